/* Stand-in for the C library's header: its words, without its functions. */
#ifndef STAND_IN_COMPLEX_H
#define STAND_IN_COMPLEX_H

#define complex _Complex

#endif
