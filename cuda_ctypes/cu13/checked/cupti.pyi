# python -m generator generate cupti 13.5
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from typing_extensions import Self

from ..._floor.faces.typed import (
    Address,
    Bytes,
    Callback,
    Enum,
    EnumMember,
    Handle,
    HandleMember,
    ListMember,
    Member,
    Record,
    SupportsStream,
    WritableAddress,
)
from .runtime import CUuuid as CUuuid, CUuuid_st as CUuuid_st
from .driver import (
    CUaccessPolicyWindow as CUaccessPolicyWindow,
    CUaccessPolicyWindow_st as CUaccessPolicyWindow_st,
    CUaccessPolicyWindow_v1 as CUaccessPolicyWindow_v1,
    CUaccessProperty as CUaccessProperty,
    CUclusterSchedulingPolicy as CUclusterSchedulingPolicy,
    CUcontext as CUcontext,
    CUdevice as CUdevice,
    CUdevice_attribute as CUdevice_attribute,
    CUdevice_v1 as CUdevice_v1,
    CUevent as CUevent,
    CUgraph as CUgraph,
    CUgraphDeviceNode as CUgraphDeviceNode,
    CUgraphExec as CUgraphExec,
    CUgraphNode as CUgraphNode,
    CUgraphNodeType as CUgraphNodeType,
    CUlaunchAttributeID as CUlaunchAttributeID,
    CUlaunchAttributePortableClusterMode as CUlaunchAttributePortableClusterMode,
    CUlaunchAttributeValue as CUlaunchAttributeValue,
    CUlaunchAttributeValue_union as CUlaunchAttributeValue_union,
    CUlaunchAttributeValue_union_clusterDim as CUlaunchAttributeValue_union_clusterDim,
    CUlaunchAttributeValue_union_deviceUpdatableKernelNode as CUlaunchAttributeValue_union_deviceUpdatableKernelNode,
    CUlaunchAttributeValue_union_launchCompletionEvent as CUlaunchAttributeValue_union_launchCompletionEvent,
    CUlaunchAttributeValue_union_preferredClusterDim as CUlaunchAttributeValue_union_preferredClusterDim,
    CUlaunchAttributeValue_union_programmaticEvent as CUlaunchAttributeValue_union_programmaticEvent,
    CUlaunchMemSyncDomain as CUlaunchMemSyncDomain,
    CUlaunchMemSyncDomainMap as CUlaunchMemSyncDomainMap,
    CUlaunchMemSyncDomainMap_st as CUlaunchMemSyncDomainMap_st,
    CUsharedMemoryMode as CUsharedMemoryMode,
    CUstream as CUstream,
    CUstreamAttrID as CUstreamAttrID,
    CUstreamAttrValue as CUstreamAttrValue,
    CUstreamAttrValue_v1 as CUstreamAttrValue_v1,
    CUsynchronizationPolicy as CUsynchronizationPolicy,
)
from ...errors import CudaError as CudaError

CUPTI_API_VERSION: Final = 130500
CUPTI_SUBSCRIBER_NAME_MAX_LEN: Final = 53
CUPTI_OLD_SUBSCRIBER_NAME_MIN_LEN: Final = 64
CUPTI_UNIFIED_MEMORY_CPU_DEVICE_ID: Final = 4294967295
CUPTI_INVALID_DEVICE_ID: Final = 4294967295
CUPTI_INVALID_CONTEXT_ID: Final = 0
CUPTI_INVALID_STREAM_ID: Final = 0
CUPTI_INVALID_CHANNEL_ID: Final = 4294967295
CUPTI_SOURCE_LOCATOR_ID_UNKNOWN: Final = 0
CUPTI_FUNCTION_INDEX_ID_INVALID: Final = 0
CUPTI_CORRELATION_ID_UNKNOWN: Final = 0
CUPTI_GRID_ID_UNKNOWN: Final = 0
CUPTI_TIMESTAMP_UNKNOWN: Final = 0
CUPTI_SYNCHRONIZATION_INVALID_VALUE: Final = 4294967295
CUPTI_AUTO_BOOST_INVALID_CLIENT_PID: Final = 0
CUPTI_NVLINK_INVALID_PORT: Final = 4294967295
CUPTI_DECOMPRESSED_BYTES_UNKNOWN: Final = 0
CUPTI_MAX_GPUS: Final = 32

class CUptiResult(Enum):
    CUPTI_SUCCESS: CUptiResult
    CUPTI_ERROR_INVALID_PARAMETER: CUptiResult
    CUPTI_ERROR_INVALID_DEVICE: CUptiResult
    CUPTI_ERROR_INVALID_CONTEXT: CUptiResult
    CUPTI_ERROR_INVALID_EVENT_DOMAIN_ID: CUptiResult
    CUPTI_ERROR_INVALID_EVENT_ID: CUptiResult
    CUPTI_ERROR_INVALID_EVENT_NAME: CUptiResult
    CUPTI_ERROR_INVALID_OPERATION: CUptiResult
    CUPTI_ERROR_OUT_OF_MEMORY: CUptiResult
    CUPTI_ERROR_HARDWARE: CUptiResult
    CUPTI_ERROR_PARAMETER_SIZE_NOT_SUFFICIENT: CUptiResult
    CUPTI_ERROR_API_NOT_IMPLEMENTED: CUptiResult
    CUPTI_ERROR_MAX_LIMIT_REACHED: CUptiResult
    CUPTI_ERROR_NOT_READY: CUptiResult
    CUPTI_ERROR_NOT_COMPATIBLE: CUptiResult
    CUPTI_ERROR_NOT_INITIALIZED: CUptiResult
    CUPTI_ERROR_INVALID_METRIC_ID: CUptiResult
    CUPTI_ERROR_INVALID_METRIC_NAME: CUptiResult
    CUPTI_ERROR_QUEUE_EMPTY: CUptiResult
    CUPTI_ERROR_INVALID_HANDLE: CUptiResult
    CUPTI_ERROR_INVALID_STREAM: CUptiResult
    CUPTI_ERROR_INVALID_KIND: CUptiResult
    CUPTI_ERROR_INVALID_EVENT_VALUE: CUptiResult
    CUPTI_ERROR_DISABLED: CUptiResult
    CUPTI_ERROR_INVALID_MODULE: CUptiResult
    CUPTI_ERROR_INVALID_METRIC_VALUE: CUptiResult
    CUPTI_ERROR_HARDWARE_BUSY: CUptiResult
    CUPTI_ERROR_NOT_SUPPORTED: CUptiResult
    CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED: CUptiResult
    CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_DEVICE: CUptiResult
    CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_ON_NON_P2P_DEVICES: CUptiResult
    CUPTI_ERROR_UM_PROFILING_NOT_SUPPORTED_WITH_MPS: CUptiResult
    CUPTI_ERROR_CDP_TRACING_NOT_SUPPORTED: CUptiResult
    CUPTI_ERROR_VIRTUALIZED_DEVICE_NOT_SUPPORTED: CUptiResult
    CUPTI_ERROR_CUDA_COMPILER_NOT_COMPATIBLE: CUptiResult
    CUPTI_ERROR_INSUFFICIENT_PRIVILEGES: CUptiResult
    CUPTI_ERROR_OLD_PROFILER_API_INITIALIZED: CUptiResult
    CUPTI_ERROR_OPENACC_UNDEFINED_ROUTINE: CUptiResult
    CUPTI_ERROR_LEGACY_PROFILER_NOT_SUPPORTED: CUptiResult
    CUPTI_ERROR_MULTIPLE_SUBSCRIBERS_NOT_SUPPORTED: CUptiResult
    CUPTI_ERROR_VIRTUALIZED_DEVICE_INSUFFICIENT_PRIVILEGES: CUptiResult
    CUPTI_ERROR_CONFIDENTIAL_COMPUTING_NOT_SUPPORTED: CUptiResult
    CUPTI_ERROR_CMP_DEVICE_NOT_SUPPORTED: CUptiResult
    CUPTI_ERROR_MIG_DEVICE_NOT_SUPPORTED: CUptiResult
    CUPTI_ERROR_SLI_DEVICE_NOT_SUPPORTED: CUptiResult
    CUPTI_ERROR_WSL_DEVICE_NOT_SUPPORTED: CUptiResult
    CUPTI_ERROR_INVALID_CHIP_NAME: CUptiResult
    CUPTI_ERROR_HES_TRACE_NOT_SUPPORTED_ON_MPS: CUptiResult
    CUPTI_ERROR_UNKNOWN: CUptiResult
    CUPTI_ERROR_FORCE_INT: CUptiResult

class CUpti_ApiCallbackSite(Enum):
    CUPTI_API_ENTER: CUpti_ApiCallbackSite
    CUPTI_API_EXIT: CUpti_ApiCallbackSite
    CUPTI_API_CBSITE_FORCE_INT: CUpti_ApiCallbackSite

class CUpti_CallbackDomain(Enum):
    CUPTI_CB_DOMAIN_INVALID: CUpti_CallbackDomain
    CUPTI_CB_DOMAIN_DRIVER_API: CUpti_CallbackDomain
    CUPTI_CB_DOMAIN_RUNTIME_API: CUpti_CallbackDomain
    CUPTI_CB_DOMAIN_RESOURCE: CUpti_CallbackDomain
    CUPTI_CB_DOMAIN_SYNCHRONIZE: CUpti_CallbackDomain
    CUPTI_CB_DOMAIN_NVTX: CUpti_CallbackDomain
    CUPTI_CB_DOMAIN_STATE: CUpti_CallbackDomain
    CUPTI_CB_DOMAIN_SIZE: CUpti_CallbackDomain
    CUPTI_CB_DOMAIN_FORCE_INT: CUpti_CallbackDomain

class CUpti_CallbackIdResource(Enum):
    CUPTI_CBID_RESOURCE_INVALID: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_CONTEXT_CREATED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_CONTEXT_DESTROY_STARTING: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_STREAM_CREATED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_STREAM_DESTROY_STARTING: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_CU_INIT_FINISHED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_MODULE_LOADED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_MODULE_UNLOAD_STARTING: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_MODULE_PROFILED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_GRAPH_CREATED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_GRAPH_DESTROY_STARTING: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_GRAPH_CLONED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_GRAPHNODE_CREATE_STARTING: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_GRAPHNODE_CREATED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_GRAPHNODE_DESTROY_STARTING: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_CREATED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_GRAPHNODE_DEPENDENCY_DESTROY_STARTING: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATE_STARTING: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_GRAPHEXEC_CREATED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_GRAPHEXEC_DESTROY_STARTING: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_GRAPHNODE_CLONED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_STREAM_ATTRIBUTE_CHANGED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_GRAPH_NODE_UPDATED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_GRAPH_NODE_SET_PARAMS: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_LOGICAL_ENDPOINT_CREATED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_LOGICAL_ENDPOINT_DESTROYED: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_SIZE: CUpti_CallbackIdResource
    CUPTI_CBID_RESOURCE_FORCE_INT: CUpti_CallbackIdResource

class CUpti_CallbackIdSync(Enum):
    CUPTI_CBID_SYNCHRONIZE_INVALID: CUpti_CallbackIdSync
    CUPTI_CBID_SYNCHRONIZE_STREAM_SYNCHRONIZED: CUpti_CallbackIdSync
    CUPTI_CBID_SYNCHRONIZE_CONTEXT_SYNCHRONIZED: CUpti_CallbackIdSync
    CUPTI_CBID_SYNCHRONIZE_SIZE: CUpti_CallbackIdSync
    CUPTI_CBID_SYNCHRONIZE_FORCE_INT: CUpti_CallbackIdSync

class CUpti_CallbackIdState(Enum):
    CUPTI_CBID_STATE_INVALID: CUpti_CallbackIdState
    CUPTI_CBID_STATE_FATAL_ERROR: CUpti_CallbackIdState
    CUPTI_CBID_STATE_ERROR: CUpti_CallbackIdState
    CUPTI_CBID_STATE_WARNING: CUpti_CallbackIdState
    CUPTI_CBID_STATE_SIZE: CUpti_CallbackIdState
    CUPTI_CBID_STATE_FORCE_INT: CUpti_CallbackIdState

class CUpti_LogicalEndpointType(Enum):
    CUPTI_LOGICAL_ENDPOINT_TYPE_INVALID: CUpti_LogicalEndpointType
    CUPTI_LOGICAL_ENDPOINT_TYPE_UNICAST: CUpti_LogicalEndpointType
    CUPTI_LOGICAL_ENDPOINT_TYPE_MULTICAST: CUpti_LogicalEndpointType
    CUPTI_LOGICAL_ENDPOINT_TYPE_FORCE_INT: CUpti_LogicalEndpointType

class CUpti_driver_api_trace_cbid(Enum):
    CUPTI_DRIVER_TRACE_CBID_INVALID: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuInit: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDriverGetVersion: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGet: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCount: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetName: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceComputeCapability: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceTotalMem: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetProperties: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxAttach: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxDetach: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxPushCurrent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxPopCurrent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxSynchronize: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuModuleLoad: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuModuleLoadData: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuModuleLoadDataEx: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuModuleLoadFatBinary: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuModuleUnload: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuModuleGetFunction: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuModuleGetGlobal: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda25: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuModuleGetTexRef: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda28: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAlloc: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda30: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda32: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemFree: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda34: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda36: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemFreeHost: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemHostAlloc: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda41: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemHostGetFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda44: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda46: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda48: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda50: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda52: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda59: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda61: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda63: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda65: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda70: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD8: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda72: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD16: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda74: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD32: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda76: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda78: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda80: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda82: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuFuncSetBlockShape: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuFuncSetSharedSize: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuFuncGetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuFuncSetCacheConfig: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuArrayCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuArrayGetDescriptor: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuArrayDestroy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuArray3DCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuArray3DGetDescriptor: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefDestroy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetArray: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda96: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda98: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFormat: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddressMode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFilterMode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda104: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetArray: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddressMode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFilterMode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFormat: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuParamSetSize: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuParamSeti: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuParamSetf: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuParamSetv: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuParamSetTexRef: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLaunch: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLaunchGrid: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLaunchGridAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEventCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEventRecord: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEventQuery: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEventSynchronize: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEventDestroy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEventElapsedTime: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamQuery: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamSynchronize: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamDestroy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnregisterResource: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsSubResourceGetMappedArray: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedPointer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda131: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceSetMapFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsMapResources: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnmapResources: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGetExportTable: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxSetLimit: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetLimit: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D10RegisterResource: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10RegisterResource: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10UnregisterResource: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10MapResources: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10UnmapResources: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceSetMapFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedArray: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPointer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedSize: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPitch: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetSurfaceDimensions: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D11RegisterResource: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsD3D9RegisterResource: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDirect3DDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9RegisterResource: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9UnregisterResource: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9MapResources: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9UnmapResources: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceSetMapFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetSurfaceDimensions: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedArray: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPointer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedSize: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPitch: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9Begin: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9End: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9RegisterVertexBuffer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9MapVertexBuffer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9UnmapVertexBuffer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9UnregisterVertexBuffer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLCtxCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsGLRegisterBuffer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsGLRegisterImage: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuWGLGetDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLInit: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLRegisterBufferObject: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLUnmapBufferObject: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLUnregisterBufferObject: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLSetBufferObjectMapFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLUnmapBufferObjectAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuVDPAUGetDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuVDPAUCtxCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsVDPAURegisterVideoSurface: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsVDPAURegisterOutputSurface: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuModuleGetSurfRef: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda191: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda192: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda193: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuSurfRefSetArray: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda195: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuSurfRefGetArray: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda197: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda198: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda199: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda200: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda201: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda202: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda203: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda204: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda205: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda206: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda207: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda208: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDevices: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreateOnDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDevices: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreateOnDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9GetDevices: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreateOnDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda215: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda217: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda219: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda221: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda223: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda225: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda227: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda228: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda229: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda230: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda231: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda232: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda233: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda234: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10CtxCreate_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D11CtxCreate_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9CtxCreate_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLCtxCreate_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuVDPAUCtxCreate_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuModuleGetGlobal_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemGetInfo_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAlloc_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocPitch_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemFree_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemGetAddressRange_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemHostGetDevicePointer_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda248: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD8_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD16_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD32_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetAddress_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedPointer_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceTotalMem_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPointer_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedSize_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetMappedPitch_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10ResourceGetSurfaceDimensions_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetSurfaceDimensions_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPointer_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedSize_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9ResourceGetMappedPitch_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D9MapVertexBuffer_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda271: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuArrayCreate_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuArrayGetDescriptor_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuArray3DCreate_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuArray3DGetDescriptor_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocHost_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitEvent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetApiVersion: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D10GetDirect3DDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuD3D11GetDirect3DDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetCacheConfig: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxSetCacheConfig: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemHostUnregister: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxSetCurrent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetCurrent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuProfilerStart: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuProfilerStop: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuPointerGetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuProfilerInitialize: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceCanAccessPeer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxEnablePeerAccess: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxDisablePeerAccess: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda315: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda316: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda317: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeerAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeerAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxDestroy_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxPushCurrent_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxPopCurrent_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEventDestroy_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamDestroy_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetAddress2D_v3: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuIpcGetMemHandle: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuIpcOpenMemHandle: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuIpcCloseMemHandle: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetByPCIBusId: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetPCIBusId: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLGetDevices: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuIpcGetEventHandle: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuIpcOpenEventHandle: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxSetSharedMemConfig: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetSharedMemConfig: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuFuncSetSharedMemConfig: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexObjectCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexObjectDestroy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetResourceDesc: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetTextureDesc: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuSurfObjectCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuSurfObjectDestroy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuSurfObjectGetResourceDesc: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamAddCallback: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetLevel: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayDestroy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmappedArray: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapFilterMode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapLevelBias: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMipmapLevelClamp: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetMaxAnisotropy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmappedArray: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapFilterMode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapLevelBias: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMipmapLevelClamp: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetMaxAnisotropy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedMipmappedArray: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexObjectGetResourceViewDesc: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLinkCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLinkAddData: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLinkAddFile: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLinkComplete: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLinkDestroy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamCreateWithPriority: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetPriority: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetStreamPriorityRange: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocManaged: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGetErrorString: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGetErrorName: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveBlocksPerMultiprocessor: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda375: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda376: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamAttachMemAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuPointerSetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemHostRegister_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceSetMapFlags_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLinkCreate_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLinkAddData_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLinkAddFile_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialBlockSize: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLGetDevices_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRetain: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxSetFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsEGLRegisterImage: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxGetState: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerConnect: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerDisconnect: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerAcquireFrame: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerReleaseFrame: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoD_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoH_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoD_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoA_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoD_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoA_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoH_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoA_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2D_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DUnaligned_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3D_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeer_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeer_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD8_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD16_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD32_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObject_v2_ptds: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoAAsync_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyAtoHAsync_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyHtoDAsync_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoHAsync_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyDtoDAsync_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy2DAsync_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DAsync_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyPeerAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DPeerAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD8Async_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD16Async_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD32Async_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D8Async_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D16Async_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemsetD2D32Async_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetPriority_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetFlags_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitEvent_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamAddCallback_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamAttachMemAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamQuery_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamSynchronize_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEventRecord_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsMapResources_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsUnmapResources_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGLMapBufferObjectAsync_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerConnect: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerDisconnect: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerPresentFrame: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphicsResourceGetMappedEglFrame: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuPointerGetAttributes: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialBlockSizeWithFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamProducerReturnFrame: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetP2PAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefSetBorderColor: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTexRefGetBorderColor: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAdvise: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda464: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda465: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuNNSetAllocator: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda469: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEGLStreamConsumerConnectWithFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemRangeGetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemRangeGetAttributes: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernel_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEventCreateFromEGLSync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLaunchCooperativeKernelMultiDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuFuncSetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetUuid: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuImportExternalMemory: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuExternalMemoryGetMappedBuffer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuExternalMemoryGetMappedMipmappedArray: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDestroyExternalMemory: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuImportExternalSemaphore: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuSignalExternalSemaphoresAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuSignalExternalSemaphoresAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuWaitExternalSemaphoresAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuWaitExternalSemaphoresAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDestroyExternalSemaphore: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamEndCapture_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamIsCapturing: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamIsCapturing_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemcpyNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphMemcpyNodeGetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemsetNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphMemsetNodeGetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphMemsetNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetType: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphGetRootNodes: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependencies: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependentNodes: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphLaunch_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecDestroy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphDestroy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddDependencies: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphRemoveDependencies: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphMemcpyNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphDestroyNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphClone: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeFindInClone: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddChildGraphNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddEmptyNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphChildGraphNodeGetGraph: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddHostNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphHostNodeGetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetLuid: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphHostNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphGetNodes: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphGetEdges: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCapture_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuThreadExchangeStreamCaptureMode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetNvSciSyncAttributes: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuOccupancyAvailableDynamicSMemPerBlock: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxRelease_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxReset_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDevicePrimaryCtxSetFlags_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAddressReserve: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAddressFree: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemRelease: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemMap: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemUnmap: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemSetAccess: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemExportToShareableHandle: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemImportFromShareableHandle: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemGetAllocationGranularity: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemGetAllocationPropertiesFromHandle: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemGetAccess: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda559: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda560: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecMemcpyNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecMemsetNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecHostNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemRetainAllocationHandle: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuFuncGetModule: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuIpcOpenMemHandle_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxResetPersistingL2Cache: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeCopyAttributes: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamCopyAttributes: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamCopyAttributes_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetAttribute_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamSetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamSetAttribute_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiate_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetTexture1DLinearMaxWidth: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphUpload: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphUpload_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuArrayGetSparseProperties: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetSparseProperties: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemMapArrayAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemMapArrayAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecChildGraphNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEventRecordWithFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEventRecordWithFlags_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddEventRecordNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddEventWaitNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphEventRecordNodeGetEvent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphEventWaitNodeGetEvent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphEventRecordNodeSetEvent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphEventWaitNodeSetEvent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecEventRecordNodeSetEvent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecEventWaitNodeSetEvent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuArrayGetPlane: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemFreeAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolTrimTo: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolSetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolGetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolSetAccess: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetDefaultMemPool: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolDestroy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceSetMemPool: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetMemPool: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAllocFromPoolAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolExportToShareableHandle: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolImportFromShareableHandle: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolExportPointer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolImportPointer: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPoolGetAccess: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddExternalSemaphoresSignalNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresSignalNodeGetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresSignalNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddExternalSemaphoresWaitNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresWaitNodeGetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExternalSemaphoresWaitNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecExternalSemaphoresSignalNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecExternalSemaphoresWaitNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGetProcAddress: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuFlushGPUDirectRDMAWrites: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphDebugDotPrint: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuUserObjectCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuUserObjectRetain: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuUserObjectRelease: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphRetainUserObject: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphReleaseUserObject: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemAllocNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddMemFreeNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGraphMemTrim: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetGraphMemAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceSetGraphMemAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetExecAffinitySupport: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v3: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetExecAffinity: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetUuid_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphMemAllocNodeGetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphMemFreeNodeGetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetEnabled: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetEnabled: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLaunchKernelEx_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuArrayGetMemoryRequirements: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMipmappedArrayGetMemoryRequirements: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphInstantiateWithParams_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecGetFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue32_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWaitValue64_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue32_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamWriteValue64_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamBatchMemOp_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddBatchMemOpNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphBatchMemOpNodeGetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphBatchMemOpNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecBatchMemOpNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuModuleGetLoadingMode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemGetHandleForAddressRange: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxPotentialClusterSize: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuOccupancyMaxActiveClusters: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGetProcAddress_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadData: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLibraryLoadFromFile: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLibraryUnload: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLibraryGetKernel: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLibraryGetModule: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuKernelGetFunction: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLibraryGetGlobal: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLibraryGetManaged: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuKernelGetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuKernelSetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuKernelSetCacheConfig: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddKernelNode_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeGetParams_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphKernelNodeSetParams_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecKernelNodeSetParams_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetId: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetId_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetId: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecUpdate_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeTiled: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeIm2col: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTensorMapReplaceAddress: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLibraryGetUnifiedFunction: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCoredumpGetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCoredumpGetAttributeGlobal: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCoredumpSetAttribute: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCoredumpSetAttributeGlobal: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxSetFlags: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMulticastCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMulticastAddDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMulticastBindMem: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMulticastBindAddr: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMulticastUnbind: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMulticastGetGranularity: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecNodeSetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemAdvise_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchAsync_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuFuncGetName: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuKernelGetName: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToGraph_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphConditionalHandleCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphGetEdges_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependencies_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetDependentNodes_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddDependencies_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphRemoveDependencies_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v3: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCaptureInfo_v3_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamUpdateCaptureDependencies_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuFuncGetParamInfo: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuKernelGetParamInfo: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceRegisterAsyncNotification: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceUnregisterAsyncNotification: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuModuleGetFunctionCount: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuModuleEnumerateFunctions: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLibraryGetKernelCount: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLibraryEnumerateKernels: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuFuncIsLoaded: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuFuncLoad: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGreenCtxCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGreenCtxDestroy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetDevResource: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevResource: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGreenCtxGetDevResource: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDevResourceGenerateDesc: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGreenCtxRecordEvent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGreenCtxWaitEvent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDevSmResourceSplitByCount: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetGreenCtx: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxFromGreenCtx: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuKernelGetLibrary: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxRecordEvent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxWaitEvent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxCreate_v4: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGreenCtxStreamCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetCtx_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemBatchDecompressAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemBatchDecompressAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogsRegisterCallback: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogsUnregisterCallback: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogsCurrent: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogsDumpToFile: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogsDumpToMemory: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessGetRestoreThreadId: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessGetState: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessLock: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessCheckpoint: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessRestore: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCheckpointProcessUnlock: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevice_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuEventElapsedTime_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuTensorMapEncodeIm2colWide: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGreenCtxGetId: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToCig: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchBatchAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemPrefetchBatchAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda786: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda787: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda788: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemDiscardBatchAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemDiscardBatchAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemDiscardAndPrefetchBatchAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemDiscardAndPrefetchBatchAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda793: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda794: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxGetDevice_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyBatchAsync_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DBatchAsync_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCtxSynchronize_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemGetDefaultMemPool: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemGetMemPool: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemSetMemPool: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetP2PAtomicCapabilities: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetHostAtomicCapabilities: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda806: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevResource: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamGetDevResource_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetContainingGraph: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetLocalId: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetToolsId: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphGetId: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphExecGetId: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginCaptureToCig_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamEndCaptureToCig: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamEndCaptureToCig_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda817: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda818: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda819: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMulticastBindMem_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMulticastBindAddr_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDevSmResourceSplit: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda823: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda824: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda825: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda826: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda827: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda828: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda829: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda830: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLaunchHostFunc_v2_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda833: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda834: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuFuncGetParamCount: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuKernelGetParamCount: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyWithAttributesAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpyWithAttributesAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DWithAttributesAsync: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemcpy3DWithAttributesAsync_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeGetParams: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCoredumpRegisterStartCallback: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCoredumpRegisterCompleteCallback: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCoredumpDeregisterStartCallback: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCoredumpDeregisterCompleteCallback: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginRecaptureToGraph: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuStreamBeginRecaptureToGraph_ptsz: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointIdReserve: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointIdRelease: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointCreate: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointAddDevice: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointDestroy: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointBindAddr: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointBindMem: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointUnbind: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointExport: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointImport: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointGetLimits: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuLogicalEndpointQuery: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuMemGetLocationInfo: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuCheckpointOperationComplete: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda862: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphAddNode_v3: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuGraphNodeSetParams_v2: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetFabricClusterUuid: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCliqueCount: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuDeviceGetCliqueInfo: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda868: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda869: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda870: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda871: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda872: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda873: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda874: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda875: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_cuda876: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_SIZE: CUpti_driver_api_trace_cbid
    CUPTI_DRIVER_TRACE_CBID_FORCE_INT: CUpti_driver_api_trace_cbid

