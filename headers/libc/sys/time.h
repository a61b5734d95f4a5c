/* Stand-in for POSIX's header, as it is on LP64 and on LLP64 (Windows). */
#ifndef STAND_IN_SYS_TIME_H
#define STAND_IN_SYS_TIME_H

#include <time.h>

struct timeval {
#if defined(_WIN64)
    long tv_sec;
#else
    time_t tv_sec;
#endif
    long tv_usec;
};

#endif
