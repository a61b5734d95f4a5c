/* Pools: memory in the order of streams, of devices, the host and managed; shared with other processes by a file. */
#define _GNU_SOURCE
#include "behaviour.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

static const uint64_t page = 4096;

/* A pool for each place: devices, the host, one NUMA node of it, managed memory of no place. */
enum { ON_HOST = DEVICES, ON_NODE, NOWHERE, PLACES };
static struct pool *current_pools[PLACES], *default_pools[PLACES];

static struct pool *pool_new(int place, enum memory memory, int device)
{
    struct pool *pool = object_new(POOL, sizeof *pool);
    pool->place = place;
    pool->memory = memory;
    pool->device = device;
    pool->file = -1;
    for (int peer = 0; peer < DEVICES; peer++) /* all devices may use managed memory */
        pool->access[peer] = memory == MANAGED_MEMORY ? CU_MEM_ACCESS_FLAGS_PROT_READWRITE : 0;
    for (int which = CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES; which < CU_MEMPOOL_ATTR_RELEASE_THRESHOLD; which++)
        pool->attributes[which] = 1;
    return pool;
}

/* The place of a location for a type of allocation, or -1. */
static int place_of(const CUmemLocation_st *location, uint32_t type)
{
    if (type == CU_MEM_ALLOCATION_TYPE_MANAGED && location->type == CU_MEM_LOCATION_TYPE_NONE)
        return NOWHERE;
    if (type != CU_MEM_ALLOCATION_TYPE_PINNED && type != CU_MEM_ALLOCATION_TYPE_MANAGED)
        return -1;
    switch (location->type) {
    case CU_MEM_LOCATION_TYPE_DEVICE: return 0 <= location->id && location->id < DEVICES ? location->id : -1;
    case CU_MEM_LOCATION_TYPE_HOST: return ON_HOST;
    case CU_MEM_LOCATION_TYPE_HOST_NUMA: return location->id == 0 ? ON_NODE : -1;
    default: return -1;
    }
}

static enum memory memory_at(int place, uint32_t type)
{
    return type == CU_MEM_ALLOCATION_TYPE_MANAGED ? MANAGED_MEMORY : place < DEVICES ? DEVICE_MEMORY : HOST_MEMORY;
}

/* The default pool of a place. Managed memory has one for each preferred location. */
static int own_pool(int place, uint32_t type)
{
    if (type == CU_MEM_ALLOCATION_TYPE_MANAGED)
        place = NOWHERE;
    if (!default_pools[place])
        current_pools[place] = default_pools[place] = pool_new(place, memory_at(place, type), place < DEVICES ? place : 0);
    return place;
}

#define POOLED_DEVICE(device) \
    READY; \
    LOCKED; \
    REQUIRE(0 <= (device) && (device) < DEVICES, CUDA_ERROR_INVALID_DEVICE); \
    own_pool(device, CU_MEM_ALLOCATION_TYPE_PINNED)

int cuDeviceGetDefaultMemPool(void *out, int32_t device)
{
    POOLED_DEVICE(device);
    SET(out, void *, default_pools[device]);
    return CUDA_SUCCESS;
}

int cuDeviceGetMemPool(void *out, int32_t device)
{
    POOLED_DEVICE(device);
    SET(out, void *, current_pools[device]);
    return CUDA_SUCCESS;
}

int cuDeviceSetMemPool(int32_t device, void *handle)
{
    POOLED_DEVICE(device);
    struct pool *pool = object_get(handle, POOL);
    REQUIRE(pool && pool->place == device, CUDA_ERROR_INVALID_VALUE);
    current_pools[device] = pool;
    return CUDA_SUCCESS;
}

#define POOLED_PLACE(place, location, type) \
    READY; \
    LOCKED; \
    REQUIRE(location, CUDA_ERROR_INVALID_VALUE); \
    int place = place_of(location, type); \
    REQUIRE(place >= 0, CUDA_ERROR_INVALID_VALUE); \
    place = own_pool(place, type)

