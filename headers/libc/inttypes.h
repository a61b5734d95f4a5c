/* Stand-in for the C library's header: the integers, and the formats to print them on LP64 and on LLP64 (Windows). */
#ifndef STAND_IN_INTTYPES_H
#define STAND_IN_INTTYPES_H

#include <stdint.h>

#if defined(_WIN64)
#define STAND_IN_WIDE "ll"
#else
#define STAND_IN_WIDE "l"
#endif

#define PRId8 "d"
#define PRIi8 "i"
#define PRIo8 "o"
#define PRIu8 "u"
#define PRIx8 "x"
#define PRIX8 "X"
#define PRId16 "d"
#define PRIi16 "i"
#define PRIo16 "o"
#define PRIu16 "u"
#define PRIx16 "x"
#define PRIX16 "X"
#define PRId32 "d"
#define PRIi32 "i"
#define PRIo32 "o"
#define PRIu32 "u"
#define PRIx32 "x"
#define PRIX32 "X"
#define PRId64 STAND_IN_WIDE "d"
#define PRIi64 STAND_IN_WIDE "i"
#define PRIo64 STAND_IN_WIDE "o"
#define PRIu64 STAND_IN_WIDE "u"
#define PRIx64 STAND_IN_WIDE "x"
#define PRIX64 STAND_IN_WIDE "X"
#define PRIdMAX STAND_IN_WIDE "d"
#define PRIiMAX STAND_IN_WIDE "i"
#define PRIoMAX STAND_IN_WIDE "o"
#define PRIuMAX STAND_IN_WIDE "u"
#define PRIxMAX STAND_IN_WIDE "x"
#define PRIXMAX STAND_IN_WIDE "X"
#define PRIdPTR STAND_IN_WIDE "d"
#define PRIiPTR STAND_IN_WIDE "i"
#define PRIoPTR STAND_IN_WIDE "o"
#define PRIuPTR STAND_IN_WIDE "u"
#define PRIxPTR STAND_IN_WIDE "x"
#define PRIXPTR STAND_IN_WIDE "X"

#endif
