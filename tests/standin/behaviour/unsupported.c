/* The behaving stand-in's answer for all that behaviour.c does not do; a twin does what its function does. */
#include "generated/records.h"

enum { NOT_SUPPORTED = 801 };

#define FUNCTION(symbol, parameters, names, ...) \
    __attribute__((weak)) int symbol parameters \
    { \
        return NOT_SUPPORTED; \
    }
#define TWIN(symbol, of, parameters, names, ...) \
    int of parameters; \
    int symbol parameters { return of names; }
#include "generated/functions.h"
