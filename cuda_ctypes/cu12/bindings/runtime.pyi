# python -m generator generate runtime 12.9
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
    KernelParams,
    ListMember,
    Member,
    Record,
    SupportsStream,
    Text,
    WritableAddress,
)
from .driver import (
    CUeglStreamConnection,
    CUevent,
    CUfunction,
    CUgraph,
    CUgraphDeviceNode,
    CUgraphExec,
    CUgraphNode,
    CUkernel,
    CUlibrary,
    CUmemoryPool,
    CUstream,
    CUuserObject,
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

cudaHostAllocDefault: Final = 0
cudaHostAllocPortable: Final = 1
cudaHostAllocMapped: Final = 2
cudaHostAllocWriteCombined: Final = 4
cudaHostRegisterDefault: Final = 0
cudaHostRegisterPortable: Final = 1
cudaHostRegisterMapped: Final = 2
cudaHostRegisterIoMemory: Final = 4
cudaHostRegisterReadOnly: Final = 8
cudaPeerAccessDefault: Final = 0
cudaStreamDefault: Final = 0
cudaStreamNonBlocking: Final = 1
cudaStreamLegacy: Final = 1
cudaStreamPerThread: Final = 2
cudaEventDefault: Final = 0
cudaEventBlockingSync: Final = 1
cudaEventDisableTiming: Final = 2
cudaEventInterprocess: Final = 4
cudaEventRecordDefault: Final = 0
cudaEventRecordExternal: Final = 1
cudaEventWaitDefault: Final = 0
cudaEventWaitExternal: Final = 1
cudaDeviceScheduleAuto: Final = 0
cudaDeviceScheduleSpin: Final = 1
cudaDeviceScheduleYield: Final = 2
cudaDeviceScheduleBlockingSync: Final = 4
cudaDeviceBlockingSync: Final = 4
cudaDeviceScheduleMask: Final = 7
cudaDeviceMapHost: Final = 8
cudaDeviceLmemResizeToMax: Final = 16
cudaDeviceSyncMemops: Final = 128
cudaDeviceMask: Final = 255
cudaArrayDefault: Final = 0
cudaArrayLayered: Final = 1
cudaArraySurfaceLoadStore: Final = 2
cudaArrayCubemap: Final = 4
cudaArrayTextureGather: Final = 8
cudaArrayColorAttachment: Final = 32
cudaArraySparse: Final = 64
cudaArrayDeferredMapping: Final = 128
cudaIpcMemLazyEnablePeerAccess: Final = 1
cudaMemAttachGlobal: Final = 1
cudaMemAttachHost: Final = 2
cudaMemAttachSingle: Final = 4
cudaOccupancyDefault: Final = 0
cudaOccupancyDisableCachingOverride: Final = 1
cudaCpuDeviceId: Final = -1
cudaInvalidDeviceId: Final = -2
cudaInitDeviceFlagsAreValid: Final = 1
cudaCooperativeLaunchMultiDeviceNoPreSync: Final = 1
cudaCooperativeLaunchMultiDeviceNoPostSync: Final = 2
cudaArraySparsePropertiesSingleMipTail: Final = 1
cudaMemPoolCreateUsageHwDecompress: Final = 2
CUDA_IPC_HANDLE_SIZE: Final = 64
cudaExternalMemoryDedicated: Final = 1
cudaExternalSemaphoreSignalSkipNvSciBufMemSync: Final = 1
cudaExternalSemaphoreWaitSkipNvSciBufMemSync: Final = 2
cudaNvSciSyncAttrSignal: Final = 1
cudaNvSciSyncAttrWait: Final = 2
cudaGraphKernelNodePortDefault: Final = 0
cudaGraphKernelNodePortProgrammatic: Final = 1
cudaGraphKernelNodePortLaunchCompletion: Final = 2
cudaStreamAttributeAccessPolicyWindow: Final = 1
cudaStreamAttributeSynchronizationPolicy: Final = 3
cudaStreamAttributeMemSyncDomainMap: Final = 9
cudaStreamAttributeMemSyncDomain: Final = 10
cudaStreamAttributePriority: Final = 8
cudaKernelNodeAttributeAccessPolicyWindow: Final = 1
cudaKernelNodeAttributeCooperative: Final = 2
cudaKernelNodeAttributePriority: Final = 8
cudaKernelNodeAttributeClusterDimension: Final = 4
cudaKernelNodeAttributeClusterSchedulingPolicyPreference: Final = 5
cudaKernelNodeAttributeMemSyncDomainMap: Final = 9
cudaKernelNodeAttributeMemSyncDomain: Final = 10
cudaKernelNodeAttributePreferredSharedMemoryCarveout: Final = 14
cudaKernelNodeAttributeDeviceUpdatableKernelNode: Final = 13
cudaSurfaceType1D: Final = 1
cudaSurfaceType2D: Final = 2
cudaSurfaceType3D: Final = 3
cudaSurfaceTypeCubemap: Final = 12
cudaSurfaceType1DLayered: Final = 241
cudaSurfaceType2DLayered: Final = 242
cudaSurfaceTypeCubemapLayered: Final = 252
cudaTextureType1D: Final = 1
cudaTextureType2D: Final = 2
cudaTextureType3D: Final = 3
cudaTextureTypeCubemap: Final = 12
cudaTextureType1DLayered: Final = 241
cudaTextureType2DLayered: Final = 242
cudaTextureTypeCubemapLayered: Final = 252
CUDART_VERSION: Final = 12090
__CUDART_API_VERSION: Final = 12090
CUDA_EGL_MAX_PLANES: Final = 3

class cudaDataType(Enum):
    CUDA_R_16F: cudaDataType
    CUDA_C_16F: cudaDataType
    CUDA_R_16BF: cudaDataType
    CUDA_C_16BF: cudaDataType
    CUDA_R_32F: cudaDataType
    CUDA_C_32F: cudaDataType
    CUDA_R_64F: cudaDataType
    CUDA_C_64F: cudaDataType
    CUDA_R_4I: cudaDataType
    CUDA_C_4I: cudaDataType
    CUDA_R_4U: cudaDataType
    CUDA_C_4U: cudaDataType
    CUDA_R_8I: cudaDataType
    CUDA_C_8I: cudaDataType
    CUDA_R_8U: cudaDataType
    CUDA_C_8U: cudaDataType
    CUDA_R_16I: cudaDataType
    CUDA_C_16I: cudaDataType
    CUDA_R_16U: cudaDataType
    CUDA_C_16U: cudaDataType
    CUDA_R_32I: cudaDataType
    CUDA_C_32I: cudaDataType
    CUDA_R_32U: cudaDataType
    CUDA_C_32U: cudaDataType
    CUDA_R_64I: cudaDataType
    CUDA_C_64I: cudaDataType
    CUDA_R_64U: cudaDataType
    CUDA_C_64U: cudaDataType
    CUDA_R_8F_E4M3: cudaDataType
    CUDA_R_8F_UE4M3: cudaDataType
    CUDA_R_8F_E5M2: cudaDataType
    CUDA_R_8F_UE8M0: cudaDataType
    CUDA_R_6F_E2M3: cudaDataType
    CUDA_R_6F_E3M2: cudaDataType
    CUDA_R_4F_E2M1: cudaDataType

class libraryPropertyType(Enum):
    MAJOR_VERSION: libraryPropertyType
    MINOR_VERSION: libraryPropertyType
    PATCH_LEVEL: libraryPropertyType

class cudaRoundMode(Enum):
    cudaRoundNearest: cudaRoundMode
    cudaRoundZero: cudaRoundMode
    cudaRoundPosInf: cudaRoundMode
    cudaRoundMinInf: cudaRoundMode

class cudaError_t(Enum):
    cudaSuccess: cudaError_t
    cudaErrorInvalidValue: cudaError_t
    cudaErrorMemoryAllocation: cudaError_t
    cudaErrorInitializationError: cudaError_t
    cudaErrorCudartUnloading: cudaError_t
    cudaErrorProfilerDisabled: cudaError_t
    cudaErrorProfilerNotInitialized: cudaError_t
    cudaErrorProfilerAlreadyStarted: cudaError_t
    cudaErrorProfilerAlreadyStopped: cudaError_t
    cudaErrorInvalidConfiguration: cudaError_t
    cudaErrorInvalidPitchValue: cudaError_t
    cudaErrorInvalidSymbol: cudaError_t
    cudaErrorInvalidHostPointer: cudaError_t
    cudaErrorInvalidDevicePointer: cudaError_t
    cudaErrorInvalidTexture: cudaError_t
    cudaErrorInvalidTextureBinding: cudaError_t
    cudaErrorInvalidChannelDescriptor: cudaError_t
    cudaErrorInvalidMemcpyDirection: cudaError_t
    cudaErrorAddressOfConstant: cudaError_t
    cudaErrorTextureFetchFailed: cudaError_t
    cudaErrorTextureNotBound: cudaError_t
    cudaErrorSynchronizationError: cudaError_t
    cudaErrorInvalidFilterSetting: cudaError_t
    cudaErrorInvalidNormSetting: cudaError_t
    cudaErrorMixedDeviceExecution: cudaError_t
    cudaErrorNotYetImplemented: cudaError_t
    cudaErrorMemoryValueTooLarge: cudaError_t
    cudaErrorStubLibrary: cudaError_t
    cudaErrorInsufficientDriver: cudaError_t
    cudaErrorCallRequiresNewerDriver: cudaError_t
    cudaErrorInvalidSurface: cudaError_t
    cudaErrorDuplicateVariableName: cudaError_t
    cudaErrorDuplicateTextureName: cudaError_t
    cudaErrorDuplicateSurfaceName: cudaError_t
    cudaErrorDevicesUnavailable: cudaError_t
    cudaErrorIncompatibleDriverContext: cudaError_t
    cudaErrorMissingConfiguration: cudaError_t
    cudaErrorPriorLaunchFailure: cudaError_t
    cudaErrorLaunchMaxDepthExceeded: cudaError_t
    cudaErrorLaunchFileScopedTex: cudaError_t
    cudaErrorLaunchFileScopedSurf: cudaError_t
    cudaErrorSyncDepthExceeded: cudaError_t
    cudaErrorLaunchPendingCountExceeded: cudaError_t
    cudaErrorInvalidDeviceFunction: cudaError_t
    cudaErrorNoDevice: cudaError_t
    cudaErrorInvalidDevice: cudaError_t
    cudaErrorDeviceNotLicensed: cudaError_t
    cudaErrorSoftwareValidityNotEstablished: cudaError_t
    cudaErrorStartupFailure: cudaError_t
    cudaErrorInvalidKernelImage: cudaError_t
    cudaErrorDeviceUninitialized: cudaError_t
    cudaErrorMapBufferObjectFailed: cudaError_t
    cudaErrorUnmapBufferObjectFailed: cudaError_t
    cudaErrorArrayIsMapped: cudaError_t
    cudaErrorAlreadyMapped: cudaError_t
    cudaErrorNoKernelImageForDevice: cudaError_t
    cudaErrorAlreadyAcquired: cudaError_t
    cudaErrorNotMapped: cudaError_t
    cudaErrorNotMappedAsArray: cudaError_t
    cudaErrorNotMappedAsPointer: cudaError_t
    cudaErrorECCUncorrectable: cudaError_t
    cudaErrorUnsupportedLimit: cudaError_t
    cudaErrorDeviceAlreadyInUse: cudaError_t
    cudaErrorPeerAccessUnsupported: cudaError_t
    cudaErrorInvalidPtx: cudaError_t
    cudaErrorInvalidGraphicsContext: cudaError_t
    cudaErrorNvlinkUncorrectable: cudaError_t
    cudaErrorJitCompilerNotFound: cudaError_t
    cudaErrorUnsupportedPtxVersion: cudaError_t
    cudaErrorJitCompilationDisabled: cudaError_t
    cudaErrorUnsupportedExecAffinity: cudaError_t
    cudaErrorUnsupportedDevSideSync: cudaError_t
    cudaErrorContained: cudaError_t
    cudaErrorInvalidSource: cudaError_t
    cudaErrorFileNotFound: cudaError_t
    cudaErrorSharedObjectSymbolNotFound: cudaError_t
    cudaErrorSharedObjectInitFailed: cudaError_t
    cudaErrorOperatingSystem: cudaError_t
    cudaErrorInvalidResourceHandle: cudaError_t
    cudaErrorIllegalState: cudaError_t
    cudaErrorLossyQuery: cudaError_t
    cudaErrorSymbolNotFound: cudaError_t
    cudaErrorNotReady: cudaError_t
    cudaErrorIllegalAddress: cudaError_t
    cudaErrorLaunchOutOfResources: cudaError_t
    cudaErrorLaunchTimeout: cudaError_t
    cudaErrorLaunchIncompatibleTexturing: cudaError_t
    cudaErrorPeerAccessAlreadyEnabled: cudaError_t
    cudaErrorPeerAccessNotEnabled: cudaError_t
    cudaErrorSetOnActiveProcess: cudaError_t
    cudaErrorContextIsDestroyed: cudaError_t
    cudaErrorAssert: cudaError_t
    cudaErrorTooManyPeers: cudaError_t
    cudaErrorHostMemoryAlreadyRegistered: cudaError_t
    cudaErrorHostMemoryNotRegistered: cudaError_t
    cudaErrorHardwareStackError: cudaError_t
    cudaErrorIllegalInstruction: cudaError_t
    cudaErrorMisalignedAddress: cudaError_t
    cudaErrorInvalidAddressSpace: cudaError_t
    cudaErrorInvalidPc: cudaError_t
    cudaErrorLaunchFailure: cudaError_t
    cudaErrorCooperativeLaunchTooLarge: cudaError_t
    cudaErrorTensorMemoryLeak: cudaError_t
    cudaErrorNotPermitted: cudaError_t
    cudaErrorNotSupported: cudaError_t
    cudaErrorSystemNotReady: cudaError_t
    cudaErrorSystemDriverMismatch: cudaError_t
    cudaErrorCompatNotSupportedOnDevice: cudaError_t
    cudaErrorMpsConnectionFailed: cudaError_t
    cudaErrorMpsRpcFailure: cudaError_t
    cudaErrorMpsServerNotReady: cudaError_t
    cudaErrorMpsMaxClientsReached: cudaError_t
    cudaErrorMpsMaxConnectionsReached: cudaError_t
    cudaErrorMpsClientTerminated: cudaError_t
    cudaErrorCdpNotSupported: cudaError_t
    cudaErrorCdpVersionMismatch: cudaError_t
    cudaErrorStreamCaptureUnsupported: cudaError_t
    cudaErrorStreamCaptureInvalidated: cudaError_t
    cudaErrorStreamCaptureMerge: cudaError_t
    cudaErrorStreamCaptureUnmatched: cudaError_t
    cudaErrorStreamCaptureUnjoined: cudaError_t
    cudaErrorStreamCaptureIsolation: cudaError_t
    cudaErrorStreamCaptureImplicit: cudaError_t
    cudaErrorCapturedEvent: cudaError_t
    cudaErrorStreamCaptureWrongThread: cudaError_t
    cudaErrorTimeout: cudaError_t
    cudaErrorGraphExecUpdateFailure: cudaError_t
    cudaErrorExternalDevice: cudaError_t
    cudaErrorInvalidClusterSize: cudaError_t
    cudaErrorFunctionNotLoaded: cudaError_t
    cudaErrorInvalidResourceType: cudaError_t
    cudaErrorInvalidResourceConfiguration: cudaError_t
    cudaErrorUnknown: cudaError_t
    cudaErrorApiFailureBase: cudaError_t

class cudaChannelFormatKind(Enum):
    cudaChannelFormatKindSigned: cudaChannelFormatKind
    cudaChannelFormatKindUnsigned: cudaChannelFormatKind
    cudaChannelFormatKindFloat: cudaChannelFormatKind
    cudaChannelFormatKindNone: cudaChannelFormatKind
    cudaChannelFormatKindNV12: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedNormalized8X1: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedNormalized8X2: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedNormalized8X4: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedNormalized16X1: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedNormalized16X2: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedNormalized16X4: cudaChannelFormatKind
    cudaChannelFormatKindSignedNormalized8X1: cudaChannelFormatKind
    cudaChannelFormatKindSignedNormalized8X2: cudaChannelFormatKind
    cudaChannelFormatKindSignedNormalized8X4: cudaChannelFormatKind
    cudaChannelFormatKindSignedNormalized16X1: cudaChannelFormatKind
    cudaChannelFormatKindSignedNormalized16X2: cudaChannelFormatKind
    cudaChannelFormatKindSignedNormalized16X4: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedBlockCompressed1: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedBlockCompressed1SRGB: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedBlockCompressed2: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedBlockCompressed2SRGB: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedBlockCompressed3: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedBlockCompressed3SRGB: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedBlockCompressed4: cudaChannelFormatKind
    cudaChannelFormatKindSignedBlockCompressed4: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedBlockCompressed5: cudaChannelFormatKind
    cudaChannelFormatKindSignedBlockCompressed5: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedBlockCompressed6H: cudaChannelFormatKind
    cudaChannelFormatKindSignedBlockCompressed6H: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedBlockCompressed7: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedBlockCompressed7SRGB: cudaChannelFormatKind
    cudaChannelFormatKindUnsignedNormalized1010102: cudaChannelFormatKind

class cudaMemoryType(Enum):
    cudaMemoryTypeUnregistered: cudaMemoryType
    cudaMemoryTypeHost: cudaMemoryType
    cudaMemoryTypeDevice: cudaMemoryType
    cudaMemoryTypeManaged: cudaMemoryType

class cudaMemcpyKind(Enum):
    cudaMemcpyHostToHost: cudaMemcpyKind
    cudaMemcpyHostToDevice: cudaMemcpyKind
    cudaMemcpyDeviceToHost: cudaMemcpyKind
    cudaMemcpyDeviceToDevice: cudaMemcpyKind
    cudaMemcpyDefault: cudaMemcpyKind

class cudaAccessProperty(Enum):
    cudaAccessPropertyNormal: cudaAccessProperty
    cudaAccessPropertyStreaming: cudaAccessProperty
    cudaAccessPropertyPersisting: cudaAccessProperty

class cudaStreamCaptureStatus(Enum):
    cudaStreamCaptureStatusNone: cudaStreamCaptureStatus
    cudaStreamCaptureStatusActive: cudaStreamCaptureStatus
    cudaStreamCaptureStatusInvalidated: cudaStreamCaptureStatus

class cudaStreamCaptureMode(Enum):
    cudaStreamCaptureModeGlobal: cudaStreamCaptureMode
    cudaStreamCaptureModeThreadLocal: cudaStreamCaptureMode
    cudaStreamCaptureModeRelaxed: cudaStreamCaptureMode

class cudaSynchronizationPolicy(Enum):
    cudaSyncPolicyAuto: cudaSynchronizationPolicy
    cudaSyncPolicySpin: cudaSynchronizationPolicy
    cudaSyncPolicyYield: cudaSynchronizationPolicy
    cudaSyncPolicyBlockingSync: cudaSynchronizationPolicy

class cudaClusterSchedulingPolicy(Enum):
    cudaClusterSchedulingPolicyDefault: cudaClusterSchedulingPolicy
    cudaClusterSchedulingPolicySpread: cudaClusterSchedulingPolicy
    cudaClusterSchedulingPolicyLoadBalancing: cudaClusterSchedulingPolicy

class cudaStreamUpdateCaptureDependenciesFlags(Enum):
    cudaStreamAddCaptureDependencies: cudaStreamUpdateCaptureDependenciesFlags
    cudaStreamSetCaptureDependencies: cudaStreamUpdateCaptureDependenciesFlags

class cudaUserObjectFlags(Enum):
    cudaUserObjectNoDestructorSync: cudaUserObjectFlags

class cudaUserObjectRetainFlags(Enum):
    cudaGraphUserObjectMove: cudaUserObjectRetainFlags

class cudaGraphicsRegisterFlags(Enum):
    cudaGraphicsRegisterFlagsNone: cudaGraphicsRegisterFlags
    cudaGraphicsRegisterFlagsReadOnly: cudaGraphicsRegisterFlags
    cudaGraphicsRegisterFlagsWriteDiscard: cudaGraphicsRegisterFlags
    cudaGraphicsRegisterFlagsSurfaceLoadStore: cudaGraphicsRegisterFlags
    cudaGraphicsRegisterFlagsTextureGather: cudaGraphicsRegisterFlags

class cudaGraphicsMapFlags(Enum):
    cudaGraphicsMapFlagsNone: cudaGraphicsMapFlags
    cudaGraphicsMapFlagsReadOnly: cudaGraphicsMapFlags
    cudaGraphicsMapFlagsWriteDiscard: cudaGraphicsMapFlags

class cudaGraphicsCubeFace(Enum):
    cudaGraphicsCubeFacePositiveX: cudaGraphicsCubeFace
    cudaGraphicsCubeFaceNegativeX: cudaGraphicsCubeFace
    cudaGraphicsCubeFacePositiveY: cudaGraphicsCubeFace
    cudaGraphicsCubeFaceNegativeY: cudaGraphicsCubeFace
    cudaGraphicsCubeFacePositiveZ: cudaGraphicsCubeFace
    cudaGraphicsCubeFaceNegativeZ: cudaGraphicsCubeFace

class cudaResourceType(Enum):
    cudaResourceTypeArray: cudaResourceType
    cudaResourceTypeMipmappedArray: cudaResourceType
    cudaResourceTypeLinear: cudaResourceType
    cudaResourceTypePitch2D: cudaResourceType

class cudaResourceViewFormat(Enum):
    cudaResViewFormatNone: cudaResourceViewFormat
    cudaResViewFormatUnsignedChar1: cudaResourceViewFormat
    cudaResViewFormatUnsignedChar2: cudaResourceViewFormat
    cudaResViewFormatUnsignedChar4: cudaResourceViewFormat
    cudaResViewFormatSignedChar1: cudaResourceViewFormat
    cudaResViewFormatSignedChar2: cudaResourceViewFormat
    cudaResViewFormatSignedChar4: cudaResourceViewFormat
    cudaResViewFormatUnsignedShort1: cudaResourceViewFormat
    cudaResViewFormatUnsignedShort2: cudaResourceViewFormat
    cudaResViewFormatUnsignedShort4: cudaResourceViewFormat
    cudaResViewFormatSignedShort1: cudaResourceViewFormat
    cudaResViewFormatSignedShort2: cudaResourceViewFormat
    cudaResViewFormatSignedShort4: cudaResourceViewFormat
    cudaResViewFormatUnsignedInt1: cudaResourceViewFormat
    cudaResViewFormatUnsignedInt2: cudaResourceViewFormat
    cudaResViewFormatUnsignedInt4: cudaResourceViewFormat
    cudaResViewFormatSignedInt1: cudaResourceViewFormat
    cudaResViewFormatSignedInt2: cudaResourceViewFormat
    cudaResViewFormatSignedInt4: cudaResourceViewFormat
    cudaResViewFormatHalf1: cudaResourceViewFormat
    cudaResViewFormatHalf2: cudaResourceViewFormat
    cudaResViewFormatHalf4: cudaResourceViewFormat
    cudaResViewFormatFloat1: cudaResourceViewFormat
    cudaResViewFormatFloat2: cudaResourceViewFormat
    cudaResViewFormatFloat4: cudaResourceViewFormat
    cudaResViewFormatUnsignedBlockCompressed1: cudaResourceViewFormat
    cudaResViewFormatUnsignedBlockCompressed2: cudaResourceViewFormat
    cudaResViewFormatUnsignedBlockCompressed3: cudaResourceViewFormat
    cudaResViewFormatUnsignedBlockCompressed4: cudaResourceViewFormat
    cudaResViewFormatSignedBlockCompressed4: cudaResourceViewFormat
    cudaResViewFormatUnsignedBlockCompressed5: cudaResourceViewFormat
    cudaResViewFormatSignedBlockCompressed5: cudaResourceViewFormat
    cudaResViewFormatUnsignedBlockCompressed6H: cudaResourceViewFormat
    cudaResViewFormatSignedBlockCompressed6H: cudaResourceViewFormat
    cudaResViewFormatUnsignedBlockCompressed7: cudaResourceViewFormat

class cudaFuncAttribute(Enum):
    cudaFuncAttributeMaxDynamicSharedMemorySize: cudaFuncAttribute
    cudaFuncAttributePreferredSharedMemoryCarveout: cudaFuncAttribute
    cudaFuncAttributeClusterDimMustBeSet: cudaFuncAttribute
    cudaFuncAttributeRequiredClusterWidth: cudaFuncAttribute
    cudaFuncAttributeRequiredClusterHeight: cudaFuncAttribute
    cudaFuncAttributeRequiredClusterDepth: cudaFuncAttribute
    cudaFuncAttributeNonPortableClusterSizeAllowed: cudaFuncAttribute
    cudaFuncAttributeClusterSchedulingPolicyPreference: cudaFuncAttribute
    cudaFuncAttributeMax: cudaFuncAttribute

class cudaFuncCache(Enum):
    cudaFuncCachePreferNone: cudaFuncCache
    cudaFuncCachePreferShared: cudaFuncCache
    cudaFuncCachePreferL1: cudaFuncCache
    cudaFuncCachePreferEqual: cudaFuncCache

class cudaSharedMemConfig(Enum):
    cudaSharedMemBankSizeDefault: cudaSharedMemConfig
    cudaSharedMemBankSizeFourByte: cudaSharedMemConfig
    cudaSharedMemBankSizeEightByte: cudaSharedMemConfig

class cudaSharedCarveout(Enum):
    cudaSharedmemCarveoutDefault: cudaSharedCarveout
    cudaSharedmemCarveoutMaxShared: cudaSharedCarveout
    cudaSharedmemCarveoutMaxL1: cudaSharedCarveout

class cudaComputeMode(Enum):
    cudaComputeModeDefault: cudaComputeMode
    cudaComputeModeExclusive: cudaComputeMode
    cudaComputeModeProhibited: cudaComputeMode
    cudaComputeModeExclusiveProcess: cudaComputeMode

class cudaLimit(Enum):
    cudaLimitStackSize: cudaLimit
    cudaLimitPrintfFifoSize: cudaLimit
    cudaLimitMallocHeapSize: cudaLimit
    cudaLimitDevRuntimeSyncDepth: cudaLimit
    cudaLimitDevRuntimePendingLaunchCount: cudaLimit
    cudaLimitMaxL2FetchGranularity: cudaLimit
    cudaLimitPersistingL2CacheSize: cudaLimit

class cudaMemoryAdvise(Enum):
    cudaMemAdviseSetReadMostly: cudaMemoryAdvise
    cudaMemAdviseUnsetReadMostly: cudaMemoryAdvise
    cudaMemAdviseSetPreferredLocation: cudaMemoryAdvise
    cudaMemAdviseUnsetPreferredLocation: cudaMemoryAdvise
    cudaMemAdviseSetAccessedBy: cudaMemoryAdvise
    cudaMemAdviseUnsetAccessedBy: cudaMemoryAdvise

class cudaMemRangeAttribute(Enum):
    cudaMemRangeAttributeReadMostly: cudaMemRangeAttribute
    cudaMemRangeAttributePreferredLocation: cudaMemRangeAttribute
    cudaMemRangeAttributeAccessedBy: cudaMemRangeAttribute
    cudaMemRangeAttributeLastPrefetchLocation: cudaMemRangeAttribute
    cudaMemRangeAttributePreferredLocationType: cudaMemRangeAttribute
    cudaMemRangeAttributePreferredLocationId: cudaMemRangeAttribute
    cudaMemRangeAttributeLastPrefetchLocationType: cudaMemRangeAttribute
    cudaMemRangeAttributeLastPrefetchLocationId: cudaMemRangeAttribute

class cudaFlushGPUDirectRDMAWritesOptions(Enum):
    cudaFlushGPUDirectRDMAWritesOptionHost: cudaFlushGPUDirectRDMAWritesOptions
    cudaFlushGPUDirectRDMAWritesOptionMemOps: cudaFlushGPUDirectRDMAWritesOptions

class cudaGPUDirectRDMAWritesOrdering(Enum):
    cudaGPUDirectRDMAWritesOrderingNone: cudaGPUDirectRDMAWritesOrdering
    cudaGPUDirectRDMAWritesOrderingOwner: cudaGPUDirectRDMAWritesOrdering
    cudaGPUDirectRDMAWritesOrderingAllDevices: cudaGPUDirectRDMAWritesOrdering

class cudaFlushGPUDirectRDMAWritesScope(Enum):
    cudaFlushGPUDirectRDMAWritesToOwner: cudaFlushGPUDirectRDMAWritesScope
    cudaFlushGPUDirectRDMAWritesToAllDevices: cudaFlushGPUDirectRDMAWritesScope

class cudaFlushGPUDirectRDMAWritesTarget(Enum):
    cudaFlushGPUDirectRDMAWritesTargetCurrentDevice: cudaFlushGPUDirectRDMAWritesTarget

class cudaDeviceAttr(Enum):
    cudaDevAttrMaxThreadsPerBlock: cudaDeviceAttr
    cudaDevAttrMaxBlockDimX: cudaDeviceAttr
    cudaDevAttrMaxBlockDimY: cudaDeviceAttr
    cudaDevAttrMaxBlockDimZ: cudaDeviceAttr
    cudaDevAttrMaxGridDimX: cudaDeviceAttr
    cudaDevAttrMaxGridDimY: cudaDeviceAttr
    cudaDevAttrMaxGridDimZ: cudaDeviceAttr
    cudaDevAttrMaxSharedMemoryPerBlock: cudaDeviceAttr
    cudaDevAttrTotalConstantMemory: cudaDeviceAttr
    cudaDevAttrWarpSize: cudaDeviceAttr
    cudaDevAttrMaxPitch: cudaDeviceAttr
    cudaDevAttrMaxRegistersPerBlock: cudaDeviceAttr
    cudaDevAttrClockRate: cudaDeviceAttr
    cudaDevAttrTextureAlignment: cudaDeviceAttr
    cudaDevAttrGpuOverlap: cudaDeviceAttr
    cudaDevAttrMultiProcessorCount: cudaDeviceAttr
    cudaDevAttrKernelExecTimeout: cudaDeviceAttr
    cudaDevAttrIntegrated: cudaDeviceAttr
    cudaDevAttrCanMapHostMemory: cudaDeviceAttr
    cudaDevAttrComputeMode: cudaDeviceAttr
    cudaDevAttrMaxTexture1DWidth: cudaDeviceAttr
    cudaDevAttrMaxTexture2DWidth: cudaDeviceAttr
    cudaDevAttrMaxTexture2DHeight: cudaDeviceAttr
    cudaDevAttrMaxTexture3DWidth: cudaDeviceAttr
    cudaDevAttrMaxTexture3DHeight: cudaDeviceAttr
    cudaDevAttrMaxTexture3DDepth: cudaDeviceAttr
    cudaDevAttrMaxTexture2DLayeredWidth: cudaDeviceAttr
    cudaDevAttrMaxTexture2DLayeredHeight: cudaDeviceAttr
    cudaDevAttrMaxTexture2DLayeredLayers: cudaDeviceAttr
    cudaDevAttrSurfaceAlignment: cudaDeviceAttr
    cudaDevAttrConcurrentKernels: cudaDeviceAttr
    cudaDevAttrEccEnabled: cudaDeviceAttr
    cudaDevAttrPciBusId: cudaDeviceAttr
    cudaDevAttrPciDeviceId: cudaDeviceAttr
    cudaDevAttrTccDriver: cudaDeviceAttr
    cudaDevAttrMemoryClockRate: cudaDeviceAttr
    cudaDevAttrGlobalMemoryBusWidth: cudaDeviceAttr
    cudaDevAttrL2CacheSize: cudaDeviceAttr
    cudaDevAttrMaxThreadsPerMultiProcessor: cudaDeviceAttr
    cudaDevAttrAsyncEngineCount: cudaDeviceAttr
    cudaDevAttrUnifiedAddressing: cudaDeviceAttr
    cudaDevAttrMaxTexture1DLayeredWidth: cudaDeviceAttr
    cudaDevAttrMaxTexture1DLayeredLayers: cudaDeviceAttr
    cudaDevAttrMaxTexture2DGatherWidth: cudaDeviceAttr
    cudaDevAttrMaxTexture2DGatherHeight: cudaDeviceAttr
    cudaDevAttrMaxTexture3DWidthAlt: cudaDeviceAttr
    cudaDevAttrMaxTexture3DHeightAlt: cudaDeviceAttr
    cudaDevAttrMaxTexture3DDepthAlt: cudaDeviceAttr
    cudaDevAttrPciDomainId: cudaDeviceAttr
    cudaDevAttrTexturePitchAlignment: cudaDeviceAttr
    cudaDevAttrMaxTextureCubemapWidth: cudaDeviceAttr
    cudaDevAttrMaxTextureCubemapLayeredWidth: cudaDeviceAttr
    cudaDevAttrMaxTextureCubemapLayeredLayers: cudaDeviceAttr
    cudaDevAttrMaxSurface1DWidth: cudaDeviceAttr
    cudaDevAttrMaxSurface2DWidth: cudaDeviceAttr
    cudaDevAttrMaxSurface2DHeight: cudaDeviceAttr
    cudaDevAttrMaxSurface3DWidth: cudaDeviceAttr
    cudaDevAttrMaxSurface3DHeight: cudaDeviceAttr
    cudaDevAttrMaxSurface3DDepth: cudaDeviceAttr
    cudaDevAttrMaxSurface1DLayeredWidth: cudaDeviceAttr
    cudaDevAttrMaxSurface1DLayeredLayers: cudaDeviceAttr
    cudaDevAttrMaxSurface2DLayeredWidth: cudaDeviceAttr
    cudaDevAttrMaxSurface2DLayeredHeight: cudaDeviceAttr
    cudaDevAttrMaxSurface2DLayeredLayers: cudaDeviceAttr
    cudaDevAttrMaxSurfaceCubemapWidth: cudaDeviceAttr
    cudaDevAttrMaxSurfaceCubemapLayeredWidth: cudaDeviceAttr
    cudaDevAttrMaxSurfaceCubemapLayeredLayers: cudaDeviceAttr
    cudaDevAttrMaxTexture1DLinearWidth: cudaDeviceAttr
    cudaDevAttrMaxTexture2DLinearWidth: cudaDeviceAttr
    cudaDevAttrMaxTexture2DLinearHeight: cudaDeviceAttr
    cudaDevAttrMaxTexture2DLinearPitch: cudaDeviceAttr
    cudaDevAttrMaxTexture2DMipmappedWidth: cudaDeviceAttr
    cudaDevAttrMaxTexture2DMipmappedHeight: cudaDeviceAttr
    cudaDevAttrComputeCapabilityMajor: cudaDeviceAttr
    cudaDevAttrComputeCapabilityMinor: cudaDeviceAttr
    cudaDevAttrMaxTexture1DMipmappedWidth: cudaDeviceAttr
    cudaDevAttrStreamPrioritiesSupported: cudaDeviceAttr
    cudaDevAttrGlobalL1CacheSupported: cudaDeviceAttr
    cudaDevAttrLocalL1CacheSupported: cudaDeviceAttr
    cudaDevAttrMaxSharedMemoryPerMultiprocessor: cudaDeviceAttr
    cudaDevAttrMaxRegistersPerMultiprocessor: cudaDeviceAttr
    cudaDevAttrManagedMemory: cudaDeviceAttr
    cudaDevAttrIsMultiGpuBoard: cudaDeviceAttr
    cudaDevAttrMultiGpuBoardGroupID: cudaDeviceAttr
    cudaDevAttrHostNativeAtomicSupported: cudaDeviceAttr
    cudaDevAttrSingleToDoublePrecisionPerfRatio: cudaDeviceAttr
    cudaDevAttrPageableMemoryAccess: cudaDeviceAttr
    cudaDevAttrConcurrentManagedAccess: cudaDeviceAttr
    cudaDevAttrComputePreemptionSupported: cudaDeviceAttr
    cudaDevAttrCanUseHostPointerForRegisteredMem: cudaDeviceAttr
    cudaDevAttrReserved92: cudaDeviceAttr
    cudaDevAttrReserved93: cudaDeviceAttr
    cudaDevAttrReserved94: cudaDeviceAttr
    cudaDevAttrCooperativeLaunch: cudaDeviceAttr
    cudaDevAttrCooperativeMultiDeviceLaunch: cudaDeviceAttr
    cudaDevAttrMaxSharedMemoryPerBlockOptin: cudaDeviceAttr
    cudaDevAttrCanFlushRemoteWrites: cudaDeviceAttr
    cudaDevAttrHostRegisterSupported: cudaDeviceAttr
    cudaDevAttrPageableMemoryAccessUsesHostPageTables: cudaDeviceAttr
    cudaDevAttrDirectManagedMemAccessFromHost: cudaDeviceAttr
    cudaDevAttrMaxBlocksPerMultiprocessor: cudaDeviceAttr
    cudaDevAttrMaxPersistingL2CacheSize: cudaDeviceAttr
    cudaDevAttrMaxAccessPolicyWindowSize: cudaDeviceAttr
    cudaDevAttrReservedSharedMemoryPerBlock: cudaDeviceAttr
    cudaDevAttrSparseCudaArraySupported: cudaDeviceAttr
    cudaDevAttrHostRegisterReadOnlySupported: cudaDeviceAttr
    cudaDevAttrTimelineSemaphoreInteropSupported: cudaDeviceAttr
    cudaDevAttrMaxTimelineSemaphoreInteropSupported: cudaDeviceAttr
    cudaDevAttrMemoryPoolsSupported: cudaDeviceAttr
    cudaDevAttrGPUDirectRDMASupported: cudaDeviceAttr
    cudaDevAttrGPUDirectRDMAFlushWritesOptions: cudaDeviceAttr
    cudaDevAttrGPUDirectRDMAWritesOrdering: cudaDeviceAttr
    cudaDevAttrMemoryPoolSupportedHandleTypes: cudaDeviceAttr
    cudaDevAttrClusterLaunch: cudaDeviceAttr
    cudaDevAttrDeferredMappingCudaArraySupported: cudaDeviceAttr
    cudaDevAttrReserved122: cudaDeviceAttr
    cudaDevAttrReserved123: cudaDeviceAttr
    cudaDevAttrReserved124: cudaDeviceAttr
    cudaDevAttrIpcEventSupport: cudaDeviceAttr
    cudaDevAttrMemSyncDomainCount: cudaDeviceAttr
    cudaDevAttrReserved127: cudaDeviceAttr
    cudaDevAttrReserved128: cudaDeviceAttr
    cudaDevAttrReserved129: cudaDeviceAttr
    cudaDevAttrNumaConfig: cudaDeviceAttr
    cudaDevAttrNumaId: cudaDeviceAttr
    cudaDevAttrReserved132: cudaDeviceAttr
    cudaDevAttrMpsEnabled: cudaDeviceAttr
    cudaDevAttrHostNumaId: cudaDeviceAttr
    cudaDevAttrD3D12CigSupported: cudaDeviceAttr
    cudaDevAttrVulkanCigSupported: cudaDeviceAttr
    cudaDevAttrGpuPciDeviceId: cudaDeviceAttr
    cudaDevAttrGpuPciSubsystemId: cudaDeviceAttr
    cudaDevAttrReserved141: cudaDeviceAttr
    cudaDevAttrHostNumaMemoryPoolsSupported: cudaDeviceAttr
    cudaDevAttrHostNumaMultinodeIpcSupported: cudaDeviceAttr
    cudaDevAttrMax: cudaDeviceAttr

class cudaMemPoolAttr(Enum):
    cudaMemPoolReuseFollowEventDependencies: cudaMemPoolAttr
    cudaMemPoolReuseAllowOpportunistic: cudaMemPoolAttr
    cudaMemPoolReuseAllowInternalDependencies: cudaMemPoolAttr
    cudaMemPoolAttrReleaseThreshold: cudaMemPoolAttr
    cudaMemPoolAttrReservedMemCurrent: cudaMemPoolAttr
    cudaMemPoolAttrReservedMemHigh: cudaMemPoolAttr
    cudaMemPoolAttrUsedMemCurrent: cudaMemPoolAttr
    cudaMemPoolAttrUsedMemHigh: cudaMemPoolAttr

class cudaMemLocationType(Enum):
    cudaMemLocationTypeInvalid: cudaMemLocationType
    cudaMemLocationTypeDevice: cudaMemLocationType
    cudaMemLocationTypeHost: cudaMemLocationType
    cudaMemLocationTypeHostNuma: cudaMemLocationType
    cudaMemLocationTypeHostNumaCurrent: cudaMemLocationType

class cudaMemAccessFlags(Enum):
    cudaMemAccessFlagsProtNone: cudaMemAccessFlags
    cudaMemAccessFlagsProtRead: cudaMemAccessFlags
    cudaMemAccessFlagsProtReadWrite: cudaMemAccessFlags

class cudaMemAllocationType(Enum):
    cudaMemAllocationTypeInvalid: cudaMemAllocationType
    cudaMemAllocationTypePinned: cudaMemAllocationType
    cudaMemAllocationTypeMax: cudaMemAllocationType

class cudaMemAllocationHandleType(Enum):
    cudaMemHandleTypeNone: cudaMemAllocationHandleType
    cudaMemHandleTypePosixFileDescriptor: cudaMemAllocationHandleType
    cudaMemHandleTypeWin32: cudaMemAllocationHandleType
    cudaMemHandleTypeWin32Kmt: cudaMemAllocationHandleType
    cudaMemHandleTypeFabric: cudaMemAllocationHandleType

class cudaGraphMemAttributeType(Enum):
    cudaGraphMemAttrUsedMemCurrent: cudaGraphMemAttributeType
    cudaGraphMemAttrUsedMemHigh: cudaGraphMemAttributeType
    cudaGraphMemAttrReservedMemCurrent: cudaGraphMemAttributeType
    cudaGraphMemAttrReservedMemHigh: cudaGraphMemAttributeType

class cudaMemcpyFlags(Enum):
    cudaMemcpyFlagDefault: cudaMemcpyFlags
    cudaMemcpyFlagPreferOverlapWithCompute: cudaMemcpyFlags

class cudaMemcpySrcAccessOrder(Enum):
    cudaMemcpySrcAccessOrderInvalid: cudaMemcpySrcAccessOrder
    cudaMemcpySrcAccessOrderStream: cudaMemcpySrcAccessOrder
    cudaMemcpySrcAccessOrderDuringApiCall: cudaMemcpySrcAccessOrder
    cudaMemcpySrcAccessOrderAny: cudaMemcpySrcAccessOrder
    cudaMemcpySrcAccessOrderMax: cudaMemcpySrcAccessOrder

class cudaMemcpy3DOperandType(Enum):
    cudaMemcpyOperandTypePointer: cudaMemcpy3DOperandType
    cudaMemcpyOperandTypeArray: cudaMemcpy3DOperandType
    cudaMemcpyOperandTypeMax: cudaMemcpy3DOperandType

class cudaDeviceP2PAttr(Enum):
    cudaDevP2PAttrPerformanceRank: cudaDeviceP2PAttr
    cudaDevP2PAttrAccessSupported: cudaDeviceP2PAttr
    cudaDevP2PAttrNativeAtomicSupported: cudaDeviceP2PAttr
    cudaDevP2PAttrCudaArrayAccessSupported: cudaDeviceP2PAttr

class cudaExternalMemoryHandleType(Enum):
    cudaExternalMemoryHandleTypeOpaqueFd: cudaExternalMemoryHandleType
    cudaExternalMemoryHandleTypeOpaqueWin32: cudaExternalMemoryHandleType
    cudaExternalMemoryHandleTypeOpaqueWin32Kmt: cudaExternalMemoryHandleType
    cudaExternalMemoryHandleTypeD3D12Heap: cudaExternalMemoryHandleType
    cudaExternalMemoryHandleTypeD3D12Resource: cudaExternalMemoryHandleType
    cudaExternalMemoryHandleTypeD3D11Resource: cudaExternalMemoryHandleType
    cudaExternalMemoryHandleTypeD3D11ResourceKmt: cudaExternalMemoryHandleType
    cudaExternalMemoryHandleTypeNvSciBuf: cudaExternalMemoryHandleType

class cudaExternalSemaphoreHandleType(Enum):
    cudaExternalSemaphoreHandleTypeOpaqueFd: cudaExternalSemaphoreHandleType
    cudaExternalSemaphoreHandleTypeOpaqueWin32: cudaExternalSemaphoreHandleType
    cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt: cudaExternalSemaphoreHandleType
    cudaExternalSemaphoreHandleTypeD3D12Fence: cudaExternalSemaphoreHandleType
    cudaExternalSemaphoreHandleTypeD3D11Fence: cudaExternalSemaphoreHandleType
    cudaExternalSemaphoreHandleTypeNvSciSync: cudaExternalSemaphoreHandleType
    cudaExternalSemaphoreHandleTypeKeyedMutex: cudaExternalSemaphoreHandleType
    cudaExternalSemaphoreHandleTypeKeyedMutexKmt: cudaExternalSemaphoreHandleType
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd: cudaExternalSemaphoreHandleType
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32: cudaExternalSemaphoreHandleType

class cudaJitOption(Enum):
    cudaJitMaxRegisters: cudaJitOption
    cudaJitThreadsPerBlock: cudaJitOption
    cudaJitWallTime: cudaJitOption
    cudaJitInfoLogBuffer: cudaJitOption
    cudaJitInfoLogBufferSizeBytes: cudaJitOption
    cudaJitErrorLogBuffer: cudaJitOption
    cudaJitErrorLogBufferSizeBytes: cudaJitOption
    cudaJitOptimizationLevel: cudaJitOption
    cudaJitFallbackStrategy: cudaJitOption
    cudaJitGenerateDebugInfo: cudaJitOption
    cudaJitLogVerbose: cudaJitOption
    cudaJitGenerateLineInfo: cudaJitOption
    cudaJitCacheMode: cudaJitOption
    cudaJitPositionIndependentCode: cudaJitOption
    cudaJitMinCtaPerSm: cudaJitOption
    cudaJitMaxThreadsPerBlock: cudaJitOption
    cudaJitOverrideDirectiveValues: cudaJitOption

class cudaLibraryOption(Enum):
    cudaLibraryHostUniversalFunctionAndDataTable: cudaLibraryOption
    cudaLibraryBinaryIsPreserved: cudaLibraryOption

class cudaJit_CacheMode(Enum):
    cudaJitCacheOptionNone: cudaJit_CacheMode
    cudaJitCacheOptionCG: cudaJit_CacheMode
    cudaJitCacheOptionCA: cudaJit_CacheMode

class cudaJit_Fallback(Enum):
    cudaPreferPtx: cudaJit_Fallback
    cudaPreferBinary: cudaJit_Fallback

class cudaCGScope(Enum):
    cudaCGScopeInvalid: cudaCGScope
    cudaCGScopeGrid: cudaCGScope
    cudaCGScopeMultiGrid: cudaCGScope

class cudaGraphConditionalHandleFlags(Enum):
    cudaGraphCondAssignDefault: cudaGraphConditionalHandleFlags

class cudaGraphConditionalNodeType(Enum):
    cudaGraphCondTypeIf: cudaGraphConditionalNodeType
    cudaGraphCondTypeWhile: cudaGraphConditionalNodeType
    cudaGraphCondTypeSwitch: cudaGraphConditionalNodeType

class cudaGraphNodeType(Enum):
    cudaGraphNodeTypeKernel: cudaGraphNodeType
    cudaGraphNodeTypeMemcpy: cudaGraphNodeType
    cudaGraphNodeTypeMemset: cudaGraphNodeType
    cudaGraphNodeTypeHost: cudaGraphNodeType
    cudaGraphNodeTypeGraph: cudaGraphNodeType
    cudaGraphNodeTypeEmpty: cudaGraphNodeType
    cudaGraphNodeTypeWaitEvent: cudaGraphNodeType
    cudaGraphNodeTypeEventRecord: cudaGraphNodeType
    cudaGraphNodeTypeExtSemaphoreSignal: cudaGraphNodeType
    cudaGraphNodeTypeExtSemaphoreWait: cudaGraphNodeType
    cudaGraphNodeTypeMemAlloc: cudaGraphNodeType
    cudaGraphNodeTypeMemFree: cudaGraphNodeType
    cudaGraphNodeTypeConditional: cudaGraphNodeType
    cudaGraphNodeTypeCount: cudaGraphNodeType

class cudaGraphChildGraphNodeOwnership(Enum):
    cudaGraphChildGraphOwnershipClone: cudaGraphChildGraphNodeOwnership
    cudaGraphChildGraphOwnershipMove: cudaGraphChildGraphNodeOwnership

class cudaGraphDependencyType(Enum):
    cudaGraphDependencyTypeDefault: cudaGraphDependencyType
    cudaGraphDependencyTypeProgrammatic: cudaGraphDependencyType

class cudaGraphExecUpdateResult(Enum):
    cudaGraphExecUpdateSuccess: cudaGraphExecUpdateResult
    cudaGraphExecUpdateError: cudaGraphExecUpdateResult
    cudaGraphExecUpdateErrorTopologyChanged: cudaGraphExecUpdateResult
    cudaGraphExecUpdateErrorNodeTypeChanged: cudaGraphExecUpdateResult
    cudaGraphExecUpdateErrorFunctionChanged: cudaGraphExecUpdateResult
    cudaGraphExecUpdateErrorParametersChanged: cudaGraphExecUpdateResult
    cudaGraphExecUpdateErrorNotSupported: cudaGraphExecUpdateResult
    cudaGraphExecUpdateErrorUnsupportedFunctionChange: cudaGraphExecUpdateResult
    cudaGraphExecUpdateErrorAttributesChanged: cudaGraphExecUpdateResult

class cudaGraphInstantiateResult(Enum):
    cudaGraphInstantiateSuccess: cudaGraphInstantiateResult
    cudaGraphInstantiateError: cudaGraphInstantiateResult
    cudaGraphInstantiateInvalidStructure: cudaGraphInstantiateResult
    cudaGraphInstantiateNodeOperationNotSupported: cudaGraphInstantiateResult
    cudaGraphInstantiateMultipleDevicesNotSupported: cudaGraphInstantiateResult
    cudaGraphInstantiateConditionalHandleUnused: cudaGraphInstantiateResult

class cudaGraphKernelNodeField(Enum):
    cudaGraphKernelNodeFieldInvalid: cudaGraphKernelNodeField
    cudaGraphKernelNodeFieldGridDim: cudaGraphKernelNodeField
    cudaGraphKernelNodeFieldParam: cudaGraphKernelNodeField
    cudaGraphKernelNodeFieldEnabled: cudaGraphKernelNodeField

class cudaGetDriverEntryPointFlags(Enum):
    cudaEnableDefault: cudaGetDriverEntryPointFlags
    cudaEnableLegacyStream: cudaGetDriverEntryPointFlags
    cudaEnablePerThreadDefaultStream: cudaGetDriverEntryPointFlags

class cudaDriverEntryPointQueryResult(Enum):
    cudaDriverEntryPointSuccess: cudaDriverEntryPointQueryResult
    cudaDriverEntryPointSymbolNotFound: cudaDriverEntryPointQueryResult
    cudaDriverEntryPointVersionNotSufficent: cudaDriverEntryPointQueryResult

class cudaGraphDebugDotFlags(Enum):
    cudaGraphDebugDotFlagsVerbose: cudaGraphDebugDotFlags
    cudaGraphDebugDotFlagsKernelNodeParams: cudaGraphDebugDotFlags
    cudaGraphDebugDotFlagsMemcpyNodeParams: cudaGraphDebugDotFlags
    cudaGraphDebugDotFlagsMemsetNodeParams: cudaGraphDebugDotFlags
    cudaGraphDebugDotFlagsHostNodeParams: cudaGraphDebugDotFlags
    cudaGraphDebugDotFlagsEventNodeParams: cudaGraphDebugDotFlags
    cudaGraphDebugDotFlagsExtSemasSignalNodeParams: cudaGraphDebugDotFlags
    cudaGraphDebugDotFlagsExtSemasWaitNodeParams: cudaGraphDebugDotFlags
    cudaGraphDebugDotFlagsKernelNodeAttributes: cudaGraphDebugDotFlags
    cudaGraphDebugDotFlagsHandles: cudaGraphDebugDotFlags
    cudaGraphDebugDotFlagsConditionalNodeParams: cudaGraphDebugDotFlags

class cudaGraphInstantiateFlags(Enum):
    cudaGraphInstantiateFlagAutoFreeOnLaunch: cudaGraphInstantiateFlags
    cudaGraphInstantiateFlagUpload: cudaGraphInstantiateFlags
    cudaGraphInstantiateFlagDeviceLaunch: cudaGraphInstantiateFlags
    cudaGraphInstantiateFlagUseNodePriority: cudaGraphInstantiateFlags

class cudaLaunchMemSyncDomain(Enum):
    cudaLaunchMemSyncDomainDefault: cudaLaunchMemSyncDomain
    cudaLaunchMemSyncDomainRemote: cudaLaunchMemSyncDomain

class cudaLaunchAttributeID(Enum):
    cudaLaunchAttributeIgnore: cudaLaunchAttributeID
    cudaLaunchAttributeAccessPolicyWindow: cudaLaunchAttributeID
    cudaLaunchAttributeCooperative: cudaLaunchAttributeID
    cudaLaunchAttributeSynchronizationPolicy: cudaLaunchAttributeID
    cudaLaunchAttributeClusterDimension: cudaLaunchAttributeID
    cudaLaunchAttributeClusterSchedulingPolicyPreference: cudaLaunchAttributeID
    cudaLaunchAttributeProgrammaticStreamSerialization: cudaLaunchAttributeID
    cudaLaunchAttributeProgrammaticEvent: cudaLaunchAttributeID
    cudaLaunchAttributePriority: cudaLaunchAttributeID
    cudaLaunchAttributeMemSyncDomainMap: cudaLaunchAttributeID
    cudaLaunchAttributeMemSyncDomain: cudaLaunchAttributeID
    cudaLaunchAttributePreferredClusterDimension: cudaLaunchAttributeID
    cudaLaunchAttributeLaunchCompletionEvent: cudaLaunchAttributeID
    cudaLaunchAttributeDeviceUpdatableKernelNode: cudaLaunchAttributeID
    cudaLaunchAttributePreferredSharedMemoryCarveout: cudaLaunchAttributeID

class cudaDeviceNumaConfig(Enum):
    cudaDeviceNumaConfigNone: cudaDeviceNumaConfig
    cudaDeviceNumaConfigNumaNode: cudaDeviceNumaConfig

class cudaAsyncNotificationType(Enum):
    cudaAsyncNotificationTypeOverBudget: cudaAsyncNotificationType

class cudaSurfaceBoundaryMode(Enum):
    cudaBoundaryModeZero: cudaSurfaceBoundaryMode
    cudaBoundaryModeClamp: cudaSurfaceBoundaryMode
    cudaBoundaryModeTrap: cudaSurfaceBoundaryMode

class cudaSurfaceFormatMode(Enum):
    cudaFormatModeForced: cudaSurfaceFormatMode
    cudaFormatModeAuto: cudaSurfaceFormatMode

class cudaTextureAddressMode(Enum):
    cudaAddressModeWrap: cudaTextureAddressMode
    cudaAddressModeClamp: cudaTextureAddressMode
    cudaAddressModeMirror: cudaTextureAddressMode
    cudaAddressModeBorder: cudaTextureAddressMode

class cudaTextureFilterMode(Enum):
    cudaFilterModePoint: cudaTextureFilterMode
    cudaFilterModeLinear: cudaTextureFilterMode

class cudaTextureReadMode(Enum):
    cudaReadModeElementType: cudaTextureReadMode
    cudaReadModeNormalizedFloat: cudaTextureReadMode

class cudaGLDeviceList(Enum):
    cudaGLDeviceListAll: cudaGLDeviceList
    cudaGLDeviceListCurrentFrame: cudaGLDeviceList
    cudaGLDeviceListNextFrame: cudaGLDeviceList

class cudaGLMapFlags(Enum):
    cudaGLMapFlagsNone: cudaGLMapFlags
    cudaGLMapFlagsReadOnly: cudaGLMapFlags
    cudaGLMapFlagsWriteDiscard: cudaGLMapFlags

class cudaEglFrameType(Enum):
    cudaEglFrameTypeArray: cudaEglFrameType
    cudaEglFrameTypePitch: cudaEglFrameType

class cudaEglResourceLocationFlags(Enum):
    cudaEglResourceLocationSysmem: cudaEglResourceLocationFlags
    cudaEglResourceLocationVidmem: cudaEglResourceLocationFlags

class cudaEglColorFormat(Enum):
    cudaEglColorFormatYUV420Planar: cudaEglColorFormat
    cudaEglColorFormatYUV420SemiPlanar: cudaEglColorFormat
    cudaEglColorFormatYUV422Planar: cudaEglColorFormat
    cudaEglColorFormatYUV422SemiPlanar: cudaEglColorFormat
    cudaEglColorFormatARGB: cudaEglColorFormat
    cudaEglColorFormatRGBA: cudaEglColorFormat
    cudaEglColorFormatL: cudaEglColorFormat
    cudaEglColorFormatR: cudaEglColorFormat
    cudaEglColorFormatYUV444Planar: cudaEglColorFormat
    cudaEglColorFormatYUV444SemiPlanar: cudaEglColorFormat
    cudaEglColorFormatYUYV422: cudaEglColorFormat
    cudaEglColorFormatUYVY422: cudaEglColorFormat
    cudaEglColorFormatABGR: cudaEglColorFormat
    cudaEglColorFormatBGRA: cudaEglColorFormat
    cudaEglColorFormatA: cudaEglColorFormat
    cudaEglColorFormatRG: cudaEglColorFormat
    cudaEglColorFormatAYUV: cudaEglColorFormat
    cudaEglColorFormatYVU444SemiPlanar: cudaEglColorFormat
    cudaEglColorFormatYVU422SemiPlanar: cudaEglColorFormat
    cudaEglColorFormatYVU420SemiPlanar: cudaEglColorFormat
    cudaEglColorFormatY10V10U10_444SemiPlanar: cudaEglColorFormat
    cudaEglColorFormatY10V10U10_420SemiPlanar: cudaEglColorFormat
    cudaEglColorFormatY12V12U12_444SemiPlanar: cudaEglColorFormat
    cudaEglColorFormatY12V12U12_420SemiPlanar: cudaEglColorFormat
    cudaEglColorFormatVYUY_ER: cudaEglColorFormat
    cudaEglColorFormatUYVY_ER: cudaEglColorFormat
    cudaEglColorFormatYUYV_ER: cudaEglColorFormat
    cudaEglColorFormatYVYU_ER: cudaEglColorFormat
    cudaEglColorFormatYUVA_ER: cudaEglColorFormat
    cudaEglColorFormatAYUV_ER: cudaEglColorFormat
    cudaEglColorFormatYUV444Planar_ER: cudaEglColorFormat
    cudaEglColorFormatYUV422Planar_ER: cudaEglColorFormat
    cudaEglColorFormatYUV420Planar_ER: cudaEglColorFormat
    cudaEglColorFormatYUV444SemiPlanar_ER: cudaEglColorFormat
    cudaEglColorFormatYUV422SemiPlanar_ER: cudaEglColorFormat
    cudaEglColorFormatYUV420SemiPlanar_ER: cudaEglColorFormat
    cudaEglColorFormatYVU444Planar_ER: cudaEglColorFormat
    cudaEglColorFormatYVU422Planar_ER: cudaEglColorFormat
    cudaEglColorFormatYVU420Planar_ER: cudaEglColorFormat
    cudaEglColorFormatYVU444SemiPlanar_ER: cudaEglColorFormat
    cudaEglColorFormatYVU422SemiPlanar_ER: cudaEglColorFormat
    cudaEglColorFormatYVU420SemiPlanar_ER: cudaEglColorFormat
    cudaEglColorFormatBayerRGGB: cudaEglColorFormat
    cudaEglColorFormatBayerBGGR: cudaEglColorFormat
    cudaEglColorFormatBayerGRBG: cudaEglColorFormat
    cudaEglColorFormatBayerGBRG: cudaEglColorFormat
    cudaEglColorFormatBayer10RGGB: cudaEglColorFormat
    cudaEglColorFormatBayer10BGGR: cudaEglColorFormat
    cudaEglColorFormatBayer10GRBG: cudaEglColorFormat
    cudaEglColorFormatBayer10GBRG: cudaEglColorFormat
    cudaEglColorFormatBayer12RGGB: cudaEglColorFormat
    cudaEglColorFormatBayer12BGGR: cudaEglColorFormat
    cudaEglColorFormatBayer12GRBG: cudaEglColorFormat
    cudaEglColorFormatBayer12GBRG: cudaEglColorFormat
    cudaEglColorFormatBayer14RGGB: cudaEglColorFormat
    cudaEglColorFormatBayer14BGGR: cudaEglColorFormat
    cudaEglColorFormatBayer14GRBG: cudaEglColorFormat
    cudaEglColorFormatBayer14GBRG: cudaEglColorFormat
    cudaEglColorFormatBayer20RGGB: cudaEglColorFormat
    cudaEglColorFormatBayer20BGGR: cudaEglColorFormat
    cudaEglColorFormatBayer20GRBG: cudaEglColorFormat
    cudaEglColorFormatBayer20GBRG: cudaEglColorFormat
    cudaEglColorFormatYVU444Planar: cudaEglColorFormat
    cudaEglColorFormatYVU422Planar: cudaEglColorFormat
    cudaEglColorFormatYVU420Planar: cudaEglColorFormat
    cudaEglColorFormatBayerIspRGGB: cudaEglColorFormat
    cudaEglColorFormatBayerIspBGGR: cudaEglColorFormat
    cudaEglColorFormatBayerIspGRBG: cudaEglColorFormat
    cudaEglColorFormatBayerIspGBRG: cudaEglColorFormat
    cudaEglColorFormatBayerBCCR: cudaEglColorFormat
    cudaEglColorFormatBayerRCCB: cudaEglColorFormat
    cudaEglColorFormatBayerCRBC: cudaEglColorFormat
    cudaEglColorFormatBayerCBRC: cudaEglColorFormat
    cudaEglColorFormatBayer10CCCC: cudaEglColorFormat
    cudaEglColorFormatBayer12BCCR: cudaEglColorFormat
    cudaEglColorFormatBayer12RCCB: cudaEglColorFormat
    cudaEglColorFormatBayer12CRBC: cudaEglColorFormat
    cudaEglColorFormatBayer12CBRC: cudaEglColorFormat
    cudaEglColorFormatBayer12CCCC: cudaEglColorFormat
    cudaEglColorFormatY: cudaEglColorFormat
    cudaEglColorFormatYUV420SemiPlanar_2020: cudaEglColorFormat
    cudaEglColorFormatYVU420SemiPlanar_2020: cudaEglColorFormat
    cudaEglColorFormatYUV420Planar_2020: cudaEglColorFormat
    cudaEglColorFormatYVU420Planar_2020: cudaEglColorFormat
    cudaEglColorFormatYUV420SemiPlanar_709: cudaEglColorFormat
    cudaEglColorFormatYVU420SemiPlanar_709: cudaEglColorFormat
    cudaEglColorFormatYUV420Planar_709: cudaEglColorFormat
    cudaEglColorFormatYVU420Planar_709: cudaEglColorFormat
    cudaEglColorFormatY10V10U10_420SemiPlanar_709: cudaEglColorFormat
    cudaEglColorFormatY10V10U10_420SemiPlanar_2020: cudaEglColorFormat
    cudaEglColorFormatY10V10U10_422SemiPlanar_2020: cudaEglColorFormat
    cudaEglColorFormatY10V10U10_422SemiPlanar: cudaEglColorFormat
    cudaEglColorFormatY10V10U10_422SemiPlanar_709: cudaEglColorFormat
    cudaEglColorFormatY_ER: cudaEglColorFormat
    cudaEglColorFormatY_709_ER: cudaEglColorFormat
    cudaEglColorFormatY10_ER: cudaEglColorFormat
    cudaEglColorFormatY10_709_ER: cudaEglColorFormat
    cudaEglColorFormatY12_ER: cudaEglColorFormat
    cudaEglColorFormatY12_709_ER: cudaEglColorFormat
    cudaEglColorFormatYUVA: cudaEglColorFormat
    cudaEglColorFormatYVYU: cudaEglColorFormat
    cudaEglColorFormatVYUY: cudaEglColorFormat
    cudaEglColorFormatY10V10U10_420SemiPlanar_ER: cudaEglColorFormat
    cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER: cudaEglColorFormat
    cudaEglColorFormatY10V10U10_444SemiPlanar_ER: cudaEglColorFormat
    cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER: cudaEglColorFormat
    cudaEglColorFormatY12V12U12_420SemiPlanar_ER: cudaEglColorFormat
    cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER: cudaEglColorFormat
    cudaEglColorFormatY12V12U12_444SemiPlanar_ER: cudaEglColorFormat
    cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER: cudaEglColorFormat
    cudaEglColorFormatUYVY709: cudaEglColorFormat
    cudaEglColorFormatUYVY709_ER: cudaEglColorFormat
    cudaEglColorFormatUYVY2020: cudaEglColorFormat

class cudaStreamAttrID(Enum):
    cudaLaunchAttributeIgnore: cudaStreamAttrID
    cudaLaunchAttributeAccessPolicyWindow: cudaStreamAttrID
    cudaLaunchAttributeCooperative: cudaStreamAttrID
    cudaLaunchAttributeSynchronizationPolicy: cudaStreamAttrID
    cudaLaunchAttributeClusterDimension: cudaStreamAttrID
    cudaLaunchAttributeClusterSchedulingPolicyPreference: cudaStreamAttrID
    cudaLaunchAttributeProgrammaticStreamSerialization: cudaStreamAttrID
    cudaLaunchAttributeProgrammaticEvent: cudaStreamAttrID
    cudaLaunchAttributePriority: cudaStreamAttrID
    cudaLaunchAttributeMemSyncDomainMap: cudaStreamAttrID
    cudaLaunchAttributeMemSyncDomain: cudaStreamAttrID
    cudaLaunchAttributePreferredClusterDimension: cudaStreamAttrID
    cudaLaunchAttributeLaunchCompletionEvent: cudaStreamAttrID
    cudaLaunchAttributeDeviceUpdatableKernelNode: cudaStreamAttrID
    cudaLaunchAttributePreferredSharedMemoryCarveout: cudaStreamAttrID

class cudaKernelNodeAttrID(Enum):
    cudaLaunchAttributeIgnore: cudaKernelNodeAttrID
    cudaLaunchAttributeAccessPolicyWindow: cudaKernelNodeAttrID
    cudaLaunchAttributeCooperative: cudaKernelNodeAttrID
    cudaLaunchAttributeSynchronizationPolicy: cudaKernelNodeAttrID
    cudaLaunchAttributeClusterDimension: cudaKernelNodeAttrID
    cudaLaunchAttributeClusterSchedulingPolicyPreference: cudaKernelNodeAttrID
    cudaLaunchAttributeProgrammaticStreamSerialization: cudaKernelNodeAttrID
    cudaLaunchAttributeProgrammaticEvent: cudaKernelNodeAttrID
    cudaLaunchAttributePriority: cudaKernelNodeAttrID
    cudaLaunchAttributeMemSyncDomainMap: cudaKernelNodeAttrID
    cudaLaunchAttributeMemSyncDomain: cudaKernelNodeAttrID
    cudaLaunchAttributePreferredClusterDimension: cudaKernelNodeAttrID
    cudaLaunchAttributeLaunchCompletionEvent: cudaKernelNodeAttrID
    cudaLaunchAttributeDeviceUpdatableKernelNode: cudaKernelNodeAttrID
    cudaLaunchAttributePreferredSharedMemoryCarveout: cudaKernelNodeAttrID

class cudaHostFn_t(Callback):
    def __new__(cls, init_value: Callable[[int], object] | int = 0, _ptr: int = 0) -> Self: ...

class cudaAsyncCallback(Callback):
    def __new__(
        cls,
        init_value: Callable[[Any, int, cudaAsyncCallbackHandle_t], object] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class cudaStreamCallback_t(Callback):
    def __new__(
        cls,
        init_value: Callable[[cudaStream_t, cudaError_t, int], object] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class dim3(Record):
    x: int
    y: int
    z: int
    def __init__(self, _ptr: int = 0, *, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class cudaChannelFormatDesc(Record):
    x: int
    y: int
    z: int
    w: int
    f: EnumMember[cudaChannelFormatKind]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        x: int = ...,
        y: int = ...,
        z: int = ...,
        w: int = ...,
        f: cudaChannelFormatKind | int = ...,
    ) -> None: ...

class cudaArraySparseProperties_tileExtent(Record):
    width: int
    height: int
    depth: int
    def __init__(self, _ptr: int = 0, *, width: int = ..., height: int = ..., depth: int = ...) -> None: ...

class cudaArraySparseProperties(Record):
    tileExtent: cudaArraySparseProperties_tileExtent
    miptailFirstLevel: int
    miptailSize: int
    flags: int
    reserved: Member[list[int], Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        tileExtent: cudaArraySparseProperties_tileExtent = ...,
        miptailFirstLevel: int = ...,
        miptailSize: int = ...,
        flags: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cudaArrayMemoryRequirements(Record):
    size: int
    alignment: int
    reserved: Member[list[int], Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        size: int = ...,
        alignment: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cudaPitchedPtr(Record):
    ptr: Member[int, Address]
    pitch: int
    xsize: int
    ysize: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        ptr: Address = ...,
        pitch: int = ...,
        xsize: int = ...,
        ysize: int = ...,
    ) -> None: ...

class cudaExtent(Record):
    width: int
    height: int
    depth: int
    def __init__(self, _ptr: int = 0, *, width: int = ..., height: int = ..., depth: int = ...) -> None: ...

class cudaPos(Record):
    x: int
    y: int
    z: int
    def __init__(self, _ptr: int = 0, *, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class cudaMemcpy3DParms(Record):
    srcArray: HandleMember[cudaArray_t]
    srcPos: cudaPos
    srcPtr: cudaPitchedPtr
    dstArray: HandleMember[cudaArray_t]
    dstPos: cudaPos
    dstPtr: cudaPitchedPtr
    extent: cudaExtent
    kind: EnumMember[cudaMemcpyKind]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        srcArray: cudaArray_t | int | None = ...,
        srcPos: cudaPos = ...,
        srcPtr: cudaPitchedPtr = ...,
        dstArray: cudaArray_t | int | None = ...,
        dstPos: cudaPos = ...,
        dstPtr: cudaPitchedPtr = ...,
        extent: cudaExtent = ...,
        kind: cudaMemcpyKind | int = ...,
    ) -> None: ...

class cudaMemcpyNodeParams(Record):
    flags: int
    reserved: Member[list[int], Iterable[int]]
    copyParams: cudaMemcpy3DParms
    def __init__(
        self,
        _ptr: int = 0,
        *,
        flags: int = ...,
        reserved: Iterable[int] = ...,
        copyParams: cudaMemcpy3DParms = ...,
    ) -> None: ...

class cudaMemcpy3DPeerParms(Record):
    srcArray: HandleMember[cudaArray_t]
    srcPos: cudaPos
    srcPtr: cudaPitchedPtr
    srcDevice: int
    dstArray: HandleMember[cudaArray_t]
    dstPos: cudaPos
    dstPtr: cudaPitchedPtr
    dstDevice: int
    extent: cudaExtent
    def __init__(
        self,
        _ptr: int = 0,
        *,
        srcArray: cudaArray_t | int | None = ...,
        srcPos: cudaPos = ...,
        srcPtr: cudaPitchedPtr = ...,
        srcDevice: int = ...,
        dstArray: cudaArray_t | int | None = ...,
        dstPos: cudaPos = ...,
        dstPtr: cudaPitchedPtr = ...,
        dstDevice: int = ...,
        extent: cudaExtent = ...,
    ) -> None: ...

class cudaMemsetParams(Record):
    dst: Member[int, Address]
    pitch: int
    value: int
    elementSize: int
    width: int
    height: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        dst: Address = ...,
        pitch: int = ...,
        value: int = ...,
        elementSize: int = ...,
        width: int = ...,
        height: int = ...,
    ) -> None: ...

class cudaMemsetParamsV2(Record):
    dst: Member[int, Address]
    pitch: int
    value: int
    elementSize: int
    width: int
    height: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        dst: Address = ...,
        pitch: int = ...,
        value: int = ...,
        elementSize: int = ...,
        width: int = ...,
        height: int = ...,
    ) -> None: ...

class cudaAccessPolicyWindow(Record):
    base_ptr: Member[int, Address]
    num_bytes: int
    hitRatio: float
    hitProp: EnumMember[cudaAccessProperty]
    missProp: EnumMember[cudaAccessProperty]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        base_ptr: Address = ...,
        num_bytes: int = ...,
        hitRatio: float = ...,
        hitProp: cudaAccessProperty | int = ...,
        missProp: cudaAccessProperty | int = ...,
    ) -> None: ...

class cudaHostNodeParams(Record):
    fn: Member[cudaHostFn_t, Callable[[int], object] | cudaHostFn_t | int | None]
    userData: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        fn: Callable[[int], object] | cudaHostFn_t | int | None = ...,
        userData: Address = ...,
    ) -> None: ...

