/* Stand-in for POSIX's header: sizes and offsets, as on LP64, and struct timespec, as in glibc. */
#ifndef STAND_IN_SYS_TYPES_H
#define STAND_IN_SYS_TYPES_H

#include <stddef.h>
#include <time.h>

typedef long ssize_t;
typedef long off_t;
typedef long loff_t;

#endif
