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

#endif
