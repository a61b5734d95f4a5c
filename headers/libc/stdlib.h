/* Stand-in for the C library's header: CUDA's headers need its size_t, others the types that glibc's brings. */
#include <stddef.h>
#if !defined(_WIN64)
#include <sys/types.h>
#endif
