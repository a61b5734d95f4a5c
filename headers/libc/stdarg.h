/* Stand-in for the C library's header: Python has no argument lists, and passes an address in their place. */
#ifndef STAND_IN_STDARG_H
#define STAND_IN_STDARG_H

typedef void *va_list;

#endif
