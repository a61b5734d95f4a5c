# python -m generator generate cusparse 12.9
import ctypes

from ..._floor.faces.typed import (
    ByReference,
    CharPointer,
    Field,
    Handle,
    Int,
    Int64,
    RawRecord,
    RawScalar,
    SizeT,
    VoidPointer,
    c_function,
)
from .runtime import (
    cudaDataType as cudaDataType,
    cudaStream_t as cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from ..checked.cusparse import (
    cusparseStatus_t as cusparseStatus_t,
    cusparsePointerMode_t as cusparsePointerMode_t,
    cusparseAction_t as cusparseAction_t,
    cusparseMatrixType_t as cusparseMatrixType_t,
    cusparseFillMode_t as cusparseFillMode_t,
    cusparseDiagType_t as cusparseDiagType_t,
    cusparseIndexBase_t as cusparseIndexBase_t,
    cusparseOperation_t as cusparseOperation_t,
    cusparseDirection_t as cusparseDirection_t,
    cusparseSolvePolicy_t as cusparseSolvePolicy_t,
    cusparseColorAlg_t as cusparseColorAlg_t,
    cusparseCsr2CscAlg_t as cusparseCsr2CscAlg_t,
    cusparseFormat_t as cusparseFormat_t,
    cusparseOrder_t as cusparseOrder_t,
    cusparseIndexType_t as cusparseIndexType_t,
    cusparseSpMatAttribute_t as cusparseSpMatAttribute_t,
    cusparseSparseToDenseAlg_t as cusparseSparseToDenseAlg_t,
    cusparseDenseToSparseAlg_t as cusparseDenseToSparseAlg_t,
    cusparseSpMVAlg_t as cusparseSpMVAlg_t,
    cusparseSpSVAlg_t as cusparseSpSVAlg_t,
    cusparseSpSVUpdate_t as cusparseSpSVUpdate_t,
    cusparseSpSMAlg_t as cusparseSpSMAlg_t,
    cusparseSpSMUpdate_t as cusparseSpSMUpdate_t,
    cusparseSpMMAlg_t as cusparseSpMMAlg_t,
    cusparseSpGEMMAlg_t as cusparseSpGEMMAlg_t,
    cusparseSDDMMAlg_t as cusparseSDDMMAlg_t,
    cusparseSpMMOpAlg_t as cusparseSpMMOpAlg_t,
    CUSPARSE_VER_MAJOR as CUSPARSE_VER_MAJOR,
    CUSPARSE_VER_MINOR as CUSPARSE_VER_MINOR,
    CUSPARSE_VER_PATCH as CUSPARSE_VER_PATCH,
    CUSPARSE_VER_BUILD as CUSPARSE_VER_BUILD,
    CUSPARSE_VERSION as CUSPARSE_VERSION,
)

CUSPARSE_STATUS_SUCCESS: cusparseStatus_t
CUSPARSE_STATUS_NOT_INITIALIZED: cusparseStatus_t
CUSPARSE_STATUS_ALLOC_FAILED: cusparseStatus_t
CUSPARSE_STATUS_INVALID_VALUE: cusparseStatus_t
CUSPARSE_STATUS_ARCH_MISMATCH: cusparseStatus_t
CUSPARSE_STATUS_MAPPING_ERROR: cusparseStatus_t
CUSPARSE_STATUS_EXECUTION_FAILED: cusparseStatus_t
CUSPARSE_STATUS_INTERNAL_ERROR: cusparseStatus_t
CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED: cusparseStatus_t
CUSPARSE_STATUS_ZERO_PIVOT: cusparseStatus_t
CUSPARSE_STATUS_NOT_SUPPORTED: cusparseStatus_t
CUSPARSE_STATUS_INSUFFICIENT_RESOURCES: cusparseStatus_t
CUSPARSE_POINTER_MODE_HOST: cusparsePointerMode_t
CUSPARSE_POINTER_MODE_DEVICE: cusparsePointerMode_t
CUSPARSE_ACTION_SYMBOLIC: cusparseAction_t
CUSPARSE_ACTION_NUMERIC: cusparseAction_t
CUSPARSE_MATRIX_TYPE_GENERAL: cusparseMatrixType_t
CUSPARSE_MATRIX_TYPE_SYMMETRIC: cusparseMatrixType_t
CUSPARSE_MATRIX_TYPE_HERMITIAN: cusparseMatrixType_t
CUSPARSE_MATRIX_TYPE_TRIANGULAR: cusparseMatrixType_t
CUSPARSE_FILL_MODE_LOWER: cusparseFillMode_t
CUSPARSE_FILL_MODE_UPPER: cusparseFillMode_t
CUSPARSE_DIAG_TYPE_NON_UNIT: cusparseDiagType_t
CUSPARSE_DIAG_TYPE_UNIT: cusparseDiagType_t
CUSPARSE_INDEX_BASE_ZERO: cusparseIndexBase_t
CUSPARSE_INDEX_BASE_ONE: cusparseIndexBase_t
CUSPARSE_OPERATION_NON_TRANSPOSE: cusparseOperation_t
CUSPARSE_OPERATION_TRANSPOSE: cusparseOperation_t
CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE: cusparseOperation_t
CUSPARSE_DIRECTION_ROW: cusparseDirection_t
CUSPARSE_DIRECTION_COLUMN: cusparseDirection_t
CUSPARSE_SOLVE_POLICY_NO_LEVEL: cusparseSolvePolicy_t
CUSPARSE_SOLVE_POLICY_USE_LEVEL: cusparseSolvePolicy_t
CUSPARSE_COLOR_ALG0: cusparseColorAlg_t
CUSPARSE_COLOR_ALG1: cusparseColorAlg_t
CUSPARSE_CSR2CSC_ALG_DEFAULT: cusparseCsr2CscAlg_t
CUSPARSE_CSR2CSC_ALG1: cusparseCsr2CscAlg_t
CUSPARSE_FORMAT_CSR: cusparseFormat_t
CUSPARSE_FORMAT_CSC: cusparseFormat_t
CUSPARSE_FORMAT_COO: cusparseFormat_t
CUSPARSE_FORMAT_BLOCKED_ELL: cusparseFormat_t
CUSPARSE_FORMAT_BSR: cusparseFormat_t
CUSPARSE_FORMAT_SLICED_ELLPACK: cusparseFormat_t
CUSPARSE_ORDER_COL: cusparseOrder_t
CUSPARSE_ORDER_ROW: cusparseOrder_t
CUSPARSE_INDEX_16U: cusparseIndexType_t
CUSPARSE_INDEX_32I: cusparseIndexType_t
CUSPARSE_INDEX_64I: cusparseIndexType_t
CUSPARSE_SPMAT_FILL_MODE: cusparseSpMatAttribute_t
CUSPARSE_SPMAT_DIAG_TYPE: cusparseSpMatAttribute_t
CUSPARSE_SPARSETODENSE_ALG_DEFAULT: cusparseSparseToDenseAlg_t
CUSPARSE_DENSETOSPARSE_ALG_DEFAULT: cusparseDenseToSparseAlg_t
CUSPARSE_SPMV_ALG_DEFAULT: cusparseSpMVAlg_t
CUSPARSE_SPMV_CSR_ALG1: cusparseSpMVAlg_t
CUSPARSE_SPMV_CSR_ALG2: cusparseSpMVAlg_t
CUSPARSE_SPMV_COO_ALG1: cusparseSpMVAlg_t
CUSPARSE_SPMV_COO_ALG2: cusparseSpMVAlg_t
CUSPARSE_SPMV_SELL_ALG1: cusparseSpMVAlg_t
CUSPARSE_SPSV_ALG_DEFAULT: cusparseSpSVAlg_t
CUSPARSE_SPSV_UPDATE_GENERAL: cusparseSpSVUpdate_t
CUSPARSE_SPSV_UPDATE_DIAGONAL: cusparseSpSVUpdate_t
CUSPARSE_SPSM_ALG_DEFAULT: cusparseSpSMAlg_t
CUSPARSE_SPSM_UPDATE_GENERAL: cusparseSpSMUpdate_t
CUSPARSE_SPSM_UPDATE_DIAGONAL: cusparseSpSMUpdate_t
CUSPARSE_SPMM_ALG_DEFAULT: cusparseSpMMAlg_t
CUSPARSE_SPMM_COO_ALG1: cusparseSpMMAlg_t
CUSPARSE_SPMM_COO_ALG2: cusparseSpMMAlg_t
CUSPARSE_SPMM_COO_ALG3: cusparseSpMMAlg_t
CUSPARSE_SPMM_COO_ALG4: cusparseSpMMAlg_t
CUSPARSE_SPMM_CSR_ALG1: cusparseSpMMAlg_t
CUSPARSE_SPMM_CSR_ALG2: cusparseSpMMAlg_t
CUSPARSE_SPMM_CSR_ALG3: cusparseSpMMAlg_t
CUSPARSE_SPMM_BLOCKED_ELL_ALG1: cusparseSpMMAlg_t
CUSPARSE_SPMM_BSR_ALG1: cusparseSpMMAlg_t
CUSPARSE_SPGEMM_DEFAULT: cusparseSpGEMMAlg_t
CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC: cusparseSpGEMMAlg_t
CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC: cusparseSpGEMMAlg_t
CUSPARSE_SPGEMM_ALG1: cusparseSpGEMMAlg_t
CUSPARSE_SPGEMM_ALG2: cusparseSpGEMMAlg_t
CUSPARSE_SPGEMM_ALG3: cusparseSpGEMMAlg_t
CUSPARSE_SDDMM_ALG_DEFAULT: cusparseSDDMMAlg_t
CUSPARSE_SPMM_OP_ALG_DEFAULT: cusparseSpMMOpAlg_t

class float2(RawRecord):
    x: Field[float]
    y: Field[float]

class double2(RawRecord):
    x: Field[float]
    y: Field[float]

class cusparseHandle_t(RawScalar, ctypes.c_void_p): ...
class cusparseMatDescr_t(RawScalar, ctypes.c_void_p): ...
class bsrsv2Info_t(RawScalar, ctypes.c_void_p): ...
class bsrsm2Info_t(RawScalar, ctypes.c_void_p): ...
class csric02Info_t(RawScalar, ctypes.c_void_p): ...
class bsric02Info_t(RawScalar, ctypes.c_void_p): ...
class csrilu02Info_t(RawScalar, ctypes.c_void_p): ...
class bsrilu02Info_t(RawScalar, ctypes.c_void_p): ...
class csru2csrInfo_t(RawScalar, ctypes.c_void_p): ...
class cusparseColorInfo_t(RawScalar, ctypes.c_void_p): ...
class pruneInfo_t(RawScalar, ctypes.c_void_p): ...
class cusparseSpVecDescr_t(RawScalar, ctypes.c_void_p): ...
class cusparseDnVecDescr_t(RawScalar, ctypes.c_void_p): ...
class cusparseSpMatDescr_t(RawScalar, ctypes.c_void_p): ...
class cusparseDnMatDescr_t(RawScalar, ctypes.c_void_p): ...
class cusparseConstSpVecDescr_t(RawScalar, ctypes.c_void_p): ...
class cusparseConstDnVecDescr_t(RawScalar, ctypes.c_void_p): ...
class cusparseConstSpMatDescr_t(RawScalar, ctypes.c_void_p): ...
class cusparseConstDnMatDescr_t(RawScalar, ctypes.c_void_p): ...
class cusparseSpSVDescr_t(RawScalar, ctypes.c_void_p): ...
class cusparseSpSMDescr_t(RawScalar, ctypes.c_void_p): ...
class cusparseSpGEMMDescr_t(RawScalar, ctypes.c_void_p): ...
class cusparseSpMMOpPlan_t(RawScalar, ctypes.c_void_p): ...
class cusparseLoggerCallback_t(ctypes._CFunctionType): ...

@c_function
def cusparseCreate(handle: ByReference[cusparseHandle_t], /) -> cusparseStatus_t: ...
@c_function
def cusparseDestroy(handle: cusparseHandle_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseGetVersion(
    handle: cusparseHandle_t | Handle | int | None,
    version: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseGetProperty(type: libraryPropertyType | int, value: ByReference[ctypes.c_int], /) -> cusparseStatus_t: ...
@c_function
def cusparseGetErrorName(status: cusparseStatus_t | int, /) -> bytes | None: ...
@c_function
def cusparseGetErrorString(status: cusparseStatus_t | int, /) -> bytes | None: ...
@c_function
def cusparseSetStream(
    handle: cusparseHandle_t | Handle | int | None,
    streamId: cudaStream_t | Handle | int | None,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseGetStream(
    handle: cusparseHandle_t | Handle | int | None,
    streamId: ByReference[cudaStream_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseGetPointerMode(
    handle: cusparseHandle_t | Handle | int | None,
    mode: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSetPointerMode(
    handle: cusparseHandle_t | Handle | int | None,
    mode: cusparsePointerMode_t | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseLoggerSetCallback(callback: cusparseLoggerCallback_t, /) -> cusparseStatus_t: ...
@c_function
def cusparseLoggerSetFile(file: VoidPointer, /) -> cusparseStatus_t: ...
@c_function
def cusparseLoggerOpenFile(logFile: CharPointer, /) -> cusparseStatus_t: ...
@c_function
def cusparseLoggerSetLevel(level: Int, /) -> cusparseStatus_t: ...
@c_function
def cusparseLoggerSetMask(mask: Int, /) -> cusparseStatus_t: ...
@c_function
def cusparseLoggerForceDisable() -> cusparseStatus_t: ...
@c_function
def cusparseCreateMatDescr(descrA: ByReference[cusparseMatDescr_t], /) -> cusparseStatus_t: ...
@c_function
def cusparseDestroyMatDescr(descrA: cusparseMatDescr_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseSetMatType(
    descrA: cusparseMatDescr_t | Handle | int | None,
    type: cusparseMatrixType_t | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseGetMatType(descrA: cusparseMatDescr_t | Handle | int | None, /) -> cusparseMatrixType_t: ...
@c_function
def cusparseSetMatFillMode(
    descrA: cusparseMatDescr_t | Handle | int | None,
    fillMode: cusparseFillMode_t | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseGetMatFillMode(descrA: cusparseMatDescr_t | Handle | int | None, /) -> cusparseFillMode_t: ...
@c_function
def cusparseSetMatDiagType(
    descrA: cusparseMatDescr_t | Handle | int | None,
    diagType: cusparseDiagType_t | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseGetMatDiagType(descrA: cusparseMatDescr_t | Handle | int | None, /) -> cusparseDiagType_t: ...
@c_function
def cusparseSetMatIndexBase(
    descrA: cusparseMatDescr_t | Handle | int | None,
    base: cusparseIndexBase_t | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseGetMatIndexBase(descrA: cusparseMatDescr_t | Handle | int | None, /) -> cusparseIndexBase_t: ...
@c_function
def cusparseCreateCsric02Info(info: ByReference[csric02Info_t], /) -> cusparseStatus_t: ...
@c_function
def cusparseDestroyCsric02Info(info: csric02Info_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseCreateBsric02Info(info: ByReference[bsric02Info_t], /) -> cusparseStatus_t: ...
@c_function
def cusparseDestroyBsric02Info(info: bsric02Info_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseCreateCsrilu02Info(info: ByReference[csrilu02Info_t], /) -> cusparseStatus_t: ...
@c_function
def cusparseDestroyCsrilu02Info(info: csrilu02Info_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseCreateBsrilu02Info(info: ByReference[bsrilu02Info_t], /) -> cusparseStatus_t: ...
@c_function
def cusparseDestroyBsrilu02Info(info: bsrilu02Info_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseCreateBsrsv2Info(info: ByReference[bsrsv2Info_t], /) -> cusparseStatus_t: ...
@c_function
def cusparseDestroyBsrsv2Info(info: bsrsv2Info_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseCreateBsrsm2Info(info: ByReference[bsrsm2Info_t], /) -> cusparseStatus_t: ...
@c_function
def cusparseDestroyBsrsm2Info(info: bsrsm2Info_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseCreateCsru2csrInfo(info: ByReference[csru2csrInfo_t], /) -> cusparseStatus_t: ...
@c_function
def cusparseDestroyCsru2csrInfo(info: csru2csrInfo_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseCreateColorInfo(info: ByReference[cusparseColorInfo_t], /) -> cusparseStatus_t: ...
@c_function
def cusparseDestroyColorInfo(info: cusparseColorInfo_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseCreatePruneInfo(info: ByReference[pruneInfo_t], /) -> cusparseStatus_t: ...
@c_function
def cusparseDestroyPruneInfo(info: pruneInfo_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseSgemvi(
    handle: cusparseHandle_t | Handle | int | None,
    transA: cusparseOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    A: ByReference[ctypes.c_float],
    lda: Int,
    nnz: Int,
    xVal: ByReference[ctypes.c_float],
    xInd: ByReference[ctypes.c_int],
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    idxBase: cusparseIndexBase_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgemvi_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    transA: cusparseOperation_t | int,
    m: Int,
    n: Int,
    nnz: Int,
    pBufferSize: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgemvi(
    handle: cusparseHandle_t | Handle | int | None,
    transA: cusparseOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    A: ByReference[ctypes.c_double],
    lda: Int,
    nnz: Int,
    xVal: ByReference[ctypes.c_double],
    xInd: ByReference[ctypes.c_int],
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    idxBase: cusparseIndexBase_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgemvi_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    transA: cusparseOperation_t | int,
    m: Int,
    n: Int,
    nnz: Int,
    pBufferSize: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgemvi(
    handle: cusparseHandle_t | Handle | int | None,
    transA: cusparseOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuComplex],
    A: ByReference[cuComplex],
    lda: Int,
    nnz: Int,
    xVal: ByReference[cuComplex],
    xInd: ByReference[ctypes.c_int],
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    idxBase: cusparseIndexBase_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgemvi_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    transA: cusparseOperation_t | int,
    m: Int,
    n: Int,
    nnz: Int,
    pBufferSize: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgemvi(
    handle: cusparseHandle_t | Handle | int | None,
    transA: cusparseOperation_t | int,
    m: Int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    A: ByReference[cuDoubleComplex],
    lda: Int,
    nnz: Int,
    xVal: ByReference[cuDoubleComplex],
    xInd: ByReference[ctypes.c_int],
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    idxBase: cusparseIndexBase_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgemvi_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    transA: cusparseOperation_t | int,
    m: Int,
    n: Int,
    nnz: Int,
    pBufferSize: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsrmv(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    alpha: ByReference[ctypes.c_float],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_float],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    x: ByReference[ctypes.c_float],
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsrmv(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    alpha: ByReference[ctypes.c_double],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_double],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    x: ByReference[ctypes.c_double],
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsrmv(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    alpha: ByReference[cuComplex],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    x: ByReference[cuComplex],
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsrmv(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    alpha: ByReference[cuDoubleComplex],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuDoubleComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    x: ByReference[cuDoubleComplex],
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsrxmv(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    sizeOfMask: Int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    alpha: ByReference[ctypes.c_float],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_float],
    bsrSortedMaskPtrA: ByReference[ctypes.c_int],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedEndPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    x: ByReference[ctypes.c_float],
    beta: ByReference[ctypes.c_float],
    y: ByReference[ctypes.c_float],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsrxmv(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    sizeOfMask: Int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    alpha: ByReference[ctypes.c_double],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_double],
    bsrSortedMaskPtrA: ByReference[ctypes.c_int],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedEndPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    x: ByReference[ctypes.c_double],
    beta: ByReference[ctypes.c_double],
    y: ByReference[ctypes.c_double],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsrxmv(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    sizeOfMask: Int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    alpha: ByReference[cuComplex],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuComplex],
    bsrSortedMaskPtrA: ByReference[ctypes.c_int],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedEndPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    x: ByReference[cuComplex],
    beta: ByReference[cuComplex],
    y: ByReference[cuComplex],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsrxmv(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    sizeOfMask: Int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    alpha: ByReference[cuDoubleComplex],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuDoubleComplex],
    bsrSortedMaskPtrA: ByReference[ctypes.c_int],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedEndPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    x: ByReference[cuDoubleComplex],
    beta: ByReference[cuDoubleComplex],
    y: ByReference[cuDoubleComplex],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXbsrsv2_zeroPivot(
    handle: cusparseHandle_t | Handle | int | None,
    info: bsrsv2Info_t | Handle | int | None,
    position: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsrsv2_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_float],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrsv2Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsrsv2_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_double],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrsv2Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsrsv2_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrsv2Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsrsv2_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuDoubleComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrsv2Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsrsv2_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_float],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrsv2Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsrsv2_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_double],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrsv2Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsrsv2_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrsv2Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsrsv2_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuDoubleComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrsv2Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsrsv2_solve(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nnzb: Int,
    alpha: ByReference[ctypes.c_float],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_float],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrsv2Info_t | Handle | int | None,
    f: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsrsv2_solve(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nnzb: Int,
    alpha: ByReference[ctypes.c_double],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_double],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrsv2Info_t | Handle | int | None,
    f: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsrsv2_solve(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nnzb: Int,
    alpha: ByReference[cuComplex],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrsv2Info_t | Handle | int | None,
    f: ByReference[cuComplex],
    x: ByReference[cuComplex],
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsrsv2_solve(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: Int,
    nnzb: Int,
    alpha: ByReference[cuDoubleComplex],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuDoubleComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrsv2Info_t | Handle | int | None,
    f: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsrmm(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transB: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    kb: Int,
    nnzb: Int,
    alpha: ByReference[ctypes.c_float],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_float],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockSize: Int,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    beta: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsrmm(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transB: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    kb: Int,
    nnzb: Int,
    alpha: ByReference[ctypes.c_double],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_double],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockSize: Int,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    beta: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsrmm(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transB: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    kb: Int,
    nnzb: Int,
    alpha: ByReference[cuComplex],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockSize: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    beta: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsrmm(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transB: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    kb: Int,
    nnzb: Int,
    alpha: ByReference[cuDoubleComplex],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuDoubleComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockSize: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    beta: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXbsrsm2_zeroPivot(
    handle: cusparseHandle_t | Handle | int | None,
    info: bsrsm2Info_t | Handle | int | None,
    position: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsrsm2_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_float],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockSize: Int,
    info: bsrsm2Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsrsm2_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_double],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockSize: Int,
    info: bsrsm2Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsrsm2_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockSize: Int,
    info: bsrsm2Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsrsm2_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuDoubleComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockSize: Int,
    info: bsrsm2Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsrsm2_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_float],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockSize: Int,
    info: bsrsm2Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsrsm2_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_double],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockSize: Int,
    info: bsrsm2Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsrsm2_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockSize: Int,
    info: bsrsm2Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsrsm2_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuDoubleComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockSize: Int,
    info: bsrsm2Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsrsm2_solve(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    nnzb: Int,
    alpha: ByReference[ctypes.c_float],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_float],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockSize: Int,
    info: bsrsm2Info_t | Handle | int | None,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    X: ByReference[ctypes.c_float],
    ldx: Int,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsrsm2_solve(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    nnzb: Int,
    alpha: ByReference[ctypes.c_double],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_double],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockSize: Int,
    info: bsrsm2Info_t | Handle | int | None,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    X: ByReference[ctypes.c_double],
    ldx: Int,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsrsm2_solve(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    nnzb: Int,
    alpha: ByReference[cuComplex],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockSize: Int,
    info: bsrsm2Info_t | Handle | int | None,
    B: ByReference[cuComplex],
    ldb: Int,
    X: ByReference[cuComplex],
    ldx: Int,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsrsm2_solve(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: Int,
    n: Int,
    nnzb: Int,
    alpha: ByReference[cuDoubleComplex],
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuDoubleComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockSize: Int,
    info: bsrsm2Info_t | Handle | int | None,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    X: ByReference[cuDoubleComplex],
    ldx: Int,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsrilu02_numericBoost(
    handle: cusparseHandle_t | Handle | int | None,
    info: csrilu02Info_t | Handle | int | None,
    enable_boost: Int,
    tol: ByReference[ctypes.c_double],
    boost_val: ByReference[ctypes.c_float],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsrilu02_numericBoost(
    handle: cusparseHandle_t | Handle | int | None,
    info: csrilu02Info_t | Handle | int | None,
    enable_boost: Int,
    tol: ByReference[ctypes.c_double],
    boost_val: ByReference[ctypes.c_double],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsrilu02_numericBoost(
    handle: cusparseHandle_t | Handle | int | None,
    info: csrilu02Info_t | Handle | int | None,
    enable_boost: Int,
    tol: ByReference[ctypes.c_double],
    boost_val: ByReference[cuComplex],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsrilu02_numericBoost(
    handle: cusparseHandle_t | Handle | int | None,
    info: csrilu02Info_t | Handle | int | None,
    enable_boost: Int,
    tol: ByReference[ctypes.c_double],
    boost_val: ByReference[cuDoubleComplex],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXcsrilu02_zeroPivot(
    handle: cusparseHandle_t | Handle | int | None,
    info: csrilu02Info_t | Handle | int | None,
    position: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsrilu02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csrilu02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsrilu02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csrilu02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsrilu02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csrilu02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsrilu02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuDoubleComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csrilu02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsrilu02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsrilu02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsrilu02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsrilu02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuDoubleComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsrilu02(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA_valM: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsrilu02(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA_valM: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsrilu02(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA_valM: ByReference[cuComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsrilu02(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA_valM: ByReference[cuDoubleComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsrilu02_numericBoost(
    handle: cusparseHandle_t | Handle | int | None,
    info: bsrilu02Info_t | Handle | int | None,
    enable_boost: Int,
    tol: ByReference[ctypes.c_double],
    boost_val: ByReference[ctypes.c_float],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsrilu02_numericBoost(
    handle: cusparseHandle_t | Handle | int | None,
    info: bsrilu02Info_t | Handle | int | None,
    enable_boost: Int,
    tol: ByReference[ctypes.c_double],
    boost_val: ByReference[ctypes.c_double],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsrilu02_numericBoost(
    handle: cusparseHandle_t | Handle | int | None,
    info: bsrilu02Info_t | Handle | int | None,
    enable_boost: Int,
    tol: ByReference[ctypes.c_double],
    boost_val: ByReference[cuComplex],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsrilu02_numericBoost(
    handle: cusparseHandle_t | Handle | int | None,
    info: bsrilu02Info_t | Handle | int | None,
    enable_boost: Int,
    tol: ByReference[ctypes.c_double],
    boost_val: ByReference[cuDoubleComplex],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXbsrilu02_zeroPivot(
    handle: cusparseHandle_t | Handle | int | None,
    info: bsrilu02Info_t | Handle | int | None,
    position: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsrilu02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_float],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrilu02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsrilu02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_double],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrilu02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsrilu02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrilu02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsrilu02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuDoubleComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrilu02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsrilu02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_float],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsrilu02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_double],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsrilu02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsrilu02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuDoubleComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsrilu02(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_float],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsrilu02(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_double],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsrilu02(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsrilu02(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuDoubleComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsrilu02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXcsric02_zeroPivot(
    handle: cusparseHandle_t | Handle | int | None,
    info: csric02Info_t | Handle | int | None,
    position: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsric02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csric02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsric02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csric02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsric02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csric02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsric02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuDoubleComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csric02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsric02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsric02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsric02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsric02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuDoubleComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsric02(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA_valM: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsric02(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA_valM: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsric02(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA_valM: ByReference[cuComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsric02(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA_valM: ByReference[cuDoubleComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    info: csric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXbsric02_zeroPivot(
    handle: cusparseHandle_t | Handle | int | None,
    info: bsric02Info_t | Handle | int | None,
    position: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsric02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_float],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsric02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsric02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_double],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsric02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsric02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsric02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsric02_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuDoubleComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsric02Info_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsric02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_float],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pInputBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsric02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_double],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pInputBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsric02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pInputBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsric02_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuDoubleComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pInputBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsric02(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_float],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsric02(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[ctypes.c_double],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsric02(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsric02(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedVal: ByReference[cuDoubleComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    blockDim: Int,
    info: bsric02Info_t | Handle | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgtsv2(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    dl: ByReference[ctypes.c_float],
    d: ByReference[ctypes.c_float],
    du: ByReference[ctypes.c_float],
    B: ByReference[ctypes.c_float],
    ldb: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgtsv2(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    dl: ByReference[ctypes.c_double],
    d: ByReference[ctypes.c_double],
    du: ByReference[ctypes.c_double],
    B: ByReference[ctypes.c_double],
    ldb: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgtsv2(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    dl: ByReference[cuComplex],
    d: ByReference[cuComplex],
    du: ByReference[cuComplex],
    B: ByReference[cuComplex],
    ldb: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgtsv2(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    dl: ByReference[cuDoubleComplex],
    d: ByReference[cuDoubleComplex],
    du: ByReference[cuDoubleComplex],
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    dl: ByReference[ctypes.c_float],
    d: ByReference[ctypes.c_float],
    du: ByReference[ctypes.c_float],
    B: ByReference[ctypes.c_float],
    ldb: Int,
    bufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    dl: ByReference[ctypes.c_double],
    d: ByReference[ctypes.c_double],
    du: ByReference[ctypes.c_double],
    B: ByReference[ctypes.c_double],
    ldb: Int,
    bufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    dl: ByReference[cuComplex],
    d: ByReference[cuComplex],
    du: ByReference[cuComplex],
    B: ByReference[cuComplex],
    ldb: Int,
    bufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    dl: ByReference[cuDoubleComplex],
    d: ByReference[cuDoubleComplex],
    du: ByReference[cuDoubleComplex],
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    bufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgtsv2_nopivot(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    dl: ByReference[ctypes.c_float],
    d: ByReference[ctypes.c_float],
    du: ByReference[ctypes.c_float],
    B: ByReference[ctypes.c_float],
    ldb: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgtsv2_nopivot(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    dl: ByReference[ctypes.c_double],
    d: ByReference[ctypes.c_double],
    du: ByReference[ctypes.c_double],
    B: ByReference[ctypes.c_double],
    ldb: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgtsv2_nopivot(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    dl: ByReference[cuComplex],
    d: ByReference[cuComplex],
    du: ByReference[cuComplex],
    B: ByReference[cuComplex],
    ldb: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgtsv2_nopivot(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    dl: ByReference[cuDoubleComplex],
    d: ByReference[cuDoubleComplex],
    du: ByReference[cuDoubleComplex],
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    dl: ByReference[ctypes.c_float],
    d: ByReference[ctypes.c_float],
    du: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    batchCount: Int,
    batchStride: Int,
    bufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    dl: ByReference[ctypes.c_double],
    d: ByReference[ctypes.c_double],
    du: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    batchCount: Int,
    batchStride: Int,
    bufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    dl: ByReference[cuComplex],
    d: ByReference[cuComplex],
    du: ByReference[cuComplex],
    x: ByReference[cuComplex],
    batchCount: Int,
    batchStride: Int,
    bufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    dl: ByReference[cuDoubleComplex],
    d: ByReference[cuDoubleComplex],
    du: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    batchCount: Int,
    batchStride: Int,
    bufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgtsv2StridedBatch(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    dl: ByReference[ctypes.c_float],
    d: ByReference[ctypes.c_float],
    du: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    batchCount: Int,
    batchStride: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgtsv2StridedBatch(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    dl: ByReference[ctypes.c_double],
    d: ByReference[ctypes.c_double],
    du: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    batchCount: Int,
    batchStride: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgtsv2StridedBatch(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    dl: ByReference[cuComplex],
    d: ByReference[cuComplex],
    du: ByReference[cuComplex],
    x: ByReference[cuComplex],
    batchCount: Int,
    batchStride: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgtsv2StridedBatch(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    dl: ByReference[cuDoubleComplex],
    d: ByReference[cuDoubleComplex],
    du: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    batchCount: Int,
    batchStride: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    dl: ByReference[ctypes.c_float],
    d: ByReference[ctypes.c_float],
    du: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    batchCount: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    dl: ByReference[ctypes.c_double],
    d: ByReference[ctypes.c_double],
    du: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    batchCount: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    dl: ByReference[cuComplex],
    d: ByReference[cuComplex],
    du: ByReference[cuComplex],
    x: ByReference[cuComplex],
    batchCount: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    dl: ByReference[cuDoubleComplex],
    d: ByReference[cuDoubleComplex],
    du: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    batchCount: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgtsvInterleavedBatch(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    dl: ByReference[ctypes.c_float],
    d: ByReference[ctypes.c_float],
    du: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    batchCount: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgtsvInterleavedBatch(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    dl: ByReference[ctypes.c_double],
    d: ByReference[ctypes.c_double],
    du: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    batchCount: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgtsvInterleavedBatch(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    dl: ByReference[cuComplex],
    d: ByReference[cuComplex],
    du: ByReference[cuComplex],
    x: ByReference[cuComplex],
    batchCount: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgtsvInterleavedBatch(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    dl: ByReference[cuDoubleComplex],
    d: ByReference[cuDoubleComplex],
    du: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    batchCount: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    ds: ByReference[ctypes.c_float],
    dl: ByReference[ctypes.c_float],
    d: ByReference[ctypes.c_float],
    du: ByReference[ctypes.c_float],
    dw: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    batchCount: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    ds: ByReference[ctypes.c_double],
    dl: ByReference[ctypes.c_double],
    d: ByReference[ctypes.c_double],
    du: ByReference[ctypes.c_double],
    dw: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    batchCount: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    ds: ByReference[cuComplex],
    dl: ByReference[cuComplex],
    d: ByReference[cuComplex],
    du: ByReference[cuComplex],
    dw: ByReference[cuComplex],
    x: ByReference[cuComplex],
    batchCount: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    ds: ByReference[cuDoubleComplex],
    dl: ByReference[cuDoubleComplex],
    d: ByReference[cuDoubleComplex],
    du: ByReference[cuDoubleComplex],
    dw: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    batchCount: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgpsvInterleavedBatch(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    ds: ByReference[ctypes.c_float],
    dl: ByReference[ctypes.c_float],
    d: ByReference[ctypes.c_float],
    du: ByReference[ctypes.c_float],
    dw: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    batchCount: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgpsvInterleavedBatch(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    ds: ByReference[ctypes.c_double],
    dl: ByReference[ctypes.c_double],
    d: ByReference[ctypes.c_double],
    du: ByReference[ctypes.c_double],
    dw: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    batchCount: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgpsvInterleavedBatch(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    ds: ByReference[cuComplex],
    dl: ByReference[cuComplex],
    d: ByReference[cuComplex],
    du: ByReference[cuComplex],
    dw: ByReference[cuComplex],
    x: ByReference[cuComplex],
    batchCount: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgpsvInterleavedBatch(
    handle: cusparseHandle_t | Handle | int | None,
    algo: Int,
    m: Int,
    ds: ByReference[cuDoubleComplex],
    dl: ByReference[cuDoubleComplex],
    d: ByReference[cuDoubleComplex],
    du: ByReference[cuDoubleComplex],
    dw: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    batchCount: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    descrA: cusparseMatDescr_t | Handle | int | None,
    nnzA: Int,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    beta: ByReference[ctypes.c_float],
    descrB: cusparseMatDescr_t | Handle | int | None,
    nnzB: Int,
    csrSortedValB: ByReference[ctypes.c_float],
    csrSortedRowPtrB: ByReference[ctypes.c_int],
    csrSortedColIndB: ByReference[ctypes.c_int],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_float],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    descrA: cusparseMatDescr_t | Handle | int | None,
    nnzA: Int,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    beta: ByReference[ctypes.c_double],
    descrB: cusparseMatDescr_t | Handle | int | None,
    nnzB: Int,
    csrSortedValB: ByReference[ctypes.c_double],
    csrSortedRowPtrB: ByReference[ctypes.c_int],
    csrSortedColIndB: ByReference[ctypes.c_int],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_double],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    alpha: ByReference[cuComplex],
    descrA: cusparseMatDescr_t | Handle | int | None,
    nnzA: Int,
    csrSortedValA: ByReference[cuComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    beta: ByReference[cuComplex],
    descrB: cusparseMatDescr_t | Handle | int | None,
    nnzB: Int,
    csrSortedValB: ByReference[cuComplex],
    csrSortedRowPtrB: ByReference[ctypes.c_int],
    csrSortedColIndB: ByReference[ctypes.c_int],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[cuComplex],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    descrA: cusparseMatDescr_t | Handle | int | None,
    nnzA: Int,
    csrSortedValA: ByReference[cuDoubleComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    beta: ByReference[cuDoubleComplex],
    descrB: cusparseMatDescr_t | Handle | int | None,
    nnzB: Int,
    csrSortedValB: ByReference[cuDoubleComplex],
    csrSortedRowPtrB: ByReference[ctypes.c_int],
    csrSortedColIndB: ByReference[ctypes.c_int],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[cuDoubleComplex],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXcsrgeam2Nnz(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    nnzA: Int,
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    descrB: cusparseMatDescr_t | Handle | int | None,
    nnzB: Int,
    csrSortedRowPtrB: ByReference[ctypes.c_int],
    csrSortedColIndB: ByReference[ctypes.c_int],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    workspace: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsrgeam2(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_float],
    descrA: cusparseMatDescr_t | Handle | int | None,
    nnzA: Int,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    beta: ByReference[ctypes.c_float],
    descrB: cusparseMatDescr_t | Handle | int | None,
    nnzB: Int,
    csrSortedValB: ByReference[ctypes.c_float],
    csrSortedRowPtrB: ByReference[ctypes.c_int],
    csrSortedColIndB: ByReference[ctypes.c_int],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_float],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsrgeam2(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    alpha: ByReference[ctypes.c_double],
    descrA: cusparseMatDescr_t | Handle | int | None,
    nnzA: Int,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    beta: ByReference[ctypes.c_double],
    descrB: cusparseMatDescr_t | Handle | int | None,
    nnzB: Int,
    csrSortedValB: ByReference[ctypes.c_double],
    csrSortedRowPtrB: ByReference[ctypes.c_int],
    csrSortedColIndB: ByReference[ctypes.c_int],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_double],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsrgeam2(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    alpha: ByReference[cuComplex],
    descrA: cusparseMatDescr_t | Handle | int | None,
    nnzA: Int,
    csrSortedValA: ByReference[cuComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    beta: ByReference[cuComplex],
    descrB: cusparseMatDescr_t | Handle | int | None,
    nnzB: Int,
    csrSortedValB: ByReference[cuComplex],
    csrSortedRowPtrB: ByReference[ctypes.c_int],
    csrSortedColIndB: ByReference[ctypes.c_int],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[cuComplex],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsrgeam2(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    alpha: ByReference[cuDoubleComplex],
    descrA: cusparseMatDescr_t | Handle | int | None,
    nnzA: Int,
    csrSortedValA: ByReference[cuDoubleComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    beta: ByReference[cuDoubleComplex],
    descrB: cusparseMatDescr_t | Handle | int | None,
    nnzB: Int,
    csrSortedValB: ByReference[cuDoubleComplex],
    csrSortedRowPtrB: ByReference[ctypes.c_int],
    csrSortedColIndB: ByReference[ctypes.c_int],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[cuDoubleComplex],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsrcolor(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    fractionToColor: ByReference[ctypes.c_float],
    ncolors: ByReference[ctypes.c_int],
    coloring: ByReference[ctypes.c_int],
    reordering: ByReference[ctypes.c_int],
    info: cusparseColorInfo_t | Handle | int | None,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsrcolor(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    fractionToColor: ByReference[ctypes.c_double],
    ncolors: ByReference[ctypes.c_int],
    coloring: ByReference[ctypes.c_int],
    reordering: ByReference[ctypes.c_int],
    info: cusparseColorInfo_t | Handle | int | None,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsrcolor(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    fractionToColor: ByReference[ctypes.c_float],
    ncolors: ByReference[ctypes.c_int],
    coloring: ByReference[ctypes.c_int],
    reordering: ByReference[ctypes.c_int],
    info: cusparseColorInfo_t | Handle | int | None,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsrcolor(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuDoubleComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    fractionToColor: ByReference[ctypes.c_double],
    ncolors: ByReference[ctypes.c_int],
    coloring: ByReference[ctypes.c_int],
    reordering: ByReference[ctypes.c_int],
    info: cusparseColorInfo_t | Handle | int | None,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSnnz(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    A: ByReference[ctypes.c_float],
    lda: Int,
    nnzPerRowCol: ByReference[ctypes.c_int],
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDnnz(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    A: ByReference[ctypes.c_double],
    lda: Int,
    nnzPerRowCol: ByReference[ctypes.c_int],
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCnnz(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    A: ByReference[cuComplex],
    lda: Int,
    nnzPerRowCol: ByReference[ctypes.c_int],
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZnnz(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    nnzPerRowCol: ByReference[ctypes.c_int],
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSnnz_compress(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    descr: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    nnzPerRow: ByReference[ctypes.c_int],
    nnzC: ByReference[ctypes.c_int],
    tol: ctypes.c_float | float,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDnnz_compress(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    descr: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    nnzPerRow: ByReference[ctypes.c_int],
    nnzC: ByReference[ctypes.c_int],
    tol: ctypes.c_double | float,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCnnz_compress(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    descr: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    nnzPerRow: ByReference[ctypes.c_int],
    nnzC: ByReference[ctypes.c_int],
    tol: cuComplex,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZnnz_compress(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    descr: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuDoubleComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    nnzPerRow: ByReference[ctypes.c_int],
    nnzC: ByReference[ctypes.c_int],
    tol: cuDoubleComplex,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsr2csr_compress(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedColIndA: ByReference[ctypes.c_int],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    nnzA: Int,
    nnzPerRow: ByReference[ctypes.c_int],
    csrSortedValC: ByReference[ctypes.c_float],
    csrSortedColIndC: ByReference[ctypes.c_int],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    tol: ctypes.c_float | float,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsr2csr_compress(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedColIndA: ByReference[ctypes.c_int],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    nnzA: Int,
    nnzPerRow: ByReference[ctypes.c_int],
    csrSortedValC: ByReference[ctypes.c_double],
    csrSortedColIndC: ByReference[ctypes.c_int],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    tol: ctypes.c_double | float,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsr2csr_compress(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuComplex],
    csrSortedColIndA: ByReference[ctypes.c_int],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    nnzA: Int,
    nnzPerRow: ByReference[ctypes.c_int],
    csrSortedValC: ByReference[cuComplex],
    csrSortedColIndC: ByReference[ctypes.c_int],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    tol: cuComplex,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsr2csr_compress(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuDoubleComplex],
    csrSortedColIndA: ByReference[ctypes.c_int],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    nnzA: Int,
    nnzPerRow: ByReference[ctypes.c_int],
    csrSortedValC: ByReference[cuDoubleComplex],
    csrSortedColIndC: ByReference[ctypes.c_int],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    tol: cuDoubleComplex,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXcoo2csr(
    handle: cusparseHandle_t | Handle | int | None,
    cooRowInd: ByReference[ctypes.c_int],
    nnz: Int,
    m: Int,
    csrSortedRowPtr: ByReference[ctypes.c_int],
    idxBase: cusparseIndexBase_t | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXcsr2coo(
    handle: cusparseHandle_t | Handle | int | None,
    csrSortedRowPtr: ByReference[ctypes.c_int],
    nnz: Int,
    m: Int,
    cooRowInd: ByReference[ctypes.c_int],
    idxBase: cusparseIndexBase_t | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXcsr2bsrNnz(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsr2bsr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValC: ByReference[ctypes.c_float],
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    bsrSortedColIndC: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsr2bsr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValC: ByReference[ctypes.c_double],
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    bsrSortedColIndC: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsr2bsr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValC: ByReference[cuComplex],
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    bsrSortedColIndC: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsr2bsr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuDoubleComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValC: ByReference[cuDoubleComplex],
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    bsrSortedColIndC: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSbsr2csr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_float],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_float],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDbsr2csr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_double],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_double],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCbsr2csr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[cuComplex],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZbsr2csr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuDoubleComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    blockDim: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[cuDoubleComplex],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    mb: Int,
    nb: Int,
    nnzb: Int,
    bsrSortedVal: ByReference[ctypes.c_float],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    mb: Int,
    nb: Int,
    nnzb: Int,
    bsrSortedVal: ByReference[ctypes.c_double],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    mb: Int,
    nb: Int,
    nnzb: Int,
    bsrSortedVal: ByReference[cuComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    mb: Int,
    nb: Int,
    nnzb: Int,
    bsrSortedVal: ByReference[cuDoubleComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgebsr2gebsc(
    handle: cusparseHandle_t | Handle | int | None,
    mb: Int,
    nb: Int,
    nnzb: Int,
    bsrSortedVal: ByReference[ctypes.c_float],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    bscVal: ByReference[ctypes.c_float],
    bscRowInd: ByReference[ctypes.c_int],
    bscColPtr: ByReference[ctypes.c_int],
    copyValues: cusparseAction_t | int,
    idxBase: cusparseIndexBase_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgebsr2gebsc(
    handle: cusparseHandle_t | Handle | int | None,
    mb: Int,
    nb: Int,
    nnzb: Int,
    bsrSortedVal: ByReference[ctypes.c_double],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    bscVal: ByReference[ctypes.c_double],
    bscRowInd: ByReference[ctypes.c_int],
    bscColPtr: ByReference[ctypes.c_int],
    copyValues: cusparseAction_t | int,
    idxBase: cusparseIndexBase_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgebsr2gebsc(
    handle: cusparseHandle_t | Handle | int | None,
    mb: Int,
    nb: Int,
    nnzb: Int,
    bsrSortedVal: ByReference[cuComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    bscVal: ByReference[cuComplex],
    bscRowInd: ByReference[ctypes.c_int],
    bscColPtr: ByReference[ctypes.c_int],
    copyValues: cusparseAction_t | int,
    idxBase: cusparseIndexBase_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgebsr2gebsc(
    handle: cusparseHandle_t | Handle | int | None,
    mb: Int,
    nb: Int,
    nnzb: Int,
    bsrSortedVal: ByReference[cuDoubleComplex],
    bsrSortedRowPtr: ByReference[ctypes.c_int],
    bsrSortedColInd: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    bscVal: ByReference[cuDoubleComplex],
    bscRowInd: ByReference[ctypes.c_int],
    bscColPtr: ByReference[ctypes.c_int],
    copyValues: cusparseAction_t | int,
    idxBase: cusparseIndexBase_t | int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgebsr2csr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_float],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_float],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgebsr2csr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_double],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_double],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgebsr2csr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[cuComplex],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgebsr2csr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuDoubleComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[cuDoubleComplex],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsr2gebsr_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsr2gebsr_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsr2gebsr_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsr2gebsr_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuDoubleComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXcsr2gebsrNnz(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsr2gebsr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValC: ByReference[ctypes.c_float],
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    bsrSortedColIndC: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsr2gebsr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValC: ByReference[ctypes.c_double],
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    bsrSortedColIndC: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsr2gebsr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValC: ByReference[cuComplex],
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    bsrSortedColIndC: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsr2gebsr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    m: Int,
    n: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[cuDoubleComplex],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValC: ByReference[cuDoubleComplex],
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    bsrSortedColIndC: ByReference[ctypes.c_int],
    rowBlockDim: Int,
    colBlockDim: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_float],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDimA: Int,
    colBlockDimA: Int,
    rowBlockDimC: Int,
    colBlockDimC: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_double],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDimA: Int,
    colBlockDimA: Int,
    rowBlockDimC: Int,
    colBlockDimC: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDimA: Int,
    colBlockDimA: Int,
    rowBlockDimC: Int,
    colBlockDimC: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuDoubleComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDimA: Int,
    colBlockDimA: Int,
    rowBlockDimC: Int,
    colBlockDimC: Int,
    pBufferSizeInBytes: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXgebsr2gebsrNnz(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDimA: Int,
    colBlockDimA: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    rowBlockDimC: Int,
    colBlockDimC: Int,
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSgebsr2gebsr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_float],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDimA: Int,
    colBlockDimA: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValC: ByReference[ctypes.c_float],
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    bsrSortedColIndC: ByReference[ctypes.c_int],
    rowBlockDimC: Int,
    colBlockDimC: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDgebsr2gebsr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[ctypes.c_double],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDimA: Int,
    colBlockDimA: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValC: ByReference[ctypes.c_double],
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    bsrSortedColIndC: ByReference[ctypes.c_int],
    rowBlockDimC: Int,
    colBlockDimC: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCgebsr2gebsr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDimA: Int,
    colBlockDimA: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValC: ByReference[cuComplex],
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    bsrSortedColIndC: ByReference[ctypes.c_int],
    rowBlockDimC: Int,
    colBlockDimC: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZgebsr2gebsr(
    handle: cusparseHandle_t | Handle | int | None,
    dirA: cusparseDirection_t | int,
    mb: Int,
    nb: Int,
    nnzb: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValA: ByReference[cuDoubleComplex],
    bsrSortedRowPtrA: ByReference[ctypes.c_int],
    bsrSortedColIndA: ByReference[ctypes.c_int],
    rowBlockDimA: Int,
    colBlockDimA: Int,
    descrC: cusparseMatDescr_t | Handle | int | None,
    bsrSortedValC: ByReference[cuDoubleComplex],
    bsrSortedRowPtrC: ByReference[ctypes.c_int],
    bsrSortedColIndC: ByReference[ctypes.c_int],
    rowBlockDimC: Int,
    colBlockDimC: Int,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateIdentityPermutation(
    handle: cusparseHandle_t | Handle | int | None,
    n: Int,
    p: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXcoosort_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    cooRowsA: ByReference[ctypes.c_int],
    cooColsA: ByReference[ctypes.c_int],
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXcoosortByRow(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    cooRowsA: ByReference[ctypes.c_int],
    cooColsA: ByReference[ctypes.c_int],
    P: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXcoosortByColumn(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    cooRowsA: ByReference[ctypes.c_int],
    cooColsA: ByReference[ctypes.c_int],
    P: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXcsrsort_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXcsrsort(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    P: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXcscsort_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    cscColPtrA: ByReference[ctypes.c_int],
    cscRowIndA: ByReference[ctypes.c_int],
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseXcscsort(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    cscColPtrA: ByReference[ctypes.c_int],
    cscRowIndA: ByReference[ctypes.c_int],
    P: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsru2csr_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    csrVal: ByReference[ctypes.c_float],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    info: csru2csrInfo_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsru2csr_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    csrVal: ByReference[ctypes.c_double],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    info: csru2csrInfo_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsru2csr_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    csrVal: ByReference[cuComplex],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    info: csru2csrInfo_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsru2csr_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    csrVal: ByReference[cuDoubleComplex],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    info: csru2csrInfo_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsru2csr(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[ctypes.c_float],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    info: csru2csrInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsru2csr(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[ctypes.c_double],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    info: csru2csrInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsru2csr(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[cuComplex],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    info: csru2csrInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsru2csr(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[cuDoubleComplex],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    info: csru2csrInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScsr2csru(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[ctypes.c_float],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    info: csru2csrInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDcsr2csru(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[ctypes.c_double],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    info: csru2csrInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCcsr2csru(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[cuComplex],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    info: csru2csrInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseZcsr2csru(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[cuDoubleComplex],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    info: csru2csrInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpruneDense2csr_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    threshold: ByReference[ctypes.c_float],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_float],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDpruneDense2csr_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    threshold: ByReference[ctypes.c_double],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_double],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpruneDense2csrNnz(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    threshold: ByReference[ctypes.c_float],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrRowPtrC: ByReference[ctypes.c_int],
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDpruneDense2csrNnz(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    threshold: ByReference[ctypes.c_double],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpruneDense2csr(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    threshold: ByReference[ctypes.c_float],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_float],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDpruneDense2csr(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    threshold: ByReference[ctypes.c_double],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_double],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpruneCsr2csr_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    threshold: ByReference[ctypes.c_float],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_float],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDpruneCsr2csr_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    threshold: ByReference[ctypes.c_double],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_double],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpruneCsr2csrNnz(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    threshold: ByReference[ctypes.c_float],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDpruneCsr2csrNnz(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    threshold: ByReference[ctypes.c_double],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpruneCsr2csr(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    threshold: ByReference[ctypes.c_float],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_float],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDpruneCsr2csr(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    threshold: ByReference[ctypes.c_double],
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_double],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpruneDense2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    percentage: ctypes.c_float | float,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_float],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    info: pruneInfo_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDpruneDense2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    percentage: ctypes.c_float | float,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_double],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    info: pruneInfo_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpruneDense2csrNnzByPercentage(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    percentage: ctypes.c_float | float,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrRowPtrC: ByReference[ctypes.c_int],
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    info: pruneInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDpruneDense2csrNnzByPercentage(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    percentage: ctypes.c_float | float,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrRowPtrC: ByReference[ctypes.c_int],
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    info: pruneInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpruneDense2csrByPercentage(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    percentage: ctypes.c_float | float,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_float],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    info: pruneInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDpruneDense2csrByPercentage(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    percentage: ctypes.c_float | float,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_double],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    info: pruneInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpruneCsr2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    percentage: ctypes.c_float | float,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_float],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    info: pruneInfo_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDpruneCsr2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    percentage: ctypes.c_float | float,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_double],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    info: pruneInfo_t | Handle | int | None,
    pBufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpruneCsr2csrNnzByPercentage(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    percentage: ctypes.c_float | float,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    info: pruneInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDpruneCsr2csrNnzByPercentage(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    percentage: ctypes.c_float | float,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    nnzTotalDevHostPtr: ByReference[ctypes.c_int],
    info: pruneInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpruneCsr2csrByPercentage(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_float],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    percentage: ctypes.c_float | float,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_float],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    info: pruneInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDpruneCsr2csrByPercentage(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrSortedValA: ByReference[ctypes.c_double],
    csrSortedRowPtrA: ByReference[ctypes.c_int],
    csrSortedColIndA: ByReference[ctypes.c_int],
    percentage: ctypes.c_float | float,
    descrC: cusparseMatDescr_t | Handle | int | None,
    csrSortedValC: ByReference[ctypes.c_double],
    csrSortedRowPtrC: ByReference[ctypes.c_int],
    csrSortedColIndC: ByReference[ctypes.c_int],
    info: pruneInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCsr2cscEx2(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    csrVal: VoidPointer,
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    cscVal: VoidPointer,
    cscColPtr: ByReference[ctypes.c_int],
    cscRowInd: ByReference[ctypes.c_int],
    valType: cudaDataType | int,
    copyValues: cusparseAction_t | int,
    idxBase: cusparseIndexBase_t | int,
    alg: cusparseCsr2CscAlg_t | int,
    buffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCsr2cscEx2_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    csrVal: VoidPointer,
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    cscVal: VoidPointer,
    cscColPtr: ByReference[ctypes.c_int],
    cscRowInd: ByReference[ctypes.c_int],
    valType: cudaDataType | int,
    copyValues: cusparseAction_t | int,
    idxBase: cusparseIndexBase_t | int,
    alg: cusparseCsr2CscAlg_t | int,
    bufferSize: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateSpVec(
    spVecDescr: ByReference[cusparseSpVecDescr_t],
    size: Int64,
    nnz: Int64,
    indices: VoidPointer,
    values: VoidPointer,
    idxType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateConstSpVec(
    spVecDescr: ByReference[cusparseConstSpVecDescr_t],
    size: Int64,
    nnz: Int64,
    indices: VoidPointer,
    values: VoidPointer,
    idxType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDestroySpVec(spVecDescr: cusparseConstSpVecDescr_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseSpVecGet(
    spVecDescr: cusparseSpVecDescr_t | Handle | int | None,
    size: ByReference[ctypes.c_int64],
    nnz: ByReference[ctypes.c_int64],
    indices: ByReference[ctypes.c_void_p],
    values: ByReference[ctypes.c_void_p],
    idxType: ByReference[ctypes.c_uint],
    idxBase: ByReference[ctypes.c_uint],
    valueType: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseConstSpVecGet(
    spVecDescr: cusparseConstSpVecDescr_t | Handle | int | None,
    size: ByReference[ctypes.c_int64],
    nnz: ByReference[ctypes.c_int64],
    indices: ByReference[ctypes.c_void_p],
    values: ByReference[ctypes.c_void_p],
    idxType: ByReference[ctypes.c_uint],
    idxBase: ByReference[ctypes.c_uint],
    valueType: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpVecGetIndexBase(
    spVecDescr: cusparseConstSpVecDescr_t | Handle | int | None,
    idxBase: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpVecGetValues(
    spVecDescr: cusparseSpVecDescr_t | Handle | int | None,
    values: ByReference[ctypes.c_void_p],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseConstSpVecGetValues(
    spVecDescr: cusparseConstSpVecDescr_t | Handle | int | None,
    values: ByReference[ctypes.c_void_p],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpVecSetValues(
    spVecDescr: cusparseSpVecDescr_t | Handle | int | None,
    values: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateDnVec(
    dnVecDescr: ByReference[cusparseDnVecDescr_t],
    size: Int64,
    values: VoidPointer,
    valueType: cudaDataType | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateConstDnVec(
    dnVecDescr: ByReference[cusparseConstDnVecDescr_t],
    size: Int64,
    values: VoidPointer,
    valueType: cudaDataType | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDestroyDnVec(dnVecDescr: cusparseConstDnVecDescr_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseDnVecGet(
    dnVecDescr: cusparseDnVecDescr_t | Handle | int | None,
    size: ByReference[ctypes.c_int64],
    values: ByReference[ctypes.c_void_p],
    valueType: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseConstDnVecGet(
    dnVecDescr: cusparseConstDnVecDescr_t | Handle | int | None,
    size: ByReference[ctypes.c_int64],
    values: ByReference[ctypes.c_void_p],
    valueType: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDnVecGetValues(
    dnVecDescr: cusparseDnVecDescr_t | Handle | int | None,
    values: ByReference[ctypes.c_void_p],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseConstDnVecGetValues(
    dnVecDescr: cusparseConstDnVecDescr_t | Handle | int | None,
    values: ByReference[ctypes.c_void_p],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDnVecSetValues(
    dnVecDescr: cusparseDnVecDescr_t | Handle | int | None,
    values: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDestroySpMat(spMatDescr: cusparseConstSpMatDescr_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseSpMatGetFormat(
    spMatDescr: cusparseConstSpMatDescr_t | Handle | int | None,
    format: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMatGetIndexBase(
    spMatDescr: cusparseConstSpMatDescr_t | Handle | int | None,
    idxBase: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMatGetValues(
    spMatDescr: cusparseSpMatDescr_t | Handle | int | None,
    values: ByReference[ctypes.c_void_p],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseConstSpMatGetValues(
    spMatDescr: cusparseConstSpMatDescr_t | Handle | int | None,
    values: ByReference[ctypes.c_void_p],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMatSetValues(
    spMatDescr: cusparseSpMatDescr_t | Handle | int | None,
    values: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMatGetSize(
    spMatDescr: cusparseConstSpMatDescr_t | Handle | int | None,
    rows: ByReference[ctypes.c_int64],
    cols: ByReference[ctypes.c_int64],
    nnz: ByReference[ctypes.c_int64],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMatGetStridedBatch(
    spMatDescr: cusparseConstSpMatDescr_t | Handle | int | None,
    batchCount: ByReference[ctypes.c_int],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCooSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t | Handle | int | None,
    batchCount: Int,
    batchStride: Int64,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCsrSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t | Handle | int | None,
    batchCount: Int,
    offsetsBatchStride: Int64,
    columnsValuesBatchStride: Int64,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseBsrSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t | Handle | int | None,
    batchCount: Int,
    offsetsBatchStride: Int64,
    columnsBatchStride: Int64,
    ValuesBatchStride: Int64,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMatGetAttribute(
    spMatDescr: cusparseConstSpMatDescr_t | Handle | int | None,
    attribute: cusparseSpMatAttribute_t | int,
    data: VoidPointer,
    dataSize: SizeT,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMatSetAttribute(
    spMatDescr: cusparseSpMatDescr_t | Handle | int | None,
    attribute: cusparseSpMatAttribute_t | int,
    data: VoidPointer,
    dataSize: SizeT,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateCsr(
    spMatDescr: ByReference[cusparseSpMatDescr_t],
    rows: Int64,
    cols: Int64,
    nnz: Int64,
    csrRowOffsets: VoidPointer,
    csrColInd: VoidPointer,
    csrValues: VoidPointer,
    csrRowOffsetsType: cusparseIndexType_t | int,
    csrColIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateConstCsr(
    spMatDescr: ByReference[cusparseConstSpMatDescr_t],
    rows: Int64,
    cols: Int64,
    nnz: Int64,
    csrRowOffsets: VoidPointer,
    csrColInd: VoidPointer,
    csrValues: VoidPointer,
    csrRowOffsetsType: cusparseIndexType_t | int,
    csrColIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateCsc(
    spMatDescr: ByReference[cusparseSpMatDescr_t],
    rows: Int64,
    cols: Int64,
    nnz: Int64,
    cscColOffsets: VoidPointer,
    cscRowInd: VoidPointer,
    cscValues: VoidPointer,
    cscColOffsetsType: cusparseIndexType_t | int,
    cscRowIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateConstCsc(
    spMatDescr: ByReference[cusparseConstSpMatDescr_t],
    rows: Int64,
    cols: Int64,
    nnz: Int64,
    cscColOffsets: VoidPointer,
    cscRowInd: VoidPointer,
    cscValues: VoidPointer,
    cscColOffsetsType: cusparseIndexType_t | int,
    cscRowIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCsrGet(
    spMatDescr: cusparseSpMatDescr_t | Handle | int | None,
    rows: ByReference[ctypes.c_int64],
    cols: ByReference[ctypes.c_int64],
    nnz: ByReference[ctypes.c_int64],
    csrRowOffsets: ByReference[ctypes.c_void_p],
    csrColInd: ByReference[ctypes.c_void_p],
    csrValues: ByReference[ctypes.c_void_p],
    csrRowOffsetsType: ByReference[ctypes.c_uint],
    csrColIndType: ByReference[ctypes.c_uint],
    idxBase: ByReference[ctypes.c_uint],
    valueType: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseConstCsrGet(
    spMatDescr: cusparseConstSpMatDescr_t | Handle | int | None,
    rows: ByReference[ctypes.c_int64],
    cols: ByReference[ctypes.c_int64],
    nnz: ByReference[ctypes.c_int64],
    csrRowOffsets: ByReference[ctypes.c_void_p],
    csrColInd: ByReference[ctypes.c_void_p],
    csrValues: ByReference[ctypes.c_void_p],
    csrRowOffsetsType: ByReference[ctypes.c_uint],
    csrColIndType: ByReference[ctypes.c_uint],
    idxBase: ByReference[ctypes.c_uint],
    valueType: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCscGet(
    spMatDescr: cusparseSpMatDescr_t | Handle | int | None,
    rows: ByReference[ctypes.c_int64],
    cols: ByReference[ctypes.c_int64],
    nnz: ByReference[ctypes.c_int64],
    cscColOffsets: ByReference[ctypes.c_void_p],
    cscRowInd: ByReference[ctypes.c_void_p],
    cscValues: ByReference[ctypes.c_void_p],
    cscColOffsetsType: ByReference[ctypes.c_uint],
    cscRowIndType: ByReference[ctypes.c_uint],
    idxBase: ByReference[ctypes.c_uint],
    valueType: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseConstCscGet(
    spMatDescr: cusparseConstSpMatDescr_t | Handle | int | None,
    rows: ByReference[ctypes.c_int64],
    cols: ByReference[ctypes.c_int64],
    nnz: ByReference[ctypes.c_int64],
    cscColOffsets: ByReference[ctypes.c_void_p],
    cscRowInd: ByReference[ctypes.c_void_p],
    cscValues: ByReference[ctypes.c_void_p],
    cscColOffsetsType: ByReference[ctypes.c_uint],
    cscRowIndType: ByReference[ctypes.c_uint],
    idxBase: ByReference[ctypes.c_uint],
    valueType: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCsrSetPointers(
    spMatDescr: cusparseSpMatDescr_t | Handle | int | None,
    csrRowOffsets: VoidPointer,
    csrColInd: VoidPointer,
    csrValues: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCscSetPointers(
    spMatDescr: cusparseSpMatDescr_t | Handle | int | None,
    cscColOffsets: VoidPointer,
    cscRowInd: VoidPointer,
    cscValues: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateBsr(
    spMatDescr: ByReference[cusparseSpMatDescr_t],
    brows: Int64,
    bcols: Int64,
    bnnz: Int64,
    rowBlockSize: Int64,
    colBlockSize: Int64,
    bsrRowOffsets: VoidPointer,
    bsrColInd: VoidPointer,
    bsrValues: VoidPointer,
    bsrRowOffsetsType: cusparseIndexType_t | int,
    bsrColIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    order: cusparseOrder_t | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateConstBsr(
    spMatDescr: ByReference[cusparseConstSpMatDescr_t],
    brows: Int64,
    bcols: Int64,
    bnnz: Int64,
    rowBlockDim: Int64,
    colBlockDim: Int64,
    bsrRowOffsets: VoidPointer,
    bsrColInd: VoidPointer,
    bsrValues: VoidPointer,
    bsrRowOffsetsType: cusparseIndexType_t | int,
    bsrColIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    order: cusparseOrder_t | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateCoo(
    spMatDescr: ByReference[cusparseSpMatDescr_t],
    rows: Int64,
    cols: Int64,
    nnz: Int64,
    cooRowInd: VoidPointer,
    cooColInd: VoidPointer,
    cooValues: VoidPointer,
    cooIdxType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateConstCoo(
    spMatDescr: ByReference[cusparseConstSpMatDescr_t],
    rows: Int64,
    cols: Int64,
    nnz: Int64,
    cooRowInd: VoidPointer,
    cooColInd: VoidPointer,
    cooValues: VoidPointer,
    cooIdxType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCooGet(
    spMatDescr: cusparseSpMatDescr_t | Handle | int | None,
    rows: ByReference[ctypes.c_int64],
    cols: ByReference[ctypes.c_int64],
    nnz: ByReference[ctypes.c_int64],
    cooRowInd: ByReference[ctypes.c_void_p],
    cooColInd: ByReference[ctypes.c_void_p],
    cooValues: ByReference[ctypes.c_void_p],
    idxType: ByReference[ctypes.c_uint],
    idxBase: ByReference[ctypes.c_uint],
    valueType: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseConstCooGet(
    spMatDescr: cusparseConstSpMatDescr_t | Handle | int | None,
    rows: ByReference[ctypes.c_int64],
    cols: ByReference[ctypes.c_int64],
    nnz: ByReference[ctypes.c_int64],
    cooRowInd: ByReference[ctypes.c_void_p],
    cooColInd: ByReference[ctypes.c_void_p],
    cooValues: ByReference[ctypes.c_void_p],
    idxType: ByReference[ctypes.c_uint],
    idxBase: ByReference[ctypes.c_uint],
    valueType: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCooSetPointers(
    spMatDescr: cusparseSpMatDescr_t | Handle | int | None,
    cooRows: VoidPointer,
    cooColumns: VoidPointer,
    cooValues: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateBlockedEll(
    spMatDescr: ByReference[cusparseSpMatDescr_t],
    rows: Int64,
    cols: Int64,
    ellBlockSize: Int64,
    ellCols: Int64,
    ellColInd: VoidPointer,
    ellValue: VoidPointer,
    ellIdxType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateConstBlockedEll(
    spMatDescr: ByReference[cusparseConstSpMatDescr_t],
    rows: Int64,
    cols: Int64,
    ellBlockSize: Int64,
    ellCols: Int64,
    ellColInd: VoidPointer,
    ellValue: VoidPointer,
    ellIdxType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseBlockedEllGet(
    spMatDescr: cusparseSpMatDescr_t | Handle | int | None,
    rows: ByReference[ctypes.c_int64],
    cols: ByReference[ctypes.c_int64],
    ellBlockSize: ByReference[ctypes.c_int64],
    ellCols: ByReference[ctypes.c_int64],
    ellColInd: ByReference[ctypes.c_void_p],
    ellValue: ByReference[ctypes.c_void_p],
    ellIdxType: ByReference[ctypes.c_uint],
    idxBase: ByReference[ctypes.c_uint],
    valueType: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseConstBlockedEllGet(
    spMatDescr: cusparseConstSpMatDescr_t | Handle | int | None,
    rows: ByReference[ctypes.c_int64],
    cols: ByReference[ctypes.c_int64],
    ellBlockSize: ByReference[ctypes.c_int64],
    ellCols: ByReference[ctypes.c_int64],
    ellColInd: ByReference[ctypes.c_void_p],
    ellValue: ByReference[ctypes.c_void_p],
    ellIdxType: ByReference[ctypes.c_uint],
    idxBase: ByReference[ctypes.c_uint],
    valueType: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateSlicedEll(
    spMatDescr: ByReference[cusparseSpMatDescr_t],
    rows: Int64,
    cols: Int64,
    nnz: Int64,
    sellValuesSize: Int64,
    sliceSize: Int64,
    sellSliceOffsets: VoidPointer,
    sellColInd: VoidPointer,
    sellValues: VoidPointer,
    sellSliceOffsetsType: cusparseIndexType_t | int,
    sellColIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateConstSlicedEll(
    spMatDescr: ByReference[cusparseConstSpMatDescr_t],
    rows: Int64,
    cols: Int64,
    nnz: Int64,
    sellValuesSize: Int64,
    sliceSize: Int64,
    sellSliceOffsets: VoidPointer,
    sellColInd: VoidPointer,
    sellValues: VoidPointer,
    sellSliceOffsetsType: cusparseIndexType_t | int,
    sellColIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateDnMat(
    dnMatDescr: ByReference[cusparseDnMatDescr_t],
    rows: Int64,
    cols: Int64,
    ld: Int64,
    values: VoidPointer,
    valueType: cudaDataType | int,
    order: cusparseOrder_t | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseCreateConstDnMat(
    dnMatDescr: ByReference[cusparseConstDnMatDescr_t],
    rows: Int64,
    cols: Int64,
    ld: Int64,
    values: VoidPointer,
    valueType: cudaDataType | int,
    order: cusparseOrder_t | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDestroyDnMat(dnMatDescr: cusparseConstDnMatDescr_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseDnMatGet(
    dnMatDescr: cusparseDnMatDescr_t | Handle | int | None,
    rows: ByReference[ctypes.c_int64],
    cols: ByReference[ctypes.c_int64],
    ld: ByReference[ctypes.c_int64],
    values: ByReference[ctypes.c_void_p],
    type: ByReference[ctypes.c_uint],
    order: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseConstDnMatGet(
    dnMatDescr: cusparseConstDnMatDescr_t | Handle | int | None,
    rows: ByReference[ctypes.c_int64],
    cols: ByReference[ctypes.c_int64],
    ld: ByReference[ctypes.c_int64],
    values: ByReference[ctypes.c_void_p],
    type: ByReference[ctypes.c_uint],
    order: ByReference[ctypes.c_uint],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDnMatGetValues(
    dnMatDescr: cusparseDnMatDescr_t | Handle | int | None,
    values: ByReference[ctypes.c_void_p],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseConstDnMatGetValues(
    dnMatDescr: cusparseConstDnMatDescr_t | Handle | int | None,
    values: ByReference[ctypes.c_void_p],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDnMatSetValues(
    dnMatDescr: cusparseDnMatDescr_t | Handle | int | None,
    values: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDnMatSetStridedBatch(
    dnMatDescr: cusparseDnMatDescr_t | Handle | int | None,
    batchCount: Int,
    batchStride: Int64,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDnMatGetStridedBatch(
    dnMatDescr: cusparseConstDnMatDescr_t | Handle | int | None,
    batchCount: ByReference[ctypes.c_int],
    batchStride: ByReference[ctypes.c_int64],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseAxpby(
    handle: cusparseHandle_t | Handle | int | None,
    alpha: VoidPointer,
    vecX: cusparseConstSpVecDescr_t | Handle | int | None,
    beta: VoidPointer,
    vecY: cusparseDnVecDescr_t | Handle | int | None,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseGather(
    handle: cusparseHandle_t | Handle | int | None,
    vecY: cusparseConstDnVecDescr_t | Handle | int | None,
    vecX: cusparseSpVecDescr_t | Handle | int | None,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseScatter(
    handle: cusparseHandle_t | Handle | int | None,
    vecX: cusparseConstSpVecDescr_t | Handle | int | None,
    vecY: cusparseDnVecDescr_t | Handle | int | None,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseRot(
    handle: cusparseHandle_t | Handle | int | None,
    c_coeff: VoidPointer,
    s_coeff: VoidPointer,
    vecX: cusparseSpVecDescr_t | Handle | int | None,
    vecY: cusparseDnVecDescr_t | Handle | int | None,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpVV_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    opX: cusparseOperation_t | int,
    vecX: cusparseConstSpVecDescr_t | Handle | int | None,
    vecY: cusparseConstDnVecDescr_t | Handle | int | None,
    result: VoidPointer,
    computeType: cudaDataType | int,
    bufferSize: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpVV(
    handle: cusparseHandle_t | Handle | int | None,
    opX: cusparseOperation_t | int,
    vecX: cusparseConstSpVecDescr_t | Handle | int | None,
    vecY: cusparseConstDnVecDescr_t | Handle | int | None,
    result: VoidPointer,
    computeType: cudaDataType | int,
    externalBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSparseToDense_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseDnMatDescr_t | Handle | int | None,
    alg: cusparseSparseToDenseAlg_t | int,
    bufferSize: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSparseToDense(
    handle: cusparseHandle_t | Handle | int | None,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseDnMatDescr_t | Handle | int | None,
    alg: cusparseSparseToDenseAlg_t | int,
    externalBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDenseToSparse_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    matA: cusparseConstDnMatDescr_t | Handle | int | None,
    matB: cusparseSpMatDescr_t | Handle | int | None,
    alg: cusparseDenseToSparseAlg_t | int,
    bufferSize: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDenseToSparse_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    matA: cusparseConstDnMatDescr_t | Handle | int | None,
    matB: cusparseSpMatDescr_t | Handle | int | None,
    alg: cusparseDenseToSparseAlg_t | int,
    externalBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseDenseToSparse_convert(
    handle: cusparseHandle_t | Handle | int | None,
    matA: cusparseConstDnMatDescr_t | Handle | int | None,
    matB: cusparseSpMatDescr_t | Handle | int | None,
    alg: cusparseDenseToSparseAlg_t | int,
    externalBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMV(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    vecX: cusparseConstDnVecDescr_t | Handle | int | None,
    beta: VoidPointer,
    vecY: cusparseDnVecDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpMVAlg_t | int,
    externalBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMV_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    vecX: cusparseConstDnVecDescr_t | Handle | int | None,
    beta: VoidPointer,
    vecY: cusparseDnVecDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpMVAlg_t | int,
    bufferSize: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMV_preprocess(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    vecX: cusparseConstDnVecDescr_t | Handle | int | None,
    beta: VoidPointer,
    vecY: cusparseDnVecDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpMVAlg_t | int,
    externalBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpSV_createDescr(descr: ByReference[cusparseSpSVDescr_t], /) -> cusparseStatus_t: ...
@c_function
def cusparseSpSV_destroyDescr(descr: cusparseSpSVDescr_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseSpSV_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    vecX: cusparseConstDnVecDescr_t | Handle | int | None,
    vecY: cusparseDnVecDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpSVAlg_t | int,
    spsvDescr: cusparseSpSVDescr_t | Handle | int | None,
    bufferSize: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpSV_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    vecX: cusparseConstDnVecDescr_t | Handle | int | None,
    vecY: cusparseDnVecDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpSVAlg_t | int,
    spsvDescr: cusparseSpSVDescr_t | Handle | int | None,
    externalBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpSV_solve(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    vecX: cusparseConstDnVecDescr_t | Handle | int | None,
    vecY: cusparseDnVecDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpSVAlg_t | int,
    spsvDescr: cusparseSpSVDescr_t | Handle | int | None,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpSV_updateMatrix(
    handle: cusparseHandle_t | Handle | int | None,
    spsvDescr: cusparseSpSVDescr_t | Handle | int | None,
    newValues: VoidPointer,
    updatePart: cusparseSpSVUpdate_t | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpSM_createDescr(descr: ByReference[cusparseSpSMDescr_t], /) -> cusparseStatus_t: ...
@c_function
def cusparseSpSM_destroyDescr(descr: cusparseSpSMDescr_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseSpSM_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstDnMatDescr_t | Handle | int | None,
    matC: cusparseDnMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpSMAlg_t | int,
    spsmDescr: cusparseSpSMDescr_t | Handle | int | None,
    bufferSize: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpSM_analysis(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstDnMatDescr_t | Handle | int | None,
    matC: cusparseDnMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpSMAlg_t | int,
    spsmDescr: cusparseSpSMDescr_t | Handle | int | None,
    externalBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpSM_solve(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstDnMatDescr_t | Handle | int | None,
    matC: cusparseDnMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpSMAlg_t | int,
    spsmDescr: cusparseSpSMDescr_t | Handle | int | None,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpSM_updateMatrix(
    handle: cusparseHandle_t | Handle | int | None,
    spsmDescr: cusparseSpSMDescr_t | Handle | int | None,
    newValues: VoidPointer,
    updatePart: cusparseSpSMUpdate_t | int,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMM_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstDnMatDescr_t | Handle | int | None,
    beta: VoidPointer,
    matC: cusparseDnMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpMMAlg_t | int,
    bufferSize: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMM_preprocess(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstDnMatDescr_t | Handle | int | None,
    beta: VoidPointer,
    matC: cusparseDnMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpMMAlg_t | int,
    externalBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMM(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstDnMatDescr_t | Handle | int | None,
    beta: VoidPointer,
    matC: cusparseDnMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpMMAlg_t | int,
    externalBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpGEMM_createDescr(descr: ByReference[cusparseSpGEMMDescr_t], /) -> cusparseStatus_t: ...
@c_function
def cusparseSpGEMM_destroyDescr(descr: cusparseSpGEMMDescr_t | Handle | int | None, /) -> cusparseStatus_t: ...
@c_function
def cusparseSpGEMM_workEstimation(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstSpMatDescr_t | Handle | int | None,
    beta: VoidPointer,
    matC: cusparseSpMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | Handle | int | None,
    bufferSize1: ByReference[ctypes.c_size_t],
    externalBuffer1: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpGEMM_getNumProducts(
    spgemmDescr: cusparseSpGEMMDescr_t | Handle | int | None,
    num_prods: ByReference[ctypes.c_int64],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpGEMM_estimateMemory(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstSpMatDescr_t | Handle | int | None,
    beta: VoidPointer,
    matC: cusparseSpMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | Handle | int | None,
    chunk_fraction: ctypes.c_float | float,
    bufferSize3: ByReference[ctypes.c_size_t],
    externalBuffer3: VoidPointer,
    bufferSize2: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpGEMM_compute(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstSpMatDescr_t | Handle | int | None,
    beta: VoidPointer,
    matC: cusparseSpMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | Handle | int | None,
    bufferSize2: ByReference[ctypes.c_size_t],
    externalBuffer2: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpGEMM_copy(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstSpMatDescr_t | Handle | int | None,
    beta: VoidPointer,
    matC: cusparseSpMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | Handle | int | None,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpGEMMreuse_workEstimation(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstSpMatDescr_t | Handle | int | None,
    matC: cusparseSpMatDescr_t | Handle | int | None,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | Handle | int | None,
    bufferSize1: ByReference[ctypes.c_size_t],
    externalBuffer1: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpGEMMreuse_nnz(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstSpMatDescr_t | Handle | int | None,
    matC: cusparseSpMatDescr_t | Handle | int | None,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | Handle | int | None,
    bufferSize2: ByReference[ctypes.c_size_t],
    externalBuffer2: VoidPointer,
    bufferSize3: ByReference[ctypes.c_size_t],
    externalBuffer3: VoidPointer,
    bufferSize4: ByReference[ctypes.c_size_t],
    externalBuffer4: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpGEMMreuse_copy(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstSpMatDescr_t | Handle | int | None,
    matC: cusparseSpMatDescr_t | Handle | int | None,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | Handle | int | None,
    bufferSize5: ByReference[ctypes.c_size_t],
    externalBuffer5: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpGEMMreuse_compute(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstSpMatDescr_t | Handle | int | None,
    beta: VoidPointer,
    matC: cusparseSpMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | Handle | int | None,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSDDMM_bufferSize(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstDnMatDescr_t | Handle | int | None,
    matB: cusparseConstDnMatDescr_t | Handle | int | None,
    beta: VoidPointer,
    matC: cusparseSpMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSDDMMAlg_t | int,
    bufferSize: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSDDMM_preprocess(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstDnMatDescr_t | Handle | int | None,
    matB: cusparseConstDnMatDescr_t | Handle | int | None,
    beta: VoidPointer,
    matC: cusparseSpMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSDDMMAlg_t | int,
    externalBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSDDMM(
    handle: cusparseHandle_t | Handle | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: VoidPointer,
    matA: cusparseConstDnMatDescr_t | Handle | int | None,
    matB: cusparseConstDnMatDescr_t | Handle | int | None,
    beta: VoidPointer,
    matC: cusparseSpMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSDDMMAlg_t | int,
    externalBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMMOp_createPlan(
    handle: cusparseHandle_t | Handle | int | None,
    plan: ByReference[cusparseSpMMOpPlan_t],
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    matA: cusparseConstSpMatDescr_t | Handle | int | None,
    matB: cusparseConstDnMatDescr_t | Handle | int | None,
    matC: cusparseDnMatDescr_t | Handle | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpMMOpAlg_t | int,
    addOperationNvvmBuffer: VoidPointer,
    addOperationBufferSize: SizeT,
    mulOperationNvvmBuffer: VoidPointer,
    mulOperationBufferSize: SizeT,
    epilogueNvvmBuffer: VoidPointer,
    epilogueBufferSize: SizeT,
    SpMMWorkspaceSize: ByReference[ctypes.c_size_t],
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMMOp(
    plan: cusparseSpMMOpPlan_t | Handle | int | None,
    externalBuffer: VoidPointer,
    /,
) -> cusparseStatus_t: ...
@c_function
def cusparseSpMMOp_destroyPlan(plan: cusparseSpMMOpPlan_t | Handle | int | None, /) -> cusparseStatus_t: ...

cuFloatComplex = float2
cuDoubleComplex = double2
cuComplex = cuFloatComplex