class CUpti_runtime_api_trace_cbid(Enum):
    CUPTI_RUNTIME_TRACE_CBID_INVALID: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDriverGetVersion_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaRuntimeGetVersion_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceCount_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaChooseDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetChannelDesc_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaCreateChannelDesc_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaConfigureCall_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaSetupArgument_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetLastError_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaPeekAtLastError_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetErrorString_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetCacheConfig_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetAttributes_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaSetDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaSetValidDevices_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaSetDeviceFlags_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMalloc_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocPitch_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaFree_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocArray_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaFreeArray_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocHost_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaFreeHost_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaHostAlloc_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaHostGetDevicePointer_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaHostGetFlags_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemGetInfo_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2D_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArray_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArray_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArray_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArray_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyArrayToArray_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DArrayToArray_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbol_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbol_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyAsync_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArrayAsync_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArrayAsync_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DAsync_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArrayAsync_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArrayAsync_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbolAsync_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbolAsync_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset2D_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemsetAsync_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset2DAsync_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetSymbolAddress_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetSymbolSize_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaBindTexture_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaBindTexture2D_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaBindTextureToArray_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaUnbindTexture_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureAlignmentOffset_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureReference_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaBindSurfaceToArray_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetSurfaceReference_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGLSetGLDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGLRegisterBufferObject_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGLMapBufferObject_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGLUnmapBufferObject_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGLUnregisterBufferObject_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGLSetBufferObjectMapFlags_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGLMapBufferObjectAsync_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGLUnmapBufferObjectAsync_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaWGLGetDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsGLRegisterImage_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsGLRegisterBuffer_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsUnregisterResource_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceSetMapFlags_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsMapResources_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsUnmapResources_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedPointer_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsSubResourceGetMappedArray_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaVDPAUGetDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaVDPAUSetVDPAUDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsVDPAURegisterVideoSurface_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsVDPAURegisterOutputSurface_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDevices_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D11SetDirect3DDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D11RegisterResource_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDevices_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10SetDirect3DDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D10RegisterResource_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10RegisterResource_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10UnregisterResource_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10MapResources_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10UnmapResources_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceSetMapFlags_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetSurfaceDimensions_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedArray_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedPointer_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedSize_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10ResourceGetMappedPitch_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDevices_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9SetDirect3DDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9GetDirect3DDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsD3D9RegisterResource_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9RegisterResource_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnregisterResource_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9MapResources_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnmapResources_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceSetMapFlags_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetSurfaceDimensions_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedArray_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedPointer_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedSize_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9ResourceGetMappedPitch_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9Begin_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9End_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9RegisterVertexBuffer_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnregisterVertexBuffer_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9MapVertexBuffer_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D9UnmapVertexBuffer_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaThreadExit_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaSetDoubleForDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaSetDoubleForHost_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaThreadSynchronize_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaThreadGetLimit_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaThreadSetLimit_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreate_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamDestroy_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamSynchronize_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamQuery_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEventCreate_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEventCreateWithFlags_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEventRecord_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEventDestroy_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEventSynchronize_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEventQuery_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMalloc3D_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMalloc3DArray_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset3D_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset3DAsync_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3D_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DAsync_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaThreadSetCacheConfig_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamWaitEvent_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D11GetDirect3DDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaD3D10GetDirect3DDevice_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaThreadGetCacheConfig_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaPointerGetAttributes_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaHostRegister_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaHostUnregister_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceCanAccessPeer_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceEnablePeerAccess_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceDisablePeerAccess_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaPeerRegister_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaPeerUnregister_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaPeerGetDevicePointer_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyPeer_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyPeerAsync_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeer_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeerAsync_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceReset_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSynchronize_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetLimit_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetLimit_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetCacheConfig_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetCacheConfig_v3020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaProfilerInitialize_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaProfilerStart_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaProfilerStop_v4000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetByPCIBusId_v4010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetPCIBusId_v4010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGLGetDevices_v4010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaIpcGetEventHandle_v4010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaIpcOpenEventHandle_v4010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaIpcGetMemHandle_v4010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaIpcOpenMemHandle_v4010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaIpcCloseMemHandle_v4010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetInfo_v4010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetSharedMemConfig_v4020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetSharedMemConfig_v4020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetSharedMemConfig_v4020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaCreateTextureObject_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDestroyTextureObject_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectResourceDesc_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectTextureDesc_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaCreateSurfaceObject_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDestroySurfaceObject_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetSurfaceObjectResourceDesc_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocMipmappedArray_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetMipmappedArrayLevel_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaFreeMipmappedArray_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaBindTextureToMipmappedArray_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedMipmappedArray_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamAddCallback_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreateWithFlags_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectResourceViewDesc_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetAttribute_v5000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamDestroy_v5050: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamCreateWithPriority_v5050: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetPriority_v5050: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetFlags_v5050: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetStreamPriorityRange_v5050: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocManaged_v6000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamAttachMemAsync_v6000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetErrorName_v6050: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessor_v6050: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceFlags_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunch_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernel_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2D_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArray_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArray_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArray_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArray_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyArrayToArray_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DArrayToArray_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbol_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbol_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyAsync_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToArrayAsync_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromArrayAsync_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DAsync_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DToArrayAsync_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy2DFromArrayAsync_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyToSymbolAsync_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyFromSymbolAsync_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset2D_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemsetAsync_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset2DAsync_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetPriority_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetFlags_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamSynchronize_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamQuery_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamAttachMemAsync_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEventRecord_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset3D_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemset3DAsync_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3D_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DAsync_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamWaitEvent_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamAddCallback_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeer_ptds_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DPeerAsync_ptsz_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v8000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_ptsz_v8000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v8000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetP2PAttribute_v8000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsEGLRegisterImage_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerConnect_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerDisconnect_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerAcquireFrame_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerReleaseFrame_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerConnect_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerDisconnect_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerPresentFrame_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamProducerReturnFrame_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphicsResourceGetMappedEglFrame_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemRangeGetAttribute_v8000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemRangeGetAttributes_v8000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEGLStreamConsumerConnectWithFlags_v7000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_v9000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernel_ptsz_v9000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEventCreateFromEGLSync_v9000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchCooperativeKernelMultiDevice_v9000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaFuncSetAttribute_v9000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaImportExternalMemory_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaExternalMemoryGetMappedBuffer_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaExternalMemoryGetMappedMipmappedArray_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDestroyExternalMemory_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaImportExternalSemaphore_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_ptsz_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_ptsz_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDestroyExternalSemaphore_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_ptsz_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphCreate_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeGetParams_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeSetParams_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddKernelNode_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNode_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeGetParams_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParams_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemsetNode_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemsetNodeGetParams_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemsetNodeSetParams_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddHostNode_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphHostNodeGetParams_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddChildGraphNode_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphChildGraphNodeGetGraph_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEmptyNode_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphClone_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeFindInClone_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetType_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetRootNodes_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphDestroyNode_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphLaunch_ptsz_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecDestroy_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphDestroy_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCapture_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCapture_ptsz_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamIsCapturing_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamIsCapturing_ptsz_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamEndCapture_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamEndCapture_ptsz_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphHostNodeSetParams_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetNodes_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v10010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_ptsz_v10010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecKernelNodeSetParams_v10010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaThreadExchangeStreamCaptureMode_v10010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetNvSciSyncAttributes_v10020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyAvailableDynamicSMemPerBlock_v10200: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetFlags_v10200: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetFlags_ptsz_v10200: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParams_v10020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemsetNodeSetParams_v10020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecHostNodeSetParams_v10020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecUpdate_v10020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetFuncBySymbol_v11000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaCtxResetPersistingL2Cache_v11000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeCopyAttributes_v11000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeGetAttribute_v11000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphKernelNodeSetAttribute_v11000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamCopyAttributes_v11000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamCopyAttributes_ptsz_v11000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetAttribute_v11000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetAttribute_ptsz_v11000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetAttribute_v11000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamSetAttribute_ptsz_v11000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetTexture1DLinearMaxWidth_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphUpload_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphUpload_ptsz_v10000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNodeToSymbol_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNodeFromSymbol_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemcpyNode1D_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParamsToSymbol_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParamsFromSymbol_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemcpyNodeSetParams1D_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParamsToSymbol_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParamsFromSymbol_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecMemcpyNodeSetParams1D_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetSparseProperties_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMipmappedArrayGetSparseProperties_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecChildGraphNodeSetParams_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEventRecordNode_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventRecordNodeGetEvent_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventRecordNodeSetEvent_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddEventWaitNode_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventWaitNodeGetEvent_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphEventWaitNodeSetEvent_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecEventRecordNodeSetEvent_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecEventWaitNodeSetEvent_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEventRecordWithFlags_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEventRecordWithFlags_ptsz_v11010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetDefaultMemPool_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocAsync_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocAsync_ptsz_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaFreeAsync_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaFreeAsync_ptsz_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolTrimTo_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolSetAttribute_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolGetAttribute_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolSetAccess_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetPlane_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolGetAccess_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolCreate_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolDestroy_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetMemPool_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetMemPool_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolExportToShareableHandle_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolImportFromShareableHandle_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolExportPointer_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPoolImportPointer_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocFromPoolAsync_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMallocFromPoolAsync_ptsz_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaSignalExternalSemaphoresAsync_ptsz_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaWaitExternalSemaphoresAsync_ptsz_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddExternalSemaphoresSignalNode_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresSignalNodeGetParams_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresSignalNodeSetParams_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddExternalSemaphoresWaitNode_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresWaitNodeGetParams_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExternalSemaphoresWaitNodeSetParams_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecExternalSemaphoresSignalNodeSetParams_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecExternalSemaphoresWaitNodeSetParams_v11020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceFlushGPUDirectRDMAWrites_v11030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPoint_v11030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPoint_ptsz_v11030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphDebugDotPrint_v11030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v2_v11030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v2_ptsz_v11030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v11030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_ptsz_v11030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectCreate_v11030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectRetain_v11030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaUserObjectRelease_v11030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphRetainUserObject_v11030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphReleaseUserObject_v11030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithFlags_v11040: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemAllocNode_v11040: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemAllocNodeGetParams_v11040: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddMemFreeNode_v11040: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphMemFreeNodeGetParams_v11040: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGraphMemTrim_v11040: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetGraphMemAttribute_v11040: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceSetGraphMemAttribute_v11040: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetEnabled_v11060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetEnabled_v11060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaArrayGetMemoryRequirements_v11060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMipmappedArrayGetMemoryRequirements_v11060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_v11060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchKernelExC_ptsz_v11060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxPotentialClusterSize_v11070: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaOccupancyMaxActiveClusters_v11070: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaCreateTextureObject_v2_v11080: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetTextureObjectTextureDesc_v2_v11080: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_v12000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiateWithParams_ptsz_v12000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecGetFlags_v12000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetKernel_v12000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDeviceProperties_v12000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_v12000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetId_ptsz_v12000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphInstantiate_v12000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaInitDevice_v12000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v12020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeSetParams_v12020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecNodeSetParams_v12020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemAdvise_v12020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_v12020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchAsync_ptsz_v12020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetName_v12030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_v12030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginCaptureToGraph_ptsz_v12030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphConditionalHandleCreate_v12030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetEdges_v12030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependencies_v12030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetDependentNodes_v12030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddDependencies_v12030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphRemoveDependencies_v12030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphAddNode_v12030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_v12030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetCaptureInfo_ptsz_v12030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_v12030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamUpdateCaptureDependencies_ptsz_v12030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceRegisterAsyncNotification_v12040: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceUnregisterAsyncNotification_v12040: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetParamInfo_v12040: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPointByVersion_v12050: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetDriverEntryPointByVersion_ptsz_v12050: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryLoadData_v12060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryLoadFromFile_v12060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryUnload_v12060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetKernel_v12060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetGlobal_v12060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetManaged_v12060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetUnifiedFunction_v12060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryGetKernelCount_v12060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLibraryEnumerateKernels_v12060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaKernelSetAttributeForDevice_v12060: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevice_v12080: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevice_ptsz_v12080: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_v12080: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_ptsz_v12080: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_v12080: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_ptsz_v12080: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaEventElapsedTime_v12080: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchBatchAsync_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemPrefetchBatchAsync_ptsz_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardBatchAsync_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardBatchAsync_ptsz_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardAndPrefetchBatchAsync_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemDiscardAndPrefetchBatchAsync_ptsz_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGetExportTable_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFatBinary_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFatBinaryEnd_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaUnregisterFatBinary_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaRegisterVar_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaRegisterHostVar_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaRegisterFunction_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaRegisterManagedVar_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaInitModule_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaPushCallConfiguration_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaPopCallConfiguration_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaGetKernel_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaLaunchKernel_ptsz_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaRegisterUnifiedTable_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID___cudaGetProcAddress_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyBatchAsync_ptsz_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DBatchAsync_ptsz_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLogsRegisterCallback_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLogsUnregisterCallback_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLogsCurrent_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLogsDumpToFile_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLogsDumpToMemory_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemGetDefaultMemPool_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemGetMemPool_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemSetMemPool_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetHostAtomicCapabilities_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetP2PAtomicCapabilities_v13000: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetDevResource_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDevSmResourceSplitByCount_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDevResourceGenerateDesc_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGreenCtxCreate_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxDestroy_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetDevResource_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetDevice_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxGetId_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cuda531: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cuda532: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxStreamCreate_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxSynchronize_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphConditionalHandleCreate_v2_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevResource_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamGetDevResource_ptsz_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetContainingGraph_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetLocalId_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetToolsId_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphGetId_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphExecGetId_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxRecordEvent_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaExecutionCtxWaitEvent_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cuda545: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cuda546: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cuda547: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDeviceGetExecutionCtx_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaDevSmResourceSplit_v13010: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v2_v13020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaLaunchHostFunc_v2_ptsz_v13020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaFuncGetParamCount_v13020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cuda553: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyWithAttributesAsync_v13020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpyWithAttributesAsync_ptsz_v13020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DWithAttributesAsync_v13020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemcpy3DWithAttributesAsync_ptsz_v13020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaGraphNodeGetParams_v13020: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cuda559: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cuda560: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cuda561: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginRecaptureToGraph_v13030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaStreamBeginRecaptureToGraph_ptsz_v13030: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cuda564: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cudaMemGetLocationInfo_v13040: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_cuda566: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_SIZE: CUpti_runtime_api_trace_cbid
    CUPTI_RUNTIME_TRACE_CBID_FORCE_INT: CUpti_runtime_api_trace_cbid

class CUpti_DeviceAttribute(Enum):
    CUPTI_DEVICE_ATTR_MAX_EVENT_ID: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_MAX_EVENT_DOMAIN_ID: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_GLOBAL_MEMORY_BANDWIDTH: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_INSTRUCTION_PER_CYCLE: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_INSTRUCTION_THROUGHPUT_SINGLE_PRECISION: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_MAX_FRAME_BUFFERS: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_PCIE_LINK_RATE: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_PCIE_LINK_WIDTH: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_PCIE_GEN: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_DEVICE_CLASS: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_FLOP_SP_PER_CYCLE: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_FLOP_DP_PER_CYCLE: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_MAX_L2_UNITS: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_SHARED: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_L1: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_MAX_SHARED_MEMORY_CACHE_CONFIG_PREFER_EQUAL: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_FLOP_HP_PER_CYCLE: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_NVLINK_PRESENT: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_GPU_CPU_NVLINK_BW: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_NVSWITCH_PRESENT: CUpti_DeviceAttribute
    CUPTI_DEVICE_ATTR_FORCE_INT: CUpti_DeviceAttribute

class CUpti_MetricValueKind(Enum):
    CUPTI_METRIC_VALUE_KIND_DOUBLE: CUpti_MetricValueKind
    CUPTI_METRIC_VALUE_KIND_UINT64: CUpti_MetricValueKind
    CUPTI_METRIC_VALUE_KIND_PERCENT: CUpti_MetricValueKind
    CUPTI_METRIC_VALUE_KIND_THROUGHPUT: CUpti_MetricValueKind
    CUPTI_METRIC_VALUE_KIND_INT64: CUpti_MetricValueKind
    CUPTI_METRIC_VALUE_KIND_UTILIZATION_LEVEL: CUpti_MetricValueKind
    CUPTI_METRIC_VALUE_KIND_NVTX_EXTENDED_PAYLOAD: CUpti_MetricValueKind
    CUPTI_METRIC_VALUE_KIND_FORCE_INT: CUpti_MetricValueKind

class CUpti_MetricValueUtilizationLevel(Enum):
    CUPTI_METRIC_VALUE_UTILIZATION_IDLE: CUpti_MetricValueUtilizationLevel
    CUPTI_METRIC_VALUE_UTILIZATION_LOW: CUpti_MetricValueUtilizationLevel
    CUPTI_METRIC_VALUE_UTILIZATION_MID: CUpti_MetricValueUtilizationLevel
    CUPTI_METRIC_VALUE_UTILIZATION_HIGH: CUpti_MetricValueUtilizationLevel
    CUPTI_METRIC_VALUE_UTILIZATION_MAX: CUpti_MetricValueUtilizationLevel
    CUPTI_METRIC_VALUE_UTILIZATION_FORCE_INT: CUpti_MetricValueUtilizationLevel

class CUpti_ActivityKind(Enum):
    CUPTI_ACTIVITY_KIND_INVALID: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_MEMCPY: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_MEMSET: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_KERNEL: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_DRIVER: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_RUNTIME: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_EVENT: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_METRIC: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_DEVICE: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_CONTEXT: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_NAME: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_MARKER: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_MARKER_DATA: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_SOURCE_LOCATOR: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_GLOBAL_ACCESS: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_BRANCH: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_OVERHEAD: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_CDP_KERNEL: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_PREEMPTION: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_ENVIRONMENT: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_EVENT_INSTANCE: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_MEMCPY2: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_METRIC_INSTANCE: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_INSTRUCTION_EXECUTION: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_UNIFIED_MEMORY_COUNTER: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_FUNCTION: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_MODULE: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_DEVICE_ATTRIBUTE: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_SHARED_ACCESS: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_PC_SAMPLING: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_PC_SAMPLING_RECORD_INFO: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_INSTRUCTION_CORRELATION: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_OPENACC_DATA: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_OPENACC_LAUNCH: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_OPENACC_OTHER: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_CUDA_EVENT: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_STREAM: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_SYNCHRONIZATION: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_EXTERNAL_CORRELATION: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_NVLINK: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_INSTANTANEOUS_EVENT: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_INSTANTANEOUS_EVENT_INSTANCE: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_INSTANTANEOUS_METRIC: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_INSTANTANEOUS_METRIC_INSTANCE: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_MEMORY: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_PCIE: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_OPENMP: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_INTERNAL_LAUNCH_API: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_MEMORY2: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_MEMORY_POOL: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_GRAPH_TRACE: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_JIT: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_DEVICE_GRAPH_TRACE: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_MEM_DECOMPRESS: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_CONFIDENTIAL_COMPUTE_ROTATION: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_GRAPH_HOST_NODE: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_COMPUTE_ENGINE_CTX_SWITCH: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_HOST_LAUNCH: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_GREEN_CONTEXT: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_COUNT: CUpti_ActivityKind
    CUPTI_ACTIVITY_KIND_FORCE_INT: CUpti_ActivityKind

class CUpti_ActivityObjectKind(Enum):
    CUPTI_ACTIVITY_OBJECT_UNKNOWN: CUpti_ActivityObjectKind
    CUPTI_ACTIVITY_OBJECT_PROCESS: CUpti_ActivityObjectKind
    CUPTI_ACTIVITY_OBJECT_THREAD: CUpti_ActivityObjectKind
    CUPTI_ACTIVITY_OBJECT_DEVICE: CUpti_ActivityObjectKind
    CUPTI_ACTIVITY_OBJECT_CONTEXT: CUpti_ActivityObjectKind
    CUPTI_ACTIVITY_OBJECT_STREAM: CUpti_ActivityObjectKind
    CUPTI_ACTIVITY_OBJECT_FORCE_INT: CUpti_ActivityObjectKind

class CUpti_ActivityOverheadKind(Enum):
    CUPTI_ACTIVITY_OVERHEAD_UNKNOWN: CUpti_ActivityOverheadKind
    CUPTI_ACTIVITY_OVERHEAD_DRIVER_COMPILER: CUpti_ActivityOverheadKind
    CUPTI_ACTIVITY_OVERHEAD_CUPTI_BUFFER_FLUSH: CUpti_ActivityOverheadKind
    CUPTI_ACTIVITY_OVERHEAD_CUPTI_INSTRUMENTATION: CUpti_ActivityOverheadKind
    CUPTI_ACTIVITY_OVERHEAD_CUPTI_RESOURCE: CUpti_ActivityOverheadKind
    CUPTI_ACTIVITY_OVERHEAD_RUNTIME_TRIGGERED_MODULE_LOADING: CUpti_ActivityOverheadKind
    CUPTI_ACTIVITY_OVERHEAD_LAZY_FUNCTION_LOADING: CUpti_ActivityOverheadKind
    CUPTI_ACTIVITY_OVERHEAD_COMMAND_BUFFER_FULL: CUpti_ActivityOverheadKind
    CUPTI_ACTIVITY_OVERHEAD_ACTIVITY_BUFFER_REQUEST: CUpti_ActivityOverheadKind
    CUPTI_ACTIVITY_OVERHEAD_UVM_ACTIVITY_INIT: CUpti_ActivityOverheadKind
    CUPTI_ACTIVITY_OVERHEAD_FORCE_INT: CUpti_ActivityOverheadKind

