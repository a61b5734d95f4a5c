/* Stand-in for the C library's header: files, as glibc names them. */
#ifndef STAND_IN_STDIO_H
#define STAND_IN_STDIO_H

#include <stdarg.h>
#include <stddef.h>

typedef struct _IO_FILE FILE;

#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
#define EOF (-1)

#endif
