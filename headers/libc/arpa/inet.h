/* Stand-in for POSIX's header: CUDA's headers need its socket types. */
#include <sys/socket.h>