class CUpti_ActivityComputeApiKind(Enum):
    CUPTI_ACTIVITY_COMPUTE_API_UNKNOWN: CUpti_ActivityComputeApiKind
    CUPTI_ACTIVITY_COMPUTE_API_CUDA: CUpti_ActivityComputeApiKind
    CUPTI_ACTIVITY_COMPUTE_API_CUDA_MPS: CUpti_ActivityComputeApiKind
    CUPTI_ACTIVITY_COMPUTE_API_FORCE_INT: CUpti_ActivityComputeApiKind

class CUpti_ActivityFlag(Enum):
    CUPTI_ACTIVITY_FLAG_NONE: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_DEVICE_CONCURRENT_KERNELS: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_DEVICE_ATTRIBUTE_CUDEVICE: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_MEMCPY_ASYNC: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_MARKER_INSTANTANEOUS: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_MARKER_START: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_MARKER_END: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE_SUCCESS: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_MARKER_SYNC_ACQUIRE_FAILED: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_MARKER_SYNC_RELEASE: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_MARKER_COLOR_NONE: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_MARKER_COLOR_ARGB: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_SIZE_MASK: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_LOAD: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_GLOBAL_ACCESS_KIND_CACHED: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_METRIC_OVERFLOWED: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_METRIC_VALUE_INVALID: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_INSTRUCTION_VALUE_INVALID: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_INSTRUCTION_CLASS_MASK: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_FLUSH_FORCED: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_SHARED_ACCESS_KIND_SIZE_MASK: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_SHARED_ACCESS_KIND_LOAD: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_MEMSET_ASYNC: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_THRASHING_IN_CPU: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_THROTTLING_IN_CPU: CUpti_ActivityFlag
    CUPTI_ACTIVITY_FLAG_FORCE_INT: CUpti_ActivityFlag

class CUpti_ActivityPCSamplingStallReason(Enum):
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_INVALID: CUpti_ActivityPCSamplingStallReason
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_NONE: CUpti_ActivityPCSamplingStallReason
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_INST_FETCH: CUpti_ActivityPCSamplingStallReason
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_EXEC_DEPENDENCY: CUpti_ActivityPCSamplingStallReason
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_MEMORY_DEPENDENCY: CUpti_ActivityPCSamplingStallReason
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_TEXTURE: CUpti_ActivityPCSamplingStallReason
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_SYNC: CUpti_ActivityPCSamplingStallReason
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_CONSTANT_MEMORY_DEPENDENCY: CUpti_ActivityPCSamplingStallReason
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_PIPE_BUSY: CUpti_ActivityPCSamplingStallReason
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_MEMORY_THROTTLE: CUpti_ActivityPCSamplingStallReason
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_NOT_SELECTED: CUpti_ActivityPCSamplingStallReason
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_OTHER: CUpti_ActivityPCSamplingStallReason
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_SLEEPING: CUpti_ActivityPCSamplingStallReason
    CUPTI_ACTIVITY_PC_SAMPLING_STALL_FORCE_INT: CUpti_ActivityPCSamplingStallReason

class CUpti_ActivityPCSamplingPeriod(Enum):
    CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_INVALID: CUpti_ActivityPCSamplingPeriod
    CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MIN: CUpti_ActivityPCSamplingPeriod
    CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_LOW: CUpti_ActivityPCSamplingPeriod
    CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MID: CUpti_ActivityPCSamplingPeriod
    CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_HIGH: CUpti_ActivityPCSamplingPeriod
    CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_MAX: CUpti_ActivityPCSamplingPeriod
    CUPTI_ACTIVITY_PC_SAMPLING_PERIOD_FORCE_INT: CUpti_ActivityPCSamplingPeriod

class CUpti_ActivityMemcpyKind(Enum):
    CUPTI_ACTIVITY_MEMCPY_KIND_UNKNOWN: CUpti_ActivityMemcpyKind
    CUPTI_ACTIVITY_MEMCPY_KIND_HTOD: CUpti_ActivityMemcpyKind
    CUPTI_ACTIVITY_MEMCPY_KIND_DTOH: CUpti_ActivityMemcpyKind
    CUPTI_ACTIVITY_MEMCPY_KIND_HTOA: CUpti_ActivityMemcpyKind
    CUPTI_ACTIVITY_MEMCPY_KIND_ATOH: CUpti_ActivityMemcpyKind
    CUPTI_ACTIVITY_MEMCPY_KIND_ATOA: CUpti_ActivityMemcpyKind
    CUPTI_ACTIVITY_MEMCPY_KIND_ATOD: CUpti_ActivityMemcpyKind
    CUPTI_ACTIVITY_MEMCPY_KIND_DTOA: CUpti_ActivityMemcpyKind
    CUPTI_ACTIVITY_MEMCPY_KIND_DTOD: CUpti_ActivityMemcpyKind
    CUPTI_ACTIVITY_MEMCPY_KIND_HTOH: CUpti_ActivityMemcpyKind
    CUPTI_ACTIVITY_MEMCPY_KIND_PTOP: CUpti_ActivityMemcpyKind
    CUPTI_ACTIVITY_MEMCPY_KIND_FORCE_INT: CUpti_ActivityMemcpyKind

class CUpti_ActivityMemoryKind(Enum):
    CUPTI_ACTIVITY_MEMORY_KIND_UNKNOWN: CUpti_ActivityMemoryKind
    CUPTI_ACTIVITY_MEMORY_KIND_PAGEABLE: CUpti_ActivityMemoryKind
    CUPTI_ACTIVITY_MEMORY_KIND_PINNED: CUpti_ActivityMemoryKind
    CUPTI_ACTIVITY_MEMORY_KIND_DEVICE: CUpti_ActivityMemoryKind
    CUPTI_ACTIVITY_MEMORY_KIND_ARRAY: CUpti_ActivityMemoryKind
    CUPTI_ACTIVITY_MEMORY_KIND_MANAGED: CUpti_ActivityMemoryKind
    CUPTI_ACTIVITY_MEMORY_KIND_DEVICE_STATIC: CUpti_ActivityMemoryKind
    CUPTI_ACTIVITY_MEMORY_KIND_MANAGED_STATIC: CUpti_ActivityMemoryKind
    CUPTI_ACTIVITY_MEMORY_KIND_FORCE_INT: CUpti_ActivityMemoryKind

class CUpti_ActivityPreemptionKind(Enum):
    CUPTI_ACTIVITY_PREEMPTION_KIND_UNKNOWN: CUpti_ActivityPreemptionKind
    CUPTI_ACTIVITY_PREEMPTION_KIND_SAVE: CUpti_ActivityPreemptionKind
    CUPTI_ACTIVITY_PREEMPTION_KIND_RESTORE: CUpti_ActivityPreemptionKind
    CUPTI_ACTIVITY_PREEMPTION_KIND_FORCE_INT: CUpti_ActivityPreemptionKind

class CUpti_ActivityEnvironmentKind(Enum):
    CUPTI_ACTIVITY_ENVIRONMENT_UNKNOWN: CUpti_ActivityEnvironmentKind
    CUPTI_ACTIVITY_ENVIRONMENT_SPEED: CUpti_ActivityEnvironmentKind
    CUPTI_ACTIVITY_ENVIRONMENT_TEMPERATURE: CUpti_ActivityEnvironmentKind
    CUPTI_ACTIVITY_ENVIRONMENT_POWER: CUpti_ActivityEnvironmentKind
    CUPTI_ACTIVITY_ENVIRONMENT_COOLING: CUpti_ActivityEnvironmentKind
    CUPTI_ACTIVITY_ENVIRONMENT_COUNT: CUpti_ActivityEnvironmentKind
    CUPTI_ACTIVITY_ENVIRONMENT_KIND_FORCE_INT: CUpti_ActivityEnvironmentKind

class CUpti_EnvironmentClocksThrottleReason(Enum):
    CUPTI_CLOCKS_THROTTLE_REASON_GPU_IDLE: CUpti_EnvironmentClocksThrottleReason
    CUPTI_CLOCKS_THROTTLE_REASON_USER_DEFINED_CLOCKS: CUpti_EnvironmentClocksThrottleReason
    CUPTI_CLOCKS_THROTTLE_REASON_SW_POWER_CAP: CUpti_EnvironmentClocksThrottleReason
    CUPTI_CLOCKS_THROTTLE_REASON_HW_SLOWDOWN: CUpti_EnvironmentClocksThrottleReason
    CUPTI_CLOCKS_THROTTLE_REASON_UNKNOWN: CUpti_EnvironmentClocksThrottleReason
    CUPTI_CLOCKS_THROTTLE_REASON_UNSUPPORTED: CUpti_EnvironmentClocksThrottleReason
    CUPTI_CLOCKS_THROTTLE_REASON_NONE: CUpti_EnvironmentClocksThrottleReason
    CUPTI_CLOCKS_THROTTLE_REASON_FORCE_INT: CUpti_EnvironmentClocksThrottleReason

class CUpti_ActivityUnifiedMemoryCounterScope(Enum):
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_UNKNOWN: CUpti_ActivityUnifiedMemoryCounterScope
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_PROCESS_SINGLE_DEVICE: CUpti_ActivityUnifiedMemoryCounterScope
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_PROCESS_ALL_DEVICES: CUpti_ActivityUnifiedMemoryCounterScope
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_COUNT: CUpti_ActivityUnifiedMemoryCounterScope
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_SCOPE_FORCE_INT: CUpti_ActivityUnifiedMemoryCounterScope

class CUpti_ActivityUnifiedMemoryCounterKind(Enum):
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_UNKNOWN: CUpti_ActivityUnifiedMemoryCounterKind
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_HTOD: CUpti_ActivityUnifiedMemoryCounterKind
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_DTOH: CUpti_ActivityUnifiedMemoryCounterKind
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_CPU_PAGE_FAULT_COUNT: CUpti_ActivityUnifiedMemoryCounterKind
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_GPU_PAGE_FAULT: CUpti_ActivityUnifiedMemoryCounterKind
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_THRASHING: CUpti_ActivityUnifiedMemoryCounterKind
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_THROTTLING: CUpti_ActivityUnifiedMemoryCounterKind
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_REMOTE_MAP: CUpti_ActivityUnifiedMemoryCounterKind
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_BYTES_TRANSFER_DTOD: CUpti_ActivityUnifiedMemoryCounterKind
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_COUNT: CUpti_ActivityUnifiedMemoryCounterKind
    CUPTI_ACTIVITY_UNIFIED_MEMORY_COUNTER_KIND_FORCE_INT: CUpti_ActivityUnifiedMemoryCounterKind

class CUpti_ActivityUnifiedMemoryAccessType(Enum):
    CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_UNKNOWN: CUpti_ActivityUnifiedMemoryAccessType
    CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_READ: CUpti_ActivityUnifiedMemoryAccessType
    CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_WRITE: CUpti_ActivityUnifiedMemoryAccessType
    CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_ATOMIC: CUpti_ActivityUnifiedMemoryAccessType
    CUPTI_ACTIVITY_UNIFIED_MEMORY_ACCESS_TYPE_PREFETCH: CUpti_ActivityUnifiedMemoryAccessType

class CUpti_ActivityUnifiedMemoryMigrationCause(Enum):
    CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_UNKNOWN: CUpti_ActivityUnifiedMemoryMigrationCause
    CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_USER: CUpti_ActivityUnifiedMemoryMigrationCause
    CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_COHERENCE: CUpti_ActivityUnifiedMemoryMigrationCause
    CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_PREFETCH: CUpti_ActivityUnifiedMemoryMigrationCause
    CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_EVICTION: CUpti_ActivityUnifiedMemoryMigrationCause
    CUPTI_ACTIVITY_UNIFIED_MEMORY_MIGRATION_CAUSE_ACCESS_COUNTERS: CUpti_ActivityUnifiedMemoryMigrationCause

class CUpti_ActivityUnifiedMemoryRemoteMapCause(Enum):
    CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_UNKNOWN: CUpti_ActivityUnifiedMemoryRemoteMapCause
    CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_COHERENCE: CUpti_ActivityUnifiedMemoryRemoteMapCause
    CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_THRASHING: CUpti_ActivityUnifiedMemoryRemoteMapCause
    CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_POLICY: CUpti_ActivityUnifiedMemoryRemoteMapCause
    CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_OUT_OF_MEMORY: CUpti_ActivityUnifiedMemoryRemoteMapCause
    CUPTI_ACTIVITY_UNIFIED_MEMORY_REMOTE_MAP_CAUSE_EVICTION: CUpti_ActivityUnifiedMemoryRemoteMapCause

class CUpti_ActivityInstructionClass(Enum):
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_UNKNOWN: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_32: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_64: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_INTEGER: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_BIT_CONVERSION: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_CONTROL_FLOW: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_GLOBAL: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_SHARED: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_LOCAL: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_GENERIC: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_SURFACE: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_CONSTANT: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_TEXTURE: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_GLOBAL_ATOMIC: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_SHARED_ATOMIC: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_SURFACE_ATOMIC: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_INTER_THREAD_COMMUNICATION: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_BARRIER: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_MISCELLANEOUS: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_FP_16: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_UNIFORM: CUpti_ActivityInstructionClass
    CUPTI_ACTIVITY_INSTRUCTION_CLASS_KIND_FORCE_INT: CUpti_ActivityInstructionClass

class CUpti_ActivityPartitionedGlobalCacheConfig(Enum):
    CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_UNKNOWN: CUpti_ActivityPartitionedGlobalCacheConfig
    CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_NOT_SUPPORTED: CUpti_ActivityPartitionedGlobalCacheConfig
    CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_OFF: CUpti_ActivityPartitionedGlobalCacheConfig
    CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_ON: CUpti_ActivityPartitionedGlobalCacheConfig
    CUPTI_ACTIVITY_PARTITIONED_GLOBAL_CACHE_CONFIG_FORCE_INT: CUpti_ActivityPartitionedGlobalCacheConfig

class CUpti_ActivitySynchronizationType(Enum):
    CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_UNKNOWN: CUpti_ActivitySynchronizationType
    CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_EVENT_SYNCHRONIZE: CUpti_ActivitySynchronizationType
    CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_STREAM_WAIT_EVENT: CUpti_ActivitySynchronizationType
    CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_STREAM_SYNCHRONIZE: CUpti_ActivitySynchronizationType
    CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_CONTEXT_SYNCHRONIZE: CUpti_ActivitySynchronizationType
    CUPTI_ACTIVITY_SYNCHRONIZATION_TYPE_FORCE_INT: CUpti_ActivitySynchronizationType

class CUpti_ActivityStreamFlag(Enum):
    CUPTI_ACTIVITY_STREAM_CREATE_FLAG_UNKNOWN: CUpti_ActivityStreamFlag
    CUPTI_ACTIVITY_STREAM_CREATE_FLAG_DEFAULT: CUpti_ActivityStreamFlag
    CUPTI_ACTIVITY_STREAM_CREATE_FLAG_NON_BLOCKING: CUpti_ActivityStreamFlag
    CUPTI_ACTIVITY_STREAM_CREATE_FLAG_NULL: CUpti_ActivityStreamFlag
    CUPTI_ACTIVITY_STREAM_CREATE_MASK: CUpti_ActivityStreamFlag
    CUPTI_ACTIVITY_STREAM_CREATE_FLAG_FORCE_INT: CUpti_ActivityStreamFlag

class CUpti_LinkFlag(Enum):
    CUPTI_LINK_FLAG_INVALID: CUpti_LinkFlag
    CUPTI_LINK_FLAG_PEER_ACCESS: CUpti_LinkFlag
    CUPTI_LINK_FLAG_SYSMEM_ACCESS: CUpti_LinkFlag
    CUPTI_LINK_FLAG_PEER_ATOMICS: CUpti_LinkFlag
    CUPTI_LINK_FLAG_SYSMEM_ATOMICS: CUpti_LinkFlag
    CUPTI_LINK_FLAG_FORCE_INT: CUpti_LinkFlag

class CUpti_ActivityMemoryOperationType(Enum):
    CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_INVALID: CUpti_ActivityMemoryOperationType
    CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_ALLOCATION: CUpti_ActivityMemoryOperationType
    CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_RELEASE: CUpti_ActivityMemoryOperationType
    CUPTI_ACTIVITY_MEMORY_OPERATION_TYPE_FORCE_INT: CUpti_ActivityMemoryOperationType

class CUpti_ActivityMemoryPoolType(Enum):
    CUPTI_ACTIVITY_MEMORY_POOL_TYPE_INVALID: CUpti_ActivityMemoryPoolType
    CUPTI_ACTIVITY_MEMORY_POOL_TYPE_LOCAL: CUpti_ActivityMemoryPoolType
    CUPTI_ACTIVITY_MEMORY_POOL_TYPE_IMPORTED: CUpti_ActivityMemoryPoolType
    CUPTI_ACTIVITY_MEMORY_POOL_TYPE_FORCE_INT: CUpti_ActivityMemoryPoolType

class CUpti_ActivityMemoryPoolOperationType(Enum):
    CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_INVALID: CUpti_ActivityMemoryPoolOperationType
    CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_CREATED: CUpti_ActivityMemoryPoolOperationType
    CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_DESTROYED: CUpti_ActivityMemoryPoolOperationType
    CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_TRIMMED: CUpti_ActivityMemoryPoolOperationType
    CUPTI_ACTIVITY_MEMORY_POOL_OPERATION_TYPE_FORCE_INT: CUpti_ActivityMemoryPoolOperationType

class CUpti_ChannelType(Enum):
    CUPTI_CHANNEL_TYPE_INVALID: CUpti_ChannelType
    CUPTI_CHANNEL_TYPE_COMPUTE: CUpti_ChannelType
    CUPTI_CHANNEL_TYPE_ASYNC_MEMCPY: CUpti_ChannelType
    CUPTI_CHANNEL_TYPE_DECOMP: CUpti_ChannelType
    CUPTI_CHANNEL_TYPE_FORCE_INT: CUpti_ChannelType

class CUpti_ContextCigMode(Enum):
    CUPTI_CONTEXT_CIG_MODE_NONE: CUpti_ContextCigMode
    CUPTI_CONTEXT_CIG_MODE_CIG: CUpti_ContextCigMode
    CUPTI_CONTEXT_CIG_MODE_CIG_FALLBACK: CUpti_ContextCigMode
    CUPTI_CONTEXT_CIG_MODE_FORCE_INT: CUpti_ContextCigMode

class CUpti_NvtxExtPayloadType(Enum):
    CUPTI_NVTX_EXT_PAYLOAD_TYPE_UNKNOWN: CUpti_NvtxExtPayloadType
    CUPTI_NVTX_EXT_PAYLOAD_TYPE_SCHEMA: CUpti_NvtxExtPayloadType
    CUPTI_NVTX_EXT_PAYLOAD_TYPE_ENUM: CUpti_NvtxExtPayloadType
    CUPTI_NVTX_EXT_PAYLOAD_TYPE_FORCE_INT: CUpti_NvtxExtPayloadType

class CUpti_ActivityMemcpyFieldIds(Enum):
    MEMCPY_FIELD_KIND: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_COPY_KIND: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_SRC_KIND: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_DST_KIND: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_FLAGS: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_BYTES: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_START: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_END: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_DEVICE_ID: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_CONTEXT_ID: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_STREAM_ID: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_CORRELATION_ID: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_GRAPH_NODE_ID: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_GRAPH_ID: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_CHANNEL_ID: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_CHANNEL_TYPE: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_IS_DEVICE_LAUNCHED: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_COPY_COUNT: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_SOURCE_GRAPH_ID: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_SOURCE_GRAPH_NODE_ID: CUpti_ActivityMemcpyFieldIds
    MEMCPY_FIELD_MAX: CUpti_ActivityMemcpyFieldIds

class CUpti_ActivityMemcpy2FieldIds(Enum):
    MEMCPY2_FIELD_KIND: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_COPY_KIND: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_SRC_KIND: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_DST_KIND: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_FLAGS: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_BYTES: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_START: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_END: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_DEVICE_ID: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_CONTEXT_ID: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_STREAM_ID: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_SRC_DEVICE_ID: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_SRC_CONTEXT_ID: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_DST_DEVICE_ID: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_DST_CONTEXT_ID: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_CORRELATION_ID: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_GRAPH_NODE_ID: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_GRAPH_ID: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_CHANNEL_ID: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_CHANNEL_TYPE: CUpti_ActivityMemcpy2FieldIds
    MEMCPY2_FIELD_MAX: CUpti_ActivityMemcpy2FieldIds

class CUpti_ActivityMemsetFieldIds(Enum):
    MEMSET_FIELD_KIND: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_VALUE: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_BYTES: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_START: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_END: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_DEVICE_ID: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_CONTEXT_ID: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_STREAM_ID: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_CORRELATION_ID: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_FLAGS: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_MEMORY_KIND: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_GRAPH_NODE_ID: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_GRAPH_ID: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_CHANNEL_ID: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_CHANNEL_TYPE: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_IS_DEVICE_LAUNCHED: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_SOURCE_GRAPH_ID: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_SOURCE_GRAPH_NODE_ID: CUpti_ActivityMemsetFieldIds
    MEMSET_FIELD_MAX: CUpti_ActivityMemsetFieldIds

class CUpti_ActivityMemoryFieldIds(Enum):
    MEMORY_FIELD_KIND: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_OPERATION_TYPE: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_MEMORY_KIND: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_CORRELATION_ID: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_ADDRESS: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_BYTES: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_TIMESTAMP: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_PROCESS_ID: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_DEVICE_ID: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_CONTEXT_ID: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_STREAM_ID: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_IS_ASYNC: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_POOL_TYPE: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_POOL_ADDRESS: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_POOL_RELEASE_THRESHOLD: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_POOL_SIZE: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_POOL_PROCESS_ID: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_POOL_UTILIZED_SIZE: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_SOURCE: CUpti_ActivityMemoryFieldIds
    MEMORY_FIELD_MAX: CUpti_ActivityMemoryFieldIds

class CUpti_ActivityMemoryPoolFieldIds(Enum):
    MEMORY_POOL_FIELD_KIND: CUpti_ActivityMemoryPoolFieldIds
    MEMORY_POOL_FIELD_OPERATION_TYPE: CUpti_ActivityMemoryPoolFieldIds
    MEMORY_POOL_FIELD_POOL_TYPE: CUpti_ActivityMemoryPoolFieldIds
    MEMORY_POOL_FIELD_CORRELATION_ID: CUpti_ActivityMemoryPoolFieldIds
    MEMORY_POOL_FIELD_PROCESS_ID: CUpti_ActivityMemoryPoolFieldIds
    MEMORY_POOL_FIELD_DEVICE_ID: CUpti_ActivityMemoryPoolFieldIds
    MEMORY_POOL_FIELD_MIN_BYTES_TO_KEEP: CUpti_ActivityMemoryPoolFieldIds
    MEMORY_POOL_FIELD_ADDRESS: CUpti_ActivityMemoryPoolFieldIds
    MEMORY_POOL_FIELD_SIZE: CUpti_ActivityMemoryPoolFieldIds
    MEMORY_POOL_FIELD_RELEASE_THRESHOLD: CUpti_ActivityMemoryPoolFieldIds
    MEMORY_POOL_FIELD_TIMESTAMP: CUpti_ActivityMemoryPoolFieldIds
    MEMORY_POOL_FIELD_UTILIZED_SIZE: CUpti_ActivityMemoryPoolFieldIds
    MEMORY_POOL_FIELD_IS_MANAGED_POOL: CUpti_ActivityMemoryPoolFieldIds
    MEMORY_POOL_FIELD_MAX: CUpti_ActivityMemoryPoolFieldIds

class CUpti_ActivityLaunchType(Enum):
    CUPTI_ACTIVITY_LAUNCH_TYPE_REGULAR: CUpti_ActivityLaunchType
    CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_SINGLE_DEVICE: CUpti_ActivityLaunchType
    CUPTI_ACTIVITY_LAUNCH_TYPE_COOPERATIVE_MULTI_DEVICE: CUpti_ActivityLaunchType
    CUPTI_ACTIVITY_LAUNCH_TYPE_CBL_COMMANDLIST: CUpti_ActivityLaunchType

class CUpti_FuncShmemLimitConfig(Enum):
    CUPTI_FUNC_SHMEM_LIMIT_DEFAULT: CUpti_FuncShmemLimitConfig
    CUPTI_FUNC_SHMEM_LIMIT_OPTIN: CUpti_FuncShmemLimitConfig
    CUPTI_FUNC_SHMEM_LIMIT_FORCE_INT: CUpti_FuncShmemLimitConfig

class CUpti_FuncExecutionModel(Enum):
    CUPTI_FUNC_EXECUTION_MODEL_UNKNOWN: CUpti_FuncExecutionModel
    CUPTI_FUNC_EXECUTION_MODEL_SIMT: CUpti_FuncExecutionModel
    CUPTI_FUNC_EXECUTION_MODEL_TILE: CUpti_FuncExecutionModel
    CUPTI_FUNC_EXECUTION_MODEL_HYBRID: CUpti_FuncExecutionModel
    CUPTI_FUNC_EXECUTION_MODEL_SIZE: CUpti_FuncExecutionModel
    CUPTI_FUNC_EXECUTION_MODEL_FORCE_INT: CUpti_FuncExecutionModel

