# python -m generator generate cudla 13.5
from collections.abc import Iterable, Sequence
from typing import Final

from ..._floor.faces.typed import Address, Enum, EnumMember, Handle, HandleMember, ListMember, Member, Record, Str, Text
from ...errors import CudaError as CudaError

CUDLA_VER_MAJOR: Final = 1
CUDLA_VER_MINOR: Final = 5
CUDLA_VER_PATCH: Final = 0
CUDLA_DATA_FORMAT_UNKNOWN: Final = 0
CUDLA_DATA_FORMAT_NCHW: Final = 1
CUDLA_DATA_FORMAT_NHWC: Final = 2
CUDLA_DATA_FORMAT_NCxHWx: Final = 3
CUDLA_DATA_TYPE_UNKNOWN: Final = 0
CUDLA_DATA_TYPE_FLOAT: Final = 1
CUDLA_DATA_TYPE_HALF: Final = 2
CUDLA_DATA_TYPE_INT16: Final = 3
CUDLA_DATA_TYPE_INT8: Final = 4
CUDLA_DATA_TYPE_UINT8: Final = 5
CUDLA_DATA_TYPE_UINT16: Final = 6
CUDLA_DATA_CATEGORY_IMAGE: Final = 0
CUDLA_DATA_CATEGORY_WEIGHT: Final = 1
CUDLA_DATA_CATEGORY_FEATURE: Final = 2
CUDLA_DATA_CATEGORY_PLANAR: Final = 3
CUDLA_DATA_CATEGORY_BIAS: Final = 4
CUDLA_PIXEL_FORMAT_R8: Final = 0
CUDLA_PIXEL_FORMAT_R10: Final = 1
CUDLA_PIXEL_FORMAT_R12: Final = 2
CUDLA_PIXEL_FORMAT_R16: Final = 3
CUDLA_PIXEL_FORMAT_R16_I: Final = 4
CUDLA_PIXEL_FORMAT_R16_F: Final = 5
CUDLA_PIXEL_FORMAT_A16B16G16R16: Final = 6
CUDLA_PIXEL_FORMAT_X16B16G16R16: Final = 7
CUDLA_PIXEL_FORMAT_A16B16G16R16_F: Final = 8
CUDLA_PIXEL_FORMAT_A16Y16U16V16: Final = 9
CUDLA_PIXEL_FORMAT_V16U16Y16A16: Final = 10
CUDLA_PIXEL_FORMAT_A16Y16U16V16_F: Final = 11
CUDLA_PIXEL_FORMAT_A8B8G8R8: Final = 12
CUDLA_PIXEL_FORMAT_A8R8G8B8: Final = 13
CUDLA_PIXEL_FORMAT_B8G8R8A8: Final = 14
CUDLA_PIXEL_FORMAT_R8G8B8A8: Final = 15
CUDLA_PIXEL_FORMAT_X8B8G8R8: Final = 16
CUDLA_PIXEL_FORMAT_X8R8G8B8: Final = 17
CUDLA_PIXEL_FORMAT_B8G8R8X8: Final = 18
CUDLA_PIXEL_FORMAT_R8G8B8X8: Final = 19
CUDLA_PIXEL_FORMAT_A2B10G10R10: Final = 20
CUDLA_PIXEL_FORMAT_A2R10G10B10: Final = 21
CUDLA_PIXEL_FORMAT_B10G10R10A2: Final = 22
CUDLA_PIXEL_FORMAT_R10G10B10A2: Final = 23
CUDLA_PIXEL_FORMAT_A2Y10U10V10: Final = 24
CUDLA_PIXEL_FORMAT_V10U10Y10A2: Final = 25
CUDLA_PIXEL_FORMAT_A8Y8U8V8: Final = 26
CUDLA_PIXEL_FORMAT_V8U8Y8A8: Final = 27
CUDLA_PIXEL_FORMAT_Y8___U8V8_N444: Final = 28
CUDLA_PIXEL_FORMAT_Y8___V8U8_N444: Final = 29
CUDLA_PIXEL_FORMAT_Y10___U10V10_N444: Final = 30
CUDLA_PIXEL_FORMAT_Y10___V10U10_N444: Final = 31
CUDLA_PIXEL_FORMAT_Y12___U12V12_N444: Final = 32
CUDLA_PIXEL_FORMAT_Y12___V12U12_N444: Final = 33
CUDLA_PIXEL_FORMAT_Y16___U16V16_N444: Final = 34
CUDLA_PIXEL_FORMAT_Y16___V16U16_N444: Final = 35
CUDLA_PIXEL_FORMAT_FEATURE: Final = 36
CUDLA_PIXEL_FORMAT_UNKNOWN: Final = 37
CUDLA_PIXEL_MAPPING_PITCH_LINEAR: Final = 0
CUDLA_PIXEL_MAPPING_BLOCK_LINEAR: Final = 1
CUDLA_LOADABLE_TENSOR_DESC_NUM_STRIDES: Final = 8
CUDLA_RUNTIME_TENSOR_DESC_NAME_MAX_LEN: Final = 80

