/* Start, devices, contexts, errors. */
#define _GNU_SOURCE
#include "behaviour.h"

#include <ctype.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static pthread_mutex_t mutex;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

__attribute__((constructor)) static void make_mutex(void)
{
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&mutex, &attributes);
}

void standin_lock(void)
{
    pthread_mutex_lock(&mutex);
}

void standin_unlock(void *unused)
{
    (void)unused;
    pthread_mutex_unlock(&mutex);
}

void standin_wait(void)
{
    pthread_cond_wait(&changed, &mutex);
}

void standin_wake(void)
{
    pthread_cond_broadcast(&changed);
}

/* Objects. */

static struct object *objects, *table[1 << 12];

static struct object **place(void *handle)
{
    return &table[(uintptr_t)handle / 16 % (sizeof table / sizeof *table)];
}

void *object_new(enum kind kind, size_t size)
{
    struct object *object = calloc(1, size), **at = place(object);
    object->kind = kind;
    object->beside = *at;
    *at = object;
    object->next = objects;
    object->link = &objects;
    if (objects)
        objects->link = &object->next;
    return objects = object;
}

void *object_get(void *handle, enum kind kind)
{
    for (struct object *object = *place(handle); object; object = object->beside)
        if (object == handle)
            return object->kind == kind ? object : NULL;
    return NULL;
}

void object_end(void *handle)
{
    struct object *object = handle, **at = place(object);
    while (*at && *at != object)
        at = &(*at)->beside;
    if (!*at)
        return;
    *at = object->beside;
    *object->link = object->next;
    if (object->next)
        object->next->link = object->link;
}

struct object *object_first(void)
{
    return objects;
}

/* The number of existing objects of a kind, for tests; -1 for an unknown kind. */
long standin_live(const char *kind)
{
    static const char *const names[] = {
        [CONTEXT] = "context", [STREAM] = "stream", [EVENT] = "event", [POOL] = "pool", [MODULE] = "module",
        [LINK] = "link", [GRAPH] = "graph", [EXEC] = "exec", [GREEN] = "green context", [PHYSICAL] = "physical memory",
        [ARRAY] = "array", [MIPMAP] = "mipmapped array", [TEXTURE] = "texture", [SURFACE] = "surface",
        [GRAPHICS] = "graphics resource",
        [USER_OBJECT] = "user object",
    };
    LOCKED;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (!names[i] || strcmp(names[i], kind) != 0)
            continue;
        long count = 0;
        for (struct object *object = objects; object; object = object->next)
            count += object->kind == i && !(i == GRAPH && ((struct graph *)object)->is_inner);
        return count;
    }
    return -1;
}

/* Start. */

static pid_t process; /* the one that called cuInit; a forked child has no driver */
_Thread_local int inside_callback;

