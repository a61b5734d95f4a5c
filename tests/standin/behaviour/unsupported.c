/* The behaving stand-in's answer for all that its other parts do not do; a twin does what its function does. */
#include "generated/records.h"

#ifndef NOT_SUPPORTED
#define NOT_SUPPORTED 801
#endif

#define FUNCTION(symbol, result, parameters, names, ...) \
    __attribute__((weak)) result symbol parameters \
    { \
        return (result)(intptr_t)NOT_SUPPORTED; \
    }
#define TWIN(symbol, of, result, parameters, names, ...) \
    result of parameters; \
    result symbol parameters { return of names; }
#include "generated/functions.h"
