/* Tensor maps for convolutions. Arguments that a binding can garble are checked; the 128 bytes hold a digest of them. */
#include "behaviour.h"

static int encode(void *map, uint32_t type, uint32_t rank, void *address, void *dimensions, void *strides, uint32_t channels,
                  uint32_t pixels, void *steps, uint32_t interleave, uint32_t swizzle, uint32_t promotion, uint32_t fill,
                  uint64_t corners)
{
    REQUIRE(map && (uint64_t)map % 64 == 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(3 <= rank && rank <= 5 && dimensions && strides && steps, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(address && (uint64_t)address % 16 == 0, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(type <= CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B && interleave <= CU_TENSOR_MAP_INTERLEAVE_32B, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(promotion <= CU_TENSOR_MAP_L2_PROMOTION_L2_256B, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(fill <= CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(channels && channels <= 256 && pixels && pixels <= 1024, CUDA_ERROR_INVALID_VALUE);
    uint64_t words[16] = {type, rank, (uint64_t)address, interleave, swizzle, promotion, fill};
    for (uint32_t i = 0; i < rank; i++) {
        uint64_t dimension = ((uint64_t *)dimensions)[i], stride = i ? ((uint64_t *)strides)[i - 1] : 16;
        uint32_t step = ((uint32_t *)steps)[i];
        REQUIRE(dimension && dimension <= (uint64_t)1 << 32 && step && step <= 8, CUDA_ERROR_INVALID_VALUE);
        REQUIRE(stride % 16 == 0 && stride < (uint64_t)1 << 40, CUDA_ERROR_INVALID_VALUE);
        words[7 + i] = dimension ^ stride << 20 ^ (uint64_t)step << 56;
    }
    words[12] = corners;
    words[13] = (uint64_t)channels << 32 | pixels;
    memcpy(map, words, sizeof words);
    return CUDA_SUCCESS;
}

/* The corners of the box of pixels: two numbers less than the array has axes, smaller ones with more axes. */
int cuTensorMapEncodeIm2col(void *map, uint32_t type, uint32_t rank, void *address, void *dimensions, void *strides, void *lower,
                            void *upper, uint32_t channels, uint32_t pixels, void *steps, uint32_t interleave, uint32_t swizzle,
                            uint32_t promotion, uint32_t fill)
{
    READY;
    REQUIRE(lower && upper && 3 <= rank && rank <= 5, CUDA_ERROR_INVALID_VALUE);
    uint64_t corners = 0;
    int32_t most = rank == 3 ? 1 << 15 : rank == 4 ? 1 << 7 : 1 << 4;
    for (uint32_t i = 0; i < rank - 2; i++) {
        int32_t from = ((int32_t *)lower)[i], to = ((int32_t *)upper)[i];
        REQUIRE(-most <= from && from < most && -most <= to && to < most, CUDA_ERROR_INVALID_VALUE);
        corners = corners << 20 ^ (uint64_t)(uint8_t)from << 8 ^ (uint8_t)to;
    }
    return encode(map, type, rank, address, dimensions, strides, channels, pixels, steps, interleave, swizzle, promotion, fill, corners);
}

int cuTensorMapEncodeIm2colWide(void *map, uint32_t type, uint32_t rank, void *address, void *dimensions, void *strides,
                                int32_t lower, int32_t upper, uint32_t channels, uint32_t pixels, void *steps,
                                uint32_t interleave, uint32_t mode, uint32_t swizzle, uint32_t promotion, uint32_t fill)
{
    READY;
    REQUIRE(mode <= CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(-(1 << 15) <= lower && lower < 1 << 15 && -(1 << 15) <= upper && upper < 1 << 15, CUDA_ERROR_INVALID_VALUE);
    uint64_t corners = (uint64_t)mode << 40 | (uint64_t)(uint16_t)lower << 16 | (uint16_t)upper;
    return encode(map, type, rank, address, dimensions, strides, channels, pixels, steps, interleave, swizzle, promotion, fill, corners);
}
