# python -m generator generate cudla 13.5
# cudla as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 13.5
home: checked
since: 13.2
result: cudlaStatus
summary: cuDLA, the deep-learning accelerators of Jetson and Drive
environment: CUDA_CTYPES_LIBCUDLA
pathfinder: cudla
sections: names=46+9 functions=160+1807 enums=1967+2013 typedefs=3980+374 older=4404+9 records=4413+1231 callbacks=5644+13 constants=5657+1949 makers=7645+10 attributes=7734+13 unnamed=7812+11 advice=7823+2781

# Public names that stand for another symbol.
[names]

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
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

[enums]
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

[typedefs]
cudlaExternalMemoryHandleDesc: cudlaExternalMemoryHandleDesc_t
cudlaExternalSemaphoreHandleDesc: cudlaExternalSemaphoreHandleDesc_t
cudlaDevHandle: cudlaDevHandle_t *
cudlaModule: cudlaModule_t *
cudlaModuleTensorDescriptor: cudlaModuleTensorDescriptor_t
cudlaModuleAttribute: cudlaModuleAttribute_t
cudlaTask: cudlaTask_t
cudlaDevAttribute: cudlaDevAttribute_t

# Forms that a public name stood for in the past.
[older]

[records]
cudlaExternalMemoryHandleDesc_t: struct
    const void *extBufObject
    unsigned long long size

cudlaExternalSemaphoreHandleDesc_t: struct
    const void *extSyncObject

cudlaModuleTensorDescriptor_t: struct
    char name[81] : text
    uint64_t size
    uint64_t n
    uint64_t c
    uint64_t h
    uint64_t w
    uint8_t dataFormat
    uint8_t dataType
    uint8_t dataCategory
    uint8_t pixelFormat
    uint8_t pixelMapping
    uint32_t stride[8]

cudlaModuleAttribute_t: union
    uint32_t numInputTensors
    uint32_t numOutputTensors
    cudlaModuleTensorDescriptor *inputTensorDesc
    cudlaModuleTensorDescriptor *outputTensorDesc

CudlaFence: struct
    void *fence
    cudlaFenceType type

cudlaWaitEvents: struct
    const CudlaFence *preFences
    uint32_t numEvents

cudlaSignalEvents: struct
    uint64_t **devPtrs
    CudlaFence *eofFences
    uint32_t numEvents

cudlaTask_t: struct
    cudlaModule moduleHandle
    uint64_t **outputTensor
    uint32_t numOutputTensors
    uint32_t numInputTensors
    const uint64_t **inputTensor
    const cudlaWaitEvents *waitEvents
    cudlaSignalEvents *signalEvents

cudlaDevAttribute_t: union
    uint8_t unifiedAddressingSupported
    uint32_t deviceVersion

[callbacks]

[constants]
CUDLA_VER_MAJOR: 1
CUDLA_VER_MINOR: 5
CUDLA_VER_PATCH: 0
CUDLA_DATA_FORMAT_UNKNOWN: 0
CUDLA_DATA_FORMAT_NCHW: 1
CUDLA_DATA_FORMAT_NHWC: 2
CUDLA_DATA_FORMAT_NCxHWx: 3
CUDLA_DATA_TYPE_UNKNOWN: 0
CUDLA_DATA_TYPE_FLOAT: 1
CUDLA_DATA_TYPE_HALF: 2
CUDLA_DATA_TYPE_INT16: 3
CUDLA_DATA_TYPE_INT8: 4
CUDLA_DATA_TYPE_UINT8: 5
CUDLA_DATA_TYPE_UINT16: 6
CUDLA_DATA_CATEGORY_IMAGE: 0
CUDLA_DATA_CATEGORY_WEIGHT: 1
CUDLA_DATA_CATEGORY_FEATURE: 2
CUDLA_DATA_CATEGORY_PLANAR: 3
CUDLA_DATA_CATEGORY_BIAS: 4
CUDLA_PIXEL_FORMAT_R8: 0
CUDLA_PIXEL_FORMAT_R10: 1
CUDLA_PIXEL_FORMAT_R12: 2
CUDLA_PIXEL_FORMAT_R16: 3
CUDLA_PIXEL_FORMAT_R16_I: 4
CUDLA_PIXEL_FORMAT_R16_F: 5
CUDLA_PIXEL_FORMAT_A16B16G16R16: 6
CUDLA_PIXEL_FORMAT_X16B16G16R16: 7
CUDLA_PIXEL_FORMAT_A16B16G16R16_F: 8
CUDLA_PIXEL_FORMAT_A16Y16U16V16: 9
CUDLA_PIXEL_FORMAT_V16U16Y16A16: 10
CUDLA_PIXEL_FORMAT_A16Y16U16V16_F: 11
CUDLA_PIXEL_FORMAT_A8B8G8R8: 12
CUDLA_PIXEL_FORMAT_A8R8G8B8: 13
CUDLA_PIXEL_FORMAT_B8G8R8A8: 14
CUDLA_PIXEL_FORMAT_R8G8B8A8: 15
CUDLA_PIXEL_FORMAT_X8B8G8R8: 16
CUDLA_PIXEL_FORMAT_X8R8G8B8: 17
CUDLA_PIXEL_FORMAT_B8G8R8X8: 18
CUDLA_PIXEL_FORMAT_R8G8B8X8: 19
CUDLA_PIXEL_FORMAT_A2B10G10R10: 20
CUDLA_PIXEL_FORMAT_A2R10G10B10: 21
CUDLA_PIXEL_FORMAT_B10G10R10A2: 22
CUDLA_PIXEL_FORMAT_R10G10B10A2: 23
CUDLA_PIXEL_FORMAT_A2Y10U10V10: 24
CUDLA_PIXEL_FORMAT_V10U10Y10A2: 25
CUDLA_PIXEL_FORMAT_A8Y8U8V8: 26
CUDLA_PIXEL_FORMAT_V8U8Y8A8: 27
CUDLA_PIXEL_FORMAT_Y8___U8V8_N444: 28
CUDLA_PIXEL_FORMAT_Y8___V8U8_N444: 29
CUDLA_PIXEL_FORMAT_Y10___U10V10_N444: 30
CUDLA_PIXEL_FORMAT_Y10___V10U10_N444: 31
CUDLA_PIXEL_FORMAT_Y12___U12V12_N444: 32
CUDLA_PIXEL_FORMAT_Y12___V12U12_N444: 33
CUDLA_PIXEL_FORMAT_Y16___U16V16_N444: 34
CUDLA_PIXEL_FORMAT_Y16___V16U16_N444: 35
CUDLA_PIXEL_FORMAT_FEATURE: 36
CUDLA_PIXEL_FORMAT_UNKNOWN: 37
CUDLA_PIXEL_MAPPING_PITCH_LINEAR: 0
CUDLA_PIXEL_MAPPING_BLOCK_LINEAR: 1
CUDLA_LOADABLE_TENSOR_DESC_NUM_STRIDES: 8
CUDLA_RUNTIME_TENSOR_DESC_NAME_MAX_LEN: 80

