/* User objects, which graphs keep alive. The last reference ends in the working thread, after the work submitted so far. */
#include "behaviour.h"

struct user_object {
    struct object object;
    void *function, *data;
    int64_t count;
};

struct retained {
    struct retained *next;
    struct user_object *object;
    int64_t count;
};

/* Calls a destructor, which must not call the driver. */
static void finish(void *data)
{
    struct user_object *object = data;
    ((void (*)(void *))object->function)(object->data);
}

static void drop(struct user_object *object, int64_t count)
{
    object->count -= count;
    if (object->count)
        return;
    object_end(object);
    submit_internal(&(struct operation){.kind = HOST_CALL, .call = {finish, object, NULL}});
}

static struct retained **place(struct graph *graph, const struct user_object *object)
{
    struct retained **at = &graph->retained;
    while (*at && (*at)->object != object)
        at = &(*at)->next;
    return at;
}

static void keep(struct graph *graph, struct user_object *object, int64_t count)
{
    struct retained **at = place(graph, object);
    if (!*at) {
        *at = calloc(1, sizeof **at);
        (*at)->object = object;
    }
    (*at)->count += count;
}

void retain_alike(struct graph *graph, const struct graph *from)
{
    for (struct retained *item = from->retained; item; item = item->next) {
        keep(graph, item->object, item->count);
        item->object->count += item->count;
    }
}

void release_retained(struct graph *graph)
{
    for (struct retained *item = graph->retained; item; item = item->next)
        drop(item->object, item->count);
    graph->retained = NULL;
}

#define OBJECT_ENTRY(handle, name, count) \
    READY; \
    LOCKED; \
    struct user_object *name = object_get(handle, USER_OBJECT); \
    REQUIRE(name && count > 0 && count < 1u << 31, CUDA_ERROR_INVALID_VALUE)

int cuUserObjectCreate(void *out, void *data, void *function, uint32_t count, uint32_t flags)
{
    READY;
    LOCKED;
    REQUIRE(out && function && count > 0 && count < 1u << 31, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(flags == CU_USER_OBJECT_NO_DESTRUCTOR_SYNC, CUDA_ERROR_INVALID_VALUE);
    struct user_object *object = object_new(USER_OBJECT, sizeof *object);
    object->function = function;
    object->data = data;
    object->count = count;
    SET(out, void *, object);
    return CUDA_SUCCESS;
}

int cuUserObjectRetain(void *handle, uint32_t count)
{
    OBJECT_ENTRY(handle, object, count);
    object->count += count;
    return CUDA_SUCCESS;
}

int cuUserObjectRelease(void *handle, uint32_t count)
{
    OBJECT_ENTRY(handle, object, count);
    REQUIRE(object->count >= count, CUDA_ERROR_INVALID_VALUE);
    drop(object, count);
    return CUDA_SUCCESS;
}

int cuGraphRetainUserObject(void *graph_handle, void *handle, uint32_t count, uint32_t flags)
{
    OBJECT_ENTRY(handle, object, count);
    struct graph *graph = object_get(graph_handle, GRAPH);
    REQUIRE(graph && flags <= CU_GRAPH_USER_OBJECT_MOVE, CUDA_ERROR_INVALID_VALUE);
    if (!(flags & CU_GRAPH_USER_OBJECT_MOVE))
        object->count += count;
    keep(graph, object, count);
    return CUDA_SUCCESS;
}

int cuGraphReleaseUserObject(void *graph_handle, void *handle, uint32_t count)
{
    OBJECT_ENTRY(handle, object, count);
    struct graph *graph = object_get(graph_handle, GRAPH);
    REQUIRE(graph, CUDA_ERROR_INVALID_VALUE);
    struct retained **at = place(graph, object), *item = *at;
    REQUIRE(item && item->count >= count, CUDA_ERROR_INVALID_VALUE);
    item->count -= count;
    if (!item->count)
        *at = item->next;
    drop(object, count);
    return CUDA_SUCCESS;
}
