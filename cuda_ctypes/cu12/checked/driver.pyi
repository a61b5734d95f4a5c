# python -m generator generate driver 12.9
from collections.abc import Callable, Iterable, Sequence
from typing import Any, overload

from ..._floor.faces.typed import Address, KernelParams, Member, SupportsStream, Text, WritableAddress
from ...errors import CudaError as CudaError
from ..bindings.driver import (
    CUipcMem_flags as CUipcMem_flags,
    CUmemAttach_flags as CUmemAttach_flags,
    CUctx_flags as CUctx_flags,
    CUevent_sched_flags as CUevent_sched_flags,
    cl_event_flags as cl_event_flags,
    cl_context_flags as cl_context_flags,
    CUstream_flags as CUstream_flags,
    CUevent_flags as CUevent_flags,
    CUevent_record_flags as CUevent_record_flags,
    CUevent_wait_flags as CUevent_wait_flags,
    CUstreamWaitValue_flags as CUstreamWaitValue_flags,
    CUstreamWriteValue_flags as CUstreamWriteValue_flags,
    CUstreamBatchMemOpType as CUstreamBatchMemOpType,
    CUstreamMemoryBarrier_flags as CUstreamMemoryBarrier_flags,
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
    CUlaunchAttributeID as CUlaunchAttributeID,
    CUstreamCaptureStatus as CUstreamCaptureStatus,
    CUstreamCaptureMode as CUstreamCaptureMode,
    CUdriverProcAddress_flags as CUdriverProcAddress_flags,
    CUdriverProcAddressQueryResult as CUdriverProcAddressQueryResult,
    CUexecAffinityType as CUexecAffinityType,
    CUcigDataType as CUcigDataType,
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
    CUfunctionLoadingState as CUfunctionLoadingState,
    CUcoredumpSettings as CUcoredumpSettings,
    CUCoredumpGenerationFlags as CUCoredumpGenerationFlags,
    CUgreenCtxCreate_flags as CUgreenCtxCreate_flags,
    CUdevSmResourceSplit_flags as CUdevSmResourceSplit_flags,
    CUdevResourceType as CUdevResourceType,
    CUlogLevel as CUlogLevel,
    CUoutput_mode as CUoutput_mode,
    CUGLDeviceList as CUGLDeviceList,
    CUGLmap_flags as CUGLmap_flags,
    CUeglFrameType as CUeglFrameType,
    CUeglResourceLocationFlags as CUeglResourceLocationFlags,
    CUeglColorFormat as CUeglColorFormat,
    CUkernelNodeAttrID as CUkernelNodeAttrID,
    CUstreamAttrID as CUstreamAttrID,
    VdpGetProcAddress as VdpGetProcAddress,
    CUasyncCallback as CUasyncCallback,
    CUhostFn as CUhostFn,
    CUstreamCallback as CUstreamCallback,
    CUoccupancyB2DSize as CUoccupancyB2DSize,
    CUlogsCallback as CUlogsCallback,
    CUuuid_st as CUuuid_st,
    CUmemFabricHandle_st as CUmemFabricHandle_st,
    CUipcEventHandle_st as CUipcEventHandle_st,
    CUipcMemHandle_st as CUipcMemHandle_st,
    CUstreamMemOpWaitValueParams_st_2 as CUstreamMemOpWaitValueParams_st_2,
    CUstreamMemOpWaitValueParams_st as CUstreamMemOpWaitValueParams_st,
    CUstreamMemOpWriteValueParams_st_2 as CUstreamMemOpWriteValueParams_st_2,
    CUstreamMemOpWriteValueParams_st as CUstreamMemOpWriteValueParams_st,
    CUstreamMemOpFlushRemoteWritesParams_st as CUstreamMemOpFlushRemoteWritesParams_st,
    CUstreamMemOpMemoryBarrierParams_st as CUstreamMemOpMemoryBarrierParams_st,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st as CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st as CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st,
    CUasyncNotificationInfo_st_info_overBudget as CUasyncNotificationInfo_st_info_overBudget,
    CUasyncNotificationInfo_st_info as CUasyncNotificationInfo_st_info,
    CUasyncNotificationInfo_st as CUasyncNotificationInfo_st,
    CUaccessPolicyWindow_st as CUaccessPolicyWindow_st,
    CUDA_KERNEL_NODE_PARAMS_st as CUDA_KERNEL_NODE_PARAMS_st,
    CUDA_KERNEL_NODE_PARAMS_v2_st as CUDA_KERNEL_NODE_PARAMS_v2_st,
    CUDA_KERNEL_NODE_PARAMS_v3_st as CUDA_KERNEL_NODE_PARAMS_v3_st,
    CUDA_MEMSET_NODE_PARAMS_st as CUDA_MEMSET_NODE_PARAMS_st,
    CUDA_MEMSET_NODE_PARAMS_v2_st as CUDA_MEMSET_NODE_PARAMS_v2_st,
    CUDA_HOST_NODE_PARAMS_st as CUDA_HOST_NODE_PARAMS_st,
    CUDA_HOST_NODE_PARAMS_v2_st as CUDA_HOST_NODE_PARAMS_v2_st,
    CUDA_CONDITIONAL_NODE_PARAMS as CUDA_CONDITIONAL_NODE_PARAMS,
    CUgraphEdgeData_st as CUgraphEdgeData_st,
    CUDA_GRAPH_INSTANTIATE_PARAMS_st as CUDA_GRAPH_INSTANTIATE_PARAMS_st,
    CUlaunchMemSyncDomainMap_st as CUlaunchMemSyncDomainMap_st,
    CUlaunchAttributeValue_union_clusterDim as CUlaunchAttributeValue_union_clusterDim,
    CUlaunchAttributeValue_union_programmaticEvent as CUlaunchAttributeValue_union_programmaticEvent,
    CUlaunchAttributeValue_union_launchCompletionEvent as CUlaunchAttributeValue_union_launchCompletionEvent,
    CUlaunchAttributeValue_union_preferredClusterDim as CUlaunchAttributeValue_union_preferredClusterDim,
    CUlaunchAttributeValue_union_deviceUpdatableKernelNode as CUlaunchAttributeValue_union_deviceUpdatableKernelNode,
    CUlaunchAttributeValue_union as CUlaunchAttributeValue_union,
    CUlaunchAttribute_st as CUlaunchAttribute_st,
    CUlaunchConfig_st as CUlaunchConfig_st,
    CUexecAffinitySmCount_st as CUexecAffinitySmCount_st,
    CUexecAffinityParam_st_param as CUexecAffinityParam_st_param,
    CUexecAffinityParam_st as CUexecAffinityParam_st,
    CUctxCigParam_st as CUctxCigParam_st,
    CUctxCreateParams_st as CUctxCreateParams_st,
    CUlibraryHostUniversalFunctionAndDataTable_st as CUlibraryHostUniversalFunctionAndDataTable_st,
    CUDA_MEMCPY2D_st as CUDA_MEMCPY2D_st,
    CUDA_MEMCPY3D_st as CUDA_MEMCPY3D_st,
    CUDA_MEMCPY3D_PEER_st as CUDA_MEMCPY3D_PEER_st,
    CUDA_MEMCPY_NODE_PARAMS_st as CUDA_MEMCPY_NODE_PARAMS_st,
    CUDA_ARRAY_DESCRIPTOR_st as CUDA_ARRAY_DESCRIPTOR_st,
    CUDA_ARRAY3D_DESCRIPTOR_st as CUDA_ARRAY3D_DESCRIPTOR_st,
    CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent as CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent,
    CUDA_RESOURCE_DESC_st_res_array as CUDA_RESOURCE_DESC_st_res_array,
    CUDA_RESOURCE_DESC_st_res_mipmap as CUDA_RESOURCE_DESC_st_res_mipmap,
    CUDA_RESOURCE_DESC_st_res_linear as CUDA_RESOURCE_DESC_st_res_linear,
    CUDA_RESOURCE_DESC_st_res_pitch2D as CUDA_RESOURCE_DESC_st_res_pitch2D,
    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st as CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st,
    CUDA_LAUNCH_PARAMS_st as CUDA_LAUNCH_PARAMS_st,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32 as CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle as CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32 as CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle as CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence as CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync as CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex as CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence as CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync as CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex as CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_st as CUDA_EXT_SEM_WAIT_NODE_PARAMS_st,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st as CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st,
    CUarrayMapInfo_st_resource as CUarrayMapInfo_st_resource,
    CUarrayMapInfo_st_subresource_sparseLevel as CUarrayMapInfo_st_subresource_sparseLevel,
    CUarrayMapInfo_st_subresource_miptail as CUarrayMapInfo_st_subresource_miptail,
    CUarrayMapInfo_st_subresource as CUarrayMapInfo_st_subresource,
    CUarrayMapInfo_st_memHandle as CUarrayMapInfo_st_memHandle,
    CUmemLocation_st as CUmemLocation_st,
    CUmemAllocationProp_st_allocFlags as CUmemAllocationProp_st_allocFlags,
    CUmemAllocationProp_st as CUmemAllocationProp_st,
    CUmulticastObjectProp_st as CUmulticastObjectProp_st,
    CUmemAccessDesc_st as CUmemAccessDesc_st,
    CUgraphExecUpdateResultInfo_st as CUgraphExecUpdateResultInfo_st,
    CUmemPoolProps_st as CUmemPoolProps_st,
    CUmemPoolPtrExportData_st as CUmemPoolPtrExportData_st,
    CUmemcpyAttributes_st as CUmemcpyAttributes_st,
    CUoffset3D_st as CUoffset3D_st,
    CUextent3D_st as CUextent3D_st,
    CUmemcpy3DOperand_st_op_ptr as CUmemcpy3DOperand_st_op_ptr,
    CUmemcpy3DOperand_st_op_array as CUmemcpy3DOperand_st_op_array,
    CUmemcpy3DOperand_st_op as CUmemcpy3DOperand_st_op,
    CUmemcpy3DOperand_st as CUmemcpy3DOperand_st,
    CUDA_MEMCPY3D_BATCH_OP_st as CUDA_MEMCPY3D_BATCH_OP_st,
    CUDA_MEM_ALLOC_NODE_PARAMS_v1_st as CUDA_MEM_ALLOC_NODE_PARAMS_v1_st,
    CUDA_MEM_ALLOC_NODE_PARAMS_v2_st as CUDA_MEM_ALLOC_NODE_PARAMS_v2_st,
    CUDA_MEM_FREE_NODE_PARAMS_st as CUDA_MEM_FREE_NODE_PARAMS_st,
    CUDA_CHILD_GRAPH_NODE_PARAMS_st as CUDA_CHILD_GRAPH_NODE_PARAMS_st,
    CUDA_EVENT_RECORD_NODE_PARAMS_st as CUDA_EVENT_RECORD_NODE_PARAMS_st,
    CUDA_EVENT_WAIT_NODE_PARAMS_st as CUDA_EVENT_WAIT_NODE_PARAMS_st,
    CUmemDecompressParams_st as CUmemDecompressParams_st,
    CUdevSmResource_st as CUdevSmResource_st,
    CUdevResource_st_2 as CUdevResource_st_2,
    CUdevResource_st as CUdevResource_st,
    CUDA_MEMCPY2D_v1_st as CUDA_MEMCPY2D_v1_st,
    CUDA_MEMCPY3D_v1_st as CUDA_MEMCPY3D_v1_st,
    CUDA_ARRAY_DESCRIPTOR_v1_st as CUDA_ARRAY_DESCRIPTOR_v1_st,
    CUDA_ARRAY3D_DESCRIPTOR_v1_st as CUDA_ARRAY3D_DESCRIPTOR_v1_st,
    VdpDevice as VdpDevice,
    VdpVideoSurface as VdpVideoSurface,
    VdpOutputSurface as VdpOutputSurface,
    VdpFuncId as VdpFuncId,
    VdpStatus as VdpStatus,
    cuuint32_t as cuuint32_t,
    cuuint64_t as cuuint64_t,
    CUdeviceptr_v2 as CUdeviceptr_v2,
    CUdeviceptr as CUdeviceptr,
    CUdevice_v1 as CUdevice_v1,
    CUdevice as CUdevice,
    CUcontext as CUcontext,
    CUmodule as CUmodule,
    CUfunction as CUfunction,
    CUlibrary as CUlibrary,
    CUkernel as CUkernel,
    CUarray as CUarray,
    CUmipmappedArray as CUmipmappedArray,
    CUtexref as CUtexref,
    CUsurfref as CUsurfref,
    CUevent as CUevent,
    CUstream as CUstream,
    CUgraphicsResource as CUgraphicsResource,
    CUtexObject_v1 as CUtexObject_v1,
    CUtexObject as CUtexObject,
    CUsurfObject_v1 as CUsurfObject_v1,
    CUsurfObject as CUsurfObject,
    CUexternalMemory as CUexternalMemory,
    CUexternalSemaphore as CUexternalSemaphore,
    CUgraph as CUgraph,
    CUgraphNode as CUgraphNode,
    CUgraphExec as CUgraphExec,
    CUmemoryPool as CUmemoryPool,
    CUuserObject as CUuserObject,
    CUgraphConditionalHandle as CUgraphConditionalHandle,
    CUgraphDeviceNode as CUgraphDeviceNode,
    CUasyncCallbackHandle as CUasyncCallbackHandle,
    CUgreenCtx as CUgreenCtx,
    CUuuid as CUuuid,
    CUmemFabricHandle_v1 as CUmemFabricHandle_v1,
    CUmemFabricHandle as CUmemFabricHandle,
    CUipcEventHandle_v1 as CUipcEventHandle_v1,
    CUipcEventHandle as CUipcEventHandle,
    CUipcMemHandle_v1 as CUipcMemHandle_v1,
    CUipcMemHandle as CUipcMemHandle,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 as CUDA_BATCH_MEM_OP_NODE_PARAMS_v1,
    CUDA_BATCH_MEM_OP_NODE_PARAMS as CUDA_BATCH_MEM_OP_NODE_PARAMS,
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 as CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
    CUasyncNotificationInfo as CUasyncNotificationInfo,
    CUlinkState as CUlinkState,
    CUaccessPolicyWindow_v1 as CUaccessPolicyWindow_v1,
    CUaccessPolicyWindow as CUaccessPolicyWindow,
    CUDA_KERNEL_NODE_PARAMS_v1 as CUDA_KERNEL_NODE_PARAMS_v1,
    CUDA_KERNEL_NODE_PARAMS_v2 as CUDA_KERNEL_NODE_PARAMS_v2,
    CUDA_KERNEL_NODE_PARAMS as CUDA_KERNEL_NODE_PARAMS,
    CUDA_KERNEL_NODE_PARAMS_v3 as CUDA_KERNEL_NODE_PARAMS_v3,
    CUDA_MEMSET_NODE_PARAMS_v1 as CUDA_MEMSET_NODE_PARAMS_v1,
    CUDA_MEMSET_NODE_PARAMS as CUDA_MEMSET_NODE_PARAMS,
    CUDA_MEMSET_NODE_PARAMS_v2 as CUDA_MEMSET_NODE_PARAMS_v2,
    CUDA_HOST_NODE_PARAMS_v1 as CUDA_HOST_NODE_PARAMS_v1,
    CUDA_HOST_NODE_PARAMS as CUDA_HOST_NODE_PARAMS,
    CUDA_HOST_NODE_PARAMS_v2 as CUDA_HOST_NODE_PARAMS_v2,
    CUgraphEdgeData as CUgraphEdgeData,
    CUDA_GRAPH_INSTANTIATE_PARAMS as CUDA_GRAPH_INSTANTIATE_PARAMS,
    CUlaunchMemSyncDomainMap as CUlaunchMemSyncDomainMap,
    CUlaunchAttributeValue as CUlaunchAttributeValue,
    CUlaunchAttribute as CUlaunchAttribute,
    CUlaunchConfig as CUlaunchConfig,
    CUkernelNodeAttrValue_v1 as CUkernelNodeAttrValue_v1,
    CUkernelNodeAttrValue as CUkernelNodeAttrValue,
    CUstreamAttrValue_v1 as CUstreamAttrValue_v1,
    CUstreamAttrValue as CUstreamAttrValue,
    CUexecAffinitySmCount_v1 as CUexecAffinitySmCount_v1,
    CUexecAffinitySmCount as CUexecAffinitySmCount,
    CUexecAffinityParam_v1 as CUexecAffinityParam_v1,
    CUexecAffinityParam as CUexecAffinityParam,
    CUctxCigParam as CUctxCigParam,
    CUctxCreateParams as CUctxCreateParams,
    CUlibraryHostUniversalFunctionAndDataTable as CUlibraryHostUniversalFunctionAndDataTable,
    CUDA_MEMCPY2D_v2 as CUDA_MEMCPY2D_v2,
    CUDA_MEMCPY2D as CUDA_MEMCPY2D,
    CUDA_MEMCPY3D_v2 as CUDA_MEMCPY3D_v2,
    CUDA_MEMCPY3D as CUDA_MEMCPY3D,
    CUDA_MEMCPY3D_PEER_v1 as CUDA_MEMCPY3D_PEER_v1,
    CUDA_MEMCPY3D_PEER as CUDA_MEMCPY3D_PEER,
    CUDA_MEMCPY_NODE_PARAMS as CUDA_MEMCPY_NODE_PARAMS,
    CUDA_ARRAY_DESCRIPTOR_v2 as CUDA_ARRAY_DESCRIPTOR_v2,
    CUDA_ARRAY_DESCRIPTOR as CUDA_ARRAY_DESCRIPTOR,
    CUDA_ARRAY3D_DESCRIPTOR_v2 as CUDA_ARRAY3D_DESCRIPTOR_v2,
    CUDA_ARRAY3D_DESCRIPTOR as CUDA_ARRAY3D_DESCRIPTOR,
    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 as CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1,
    CUDA_POINTER_ATTRIBUTE_P2P_TOKENS as CUDA_POINTER_ATTRIBUTE_P2P_TOKENS,
    CUDA_LAUNCH_PARAMS_v1 as CUDA_LAUNCH_PARAMS_v1,
    CUDA_LAUNCH_PARAMS as CUDA_LAUNCH_PARAMS,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 as CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 as CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS as CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 as CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    CUmemGenericAllocationHandle_v1 as CUmemGenericAllocationHandle_v1,
    CUmemGenericAllocationHandle as CUmemGenericAllocationHandle,
    CUmemLocation_v1 as CUmemLocation_v1,
    CUmemLocation as CUmemLocation,
    CUmemAllocationProp_v1 as CUmemAllocationProp_v1,
    CUmemAllocationProp as CUmemAllocationProp,
    CUmulticastObjectProp_v1 as CUmulticastObjectProp_v1,
    CUmulticastObjectProp as CUmulticastObjectProp,
    CUmemAccessDesc_v1 as CUmemAccessDesc_v1,
    CUmemAccessDesc as CUmemAccessDesc,
    CUgraphExecUpdateResultInfo_v1 as CUgraphExecUpdateResultInfo_v1,
    CUgraphExecUpdateResultInfo as CUgraphExecUpdateResultInfo,
    CUmemPoolProps_v1 as CUmemPoolProps_v1,
    CUmemPoolProps as CUmemPoolProps,
    CUmemPoolPtrExportData_v1 as CUmemPoolPtrExportData_v1,
    CUmemPoolPtrExportData as CUmemPoolPtrExportData,
    CUmemcpyAttributes_v1 as CUmemcpyAttributes_v1,
    CUmemcpyAttributes as CUmemcpyAttributes,
    CUoffset3D_v1 as CUoffset3D_v1,
    CUoffset3D as CUoffset3D,
    CUextent3D_v1 as CUextent3D_v1,
    CUextent3D as CUextent3D,
    CUmemcpy3DOperand_v1 as CUmemcpy3DOperand_v1,
    CUmemcpy3DOperand as CUmemcpy3DOperand,
    CUDA_MEMCPY3D_BATCH_OP_v1 as CUDA_MEMCPY3D_BATCH_OP_v1,
    CUDA_MEMCPY3D_BATCH_OP as CUDA_MEMCPY3D_BATCH_OP,
    CUDA_MEM_ALLOC_NODE_PARAMS_v1 as CUDA_MEM_ALLOC_NODE_PARAMS_v1,
    CUDA_MEM_ALLOC_NODE_PARAMS as CUDA_MEM_ALLOC_NODE_PARAMS,
    CUDA_MEM_ALLOC_NODE_PARAMS_v2 as CUDA_MEM_ALLOC_NODE_PARAMS_v2,
    CUDA_MEM_FREE_NODE_PARAMS as CUDA_MEM_FREE_NODE_PARAMS,
    CUDA_CHILD_GRAPH_NODE_PARAMS as CUDA_CHILD_GRAPH_NODE_PARAMS,
    CUDA_EVENT_RECORD_NODE_PARAMS as CUDA_EVENT_RECORD_NODE_PARAMS,
    CUDA_EVENT_WAIT_NODE_PARAMS as CUDA_EVENT_WAIT_NODE_PARAMS,
    CUmemDecompressParams as CUmemDecompressParams,
    CUdevResourceDesc as CUdevResourceDesc,
    CUdevSmResource as CUdevSmResource,
    CUdevResource_v1 as CUdevResource_v1,
    CUdevResource as CUdevResource,
    CUlogsCallbackHandle as CUlogsCallbackHandle,
    CUlogIterator as CUlogIterator,
    CUdeviceptr_v1 as CUdeviceptr_v1,
    CUDA_MEMCPY2D_v1 as CUDA_MEMCPY2D_v1,
    CUDA_MEMCPY3D_v1 as CUDA_MEMCPY3D_v1,
    CUDA_ARRAY_DESCRIPTOR_v1 as CUDA_ARRAY_DESCRIPTOR_v1,
    CUDA_ARRAY3D_DESCRIPTOR_v1 as CUDA_ARRAY3D_DESCRIPTOR_v1,
    GLenum as GLenum,
    GLuint as GLuint,
    EGLint as EGLint,
    EGLImageKHR as EGLImageKHR,
    EGLStreamKHR as EGLStreamKHR,
    EGLSyncKHR as EGLSyncKHR,
    CUeglStreamConnection as CUeglStreamConnection,
    HGPUNV as HGPUNV,
    anon_struct0 as anon_struct0,
    anon_union2 as anon_union2,
    anon_struct1 as anon_struct1,
    anon_struct2 as anon_struct2,
    anon_struct3 as anon_struct3,
    anon_struct4 as anon_struct4,
    anon_struct5 as anon_struct5,
    anon_union3 as anon_union3,
    anon_struct6 as anon_struct6,
    anon_struct7 as anon_struct7,
    anon_struct8 as anon_struct8,
    anon_struct9 as anon_struct9,
    anon_struct10 as anon_struct10,
    anon_struct12 as anon_struct12,
    anon_union5 as anon_union5,
    anon_struct13 as anon_struct13,
    anon_union6 as anon_union6,
    anon_struct14 as anon_struct14,
    anon_union7 as anon_union7,
    anon_struct15 as anon_struct15,
    anon_struct17 as anon_struct17,
    anon_union8 as anon_union8,
    anon_struct18 as anon_struct18,
    anon_union9 as anon_union9,
    anon_struct20 as anon_struct20,
    anon_struct21 as anon_struct21,
    anon_union10 as anon_union10,
    anon_union11 as anon_union11,
    anon_struct22 as anon_struct22,
    anon_struct23 as anon_struct23,
    anon_struct24 as anon_struct24,
    anon_union12 as anon_union12,
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
    RESOURCE_ABI_VERSION as RESOURCE_ABI_VERSION,
    RESOURCE_ABI_EXTERNAL_BYTES as RESOURCE_ABI_EXTERNAL_BYTES,
    MAX_PLANES as MAX_PLANES,
    CUDA_EGL_INFINITE_TIMEOUT as CUDA_EGL_INFINITE_TIMEOUT,
    sizeof as sizeof,
    CUstreamBatchMemOpParams_union as _CUstreamBatchMemOpParams_union,
    CUdevprop_st as _CUdevprop_st,
    CUDA_ARRAY_SPARSE_PROPERTIES_st as _CUDA_ARRAY_SPARSE_PROPERTIES_st,
    CUDA_ARRAY_MEMORY_REQUIREMENTS_st as _CUDA_ARRAY_MEMORY_REQUIREMENTS_st,
    CUDA_RESOURCE_DESC_st_res_reserved as _CUDA_RESOURCE_DESC_st_res_reserved,
    CUDA_RESOURCE_DESC_st_res as _CUDA_RESOURCE_DESC_st_res,
    CUDA_RESOURCE_DESC_st as _CUDA_RESOURCE_DESC_st,
    CUDA_TEXTURE_DESC_st as _CUDA_TEXTURE_DESC_st,
    CUDA_RESOURCE_VIEW_DESC_st as _CUDA_RESOURCE_VIEW_DESC_st,
    CUtensorMap_st as _CUtensorMap_st,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st as _CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st,
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st as _CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st as _CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st as _CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params as _CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st as _CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params as _CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st as _CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st,
    CUarrayMapInfo_st as _CUarrayMapInfo_st,
    CUgraphNodeParams_st_2 as _CUgraphNodeParams_st_2,
    CUgraphNodeParams_st as _CUgraphNodeParams_st,
    CUcheckpointLockArgs_st as _CUcheckpointLockArgs_st,
    CUcheckpointCheckpointArgs_st as _CUcheckpointCheckpointArgs_st,
    CUcheckpointRestoreArgs_st as _CUcheckpointRestoreArgs_st,
    CUcheckpointUnlockArgs_st as _CUcheckpointUnlockArgs_st,
    CUeglFrame_st_frame as _CUeglFrame_st_frame,
    CUeglFrame_st as _CUeglFrame_st,
    CUstreamBatchMemOpParams_v1 as _CUstreamBatchMemOpParams_v1,
    CUstreamBatchMemOpParams as _CUstreamBatchMemOpParams,
    CUdevprop_v1 as _CUdevprop_v1,
    CUdevprop as _CUdevprop,
    CUDA_ARRAY_SPARSE_PROPERTIES_v1 as _CUDA_ARRAY_SPARSE_PROPERTIES_v1,
    CUDA_ARRAY_SPARSE_PROPERTIES as _CUDA_ARRAY_SPARSE_PROPERTIES,
    CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 as _CUDA_ARRAY_MEMORY_REQUIREMENTS_v1,
    CUDA_ARRAY_MEMORY_REQUIREMENTS as _CUDA_ARRAY_MEMORY_REQUIREMENTS,
    CUDA_RESOURCE_DESC_v1 as _CUDA_RESOURCE_DESC_v1,
    CUDA_RESOURCE_DESC as _CUDA_RESOURCE_DESC,
    CUDA_TEXTURE_DESC_v1 as _CUDA_TEXTURE_DESC_v1,
    CUDA_TEXTURE_DESC as _CUDA_TEXTURE_DESC,
    CUDA_RESOURCE_VIEW_DESC_v1 as _CUDA_RESOURCE_VIEW_DESC_v1,
    CUDA_RESOURCE_VIEW_DESC as _CUDA_RESOURCE_VIEW_DESC,
    CUtensorMap as _CUtensorMap,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 as _CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1,
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC as _CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 as _CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1,
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC as _CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 as _CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC as _CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 as _CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1,
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC as _CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 as _CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS as _CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 as _CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1,
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS as _CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    CUarrayMapInfo_v1 as _CUarrayMapInfo_v1,
    CUarrayMapInfo as _CUarrayMapInfo,
    CUgraphNodeParams as _CUgraphNodeParams,
    CUcheckpointLockArgs as _CUcheckpointLockArgs,
    CUcheckpointCheckpointArgs as _CUcheckpointCheckpointArgs,
    CUcheckpointRestoreArgs as _CUcheckpointRestoreArgs,
    CUcheckpointUnlockArgs as _CUcheckpointUnlockArgs,
    CUeglFrame_v1 as _CUeglFrame_v1,
    CUeglFrame as _CUeglFrame,
)