class cudaHostNodeParamsV2(Record):
    fn: Member[cudaHostFn_t, Callable[[int], object] | cudaHostFn_t | int | None]
    userData: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        fn: Callable[[int], object] | cudaHostFn_t | int | None = ...,
        userData: Address = ...,
    ) -> None: ...

class cudaResourceDesc_res_array(Record):
    array: HandleMember[cudaArray_t]
    def __init__(self, _ptr: int = 0, *, array: cudaArray_t | int | None = ...) -> None: ...

class cudaResourceDesc_res_mipmap(Record):
    mipmap: HandleMember[cudaMipmappedArray_t]
    def __init__(self, _ptr: int = 0, *, mipmap: cudaMipmappedArray_t | int | None = ...) -> None: ...

class cudaResourceDesc_res_linear(Record):
    devPtr: Member[int, Address]
    desc: cudaChannelFormatDesc
    sizeInBytes: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        devPtr: Address = ...,
        desc: cudaChannelFormatDesc = ...,
        sizeInBytes: int = ...,
    ) -> None: ...

class cudaResourceDesc_res_pitch2D(Record):
    devPtr: Member[int, Address]
    desc: cudaChannelFormatDesc
    width: int
    height: int
    pitchInBytes: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        devPtr: Address = ...,
        desc: cudaChannelFormatDesc = ...,
        width: int = ...,
        height: int = ...,
        pitchInBytes: int = ...,
    ) -> None: ...