class cudlaStatus(Enum):
    cudlaSuccess: cudlaStatus
    cudlaErrorInvalidParam: cudlaStatus
    cudlaErrorOutOfResources: cudlaStatus
    cudlaErrorCreationFailed: cudlaStatus
    cudlaErrorInvalidAddress: cudlaStatus
    cudlaErrorOs: cudlaStatus
    cudlaErrorCuda: cudlaStatus
    cudlaErrorUmd: cudlaStatus
    cudlaErrorInvalidDevice: cudlaStatus
    cudlaErrorInvalidAttribute: cudlaStatus
    cudlaErrorIncompatibleDlaSWVersion: cudlaStatus
    cudlaErrorMemoryRegistered: cudlaStatus
    cudlaErrorInvalidModule: cudlaStatus
    cudlaErrorUnsupportedOperation: cudlaStatus
    cudlaErrorNvSci: cudlaStatus
    cudlaErrorDriverNotFound: cudlaStatus
    cudlaErrorDlaErrInvalidInput: cudlaStatus
    cudlaErrorDlaErrInvalidPreAction: cudlaStatus
    cudlaErrorDlaErrNoMem: cudlaStatus
    cudlaErrorDlaErrProcessorBusy: cudlaStatus
    cudlaErrorDlaErrTaskStatusMismatch: cudlaStatus
    cudlaErrorDlaErrEngineTimeout: cudlaStatus
    cudlaErrorDlaErrDataMismatch: cudlaStatus
    cudlaErrorUnknown: cudlaStatus

class cudlaMode(Enum):
    CUDLA_CUDA_DLA: cudlaMode
    CUDLA_STANDALONE: cudlaMode

class cudlaScratchMemoryConfig(Enum):
    CUDLA_SCRATCH_MEMORY_DEFAULT: cudlaScratchMemoryConfig
    CUDLA_SCRATCH_MEMORY_SHARED_STATIC: cudlaScratchMemoryConfig
    CUDLA_SCRATCH_MEMORY_CONFIG_MAX: cudlaScratchMemoryConfig

class cudlaNvSciSyncAttributes(Enum):
    CUDLA_NVSCISYNC_ATTR_WAIT: cudlaNvSciSyncAttributes
    CUDLA_NVSCISYNC_ATTR_SIGNAL: cudlaNvSciSyncAttributes

class cudlaModuleAttributeType(Enum):
    CUDLA_NUM_INPUT_TENSORS: cudlaModuleAttributeType
    CUDLA_NUM_OUTPUT_TENSORS: cudlaModuleAttributeType
    CUDLA_INPUT_TENSOR_DESCRIPTORS: cudlaModuleAttributeType
    CUDLA_OUTPUT_TENSOR_DESCRIPTORS: cudlaModuleAttributeType
    CUDLA_NUM_OUTPUT_TASK_STATISTICS: cudlaModuleAttributeType
    CUDLA_OUTPUT_TASK_STATISTICS_DESCRIPTORS: cudlaModuleAttributeType

class cudlaFenceType(Enum):
    CUDLA_NVSCISYNC_FENCE: cudlaFenceType
    CUDLA_NVSCISYNC_FENCE_SOF: cudlaFenceType

class cudlaModuleLoadFlags(Enum):
    CUDLA_MODULE_DEFAULT: cudlaModuleLoadFlags
    CUDLA_MODULE_ENABLE_FAULT_DIAGNOSTICS: cudlaModuleLoadFlags

