/* Stand-in for the C library's header, as it is on LP64. */
#ifndef STAND_IN_TIME_H
#define STAND_IN_TIME_H

typedef long time_t;

struct timespec {
    time_t tv_sec;
    long tv_nsec;
};

#endif