class cudaResourceDesc_res(Record):
    array: cudaResourceDesc_res_array
    mipmap: cudaResourceDesc_res_mipmap
    linear: cudaResourceDesc_res_linear
    pitch2D: cudaResourceDesc_res_pitch2D
    def __init__(
        self,
        _ptr: int = 0,
        *,
        array: cudaResourceDesc_res_array = ...,
        mipmap: cudaResourceDesc_res_mipmap = ...,
        linear: cudaResourceDesc_res_linear = ...,
        pitch2D: cudaResourceDesc_res_pitch2D = ...,
    ) -> None: ...

class cudaResourceDesc(Record):
    resType: EnumMember[cudaResourceType]
    res: cudaResourceDesc_res
    def __init__(
        self,
        _ptr: int = 0,
        *,
        resType: cudaResourceType | int = ...,
        res: cudaResourceDesc_res = ...,
    ) -> None: ...

class cudaResourceViewDesc(Record):
    format: EnumMember[cudaResourceViewFormat]
    width: int
    height: int
    depth: int
    firstMipmapLevel: int
    lastMipmapLevel: int
    firstLayer: int
    lastLayer: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        format: cudaResourceViewFormat | int = ...,
        width: int = ...,
        height: int = ...,
        depth: int = ...,
        firstMipmapLevel: int = ...,
        lastMipmapLevel: int = ...,
        firstLayer: int = ...,
        lastLayer: int = ...,
    ) -> None: ...

