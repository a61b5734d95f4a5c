# python -m generator generate cudla 13.5
import ctypes

from ..._floor.faces.typed import (
    AddressField,
    ArrayField,
    ByReference,
    Field,
    Handle,
    HandleField,
    Pointer,
    PointerField,
    RawRecord,
    RawScalar,
    SizeT,
    VoidPointer,
    c_function,
)
from ..checked.cudla import (
    cudlaStatus as cudlaStatus,
    cudlaMode as cudlaMode,
    cudlaScratchMemoryConfig as cudlaScratchMemoryConfig,
    cudlaNvSciSyncAttributes as cudlaNvSciSyncAttributes,
    cudlaModuleAttributeType as cudlaModuleAttributeType,
    cudlaFenceType as cudlaFenceType,
    cudlaModuleLoadFlags as cudlaModuleLoadFlags,
    cudlaSubmissionFlags as cudlaSubmissionFlags,
    cudlaAccessPermissionFlags as cudlaAccessPermissionFlags,
    cudlaDevAttributeType as cudlaDevAttributeType,
    CUDLA_VER_MAJOR as CUDLA_VER_MAJOR,
    CUDLA_VER_MINOR as CUDLA_VER_MINOR,
    CUDLA_VER_PATCH as CUDLA_VER_PATCH,
    CUDLA_DATA_FORMAT_UNKNOWN as CUDLA_DATA_FORMAT_UNKNOWN,
    CUDLA_DATA_FORMAT_NCHW as CUDLA_DATA_FORMAT_NCHW,
    CUDLA_DATA_FORMAT_NHWC as CUDLA_DATA_FORMAT_NHWC,
    CUDLA_DATA_FORMAT_NCxHWx as CUDLA_DATA_FORMAT_NCxHWx,
    CUDLA_DATA_TYPE_UNKNOWN as CUDLA_DATA_TYPE_UNKNOWN,
    CUDLA_DATA_TYPE_FLOAT as CUDLA_DATA_TYPE_FLOAT,
    CUDLA_DATA_TYPE_HALF as CUDLA_DATA_TYPE_HALF,
    CUDLA_DATA_TYPE_INT16 as CUDLA_DATA_TYPE_INT16,
    CUDLA_DATA_TYPE_INT8 as CUDLA_DATA_TYPE_INT8,
    CUDLA_DATA_TYPE_UINT8 as CUDLA_DATA_TYPE_UINT8,
    CUDLA_DATA_TYPE_UINT16 as CUDLA_DATA_TYPE_UINT16,
    CUDLA_DATA_CATEGORY_IMAGE as CUDLA_DATA_CATEGORY_IMAGE,
    CUDLA_DATA_CATEGORY_WEIGHT as CUDLA_DATA_CATEGORY_WEIGHT,
    CUDLA_DATA_CATEGORY_FEATURE as CUDLA_DATA_CATEGORY_FEATURE,
    CUDLA_DATA_CATEGORY_PLANAR as CUDLA_DATA_CATEGORY_PLANAR,
    CUDLA_DATA_CATEGORY_BIAS as CUDLA_DATA_CATEGORY_BIAS,
    CUDLA_PIXEL_FORMAT_R8 as CUDLA_PIXEL_FORMAT_R8,
    CUDLA_PIXEL_FORMAT_R10 as CUDLA_PIXEL_FORMAT_R10,
    CUDLA_PIXEL_FORMAT_R12 as CUDLA_PIXEL_FORMAT_R12,
    CUDLA_PIXEL_FORMAT_R16 as CUDLA_PIXEL_FORMAT_R16,
    CUDLA_PIXEL_FORMAT_R16_I as CUDLA_PIXEL_FORMAT_R16_I,
    CUDLA_PIXEL_FORMAT_R16_F as CUDLA_PIXEL_FORMAT_R16_F,
    CUDLA_PIXEL_FORMAT_A16B16G16R16 as CUDLA_PIXEL_FORMAT_A16B16G16R16,
    CUDLA_PIXEL_FORMAT_X16B16G16R16 as CUDLA_PIXEL_FORMAT_X16B16G16R16,
    CUDLA_PIXEL_FORMAT_A16B16G16R16_F as CUDLA_PIXEL_FORMAT_A16B16G16R16_F,
    CUDLA_PIXEL_FORMAT_A16Y16U16V16 as CUDLA_PIXEL_FORMAT_A16Y16U16V16,
    CUDLA_PIXEL_FORMAT_V16U16Y16A16 as CUDLA_PIXEL_FORMAT_V16U16Y16A16,
    CUDLA_PIXEL_FORMAT_A16Y16U16V16_F as CUDLA_PIXEL_FORMAT_A16Y16U16V16_F,
    CUDLA_PIXEL_FORMAT_A8B8G8R8 as CUDLA_PIXEL_FORMAT_A8B8G8R8,
    CUDLA_PIXEL_FORMAT_A8R8G8B8 as CUDLA_PIXEL_FORMAT_A8R8G8B8,
    CUDLA_PIXEL_FORMAT_B8G8R8A8 as CUDLA_PIXEL_FORMAT_B8G8R8A8,
    CUDLA_PIXEL_FORMAT_R8G8B8A8 as CUDLA_PIXEL_FORMAT_R8G8B8A8,
    CUDLA_PIXEL_FORMAT_X8B8G8R8 as CUDLA_PIXEL_FORMAT_X8B8G8R8,
    CUDLA_PIXEL_FORMAT_X8R8G8B8 as CUDLA_PIXEL_FORMAT_X8R8G8B8,
    CUDLA_PIXEL_FORMAT_B8G8R8X8 as CUDLA_PIXEL_FORMAT_B8G8R8X8,
    CUDLA_PIXEL_FORMAT_R8G8B8X8 as CUDLA_PIXEL_FORMAT_R8G8B8X8,
    CUDLA_PIXEL_FORMAT_A2B10G10R10 as CUDLA_PIXEL_FORMAT_A2B10G10R10,
    CUDLA_PIXEL_FORMAT_A2R10G10B10 as CUDLA_PIXEL_FORMAT_A2R10G10B10,
    CUDLA_PIXEL_FORMAT_B10G10R10A2 as CUDLA_PIXEL_FORMAT_B10G10R10A2,
    CUDLA_PIXEL_FORMAT_R10G10B10A2 as CUDLA_PIXEL_FORMAT_R10G10B10A2,
    CUDLA_PIXEL_FORMAT_A2Y10U10V10 as CUDLA_PIXEL_FORMAT_A2Y10U10V10,
    CUDLA_PIXEL_FORMAT_V10U10Y10A2 as CUDLA_PIXEL_FORMAT_V10U10Y10A2,
    CUDLA_PIXEL_FORMAT_A8Y8U8V8 as CUDLA_PIXEL_FORMAT_A8Y8U8V8,
    CUDLA_PIXEL_FORMAT_V8U8Y8A8 as CUDLA_PIXEL_FORMAT_V8U8Y8A8,
    CUDLA_PIXEL_FORMAT_Y8___U8V8_N444 as CUDLA_PIXEL_FORMAT_Y8___U8V8_N444,
    CUDLA_PIXEL_FORMAT_Y8___V8U8_N444 as CUDLA_PIXEL_FORMAT_Y8___V8U8_N444,
    CUDLA_PIXEL_FORMAT_Y10___U10V10_N444 as CUDLA_PIXEL_FORMAT_Y10___U10V10_N444,
    CUDLA_PIXEL_FORMAT_Y10___V10U10_N444 as CUDLA_PIXEL_FORMAT_Y10___V10U10_N444,
    CUDLA_PIXEL_FORMAT_Y12___U12V12_N444 as CUDLA_PIXEL_FORMAT_Y12___U12V12_N444,
    CUDLA_PIXEL_FORMAT_Y12___V12U12_N444 as CUDLA_PIXEL_FORMAT_Y12___V12U12_N444,
    CUDLA_PIXEL_FORMAT_Y16___U16V16_N444 as CUDLA_PIXEL_FORMAT_Y16___U16V16_N444,
    CUDLA_PIXEL_FORMAT_Y16___V16U16_N444 as CUDLA_PIXEL_FORMAT_Y16___V16U16_N444,
    CUDLA_PIXEL_FORMAT_FEATURE as CUDLA_PIXEL_FORMAT_FEATURE,
    CUDLA_PIXEL_FORMAT_UNKNOWN as CUDLA_PIXEL_FORMAT_UNKNOWN,
    CUDLA_PIXEL_MAPPING_PITCH_LINEAR as CUDLA_PIXEL_MAPPING_PITCH_LINEAR,
    CUDLA_PIXEL_MAPPING_BLOCK_LINEAR as CUDLA_PIXEL_MAPPING_BLOCK_LINEAR,
    CUDLA_LOADABLE_TENSOR_DESC_NUM_STRIDES as CUDLA_LOADABLE_TENSOR_DESC_NUM_STRIDES,
    CUDLA_RUNTIME_TENSOR_DESC_NAME_MAX_LEN as CUDLA_RUNTIME_TENSOR_DESC_NAME_MAX_LEN,
)

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
CUDLA_CUDA_DLA: cudlaMode
CUDLA_STANDALONE: cudlaMode
CUDLA_SCRATCH_MEMORY_DEFAULT: cudlaScratchMemoryConfig
CUDLA_SCRATCH_MEMORY_SHARED_STATIC: cudlaScratchMemoryConfig
CUDLA_SCRATCH_MEMORY_CONFIG_MAX: cudlaScratchMemoryConfig
CUDLA_NVSCISYNC_ATTR_WAIT: cudlaNvSciSyncAttributes
CUDLA_NVSCISYNC_ATTR_SIGNAL: cudlaNvSciSyncAttributes
CUDLA_NUM_INPUT_TENSORS: cudlaModuleAttributeType
CUDLA_NUM_OUTPUT_TENSORS: cudlaModuleAttributeType
CUDLA_INPUT_TENSOR_DESCRIPTORS: cudlaModuleAttributeType
CUDLA_OUTPUT_TENSOR_DESCRIPTORS: cudlaModuleAttributeType
CUDLA_NUM_OUTPUT_TASK_STATISTICS: cudlaModuleAttributeType
CUDLA_OUTPUT_TASK_STATISTICS_DESCRIPTORS: cudlaModuleAttributeType
CUDLA_NVSCISYNC_FENCE: cudlaFenceType
CUDLA_NVSCISYNC_FENCE_SOF: cudlaFenceType
CUDLA_MODULE_DEFAULT: cudlaModuleLoadFlags
CUDLA_MODULE_ENABLE_FAULT_DIAGNOSTICS: cudlaModuleLoadFlags
CUDLA_SUBMIT_NOOP: cudlaSubmissionFlags
CUDLA_SUBMIT_SKIP_LOCK_ACQUIRE: cudlaSubmissionFlags
CUDLA_SUBMIT_DIAGNOSTICS_TASK: cudlaSubmissionFlags
CUDLA_READ_WRITE_PERM: cudlaAccessPermissionFlags
CUDLA_READ_ONLY_PERM: cudlaAccessPermissionFlags
CUDLA_TASK_STATISTICS: cudlaAccessPermissionFlags
CUDLA_UNIFIED_ADDRESSING: cudlaDevAttributeType
CUDLA_DEVICE_VERSION: cudlaDevAttributeType

