/* Every function succeeds at once and does nothing else, so that timings show the binding alone. They are weak, so that answers.c
   can replace some of them. */
#include "generated/records.h"

#define FUNCTION(symbol, result, parameters, names, ...) \
    __attribute__((weak)) result symbol parameters { return 0; }
#define TWIN(symbol, of, ...) FUNCTION(symbol, __VA_ARGS__)
#include "generated/functions.h"
