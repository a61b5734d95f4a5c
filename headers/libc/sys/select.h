/* Stand-in for POSIX's header, as glibc has it on LP64. */
#ifndef STAND_IN_SYS_SELECT_H
#define STAND_IN_SYS_SELECT_H

#include <sys/time.h>

typedef struct {
    long __fds_bits[16];
} fd_set;

#endif