class cudaPointerAttributes(Record):
    type: EnumMember[cudaMemoryType]
    device: int
    devicePointer: Member[int, Address]
    hostPointer: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        type: cudaMemoryType | int = ...,
        device: int = ...,
        devicePointer: Address = ...,
        hostPointer: Address = ...,
    ) -> None: ...

class cudaFuncAttributes(Record):
    sharedSizeBytes: int
    constSizeBytes: int
    localSizeBytes: int
    maxThreadsPerBlock: int
    numRegs: int
    ptxVersion: int
    binaryVersion: int
    cacheModeCA: int
    maxDynamicSharedSizeBytes: int
    preferredShmemCarveout: int
    clusterDimMustBeSet: int
    requiredClusterWidth: int
    requiredClusterHeight: int
    requiredClusterDepth: int
    clusterSchedulingPolicyPreference: int
    nonPortableClusterSizeAllowed: int
    reserved: Member[list[int], Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        sharedSizeBytes: int = ...,
        constSizeBytes: int = ...,
        localSizeBytes: int = ...,
        maxThreadsPerBlock: int = ...,
        numRegs: int = ...,
        ptxVersion: int = ...,
        binaryVersion: int = ...,
        cacheModeCA: int = ...,
        maxDynamicSharedSizeBytes: int = ...,
        preferredShmemCarveout: int = ...,
        clusterDimMustBeSet: int = ...,
        requiredClusterWidth: int = ...,
        requiredClusterHeight: int = ...,
        requiredClusterDepth: int = ...,
        clusterSchedulingPolicyPreference: int = ...,
        nonPortableClusterSizeAllowed: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cudaMemLocation(Record):
    type: EnumMember[cudaMemLocationType]
    id: int
    def __init__(self, _ptr: int = 0, *, type: cudaMemLocationType | int = ..., id: int = ...) -> None: ...

class cudaMemAccessDesc(Record):
    location: cudaMemLocation
    flags: EnumMember[cudaMemAccessFlags]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        location: cudaMemLocation = ...,
        flags: cudaMemAccessFlags | int = ...,
    ) -> None: ...

class cudaMemPoolProps(Record):
    allocType: EnumMember[cudaMemAllocationType]
    handleTypes: EnumMember[cudaMemAllocationHandleType]
    location: cudaMemLocation
    win32SecurityAttributes: Member[int, Address]
    maxSize: int
    usage: int
    reserved: Member[Bytes, Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        allocType: cudaMemAllocationType | int = ...,
        handleTypes: cudaMemAllocationHandleType | int = ...,
        location: cudaMemLocation = ...,
        win32SecurityAttributes: Address = ...,
        maxSize: int = ...,
        usage: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cudaMemPoolPtrExportData(Record):
    reserved: Member[Bytes, Iterable[int]]
    def __init__(self, _ptr: int = 0, *, reserved: Iterable[int] = ...) -> None: ...

class cudaMemAllocNodeParams(Record):
    poolProps: cudaMemPoolProps
    accessDescs: ListMember[cudaMemAccessDesc]
    accessDescCount: int
    bytesize: int
    dptr: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        poolProps: cudaMemPoolProps = ...,
        accessDescs: Sequence[cudaMemAccessDesc] | None = ...,
        accessDescCount: int = ...,
        bytesize: int = ...,
        dptr: Address = ...,
    ) -> None: ...

class cudaMemAllocNodeParamsV2(Record):
    poolProps: cudaMemPoolProps
    accessDescs: ListMember[cudaMemAccessDesc]
    accessDescCount: int
    bytesize: int
    dptr: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        poolProps: cudaMemPoolProps = ...,
        accessDescs: Sequence[cudaMemAccessDesc] | None = ...,
        accessDescCount: int = ...,
        bytesize: int = ...,
        dptr: Address = ...,
    ) -> None: ...

class cudaMemFreeNodeParams(Record):
    dptr: Member[int, Address]
    def __init__(self, _ptr: int = 0, *, dptr: Address = ...) -> None: ...

class cudaMemcpyAttributes(Record):
    srcAccessOrder: EnumMember[cudaMemcpySrcAccessOrder]
    srcLocHint: cudaMemLocation
    dstLocHint: cudaMemLocation
    flags: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        srcAccessOrder: cudaMemcpySrcAccessOrder | int = ...,
        srcLocHint: cudaMemLocation = ...,
        dstLocHint: cudaMemLocation = ...,
        flags: int = ...,
    ) -> None: ...

class cudaOffset3D(Record):
    x: int
    y: int
    z: int
    def __init__(self, _ptr: int = 0, *, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class cudaMemcpy3DOperand_op_ptr(Record):
    ptr: Member[int, Address]
    rowLength: int
    layerHeight: int
    locHint: cudaMemLocation
    def __init__(
        self,
        _ptr: int = 0,
        *,
        ptr: Address = ...,
        rowLength: int = ...,
        layerHeight: int = ...,
        locHint: cudaMemLocation = ...,
    ) -> None: ...

class cudaMemcpy3DOperand_op_array(Record):
    array: HandleMember[cudaArray_t]
    offset: cudaOffset3D
    def __init__(self, _ptr: int = 0, *, array: cudaArray_t | int | None = ..., offset: cudaOffset3D = ...) -> None: ...

class cudaMemcpy3DOperand_op(Record):
    ptr: cudaMemcpy3DOperand_op_ptr
    array: cudaMemcpy3DOperand_op_array
    def __init__(
        self,
        _ptr: int = 0,
        *,
        ptr: cudaMemcpy3DOperand_op_ptr = ...,
        array: cudaMemcpy3DOperand_op_array = ...,
    ) -> None: ...

class cudaMemcpy3DOperand(Record):
    type: EnumMember[cudaMemcpy3DOperandType]
    op: cudaMemcpy3DOperand_op
    def __init__(
        self,
        _ptr: int = 0,
        *,
        type: cudaMemcpy3DOperandType | int = ...,
        op: cudaMemcpy3DOperand_op = ...,
    ) -> None: ...

class cudaMemcpy3DBatchOp(Record):
    src: cudaMemcpy3DOperand
    dst: cudaMemcpy3DOperand
    extent: cudaExtent
    srcAccessOrder: EnumMember[cudaMemcpySrcAccessOrder]
    flags: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        src: cudaMemcpy3DOperand = ...,
        dst: cudaMemcpy3DOperand = ...,
        extent: cudaExtent = ...,
        srcAccessOrder: cudaMemcpySrcAccessOrder | int = ...,
        flags: int = ...,
    ) -> None: ...

