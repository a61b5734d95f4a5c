/* The behaving stand-in's answer for functions that its other parts lack. A twin calls its function. */
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
