/* Stand-in for POSIX's header: functions on memory and text, which no other header's declarations use. */
#include <stddef.h>
