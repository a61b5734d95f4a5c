/* Stand-in for the C library's header: files, as glibc names them. */
#ifndef STAND_IN_STDIO_H
#define STAND_IN_STDIO_H

#include <stddef.h>

typedef struct _IO_FILE FILE;

#endif
