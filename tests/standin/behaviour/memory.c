/* Allocations, pointer attributes, tensor maps. */
#define _GNU_SOURCE
#include "behaviour.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

static struct allocation **allocations; /* in the order of their addresses */
static size_t allocation_count, allocation_room;
static uint64_t next_id = 1;
static uint64_t used[DEVICES];
static const uint64_t capacity = (uint64_t)16 << 30;
static const uint64_t page = 4096;

static uint64_t pages(uint64_t size)
{
    return (size + page - 1) / page * page;
}

/* The number of allocations that begin at an address or before it. */
static size_t count_up_to(uint64_t address)
{
    size_t low = 0, high = allocation_count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (allocations[middle]->address <= address)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

struct allocation *track(struct context *context, enum memory memory, void *address, uint64_t size)
{
    struct allocation *allocation = calloc(1, sizeof *allocation);
    *allocation = (struct allocation){
        .memory = memory, .address = (uint64_t)address, .size = size, .id = next_id++,
        .device = context ? context->device : 0, .context = context, .file = -1,
    };
    if (allocation_count == allocation_room) {
        allocation_room = 2 * allocation_room + 64;
        allocations = realloc(allocations, allocation_room * sizeof *allocations);
    }
    struct allocation **at = &allocations[count_up_to(allocation->address)];
    memmove(at + 1, at, (size_t)(allocations + allocation_count++ - at) * sizeof *at);
    return *at = allocation;
}

/* The allocation that holds `size` bytes from `address` on, or the first of adjacent mappings that hold them. */
struct allocation *allocation_at(uint64_t address, uint64_t size)
{
    LOCKED; /* without the GIL, a thread may free one meanwhile */
    size_t before = count_up_to(address);
    struct allocation *a = before ? allocations[before - 1] : NULL;
    uint64_t end = a ? a->address + a->size : 0;
    if (end <= address)
        return NULL;
    int held = size <= end - address || (a->memory == VIRTUAL_MEMORY && allocation_at(end, size - (end - address)));
    return held ? a : NULL;
}

int memory_take(int device, uint64_t size)
{
    REQUIRE(size <= capacity - used[device], 0);
    used[device] += size;
    return 1;
}

void memory_give(int device, uint64_t size)
{
    used[device] -= size;
}

/* The allocation of a pool at a place in its file. */
struct allocation *allocation_in(const struct pool *pool, uint64_t offset)
{
    for (size_t i = 0; i < allocation_count; i++)
        if (allocations[i]->pool == pool && allocations[i]->offset == offset)
            return allocations[i];
    return NULL;
}

/* The same, if the driver knows what is there: memory of a graph only while it is allocated. */
static struct allocation *known_at(uint64_t address)
{
    struct allocation *allocation = allocation_at(address, 0);
    return allocation && allocation->of_graph && !allocation->taken ? NULL : allocation;
}

static int on_device(const struct allocation *allocation)
{
    return allocation->memory == DEVICE_MEMORY || allocation->memory == MANAGED_MEMORY;
}

int allocate(struct context *context, enum memory memory, uint64_t size, struct allocation **out)
{
    REQUIRE(size > 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(memory == HOST_MEMORY || size <= capacity - used[context->device], CUDA_ERROR_OUT_OF_MEMORY);
    void *at = mmap(NULL, pages(size), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    REQUIRE(at != MAP_FAILED, CUDA_ERROR_OUT_OF_MEMORY);
    *out = track(context, memory, at, size);
    if (on_device(*out))
        used[context->device] += size;
    return CUDA_SUCCESS;
}

void release(struct allocation *allocation)
{
    if ((allocation->taken || allocation->graphs) && graph_memory_freed(allocation))
        return;
    size_t at = count_up_to(allocation->address);
    while (at && allocations[at - 1] != allocation && allocations[at - 1]->address == allocation->address)
        at--;
    if (!at || allocations[at - 1] != allocation)
        return;
    memmove(&allocations[at - 1], &allocations[at], (allocation_count-- - at) * sizeof *allocations);
    if (on_device(allocation))
        used[allocation->device] -= allocation->size;
    if (allocation->pool)
        allocation->pool->attributes[CU_MEMPOOL_ATTR_USED_MEM_CURRENT] -= allocation->size;
    if (allocation->memory != REGISTERED_MEMORY && allocation->memory != VIRTUAL_MEMORY)
        munmap((void *)allocation->address, pages(allocation->size));
    if (allocation->file >= 0)
        close(allocation->file);
    free(allocation);
}

void release_context(struct context *context)
{
    for (size_t i = allocation_count; i--;)
        if (allocations[i]->context == context && !allocations[i]->pool)
            release(allocations[i]);
}

/* The number of allocations, for tests of leaks. */
int standin_allocations(void)
{
    LOCKED;
    return (int)allocation_count;
}

static struct allocation *begins_at(uint64_t address, enum memory memory)
{
    struct allocation *allocation = allocation_at(address, 0);
    return allocation && allocation->address == address && allocation->memory == memory ? allocation : NULL;
}

int cuMemAlloc_v2(void *out, uint64_t size)
{
    CURRENT(context);
    LOCKED;
    struct allocation *allocation;
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    PERMITTED_NOW;
    int error = allocate(context, DEVICE_MEMORY, size, &allocation);
    if (!error)
        SET(out, uint64_t, allocation->address);
    return error;
}

int cuMemAllocManaged(void *out, uint64_t size, uint32_t flags)
{
    CURRENT(context);
    LOCKED;
    struct allocation *allocation;
    REQUIRE(out && (flags == CU_MEM_ATTACH_GLOBAL || flags == CU_MEM_ATTACH_HOST), CUDA_ERROR_INVALID_VALUE);
    int error = allocate(context, MANAGED_MEMORY, size, &allocation);
    if (!error)
        SET(out, uint64_t, allocation->address);
    return error;
}

int cuMemAllocPitch_v2(void *out, void *pitch, uint64_t width, uint64_t height, uint32_t element)
{
    REQUIRE(pitch && width && height && (element == 4 || element == 8 || element == 16), CUDA_ERROR_INVALID_VALUE);
    SET(pitch, uint64_t, (width + 511) / 512 * 512);
    return cuMemAlloc_v2(out, (width + 511) / 512 * 512 * height);
}

int cuMemFree_v2(uint64_t address)
{
    CURRENT(context);
    LOCKED;
    REQUIRE(address, CUDA_SUCCESS);
    PERMITTED_NOW;
    struct allocation *allocation = begins_at(address, DEVICE_MEMORY);
    if (!allocation)
        allocation = begins_at(address, MANAGED_MEMORY);
    REQUIRE(allocation, CUDA_ERROR_INVALID_VALUE);
    wait_for_all();
    release(allocation);
    return CUDA_SUCCESS;
}

int cuMemGetInfo_v2(void *free_bytes, void *total)
{
    CURRENT(context);
    REQUIRE(free_bytes && total, CUDA_ERROR_INVALID_VALUE);
    SET(free_bytes, uint64_t, capacity - used[context->device]);
    SET(total, uint64_t, capacity);
    return CUDA_SUCCESS;
}

int cuMemGetAddressRange_v2(void *base, void *size, uint64_t address)
{
    CURRENT(context);
    LOCKED;
    struct allocation *allocation = allocation_at(address, 0);
    REQUIRE(allocation, CUDA_ERROR_NOT_FOUND);
    if (base)
        SET(base, uint64_t, allocation->address);
    if (size)
        SET(size, uint64_t, allocation->size);
    return CUDA_SUCCESS;
}

/* Host memory. */

int cuMemHostAlloc(void *out, uint64_t size, uint32_t flags)
{
    CURRENT(context);
    LOCKED;
    struct allocation *allocation;
    REQUIRE(out && flags < 8, CUDA_ERROR_INVALID_VALUE);
    PERMITTED_NOW;
    int error = allocate(context, HOST_MEMORY, size, &allocation);
    if (error)
        return error;
    allocation->flags = flags;
    SET(out, uint64_t, allocation->address);
    return CUDA_SUCCESS;
}

int cuMemAllocHost_v2(void *out, uint64_t size)
{
    return cuMemHostAlloc(out, size, 0);
}

int cuMemFreeHost(void *at)
{
    CURRENT(context);
    LOCKED;
    REQUIRE(at, CUDA_SUCCESS);
    PERMITTED_NOW;
    struct allocation *allocation = begins_at((uint64_t)at, HOST_MEMORY);
    REQUIRE(allocation, CUDA_ERROR_INVALID_VALUE);
    wait_for_all();
    release(allocation);
    return CUDA_SUCCESS;
}

int cuMemHostRegister_v2(void *at, uint64_t size, uint32_t flags)
{
    CURRENT(context);
    LOCKED;
    REQUIRE(at && size, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(!allocation_at((uint64_t)at, 0), CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED);
    track(context, REGISTERED_MEMORY, at, size)->flags = flags;
    return CUDA_SUCCESS;
}

int cuMemHostUnregister(void *at)
{
    CURRENT(context);
    LOCKED;
    struct allocation *allocation = begins_at((uint64_t)at, REGISTERED_MEMORY);
    REQUIRE(allocation, CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED);
    PERMITTED_NOW;
    wait_for_all();
    release(allocation);
    return CUDA_SUCCESS;
}

int cuMemHostGetDevicePointer_v2(void *out, void *at, uint32_t flags)
{
    CURRENT(context);
    LOCKED;
    struct allocation *allocation = allocation_at((uint64_t)at, 0);
    REQUIRE(out && flags == 0 && allocation, CUDA_ERROR_INVALID_VALUE);
    SET(out, uint64_t, (uint64_t)at);
    return CUDA_SUCCESS;
}

int cuMemHostGetFlags(void *flags, void *at)
{
    CURRENT(context);
    LOCKED;
    struct allocation *allocation = allocation_at((uint64_t)at, 0);
    REQUIRE(flags && allocation && !on_device(allocation), CUDA_ERROR_INVALID_VALUE);
    SET(flags, uint32_t, allocation->flags);
    return CUDA_SUCCESS;
}

/* Attributes of pointers. */

/* Whether kernels of the current context can use this memory: that of another device's context only after cuCtxEnablePeerAccess. */
static int reachable(const struct allocation *a)
{
    struct context *current;
    return standin_current(&current) || a->memory != DEVICE_MEMORY || a->pool || a->device == current->device || current->peers[a->device];
}

static int pointer_attribute(void *out, uint32_t which, uint64_t address, struct allocation *a)
{
    switch (which) {
    case CU_POINTER_ATTRIBUTE_CONTEXT: SET(out, void *, a->context); break;
    case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
        SET(out, uint32_t, on_device(a) || a->memory >= IMPORTED_MEMORY ? CU_MEMORYTYPE_DEVICE : CU_MEMORYTYPE_HOST);
        break;
    case CU_POINTER_ATTRIBUTE_DEVICE_POINTER:
        REQUIRE(reachable(a), CUDA_ERROR_INVALID_VALUE);
        SET(out, uint64_t, address);
        break;
    case CU_POINTER_ATTRIBUTE_HOST_POINTER:
        REQUIRE(a->memory != DEVICE_MEMORY && a->memory < IMPORTED_MEMORY, CUDA_ERROR_INVALID_VALUE);
        SET(out, uint64_t, address);
        break;
    case CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: SET(out, uint32_t, (uint32_t)a->sync); break;
    case CU_POINTER_ATTRIBUTE_BUFFER_ID: SET(out, uint64_t, a->id); break;
    case CU_POINTER_ATTRIBUTE_IS_MANAGED: SET(out, uint32_t, a->memory == MANAGED_MEMORY); break;
    case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: SET(out, int32_t, a->device); break;
    case CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE: SET(out, uint32_t, a->memory == DEVICE_MEMORY && !a->pool); break;
    case CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: SET(out, uint64_t, a->address); break;
    case CU_POINTER_ATTRIBUTE_RANGE_SIZE: SET(out, uint64_t, a->size); break;
    case CU_POINTER_ATTRIBUTE_MAPPED: SET(out, uint32_t, 1); break;
    case CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: SET(out, uint64_t, 0); break;
    case CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: SET(out, uint32_t, 0); break;
    case CU_POINTER_ATTRIBUTE_ACCESS_FLAGS: SET(out, uint32_t, CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE); break;
    case CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: SET(out, void *, a->pool); break;
    default: return CUDA_ERROR_INVALID_VALUE;
    }
    return CUDA_SUCCESS;
}

int cuPointerGetAttribute(void *out, uint32_t which, uint64_t address)
{
    READY;
    LOCKED;
    struct allocation *allocation = known_at(address);
    REQUIRE(out && allocation, CUDA_ERROR_INVALID_VALUE);
    return pointer_attribute(out, which, address, allocation);
}

/* An unknown address is no error here: all attributes are NULL. */
int cuPointerGetAttributes(uint32_t count, void *which, void *outs, uint64_t address)
{
    READY;
    LOCKED;
    struct allocation *allocation = known_at(address);
    REQUIRE(which && outs && count, CUDA_ERROR_INVALID_VALUE);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t attribute = ((uint32_t *)which)[i];
        void *out = ((void **)outs)[i];
        if (allocation)
            pointer_attribute(out, attribute, address, allocation);
        else if (attribute == CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL)
            SET(out, int32_t, -2);
        else
            pointer_attribute(out, attribute, 0, &(struct allocation){.memory = MANAGED_MEMORY});
        if (!allocation && (attribute == CU_POINTER_ATTRIBUTE_MEMORY_TYPE || attribute == CU_POINTER_ATTRIBUTE_IS_MANAGED))
            SET(out, uint32_t, 0);
    }
    return CUDA_SUCCESS;
}

int cuPointerSetAttribute(void *value, uint32_t which, uint64_t address)
{
    CURRENT(context);
    LOCKED;
    struct allocation *allocation = allocation_at(address, 0);
    REQUIRE(value && allocation && which == CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, CUDA_ERROR_INVALID_VALUE);
    allocation->sync = *(uint32_t *)value != 0;
    return CUDA_SUCCESS;
}

/* Between processes: the handle names a file of this process that backs the memory from then on. */

struct ipc {
    char magic[8];
    int64_t process;
    int64_t file;
    uint64_t size;
};
static const char magic[8] = "standin";

int cuIpcGetMemHandle(void *out, uint64_t address)
{
    CURRENT(context);
    LOCKED;
    struct allocation *a = begins_at(address, DEVICE_MEMORY);
    REQUIRE(out && a && !a->pool, CUDA_ERROR_INVALID_VALUE);
    wait_for_all();
    if (a->file < 0) {
        a->file = memfd_create("standin", 0);
        REQUIRE(a->file >= 0 && ftruncate(a->file, (off_t)pages(a->size)) == 0, CUDA_ERROR_OUT_OF_MEMORY);
        REQUIRE(pwrite(a->file, (void *)address, a->size, 0) == (ssize_t)a->size, CUDA_ERROR_OUT_OF_MEMORY);
        mmap((void *)address, pages(a->size), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, a->file, 0);
    }
    struct ipc ipc = {.process = getpid(), .file = a->file, .size = a->size};
    memcpy(ipc.magic, magic, sizeof magic);
    memset(out, 0, sizeof(CUipcMemHandle_st));
    memcpy(out, &ipc, sizeof ipc);
    return CUDA_SUCCESS;
}

int cuIpcOpenMemHandle_v2(void *out, CUipcMemHandle_st handle, uint32_t flags)
{
    CURRENT(context);
    LOCKED;
    struct ipc ipc;
    char path[64];
    memcpy(&ipc, &handle, sizeof ipc);
    REQUIRE(out && flags == CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(memcmp(ipc.magic, magic, sizeof magic) == 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(ipc.process != getpid(), CUDA_ERROR_INVALID_CONTEXT);
    snprintf(path, sizeof path, "/proc/%lld/fd/%lld", (long long)ipc.process, (long long)ipc.file);
    int file = open(path, O_RDWR);
    REQUIRE(file >= 0, CUDA_ERROR_MAP_FAILED);
    void *at = mmap(NULL, pages(ipc.size), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    REQUIRE(at != MAP_FAILED, CUDA_ERROR_MAP_FAILED);
    SET(out, uint64_t, track(context, IMPORTED_MEMORY, at, ipc.size)->address);
    return CUDA_SUCCESS;
}

int cuIpcOpenMemHandle(void *out, CUipcMemHandle_st handle, uint32_t flags)
{
    return cuIpcOpenMemHandle_v2(out, handle, flags);
}

int cuIpcCloseMemHandle(uint64_t address)
{
    CURRENT(context);
    LOCKED;
    struct allocation *allocation = begins_at(address, IMPORTED_MEMORY);
    REQUIRE(allocation, CUDA_ERROR_INVALID_VALUE);
    wait_for_all();
    release(allocation);
    return CUDA_SUCCESS;
}

/* Tensor maps. Arguments that a binding can garble are checked; the 128 bytes hold a digest of them. */

int cuTensorMapEncodeTiled(void *map, uint32_t type, uint32_t rank, void *address, void *dimensions, void *strides, void *box,
                           void *steps, uint32_t interleave, uint32_t swizzle, uint32_t promotion, uint32_t fill)
{
    READY;
    REQUIRE(map && (uint64_t)map % 64 == 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(1 <= rank && rank <= 5 && dimensions && box && steps && (strides || rank == 1), CUDA_ERROR_INVALID_VALUE);
    REQUIRE(address && (uint64_t)address % 16 == 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(type <= CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B && interleave <= CU_TENSOR_MAP_INTERLEAVE_32B, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(promotion <= CU_TENSOR_MAP_L2_PROMOTION_L2_256B, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(fill <= CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA, CUDA_ERROR_INVALID_VALUE);
    uint64_t words[16] = {type, rank, (uint64_t)address, interleave, swizzle, promotion, fill};
    for (uint32_t i = 0; i < rank; i++) {
        uint64_t dimension = ((uint64_t *)dimensions)[i], stride = i ? ((uint64_t *)strides)[i - 1] : 16;
        uint32_t boxed = ((uint32_t *)box)[i], step = ((uint32_t *)steps)[i];
        REQUIRE(dimension && dimension <= (uint64_t)1 << 32, CUDA_ERROR_INVALID_VALUE);
        REQUIRE(boxed && boxed <= 256 && step && step <= 8, CUDA_ERROR_INVALID_VALUE);
        REQUIRE(stride % 16 == 0 && stride < (uint64_t)1 << 40, CUDA_ERROR_INVALID_VALUE);
        words[7 + i] = dimension ^ stride << 20 ^ (uint64_t)boxed << 40 ^ (uint64_t)step << 56;
    }
    memcpy(map, words, sizeof words);
    return CUDA_SUCCESS;
}

int cuTensorMapReplaceAddress(void *map, void *address)
{
    READY;
    REQUIRE(map && (uint64_t)map % 64 == 0 && address && (uint64_t)address % 16 == 0, CUDA_ERROR_INVALID_VALUE);
    ((uint64_t *)map)[2] = (uint64_t)address;
    return CUDA_SUCCESS;
}
