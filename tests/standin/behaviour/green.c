/* Parts of a device, and the green contexts that are made of them. A resource is a set of multiprocessors, one bit
 * each. Each context has a set, but work is not placed on it. */
#include "behaviour.h"

enum { COSCHEDULED = 8, SMALLEST = 2, MOST_COSCHEDULED = 32, CONNECTIONS = 8, ALL_FLAGS = 7 };

/* The driver's own data in the padding of CUdevResource. */
struct inside {
    uint64_t multiprocessors;
    uint64_t split; /* resources of one split may share a context */
    int device, final; /* a group of cuDevSmResourceSplitByCount cannot be split again */
};

_Static_assert(sizeof(struct inside) <= sizeof((CUdevResource_st){0}._internal_padding), "inside");

struct green {
    struct object object;
    struct context *context;
    CUdevResource_st multiprocessors, workqueue;
    uint64_t id;
};

struct description {
    struct object object;
    int device;
    CUdevResource_st multiprocessors, workqueue;
};

static uint64_t splits;

static struct inside inside_of(const CUdevResource_st *resource)
{
    struct inside inside;
    memcpy(&inside, resource->_internal_padding, sizeof inside);
    return inside;
}

static int newer(void) /* knows work queues, and groups of different sizes */
{
    int version;
    cuDriverGetVersion(&version);
    return version >= 13010;
}

static CUdevResource_st multiprocessors(struct inside inside, uint32_t flags)
{
    CUdevResource_st resource = {.type = inside.multiprocessors ? CU_DEV_RESOURCE_TYPE_SM : CU_DEV_RESOURCE_TYPE_INVALID};
    memcpy(resource._internal_padding, &inside, sizeof inside);
    resource.sm.smCount = (uint32_t)__builtin_popcountll(inside.multiprocessors);
    resource.sm.minSmPartitionSize = newer() ? SMALLEST : COSCHEDULED;
    resource.sm.smCoscheduledAlignment = COSCHEDULED;
    resource.sm.flags = flags;
    return resource;
}

static CUdevResource_st workqueue(int device, uint32_t type)
{
    CUdevResource_st resource = {.type = type};
    struct inside inside = {.device = device};
    memcpy(resource._internal_padding, &inside, sizeof inside);
    if (type == CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG)
        resource.wqConfig = (CUdevWorkqueueConfigResource_st){device, CONNECTIONS, CU_WORKQUEUE_SCOPE_DEVICE_CTX};
    return resource;
}

/* Takes the first multiprocessors out of a set. */
static uint64_t take(uint64_t *set, uint32_t count)
{
    uint64_t taken = 0;
    for (; count && *set; count--) {
        taken |= *set & -*set;
        *set &= *set - 1;
    }
    return taken;
}

int cuDeviceGetDevResource(int32_t device, void *out, uint32_t type)
{
    int count;
    int error = cuDeviceGetAttribute(&count, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, device);
    if (error)
        return error;
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    if (type == CU_DEV_RESOURCE_TYPE_SM)
        SET(out, CUdevResource_st, multiprocessors((struct inside){.multiprocessors = (1ull << count) - 1, .device = device}, 0));
    else if (newer() && (type == CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG || type == CU_DEV_RESOURCE_TYPE_WORKQUEUE))
        SET(out, CUdevResource_st, workqueue(device, type));
    else
        return CUDA_ERROR_INVALID_RESOURCE_TYPE;
    return CUDA_SUCCESS;
}

static int resource_of(struct green *green, void *out, uint32_t type)
{
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    int error = cuDeviceGetDevResource(green->context->device, out, type);
    if (!error && type == CU_DEV_RESOURCE_TYPE_SM)
        SET(out, CUdevResource_st, green->multiprocessors);
    if (!error && type == CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG)
        SET(out, CUdevResource_st, green->workqueue);
    return error;
}

#define GREEN_ENTRY(handle, name) \
    READY; \
    LOCKED; \
    struct green *name = object_get(handle, GREEN); \
    REQUIRE(name, CUDA_ERROR_INVALID_CONTEXT)

int cuGreenCtxGetDevResource(void *handle, void *out, uint32_t type)
{
    GREEN_ENTRY(handle, green);
    return resource_of(green, out, type);
}

