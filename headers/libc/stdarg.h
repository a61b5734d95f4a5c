/* Stand-in for the C library's header: Python has no such list, and passes functions that take one an address. */
#ifndef STAND_IN_STDARG_H
#define STAND_IN_STDARG_H

typedef void *va_list;

#endif
