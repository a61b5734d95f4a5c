/* Stand-in for POSIX's header: its types. */
#include <sys/types.h>
