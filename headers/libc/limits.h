/* Stand-in for the C library's header: the limits on LP64 and on LLP64 (Windows). */
#ifndef STAND_IN_LIMITS_H
#define STAND_IN_LIMITS_H

#define CHAR_BIT 8
#define SCHAR_MIN (-128)
#define SCHAR_MAX 127
#define UCHAR_MAX 255
#define SHRT_MIN (-32768)
#define SHRT_MAX 32767
#define USHRT_MAX 65535
#define INT_MAX 2147483647
#define INT_MIN (-INT_MAX - 1)
#define UINT_MAX 4294967295U
#if defined(_WIN64)
#define LONG_MAX 2147483647L
#define ULONG_MAX 4294967295UL
#else
#define LONG_MAX 9223372036854775807L
#define ULONG_MAX 18446744073709551615UL
#endif
#define LONG_MIN (-LONG_MAX - 1L)
#define LLONG_MAX 9223372036854775807LL
#define LLONG_MIN (-LLONG_MAX - 1LL)
#define ULLONG_MAX 18446744073709551615ULL
#if !defined(_WIN64)
#define SSIZE_MAX LONG_MAX
#define NAME_MAX 255
#define PATH_MAX 4096
#define IOV_MAX 1024
#endif

#endif
