# python -m generator generate runtime 12.9
"""The rest of the table of runtime: what a program's first calls do without."""

from .._floor import Lines, line_blocks, value_lines, word_blocks

# Forms that a public name stood for in the past.
older = Lines("""
cudaSignalExternalSemaphoresAsync: cudaError_t (const cudaExternalSemaphore_t *extSemArray : array=numExtSems, const cudaExternalSemaphoreSignalParams_v1 *paramsArray : array=numExtSems, unsigned int numExtSems, cudaStream_t stream) ptsz
cudaWaitExternalSemaphoresAsync: cudaError_t (const cudaExternalSemaphore_t *extSemArray : array=numExtSems, const cudaExternalSemaphoreWaitParams_v1 *paramsArray : array=numExtSems, unsigned int numExtSems, cudaStream_t stream) ptsz
cudaStreamGetCaptureInfo: cudaError_t (cudaStream_t stream, out cudaStreamCaptureStatus *captureStatus_out, out unsigned long long *id_out) ptsz
cudaGetDeviceProperties: cudaError_t (out cudaDeviceProp *prop, int device)
""")

records = line_blocks("""
dim3: struct
    unsigned int x : initial=1
    unsigned int y : initial=1
    unsigned int z : initial=1

cudaChannelFormatDesc: struct
    int x
    int y
    int z
    int w
    cudaChannelFormatKind f

cudaArraySparseProperties_tileExtent: struct
    unsigned int width
    unsigned int height
    unsigned int depth

cudaArraySparseProperties: struct
    cudaArraySparseProperties_tileExtent tileExtent
    unsigned int miptailFirstLevel
    unsigned long long miptailSize
    unsigned int flags
    unsigned int reserved[4]

cudaArrayMemoryRequirements: struct
    size_t size
    size_t alignment
    unsigned int reserved[4]

cudaPitchedPtr: struct
    void *ptr
    size_t pitch
    size_t xsize
    size_t ysize

cudaExtent: struct
    size_t width
    size_t height
    size_t depth

cudaPos: struct
    size_t x
    size_t y
    size_t z

cudaMemcpy3DParms: struct
    cudaArray_t srcArray
    cudaPos srcPos
    cudaPitchedPtr srcPtr
    cudaArray_t dstArray
    cudaPos dstPos
    cudaPitchedPtr dstPtr
    cudaExtent extent
    cudaMemcpyKind kind

cudaMemcpyNodeParams: struct
    int flags
    int reserved[3]
    cudaMemcpy3DParms copyParams

cudaMemcpy3DPeerParms: struct
    cudaArray_t srcArray
    cudaPos srcPos
    cudaPitchedPtr srcPtr
    int srcDevice
    cudaArray_t dstArray
    cudaPos dstPos
    cudaPitchedPtr dstPtr
    int dstDevice
    cudaExtent extent

cudaMemsetParams: struct
    void *dst
    size_t pitch
    unsigned int value
    unsigned int elementSize
    size_t width
    size_t height

cudaMemsetParamsV2: struct
    void *dst
    size_t pitch
    unsigned int value
    unsigned int elementSize
    size_t width
    size_t height

cudaAccessPolicyWindow: struct
    void *base_ptr
    size_t num_bytes
    float hitRatio
    cudaAccessProperty hitProp
    cudaAccessProperty missProp

cudaHostNodeParams: struct
    cudaHostFn_t fn
    void *userData

cudaHostNodeParamsV2: struct
    cudaHostFn_t fn
    void *userData

cudaResourceDesc_res_array: struct
    cudaArray_t array

cudaResourceDesc_res_mipmap: struct
    cudaMipmappedArray_t mipmap

cudaResourceDesc_res_linear: struct
    void *devPtr
    cudaChannelFormatDesc desc
    size_t sizeInBytes

cudaResourceDesc_res_pitch2D: struct
    void *devPtr
    cudaChannelFormatDesc desc
    size_t width
    size_t height
    size_t pitchInBytes

cudaResourceDesc_res: union
    cudaResourceDesc_res_array array
    cudaResourceDesc_res_mipmap mipmap
    cudaResourceDesc_res_linear linear
    cudaResourceDesc_res_pitch2D pitch2D

cudaResourceDesc: struct
    cudaResourceType resType
    cudaResourceDesc_res res

cudaResourceViewDesc: struct
    cudaResourceViewFormat format
    size_t width
    size_t height
    size_t depth
    unsigned int firstMipmapLevel
    unsigned int lastMipmapLevel
    unsigned int firstLayer
    unsigned int lastLayer

cudaPointerAttributes: struct
    cudaMemoryType type
    int device
    void *devicePointer
    void *hostPointer

cudaFuncAttributes: struct
    size_t sharedSizeBytes
    size_t constSizeBytes
    size_t localSizeBytes
    int maxThreadsPerBlock
    int numRegs
    int ptxVersion
    int binaryVersion
    int cacheModeCA
    int maxDynamicSharedSizeBytes
    int preferredShmemCarveout
    int clusterDimMustBeSet
    int requiredClusterWidth
    int requiredClusterHeight
    int requiredClusterDepth
    int clusterSchedulingPolicyPreference
    int nonPortableClusterSizeAllowed
    int reserved[16]

cudaMemLocation: struct
    cudaMemLocationType type
    int id

cudaMemAccessDesc: struct
    cudaMemLocation location
    cudaMemAccessFlags flags

cudaMemPoolProps: struct
    cudaMemAllocationType allocType
    cudaMemAllocationHandleType handleTypes
    cudaMemLocation location
    void *win32SecurityAttributes
    size_t maxSize
    unsigned short usage
    unsigned char reserved[54]

cudaMemPoolPtrExportData: struct
    unsigned char reserved[64]

cudaMemAllocNodeParams: struct
    cudaMemPoolProps poolProps
    const cudaMemAccessDesc *accessDescs
    size_t accessDescCount
    size_t bytesize
    void *dptr

cudaMemAllocNodeParamsV2: struct
    cudaMemPoolProps poolProps
    const cudaMemAccessDesc *accessDescs
    size_t accessDescCount
    size_t bytesize
    void *dptr

cudaMemFreeNodeParams: struct
    void *dptr

cudaMemcpyAttributes: struct
    cudaMemcpySrcAccessOrder srcAccessOrder
    cudaMemLocation srcLocHint
    cudaMemLocation dstLocHint
    unsigned int flags

cudaOffset3D: struct
    size_t x
    size_t y
    size_t z

cudaMemcpy3DOperand_op_ptr: struct
    void *ptr
    size_t rowLength
    size_t layerHeight
    cudaMemLocation locHint

cudaMemcpy3DOperand_op_array: struct
    cudaArray_t array
    cudaOffset3D offset

cudaMemcpy3DOperand_op: union
    cudaMemcpy3DOperand_op_ptr ptr
    cudaMemcpy3DOperand_op_array array

cudaMemcpy3DOperand: struct
    cudaMemcpy3DOperandType type
    cudaMemcpy3DOperand_op op

cudaMemcpy3DBatchOp: struct
    cudaMemcpy3DOperand src
    cudaMemcpy3DOperand dst
    cudaExtent extent
    cudaMemcpySrcAccessOrder srcAccessOrder
    unsigned int flags

cudaDeviceProp: struct
    char name[256] : text
    cudaUUID_t uuid
    char luid[8] : hexadecimal
    unsigned int luidDeviceNodeMask
    size_t totalGlobalMem
    size_t sharedMemPerBlock
    int regsPerBlock
    int warpSize
    size_t memPitch
    int maxThreadsPerBlock
    int maxThreadsDim[3]
    int maxGridSize[3]
    int clockRate
    size_t totalConstMem
    int major
    int minor
    size_t textureAlignment
    size_t texturePitchAlignment
    int deviceOverlap
    int multiProcessorCount
    int kernelExecTimeoutEnabled
    int integrated
    int canMapHostMemory
    int computeMode
    int maxTexture1D
    int maxTexture1DMipmap
    int maxTexture1DLinear
    int maxTexture2D[2]
    int maxTexture2DMipmap[2]
    int maxTexture2DLinear[3]
    int maxTexture2DGather[2]
    int maxTexture3D[3]
    int maxTexture3DAlt[3]
    int maxTextureCubemap
    int maxTexture1DLayered[2]
    int maxTexture2DLayered[3]
    int maxTextureCubemapLayered[2]
    int maxSurface1D
    int maxSurface2D[2]
    int maxSurface3D[3]
    int maxSurface1DLayered[2]
    int maxSurface2DLayered[3]
    int maxSurfaceCubemap
    int maxSurfaceCubemapLayered[2]
    size_t surfaceAlignment
    int concurrentKernels
    int ECCEnabled
    int pciBusID
    int pciDeviceID
    int pciDomainID
    int tccDriver
    int asyncEngineCount
    int unifiedAddressing
    int memoryClockRate
    int memoryBusWidth
    int l2CacheSize
    int persistingL2CacheMaxSize
    int maxThreadsPerMultiProcessor
    int streamPrioritiesSupported
    int globalL1CacheSupported
    int localL1CacheSupported
    size_t sharedMemPerMultiprocessor
    int regsPerMultiprocessor
    int managedMemory
    int isMultiGpuBoard
    int multiGpuBoardGroupID
    int hostNativeAtomicSupported
    int singleToDoublePrecisionPerfRatio
    int pageableMemoryAccess
    int concurrentManagedAccess
    int computePreemptionSupported
    int canUseHostPointerForRegisteredMem
    int cooperativeLaunch
    int cooperativeMultiDeviceLaunch
    size_t sharedMemPerBlockOptin
    int pageableMemoryAccessUsesHostPageTables
    int directManagedMemAccessFromHost
    int maxBlocksPerMultiProcessor
    int accessPolicyMaxWindowSize
    size_t reservedSharedMemPerBlock
    int hostRegisterSupported
    int sparseCudaArraySupported
    int hostRegisterReadOnlySupported
    int timelineSemaphoreInteropSupported
    int memoryPoolsSupported
    int gpuDirectRDMASupported
    unsigned int gpuDirectRDMAFlushWritesOptions
    int gpuDirectRDMAWritesOrdering
    unsigned int memoryPoolSupportedHandleTypes
    int deferredMappingCudaArraySupported
    int ipcEventSupported
    int clusterLaunch
    int unifiedFunctionPointers
    int reserved[63]

cudaIpcEventHandle_st: struct
    char reserved[64]

cudaIpcMemHandle_st: struct
    char reserved[64]

cudaMemFabricHandle_st: struct
    char reserved[64]

cudaExternalMemoryHandleDesc_handle_win32: struct
    void *handle
    const void *name

cudaExternalMemoryHandleDesc_handle: union
    int fd
    cudaExternalMemoryHandleDesc_handle_win32 win32
    const void *nvSciBufObject

cudaExternalMemoryHandleDesc: struct
    cudaExternalMemoryHandleType type
    cudaExternalMemoryHandleDesc_handle handle
    unsigned long long size
    unsigned int flags

cudaExternalMemoryBufferDesc: struct
    unsigned long long offset
    unsigned long long size
    unsigned int flags

cudaExternalMemoryMipmappedArrayDesc: struct
    unsigned long long offset
    cudaChannelFormatDesc formatDesc
    cudaExtent extent
    unsigned int flags
    unsigned int numLevels

cudaExternalSemaphoreHandleDesc_handle_win32: struct
    void *handle
    const void *name

cudaExternalSemaphoreHandleDesc_handle: union
    int fd
    cudaExternalSemaphoreHandleDesc_handle_win32 win32
    const void *nvSciSyncObj

cudaExternalSemaphoreHandleDesc: struct
    cudaExternalSemaphoreHandleType type
    cudaExternalSemaphoreHandleDesc_handle handle
    unsigned int flags

cudaExternalSemaphoreSignalParams_v1_params_fence: struct
    unsigned long long value

cudaExternalSemaphoreSignalParams_v1_params_nvSciSync: union
    void *fence
    unsigned long long reserved

cudaExternalSemaphoreSignalParams_v1_params_keyedMutex: struct
    unsigned long long key

cudaExternalSemaphoreSignalParams_v1_params: struct
    cudaExternalSemaphoreSignalParams_v1_params_fence fence
    cudaExternalSemaphoreSignalParams_v1_params_nvSciSync nvSciSync
    cudaExternalSemaphoreSignalParams_v1_params_keyedMutex keyedMutex

cudaExternalSemaphoreSignalParams_v1: struct
    cudaExternalSemaphoreSignalParams_v1_params params
    unsigned int flags

cudaExternalSemaphoreWaitParams_v1_params_fence: struct
    unsigned long long value

cudaExternalSemaphoreWaitParams_v1_params_nvSciSync: union
    void *fence
    unsigned long long reserved

cudaExternalSemaphoreWaitParams_v1_params_keyedMutex: struct
    unsigned long long key
    unsigned int timeoutMs

cudaExternalSemaphoreWaitParams_v1_params: struct
    cudaExternalSemaphoreWaitParams_v1_params_fence fence
    cudaExternalSemaphoreWaitParams_v1_params_nvSciSync nvSciSync
    cudaExternalSemaphoreWaitParams_v1_params_keyedMutex keyedMutex

cudaExternalSemaphoreWaitParams_v1: struct
    cudaExternalSemaphoreWaitParams_v1_params params
    unsigned int flags

cudaExternalSemaphoreSignalParams_params_fence: struct
    unsigned long long value

cudaExternalSemaphoreSignalParams_params_nvSciSync: union
    void *fence
    unsigned long long reserved

cudaExternalSemaphoreSignalParams_params_keyedMutex: struct
    unsigned long long key

cudaExternalSemaphoreSignalParams_params: struct
    cudaExternalSemaphoreSignalParams_params_fence fence
    cudaExternalSemaphoreSignalParams_params_nvSciSync nvSciSync
    cudaExternalSemaphoreSignalParams_params_keyedMutex keyedMutex
    unsigned int reserved[12]

cudaExternalSemaphoreSignalParams: struct
    cudaExternalSemaphoreSignalParams_params params
    unsigned int flags
    unsigned int reserved[16]

cudaExternalSemaphoreWaitParams_params_fence: struct
    unsigned long long value

cudaExternalSemaphoreWaitParams_params_nvSciSync: union
    void *fence
    unsigned long long reserved

cudaExternalSemaphoreWaitParams_params_keyedMutex: struct
    unsigned long long key
    unsigned int timeoutMs

cudaExternalSemaphoreWaitParams_params: struct
    cudaExternalSemaphoreWaitParams_params_fence fence
    cudaExternalSemaphoreWaitParams_params_nvSciSync nvSciSync
    cudaExternalSemaphoreWaitParams_params_keyedMutex keyedMutex
    unsigned int reserved[10]

cudaExternalSemaphoreWaitParams: struct
    cudaExternalSemaphoreWaitParams_params params
    unsigned int flags
    unsigned int reserved[16]

cudalibraryHostUniversalFunctionAndDataTable: struct
    void *functionTable
    size_t functionWindowSize
    void *dataTable
    size_t dataWindowSize

cudaLaunchParams: struct
    void *func
    dim3 gridDim
    dim3 blockDim
    void **args : kernel_parameters
    size_t sharedMem
    cudaStream_t stream

cudaKernelNodeParams: struct
    void *func
    dim3 gridDim
    dim3 blockDim
    unsigned int sharedMemBytes
    void **kernelParams : kernel_parameters
    void **extra : address

cudaKernelNodeParamsV2: struct
    void *func
    dim3 gridDim
    dim3 blockDim
    unsigned int sharedMemBytes
    void **kernelParams : kernel_parameters
    void **extra : address

cudaExternalSemaphoreSignalNodeParams: struct
    cudaExternalSemaphore_t *extSemArray
    const cudaExternalSemaphoreSignalParams *paramsArray
    unsigned int numExtSems

cudaExternalSemaphoreSignalNodeParamsV2: struct
    cudaExternalSemaphore_t *extSemArray
    const cudaExternalSemaphoreSignalParams *paramsArray
    unsigned int numExtSems

cudaExternalSemaphoreWaitNodeParams: struct
    cudaExternalSemaphore_t *extSemArray
    const cudaExternalSemaphoreWaitParams *paramsArray
    unsigned int numExtSems

cudaExternalSemaphoreWaitNodeParamsV2: struct
    cudaExternalSemaphore_t *extSemArray
    const cudaExternalSemaphoreWaitParams *paramsArray
    unsigned int numExtSems

cudaConditionalNodeParams: struct
    cudaGraphConditionalHandle handle
    cudaGraphConditionalNodeType type
    unsigned int size
    cudaGraph_t *phGraph_out

cudaChildGraphNodeParams: struct
    cudaGraph_t graph
    cudaGraphChildGraphNodeOwnership ownership

cudaEventRecordNodeParams: struct
    cudaEvent_t event

cudaEventWaitNodeParams: struct
    cudaEvent_t event

cudaGraphNodeParams_2: union
    long long reserved1[29]
    cudaKernelNodeParamsV2 kernel
    cudaMemcpyNodeParams memcpy
    cudaMemsetParamsV2 memset
    cudaHostNodeParamsV2 host
    cudaChildGraphNodeParams graph
    cudaEventWaitNodeParams eventWait
    cudaEventRecordNodeParams eventRecord
    cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal
    cudaExternalSemaphoreWaitNodeParamsV2 extSemWait
    cudaMemAllocNodeParamsV2 alloc
    cudaMemFreeNodeParams free
    cudaConditionalNodeParams conditional

cudaGraphNodeParams: struct
    cudaGraphNodeType type
    int reserved0[3]
    cudaGraphNodeParams_2 _2 : anonymous
    long long reserved2

cudaGraphEdgeData_st: struct
    unsigned char from_port
    unsigned char to_port
    unsigned char type
    unsigned char reserved[5]

cudaGraphInstantiateParams_st: struct
    unsigned long long flags
    cudaStream_t uploadStream
    cudaGraphNode_t errNode_out
    cudaGraphInstantiateResult result_out

cudaGraphExecUpdateResultInfo_st: struct
    cudaGraphExecUpdateResult result
    cudaGraphNode_t errorNode
    cudaGraphNode_t errorFromNode

cudaGraphKernelNodeUpdate_updateData_param: struct
    const void *pValue
    size_t offset
    size_t size

cudaGraphKernelNodeUpdate_updateData: union
    dim3 gridDim
    cudaGraphKernelNodeUpdate_updateData_param param
    unsigned int isEnabled

cudaGraphKernelNodeUpdate: struct
    cudaGraphDeviceNode_t node
    cudaGraphKernelNodeField field
    cudaGraphKernelNodeUpdate_updateData updateData

cudaLaunchMemSyncDomainMap_st: struct
    unsigned char default_
    unsigned char remote

cudaLaunchAttributeValue_clusterDim: struct
    unsigned int x
    unsigned int y
    unsigned int z

cudaLaunchAttributeValue_programmaticEvent: struct
    cudaEvent_t event
    int flags
    int triggerAtBlockStart

cudaLaunchAttributeValue_preferredClusterDim: struct
    unsigned int x
    unsigned int y
    unsigned int z

cudaLaunchAttributeValue_launchCompletionEvent: struct
    cudaEvent_t event
    int flags

cudaLaunchAttributeValue_deviceUpdatableKernelNode: struct
    int deviceUpdatable
    cudaGraphDeviceNode_t devNode

cudaLaunchAttributeValue: union
    char pad[64]
    cudaAccessPolicyWindow accessPolicyWindow
    int cooperative
    cudaSynchronizationPolicy syncPolicy
    cudaLaunchAttributeValue_clusterDim clusterDim
    cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference
    int programmaticStreamSerializationAllowed
    cudaLaunchAttributeValue_programmaticEvent programmaticEvent
    int priority
    cudaLaunchMemSyncDomainMap memSyncDomainMap
    cudaLaunchMemSyncDomain memSyncDomain
    cudaLaunchAttributeValue_preferredClusterDim preferredClusterDim
    cudaLaunchAttributeValue_launchCompletionEvent launchCompletionEvent
    cudaLaunchAttributeValue_deviceUpdatableKernelNode deviceUpdatableKernelNode
    unsigned int sharedMemCarveout

cudaLaunchAttribute_st: struct
    cudaLaunchAttributeID id
    char pad[4]
    cudaLaunchAttributeValue val

cudaLaunchConfig_st: struct
    dim3 gridDim
    dim3 blockDim
    size_t dynamicSmemBytes
    cudaStream_t stream
    cudaLaunchAttribute *attrs
    unsigned int numAttrs

cudaAsyncNotificationInfo_info_overBudget: struct
    unsigned long long bytesOverBudget

cudaAsyncNotificationInfo_info: union
    cudaAsyncNotificationInfo_info_overBudget overBudget

cudaAsyncNotificationInfo: struct
    cudaAsyncNotificationType type
    cudaAsyncNotificationInfo_info info

cudaTextureDesc: struct
    cudaTextureAddressMode addressMode[3]
    cudaTextureFilterMode filterMode
    cudaTextureReadMode readMode
    int sRGB
    float borderColor[4]
    int normalizedCoords
    unsigned int maxAnisotropy
    cudaTextureFilterMode mipmapFilterMode
    float mipmapLevelBias
    float minMipmapLevelClamp
    float maxMipmapLevelClamp
    int disableTrilinearOptimization
    int seamlessCubemap

cudaEglPlaneDesc_st: struct
    unsigned int width
    unsigned int height
    unsigned int depth
    unsigned int pitch
    unsigned int numChannels
    cudaChannelFormatDesc channelDesc
    unsigned int reserved[4]

cudaEglFrame_st_frame: union
    cudaArray_t pArray[3]
    cudaPitchedPtr pPitch[3]

cudaEglFrame_st: struct
    cudaEglFrame_st_frame frame
    cudaEglPlaneDesc planeDesc[3]
    unsigned int planeCount
    cudaEglFrameType frameType
    cudaEglColorFormat eglColorFormat

""")

