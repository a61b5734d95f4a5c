/* Stand-in for POSIX's header: the types and addresses of IPv4. */
#ifndef STAND_IN_NETINET_IN_H
#define STAND_IN_NETINET_IN_H

#include <stdint.h>
#include <sys/socket.h>

typedef uint16_t in_port_t;
typedef uint32_t in_addr_t;

struct in_addr {
    in_addr_t s_addr;
};

#endif
