# python -m generator generate driver 13.5
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
from ..bindings.driver import (
    CUipcMem_flags as CUipcMem_flags,
    CUmemAttach_flags as CUmemAttach_flags,
    CUctx_flags as CUctx_flags,
    CUevent_sched_flags as CUevent_sched_flags,
    cl_event_flags as cl_event_flags,
    cl_context_flags as cl_context_flags,
    CUhostTaskSyncMode as CUhostTaskSyncMode,
    CUstream_flags as CUstream_flags,
    CUevent_flags as CUevent_flags,
    CUevent_record_flags as CUevent_record_flags,
    CUevent_wait_flags as CUevent_wait_flags,
    CUatomicOperation as CUatomicOperation,
    CUatomicOperationCapability as CUatomicOperationCapability,
    CUstreamWaitValue_flags as CUstreamWaitValue_flags,
    CUstreamWriteValue_flags as CUstreamWriteValue_flags,
    CUstreamBatchMemOpType as CUstreamBatchMemOpType,
    CUstreamMemoryBarrier_flags as CUstreamMemoryBarrier_flags,
    CUstreamAtomicReductionOpType as CUstreamAtomicReductionOpType,
    CUstreamAtomicReductionDataType as CUstreamAtomicReductionDataType,
    CUoccupancy_flags as CUoccupancy_flags,
    CUstreamUpdateCaptureDependencies_flags as CUstreamUpdateCaptureDependencies_flags,
    CUasyncNotificationType as CUasyncNotificationType,
    CUarray_format as CUarray_format,
    CUaddress_mode as CUaddress_mode,
    CUfilter_mode as CUfilter_mode,
    CUdevice_attribute as CUdevice_attribute,
    CUpointer_attribute as CUpointer_attribute,
    CUfunction_attribute as CUfunction_attribute,
    CUfunc_cache as CUfunc_cache,
    CUsharedconfig as CUsharedconfig,
    CUshared_carveout as CUshared_carveout,
    CUmemorytype as CUmemorytype,
    CUcomputemode as CUcomputemode,
    CUmem_advise as CUmem_advise,
    CUmem_range_attribute as CUmem_range_attribute,
    CUjit_option as CUjit_option,
    CUjit_target as CUjit_target,
    CUjit_fallback as CUjit_fallback,
    CUjit_cacheMode as CUjit_cacheMode,
    CUjitInputType as CUjitInputType,
    CUgraphicsRegisterFlags as CUgraphicsRegisterFlags,
    CUgraphicsMapResourceFlags as CUgraphicsMapResourceFlags,
    CUarray_cubemap_face as CUarray_cubemap_face,
    CUlimit as CUlimit,
    CUresourcetype as CUresourcetype,
    CUaccessProperty as CUaccessProperty,
    CUgraphConditionalNodeType as CUgraphConditionalNodeType,
    CUgraphNodeType as CUgraphNodeType,
    CUgraphDependencyType as CUgraphDependencyType,
    CUgraphInstantiateResult as CUgraphInstantiateResult,
    CUsynchronizationPolicy as CUsynchronizationPolicy,
    CUclusterSchedulingPolicy as CUclusterSchedulingPolicy,
    CUlaunchMemSyncDomain as CUlaunchMemSyncDomain,
    CUlaunchAttributePortableClusterMode as CUlaunchAttributePortableClusterMode,
    CUsharedMemoryMode as CUsharedMemoryMode,
    CUlaunchAttributeID as CUlaunchAttributeID,
    CUstreamCaptureStatus as CUstreamCaptureStatus,
    CUstreamCaptureMode as CUstreamCaptureMode,
    CUdriverProcAddress_flags as CUdriverProcAddress_flags,
    CUdriverProcAddressQueryResult as CUdriverProcAddressQueryResult,
    CUexecAffinityType as CUexecAffinityType,
    CUcigDataType as CUcigDataType,
    CUstreamCigDataType as CUstreamCigDataType,
    CUlibraryOption as CUlibraryOption,
    CUresult as CUresult,
    CUdevice_P2PAttribute as CUdevice_P2PAttribute,
    CUresourceViewFormat as CUresourceViewFormat,
    CUtensorMapDataType as CUtensorMapDataType,
    CUtensorMapInterleave as CUtensorMapInterleave,
    CUtensorMapSwizzle as CUtensorMapSwizzle,
    CUtensorMapL2promotion as CUtensorMapL2promotion,
    CUtensorMapFloatOOBfill as CUtensorMapFloatOOBfill,
    CUtensorMapIm2ColWideMode as CUtensorMapIm2ColWideMode,
    CUtensorMapAllocClass as CUtensorMapAllocClass,
    CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS as CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS,
    CUexternalMemoryHandleType as CUexternalMemoryHandleType,
    CUexternalSemaphoreHandleType as CUexternalSemaphoreHandleType,
    CUmemAllocationHandleType as CUmemAllocationHandleType,
    CUmemAccess_flags as CUmemAccess_flags,
    CUmemLocationType as CUmemLocationType,
    CUmemAllocationType as CUmemAllocationType,
    CUmemAllocationGranularity_flags as CUmemAllocationGranularity_flags,
    CUmemRangeHandleType as CUmemRangeHandleType,
    CUmemRangeFlags as CUmemRangeFlags,
    CUarraySparseSubresourceType as CUarraySparseSubresourceType,
    CUmemOperationType as CUmemOperationType,
    CUmemHandleType as CUmemHandleType,
    CUmemAllocationCompType as CUmemAllocationCompType,
    CUmulticastGranularity_flags as CUmulticastGranularity_flags,
    CUgraphExecUpdateResult as CUgraphExecUpdateResult,
    CUmemPool_attribute as CUmemPool_attribute,
    CUmemcpyFlags as CUmemcpyFlags,
    CUmemcpySrcAccessOrder as CUmemcpySrcAccessOrder,
    CUmemcpy3DOperandType as CUmemcpy3DOperandType,
    CUgraphMem_attribute as CUgraphMem_attribute,
    CUgraphChildGraphNodeOwnership as CUgraphChildGraphNodeOwnership,
    CUflushGPUDirectRDMAWritesOptions as CUflushGPUDirectRDMAWritesOptions,
    CUGPUDirectRDMAWritesOrdering as CUGPUDirectRDMAWritesOrdering,
    CUflushGPUDirectRDMAWritesScope as CUflushGPUDirectRDMAWritesScope,
    CUflushGPUDirectRDMAWritesTarget as CUflushGPUDirectRDMAWritesTarget,
    CUgraphDebugDot_flags as CUgraphDebugDot_flags,
    CUuserObject_flags as CUuserObject_flags,
    CUuserObjectRetain_flags as CUuserObjectRetain_flags,
    CUgraphInstantiate_flags as CUgraphInstantiate_flags,
    CUdeviceNumaConfig as CUdeviceNumaConfig,
    CUprocessState as CUprocessState,
    CUmoduleLoadingMode as CUmoduleLoadingMode,
    CUmemDecompressAlgorithm as CUmemDecompressAlgorithm,
    CUcliqueType as CUcliqueType,
    CUlogicalEndpointIpcHandleType as CUlogicalEndpointIpcHandleType,
    CUlogicalEndpointType as CUlogicalEndpointType,
    CUlogicalEndpointFlag as CUlogicalEndpointFlag,
    CUfabricCpyOperandType as CUfabricCpyOperandType,
    CUgraphRecaptureStatus as CUgraphRecaptureStatus,
    CUfunctionLoadingState as CUfunctionLoadingState,
    CUcoredumpSettings as CUcoredumpSettings,
    CUCoredumpGenerationFlags as CUCoredumpGenerationFlags,
    CUgreenCtxCreate_flags as CUgreenCtxCreate_flags,
    CUdevSmResourceGroup_flags as CUdevSmResourceGroup_flags,
    CUdevSmResourceSplitByCount_flags as CUdevSmResourceSplitByCount_flags,
    CUdevResourceType as CUdevResourceType,
    CUdevWorkqueueConfigScope as CUdevWorkqueueConfigScope,
    CUlogLevel as CUlogLevel,
    CUoutput_mode as CUoutput_mode,
    CUGLDeviceList as CUGLDeviceList,
    CUGLmap_flags as CUGLmap_flags,
    CUeglFrameType as CUeglFrameType,
    CUeglResourceLocationFlags as CUeglResourceLocationFlags,
    CUeglColorFormat as CUeglColorFormat,
    CUkernelNodeAttrID as CUkernelNodeAttrID,
    CUstreamAttrID as CUstreamAttrID,
    CUDA_VERSION as CUDA_VERSION,
    CU_IPC_HANDLE_SIZE as CU_IPC_HANDLE_SIZE,
    CU_STREAM_LEGACY as CU_STREAM_LEGACY,
    CU_STREAM_PER_THREAD as CU_STREAM_PER_THREAD,
    CU_COMPUTE_ACCELERATED_TARGET_BASE as CU_COMPUTE_ACCELERATED_TARGET_BASE,
    CU_COMPUTE_FAMILY_TARGET_BASE as CU_COMPUTE_FAMILY_TARGET_BASE,
    CU_GRAPH_COND_ASSIGN_DEFAULT as CU_GRAPH_COND_ASSIGN_DEFAULT,
    CU_GRAPH_KERNEL_NODE_PORT_DEFAULT as CU_GRAPH_KERNEL_NODE_PORT_DEFAULT,
    CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC as CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC,
    CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER as CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER,
    CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW as CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW,
    CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE as CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE,
    CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION as CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION,
    CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE as CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
    CU_KERNEL_NODE_ATTRIBUTE_PRIORITY as CU_KERNEL_NODE_ATTRIBUTE_PRIORITY,
    CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP as CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP,
    CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN as CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN,
    CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION as CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION,
    CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE as CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE,
    CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT as CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
    CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW as CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW,
    CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY as CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY,
    CU_STREAM_ATTRIBUTE_PRIORITY as CU_STREAM_ATTRIBUTE_PRIORITY,
    CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP as CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP,
    CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN as CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN,
    CU_MEMHOSTALLOC_PORTABLE as CU_MEMHOSTALLOC_PORTABLE,
    CU_MEMHOSTALLOC_DEVICEMAP as CU_MEMHOSTALLOC_DEVICEMAP,
    CU_MEMHOSTALLOC_WRITECOMBINED as CU_MEMHOSTALLOC_WRITECOMBINED,
    CU_MEMHOSTREGISTER_PORTABLE as CU_MEMHOSTREGISTER_PORTABLE,
    CU_MEMHOSTREGISTER_DEVICEMAP as CU_MEMHOSTREGISTER_DEVICEMAP,
    CU_MEMHOSTREGISTER_IOMEMORY as CU_MEMHOSTREGISTER_IOMEMORY,
    CU_MEMHOSTREGISTER_READ_ONLY as CU_MEMHOSTREGISTER_READ_ONLY,
    CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL as CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL,
    CU_TENSOR_MAP_NUM_QWORDS as CU_TENSOR_MAP_NUM_QWORDS,
    CUDA_EXTERNAL_MEMORY_DEDICATED as CUDA_EXTERNAL_MEMORY_DEDICATED,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC as CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC as CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC,
    CUDA_NVSCISYNC_ATTR_SIGNAL as CUDA_NVSCISYNC_ATTR_SIGNAL,
    CUDA_NVSCISYNC_ATTR_WAIT as CUDA_NVSCISYNC_ATTR_WAIT,
    CU_MEM_CREATE_USAGE_TILE_POOL as CU_MEM_CREATE_USAGE_TILE_POOL,
    CU_MEM_CREATE_USAGE_HW_DECOMPRESS as CU_MEM_CREATE_USAGE_HW_DECOMPRESS,
    CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE as CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE,
    CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS as CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS,
    CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC as CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC,
    CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC as CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC,
    CUDA_ARRAY3D_LAYERED as CUDA_ARRAY3D_LAYERED,
    CUDA_ARRAY3D_2DARRAY as CUDA_ARRAY3D_2DARRAY,
    CUDA_ARRAY3D_SURFACE_LDST as CUDA_ARRAY3D_SURFACE_LDST,
    CUDA_ARRAY3D_CUBEMAP as CUDA_ARRAY3D_CUBEMAP,
    CUDA_ARRAY3D_TEXTURE_GATHER as CUDA_ARRAY3D_TEXTURE_GATHER,
    CUDA_ARRAY3D_DEPTH_TEXTURE as CUDA_ARRAY3D_DEPTH_TEXTURE,
    CUDA_ARRAY3D_COLOR_ATTACHMENT as CUDA_ARRAY3D_COLOR_ATTACHMENT,
    CUDA_ARRAY3D_SPARSE as CUDA_ARRAY3D_SPARSE,
    CUDA_ARRAY3D_DEFERRED_MAPPING as CUDA_ARRAY3D_DEFERRED_MAPPING,
    CUDA_ARRAY3D_VIDEO_ENCODE_DECODE as CUDA_ARRAY3D_VIDEO_ENCODE_DECODE,
    CU_TRSA_OVERRIDE_FORMAT as CU_TRSA_OVERRIDE_FORMAT,
    CU_TRSF_READ_AS_INTEGER as CU_TRSF_READ_AS_INTEGER,
    CU_TRSF_NORMALIZED_COORDINATES as CU_TRSF_NORMALIZED_COORDINATES,
    CU_TRSF_SRGB as CU_TRSF_SRGB,
    CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION as CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION,
    CU_TRSF_SEAMLESS_CUBEMAP as CU_TRSF_SEAMLESS_CUBEMAP,
    CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM as CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM,
    CU_LAUNCH_PARAM_END_AS_INT as CU_LAUNCH_PARAM_END_AS_INT,
    CU_LAUNCH_PARAM_END as CU_LAUNCH_PARAM_END,
    CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT as CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT,
    CU_LAUNCH_PARAM_BUFFER_POINTER as CU_LAUNCH_PARAM_BUFFER_POINTER,
    CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT as CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT,
    CU_LAUNCH_PARAM_BUFFER_SIZE as CU_LAUNCH_PARAM_BUFFER_SIZE,
    CU_PARAM_TR_DEFAULT as CU_PARAM_TR_DEFAULT,
    CU_DEVICE_CPU as CU_DEVICE_CPU,
    CU_DEVICE_INVALID as CU_DEVICE_INVALID,
    CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY as CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY,
    MAX_PLANES as MAX_PLANES,
    CUDA_EGL_INFINITE_TIMEOUT as CUDA_EGL_INFINITE_TIMEOUT,
)

class CUuuid_st(RawRecord):
    bytes: ArrayField[ctypes.c_ubyte]

class CUmemFabricHandle_st(RawRecord):
    data: ArrayField[ctypes.c_ubyte]

class CUipcEventHandle_st(RawRecord):
    reserved: ArrayField[ctypes.c_ubyte]

class CUipcMemHandle_st(RawRecord):
    reserved: ArrayField[ctypes.c_ubyte]

class CUstreamMemOpWaitValueParams_st_2(RawRecord):
    value: ScalarField[cuuint32_t]
    value64: ScalarField[cuuint64_t]

class CUstreamMemOpWaitValueParams_st(RawRecord):
    operation: Field[int]
    address: ScalarField[CUdeviceptr]
    _2: Field[CUstreamMemOpWaitValueParams_st_2]
    value: ScalarField[cuuint32_t]
    value64: ScalarField[cuuint64_t]
    flags: Field[int]
    alias: ScalarField[CUdeviceptr]

class CUstreamMemOpWriteValueParams_st_2(RawRecord):
    value: ScalarField[cuuint32_t]
    value64: ScalarField[cuuint64_t]

class CUstreamMemOpWriteValueParams_st(RawRecord):
    operation: Field[int]
    address: ScalarField[CUdeviceptr]
    _2: Field[CUstreamMemOpWriteValueParams_st_2]
    value: ScalarField[cuuint32_t]
    value64: ScalarField[cuuint64_t]
    flags: Field[int]
    alias: ScalarField[CUdeviceptr]

class CUstreamMemOpFlushRemoteWritesParams_st(RawRecord):
    operation: Field[int]
    flags: Field[int]

class CUstreamMemOpMemoryBarrierParams_st(RawRecord):
    operation: Field[int]
    flags: Field[int]

class CUstreamMemOpAtomicReductionParams_st(RawRecord):
    operation: Field[int]
    flags: Field[int]
    reductionOp: Field[int]
    dataType: Field[int]
    address: ScalarField[CUdeviceptr]
    value: ScalarField[cuuint64_t]
    alias: ScalarField[CUdeviceptr]

class CUstreamBatchMemOpParams_union(RawRecord):
    operation: Field[int]
    waitValue: Field[CUstreamMemOpWaitValueParams_st]
    writeValue: Field[CUstreamMemOpWriteValueParams_st]
    flushRemoteWrites: Field[CUstreamMemOpFlushRemoteWritesParams_st]
    memoryBarrier: Field[CUstreamMemOpMemoryBarrierParams_st]
    atomicReduction: Field[CUstreamMemOpAtomicReductionParams_st]
    pad: ArrayField[cuuint64_t]

class CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st(RawRecord):
    ctx: HandleField[CUcontext]
    count: Field[int]
    paramArray: PointerField[CUstreamBatchMemOpParams]
    flags: Field[int]

class CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st(RawRecord):
    ctx: HandleField[CUcontext]
    count: Field[int]
    paramArray: PointerField[CUstreamBatchMemOpParams]
    flags: Field[int]

class CUasyncNotificationInfo_st_info_overBudget(RawRecord):
    bytesOverBudget: Field[int]

class CUasyncNotificationInfo_st_info(RawRecord):
    overBudget: Field[CUasyncNotificationInfo_st_info_overBudget]

class CUasyncNotificationInfo_st(RawRecord):
    type: Field[int]
    info: Field[CUasyncNotificationInfo_st_info]

class CUdevprop_st(RawRecord):
    maxThreadsPerBlock: Field[int]
    maxThreadsDim: ArrayField[ctypes.c_int]
    maxGridSize: ArrayField[ctypes.c_int]
    sharedMemPerBlock: Field[int]
    totalConstantMemory: Field[int]
    SIMDWidth: Field[int]
    memPitch: Field[int]
    regsPerBlock: Field[int]
    clockRate: Field[int]
    textureAlign: Field[int]

class CUaccessPolicyWindow_st(RawRecord):
    base_ptr: AddressField
    num_bytes: Field[int]
    hitRatio: Field[float]
    hitProp: Field[int]
    missProp: Field[int]

class CUDA_KERNEL_NODE_PARAMS_st(RawRecord):
    func: HandleField[CUfunction]
    gridDimX: Field[int]
    gridDimY: Field[int]
    gridDimZ: Field[int]
    blockDimX: Field[int]
    blockDimY: Field[int]
    blockDimZ: Field[int]
    sharedMemBytes: Field[int]
    kernelParams: PointerField[ctypes.c_void_p]
    extra: PointerField[ctypes.c_void_p]

class CUDA_KERNEL_NODE_PARAMS_v2_st(RawRecord):
    func: HandleField[CUfunction]
    gridDimX: Field[int]
    gridDimY: Field[int]
    gridDimZ: Field[int]
    blockDimX: Field[int]
    blockDimY: Field[int]
    blockDimZ: Field[int]
    sharedMemBytes: Field[int]
    kernelParams: PointerField[ctypes.c_void_p]
    extra: PointerField[ctypes.c_void_p]
    kern: HandleField[CUkernel]
    ctx: HandleField[CUcontext]

class CUDA_KERNEL_NODE_PARAMS_v3_st(RawRecord):
    func: HandleField[CUfunction]
    gridDimX: Field[int]
    gridDimY: Field[int]
    gridDimZ: Field[int]
    blockDimX: Field[int]
    blockDimY: Field[int]
    blockDimZ: Field[int]
    sharedMemBytes: Field[int]
    kernelParams: PointerField[ctypes.c_void_p]
    extra: PointerField[ctypes.c_void_p]
    kern: HandleField[CUkernel]
    ctx: HandleField[CUcontext]

class CUDA_MEMSET_NODE_PARAMS_st(RawRecord):
    dst: ScalarField[CUdeviceptr]
    pitch: Field[int]
    value: Field[int]
    elementSize: Field[int]
    width: Field[int]
    height: Field[int]

class CUDA_MEMSET_NODE_PARAMS_v2_st(RawRecord):
    dst: ScalarField[CUdeviceptr]
    pitch: Field[int]
    value: Field[int]
    elementSize: Field[int]
    width: Field[int]
    height: Field[int]
    ctx: HandleField[CUcontext]

class CUDA_HOST_NODE_PARAMS_st(RawRecord):
    fn: Field[CUhostFn]
    userData: AddressField

class CUDA_HOST_NODE_PARAMS_v2_st_3(RawRecord):
    ctx: HandleField[CUcontext]
    gCtx: HandleField[CUgreenCtx]

class CUDA_HOST_NODE_PARAMS_v2_st(RawRecord):
    fn: Field[CUhostFn]
    userData: AddressField
    syncMode: Field[int]
    _3: Field[CUDA_HOST_NODE_PARAMS_v2_st_3]
    ctx: HandleField[CUcontext]
    gCtx: HandleField[CUgreenCtx]

class CUDA_CONDITIONAL_NODE_PARAMS(RawRecord):
    handle: ScalarField[CUgraphConditionalHandle]
    type: Field[int]
    size: Field[int]
    phGraph_out: PointerField[CUgraph]
    ctx: HandleField[CUcontext]

class CUgraphEdgeData_st(RawRecord):
    from_port: Field[int]
    to_port: Field[int]
    type: Field[int]
    reserved: ArrayField[ctypes.c_ubyte]

class CUDA_GRAPH_INSTANTIATE_PARAMS_st(RawRecord):
    flags: ScalarField[cuuint64_t]
    hUploadStream: HandleField[CUstream]
    hErrNode_out: HandleField[CUgraphNode]
    result_out: Field[int]

class CUlaunchMemSyncDomainMap_st(RawRecord):
    default_: Field[int]
    remote: Field[int]

class CUlaunchAttributeValue_union_clusterDim(RawRecord):
    x: Field[int]
    y: Field[int]
    z: Field[int]

class CUlaunchAttributeValue_union_programmaticEvent(RawRecord):
    event: HandleField[CUevent]
    flags: Field[int]
    triggerAtBlockStart: Field[int]

class CUlaunchAttributeValue_union_launchCompletionEvent(RawRecord):
    event: HandleField[CUevent]
    flags: Field[int]

