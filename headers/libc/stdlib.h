/* Stand-in for the C library's header: CUDA's headers need its size_t. */
#include <stddef.h>