class CUpti_ActivityKernelFieldIds(Enum):
    KERNEL_FIELD_KIND: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_CACHE_CONFIG_REQUESTED: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_CACHE_CONFIG_EXECUTED: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_SHARED_MEMORY_CONFIG: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_REGISTERS_PER_THREAD: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_PARTITIONED_GLOBAL_CACHE_REQUESTED: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_PARTITIONED_GLOBAL_CACHE_EXECUTED: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_START: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_END: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_COMPLETED: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_DEVICE_ID: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_CONTEXT_ID: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_STREAM_ID: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_GRID_X: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_GRID_Y: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_GRID_Z: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_BLOCK_X: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_BLOCK_Y: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_BLOCK_Z: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_STATIC_SHARED_MEMORY: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_DYNAMIC_SHARED_MEMORY: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_LOCAL_MEMORY_PER_THREAD: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_CORRELATION_ID: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_GRID_ID: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_NAME: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_QUEUED: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_SUBMITTED: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_LAUNCH_TYPE: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_IS_SHARED_MEMORY_CARVEOUT_REQUESTED: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_SHARED_MEMORY_CARVEOUT_REQUESTED: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_SHARED_MEMORY_EXECUTED: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_GRAPH_NODE_ID: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_SHMEM_LIMIT_CONFIG: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_GRAPH_ID: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_ACCESS_POLICY_WINDOW: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_CHANNEL_ID: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_CHANNEL_TYPE: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_CLUSTER_X: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_CLUSTER_Y: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_CLUSTER_Z: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_CLUSTER_SCHEDULING_POLICY: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_LOCAL_MEMORY_TOTAL: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_MAX_POTENTIAL_CLUSTER_SIZE: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_MAX_ACTIVE_CLUSTERS: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_IS_DEVICE_LAUNCHED: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_LAUNCH_PRIORITY: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_EXECUTION_MODEL: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_SOURCE_GRAPH_ID: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_SOURCE_GRAPH_NODE_ID: CUpti_ActivityKernelFieldIds
    KERNEL_FIELD_MAX: CUpti_ActivityKernelFieldIds

class CUpti_ActivityApiFieldIds(Enum):
    API_FIELD_KIND: CUpti_ActivityApiFieldIds
    API_FIELD_CBID: CUpti_ActivityApiFieldIds
    API_FIELD_START: CUpti_ActivityApiFieldIds
    API_FIELD_END: CUpti_ActivityApiFieldIds
    API_FIELD_PROCESS_ID: CUpti_ActivityApiFieldIds
    API_FIELD_THREAD_ID: CUpti_ActivityApiFieldIds
    API_FIELD_CORRELATION_ID: CUpti_ActivityApiFieldIds
    API_FIELD_RETURN_VALUE: CUpti_ActivityApiFieldIds
    API_FIELD_MAX: CUpti_ActivityApiFieldIds

class CUpti_ActivityDeviceFieldIds(Enum):
    DEVICE_FIELD_KIND: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_FLAGS: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_GLOBAL_MEMORY_BANDWIDTH: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_GLOBAL_MEMORY_SIZE: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_CONSTANT_MEMORY_SIZE: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_L2_CACHE_SIZE: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_NUM_THREADS_PER_WARP: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_CORE_CLOCK_RATE: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_NUM_MEMCPY_ENGINES: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_NUM_MULTIPROCESSORS: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX_IPC: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX_WARPS_PER_MULTIPROCESSOR: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX_BLOCKS_PER_MULTIPROCESSOR: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX_REGISTERS_PER_MULTIPROCESSOR: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX_REGISTERS_PER_BLOCK: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX_SHARED_MEMORY_PER_BLOCK: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX_THREADS_PER_BLOCK: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX_BLOCK_DIM_X: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX_BLOCK_DIM_Y: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX_BLOCK_DIM_Z: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX_GRID_DIM_X: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX_GRID_DIM_Y: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX_GRID_DIM_Z: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_COMPUTE_CAPABILITY_MAJOR: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_COMPUTE_CAPABILITY_MINOR: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_ID: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_ECC_ENABLED: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_UUID: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_NAME: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_IS_CUDA_VISIBLE: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_IS_MIG_ENABLED: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_GPU_INSTANCE_ID: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_COMPUTE_INSTANCE_ID: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MIG_UUID: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_IS_NUMA_NODE: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_NUMA_ID: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_NUM_TPCS: CUpti_ActivityDeviceFieldIds
    DEVICE_FIELD_MAX: CUpti_ActivityDeviceFieldIds

class CUpti_ActivityContextFieldIds(Enum):
    CONTEXT_FIELD_KIND: CUpti_ActivityContextFieldIds
    CONTEXT_FIELD_CONTEXT_ID: CUpti_ActivityContextFieldIds
    CONTEXT_FIELD_DEVICE_ID: CUpti_ActivityContextFieldIds
    CONTEXT_FIELD_COMPUTE_API_KIND: CUpti_ActivityContextFieldIds
    CONTEXT_FIELD_NULL_STREAM_ID: CUpti_ActivityContextFieldIds
    CONTEXT_FIELD_PARENT_CONTEXT_ID: CUpti_ActivityContextFieldIds
    CONTEXT_FIELD_IS_GREEN_CONTEXT: CUpti_ActivityContextFieldIds
    CONTEXT_FIELD_NUM_MULTIPROCESSORS: CUpti_ActivityContextFieldIds
    CONTEXT_FIELD_CIG_MODE: CUpti_ActivityContextFieldIds
    CONTEXT_FIELD_PROCESS_ID: CUpti_ActivityContextFieldIds
    CONTEXT_FIELD_MAX: CUpti_ActivityContextFieldIds

class CUpti_ActivityNameFieldIds(Enum):
    NAME_FIELD_KIND: CUpti_ActivityNameFieldIds
    NAME_FIELD_OBJECT_KIND: CUpti_ActivityNameFieldIds
    NAME_FIELD_OBJECT_ID: CUpti_ActivityNameFieldIds
    NAME_FIELD_NAME: CUpti_ActivityNameFieldIds
    NAME_FIELD_MAX: CUpti_ActivityNameFieldIds

class CUpti_ActivityMarkerFieldIds(Enum):
    MARKER_FIELD_KIND: CUpti_ActivityMarkerFieldIds
    MARKER_FIELD_FLAGS: CUpti_ActivityMarkerFieldIds
    MARKER_FIELD_TIMESTAMP: CUpti_ActivityMarkerFieldIds
    MARKER_FIELD_ID: CUpti_ActivityMarkerFieldIds
    MARKER_FIELD_PROCESS_ID: CUpti_ActivityMarkerFieldIds
    MARKER_FIELD_THREAD_ID: CUpti_ActivityMarkerFieldIds
    MARKER_FIELD_NAME: CUpti_ActivityMarkerFieldIds
    MARKER_FIELD_DOMAIN: CUpti_ActivityMarkerFieldIds
    MARKER_FIELD_MAX: CUpti_ActivityMarkerFieldIds

class CUpti_ActivityMarkerDataFieldIds(Enum):
    MARKER_DATA_FIELD_KIND: CUpti_ActivityMarkerDataFieldIds
    MARKER_DATA_FIELD_FLAGS: CUpti_ActivityMarkerDataFieldIds
    MARKER_DATA_FIELD_ID: CUpti_ActivityMarkerDataFieldIds
    MARKER_DATA_FIELD_PAYLOAD_KIND: CUpti_ActivityMarkerDataFieldIds
    MARKER_DATA_FIELD_PAYLOAD: CUpti_ActivityMarkerDataFieldIds
    MARKER_DATA_FIELD_COLOR: CUpti_ActivityMarkerDataFieldIds
    MARKER_DATA_FIELD_CATEGORY: CUpti_ActivityMarkerDataFieldIds
    MARKER_DATA_FIELD_CUPTI_DOMAIN_ID: CUpti_ActivityMarkerDataFieldIds
    MARKER_DATA_FIELD_MAX: CUpti_ActivityMarkerDataFieldIds

class CUpti_ActivityOverheadFieldIds(Enum):
    OVERHEAD_FIELD_KIND: CUpti_ActivityOverheadFieldIds
    OVERHEAD_FIELD_OVERHEAD_KIND: CUpti_ActivityOverheadFieldIds
    OVERHEAD_FIELD_PROCESS_ID: CUpti_ActivityOverheadFieldIds
    OVERHEAD_FIELD_THREAD_ID: CUpti_ActivityOverheadFieldIds
    OVERHEAD_FIELD_START: CUpti_ActivityOverheadFieldIds
    OVERHEAD_FIELD_END: CUpti_ActivityOverheadFieldIds
    OVERHEAD_FIELD_CORRELATION_ID: CUpti_ActivityOverheadFieldIds
    OVERHEAD_FIELD_OVERHEAD_DATA: CUpti_ActivityOverheadFieldIds
    OVERHEAD_FIELD_MAX: CUpti_ActivityOverheadFieldIds

class CUpti_ActivityEnvironmentFieldIds(Enum):
    ENVIRONMENT_FIELD_KIND: CUpti_ActivityEnvironmentFieldIds
    ENVIRONMENT_FIELD_DEVICE_ID: CUpti_ActivityEnvironmentFieldIds
    ENVIRONMENT_FIELD_TIMESTAMP: CUpti_ActivityEnvironmentFieldIds
    ENVIRONMENT_FIELD_ENVIRONMENT_KIND: CUpti_ActivityEnvironmentFieldIds
    ENVIRONMENT_FIELD_ENVIRONMENT_KIND_DATA: CUpti_ActivityEnvironmentFieldIds
    ENVIRONMENT_FIELD_MAX: CUpti_ActivityEnvironmentFieldIds

class CUpti_ActivityUvmCounterFieldIds(Enum):
    UVM_COUNTER_FIELD_KIND: CUpti_ActivityUvmCounterFieldIds
    UVM_COUNTER_FIELD_COUNTER_KIND: CUpti_ActivityUvmCounterFieldIds
    UVM_COUNTER_FIELD_VALUE: CUpti_ActivityUvmCounterFieldIds
    UVM_COUNTER_FIELD_START: CUpti_ActivityUvmCounterFieldIds
    UVM_COUNTER_FIELD_END: CUpti_ActivityUvmCounterFieldIds
    UVM_COUNTER_FIELD_ADDRESS: CUpti_ActivityUvmCounterFieldIds
    UVM_COUNTER_FIELD_SRC_ID: CUpti_ActivityUvmCounterFieldIds
    UVM_COUNTER_FIELD_DST_ID: CUpti_ActivityUvmCounterFieldIds
    UVM_COUNTER_FIELD_STREAM_ID: CUpti_ActivityUvmCounterFieldIds
    UVM_COUNTER_FIELD_PROCESS_ID: CUpti_ActivityUvmCounterFieldIds
    UVM_COUNTER_FIELD_FLAGS: CUpti_ActivityUvmCounterFieldIds
    UVM_COUNTER_FIELD_PROCESSORS: CUpti_ActivityUvmCounterFieldIds
    UVM_COUNTER_FIELD_MAX: CUpti_ActivityUvmCounterFieldIds

class CUpti_ActivityCudaEventFieldIds(Enum):
    CUDA_EVENT_FIELD_KIND: CUpti_ActivityCudaEventFieldIds
    CUDA_EVENT_FIELD_CORRELATION_ID: CUpti_ActivityCudaEventFieldIds
    CUDA_EVENT_FIELD_CONTEXT_ID: CUpti_ActivityCudaEventFieldIds
    CUDA_EVENT_FIELD_STREAM_ID: CUpti_ActivityCudaEventFieldIds
    CUDA_EVENT_FIELD_EVENT_ID: CUpti_ActivityCudaEventFieldIds
    CUDA_EVENT_FIELD_DEVICE_ID: CUpti_ActivityCudaEventFieldIds
    CUDA_EVENT_FIELD_DEVICE_TIMESTAMP: CUpti_ActivityCudaEventFieldIds
    CUDA_EVENT_FIELD_CUDA_EVENT_SYNC_ID: CUpti_ActivityCudaEventFieldIds
    CUDA_EVENT_FIELD_GRAPH_NODE_ID: CUpti_ActivityCudaEventFieldIds
    CUDA_EVENT_FIELD_GRAPH_ID: CUpti_ActivityCudaEventFieldIds
    CUDA_EVENT_FIELD_SOURCE_GRAPH_ID: CUpti_ActivityCudaEventFieldIds
    CUDA_EVENT_FIELD_SOURCE_GRAPH_NODE_ID: CUpti_ActivityCudaEventFieldIds
    CUDA_EVENT_FIELD_MAX: CUpti_ActivityCudaEventFieldIds

class CUpti_ActivityStreamFieldIds(Enum):
    STREAM_FIELD_KIND: CUpti_ActivityStreamFieldIds
    STREAM_FIELD_CONTEXT_ID: CUpti_ActivityStreamFieldIds
    STREAM_FIELD_STREAM_ID: CUpti_ActivityStreamFieldIds
    STREAM_FIELD_PRIORITY: CUpti_ActivityStreamFieldIds
    STREAM_FIELD_FLAG: CUpti_ActivityStreamFieldIds
    STREAM_FIELD_CORRELATION_ID: CUpti_ActivityStreamFieldIds
    STREAM_FIELD_MAX: CUpti_ActivityStreamFieldIds

class CUpti_ActivitySynchronizationFieldIds(Enum):
    SYNCHRONIZATION_FIELD_KIND: CUpti_ActivitySynchronizationFieldIds
    SYNCHRONIZATION_FIELD_TYPE: CUpti_ActivitySynchronizationFieldIds
    SYNCHRONIZATION_FIELD_START: CUpti_ActivitySynchronizationFieldIds
    SYNCHRONIZATION_FIELD_END: CUpti_ActivitySynchronizationFieldIds
    SYNCHRONIZATION_FIELD_CORRELATION_ID: CUpti_ActivitySynchronizationFieldIds
    SYNCHRONIZATION_FIELD_CONTEXT_ID: CUpti_ActivitySynchronizationFieldIds
    SYNCHRONIZATION_FIELD_STREAM_ID: CUpti_ActivitySynchronizationFieldIds
    SYNCHRONIZATION_FIELD_CUDA_EVENT_ID: CUpti_ActivitySynchronizationFieldIds
    SYNCHRONIZATION_FIELD_CUDA_EVENT_SYNC_ID: CUpti_ActivitySynchronizationFieldIds
    SYNCHRONIZATION_FIELD_RETURN_VALUE: CUpti_ActivitySynchronizationFieldIds
    SYNCHRONIZATION_FIELD_MAX: CUpti_ActivitySynchronizationFieldIds

class CUpti_OpenAccEventKind(Enum):
    CUPTI_OPENACC_EVENT_KIND_INVALID: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_DEVICE_INIT: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_DEVICE_SHUTDOWN: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_RUNTIME_SHUTDOWN: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_ENQUEUE_LAUNCH: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_ENQUEUE_UPLOAD: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_ENQUEUE_DOWNLOAD: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_WAIT: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_IMPLICIT_WAIT: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_COMPUTE_CONSTRUCT: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_UPDATE: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_ENTER_DATA: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_EXIT_DATA: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_CREATE: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_DELETE: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_ALLOC: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_FREE: CUpti_OpenAccEventKind
    CUPTI_OPENACC_EVENT_KIND_FORCE_INT: CUpti_OpenAccEventKind

class CUpti_OpenAccConstructKind(Enum):
    CUPTI_OPENACC_CONSTRUCT_KIND_UNKNOWN: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_PARALLEL: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_KERNELS: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_LOOP: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_DATA: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_ENTER_DATA: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_EXIT_DATA: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_HOST_DATA: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_ATOMIC: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_DECLARE: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_INIT: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_SHUTDOWN: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_SET: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_UPDATE: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_ROUTINE: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_WAIT: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_RUNTIME_API: CUpti_OpenAccConstructKind
    CUPTI_OPENACC_CONSTRUCT_KIND_FORCE_INT: CUpti_OpenAccConstructKind

class CUpti_OpenMpEventKind(Enum):
    CUPTI_OPENMP_EVENT_KIND_INVALID: CUpti_OpenMpEventKind
    CUPTI_OPENMP_EVENT_KIND_PARALLEL: CUpti_OpenMpEventKind
    CUPTI_OPENMP_EVENT_KIND_TASK: CUpti_OpenMpEventKind
    CUPTI_OPENMP_EVENT_KIND_THREAD: CUpti_OpenMpEventKind
    CUPTI_OPENMP_EVENT_KIND_IDLE: CUpti_OpenMpEventKind
    CUPTI_OPENMP_EVENT_KIND_WAIT_BARRIER: CUpti_OpenMpEventKind
    CUPTI_OPENMP_EVENT_KIND_WAIT_TASKWAIT: CUpti_OpenMpEventKind
    CUPTI_OPENMP_EVENT_KIND_FORCE_INT: CUpti_OpenMpEventKind

class CUpti_ActivityOpenAccDataFieldIds(Enum):
    OPENACC_DATA_FIELD_KIND: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_EVENT_KIND: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_PARENT_CONSTRUCT: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_VERSION: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_IMPLICIT: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_DEVICE_TYPE: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_DEVICE_NUMBER: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_THREAD_ID: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_ASYNC: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_ASYNC_MAP: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_LINE_NO: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_END_LINE_NO: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_FUNC_LINE_NO: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_FUNC_END_LINE_NO: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_START: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_END: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_CU_DEVICE_ID: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_CU_CONTEXT_ID: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_CU_STREAM_ID: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_CU_PROCESS_ID: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_CU_THREAD_ID: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_EXTERNAL_ID: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_SRC_FILE: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_FUNC_NAME: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_BYTES: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_HOST_PTR: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_DEVICE_PTR: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_VAR_NAME: CUpti_ActivityOpenAccDataFieldIds
    OPENACC_DATA_FIELD_MAX: CUpti_ActivityOpenAccDataFieldIds

class CUpti_ActivityOpenAccLaunchFieldIds(Enum):
    OPENACC_LAUNCH_FIELD_KIND: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_EVENT_KIND: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_PARENT_CONSTRUCT: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_VERSION: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_IMPLICIT: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_DEVICE_TYPE: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_DEVICE_NUMBER: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_THREAD_ID: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_ASYNC: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_ASYNC_MAP: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_LINE_NO: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_END_LINE_NO: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_FUNC_LINE_NO: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_FUNC_END_LINE_NO: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_START: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_END: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_CU_DEVICE_ID: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_CU_CONTEXT_ID: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_CU_STREAM_ID: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_CU_PROCESS_ID: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_CU_THREAD_ID: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_EXTERNAL_ID: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_SRC_FILE: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_FUNC_NAME: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_NUM_GANGS: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_NUM_WORKERS: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_VECTOR_LENGTH: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_KERNEL_NAME: CUpti_ActivityOpenAccLaunchFieldIds
    OPENACC_LAUNCH_FIELD_MAX: CUpti_ActivityOpenAccLaunchFieldIds

class CUpti_ActivityOpenAccOtherFieldIds(Enum):
    OPENACC_OTHER_FIELD_KIND: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_EVENT_KIND: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_PARENT_CONSTRUCT: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_VERSION: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_IMPLICIT: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_DEVICE_TYPE: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_DEVICE_NUMBER: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_THREAD_ID: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_ASYNC: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_ASYNC_MAP: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_LINE_NO: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_END_LINE_NO: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_FUNC_LINE_NO: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_FUNC_END_LINE_NO: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_START: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_END: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_CU_DEVICE_ID: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_CU_CONTEXT_ID: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_CU_STREAM_ID: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_CU_PROCESS_ID: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_CU_THREAD_ID: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_EXTERNAL_ID: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_SRC_FILE: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_FUNC_NAME: CUpti_ActivityOpenAccOtherFieldIds
    OPENACC_OTHER_FIELD_MAX: CUpti_ActivityOpenAccOtherFieldIds

class CUpti_ActivityOpenMpFieldIds(Enum):
    OPENMP_FIELD_KIND: CUpti_ActivityOpenMpFieldIds
    OPENMP_FIELD_EVENT_KIND: CUpti_ActivityOpenMpFieldIds
    OPENMP_FIELD_START: CUpti_ActivityOpenMpFieldIds
    OPENMP_FIELD_END: CUpti_ActivityOpenMpFieldIds
    OPENMP_FIELD_CU_THREAD_ID: CUpti_ActivityOpenMpFieldIds
    OPENMP_FIELD_CU_PROCESS_ID: CUpti_ActivityOpenMpFieldIds
    OPENMP_FIELD_MAX: CUpti_ActivityOpenMpFieldIds

class CUpti_ExternalCorrelationKind(Enum):
    CUPTI_EXTERNAL_CORRELATION_KIND_INVALID: CUpti_ExternalCorrelationKind
    CUPTI_EXTERNAL_CORRELATION_KIND_UNKNOWN: CUpti_ExternalCorrelationKind
    CUPTI_EXTERNAL_CORRELATION_KIND_OPENACC: CUpti_ExternalCorrelationKind
    CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM0: CUpti_ExternalCorrelationKind
    CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM1: CUpti_ExternalCorrelationKind
    CUPTI_EXTERNAL_CORRELATION_KIND_CUSTOM2: CUpti_ExternalCorrelationKind
    CUPTI_EXTERNAL_CORRELATION_KIND_SIZE: CUpti_ExternalCorrelationKind
    CUPTI_EXTERNAL_CORRELATION_KIND_FORCE_INT: CUpti_ExternalCorrelationKind

class CUpti_ActivityExternalCorrelationFieldIds(Enum):
    EXTERNAL_CORRELATION_FIELD_KIND: CUpti_ActivityExternalCorrelationFieldIds
    EXTERNAL_CORRELATION_FIELD_EXTERNAL_KIND: CUpti_ActivityExternalCorrelationFieldIds
    EXTERNAL_CORRELATION_FIELD_EXTERNAL_ID: CUpti_ActivityExternalCorrelationFieldIds
    EXTERNAL_CORRELATION_FIELD_CORRELATION_ID: CUpti_ActivityExternalCorrelationFieldIds
    EXTERNAL_CORRELATION_FIELD_MAX: CUpti_ActivityExternalCorrelationFieldIds

class CUpti_DevType(Enum):
    CUPTI_DEV_TYPE_INVALID: CUpti_DevType
    CUPTI_DEV_TYPE_GPU: CUpti_DevType
    CUPTI_DEV_TYPE_NPU: CUpti_DevType
    CUPTI_DEV_TYPE_FORCE_INT: CUpti_DevType

class CUpti_ActivityNvLinkFieldIds(Enum):
    NVLINK_FIELD_KIND: CUpti_ActivityNvLinkFieldIds
    NVLINK_FIELD_NVLINK_VERSION: CUpti_ActivityNvLinkFieldIds
    NVLINK_FIELD_TYPE_DEV0: CUpti_ActivityNvLinkFieldIds
    NVLINK_FIELD_TYPE_DEV1: CUpti_ActivityNvLinkFieldIds
    NVLINK_FIELD_ID_DEV0: CUpti_ActivityNvLinkFieldIds
    NVLINK_FIELD_ID_DEV1: CUpti_ActivityNvLinkFieldIds
    NVLINK_FIELD_FLAG: CUpti_ActivityNvLinkFieldIds
    NVLINK_FIELD_PHYSICAL_NVLINK_COUNT: CUpti_ActivityNvLinkFieldIds
    NVLINK_FIELD_PORT_DEV0: CUpti_ActivityNvLinkFieldIds
    NVLINK_FIELD_PORT_DEV1: CUpti_ActivityNvLinkFieldIds
    NVLINK_FIELD_BANDWIDTH: CUpti_ActivityNvLinkFieldIds
    NVLINK_FIELD_NVSWITCH_CONNECTED: CUpti_ActivityNvLinkFieldIds
    NVLINK_FIELD_MAX: CUpti_ActivityNvLinkFieldIds

class CUpti_PcieDeviceType(Enum):
    CUPTI_PCIE_DEVICE_TYPE_GPU: CUpti_PcieDeviceType
    CUPTI_PCIE_DEVICE_TYPE_BRIDGE: CUpti_PcieDeviceType
    CUPTI_PCIE_DEVICE_TYPE_FORCE_INT: CUpti_PcieDeviceType

class CUpti_ActivityPcieFieldIds(Enum):
    PCIE_FIELD_KIND: CUpti_ActivityPcieFieldIds
    PCIE_FIELD_TYPE: CUpti_ActivityPcieFieldIds
    PCIE_FIELD_ID: CUpti_ActivityPcieFieldIds
    PCIE_FIELD_DOMAIN: CUpti_ActivityPcieFieldIds
    PCIE_FIELD_PCIE_GENERATION: CUpti_ActivityPcieFieldIds
    PCIE_FIELD_LINK_RATE: CUpti_ActivityPcieFieldIds
    PCIE_FIELD_LINK_WIDTH: CUpti_ActivityPcieFieldIds
    PCIE_FIELD_UPSTREAM_BUS: CUpti_ActivityPcieFieldIds
    PCIE_FIELD_ATTR: CUpti_ActivityPcieFieldIds
    PCIE_FIELD_MAX: CUpti_ActivityPcieFieldIds