class CUstreamBatchMemOpParams_union(_CUstreamBatchMemOpParams_union):
    pad: Member[tuple[cuuint64_t, ...], Iterable[cuuint64_t | int | None]]  # type: ignore[assignment]

class CUdevprop_st(_CUdevprop_st):
    maxThreadsDim: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxGridSize: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_ARRAY_SPARSE_PROPERTIES_st(_CUDA_ARRAY_SPARSE_PROPERTIES_st):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_ARRAY_MEMORY_REQUIREMENTS_st(_CUDA_ARRAY_MEMORY_REQUIREMENTS_st):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_RESOURCE_DESC_st_res_reserved(_CUDA_RESOURCE_DESC_st_res_reserved):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_RESOURCE_DESC_st_res(_CUDA_RESOURCE_DESC_st_res):
    reserved: Member[CUDA_RESOURCE_DESC_st_res_reserved, _CUDA_RESOURCE_DESC_st_res_reserved]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        array: CUDA_RESOURCE_DESC_st_res_array = ...,
        mipmap: CUDA_RESOURCE_DESC_st_res_mipmap = ...,
        linear: CUDA_RESOURCE_DESC_st_res_linear = ...,
        pitch2D: CUDA_RESOURCE_DESC_st_res_pitch2D = ...,
        reserved: _CUDA_RESOURCE_DESC_st_res_reserved = ...,
    ) -> None: ...

