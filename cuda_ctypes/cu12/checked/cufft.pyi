# python -m generator generate cufft 12.9
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from typing_extensions import Self

from ..._floor.faces.typed import (
    Address,
    Callback,
    Enum,
    EnumMember,
    ListMember,
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

CUDA_XT_DESCRIPTOR_VERSION: Final = 16777216
MAX_CUDA_DESCRIPTOR_GPUS: Final = 64
CUFFT_VER_MAJOR: Final = 11
CUFFT_VER_MINOR: Final = 4
CUFFT_VER_PATCH: Final = 1
CUFFT_VER_BUILD: Final = 4
CUFFT_VERSION: Final = 11401
MAX_CUFFT_ERROR: Final = 17
CUFFT_FORWARD: Final = -1
CUFFT_INVERSE: Final = 1
CUFFT_COMPATIBILITY_DEFAULT: Final = 1

class cudaLibXtCopyType(Enum):
    LIB_XT_COPY_HOST_TO_DEVICE: cudaLibXtCopyType
    LIB_XT_COPY_DEVICE_TO_HOST: cudaLibXtCopyType
    LIB_XT_COPY_DEVICE_TO_DEVICE: cudaLibXtCopyType

class libFormat(Enum):
    LIB_FORMAT_CUFFT: libFormat
    LIB_FORMAT_UNDEFINED: libFormat

class cufftResult(Enum):
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
    CUFFT_INCOMPLETE_PARAMETER_LIST: cufftResult
    CUFFT_INVALID_DEVICE: cufftResult
    CUFFT_PARSE_ERROR: cufftResult
    CUFFT_NO_WORKSPACE: cufftResult
    CUFFT_NOT_IMPLEMENTED: cufftResult
    CUFFT_LICENSE_ERROR: cufftResult
    CUFFT_NOT_SUPPORTED: cufftResult

class cufftType(Enum):
    CUFFT_R2C: cufftType
    CUFFT_C2R: cufftType
    CUFFT_C2C: cufftType
    CUFFT_D2Z: cufftType
    CUFFT_Z2D: cufftType
    CUFFT_Z2Z: cufftType

class cufftCompatibility(Enum):
    CUFFT_COMPATIBILITY_FFTW_PADDING: cufftCompatibility

class cufftProperty(Enum):
    NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT: cufftProperty
    NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS: cufftProperty

class cufftXtSubFormat(Enum):
    CUFFT_XT_FORMAT_INPUT: cufftXtSubFormat
    CUFFT_XT_FORMAT_OUTPUT: cufftXtSubFormat
    CUFFT_XT_FORMAT_INPLACE: cufftXtSubFormat
    CUFFT_XT_FORMAT_INPLACE_SHUFFLED: cufftXtSubFormat
    CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED: cufftXtSubFormat
    CUFFT_XT_FORMAT_DISTRIBUTED_INPUT: cufftXtSubFormat
    CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT: cufftXtSubFormat
    CUFFT_FORMAT_UNDEFINED: cufftXtSubFormat

class cufftXtCopyType(Enum):
    CUFFT_COPY_HOST_TO_DEVICE: cufftXtCopyType
    CUFFT_COPY_DEVICE_TO_HOST: cufftXtCopyType
    CUFFT_COPY_DEVICE_TO_DEVICE: cufftXtCopyType
    CUFFT_COPY_UNDEFINED: cufftXtCopyType

class cufftXtQueryType(Enum):
    CUFFT_QUERY_1D_FACTORS: cufftXtQueryType
    CUFFT_QUERY_UNDEFINED: cufftXtQueryType

class cufftXtWorkAreaPolicy(Enum):
    CUFFT_WORKAREA_MINIMAL: cufftXtWorkAreaPolicy
    CUFFT_WORKAREA_USER: cufftXtWorkAreaPolicy
    CUFFT_WORKAREA_PERFORMANCE: cufftXtWorkAreaPolicy

class cufftXtCallbackType(Enum):
    CUFFT_CB_LD_COMPLEX: cufftXtCallbackType
    CUFFT_CB_LD_COMPLEX_DOUBLE: cufftXtCallbackType
    CUFFT_CB_LD_REAL: cufftXtCallbackType
    CUFFT_CB_LD_REAL_DOUBLE: cufftXtCallbackType
    CUFFT_CB_ST_COMPLEX: cufftXtCallbackType
    CUFFT_CB_ST_COMPLEX_DOUBLE: cufftXtCallbackType
    CUFFT_CB_ST_REAL: cufftXtCallbackType
    CUFFT_CB_ST_REAL_DOUBLE: cufftXtCallbackType
    CUFFT_CB_UNDEFINED: cufftXtCallbackType

class cufftCallbackLoadC(Callback):
    def __new__(cls, init_value: Callable[[int, int, int, int], cufftComplex] | int = 0, _ptr: int = 0) -> Self: ...

class cufftCallbackLoadZ(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, int, int, int], cufftDoubleComplex] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class cufftCallbackLoadR(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, int, int, int], cufftReal | int | None] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class cufftCallbackLoadD(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, int, int, int], cufftDoubleReal | int | None] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class cufftCallbackStoreC(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, int, cufftComplex, int, int], object] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class cufftCallbackStoreZ(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, int, cufftDoubleComplex, int, int], object] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class cufftCallbackStoreR(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, int, cufftReal, int, int], object] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class cufftCallbackStoreD(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, int, cufftDoubleReal, int, int], object] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class cufftJITCallbackLoadC(Callback):
    def __new__(cls, init_value: Callable[[int, int, int, int], cufftComplex] | int = 0, _ptr: int = 0) -> Self: ...