class CUpti_PcieGen(Enum):
    CUPTI_PCIE_GEN_GEN1: CUpti_PcieGen
    CUPTI_PCIE_GEN_GEN2: CUpti_PcieGen
    CUPTI_PCIE_GEN_GEN3: CUpti_PcieGen
    CUPTI_PCIE_GEN_GEN4: CUpti_PcieGen
    CUPTI_PCIE_GEN_GEN5: CUpti_PcieGen
    CUPTI_PCIE_GEN_GEN6: CUpti_PcieGen
    CUPTI_PCIE_GEN_FORCE_INT: CUpti_PcieGen

class CUpti_ConfidentialComputeRotationEventType(Enum):
    CUPTI_CONFIDENTIAL_COMPUTE_INVALID_ROTATION_EVENT: CUpti_ConfidentialComputeRotationEventType
    CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_BLOCKED: CUpti_ConfidentialComputeRotationEventType
    CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_DRAINED: CUpti_ConfidentialComputeRotationEventType
    CUPTI_CONFIDENTIAL_COMPUTE_KEY_ROTATION_CHANNEL_UNBLOCKED: CUpti_ConfidentialComputeRotationEventType
    CUPTI_CONFIDENTIAL_COMPUTE_EVENT_TYPE_FORCE_INT: CUpti_ConfidentialComputeRotationEventType

class CUpti_ActivityConfidentialComputeRotationFieldIds(Enum):
    CONFIDENTIAL_COMPUTE_ROTATION_FIELD_KIND: CUpti_ActivityConfidentialComputeRotationFieldIds
    CONFIDENTIAL_COMPUTE_ROTATION_FIELD_EVENT_TYPE: CUpti_ActivityConfidentialComputeRotationFieldIds
    CONFIDENTIAL_COMPUTE_ROTATION_FIELD_DEVICE_ID: CUpti_ActivityConfidentialComputeRotationFieldIds
    CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CONTEXT_ID: CUpti_ActivityConfidentialComputeRotationFieldIds
    CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CHANNEL_ID: CUpti_ActivityConfidentialComputeRotationFieldIds
    CONFIDENTIAL_COMPUTE_ROTATION_FIELD_CHANNEL_TYPE: CUpti_ActivityConfidentialComputeRotationFieldIds
    CONFIDENTIAL_COMPUTE_ROTATION_FIELD_TIMESTAMP: CUpti_ActivityConfidentialComputeRotationFieldIds
    CONFIDENTIAL_COMPUTE_ROTATION_FIELD_MAX: CUpti_ActivityConfidentialComputeRotationFieldIds

class CUpti_ActivityJitEntryType(Enum):
    CUPTI_ACTIVITY_JIT_ENTRY_INVALID: CUpti_ActivityJitEntryType
    CUPTI_ACTIVITY_JIT_ENTRY_PTX_TO_CUBIN: CUpti_ActivityJitEntryType
    CUPTI_ACTIVITY_JIT_ENTRY_NVVM_IR_TO_PTX: CUpti_ActivityJitEntryType
    CUPTI_ACTIVITY_JIT_ENTRY_TYPE_FORCE_INT: CUpti_ActivityJitEntryType

class CUpti_ActivityJitOperationType(Enum):
    CUPTI_ACTIVITY_JIT_OPERATION_INVALID: CUpti_ActivityJitOperationType
    CUPTI_ACTIVITY_JIT_OPERATION_CACHE_LOAD: CUpti_ActivityJitOperationType
    CUPTI_ACTIVITY_JIT_OPERATION_CACHE_STORE: CUpti_ActivityJitOperationType
    CUPTI_ACTIVITY_JIT_OPERATION_COMPILE: CUpti_ActivityJitOperationType
    CUPTI_ACTIVITY_JIT_OPERATION_TYPE_FORCE_INT: CUpti_ActivityJitOperationType

class CUpti_ActivityJitFieldIds(Enum):
    JIT_FIELD_KIND: CUpti_ActivityJitFieldIds
    JIT_FIELD_ENTRY_TYPE: CUpti_ActivityJitFieldIds
    JIT_FIELD_OPERATION_TYPE: CUpti_ActivityJitFieldIds
    JIT_FIELD_DEVICE_ID: CUpti_ActivityJitFieldIds
    JIT_FIELD_START: CUpti_ActivityJitFieldIds
    JIT_FIELD_END: CUpti_ActivityJitFieldIds
    JIT_FIELD_CORRELATION_ID: CUpti_ActivityJitFieldIds
    JIT_FIELD_OPERATION_CORRELATION_ID: CUpti_ActivityJitFieldIds
    JIT_FIELD_CACHE_SIZE: CUpti_ActivityJitFieldIds
    JIT_FIELD_CACHE_PATH: CUpti_ActivityJitFieldIds
    JIT_FIELD_PROCESS_ID: CUpti_ActivityJitFieldIds
    JIT_FIELD_THREAD_ID: CUpti_ActivityJitFieldIds
    JIT_FIELD_MAX: CUpti_ActivityJitFieldIds

class CUpti_ActivityGraphTraceFieldIds(Enum):
    GRAPH_TRACE_FIELD_KIND: CUpti_ActivityGraphTraceFieldIds
    GRAPH_TRACE_FIELD_CORRELATION_ID: CUpti_ActivityGraphTraceFieldIds
    GRAPH_TRACE_FIELD_START: CUpti_ActivityGraphTraceFieldIds
    GRAPH_TRACE_FIELD_END: CUpti_ActivityGraphTraceFieldIds
    GRAPH_TRACE_FIELD_DEVICE_ID: CUpti_ActivityGraphTraceFieldIds
    GRAPH_TRACE_FIELD_GRAPH_ID: CUpti_ActivityGraphTraceFieldIds
    GRAPH_TRACE_FIELD_CONTEXT_ID: CUpti_ActivityGraphTraceFieldIds
    GRAPH_TRACE_FIELD_STREAM_ID: CUpti_ActivityGraphTraceFieldIds
    GRAPH_TRACE_FIELD_END_DEVICE_ID: CUpti_ActivityGraphTraceFieldIds
    GRAPH_TRACE_FIELD_END_CONTEXT_ID: CUpti_ActivityGraphTraceFieldIds
    GRAPH_TRACE_FIELD_MAX: CUpti_ActivityGraphTraceFieldIds

class CUpti_DeviceGraphLaunchMode(Enum):
    CUPTI_DEVICE_GRAPH_LAUNCH_MODE_INVALID: CUpti_DeviceGraphLaunchMode
    CUPTI_DEVICE_GRAPH_LAUNCH_MODE_FIRE_AND_FORGET: CUpti_DeviceGraphLaunchMode
    CUPTI_DEVICE_GRAPH_LAUNCH_MODE_TAIL: CUpti_DeviceGraphLaunchMode
    CUPTI_DEVICE_GRAPH_LAUNCH_MODE_FIRE_AND_FORGET_AS_SIBLING: CUpti_DeviceGraphLaunchMode

class CUpti_ActivityDeviceGraphTraceFieldIds(Enum):
    DEVICE_GRAPH_TRACE_FIELD_KIND: CUpti_ActivityDeviceGraphTraceFieldIds
    DEVICE_GRAPH_TRACE_FIELD_DEVICE_ID: CUpti_ActivityDeviceGraphTraceFieldIds
    DEVICE_GRAPH_TRACE_FIELD_START: CUpti_ActivityDeviceGraphTraceFieldIds
    DEVICE_GRAPH_TRACE_FIELD_END: CUpti_ActivityDeviceGraphTraceFieldIds
    DEVICE_GRAPH_TRACE_FIELD_GRAPH_ID: CUpti_ActivityDeviceGraphTraceFieldIds
    DEVICE_GRAPH_TRACE_FIELD_LAUNCHER_GRAPH_ID: CUpti_ActivityDeviceGraphTraceFieldIds
    DEVICE_GRAPH_TRACE_FIELD_DEVICE_LAUNCH_MODE: CUpti_ActivityDeviceGraphTraceFieldIds
    DEVICE_GRAPH_TRACE_FIELD_CONTEXT_ID: CUpti_ActivityDeviceGraphTraceFieldIds
    DEVICE_GRAPH_TRACE_FIELD_STREAM_ID: CUpti_ActivityDeviceGraphTraceFieldIds
    DEVICE_GRAPH_TRACE_FIELD_MAX: CUpti_ActivityDeviceGraphTraceFieldIds

class CUpti_ActivityMemDecompressFieldIds(Enum):
    MEM_DECOMPRESS_FIELD_KIND: CUpti_ActivityMemDecompressFieldIds
    MEM_DECOMPRESS_FIELD_DEVICE_ID: CUpti_ActivityMemDecompressFieldIds
    MEM_DECOMPRESS_FIELD_CONTEXT_ID: CUpti_ActivityMemDecompressFieldIds
    MEM_DECOMPRESS_FIELD_STREAM_ID: CUpti_ActivityMemDecompressFieldIds
    MEM_DECOMPRESS_FIELD_CHANNEL_ID: CUpti_ActivityMemDecompressFieldIds
    MEM_DECOMPRESS_FIELD_CHANNEL_TYPE: CUpti_ActivityMemDecompressFieldIds
    MEM_DECOMPRESS_FIELD_CORRELATION_ID: CUpti_ActivityMemDecompressFieldIds
    MEM_DECOMPRESS_FIELD_NUMBER_OF_OPERATIONS: CUpti_ActivityMemDecompressFieldIds
    MEM_DECOMPRESS_FIELD_SOURCE_BYTES: CUpti_ActivityMemDecompressFieldIds
    MEM_DECOMPRESS_FIELD_START: CUpti_ActivityMemDecompressFieldIds
    MEM_DECOMPRESS_FIELD_END: CUpti_ActivityMemDecompressFieldIds
    MEM_DECOMPRESS_FIELD_MAX: CUpti_ActivityMemDecompressFieldIds

class CUpti_ActivityGraphHostNodeFieldIds(Enum):
    GRAPH_HOST_NODE_FIELD_KIND: CUpti_ActivityGraphHostNodeFieldIds
    GRAPH_HOST_NODE_FIELD_STREAM_ID: CUpti_ActivityGraphHostNodeFieldIds
    GRAPH_HOST_NODE_FIELD_CONTEXT_ID: CUpti_ActivityGraphHostNodeFieldIds
    GRAPH_HOST_NODE_FIELD_DEVICE_ID: CUpti_ActivityGraphHostNodeFieldIds
    GRAPH_HOST_NODE_FIELD_CORRELATION_ID: CUpti_ActivityGraphHostNodeFieldIds
    GRAPH_HOST_NODE_FIELD_GRAPH_ID: CUpti_ActivityGraphHostNodeFieldIds
    GRAPH_HOST_NODE_FIELD_GRAPH_NODE_ID: CUpti_ActivityGraphHostNodeFieldIds
    GRAPH_HOST_NODE_FIELD_PROCESS_ID: CUpti_ActivityGraphHostNodeFieldIds
    GRAPH_HOST_NODE_FIELD_THREAD_ID: CUpti_ActivityGraphHostNodeFieldIds
    GRAPH_HOST_NODE_FIELD_START: CUpti_ActivityGraphHostNodeFieldIds
    GRAPH_HOST_NODE_FIELD_END: CUpti_ActivityGraphHostNodeFieldIds
    GRAPH_HOST_NODE_FIELD_MAX: CUpti_ActivityGraphHostNodeFieldIds

class CUpti_ComputeEngineCtxSwitchOperationType(Enum):
    CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_INVALID: CUpti_ComputeEngineCtxSwitchOperationType
    CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_START: CUpti_ComputeEngineCtxSwitchOperationType
    CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_END: CUpti_ComputeEngineCtxSwitchOperationType
    CUPTI_COMPUTE_ENGINE_CTX_SWITCH_OPERATION_COUNT: CUpti_ComputeEngineCtxSwitchOperationType

class CUpti_ActivityComputeEngineCtxSwitchFieldIds(Enum):
    COMPUTE_ENGINE_CTX_SWITCH_FIELD_KIND: CUpti_ActivityComputeEngineCtxSwitchFieldIds
    COMPUTE_ENGINE_CTX_SWITCH_FIELD_CONTEXT_ID: CUpti_ActivityComputeEngineCtxSwitchFieldIds
    COMPUTE_ENGINE_CTX_SWITCH_FIELD_TIMESTAMP: CUpti_ActivityComputeEngineCtxSwitchFieldIds
    COMPUTE_ENGINE_CTX_SWITCH_FIELD_OPERATION_TYPE: CUpti_ActivityComputeEngineCtxSwitchFieldIds
    COMPUTE_ENGINE_CTX_SWITCH_FIELD_MAX: CUpti_ActivityComputeEngineCtxSwitchFieldIds

class CUpti_ActivityHostLaunchFieldIds(Enum):
    HOST_LAUNCH_FIELD_KIND: CUpti_ActivityHostLaunchFieldIds
    HOST_LAUNCH_FIELD_STREAM_ID: CUpti_ActivityHostLaunchFieldIds
    HOST_LAUNCH_FIELD_CONTEXT_ID: CUpti_ActivityHostLaunchFieldIds
    HOST_LAUNCH_FIELD_DEVICE_ID: CUpti_ActivityHostLaunchFieldIds
    HOST_LAUNCH_FIELD_CORRELATION_ID: CUpti_ActivityHostLaunchFieldIds
    HOST_LAUNCH_FIELD_PROCESS_ID: CUpti_ActivityHostLaunchFieldIds
    HOST_LAUNCH_FIELD_THREAD_ID: CUpti_ActivityHostLaunchFieldIds
    HOST_LAUNCH_FIELD_START: CUpti_ActivityHostLaunchFieldIds
    HOST_LAUNCH_FIELD_END: CUpti_ActivityHostLaunchFieldIds
    HOST_LAUNCH_FIELD_MAX: CUpti_ActivityHostLaunchFieldIds

class CUpti_ActivityGreenContextFieldIds(Enum):
    GREEN_CONTEXT_FIELD_KIND: CUpti_ActivityGreenContextFieldIds
    GREEN_CONTEXT_FIELD_CONTEXT_ID: CUpti_ActivityGreenContextFieldIds
    GREEN_CONTEXT_FIELD_PARENT_CONTEXT_ID: CUpti_ActivityGreenContextFieldIds
    GREEN_CONTEXT_FIELD_DEVICE_ID: CUpti_ActivityGreenContextFieldIds
    GREEN_CONTEXT_FIELD_NUM_MULTIPROCESSORS: CUpti_ActivityGreenContextFieldIds
    GREEN_CONTEXT_FIELD_NUM_TPCS: CUpti_ActivityGreenContextFieldIds
    GREEN_CONTEXT_FIELD_LOGICAL_TPC_MASK_SIZE: CUpti_ActivityGreenContextFieldIds
    GREEN_CONTEXT_FIELD_LOGICAL_TPC_MASK: CUpti_ActivityGreenContextFieldIds
    GREEN_CONTEXT_FIELD_WORKQUEUE_RESOURCE_ID: CUpti_ActivityGreenContextFieldIds
    GREEN_CONTEXT_FIELD_WORKQUEUE_CONCURRENCY_LIMIT: CUpti_ActivityGreenContextFieldIds
    GREEN_CONTEXT_FIELD_WORKQUEUE_SHARING_SCOPE: CUpti_ActivityGreenContextFieldIds
    GREEN_CONTEXT_FIELD_WORKQUEUE_CHANNEL_COUNT: CUpti_ActivityGreenContextFieldIds
    GREEN_CONTEXT_FIELD_WORKQUEUE_CHANNEL_IDS: CUpti_ActivityGreenContextFieldIds
    GREEN_CONTEXT_FIELD_MAX: CUpti_ActivityGreenContextFieldIds

class CUpti_ActivityAttribute(Enum):
    CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_CDP: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_POOL_LIMIT: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_SIZE: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_POOL_LIMIT: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_ZEROED_OUT_ACTIVITY_BUFFER: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_PRE_ALLOCATE_VALUE: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_PROFILING_SEMAPHORE_PRE_ALLOCATE_VALUE: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_MEM_ALLOCATION_TYPE_HOST_PINNED: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_PER_THREAD_ACTIVITY_BUFFER: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE_DEVICE_GRAPHS: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_USER_DEFINED_RECORDS: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_MULTIPLE_SUBSCRIBER_STATE: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_ENABLE_HES: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_ENABLE_ALLOCATION_SOURCE_TRACKING: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_ENABLE_KERNEL_LATENCY_TIMESTAMPS: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_ENABLE_ALL_SYNC_RECORDS: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_ENABLE_CUDA_EVENT_DEVICE_TIMESTAMPS: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_ENABLE_KERNEL_LAUNCH_ATTRIBUTES: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_ENABLE_DEVICE_GRAPH_TRACE: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_ENABLE_MULTI_SUBSCRIBER_GRAPH_TRACE: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_THREAD_ID_TYPE: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_TIMESTAMP_CALLBACK: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_ENABLE_CIG_MODE: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_HES_BUFFER_SIZE: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_COUNT: CUpti_ActivityAttribute
    CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_FORCE_INT: CUpti_ActivityAttribute

class CUpti_ActivityThreadIdType(Enum):
    CUPTI_ACTIVITY_THREAD_ID_TYPE_DEFAULT: CUpti_ActivityThreadIdType
    CUPTI_ACTIVITY_THREAD_ID_TYPE_SYSTEM: CUpti_ActivityThreadIdType
    CUPTI_ACTIVITY_THREAD_ID_TYPE_SIZE: CUpti_ActivityThreadIdType
    CUPTI_ACTIVITY_THREAD_ID_TYPE_FORCE_INT: CUpti_ActivityThreadIdType

class CUpti_DeviceVirtualizationMode(Enum):
    CUPTI_DEVICE_VIRTUALIZATION_MODE_NONE: CUpti_DeviceVirtualizationMode
    CUPTI_DEVICE_VIRTUALIZATION_MODE_PASS_THROUGH: CUpti_DeviceVirtualizationMode
    CUPTI_DEVICE_VIRTUALIZATION_MODE_VIRTUAL_GPU: CUpti_DeviceVirtualizationMode
    CUPTI_DEVICE_VIRTUALIZATION_MODE_FORCE_INT: CUpti_DeviceVirtualizationMode

class CUpti_CallbackFunc(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, CUpti_CallbackDomain, CUpti_CallbackId, int], object] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class CUpti_BuffersCallbackRequestFunc(Callback):
    def __new__(cls, init_value: Callable[[Any, Any, Any], object] | int = 0, _ptr: int = 0) -> Self: ...

class CUpti_BuffersCallbackCompleteFunc(Callback):
    def __new__(
        cls,
        init_value: Callable[[CUcontext, int, Any, int, int], object] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class CUpti_BuffersCallbackRequestFunc_v2(Callback):
    def __new__(cls, init_value: Callable[[Any, Any, Any, Any], object] | int = 0, _ptr: int = 0) -> Self: ...

class CUpti_BuffersCallbackCompleteFunc_v2(Callback):
    def __new__(cls, init_value: Callable[[Any, int, int, Any], object] | int = 0, _ptr: int = 0) -> Self: ...

class CUpti_TimestampCallbackFunc(Callback):
    def __new__(cls, init_value: Callable[[], int] | int = 0, _ptr: int = 0) -> Self: ...

class CUpti_CallbackData(Record):
    callbackSite: EnumMember[CUpti_ApiCallbackSite]
    functionName: Member[int, Address]
    functionParams: Member[int, Address]
    functionReturnValue: Member[int, Address]
    symbolName: Member[int, Address]
    context: HandleMember[CUcontext]
    contextUid: int
    correlationData: Member[int, Address]
    correlationId: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        callbackSite: CUpti_ApiCallbackSite | int = ...,
        functionName: Address = ...,
        functionParams: Address = ...,
        functionReturnValue: Address = ...,
        symbolName: Address = ...,
        context: CUcontext | int | None = ...,
        contextUid: int = ...,
        correlationData: Address = ...,
        correlationId: int = ...,
    ) -> None: ...

class CUpti_ResourceData_resourceHandle(Record):
    stream: Member[CUstream, CUstream | SupportsStream | int | None]
    def __init__(self, _ptr: int = 0, *, stream: CUstream | SupportsStream | int | None = ...) -> None: ...

class CUpti_ResourceData(Record):
    context: HandleMember[CUcontext]
    resourceHandle: CUpti_ResourceData_resourceHandle
    resourceDescriptor: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        context: CUcontext | int | None = ...,
        resourceHandle: CUpti_ResourceData_resourceHandle = ...,
        resourceDescriptor: Address = ...,
    ) -> None: ...

class CUpti_ModuleResourceData(Record):
    moduleId: int
    cubinSize: int
    pCubin: Member[int, Address]
    def __init__(self, _ptr: int = 0, *, moduleId: int = ..., cubinSize: int = ..., pCubin: Address = ...) -> None: ...

class CUpti_GraphData(Record):
    graph: HandleMember[CUgraph]
    originalGraph: HandleMember[CUgraph]
    node: HandleMember[CUgraphNode]
    originalNode: HandleMember[CUgraphNode]
    nodeType: EnumMember[CUgraphNodeType]
    dependency: HandleMember[CUgraphNode]
    graphExec: HandleMember[CUgraphExec]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        graph: CUgraph | int | None = ...,
        originalGraph: CUgraph | int | None = ...,
        node: CUgraphNode | int | None = ...,
        originalNode: CUgraphNode | int | None = ...,
        nodeType: CUgraphNodeType | int = ...,
        dependency: CUgraphNode | int | None = ...,
        graphExec: CUgraphExec | int | None = ...,
    ) -> None: ...

class CUpti_LogicalEndpointResourceData_typeInfo(Record):
    unicastDeviceId: int
    multicastTeamSize: int
    def __init__(self, _ptr: int = 0, *, unicastDeviceId: int = ..., multicastTeamSize: int = ...) -> None: ...

class CUpti_LogicalEndpointResourceData(Record):
    logicalEndpointId: int
    type: EnumMember[CUpti_LogicalEndpointType]
    size: int
    typeInfo: CUpti_LogicalEndpointResourceData_typeInfo
    flags: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        logicalEndpointId: int = ...,
        type: CUpti_LogicalEndpointType | int = ...,
        size: int = ...,
        typeInfo: CUpti_LogicalEndpointResourceData_typeInfo = ...,
        flags: int = ...,
    ) -> None: ...

class CUpti_SynchronizeData(Record):
    context: HandleMember[CUcontext]
    stream: Member[CUstream, CUstream | SupportsStream | int | None]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        context: CUcontext | int | None = ...,
        stream: CUstream | SupportsStream | int | None = ...,
    ) -> None: ...

class CUpti_NvtxData(Record):
    functionName: Member[int, Address]
    functionParams: Member[int, Address]
    functionReturnValue: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        functionName: Address = ...,
        functionParams: Address = ...,
        functionReturnValue: Address = ...,
    ) -> None: ...

class CUpti_StreamAttrData(Record):
    stream: Member[CUstream, CUstream | SupportsStream | int | None]
    attr: EnumMember[CUstreamAttrID]
    value: ListMember[CUstreamAttrValue]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        stream: CUstream | SupportsStream | int | None = ...,
        attr: CUstreamAttrID | int = ...,
        value: Sequence[CUstreamAttrValue] | None = ...,
    ) -> None: ...

class CUpti_StateData_0_notification(Record):
    result: EnumMember[CUptiResult]
    message: Member[int, Address]
    def __init__(self, _ptr: int = 0, *, result: CUptiResult | int = ..., message: Address = ...) -> None: ...

class CUpti_StateData_0(Record):
    notification: CUpti_StateData_0_notification
    def __init__(self, _ptr: int = 0, *, notification: CUpti_StateData_0_notification = ...) -> None: ...

class CUpti_StateData(Record):
    notification: CUpti_StateData_0_notification
    def __init__(self, _ptr: int = 0, *, notification: CUpti_StateData_0_notification = ...) -> None: ...

class CUpti_SubscriberParams(Record):
    structSize: int
    subscriberName: Member[int, Address]
    oldSubscriberName: Member[int, Address]
    oldSubscriberSize: int
    allowMultipleSubscribers: int
    padding: Member[Bytes, Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        structSize: int = ...,
        subscriberName: Address = ...,
        oldSubscriberName: Address = ...,
        oldSubscriberSize: int = ...,
        allowMultipleSubscribers: int = ...,
        padding: Iterable[int] = ...,
    ) -> None: ...

