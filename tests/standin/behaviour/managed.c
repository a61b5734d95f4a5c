/* Advice about managed memory, moving it, and batches. Nothing moves. Advice is kept for each allocation as a whole,
 * and discarded memory is filled with a pattern. */
#include "behaviour.h"

static struct allocation *managed(uint64_t address, uint64_t size)
{
    struct allocation *allocation = size ? allocation_at(address, size) : NULL;
    return allocation && allocation->memory == MANAGED_MEMORY ? allocation : NULL;
}

static int check(CUmemLocation_st location)
{
    switch (location.type) {
    case CU_MEM_LOCATION_TYPE_DEVICE: return 0 <= location.id && location.id < DEVICES ? 0 : CUDA_ERROR_INVALID_DEVICE;
    case CU_MEM_LOCATION_TYPE_HOST:
    case CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT: return CUDA_SUCCESS;
    case CU_MEM_LOCATION_TYPE_HOST_NUMA: return 0 <= location.id && location.id < 2 ? 0 : CUDA_ERROR_INVALID_VALUE;
    default: return CUDA_ERROR_INVALID_VALUE;
    }
}

int cuMemAdvise_v2(uint64_t address, uint64_t size, uint32_t advice, CUmemLocation_st location)
{
    CURRENT(context);
    LOCKED;
    struct allocation *allocation = managed(address, size);
    REQUIRE(allocation, CUDA_ERROR_INVALID_VALUE);
    struct advice *kept = &allocation->advice;
    int set = advice == CU_MEM_ADVISE_SET_ACCESSED_BY;
    int error = check(location);
    switch (advice) {
    case CU_MEM_ADVISE_SET_READ_MOSTLY:
    case CU_MEM_ADVISE_UNSET_READ_MOSTLY: kept->read_mostly = advice == CU_MEM_ADVISE_SET_READ_MOSTLY; break;
    case CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION: kept->preferred = (CUmemLocation_st){0}; break;
    case CU_MEM_ADVISE_SET_PREFERRED_LOCATION:
        REQUIRE(!error, error);
        kept->preferred = location;
        break;
    case CU_MEM_ADVISE_SET_ACCESSED_BY:
    case CU_MEM_ADVISE_UNSET_ACCESSED_BY:
        REQUIRE(!error, error);
        REQUIRE(location.type <= CU_MEM_LOCATION_TYPE_HOST, CUDA_ERROR_INVALID_VALUE);
        kept->accessed_by[location.type == CU_MEM_LOCATION_TYPE_DEVICE ? location.id : DEVICES] = set;
        break;
    default: return CUDA_ERROR_INVALID_VALUE;
    }
    return CUDA_SUCCESS;
}

static CUmemLocation_st of_ordinal(int32_t device)
{
    if (device == -1)
        return (CUmemLocation_st){.type = CU_MEM_LOCATION_TYPE_HOST};
    return (CUmemLocation_st){.type = CU_MEM_LOCATION_TYPE_DEVICE, .id = device};
}

int cuMemAdvise(uint64_t address, uint64_t size, uint32_t advice, int32_t device)
{
    return cuMemAdvise_v2(address, size, advice, of_ordinal(device));
}

static int32_t ordinal(CUmemLocation_st location)
{
    return location.type == CU_MEM_LOCATION_TYPE_DEVICE ? location.id : location.type ? -1 : -2;
}

