/* Stand-in for POSIX's header: sizes and offsets, as on LP64, and struct timespec, as in glibc. */
#ifndef STAND_IN_SYS_TYPES_H
#define STAND_IN_SYS_TYPES_H

#include <stddef.h>
#include <time.h>

typedef long ssize_t;
typedef long off_t;
typedef long loff_t;
typedef unsigned long dev_t;
typedef unsigned long ino_t;
typedef unsigned int mode_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int id_t;
typedef int pid_t;
typedef int key_t;
typedef int clockid_t;
typedef long suseconds_t;

#include <sys/select.h>

#endif