class CUpti_MetricValue(Record):
    metricValueDouble: float
    metricValueUint64: int
    metricValueInt64: int
    metricValuePercent: float
    metricValueThroughput: int
    metricValueUtilizationLevel: EnumMember[CUpti_MetricValueUtilizationLevel]
    metricValueNvtxExtendedPayload: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        metricValueDouble: float = ...,
        metricValueUint64: int = ...,
        metricValueInt64: int = ...,
        metricValuePercent: float = ...,
        metricValueThroughput: int = ...,
        metricValueUtilizationLevel: CUpti_MetricValueUtilizationLevel | int = ...,
        metricValueNvtxExtendedPayload: int = ...,
    ) -> None: ...

class CUpti_ActivityObjectKindId_pt(Record):
    processId: int
    threadId: int
    def __init__(self, _ptr: int = 0, *, processId: int = ..., threadId: int = ...) -> None: ...

class CUpti_ActivityObjectKindId_dcs(Record):
    deviceId: int
    contextId: int
    streamId: int
    def __init__(self, _ptr: int = 0, *, deviceId: int = ..., contextId: int = ..., streamId: int = ...) -> None: ...

class CUpti_ActivityObjectKindId(Record):
    pt: CUpti_ActivityObjectKindId_pt
    dcs: CUpti_ActivityObjectKindId_dcs
    def __init__(
        self,
        _ptr: int = 0,
        *,
        pt: CUpti_ActivityObjectKindId_pt = ...,
        dcs: CUpti_ActivityObjectKindId_dcs = ...,
    ) -> None: ...

class CUpti_ActivityOverheadCommandBufferFullData(Record):
    commandBufferLength: int
    channelID: int
    channelType: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        commandBufferLength: int = ...,
        channelID: int = ...,
        channelType: int = ...,
    ) -> None: ...

class CUpti_NvtxExtPayloadAttr(Record):
    structSize: int
    type: int
    attributes: Member[int, Address]
    def __init__(self, _ptr: int = 0, *, structSize: int = ..., type: int = ..., attributes: Address = ...) -> None: ...

class CUpti_ActivityUnifiedMemoryCounterConfig(Record):
    scope: EnumMember[CUpti_ActivityUnifiedMemoryCounterScope]
    kind: EnumMember[CUpti_ActivityUnifiedMemoryCounterKind]
    deviceId: int
    enable: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        scope: CUpti_ActivityUnifiedMemoryCounterScope | int = ...,
        kind: CUpti_ActivityUnifiedMemoryCounterKind | int = ...,
        deviceId: int = ...,
        enable: int = ...,
    ) -> None: ...

class CUpti_ActivityAutoBoostState(Record):
    enabled: int
    pid: int
    def __init__(self, _ptr: int = 0, *, enabled: int = ..., pid: int = ...) -> None: ...

class CUpti_ActivityPCSamplingConfig(Record):
    size: int
    samplingPeriod: EnumMember[CUpti_ActivityPCSamplingPeriod]
    samplingPeriod2: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        size: int = ...,
        samplingPeriod: CUpti_ActivityPCSamplingPeriod | int = ...,
        samplingPeriod2: int = ...,
    ) -> None: ...

class CUpti_ActivityFieldLayoutEntry(Record):
    structSize: int
    fieldId: int
    offset: int
    size: int
    alignment: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        structSize: int = ...,
        fieldId: int = ...,
        offset: int = ...,
        size: int = ...,
        alignment: int = ...,
    ) -> None: ...

class CUpti_ActivityRecordLayout(Record):
    structSize: int
    pEntries: ListMember[CUpti_ActivityFieldLayoutEntry]
    numFields: int
    recordSize: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        structSize: int = ...,
        pEntries: Sequence[CUpti_ActivityFieldLayoutEntry] | None = ...,
        numFields: int = ...,
        recordSize: int = ...,
    ) -> None: ...

class CUpti_ActivityFieldSelection(Record):
    structSize: int
    numFields: int
    pFieldIds: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        structSize: int = ...,
        numFields: int = ...,
        pFieldIds: Address = ...,
    ) -> None: ...

class CUpti_Activity(Record):
    kind: EnumMember[CUpti_ActivityKind]
    def __init__(self, _ptr: int = 0, *, kind: CUpti_ActivityKind | int = ...) -> None: ...

class CUpti_ActivityMemcpy7(Record):
    kind: EnumMember[CUpti_ActivityKind]
    copyKind: int
    srcKind: int
    dstKind: int
    flags: int
    bytes: int
    start: int
    end: int
    deviceId: int
    contextId: int
    streamId: int
    correlationId: int
    runtimeCorrelationId: int
    pad: int
    reserved0: Member[int, Address]
    graphNodeId: int
    graphId: int
    channelID: int
    channelType: EnumMember[CUpti_ChannelType]
    isDeviceLaunched: int
    pad2: Member[Bytes, Iterable[int]]
    copyCount: int
    sourceGraphId: int
    pad3: int
    sourceGraphNodeId: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        copyKind: int = ...,
        srcKind: int = ...,
        dstKind: int = ...,
        flags: int = ...,
        bytes: int = ...,
        start: int = ...,
        end: int = ...,
        deviceId: int = ...,
        contextId: int = ...,
        streamId: int = ...,
        correlationId: int = ...,
        runtimeCorrelationId: int = ...,
        pad: int = ...,
        reserved0: Address = ...,
        graphNodeId: int = ...,
        graphId: int = ...,
        channelID: int = ...,
        channelType: CUpti_ChannelType | int = ...,
        isDeviceLaunched: int = ...,
        pad2: Iterable[int] = ...,
        copyCount: int = ...,
        sourceGraphId: int = ...,
        pad3: int = ...,
        sourceGraphNodeId: int = ...,
    ) -> None: ...

class CUpti_ActivityMemcpyPtoP4(Record):
    kind: EnumMember[CUpti_ActivityKind]
    copyKind: int
    srcKind: int
    dstKind: int
    flags: int
    bytes: int
    start: int
    end: int
    deviceId: int
    contextId: int
    streamId: int
    srcDeviceId: int
    srcContextId: int
    dstDeviceId: int
    dstContextId: int
    correlationId: int
    reserved0: Member[int, Address]
    graphNodeId: int
    graphId: int
    channelID: int
    channelType: EnumMember[CUpti_ChannelType]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        copyKind: int = ...,
        srcKind: int = ...,
        dstKind: int = ...,
        flags: int = ...,
        bytes: int = ...,
        start: int = ...,
        end: int = ...,
        deviceId: int = ...,
        contextId: int = ...,
        streamId: int = ...,
        srcDeviceId: int = ...,
        srcContextId: int = ...,
        dstDeviceId: int = ...,
        dstContextId: int = ...,
        correlationId: int = ...,
        reserved0: Address = ...,
        graphNodeId: int = ...,
        graphId: int = ...,
        channelID: int = ...,
        channelType: CUpti_ChannelType | int = ...,
    ) -> None: ...

class CUpti_ActivityMemset5(Record):
    kind: EnumMember[CUpti_ActivityKind]
    value: int
    bytes: int
    start: int
    end: int
    deviceId: int
    contextId: int
    streamId: int
    correlationId: int
    flags: int
    memoryKind: int
    pad: int
    reserved0: Member[int, Address]
    graphNodeId: int
    graphId: int
    channelID: int
    channelType: EnumMember[CUpti_ChannelType]
    isDeviceLaunched: int
    pad2: Member[Bytes, Iterable[int]]
    sourceGraphId: int
    pad3: int
    sourceGraphNodeId: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        value: int = ...,
        bytes: int = ...,
        start: int = ...,
        end: int = ...,
        deviceId: int = ...,
        contextId: int = ...,
        streamId: int = ...,
        correlationId: int = ...,
        flags: int = ...,
        memoryKind: int = ...,
        pad: int = ...,
        reserved0: Address = ...,
        graphNodeId: int = ...,
        graphId: int = ...,
        channelID: int = ...,
        channelType: CUpti_ChannelType | int = ...,
        isDeviceLaunched: int = ...,
        pad2: Iterable[int] = ...,
        sourceGraphId: int = ...,
        pad3: int = ...,
        sourceGraphNodeId: int = ...,
    ) -> None: ...

class CUpti_ActivityMemory(Record):
    kind: EnumMember[CUpti_ActivityKind]
    memoryKind: EnumMember[CUpti_ActivityMemoryKind]
    address: int
    bytes: int
    start: int
    end: int
    allocPC: int
    freePC: int
    processId: int
    deviceId: int
    contextId: int
    pad: int
    name: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        memoryKind: CUpti_ActivityMemoryKind | int = ...,
        address: int = ...,
        bytes: int = ...,
        start: int = ...,
        end: int = ...,
        allocPC: int = ...,
        freePC: int = ...,
        processId: int = ...,
        deviceId: int = ...,
        contextId: int = ...,
        pad: int = ...,
        name: Address = ...,
    ) -> None: ...

class CUpti_ActivityMemory4_memoryPoolConfig_pool(Record):
    size: int
    processId: int
    def __init__(self, _ptr: int = 0, *, size: int = ..., processId: int = ...) -> None: ...

class CUpti_ActivityMemory4_memoryPoolConfig(Record):
    memoryPoolType: EnumMember[CUpti_ActivityMemoryPoolType]
    pad2: int
    address: int
    releaseThreshold: int
    pool: CUpti_ActivityMemory4_memoryPoolConfig_pool
    utilizedSize: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        memoryPoolType: CUpti_ActivityMemoryPoolType | int = ...,
        pad2: int = ...,
        address: int = ...,
        releaseThreshold: int = ...,
        pool: CUpti_ActivityMemory4_memoryPoolConfig_pool = ...,
        utilizedSize: int = ...,
    ) -> None: ...

class CUpti_ActivityMemory4(Record):
    kind: EnumMember[CUpti_ActivityKind]
    memoryOperationType: EnumMember[CUpti_ActivityMemoryOperationType]
    memoryKind: EnumMember[CUpti_ActivityMemoryKind]
    correlationId: int
    address: int
    bytes: int
    timestamp: int
    PC: int
    processId: int
    deviceId: int
    contextId: int
    streamId: int
    name: Member[int, Address]
    isAsync: int
    pad1: int
    memoryPoolConfig: CUpti_ActivityMemory4_memoryPoolConfig
    source: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        memoryOperationType: CUpti_ActivityMemoryOperationType | int = ...,
        memoryKind: CUpti_ActivityMemoryKind | int = ...,
        correlationId: int = ...,
        address: int = ...,
        bytes: int = ...,
        timestamp: int = ...,
        PC: int = ...,
        processId: int = ...,
        deviceId: int = ...,
        contextId: int = ...,
        streamId: int = ...,
        name: Address = ...,
        isAsync: int = ...,
        pad1: int = ...,
        memoryPoolConfig: CUpti_ActivityMemory4_memoryPoolConfig = ...,
        source: Address = ...,
    ) -> None: ...

class CUpti_ActivityMemoryPool3(Record):
    kind: EnumMember[CUpti_ActivityKind]
    memoryPoolOperationType: EnumMember[CUpti_ActivityMemoryPoolOperationType]
    memoryPoolType: EnumMember[CUpti_ActivityMemoryPoolType]
    correlationId: int
    processId: int
    deviceId: int
    minBytesToKeep: int
    address: int
    size: int
    releaseThreshold: int
    timestamp: int
    utilizedSize: int
    isManagedPool: int
    pad2: Member[Bytes, Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        memoryPoolOperationType: CUpti_ActivityMemoryPoolOperationType | int = ...,
        memoryPoolType: CUpti_ActivityMemoryPoolType | int = ...,
        correlationId: int = ...,
        processId: int = ...,
        deviceId: int = ...,
        minBytesToKeep: int = ...,
        address: int = ...,
        size: int = ...,
        releaseThreshold: int = ...,
        timestamp: int = ...,
        utilizedSize: int = ...,
        isManagedPool: int = ...,
        pad2: Iterable[int] = ...,
    ) -> None: ...

class CUpti_ActivityKernel13_cacheConfig_config(Record):
    requested: int
    executed: int
    def __init__(self, _ptr: int = 0, *, requested: int = ..., executed: int = ...) -> None: ...

class CUpti_ActivityKernel13_cacheConfig(Record):
    both: int
    config: CUpti_ActivityKernel13_cacheConfig_config
    def __init__(
        self,
        _ptr: int = 0,
        *,
        both: int = ...,
        config: CUpti_ActivityKernel13_cacheConfig_config = ...,
    ) -> None: ...

class CUpti_ActivityKernel13(Record):
    kind: EnumMember[CUpti_ActivityKind]
    cacheConfig: CUpti_ActivityKernel13_cacheConfig
    sharedMemoryConfig: int
    registersPerThread: int
    partitionedGlobalCacheRequested: EnumMember[CUpti_ActivityPartitionedGlobalCacheConfig]
    partitionedGlobalCacheExecuted: EnumMember[CUpti_ActivityPartitionedGlobalCacheConfig]
    start: int
    end: int
    completed: int
    deviceId: int
    contextId: int
    streamId: int
    gridX: int
    gridY: int
    gridZ: int
    blockX: int
    blockY: int
    blockZ: int
    staticSharedMemory: int
    dynamicSharedMemory: int
    localMemoryPerThread: int
    localMemoryTotal: int
    correlationId: int
    gridId: int
    name: Member[int, Address]
    reserved0: Member[int, Address]
    queued: int
    submitted: int
    launchType: int
    isSharedMemoryCarveoutRequested: int
    sharedMemoryCarveoutRequested: int
    padding: int
    sharedMemoryExecuted: int
    graphNodeId: int
    shmemLimitConfig: EnumMember[CUpti_FuncShmemLimitConfig]
    graphId: int
    pAccessPolicyWindow: ListMember[CUaccessPolicyWindow]
    channelID: int
    channelType: EnumMember[CUpti_ChannelType]
    clusterX: int
    clusterY: int
    clusterZ: int
    clusterSchedulingPolicy: int
    localMemoryTotal_v2: int
    maxPotentialClusterSize: int
    maxActiveClusters: int
    isDeviceLaunched: int
    padding3: Member[Bytes, Iterable[int]]
    priority: int
    padding4: int
    executionModel: int
    padding5: int
    sourceGraphId: int
    padding6: int
    sourceGraphNodeId: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        cacheConfig: CUpti_ActivityKernel13_cacheConfig = ...,
        sharedMemoryConfig: int = ...,
        registersPerThread: int = ...,
        partitionedGlobalCacheRequested: CUpti_ActivityPartitionedGlobalCacheConfig | int = ...,
        partitionedGlobalCacheExecuted: CUpti_ActivityPartitionedGlobalCacheConfig | int = ...,
        start: int = ...,
        end: int = ...,
        completed: int = ...,
        deviceId: int = ...,
        contextId: int = ...,
        streamId: int = ...,
        gridX: int = ...,
        gridY: int = ...,
        gridZ: int = ...,
        blockX: int = ...,
        blockY: int = ...,
        blockZ: int = ...,
        staticSharedMemory: int = ...,
        dynamicSharedMemory: int = ...,
        localMemoryPerThread: int = ...,
        localMemoryTotal: int = ...,
        correlationId: int = ...,
        gridId: int = ...,
        name: Address = ...,
        reserved0: Address = ...,
        queued: int = ...,
        submitted: int = ...,
        launchType: int = ...,
        isSharedMemoryCarveoutRequested: int = ...,
        sharedMemoryCarveoutRequested: int = ...,
        padding: int = ...,
        sharedMemoryExecuted: int = ...,
        graphNodeId: int = ...,
        shmemLimitConfig: CUpti_FuncShmemLimitConfig | int = ...,
        graphId: int = ...,
        pAccessPolicyWindow: Sequence[CUaccessPolicyWindow] | None = ...,
        channelID: int = ...,
        channelType: CUpti_ChannelType | int = ...,
        clusterX: int = ...,
        clusterY: int = ...,
        clusterZ: int = ...,
        clusterSchedulingPolicy: int = ...,
        localMemoryTotal_v2: int = ...,
        maxPotentialClusterSize: int = ...,
        maxActiveClusters: int = ...,
        isDeviceLaunched: int = ...,
        padding3: Iterable[int] = ...,
        priority: int = ...,
        padding4: int = ...,
        executionModel: int = ...,
        padding5: int = ...,
        sourceGraphId: int = ...,
        padding6: int = ...,
        sourceGraphNodeId: int = ...,
    ) -> None: ...

class CUpti_ActivityCdpKernel_cacheConfig_config(Record):
    requested: int
    executed: int
    def __init__(self, _ptr: int = 0, *, requested: int = ..., executed: int = ...) -> None: ...

class CUpti_ActivityCdpKernel_cacheConfig(Record):
    both: int
    config: CUpti_ActivityCdpKernel_cacheConfig_config
    def __init__(
        self,
        _ptr: int = 0,
        *,
        both: int = ...,
        config: CUpti_ActivityCdpKernel_cacheConfig_config = ...,
    ) -> None: ...

class CUpti_ActivityCdpKernel(Record):
    kind: EnumMember[CUpti_ActivityKind]
    cacheConfig: CUpti_ActivityCdpKernel_cacheConfig
    sharedMemoryConfig: int
    registersPerThread: int
    start: int
    end: int
    deviceId: int
    contextId: int
    streamId: int
    gridX: int
    gridY: int
    gridZ: int
    blockX: int
    blockY: int
    blockZ: int
    staticSharedMemory: int
    dynamicSharedMemory: int
    localMemoryPerThread: int
    localMemoryTotal: int
    correlationId: int
    gridId: int
    parentGridId: int
    queued: int
    submitted: int
    completed: int
    parentBlockX: int
    parentBlockY: int
    parentBlockZ: int
    pad: int
    name: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        cacheConfig: CUpti_ActivityCdpKernel_cacheConfig = ...,
        sharedMemoryConfig: int = ...,
        registersPerThread: int = ...,
        start: int = ...,
        end: int = ...,
        deviceId: int = ...,
        contextId: int = ...,
        streamId: int = ...,
        gridX: int = ...,
        gridY: int = ...,
        gridZ: int = ...,
        blockX: int = ...,
        blockY: int = ...,
        blockZ: int = ...,
        staticSharedMemory: int = ...,
        dynamicSharedMemory: int = ...,
        localMemoryPerThread: int = ...,
        localMemoryTotal: int = ...,
        correlationId: int = ...,
        gridId: int = ...,
        parentGridId: int = ...,
        queued: int = ...,
        submitted: int = ...,
        completed: int = ...,
        parentBlockX: int = ...,
        parentBlockY: int = ...,
        parentBlockZ: int = ...,
        pad: int = ...,
        name: Address = ...,
    ) -> None: ...

class CUpti_ActivityPreemption(Record):
    kind: EnumMember[CUpti_ActivityKind]
    preemptionKind: EnumMember[CUpti_ActivityPreemptionKind]
    timestamp: int
    gridId: int
    blockX: int
    blockY: int
    blockZ: int
    pad: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        preemptionKind: CUpti_ActivityPreemptionKind | int = ...,
        timestamp: int = ...,
        gridId: int = ...,
        blockX: int = ...,
        blockY: int = ...,
        blockZ: int = ...,
        pad: int = ...,
    ) -> None: ...

class CUpti_ActivityAPI(Record):
    kind: EnumMember[CUpti_ActivityKind]
    cbid: HandleMember[CUpti_CallbackId]
    start: int
    end: int
    processId: int
    threadId: int
    correlationId: int
    returnValue: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        cbid: CUpti_CallbackId | int | None = ...,
        start: int = ...,
        end: int = ...,
        processId: int = ...,
        threadId: int = ...,
        correlationId: int = ...,
        returnValue: int = ...,
    ) -> None: ...

class CUpti_ActivityApiCbidOptions(Record):
    structSize: int
    pCbids: Member[int, Address]
    numCbids: int
    enable: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        structSize: int = ...,
        pCbids: Address = ...,
        numCbids: int = ...,
        enable: int = ...,
    ) -> None: ...

class CUpti_ActivityApiOptions(Record):
    structSize: int
    pCbidOptions: ListMember[CUpti_ActivityApiCbidOptions]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        structSize: int = ...,
        pCbidOptions: Sequence[CUpti_ActivityApiCbidOptions] | None = ...,
    ) -> None: ...

class CUpti_ActivityEvent(Record):
    kind: EnumMember[CUpti_ActivityKind]
    id: HandleMember[CUpti_EventID]
    value: int
    domain: HandleMember[CUpti_EventDomainID]
    correlationId: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        id: CUpti_EventID | int | None = ...,
        value: int = ...,
        domain: CUpti_EventDomainID | int | None = ...,
        correlationId: int = ...,
    ) -> None: ...

class CUpti_ActivityEventInstance(Record):
    kind: EnumMember[CUpti_ActivityKind]
    id: HandleMember[CUpti_EventID]
    domain: HandleMember[CUpti_EventDomainID]
    instance: int
    value: int
    correlationId: int
    pad: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        id: CUpti_EventID | int | None = ...,
        domain: CUpti_EventDomainID | int | None = ...,
        instance: int = ...,
        value: int = ...,
        correlationId: int = ...,
        pad: int = ...,
    ) -> None: ...

class CUpti_ActivityMetric(Record):
    kind: EnumMember[CUpti_ActivityKind]
    id: HandleMember[CUpti_MetricID]
    value: CUpti_MetricValue
    correlationId: int
    flags: int
    pad: Member[Bytes, Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        id: CUpti_MetricID | int | None = ...,
        value: CUpti_MetricValue = ...,
        correlationId: int = ...,
        flags: int = ...,
        pad: Iterable[int] = ...,
    ) -> None: ...

class CUpti_ActivityMetricInstance(Record):
    kind: EnumMember[CUpti_ActivityKind]
    id: HandleMember[CUpti_MetricID]
    value: CUpti_MetricValue
    instance: int
    correlationId: int
    flags: int
    pad: Member[Bytes, Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        id: CUpti_MetricID | int | None = ...,
        value: CUpti_MetricValue = ...,
        instance: int = ...,
        correlationId: int = ...,
        flags: int = ...,
        pad: Iterable[int] = ...,
    ) -> None: ...

class CUpti_ActivitySourceLocator(Record):
    kind: EnumMember[CUpti_ActivityKind]
    id: int
    lineNumber: int
    pad: int
    fileName: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        id: int = ...,
        lineNumber: int = ...,
        pad: int = ...,
        fileName: Address = ...,
    ) -> None: ...

class CUpti_ActivityGlobalAccess3(Record):
    kind: EnumMember[CUpti_ActivityKind]
    flags: EnumMember[CUpti_ActivityFlag]
    sourceLocatorId: int
    correlationId: int
    functionId: int
    executed: int
    pcOffset: int
    threadsExecuted: int
    l2_transactions: int
    theoreticalL2Transactions: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        flags: CUpti_ActivityFlag | int = ...,
        sourceLocatorId: int = ...,
        correlationId: int = ...,
        functionId: int = ...,
        executed: int = ...,
        pcOffset: int = ...,
        threadsExecuted: int = ...,
        l2_transactions: int = ...,
        theoreticalL2Transactions: int = ...,
    ) -> None: ...

class CUpti_ActivityBranch2(Record):
    kind: EnumMember[CUpti_ActivityKind]
    sourceLocatorId: int
    correlationId: int
    functionId: int
    pcOffset: int
    diverged: int
    threadsExecuted: int
    executed: int
    pad: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        sourceLocatorId: int = ...,
        correlationId: int = ...,
        functionId: int = ...,
        pcOffset: int = ...,
        diverged: int = ...,
        threadsExecuted: int = ...,
        executed: int = ...,
        pad: int = ...,
    ) -> None: ...

class CUpti_ActivityDevice6(Record):
    kind: EnumMember[CUpti_ActivityKind]
    flags: EnumMember[CUpti_ActivityFlag]
    globalMemoryBandwidth: int
    globalMemorySize: int
    constantMemorySize: int
    l2CacheSize: int
    numThreadsPerWarp: int
    coreClockRate: int
    numMemcpyEngines: int
    numMultiprocessors: int
    maxIPC: int
    maxWarpsPerMultiprocessor: int
    maxBlocksPerMultiprocessor: int
    maxSharedMemoryPerMultiprocessor: int
    maxRegistersPerMultiprocessor: int
    maxRegistersPerBlock: int
    maxSharedMemoryPerBlock: int
    maxThreadsPerBlock: int
    maxBlockDimX: int
    maxBlockDimY: int
    maxBlockDimZ: int
    maxGridDimX: int
    maxGridDimY: int
    maxGridDimZ: int
    computeCapabilityMajor: int
    computeCapabilityMinor: int
    id: int
    eccEnabled: int
    uuid: CUuuid
    name: Member[int, Address]
    isCudaVisible: int
    isMigEnabled: int
    reserved: Member[Bytes, Iterable[int]]
    gpuInstanceId: int
    computeInstanceId: int
    migUuid: CUuuid
    isNumaNode: int
    numaId: int
    numTpcs: int
    reserved0: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        flags: CUpti_ActivityFlag | int = ...,
        globalMemoryBandwidth: int = ...,
        globalMemorySize: int = ...,
        constantMemorySize: int = ...,
        l2CacheSize: int = ...,
        numThreadsPerWarp: int = ...,
        coreClockRate: int = ...,
        numMemcpyEngines: int = ...,
        numMultiprocessors: int = ...,
        maxIPC: int = ...,
        maxWarpsPerMultiprocessor: int = ...,
        maxBlocksPerMultiprocessor: int = ...,
        maxSharedMemoryPerMultiprocessor: int = ...,
        maxRegistersPerMultiprocessor: int = ...,
        maxRegistersPerBlock: int = ...,
        maxSharedMemoryPerBlock: int = ...,
        maxThreadsPerBlock: int = ...,
        maxBlockDimX: int = ...,
        maxBlockDimY: int = ...,
        maxBlockDimZ: int = ...,
        maxGridDimX: int = ...,
        maxGridDimY: int = ...,
        maxGridDimZ: int = ...,
        computeCapabilityMajor: int = ...,
        computeCapabilityMinor: int = ...,
        id: int = ...,
        eccEnabled: int = ...,
        uuid: CUuuid = ...,
        name: Address = ...,
        isCudaVisible: int = ...,
        isMigEnabled: int = ...,
        reserved: Iterable[int] = ...,
        gpuInstanceId: int = ...,
        computeInstanceId: int = ...,
        migUuid: CUuuid = ...,
        isNumaNode: int = ...,
        numaId: int = ...,
        numTpcs: int = ...,
        reserved0: int = ...,
    ) -> None: ...