callbacks = Lines("""
cudaHostFn_t: void (void *userData)
cudaAsyncCallback: void (cudaAsyncNotificationInfo_t *arg0, void *arg1, cudaAsyncCallbackHandle_t arg2)
cudaStreamCallback_t: void (cudaStream_t stream, cudaError_t status, void *userData)
""")

constants = value_lines("""
cudaHostAllocDefault: 0
cudaHostAllocPortable: 1
cudaHostAllocMapped: 2
cudaHostAllocWriteCombined: 4
cudaHostRegisterDefault: 0
cudaHostRegisterPortable: 1
cudaHostRegisterMapped: 2
cudaHostRegisterIoMemory: 4
cudaHostRegisterReadOnly: 8
cudaPeerAccessDefault: 0
cudaStreamDefault: 0
cudaStreamNonBlocking: 1
cudaStreamLegacy: 1
cudaStreamPerThread: 2
cudaEventDefault: 0
cudaEventBlockingSync: 1
cudaEventDisableTiming: 2
cudaEventInterprocess: 4
cudaEventRecordDefault: 0
cudaEventRecordExternal: 1
cudaEventWaitDefault: 0
cudaEventWaitExternal: 1
cudaDeviceScheduleAuto: 0
cudaDeviceScheduleSpin: 1
cudaDeviceScheduleYield: 2
cudaDeviceScheduleBlockingSync: 4
cudaDeviceBlockingSync: 4
cudaDeviceScheduleMask: 7
cudaDeviceMapHost: 8
cudaDeviceLmemResizeToMax: 16
cudaDeviceSyncMemops: 128
cudaDeviceMask: 255
cudaArrayDefault: 0
cudaArrayLayered: 1
cudaArraySurfaceLoadStore: 2
cudaArrayCubemap: 4
cudaArrayTextureGather: 8
cudaArrayColorAttachment: 32
cudaArraySparse: 64
cudaArrayDeferredMapping: 128
cudaIpcMemLazyEnablePeerAccess: 1
cudaMemAttachGlobal: 1
cudaMemAttachHost: 2
cudaMemAttachSingle: 4
cudaOccupancyDefault: 0
cudaOccupancyDisableCachingOverride: 1
cudaCpuDeviceId: -1
cudaInvalidDeviceId: -2
cudaInitDeviceFlagsAreValid: 1
cudaCooperativeLaunchMultiDeviceNoPreSync: 1
cudaCooperativeLaunchMultiDeviceNoPostSync: 2
cudaArraySparsePropertiesSingleMipTail: 1
cudaMemPoolCreateUsageHwDecompress: 2
CUDA_IPC_HANDLE_SIZE: 64
cudaExternalMemoryDedicated: 1
cudaExternalSemaphoreSignalSkipNvSciBufMemSync: 1
cudaExternalSemaphoreWaitSkipNvSciBufMemSync: 2
cudaNvSciSyncAttrSignal: 1
cudaNvSciSyncAttrWait: 2
cudaGraphKernelNodePortDefault: 0
cudaGraphKernelNodePortProgrammatic: 1
cudaGraphKernelNodePortLaunchCompletion: 2
cudaStreamAttributeAccessPolicyWindow: 1
cudaStreamAttributeSynchronizationPolicy: 3
cudaStreamAttributeMemSyncDomainMap: 9
cudaStreamAttributeMemSyncDomain: 10
cudaStreamAttributePriority: 8
cudaKernelNodeAttributeAccessPolicyWindow: 1
cudaKernelNodeAttributeCooperative: 2
cudaKernelNodeAttributePriority: 8
cudaKernelNodeAttributeClusterDimension: 4
cudaKernelNodeAttributeClusterSchedulingPolicyPreference: 5
cudaKernelNodeAttributeMemSyncDomainMap: 9
cudaKernelNodeAttributeMemSyncDomain: 10
cudaKernelNodeAttributePreferredSharedMemoryCarveout: 14
cudaKernelNodeAttributeDeviceUpdatableKernelNode: 13
cudaSurfaceType1D: 1
cudaSurfaceType2D: 2
cudaSurfaceType3D: 3
cudaSurfaceTypeCubemap: 12
cudaSurfaceType1DLayered: 241
cudaSurfaceType2DLayered: 242
cudaSurfaceTypeCubemapLayered: 252
cudaTextureType1D: 1
cudaTextureType2D: 2
cudaTextureType3D: 3
cudaTextureTypeCubemap: 12
cudaTextureType1DLayered: 241
cudaTextureType2DLayered: 242
cudaTextureTypeCubemapLayered: 252
CUDART_VERSION: 12090
__CUDART_API_VERSION: 12090
CUDA_EGL_MAX_PLANES: 3
""")