class cufftJITCallbackLoadZ(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, int, int, int], cufftDoubleComplex] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class cufftJITCallbackLoadR(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, int, int, int], cufftReal | int | None] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class cufftJITCallbackLoadD(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, int, int, int], cufftDoubleReal | int | None] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class cufftJITCallbackStoreC(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, int, cufftComplex, int, int], object] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class cufftJITCallbackStoreZ(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, int, cufftDoubleComplex, int, int], object] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class cufftJITCallbackStoreR(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, int, cufftReal, int, int], object] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class cufftJITCallbackStoreD(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, int, cufftDoubleReal, int, int], object] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class float2(Record):
    x: float
    y: float
    def __init__(self, _ptr: int = 0, *, x: float = ..., y: float = ...) -> None: ...

class double2(Record):
    x: float
    y: float
    def __init__(self, _ptr: int = 0, *, x: float = ..., y: float = ...) -> None: ...

class cudaXtDesc_t(Record):
    version: int
    nGPUs: int
    GPUs: Member[tuple[int, ...], Iterable[int]]
    data: Member[list[int], Iterable[Address]]
    size: Member[tuple[int, ...], Iterable[int]]
    cudaXtState: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        version: int = ...,
        nGPUs: int = ...,
        GPUs: Iterable[int] = ...,
        data: Iterable[Address] = ...,
        size: Iterable[int] = ...,
        cudaXtState: Address = ...,
    ) -> None: ...

class cudaLibXtDesc_t(Record):
    version: int
    descriptor: ListMember[cudaXtDesc]
    library: EnumMember[libFormat]
    subFormat: int
    libDescriptor: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        version: int = ...,
        descriptor: Sequence[cudaXtDesc] | None = ...,
        library: libFormat | int = ...,
        subFormat: int = ...,
        libDescriptor: Address = ...,
    ) -> None: ...

class cufftXt1dFactors_t(Record):
    size: int
    stringCount: int
    stringLength: int
    substringLength: int
    factor1: int
    factor2: int
    stringMask: int
    substringMask: int
    factor1Mask: int
    factor2Mask: int
    stringShift: int
    substringShift: int
    factor1Shift: int
    factor2Shift: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        size: int = ...,
        stringCount: int = ...,
        stringLength: int = ...,
        substringLength: int = ...,
        factor1: int = ...,
        factor2: int = ...,
        stringMask: int = ...,
        substringMask: int = ...,
        factor1Mask: int = ...,
        factor2Mask: int = ...,
        stringShift: int = ...,
        substringShift: int = ...,
        factor1Shift: int = ...,
        factor2Shift: int = ...,
    ) -> None: ...

class cudaXtDesc(cudaXtDesc_t): ...
class cudaLibXtDesc(cudaLibXtDesc_t): ...
class cuFloatComplex(float2): ...
class cuDoubleComplex(double2): ...
class cuComplex(cuFloatComplex): ...
class cufftReal(Number): ...
class cufftDoubleReal(Number): ...
class cufftComplex(cuComplex): ...
class cufftDoubleComplex(cuDoubleComplex): ...
class cufftHandle(Number): ...
class cufftXt1dFactors(cufftXt1dFactors_t): ...
class CufftInvalidPlan(CudaError): ...
class CufftAllocFailed(CudaError): ...
class CufftInvalidType(CudaError): ...
class CufftInvalidValue(CudaError): ...
class CufftInternalError(CudaError): ...
class CufftExecFailed(CudaError): ...
class CufftSetupFailed(CudaError): ...
class CufftInvalidSize(CudaError): ...
class CufftUnalignedData(CudaError): ...
class CufftIncompleteParameterList(CudaError): ...
class CufftInvalidDevice(CudaError): ...
class CufftParseError(CudaError): ...
class CufftNoWorkspace(CudaError): ...
class CufftNotImplemented(CudaError): ...
class CufftLicenseError(CudaError): ...
class CufftNotSupported(CudaError): ...

