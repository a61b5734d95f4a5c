/* OpenGL's buffers and images, made by a test, registered and mapped in threads with an OpenGL context. In other
 * threads, unmapping loses the resource, and unregistering ends it although it returns an error (as driver 580 does). */
#include "behaviour.h"

static struct gl {
    struct gl *next;
    uint32_t name, target; /* 0: a buffer */
    uint64_t size;
    void *content;
    CUDA_ARRAY3D_DESCRIPTOR_st about;
} *gl;

static _Thread_local int opengl_is_current;

struct graphics {
    struct object object;
    struct gl *of;
    uint32_t flags;
    int mapped, lost;
    struct allocation *memory;
    struct array *array;
};

static struct gl *gl_new(uint32_t name, uint32_t target)
{
    struct gl *made = calloc(1, sizeof *made);
    *made = (struct gl){.next = gl, .name = name, .target = target};
    opengl_is_current = 1;
    return gl = made;
}

/* Make an OpenGL context with a buffer current in this thread. Returns the address of the buffer's content. */
void *standin_gl_buffer(uint32_t name, uint64_t size)
{
    LOCKED;
    struct gl *made = gl_new(name, 0);
    made->size = size;
    return made->content = calloc(1, size);
}

/* The same with an image: a texture or renderbuffer of bytes. */
void standin_gl_image(uint32_t name, uint32_t target, uint64_t width, uint64_t height, uint32_t channels)
{
    LOCKED;
    gl_new(name, target)->about = (CUDA_ARRAY3D_DESCRIPTOR_st){
        .Width = width, .Height = height, .Format = CU_AD_FORMAT_UNSIGNED_INT8, .NumChannels = channels,
    };
}

