# python -m generator generate runtime 13.5
import ctypes

from ..._floor.faces.typed import (
    AddressField,
    ArrayField,
    ByReference,
    CharPointer,
    Field,
    HandleField,
    Int,
    Pointer,
    PointerField,
    RawRecord,
    RawScalar,
    ScalarField,
    SizeT,
    UInt,
    ULongLong,
    VoidPointer,
    c_function,
)
from .driver import (
    CUuuid as CUuuid,
    CUuuid_st as CUuuid_st,
    EGLImageKHR as EGLImageKHR,
    EGLStreamKHR as EGLStreamKHR,
    EGLSyncKHR as EGLSyncKHR,
    EGLint as EGLint,
    GLenum as GLenum,
    GLuint as GLuint,
    HGPUNV as HGPUNV,
    VdpDevice as VdpDevice,
    VdpFuncId as VdpFuncId,
    VdpGetProcAddress as VdpGetProcAddress,
    VdpOutputSurface as VdpOutputSurface,
    VdpStatus as VdpStatus,
    VdpVideoSurface as VdpVideoSurface,
)
from ..bindings.runtime import (
    cudaDataType as cudaDataType,
    cudaEmulationStrategy as cudaEmulationStrategy,
    cudaEmulationMantissaControl as cudaEmulationMantissaControl,
    cudaEmulationSpecialValuesSupport as cudaEmulationSpecialValuesSupport,
    libraryPropertyType as libraryPropertyType,
    cudaRoundMode as cudaRoundMode,
    cudaError_t as cudaError_t,
    cudaChannelFormatKind as cudaChannelFormatKind,
    cudaMemoryType as cudaMemoryType,
    cudaMemcpyKind as cudaMemcpyKind,
    cudaAccessProperty as cudaAccessProperty,
    cudaStreamCaptureStatus as cudaStreamCaptureStatus,
    cudaGraphRecaptureStatus as cudaGraphRecaptureStatus,
    cudaStreamCaptureMode as cudaStreamCaptureMode,
    cudaSynchronizationPolicy as cudaSynchronizationPolicy,
    cudaClusterSchedulingPolicy as cudaClusterSchedulingPolicy,
    cudaStreamUpdateCaptureDependenciesFlags as cudaStreamUpdateCaptureDependenciesFlags,
    cudaUserObjectFlags as cudaUserObjectFlags,
    cudaUserObjectRetainFlags as cudaUserObjectRetainFlags,
    cudaHostTaskSyncMode as cudaHostTaskSyncMode,
    cudaGraphicsRegisterFlags as cudaGraphicsRegisterFlags,
    cudaGraphicsMapFlags as cudaGraphicsMapFlags,
    cudaGraphicsCubeFace as cudaGraphicsCubeFace,
    cudaResourceType as cudaResourceType,
    cudaResourceViewFormat as cudaResourceViewFormat,
    cudaSharedMemoryMode as cudaSharedMemoryMode,
    cudaFuncAttribute as cudaFuncAttribute,
    cudaFuncCache as cudaFuncCache,
    cudaSharedMemConfig as cudaSharedMemConfig,
    cudaSharedCarveout as cudaSharedCarveout,
    cudaComputeMode as cudaComputeMode,
    cudaLimit as cudaLimit,
    cudaMemoryAdvise as cudaMemoryAdvise,
    cudaMemRangeAttribute as cudaMemRangeAttribute,
    cudaFlushGPUDirectRDMAWritesOptions as cudaFlushGPUDirectRDMAWritesOptions,
    cudaGPUDirectRDMAWritesOrdering as cudaGPUDirectRDMAWritesOrdering,
    cudaFlushGPUDirectRDMAWritesScope as cudaFlushGPUDirectRDMAWritesScope,
    cudaFlushGPUDirectRDMAWritesTarget as cudaFlushGPUDirectRDMAWritesTarget,
    cudaDeviceAttr as cudaDeviceAttr,
    cudaMemPoolAttr as cudaMemPoolAttr,
    cudaMemLocationType as cudaMemLocationType,
    cudaMemAccessFlags as cudaMemAccessFlags,
    cudaMemAllocationType as cudaMemAllocationType,
    cudaMemAllocationHandleType as cudaMemAllocationHandleType,
    cudaGraphMemAttributeType as cudaGraphMemAttributeType,
    cudaMemcpyFlags as cudaMemcpyFlags,
    cudaMemcpySrcAccessOrder as cudaMemcpySrcAccessOrder,
    cudaMemcpy3DOperandType as cudaMemcpy3DOperandType,
    cudaDeviceP2PAttr as cudaDeviceP2PAttr,
    cudaAtomicOperation as cudaAtomicOperation,
    cudaAtomicOperationCapability as cudaAtomicOperationCapability,
    cudaExternalMemoryHandleType as cudaExternalMemoryHandleType,
    cudaExternalSemaphoreHandleType as cudaExternalSemaphoreHandleType,
    cudaDevSmResourceGroup_flags as cudaDevSmResourceGroup_flags,
    cudaDevSmResourceSplitByCount_flags as cudaDevSmResourceSplitByCount_flags,
    cudaDevResourceType as cudaDevResourceType,
    cudaDevWorkqueueConfigScope as cudaDevWorkqueueConfigScope,
    cudaJitOption as cudaJitOption,
    cudaLibraryOption as cudaLibraryOption,
    cudaJit_CacheMode as cudaJit_CacheMode,
    cudaJit_Fallback as cudaJit_Fallback,
    cudaCGScope as cudaCGScope,
    cudaKernelFunctionType as cudaKernelFunctionType,
    cudaGraphConditionalHandleFlags as cudaGraphConditionalHandleFlags,
    cudaGraphConditionalNodeType as cudaGraphConditionalNodeType,
    cudaGraphNodeType as cudaGraphNodeType,
    cudaGraphChildGraphNodeOwnership as cudaGraphChildGraphNodeOwnership,
    cudaGraphDependencyType as cudaGraphDependencyType,
    cudaGraphExecUpdateResult as cudaGraphExecUpdateResult,
    cudaGraphInstantiateResult as cudaGraphInstantiateResult,
    cudaGraphKernelNodeField as cudaGraphKernelNodeField,
    cudaGetDriverEntryPointFlags as cudaGetDriverEntryPointFlags,
    cudaDriverEntryPointQueryResult as cudaDriverEntryPointQueryResult,
    cudaGraphDebugDotFlags as cudaGraphDebugDotFlags,
    cudaGraphInstantiateFlags as cudaGraphInstantiateFlags,
    cudaLaunchMemSyncDomain as cudaLaunchMemSyncDomain,
    cudaLaunchAttributePortableClusterMode as cudaLaunchAttributePortableClusterMode,
    cudaLaunchAttributeID as cudaLaunchAttributeID,
    cudaDeviceNumaConfig as cudaDeviceNumaConfig,
    cudaAsyncNotificationType as cudaAsyncNotificationType,
    cudaLogLevel as cudaLogLevel,
    cudaFabricOpStatusSource as cudaFabricOpStatusSource,
    cudaFabricOpStatusInfo as cudaFabricOpStatusInfo,
    cudaSurfaceBoundaryMode as cudaSurfaceBoundaryMode,
    cudaSurfaceFormatMode as cudaSurfaceFormatMode,
    cudaTextureAddressMode as cudaTextureAddressMode,
    cudaTextureFilterMode as cudaTextureFilterMode,
    cudaTextureReadMode as cudaTextureReadMode,
    cudaGLDeviceList as cudaGLDeviceList,
    cudaGLMapFlags as cudaGLMapFlags,
    cudaEglFrameType as cudaEglFrameType,
    cudaEglResourceLocationFlags as cudaEglResourceLocationFlags,
    cudaEglColorFormat as cudaEglColorFormat,
    cudaStreamAttrID as cudaStreamAttrID,
    cudaKernelNodeAttrID as cudaKernelNodeAttrID,
    cudaHostAllocDefault as cudaHostAllocDefault,
    cudaHostAllocPortable as cudaHostAllocPortable,
    cudaHostAllocMapped as cudaHostAllocMapped,
    cudaHostAllocWriteCombined as cudaHostAllocWriteCombined,
    cudaHostRegisterDefault as cudaHostRegisterDefault,
    cudaHostRegisterPortable as cudaHostRegisterPortable,
    cudaHostRegisterMapped as cudaHostRegisterMapped,
    cudaHostRegisterIoMemory as cudaHostRegisterIoMemory,
    cudaHostRegisterReadOnly as cudaHostRegisterReadOnly,
    cudaPeerAccessDefault as cudaPeerAccessDefault,
    cudaStreamDefault as cudaStreamDefault,
    cudaStreamNonBlocking as cudaStreamNonBlocking,
    cudaStreamLegacy as cudaStreamLegacy,
    cudaStreamPerThread as cudaStreamPerThread,
    cudaEventDefault as cudaEventDefault,
    cudaEventBlockingSync as cudaEventBlockingSync,
    cudaEventDisableTiming as cudaEventDisableTiming,
    cudaEventInterprocess as cudaEventInterprocess,
    cudaEventRecordDefault as cudaEventRecordDefault,
    cudaEventRecordExternal as cudaEventRecordExternal,
    cudaEventWaitDefault as cudaEventWaitDefault,
    cudaEventWaitExternal as cudaEventWaitExternal,
    cudaDeviceScheduleAuto as cudaDeviceScheduleAuto,
    cudaDeviceScheduleSpin as cudaDeviceScheduleSpin,
    cudaDeviceScheduleYield as cudaDeviceScheduleYield,
    cudaDeviceScheduleBlockingSync as cudaDeviceScheduleBlockingSync,
    cudaDeviceBlockingSync as cudaDeviceBlockingSync,
    cudaDeviceScheduleMask as cudaDeviceScheduleMask,
    cudaDeviceMapHost as cudaDeviceMapHost,
    cudaDeviceLmemResizeToMax as cudaDeviceLmemResizeToMax,
    cudaDeviceSyncMemops as cudaDeviceSyncMemops,
    cudaDeviceMask as cudaDeviceMask,
    cudaArrayDefault as cudaArrayDefault,
    cudaArrayLayered as cudaArrayLayered,
    cudaArraySurfaceLoadStore as cudaArraySurfaceLoadStore,
    cudaArrayCubemap as cudaArrayCubemap,
    cudaArrayTextureGather as cudaArrayTextureGather,
    cudaArrayColorAttachment as cudaArrayColorAttachment,
    cudaArraySparse as cudaArraySparse,
    cudaArrayDeferredMapping as cudaArrayDeferredMapping,
    cudaIpcMemLazyEnablePeerAccess as cudaIpcMemLazyEnablePeerAccess,
    cudaMemAttachGlobal as cudaMemAttachGlobal,
    cudaMemAttachHost as cudaMemAttachHost,
    cudaMemAttachSingle as cudaMemAttachSingle,
    cudaOccupancyDefault as cudaOccupancyDefault,
    cudaOccupancyDisableCachingOverride as cudaOccupancyDisableCachingOverride,
    cudaCpuDeviceId as cudaCpuDeviceId,
    cudaInvalidDeviceId as cudaInvalidDeviceId,
    cudaInitDeviceFlagsAreValid as cudaInitDeviceFlagsAreValid,
    cudaArraySparsePropertiesSingleMipTail as cudaArraySparsePropertiesSingleMipTail,
    cudaMemPoolCreateUsageHwDecompress as cudaMemPoolCreateUsageHwDecompress,
    CUDA_IPC_HANDLE_SIZE as CUDA_IPC_HANDLE_SIZE,
    cudaExternalMemoryDedicated as cudaExternalMemoryDedicated,
    cudaExternalSemaphoreSignalSkipNvSciBufMemSync as cudaExternalSemaphoreSignalSkipNvSciBufMemSync,
    cudaExternalSemaphoreWaitSkipNvSciBufMemSync as cudaExternalSemaphoreWaitSkipNvSciBufMemSync,
    cudaNvSciSyncAttrSignal as cudaNvSciSyncAttrSignal,
    cudaNvSciSyncAttrWait as cudaNvSciSyncAttrWait,
    cudaDevSmResourceGroupLocalityDomainIdAny as cudaDevSmResourceGroupLocalityDomainIdAny,
    cudaGraphKernelNodePortDefault as cudaGraphKernelNodePortDefault,
    cudaGraphKernelNodePortProgrammatic as cudaGraphKernelNodePortProgrammatic,
    cudaGraphKernelNodePortLaunchCompletion as cudaGraphKernelNodePortLaunchCompletion,
    cudaStreamAttributeAccessPolicyWindow as cudaStreamAttributeAccessPolicyWindow,
    cudaStreamAttributeSynchronizationPolicy as cudaStreamAttributeSynchronizationPolicy,
    cudaStreamAttributeMemSyncDomainMap as cudaStreamAttributeMemSyncDomainMap,
    cudaStreamAttributeMemSyncDomain as cudaStreamAttributeMemSyncDomain,
    cudaStreamAttributePriority as cudaStreamAttributePriority,
    cudaKernelNodeAttributeAccessPolicyWindow as cudaKernelNodeAttributeAccessPolicyWindow,
    cudaKernelNodeAttributeCooperative as cudaKernelNodeAttributeCooperative,
    cudaKernelNodeAttributePriority as cudaKernelNodeAttributePriority,
    cudaKernelNodeAttributeClusterDimension as cudaKernelNodeAttributeClusterDimension,
    cudaKernelNodeAttributeClusterSchedulingPolicyPreference as cudaKernelNodeAttributeClusterSchedulingPolicyPreference,
    cudaKernelNodeAttributeMemSyncDomainMap as cudaKernelNodeAttributeMemSyncDomainMap,
    cudaKernelNodeAttributeMemSyncDomain as cudaKernelNodeAttributeMemSyncDomain,
    cudaKernelNodeAttributePreferredSharedMemoryCarveout as cudaKernelNodeAttributePreferredSharedMemoryCarveout,
    cudaKernelNodeAttributeDeviceUpdatableKernelNode as cudaKernelNodeAttributeDeviceUpdatableKernelNode,
    cudaKernelNodeAttributeNvlinkUtilCentricScheduling as cudaKernelNodeAttributeNvlinkUtilCentricScheduling,
    cudaSurfaceType1D as cudaSurfaceType1D,
    cudaSurfaceType2D as cudaSurfaceType2D,
    cudaSurfaceType3D as cudaSurfaceType3D,
    cudaSurfaceTypeCubemap as cudaSurfaceTypeCubemap,
    cudaSurfaceType1DLayered as cudaSurfaceType1DLayered,
    cudaSurfaceType2DLayered as cudaSurfaceType2DLayered,
    cudaSurfaceTypeCubemapLayered as cudaSurfaceTypeCubemapLayered,
    cudaTextureType1D as cudaTextureType1D,
    cudaTextureType2D as cudaTextureType2D,
    cudaTextureType3D as cudaTextureType3D,
    cudaTextureTypeCubemap as cudaTextureTypeCubemap,
    cudaTextureType1DLayered as cudaTextureType1DLayered,
    cudaTextureType2DLayered as cudaTextureType2DLayered,
    cudaTextureTypeCubemapLayered as cudaTextureTypeCubemapLayered,
    CUDART_VERSION as CUDART_VERSION,
    __CUDART_API_VERSION as __CUDART_API_VERSION,
    CUDA_EGL_MAX_PLANES as CUDA_EGL_MAX_PLANES,
)