class cudlaSubmissionFlags(Enum):
    CUDLA_SUBMIT_NOOP: cudlaSubmissionFlags
    CUDLA_SUBMIT_SKIP_LOCK_ACQUIRE: cudlaSubmissionFlags
    CUDLA_SUBMIT_DIAGNOSTICS_TASK: cudlaSubmissionFlags

class cudlaAccessPermissionFlags(Enum):
    CUDLA_READ_WRITE_PERM: cudlaAccessPermissionFlags
    CUDLA_READ_ONLY_PERM: cudlaAccessPermissionFlags
    CUDLA_TASK_STATISTICS: cudlaAccessPermissionFlags

class cudlaDevAttributeType(Enum):
    CUDLA_UNIFIED_ADDRESSING: cudlaDevAttributeType
    CUDLA_DEVICE_VERSION: cudlaDevAttributeType

class cudlaExternalMemoryHandleDesc_t(Record):
    extBufObject: Member[int, Address]
    size: int
    def __init__(self, _ptr: int = 0, *, extBufObject: Address = ..., size: int = ...) -> None: ...

class cudlaExternalSemaphoreHandleDesc_t(Record):
    extSyncObject: Member[int, Address]
    def __init__(self, _ptr: int = 0, *, extSyncObject: Address = ...) -> None: ...

class cudlaModuleTensorDescriptor_t(Record):
    name: Member[Str, Text]
    size: int
    n: int
    c: int
    h: int
    w: int
    dataFormat: int
    dataType: int
    dataCategory: int
    pixelFormat: int
    pixelMapping: int
    stride: Member[tuple[int, ...], Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        name: Text = ...,
        size: int = ...,
        n: int = ...,
        c: int = ...,
        h: int = ...,
        w: int = ...,
        dataFormat: int = ...,
        dataType: int = ...,
        dataCategory: int = ...,
        pixelFormat: int = ...,
        pixelMapping: int = ...,
        stride: Iterable[int] = ...,
    ) -> None: ...

class cudlaModuleAttribute_t(Record):
    numInputTensors: int
    numOutputTensors: int
    inputTensorDesc: ListMember[cudlaModuleTensorDescriptor]
    outputTensorDesc: ListMember[cudlaModuleTensorDescriptor]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        numInputTensors: int = ...,
        numOutputTensors: int = ...,
        inputTensorDesc: Sequence[cudlaModuleTensorDescriptor] | None = ...,
        outputTensorDesc: Sequence[cudlaModuleTensorDescriptor] | None = ...,
    ) -> None: ...

class CudlaFence(Record):
    fence: Member[int, Address]
    type: EnumMember[cudlaFenceType]
    def __init__(self, _ptr: int = 0, *, fence: Address = ..., type: cudlaFenceType | int = ...) -> None: ...

class cudlaWaitEvents(Record):
    preFences: ListMember[CudlaFence]
    numEvents: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        preFences: Sequence[CudlaFence] | None = ...,
        numEvents: int = ...,
    ) -> None: ...

class cudlaSignalEvents(Record):
    devPtrs: Member[int, Address]
    eofFences: ListMember[CudlaFence]
    numEvents: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        devPtrs: Address = ...,
        eofFences: Sequence[CudlaFence] | None = ...,
        numEvents: int = ...,
    ) -> None: ...

class cudlaTask_t(Record):
    moduleHandle: HandleMember[cudlaModule]
    outputTensor: Member[int, Address]
    numOutputTensors: int
    numInputTensors: int
    inputTensor: Member[int, Address]
    waitEvents: ListMember[cudlaWaitEvents]
    signalEvents: ListMember[cudlaSignalEvents]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        moduleHandle: cudlaModule | int | None = ...,
        outputTensor: Address = ...,
        numOutputTensors: int = ...,
        numInputTensors: int = ...,
        inputTensor: Address = ...,
        waitEvents: Sequence[cudlaWaitEvents] | None = ...,
        signalEvents: Sequence[cudlaSignalEvents] | None = ...,
    ) -> None: ...

class cudlaDevAttribute_t(Record):
    unifiedAddressingSupported: int
    deviceVersion: int
    def __init__(self, _ptr: int = 0, *, unifiedAddressingSupported: int = ..., deviceVersion: int = ...) -> None: ...