int cuMemRangeGetAttribute(void *out, uint64_t room, uint32_t attribute, uint64_t address, uint64_t size)
{
    CURRENT(context);
    LOCKED;
    struct allocation *allocation = managed(address, size);
    REQUIRE(out && allocation, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(room == 4 || (attribute == CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY && room && room % 4 == 0), CUDA_ERROR_INVALID_VALUE);
    const struct advice *kept = &allocation->advice;
    switch (attribute) {
    case CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY: SET(out, int32_t, kept->read_mostly); break;
    case CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION: SET(out, int32_t, ordinal(kept->preferred)); break;
    case CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE: SET(out, uint32_t, kept->preferred.type); break;
    case CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID: SET(out, int32_t, kept->preferred.id); break;
    case CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION: SET(out, int32_t, ordinal(kept->prefetched)); break;
    case CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE: SET(out, uint32_t, kept->prefetched.type); break;
    case CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID: SET(out, int32_t, kept->prefetched.id); break;
    case CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY: {
        uint64_t count = 0;
        for (int who = 0; who <= DEVICES && count < room / 4; who++)
            if (kept->accessed_by[who])
                ((int32_t *)out)[count++] = who == DEVICES ? -1 : who;
        while (count < room / 4)
            ((int32_t *)out)[count++] = -2;
        break;
    }
    default: return CUDA_ERROR_INVALID_VALUE;
    }
    return CUDA_SUCCESS;
}

/* A stream for work that no graph can hold. */
#define UNCAPTURED(handle, name) \
    CURRENT(context); \
    LOCKED; \
    struct stream *name = stream_get(handle); \
    REQUIRE(name, CUDA_ERROR_INVALID_HANDLE); \
    REQUIRE(!name->capture, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)

int cuMemPrefetchAsync_v2(uint64_t address, uint64_t size, CUmemLocation_st location, uint32_t flags, void *handle)
{
    UNCAPTURED(handle, stream);
    struct allocation *allocation = managed(address, size);
    REQUIRE(allocation && flags == 0, CUDA_ERROR_INVALID_VALUE);
    int error = check(location);
    REQUIRE(!error, error);
    allocation->advice.prefetched = location;
    return submit(stream, &(struct operation){.kind = NOTHING});
}

int cuMemPrefetchAsync(uint64_t address, uint64_t size, int32_t device, void *handle)
{
    return cuMemPrefetchAsync_v2(address, size, of_ordinal(device), 0, handle);
}

/* Whether the attributes cover all of `count` items; each attribute has the index of its first item. */
static int in_runs(const void *attributes, const uint64_t *starts, uint64_t runs, uint64_t count)
{
    if (!attributes || !starts || !runs || runs > count || starts[0])
        return 0;
    for (uint64_t i = 1; i < runs; i++)
        if (starts[i] <= starts[i - 1] || starts[i] >= count)
            return 0;
    return 1;
}

static int batch(uint64_t *addresses, uint64_t *sizes, uint64_t count, CUmemLocation_st *locations, uint64_t *starts,
                 uint64_t runs, uint64_t flags, int drop, int move, void *handle)
{
    UNCAPTURED(handle, stream);
    REQUIRE(addresses && sizes && count && flags == 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(!move || in_runs(locations, starts, runs, count), CUDA_ERROR_INVALID_VALUE);
    for (uint64_t i = 0; i < runs; i++) {
        int error = check(locations[i]);
        REQUIRE(!error, error);
    }
    for (uint64_t i = 0; i < count; i++)
        REQUIRE(managed(addresses[i], sizes[i]), CUDA_ERROR_INVALID_VALUE);
    for (uint64_t i = 0, run = 0; i < count; i++) {
        if (move) {
            run += run + 1 < runs && starts[run + 1] == i;
            managed(addresses[i], sizes[i])->advice.prefetched = locations[run];
        }
        if (drop)
            submit(stream, &(struct operation){
                .kind = FILL,
                .fill = {.to = addresses[i], .width = sizes[i], .height = 1, .value = 0xDD, .element = 1},
            });
    }
    return CUDA_SUCCESS;
}

int cuMemPrefetchBatchAsync(void *addresses, void *sizes, uint64_t count, void *locations, void *starts, uint64_t runs,
                            uint64_t flags, void *stream)
{
    return batch(addresses, sizes, count, locations, starts, runs, flags, 0, 1, stream);
}

int cuMemDiscardBatchAsync(void *addresses, void *sizes, uint64_t count, uint64_t flags, void *stream)
{
    return batch(addresses, sizes, count, NULL, NULL, 0, flags, 1, 0, stream);
}

int cuMemDiscardAndPrefetchBatchAsync(void *addresses, void *sizes, uint64_t count, void *locations, void *starts,
                                      uint64_t runs, uint64_t flags, void *stream)
{
    return batch(addresses, sizes, count, locations, starts, runs, flags, 1, 1, stream);
}

static int copies(uint64_t *to, uint64_t *from, uint64_t *sizes, uint64_t count, CUmemcpyAttributes_st *attributes,
                  uint64_t *starts, uint64_t runs, void *handle)
{
    REQUIRE((uint64_t)handle > 1, CUDA_ERROR_INVALID_VALUE); /* the legacy default stream */
    {
        UNCAPTURED(handle, stream);
    }
    REQUIRE(to && from && sizes && count && in_runs(attributes, starts, runs, count), CUDA_ERROR_INVALID_VALUE);
    int now = 0;
    for (uint64_t i = 0; i < runs; i++) {
        uint32_t order = attributes[i].srcAccessOrder;
        REQUIRE(CU_MEMCPY_SRC_ACCESS_ORDER_STREAM <= order && order <= CU_MEMCPY_SRC_ACCESS_ORDER_ANY, CUDA_ERROR_INVALID_VALUE);
        REQUIRE(attributes[i].flags <= CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE, CUDA_ERROR_INVALID_VALUE);
        REQUIRE(!attributes[i].srcLocHint.type || !check(attributes[i].srcLocHint), CUDA_ERROR_INVALID_VALUE);
        REQUIRE(!attributes[i].dstLocHint.type || !check(attributes[i].dstLocHint), CUDA_ERROR_INVALID_VALUE);
        now |= order == CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL;
    }
    for (uint64_t i = 0; i < count; i++) {
        int error = cuMemcpyAsync(to[i], from[i], sizes[i], handle);
        REQUIRE(!error, error);
    }
    if (now) {
        LOCKED;
        wait_for_all();
    }
    return CUDA_SUCCESS;
}

int cuMemcpyBatchAsync_v2(void *to, void *from, void *sizes, uint64_t count, void *attributes, void *starts, uint64_t runs,
                          void *stream)
{
    return copies(to, from, sizes, count, attributes, starts, runs, stream);
}

int cuMemcpyBatchAsync(void *to, void *from, void *sizes, uint64_t count, void *attributes, void *starts, uint64_t runs,
                       void *failed, void *stream)
{
    int error = copies(to, from, sizes, count, attributes, starts, runs, stream);
    if (error && failed)
        SET(failed, uint64_t, UINT64_MAX); /* it does not report which */
    return error;
}
