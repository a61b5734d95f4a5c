/* Texture and surface objects: descriptors that are checked and kept. No kernel can use them. */
#include "behaviour.h"

enum { KNOWN_FLAGS = 0x73 };
enum { TEXTURE_ALIGNMENT = 512, PITCH_ALIGNMENT = 32 }; /* equal to the device's attributes */

struct texture {
    struct object object;
    struct context *context;
    CUDA_RESOURCE_DESC_st resource;
    CUDA_TEXTURE_DESC_st sampling;
    CUDA_RESOURCE_VIEW_DESC_st view;
    int viewed;
};

/* Memory of a given size that a texture may read, with elements of a possible type; its size in elements at most `most`. */
static int readable(uint64_t address, uint64_t size, uint32_t format, uint32_t channels, uint64_t most)
{
    uint64_t element = element_size(format, channels);
    return element && address % TEXTURE_ALIGNMENT == 0 && size && size / element <= most && allocation_at(address, size);
}

static int resource_error(const CUDA_RESOURCE_DESC_st *given)
{
    REQUIRE(given && given->flags == 0, CUDA_ERROR_INVALID_VALUE);
    switch (given->resType) {
    case CU_RESOURCE_TYPE_ARRAY:
        return object_get(given->res.array.hArray, ARRAY) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    case CU_RESOURCE_TYPE_MIPMAPPED_ARRAY:
        return object_get(given->res.mipmap.hMipmappedArray, MIPMAP) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
    case CU_RESOURCE_TYPE_LINEAR: {
        const CUDA_RESOURCE_DESC_st_res_linear *linear = &given->res.linear;
        int fits = readable(linear->devPtr, linear->sizeInBytes, linear->format, linear->numChannels, 1 << 28);
        return fits ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    }
    case CU_RESOURCE_TYPE_PITCH2D: {
        const CUDA_RESOURCE_DESC_st_res_pitch2D *plane = &given->res.pitch2D;
        uint64_t row = plane->width * element_size(plane->format, plane->numChannels);
        REQUIRE(plane->width <= 131072 && plane->height && plane->height <= 65000, CUDA_ERROR_INVALID_VALUE);
        REQUIRE(plane->pitchInBytes % PITCH_ALIGNMENT == 0 && plane->pitchInBytes >= row, CUDA_ERROR_INVALID_VALUE);
        uint64_t size = plane->pitchInBytes * (plane->height - 1) + row;
        int fits = readable(plane->devPtr, size, plane->format, plane->numChannels, UINT64_MAX);
        return fits ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
    }
    default: return CUDA_ERROR_INVALID_VALUE;
    }
}

int cuTexObjectCreate(void *out, void *resource, void *given, void *view)
{
    CURRENT(context);
    LOCKED;
    REQUIRE(out && given, CUDA_ERROR_INVALID_VALUE);
    int error = resource_error(resource);
    REQUIRE(!error, error);
    const CUDA_TEXTURE_DESC_st *sampling = given;
    for (int axis = 0; axis < 3; axis++)
        REQUIRE(sampling->addressMode[axis] <= CU_TR_ADDRESS_MODE_BORDER, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(sampling->filterMode <= CU_TR_FILTER_MODE_LINEAR, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(sampling->mipmapFilterMode <= CU_TR_FILTER_MODE_LINEAR, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(!(sampling->flags & ~(uint32_t)KNOWN_FLAGS), CUDA_ERROR_INVALID_VALUE);
    uint32_t type = ((CUDA_RESOURCE_DESC_st *)resource)->resType;
    REQUIRE(!view || type <= CU_RESOURCE_TYPE_MIPMAPPED_ARRAY, CUDA_ERROR_INVALID_VALUE);
    struct texture *texture = object_new(TEXTURE, sizeof *texture);
    texture->context = context;
    texture->resource = *(CUDA_RESOURCE_DESC_st *)resource;
    texture->sampling = *sampling;
    texture->viewed = view != NULL;
    if (view)
        texture->view = *(CUDA_RESOURCE_VIEW_DESC_st *)view;
    SET(out, uint64_t, (uint64_t)texture);
    return CUDA_SUCCESS;
}

int cuSurfObjectCreate(void *out, void *resource)
{
    CURRENT(context);
    LOCKED;
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    int error = resource_error(resource);
    REQUIRE(!error, error);
    const CUDA_RESOURCE_DESC_st *given = resource;
    REQUIRE(given->resType == CU_RESOURCE_TYPE_ARRAY, CUDA_ERROR_INVALID_VALUE);
    struct texture *surface = object_new(SURFACE, sizeof *surface);
    surface->context = context;
    surface->resource = *given;
    SET(out, uint64_t, (uint64_t)surface);
    return CUDA_SUCCESS;
}

/* Handles of texture and surface objects are valid only in the context that made them. */
#define TEXTURE_ENTRY(handle, kind, name) \
    CURRENT(context); \
    LOCKED; \
    struct texture *name = object_get((void *)handle, kind); \
    REQUIRE(name && name->context == context, CUDA_ERROR_INVALID_VALUE)

int cuTexObjectDestroy(uint64_t handle)
{
    TEXTURE_ENTRY(handle, TEXTURE, texture);
    object_end(texture);
    return CUDA_SUCCESS;
}

int cuSurfObjectDestroy(uint64_t handle)
{
    TEXTURE_ENTRY(handle, SURFACE, surface);
    object_end(surface);
    return CUDA_SUCCESS;
}

int cuTexObjectGetResourceDesc(void *out, uint64_t handle)
{
    TEXTURE_ENTRY(handle, TEXTURE, texture);
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    SET(out, CUDA_RESOURCE_DESC_st, texture->resource);
    return CUDA_SUCCESS;
}

int cuTexObjectGetTextureDesc(void *out, uint64_t handle)
{
    TEXTURE_ENTRY(handle, TEXTURE, texture);
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    SET(out, CUDA_TEXTURE_DESC_st, texture->sampling);
    return CUDA_SUCCESS;
}

int cuTexObjectGetResourceViewDesc(void *out, uint64_t handle)
{
    TEXTURE_ENTRY(handle, TEXTURE, texture);
    REQUIRE(out && texture->viewed, CUDA_ERROR_INVALID_VALUE);
    SET(out, CUDA_RESOURCE_VIEW_DESC_st, texture->view);
    return CUDA_SUCCESS;
}

int cuSurfObjectGetResourceDesc(void *out, uint64_t handle)
{
    TEXTURE_ENTRY(handle, SURFACE, surface);
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    SET(out, CUDA_RESOURCE_DESC_st, surface->resource);
    return CUDA_SUCCESS;
}
