/* Stand-in for POSIX's header: how files are opened, on Linux. O_DIRECTORY and O_NOFOLLOW have other values on AArch64. */
#ifndef STAND_IN_FCNTL_H
#define STAND_IN_FCNTL_H

#include <sys/types.h>

#define O_RDONLY 0
#define O_WRONLY 01
#define O_RDWR 02
#define O_ACCMODE 03
#define O_CREAT 0100
#define O_EXCL 0200
#define O_NOCTTY 0400
#define O_TRUNC 01000
#define O_APPEND 02000
#define O_NONBLOCK 04000
#define O_NDELAY 04000
#define O_DSYNC 010000
#define O_ASYNC 020000
#define O_DIRECTORY 0200000
#define O_NOFOLLOW 0400000
#define O_CLOEXEC 02000000
#define O_RSYNC 04010000
#define O_SYNC 04010000

#endif