class cudlaExternalMemoryHandleDesc_t(RawRecord):
    extBufObject: AddressField
    size: Field[int]

class cudlaExternalSemaphoreHandleDesc_t(RawRecord):
    extSyncObject: AddressField

class cudlaModuleTensorDescriptor_t(RawRecord):
    name: ArrayField[ctypes.c_ubyte]
    size: Field[int]
    n: Field[int]
    c: Field[int]
    h: Field[int]
    w: Field[int]
    dataFormat: Field[int]
    dataType: Field[int]
    dataCategory: Field[int]
    pixelFormat: Field[int]
    pixelMapping: Field[int]
    stride: ArrayField[ctypes.c_uint32]

class cudlaModuleAttribute_t(RawRecord):
    numInputTensors: Field[int]
    numOutputTensors: Field[int]
    inputTensorDesc: PointerField[cudlaModuleTensorDescriptor]
    outputTensorDesc: PointerField[cudlaModuleTensorDescriptor]

class CudlaFence(RawRecord):
    fence: AddressField
    type: Field[int]

class cudlaWaitEvents(RawRecord):
    preFences: PointerField[CudlaFence]
    numEvents: Field[int]

class cudlaSignalEvents(RawRecord):
    devPtrs: PointerField[Pointer[ctypes.c_uint64]]
    eofFences: PointerField[CudlaFence]
    numEvents: Field[int]

