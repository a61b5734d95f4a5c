/* Stand-in for the C library's header: its size_t. */
#include <stddef.h>