class dim3(RawRecord):
    x: Field[int]
    y: Field[int]
    z: Field[int]

class cudaChannelFormatDesc(RawRecord):
    x: Field[int]
    y: Field[int]
    z: Field[int]
    w: Field[int]
    f: Field[int]

class cudaArraySparseProperties_tileExtent(RawRecord):
    width: Field[int]
    height: Field[int]
    depth: Field[int]

class cudaArraySparseProperties(RawRecord):
    tileExtent: Field[cudaArraySparseProperties_tileExtent]
    miptailFirstLevel: Field[int]
    miptailSize: Field[int]
    flags: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class cudaArrayMemoryRequirements(RawRecord):
    size: Field[int]
    alignment: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class cudaPitchedPtr(RawRecord):
    ptr: AddressField
    pitch: Field[int]
    xsize: Field[int]
    ysize: Field[int]

class cudaExtent(RawRecord):
    width: Field[int]
    height: Field[int]
    depth: Field[int]

class cudaPos(RawRecord):
    x: Field[int]
    y: Field[int]
    z: Field[int]

class cudaMemcpy3DParms(RawRecord):
    srcArray: HandleField[cudaArray_t]
    srcPos: Field[cudaPos]
    srcPtr: Field[cudaPitchedPtr]
    dstArray: HandleField[cudaArray_t]
    dstPos: Field[cudaPos]
    dstPtr: Field[cudaPitchedPtr]
    extent: Field[cudaExtent]
    kind: Field[int]

class cudaMemcpyNodeParams(RawRecord):
    flags: Field[int]
    reserved: Field[int]
    ctx: HandleField[cudaExecutionContext_t]
    copyParams: Field[cudaMemcpy3DParms]

class cudaMemcpy3DPeerParms(RawRecord):
    srcArray: HandleField[cudaArray_t]
    srcPos: Field[cudaPos]
    srcPtr: Field[cudaPitchedPtr]
    srcDevice: Field[int]
    dstArray: HandleField[cudaArray_t]
    dstPos: Field[cudaPos]
    dstPtr: Field[cudaPitchedPtr]
    dstDevice: Field[int]
    extent: Field[cudaExtent]

class cudaMemsetParams(RawRecord):
    dst: AddressField
    pitch: Field[int]
    value: Field[int]
    elementSize: Field[int]
    width: Field[int]
    height: Field[int]

class cudaMemsetParamsV2(RawRecord):
    dst: AddressField
    pitch: Field[int]
    value: Field[int]
    elementSize: Field[int]
    width: Field[int]
    height: Field[int]
    ctx: HandleField[cudaExecutionContext_t]

class cudaAccessPolicyWindow(RawRecord):
    base_ptr: AddressField
    num_bytes: Field[int]
    hitRatio: Field[float]
    hitProp: Field[int]
    missProp: Field[int]

class cudaHostNodeParams(RawRecord):
    fn: Field[cudaHostFn_t]
    userData: AddressField

class cudaHostNodeParamsV2(RawRecord):
    fn: Field[cudaHostFn_t]
    userData: AddressField
    syncMode: Field[int]
    ctx: HandleField[cudaExecutionContext_t]

class cudaResourceDesc_res_array(RawRecord):
    array: HandleField[cudaArray_t]

class cudaResourceDesc_res_mipmap(RawRecord):
    mipmap: HandleField[cudaMipmappedArray_t]

class cudaResourceDesc_res_linear(RawRecord):
    devPtr: AddressField
    desc: Field[cudaChannelFormatDesc]
    sizeInBytes: Field[int]

class cudaResourceDesc_res_pitch2D(RawRecord):
    devPtr: AddressField
    desc: Field[cudaChannelFormatDesc]
    width: Field[int]
    height: Field[int]
    pitchInBytes: Field[int]

class cudaResourceDesc_res_reserved(RawRecord):
    reserved: ArrayField[ctypes.c_int]

class cudaResourceDesc_res(RawRecord):
    array: Field[cudaResourceDesc_res_array]
    mipmap: Field[cudaResourceDesc_res_mipmap]
    linear: Field[cudaResourceDesc_res_linear]
    pitch2D: Field[cudaResourceDesc_res_pitch2D]
    reserved: Field[cudaResourceDesc_res_reserved]

class cudaResourceDesc(RawRecord):
    resType: Field[int]
    res: Field[cudaResourceDesc_res]
    flags: Field[int]

class cudaResourceViewDesc(RawRecord):
    format: Field[int]
    width: Field[int]
    height: Field[int]
    depth: Field[int]
    firstMipmapLevel: Field[int]
    lastMipmapLevel: Field[int]
    firstLayer: Field[int]
    lastLayer: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class cudaPointerAttributes_4(RawRecord):
    localityDomainOrdinal: Field[int]
    unused: Field[int]

class cudaPointerAttributes(RawRecord):
    type: Field[int]
    device: Field[int]
    devicePointer: AddressField
    hostPointer: AddressField
    _4: Field[cudaPointerAttributes_4]
    localityDomainOrdinal: Field[int]
    unused: Field[int]
    reserved: ArrayField[ctypes.c_long]

class cudaFuncAttributes(RawRecord):
    sharedSizeBytes: Field[int]
    constSizeBytes: Field[int]
    localSizeBytes: Field[int]
    maxThreadsPerBlock: Field[int]
    numRegs: Field[int]
    ptxVersion: Field[int]
    binaryVersion: Field[int]
    cacheModeCA: Field[int]
    maxDynamicSharedSizeBytes: Field[int]
    preferredShmemCarveout: Field[int]
    clusterDimMustBeSet: Field[int]
    requiredClusterWidth: Field[int]
    requiredClusterHeight: Field[int]
    requiredClusterDepth: Field[int]
    clusterSchedulingPolicyPreference: Field[int]
    nonPortableClusterSizeAllowed: Field[int]
    deviceNodeUpdateStatus: Field[int]
    sharedMemoryMode: Field[int]
    reserved: ArrayField[ctypes.c_int]

class cudaMemLocation_1_localized(RawRecord):
    deviceId: Field[int]
    localityDomainId: Field[int]

class cudaMemLocation_1(RawRecord):
    id: Field[int]
    localized: Field[cudaMemLocation_1_localized]

class cudaMemLocation(RawRecord):
    type: Field[int]
    _1: Field[cudaMemLocation_1]
    id: Field[int]
    localized: Field[cudaMemLocation_1_localized]

class cudaMemAccessDesc(RawRecord):
    location: Field[cudaMemLocation]
    flags: Field[int]

class cudaMemPoolProps(RawRecord):
    allocType: Field[int]
    handleTypes: Field[int]
    location: Field[cudaMemLocation]
    win32SecurityAttributes: AddressField
    maxSize: Field[int]
    usage: Field[int]
    reserved: ArrayField[ctypes.c_ubyte]
    reserved1: Field[int]

class cudaMemPoolPtrExportData(RawRecord):
    reserved: ArrayField[ctypes.c_ubyte]

class cudaMemAllocNodeParams(RawRecord):
    poolProps: Field[cudaMemPoolProps]
    accessDescs: PointerField[cudaMemAccessDesc]
    accessDescCount: Field[int]
    bytesize: Field[int]
    dptr: AddressField

class cudaMemAllocNodeParamsV2(RawRecord):
    poolProps: Field[cudaMemPoolProps]
    accessDescs: PointerField[cudaMemAccessDesc]
    accessDescCount: Field[int]
    bytesize: Field[int]
    dptr: AddressField

class cudaMemFreeNodeParams(RawRecord):
    dptr: AddressField

class cudaMemcpyAttributes(RawRecord):
    srcAccessOrder: Field[int]
    srcLocHint: Field[cudaMemLocation]
    dstLocHint: Field[cudaMemLocation]
    flags: Field[int]

class cudaOffset3D(RawRecord):
    x: Field[int]
    y: Field[int]
    z: Field[int]

class cudaMemcpy3DOperand_op_ptr(RawRecord):
    ptr: AddressField
    rowLength: Field[int]
    layerHeight: Field[int]
    locHint: Field[cudaMemLocation]

class cudaMemcpy3DOperand_op_array(RawRecord):
    array: HandleField[cudaArray_t]
    offset: Field[cudaOffset3D]

class cudaMemcpy3DOperand_op(RawRecord):
    ptr: Field[cudaMemcpy3DOperand_op_ptr]
    array: Field[cudaMemcpy3DOperand_op_array]

class cudaMemcpy3DOperand(RawRecord):
    type: Field[int]
    op: Field[cudaMemcpy3DOperand_op]

class cudaMemcpy3DBatchOp(RawRecord):
    src: Field[cudaMemcpy3DOperand]
    dst: Field[cudaMemcpy3DOperand]
    extent: Field[cudaExtent]
    srcAccessOrder: Field[int]
    flags: Field[int]