int cuGLGetDevices_v2(void *found, void *devices, uint32_t count, uint32_t which)
{
    READY;
    REQUIRE(count, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(opengl_is_current, CUDA_ERROR_INVALID_GRAPHICS_CONTEXT);
    REQUIRE(found && devices, CUDA_ERROR_INVALID_VALUE);
    SET(found, uint32_t, 1);
    SET(devices, int, 0);
    return CUDA_SUCCESS;
}

static int registered(void *out, uint32_t name, uint32_t target, uint32_t flags)
{
    CURRENT(context);
    LOCKED;
    PERMITTED_NOW;
    REQUIRE(opengl_is_current, CUDA_ERROR_INVALID_VALUE);
    struct gl *found = gl;
    while (found && (found->name != name || found->target != target))
        found = found->next;
    REQUIRE(out && found, CUDA_ERROR_INVALID_VALUE);
    struct graphics *graphics = object_new(GRAPHICS, sizeof *graphics);
    graphics->of = found;
    graphics->flags = flags;
    SET(out, void *, graphics);
    return CUDA_SUCCESS;
}

int cuGraphicsGLRegisterBuffer(void *out, uint32_t name, uint32_t flags)
{
    REQUIRE(flags < CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST, CUDA_ERROR_INVALID_VALUE);
    return registered(out, name, 0, flags);
}

int cuGraphicsGLRegisterImage(void *out, uint32_t name, uint32_t target, uint32_t flags)
{
    REQUIRE(target && flags < 16, CUDA_ERROR_INVALID_VALUE);
    return registered(out, name, target, flags);
}

static struct graphics *const *all_of(void *resources, uint32_t count, int mapped)
{
    struct graphics *const *given = resources;
    for (uint32_t i = 0; i < count; i++)
        if (!object_get(given[i], GRAPHICS) || given[i]->mapped != mapped || given[i]->lost)
            return NULL;
    return given;
}

static int handles_error(void *resources, uint32_t count)
{
    REQUIRE(resources && count, CUDA_ERROR_INVALID_VALUE);
    for (uint32_t i = 0; i < count; i++)
        REQUIRE(object_get(((void **)resources)[i], GRAPHICS), CUDA_ERROR_INVALID_HANDLE);
    return CUDA_SUCCESS;
}

static void unmap(struct graphics *graphics)
{
    wait_for_all();
    if (graphics->memory)
        release(graphics->memory);
    if (graphics->array)
        array_end(graphics->array);
    graphics->memory = NULL;
    graphics->array = NULL;
    graphics->mapped = 0;
}

int cuGraphicsMapResources(uint32_t count, void *resources, void *stream)
{
    CURRENT(context);
    LOCKED;
    int error = handles_error(resources, count);
    REQUIRE(!error, error);
    REQUIRE(stream_get(stream), CUDA_ERROR_INVALID_HANDLE);
    error = forbidden_in_capture(stream_get(stream));
    REQUIRE(!error, error);
    PERMITTED_NOW;
    REQUIRE(opengl_is_current, CUDA_ERROR_INVALID_GRAPHICS_CONTEXT);
    struct graphics *const *given = all_of(resources, count, 0);
    REQUIRE(given, CUDA_ERROR_ALREADY_MAPPED);
    for (uint32_t i = 0; i < count; i++) {
        struct graphics *graphics = given[i];
        graphics->mapped = 1;
        if (graphics->of->target) {
            error = array_new(context, &graphics->of->about, &graphics->array);
            if (!error)
                graphics->array->of = graphics;
        } else /* CUDA must not free it */
            graphics->memory = track(context, VIRTUAL_MEMORY, graphics->of->content, graphics->of->size);
    }
    return error;
}

int cuGraphicsUnmapResources(uint32_t count, void *resources, void *stream)
{
    CURRENT(context);
    LOCKED;
    int error = handles_error(resources, count);
    REQUIRE(!error, error);
    REQUIRE(stream_get(stream), CUDA_ERROR_INVALID_HANDLE);
    error = forbidden_in_capture(stream_get(stream));
    REQUIRE(!error, error);
    PERMITTED_NOW;
    struct graphics *const *given = all_of(resources, count, 1);
    REQUIRE(given, CUDA_ERROR_NOT_MAPPED);
    for (uint32_t i = 0; i < count; i++) {
        if (opengl_is_current)
            unmap(given[i]);
        else
            given[i]->lost = 1;
    }
    return opengl_is_current ? CUDA_SUCCESS : CUDA_ERROR_INVALID_GRAPHICS_CONTEXT;
}

#define GRAPHICS_ENTRY(handle, name) \
    CURRENT(context); \
    LOCKED; \
    struct graphics *name = object_get(handle, GRAPHICS); \
    REQUIRE(name, CUDA_ERROR_INVALID_HANDLE)

int cuGraphicsResourceGetMappedPointer_v2(void *out, void *size, void *handle)
{
    GRAPHICS_ENTRY(handle, graphics);
    REQUIRE(out && size, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(graphics->mapped, CUDA_ERROR_NOT_MAPPED);
    REQUIRE(graphics->memory, CUDA_ERROR_NOT_MAPPED_AS_POINTER);
    SET(out, uint64_t, graphics->memory->address);
    SET(size, uint64_t, graphics->memory->size);
    return CUDA_SUCCESS;
}

int cuGraphicsSubResourceGetMappedArray(void *out, void *handle, uint32_t index, uint32_t level)
{
    GRAPHICS_ENTRY(handle, graphics);
    REQUIRE(graphics->mapped, CUDA_ERROR_NOT_MAPPED);
    REQUIRE(graphics->array, CUDA_ERROR_NOT_MAPPED_AS_ARRAY);
    REQUIRE(out && !index && !level, CUDA_ERROR_INVALID_VALUE);
    SET(out, void *, graphics->array);
    return CUDA_SUCCESS;
}

int cuGraphicsUnregisterResource(void *handle)
{
    GRAPHICS_ENTRY(handle, graphics);
    PERMITTED_NOW;
    REQUIRE(!graphics->lost, CUDA_ERROR_ALREADY_MAPPED);
    int error = graphics->mapped ? CUDA_ERROR_ALREADY_MAPPED
                : opengl_is_current ? CUDA_SUCCESS : CUDA_ERROR_INVALID_GRAPHICS_CONTEXT;
    if (graphics->mapped)
        unmap(graphics);
    object_end(graphics);
    return error;
}