class CUlaunchAttributeValue_union_preferredClusterDim(RawRecord):
    x: Field[int]
    y: Field[int]
    z: Field[int]

class CUlaunchAttributeValue_union_deviceUpdatableKernelNode(RawRecord):
    deviceUpdatable: Field[int]
    devNode: HandleField[CUgraphDeviceNode]

class CUlaunchAttributeValue_union(RawRecord):
    pad: ArrayField[ctypes.c_ubyte]
    accessPolicyWindow: Field[CUaccessPolicyWindow]
    cooperative: Field[int]
    syncPolicy: Field[int]
    clusterDim: Field[CUlaunchAttributeValue_union_clusterDim]
    clusterSchedulingPolicyPreference: Field[int]
    programmaticStreamSerializationAllowed: Field[int]
    programmaticEvent: Field[CUlaunchAttributeValue_union_programmaticEvent]
    launchCompletionEvent: Field[CUlaunchAttributeValue_union_launchCompletionEvent]
    priority: Field[int]
    memSyncDomainMap: Field[CUlaunchMemSyncDomainMap]
    memSyncDomain: Field[int]
    preferredClusterDim: Field[CUlaunchAttributeValue_union_preferredClusterDim]
    deviceUpdatableKernelNode: Field[CUlaunchAttributeValue_union_deviceUpdatableKernelNode]
    sharedMemCarveout: Field[int]
    nvlinkUtilCentricScheduling: Field[int]
    portableClusterSizeMode: Field[int]
    sharedMemoryMode: Field[int]

class CUlaunchAttribute_st(RawRecord):
    id: Field[int]
    pad: ArrayField[ctypes.c_ubyte]
    value: Field[CUlaunchAttributeValue]

class CUlaunchConfig_st(RawRecord):
    gridDimX: Field[int]
    gridDimY: Field[int]
    gridDimZ: Field[int]
    blockDimX: Field[int]
    blockDimY: Field[int]
    blockDimZ: Field[int]
    sharedMemBytes: Field[int]
    hStream: HandleField[CUstream]
    attrs: PointerField[CUlaunchAttribute]
    numAttrs: Field[int]

class CUexecAffinitySmCount_st(RawRecord):
    val: Field[int]

class CUexecAffinityParam_st_param(RawRecord):
    smCount: Field[CUexecAffinitySmCount]

class CUexecAffinityParam_st(RawRecord):
    type: Field[int]
    param: Field[CUexecAffinityParam_st_param]

class CUctxCigParam_st(RawRecord):
    sharedDataType: Field[int]
    sharedData: AddressField

class CUctxCreateParams_st(RawRecord):
    execAffinityParams: PointerField[CUexecAffinityParam]
    numExecAffinityParams: Field[int]
    cigParams: PointerField[CUctxCigParam]

class CUstreamCigParam_st(RawRecord):
    streamSharedDataType: Field[int]
    streamSharedData: AddressField

class CUstreamCigCaptureParams_st(RawRecord):
    streamCigParams: PointerField[CUstreamCigParam]

class CUlibraryHostUniversalFunctionAndDataTable_st(RawRecord):
    functionTable: AddressField
    functionWindowSize: Field[int]
    dataTable: AddressField
    dataWindowSize: Field[int]

class CUDA_MEMCPY2D_st(RawRecord):
    srcXInBytes: Field[int]
    srcY: Field[int]
    srcMemoryType: Field[int]
    srcHost: AddressField
    srcDevice: ScalarField[CUdeviceptr]
    srcArray: HandleField[CUarray]
    srcPitch: Field[int]
    dstXInBytes: Field[int]
    dstY: Field[int]
    dstMemoryType: Field[int]
    dstHost: AddressField
    dstDevice: ScalarField[CUdeviceptr]
    dstArray: HandleField[CUarray]
    dstPitch: Field[int]
    WidthInBytes: Field[int]
    Height: Field[int]

class CUDA_MEMCPY3D_st(RawRecord):
    srcXInBytes: Field[int]
    srcY: Field[int]
    srcZ: Field[int]
    srcLOD: Field[int]
    srcMemoryType: Field[int]
    srcHost: AddressField
    srcDevice: ScalarField[CUdeviceptr]
    srcArray: HandleField[CUarray]
    reserved0: AddressField
    srcPitch: Field[int]
    srcHeight: Field[int]
    dstXInBytes: Field[int]
    dstY: Field[int]
    dstZ: Field[int]
    dstLOD: Field[int]
    dstMemoryType: Field[int]
    dstHost: AddressField
    dstDevice: ScalarField[CUdeviceptr]
    dstArray: HandleField[CUarray]
    reserved1: AddressField
    dstPitch: Field[int]
    dstHeight: Field[int]
    WidthInBytes: Field[int]
    Height: Field[int]
    Depth: Field[int]

class CUDA_MEMCPY3D_PEER_st(RawRecord):
    srcXInBytes: Field[int]
    srcY: Field[int]
    srcZ: Field[int]
    srcLOD: Field[int]
    srcMemoryType: Field[int]
    srcHost: AddressField
    srcDevice: ScalarField[CUdeviceptr]
    srcArray: HandleField[CUarray]
    srcContext: HandleField[CUcontext]
    srcPitch: Field[int]
    srcHeight: Field[int]
    dstXInBytes: Field[int]
    dstY: Field[int]
    dstZ: Field[int]
    dstLOD: Field[int]
    dstMemoryType: Field[int]
    dstHost: AddressField
    dstDevice: ScalarField[CUdeviceptr]
    dstArray: HandleField[CUarray]
    dstContext: HandleField[CUcontext]
    dstPitch: Field[int]
    dstHeight: Field[int]
    WidthInBytes: Field[int]
    Height: Field[int]
    Depth: Field[int]

class CUDA_MEMCPY_NODE_PARAMS_st(RawRecord):
    flags: Field[int]
    reserved: Field[int]
    copyCtx: HandleField[CUcontext]
    copyParams: Field[CUDA_MEMCPY3D]

class CUDA_ARRAY_DESCRIPTOR_st(RawRecord):
    Width: Field[int]
    Height: Field[int]
    Format: Field[int]
    NumChannels: Field[int]

class CUDA_ARRAY3D_DESCRIPTOR_st(RawRecord):
    Width: Field[int]
    Height: Field[int]
    Depth: Field[int]
    Format: Field[int]
    NumChannels: Field[int]
    Flags: Field[int]

class CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent(RawRecord):
    width: Field[int]
    height: Field[int]
    depth: Field[int]

class CUDA_ARRAY_SPARSE_PROPERTIES_st(RawRecord):
    tileExtent: Field[CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent]
    miptailFirstLevel: Field[int]
    miptailSize: Field[int]
    flags: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class CUDA_ARRAY_MEMORY_REQUIREMENTS_st(RawRecord):
    size: Field[int]
    alignment: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class CUDA_RESOURCE_DESC_st_res_array(RawRecord):
    hArray: HandleField[CUarray]

class CUDA_RESOURCE_DESC_st_res_mipmap(RawRecord):
    hMipmappedArray: HandleField[CUmipmappedArray]

class CUDA_RESOURCE_DESC_st_res_linear(RawRecord):
    devPtr: ScalarField[CUdeviceptr]
    format: Field[int]
    numChannels: Field[int]
    sizeInBytes: Field[int]

class CUDA_RESOURCE_DESC_st_res_pitch2D(RawRecord):
    devPtr: ScalarField[CUdeviceptr]
    format: Field[int]
    numChannels: Field[int]
    width: Field[int]
    height: Field[int]
    pitchInBytes: Field[int]

class CUDA_RESOURCE_DESC_st_res_reserved(RawRecord):
    reserved: ArrayField[ctypes.c_int]

class CUDA_RESOURCE_DESC_st_res(RawRecord):
    array: Field[CUDA_RESOURCE_DESC_st_res_array]
    mipmap: Field[CUDA_RESOURCE_DESC_st_res_mipmap]
    linear: Field[CUDA_RESOURCE_DESC_st_res_linear]
    pitch2D: Field[CUDA_RESOURCE_DESC_st_res_pitch2D]
    reserved: Field[CUDA_RESOURCE_DESC_st_res_reserved]

class CUDA_RESOURCE_DESC_st(RawRecord):
    resType: Field[int]
    res: Field[CUDA_RESOURCE_DESC_st_res]
    flags: Field[int]

class CUDA_TEXTURE_DESC_st(RawRecord):
    addressMode: ArrayField[ctypes.c_uint]
    filterMode: Field[int]
    flags: Field[int]
    maxAnisotropy: Field[int]
    mipmapFilterMode: Field[int]
    mipmapLevelBias: Field[float]
    minMipmapLevelClamp: Field[float]
    maxMipmapLevelClamp: Field[float]
    borderColor: ArrayField[ctypes.c_float]
    reserved: ArrayField[ctypes.c_int]

class CUDA_RESOURCE_VIEW_DESC_st(RawRecord):
    format: Field[int]
    width: Field[int]
    height: Field[int]
    depth: Field[int]
    firstMipmapLevel: Field[int]
    lastMipmapLevel: Field[int]
    firstLayer: Field[int]
    lastLayer: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class CUtensorMap_st(RawRecord):
    opaque: ArrayField[cuuint64_t]

class CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st(RawRecord):
    p2pToken: Field[int]
    vaSpaceToken: Field[int]

class CUDA_LAUNCH_PARAMS_st(RawRecord):
    function: HandleField[CUfunction]
    gridDimX: Field[int]
    gridDimY: Field[int]
    gridDimZ: Field[int]
    blockDimX: Field[int]
    blockDimY: Field[int]
    blockDimZ: Field[int]
    sharedMemBytes: Field[int]
    hStream: HandleField[CUstream]
    kernelParams: PointerField[ctypes.c_void_p]

class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32(RawRecord):
    handle: AddressField
    name: AddressField

class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle(RawRecord):
    fd: Field[int]
    win32: Field[CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32]
    nvSciBufObject: AddressField

class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st(RawRecord):
    type: Field[int]
    handle: Field[CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle]
    size: Field[int]
    flags: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st(RawRecord):
    offset: Field[int]
    size: Field[int]
    flags: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st(RawRecord):
    offset: Field[int]
    arrayDesc: Field[CUDA_ARRAY3D_DESCRIPTOR]
    numLevels: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32(RawRecord):
    handle: AddressField
    name: AddressField

class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle(RawRecord):
    fd: Field[int]
    win32: Field[CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32]
    nvSciSyncObj: AddressField

class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st(RawRecord):
    type: Field[int]
    handle: Field[CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle]
    flags: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence(RawRecord):
    value: Field[int]

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync(RawRecord):
    fence: AddressField
    reserved: Field[int]

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex(RawRecord):
    key: Field[int]

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params(RawRecord):
    fence: Field[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence]
    nvSciSync: Field[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync]
    keyedMutex: Field[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex]
    reserved: ArrayField[ctypes.c_uint]

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st(RawRecord):
    params: Field[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params]
    flags: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence(RawRecord):
    value: Field[int]

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync(RawRecord):
    fence: AddressField
    reserved: Field[int]

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex(RawRecord):
    key: Field[int]
    timeoutMs: Field[int]

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params(RawRecord):
    fence: Field[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence]
    nvSciSync: Field[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync]
    keyedMutex: Field[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex]
    reserved: ArrayField[ctypes.c_uint]

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st(RawRecord):
    params: Field[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params]
    flags: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st(RawRecord):
    extSemArray: PointerField[CUexternalSemaphore]
    paramsArray: PointerField[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS]
    numExtSems: Field[int]

class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st_3(RawRecord):
    ctx: HandleField[CUcontext]
    gCtx: HandleField[CUgreenCtx]

class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st(RawRecord):
    extSemArray: PointerField[CUexternalSemaphore]
    paramsArray: PointerField[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS]
    numExtSems: Field[int]
    _3: Field[CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st_3]
    ctx: HandleField[CUcontext]
    gCtx: HandleField[CUgreenCtx]

class CUDA_EXT_SEM_WAIT_NODE_PARAMS_st(RawRecord):
    extSemArray: PointerField[CUexternalSemaphore]
    paramsArray: PointerField[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS]
    numExtSems: Field[int]

class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st_3(RawRecord):
    ctx: HandleField[CUcontext]
    gCtx: HandleField[CUgreenCtx]

class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st(RawRecord):
    extSemArray: PointerField[CUexternalSemaphore]
    paramsArray: PointerField[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS]
    numExtSems: Field[int]
    _3: Field[CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st_3]
    ctx: HandleField[CUcontext]
    gCtx: HandleField[CUgreenCtx]

class CUarrayMapInfo_st_resource(RawRecord):
    mipmap: HandleField[CUmipmappedArray]
    array: HandleField[CUarray]

class CUarrayMapInfo_st_subresource_sparseLevel(RawRecord):
    level: Field[int]
    layer: Field[int]
    offsetX: Field[int]
    offsetY: Field[int]
    offsetZ: Field[int]
    extentWidth: Field[int]
    extentHeight: Field[int]
    extentDepth: Field[int]

class CUarrayMapInfo_st_subresource_miptail(RawRecord):
    layer: Field[int]
    offset: Field[int]
    size: Field[int]

class CUarrayMapInfo_st_subresource(RawRecord):
    sparseLevel: Field[CUarrayMapInfo_st_subresource_sparseLevel]
    miptail: Field[CUarrayMapInfo_st_subresource_miptail]

class CUarrayMapInfo_st_memHandle(RawRecord):
    memHandle: ScalarField[CUmemGenericAllocationHandle]

class CUarrayMapInfo_st(RawRecord):
    resourceType: Field[int]
    resource: Field[CUarrayMapInfo_st_resource]
    subresourceType: Field[int]
    subresource: Field[CUarrayMapInfo_st_subresource]
    memOperationType: Field[int]
    memHandleType: Field[int]
    memHandle: Field[CUarrayMapInfo_st_memHandle]
    offset: Field[int]
    deviceBitMask: Field[int]
    flags: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class CUmemLocation_st_1_localized(RawRecord):
    deviceId: Field[int]
    localityDomainId: Field[int]

class CUmemLocation_st_1(RawRecord):
    id: Field[int]
    localized: Field[CUmemLocation_st_1_localized]

class CUmemLocation_st(RawRecord):
    type: Field[int]
    _1: Field[CUmemLocation_st_1]
    id: Field[int]
    localized: Field[CUmemLocation_st_1_localized]

class CUmemAllocationProp_st_allocFlags(RawRecord):
    compressionType: Field[int]
    gpuDirectRDMACapable: Field[int]
    usage: Field[int]
    reserved: ArrayField[ctypes.c_ubyte]

class CUmemAllocationProp_st(RawRecord):
    type: Field[int]
    requestedHandleTypes: Field[int]
    location: Field[CUmemLocation]
    win32HandleMetaData: AddressField
    allocFlags: Field[CUmemAllocationProp_st_allocFlags]

class CUmulticastObjectProp_st(RawRecord):
    numDevices: Field[int]
    size: Field[int]
    handleTypes: Field[int]
    flags: Field[int]

class CUmemAccessDesc_st(RawRecord):
    location: Field[CUmemLocation]
    flags: Field[int]

class CUgraphExecUpdateResultInfo_st(RawRecord):
    result: Field[int]
    errorNode: HandleField[CUgraphNode]
    errorFromNode: HandleField[CUgraphNode]

class CUmemPoolProps_st(RawRecord):
    allocType: Field[int]
    handleTypes: Field[int]
    location: Field[CUmemLocation]
    win32SecurityAttributes: AddressField
    maxSize: Field[int]
    usage: Field[int]
    gpuDirectRDMACapable: Field[int]
    reserved: ArrayField[ctypes.c_ubyte]

class CUmemPoolPtrExportData_st(RawRecord):
    reserved: ArrayField[ctypes.c_ubyte]

class CUmemcpyAttributes_st(RawRecord):
    srcAccessOrder: Field[int]
    srcLocHint: Field[CUmemLocation]
    dstLocHint: Field[CUmemLocation]
    flags: Field[int]

class CUoffset3D_st(RawRecord):
    x: Field[int]
    y: Field[int]
    z: Field[int]

class CUextent3D_st(RawRecord):
    width: Field[int]
    height: Field[int]
    depth: Field[int]

class CUmemcpy3DOperand_st_op_ptr(RawRecord):
    ptr: ScalarField[CUdeviceptr]
    rowLength: Field[int]
    layerHeight: Field[int]
    locHint: Field[CUmemLocation]

class CUmemcpy3DOperand_st_op_array(RawRecord):
    array: HandleField[CUarray]
    offset: Field[CUoffset3D]

class CUmemcpy3DOperand_st_op(RawRecord):
    ptr: Field[CUmemcpy3DOperand_st_op_ptr]
    array: Field[CUmemcpy3DOperand_st_op_array]

class CUmemcpy3DOperand_st(RawRecord):
    type: Field[int]
    op: Field[CUmemcpy3DOperand_st_op]

class CUDA_MEMCPY3D_BATCH_OP_st(RawRecord):
    src: Field[CUmemcpy3DOperand]
    dst: Field[CUmemcpy3DOperand]
    extent: Field[CUextent3D]
    srcAccessOrder: Field[int]
    flags: Field[int]

class CUDA_MEM_ALLOC_NODE_PARAMS_v1_st(RawRecord):
    poolProps: Field[CUmemPoolProps]
    accessDescs: PointerField[CUmemAccessDesc]
    accessDescCount: Field[int]
    bytesize: Field[int]
    dptr: ScalarField[CUdeviceptr]

class CUDA_MEM_ALLOC_NODE_PARAMS_v2_st(RawRecord):
    poolProps: Field[CUmemPoolProps]
    accessDescs: PointerField[CUmemAccessDesc]
    accessDescCount: Field[int]
    bytesize: Field[int]
    dptr: ScalarField[CUdeviceptr]

class CUDA_MEM_FREE_NODE_PARAMS_st(RawRecord):
    dptr: ScalarField[CUdeviceptr]

class CUDA_CHILD_GRAPH_NODE_PARAMS_st(RawRecord):
    graph: HandleField[CUgraph]
    ownership: Field[int]

class CUDA_EVENT_RECORD_NODE_PARAMS_st_1(RawRecord):
    ctx: HandleField[CUcontext]
    gCtx: HandleField[CUgreenCtx]

class CUDA_EVENT_RECORD_NODE_PARAMS_st(RawRecord):
    event: HandleField[CUevent]
    _1: Field[CUDA_EVENT_RECORD_NODE_PARAMS_st_1]
    ctx: HandleField[CUcontext]
    gCtx: HandleField[CUgreenCtx]

class CUDA_EVENT_WAIT_NODE_PARAMS_st(RawRecord):
    event: HandleField[CUevent]

class CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st_7(RawRecord):
    ctx: HandleField[CUcontext]
    gCtx: HandleField[CUgreenCtx]

class CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st(RawRecord):
    count: Field[int]
    dsts: PointerField[CUdeviceptr]
    srcs: PointerField[CUdeviceptr]
    sizes: PointerField[ctypes.c_size_t]
    attrs: PointerField[CUmemcpyAttributes]
    attrsIdxs: PointerField[ctypes.c_size_t]
    numAttrs: Field[int]
    _7: Field[CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st_7]
    ctx: HandleField[CUcontext]
    gCtx: HandleField[CUgreenCtx]

class CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st_3(RawRecord):
    ctx: HandleField[CUcontext]
    gCtx: HandleField[CUgreenCtx]

class CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st(RawRecord):
    numOps: Field[int]
    opList: PointerField[CUDA_FABRIC_COPY_BATCH_OP]
    flags: Field[int]
    _3: Field[CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st_3]
    ctx: HandleField[CUcontext]
    gCtx: HandleField[CUgreenCtx]

class CUgraphNodeParams_st_2(RawRecord):
    reserved1: ArrayField[ctypes.c_longlong]
    kernel: Field[CUDA_KERNEL_NODE_PARAMS_v3]
    memcpy: Field[CUDA_MEMCPY_NODE_PARAMS]
    memset: Field[CUDA_MEMSET_NODE_PARAMS_v2]
    host: Field[CUDA_HOST_NODE_PARAMS_v2]
    graph: Field[CUDA_CHILD_GRAPH_NODE_PARAMS]
    eventWait: Field[CUDA_EVENT_WAIT_NODE_PARAMS]
    eventRecord: Field[CUDA_EVENT_RECORD_NODE_PARAMS]
    extSemSignal: Field[CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2]
    extSemWait: Field[CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2]
    alloc: Field[CUDA_MEM_ALLOC_NODE_PARAMS_v2]
    free: Field[CUDA_MEM_FREE_NODE_PARAMS]
    memOp: Field[CUDA_BATCH_MEM_OP_NODE_PARAMS_v2]
    conditional: Field[CUDA_CONDITIONAL_NODE_PARAMS]
    memcpyBatch: Field[CUDA_MEMCPY_BATCH_NODE_PARAMS_V1]
    fabricCpyBatch: Field[CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1]
    asBytes: ArrayField[ctypes.c_ubyte]

class CUgraphNodeParams_st(RawRecord):
    type: Field[int]
    reserved0: ArrayField[ctypes.c_int]
    _2: Field[CUgraphNodeParams_st_2]
    reserved1: ArrayField[ctypes.c_longlong]
    kernel: Field[CUDA_KERNEL_NODE_PARAMS_v3]
    memcpy: Field[CUDA_MEMCPY_NODE_PARAMS]
    memset: Field[CUDA_MEMSET_NODE_PARAMS_v2]
    host: Field[CUDA_HOST_NODE_PARAMS_v2]
    graph: Field[CUDA_CHILD_GRAPH_NODE_PARAMS]
    eventWait: Field[CUDA_EVENT_WAIT_NODE_PARAMS]
    eventRecord: Field[CUDA_EVENT_RECORD_NODE_PARAMS]
    extSemSignal: Field[CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2]
    extSemWait: Field[CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2]
    alloc: Field[CUDA_MEM_ALLOC_NODE_PARAMS_v2]
    free: Field[CUDA_MEM_FREE_NODE_PARAMS]
    memOp: Field[CUDA_BATCH_MEM_OP_NODE_PARAMS_v2]
    conditional: Field[CUDA_CONDITIONAL_NODE_PARAMS]
    memcpyBatch: Field[CUDA_MEMCPY_BATCH_NODE_PARAMS_V1]
    fabricCpyBatch: Field[CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1]
    asBytes: ArrayField[ctypes.c_ubyte]
    reserved2: Field[int]

