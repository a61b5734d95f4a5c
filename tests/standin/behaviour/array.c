/* CUDA arrays and mipmapped arrays. Rows are padded, so that use as linear memory fails. */
#include "behaviour.h"

enum { LAYERED = 1, CUBEMAP = 4, GATHER = 8, KNOWN = 63 }; /* CUDA_ARRAY3D_... */

static const uint64_t row_alignment = 64;

/* Bytes of a channel; 0 for unsupported formats. */
static uint64_t channel_size(uint32_t format)
{
    switch (format) {
    case CU_AD_FORMAT_UNSIGNED_INT8:
    case CU_AD_FORMAT_SIGNED_INT8: return 1;
    case CU_AD_FORMAT_UNSIGNED_INT16:
    case CU_AD_FORMAT_SIGNED_INT16:
    case CU_AD_FORMAT_HALF: return 2;
    case CU_AD_FORMAT_UNSIGNED_INT32:
    case CU_AD_FORMAT_SIGNED_INT32:
    case CU_AD_FORMAT_FLOAT: return 4;
    default: return 0;
    }
}

uint64_t element_size(uint32_t format, uint32_t channels)
{
    return channels == 1 || channels == 2 || channels == 4 ? channels * channel_size(format) : 0;
}

static uint64_t at_least_one(uint64_t extent)
{
    return extent ? extent : 1;
}

/* Whether extents and flags fit together and are within the device's limits. */
static int possible(const CUDA_ARRAY3D_DESCRIPTOR_st *about)
{
    uint32_t flags = about->Flags;
    REQUIRE(about->Width && element_size(about->Format, about->NumChannels) && !(flags & ~(uint32_t)KNOWN), 0);
    if (flags & CUBEMAP)
        return about->Width == about->Height && (flags & LAYERED ? about->Depth && about->Depth % 6 == 0 : about->Depth == 6);
    if (flags & LAYERED)
        return about->Depth && about->Depth <= 2048 && about->Width <= 32768 && about->Height <= 32768;
    if (about->Depth)
        return about->Height && !(flags & GATHER) && about->Width <= 16384 && about->Height <= 16384 && about->Depth <= 16384;
    if (about->Height)
        return about->Width <= 131072 && about->Height <= 65536;
    return about->Width <= 131072 && !(flags & GATHER);
}

/* An array that owns its memory. */
int array_new(struct context *context, const CUDA_ARRAY3D_DESCRIPTOR_st *about, struct array **out)
{
    REQUIRE(possible(about), CUDA_ERROR_INVALID_VALUE);
    uint64_t row = about->Width * element_size(about->Format, about->NumChannels);
    uint64_t pitch = (row + row_alignment - 1) / row_alignment * row_alignment;
    uint64_t rows = at_least_one(about->Height), slices = at_least_one(about->Depth);
    struct allocation *memory;
    int error = allocate(context, DEVICE_MEMORY, pitch * rows * slices, &memory);
    REQUIRE(!error, error);
    *out = object_new(ARRAY, sizeof **out);
    (*out)->about = *about;
    (*out)->memory = memory;
    (*out)->pitch = pitch;
    (*out)->row = row;
    (*out)->rows = rows;
    (*out)->slices = slices;
    return CUDA_SUCCESS;
}

void array_end(struct array *array)
{
    release(array->memory);
    object_end(array);
}

/* The memory of a part of an array for a copy; 0 if the part is not within the array or begins inside an element. */
uint64_t array_part(void *handle, const uint64_t begin[3], const uint64_t extent[3], uint64_t *pitch, uint64_t *rows)
{
    struct array *array = object_get(handle, ARRAY);
    REQUIRE(array, 0);
    const uint64_t extents[3] = {array->row, array->rows, array->slices};
    for (int axis = 0; axis < 3; axis++)
        REQUIRE(begin[axis] <= extents[axis] && extent[axis] <= extents[axis] - begin[axis], 0);
    uint64_t element = element_size(array->about.Format, array->about.NumChannels);
    REQUIRE(begin[0] % element == 0 && extent[0] % element == 0, 0);
    *pitch = array->pitch;
    *rows = array->rows;
    return array->memory->address + begin[0] + array->pitch * (begin[1] + array->rows * begin[2]);
}

int cuArray3DCreate_v2(void *out, void *given)
{
    CURRENT(context);
    LOCKED;
    struct array *array;
    REQUIRE(out && given, CUDA_ERROR_INVALID_VALUE);
    int error = array_new(context, given, &array);
    if (!error)
        SET(out, void *, array);
    return error;
}

