/* Stand-in for the C library's header: inline functions call its functions, but need only size_t of it. */
#include <stddef.h>
