# python -m generator generate cusparse 13.5
from collections.abc import Callable
from typing import Any, Final

from typing_extensions import Self

from ..._floor.faces.typed import Address, Callback, Enum, Handle, Record, SupportsStream, Text, WritableAddress
from .runtime import (
    cudaDataType as cudaDataType,
    cudaStream_t as cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from ...errors import CudaError as CudaError

CUSPARSE_VER_MAJOR: Final = 12
CUSPARSE_VER_MINOR: Final = 9
CUSPARSE_VER_PATCH: Final = 4
CUSPARSE_VER_BUILD: Final = 2
CUSPARSE_VERSION: Final = 12904

class cusparseStatus_t(Enum):
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

class cusparsePointerMode_t(Enum):
    CUSPARSE_POINTER_MODE_HOST: cusparsePointerMode_t
    CUSPARSE_POINTER_MODE_DEVICE: cusparsePointerMode_t

class cusparseAction_t(Enum):
    CUSPARSE_ACTION_SYMBOLIC: cusparseAction_t
    CUSPARSE_ACTION_NUMERIC: cusparseAction_t

class cusparseMatrixType_t(Enum):
    CUSPARSE_MATRIX_TYPE_GENERAL: cusparseMatrixType_t
    CUSPARSE_MATRIX_TYPE_SYMMETRIC: cusparseMatrixType_t
    CUSPARSE_MATRIX_TYPE_HERMITIAN: cusparseMatrixType_t
    CUSPARSE_MATRIX_TYPE_TRIANGULAR: cusparseMatrixType_t

class cusparseFillMode_t(Enum):
    CUSPARSE_FILL_MODE_LOWER: cusparseFillMode_t
    CUSPARSE_FILL_MODE_UPPER: cusparseFillMode_t

class cusparseDiagType_t(Enum):
    CUSPARSE_DIAG_TYPE_NON_UNIT: cusparseDiagType_t
    CUSPARSE_DIAG_TYPE_UNIT: cusparseDiagType_t

class cusparseIndexBase_t(Enum):
    CUSPARSE_INDEX_BASE_ZERO: cusparseIndexBase_t
    CUSPARSE_INDEX_BASE_ONE: cusparseIndexBase_t

class cusparseOperation_t(Enum):
    CUSPARSE_OPERATION_NON_TRANSPOSE: cusparseOperation_t
    CUSPARSE_OPERATION_TRANSPOSE: cusparseOperation_t
    CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE: cusparseOperation_t

class cusparseDirection_t(Enum):
    CUSPARSE_DIRECTION_ROW: cusparseDirection_t
    CUSPARSE_DIRECTION_COLUMN: cusparseDirection_t

class cusparseSolvePolicy_t(Enum):
    CUSPARSE_SOLVE_POLICY_NO_LEVEL: cusparseSolvePolicy_t
    CUSPARSE_SOLVE_POLICY_USE_LEVEL: cusparseSolvePolicy_t

class cusparseColorAlg_t(Enum):
    CUSPARSE_COLOR_ALG0: cusparseColorAlg_t
    CUSPARSE_COLOR_ALG1: cusparseColorAlg_t

class cusparseCsr2CscAlg_t(Enum):
    CUSPARSE_CSR2CSC_ALG_DEFAULT: cusparseCsr2CscAlg_t
    CUSPARSE_CSR2CSC_ALG1: cusparseCsr2CscAlg_t

class cusparseFormat_t(Enum):
    CUSPARSE_FORMAT_CSR: cusparseFormat_t
    CUSPARSE_FORMAT_CSC: cusparseFormat_t
    CUSPARSE_FORMAT_COO: cusparseFormat_t
    CUSPARSE_FORMAT_BLOCKED_ELL: cusparseFormat_t
    CUSPARSE_FORMAT_BSR: cusparseFormat_t
    CUSPARSE_FORMAT_SLICED_ELLPACK: cusparseFormat_t

class cusparseOrder_t(Enum):
    CUSPARSE_ORDER_COL: cusparseOrder_t
    CUSPARSE_ORDER_ROW: cusparseOrder_t

class cusparseIndexType_t(Enum):
    CUSPARSE_INDEX_16U: cusparseIndexType_t
    CUSPARSE_INDEX_32I: cusparseIndexType_t
    CUSPARSE_INDEX_64I: cusparseIndexType_t

class cusparseSpMatAttribute_t(Enum):
    CUSPARSE_SPMAT_FILL_MODE: cusparseSpMatAttribute_t
    CUSPARSE_SPMAT_DIAG_TYPE: cusparseSpMatAttribute_t
    CUSPARSE_SPMAT_STORAGE: cusparseSpMatAttribute_t
    CUSPARSE_SPMAT_SYMMETRY_TYPE: cusparseSpMatAttribute_t

class cusparseSpMatStorage_t(Enum):
    CUSPARSE_STORE_FULL: cusparseSpMatStorage_t
    CUSPARSE_STORE_LOWER: cusparseSpMatStorage_t
    CUSPARSE_STORE_UPPER: cusparseSpMatStorage_t

class cusparseSymmetryType_t(Enum):
    CUSPARSE_GENERAL: cusparseSymmetryType_t
    CUSPARSE_SYMMETRIC: cusparseSymmetryType_t
    CUSPARSE_HERMITIAN: cusparseSymmetryType_t

class cusparseSparseToDenseAlg_t(Enum):
    CUSPARSE_SPARSETODENSE_ALG_DEFAULT: cusparseSparseToDenseAlg_t

class cusparseDenseToSparseAlg_t(Enum):
    CUSPARSE_DENSETOSPARSE_ALG_DEFAULT: cusparseDenseToSparseAlg_t

class cusparseSpMVAlg_t(Enum):
    CUSPARSE_SPMV_ALG_DEFAULT: cusparseSpMVAlg_t
    CUSPARSE_SPMV_CSR_ALG1: cusparseSpMVAlg_t
    CUSPARSE_SPMV_CSR_ALG2: cusparseSpMVAlg_t
    CUSPARSE_SPMV_COO_ALG1: cusparseSpMVAlg_t
    CUSPARSE_SPMV_COO_ALG2: cusparseSpMVAlg_t
    CUSPARSE_SPMV_SELL_ALG1: cusparseSpMVAlg_t
    CUSPARSE_SPMV_BSR_ALG1: cusparseSpMVAlg_t

class cusparseSpSVAlg_t(Enum):
    CUSPARSE_SPSV_ALG_DEFAULT: cusparseSpSVAlg_t
    CUSPARSE_SPSV_ALG1: cusparseSpSVAlg_t
    CUSPARSE_SPSV_ALG2: cusparseSpSVAlg_t

class cusparseSpSVUpdate_t(Enum):
    CUSPARSE_SPSV_UPDATE_GENERAL: cusparseSpSVUpdate_t
    CUSPARSE_SPSV_UPDATE_DIAGONAL: cusparseSpSVUpdate_t

class cusparseSpSMAlg_t(Enum):
    CUSPARSE_SPSM_ALG_DEFAULT: cusparseSpSMAlg_t

class cusparseSpSMUpdate_t(Enum):
    CUSPARSE_SPSM_UPDATE_GENERAL: cusparseSpSMUpdate_t
    CUSPARSE_SPSM_UPDATE_DIAGONAL: cusparseSpSMUpdate_t

class cusparseSpMMAlg_t(Enum):
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

class cusparseSpGEMMAlg_t(Enum):
    CUSPARSE_SPGEMM_DEFAULT: cusparseSpGEMMAlg_t
    CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC: cusparseSpGEMMAlg_t
    CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC: cusparseSpGEMMAlg_t
    CUSPARSE_SPGEMM_ALG1: cusparseSpGEMMAlg_t
    CUSPARSE_SPGEMM_ALG2: cusparseSpGEMMAlg_t
    CUSPARSE_SPGEMM_ALG3: cusparseSpGEMMAlg_t

class cusparseSpGEAMAlg_t(Enum):
    CUSPARSE_SPGEAM_ALG_DEFAULT: cusparseSpGEAMAlg_t
    CUSPARSE_SPGEAM_ALG1: cusparseSpGEAMAlg_t

class cusparseSDDMMAlg_t(Enum):
    CUSPARSE_SDDMM_ALG_DEFAULT: cusparseSDDMMAlg_t

class cusparseSpMMOpAlg_t(Enum):
    CUSPARSE_SPMM_OP_ALG_DEFAULT: cusparseSpMMOpAlg_t

class cusparseLoggerCallback_t(Callback):
    def __new__(cls, init_value: Callable[[int, Any, Any], object] | int = 0, _ptr: int = 0) -> Self: ...

class float2(Record):
    x: float
    y: float
    def __init__(self, _ptr: int = 0, *, x: float = ..., y: float = ...) -> None: ...

class double2(Record):
    x: float
    y: float
    def __init__(self, _ptr: int = 0, *, x: float = ..., y: float = ...) -> None: ...

class cuFloatComplex(float2): ...
class cuDoubleComplex(double2): ...
class cuComplex(cuFloatComplex): ...
class cusparseHandle_t(Handle): ...
class cusparseMatDescr_t(Handle): ...
class bsrsv2Info_t(Handle): ...
class bsrsm2Info_t(Handle): ...
class csric02Info_t(Handle): ...
class bsric02Info_t(Handle): ...
class csrilu02Info_t(Handle): ...
class bsrilu02Info_t(Handle): ...
class csru2csrInfo_t(Handle): ...
class cusparseColorInfo_t(Handle): ...
class pruneInfo_t(Handle): ...
class cusparseSpVecDescr_t(Handle): ...
class cusparseDnVecDescr_t(Handle): ...
class cusparseSpMatDescr_t(Handle): ...
class cusparseDnMatDescr_t(Handle): ...
class cusparseConstSpVecDescr_t(Handle): ...
class cusparseConstDnVecDescr_t(Handle): ...
class cusparseConstSpMatDescr_t(Handle): ...
class cusparseConstDnMatDescr_t(Handle): ...
class cusparseSpSVDescr_t(Handle): ...
class cusparseSpSMDescr_t(Handle): ...
class cusparseSpGEMMDescr_t(Handle): ...
class cusparseSpGEAMDescr_t(Handle): ...
class cusparseSpMMOpPlan_t(Handle): ...
class CusparseStatusNotInitialized(CudaError): ...
class CusparseStatusAllocFailed(CudaError): ...
class CusparseStatusInvalidValue(CudaError): ...
class CusparseStatusArchMismatch(CudaError): ...
class CusparseStatusMappingError(CudaError): ...
class CusparseStatusExecutionFailed(CudaError): ...
class CusparseStatusInternalError(CudaError): ...
class CusparseStatusMatrixTypeNotSupported(CudaError): ...
class CusparseStatusZeroPivot(CudaError): ...
class CusparseStatusNotSupported(CudaError): ...
class CusparseStatusInsufficientResources(CudaError): ...

def cusparseCreate() -> cusparseHandle_t: ...
def cusparseDestroy(handle: cusparseHandle_t | int | None) -> None: ...
def cusparseGetVersion(handle: cusparseHandle_t | int | None) -> int: ...
def cusparseGetProperty(type: libraryPropertyType | int) -> int: ...
def cusparseGetErrorName(status: cusparseStatus_t | int) -> str: ...
def cusparseGetErrorString(status: cusparseStatus_t | int) -> str: ...
def cusparseSetStream(
    handle: cusparseHandle_t | int | None,
    streamId: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cusparseGetStream(handle: cusparseHandle_t | int | None) -> cudaStream_t: ...
def cusparseGetPointerMode(handle: cusparseHandle_t | int | None) -> cusparsePointerMode_t: ...
def cusparseSetPointerMode(handle: cusparseHandle_t | int | None, mode: cusparsePointerMode_t | int) -> None: ...
def cusparseLoggerSetCallback(
    callback: Callable[[int, Any, Any], object] | cusparseLoggerCallback_t | int | None,
) -> None: ...
def cusparseLoggerSetFile(file: Address) -> None: ...
def cusparseLoggerOpenFile(logFile: Text) -> None: ...
def cusparseLoggerSetLevel(level: int) -> None: ...
def cusparseLoggerSetMask(mask: int) -> None: ...
def cusparseLoggerForceDisable() -> None: ...
def cusparseCreateMatDescr() -> cusparseMatDescr_t: ...
def cusparseDestroyMatDescr(descrA: cusparseMatDescr_t | int | None) -> None: ...
def cusparseSetMatType(descrA: cusparseMatDescr_t | int | None, type: cusparseMatrixType_t | int) -> None: ...
def cusparseGetMatType(descrA: cusparseMatDescr_t | int | None) -> cusparseMatrixType_t: ...
def cusparseSetMatFillMode(descrA: cusparseMatDescr_t | int | None, fillMode: cusparseFillMode_t | int) -> None: ...
def cusparseGetMatFillMode(descrA: cusparseMatDescr_t | int | None) -> cusparseFillMode_t: ...
def cusparseSetMatDiagType(descrA: cusparseMatDescr_t | int | None, diagType: cusparseDiagType_t | int) -> None: ...
def cusparseGetMatDiagType(descrA: cusparseMatDescr_t | int | None) -> cusparseDiagType_t: ...
def cusparseSetMatIndexBase(descrA: cusparseMatDescr_t | int | None, base: cusparseIndexBase_t | int) -> None: ...
def cusparseGetMatIndexBase(descrA: cusparseMatDescr_t | int | None) -> cusparseIndexBase_t: ...
def cusparseCreateCsric02Info() -> csric02Info_t: ...
def cusparseDestroyCsric02Info(info: csric02Info_t | int | None) -> None: ...
def cusparseCreateBsric02Info() -> bsric02Info_t: ...
def cusparseDestroyBsric02Info(info: bsric02Info_t | int | None) -> None: ...
def cusparseCreateCsrilu02Info() -> csrilu02Info_t: ...
def cusparseDestroyCsrilu02Info(info: csrilu02Info_t | int | None) -> None: ...
def cusparseCreateBsrilu02Info() -> bsrilu02Info_t: ...
def cusparseDestroyBsrilu02Info(info: bsrilu02Info_t | int | None) -> None: ...
def cusparseCreateBsrsv2Info() -> bsrsv2Info_t: ...
def cusparseDestroyBsrsv2Info(info: bsrsv2Info_t | int | None) -> None: ...
def cusparseCreateBsrsm2Info() -> bsrsm2Info_t: ...
def cusparseDestroyBsrsm2Info(info: bsrsm2Info_t | int | None) -> None: ...
def cusparseCreateCsru2csrInfo() -> csru2csrInfo_t: ...
def cusparseDestroyCsru2csrInfo(info: csru2csrInfo_t | int | None) -> None: ...
def cusparseCreateColorInfo() -> cusparseColorInfo_t: ...
def cusparseDestroyColorInfo(info: cusparseColorInfo_t | int | None) -> None: ...
def cusparseCreatePruneInfo() -> pruneInfo_t: ...
def cusparseDestroyPruneInfo(info: pruneInfo_t | int | None) -> None: ...
def cusparseSgemvi(
    handle: cusparseHandle_t | int | None,
    transA: cusparseOperation_t | int,
    m: int,
    n: int,
    alpha: Address,
    A: Address,
    lda: int,
    nnz: int,
    xVal: Address,
    xInd: Address,
    beta: Address,
    y: WritableAddress,
    idxBase: cusparseIndexBase_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSgemvi_bufferSize(
    handle: cusparseHandle_t | int | None,
    transA: cusparseOperation_t | int,
    m: int,
    n: int,
    nnz: int,
) -> int: ...
def cusparseDgemvi(
    handle: cusparseHandle_t | int | None,
    transA: cusparseOperation_t | int,
    m: int,
    n: int,
    alpha: Address,
    A: Address,
    lda: int,
    nnz: int,
    xVal: Address,
    xInd: Address,
    beta: Address,
    y: WritableAddress,
    idxBase: cusparseIndexBase_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDgemvi_bufferSize(
    handle: cusparseHandle_t | int | None,
    transA: cusparseOperation_t | int,
    m: int,
    n: int,
    nnz: int,
) -> int: ...
def cusparseCgemvi(
    handle: cusparseHandle_t | int | None,
    transA: cusparseOperation_t | int,
    m: int,
    n: int,
    alpha: Address,
    A: cuComplex | None,
    lda: int,
    nnz: int,
    xVal: Address,
    xInd: Address,
    beta: Address,
    y: WritableAddress,
    idxBase: cusparseIndexBase_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCgemvi_bufferSize(
    handle: cusparseHandle_t | int | None,
    transA: cusparseOperation_t | int,
    m: int,
    n: int,
    nnz: int,
) -> int: ...
def cusparseZgemvi(
    handle: cusparseHandle_t | int | None,
    transA: cusparseOperation_t | int,
    m: int,
    n: int,
    alpha: Address,
    A: cuDoubleComplex | None,
    lda: int,
    nnz: int,
    xVal: Address,
    xInd: Address,
    beta: Address,
    y: WritableAddress,
    idxBase: cusparseIndexBase_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZgemvi_bufferSize(
    handle: cusparseHandle_t | int | None,
    transA: cusparseOperation_t | int,
    m: int,
    n: int,
    nnz: int,
) -> int: ...
def cusparseSbsrmv(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    x: Address,
    beta: Address,
    y: WritableAddress,
) -> None: ...
def cusparseDbsrmv(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    x: Address,
    beta: Address,
    y: WritableAddress,
) -> None: ...
def cusparseCbsrmv(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    x: Address,
    beta: Address,
    y: WritableAddress,
) -> None: ...
def cusparseZbsrmv(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    x: Address,
    beta: Address,
    y: WritableAddress,
) -> None: ...
def cusparseSbsrxmv(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    sizeOfMask: int,
    mb: int,
    nb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedMaskPtrA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedEndPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    x: Address,
    beta: Address,
    y: WritableAddress,
) -> None: ...
def cusparseDbsrxmv(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    sizeOfMask: int,
    mb: int,
    nb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedMaskPtrA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedEndPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    x: Address,
    beta: Address,
    y: WritableAddress,
) -> None: ...
def cusparseCbsrxmv(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    sizeOfMask: int,
    mb: int,
    nb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedMaskPtrA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedEndPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    x: Address,
    beta: Address,
    y: WritableAddress,
) -> None: ...
def cusparseZbsrxmv(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    sizeOfMask: int,
    mb: int,
    nb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedMaskPtrA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedEndPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    x: Address,
    beta: Address,
    y: WritableAddress,
) -> None: ...
def cusparseXbsrsv2_zeroPivot(
    handle: cusparseHandle_t | int | None,
    info: bsrsv2Info_t | int | None,
    position: WritableAddress,
) -> None: ...
def cusparseSbsrsv2_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: WritableAddress,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    info: bsrsv2Info_t | int | None,
) -> int: ...
def cusparseDbsrsv2_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: WritableAddress,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    info: bsrsv2Info_t | int | None,
) -> int: ...
def cusparseCbsrsv2_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: WritableAddress,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    info: bsrsv2Info_t | int | None,
) -> int: ...
def cusparseZbsrsv2_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: WritableAddress,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    info: bsrsv2Info_t | int | None,
) -> int: ...
def cusparseSbsrsv2_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    info: bsrsv2Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDbsrsv2_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    info: bsrsv2Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCbsrsv2_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    info: bsrsv2Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZbsrsv2_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    info: bsrsv2Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSbsrsv2_solve(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    info: bsrsv2Info_t | int | None,
    f: Address,
    x: WritableAddress,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDbsrsv2_solve(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    info: bsrsv2Info_t | int | None,
    f: Address,
    x: WritableAddress,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCbsrsv2_solve(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    info: bsrsv2Info_t | int | None,
    f: Address,
    x: WritableAddress,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZbsrsv2_solve(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    mb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    info: bsrsv2Info_t | int | None,
    f: Address,
    x: WritableAddress,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSbsrmm(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transB: cusparseOperation_t | int,
    mb: int,
    n: int,
    kb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockSize: int,
    B: Address,
    ldb: int,
    beta: Address,
    C: WritableAddress,
    ldc: int,
) -> None: ...
def cusparseDbsrmm(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transB: cusparseOperation_t | int,
    mb: int,
    n: int,
    kb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockSize: int,
    B: Address,
    ldb: int,
    beta: Address,
    C: WritableAddress,
    ldc: int,
) -> None: ...
def cusparseCbsrmm(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transB: cusparseOperation_t | int,
    mb: int,
    n: int,
    kb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockSize: int,
    B: Address,
    ldb: int,
    beta: Address,
    C: WritableAddress,
    ldc: int,
) -> None: ...
def cusparseZbsrmm(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transB: cusparseOperation_t | int,
    mb: int,
    n: int,
    kb: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockSize: int,
    B: Address,
    ldb: int,
    beta: Address,
    C: WritableAddress,
    ldc: int,
) -> None: ...
def cusparseXbsrsm2_zeroPivot(
    handle: cusparseHandle_t | int | None,
    info: bsrsm2Info_t | int | None,
    position: WritableAddress,
) -> None: ...
def cusparseSbsrsm2_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: int,
    n: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockSize: int,
    info: bsrsm2Info_t | int | None,
) -> int: ...
def cusparseDbsrsm2_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: int,
    n: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockSize: int,
    info: bsrsm2Info_t | int | None,
) -> int: ...
def cusparseCbsrsm2_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: int,
    n: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockSize: int,
    info: bsrsm2Info_t | int | None,
) -> int: ...
def cusparseZbsrsm2_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: int,
    n: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockSize: int,
    info: bsrsm2Info_t | int | None,
) -> int: ...
def cusparseSbsrsm2_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: int,
    n: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockSize: int,
    info: bsrsm2Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDbsrsm2_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: int,
    n: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockSize: int,
    info: bsrsm2Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCbsrsm2_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: int,
    n: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockSize: int,
    info: bsrsm2Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZbsrsm2_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: int,
    n: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockSize: int,
    info: bsrsm2Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSbsrsm2_solve(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: int,
    n: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockSize: int,
    info: bsrsm2Info_t | int | None,
    B: Address,
    ldb: int,
    X: WritableAddress,
    ldx: int,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDbsrsm2_solve(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: int,
    n: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockSize: int,
    info: bsrsm2Info_t | int | None,
    B: Address,
    ldb: int,
    X: WritableAddress,
    ldx: int,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCbsrsm2_solve(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: int,
    n: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockSize: int,
    info: bsrsm2Info_t | int | None,
    B: Address,
    ldb: int,
    X: WritableAddress,
    ldx: int,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZbsrsm2_solve(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    transA: cusparseOperation_t | int,
    transXY: cusparseOperation_t | int,
    mb: int,
    n: int,
    nnzb: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockSize: int,
    info: bsrsm2Info_t | int | None,
    B: Address,
    ldb: int,
    X: WritableAddress,
    ldx: int,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseScsrilu02_numericBoost(
    handle: cusparseHandle_t | int | None,
    info: csrilu02Info_t | int | None,
    enable_boost: int,
    tol: Address,
    boost_val: Address,
) -> None: ...
def cusparseDcsrilu02_numericBoost(
    handle: cusparseHandle_t | int | None,
    info: csrilu02Info_t | int | None,
    enable_boost: int,
    tol: Address,
    boost_val: Address,
) -> None: ...
def cusparseCcsrilu02_numericBoost(
    handle: cusparseHandle_t | int | None,
    info: csrilu02Info_t | int | None,
    enable_boost: int,
    tol: Address,
    boost_val: Address,
) -> None: ...
def cusparseZcsrilu02_numericBoost(
    handle: cusparseHandle_t | int | None,
    info: csrilu02Info_t | int | None,
    enable_boost: int,
    tol: Address,
    boost_val: Address,
) -> None: ...
def cusparseXcsrilu02_zeroPivot(
    handle: cusparseHandle_t | int | None,
    info: csrilu02Info_t | int | None,
    position: WritableAddress,
) -> None: ...
def cusparseScsrilu02_bufferSize(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csrilu02Info_t | int | None,
) -> int: ...
def cusparseDcsrilu02_bufferSize(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csrilu02Info_t | int | None,
) -> int: ...
def cusparseCcsrilu02_bufferSize(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csrilu02Info_t | int | None,
) -> int: ...
def cusparseZcsrilu02_bufferSize(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csrilu02Info_t | int | None,
) -> int: ...
def cusparseScsrilu02_analysis(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDcsrilu02_analysis(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCcsrilu02_analysis(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZcsrilu02_analysis(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseScsrilu02(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA_valM: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDcsrilu02(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA_valM: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCcsrilu02(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA_valM: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZcsrilu02(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA_valM: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSbsrilu02_numericBoost(
    handle: cusparseHandle_t | int | None,
    info: bsrilu02Info_t | int | None,
    enable_boost: int,
    tol: Address,
    boost_val: Address,
) -> None: ...
def cusparseDbsrilu02_numericBoost(
    handle: cusparseHandle_t | int | None,
    info: bsrilu02Info_t | int | None,
    enable_boost: int,
    tol: Address,
    boost_val: Address,
) -> None: ...
def cusparseCbsrilu02_numericBoost(
    handle: cusparseHandle_t | int | None,
    info: bsrilu02Info_t | int | None,
    enable_boost: int,
    tol: Address,
    boost_val: Address,
) -> None: ...
def cusparseZbsrilu02_numericBoost(
    handle: cusparseHandle_t | int | None,
    info: bsrilu02Info_t | int | None,
    enable_boost: int,
    tol: Address,
    boost_val: Address,
) -> None: ...
def cusparseXbsrilu02_zeroPivot(
    handle: cusparseHandle_t | int | None,
    info: bsrilu02Info_t | int | None,
    position: WritableAddress,
) -> None: ...
def cusparseSbsrilu02_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsrilu02Info_t | int | None,
) -> int: ...
def cusparseDbsrilu02_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsrilu02Info_t | int | None,
) -> int: ...
def cusparseCbsrilu02_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsrilu02Info_t | int | None,
) -> int: ...
def cusparseZbsrilu02_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsrilu02Info_t | int | None,
) -> int: ...
def cusparseSbsrilu02_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDbsrilu02_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCbsrilu02_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZbsrilu02_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSbsrilu02(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDbsrilu02(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCbsrilu02(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZbsrilu02(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsrilu02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseXcsric02_zeroPivot(
    handle: cusparseHandle_t | int | None,
    info: csric02Info_t | int | None,
    position: WritableAddress,
) -> None: ...
def cusparseScsric02_bufferSize(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csric02Info_t | int | None,
) -> int: ...
def cusparseDcsric02_bufferSize(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csric02Info_t | int | None,
) -> int: ...
def cusparseCcsric02_bufferSize(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csric02Info_t | int | None,
) -> int: ...
def cusparseZcsric02_bufferSize(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csric02Info_t | int | None,
) -> int: ...
def cusparseScsric02_analysis(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDcsric02_analysis(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCcsric02_analysis(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZcsric02_analysis(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseScsric02(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA_valM: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDcsric02(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA_valM: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCcsric02(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA_valM: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZcsric02(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA_valM: WritableAddress,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    info: csric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseXbsric02_zeroPivot(
    handle: cusparseHandle_t | int | None,
    info: bsric02Info_t | int | None,
    position: WritableAddress,
) -> None: ...
def cusparseSbsric02_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsric02Info_t | int | None,
) -> int: ...
def cusparseDbsric02_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsric02Info_t | int | None,
) -> int: ...
def cusparseCbsric02_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsric02Info_t | int | None,
) -> int: ...
def cusparseZbsric02_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsric02Info_t | int | None,
) -> int: ...
def cusparseSbsric02_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pInputBuffer: WritableAddress,
) -> None: ...
def cusparseDbsric02_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pInputBuffer: WritableAddress,
) -> None: ...
def cusparseCbsric02_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pInputBuffer: WritableAddress,
) -> None: ...
def cusparseZbsric02_analysis(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pInputBuffer: WritableAddress,
) -> None: ...
def cusparseSbsric02(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDbsric02(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCbsric02(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZbsric02(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedVal: WritableAddress,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    blockDim: int,
    info: bsric02Info_t | int | None,
    policy: cusparseSolvePolicy_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSgtsv2(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    dl: Address,
    d: Address,
    du: Address,
    B: WritableAddress,
    ldb: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDgtsv2(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    dl: Address,
    d: Address,
    du: Address,
    B: WritableAddress,
    ldb: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCgtsv2(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    dl: Address,
    d: Address,
    du: Address,
    B: WritableAddress,
    ldb: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZgtsv2(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    dl: Address,
    d: Address,
    du: Address,
    B: WritableAddress,
    ldb: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    dl: Address,
    d: Address,
    du: Address,
    B: Address,
    ldb: int,
) -> int: ...
def cusparseDgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    dl: Address,
    d: Address,
    du: Address,
    B: Address,
    ldb: int,
) -> int: ...
def cusparseCgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    dl: Address,
    d: Address,
    du: Address,
    B: Address,
    ldb: int,
) -> int: ...
def cusparseZgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    dl: Address,
    d: Address,
    du: Address,
    B: Address,
    ldb: int,
) -> int: ...
def cusparseSgtsv2_nopivot(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    dl: Address,
    d: Address,
    du: Address,
    B: WritableAddress,
    ldb: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDgtsv2_nopivot(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    dl: Address,
    d: Address,
    du: Address,
    B: WritableAddress,
    ldb: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCgtsv2_nopivot(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    dl: Address,
    d: Address,
    du: Address,
    B: WritableAddress,
    ldb: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZgtsv2_nopivot(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    dl: Address,
    d: Address,
    du: Address,
    B: WritableAddress,
    ldb: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    dl: Address,
    d: Address,
    du: Address,
    x: Address,
    batchCount: int,
    batchStride: int,
) -> int: ...
def cusparseDgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    dl: Address,
    d: Address,
    du: Address,
    x: Address,
    batchCount: int,
    batchStride: int,
) -> int: ...
def cusparseCgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    dl: Address,
    d: Address,
    du: Address,
    x: Address,
    batchCount: int,
    batchStride: int,
) -> int: ...
def cusparseZgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    dl: Address,
    d: Address,
    du: Address,
    x: Address,
    batchCount: int,
    batchStride: int,
) -> int: ...
def cusparseSgtsv2StridedBatch(
    handle: cusparseHandle_t | int | None,
    m: int,
    dl: Address,
    d: Address,
    du: Address,
    x: WritableAddress,
    batchCount: int,
    batchStride: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDgtsv2StridedBatch(
    handle: cusparseHandle_t | int | None,
    m: int,
    dl: Address,
    d: Address,
    du: Address,
    x: WritableAddress,
    batchCount: int,
    batchStride: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCgtsv2StridedBatch(
    handle: cusparseHandle_t | int | None,
    m: int,
    dl: Address,
    d: Address,
    du: Address,
    x: WritableAddress,
    batchCount: int,
    batchStride: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZgtsv2StridedBatch(
    handle: cusparseHandle_t | int | None,
    m: int,
    dl: Address,
    d: Address,
    du: Address,
    x: WritableAddress,
    batchCount: int,
    batchStride: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    dl: Address,
    d: Address,
    du: Address,
    x: Address,
    batchCount: int,
) -> int: ...
def cusparseDgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    dl: Address,
    d: Address,
    du: Address,
    x: Address,
    batchCount: int,
) -> int: ...
def cusparseCgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    dl: Address,
    d: Address,
    du: Address,
    x: Address,
    batchCount: int,
) -> int: ...
def cusparseZgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    dl: Address,
    d: Address,
    du: Address,
    x: Address,
    batchCount: int,
) -> int: ...
def cusparseSgtsvInterleavedBatch(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    dl: WritableAddress,
    d: WritableAddress,
    du: WritableAddress,
    x: WritableAddress,
    batchCount: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDgtsvInterleavedBatch(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    dl: WritableAddress,
    d: WritableAddress,
    du: WritableAddress,
    x: WritableAddress,
    batchCount: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCgtsvInterleavedBatch(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    dl: WritableAddress,
    d: WritableAddress,
    du: WritableAddress,
    x: WritableAddress,
    batchCount: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZgtsvInterleavedBatch(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    dl: WritableAddress,
    d: WritableAddress,
    du: WritableAddress,
    x: WritableAddress,
    batchCount: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    ds: Address,
    dl: Address,
    d: Address,
    du: Address,
    dw: Address,
    x: Address,
    batchCount: int,
) -> int: ...
def cusparseDgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    ds: Address,
    dl: Address,
    d: Address,
    du: Address,
    dw: Address,
    x: Address,
    batchCount: int,
) -> int: ...
def cusparseCgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    ds: Address,
    dl: Address,
    d: Address,
    du: Address,
    dw: Address,
    x: Address,
    batchCount: int,
) -> int: ...
def cusparseZgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    ds: Address,
    dl: Address,
    d: Address,
    du: Address,
    dw: Address,
    x: Address,
    batchCount: int,
) -> int: ...
def cusparseSgpsvInterleavedBatch(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    ds: WritableAddress,
    dl: WritableAddress,
    d: WritableAddress,
    du: WritableAddress,
    dw: WritableAddress,
    x: WritableAddress,
    batchCount: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDgpsvInterleavedBatch(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    ds: WritableAddress,
    dl: WritableAddress,
    d: WritableAddress,
    du: WritableAddress,
    dw: WritableAddress,
    x: WritableAddress,
    batchCount: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCgpsvInterleavedBatch(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    ds: WritableAddress,
    dl: WritableAddress,
    d: WritableAddress,
    du: WritableAddress,
    dw: WritableAddress,
    x: WritableAddress,
    batchCount: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZgpsvInterleavedBatch(
    handle: cusparseHandle_t | int | None,
    algo: int,
    m: int,
    ds: WritableAddress,
    dl: WritableAddress,
    d: WritableAddress,
    du: WritableAddress,
    dw: WritableAddress,
    x: WritableAddress,
    batchCount: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseScsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    nnzA: int,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    beta: Address,
    descrB: cusparseMatDescr_t | int | None,
    nnzB: int,
    csrSortedValB: Address,
    csrSortedRowPtrB: Address,
    csrSortedColIndB: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: Address,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: Address,
) -> int: ...
def cusparseDcsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    nnzA: int,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    beta: Address,
    descrB: cusparseMatDescr_t | int | None,
    nnzB: int,
    csrSortedValB: Address,
    csrSortedRowPtrB: Address,
    csrSortedColIndB: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: Address,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: Address,
) -> int: ...
def cusparseCcsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    nnzA: int,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    beta: Address,
    descrB: cusparseMatDescr_t | int | None,
    nnzB: int,
    csrSortedValB: Address,
    csrSortedRowPtrB: Address,
    csrSortedColIndB: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: Address,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: Address,
) -> int: ...
def cusparseZcsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    nnzA: int,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    beta: Address,
    descrB: cusparseMatDescr_t | int | None,
    nnzB: int,
    csrSortedValB: Address,
    csrSortedRowPtrB: Address,
    csrSortedColIndB: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: Address,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: Address,
) -> int: ...
def cusparseXcsrgeam2Nnz(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    nnzA: int,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    descrB: cusparseMatDescr_t | int | None,
    nnzB: int,
    csrSortedRowPtrB: Address,
    csrSortedColIndB: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedRowPtrC: WritableAddress,
    nnzTotalDevHostPtr: WritableAddress,
    workspace: WritableAddress,
) -> None: ...
def cusparseScsrgeam2(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    nnzA: int,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    beta: Address,
    descrB: cusparseMatDescr_t | int | None,
    nnzB: int,
    csrSortedValB: Address,
    csrSortedRowPtrB: Address,
    csrSortedColIndB: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    csrSortedColIndC: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDcsrgeam2(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    nnzA: int,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    beta: Address,
    descrB: cusparseMatDescr_t | int | None,
    nnzB: int,
    csrSortedValB: Address,
    csrSortedRowPtrB: Address,
    csrSortedColIndB: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    csrSortedColIndC: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCcsrgeam2(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    nnzA: int,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    beta: Address,
    descrB: cusparseMatDescr_t | int | None,
    nnzB: int,
    csrSortedValB: Address,
    csrSortedRowPtrB: Address,
    csrSortedColIndB: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    csrSortedColIndC: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZcsrgeam2(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    alpha: Address,
    descrA: cusparseMatDescr_t | int | None,
    nnzA: int,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    beta: Address,
    descrB: cusparseMatDescr_t | int | None,
    nnzB: int,
    csrSortedValB: Address,
    csrSortedRowPtrB: Address,
    csrSortedColIndB: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    csrSortedColIndC: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseScsrcolor(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    fractionToColor: Address,
    ncolors: WritableAddress,
    coloring: WritableAddress,
    reordering: WritableAddress,
    info: cusparseColorInfo_t | int | None,
) -> None: ...
def cusparseDcsrcolor(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    fractionToColor: Address,
    ncolors: WritableAddress,
    coloring: WritableAddress,
    reordering: WritableAddress,
    info: cusparseColorInfo_t | int | None,
) -> None: ...
def cusparseCcsrcolor(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    fractionToColor: Address,
    ncolors: WritableAddress,
    coloring: WritableAddress,
    reordering: WritableAddress,
    info: cusparseColorInfo_t | int | None,
) -> None: ...
def cusparseZcsrcolor(
    handle: cusparseHandle_t | int | None,
    m: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    fractionToColor: Address,
    ncolors: WritableAddress,
    coloring: WritableAddress,
    reordering: WritableAddress,
    info: cusparseColorInfo_t | int | None,
) -> None: ...
def cusparseSnnz(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    A: Address,
    lda: int,
    nnzPerRowCol: WritableAddress,
    nnzTotalDevHostPtr: WritableAddress,
) -> None: ...
def cusparseDnnz(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    A: Address,
    lda: int,
    nnzPerRowCol: WritableAddress,
    nnzTotalDevHostPtr: WritableAddress,
) -> None: ...
def cusparseCnnz(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    A: cuComplex | None,
    lda: int,
    nnzPerRowCol: WritableAddress,
    nnzTotalDevHostPtr: WritableAddress,
) -> None: ...
def cusparseZnnz(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    A: cuDoubleComplex | None,
    lda: int,
    nnzPerRowCol: WritableAddress,
    nnzTotalDevHostPtr: WritableAddress,
) -> None: ...
def cusparseSnnz_compress(
    handle: cusparseHandle_t | int | None,
    m: int,
    descr: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    nnzPerRow: WritableAddress,
    nnzC: WritableAddress,
    tol: float,
) -> None: ...
def cusparseDnnz_compress(
    handle: cusparseHandle_t | int | None,
    m: int,
    descr: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    nnzPerRow: WritableAddress,
    nnzC: WritableAddress,
    tol: float,
) -> None: ...
def cusparseCnnz_compress(
    handle: cusparseHandle_t | int | None,
    m: int,
    descr: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    nnzPerRow: WritableAddress,
    nnzC: WritableAddress,
    tol: cuComplex,
) -> None: ...
def cusparseZnnz_compress(
    handle: cusparseHandle_t | int | None,
    m: int,
    descr: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    nnzPerRow: WritableAddress,
    nnzC: WritableAddress,
    tol: cuDoubleComplex,
) -> None: ...
def cusparseScsr2csr_compress(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedColIndA: Address,
    csrSortedRowPtrA: Address,
    nnzA: int,
    nnzPerRow: Address,
    csrSortedValC: WritableAddress,
    csrSortedColIndC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    tol: float,
) -> None: ...
def cusparseDcsr2csr_compress(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedColIndA: Address,
    csrSortedRowPtrA: Address,
    nnzA: int,
    nnzPerRow: Address,
    csrSortedValC: WritableAddress,
    csrSortedColIndC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    tol: float,
) -> None: ...
def cusparseCcsr2csr_compress(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedColIndA: Address,
    csrSortedRowPtrA: Address,
    nnzA: int,
    nnzPerRow: Address,
    csrSortedValC: WritableAddress,
    csrSortedColIndC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    tol: cuComplex,
) -> None: ...
def cusparseZcsr2csr_compress(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedColIndA: Address,
    csrSortedRowPtrA: Address,
    nnzA: int,
    nnzPerRow: Address,
    csrSortedValC: WritableAddress,
    csrSortedColIndC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    tol: cuDoubleComplex,
) -> None: ...
def cusparseXcoo2csr(
    handle: cusparseHandle_t | int | None,
    cooRowInd: Address,
    nnz: int,
    m: int,
    csrSortedRowPtr: WritableAddress,
    idxBase: cusparseIndexBase_t | int,
) -> None: ...
def cusparseXcsr2coo(
    handle: cusparseHandle_t | int | None,
    csrSortedRowPtr: Address,
    nnz: int,
    m: int,
    cooRowInd: WritableAddress,
    idxBase: cusparseIndexBase_t | int,
) -> None: ...
def cusparseXcsr2bsrNnz(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    blockDim: int,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedRowPtrC: WritableAddress,
    nnzTotalDevHostPtr: WritableAddress,
) -> None: ...
def cusparseScsr2bsr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    blockDim: int,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedValC: WritableAddress,
    bsrSortedRowPtrC: WritableAddress,
    bsrSortedColIndC: WritableAddress,
) -> None: ...
def cusparseDcsr2bsr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    blockDim: int,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedValC: WritableAddress,
    bsrSortedRowPtrC: WritableAddress,
    bsrSortedColIndC: WritableAddress,
) -> None: ...
def cusparseCcsr2bsr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    blockDim: int,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedValC: WritableAddress,
    bsrSortedRowPtrC: WritableAddress,
    bsrSortedColIndC: WritableAddress,
) -> None: ...
def cusparseZcsr2bsr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    blockDim: int,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedValC: WritableAddress,
    bsrSortedRowPtrC: WritableAddress,
    bsrSortedColIndC: WritableAddress,
) -> None: ...
def cusparseSbsr2csr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    csrSortedColIndC: WritableAddress,
) -> None: ...
def cusparseDbsr2csr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    csrSortedColIndC: WritableAddress,
) -> None: ...
def cusparseCbsr2csr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    csrSortedColIndC: WritableAddress,
) -> None: ...
def cusparseZbsr2csr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    blockDim: int,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    csrSortedColIndC: WritableAddress,
) -> None: ...
def cusparseSgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t | int | None,
    mb: int,
    nb: int,
    nnzb: int,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    rowBlockDim: int,
    colBlockDim: int,
) -> int: ...
def cusparseDgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t | int | None,
    mb: int,
    nb: int,
    nnzb: int,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    rowBlockDim: int,
    colBlockDim: int,
) -> int: ...
def cusparseCgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t | int | None,
    mb: int,
    nb: int,
    nnzb: int,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    rowBlockDim: int,
    colBlockDim: int,
) -> int: ...
def cusparseZgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t | int | None,
    mb: int,
    nb: int,
    nnzb: int,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    rowBlockDim: int,
    colBlockDim: int,
) -> int: ...
def cusparseSgebsr2gebsc(
    handle: cusparseHandle_t | int | None,
    mb: int,
    nb: int,
    nnzb: int,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    rowBlockDim: int,
    colBlockDim: int,
    bscVal: WritableAddress,
    bscRowInd: WritableAddress,
    bscColPtr: WritableAddress,
    copyValues: cusparseAction_t | int,
    idxBase: cusparseIndexBase_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDgebsr2gebsc(
    handle: cusparseHandle_t | int | None,
    mb: int,
    nb: int,
    nnzb: int,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    rowBlockDim: int,
    colBlockDim: int,
    bscVal: WritableAddress,
    bscRowInd: WritableAddress,
    bscColPtr: WritableAddress,
    copyValues: cusparseAction_t | int,
    idxBase: cusparseIndexBase_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCgebsr2gebsc(
    handle: cusparseHandle_t | int | None,
    mb: int,
    nb: int,
    nnzb: int,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    rowBlockDim: int,
    colBlockDim: int,
    bscVal: WritableAddress,
    bscRowInd: WritableAddress,
    bscColPtr: WritableAddress,
    copyValues: cusparseAction_t | int,
    idxBase: cusparseIndexBase_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZgebsr2gebsc(
    handle: cusparseHandle_t | int | None,
    mb: int,
    nb: int,
    nnzb: int,
    bsrSortedVal: Address,
    bsrSortedRowPtr: Address,
    bsrSortedColInd: Address,
    rowBlockDim: int,
    colBlockDim: int,
    bscVal: WritableAddress,
    bscRowInd: WritableAddress,
    bscColPtr: WritableAddress,
    copyValues: cusparseAction_t | int,
    idxBase: cusparseIndexBase_t | int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSgebsr2csr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    rowBlockDim: int,
    colBlockDim: int,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    csrSortedColIndC: WritableAddress,
) -> None: ...
def cusparseDgebsr2csr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    rowBlockDim: int,
    colBlockDim: int,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    csrSortedColIndC: WritableAddress,
) -> None: ...
def cusparseCgebsr2csr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    rowBlockDim: int,
    colBlockDim: int,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    csrSortedColIndC: WritableAddress,
) -> None: ...
def cusparseZgebsr2csr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    rowBlockDim: int,
    colBlockDim: int,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: WritableAddress,
    csrSortedColIndC: WritableAddress,
) -> None: ...
def cusparseScsr2gebsr_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    rowBlockDim: int,
    colBlockDim: int,
) -> int: ...
def cusparseDcsr2gebsr_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    rowBlockDim: int,
    colBlockDim: int,
) -> int: ...
def cusparseCcsr2gebsr_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    rowBlockDim: int,
    colBlockDim: int,
) -> int: ...
def cusparseZcsr2gebsr_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    rowBlockDim: int,
    colBlockDim: int,
) -> int: ...
def cusparseXcsr2gebsrNnz(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedRowPtrC: WritableAddress,
    rowBlockDim: int,
    colBlockDim: int,
    nnzTotalDevHostPtr: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseScsr2gebsr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedValC: WritableAddress,
    bsrSortedRowPtrC: WritableAddress,
    bsrSortedColIndC: WritableAddress,
    rowBlockDim: int,
    colBlockDim: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDcsr2gebsr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedValC: WritableAddress,
    bsrSortedRowPtrC: WritableAddress,
    bsrSortedColIndC: WritableAddress,
    rowBlockDim: int,
    colBlockDim: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCcsr2gebsr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedValC: WritableAddress,
    bsrSortedRowPtrC: WritableAddress,
    bsrSortedColIndC: WritableAddress,
    rowBlockDim: int,
    colBlockDim: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZcsr2gebsr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    m: int,
    n: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedValC: WritableAddress,
    bsrSortedRowPtrC: WritableAddress,
    bsrSortedColIndC: WritableAddress,
    rowBlockDim: int,
    colBlockDim: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    rowBlockDimA: int,
    colBlockDimA: int,
    rowBlockDimC: int,
    colBlockDimC: int,
) -> int: ...
def cusparseDgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    rowBlockDimA: int,
    colBlockDimA: int,
    rowBlockDimC: int,
    colBlockDimC: int,
) -> int: ...
def cusparseCgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    rowBlockDimA: int,
    colBlockDimA: int,
    rowBlockDimC: int,
    colBlockDimC: int,
) -> int: ...
def cusparseZgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    rowBlockDimA: int,
    colBlockDimA: int,
    rowBlockDimC: int,
    colBlockDimC: int,
) -> int: ...
def cusparseXgebsr2gebsrNnz(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    rowBlockDimA: int,
    colBlockDimA: int,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedRowPtrC: WritableAddress,
    rowBlockDimC: int,
    colBlockDimC: int,
    nnzTotalDevHostPtr: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSgebsr2gebsr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    rowBlockDimA: int,
    colBlockDimA: int,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedValC: WritableAddress,
    bsrSortedRowPtrC: WritableAddress,
    bsrSortedColIndC: WritableAddress,
    rowBlockDimC: int,
    colBlockDimC: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDgebsr2gebsr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    rowBlockDimA: int,
    colBlockDimA: int,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedValC: WritableAddress,
    bsrSortedRowPtrC: WritableAddress,
    bsrSortedColIndC: WritableAddress,
    rowBlockDimC: int,
    colBlockDimC: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCgebsr2gebsr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    rowBlockDimA: int,
    colBlockDimA: int,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedValC: WritableAddress,
    bsrSortedRowPtrC: WritableAddress,
    bsrSortedColIndC: WritableAddress,
    rowBlockDimC: int,
    colBlockDimC: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZgebsr2gebsr(
    handle: cusparseHandle_t | int | None,
    dirA: cusparseDirection_t | int,
    mb: int,
    nb: int,
    nnzb: int,
    descrA: cusparseMatDescr_t | int | None,
    bsrSortedValA: Address,
    bsrSortedRowPtrA: Address,
    bsrSortedColIndA: Address,
    rowBlockDimA: int,
    colBlockDimA: int,
    descrC: cusparseMatDescr_t | int | None,
    bsrSortedValC: WritableAddress,
    bsrSortedRowPtrC: WritableAddress,
    bsrSortedColIndC: WritableAddress,
    rowBlockDimC: int,
    colBlockDimC: int,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCreateIdentityPermutation(handle: cusparseHandle_t | int | None, n: int, p: WritableAddress) -> None: ...
def cusparseXcoosort_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    cooRowsA: Address,
    cooColsA: Address,
) -> int: ...
def cusparseXcoosortByRow(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    cooRowsA: WritableAddress,
    cooColsA: WritableAddress,
    P: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseXcoosortByColumn(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    cooRowsA: WritableAddress,
    cooColsA: WritableAddress,
    P: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseXcsrsort_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    csrRowPtrA: Address,
    csrColIndA: Address,
) -> int: ...
def cusparseXcsrsort(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrRowPtrA: Address,
    csrColIndA: WritableAddress,
    P: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseXcscsort_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    cscColPtrA: Address,
    cscRowIndA: Address,
) -> int: ...
def cusparseXcscsort(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    cscColPtrA: Address,
    cscRowIndA: WritableAddress,
    P: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseScsru2csr_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    csrVal: WritableAddress,
    csrRowPtr: Address,
    csrColInd: WritableAddress,
    info: csru2csrInfo_t | int | None,
) -> int: ...
def cusparseDcsru2csr_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    csrVal: WritableAddress,
    csrRowPtr: Address,
    csrColInd: WritableAddress,
    info: csru2csrInfo_t | int | None,
) -> int: ...
def cusparseCcsru2csr_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    csrVal: WritableAddress,
    csrRowPtr: Address,
    csrColInd: WritableAddress,
    info: csru2csrInfo_t | int | None,
) -> int: ...
def cusparseZcsru2csr_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    csrVal: WritableAddress,
    csrRowPtr: Address,
    csrColInd: WritableAddress,
    info: csru2csrInfo_t | int | None,
) -> int: ...
def cusparseScsru2csr(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrVal: WritableAddress,
    csrRowPtr: Address,
    csrColInd: WritableAddress,
    info: csru2csrInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDcsru2csr(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrVal: WritableAddress,
    csrRowPtr: Address,
    csrColInd: WritableAddress,
    info: csru2csrInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCcsru2csr(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrVal: WritableAddress,
    csrRowPtr: Address,
    csrColInd: WritableAddress,
    info: csru2csrInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZcsru2csr(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrVal: WritableAddress,
    csrRowPtr: Address,
    csrColInd: WritableAddress,
    info: csru2csrInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseScsr2csru(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrVal: WritableAddress,
    csrRowPtr: Address,
    csrColInd: WritableAddress,
    info: csru2csrInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDcsr2csru(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrVal: WritableAddress,
    csrRowPtr: Address,
    csrColInd: WritableAddress,
    info: csru2csrInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCcsr2csru(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrVal: WritableAddress,
    csrRowPtr: Address,
    csrColInd: WritableAddress,
    info: csru2csrInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseZcsr2csru(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    descrA: cusparseMatDescr_t | int | None,
    csrVal: WritableAddress,
    csrRowPtr: Address,
    csrColInd: WritableAddress,
    info: csru2csrInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSpruneDense2csr_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    A: Address,
    lda: int,
    threshold: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: Address,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: Address,
) -> int: ...
def cusparseDpruneDense2csr_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    A: Address,
    lda: int,
    threshold: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: Address,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: Address,
) -> int: ...
def cusparseSpruneDense2csrNnz(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    A: Address,
    lda: int,
    threshold: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrRowPtrC: WritableAddress,
    nnzTotalDevHostPtr: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDpruneDense2csrNnz(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    A: Address,
    lda: int,
    threshold: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedRowPtrC: WritableAddress,
    nnzTotalDevHostPtr: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSpruneDense2csr(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    A: Address,
    lda: int,
    threshold: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDpruneDense2csr(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    A: Address,
    lda: int,
    threshold: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSpruneCsr2csr_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnzA: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    threshold: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: Address,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: Address,
) -> int: ...
def cusparseDpruneCsr2csr_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnzA: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    threshold: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: Address,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: Address,
) -> int: ...
def cusparseSpruneCsr2csrNnz(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnzA: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    threshold: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedRowPtrC: WritableAddress,
    nnzTotalDevHostPtr: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDpruneCsr2csrNnz(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnzA: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    threshold: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedRowPtrC: WritableAddress,
    nnzTotalDevHostPtr: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSpruneCsr2csr(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnzA: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    threshold: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDpruneCsr2csr(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnzA: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    threshold: Address,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: WritableAddress,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSpruneDense2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    A: Address,
    lda: int,
    percentage: float,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: Address,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: Address,
    info: pruneInfo_t | int | None,
) -> int: ...
def cusparseDpruneDense2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    A: Address,
    lda: int,
    percentage: float,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: Address,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: Address,
    info: pruneInfo_t | int | None,
) -> int: ...
def cusparseSpruneDense2csrNnzByPercentage(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    A: Address,
    lda: int,
    percentage: float,
    descrC: cusparseMatDescr_t | int | None,
    csrRowPtrC: WritableAddress,
    nnzTotalDevHostPtr: WritableAddress,
    info: pruneInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDpruneDense2csrNnzByPercentage(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    A: Address,
    lda: int,
    percentage: float,
    descrC: cusparseMatDescr_t | int | None,
    csrRowPtrC: WritableAddress,
    nnzTotalDevHostPtr: WritableAddress,
    info: pruneInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSpruneDense2csrByPercentage(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    A: Address,
    lda: int,
    percentage: float,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: WritableAddress,
    info: pruneInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDpruneDense2csrByPercentage(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    A: Address,
    lda: int,
    percentage: float,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: WritableAddress,
    info: pruneInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSpruneCsr2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnzA: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    percentage: float,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: Address,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: Address,
    info: pruneInfo_t | int | None,
) -> int: ...
def cusparseDpruneCsr2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnzA: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    percentage: float,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: Address,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: Address,
    info: pruneInfo_t | int | None,
) -> int: ...
def cusparseSpruneCsr2csrNnzByPercentage(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnzA: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    percentage: float,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedRowPtrC: WritableAddress,
    nnzTotalDevHostPtr: WritableAddress,
    info: pruneInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDpruneCsr2csrNnzByPercentage(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnzA: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    percentage: float,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedRowPtrC: WritableAddress,
    nnzTotalDevHostPtr: WritableAddress,
    info: pruneInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseSpruneCsr2csrByPercentage(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnzA: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    percentage: float,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: WritableAddress,
    info: pruneInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseDpruneCsr2csrByPercentage(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnzA: int,
    descrA: cusparseMatDescr_t | int | None,
    csrSortedValA: Address,
    csrSortedRowPtrA: Address,
    csrSortedColIndA: Address,
    percentage: float,
    descrC: cusparseMatDescr_t | int | None,
    csrSortedValC: WritableAddress,
    csrSortedRowPtrC: Address,
    csrSortedColIndC: WritableAddress,
    info: pruneInfo_t | int | None,
    pBuffer: WritableAddress,
) -> None: ...
def cusparseCsr2cscEx2(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    csrVal: Address,
    csrRowPtr: Address,
    csrColInd: Address,
    cscVal: WritableAddress,
    cscColPtr: WritableAddress,
    cscRowInd: WritableAddress,
    valType: cudaDataType | int,
    copyValues: cusparseAction_t | int,
    idxBase: cusparseIndexBase_t | int,
    alg: cusparseCsr2CscAlg_t | int,
    buffer: WritableAddress,
) -> None: ...
def cusparseCsr2cscEx2_bufferSize(
    handle: cusparseHandle_t | int | None,
    m: int,
    n: int,
    nnz: int,
    csrVal: Address,
    csrRowPtr: Address,
    csrColInd: Address,
    cscVal: WritableAddress,
    cscColPtr: WritableAddress,
    cscRowInd: WritableAddress,
    valType: cudaDataType | int,
    copyValues: cusparseAction_t | int,
    idxBase: cusparseIndexBase_t | int,
    alg: cusparseCsr2CscAlg_t | int,
) -> int: ...
def cusparseCreateSpVec(
    size: int,
    nnz: int,
    indices: WritableAddress,
    values: WritableAddress,
    idxType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
) -> cusparseSpVecDescr_t: ...
def cusparseCreateConstSpVec(
    size: int,
    nnz: int,
    indices: Address,
    values: Address,
    idxType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
) -> cusparseConstSpVecDescr_t: ...
def cusparseDestroySpVec(spVecDescr: cusparseConstSpVecDescr_t | int | None) -> None: ...
def cusparseSpVecGet(
    spVecDescr: cusparseSpVecDescr_t | int | None,
) -> tuple[int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]: ...
def cusparseConstSpVecGet(
    spVecDescr: cusparseConstSpVecDescr_t | int | None,
) -> tuple[int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]: ...
def cusparseSpVecGetIndexBase(spVecDescr: cusparseConstSpVecDescr_t | int | None) -> cusparseIndexBase_t: ...
def cusparseSpVecGetValues(spVecDescr: cusparseSpVecDescr_t | int | None) -> int: ...
def cusparseConstSpVecGetValues(spVecDescr: cusparseConstSpVecDescr_t | int | None) -> int: ...
def cusparseSpVecSetValues(spVecDescr: cusparseSpVecDescr_t | int | None, values: WritableAddress) -> None: ...
def cusparseCreateDnVec(size: int, values: WritableAddress, valueType: cudaDataType | int) -> cusparseDnVecDescr_t: ...
def cusparseCreateConstDnVec(
    size: int,
    values: Address,
    valueType: cudaDataType | int,
) -> cusparseConstDnVecDescr_t: ...
def cusparseDestroyDnVec(dnVecDescr: cusparseConstDnVecDescr_t | int | None) -> None: ...
def cusparseDnVecGet(dnVecDescr: cusparseDnVecDescr_t | int | None) -> tuple[int, int, cudaDataType]: ...
def cusparseConstDnVecGet(dnVecDescr: cusparseConstDnVecDescr_t | int | None) -> tuple[int, int, cudaDataType]: ...
def cusparseDnVecGetValues(dnVecDescr: cusparseDnVecDescr_t | int | None) -> int: ...
def cusparseConstDnVecGetValues(dnVecDescr: cusparseConstDnVecDescr_t | int | None) -> int: ...
def cusparseDnVecSetValues(dnVecDescr: cusparseDnVecDescr_t | int | None, values: WritableAddress) -> None: ...
def cusparseDestroySpMat(spMatDescr: cusparseConstSpMatDescr_t | int | None) -> None: ...
def cusparseSpMatGetFormat(spMatDescr: cusparseConstSpMatDescr_t | int | None) -> cusparseFormat_t: ...
def cusparseSpMatGetIndexBase(spMatDescr: cusparseConstSpMatDescr_t | int | None) -> cusparseIndexBase_t: ...
def cusparseSpMatGetValues(spMatDescr: cusparseSpMatDescr_t | int | None) -> int: ...
def cusparseConstSpMatGetValues(spMatDescr: cusparseConstSpMatDescr_t | int | None) -> int: ...
def cusparseSpMatSetValues(spMatDescr: cusparseSpMatDescr_t | int | None, values: WritableAddress) -> None: ...
def cusparseSpMatGetSize(spMatDescr: cusparseConstSpMatDescr_t | int | None) -> tuple[int, int, int]: ...
def cusparseSpMatGetStridedBatch(spMatDescr: cusparseConstSpMatDescr_t | int | None) -> int: ...
def cusparseCooSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t | int | None,
    batchCount: int,
    batchStride: int,
) -> None: ...
def cusparseCsrSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t | int | None,
    batchCount: int,
    offsetsBatchStride: int,
    columnsValuesBatchStride: int,
) -> None: ...
def cusparseBsrSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t | int | None,
    batchCount: int,
    offsetsBatchStride: int,
    columnsBatchStride: int,
    ValuesBatchStride: int,
) -> None: ...
def cusparseSpMatGetAttribute(
    spMatDescr: cusparseConstSpMatDescr_t | int | None,
    attribute: cusparseSpMatAttribute_t | int,
    data: WritableAddress,
    dataSize: int,
) -> None: ...
def cusparseSpMatSetAttribute(
    spMatDescr: cusparseSpMatDescr_t | int | None,
    attribute: cusparseSpMatAttribute_t | int,
    data: Address,
    dataSize: int,
) -> None: ...
def cusparseCreateCsr(
    rows: int,
    cols: int,
    nnz: int,
    csrRowOffsets: WritableAddress,
    csrColInd: WritableAddress,
    csrValues: WritableAddress,
    csrRowOffsetsType: cusparseIndexType_t | int,
    csrColIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
) -> cusparseSpMatDescr_t: ...
def cusparseCreateConstCsr(
    rows: int,
    cols: int,
    nnz: int,
    csrRowOffsets: Address,
    csrColInd: Address,
    csrValues: Address,
    csrRowOffsetsType: cusparseIndexType_t | int,
    csrColIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
) -> cusparseConstSpMatDescr_t: ...
def cusparseCreateCsc(
    rows: int,
    cols: int,
    nnz: int,
    cscColOffsets: WritableAddress,
    cscRowInd: WritableAddress,
    cscValues: WritableAddress,
    cscColOffsetsType: cusparseIndexType_t | int,
    cscRowIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
) -> cusparseSpMatDescr_t: ...
def cusparseCreateConstCsc(
    rows: int,
    cols: int,
    nnz: int,
    cscColOffsets: Address,
    cscRowInd: Address,
    cscValues: Address,
    cscColOffsetsType: cusparseIndexType_t | int,
    cscRowIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
) -> cusparseConstSpMatDescr_t: ...
def cusparseCsrGet(
    spMatDescr: cusparseSpMatDescr_t | int | None,
) -> tuple[
    int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType
]: ...
def cusparseConstCsrGet(
    spMatDescr: cusparseConstSpMatDescr_t | int | None,
) -> tuple[
    int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType
]: ...
def cusparseCscGet(
    spMatDescr: cusparseSpMatDescr_t | int | None,
) -> tuple[
    int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType
]: ...
def cusparseConstCscGet(
    spMatDescr: cusparseConstSpMatDescr_t | int | None,
) -> tuple[
    int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType
]: ...
def cusparseCsrSetPointers(
    spMatDescr: cusparseSpMatDescr_t | int | None,
    csrRowOffsets: WritableAddress,
    csrColInd: WritableAddress,
    csrValues: WritableAddress,
) -> None: ...
def cusparseCscSetPointers(
    spMatDescr: cusparseSpMatDescr_t | int | None,
    cscColOffsets: WritableAddress,
    cscRowInd: WritableAddress,
    cscValues: WritableAddress,
) -> None: ...
def cusparseCreateBsr(
    brows: int,
    bcols: int,
    bnnz: int,
    rowBlockSize: int,
    colBlockSize: int,
    bsrRowOffsets: WritableAddress,
    bsrColInd: WritableAddress,
    bsrValues: WritableAddress,
    bsrRowOffsetsType: cusparseIndexType_t | int,
    bsrColIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    order: cusparseOrder_t | int,
) -> cusparseSpMatDescr_t: ...
def cusparseCreateConstBsr(
    brows: int,
    bcols: int,
    bnnz: int,
    rowBlockDim: int,
    colBlockDim: int,
    bsrRowOffsets: Address,
    bsrColInd: Address,
    bsrValues: Address,
    bsrRowOffsetsType: cusparseIndexType_t | int,
    bsrColIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
    order: cusparseOrder_t | int,
) -> cusparseConstSpMatDescr_t: ...
def cusparseCreateCoo(
    rows: int,
    cols: int,
    nnz: int,
    cooRowInd: WritableAddress,
    cooColInd: WritableAddress,
    cooValues: WritableAddress,
    cooIdxType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
) -> cusparseSpMatDescr_t: ...
def cusparseCreateConstCoo(
    rows: int,
    cols: int,
    nnz: int,
    cooRowInd: Address,
    cooColInd: Address,
    cooValues: Address,
    cooIdxType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
) -> cusparseConstSpMatDescr_t: ...
def cusparseCooGet(
    spMatDescr: cusparseSpMatDescr_t | int | None,
) -> tuple[int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]: ...
def cusparseConstCooGet(
    spMatDescr: cusparseConstSpMatDescr_t | int | None,
) -> tuple[int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]: ...
def cusparseCooSetPointers(
    spMatDescr: cusparseSpMatDescr_t | int | None,
    cooRows: WritableAddress,
    cooColumns: WritableAddress,
    cooValues: WritableAddress,
) -> None: ...
def cusparseCreateBlockedEll(
    rows: int,
    cols: int,
    ellBlockSize: int,
    ellCols: int,
    ellColInd: WritableAddress,
    ellValue: WritableAddress,
    ellIdxType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
) -> cusparseSpMatDescr_t: ...
def cusparseCreateConstBlockedEll(
    rows: int,
    cols: int,
    ellBlockSize: int,
    ellCols: int,
    ellColInd: Address,
    ellValue: Address,
    ellIdxType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
) -> cusparseConstSpMatDescr_t: ...
def cusparseBlockedEllGet(
    spMatDescr: cusparseSpMatDescr_t | int | None,
) -> tuple[int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]: ...
def cusparseConstBlockedEllGet(
    spMatDescr: cusparseConstSpMatDescr_t | int | None,
) -> tuple[int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]: ...
def cusparseCreateSlicedEll(
    rows: int,
    cols: int,
    nnz: int,
    sellValuesSize: int,
    sliceSize: int,
    sellSliceOffsets: WritableAddress,
    sellColInd: WritableAddress,
    sellValues: WritableAddress,
    sellSliceOffsetsType: cusparseIndexType_t | int,
    sellColIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
) -> cusparseSpMatDescr_t: ...
def cusparseCreateConstSlicedEll(
    rows: int,
    cols: int,
    nnz: int,
    sellValuesSize: int,
    sliceSize: int,
    sellSliceOffsets: Address,
    sellColInd: Address,
    sellValues: Address,
    sellSliceOffsetsType: cusparseIndexType_t | int,
    sellColIndType: cusparseIndexType_t | int,
    idxBase: cusparseIndexBase_t | int,
    valueType: cudaDataType | int,
) -> cusparseConstSpMatDescr_t: ...
def cusparseCreateDnMat(
    rows: int,
    cols: int,
    ld: int,
    values: WritableAddress,
    valueType: cudaDataType | int,
    order: cusparseOrder_t | int,
) -> cusparseDnMatDescr_t: ...
def cusparseCreateConstDnMat(
    rows: int,
    cols: int,
    ld: int,
    values: Address,
    valueType: cudaDataType | int,
    order: cusparseOrder_t | int,
) -> cusparseConstDnMatDescr_t: ...
def cusparseDestroyDnMat(dnMatDescr: cusparseConstDnMatDescr_t | int | None) -> None: ...
def cusparseDnMatGet(
    dnMatDescr: cusparseDnMatDescr_t | int | None,
) -> tuple[int, int, int, int, cudaDataType, cusparseOrder_t]: ...
def cusparseConstDnMatGet(
    dnMatDescr: cusparseConstDnMatDescr_t | int | None,
) -> tuple[int, int, int, int, cudaDataType, cusparseOrder_t]: ...
def cusparseDnMatGetValues(dnMatDescr: cusparseDnMatDescr_t | int | None) -> int: ...
def cusparseConstDnMatGetValues(dnMatDescr: cusparseConstDnMatDescr_t | int | None) -> int: ...
def cusparseDnMatSetValues(dnMatDescr: cusparseDnMatDescr_t | int | None, values: WritableAddress) -> None: ...
def cusparseDnMatSetStridedBatch(
    dnMatDescr: cusparseDnMatDescr_t | int | None,
    batchCount: int,
    batchStride: int,
) -> None: ...
def cusparseDnMatGetStridedBatch(dnMatDescr: cusparseConstDnMatDescr_t | int | None) -> tuple[int, int]: ...
def cusparseAxpby(
    handle: cusparseHandle_t | int | None,
    alpha: Address,
    vecX: cusparseConstSpVecDescr_t | int | None,
    beta: Address,
    vecY: cusparseDnVecDescr_t | int | None,
) -> None: ...
def cusparseGather(
    handle: cusparseHandle_t | int | None,
    vecY: cusparseConstDnVecDescr_t | int | None,
    vecX: cusparseSpVecDescr_t | int | None,
) -> None: ...
def cusparseScatter(
    handle: cusparseHandle_t | int | None,
    vecX: cusparseConstSpVecDescr_t | int | None,
    vecY: cusparseDnVecDescr_t | int | None,
) -> None: ...
def cusparseRot(
    handle: cusparseHandle_t | int | None,
    c_coeff: Address,
    s_coeff: Address,
    vecX: cusparseSpVecDescr_t | int | None,
    vecY: cusparseDnVecDescr_t | int | None,
) -> None: ...
def cusparseSpVV_bufferSize(
    handle: cusparseHandle_t | int | None,
    opX: cusparseOperation_t | int,
    vecX: cusparseConstSpVecDescr_t | int | None,
    vecY: cusparseConstDnVecDescr_t | int | None,
    result: Address,
    computeType: cudaDataType | int,
) -> int: ...
def cusparseSpVV(
    handle: cusparseHandle_t | int | None,
    opX: cusparseOperation_t | int,
    vecX: cusparseConstSpVecDescr_t | int | None,
    vecY: cusparseConstDnVecDescr_t | int | None,
    result: WritableAddress,
    computeType: cudaDataType | int,
    externalBuffer: WritableAddress,
) -> None: ...
def cusparseSparseToDense_bufferSize(
    handle: cusparseHandle_t | int | None,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseDnMatDescr_t | int | None,
    alg: cusparseSparseToDenseAlg_t | int,
) -> int: ...
def cusparseSparseToDense(
    handle: cusparseHandle_t | int | None,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseDnMatDescr_t | int | None,
    alg: cusparseSparseToDenseAlg_t | int,
    externalBuffer: WritableAddress,
) -> None: ...
def cusparseDenseToSparse_bufferSize(
    handle: cusparseHandle_t | int | None,
    matA: cusparseConstDnMatDescr_t | int | None,
    matB: cusparseSpMatDescr_t | int | None,
    alg: cusparseDenseToSparseAlg_t | int,
) -> int: ...
def cusparseDenseToSparse_analysis(
    handle: cusparseHandle_t | int | None,
    matA: cusparseConstDnMatDescr_t | int | None,
    matB: cusparseSpMatDescr_t | int | None,
    alg: cusparseDenseToSparseAlg_t | int,
    externalBuffer: WritableAddress,
) -> None: ...
def cusparseDenseToSparse_convert(
    handle: cusparseHandle_t | int | None,
    matA: cusparseConstDnMatDescr_t | int | None,
    matB: cusparseSpMatDescr_t | int | None,
    alg: cusparseDenseToSparseAlg_t | int,
    externalBuffer: WritableAddress,
) -> None: ...
def cusparseSpMV(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    vecX: cusparseConstDnVecDescr_t | int | None,
    beta: Address,
    vecY: cusparseDnVecDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpMVAlg_t | int,
    externalBuffer: WritableAddress,
) -> None: ...
def cusparseSpMV_bufferSize(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    vecX: cusparseConstDnVecDescr_t | int | None,
    beta: Address,
    vecY: cusparseDnVecDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpMVAlg_t | int,
) -> int: ...
def cusparseSpMV_preprocess(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    vecX: cusparseConstDnVecDescr_t | int | None,
    beta: Address,
    vecY: cusparseDnVecDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpMVAlg_t | int,
    externalBuffer: WritableAddress,
) -> None: ...
def cusparseSpSV_createDescr() -> cusparseSpSVDescr_t: ...
def cusparseSpSV_destroyDescr(descr: cusparseSpSVDescr_t | int | None) -> None: ...
def cusparseSpSV_bufferSize(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    vecX: cusparseConstDnVecDescr_t | int | None,
    vecY: cusparseDnVecDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpSVAlg_t | int,
    spsvDescr: cusparseSpSVDescr_t | int | None,
) -> int: ...
def cusparseSpSV_analysis(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    vecX: cusparseConstDnVecDescr_t | int | None,
    vecY: cusparseDnVecDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpSVAlg_t | int,
    spsvDescr: cusparseSpSVDescr_t | int | None,
    externalBuffer: WritableAddress,
) -> None: ...
def cusparseSpSV_solve(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    vecX: cusparseConstDnVecDescr_t | int | None,
    vecY: cusparseDnVecDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpSVAlg_t | int,
    spsvDescr: cusparseSpSVDescr_t | int | None,
) -> None: ...
def cusparseSpSV_updateMatrix(
    handle: cusparseHandle_t | int | None,
    spsvDescr: cusparseSpSVDescr_t | int | None,
    newValues: Address,
    updatePart: cusparseSpSVUpdate_t | int,
) -> None: ...
def cusparseSpSM_createDescr() -> cusparseSpSMDescr_t: ...
def cusparseSpSM_destroyDescr(descr: cusparseSpSMDescr_t | int | None) -> None: ...
def cusparseSpSM_bufferSize(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstDnMatDescr_t | int | None,
    matC: cusparseDnMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpSMAlg_t | int,
    spsmDescr: cusparseSpSMDescr_t | int | None,
) -> int: ...
def cusparseSpSM_analysis(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstDnMatDescr_t | int | None,
    matC: cusparseDnMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpSMAlg_t | int,
    spsmDescr: cusparseSpSMDescr_t | int | None,
    externalBuffer: WritableAddress,
) -> None: ...
def cusparseSpSM_solve(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstDnMatDescr_t | int | None,
    matC: cusparseDnMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpSMAlg_t | int,
    spsmDescr: cusparseSpSMDescr_t | int | None,
) -> None: ...
def cusparseSpSM_updateMatrix(
    handle: cusparseHandle_t | int | None,
    spsmDescr: cusparseSpSMDescr_t | int | None,
    newValues: Address,
    updatePart: cusparseSpSMUpdate_t | int,
) -> None: ...
def cusparseSpMM_bufferSize(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstDnMatDescr_t | int | None,
    beta: Address,
    matC: cusparseDnMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpMMAlg_t | int,
) -> int: ...
def cusparseSpMM_preprocess(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstDnMatDescr_t | int | None,
    beta: Address,
    matC: cusparseDnMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpMMAlg_t | int,
    externalBuffer: WritableAddress,
) -> None: ...
def cusparseSpMM(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstDnMatDescr_t | int | None,
    beta: Address,
    matC: cusparseDnMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpMMAlg_t | int,
    externalBuffer: WritableAddress,
) -> None: ...
def cusparseSpGEMM_createDescr() -> cusparseSpGEMMDescr_t: ...
def cusparseSpGEMM_destroyDescr(descr: cusparseSpGEMMDescr_t | int | None) -> None: ...
def cusparseSpGEMM_workEstimation(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstSpMatDescr_t | int | None,
    beta: Address,
    matC: cusparseSpMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | int | None,
    bufferSize1: int,
    externalBuffer1: WritableAddress,
) -> int: ...
def cusparseSpGEMM_getNumProducts(spgemmDescr: cusparseSpGEMMDescr_t | int | None) -> int: ...
def cusparseSpGEMM_estimateMemory(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstSpMatDescr_t | int | None,
    beta: Address,
    matC: cusparseSpMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | int | None,
    chunk_fraction: float,
    bufferSize3: int,
    externalBuffer3: WritableAddress,
) -> tuple[int, int]: ...
def cusparseSpGEMM_compute(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstSpMatDescr_t | int | None,
    beta: Address,
    matC: cusparseSpMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | int | None,
    bufferSize2: int,
    externalBuffer2: WritableAddress,
) -> int: ...
def cusparseSpGEMM_copy(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstSpMatDescr_t | int | None,
    beta: Address,
    matC: cusparseSpMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | int | None,
) -> None: ...
def cusparseSpGEMMreuse_workEstimation(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstSpMatDescr_t | int | None,
    matC: cusparseSpMatDescr_t | int | None,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | int | None,
    bufferSize1: int,
    externalBuffer1: WritableAddress,
) -> int: ...
def cusparseSpGEMMreuse_nnz(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstSpMatDescr_t | int | None,
    matC: cusparseSpMatDescr_t | int | None,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | int | None,
    bufferSize2: int,
    externalBuffer2: WritableAddress,
    bufferSize3: int,
    externalBuffer3: WritableAddress,
    bufferSize4: int,
    externalBuffer4: WritableAddress,
) -> tuple[int, int, int]: ...
def cusparseSpGEMMreuse_copy(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstSpMatDescr_t | int | None,
    matC: cusparseSpMatDescr_t | int | None,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | int | None,
    bufferSize5: int,
    externalBuffer5: WritableAddress,
) -> int: ...
def cusparseSpGEMMreuse_compute(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstSpMatDescr_t | int | None,
    beta: Address,
    matC: cusparseSpMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpGEMMAlg_t | int,
    spgemmDescr: cusparseSpGEMMDescr_t | int | None,
) -> None: ...
def cusparseSpGEAM_createDescr() -> cusparseSpGEAMDescr_t: ...
def cusparseSpGEAM_destroyDescr(descr: cusparseSpGEAMDescr_t | int | None) -> None: ...
def cusparseSpGEAM_bufferSize(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseSpMatDescr_t | int | None,
    beta: Address,
    matB: cusparseSpMatDescr_t | int | None,
    matC: cusparseSpMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpGEAMAlg_t | int,
    spgeamDescr: cusparseSpGEAMDescr_t | int | None,
) -> int: ...
def cusparseSpGEAM_nnz(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseSpMatDescr_t | int | None,
    beta: Address,
    matB: cusparseSpMatDescr_t | int | None,
    matC: cusparseSpMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpGEAMAlg_t | int,
    spgeamDescr: cusparseSpGEAMDescr_t | int | None,
    externalBuffer: WritableAddress,
) -> None: ...
def cusparseSpGEAM(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseSpMatDescr_t | int | None,
    beta: Address,
    matB: cusparseSpMatDescr_t | int | None,
    matC: cusparseSpMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpGEAMAlg_t | int,
    spgeamDescr: cusparseSpGEAMDescr_t | int | None,
    externalBuffer: WritableAddress,
) -> None: ...
def cusparseSDDMM_bufferSize(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstDnMatDescr_t | int | None,
    matB: cusparseConstDnMatDescr_t | int | None,
    beta: Address,
    matC: cusparseSpMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSDDMMAlg_t | int,
) -> int: ...
def cusparseSDDMM_preprocess(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstDnMatDescr_t | int | None,
    matB: cusparseConstDnMatDescr_t | int | None,
    beta: Address,
    matC: cusparseSpMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSDDMMAlg_t | int,
    externalBuffer: WritableAddress,
) -> None: ...
def cusparseSDDMM(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    alpha: Address,
    matA: cusparseConstDnMatDescr_t | int | None,
    matB: cusparseConstDnMatDescr_t | int | None,
    beta: Address,
    matC: cusparseSpMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSDDMMAlg_t | int,
    externalBuffer: WritableAddress,
) -> None: ...
def cusparseSpMMOp_createPlan(
    handle: cusparseHandle_t | int | None,
    opA: cusparseOperation_t | int,
    opB: cusparseOperation_t | int,
    matA: cusparseConstSpMatDescr_t | int | None,
    matB: cusparseConstDnMatDescr_t | int | None,
    matC: cusparseDnMatDescr_t | int | None,
    computeType: cudaDataType | int,
    alg: cusparseSpMMOpAlg_t | int,
    addOperationLtoirBuffer: Address,
    addOperationBufferSize: int,
    mulOperationLtoirBuffer: Address,
    mulOperationBufferSize: int,
    epilogueLtoirBuffer: Address,
    epilogueBufferSize: int,
) -> tuple[cusparseSpMMOpPlan_t, int]: ...
def cusparseSpMMOp(plan: cusparseSpMMOpPlan_t | int | None, externalBuffer: WritableAddress) -> None: ...
def cusparseSpMMOp_destroyPlan(plan: cusparseSpMMOpPlan_t | int | None) -> None: ...
def sizeof(objType: type) -> int: ...
