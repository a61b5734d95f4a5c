/* Addresses that are reserved and memory that is mapped to them. Access rights are recorded, but not enforced. The
 * driver does not know a mapping without access rights. */
#define _GNU_SOURCE
#include "behaviour.h"

#include <sys/mman.h>
#include <unistd.h>

static const uint64_t granularity = 2 << 20, gap = 64 << 20, arena_size = (uint64_t)1 << 42;
static uint64_t arena;

struct reservation {
    struct reservation *next;
    uint64_t address, size;
};

struct physical {
    struct object object;
    CUmemAllocationProp_st properties;
    uint64_t size;
    int file, handles, mappings;
};

struct mapping {
    struct mapping *next;
    uint64_t address, size;
    struct physical *physical;
    struct allocation *allocation; /* set with the first access right */
    uint64_t access[DEVICES + 1]; /* of each device, and of the host */
};

static struct reservation *reservations;
static struct mapping *mappings;

/* The numbers of reservations, mappings and handles of memory, for tests of leaks. */
long standin_virtual(void)
{
    LOCKED;
    long count = 0;
    for (struct reservation *r = reservations; r; r = r->next)
        count++;
    for (struct mapping *m = mappings; m; m = m->next)
        count++;
    for (struct object *object = object_first(); object; object = object->next)
        if (object->kind == PHYSICAL)
            count += ((struct physical *)object)->handles;
    return count;
}

static uint64_t up(uint64_t value, uint64_t multiple)
{
    return (value + multiple - 1) / multiple * multiple;
}

static struct reservation *overlapping(uint64_t address, uint64_t size)
{
    for (struct reservation *r = reservations; r; r = r->next)
        if (address < r->address + r->size && r->address < address + size)
            return r;
    return NULL;
}

static int in_arena(uint64_t address, uint64_t size)
{
    return arena <= address && size <= arena_size && address - arena <= arena_size - size;
}