class CUDA_RESOURCE_DESC_st(_CUDA_RESOURCE_DESC_st):
    res: Member[CUDA_RESOURCE_DESC_st_res, _CUDA_RESOURCE_DESC_st_res]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        resType: CUresourcetype | int = ...,
        res: _CUDA_RESOURCE_DESC_st_res = ...,
        flags: int = ...,
    ) -> None: ...

class CUDA_TEXTURE_DESC_st(_CUDA_TEXTURE_DESC_st):
    addressMode: Member[tuple[CUaddress_mode, ...], Iterable[CUaddress_mode | int]]  # type: ignore[assignment]
    borderColor: Member[tuple[float, ...], Iterable[float]]  # type: ignore[assignment]
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_RESOURCE_VIEW_DESC_st(_CUDA_RESOURCE_VIEW_DESC_st):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUtensorMap_st(_CUtensorMap_st):
    opaque: Member[tuple[cuuint64_t, ...], Iterable[cuuint64_t | int | None]]  # type: ignore[assignment]

class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st(_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st(_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st(_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st(_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params(_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st(_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st):
    params: Member[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params, _CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params]
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        params: _CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params = ...,
        flags: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params(_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st(_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st):
    params: Member[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params, _CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params]
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        params: _CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params = ...,
        flags: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class CUarrayMapInfo_st(_CUarrayMapInfo_st):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUgraphNodeParams_st_2(_CUgraphNodeParams_st_2):
    reserved1: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUgraphNodeParams_st(_CUgraphNodeParams_st):
    reserved0: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    reserved1: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUcheckpointLockArgs_st(_CUcheckpointLockArgs_st):
    reserved1: Member[tuple[cuuint64_t, ...], Iterable[cuuint64_t | int | None]]  # type: ignore[assignment]

class CUcheckpointCheckpointArgs_st(_CUcheckpointCheckpointArgs_st):
    reserved: Member[tuple[cuuint64_t, ...], Iterable[cuuint64_t | int | None]]  # type: ignore[assignment]

class CUcheckpointRestoreArgs_st(_CUcheckpointRestoreArgs_st):
    reserved: Member[tuple[cuuint64_t, ...], Iterable[cuuint64_t | int | None]]  # type: ignore[assignment]

class CUcheckpointUnlockArgs_st(_CUcheckpointUnlockArgs_st):
    reserved: Member[tuple[cuuint64_t, ...], Iterable[cuuint64_t | int | None]]  # type: ignore[assignment]

class CUeglFrame_st_frame(_CUeglFrame_st_frame):
    pArray: Member[tuple[CUarray, ...], Iterable[CUarray | int | None]]  # type: ignore[assignment]

class CUeglFrame_st(_CUeglFrame_st):
    frame: Member[CUeglFrame_st_frame, _CUeglFrame_st_frame]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        frame: _CUeglFrame_st_frame = ...,
        width: int = ...,
        height: int = ...,
        depth: int = ...,
        pitch: int = ...,
        planeCount: int = ...,
        numChannels: int = ...,
        frameType: CUeglFrameType | int = ...,
        eglColorFormat: CUeglColorFormat | int = ...,
        cuFormat: CUarray_format | int = ...,
    ) -> None: ...

class CUstreamBatchMemOpParams_v1(_CUstreamBatchMemOpParams_v1):
    pad: Member[tuple[cuuint64_t, ...], Iterable[cuuint64_t | int | None]]  # type: ignore[assignment]

class CUstreamBatchMemOpParams(_CUstreamBatchMemOpParams):
    pad: Member[tuple[cuuint64_t, ...], Iterable[cuuint64_t | int | None]]  # type: ignore[assignment]

class CUdevprop_v1(_CUdevprop_v1):
    maxThreadsDim: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxGridSize: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUdevprop(_CUdevprop):
    maxThreadsDim: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    maxGridSize: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_ARRAY_SPARSE_PROPERTIES_v1(_CUDA_ARRAY_SPARSE_PROPERTIES_v1):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_ARRAY_SPARSE_PROPERTIES(_CUDA_ARRAY_SPARSE_PROPERTIES):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_ARRAY_MEMORY_REQUIREMENTS_v1(_CUDA_ARRAY_MEMORY_REQUIREMENTS_v1):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_ARRAY_MEMORY_REQUIREMENTS(_CUDA_ARRAY_MEMORY_REQUIREMENTS):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_RESOURCE_DESC_v1(_CUDA_RESOURCE_DESC_v1):
    res: Member[CUDA_RESOURCE_DESC_st_res, _CUDA_RESOURCE_DESC_st_res]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        resType: CUresourcetype | int = ...,
        res: _CUDA_RESOURCE_DESC_st_res = ...,
        flags: int = ...,
    ) -> None: ...

class CUDA_RESOURCE_DESC(_CUDA_RESOURCE_DESC):
    res: Member[CUDA_RESOURCE_DESC_st_res, _CUDA_RESOURCE_DESC_st_res]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        resType: CUresourcetype | int = ...,
        res: _CUDA_RESOURCE_DESC_st_res = ...,
        flags: int = ...,
    ) -> None: ...

class CUDA_TEXTURE_DESC_v1(_CUDA_TEXTURE_DESC_v1):
    addressMode: Member[tuple[CUaddress_mode, ...], Iterable[CUaddress_mode | int]]  # type: ignore[assignment]
    borderColor: Member[tuple[float, ...], Iterable[float]]  # type: ignore[assignment]
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_TEXTURE_DESC(_CUDA_TEXTURE_DESC):
    addressMode: Member[tuple[CUaddress_mode, ...], Iterable[CUaddress_mode | int]]  # type: ignore[assignment]
    borderColor: Member[tuple[float, ...], Iterable[float]]  # type: ignore[assignment]
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_RESOURCE_VIEW_DESC_v1(_CUDA_RESOURCE_VIEW_DESC_v1):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_RESOURCE_VIEW_DESC(_CUDA_RESOURCE_VIEW_DESC):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUtensorMap(_CUtensorMap):
    opaque: Member[tuple[cuuint64_t, ...], Iterable[cuuint64_t | int | None]]  # type: ignore[assignment]

class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1(_CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_EXTERNAL_MEMORY_HANDLE_DESC(_CUDA_EXTERNAL_MEMORY_HANDLE_DESC):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1(_CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_EXTERNAL_MEMORY_BUFFER_DESC(_CUDA_EXTERNAL_MEMORY_BUFFER_DESC):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1(_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC(_CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1(_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(_CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1(_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1):
    params: Member[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params, _CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params]
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        params: _CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params = ...,
        flags: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS(_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS):
    params: Member[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params, _CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params]
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        params: _CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params = ...,
        flags: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1(_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1):
    params: Member[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params, _CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params]
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        params: _CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params = ...,
        flags: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS(_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS):
    params: Member[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params, _CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params]
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        params: _CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params = ...,
        flags: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class CUarrayMapInfo_v1(_CUarrayMapInfo_v1):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUarrayMapInfo(_CUarrayMapInfo):
    reserved: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUgraphNodeParams(_CUgraphNodeParams):
    reserved0: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]
    reserved1: Member[tuple[int, ...], Iterable[int]]  # type: ignore[assignment]

class CUcheckpointLockArgs(_CUcheckpointLockArgs):
    reserved1: Member[tuple[cuuint64_t, ...], Iterable[cuuint64_t | int | None]]  # type: ignore[assignment]

class CUcheckpointCheckpointArgs(_CUcheckpointCheckpointArgs):
    reserved: Member[tuple[cuuint64_t, ...], Iterable[cuuint64_t | int | None]]  # type: ignore[assignment]

class CUcheckpointRestoreArgs(_CUcheckpointRestoreArgs):
    reserved: Member[tuple[cuuint64_t, ...], Iterable[cuuint64_t | int | None]]  # type: ignore[assignment]

class CUcheckpointUnlockArgs(_CUcheckpointUnlockArgs):
    reserved: Member[tuple[cuuint64_t, ...], Iterable[cuuint64_t | int | None]]  # type: ignore[assignment]

class CUeglFrame_v1(_CUeglFrame_v1):
    frame: Member[CUeglFrame_st_frame, _CUeglFrame_st_frame]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        frame: _CUeglFrame_st_frame = ...,
        width: int = ...,
        height: int = ...,
        depth: int = ...,
        pitch: int = ...,
        planeCount: int = ...,
        numChannels: int = ...,
        frameType: CUeglFrameType | int = ...,
        eglColorFormat: CUeglColorFormat | int = ...,
        cuFormat: CUarray_format | int = ...,
    ) -> None: ...

class CUeglFrame(_CUeglFrame):
    frame: Member[CUeglFrame_st_frame, _CUeglFrame_st_frame]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        frame: _CUeglFrame_st_frame = ...,
        width: int = ...,
        height: int = ...,
        depth: int = ...,
        pitch: int = ...,
        planeCount: int = ...,
        numChannels: int = ...,
        frameType: CUeglFrameType | int = ...,
        eglColorFormat: CUeglColorFormat | int = ...,
        cuFormat: CUarray_format | int = ...,
    ) -> None: ...

class CudaErrorInvalidValue(CudaError): ...
class CudaErrorOutOfMemory(CudaError): ...
class CudaErrorNotInitialized(CudaError): ...
class CudaErrorDeinitialized(CudaError): ...
class CudaErrorProfilerDisabled(CudaError): ...
class CudaErrorProfilerNotInitialized(CudaError): ...
class CudaErrorProfilerAlreadyStarted(CudaError): ...
class CudaErrorProfilerAlreadyStopped(CudaError): ...
class CudaErrorStubLibrary(CudaError): ...
class CudaErrorDeviceUnavailable(CudaError): ...
class CudaErrorNoDevice(CudaError): ...
class CudaErrorInvalidDevice(CudaError): ...
class CudaErrorDeviceNotLicensed(CudaError): ...
class CudaErrorInvalidImage(CudaError): ...
class CudaErrorInvalidContext(CudaError): ...
class CudaErrorContextAlreadyCurrent(CudaError): ...
class CudaErrorMapFailed(CudaError): ...
class CudaErrorUnmapFailed(CudaError): ...
class CudaErrorArrayIsMapped(CudaError): ...
class CudaErrorAlreadyMapped(CudaError): ...
class CudaErrorNoBinaryForGpu(CudaError): ...
class CudaErrorAlreadyAcquired(CudaError): ...
class CudaErrorNotMapped(CudaError): ...
class CudaErrorNotMappedAsArray(CudaError): ...
class CudaErrorNotMappedAsPointer(CudaError): ...
class CudaErrorEccUncorrectable(CudaError): ...
class CudaErrorUnsupportedLimit(CudaError): ...
class CudaErrorContextAlreadyInUse(CudaError): ...
class CudaErrorPeerAccessUnsupported(CudaError): ...
class CudaErrorInvalidPtx(CudaError): ...
class CudaErrorInvalidGraphicsContext(CudaError): ...
class CudaErrorNvlinkUncorrectable(CudaError): ...
class CudaErrorJitCompilerNotFound(CudaError): ...
class CudaErrorUnsupportedPtxVersion(CudaError): ...
class CudaErrorJitCompilationDisabled(CudaError): ...
class CudaErrorUnsupportedExecAffinity(CudaError): ...
class CudaErrorUnsupportedDevsideSync(CudaError): ...
class CudaErrorContained(CudaError): ...
class CudaErrorInvalidSource(CudaError): ...
class CudaErrorFileNotFound(CudaError): ...
class CudaErrorSharedObjectSymbolNotFound(CudaError): ...
class CudaErrorSharedObjectInitFailed(CudaError): ...
class CudaErrorOperatingSystem(CudaError): ...
class CudaErrorInvalidHandle(CudaError): ...
class CudaErrorIllegalState(CudaError): ...
class CudaErrorLossyQuery(CudaError): ...
class CudaErrorNotFound(CudaError): ...
class CudaErrorNotReady(CudaError): ...
class CudaErrorIllegalAddress(CudaError): ...
class CudaErrorLaunchOutOfResources(CudaError): ...
class CudaErrorLaunchTimeout(CudaError): ...
class CudaErrorLaunchIncompatibleTexturing(CudaError): ...
class CudaErrorPeerAccessAlreadyEnabled(CudaError): ...
class CudaErrorPeerAccessNotEnabled(CudaError): ...
class CudaErrorPrimaryContextActive(CudaError): ...
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
class CudaErrorLaunchFailed(CudaError): ...
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
class CudaErrorKeyRotation(CudaError): ...
class CudaErrorUnknown(CudaError): ...

def cuGetErrorString(error: CUresult | int) -> str: ...
def cuGetErrorName(error: CUresult | int) -> str: ...
def cuInit(Flags: int) -> None: ...
def cuDriverGetVersion() -> int: ...
def cuDeviceGet(ordinal: int) -> CUdevice: ...
def cuDeviceGetCount() -> int: ...
def cuDeviceGetName(length: int, dev: CUdevice | int | None) -> str: ...
def cuDeviceGetUuid(dev: CUdevice | int | None) -> CUuuid: ...
def cuDeviceGetUuid_v2(dev: CUdevice | int | None) -> CUuuid: ...
def cuDeviceGetLuid(dev: CUdevice | int | None) -> tuple[bytes, int]: ...
def cuDeviceTotalMem(dev: CUdevice | int | None) -> int: ...
def cuDeviceGetTexture1DLinearMaxWidth(
    pformat: CUarray_format | int,
    numChannels: int,
    dev: CUdevice | int | None,
) -> int: ...
def cuDeviceGetAttribute(attrib: CUdevice_attribute | int, dev: CUdevice | int | None) -> int: ...
def cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: Address, dev: CUdevice | int | None, flags: int) -> None: ...
def cuDeviceSetMemPool(dev: CUdevice | int | None, pool: CUmemoryPool | int | None) -> None: ...
def cuDeviceGetMemPool(dev: CUdevice | int | None) -> CUmemoryPool: ...
def cuDeviceGetDefaultMemPool(dev: CUdevice | int | None) -> CUmemoryPool: ...
def cuDeviceGetExecAffinitySupport(typename: CUexecAffinityType | int, dev: CUdevice | int | None) -> int: ...
def cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget | int,
    scope: CUflushGPUDirectRDMAWritesScope | int,
) -> None: ...
def cuDeviceGetProperties(dev: CUdevice | int | None) -> CUdevprop: ...
def cuDeviceComputeCapability(dev: CUdevice | int | None) -> tuple[int, int]: ...
def cuDevicePrimaryCtxRetain(dev: CUdevice | int | None) -> CUcontext: ...
def cuDevicePrimaryCtxRelease(dev: CUdevice | int | None) -> None: ...
def cuDevicePrimaryCtxSetFlags(dev: CUdevice | int | None, flags: int) -> None: ...
def cuDevicePrimaryCtxGetState(dev: CUdevice | int | None) -> tuple[int, int]: ...
def cuDevicePrimaryCtxReset(dev: CUdevice | int | None) -> None: ...
def cuCtxCreate(flags: int, dev: CUdevice | int | None) -> CUcontext: ...
def cuCtxCreate_v3(
    paramsArray: Sequence[CUexecAffinityParam] | None,
    numParams: int,
    flags: int,
    dev: CUdevice | int | None,
) -> CUcontext: ...
@overload
def cuCtxCreate_v4(ctxCreateParams: CUctxCreateParams | None, flags: int, dev: CUdevice | int | None) -> CUcontext: ...
@overload
def cuCtxCreate_v4(flags: int, dev: CUdevice | int | None, /) -> CUcontext: ...
def cuCtxDestroy(ctx: CUcontext | int | None) -> None: ...
def cuCtxPushCurrent(ctx: CUcontext | int | None) -> None: ...
def cuCtxPopCurrent() -> CUcontext: ...
def cuCtxSetCurrent(ctx: CUcontext | int | None) -> None: ...
def cuCtxGetCurrent() -> CUcontext: ...
def cuCtxGetDevice() -> CUdevice: ...
def cuCtxGetFlags() -> int: ...
def cuCtxSetFlags(flags: int) -> None: ...
def cuCtxGetId(ctx: CUcontext | int | None) -> int: ...
def cuCtxSynchronize() -> None: ...
def cuCtxSetLimit(limit: CUlimit | int, value: int) -> None: ...
def cuCtxGetLimit(limit: CUlimit | int) -> int: ...
def cuCtxGetCacheConfig() -> CUfunc_cache: ...
def cuCtxSetCacheConfig(config: CUfunc_cache | int) -> None: ...
def cuCtxGetApiVersion(ctx: CUcontext | int | None) -> int: ...
def cuCtxGetStreamPriorityRange() -> tuple[int, int]: ...
def cuCtxResetPersistingL2Cache() -> None: ...
def cuCtxGetExecAffinity(typename: CUexecAffinityType | int) -> CUexecAffinityParam: ...
def cuCtxRecordEvent(hCtx: CUcontext | int | None, hEvent: CUevent | int | None) -> None: ...
def cuCtxWaitEvent(hCtx: CUcontext | int | None, hEvent: CUevent | int | None) -> None: ...
def cuCtxAttach(flags: int) -> CUcontext: ...
def cuCtxDetach(ctx: CUcontext | int | None) -> None: ...
def cuCtxGetSharedMemConfig() -> CUsharedconfig: ...
def cuCtxSetSharedMemConfig(config: CUsharedconfig | int) -> None: ...
def cuModuleLoad(fname: Text) -> CUmodule: ...
def cuModuleLoadData(image: Address) -> CUmodule: ...
def cuModuleLoadDataEx(
    image: Address,
    numOptions: int,
    options: Sequence[CUjit_option | int] | None,
    optionValues: Sequence[Any] | None,
) -> CUmodule: ...
def cuModuleLoadFatBinary(fatCubin: Address) -> CUmodule: ...
def cuModuleUnload(hmod: CUmodule | int | None) -> None: ...
def cuModuleGetLoadingMode() -> CUmoduleLoadingMode: ...
def cuModuleGetFunction(hmod: CUmodule | int | None, name: Text) -> CUfunction: ...
def cuModuleGetFunctionCount(mod: CUmodule | int | None) -> int: ...
def cuModuleEnumerateFunctions(numFunctions: int, mod: CUmodule | int | None) -> list[CUfunction]: ...
def cuModuleGetGlobal(hmod: CUmodule | int | None, name: Text) -> tuple[CUdeviceptr, int]: ...
def cuLinkCreate(
    numOptions: int,
    options: Sequence[CUjit_option | int] | None,
    optionValues: Sequence[Any] | None,
) -> CUlinkState: ...
def cuLinkAddData(
    state: CUlinkState | int | None,
    typename: CUjitInputType | int,
    data: Address,
    size: int,
    name: Text,
    numOptions: int,
    options: Sequence[CUjit_option | int] | None,
    optionValues: Sequence[Any] | None,
) -> None: ...
def cuLinkAddFile(
    state: CUlinkState | int | None,
    typename: CUjitInputType | int,
    path: Text,
    numOptions: int,
    options: Sequence[CUjit_option | int] | None,
    optionValues: Sequence[Any] | None,
) -> None: ...
def cuLinkComplete(state: CUlinkState | int | None) -> tuple[int, int]: ...
def cuLinkDestroy(state: CUlinkState | int | None) -> None: ...
def cuModuleGetTexRef(hmod: CUmodule | int | None, name: Text) -> CUtexref: ...
def cuModuleGetSurfRef(hmod: CUmodule | int | None, name: Text) -> CUsurfref: ...
def cuLibraryLoadData(
    code: Address,
    jitOptions: Sequence[CUjit_option | int] | None,
    jitOptionsValues: Sequence[Any] | None,
    numJitOptions: int,
    libraryOptions: Sequence[CUlibraryOption | int] | None,
    libraryOptionValues: Sequence[Any] | None,
    numLibraryOptions: int,
) -> CUlibrary: ...
def cuLibraryLoadFromFile(
    fileName: Text,
    jitOptions: Sequence[CUjit_option | int] | None,
    jitOptionsValues: Sequence[Any] | None,
    numJitOptions: int,
    libraryOptions: Sequence[CUlibraryOption | int] | None,
    libraryOptionValues: Sequence[Any] | None,
    numLibraryOptions: int,
) -> CUlibrary: ...
def cuLibraryUnload(library: CUlibrary | int | None) -> None: ...
def cuLibraryGetKernel(library: CUlibrary | int | None, name: Text) -> CUkernel: ...
def cuLibraryGetKernelCount(lib: CUlibrary | int | None) -> int: ...
def cuLibraryEnumerateKernels(numKernels: int, lib: CUlibrary | int | None) -> list[CUkernel]: ...
def cuLibraryGetModule(library: CUlibrary | int | None) -> CUmodule: ...
def cuKernelGetFunction(kernel: CUkernel | int | None) -> CUfunction: ...
def cuKernelGetLibrary(kernel: CUkernel | int | None) -> CUlibrary: ...
def cuLibraryGetGlobal(library: CUlibrary | int | None, name: Text) -> tuple[CUdeviceptr, int]: ...
def cuLibraryGetManaged(library: CUlibrary | int | None, name: Text) -> tuple[CUdeviceptr, int]: ...
def cuLibraryGetUnifiedFunction(library: CUlibrary | int | None, symbol: Text) -> int: ...
def cuKernelGetAttribute(
    attrib: CUfunction_attribute | int,
    kernel: CUkernel | int | None,
    dev: CUdevice | int | None,
) -> int: ...
def cuKernelSetAttribute(
    attrib: CUfunction_attribute | int,
    val: int,
    kernel: CUkernel | int | None,
    dev: CUdevice | int | None,
) -> None: ...
def cuKernelSetCacheConfig(
    kernel: CUkernel | int | None,
    config: CUfunc_cache | int,
    dev: CUdevice | int | None,
) -> None: ...
def cuKernelGetName(hfunc: CUkernel | int | None) -> str: ...
def cuKernelGetParamInfo(kernel: CUkernel | int | None, paramIndex: int) -> tuple[int, int]: ...
def cuMemGetInfo() -> tuple[int, int]: ...
def cuMemAlloc(bytesize: int) -> CUdeviceptr: ...
def cuMemAllocPitch(WidthInBytes: int, Height: int, ElementSizeBytes: int) -> tuple[CUdeviceptr, int]: ...
def cuMemFree(dptr: CUdeviceptr | int | None) -> None: ...
def cuMemGetAddressRange(dptr: CUdeviceptr | int | None) -> tuple[CUdeviceptr, int]: ...
def cuMemAllocHost(bytesize: int) -> int: ...
def cuMemFreeHost(p: Address) -> None: ...
def cuMemHostAlloc(bytesize: int, Flags: int) -> int: ...
def cuMemHostGetDevicePointer(p: Address, Flags: int) -> CUdeviceptr: ...
def cuMemHostGetFlags(p: Address) -> int: ...
def cuMemAllocManaged(bytesize: int, flags: int) -> CUdeviceptr: ...
def cuDeviceRegisterAsyncNotification(
    device: CUdevice | int | None,
    callbackFunc: Callable[[Any, int, CUasyncCallbackHandle], object] | CUasyncCallback | int | None,
    userData: Address,
) -> CUasyncCallbackHandle: ...
def cuDeviceUnregisterAsyncNotification(
    device: CUdevice | int | None,
    callback: CUasyncCallbackHandle | int | None,
) -> None: ...
def cuDeviceGetByPCIBusId(pciBusId: Text) -> CUdevice: ...
def cuDeviceGetPCIBusId(length: int, dev: CUdevice | int | None) -> str: ...
def cuIpcGetEventHandle(event: CUevent | int | None) -> CUipcEventHandle: ...
def cuIpcOpenEventHandle(handle: CUipcEventHandle) -> CUevent: ...
def cuIpcGetMemHandle(dptr: CUdeviceptr | int | None) -> CUipcMemHandle: ...
def cuIpcOpenMemHandle(handle: CUipcMemHandle, Flags: int) -> CUdeviceptr: ...
def cuIpcCloseMemHandle(dptr: CUdeviceptr | int | None) -> None: ...
def cuMemHostRegister(p: Address, bytesize: int, Flags: int) -> None: ...
def cuMemHostUnregister(p: Address) -> None: ...
def cuMemcpy(dst: CUdeviceptr | int | None, src: CUdeviceptr | int | None, ByteCount: int) -> None: ...
def cuMemcpyPeer(
    dstDevice: CUdeviceptr | int | None,
    dstContext: CUcontext | int | None,
    srcDevice: CUdeviceptr | int | None,
    srcContext: CUcontext | int | None,
    ByteCount: int,
) -> None: ...
def cuMemcpyHtoD(dstDevice: CUdeviceptr | int | None, srcHost: Address, ByteCount: int) -> None: ...
def cuMemcpyDtoH(dstHost: WritableAddress, srcDevice: CUdeviceptr | int | None, ByteCount: int) -> None: ...
def cuMemcpyDtoD(dstDevice: CUdeviceptr | int | None, srcDevice: CUdeviceptr | int | None, ByteCount: int) -> None: ...
def cuMemcpyDtoA(
    dstArray: CUarray | int | None,
    dstOffset: int,
    srcDevice: CUdeviceptr | int | None,
    ByteCount: int,
) -> None: ...
def cuMemcpyAtoD(
    dstDevice: CUdeviceptr | int | None,
    srcArray: CUarray | int | None,
    srcOffset: int,
    ByteCount: int,
) -> None: ...
def cuMemcpyHtoA(dstArray: CUarray | int | None, dstOffset: int, srcHost: Address, ByteCount: int) -> None: ...
def cuMemcpyAtoH(dstHost: WritableAddress, srcArray: CUarray | int | None, srcOffset: int, ByteCount: int) -> None: ...
def cuMemcpyAtoA(
    dstArray: CUarray | int | None,
    dstOffset: int,
    srcArray: CUarray | int | None,
    srcOffset: int,
    ByteCount: int,
) -> None: ...
def cuMemcpy2D(pCopy: CUDA_MEMCPY2D | None) -> None: ...
def cuMemcpy2DUnaligned(pCopy: CUDA_MEMCPY2D | None) -> None: ...
def cuMemcpy3D(pCopy: CUDA_MEMCPY3D | None) -> None: ...
def cuMemcpy3DPeer(pCopy: CUDA_MEMCPY3D_PEER | None) -> None: ...
def cuMemcpyAsync(
    dst: CUdeviceptr | int | None,
    src: CUdeviceptr | int | None,
    ByteCount: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr | int | None,
    dstContext: CUcontext | int | None,
    srcDevice: CUdeviceptr | int | None,
    srcContext: CUcontext | int | None,
    ByteCount: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemcpyHtoDAsync(
    dstDevice: CUdeviceptr | int | None,
    srcHost: Address,
    ByteCount: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemcpyDtoHAsync(
    dstHost: WritableAddress,
    srcDevice: CUdeviceptr | int | None,
    ByteCount: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemcpyDtoDAsync(
    dstDevice: CUdeviceptr | int | None,
    srcDevice: CUdeviceptr | int | None,
    ByteCount: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemcpyHtoAAsync(
    dstArray: CUarray | int | None,
    dstOffset: int,
    srcHost: Address,
    ByteCount: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemcpyAtoHAsync(
    dstHost: WritableAddress,
    srcArray: CUarray | int | None,
    srcOffset: int,
    ByteCount: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemcpy2DAsync(pCopy: CUDA_MEMCPY2D | None, hStream: CUstream | SupportsStream | int | None) -> None: ...
def cuMemcpy3DAsync(pCopy: CUDA_MEMCPY3D | None, hStream: CUstream | SupportsStream | int | None) -> None: ...
def cuMemcpy3DPeerAsync(pCopy: CUDA_MEMCPY3D_PEER | None, hStream: CUstream | SupportsStream | int | None) -> None: ...
def cuMemcpyBatchAsync(
    dsts: Sequence[CUdeviceptr | int | None] | None,
    srcs: Sequence[CUdeviceptr | int | None] | None,
    sizes: Sequence[int] | None,
    count: int,
    attrs: Sequence[CUmemcpyAttributes] | None,
    attrsIdxs: Sequence[int] | None,
    numAttrs: int,
    hStream: CUstream | SupportsStream | int | None,
) -> int: ...
def cuMemcpy3DBatchAsync(
    numOps: int,
    opList: Sequence[CUDA_MEMCPY3D_BATCH_OP] | None,
    flags: int,
    hStream: CUstream | SupportsStream | int | None,
) -> int: ...
def cuMemsetD8(dstDevice: CUdeviceptr | int | None, uc: int, N: int) -> None: ...
def cuMemsetD16(dstDevice: CUdeviceptr | int | None, us: int, N: int) -> None: ...
def cuMemsetD32(dstDevice: CUdeviceptr | int | None, ui: int, N: int) -> None: ...
def cuMemsetD2D8(dstDevice: CUdeviceptr | int | None, dstPitch: int, uc: int, Width: int, Height: int) -> None: ...
def cuMemsetD2D16(dstDevice: CUdeviceptr | int | None, dstPitch: int, us: int, Width: int, Height: int) -> None: ...
def cuMemsetD2D32(dstDevice: CUdeviceptr | int | None, dstPitch: int, ui: int, Width: int, Height: int) -> None: ...
def cuMemsetD8Async(
    dstDevice: CUdeviceptr | int | None,
    uc: int,
    N: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemsetD16Async(
    dstDevice: CUdeviceptr | int | None,
    us: int,
    N: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemsetD32Async(
    dstDevice: CUdeviceptr | int | None,
    ui: int,
    N: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemsetD2D8Async(
    dstDevice: CUdeviceptr | int | None,
    dstPitch: int,
    uc: int,
    Width: int,
    Height: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemsetD2D16Async(
    dstDevice: CUdeviceptr | int | None,
    dstPitch: int,
    us: int,
    Width: int,
    Height: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemsetD2D32Async(
    dstDevice: CUdeviceptr | int | None,
    dstPitch: int,
    ui: int,
    Width: int,
    Height: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuArrayCreate(pAllocateArray: CUDA_ARRAY_DESCRIPTOR | None) -> CUarray: ...
def cuArrayGetDescriptor(hArray: CUarray | int | None) -> CUDA_ARRAY_DESCRIPTOR: ...
def cuArrayGetSparseProperties(array: CUarray | int | None) -> CUDA_ARRAY_SPARSE_PROPERTIES: ...
def cuMipmappedArrayGetSparseProperties(mipmap: CUmipmappedArray | int | None) -> CUDA_ARRAY_SPARSE_PROPERTIES: ...
def cuArrayGetMemoryRequirements(
    array: CUarray | int | None,
    device: CUdevice | int | None,
) -> CUDA_ARRAY_MEMORY_REQUIREMENTS: ...
def cuMipmappedArrayGetMemoryRequirements(
    mipmap: CUmipmappedArray | int | None,
    device: CUdevice | int | None,
) -> CUDA_ARRAY_MEMORY_REQUIREMENTS: ...
def cuArrayGetPlane(hArray: CUarray | int | None, planeIdx: int) -> CUarray: ...
def cuArrayDestroy(hArray: CUarray | int | None) -> None: ...
def cuArray3DCreate(pAllocateArray: CUDA_ARRAY3D_DESCRIPTOR | None) -> CUarray: ...
def cuArray3DGetDescriptor(hArray: CUarray | int | None) -> CUDA_ARRAY3D_DESCRIPTOR: ...
def cuMipmappedArrayCreate(
    pMipmappedArrayDesc: CUDA_ARRAY3D_DESCRIPTOR | None,
    numMipmapLevels: int,
) -> CUmipmappedArray: ...
def cuMipmappedArrayGetLevel(hMipmappedArray: CUmipmappedArray | int | None, level: int) -> CUarray: ...
def cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray | int | None) -> None: ...
def cuMemGetHandleForAddressRange(
    dptr: CUdeviceptr | int | None,
    size: int,
    handleType: CUmemRangeHandleType | int,
    flags: int,
) -> Any: ...
def cuMemBatchDecompressAsync(
    paramsArray: CUmemDecompressParams | None,
    count: int,
    flags: int,
    stream: CUstream | SupportsStream | int | None,
) -> int: ...
def cuMemAddressReserve(size: int, alignment: int, addr: CUdeviceptr | int | None, flags: int) -> CUdeviceptr: ...
def cuMemAddressFree(ptr: CUdeviceptr | int | None, size: int) -> None: ...
def cuMemCreate(size: int, prop: CUmemAllocationProp | None, flags: int) -> CUmemGenericAllocationHandle: ...
def cuMemRelease(handle: CUmemGenericAllocationHandle | int | None) -> None: ...
def cuMemMap(
    ptr: CUdeviceptr | int | None,
    size: int,
    offset: int,
    handle: CUmemGenericAllocationHandle | int | None,
    flags: int,
) -> None: ...
def cuMemMapArrayAsync(
    mapInfoList: Sequence[_CUarrayMapInfo] | None,
    count: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemUnmap(ptr: CUdeviceptr | int | None, size: int) -> None: ...
def cuMemSetAccess(
    ptr: CUdeviceptr | int | None,
    size: int,
    desc: Sequence[CUmemAccessDesc] | None,
    count: int,
) -> None: ...
def cuMemGetAccess(location: CUmemLocation | None, ptr: CUdeviceptr | int | None) -> int: ...
def cuMemExportToShareableHandle(
    handle: CUmemGenericAllocationHandle | int | None,
    handleType: CUmemAllocationHandleType | int,
    flags: int,
) -> Any: ...
def cuMemImportFromShareableHandle(
    osHandle: Address,
    shHandleType: CUmemAllocationHandleType | int,
) -> CUmemGenericAllocationHandle: ...
def cuMemGetAllocationGranularity(
    prop: CUmemAllocationProp | None,
    option: CUmemAllocationGranularity_flags | int,
) -> int: ...
def cuMemGetAllocationPropertiesFromHandle(
    handle: CUmemGenericAllocationHandle | int | None,
) -> CUmemAllocationProp: ...
def cuMemRetainAllocationHandle(addr: Address) -> CUmemGenericAllocationHandle: ...
def cuMemFreeAsync(dptr: CUdeviceptr | int | None, hStream: CUstream | SupportsStream | int | None) -> None: ...
def cuMemAllocAsync(bytesize: int, hStream: CUstream | SupportsStream | int | None) -> CUdeviceptr: ...
def cuMemPoolTrimTo(pool: CUmemoryPool | int | None, minBytesToKeep: int) -> None: ...
def cuMemPoolSetAttribute(pool: CUmemoryPool | int | None, attr: CUmemPool_attribute | int, value: Any) -> None: ...
def cuMemPoolGetAttribute(pool: CUmemoryPool | int | None, attr: CUmemPool_attribute | int) -> Any: ...
def cuMemPoolSetAccess(pool: CUmemoryPool | int | None, map: Sequence[CUmemAccessDesc] | None, count: int) -> None: ...
def cuMemPoolGetAccess(memPool: CUmemoryPool | int | None, location: CUmemLocation | None) -> CUmemAccess_flags: ...
def cuMemPoolCreate(poolProps: CUmemPoolProps | None) -> CUmemoryPool: ...
def cuMemPoolDestroy(pool: CUmemoryPool | int | None) -> None: ...
def cuMemAllocFromPoolAsync(
    bytesize: int,
    pool: CUmemoryPool | int | None,
    hStream: CUstream | SupportsStream | int | None,
) -> CUdeviceptr: ...
def cuMemPoolExportToShareableHandle(
    pool: CUmemoryPool | int | None,
    handleType: CUmemAllocationHandleType | int,
    flags: int,
) -> Any: ...
def cuMemPoolImportFromShareableHandle(
    handle: Address,
    handleType: CUmemAllocationHandleType | int,
    flags: int,
) -> CUmemoryPool: ...
def cuMemPoolExportPointer(ptr: CUdeviceptr | int | None) -> CUmemPoolPtrExportData: ...
def cuMemPoolImportPointer(
    pool: CUmemoryPool | int | None,
    shareData: CUmemPoolPtrExportData | None,
) -> CUdeviceptr: ...
def cuMulticastCreate(prop: CUmulticastObjectProp | None) -> CUmemGenericAllocationHandle: ...
def cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle | int | None, dev: CUdevice | int | None) -> None: ...
def cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle | int | None,
    mcOffset: int,
    memHandle: CUmemGenericAllocationHandle | int | None,
    memOffset: int,
    size: int,
    flags: int,
) -> None: ...
def cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle | int | None,
    mcOffset: int,
    memptr: CUdeviceptr | int | None,
    size: int,
    flags: int,
) -> None: ...
def cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle | int | None,
    dev: CUdevice | int | None,
    mcOffset: int,
    size: int,
) -> None: ...
def cuMulticastGetGranularity(
    prop: CUmulticastObjectProp | None,
    option: CUmulticastGranularity_flags | int,
) -> int: ...
def cuPointerGetAttribute(attribute: CUpointer_attribute | int, ptr: CUdeviceptr | int | None) -> Any: ...
def cuMemPrefetchAsync(
    devPtr: CUdeviceptr | int | None,
    count: int,
    dstDevice: CUdevice | int | None,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr | int | None,
    count: int,
    location: CUmemLocation,
    flags: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuMemAdvise(
    devPtr: CUdeviceptr | int | None,
    count: int,
    advice: CUmem_advise | int,
    device: CUdevice | int | None,
) -> None: ...
def cuMemAdvise_v2(
    devPtr: CUdeviceptr | int | None,
    count: int,
    advice: CUmem_advise | int,
    location: CUmemLocation,
) -> None: ...
def cuMemRangeGetAttribute(
    dataSize: int,
    attribute: CUmem_range_attribute | int,
    devPtr: CUdeviceptr | int | None,
    count: int,
) -> Any: ...
def cuMemRangeGetAttributes(
    dataSizes: Sequence[int] | None,
    attributes: Sequence[CUmem_range_attribute | int] | None,
    numAttributes: int,
    devPtr: CUdeviceptr | int | None,
    count: int,
) -> list[Any]: ...
def cuPointerSetAttribute(value: Any, attribute: CUpointer_attribute | int, ptr: CUdeviceptr | int | None) -> None: ...
def cuPointerGetAttributes(
    numAttributes: int,
    attributes: Sequence[CUpointer_attribute | int] | None,
    ptr: CUdeviceptr | int | None,
) -> list[Any]: ...
def cuStreamCreate(Flags: int) -> CUstream: ...
def cuStreamCreateWithPriority(flags: int, priority: int) -> CUstream: ...
def cuStreamGetPriority(hStream: CUstream | SupportsStream | int | None) -> int: ...
def cuStreamGetDevice(hStream: CUstream | SupportsStream | int | None) -> CUdevice: ...
def cuStreamGetFlags(hStream: CUstream | SupportsStream | int | None) -> int: ...
def cuStreamGetId(hStream: CUstream | SupportsStream | int | None) -> int: ...
def cuStreamGetCtx(hStream: CUstream | SupportsStream | int | None) -> CUcontext: ...
def cuStreamGetCtx_v2(hStream: CUstream | SupportsStream | int | None) -> tuple[CUcontext, CUgreenCtx]: ...
def cuStreamWaitEvent(
    hStream: CUstream | SupportsStream | int | None,
    hEvent: CUevent | int | None,
    Flags: int,
) -> None: ...
def cuStreamAddCallback(
    hStream: CUstream | SupportsStream | int | None,
    callback: Callable[[CUstream, CUresult, int], object] | CUstreamCallback | int | None,
    userData: Address,
    flags: int,
) -> None: ...
def cuStreamBeginCapture(hStream: CUstream | SupportsStream | int | None, mode: CUstreamCaptureMode | int) -> None: ...
def cuStreamBeginCaptureToGraph(
    hStream: CUstream | SupportsStream | int | None,
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    numDependencies: int,
    mode: CUstreamCaptureMode | int,
) -> None: ...
def cuThreadExchangeStreamCaptureMode(mode: CUstreamCaptureMode | int) -> CUstreamCaptureMode: ...
def cuStreamEndCapture(hStream: CUstream | SupportsStream | int | None) -> CUgraph: ...
def cuStreamIsCapturing(hStream: CUstream | SupportsStream | int | None) -> CUstreamCaptureStatus: ...
def cuStreamGetCaptureInfo(
    hStream: CUstream | SupportsStream | int | None,
) -> tuple[CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], int]: ...
def cuStreamGetCaptureInfo_v3(
    hStream: CUstream | SupportsStream | int | None,
) -> tuple[CUstreamCaptureStatus, cuuint64_t, CUgraph, list[CUgraphNode], list[CUgraphEdgeData], int]: ...
def cuStreamUpdateCaptureDependencies(
    hStream: CUstream | SupportsStream | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
    flags: int,
) -> None: ...
def cuStreamUpdateCaptureDependencies_v2(
    hStream: CUstream | SupportsStream | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    numDependencies: int,
    flags: int,
) -> None: ...
def cuStreamAttachMemAsync(
    hStream: CUstream | SupportsStream | int | None,
    dptr: CUdeviceptr | int | None,
    length: int,
    flags: int,
) -> None: ...
def cuStreamQuery(hStream: CUstream | SupportsStream | int | None) -> bool: ...
def cuStreamSynchronize(hStream: CUstream | SupportsStream | int | None) -> None: ...
def cuStreamDestroy(hStream: CUstream | SupportsStream | int | None) -> None: ...
def cuStreamCopyAttributes(
    dst: CUstream | SupportsStream | int | None,
    src: CUstream | SupportsStream | int | None,
) -> None: ...
def cuStreamGetAttribute(
    hStream: CUstream | SupportsStream | int | None,
    attr: CUstreamAttrID | int,
) -> CUstreamAttrValue: ...
def cuStreamSetAttribute(
    hStream: CUstream | SupportsStream | int | None,
    attr: CUstreamAttrID | int,
    value: CUstreamAttrValue | None,
) -> None: ...
def cuEventCreate(Flags: int) -> CUevent: ...
def cuEventRecord(hEvent: CUevent | int | None, hStream: CUstream | SupportsStream | int | None) -> None: ...
def cuEventRecordWithFlags(
    hEvent: CUevent | int | None,
    hStream: CUstream | SupportsStream | int | None,
    flags: int,
) -> None: ...
def cuEventQuery(hEvent: CUevent | int | None) -> bool: ...
def cuEventSynchronize(hEvent: CUevent | int | None) -> None: ...
def cuEventDestroy(hEvent: CUevent | int | None) -> None: ...
def cuEventElapsedTime(hStart: CUevent | int | None, hEnd: CUevent | int | None) -> float: ...
def cuEventElapsedTime_v2(hStart: CUevent | int | None, hEnd: CUevent | int | None) -> float: ...
def cuImportExternalMemory(memHandleDesc: _CUDA_EXTERNAL_MEMORY_HANDLE_DESC | None) -> CUexternalMemory: ...
def cuExternalMemoryGetMappedBuffer(
    extMem: CUexternalMemory | int | None,
    bufferDesc: _CUDA_EXTERNAL_MEMORY_BUFFER_DESC | None,
) -> CUdeviceptr: ...
def cuExternalMemoryGetMappedMipmappedArray(
    extMem: CUexternalMemory | int | None,
    mipmapDesc: _CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC | None,
) -> CUmipmappedArray: ...
def cuDestroyExternalMemory(extMem: CUexternalMemory | int | None) -> None: ...
def cuImportExternalSemaphore(semHandleDesc: _CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC | None) -> CUexternalSemaphore: ...
def cuSignalExternalSemaphoresAsync(
    extSemArray: Sequence[CUexternalSemaphore | int | None] | None,
    paramsArray: Sequence[_CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] | None,
    numExtSems: int,
    stream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuWaitExternalSemaphoresAsync(
    extSemArray: Sequence[CUexternalSemaphore | int | None] | None,
    paramsArray: Sequence[_CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] | None,
    numExtSems: int,
    stream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuDestroyExternalSemaphore(extSem: CUexternalSemaphore | int | None) -> None: ...
def cuStreamWaitValue32(
    stream: CUstream | SupportsStream | int | None,
    addr: CUdeviceptr | int | None,
    value: cuuint32_t | int | None,
    flags: int,
) -> None: ...
def cuStreamWaitValue64(
    stream: CUstream | SupportsStream | int | None,
    addr: CUdeviceptr | int | None,
    value: cuuint64_t | int | None,
    flags: int,
) -> None: ...
def cuStreamWriteValue32(
    stream: CUstream | SupportsStream | int | None,
    addr: CUdeviceptr | int | None,
    value: cuuint32_t | int | None,
    flags: int,
) -> None: ...
def cuStreamWriteValue64(
    stream: CUstream | SupportsStream | int | None,
    addr: CUdeviceptr | int | None,
    value: cuuint64_t | int | None,
    flags: int,
) -> None: ...
def cuStreamBatchMemOp(
    stream: CUstream | SupportsStream | int | None,
    count: int,
    paramArray: Sequence[_CUstreamBatchMemOpParams] | None,
    flags: int,
) -> None: ...
def cuFuncGetAttribute(attrib: CUfunction_attribute | int, hfunc: CUfunction | int | None) -> int: ...
def cuFuncSetAttribute(hfunc: CUfunction | int | None, attrib: CUfunction_attribute | int, value: int) -> None: ...
def cuFuncSetCacheConfig(hfunc: CUfunction | int | None, config: CUfunc_cache | int) -> None: ...
def cuFuncGetModule(hfunc: CUfunction | int | None) -> CUmodule: ...
def cuFuncGetName(hfunc: CUfunction | int | None) -> str: ...
def cuFuncGetParamInfo(func: CUfunction | int | None, paramIndex: int) -> tuple[int, int]: ...
def cuFuncIsLoaded(function: CUfunction | int | None) -> CUfunctionLoadingState: ...
def cuFuncLoad(function: CUfunction | int | None) -> None: ...
def cuLaunchKernel(
    f: CUfunction | int | None,
    gridDimX: int,
    gridDimY: int,
    gridDimZ: int,
    blockDimX: int,
    blockDimY: int,
    blockDimZ: int,
    sharedMemBytes: int,
    hStream: CUstream | SupportsStream | int | None,
    kernelParams: KernelParams,
    extra: int,
) -> None: ...
def cuLaunchKernelEx(
    config: CUlaunchConfig | None,
    f: CUfunction | int | None,
    kernelParams: KernelParams,
    extra: int,
) -> None: ...
def cuLaunchCooperativeKernel(
    f: CUfunction | int | None,
    gridDimX: int,
    gridDimY: int,
    gridDimZ: int,
    blockDimX: int,
    blockDimY: int,
    blockDimZ: int,
    sharedMemBytes: int,
    hStream: CUstream | SupportsStream | int | None,
    kernelParams: KernelParams,
) -> None: ...
def cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: Sequence[CUDA_LAUNCH_PARAMS] | None,
    numDevices: int,
    flags: int,
) -> None: ...
def cuLaunchHostFunc(
    hStream: CUstream | SupportsStream | int | None,
    fn: Callable[[int], object] | CUhostFn | int | None,
    userData: Address,
) -> None: ...
def cuFuncSetBlockShape(hfunc: CUfunction | int | None, x: int, y: int, z: int) -> None: ...
def cuFuncSetSharedSize(hfunc: CUfunction | int | None, numbytes: int) -> None: ...
def cuParamSetSize(hfunc: CUfunction | int | None, numbytes: int) -> None: ...
def cuParamSeti(hfunc: CUfunction | int | None, offset: int, value: int) -> None: ...
def cuParamSetf(hfunc: CUfunction | int | None, offset: int, value: float) -> None: ...
def cuParamSetv(hfunc: CUfunction | int | None, offset: int, ptr: Address, numbytes: int) -> None: ...
def cuLaunch(f: CUfunction | int | None) -> None: ...
def cuLaunchGrid(f: CUfunction | int | None, grid_width: int, grid_height: int) -> None: ...
def cuLaunchGridAsync(
    f: CUfunction | int | None,
    grid_width: int,
    grid_height: int,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuParamSetTexRef(hfunc: CUfunction | int | None, texunit: int, hTexRef: CUtexref | int | None) -> None: ...
def cuFuncSetSharedMemConfig(hfunc: CUfunction | int | None, config: CUsharedconfig | int) -> None: ...
def cuGraphCreate(flags: int) -> CUgraph: ...
def cuGraphAddKernelNode(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> CUgraphNode: ...
def cuGraphKernelNodeGetParams(hNode: CUgraphNode | int | None) -> CUDA_KERNEL_NODE_PARAMS: ...
def cuGraphKernelNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: CUDA_KERNEL_NODE_PARAMS | None) -> None: ...
def cuGraphAddMemcpyNode(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | int | None,
) -> CUgraphNode: ...
def cuGraphMemcpyNodeGetParams(hNode: CUgraphNode | int | None) -> CUDA_MEMCPY3D: ...
def cuGraphMemcpyNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: CUDA_MEMCPY3D | None) -> None: ...
def cuGraphAddMemsetNode(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | int | None,
) -> CUgraphNode: ...
def cuGraphMemsetNodeGetParams(hNode: CUgraphNode | int | None) -> CUDA_MEMSET_NODE_PARAMS: ...
def cuGraphMemsetNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: CUDA_MEMSET_NODE_PARAMS | None) -> None: ...
def cuGraphAddHostNode(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> CUgraphNode: ...
def cuGraphHostNodeGetParams(hNode: CUgraphNode | int | None) -> CUDA_HOST_NODE_PARAMS: ...
def cuGraphHostNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: CUDA_HOST_NODE_PARAMS | None) -> None: ...
def cuGraphAddChildGraphNode(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
    childGraph: CUgraph | int | None,
) -> CUgraphNode: ...
def cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode | int | None) -> CUgraph: ...
def cuGraphAddEmptyNode(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
) -> CUgraphNode: ...
def cuGraphAddEventRecordNode(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
    event: CUevent | int | None,
) -> CUgraphNode: ...
def cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode | int | None) -> CUevent: ...
def cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode | int | None, event: CUevent | int | None) -> None: ...
def cuGraphAddEventWaitNode(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
    event: CUevent | int | None,
) -> CUgraphNode: ...
def cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode | int | None) -> CUevent: ...
def cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode | int | None, event: CUevent | int | None) -> None: ...
def cuGraphAddExternalSemaphoresSignalNode(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> CUgraphNode: ...
def cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode | int | None,
) -> CUDA_EXT_SEM_SIGNAL_NODE_PARAMS: ...
def cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> None: ...
def cuGraphAddExternalSemaphoresWaitNode(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> CUgraphNode: ...
def cuGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode | int | None) -> CUDA_EXT_SEM_WAIT_NODE_PARAMS: ...
def cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> None: ...
def cuGraphAddBatchMemOpNode(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> CUgraphNode: ...
def cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode | int | None) -> CUDA_BATCH_MEM_OP_NODE_PARAMS: ...
def cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode | int | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> None: ...
def cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None,
) -> None: ...
def cuGraphAddMemAllocNode(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
    nodeParams: CUDA_MEM_ALLOC_NODE_PARAMS | None,
) -> CUgraphNode: ...
def cuGraphMemAllocNodeGetParams(hNode: CUgraphNode | int | None) -> CUDA_MEM_ALLOC_NODE_PARAMS: ...
def cuGraphAddMemFreeNode(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
    dptr: CUdeviceptr | int | None,
) -> CUgraphNode: ...
def cuGraphMemFreeNodeGetParams(hNode: CUgraphNode | int | None) -> CUdeviceptr: ...
def cuDeviceGraphMemTrim(device: CUdevice | int | None) -> None: ...
def cuDeviceGetGraphMemAttribute(device: CUdevice | int | None, attr: CUgraphMem_attribute | int) -> Any: ...
def cuDeviceSetGraphMemAttribute(
    device: CUdevice | int | None,
    attr: CUgraphMem_attribute | int,
    value: Any,
) -> None: ...
def cuGraphClone(originalGraph: CUgraph | int | None) -> CUgraph: ...
def cuGraphNodeFindInClone(
    hOriginalNode: CUgraphNode | int | None,
    hClonedGraph: CUgraph | int | None,
) -> CUgraphNode: ...
def cuGraphNodeGetType(hNode: CUgraphNode | int | None) -> CUgraphNodeType: ...
def cuGraphGetNodes(hGraph: CUgraph | int | None, numNodes: int = 0) -> tuple[list[CUgraphNode], int]: ...
def cuGraphGetRootNodes(hGraph: CUgraph | int | None, numRootNodes: int = 0) -> tuple[list[CUgraphNode], int]: ...
def cuGraphGetEdges(
    hGraph: CUgraph | int | None,
    numEdges: int = 0,
) -> tuple[list[CUgraphNode], list[CUgraphNode], int]: ...
def cuGraphGetEdges_v2(
    hGraph: CUgraph | int | None,
    numEdges: int = 0,
) -> tuple[list[CUgraphNode], list[CUgraphNode], list[CUgraphEdgeData], int]: ...
def cuGraphNodeGetDependencies(
    hNode: CUgraphNode | int | None,
    numDependencies: int = 0,
) -> tuple[list[CUgraphNode], int]: ...
def cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode | int | None,
    numDependencies: int = 0,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData], int]: ...
def cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode | int | None,
    numDependentNodes: int = 0,
) -> tuple[list[CUgraphNode], int]: ...
def cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode | int | None,
    numDependentNodes: int = 0,
) -> tuple[list[CUgraphNode], list[CUgraphEdgeData], int]: ...
def cuGraphAddDependencies(
    hGraph: CUgraph | int | None,
    from_: Sequence[CUgraphNode | int | None] | None,
    to: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
) -> None: ...
def cuGraphAddDependencies_v2(
    hGraph: CUgraph | int | None,
    from_: Sequence[CUgraphNode | int | None] | None,
    to: Sequence[CUgraphNode | int | None] | None,
    edgeData: Sequence[CUgraphEdgeData] | None,
    numDependencies: int,
) -> None: ...
def cuGraphRemoveDependencies(
    hGraph: CUgraph | int | None,
    from_: Sequence[CUgraphNode | int | None] | None,
    to: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
) -> None: ...
def cuGraphRemoveDependencies_v2(
    hGraph: CUgraph | int | None,
    from_: Sequence[CUgraphNode | int | None] | None,
    to: Sequence[CUgraphNode | int | None] | None,
    edgeData: Sequence[CUgraphEdgeData] | None,
    numDependencies: int,
) -> None: ...
def cuGraphDestroyNode(hNode: CUgraphNode | int | None) -> None: ...
def cuGraphInstantiate(hGraph: CUgraph | int | None, flags: int) -> CUgraphExec: ...
def cuGraphInstantiateWithParams(
    hGraph: CUgraph | int | None,
    instantiateParams: CUDA_GRAPH_INSTANTIATE_PARAMS | None,
) -> CUgraphExec: ...
def cuGraphExecGetFlags(hGraphExec: CUgraphExec | int | None) -> cuuint64_t: ...
def cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    nodeParams: CUDA_KERNEL_NODE_PARAMS | None,
) -> None: ...
def cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    copyParams: CUDA_MEMCPY3D | None,
    ctx: CUcontext | int | None,
) -> None: ...
def cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    memsetParams: CUDA_MEMSET_NODE_PARAMS | None,
    ctx: CUcontext | int | None,
) -> None: ...
def cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    nodeParams: CUDA_HOST_NODE_PARAMS | None,
) -> None: ...
def cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    childGraph: CUgraph | int | None,
) -> None: ...
def cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    event: CUevent | int | None,
) -> None: ...
def cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    event: CUevent | int | None,
) -> None: ...
def cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None,
) -> None: ...
def cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None,
) -> None: ...
def cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    isEnabled: int,
) -> None: ...
def cuGraphNodeGetEnabled(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None) -> int: ...
def cuGraphUpload(hGraphExec: CUgraphExec | int | None, hStream: CUstream | SupportsStream | int | None) -> None: ...
def cuGraphLaunch(hGraphExec: CUgraphExec | int | None, hStream: CUstream | SupportsStream | int | None) -> None: ...
def cuGraphExecDestroy(hGraphExec: CUgraphExec | int | None) -> None: ...
def cuGraphDestroy(hGraph: CUgraph | int | None) -> None: ...
def cuGraphExecUpdate(
    hGraphExec: CUgraphExec | int | None,
    hGraph: CUgraph | int | None,
) -> CUgraphExecUpdateResultInfo: ...
def cuGraphKernelNodeCopyAttributes(dst: CUgraphNode | int | None, src: CUgraphNode | int | None) -> None: ...
def cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode | int | None,
    attr: CUkernelNodeAttrID | int,
) -> CUkernelNodeAttrValue: ...
def cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode | int | None,
    attr: CUkernelNodeAttrID | int,
    value: CUkernelNodeAttrValue | None,
) -> None: ...
def cuGraphDebugDotPrint(hGraph: CUgraph | int | None, path: Text, flags: int) -> None: ...
def cuUserObjectCreate(
    ptr: Address,
    destroy: Callable[[int], object] | CUhostFn | int | None,
    initialRefcount: int,
    flags: int,
) -> CUuserObject: ...
def cuUserObjectRetain(object: CUuserObject | int | None, count: int) -> None: ...
def cuUserObjectRelease(object: CUuserObject | int | None, count: int) -> None: ...
def cuGraphRetainUserObject(
    graph: CUgraph | int | None,
    object: CUuserObject | int | None,
    count: int,
    flags: int,
) -> None: ...
def cuGraphReleaseUserObject(graph: CUgraph | int | None, object: CUuserObject | int | None, count: int) -> None: ...
def cuGraphAddNode(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    numDependencies: int,
    nodeParams: _CUgraphNodeParams | None,
) -> CUgraphNode: ...
def cuGraphAddNode_v2(
    hGraph: CUgraph | int | None,
    dependencies: Sequence[CUgraphNode | int | None] | None,
    dependencyData: Sequence[CUgraphEdgeData] | None,
    numDependencies: int,
    nodeParams: _CUgraphNodeParams | None,
) -> CUgraphNode: ...
def cuGraphNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: _CUgraphNodeParams | None) -> None: ...
def cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec | int | None,
    hNode: CUgraphNode | int | None,
    nodeParams: _CUgraphNodeParams | None,
) -> None: ...
def cuGraphConditionalHandleCreate(
    hGraph: CUgraph | int | None,
    ctx: CUcontext | int | None,
    defaultLaunchValue: int,
    flags: int,
) -> CUgraphConditionalHandle: ...
def cuOccupancyMaxActiveBlocksPerMultiprocessor(
    func: CUfunction | int | None,
    blockSize: int,
    dynamicSMemSize: int,
) -> int: ...
def cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: CUfunction | int | None,
    blockSize: int,
    dynamicSMemSize: int,
    flags: int,
) -> int: ...
def cuOccupancyMaxPotentialBlockSize(
    func: CUfunction | int | None,
    blockSizeToDynamicSMemSize: Callable[[int], int] | CUoccupancyB2DSize | int | None,
    dynamicSMemSize: int,
    blockSizeLimit: int,
) -> tuple[int, int]: ...
def cuOccupancyMaxPotentialBlockSizeWithFlags(
    func: CUfunction | int | None,
    blockSizeToDynamicSMemSize: Callable[[int], int] | CUoccupancyB2DSize | int | None,
    dynamicSMemSize: int,
    blockSizeLimit: int,
    flags: int,
) -> tuple[int, int]: ...
def cuOccupancyAvailableDynamicSMemPerBlock(func: CUfunction | int | None, numBlocks: int, blockSize: int) -> int: ...
def cuOccupancyMaxPotentialClusterSize(func: CUfunction | int | None, config: CUlaunchConfig | None) -> int: ...
def cuOccupancyMaxActiveClusters(func: CUfunction | int | None, config: CUlaunchConfig | None) -> int: ...
def cuTexRefSetArray(hTexRef: CUtexref | int | None, hArray: CUarray | int | None, Flags: int) -> None: ...
def cuTexRefSetMipmappedArray(
    hTexRef: CUtexref | int | None,
    hMipmappedArray: CUmipmappedArray | int | None,
    Flags: int,
) -> None: ...
def cuTexRefSetAddress(hTexRef: CUtexref | int | None, dptr: CUdeviceptr | int | None, numbytes: int) -> int: ...
def cuTexRefSetAddress2D(
    hTexRef: CUtexref | int | None,
    desc: CUDA_ARRAY_DESCRIPTOR | None,
    dptr: CUdeviceptr | int | None,
    Pitch: int,
) -> None: ...
def cuTexRefSetFormat(hTexRef: CUtexref | int | None, fmt: CUarray_format | int, NumPackedComponents: int) -> None: ...
def cuTexRefSetAddressMode(hTexRef: CUtexref | int | None, dim: int, am: CUaddress_mode | int) -> None: ...
def cuTexRefSetFilterMode(hTexRef: CUtexref | int | None, fm: CUfilter_mode | int) -> None: ...
def cuTexRefSetMipmapFilterMode(hTexRef: CUtexref | int | None, fm: CUfilter_mode | int) -> None: ...
def cuTexRefSetMipmapLevelBias(hTexRef: CUtexref | int | None, bias: float) -> None: ...
def cuTexRefSetMipmapLevelClamp(
    hTexRef: CUtexref | int | None,
    minMipmapLevelClamp: float,
    maxMipmapLevelClamp: float,
) -> None: ...
def cuTexRefSetMaxAnisotropy(hTexRef: CUtexref | int | None, maxAniso: int) -> None: ...
def cuTexRefSetBorderColor(hTexRef: CUtexref | int | None, pBorderColor: Sequence[float]) -> None: ...
def cuTexRefSetFlags(hTexRef: CUtexref | int | None, Flags: int) -> None: ...
def cuTexRefGetAddress(hTexRef: CUtexref | int | None) -> CUdeviceptr: ...
def cuTexRefGetArray(hTexRef: CUtexref | int | None) -> CUarray: ...
def cuTexRefGetMipmappedArray(hTexRef: CUtexref | int | None) -> CUmipmappedArray: ...
def cuTexRefGetAddressMode(hTexRef: CUtexref | int | None, dim: int) -> CUaddress_mode: ...
def cuTexRefGetFilterMode(hTexRef: CUtexref | int | None) -> CUfilter_mode: ...
def cuTexRefGetFormat(hTexRef: CUtexref | int | None) -> tuple[CUarray_format, int]: ...
def cuTexRefGetMipmapFilterMode(hTexRef: CUtexref | int | None) -> CUfilter_mode: ...
def cuTexRefGetMipmapLevelBias(hTexRef: CUtexref | int | None) -> float: ...
def cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref | int | None) -> tuple[float, float]: ...
def cuTexRefGetMaxAnisotropy(hTexRef: CUtexref | int | None) -> int: ...
def cuTexRefGetBorderColor(hTexRef: CUtexref | int | None) -> list[float]: ...
def cuTexRefGetFlags(hTexRef: CUtexref | int | None) -> int: ...
def cuTexRefCreate() -> CUtexref: ...
def cuTexRefDestroy(hTexRef: CUtexref | int | None) -> None: ...
def cuSurfRefSetArray(hSurfRef: CUsurfref | int | None, hArray: CUarray | int | None, Flags: int) -> None: ...
def cuSurfRefGetArray(hSurfRef: CUsurfref | int | None) -> CUarray: ...
def cuTexObjectCreate(
    pResDesc: _CUDA_RESOURCE_DESC | None,
    pTexDesc: _CUDA_TEXTURE_DESC | None,
    pResViewDesc: _CUDA_RESOURCE_VIEW_DESC | None,
) -> CUtexObject: ...
def cuTexObjectDestroy(texObject: CUtexObject | int | None) -> None: ...
def cuTexObjectGetResourceDesc(texObject: CUtexObject | int | None) -> CUDA_RESOURCE_DESC: ...
def cuTexObjectGetTextureDesc(texObject: CUtexObject | int | None) -> CUDA_TEXTURE_DESC: ...
def cuTexObjectGetResourceViewDesc(texObject: CUtexObject | int | None) -> CUDA_RESOURCE_VIEW_DESC: ...
def cuSurfObjectCreate(pResDesc: _CUDA_RESOURCE_DESC | None) -> CUsurfObject: ...
def cuSurfObjectDestroy(surfObject: CUsurfObject | int | None) -> None: ...
def cuSurfObjectGetResourceDesc(surfObject: CUsurfObject | int | None) -> CUDA_RESOURCE_DESC: ...
def cuTensorMapEncodeTiled(
    tensorDataType: CUtensorMapDataType | int,
    tensorRank: cuuint32_t | int | None,
    globalAddress: Address,
    globalDim: Sequence[cuuint64_t | int | None] | None,
    globalStrides: Sequence[cuuint64_t | int | None] | None,
    boxDim: Sequence[cuuint32_t | int | None] | None,
    elementStrides: Sequence[cuuint32_t | int | None] | None,
    interleave: CUtensorMapInterleave | int,
    swizzle: CUtensorMapSwizzle | int,
    l2Promotion: CUtensorMapL2promotion | int,
    oobFill: CUtensorMapFloatOOBfill | int,
) -> CUtensorMap: ...
def cuTensorMapEncodeIm2col(
    tensorDataType: CUtensorMapDataType | int,
    tensorRank: cuuint32_t | int | None,
    globalAddress: Address,
    globalDim: Sequence[cuuint64_t | int | None] | None,
    globalStrides: Sequence[cuuint64_t | int | None] | None,
    pixelBoxLowerCorner: Sequence[int] | None,
    pixelBoxUpperCorner: Sequence[int] | None,
    channelsPerPixel: cuuint32_t | int | None,
    pixelsPerColumn: cuuint32_t | int | None,
    elementStrides: Sequence[cuuint32_t | int | None] | None,
    interleave: CUtensorMapInterleave | int,
    swizzle: CUtensorMapSwizzle | int,
    l2Promotion: CUtensorMapL2promotion | int,
    oobFill: CUtensorMapFloatOOBfill | int,
) -> CUtensorMap: ...
def cuTensorMapEncodeIm2colWide(
    tensorDataType: CUtensorMapDataType | int,
    tensorRank: cuuint32_t | int | None,
    globalAddress: Address,
    globalDim: Sequence[cuuint64_t | int | None] | None,
    globalStrides: Sequence[cuuint64_t | int | None] | None,
    pixelBoxLowerCornerWidth: int,
    pixelBoxUpperCornerWidth: int,
    channelsPerPixel: cuuint32_t | int | None,
    pixelsPerColumn: cuuint32_t | int | None,
    elementStrides: Sequence[cuuint32_t | int | None] | None,
    interleave: CUtensorMapInterleave | int,
    mode: CUtensorMapIm2ColWideMode | int,
    swizzle: CUtensorMapSwizzle | int,
    l2Promotion: CUtensorMapL2promotion | int,
    oobFill: CUtensorMapFloatOOBfill | int,
) -> CUtensorMap: ...
def cuTensorMapReplaceAddress(tensorMap: _CUtensorMap | None, globalAddress: Address) -> None: ...
def cuDeviceCanAccessPeer(dev: CUdevice | int | None, peerDev: CUdevice | int | None) -> int: ...
def cuCtxEnablePeerAccess(peerContext: CUcontext | int | None, Flags: int) -> None: ...
def cuCtxDisablePeerAccess(peerContext: CUcontext | int | None) -> None: ...
def cuDeviceGetP2PAttribute(
    attrib: CUdevice_P2PAttribute | int,
    srcDevice: CUdevice | int | None,
    dstDevice: CUdevice | int | None,
) -> int: ...
def cuGraphicsUnregisterResource(resource: CUgraphicsResource | int | None) -> None: ...
def cuGraphicsSubResourceGetMappedArray(
    resource: CUgraphicsResource | int | None,
    arrayIndex: int,
    mipLevel: int,
) -> CUarray: ...
def cuGraphicsResourceGetMappedMipmappedArray(resource: CUgraphicsResource | int | None) -> CUmipmappedArray: ...
def cuGraphicsResourceGetMappedPointer(resource: CUgraphicsResource | int | None) -> tuple[CUdeviceptr, int]: ...
def cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource | int | None, flags: int) -> None: ...
def cuGraphicsMapResources(
    count: int,
    resources: CUgraphicsResource | int | None,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuGraphicsUnmapResources(
    count: int,
    resources: CUgraphicsResource | int | None,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuGetProcAddress(
    symbol: Text,
    cudaVersion: int,
    flags: cuuint64_t | int | None,
) -> tuple[int, CUdriverProcAddressQueryResult]: ...
def cuCoredumpGetAttribute(attrib: CUcoredumpSettings | int) -> Any: ...
def cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings | int) -> Any: ...
def cuCoredumpSetAttribute(attrib: CUcoredumpSettings | int, value: Any) -> None: ...
def cuCoredumpSetAttributeGlobal(attrib: CUcoredumpSettings | int, value: Any) -> None: ...
def cuGetExportTable(pExportTableId: CUuuid | None) -> int: ...
def cuGreenCtxCreate(desc: CUdevResourceDesc | int | None, dev: CUdevice | int | None, flags: int) -> CUgreenCtx: ...
def cuGreenCtxDestroy(hCtx: CUgreenCtx | int | None) -> None: ...
def cuCtxFromGreenCtx(hCtx: CUgreenCtx | int | None) -> CUcontext: ...
def cuDeviceGetDevResource(device: CUdevice | int | None, typename: CUdevResourceType | int) -> CUdevResource: ...
def cuCtxGetDevResource(hCtx: CUcontext | int | None, typename: CUdevResourceType | int) -> CUdevResource: ...
def cuGreenCtxGetDevResource(hCtx: CUgreenCtx | int | None, typename: CUdevResourceType | int) -> CUdevResource: ...
def cuDevSmResourceSplitByCount(
    nbGroups: int,
    input_: CUdevResource | None,
    useFlags: int,
    minCount: int,
) -> tuple[list[CUdevResource], int, CUdevResource]: ...
def cuDevResourceGenerateDesc(resources: Sequence[CUdevResource] | None, nbResources: int) -> CUdevResourceDesc: ...
def cuGreenCtxRecordEvent(hCtx: CUgreenCtx | int | None, hEvent: CUevent | int | None) -> None: ...
def cuGreenCtxWaitEvent(hCtx: CUgreenCtx | int | None, hEvent: CUevent | int | None) -> None: ...
def cuStreamGetGreenCtx(hStream: CUstream | SupportsStream | int | None) -> CUgreenCtx: ...
def cuGreenCtxStreamCreate(greenCtx: CUgreenCtx | int | None, flags: int, priority: int) -> CUstream: ...
def cuLogsRegisterCallback(
    callbackFunc: Callable[[int, CUlogLevel, Any, int], object] | CUlogsCallback | int | None,
    userData: Address,
) -> CUlogsCallbackHandle: ...
def cuLogsUnregisterCallback(callback: CUlogsCallbackHandle | int | None) -> None: ...
def cuLogsCurrent(flags: int) -> CUlogIterator: ...
def cuLogsDumpToFile(iterator: CUlogIterator | None, pathToFile: Text, flags: int) -> CUlogIterator | None: ...
def cuLogsDumpToMemory(
    iterator: CUlogIterator | None,
    buffer: Text | Address,
    size: int,
    flags: int,
) -> tuple[CUlogIterator | None, int]: ...
def cuCheckpointProcessGetRestoreThreadId(pid: int) -> int: ...
def cuCheckpointProcessGetState(pid: int) -> CUprocessState: ...
def cuCheckpointProcessLock(pid: int, args: _CUcheckpointLockArgs | None) -> None: ...
def cuCheckpointProcessCheckpoint(pid: int, args: _CUcheckpointCheckpointArgs | None) -> None: ...
def cuCheckpointProcessRestore(pid: int, args: _CUcheckpointRestoreArgs | None) -> None: ...
def cuCheckpointProcessUnlock(pid: int, args: _CUcheckpointUnlockArgs | None) -> None: ...
def cuProfilerInitialize(configFile: Text, outputFile: Text, outputMode: CUoutput_mode | int) -> None: ...
def cuProfilerStart() -> None: ...
def cuProfilerStop() -> None: ...
def cuGraphicsGLRegisterBuffer(buffer: GLuint | int | None, Flags: int) -> CUgraphicsResource: ...
def cuGraphicsGLRegisterImage(
    image: GLuint | int | None,
    target: GLenum | int | None,
    Flags: int,
) -> CUgraphicsResource: ...
def cuGLGetDevices(cudaDeviceCount: int, deviceList: CUGLDeviceList | int) -> tuple[int, list[CUdevice]]: ...
def cuGLCtxCreate(Flags: int, device: CUdevice | int | None) -> CUcontext: ...
def cuGLInit() -> None: ...
def cuGLRegisterBufferObject(buffer: GLuint | int | None) -> None: ...
def cuGLMapBufferObject(buffer: GLuint | int | None) -> tuple[CUdeviceptr, int]: ...
def cuGLUnmapBufferObject(buffer: GLuint | int | None) -> None: ...
def cuGLUnregisterBufferObject(buffer: GLuint | int | None) -> None: ...
def cuGLSetBufferObjectMapFlags(buffer: GLuint | int | None, Flags: int) -> None: ...
def cuGLMapBufferObjectAsync(
    buffer: GLuint | int | None,
    hStream: CUstream | SupportsStream | int | None,
) -> tuple[CUdeviceptr, int]: ...
def cuGLUnmapBufferObjectAsync(
    buffer: GLuint | int | None,
    hStream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuGraphicsEGLRegisterImage(image: EGLImageKHR | int | None, flags: int) -> CUgraphicsResource: ...
def cuEGLStreamConsumerConnect(stream: EGLStreamKHR | int | None) -> CUeglStreamConnection: ...
def cuEGLStreamConsumerConnectWithFlags(stream: EGLStreamKHR | int | None, flags: int) -> CUeglStreamConnection: ...
def cuEGLStreamConsumerDisconnect(conn: CUeglStreamConnection | int | None) -> None: ...
def cuEGLStreamConsumerAcquireFrame(
    conn: CUeglStreamConnection | int | None,
    pCudaResource: CUgraphicsResource | int | None,
    pStream: CUstream | int | None,
    timeout: int,
) -> None: ...
def cuEGLStreamConsumerReleaseFrame(
    conn: CUeglStreamConnection | int | None,
    pCudaResource: CUgraphicsResource | int | None,
    pStream: CUstream | int | None,
) -> None: ...
def cuEGLStreamProducerConnect(
    stream: EGLStreamKHR | int | None,
    width: EGLint | int | None,
    height: EGLint | int | None,
) -> CUeglStreamConnection: ...
def cuEGLStreamProducerDisconnect(conn: CUeglStreamConnection | int | None) -> None: ...
def cuEGLStreamProducerPresentFrame(
    conn: CUeglStreamConnection | int | None,
    eglframe: _CUeglFrame,
    pStream: CUstream | int | None,
) -> None: ...
def cuEGLStreamProducerReturnFrame(
    conn: CUeglStreamConnection | int | None,
    eglframe: _CUeglFrame | None,
    pStream: CUstream | int | None,
) -> None: ...
def cuGraphicsResourceGetMappedEglFrame(
    resource: CUgraphicsResource | int | None,
    index: int,
    mipLevel: int,
) -> CUeglFrame: ...
def cuEventCreateFromEGLSync(eglSync: EGLSyncKHR | int | None, flags: int) -> CUevent: ...
def cuVDPAUGetDevice(vdpDevice: VdpDevice | int | None, vdpGetProcAddress: Address) -> CUdevice: ...
def cuVDPAUCtxCreate(
    flags: int,
    device: CUdevice | int | None,
    vdpDevice: VdpDevice | int | None,
    vdpGetProcAddress: Address,
) -> CUcontext: ...
def cuGraphicsVDPAURegisterVideoSurface(vdpSurface: VdpVideoSurface | int | None, flags: int) -> CUgraphicsResource: ...
def cuGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | int | None,
    flags: int,
) -> CUgraphicsResource: ...
def cuWGLGetDevice(hGpu: HGPUNV | int | None) -> CUdevice: ...

anon_struct11 = CUDA_RESOURCE_DESC_st_res_reserved
anon_union4 = CUDA_RESOURCE_DESC_st_res
anon_struct16 = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params
anon_struct19 = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params
anon_union15 = CUeglFrame_st_frame