int cuMemGetDefaultMemPool(void *out, void *location, uint32_t type)
{
    POOLED_PLACE(place, location, type);
    SET(out, void *, default_pools[place]);
    return CUDA_SUCCESS;
}

int cuMemGetMemPool(void *out, void *location, uint32_t type)
{
    POOLED_PLACE(place, location, type);
    SET(out, void *, current_pools[place]);
    return CUDA_SUCCESS;
}

int cuMemSetMemPool(void *location, uint32_t type, void *handle)
{
    POOLED_PLACE(place, location, type);
    struct pool *pool = object_get(handle, POOL);
    REQUIRE(pool && pool->place == place, CUDA_ERROR_INVALID_VALUE);
    current_pools[place] = pool;
    return CUDA_SUCCESS;
}

int cuMemPoolCreate(void *out, void *properties)
{
    READY;
    LOCKED;
    const CUmemPoolProps_st *given = properties;
    REQUIRE(out && given, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(given->location.type != CU_MEM_LOCATION_TYPE_DEVICE || (0 <= given->location.id && given->location.id < DEVICES),
            CUDA_ERROR_INVALID_DEVICE);
    int place = place_of(&given->location, given->allocType), shared = given->handleTypes != CU_MEM_HANDLE_TYPE_NONE;
    REQUIRE(place >= 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(!shared || given->handleTypes == CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CUDA_ERROR_NOT_SUPPORTED);
    REQUIRE(!shared || (given->allocType == CU_MEM_ALLOCATION_TYPE_PINNED && place != ON_HOST), CUDA_ERROR_NOT_SUPPORTED);
    struct pool *pool = pool_new(place, memory_at(place, given->allocType), place < DEVICES ? place : 0);
    if (shared)
        REQUIRE((pool->file = memfd_create("pool", MFD_CLOEXEC)) >= 0, CUDA_ERROR_OUT_OF_MEMORY);
    pool->attributes[CU_MEMPOOL_ATTR_MAX_POOL_SIZE] = given->maxSize;
    SET(out, void *, pool);
    return CUDA_SUCCESS;
}

/* Its allocations stay until they are freed. */
int cuMemPoolDestroy(void *handle)
{
    READY;
    LOCKED;
    struct pool *pool = object_get(handle, POOL);
    REQUIRE(pool && pool != default_pools[pool->place], CUDA_ERROR_INVALID_VALUE);
    PERMITTED_NOW;
    if (current_pools[pool->place] == pool)
        current_pools[pool->place] = default_pools[pool->place];
    if (pool->file >= 0)
        close(pool->file);
    object_end(pool);
    return CUDA_SUCCESS;
}

/* The number of pools, for tests of leaks. */
int standin_pools(void)
{
    LOCKED;
    int count = 0;
    for (struct object *object = object_first(); object; object = object->next)
        count += object->kind == POOL;
    return count;
}

static int wide(uint32_t which)
{
    return (CU_MEMPOOL_ATTR_RELEASE_THRESHOLD <= which && which <= CU_MEMPOOL_ATTR_USED_MEM_HIGH) ||
           which == CU_MEMPOOL_ATTR_MAX_POOL_SIZE;
}

int cuMemPoolGetAttribute(void *handle, uint32_t which, void *value)
{
    READY;
    LOCKED;
    struct pool *pool = object_get(handle, POOL);
    REQUIRE(pool && value && which > 0 && which <= CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID, CUDA_ERROR_INVALID_VALUE);
    if (wide(which))
        SET(value, uint64_t, pool->attributes[which]);
    else
        SET(value, int32_t, (int32_t)pool->attributes[which]);
    return CUDA_SUCCESS;
}

int cuMemPoolSetAttribute(void *handle, uint32_t which, void *value)
{
    READY;
    LOCKED;
    struct pool *pool = object_get(handle, POOL);
    REQUIRE(pool && value && which > 0 && which <= CU_MEMPOOL_ATTR_USED_MEM_HIGH, CUDA_ERROR_INVALID_VALUE);
    uint64_t given = wide(which) ? *(uint64_t *)value : (uint64_t) * (int32_t *)value;
    REQUIRE(which != CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT && which != CU_MEMPOOL_ATTR_USED_MEM_CURRENT, CUDA_ERROR_INVALID_VALUE);
    if (which == CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH || which == CU_MEMPOOL_ATTR_USED_MEM_HIGH) {
        REQUIRE(given == 0, CUDA_ERROR_INVALID_VALUE); /* a high-water mark can only be reset */
        given = pool->attributes[which - 1];
    }
    pool->attributes[which] = given;
    return CUDA_SUCCESS;
}

int cuMemPoolTrimTo(void *handle, uint64_t keep)
{
    READY;
    LOCKED;
    struct pool *pool = object_get(handle, POOL);
    REQUIRE(pool, CUDA_ERROR_INVALID_VALUE);
    PERMITTED_NOW;
    wait_for_all();
    uint64_t floor = pool->attributes[CU_MEMPOOL_ATTR_USED_MEM_CURRENT];
    floor = floor > keep ? floor : keep;
    if (pool->attributes[CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT] > floor)
        pool->attributes[CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT] = floor;
    return CUDA_SUCCESS;
}

int standin_access_calls; /* the number of calls that set access, for tests */

int cuMemPoolSetAccess(void *handle, void *descriptions, uint64_t count)
{
    READY;
    LOCKED;
    PERMITTED_NOW;
    struct pool *pool = object_get(handle, POOL);
    const CUmemAccessDesc_st *given = descriptions;
    REQUIRE(pool && (given || !count), CUDA_ERROR_INVALID_VALUE);
    standin_access_calls++;
    for (uint64_t i = 0; i < count; i++) {
        int device = given[i].location.id;
        uint32_t flags = given[i].flags;
        REQUIRE(given[i].location.type == CU_MEM_LOCATION_TYPE_DEVICE, CUDA_ERROR_INVALID_VALUE);
        REQUIRE(0 <= device && device < DEVICES, CUDA_ERROR_INVALID_DEVICE);
        REQUIRE(flags == CU_MEM_ACCESS_FLAGS_PROT_NONE || flags == CU_MEM_ACCESS_FLAGS_PROT_READWRITE, CUDA_ERROR_INVALID_VALUE);
        REQUIRE(pool->place != device || flags, CUDA_ERROR_INVALID_DEVICE); /* a pool's own device keeps its access */
    }
    for (uint64_t i = 0; i < count; i++)
        pool->access[given[i].location.id] = given[i].flags;
    return CUDA_SUCCESS;
}

int cuMemPoolGetAccess(void *flags, void *handle, void *location)
{
    READY;
    LOCKED;
    PERMITTED_NOW;
    struct pool *pool = object_get(handle, POOL);
    const CUmemLocation_st *at = location;
    REQUIRE(flags && at && pool && at->type == CU_MEM_LOCATION_TYPE_DEVICE, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(0 <= at->id && at->id < DEVICES, CUDA_ERROR_INVALID_DEVICE);
    SET(flags, uint32_t, at->id == pool->place ? (uint32_t)CU_MEM_ACCESS_FLAGS_PROT_READWRITE : pool->access[at->id]);
    return CUDA_SUCCESS;
}

int cuMemAllocFromPoolAsync(void *out, uint64_t size, void *handle, void *stream_handle)
{
    CURRENT(context);
    LOCKED;
    struct pool *pool = object_get(handle, POOL);
    struct allocation *allocation;
    REQUIRE(out && pool && !pool->imported, CUDA_ERROR_INVALID_VALUE);
    struct stream *stream = stream_get(stream_handle);
    REQUIRE(stream, CUDA_ERROR_INVALID_HANDLE);
    if (!stream->capture)
        PERMITTED_NOW;
    if (!size) {
        SET(out, uint64_t, 0); /* memory of no bytes has no address */
        return CUDA_SUCCESS;
    }
    uint64_t *attributes = pool->attributes;
    uint64_t limit = attributes[CU_MEMPOOL_ATTR_MAX_POOL_SIZE], now = attributes[CU_MEMPOOL_ATTR_USED_MEM_CURRENT] + size;
    REQUIRE(!limit || now <= limit, CUDA_ERROR_OUT_OF_MEMORY);
    int error = allocate(context, pool->memory, size, &allocation);
    if (error)
        return error;
    if (pool->file >= 0) { /* the same pages for every process */
        allocation->offset = pool->end;
        pool->end += (size + page - 1) / page * page;
        int grown = ftruncate(pool->file, (off_t)pool->end) == 0;
        void *at = mmap((void *)allocation->address, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, pool->file,
                        (off_t)allocation->offset);
        REQUIRE(grown && at != MAP_FAILED, CUDA_ERROR_OUT_OF_MEMORY);
    }
    allocation->pool = pool;
    allocation->device = pool->device;
    attributes[CU_MEMPOOL_ATTR_USED_MEM_CURRENT] = now;
    if (attributes[CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT] < now)
        attributes[CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT] = now;
    for (uint32_t high = CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH; high <= CU_MEMPOOL_ATTR_USED_MEM_HIGH; high += 2)
        if (attributes[high] < attributes[high - 1])
            attributes[high] = attributes[high - 1];
    SET(out, uint64_t, allocation->address);
    return CUDA_SUCCESS;
}

int cuMemAllocAsync(void *out, uint64_t size, void *stream)
{
    CURRENT(context);
    void *pool;
    cuDeviceGetMemPool(&pool, context->device);
    return cuMemAllocFromPoolAsync(out, size, pool, stream);
}

/* A stream has its context; a default stream belongs to the current one. */
int cuMemFreeAsync(uint64_t address, void *stream_handle)
{
    READY;
    if ((uint64_t)stream_handle <= 2) {
        CURRENT(context);
    }
    LOCKED;
    REQUIRE(address, CUDA_SUCCESS);
    struct stream *stream = stream_get(stream_handle);
    struct allocation *allocation = allocation_at(address, 0);
    REQUIRE(allocation && allocation->address == address, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(allocation->pool || allocation->memory == DEVICE_MEMORY, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(stream, CUDA_ERROR_INVALID_HANDLE);
    if (!stream->capture)
        PERMITTED_NOW;
    if (allocation->graphs && graph_memory_freed(allocation))
        return CUDA_SUCCESS;
    return submit(stream, &(struct operation){.kind = FREE, .allocation = allocation});
}

/* Between processes: the pool is a file, a pointer a part of it. */

int cuMemPoolExportToShareableHandle(void *out, void *handle, uint32_t type, uint64_t flags)
{
    READY;
    LOCKED;
    struct pool *pool = object_get(handle, POOL);
    REQUIRE(out && pool && flags == 0 && type == CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(pool->file >= 0 && !pool->imported, CUDA_ERROR_INVALID_VALUE);
    int file = fcntl(pool->file, F_DUPFD_CLOEXEC, 0);
    REQUIRE(file >= 0, CUDA_ERROR_OPERATING_SYSTEM);
    SET(out, int32_t, file);
    return CUDA_SUCCESS;
}

int cuMemPoolImportFromShareableHandle(void *out, void *handle, uint32_t type, uint64_t flags)
{
    READY;
    LOCKED;
    REQUIRE(out && flags == 0 && type == CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CUDA_ERROR_INVALID_VALUE);
    int file = fcntl((int)(intptr_t)handle, F_DUPFD_CLOEXEC, 0);
    REQUIRE(file >= 0 && fcntl(file, F_GET_SEALS) >= 0, CUDA_ERROR_INVALID_VALUE); /* only such files have seals */
    struct pool *pool = pool_new(0, DEVICE_MEMORY, 0);
    pool->file = file;
    pool->imported = 1;
    SET(out, void *, pool);
    return CUDA_SUCCESS;
}

struct exported {
    char magic[8];
    uint64_t offset, size;
    uint32_t memory;
};
static const char magic[8] = "pointer";

int cuMemPoolExportPointer(void *out, uint64_t address)
{
    READY;
    LOCKED;
    struct allocation *a = allocation_at(address, 0);
    REQUIRE(out && a && a->address == address && a->pool && a->pool->file >= 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(!a->pool->imported, CUDA_ERROR_INVALID_VALUE);
    struct exported exported = {.offset = a->offset, .size = a->size, .memory = a->memory};
    memcpy(exported.magic, magic, sizeof magic);
    memset(out, 0, sizeof(CUmemPoolPtrExportData_st));
    memcpy(out, &exported, sizeof exported);
    return CUDA_SUCCESS;
}

/* A second import of the same pointer has the same address, and one free ends both. */
int cuMemPoolImportPointer(void *out, void *handle, void *data)
{
    CURRENT(context);
    LOCKED;
    struct pool *pool = object_get(handle, POOL);
    struct exported exported;
    REQUIRE(out && data && pool && pool->imported, CUDA_ERROR_INVALID_VALUE);
    memcpy(&exported, data, sizeof exported);
    REQUIRE(memcmp(exported.magic, magic, sizeof magic) == 0, CUDA_ERROR_INVALID_VALUE);
    struct allocation *a = allocation_in(pool, exported.offset);
    if (!a) {
        void *at = mmap(NULL, exported.size, PROT_READ | PROT_WRITE, MAP_SHARED, pool->file, (off_t)exported.offset);
        REQUIRE(at != MAP_FAILED, CUDA_ERROR_INVALID_VALUE);
        REQUIRE(memory_take(context->device, exported.memory == DEVICE_MEMORY ? exported.size : 0), CUDA_ERROR_OUT_OF_MEMORY);
        a = track(context, exported.memory, at, exported.size);
        a->pool = pool;
        a->offset = exported.offset;
        pool->attributes[CU_MEMPOOL_ATTR_USED_MEM_CURRENT] += exported.size;
    }
    SET(out, uint64_t, a->address);
    return CUDA_SUCCESS;
}

/* Memory of graphs. Allocations in a capture do not count: they happen at once. */

static uint64_t graph_memory[DEVICES][CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH + 1];

void graph_memory_used(int device, int64_t change)
{
    for (uint32_t which = CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT; which <= CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT; which += 2) {
        uint64_t *found = &graph_memory[device][which];
        found[0] += (uint64_t)change;
        if (found[0] > found[1])
            found[1] = found[0];
    }
}

int cuDeviceGetGraphMemAttribute(int32_t device, uint32_t which, void *value)
{
    READY;
    REQUIRE(0 <= device && device < DEVICES, CUDA_ERROR_INVALID_DEVICE);
    REQUIRE(value && which <= CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH, CUDA_ERROR_INVALID_VALUE);
    SET(value, uint64_t, graph_memory[device][which]);
    return CUDA_SUCCESS;
}

int cuDeviceSetGraphMemAttribute(int32_t device, uint32_t which, void *value)
{
    READY;
    REQUIRE(0 <= device && device < DEVICES, CUDA_ERROR_INVALID_DEVICE);
    REQUIRE(value && *(uint64_t *)value == 0, CUDA_ERROR_INVALID_VALUE); /* a high-water mark can only be reset */
    REQUIRE(which == CU_GRAPH_MEM_ATTR_USED_MEM_HIGH || which == CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH, CUDA_ERROR_INVALID_VALUE);
    graph_memory[device][which] = graph_memory[device][which - 1];
    return CUDA_SUCCESS;
}

int cuDeviceGraphMemTrim(int32_t device)
{
    READY;
    REQUIRE(0 <= device && device < DEVICES, CUDA_ERROR_INVALID_DEVICE);
    return CUDA_SUCCESS;
}