class cudaDeviceProp(RawRecord):
    name: ArrayField[ctypes.c_ubyte]
    uuid: Field[cudaUUID_t]
    luid: ArrayField[ctypes.c_ubyte]
    luidDeviceNodeMask: Field[int]
    totalGlobalMem: Field[int]
    sharedMemPerBlock: Field[int]
    regsPerBlock: Field[int]
    warpSize: Field[int]
    memPitch: Field[int]
    maxThreadsPerBlock: Field[int]
    maxThreadsDim: ArrayField[ctypes.c_int]
    maxGridSize: ArrayField[ctypes.c_int]
    totalConstMem: Field[int]
    major: Field[int]
    minor: Field[int]
    textureAlignment: Field[int]
    texturePitchAlignment: Field[int]
    multiProcessorCount: Field[int]
    integrated: Field[int]
    canMapHostMemory: Field[int]
    maxTexture1D: Field[int]
    maxTexture1DMipmap: Field[int]
    maxTexture2D: ArrayField[ctypes.c_int]
    maxTexture2DMipmap: ArrayField[ctypes.c_int]
    maxTexture2DLinear: ArrayField[ctypes.c_int]
    maxTexture2DGather: ArrayField[ctypes.c_int]
    maxTexture3D: ArrayField[ctypes.c_int]
    maxTexture3DAlt: ArrayField[ctypes.c_int]
    maxTextureCubemap: Field[int]
    maxTexture1DLayered: ArrayField[ctypes.c_int]
    maxTexture2DLayered: ArrayField[ctypes.c_int]
    maxTextureCubemapLayered: ArrayField[ctypes.c_int]
    maxSurface1D: Field[int]
    maxSurface2D: ArrayField[ctypes.c_int]
    maxSurface3D: ArrayField[ctypes.c_int]
    maxSurface1DLayered: ArrayField[ctypes.c_int]
    maxSurface2DLayered: ArrayField[ctypes.c_int]
    maxSurfaceCubemap: Field[int]
    maxSurfaceCubemapLayered: ArrayField[ctypes.c_int]
    surfaceAlignment: Field[int]
    concurrentKernels: Field[int]
    ECCEnabled: Field[int]
    pciBusID: Field[int]
    pciDeviceID: Field[int]
    pciDomainID: Field[int]
    tccDriver: Field[int]
    asyncEngineCount: Field[int]
    unifiedAddressing: Field[int]
    memoryBusWidth: Field[int]
    l2CacheSize: Field[int]
    persistingL2CacheMaxSize: Field[int]
    maxThreadsPerMultiProcessor: Field[int]
    streamPrioritiesSupported: Field[int]
    globalL1CacheSupported: Field[int]
    localL1CacheSupported: Field[int]
    sharedMemPerMultiprocessor: Field[int]
    regsPerMultiprocessor: Field[int]
    managedMemory: Field[int]
    isMultiGpuBoard: Field[int]
    multiGpuBoardGroupID: Field[int]
    hostNativeAtomicSupported: Field[int]
    pageableMemoryAccess: Field[int]
    concurrentManagedAccess: Field[int]
    computePreemptionSupported: Field[int]
    canUseHostPointerForRegisteredMem: Field[int]
    cooperativeLaunch: Field[int]
    sharedMemPerBlockOptin: Field[int]
    pageableMemoryAccessUsesHostPageTables: Field[int]
    directManagedMemAccessFromHost: Field[int]
    maxBlocksPerMultiProcessor: Field[int]
    accessPolicyMaxWindowSize: Field[int]
    reservedSharedMemPerBlock: Field[int]
    hostRegisterSupported: Field[int]
    sparseCudaArraySupported: Field[int]
    hostRegisterReadOnlySupported: Field[int]
    timelineSemaphoreInteropSupported: Field[int]
    memoryPoolsSupported: Field[int]
    gpuDirectRDMASupported: Field[int]
    gpuDirectRDMAFlushWritesOptions: Field[int]
    gpuDirectRDMAWritesOrdering: Field[int]
    memoryPoolSupportedHandleTypes: Field[int]
    deferredMappingCudaArraySupported: Field[int]
    ipcEventSupported: Field[int]
    clusterLaunch: Field[int]
    unifiedFunctionPointers: Field[int]
    deviceNumaConfig: Field[int]
    deviceNumaId: Field[int]
    mpsEnabled: Field[int]
    hostNumaId: Field[int]
    gpuPciDeviceID: Field[int]
    gpuPciSubsystemID: Field[int]
    hostNumaMultinodeIpcSupported: Field[int]
    reserved: ArrayField[ctypes.c_int]

class cudaIpcEventHandle_st(RawRecord):
    reserved: ArrayField[ctypes.c_ubyte]

class cudaIpcMemHandle_st(RawRecord):
    reserved: ArrayField[ctypes.c_ubyte]

class cudaMemFabricHandle_st(RawRecord):
    reserved: ArrayField[ctypes.c_ubyte]

class cudaExternalMemoryHandleDesc_handle_win32(RawRecord):
    handle: AddressField
    name: AddressField

class cudaExternalMemoryHandleDesc_handle(RawRecord):
    fd: Field[int]
    win32: Field[cudaExternalMemoryHandleDesc_handle_win32]
    nvSciBufObject: AddressField

class cudaExternalMemoryHandleDesc(RawRecord):
    type: Field[int]
    handle: Field[cudaExternalMemoryHandleDesc_handle]
    size: Field[int]
    flags: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class cudaExternalMemoryBufferDesc(RawRecord):
    offset: Field[int]
    size: Field[int]
    flags: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class cudaExternalMemoryMipmappedArrayDesc(RawRecord):
    offset: Field[int]
    formatDesc: Field[cudaChannelFormatDesc]
    extent: Field[cudaExtent]
    flags: Field[int]
    numLevels: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class cudaExternalSemaphoreHandleDesc_handle_win32(RawRecord):
    handle: AddressField
    name: AddressField

class cudaExternalSemaphoreHandleDesc_handle(RawRecord):
    fd: Field[int]
    win32: Field[cudaExternalSemaphoreHandleDesc_handle_win32]
    nvSciSyncObj: AddressField

class cudaExternalSemaphoreHandleDesc(RawRecord):
    type: Field[int]
    handle: Field[cudaExternalSemaphoreHandleDesc_handle]
    flags: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class cudaExternalSemaphoreSignalParams_params_fence(RawRecord):
    value: Field[int]

class cudaExternalSemaphoreSignalParams_params_nvSciSync(RawRecord):
    fence: AddressField
    reserved: Field[int]

class cudaExternalSemaphoreSignalParams_params_keyedMutex(RawRecord):
    key: Field[int]

class cudaExternalSemaphoreSignalParams_params(RawRecord):
    fence: Field[cudaExternalSemaphoreSignalParams_params_fence]
    nvSciSync: Field[cudaExternalSemaphoreSignalParams_params_nvSciSync]
    keyedMutex: Field[cudaExternalSemaphoreSignalParams_params_keyedMutex]
    reserved: ArrayField[ctypes.c_uint]

class cudaExternalSemaphoreSignalParams(RawRecord):
    params: Field[cudaExternalSemaphoreSignalParams_params]
    flags: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class cudaExternalSemaphoreWaitParams_params_fence(RawRecord):
    value: Field[int]

class cudaExternalSemaphoreWaitParams_params_nvSciSync(RawRecord):
    fence: AddressField
    reserved: Field[int]

class cudaExternalSemaphoreWaitParams_params_keyedMutex(RawRecord):
    key: Field[int]
    timeoutMs: Field[int]

class cudaExternalSemaphoreWaitParams_params(RawRecord):
    fence: Field[cudaExternalSemaphoreWaitParams_params_fence]
    nvSciSync: Field[cudaExternalSemaphoreWaitParams_params_nvSciSync]
    keyedMutex: Field[cudaExternalSemaphoreWaitParams_params_keyedMutex]
    reserved: ArrayField[ctypes.c_uint]

class cudaExternalSemaphoreWaitParams(RawRecord):
    params: Field[cudaExternalSemaphoreWaitParams_params]
    flags: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class cudaDevSmResource(RawRecord):
    smCount: Field[int]
    minSmPartitionSize: Field[int]
    smCoscheduledAlignment: Field[int]
    flags: Field[int]
    localityDomainId: Field[int]

class cudaDevWorkqueueConfigResource(RawRecord):
    device: Field[int]
    wqConcurrencyLimit: Field[int]
    sharingScope: Field[int]

class cudaDevWorkqueueResource(RawRecord):
    reserved: ArrayField[ctypes.c_ubyte]

class cudaDevSmResourceGroupParams_st(RawRecord):
    smCount: Field[int]
    coscheduledSmCount: Field[int]
    preferredCoscheduledSmCount: Field[int]
    flags: Field[int]
    localityDomainId: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class cudaDevResource_st_2(RawRecord):
    sm: Field[cudaDevSmResource]
    wqConfig: Field[cudaDevWorkqueueConfigResource]
    wq: Field[cudaDevWorkqueueResource]
    _oversize: ArrayField[ctypes.c_ubyte]

class cudaDevResource_st(RawRecord):
    type: Field[int]
    _internal_padding: ArrayField[ctypes.c_ubyte]
    _2: Field[cudaDevResource_st_2]
    sm: Field[cudaDevSmResource]
    wqConfig: Field[cudaDevWorkqueueConfigResource]
    wq: Field[cudaDevWorkqueueResource]
    _oversize: ArrayField[ctypes.c_ubyte]
    nextResource: PointerField[cudaDevResource_st]

class cudalibraryHostUniversalFunctionAndDataTable(RawRecord):
    functionTable: AddressField
    functionWindowSize: Field[int]
    dataTable: AddressField
    dataWindowSize: Field[int]

class cudaKernelNodeParams(RawRecord):
    func: AddressField
    gridDim: Field[dim3]
    blockDim: Field[dim3]
    sharedMemBytes: Field[int]
    kernelParams: PointerField[ctypes.c_void_p]
    extra: PointerField[ctypes.c_void_p]

class cudaKernelNodeParamsV2_0(RawRecord):
    func: AddressField
    kern: HandleField[cudaKernel_t]
    cuFunc: HandleField[cudaFunction_t]

class cudaKernelNodeParamsV2(RawRecord):
    _0: Field[cudaKernelNodeParamsV2_0]
    func: AddressField
    kern: HandleField[cudaKernel_t]
    cuFunc: HandleField[cudaFunction_t]
    gridDim: Field[dim3]
    blockDim: Field[dim3]
    sharedMemBytes: Field[int]
    kernelParams: PointerField[ctypes.c_void_p]
    extra: PointerField[ctypes.c_void_p]
    ctx: HandleField[cudaExecutionContext_t]
    functionType: Field[int]

class cudaExternalSemaphoreSignalNodeParams(RawRecord):
    extSemArray: PointerField[cudaExternalSemaphore_t]
    paramsArray: PointerField[cudaExternalSemaphoreSignalParams]
    numExtSems: Field[int]

class cudaExternalSemaphoreSignalNodeParamsV2(RawRecord):
    extSemArray: PointerField[cudaExternalSemaphore_t]
    paramsArray: PointerField[cudaExternalSemaphoreSignalParams]
    numExtSems: Field[int]
    ctx: HandleField[cudaExecutionContext_t]

class cudaExternalSemaphoreWaitNodeParams(RawRecord):
    extSemArray: PointerField[cudaExternalSemaphore_t]
    paramsArray: PointerField[cudaExternalSemaphoreWaitParams]
    numExtSems: Field[int]

class cudaExternalSemaphoreWaitNodeParamsV2(RawRecord):
    extSemArray: PointerField[cudaExternalSemaphore_t]
    paramsArray: PointerField[cudaExternalSemaphoreWaitParams]
    numExtSems: Field[int]
    ctx: HandleField[cudaExecutionContext_t]

class cudaConditionalNodeParams(RawRecord):
    handle: ScalarField[cudaGraphConditionalHandle]
    type: Field[int]
    size: Field[int]
    phGraph_out: PointerField[cudaGraph_t]
    ctx: HandleField[cudaExecutionContext_t]

class cudaMemcpyBatchNodeParams(RawRecord):
    count: Field[int]
    dsts: PointerField[ctypes.c_void_p]
    srcs: PointerField[ctypes.c_void_p]
    sizes: PointerField[ctypes.c_size_t]
    attrs: PointerField[cudaMemcpyAttributes]
    attrsIdxs: PointerField[ctypes.c_size_t]
    numAttrs: Field[int]
    ctx: HandleField[cudaExecutionContext_t]

class cudaChildGraphNodeParams(RawRecord):
    graph: HandleField[cudaGraph_t]
    ownership: Field[int]

class cudaEventRecordNodeParams(RawRecord):
    event: HandleField[cudaEvent_t]
    ctx: HandleField[cudaExecutionContext_t]

class cudaEventWaitNodeParams(RawRecord):
    event: HandleField[cudaEvent_t]

class cudaGraphNodeParams_2(RawRecord):
    reserved1: ArrayField[ctypes.c_longlong]
    kernel: Field[cudaKernelNodeParamsV2]
    memcpy: Field[cudaMemcpyNodeParams]
    memset: Field[cudaMemsetParamsV2]
    host: Field[cudaHostNodeParamsV2]
    graph: Field[cudaChildGraphNodeParams]
    eventWait: Field[cudaEventWaitNodeParams]
    eventRecord: Field[cudaEventRecordNodeParams]
    extSemSignal: Field[cudaExternalSemaphoreSignalNodeParamsV2]
    extSemWait: Field[cudaExternalSemaphoreWaitNodeParamsV2]
    alloc: Field[cudaMemAllocNodeParamsV2]
    free: Field[cudaMemFreeNodeParams]
    conditional: Field[cudaConditionalNodeParams]
    memcpyBatch: Field[cudaMemcpyBatchNodeParams]

class cudaGraphNodeParams(RawRecord):
    type: Field[int]
    reserved0: ArrayField[ctypes.c_int]
    _2: Field[cudaGraphNodeParams_2]
    reserved1: ArrayField[ctypes.c_longlong]
    kernel: Field[cudaKernelNodeParamsV2]
    memcpy: Field[cudaMemcpyNodeParams]
    memset: Field[cudaMemsetParamsV2]
    host: Field[cudaHostNodeParamsV2]
    graph: Field[cudaChildGraphNodeParams]
    eventWait: Field[cudaEventWaitNodeParams]
    eventRecord: Field[cudaEventRecordNodeParams]
    extSemSignal: Field[cudaExternalSemaphoreSignalNodeParamsV2]
    extSemWait: Field[cudaExternalSemaphoreWaitNodeParamsV2]
    alloc: Field[cudaMemAllocNodeParamsV2]
    free: Field[cudaMemFreeNodeParams]
    conditional: Field[cudaConditionalNodeParams]
    memcpyBatch: Field[cudaMemcpyBatchNodeParams]
    reserved2: Field[int]

