/* Stand-in for POSIX's header: an address of any family. */
#ifndef STAND_IN_SYS_SOCKET_H
#define STAND_IN_SYS_SOCKET_H

#include <sys/types.h>

typedef unsigned int socklen_t;
typedef unsigned short sa_family_t;

struct sockaddr {
    unsigned short sa_family;
    char sa_data[14];
};

struct sockaddr_storage {
    unsigned short ss_family;
    char __ss_padding[118];
    unsigned long __ss_align;
};

#endif