int cuArrayCreate_v2(void *out, void *given)
{
    const CUDA_ARRAY_DESCRIPTOR_st *about = given;
    REQUIRE(about, CUDA_ERROR_INVALID_VALUE);
    return cuArray3DCreate_v2(out, &(CUDA_ARRAY3D_DESCRIPTOR_st){
        .Width = about->Width, .Height = about->Height, .Format = about->Format, .NumChannels = about->NumChannels,
    });
}

int cuArray3DGetDescriptor_v2(void *out, void *handle)
{
    CURRENT(context);
    LOCKED;
    struct array *array = object_get(handle, ARRAY);
    REQUIRE(array, CUDA_ERROR_INVALID_HANDLE);
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    SET(out, CUDA_ARRAY3D_DESCRIPTOR_st, array->about);
    return CUDA_SUCCESS;
}

int cuArrayGetDescriptor_v2(void *out, void *handle)
{
    CUDA_ARRAY3D_DESCRIPTOR_st about;
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    int error = cuArray3DGetDescriptor_v2(&about, handle);
    if (!error)
        SET(out, CUDA_ARRAY_DESCRIPTOR_st,
            ((CUDA_ARRAY_DESCRIPTOR_st){about.Width, about.Height, about.Format, about.NumChannels}));
    return error;
}

/* An array that is part of a mipmapped array or of another library's object cannot be destroyed alone. */
int cuArrayDestroy(void *handle)
{
    CURRENT(context);
    LOCKED;
    struct array *array = object_get(handle, ARRAY);
    REQUIRE(array, CUDA_ERROR_INVALID_HANDLE);
    REQUIRE(!array->of, CUDA_ERROR_INVALID_HANDLE);
    PERMITTED_NOW;
    wait_for_all();
    array_end(array);
    return CUDA_SUCCESS;
}

/* Mipmapped arrays: each level has half the extents of the one before, and as many layers. */

static uint32_t most_levels(const CUDA_ARRAY3D_DESCRIPTOR_st *about)
{
    uint64_t longest = about->Width > about->Height ? about->Width : about->Height;
    if (!(about->Flags & (LAYERED | CUBEMAP)) && about->Depth > longest)
        longest = about->Depth;
    uint32_t levels = 1;
    while (longest >>= 1)
        levels++;
    return levels;
}

static uint64_t halved(uint64_t extent)
{
    return extent > 1 ? extent / 2 : extent;
}

int cuMipmappedArrayCreate(void *out, void *given, uint32_t levels)
{
    CURRENT(context);
    LOCKED;
    REQUIRE(out && given, CUDA_ERROR_INVALID_VALUE);
    CUDA_ARRAY3D_DESCRIPTOR_st about = *(CUDA_ARRAY3D_DESCRIPTOR_st *)given;
    REQUIRE(possible(&about), CUDA_ERROR_INVALID_VALUE);
    struct mipmap *mipmap = object_new(MIPMAP, sizeof *mipmap);
    uint32_t most = most_levels(&about);
    mipmap->about = about;
    mipmap->count = levels > most ? most : levels ? levels : 1;
    for (uint32_t level = 0; level < mipmap->count; level++) {
        int error = array_new(context, &about, &mipmap->levels[level]);
        if (error) {
            while (level--)
                array_end(mipmap->levels[level]);
            object_end(mipmap);
            return error;
        }
        mipmap->levels[level]->of = mipmap;
        about.Width = halved(about.Width);
        about.Height = halved(about.Height);
        if (!(about.Flags & (LAYERED | CUBEMAP)))
            about.Depth = halved(about.Depth);
    }
    SET(out, void *, mipmap);
    return CUDA_SUCCESS;
}

int cuMipmappedArrayGetLevel(void *out, void *handle, uint32_t level)
{
    CURRENT(context);
    LOCKED;
    struct mipmap *mipmap = object_get(handle, MIPMAP);
    REQUIRE(mipmap, CUDA_ERROR_INVALID_HANDLE);
    REQUIRE(out && level < mipmap->count, CUDA_ERROR_INVALID_VALUE);
    SET(out, void *, mipmap->levels[level]);
    return CUDA_SUCCESS;
}

int cuMipmappedArrayDestroy(void *handle)
{
    CURRENT(context);
    LOCKED;
    struct mipmap *mipmap = object_get(handle, MIPMAP);
    REQUIRE(mipmap, CUDA_ERROR_INVALID_HANDLE);
    PERMITTED_NOW;
    wait_for_all();
    for (uint32_t level = 0; level < mipmap->count; level++)
        array_end(mipmap->levels[level]);
    object_end(mipmap);
    return CUDA_SUCCESS;
}