class cudaGraphEdgeData_st(RawRecord):
    from_port: Field[int]
    to_port: Field[int]
    type: Field[int]
    reserved: ArrayField[ctypes.c_ubyte]

class cudaGraphInstantiateParams_st(RawRecord):
    flags: Field[int]
    uploadStream: HandleField[cudaStream_t]
    errNode_out: HandleField[cudaGraphNode_t]
    result_out: Field[int]

class cudaGraphExecUpdateResultInfo_st(RawRecord):
    result: Field[int]
    errorNode: HandleField[cudaGraphNode_t]
    errorFromNode: HandleField[cudaGraphNode_t]

class cudaGraphKernelNodeUpdate_updateData_param(RawRecord):
    pValue: AddressField
    offset: Field[int]
    size: Field[int]

class cudaGraphKernelNodeUpdate_updateData(RawRecord):
    gridDim: Field[dim3]
    param: Field[cudaGraphKernelNodeUpdate_updateData_param]
    isEnabled: Field[int]

class cudaGraphKernelNodeUpdate(RawRecord):
    node: HandleField[cudaGraphDeviceNode_t]
    field: Field[int]
    updateData: Field[cudaGraphKernelNodeUpdate_updateData]

class cudaLaunchMemSyncDomainMap_st(RawRecord):
    default_: Field[int]
    remote: Field[int]

class cudaLaunchAttributeValue_clusterDim(RawRecord):
    x: Field[int]
    y: Field[int]
    z: Field[int]

class cudaLaunchAttributeValue_programmaticEvent(RawRecord):
    event: HandleField[cudaEvent_t]
    flags: Field[int]
    triggerAtBlockStart: Field[int]

class cudaLaunchAttributeValue_preferredClusterDim(RawRecord):
    x: Field[int]
    y: Field[int]
    z: Field[int]

class cudaLaunchAttributeValue_launchCompletionEvent(RawRecord):
    event: HandleField[cudaEvent_t]
    flags: Field[int]

class cudaLaunchAttributeValue_deviceUpdatableKernelNode(RawRecord):
    deviceUpdatable: Field[int]
    devNode: HandleField[cudaGraphDeviceNode_t]

class cudaLaunchAttributeValue(RawRecord):
    pad: ArrayField[ctypes.c_ubyte]
    accessPolicyWindow: Field[cudaAccessPolicyWindow]
    cooperative: Field[int]
    syncPolicy: Field[int]
    clusterDim: Field[cudaLaunchAttributeValue_clusterDim]
    clusterSchedulingPolicyPreference: Field[int]
    programmaticStreamSerializationAllowed: Field[int]
    programmaticEvent: Field[cudaLaunchAttributeValue_programmaticEvent]
    priority: Field[int]
    memSyncDomainMap: Field[cudaLaunchMemSyncDomainMap]
    memSyncDomain: Field[int]
    preferredClusterDim: Field[cudaLaunchAttributeValue_preferredClusterDim]
    launchCompletionEvent: Field[cudaLaunchAttributeValue_launchCompletionEvent]
    deviceUpdatableKernelNode: Field[cudaLaunchAttributeValue_deviceUpdatableKernelNode]
    sharedMemCarveout: Field[int]
    nvlinkUtilCentricScheduling: Field[int]
    portableClusterSizeMode: Field[int]
    sharedMemoryMode: Field[int]

class cudaLaunchAttribute_st(RawRecord):
    id: Field[int]
    pad: ArrayField[ctypes.c_ubyte]
    val: Field[cudaLaunchAttributeValue]

class cudaLaunchConfig_st(RawRecord):
    gridDim: Field[dim3]
    blockDim: Field[dim3]
    dynamicSmemBytes: Field[int]
    stream: HandleField[cudaStream_t]
    attrs: PointerField[cudaLaunchAttribute]
    numAttrs: Field[int]

class cudaAsyncNotificationInfo_info_overBudget(RawRecord):
    bytesOverBudget: Field[int]

class cudaAsyncNotificationInfo_info(RawRecord):
    overBudget: Field[cudaAsyncNotificationInfo_info_overBudget]

class cudaAsyncNotificationInfo(RawRecord):
    type: Field[int]
    info: Field[cudaAsyncNotificationInfo_info]

class cudaTextureDesc(RawRecord):
    addressMode: ArrayField[ctypes.c_uint]
    filterMode: Field[int]
    readMode: Field[int]
    sRGB: Field[int]
    borderColor: ArrayField[ctypes.c_float]
    normalizedCoords: Field[int]
    maxAnisotropy: Field[int]
    mipmapFilterMode: Field[int]
    mipmapLevelBias: Field[float]
    minMipmapLevelClamp: Field[float]
    maxMipmapLevelClamp: Field[float]
    disableTrilinearOptimization: Field[int]
    seamlessCubemap: Field[int]

class cudaGraphRecaptureCallbackData(RawRecord):
    callbackFunc: Field[cudaGraphRecaptureCallback_t]
    userData: AddressField

class cudaEglPlaneDesc_st(RawRecord):
    width: Field[int]
    height: Field[int]
    depth: Field[int]
    pitch: Field[int]
    numChannels: Field[int]
    channelDesc: Field[cudaChannelFormatDesc]
    reserved: ArrayField[ctypes.c_uint]

class cudaEglFrame_st_frame(RawRecord):
    pArray: ArrayField[cudaArray_t]
    pPitch: ArrayField[cudaPitchedPtr]

class cudaEglFrame_st(RawRecord):
    frame: Field[cudaEglFrame_st_frame]
    planeDesc: ArrayField[cudaEglPlaneDesc]
    planeCount: Field[int]
    frameType: Field[int]
    eglColorFormat: Field[int]

class cudaDevResourceDesc_t(RawScalar, ctypes.c_void_p): ...
class cudaExecutionContext_t(RawScalar, ctypes.c_void_p): ...
class cudaArray_t(RawScalar, ctypes.c_void_p): ...
class cudaArray_const_t(RawScalar, ctypes.c_void_p): ...
class cudaMipmappedArray_t(RawScalar, ctypes.c_void_p): ...
class cudaMipmappedArray_const_t(RawScalar, ctypes.c_void_p): ...
class cudaStream_t(RawScalar, ctypes.c_void_p): ...
class cudaEvent_t(RawScalar, ctypes.c_void_p): ...
class cudaGraphicsResource_t(RawScalar, ctypes.c_void_p): ...
class cudaExternalMemory_t(RawScalar, ctypes.c_void_p): ...
class cudaExternalSemaphore_t(RawScalar, ctypes.c_void_p): ...
class cudaGraph_t(RawScalar, ctypes.c_void_p): ...
class cudaGraphNode_t(RawScalar, ctypes.c_void_p): ...
class cudaUserObject_t(RawScalar, ctypes.c_void_p): ...
class cudaGraphConditionalHandle(RawScalar, ctypes.c_ulonglong): ...
class cudaFunction_t(RawScalar, ctypes.c_void_p): ...
class cudaKernel_t(RawScalar, ctypes.c_void_p): ...
class cudaLibrary_t(RawScalar, ctypes.c_void_p): ...
class cudaMemPool_t(RawScalar, ctypes.c_void_p): ...
class cudaGraphExec_t(RawScalar, ctypes.c_void_p): ...
class cudaGraphDeviceNode_t(RawScalar, ctypes.c_void_p): ...
class cudaAsyncCallbackHandle_t(RawScalar, ctypes.c_void_p): ...
class cudaLogsCallbackHandle(RawScalar, ctypes.c_void_p): ...
class cudaLogIterator(RawScalar, ctypes.c_uint): ...
class cudaSurfaceObject_t(RawScalar, ctypes.c_ulonglong): ...
class cudaTextureObject_t(RawScalar, ctypes.c_ulonglong): ...
class cudaEglStreamConnection(RawScalar, ctypes.c_void_p): ...
class cudaHostFn_t(ctypes._CFunctionType): ...
class cudaAsyncCallback(ctypes._CFunctionType): ...
class cudaStreamCallback_t(ctypes._CFunctionType): ...
class cudaGraphRecaptureCallback_t(ctypes._CFunctionType): ...
class cudaLogsCallback_t(ctypes._CFunctionType): ...

