# python -m generator generate cufft 13.5
import ctypes

from ..._floor.faces.typed import (
    AddressField,
    ArrayField,
    ByReference,
    CharPointer,
    Field,
    Handle,
    Int,
    LongLong,
    Pointer,
    PointerField,
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
from ..checked.cufft import (
    cudaLibXtCopyType as cudaLibXtCopyType,
    libFormat as libFormat,
    cufftResult as cufftResult,
    cufftType as cufftType,
    cufftCompatibility as cufftCompatibility,
    cufftProperty as cufftProperty,
    cufftXtSubFormat as cufftXtSubFormat,
    cufftXtCopyType as cufftXtCopyType,
    cufftXtQueryType as cufftXtQueryType,
    cufftXtWorkAreaPolicy as cufftXtWorkAreaPolicy,
    cufftXtCallbackType as cufftXtCallbackType,
    CUDA_XT_DESCRIPTOR_VERSION as CUDA_XT_DESCRIPTOR_VERSION,
    MAX_CUDA_DESCRIPTOR_GPUS as MAX_CUDA_DESCRIPTOR_GPUS,
    CUFFT_VER_MAJOR as CUFFT_VER_MAJOR,
    CUFFT_VER_MINOR as CUFFT_VER_MINOR,
    CUFFT_VER_PATCH as CUFFT_VER_PATCH,
    CUFFT_VER_BUILD as CUFFT_VER_BUILD,
    CUFFT_VERSION as CUFFT_VERSION,
    MAX_CUFFT_ERROR as MAX_CUFFT_ERROR,
    CUFFT_FORWARD as CUFFT_FORWARD,
    CUFFT_INVERSE as CUFFT_INVERSE,
    CUFFT_COMPATIBILITY_DEFAULT as CUFFT_COMPATIBILITY_DEFAULT,
    CUFFT_PLAN_NULL as CUFFT_PLAN_NULL,
)

LIB_XT_COPY_HOST_TO_DEVICE: cudaLibXtCopyType
LIB_XT_COPY_DEVICE_TO_HOST: cudaLibXtCopyType
LIB_XT_COPY_DEVICE_TO_DEVICE: cudaLibXtCopyType
LIB_FORMAT_CUFFT: libFormat
LIB_FORMAT_UNDEFINED: libFormat
CUFFT_SUCCESS: cufftResult
CUFFT_INVALID_PLAN: cufftResult
CUFFT_ALLOC_FAILED: cufftResult
CUFFT_INVALID_TYPE: cufftResult
CUFFT_INVALID_VALUE: cufftResult
CUFFT_INTERNAL_ERROR: cufftResult
CUFFT_EXEC_FAILED: cufftResult
CUFFT_SETUP_FAILED: cufftResult
CUFFT_INVALID_SIZE: cufftResult
CUFFT_UNALIGNED_DATA: cufftResult
CUFFT_INVALID_DEVICE: cufftResult
CUFFT_NO_WORKSPACE: cufftResult
CUFFT_NOT_IMPLEMENTED: cufftResult
CUFFT_NOT_SUPPORTED: cufftResult
CUFFT_MISSING_DEPENDENCY: cufftResult
CUFFT_NVRTC_FAILURE: cufftResult
CUFFT_NVJITLINK_FAILURE: cufftResult
CUFFT_NVSHMEM_FAILURE: cufftResult
CUFFT_R2C: cufftType
CUFFT_C2R: cufftType
CUFFT_C2C: cufftType
CUFFT_D2Z: cufftType
CUFFT_Z2D: cufftType
CUFFT_Z2Z: cufftType
CUFFT_COMPATIBILITY_FFTW_PADDING: cufftCompatibility
NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT: cufftProperty
NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS: cufftProperty
NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY: cufftProperty
NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA: cufftProperty
CUFFT_XT_FORMAT_INPUT: cufftXtSubFormat
CUFFT_XT_FORMAT_OUTPUT: cufftXtSubFormat
CUFFT_XT_FORMAT_INPLACE: cufftXtSubFormat
CUFFT_XT_FORMAT_INPLACE_SHUFFLED: cufftXtSubFormat
CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED: cufftXtSubFormat
CUFFT_XT_FORMAT_DISTRIBUTED_INPUT: cufftXtSubFormat
CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT: cufftXtSubFormat
CUFFT_FORMAT_UNDEFINED: cufftXtSubFormat
CUFFT_COPY_HOST_TO_DEVICE: cufftXtCopyType
CUFFT_COPY_DEVICE_TO_HOST: cufftXtCopyType
CUFFT_COPY_DEVICE_TO_DEVICE: cufftXtCopyType
CUFFT_COPY_UNDEFINED: cufftXtCopyType
CUFFT_QUERY_1D_FACTORS: cufftXtQueryType
CUFFT_QUERY_UNDEFINED: cufftXtQueryType
CUFFT_WORKAREA_MINIMAL: cufftXtWorkAreaPolicy
CUFFT_WORKAREA_USER: cufftXtWorkAreaPolicy
CUFFT_WORKAREA_PERFORMANCE: cufftXtWorkAreaPolicy
CUFFT_CB_LD_COMPLEX: cufftXtCallbackType
CUFFT_CB_LD_COMPLEX_DOUBLE: cufftXtCallbackType
CUFFT_CB_LD_REAL: cufftXtCallbackType
CUFFT_CB_LD_REAL_DOUBLE: cufftXtCallbackType
CUFFT_CB_ST_COMPLEX: cufftXtCallbackType
CUFFT_CB_ST_COMPLEX_DOUBLE: cufftXtCallbackType
CUFFT_CB_ST_REAL: cufftXtCallbackType
CUFFT_CB_ST_REAL_DOUBLE: cufftXtCallbackType
CUFFT_CB_UNDEFINED: cufftXtCallbackType

class float2(RawRecord):
    x: Field[float]
    y: Field[float]

class double2(RawRecord):
    x: Field[float]
    y: Field[float]

class cudaXtDesc_t(RawRecord):
    version: Field[int]
    nGPUs: Field[int]
    GPUs: ArrayField[ctypes.c_int]
    data: ArrayField[ctypes.c_void_p]
    size: ArrayField[ctypes.c_size_t]
    cudaXtState: AddressField

class cudaLibXtDesc_t(RawRecord):
    version: Field[int]
    descriptor: PointerField[cudaXtDesc]
    library: Field[int]
    subFormat: Field[int]
    libDescriptor: AddressField

class cufftXt1dFactors_t(RawRecord):
    size: Field[int]
    stringCount: Field[int]
    stringLength: Field[int]
    substringLength: Field[int]
    factor1: Field[int]
    factor2: Field[int]
    stringMask: Field[int]
    substringMask: Field[int]
    factor1Mask: Field[int]
    factor2Mask: Field[int]
    stringShift: Field[int]
    substringShift: Field[int]
    factor1Shift: Field[int]
    factor2Shift: Field[int]

class cufftReal(RawScalar, ctypes.c_float): ...
class cufftDoubleReal(RawScalar, ctypes.c_double): ...
class cufftHandle(RawScalar, ctypes.c_int): ...
class cufftCallbackLoadC(ctypes._CFunctionType): ...
class cufftCallbackLoadZ(ctypes._CFunctionType): ...
class cufftCallbackLoadR(ctypes._CFunctionType): ...
class cufftCallbackLoadD(ctypes._CFunctionType): ...
class cufftCallbackStoreC(ctypes._CFunctionType): ...
class cufftCallbackStoreZ(ctypes._CFunctionType): ...
class cufftCallbackStoreR(ctypes._CFunctionType): ...
class cufftCallbackStoreD(ctypes._CFunctionType): ...
class cufftJITCallbackLoadC(ctypes._CFunctionType): ...
class cufftJITCallbackLoadZ(ctypes._CFunctionType): ...
class cufftJITCallbackLoadR(ctypes._CFunctionType): ...
class cufftJITCallbackLoadD(ctypes._CFunctionType): ...
class cufftJITCallbackStoreC(ctypes._CFunctionType): ...
class cufftJITCallbackStoreZ(ctypes._CFunctionType): ...
class cufftJITCallbackStoreR(ctypes._CFunctionType): ...
class cufftJITCallbackStoreD(ctypes._CFunctionType): ...

@c_function
def cufftPlan1d(plan: ByReference[cufftHandle], nx: Int, type: cufftType | int, batch: Int, /) -> cufftResult: ...
@c_function
def cufftPlan2d(plan: ByReference[cufftHandle], nx: Int, ny: Int, type: cufftType | int, /) -> cufftResult: ...
@c_function
def cufftPlan3d(plan: ByReference[cufftHandle], nx: Int, ny: Int, nz: Int, type: cufftType | int, /) -> cufftResult: ...
@c_function
def cufftPlanMany(
    plan: ByReference[cufftHandle],
    rank: Int,
    n: ByReference[ctypes.c_int],
    inembed: ByReference[ctypes.c_int],
    istride: Int,
    idist: Int,
    onembed: ByReference[ctypes.c_int],
    ostride: Int,
    odist: Int,
    type: cufftType | int,
    batch: Int,
    /,
) -> cufftResult: ...
@c_function
def cufftMakePlan1d(
    plan: cufftHandle | Handle | int,
    nx: Int,
    type: cufftType | int,
    batch: Int,
    workSize: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftMakePlan2d(
    plan: cufftHandle | Handle | int,
    nx: Int,
    ny: Int,
    type: cufftType | int,
    workSize: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftMakePlan3d(
    plan: cufftHandle | Handle | int,
    nx: Int,
    ny: Int,
    nz: Int,
    type: cufftType | int,
    workSize: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftMakePlanMany(
    plan: cufftHandle | Handle | int,
    rank: Int,
    n: ByReference[ctypes.c_int],
    inembed: ByReference[ctypes.c_int],
    istride: Int,
    idist: Int,
    onembed: ByReference[ctypes.c_int],
    ostride: Int,
    odist: Int,
    type: cufftType | int,
    batch: Int,
    workSize: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftMakePlanMany64(
    plan: cufftHandle | Handle | int,
    rank: Int,
    n: ByReference[ctypes.c_longlong],
    inembed: ByReference[ctypes.c_longlong],
    istride: LongLong,
    idist: LongLong,
    onembed: ByReference[ctypes.c_longlong],
    ostride: LongLong,
    odist: LongLong,
    type: cufftType | int,
    batch: LongLong,
    workSize: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftGetSizeMany64(
    plan: cufftHandle | Handle | int,
    rank: Int,
    n: ByReference[ctypes.c_longlong],
    inembed: ByReference[ctypes.c_longlong],
    istride: LongLong,
    idist: LongLong,
    onembed: ByReference[ctypes.c_longlong],
    ostride: LongLong,
    odist: LongLong,
    type: cufftType | int,
    batch: LongLong,
    workSize: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftEstimate1d(
    nx: Int,
    type: cufftType | int,
    batch: Int,
    workSize: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftEstimate2d(
    nx: Int,
    ny: Int,
    type: cufftType | int,
    workSize: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftEstimate3d(
    nx: Int,
    ny: Int,
    nz: Int,
    type: cufftType | int,
    workSize: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftEstimateMany(
    rank: Int,
    n: ByReference[ctypes.c_int],
    inembed: ByReference[ctypes.c_int],
    istride: Int,
    idist: Int,
    onembed: ByReference[ctypes.c_int],
    ostride: Int,
    odist: Int,
    type: cufftType | int,
    batch: Int,
    workSize: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftCreate(handle: ByReference[cufftHandle], /) -> cufftResult: ...
@c_function
def cufftGetSize1d(
    handle: cufftHandle | Handle | int,
    nx: Int,
    type: cufftType | int,
    batch: Int,
    workSize: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftGetSize2d(
    handle: cufftHandle | Handle | int,
    nx: Int,
    ny: Int,
    type: cufftType | int,
    workSize: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftGetSize3d(
    handle: cufftHandle | Handle | int,
    nx: Int,
    ny: Int,
    nz: Int,
    type: cufftType | int,
    workSize: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftGetSizeMany(
    handle: cufftHandle | Handle | int,
    rank: Int,
    n: ByReference[ctypes.c_int],
    inembed: ByReference[ctypes.c_int],
    istride: Int,
    idist: Int,
    onembed: ByReference[ctypes.c_int],
    ostride: Int,
    odist: Int,
    type: cufftType | int,
    batch: Int,
    workArea: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftGetSize(handle: cufftHandle | Handle | int, workSize: ByReference[ctypes.c_size_t], /) -> cufftResult: ...
@c_function
def cufftSetWorkArea(plan: cufftHandle | Handle | int, workArea: VoidPointer, /) -> cufftResult: ...
@c_function
def cufftSetAutoAllocation(plan: cufftHandle | Handle | int, autoAllocate: Int, /) -> cufftResult: ...
@c_function
def cufftExecC2C(
    plan: cufftHandle | Handle | int,
    idata: ByReference[cufftComplex],
    odata: ByReference[cufftComplex],
    direction: Int,
    /,
) -> cufftResult: ...
@c_function
def cufftExecR2C(
    plan: cufftHandle | Handle | int,
    idata: ByReference[cufftReal],
    odata: ByReference[cufftComplex],
    /,
) -> cufftResult: ...
@c_function
def cufftExecC2R(
    plan: cufftHandle | Handle | int,
    idata: ByReference[cufftComplex],
    odata: ByReference[cufftReal],
    /,
) -> cufftResult: ...
@c_function
def cufftExecZ2Z(
    plan: cufftHandle | Handle | int,
    idata: ByReference[cufftDoubleComplex],
    odata: ByReference[cufftDoubleComplex],
    direction: Int,
    /,
) -> cufftResult: ...
@c_function
def cufftExecD2Z(
    plan: cufftHandle | Handle | int,
    idata: ByReference[cufftDoubleReal],
    odata: ByReference[cufftDoubleComplex],
    /,
) -> cufftResult: ...
@c_function
def cufftExecZ2D(
    plan: cufftHandle | Handle | int,
    idata: ByReference[cufftDoubleComplex],
    odata: ByReference[cufftDoubleReal],
    /,
) -> cufftResult: ...
@c_function
def cufftSetStream(plan: cufftHandle | Handle | int, stream: cudaStream_t | Handle | int | None, /) -> cufftResult: ...
@c_function
def cufftDestroy(plan: cufftHandle | Handle | int, /) -> cufftResult: ...
@c_function
def cufftGetVersion(version: ByReference[ctypes.c_int], /) -> cufftResult: ...
@c_function
def cufftGetProperty(type: libraryPropertyType | int, value: ByReference[ctypes.c_int], /) -> cufftResult: ...
@c_function
def cufftSetPlanPropertyInt64(
    plan: cufftHandle | Handle | int,
    property: cufftProperty | int,
    inputValueInt: LongLong,
    /,
) -> cufftResult: ...
@c_function
def cufftGetPlanPropertyInt64(
    plan: cufftHandle | Handle | int,
    property: cufftProperty | int,
    returnPtrValue: ByReference[ctypes.c_longlong],
    /,
) -> cufftResult: ...
@c_function
def cufftResetPlanProperty(plan: cufftHandle | Handle | int, property: cufftProperty | int, /) -> cufftResult: ...
@c_function
def cufftXtMalloc(
    plan: cufftHandle | Handle | int,
    descriptor: ByReference[Pointer[cudaLibXtDesc]],
    format: cufftXtSubFormat | int,
    /,
) -> cufftResult: ...
@c_function
def cufftXtMemcpy(
    plan: cufftHandle | Handle | int,
    dstPointer: VoidPointer,
    srcPointer: VoidPointer,
    type: cufftXtCopyType | int,
    /,
) -> cufftResult: ...
@c_function
def cufftXtFree(descriptor: ByReference[cudaLibXtDesc], /) -> cufftResult: ...
@c_function
def cufftXtSetWorkArea(plan: cufftHandle | Handle | int, workArea: ByReference[ctypes.c_void_p], /) -> cufftResult: ...
@c_function
def cufftXtExecDescriptorC2C(
    plan: cufftHandle | Handle | int,
    input: ByReference[cudaLibXtDesc],
    output: ByReference[cudaLibXtDesc],
    direction: Int,
    /,
) -> cufftResult: ...
@c_function
def cufftXtExecDescriptorR2C(
    plan: cufftHandle | Handle | int,
    input: ByReference[cudaLibXtDesc],
    output: ByReference[cudaLibXtDesc],
    /,
) -> cufftResult: ...
@c_function
def cufftXtExecDescriptorC2R(
    plan: cufftHandle | Handle | int,
    input: ByReference[cudaLibXtDesc],
    output: ByReference[cudaLibXtDesc],
    /,
) -> cufftResult: ...
@c_function
def cufftXtExecDescriptorZ2Z(
    plan: cufftHandle | Handle | int,
    input: ByReference[cudaLibXtDesc],
    output: ByReference[cudaLibXtDesc],
    direction: Int,
    /,
) -> cufftResult: ...
@c_function
def cufftXtExecDescriptorD2Z(
    plan: cufftHandle | Handle | int,
    input: ByReference[cudaLibXtDesc],
    output: ByReference[cudaLibXtDesc],
    /,
) -> cufftResult: ...
@c_function
def cufftXtExecDescriptorZ2D(
    plan: cufftHandle | Handle | int,
    input: ByReference[cudaLibXtDesc],
    output: ByReference[cudaLibXtDesc],
    /,
) -> cufftResult: ...
@c_function
def cufftXtQueryPlan(
    plan: cufftHandle | Handle | int,
    queryStruct: VoidPointer,
    queryType: cufftXtQueryType | int,
    /,
) -> cufftResult: ...
@c_function
def cufftXtSetCallback(
    plan: cufftHandle | Handle | int,
    callback_routine: ByReference[ctypes.c_void_p],
    cbType: cufftXtCallbackType | int,
    caller_info: ByReference[ctypes.c_void_p],
    /,
) -> cufftResult: ...
@c_function
def cufftXtClearCallback(plan: cufftHandle | Handle | int, cbType: cufftXtCallbackType | int, /) -> cufftResult: ...
@c_function
def cufftXtSetCallbackSharedSize(
    plan: cufftHandle | Handle | int,
    cbType: cufftXtCallbackType | int,
    sharedSize: SizeT,
    /,
) -> cufftResult: ...
@c_function
def cufftXtSetJITCallback(
    plan: cufftHandle | Handle | int,
    lto_callback_symbol_name: CharPointer,
    lto_callback_fatbin: VoidPointer,
    lto_callback_fatbin_size: SizeT,
    type: cufftXtCallbackType | int,
    caller_info: ByReference[ctypes.c_void_p],
    /,
) -> cufftResult: ...
@c_function
def cufftXtMakePlanMany(
    plan: cufftHandle | Handle | int,
    rank: Int,
    n: ByReference[ctypes.c_longlong],
    inembed: ByReference[ctypes.c_longlong],
    istride: LongLong,
    idist: LongLong,
    inputtype: cudaDataType | int,
    onembed: ByReference[ctypes.c_longlong],
    ostride: LongLong,
    odist: LongLong,
    outputtype: cudaDataType | int,
    batch: LongLong,
    workSize: ByReference[ctypes.c_size_t],
    executiontype: cudaDataType | int,
    /,
) -> cufftResult: ...
@c_function
def cufftXtGetSizeMany(
    plan: cufftHandle | Handle | int,
    rank: Int,
    n: ByReference[ctypes.c_longlong],
    inembed: ByReference[ctypes.c_longlong],
    istride: LongLong,
    idist: LongLong,
    inputtype: cudaDataType | int,
    onembed: ByReference[ctypes.c_longlong],
    ostride: LongLong,
    odist: LongLong,
    outputtype: cudaDataType | int,
    batch: LongLong,
    workSize: ByReference[ctypes.c_size_t],
    executiontype: cudaDataType | int,
    /,
) -> cufftResult: ...
@c_function
def cufftXtExec(
    plan: cufftHandle | Handle | int,
    input: VoidPointer,
    output: VoidPointer,
    direction: Int,
    /,
) -> cufftResult: ...
@c_function
def cufftXtExecDescriptor(
    plan: cufftHandle | Handle | int,
    input: ByReference[cudaLibXtDesc],
    output: ByReference[cudaLibXtDesc],
    direction: Int,
    /,
) -> cufftResult: ...
@c_function
def cufftXtSetWorkAreaPolicy(
    plan: cufftHandle | Handle | int,
    policy: cufftXtWorkAreaPolicy | int,
    workSize: ByReference[ctypes.c_size_t],
    /,
) -> cufftResult: ...
@c_function
def cufftXtSetGPUs(
    handle: cufftHandle | Handle | int,
    nGPUs: Int,
    whichGPUs: ByReference[ctypes.c_int],
    /,
) -> cufftResult: ...

cudaXtDesc = cudaXtDesc_t
cudaLibXtDesc = cudaLibXtDesc_t
cuFloatComplex = float2
cuDoubleComplex = double2
cuComplex = cuFloatComplex
cufftComplex = cuComplex
cufftDoubleComplex = cuDoubleComplex
cufftXt1dFactors = cufftXt1dFactors_t