# Inline functions that fill a struct.
[makers]

# Types of values behind void *, by the enumerator that is passed beside them.
[attributes]
# Names that cuda.bindings gives to records that have none in C.
[unnamed]

[advice]
cudlaErrorInvalidParam: An argument is wrong: a null pointer or handle, an unknown flag or type, or memory of the wrong size.
cudlaErrorOutOfResources: The accelerator or the system has nothing left for this. Unload modules and free memory, or do less at a time.
cudlaErrorCreationFailed: The device could not be opened. Check its number with cudlaDeviceGetCount, and that this process may use the accelerator.
cudlaErrorInvalidAddress: This memory was never registered on the device, or no longer is: cudlaMemRegister comes first.
cudlaErrorOs: The operating system refused something. The kernel's log (dmesg) and the rights of the process may say why.
cudlaErrorCuda: A call to CUDA failed inside. Synchronize after earlier work to find whether it failed before this.
cudlaErrorUmd: The accelerator's own runtime failed. Check that its version fits the one that the module was built for.
cudlaErrorInvalidDevice: The handle is none that cudlaCreateDevice made, or it is destroyed already.
cudlaErrorInvalidAttribute: There is no such attribute, or not in this version of cuDLA.
cudlaErrorIncompatibleDlaSWVersion: The accelerator's software is too old or too new for this libcudla. Install the one of the same JetPack or Drive release.
cudlaErrorMemoryRegistered: This memory is registered already. Once is enough, until cudlaMemUnregister.
cudlaErrorInvalidModule: The module is not valid: a loadable that is cut off, for other hardware, or unloaded already.
cudlaErrorUnsupportedOperation: This device, or the mode in which it was opened, cannot do this. Compare CUDLA_CUDA_DLA with CUDLA_STANDALONE.
cudlaErrorNvSci: A call to NvSci failed inside. Check the attributes of the objects that were imported.
cudlaErrorDriverNotFound: The accelerator's driver is not installed here: it comes with JetPack and Drive, not with a Python package.
cudlaErrorDlaErrInvalidInput: The accelerator refused an input of the task. Compare sizes and formats with the module's tensor descriptors.
cudlaErrorDlaErrInvalidPreAction: The accelerator could not do what a task was to wait for. Check its fences.
cudlaErrorDlaErrNoMem: The accelerator has no memory left for this task.
cudlaErrorDlaErrProcessorBusy: The accelerator is busy with other tasks. Try again when some have ended.
cudlaErrorDlaErrTaskStatusMismatch: The accelerator lost track of a task. Destroy the device and create it anew.
cudlaErrorDlaErrEngineTimeout: The accelerator did not finish in time. Allow more with cudlaSetTaskTimeoutInMs, or look for a task that waits for ever.
cudlaErrorDlaErrDataMismatch: The accelerator computed something else than it expected, as a diagnosis of its hardware does when it finds a fault.
cudlaErrorUnknown: cuDLA itself does not know what failed. The kernel's log (dmesg) may.
"""
