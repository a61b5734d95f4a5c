# python -m generator generate cublas 13.5
import ctypes

from ..._floor.faces.typed import (
    ByReference,
    CharPointer,
    Field,
    Handle,
    Int,
    Int64,
    LongLong,
    Pointer,
    RawRecord,
    RawScalar,
    SizeT,
    VoidPointer,
    c_function,
)
from .runtime import (
    cudaDataType as cudaDataType,
    cudaEmulationMantissaControl as cudaEmulationMantissaControl,
    cudaEmulationSpecialValuesSupport as cudaEmulationSpecialValuesSupport,
    cudaStream_t as cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from ..checked.cublas import (
    cublasStatus_t as cublasStatus_t,
    cublasFillMode_t as cublasFillMode_t,
    cublasDiagType_t as cublasDiagType_t,
    cublasSideMode_t as cublasSideMode_t,
    cublasOperation_t as cublasOperation_t,
    cublasPointerMode_t as cublasPointerMode_t,
    cublasAtomicsMode_t as cublasAtomicsMode_t,
    cublasGemmAlgo_t as cublasGemmAlgo_t,
    cublasMath_t as cublasMath_t,
    cublasComputeType_t as cublasComputeType_t,
    cublasEmulationStrategy_t as cublasEmulationStrategy_t,
    cublasDataType_t as cublasDataType_t,
    CUBLAS_VER_MAJOR as CUBLAS_VER_MAJOR,
    CUBLAS_VER_MINOR as CUBLAS_VER_MINOR,
    CUBLAS_VER_PATCH as CUBLAS_VER_PATCH,
    CUBLAS_VER_BUILD as CUBLAS_VER_BUILD,
    CUBLAS_VERSION as CUBLAS_VERSION,
)

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
CUBLAS_FILL_MODE_LOWER: cublasFillMode_t
CUBLAS_FILL_MODE_UPPER: cublasFillMode_t
CUBLAS_FILL_MODE_FULL: cublasFillMode_t
CUBLAS_DIAG_NON_UNIT: cublasDiagType_t
CUBLAS_DIAG_UNIT: cublasDiagType_t
CUBLAS_SIDE_LEFT: cublasSideMode_t
CUBLAS_SIDE_RIGHT: cublasSideMode_t
CUBLAS_OP_N: cublasOperation_t
CUBLAS_OP_T: cublasOperation_t
CUBLAS_OP_C: cublasOperation_t
CUBLAS_OP_HERMITAN: cublasOperation_t
CUBLAS_OP_CONJG: cublasOperation_t
CUBLAS_POINTER_MODE_HOST: cublasPointerMode_t
CUBLAS_POINTER_MODE_DEVICE: cublasPointerMode_t
CUBLAS_ATOMICS_NOT_ALLOWED: cublasAtomicsMode_t
CUBLAS_ATOMICS_ALLOWED: cublasAtomicsMode_t
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
CUBLAS_GEMM_AUTOTUNE: cublasGemmAlgo_t
CUBLAS_DEFAULT_MATH: cublasMath_t
CUBLAS_TENSOR_OP_MATH: cublasMath_t
CUBLAS_PEDANTIC_MATH: cublasMath_t
CUBLAS_TF32_TENSOR_OP_MATH: cublasMath_t
CUBLAS_FP32_EMULATED_BF16X9_MATH: cublasMath_t
CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH: cublasMath_t
CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION: cublasMath_t
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
CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT: cublasComputeType_t
CUBLAS_COMPUTE_32I: cublasComputeType_t
CUBLAS_COMPUTE_32I_PEDANTIC: cublasComputeType_t
CUBLAS_EMULATION_STRATEGY_DEFAULT: cublasEmulationStrategy_t
CUBLAS_EMULATION_STRATEGY_PERFORMANT: cublasEmulationStrategy_t
CUBLAS_EMULATION_STRATEGY_EAGER: cublasEmulationStrategy_t

class float2(RawRecord):
    x: Field[float]
    y: Field[float]

class double2(RawRecord):
    x: Field[float]
    y: Field[float]

class cublasHandle_t(RawScalar, ctypes.c_void_p): ...
class cublasLogCallback(ctypes._CFunctionType): ...

@c_function
def cublasCreate(handle: ByReference[cublasHandle_t], /) -> cublasStatus_t: ...
@c_function
def cublasDestroy(handle: cublasHandle_t | Handle | int | None, /) -> cublasStatus_t: ...
@c_function
def cublasGetVersion(
    handle: cublasHandle_t | Handle | int | None,
    version: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetProperty(type: libraryPropertyType | int, value: ByReference[ctypes.c_int], /) -> cublasStatus_t: ...
@c_function
def cublasGetCudartVersion() -> int: ...
@c_function
def cublasSetWorkspace(
    handle: cublasHandle_t | Handle | int | None,
    workspace: VoidPointer,
    workspaceSizeInBytes: SizeT,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetStream(
    handle: cublasHandle_t | Handle | int | None,
    streamId: cudaStream_t | Handle | int | None,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetStream(
    handle: cublasHandle_t | Handle | int | None,
    streamId: ByReference[cudaStream_t],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetPointerMode(
    handle: cublasHandle_t | Handle | int | None,
    mode: ByReference[ctypes.c_uint],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetPointerMode(
    handle: cublasHandle_t | Handle | int | None,
    mode: cublasPointerMode_t | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetAtomicsMode(
    handle: cublasHandle_t | Handle | int | None,
    mode: ByReference[ctypes.c_uint],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetAtomicsMode(
    handle: cublasHandle_t | Handle | int | None,
    mode: cublasAtomicsMode_t | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetMathMode(
    handle: cublasHandle_t | Handle | int | None,
    mode: ByReference[ctypes.c_uint],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetMathMode(handle: cublasHandle_t | Handle | int | None, mode: cublasMath_t | int, /) -> cublasStatus_t: ...
@c_function
def cublasGetSmCountTarget(
    handle: cublasHandle_t | Handle | int | None,
    smCountTarget: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetSmCountTarget(handle: cublasHandle_t | Handle | int | None, smCountTarget: Int, /) -> cublasStatus_t: ...
@c_function
def cublasGetEmulationStrategy(
    handle: cublasHandle_t | Handle | int | None,
    emulationStrategy: ByReference[ctypes.c_uint],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetEmulationStrategy(
    handle: cublasHandle_t | Handle | int | None,
    emulationStrategy: cublasEmulationStrategy_t | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetEmulationSpecialValuesSupport(
    handle: cublasHandle_t | Handle | int | None,
    mask: ByReference[ctypes.c_uint],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetEmulationSpecialValuesSupport(
    handle: cublasHandle_t | Handle | int | None,
    mask: cudaEmulationSpecialValuesSupport | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetFixedPointEmulationMantissaControl(
    handle: cublasHandle_t | Handle | int | None,
    mantissaControl: ByReference[ctypes.c_uint],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetFixedPointEmulationMantissaControl(
    handle: cublasHandle_t | Handle | int | None,
    mantissaControl: cudaEmulationMantissaControl | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetFixedPointEmulationMaxMantissaBitCount(
    handle: cublasHandle_t | Handle | int | None,
    maxMantissaBitCount: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetFixedPointEmulationMaxMantissaBitCount(
    handle: cublasHandle_t | Handle | int | None,
    maxMantissaBitCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetFixedPointEmulationMantissaBitOffset(
    handle: cublasHandle_t | Handle | int | None,
    mantissaBitOffset: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetFixedPointEmulationMantissaBitOffset(
    handle: cublasHandle_t | Handle | int | None,
    mantissaBitOffset: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetFixedPointEmulationMantissaBitCountPointer(
    handle: cublasHandle_t | Handle | int | None,
    mantissaBitCount: ByReference[Pointer[ctypes.c_int]],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetFixedPointEmulationMantissaBitCountPointer(
    handle: cublasHandle_t | Handle | int | None,
    mantissaBitCount: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetStatusName(status: cublasStatus_t | int, /) -> bytes | None: ...
@c_function
def cublasGetStatusString(status: cublasStatus_t | int, /) -> bytes | None: ...
@c_function
def cublasLoggerConfigure(
    logIsOn: Int,
    logToStdOut: Int,
    logToStdErr: Int,
    logFileName: CharPointer,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetLoggerCallback(userCallback: cublasLogCallback, /) -> cublasStatus_t: ...
@c_function
def cublasGetLoggerCallback(userCallback: ByReference[cublasLogCallback], /) -> cublasStatus_t: ...
@c_function
def cublasSetVector(
    n: Int,
    elemSize: Int,
    x: VoidPointer,
    incx: Int,
    devicePtr: VoidPointer,
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetVector_64(
    n: Int64,
    elemSize: Int64,
    x: VoidPointer,
    incx: Int64,
    devicePtr: VoidPointer,
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetVector(
    n: Int,
    elemSize: Int,
    x: VoidPointer,
    incx: Int,
    y: VoidPointer,
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetVector_64(
    n: Int64,
    elemSize: Int64,
    x: VoidPointer,
    incx: Int64,
    y: VoidPointer,
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetMatrix(
    rows: Int,
    cols: Int,
    elemSize: Int,
    A: VoidPointer,
    lda: Int,
    B: VoidPointer,
    ldb: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetMatrix_64(
    rows: Int64,
    cols: Int64,
    elemSize: Int64,
    A: VoidPointer,
    lda: Int64,
    B: VoidPointer,
    ldb: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetMatrix(
    rows: Int,
    cols: Int,
    elemSize: Int,
    A: VoidPointer,
    lda: Int,
    B: VoidPointer,
    ldb: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetMatrix_64(
    rows: Int64,
    cols: Int64,
    elemSize: Int64,
    A: VoidPointer,
    lda: Int64,
    B: VoidPointer,
    ldb: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetVectorAsync(
    n: Int,
    elemSize: Int,
    hostPtr: VoidPointer,
    incx: Int,
    devicePtr: VoidPointer,
    incy: Int,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetVectorAsync_64(
    n: Int64,
    elemSize: Int64,
    hostPtr: VoidPointer,
    incx: Int64,
    devicePtr: VoidPointer,
    incy: Int64,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetVectorAsync(
    n: Int,
    elemSize: Int,
    devicePtr: VoidPointer,
    incx: Int,
    hostPtr: VoidPointer,
    incy: Int,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetVectorAsync_64(
    n: Int64,
    elemSize: Int64,
    devicePtr: VoidPointer,
    incx: Int64,
    hostPtr: VoidPointer,
    incy: Int64,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetMatrixAsync(
    rows: Int,
    cols: Int,
    elemSize: Int,
    A: VoidPointer,
    lda: Int,
    B: VoidPointer,
    ldb: Int,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSetMatrixAsync_64(
    rows: Int64,
    cols: Int64,
    elemSize: Int64,
    A: VoidPointer,
    lda: Int64,
    B: VoidPointer,
    ldb: Int64,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetMatrixAsync(
    rows: Int,
    cols: Int,
    elemSize: Int,
    A: VoidPointer,
    lda: Int,
    B: VoidPointer,
    ldb: Int,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGetMatrixAsync_64(
    rows: Int64,
    cols: Int64,
    elemSize: Int64,
    A: VoidPointer,
    lda: Int64,
    B: VoidPointer,
    ldb: Int64,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasXerbla(srName: CharPointer, info: Int, /) -> None: ...
@c_function
def cublasNrm2Ex(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int,
    result: VoidPointer,
    resultType: cudaDataType | int,
    executionType: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasNrm2Ex_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int64,
    result: VoidPointer,
    resultType: cudaDataType | int,
    executionType: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSnrm2(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    result: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSnrm2_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    result: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDnrm2(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    result: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDnrm2_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    result: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasScnrm2(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuComplex],
    incx: Int,
    result: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasScnrm2_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    result: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDznrm2(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    result: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDznrm2_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    result: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDotEx(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int,
    y: VoidPointer,
    yType: cudaDataType | int,
    incy: Int,
    result: VoidPointer,
    resultType: cudaDataType | int,
    executionType: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDotEx_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int64,
    y: VoidPointer,
    yType: cudaDataType | int,
    incy: Int64,
    result: VoidPointer,
    resultType: cudaDataType | int,
    executionType: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDotcEx(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int,
    y: VoidPointer,
    yType: cudaDataType | int,
    incy: Int,
    result: VoidPointer,
    resultType: cudaDataType | int,
    executionType: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDotcEx_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int64,
    y: VoidPointer,
    yType: cudaDataType | int,
    incy: Int64,
    result: VoidPointer,
    resultType: cudaDataType | int,
    executionType: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSdot(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    y: ByReference[ctypes.c_float],
    incy: Int,
    result: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSdot_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    y: ByReference[ctypes.c_float],
    incy: Int64,
    result: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDdot(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    y: ByReference[ctypes.c_double],
    incy: Int,
    result: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDdot_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    y: ByReference[ctypes.c_double],
    incy: Int64,
    result: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCdotu(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuComplex],
    incx: Int,
    y: ByReference[cuComplex],
    incy: Int,
    result: ByReference[cuComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCdotu_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    y: ByReference[cuComplex],
    incy: Int64,
    result: ByReference[cuComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCdotc(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuComplex],
    incx: Int,
    y: ByReference[cuComplex],
    incy: Int,
    result: ByReference[cuComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCdotc_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    y: ByReference[cuComplex],
    incy: Int64,
    result: ByReference[cuComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZdotu(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    y: ByReference[cuDoubleComplex],
    incy: Int,
    result: ByReference[cuDoubleComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZdotu_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    result: ByReference[cuDoubleComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZdotc(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    y: ByReference[cuDoubleComplex],
    incy: Int,
    result: ByReference[cuDoubleComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZdotc_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    result: ByReference[cuDoubleComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasScalEx(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    alpha: VoidPointer,
    alphaType: cudaDataType | int,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int,
    executionType: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasScalEx_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    alpha: VoidPointer,
    alphaType: cudaDataType | int,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int64,
    executionType: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSscal(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSscal_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDscal(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDscal_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCscal(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCscal_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsscal(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[cuComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsscal_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[cuComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZscal(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZscal_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZdscal(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[cuDoubleComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZdscal_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasAxpyEx(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    alpha: VoidPointer,
    alphaType: cudaDataType | int,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int,
    y: VoidPointer,
    yType: cudaDataType | int,
    incy: Int,
    executiontype: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasAxpyEx_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    alpha: VoidPointer,
    alphaType: cudaDataType | int,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int64,
    y: VoidPointer,
    yType: cudaDataType | int,
    incy: Int64,
    executiontype: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSaxpy(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int,
    y: ByReference[ctypes.c_float],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSaxpy_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int64,
    y: ByReference[ctypes.c_float],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDaxpy(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int,
    y: ByReference[ctypes.c_double],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDaxpy_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int64,
    y: ByReference[ctypes.c_double],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCaxpy(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int,
    y: ByReference[cuComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCaxpy_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int64,
    y: ByReference[cuComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZaxpy(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int,
    y: ByReference[cuDoubleComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZaxpy_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCopyEx(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int,
    y: VoidPointer,
    yType: cudaDataType | int,
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCopyEx_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int64,
    y: VoidPointer,
    yType: cudaDataType | int,
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasScopy(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    y: ByReference[ctypes.c_float],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasScopy_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    y: ByReference[ctypes.c_float],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDcopy(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    y: ByReference[ctypes.c_double],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDcopy_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    y: ByReference[ctypes.c_double],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCcopy(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuComplex],
    incx: Int,
    y: ByReference[cuComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCcopy_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    y: ByReference[cuComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZcopy(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    y: ByReference[cuDoubleComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZcopy_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSswap(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    y: ByReference[ctypes.c_float],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSswap_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    y: ByReference[ctypes.c_float],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDswap(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    y: ByReference[ctypes.c_double],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDswap_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    y: ByReference[ctypes.c_double],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCswap(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuComplex],
    incx: Int,
    y: ByReference[cuComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCswap_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    y: ByReference[cuComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZswap(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    y: ByReference[cuDoubleComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZswap_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSwapEx(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int,
    y: VoidPointer,
    yType: cudaDataType | int,
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSwapEx_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int64,
    y: VoidPointer,
    yType: cudaDataType | int,
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIsamax(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    result: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIsamax_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    result: ByReference[ctypes.c_int64],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIdamax(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    result: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIdamax_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    result: ByReference[ctypes.c_int64],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIcamax(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuComplex],
    incx: Int,
    result: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIcamax_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    result: ByReference[ctypes.c_int64],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIzamax(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    result: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIzamax_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    result: ByReference[ctypes.c_int64],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIamaxEx(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int,
    result: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIamaxEx_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int64,
    result: ByReference[ctypes.c_int64],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIsamin(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    result: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIsamin_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    result: ByReference[ctypes.c_int64],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIdamin(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    result: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIdamin_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    result: ByReference[ctypes.c_int64],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIcamin(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuComplex],
    incx: Int,
    result: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIcamin_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    result: ByReference[ctypes.c_int64],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIzamin(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    result: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIzamin_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    result: ByReference[ctypes.c_int64],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIaminEx(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int,
    result: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasIaminEx_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int64,
    result: ByReference[ctypes.c_int64],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasAsumEx(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int,
    result: VoidPointer,
    resultType: cudaDataType | int,
    executiontype: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasAsumEx_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int64,
    result: VoidPointer,
    resultType: cudaDataType | int,
    executiontype: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSasum(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    result: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSasum_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    result: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDasum(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    result: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDasum_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    result: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasScasum(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuComplex],
    incx: Int,
    result: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasScasum_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    result: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDzasum(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    result: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDzasum_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    result: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSrot(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    y: ByReference[ctypes.c_float],
    incy: Int,
    c: ByReference[ctypes.c_float],
    s: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSrot_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    y: ByReference[ctypes.c_float],
    incy: Int64,
    c: ByReference[ctypes.c_float],
    s: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDrot(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    y: ByReference[ctypes.c_double],
    incy: Int,
    c: ByReference[ctypes.c_double],
    s: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDrot_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    y: ByReference[ctypes.c_double],
    incy: Int64,
    c: ByReference[ctypes.c_double],
    s: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCrot(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuComplex],
    incx: Int,
    y: ByReference[cuComplex],
    incy: Int,
    c: ByReference[ctypes.c_float],
    s: ByReference[cuComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCrot_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    y: ByReference[cuComplex],
    incy: Int64,
    c: ByReference[ctypes.c_float],
    s: ByReference[cuComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsrot(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuComplex],
    incx: Int,
    y: ByReference[cuComplex],
    incy: Int,
    c: ByReference[ctypes.c_float],
    s: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsrot_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    y: ByReference[cuComplex],
    incy: Int64,
    c: ByReference[ctypes.c_float],
    s: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZrot(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    y: ByReference[cuDoubleComplex],
    incy: Int,
    c: ByReference[ctypes.c_double],
    s: ByReference[cuDoubleComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZrot_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    c: ByReference[ctypes.c_double],
    s: ByReference[cuDoubleComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZdrot(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    y: ByReference[cuDoubleComplex],
    incy: Int,
    c: ByReference[ctypes.c_double],
    s: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZdrot_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    c: ByReference[ctypes.c_double],
    s: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasRotEx(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int,
    y: VoidPointer,
    yType: cudaDataType | int,
    incy: Int,
    c: VoidPointer,
    s: VoidPointer,
    csType: cudaDataType | int,
    executiontype: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasRotEx_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int64,
    y: VoidPointer,
    yType: cudaDataType | int,
    incy: Int64,
    c: VoidPointer,
    s: VoidPointer,
    csType: cudaDataType | int,
    executiontype: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSrotg(
    handle: cublasHandle_t | Handle | int | None,
    a: ByReference[ctypes.c_float],
    b: ByReference[ctypes.c_float],
    c: ByReference[ctypes.c_float],
    s: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDrotg(
    handle: cublasHandle_t | Handle | int | None,
    a: ByReference[ctypes.c_double],
    b: ByReference[ctypes.c_double],
    c: ByReference[ctypes.c_double],
    s: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCrotg(
    handle: cublasHandle_t | Handle | int | None,
    a: ByReference[cuComplex],
    b: ByReference[cuComplex],
    c: ByReference[ctypes.c_float],
    s: ByReference[cuComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZrotg(
    handle: cublasHandle_t | Handle | int | None,
    a: ByReference[cuDoubleComplex],
    b: ByReference[cuDoubleComplex],
    c: ByReference[ctypes.c_double],
    s: ByReference[cuDoubleComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasRotgEx(
    handle: cublasHandle_t | Handle | int | None,
    a: VoidPointer,
    b: VoidPointer,
    abType: cudaDataType | int,
    c: VoidPointer,
    s: VoidPointer,
    csType: cudaDataType | int,
    executiontype: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSrotm(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    y: ByReference[ctypes.c_float],
    incy: Int,
    param: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSrotm_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    y: ByReference[ctypes.c_float],
    incy: Int64,
    param: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDrotm(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    y: ByReference[ctypes.c_double],
    incy: Int,
    param: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDrotm_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    y: ByReference[ctypes.c_double],
    incy: Int64,
    param: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasRotmEx(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int,
    y: VoidPointer,
    yType: cudaDataType | int,
    incy: Int,
    param: VoidPointer,
    paramType: cudaDataType | int,
    executiontype: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasRotmEx_64(
    handle: cublasHandle_t | Handle | int | None,
    n: Int64,
    x: VoidPointer,
    xType: cudaDataType | int,
    incx: Int64,
    y: VoidPointer,
    yType: cudaDataType | int,
    incy: Int64,
    param: VoidPointer,
    paramType: cudaDataType | int,
    executiontype: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSrotmg(
    handle: cublasHandle_t | Handle | int | None,
    d1: ByReference[ctypes.c_float],
    d2: ByReference[ctypes.c_float],
    x1: ByReference[ctypes.c_float],
    y1: ByReference[ctypes.c_float],
    param: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDrotmg(
    handle: cublasHandle_t | Handle | int | None,
    d1: ByReference[ctypes.c_double],
    d2: ByReference[ctypes.c_double],
    x1: ByReference[ctypes.c_double],
    y1: ByReference[ctypes.c_double],
    param: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasRotmgEx(
    handle: cublasHandle_t | Handle | int | None,
    d1: VoidPointer,
    d1Type: cudaDataType | int,
    d2: VoidPointer,
    d2Type: cudaDataType | int,
    x1: VoidPointer,
    x1Type: cudaDataType | int,
    y1: VoidPointer,
    y1Type: cudaDataType | int,
    param: VoidPointer,
    paramType: cudaDataType | int,
    executiontype: cudaDataType | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemv(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemv_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgemv(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgemv_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemv(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    x: ByReference[cuComplex],
    incx: Int,
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemv_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgemv(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgemv_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgbmv(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    kl: Int,
    ku: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgbmv_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    kl: Int64,
    ku: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgbmv(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    kl: Int,
    ku: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgbmv_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    kl: Int64,
    ku: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgbmv(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    kl: Int,
    ku: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    x: ByReference[cuComplex],
    incx: Int,
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgbmv_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    kl: Int64,
    ku: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgbmv(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    kl: Int,
    ku: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgbmv_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    kl: Int64,
    ku: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStrmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStrmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    A: ByReference[ctypes.c_float],
    lda: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtrmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtrmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    A: ByReference[ctypes.c_double],
    lda: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtrmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    x: ByReference[cuComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtrmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    A: ByReference[cuComplex],
    lda: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtrmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtrmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStbmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStbmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    k: Int64,
    A: ByReference[ctypes.c_float],
    lda: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtbmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtbmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    k: Int64,
    A: ByReference[ctypes.c_double],
    lda: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtbmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    k: Int,
    A: ByReference[cuComplex],
    lda: Int,
    x: ByReference[cuComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtbmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    k: Int64,
    A: ByReference[cuComplex],
    lda: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtbmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    k: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtbmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    k: Int64,
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStpmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    AP: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStpmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    AP: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtpmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    AP: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtpmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    AP: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtpmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    AP: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtpmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    AP: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtpmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    AP: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtpmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    AP: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStrsv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStrsv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    A: ByReference[ctypes.c_float],
    lda: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtrsv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtrsv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    A: ByReference[ctypes.c_double],
    lda: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtrsv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    x: ByReference[cuComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtrsv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    A: ByReference[cuComplex],
    lda: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtrsv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtrsv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStpsv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    AP: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStpsv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    AP: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtpsv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    AP: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtpsv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    AP: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtpsv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    AP: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtpsv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    AP: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtpsv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    AP: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtpsv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    AP: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStbsv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStbsv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    k: Int64,
    A: ByReference[ctypes.c_float],
    lda: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtbsv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtbsv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    k: Int64,
    A: ByReference[ctypes.c_double],
    lda: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtbsv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    k: Int,
    A: ByReference[cuComplex],
    lda: Int,
    x: ByReference[cuComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtbsv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    k: Int64,
    A: ByReference[cuComplex],
    lda: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtbsv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int,
    k: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtbsv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    k: Int64,
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsymv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsymv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsymv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsymv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsymv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    x: ByReference[cuComplex],
    incx: Int,
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsymv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZsymv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZsymv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasChemv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    x: ByReference[cuComplex],
    incx: Int,
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasChemv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZhemv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZhemv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsbmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsbmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsbmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsbmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasChbmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    x: ByReference[cuComplex],
    incx: Int,
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasChbmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZhbmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZhbmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSspmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    AP: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int,
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSspmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    AP: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int64,
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDspmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    AP: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int,
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDspmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    AP: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int64,
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasChpmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[cuComplex],
    AP: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int,
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasChpmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[cuComplex],
    AP: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int64,
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZhpmv(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    AP: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int,
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    incy: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZhpmv_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    AP: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSger(
    handle: cublasHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int,
    y: ByReference[ctypes.c_float],
    incy: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSger_64(
    handle: cublasHandle_t | Handle | int | None,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int64,
    y: ByReference[ctypes.c_float],
    incy: Int64,
    A: ByReference[ctypes.c_float],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDger(
    handle: cublasHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int,
    y: ByReference[ctypes.c_double],
    incy: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDger_64(
    handle: cublasHandle_t | Handle | int | None,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int64,
    y: ByReference[ctypes.c_double],
    incy: Int64,
    A: ByReference[ctypes.c_double],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgeru(
    handle: cublasHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int,
    y: ByReference[cuComplex],
    incy: Int,
    A: ByReference[cuComplex],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgeru_64(
    handle: cublasHandle_t | Handle | int | None,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int64,
    y: ByReference[cuComplex],
    incy: Int64,
    A: ByReference[cuComplex],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgerc(
    handle: cublasHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int,
    y: ByReference[cuComplex],
    incy: Int,
    A: ByReference[cuComplex],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgerc_64(
    handle: cublasHandle_t | Handle | int | None,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int64,
    y: ByReference[cuComplex],
    incy: Int64,
    A: ByReference[cuComplex],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgeru(
    handle: cublasHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int,
    y: ByReference[cuDoubleComplex],
    incy: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgeru_64(
    handle: cublasHandle_t | Handle | int | None,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgerc(
    handle: cublasHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int,
    y: ByReference[cuDoubleComplex],
    incy: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgerc_64(
    handle: cublasHandle_t | Handle | int | None,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsyr(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsyr_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int64,
    A: ByReference[ctypes.c_float],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsyr(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsyr_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int64,
    A: ByReference[ctypes.c_double],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsyr(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int,
    A: ByReference[cuComplex],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsyr_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int64,
    A: ByReference[cuComplex],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZsyr(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZsyr_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCher(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[cuComplex],
    incx: Int,
    A: ByReference[cuComplex],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCher_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[cuComplex],
    incx: Int64,
    A: ByReference[cuComplex],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZher(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[cuDoubleComplex],
    incx: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZher_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSspr(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int,
    AP: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSspr_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int64,
    AP: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDspr(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int,
    AP: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDspr_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int64,
    AP: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasChpr(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[cuComplex],
    incx: Int,
    AP: ByReference[cuComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasChpr_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[cuComplex],
    incx: Int64,
    AP: ByReference[cuComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZhpr(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[cuDoubleComplex],
    incx: Int,
    AP: ByReference[cuDoubleComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZhpr_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    AP: ByReference[cuDoubleComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsyr2(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int,
    y: ByReference[ctypes.c_float],
    incy: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsyr2_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int64,
    y: ByReference[ctypes.c_float],
    incy: Int64,
    A: ByReference[ctypes.c_float],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsyr2(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int,
    y: ByReference[ctypes.c_double],
    incy: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsyr2_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int64,
    y: ByReference[ctypes.c_double],
    incy: Int64,
    A: ByReference[ctypes.c_double],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsyr2(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int,
    y: ByReference[cuComplex],
    incy: Int,
    A: ByReference[cuComplex],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsyr2_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int64,
    y: ByReference[cuComplex],
    incy: Int64,
    A: ByReference[cuComplex],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZsyr2(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int,
    y: ByReference[cuDoubleComplex],
    incy: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZsyr2_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCher2(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int,
    y: ByReference[cuComplex],
    incy: Int,
    A: ByReference[cuComplex],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCher2_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int64,
    y: ByReference[cuComplex],
    incy: Int64,
    A: ByReference[cuComplex],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZher2(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int,
    y: ByReference[cuDoubleComplex],
    incy: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZher2_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSspr2(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int,
    y: ByReference[ctypes.c_float],
    incy: Int,
    AP: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSspr2_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    incx: Int64,
    y: ByReference[ctypes.c_float],
    incy: Int64,
    AP: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDspr2(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int,
    y: ByReference[ctypes.c_double],
    incy: Int,
    AP: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDspr2_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    incx: Int64,
    y: ByReference[ctypes.c_double],
    incy: Int64,
    AP: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasChpr2(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int,
    y: ByReference[cuComplex],
    incy: Int,
    AP: ByReference[cuComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasChpr2_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[cuComplex],
    x: ByReference[cuComplex],
    incx: Int64,
    y: ByReference[cuComplex],
    incy: Int64,
    AP: ByReference[cuComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZhpr2(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int,
    y: ByReference[cuDoubleComplex],
    incy: Int,
    AP: ByReference[cuDoubleComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZhpr2_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    AP: ByReference[cuDoubleComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemvBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    Aarray: ByReference[Pointer[ctypes.c_float]],
    lda: Int,
    xarray: ByReference[Pointer[ctypes.c_float]],
    incx: Int,
    beta: ByReference[ctypes.c_float],
    yarray: ByReference[Pointer[ctypes.c_float]],
    incy: Int,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemvBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    Aarray: ByReference[Pointer[ctypes.c_float]],
    lda: Int64,
    xarray: ByReference[Pointer[ctypes.c_float]],
    incx: Int64,
    beta: ByReference[ctypes.c_float],
    yarray: ByReference[Pointer[ctypes.c_float]],
    incy: Int64,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgemvBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    Aarray: ByReference[Pointer[ctypes.c_double]],
    lda: Int,
    xarray: ByReference[Pointer[ctypes.c_double]],
    incx: Int,
    beta: ByReference[ctypes.c_double],
    yarray: ByReference[Pointer[ctypes.c_double]],
    incy: Int,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgemvBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    Aarray: ByReference[Pointer[ctypes.c_double]],
    lda: Int64,
    xarray: ByReference[Pointer[ctypes.c_double]],
    incx: Int64,
    beta: ByReference[ctypes.c_double],
    yarray: ByReference[Pointer[ctypes.c_double]],
    incy: Int64,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemvBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuComplex],
    Aarray: ByReference[Pointer[cuComplex]],
    lda: Int,
    xarray: ByReference[Pointer[cuComplex]],
    incx: Int,
    beta: ByReference[cuComplex],
    yarray: ByReference[Pointer[cuComplex]],
    incy: Int,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemvBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuComplex],
    Aarray: ByReference[Pointer[cuComplex]],
    lda: Int64,
    xarray: ByReference[Pointer[cuComplex]],
    incx: Int64,
    beta: ByReference[cuComplex],
    yarray: ByReference[Pointer[cuComplex]],
    incy: Int64,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgemvBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    Aarray: ByReference[Pointer[cuDoubleComplex]],
    lda: Int,
    xarray: ByReference[Pointer[cuDoubleComplex]],
    incx: Int,
    beta: ByReference[cuDoubleComplex],
    yarray: ByReference[Pointer[cuDoubleComplex]],
    incy: Int,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgemvBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    Aarray: ByReference[Pointer[cuDoubleComplex]],
    lda: Int64,
    xarray: ByReference[Pointer[cuDoubleComplex]],
    incx: Int64,
    beta: ByReference[cuDoubleComplex],
    yarray: ByReference[Pointer[cuDoubleComplex]],
    incy: Int64,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemvStridedBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    strideA: LongLong,
    x: ByReference[ctypes.c_float],
    incx: Int,
    stridex: LongLong,
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    incy: Int,
    stridey: LongLong,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemvStridedBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int64,
    strideA: LongLong,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    stridex: LongLong,
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    incy: Int64,
    stridey: LongLong,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgemvStridedBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    strideA: LongLong,
    x: ByReference[ctypes.c_double],
    incx: Int,
    stridex: LongLong,
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    incy: Int,
    stridey: LongLong,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgemvStridedBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int64,
    strideA: LongLong,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    stridex: LongLong,
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    incy: Int64,
    stridey: LongLong,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemvStridedBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    strideA: LongLong,
    x: ByReference[cuComplex],
    incx: Int,
    stridex: LongLong,
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    incy: Int,
    stridey: LongLong,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemvStridedBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    strideA: LongLong,
    x: ByReference[cuComplex],
    incx: Int64,
    stridex: LongLong,
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    incy: Int64,
    stridey: LongLong,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgemvStridedBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    strideA: LongLong,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    stridex: LongLong,
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    incy: Int,
    stridey: LongLong,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgemvStridedBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    strideA: LongLong,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    stridex: LongLong,
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    incy: Int64,
    stridey: LongLong,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemm(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    beta: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemm_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int64,
    B: ByReference[ctypes.c_float],
    ldb: Int64,
    beta: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgemm(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    beta: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgemm_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int64,
    B: ByReference[ctypes.c_double],
    ldb: Int64,
    beta: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemm(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemm_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    B: ByReference[cuComplex],
    ldb: Int64,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemm3m(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemm3m_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    B: ByReference[cuComplex],
    ldb: Int64,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemm3mEx(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int,
    B: VoidPointer,
    Btype: cudaDataType | int,
    ldb: Int,
    beta: ByReference[cuComplex],
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemm3mEx_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int64,
    B: VoidPointer,
    Btype: cudaDataType | int,
    ldb: Int64,
    beta: ByReference[cuComplex],
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgemm(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgemm_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    B: ByReference[cuDoubleComplex],
    ldb: Int64,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgemm3m(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgemm3m_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    B: ByReference[cuDoubleComplex],
    ldb: Int64,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemmEx(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_float],
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int,
    B: VoidPointer,
    Btype: cudaDataType | int,
    ldb: Int,
    beta: ByReference[ctypes.c_float],
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemmEx_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_float],
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int64,
    B: VoidPointer,
    Btype: cudaDataType | int,
    ldb: Int64,
    beta: ByReference[ctypes.c_float],
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGemmEx(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: VoidPointer,
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int,
    B: VoidPointer,
    Btype: cudaDataType | int,
    ldb: Int,
    beta: VoidPointer,
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int,
    computeType: cublasComputeType_t | int,
    algo: cublasGemmAlgo_t | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGemmEx_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: VoidPointer,
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int64,
    B: VoidPointer,
    Btype: cudaDataType | int,
    ldb: Int64,
    beta: VoidPointer,
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int64,
    computeType: cublasComputeType_t | int,
    algo: cublasGemmAlgo_t | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemmEx(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int,
    B: VoidPointer,
    Btype: cudaDataType | int,
    ldb: Int,
    beta: ByReference[cuComplex],
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemmEx_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int64,
    B: VoidPointer,
    Btype: cudaDataType | int,
    ldb: Int64,
    beta: ByReference[cuComplex],
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsyrk(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    beta: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsyrk_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int64,
    beta: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsyrk(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    beta: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsyrk_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int64,
    beta: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsyrk(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsyrk_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZsyrk(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZsyrk_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsyrkEx(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int,
    beta: ByReference[cuComplex],
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsyrkEx_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int64,
    beta: ByReference[cuComplex],
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsyrk3mEx(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int,
    beta: ByReference[cuComplex],
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsyrk3mEx_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int64,
    beta: ByReference[cuComplex],
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCherk(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[cuComplex],
    lda: Int,
    beta: ByReference[ctypes.c_float],
    C: ByReference[cuComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCherk_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[cuComplex],
    lda: Int64,
    beta: ByReference[ctypes.c_float],
    C: ByReference[cuComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZherk(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    beta: ByReference[ctypes.c_double],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZherk_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    beta: ByReference[ctypes.c_double],
    C: ByReference[cuDoubleComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCherkEx(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_float],
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int,
    beta: ByReference[ctypes.c_float],
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCherkEx_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_float],
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int64,
    beta: ByReference[ctypes.c_float],
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCherk3mEx(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_float],
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int,
    beta: ByReference[ctypes.c_float],
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCherk3mEx_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_float],
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int64,
    beta: ByReference[ctypes.c_float],
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsyr2k(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    beta: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsyr2k_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int64,
    B: ByReference[ctypes.c_float],
    ldb: Int64,
    beta: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsyr2k(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    beta: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsyr2k_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int64,
    B: ByReference[ctypes.c_double],
    ldb: Int64,
    beta: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsyr2k(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsyr2k_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    B: ByReference[cuComplex],
    ldb: Int64,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZsyr2k(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZsyr2k_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    B: ByReference[cuDoubleComplex],
    ldb: Int64,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCher2k(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    beta: ByReference[ctypes.c_float],
    C: ByReference[cuComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCher2k_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    B: ByReference[cuComplex],
    ldb: Int64,
    beta: ByReference[ctypes.c_float],
    C: ByReference[cuComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZher2k(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    beta: ByReference[ctypes.c_double],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZher2k_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    B: ByReference[cuDoubleComplex],
    ldb: Int64,
    beta: ByReference[ctypes.c_double],
    C: ByReference[cuDoubleComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsyrkx(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    beta: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsyrkx_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int64,
    B: ByReference[ctypes.c_float],
    ldb: Int64,
    beta: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsyrkx(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    beta: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsyrkx_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int64,
    B: ByReference[ctypes.c_double],
    ldb: Int64,
    beta: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsyrkx(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsyrkx_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    B: ByReference[cuComplex],
    ldb: Int64,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZsyrkx(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZsyrkx_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    B: ByReference[cuDoubleComplex],
    ldb: Int64,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCherkx(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    beta: ByReference[ctypes.c_float],
    C: ByReference[cuComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCherkx_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    B: ByReference[cuComplex],
    ldb: Int64,
    beta: ByReference[ctypes.c_float],
    C: ByReference[cuComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZherkx(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int,
    k: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    beta: ByReference[ctypes.c_double],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZherkx_64(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    B: ByReference[cuDoubleComplex],
    ldb: Int64,
    beta: ByReference[ctypes.c_double],
    C: ByReference[cuDoubleComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsymm(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    beta: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSsymm_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int64,
    B: ByReference[ctypes.c_float],
    ldb: Int64,
    beta: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsymm(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    beta: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDsymm_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int64,
    B: ByReference[ctypes.c_double],
    ldb: Int64,
    beta: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsymm(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCsymm_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    B: ByReference[cuComplex],
    ldb: Int64,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZsymm(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZsymm_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    B: ByReference[cuDoubleComplex],
    ldb: Int64,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasChemm(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasChemm_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    B: ByReference[cuComplex],
    ldb: Int64,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZhemm(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZhemm_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    B: ByReference[cuDoubleComplex],
    ldb: Int64,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStrsm(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStrsm_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int64,
    B: ByReference[ctypes.c_float],
    ldb: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtrsm(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtrsm_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int64,
    B: ByReference[ctypes.c_double],
    ldb: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtrsm(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtrsm_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    B: ByReference[cuComplex],
    ldb: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtrsm(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtrsm_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    B: ByReference[cuDoubleComplex],
    ldb: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStrmm(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    C: ByReference[ctypes.c_float],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStrmm_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int64,
    B: ByReference[ctypes.c_float],
    ldb: Int64,
    C: ByReference[ctypes.c_float],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtrmm(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    C: ByReference[ctypes.c_double],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtrmm_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int64,
    B: ByReference[ctypes.c_double],
    ldb: Int64,
    C: ByReference[ctypes.c_double],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtrmm(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    C: ByReference[cuComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtrmm_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    B: ByReference[cuComplex],
    ldb: Int64,
    C: ByReference[cuComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtrmm(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtrmm_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    B: ByReference[cuDoubleComplex],
    ldb: Int64,
    C: ByReference[cuDoubleComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemmBatched(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_float],
    Aarray: ByReference[Pointer[ctypes.c_float]],
    lda: Int,
    Barray: ByReference[Pointer[ctypes.c_float]],
    ldb: Int,
    beta: ByReference[ctypes.c_float],
    Carray: ByReference[Pointer[ctypes.c_float]],
    ldc: Int,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemmBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_float],
    Aarray: ByReference[Pointer[ctypes.c_float]],
    lda: Int64,
    Barray: ByReference[Pointer[ctypes.c_float]],
    ldb: Int64,
    beta: ByReference[ctypes.c_float],
    Carray: ByReference[Pointer[ctypes.c_float]],
    ldc: Int64,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgemmBatched(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_double],
    Aarray: ByReference[Pointer[ctypes.c_double]],
    lda: Int,
    Barray: ByReference[Pointer[ctypes.c_double]],
    ldb: Int,
    beta: ByReference[ctypes.c_double],
    Carray: ByReference[Pointer[ctypes.c_double]],
    ldc: Int,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgemmBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_double],
    Aarray: ByReference[Pointer[ctypes.c_double]],
    lda: Int64,
    Barray: ByReference[Pointer[ctypes.c_double]],
    ldb: Int64,
    beta: ByReference[ctypes.c_double],
    Carray: ByReference[Pointer[ctypes.c_double]],
    ldc: Int64,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemmBatched(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    Aarray: ByReference[Pointer[cuComplex]],
    lda: Int,
    Barray: ByReference[Pointer[cuComplex]],
    ldb: Int,
    beta: ByReference[cuComplex],
    Carray: ByReference[Pointer[cuComplex]],
    ldc: Int,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemmBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    Aarray: ByReference[Pointer[cuComplex]],
    lda: Int64,
    Barray: ByReference[Pointer[cuComplex]],
    ldb: Int64,
    beta: ByReference[cuComplex],
    Carray: ByReference[Pointer[cuComplex]],
    ldc: Int64,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemm3mBatched(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    Aarray: ByReference[Pointer[cuComplex]],
    lda: Int,
    Barray: ByReference[Pointer[cuComplex]],
    ldb: Int,
    beta: ByReference[cuComplex],
    Carray: ByReference[Pointer[cuComplex]],
    ldc: Int,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemm3mBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    Aarray: ByReference[Pointer[cuComplex]],
    lda: Int64,
    Barray: ByReference[Pointer[cuComplex]],
    ldb: Int64,
    beta: ByReference[cuComplex],
    Carray: ByReference[Pointer[cuComplex]],
    ldc: Int64,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgemmBatched(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[cuDoubleComplex],
    Aarray: ByReference[Pointer[cuDoubleComplex]],
    lda: Int,
    Barray: ByReference[Pointer[cuDoubleComplex]],
    ldb: Int,
    beta: ByReference[cuDoubleComplex],
    Carray: ByReference[Pointer[cuDoubleComplex]],
    ldc: Int,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgemmBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuDoubleComplex],
    Aarray: ByReference[Pointer[cuDoubleComplex]],
    lda: Int64,
    Barray: ByReference[Pointer[cuDoubleComplex]],
    ldb: Int64,
    beta: ByReference[cuDoubleComplex],
    Carray: ByReference[Pointer[cuDoubleComplex]],
    ldc: Int64,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemmStridedBatched(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    strideA: LongLong,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    strideB: LongLong,
    beta: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int,
    strideC: LongLong,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemmStridedBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int64,
    strideA: LongLong,
    B: ByReference[ctypes.c_float],
    ldb: Int64,
    strideB: LongLong,
    beta: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int64,
    strideC: LongLong,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgemmStridedBatched(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    strideA: LongLong,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    strideB: LongLong,
    beta: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int,
    strideC: LongLong,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgemmStridedBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int64,
    strideA: LongLong,
    B: ByReference[ctypes.c_double],
    ldb: Int64,
    strideB: LongLong,
    beta: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int64,
    strideC: LongLong,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemmStridedBatched(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    strideA: LongLong,
    B: ByReference[cuComplex],
    ldb: Int,
    strideB: LongLong,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int,
    strideC: LongLong,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemmStridedBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    strideA: LongLong,
    B: ByReference[cuComplex],
    ldb: Int64,
    strideB: LongLong,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int64,
    strideC: LongLong,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemm3mStridedBatched(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    strideA: LongLong,
    B: ByReference[cuComplex],
    ldb: Int,
    strideB: LongLong,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int,
    strideC: LongLong,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgemm3mStridedBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    strideA: LongLong,
    B: ByReference[cuComplex],
    ldb: Int64,
    strideB: LongLong,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int64,
    strideC: LongLong,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgemmStridedBatched(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    strideA: LongLong,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    strideB: LongLong,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    strideC: LongLong,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgemmStridedBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    strideA: LongLong,
    B: ByReference[cuDoubleComplex],
    ldb: Int64,
    strideB: LongLong,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int64,
    strideC: LongLong,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGemmBatchedEx(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: VoidPointer,
    Aarray: ByReference[ctypes.c_void_p],
    Atype: cudaDataType | int,
    lda: Int,
    Barray: ByReference[ctypes.c_void_p],
    Btype: cudaDataType | int,
    ldb: Int,
    beta: VoidPointer,
    Carray: ByReference[ctypes.c_void_p],
    Ctype: cudaDataType | int,
    ldc: Int,
    batchCount: Int,
    computeType: cublasComputeType_t | int,
    algo: cublasGemmAlgo_t | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGemmBatchedEx_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: VoidPointer,
    Aarray: ByReference[ctypes.c_void_p],
    Atype: cudaDataType | int,
    lda: Int64,
    Barray: ByReference[ctypes.c_void_p],
    Btype: cudaDataType | int,
    ldb: Int64,
    beta: VoidPointer,
    Carray: ByReference[ctypes.c_void_p],
    Ctype: cudaDataType | int,
    ldc: Int64,
    batchCount: Int64,
    computeType: cublasComputeType_t | int,
    algo: cublasGemmAlgo_t | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGemmStridedBatchedEx(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    alpha: VoidPointer,
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int,
    strideA: LongLong,
    B: VoidPointer,
    Btype: cudaDataType | int,
    ldb: Int,
    strideB: LongLong,
    beta: VoidPointer,
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int,
    strideC: LongLong,
    batchCount: Int,
    computeType: cublasComputeType_t | int,
    algo: cublasGemmAlgo_t | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGemmStridedBatchedEx_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    k: Int64,
    alpha: VoidPointer,
    A: VoidPointer,
    Atype: cudaDataType | int,
    lda: Int64,
    strideA: LongLong,
    B: VoidPointer,
    Btype: cudaDataType | int,
    ldb: Int64,
    strideB: LongLong,
    beta: VoidPointer,
    C: VoidPointer,
    Ctype: cudaDataType | int,
    ldc: Int64,
    strideC: LongLong,
    batchCount: Int64,
    computeType: cublasComputeType_t | int,
    algo: cublasGemmAlgo_t | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemmGroupedBatched(
    handle: cublasHandle_t | Handle | int | None,
    transa_array: ByReference[ctypes.c_uint],
    transb_array: ByReference[ctypes.c_uint],
    m_array: ByReference[ctypes.c_int],
    n_array: ByReference[ctypes.c_int],
    k_array: ByReference[ctypes.c_int],
    alpha_array: ByReference[ctypes.c_float],
    Aarray: ByReference[Pointer[ctypes.c_float]],
    lda_array: ByReference[ctypes.c_int],
    Barray: ByReference[Pointer[ctypes.c_float]],
    ldb_array: ByReference[ctypes.c_int],
    beta_array: ByReference[ctypes.c_float],
    Carray: ByReference[Pointer[ctypes.c_float]],
    ldc_array: ByReference[ctypes.c_int],
    group_count: Int,
    group_size: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgemmGroupedBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    transa_array: ByReference[ctypes.c_uint],
    transb_array: ByReference[ctypes.c_uint],
    m_array: ByReference[ctypes.c_int64],
    n_array: ByReference[ctypes.c_int64],
    k_array: ByReference[ctypes.c_int64],
    alpha_array: ByReference[ctypes.c_float],
    Aarray: ByReference[Pointer[ctypes.c_float]],
    lda_array: ByReference[ctypes.c_int64],
    Barray: ByReference[Pointer[ctypes.c_float]],
    ldb_array: ByReference[ctypes.c_int64],
    beta_array: ByReference[ctypes.c_float],
    Carray: ByReference[Pointer[ctypes.c_float]],
    ldc_array: ByReference[ctypes.c_int64],
    group_count: Int64,
    group_size: ByReference[ctypes.c_int64],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgemmGroupedBatched(
    handle: cublasHandle_t | Handle | int | None,
    transa_array: ByReference[ctypes.c_uint],
    transb_array: ByReference[ctypes.c_uint],
    m_array: ByReference[ctypes.c_int],
    n_array: ByReference[ctypes.c_int],
    k_array: ByReference[ctypes.c_int],
    alpha_array: ByReference[ctypes.c_double],
    Aarray: ByReference[Pointer[ctypes.c_double]],
    lda_array: ByReference[ctypes.c_int],
    Barray: ByReference[Pointer[ctypes.c_double]],
    ldb_array: ByReference[ctypes.c_int],
    beta_array: ByReference[ctypes.c_double],
    Carray: ByReference[Pointer[ctypes.c_double]],
    ldc_array: ByReference[ctypes.c_int],
    group_count: Int,
    group_size: ByReference[ctypes.c_int],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgemmGroupedBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    transa_array: ByReference[ctypes.c_uint],
    transb_array: ByReference[ctypes.c_uint],
    m_array: ByReference[ctypes.c_int64],
    n_array: ByReference[ctypes.c_int64],
    k_array: ByReference[ctypes.c_int64],
    alpha_array: ByReference[ctypes.c_double],
    Aarray: ByReference[Pointer[ctypes.c_double]],
    lda_array: ByReference[ctypes.c_int64],
    Barray: ByReference[Pointer[ctypes.c_double]],
    ldb_array: ByReference[ctypes.c_int64],
    beta_array: ByReference[ctypes.c_double],
    Carray: ByReference[Pointer[ctypes.c_double]],
    ldc_array: ByReference[ctypes.c_int64],
    group_count: Int64,
    group_size: ByReference[ctypes.c_int64],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGemmGroupedBatchedEx(
    handle: cublasHandle_t | Handle | int | None,
    transa_array: ByReference[ctypes.c_uint],
    transb_array: ByReference[ctypes.c_uint],
    m_array: ByReference[ctypes.c_int],
    n_array: ByReference[ctypes.c_int],
    k_array: ByReference[ctypes.c_int],
    alpha_array: VoidPointer,
    Aarray: ByReference[ctypes.c_void_p],
    Atype: cudaDataType | int,
    lda_array: ByReference[ctypes.c_int],
    Barray: ByReference[ctypes.c_void_p],
    Btype: cudaDataType | int,
    ldb_array: ByReference[ctypes.c_int],
    beta_array: VoidPointer,
    Carray: ByReference[ctypes.c_void_p],
    Ctype: cudaDataType | int,
    ldc_array: ByReference[ctypes.c_int],
    group_count: Int,
    group_size: ByReference[ctypes.c_int],
    computeType: cublasComputeType_t | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasGemmGroupedBatchedEx_64(
    handle: cublasHandle_t | Handle | int | None,
    transa_array: ByReference[ctypes.c_uint],
    transb_array: ByReference[ctypes.c_uint],
    m_array: ByReference[ctypes.c_int64],
    n_array: ByReference[ctypes.c_int64],
    k_array: ByReference[ctypes.c_int64],
    alpha_array: VoidPointer,
    Aarray: ByReference[ctypes.c_void_p],
    Atype: cudaDataType | int,
    lda_array: ByReference[ctypes.c_int64],
    Barray: ByReference[ctypes.c_void_p],
    Btype: cudaDataType | int,
    ldb_array: ByReference[ctypes.c_int64],
    beta_array: VoidPointer,
    Carray: ByReference[ctypes.c_void_p],
    Ctype: cudaDataType | int,
    ldc_array: ByReference[ctypes.c_int64],
    group_count: Int64,
    group_size: ByReference[ctypes.c_int64],
    computeType: cublasComputeType_t | int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgeam(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    beta: ByReference[ctypes.c_float],
    B: ByReference[ctypes.c_float],
    ldb: Int,
    C: ByReference[ctypes.c_float],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgeam_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int64,
    beta: ByReference[ctypes.c_float],
    B: ByReference[ctypes.c_float],
    ldb: Int64,
    C: ByReference[ctypes.c_float],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgeam(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    beta: ByReference[ctypes.c_double],
    B: ByReference[ctypes.c_double],
    ldb: Int,
    C: ByReference[ctypes.c_double],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgeam_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int64,
    beta: ByReference[ctypes.c_double],
    B: ByReference[ctypes.c_double],
    ldb: Int64,
    C: ByReference[ctypes.c_double],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgeam(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    beta: ByReference[cuComplex],
    B: ByReference[cuComplex],
    ldb: Int,
    C: ByReference[cuComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgeam_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int64,
    beta: ByReference[cuComplex],
    B: ByReference[cuComplex],
    ldb: Int64,
    C: ByReference[cuComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgeam(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    beta: ByReference[cuDoubleComplex],
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgeam_64(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    beta: ByReference[cuDoubleComplex],
    B: ByReference[cuDoubleComplex],
    ldb: Int64,
    C: ByReference[cuDoubleComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStrsmBatched(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[Pointer[ctypes.c_float]],
    lda: Int,
    B: ByReference[Pointer[ctypes.c_float]],
    ldb: Int,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStrsmBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[Pointer[ctypes.c_float]],
    lda: Int64,
    B: ByReference[Pointer[ctypes.c_float]],
    ldb: Int64,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtrsmBatched(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[Pointer[ctypes.c_double]],
    lda: Int,
    B: ByReference[Pointer[ctypes.c_double]],
    ldb: Int,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtrsmBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[Pointer[ctypes.c_double]],
    lda: Int64,
    B: ByReference[Pointer[ctypes.c_double]],
    ldb: Int64,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtrsmBatched(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[Pointer[cuComplex]],
    lda: Int,
    B: ByReference[Pointer[cuComplex]],
    ldb: Int,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtrsmBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuComplex],
    A: ByReference[Pointer[cuComplex]],
    lda: Int64,
    B: ByReference[Pointer[cuComplex]],
    ldb: Int64,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtrsmBatched(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[Pointer[cuDoubleComplex]],
    lda: Int,
    B: ByReference[Pointer[cuDoubleComplex]],
    ldb: Int,
    batchCount: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtrsmBatched_64(
    handle: cublasHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    diag: cublasDiagType_t | int,
    m: Int64,
    n: Int64,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[Pointer[cuDoubleComplex]],
    lda: Int64,
    B: ByReference[Pointer[cuDoubleComplex]],
    ldb: Int64,
    batchCount: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSdgmm(
    handle: cublasHandle_t | Handle | int | None,
    mode: cublasSideMode_t | int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    x: ByReference[ctypes.c_float],
    incx: Int,
    C: ByReference[ctypes.c_float],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSdgmm_64(
    handle: cublasHandle_t | Handle | int | None,
    mode: cublasSideMode_t | int,
    m: Int64,
    n: Int64,
    A: ByReference[ctypes.c_float],
    lda: Int64,
    x: ByReference[ctypes.c_float],
    incx: Int64,
    C: ByReference[ctypes.c_float],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDdgmm(
    handle: cublasHandle_t | Handle | int | None,
    mode: cublasSideMode_t | int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    x: ByReference[ctypes.c_double],
    incx: Int,
    C: ByReference[ctypes.c_double],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDdgmm_64(
    handle: cublasHandle_t | Handle | int | None,
    mode: cublasSideMode_t | int,
    m: Int64,
    n: Int64,
    A: ByReference[ctypes.c_double],
    lda: Int64,
    x: ByReference[ctypes.c_double],
    incx: Int64,
    C: ByReference[ctypes.c_double],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCdgmm(
    handle: cublasHandle_t | Handle | int | None,
    mode: cublasSideMode_t | int,
    m: Int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    x: ByReference[cuComplex],
    incx: Int,
    C: ByReference[cuComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCdgmm_64(
    handle: cublasHandle_t | Handle | int | None,
    mode: cublasSideMode_t | int,
    m: Int64,
    n: Int64,
    A: ByReference[cuComplex],
    lda: Int64,
    x: ByReference[cuComplex],
    incx: Int64,
    C: ByReference[cuComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZdgmm(
    handle: cublasHandle_t | Handle | int | None,
    mode: cublasSideMode_t | int,
    m: Int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    x: ByReference[cuDoubleComplex],
    incx: Int,
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZdgmm_64(
    handle: cublasHandle_t | Handle | int | None,
    mode: cublasSideMode_t | int,
    m: Int64,
    n: Int64,
    A: ByReference[cuDoubleComplex],
    lda: Int64,
    x: ByReference[cuDoubleComplex],
    incx: Int64,
    C: ByReference[cuDoubleComplex],
    ldc: Int64,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSmatinvBatched(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[Pointer[ctypes.c_float]],
    lda: Int,
    Ainv: ByReference[Pointer[ctypes.c_float]],
    lda_inv: Int,
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDmatinvBatched(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[Pointer[ctypes.c_double]],
    lda: Int,
    Ainv: ByReference[Pointer[ctypes.c_double]],
    lda_inv: Int,
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCmatinvBatched(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[Pointer[cuComplex]],
    lda: Int,
    Ainv: ByReference[Pointer[cuComplex]],
    lda_inv: Int,
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZmatinvBatched(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[Pointer[cuDoubleComplex]],
    lda: Int,
    Ainv: ByReference[Pointer[cuDoubleComplex]],
    lda_inv: Int,
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgeqrfBatched(
    handle: cublasHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    Aarray: ByReference[Pointer[ctypes.c_float]],
    lda: Int,
    TauArray: ByReference[Pointer[ctypes.c_float]],
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgeqrfBatched(
    handle: cublasHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    Aarray: ByReference[Pointer[ctypes.c_double]],
    lda: Int,
    TauArray: ByReference[Pointer[ctypes.c_double]],
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgeqrfBatched(
    handle: cublasHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    Aarray: ByReference[Pointer[cuComplex]],
    lda: Int,
    TauArray: ByReference[Pointer[cuComplex]],
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgeqrfBatched(
    handle: cublasHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    Aarray: ByReference[Pointer[cuDoubleComplex]],
    lda: Int,
    TauArray: ByReference[Pointer[cuDoubleComplex]],
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgelsBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    nrhs: Int,
    Aarray: ByReference[Pointer[ctypes.c_float]],
    lda: Int,
    Carray: ByReference[Pointer[ctypes.c_float]],
    ldc: Int,
    info: ByReference[ctypes.c_int],
    devInfoArray: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgelsBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    nrhs: Int,
    Aarray: ByReference[Pointer[ctypes.c_double]],
    lda: Int,
    Carray: ByReference[Pointer[ctypes.c_double]],
    ldc: Int,
    info: ByReference[ctypes.c_int],
    devInfoArray: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgelsBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    nrhs: Int,
    Aarray: ByReference[Pointer[cuComplex]],
    lda: Int,
    Carray: ByReference[Pointer[cuComplex]],
    ldc: Int,
    info: ByReference[ctypes.c_int],
    devInfoArray: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgelsBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    nrhs: Int,
    Aarray: ByReference[Pointer[cuDoubleComplex]],
    lda: Int,
    Carray: ByReference[Pointer[cuDoubleComplex]],
    ldc: Int,
    info: ByReference[ctypes.c_int],
    devInfoArray: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStpttr(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    AP: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtpttr(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    AP: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtpttr(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    AP: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtpttr(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    AP: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasStrttp(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    AP: ByReference[ctypes.c_float],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDtrttp(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    AP: ByReference[ctypes.c_double],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCtrttp(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    AP: ByReference[cuComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZtrttp(
    handle: cublasHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    AP: ByReference[cuDoubleComplex],
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgetrfBatched(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[Pointer[ctypes.c_float]],
    lda: Int,
    P: ByReference[ctypes.c_int],
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgetrfBatched(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[Pointer[ctypes.c_double]],
    lda: Int,
    P: ByReference[ctypes.c_int],
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgetrfBatched(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[Pointer[cuComplex]],
    lda: Int,
    P: ByReference[ctypes.c_int],
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgetrfBatched(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[Pointer[cuDoubleComplex]],
    lda: Int,
    P: ByReference[ctypes.c_int],
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgetriBatched(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[Pointer[ctypes.c_float]],
    lda: Int,
    P: ByReference[ctypes.c_int],
    C: ByReference[Pointer[ctypes.c_float]],
    ldc: Int,
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgetriBatched(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[Pointer[ctypes.c_double]],
    lda: Int,
    P: ByReference[ctypes.c_int],
    C: ByReference[Pointer[ctypes.c_double]],
    ldc: Int,
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgetriBatched(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[Pointer[cuComplex]],
    lda: Int,
    P: ByReference[ctypes.c_int],
    C: ByReference[Pointer[cuComplex]],
    ldc: Int,
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgetriBatched(
    handle: cublasHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[Pointer[cuDoubleComplex]],
    lda: Int,
    P: ByReference[ctypes.c_int],
    C: ByReference[Pointer[cuDoubleComplex]],
    ldc: Int,
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasSgetrsBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    n: Int,
    nrhs: Int,
    Aarray: ByReference[Pointer[ctypes.c_float]],
    lda: Int,
    devIpiv: ByReference[ctypes.c_int],
    Barray: ByReference[Pointer[ctypes.c_float]],
    ldb: Int,
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasDgetrsBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    n: Int,
    nrhs: Int,
    Aarray: ByReference[Pointer[ctypes.c_double]],
    lda: Int,
    devIpiv: ByReference[ctypes.c_int],
    Barray: ByReference[Pointer[ctypes.c_double]],
    ldb: Int,
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasCgetrsBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    n: Int,
    nrhs: Int,
    Aarray: ByReference[Pointer[cuComplex]],
    lda: Int,
    devIpiv: ByReference[ctypes.c_int],
    Barray: ByReference[Pointer[cuComplex]],
    ldb: Int,
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasZgetrsBatched(
    handle: cublasHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    n: Int,
    nrhs: Int,
    Aarray: ByReference[Pointer[cuDoubleComplex]],
    lda: Int,
    devIpiv: ByReference[ctypes.c_int],
    Barray: ByReference[Pointer[cuDoubleComplex]],
    ldb: Int,
    info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cublasStatus_t: ...
@c_function
def cublasUint8gemmBias(
    handle: cublasHandle_t | Handle | int | None,
    transa: cublasOperation_t | int,
    transb: cublasOperation_t | int,
    transc: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_ubyte],
    A_bias: Int,
    lda: Int,
    B: ByReference[ctypes.c_ubyte],
    B_bias: Int,
    ldb: Int,
    C: ByReference[ctypes.c_ubyte],
    C_bias: Int,
    ldc: Int,
    C_mult: Int,
    C_shift: Int,
    /,
) -> cublasStatus_t: ...

cuFloatComplex = float2
cuDoubleComplex = double2
cuComplex = cuFloatComplex
cublasCreate_v2 = cublasCreate
cublasDestroy_v2 = cublasDestroy
cublasGetVersion_v2 = cublasGetVersion
cublasSetWorkspace_v2 = cublasSetWorkspace
cublasSetStream_v2 = cublasSetStream
cublasGetStream_v2 = cublasGetStream
cublasGetPointerMode_v2 = cublasGetPointerMode
cublasSetPointerMode_v2 = cublasSetPointerMode
cublasSnrm2_v2 = cublasSnrm2
cublasSnrm2_v2_64 = cublasSnrm2_64
cublasDnrm2_v2 = cublasDnrm2
cublasDnrm2_v2_64 = cublasDnrm2_64
cublasScnrm2_v2 = cublasScnrm2
cublasScnrm2_v2_64 = cublasScnrm2_64
cublasDznrm2_v2 = cublasDznrm2
cublasDznrm2_v2_64 = cublasDznrm2_64
cublasSdot_v2 = cublasSdot
cublasSdot_v2_64 = cublasSdot_64
cublasDdot_v2 = cublasDdot
cublasDdot_v2_64 = cublasDdot_64
cublasCdotu_v2 = cublasCdotu
cublasCdotu_v2_64 = cublasCdotu_64
cublasCdotc_v2 = cublasCdotc
cublasCdotc_v2_64 = cublasCdotc_64
cublasZdotu_v2 = cublasZdotu
cublasZdotu_v2_64 = cublasZdotu_64
cublasZdotc_v2 = cublasZdotc
cublasZdotc_v2_64 = cublasZdotc_64
cublasSscal_v2 = cublasSscal
cublasSscal_v2_64 = cublasSscal_64
cublasDscal_v2 = cublasDscal
cublasDscal_v2_64 = cublasDscal_64
cublasCscal_v2 = cublasCscal
cublasCscal_v2_64 = cublasCscal_64
cublasCsscal_v2 = cublasCsscal
cublasCsscal_v2_64 = cublasCsscal_64
cublasZscal_v2 = cublasZscal
cublasZscal_v2_64 = cublasZscal_64
cublasZdscal_v2 = cublasZdscal
cublasZdscal_v2_64 = cublasZdscal_64
cublasSaxpy_v2 = cublasSaxpy
cublasSaxpy_v2_64 = cublasSaxpy_64
cublasDaxpy_v2 = cublasDaxpy
cublasDaxpy_v2_64 = cublasDaxpy_64
cublasCaxpy_v2 = cublasCaxpy
cublasCaxpy_v2_64 = cublasCaxpy_64
cublasZaxpy_v2 = cublasZaxpy
cublasZaxpy_v2_64 = cublasZaxpy_64
cublasScopy_v2 = cublasScopy
cublasScopy_v2_64 = cublasScopy_64
cublasDcopy_v2 = cublasDcopy
cublasDcopy_v2_64 = cublasDcopy_64
cublasCcopy_v2 = cublasCcopy
cublasCcopy_v2_64 = cublasCcopy_64
cublasZcopy_v2 = cublasZcopy
cublasZcopy_v2_64 = cublasZcopy_64
cublasSswap_v2 = cublasSswap
cublasSswap_v2_64 = cublasSswap_64
cublasDswap_v2 = cublasDswap
cublasDswap_v2_64 = cublasDswap_64
cublasCswap_v2 = cublasCswap
cublasCswap_v2_64 = cublasCswap_64
cublasZswap_v2 = cublasZswap
cublasZswap_v2_64 = cublasZswap_64
cublasIsamax_v2 = cublasIsamax
cublasIsamax_v2_64 = cublasIsamax_64
cublasIdamax_v2 = cublasIdamax
cublasIdamax_v2_64 = cublasIdamax_64
cublasIcamax_v2 = cublasIcamax
cublasIcamax_v2_64 = cublasIcamax_64
cublasIzamax_v2 = cublasIzamax
cublasIzamax_v2_64 = cublasIzamax_64
cublasIsamin_v2 = cublasIsamin
cublasIsamin_v2_64 = cublasIsamin_64
cublasIdamin_v2 = cublasIdamin
cublasIdamin_v2_64 = cublasIdamin_64
cublasIcamin_v2 = cublasIcamin
cublasIcamin_v2_64 = cublasIcamin_64
cublasIzamin_v2 = cublasIzamin
cublasIzamin_v2_64 = cublasIzamin_64
cublasSasum_v2 = cublasSasum
cublasSasum_v2_64 = cublasSasum_64
cublasDasum_v2 = cublasDasum
cublasDasum_v2_64 = cublasDasum_64
cublasScasum_v2 = cublasScasum
cublasScasum_v2_64 = cublasScasum_64
cublasDzasum_v2 = cublasDzasum
cublasDzasum_v2_64 = cublasDzasum_64
cublasSrot_v2 = cublasSrot
cublasSrot_v2_64 = cublasSrot_64
cublasDrot_v2 = cublasDrot
cublasDrot_v2_64 = cublasDrot_64
cublasCrot_v2 = cublasCrot
cublasCrot_v2_64 = cublasCrot_64
cublasCsrot_v2 = cublasCsrot
cublasCsrot_v2_64 = cublasCsrot_64
cublasZrot_v2 = cublasZrot
cublasZrot_v2_64 = cublasZrot_64
cublasZdrot_v2 = cublasZdrot
cublasZdrot_v2_64 = cublasZdrot_64
cublasSrotg_v2 = cublasSrotg
cublasDrotg_v2 = cublasDrotg
cublasCrotg_v2 = cublasCrotg
cublasZrotg_v2 = cublasZrotg
cublasSrotm_v2 = cublasSrotm
cublasSrotm_v2_64 = cublasSrotm_64
cublasDrotm_v2 = cublasDrotm
cublasDrotm_v2_64 = cublasDrotm_64
cublasSrotmg_v2 = cublasSrotmg
cublasDrotmg_v2 = cublasDrotmg
cublasSgemv_v2 = cublasSgemv
cublasSgemv_v2_64 = cublasSgemv_64
cublasDgemv_v2 = cublasDgemv
cublasDgemv_v2_64 = cublasDgemv_64
cublasCgemv_v2 = cublasCgemv
cublasCgemv_v2_64 = cublasCgemv_64
cublasZgemv_v2 = cublasZgemv
cublasZgemv_v2_64 = cublasZgemv_64
cublasSgbmv_v2 = cublasSgbmv
cublasSgbmv_v2_64 = cublasSgbmv_64
cublasDgbmv_v2 = cublasDgbmv
cublasDgbmv_v2_64 = cublasDgbmv_64
cublasCgbmv_v2 = cublasCgbmv
cublasCgbmv_v2_64 = cublasCgbmv_64
cublasZgbmv_v2 = cublasZgbmv
cublasZgbmv_v2_64 = cublasZgbmv_64
cublasStrmv_v2 = cublasStrmv
cublasStrmv_v2_64 = cublasStrmv_64
cublasDtrmv_v2 = cublasDtrmv
cublasDtrmv_v2_64 = cublasDtrmv_64
cublasCtrmv_v2 = cublasCtrmv
cublasCtrmv_v2_64 = cublasCtrmv_64
cublasZtrmv_v2 = cublasZtrmv
cublasZtrmv_v2_64 = cublasZtrmv_64
cublasStbmv_v2 = cublasStbmv
cublasStbmv_v2_64 = cublasStbmv_64
cublasDtbmv_v2 = cublasDtbmv
cublasDtbmv_v2_64 = cublasDtbmv_64
cublasCtbmv_v2 = cublasCtbmv
cublasCtbmv_v2_64 = cublasCtbmv_64
cublasZtbmv_v2 = cublasZtbmv
cublasZtbmv_v2_64 = cublasZtbmv_64
cublasStpmv_v2 = cublasStpmv
cublasStpmv_v2_64 = cublasStpmv_64
cublasDtpmv_v2 = cublasDtpmv
cublasDtpmv_v2_64 = cublasDtpmv_64
cublasCtpmv_v2 = cublasCtpmv
cublasCtpmv_v2_64 = cublasCtpmv_64
cublasZtpmv_v2 = cublasZtpmv
cublasZtpmv_v2_64 = cublasZtpmv_64
cublasStrsv_v2 = cublasStrsv
cublasStrsv_v2_64 = cublasStrsv_64
cublasDtrsv_v2 = cublasDtrsv
cublasDtrsv_v2_64 = cublasDtrsv_64
cublasCtrsv_v2 = cublasCtrsv
cublasCtrsv_v2_64 = cublasCtrsv_64
cublasZtrsv_v2 = cublasZtrsv
cublasZtrsv_v2_64 = cublasZtrsv_64
cublasStpsv_v2 = cublasStpsv
cublasStpsv_v2_64 = cublasStpsv_64
cublasDtpsv_v2 = cublasDtpsv
cublasDtpsv_v2_64 = cublasDtpsv_64
cublasCtpsv_v2 = cublasCtpsv
cublasCtpsv_v2_64 = cublasCtpsv_64
cublasZtpsv_v2 = cublasZtpsv
cublasZtpsv_v2_64 = cublasZtpsv_64
cublasStbsv_v2 = cublasStbsv
cublasStbsv_v2_64 = cublasStbsv_64
cublasDtbsv_v2 = cublasDtbsv
cublasDtbsv_v2_64 = cublasDtbsv_64
cublasCtbsv_v2 = cublasCtbsv
cublasCtbsv_v2_64 = cublasCtbsv_64
cublasZtbsv_v2 = cublasZtbsv
cublasZtbsv_v2_64 = cublasZtbsv_64
cublasSsymv_v2 = cublasSsymv
cublasSsymv_v2_64 = cublasSsymv_64
cublasDsymv_v2 = cublasDsymv
cublasDsymv_v2_64 = cublasDsymv_64
cublasCsymv_v2 = cublasCsymv
cublasCsymv_v2_64 = cublasCsymv_64
cublasZsymv_v2 = cublasZsymv
cublasZsymv_v2_64 = cublasZsymv_64
cublasChemv_v2 = cublasChemv
cublasChemv_v2_64 = cublasChemv_64
cublasZhemv_v2 = cublasZhemv
cublasZhemv_v2_64 = cublasZhemv_64
cublasSsbmv_v2 = cublasSsbmv
cublasSsbmv_v2_64 = cublasSsbmv_64
cublasDsbmv_v2 = cublasDsbmv
cublasDsbmv_v2_64 = cublasDsbmv_64
cublasChbmv_v2 = cublasChbmv
cublasChbmv_v2_64 = cublasChbmv_64
cublasZhbmv_v2 = cublasZhbmv
cublasZhbmv_v2_64 = cublasZhbmv_64
cublasSspmv_v2 = cublasSspmv
cublasSspmv_v2_64 = cublasSspmv_64
cublasDspmv_v2 = cublasDspmv
cublasDspmv_v2_64 = cublasDspmv_64
cublasChpmv_v2 = cublasChpmv
cublasChpmv_v2_64 = cublasChpmv_64
cublasZhpmv_v2 = cublasZhpmv
cublasZhpmv_v2_64 = cublasZhpmv_64
cublasSger_v2 = cublasSger
cublasSger_v2_64 = cublasSger_64
cublasDger_v2 = cublasDger
cublasDger_v2_64 = cublasDger_64
cublasCgeru_v2 = cublasCgeru
cublasCgeru_v2_64 = cublasCgeru_64
cublasCgerc_v2 = cublasCgerc
cublasCgerc_v2_64 = cublasCgerc_64
cublasZgeru_v2 = cublasZgeru
cublasZgeru_v2_64 = cublasZgeru_64
cublasZgerc_v2 = cublasZgerc
cublasZgerc_v2_64 = cublasZgerc_64
cublasSsyr_v2 = cublasSsyr
cublasSsyr_v2_64 = cublasSsyr_64
cublasDsyr_v2 = cublasDsyr
cublasDsyr_v2_64 = cublasDsyr_64
cublasCsyr_v2 = cublasCsyr
cublasCsyr_v2_64 = cublasCsyr_64
cublasZsyr_v2 = cublasZsyr
cublasZsyr_v2_64 = cublasZsyr_64
cublasCher_v2 = cublasCher
cublasCher_v2_64 = cublasCher_64
cublasZher_v2 = cublasZher
cublasZher_v2_64 = cublasZher_64
cublasSspr_v2 = cublasSspr
cublasSspr_v2_64 = cublasSspr_64
cublasDspr_v2 = cublasDspr
cublasDspr_v2_64 = cublasDspr_64
cublasChpr_v2 = cublasChpr
cublasChpr_v2_64 = cublasChpr_64
cublasZhpr_v2 = cublasZhpr
cublasZhpr_v2_64 = cublasZhpr_64
cublasSsyr2_v2 = cublasSsyr2
cublasSsyr2_v2_64 = cublasSsyr2_64
cublasDsyr2_v2 = cublasDsyr2
cublasDsyr2_v2_64 = cublasDsyr2_64
cublasCsyr2_v2 = cublasCsyr2
cublasCsyr2_v2_64 = cublasCsyr2_64
cublasZsyr2_v2 = cublasZsyr2
cublasZsyr2_v2_64 = cublasZsyr2_64
cublasCher2_v2 = cublasCher2
cublasCher2_v2_64 = cublasCher2_64
cublasZher2_v2 = cublasZher2
cublasZher2_v2_64 = cublasZher2_64
cublasSspr2_v2 = cublasSspr2
cublasSspr2_v2_64 = cublasSspr2_64
cublasDspr2_v2 = cublasDspr2
cublasDspr2_v2_64 = cublasDspr2_64
cublasChpr2_v2 = cublasChpr2
cublasChpr2_v2_64 = cublasChpr2_64
cublasZhpr2_v2 = cublasZhpr2
cublasZhpr2_v2_64 = cublasZhpr2_64
cublasSgemm_v2 = cublasSgemm
cublasSgemm_v2_64 = cublasSgemm_64
cublasDgemm_v2 = cublasDgemm
cublasDgemm_v2_64 = cublasDgemm_64
cublasCgemm_v2 = cublasCgemm
cublasCgemm_v2_64 = cublasCgemm_64
cublasZgemm_v2 = cublasZgemm
cublasZgemm_v2_64 = cublasZgemm_64
cublasSsyrk_v2 = cublasSsyrk
cublasSsyrk_v2_64 = cublasSsyrk_64
cublasDsyrk_v2 = cublasDsyrk
cublasDsyrk_v2_64 = cublasDsyrk_64
cublasCsyrk_v2 = cublasCsyrk
cublasCsyrk_v2_64 = cublasCsyrk_64
cublasZsyrk_v2 = cublasZsyrk
cublasZsyrk_v2_64 = cublasZsyrk_64
cublasCherk_v2 = cublasCherk
cublasCherk_v2_64 = cublasCherk_64
cublasZherk_v2 = cublasZherk
cublasZherk_v2_64 = cublasZherk_64
cublasSsyr2k_v2 = cublasSsyr2k
cublasSsyr2k_v2_64 = cublasSsyr2k_64
cublasDsyr2k_v2 = cublasDsyr2k
cublasDsyr2k_v2_64 = cublasDsyr2k_64
cublasCsyr2k_v2 = cublasCsyr2k
cublasCsyr2k_v2_64 = cublasCsyr2k_64
cublasZsyr2k_v2 = cublasZsyr2k
cublasZsyr2k_v2_64 = cublasZsyr2k_64
cublasCher2k_v2 = cublasCher2k
cublasCher2k_v2_64 = cublasCher2k_64
cublasZher2k_v2 = cublasZher2k
cublasZher2k_v2_64 = cublasZher2k_64
cublasSsymm_v2 = cublasSsymm
cublasSsymm_v2_64 = cublasSsymm_64
cublasDsymm_v2 = cublasDsymm
cublasDsymm_v2_64 = cublasDsymm_64
cublasCsymm_v2 = cublasCsymm
cublasCsymm_v2_64 = cublasCsymm_64
cublasZsymm_v2 = cublasZsymm
cublasZsymm_v2_64 = cublasZsymm_64
cublasChemm_v2 = cublasChemm
cublasChemm_v2_64 = cublasChemm_64
cublasZhemm_v2 = cublasZhemm
cublasZhemm_v2_64 = cublasZhemm_64
cublasStrsm_v2 = cublasStrsm
cublasStrsm_v2_64 = cublasStrsm_64
cublasDtrsm_v2 = cublasDtrsm
cublasDtrsm_v2_64 = cublasDtrsm_64
cublasCtrsm_v2 = cublasCtrsm
cublasCtrsm_v2_64 = cublasCtrsm_64
cublasZtrsm_v2 = cublasZtrsm
cublasZtrsm_v2_64 = cublasZtrsm_64
cublasStrmm_v2 = cublasStrmm
cublasStrmm_v2_64 = cublasStrmm_64
cublasDtrmm_v2 = cublasDtrmm
cublasDtrmm_v2_64 = cublasDtrmm_64
cublasCtrmm_v2 = cublasCtrmm
cublasCtrmm_v2_64 = cublasCtrmm_64
cublasZtrmm_v2 = cublasZtrmm
cublasZtrmm_v2_64 = cublasZtrmm_64