def cufftPlan1d(nx: int, type: cufftType | int, batch: int) -> cufftHandle: ...
def cufftPlan2d(nx: int, ny: int, type: cufftType | int) -> cufftHandle: ...
def cufftPlan3d(nx: int, ny: int, nz: int, type: cufftType | int) -> cufftHandle: ...
def cufftPlanMany(
    rank: int,
    n: Sequence[int] | None,
    inembed: Sequence[int] | None,
    istride: int,
    idist: int,
    onembed: Sequence[int] | None,
    ostride: int,
    odist: int,
    type: cufftType | int,
    batch: int,
) -> cufftHandle: ...
def cufftMakePlan1d(plan: cufftHandle | int | None, nx: int, type: cufftType | int, batch: int) -> int: ...
def cufftMakePlan2d(plan: cufftHandle | int | None, nx: int, ny: int, type: cufftType | int) -> int: ...
def cufftMakePlan3d(plan: cufftHandle | int | None, nx: int, ny: int, nz: int, type: cufftType | int) -> int: ...
def cufftMakePlanMany(
    plan: cufftHandle | int | None,
    rank: int,
    n: Sequence[int] | None,
    inembed: Sequence[int] | None,
    istride: int,
    idist: int,
    onembed: Sequence[int] | None,
    ostride: int,
    odist: int,
    type: cufftType | int,
    batch: int,
) -> int: ...
def cufftMakePlanMany64(
    plan: cufftHandle | int | None,
    rank: int,
    n: Sequence[int] | None,
    inembed: Sequence[int] | None,
    istride: int,
    idist: int,
    onembed: Sequence[int] | None,
    ostride: int,
    odist: int,
    type: cufftType | int,
    batch: int,
) -> int: ...
def cufftGetSizeMany64(
    plan: cufftHandle | int | None,
    rank: int,
    n: Sequence[int] | None,
    inembed: Sequence[int] | None,
    istride: int,
    idist: int,
    onembed: Sequence[int] | None,
    ostride: int,
    odist: int,
    type: cufftType | int,
    batch: int,
) -> int: ...
def cufftEstimate1d(nx: int, type: cufftType | int, batch: int) -> int: ...
def cufftEstimate2d(nx: int, ny: int, type: cufftType | int) -> int: ...
def cufftEstimate3d(nx: int, ny: int, nz: int, type: cufftType | int) -> int: ...
def cufftEstimateMany(
    rank: int,
    n: Sequence[int] | None,
    inembed: Sequence[int] | None,
    istride: int,
    idist: int,
    onembed: Sequence[int] | None,
    ostride: int,
    odist: int,
    type: cufftType | int,
    batch: int,
) -> int: ...
def cufftCreate() -> cufftHandle: ...
def cufftGetSize1d(handle: cufftHandle | int | None, nx: int, type: cufftType | int, batch: int) -> int: ...
def cufftGetSize2d(handle: cufftHandle | int | None, nx: int, ny: int, type: cufftType | int) -> int: ...
def cufftGetSize3d(handle: cufftHandle | int | None, nx: int, ny: int, nz: int, type: cufftType | int) -> int: ...
def cufftGetSizeMany(
    handle: cufftHandle | int | None,
    rank: int,
    n: Sequence[int] | None,
    inembed: Sequence[int] | None,
    istride: int,
    idist: int,
    onembed: Sequence[int] | None,
    ostride: int,
    odist: int,
    type: cufftType | int,
    batch: int,
) -> int: ...
def cufftGetSize(handle: cufftHandle | int | None) -> int: ...
def cufftSetWorkArea(plan: cufftHandle | int | None, workArea: WritableAddress) -> None: ...
def cufftSetAutoAllocation(plan: cufftHandle | int | None, autoAllocate: int) -> None: ...
def cufftExecC2C(
    plan: cufftHandle | int | None,
    idata: WritableAddress,
    odata: WritableAddress,
    direction: int,
) -> None: ...
def cufftExecR2C(plan: cufftHandle | int | None, idata: WritableAddress, odata: WritableAddress) -> None: ...
def cufftExecC2R(plan: cufftHandle | int | None, idata: WritableAddress, odata: WritableAddress) -> None: ...
def cufftExecZ2Z(
    plan: cufftHandle | int | None,
    idata: WritableAddress,
    odata: WritableAddress,
    direction: int,
) -> None: ...
def cufftExecD2Z(plan: cufftHandle | int | None, idata: WritableAddress, odata: WritableAddress) -> None: ...
def cufftExecZ2D(plan: cufftHandle | int | None, idata: WritableAddress, odata: WritableAddress) -> None: ...
def cufftSetStream(plan: cufftHandle | int | None, stream: cudaStream_t | SupportsStream | int | None) -> None: ...
def cufftDestroy(plan: cufftHandle | int | None) -> None: ...
def cufftGetVersion() -> int: ...
def cufftGetProperty(type: libraryPropertyType | int) -> int: ...
def cufftSetPlanPropertyInt64(
    plan: cufftHandle | int | None,
    property: cufftProperty | int,
    inputValueInt: int,
) -> None: ...
def cufftGetPlanPropertyInt64(plan: cufftHandle | int | None, property: cufftProperty | int) -> int: ...
def cufftResetPlanProperty(plan: cufftHandle | int | None, property: cufftProperty | int) -> None: ...
def cufftXtMalloc(plan: cufftHandle | int | None, format: cufftXtSubFormat | int) -> int: ...
def cufftXtMemcpy(
    plan: cufftHandle | int | None,
    dstPointer: WritableAddress,
    srcPointer: Address,
    type: cufftXtCopyType | int,
) -> None: ...
def cufftXtFree(descriptor: Address) -> None: ...
def cufftXtSetWorkArea(plan: cufftHandle | int | None, workArea: Sequence[Address] | None) -> None: ...
def cufftXtExecDescriptorC2C(
    plan: cufftHandle | int | None,
    input: WritableAddress,
    output: WritableAddress,
    direction: int,
) -> None: ...
def cufftXtExecDescriptorR2C(
    plan: cufftHandle | int | None,
    input: WritableAddress,
    output: WritableAddress,
) -> None: ...
def cufftXtExecDescriptorC2R(
    plan: cufftHandle | int | None,
    input: WritableAddress,
    output: WritableAddress,
) -> None: ...
def cufftXtExecDescriptorZ2Z(
    plan: cufftHandle | int | None,
    input: WritableAddress,
    output: WritableAddress,
    direction: int,
) -> None: ...
def cufftXtExecDescriptorD2Z(
    plan: cufftHandle | int | None,
    input: WritableAddress,
    output: WritableAddress,
) -> None: ...
def cufftXtExecDescriptorZ2D(
    plan: cufftHandle | int | None,
    input: WritableAddress,
    output: WritableAddress,
) -> None: ...
def cufftXtQueryPlan(
    plan: cufftHandle | int | None,
    queryStruct: WritableAddress,
    queryType: cufftXtQueryType | int,
) -> None: ...
def cufftXtSetCallback(
    plan: cufftHandle | int | None,
    callback_routine: Sequence[Address] | None,
    cbType: cufftXtCallbackType | int,
    caller_info: Sequence[Address] | None,
) -> None: ...
def cufftXtClearCallback(plan: cufftHandle | int | None, cbType: cufftXtCallbackType | int) -> None: ...
def cufftXtSetCallbackSharedSize(
    plan: cufftHandle | int | None,
    cbType: cufftXtCallbackType | int,
    sharedSize: int,
) -> None: ...
def __cufftXtSetJITCallback_12_7(
    plan: cufftHandle | int | None,
    lto_callback_symbol_name: Text,
    lto_callback_fatbin: Address,
    lto_callback_fatbin_size: int,
    type: cufftXtCallbackType | int,
    caller_info: Sequence[Address] | None,
) -> None: ...
def cufftXtMakePlanMany(
    plan: cufftHandle | int | None,
    rank: int,
    n: Sequence[int] | None,
    inembed: Sequence[int] | None,
    istride: int,
    idist: int,
    inputtype: cudaDataType | int,
    onembed: Sequence[int] | None,
    ostride: int,
    odist: int,
    outputtype: cudaDataType | int,
    batch: int,
    executiontype: cudaDataType | int,
) -> int: ...
def cufftXtGetSizeMany(
    plan: cufftHandle | int | None,
    rank: int,
    n: Sequence[int] | None,
    inembed: Sequence[int] | None,
    istride: int,
    idist: int,
    inputtype: cudaDataType | int,
    onembed: Sequence[int] | None,
    ostride: int,
    odist: int,
    outputtype: cudaDataType | int,
    batch: int,
    executiontype: cudaDataType | int,
) -> int: ...
def cufftXtExec(
    plan: cufftHandle | int | None,
    input: WritableAddress,
    output: WritableAddress,
    direction: int,
) -> None: ...
def cufftXtExecDescriptor(
    plan: cufftHandle | int | None,
    input: WritableAddress,
    output: WritableAddress,
    direction: int,
) -> None: ...
def cufftXtSetWorkAreaPolicy(
    plan: cufftHandle | int | None,
    policy: cufftXtWorkAreaPolicy | int,
    workSize: Sequence[int] | None,
) -> None: ...
def sizeof(objType: type) -> int: ...