# Inline functions that fill a struct.
makers = Lines("""
make_cudaPitchedPtr: cudaPitchedPtr (void *d, size_t p, size_t xsz, size_t ysz)
make_cudaPos: cudaPos (size_t x, size_t y, size_t z)
make_cudaExtent: cudaExtent (size_t w, size_t h, size_t d)
""")

# Types of values behind void *, by the enumerator that is passed beside them.
attributes = word_blocks("""
cudaMemPoolAttr: attributes
    cudaMemPoolReuseFollowEventDependencies = int
    cudaMemPoolReuseAllowOpportunistic = int
    cudaMemPoolReuseAllowInternalDependencies = int
    cudaMemPoolAttrReleaseThreshold = cuuint64_t
    cudaMemPoolAttrReservedMemCurrent = cuuint64_t
    cudaMemPoolAttrReservedMemHigh = cuuint64_t
    cudaMemPoolAttrUsedMemCurrent = cuuint64_t
    cudaMemPoolAttrUsedMemHigh = cuuint64_t

cudaGraphMemAttributeType: attributes
    cudaGraphMemAttrUsedMemCurrent = cuuint64_t
    cudaGraphMemAttrUsedMemHigh = cuuint64_t
    cudaGraphMemAttrReservedMemCurrent = cuuint64_t
    cudaGraphMemAttrReservedMemHigh = cuuint64_t

cudaMemRangeAttribute: attributes
    cudaMemRangeAttributeReadMostly = int
    cudaMemRangeAttributePreferredLocation = int
    cudaMemRangeAttributeAccessedBy = int[]
    cudaMemRangeAttributeLastPrefetchLocation = int
    cudaMemRangeAttributePreferredLocationType = int
    cudaMemRangeAttributePreferredLocationId = int
    cudaMemRangeAttributeLastPrefetchLocationType = int
    cudaMemRangeAttributeLastPrefetchLocationId = int

cudaMemAllocationHandleType: attributes
    cudaMemHandleTypeNone = int
    cudaMemHandleTypePosixFileDescriptor = int
    cudaMemHandleTypeWin32 = void *
    cudaMemHandleTypeWin32Kmt = unsigned int
    cudaMemHandleTypeFabric = cudaMemFabricHandle_t

cudaLibraryOption: attributes
    cudaLibraryHostUniversalFunctionAndDataTable = address
    cudaLibraryBinaryIsPreserved = unsigned int

cudaJitOption: attributes
    cudaJitMaxRegisters = unsigned int
    cudaJitThreadsPerBlock = unsigned int
    cudaJitWallTime = float *
    cudaJitInfoLogBuffer = buffer
    cudaJitInfoLogBufferSizeBytes = unsigned int
    cudaJitErrorLogBuffer = buffer
    cudaJitErrorLogBufferSizeBytes = unsigned int
    cudaJitOptimizationLevel = unsigned int
    cudaJitFallbackStrategy = cudaJit_Fallback
    cudaJitGenerateDebugInfo = int
    cudaJitLogVerbose = int
    cudaJitGenerateLineInfo = int
    cudaJitCacheMode = cudaJit_CacheMode
    cudaJitPositionIndependentCode = int
    cudaJitMinCtaPerSm = unsigned int
    cudaJitMaxThreadsPerBlock = int
    cudaJitOverrideDirectiveValues = int

""")

