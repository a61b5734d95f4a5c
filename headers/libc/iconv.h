/* Stand-in for POSIX's header: its type, without its functions. */
#ifndef STAND_IN_ICONV_H
#define STAND_IN_ICONV_H

#include <stddef.h>

typedef void *iconv_t;

#endif
