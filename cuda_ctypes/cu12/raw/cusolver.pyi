# python -m generator generate cusolver 12.9
import ctypes

from ..._floor.faces.typed import (
    ByReference,
    Handle,
    Int,
    Int64,
    LongLong,
    Pointer,
    RawScalar,
    SizeT,
    VoidPointer,
    c_function,
)
from .cusparse import (
    cuComplex as cuComplex,
    cuDoubleComplex as cuDoubleComplex,
    cuFloatComplex as cuFloatComplex,
    cudaDataType as cudaDataType,
    cudaStream_t as cudaStream_t,
    cusparseMatDescr_t as cusparseMatDescr_t,
    double2 as double2,
    float2 as float2,
    libraryPropertyType as libraryPropertyType,
)
from .cublas import (
    cublasDiagType_t as cublasDiagType_t,
    cublasFillMode_t as cublasFillMode_t,
    cublasOperation_t as cublasOperation_t,
    cublasSideMode_t as cublasSideMode_t,
)
from ..checked.cusolver import (
    cusolverStatus_t as cusolverStatus_t,
    cusolverEigType_t as cusolverEigType_t,
    cusolverEigMode_t as cusolverEigMode_t,
    cusolverEigRange_t as cusolverEigRange_t,
    cusolverNorm_t as cusolverNorm_t,
    cusolverIRSRefinement_t as cusolverIRSRefinement_t,
    cusolverPrecType_t as cusolverPrecType_t,
    cusolverAlgMode_t as cusolverAlgMode_t,
    cusolverStorevMode_t as cusolverStorevMode_t,
    cusolverDirectMode_t as cusolverDirectMode_t,
    cusolverDnFunction_t as cusolverDnFunction_t,
    cusolverDeterministicMode_t as cusolverDeterministicMode_t,
    cusolverRfResetValuesFastMode_t as cusolverRfResetValuesFastMode_t,
    cusolverRfMatrixFormat_t as cusolverRfMatrixFormat_t,
    cusolverRfUnitDiagonal_t as cusolverRfUnitDiagonal_t,
    cusolverRfFactorization_t as cusolverRfFactorization_t,
    cusolverRfTriangularSolve_t as cusolverRfTriangularSolve_t,
    cusolverRfNumericBoostReport_t as cusolverRfNumericBoostReport_t,
    CUSOLVER_VER_MAJOR as CUSOLVER_VER_MAJOR,
    CUSOLVER_VER_MINOR as CUSOLVER_VER_MINOR,
    CUSOLVER_VER_PATCH as CUSOLVER_VER_PATCH,
    CUSOLVER_VER_BUILD as CUSOLVER_VER_BUILD,
    CUSOLVER_VERSION as CUSOLVER_VERSION,
)

CUSOLVER_STATUS_SUCCESS: cusolverStatus_t
CUSOLVER_STATUS_NOT_INITIALIZED: cusolverStatus_t
CUSOLVER_STATUS_ALLOC_FAILED: cusolverStatus_t
CUSOLVER_STATUS_INVALID_VALUE: cusolverStatus_t
CUSOLVER_STATUS_ARCH_MISMATCH: cusolverStatus_t
CUSOLVER_STATUS_MAPPING_ERROR: cusolverStatus_t
CUSOLVER_STATUS_EXECUTION_FAILED: cusolverStatus_t
CUSOLVER_STATUS_INTERNAL_ERROR: cusolverStatus_t
CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED: cusolverStatus_t
CUSOLVER_STATUS_NOT_SUPPORTED: cusolverStatus_t
CUSOLVER_STATUS_ZERO_PIVOT: cusolverStatus_t
CUSOLVER_STATUS_INVALID_LICENSE: cusolverStatus_t
CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED: cusolverStatus_t
CUSOLVER_STATUS_IRS_PARAMS_INVALID: cusolverStatus_t
CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC: cusolverStatus_t
CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE: cusolverStatus_t
CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER: cusolverStatus_t
CUSOLVER_STATUS_IRS_INTERNAL_ERROR: cusolverStatus_t
CUSOLVER_STATUS_IRS_NOT_SUPPORTED: cusolverStatus_t
CUSOLVER_STATUS_IRS_OUT_OF_RANGE: cusolverStatus_t
CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES: cusolverStatus_t
CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED: cusolverStatus_t
CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED: cusolverStatus_t
CUSOLVER_STATUS_IRS_MATRIX_SINGULAR: cusolverStatus_t
CUSOLVER_STATUS_INVALID_WORKSPACE: cusolverStatus_t
CUSOLVER_EIG_TYPE_1: cusolverEigType_t
CUSOLVER_EIG_TYPE_2: cusolverEigType_t
CUSOLVER_EIG_TYPE_3: cusolverEigType_t
CUSOLVER_EIG_MODE_NOVECTOR: cusolverEigMode_t
CUSOLVER_EIG_MODE_VECTOR: cusolverEigMode_t
CUSOLVER_EIG_RANGE_ALL: cusolverEigRange_t
CUSOLVER_EIG_RANGE_I: cusolverEigRange_t
CUSOLVER_EIG_RANGE_V: cusolverEigRange_t
CUSOLVER_INF_NORM: cusolverNorm_t
CUSOLVER_MAX_NORM: cusolverNorm_t
CUSOLVER_ONE_NORM: cusolverNorm_t
CUSOLVER_FRO_NORM: cusolverNorm_t
CUSOLVER_IRS_REFINE_NOT_SET: cusolverIRSRefinement_t
CUSOLVER_IRS_REFINE_NONE: cusolverIRSRefinement_t
CUSOLVER_IRS_REFINE_CLASSICAL: cusolverIRSRefinement_t
CUSOLVER_IRS_REFINE_CLASSICAL_GMRES: cusolverIRSRefinement_t
CUSOLVER_IRS_REFINE_GMRES: cusolverIRSRefinement_t
CUSOLVER_IRS_REFINE_GMRES_GMRES: cusolverIRSRefinement_t
CUSOLVER_IRS_REFINE_GMRES_NOPCOND: cusolverIRSRefinement_t
CUSOLVER_PREC_DD: cusolverIRSRefinement_t
CUSOLVER_PREC_SS: cusolverIRSRefinement_t
CUSOLVER_PREC_SHT: cusolverIRSRefinement_t
CUSOLVER_R_8I: cusolverPrecType_t
CUSOLVER_R_8U: cusolverPrecType_t
CUSOLVER_R_64F: cusolverPrecType_t
CUSOLVER_R_32F: cusolverPrecType_t
CUSOLVER_R_16F: cusolverPrecType_t
CUSOLVER_R_16BF: cusolverPrecType_t
CUSOLVER_R_TF32: cusolverPrecType_t
CUSOLVER_R_AP: cusolverPrecType_t
CUSOLVER_C_8I: cusolverPrecType_t
CUSOLVER_C_8U: cusolverPrecType_t
CUSOLVER_C_64F: cusolverPrecType_t
CUSOLVER_C_32F: cusolverPrecType_t
CUSOLVER_C_16F: cusolverPrecType_t
CUSOLVER_C_16BF: cusolverPrecType_t
CUSOLVER_C_TF32: cusolverPrecType_t
CUSOLVER_C_AP: cusolverPrecType_t
CUSOLVER_ALG_0: cusolverAlgMode_t
CUSOLVER_ALG_1: cusolverAlgMode_t
CUSOLVER_ALG_2: cusolverAlgMode_t
CUBLAS_STOREV_COLUMNWISE: cusolverStorevMode_t
CUBLAS_STOREV_ROWWISE: cusolverStorevMode_t
CUBLAS_DIRECT_FORWARD: cusolverDirectMode_t
CUBLAS_DIRECT_BACKWARD: cusolverDirectMode_t
CUSOLVERDN_GETRF: cusolverDnFunction_t
CUSOLVERDN_POTRF: cusolverDnFunction_t
CUSOLVER_DETERMINISTIC_RESULTS: cusolverDeterministicMode_t
CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS: cusolverDeterministicMode_t
CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF: cusolverRfResetValuesFastMode_t
CUSOLVERRF_RESET_VALUES_FAST_MODE_ON: cusolverRfResetValuesFastMode_t
CUSOLVERRF_MATRIX_FORMAT_CSR: cusolverRfMatrixFormat_t
CUSOLVERRF_MATRIX_FORMAT_CSC: cusolverRfMatrixFormat_t
CUSOLVERRF_UNIT_DIAGONAL_STORED_L: cusolverRfUnitDiagonal_t
CUSOLVERRF_UNIT_DIAGONAL_STORED_U: cusolverRfUnitDiagonal_t
CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L: cusolverRfUnitDiagonal_t
CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U: cusolverRfUnitDiagonal_t
CUSOLVERRF_FACTORIZATION_ALG0: cusolverRfFactorization_t
CUSOLVERRF_FACTORIZATION_ALG1: cusolverRfFactorization_t
CUSOLVERRF_FACTORIZATION_ALG2: cusolverRfFactorization_t
CUSOLVERRF_TRIANGULAR_SOLVE_ALG1: cusolverRfTriangularSolve_t
CUSOLVERRF_TRIANGULAR_SOLVE_ALG2: cusolverRfTriangularSolve_t
CUSOLVERRF_TRIANGULAR_SOLVE_ALG3: cusolverRfTriangularSolve_t
CUSOLVERRF_NUMERIC_BOOST_NOT_USED: cusolverRfNumericBoostReport_t
CUSOLVERRF_NUMERIC_BOOST_USED: cusolverRfNumericBoostReport_t

