/* Stand-in for the C library's header. */
#ifndef STAND_IN_STDBOOL_H
#define STAND_IN_STDBOOL_H

#define bool _Bool
#define true 1
#define false 0

#endif
