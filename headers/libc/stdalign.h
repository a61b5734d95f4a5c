/* Stand-in for the C library's header. */
#ifndef STAND_IN_STDALIGN_H
#define STAND_IN_STDALIGN_H

#define alignas _Alignas
#define alignof _Alignof

#endif
