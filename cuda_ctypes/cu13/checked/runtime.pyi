# python -m generator generate runtime 13.5
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ..._floor.faces.typed import Address, KernelParams, Member, Str, SupportsStream, Text, WritableAddress
from .driver import CUeglStreamConnection, CUstream
from ...errors import CudaError as CudaError
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
    cudaHostFn_t as cudaHostFn_t,
    cudaAsyncCallback as cudaAsyncCallback,
    cudaStreamCallback_t as cudaStreamCallback_t,
    cudaGraphRecaptureCallback_t as cudaGraphRecaptureCallback_t,
    cudaLogsCallback_t as cudaLogsCallback_t,
    dim3 as dim3,
    cudaChannelFormatDesc as cudaChannelFormatDesc,
    cudaArraySparseProperties_tileExtent as cudaArraySparseProperties_tileExtent,
    cudaPitchedPtr as cudaPitchedPtr,
    cudaExtent as cudaExtent,
    cudaPos as cudaPos,
    cudaMemcpy3DParms as cudaMemcpy3DParms,
    cudaMemcpyNodeParams as cudaMemcpyNodeParams,
    cudaMemcpy3DPeerParms as cudaMemcpy3DPeerParms,
    cudaMemsetParams as cudaMemsetParams,
    cudaMemsetParamsV2 as cudaMemsetParamsV2,
    cudaAccessPolicyWindow as cudaAccessPolicyWindow,
    cudaHostNodeParams as cudaHostNodeParams,
    cudaHostNodeParamsV2 as cudaHostNodeParamsV2,
    cudaResourceDesc_res_array as cudaResourceDesc_res_array,
    cudaResourceDesc_res_mipmap as cudaResourceDesc_res_mipmap,
    cudaResourceDesc_res_linear as cudaResourceDesc_res_linear,
    cudaResourceDesc_res_pitch2D as cudaResourceDesc_res_pitch2D,
    cudaPointerAttributes_4 as cudaPointerAttributes_4,
    cudaMemLocation_1_localized as cudaMemLocation_1_localized,
    cudaMemLocation_1 as cudaMemLocation_1,
    cudaMemLocation as cudaMemLocation,
    cudaMemAccessDesc as cudaMemAccessDesc,
    cudaMemPoolProps as cudaMemPoolProps,
    cudaMemPoolPtrExportData as cudaMemPoolPtrExportData,
    cudaMemAllocNodeParams as cudaMemAllocNodeParams,
    cudaMemAllocNodeParamsV2 as cudaMemAllocNodeParamsV2,
    cudaMemFreeNodeParams as cudaMemFreeNodeParams,
    cudaMemcpyAttributes as cudaMemcpyAttributes,
    cudaOffset3D as cudaOffset3D,
    cudaMemcpy3DOperand_op_ptr as cudaMemcpy3DOperand_op_ptr,
    cudaMemcpy3DOperand_op_array as cudaMemcpy3DOperand_op_array,
    cudaMemcpy3DOperand_op as cudaMemcpy3DOperand_op,
    cudaMemcpy3DOperand as cudaMemcpy3DOperand,
    cudaMemcpy3DBatchOp as cudaMemcpy3DBatchOp,
    cudaIpcEventHandle_st as cudaIpcEventHandle_st,
    cudaIpcMemHandle_st as cudaIpcMemHandle_st,
    cudaMemFabricHandle_st as cudaMemFabricHandle_st,
    cudaExternalMemoryHandleDesc_handle_win32 as cudaExternalMemoryHandleDesc_handle_win32,
    cudaExternalMemoryHandleDesc_handle as cudaExternalMemoryHandleDesc_handle,
    cudaExternalSemaphoreHandleDesc_handle_win32 as cudaExternalSemaphoreHandleDesc_handle_win32,
    cudaExternalSemaphoreHandleDesc_handle as cudaExternalSemaphoreHandleDesc_handle,
    cudaExternalSemaphoreSignalParams_params_fence as cudaExternalSemaphoreSignalParams_params_fence,
    cudaExternalSemaphoreSignalParams_params_nvSciSync as cudaExternalSemaphoreSignalParams_params_nvSciSync,
    cudaExternalSemaphoreSignalParams_params_keyedMutex as cudaExternalSemaphoreSignalParams_params_keyedMutex,
    cudaExternalSemaphoreWaitParams_params_fence as cudaExternalSemaphoreWaitParams_params_fence,
    cudaExternalSemaphoreWaitParams_params_nvSciSync as cudaExternalSemaphoreWaitParams_params_nvSciSync,
    cudaExternalSemaphoreWaitParams_params_keyedMutex as cudaExternalSemaphoreWaitParams_params_keyedMutex,
    cudaDevSmResource as cudaDevSmResource,
    cudaDevWorkqueueConfigResource as cudaDevWorkqueueConfigResource,
    cudaDevWorkqueueResource as cudaDevWorkqueueResource,
    cudaDevResource_st_2 as cudaDevResource_st_2,
    cudaDevResource_st as cudaDevResource_st,
    cudalibraryHostUniversalFunctionAndDataTable as cudalibraryHostUniversalFunctionAndDataTable,
    cudaKernelNodeParams as cudaKernelNodeParams,
    cudaKernelNodeParamsV2_0 as cudaKernelNodeParamsV2_0,
    cudaKernelNodeParamsV2 as cudaKernelNodeParamsV2,
    cudaExternalSemaphoreSignalNodeParams as cudaExternalSemaphoreSignalNodeParams,
    cudaExternalSemaphoreSignalNodeParamsV2 as cudaExternalSemaphoreSignalNodeParamsV2,
    cudaExternalSemaphoreWaitNodeParams as cudaExternalSemaphoreWaitNodeParams,
    cudaExternalSemaphoreWaitNodeParamsV2 as cudaExternalSemaphoreWaitNodeParamsV2,
    cudaConditionalNodeParams as cudaConditionalNodeParams,
    cudaMemcpyBatchNodeParams as cudaMemcpyBatchNodeParams,
    cudaChildGraphNodeParams as cudaChildGraphNodeParams,
    cudaEventRecordNodeParams as cudaEventRecordNodeParams,
    cudaEventWaitNodeParams as cudaEventWaitNodeParams,
    cudaGraphEdgeData_st as cudaGraphEdgeData_st,
    cudaGraphInstantiateParams_st as cudaGraphInstantiateParams_st,
    cudaGraphExecUpdateResultInfo_st as cudaGraphExecUpdateResultInfo_st,
    cudaGraphKernelNodeUpdate_updateData_param as cudaGraphKernelNodeUpdate_updateData_param,
    cudaGraphKernelNodeUpdate_updateData as cudaGraphKernelNodeUpdate_updateData,
    cudaGraphKernelNodeUpdate as cudaGraphKernelNodeUpdate,
    cudaLaunchMemSyncDomainMap_st as cudaLaunchMemSyncDomainMap_st,
    cudaLaunchAttributeValue_clusterDim as cudaLaunchAttributeValue_clusterDim,
    cudaLaunchAttributeValue_programmaticEvent as cudaLaunchAttributeValue_programmaticEvent,
    cudaLaunchAttributeValue_preferredClusterDim as cudaLaunchAttributeValue_preferredClusterDim,
    cudaLaunchAttributeValue_launchCompletionEvent as cudaLaunchAttributeValue_launchCompletionEvent,
    cudaLaunchAttributeValue_deviceUpdatableKernelNode as cudaLaunchAttributeValue_deviceUpdatableKernelNode,
    cudaLaunchAttributeValue as cudaLaunchAttributeValue,
    cudaLaunchAttribute_st as cudaLaunchAttribute_st,
    cudaLaunchConfig_st as cudaLaunchConfig_st,
    cudaAsyncNotificationInfo_info_overBudget as cudaAsyncNotificationInfo_info_overBudget,
    cudaAsyncNotificationInfo_info as cudaAsyncNotificationInfo_info,
    cudaAsyncNotificationInfo as cudaAsyncNotificationInfo,
    cudaGraphRecaptureCallbackData as cudaGraphRecaptureCallbackData,
    cudaDevResourceDesc_t as cudaDevResourceDesc_t,
    cudaExecutionContext_t as cudaExecutionContext_t,
    cudaArray_t as cudaArray_t,
    cudaArray_const_t as cudaArray_const_t,
    cudaMipmappedArray_t as cudaMipmappedArray_t,
    cudaMipmappedArray_const_t as cudaMipmappedArray_const_t,
    cudaUUID_t as cudaUUID_t,
    cudaIpcEventHandle_t as cudaIpcEventHandle_t,
    cudaIpcMemHandle_t as cudaIpcMemHandle_t,
    cudaMemFabricHandle_t as cudaMemFabricHandle_t,
    cudaDevResource as cudaDevResource,
    cudaStream_t as cudaStream_t,
    cudaEvent_t as cudaEvent_t,
    cudaGraphicsResource_t as cudaGraphicsResource_t,
    cudaExternalMemory_t as cudaExternalMemory_t,
    cudaExternalSemaphore_t as cudaExternalSemaphore_t,
    cudaGraph_t as cudaGraph_t,
    cudaGraphNode_t as cudaGraphNode_t,
    cudaUserObject_t as cudaUserObject_t,
    cudaGraphConditionalHandle as cudaGraphConditionalHandle,
    cudaFunction_t as cudaFunction_t,
    cudaKernel_t as cudaKernel_t,
    cudaLibrary_t as cudaLibrary_t,
    cudaMemPool_t as cudaMemPool_t,
    cudaGraphEdgeData as cudaGraphEdgeData,
    cudaGraphExec_t as cudaGraphExec_t,
    cudaGraphInstantiateParams as cudaGraphInstantiateParams,
    cudaGraphExecUpdateResultInfo as cudaGraphExecUpdateResultInfo,
    cudaGraphDeviceNode_t as cudaGraphDeviceNode_t,
    cudaLaunchMemSyncDomainMap as cudaLaunchMemSyncDomainMap,
    cudaLaunchAttribute as cudaLaunchAttribute,
    cudaLaunchConfig_t as cudaLaunchConfig_t,
    cudaAsyncCallbackHandle_t as cudaAsyncCallbackHandle_t,
    cudaAsyncNotificationInfo_t as cudaAsyncNotificationInfo_t,
    cudaLogsCallbackHandle as cudaLogsCallbackHandle,
    cudaLogIterator as cudaLogIterator,
    cudaSurfaceObject_t as cudaSurfaceObject_t,
    cudaTextureObject_t as cudaTextureObject_t,
    cudaEglStreamConnection as cudaEglStreamConnection,
    cudaStreamAttrValue as cudaStreamAttrValue,
    cudaKernelNodeAttrValue as cudaKernelNodeAttrValue,
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
    anon_struct0 as anon_struct0,
    anon_struct1 as anon_struct1,
    anon_struct2 as anon_struct2,
    anon_struct3 as anon_struct3,
    anon_struct4 as anon_struct4,
    anon_struct6 as anon_struct6,
    anon_struct7 as anon_struct7,
    anon_struct8 as anon_struct8,
    anon_union3 as anon_union3,
    anon_struct9 as anon_struct9,
    anon_union4 as anon_union4,
    anon_struct10 as anon_struct10,
    anon_union5 as anon_union5,
    anon_struct11 as anon_struct11,
    anon_union6 as anon_union6,
    anon_struct12 as anon_struct12,
    anon_struct14 as anon_struct14,
    anon_union7 as anon_union7,
    anon_struct15 as anon_struct15,
    anon_struct17 as anon_struct17,
    anon_union11 as anon_union11,
    anon_struct18 as anon_struct18,
    anon_struct19 as anon_struct19,
    anon_struct20 as anon_struct20,
    anon_struct21 as anon_struct21,
    anon_struct22 as anon_struct22,
    anon_struct23 as anon_struct23,
    anon_union12 as anon_union12,
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
    make_cudaPitchedPtr as make_cudaPitchedPtr,
    make_cudaPos as make_cudaPos,
    make_cudaExtent as make_cudaExtent,
    sizeof as sizeof,
    cudaArraySparseProperties as _cudaArraySparseProperties,
    cudaArrayMemoryRequirements as _cudaArrayMemoryRequirements,
    cudaResourceDesc_res_reserved as _cudaResourceDesc_res_reserved,
    cudaResourceDesc_res as _cudaResourceDesc_res,
    cudaResourceDesc as _cudaResourceDesc,
    cudaResourceViewDesc as _cudaResourceViewDesc,
    cudaPointerAttributes as _cudaPointerAttributes,
    cudaFuncAttributes as _cudaFuncAttributes,
    cudaDeviceProp as _cudaDeviceProp,
    cudaExternalMemoryHandleDesc as _cudaExternalMemoryHandleDesc,
    cudaExternalMemoryBufferDesc as _cudaExternalMemoryBufferDesc,
    cudaExternalMemoryMipmappedArrayDesc as _cudaExternalMemoryMipmappedArrayDesc,
    cudaExternalSemaphoreHandleDesc as _cudaExternalSemaphoreHandleDesc,
    cudaExternalSemaphoreSignalParams_params as _cudaExternalSemaphoreSignalParams_params,
    cudaExternalSemaphoreSignalParams as _cudaExternalSemaphoreSignalParams,
    cudaExternalSemaphoreWaitParams_params as _cudaExternalSemaphoreWaitParams_params,
    cudaExternalSemaphoreWaitParams as _cudaExternalSemaphoreWaitParams,
    cudaDevSmResourceGroupParams_st as _cudaDevSmResourceGroupParams_st,
    cudaGraphNodeParams_2 as _cudaGraphNodeParams_2,
    cudaGraphNodeParams as _cudaGraphNodeParams,
    cudaTextureDesc as _cudaTextureDesc,
    cudaEglPlaneDesc_st as _cudaEglPlaneDesc_st,
    cudaEglFrame_st_frame as _cudaEglFrame_st_frame,
    cudaEglFrame_st as _cudaEglFrame_st,
    cudaDevSmResourceGroupParams as _cudaDevSmResourceGroupParams,
    cudaEglPlaneDesc as _cudaEglPlaneDesc,
    cudaEglFrame as _cudaEglFrame,
)

