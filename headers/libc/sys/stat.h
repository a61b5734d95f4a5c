/* Stand-in for POSIX's header: its types, but not struct stat. */
#include <sys/types.h>

struct stat;