class CUpti_ActivityDeviceAttribute_attribute(Record):
    cu: EnumMember[CUdevice_attribute]
    cupti: EnumMember[CUpti_DeviceAttribute]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        cu: CUdevice_attribute | int = ...,
        cupti: CUpti_DeviceAttribute | int = ...,
    ) -> None: ...

class CUpti_ActivityDeviceAttribute_value(Record):
    vDouble: float
    vUint32: int
    vUint64: int
    vInt32: int
    vInt64: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        vDouble: float = ...,
        vUint32: int = ...,
        vUint64: int = ...,
        vInt32: int = ...,
        vInt64: int = ...,
    ) -> None: ...

class CUpti_ActivityDeviceAttribute(Record):
    kind: EnumMember[CUpti_ActivityKind]
    flags: EnumMember[CUpti_ActivityFlag]
    deviceId: int
    attribute: CUpti_ActivityDeviceAttribute_attribute
    value: CUpti_ActivityDeviceAttribute_value
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        flags: CUpti_ActivityFlag | int = ...,
        deviceId: int = ...,
        attribute: CUpti_ActivityDeviceAttribute_attribute = ...,
        value: CUpti_ActivityDeviceAttribute_value = ...,
    ) -> None: ...

class CUpti_ActivityContext4(Record):
    kind: EnumMember[CUpti_ActivityKind]
    contextId: int
    deviceId: int
    computeApiKind: int
    nullStreamId: int
    parentContextId: int
    isGreenContext: int
    padding: int
    numMultiprocessors: int
    cigMode: EnumMember[CUpti_ContextCigMode]
    padding2: int
    processId: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        contextId: int = ...,
        deviceId: int = ...,
        computeApiKind: int = ...,
        nullStreamId: int = ...,
        parentContextId: int = ...,
        isGreenContext: int = ...,
        padding: int = ...,
        numMultiprocessors: int = ...,
        cigMode: CUpti_ContextCigMode | int = ...,
        padding2: int = ...,
        processId: int = ...,
    ) -> None: ...

class CUpti_ActivityName(Record):
    kind: EnumMember[CUpti_ActivityKind]
    objectKind: EnumMember[CUpti_ActivityObjectKind]
    objectId: CUpti_ActivityObjectKindId
    pad: int
    name: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        objectKind: CUpti_ActivityObjectKind | int = ...,
        objectId: CUpti_ActivityObjectKindId = ...,
        pad: int = ...,
        name: Address = ...,
    ) -> None: ...

class CUpti_ActivityMarker2(Record):
    kind: EnumMember[CUpti_ActivityKind]
    flags: EnumMember[CUpti_ActivityFlag]
    timestamp: int
    id: int
    objectKind: EnumMember[CUpti_ActivityObjectKind]
    objectId: CUpti_ActivityObjectKindId
    pad: int
    name: Member[int, Address]
    domain: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        flags: CUpti_ActivityFlag | int = ...,
        timestamp: int = ...,
        id: int = ...,
        objectKind: CUpti_ActivityObjectKind | int = ...,
        objectId: CUpti_ActivityObjectKindId = ...,
        pad: int = ...,
        name: Address = ...,
        domain: Address = ...,
    ) -> None: ...

class CUpti_ActivityMarkerData2(Record):
    kind: EnumMember[CUpti_ActivityKind]
    flags: EnumMember[CUpti_ActivityFlag]
    id: int
    payloadKind: EnumMember[CUpti_MetricValueKind]
    payload: CUpti_MetricValue
    color: int
    category: int
    cuptiDomainId: int
    padding: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        flags: CUpti_ActivityFlag | int = ...,
        id: int = ...,
        payloadKind: CUpti_MetricValueKind | int = ...,
        payload: CUpti_MetricValue = ...,
        color: int = ...,
        category: int = ...,
        cuptiDomainId: int = ...,
        padding: int = ...,
    ) -> None: ...

class CUpti_ActivityOverhead3(Record):
    kind: EnumMember[CUpti_ActivityKind]
    overheadKind: EnumMember[CUpti_ActivityOverheadKind]
    objectKind: EnumMember[CUpti_ActivityObjectKind]
    objectId: CUpti_ActivityObjectKindId
    start: int
    end: int
    correlationId: int
    reserved0: int
    overheadData: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        overheadKind: CUpti_ActivityOverheadKind | int = ...,
        objectKind: CUpti_ActivityObjectKind | int = ...,
        objectId: CUpti_ActivityObjectKindId = ...,
        start: int = ...,
        end: int = ...,
        correlationId: int = ...,
        reserved0: int = ...,
        overheadData: Address = ...,
    ) -> None: ...

class CUpti_ActivityEnvironmentSpeed(Record):
    smClock: int
    memoryClock: int
    pcieLinkGen: int
    pcieLinkWidth: int
    clocksThrottleReasons: EnumMember[CUpti_EnvironmentClocksThrottleReason]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        smClock: int = ...,
        memoryClock: int = ...,
        pcieLinkGen: int = ...,
        pcieLinkWidth: int = ...,
        clocksThrottleReasons: CUpti_EnvironmentClocksThrottleReason | int = ...,
    ) -> None: ...

class CUpti_ActivityEnvironmentTemperature(Record):
    gpuTemperature: int
    def __init__(self, _ptr: int = 0, *, gpuTemperature: int = ...) -> None: ...

class CUpti_ActivityEnvironmentPower(Record):
    power: int
    powerLimit: int
    def __init__(self, _ptr: int = 0, *, power: int = ..., powerLimit: int = ...) -> None: ...

class CUpti_ActivityEnvironmentCooling(Record):
    fanSpeed: int
    def __init__(self, _ptr: int = 0, *, fanSpeed: int = ...) -> None: ...

class CUpti_ActivityEnvironment_data(Record):
    speed: CUpti_ActivityEnvironmentSpeed
    temperature: CUpti_ActivityEnvironmentTemperature
    power: CUpti_ActivityEnvironmentPower
    cooling: CUpti_ActivityEnvironmentCooling
    def __init__(
        self,
        _ptr: int = 0,
        *,
        speed: CUpti_ActivityEnvironmentSpeed = ...,
        temperature: CUpti_ActivityEnvironmentTemperature = ...,
        power: CUpti_ActivityEnvironmentPower = ...,
        cooling: CUpti_ActivityEnvironmentCooling = ...,
    ) -> None: ...

class CUpti_ActivityEnvironment(Record):
    kind: EnumMember[CUpti_ActivityKind]
    deviceId: int
    timestamp: int
    environmentKind: EnumMember[CUpti_ActivityEnvironmentKind]
    data: CUpti_ActivityEnvironment_data
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        deviceId: int = ...,
        timestamp: int = ...,
        environmentKind: CUpti_ActivityEnvironmentKind | int = ...,
        data: CUpti_ActivityEnvironment_data = ...,
    ) -> None: ...

class CUpti_ActivityInstructionExecution(Record):
    kind: EnumMember[CUpti_ActivityKind]
    flags: EnumMember[CUpti_ActivityFlag]
    sourceLocatorId: int
    correlationId: int
    functionId: int
    pcOffset: int
    threadsExecuted: int
    notPredOffThreadsExecuted: int
    executed: int
    pad: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        flags: CUpti_ActivityFlag | int = ...,
        sourceLocatorId: int = ...,
        correlationId: int = ...,
        functionId: int = ...,
        pcOffset: int = ...,
        threadsExecuted: int = ...,
        notPredOffThreadsExecuted: int = ...,
        executed: int = ...,
        pad: int = ...,
    ) -> None: ...

class CUpti_ActivityPCSampling3(Record):
    kind: EnumMember[CUpti_ActivityKind]
    flags: EnumMember[CUpti_ActivityFlag]
    sourceLocatorId: int
    correlationId: int
    functionId: int
    latencySamples: int
    samples: int
    stallReason: EnumMember[CUpti_ActivityPCSamplingStallReason]
    pcOffset: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        flags: CUpti_ActivityFlag | int = ...,
        sourceLocatorId: int = ...,
        correlationId: int = ...,
        functionId: int = ...,
        latencySamples: int = ...,
        samples: int = ...,
        stallReason: CUpti_ActivityPCSamplingStallReason | int = ...,
        pcOffset: int = ...,
    ) -> None: ...

class CUpti_ActivityPCSamplingRecordInfo(Record):
    kind: EnumMember[CUpti_ActivityKind]
    correlationId: int
    totalSamples: int
    droppedSamples: int
    samplingPeriodInCycles: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        correlationId: int = ...,
        totalSamples: int = ...,
        droppedSamples: int = ...,
        samplingPeriodInCycles: int = ...,
    ) -> None: ...

class CUpti_ActivityUnifiedMemoryCounter3(Record):
    kind: EnumMember[CUpti_ActivityKind]
    counterKind: EnumMember[CUpti_ActivityUnifiedMemoryCounterKind]
    value: int
    start: int
    end: int
    address: int
    srcId: int
    dstId: int
    streamId: int
    processId: int
    flags: int
    pad: int
    processors: Member[tuple[int, ...], Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        counterKind: CUpti_ActivityUnifiedMemoryCounterKind | int = ...,
        value: int = ...,
        start: int = ...,
        end: int = ...,
        address: int = ...,
        srcId: int = ...,
        dstId: int = ...,
        streamId: int = ...,
        processId: int = ...,
        flags: int = ...,
        pad: int = ...,
        processors: Iterable[int] = ...,
    ) -> None: ...

class CUpti_ActivityFunction(Record):
    kind: EnumMember[CUpti_ActivityKind]
    id: int
    contextId: int
    moduleId: int
    functionIndex: int
    pad: int
    name: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        id: int = ...,
        contextId: int = ...,
        moduleId: int = ...,
        functionIndex: int = ...,
        pad: int = ...,
        name: Address = ...,
    ) -> None: ...

class CUpti_ActivityModule(Record):
    kind: EnumMember[CUpti_ActivityKind]
    contextId: int
    id: int
    cubinSize: int
    cubin: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        contextId: int = ...,
        id: int = ...,
        cubinSize: int = ...,
        cubin: Address = ...,
    ) -> None: ...

class CUpti_ActivitySharedAccess(Record):
    kind: EnumMember[CUpti_ActivityKind]
    flags: EnumMember[CUpti_ActivityFlag]
    sourceLocatorId: int
    correlationId: int
    functionId: int
    pcOffset: int
    threadsExecuted: int
    sharedTransactions: int
    theoreticalSharedTransactions: int
    executed: int
    pad: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        flags: CUpti_ActivityFlag | int = ...,
        sourceLocatorId: int = ...,
        correlationId: int = ...,
        functionId: int = ...,
        pcOffset: int = ...,
        threadsExecuted: int = ...,
        sharedTransactions: int = ...,
        theoreticalSharedTransactions: int = ...,
        executed: int = ...,
        pad: int = ...,
    ) -> None: ...

class CUpti_ActivityCudaEvent3(Record):
    kind: EnumMember[CUpti_ActivityKind]
    correlationId: int
    contextId: int
    streamId: int
    eventId: int
    pad: int
    deviceId: int
    pad2: int
    reserved0: Member[int, Address]
    deviceTimestamp: int
    cudaEventSyncId: int
    graphNodeId: int
    graphId: int
    sourceGraphId: int
    sourceGraphNodeId: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        correlationId: int = ...,
        contextId: int = ...,
        streamId: int = ...,
        eventId: int = ...,
        pad: int = ...,
        deviceId: int = ...,
        pad2: int = ...,
        reserved0: Address = ...,
        deviceTimestamp: int = ...,
        cudaEventSyncId: int = ...,
        graphNodeId: int = ...,
        graphId: int = ...,
        sourceGraphId: int = ...,
        sourceGraphNodeId: int = ...,
    ) -> None: ...

class CUpti_ActivityStream(Record):
    kind: EnumMember[CUpti_ActivityKind]
    contextId: int
    streamId: int
    priority: int
    flag: EnumMember[CUpti_ActivityStreamFlag]
    correlationId: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        contextId: int = ...,
        streamId: int = ...,
        priority: int = ...,
        flag: CUpti_ActivityStreamFlag | int = ...,
        correlationId: int = ...,
    ) -> None: ...

class CUpti_ActivitySynchronization2(Record):
    kind: EnumMember[CUpti_ActivityKind]
    type: EnumMember[CUpti_ActivitySynchronizationType]
    start: int
    end: int
    correlationId: int
    contextId: int
    streamId: int
    cudaEventId: int
    cudaEventSyncId: int
    returnValue: int
    pad: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        type: CUpti_ActivitySynchronizationType | int = ...,
        start: int = ...,
        end: int = ...,
        correlationId: int = ...,
        contextId: int = ...,
        streamId: int = ...,
        cudaEventId: int = ...,
        cudaEventSyncId: int = ...,
        returnValue: int = ...,
        pad: int = ...,
    ) -> None: ...

class CUpti_ActivityInstructionCorrelation(Record):
    kind: EnumMember[CUpti_ActivityKind]
    flags: EnumMember[CUpti_ActivityFlag]
    sourceLocatorId: int
    functionId: int
    pcOffset: int
    pad: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        flags: CUpti_ActivityFlag | int = ...,
        sourceLocatorId: int = ...,
        functionId: int = ...,
        pcOffset: int = ...,
        pad: int = ...,
    ) -> None: ...

class CUpti_ActivityOpenAcc(Record):
    kind: EnumMember[CUpti_ActivityKind]
    eventKind: EnumMember[CUpti_OpenAccEventKind]
    parentConstruct: EnumMember[CUpti_OpenAccConstructKind]
    version: int
    implicit: int
    deviceType: int
    deviceNumber: int
    threadId: int
    async_: int
    asyncMap: int
    lineNo: int
    endLineNo: int
    funcLineNo: int
    funcEndLineNo: int
    start: int
    end: int
    cuDeviceId: int
    cuContextId: int
    cuStreamId: int
    cuProcessId: int
    cuThreadId: int
    externalId: int
    srcFile: Member[int, Address]
    funcName: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        eventKind: CUpti_OpenAccEventKind | int = ...,
        parentConstruct: CUpti_OpenAccConstructKind | int = ...,
        version: int = ...,
        implicit: int = ...,
        deviceType: int = ...,
        deviceNumber: int = ...,
        threadId: int = ...,
        async_: int = ...,
        asyncMap: int = ...,
        lineNo: int = ...,
        endLineNo: int = ...,
        funcLineNo: int = ...,
        funcEndLineNo: int = ...,
        start: int = ...,
        end: int = ...,
        cuDeviceId: int = ...,
        cuContextId: int = ...,
        cuStreamId: int = ...,
        cuProcessId: int = ...,
        cuThreadId: int = ...,
        externalId: int = ...,
        srcFile: Address = ...,
        funcName: Address = ...,
    ) -> None: ...

class CUpti_ActivityOpenAccData(Record):
    kind: EnumMember[CUpti_ActivityKind]
    eventKind: EnumMember[CUpti_OpenAccEventKind]
    parentConstruct: EnumMember[CUpti_OpenAccConstructKind]
    version: int
    implicit: int
    deviceType: int
    deviceNumber: int
    threadId: int
    async_: int
    asyncMap: int
    lineNo: int
    endLineNo: int
    funcLineNo: int
    funcEndLineNo: int
    start: int
    end: int
    cuDeviceId: int
    cuContextId: int
    cuStreamId: int
    cuProcessId: int
    cuThreadId: int
    externalId: int
    srcFile: Member[int, Address]
    funcName: Member[int, Address]
    bytes: int
    hostPtr: int
    devicePtr: int
    varName: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        eventKind: CUpti_OpenAccEventKind | int = ...,
        parentConstruct: CUpti_OpenAccConstructKind | int = ...,
        version: int = ...,
        implicit: int = ...,
        deviceType: int = ...,
        deviceNumber: int = ...,
        threadId: int = ...,
        async_: int = ...,
        asyncMap: int = ...,
        lineNo: int = ...,
        endLineNo: int = ...,
        funcLineNo: int = ...,
        funcEndLineNo: int = ...,
        start: int = ...,
        end: int = ...,
        cuDeviceId: int = ...,
        cuContextId: int = ...,
        cuStreamId: int = ...,
        cuProcessId: int = ...,
        cuThreadId: int = ...,
        externalId: int = ...,
        srcFile: Address = ...,
        funcName: Address = ...,
        bytes: int = ...,
        hostPtr: int = ...,
        devicePtr: int = ...,
        varName: Address = ...,
    ) -> None: ...

class CUpti_ActivityOpenAccLaunch(Record):
    kind: EnumMember[CUpti_ActivityKind]
    eventKind: EnumMember[CUpti_OpenAccEventKind]
    parentConstruct: EnumMember[CUpti_OpenAccConstructKind]
    version: int
    implicit: int
    deviceType: int
    deviceNumber: int
    threadId: int
    async_: int
    asyncMap: int
    lineNo: int
    endLineNo: int
    funcLineNo: int
    funcEndLineNo: int
    start: int
    end: int
    cuDeviceId: int
    cuContextId: int
    cuStreamId: int
    cuProcessId: int
    cuThreadId: int
    externalId: int
    srcFile: Member[int, Address]
    funcName: Member[int, Address]
    numGangs: int
    numWorkers: int
    vectorLength: int
    kernelName: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        eventKind: CUpti_OpenAccEventKind | int = ...,
        parentConstruct: CUpti_OpenAccConstructKind | int = ...,
        version: int = ...,
        implicit: int = ...,
        deviceType: int = ...,
        deviceNumber: int = ...,
        threadId: int = ...,
        async_: int = ...,
        asyncMap: int = ...,
        lineNo: int = ...,
        endLineNo: int = ...,
        funcLineNo: int = ...,
        funcEndLineNo: int = ...,
        start: int = ...,
        end: int = ...,
        cuDeviceId: int = ...,
        cuContextId: int = ...,
        cuStreamId: int = ...,
        cuProcessId: int = ...,
        cuThreadId: int = ...,
        externalId: int = ...,
        srcFile: Address = ...,
        funcName: Address = ...,
        numGangs: int = ...,
        numWorkers: int = ...,
        vectorLength: int = ...,
        kernelName: Address = ...,
    ) -> None: ...

class CUpti_ActivityOpenAccOther(Record):
    kind: EnumMember[CUpti_ActivityKind]
    eventKind: EnumMember[CUpti_OpenAccEventKind]
    parentConstruct: EnumMember[CUpti_OpenAccConstructKind]
    version: int
    implicit: int
    deviceType: int
    deviceNumber: int
    threadId: int
    async_: int
    asyncMap: int
    lineNo: int
    endLineNo: int
    funcLineNo: int
    funcEndLineNo: int
    start: int
    end: int
    cuDeviceId: int
    cuContextId: int
    cuStreamId: int
    cuProcessId: int
    cuThreadId: int
    externalId: int
    srcFile: Member[int, Address]
    funcName: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        eventKind: CUpti_OpenAccEventKind | int = ...,
        parentConstruct: CUpti_OpenAccConstructKind | int = ...,
        version: int = ...,
        implicit: int = ...,
        deviceType: int = ...,
        deviceNumber: int = ...,
        threadId: int = ...,
        async_: int = ...,
        asyncMap: int = ...,
        lineNo: int = ...,
        endLineNo: int = ...,
        funcLineNo: int = ...,
        funcEndLineNo: int = ...,
        start: int = ...,
        end: int = ...,
        cuDeviceId: int = ...,
        cuContextId: int = ...,
        cuStreamId: int = ...,
        cuProcessId: int = ...,
        cuThreadId: int = ...,
        externalId: int = ...,
        srcFile: Address = ...,
        funcName: Address = ...,
    ) -> None: ...

class CUpti_ActivityOpenMp(Record):
    kind: EnumMember[CUpti_ActivityKind]
    eventKind: EnumMember[CUpti_OpenMpEventKind]
    version: int
    threadId: int
    start: int
    end: int
    cuProcessId: int
    cuThreadId: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        eventKind: CUpti_OpenMpEventKind | int = ...,
        version: int = ...,
        threadId: int = ...,
        start: int = ...,
        end: int = ...,
        cuProcessId: int = ...,
        cuThreadId: int = ...,
    ) -> None: ...

class CUpti_ActivityExternalCorrelation(Record):
    kind: EnumMember[CUpti_ActivityKind]
    externalKind: EnumMember[CUpti_ExternalCorrelationKind]
    externalId: int
    correlationId: int
    reserved: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        externalKind: CUpti_ExternalCorrelationKind | int = ...,
        externalId: int = ...,
        correlationId: int = ...,
        reserved: int = ...,
    ) -> None: ...

class CUpti_ActivityNvLinkNpu(Record):
    index: int
    domainId: int
    def __init__(self, _ptr: int = 0, *, index: int = ..., domainId: int = ...) -> None: ...

class CUpti_ActivityNvLink5_idDev0(Record):
    uuidDev: CUuuid
    npu: CUpti_ActivityNvLinkNpu
    def __init__(self, _ptr: int = 0, *, uuidDev: CUuuid = ..., npu: CUpti_ActivityNvLinkNpu = ...) -> None: ...

class CUpti_ActivityNvLink5_idDev1(Record):
    uuidDev: CUuuid
    npu: CUpti_ActivityNvLinkNpu
    def __init__(self, _ptr: int = 0, *, uuidDev: CUuuid = ..., npu: CUpti_ActivityNvLinkNpu = ...) -> None: ...

class CUpti_ActivityNvLink5(Record):
    kind: EnumMember[CUpti_ActivityKind]
    nvlinkVersion: int
    typeDev0: EnumMember[CUpti_DevType]
    typeDev1: EnumMember[CUpti_DevType]
    idDev0: CUpti_ActivityNvLink5_idDev0
    idDev1: CUpti_ActivityNvLink5_idDev1
    flag: int
    physicalNvLinkCount: int
    portDev0: Member[int, Address]
    portDev1: Member[int, Address]
    bandwidth: int
    nvswitchConnected: int
    pad: Member[Bytes, Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        nvlinkVersion: int = ...,
        typeDev0: CUpti_DevType | int = ...,
        typeDev1: CUpti_DevType | int = ...,
        idDev0: CUpti_ActivityNvLink5_idDev0 = ...,
        idDev1: CUpti_ActivityNvLink5_idDev1 = ...,
        flag: int = ...,
        physicalNvLinkCount: int = ...,
        portDev0: Address = ...,
        portDev1: Address = ...,
        bandwidth: int = ...,
        nvswitchConnected: int = ...,
        pad: Iterable[int] = ...,
    ) -> None: ...

class CUpti_ActivityPcieGpuAttr(Record):
    uuidDev: CUuuid
    peerDev: Member[tuple[CUdevice, ...], Iterable[CUdevice | int | None]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        uuidDev: CUuuid = ...,
        peerDev: Iterable[CUdevice | int | None] = ...,
    ) -> None: ...

class CUpti_ActivityPcieBridgeAttr(Record):
    secondaryBus: int
    deviceId: int
    vendorId: int
    pad0: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        secondaryBus: int = ...,
        deviceId: int = ...,
        vendorId: int = ...,
        pad0: int = ...,
    ) -> None: ...

class CUpti_ActivityPcie_id(Record):
    devId: HandleMember[CUdevice]
    bridgeId: int
    def __init__(self, _ptr: int = 0, *, devId: CUdevice | int | None = ..., bridgeId: int = ...) -> None: ...

