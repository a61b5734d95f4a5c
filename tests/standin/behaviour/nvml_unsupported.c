/* NVML's answer for what nvml.c does not do. */
#define NOT_SUPPORTED 3
#define PROCEDURE(symbol, parameters, ...) \
    __attribute__((weak)) void symbol parameters {}
#include "unsupported.c"
