/* Stand-in for POSIX's header: its types, and the constants that stdio.h has too. */
#include <sys/types.h>

#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