class cudlaExternalMemoryHandleDesc(cudlaExternalMemoryHandleDesc_t): ...
class cudlaExternalSemaphoreHandleDesc(cudlaExternalSemaphoreHandleDesc_t): ...
class cudlaDevHandle(Handle): ...
class cudlaModule(Handle): ...
class cudlaModuleTensorDescriptor(cudlaModuleTensorDescriptor_t): ...
class cudlaModuleAttribute(cudlaModuleAttribute_t): ...
class cudlaTask(cudlaTask_t): ...
class cudlaDevAttribute(cudlaDevAttribute_t): ...
class CudlaErrorInvalidParam(CudaError): ...
class CudlaErrorOutOfResources(CudaError): ...
class CudlaErrorCreationFailed(CudaError): ...
class CudlaErrorInvalidAddress(CudaError): ...
class CudlaErrorOs(CudaError): ...
class CudlaErrorCuda(CudaError): ...
class CudlaErrorUmd(CudaError): ...
class CudlaErrorInvalidDevice(CudaError): ...
class CudlaErrorInvalidAttribute(CudaError): ...
class CudlaErrorIncompatibleDlaSWVersion(CudaError): ...
class CudlaErrorMemoryRegistered(CudaError): ...
class CudlaErrorInvalidModule(CudaError): ...
class CudlaErrorUnsupportedOperation(CudaError): ...
class CudlaErrorNvSci(CudaError): ...
class CudlaErrorDriverNotFound(CudaError): ...
class CudlaErrorDlaErrInvalidInput(CudaError): ...
class CudlaErrorDlaErrInvalidPreAction(CudaError): ...
class CudlaErrorDlaErrNoMem(CudaError): ...
class CudlaErrorDlaErrProcessorBusy(CudaError): ...
class CudlaErrorDlaErrTaskStatusMismatch(CudaError): ...
class CudlaErrorDlaErrEngineTimeout(CudaError): ...
class CudlaErrorDlaErrDataMismatch(CudaError): ...
class CudlaErrorUnknown(CudaError): ...

def cudlaGetVersion() -> int: ...
def cudlaDeviceGetCount() -> int: ...
def cudlaCreateDevice(device: int, flags: int) -> cudlaDevHandle: ...
def cudlaMemRegister(devHandle: cudlaDevHandle | int | None, ptr: Address, size: int, flags: int) -> int: ...
def cudlaModuleLoadFromMemory(
    devHandle: cudlaDevHandle | int | None,
    pModule: Address,
    moduleSize: int,
    flags: int,
) -> cudlaModule: ...
def cudlaModuleGetAttributes(
    hModule: cudlaModule | int | None,
    attrType: cudlaModuleAttributeType | int,
    attribute: cudlaModuleAttribute | None,
) -> None: ...
def cudlaModuleUnload(hModule: cudlaModule | int | None, flags: int) -> None: ...
def cudlaSubmitTask(
    devHandle: cudlaDevHandle | int | None,
    ptrToTasks: cudlaTask | None,
    numTasks: int,
    stream: Address,
    flags: int,
) -> None: ...
def cudlaDeviceGetAttribute(
    devHandle: cudlaDevHandle | int | None,
    attrib: cudlaDevAttributeType | int,
) -> cudlaDevAttribute: ...
def cudlaMemUnregister(devHandle: cudlaDevHandle | int | None, devPtr: Address) -> None: ...
def cudlaGetLastError(devHandle: cudlaDevHandle | int | None) -> None: ...
def cudlaDestroyDevice(devHandle: cudlaDevHandle | int | None) -> None: ...
def cudlaImportExternalMemory(
    devHandle: cudlaDevHandle | int | None,
    desc: cudlaExternalMemoryHandleDesc | None,
    flags: int,
) -> int: ...
def cudlaGetNvSciSyncAttributes(attrList: Address, flags: int) -> None: ...
def cudlaImportExternalSemaphore(
    devHandle: cudlaDevHandle | int | None,
    desc: cudlaExternalSemaphoreHandleDesc | None,
    flags: int,
) -> int: ...
def cudlaSetTaskTimeoutInMs(devHandle: cudlaDevHandle | int | None, timeout: int) -> None: ...
def sizeof(objType: type) -> int: ...