int cuCtxGetDevResource(void *handle, void *out, uint32_t type)
{
    READY;
    LOCKED;
    struct context *context = object_get(handle, CONTEXT);
    REQUIRE(context, CUDA_ERROR_INVALID_CONTEXT);
    REQUIRE(!context->destroyed, CUDA_ERROR_CONTEXT_IS_DESTROYED);
    return context->green ? resource_of(context->green, out, type) : cuDeviceGetDevResource(context->device, out, type);
}

int cuDevSmResourceSplitByCount(void *result, void *groups, void *input, void *remainder, uint32_t flags, uint32_t least)
{
    READY;
    LOCKED;
    const CUdevResource_st *whole = input;
    REQUIRE(groups && whole && flags <= 3, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(whole->type == CU_DEV_RESOURCE_TYPE_SM, CUDA_ERROR_INVALID_RESOURCE_TYPE);
    REQUIRE(least <= whole->sm.smCount, CUDA_ERROR_INVALID_VALUE);
    struct inside left = inside_of(whole);
    REQUIRE(!left.final, CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
    uint32_t unit = flags & CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING ? SMALLEST : COSCHEDULED;
    uint32_t size = least ? (least + unit - 1) / unit * unit : unit;
    uint32_t possible = whole->sm.smCount / size, wanted = *(uint32_t *)groups;
    REQUIRE(possible, CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
    uint32_t count = result && wanted < possible ? wanted : possible;
    SET(groups, uint32_t, count);
    if (!result)
        return CUDA_SUCCESS;
    left.split = ++splits;
    for (uint32_t i = 0; i < count; i++) {
        struct inside group = left;
        group.multiprocessors = take(&left.multiprocessors, size);
        group.final = 1;
        ((CUdevResource_st *)result)[i] = multiprocessors(group, 0);
    }
    if (remainder)
        SET(remainder, CUdevResource_st, multiprocessors(left, 0));
    return CUDA_SUCCESS;
}

int cuDevSmResourceSplit(void *result, uint32_t count, void *input, void *remainder, uint32_t flags, void *parameters)
{
    READY;
    LOCKED;
    const CUdevResource_st *whole = input;
    CU_DEV_SM_RESOURCE_GROUP_PARAMS_st *groups = parameters;
    REQUIRE(count && whole && groups && !flags, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(whole->type == CU_DEV_RESOURCE_TYPE_SM, CUDA_ERROR_INVALID_RESOURCE_TYPE);
    struct inside left = inside_of(whole);
    REQUIRE(!left.final, CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
    left.split = ++splits;
    for (uint32_t i = 0; i < count; i++) {
        CU_DEV_SM_RESOURCE_GROUP_PARAMS_st *group = &groups[i];
        uint32_t together = group->coscheduledSmCount, available = (uint32_t)__builtin_popcountll(left.multiprocessors);
        int backfill = group->flags & CU_DEV_SM_RESOURCE_GROUP_BACKFILL;
        REQUIRE(group->flags <= ALL_FLAGS && together % SMALLEST == 0 && together <= MOST_COSCHEDULED, CUDA_ERROR_INVALID_VALUE);
        REQUIRE(group->preferredCoscheduledSmCount % (together ? together : SMALLEST) == 0, CUDA_ERROR_INVALID_VALUE);
        REQUIRE(group->smCount <= whole->sm.smCount && group->smCount % SMALLEST == 0, CUDA_ERROR_INVALID_VALUE);
        uint32_t unit = backfill || !together ? SMALLEST : together;
        if (group->smCount == 0)
            group->smCount = available / unit * unit;
        REQUIRE(!result || group->smCount, CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
        REQUIRE(group->smCount % unit == 0, CUDA_ERROR_INVALID_VALUE);
        REQUIRE(group->smCount <= available && (backfill || group->smCount >= together), CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
        struct inside mine = left;
        mine.multiprocessors = take(&left.multiprocessors, group->smCount);
        if (result) {
            ((CUdevResource_st *)result)[i] = multiprocessors(mine, group->flags);
            ((CUdevResource_st *)result)[i].sm.smCoscheduledAlignment = together ? together : COSCHEDULED;
        }
    }
    if (remainder)
        SET(remainder, CUdevResource_st, multiprocessors(left, 0));
    return CUDA_SUCCESS;
}

int cuDevResourceGenerateDesc(void *out, void *resources, uint32_t count)
{
    READY;
    LOCKED;
    REQUIRE(out && resources && count, CUDA_ERROR_INVALID_VALUE);
    const CUdevResource_st *first = resources;
    int device = inside_of(first).device;
    struct description made = {.device = device, .workqueue = workqueue(device, CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG)};
    int configured = 0;
    for (const CUdevResource_st *resource = first; resource < first + count; resource++) {
        struct inside inside = inside_of(resource);
        REQUIRE(inside.device == made.device, CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
        if (resource->type == CU_DEV_RESOURCE_TYPE_WORKQUEUE)
            continue;
        if (resource->type == CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG) {
            REQUIRE(!configured++, CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
            REQUIRE(resource->wqConfig.wqConcurrencyLimit, CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
            made.workqueue = *resource;
            continue;
        }
        REQUIRE(resource->type == CU_DEV_RESOURCE_TYPE_SM, CUDA_ERROR_INVALID_RESOURCE_TYPE);
        struct inside before = inside_of(&made.multiprocessors);
        uint32_t alignment = made.multiprocessors.sm.smCoscheduledAlignment;
        REQUIRE(!before.multiprocessors
                    || (inside.split && before.split == inside.split && alignment == resource->sm.smCoscheduledAlignment),
                CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION);
        inside.multiprocessors |= before.multiprocessors;
        inside.final = 0;
        made.multiprocessors = multiprocessors(inside, resource->sm.flags);
        made.multiprocessors.sm.smCoscheduledAlignment = resource->sm.smCoscheduledAlignment;
    }
    if (made.multiprocessors.type == CU_DEV_RESOURCE_TYPE_INVALID)
        cuDeviceGetDevResource(made.device, &made.multiprocessors, CU_DEV_RESOURCE_TYPE_SM);
    struct description *description = object_new(DESCRIPTION, sizeof *description);
    made.object = description->object;
    *description = made;
    SET(out, void *, description);
    return CUDA_SUCCESS;
}

int cuGreenCtxCreate(void *out, void *handle, int32_t device, uint32_t flags)
{
    READY;
    LOCKED;
    struct description *description = object_get(handle, DESCRIPTION);
    REQUIRE(out && description && flags == CU_GREEN_CTX_DEFAULT_STREAM, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(device == description->device, CUDA_ERROR_INVALID_DEVICE);
    void *primary;
    int error = cuDevicePrimaryCtxRetain(&primary, device);
    if (error)
        return error;
    struct green *green = object_new(GREEN, sizeof *green);
    green->context = context_new(device, 0);
    green->context->green = green;
    green->multiprocessors = description->multiprocessors;
    green->workqueue = description->workqueue;
    green->id = green->context->id;
    SET(out, void *, green);
    return CUDA_SUCCESS;
}

int cuGreenCtxDestroy(void *handle)
{
    GREEN_ENTRY(handle, green);
    wait_for_all();
    green->context->destroyed = 1; /* memory stays: it is the primary context's */
    object_end(green->context);
    object_end(green);
    return cuDevicePrimaryCtxRelease(green->context->device);
}

int cuCtxFromGreenCtx(void *out, void *handle)
{
    GREEN_ENTRY(handle, green);
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    SET(out, void *, green->context);
    return CUDA_SUCCESS;
}

int cuGreenCtxGetId(void *handle, void *id)
{
    GREEN_ENTRY(handle, green);
    REQUIRE(id, CUDA_ERROR_INVALID_VALUE);
    SET(id, uint64_t, green->id);
    return CUDA_SUCCESS;
}

int cuGreenCtxStreamCreate(void *out, void *handle, uint32_t flags, int32_t priority)
{
    GREEN_ENTRY(handle, green);
    REQUIRE(out && flags == CU_STREAM_NON_BLOCKING, CUDA_ERROR_INVALID_VALUE);
    SET(out, void *, stream_new(green->context, flags, priority));
    return CUDA_SUCCESS;
}

int cuStreamGetGreenCtx(void *handle, void *out)
{
    CURRENT(context);
    LOCKED;
    struct stream *stream = stream_get(handle);
    REQUIRE(stream, CUDA_ERROR_INVALID_HANDLE);
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    SET(out, void *, (stream->context ? stream->context : context)->green);
    return CUDA_SUCCESS;
}

int cuStreamGetDevResource(void *handle, void *out, uint32_t type)
{
    CURRENT(context);
    LOCKED;
    struct stream *stream = stream_get(handle);
    REQUIRE(stream, CUDA_ERROR_INVALID_HANDLE);
    REQUIRE(type == CU_DEV_RESOURCE_TYPE_SM, CUDA_ERROR_INVALID_RESOURCE_TYPE);
    return cuCtxGetDevResource(stream->context ? stream->context : context, out, type);
}