@c_function
def cudaDeviceReset() -> cudaError_t: ...
@c_function
def cudaDeviceSynchronize() -> cudaError_t: ...
@c_function
def cudaDeviceSetLimit(limit: cudaLimit | int, value: SizeT, /) -> cudaError_t: ...
@c_function
def cudaDeviceGetLimit(pValue: ByReference[ctypes.c_size_t], limit: cudaLimit | int, /) -> cudaError_t: ...
@c_function
def cudaDeviceGetTexture1DLinearMaxWidth(
    maxWidthInElements: ByReference[ctypes.c_size_t],
    fmtDesc: ByReference[cudaChannelFormatDesc],
    device: Int,
    /,
) -> cudaError_t: ...
@c_function
def cudaDeviceGetCacheConfig(pCacheConfig: ByReference[ctypes.c_uint], /) -> cudaError_t: ...
@c_function
def cudaDeviceGetStreamPriorityRange(
    leastPriority: ByReference[ctypes.c_int],
    greatestPriority: ByReference[ctypes.c_int],
    /,
) -> cudaError_t: ...
@c_function
def cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache | int, /) -> cudaError_t: ...
@c_function
def cudaDeviceGetByPCIBusId(device: ByReference[ctypes.c_int], pciBusId: CharPointer, /) -> cudaError_t: ...
@c_function
def cudaDeviceGetPCIBusId(pciBusId: ByReference[ctypes.c_char], length: Int, device: Int, /) -> cudaError_t: ...
@c_function
def cudaIpcGetEventHandle(
    handle: ByReference[cudaIpcEventHandle_t],
    event: cudaEvent_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaIpcOpenEventHandle(event: ByReference[cudaEvent_t], handle: cudaIpcEventHandle_t, /) -> cudaError_t: ...
@c_function
def cudaIpcGetMemHandle(handle: ByReference[cudaIpcMemHandle_t], devPtr: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaIpcOpenMemHandle(
    devPtr: ByReference[ctypes.c_void_p],
    handle: cudaIpcMemHandle_t,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaIpcCloseMemHandle(devPtr: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget | int,
    scope: cudaFlushGPUDirectRDMAWritesScope | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaDeviceRegisterAsyncNotification(
    device: Int,
    callbackFunc: cudaAsyncCallback,
    userData: VoidPointer,
    callback: ByReference[cudaAsyncCallbackHandle_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaDeviceUnregisterAsyncNotification(
    device: Int,
    callback: cudaAsyncCallbackHandle_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaDeviceGetSharedMemConfig(pConfig: ByReference[ctypes.c_uint], /) -> cudaError_t: ...
@c_function
def cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig | int, /) -> cudaError_t: ...
@c_function
def cudaGetLastError() -> cudaError_t: ...
@c_function
def cudaPeekAtLastError() -> cudaError_t: ...
@c_function
def cudaGetErrorName(error: cudaError_t | int, /) -> bytes | None: ...
@c_function
def cudaGetErrorString(error: cudaError_t | int, /) -> bytes | None: ...
@c_function
def cudaGetDeviceCount(count: ByReference[ctypes.c_int], /) -> cudaError_t: ...
@c_function
def cudaGetDeviceProperties(prop: ByReference[cudaDeviceProp], device: Int, /) -> cudaError_t: ...
@c_function
def cudaDeviceGetAttribute(
    value: ByReference[ctypes.c_int],
    attr: cudaDeviceAttr | int,
    device: Int,
    /,
) -> cudaError_t: ...
@c_function
def cudaDeviceGetHostAtomicCapabilities(
    capabilities: ByReference[ctypes.c_uint],
    operations: ByReference[ctypes.c_uint],
    count: UInt,
    device: Int,
    /,
) -> cudaError_t: ...
@c_function
def cudaDeviceGetDefaultMemPool(memPool: ByReference[cudaMemPool_t], device: Int, /) -> cudaError_t: ...
@c_function
def cudaDeviceSetMemPool(device: Int, memPool: cudaMemPool_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaDeviceGetMemPool(memPool: ByReference[cudaMemPool_t], device: Int, /) -> cudaError_t: ...
@c_function
def cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: VoidPointer, device: Int, flags: Int, /) -> cudaError_t: ...
@c_function
def cudaDeviceGetP2PAttribute(
    value: ByReference[ctypes.c_int],
    attr: cudaDeviceP2PAttr | int,
    srcDevice: Int,
    dstDevice: Int,
    /,
) -> cudaError_t: ...
@c_function
def cudaDeviceGetP2PAtomicCapabilities(
    capabilities: ByReference[ctypes.c_uint],
    operations: ByReference[ctypes.c_uint],
    count: UInt,
    srcDevice: Int,
    dstDevice: Int,
    /,
) -> cudaError_t: ...
@c_function
def cudaChooseDevice(device: ByReference[ctypes.c_int], prop: ByReference[cudaDeviceProp], /) -> cudaError_t: ...
@c_function
def cudaInitDevice(device: Int, deviceFlags: UInt, flags: UInt, /) -> cudaError_t: ...
@c_function
def cudaSetDevice(device: Int, /) -> cudaError_t: ...
@c_function
def cudaGetDevice(device: ByReference[ctypes.c_int], /) -> cudaError_t: ...
@c_function
def cudaSetValidDevices(device_arr: ByReference[ctypes.c_int], length: Int, /) -> cudaError_t: ...
@c_function
def cudaSetDeviceFlags(flags: UInt, /) -> cudaError_t: ...
@c_function
def cudaGetDeviceFlags(flags: ByReference[ctypes.c_uint], /) -> cudaError_t: ...
@c_function
def cudaStreamCreate(pStream: ByReference[cudaStream_t], /) -> cudaError_t: ...
@c_function
def cudaStreamCreateWithFlags(pStream: ByReference[cudaStream_t], flags: UInt, /) -> cudaError_t: ...
@c_function
def cudaStreamCreateWithPriority(pStream: ByReference[cudaStream_t], flags: UInt, priority: Int, /) -> cudaError_t: ...
@c_function
def cudaStreamGetPriority(
    hStream: cudaStream_t | int | None,
    priority: ByReference[ctypes.c_int],
    /,
) -> cudaError_t: ...
@c_function
def cudaStreamGetFlags(hStream: cudaStream_t | int | None, flags: ByReference[ctypes.c_uint], /) -> cudaError_t: ...
@c_function
def cudaStreamGetId(
    hStream: cudaStream_t | int | None,
    streamId: ByReference[ctypes.c_ulonglong],
    /,
) -> cudaError_t: ...
@c_function
def cudaStreamGetDevice(hStream: cudaStream_t | int | None, device: ByReference[ctypes.c_int], /) -> cudaError_t: ...
@c_function
def cudaCtxResetPersistingL2Cache() -> cudaError_t: ...
@c_function
def cudaStreamCopyAttributes(dst: cudaStream_t | int | None, src: cudaStream_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaStreamGetAttribute(
    hStream: cudaStream_t | int | None,
    attr: cudaLaunchAttributeID | int,
    value_out: ByReference[cudaLaunchAttributeValue],
    /,
) -> cudaError_t: ...
@c_function
def cudaStreamSetAttribute(
    hStream: cudaStream_t | int | None,
    attr: cudaLaunchAttributeID | int,
    value: ByReference[cudaLaunchAttributeValue],
    /,
) -> cudaError_t: ...
@c_function
def cudaStreamDestroy(stream: cudaStream_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaStreamWaitEvent(
    stream: cudaStream_t | int | None,
    event: cudaEvent_t | int | None,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaStreamAddCallback(
    stream: cudaStream_t | int | None,
    callback: cudaStreamCallback_t,
    userData: VoidPointer,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaStreamSynchronize(stream: cudaStream_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaStreamQuery(stream: cudaStream_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaStreamAttachMemAsync(
    stream: cudaStream_t | int | None,
    devPtr: VoidPointer,
    length: SizeT,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaStreamBeginCapture(stream: cudaStream_t | int | None, mode: cudaStreamCaptureMode | int, /) -> cudaError_t: ...
@c_function
def cudaStreamBeginRecaptureToGraph(
    stream: cudaStream_t | int | None,
    mode: cudaStreamCaptureMode | int,
    graph: cudaGraph_t | int | None,
    callbackData: ByReference[cudaGraphRecaptureCallbackData],
    /,
) -> cudaError_t: ...
@c_function
def cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t | int | None,
    graph: cudaGraph_t | int | None,
    dependencies: ByReference[cudaGraphNode_t],
    dependencyData: ByReference[cudaGraphEdgeData],
    numDependencies: SizeT,
    mode: cudaStreamCaptureMode | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaThreadExchangeStreamCaptureMode(mode: ByReference[ctypes.c_uint], /) -> cudaError_t: ...
@c_function
def cudaStreamEndCapture(stream: cudaStream_t | int | None, pGraph: ByReference[cudaGraph_t], /) -> cudaError_t: ...
@c_function
def cudaStreamIsCapturing(
    stream: cudaStream_t | int | None,
    pCaptureStatus: ByReference[ctypes.c_uint],
    /,
) -> cudaError_t: ...
@c_function
def cudaStreamGetCaptureInfo(
    stream: cudaStream_t | int | None,
    captureStatus_out: ByReference[ctypes.c_uint],
    id_out: ByReference[ctypes.c_ulonglong],
    graph_out: ByReference[cudaGraph_t],
    dependencies_out: ByReference[Pointer[cudaGraphNode_t]],
    edgeData_out: ByReference[Pointer[cudaGraphEdgeData]],
    numDependencies_out: ByReference[ctypes.c_size_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t | int | None,
    dependencies: ByReference[cudaGraphNode_t],
    dependencyData: ByReference[cudaGraphEdgeData],
    numDependencies: SizeT,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaEventCreate(event: ByReference[cudaEvent_t], /) -> cudaError_t: ...
@c_function
def cudaEventCreateWithFlags(event: ByReference[cudaEvent_t], flags: UInt, /) -> cudaError_t: ...
@c_function
def cudaEventRecord(event: cudaEvent_t | int | None, stream: cudaStream_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaEventRecordWithFlags(
    event: cudaEvent_t | int | None,
    stream: cudaStream_t | int | None,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaEventQuery(event: cudaEvent_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaEventSynchronize(event: cudaEvent_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaEventDestroy(event: cudaEvent_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaEventElapsedTime(
    ms: ByReference[ctypes.c_float],
    start: cudaEvent_t | int | None,
    end: cudaEvent_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaImportExternalMemory(
    extMem_out: ByReference[cudaExternalMemory_t],
    memHandleDesc: ByReference[cudaExternalMemoryHandleDesc],
    /,
) -> cudaError_t: ...
@c_function
def cudaExternalMemoryGetMappedBuffer(
    devPtr: ByReference[ctypes.c_void_p],
    extMem: cudaExternalMemory_t | int | None,
    bufferDesc: ByReference[cudaExternalMemoryBufferDesc],
    /,
) -> cudaError_t: ...
@c_function
def cudaExternalMemoryGetMappedMipmappedArray(
    mipmap: ByReference[cudaMipmappedArray_t],
    extMem: cudaExternalMemory_t | int | None,
    mipmapDesc: ByReference[cudaExternalMemoryMipmappedArrayDesc],
    /,
) -> cudaError_t: ...
@c_function
def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaImportExternalSemaphore(
    extSem_out: ByReference[cudaExternalSemaphore_t],
    semHandleDesc: ByReference[cudaExternalSemaphoreHandleDesc],
    /,
) -> cudaError_t: ...
@c_function
def cudaSignalExternalSemaphoresAsync(
    extSemArray: ByReference[cudaExternalSemaphore_t],
    paramsArray: ByReference[cudaExternalSemaphoreSignalParams],
    numExtSems: UInt,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaWaitExternalSemaphoresAsync(
    extSemArray: ByReference[cudaExternalSemaphore_t],
    paramsArray: ByReference[cudaExternalSemaphoreWaitParams],
    numExtSems: UInt,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaLaunchKernel(
    func: VoidPointer,
    gridDim: dim3,
    blockDim: dim3,
    args: ByReference[ctypes.c_void_p],
    sharedMem: SizeT,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaLaunchKernelExC(
    config: ByReference[cudaLaunchConfig_t],
    func: VoidPointer,
    args: ByReference[ctypes.c_void_p],
    /,
) -> cudaError_t: ...
@c_function
def cudaLaunchCooperativeKernel(
    func: VoidPointer,
    gridDim: dim3,
    blockDim: dim3,
    args: ByReference[ctypes.c_void_p],
    sharedMem: SizeT,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaFuncSetCacheConfig(func: VoidPointer, cacheConfig: cudaFuncCache | int, /) -> cudaError_t: ...
@c_function
def cudaFuncGetAttributes(attr: ByReference[cudaFuncAttributes], func: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaFuncSetAttribute(func: VoidPointer, attr: cudaFuncAttribute | int, value: Int, /) -> cudaError_t: ...
@c_function
def cudaFuncGetName(name: ByReference[ctypes.c_char_p], func: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaFuncGetParamInfo(
    func: VoidPointer,
    paramIndex: SizeT,
    paramOffset: ByReference[ctypes.c_size_t],
    paramSize: ByReference[ctypes.c_size_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaFuncGetParamCount(func: VoidPointer, paramCount: ByReference[ctypes.c_size_t], /) -> cudaError_t: ...
@c_function
def cudaLaunchHostFunc(
    stream: cudaStream_t | int | None,
    fn: cudaHostFn_t,
    userData: VoidPointer,
    /,
) -> cudaError_t: ...
@c_function
def cudaLaunchHostFunc_v2(
    stream: cudaStream_t | int | None,
    fn: cudaHostFn_t,
    userData: VoidPointer,
    syncMode: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaFuncSetSharedMemConfig(func: VoidPointer, config: cudaSharedMemConfig | int, /) -> cudaError_t: ...
@c_function
def cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    numBlocks: ByReference[ctypes.c_int],
    func: VoidPointer,
    blockSize: Int,
    dynamicSMemSize: SizeT,
    /,
) -> cudaError_t: ...
@c_function
def cudaOccupancyAvailableDynamicSMemPerBlock(
    dynamicSmemSize: ByReference[ctypes.c_size_t],
    func: VoidPointer,
    numBlocks: Int,
    blockSize: Int,
    /,
) -> cudaError_t: ...
@c_function
def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    numBlocks: ByReference[ctypes.c_int],
    func: VoidPointer,
    blockSize: Int,
    dynamicSMemSize: SizeT,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaOccupancyMaxPotentialClusterSize(
    clusterSize: ByReference[ctypes.c_int],
    func: VoidPointer,
    launchConfig: ByReference[cudaLaunchConfig_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaOccupancyMaxActiveClusters(
    numClusters: ByReference[ctypes.c_int],
    func: VoidPointer,
    launchConfig: ByReference[cudaLaunchConfig_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaMallocManaged(devPtr: ByReference[ctypes.c_void_p], size: SizeT, flags: UInt, /) -> cudaError_t: ...
@c_function
def cudaMalloc(devPtr: ByReference[ctypes.c_void_p], size: SizeT, /) -> cudaError_t: ...
@c_function
def cudaMallocHost(ptr: ByReference[ctypes.c_void_p], size: SizeT, /) -> cudaError_t: ...
@c_function
def cudaMallocPitch(
    devPtr: ByReference[ctypes.c_void_p],
    pitch: ByReference[ctypes.c_size_t],
    width: SizeT,
    height: SizeT,
    /,
) -> cudaError_t: ...
@c_function
def cudaMallocArray(
    array: ByReference[cudaArray_t],
    desc: ByReference[cudaChannelFormatDesc],
    width: SizeT,
    height: SizeT,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaFree(devPtr: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaFreeHost(ptr: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaFreeArray(array: cudaArray_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaHostAlloc(pHost: ByReference[ctypes.c_void_p], size: SizeT, flags: UInt, /) -> cudaError_t: ...
@c_function
def cudaHostRegister(ptr: VoidPointer, size: SizeT, flags: UInt, /) -> cudaError_t: ...
@c_function
def cudaHostUnregister(ptr: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaHostGetDevicePointer(
    pDevice: ByReference[ctypes.c_void_p],
    pHost: VoidPointer,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaHostGetFlags(pFlags: ByReference[ctypes.c_uint], pHost: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaMalloc3D(pitchedDevPtr: ByReference[cudaPitchedPtr], extent: cudaExtent, /) -> cudaError_t: ...
@c_function
def cudaMalloc3DArray(
    array: ByReference[cudaArray_t],
    desc: ByReference[cudaChannelFormatDesc],
    extent: cudaExtent,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaMallocMipmappedArray(
    mipmappedArray: ByReference[cudaMipmappedArray_t],
    desc: ByReference[cudaChannelFormatDesc],
    extent: cudaExtent,
    numLevels: UInt,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaGetMipmappedArrayLevel(
    levelArray: ByReference[cudaArray_t],
    mipmappedArray: cudaMipmappedArray_const_t | int | None,
    level: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpy3D(p: ByReference[cudaMemcpy3DParms], /) -> cudaError_t: ...
@c_function
def cudaMemcpy3DPeer(p: ByReference[cudaMemcpy3DPeerParms], /) -> cudaError_t: ...
@c_function
def cudaMemcpy3DAsync(p: ByReference[cudaMemcpy3DParms], stream: cudaStream_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaMemcpy3DPeerAsync(
    p: ByReference[cudaMemcpy3DPeerParms],
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemGetInfo(free: ByReference[ctypes.c_size_t], total: ByReference[ctypes.c_size_t], /) -> cudaError_t: ...
@c_function
def cudaArrayGetInfo(
    desc: ByReference[cudaChannelFormatDesc],
    extent: ByReference[cudaExtent],
    flags: ByReference[ctypes.c_uint],
    array: cudaArray_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaArrayGetPlane(
    pPlaneArray: ByReference[cudaArray_t],
    hArray: cudaArray_t | int | None,
    planeIdx: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaArrayGetMemoryRequirements(
    memoryRequirements: ByReference[cudaArrayMemoryRequirements],
    array: cudaArray_t | int | None,
    device: Int,
    /,
) -> cudaError_t: ...
@c_function
def cudaMipmappedArrayGetMemoryRequirements(
    memoryRequirements: ByReference[cudaArrayMemoryRequirements],
    mipmap: cudaMipmappedArray_t | int | None,
    device: Int,
    /,
) -> cudaError_t: ...
@c_function
def cudaArrayGetSparseProperties(
    sparseProperties: ByReference[cudaArraySparseProperties],
    array: cudaArray_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMipmappedArrayGetSparseProperties(
    sparseProperties: ByReference[cudaArraySparseProperties],
    mipmap: cudaMipmappedArray_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpy(dst: VoidPointer, src: VoidPointer, count: SizeT, kind: cudaMemcpyKind | int, /) -> cudaError_t: ...
@c_function
def cudaMemcpyPeer(
    dst: VoidPointer,
    dstDevice: Int,
    src: VoidPointer,
    srcDevice: Int,
    count: SizeT,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpy2D(
    dst: VoidPointer,
    dpitch: SizeT,
    src: VoidPointer,
    spitch: SizeT,
    width: SizeT,
    height: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpy2DToArray(
    dst: cudaArray_t | int | None,
    wOffset: SizeT,
    hOffset: SizeT,
    src: VoidPointer,
    spitch: SizeT,
    width: SizeT,
    height: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpy2DFromArray(
    dst: VoidPointer,
    dpitch: SizeT,
    src: cudaArray_const_t | int | None,
    wOffset: SizeT,
    hOffset: SizeT,
    width: SizeT,
    height: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpy2DArrayToArray(
    dst: cudaArray_t | int | None,
    wOffsetDst: SizeT,
    hOffsetDst: SizeT,
    src: cudaArray_const_t | int | None,
    wOffsetSrc: SizeT,
    hOffsetSrc: SizeT,
    width: SizeT,
    height: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpyToSymbol(
    symbol: VoidPointer,
    src: VoidPointer,
    count: SizeT,
    offset: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpyFromSymbol(
    dst: VoidPointer,
    symbol: VoidPointer,
    count: SizeT,
    offset: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpyAsync(
    dst: VoidPointer,
    src: VoidPointer,
    count: SizeT,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpyPeerAsync(
    dst: VoidPointer,
    dstDevice: Int,
    src: VoidPointer,
    srcDevice: Int,
    count: SizeT,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpyBatchAsync(
    dsts: ByReference[ctypes.c_void_p],
    srcs: ByReference[ctypes.c_void_p],
    sizes: ByReference[ctypes.c_size_t],
    count: SizeT,
    attrs: ByReference[cudaMemcpyAttributes],
    attrsIdxs: ByReference[ctypes.c_size_t],
    numAttrs: SizeT,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpy3DBatchAsync(
    numOps: SizeT,
    opList: ByReference[cudaMemcpy3DBatchOp],
    flags: ULongLong,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpyWithAttributesAsync(
    dst: VoidPointer,
    src: VoidPointer,
    size: SizeT,
    attr: ByReference[cudaMemcpyAttributes],
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpy3DWithAttributesAsync(
    op: ByReference[cudaMemcpy3DBatchOp],
    flags: ULongLong,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpy2DAsync(
    dst: VoidPointer,
    dpitch: SizeT,
    src: VoidPointer,
    spitch: SizeT,
    width: SizeT,
    height: SizeT,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpy2DToArrayAsync(
    dst: cudaArray_t | int | None,
    wOffset: SizeT,
    hOffset: SizeT,
    src: VoidPointer,
    spitch: SizeT,
    width: SizeT,
    height: SizeT,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpy2DFromArrayAsync(
    dst: VoidPointer,
    dpitch: SizeT,
    src: cudaArray_const_t | int | None,
    wOffset: SizeT,
    hOffset: SizeT,
    width: SizeT,
    height: SizeT,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpyToSymbolAsync(
    symbol: VoidPointer,
    src: VoidPointer,
    count: SizeT,
    offset: SizeT,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpyFromSymbolAsync(
    dst: VoidPointer,
    symbol: VoidPointer,
    count: SizeT,
    offset: SizeT,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemset(devPtr: VoidPointer, value: Int, count: SizeT, /) -> cudaError_t: ...
@c_function
def cudaMemset2D(devPtr: VoidPointer, pitch: SizeT, value: Int, width: SizeT, height: SizeT, /) -> cudaError_t: ...
@c_function
def cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: Int, extent: cudaExtent, /) -> cudaError_t: ...
@c_function
def cudaMemsetAsync(
    devPtr: VoidPointer,
    value: Int,
    count: SizeT,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemset2DAsync(
    devPtr: VoidPointer,
    pitch: SizeT,
    value: Int,
    width: SizeT,
    height: SizeT,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: Int,
    extent: cudaExtent,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGetSymbolAddress(devPtr: ByReference[ctypes.c_void_p], symbol: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaGetSymbolSize(size: ByReference[ctypes.c_size_t], symbol: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaMemPrefetchAsync(
    devPtr: VoidPointer,
    count: SizeT,
    location: cudaMemLocation,
    flags: UInt,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemPrefetchBatchAsync(
    dptrs: ByReference[ctypes.c_void_p],
    sizes: ByReference[ctypes.c_size_t],
    count: SizeT,
    prefetchLocs: ByReference[cudaMemLocation],
    prefetchLocIdxs: ByReference[ctypes.c_size_t],
    numPrefetchLocs: SizeT,
    flags: ULongLong,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemDiscardBatchAsync(
    dptrs: ByReference[ctypes.c_void_p],
    sizes: ByReference[ctypes.c_size_t],
    count: SizeT,
    flags: ULongLong,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemDiscardAndPrefetchBatchAsync(
    dptrs: ByReference[ctypes.c_void_p],
    sizes: ByReference[ctypes.c_size_t],
    count: SizeT,
    prefetchLocs: ByReference[cudaMemLocation],
    prefetchLocIdxs: ByReference[ctypes.c_size_t],
    numPrefetchLocs: SizeT,
    flags: ULongLong,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemGetLocationInfo(
    devPtr: VoidPointer,
    size: SizeT,
    summaryGranularity: SizeT,
    samplingGranularity: SizeT,
    location_out: ByReference[cudaMemLocation],
    /,
) -> cudaError_t: ...
@c_function
def cudaMemAdvise(
    devPtr: VoidPointer,
    count: SizeT,
    advice: cudaMemoryAdvise | int,
    location: cudaMemLocation,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemRangeGetAttribute(
    data: VoidPointer,
    dataSize: SizeT,
    attribute: cudaMemRangeAttribute | int,
    devPtr: VoidPointer,
    count: SizeT,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemRangeGetAttributes(
    data: ByReference[ctypes.c_void_p],
    dataSizes: ByReference[ctypes.c_size_t],
    attributes: ByReference[ctypes.c_uint],
    numAttributes: SizeT,
    devPtr: VoidPointer,
    count: SizeT,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpyToArray(
    dst: cudaArray_t | int | None,
    wOffset: SizeT,
    hOffset: SizeT,
    src: VoidPointer,
    count: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpyFromArray(
    dst: VoidPointer,
    src: cudaArray_const_t | int | None,
    wOffset: SizeT,
    hOffset: SizeT,
    count: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpyArrayToArray(
    dst: cudaArray_t | int | None,
    wOffsetDst: SizeT,
    hOffsetDst: SizeT,
    src: cudaArray_const_t | int | None,
    wOffsetSrc: SizeT,
    hOffsetSrc: SizeT,
    count: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpyToArrayAsync(
    dst: cudaArray_t | int | None,
    wOffset: SizeT,
    hOffset: SizeT,
    src: VoidPointer,
    count: SizeT,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemcpyFromArrayAsync(
    dst: VoidPointer,
    src: cudaArray_const_t | int | None,
    wOffset: SizeT,
    hOffset: SizeT,
    count: SizeT,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMallocAsync(
    devPtr: ByReference[ctypes.c_void_p],
    size: SizeT,
    hStream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaFreeAsync(devPtr: VoidPointer, hStream: cudaStream_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaMemPoolTrimTo(memPool: cudaMemPool_t | int | None, minBytesToKeep: SizeT, /) -> cudaError_t: ...
@c_function
def cudaMemPoolSetAttribute(
    memPool: cudaMemPool_t | int | None,
    attr: cudaMemPoolAttr | int,
    value: VoidPointer,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemPoolGetAttribute(
    memPool: cudaMemPool_t | int | None,
    attr: cudaMemPoolAttr | int,
    value: VoidPointer,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemPoolSetAccess(
    memPool: cudaMemPool_t | int | None,
    descList: ByReference[cudaMemAccessDesc],
    count: SizeT,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemPoolGetAccess(
    flags: ByReference[ctypes.c_uint],
    memPool: cudaMemPool_t | int | None,
    location: ByReference[cudaMemLocation],
    /,
) -> cudaError_t: ...
@c_function
def cudaMemPoolCreate(
    memPool: ByReference[cudaMemPool_t],
    poolProps: ByReference[cudaMemPoolProps],
    /,
) -> cudaError_t: ...
@c_function
def cudaMemPoolDestroy(memPool: cudaMemPool_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaMemGetDefaultMemPool(
    memPool: ByReference[cudaMemPool_t],
    location: ByReference[cudaMemLocation],
    typename: cudaMemAllocationType | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemGetMemPool(
    memPool: ByReference[cudaMemPool_t],
    location: ByReference[cudaMemLocation],
    typename: cudaMemAllocationType | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemSetMemPool(
    location: ByReference[cudaMemLocation],
    typename: cudaMemAllocationType | int,
    memPool: cudaMemPool_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMallocFromPoolAsync(
    ptr: ByReference[ctypes.c_void_p],
    size: SizeT,
    memPool: cudaMemPool_t | int | None,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemPoolExportToShareableHandle(
    shareableHandle: VoidPointer,
    memPool: cudaMemPool_t | int | None,
    handleType: cudaMemAllocationHandleType | int,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemPoolImportFromShareableHandle(
    memPool: ByReference[cudaMemPool_t],
    shareableHandle: VoidPointer,
    handleType: cudaMemAllocationHandleType | int,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaMemPoolExportPointer(exportData: ByReference[cudaMemPoolPtrExportData], ptr: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaMemPoolImportPointer(
    ptr: ByReference[ctypes.c_void_p],
    memPool: cudaMemPool_t | int | None,
    exportData: ByReference[cudaMemPoolPtrExportData],
    /,
) -> cudaError_t: ...
@c_function
def cudaPointerGetAttributes(attributes: ByReference[cudaPointerAttributes], ptr: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaDeviceCanAccessPeer(
    canAccessPeer: ByReference[ctypes.c_int],
    device: Int,
    peerDevice: Int,
    /,
) -> cudaError_t: ...
@c_function
def cudaDeviceEnablePeerAccess(peerDevice: Int, flags: UInt, /) -> cudaError_t: ...
@c_function
def cudaDeviceDisablePeerAccess(peerDevice: Int, /) -> cudaError_t: ...
@c_function
def cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaGraphicsResourceSetMapFlags(resource: cudaGraphicsResource_t | int | None, flags: UInt, /) -> cudaError_t: ...
@c_function
def cudaGraphicsMapResources(
    count: Int,
    resources: ByReference[cudaGraphicsResource_t],
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphicsUnmapResources(
    count: Int,
    resources: ByReference[cudaGraphicsResource_t],
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphicsResourceGetMappedPointer(
    devPtr: ByReference[ctypes.c_void_p],
    size: ByReference[ctypes.c_size_t],
    resource: cudaGraphicsResource_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphicsSubResourceGetMappedArray(
    array: ByReference[cudaArray_t],
    resource: cudaGraphicsResource_t | int | None,
    arrayIndex: UInt,
    mipLevel: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphicsResourceGetMappedMipmappedArray(
    mipmappedArray: ByReference[cudaMipmappedArray_t],
    resource: cudaGraphicsResource_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGetChannelDesc(
    desc: ByReference[cudaChannelFormatDesc],
    array: cudaArray_const_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaCreateChannelDesc(
    x: Int,
    y: Int,
    z: Int,
    w: Int,
    f: cudaChannelFormatKind | int,
    /,
) -> cudaChannelFormatDesc: ...
@c_function
def cudaCreateTextureObject(
    pTexObject: ByReference[cudaTextureObject_t],
    pResDesc: ByReference[cudaResourceDesc],
    pTexDesc: ByReference[cudaTextureDesc],
    pResViewDesc: ByReference[cudaResourceViewDesc],
    /,
) -> cudaError_t: ...
@c_function
def cudaDestroyTextureObject(texObject: cudaTextureObject_t | int, /) -> cudaError_t: ...
@c_function
def cudaGetTextureObjectResourceDesc(
    pResDesc: ByReference[cudaResourceDesc],
    texObject: cudaTextureObject_t | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaGetTextureObjectTextureDesc(
    pTexDesc: ByReference[cudaTextureDesc],
    texObject: cudaTextureObject_t | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaGetTextureObjectResourceViewDesc(
    pResViewDesc: ByReference[cudaResourceViewDesc],
    texObject: cudaTextureObject_t | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaCreateSurfaceObject(
    pSurfObject: ByReference[cudaSurfaceObject_t],
    pResDesc: ByReference[cudaResourceDesc],
    /,
) -> cudaError_t: ...
@c_function
def cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t | int, /) -> cudaError_t: ...
@c_function
def cudaGetSurfaceObjectResourceDesc(
    pResDesc: ByReference[cudaResourceDesc],
    surfObject: cudaSurfaceObject_t | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaDriverGetVersion(driverVersion: ByReference[ctypes.c_int], /) -> cudaError_t: ...
@c_function
def cudaRuntimeGetVersion(runtimeVersion: ByReference[ctypes.c_int], /) -> cudaError_t: ...
@c_function
def cudaLogsRegisterCallback(
    callbackFunc: cudaLogsCallback_t,
    userData: VoidPointer,
    callback_out: ByReference[cudaLogsCallbackHandle],
    /,
) -> cudaError_t: ...
@c_function
def cudaLogsUnregisterCallback(callback: cudaLogsCallbackHandle | int | None, /) -> cudaError_t: ...
@c_function
def cudaLogsCurrent(iterator_out: ByReference[cudaLogIterator], flags: UInt, /) -> cudaError_t: ...
@c_function
def cudaLogsDumpToFile(
    iterator: ByReference[cudaLogIterator],
    pathToFile: CharPointer,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaLogsDumpToMemory(
    iterator: ByReference[cudaLogIterator],
    buffer: ByReference[ctypes.c_char],
    size: ByReference[ctypes.c_size_t],
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphCreate(pGraph: ByReference[cudaGraph_t], flags: UInt, /) -> cudaError_t: ...
@c_function
def cudaGraphAddKernelNode(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    pNodeParams: ByReference[cudaKernelNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphKernelNodeGetParams(
    node: cudaGraphNode_t | int | None,
    pNodeParams: ByReference[cudaKernelNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t | int | None,
    pNodeParams: ByReference[cudaKernelNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphKernelNodeCopyAttributes(
    hDst: cudaGraphNode_t | int | None,
    hSrc: cudaGraphNode_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t | int | None,
    attr: cudaLaunchAttributeID | int,
    value_out: ByReference[cudaLaunchAttributeValue],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t | int | None,
    attr: cudaLaunchAttributeID | int,
    value: ByReference[cudaLaunchAttributeValue],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddMemcpyNode(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    pCopyParams: ByReference[cudaMemcpy3DParms],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddMemcpyNodeToSymbol(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    symbol: VoidPointer,
    src: VoidPointer,
    count: SizeT,
    offset: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddMemcpyNodeFromSymbol(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    dst: VoidPointer,
    symbol: VoidPointer,
    count: SizeT,
    offset: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddMemcpyNode1D(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    dst: VoidPointer,
    src: VoidPointer,
    count: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphMemcpyNodeGetParams(
    node: cudaGraphNode_t | int | None,
    pNodeParams: ByReference[cudaMemcpy3DParms],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphMemcpyNodeSetParams(
    node: cudaGraphNode_t | int | None,
    pNodeParams: ByReference[cudaMemcpy3DParms],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphMemcpyNodeSetParamsToSymbol(
    node: cudaGraphNode_t | int | None,
    symbol: VoidPointer,
    src: VoidPointer,
    count: SizeT,
    offset: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphMemcpyNodeSetParamsFromSymbol(
    node: cudaGraphNode_t | int | None,
    dst: VoidPointer,
    symbol: VoidPointer,
    count: SizeT,
    offset: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t | int | None,
    dst: VoidPointer,
    src: VoidPointer,
    count: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddMemsetNode(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    pMemsetParams: ByReference[cudaMemsetParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphMemsetNodeGetParams(
    node: cudaGraphNode_t | int | None,
    pNodeParams: ByReference[cudaMemsetParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphMemsetNodeSetParams(
    node: cudaGraphNode_t | int | None,
    pNodeParams: ByReference[cudaMemsetParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddHostNode(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    pNodeParams: ByReference[cudaHostNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphHostNodeGetParams(
    node: cudaGraphNode_t | int | None,
    pNodeParams: ByReference[cudaHostNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphHostNodeSetParams(
    node: cudaGraphNode_t | int | None,
    pNodeParams: ByReference[cudaHostNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddChildGraphNode(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    childGraph: cudaGraph_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphChildGraphNodeGetGraph(
    node: cudaGraphNode_t | int | None,
    pGraph: ByReference[cudaGraph_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddEmptyNode(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddEventRecordNode(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    event: cudaEvent_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphEventRecordNodeGetEvent(
    node: cudaGraphNode_t | int | None,
    event_out: ByReference[cudaEvent_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphEventRecordNodeSetEvent(
    node: cudaGraphNode_t | int | None,
    event: cudaEvent_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddEventWaitNode(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    event: cudaEvent_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphEventWaitNodeGetEvent(
    node: cudaGraphNode_t | int | None,
    event_out: ByReference[cudaEvent_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphEventWaitNodeSetEvent(
    node: cudaGraphNode_t | int | None,
    event: cudaEvent_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddExternalSemaphoresSignalNode(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    nodeParams: ByReference[cudaExternalSemaphoreSignalNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t | int | None,
    params_out: ByReference[cudaExternalSemaphoreSignalNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t | int | None,
    nodeParams: ByReference[cudaExternalSemaphoreSignalNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddExternalSemaphoresWaitNode(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    nodeParams: ByReference[cudaExternalSemaphoreWaitNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t | int | None,
    params_out: ByReference[cudaExternalSemaphoreWaitNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t | int | None,
    nodeParams: ByReference[cudaExternalSemaphoreWaitNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddMemAllocNode(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    nodeParams: ByReference[cudaMemAllocNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphMemAllocNodeGetParams(
    node: cudaGraphNode_t | int | None,
    params_out: ByReference[cudaMemAllocNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddMemFreeNode(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    numDependencies: SizeT,
    dptr: VoidPointer,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t | int | None, dptr_out: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaDeviceGraphMemTrim(device: Int, /) -> cudaError_t: ...
@c_function
def cudaDeviceGetGraphMemAttribute(
    device: Int,
    attr: cudaGraphMemAttributeType | int,
    value: VoidPointer,
    /,
) -> cudaError_t: ...
@c_function
def cudaDeviceSetGraphMemAttribute(
    device: Int,
    attr: cudaGraphMemAttributeType | int,
    value: VoidPointer,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphClone(
    pGraphClone: ByReference[cudaGraph_t],
    originalGraph: cudaGraph_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphNodeFindInClone(
    pNode: ByReference[cudaGraphNode_t],
    originalNode: cudaGraphNode_t | int | None,
    clonedGraph: cudaGraph_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphNodeGetType(node: cudaGraphNode_t | int | None, pType: ByReference[ctypes.c_uint], /) -> cudaError_t: ...
@c_function
def cudaGraphNodeGetContainingGraph(
    hNode: cudaGraphNode_t | int | None,
    phGraph: ByReference[cudaGraph_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphNodeGetLocalId(
    hNode: cudaGraphNode_t | int | None,
    nodeId: ByReference[ctypes.c_uint],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphNodeGetToolsId(
    hNode: cudaGraphNode_t | int | None,
    toolsNodeId: ByReference[ctypes.c_ulonglong],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphGetId(hGraph: cudaGraph_t | int | None, graphID: ByReference[ctypes.c_uint], /) -> cudaError_t: ...
@c_function
def cudaGraphExecGetId(
    hGraphExec: cudaGraphExec_t | int | None,
    graphID: ByReference[ctypes.c_uint],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphGetNodes(
    graph: cudaGraph_t | int | None,
    nodes: ByReference[cudaGraphNode_t],
    numNodes: ByReference[ctypes.c_size_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphGetRootNodes(
    graph: cudaGraph_t | int | None,
    pRootNodes: ByReference[cudaGraphNode_t],
    pNumRootNodes: ByReference[ctypes.c_size_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphGetEdges(
    graph: cudaGraph_t | int | None,
    from_: ByReference[cudaGraphNode_t],
    to: ByReference[cudaGraphNode_t],
    edgeData: ByReference[cudaGraphEdgeData],
    numEdges: ByReference[ctypes.c_size_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    edgeData: ByReference[cudaGraphEdgeData],
    pNumDependencies: ByReference[ctypes.c_size_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t | int | None,
    pDependentNodes: ByReference[cudaGraphNode_t],
    edgeData: ByReference[cudaGraphEdgeData],
    pNumDependentNodes: ByReference[ctypes.c_size_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddDependencies(
    graph: cudaGraph_t | int | None,
    from_: ByReference[cudaGraphNode_t],
    to: ByReference[cudaGraphNode_t],
    edgeData: ByReference[cudaGraphEdgeData],
    numDependencies: SizeT,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphRemoveDependencies(
    graph: cudaGraph_t | int | None,
    from_: ByReference[cudaGraphNode_t],
    to: ByReference[cudaGraphNode_t],
    edgeData: ByReference[cudaGraphEdgeData],
    numDependencies: SizeT,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphDestroyNode(node: cudaGraphNode_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaGraphInstantiate(
    pGraphExec: ByReference[cudaGraphExec_t],
    graph: cudaGraph_t | int | None,
    flags: ULongLong,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphInstantiateWithFlags(
    pGraphExec: ByReference[cudaGraphExec_t],
    graph: cudaGraph_t | int | None,
    flags: ULongLong,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphInstantiateWithParams(
    pGraphExec: ByReference[cudaGraphExec_t],
    graph: cudaGraph_t | int | None,
    instantiateParams: ByReference[cudaGraphInstantiateParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecGetFlags(
    graphExec: cudaGraphExec_t | int | None,
    flags: ByReference[ctypes.c_ulonglong],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    pNodeParams: ByReference[cudaKernelNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    pNodeParams: ByReference[cudaMemcpy3DParms],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecMemcpyNodeSetParamsToSymbol(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    symbol: VoidPointer,
    src: VoidPointer,
    count: SizeT,
    offset: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    dst: VoidPointer,
    symbol: VoidPointer,
    count: SizeT,
    offset: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    dst: VoidPointer,
    src: VoidPointer,
    count: SizeT,
    kind: cudaMemcpyKind | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    pNodeParams: ByReference[cudaMemsetParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    pNodeParams: ByReference[cudaHostNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    childGraph: cudaGraph_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    event: cudaEvent_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    event: cudaEvent_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    nodeParams: ByReference[cudaExternalSemaphoreSignalNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    nodeParams: ByReference[cudaExternalSemaphoreWaitNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    isEnabled: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphNodeGetEnabled(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    isEnabled: ByReference[ctypes.c_uint],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t | int | None,
    hGraph: cudaGraph_t | int | None,
    resultInfo: ByReference[cudaGraphExecUpdateResultInfo],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphUpload(graphExec: cudaGraphExec_t | int | None, stream: cudaStream_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaGraphLaunch(graphExec: cudaGraphExec_t | int | None, stream: cudaStream_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaGraphExecDestroy(graphExec: cudaGraphExec_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaGraphDestroy(graph: cudaGraph_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaGraphDebugDotPrint(graph: cudaGraph_t | int | None, path: CharPointer, flags: UInt, /) -> cudaError_t: ...
@c_function
def cudaUserObjectCreate(
    object_out: ByReference[cudaUserObject_t],
    ptr: VoidPointer,
    destroy: cudaHostFn_t,
    initialRefcount: UInt,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaUserObjectRetain(object: cudaUserObject_t | int | None, count: UInt, /) -> cudaError_t: ...
@c_function
def cudaUserObjectRelease(object: cudaUserObject_t | int | None, count: UInt, /) -> cudaError_t: ...
@c_function
def cudaGraphRetainUserObject(
    graph: cudaGraph_t | int | None,
    object: cudaUserObject_t | int | None,
    count: UInt,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphReleaseUserObject(
    graph: cudaGraph_t | int | None,
    object: cudaUserObject_t | int | None,
    count: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphAddNode(
    pGraphNode: ByReference[cudaGraphNode_t],
    graph: cudaGraph_t | int | None,
    pDependencies: ByReference[cudaGraphNode_t],
    dependencyData: ByReference[cudaGraphEdgeData],
    numDependencies: SizeT,
    nodeParams: ByReference[cudaGraphNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphNodeSetParams(
    node: cudaGraphNode_t | int | None,
    nodeParams: ByReference[cudaGraphNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphNodeGetParams(
    node: cudaGraphNode_t | int | None,
    nodeParams: ByReference[cudaGraphNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    nodeParams: ByReference[cudaGraphNodeParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphConditionalHandleCreate(
    pHandle_out: ByReference[cudaGraphConditionalHandle],
    graph: cudaGraph_t | int | None,
    defaultLaunchValue: UInt,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphConditionalHandleCreate_v2(
    pHandle_out: ByReference[cudaGraphConditionalHandle],
    graph: cudaGraph_t | int | None,
    ctx: cudaExecutionContext_t | int | None,
    defaultLaunchValue: UInt,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaGetDriverEntryPoint(
    symbol: CharPointer,
    funcPtr: ByReference[ctypes.c_void_p],
    flags: ULongLong,
    driverStatus: ByReference[ctypes.c_uint],
    /,
) -> cudaError_t: ...
@c_function
def cudaGetDriverEntryPointByVersion(
    symbol: CharPointer,
    funcPtr: ByReference[ctypes.c_void_p],
    cudaVersion: UInt,
    flags: ULongLong,
    driverStatus: ByReference[ctypes.c_uint],
    /,
) -> cudaError_t: ...
@c_function
def cudaLibraryLoadData(
    library: ByReference[cudaLibrary_t],
    code: VoidPointer,
    jitOptions: ByReference[ctypes.c_uint],
    jitOptionsValues: ByReference[ctypes.c_void_p],
    numJitOptions: UInt,
    libraryOptions: ByReference[ctypes.c_uint],
    libraryOptionValues: ByReference[ctypes.c_void_p],
    numLibraryOptions: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaLibraryLoadFromFile(
    library: ByReference[cudaLibrary_t],
    fileName: CharPointer,
    jitOptions: ByReference[ctypes.c_uint],
    jitOptionsValues: ByReference[ctypes.c_void_p],
    numJitOptions: UInt,
    libraryOptions: ByReference[ctypes.c_uint],
    libraryOptionValues: ByReference[ctypes.c_void_p],
    numLibraryOptions: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaLibraryUnload(library: cudaLibrary_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaLibraryGetKernel(
    pKernel: ByReference[cudaKernel_t],
    library: cudaLibrary_t | int | None,
    name: CharPointer,
    /,
) -> cudaError_t: ...
@c_function
def cudaLibraryGetGlobal(
    dptr: ByReference[ctypes.c_void_p],
    bytes: ByReference[ctypes.c_size_t],
    library: cudaLibrary_t | int | None,
    name: CharPointer,
    /,
) -> cudaError_t: ...
@c_function
def cudaLibraryGetManaged(
    dptr: ByReference[ctypes.c_void_p],
    bytes: ByReference[ctypes.c_size_t],
    library: cudaLibrary_t | int | None,
    name: CharPointer,
    /,
) -> cudaError_t: ...
@c_function
def cudaLibraryGetUnifiedFunction(
    fptr: ByReference[ctypes.c_void_p],
    library: cudaLibrary_t | int | None,
    symbol: CharPointer,
    /,
) -> cudaError_t: ...
@c_function
def cudaLibraryGetKernelCount(count: ByReference[ctypes.c_uint], lib: cudaLibrary_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaLibraryEnumerateKernels(
    kernels: ByReference[cudaKernel_t],
    numKernels: UInt,
    lib: cudaLibrary_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t | int | None,
    attr: cudaFuncAttribute | int,
    value: Int,
    device: Int,
    /,
) -> cudaError_t: ...
@c_function
def cudaDeviceGetDevResource(
    device: Int,
    resource: ByReference[cudaDevResource],
    typename: cudaDevResourceType | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaDevSmResourceSplitByCount(
    result: ByReference[cudaDevResource],
    nbGroups: ByReference[ctypes.c_uint],
    input_: ByReference[cudaDevResource],
    remaining: ByReference[cudaDevResource],
    flags: UInt,
    minCount: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaDevSmResourceSplit(
    result: ByReference[cudaDevResource],
    nbGroups: UInt,
    input_: ByReference[cudaDevResource],
    remainder: ByReference[cudaDevResource],
    flags: UInt,
    groupParams: ByReference[cudaDevSmResourceGroupParams],
    /,
) -> cudaError_t: ...
@c_function
def cudaDevResourceGenerateDesc(
    phDesc: ByReference[cudaDevResourceDesc_t],
    resources: ByReference[cudaDevResource],
    nbResources: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaGreenCtxCreate(
    phCtx: ByReference[cudaExecutionContext_t],
    desc: cudaDevResourceDesc_t | int | None,
    device: Int,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaExecutionCtxGetDevResource(
    ctx: cudaExecutionContext_t | int | None,
    resource: ByReference[cudaDevResource],
    typename: cudaDevResourceType | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaExecutionCtxGetDevice(
    device: ByReference[ctypes.c_int],
    ctx: cudaExecutionContext_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaExecutionCtxGetId(
    ctx: cudaExecutionContext_t | int | None,
    ctxId: ByReference[ctypes.c_ulonglong],
    /,
) -> cudaError_t: ...
@c_function
def cudaExecutionCtxStreamCreate(
    phStream: ByReference[cudaStream_t],
    ctx: cudaExecutionContext_t | int | None,
    flags: UInt,
    priority: Int,
    /,
) -> cudaError_t: ...
@c_function
def cudaExecutionCtxSynchronize(ctx: cudaExecutionContext_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaStreamGetDevResource(
    hStream: cudaStream_t | int | None,
    resource: ByReference[cudaDevResource],
    typename: cudaDevResourceType | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaExecutionCtxRecordEvent(
    ctx: cudaExecutionContext_t | int | None,
    event: cudaEvent_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaExecutionCtxWaitEvent(
    ctx: cudaExecutionContext_t | int | None,
    event: cudaEvent_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaDeviceGetExecutionCtx(ctx: ByReference[cudaExecutionContext_t], device: Int, /) -> cudaError_t: ...
@c_function
def cudaGetExportTable(
    ppExportTable: ByReference[ctypes.c_void_p],
    pExportTableId: ByReference[cudaUUID_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaGetFuncBySymbol(functionPtr: ByReference[cudaFunction_t], symbolPtr: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaGetKernel(kernelPtr: ByReference[cudaKernel_t], entryFuncAddr: VoidPointer, /) -> cudaError_t: ...
@c_function
def cudaProfilerStart() -> cudaError_t: ...
@c_function
def cudaProfilerStop() -> cudaError_t: ...
@c_function
def cudaGLGetDevices(
    pCudaDeviceCount: ByReference[ctypes.c_uint],
    pCudaDevices: ByReference[ctypes.c_int],
    cudaDeviceCount: UInt,
    deviceList: cudaGLDeviceList | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphicsGLRegisterImage(
    resource: ByReference[cudaGraphicsResource_t],
    image: GLuint | int,
    target: GLenum | int,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphicsGLRegisterBuffer(
    resource: ByReference[cudaGraphicsResource_t],
    buffer: GLuint | int,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaGLSetGLDevice(device: Int, /) -> cudaError_t: ...
@c_function
def cudaGLRegisterBufferObject(bufObj: GLuint | int, /) -> cudaError_t: ...
@c_function
def cudaGLMapBufferObject(devPtr: ByReference[ctypes.c_void_p], bufObj: GLuint | int, /) -> cudaError_t: ...
@c_function
def cudaGLUnmapBufferObject(bufObj: GLuint | int, /) -> cudaError_t: ...
@c_function
def cudaGLUnregisterBufferObject(bufObj: GLuint | int, /) -> cudaError_t: ...
@c_function
def cudaGLSetBufferObjectMapFlags(bufObj: GLuint | int, flags: UInt, /) -> cudaError_t: ...
@c_function
def cudaGLMapBufferObjectAsync(
    devPtr: ByReference[ctypes.c_void_p],
    bufObj: GLuint | int,
    stream: cudaStream_t | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaGLUnmapBufferObjectAsync(bufObj: GLuint | int, stream: cudaStream_t | int | None, /) -> cudaError_t: ...
@c_function
def cudaGraphicsEGLRegisterImage(
    pCudaResource: ByReference[cudaGraphicsResource_t],
    image: EGLImageKHR | int | None,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaEGLStreamConsumerConnect(
    conn: ByReference[cudaEglStreamConnection],
    eglStream: EGLStreamKHR | int | None,
    /,
) -> cudaError_t: ...
@c_function
def cudaEGLStreamConsumerConnectWithFlags(
    conn: ByReference[cudaEglStreamConnection],
    eglStream: EGLStreamKHR | int | None,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaEGLStreamConsumerDisconnect(conn: ByReference[cudaEglStreamConnection], /) -> cudaError_t: ...
@c_function
def cudaEGLStreamConsumerAcquireFrame(
    conn: ByReference[cudaEglStreamConnection],
    pCudaResource: ByReference[cudaGraphicsResource_t],
    pStream: ByReference[cudaStream_t],
    timeout: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaEGLStreamConsumerReleaseFrame(
    conn: ByReference[cudaEglStreamConnection],
    pCudaResource: cudaGraphicsResource_t | int | None,
    pStream: ByReference[cudaStream_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaEGLStreamProducerConnect(
    conn: ByReference[cudaEglStreamConnection],
    eglStream: EGLStreamKHR | int | None,
    width: EGLint | int,
    height: EGLint | int,
    /,
) -> cudaError_t: ...
@c_function
def cudaEGLStreamProducerDisconnect(conn: ByReference[cudaEglStreamConnection], /) -> cudaError_t: ...
@c_function
def cudaEGLStreamProducerPresentFrame(
    conn: ByReference[cudaEglStreamConnection],
    eglframe: cudaEglFrame,
    pStream: ByReference[cudaStream_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaEGLStreamProducerReturnFrame(
    conn: ByReference[cudaEglStreamConnection],
    eglframe: ByReference[cudaEglFrame],
    pStream: ByReference[cudaStream_t],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphicsResourceGetMappedEglFrame(
    eglFrame: ByReference[cudaEglFrame],
    resource: cudaGraphicsResource_t | int | None,
    index: UInt,
    mipLevel: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaEventCreateFromEGLSync(
    phEvent: ByReference[cudaEvent_t],
    eglSync: EGLSyncKHR | int | None,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaVDPAUGetDevice(
    device: ByReference[ctypes.c_int],
    vdpDevice: VdpDevice | int,
    vdpGetProcAddress: ByReference[VdpGetProcAddress],
    /,
) -> cudaError_t: ...
@c_function
def cudaVDPAUSetVDPAUDevice(
    device: Int,
    vdpDevice: VdpDevice | int,
    vdpGetProcAddress: ByReference[VdpGetProcAddress],
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphicsVDPAURegisterVideoSurface(
    resource: ByReference[cudaGraphicsResource_t],
    vdpSurface: VdpVideoSurface | int,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaGraphicsVDPAURegisterOutputSurface(
    resource: ByReference[cudaGraphicsResource_t],
    vdpSurface: VdpOutputSurface | int,
    flags: UInt,
    /,
) -> cudaError_t: ...
@c_function
def cudaWGLGetDevice(device: ByReference[ctypes.c_int], hGpu: HGPUNV | int | None, /) -> cudaError_t: ...
def make_cudaPitchedPtr(d: ctypes.c_void_p | int | None, p: SizeT, xsz: SizeT, ysz: SizeT) -> cudaPitchedPtr: ...
def make_cudaPos(x: SizeT, y: SizeT, z: SizeT) -> cudaPos: ...
def make_cudaExtent(w: SizeT, h: SizeT, d: SizeT) -> cudaExtent: ...

cudaUUID_t = CUuuid_st
cudaIpcEventHandle_t = cudaIpcEventHandle_st
cudaIpcMemHandle_t = cudaIpcMemHandle_st
cudaMemFabricHandle_t = cudaMemFabricHandle_st
cudaDevSmResourceGroupParams = cudaDevSmResourceGroupParams_st
cudaDevResource = cudaDevResource_st
cudaGraphEdgeData = cudaGraphEdgeData_st
cudaGraphInstantiateParams = cudaGraphInstantiateParams_st
cudaGraphExecUpdateResultInfo = cudaGraphExecUpdateResultInfo_st
cudaLaunchMemSyncDomainMap = cudaLaunchMemSyncDomainMap_st
cudaLaunchAttribute = cudaLaunchAttribute_st
cudaLaunchConfig_t = cudaLaunchConfig_st
cudaAsyncNotificationInfo_t = cudaAsyncNotificationInfo
cudaEglPlaneDesc = cudaEglPlaneDesc_st
cudaEglFrame = cudaEglFrame_st
cudaStreamAttrValue = cudaLaunchAttributeValue
cudaKernelNodeAttrValue = cudaLaunchAttributeValue
getLocalRuntimeVersion = cudaRuntimeGetVersion
