/* NVML without a driver: a GPU of a server, one of a workstation, and one that is split into MIG devices.
 *
 * nvml.c              the devices and queries about them
 * nvml_events.c       waiting for events
 * nvml_unsupported.c  everything else: not supported
 *
 * The first two GPUs have the identities of the GPUs of the driver's stand-in; the split one is not visible to CUDA.
 */
#ifndef NVML_H
#define NVML_H

#include "generated/enumerators.h"
#include "generated/records.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* The prototypes: a definition that does not fit the table does not compile. */
#define PROCEDURE(symbol, parameters, ...) void symbol parameters;
#define FUNCTION(symbol, result, parameters, names, ...) result symbol parameters;
#include "generated/functions.h"
#undef FUNCTION
#undef PROCEDURE

enum { GPUS = 3, MIG_DEVICES = 2, DEVICES = GPUS + MIG_DEVICES };

struct device {
    int number;
};
extern struct device devices[DEVICES];

int initialized(void);
int known(const void *device);

#define REQUIRE(condition, error) \
    do { \
        if (!(condition)) \
            return error; \
    } while (0)
#define SET(pointer, type, ...) (*(type *)(pointer) = (__VA_ARGS__))
#define READY REQUIRE(initialized(), NVML_ERROR_UNINITIALIZED)
#define VERSION(record, number) \
    REQUIRE((record)->version == (sizeof *(record) | (number) << 24), NVML_ERROR_ARGUMENT_VERSION_MISMATCH)

/* How an entry begins that is about a device: any, or a whole GPU. */
#define ANY(name, handle) \
    READY; \
    REQUIRE(known(handle), NVML_ERROR_INVALID_ARGUMENT); \
    __attribute__((unused)) int name = ((const struct device *)(handle))->number
#define GPU(name, handle) \
    ANY(name, handle); \
    REQUIRE(name < GPUS, NVML_ERROR_NOT_SUPPORTED)

#endif