class CUpti_ActivityPcie_attr(Record):
    gpuAttr: CUpti_ActivityPcieGpuAttr
    bridgeAttr: CUpti_ActivityPcieBridgeAttr
    def __init__(
        self,
        _ptr: int = 0,
        *,
        gpuAttr: CUpti_ActivityPcieGpuAttr = ...,
        bridgeAttr: CUpti_ActivityPcieBridgeAttr = ...,
    ) -> None: ...

class CUpti_ActivityPcie(Record):
    kind: EnumMember[CUpti_ActivityKind]
    type: EnumMember[CUpti_PcieDeviceType]
    id: CUpti_ActivityPcie_id
    domain: int
    pcieGeneration: int
    linkRate: int
    linkWidth: int
    upstreamBus: int
    attr: CUpti_ActivityPcie_attr
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        type: CUpti_PcieDeviceType | int = ...,
        id: CUpti_ActivityPcie_id = ...,
        domain: int = ...,
        pcieGeneration: int = ...,
        linkRate: int = ...,
        linkWidth: int = ...,
        upstreamBus: int = ...,
        attr: CUpti_ActivityPcie_attr = ...,
    ) -> None: ...

class CUpti_ActivityConfidentialComputeRotation(Record):
    kind: EnumMember[CUpti_ActivityKind]
    eventType: EnumMember[CUpti_ConfidentialComputeRotationEventType]
    deviceId: int
    contextId: int
    channelId: int
    channelType: EnumMember[CUpti_ChannelType]
    timestamp: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        eventType: CUpti_ConfidentialComputeRotationEventType | int = ...,
        deviceId: int = ...,
        contextId: int = ...,
        channelId: int = ...,
        channelType: CUpti_ChannelType | int = ...,
        timestamp: int = ...,
    ) -> None: ...

class CUpti_ActivityInstantaneousEvent(Record):
    kind: EnumMember[CUpti_ActivityKind]
    id: HandleMember[CUpti_EventID]
    value: int
    timestamp: int
    deviceId: int
    reserved: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        id: CUpti_EventID | int | None = ...,
        value: int = ...,
        timestamp: int = ...,
        deviceId: int = ...,
        reserved: int = ...,
    ) -> None: ...

class CUpti_ActivityInstantaneousEventInstance(Record):
    kind: EnumMember[CUpti_ActivityKind]
    id: HandleMember[CUpti_EventID]
    value: int
    timestamp: int
    deviceId: int
    instance: int
    pad: Member[Bytes, Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        id: CUpti_EventID | int | None = ...,
        value: int = ...,
        timestamp: int = ...,
        deviceId: int = ...,
        instance: int = ...,
        pad: Iterable[int] = ...,
    ) -> None: ...

class CUpti_ActivityInstantaneousMetric(Record):
    kind: EnumMember[CUpti_ActivityKind]
    id: HandleMember[CUpti_MetricID]
    value: CUpti_MetricValue
    timestamp: int
    deviceId: int
    flags: int
    pad: Member[Bytes, Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        id: CUpti_MetricID | int | None = ...,
        value: CUpti_MetricValue = ...,
        timestamp: int = ...,
        deviceId: int = ...,
        flags: int = ...,
        pad: Iterable[int] = ...,
    ) -> None: ...

class CUpti_ActivityInstantaneousMetricInstance(Record):
    kind: EnumMember[CUpti_ActivityKind]
    id: HandleMember[CUpti_MetricID]
    value: CUpti_MetricValue
    timestamp: int
    deviceId: int
    flags: int
    instance: int
    pad: Member[Bytes, Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        id: CUpti_MetricID | int | None = ...,
        value: CUpti_MetricValue = ...,
        timestamp: int = ...,
        deviceId: int = ...,
        flags: int = ...,
        instance: int = ...,
        pad: Iterable[int] = ...,
    ) -> None: ...

class CUpti_ActivityJit2(Record):
    kind: EnumMember[CUpti_ActivityKind]
    jitEntryType: EnumMember[CUpti_ActivityJitEntryType]
    jitOperationType: EnumMember[CUpti_ActivityJitOperationType]
    deviceId: int
    start: int
    end: int
    correlationId: int
    padding: int
    jitOperationCorrelationId: int
    cacheSize: int
    cachePath: Member[int, Address]
    processId: int
    threadId: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        jitEntryType: CUpti_ActivityJitEntryType | int = ...,
        jitOperationType: CUpti_ActivityJitOperationType | int = ...,
        deviceId: int = ...,
        start: int = ...,
        end: int = ...,
        correlationId: int = ...,
        padding: int = ...,
        jitOperationCorrelationId: int = ...,
        cacheSize: int = ...,
        cachePath: Address = ...,
        processId: int = ...,
        threadId: int = ...,
    ) -> None: ...

class CUpti_ActivityGraphTrace2(Record):
    kind: EnumMember[CUpti_ActivityKind]
    correlationId: int
    start: int
    end: int
    deviceId: int
    graphId: int
    contextId: int
    streamId: int
    reserved: Member[int, Address]
    endDeviceId: int
    endContextId: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        correlationId: int = ...,
        start: int = ...,
        end: int = ...,
        deviceId: int = ...,
        graphId: int = ...,
        contextId: int = ...,
        streamId: int = ...,
        reserved: Address = ...,
        endDeviceId: int = ...,
        endContextId: int = ...,
    ) -> None: ...

class CUpti_ActivityDeviceGraphTrace(Record):
    kind: EnumMember[CUpti_ActivityKind]
    deviceId: int
    start: int
    end: int
    graphId: int
    launcherGraphId: int
    deviceLaunchMode: int
    contextId: int
    streamId: int
    reserved: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        deviceId: int = ...,
        start: int = ...,
        end: int = ...,
        graphId: int = ...,
        launcherGraphId: int = ...,
        deviceLaunchMode: int = ...,
        contextId: int = ...,
        streamId: int = ...,
        reserved: Address = ...,
    ) -> None: ...

class CUpti_ActivityMemDecompress(Record):
    kind: EnumMember[CUpti_ActivityKind]
    deviceId: int
    contextId: int
    streamId: int
    channelID: int
    channelType: EnumMember[CUpti_ChannelType]
    correlationId: int
    numberOfOperations: int
    sourceBytes: int
    reserved0: Member[int, Address]
    start: int
    end: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        deviceId: int = ...,
        contextId: int = ...,
        streamId: int = ...,
        channelID: int = ...,
        channelType: CUpti_ChannelType | int = ...,
        correlationId: int = ...,
        numberOfOperations: int = ...,
        sourceBytes: int = ...,
        reserved0: Address = ...,
        start: int = ...,
        end: int = ...,
    ) -> None: ...

class CUpti_ActivityGraphHostNode(Record):
    kind: EnumMember[CUpti_ActivityKind]
    streamId: int
    contextId: int
    deviceId: int
    correlationId: int
    graphId: int
    graphNodeId: int
    processId: int
    threadId: int
    start: int
    end: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        streamId: int = ...,
        contextId: int = ...,
        deviceId: int = ...,
        correlationId: int = ...,
        graphId: int = ...,
        graphNodeId: int = ...,
        processId: int = ...,
        threadId: int = ...,
        start: int = ...,
        end: int = ...,
    ) -> None: ...

class CUpti_ActivityComputeEngineCtxSwitch(Record):
    kind: EnumMember[CUpti_ActivityKind]
    contextId: int
    timestamp: int
    operationType: EnumMember[CUpti_ComputeEngineCtxSwitchOperationType]
    padding: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        contextId: int = ...,
        timestamp: int = ...,
        operationType: CUpti_ComputeEngineCtxSwitchOperationType | int = ...,
        padding: int = ...,
    ) -> None: ...

class CUpti_ActivityHostLaunch(Record):
    kind: EnumMember[CUpti_ActivityKind]
    streamId: int
    contextId: int
    deviceId: int
    correlationId: int
    processId: int
    threadId: int
    padding: int
    start: int
    end: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        streamId: int = ...,
        contextId: int = ...,
        deviceId: int = ...,
        correlationId: int = ...,
        processId: int = ...,
        threadId: int = ...,
        padding: int = ...,
        start: int = ...,
        end: int = ...,
    ) -> None: ...

class CUpti_ActivityGreenContext3(Record):
    kind: EnumMember[CUpti_ActivityKind]
    contextId: int
    parentContextId: int
    deviceId: int
    numTpcs: int
    numMultiprocessors: int
    logicalTpcMaskSize: int
    padding: int
    logicalTpcMask: Member[tuple[int, ...], Iterable[int]]
    workqueueResourceId: int
    workqueueConcurrencyLimit: int
    workqueueSharingScope: int
    workqueueChannelCount: int
    padding2: int
    workqueueChannelIds: Member[tuple[int, ...], Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        kind: CUpti_ActivityKind | int = ...,
        contextId: int = ...,
        parentContextId: int = ...,
        deviceId: int = ...,
        numTpcs: int = ...,
        numMultiprocessors: int = ...,
        logicalTpcMaskSize: int = ...,
        padding: int = ...,
        logicalTpcMask: Iterable[int] = ...,
        workqueueResourceId: int = ...,
        workqueueConcurrencyLimit: int = ...,
        workqueueSharingScope: int = ...,
        workqueueChannelCount: int = ...,
        padding2: int = ...,
        workqueueChannelIds: Iterable[int] = ...,
    ) -> None: ...

class CUpti_ActivityConfig(Record):
    structSize: int
    fieldSelection: CUpti_ActivityFieldSelection
    pKindOptions: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        structSize: int = ...,
        fieldSelection: CUpti_ActivityFieldSelection = ...,
        pKindOptions: Address = ...,
    ) -> None: ...

class CUpti_BufferCallbackRequestInfo(Record):
    structSize: int
    def __init__(self, _ptr: int = 0, *, structSize: int = ...) -> None: ...

class CUpti_BufferCallbackCompleteInfo(Record):
    structSize: int
    threadId: int
    ppRecordLayouts: Member[int, Address]
    numRecordLayouts: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        structSize: int = ...,
        threadId: int = ...,
        ppRecordLayouts: Address = ...,
        numRecordLayouts: int = ...,
    ) -> None: ...

class CUpti_CallbackId(Handle): ...
class CUpti_SubscriberHandle(Handle): ...
class CUpti_DomainTable(Handle): ...
class CUpti_EventID(Handle): ...
class CUpti_EventDomainID(Handle): ...
class CUpti_MetricID(Handle): ...
class CuptiErrorInvalidParameter(CudaError): ...
class CuptiErrorInvalidDevice(CudaError): ...
class CuptiErrorInvalidContext(CudaError): ...
class CuptiErrorInvalidEventDomainId(CudaError): ...
class CuptiErrorInvalidEventId(CudaError): ...
class CuptiErrorInvalidEventName(CudaError): ...
class CuptiErrorInvalidOperation(CudaError): ...
class CuptiErrorOutOfMemory(CudaError): ...
class CuptiErrorHardware(CudaError): ...
class CuptiErrorParameterSizeNotSufficient(CudaError): ...
class CuptiErrorApiNotImplemented(CudaError): ...
class CuptiErrorMaxLimitReached(CudaError): ...
class CuptiErrorNotReady(CudaError): ...
class CuptiErrorNotCompatible(CudaError): ...
class CuptiErrorNotInitialized(CudaError): ...
class CuptiErrorInvalidMetricId(CudaError): ...
class CuptiErrorInvalidMetricName(CudaError): ...
class CuptiErrorQueueEmpty(CudaError): ...
class CuptiErrorInvalidHandle(CudaError): ...
class CuptiErrorInvalidStream(CudaError): ...
class CuptiErrorInvalidKind(CudaError): ...
class CuptiErrorInvalidEventValue(CudaError): ...
class CuptiErrorDisabled(CudaError): ...
class CuptiErrorInvalidModule(CudaError): ...
class CuptiErrorInvalidMetricValue(CudaError): ...
class CuptiErrorHardwareBusy(CudaError): ...
class CuptiErrorNotSupported(CudaError): ...
class CuptiErrorUmProfilingNotSupported(CudaError): ...
class CuptiErrorUmProfilingNotSupportedOnDevice(CudaError): ...
class CuptiErrorUmProfilingNotSupportedOnNonP2pDevices(CudaError): ...
class CuptiErrorUmProfilingNotSupportedWithMps(CudaError): ...
class CuptiErrorCdpTracingNotSupported(CudaError): ...
class CuptiErrorVirtualizedDeviceNotSupported(CudaError): ...
class CuptiErrorCudaCompilerNotCompatible(CudaError): ...
class CuptiErrorInsufficientPrivileges(CudaError): ...
class CuptiErrorOldProfilerApiInitialized(CudaError): ...
class CuptiErrorOpenaccUndefinedRoutine(CudaError): ...
class CuptiErrorLegacyProfilerNotSupported(CudaError): ...
class CuptiErrorMultipleSubscribersNotSupported(CudaError): ...
class CuptiErrorVirtualizedDeviceInsufficientPrivileges(CudaError): ...
class CuptiErrorConfidentialComputingNotSupported(CudaError): ...
class CuptiErrorCmpDeviceNotSupported(CudaError): ...
class CuptiErrorMigDeviceNotSupported(CudaError): ...
class CuptiErrorSliDeviceNotSupported(CudaError): ...
class CuptiErrorWslDeviceNotSupported(CudaError): ...
class CuptiErrorInvalidChipName(CudaError): ...
class CuptiErrorHesTraceNotSupportedOnMps(CudaError): ...
class CuptiErrorUnknown(CudaError): ...
class CuptiErrorForceInt(CudaError): ...

def cuptiGetResultString(result: CUptiResult | int) -> str: ...
def cuptiGetErrorMessage(result: CUptiResult | int) -> str: ...
def cuptiGetVersion() -> int: ...
def cuptiSupportedDomains() -> tuple[int, CUpti_DomainTable]: ...
def cuptiSubscribe(
    callback: Callable[[int, CUpti_CallbackDomain, CUpti_CallbackId, int], object] | CUpti_CallbackFunc | int | None,
    userdata: Address,
) -> CUpti_SubscriberHandle: ...
def cuptiSubscribe_v2(
    callback: Callable[[int, CUpti_CallbackDomain, CUpti_CallbackId, int], object] | CUpti_CallbackFunc | int | None,
    userdata: Address,
    pParams: CUpti_SubscriberParams | None,
) -> CUpti_SubscriberHandle: ...
def cuptiUnsubscribe(subscriber: CUpti_SubscriberHandle | int | None) -> None: ...
def cuptiGetCallbackState(
    subscriber: CUpti_SubscriberHandle | int | None,
    domain: CUpti_CallbackDomain | int,
    cbid: CUpti_CallbackId | int | None,
) -> int: ...
def cuptiGetEnabledCallbacks(
    subscriber: CUpti_SubscriberHandle | int | None,
    domain: CUpti_CallbackDomain | int,
    buffer: WritableAddress,
    bufferSize: int,
) -> tuple[int, int]: ...
def cuptiEnableCallback(
    enable: int,
    subscriber: CUpti_SubscriberHandle | int | None,
    domain: CUpti_CallbackDomain | int,
    cbid: CUpti_CallbackId | int | None,
) -> None: ...
def cuptiEnableDomain(
    enable: int,
    subscriber: CUpti_SubscriberHandle | int | None,
    domain: CUpti_CallbackDomain | int,
) -> None: ...
def cuptiEnableAllDomains(enable: int, subscriber: CUpti_SubscriberHandle | int | None) -> None: ...
def cuptiGetCallbackName(domain: CUpti_CallbackDomain | int, cbid: int) -> str: ...
def cuptiGetTimestamp() -> int: ...
def cuptiGetTimestamp_v2(subscriber: CUpti_SubscriberHandle | int | None) -> int: ...
def cuptiGetContextId(context: CUcontext | int | None) -> int: ...
def cuptiGetStreamId(context: CUcontext | int | None, stream: CUstream | SupportsStream | int | None) -> int: ...
def cuptiGetStreamIdEx(
    context: CUcontext | int | None,
    stream: CUstream | SupportsStream | int | None,
    perThreadStream: int,
) -> int: ...
def cuptiGetDeviceId(context: CUcontext | int | None) -> int: ...
def cuptiGetGraphNodeId(node: CUgraphNode | int | None) -> int: ...
def cuptiGetGraphId(graph: CUgraph | int | None) -> int: ...
def cuptiGetGraphExecId(graphExec: CUgraphExec | int | None) -> int: ...
def cuptiGetCudaEventId(event: CUevent | int | None) -> int: ...
def cuptiActivityEnable(kind: CUpti_ActivityKind | int) -> None: ...
def cuptiActivityEnableAndDump(kind: CUpti_ActivityKind | int) -> None: ...
def cuptiActivityDisable(kind: CUpti_ActivityKind | int) -> None: ...
def cuptiActivityEnable_v2(
    subscriber: CUpti_SubscriberHandle | int | None,
    kind: CUpti_ActivityKind | int,
    pActivityConfig: CUpti_ActivityConfig | None,
) -> None: ...
def cuptiActivityDisable_v2(
    subscriber: CUpti_SubscriberHandle | int | None,
    kind: CUpti_ActivityKind | int,
    pActivityConfig: CUpti_ActivityConfig | None,
) -> None: ...
def cuptiActivityEnableAndDump_v2(
    subscriber: CUpti_SubscriberHandle | int | None,
    kind: CUpti_ActivityKind | int,
    activityConfig: CUpti_ActivityConfig | None,
) -> None: ...
def cuptiActivityGetEnabledKinds(
    subscriber: CUpti_SubscriberHandle | int | None,
    buffer: WritableAddress,
    bufferSize: int,
) -> tuple[int, int]: ...
def cuptiActivityGetStructSize(activityKind: CUpti_ActivityKind | int, version: int) -> int: ...
def cuptiIsTracingSessionRunning() -> int: ...
def cuptiActivityEnableContext(context: CUcontext | int | None, kind: CUpti_ActivityKind | int) -> None: ...
def cuptiActivityDisableContext(context: CUcontext | int | None, kind: CUpti_ActivityKind | int) -> None: ...
def cuptiActivityGetNumDroppedRecords(context: CUcontext | int | None, streamId: int) -> int: ...
def cuptiActivityGetNumDroppedRecords_v2(
    subscriber: CUpti_SubscriberHandle | int | None,
    context: CUcontext | int | None,
    streamId: int,
) -> int: ...
def cuptiActivityGetNextRecord(buffer: WritableAddress, validBufferSizeBytes: int, record: WritableAddress) -> bool: ...
def cuptiActivityGetNextRecord_v2(
    subscriber: CUpti_SubscriberHandle | int | None,
    buffer: WritableAddress,
    validBufferSizeBytes: int,
    record: WritableAddress,
) -> bool: ...
def cuptiActivityRegisterCallbacks(
    funcBufferRequested: Callable[[Any, Any, Any], object] | CUpti_BuffersCallbackRequestFunc | int | None,
    funcBufferCompleted: Callable[[CUcontext, int, Any, int, int], object]
    | CUpti_BuffersCallbackCompleteFunc
    | int
    | None,
) -> None: ...
def cuptiActivityRegisterCallbacks_v2(
    subscriber: CUpti_SubscriberHandle | int | None,
    funcBufferRequested: Callable[[Any, Any, Any, Any], object] | CUpti_BuffersCallbackRequestFunc_v2 | int | None,
    funcBufferCompleted: Callable[[Any, int, int, Any], object] | CUpti_BuffersCallbackCompleteFunc_v2 | int | None,
) -> None: ...
def cuptiActivityFlush(context: CUcontext | int | None, streamId: int, flag: int) -> None: ...
def cuptiActivityFlushAll(flag: int) -> None: ...
def cuptiActivityGetAttribute(attr: CUpti_ActivityAttribute | int, valueSize: int, value: WritableAddress) -> int: ...
def cuptiActivityGetAttribute_v2(
    subscriber: CUpti_SubscriberHandle | int | None,
    attr: CUpti_ActivityAttribute | int,
    valueSize: int,
    value: WritableAddress,
) -> int: ...
def cuptiActivitySetAttribute(attr: CUpti_ActivityAttribute | int, valueSize: int, value: Address) -> None: ...
def cuptiActivitySetAttribute_v2(
    subscriber: CUpti_SubscriberHandle | int | None,
    attr: CUpti_ActivityAttribute | int,
    valueSize: int,
    value: Address,
) -> None: ...
def cuptiActivityConfigureUnifiedMemoryCounter(
    config: Sequence[CUpti_ActivityUnifiedMemoryCounterConfig] | None,
    count: int,
) -> None: ...
def cuptiGetAutoBoostState(context: CUcontext | int | None) -> CUpti_ActivityAutoBoostState: ...
def cuptiActivityConfigurePCSampling(
    ctx: CUcontext | int | None,
    config: CUpti_ActivityPCSamplingConfig | None,
) -> None: ...
def cuptiGetLastError() -> None: ...
def cuptiSetThreadIdType(type: CUpti_ActivityThreadIdType | int) -> None: ...
def cuptiGetThreadIdType() -> CUpti_ActivityThreadIdType: ...
def cuptiComputeCapabilitySupported(major: int, minor: int) -> int: ...
def cuptiDeviceSupported(dev: CUdevice | int | None) -> int: ...
def cuptiDeviceVirtualizationMode(dev: CUdevice | int | None) -> CUpti_DeviceVirtualizationMode: ...
def cuptiFinalize() -> None: ...
def cuptiActivityPushExternalCorrelationId(kind: CUpti_ExternalCorrelationKind | int, id: int) -> None: ...
def cuptiActivityPopExternalCorrelationId(kind: CUpti_ExternalCorrelationKind | int) -> int: ...
def cuptiActivityPushExternalCorrelationId_v2(
    subscriber: CUpti_SubscriberHandle | int | None,
    kind: CUpti_ExternalCorrelationKind | int,
    id: int,
) -> None: ...
def cuptiActivityPopExternalCorrelationId_v2(
    subscriber: CUpti_SubscriberHandle | int | None,
    kind: CUpti_ExternalCorrelationKind | int,
) -> int: ...
def cuptiActivityEnableLatencyTimestamps(enable: int) -> None: ...
def cuptiActivityFlushPeriod(time: int) -> None: ...
def cuptiActivityEnableLaunchAttributes(enable: int) -> None: ...
def cuptiActivityRegisterTimestampCallback(
    funcTimestamp: Callable[[], int] | CUpti_TimestampCallbackFunc | int | None,
) -> None: ...
def cuptiActivityEnableDeviceGraph(enable: int) -> None: ...
def cuptiActivityEnableDriverApi(cbid: CUpti_CallbackId | int | None, enable: int) -> None: ...
def cuptiActivityEnableDriverApi_v2(
    subscriber: CUpti_SubscriberHandle | int | None,
    cbid: CUpti_CallbackId | int | None,
    enable: int,
) -> None: ...
def cuptiActivityEnableRuntimeApi(cbid: CUpti_CallbackId | int | None, enable: int) -> None: ...
def cuptiActivityEnableRuntimeApi_v2(
    subscriber: CUpti_SubscriberHandle | int | None,
    cbid: CUpti_CallbackId | int | None,
    enable: int,
) -> None: ...
def cuptiActivityEnableHWTrace(enable: int) -> None: ...
def cuptiActivityEnableAllocationSource(enable: int) -> None: ...
def cuptiActivityEnableAllSyncRecords(enable: int) -> None: ...
def cuptiActivityEnableCudaEventDeviceTimestamps(enable: int) -> None: ...
def sizeof(objType: type) -> int: ...

anon_struct0 = CUlaunchAttributeValue_union_clusterDim
anon_struct1 = CUlaunchAttributeValue_union_programmaticEvent
anon_struct2 = CUlaunchAttributeValue_union_launchCompletionEvent
anon_struct3 = CUlaunchAttributeValue_union_preferredClusterDim
anon_struct4 = CUlaunchAttributeValue_union_deviceUpdatableKernelNode
anon_union0 = CUpti_ResourceData_resourceHandle
anon_union1 = CUpti_LogicalEndpointResourceData_typeInfo
anon_struct5 = CUpti_StateData_0_notification
anon_struct6 = CUpti_ActivityObjectKindId_pt
anon_struct7 = CUpti_ActivityObjectKindId_dcs
anon_union3 = CUpti_ActivityMemory4_memoryPoolConfig_pool
anon_struct8 = CUpti_ActivityMemory4_memoryPoolConfig
anon_struct9 = CUpti_ActivityKernel13_cacheConfig_config
anon_union4 = CUpti_ActivityKernel13_cacheConfig
anon_struct10 = CUpti_ActivityCdpKernel_cacheConfig_config
anon_union5 = CUpti_ActivityCdpKernel_cacheConfig
anon_union6 = CUpti_ActivityDeviceAttribute_attribute
anon_union7 = CUpti_ActivityDeviceAttribute_value
anon_union8 = CUpti_ActivityEnvironment_data
anon_union9 = CUpti_ActivityNvLink5_idDev0
anon_union10 = CUpti_ActivityNvLink5_idDev1
anon_union11 = CUpti_ActivityPcie_id
anon_union12 = CUpti_ActivityPcie_attr
