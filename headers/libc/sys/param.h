/* Stand-in for the system's header, as on Linux. */
#ifndef STAND_IN_SYS_PARAM_H
#define STAND_IN_SYS_PARAM_H

#include <limits.h>
#include <sys/types.h>

#define MAXHOSTNAMELEN 64
#define MAXPATHLEN 4096

#endif