int cuInit(uint32_t flags)
{
    REQUIRE(flags == 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(process == 0 || process == getpid(), CUDA_ERROR_NOT_INITIALIZED);
    process = getpid();
    return CUDA_SUCCESS;
}

int standin_ready(void)
{
    REQUIRE(process != 0 && process == getpid(), CUDA_ERROR_NOT_INITIALIZED);
    REQUIRE(!inside_callback, CUDA_ERROR_NOT_PERMITTED);
    return CUDA_SUCCESS;
}

static int driver_version = 13050;

void standin_set_driver_version(int version)
{
    driver_version = version;
}

int cuDriverGetVersion(void *version)
{
    REQUIRE(version, CUDA_ERROR_INVALID_VALUE);
    SET(version, int, driver_version);
    return CUDA_SUCCESS;
}

/* Errors. */

static const struct {
    uint32_t value;
    const char *name;
} statuses[] = {
#define STATUS(value, name) {value, name},
#include "generated/statuses.h"
};

int cuGetErrorName(uint32_t status, void *name)
{
    REQUIRE(name, CUDA_ERROR_INVALID_VALUE);
    SET(name, const char *, NULL);
    for (size_t i = 0; i < sizeof statuses / sizeof *statuses; i++)
        if (statuses[i].value == status)
            SET(name, const char *, statuses[i].name);
    return *(const char **)name ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}

/* The words of the name: "invalid value". */
int cuGetErrorString(uint32_t status, void *text)
{
    static char texts[sizeof statuses / sizeof *statuses][64];
    LOCKED;
    const char *name;
    REQUIRE(text, CUDA_ERROR_INVALID_VALUE);
    SET(text, const char *, NULL);
    if (cuGetErrorName(status, &name))
        return CUDA_ERROR_INVALID_VALUE;
    name += strncmp(name, "CUDA_ERROR_", 11) == 0 ? 11 : strlen("CUDA_");
    for (size_t i = 0; i < sizeof statuses / sizeof *statuses; i++) {
        if (statuses[i].value != status)
            continue;
        for (size_t j = 0; name[j]; j++)
            texts[i][j] = name[j] == '_' ? ' ' : (char)tolower((unsigned char)name[j]);
        SET(text, const char *, texts[i]);
    }
    return CUDA_SUCCESS;
}

/* Devices. */

#define DEVICE(device) \
    READY; \
    REQUIRE(0 <= (device) && (device) < DEVICES, CUDA_ERROR_INVALID_DEVICE)

static const uint64_t total_memory = (uint64_t)16 << 30;

int cuDeviceGet(void *device, int32_t ordinal)
{
    DEVICE(ordinal);
    REQUIRE(device, CUDA_ERROR_INVALID_VALUE);
    SET(device, int32_t, ordinal);
    return CUDA_SUCCESS;
}

int cuDeviceGetCount(void *count)
{
    READY;
    REQUIRE(count, CUDA_ERROR_INVALID_VALUE);
    SET(count, int32_t, DEVICES);
    return CUDA_SUCCESS;
}

int cuDeviceGetName(void *name, int32_t length, int32_t device)
{
    DEVICE(device);
    REQUIRE(name && length > 0, CUDA_ERROR_INVALID_VALUE);
    snprintf(name, (size_t)length, "Stand-in GPU %d", device);
    return CUDA_SUCCESS;
}

int cuDeviceGetUuid_v2(void *uuid, int32_t device)
{
    DEVICE(device);
    REQUIRE(uuid, CUDA_ERROR_INVALID_VALUE);
    for (int i = 0; i < 16; i++) /* with NULs, at which no text function may stop */
        ((unsigned char *)uuid)[i] = i % 4 == 2 ? 0 : (unsigned char)(0xA0 + i + 0x10 * device);
    return CUDA_SUCCESS;
}

int cuDeviceGetUuid(void *uuid, int32_t device)
{
    return cuDeviceGetUuid_v2(uuid, device);
}

int cuDeviceTotalMem_v2(void *bytes, int32_t device)
{
    DEVICE(device);
    REQUIRE(bytes, CUDA_ERROR_INVALID_VALUE);
    SET(bytes, uint64_t, total_memory);
    return CUDA_SUCCESS;
}

static int attribute(uint32_t which, int device)
{
    switch (which) {
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK: return 1024;
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X: return 1024;
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y: return 1024;
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z: return 64;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X: return 0x7FFFFFFF;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y: return 65535;
    case CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z: return 65535;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK: return 48 << 10;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: return 227 << 10;
    case CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: return 228 << 10;
    case CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY: return 64 << 10;
    case CU_DEVICE_ATTRIBUTE_WARP_SIZE: return 32;
    case CU_DEVICE_ATTRIBUTE_MAX_PITCH: return 0x7FFFFFFF;
    case CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK: return 65536;
    case CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR: return 65536;
    case CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR: return 2048;
    case CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR: return 32;
    case CU_DEVICE_ATTRIBUTE_CLOCK_RATE: return 1000000;
    case CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE: return 1000000;
    case CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH: return 256;
    case CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE: return 1 << 20;
    case CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT: return 512;
    case CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT: return 32;
    case CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT: return 512;
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH: return 131072;
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT: return 65536;
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT:
    case CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH: return 16384;
    case CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT: return 20;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR: return 9;
    case CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR: return 0;
    case CU_DEVICE_ATTRIBUTE_PCI_BUS_ID: return device + 1;
    case CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING:
    case CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY:
    case CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS:
    case CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY:
    case CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS:
    case CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH:
    case CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT:
    case CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM:
    case CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES: /* a file descriptor */
    case CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH:
    case CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED:
    case CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED: return 1;
    default: return 0;
    }
}

int cuDeviceGetAttribute(void *value, uint32_t which, int32_t device)
{
    DEVICE(device);
    REQUIRE(value && which > 0 && which < CU_DEVICE_ATTRIBUTE_MAX, CUDA_ERROR_INVALID_VALUE);
    SET(value, int32_t, attribute(which, device));
    return CUDA_SUCCESS;
}

int cuDeviceGetProperties(void *properties, int32_t device)
{
    DEVICE(device);
    REQUIRE(properties, CUDA_ERROR_INVALID_VALUE);
    SET(properties, CUdevprop_st, ((CUdevprop_st){
        .maxThreadsPerBlock = 1024, .maxThreadsDim = {1024, 1024, 64}, .maxGridSize = {0x7FFFFFFF, 65535, 65535},
        .sharedMemPerBlock = 48 << 10, .totalConstantMemory = 64 << 10, .SIMDWidth = 32, .memPitch = 0x7FFFFFFF,
        .regsPerBlock = 65536, .clockRate = 1000000, .textureAlign = 512,
    }));
    return CUDA_SUCCESS;
}

int cuDeviceComputeCapability(void *major, void *minor, int32_t device)
{
    DEVICE(device);
    REQUIRE(major && minor, CUDA_ERROR_INVALID_VALUE);
    SET(major, int32_t, 9);
    SET(minor, int32_t, 0);
    return CUDA_SUCCESS;
}

int cuDeviceGetPCIBusId(void *text, int32_t length, int32_t device)
{
    DEVICE(device);
    REQUIRE(text && length >= 13, CUDA_ERROR_INVALID_VALUE);
    snprintf(text, (size_t)length, "0000:%02X:00.0", device + 1);
    return CUDA_SUCCESS;
}

int cuDeviceGetByPCIBusId(void *device, void *text)
{
    READY;
    unsigned domain = 0, bus, slot = 0;
    REQUIRE(device && text, CUDA_ERROR_INVALID_VALUE);
    if (sscanf(text, "%x:%x:%x", &domain, &bus, &slot) < 2 || domain || bus < 1 || bus > DEVICES || slot)
        return CUDA_ERROR_INVALID_DEVICE;
    SET(device, int32_t, (int32_t)bus - 1);
    return CUDA_SUCCESS;
}

int cuDeviceCanAccessPeer(void *can, int32_t device, int32_t peer)
{
    DEVICE(device);
    DEVICE(peer);
    REQUIRE(can, CUDA_ERROR_INVALID_VALUE);
    SET(can, int32_t, device != peer);
    return CUDA_SUCCESS;
}

int cuDeviceGetP2PAttribute(void *value, uint32_t which, int32_t device, int32_t peer)
{
    DEVICE(device);
    DEVICE(peer);
    REQUIRE(value && which > 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(device != peer, CUDA_ERROR_INVALID_DEVICE);
    SET(value, int32_t, 1);
    return CUDA_SUCCESS;
}

int cuDeviceGetExecAffinitySupport(void *value, uint32_t which, int32_t device)
{
    DEVICE(device);
    (void)which;
    SET(value, int32_t, 0);
    return CUDA_SUCCESS;
}

/* Contexts. */

enum { DEEPEST = 64 };
static _Thread_local struct context *stack[DEEPEST];
static _Thread_local int depth;
static struct context *primaries[DEVICES];
static uint32_t primary_flags[DEVICES];
static uint64_t next_context = 1;

static struct context *top(void)
{
    return depth ? stack[depth - 1] : NULL;
}

int standin_usable(const struct context *context)
{
    REQUIRE(context, CUDA_ERROR_INVALID_CONTEXT);
    REQUIRE(!context->destroyed, CUDA_ERROR_CONTEXT_IS_DESTROYED);
    return context->error;
}

int standin_current(struct context **context)
{
    READY;
    *context = top();
    return standin_usable(*context);
}

struct context *context_new(int device, uint32_t flags)
{
    struct context *context = object_new(CONTEXT, sizeof *context);
    context->device = device;
    context->flags = flags;
    context->id = next_context++;
    context->limits[CU_LIMIT_STACK_SIZE] = 1024;
    context->limits[CU_LIMIT_PRINTF_FIFO_SIZE] = 1 << 20;
    context->limits[CU_LIMIT_MALLOC_HEAP_SIZE] = 8 << 20;
    return context;
}

static void end(struct context *context)
{
    wait_for_all();
    context->destroyed = 1;
    release_context(context);
}

static int push(struct context *context)
{
    REQUIRE(depth < DEEPEST, CUDA_ERROR_OUT_OF_MEMORY);
    stack[depth++] = context;
    return CUDA_SUCCESS;
}

int cuCtxCreate_v2(void *out, uint32_t flags, int32_t device)
{
    DEVICE(device);
    LOCKED;
    REQUIRE(out && !(flags & ~(uint32_t)CU_CTX_FLAGS_MASK), CUDA_ERROR_INVALID_VALUE);
    struct context *context = context_new(device, flags);
    SET(out, void *, context);
    return push(context);
}

int cuCtxCreate(void *out, uint32_t flags, int32_t device)
{
    return cuCtxCreate_v2(out, flags, device);
}

int cuCtxCreate_v3(void *out, void *affinities, int32_t count, uint32_t flags, int32_t device)
{
    REQUIRE(count == 0 || affinities, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(count == 0, CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY);
    return cuCtxCreate_v2(out, flags, device);
}

int cuCtxCreate_v4(void *out, void *parameters, uint32_t flags, int32_t device)
{
    const CUctxCreateParams_st *given = parameters;
    REQUIRE(!given || given->numExecAffinityParams == 0, CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY);
    return cuCtxCreate_v2(out, flags, device);
}

int cuCtxDestroy_v2(void *handle)
{
    READY;
    LOCKED;
    struct context *context = object_get(handle, CONTEXT);
    REQUIRE(context, CUDA_ERROR_INVALID_CONTEXT);
    REQUIRE(!context->destroyed, CUDA_ERROR_CONTEXT_IS_DESTROYED);
    REQUIRE(!context->primary, CUDA_ERROR_INVALID_CONTEXT);
    end(context);
    if (top() == context)
        depth--;
    return CUDA_SUCCESS;
}

int cuCtxDestroy(void *handle)
{
    return cuCtxDestroy_v2(handle);
}

int cuCtxPushCurrent_v2(void *handle)
{
    READY;
    LOCKED;
    struct context *context = object_get(handle, CONTEXT);
    REQUIRE(context, CUDA_ERROR_INVALID_CONTEXT);
    REQUIRE(!context->destroyed, CUDA_ERROR_CONTEXT_IS_DESTROYED);
    return push(context);
}

int cuCtxPushCurrent(void *handle)
{
    return cuCtxPushCurrent_v2(handle);
}

int cuCtxPopCurrent_v2(void *out)
{
    READY;
    REQUIRE(depth, CUDA_ERROR_INVALID_CONTEXT);
    depth--;
    if (out)
        SET(out, void *, stack[depth]);
    return CUDA_SUCCESS;
}

int cuCtxPopCurrent(void *out)
{
    return cuCtxPopCurrent_v2(out);
}

int cuCtxSetCurrent(void *handle)
{
    READY;
    LOCKED;
    struct context *context = object_get(handle, CONTEXT);
    REQUIRE(!handle || context, CUDA_ERROR_INVALID_CONTEXT);
    REQUIRE(!context || !context->destroyed, CUDA_ERROR_CONTEXT_IS_DESTROYED);
    if (depth)
        depth--;
    return context ? push(context) : CUDA_SUCCESS;
}

int cuCtxGetCurrent(void *out)
{
    READY;
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    SET(out, void *, top());
    return CUDA_SUCCESS;
}

int cuCtxGetDevice(void *device)
{
    CURRENT(context);
    REQUIRE(device, CUDA_ERROR_INVALID_VALUE);
    SET(device, int32_t, context->device);
    return CUDA_SUCCESS;
}

/* The context of a handle; NULL is the current one. */
static int meant(void *handle, struct context **context)
{
    if (!handle)
        return standin_current(context);
    READY;
    LOCKED;
    *context = object_get(handle, CONTEXT);
    return standin_usable(*context);
}
#define MEANT(handle, name) \
    struct context *name; \
    do { \
        int error_ = meant(handle, &name); \
        if (error_) \
            return error_; \
    } while (0)

int cuCtxGetDevice_v2(void *device, void *handle)
{
    MEANT(handle, context);
    REQUIRE(device, CUDA_ERROR_INVALID_VALUE);
    SET(device, int32_t, context->device);
    return CUDA_SUCCESS;
}

int cuCtxGetFlags(void *flags)
{
    CURRENT(context);
    REQUIRE(flags, CUDA_ERROR_INVALID_VALUE);
    SET(flags, uint32_t, context->flags);
    return CUDA_SUCCESS;
}

int cuCtxSetFlags(uint32_t flags)
{
    CURRENT(context);
    REQUIRE(!(flags & ~(uint32_t)CU_CTX_FLAGS_MASK), CUDA_ERROR_INVALID_VALUE);
    context->flags = flags;
    return CUDA_SUCCESS;
}

int cuCtxGetId(void *handle, void *id)
{
    MEANT(handle, context);
    REQUIRE(id, CUDA_ERROR_INVALID_VALUE);
    SET(id, uint64_t, context->id);
    return CUDA_SUCCESS;
}

int cuCtxGetApiVersion(void *handle, void *version)
{
    MEANT(handle, context);
    REQUIRE(version, CUDA_ERROR_INVALID_VALUE);
    SET(version, uint32_t, 3020);
    return CUDA_SUCCESS;
}

int cuCtxGetLimit(void *value, uint32_t limit)
{
    CURRENT(context);
    REQUIRE(value, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(limit < CU_LIMIT_MAX, CUDA_ERROR_UNSUPPORTED_LIMIT);
    SET(value, uint64_t, context->limits[limit]);
    return CUDA_SUCCESS;
}

int cuCtxSetLimit(uint32_t limit, uint64_t value)
{
    CURRENT(context);
    REQUIRE(limit < CU_LIMIT_MAX, CUDA_ERROR_UNSUPPORTED_LIMIT);
    context->limits[limit] = value;
    return CUDA_SUCCESS;
}

int cuCtxGetCacheConfig(void *config)
{
    CURRENT(context);
    REQUIRE(config, CUDA_ERROR_INVALID_VALUE);
    SET(config, uint32_t, context->cache);
    return CUDA_SUCCESS;
}

int cuCtxSetCacheConfig(uint32_t config)
{
    CURRENT(context);
    REQUIRE(config <= CU_FUNC_CACHE_PREFER_EQUAL, CUDA_ERROR_INVALID_VALUE);
    context->cache = config;
    return CUDA_SUCCESS;
}

int cuCtxGetStreamPriorityRange(void *least, void *greatest)
{
    CURRENT(context);
    if (least)
        SET(least, int32_t, 0);
    if (greatest)
        SET(greatest, int32_t, -5);
    return CUDA_SUCCESS;
}

int cuCtxResetPersistingL2Cache(void)
{
    CURRENT(context);
    return CUDA_SUCCESS;
}

int cuCtxSynchronize(void)
{
    CURRENT(context);
    LOCKED;
    wait_for_all();
    return context->error;
}

int cuCtxSynchronize_v2(void *handle)
{
    MEANT(handle, context);
    LOCKED;
    wait_for_all();
    return context->error;
}

int cuCtxEnablePeerAccess(void *handle, uint32_t flags)
{
    CURRENT(context);
    LOCKED;
    struct context *peer = object_get(handle, CONTEXT);
    REQUIRE(flags == 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(peer && peer != context, CUDA_ERROR_INVALID_CONTEXT);
    REQUIRE(peer->device != context->device, CUDA_ERROR_INVALID_DEVICE);
    REQUIRE(!context->peers[peer->device], CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
    context->peers[peer->device] = 1;
    return CUDA_SUCCESS;
}

int cuCtxDisablePeerAccess(void *handle)
{
    CURRENT(context);
    LOCKED;
    struct context *peer = object_get(handle, CONTEXT);
    REQUIRE(peer, CUDA_ERROR_INVALID_CONTEXT);
    REQUIRE(context->peers[peer->device], CUDA_ERROR_PEER_ACCESS_NOT_ENABLED);
    context->peers[peer->device] = 0;
    return CUDA_SUCCESS;
}

int cuDevicePrimaryCtxRetain(void *out, int32_t device)
{
    DEVICE(device);
    LOCKED;
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    if (!primaries[device]) {
        primaries[device] = context_new(device, 0);
        primaries[device]->primary = 1;
    }
    struct context *context = primaries[device];
    if (context->retained++ == 0) {
        context->destroyed = context->error = 0;
        context->flags = primary_flags[device];
    }
    SET(out, void *, context);
    return CUDA_SUCCESS;
}

int cuDevicePrimaryCtxRelease_v2(int32_t device)
{
    DEVICE(device);
    LOCKED;
    REQUIRE(primaries[device] && primaries[device]->retained, CUDA_ERROR_INVALID_CONTEXT);
    if (--primaries[device]->retained == 0)
        end(primaries[device]);
    return CUDA_SUCCESS;
}

int cuDevicePrimaryCtxRelease(int32_t device)
{
    return cuDevicePrimaryCtxRelease_v2(device);
}

int cuDevicePrimaryCtxReset_v2(int32_t device)
{
    DEVICE(device);
    LOCKED;
    if (primaries[device] && primaries[device]->retained) {
        primaries[device]->retained = 0;
        end(primaries[device]);
    }
    return CUDA_SUCCESS;
}

int cuDevicePrimaryCtxReset(int32_t device)
{
    return cuDevicePrimaryCtxReset_v2(device);
}

int cuDevicePrimaryCtxGetState(int32_t device, void *flags, void *active)
{
    DEVICE(device);
    LOCKED;
    REQUIRE(flags && active, CUDA_ERROR_INVALID_VALUE);
    SET(flags, uint32_t, primary_flags[device]);
    SET(active, int32_t, primaries[device] && primaries[device]->retained);
    return CUDA_SUCCESS;
}

int cuDevicePrimaryCtxSetFlags_v2(int32_t device, uint32_t flags)
{
    DEVICE(device);
    LOCKED;
    REQUIRE(!(flags & ~(uint32_t)CU_CTX_FLAGS_MASK), CUDA_ERROR_INVALID_VALUE);
    primary_flags[device] = flags;
    if (primaries[device])
        primaries[device]->flags = flags;
    return CUDA_SUCCESS;
}

int cuDevicePrimaryCtxSetFlags(int32_t device, uint32_t flags)
{
    return cuDevicePrimaryCtxSetFlags_v2(device, flags);
}

int cuProfilerStart(void)
{
    CURRENT(context);
    return CUDA_SUCCESS;
}

int cuProfilerStop(void)
{
    CURRENT(context);
    return CUDA_SUCCESS;
}
