/* Stand-in for POSIX's header: a piece of memory to read or write. */
#ifndef STAND_IN_SYS_UIO_H
#define STAND_IN_SYS_UIO_H

#include <sys/types.h>

struct iovec {
    void *iov_base;
    size_t iov_len;
};

#endif
