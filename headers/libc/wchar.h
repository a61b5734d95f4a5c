/* Stand-in for the C library's header: its types. */
#include <stddef.h>
