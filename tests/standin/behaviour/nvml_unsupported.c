/* NVML's answer for functions that nvml.c lacks. */
#define NOT_SUPPORTED 3
#define PROCEDURE(symbol, parameters, ...) \
    __attribute__((weak)) void symbol parameters {}
#include "unsupported.c"
