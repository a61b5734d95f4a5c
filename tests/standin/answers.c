/* Quick answers to the questions that object libraries ask a driver first. With nothing.c, their calls can be timed as well.
 * Handles are numbers without objects. Handles of frequently made objects differ from call to call and repeat after a
 * while, as a driver's do.
 *
 * A library has the kernels kernel0, kernel1 ...: kernelN takes N parameters of 8 bytes.
 */
#define _GNU_SOURCE
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { SUCCESS = 0, INVALID_VALUE = 1 };
enum { VERSION = 13000, DEVICES = 2 };
enum { WARP_SIZE = 10, COMPUTE_CAPABILITY_MAJOR = 75, COMPUTE_CAPABILITY_MINOR = 76 };

/* Addresses without objects: odd addresses in user space, which allocators never return. */
#define CONTEXT 0x5500000001
#define POOL 0x5500000003
#define LIBRARY 0x5500000005
#define MODULE 0x5500000007
#define KERNELS 0x5500010001

#define GIVES(symbol, parameters, type, ...) \
    int symbol parameters { \
        *(type *)out = (__VA_ARGS__); \
        return SUCCESS; \
    }

/* The next of 1024 numbers. */
#define NEXT(first, step) ({ static unsigned count; (first) + (count++ & 1023) * (uint64_t)(step); })

GIVES(cuDriverGetVersion, (void *out), int, VERSION)
GIVES(cuDeviceGetCount, (void *out), int, DEVICES)
GIVES(cuDeviceGet, (void *out, int ordinal), int, ordinal)
GIVES(cuDeviceGetAttribute, (void *out, unsigned attribute, int device), int,
      attribute == WARP_SIZE ? 32 : attribute == COMPUTE_CAPABILITY_MAJOR ? 9 : attribute != COMPUTE_CAPABILITY_MINOR)

GIVES(cuDevicePrimaryCtxRetain, (void *out, int device), uint64_t, CONTEXT)
GIVES(cuCtxGetCurrent, (void *out), uint64_t, CONTEXT)
GIVES(cuCtxPopCurrent_v2, (void *out), uint64_t, CONTEXT)
GIVES(cuCtxGetDevice, (void *out), int, 0)
GIVES(cuStreamGetCtx, (void *stream, void *out), uint64_t, CONTEXT)

GIVES(cuStreamCreate, (void *out, unsigned flags), uint64_t, NEXT(0x5510000000, 64))
GIVES(cuStreamCreateWithPriority, (void *out, unsigned flags, int priority), uint64_t, NEXT(0x5520000000, 64))
GIVES(cuStreamIsCapturing, (void *stream, void *out), int, 0)
GIVES(cuStreamGetFlags, (void *stream, void *out), unsigned, 1)
GIVES(cuStreamGetPriority, (void *stream, void *out), int, 0)
GIVES(cuEventCreate, (void *out, unsigned flags), uint64_t, NEXT(0x5530000000, 64))

GIVES(cuDeviceGetMemPool, (void *out, int device), uint64_t, POOL)
GIVES(cuDeviceGetDefaultMemPool, (void *out, int device), uint64_t, POOL)
GIVES(cuMemGetMemPool, (void *out, void *location, unsigned type), uint64_t, POOL)
GIVES(cuMemGetDefaultMemPool, (void *out, void *location, unsigned type), uint64_t, POOL)
GIVES(cuMemPoolCreate, (void *out, void *properties), uint64_t, POOL)
GIVES(cuMemPoolGetAttribute, (void *pool, unsigned attribute, void *out), uint64_t, UINT64_MAX)
GIVES(cuMemAlloc_v2, (void *out, uint64_t size), uint64_t, NEXT(0x7F0000000000, 4096))
GIVES(cuMemAllocAsync, (void *out, uint64_t size, void *stream), uint64_t, NEXT(0x7F1000000000, 4096))
GIVES(cuMemAllocFromPoolAsync, (void *out, uint64_t size, void *pool, void *stream), uint64_t, NEXT(0x7F2000000000, 4096))

GIVES(cuLibraryLoadData, (void *out, void *code, void *o, void *v, unsigned n, void *lo, void *lv, unsigned ln), uint64_t, LIBRARY)
GIVES(cuKernelGetLibrary, (void *out, void *kernel), uint64_t, LIBRARY)
GIVES(cuModuleLoadData, (void *out, void *code), uint64_t, MODULE)
GIVES(cuModuleLoadDataEx, (void *out, void *code, unsigned n, void *o, void *v), uint64_t, MODULE)
GIVES(cuKernelGetFunction, (void *out, void *kernel), uint64_t, (uint64_t)kernel)

/* The number of parameters is in the handle. */

static uint64_t kernel(const char *name)
{
    return KERNELS + 16 * strtoull(name + strcspn(name, "0123456789"), NULL, 10);
}

GIVES(cuLibraryGetKernel, (void *out, void *library, char *name), uint64_t, kernel(name))
GIVES(cuModuleGetFunction, (void *out, void *module, char *name), uint64_t, kernel(name))

int cuKernelGetParamInfo(void *handle, uint64_t index, uint64_t *offset, uint64_t *size)
{
    if (index >= ((uint64_t)handle - KERNELS) / 16)
        return INVALID_VALUE;
    *offset = 8 * index;
    if (size)
        *size = 8;
    return SUCCESS;
}

int cuFuncGetParamInfo(void *handle, uint64_t index, uint64_t *offset, uint64_t *size)
{
    return cuKernelGetParamInfo(handle, index, offset, size);
}

int cuKernelGetParamCount(void *handle, uint64_t *count)
{
    *count = ((uint64_t)handle - KERNELS) / 16;
    return SUCCESS;
}
