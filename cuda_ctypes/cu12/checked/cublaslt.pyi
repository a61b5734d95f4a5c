# python -m generator generate cublaslt 12.9
from collections.abc import Callable, Iterable
from typing import Any, Final

from typing_extensions import Self

from ..._floor.faces.typed import (
    Address,
    Callback,
    Enum,
    EnumMember,
    Handle,
    Member,
    Number,
    Record,
    SupportsStream,
    Text,
    WritableAddress,
)
from .runtime import (
    cudaDataType as cudaDataType,
    cudaStream_t as cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from ...errors import CudaError as CudaError

CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA: Final = 1
CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA: Final = 2
CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA: Final = 4
CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA: Final = 8
CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK: Final = 254
CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK: Final = 255
CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F: Final = 256
CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F: Final = 512
CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F: Final = 1024
CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I: Final = 2048
CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK: Final = 65280
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F: Final = 65536
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF: Final = 131072
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32: Final = 262144
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F: Final = 524288
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F: Final = 1048576
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I: Final = 2097152
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3: Final = 4194304
CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2: Final = 8388608
CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK: Final = 16711680
CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN: Final = 4294967296

class cublasStatus_t(Enum):
    CUBLAS_STATUS_SUCCESS: cublasStatus_t
    CUBLAS_STATUS_NOT_INITIALIZED: cublasStatus_t
    CUBLAS_STATUS_ALLOC_FAILED: cublasStatus_t
    CUBLAS_STATUS_INVALID_VALUE: cublasStatus_t
    CUBLAS_STATUS_ARCH_MISMATCH: cublasStatus_t
    CUBLAS_STATUS_MAPPING_ERROR: cublasStatus_t
    CUBLAS_STATUS_EXECUTION_FAILED: cublasStatus_t
    CUBLAS_STATUS_INTERNAL_ERROR: cublasStatus_t
    CUBLAS_STATUS_NOT_SUPPORTED: cublasStatus_t
    CUBLAS_STATUS_LICENSE_ERROR: cublasStatus_t

class cublasFillMode_t(Enum):
    CUBLAS_FILL_MODE_LOWER: cublasFillMode_t
    CUBLAS_FILL_MODE_UPPER: cublasFillMode_t
    CUBLAS_FILL_MODE_FULL: cublasFillMode_t

class cublasDiagType_t(Enum):
    CUBLAS_DIAG_NON_UNIT: cublasDiagType_t
    CUBLAS_DIAG_UNIT: cublasDiagType_t

class cublasSideMode_t(Enum):
    CUBLAS_SIDE_LEFT: cublasSideMode_t
    CUBLAS_SIDE_RIGHT: cublasSideMode_t

class cublasOperation_t(Enum):
    CUBLAS_OP_N: cublasOperation_t
    CUBLAS_OP_T: cublasOperation_t
    CUBLAS_OP_C: cublasOperation_t
    CUBLAS_OP_HERMITAN: cublasOperation_t
    CUBLAS_OP_CONJG: cublasOperation_t

class cublasPointerMode_t(Enum):
    CUBLAS_POINTER_MODE_HOST: cublasPointerMode_t
    CUBLAS_POINTER_MODE_DEVICE: cublasPointerMode_t

class cublasAtomicsMode_t(Enum):
    CUBLAS_ATOMICS_NOT_ALLOWED: cublasAtomicsMode_t
    CUBLAS_ATOMICS_ALLOWED: cublasAtomicsMode_t

class cublasGemmAlgo_t(Enum):
    CUBLAS_GEMM_DFALT: cublasGemmAlgo_t
    CUBLAS_GEMM_DEFAULT: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO0: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO1: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO2: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO3: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO4: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO5: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO6: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO7: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO8: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO9: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO10: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO11: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO12: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO13: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO14: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO15: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO16: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO17: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO18: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO19: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO20: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO21: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO22: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO23: cublasGemmAlgo_t
    CUBLAS_GEMM_DEFAULT_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_DFALT_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO0_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO1_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO2_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO3_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO4_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO5_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO6_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO7_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO8_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO9_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO10_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO11_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO12_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO13_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO14_TENSOR_OP: cublasGemmAlgo_t
    CUBLAS_GEMM_ALGO15_TENSOR_OP: cublasGemmAlgo_t

class cublasMath_t(Enum):
    CUBLAS_DEFAULT_MATH: cublasMath_t
    CUBLAS_TENSOR_OP_MATH: cublasMath_t
    CUBLAS_PEDANTIC_MATH: cublasMath_t
    CUBLAS_TF32_TENSOR_OP_MATH: cublasMath_t
    CUBLAS_FP32_EMULATED_BF16X9_MATH: cublasMath_t
    CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION: cublasMath_t

class cublasComputeType_t(Enum):
    CUBLAS_COMPUTE_16F: cublasComputeType_t
    CUBLAS_COMPUTE_16F_PEDANTIC: cublasComputeType_t
    CUBLAS_COMPUTE_32F: cublasComputeType_t
    CUBLAS_COMPUTE_32F_PEDANTIC: cublasComputeType_t
    CUBLAS_COMPUTE_32F_FAST_16F: cublasComputeType_t
    CUBLAS_COMPUTE_32F_FAST_16BF: cublasComputeType_t
    CUBLAS_COMPUTE_32F_FAST_TF32: cublasComputeType_t
    CUBLAS_COMPUTE_32F_EMULATED_16BFX9: cublasComputeType_t
    CUBLAS_COMPUTE_64F: cublasComputeType_t
    CUBLAS_COMPUTE_64F_PEDANTIC: cublasComputeType_t
    CUBLAS_COMPUTE_32I: cublasComputeType_t
    CUBLAS_COMPUTE_32I_PEDANTIC: cublasComputeType_t

class cublasEmulationStrategy_t(Enum):
    CUBLAS_EMULATION_STRATEGY_DEFAULT: cublasEmulationStrategy_t
    CUBLAS_EMULATION_STRATEGY_PERFORMANT: cublasEmulationStrategy_t
    CUBLAS_EMULATION_STRATEGY_EAGER: cublasEmulationStrategy_t

class cublasLtMatmulTile_t(Enum):
    CUBLASLT_MATMUL_TILE_UNDEFINED: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x96: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_96x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_96x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x160: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_160x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x96: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x448: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x576: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x640: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x704: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_8x768: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x448: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x576: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x640: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x704: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_16x768: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_24x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_24x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_24x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_24x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_24x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_24x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_24x448: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_24x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_24x576: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_24x640: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_24x704: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_24x768: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x448: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x576: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x640: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x704: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_32x768: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_40x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_40x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_40x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_40x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_40x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_40x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_40x448: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_40x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_40x576: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_40x640: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_40x704: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_40x768: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_48x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_48x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_48x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_48x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_48x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_48x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_48x448: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_48x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_48x576: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_48x640: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_48x704: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_48x768: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_56x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_56x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_56x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_56x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_56x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_56x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_56x448: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_56x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_56x576: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_56x640: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_56x704: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_56x768: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x448: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x576: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x640: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x704: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x768: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_72x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_72x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_72x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_72x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_72x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_72x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_72x448: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_72x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_72x576: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_72x640: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_80x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_80x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_80x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_80x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_80x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_80x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_80x448: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_80x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_80x576: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_88x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_88x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_88x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_88x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_88x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_88x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_88x448: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_88x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_96x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_96x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_96x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_96x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_96x448: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_96x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_104x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_104x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_104x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_104x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_104x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_104x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_104x448: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_112x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_112x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_112x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_112x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_112x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_112x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_120x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_120x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_120x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_120x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_120x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_120x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x384: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_136x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_136x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_136x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_136x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_136x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_144x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_144x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_144x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_144x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_144x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_152x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_152x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_152x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_152x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_152x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_160x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_160x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_160x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_168x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_168x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_168x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_168x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_176x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_176x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_176x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_176x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_184x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_184x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_184x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_184x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_200x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_200x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_200x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_208x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_208x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_208x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_216x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_216x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_216x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_224x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_224x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_224x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_232x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_232x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_232x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_240x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_240x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_240x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_248x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_248x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_248x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_264x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_264x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_272x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_272x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_280x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_280x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_288x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_288x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_296x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_296x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_304x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_304x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_312x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_312x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_328x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_328x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_336x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_336x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_344x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_344x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_352x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_352x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_360x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_360x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_368x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_368x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_376x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_376x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_392x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_400x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_408x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_416x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_424x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_432x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_440x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_456x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_464x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_472x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_480x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_488x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_496x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_504x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_520x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_528x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_536x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_544x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_552x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_560x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_568x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_576x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_584x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_592x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_600x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_608x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_616x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_624x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_632x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_640x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_648x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_656x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_664x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_672x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_680x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_688x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_696x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_704x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_712x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_720x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_728x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_736x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_744x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_752x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_760x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_768x64: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x24: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x40: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x48: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x56: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x72: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x80: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x88: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x104: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x112: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x120: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x136: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x144: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x152: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x160: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x168: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x176: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x184: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x200: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x208: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x216: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x224: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x232: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x240: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x248: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x264: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x272: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x280: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x288: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x296: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x304: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x312: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x328: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x336: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x344: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x352: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x360: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x368: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x376: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x392: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x400: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x408: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x416: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x424: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x432: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x440: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x456: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x464: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x472: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x480: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x488: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x496: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x504: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x520: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x528: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x536: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x544: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x552: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x560: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x568: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x584: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x592: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x600: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x608: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x616: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x624: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x632: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x648: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x656: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x664: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x672: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x680: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x688: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x696: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x712: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x720: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x728: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x736: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x744: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x752: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_64x760: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x24: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x40: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x48: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x56: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x72: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x80: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x88: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x104: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x112: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x120: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x136: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x144: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x152: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x168: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x176: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x184: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x200: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x208: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x216: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x224: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x232: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x240: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x248: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x264: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x272: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x280: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x288: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x296: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x304: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x312: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x328: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x336: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x344: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x352: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x360: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x368: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x376: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x392: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x400: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x408: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x416: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x424: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x432: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x440: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x448: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x456: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x464: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x472: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x480: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x488: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x496: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x504: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_128x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x24: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x40: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x48: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x56: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x72: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x80: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x88: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x96: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x104: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x112: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x120: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x136: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x144: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x152: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x160: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x168: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x176: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x184: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x200: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x208: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x216: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x224: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x232: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x240: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x248: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x264: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x272: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x280: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x288: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x296: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x304: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x312: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x320: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x328: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_192x336: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x24: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x40: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x48: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x56: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x72: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x80: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x88: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x96: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x104: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x112: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x120: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x136: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x144: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x152: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x160: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x168: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x176: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x184: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x200: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x208: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x216: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x224: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x232: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x240: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x248: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x256: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x24: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x40: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x48: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x56: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x72: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x80: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x88: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x96: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x104: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x112: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x120: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x136: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x144: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x152: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x160: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x168: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x176: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x184: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x192: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_320x200: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x24: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x40: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x48: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x56: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x72: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x80: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x88: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x96: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x104: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x112: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x120: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x136: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x144: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x152: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x160: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_384x168: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x24: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x40: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x48: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x56: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x72: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x80: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x88: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x96: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x104: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x112: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x120: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x136: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_448x144: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x24: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x40: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x48: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x56: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x72: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x80: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x88: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x96: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x104: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x112: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x120: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x128: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_576x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_576x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_576x24: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_576x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_576x40: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_576x48: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_576x56: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_576x72: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_576x80: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_576x88: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_576x96: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_576x104: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_576x112: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_640x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_640x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_640x24: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_640x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_640x40: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_640x48: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_640x56: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_640x72: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_640x80: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_640x88: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_640x96: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_704x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_704x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_704x24: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_704x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_704x40: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_704x48: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_704x56: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_704x72: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_704x80: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_704x88: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_768x8: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_768x16: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_768x24: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_768x32: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_768x40: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_768x48: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_768x56: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_768x72: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_768x80: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_256x1024: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x512: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_512x1024: cublasLtMatmulTile_t
    CUBLASLT_MATMUL_TILE_END: cublasLtMatmulTile_t

class cublasLtMatmulStages_t(Enum):
    CUBLASLT_MATMUL_STAGES_UNDEFINED: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_16x1: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_16x2: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_16x3: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_16x4: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_16x5: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_16x6: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_32x1: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_32x2: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_32x3: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_32x4: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_32x5: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_32x6: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_64x1: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_64x2: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_64x3: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_64x4: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_64x5: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_64x6: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_128x1: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_128x2: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_128x3: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_128x4: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_128x5: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_128x6: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_32x10: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_8x4: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_16x10: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_8x5: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_8x3: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_8xAUTO: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_16xAUTO: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_32xAUTO: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_64xAUTO: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_128xAUTO: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_256xAUTO: cublasLtMatmulStages_t
    CUBLASLT_MATMUL_STAGES_END: cublasLtMatmulStages_t

class cublasLtClusterShape_t(Enum):
    CUBLASLT_CLUSTER_SHAPE_AUTO: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_2x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_4x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x2x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_2x2x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_4x2x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x4x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_2x4x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_4x4x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_8x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x8x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_8x2x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_2x8x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_16x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x16x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_3x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_5x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_6x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_7x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_9x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_10x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_11x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_12x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_13x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_14x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_15x1x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_3x2x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_5x2x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_6x2x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_7x2x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x3x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_2x3x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_3x3x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_4x3x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_5x3x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_3x4x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x5x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_2x5x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_3x5x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x6x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_2x6x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x7x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_2x7x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x9x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x10x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x11x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x12x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x13x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x14x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_1x15x1: cublasLtClusterShape_t
    CUBLASLT_CLUSTER_SHAPE_END: cublasLtClusterShape_t

class cublasLtMatmulInnerShape_t(Enum):
    CUBLASLT_MATMUL_INNER_SHAPE_UNDEFINED: cublasLtMatmulInnerShape_t
    CUBLASLT_MATMUL_INNER_SHAPE_MMA884: cublasLtMatmulInnerShape_t
    CUBLASLT_MATMUL_INNER_SHAPE_MMA1684: cublasLtMatmulInnerShape_t
    CUBLASLT_MATMUL_INNER_SHAPE_MMA1688: cublasLtMatmulInnerShape_t
    CUBLASLT_MATMUL_INNER_SHAPE_MMA16816: cublasLtMatmulInnerShape_t
    CUBLASLT_MATMUL_INNER_SHAPE_END: cublasLtMatmulInnerShape_t

class cublasLtMatmulMatrixScale_t(Enum):
    CUBLASLT_MATMUL_MATRIX_SCALE_SCALAR_32F: cublasLtMatmulMatrixScale_t
    CUBLASLT_MATMUL_MATRIX_SCALE_VEC16_UE4M3: cublasLtMatmulMatrixScale_t
    CUBLASLT_MATMUL_MATRIX_SCALE_VEC32_UE8M0: cublasLtMatmulMatrixScale_t
    CUBLASLT_MATMUL_MATRIX_SCALE_OUTER_VEC_32F: cublasLtMatmulMatrixScale_t
    CUBLASLT_MATMUL_MATRIX_SCALE_VEC128_32F: cublasLtMatmulMatrixScale_t
    CUBLASLT_MATMUL_MATRIX_SCALE_BLK128x128_32F: cublasLtMatmulMatrixScale_t
    CUBLASLT_MATMUL_MATRIX_SCALE_END: cublasLtMatmulMatrixScale_t

class cublasLtPointerMode_t(Enum):
    CUBLASLT_POINTER_MODE_HOST: cublasLtPointerMode_t
    CUBLASLT_POINTER_MODE_DEVICE: cublasLtPointerMode_t
    CUBLASLT_POINTER_MODE_DEVICE_VECTOR: cublasLtPointerMode_t
    CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO: cublasLtPointerMode_t
    CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_HOST: cublasLtPointerMode_t

class cublasLtPointerModeMask_t(Enum):
    CUBLASLT_POINTER_MODE_MASK_HOST: cublasLtPointerModeMask_t
    CUBLASLT_POINTER_MODE_MASK_DEVICE: cublasLtPointerModeMask_t
    CUBLASLT_POINTER_MODE_MASK_DEVICE_VECTOR: cublasLtPointerModeMask_t
    CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_ZERO: cublasLtPointerModeMask_t
    CUBLASLT_POINTER_MODE_MASK_ALPHA_DEVICE_VECTOR_BETA_HOST: cublasLtPointerModeMask_t

class cublasLtOrder_t(Enum):
    CUBLASLT_ORDER_COL: cublasLtOrder_t
    CUBLASLT_ORDER_ROW: cublasLtOrder_t
    CUBLASLT_ORDER_COL32: cublasLtOrder_t
    CUBLASLT_ORDER_COL4_4R2_8C: cublasLtOrder_t
    CUBLASLT_ORDER_COL32_2R_4R4: cublasLtOrder_t

class cublasLtBatchMode_t(Enum):
    CUBLASLT_BATCH_MODE_STRIDED: cublasLtBatchMode_t
    CUBLASLT_BATCH_MODE_POINTER_ARRAY: cublasLtBatchMode_t

class cublasLtMatrixLayoutAttribute_t(Enum):
    CUBLASLT_MATRIX_LAYOUT_TYPE: cublasLtMatrixLayoutAttribute_t
    CUBLASLT_MATRIX_LAYOUT_ORDER: cublasLtMatrixLayoutAttribute_t
    CUBLASLT_MATRIX_LAYOUT_ROWS: cublasLtMatrixLayoutAttribute_t
    CUBLASLT_MATRIX_LAYOUT_COLS: cublasLtMatrixLayoutAttribute_t
    CUBLASLT_MATRIX_LAYOUT_LD: cublasLtMatrixLayoutAttribute_t
    CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT: cublasLtMatrixLayoutAttribute_t
    CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET: cublasLtMatrixLayoutAttribute_t
    CUBLASLT_MATRIX_LAYOUT_PLANE_OFFSET: cublasLtMatrixLayoutAttribute_t
    CUBLASLT_MATRIX_LAYOUT_BATCH_MODE: cublasLtMatrixLayoutAttribute_t

class cublasLtMatmulDescAttributes_t(Enum):
    CUBLASLT_MATMUL_DESC_COMPUTE_TYPE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_SCALE_TYPE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_POINTER_MODE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_TRANSA: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_TRANSB: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_TRANSC: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_FILL_MODE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_EPILOGUE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_BIAS_POINTER: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_BIAS_BATCH_STRIDE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_ALPHA_VECTOR_BATCH_STRIDE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_SM_COUNT_TARGET: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_A_SCALE_POINTER: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_B_SCALE_POINTER: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_C_SCALE_POINTER: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_D_SCALE_POINTER: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_AMAX_D_POINTER: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_AMAX_POINTER: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_FAST_ACCUM: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_ROWS: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_NUM_CHUNKS_D_COLS: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_IN_COUNTERS_POINTER: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_ATOMIC_SYNC_OUT_COUNTERS_POINTER: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_A_SCALE_MODE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_B_SCALE_MODE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_C_SCALE_MODE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_D_SCALE_MODE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_MODE: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_D_OUT_SCALE_POINTER: cublasLtMatmulDescAttributes_t
    CUBLASLT_MATMUL_DESC_D_OUT_SCALE_MODE: cublasLtMatmulDescAttributes_t

class cublasLtMatrixTransformDescAttributes_t(Enum):
    CUBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE: cublasLtMatrixTransformDescAttributes_t
    CUBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE: cublasLtMatrixTransformDescAttributes_t
    CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA: cublasLtMatrixTransformDescAttributes_t
    CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSB: cublasLtMatrixTransformDescAttributes_t

class cublasLtReductionScheme_t(Enum):
    CUBLASLT_REDUCTION_SCHEME_NONE: cublasLtReductionScheme_t
    CUBLASLT_REDUCTION_SCHEME_INPLACE: cublasLtReductionScheme_t
    CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE: cublasLtReductionScheme_t
    CUBLASLT_REDUCTION_SCHEME_OUTPUT_TYPE: cublasLtReductionScheme_t
    CUBLASLT_REDUCTION_SCHEME_MASK: cublasLtReductionScheme_t

class cublasLtEpilogue_t(Enum):
    CUBLASLT_EPILOGUE_DEFAULT: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_RELU: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_RELU_AUX: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_BIAS: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_RELU_BIAS: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_RELU_AUX_BIAS: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_DRELU: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_DRELU_BGRAD: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_GELU: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_GELU_AUX: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_GELU_BIAS: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_GELU_AUX_BIAS: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_DGELU: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_DGELU_BGRAD: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_BGRADA: cublasLtEpilogue_t
    CUBLASLT_EPILOGUE_BGRADB: cublasLtEpilogue_t

class cublasLtMatmulSearch_t(Enum):
    CUBLASLT_SEARCH_BEST_FIT: cublasLtMatmulSearch_t
    CUBLASLT_SEARCH_LIMITED_BY_ALGO_ID: cublasLtMatmulSearch_t
    CUBLASLT_SEARCH_RESERVED_02: cublasLtMatmulSearch_t
    CUBLASLT_SEARCH_RESERVED_03: cublasLtMatmulSearch_t
    CUBLASLT_SEARCH_RESERVED_04: cublasLtMatmulSearch_t
    CUBLASLT_SEARCH_RESERVED_05: cublasLtMatmulSearch_t
    CUBLASLT_SEARCH_RESERVED_06: cublasLtMatmulSearch_t
    CUBLASLT_SEARCH_RESERVED_07: cublasLtMatmulSearch_t
    CUBLASLT_SEARCH_RESERVED_08: cublasLtMatmulSearch_t
    CUBLASLT_SEARCH_RESERVED_09: cublasLtMatmulSearch_t

class cublasLtMatmulPreferenceAttributes_t(Enum):
    CUBLASLT_MATMUL_PREF_SEARCH_MODE: cublasLtMatmulPreferenceAttributes_t
    CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES: cublasLtMatmulPreferenceAttributes_t
    CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK: cublasLtMatmulPreferenceAttributes_t
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES: cublasLtMatmulPreferenceAttributes_t
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES: cublasLtMatmulPreferenceAttributes_t
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES: cublasLtMatmulPreferenceAttributes_t
    CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES: cublasLtMatmulPreferenceAttributes_t
    CUBLASLT_MATMUL_PREF_MAX_WAVES_COUNT: cublasLtMatmulPreferenceAttributes_t
    CUBLASLT_MATMUL_PREF_IMPL_MASK: cublasLtMatmulPreferenceAttributes_t

class cublasLtMatmulAlgoCapAttributes_t(Enum):
    CUBLASLT_ALGO_CAP_SPLITK_SUPPORT: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_REDUCTION_SCHEME_MASK: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_CTA_SWIZZLING_SUPPORT: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_STRIDED_BATCH_SUPPORT: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_OUT_OF_PLACE_RESULT_SUPPORT: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_UPLO_SUPPORT: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_TILE_IDS: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_CUSTOM_OPTION_MAX: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_CUSTOM_MEMORY_ORDER: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_POINTER_MODE_MASK: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_EPILOGUE_MASK: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_STAGES_IDS: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_LD_NEGATIVE: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_NUMERICAL_IMPL_FLAGS: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_A_BYTES: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_B_BYTES: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_C_BYTES: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_MIN_ALIGNMENT_D_BYTES: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_ATOMIC_SYNC: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_POINTER_ARRAY_BATCH_SUPPORT: cublasLtMatmulAlgoCapAttributes_t
    CUBLASLT_ALGO_CAP_FLOATING_POINT_EMULATION_SUPPORT: cublasLtMatmulAlgoCapAttributes_t

class cublasLtMatmulAlgoConfigAttributes_t(Enum):
    CUBLASLT_ALGO_CONFIG_ID: cublasLtMatmulAlgoConfigAttributes_t
    CUBLASLT_ALGO_CONFIG_TILE_ID: cublasLtMatmulAlgoConfigAttributes_t
    CUBLASLT_ALGO_CONFIG_SPLITK_NUM: cublasLtMatmulAlgoConfigAttributes_t
    CUBLASLT_ALGO_CONFIG_REDUCTION_SCHEME: cublasLtMatmulAlgoConfigAttributes_t
    CUBLASLT_ALGO_CONFIG_CTA_SWIZZLING: cublasLtMatmulAlgoConfigAttributes_t
    CUBLASLT_ALGO_CONFIG_CUSTOM_OPTION: cublasLtMatmulAlgoConfigAttributes_t
    CUBLASLT_ALGO_CONFIG_STAGES_ID: cublasLtMatmulAlgoConfigAttributes_t
    CUBLASLT_ALGO_CONFIG_INNER_SHAPE_ID: cublasLtMatmulAlgoConfigAttributes_t
    CUBLASLT_ALGO_CONFIG_CLUSTER_SHAPE_ID: cublasLtMatmulAlgoConfigAttributes_t

class cublasDataType_t(Enum):
    CUDA_R_16F: cublasDataType_t
    CUDA_C_16F: cublasDataType_t
    CUDA_R_16BF: cublasDataType_t
    CUDA_C_16BF: cublasDataType_t
    CUDA_R_32F: cublasDataType_t
    CUDA_C_32F: cublasDataType_t
    CUDA_R_64F: cublasDataType_t
    CUDA_C_64F: cublasDataType_t
    CUDA_R_4I: cublasDataType_t
    CUDA_C_4I: cublasDataType_t
    CUDA_R_4U: cublasDataType_t
    CUDA_C_4U: cublasDataType_t
    CUDA_R_8I: cublasDataType_t
    CUDA_C_8I: cublasDataType_t
    CUDA_R_8U: cublasDataType_t
    CUDA_C_8U: cublasDataType_t
    CUDA_R_16I: cublasDataType_t
    CUDA_C_16I: cublasDataType_t
    CUDA_R_16U: cublasDataType_t
    CUDA_C_16U: cublasDataType_t
    CUDA_R_32I: cublasDataType_t
    CUDA_C_32I: cublasDataType_t
    CUDA_R_32U: cublasDataType_t
    CUDA_C_32U: cublasDataType_t
    CUDA_R_64I: cublasDataType_t
    CUDA_C_64I: cublasDataType_t
    CUDA_R_64U: cublasDataType_t
    CUDA_C_64U: cublasDataType_t
    CUDA_R_8F_E4M3: cublasDataType_t
    CUDA_R_8F_UE4M3: cublasDataType_t
    CUDA_R_8F_E5M2: cublasDataType_t
    CUDA_R_8F_UE8M0: cublasDataType_t
    CUDA_R_6F_E2M3: cublasDataType_t
    CUDA_R_6F_E3M2: cublasDataType_t
    CUDA_R_4F_E2M1: cublasDataType_t

class cublasLogCallback(Callback):
    def __new__(cls, init_value: Callable[[Any], object] | int = 0, _ptr: int = 0) -> Self: ...

class cublasLtLoggerCallback_t(Callback):
    def __new__(cls, init_value: Callable[[int, Any, Any], object] | int = 0, _ptr: int = 0) -> Self: ...

class float2(Record):
    x: float
    y: float
    def __init__(self, _ptr: int = 0, *, x: float = ..., y: float = ...) -> None: ...

class double2(Record):
    x: float
    y: float
    def __init__(self, _ptr: int = 0, *, x: float = ..., y: float = ...) -> None: ...

class cublasLtMatrixLayoutOpaque_t(Record):
    data: Member[tuple[int, ...], Iterable[int]]
    def __init__(self, _ptr: int = 0, *, data: Iterable[int] = ...) -> None: ...

class cublasLtMatmulAlgo_t(Record):
    data: Member[tuple[int, ...], Iterable[int]]
    def __init__(self, _ptr: int = 0, *, data: Iterable[int] = ...) -> None: ...

class cublasLtMatmulDescOpaque_t(Record):
    data: Member[tuple[int, ...], Iterable[int]]
    def __init__(self, _ptr: int = 0, *, data: Iterable[int] = ...) -> None: ...

class cublasLtMatrixTransformDescOpaque_t(Record):
    data: Member[tuple[int, ...], Iterable[int]]
    def __init__(self, _ptr: int = 0, *, data: Iterable[int] = ...) -> None: ...

class cublasLtMatmulPreferenceOpaque_t(Record):
    data: Member[tuple[int, ...], Iterable[int]]
    def __init__(self, _ptr: int = 0, *, data: Iterable[int] = ...) -> None: ...

class cublasLtMatmulHeuristicResult_t(Record):
    algo: cublasLtMatmulAlgo_t
    workspaceSize: int
    state: EnumMember[cublasStatus_t]
    wavesCount: float
    reserved: Member[tuple[int, ...], Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        algo: cublasLtMatmulAlgo_t = ...,
        workspaceSize: int = ...,
        state: cublasStatus_t | int = ...,
        wavesCount: float = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cuFloatComplex(float2): ...
class cuDoubleComplex(double2): ...
class cuComplex(cuFloatComplex): ...
class cublasHandle_t(Handle): ...
class cublasLtHandle_t(Handle): ...
class cublasLtMatrixLayout_t(Handle): ...
class cublasLtMatmulDesc_t(Handle): ...
class cublasLtMatrixTransformDesc_t(Handle): ...
class cublasLtMatmulPreference_t(Handle): ...
class cublasLtNumericalImplFlags_t(Number): ...
class CublasStatusNotInitialized(CudaError): ...
class CublasStatusAllocFailed(CudaError): ...
class CublasStatusInvalidValue(CudaError): ...
class CublasStatusArchMismatch(CudaError): ...
class CublasStatusMappingError(CudaError): ...
class CublasStatusExecutionFailed(CudaError): ...
class CublasStatusInternalError(CudaError): ...
class CublasStatusNotSupported(CudaError): ...
class CublasStatusLicenseError(CudaError): ...

def cublasLtCreate() -> cublasLtHandle_t: ...
def cublasLtDestroy(lightHandle: cublasLtHandle_t | int | None) -> None: ...
def cublasLtGetStatusName(status: cublasStatus_t | int) -> str: ...
def cublasLtGetStatusString(status: cublasStatus_t | int) -> str: ...
def cublasLtGetVersion() -> int: ...
def cublasLtGetCudartVersion() -> int: ...
def cublasLtGetProperty(type: libraryPropertyType | int) -> int: ...
def cublasLtHeuristicsCacheGetCapacity() -> int: ...
def cublasLtHeuristicsCacheSetCapacity(capacity: int) -> None: ...
def cublasLtMatmul(
    lightHandle: cublasLtHandle_t | int | None,
    computeDesc: cublasLtMatmulDesc_t | int | None,
    alpha: Address,
    A: Address,
    Adesc: cublasLtMatrixLayout_t | int | None,
    B: Address,
    Bdesc: cublasLtMatrixLayout_t | int | None,
    beta: Address,
    C: Address,
    Cdesc: cublasLtMatrixLayout_t | int | None,
    D: WritableAddress,
    Ddesc: cublasLtMatrixLayout_t | int | None,
    algo: cublasLtMatmulAlgo_t | None,
    workspace: WritableAddress,
    workspaceSizeInBytes: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cublasLtMatrixTransform(
    lightHandle: cublasLtHandle_t | int | None,
    transformDesc: cublasLtMatrixTransformDesc_t | int | None,
    alpha: Address,
    A: Address,
    Adesc: cublasLtMatrixLayout_t | int | None,
    beta: Address,
    B: Address,
    Bdesc: cublasLtMatrixLayout_t | int | None,
    C: WritableAddress,
    Cdesc: cublasLtMatrixLayout_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cublasLtMatrixLayoutInit_internal(
    matLayout: cublasLtMatrixLayout_t | int | None,
    size: int,
    type: cudaDataType | int,
    rows: int,
    cols: int,
    ld: int,
) -> None: ...
def cublasLtMatrixLayoutCreate(type: cudaDataType | int, rows: int, cols: int, ld: int) -> cublasLtMatrixLayout_t: ...
def cublasLtMatrixLayoutDestroy(matLayout: cublasLtMatrixLayout_t | int | None) -> None: ...
def cublasLtMatrixLayoutSetAttribute(
    matLayout: cublasLtMatrixLayout_t | int | None,
    attr: cublasLtMatrixLayoutAttribute_t | int,
    buf: Address,
    sizeInBytes: int,
) -> None: ...
def cublasLtMatrixLayoutGetAttribute(
    matLayout: cublasLtMatrixLayout_t | int | None,
    attr: cublasLtMatrixLayoutAttribute_t | int,
    buf: WritableAddress,
    sizeInBytes: int,
) -> int: ...
def cublasLtMatmulDescInit_internal(
    matmulDesc: cublasLtMatmulDesc_t | int | None,
    size: int,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType | int,
) -> None: ...
def cublasLtMatmulDescCreate(
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType | int,
) -> cublasLtMatmulDesc_t: ...
def cublasLtMatmulDescDestroy(matmulDesc: cublasLtMatmulDesc_t | int | None) -> None: ...
def cublasLtMatmulDescSetAttribute(
    matmulDesc: cublasLtMatmulDesc_t | int | None,
    attr: cublasLtMatmulDescAttributes_t | int,
    buf: Address,
    sizeInBytes: int,
) -> None: ...
def cublasLtMatmulDescGetAttribute(
    matmulDesc: cublasLtMatmulDesc_t | int | None,
    attr: cublasLtMatmulDescAttributes_t | int,
    buf: WritableAddress,
    sizeInBytes: int,
) -> int: ...
def cublasLtMatrixTransformDescInit_internal(
    transformDesc: cublasLtMatrixTransformDesc_t | int | None,
    size: int,
    scaleType: cudaDataType | int,
) -> None: ...
def cublasLtMatrixTransformDescCreate(scaleType: cudaDataType | int) -> cublasLtMatrixTransformDesc_t: ...
def cublasLtMatrixTransformDescDestroy(transformDesc: cublasLtMatrixTransformDesc_t | int | None) -> None: ...
def cublasLtMatrixTransformDescSetAttribute(
    transformDesc: cublasLtMatrixTransformDesc_t | int | None,
    attr: cublasLtMatrixTransformDescAttributes_t | int,
    buf: Address,
    sizeInBytes: int,
) -> None: ...
def cublasLtMatrixTransformDescGetAttribute(
    transformDesc: cublasLtMatrixTransformDesc_t | int | None,
    attr: cublasLtMatrixTransformDescAttributes_t | int,
    buf: WritableAddress,
    sizeInBytes: int,
) -> int: ...
def cublasLtMatmulPreferenceInit_internal(pref: cublasLtMatmulPreference_t | int | None, size: int) -> None: ...
def cublasLtMatmulPreferenceCreate() -> cublasLtMatmulPreference_t: ...
def cublasLtMatmulPreferenceDestroy(pref: cublasLtMatmulPreference_t | int | None) -> None: ...
def cublasLtMatmulPreferenceSetAttribute(
    pref: cublasLtMatmulPreference_t | int | None,
    attr: cublasLtMatmulPreferenceAttributes_t | int,
    buf: Address,
    sizeInBytes: int,
) -> None: ...
def cublasLtMatmulPreferenceGetAttribute(
    pref: cublasLtMatmulPreference_t | int | None,
    attr: cublasLtMatmulPreferenceAttributes_t | int,
    buf: WritableAddress,
    sizeInBytes: int,
) -> int: ...
def cublasLtMatmulAlgoGetHeuristic(
    lightHandle: cublasLtHandle_t | int | None,
    operationDesc: cublasLtMatmulDesc_t | int | None,
    Adesc: cublasLtMatrixLayout_t | int | None,
    Bdesc: cublasLtMatrixLayout_t | int | None,
    Cdesc: cublasLtMatrixLayout_t | int | None,
    Ddesc: cublasLtMatrixLayout_t | int | None,
    preference: cublasLtMatmulPreference_t | int | None,
    requestedAlgoCount: int,
) -> tuple[list[cublasLtMatmulHeuristicResult_t], int]: ...
def cublasLtMatmulAlgoGetIds(
    lightHandle: cublasLtHandle_t | int | None,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType | int,
    Atype: cudaDataType | int,
    Btype: cudaDataType | int,
    Ctype: cudaDataType | int,
    Dtype: cudaDataType | int,
    requestedAlgoCount: int,
) -> tuple[list[int], int]: ...
def cublasLtMatmulAlgoInit(
    lightHandle: cublasLtHandle_t | int | None,
    computeType: cublasComputeType_t | int,
    scaleType: cudaDataType | int,
    Atype: cudaDataType | int,
    Btype: cudaDataType | int,
    Ctype: cudaDataType | int,
    Dtype: cudaDataType | int,
    algoId: int,
) -> cublasLtMatmulAlgo_t: ...
def cublasLtMatmulAlgoCheck(
    lightHandle: cublasLtHandle_t | int | None,
    operationDesc: cublasLtMatmulDesc_t | int | None,
    Adesc: cublasLtMatrixLayout_t | int | None,
    Bdesc: cublasLtMatrixLayout_t | int | None,
    Cdesc: cublasLtMatrixLayout_t | int | None,
    Ddesc: cublasLtMatrixLayout_t | int | None,
    algo: cublasLtMatmulAlgo_t | None,
) -> cublasLtMatmulHeuristicResult_t: ...
def cublasLtMatmulAlgoCapGetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoCapAttributes_t | int,
    buf: WritableAddress,
    sizeInBytes: int,
) -> int: ...
def cublasLtMatmulAlgoConfigSetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoConfigAttributes_t | int,
    buf: Address,
    sizeInBytes: int,
) -> None: ...
def cublasLtMatmulAlgoConfigGetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoConfigAttributes_t | int,
    buf: WritableAddress,
    sizeInBytes: int,
) -> int: ...
def cublasLtLoggerSetCallback(
    callback: Callable[[int, Any, Any], object] | cublasLtLoggerCallback_t | int | None,
) -> None: ...
def cublasLtLoggerSetFile(file: Address) -> None: ...
def cublasLtLoggerOpenFile(logFile: Text) -> None: ...
def cublasLtLoggerSetLevel(level: int) -> None: ...
def cublasLtLoggerSetMask(mask: int) -> None: ...
def cublasLtLoggerForceDisable() -> None: ...
def sizeof(objType: type) -> int: ...
