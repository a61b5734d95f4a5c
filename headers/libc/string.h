/* Stand-in for the C library's header: inline functions call its functions; the only type is size_t. */
#include <stddef.h>
