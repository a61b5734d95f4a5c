/* Stand-in for the C library's header, as it is on LP64 and on LLP64 (Windows). */
#ifndef STAND_IN_TIME_H
#define STAND_IN_TIME_H

#include <stddef.h>

#if defined(_WIN64)
typedef long long time_t;
#else
typedef long time_t;
#endif
typedef long clock_t;

struct timespec {
    time_t tv_sec;
    long tv_nsec;
};

struct tm {
    int tm_sec;
    int tm_min;
    int tm_hour;
    int tm_mday;
    int tm_mon;
    int tm_year;
    int tm_wday;
    int tm_yday;
    int tm_isdst;
#if !defined(_WIN64)
    long tm_gmtoff;
    const char *tm_zone;
#endif
};

#endif