class cudaArraySparseProperties(_cudaArraySparseProperties):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaArrayMemoryRequirements(_cudaArrayMemoryRequirements):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaResourceDesc_res_reserved(_cudaResourceDesc_res_reserved):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaResourceDesc_res(_cudaResourceDesc_res):
    reserved: Member[cudaResourceDesc_res_reserved, _cudaResourceDesc_res_reserved]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        array: cudaResourceDesc_res_array = ...,
        mipmap: cudaResourceDesc_res_mipmap = ...,
        linear: cudaResourceDesc_res_linear = ...,
        pitch2D: cudaResourceDesc_res_pitch2D = ...,
        reserved: _cudaResourceDesc_res_reserved = ...,
    ) -> None: ...

class cudaResourceDesc(_cudaResourceDesc):
    res: Member[cudaResourceDesc_res, _cudaResourceDesc_res]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        resType: cudaResourceType | int = ...,
        res: _cudaResourceDesc_res = ...,
        flags: int = ...,
    ) -> None: ...

class cudaResourceViewDesc(_cudaResourceViewDesc):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaPointerAttributes(_cudaPointerAttributes):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaFuncAttributes(_cudaFuncAttributes):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaDeviceProp(_cudaDeviceProp):
    name: Member[Str, Text]  # type: ignore[assignment]
    maxThreadsDim: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxGridSize: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxTexture2D: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxTexture2DMipmap: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxTexture2DLinear: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxTexture2DGather: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxTexture3D: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxTexture3DAlt: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxTexture1DLayered: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxTexture2DLayered: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxTextureCubemapLayered: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxSurface2D: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxSurface3D: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxSurface1DLayered: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxSurface2DLayered: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxSurfaceCubemapLayered: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        name: Text = ...,
        uuid: cudaUUID_t = ...,
        luid: Iterable[int] = ...,
        luidDeviceNodeMask: int = ...,
        totalGlobalMem: int = ...,
        sharedMemPerBlock: int = ...,
        regsPerBlock: int = ...,
        warpSize: int = ...,
        memPitch: int = ...,
        maxThreadsPerBlock: int = ...,
        maxThreadsDim: Iterable[int] = ...,
        maxGridSize: Iterable[int] = ...,
        totalConstMem: int = ...,
        major: int = ...,
        minor: int = ...,
        textureAlignment: int = ...,
        texturePitchAlignment: int = ...,
        multiProcessorCount: int = ...,
        integrated: int = ...,
        canMapHostMemory: int = ...,
        maxTexture1D: int = ...,
        maxTexture1DMipmap: int = ...,
        maxTexture2D: Iterable[int] = ...,
        maxTexture2DMipmap: Iterable[int] = ...,
        maxTexture2DLinear: Iterable[int] = ...,
        maxTexture2DGather: Iterable[int] = ...,
        maxTexture3D: Iterable[int] = ...,
        maxTexture3DAlt: Iterable[int] = ...,
        maxTextureCubemap: int = ...,
        maxTexture1DLayered: Iterable[int] = ...,
        maxTexture2DLayered: Iterable[int] = ...,
        maxTextureCubemapLayered: Iterable[int] = ...,
        maxSurface1D: int = ...,
        maxSurface2D: Iterable[int] = ...,
        maxSurface3D: Iterable[int] = ...,
        maxSurface1DLayered: Iterable[int] = ...,
        maxSurface2DLayered: Iterable[int] = ...,
        maxSurfaceCubemap: int = ...,
        maxSurfaceCubemapLayered: Iterable[int] = ...,
        surfaceAlignment: int = ...,
        concurrentKernels: int = ...,
        ECCEnabled: int = ...,
        pciBusID: int = ...,
        pciDeviceID: int = ...,
        pciDomainID: int = ...,
        tccDriver: int = ...,
        asyncEngineCount: int = ...,
        unifiedAddressing: int = ...,
        memoryBusWidth: int = ...,
        l2CacheSize: int = ...,
        persistingL2CacheMaxSize: int = ...,
        maxThreadsPerMultiProcessor: int = ...,
        streamPrioritiesSupported: int = ...,
        globalL1CacheSupported: int = ...,
        localL1CacheSupported: int = ...,
        sharedMemPerMultiprocessor: int = ...,
        regsPerMultiprocessor: int = ...,
        managedMemory: int = ...,
        isMultiGpuBoard: int = ...,
        multiGpuBoardGroupID: int = ...,
        hostNativeAtomicSupported: int = ...,
        pageableMemoryAccess: int = ...,
        concurrentManagedAccess: int = ...,
        computePreemptionSupported: int = ...,
        canUseHostPointerForRegisteredMem: int = ...,
        cooperativeLaunch: int = ...,
        sharedMemPerBlockOptin: int = ...,
        pageableMemoryAccessUsesHostPageTables: int = ...,
        directManagedMemAccessFromHost: int = ...,
        maxBlocksPerMultiProcessor: int = ...,
        accessPolicyMaxWindowSize: int = ...,
        reservedSharedMemPerBlock: int = ...,
        hostRegisterSupported: int = ...,
        sparseCudaArraySupported: int = ...,
        hostRegisterReadOnlySupported: int = ...,
        timelineSemaphoreInteropSupported: int = ...,
        memoryPoolsSupported: int = ...,
        gpuDirectRDMASupported: int = ...,
        gpuDirectRDMAFlushWritesOptions: int = ...,
        gpuDirectRDMAWritesOrdering: int = ...,
        memoryPoolSupportedHandleTypes: int = ...,
        deferredMappingCudaArraySupported: int = ...,
        ipcEventSupported: int = ...,
        clusterLaunch: int = ...,
        unifiedFunctionPointers: int = ...,
        deviceNumaConfig: int = ...,
        deviceNumaId: int = ...,
        mpsEnabled: int = ...,
        hostNumaId: int = ...,
        gpuPciDeviceID: int = ...,
        gpuPciSubsystemID: int = ...,
        hostNumaMultinodeIpcSupported: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cudaExternalMemoryHandleDesc(_cudaExternalMemoryHandleDesc):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaExternalMemoryBufferDesc(_cudaExternalMemoryBufferDesc):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaExternalMemoryMipmappedArrayDesc(_cudaExternalMemoryMipmappedArrayDesc):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaExternalSemaphoreHandleDesc(_cudaExternalSemaphoreHandleDesc):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaExternalSemaphoreSignalParams_params(_cudaExternalSemaphoreSignalParams_params):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaExternalSemaphoreSignalParams(_cudaExternalSemaphoreSignalParams):
    params: Member[cudaExternalSemaphoreSignalParams_params, _cudaExternalSemaphoreSignalParams_params]
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        params: _cudaExternalSemaphoreSignalParams_params = ...,
        flags: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cudaExternalSemaphoreWaitParams_params(_cudaExternalSemaphoreWaitParams_params):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaExternalSemaphoreWaitParams(_cudaExternalSemaphoreWaitParams):
    params: Member[cudaExternalSemaphoreWaitParams_params, _cudaExternalSemaphoreWaitParams_params]
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        params: _cudaExternalSemaphoreWaitParams_params = ...,
        flags: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cudaDevSmResourceGroupParams_st(_cudaDevSmResourceGroupParams_st):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaGraphNodeParams_2(_cudaGraphNodeParams_2):
    reserved1: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaGraphNodeParams(_cudaGraphNodeParams):
    reserved0: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    reserved1: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaTextureDesc(_cudaTextureDesc):
    addressMode: Member[tuple[cudaTextureAddressMode, ...], Iterable[cudaTextureAddressMode | int]]  # type: ignore[assignment]
    borderColor: Member[tuple[float, ...], Iterable[float]]  # type: ignore[assignment]