class cudaDeviceProp(Record):
    name: Member[Bytes, Iterable[int]]
    uuid: cudaUUID_t
    luid: Member[Bytes, Iterable[int]]
    luidDeviceNodeMask: int
    totalGlobalMem: int
    sharedMemPerBlock: int
    regsPerBlock: int
    warpSize: int
    memPitch: int
    maxThreadsPerBlock: int
    maxThreadsDim: Member[list[int], Iterable[int]]
    maxGridSize: Member[list[int], Iterable[int]]
    clockRate: int
    totalConstMem: int
    major: int
    minor: int
    textureAlignment: int
    texturePitchAlignment: int
    deviceOverlap: int
    multiProcessorCount: int
    kernelExecTimeoutEnabled: int
    integrated: int
    canMapHostMemory: int
    computeMode: int
    maxTexture1D: int
    maxTexture1DMipmap: int
    maxTexture1DLinear: int
    maxTexture2D: Member[list[int], Iterable[int]]
    maxTexture2DMipmap: Member[list[int], Iterable[int]]
    maxTexture2DLinear: Member[list[int], Iterable[int]]
    maxTexture2DGather: Member[list[int], Iterable[int]]
    maxTexture3D: Member[list[int], Iterable[int]]
    maxTexture3DAlt: Member[list[int], Iterable[int]]
    maxTextureCubemap: int
    maxTexture1DLayered: Member[list[int], Iterable[int]]
    maxTexture2DLayered: Member[list[int], Iterable[int]]
    maxTextureCubemapLayered: Member[list[int], Iterable[int]]
    maxSurface1D: int
    maxSurface2D: Member[list[int], Iterable[int]]
    maxSurface3D: Member[list[int], Iterable[int]]
    maxSurface1DLayered: Member[list[int], Iterable[int]]
    maxSurface2DLayered: Member[list[int], Iterable[int]]
    maxSurfaceCubemap: int
    maxSurfaceCubemapLayered: Member[list[int], Iterable[int]]
    surfaceAlignment: int
    concurrentKernels: int
    ECCEnabled: int
    pciBusID: int
    pciDeviceID: int
    pciDomainID: int
    tccDriver: int
    asyncEngineCount: int
    unifiedAddressing: int
    memoryClockRate: int
    memoryBusWidth: int
    l2CacheSize: int
    persistingL2CacheMaxSize: int
    maxThreadsPerMultiProcessor: int
    streamPrioritiesSupported: int
    globalL1CacheSupported: int
    localL1CacheSupported: int
    sharedMemPerMultiprocessor: int
    regsPerMultiprocessor: int
    managedMemory: int
    isMultiGpuBoard: int
    multiGpuBoardGroupID: int
    hostNativeAtomicSupported: int
    singleToDoublePrecisionPerfRatio: int
    pageableMemoryAccess: int
    concurrentManagedAccess: int
    computePreemptionSupported: int
    canUseHostPointerForRegisteredMem: int
    cooperativeLaunch: int
    cooperativeMultiDeviceLaunch: int
    sharedMemPerBlockOptin: int
    pageableMemoryAccessUsesHostPageTables: int
    directManagedMemAccessFromHost: int
    maxBlocksPerMultiProcessor: int
    accessPolicyMaxWindowSize: int
    reservedSharedMemPerBlock: int
    hostRegisterSupported: int
    sparseCudaArraySupported: int
    hostRegisterReadOnlySupported: int
    timelineSemaphoreInteropSupported: int
    memoryPoolsSupported: int
    gpuDirectRDMASupported: int
    gpuDirectRDMAFlushWritesOptions: int
    gpuDirectRDMAWritesOrdering: int
    memoryPoolSupportedHandleTypes: int
    deferredMappingCudaArraySupported: int
    ipcEventSupported: int
    clusterLaunch: int
    unifiedFunctionPointers: int
    reserved: Member[list[int], Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        name: Iterable[int] = ...,
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
        clockRate: int = ...,
        totalConstMem: int = ...,
        major: int = ...,
        minor: int = ...,
        textureAlignment: int = ...,
        texturePitchAlignment: int = ...,
        deviceOverlap: int = ...,
        multiProcessorCount: int = ...,
        kernelExecTimeoutEnabled: int = ...,
        integrated: int = ...,
        canMapHostMemory: int = ...,
        computeMode: int = ...,
        maxTexture1D: int = ...,
        maxTexture1DMipmap: int = ...,
        maxTexture1DLinear: int = ...,
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
        memoryClockRate: int = ...,
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
        singleToDoublePrecisionPerfRatio: int = ...,
        pageableMemoryAccess: int = ...,
        concurrentManagedAccess: int = ...,
        computePreemptionSupported: int = ...,
        canUseHostPointerForRegisteredMem: int = ...,
        cooperativeLaunch: int = ...,
        cooperativeMultiDeviceLaunch: int = ...,
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
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cudaIpcEventHandle_st(Record):
    reserved: Member[Bytes, Iterable[int]]
    def __init__(self, _ptr: int = 0, *, reserved: Iterable[int] = ...) -> None: ...

class cudaIpcMemHandle_st(Record):
    reserved: Member[Bytes, Iterable[int]]
    def __init__(self, _ptr: int = 0, *, reserved: Iterable[int] = ...) -> None: ...

class cudaMemFabricHandle_st(Record):
    reserved: Member[Bytes, Iterable[int]]
    def __init__(self, _ptr: int = 0, *, reserved: Iterable[int] = ...) -> None: ...

class cudaExternalMemoryHandleDesc_handle_win32(Record):
    handle: Member[int, Address]
    name: Member[int, Address]
    def __init__(self, _ptr: int = 0, *, handle: Address = ..., name: Address = ...) -> None: ...

class cudaExternalMemoryHandleDesc_handle(Record):
    fd: int
    win32: cudaExternalMemoryHandleDesc_handle_win32
    nvSciBufObject: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        fd: int = ...,
        win32: cudaExternalMemoryHandleDesc_handle_win32 = ...,
        nvSciBufObject: Address = ...,
    ) -> None: ...

class cudaExternalMemoryHandleDesc(Record):
    type: EnumMember[cudaExternalMemoryHandleType]
    handle: cudaExternalMemoryHandleDesc_handle
    size: int
    flags: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        type: cudaExternalMemoryHandleType | int = ...,
        handle: cudaExternalMemoryHandleDesc_handle = ...,
        size: int = ...,
        flags: int = ...,
    ) -> None: ...

class cudaExternalMemoryBufferDesc(Record):
    offset: int
    size: int
    flags: int
    def __init__(self, _ptr: int = 0, *, offset: int = ..., size: int = ..., flags: int = ...) -> None: ...

class cudaExternalMemoryMipmappedArrayDesc(Record):
    offset: int
    formatDesc: cudaChannelFormatDesc
    extent: cudaExtent
    flags: int
    numLevels: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        offset: int = ...,
        formatDesc: cudaChannelFormatDesc = ...,
        extent: cudaExtent = ...,
        flags: int = ...,
        numLevels: int = ...,
    ) -> None: ...

class cudaExternalSemaphoreHandleDesc_handle_win32(Record):
    handle: Member[int, Address]
    name: Member[int, Address]
    def __init__(self, _ptr: int = 0, *, handle: Address = ..., name: Address = ...) -> None: ...

class cudaExternalSemaphoreHandleDesc_handle(Record):
    fd: int
    win32: cudaExternalSemaphoreHandleDesc_handle_win32
    nvSciSyncObj: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        fd: int = ...,
        win32: cudaExternalSemaphoreHandleDesc_handle_win32 = ...,
        nvSciSyncObj: Address = ...,
    ) -> None: ...

class cudaExternalSemaphoreHandleDesc(Record):
    type: EnumMember[cudaExternalSemaphoreHandleType]
    handle: cudaExternalSemaphoreHandleDesc_handle
    flags: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        type: cudaExternalSemaphoreHandleType | int = ...,
        handle: cudaExternalSemaphoreHandleDesc_handle = ...,
        flags: int = ...,
    ) -> None: ...

class cudaExternalSemaphoreSignalParams_v1_params_fence(Record):
    value: int
    def __init__(self, _ptr: int = 0, *, value: int = ...) -> None: ...

class cudaExternalSemaphoreSignalParams_v1_params_nvSciSync(Record):
    fence: Member[int, Address]
    reserved: int
    def __init__(self, _ptr: int = 0, *, fence: Address = ..., reserved: int = ...) -> None: ...

class cudaExternalSemaphoreSignalParams_v1_params_keyedMutex(Record):
    key: int
    def __init__(self, _ptr: int = 0, *, key: int = ...) -> None: ...

class cudaExternalSemaphoreSignalParams_v1_params(Record):
    fence: cudaExternalSemaphoreSignalParams_v1_params_fence
    nvSciSync: cudaExternalSemaphoreSignalParams_v1_params_nvSciSync
    keyedMutex: cudaExternalSemaphoreSignalParams_v1_params_keyedMutex
    def __init__(
        self,
        _ptr: int = 0,
        *,
        fence: cudaExternalSemaphoreSignalParams_v1_params_fence = ...,
        nvSciSync: cudaExternalSemaphoreSignalParams_v1_params_nvSciSync = ...,
        keyedMutex: cudaExternalSemaphoreSignalParams_v1_params_keyedMutex = ...,
    ) -> None: ...

class cudaExternalSemaphoreSignalParams_v1(Record):
    params: cudaExternalSemaphoreSignalParams_v1_params
    flags: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        params: cudaExternalSemaphoreSignalParams_v1_params = ...,
        flags: int = ...,
    ) -> None: ...

class cudaExternalSemaphoreWaitParams_v1_params_fence(Record):
    value: int
    def __init__(self, _ptr: int = 0, *, value: int = ...) -> None: ...

class cudaExternalSemaphoreWaitParams_v1_params_nvSciSync(Record):
    fence: Member[int, Address]
    reserved: int
    def __init__(self, _ptr: int = 0, *, fence: Address = ..., reserved: int = ...) -> None: ...

class cudaExternalSemaphoreWaitParams_v1_params_keyedMutex(Record):
    key: int
    timeoutMs: int
    def __init__(self, _ptr: int = 0, *, key: int = ..., timeoutMs: int = ...) -> None: ...

class cudaExternalSemaphoreWaitParams_v1_params(Record):
    fence: cudaExternalSemaphoreWaitParams_v1_params_fence
    nvSciSync: cudaExternalSemaphoreWaitParams_v1_params_nvSciSync
    keyedMutex: cudaExternalSemaphoreWaitParams_v1_params_keyedMutex
    def __init__(
        self,
        _ptr: int = 0,
        *,
        fence: cudaExternalSemaphoreWaitParams_v1_params_fence = ...,
        nvSciSync: cudaExternalSemaphoreWaitParams_v1_params_nvSciSync = ...,
        keyedMutex: cudaExternalSemaphoreWaitParams_v1_params_keyedMutex = ...,
    ) -> None: ...

class cudaExternalSemaphoreWaitParams_v1(Record):
    params: cudaExternalSemaphoreWaitParams_v1_params
    flags: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        params: cudaExternalSemaphoreWaitParams_v1_params = ...,
        flags: int = ...,
    ) -> None: ...

class cudaExternalSemaphoreSignalParams_params_fence(Record):
    value: int
    def __init__(self, _ptr: int = 0, *, value: int = ...) -> None: ...

class cudaExternalSemaphoreSignalParams_params_nvSciSync(Record):
    fence: Member[int, Address]
    reserved: int
    def __init__(self, _ptr: int = 0, *, fence: Address = ..., reserved: int = ...) -> None: ...

class cudaExternalSemaphoreSignalParams_params_keyedMutex(Record):
    key: int
    def __init__(self, _ptr: int = 0, *, key: int = ...) -> None: ...

class cudaExternalSemaphoreSignalParams_params(Record):
    fence: cudaExternalSemaphoreSignalParams_params_fence
    nvSciSync: cudaExternalSemaphoreSignalParams_params_nvSciSync
    keyedMutex: cudaExternalSemaphoreSignalParams_params_keyedMutex
    reserved: Member[list[int], Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        fence: cudaExternalSemaphoreSignalParams_params_fence = ...,
        nvSciSync: cudaExternalSemaphoreSignalParams_params_nvSciSync = ...,
        keyedMutex: cudaExternalSemaphoreSignalParams_params_keyedMutex = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cudaExternalSemaphoreSignalParams(Record):
    params: cudaExternalSemaphoreSignalParams_params
    flags: int
    reserved: Member[list[int], Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        params: cudaExternalSemaphoreSignalParams_params = ...,
        flags: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cudaExternalSemaphoreWaitParams_params_fence(Record):
    value: int
    def __init__(self, _ptr: int = 0, *, value: int = ...) -> None: ...

class cudaExternalSemaphoreWaitParams_params_nvSciSync(Record):
    fence: Member[int, Address]
    reserved: int
    def __init__(self, _ptr: int = 0, *, fence: Address = ..., reserved: int = ...) -> None: ...

class cudaExternalSemaphoreWaitParams_params_keyedMutex(Record):
    key: int
    timeoutMs: int
    def __init__(self, _ptr: int = 0, *, key: int = ..., timeoutMs: int = ...) -> None: ...

class cudaExternalSemaphoreWaitParams_params(Record):
    fence: cudaExternalSemaphoreWaitParams_params_fence
    nvSciSync: cudaExternalSemaphoreWaitParams_params_nvSciSync
    keyedMutex: cudaExternalSemaphoreWaitParams_params_keyedMutex
    reserved: Member[list[int], Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        fence: cudaExternalSemaphoreWaitParams_params_fence = ...,
        nvSciSync: cudaExternalSemaphoreWaitParams_params_nvSciSync = ...,
        keyedMutex: cudaExternalSemaphoreWaitParams_params_keyedMutex = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cudaExternalSemaphoreWaitParams(Record):
    params: cudaExternalSemaphoreWaitParams_params
    flags: int
    reserved: Member[list[int], Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        params: cudaExternalSemaphoreWaitParams_params = ...,
        flags: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cudalibraryHostUniversalFunctionAndDataTable(Record):
    functionTable: Member[int, Address]
    functionWindowSize: int
    dataTable: Member[int, Address]
    dataWindowSize: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        functionTable: Address = ...,
        functionWindowSize: int = ...,
        dataTable: Address = ...,
        dataWindowSize: int = ...,
    ) -> None: ...

class cudaLaunchParams(Record):
    func: Member[int, Address]
    gridDim: dim3
    blockDim: dim3
    args: Member[int, KernelParams]
    sharedMem: int
    stream: Member[cudaStream_t, cudaStream_t | SupportsStream | int | None]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        func: Address = ...,
        gridDim: dim3 = ...,
        blockDim: dim3 = ...,
        args: KernelParams = ...,
        sharedMem: int = ...,
        stream: cudaStream_t | SupportsStream | int | None = ...,
    ) -> None: ...

class cudaKernelNodeParams(Record):
    func: Member[int, Address]
    gridDim: dim3
    blockDim: dim3
    sharedMemBytes: int
    kernelParams: Member[int, KernelParams]
    extra: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        func: Address = ...,
        gridDim: dim3 = ...,
        blockDim: dim3 = ...,
        sharedMemBytes: int = ...,
        kernelParams: KernelParams = ...,
        extra: Address = ...,
    ) -> None: ...

class cudaKernelNodeParamsV2(Record):
    func: Member[int, Address]
    gridDim: dim3
    blockDim: dim3
    sharedMemBytes: int
    kernelParams: Member[int, KernelParams]
    extra: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        func: Address = ...,
        gridDim: dim3 = ...,
        blockDim: dim3 = ...,
        sharedMemBytes: int = ...,
        kernelParams: KernelParams = ...,
        extra: Address = ...,
    ) -> None: ...

class cudaExternalSemaphoreSignalNodeParams(Record):
    extSemArray: Member[list[cudaExternalSemaphore_t], Sequence[cudaExternalSemaphore_t | int | None] | None]
    paramsArray: ListMember[cudaExternalSemaphoreSignalParams]
    numExtSems: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        extSemArray: Sequence[cudaExternalSemaphore_t | int | None] | None = ...,
        paramsArray: Sequence[cudaExternalSemaphoreSignalParams] | None = ...,
        numExtSems: int = ...,
    ) -> None: ...

class cudaExternalSemaphoreSignalNodeParamsV2(Record):
    extSemArray: Member[list[cudaExternalSemaphore_t], Sequence[cudaExternalSemaphore_t | int | None] | None]
    paramsArray: ListMember[cudaExternalSemaphoreSignalParams]
    numExtSems: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        extSemArray: Sequence[cudaExternalSemaphore_t | int | None] | None = ...,
        paramsArray: Sequence[cudaExternalSemaphoreSignalParams] | None = ...,
        numExtSems: int = ...,
    ) -> None: ...

class cudaExternalSemaphoreWaitNodeParams(Record):
    extSemArray: Member[list[cudaExternalSemaphore_t], Sequence[cudaExternalSemaphore_t | int | None] | None]
    paramsArray: ListMember[cudaExternalSemaphoreWaitParams]
    numExtSems: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        extSemArray: Sequence[cudaExternalSemaphore_t | int | None] | None = ...,
        paramsArray: Sequence[cudaExternalSemaphoreWaitParams] | None = ...,
        numExtSems: int = ...,
    ) -> None: ...

class cudaExternalSemaphoreWaitNodeParamsV2(Record):
    extSemArray: Member[list[cudaExternalSemaphore_t], Sequence[cudaExternalSemaphore_t | int | None] | None]
    paramsArray: ListMember[cudaExternalSemaphoreWaitParams]
    numExtSems: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        extSemArray: Sequence[cudaExternalSemaphore_t | int | None] | None = ...,
        paramsArray: Sequence[cudaExternalSemaphoreWaitParams] | None = ...,
        numExtSems: int = ...,
    ) -> None: ...

class cudaConditionalNodeParams(Record):
    handle: HandleMember[cudaGraphConditionalHandle]
    type: EnumMember[cudaGraphConditionalNodeType]
    size: int
    @property
    def phGraph_out(self) -> list[cudaGraph_t]: ...
    def __init__(
        self,
        _ptr: int = 0,
        *,
        handle: cudaGraphConditionalHandle | int | None = ...,
        type: cudaGraphConditionalNodeType | int = ...,
        size: int = ...,
    ) -> None: ...

class cudaChildGraphNodeParams(Record):
    graph: HandleMember[cudaGraph_t]
    ownership: EnumMember[cudaGraphChildGraphNodeOwnership]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        graph: cudaGraph_t | int | None = ...,
        ownership: cudaGraphChildGraphNodeOwnership | int = ...,
    ) -> None: ...

class cudaEventRecordNodeParams(Record):
    event: HandleMember[cudaEvent_t]
    def __init__(self, _ptr: int = 0, *, event: cudaEvent_t | int | None = ...) -> None: ...

class cudaEventWaitNodeParams(Record):
    event: HandleMember[cudaEvent_t]
    def __init__(self, _ptr: int = 0, *, event: cudaEvent_t | int | None = ...) -> None: ...

class cudaGraphNodeParams_2(Record):
    reserved1: Member[list[int], Iterable[int]]
    kernel: cudaKernelNodeParamsV2
    memcpy: cudaMemcpyNodeParams
    memset: cudaMemsetParamsV2
    host: cudaHostNodeParamsV2
    graph: cudaChildGraphNodeParams
    eventWait: cudaEventWaitNodeParams
    eventRecord: cudaEventRecordNodeParams
    extSemSignal: cudaExternalSemaphoreSignalNodeParamsV2
    extSemWait: cudaExternalSemaphoreWaitNodeParamsV2
    alloc: cudaMemAllocNodeParamsV2
    free: cudaMemFreeNodeParams
    conditional: cudaConditionalNodeParams
    def __init__(
        self,
        _ptr: int = 0,
        *,
        reserved1: Iterable[int] = ...,
        kernel: cudaKernelNodeParamsV2 = ...,
        memcpy: cudaMemcpyNodeParams = ...,
        memset: cudaMemsetParamsV2 = ...,
        host: cudaHostNodeParamsV2 = ...,
        graph: cudaChildGraphNodeParams = ...,
        eventWait: cudaEventWaitNodeParams = ...,
        eventRecord: cudaEventRecordNodeParams = ...,
        extSemSignal: cudaExternalSemaphoreSignalNodeParamsV2 = ...,
        extSemWait: cudaExternalSemaphoreWaitNodeParamsV2 = ...,
        alloc: cudaMemAllocNodeParamsV2 = ...,
        free: cudaMemFreeNodeParams = ...,
        conditional: cudaConditionalNodeParams = ...,
    ) -> None: ...

class cudaGraphNodeParams(Record):
    type: EnumMember[cudaGraphNodeType]
    reserved0: Member[list[int], Iterable[int]]
    reserved1: Member[list[int], Iterable[int]]
    kernel: cudaKernelNodeParamsV2
    memcpy: cudaMemcpyNodeParams
    memset: cudaMemsetParamsV2
    host: cudaHostNodeParamsV2
    graph: cudaChildGraphNodeParams
    eventWait: cudaEventWaitNodeParams
    eventRecord: cudaEventRecordNodeParams
    extSemSignal: cudaExternalSemaphoreSignalNodeParamsV2
    extSemWait: cudaExternalSemaphoreWaitNodeParamsV2
    alloc: cudaMemAllocNodeParamsV2
    free: cudaMemFreeNodeParams
    conditional: cudaConditionalNodeParams
    reserved2: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        type: cudaGraphNodeType | int = ...,
        reserved0: Iterable[int] = ...,
        reserved1: Iterable[int] = ...,
        kernel: cudaKernelNodeParamsV2 = ...,
        memcpy: cudaMemcpyNodeParams = ...,
        memset: cudaMemsetParamsV2 = ...,
        host: cudaHostNodeParamsV2 = ...,
        graph: cudaChildGraphNodeParams = ...,
        eventWait: cudaEventWaitNodeParams = ...,
        eventRecord: cudaEventRecordNodeParams = ...,
        extSemSignal: cudaExternalSemaphoreSignalNodeParamsV2 = ...,
        extSemWait: cudaExternalSemaphoreWaitNodeParamsV2 = ...,
        alloc: cudaMemAllocNodeParamsV2 = ...,
        free: cudaMemFreeNodeParams = ...,
        conditional: cudaConditionalNodeParams = ...,
        reserved2: int = ...,
    ) -> None: ...

class cudaGraphEdgeData_st(Record):
    from_port: int
    to_port: int
    type: int
    reserved: Member[Bytes, Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        from_port: int = ...,
        to_port: int = ...,
        type: int = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cudaGraphInstantiateParams_st(Record):
    flags: int
    uploadStream: Member[cudaStream_t, cudaStream_t | SupportsStream | int | None]
    errNode_out: HandleMember[cudaGraphNode_t]
    result_out: EnumMember[cudaGraphInstantiateResult]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        flags: int = ...,
        uploadStream: cudaStream_t | SupportsStream | int | None = ...,
        errNode_out: cudaGraphNode_t | int | None = ...,
        result_out: cudaGraphInstantiateResult | int = ...,
    ) -> None: ...

class cudaGraphExecUpdateResultInfo_st(Record):
    result: EnumMember[cudaGraphExecUpdateResult]
    errorNode: HandleMember[cudaGraphNode_t]
    errorFromNode: HandleMember[cudaGraphNode_t]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        result: cudaGraphExecUpdateResult | int = ...,
        errorNode: cudaGraphNode_t | int | None = ...,
        errorFromNode: cudaGraphNode_t | int | None = ...,
    ) -> None: ...

class cudaGraphKernelNodeUpdate_updateData_param(Record):
    pValue: Member[int, Address]
    offset: int
    size: int
    def __init__(self, _ptr: int = 0, *, pValue: Address = ..., offset: int = ..., size: int = ...) -> None: ...

class cudaGraphKernelNodeUpdate_updateData(Record):
    gridDim: dim3
    param: cudaGraphKernelNodeUpdate_updateData_param
    isEnabled: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        gridDim: dim3 = ...,
        param: cudaGraphKernelNodeUpdate_updateData_param = ...,
        isEnabled: int = ...,
    ) -> None: ...