class cudlaTask_t(RawRecord):
    moduleHandle: HandleField[cudlaModule]
    outputTensor: PointerField[Pointer[ctypes.c_uint64]]
    numOutputTensors: Field[int]
    numInputTensors: Field[int]
    inputTensor: PointerField[Pointer[ctypes.c_uint64]]
    waitEvents: PointerField[cudlaWaitEvents]
    signalEvents: PointerField[cudlaSignalEvents]

class cudlaDevAttribute_t(RawRecord):
    unifiedAddressingSupported: Field[int]
    deviceVersion: Field[int]

class cudlaDevHandle(RawScalar, ctypes.c_void_p): ...
class cudlaModule(RawScalar, ctypes.c_void_p): ...

@c_function
def cudlaGetVersion(version: ByReference[ctypes.c_uint64], /) -> cudlaStatus: ...
@c_function
def cudlaDeviceGetCount(pNumDevices: ByReference[ctypes.c_uint64], /) -> cudlaStatus: ...
@c_function
def cudlaCreateDevice(
    device: ctypes.c_uint64 | int,
    devHandle: ByReference[cudlaDevHandle],
    flags: ctypes.c_uint32 | int,
    /,
) -> cudlaStatus: ...
@c_function
def cudlaMemRegister(
    devHandle: cudlaDevHandle | Handle | int | None,
    ptr: ByReference[ctypes.c_uint64],
    size: SizeT,
    devPtr: ByReference[Pointer[ctypes.c_uint64]],
    flags: ctypes.c_uint32 | int,
    /,
) -> cudlaStatus: ...
@c_function
def cudlaModuleLoadFromMemory(
    devHandle: cudlaDevHandle | Handle | int | None,
    pModule: ByReference[ctypes.c_uint8],
    moduleSize: SizeT,
    hModule: ByReference[cudlaModule],
    flags: ctypes.c_uint32 | int,
    /,
) -> cudlaStatus: ...
@c_function
def cudlaModuleGetAttributes(
    hModule: cudlaModule | Handle | int | None,
    attrType: cudlaModuleAttributeType | int,
    attribute: ByReference[cudlaModuleAttribute],
    /,
) -> cudlaStatus: ...
@c_function
def cudlaModuleUnload(hModule: cudlaModule | Handle | int | None, flags: ctypes.c_uint32 | int, /) -> cudlaStatus: ...
@c_function
def cudlaSubmitTask(
    devHandle: cudlaDevHandle | Handle | int | None,
    ptrToTasks: ByReference[cudlaTask],
    numTasks: ctypes.c_uint32 | int,
    stream: VoidPointer,
    flags: ctypes.c_uint32 | int,
    /,
) -> cudlaStatus: ...
@c_function
def cudlaDeviceGetAttribute(
    devHandle: cudlaDevHandle | Handle | int | None,
    attrib: cudlaDevAttributeType | int,
    pAttribute: ByReference[cudlaDevAttribute],
    /,
) -> cudlaStatus: ...
@c_function
def cudlaMemUnregister(
    devHandle: cudlaDevHandle | Handle | int | None,
    devPtr: ByReference[ctypes.c_uint64],
    /,
) -> cudlaStatus: ...
@c_function
def cudlaGetLastError(devHandle: cudlaDevHandle | Handle | int | None, /) -> cudlaStatus: ...
@c_function
def cudlaDestroyDevice(devHandle: cudlaDevHandle | Handle | int | None, /) -> cudlaStatus: ...
@c_function
def cudlaImportExternalMemory(
    devHandle: cudlaDevHandle | Handle | int | None,
    desc: ByReference[cudlaExternalMemoryHandleDesc],
    devPtr: ByReference[Pointer[ctypes.c_uint64]],
    flags: ctypes.c_uint32 | int,
    /,
) -> cudlaStatus: ...
@c_function
def cudlaGetNvSciSyncAttributes(
    attrList: ByReference[ctypes.c_uint64],
    flags: ctypes.c_uint32 | int,
    /,
) -> cudlaStatus: ...
@c_function
def cudlaImportExternalSemaphore(
    devHandle: cudlaDevHandle | Handle | int | None,
    desc: ByReference[cudlaExternalSemaphoreHandleDesc],
    devPtr: ByReference[Pointer[ctypes.c_uint64]],
    flags: ctypes.c_uint32 | int,
    /,
) -> cudlaStatus: ...
@c_function
def cudlaSetTaskTimeoutInMs(
    devHandle: cudlaDevHandle | Handle | int | None,
    timeout: ctypes.c_uint32 | int,
    /,
) -> cudlaStatus: ...

cudlaExternalMemoryHandleDesc = cudlaExternalMemoryHandleDesc_t
cudlaExternalSemaphoreHandleDesc = cudlaExternalSemaphoreHandleDesc_t
cudlaModuleTensorDescriptor = cudlaModuleTensorDescriptor_t
cudlaModuleAttribute = cudlaModuleAttribute_t
cudlaTask = cudlaTask_t
cudlaDevAttribute = cudlaDevAttribute_t
