/* Stand-in for POSIX's header: addresses of the internet. */
#include <netinet/in.h>