class CUcheckpointCustomStoragePerDeviceData_st(RawRecord):
    devPtr: ScalarField[CUdeviceptr]
    size: Field[int]
    stream: HandleField[CUstream]

class CUcheckpointCustomStorageInfo_st(RawRecord):
    handle: HandleField[CUcheckpointOperationHandle]
    perDeviceData: PointerField[CUcheckpointCustomStoragePerDeviceData]
    deviceCount: Field[int]

class CUcheckpointLockArgs_st(RawRecord):
    timeoutMs: Field[int]
    reserved0: Field[int]
    reserved1: ArrayField[cuuint64_t]

class CUcheckpointCheckpointArgs_st(RawRecord):
    customStorageInfo_out: PointerField[Pointer[CUcheckpointCustomStorageInfo]]
    reserved: ArrayField[ctypes.c_ubyte]

class CUcheckpointGpuPair_st(RawRecord):
    oldUuid: Field[CUuuid]
    newUuid: Field[CUuuid]

class CUcheckpointRestoreArgs_st(RawRecord):
    gpuPairs: PointerField[CUcheckpointGpuPair]
    gpuPairsCount: Field[int]
    padding0: Field[int]
    customStorageInfo_out: PointerField[Pointer[CUcheckpointCustomStorageInfo]]
    reserved: ArrayField[ctypes.c_ubyte]

class CUcheckpointUnlockArgs_st(RawRecord):
    reserved: ArrayField[cuuint64_t]

class CUmemDecompressParams_st(RawRecord):
    srcNumBytes: Field[int]
    dstNumBytes: Field[int]
    dstActBytes: PointerField[cuuint32_t]
    src: AddressField
    dst: AddressField
    algo: Field[int]
    padding: ArrayField[ctypes.c_ubyte]

class CUcliqueInfo_st(RawRecord):
    type: Field[int]
    id: Field[int]

class CUlogicalEndpointFabricHandle_st(RawRecord):
    data: ArrayField[ctypes.c_ubyte]

class CUlogicalEndpointProp_struct_1_unicast(RawRecord):
    device: ScalarField[CUdevice]

class CUlogicalEndpointProp_struct_1_multicast(RawRecord):
    numDevices: Field[int]

class CUlogicalEndpointProp_struct_1(RawRecord):
    unicast: Field[CUlogicalEndpointProp_struct_1_unicast]
    multicast: Field[CUlogicalEndpointProp_struct_1_multicast]

class CUlogicalEndpointProp_struct(RawRecord):
    type: Field[int]
    _1: Field[CUlogicalEndpointProp_struct_1]
    unicast: Field[CUlogicalEndpointProp_struct_1_unicast]
    multicast: Field[CUlogicalEndpointProp_struct_1_multicast]
    size: Field[int]
    ipcHandleTypes: Field[int]
    flags: Field[int]

class CUfabricCpyOperand_st_op_ptr(RawRecord):
    ptr: ScalarField[CUdeviceptr]
    locHint: Field[CUmemLocation]

class CUfabricCpyOperand_st_op_le(RawRecord):
    id: ScalarField[CUlogicalEndpointId]
    offset: ScalarField[cuuint64_t]

class CUfabricCpyOperand_st_op(RawRecord):
    ptr: Field[CUfabricCpyOperand_st_op_ptr]
    le: Field[CUfabricCpyOperand_st_op_le]

class CUfabricCpyOperand_st(RawRecord):
    type: Field[int]
    op: Field[CUfabricCpyOperand_st_op]

class CUDA_FABRIC_COPY_BATCH_OP_st(RawRecord):
    src: Field[CUfabricCpyOperand]
    dst: Field[CUfabricCpyOperand]
    size: Field[int]
    flags: Field[int]

class CUdevSmResource_st(RawRecord):
    smCount: Field[int]
    minSmPartitionSize: Field[int]
    smCoscheduledAlignment: Field[int]
    flags: Field[int]
    localityDomainId: Field[int]

class CUdevWorkqueueConfigResource_st(RawRecord):
    device: ScalarField[CUdevice]
    wqConcurrencyLimit: Field[int]
    sharingScope: Field[int]

class CUdevWorkqueueResource_st(RawRecord):
    reserved: ArrayField[ctypes.c_ubyte]

class CU_DEV_SM_RESOURCE_GROUP_PARAMS_st(RawRecord):
    smCount: Field[int]
    coscheduledSmCount: Field[int]
    preferredCoscheduledSmCount: Field[int]
    flags: Field[int]
    localityDomainId: Field[int]
    reserved: ArrayField[ctypes.c_uint]

class CUdevResource_st_2(RawRecord):
    sm: Field[CUdevSmResource]
    wqConfig: Field[CUdevWorkqueueConfigResource]
    wq: Field[CUdevWorkqueueResource]
    _oversize: ArrayField[ctypes.c_ubyte]

class CUdevResource_st(RawRecord):
    type: Field[int]
    _internal_padding: ArrayField[ctypes.c_ubyte]
    _2: Field[CUdevResource_st_2]
    sm: Field[CUdevSmResource]
    wqConfig: Field[CUdevWorkqueueConfigResource]
    wq: Field[CUdevWorkqueueResource]
    _oversize: ArrayField[ctypes.c_ubyte]
    nextResource: PointerField[CUdevResource_st]

class CUDA_MEMCPY2D_v1_st(RawRecord):
    srcXInBytes: Field[int]
    srcY: Field[int]
    srcMemoryType: Field[int]
    srcHost: AddressField
    srcDevice: ScalarField[CUdeviceptr_v1]
    srcArray: HandleField[CUarray]
    srcPitch: Field[int]
    dstXInBytes: Field[int]
    dstY: Field[int]
    dstMemoryType: Field[int]
    dstHost: AddressField
    dstDevice: ScalarField[CUdeviceptr_v1]
    dstArray: HandleField[CUarray]
    dstPitch: Field[int]
    WidthInBytes: Field[int]
    Height: Field[int]

class CUDA_MEMCPY3D_v1_st(RawRecord):
    srcXInBytes: Field[int]
    srcY: Field[int]
    srcZ: Field[int]
    srcLOD: Field[int]
    srcMemoryType: Field[int]
    srcHost: AddressField
    srcDevice: ScalarField[CUdeviceptr_v1]
    srcArray: HandleField[CUarray]
    reserved0: AddressField
    srcPitch: Field[int]
    srcHeight: Field[int]
    dstXInBytes: Field[int]
    dstY: Field[int]
    dstZ: Field[int]
    dstLOD: Field[int]
    dstMemoryType: Field[int]
    dstHost: AddressField
    dstDevice: ScalarField[CUdeviceptr_v1]
    dstArray: HandleField[CUarray]
    reserved1: AddressField
    dstPitch: Field[int]
    dstHeight: Field[int]
    WidthInBytes: Field[int]
    Height: Field[int]
    Depth: Field[int]

class CUDA_ARRAY_DESCRIPTOR_v1_st(RawRecord):
    Width: Field[int]
    Height: Field[int]
    Format: Field[int]
    NumChannels: Field[int]

class CUDA_ARRAY3D_DESCRIPTOR_v1_st(RawRecord):
    Width: Field[int]
    Height: Field[int]
    Depth: Field[int]
    Format: Field[int]
    NumChannels: Field[int]
    Flags: Field[int]

class CUeglFrame_st_frame(RawRecord):
    pArray: ArrayField[CUarray]
    pPitch: ArrayField[ctypes.c_void_p]

class CUeglFrame_st(RawRecord):
    frame: Field[CUeglFrame_st_frame]
    width: Field[int]
    height: Field[int]
    depth: Field[int]
    pitch: Field[int]
    planeCount: Field[int]
    numChannels: Field[int]
    frameType: Field[int]
    eglColorFormat: Field[int]
    cuFormat: Field[int]

class VdpDevice(RawScalar, ctypes.c_uint32): ...
class VdpVideoSurface(RawScalar, ctypes.c_uint32): ...
class VdpOutputSurface(RawScalar, ctypes.c_uint32): ...
class VdpFuncId(RawScalar, ctypes.c_uint32): ...
class VdpStatus(RawScalar, ctypes.c_int): ...
class cuuint32_t(RawScalar, ctypes.c_uint32): ...
class cuuint64_t(RawScalar, ctypes.c_uint64): ...
class CUdeviceptr_v2(RawScalar, ctypes.c_ulonglong): ...
class CUdeviceptr(RawScalar, ctypes.c_ulonglong): ...
class CUdevice_v1(RawScalar, ctypes.c_int): ...
class CUdevice(RawScalar, ctypes.c_int): ...
class CUcontext(RawScalar, ctypes.c_void_p): ...
class CUmodule(RawScalar, ctypes.c_void_p): ...
class CUfunction(RawScalar, ctypes.c_void_p): ...
class CUlibrary(RawScalar, ctypes.c_void_p): ...
class CUkernel(RawScalar, ctypes.c_void_p): ...
class CUarray(RawScalar, ctypes.c_void_p): ...
class CUmipmappedArray(RawScalar, ctypes.c_void_p): ...
class CUtexref(RawScalar, ctypes.c_void_p): ...
class CUsurfref(RawScalar, ctypes.c_void_p): ...
class CUevent(RawScalar, ctypes.c_void_p): ...
class CUstream(RawScalar, ctypes.c_void_p): ...
class CUgraphicsResource(RawScalar, ctypes.c_void_p): ...
class CUtexObject_v1(RawScalar, ctypes.c_ulonglong): ...
class CUtexObject(RawScalar, ctypes.c_ulonglong): ...
class CUsurfObject_v1(RawScalar, ctypes.c_ulonglong): ...
class CUsurfObject(RawScalar, ctypes.c_ulonglong): ...
class CUexternalMemory(RawScalar, ctypes.c_void_p): ...
class CUexternalSemaphore(RawScalar, ctypes.c_void_p): ...
class CUgraph(RawScalar, ctypes.c_void_p): ...
class CUgraphNode(RawScalar, ctypes.c_void_p): ...
class CUgraphExec(RawScalar, ctypes.c_void_p): ...
class CUmemoryPool(RawScalar, ctypes.c_void_p): ...
class CUuserObject(RawScalar, ctypes.c_void_p): ...
class CUgraphConditionalHandle(RawScalar, ctypes.c_uint64): ...
class CUgraphDeviceNode(RawScalar, ctypes.c_void_p): ...
class CUasyncCallbackHandle(RawScalar, ctypes.c_void_p): ...
class CUgreenCtx(RawScalar, ctypes.c_void_p): ...
class CUlinkState(RawScalar, ctypes.c_void_p): ...
class CUmemGenericAllocationHandle_v1(RawScalar, ctypes.c_ulonglong): ...
class CUmemGenericAllocationHandle(RawScalar, ctypes.c_ulonglong): ...
class CUcheckpointOperationHandle(RawScalar, ctypes.c_void_p): ...
class CUlogicalEndpointId(RawScalar, ctypes.c_uint32): ...
class CUcoredumpCallbackHandle(RawScalar, ctypes.c_void_p): ...
class CUdevResourceDesc(RawScalar, ctypes.c_void_p): ...
class CUlogsCallbackHandle(RawScalar, ctypes.c_void_p): ...
class CUlogIterator(RawScalar, ctypes.c_uint): ...
class CUdeviceptr_v1(RawScalar, ctypes.c_uint): ...
class GLenum(RawScalar, ctypes.c_uint): ...
class GLuint(RawScalar, ctypes.c_uint): ...
class EGLint(RawScalar, ctypes.c_int32): ...
class EGLImageKHR(RawScalar, ctypes.c_void_p): ...
class EGLStreamKHR(RawScalar, ctypes.c_void_p): ...
class EGLSyncKHR(RawScalar, ctypes.c_void_p): ...
class CUeglStreamConnection(RawScalar, ctypes.c_void_p): ...
class HGPUNV(RawScalar, ctypes.c_void_p): ...
class VdpGetProcAddress(ctypes._CFunctionType): ...
class CUasyncCallback(ctypes._CFunctionType): ...
class CUhostFn(ctypes._CFunctionType): ...
class CUstreamCallback(ctypes._CFunctionType): ...
class CUoccupancyB2DSize(ctypes._CFunctionType): ...
class CUgraphRecaptureCallback(ctypes._CFunctionType): ...
class CUcoredumpStatusCallback(ctypes._CFunctionType): ...
class CUlogsCallback(ctypes._CFunctionType): ...

