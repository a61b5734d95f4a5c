/* The behaving stand-in's answer for all that behaviour.c does not do; a twin does what its function does. */
#include "generated/records.h"

enum { NOT_SUPPORTED = 801 };

#define FUNCTION(symbol, result, parameters, names, ...) \
    __attribute__((weak)) result symbol parameters \
    { \
        return NOT_SUPPORTED; \
    }
#define TWIN(symbol, of, result, parameters, names, ...) \
    result of parameters; \
    result symbol parameters { return of names; }
#include "generated/functions.h"