# Names that cuda.bindings gives to records that have none in C.
unnamed = Lines("""
anon_struct0: cudaArraySparseProperties_tileExtent
anon_struct1: cudaResourceDesc_res_array
anon_struct2: cudaResourceDesc_res_mipmap
anon_struct3: cudaResourceDesc_res_linear
anon_struct4: cudaResourceDesc_res_pitch2D
anon_union0: cudaResourceDesc_res
anon_struct5: cudaMemcpy3DOperand_op_ptr
anon_struct6: cudaMemcpy3DOperand_op_array
anon_union1: cudaMemcpy3DOperand_op
anon_struct7: cudaExternalMemoryHandleDesc_handle_win32
anon_union2: cudaExternalMemoryHandleDesc_handle
anon_struct8: cudaExternalSemaphoreHandleDesc_handle_win32
anon_union3: cudaExternalSemaphoreHandleDesc_handle
anon_struct9: cudaExternalSemaphoreSignalParams_v1_params_fence
anon_union4: cudaExternalSemaphoreSignalParams_v1_params_nvSciSync
anon_struct10: cudaExternalSemaphoreSignalParams_v1_params_keyedMutex
anon_struct11: cudaExternalSemaphoreSignalParams_v1_params
anon_struct12: cudaExternalSemaphoreWaitParams_v1_params_fence
anon_union5: cudaExternalSemaphoreWaitParams_v1_params_nvSciSync
anon_struct13: cudaExternalSemaphoreWaitParams_v1_params_keyedMutex
anon_struct14: cudaExternalSemaphoreWaitParams_v1_params
anon_struct15: cudaExternalSemaphoreSignalParams_params_fence
anon_union6: cudaExternalSemaphoreSignalParams_params_nvSciSync
anon_struct16: cudaExternalSemaphoreSignalParams_params_keyedMutex
anon_struct17: cudaExternalSemaphoreSignalParams_params
anon_struct18: cudaExternalSemaphoreWaitParams_params_fence
anon_union7: cudaExternalSemaphoreWaitParams_params_nvSciSync
anon_struct19: cudaExternalSemaphoreWaitParams_params_keyedMutex
anon_struct20: cudaExternalSemaphoreWaitParams_params
anon_struct21: cudaGraphKernelNodeUpdate_updateData_param
anon_union9: cudaGraphKernelNodeUpdate_updateData
anon_struct22: cudaLaunchAttributeValue_clusterDim
anon_struct23: cudaLaunchAttributeValue_programmaticEvent
anon_struct24: cudaLaunchAttributeValue_preferredClusterDim
anon_struct25: cudaLaunchAttributeValue_launchCompletionEvent
anon_struct26: cudaLaunchAttributeValue_deviceUpdatableKernelNode
anon_struct27: cudaAsyncNotificationInfo_info_overBudget
anon_union10: cudaAsyncNotificationInfo_info
anon_union11: cudaEglFrame_st_frame
""")

