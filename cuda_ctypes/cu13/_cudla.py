# python -m generator generate cudla 13.5
"""cudla as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/__init__.py reads these lines."""

from .._floor import Lines, number_blocks, rest_of

release = "13.5"
library = "cudla"

# Libraries whose types these declarations use, and what of those this library's headers define as well.
uses = ()
shared = """
""".split()

settings = {
    "home": "checked",
    "result": "cudlaStatus",
    "success": "cudlaSuccess",
    "summary": "cuDLA, the deep-learning accelerators of Jetson and Drive",
    "environment": "CUDA_CTYPES_LIBCUDLA",
    "pathfinder": "cudla",
}

# Public names that stand for another symbol.
names = Lines("""
""")

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
functions = Lines("""
cudlaGetVersion: cudlaStatus (out uint64_t *version)
cudlaDeviceGetCount: cudlaStatus (out uint64_t *pNumDevices)
cudlaCreateDevice: cudlaStatus (const uint64_t device, out cudlaDevHandle *devHandle, const uint32_t flags)
cudlaMemRegister: cudlaStatus (const cudlaDevHandle devHandle, const uint64_t *ptr, const size_t size, out uint64_t **devPtr, const uint32_t flags)
cudlaModuleLoadFromMemory: cudlaStatus (const cudlaDevHandle devHandle, const uint8_t *pModule : exact=moduleSize, const size_t moduleSize, out cudlaModule *hModule, const uint32_t flags)
cudlaModuleGetAttributes: cudlaStatus (const cudlaModule hModule, const cudlaModuleAttributeType attrType, cudlaModuleAttribute *attribute)
cudlaModuleUnload: cudlaStatus (const cudlaModule hModule, const uint32_t flags)
cudlaSubmitTask: cudlaStatus (const cudlaDevHandle devHandle, const cudlaTask *ptrToTasks, const uint32_t numTasks, void *stream, const uint32_t flags)
cudlaDeviceGetAttribute: cudlaStatus (const cudlaDevHandle devHandle, const cudlaDevAttributeType attrib, out cudlaDevAttribute *pAttribute)
cudlaMemUnregister: cudlaStatus (const cudlaDevHandle devHandle, const uint64_t *devPtr)
cudlaGetLastError: cudlaStatus (const cudlaDevHandle devHandle)
cudlaDestroyDevice: cudlaStatus (const cudlaDevHandle devHandle)
cudlaImportExternalMemory: cudlaStatus (const cudlaDevHandle devHandle, const cudlaExternalMemoryHandleDesc *desc, out uint64_t **devPtr, const uint32_t flags)
cudlaGetNvSciSyncAttributes: cudlaStatus (uint64_t *attrList, const uint32_t flags)
cudlaImportExternalSemaphore: cudlaStatus (const cudlaDevHandle devHandle, const cudlaExternalSemaphoreHandleDesc *desc, out uint64_t **devPtr, const uint32_t flags)
cudlaSetTaskTimeoutInMs: cudlaStatus (const cudlaDevHandle devHandle, const uint32_t timeout)
""")

enums = number_blocks("""
cudlaStatus: enum
    cudlaSuccess = 0
    cudlaErrorInvalidParam = 1
    cudlaErrorOutOfResources = 2
    cudlaErrorCreationFailed = 3
    cudlaErrorInvalidAddress = 4
    cudlaErrorOs = 5
    cudlaErrorCuda = 6
    cudlaErrorUmd = 7
    cudlaErrorInvalidDevice = 8
    cudlaErrorInvalidAttribute = 9
    cudlaErrorIncompatibleDlaSWVersion = 10
    cudlaErrorMemoryRegistered = 11
    cudlaErrorInvalidModule = 12
    cudlaErrorUnsupportedOperation = 13
    cudlaErrorNvSci = 14
    cudlaErrorDriverNotFound = 15
    cudlaErrorDlaErrInvalidInput = 1073741825
    cudlaErrorDlaErrInvalidPreAction = 1073741826
    cudlaErrorDlaErrNoMem = 1073741827
    cudlaErrorDlaErrProcessorBusy = 1073741828
    cudlaErrorDlaErrTaskStatusMismatch = 1073741829
    cudlaErrorDlaErrEngineTimeout = 1073741830
    cudlaErrorDlaErrDataMismatch = 1073741831
    cudlaErrorUnknown = 2147483647

cudlaMode: enum
    CUDLA_CUDA_DLA = 0
    CUDLA_STANDALONE = 1

cudlaScratchMemoryConfig: enum
    CUDLA_SCRATCH_MEMORY_DEFAULT = 0
    CUDLA_SCRATCH_MEMORY_SHARED_STATIC = 2
    CUDLA_SCRATCH_MEMORY_CONFIG_MAX = 2147483647

cudlaNvSciSyncAttributes: enum
    CUDLA_NVSCISYNC_ATTR_WAIT = 1
    CUDLA_NVSCISYNC_ATTR_SIGNAL = 2

cudlaModuleAttributeType: enum
    CUDLA_NUM_INPUT_TENSORS = 0
    CUDLA_NUM_OUTPUT_TENSORS = 1
    CUDLA_INPUT_TENSOR_DESCRIPTORS = 2
    CUDLA_OUTPUT_TENSOR_DESCRIPTORS = 3
    CUDLA_NUM_OUTPUT_TASK_STATISTICS = 4
    CUDLA_OUTPUT_TASK_STATISTICS_DESCRIPTORS = 5

cudlaFenceType: enum
    CUDLA_NVSCISYNC_FENCE = 1
    CUDLA_NVSCISYNC_FENCE_SOF = 2

cudlaModuleLoadFlags: enum
    CUDLA_MODULE_DEFAULT = 0
    CUDLA_MODULE_ENABLE_FAULT_DIAGNOSTICS = 1

cudlaSubmissionFlags: enum
    CUDLA_SUBMIT_NOOP = 1
    CUDLA_SUBMIT_SKIP_LOCK_ACQUIRE = 2
    CUDLA_SUBMIT_DIAGNOSTICS_TASK = 4

cudlaAccessPermissionFlags: enum
    CUDLA_READ_WRITE_PERM = 0
    CUDLA_READ_ONLY_PERM = 1
    CUDLA_TASK_STATISTICS = 2

cudlaDevAttributeType: enum
    CUDLA_UNIFIED_ADDRESSING = 0
    CUDLA_DEVICE_VERSION = 1

""")

typedefs = Lines("""
cudlaExternalMemoryHandleDesc: cudlaExternalMemoryHandleDesc_t
cudlaExternalSemaphoreHandleDesc: cudlaExternalSemaphoreHandleDesc_t
cudlaDevHandle: cudlaDevHandle_t *
cudlaModule: cudlaModule_t *
cudlaModuleTensorDescriptor: cudlaModuleTensorDescriptor_t
cudlaModuleAttribute: cudlaModuleAttribute_t
cudlaTask: cudlaTask_t
cudlaDevAttribute: cudlaDevAttribute_t
""")

__getattr__ = rest_of(globals())