class cusolver_int_t(RawScalar, ctypes.c_int): ...
class cusolverDnHandle_t(RawScalar, ctypes.c_void_p): ...
class syevjInfo_t(RawScalar, ctypes.c_void_p): ...
class gesvdjInfo_t(RawScalar, ctypes.c_void_p): ...
class cusolverDnIRSParams_t(RawScalar, ctypes.c_void_p): ...
class cusolverDnIRSInfos_t(RawScalar, ctypes.c_void_p): ...
class cusolverDnParams_t(RawScalar, ctypes.c_void_p): ...
class cusolverSpHandle_t(RawScalar, ctypes.c_void_p): ...
class csrqrInfo_t(RawScalar, ctypes.c_void_p): ...
class cusolverRfHandle_t(RawScalar, ctypes.c_void_p): ...
class cusolverDnLoggerCallback_t(ctypes._CFunctionType): ...

@c_function
def cusolverGetProperty(type: libraryPropertyType | int, value: ByReference[ctypes.c_int], /) -> cusolverStatus_t: ...
@c_function
def cusolverGetVersion(version: ByReference[ctypes.c_int], /) -> cusolverStatus_t: ...
@c_function
def cusolverDnCreate(handle: ByReference[cusolverDnHandle_t], /) -> cusolverStatus_t: ...
@c_function
def cusolverDnDestroy(handle: cusolverDnHandle_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverDnSetStream(
    handle: cusolverDnHandle_t | Handle | int | None,
    streamId: cudaStream_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnGetStream(
    handle: cusolverDnHandle_t | Handle | int | None,
    streamId: ByReference[cudaStream_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSetDeterministicMode(
    handle: cusolverDnHandle_t | Handle | int | None,
    mode: cusolverDeterministicMode_t | int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnGetDeterministicMode(
    handle: cusolverDnHandle_t | Handle | int | None,
    mode: ByReference[ctypes.c_uint],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSParamsCreate(params_ptr: ByReference[cusolverDnIRSParams_t], /) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSParamsDestroy(params: cusolverDnIRSParams_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSParamsSetRefinementSolver(
    params: cusolverDnIRSParams_t | Handle | int | None,
    refinement_solver: cusolverIRSRefinement_t | int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSParamsSetSolverMainPrecision(
    params: cusolverDnIRSParams_t | Handle | int | None,
    solver_main_precision: cusolverPrecType_t | int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSParamsSetSolverLowestPrecision(
    params: cusolverDnIRSParams_t | Handle | int | None,
    solver_lowest_precision: cusolverPrecType_t | int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSParamsSetSolverPrecisions(
    params: cusolverDnIRSParams_t | Handle | int | None,
    solver_main_precision: cusolverPrecType_t | int,
    solver_lowest_precision: cusolverPrecType_t | int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSParamsSetTol(
    params: cusolverDnIRSParams_t | Handle | int | None,
    val: ctypes.c_double | float,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSParamsSetTolInner(
    params: cusolverDnIRSParams_t | Handle | int | None,
    val: ctypes.c_double | float,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSParamsSetMaxIters(
    params: cusolverDnIRSParams_t | Handle | int | None,
    maxiters: cusolver_int_t | Handle | int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSParamsSetMaxItersInner(
    params: cusolverDnIRSParams_t | Handle | int | None,
    maxiters_inner: cusolver_int_t | Handle | int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSParamsGetMaxIters(
    params: cusolverDnIRSParams_t | Handle | int | None,
    maxiters: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSParamsEnableFallback(params: cusolverDnIRSParams_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSParamsDisableFallback(params: cusolverDnIRSParams_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSInfosDestroy(infos: cusolverDnIRSInfos_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSInfosCreate(infos_ptr: ByReference[cusolverDnIRSInfos_t], /) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSInfosGetNiters(
    infos: cusolverDnIRSInfos_t | Handle | int | None,
    niters: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSInfosGetOuterNiters(
    infos: cusolverDnIRSInfos_t | Handle | int | None,
    outer_niters: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSInfosRequestResidual(infos: cusolverDnIRSInfos_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSInfosGetResidualHistory(
    infos: cusolverDnIRSInfos_t | Handle | int | None,
    residual_history: ByReference[ctypes.c_void_p],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSInfosGetMaxIters(
    infos: cusolverDnIRSInfos_t | Handle | int | None,
    maxiters: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZZgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZCgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZKgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZEgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZYgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCCgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCEgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCKgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCYgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDDgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDSgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDHgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDBgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDXgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSSgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSHgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSBgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSXgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZZgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZCgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZKgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZEgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZYgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCCgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCKgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCEgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCYgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDDgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDSgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDHgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDBgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDXgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSSgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSHgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSBgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSXgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dipiv: ByReference[cusolver_int_t],
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZZgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZCgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZKgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZEgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZYgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCCgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCKgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCEgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCYgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDDgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDSgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDHgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDBgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDXgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSSgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSHgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSBgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSXgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    iter: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZZgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZCgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZKgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZEgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZYgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuDoubleComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuDoubleComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuDoubleComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCCgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCKgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCEgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCYgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[cuComplex],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[cuComplex],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[cuComplex],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDDgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDSgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDHgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDBgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDXgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_double],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_double],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_double],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSSgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSHgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSBgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSXgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: ByReference[ctypes.c_float],
    ldda: cusolver_int_t | Handle | int,
    dB: ByReference[ctypes.c_float],
    lddb: cusolver_int_t | Handle | int,
    dX: ByReference[ctypes.c_float],
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSXgesv(
    handle: cusolverDnHandle_t | Handle | int | None,
    gesv_irs_params: cusolverDnIRSParams_t | Handle | int | None,
    gesv_irs_infos: cusolverDnIRSInfos_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: VoidPointer,
    ldda: cusolver_int_t | Handle | int,
    dB: VoidPointer,
    lddb: cusolver_int_t | Handle | int,
    dX: VoidPointer,
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    niters: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSXgesv_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnIRSParams_t | Handle | int | None,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSXgels(
    handle: cusolverDnHandle_t | Handle | int | None,
    gels_irs_params: cusolverDnIRSParams_t | Handle | int | None,
    gels_irs_infos: cusolverDnIRSInfos_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    dA: VoidPointer,
    ldda: cusolver_int_t | Handle | int,
    dB: VoidPointer,
    lddb: cusolver_int_t | Handle | int,
    dX: VoidPointer,
    lddx: cusolver_int_t | Handle | int,
    dWorkspace: VoidPointer,
    lwork_bytes: SizeT,
    niters: ByReference[cusolver_int_t],
    d_info: ByReference[cusolver_int_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnIRSXgels_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnIRSParams_t | Handle | int | None,
    m: cusolver_int_t | Handle | int,
    n: cusolver_int_t | Handle | int,
    nrhs: cusolver_int_t | Handle | int,
    lwork_bytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSpotrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    Lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDpotrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    Lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCpotrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    Lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZpotrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    Lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSpotrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    Workspace: ByReference[ctypes.c_float],
    Lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDpotrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    Workspace: ByReference[ctypes.c_double],
    Lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCpotrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    Workspace: ByReference[cuComplex],
    Lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZpotrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    Workspace: ByReference[cuDoubleComplex],
    Lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSpotrs(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    nrhs: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDpotrs(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    nrhs: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCpotrs(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    nrhs: Int,
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZpotrs(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    nrhs: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSpotrfBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    Aarray: ByReference[Pointer[ctypes.c_float]],
    lda: Int,
    infoArray: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDpotrfBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    Aarray: ByReference[Pointer[ctypes.c_double]],
    lda: Int,
    infoArray: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCpotrfBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    Aarray: ByReference[Pointer[cuComplex]],
    lda: Int,
    infoArray: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZpotrfBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    Aarray: ByReference[Pointer[cuDoubleComplex]],
    lda: Int,
    infoArray: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSpotrsBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    nrhs: Int,
    A: ByReference[Pointer[ctypes.c_float]],
    lda: Int,
    B: ByReference[Pointer[ctypes.c_float]],
    ldb: Int,
    d_info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDpotrsBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    nrhs: Int,
    A: ByReference[Pointer[ctypes.c_double]],
    lda: Int,
    B: ByReference[Pointer[ctypes.c_double]],
    ldb: Int,
    d_info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCpotrsBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    nrhs: Int,
    A: ByReference[Pointer[cuComplex]],
    lda: Int,
    B: ByReference[Pointer[cuComplex]],
    ldb: Int,
    d_info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZpotrsBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    nrhs: Int,
    A: ByReference[Pointer[cuDoubleComplex]],
    lda: Int,
    B: ByReference[Pointer[cuDoubleComplex]],
    ldb: Int,
    d_info: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSpotri_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDpotri_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCpotri_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZpotri_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSpotri(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    work: ByReference[ctypes.c_float],
    lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDpotri(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    work: ByReference[ctypes.c_double],
    lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCpotri(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    work: ByReference[cuComplex],
    lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZpotri(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXtrtri_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    workspaceInBytesOnDevice: ByReference[ctypes.c_size_t],
    workspaceInBytesOnHost: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXtrtri(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    diag: cublasDiagType_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    bufferOnDevice: VoidPointer,
    workspaceInBytesOnDevice: SizeT,
    bufferOnHost: VoidPointer,
    workspaceInBytesOnHost: SizeT,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSlauum_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDlauum_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnClauum_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZlauum_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSlauum(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    work: ByReference[ctypes.c_float],
    lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDlauum(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    work: ByReference[ctypes.c_double],
    lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnClauum(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    work: ByReference[cuComplex],
    lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZlauum(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgetrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    Lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgetrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    Lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgetrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    Lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgetrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    Lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgetrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    Workspace: ByReference[ctypes.c_float],
    devIpiv: ByReference[ctypes.c_int],
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgetrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    Workspace: ByReference[ctypes.c_double],
    devIpiv: ByReference[ctypes.c_int],
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgetrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    Workspace: ByReference[cuComplex],
    devIpiv: ByReference[ctypes.c_int],
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgetrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    Workspace: ByReference[cuDoubleComplex],
    devIpiv: ByReference[ctypes.c_int],
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSlaswp(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    k1: Int,
    k2: Int,
    devIpiv: ByReference[ctypes.c_int],
    incx: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDlaswp(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    k1: Int,
    k2: Int,
    devIpiv: ByReference[ctypes.c_int],
    incx: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnClaswp(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    k1: Int,
    k2: Int,
    devIpiv: ByReference[ctypes.c_int],
    incx: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZlaswp(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    k1: Int,
    k2: Int,
    devIpiv: ByReference[ctypes.c_int],
    incx: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgetrs(
    handle: cusolverDnHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    n: Int,
    nrhs: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    devIpiv: ByReference[ctypes.c_int],
    B: ByReference[ctypes.c_float],
    ldb: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgetrs(
    handle: cusolverDnHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    n: Int,
    nrhs: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    devIpiv: ByReference[ctypes.c_int],
    B: ByReference[ctypes.c_double],
    ldb: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgetrs(
    handle: cusolverDnHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    n: Int,
    nrhs: Int,
    A: ByReference[cuComplex],
    lda: Int,
    devIpiv: ByReference[ctypes.c_int],
    B: ByReference[cuComplex],
    ldb: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgetrs(
    handle: cusolverDnHandle_t | Handle | int | None,
    trans: cublasOperation_t | int,
    n: Int,
    nrhs: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    devIpiv: ByReference[ctypes.c_int],
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgeqrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgeqrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgeqrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgeqrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgeqrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    TAU: ByReference[ctypes.c_float],
    Workspace: ByReference[ctypes.c_float],
    Lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgeqrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    TAU: ByReference[ctypes.c_double],
    Workspace: ByReference[ctypes.c_double],
    Lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgeqrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    TAU: ByReference[cuComplex],
    Workspace: ByReference[cuComplex],
    Lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgeqrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    TAU: ByReference[cuDoubleComplex],
    Workspace: ByReference[cuDoubleComplex],
    Lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSorgqr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    tau: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDorgqr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    tau: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCungqr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[cuComplex],
    lda: Int,
    tau: ByReference[cuComplex],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZungqr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    tau: ByReference[cuDoubleComplex],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSorgqr(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    tau: ByReference[ctypes.c_float],
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDorgqr(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    tau: ByReference[ctypes.c_double],
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCungqr(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[cuComplex],
    lda: Int,
    tau: ByReference[cuComplex],
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZungqr(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    tau: ByReference[cuDoubleComplex],
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSormqr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    tau: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDormqr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    tau: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCunmqr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[cuComplex],
    lda: Int,
    tau: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZunmqr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    tau: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSormqr(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    tau: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int,
    work: ByReference[ctypes.c_float],
    lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDormqr(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    tau: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int,
    work: ByReference[ctypes.c_double],
    lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCunmqr(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[cuComplex],
    lda: Int,
    tau: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int,
    work: ByReference[cuComplex],
    lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZunmqr(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    tau: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsytrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsytrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCsytrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZsytrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsytrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    ipiv: ByReference[ctypes.c_int],
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsytrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    ipiv: ByReference[ctypes.c_int],
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCsytrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    ipiv: ByReference[ctypes.c_int],
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZsytrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    ipiv: ByReference[ctypes.c_int],
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXsytrs_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    nrhs: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    ipiv: ByReference[ctypes.c_int64],
    dataTypeB: cudaDataType | int,
    B: VoidPointer,
    ldb: Int64,
    workspaceInBytesOnDevice: ByReference[ctypes.c_size_t],
    workspaceInBytesOnHost: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXsytrs(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    nrhs: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    ipiv: ByReference[ctypes.c_int64],
    dataTypeB: cudaDataType | int,
    B: VoidPointer,
    ldb: Int64,
    bufferOnDevice: VoidPointer,
    workspaceInBytesOnDevice: SizeT,
    bufferOnHost: VoidPointer,
    workspaceInBytesOnHost: SizeT,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsytri_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    ipiv: ByReference[ctypes.c_int],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsytri_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    ipiv: ByReference[ctypes.c_int],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCsytri_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    ipiv: ByReference[ctypes.c_int],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZsytri_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    ipiv: ByReference[ctypes.c_int],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsytri(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    ipiv: ByReference[ctypes.c_int],
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsytri(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    ipiv: ByReference[ctypes.c_int],
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCsytri(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    ipiv: ByReference[ctypes.c_int],
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZsytri(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    ipiv: ByReference[ctypes.c_int],
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgebrd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    Lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgebrd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    Lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgebrd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    Lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgebrd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    Lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgebrd(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    D: ByReference[ctypes.c_float],
    E: ByReference[ctypes.c_float],
    TAUQ: ByReference[ctypes.c_float],
    TAUP: ByReference[ctypes.c_float],
    Work: ByReference[ctypes.c_float],
    Lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgebrd(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    D: ByReference[ctypes.c_double],
    E: ByReference[ctypes.c_double],
    TAUQ: ByReference[ctypes.c_double],
    TAUP: ByReference[ctypes.c_double],
    Work: ByReference[ctypes.c_double],
    Lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgebrd(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    D: ByReference[ctypes.c_float],
    E: ByReference[ctypes.c_float],
    TAUQ: ByReference[cuComplex],
    TAUP: ByReference[cuComplex],
    Work: ByReference[cuComplex],
    Lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgebrd(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    D: ByReference[ctypes.c_double],
    E: ByReference[ctypes.c_double],
    TAUQ: ByReference[cuDoubleComplex],
    TAUP: ByReference[cuDoubleComplex],
    Work: ByReference[cuDoubleComplex],
    Lwork: Int,
    devInfo: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSorgbr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    tau: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDorgbr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    tau: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCungbr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[cuComplex],
    lda: Int,
    tau: ByReference[cuComplex],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZungbr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    tau: ByReference[cuDoubleComplex],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSorgbr(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    tau: ByReference[ctypes.c_float],
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDorgbr(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    tau: ByReference[ctypes.c_double],
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCungbr(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[cuComplex],
    lda: Int,
    tau: ByReference[cuComplex],
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZungbr(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    m: Int,
    n: Int,
    k: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    tau: ByReference[cuDoubleComplex],
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsytrd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    d: ByReference[ctypes.c_float],
    e: ByReference[ctypes.c_float],
    tau: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsytrd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    d: ByReference[ctypes.c_double],
    e: ByReference[ctypes.c_double],
    tau: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnChetrd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    d: ByReference[ctypes.c_float],
    e: ByReference[ctypes.c_float],
    tau: ByReference[cuComplex],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZhetrd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    d: ByReference[ctypes.c_double],
    e: ByReference[ctypes.c_double],
    tau: ByReference[cuDoubleComplex],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsytrd(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    d: ByReference[ctypes.c_float],
    e: ByReference[ctypes.c_float],
    tau: ByReference[ctypes.c_float],
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsytrd(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    d: ByReference[ctypes.c_double],
    e: ByReference[ctypes.c_double],
    tau: ByReference[ctypes.c_double],
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnChetrd(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    d: ByReference[ctypes.c_float],
    e: ByReference[ctypes.c_float],
    tau: ByReference[cuComplex],
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZhetrd(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    d: ByReference[ctypes.c_double],
    e: ByReference[ctypes.c_double],
    tau: ByReference[cuDoubleComplex],
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSorgtr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    tau: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDorgtr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    tau: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCungtr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    tau: ByReference[cuComplex],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZungtr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    tau: ByReference[cuDoubleComplex],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSorgtr(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    tau: ByReference[ctypes.c_float],
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDorgtr(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    tau: ByReference[ctypes.c_double],
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCungtr(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    tau: ByReference[cuComplex],
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZungtr(
    handle: cusolverDnHandle_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    tau: ByReference[cuDoubleComplex],
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSormtr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    tau: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDormtr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    tau: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCunmtr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    tau: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZunmtr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    tau: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSormtr(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    tau: ByReference[ctypes.c_float],
    C: ByReference[ctypes.c_float],
    ldc: Int,
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDormtr(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    tau: ByReference[ctypes.c_double],
    C: ByReference[ctypes.c_double],
    ldc: Int,
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCunmtr(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    tau: ByReference[cuComplex],
    C: ByReference[cuComplex],
    ldc: Int,
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZunmtr(
    handle: cusolverDnHandle_t | Handle | int | None,
    side: cublasSideMode_t | int,
    uplo: cublasFillMode_t | int,
    trans: cublasOperation_t | int,
    m: Int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    tau: ByReference[cuDoubleComplex],
    C: ByReference[cuDoubleComplex],
    ldc: Int,
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgesvd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgesvd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgesvd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgesvd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgesvd(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobu: ctypes.c_byte | int,
    jobvt: ctypes.c_byte | int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    S: ByReference[ctypes.c_float],
    U: ByReference[ctypes.c_float],
    ldu: Int,
    VT: ByReference[ctypes.c_float],
    ldvt: Int,
    work: ByReference[ctypes.c_float],
    lwork: Int,
    rwork: ByReference[ctypes.c_float],
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgesvd(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobu: ctypes.c_byte | int,
    jobvt: ctypes.c_byte | int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    S: ByReference[ctypes.c_double],
    U: ByReference[ctypes.c_double],
    ldu: Int,
    VT: ByReference[ctypes.c_double],
    ldvt: Int,
    work: ByReference[ctypes.c_double],
    lwork: Int,
    rwork: ByReference[ctypes.c_double],
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgesvd(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobu: ctypes.c_byte | int,
    jobvt: ctypes.c_byte | int,
    m: Int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    S: ByReference[ctypes.c_float],
    U: ByReference[cuComplex],
    ldu: Int,
    VT: ByReference[cuComplex],
    ldvt: Int,
    work: ByReference[cuComplex],
    lwork: Int,
    rwork: ByReference[ctypes.c_float],
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgesvd(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobu: ctypes.c_byte | int,
    jobvt: ctypes.c_byte | int,
    m: Int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    S: ByReference[ctypes.c_double],
    U: ByReference[cuDoubleComplex],
    ldu: Int,
    VT: ByReference[cuDoubleComplex],
    ldvt: Int,
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    rwork: ByReference[ctypes.c_double],
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsyevd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    W: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsyevd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    W: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCheevd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    W: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZheevd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    W: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsyevd(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    W: ByReference[ctypes.c_float],
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsyevd(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    W: ByReference[ctypes.c_double],
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCheevd(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    W: ByReference[ctypes.c_float],
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZheevd(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    W: ByReference[ctypes.c_double],
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsyevdx_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    vl: ctypes.c_float | float,
    vu: ctypes.c_float | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsyevdx_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    vl: ctypes.c_double | float,
    vu: ctypes.c_double | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCheevdx_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    vl: ctypes.c_float | float,
    vu: ctypes.c_float | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZheevdx_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    vl: ctypes.c_double | float,
    vu: ctypes.c_double | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsyevdx(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    vl: ctypes.c_float | float,
    vu: ctypes.c_float | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_float],
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsyevdx(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    vl: ctypes.c_double | float,
    vu: ctypes.c_double | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_double],
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCheevdx(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    vl: ctypes.c_float | float,
    vu: ctypes.c_float | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_float],
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZheevdx(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    vl: ctypes.c_double | float,
    vu: ctypes.c_double | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_double],
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsygvdx_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    vl: ctypes.c_float | float,
    vu: ctypes.c_float | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsygvdx_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    vl: ctypes.c_double | float,
    vu: ctypes.c_double | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnChegvdx_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    vl: ctypes.c_float | float,
    vu: ctypes.c_float | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZhegvdx_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    vl: ctypes.c_double | float,
    vu: ctypes.c_double | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsygvdx(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    vl: ctypes.c_float | float,
    vu: ctypes.c_float | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_float],
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsygvdx(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    vl: ctypes.c_double | float,
    vu: ctypes.c_double | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_double],
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnChegvdx(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    vl: ctypes.c_float | float,
    vu: ctypes.c_float | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_float],
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZhegvdx(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    vl: ctypes.c_double | float,
    vu: ctypes.c_double | float,
    il: Int,
    iu: Int,
    meig: ByReference[ctypes.c_int],
    W: ByReference[ctypes.c_double],
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsygvd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    W: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsygvd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    W: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnChegvd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    W: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZhegvd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    W: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsygvd(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    W: ByReference[ctypes.c_float],
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsygvd(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    W: ByReference[ctypes.c_double],
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnChegvd(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    W: ByReference[ctypes.c_float],
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZhegvd(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    W: ByReference[ctypes.c_double],
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCreateSyevjInfo(info: ByReference[syevjInfo_t], /) -> cusolverStatus_t: ...
@c_function
def cusolverDnDestroySyevjInfo(info: syevjInfo_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverDnXsyevjSetTolerance(
    info: syevjInfo_t | Handle | int | None,
    tolerance: ctypes.c_double | float,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXsyevjSetMaxSweeps(info: syevjInfo_t | Handle | int | None, max_sweeps: Int, /) -> cusolverStatus_t: ...
@c_function
def cusolverDnXsyevjSetSortEig(info: syevjInfo_t | Handle | int | None, sort_eig: Int, /) -> cusolverStatus_t: ...
@c_function
def cusolverDnXsyevjGetResidual(
    handle: cusolverDnHandle_t | Handle | int | None,
    info: syevjInfo_t | Handle | int | None,
    residual: ByReference[ctypes.c_double],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXsyevjGetSweeps(
    handle: cusolverDnHandle_t | Handle | int | None,
    info: syevjInfo_t | Handle | int | None,
    executed_sweeps: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsyevjBatched_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    W: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsyevjBatched_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    W: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCheevjBatched_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    W: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZheevjBatched_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    W: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsyevjBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    W: ByReference[ctypes.c_float],
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsyevjBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    W: ByReference[ctypes.c_double],
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCheevjBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    W: ByReference[ctypes.c_float],
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZheevjBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    W: ByReference[ctypes.c_double],
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsyevj_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    W: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsyevj_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    W: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCheevj_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    W: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZheevj_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    W: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsyevj(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    W: ByReference[ctypes.c_float],
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsyevj(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    W: ByReference[ctypes.c_double],
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCheevj(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    W: ByReference[ctypes.c_float],
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZheevj(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    W: ByReference[ctypes.c_double],
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsygvj_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    W: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsygvj_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    W: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnChegvj_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    W: ByReference[ctypes.c_float],
    lwork: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZhegvj_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    W: ByReference[ctypes.c_double],
    lwork: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSsygvj(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    B: ByReference[ctypes.c_float],
    ldb: Int,
    W: ByReference[ctypes.c_float],
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDsygvj(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    B: ByReference[ctypes.c_double],
    ldb: Int,
    W: ByReference[ctypes.c_double],
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnChegvj(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    B: ByReference[cuComplex],
    ldb: Int,
    W: ByReference[ctypes.c_float],
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZhegvj(
    handle: cusolverDnHandle_t | Handle | int | None,
    itype: cusolverEigType_t | int,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    B: ByReference[cuDoubleComplex],
    ldb: Int,
    W: ByReference[ctypes.c_double],
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: syevjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCreateGesvdjInfo(info: ByReference[gesvdjInfo_t], /) -> cusolverStatus_t: ...
@c_function
def cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgesvdjSetTolerance(
    info: gesvdjInfo_t | Handle | int | None,
    tolerance: ctypes.c_double | float,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgesvdjSetMaxSweeps(info: gesvdjInfo_t | Handle | int | None, max_sweeps: Int, /) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgesvdjSetSortEig(info: gesvdjInfo_t | Handle | int | None, sort_svd: Int, /) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgesvdjGetResidual(
    handle: cusolverDnHandle_t | Handle | int | None,
    info: gesvdjInfo_t | Handle | int | None,
    residual: ByReference[ctypes.c_double],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgesvdjGetSweeps(
    handle: cusolverDnHandle_t | Handle | int | None,
    info: gesvdjInfo_t | Handle | int | None,
    executed_sweeps: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    S: ByReference[ctypes.c_float],
    U: ByReference[ctypes.c_float],
    ldu: Int,
    V: ByReference[ctypes.c_float],
    ldv: Int,
    lwork: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    S: ByReference[ctypes.c_double],
    U: ByReference[ctypes.c_double],
    ldu: Int,
    V: ByReference[ctypes.c_double],
    ldv: Int,
    lwork: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    m: Int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    S: ByReference[ctypes.c_float],
    U: ByReference[cuComplex],
    ldu: Int,
    V: ByReference[cuComplex],
    ldv: Int,
    lwork: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    m: Int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    S: ByReference[ctypes.c_double],
    U: ByReference[cuDoubleComplex],
    ldu: Int,
    V: ByReference[cuDoubleComplex],
    ldv: Int,
    lwork: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgesvdjBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    S: ByReference[ctypes.c_float],
    U: ByReference[ctypes.c_float],
    ldu: Int,
    V: ByReference[ctypes.c_float],
    ldv: Int,
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgesvdjBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    S: ByReference[ctypes.c_double],
    U: ByReference[ctypes.c_double],
    ldu: Int,
    V: ByReference[ctypes.c_double],
    ldv: Int,
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgesvdjBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    m: Int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    S: ByReference[ctypes.c_float],
    U: ByReference[cuComplex],
    ldu: Int,
    V: ByReference[cuComplex],
    ldv: Int,
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgesvdjBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    m: Int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    S: ByReference[ctypes.c_double],
    U: ByReference[cuDoubleComplex],
    ldu: Int,
    V: ByReference[cuDoubleComplex],
    ldv: Int,
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgesvdj_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    econ: Int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    S: ByReference[ctypes.c_float],
    U: ByReference[ctypes.c_float],
    ldu: Int,
    V: ByReference[ctypes.c_float],
    ldv: Int,
    lwork: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgesvdj_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    econ: Int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    S: ByReference[ctypes.c_double],
    U: ByReference[ctypes.c_double],
    ldu: Int,
    V: ByReference[ctypes.c_double],
    ldv: Int,
    lwork: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgesvdj_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    econ: Int,
    m: Int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    S: ByReference[ctypes.c_float],
    U: ByReference[cuComplex],
    ldu: Int,
    V: ByReference[cuComplex],
    ldv: Int,
    lwork: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgesvdj_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    econ: Int,
    m: Int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    S: ByReference[ctypes.c_double],
    U: ByReference[cuDoubleComplex],
    ldu: Int,
    V: ByReference[cuDoubleComplex],
    ldv: Int,
    lwork: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgesvdj(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    econ: Int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_float],
    lda: Int,
    S: ByReference[ctypes.c_float],
    U: ByReference[ctypes.c_float],
    ldu: Int,
    V: ByReference[ctypes.c_float],
    ldv: Int,
    work: ByReference[ctypes.c_float],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgesvdj(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    econ: Int,
    m: Int,
    n: Int,
    A: ByReference[ctypes.c_double],
    lda: Int,
    S: ByReference[ctypes.c_double],
    U: ByReference[ctypes.c_double],
    ldu: Int,
    V: ByReference[ctypes.c_double],
    ldv: Int,
    work: ByReference[ctypes.c_double],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgesvdj(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    econ: Int,
    m: Int,
    n: Int,
    A: ByReference[cuComplex],
    lda: Int,
    S: ByReference[ctypes.c_float],
    U: ByReference[cuComplex],
    ldu: Int,
    V: ByReference[cuComplex],
    ldv: Int,
    work: ByReference[cuComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgesvdj(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    econ: Int,
    m: Int,
    n: Int,
    A: ByReference[cuDoubleComplex],
    lda: Int,
    S: ByReference[ctypes.c_double],
    U: ByReference[cuDoubleComplex],
    ldu: Int,
    V: ByReference[cuDoubleComplex],
    ldv: Int,
    work: ByReference[cuDoubleComplex],
    lwork: Int,
    info: ByReference[ctypes.c_int],
    params: gesvdjInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    rank: Int,
    m: Int,
    n: Int,
    d_A: ByReference[ctypes.c_float],
    lda: Int,
    strideA: LongLong,
    d_S: ByReference[ctypes.c_float],
    strideS: LongLong,
    d_U: ByReference[ctypes.c_float],
    ldu: Int,
    strideU: LongLong,
    d_V: ByReference[ctypes.c_float],
    ldv: Int,
    strideV: LongLong,
    lwork: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    rank: Int,
    m: Int,
    n: Int,
    d_A: ByReference[ctypes.c_double],
    lda: Int,
    strideA: LongLong,
    d_S: ByReference[ctypes.c_double],
    strideS: LongLong,
    d_U: ByReference[ctypes.c_double],
    ldu: Int,
    strideU: LongLong,
    d_V: ByReference[ctypes.c_double],
    ldv: Int,
    strideV: LongLong,
    lwork: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    rank: Int,
    m: Int,
    n: Int,
    d_A: ByReference[cuComplex],
    lda: Int,
    strideA: LongLong,
    d_S: ByReference[ctypes.c_float],
    strideS: LongLong,
    d_U: ByReference[cuComplex],
    ldu: Int,
    strideU: LongLong,
    d_V: ByReference[cuComplex],
    ldv: Int,
    strideV: LongLong,
    lwork: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    rank: Int,
    m: Int,
    n: Int,
    d_A: ByReference[cuDoubleComplex],
    lda: Int,
    strideA: LongLong,
    d_S: ByReference[ctypes.c_double],
    strideS: LongLong,
    d_U: ByReference[cuDoubleComplex],
    ldu: Int,
    strideU: LongLong,
    d_V: ByReference[cuDoubleComplex],
    ldv: Int,
    strideV: LongLong,
    lwork: ByReference[ctypes.c_int],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSgesvdaStridedBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    rank: Int,
    m: Int,
    n: Int,
    d_A: ByReference[ctypes.c_float],
    lda: Int,
    strideA: LongLong,
    d_S: ByReference[ctypes.c_float],
    strideS: LongLong,
    d_U: ByReference[ctypes.c_float],
    ldu: Int,
    strideU: LongLong,
    d_V: ByReference[ctypes.c_float],
    ldv: Int,
    strideV: LongLong,
    d_work: ByReference[ctypes.c_float],
    lwork: Int,
    d_info: ByReference[ctypes.c_int],
    h_R_nrmF: ByReference[ctypes.c_double],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnDgesvdaStridedBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    rank: Int,
    m: Int,
    n: Int,
    d_A: ByReference[ctypes.c_double],
    lda: Int,
    strideA: LongLong,
    d_S: ByReference[ctypes.c_double],
    strideS: LongLong,
    d_U: ByReference[ctypes.c_double],
    ldu: Int,
    strideU: LongLong,
    d_V: ByReference[ctypes.c_double],
    ldv: Int,
    strideV: LongLong,
    d_work: ByReference[ctypes.c_double],
    lwork: Int,
    d_info: ByReference[ctypes.c_int],
    h_R_nrmF: ByReference[ctypes.c_double],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCgesvdaStridedBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    rank: Int,
    m: Int,
    n: Int,
    d_A: ByReference[cuComplex],
    lda: Int,
    strideA: LongLong,
    d_S: ByReference[ctypes.c_float],
    strideS: LongLong,
    d_U: ByReference[cuComplex],
    ldu: Int,
    strideU: LongLong,
    d_V: ByReference[cuComplex],
    ldv: Int,
    strideV: LongLong,
    d_work: ByReference[cuComplex],
    lwork: Int,
    d_info: ByReference[ctypes.c_int],
    h_R_nrmF: ByReference[ctypes.c_double],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnZgesvdaStridedBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    rank: Int,
    m: Int,
    n: Int,
    d_A: ByReference[cuDoubleComplex],
    lda: Int,
    strideA: LongLong,
    d_S: ByReference[ctypes.c_double],
    strideS: LongLong,
    d_U: ByReference[cuDoubleComplex],
    ldu: Int,
    strideU: LongLong,
    d_V: ByReference[cuDoubleComplex],
    ldv: Int,
    strideV: LongLong,
    d_work: ByReference[cuDoubleComplex],
    lwork: Int,
    d_info: ByReference[ctypes.c_int],
    h_R_nrmF: ByReference[ctypes.c_double],
    batchSize: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnCreateParams(params: ByReference[cusolverDnParams_t], /) -> cusolverStatus_t: ...
@c_function
def cusolverDnDestroyParams(params: cusolverDnParams_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverDnSetAdvOptions(
    params: cusolverDnParams_t | Handle | int | None,
    function: cusolverDnFunction_t | int,
    algo: cusolverAlgMode_t | int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnPotrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    computeType: cudaDataType | int,
    workspaceInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnPotrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    computeType: cudaDataType | int,
    pBuffer: VoidPointer,
    workspaceInBytes: SizeT,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnPotrs(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    nrhs: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeB: cudaDataType | int,
    B: VoidPointer,
    ldb: Int64,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnGeqrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    m: Int64,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeTau: cudaDataType | int,
    tau: VoidPointer,
    computeType: cudaDataType | int,
    workspaceInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnGeqrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    m: Int64,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeTau: cudaDataType | int,
    tau: VoidPointer,
    computeType: cudaDataType | int,
    pBuffer: VoidPointer,
    workspaceInBytes: SizeT,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnGetrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    m: Int64,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    computeType: cudaDataType | int,
    workspaceInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnGetrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    m: Int64,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    ipiv: ByReference[ctypes.c_int64],
    computeType: cudaDataType | int,
    pBuffer: VoidPointer,
    workspaceInBytes: SizeT,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnGetrs(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    trans: cublasOperation_t | int,
    n: Int64,
    nrhs: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    ipiv: ByReference[ctypes.c_int64],
    dataTypeB: cudaDataType | int,
    B: VoidPointer,
    ldb: Int64,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSyevd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeW: cudaDataType | int,
    W: VoidPointer,
    computeType: cudaDataType | int,
    workspaceInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSyevd(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeW: cudaDataType | int,
    W: VoidPointer,
    computeType: cudaDataType | int,
    pBuffer: VoidPointer,
    workspaceInBytes: SizeT,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSyevdx_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    vl: VoidPointer,
    vu: VoidPointer,
    il: Int64,
    iu: Int64,
    h_meig: ByReference[ctypes.c_int64],
    dataTypeW: cudaDataType | int,
    W: VoidPointer,
    computeType: cudaDataType | int,
    workspaceInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnSyevdx(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    vl: VoidPointer,
    vu: VoidPointer,
    il: Int64,
    iu: Int64,
    meig64: ByReference[ctypes.c_int64],
    dataTypeW: cudaDataType | int,
    W: VoidPointer,
    computeType: cudaDataType | int,
    pBuffer: VoidPointer,
    workspaceInBytes: SizeT,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnGesvd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobu: ctypes.c_byte | int,
    jobvt: ctypes.c_byte | int,
    m: Int64,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeS: cudaDataType | int,
    S: VoidPointer,
    dataTypeU: cudaDataType | int,
    U: VoidPointer,
    ldu: Int64,
    dataTypeVT: cudaDataType | int,
    VT: VoidPointer,
    ldvt: Int64,
    computeType: cudaDataType | int,
    workspaceInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnGesvd(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobu: ctypes.c_byte | int,
    jobvt: ctypes.c_byte | int,
    m: Int64,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeS: cudaDataType | int,
    S: VoidPointer,
    dataTypeU: cudaDataType | int,
    U: VoidPointer,
    ldu: Int64,
    dataTypeVT: cudaDataType | int,
    VT: VoidPointer,
    ldvt: Int64,
    computeType: cudaDataType | int,
    pBuffer: VoidPointer,
    workspaceInBytes: SizeT,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXpotrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    computeType: cudaDataType | int,
    workspaceInBytesOnDevice: ByReference[ctypes.c_size_t],
    workspaceInBytesOnHost: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXpotrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    computeType: cudaDataType | int,
    bufferOnDevice: VoidPointer,
    workspaceInBytesOnDevice: SizeT,
    bufferOnHost: VoidPointer,
    workspaceInBytesOnHost: SizeT,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXpotrs(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    uplo: cublasFillMode_t | int,
    n: Int64,
    nrhs: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeB: cudaDataType | int,
    B: VoidPointer,
    ldb: Int64,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgeqrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    m: Int64,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeTau: cudaDataType | int,
    tau: VoidPointer,
    computeType: cudaDataType | int,
    workspaceInBytesOnDevice: ByReference[ctypes.c_size_t],
    workspaceInBytesOnHost: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgeqrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    m: Int64,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeTau: cudaDataType | int,
    tau: VoidPointer,
    computeType: cudaDataType | int,
    bufferOnDevice: VoidPointer,
    workspaceInBytesOnDevice: SizeT,
    bufferOnHost: VoidPointer,
    workspaceInBytesOnHost: SizeT,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgetrf_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    m: Int64,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    computeType: cudaDataType | int,
    workspaceInBytesOnDevice: ByReference[ctypes.c_size_t],
    workspaceInBytesOnHost: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgetrf(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    m: Int64,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    ipiv: ByReference[ctypes.c_int64],
    computeType: cudaDataType | int,
    bufferOnDevice: VoidPointer,
    workspaceInBytesOnDevice: SizeT,
    bufferOnHost: VoidPointer,
    workspaceInBytesOnHost: SizeT,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgetrs(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    trans: cublasOperation_t | int,
    n: Int64,
    nrhs: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    ipiv: ByReference[ctypes.c_int64],
    dataTypeB: cudaDataType | int,
    B: VoidPointer,
    ldb: Int64,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXsyevd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeW: cudaDataType | int,
    W: VoidPointer,
    computeType: cudaDataType | int,
    workspaceInBytesOnDevice: ByReference[ctypes.c_size_t],
    workspaceInBytesOnHost: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXsyevd(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeW: cudaDataType | int,
    W: VoidPointer,
    computeType: cudaDataType | int,
    bufferOnDevice: VoidPointer,
    workspaceInBytesOnDevice: SizeT,
    bufferOnHost: VoidPointer,
    workspaceInBytesOnHost: SizeT,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXsyevBatched_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeW: cudaDataType | int,
    W: VoidPointer,
    computeType: cudaDataType | int,
    workspaceInBytesOnDevice: ByReference[ctypes.c_size_t],
    workspaceInBytesOnHost: ByReference[ctypes.c_size_t],
    batchSize: Int64,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXsyevBatched(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    uplo: cublasFillMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeW: cudaDataType | int,
    W: VoidPointer,
    computeType: cudaDataType | int,
    bufferOnDevice: VoidPointer,
    workspaceInBytesOnDevice: SizeT,
    bufferOnHost: VoidPointer,
    workspaceInBytesOnHost: SizeT,
    info: ByReference[ctypes.c_int],
    batchSize: Int64,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXsyevdx_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    vl: VoidPointer,
    vu: VoidPointer,
    il: Int64,
    iu: Int64,
    h_meig: ByReference[ctypes.c_int64],
    dataTypeW: cudaDataType | int,
    W: VoidPointer,
    computeType: cudaDataType | int,
    workspaceInBytesOnDevice: ByReference[ctypes.c_size_t],
    workspaceInBytesOnHost: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXsyevdx(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    range: cusolverEigRange_t | int,
    uplo: cublasFillMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    vl: VoidPointer,
    vu: VoidPointer,
    il: Int64,
    iu: Int64,
    meig64: ByReference[ctypes.c_int64],
    dataTypeW: cudaDataType | int,
    W: VoidPointer,
    computeType: cudaDataType | int,
    bufferOnDevice: VoidPointer,
    workspaceInBytesOnDevice: SizeT,
    bufferOnHost: VoidPointer,
    workspaceInBytesOnHost: SizeT,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgeev_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobvl: cusolverEigMode_t | int,
    jobvr: cusolverEigMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeW: cudaDataType | int,
    W: VoidPointer,
    dataTypeVL: cudaDataType | int,
    VL: VoidPointer,
    ldvl: Int64,
    dataTypeVR: cudaDataType | int,
    VR: VoidPointer,
    ldvr: Int64,
    computeType: cudaDataType | int,
    workspaceInBytesOnDevice: ByReference[ctypes.c_size_t],
    workspaceInBytesOnHost: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgeev(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobvl: cusolverEigMode_t | int,
    jobvr: cusolverEigMode_t | int,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeW: cudaDataType | int,
    W: VoidPointer,
    dataTypeVL: cudaDataType | int,
    VL: VoidPointer,
    ldvl: Int64,
    dataTypeVR: cudaDataType | int,
    VR: VoidPointer,
    ldvr: Int64,
    computeType: cudaDataType | int,
    bufferOnDevice: VoidPointer,
    workspaceInBytesOnDevice: SizeT,
    bufferOnHost: VoidPointer,
    workspaceInBytesOnHost: SizeT,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgesvd_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobu: ctypes.c_byte | int,
    jobvt: ctypes.c_byte | int,
    m: Int64,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeS: cudaDataType | int,
    S: VoidPointer,
    dataTypeU: cudaDataType | int,
    U: VoidPointer,
    ldu: Int64,
    dataTypeVT: cudaDataType | int,
    VT: VoidPointer,
    ldvt: Int64,
    computeType: cudaDataType | int,
    workspaceInBytesOnDevice: ByReference[ctypes.c_size_t],
    workspaceInBytesOnHost: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgesvd(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobu: ctypes.c_byte | int,
    jobvt: ctypes.c_byte | int,
    m: Int64,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeS: cudaDataType | int,
    S: VoidPointer,
    dataTypeU: cudaDataType | int,
    U: VoidPointer,
    ldu: Int64,
    dataTypeVT: cudaDataType | int,
    VT: VoidPointer,
    ldvt: Int64,
    computeType: cudaDataType | int,
    bufferOnDevice: VoidPointer,
    workspaceInBytesOnDevice: SizeT,
    bufferOnHost: VoidPointer,
    workspaceInBytesOnHost: SizeT,
    info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgesvdp_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    econ: Int,
    m: Int64,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeS: cudaDataType | int,
    S: VoidPointer,
    dataTypeU: cudaDataType | int,
    U: VoidPointer,
    ldu: Int64,
    dataTypeV: cudaDataType | int,
    V: VoidPointer,
    ldv: Int64,
    computeType: cudaDataType | int,
    workspaceInBytesOnDevice: ByReference[ctypes.c_size_t],
    workspaceInBytesOnHost: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgesvdp(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobz: cusolverEigMode_t | int,
    econ: Int,
    m: Int64,
    n: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeS: cudaDataType | int,
    S: VoidPointer,
    dataTypeU: cudaDataType | int,
    U: VoidPointer,
    ldu: Int64,
    dataTypeV: cudaDataType | int,
    V: VoidPointer,
    ldv: Int64,
    computeType: cudaDataType | int,
    bufferOnDevice: VoidPointer,
    workspaceInBytesOnDevice: SizeT,
    bufferOnHost: VoidPointer,
    workspaceInBytesOnHost: SizeT,
    d_info: ByReference[ctypes.c_int],
    h_err_sigma: ByReference[ctypes.c_double],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgesvdr_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobu: ctypes.c_byte | int,
    jobv: ctypes.c_byte | int,
    m: Int64,
    n: Int64,
    k: Int64,
    p: Int64,
    niters: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeSrand: cudaDataType | int,
    Srand: VoidPointer,
    dataTypeUrand: cudaDataType | int,
    Urand: VoidPointer,
    ldUrand: Int64,
    dataTypeVrand: cudaDataType | int,
    Vrand: VoidPointer,
    ldVrand: Int64,
    computeType: cudaDataType | int,
    workspaceInBytesOnDevice: ByReference[ctypes.c_size_t],
    workspaceInBytesOnHost: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXgesvdr(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    jobu: ctypes.c_byte | int,
    jobv: ctypes.c_byte | int,
    m: Int64,
    n: Int64,
    k: Int64,
    p: Int64,
    niters: Int64,
    dataTypeA: cudaDataType | int,
    A: VoidPointer,
    lda: Int64,
    dataTypeSrand: cudaDataType | int,
    Srand: VoidPointer,
    dataTypeUrand: cudaDataType | int,
    Urand: VoidPointer,
    ldUrand: Int64,
    dataTypeVrand: cudaDataType | int,
    Vrand: VoidPointer,
    ldVrand: Int64,
    computeType: cudaDataType | int,
    bufferOnDevice: VoidPointer,
    workspaceInBytesOnDevice: SizeT,
    bufferOnHost: VoidPointer,
    workspaceInBytesOnHost: SizeT,
    d_info: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXlarft_bufferSize(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    direct: cusolverDirectMode_t | int,
    storev: cusolverStorevMode_t | int,
    n: Int64,
    k: Int64,
    dataTypeV: cudaDataType | int,
    V: VoidPointer,
    ldv: Int64,
    dataTypeTau: cudaDataType | int,
    tau: VoidPointer,
    dataTypeT: cudaDataType | int,
    T: VoidPointer,
    ldt: Int64,
    computeType: cudaDataType | int,
    workspaceInBytesOnDevice: ByReference[ctypes.c_size_t],
    workspaceInBytesOnHost: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverDnXlarft(
    handle: cusolverDnHandle_t | Handle | int | None,
    params: cusolverDnParams_t | Handle | int | None,
    direct: cusolverDirectMode_t | int,
    storev: cusolverStorevMode_t | int,
    n: Int64,
    k: Int64,
    dataTypeV: cudaDataType | int,
    V: VoidPointer,
    ldv: Int64,
    dataTypeTau: cudaDataType | int,
    tau: VoidPointer,
    dataTypeT: cudaDataType | int,
    T: VoidPointer,
    ldt: Int64,
    computeType: cudaDataType | int,
    bufferOnDevice: VoidPointer,
    workspaceInBytesOnDevice: SizeT,
    bufferOnHost: VoidPointer,
    workspaceInBytesOnHost: SizeT,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpCreate(handle: ByReference[cusolverSpHandle_t], /) -> cusolverStatus_t: ...
@c_function
def cusolverSpDestroy(handle: cusolverSpHandle_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverSpSetStream(
    handle: cusolverSpHandle_t | Handle | int | None,
    streamId: cudaStream_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpGetStream(
    handle: cusolverSpHandle_t | Handle | int | None,
    streamId: ByReference[cudaStream_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpXcsrissymHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrRowPtrA: ByReference[ctypes.c_int],
    csrEndPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    issym: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpScsrlsvluHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_float],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[ctypes.c_float],
    tol: ctypes.c_float | float,
    reorder: Int,
    x: ByReference[ctypes.c_float],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpDcsrlsvluHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_double],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[ctypes.c_double],
    tol: ctypes.c_double | float,
    reorder: Int,
    x: ByReference[ctypes.c_double],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpCcsrlsvluHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[cuComplex],
    tol: ctypes.c_float | float,
    reorder: Int,
    x: ByReference[cuComplex],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpZcsrlsvluHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuDoubleComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[cuDoubleComplex],
    tol: ctypes.c_double | float,
    reorder: Int,
    x: ByReference[cuDoubleComplex],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpScsrlsvqr(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[ctypes.c_float],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    b: ByReference[ctypes.c_float],
    tol: ctypes.c_float | float,
    reorder: Int,
    x: ByReference[ctypes.c_float],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpDcsrlsvqr(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[ctypes.c_double],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    b: ByReference[ctypes.c_double],
    tol: ctypes.c_double | float,
    reorder: Int,
    x: ByReference[ctypes.c_double],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpCcsrlsvqr(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[cuComplex],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    b: ByReference[cuComplex],
    tol: ctypes.c_float | float,
    reorder: Int,
    x: ByReference[cuComplex],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpZcsrlsvqr(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[cuDoubleComplex],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    b: ByReference[cuDoubleComplex],
    tol: ctypes.c_double | float,
    reorder: Int,
    x: ByReference[cuDoubleComplex],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpScsrlsvqrHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_float],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[ctypes.c_float],
    tol: ctypes.c_float | float,
    reorder: Int,
    x: ByReference[ctypes.c_float],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpDcsrlsvqrHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_double],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[ctypes.c_double],
    tol: ctypes.c_double | float,
    reorder: Int,
    x: ByReference[ctypes.c_double],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpCcsrlsvqrHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[cuComplex],
    tol: ctypes.c_float | float,
    reorder: Int,
    x: ByReference[cuComplex],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpZcsrlsvqrHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuDoubleComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[cuDoubleComplex],
    tol: ctypes.c_double | float,
    reorder: Int,
    x: ByReference[cuDoubleComplex],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpScsrlsvcholHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[ctypes.c_float],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    b: ByReference[ctypes.c_float],
    tol: ctypes.c_float | float,
    reorder: Int,
    x: ByReference[ctypes.c_float],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpDcsrlsvcholHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[ctypes.c_double],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    b: ByReference[ctypes.c_double],
    tol: ctypes.c_double | float,
    reorder: Int,
    x: ByReference[ctypes.c_double],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpCcsrlsvcholHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[cuComplex],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    b: ByReference[cuComplex],
    tol: ctypes.c_float | float,
    reorder: Int,
    x: ByReference[cuComplex],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpZcsrlsvcholHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[cuDoubleComplex],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    b: ByReference[cuDoubleComplex],
    tol: ctypes.c_double | float,
    reorder: Int,
    x: ByReference[cuDoubleComplex],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpScsrlsvchol(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[ctypes.c_float],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    b: ByReference[ctypes.c_float],
    tol: ctypes.c_float | float,
    reorder: Int,
    x: ByReference[ctypes.c_float],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpDcsrlsvchol(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[ctypes.c_double],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    b: ByReference[ctypes.c_double],
    tol: ctypes.c_double | float,
    reorder: Int,
    x: ByReference[ctypes.c_double],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpCcsrlsvchol(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[cuComplex],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    b: ByReference[cuComplex],
    tol: ctypes.c_float | float,
    reorder: Int,
    x: ByReference[cuComplex],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpZcsrlsvchol(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[cuDoubleComplex],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    b: ByReference[cuDoubleComplex],
    tol: ctypes.c_double | float,
    reorder: Int,
    x: ByReference[cuDoubleComplex],
    singularity: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpScsrlsqvqrHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_float],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[ctypes.c_float],
    tol: ctypes.c_float | float,
    rankA: ByReference[ctypes.c_int],
    x: ByReference[ctypes.c_float],
    p: ByReference[ctypes.c_int],
    min_norm: ByReference[ctypes.c_float],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpDcsrlsqvqrHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_double],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[ctypes.c_double],
    tol: ctypes.c_double | float,
    rankA: ByReference[ctypes.c_int],
    x: ByReference[ctypes.c_double],
    p: ByReference[ctypes.c_int],
    min_norm: ByReference[ctypes.c_double],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpCcsrlsqvqrHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[cuComplex],
    tol: ctypes.c_float | float,
    rankA: ByReference[ctypes.c_int],
    x: ByReference[cuComplex],
    p: ByReference[ctypes.c_int],
    min_norm: ByReference[ctypes.c_float],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpZcsrlsqvqrHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuDoubleComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[cuDoubleComplex],
    tol: ctypes.c_double | float,
    rankA: ByReference[ctypes.c_int],
    x: ByReference[cuDoubleComplex],
    p: ByReference[ctypes.c_int],
    min_norm: ByReference[ctypes.c_double],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpScsreigvsiHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_float],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    mu0: ctypes.c_float | float,
    x0: ByReference[ctypes.c_float],
    maxite: Int,
    tol: ctypes.c_float | float,
    mu: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpDcsreigvsiHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_double],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    mu0: ctypes.c_double | float,
    x0: ByReference[ctypes.c_double],
    maxite: Int,
    tol: ctypes.c_double | float,
    mu: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpCcsreigvsiHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    mu0: cuComplex,
    x0: ByReference[cuComplex],
    maxite: Int,
    tol: ctypes.c_float | float,
    mu: ByReference[cuComplex],
    x: ByReference[cuComplex],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpZcsreigvsiHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuDoubleComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    mu0: cuDoubleComplex,
    x0: ByReference[cuDoubleComplex],
    maxite: Int,
    tol: ctypes.c_double | float,
    mu: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpScsreigvsi(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_float],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    mu0: ctypes.c_float | float,
    x0: ByReference[ctypes.c_float],
    maxite: Int,
    eps: ctypes.c_float | float,
    mu: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpDcsreigvsi(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_double],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    mu0: ctypes.c_double | float,
    x0: ByReference[ctypes.c_double],
    maxite: Int,
    eps: ctypes.c_double | float,
    mu: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpCcsreigvsi(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    mu0: cuComplex,
    x0: ByReference[cuComplex],
    maxite: Int,
    eps: ctypes.c_float | float,
    mu: ByReference[cuComplex],
    x: ByReference[cuComplex],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpZcsreigvsi(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuDoubleComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    mu0: cuDoubleComplex,
    x0: ByReference[cuDoubleComplex],
    maxite: Int,
    eps: ctypes.c_double | float,
    mu: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpScsreigsHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_float],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    left_bottom_corner: cuComplex,
    right_upper_corner: cuComplex,
    num_eigs: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpDcsreigsHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_double],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    left_bottom_corner: cuDoubleComplex,
    right_upper_corner: cuDoubleComplex,
    num_eigs: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpCcsreigsHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    left_bottom_corner: cuComplex,
    right_upper_corner: cuComplex,
    num_eigs: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpZcsreigsHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuDoubleComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    left_bottom_corner: cuDoubleComplex,
    right_upper_corner: cuDoubleComplex,
    num_eigs: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpXcsrsymrcmHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    p: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpXcsrsymmdqHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    p: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpXcsrsymamdHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    p: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpXcsrmetisndHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    options: ByReference[ctypes.c_int64],
    p: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpScsrzfdHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_float],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    P: ByReference[ctypes.c_int],
    numnz: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpDcsrzfdHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_double],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    P: ByReference[ctypes.c_int],
    numnz: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpCcsrzfdHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    P: ByReference[ctypes.c_int],
    numnz: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpZcsrzfdHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuDoubleComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    P: ByReference[ctypes.c_int],
    numnz: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpXcsrperm_bufferSizeHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    p: ByReference[ctypes.c_int],
    q: ByReference[ctypes.c_int],
    bufferSizeInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpXcsrpermHost(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    p: ByReference[ctypes.c_int],
    q: ByReference[ctypes.c_int],
    map: ByReference[ctypes.c_int],
    pBuffer: VoidPointer,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpCreateCsrqrInfo(info: ByReference[csrqrInfo_t], /) -> cusolverStatus_t: ...
@c_function
def cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverSpXcsrqrAnalysisBatched(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnzA: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    info: csrqrInfo_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpScsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[ctypes.c_float],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    batchSize: Int,
    info: csrqrInfo_t | Handle | int | None,
    internalDataInBytes: ByReference[ctypes.c_size_t],
    workspaceInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpDcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[ctypes.c_double],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    batchSize: Int,
    info: csrqrInfo_t | Handle | int | None,
    internalDataInBytes: ByReference[ctypes.c_size_t],
    workspaceInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpCcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[cuComplex],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    batchSize: Int,
    info: csrqrInfo_t | Handle | int | None,
    internalDataInBytes: ByReference[ctypes.c_size_t],
    workspaceInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpZcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrVal: ByReference[cuDoubleComplex],
    csrRowPtr: ByReference[ctypes.c_int],
    csrColInd: ByReference[ctypes.c_int],
    batchSize: Int,
    info: csrqrInfo_t | Handle | int | None,
    internalDataInBytes: ByReference[ctypes.c_size_t],
    workspaceInBytes: ByReference[ctypes.c_size_t],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpScsrqrsvBatched(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_float],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[ctypes.c_float],
    x: ByReference[ctypes.c_float],
    batchSize: Int,
    info: csrqrInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpDcsrqrsvBatched(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[ctypes.c_double],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[ctypes.c_double],
    x: ByReference[ctypes.c_double],
    batchSize: Int,
    info: csrqrInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpCcsrqrsvBatched(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[cuComplex],
    x: ByReference[cuComplex],
    batchSize: Int,
    info: csrqrInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverSpZcsrqrsvBatched(
    handle: cusolverSpHandle_t | Handle | int | None,
    m: Int,
    n: Int,
    nnz: Int,
    descrA: cusparseMatDescr_t | Handle | int | None,
    csrValA: ByReference[cuDoubleComplex],
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    b: ByReference[cuDoubleComplex],
    x: ByReference[cuDoubleComplex],
    batchSize: Int,
    info: csrqrInfo_t | Handle | int | None,
    pBuffer: VoidPointer,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfCreate(handle: ByReference[cusolverRfHandle_t], /) -> cusolverStatus_t: ...
@c_function
def cusolverRfDestroy(handle: cusolverRfHandle_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverRfGetMatrixFormat(
    handle: cusolverRfHandle_t | Handle | int | None,
    format: ByReference[ctypes.c_uint],
    diag: ByReference[ctypes.c_uint],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfSetMatrixFormat(
    handle: cusolverRfHandle_t | Handle | int | None,
    format: cusolverRfMatrixFormat_t | int,
    diag: cusolverRfUnitDiagonal_t | int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfSetNumericProperties(
    handle: cusolverRfHandle_t | Handle | int | None,
    zero: ctypes.c_double | float,
    boost: ctypes.c_double | float,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfGetNumericProperties(
    handle: cusolverRfHandle_t | Handle | int | None,
    zero: ByReference[ctypes.c_double],
    boost: ByReference[ctypes.c_double],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfGetNumericBoostReport(
    handle: cusolverRfHandle_t | Handle | int | None,
    report: ByReference[ctypes.c_uint],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfSetAlgs(
    handle: cusolverRfHandle_t | Handle | int | None,
    factAlg: cusolverRfFactorization_t | int,
    solveAlg: cusolverRfTriangularSolve_t | int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfGetAlgs(
    handle: cusolverRfHandle_t | Handle | int | None,
    factAlg: ByReference[ctypes.c_uint],
    solveAlg: ByReference[ctypes.c_uint],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfGetResetValuesFastMode(
    handle: cusolverRfHandle_t | Handle | int | None,
    fastMode: ByReference[ctypes.c_uint],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfSetResetValuesFastMode(
    handle: cusolverRfHandle_t | Handle | int | None,
    fastMode: cusolverRfResetValuesFastMode_t | int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfSetupHost(
    n: Int,
    nnzA: Int,
    h_csrRowPtrA: ByReference[ctypes.c_int],
    h_csrColIndA: ByReference[ctypes.c_int],
    h_csrValA: ByReference[ctypes.c_double],
    nnzL: Int,
    h_csrRowPtrL: ByReference[ctypes.c_int],
    h_csrColIndL: ByReference[ctypes.c_int],
    h_csrValL: ByReference[ctypes.c_double],
    nnzU: Int,
    h_csrRowPtrU: ByReference[ctypes.c_int],
    h_csrColIndU: ByReference[ctypes.c_int],
    h_csrValU: ByReference[ctypes.c_double],
    h_P: ByReference[ctypes.c_int],
    h_Q: ByReference[ctypes.c_int],
    handle: cusolverRfHandle_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfSetupDevice(
    n: Int,
    nnzA: Int,
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    csrValA: ByReference[ctypes.c_double],
    nnzL: Int,
    csrRowPtrL: ByReference[ctypes.c_int],
    csrColIndL: ByReference[ctypes.c_int],
    csrValL: ByReference[ctypes.c_double],
    nnzU: Int,
    csrRowPtrU: ByReference[ctypes.c_int],
    csrColIndU: ByReference[ctypes.c_int],
    csrValU: ByReference[ctypes.c_double],
    P: ByReference[ctypes.c_int],
    Q: ByReference[ctypes.c_int],
    handle: cusolverRfHandle_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfResetValues(
    n: Int,
    nnzA: Int,
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    csrValA: ByReference[ctypes.c_double],
    P: ByReference[ctypes.c_int],
    Q: ByReference[ctypes.c_int],
    handle: cusolverRfHandle_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfAnalyze(handle: cusolverRfHandle_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverRfRefactor(handle: cusolverRfHandle_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverRfAccessBundledFactorsDevice(
    handle: cusolverRfHandle_t | Handle | int | None,
    nnzM: ByReference[ctypes.c_int],
    Mp: ByReference[Pointer[ctypes.c_int]],
    Mi: ByReference[Pointer[ctypes.c_int]],
    Mx: ByReference[Pointer[ctypes.c_double]],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfExtractBundledFactorsHost(
    handle: cusolverRfHandle_t | Handle | int | None,
    h_nnzM: ByReference[ctypes.c_int],
    h_Mp: ByReference[Pointer[ctypes.c_int]],
    h_Mi: ByReference[Pointer[ctypes.c_int]],
    h_Mx: ByReference[Pointer[ctypes.c_double]],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfExtractSplitFactorsHost(
    handle: cusolverRfHandle_t | Handle | int | None,
    h_nnzL: ByReference[ctypes.c_int],
    h_csrRowPtrL: ByReference[Pointer[ctypes.c_int]],
    h_csrColIndL: ByReference[Pointer[ctypes.c_int]],
    h_csrValL: ByReference[Pointer[ctypes.c_double]],
    h_nnzU: ByReference[ctypes.c_int],
    h_csrRowPtrU: ByReference[Pointer[ctypes.c_int]],
    h_csrColIndU: ByReference[Pointer[ctypes.c_int]],
    h_csrValU: ByReference[Pointer[ctypes.c_double]],
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfSolve(
    handle: cusolverRfHandle_t | Handle | int | None,
    P: ByReference[ctypes.c_int],
    Q: ByReference[ctypes.c_int],
    nrhs: Int,
    Temp: ByReference[ctypes.c_double],
    ldt: Int,
    XF: ByReference[ctypes.c_double],
    ldxf: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfBatchSetupHost(
    batchSize: Int,
    n: Int,
    nnzA: Int,
    h_csrRowPtrA: ByReference[ctypes.c_int],
    h_csrColIndA: ByReference[ctypes.c_int],
    h_csrValA_array: ByReference[Pointer[ctypes.c_double]],
    nnzL: Int,
    h_csrRowPtrL: ByReference[ctypes.c_int],
    h_csrColIndL: ByReference[ctypes.c_int],
    h_csrValL: ByReference[ctypes.c_double],
    nnzU: Int,
    h_csrRowPtrU: ByReference[ctypes.c_int],
    h_csrColIndU: ByReference[ctypes.c_int],
    h_csrValU: ByReference[ctypes.c_double],
    h_P: ByReference[ctypes.c_int],
    h_Q: ByReference[ctypes.c_int],
    handle: cusolverRfHandle_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfBatchResetValues(
    batchSize: Int,
    n: Int,
    nnzA: Int,
    csrRowPtrA: ByReference[ctypes.c_int],
    csrColIndA: ByReference[ctypes.c_int],
    csrValA_array: ByReference[Pointer[ctypes.c_double]],
    P: ByReference[ctypes.c_int],
    Q: ByReference[ctypes.c_int],
    handle: cusolverRfHandle_t | Handle | int | None,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfBatchAnalyze(handle: cusolverRfHandle_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverRfBatchRefactor(handle: cusolverRfHandle_t | Handle | int | None, /) -> cusolverStatus_t: ...
@c_function
def cusolverRfBatchSolve(
    handle: cusolverRfHandle_t | Handle | int | None,
    P: ByReference[ctypes.c_int],
    Q: ByReference[ctypes.c_int],
    nrhs: Int,
    Temp: ByReference[ctypes.c_double],
    ldt: Int,
    XF_array: ByReference[Pointer[ctypes.c_double]],
    ldxf: Int,
    /,
) -> cusolverStatus_t: ...
@c_function
def cusolverRfBatchZeroPivot(
    handle: cusolverRfHandle_t | Handle | int | None,
    position: ByReference[ctypes.c_int],
    /,
) -> cusolverStatus_t: ...
