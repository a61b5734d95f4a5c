/* Stand-in for POSIX's header: its types, of which programs know pointers alone. */
#include <sys/types.h>

struct dirent;
typedef struct __dirstream DIR;
