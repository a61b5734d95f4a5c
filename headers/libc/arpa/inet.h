/* Stand-in for POSIX's header: CUDA's headers want the socket's types of it. */
#include <sys/socket.h>
