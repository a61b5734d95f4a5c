/* Stand-in for POSIX's header, as it is on LP64. */
#ifndef STAND_IN_SYS_TIME_H
#define STAND_IN_SYS_TIME_H

#include <time.h>

struct timeval {
    time_t tv_sec;
    long tv_usec;
};

#endif
