/* Stand-in for the C library's header: CUDA's headers want size_t of it. */
#include <stddef.h>
