/* Stand-in for the C library's header: the types that CUDA's headers use, no more. */
#ifndef STAND_IN_STDDEF_H
#define STAND_IN_STDDEF_H

#if defined(_WIN64)
typedef unsigned long long size_t;
typedef long long ptrdiff_t;
typedef unsigned short wchar_t;
#else
typedef unsigned long size_t;
typedef long ptrdiff_t;
typedef int wchar_t;
#endif

#define NULL ((void *)0)

#endif
