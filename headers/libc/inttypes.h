/* Stand-in for the C library's header: the integers, without the formats to print them. */
#include <stdint.h>
