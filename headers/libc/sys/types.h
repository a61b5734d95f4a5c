/* Stand-in for POSIX's header: sizes and offsets, as on LP64 and on LLP64 (Windows), and struct timespec, as in glibc. */
#ifndef STAND_IN_SYS_TYPES_H
#define STAND_IN_SYS_TYPES_H

#include <stddef.h>
#include <stdint.h>
#include <time.h>

#if defined(_WIN64)
typedef long long ssize_t;
#else
typedef long ssize_t;
#endif
typedef long off_t;
typedef long loff_t;
#if defined(_WIN64)
typedef unsigned int dev_t;
typedef unsigned short ino_t;
typedef unsigned short mode_t;
typedef long long pid_t;
#else
typedef unsigned long dev_t;
typedef unsigned long ino_t;
typedef unsigned int mode_t;
typedef int pid_t;
#endif
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int id_t;
typedef int key_t;
typedef int clockid_t;
typedef long suseconds_t;

#include <sys/select.h>

#endif