@c_function
def cuGetErrorString(error: CUresult | int, pStr: ByReference[ctypes.c_char_p], /) -> CUresult: ...
@c_function
def cuGetErrorName(error: CUresult | int, pStr: ByReference[ctypes.c_char_p], /) -> CUresult: ...
@c_function
def cuInit(Flags: UInt, /) -> CUresult: ...
@c_function
def cuDriverGetVersion(driverVersion: ByReference[ctypes.c_int], /) -> CUresult: ...
@c_function
def cuDeviceGet(device: ByReference[CUdevice], ordinal: Int, /) -> CUresult: ...
@c_function
def cuDeviceGetCount(count: ByReference[ctypes.c_int], /) -> CUresult: ...
@c_function
def cuDeviceGetName(name: ByReference[ctypes.c_char], length: Int, dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuDeviceGetUuid(uuid: ByReference[CUuuid], dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuDeviceGetLuid(
    luid: ByReference[ctypes.c_char],
    deviceNodeMask: ByReference[ctypes.c_uint],
    dev: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuDeviceTotalMem(numbytes: ByReference[ctypes.c_size_t], dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuDeviceGetTexture1DLinearMaxWidth(
    maxWidthInElements: ByReference[ctypes.c_size_t],
    pformat: CUarray_format | int,
    numChannels: UInt,
    dev: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuDeviceGetAttribute(
    pi: ByReference[ctypes.c_int],
    attrib: CUdevice_attribute | int,
    dev: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuDeviceGetHostAtomicCapabilities(
    capabilities: ByReference[ctypes.c_uint],
    operations: ByReference[ctypes.c_uint],
    count: UInt,
    dev: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: VoidPointer, dev: CUdevice | int, flags: Int, /) -> CUresult: ...
@c_function
def cuDeviceSetMemPool(dev: CUdevice | int, pool: CUmemoryPool | int | None, /) -> CUresult: ...
@c_function
def cuDeviceGetMemPool(pool: ByReference[CUmemoryPool], dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuDeviceGetDefaultMemPool(pool_out: ByReference[CUmemoryPool], dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuDeviceGetExecAffinitySupport(
    pi: ByReference[ctypes.c_int],
    typename: CUexecAffinityType | int,
    dev: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget | int,
    scope: CUflushGPUDirectRDMAWritesScope | int,
    /,
) -> CUresult: ...
@c_function
def cuDeviceGetProperties(prop: ByReference[CUdevprop], dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuDeviceComputeCapability(
    major: ByReference[ctypes.c_int],
    minor: ByReference[ctypes.c_int],
    dev: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuDevicePrimaryCtxRetain(pctx: ByReference[CUcontext], dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuDevicePrimaryCtxRelease(dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuDevicePrimaryCtxSetFlags(dev: CUdevice | int, flags: UInt, /) -> CUresult: ...
@c_function
def cuDevicePrimaryCtxGetState(
    dev: CUdevice | int,
    flags: ByReference[ctypes.c_uint],
    active: ByReference[ctypes.c_int],
    /,
) -> CUresult: ...
@c_function
def cuDevicePrimaryCtxReset(dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuCtxCreate(
    pctx: ByReference[CUcontext],
    ctxCreateParams: ByReference[CUctxCreateParams],
    flags: UInt,
    dev: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuCtxDestroy(ctx: CUcontext | int | None, /) -> CUresult: ...
@c_function
def cuCtxPushCurrent(ctx: CUcontext | int | None, /) -> CUresult: ...
@c_function
def cuCtxPopCurrent(pctx: ByReference[CUcontext], /) -> CUresult: ...
@c_function
def cuCtxSetCurrent(ctx: CUcontext | int | None, /) -> CUresult: ...
@c_function
def cuCtxGetCurrent(pctx: ByReference[CUcontext], /) -> CUresult: ...
@c_function
def cuCtxGetDevice(device: ByReference[CUdevice], /) -> CUresult: ...
@c_function
def cuCtxGetDevice_v2(device: ByReference[CUdevice], ctx: CUcontext | int | None, /) -> CUresult: ...
@c_function
def cuCtxGetFlags(flags: ByReference[ctypes.c_uint], /) -> CUresult: ...
@c_function
def cuCtxSetFlags(flags: UInt, /) -> CUresult: ...
@c_function
def cuCtxGetId(ctx: CUcontext | int | None, ctxId: ByReference[ctypes.c_ulonglong], /) -> CUresult: ...
@c_function
def cuCtxSynchronize() -> CUresult: ...
@c_function
def cuCtxSynchronize_v2(ctx: CUcontext | int | None, /) -> CUresult: ...
@c_function
def cuCtxSetLimit(limit: CUlimit | int, value: SizeT, /) -> CUresult: ...
@c_function
def cuCtxGetLimit(pvalue: ByReference[ctypes.c_size_t], limit: CUlimit | int, /) -> CUresult: ...
@c_function
def cuCtxGetCacheConfig(pconfig: ByReference[ctypes.c_uint], /) -> CUresult: ...
@c_function
def cuCtxSetCacheConfig(config: CUfunc_cache | int, /) -> CUresult: ...
@c_function
def cuCtxGetApiVersion(ctx: CUcontext | int | None, version: ByReference[ctypes.c_uint], /) -> CUresult: ...
@c_function
def cuCtxGetStreamPriorityRange(
    leastPriority: ByReference[ctypes.c_int],
    greatestPriority: ByReference[ctypes.c_int],
    /,
) -> CUresult: ...
@c_function
def cuCtxResetPersistingL2Cache() -> CUresult: ...
@c_function
def cuCtxGetExecAffinity(
    pExecAffinity: ByReference[CUexecAffinityParam],
    typename: CUexecAffinityType | int,
    /,
) -> CUresult: ...
@c_function
def cuCtxRecordEvent(hCtx: CUcontext | int | None, hEvent: CUevent | int | None, /) -> CUresult: ...
@c_function
def cuCtxWaitEvent(hCtx: CUcontext | int | None, hEvent: CUevent | int | None, /) -> CUresult: ...
@c_function
def cuCtxAttach(pctx: ByReference[CUcontext], flags: UInt, /) -> CUresult: ...
@c_function
def cuCtxDetach(ctx: CUcontext | int | None, /) -> CUresult: ...
@c_function
def cuCtxGetSharedMemConfig(pConfig: ByReference[ctypes.c_uint], /) -> CUresult: ...
@c_function
def cuCtxSetSharedMemConfig(config: CUsharedconfig | int, /) -> CUresult: ...
@c_function
def cuModuleLoad(module: ByReference[CUmodule], fname: CharPointer, /) -> CUresult: ...
@c_function
def cuModuleLoadData(module: ByReference[CUmodule], image: VoidPointer, /) -> CUresult: ...
@c_function
def cuModuleLoadDataEx(
    module: ByReference[CUmodule],
    image: VoidPointer,
    numOptions: UInt,
    options: ByReference[ctypes.c_uint],
    optionValues: ByReference[ctypes.c_void_p],
    /,
) -> CUresult: ...
@c_function
def cuModuleLoadFatBinary(module: ByReference[CUmodule], fatCubin: VoidPointer, /) -> CUresult: ...
@c_function
def cuModuleUnload(hmod: CUmodule | int | None, /) -> CUresult: ...
@c_function
def cuModuleGetLoadingMode(mode: ByReference[ctypes.c_uint], /) -> CUresult: ...
@c_function
def cuModuleGetFunction(
    hfunc: ByReference[CUfunction],
    hmod: CUmodule | int | None,
    name: CharPointer,
    /,
) -> CUresult: ...
@c_function
def cuModuleGetFunctionCount(count: ByReference[ctypes.c_uint], mod: CUmodule | int | None, /) -> CUresult: ...
@c_function
def cuModuleEnumerateFunctions(
    functions: ByReference[CUfunction],
    numFunctions: UInt,
    mod: CUmodule | int | None,
    /,
) -> CUresult: ...
@c_function
def cuModuleGetGlobal(
    dptr: ByReference[CUdeviceptr],
    numbytes: ByReference[ctypes.c_size_t],
    hmod: CUmodule | int | None,
    name: CharPointer,
    /,
) -> CUresult: ...
@c_function
def cuLinkCreate(
    numOptions: UInt,
    options: ByReference[ctypes.c_uint],
    optionValues: ByReference[ctypes.c_void_p],
    stateOut: ByReference[CUlinkState],
    /,
) -> CUresult: ...
@c_function
def cuLinkAddData(
    state: CUlinkState | int | None,
    typename: CUjitInputType | int,
    data: VoidPointer,
    size: SizeT,
    name: CharPointer,
    numOptions: UInt,
    options: ByReference[ctypes.c_uint],
    optionValues: ByReference[ctypes.c_void_p],
    /,
) -> CUresult: ...
@c_function
def cuLinkAddFile(
    state: CUlinkState | int | None,
    typename: CUjitInputType | int,
    path: CharPointer,
    numOptions: UInt,
    options: ByReference[ctypes.c_uint],
    optionValues: ByReference[ctypes.c_void_p],
    /,
) -> CUresult: ...
@c_function
def cuLinkComplete(
    state: CUlinkState | int | None,
    cubinOut: ByReference[ctypes.c_void_p],
    sizeOut: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuLinkDestroy(state: CUlinkState | int | None, /) -> CUresult: ...
@c_function
def cuModuleGetTexRef(
    pTexRef: ByReference[CUtexref],
    hmod: CUmodule | int | None,
    name: CharPointer,
    /,
) -> CUresult: ...
@c_function
def cuModuleGetSurfRef(
    pSurfRef: ByReference[CUsurfref],
    hmod: CUmodule | int | None,
    name: CharPointer,
    /,
) -> CUresult: ...
@c_function
def cuLibraryLoadData(
    library: ByReference[CUlibrary],
    code: VoidPointer,
    jitOptions: ByReference[ctypes.c_uint],
    jitOptionsValues: ByReference[ctypes.c_void_p],
    numJitOptions: UInt,
    libraryOptions: ByReference[ctypes.c_uint],
    libraryOptionValues: ByReference[ctypes.c_void_p],
    numLibraryOptions: UInt,
    /,
) -> CUresult: ...
@c_function
def cuLibraryLoadFromFile(
    library: ByReference[CUlibrary],
    fileName: CharPointer,
    jitOptions: ByReference[ctypes.c_uint],
    jitOptionsValues: ByReference[ctypes.c_void_p],
    numJitOptions: UInt,
    libraryOptions: ByReference[ctypes.c_uint],
    libraryOptionValues: ByReference[ctypes.c_void_p],
    numLibraryOptions: UInt,
    /,
) -> CUresult: ...
@c_function
def cuLibraryUnload(library: CUlibrary | int | None, /) -> CUresult: ...
@c_function
def cuLibraryGetKernel(
    pKernel: ByReference[CUkernel],
    library: CUlibrary | int | None,
    name: CharPointer,
    /,
) -> CUresult: ...
@c_function
def cuLibraryGetKernelCount(count: ByReference[ctypes.c_uint], lib: CUlibrary | int | None, /) -> CUresult: ...
@c_function
def cuLibraryEnumerateKernels(
    kernels: ByReference[CUkernel],
    numKernels: UInt,
    lib: CUlibrary | int | None,
    /,
) -> CUresult: ...
@c_function
def cuLibraryGetModule(pMod: ByReference[CUmodule], library: CUlibrary | int | None, /) -> CUresult: ...
@c_function
def cuKernelGetFunction(pFunc: ByReference[CUfunction], kernel: CUkernel | int | None, /) -> CUresult: ...
@c_function
def cuKernelGetLibrary(pLib: ByReference[CUlibrary], kernel: CUkernel | int | None, /) -> CUresult: ...
@c_function
def cuLibraryGetGlobal(
    dptr: ByReference[CUdeviceptr],
    numbytes: ByReference[ctypes.c_size_t],
    library: CUlibrary | int | None,
    name: CharPointer,
    /,
) -> CUresult: ...
@c_function
def cuLibraryGetManaged(
    dptr: ByReference[CUdeviceptr],
    numbytes: ByReference[ctypes.c_size_t],
    library: CUlibrary | int | None,
    name: CharPointer,
    /,
) -> CUresult: ...
@c_function
def cuLibraryGetUnifiedFunction(
    fptr: ByReference[ctypes.c_void_p],
    library: CUlibrary | int | None,
    symbol: CharPointer,
    /,
) -> CUresult: ...
@c_function
def cuKernelGetAttribute(
    pi: ByReference[ctypes.c_int],
    attrib: CUfunction_attribute | int,
    kernel: CUkernel | int | None,
    dev: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuKernelSetAttribute(
    attrib: CUfunction_attribute | int,
    val: Int,
    kernel: CUkernel | int | None,
    dev: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuKernelSetCacheConfig(
    kernel: CUkernel | int | None,
    config: CUfunc_cache | int,
    dev: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuKernelGetName(name: ByReference[ctypes.c_char_p], hfunc: CUkernel | int | None, /) -> CUresult: ...
@c_function
def cuKernelGetParamInfo(
    kernel: CUkernel | int | None,
    paramIndex: SizeT,
    paramOffset: ByReference[ctypes.c_size_t],
    paramSize: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuKernelGetParamCount(kernel: CUkernel | int | None, paramCount: ByReference[ctypes.c_size_t], /) -> CUresult: ...
@c_function
def cuMemGetInfo(free: ByReference[ctypes.c_size_t], total: ByReference[ctypes.c_size_t], /) -> CUresult: ...
@c_function
def cuMemAlloc(dptr: ByReference[CUdeviceptr], bytesize: SizeT, /) -> CUresult: ...
@c_function
def cuMemAllocPitch(
    dptr: ByReference[CUdeviceptr],
    pPitch: ByReference[ctypes.c_size_t],
    WidthInBytes: SizeT,
    Height: SizeT,
    ElementSizeBytes: UInt,
    /,
) -> CUresult: ...
@c_function
def cuMemFree(dptr: CUdeviceptr | int, /) -> CUresult: ...
@c_function
def cuMemGetAddressRange(
    pbase: ByReference[CUdeviceptr],
    psize: ByReference[ctypes.c_size_t],
    dptr: CUdeviceptr | int,
    /,
) -> CUresult: ...
@c_function
def cuMemAllocHost(pp: ByReference[ctypes.c_void_p], bytesize: SizeT, /) -> CUresult: ...
@c_function
def cuMemFreeHost(p: VoidPointer, /) -> CUresult: ...
@c_function
def cuMemHostAlloc(pp: ByReference[ctypes.c_void_p], bytesize: SizeT, Flags: UInt, /) -> CUresult: ...
@c_function
def cuMemHostGetDevicePointer(pdptr: ByReference[CUdeviceptr], p: VoidPointer, Flags: UInt, /) -> CUresult: ...
@c_function
def cuMemHostGetFlags(pFlags: ByReference[ctypes.c_uint], p: VoidPointer, /) -> CUresult: ...
@c_function
def cuMemAllocManaged(dptr: ByReference[CUdeviceptr], bytesize: SizeT, flags: UInt, /) -> CUresult: ...
@c_function
def cuDeviceRegisterAsyncNotification(
    device: CUdevice | int,
    callbackFunc: CUasyncCallback,
    userData: VoidPointer,
    callback: ByReference[CUasyncCallbackHandle],
    /,
) -> CUresult: ...
@c_function
def cuDeviceUnregisterAsyncNotification(
    device: CUdevice | int,
    callback: CUasyncCallbackHandle | int | None,
    /,
) -> CUresult: ...
@c_function
def cuDeviceGetByPCIBusId(dev: ByReference[CUdevice], pciBusId: CharPointer, /) -> CUresult: ...
@c_function
def cuDeviceGetPCIBusId(pciBusId: ByReference[ctypes.c_char], length: Int, dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuIpcGetEventHandle(pHandle: ByReference[CUipcEventHandle], event: CUevent | int | None, /) -> CUresult: ...
@c_function
def cuIpcOpenEventHandle(phEvent: ByReference[CUevent], handle: CUipcEventHandle, /) -> CUresult: ...
@c_function
def cuIpcGetMemHandle(pHandle: ByReference[CUipcMemHandle], dptr: CUdeviceptr | int, /) -> CUresult: ...
@c_function
def cuIpcOpenMemHandle(pdptr: ByReference[CUdeviceptr], handle: CUipcMemHandle, Flags: UInt, /) -> CUresult: ...
@c_function
def cuIpcCloseMemHandle(dptr: CUdeviceptr | int, /) -> CUresult: ...
@c_function
def cuMemHostRegister(p: VoidPointer, bytesize: SizeT, Flags: UInt, /) -> CUresult: ...
@c_function
def cuMemHostUnregister(p: VoidPointer, /) -> CUresult: ...
@c_function
def cuMemcpy(dst: CUdeviceptr | int, src: CUdeviceptr | int, ByteCount: SizeT, /) -> CUresult: ...
@c_function
def cuMemcpyPeer(
    dstDevice: CUdeviceptr | int,
    dstContext: CUcontext | int | None,
    srcDevice: CUdeviceptr | int,
    srcContext: CUcontext | int | None,
    ByteCount: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyHtoD(dstDevice: CUdeviceptr | int, srcHost: VoidPointer, ByteCount: SizeT, /) -> CUresult: ...
@c_function
def cuMemcpyDtoH(dstHost: VoidPointer, srcDevice: CUdeviceptr | int, ByteCount: SizeT, /) -> CUresult: ...
@c_function
def cuMemcpyDtoD(dstDevice: CUdeviceptr | int, srcDevice: CUdeviceptr | int, ByteCount: SizeT, /) -> CUresult: ...
@c_function
def cuMemcpyDtoA(
    dstArray: CUarray | int | None,
    dstOffset: SizeT,
    srcDevice: CUdeviceptr | int,
    ByteCount: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyAtoD(
    dstDevice: CUdeviceptr | int,
    srcArray: CUarray | int | None,
    srcOffset: SizeT,
    ByteCount: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyHtoA(
    dstArray: CUarray | int | None,
    dstOffset: SizeT,
    srcHost: VoidPointer,
    ByteCount: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyAtoH(
    dstHost: VoidPointer,
    srcArray: CUarray | int | None,
    srcOffset: SizeT,
    ByteCount: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyAtoA(
    dstArray: CUarray | int | None,
    dstOffset: SizeT,
    srcArray: CUarray | int | None,
    srcOffset: SizeT,
    ByteCount: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuMemcpy2D(pCopy: ByReference[CUDA_MEMCPY2D], /) -> CUresult: ...
@c_function
def cuMemcpy2DUnaligned(pCopy: ByReference[CUDA_MEMCPY2D], /) -> CUresult: ...
@c_function
def cuMemcpy3D(pCopy: ByReference[CUDA_MEMCPY3D], /) -> CUresult: ...
@c_function
def cuMemcpy3DPeer(pCopy: ByReference[CUDA_MEMCPY3D_PEER], /) -> CUresult: ...
@c_function
def cuMemcpyAsync(
    dst: CUdeviceptr | int,
    src: CUdeviceptr | int,
    ByteCount: SizeT,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr | int,
    dstContext: CUcontext | int | None,
    srcDevice: CUdeviceptr | int,
    srcContext: CUcontext | int | None,
    ByteCount: SizeT,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyHtoDAsync(
    dstDevice: CUdeviceptr | int,
    srcHost: VoidPointer,
    ByteCount: SizeT,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyDtoHAsync(
    dstHost: VoidPointer,
    srcDevice: CUdeviceptr | int,
    ByteCount: SizeT,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyDtoDAsync(
    dstDevice: CUdeviceptr | int,
    srcDevice: CUdeviceptr | int,
    ByteCount: SizeT,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyHtoAAsync(
    dstArray: CUarray | int | None,
    dstOffset: SizeT,
    srcHost: VoidPointer,
    ByteCount: SizeT,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyAtoHAsync(
    dstHost: VoidPointer,
    srcArray: CUarray | int | None,
    srcOffset: SizeT,
    ByteCount: SizeT,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpy2DAsync(pCopy: ByReference[CUDA_MEMCPY2D], hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuMemcpy3DAsync(pCopy: ByReference[CUDA_MEMCPY3D], hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuMemcpy3DPeerAsync(pCopy: ByReference[CUDA_MEMCPY3D_PEER], hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuMemcpyBatchAsync(
    dsts: ByReference[CUdeviceptr],
    srcs: ByReference[CUdeviceptr],
    sizes: ByReference[ctypes.c_size_t],
    count: SizeT,
    attrs: ByReference[CUmemcpyAttributes],
    attrsIdxs: ByReference[ctypes.c_size_t],
    numAttrs: SizeT,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpy3DBatchAsync(
    numOps: SizeT,
    opList: ByReference[CUDA_MEMCPY3D_BATCH_OP],
    flags: ULongLong,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyWithAttributesAsync(
    dst: CUdeviceptr | int,
    src: CUdeviceptr | int,
    size: SizeT,
    attr: ByReference[CUmemcpyAttributes],
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpy3DWithAttributesAsync(
    op: ByReference[CUDA_MEMCPY3D_BATCH_OP],
    flags: ULongLong,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemsetD8(dstDevice: CUdeviceptr | int, uc: ctypes.c_ubyte | int, N: SizeT, /) -> CUresult: ...
@c_function
def cuMemsetD16(dstDevice: CUdeviceptr | int, us: ctypes.c_ushort | int, N: SizeT, /) -> CUresult: ...
@c_function
def cuMemsetD32(dstDevice: CUdeviceptr | int, ui: UInt, N: SizeT, /) -> CUresult: ...
@c_function
def cuMemsetD2D8(
    dstDevice: CUdeviceptr | int,
    dstPitch: SizeT,
    uc: ctypes.c_ubyte | int,
    Width: SizeT,
    Height: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuMemsetD2D16(
    dstDevice: CUdeviceptr | int,
    dstPitch: SizeT,
    us: ctypes.c_ushort | int,
    Width: SizeT,
    Height: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuMemsetD2D32(
    dstDevice: CUdeviceptr | int,
    dstPitch: SizeT,
    ui: UInt,
    Width: SizeT,
    Height: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuMemsetD8Async(
    dstDevice: CUdeviceptr | int,
    uc: ctypes.c_ubyte | int,
    N: SizeT,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemsetD16Async(
    dstDevice: CUdeviceptr | int,
    us: ctypes.c_ushort | int,
    N: SizeT,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemsetD32Async(
    dstDevice: CUdeviceptr | int,
    ui: UInt,
    N: SizeT,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemsetD2D8Async(
    dstDevice: CUdeviceptr | int,
    dstPitch: SizeT,
    uc: ctypes.c_ubyte | int,
    Width: SizeT,
    Height: SizeT,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemsetD2D16Async(
    dstDevice: CUdeviceptr | int,
    dstPitch: SizeT,
    us: ctypes.c_ushort | int,
    Width: SizeT,
    Height: SizeT,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemsetD2D32Async(
    dstDevice: CUdeviceptr | int,
    dstPitch: SizeT,
    ui: UInt,
    Width: SizeT,
    Height: SizeT,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuArrayCreate(pHandle: ByReference[CUarray], pAllocateArray: ByReference[CUDA_ARRAY_DESCRIPTOR], /) -> CUresult: ...
@c_function
def cuArrayGetDescriptor(
    pArrayDescriptor: ByReference[CUDA_ARRAY_DESCRIPTOR],
    hArray: CUarray | int | None,
    /,
) -> CUresult: ...
@c_function
def cuArrayGetSparseProperties(
    sparseProperties: ByReference[CUDA_ARRAY_SPARSE_PROPERTIES],
    array: CUarray | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMipmappedArrayGetSparseProperties(
    sparseProperties: ByReference[CUDA_ARRAY_SPARSE_PROPERTIES],
    mipmap: CUmipmappedArray | int | None,
    /,
) -> CUresult: ...
@c_function
def cuArrayGetMemoryRequirements(
    memoryRequirements: ByReference[CUDA_ARRAY_MEMORY_REQUIREMENTS],
    array: CUarray | int | None,
    device: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuMipmappedArrayGetMemoryRequirements(
    memoryRequirements: ByReference[CUDA_ARRAY_MEMORY_REQUIREMENTS],
    mipmap: CUmipmappedArray | int | None,
    device: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuArrayGetPlane(pPlaneArray: ByReference[CUarray], hArray: CUarray | int | None, planeIdx: UInt, /) -> CUresult: ...
@c_function
def cuArrayDestroy(hArray: CUarray | int | None, /) -> CUresult: ...
@c_function
def cuArray3DCreate(
    pHandle: ByReference[CUarray],
    pAllocateArray: ByReference[CUDA_ARRAY3D_DESCRIPTOR],
    /,
) -> CUresult: ...
@c_function
def cuArray3DGetDescriptor(
    pArrayDescriptor: ByReference[CUDA_ARRAY3D_DESCRIPTOR],
    hArray: CUarray | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMipmappedArrayCreate(
    pHandle: ByReference[CUmipmappedArray],
    pMipmappedArrayDesc: ByReference[CUDA_ARRAY3D_DESCRIPTOR],
    numMipmapLevels: UInt,
    /,
) -> CUresult: ...
@c_function
def cuMipmappedArrayGetLevel(
    pLevelArray: ByReference[CUarray],
    hMipmappedArray: CUmipmappedArray | int | None,
    level: UInt,
    /,
) -> CUresult: ...
@c_function
def cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray | int | None, /) -> CUresult: ...
@c_function
def cuMemGetHandleForAddressRange(
    handle: VoidPointer,
    dptr: CUdeviceptr | int,
    size: SizeT,
    handleType: CUmemRangeHandleType | int,
    flags: ULongLong,
    /,
) -> CUresult: ...
@c_function
def cuMemBatchDecompressAsync(
    paramsArray: ByReference[CUmemDecompressParams],
    count: SizeT,
    flags: UInt,
    errorIndex: ByReference[ctypes.c_size_t],
    stream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemAddressReserve(
    ptr: ByReference[CUdeviceptr],
    size: SizeT,
    alignment: SizeT,
    addr: CUdeviceptr | int,
    flags: ULongLong,
    /,
) -> CUresult: ...
@c_function
def cuMemAddressFree(ptr: CUdeviceptr | int, size: SizeT, /) -> CUresult: ...
@c_function
def cuMemCreate(
    handle: ByReference[CUmemGenericAllocationHandle],
    size: SizeT,
    prop: ByReference[CUmemAllocationProp],
    flags: ULongLong,
    /,
) -> CUresult: ...
@c_function
def cuMemRelease(handle: CUmemGenericAllocationHandle | int, /) -> CUresult: ...
@c_function
def cuMemMap(
    ptr: CUdeviceptr | int,
    size: SizeT,
    offset: SizeT,
    handle: CUmemGenericAllocationHandle | int,
    flags: ULongLong,
    /,
) -> CUresult: ...
@c_function
def cuMemMapArrayAsync(
    mapInfoList: ByReference[CUarrayMapInfo],
    count: UInt,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemUnmap(ptr: CUdeviceptr | int, size: SizeT, /) -> CUresult: ...
@c_function
def cuMemSetAccess(
    ptr: CUdeviceptr | int,
    size: SizeT,
    desc: ByReference[CUmemAccessDesc],
    count: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuMemGetAccess(
    flags: ByReference[ctypes.c_ulonglong],
    location: ByReference[CUmemLocation],
    ptr: CUdeviceptr | int,
    /,
) -> CUresult: ...
@c_function
def cuMemExportToShareableHandle(
    shareableHandle: VoidPointer,
    handle: CUmemGenericAllocationHandle | int,
    handleType: CUmemAllocationHandleType | int,
    flags: ULongLong,
    /,
) -> CUresult: ...
@c_function
def cuMemImportFromShareableHandle(
    handle: ByReference[CUmemGenericAllocationHandle],
    osHandle: VoidPointer,
    shHandleType: CUmemAllocationHandleType | int,
    /,
) -> CUresult: ...
@c_function
def cuMemGetAllocationGranularity(
    granularity: ByReference[ctypes.c_size_t],
    prop: ByReference[CUmemAllocationProp],
    option: CUmemAllocationGranularity_flags | int,
    /,
) -> CUresult: ...
@c_function
def cuMemGetAllocationPropertiesFromHandle(
    prop: ByReference[CUmemAllocationProp],
    handle: CUmemGenericAllocationHandle | int,
    /,
) -> CUresult: ...
@c_function
def cuMemRetainAllocationHandle(
    handle: ByReference[CUmemGenericAllocationHandle],
    addr: VoidPointer,
    /,
) -> CUresult: ...
@c_function
def cuMemFreeAsync(dptr: CUdeviceptr | int, hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuMemAllocAsync(dptr: ByReference[CUdeviceptr], bytesize: SizeT, hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuMemPoolTrimTo(pool: CUmemoryPool | int | None, minBytesToKeep: SizeT, /) -> CUresult: ...
@c_function
def cuMemPoolSetAttribute(
    pool: CUmemoryPool | int | None,
    attr: CUmemPool_attribute | int,
    value: VoidPointer,
    /,
) -> CUresult: ...
@c_function
def cuMemPoolGetAttribute(
    pool: CUmemoryPool | int | None,
    attr: CUmemPool_attribute | int,
    value: VoidPointer,
    /,
) -> CUresult: ...
@c_function
def cuMemPoolSetAccess(
    pool: CUmemoryPool | int | None,
    map: ByReference[CUmemAccessDesc],
    count: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuMemPoolGetAccess(
    flags: ByReference[ctypes.c_uint],
    memPool: CUmemoryPool | int | None,
    location: ByReference[CUmemLocation],
    /,
) -> CUresult: ...
@c_function
def cuMemPoolCreate(pool: ByReference[CUmemoryPool], poolProps: ByReference[CUmemPoolProps], /) -> CUresult: ...
@c_function
def cuMemPoolDestroy(pool: CUmemoryPool | int | None, /) -> CUresult: ...
@c_function
def cuMemGetDefaultMemPool(
    pool_out: ByReference[CUmemoryPool],
    location: ByReference[CUmemLocation],
    typename: CUmemAllocationType | int,
    /,
) -> CUresult: ...
@c_function
def cuMemGetMemPool(
    pool: ByReference[CUmemoryPool],
    location: ByReference[CUmemLocation],
    typename: CUmemAllocationType | int,
    /,
) -> CUresult: ...
@c_function
def cuMemSetMemPool(
    location: ByReference[CUmemLocation],
    typename: CUmemAllocationType | int,
    pool: CUmemoryPool | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemAllocFromPoolAsync(
    dptr: ByReference[CUdeviceptr],
    bytesize: SizeT,
    pool: CUmemoryPool | int | None,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemPoolExportToShareableHandle(
    handle_out: VoidPointer,
    pool: CUmemoryPool | int | None,
    handleType: CUmemAllocationHandleType | int,
    flags: ULongLong,
    /,
) -> CUresult: ...
@c_function
def cuMemPoolImportFromShareableHandle(
    pool_out: ByReference[CUmemoryPool],
    handle: VoidPointer,
    handleType: CUmemAllocationHandleType | int,
    flags: ULongLong,
    /,
) -> CUresult: ...
@c_function
def cuMemPoolExportPointer(
    shareData_out: ByReference[CUmemPoolPtrExportData],
    ptr: CUdeviceptr | int,
    /,
) -> CUresult: ...
@c_function
def cuMemPoolImportPointer(
    ptr_out: ByReference[CUdeviceptr],
    pool: CUmemoryPool | int | None,
    shareData: ByReference[CUmemPoolPtrExportData],
    /,
) -> CUresult: ...
@c_function
def cuMulticastCreate(
    mcHandle: ByReference[CUmemGenericAllocationHandle],
    prop: ByReference[CUmulticastObjectProp],
    /,
) -> CUresult: ...
@c_function
def cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle | int, dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle | int,
    mcOffset: SizeT,
    memHandle: CUmemGenericAllocationHandle | int,
    memOffset: SizeT,
    size: SizeT,
    flags: ULongLong,
    /,
) -> CUresult: ...
@c_function
def cuMulticastBindMem_v2(
    mcHandle: CUmemGenericAllocationHandle | int,
    dev: CUdevice | int,
    mcOffset: SizeT,
    memHandle: CUmemGenericAllocationHandle | int,
    memOffset: SizeT,
    size: SizeT,
    flags: ULongLong,
    /,
) -> CUresult: ...
@c_function
def cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle | int,
    mcOffset: SizeT,
    memptr: CUdeviceptr | int,
    size: SizeT,
    flags: ULongLong,
    /,
) -> CUresult: ...
@c_function
def cuMulticastBindAddr_v2(
    mcHandle: CUmemGenericAllocationHandle | int,
    dev: CUdevice | int,
    mcOffset: SizeT,
    memptr: CUdeviceptr | int,
    size: SizeT,
    flags: ULongLong,
    /,
) -> CUresult: ...
@c_function
def cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle | int,
    dev: CUdevice | int,
    mcOffset: SizeT,
    size: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuMulticastGetGranularity(
    granularity: ByReference[ctypes.c_size_t],
    prop: ByReference[CUmulticastObjectProp],
    option: CUmulticastGranularity_flags | int,
    /,
) -> CUresult: ...
@c_function
def cuDeviceGetFabricClusterUuid(uuid: ByReference[CUuuid], dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuDeviceGetCliqueCount(count: ByReference[ctypes.c_size_t], dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuDeviceGetCliqueInfo(
    cliqueInfo: ByReference[CUcliqueInfo],
    count: ByReference[ctypes.c_size_t],
    dev: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuLogicalEndpointIdReserve(baseLeId: ByReference[CUlogicalEndpointId], count: cuuint32_t | int, /) -> CUresult: ...
@c_function
def cuLogicalEndpointIdRelease(baseLeId: CUlogicalEndpointId | int, count: cuuint32_t | int, /) -> CUresult: ...
@c_function
def cuLogicalEndpointCreate(
    leId: CUlogicalEndpointId | int,
    prop: ByReference[CUlogicalEndpointProp],
    /,
) -> CUresult: ...
@c_function
def cuLogicalEndpointAddDevice(leId: CUlogicalEndpointId | int, dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuLogicalEndpointDestroy(leId: CUlogicalEndpointId | int, /) -> CUresult: ...
@c_function
def cuLogicalEndpointBindAddr(
    leId: CUlogicalEndpointId | int,
    dev: CUdevice | int,
    offset: cuuint64_t | int,
    ptr: VoidPointer,
    size: cuuint64_t | int,
    flags: ULongLong,
    /,
) -> CUresult: ...
@c_function
def cuLogicalEndpointBindMem(
    leId: CUlogicalEndpointId | int,
    dev: CUdevice | int,
    offset: cuuint64_t | int,
    memHandle: CUmemGenericAllocationHandle | int,
    memOffset: cuuint64_t | int,
    size: cuuint64_t | int,
    flags: ULongLong,
    /,
) -> CUresult: ...
@c_function
def cuLogicalEndpointUnbind(
    leId: CUlogicalEndpointId | int,
    dev: CUdevice | int,
    offset: cuuint64_t | int,
    size: cuuint64_t | int,
    /,
) -> CUresult: ...
@c_function
def cuLogicalEndpointExport(
    handle: VoidPointer,
    leId: CUlogicalEndpointId | int,
    handleType: CUlogicalEndpointIpcHandleType | int,
    /,
) -> CUresult: ...
@c_function
def cuLogicalEndpointImport(
    leId: CUlogicalEndpointId | int,
    handle: VoidPointer,
    handleType: CUlogicalEndpointIpcHandleType | int,
    /,
) -> CUresult: ...
@c_function
def cuLogicalEndpointGetLimits(
    bindAlignment: ByReference[cuuint64_t],
    maxSize: ByReference[cuuint64_t],
    prop: ByReference[CUlogicalEndpointProp],
    /,
) -> CUresult: ...
@c_function
def cuLogicalEndpointQuery(
    leId: CUlogicalEndpointId | int,
    count: cuuint32_t | int,
    queryStatus: ByReference[ctypes.c_int],
    /,
) -> CUresult: ...
@c_function
def cuFabricCpyBatchAsync(
    numOps: SizeT,
    opList: ByReference[CUDA_FABRIC_COPY_BATCH_OP],
    flags: ULongLong,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuPointerGetAttribute(
    data: VoidPointer,
    attribute: CUpointer_attribute | int,
    ptr: CUdeviceptr | int,
    /,
) -> CUresult: ...
@c_function
def cuMemPrefetchAsync(
    devPtr: CUdeviceptr | int,
    count: SizeT,
    location: CUmemLocation,
    flags: UInt,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemAdvise(
    devPtr: CUdeviceptr | int,
    count: SizeT,
    advice: CUmem_advise | int,
    location: CUmemLocation,
    /,
) -> CUresult: ...
@c_function
def cuMemPrefetchBatchAsync(
    dptrs: ByReference[CUdeviceptr],
    sizes: ByReference[ctypes.c_size_t],
    count: SizeT,
    prefetchLocs: ByReference[CUmemLocation],
    prefetchLocIdxs: ByReference[ctypes.c_size_t],
    numPrefetchLocs: SizeT,
    flags: ULongLong,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemDiscardBatchAsync(
    dptrs: ByReference[CUdeviceptr],
    sizes: ByReference[ctypes.c_size_t],
    count: SizeT,
    flags: ULongLong,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemDiscardAndPrefetchBatchAsync(
    dptrs: ByReference[CUdeviceptr],
    sizes: ByReference[ctypes.c_size_t],
    count: SizeT,
    prefetchLocs: ByReference[CUmemLocation],
    prefetchLocIdxs: ByReference[ctypes.c_size_t],
    numPrefetchLocs: SizeT,
    flags: ULongLong,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemGetLocationInfo(
    ptr: CUdeviceptr | int,
    size: SizeT,
    summaryGranularity: SizeT,
    samplingGranularity: SizeT,
    location_out: ByReference[CUmemLocation],
    /,
) -> CUresult: ...
@c_function
def cuMemRangeGetAttribute(
    data: VoidPointer,
    dataSize: SizeT,
    attribute: CUmem_range_attribute | int,
    devPtr: CUdeviceptr | int,
    count: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuMemRangeGetAttributes(
    data: ByReference[ctypes.c_void_p],
    dataSizes: ByReference[ctypes.c_size_t],
    attributes: ByReference[ctypes.c_uint],
    numAttributes: SizeT,
    devPtr: CUdeviceptr | int,
    count: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuPointerSetAttribute(
    value: VoidPointer,
    attribute: CUpointer_attribute | int,
    ptr: CUdeviceptr | int,
    /,
) -> CUresult: ...
@c_function
def cuPointerGetAttributes(
    numAttributes: UInt,
    attributes: ByReference[ctypes.c_uint],
    data: ByReference[ctypes.c_void_p],
    ptr: CUdeviceptr | int,
    /,
) -> CUresult: ...
@c_function
def cuStreamCreate(phStream: ByReference[CUstream], Flags: UInt, /) -> CUresult: ...
@c_function
def cuStreamCreateWithPriority(phStream: ByReference[CUstream], flags: UInt, priority: Int, /) -> CUresult: ...
@c_function
def cuStreamBeginCaptureToCig(
    hStream: CUstream | int | None,
    streamCigCaptureParams: ByReference[CUstreamCigCaptureParams],
    /,
) -> CUresult: ...
@c_function
def cuStreamEndCaptureToCig(hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuStreamGetPriority(hStream: CUstream | int | None, priority: ByReference[ctypes.c_int], /) -> CUresult: ...
@c_function
def cuStreamGetDevice(hStream: CUstream | int | None, device: ByReference[CUdevice], /) -> CUresult: ...
@c_function
def cuStreamGetFlags(hStream: CUstream | int | None, flags: ByReference[ctypes.c_uint], /) -> CUresult: ...
@c_function
def cuStreamGetId(hStream: CUstream | int | None, streamId: ByReference[ctypes.c_ulonglong], /) -> CUresult: ...
@c_function
def cuStreamGetCtx(hStream: CUstream | int | None, pctx: ByReference[CUcontext], /) -> CUresult: ...
@c_function
def cuStreamGetCtx_v2(
    hStream: CUstream | int | None,
    pCtx: ByReference[CUcontext],
    pGreenCtx: ByReference[CUgreenCtx],
    /,
) -> CUresult: ...
@c_function
def cuStreamWaitEvent(hStream: CUstream | int | None, hEvent: CUevent | int | None, Flags: UInt, /) -> CUresult: ...
@c_function
def cuStreamAddCallback(
    hStream: CUstream | int | None,
    callback: CUstreamCallback,
    userData: VoidPointer,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuStreamBeginCapture(hStream: CUstream | int | None, mode: CUstreamCaptureMode | int, /) -> CUresult: ...
@c_function
def cuStreamBeginRecaptureToGraph(
    hStream: CUstream | int | None,
    mode: CUstreamCaptureMode | int,
    hGraph: CUgraph | int | None,
    callbackFunc: CUgraphRecaptureCallback,
    userData: VoidPointer,
    /,
) -> CUresult: ...
@c_function
def cuStreamBeginCaptureToGraph(
    hStream: CUstream | int | None,
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    dependencyData: ByReference[CUgraphEdgeData],
    numDependencies: SizeT,
    mode: CUstreamCaptureMode | int,
    /,
) -> CUresult: ...
@c_function
def cuThreadExchangeStreamCaptureMode(mode: ByReference[ctypes.c_uint], /) -> CUresult: ...
@c_function
def cuStreamEndCapture(hStream: CUstream | int | None, phGraph: ByReference[CUgraph], /) -> CUresult: ...
@c_function
def cuStreamIsCapturing(hStream: CUstream | int | None, captureStatus: ByReference[ctypes.c_uint], /) -> CUresult: ...
@c_function
def cuStreamGetCaptureInfo(
    hStream: CUstream | int | None,
    captureStatus_out: ByReference[ctypes.c_uint],
    id_out: ByReference[cuuint64_t],
    graph_out: ByReference[CUgraph],
    dependencies_out: ByReference[Pointer[CUgraphNode]],
    edgeData_out: ByReference[Pointer[CUgraphEdgeData]],
    numDependencies_out: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuStreamUpdateCaptureDependencies(
    hStream: CUstream | int | None,
    dependencies: ByReference[CUgraphNode],
    dependencyData: ByReference[CUgraphEdgeData],
    numDependencies: SizeT,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuStreamAttachMemAsync(
    hStream: CUstream | int | None,
    dptr: CUdeviceptr | int,
    length: SizeT,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuStreamQuery(hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuStreamSynchronize(hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuStreamDestroy(hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuStreamCopyAttributes(dst: CUstream | int | None, src: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuStreamGetAttribute(
    hStream: CUstream | int | None,
    attr: CUstreamAttrID | int,
    value_out: ByReference[CUstreamAttrValue],
    /,
) -> CUresult: ...
@c_function
def cuStreamSetAttribute(
    hStream: CUstream | int | None,
    attr: CUstreamAttrID | int,
    value: ByReference[CUstreamAttrValue],
    /,
) -> CUresult: ...
@c_function
def cuEventCreate(phEvent: ByReference[CUevent], Flags: UInt, /) -> CUresult: ...
@c_function
def cuEventRecord(hEvent: CUevent | int | None, hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuEventRecordWithFlags(
    hEvent: CUevent | int | None,
    hStream: CUstream | int | None,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuEventQuery(hEvent: CUevent | int | None, /) -> CUresult: ...
@c_function
def cuEventSynchronize(hEvent: CUevent | int | None, /) -> CUresult: ...
@c_function
def cuEventDestroy(hEvent: CUevent | int | None, /) -> CUresult: ...
@c_function
def cuEventElapsedTime(
    pMilliseconds: ByReference[ctypes.c_float],
    hStart: CUevent | int | None,
    hEnd: CUevent | int | None,
    /,
) -> CUresult: ...
@c_function
def cuImportExternalMemory(
    extMem_out: ByReference[CUexternalMemory],
    memHandleDesc: ByReference[CUDA_EXTERNAL_MEMORY_HANDLE_DESC],
    /,
) -> CUresult: ...
@c_function
def cuExternalMemoryGetMappedBuffer(
    devPtr: ByReference[CUdeviceptr],
    extMem: CUexternalMemory | int | None,
    bufferDesc: ByReference[CUDA_EXTERNAL_MEMORY_BUFFER_DESC],
    /,
) -> CUresult: ...
@c_function
def cuExternalMemoryGetMappedMipmappedArray(
    mipmap: ByReference[CUmipmappedArray],
    extMem: CUexternalMemory | int | None,
    mipmapDesc: ByReference[CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC],
    /,
) -> CUresult: ...
@c_function
def cuDestroyExternalMemory(extMem: CUexternalMemory | int | None, /) -> CUresult: ...
@c_function
def cuImportExternalSemaphore(
    extSem_out: ByReference[CUexternalSemaphore],
    semHandleDesc: ByReference[CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC],
    /,
) -> CUresult: ...
@c_function
def cuSignalExternalSemaphoresAsync(
    extSemArray: ByReference[CUexternalSemaphore],
    paramsArray: ByReference[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS],
    numExtSems: UInt,
    stream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuWaitExternalSemaphoresAsync(
    extSemArray: ByReference[CUexternalSemaphore],
    paramsArray: ByReference[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS],
    numExtSems: UInt,
    stream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuDestroyExternalSemaphore(extSem: CUexternalSemaphore | int | None, /) -> CUresult: ...
@c_function
def cuStreamWaitValue32(
    stream: CUstream | int | None,
    addr: CUdeviceptr | int,
    value: cuuint32_t | int,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuStreamWaitValue64(
    stream: CUstream | int | None,
    addr: CUdeviceptr | int,
    value: cuuint64_t | int,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuStreamWriteValue32(
    stream: CUstream | int | None,
    addr: CUdeviceptr | int,
    value: cuuint32_t | int,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuStreamWriteValue64(
    stream: CUstream | int | None,
    addr: CUdeviceptr | int,
    value: cuuint64_t | int,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuStreamBatchMemOp(
    stream: CUstream | int | None,
    count: UInt,
    paramArray: ByReference[CUstreamBatchMemOpParams],
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuFuncGetAttribute(
    pi: ByReference[ctypes.c_int],
    attrib: CUfunction_attribute | int,
    hfunc: CUfunction | int | None,
    /,
) -> CUresult: ...
@c_function
def cuFuncSetAttribute(
    hfunc: CUfunction | int | None,
    attrib: CUfunction_attribute | int,
    value: Int,
    /,
) -> CUresult: ...
@c_function
def cuFuncSetCacheConfig(hfunc: CUfunction | int | None, config: CUfunc_cache | int, /) -> CUresult: ...
@c_function
def cuFuncGetModule(hmod: ByReference[CUmodule], hfunc: CUfunction | int | None, /) -> CUresult: ...
@c_function
def cuFuncGetName(name: ByReference[ctypes.c_char_p], hfunc: CUfunction | int | None, /) -> CUresult: ...
@c_function
def cuFuncGetParamInfo(
    func: CUfunction | int | None,
    paramIndex: SizeT,
    paramOffset: ByReference[ctypes.c_size_t],
    paramSize: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuFuncGetParamCount(func: CUfunction | int | None, paramCount: ByReference[ctypes.c_size_t], /) -> CUresult: ...
@c_function
def cuFuncIsLoaded(state: ByReference[ctypes.c_uint], function: CUfunction | int | None, /) -> CUresult: ...
@c_function
def cuFuncLoad(function: CUfunction | int | None, /) -> CUresult: ...
@c_function
def cuLaunchKernel(
    f: CUfunction | int | None,
    gridDimX: UInt,
    gridDimY: UInt,
    gridDimZ: UInt,
    blockDimX: UInt,
    blockDimY: UInt,
    blockDimZ: UInt,
    sharedMemBytes: UInt,
    hStream: CUstream | int | None,
    kernelParams: ByReference[ctypes.c_void_p],
    extra: ByReference[ctypes.c_void_p],
    /,
) -> CUresult: ...
@c_function
def cuLaunchKernelEx(
    config: ByReference[CUlaunchConfig],
    f: CUfunction | int | None,
    kernelParams: ByReference[ctypes.c_void_p],
    extra: ByReference[ctypes.c_void_p],
    /,
) -> CUresult: ...
@c_function
def cuLaunchCooperativeKernel(
    f: CUfunction | int | None,
    gridDimX: UInt,
    gridDimY: UInt,
    gridDimZ: UInt,
    blockDimX: UInt,
    blockDimY: UInt,
    blockDimZ: UInt,
    sharedMemBytes: UInt,
    hStream: CUstream | int | None,
    kernelParams: ByReference[ctypes.c_void_p],
    /,
) -> CUresult: ...
@c_function
def cuLaunchHostFunc(hStream: CUstream | int | None, fn: CUhostFn, userData: VoidPointer, /) -> CUresult: ...
@c_function
def cuLaunchHostFunc_v2(
    hStream: CUstream | int | None,
    fn: CUhostFn,
    userData: VoidPointer,
    syncMode: UInt,
    /,
) -> CUresult: ...
@c_function
def cuFuncSetBlockShape(hfunc: CUfunction | int | None, x: Int, y: Int, z: Int, /) -> CUresult: ...
@c_function
def cuFuncSetSharedSize(hfunc: CUfunction | int | None, numbytes: UInt, /) -> CUresult: ...
@c_function
def cuParamSetSize(hfunc: CUfunction | int | None, numbytes: UInt, /) -> CUresult: ...
@c_function
def cuParamSeti(hfunc: CUfunction | int | None, offset: Int, value: UInt, /) -> CUresult: ...
@c_function
def cuParamSetf(hfunc: CUfunction | int | None, offset: Int, value: ctypes.c_float | float, /) -> CUresult: ...
@c_function
def cuParamSetv(hfunc: CUfunction | int | None, offset: Int, ptr: VoidPointer, numbytes: UInt, /) -> CUresult: ...
@c_function
def cuLaunch(f: CUfunction | int | None, /) -> CUresult: ...
@c_function
def cuLaunchGrid(f: CUfunction | int | None, grid_width: Int, grid_height: Int, /) -> CUresult: ...
@c_function
def cuLaunchGridAsync(
    f: CUfunction | int | None,
    grid_width: Int,
    grid_height: Int,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: ByReference[CUDA_LAUNCH_PARAMS],
    numDevices: UInt,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuParamSetTexRef(hfunc: CUfunction | int | None, texunit: Int, hTexRef: CUtexref | int | None, /) -> CUresult: ...
@c_function
def cuFuncSetSharedMemConfig(hfunc: CUfunction | int | None, config: CUsharedconfig | int, /) -> CUresult: ...
@c_function
def cuGraphCreate(phGraph: ByReference[CUgraph], flags: UInt, /) -> CUresult: ...
@c_function
def cuGraphAddKernelNode(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    nodeParams: ByReference[CUDA_KERNEL_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphKernelNodeGetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_KERNEL_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphKernelNodeSetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_KERNEL_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphAddMemcpyNode(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    copyParams: ByReference[CUDA_MEMCPY3D],
    ctx: CUcontext | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGraphMemcpyNodeGetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_MEMCPY3D],
    /,
) -> CUresult: ...
@c_function
def cuGraphMemcpyNodeSetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_MEMCPY3D],
    /,
) -> CUresult: ...
@c_function
def cuGraphAddMemsetNode(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    memsetParams: ByReference[CUDA_MEMSET_NODE_PARAMS],
    ctx: CUcontext | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGraphMemsetNodeGetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_MEMSET_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_MEMSET_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphAddHostNode(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    nodeParams: ByReference[CUDA_HOST_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphHostNodeGetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_HOST_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphHostNodeSetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_HOST_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphAddChildGraphNode(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    childGraph: CUgraph | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode | int | None, phGraph: ByReference[CUgraph], /) -> CUresult: ...
@c_function
def cuGraphAddEmptyNode(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuGraphAddEventRecordNode(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    event: CUevent | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode | int | None, event_out: ByReference[CUevent], /) -> CUresult: ...
@c_function
def cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode | int | None, event: CUevent | int | None, /) -> CUresult: ...
@c_function
def cuGraphAddEventWaitNode(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    event: CUevent | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode | int | None, event_out: ByReference[CUevent], /) -> CUresult: ...
@c_function
def cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode | int | None, event: CUevent | int | None, /) -> CUresult: ...
@c_function
def cuGraphAddExternalSemaphoresSignalNode(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    nodeParams: ByReference[CUDA_EXT_SEM_SIGNAL_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode | int | None,
    params_out: ByReference[CUDA_EXT_SEM_SIGNAL_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_EXT_SEM_SIGNAL_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphAddExternalSemaphoresWaitNode(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    nodeParams: ByReference[CUDA_EXT_SEM_WAIT_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode | int | None,
    params_out: ByReference[CUDA_EXT_SEM_WAIT_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_EXT_SEM_WAIT_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphAddBatchMemOpNode(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    nodeParams: ByReference[CUDA_BATCH_MEM_OP_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode | int | None,
    nodeParams_out: ByReference[CUDA_BATCH_MEM_OP_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_BATCH_MEM_OP_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_BATCH_MEM_OP_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphAddMemAllocNode(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    nodeParams: ByReference[CUDA_MEM_ALLOC_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphMemAllocNodeGetParams(
    hNode: CUgraphNode | int | None,
    params_out: ByReference[CUDA_MEM_ALLOC_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphAddMemFreeNode(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    dptr: CUdeviceptr | int,
    /,
) -> CUresult: ...
@c_function
def cuGraphMemFreeNodeGetParams(hNode: CUgraphNode | int | None, dptr_out: ByReference[CUdeviceptr], /) -> CUresult: ...
@c_function
def cuDeviceGraphMemTrim(device: CUdevice | int, /) -> CUresult: ...
@c_function
def cuDeviceGetGraphMemAttribute(
    device: CUdevice | int,
    attr: CUgraphMem_attribute | int,
    value: VoidPointer,
    /,
) -> CUresult: ...
@c_function
def cuDeviceSetGraphMemAttribute(
    device: CUdevice | int,
    attr: CUgraphMem_attribute | int,
    value: VoidPointer,
    /,
) -> CUresult: ...
@c_function
def cuGraphClone(phGraphClone: ByReference[CUgraph], originalGraph: CUgraph | int | None, /) -> CUresult: ...
@c_function
def cuGraphNodeFindInClone(
    phNode: ByReference[CUgraphNode],
    hOriginalNode: CUgraphNode | int | None,
    hClonedGraph: CUgraph | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGraphNodeGetType(hNode: CUgraphNode | int | None, typename: ByReference[ctypes.c_uint], /) -> CUresult: ...
@c_function
def cuGraphNodeGetContainingGraph(hNode: CUgraphNode | int | None, phGraph: ByReference[CUgraph], /) -> CUresult: ...
@c_function
def cuGraphNodeGetLocalId(hNode: CUgraphNode | int | None, nodeId: ByReference[ctypes.c_uint], /) -> CUresult: ...
@c_function
def cuGraphNodeGetToolsId(
    hNode: CUgraphNode | int | None,
    toolsNodeId: ByReference[ctypes.c_ulonglong],
    /,
) -> CUresult: ...
@c_function
def cuGraphGetId(hGraph: CUgraph | int | None, graphId: ByReference[ctypes.c_uint], /) -> CUresult: ...
@c_function
def cuGraphExecGetId(hGraphExec: CUgraphExec | int | None, graphId: ByReference[ctypes.c_uint], /) -> CUresult: ...
@c_function
def cuGraphGetNodes(
    hGraph: CUgraph | int | None,
    nodes: ByReference[CUgraphNode],
    numNodes: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuGraphGetRootNodes(
    hGraph: CUgraph | int | None,
    rootNodes: ByReference[CUgraphNode],
    numRootNodes: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuGraphGetEdges(
    hGraph: CUgraph | int | None,
    from_: ByReference[CUgraphNode],
    to: ByReference[CUgraphNode],
    edgeData: ByReference[CUgraphEdgeData],
    numEdges: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuGraphNodeGetDependencies(
    hNode: CUgraphNode | int | None,
    dependencies: ByReference[CUgraphNode],
    edgeData: ByReference[CUgraphEdgeData],
    numDependencies: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode | int | None,
    dependentNodes: ByReference[CUgraphNode],
    edgeData: ByReference[CUgraphEdgeData],
    numDependentNodes: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuGraphAddDependencies(
    hGraph: CUgraph | int | None,
    from_: ByReference[CUgraphNode],
    to: ByReference[CUgraphNode],
    edgeData: ByReference[CUgraphEdgeData],
    numDependencies: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuGraphRemoveDependencies(
    hGraph: CUgraph | int | None,
    from_: ByReference[CUgraphNode],
    to: ByReference[CUgraphNode],
    edgeData: ByReference[CUgraphEdgeData],
    numDependencies: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuGraphDestroyNode(hNode: CUgraphNode | int | None, /) -> CUresult: ...
@c_function
def cuGraphInstantiate(
    phGraphExec: ByReference[CUgraphExec],
    hGraph: CUgraph | int | None,
    flags: ULongLong,
    /,
) -> CUresult: ...
@c_function
def cuGraphInstantiateWithParams(
    phGraphExec: ByReference[CUgraphExec],
    hGraph: CUgraph | int | None,
    instantiateParams: ByReference[CUDA_GRAPH_INSTANTIATE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphExecGetFlags(hGraphExec: CUgraphExec | int | None, flags: ByReference[cuuint64_t], /) -> CUresult: ...
@c_function
def cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_KERNEL_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    copyParams: ByReference[CUDA_MEMCPY3D],
    ctx: CUcontext | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    memsetParams: ByReference[CUDA_MEMSET_NODE_PARAMS],
    ctx: CUcontext | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_HOST_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    childGraph: CUgraph | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    event: CUevent | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    event: CUevent | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_EXT_SEM_SIGNAL_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_EXT_SEM_WAIT_NODE_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    isEnabled: UInt,
    /,
) -> CUresult: ...
@c_function
def cuGraphNodeGetEnabled(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    isEnabled: ByReference[ctypes.c_uint],
    /,
) -> CUresult: ...
@c_function
def cuGraphUpload(hGraphExec: CUgraphExec | int | None, hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuGraphLaunch(hGraphExec: CUgraphExec | int | None, hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuGraphExecDestroy(hGraphExec: CUgraphExec | int | None, /) -> CUresult: ...
@c_function
def cuGraphDestroy(hGraph: CUgraph | int | None, /) -> CUresult: ...
@c_function
def cuGraphExecUpdate(
    hGraphExec: CUgraphExec | int | None,
    hGraph: CUgraph | int | None,
    resultInfo: ByReference[CUgraphExecUpdateResultInfo],
    /,
) -> CUresult: ...
@c_function
def cuGraphKernelNodeCopyAttributes(dst: CUgraphNode | int | None, src: CUgraphNode | int | None, /) -> CUresult: ...
@c_function
def cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode | int | None,
    attr: CUkernelNodeAttrID | int,
    value_out: ByReference[CUkernelNodeAttrValue],
    /,
) -> CUresult: ...
@c_function
def cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode | int | None,
    attr: CUkernelNodeAttrID | int,
    value: ByReference[CUkernelNodeAttrValue],
    /,
) -> CUresult: ...
@c_function
def cuGraphDebugDotPrint(hGraph: CUgraph | int | None, path: CharPointer, flags: UInt, /) -> CUresult: ...
@c_function
def cuUserObjectCreate(
    object_out: ByReference[CUuserObject],
    ptr: VoidPointer,
    destroy: CUhostFn,
    initialRefcount: UInt,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuUserObjectRetain(object: CUuserObject | int | None, count: UInt, /) -> CUresult: ...
@c_function
def cuUserObjectRelease(object: CUuserObject | int | None, count: UInt, /) -> CUresult: ...
@c_function
def cuGraphRetainUserObject(
    graph: CUgraph | int | None,
    object: CUuserObject | int | None,
    count: UInt,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuGraphReleaseUserObject(
    graph: CUgraph | int | None,
    object: CUuserObject | int | None,
    count: UInt,
    /,
) -> CUresult: ...
@c_function
def cuGraphAddNode(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    dependencyData: ByReference[CUgraphEdgeData],
    numDependencies: SizeT,
    nodeParams: ByReference[CUgraphNodeParams],
    /,
) -> CUresult: ...
@c_function
def cuGraphAddNode_v3(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    dependencyData: ByReference[CUgraphEdgeData],
    numDependencies: SizeT,
    nodeParams: ByReference[CUgraphNodeParams],
    /,
) -> CUresult: ...
@c_function
def cuGraphNodeSetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUgraphNodeParams],
    /,
) -> CUresult: ...
@c_function
def cuGraphNodeSetParams_v2(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUgraphNodeParams],
    /,
) -> CUresult: ...
@c_function
def cuGraphNodeGetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUgraphNodeParams],
    /,
) -> CUresult: ...
@c_function
def cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUgraphNodeParams],
    /,
) -> CUresult: ...
@c_function
def cuGraphConditionalHandleCreate(
    pHandle_out: ByReference[CUgraphConditionalHandle],
    hGraph: CUgraph | int | None,
    ctx: CUcontext | int | None,
    defaultLaunchValue: UInt,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuOccupancyMaxActiveBlocksPerMultiprocessor(
    numBlocks: ByReference[ctypes.c_int],
    func: CUfunction | int | None,
    blockSize: Int,
    dynamicSMemSize: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    numBlocks: ByReference[ctypes.c_int],
    func: CUfunction | int | None,
    blockSize: Int,
    dynamicSMemSize: SizeT,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuOccupancyMaxPotentialBlockSize(
    minGridSize: ByReference[ctypes.c_int],
    blockSize: ByReference[ctypes.c_int],
    func: CUfunction | int | None,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: SizeT,
    blockSizeLimit: Int,
    /,
) -> CUresult: ...
@c_function
def cuOccupancyMaxPotentialBlockSizeWithFlags(
    minGridSize: ByReference[ctypes.c_int],
    blockSize: ByReference[ctypes.c_int],
    func: CUfunction | int | None,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: SizeT,
    blockSizeLimit: Int,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuOccupancyAvailableDynamicSMemPerBlock(
    dynamicSmemSize: ByReference[ctypes.c_size_t],
    func: CUfunction | int | None,
    numBlocks: Int,
    blockSize: Int,
    /,
) -> CUresult: ...
@c_function
def cuOccupancyMaxPotentialClusterSize(
    clusterSize: ByReference[ctypes.c_int],
    func: CUfunction | int | None,
    config: ByReference[CUlaunchConfig],
    /,
) -> CUresult: ...
@c_function
def cuOccupancyMaxActiveClusters(
    numClusters: ByReference[ctypes.c_int],
    func: CUfunction | int | None,
    config: ByReference[CUlaunchConfig],
    /,
) -> CUresult: ...
@c_function
def cuTexRefSetArray(hTexRef: CUtexref | int | None, hArray: CUarray | int | None, Flags: UInt, /) -> CUresult: ...
@c_function
def cuTexRefSetMipmappedArray(
    hTexRef: CUtexref | int | None,
    hMipmappedArray: CUmipmappedArray | int | None,
    Flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuTexRefSetAddress(
    ByteOffset: ByReference[ctypes.c_size_t],
    hTexRef: CUtexref | int | None,
    dptr: CUdeviceptr | int,
    numbytes: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuTexRefSetAddress2D(
    hTexRef: CUtexref | int | None,
    desc: ByReference[CUDA_ARRAY_DESCRIPTOR],
    dptr: CUdeviceptr | int,
    Pitch: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuTexRefSetFormat(
    hTexRef: CUtexref | int | None,
    fmt: CUarray_format | int,
    NumPackedComponents: Int,
    /,
) -> CUresult: ...
@c_function
def cuTexRefSetAddressMode(hTexRef: CUtexref | int | None, dim: Int, am: CUaddress_mode | int, /) -> CUresult: ...
@c_function
def cuTexRefSetFilterMode(hTexRef: CUtexref | int | None, fm: CUfilter_mode | int, /) -> CUresult: ...
@c_function
def cuTexRefSetMipmapFilterMode(hTexRef: CUtexref | int | None, fm: CUfilter_mode | int, /) -> CUresult: ...
@c_function
def cuTexRefSetMipmapLevelBias(hTexRef: CUtexref | int | None, bias: ctypes.c_float | float, /) -> CUresult: ...
@c_function
def cuTexRefSetMipmapLevelClamp(
    hTexRef: CUtexref | int | None,
    minMipmapLevelClamp: ctypes.c_float | float,
    maxMipmapLevelClamp: ctypes.c_float | float,
    /,
) -> CUresult: ...
@c_function
def cuTexRefSetMaxAnisotropy(hTexRef: CUtexref | int | None, maxAniso: UInt, /) -> CUresult: ...
@c_function
def cuTexRefSetBorderColor(
    hTexRef: CUtexref | int | None,
    pBorderColor: ByReference[ctypes.c_float],
    /,
) -> CUresult: ...
@c_function
def cuTexRefSetFlags(hTexRef: CUtexref | int | None, Flags: UInt, /) -> CUresult: ...
@c_function
def cuTexRefGetAddress(pdptr: ByReference[CUdeviceptr], hTexRef: CUtexref | int | None, /) -> CUresult: ...
@c_function
def cuTexRefGetArray(phArray: ByReference[CUarray], hTexRef: CUtexref | int | None, /) -> CUresult: ...
@c_function
def cuTexRefGetMipmappedArray(
    phMipmappedArray: ByReference[CUmipmappedArray],
    hTexRef: CUtexref | int | None,
    /,
) -> CUresult: ...
@c_function
def cuTexRefGetAddressMode(
    pam: ByReference[ctypes.c_uint],
    hTexRef: CUtexref | int | None,
    dim: Int,
    /,
) -> CUresult: ...
@c_function
def cuTexRefGetFilterMode(pfm: ByReference[ctypes.c_uint], hTexRef: CUtexref | int | None, /) -> CUresult: ...
@c_function
def cuTexRefGetFormat(
    pFormat: ByReference[ctypes.c_uint],
    pNumChannels: ByReference[ctypes.c_int],
    hTexRef: CUtexref | int | None,
    /,
) -> CUresult: ...
@c_function
def cuTexRefGetMipmapFilterMode(pfm: ByReference[ctypes.c_uint], hTexRef: CUtexref | int | None, /) -> CUresult: ...
@c_function
def cuTexRefGetMipmapLevelBias(pbias: ByReference[ctypes.c_float], hTexRef: CUtexref | int | None, /) -> CUresult: ...
@c_function
def cuTexRefGetMipmapLevelClamp(
    pminMipmapLevelClamp: ByReference[ctypes.c_float],
    pmaxMipmapLevelClamp: ByReference[ctypes.c_float],
    hTexRef: CUtexref | int | None,
    /,
) -> CUresult: ...
@c_function
def cuTexRefGetMaxAnisotropy(pmaxAniso: ByReference[ctypes.c_int], hTexRef: CUtexref | int | None, /) -> CUresult: ...
@c_function
def cuTexRefGetBorderColor(
    pBorderColor: ByReference[ctypes.c_float],
    hTexRef: CUtexref | int | None,
    /,
) -> CUresult: ...
@c_function
def cuTexRefGetFlags(pFlags: ByReference[ctypes.c_uint], hTexRef: CUtexref | int | None, /) -> CUresult: ...
@c_function
def cuTexRefCreate(pTexRef: ByReference[CUtexref], /) -> CUresult: ...
@c_function
def cuTexRefDestroy(hTexRef: CUtexref | int | None, /) -> CUresult: ...
@c_function
def cuSurfRefSetArray(hSurfRef: CUsurfref | int | None, hArray: CUarray | int | None, Flags: UInt, /) -> CUresult: ...
@c_function
def cuSurfRefGetArray(phArray: ByReference[CUarray], hSurfRef: CUsurfref | int | None, /) -> CUresult: ...
@c_function
def cuTexObjectCreate(
    pTexObject: ByReference[CUtexObject],
    pResDesc: ByReference[CUDA_RESOURCE_DESC],
    pTexDesc: ByReference[CUDA_TEXTURE_DESC],
    pResViewDesc: ByReference[CUDA_RESOURCE_VIEW_DESC],
    /,
) -> CUresult: ...
@c_function
def cuTexObjectDestroy(texObject: CUtexObject | int, /) -> CUresult: ...
@c_function
def cuTexObjectGetResourceDesc(
    pResDesc: ByReference[CUDA_RESOURCE_DESC],
    texObject: CUtexObject | int,
    /,
) -> CUresult: ...
@c_function
def cuTexObjectGetTextureDesc(
    pTexDesc: ByReference[CUDA_TEXTURE_DESC],
    texObject: CUtexObject | int,
    /,
) -> CUresult: ...
@c_function
def cuTexObjectGetResourceViewDesc(
    pResViewDesc: ByReference[CUDA_RESOURCE_VIEW_DESC],
    texObject: CUtexObject | int,
    /,
) -> CUresult: ...
@c_function
def cuSurfObjectCreate(
    pSurfObject: ByReference[CUsurfObject],
    pResDesc: ByReference[CUDA_RESOURCE_DESC],
    /,
) -> CUresult: ...
@c_function
def cuSurfObjectDestroy(surfObject: CUsurfObject | int, /) -> CUresult: ...
@c_function
def cuSurfObjectGetResourceDesc(
    pResDesc: ByReference[CUDA_RESOURCE_DESC],
    surfObject: CUsurfObject | int,
    /,
) -> CUresult: ...
@c_function
def cuTensorMapEncodeTiled(
    tensorMap: ByReference[CUtensorMap],
    tensorDataType: CUtensorMapDataType | int,
    tensorRank: cuuint32_t | int,
    globalAddress: VoidPointer,
    globalDim: ByReference[cuuint64_t],
    globalStrides: ByReference[cuuint64_t],
    boxDim: ByReference[cuuint32_t],
    elementStrides: ByReference[cuuint32_t],
    interleave: CUtensorMapInterleave | int,
    swizzle: CUtensorMapSwizzle | int,
    l2Promotion: CUtensorMapL2promotion | int,
    oobFill: CUtensorMapFloatOOBfill | int,
    /,
) -> CUresult: ...
@c_function
def cuTensorMapEncodeIm2col(
    tensorMap: ByReference[CUtensorMap],
    tensorDataType: CUtensorMapDataType | int,
    tensorRank: cuuint32_t | int,
    globalAddress: VoidPointer,
    globalDim: ByReference[cuuint64_t],
    globalStrides: ByReference[cuuint64_t],
    pixelBoxLowerCorner: ByReference[ctypes.c_int],
    pixelBoxUpperCorner: ByReference[ctypes.c_int],
    channelsPerPixel: cuuint32_t | int,
    pixelsPerColumn: cuuint32_t | int,
    elementStrides: ByReference[cuuint32_t],
    interleave: CUtensorMapInterleave | int,
    swizzle: CUtensorMapSwizzle | int,
    l2Promotion: CUtensorMapL2promotion | int,
    oobFill: CUtensorMapFloatOOBfill | int,
    /,
) -> CUresult: ...
@c_function
def cuTensorMapEncodeIm2colWide(
    tensorMap: ByReference[CUtensorMap],
    tensorDataType: CUtensorMapDataType | int,
    tensorRank: cuuint32_t | int,
    globalAddress: VoidPointer,
    globalDim: ByReference[cuuint64_t],
    globalStrides: ByReference[cuuint64_t],
    pixelBoxLowerCornerWidth: Int,
    pixelBoxUpperCornerWidth: Int,
    channelsPerPixel: cuuint32_t | int,
    pixelsPerColumn: cuuint32_t | int,
    elementStrides: ByReference[cuuint32_t],
    interleave: CUtensorMapInterleave | int,
    mode: CUtensorMapIm2ColWideMode | int,
    swizzle: CUtensorMapSwizzle | int,
    l2Promotion: CUtensorMapL2promotion | int,
    oobFill: CUtensorMapFloatOOBfill | int,
    /,
) -> CUresult: ...
@c_function
def cuTensorMapReplaceAddress(tensorMap: ByReference[CUtensorMap], globalAddress: VoidPointer, /) -> CUresult: ...
@c_function
def cuTensorMapSetAllocationClass(
    tensorMap: ByReference[CUtensorMap],
    allocClass: CUtensorMapAllocClass | int,
    outAllocClass: ByReference[ctypes.c_uint],
    /,
) -> CUresult: ...
@c_function
def cuDeviceCanAccessPeer(
    canAccessPeer: ByReference[ctypes.c_int],
    dev: CUdevice | int,
    peerDev: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuCtxEnablePeerAccess(peerContext: CUcontext | int | None, Flags: UInt, /) -> CUresult: ...
@c_function
def cuCtxDisablePeerAccess(peerContext: CUcontext | int | None, /) -> CUresult: ...
@c_function
def cuDeviceGetP2PAttribute(
    value: ByReference[ctypes.c_int],
    attrib: CUdevice_P2PAttribute | int,
    srcDevice: CUdevice | int,
    dstDevice: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuDeviceGetP2PAtomicCapabilities(
    capabilities: ByReference[ctypes.c_uint],
    operations: ByReference[ctypes.c_uint],
    count: UInt,
    srcDevice: CUdevice | int,
    dstDevice: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuGraphicsUnregisterResource(resource: CUgraphicsResource | int | None, /) -> CUresult: ...
@c_function
def cuGraphicsSubResourceGetMappedArray(
    pArray: ByReference[CUarray],
    resource: CUgraphicsResource | int | None,
    arrayIndex: UInt,
    mipLevel: UInt,
    /,
) -> CUresult: ...
@c_function
def cuGraphicsResourceGetMappedMipmappedArray(
    pMipmappedArray: ByReference[CUmipmappedArray],
    resource: CUgraphicsResource | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGraphicsResourceGetMappedPointer(
    pDevPtr: ByReference[CUdeviceptr],
    pSize: ByReference[ctypes.c_size_t],
    resource: CUgraphicsResource | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource | int | None, flags: UInt, /) -> CUresult: ...
@c_function
def cuGraphicsMapResources(
    count: UInt,
    resources: ByReference[CUgraphicsResource],
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGraphicsUnmapResources(
    count: UInt,
    resources: ByReference[CUgraphicsResource],
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGetProcAddress(
    symbol: CharPointer,
    pfn: ByReference[ctypes.c_void_p],
    cudaVersion: Int,
    flags: cuuint64_t | int,
    symbolStatus: ByReference[ctypes.c_uint],
    /,
) -> CUresult: ...
@c_function
def cuCoredumpGetAttribute(
    attrib: CUcoredumpSettings | int,
    value: VoidPointer,
    size: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuCoredumpGetAttributeGlobal(
    attrib: CUcoredumpSettings | int,
    value: VoidPointer,
    size: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuCoredumpSetAttribute(
    attrib: CUcoredumpSettings | int,
    value: VoidPointer,
    size: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuCoredumpSetAttributeGlobal(
    attrib: CUcoredumpSettings | int,
    value: VoidPointer,
    size: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuCoredumpRegisterStartCallback(
    callback: CUcoredumpStatusCallback,
    userData: VoidPointer,
    callbackOut: ByReference[CUcoredumpCallbackHandle],
    /,
) -> CUresult: ...
@c_function
def cuCoredumpRegisterCompleteCallback(
    callback: CUcoredumpStatusCallback,
    userData: VoidPointer,
    callbackOut: ByReference[CUcoredumpCallbackHandle],
    /,
) -> CUresult: ...
@c_function
def cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle | int | None, /) -> CUresult: ...
@c_function
def cuCoredumpDeregisterCompleteCallback(callback: CUcoredumpCallbackHandle | int | None, /) -> CUresult: ...
@c_function
def cuGetExportTable(
    ppExportTable: ByReference[ctypes.c_void_p],
    pExportTableId: ByReference[CUuuid],
    /,
) -> CUresult: ...
@c_function
def cuGreenCtxCreate(
    phCtx: ByReference[CUgreenCtx],
    desc: CUdevResourceDesc | int | None,
    dev: CUdevice | int,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuGreenCtxDestroy(hCtx: CUgreenCtx | int | None, /) -> CUresult: ...
@c_function
def cuCtxFromGreenCtx(pContext: ByReference[CUcontext], hCtx: CUgreenCtx | int | None, /) -> CUresult: ...
@c_function
def cuDeviceGetDevResource(
    device: CUdevice | int,
    resource: ByReference[CUdevResource],
    typename: CUdevResourceType | int,
    /,
) -> CUresult: ...
@c_function
def cuCtxGetDevResource(
    hCtx: CUcontext | int | None,
    resource: ByReference[CUdevResource],
    typename: CUdevResourceType | int,
    /,
) -> CUresult: ...
@c_function
def cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx | int | None,
    resource: ByReference[CUdevResource],
    typename: CUdevResourceType | int,
    /,
) -> CUresult: ...
@c_function
def cuDevSmResourceSplitByCount(
    result: ByReference[CUdevResource],
    nbGroups: ByReference[ctypes.c_uint],
    input_: ByReference[CUdevResource],
    remainder: ByReference[CUdevResource],
    flags: UInt,
    minCount: UInt,
    /,
) -> CUresult: ...
@c_function
def cuDevSmResourceSplit(
    result: ByReference[CUdevResource],
    nbGroups: UInt,
    input_: ByReference[CUdevResource],
    remainder: ByReference[CUdevResource],
    flags: UInt,
    groupParams: ByReference[CU_DEV_SM_RESOURCE_GROUP_PARAMS],
    /,
) -> CUresult: ...
@c_function
def cuDevResourceGenerateDesc(
    phDesc: ByReference[CUdevResourceDesc],
    resources: ByReference[CUdevResource],
    nbResources: UInt,
    /,
) -> CUresult: ...
@c_function
def cuGreenCtxRecordEvent(hCtx: CUgreenCtx | int | None, hEvent: CUevent | int | None, /) -> CUresult: ...
@c_function
def cuGreenCtxWaitEvent(hCtx: CUgreenCtx | int | None, hEvent: CUevent | int | None, /) -> CUresult: ...
@c_function
def cuStreamGetGreenCtx(hStream: CUstream | int | None, phCtx: ByReference[CUgreenCtx], /) -> CUresult: ...
@c_function
def cuGreenCtxStreamCreate(
    phStream: ByReference[CUstream],
    greenCtx: CUgreenCtx | int | None,
    flags: UInt,
    priority: Int,
    /,
) -> CUresult: ...
@c_function
def cuGreenCtxGetId(greenCtx: CUgreenCtx | int | None, greenCtxId: ByReference[ctypes.c_ulonglong], /) -> CUresult: ...
@c_function
def cuStreamGetDevResource(
    hStream: CUstream | int | None,
    resource: ByReference[CUdevResource],
    typename: CUdevResourceType | int,
    /,
) -> CUresult: ...
@c_function
def cuLogsRegisterCallback(
    callbackFunc: CUlogsCallback,
    userData: VoidPointer,
    callback_out: ByReference[CUlogsCallbackHandle],
    /,
) -> CUresult: ...
@c_function
def cuLogsUnregisterCallback(callback: CUlogsCallbackHandle | int | None, /) -> CUresult: ...
@c_function
def cuLogsCurrent(iterator_out: ByReference[CUlogIterator], flags: UInt, /) -> CUresult: ...
@c_function
def cuLogsDumpToFile(iterator: ByReference[CUlogIterator], pathToFile: CharPointer, flags: UInt, /) -> CUresult: ...
@c_function
def cuLogsDumpToMemory(
    iterator: ByReference[CUlogIterator],
    buffer: ByReference[ctypes.c_char],
    size: ByReference[ctypes.c_size_t],
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuCheckpointProcessGetRestoreThreadId(pid: Int, tid: ByReference[ctypes.c_int], /) -> CUresult: ...
@c_function
def cuCheckpointProcessGetState(pid: Int, state: ByReference[ctypes.c_uint], /) -> CUresult: ...
@c_function
def cuCheckpointProcessLock(pid: Int, args: ByReference[CUcheckpointLockArgs], /) -> CUresult: ...
@c_function
def cuCheckpointProcessCheckpoint(pid: Int, args: ByReference[CUcheckpointCheckpointArgs], /) -> CUresult: ...
@c_function
def cuCheckpointProcessRestore(pid: Int, args: ByReference[CUcheckpointRestoreArgs], /) -> CUresult: ...
@c_function
def cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle | int | None, /) -> CUresult: ...
@c_function
def cuCheckpointProcessUnlock(pid: Int, args: ByReference[CUcheckpointUnlockArgs], /) -> CUresult: ...
@c_function
def cuProfilerInitialize(
    configFile: CharPointer,
    outputFile: CharPointer,
    outputMode: CUoutput_mode | int,
    /,
) -> CUresult: ...
@c_function
def cuProfilerStart() -> CUresult: ...
@c_function
def cuProfilerStop() -> CUresult: ...
@c_function
def cuGraphicsGLRegisterBuffer(
    pCudaResource: ByReference[CUgraphicsResource],
    buffer: GLuint | int,
    Flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuGraphicsGLRegisterImage(
    pCudaResource: ByReference[CUgraphicsResource],
    image: GLuint | int,
    target: GLenum | int,
    Flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuGLGetDevices(
    pCudaDeviceCount: ByReference[ctypes.c_uint],
    pCudaDevices: ByReference[CUdevice],
    cudaDeviceCount: UInt,
    deviceList: CUGLDeviceList | int,
    /,
) -> CUresult: ...
@c_function
def cuGLCtxCreate(pCtx: ByReference[CUcontext], Flags: UInt, device: CUdevice | int, /) -> CUresult: ...
@c_function
def cuGLInit() -> CUresult: ...
@c_function
def cuGLRegisterBufferObject(buffer: GLuint | int, /) -> CUresult: ...
@c_function
def cuGLMapBufferObject(
    dptr: ByReference[CUdeviceptr],
    size: ByReference[ctypes.c_size_t],
    buffer: GLuint | int,
    /,
) -> CUresult: ...
@c_function
def cuGLUnmapBufferObject(buffer: GLuint | int, /) -> CUresult: ...
@c_function
def cuGLUnregisterBufferObject(buffer: GLuint | int, /) -> CUresult: ...
@c_function
def cuGLSetBufferObjectMapFlags(buffer: GLuint | int, Flags: UInt, /) -> CUresult: ...
@c_function
def cuGLMapBufferObjectAsync(
    dptr: ByReference[CUdeviceptr],
    size: ByReference[ctypes.c_size_t],
    buffer: GLuint | int,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuGLUnmapBufferObjectAsync(buffer: GLuint | int, hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuGraphicsEGLRegisterImage(
    pCudaResource: ByReference[CUgraphicsResource],
    image: EGLImageKHR | int | None,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuEGLStreamConsumerConnect(
    conn: ByReference[CUeglStreamConnection],
    stream: EGLStreamKHR | int | None,
    /,
) -> CUresult: ...
@c_function
def cuEGLStreamConsumerConnectWithFlags(
    conn: ByReference[CUeglStreamConnection],
    stream: EGLStreamKHR | int | None,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuEGLStreamConsumerDisconnect(conn: ByReference[CUeglStreamConnection], /) -> CUresult: ...
@c_function
def cuEGLStreamConsumerAcquireFrame(
    conn: ByReference[CUeglStreamConnection],
    pCudaResource: ByReference[CUgraphicsResource],
    pStream: ByReference[CUstream],
    timeout: UInt,
    /,
) -> CUresult: ...
@c_function
def cuEGLStreamConsumerReleaseFrame(
    conn: ByReference[CUeglStreamConnection],
    pCudaResource: CUgraphicsResource | int | None,
    pStream: ByReference[CUstream],
    /,
) -> CUresult: ...
@c_function
def cuEGLStreamProducerConnect(
    conn: ByReference[CUeglStreamConnection],
    stream: EGLStreamKHR | int | None,
    width: EGLint | int,
    height: EGLint | int,
    /,
) -> CUresult: ...
@c_function
def cuEGLStreamProducerDisconnect(conn: ByReference[CUeglStreamConnection], /) -> CUresult: ...
@c_function
def cuEGLStreamProducerPresentFrame(
    conn: ByReference[CUeglStreamConnection],
    eglframe: CUeglFrame,
    pStream: ByReference[CUstream],
    /,
) -> CUresult: ...
@c_function
def cuEGLStreamProducerReturnFrame(
    conn: ByReference[CUeglStreamConnection],
    eglframe: ByReference[CUeglFrame],
    pStream: ByReference[CUstream],
    /,
) -> CUresult: ...
@c_function
def cuGraphicsResourceGetMappedEglFrame(
    eglFrame: ByReference[CUeglFrame],
    resource: CUgraphicsResource | int | None,
    index: UInt,
    mipLevel: UInt,
    /,
) -> CUresult: ...
@c_function
def cuEventCreateFromEGLSync(
    phEvent: ByReference[CUevent],
    eglSync: EGLSyncKHR | int | None,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuVDPAUGetDevice(
    pDevice: ByReference[CUdevice],
    vdpDevice: VdpDevice | int,
    vdpGetProcAddress: ByReference[VdpGetProcAddress],
    /,
) -> CUresult: ...
@c_function
def cuVDPAUCtxCreate(
    pCtx: ByReference[CUcontext],
    flags: UInt,
    device: CUdevice | int,
    vdpDevice: VdpDevice | int,
    vdpGetProcAddress: ByReference[VdpGetProcAddress],
    /,
) -> CUresult: ...
@c_function
def cuGraphicsVDPAURegisterVideoSurface(
    pCudaResource: ByReference[CUgraphicsResource],
    vdpSurface: VdpVideoSurface | int,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuGraphicsVDPAURegisterOutputSurface(
    pCudaResource: ByReference[CUgraphicsResource],
    vdpSurface: VdpOutputSurface | int,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuWGLGetDevice(pDevice: ByReference[CUdevice], hGpu: HGPUNV | int | None, /) -> CUresult: ...
@c_function
def cuMemHostRegister_v1(p: VoidPointer, bytesize: SizeT, Flags: UInt, /) -> CUresult: ...
@c_function
def cuGraphicsResourceSetMapFlags_v1(resource: CUgraphicsResource | int | None, flags: UInt, /) -> CUresult: ...
@c_function
def cuLinkCreate_v1(
    numOptions: UInt,
    options: ByReference[ctypes.c_uint],
    optionValues: ByReference[ctypes.c_void_p],
    stateOut: ByReference[CUlinkState],
    /,
) -> CUresult: ...
@c_function
def cuLinkAddData_v1(
    state: CUlinkState | int | None,
    typename: CUjitInputType | int,
    data: VoidPointer,
    size: SizeT,
    name: CharPointer,
    numOptions: UInt,
    options: ByReference[ctypes.c_uint],
    optionValues: ByReference[ctypes.c_void_p],
    /,
) -> CUresult: ...
@c_function
def cuLinkAddFile_v1(
    state: CUlinkState | int | None,
    typename: CUjitInputType | int,
    path: CharPointer,
    numOptions: UInt,
    options: ByReference[ctypes.c_uint],
    optionValues: ByReference[ctypes.c_void_p],
    /,
) -> CUresult: ...
@c_function
def cuTexRefSetAddress2D_v2(
    hTexRef: CUtexref | int | None,
    desc: ByReference[CUDA_ARRAY_DESCRIPTOR],
    dptr: CUdeviceptr | int,
    Pitch: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuDeviceTotalMem_v1(numbytes: ByReference[ctypes.c_uint], dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuCtxCreate_v1(pctx: ByReference[CUcontext], flags: UInt, dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuCtxCreate_v2(pctx: ByReference[CUcontext], flags: UInt, dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuCtxCreate_v3(
    pctx: ByReference[CUcontext],
    paramsArray: ByReference[CUexecAffinityParam],
    numParams: Int,
    flags: UInt,
    dev: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuModuleGetGlobal_v1(
    dptr: ByReference[CUdeviceptr_v1],
    numbytes: ByReference[ctypes.c_uint],
    hmod: CUmodule | int | None,
    name: CharPointer,
    /,
) -> CUresult: ...
@c_function
def cuMemGetInfo_v1(free: ByReference[ctypes.c_uint], total: ByReference[ctypes.c_uint], /) -> CUresult: ...
@c_function
def cuMemAlloc_v1(dptr: ByReference[CUdeviceptr_v1], bytesize: UInt, /) -> CUresult: ...
@c_function
def cuMemAllocPitch_v1(
    dptr: ByReference[CUdeviceptr_v1],
    pPitch: ByReference[ctypes.c_uint],
    WidthInBytes: UInt,
    Height: UInt,
    ElementSizeBytes: UInt,
    /,
) -> CUresult: ...
@c_function
def cuMemFree_v1(dptr: CUdeviceptr_v1 | int, /) -> CUresult: ...
@c_function
def cuMemGetAddressRange_v1(
    pbase: ByReference[CUdeviceptr_v1],
    psize: ByReference[ctypes.c_uint],
    dptr: CUdeviceptr_v1 | int,
    /,
) -> CUresult: ...
@c_function
def cuMemAllocHost_v1(pp: ByReference[ctypes.c_void_p], bytesize: UInt, /) -> CUresult: ...
@c_function
def cuMemHostGetDevicePointer_v1(pdptr: ByReference[CUdeviceptr_v1], p: VoidPointer, Flags: UInt, /) -> CUresult: ...
@c_function
def cuMemcpyHtoD_v1(dstDevice: CUdeviceptr_v1 | int, srcHost: VoidPointer, ByteCount: UInt, /) -> CUresult: ...
@c_function
def cuMemcpyDtoH_v1(dstHost: VoidPointer, srcDevice: CUdeviceptr_v1 | int, ByteCount: UInt, /) -> CUresult: ...
@c_function
def cuMemcpyDtoD_v1(
    dstDevice: CUdeviceptr_v1 | int,
    srcDevice: CUdeviceptr_v1 | int,
    ByteCount: UInt,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyDtoA_v1(
    dstArray: CUarray | int | None,
    dstOffset: UInt,
    srcDevice: CUdeviceptr_v1 | int,
    ByteCount: UInt,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyAtoD_v1(
    dstDevice: CUdeviceptr_v1 | int,
    srcArray: CUarray | int | None,
    srcOffset: UInt,
    ByteCount: UInt,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyHtoA_v1(
    dstArray: CUarray | int | None,
    dstOffset: UInt,
    srcHost: VoidPointer,
    ByteCount: UInt,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyAtoH_v1(
    dstHost: VoidPointer,
    srcArray: CUarray | int | None,
    srcOffset: UInt,
    ByteCount: UInt,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyAtoA_v1(
    dstArray: CUarray | int | None,
    dstOffset: UInt,
    srcArray: CUarray | int | None,
    srcOffset: UInt,
    ByteCount: UInt,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyHtoAAsync_v1(
    dstArray: CUarray | int | None,
    dstOffset: UInt,
    srcHost: VoidPointer,
    ByteCount: UInt,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyAtoHAsync_v1(
    dstHost: VoidPointer,
    srcArray: CUarray | int | None,
    srcOffset: UInt,
    ByteCount: UInt,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpy2D_v1(pCopy: ByReference[CUDA_MEMCPY2D_v1], /) -> CUresult: ...
@c_function
def cuMemcpy2DUnaligned_v1(pCopy: ByReference[CUDA_MEMCPY2D_v1], /) -> CUresult: ...
@c_function
def cuMemcpy3D_v1(pCopy: ByReference[CUDA_MEMCPY3D_v1], /) -> CUresult: ...
@c_function
def cuMemcpyHtoDAsync_v1(
    dstDevice: CUdeviceptr_v1 | int,
    srcHost: VoidPointer,
    ByteCount: UInt,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyDtoHAsync_v1(
    dstHost: VoidPointer,
    srcDevice: CUdeviceptr_v1 | int,
    ByteCount: UInt,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpyDtoDAsync_v1(
    dstDevice: CUdeviceptr_v1 | int,
    srcDevice: CUdeviceptr_v1 | int,
    ByteCount: UInt,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpy2DAsync_v1(pCopy: ByReference[CUDA_MEMCPY2D_v1], hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuMemcpy3DAsync_v1(pCopy: ByReference[CUDA_MEMCPY3D_v1], hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuMemsetD8_v1(dstDevice: CUdeviceptr_v1 | int, uc: ctypes.c_ubyte | int, N: UInt, /) -> CUresult: ...
@c_function
def cuMemsetD16_v1(dstDevice: CUdeviceptr_v1 | int, us: ctypes.c_ushort | int, N: UInt, /) -> CUresult: ...
@c_function
def cuMemsetD32_v1(dstDevice: CUdeviceptr_v1 | int, ui: UInt, N: UInt, /) -> CUresult: ...
@c_function
def cuMemsetD2D8_v1(
    dstDevice: CUdeviceptr_v1 | int,
    dstPitch: UInt,
    uc: ctypes.c_ubyte | int,
    Width: UInt,
    Height: UInt,
    /,
) -> CUresult: ...
@c_function
def cuMemsetD2D16_v1(
    dstDevice: CUdeviceptr_v1 | int,
    dstPitch: UInt,
    us: ctypes.c_ushort | int,
    Width: UInt,
    Height: UInt,
    /,
) -> CUresult: ...
@c_function
def cuMemsetD2D32_v1(
    dstDevice: CUdeviceptr_v1 | int,
    dstPitch: UInt,
    ui: UInt,
    Width: UInt,
    Height: UInt,
    /,
) -> CUresult: ...
@c_function
def cuArrayCreate_v1(
    pHandle: ByReference[CUarray],
    pAllocateArray: ByReference[CUDA_ARRAY_DESCRIPTOR_v1],
    /,
) -> CUresult: ...
@c_function
def cuArrayGetDescriptor_v1(
    pArrayDescriptor: ByReference[CUDA_ARRAY_DESCRIPTOR_v1],
    hArray: CUarray | int | None,
    /,
) -> CUresult: ...
@c_function
def cuArray3DCreate_v1(
    pHandle: ByReference[CUarray],
    pAllocateArray: ByReference[CUDA_ARRAY3D_DESCRIPTOR_v1],
    /,
) -> CUresult: ...
@c_function
def cuArray3DGetDescriptor_v1(
    pArrayDescriptor: ByReference[CUDA_ARRAY3D_DESCRIPTOR_v1],
    hArray: CUarray | int | None,
    /,
) -> CUresult: ...
@c_function
def cuTexRefSetAddress_v1(
    ByteOffset: ByReference[ctypes.c_uint],
    hTexRef: CUtexref | int | None,
    dptr: CUdeviceptr_v1 | int,
    numbytes: UInt,
    /,
) -> CUresult: ...
@c_function
def cuTexRefSetAddress2D_v1(
    hTexRef: CUtexref | int | None,
    desc: ByReference[CUDA_ARRAY_DESCRIPTOR_v1],
    dptr: CUdeviceptr_v1 | int,
    Pitch: UInt,
    /,
) -> CUresult: ...
@c_function
def cuTexRefGetAddress_v1(pdptr: ByReference[CUdeviceptr_v1], hTexRef: CUtexref | int | None, /) -> CUresult: ...
@c_function
def cuGraphicsResourceGetMappedPointer_v1(
    pDevPtr: ByReference[CUdeviceptr_v1],
    pSize: ByReference[ctypes.c_uint],
    resource: CUgraphicsResource | int | None,
    /,
) -> CUresult: ...
@c_function
def cuCtxDestroy_v1(ctx: CUcontext | int | None, /) -> CUresult: ...
@c_function
def cuCtxPopCurrent_v1(pctx: ByReference[CUcontext], /) -> CUresult: ...
@c_function
def cuCtxPushCurrent_v1(ctx: CUcontext | int | None, /) -> CUresult: ...
@c_function
def cuStreamDestroy_v1(hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuEventDestroy_v1(hEvent: CUevent | int | None, /) -> CUresult: ...
@c_function
def cuEventElapsedTime_v1(
    pMilliseconds: ByReference[ctypes.c_float],
    hStart: CUevent | int | None,
    hEnd: CUevent | int | None,
    /,
) -> CUresult: ...
@c_function
def cuDevicePrimaryCtxRelease_v1(dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuDevicePrimaryCtxReset_v1(dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuDevicePrimaryCtxSetFlags_v1(dev: CUdevice | int, flags: UInt, /) -> CUresult: ...
@c_function
def cuDeviceGetUuid_v1(uuid: ByReference[CUuuid], dev: CUdevice | int, /) -> CUresult: ...
@c_function
def cuMemcpyBatchAsync_v1(
    dsts: ByReference[CUdeviceptr],
    srcs: ByReference[CUdeviceptr],
    sizes: ByReference[ctypes.c_size_t],
    count: SizeT,
    attrs: ByReference[CUmemcpyAttributes],
    attrsIdxs: ByReference[ctypes.c_size_t],
    numAttrs: SizeT,
    failIdx: ByReference[ctypes.c_size_t],
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemcpy3DBatchAsync_v1(
    numOps: SizeT,
    opList: ByReference[CUDA_MEMCPY3D_BATCH_OP],
    failIdx: ByReference[ctypes.c_size_t],
    flags: ULongLong,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuStreamWriteValue32_v1(
    stream: CUstream | int | None,
    addr: CUdeviceptr | int,
    value: cuuint32_t | int,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuStreamWaitValue32_v1(
    stream: CUstream | int | None,
    addr: CUdeviceptr | int,
    value: cuuint32_t | int,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuStreamWriteValue64_v1(
    stream: CUstream | int | None,
    addr: CUdeviceptr | int,
    value: cuuint64_t | int,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuStreamWaitValue64_v1(
    stream: CUstream | int | None,
    addr: CUdeviceptr | int,
    value: cuuint64_t | int,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuStreamBatchMemOp_v1(
    stream: CUstream | int | None,
    count: UInt,
    paramArray: ByReference[CUstreamBatchMemOpParams],
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuMemPrefetchAsync_v1(
    devPtr: CUdeviceptr | int,
    count: SizeT,
    dstDevice: CUdevice | int,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuMemAdvise_v1(
    devPtr: CUdeviceptr | int,
    count: SizeT,
    advice: CUmem_advise | int,
    device: CUdevice | int,
    /,
) -> CUresult: ...
@c_function
def cuStreamBeginCapture_v1(hStream: CUstream | int | None, /) -> CUresult: ...
@c_function
def cuStreamGetCaptureInfo_v1(
    hStream: CUstream | int | None,
    captureStatus_out: ByReference[ctypes.c_uint],
    id_out: ByReference[cuuint64_t],
    /,
) -> CUresult: ...
@c_function
def cuStreamGetCaptureInfo_v2(
    hStream: CUstream | int | None,
    captureStatus_out: ByReference[ctypes.c_uint],
    id_out: ByReference[cuuint64_t],
    graph_out: ByReference[CUgraph],
    dependencies_out: ByReference[Pointer[CUgraphNode]],
    numDependencies_out: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuGraphAddKernelNode_v1(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    nodeParams: ByReference[CUDA_KERNEL_NODE_PARAMS_v1],
    /,
) -> CUresult: ...
@c_function
def cuGraphKernelNodeGetParams_v1(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_KERNEL_NODE_PARAMS_v1],
    /,
) -> CUresult: ...
@c_function
def cuGraphKernelNodeSetParams_v1(
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_KERNEL_NODE_PARAMS_v1],
    /,
) -> CUresult: ...
@c_function
def cuGraphExecKernelNodeSetParams_v1(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    nodeParams: ByReference[CUDA_KERNEL_NODE_PARAMS_v1],
    /,
) -> CUresult: ...
@c_function
def cuGraphExecUpdate_v1(
    hGraphExec: CUgraphExec | int | None,
    hGraph: CUgraph | int | None,
    hErrorNode_out: ByReference[CUgraphNode],
    updateResult_out: ByReference[ctypes.c_uint],
    /,
) -> CUresult: ...
@c_function
def cuGraphGetEdges_v1(
    hGraph: CUgraph | int | None,
    from_: ByReference[CUgraphNode],
    to: ByReference[CUgraphNode],
    numEdges: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuGraphNodeGetDependencies_v1(
    hNode: CUgraphNode | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuGraphNodeGetDependentNodes_v1(
    hNode: CUgraphNode | int | None,
    dependentNodes: ByReference[CUgraphNode],
    numDependentNodes: ByReference[ctypes.c_size_t],
    /,
) -> CUresult: ...
@c_function
def cuGraphAddDependencies_v1(
    hGraph: CUgraph | int | None,
    from_: ByReference[CUgraphNode],
    to: ByReference[CUgraphNode],
    numDependencies: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuGraphRemoveDependencies_v1(
    hGraph: CUgraph | int | None,
    from_: ByReference[CUgraphNode],
    to: ByReference[CUgraphNode],
    numDependencies: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuGraphAddNode_v1(
    phGraphNode: ByReference[CUgraphNode],
    hGraph: CUgraph | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    nodeParams: ByReference[CUgraphNodeParams],
    /,
) -> CUresult: ...
@c_function
def cuIpcOpenMemHandle_v1(pdptr: ByReference[CUdeviceptr], handle: CUipcMemHandle, Flags: UInt, /) -> CUresult: ...
@c_function
def cuGraphInstantiate_v1(
    phGraphExec: ByReference[CUgraphExec],
    hGraph: CUgraph | int | None,
    phErrorNode: ByReference[CUgraphNode],
    logBuffer: ByReference[ctypes.c_char],
    bufferSize: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuGraphInstantiate_v2(
    phGraphExec: ByReference[CUgraphExec],
    hGraph: CUgraph | int | None,
    phErrorNode: ByReference[CUgraphNode],
    logBuffer: ByReference[ctypes.c_char],
    bufferSize: SizeT,
    /,
) -> CUresult: ...
@c_function
def cuStreamUpdateCaptureDependencies_v1(
    hStream: CUstream | int | None,
    dependencies: ByReference[CUgraphNode],
    numDependencies: SizeT,
    flags: UInt,
    /,
) -> CUresult: ...
@c_function
def cuGetProcAddress_v1(
    symbol: CharPointer,
    pfn: ByReference[ctypes.c_void_p],
    cudaVersion: Int,
    flags: cuuint64_t | int,
    /,
) -> CUresult: ...
@c_function
def cuGLGetDevices_v1(
    pCudaDeviceCount: ByReference[ctypes.c_uint],
    pCudaDevices: ByReference[CUdevice],
    cudaDeviceCount: UInt,
    deviceList: CUGLDeviceList | int,
    /,
) -> CUresult: ...
@c_function
def cuGLCtxCreate_v1(pCtx: ByReference[CUcontext], Flags: UInt, device: CUdevice | int, /) -> CUresult: ...
@c_function
def cuGLMapBufferObject_v1(
    dptr: ByReference[CUdeviceptr_v1],
    size: ByReference[ctypes.c_uint],
    buffer: GLuint | int,
    /,
) -> CUresult: ...
@c_function
def cuGLMapBufferObjectAsync_v1(
    dptr: ByReference[CUdeviceptr_v1],
    size: ByReference[ctypes.c_uint],
    buffer: GLuint | int,
    hStream: CUstream | int | None,
    /,
) -> CUresult: ...
@c_function
def cuVDPAUCtxCreate_v1(
    pCtx: ByReference[CUcontext],
    flags: UInt,
    device: CUdevice | int,
    vdpDevice: VdpDevice | int,
    vdpGetProcAddress: ByReference[VdpGetProcAddress],
    /,
) -> CUresult: ...

CUuuid = CUuuid_st
CUmemFabricHandle_v1 = CUmemFabricHandle_st
CUmemFabricHandle = CUmemFabricHandle_v1
CUipcEventHandle_v1 = CUipcEventHandle_st
CUipcEventHandle = CUipcEventHandle_v1
CUipcMemHandle_v1 = CUipcMemHandle_st
CUipcMemHandle = CUipcMemHandle_v1
CUstreamBatchMemOpParams_v1 = CUstreamBatchMemOpParams_union
CUstreamBatchMemOpParams = CUstreamBatchMemOpParams_v1
CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 = CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st
CUDA_BATCH_MEM_OP_NODE_PARAMS = CUDA_BATCH_MEM_OP_NODE_PARAMS_v1
CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 = CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st
CUasyncNotificationInfo = CUasyncNotificationInfo_st
CUdevprop_v1 = CUdevprop_st
CUdevprop = CUdevprop_v1
CUaccessPolicyWindow_v1 = CUaccessPolicyWindow_st
CUaccessPolicyWindow = CUaccessPolicyWindow_v1
CUDA_KERNEL_NODE_PARAMS_v1 = CUDA_KERNEL_NODE_PARAMS_st
CUDA_KERNEL_NODE_PARAMS_v2 = CUDA_KERNEL_NODE_PARAMS_v2_st
CUDA_KERNEL_NODE_PARAMS = CUDA_KERNEL_NODE_PARAMS_v2
CUDA_KERNEL_NODE_PARAMS_v3 = CUDA_KERNEL_NODE_PARAMS_v3_st
CUDA_MEMSET_NODE_PARAMS_v1 = CUDA_MEMSET_NODE_PARAMS_st
CUDA_MEMSET_NODE_PARAMS = CUDA_MEMSET_NODE_PARAMS_v1
CUDA_MEMSET_NODE_PARAMS_v2 = CUDA_MEMSET_NODE_PARAMS_v2_st
CUDA_HOST_NODE_PARAMS_v1 = CUDA_HOST_NODE_PARAMS_st
CUDA_HOST_NODE_PARAMS = CUDA_HOST_NODE_PARAMS_v1
CUDA_HOST_NODE_PARAMS_v2 = CUDA_HOST_NODE_PARAMS_v2_st
CUgraphEdgeData = CUgraphEdgeData_st
CUDA_GRAPH_INSTANTIATE_PARAMS = CUDA_GRAPH_INSTANTIATE_PARAMS_st
CUlaunchMemSyncDomainMap = CUlaunchMemSyncDomainMap_st
CUlaunchAttributeValue = CUlaunchAttributeValue_union
CUlaunchAttribute = CUlaunchAttribute_st
CUlaunchConfig = CUlaunchConfig_st
CUkernelNodeAttrValue_v1 = CUlaunchAttributeValue
CUkernelNodeAttrValue = CUkernelNodeAttrValue_v1
CUstreamAttrValue_v1 = CUlaunchAttributeValue
CUstreamAttrValue = CUstreamAttrValue_v1
CUexecAffinitySmCount_v1 = CUexecAffinitySmCount_st
CUexecAffinitySmCount = CUexecAffinitySmCount_v1
CUexecAffinityParam_v1 = CUexecAffinityParam_st
CUexecAffinityParam = CUexecAffinityParam_v1
CUctxCigParam = CUctxCigParam_st
CUctxCreateParams = CUctxCreateParams_st
CUstreamCigParam = CUstreamCigParam_st
CUstreamCigCaptureParams = CUstreamCigCaptureParams_st
CUlibraryHostUniversalFunctionAndDataTable = CUlibraryHostUniversalFunctionAndDataTable_st
CUDA_MEMCPY2D_v2 = CUDA_MEMCPY2D_st
CUDA_MEMCPY2D = CUDA_MEMCPY2D_v2
CUDA_MEMCPY3D_v2 = CUDA_MEMCPY3D_st
CUDA_MEMCPY3D = CUDA_MEMCPY3D_v2
CUDA_MEMCPY3D_PEER_v1 = CUDA_MEMCPY3D_PEER_st
CUDA_MEMCPY3D_PEER = CUDA_MEMCPY3D_PEER_v1
CUDA_MEMCPY_NODE_PARAMS = CUDA_MEMCPY_NODE_PARAMS_st
CUDA_ARRAY_DESCRIPTOR_v2 = CUDA_ARRAY_DESCRIPTOR_st
CUDA_ARRAY_DESCRIPTOR = CUDA_ARRAY_DESCRIPTOR_v2
CUDA_ARRAY3D_DESCRIPTOR_v2 = CUDA_ARRAY3D_DESCRIPTOR_st
CUDA_ARRAY3D_DESCRIPTOR = CUDA_ARRAY3D_DESCRIPTOR_v2
CUDA_ARRAY_SPARSE_PROPERTIES_v1 = CUDA_ARRAY_SPARSE_PROPERTIES_st
CUDA_ARRAY_SPARSE_PROPERTIES = CUDA_ARRAY_SPARSE_PROPERTIES_v1
CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 = CUDA_ARRAY_MEMORY_REQUIREMENTS_st
CUDA_ARRAY_MEMORY_REQUIREMENTS = CUDA_ARRAY_MEMORY_REQUIREMENTS_v1
CUDA_RESOURCE_DESC_v1 = CUDA_RESOURCE_DESC_st
CUDA_RESOURCE_DESC = CUDA_RESOURCE_DESC_v1
CUDA_TEXTURE_DESC_v1 = CUDA_TEXTURE_DESC_st
CUDA_TEXTURE_DESC = CUDA_TEXTURE_DESC_v1
CUDA_RESOURCE_VIEW_DESC_v1 = CUDA_RESOURCE_VIEW_DESC_st
CUDA_RESOURCE_VIEW_DESC = CUDA_RESOURCE_VIEW_DESC_v1
CUtensorMap = CUtensorMap_st
CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st
CUDA_POINTER_ATTRIBUTE_P2P_TOKENS = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1
CUDA_LAUNCH_PARAMS_v1 = CUDA_LAUNCH_PARAMS_st
CUDA_LAUNCH_PARAMS = CUDA_LAUNCH_PARAMS_v1
CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 = CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st
CUDA_EXTERNAL_MEMORY_HANDLE_DESC = CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1
CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 = CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st
CUDA_EXTERNAL_MEMORY_BUFFER_DESC = CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1
CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st
CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1
CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st
CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC = CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1
CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st
CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st
CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 = CUDA_EXT_SEM_WAIT_NODE_PARAMS_st
CUDA_EXT_SEM_WAIT_NODE_PARAMS = CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1
CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 = CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st
CUarrayMapInfo_v1 = CUarrayMapInfo_st
CUarrayMapInfo = CUarrayMapInfo_v1
CUmemLocation_v1 = CUmemLocation_st
CUmemLocation = CUmemLocation_v1
CUmemAllocationProp_v1 = CUmemAllocationProp_st
CUmemAllocationProp = CUmemAllocationProp_v1
CUmulticastObjectProp_v1 = CUmulticastObjectProp_st
CUmulticastObjectProp = CUmulticastObjectProp_v1
CUmemAccessDesc_v1 = CUmemAccessDesc_st
CUmemAccessDesc = CUmemAccessDesc_v1
CUgraphExecUpdateResultInfo_v1 = CUgraphExecUpdateResultInfo_st
CUgraphExecUpdateResultInfo = CUgraphExecUpdateResultInfo_v1
CUmemPoolProps_v1 = CUmemPoolProps_st
CUmemPoolProps = CUmemPoolProps_v1
CUmemPoolPtrExportData_v1 = CUmemPoolPtrExportData_st
CUmemPoolPtrExportData = CUmemPoolPtrExportData_v1
CUmemcpyAttributes_v1 = CUmemcpyAttributes_st
CUmemcpyAttributes = CUmemcpyAttributes_v1
CUoffset3D_v1 = CUoffset3D_st
CUoffset3D = CUoffset3D_v1
CUextent3D_v1 = CUextent3D_st
CUextent3D = CUextent3D_v1
CUmemcpy3DOperand_v1 = CUmemcpy3DOperand_st
CUmemcpy3DOperand = CUmemcpy3DOperand_v1
CUDA_MEMCPY3D_BATCH_OP_v1 = CUDA_MEMCPY3D_BATCH_OP_st
CUDA_MEMCPY3D_BATCH_OP = CUDA_MEMCPY3D_BATCH_OP_v1
CUDA_MEM_ALLOC_NODE_PARAMS_v1 = CUDA_MEM_ALLOC_NODE_PARAMS_v1_st
CUDA_MEM_ALLOC_NODE_PARAMS = CUDA_MEM_ALLOC_NODE_PARAMS_v1
CUDA_MEM_ALLOC_NODE_PARAMS_v2 = CUDA_MEM_ALLOC_NODE_PARAMS_v2_st
CUDA_MEM_FREE_NODE_PARAMS = CUDA_MEM_FREE_NODE_PARAMS_st
CUDA_CHILD_GRAPH_NODE_PARAMS = CUDA_CHILD_GRAPH_NODE_PARAMS_st
CUDA_EVENT_RECORD_NODE_PARAMS = CUDA_EVENT_RECORD_NODE_PARAMS_st
CUDA_EVENT_WAIT_NODE_PARAMS = CUDA_EVENT_WAIT_NODE_PARAMS_st
CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 = CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st
CUDA_MEMCPY_BATCH_NODE_PARAMS = CUDA_MEMCPY_BATCH_NODE_PARAMS_V1
CUDA_FABRIC_COPY_BATCH_OP_v1 = CUDA_FABRIC_COPY_BATCH_OP_st
CUDA_FABRIC_COPY_BATCH_OP = CUDA_FABRIC_COPY_BATCH_OP_v1
CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 = CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st
CUDA_FABRIC_CPY_BATCH_NODE_PARAMS = CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1
CUgraphNodeParams = CUgraphNodeParams_st
CUcheckpointCustomStoragePerDeviceData = CUcheckpointCustomStoragePerDeviceData_st
CUcheckpointCustomStorageInfo = CUcheckpointCustomStorageInfo_st
CUcheckpointLockArgs = CUcheckpointLockArgs_st
CUcheckpointCheckpointArgs = CUcheckpointCheckpointArgs_st
CUcheckpointGpuPair = CUcheckpointGpuPair_st
CUcheckpointRestoreArgs = CUcheckpointRestoreArgs_st
CUcheckpointUnlockArgs = CUcheckpointUnlockArgs_st
CUmemDecompressParams = CUmemDecompressParams_st
CUcliqueInfo = CUcliqueInfo_st
CUlogicalEndpointFabricHandle = CUlogicalEndpointFabricHandle_st
CUlogicalEndpointProp = CUlogicalEndpointProp_struct
CUfabricCpyOperand = CUfabricCpyOperand_st
CUdevSmResource = CUdevSmResource_st
CUdevWorkqueueConfigResource = CUdevWorkqueueConfigResource_st
CUdevWorkqueueResource = CUdevWorkqueueResource_st
CU_DEV_SM_RESOURCE_GROUP_PARAMS = CU_DEV_SM_RESOURCE_GROUP_PARAMS_st
CUdevResource_v1 = CUdevResource_st
CUdevResource = CUdevResource_v1
CUDA_MEMCPY2D_v1 = CUDA_MEMCPY2D_v1_st
CUDA_MEMCPY3D_v1 = CUDA_MEMCPY3D_v1_st
CUDA_ARRAY_DESCRIPTOR_v1 = CUDA_ARRAY_DESCRIPTOR_v1_st
CUDA_ARRAY3D_DESCRIPTOR_v1 = CUDA_ARRAY3D_DESCRIPTOR_v1_st
CUeglFrame_v1 = CUeglFrame_st
CUeglFrame = CUeglFrame_v1
cuDeviceGetUuid_v2 = cuDeviceGetUuid
cuDeviceTotalMem_v2 = cuDeviceTotalMem
cuDevicePrimaryCtxRelease_v2 = cuDevicePrimaryCtxRelease
cuDevicePrimaryCtxSetFlags_v2 = cuDevicePrimaryCtxSetFlags
cuDevicePrimaryCtxReset_v2 = cuDevicePrimaryCtxReset
cuCtxCreate_v4 = cuCtxCreate
cuCtxDestroy_v2 = cuCtxDestroy
cuCtxPushCurrent_v2 = cuCtxPushCurrent
cuCtxPopCurrent_v2 = cuCtxPopCurrent
cuModuleGetGlobal_v2 = cuModuleGetGlobal
cuLinkCreate_v2 = cuLinkCreate
cuLinkAddData_v2 = cuLinkAddData
cuLinkAddFile_v2 = cuLinkAddFile
cuMemGetInfo_v2 = cuMemGetInfo
cuMemAlloc_v2 = cuMemAlloc
cuMemAllocPitch_v2 = cuMemAllocPitch
cuMemFree_v2 = cuMemFree
cuMemGetAddressRange_v2 = cuMemGetAddressRange
cuMemAllocHost_v2 = cuMemAllocHost
cuMemHostGetDevicePointer_v2 = cuMemHostGetDevicePointer
cuIpcOpenMemHandle_v2 = cuIpcOpenMemHandle
cuMemHostRegister_v2 = cuMemHostRegister
cuMemcpyHtoD_v2 = cuMemcpyHtoD
cuMemcpyDtoH_v2 = cuMemcpyDtoH
cuMemcpyDtoD_v2 = cuMemcpyDtoD
cuMemcpyDtoA_v2 = cuMemcpyDtoA
cuMemcpyAtoD_v2 = cuMemcpyAtoD
cuMemcpyHtoA_v2 = cuMemcpyHtoA
cuMemcpyAtoH_v2 = cuMemcpyAtoH
cuMemcpyAtoA_v2 = cuMemcpyAtoA
cuMemcpy2D_v2 = cuMemcpy2D
cuMemcpy2DUnaligned_v2 = cuMemcpy2DUnaligned
cuMemcpy3D_v2 = cuMemcpy3D
cuMemcpyHtoDAsync_v2 = cuMemcpyHtoDAsync
cuMemcpyDtoHAsync_v2 = cuMemcpyDtoHAsync
cuMemcpyDtoDAsync_v2 = cuMemcpyDtoDAsync
cuMemcpyHtoAAsync_v2 = cuMemcpyHtoAAsync
cuMemcpyAtoHAsync_v2 = cuMemcpyAtoHAsync
cuMemcpy2DAsync_v2 = cuMemcpy2DAsync
cuMemcpy3DAsync_v2 = cuMemcpy3DAsync
cuMemcpyBatchAsync_v2 = cuMemcpyBatchAsync
cuMemcpy3DBatchAsync_v2 = cuMemcpy3DBatchAsync
cuMemsetD8_v2 = cuMemsetD8
cuMemsetD16_v2 = cuMemsetD16
cuMemsetD32_v2 = cuMemsetD32
cuMemsetD2D8_v2 = cuMemsetD2D8
cuMemsetD2D16_v2 = cuMemsetD2D16
cuMemsetD2D32_v2 = cuMemsetD2D32
cuArrayCreate_v2 = cuArrayCreate
cuArrayGetDescriptor_v2 = cuArrayGetDescriptor
cuArray3DCreate_v2 = cuArray3DCreate
cuArray3DGetDescriptor_v2 = cuArray3DGetDescriptor
cuMemPrefetchAsync_v2 = cuMemPrefetchAsync
cuMemAdvise_v2 = cuMemAdvise
cuStreamBeginCapture_v2 = cuStreamBeginCapture
cuStreamGetCaptureInfo_v3 = cuStreamGetCaptureInfo
cuStreamUpdateCaptureDependencies_v2 = cuStreamUpdateCaptureDependencies
cuStreamDestroy_v2 = cuStreamDestroy
cuEventDestroy_v2 = cuEventDestroy
cuEventElapsedTime_v2 = cuEventElapsedTime
cuStreamWaitValue32_v2 = cuStreamWaitValue32
cuStreamWaitValue64_v2 = cuStreamWaitValue64
cuStreamWriteValue32_v2 = cuStreamWriteValue32
cuStreamWriteValue64_v2 = cuStreamWriteValue64
cuStreamBatchMemOp_v2 = cuStreamBatchMemOp
cuGraphAddKernelNode_v2 = cuGraphAddKernelNode
cuGraphKernelNodeGetParams_v2 = cuGraphKernelNodeGetParams
cuGraphKernelNodeSetParams_v2 = cuGraphKernelNodeSetParams
cuGraphGetEdges_v2 = cuGraphGetEdges
cuGraphNodeGetDependencies_v2 = cuGraphNodeGetDependencies
cuGraphNodeGetDependentNodes_v2 = cuGraphNodeGetDependentNodes
cuGraphAddDependencies_v2 = cuGraphAddDependencies
cuGraphRemoveDependencies_v2 = cuGraphRemoveDependencies
cuGraphInstantiateWithFlags = cuGraphInstantiate
cuGraphExecKernelNodeSetParams_v2 = cuGraphExecKernelNodeSetParams
cuGraphExecUpdate_v2 = cuGraphExecUpdate
cuGraphAddNode_v2 = cuGraphAddNode
cuTexRefSetAddress_v2 = cuTexRefSetAddress
cuTexRefSetAddress2D_v3 = cuTexRefSetAddress2D
cuTexRefGetAddress_v2 = cuTexRefGetAddress
cuGraphicsResourceGetMappedPointer_v2 = cuGraphicsResourceGetMappedPointer
cuGraphicsResourceSetMapFlags_v2 = cuGraphicsResourceSetMapFlags
cuGetProcAddress_v2 = cuGetProcAddress
cuGLGetDevices_v2 = cuGLGetDevices
cuGLCtxCreate_v2 = cuGLCtxCreate
cuGLMapBufferObject_v2 = cuGLMapBufferObject
cuGLMapBufferObjectAsync_v2 = cuGLMapBufferObjectAsync
cuVDPAUCtxCreate_v2 = cuVDPAUCtxCreate
