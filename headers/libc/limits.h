/* Stand-in for the C library's header: the limits that CUDA's headers use. */
#ifndef STAND_IN_LIMITS_H
#define STAND_IN_LIMITS_H

#define INT_MAX 2147483647
#define INT_MIN (-INT_MAX - 1)

#endif