class cudaGraphKernelNodeUpdate(Record):
    node: HandleMember[cudaGraphDeviceNode_t]
    field: EnumMember[cudaGraphKernelNodeField]
    updateData: cudaGraphKernelNodeUpdate_updateData
    def __init__(
        self,
        _ptr: int = 0,
        *,
        node: cudaGraphDeviceNode_t | int | None = ...,
        field: cudaGraphKernelNodeField | int = ...,
        updateData: cudaGraphKernelNodeUpdate_updateData = ...,
    ) -> None: ...

class cudaLaunchMemSyncDomainMap_st(Record):
    default_: int
    remote: int
    def __init__(self, _ptr: int = 0, *, default_: int = ..., remote: int = ...) -> None: ...

class cudaLaunchAttributeValue_clusterDim(Record):
    x: int
    y: int
    z: int
    def __init__(self, _ptr: int = 0, *, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class cudaLaunchAttributeValue_programmaticEvent(Record):
    event: HandleMember[cudaEvent_t]
    flags: int
    triggerAtBlockStart: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        event: cudaEvent_t | int | None = ...,
        flags: int = ...,
        triggerAtBlockStart: int = ...,
    ) -> None: ...

class cudaLaunchAttributeValue_preferredClusterDim(Record):
    x: int
    y: int
    z: int
    def __init__(self, _ptr: int = 0, *, x: int = ..., y: int = ..., z: int = ...) -> None: ...

class cudaLaunchAttributeValue_launchCompletionEvent(Record):
    event: HandleMember[cudaEvent_t]
    flags: int
    def __init__(self, _ptr: int = 0, *, event: cudaEvent_t | int | None = ..., flags: int = ...) -> None: ...

class cudaLaunchAttributeValue_deviceUpdatableKernelNode(Record):
    deviceUpdatable: int
    devNode: HandleMember[cudaGraphDeviceNode_t]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        deviceUpdatable: int = ...,
        devNode: cudaGraphDeviceNode_t | int | None = ...,
    ) -> None: ...

class cudaLaunchAttributeValue(Record):
    pad: Member[Bytes, Iterable[int]]
    accessPolicyWindow: cudaAccessPolicyWindow
    cooperative: int
    syncPolicy: EnumMember[cudaSynchronizationPolicy]
    clusterDim: cudaLaunchAttributeValue_clusterDim
    clusterSchedulingPolicyPreference: EnumMember[cudaClusterSchedulingPolicy]
    programmaticStreamSerializationAllowed: int
    programmaticEvent: cudaLaunchAttributeValue_programmaticEvent
    priority: int
    memSyncDomainMap: cudaLaunchMemSyncDomainMap
    memSyncDomain: EnumMember[cudaLaunchMemSyncDomain]
    preferredClusterDim: cudaLaunchAttributeValue_preferredClusterDim
    launchCompletionEvent: cudaLaunchAttributeValue_launchCompletionEvent
    deviceUpdatableKernelNode: cudaLaunchAttributeValue_deviceUpdatableKernelNode
    sharedMemCarveout: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        pad: Iterable[int] = ...,
        accessPolicyWindow: cudaAccessPolicyWindow = ...,
        cooperative: int = ...,
        syncPolicy: cudaSynchronizationPolicy | int = ...,
        clusterDim: cudaLaunchAttributeValue_clusterDim = ...,
        clusterSchedulingPolicyPreference: cudaClusterSchedulingPolicy | int = ...,
        programmaticStreamSerializationAllowed: int = ...,
        programmaticEvent: cudaLaunchAttributeValue_programmaticEvent = ...,
        priority: int = ...,
        memSyncDomainMap: cudaLaunchMemSyncDomainMap = ...,
        memSyncDomain: cudaLaunchMemSyncDomain | int = ...,
        preferredClusterDim: cudaLaunchAttributeValue_preferredClusterDim = ...,
        launchCompletionEvent: cudaLaunchAttributeValue_launchCompletionEvent = ...,
        deviceUpdatableKernelNode: cudaLaunchAttributeValue_deviceUpdatableKernelNode = ...,
        sharedMemCarveout: int = ...,
    ) -> None: ...

class cudaLaunchAttribute_st(Record):
    id: EnumMember[cudaLaunchAttributeID]
    pad: Member[Bytes, Iterable[int]]
    val: cudaLaunchAttributeValue
    def __init__(
        self,
        _ptr: int = 0,
        *,
        id: cudaLaunchAttributeID | int = ...,
        pad: Iterable[int] = ...,
        val: cudaLaunchAttributeValue = ...,
    ) -> None: ...

class cudaLaunchConfig_st(Record):
    gridDim: dim3
    blockDim: dim3
    dynamicSmemBytes: int
    stream: Member[cudaStream_t, cudaStream_t | SupportsStream | int | None]
    attrs: ListMember[cudaLaunchAttribute]
    numAttrs: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        gridDim: dim3 = ...,
        blockDim: dim3 = ...,
        dynamicSmemBytes: int = ...,
        stream: cudaStream_t | SupportsStream | int | None = ...,
        attrs: Sequence[cudaLaunchAttribute] | None = ...,
        numAttrs: int = ...,
    ) -> None: ...

class cudaAsyncNotificationInfo_info_overBudget(Record):
    bytesOverBudget: int
    def __init__(self, _ptr: int = 0, *, bytesOverBudget: int = ...) -> None: ...

class cudaAsyncNotificationInfo_info(Record):
    overBudget: cudaAsyncNotificationInfo_info_overBudget
    def __init__(self, _ptr: int = 0, *, overBudget: cudaAsyncNotificationInfo_info_overBudget = ...) -> None: ...

class cudaAsyncNotificationInfo(Record):
    type: EnumMember[cudaAsyncNotificationType]
    info: cudaAsyncNotificationInfo_info
    def __init__(
        self,
        _ptr: int = 0,
        *,
        type: cudaAsyncNotificationType | int = ...,
        info: cudaAsyncNotificationInfo_info = ...,
    ) -> None: ...

class cudaTextureDesc(Record):
    addressMode: Member[list[cudaTextureAddressMode], Iterable[cudaTextureAddressMode | int]]
    filterMode: EnumMember[cudaTextureFilterMode]
    readMode: EnumMember[cudaTextureReadMode]
    sRGB: int
    borderColor: Member[list[float], Iterable[float]]
    normalizedCoords: int
    maxAnisotropy: int
    mipmapFilterMode: EnumMember[cudaTextureFilterMode]
    mipmapLevelBias: float
    minMipmapLevelClamp: float
    maxMipmapLevelClamp: float
    disableTrilinearOptimization: int
    seamlessCubemap: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        addressMode: Iterable[cudaTextureAddressMode | int] = ...,
        filterMode: cudaTextureFilterMode | int = ...,
        readMode: cudaTextureReadMode | int = ...,
        sRGB: int = ...,
        borderColor: Iterable[float] = ...,
        normalizedCoords: int = ...,
        maxAnisotropy: int = ...,
        mipmapFilterMode: cudaTextureFilterMode | int = ...,
        mipmapLevelBias: float = ...,
        minMipmapLevelClamp: float = ...,
        maxMipmapLevelClamp: float = ...,
        disableTrilinearOptimization: int = ...,
        seamlessCubemap: int = ...,
    ) -> None: ...

class cudaEglPlaneDesc_st(Record):
    width: int
    height: int
    depth: int
    pitch: int
    numChannels: int
    channelDesc: cudaChannelFormatDesc
    reserved: Member[list[int], Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        width: int = ...,
        height: int = ...,
        depth: int = ...,
        pitch: int = ...,
        numChannels: int = ...,
        channelDesc: cudaChannelFormatDesc = ...,
        reserved: Iterable[int] = ...,
    ) -> None: ...

class cudaEglFrame_st_frame(Record):
    pArray: Member[list[cudaArray_t], Iterable[cudaArray_t | int | None]]
    pPitch: Member[list[cudaPitchedPtr], Iterable[cudaPitchedPtr]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        pArray: Iterable[cudaArray_t | int | None] = ...,
        pPitch: Iterable[cudaPitchedPtr] = ...,
    ) -> None: ...

class cudaEglFrame_st(Record):
    frame: cudaEglFrame_st_frame
    planeDesc: Member[list[cudaEglPlaneDesc], Iterable[cudaEglPlaneDesc]]
    planeCount: int
    frameType: EnumMember[cudaEglFrameType]
    eglColorFormat: EnumMember[cudaEglColorFormat]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        frame: cudaEglFrame_st_frame = ...,
        planeDesc: Iterable[cudaEglPlaneDesc] = ...,
        planeCount: int = ...,
        frameType: cudaEglFrameType | int = ...,
        eglColorFormat: cudaEglColorFormat | int = ...,
    ) -> None: ...

class cudaArray_t(Handle): ...
class cudaArray_const_t(Handle): ...
class cudaMipmappedArray_t(Handle): ...
class cudaMipmappedArray_const_t(Handle): ...
class cudaUUID_t(CUuuid_st): ...
class cudaIpcEventHandle_t(cudaIpcEventHandle_st): ...
class cudaIpcMemHandle_t(cudaIpcMemHandle_st): ...
class cudaMemFabricHandle_t(cudaMemFabricHandle_st): ...
class cudaStream_t(CUstream): ...
class cudaEvent_t(CUevent): ...
class cudaGraphicsResource_t(Handle): ...
class cudaExternalMemory_t(Handle): ...
class cudaExternalSemaphore_t(Handle): ...
class cudaGraph_t(CUgraph): ...
class cudaGraphNode_t(CUgraphNode): ...
class cudaUserObject_t(CUuserObject): ...
class cudaGraphConditionalHandle(Handle): ...
class cudaFunction_t(CUfunction): ...
class cudaKernel_t(CUkernel): ...
class cudaLibrary_t(CUlibrary): ...
class cudaMemPool_t(CUmemoryPool): ...
class cudaGraphEdgeData(cudaGraphEdgeData_st): ...
class cudaGraphExec_t(CUgraphExec): ...
class cudaGraphInstantiateParams(cudaGraphInstantiateParams_st): ...
class cudaGraphExecUpdateResultInfo(cudaGraphExecUpdateResultInfo_st): ...
class cudaGraphDeviceNode_t(CUgraphDeviceNode): ...
class cudaLaunchMemSyncDomainMap(cudaLaunchMemSyncDomainMap_st): ...
class cudaLaunchAttribute(cudaLaunchAttribute_st): ...
class cudaLaunchConfig_t(cudaLaunchConfig_st): ...
class cudaAsyncCallbackHandle_t(Handle): ...
class cudaAsyncNotificationInfo_t(cudaAsyncNotificationInfo): ...
class cudaSurfaceObject_t(Handle): ...
class cudaTextureObject_t(Handle): ...
class cudaEglPlaneDesc(cudaEglPlaneDesc_st): ...
class cudaEglFrame(cudaEglFrame_st): ...
class cudaEglStreamConnection(CUeglStreamConnection): ...
class cudaStreamAttrValue(cudaLaunchAttributeValue): ...
class cudaKernelNodeAttrValue(cudaLaunchAttributeValue): ...