class cudaEglPlaneDesc_st(_cudaEglPlaneDesc_st):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaEglFrame_st_frame(_cudaEglFrame_st_frame):
    pArray: Member[tuple[cudaArray_t, ...], Iterable[cudaArray_t | int | None]]  # type: ignore[assignment]

class cudaEglFrame_st(_cudaEglFrame_st):
    frame: Member[cudaEglFrame_st_frame, _cudaEglFrame_st_frame]
    planeDesc: Member[list[cudaEglPlaneDesc], Iterable[_cudaEglPlaneDesc]]  # type: ignore[assignment]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        frame: _cudaEglFrame_st_frame = ...,
        planeDesc: Iterable[_cudaEglPlaneDesc] = ...,
        planeCount: int = ...,
        frameType: cudaEglFrameType | int = ...,
        eglColorFormat: cudaEglColorFormat | int = ...,
    ) -> None: ...

class cudaDevSmResourceGroupParams(_cudaDevSmResourceGroupParams):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaEglPlaneDesc(_cudaEglPlaneDesc):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class cudaEglFrame(_cudaEglFrame):
    frame: Member[cudaEglFrame_st_frame, _cudaEglFrame_st_frame]
    planeDesc: Member[list[cudaEglPlaneDesc], Iterable[_cudaEglPlaneDesc]]  # type: ignore[assignment]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        frame: _cudaEglFrame_st_frame = ...,
        planeDesc: Iterable[_cudaEglPlaneDesc] = ...,
        planeCount: int = ...,
        frameType: cudaEglFrameType | int = ...,
        eglColorFormat: cudaEglColorFormat | int = ...,
    ) -> None: ...

class CudaErrorInvalidValue(CudaError): ...
class CudaErrorMemoryAllocation(CudaError): ...
class CudaErrorInitializationError(CudaError): ...
class CudaErrorCudartUnloading(CudaError): ...
class CudaErrorProfilerDisabled(CudaError): ...
class CudaErrorProfilerNotInitialized(CudaError): ...
class CudaErrorProfilerAlreadyStarted(CudaError): ...
class CudaErrorProfilerAlreadyStopped(CudaError): ...
class CudaErrorInvalidConfiguration(CudaError): ...
class CudaErrorVersionTranslation(CudaError): ...
class CudaErrorInvalidPitchValue(CudaError): ...
class CudaErrorInvalidSymbol(CudaError): ...
class CudaErrorInvalidHostPointer(CudaError): ...
class CudaErrorInvalidDevicePointer(CudaError): ...
class CudaErrorInvalidTexture(CudaError): ...
class CudaErrorInvalidTextureBinding(CudaError): ...
class CudaErrorInvalidChannelDescriptor(CudaError): ...
class CudaErrorInvalidMemcpyDirection(CudaError): ...
class CudaErrorAddressOfConstant(CudaError): ...
class CudaErrorTextureFetchFailed(CudaError): ...
class CudaErrorTextureNotBound(CudaError): ...
class CudaErrorSynchronizationError(CudaError): ...
class CudaErrorInvalidFilterSetting(CudaError): ...
class CudaErrorInvalidNormSetting(CudaError): ...
class CudaErrorMixedDeviceExecution(CudaError): ...
class CudaErrorNotYetImplemented(CudaError): ...
class CudaErrorMemoryValueTooLarge(CudaError): ...
class CudaErrorStubLibrary(CudaError): ...
class CudaErrorInsufficientDriver(CudaError): ...
class CudaErrorCallRequiresNewerDriver(CudaError): ...
class CudaErrorInvalidSurface(CudaError): ...
class CudaErrorDuplicateVariableName(CudaError): ...
class CudaErrorDuplicateTextureName(CudaError): ...
class CudaErrorDuplicateSurfaceName(CudaError): ...
class CudaErrorDevicesUnavailable(CudaError): ...
class CudaErrorIncompatibleDriverContext(CudaError): ...
class CudaErrorMissingConfiguration(CudaError): ...
class CudaErrorPriorLaunchFailure(CudaError): ...
class CudaErrorLaunchMaxDepthExceeded(CudaError): ...
class CudaErrorLaunchFileScopedTex(CudaError): ...
class CudaErrorLaunchFileScopedSurf(CudaError): ...
class CudaErrorSyncDepthExceeded(CudaError): ...
class CudaErrorLaunchPendingCountExceeded(CudaError): ...
class CudaErrorInvalidDeviceFunction(CudaError): ...
class CudaErrorNoDevice(CudaError): ...
class CudaErrorInvalidDevice(CudaError): ...
class CudaErrorDeviceNotLicensed(CudaError): ...
class CudaErrorSoftwareValidityNotEstablished(CudaError): ...
class CudaErrorStartupFailure(CudaError): ...
class CudaErrorInvalidKernelImage(CudaError): ...
class CudaErrorDeviceUninitialized(CudaError): ...
class CudaErrorMapBufferObjectFailed(CudaError): ...
class CudaErrorUnmapBufferObjectFailed(CudaError): ...
class CudaErrorArrayIsMapped(CudaError): ...
class CudaErrorAlreadyMapped(CudaError): ...
class CudaErrorNoKernelImageForDevice(CudaError): ...
class CudaErrorAlreadyAcquired(CudaError): ...
class CudaErrorNotMapped(CudaError): ...
class CudaErrorNotMappedAsArray(CudaError): ...
class CudaErrorNotMappedAsPointer(CudaError): ...
class CudaErrorECCUncorrectable(CudaError): ...
class CudaErrorUnsupportedLimit(CudaError): ...
class CudaErrorDeviceAlreadyInUse(CudaError): ...
class CudaErrorPeerAccessUnsupported(CudaError): ...
class CudaErrorInvalidPtx(CudaError): ...
class CudaErrorInvalidGraphicsContext(CudaError): ...
class CudaErrorNvlinkUncorrectable(CudaError): ...
class CudaErrorJitCompilerNotFound(CudaError): ...
class CudaErrorUnsupportedPtxVersion(CudaError): ...
class CudaErrorJitCompilationDisabled(CudaError): ...
class CudaErrorUnsupportedExecAffinity(CudaError): ...
class CudaErrorUnsupportedDevSideSync(CudaError): ...
class CudaErrorContained(CudaError): ...
class CudaErrorInsufficientLoaderVersion(CudaError): ...
class CudaErrorInvalidSource(CudaError): ...
class CudaErrorFileNotFound(CudaError): ...
class CudaErrorSharedObjectSymbolNotFound(CudaError): ...
class CudaErrorSharedObjectInitFailed(CudaError): ...
class CudaErrorOperatingSystem(CudaError): ...
class CudaErrorInvalidResourceHandle(CudaError): ...
class CudaErrorIllegalState(CudaError): ...
class CudaErrorLossyQuery(CudaError): ...
class CudaErrorSymbolNotFound(CudaError): ...
class CudaErrorNotReady(CudaError): ...
class CudaErrorIllegalAddress(CudaError): ...
class CudaErrorLaunchOutOfResources(CudaError): ...
class CudaErrorLaunchTimeout(CudaError): ...
class CudaErrorLaunchIncompatibleTexturing(CudaError): ...
class CudaErrorPeerAccessAlreadyEnabled(CudaError): ...
class CudaErrorPeerAccessNotEnabled(CudaError): ...
class CudaErrorSetOnActiveProcess(CudaError): ...
class CudaErrorContextIsDestroyed(CudaError): ...
class CudaErrorAssert(CudaError): ...
class CudaErrorTooManyPeers(CudaError): ...
class CudaErrorHostMemoryAlreadyRegistered(CudaError): ...
class CudaErrorHostMemoryNotRegistered(CudaError): ...
class CudaErrorHardwareStackError(CudaError): ...
class CudaErrorIllegalInstruction(CudaError): ...
class CudaErrorMisalignedAddress(CudaError): ...
class CudaErrorInvalidAddressSpace(CudaError): ...
class CudaErrorInvalidPc(CudaError): ...
class CudaErrorLaunchFailure(CudaError): ...
class CudaErrorCooperativeLaunchTooLarge(CudaError): ...
class CudaErrorTensorMemoryLeak(CudaError): ...
class CudaErrorNotPermitted(CudaError): ...
class CudaErrorNotSupported(CudaError): ...
class CudaErrorSystemNotReady(CudaError): ...
class CudaErrorSystemDriverMismatch(CudaError): ...
class CudaErrorCompatNotSupportedOnDevice(CudaError): ...
class CudaErrorMpsConnectionFailed(CudaError): ...
class CudaErrorMpsRpcFailure(CudaError): ...
class CudaErrorMpsServerNotReady(CudaError): ...
class CudaErrorMpsMaxClientsReached(CudaError): ...
class CudaErrorMpsMaxConnectionsReached(CudaError): ...
class CudaErrorMpsClientTerminated(CudaError): ...
class CudaErrorCdpNotSupported(CudaError): ...
class CudaErrorCdpVersionMismatch(CudaError): ...
class CudaErrorStreamCaptureUnsupported(CudaError): ...
class CudaErrorStreamCaptureInvalidated(CudaError): ...
class CudaErrorStreamCaptureMerge(CudaError): ...
class CudaErrorStreamCaptureUnmatched(CudaError): ...
class CudaErrorStreamCaptureUnjoined(CudaError): ...
class CudaErrorStreamCaptureIsolation(CudaError): ...
class CudaErrorStreamCaptureImplicit(CudaError): ...
class CudaErrorCapturedEvent(CudaError): ...
class CudaErrorStreamCaptureWrongThread(CudaError): ...
class CudaErrorTimeout(CudaError): ...
class CudaErrorGraphExecUpdateFailure(CudaError): ...
class CudaErrorExternalDevice(CudaError): ...
class CudaErrorInvalidClusterSize(CudaError): ...
class CudaErrorFunctionNotLoaded(CudaError): ...
class CudaErrorInvalidResourceType(CudaError): ...
class CudaErrorInvalidResourceConfiguration(CudaError): ...
class CudaErrorStreamDetached(CudaError): ...
class CudaErrorGraphRecaptureFailure(CudaError): ...
class CudaErrorFabricNotReady(CudaError): ...
class CudaErrorUnknown(CudaError): ...
class CudaErrorApiFailureBase(CudaError): ...