advice = Lines("""
cudaErrorInvalidValue: An argument is out of its range, or arguments do not fit together: a zero size, a null pointer, a negative count. Check them one by one.
cudaErrorMemoryAllocation: The device (or page-locked host memory) has no room for this. Free what is no longer used, ask for less, or look with nvidia-smi for other processes on the device.
cudaErrorInitializationError: The driver could not be started. Check nvidia-smi; and a process forked from one that used CUDA cannot use it: multiprocessing's 'spawn' method can.
cudaErrorCudartUnloading: The process is exiting and CUDA is gone already. Release CUDA objects earlier than in atexit handlers and destructors.
cudaErrorProfilerDisabled: A profiler already controls this process, so that it cannot be steered from inside. Leave the profiler calls out or run without the tool.
cudaErrorProfilerNotInitialized: Old toolkits returned this when profiling started before it was initialized. cudaProfilerStart alone is enough today.
cudaErrorProfilerAlreadyStarted: Profiling was on already; the second cudaProfilerStart had no effect and can be left out.
cudaErrorProfilerAlreadyStopped: Profiling was off already; the second cudaProfilerStop had no effect and can be left out.
cudaErrorInvalidConfiguration: A launch's grid or blocks are empty or larger than the device allows. Compare with maxThreadsPerBlock, maxThreadsDim, maxGridSize and sharedMemPerBlock.
cudaErrorVersionTranslation: The driver belongs to another CUDA major than this call of the runtime, and cannot pass it on. Use a runtime of the driver's major, or a newer driver.
cudaErrorInvalidPitchValue: A pitch is smaller than the width in bytes, or larger than the device's memPitch. Use the one that cudaMallocPitch gave.
cudaErrorInvalidSymbol: This address is no variable of the loaded code. From Python, cudaLibraryGetGlobal finds a variable by its name.
cudaErrorInvalidHostPointer: An address that should be of host memory is not. Old toolkits returned this; today it is cudaErrorInvalidValue.
cudaErrorInvalidDevicePointer: An address that should be of device memory is not. Old toolkits returned this; today it is cudaErrorInvalidValue.
cudaErrorInvalidTexture: A texture's handle does not belong to a living texture. Make sure that it was not destroyed before its last use.
cudaErrorInvalidTextureBinding: A texture reference was used unbound. Texture references are gone from CUDA 12 on: use texture objects.
cudaErrorInvalidChannelDescriptor: The channel format is none that CUDA knows: widths of 8, 16 or 32 bits, the same for 1, 2 or 4 channels. cudaCreateChannelDesc makes one.
cudaErrorInvalidMemcpyDirection: The kind of copy is no cudaMemcpyKind or does not fit the pointers. cudaMemcpyDefault finds the direction by itself.
cudaErrorAddressOfConstant: Toolkits before 3.1 refused to tell where a constant variable is. It does not come any more.
cudaErrorTextureFetchFailed: A texture could not be read; device emulation, which is long gone, returned this.
cudaErrorTextureNotBound: A texture was not bound; device emulation, which is long gone, returned this.
cudaErrorSynchronizationError: A synchronization failed; device emulation, which is long gone, returned this.
cudaErrorInvalidFilterSetting: Linear filtering gives floats, but the texture reads integers as they are. Read them normalized, or choose point filtering.
cudaErrorInvalidNormSetting: Integers that are not 8 or 16 bits wide cannot be read as normalized floats. Read them as elements.
cudaErrorMixedDeviceExecution: Device emulation and real devices were mixed; emulation is long gone, and this with it.
cudaErrorNotYetImplemented: A function that old toolkits only announced. Newer ones return cudaErrorNotSupported for such.
cudaErrorMemoryValueTooLarge: An emulated pointer was beyond 32 bits; emulation is long gone, and this with it.
cudaErrorStubLibrary: The libcuda that was loaded is the toolkit's stub for linking, not a driver. Take the toolkit's stubs folder out of LD_LIBRARY_PATH.
cudaErrorInsufficientDriver: There is no NVIDIA driver, or one too old for this runtime. Check nvidia-smi and cudaDriverGetVersion; update the driver, or take an older nvidia-cuda-runtime.
cudaErrorCallRequiresNewerDriver: The runtime has this function, the driver does not. Update the driver; cudaDriverGetVersion tells which CUDA version it supports.
cudaErrorInvalidSurface: A surface's handle does not belong to a living surface. Make sure that it was not destroyed before its last use.
cudaErrorDuplicateVariableName: Several modules of the program define a variable of this name. Rename all but one.
cudaErrorDuplicateTextureName: Several modules of the program define a texture of this name. Rename all but one.
cudaErrorDuplicateSurfaceName: Several modules of the program define a surface of this name. Rename all but one.
cudaErrorDevicesUnavailable: Another process holds the device in exclusive mode, or it is busy or being reset. Let nvidia-smi show its processes and compute mode, or choose another device.
cudaErrorIncompatibleDriverContext: The context that is current was made by the driver's functions in a way the runtime cannot use. Use the device's primary context: cuDevicePrimaryCtxRetain.
cudaErrorMissingConfiguration: A kernel was launched without saying its grid and blocks first. Use cudaLaunchKernelExC, which takes them with the launch.
cudaErrorPriorLaunchFailure: An earlier launch failed; device emulation, which is long gone, returned this.
cudaErrorLaunchMaxDepthExceeded: Kernels launched kernels deeper than the device allows. Nest them less deeply.
cudaErrorLaunchFileScopedTex: A kernel launched from a kernel uses a texture reference of the file, which it cannot. Use texture objects.
cudaErrorLaunchFileScopedSurf: A kernel launched from a kernel uses a surface reference of the file, which it cannot. Use surface objects.
cudaErrorSyncDepthExceeded: Kernels waited for kernels deeper than was provided for. Raise cudaLimitDevRuntimeSyncDepth or nest less deeply.
cudaErrorLaunchPendingCountExceeded: More launches from kernels wait than there is room for. Raise cudaLimitDevRuntimePendingLaunchCount.
cudaErrorInvalidDeviceFunction: This is no kernel that the current device has: another pointer, or code for other architectures only. From Python, pass what cudaLibraryGetKernel gives.
cudaErrorNoDevice: The driver sees no GPU. Check nvidia-smi, that CUDA_VISIBLE_DEVICES is not empty or wrong, and that a container was started with access to GPUs.
cudaErrorInvalidDevice: There is no device of this number: they run from 0 to cudaGetDeviceCount() - 1, after CUDA_VISIBLE_DEVICES has hidden some.
cudaErrorDeviceNotLicensed: The device, most likely a virtual GPU, has no valid licence. Ask whoever runs the host to look at its licence server.
cudaErrorSoftwareValidityNotEstablished: The driver could not convince itself that its own parts are what they should be. Update or reinstall it.
cudaErrorStartupFailure: The runtime itself could not start. Reinstall nvidia-cuda-runtime; see whether several libcudart of different versions are loaded.
cudaErrorInvalidKernelImage: These bytes are no PTX, cubin, fatbin or LTO code: a wrong or cut-off file, or PTX text without its final NUL.
cudaErrorDeviceUninitialized: No context of a device is current on this thread, or it is destroyed. cudaSetDevice, or cudaFree(0), makes the primary one current.
cudaErrorMapBufferObjectFailed: The resource could not be mapped into the device's address space. Check that the graphics context is current and that its device is this one.
cudaErrorUnmapBufferObjectFailed: The resource could not be unmapped; work that still uses it, or a lost context, is the usual reason. Synchronize first to see the real error.
cudaErrorArrayIsMapped: The array is mapped and cannot be destroyed or changed as long as it is. Unmap it first.
cudaErrorAlreadyMapped: The resource is mapped already. Unmap it before it is mapped again.
cudaErrorNoKernelImageForDevice: The code was built for other architectures only. Build for this device's compute capability (-arch=sm_XY), or ship PTX, which the driver compiles itself.
cudaErrorAlreadyAcquired: The resource was acquired before and not yet released.
cudaErrorNotMapped: The resource is used or unmapped although it is not mapped. Map it first, on the stream that uses it.
cudaErrorNotMappedAsArray: The resource is mapped as a plain buffer: ask for its pointer instead of its array.
cudaErrorNotMappedAsPointer: The resource is mapped as an array: ask for its array instead of its pointer.
cudaErrorECCUncorrectable: The device's memory returned data that error correction could not repair. Restart the process; if it comes again (see nvidia-smi -q -d ECC), have the device checked.
cudaErrorUnsupportedLimit: This device does not have the limit that was asked for or set.
cudaErrorDeviceAlreadyInUse: Another thread uses the device's context, and only one can at a time. Release it there first.
cudaErrorPeerAccessUnsupported: These two devices cannot reach each other's memory (see nvidia-smi topo -p2p r). Copy through the host, which cudaMemcpyPeer does by itself.
cudaErrorInvalidPtx: The PTX does not compile. Give cudaJitErrorLogBuffer and its size as options when loading: the log names the line.
cudaErrorInvalidGraphicsContext: No OpenGL, EGL or Direct3D context that fits is current on this thread. Make it current, and make sure that the GPU and not software renders it.
cudaErrorNvlinkUncorrectable: An NVLink connection failed beyond repair. Restart the process; if it comes again, nvidia-smi nvlink -e shows which link.
cudaErrorJitCompilerNotFound: The driver's PTX compiler, libnvidia-ptxjitcompiler, is missing: an incomplete driver or container. Install it, or load a cubin, which needs no compiler.
cudaErrorUnsupportedPtxVersion: The PTX is newer than the driver, as one from a newer toolkit is. Update the driver, compile with an older toolkit, or make a cubin for this device.
cudaErrorJitCompilationDisabled: Compiling PTX is forbidden here, by CUDA_DISABLE_PTX_JIT for example. Unset it, or load a cubin for this device.
cudaErrorUnsupportedExecAffinity: This device or setup (Volta or later under MPS is needed) cannot restrict a context to some of its multiprocessors.
cudaErrorUnsupportedDevSideSync: The code synchronizes on the device with cudaDeviceSynchronize, which devices of compute capability 9.0 and later cannot do. Rewrite it with tail launches.
cudaErrorContained: A hardware error was kept to this process; others go on. The context is lost: restart the process, and look for Xid messages in the system's log.
cudaErrorInsufficientLoaderVersion: The libcuda that was loaded is older than a part of the driver that it has to load. Install one complete driver and remove what is left of others.
cudaErrorInvalidSource: The code given for compilation or linking cannot be read: it is empty, cut off, or not of the kind that was said.
cudaErrorFileNotFound: A file is not there or cannot be read. Relative paths start at the process's current directory.
cudaErrorSharedObjectSymbolNotFound: A library that the driver loads lacks a function that it needs: parts of two driver versions are mixed. Reinstall the driver.
cudaErrorSharedObjectInitFailed: A library that the driver loads could not start. Run with LD_DEBUG=libs to see which, and check memory limits and the driver's installation.
cudaErrorOperatingSystem: A call of the operating system failed. Limits (ulimit -a), permissions on /dev/nvidia*, the sandbox and the system's log are where to look.
cudaErrorInvalidResourceHandle: A handle is null, destroyed, of another kind, or of another device than the current one. Make sure that the object is still alive, and cudaSetDevice its own.
cudaErrorIllegalState: What is needed before this call has not happened yet, or the object is in the wrong state for it. Check the order of the calls.
cudaErrorLossyQuery: The answer would leave out part of what there is to know. Ask with the newer function that returns all of it.
cudaErrorSymbolNotFound: Nothing has this name. Compare with the names in the code: C++ mangles a kernel's name unless it is declared extern "C".
cudaErrorNotReady: Work that was submitted before is still running. That is no failure: ask again later, or synchronize.
cudaErrorIllegalAddress: A kernel or copy touched memory that is not its own. The context is lost: only a new process helps. compute-sanitizer names the kernel and the line.
cudaErrorLaunchOutOfResources: The blocks need more registers or shared memory than a multiprocessor has, or the arguments are too large. Use fewer threads per block, or cudaJitMaxRegisters.
cudaErrorLaunchTimeout: The kernel ran longer than the watchdog of a GPU with a display allows, and the context is lost. Split the work, or use a GPU without a display.
cudaErrorLaunchIncompatibleTexturing: A kernel's texture references do not fit the way its code was compiled. Use texture objects instead.
cudaErrorPeerAccessAlreadyEnabled: This device may reach the other's memory already; once is enough, and this can be ignored.
cudaErrorPeerAccessNotEnabled: Access to the other device's memory was not enabled, or was disabled before. Call cudaDeviceEnablePeerAccess first.
cudaErrorSetOnActiveProcess: The device is in use already, which this setting must precede. Set it before the first use, or after cudaDeviceReset.
cudaErrorContextIsDestroyed: The thread's current context has been destroyed, by cudaDeviceReset for example. cudaSetDevice makes a living one current.
cudaErrorAssert: An assert in a kernel failed; its file, line and thread stand on stderr. The context is lost: only a new process helps.
cudaErrorTooManyPeers: The hardware cannot connect this device to yet another peer. Disable access to one that is not needed.
cudaErrorHostMemoryAlreadyRegistered: This host memory, or part of it, is page-locked already. Register each range once.
cudaErrorHostMemoryNotRegistered: This pointer is not where a range registered with cudaHostRegister begins. Unregister with the very address that was registered.
cudaErrorHardwareStackError: A kernel overran its stack, by deep recursion for example, and the context is lost. Raise cudaLimitStackSize or recurse less.
cudaErrorIllegalInstruction: A kernel came to an instruction that this device does not have, or jumped astray, and the context is lost. Check the target architecture; run compute-sanitizer.
cudaErrorMisalignedAddress: A kernel read or wrote at an address that is no multiple of the access's size, such as a float4 at an odd float. The context is lost; compute-sanitizer finds where.
cudaErrorInvalidAddressSpace: A kernel used an address of one memory space where only another will do, such as shared for global. The context is lost; compute-sanitizer finds where.
cudaErrorInvalidPc: A kernel jumped to where there is no code, by a bad function pointer or a damaged stack. The context is lost; compute-sanitizer helps to find where.
cudaErrorLaunchFailure: A kernel died of an error without a status of its own, often a bad shared or local address. The context is lost; run under compute-sanitizer, and see Xid in the system's log.
cudaErrorCooperativeLaunchTooLarge: A cooperative launch needs all blocks on the device at once: at most cudaOccupancyMaxActiveBlocksPerMultiprocessor times the number of multiprocessors.
cudaErrorTensorMemoryLeak: A kernel ended without freeing tensor memory that it had allocated. Deallocate it on every way out of the kernel.
cudaErrorNotPermitted: This operation is not allowed here: not inside a callback of the runtime's, not during stream capture, not for this object, or not without more privileges.
cudaErrorNotSupported: This device, driver or operating system cannot do this. Ask for the matching device attribute before, and do without where it is 0.
cudaErrorSystemNotReady: The machine is not ready for CUDA: on systems with NVSwitch the fabric manager must run. Start its service and wait until it is done.
cudaErrorSystemDriverMismatch: The kernel's driver module and libcuda are of different versions, often after an update. Reboot, or reload the module; containers must use the host's libcuda.
cudaErrorCompatNotSupportedOnDevice: A forward-compatibility libcuda was loaded, which works with data-centre GPUs only. Remove the cuda-compat folder from the library path and use the driver's own.
cudaErrorMpsConnectionFailed: The MPS server cannot be reached. Check that nvidia-cuda-mps-control runs, as this user and with the same CUDA_MPS_PIPE_DIRECTORY.
cudaErrorMpsRpcFailure: The MPS server did not answer as it should. Look into its log (CUDA_MPS_LOG_DIRECTORY) and restart it.
cudaErrorMpsServerNotReady: The MPS server is starting, or recovering from a client's failure. Try again in a moment.
cudaErrorMpsMaxClientsReached: The MPS server serves as many processes as it can. Run fewer at a time.
cudaErrorMpsMaxConnectionsReached: The device has no connections left for MPS clients. Run fewer processes, or lower CUDA_DEVICE_MAX_CONNECTIONS.
cudaErrorMpsClientTerminated: The MPS server ended this client, by an administrator's order or because another client failed. Restart the process.
cudaErrorCdpNotSupported: The code launches kernels from kernels, which this setup (MPS, for one) does not support.
cudaErrorCdpVersionMismatch: Code for the first and for the second version of launching kernels from kernels is mixed. Build all of it with the same one.
cudaErrorStreamCaptureUnsupported: This call cannot be part of a graph: a synchronization, an allocation, or anything on the legacy default stream. Do it before the capture starts.
cudaErrorStreamCaptureInvalidated: An earlier error spoilt this capture. End it, mend the first call that failed, and capture anew.
cudaErrorStreamCaptureMerge: A wait would join two captures that were begun apart. Begin one, and let other streams join it by an event.
cudaErrorStreamCaptureUnmatched: The capture did not begin on this stream, or none is under way. End it on the stream where it began.
cudaErrorStreamCaptureUnjoined: Work that was forked to another stream never came back. Before the capture ends, let its first stream wait for an event of each other stream.
cudaErrorStreamCaptureIsolation: A captured operation would depend on work outside the capture. Record events inside of it, or wait before it begins.
cudaErrorStreamCaptureImplicit: The legacy default stream would have to wait for a stream under capture. Use streams made with cudaStreamNonBlocking, and no default stream meanwhile.
cudaErrorCapturedEvent: The event was last recorded inside a capture and so has no time or state to ask for. Use another event outside.
cudaErrorStreamCaptureWrongThread: The capture was begun by another thread. End it there, or begin it with cudaStreamCaptureModeRelaxed.
cudaErrorTimeout: What was waited for did not happen in time. Wait longer, or find out what holds it up.
cudaErrorGraphExecUpdateFailure: The graph differs from the instantiated one by more than can be updated; the result's details say where. Instantiate it anew.
cudaErrorExternalDevice: A device other than the GPU, reached through an external semaphore or memory, failed. The context is lost; look into that device's own errors.
cudaErrorInvalidClusterSize: The cluster's shape does not suit the device or the kernel: at most 8 blocks by default, and the grid a multiple. Ask cudaOccupancyMaxPotentialClusterSize.
cudaErrorFunctionNotLoaded: The kernel is not loaded yet, because loading is lazy. Ask for its attributes to load it, or set CUDA_MODULE_LOADING=EAGER.
cudaErrorInvalidResourceType: One or more resources are of a kind that this call does not take. Check each cudaDevResource's type.
cudaErrorInvalidResourceConfiguration: The resources are too few, too many or do not fit together. Split one set of multiprocessors, in multiples of what the device asks for.
cudaErrorStreamDetached: The stream's context is gone, so that the stream takes no more work. Make a new stream on a living device.
cudaErrorGraphRecaptureFailure: The work captured again differs too much from the graph that it should update. Capture the same sequence, or into a new graph.
cudaErrorFabricNotReady: The fabric between the machines' GPUs is not ready. Wait until nvidia-smi -q shows its state as completed, and check the fabric manager and IMEX services.
cudaErrorUnknown: The driver has no name for what went wrong. See the system's log for Xid or driver messages; after a suspend or a driver update, reload the module or reboot.
cudaErrorApiFailureBase: Old runtimes added the driver's own error number to this one. Newer ones return a status of their own.
""")
