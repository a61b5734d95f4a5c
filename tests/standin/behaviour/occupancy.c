/* How many blocks and clusters fit: a device of 4 multiprocessors with 228 KiB of shared memory each. */
#include "behaviour.h"

enum { MULTIPROCESSORS = 4, SHARED = 228 << 10, SHARED_PER_BLOCK = 227 << 10, THREADS = 2048, BLOCKS = 32, CLUSTER = 8, LARGEST = 16 };

int cuOccupancyAvailableDynamicSMemPerBlock(void *out, void *handle, int32_t blocks, int32_t size)
{
    READY;
    LOCKED;
    const struct kernel *kernel = object_get(handle, KERNEL);
    REQUIRE(kernel, CUDA_ERROR_INVALID_HANDLE);
    REQUIRE(out && blocks > 0 && size > 0 && size <= 1024, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(blocks <= BLOCKS && blocks * size <= THREADS, CUDA_ERROR_INVALID_VALUE);
    int available = SHARED / blocks - (1 << 10) - kernel->attributes[CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES];
    SET(out, uint64_t, available < 0 ? 0 : available < SHARED_PER_BLOCK ? available : SHARED_PER_BLOCK);
    return CUDA_SUCCESS;
}

/* The configuration and the size of its clusters, by default 1. */
static int checked(void *handle, const CUlaunchConfig_st *given, struct kernel **kernel, uint32_t *cluster)
{
    *kernel = object_get(handle, KERNEL);
    REQUIRE(*kernel, CUDA_ERROR_INVALID_HANDLE);
    REQUIRE(given && (!given->numAttrs || given->attrs), CUDA_ERROR_INVALID_VALUE);
    REQUIRE(stream_get(given->hStream), CUDA_ERROR_INVALID_HANDLE);
    uint64_t threads = (uint64_t)given->blockDimX * given->blockDimY * given->blockDimZ;
    REQUIRE(threads && threads <= 1024 && given->gridDimX && given->gridDimY && given->gridDimZ, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(given->sharedMemBytes <= (uint32_t)(*kernel)->attributes[CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES],
            CUDA_ERROR_INVALID_VALUE);
    *cluster = 1;
    for (uint32_t i = 0; i < given->numAttrs; i++) {
        const CUlaunchAttribute_st *attribute = (const CUlaunchAttribute_st *)given->attrs + i;
        if (attribute->id != CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
            continue;
        uint32_t x = attribute->value.clusterDim.x, y = attribute->value.clusterDim.y, z = attribute->value.clusterDim.z;
        REQUIRE(x && y && z && given->gridDimX % x == 0 && given->gridDimY % y == 0 && given->gridDimZ % z == 0,
                CUDA_ERROR_INVALID_CLUSTER_SIZE);
        *cluster = x * y * z;
    }
    return CUDA_SUCCESS;
}

int cuOccupancyMaxPotentialClusterSize(void *out, void *handle, void *configuration)
{
    CURRENT(context);
    LOCKED;
    struct kernel *kernel;
    uint32_t cluster;
    int error = checked(handle, configuration, &kernel, &cluster);
    if (error)
        return error;
    SET(out, int32_t, kernel->attributes[CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED] ? LARGEST : CLUSTER);
    return CUDA_SUCCESS;
}

int cuOccupancyMaxActiveClusters(void *out, void *handle, void *configuration)
{
    CURRENT(context);
    LOCKED;
    const CUlaunchConfig_st *given = configuration;
    struct kernel *kernel;
    uint32_t cluster;
    int error = checked(handle, given, &kernel, &cluster);
    if (error)
        return error;
    REQUIRE(cluster <= (kernel->attributes[CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED] ? LARGEST : CLUSTER),
            CUDA_ERROR_INVALID_CLUSTER_SIZE);
    uint32_t by_threads = THREADS / (given->blockDimX * given->blockDimY * given->blockDimZ);
    uint32_t by_shared = given->sharedMemBytes ? SHARED / given->sharedMemBytes : BLOCKS;
    uint32_t blocks = by_threads < by_shared ? by_threads : by_shared;
    SET(out, int32_t, (int32_t)(MULTIPROCESSORS * (blocks < BLOCKS ? blocks : BLOCKS) / cluster));
    return CUDA_SUCCESS;
}