def cudaDeviceReset() -> None: ...
def cudaDeviceSynchronize() -> None: ...
def cudaDeviceSetLimit(limit: cudaLimit | int, value: int) -> None: ...
def cudaDeviceGetLimit(limit: cudaLimit | int) -> int: ...
def cudaDeviceGetTexture1DLinearMaxWidth(fmtDesc: cudaChannelFormatDesc | None, device: int) -> int: ...
def cudaDeviceGetCacheConfig() -> cudaFuncCache: ...
def cudaDeviceGetStreamPriorityRange() -> tuple[int, int]: ...
def cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache | int) -> None: ...
def cudaDeviceGetByPCIBusId(pciBusId: Text) -> int: ...
def cudaDeviceGetPCIBusId(length: int, device: int) -> str: ...
def cudaIpcGetEventHandle(event: cudaEvent_t | int | None) -> cudaIpcEventHandle_t: ...
def cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> cudaEvent_t: ...
def cudaIpcGetMemHandle(devPtr: Address) -> cudaIpcMemHandle_t: ...
def cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: int) -> int: ...
def cudaIpcCloseMemHandle(devPtr: Address) -> None: ...
def cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget | int,
    scope: cudaFlushGPUDirectRDMAWritesScope | int,
) -> None: ...
def cudaDeviceRegisterAsyncNotification(
    device: int,
    callbackFunc: Callable[[Any, int, cudaAsyncCallbackHandle_t], object] | cudaAsyncCallback | int | None,
    userData: Address,
) -> cudaAsyncCallbackHandle_t: ...
def cudaDeviceUnregisterAsyncNotification(device: int, callback: cudaAsyncCallbackHandle_t | int | None) -> None: ...
def cudaDeviceGetSharedMemConfig() -> cudaSharedMemConfig: ...
def cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig | int) -> None: ...
def cudaGetLastError() -> None: ...
def cudaPeekAtLastError() -> None: ...
def cudaGetErrorName(error: cudaError_t | int) -> str: ...
def cudaGetErrorString(error: cudaError_t | int) -> str: ...
def cudaGetDeviceCount() -> int: ...
def cudaGetDeviceProperties(device: int) -> cudaDeviceProp: ...
def cudaDeviceGetAttribute(attr: cudaDeviceAttr | int, device: int) -> int: ...
def cudaDeviceGetHostAtomicCapabilities(
    operations: Sequence[cudaAtomicOperation | int] | None,
    count: int,
    device: int,
) -> list[int]: ...
def cudaDeviceGetDefaultMemPool(device: int) -> cudaMemPool_t: ...
def cudaDeviceSetMemPool(device: int, memPool: cudaMemPool_t | int | None) -> None: ...
def cudaDeviceGetMemPool(device: int) -> cudaMemPool_t: ...
def cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: Address, device: int, flags: int) -> None: ...
def cudaDeviceGetP2PAttribute(attr: cudaDeviceP2PAttr | int, srcDevice: int, dstDevice: int) -> int: ...
def cudaDeviceGetP2PAtomicCapabilities(
    operations: Sequence[cudaAtomicOperation | int] | None,
    count: int,
    srcDevice: int,
    dstDevice: int,
) -> list[int]: ...
def cudaChooseDevice(prop: _cudaDeviceProp | None) -> int: ...
def cudaInitDevice(device: int, deviceFlags: int, flags: int) -> None: ...
def cudaSetDevice(device: int) -> None: ...
def cudaGetDevice() -> int: ...
def cudaSetValidDevices(device_arr: Sequence[int] | None, length: int) -> None: ...
def cudaSetDeviceFlags(flags: int) -> None: ...
def cudaGetDeviceFlags() -> int: ...
def cudaStreamCreate() -> cudaStream_t: ...
def cudaStreamCreateWithFlags(flags: int) -> cudaStream_t: ...
def cudaStreamCreateWithPriority(flags: int, priority: int) -> cudaStream_t: ...
def cudaStreamGetPriority(hStream: cudaStream_t | SupportsStream | int | None) -> int: ...
def cudaStreamGetFlags(hStream: cudaStream_t | SupportsStream | int | None) -> int: ...
def cudaStreamGetId(hStream: cudaStream_t | SupportsStream | int | None) -> int: ...
def cudaStreamGetDevice(hStream: cudaStream_t | SupportsStream | int | None) -> int: ...
def cudaCtxResetPersistingL2Cache() -> None: ...
def cudaStreamCopyAttributes(
    dst: cudaStream_t | SupportsStream | int | None,
    src: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaStreamGetAttribute(
    hStream: cudaStream_t | SupportsStream | int | None,
    attr: cudaLaunchAttributeID | int,
) -> cudaLaunchAttributeValue: ...
def cudaStreamSetAttribute(
    hStream: cudaStream_t | SupportsStream | int | None,
    attr: cudaLaunchAttributeID | int,
    value: cudaLaunchAttributeValue | None,
) -> None: ...
def cudaStreamDestroy(stream: cudaStream_t | SupportsStream | int | None) -> None: ...
def cudaStreamWaitEvent(
    stream: cudaStream_t | SupportsStream | int | None,
    event: cudaEvent_t | int | None,
    flags: int,
) -> None: ...
def cudaStreamAddCallback(
    stream: cudaStream_t | SupportsStream | int | None,
    callback: Callable[[cudaStream_t, cudaError_t, int], object] | cudaStreamCallback_t | int | None,
    userData: Address,
    flags: int,
) -> None: ...
def cudaStreamSynchronize(stream: cudaStream_t | SupportsStream | int | None) -> None: ...
def cudaStreamQuery(stream: cudaStream_t | SupportsStream | int | None) -> bool: ...
def cudaStreamAttachMemAsync(
    stream: cudaStream_t | SupportsStream | int | None,
    devPtr: Address,
    length: int,
    flags: int,
) -> None: ...
def cudaStreamBeginCapture(
    stream: cudaStream_t | SupportsStream | int | None,
    mode: cudaStreamCaptureMode | int,
) -> None: ...
def cudaStreamBeginRecaptureToGraph(
    stream: cudaStream_t | SupportsStream | int | None,
    mode: cudaStreamCaptureMode | int,
    graph: cudaGraph_t | int | None,
    callbackData: cudaGraphRecaptureCallbackData | None,
) -> None: ...
def cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t | SupportsStream | int | None,
    graph: cudaGraph_t | int | None,
    dependencies: Sequence[cudaGraphNode_t | int | None] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: int,
    mode: cudaStreamCaptureMode | int,
) -> None: ...
def cudaThreadExchangeStreamCaptureMode(mode: cudaStreamCaptureMode | int) -> cudaStreamCaptureMode: ...
def cudaStreamEndCapture(stream: cudaStream_t | SupportsStream | int | None) -> cudaGraph_t: ...
def cudaStreamIsCapturing(stream: cudaStream_t | SupportsStream | int | None) -> cudaStreamCaptureStatus: ...
def cudaStreamGetCaptureInfo(
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaStreamCaptureStatus, int, cudaGraph_t, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]: ...
def cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t | SupportsStream | int | None,
    dependencies: Sequence[cudaGraphNode_t | int | None] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: int,
    flags: int,
) -> None: ...
def cudaEventCreate() -> cudaEvent_t: ...
def cudaEventCreateWithFlags(flags: int) -> cudaEvent_t: ...
def cudaEventRecord(event: cudaEvent_t | int | None, stream: cudaStream_t | SupportsStream | int | None) -> None: ...
def cudaEventRecordWithFlags(
    event: cudaEvent_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
    flags: int,
) -> None: ...
def cudaEventQuery(event: cudaEvent_t | int | None) -> bool: ...
def cudaEventSynchronize(event: cudaEvent_t | int | None) -> None: ...
def cudaEventDestroy(event: cudaEvent_t | int | None) -> None: ...
def cudaEventElapsedTime(start: cudaEvent_t | int | None, end: cudaEvent_t | int | None) -> float: ...
def cudaImportExternalMemory(memHandleDesc: _cudaExternalMemoryHandleDesc | None) -> cudaExternalMemory_t: ...
def cudaExternalMemoryGetMappedBuffer(
    extMem: cudaExternalMemory_t | int | None,
    bufferDesc: _cudaExternalMemoryBufferDesc | None,
) -> int: ...
def cudaExternalMemoryGetMappedMipmappedArray(
    extMem: cudaExternalMemory_t | int | None,
    mipmapDesc: _cudaExternalMemoryMipmappedArrayDesc | None,
) -> cudaMipmappedArray_t: ...
def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | int | None) -> None: ...
def cudaImportExternalSemaphore(semHandleDesc: _cudaExternalSemaphoreHandleDesc | None) -> cudaExternalSemaphore_t: ...
def cudaSignalExternalSemaphoresAsync(
    extSemArray: Sequence[cudaExternalSemaphore_t | int | None] | None,
    paramsArray: Sequence[_cudaExternalSemaphoreSignalParams] | None,
    numExtSems: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaWaitExternalSemaphoresAsync(
    extSemArray: Sequence[cudaExternalSemaphore_t | int | None] | None,
    paramsArray: Sequence[_cudaExternalSemaphoreWaitParams] | None,
    numExtSems: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t | int | None) -> None: ...
def cudaLaunchKernel(
    func: Address,
    gridDim: dim3,
    blockDim: dim3,
    args: KernelParams,
    sharedMem: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaLaunchKernelExC(config: cudaLaunchConfig_t | None, func: Address, args: KernelParams) -> None: ...
def cudaLaunchCooperativeKernel(
    func: Address,
    gridDim: dim3,
    blockDim: dim3,
    args: KernelParams,
    sharedMem: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaFuncSetCacheConfig(func: Address, cacheConfig: cudaFuncCache | int) -> None: ...
def cudaFuncGetAttributes(func: Address) -> cudaFuncAttributes: ...
def cudaFuncSetAttribute(func: Address, attr: cudaFuncAttribute | int, value: int) -> None: ...
def cudaFuncGetName(func: Address) -> str: ...
def cudaFuncGetParamInfo(func: Address, paramIndex: int) -> tuple[int, int]: ...
def cudaFuncGetParamCount(func: Address) -> int: ...
def cudaLaunchHostFunc(
    stream: cudaStream_t | SupportsStream | int | None,
    fn: Callable[[int], object] | cudaHostFn_t | int | None,
    userData: Address,
) -> None: ...
def cudaLaunchHostFunc_v2(
    stream: cudaStream_t | SupportsStream | int | None,
    fn: Callable[[int], object] | cudaHostFn_t | int | None,
    userData: Address,
    syncMode: int,
) -> None: ...
def cudaFuncSetSharedMemConfig(func: Address, config: cudaSharedMemConfig | int) -> None: ...
def cudaOccupancyMaxActiveBlocksPerMultiprocessor(func: Address, blockSize: int, dynamicSMemSize: int) -> int: ...
def cudaOccupancyAvailableDynamicSMemPerBlock(func: Address, numBlocks: int, blockSize: int) -> int: ...
def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: Address,
    blockSize: int,
    dynamicSMemSize: int,
    flags: int,
) -> int: ...
def cudaOccupancyMaxPotentialClusterSize(func: Address, launchConfig: cudaLaunchConfig_t | None) -> int: ...
def cudaOccupancyMaxActiveClusters(func: Address, launchConfig: cudaLaunchConfig_t | None) -> int: ...
def cudaMallocManaged(size: int, flags: int = 1) -> int: ...
def cudaMalloc(size: int) -> int: ...
def cudaMallocHost(size: int) -> int: ...
def cudaMallocPitch(width: int, height: int) -> tuple[int, int]: ...
def cudaMallocArray(desc: cudaChannelFormatDesc | None, width: int, height: int, flags: int) -> cudaArray_t: ...
def cudaFree(devPtr: Address) -> None: ...
def cudaFreeHost(ptr: Address) -> None: ...
def cudaFreeArray(array: cudaArray_t | int | None) -> None: ...
def cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t | int | None) -> None: ...
def cudaHostAlloc(size: int, flags: int) -> int: ...
def cudaHostRegister(ptr: Address, size: int, flags: int) -> None: ...
def cudaHostUnregister(ptr: Address) -> None: ...
def cudaHostGetDevicePointer(pHost: Address, flags: int) -> int: ...
def cudaHostGetFlags(pHost: Address) -> int: ...
def cudaMalloc3D(extent: cudaExtent) -> cudaPitchedPtr: ...
def cudaMalloc3DArray(desc: cudaChannelFormatDesc | None, extent: cudaExtent, flags: int) -> cudaArray_t: ...
def cudaMallocMipmappedArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    numLevels: int,
    flags: int,
) -> cudaMipmappedArray_t: ...
def cudaGetMipmappedArrayLevel(mipmappedArray: cudaMipmappedArray_const_t | int | None, level: int) -> cudaArray_t: ...
def cudaMemcpy3D(p: cudaMemcpy3DParms | None) -> None: ...
def cudaMemcpy3DPeer(p: cudaMemcpy3DPeerParms | None) -> None: ...
def cudaMemcpy3DAsync(p: cudaMemcpy3DParms | None, stream: cudaStream_t | SupportsStream | int | None) -> None: ...
def cudaMemcpy3DPeerAsync(
    p: cudaMemcpy3DPeerParms | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemGetInfo() -> tuple[int, int]: ...
def cudaArrayGetInfo(array: cudaArray_t | int | None) -> tuple[cudaChannelFormatDesc, cudaExtent, int]: ...
def cudaArrayGetPlane(hArray: cudaArray_t | int | None, planeIdx: int) -> cudaArray_t: ...
def cudaArrayGetMemoryRequirements(array: cudaArray_t | int | None, device: int) -> cudaArrayMemoryRequirements: ...
def cudaMipmappedArrayGetMemoryRequirements(
    mipmap: cudaMipmappedArray_t | int | None,
    device: int,
) -> cudaArrayMemoryRequirements: ...
def cudaArrayGetSparseProperties(array: cudaArray_t | int | None) -> cudaArraySparseProperties: ...
def cudaMipmappedArrayGetSparseProperties(mipmap: cudaMipmappedArray_t | int | None) -> cudaArraySparseProperties: ...
def cudaMemcpy(dst: WritableAddress, src: Address, count: int, kind: cudaMemcpyKind | int) -> None: ...
def cudaMemcpyPeer(dst: Address, dstDevice: int, src: Address, srcDevice: int, count: int) -> None: ...
def cudaMemcpy2D(
    dst: WritableAddress,
    dpitch: int,
    src: Address,
    spitch: int,
    width: int,
    height: int,
    kind: cudaMemcpyKind | int,
) -> None: ...
def cudaMemcpy2DToArray(
    dst: cudaArray_t | int | None,
    wOffset: int,
    hOffset: int,
    src: Address,
    spitch: int,
    width: int,
    height: int,
    kind: cudaMemcpyKind | int,
) -> None: ...
def cudaMemcpy2DFromArray(
    dst: WritableAddress,
    dpitch: int,
    src: cudaArray_const_t | int | None,
    wOffset: int,
    hOffset: int,
    width: int,
    height: int,
    kind: cudaMemcpyKind | int,
) -> None: ...
def cudaMemcpy2DArrayToArray(
    dst: cudaArray_t | int | None,
    wOffsetDst: int,
    hOffsetDst: int,
    src: cudaArray_const_t | int | None,
    wOffsetSrc: int,
    hOffsetSrc: int,
    width: int,
    height: int,
    kind: cudaMemcpyKind | int,
) -> None: ...
def cudaMemcpyToSymbol(symbol: Address, src: Address, count: int, offset: int, kind: cudaMemcpyKind | int) -> None: ...
def cudaMemcpyFromSymbol(
    dst: WritableAddress,
    symbol: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> None: ...
def cudaMemcpyAsync(
    dst: WritableAddress,
    src: Address,
    count: int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemcpyPeerAsync(
    dst: Address,
    dstDevice: int,
    src: Address,
    srcDevice: int,
    count: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemcpyBatchAsync(
    dsts: Sequence[Address] | None,
    srcs: Sequence[Address] | None,
    sizes: Sequence[int] | None,
    count: int,
    attrs: Sequence[cudaMemcpyAttributes] | None,
    attrsIdxs: Sequence[int] | None,
    numAttrs: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemcpy3DBatchAsync(
    numOps: int,
    opList: Sequence[cudaMemcpy3DBatchOp] | None,
    flags: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemcpyWithAttributesAsync(
    dst: WritableAddress,
    src: Address,
    size: int,
    attr: cudaMemcpyAttributes | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemcpy3DWithAttributesAsync(
    op: cudaMemcpy3DBatchOp | None,
    flags: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemcpy2DAsync(
    dst: WritableAddress,
    dpitch: int,
    src: Address,
    spitch: int,
    width: int,
    height: int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemcpy2DToArrayAsync(
    dst: cudaArray_t | int | None,
    wOffset: int,
    hOffset: int,
    src: Address,
    spitch: int,
    width: int,
    height: int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemcpy2DFromArrayAsync(
    dst: WritableAddress,
    dpitch: int,
    src: cudaArray_const_t | int | None,
    wOffset: int,
    hOffset: int,
    width: int,
    height: int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemcpyToSymbolAsync(
    symbol: Address,
    src: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemcpyFromSymbolAsync(
    dst: WritableAddress,
    symbol: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemset(devPtr: Address, value: int, count: int) -> None: ...
def cudaMemset2D(devPtr: Address, pitch: int, value: int, width: int, height: int) -> None: ...
def cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent) -> None: ...
def cudaMemsetAsync(
    devPtr: Address,
    value: int,
    count: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemset2DAsync(
    devPtr: Address,
    pitch: int,
    value: int,
    width: int,
    height: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: int,
    extent: cudaExtent,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaGetSymbolAddress(symbol: Address) -> int: ...
def cudaGetSymbolSize(symbol: Address) -> int: ...
def cudaMemPrefetchAsync(
    devPtr: Address,
    count: int,
    location: cudaMemLocation,
    flags: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemPrefetchBatchAsync(
    dptrs: Sequence[Address] | None,
    sizes: Sequence[int] | None,
    count: int,
    prefetchLocs: Sequence[cudaMemLocation] | None,
    prefetchLocIdxs: Sequence[int] | None,
    numPrefetchLocs: int,
    flags: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemDiscardBatchAsync(
    dptrs: Sequence[Address] | None,
    sizes: Sequence[int] | None,
    count: int,
    flags: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemDiscardAndPrefetchBatchAsync(
    dptrs: Sequence[Address] | None,
    sizes: Sequence[int] | None,
    count: int,
    prefetchLocs: Sequence[cudaMemLocation] | None,
    prefetchLocIdxs: Sequence[int] | None,
    numPrefetchLocs: int,
    flags: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemGetLocationInfo(
    devPtr: Address,
    size: int,
    summaryGranularity: int,
    samplingGranularity: int,
    location_out: cudaMemLocation | None,
) -> None: ...
def cudaMemAdvise(devPtr: Address, count: int, advice: cudaMemoryAdvise | int, location: cudaMemLocation) -> None: ...
def cudaMemRangeGetAttribute(
    dataSize: int,
    attribute: cudaMemRangeAttribute | int,
    devPtr: Address,
    count: int,
) -> Any: ...
def cudaMemRangeGetAttributes(
    dataSizes: Sequence[int] | None,
    attributes: Sequence[cudaMemRangeAttribute | int] | None,
    numAttributes: int,
    devPtr: Address,
    count: int,
) -> list[Any]: ...
def cudaMemcpyToArray(
    dst: cudaArray_t | int | None,
    wOffset: int,
    hOffset: int,
    src: Address,
    count: int,
    kind: cudaMemcpyKind | int,
) -> None: ...
def cudaMemcpyFromArray(
    dst: WritableAddress,
    src: cudaArray_const_t | int | None,
    wOffset: int,
    hOffset: int,
    count: int,
    kind: cudaMemcpyKind | int,
) -> None: ...
def cudaMemcpyArrayToArray(
    dst: cudaArray_t | int | None,
    wOffsetDst: int,
    hOffsetDst: int,
    src: cudaArray_const_t | int | None,
    wOffsetSrc: int,
    hOffsetSrc: int,
    count: int,
    kind: cudaMemcpyKind | int,
) -> None: ...
def cudaMemcpyToArrayAsync(
    dst: cudaArray_t | int | None,
    wOffset: int,
    hOffset: int,
    src: Address,
    count: int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMemcpyFromArrayAsync(
    dst: WritableAddress,
    src: cudaArray_const_t | int | None,
    wOffset: int,
    hOffset: int,
    count: int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaMallocAsync(size: int, hStream: cudaStream_t | SupportsStream | int | None) -> int: ...
def cudaFreeAsync(devPtr: Address, hStream: cudaStream_t | SupportsStream | int | None) -> None: ...
def cudaMemPoolTrimTo(memPool: cudaMemPool_t | int | None, minBytesToKeep: int) -> None: ...
def cudaMemPoolSetAttribute(memPool: cudaMemPool_t | int | None, attr: cudaMemPoolAttr | int, value: Any) -> None: ...
def cudaMemPoolGetAttribute(memPool: cudaMemPool_t | int | None, attr: cudaMemPoolAttr | int) -> Any: ...
def cudaMemPoolSetAccess(
    memPool: cudaMemPool_t | int | None,
    descList: Sequence[cudaMemAccessDesc] | None,
    count: int,
) -> None: ...
def cudaMemPoolGetAccess(
    memPool: cudaMemPool_t | int | None,
    location: cudaMemLocation | None,
) -> cudaMemAccessFlags: ...
def cudaMemPoolCreate(poolProps: cudaMemPoolProps | None) -> cudaMemPool_t: ...
def cudaMemPoolDestroy(memPool: cudaMemPool_t | int | None) -> None: ...
def cudaMemGetDefaultMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType | int,
) -> cudaMemPool_t: ...
def cudaMemGetMemPool(location: cudaMemLocation | None, typename: cudaMemAllocationType | int) -> cudaMemPool_t: ...
def cudaMemSetMemPool(
    location: cudaMemLocation | None,
    typename: cudaMemAllocationType | int,
    memPool: cudaMemPool_t | int | None,
) -> None: ...
def cudaMallocFromPoolAsync(
    size: int,
    memPool: cudaMemPool_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> int: ...
def cudaMemPoolExportToShareableHandle(
    memPool: cudaMemPool_t | int | None,
    handleType: cudaMemAllocationHandleType | int,
    flags: int,
) -> Any: ...
def cudaMemPoolImportFromShareableHandle(
    shareableHandle: Address,
    handleType: cudaMemAllocationHandleType | int,
    flags: int,
) -> cudaMemPool_t: ...
def cudaMemPoolExportPointer(ptr: Address) -> cudaMemPoolPtrExportData: ...
def cudaMemPoolImportPointer(
    memPool: cudaMemPool_t | int | None,
    exportData: cudaMemPoolPtrExportData | None,
) -> int: ...
def cudaPointerGetAttributes(ptr: Address) -> cudaPointerAttributes: ...
def cudaDeviceCanAccessPeer(device: int, peerDevice: int) -> int: ...
def cudaDeviceEnablePeerAccess(peerDevice: int, flags: int) -> None: ...
def cudaDeviceDisablePeerAccess(peerDevice: int) -> None: ...
def cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t | int | None) -> None: ...
def cudaGraphicsResourceSetMapFlags(resource: cudaGraphicsResource_t | int | None, flags: int) -> None: ...
def cudaGraphicsMapResources(
    count: int,
    resources: cudaGraphicsResource_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaGraphicsUnmapResources(
    count: int,
    resources: cudaGraphicsResource_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaGraphicsResourceGetMappedPointer(resource: cudaGraphicsResource_t | int | None) -> tuple[int, int]: ...
def cudaGraphicsSubResourceGetMappedArray(
    resource: cudaGraphicsResource_t | int | None,
    arrayIndex: int,
    mipLevel: int,
) -> cudaArray_t: ...
def cudaGraphicsResourceGetMappedMipmappedArray(
    resource: cudaGraphicsResource_t | int | None,
) -> cudaMipmappedArray_t: ...
def cudaGetChannelDesc(array: cudaArray_const_t | int | None) -> cudaChannelFormatDesc: ...
def cudaCreateChannelDesc(x: int, y: int, z: int, w: int, f: cudaChannelFormatKind | int) -> cudaChannelFormatDesc: ...
def cudaCreateTextureObject(
    pResDesc: _cudaResourceDesc | None,
    pTexDesc: _cudaTextureDesc | None,
    pResViewDesc: _cudaResourceViewDesc | None,
) -> cudaTextureObject_t: ...
def cudaDestroyTextureObject(texObject: cudaTextureObject_t | int | None) -> None: ...
def cudaGetTextureObjectResourceDesc(texObject: cudaTextureObject_t | int | None) -> cudaResourceDesc: ...
def cudaGetTextureObjectTextureDesc(texObject: cudaTextureObject_t | int | None) -> cudaTextureDesc: ...
def cudaGetTextureObjectResourceViewDesc(texObject: cudaTextureObject_t | int | None) -> cudaResourceViewDesc: ...
def cudaCreateSurfaceObject(pResDesc: _cudaResourceDesc | None) -> cudaSurfaceObject_t: ...
def cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t | int | None) -> None: ...
def cudaGetSurfaceObjectResourceDesc(surfObject: cudaSurfaceObject_t | int | None) -> cudaResourceDesc: ...
def cudaDriverGetVersion() -> int: ...
def cudaRuntimeGetVersion() -> int: ...
def getLocalRuntimeVersion() -> int: ...
def cudaLogsRegisterCallback(
    callbackFunc: Callable[[int, cudaLogLevel, Any, int], object] | cudaLogsCallback_t | int | None,
    userData: Address,
) -> cudaLogsCallbackHandle: ...
def cudaLogsUnregisterCallback(callback: cudaLogsCallbackHandle | int | None) -> None: ...
def cudaLogsCurrent(flags: int) -> cudaLogIterator: ...
def cudaLogsDumpToFile(iterator: cudaLogIterator | None, pathToFile: Text, flags: int) -> cudaLogIterator | None: ...
def cudaLogsDumpToMemory(
    iterator: cudaLogIterator | None,
    buffer: Text | Address,
    size: int,
    flags: int,
) -> tuple[cudaLogIterator | None, int]: ...
def cudaGraphCreate(flags: int) -> cudaGraph_t: ...
def cudaGraphAddKernelNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    pNodeParams: cudaKernelNodeParams | None,
) -> cudaGraphNode_t: ...
def cudaGraphKernelNodeGetParams(node: cudaGraphNode_t | int | None) -> cudaKernelNodeParams: ...
def cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t | int | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> None: ...
def cudaGraphKernelNodeCopyAttributes(
    hDst: cudaGraphNode_t | int | None,
    hSrc: cudaGraphNode_t | int | None,
) -> None: ...
def cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t | int | None,
    attr: cudaLaunchAttributeID | int,
) -> cudaLaunchAttributeValue: ...
def cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t | int | None,
    attr: cudaLaunchAttributeID | int,
    value: cudaLaunchAttributeValue | None,
) -> None: ...
def cudaGraphAddMemcpyNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    pCopyParams: cudaMemcpy3DParms | None,
) -> cudaGraphNode_t: ...
def cudaGraphAddMemcpyNodeToSymbol(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    symbol: Address,
    src: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> cudaGraphNode_t: ...
def cudaGraphAddMemcpyNodeFromSymbol(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    dst: WritableAddress,
    symbol: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> cudaGraphNode_t: ...
def cudaGraphAddMemcpyNode1D(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    dst: WritableAddress,
    src: Address,
    count: int,
    kind: cudaMemcpyKind | int,
) -> cudaGraphNode_t: ...
def cudaGraphMemcpyNodeGetParams(node: cudaGraphNode_t | int | None) -> cudaMemcpy3DParms: ...
def cudaGraphMemcpyNodeSetParams(node: cudaGraphNode_t | int | None, pNodeParams: cudaMemcpy3DParms | None) -> None: ...
def cudaGraphMemcpyNodeSetParamsToSymbol(
    node: cudaGraphNode_t | int | None,
    symbol: Address,
    src: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> None: ...
def cudaGraphMemcpyNodeSetParamsFromSymbol(
    node: cudaGraphNode_t | int | None,
    dst: WritableAddress,
    symbol: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> None: ...
def cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t | int | None,
    dst: WritableAddress,
    src: Address,
    count: int,
    kind: cudaMemcpyKind | int,
) -> None: ...
def cudaGraphAddMemsetNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    pMemsetParams: cudaMemsetParams | None,
) -> cudaGraphNode_t: ...
def cudaGraphMemsetNodeGetParams(node: cudaGraphNode_t | int | None) -> cudaMemsetParams: ...
def cudaGraphMemsetNodeSetParams(node: cudaGraphNode_t | int | None, pNodeParams: cudaMemsetParams | None) -> None: ...
def cudaGraphAddHostNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    pNodeParams: cudaHostNodeParams | None,
) -> cudaGraphNode_t: ...
def cudaGraphHostNodeGetParams(node: cudaGraphNode_t | int | None) -> cudaHostNodeParams: ...
def cudaGraphHostNodeSetParams(node: cudaGraphNode_t | int | None, pNodeParams: cudaHostNodeParams | None) -> None: ...
def cudaGraphAddChildGraphNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    childGraph: cudaGraph_t | int | None,
) -> cudaGraphNode_t: ...
def cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t | int | None) -> cudaGraph_t: ...
def cudaGraphAddEmptyNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
) -> cudaGraphNode_t: ...
def cudaGraphAddEventRecordNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    event: cudaEvent_t | int | None,
) -> cudaGraphNode_t: ...
def cudaGraphEventRecordNodeGetEvent(node: cudaGraphNode_t | int | None) -> cudaEvent_t: ...
def cudaGraphEventRecordNodeSetEvent(node: cudaGraphNode_t | int | None, event: cudaEvent_t | int | None) -> None: ...
def cudaGraphAddEventWaitNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    event: cudaEvent_t | int | None,
) -> cudaGraphNode_t: ...
def cudaGraphEventWaitNodeGetEvent(node: cudaGraphNode_t | int | None) -> cudaEvent_t: ...
def cudaGraphEventWaitNodeSetEvent(node: cudaGraphNode_t | int | None, event: cudaEvent_t | int | None) -> None: ...
def cudaGraphAddExternalSemaphoresSignalNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> cudaGraphNode_t: ...
def cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t | int | None,
) -> cudaExternalSemaphoreSignalNodeParams: ...
def cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t | int | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> None: ...
def cudaGraphAddExternalSemaphoresWaitNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> cudaGraphNode_t: ...
def cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t | int | None,
) -> cudaExternalSemaphoreWaitNodeParams: ...
def cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t | int | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> None: ...
def cudaGraphAddMemAllocNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    nodeParams: cudaMemAllocNodeParams | None,
) -> cudaGraphNode_t: ...
def cudaGraphMemAllocNodeGetParams(node: cudaGraphNode_t | int | None) -> cudaMemAllocNodeParams: ...
def cudaGraphAddMemFreeNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    dptr: Address,
) -> cudaGraphNode_t: ...
def cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t | int | None) -> int: ...
def cudaDeviceGraphMemTrim(device: int) -> None: ...
def cudaDeviceGetGraphMemAttribute(device: int, attr: cudaGraphMemAttributeType | int) -> Any: ...
def cudaDeviceSetGraphMemAttribute(device: int, attr: cudaGraphMemAttributeType | int, value: Any) -> None: ...
def cudaGraphClone(originalGraph: cudaGraph_t | int | None) -> cudaGraph_t: ...
def cudaGraphNodeFindInClone(
    originalNode: cudaGraphNode_t | int | None,
    clonedGraph: cudaGraph_t | int | None,
) -> cudaGraphNode_t: ...
def cudaGraphNodeGetType(node: cudaGraphNode_t | int | None) -> cudaGraphNodeType: ...
def cudaGraphNodeGetContainingGraph(hNode: cudaGraphNode_t | int | None) -> cudaGraph_t: ...
def cudaGraphNodeGetLocalId(hNode: cudaGraphNode_t | int | None) -> int: ...
def cudaGraphNodeGetToolsId(hNode: cudaGraphNode_t | int | None) -> int: ...
def cudaGraphGetId(hGraph: cudaGraph_t | int | None) -> int: ...
def cudaGraphExecGetId(hGraphExec: cudaGraphExec_t | int | None) -> int: ...
def cudaGraphGetNodes(graph: cudaGraph_t | int | None, numNodes: int = 0) -> tuple[list[cudaGraphNode_t], int]: ...
def cudaGraphGetRootNodes(
    graph: cudaGraph_t | int | None,
    pNumRootNodes: int = 0,
) -> tuple[list[cudaGraphNode_t], int]: ...
def cudaGraphGetEdges(
    graph: cudaGraph_t | int | None,
    numEdges: int = 0,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphNode_t], list[cudaGraphEdgeData], int]: ...
def cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t | int | None,
    pNumDependencies: int = 0,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphEdgeData], int]: ...
def cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t | int | None,
    pNumDependentNodes: int = 0,
) -> tuple[list[cudaGraphNode_t], list[cudaGraphEdgeData], int]: ...
def cudaGraphAddDependencies(
    graph: cudaGraph_t | int | None,
    from_: Sequence[cudaGraphNode_t | int | None] | None,
    to: Sequence[cudaGraphNode_t | int | None] | None,
    edgeData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: int,
) -> None: ...
def cudaGraphRemoveDependencies(
    graph: cudaGraph_t | int | None,
    from_: Sequence[cudaGraphNode_t | int | None] | None,
    to: Sequence[cudaGraphNode_t | int | None] | None,
    edgeData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: int,
) -> None: ...
def cudaGraphDestroyNode(node: cudaGraphNode_t | int | None) -> None: ...
def cudaGraphInstantiate(graph: cudaGraph_t | int | None, flags: int) -> cudaGraphExec_t: ...
def cudaGraphInstantiateWithFlags(graph: cudaGraph_t | int | None, flags: int) -> cudaGraphExec_t: ...
def cudaGraphInstantiateWithParams(
    graph: cudaGraph_t | int | None,
    instantiateParams: cudaGraphInstantiateParams | None,
) -> cudaGraphExec_t: ...
def cudaGraphExecGetFlags(graphExec: cudaGraphExec_t | int | None) -> int: ...
def cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> None: ...
def cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> None: ...
def cudaGraphExecMemcpyNodeSetParamsToSymbol(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    symbol: Address,
    src: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> None: ...
def cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    dst: WritableAddress,
    symbol: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> None: ...
def cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    dst: WritableAddress,
    src: Address,
    count: int,
    kind: cudaMemcpyKind | int,
) -> None: ...
def cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    pNodeParams: cudaMemsetParams | None,
) -> None: ...
def cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    pNodeParams: cudaHostNodeParams | None,
) -> None: ...
def cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    childGraph: cudaGraph_t | int | None,
) -> None: ...
def cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    event: cudaEvent_t | int | None,
) -> None: ...
def cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    event: cudaEvent_t | int | None,
) -> None: ...
def cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> None: ...
def cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> None: ...
def cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    isEnabled: int,
) -> None: ...
def cudaGraphNodeGetEnabled(hGraphExec: cudaGraphExec_t | int | None, hNode: cudaGraphNode_t | int | None) -> int: ...
def cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t | int | None,
    hGraph: cudaGraph_t | int | None,
) -> cudaGraphExecUpdateResultInfo: ...
def cudaGraphUpload(
    graphExec: cudaGraphExec_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaGraphLaunch(
    graphExec: cudaGraphExec_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaGraphExecDestroy(graphExec: cudaGraphExec_t | int | None) -> None: ...
def cudaGraphDestroy(graph: cudaGraph_t | int | None) -> None: ...
def cudaGraphDebugDotPrint(graph: cudaGraph_t | int | None, path: Text, flags: int) -> None: ...
def cudaUserObjectCreate(
    ptr: Address,
    destroy: Callable[[int], object] | cudaHostFn_t | int | None,
    initialRefcount: int,
    flags: int,
) -> cudaUserObject_t: ...
def cudaUserObjectRetain(object: cudaUserObject_t | int | None, count: int) -> None: ...
def cudaUserObjectRelease(object: cudaUserObject_t | int | None, count: int) -> None: ...
def cudaGraphRetainUserObject(
    graph: cudaGraph_t | int | None,
    object: cudaUserObject_t | int | None,
    count: int,
    flags: int,
) -> None: ...
def cudaGraphReleaseUserObject(
    graph: cudaGraph_t | int | None,
    object: cudaUserObject_t | int | None,
    count: int,
) -> None: ...
def cudaGraphAddNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: int,
    nodeParams: _cudaGraphNodeParams | None,
) -> cudaGraphNode_t: ...
def cudaGraphNodeSetParams(node: cudaGraphNode_t | int | None, nodeParams: _cudaGraphNodeParams | None) -> None: ...
def cudaGraphNodeGetParams(node: cudaGraphNode_t | int | None) -> cudaGraphNodeParams: ...
def cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    nodeParams: _cudaGraphNodeParams | None,
) -> None: ...
def cudaGraphConditionalHandleCreate(
    graph: cudaGraph_t | int | None,
    defaultLaunchValue: int,
    flags: int,
) -> cudaGraphConditionalHandle: ...
def cudaGraphConditionalHandleCreate_v2(
    graph: cudaGraph_t | int | None,
    ctx: cudaExecutionContext_t | int | None,
    defaultLaunchValue: int,
    flags: int,
) -> cudaGraphConditionalHandle: ...
def cudaGetDriverEntryPoint(symbol: Text, flags: int) -> tuple[int, cudaDriverEntryPointQueryResult]: ...
def cudaGetDriverEntryPointByVersion(
    symbol: Text,
    cudaVersion: int,
    flags: int,
) -> tuple[int, cudaDriverEntryPointQueryResult]: ...
def cudaLibraryLoadData(
    code: Address,
    jitOptions: Sequence[cudaJitOption | int] | None,
    jitOptionsValues: Sequence[Any] | None,
    numJitOptions: int,
    libraryOptions: Sequence[cudaLibraryOption | int] | None,
    libraryOptionValues: Sequence[Any] | None,
    numLibraryOptions: int,
) -> cudaLibrary_t: ...
def cudaLibraryLoadFromFile(
    fileName: Text,
    jitOptions: Sequence[cudaJitOption | int] | None,
    jitOptionsValues: Sequence[Any] | None,
    numJitOptions: int,
    libraryOptions: Sequence[cudaLibraryOption | int] | None,
    libraryOptionValues: Sequence[Any] | None,
    numLibraryOptions: int,
) -> cudaLibrary_t: ...
def cudaLibraryUnload(library: cudaLibrary_t | int | None) -> None: ...
def cudaLibraryGetKernel(library: cudaLibrary_t | int | None, name: Text) -> cudaKernel_t: ...
def cudaLibraryGetGlobal(library: cudaLibrary_t | int | None, name: Text) -> tuple[int, int]: ...
def cudaLibraryGetManaged(library: cudaLibrary_t | int | None, name: Text) -> tuple[int, int]: ...
def cudaLibraryGetUnifiedFunction(library: cudaLibrary_t | int | None, symbol: Text) -> int: ...
def cudaLibraryGetKernelCount(lib: cudaLibrary_t | int | None) -> int: ...
def cudaLibraryEnumerateKernels(numKernels: int, lib: cudaLibrary_t | int | None) -> list[cudaKernel_t]: ...
def cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t | int | None,
    attr: cudaFuncAttribute | int,
    value: int,
    device: int,
) -> None: ...
def cudaDeviceGetDevResource(device: int, typename: cudaDevResourceType | int) -> cudaDevResource: ...
def cudaDevSmResourceSplitByCount(
    nbGroups: int,
    input_: cudaDevResource | None,
    flags: int,
    minCount: int,
) -> tuple[list[cudaDevResource], int, cudaDevResource]: ...
def cudaDevSmResourceSplit(
    nbGroups: int,
    input_: cudaDevResource | None,
    flags: int,
    groupParams: Sequence[_cudaDevSmResourceGroupParams] | None,
) -> tuple[list[cudaDevResource], cudaDevResource]: ...
def cudaDevResourceGenerateDesc(
    resources: Sequence[cudaDevResource] | None,
    nbResources: int,
) -> cudaDevResourceDesc_t: ...
def cudaGreenCtxCreate(desc: cudaDevResourceDesc_t | int | None, device: int, flags: int) -> cudaExecutionContext_t: ...
def cudaExecutionCtxDestroy(ctx: cudaExecutionContext_t | int | None) -> None: ...
def cudaExecutionCtxGetDevResource(
    ctx: cudaExecutionContext_t | int | None,
    typename: cudaDevResourceType | int,
) -> cudaDevResource: ...
def cudaExecutionCtxGetDevice(ctx: cudaExecutionContext_t | int | None) -> int: ...
def cudaExecutionCtxGetId(ctx: cudaExecutionContext_t | int | None) -> int: ...
def cudaExecutionCtxStreamCreate(
    ctx: cudaExecutionContext_t | int | None,
    flags: int,
    priority: int,
) -> cudaStream_t: ...
def cudaExecutionCtxSynchronize(ctx: cudaExecutionContext_t | int | None) -> None: ...
def cudaStreamGetDevResource(
    hStream: cudaStream_t | SupportsStream | int | None,
    typename: cudaDevResourceType | int,
) -> cudaDevResource: ...
def cudaExecutionCtxRecordEvent(ctx: cudaExecutionContext_t | int | None, event: cudaEvent_t | int | None) -> None: ...
def cudaExecutionCtxWaitEvent(ctx: cudaExecutionContext_t | int | None, event: cudaEvent_t | int | None) -> None: ...
def cudaDeviceGetExecutionCtx(device: int) -> cudaExecutionContext_t: ...
def cudaGetExportTable(pExportTableId: cudaUUID_t | None) -> int: ...
def cudaGetFuncBySymbol(symbolPtr: Address) -> cudaFunction_t: ...
def cudaGetKernel(entryFuncAddr: Address) -> cudaKernel_t: ...
def cudaProfilerStart() -> None: ...
def cudaProfilerStop() -> None: ...
def cudaGLGetDevices(cudaDeviceCount: int, deviceList: cudaGLDeviceList | int) -> tuple[int, list[int]]: ...
def cudaGraphicsGLRegisterImage(
    image: GLuint | int | None,
    target: GLenum | int | None,
    flags: int,
) -> cudaGraphicsResource_t: ...
def cudaGraphicsGLRegisterBuffer(buffer: GLuint | int | None, flags: int) -> cudaGraphicsResource_t: ...
def cudaGLSetGLDevice(device: int) -> None: ...
def cudaGLRegisterBufferObject(bufObj: GLuint | int | None) -> None: ...
def cudaGLMapBufferObject(bufObj: GLuint | int | None) -> int: ...
def cudaGLUnmapBufferObject(bufObj: GLuint | int | None) -> None: ...
def cudaGLUnregisterBufferObject(bufObj: GLuint | int | None) -> None: ...
def cudaGLSetBufferObjectMapFlags(bufObj: GLuint | int | None, flags: int) -> None: ...
def cudaGLMapBufferObjectAsync(
    bufObj: GLuint | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> int: ...
def cudaGLUnmapBufferObjectAsync(
    bufObj: GLuint | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def cudaGraphicsEGLRegisterImage(image: EGLImageKHR | int | None, flags: int) -> cudaGraphicsResource_t: ...
def cudaEGLStreamConsumerConnect(eglStream: EGLStreamKHR | int | None) -> cudaEglStreamConnection: ...
def cudaEGLStreamConsumerConnectWithFlags(
    eglStream: EGLStreamKHR | int | None,
    flags: int,
) -> cudaEglStreamConnection: ...
def cudaEGLStreamConsumerDisconnect(conn: CUeglStreamConnection | int | None) -> None: ...
def cudaEGLStreamConsumerAcquireFrame(
    conn: CUeglStreamConnection | int | None,
    pCudaResource: cudaGraphicsResource_t | int | None,
    pStream: CUstream | int | None,
    timeout: int,
) -> None: ...
def cudaEGLStreamConsumerReleaseFrame(
    conn: CUeglStreamConnection | int | None,
    pCudaResource: cudaGraphicsResource_t | int | None,
    pStream: CUstream | int | None,
) -> None: ...
def cudaEGLStreamProducerConnect(
    eglStream: EGLStreamKHR | int | None,
    width: EGLint | int | None,
    height: EGLint | int | None,
) -> cudaEglStreamConnection: ...
def cudaEGLStreamProducerDisconnect(conn: CUeglStreamConnection | int | None) -> None: ...
def cudaEGLStreamProducerPresentFrame(
    conn: CUeglStreamConnection | int | None,
    eglframe: _cudaEglFrame,
    pStream: CUstream | int | None,
) -> None: ...
def cudaEGLStreamProducerReturnFrame(
    conn: CUeglStreamConnection | int | None,
    eglframe: _cudaEglFrame | None,
    pStream: CUstream | int | None,
) -> None: ...
def cudaGraphicsResourceGetMappedEglFrame(
    resource: cudaGraphicsResource_t | int | None,
    index: int,
    mipLevel: int,
) -> cudaEglFrame: ...
def cudaEventCreateFromEGLSync(eglSync: EGLSyncKHR | int | None, flags: int) -> cudaEvent_t: ...
def cudaVDPAUGetDevice(vdpDevice: VdpDevice | int | None, vdpGetProcAddress: Address) -> int: ...
def cudaVDPAUSetVDPAUDevice(device: int, vdpDevice: VdpDevice | int | None, vdpGetProcAddress: Address) -> None: ...
def cudaGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | int | None,
    flags: int,
) -> cudaGraphicsResource_t: ...
def cudaGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | int | None,
    flags: int,
) -> cudaGraphicsResource_t: ...
def cudaWGLGetDevice(hGpu: HGPUNV | int | None) -> int: ...

anon_struct5 = cudaResourceDesc_res_reserved
anon_union0 = cudaResourceDesc_res
anon_struct13 = cudaExternalSemaphoreSignalParams_params
anon_struct16 = cudaExternalSemaphoreWaitParams_params
anon_union13 = cudaEglFrame_st_frame