int cuMemAddressReserve(void *out, uint64_t size, uint64_t alignment, uint64_t wanted, uint64_t flags)
{
    READY;
    LOCKED;
    REQUIRE(out && size && size % granularity == 0 && flags == 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE((alignment & (alignment - 1)) == 0, CUDA_ERROR_INVALID_VALUE);
    if (!arena) {
        void *at = mmap(NULL, arena_size + granularity, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        REQUIRE(at != MAP_FAILED, CUDA_ERROR_OUT_OF_MEMORY);
        arena = up((uint64_t)at, granularity);
    }
    if (alignment < granularity)
        alignment = granularity;
    uint64_t address = wanted;
    if (wanted % alignment || !in_arena(wanted, size) || overlapping(wanted, size)) {
        /* Room is left behind each, so that it can grow. */
        address = up(arena, alignment);
        for (struct reservation *r; (r = overlapping(address, size + gap));)
            address = up(r->address + r->size + gap, alignment);
        REQUIRE(in_arena(address, size), CUDA_ERROR_OUT_OF_MEMORY);
    }
    struct reservation *made = malloc(sizeof *made);
    *made = (struct reservation){reservations, address, size};
    reservations = made;
    SET(out, uint64_t, address);
    return CUDA_SUCCESS;
}

int cuMemAddressFree(uint64_t address, uint64_t size)
{
    READY;
    LOCKED;
    struct reservation **link = &reservations;
    while (*link && (*link)->address != address)
        link = &(*link)->next;
    struct reservation *found = *link;
    REQUIRE(found && found->size == size, CUDA_ERROR_INVALID_VALUE);
    for (struct mapping *m = mappings; m; m = m->next)
        REQUIRE(m->address + m->size <= address || address + size <= m->address, CUDA_ERROR_INVALID_VALUE);
    *link = found->next;
    free(found);
    return CUDA_SUCCESS;
}

/* The index of a place in mapping.access, or -1. */
static int accessor(CUmemLocation_st location)
{
    switch (location.type) {
    case CU_MEM_LOCATION_TYPE_DEVICE: return 0 <= location.id && location.id < DEVICES ? location.id : -1;
    case CU_MEM_LOCATION_TYPE_HOST: return DEVICES;
    case CU_MEM_LOCATION_TYPE_HOST_NUMA: return location.id == 0 ? DEVICES : -1;
    default: return -1;
    }
}

static int makeable(const CUmemAllocationProp_st *given)
{
    REQUIRE(given && given->type == CU_MEM_ALLOCATION_TYPE_PINNED, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(given->location.type != CU_MEM_LOCATION_TYPE_HOST, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(given->location.type != CU_MEM_LOCATION_TYPE_DEVICE || accessor(given->location) >= 0, CUDA_ERROR_INVALID_DEVICE);
    REQUIRE(accessor(given->location) >= 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(!(given->requestedHandleTypes & ~(uint32_t)CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR), CUDA_ERROR_NOT_SUPPORTED);
    return CUDA_SUCCESS;
}

int cuMemGetAllocationGranularity(void *out, void *properties, uint32_t option)
{
    READY;
    int error = makeable(properties);
    if (error)
        return error;
    REQUIRE(out && option <= CU_MEM_ALLOC_GRANULARITY_RECOMMENDED, CUDA_ERROR_INVALID_VALUE);
    SET(out, uint64_t, granularity);
    return CUDA_SUCCESS;
}

static int of_device(const struct physical *physical)
{
    return physical->properties.location.type == CU_MEM_LOCATION_TYPE_DEVICE;
}

int cuMemCreate(void *out, uint64_t size, void *properties, uint64_t flags)
{
    READY;
    LOCKED;
    const CUmemAllocationProp_st *given = properties;
    int error = makeable(given);
    if (error)
        return error;
    REQUIRE(out && size && size % granularity == 0 && flags == 0, CUDA_ERROR_INVALID_VALUE);
    if (given->location.type == CU_MEM_LOCATION_TYPE_DEVICE)
        REQUIRE(memory_take(given->location.id, size), CUDA_ERROR_OUT_OF_MEMORY);
    struct physical *made = object_new(PHYSICAL, sizeof *made);
    made->properties = *given;
    made->size = size;
    made->handles = 1;
    made->file = memfd_create("standin", 0);
    REQUIRE(made->file >= 0 && ftruncate(made->file, (off_t)size) == 0, CUDA_ERROR_OUT_OF_MEMORY);
    SET(out, void *, made);
    return CUDA_SUCCESS;
}

static void physical_unused(struct physical *physical)
{
    if (physical->handles || physical->mappings)
        return;
    close(physical->file);
    if (of_device(physical))
        memory_give(physical->properties.location.id, physical->size);
    object_end(physical);
}

int cuMemRelease(uint64_t handle)
{
    READY;
    LOCKED;
    struct physical *physical = object_get((void *)handle, PHYSICAL);
    REQUIRE(physical && physical->handles, CUDA_ERROR_INVALID_VALUE);
    physical->handles--;
    physical_unused(physical);
    return CUDA_SUCCESS;
}

static struct mapping *mapping_at(uint64_t address)
{
    for (struct mapping *m = mappings; m; m = m->next)
        if (m->address <= address && address < m->address + m->size)
            return m;
    return NULL;
}

int cuMemRetainAllocationHandle(void *out, void *at)
{
    READY;
    LOCKED;
    struct mapping *mapping = mapping_at((uint64_t)at);
    REQUIRE(out && mapping, CUDA_ERROR_INVALID_VALUE);
    mapping->physical->handles++;
    SET(out, void *, mapping->physical);
    return CUDA_SUCCESS;
}

int cuMemGetAllocationPropertiesFromHandle(void *out, uint64_t handle)
{
    READY;
    LOCKED;
    struct physical *physical = object_get((void *)handle, PHYSICAL);
    REQUIRE(out && physical, CUDA_ERROR_INVALID_VALUE);
    SET(out, CUmemAllocationProp_st, physical->properties);
    return CUDA_SUCCESS;
}

int cuMemMap(uint64_t address, uint64_t size, uint64_t offset, uint64_t handle, uint64_t flags)
{
    READY;
    LOCKED;
    struct physical *physical = object_get((void *)handle, PHYSICAL);
    struct reservation *reserved = overlapping(address, size);
    REQUIRE(physical && physical->handles && offset == 0 && flags == 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(size && size % granularity == 0 && address % granularity == 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(size <= physical->size, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(reserved && reserved->address <= address, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(address + size <= reserved->address + reserved->size, CUDA_ERROR_INVALID_VALUE);
    for (struct mapping *m = mappings; m; m = m->next)
        REQUIRE(m->address + m->size <= address || address + size <= m->address, CUDA_ERROR_INVALID_VALUE);
    void *at = mmap((void *)address, size, PROT_NONE, MAP_SHARED | MAP_FIXED, physical->file, 0);
    REQUIRE(at != MAP_FAILED, CUDA_ERROR_OUT_OF_MEMORY);
    struct mapping *made = calloc(1, sizeof *made);
    *made = (struct mapping){.next = mappings, .address = address, .size = size, .physical = physical};
    mappings = made;
    physical->mappings++;
    return CUDA_SUCCESS;
}

/* Whether whole mappings cover a range. */
static int mapped(uint64_t address, uint64_t size)
{
    uint64_t covered = 0;
    for (struct mapping *m = mappings; m; m = m->next) {
        if (address + size <= m->address || m->address + m->size <= address)
            continue;
        if (m->address < address || address + size < m->address + m->size)
            return 0;
        covered += m->size;
    }
    return size && covered == size;
}

int cuMemUnmap(uint64_t address, uint64_t size)
{
    READY;
    LOCKED;
    REQUIRE(mapped(address, size), CUDA_ERROR_INVALID_VALUE);
    for (struct mapping **link = &mappings; *link;) {
        struct mapping *m = *link;
        if (m->address < address || address + size <= m->address) {
            link = &m->next;
            continue;
        }
        *link = m->next;
        if (m->allocation)
            release(m->allocation);
        mmap((void *)m->address, m->size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
        m->physical->mappings--;
        physical_unused(m->physical);
        free(m);
    }
    return CUDA_SUCCESS;
}

int cuMemSetAccess(uint64_t address, uint64_t size, void *descriptions, uint64_t count)
{
    READY;
    LOCKED;
    const CUmemAccessDesc_st *given = descriptions;
    REQUIRE(given && count && mapped(address, size), CUDA_ERROR_INVALID_VALUE);
    for (uint64_t i = 0; i < count; i++) {
        REQUIRE(given[i].location.type != CU_MEM_LOCATION_TYPE_DEVICE || accessor(given[i].location) >= 0,
                CUDA_ERROR_INVALID_DEVICE);
        REQUIRE(accessor(given[i].location) >= 0, CUDA_ERROR_INVALID_VALUE);
        REQUIRE(given[i].flags <= CU_MEM_ACCESS_FLAGS_PROT_READWRITE && given[i].flags != 2, CUDA_ERROR_INVALID_VALUE);
    }
    for (struct mapping *m = mappings; m; m = m->next) {
        if (m->address < address || address + size <= m->address)
            continue;
        int any = 0;
        for (uint64_t i = 0; i < count; i++)
            m->access[accessor(given[i].location)] = given[i].flags;
        for (int i = 0; i <= DEVICES; i++)
            any |= m->access[i] != 0;
        mprotect((void *)m->address, m->size, any ? PROT_READ | PROT_WRITE : PROT_NONE);
        if (any && !m->allocation) {
            int device = of_device(m->physical) ? m->physical->properties.location.id : 0;
            m->allocation = track(NULL, VIRTUAL_MEMORY, (void *)m->address, m->size);
            m->allocation->device = device;
        } else if (!any && m->allocation) {
            release(m->allocation);
            m->allocation = NULL;
        }
    }
    return CUDA_SUCCESS;
}

int cuMemGetAccess(void *flags, void *location, uint64_t address)
{
    READY;
    LOCKED;
    struct mapping *mapping = mapping_at(address);
    REQUIRE(flags && location && mapping, CUDA_ERROR_INVALID_VALUE);
    int who = accessor(*(CUmemLocation_st *)location);
    REQUIRE(who >= 0, CUDA_ERROR_INVALID_VALUE);
    SET(flags, uint64_t, mapping->access[who]);
    return CUDA_SUCCESS;
}