def cudaDeviceReset() -> tuple[cudaError_t]: ...
def cudaDeviceSynchronize() -> tuple[cudaError_t]: ...
def cudaDeviceSetLimit(limit: cudaLimit | int, value: int) -> tuple[cudaError_t]: ...
def cudaDeviceGetLimit(limit: cudaLimit | int) -> tuple[cudaError_t, int]: ...
def cudaDeviceGetTexture1DLinearMaxWidth(
    fmtDesc: cudaChannelFormatDesc | None,
    device: int,
) -> tuple[cudaError_t, int]: ...
def cudaDeviceGetCacheConfig() -> tuple[cudaError_t, cudaFuncCache]: ...
def cudaDeviceGetStreamPriorityRange() -> tuple[cudaError_t, int, int]: ...
def cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache | int) -> tuple[cudaError_t]: ...
def cudaDeviceGetByPCIBusId(pciBusId: Text) -> tuple[cudaError_t, int]: ...
def cudaDeviceGetPCIBusId(length: int, device: int) -> tuple[cudaError_t, bytes]: ...
def cudaIpcGetEventHandle(event: cudaEvent_t | int | None) -> tuple[cudaError_t, cudaIpcEventHandle_t]: ...
def cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> tuple[cudaError_t, cudaEvent_t]: ...
def cudaIpcGetMemHandle(devPtr: Address) -> tuple[cudaError_t, cudaIpcMemHandle_t]: ...
def cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: int) -> tuple[cudaError_t, int]: ...
def cudaIpcCloseMemHandle(devPtr: Address) -> tuple[cudaError_t]: ...
def cudaDeviceFlushGPUDirectRDMAWrites(
    target: cudaFlushGPUDirectRDMAWritesTarget | int,
    scope: cudaFlushGPUDirectRDMAWritesScope | int,
) -> tuple[cudaError_t]: ...
def cudaDeviceRegisterAsyncNotification(
    device: int,
    callbackFunc: Callable[[Any, int, cudaAsyncCallbackHandle_t], object] | cudaAsyncCallback | int | None,
    userData: Address,
) -> tuple[cudaError_t, cudaAsyncCallbackHandle_t]: ...
def cudaDeviceUnregisterAsyncNotification(
    device: int,
    callback: cudaAsyncCallbackHandle_t | int | None,
) -> tuple[cudaError_t]: ...
def cudaDeviceGetSharedMemConfig() -> tuple[cudaError_t, cudaSharedMemConfig]: ...
def cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig | int) -> tuple[cudaError_t]: ...
def cudaThreadExit() -> tuple[cudaError_t]: ...
def cudaThreadSynchronize() -> tuple[cudaError_t]: ...
def cudaThreadSetLimit(limit: cudaLimit | int, value: int) -> tuple[cudaError_t]: ...
def cudaThreadGetLimit(limit: cudaLimit | int) -> tuple[cudaError_t, int]: ...
def cudaThreadGetCacheConfig() -> tuple[cudaError_t, cudaFuncCache]: ...
def cudaThreadSetCacheConfig(cacheConfig: cudaFuncCache | int) -> tuple[cudaError_t]: ...
def cudaGetLastError() -> tuple[cudaError_t]: ...
def cudaPeekAtLastError() -> tuple[cudaError_t]: ...
def cudaGetErrorName(error: cudaError_t | int) -> tuple[cudaError_t, bytes]: ...
def cudaGetErrorString(error: cudaError_t | int) -> tuple[cudaError_t, bytes]: ...
def cudaGetDeviceCount() -> tuple[cudaError_t, int]: ...
def cudaGetDeviceProperties(device: int) -> tuple[cudaError_t, cudaDeviceProp]: ...
def cudaDeviceGetAttribute(attr: cudaDeviceAttr | int, device: int) -> tuple[cudaError_t, int]: ...
def cudaDeviceGetDefaultMemPool(device: int) -> tuple[cudaError_t, cudaMemPool_t]: ...
def cudaDeviceSetMemPool(device: int, memPool: cudaMemPool_t | int | None) -> tuple[cudaError_t]: ...
def cudaDeviceGetMemPool(device: int) -> tuple[cudaError_t, cudaMemPool_t]: ...
def cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: Address, device: int, flags: int) -> tuple[cudaError_t]: ...
def cudaDeviceGetP2PAttribute(
    attr: cudaDeviceP2PAttr | int,
    srcDevice: int,
    dstDevice: int,
) -> tuple[cudaError_t, int]: ...
def cudaChooseDevice(prop: cudaDeviceProp | None) -> tuple[cudaError_t, int]: ...
def cudaInitDevice(device: int, deviceFlags: int, flags: int) -> tuple[cudaError_t]: ...
def cudaSetDevice(device: int) -> tuple[cudaError_t]: ...
def cudaGetDevice() -> tuple[cudaError_t, int]: ...
def cudaSetValidDevices(device_arr: Sequence[int] | None, length: int) -> tuple[cudaError_t]: ...
def cudaSetDeviceFlags(flags: int) -> tuple[cudaError_t]: ...
def cudaGetDeviceFlags() -> tuple[cudaError_t, int]: ...
def cudaStreamCreate() -> tuple[cudaError_t, cudaStream_t]: ...
def cudaStreamCreateWithFlags(flags: int) -> tuple[cudaError_t, cudaStream_t]: ...
def cudaStreamCreateWithPriority(flags: int, priority: int) -> tuple[cudaError_t, cudaStream_t]: ...
def cudaStreamGetPriority(hStream: cudaStream_t | SupportsStream | int | None) -> tuple[cudaError_t, int]: ...
def cudaStreamGetFlags(hStream: cudaStream_t | SupportsStream | int | None) -> tuple[cudaError_t, int]: ...
def cudaStreamGetId(hStream: cudaStream_t | SupportsStream | int | None) -> tuple[cudaError_t, int]: ...
def cudaStreamGetDevice(hStream: cudaStream_t | SupportsStream | int | None) -> tuple[cudaError_t, int]: ...
def cudaCtxResetPersistingL2Cache() -> tuple[cudaError_t]: ...
def cudaStreamCopyAttributes(
    dst: cudaStream_t | SupportsStream | int | None,
    src: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaStreamGetAttribute(
    hStream: cudaStream_t | SupportsStream | int | None,
    attr: cudaLaunchAttributeID | int,
) -> tuple[cudaError_t, cudaLaunchAttributeValue]: ...
def cudaStreamSetAttribute(
    hStream: cudaStream_t | SupportsStream | int | None,
    attr: cudaLaunchAttributeID | int,
    value: cudaLaunchAttributeValue | None,
) -> tuple[cudaError_t]: ...
def cudaStreamDestroy(stream: cudaStream_t | SupportsStream | int | None) -> tuple[cudaError_t]: ...
def cudaStreamWaitEvent(
    stream: cudaStream_t | SupportsStream | int | None,
    event: cudaEvent_t | int | None,
    flags: int,
) -> tuple[cudaError_t]: ...
def cudaStreamAddCallback(
    stream: cudaStream_t | SupportsStream | int | None,
    callback: Callable[[cudaStream_t, cudaError_t, int], object] | cudaStreamCallback_t | int | None,
    userData: Address,
    flags: int,
) -> tuple[cudaError_t]: ...
def cudaStreamSynchronize(stream: cudaStream_t | SupportsStream | int | None) -> tuple[cudaError_t]: ...
def cudaStreamQuery(stream: cudaStream_t | SupportsStream | int | None) -> tuple[cudaError_t]: ...
def cudaStreamAttachMemAsync(
    stream: cudaStream_t | SupportsStream | int | None,
    devPtr: Address,
    length: int,
    flags: int,
) -> tuple[cudaError_t]: ...
def cudaStreamBeginCapture(
    stream: cudaStream_t | SupportsStream | int | None,
    mode: cudaStreamCaptureMode | int,
) -> tuple[cudaError_t]: ...
def cudaStreamBeginCaptureToGraph(
    stream: cudaStream_t | SupportsStream | int | None,
    graph: cudaGraph_t | int | None,
    dependencies: Sequence[cudaGraphNode_t | int | None] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: int,
    mode: cudaStreamCaptureMode | int,
) -> tuple[cudaError_t]: ...
def cudaThreadExchangeStreamCaptureMode(
    mode: cudaStreamCaptureMode | int,
) -> tuple[cudaError_t, cudaStreamCaptureMode]: ...
def cudaStreamEndCapture(stream: cudaStream_t | SupportsStream | int | None) -> tuple[cudaError_t, cudaGraph_t]: ...
def cudaStreamIsCapturing(
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t, cudaStreamCaptureStatus]: ...
def cudaStreamGetCaptureInfo(
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t, cudaStreamCaptureStatus, int, cudaGraph_t, list[cudaGraphNode_t], int]: ...
def cudaStreamGetCaptureInfo_v3(
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[
    cudaError_t, cudaStreamCaptureStatus, int, cudaGraph_t, list[cudaGraphNode_t], list[cudaGraphEdgeData], int
]: ...
def cudaStreamUpdateCaptureDependencies(
    stream: cudaStream_t | SupportsStream | int | None,
    dependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    flags: int,
) -> tuple[cudaError_t]: ...
def cudaStreamUpdateCaptureDependencies_v2(
    stream: cudaStream_t | SupportsStream | int | None,
    dependencies: Sequence[cudaGraphNode_t | int | None] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: int,
    flags: int,
) -> tuple[cudaError_t]: ...
def cudaEventCreate() -> tuple[cudaError_t, cudaEvent_t]: ...
def cudaEventCreateWithFlags(flags: int) -> tuple[cudaError_t, cudaEvent_t]: ...
def cudaEventRecord(
    event: cudaEvent_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaEventRecordWithFlags(
    event: cudaEvent_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
    flags: int,
) -> tuple[cudaError_t]: ...
def cudaEventQuery(event: cudaEvent_t | int | None) -> tuple[cudaError_t]: ...
def cudaEventSynchronize(event: cudaEvent_t | int | None) -> tuple[cudaError_t]: ...
def cudaEventDestroy(event: cudaEvent_t | int | None) -> tuple[cudaError_t]: ...
def cudaEventElapsedTime(
    start: cudaEvent_t | int | None,
    end: cudaEvent_t | int | None,
) -> tuple[cudaError_t, float]: ...
def cudaEventElapsedTime_v2(
    start: cudaEvent_t | int | None,
    end: cudaEvent_t | int | None,
) -> tuple[cudaError_t, float]: ...
def cudaImportExternalMemory(
    memHandleDesc: cudaExternalMemoryHandleDesc | None,
) -> tuple[cudaError_t, cudaExternalMemory_t]: ...
def cudaExternalMemoryGetMappedBuffer(
    extMem: cudaExternalMemory_t | int | None,
    bufferDesc: cudaExternalMemoryBufferDesc | None,
) -> tuple[cudaError_t, int]: ...
def cudaExternalMemoryGetMappedMipmappedArray(
    extMem: cudaExternalMemory_t | int | None,
    mipmapDesc: cudaExternalMemoryMipmappedArrayDesc | None,
) -> tuple[cudaError_t, cudaMipmappedArray_t]: ...
def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | int | None) -> tuple[cudaError_t]: ...
def cudaImportExternalSemaphore(
    semHandleDesc: cudaExternalSemaphoreHandleDesc | None,
) -> tuple[cudaError_t, cudaExternalSemaphore_t]: ...
def cudaSignalExternalSemaphoresAsync(
    extSemArray: Sequence[cudaExternalSemaphore_t | int | None] | None,
    paramsArray: Sequence[cudaExternalSemaphoreSignalParams] | None,
    numExtSems: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaWaitExternalSemaphoresAsync(
    extSemArray: Sequence[cudaExternalSemaphore_t | int | None] | None,
    paramsArray: Sequence[cudaExternalSemaphoreWaitParams] | None,
    numExtSems: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t | int | None) -> tuple[cudaError_t]: ...
def cudaLaunchKernel(
    func: Address,
    gridDim: dim3,
    blockDim: dim3,
    args: KernelParams,
    sharedMem: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaLaunchKernelExC(config: cudaLaunchConfig_t | None, func: Address, args: KernelParams) -> tuple[cudaError_t]: ...
def cudaLaunchCooperativeKernel(
    func: Address,
    gridDim: dim3,
    blockDim: dim3,
    args: KernelParams,
    sharedMem: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaLaunchCooperativeKernelMultiDevice(
    launchParamsList: Sequence[cudaLaunchParams] | None,
    numDevices: int,
    flags: int,
) -> tuple[cudaError_t]: ...
def cudaFuncSetCacheConfig(func: Address, cacheConfig: cudaFuncCache | int) -> tuple[cudaError_t]: ...
def cudaFuncGetAttributes(func: Address) -> tuple[cudaError_t, cudaFuncAttributes]: ...
def cudaFuncSetAttribute(func: Address, attr: cudaFuncAttribute | int, value: int) -> tuple[cudaError_t]: ...
def cudaFuncGetName(func: Address) -> tuple[cudaError_t, bytes]: ...
def cudaFuncGetParamInfo(func: Address, paramIndex: int) -> tuple[cudaError_t, int, int]: ...
def cudaSetDoubleForDevice(d: Address) -> tuple[cudaError_t]: ...
def cudaSetDoubleForHost(d: Address) -> tuple[cudaError_t]: ...
def cudaLaunchHostFunc(
    stream: cudaStream_t | SupportsStream | int | None,
    fn: Callable[[int], object] | cudaHostFn_t | int | None,
    userData: Address,
) -> tuple[cudaError_t]: ...
def cudaFuncSetSharedMemConfig(func: Address, config: cudaSharedMemConfig | int) -> tuple[cudaError_t]: ...
def cudaOccupancyMaxActiveBlocksPerMultiprocessor(
    func: Address,
    blockSize: int,
    dynamicSMemSize: int,
) -> tuple[cudaError_t, int]: ...
def cudaOccupancyAvailableDynamicSMemPerBlock(
    func: Address,
    numBlocks: int,
    blockSize: int,
) -> tuple[cudaError_t, int]: ...
def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    func: Address,
    blockSize: int,
    dynamicSMemSize: int,
    flags: int,
) -> tuple[cudaError_t, int]: ...
def cudaOccupancyMaxPotentialClusterSize(
    func: Address,
    launchConfig: cudaLaunchConfig_t | None,
) -> tuple[cudaError_t, int]: ...
def cudaOccupancyMaxActiveClusters(
    func: Address,
    launchConfig: cudaLaunchConfig_t | None,
) -> tuple[cudaError_t, int]: ...
def cudaMallocManaged(size: int, flags: int) -> tuple[cudaError_t, int]: ...
def cudaMalloc(size: int) -> tuple[cudaError_t, int]: ...
def cudaMallocHost(size: int) -> tuple[cudaError_t, int]: ...
def cudaMallocPitch(width: int, height: int) -> tuple[cudaError_t, int, int]: ...
def cudaMallocArray(
    desc: cudaChannelFormatDesc | None,
    width: int,
    height: int,
    flags: int,
) -> tuple[cudaError_t, cudaArray_t]: ...
def cudaFree(devPtr: Address) -> tuple[cudaError_t]: ...
def cudaFreeHost(ptr: Address) -> tuple[cudaError_t]: ...
def cudaFreeArray(array: cudaArray_t | int | None) -> tuple[cudaError_t]: ...
def cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t | int | None) -> tuple[cudaError_t]: ...
def cudaHostAlloc(size: int, flags: int) -> tuple[cudaError_t, int]: ...
def cudaHostRegister(ptr: Address, size: int, flags: int) -> tuple[cudaError_t]: ...
def cudaHostUnregister(ptr: Address) -> tuple[cudaError_t]: ...
def cudaHostGetDevicePointer(pHost: Address, flags: int) -> tuple[cudaError_t, int]: ...
def cudaHostGetFlags(pHost: Address) -> tuple[cudaError_t, int]: ...
def cudaMalloc3D(extent: cudaExtent) -> tuple[cudaError_t, cudaPitchedPtr]: ...
def cudaMalloc3DArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    flags: int,
) -> tuple[cudaError_t, cudaArray_t]: ...
def cudaMallocMipmappedArray(
    desc: cudaChannelFormatDesc | None,
    extent: cudaExtent,
    numLevels: int,
    flags: int,
) -> tuple[cudaError_t, cudaMipmappedArray_t]: ...
def cudaGetMipmappedArrayLevel(
    mipmappedArray: cudaMipmappedArray_const_t | int | None,
    level: int,
) -> tuple[cudaError_t, cudaArray_t]: ...
def cudaMemcpy3D(p: cudaMemcpy3DParms | None) -> tuple[cudaError_t]: ...
def cudaMemcpy3DPeer(p: cudaMemcpy3DPeerParms | None) -> tuple[cudaError_t]: ...
def cudaMemcpy3DAsync(
    p: cudaMemcpy3DParms | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaMemcpy3DPeerAsync(
    p: cudaMemcpy3DPeerParms | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaMemGetInfo() -> tuple[cudaError_t, int, int]: ...
def cudaArrayGetInfo(array: cudaArray_t | int | None) -> tuple[cudaError_t, cudaChannelFormatDesc, cudaExtent, int]: ...
def cudaArrayGetPlane(hArray: cudaArray_t | int | None, planeIdx: int) -> tuple[cudaError_t, cudaArray_t]: ...
def cudaArrayGetMemoryRequirements(
    array: cudaArray_t | int | None,
    device: int,
) -> tuple[cudaError_t, cudaArrayMemoryRequirements]: ...
def cudaMipmappedArrayGetMemoryRequirements(
    mipmap: cudaMipmappedArray_t | int | None,
    device: int,
) -> tuple[cudaError_t, cudaArrayMemoryRequirements]: ...
def cudaArrayGetSparseProperties(array: cudaArray_t | int | None) -> tuple[cudaError_t, cudaArraySparseProperties]: ...
def cudaMipmappedArrayGetSparseProperties(
    mipmap: cudaMipmappedArray_t | int | None,
) -> tuple[cudaError_t, cudaArraySparseProperties]: ...
def cudaMemcpy(dst: WritableAddress, src: Address, count: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t]: ...
def cudaMemcpyPeer(dst: Address, dstDevice: int, src: Address, srcDevice: int, count: int) -> tuple[cudaError_t]: ...
def cudaMemcpy2D(
    dst: WritableAddress,
    dpitch: int,
    src: Address,
    spitch: int,
    width: int,
    height: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]: ...
def cudaMemcpy2DToArray(
    dst: cudaArray_t | int | None,
    wOffset: int,
    hOffset: int,
    src: Address,
    spitch: int,
    width: int,
    height: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]: ...
def cudaMemcpy2DFromArray(
    dst: WritableAddress,
    dpitch: int,
    src: cudaArray_const_t | int | None,
    wOffset: int,
    hOffset: int,
    width: int,
    height: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]: ...
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
) -> tuple[cudaError_t]: ...
def cudaMemcpyToSymbol(
    symbol: Address,
    src: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]: ...
def cudaMemcpyFromSymbol(
    dst: WritableAddress,
    symbol: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]: ...
def cudaMemcpyAsync(
    dst: WritableAddress,
    src: Address,
    count: int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaMemcpyPeerAsync(
    dst: Address,
    dstDevice: int,
    src: Address,
    srcDevice: int,
    count: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaMemcpyBatchAsync(
    dsts: Sequence[Address] | None,
    srcs: Sequence[Address] | None,
    sizes: Sequence[int] | None,
    count: int,
    attrs: Sequence[cudaMemcpyAttributes] | None,
    attrsIdxs: Sequence[int] | None,
    numAttrs: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t, int]: ...
def cudaMemcpy3DBatchAsync(
    numOps: int,
    opList: Sequence[cudaMemcpy3DBatchOp] | None,
    flags: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t, int]: ...
def cudaMemcpy2DAsync(
    dst: WritableAddress,
    dpitch: int,
    src: Address,
    spitch: int,
    width: int,
    height: int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
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
) -> tuple[cudaError_t]: ...
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
) -> tuple[cudaError_t]: ...
def cudaMemcpyToSymbolAsync(
    symbol: Address,
    src: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaMemcpyFromSymbolAsync(
    dst: WritableAddress,
    symbol: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaMemset(devPtr: Address, value: int, count: int) -> tuple[cudaError_t]: ...
def cudaMemset2D(devPtr: Address, pitch: int, value: int, width: int, height: int) -> tuple[cudaError_t]: ...
def cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent) -> tuple[cudaError_t]: ...
def cudaMemsetAsync(
    devPtr: Address,
    value: int,
    count: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaMemset2DAsync(
    devPtr: Address,
    pitch: int,
    value: int,
    width: int,
    height: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaMemset3DAsync(
    pitchedDevPtr: cudaPitchedPtr,
    value: int,
    extent: cudaExtent,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaGetSymbolAddress(symbol: Address) -> tuple[cudaError_t, int]: ...
def cudaGetSymbolSize(symbol: Address) -> tuple[cudaError_t, int]: ...
def cudaMemPrefetchAsync(
    devPtr: Address,
    count: int,
    dstDevice: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaMemPrefetchAsync_v2(
    devPtr: Address,
    count: int,
    location: cudaMemLocation,
    flags: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaMemAdvise(devPtr: Address, count: int, advice: cudaMemoryAdvise | int, device: int) -> tuple[cudaError_t]: ...
def cudaMemAdvise_v2(
    devPtr: Address,
    count: int,
    advice: cudaMemoryAdvise | int,
    location: cudaMemLocation,
) -> tuple[cudaError_t]: ...
def cudaMemRangeGetAttribute(
    dataSize: int,
    attribute: cudaMemRangeAttribute | int,
    devPtr: Address,
    count: int,
) -> tuple[cudaError_t, Any]: ...
def cudaMemRangeGetAttributes(
    dataSizes: Sequence[int] | None,
    attributes: Sequence[cudaMemRangeAttribute | int] | None,
    numAttributes: int,
    devPtr: Address,
    count: int,
) -> tuple[cudaError_t, list[Any]]: ...
def cudaMemcpyToArray(
    dst: cudaArray_t | int | None,
    wOffset: int,
    hOffset: int,
    src: Address,
    count: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]: ...
def cudaMemcpyFromArray(
    dst: WritableAddress,
    src: cudaArray_const_t | int | None,
    wOffset: int,
    hOffset: int,
    count: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]: ...
def cudaMemcpyArrayToArray(
    dst: cudaArray_t | int | None,
    wOffsetDst: int,
    hOffsetDst: int,
    src: cudaArray_const_t | int | None,
    wOffsetSrc: int,
    hOffsetSrc: int,
    count: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]: ...
def cudaMemcpyToArrayAsync(
    dst: cudaArray_t | int | None,
    wOffset: int,
    hOffset: int,
    src: Address,
    count: int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaMemcpyFromArrayAsync(
    dst: WritableAddress,
    src: cudaArray_const_t | int | None,
    wOffset: int,
    hOffset: int,
    count: int,
    kind: cudaMemcpyKind | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaMallocAsync(size: int, hStream: cudaStream_t | SupportsStream | int | None) -> tuple[cudaError_t, int]: ...
def cudaFreeAsync(devPtr: Address, hStream: cudaStream_t | SupportsStream | int | None) -> tuple[cudaError_t]: ...
def cudaMemPoolTrimTo(memPool: cudaMemPool_t | int | None, minBytesToKeep: int) -> tuple[cudaError_t]: ...
def cudaMemPoolSetAttribute(
    memPool: cudaMemPool_t | int | None,
    attr: cudaMemPoolAttr | int,
    value: Any,
) -> tuple[cudaError_t]: ...
def cudaMemPoolGetAttribute(
    memPool: cudaMemPool_t | int | None,
    attr: cudaMemPoolAttr | int,
) -> tuple[cudaError_t, Any]: ...
def cudaMemPoolSetAccess(
    memPool: cudaMemPool_t | int | None,
    descList: Sequence[cudaMemAccessDesc] | None,
    count: int,
) -> tuple[cudaError_t]: ...
def cudaMemPoolGetAccess(
    memPool: cudaMemPool_t | int | None,
    location: cudaMemLocation | None,
) -> tuple[cudaError_t, cudaMemAccessFlags]: ...
def cudaMemPoolCreate(poolProps: cudaMemPoolProps | None) -> tuple[cudaError_t, cudaMemPool_t]: ...
def cudaMemPoolDestroy(memPool: cudaMemPool_t | int | None) -> tuple[cudaError_t]: ...
def cudaMallocFromPoolAsync(
    size: int,
    memPool: cudaMemPool_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t, int]: ...
def cudaMemPoolExportToShareableHandle(
    memPool: cudaMemPool_t | int | None,
    handleType: cudaMemAllocationHandleType | int,
    flags: int,
) -> tuple[cudaError_t, Any]: ...
def cudaMemPoolImportFromShareableHandle(
    shareableHandle: Address,
    handleType: cudaMemAllocationHandleType | int,
    flags: int,
) -> tuple[cudaError_t, cudaMemPool_t]: ...
def cudaMemPoolExportPointer(ptr: Address) -> tuple[cudaError_t, cudaMemPoolPtrExportData]: ...
def cudaMemPoolImportPointer(
    memPool: cudaMemPool_t | int | None,
    exportData: cudaMemPoolPtrExportData | None,
) -> tuple[cudaError_t, int]: ...
def cudaPointerGetAttributes(ptr: Address) -> tuple[cudaError_t, cudaPointerAttributes]: ...
def cudaDeviceCanAccessPeer(device: int, peerDevice: int) -> tuple[cudaError_t, int]: ...
def cudaDeviceEnablePeerAccess(peerDevice: int, flags: int) -> tuple[cudaError_t]: ...
def cudaDeviceDisablePeerAccess(peerDevice: int) -> tuple[cudaError_t]: ...
def cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t | int | None) -> tuple[cudaError_t]: ...
def cudaGraphicsResourceSetMapFlags(
    resource: cudaGraphicsResource_t | int | None,
    flags: int,
) -> tuple[cudaError_t]: ...
def cudaGraphicsMapResources(
    count: int,
    resources: cudaGraphicsResource_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaGraphicsUnmapResources(
    count: int,
    resources: cudaGraphicsResource_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaGraphicsResourceGetMappedPointer(
    resource: cudaGraphicsResource_t | int | None,
) -> tuple[cudaError_t, int, int]: ...
def cudaGraphicsSubResourceGetMappedArray(
    resource: cudaGraphicsResource_t | int | None,
    arrayIndex: int,
    mipLevel: int,
) -> tuple[cudaError_t, cudaArray_t]: ...
def cudaGraphicsResourceGetMappedMipmappedArray(
    resource: cudaGraphicsResource_t | int | None,
) -> tuple[cudaError_t, cudaMipmappedArray_t]: ...
def cudaGetChannelDesc(array: cudaArray_const_t | int | None) -> tuple[cudaError_t, cudaChannelFormatDesc]: ...
def cudaCreateChannelDesc(
    x: int,
    y: int,
    z: int,
    w: int,
    f: cudaChannelFormatKind | int,
) -> tuple[cudaError_t, cudaChannelFormatDesc]: ...
def cudaCreateTextureObject(
    pResDesc: cudaResourceDesc | None,
    pTexDesc: cudaTextureDesc | None,
    pResViewDesc: cudaResourceViewDesc | None,
) -> tuple[cudaError_t, cudaTextureObject_t]: ...
def cudaDestroyTextureObject(texObject: cudaTextureObject_t | int | None) -> tuple[cudaError_t]: ...
def cudaGetTextureObjectResourceDesc(
    texObject: cudaTextureObject_t | int | None,
) -> tuple[cudaError_t, cudaResourceDesc]: ...
def cudaGetTextureObjectTextureDesc(
    texObject: cudaTextureObject_t | int | None,
) -> tuple[cudaError_t, cudaTextureDesc]: ...
def cudaGetTextureObjectResourceViewDesc(
    texObject: cudaTextureObject_t | int | None,
) -> tuple[cudaError_t, cudaResourceViewDesc]: ...
def cudaCreateSurfaceObject(pResDesc: cudaResourceDesc | None) -> tuple[cudaError_t, cudaSurfaceObject_t]: ...
def cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t | int | None) -> tuple[cudaError_t]: ...
def cudaGetSurfaceObjectResourceDesc(
    surfObject: cudaSurfaceObject_t | int | None,
) -> tuple[cudaError_t, cudaResourceDesc]: ...
def cudaDriverGetVersion() -> tuple[cudaError_t, int]: ...
def cudaRuntimeGetVersion() -> tuple[cudaError_t, int]: ...
def getLocalRuntimeVersion() -> tuple[cudaError_t, int]: ...
def cudaGraphCreate(flags: int) -> tuple[cudaError_t, cudaGraph_t]: ...
def cudaGraphAddKernelNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    pNodeParams: cudaKernelNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphKernelNodeGetParams(node: cudaGraphNode_t | int | None) -> tuple[cudaError_t, cudaKernelNodeParams]: ...
def cudaGraphKernelNodeSetParams(
    node: cudaGraphNode_t | int | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> tuple[cudaError_t]: ...
def cudaGraphKernelNodeCopyAttributes(
    hSrc: cudaGraphNode_t | int | None,
    hDst: cudaGraphNode_t | int | None,
) -> tuple[cudaError_t]: ...
def cudaGraphKernelNodeGetAttribute(
    hNode: cudaGraphNode_t | int | None,
    attr: cudaLaunchAttributeID | int,
) -> tuple[cudaError_t, cudaLaunchAttributeValue]: ...
def cudaGraphKernelNodeSetAttribute(
    hNode: cudaGraphNode_t | int | None,
    attr: cudaLaunchAttributeID | int,
    value: cudaLaunchAttributeValue | None,
) -> tuple[cudaError_t]: ...
def cudaGraphAddMemcpyNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    pCopyParams: cudaMemcpy3DParms | None,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphAddMemcpyNodeToSymbol(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    symbol: Address,
    src: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphAddMemcpyNodeFromSymbol(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    dst: WritableAddress,
    symbol: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphAddMemcpyNode1D(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    dst: WritableAddress,
    src: Address,
    count: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphMemcpyNodeGetParams(node: cudaGraphNode_t | int | None) -> tuple[cudaError_t, cudaMemcpy3DParms]: ...
def cudaGraphMemcpyNodeSetParams(
    node: cudaGraphNode_t | int | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> tuple[cudaError_t]: ...
def cudaGraphMemcpyNodeSetParamsToSymbol(
    node: cudaGraphNode_t | int | None,
    symbol: Address,
    src: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]: ...
def cudaGraphMemcpyNodeSetParamsFromSymbol(
    node: cudaGraphNode_t | int | None,
    dst: WritableAddress,
    symbol: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]: ...
def cudaGraphMemcpyNodeSetParams1D(
    node: cudaGraphNode_t | int | None,
    dst: WritableAddress,
    src: Address,
    count: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]: ...
def cudaGraphAddMemsetNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    pMemsetParams: cudaMemsetParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphMemsetNodeGetParams(node: cudaGraphNode_t | int | None) -> tuple[cudaError_t, cudaMemsetParams]: ...
def cudaGraphMemsetNodeSetParams(
    node: cudaGraphNode_t | int | None,
    pNodeParams: cudaMemsetParams | None,
) -> tuple[cudaError_t]: ...
def cudaGraphAddHostNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    pNodeParams: cudaHostNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphHostNodeGetParams(node: cudaGraphNode_t | int | None) -> tuple[cudaError_t, cudaHostNodeParams]: ...
def cudaGraphHostNodeSetParams(
    node: cudaGraphNode_t | int | None,
    pNodeParams: cudaHostNodeParams | None,
) -> tuple[cudaError_t]: ...
def cudaGraphAddChildGraphNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    childGraph: cudaGraph_t | int | None,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphChildGraphNodeGetGraph(node: cudaGraphNode_t | int | None) -> tuple[cudaError_t, cudaGraph_t]: ...
def cudaGraphAddEmptyNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphAddEventRecordNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    event: cudaEvent_t | int | None,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphEventRecordNodeGetEvent(node: cudaGraphNode_t | int | None) -> tuple[cudaError_t, cudaEvent_t]: ...
def cudaGraphEventRecordNodeSetEvent(
    node: cudaGraphNode_t | int | None,
    event: cudaEvent_t | int | None,
) -> tuple[cudaError_t]: ...
def cudaGraphAddEventWaitNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    event: cudaEvent_t | int | None,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphEventWaitNodeGetEvent(node: cudaGraphNode_t | int | None) -> tuple[cudaError_t, cudaEvent_t]: ...
def cudaGraphEventWaitNodeSetEvent(
    node: cudaGraphNode_t | int | None,
    event: cudaEvent_t | int | None,
) -> tuple[cudaError_t]: ...
def cudaGraphAddExternalSemaphoresSignalNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphExternalSemaphoresSignalNodeGetParams(
    hNode: cudaGraphNode_t | int | None,
) -> tuple[cudaError_t, cudaExternalSemaphoreSignalNodeParams]: ...
def cudaGraphExternalSemaphoresSignalNodeSetParams(
    hNode: cudaGraphNode_t | int | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> tuple[cudaError_t]: ...
def cudaGraphAddExternalSemaphoresWaitNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphExternalSemaphoresWaitNodeGetParams(
    hNode: cudaGraphNode_t | int | None,
) -> tuple[cudaError_t, cudaExternalSemaphoreWaitNodeParams]: ...
def cudaGraphExternalSemaphoresWaitNodeSetParams(
    hNode: cudaGraphNode_t | int | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> tuple[cudaError_t]: ...
def cudaGraphAddMemAllocNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    nodeParams: cudaMemAllocNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphMemAllocNodeGetParams(
    node: cudaGraphNode_t | int | None,
) -> tuple[cudaError_t, cudaMemAllocNodeParams]: ...
def cudaGraphAddMemFreeNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    dptr: Address,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphMemFreeNodeGetParams(node: cudaGraphNode_t | int | None) -> tuple[cudaError_t, int]: ...
def cudaDeviceGraphMemTrim(device: int) -> tuple[cudaError_t]: ...
def cudaDeviceGetGraphMemAttribute(device: int, attr: cudaGraphMemAttributeType | int) -> tuple[cudaError_t, Any]: ...
def cudaDeviceSetGraphMemAttribute(
    device: int,
    attr: cudaGraphMemAttributeType | int,
    value: Any,
) -> tuple[cudaError_t]: ...
def cudaGraphClone(originalGraph: cudaGraph_t | int | None) -> tuple[cudaError_t, cudaGraph_t]: ...
def cudaGraphNodeFindInClone(
    originalNode: cudaGraphNode_t | int | None,
    clonedGraph: cudaGraph_t | int | None,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphNodeGetType(node: cudaGraphNode_t | int | None) -> tuple[cudaError_t, cudaGraphNodeType]: ...
def cudaGraphGetNodes(
    graph: cudaGraph_t | int | None,
    numNodes: int = 0,
) -> tuple[cudaError_t, list[cudaGraphNode_t], int]: ...
def cudaGraphGetRootNodes(
    graph: cudaGraph_t | int | None,
    pNumRootNodes: int = 0,
) -> tuple[cudaError_t, list[cudaGraphNode_t], int]: ...
def cudaGraphGetEdges(
    graph: cudaGraph_t | int | None,
    numEdges: int = 0,
) -> tuple[cudaError_t, list[cudaGraphNode_t], list[cudaGraphNode_t], int]: ...
def cudaGraphGetEdges_v2(
    graph: cudaGraph_t | int | None,
    numEdges: int = 0,
) -> tuple[cudaError_t, list[cudaGraphNode_t], list[cudaGraphNode_t], list[cudaGraphEdgeData], int]: ...
def cudaGraphNodeGetDependencies(
    node: cudaGraphNode_t | int | None,
    pNumDependencies: int = 0,
) -> tuple[cudaError_t, list[cudaGraphNode_t], int]: ...
def cudaGraphNodeGetDependencies_v2(
    node: cudaGraphNode_t | int | None,
    pNumDependencies: int = 0,
) -> tuple[cudaError_t, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]: ...
def cudaGraphNodeGetDependentNodes(
    node: cudaGraphNode_t | int | None,
    pNumDependentNodes: int = 0,
) -> tuple[cudaError_t, list[cudaGraphNode_t], int]: ...
def cudaGraphNodeGetDependentNodes_v2(
    node: cudaGraphNode_t | int | None,
    pNumDependentNodes: int = 0,
) -> tuple[cudaError_t, list[cudaGraphNode_t], list[cudaGraphEdgeData], int]: ...
def cudaGraphAddDependencies(
    graph: cudaGraph_t | int | None,
    from_: Sequence[cudaGraphNode_t | int | None] | None,
    to: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
) -> tuple[cudaError_t]: ...
def cudaGraphAddDependencies_v2(
    graph: cudaGraph_t | int | None,
    from_: Sequence[cudaGraphNode_t | int | None] | None,
    to: Sequence[cudaGraphNode_t | int | None] | None,
    edgeData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: int,
) -> tuple[cudaError_t]: ...
def cudaGraphRemoveDependencies(
    graph: cudaGraph_t | int | None,
    from_: Sequence[cudaGraphNode_t | int | None] | None,
    to: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
) -> tuple[cudaError_t]: ...
def cudaGraphRemoveDependencies_v2(
    graph: cudaGraph_t | int | None,
    from_: Sequence[cudaGraphNode_t | int | None] | None,
    to: Sequence[cudaGraphNode_t | int | None] | None,
    edgeData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: int,
) -> tuple[cudaError_t]: ...
def cudaGraphDestroyNode(node: cudaGraphNode_t | int | None) -> tuple[cudaError_t]: ...
def cudaGraphInstantiate(graph: cudaGraph_t | int | None, flags: int) -> tuple[cudaError_t, cudaGraphExec_t]: ...
def cudaGraphInstantiateWithFlags(
    graph: cudaGraph_t | int | None,
    flags: int,
) -> tuple[cudaError_t, cudaGraphExec_t]: ...
def cudaGraphInstantiateWithParams(
    graph: cudaGraph_t | int | None,
    instantiateParams: cudaGraphInstantiateParams | None,
) -> tuple[cudaError_t, cudaGraphExec_t]: ...
def cudaGraphExecGetFlags(graphExec: cudaGraphExec_t | int | None) -> tuple[cudaError_t, int]: ...
def cudaGraphExecKernelNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    pNodeParams: cudaKernelNodeParams | None,
) -> tuple[cudaError_t]: ...
def cudaGraphExecMemcpyNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    pNodeParams: cudaMemcpy3DParms | None,
) -> tuple[cudaError_t]: ...
def cudaGraphExecMemcpyNodeSetParamsToSymbol(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    symbol: Address,
    src: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]: ...
def cudaGraphExecMemcpyNodeSetParamsFromSymbol(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    dst: WritableAddress,
    symbol: Address,
    count: int,
    offset: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]: ...
def cudaGraphExecMemcpyNodeSetParams1D(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    dst: WritableAddress,
    src: Address,
    count: int,
    kind: cudaMemcpyKind | int,
) -> tuple[cudaError_t]: ...
def cudaGraphExecMemsetNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    pNodeParams: cudaMemsetParams | None,
) -> tuple[cudaError_t]: ...
def cudaGraphExecHostNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    pNodeParams: cudaHostNodeParams | None,
) -> tuple[cudaError_t]: ...
def cudaGraphExecChildGraphNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    childGraph: cudaGraph_t | int | None,
) -> tuple[cudaError_t]: ...
def cudaGraphExecEventRecordNodeSetEvent(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    event: cudaEvent_t | int | None,
) -> tuple[cudaError_t]: ...
def cudaGraphExecEventWaitNodeSetEvent(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    event: cudaEvent_t | int | None,
) -> tuple[cudaError_t]: ...
def cudaGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    nodeParams: cudaExternalSemaphoreSignalNodeParams | None,
) -> tuple[cudaError_t]: ...
def cudaGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    nodeParams: cudaExternalSemaphoreWaitNodeParams | None,
) -> tuple[cudaError_t]: ...
def cudaGraphNodeSetEnabled(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
    isEnabled: int,
) -> tuple[cudaError_t]: ...
def cudaGraphNodeGetEnabled(
    hGraphExec: cudaGraphExec_t | int | None,
    hNode: cudaGraphNode_t | int | None,
) -> tuple[cudaError_t, int]: ...
def cudaGraphExecUpdate(
    hGraphExec: cudaGraphExec_t | int | None,
    hGraph: cudaGraph_t | int | None,
) -> tuple[cudaError_t, cudaGraphExecUpdateResultInfo]: ...
def cudaGraphUpload(
    graphExec: cudaGraphExec_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaGraphLaunch(
    graphExec: cudaGraphExec_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaGraphExecDestroy(graphExec: cudaGraphExec_t | int | None) -> tuple[cudaError_t]: ...
def cudaGraphDestroy(graph: cudaGraph_t | int | None) -> tuple[cudaError_t]: ...
def cudaGraphDebugDotPrint(graph: cudaGraph_t | int | None, path: Text, flags: int) -> tuple[cudaError_t]: ...
def cudaUserObjectCreate(
    ptr: Address,
    destroy: Callable[[int], object] | cudaHostFn_t | int | None,
    initialRefcount: int,
    flags: int,
) -> tuple[cudaError_t, cudaUserObject_t]: ...
def cudaUserObjectRetain(object: cudaUserObject_t | int | None, count: int) -> tuple[cudaError_t]: ...
def cudaUserObjectRelease(object: cudaUserObject_t | int | None, count: int) -> tuple[cudaError_t]: ...
def cudaGraphRetainUserObject(
    graph: cudaGraph_t | int | None,
    object: cudaUserObject_t | int | None,
    count: int,
    flags: int,
) -> tuple[cudaError_t]: ...
def cudaGraphReleaseUserObject(
    graph: cudaGraph_t | int | None,
    object: cudaUserObject_t | int | None,
    count: int,
) -> tuple[cudaError_t]: ...
def cudaGraphAddNode(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    numDependencies: int,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphAddNode_v2(
    graph: cudaGraph_t | int | None,
    pDependencies: Sequence[cudaGraphNode_t | int | None] | None,
    dependencyData: Sequence[cudaGraphEdgeData] | None,
    numDependencies: int,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError_t, cudaGraphNode_t]: ...
def cudaGraphNodeSetParams(
    node: cudaGraphNode_t | int | None,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError_t]: ...
def cudaGraphExecNodeSetParams(
    graphExec: cudaGraphExec_t | int | None,
    node: cudaGraphNode_t | int | None,
    nodeParams: cudaGraphNodeParams | None,
) -> tuple[cudaError_t]: ...
def cudaGraphConditionalHandleCreate(
    graph: cudaGraph_t | int | None,
    defaultLaunchValue: int,
    flags: int,
) -> tuple[cudaError_t, cudaGraphConditionalHandle]: ...
def cudaGetDriverEntryPoint(symbol: Text, flags: int) -> tuple[cudaError_t, int, cudaDriverEntryPointQueryResult]: ...
def cudaGetDriverEntryPointByVersion(
    symbol: Text,
    cudaVersion: int,
    flags: int,
) -> tuple[cudaError_t, int, cudaDriverEntryPointQueryResult]: ...
def cudaLibraryLoadData(
    code: Address,
    jitOptions: Sequence[cudaJitOption | int] | None,
    jitOptionsValues: Sequence[Any] | None,
    numJitOptions: int,
    libraryOptions: Sequence[cudaLibraryOption | int] | None,
    libraryOptionValues: Sequence[Any] | None,
    numLibraryOptions: int,
) -> tuple[cudaError_t, cudaLibrary_t]: ...
def cudaLibraryLoadFromFile(
    fileName: Text,
    jitOptions: Sequence[cudaJitOption | int] | None,
    jitOptionsValues: Sequence[Any] | None,
    numJitOptions: int,
    libraryOptions: Sequence[cudaLibraryOption | int] | None,
    libraryOptionValues: Sequence[Any] | None,
    numLibraryOptions: int,
) -> tuple[cudaError_t, cudaLibrary_t]: ...
def cudaLibraryUnload(library: cudaLibrary_t | int | None) -> tuple[cudaError_t]: ...
def cudaLibraryGetKernel(library: cudaLibrary_t | int | None, name: Text) -> tuple[cudaError_t, cudaKernel_t]: ...
def cudaLibraryGetGlobal(library: cudaLibrary_t | int | None, name: Text) -> tuple[cudaError_t, int, int]: ...
def cudaLibraryGetManaged(library: cudaLibrary_t | int | None, name: Text) -> tuple[cudaError_t, int, int]: ...
def cudaLibraryGetUnifiedFunction(library: cudaLibrary_t | int | None, symbol: Text) -> tuple[cudaError_t, int]: ...
def cudaLibraryGetKernelCount(lib: cudaLibrary_t | int | None) -> tuple[cudaError_t, int]: ...
def cudaLibraryEnumerateKernels(
    numKernels: int,
    lib: cudaLibrary_t | int | None,
) -> tuple[cudaError_t, list[cudaKernel_t]]: ...
def cudaKernelSetAttributeForDevice(
    kernel: cudaKernel_t | int | None,
    attr: cudaFuncAttribute | int,
    value: int,
    device: int,
) -> tuple[cudaError_t]: ...
def cudaGetExportTable(pExportTableId: cudaUUID_t | None) -> tuple[cudaError_t, int]: ...
def cudaGetFuncBySymbol(symbolPtr: Address) -> tuple[cudaError_t, cudaFunction_t]: ...
def cudaGetKernel(entryFuncAddr: Address) -> tuple[cudaError_t, cudaKernel_t]: ...
def cudaProfilerStart() -> tuple[cudaError_t]: ...
def cudaProfilerStop() -> tuple[cudaError_t]: ...
def cudaGLGetDevices(
    cudaDeviceCount: int,
    deviceList: cudaGLDeviceList | int,
) -> tuple[cudaError_t, int, list[int]]: ...
def cudaGraphicsGLRegisterImage(
    image: GLuint | int | None,
    target: GLenum | int | None,
    flags: int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]: ...
def cudaGraphicsGLRegisterBuffer(
    buffer: GLuint | int | None,
    flags: int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]: ...
def cudaGLSetGLDevice(device: int) -> tuple[cudaError_t]: ...
def cudaGLRegisterBufferObject(bufObj: GLuint | int | None) -> tuple[cudaError_t]: ...
def cudaGLMapBufferObject(bufObj: GLuint | int | None) -> tuple[cudaError_t, int]: ...
def cudaGLUnmapBufferObject(bufObj: GLuint | int | None) -> tuple[cudaError_t]: ...
def cudaGLUnregisterBufferObject(bufObj: GLuint | int | None) -> tuple[cudaError_t]: ...
def cudaGLSetBufferObjectMapFlags(bufObj: GLuint | int | None, flags: int) -> tuple[cudaError_t]: ...
def cudaGLMapBufferObjectAsync(
    bufObj: GLuint | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t, int]: ...
def cudaGLUnmapBufferObjectAsync(
    bufObj: GLuint | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> tuple[cudaError_t]: ...
def cudaGraphicsEGLRegisterImage(
    image: EGLImageKHR | int | None,
    flags: int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]: ...
def cudaEGLStreamConsumerConnect(
    eglStream: EGLStreamKHR | int | None,
) -> tuple[cudaError_t, cudaEglStreamConnection]: ...
def cudaEGLStreamConsumerConnectWithFlags(
    eglStream: EGLStreamKHR | int | None,
    flags: int,
) -> tuple[cudaError_t, cudaEglStreamConnection]: ...
def cudaEGLStreamConsumerDisconnect(conn: CUeglStreamConnection | int | None) -> tuple[cudaError_t]: ...
def cudaEGLStreamConsumerAcquireFrame(
    conn: CUeglStreamConnection | int | None,
    pCudaResource: cudaGraphicsResource_t | int | None,
    pStream: CUstream | int | None,
    timeout: int,
) -> tuple[cudaError_t]: ...
def cudaEGLStreamConsumerReleaseFrame(
    conn: CUeglStreamConnection | int | None,
    pCudaResource: cudaGraphicsResource_t | int | None,
    pStream: CUstream | int | None,
) -> tuple[cudaError_t]: ...
def cudaEGLStreamProducerConnect(
    eglStream: EGLStreamKHR | int | None,
    width: EGLint | int | None,
    height: EGLint | int | None,
) -> tuple[cudaError_t, cudaEglStreamConnection]: ...
def cudaEGLStreamProducerDisconnect(conn: CUeglStreamConnection | int | None) -> tuple[cudaError_t]: ...
def cudaEGLStreamProducerPresentFrame(
    conn: CUeglStreamConnection | int | None,
    eglframe: cudaEglFrame,
    pStream: CUstream | int | None,
) -> tuple[cudaError_t]: ...
def cudaEGLStreamProducerReturnFrame(
    conn: CUeglStreamConnection | int | None,
    eglframe: cudaEglFrame | None,
    pStream: CUstream | int | None,
) -> tuple[cudaError_t]: ...
def cudaGraphicsResourceGetMappedEglFrame(
    resource: cudaGraphicsResource_t | int | None,
    index: int,
    mipLevel: int,
) -> tuple[cudaError_t, cudaEglFrame]: ...
def cudaEventCreateFromEGLSync(eglSync: EGLSyncKHR | int | None, flags: int) -> tuple[cudaError_t, cudaEvent_t]: ...
def cudaVDPAUGetDevice(
    vdpDevice: VdpDevice | int | None,
    vdpGetProcAddress: VdpGetProcAddress | int | None,
) -> tuple[cudaError_t, int]: ...
def cudaVDPAUSetVDPAUDevice(
    device: int,
    vdpDevice: VdpDevice | int | None,
    vdpGetProcAddress: VdpGetProcAddress | int | None,
) -> tuple[cudaError_t]: ...
def cudaGraphicsVDPAURegisterVideoSurface(
    vdpSurface: VdpVideoSurface | int | None,
    flags: int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]: ...
def cudaGraphicsVDPAURegisterOutputSurface(
    vdpSurface: VdpOutputSurface | int | None,
    flags: int,
) -> tuple[cudaError_t, cudaGraphicsResource_t]: ...
def cudaWGLGetDevice(hGpu: HGPUNV | int | None) -> tuple[cudaError_t, int]: ...
def make_cudaPitchedPtr(d: Address, p: int, xsz: int, ysz: int) -> cudaPitchedPtr: ...
def make_cudaPos(x: int, y: int, z: int) -> cudaPos: ...
def make_cudaExtent(w: int, h: int, d: int) -> cudaExtent: ...
def sizeof(objType: type) -> int: ...

anon_struct0 = cudaArraySparseProperties_tileExtent
anon_struct1 = cudaResourceDesc_res_array
anon_struct2 = cudaResourceDesc_res_mipmap
anon_struct3 = cudaResourceDesc_res_linear
anon_struct4 = cudaResourceDesc_res_pitch2D
anon_union0 = cudaResourceDesc_res
anon_struct5 = cudaMemcpy3DOperand_op_ptr
anon_struct6 = cudaMemcpy3DOperand_op_array
anon_union1 = cudaMemcpy3DOperand_op
anon_struct7 = cudaExternalMemoryHandleDesc_handle_win32
anon_union2 = cudaExternalMemoryHandleDesc_handle
anon_struct8 = cudaExternalSemaphoreHandleDesc_handle_win32
anon_union3 = cudaExternalSemaphoreHandleDesc_handle
anon_struct9 = cudaExternalSemaphoreSignalParams_v1_params_fence
anon_union4 = cudaExternalSemaphoreSignalParams_v1_params_nvSciSync
anon_struct10 = cudaExternalSemaphoreSignalParams_v1_params_keyedMutex
anon_struct11 = cudaExternalSemaphoreSignalParams_v1_params
anon_struct12 = cudaExternalSemaphoreWaitParams_v1_params_fence
anon_union5 = cudaExternalSemaphoreWaitParams_v1_params_nvSciSync
anon_struct13 = cudaExternalSemaphoreWaitParams_v1_params_keyedMutex
anon_struct14 = cudaExternalSemaphoreWaitParams_v1_params
anon_struct15 = cudaExternalSemaphoreSignalParams_params_fence
anon_union6 = cudaExternalSemaphoreSignalParams_params_nvSciSync
anon_struct16 = cudaExternalSemaphoreSignalParams_params_keyedMutex
anon_struct17 = cudaExternalSemaphoreSignalParams_params
anon_struct18 = cudaExternalSemaphoreWaitParams_params_fence
anon_union7 = cudaExternalSemaphoreWaitParams_params_nvSciSync
anon_struct19 = cudaExternalSemaphoreWaitParams_params_keyedMutex
anon_struct20 = cudaExternalSemaphoreWaitParams_params
anon_struct21 = cudaGraphKernelNodeUpdate_updateData_param
anon_union9 = cudaGraphKernelNodeUpdate_updateData
anon_struct22 = cudaLaunchAttributeValue_clusterDim
anon_struct23 = cudaLaunchAttributeValue_programmaticEvent
anon_struct24 = cudaLaunchAttributeValue_preferredClusterDim
anon_struct25 = cudaLaunchAttributeValue_launchCompletionEvent
anon_struct26 = cudaLaunchAttributeValue_deviceUpdatableKernelNode
anon_struct27 = cudaAsyncNotificationInfo_info_overBudget
anon_union10 = cudaAsyncNotificationInfo_info
anon_union11 = cudaEglFrame_st_frame
