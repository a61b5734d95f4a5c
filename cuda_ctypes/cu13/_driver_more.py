# python -m generator generate driver 13.5
"""The rest of the table of driver: what a program's first calls do without."""

from .._floor import Lines, line_blocks, value_lines, word_blocks

# Forms that a public name stood for in the past.
older = Lines("""
cuMemHostRegister: CUresult (void *p, size_t bytesize, unsigned int Flags) 4000
cuGraphicsResourceSetMapFlags: CUresult (CUgraphicsResource resource, unsigned int flags) 3000
cuLinkCreate: CUresult (unsigned int numOptions, CUjit_option *options : array=numOptions, void **optionValues : options=options kept=stateOut, out CUlinkState *stateOut) 5050
cuLinkAddData: CUresult (CUlinkState state, CUjitInputType typename, void *data, size_t size, const char *name, unsigned int numOptions, CUjit_option *options : array=numOptions, void **optionValues : options=options kept=state) 5050
cuLinkAddFile: CUresult (CUlinkState state, CUjitInputType typename, const char *path, unsigned int numOptions, CUjit_option *options : array=numOptions, void **optionValues : options=options kept=state) 5050
cuTexRefSetAddress2D_v2: CUresult (CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch) 3020
cuDeviceTotalMem: CUresult (out unsigned int *numbytes, CUdevice dev) 2000
cuCtxCreate: CUresult (out CUcontext *pctx, unsigned int flags, CUdevice dev) 2000
cuCtxCreate_v2: CUresult (out CUcontext *pctx, unsigned int flags, CUdevice dev) 3020
cuCtxCreate_v3: CUresult (out CUcontext *pctx, CUexecAffinityParam *paramsArray : array=numParams, int numParams, unsigned int flags, CUdevice dev) 11040
cuModuleGetGlobal: CUresult (out CUdeviceptr_v1 *dptr, out unsigned int *numbytes, CUmodule hmod, const char *name) 2000
cuMemGetInfo: CUresult (out unsigned int *free, out unsigned int *total) 2000
cuMemAlloc: CUresult (out CUdeviceptr_v1 *dptr, unsigned int bytesize) 2000
cuMemAllocPitch: CUresult (out CUdeviceptr_v1 *dptr, out unsigned int *pPitch, unsigned int WidthInBytes, unsigned int Height, unsigned int ElementSizeBytes) 2000
cuMemFree: CUresult (CUdeviceptr_v1 dptr) 2000
cuMemGetAddressRange: CUresult (out CUdeviceptr_v1 *pbase, out unsigned int *psize, CUdeviceptr_v1 dptr) 2000
cuMemAllocHost: CUresult (out void **pp, unsigned int bytesize) 2000
cuMemHostGetDevicePointer: CUresult (out CUdeviceptr_v1 *pdptr, void *p, unsigned int Flags) 2020
cuMemcpyHtoD: CUresult (CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned int ByteCount) 2000
cuMemcpyDtoH: CUresult (void *dstHost : writable, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) 2000
cuMemcpyDtoD: CUresult (CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) 2000
cuMemcpyDtoA: CUresult (CUarray dstArray, unsigned int dstOffset, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) 2000
cuMemcpyAtoD: CUresult (CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) 2000
cuMemcpyHtoA: CUresult (CUarray dstArray, unsigned int dstOffset, const void *srcHost, unsigned int ByteCount) 2000
cuMemcpyAtoH: CUresult (void *dstHost : writable, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) 2000
cuMemcpyAtoA: CUresult (CUarray dstArray, unsigned int dstOffset, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) 2000
cuMemcpyHtoAAsync: CUresult (CUarray dstArray, unsigned int dstOffset, const void *srcHost, unsigned int ByteCount, CUstream hStream) 2000
cuMemcpyAtoHAsync: CUresult (void *dstHost : writable, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount, CUstream hStream) 2000
cuMemcpy2D: CUresult (const CUDA_MEMCPY2D_v1 *pCopy) 2000
cuMemcpy2DUnaligned: CUresult (const CUDA_MEMCPY2D_v1 *pCopy) 2000
cuMemcpy3D: CUresult (const CUDA_MEMCPY3D_v1 *pCopy) 2000
cuMemcpyHtoDAsync: CUresult (CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned int ByteCount, CUstream hStream) 2000
cuMemcpyDtoHAsync: CUresult (void *dstHost : writable, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream) 2000
cuMemcpyDtoDAsync: CUresult (CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream) 3000
cuMemcpy2DAsync: CUresult (const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream) 2000
cuMemcpy3DAsync: CUresult (const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream) 2000
cuMemsetD8: CUresult (CUdeviceptr_v1 dstDevice, unsigned char uc, unsigned int N) 2000
cuMemsetD16: CUresult (CUdeviceptr_v1 dstDevice, unsigned short us, unsigned int N) 2000
cuMemsetD32: CUresult (CUdeviceptr_v1 dstDevice, unsigned int ui, unsigned int N) 2000
cuMemsetD2D8: CUresult (CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned char uc, unsigned int Width, unsigned int Height) 2000
cuMemsetD2D16: CUresult (CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned short us, unsigned int Width, unsigned int Height) 2000
cuMemsetD2D32: CUresult (CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned int ui, unsigned int Width, unsigned int Height) 2000
cuArrayCreate: CUresult (out CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray) 2000
cuArrayGetDescriptor: CUresult (out CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray) 2000
cuArray3DCreate: CUresult (out CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray) 2000
cuArray3DGetDescriptor: CUresult (out CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray) 2000
cuTexRefSetAddress: CUresult (out unsigned int *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned int numbytes) 2000
cuTexRefSetAddress2D: CUresult (CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc, CUdeviceptr_v1 dptr, unsigned int Pitch) 2020
cuTexRefGetAddress: CUresult (out CUdeviceptr_v1 *pdptr, CUtexref hTexRef) 2000
cuGraphicsResourceGetMappedPointer: CUresult (out CUdeviceptr_v1 *pDevPtr, out unsigned int *pSize, CUgraphicsResource resource) 3000
cuCtxDestroy: CUresult (CUcontext ctx) 2000
cuCtxPopCurrent: CUresult (out CUcontext *pctx) 2000
cuCtxPushCurrent: CUresult (CUcontext ctx) 2000
cuStreamDestroy: CUresult (CUstream hStream) 2000
cuEventDestroy: CUresult (CUevent hEvent) 2000
cuEventElapsedTime: CUresult (out float *pMilliseconds, CUevent hStart, CUevent hEnd) 2000
cuDevicePrimaryCtxRelease: CUresult (CUdevice dev) 7000
cuDevicePrimaryCtxReset: CUresult (CUdevice dev) 7000
cuDevicePrimaryCtxSetFlags: CUresult (CUdevice dev, unsigned int flags) 7000
cuDeviceGetUuid: CUresult (out CUuuid *uuid, CUdevice dev) 9020
cuMemcpyBatchAsync: CUresult (CUdeviceptr *dsts : array=count, CUdeviceptr *srcs : array=count, size_t *sizes : array=count, size_t count, CUmemcpyAttributes *attrs : array=numAttrs, size_t *attrsIdxs : array=numAttrs, size_t numAttrs, out size_t *failIdx, CUstream hStream) 12080 ptsz
cuMemcpy3DBatchAsync: CUresult (size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList : array=numOps, out size_t *failIdx, unsigned long long flags, CUstream hStream) 12080 ptsz
cuStreamWriteValue32: CUresult (CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) 8000 ptsz
cuStreamWaitValue32: CUresult (CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) 8000 ptsz
cuStreamWriteValue64: CUresult (CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) 9000 ptsz
cuStreamWaitValue64: CUresult (CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) 9000 ptsz
cuStreamBatchMemOp: CUresult (CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray : array=count, unsigned int flags) 8000 ptsz
cuMemPrefetchAsync: CUresult (CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) 8000 ptsz
cuMemAdvise: CUresult (CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device) 8000
cuStreamBeginCapture: CUresult (CUstream hStream) 10000 ptsz
cuStreamGetCaptureInfo: CUresult (CUstream hStream, out CUstreamCaptureStatus *captureStatus_out, out cuuint64_t *id_out) 10010 ptsz
cuStreamGetCaptureInfo_v2: CUresult (CUstream hStream, out CUstreamCaptureStatus *captureStatus_out, out cuuint64_t *id_out, out CUgraph *graph_out, out const CUgraphNode **dependencies_out : array=numDependencies_out, out size_t *numDependencies_out) 11030 ptsz
cuGraphAddKernelNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) 10000
cuGraphKernelNodeGetParams: CUresult (CUgraphNode hNode, out CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) 10000
cuGraphKernelNodeSetParams: CUresult (CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) 10000
cuGraphExecKernelNodeSetParams: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) 10010
cuGraphExecUpdate: CUresult (CUgraphExec hGraphExec, CUgraph hGraph, out CUgraphNode *hErrorNode_out, out CUgraphExecUpdateResult *updateResult_out) 10020
cuGraphGetEdges: CUresult (CUgraph hGraph, out CUgraphNode *from_ : array=numEdges, out CUgraphNode *to : array=numEdges, inout size_t *numEdges : default=0) 10000
cuGraphNodeGetDependencies: CUresult (CUgraphNode hNode, out CUgraphNode *dependencies : array=numDependencies, inout size_t *numDependencies : default=0) 10000
cuGraphNodeGetDependentNodes: CUresult (CUgraphNode hNode, out CUgraphNode *dependentNodes : array=numDependentNodes, inout size_t *numDependentNodes : default=0) 10000
cuGraphAddDependencies: CUresult (CUgraph hGraph, const CUgraphNode *from_ : array=numDependencies, const CUgraphNode *to : array=numDependencies, size_t numDependencies) 10000
cuGraphRemoveDependencies: CUresult (CUgraph hGraph, const CUgraphNode *from_ : array=numDependencies, const CUgraphNode *to : array=numDependencies, size_t numDependencies) 10000
cuGraphAddNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, CUgraphNodeParams *nodeParams) 12020
cuIpcOpenMemHandle: CUresult (out CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags) 4010
cuGraphInstantiate: CUresult (out CUgraphExec *phGraphExec, CUgraph hGraph, out CUgraphNode *phErrorNode, out char *logBuffer : buffer=bufferSize, size_t bufferSize) 10000
cuGraphInstantiate_v2: CUresult (out CUgraphExec *phGraphExec, CUgraph hGraph, out CUgraphNode *phErrorNode, out char *logBuffer : buffer=bufferSize, size_t bufferSize) 11000
cuStreamUpdateCaptureDependencies: CUresult (CUstream hStream, CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, unsigned int flags) 11030 ptsz
cuGetProcAddress: CUresult (const char *symbol, out void **pfn, int cudaVersion, cuuint64_t flags) 11030
cuGLGetDevices: CUresult (out unsigned int *pCudaDeviceCount, out CUdevice *pCudaDevices : array=cudaDeviceCount, unsigned int cudaDeviceCount, CUGLDeviceList deviceList) 4010
cuGLCtxCreate: CUresult (out CUcontext *pCtx, unsigned int Flags, CUdevice device) 2000
cuGLMapBufferObject: CUresult (out CUdeviceptr_v1 *dptr, out unsigned int *size, GLuint buffer) 2000
cuGLMapBufferObjectAsync: CUresult (out CUdeviceptr_v1 *dptr, out unsigned int *size, GLuint buffer, CUstream hStream) 2030
cuVDPAUCtxCreate: CUresult (out CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress : slot) 3010
""")

records = line_blocks("""
CUuuid_st: struct
    char bytes[16] : hexadecimal

CUmemFabricHandle_st: struct
    unsigned char data[64]

CUipcEventHandle_st: struct
    char reserved[64]

CUipcMemHandle_st: struct
    char reserved[64]

CUstreamMemOpWaitValueParams_st_2: union
    cuuint32_t value
    cuuint64_t value64

CUstreamMemOpWaitValueParams_st: struct
    CUstreamBatchMemOpType operation
    CUdeviceptr address
    CUstreamMemOpWaitValueParams_st_2 _2 : anonymous
    unsigned int flags
    CUdeviceptr alias

CUstreamMemOpWriteValueParams_st_2: union
    cuuint32_t value
    cuuint64_t value64

CUstreamMemOpWriteValueParams_st: struct
    CUstreamBatchMemOpType operation
    CUdeviceptr address
    CUstreamMemOpWriteValueParams_st_2 _2 : anonymous
    unsigned int flags
    CUdeviceptr alias

CUstreamMemOpFlushRemoteWritesParams_st: struct
    CUstreamBatchMemOpType operation
    unsigned int flags

CUstreamMemOpMemoryBarrierParams_st: struct
    CUstreamBatchMemOpType operation
    unsigned int flags

CUstreamMemOpAtomicReductionParams_st: struct
    CUstreamBatchMemOpType operation
    unsigned int flags
    CUstreamAtomicReductionOpType reductionOp
    CUstreamAtomicReductionDataType dataType
    CUdeviceptr address
    cuuint64_t value
    CUdeviceptr alias

CUstreamBatchMemOpParams_union: union
    CUstreamBatchMemOpType operation
    CUstreamMemOpWaitValueParams_st waitValue
    CUstreamMemOpWriteValueParams_st writeValue
    CUstreamMemOpFlushRemoteWritesParams_st flushRemoteWrites
    CUstreamMemOpMemoryBarrierParams_st memoryBarrier
    CUstreamMemOpAtomicReductionParams_st atomicReduction
    cuuint64_t pad[6]

CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st: struct
    CUcontext ctx
    unsigned int count
    CUstreamBatchMemOpParams *paramArray
    unsigned int flags

CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st: struct
    CUcontext ctx
    unsigned int count
    CUstreamBatchMemOpParams *paramArray
    unsigned int flags

CUasyncNotificationInfo_st_info_overBudget: struct
    unsigned long long bytesOverBudget

CUasyncNotificationInfo_st_info: union
    CUasyncNotificationInfo_st_info_overBudget overBudget

CUasyncNotificationInfo_st: struct
    CUasyncNotificationType type
    CUasyncNotificationInfo_st_info info

CUdevprop_st: struct
    int maxThreadsPerBlock
    int maxThreadsDim[3]
    int maxGridSize[3]
    int sharedMemPerBlock
    int totalConstantMemory
    int SIMDWidth
    int memPitch
    int regsPerBlock
    int clockRate
    int textureAlign

CUaccessPolicyWindow_st: struct
    void *base_ptr
    size_t num_bytes
    float hitRatio
    CUaccessProperty hitProp
    CUaccessProperty missProp

CUDA_KERNEL_NODE_PARAMS_st: struct
    CUfunction func
    unsigned int gridDimX
    unsigned int gridDimY
    unsigned int gridDimZ
    unsigned int blockDimX
    unsigned int blockDimY
    unsigned int blockDimZ
    unsigned int sharedMemBytes
    void **kernelParams : kernel_parameters
    void **extra : address

CUDA_KERNEL_NODE_PARAMS_v2_st: struct
    CUfunction func
    unsigned int gridDimX
    unsigned int gridDimY
    unsigned int gridDimZ
    unsigned int blockDimX
    unsigned int blockDimY
    unsigned int blockDimZ
    unsigned int sharedMemBytes
    void **kernelParams : kernel_parameters
    void **extra : address
    CUkernel kern
    CUcontext ctx

CUDA_KERNEL_NODE_PARAMS_v3_st: struct
    CUfunction func
    unsigned int gridDimX
    unsigned int gridDimY
    unsigned int gridDimZ
    unsigned int blockDimX
    unsigned int blockDimY
    unsigned int blockDimZ
    unsigned int sharedMemBytes
    void **kernelParams : kernel_parameters
    void **extra : address
    CUkernel kern
    CUcontext ctx

CUDA_MEMSET_NODE_PARAMS_st: struct
    CUdeviceptr dst
    size_t pitch
    unsigned int value
    unsigned int elementSize
    size_t width
    size_t height

CUDA_MEMSET_NODE_PARAMS_v2_st: struct
    CUdeviceptr dst
    size_t pitch
    unsigned int value
    unsigned int elementSize
    size_t width
    size_t height
    CUcontext ctx

CUDA_HOST_NODE_PARAMS_st: struct
    CUhostFn fn
    void *userData

CUDA_HOST_NODE_PARAMS_v2_st_3: union
    CUcontext ctx
    CUgreenCtx gCtx

CUDA_HOST_NODE_PARAMS_v2_st: struct
    CUhostFn fn
    void *userData
    unsigned int syncMode
    CUDA_HOST_NODE_PARAMS_v2_st_3 _3 : anonymous

CUDA_CONDITIONAL_NODE_PARAMS: struct
    CUgraphConditionalHandle handle
    CUgraphConditionalNodeType type
    unsigned int size
    CUgraph *phGraph_out
    CUcontext ctx

CUgraphEdgeData_st: struct
    unsigned char from_port
    unsigned char to_port
    unsigned char type
    unsigned char reserved[5]

CUDA_GRAPH_INSTANTIATE_PARAMS_st: struct
    cuuint64_t flags
    CUstream hUploadStream
    CUgraphNode hErrNode_out
    CUgraphInstantiateResult result_out

CUlaunchMemSyncDomainMap_st: struct
    unsigned char default_
    unsigned char remote

CUlaunchAttributeValue_union_clusterDim: struct
    unsigned int x
    unsigned int y
    unsigned int z

CUlaunchAttributeValue_union_programmaticEvent: struct
    CUevent event
    int flags
    int triggerAtBlockStart

CUlaunchAttributeValue_union_launchCompletionEvent: struct
    CUevent event
    int flags

CUlaunchAttributeValue_union_preferredClusterDim: struct
    unsigned int x
    unsigned int y
    unsigned int z

CUlaunchAttributeValue_union_deviceUpdatableKernelNode: struct
    int deviceUpdatable
    CUgraphDeviceNode devNode

CUlaunchAttributeValue_union: union
    char pad[64]
    CUaccessPolicyWindow accessPolicyWindow
    int cooperative
    CUsynchronizationPolicy syncPolicy
    CUlaunchAttributeValue_union_clusterDim clusterDim
    CUclusterSchedulingPolicy clusterSchedulingPolicyPreference
    int programmaticStreamSerializationAllowed
    CUlaunchAttributeValue_union_programmaticEvent programmaticEvent
    CUlaunchAttributeValue_union_launchCompletionEvent launchCompletionEvent
    int priority
    CUlaunchMemSyncDomainMap memSyncDomainMap
    CUlaunchMemSyncDomain memSyncDomain
    CUlaunchAttributeValue_union_preferredClusterDim preferredClusterDim
    CUlaunchAttributeValue_union_deviceUpdatableKernelNode deviceUpdatableKernelNode
    unsigned int sharedMemCarveout
    unsigned int nvlinkUtilCentricScheduling
    CUlaunchAttributePortableClusterMode portableClusterSizeMode
    CUsharedMemoryMode sharedMemoryMode

CUlaunchAttribute_st: struct
    CUlaunchAttributeID id
    char pad[4]
    CUlaunchAttributeValue value

CUlaunchConfig_st: struct
    unsigned int gridDimX
    unsigned int gridDimY
    unsigned int gridDimZ
    unsigned int blockDimX
    unsigned int blockDimY
    unsigned int blockDimZ
    unsigned int sharedMemBytes
    CUstream hStream
    CUlaunchAttribute *attrs
    unsigned int numAttrs

CUexecAffinitySmCount_st: struct
    unsigned int val

CUexecAffinityParam_st_param: union
    CUexecAffinitySmCount smCount

CUexecAffinityParam_st: struct
    CUexecAffinityType type
    CUexecAffinityParam_st_param param

CUctxCigParam_st: struct
    CUcigDataType sharedDataType
    void *sharedData

CUctxCreateParams_st: struct
    CUexecAffinityParam *execAffinityParams
    int numExecAffinityParams
    CUctxCigParam *cigParams

CUstreamCigParam_st: struct
    CUstreamCigDataType streamSharedDataType
    void *streamSharedData

CUstreamCigCaptureParams_st: struct
    CUstreamCigParam *streamCigParams

CUlibraryHostUniversalFunctionAndDataTable_st: struct
    void *functionTable
    size_t functionWindowSize
    void *dataTable
    size_t dataWindowSize

CUDA_MEMCPY2D_st: struct
    size_t srcXInBytes
    size_t srcY
    CUmemorytype srcMemoryType
    const void *srcHost
    CUdeviceptr srcDevice
    CUarray srcArray
    size_t srcPitch
    size_t dstXInBytes
    size_t dstY
    CUmemorytype dstMemoryType
    void *dstHost : writable
    CUdeviceptr dstDevice
    CUarray dstArray
    size_t dstPitch
    size_t WidthInBytes
    size_t Height

CUDA_MEMCPY3D_st: struct
    size_t srcXInBytes
    size_t srcY
    size_t srcZ
    size_t srcLOD
    CUmemorytype srcMemoryType
    const void *srcHost
    CUdeviceptr srcDevice
    CUarray srcArray
    void *reserved0
    size_t srcPitch
    size_t srcHeight
    size_t dstXInBytes
    size_t dstY
    size_t dstZ
    size_t dstLOD
    CUmemorytype dstMemoryType
    void *dstHost : writable
    CUdeviceptr dstDevice
    CUarray dstArray
    void *reserved1
    size_t dstPitch
    size_t dstHeight
    size_t WidthInBytes
    size_t Height
    size_t Depth

CUDA_MEMCPY3D_PEER_st: struct
    size_t srcXInBytes
    size_t srcY
    size_t srcZ
    size_t srcLOD
    CUmemorytype srcMemoryType
    const void *srcHost
    CUdeviceptr srcDevice
    CUarray srcArray
    CUcontext srcContext
    size_t srcPitch
    size_t srcHeight
    size_t dstXInBytes
    size_t dstY
    size_t dstZ
    size_t dstLOD
    CUmemorytype dstMemoryType
    void *dstHost : writable
    CUdeviceptr dstDevice
    CUarray dstArray
    CUcontext dstContext
    size_t dstPitch
    size_t dstHeight
    size_t WidthInBytes
    size_t Height
    size_t Depth

CUDA_MEMCPY_NODE_PARAMS_st: struct
    int flags
    int reserved
    CUcontext copyCtx
    CUDA_MEMCPY3D copyParams

CUDA_ARRAY_DESCRIPTOR_st: struct
    size_t Width
    size_t Height
    CUarray_format Format
    unsigned int NumChannels

CUDA_ARRAY3D_DESCRIPTOR_st: struct
    size_t Width
    size_t Height
    size_t Depth
    CUarray_format Format
    unsigned int NumChannels
    unsigned int Flags

CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent: struct
    unsigned int width
    unsigned int height
    unsigned int depth

CUDA_ARRAY_SPARSE_PROPERTIES_st: struct
    CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent tileExtent
    unsigned int miptailFirstLevel
    unsigned long long miptailSize
    unsigned int flags
    unsigned int reserved[4]

CUDA_ARRAY_MEMORY_REQUIREMENTS_st: struct
    size_t size
    size_t alignment
    unsigned int reserved[4]

CUDA_RESOURCE_DESC_st_res_array: struct
    CUarray hArray

CUDA_RESOURCE_DESC_st_res_mipmap: struct
    CUmipmappedArray hMipmappedArray

CUDA_RESOURCE_DESC_st_res_linear: struct
    CUdeviceptr devPtr
    CUarray_format format
    unsigned int numChannels
    size_t sizeInBytes

CUDA_RESOURCE_DESC_st_res_pitch2D: struct
    CUdeviceptr devPtr
    CUarray_format format
    unsigned int numChannels
    size_t width
    size_t height
    size_t pitchInBytes

CUDA_RESOURCE_DESC_st_res_reserved: struct
    int reserved[32]

CUDA_RESOURCE_DESC_st_res: union
    CUDA_RESOURCE_DESC_st_res_array array
    CUDA_RESOURCE_DESC_st_res_mipmap mipmap
    CUDA_RESOURCE_DESC_st_res_linear linear
    CUDA_RESOURCE_DESC_st_res_pitch2D pitch2D
    CUDA_RESOURCE_DESC_st_res_reserved reserved

CUDA_RESOURCE_DESC_st: struct
    CUresourcetype resType
    CUDA_RESOURCE_DESC_st_res res
    unsigned int flags

CUDA_TEXTURE_DESC_st: struct
    CUaddress_mode addressMode[3]
    CUfilter_mode filterMode
    unsigned int flags
    unsigned int maxAnisotropy
    CUfilter_mode mipmapFilterMode
    float mipmapLevelBias
    float minMipmapLevelClamp
    float maxMipmapLevelClamp
    float borderColor[4]
    int reserved[12]

CUDA_RESOURCE_VIEW_DESC_st: struct
    CUresourceViewFormat format
    size_t width
    size_t height
    size_t depth
    unsigned int firstMipmapLevel
    unsigned int lastMipmapLevel
    unsigned int firstLayer
    unsigned int lastLayer
    unsigned int reserved[16]

CUtensorMap_st: struct align 128
    cuuint64_t opaque[16]

CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st: struct
    unsigned long long p2pToken
    unsigned int vaSpaceToken

CUDA_LAUNCH_PARAMS_st: struct
    CUfunction function
    unsigned int gridDimX
    unsigned int gridDimY
    unsigned int gridDimZ
    unsigned int blockDimX
    unsigned int blockDimY
    unsigned int blockDimZ
    unsigned int sharedMemBytes
    CUstream hStream
    void **kernelParams : kernel_parameters

CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32: struct
    void *handle
    const void *name

CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle: union
    int fd
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32 win32
    const void *nvSciBufObject

CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st: struct
    CUexternalMemoryHandleType type
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle handle
    unsigned long long size
    unsigned int flags
    unsigned int reserved[16]

CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st: struct
    unsigned long long offset
    unsigned long long size
    unsigned int flags
    unsigned int reserved[16]

CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st: struct
    unsigned long long offset
    CUDA_ARRAY3D_DESCRIPTOR arrayDesc
    unsigned int numLevels
    unsigned int reserved[16]

CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32: struct
    void *handle
    const void *name

CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle: union
    int fd
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32 win32
    const void *nvSciSyncObj

CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st: struct
    CUexternalSemaphoreHandleType type
    CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle handle
    unsigned int flags
    unsigned int reserved[16]

CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence: struct
    unsigned long long value

CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync: union
    void *fence
    unsigned long long reserved

CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex: struct
    unsigned long long key

CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params: struct
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence fence
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync nvSciSync
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex keyedMutex
    unsigned int reserved[12]

CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st: struct
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params params
    unsigned int flags
    unsigned int reserved[16]

CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence: struct
    unsigned long long value

CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync: union
    void *fence
    unsigned long long reserved

CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex: struct
    unsigned long long key
    unsigned int timeoutMs

CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params: struct
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence fence
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync nvSciSync
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex keyedMutex
    unsigned int reserved[10]

CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st: struct
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params params
    unsigned int flags
    unsigned int reserved[16]

CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st: struct
    CUexternalSemaphore *extSemArray
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray
    unsigned int numExtSems

CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st_3: union
    CUcontext ctx
    CUgreenCtx gCtx

CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st: struct
    CUexternalSemaphore *extSemArray
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray
    unsigned int numExtSems
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st_3 _3 : anonymous

CUDA_EXT_SEM_WAIT_NODE_PARAMS_st: struct
    CUexternalSemaphore *extSemArray
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray
    unsigned int numExtSems

CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st_3: union
    CUcontext ctx
    CUgreenCtx gCtx

CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st: struct
    CUexternalSemaphore *extSemArray
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray
    unsigned int numExtSems
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st_3 _3 : anonymous

CUarrayMapInfo_st_resource: union
    CUmipmappedArray mipmap
    CUarray array

CUarrayMapInfo_st_subresource_sparseLevel: struct
    unsigned int level
    unsigned int layer
    unsigned int offsetX
    unsigned int offsetY
    unsigned int offsetZ
    unsigned int extentWidth
    unsigned int extentHeight
    unsigned int extentDepth

CUarrayMapInfo_st_subresource_miptail: struct
    unsigned int layer
    unsigned long long offset
    unsigned long long size

CUarrayMapInfo_st_subresource: union
    CUarrayMapInfo_st_subresource_sparseLevel sparseLevel
    CUarrayMapInfo_st_subresource_miptail miptail

CUarrayMapInfo_st_memHandle: union
    CUmemGenericAllocationHandle memHandle

CUarrayMapInfo_st: struct
    CUresourcetype resourceType
    CUarrayMapInfo_st_resource resource
    CUarraySparseSubresourceType subresourceType
    CUarrayMapInfo_st_subresource subresource
    CUmemOperationType memOperationType
    CUmemHandleType memHandleType
    CUarrayMapInfo_st_memHandle memHandle
    unsigned long long offset
    unsigned int deviceBitMask
    unsigned int flags
    unsigned int reserved[2]

CUmemLocation_st_1_localized: struct
    unsigned char deviceId
    unsigned char localityDomainId

CUmemLocation_st_1: union
    int id
    CUmemLocation_st_1_localized localized

CUmemLocation_st: struct
    CUmemLocationType type
    CUmemLocation_st_1 _1 : anonymous

CUmemAllocationProp_st_allocFlags: struct
    unsigned char compressionType
    unsigned char gpuDirectRDMACapable
    unsigned short usage
    unsigned char reserved[4]

CUmemAllocationProp_st: struct
    CUmemAllocationType type
    CUmemAllocationHandleType requestedHandleTypes
    CUmemLocation location
    void *win32HandleMetaData
    CUmemAllocationProp_st_allocFlags allocFlags

CUmulticastObjectProp_st: struct
    unsigned int numDevices
    size_t size
    unsigned long long handleTypes
    unsigned long long flags

CUmemAccessDesc_st: struct
    CUmemLocation location
    CUmemAccess_flags flags

CUgraphExecUpdateResultInfo_st: struct
    CUgraphExecUpdateResult result
    CUgraphNode errorNode
    CUgraphNode errorFromNode

CUmemPoolProps_st: struct
    CUmemAllocationType allocType
    CUmemAllocationHandleType handleTypes
    CUmemLocation location
    void *win32SecurityAttributes
    size_t maxSize
    unsigned short usage
    unsigned char gpuDirectRDMACapable
    unsigned char reserved[53]

CUmemPoolPtrExportData_st: struct
    unsigned char reserved[64]

CUmemcpyAttributes_st: struct
    CUmemcpySrcAccessOrder srcAccessOrder
    CUmemLocation srcLocHint
    CUmemLocation dstLocHint
    unsigned int flags

CUoffset3D_st: struct
    size_t x
    size_t y
    size_t z

CUextent3D_st: struct
    size_t width
    size_t height
    size_t depth

CUmemcpy3DOperand_st_op_ptr: struct
    CUdeviceptr ptr
    size_t rowLength
    size_t layerHeight
    CUmemLocation locHint

CUmemcpy3DOperand_st_op_array: struct
    CUarray array
    CUoffset3D offset

CUmemcpy3DOperand_st_op: union
    CUmemcpy3DOperand_st_op_ptr ptr
    CUmemcpy3DOperand_st_op_array array

CUmemcpy3DOperand_st: struct
    CUmemcpy3DOperandType type
    CUmemcpy3DOperand_st_op op

CUDA_MEMCPY3D_BATCH_OP_st: struct
    CUmemcpy3DOperand src
    CUmemcpy3DOperand dst
    CUextent3D extent
    CUmemcpySrcAccessOrder srcAccessOrder
    unsigned int flags

CUDA_MEM_ALLOC_NODE_PARAMS_v1_st: struct
    CUmemPoolProps poolProps
    const CUmemAccessDesc *accessDescs
    size_t accessDescCount
    size_t bytesize
    CUdeviceptr dptr

CUDA_MEM_ALLOC_NODE_PARAMS_v2_st: struct
    CUmemPoolProps poolProps
    const CUmemAccessDesc *accessDescs
    size_t accessDescCount
    size_t bytesize
    CUdeviceptr dptr

CUDA_MEM_FREE_NODE_PARAMS_st: struct
    CUdeviceptr dptr

CUDA_CHILD_GRAPH_NODE_PARAMS_st: struct
    CUgraph graph
    CUgraphChildGraphNodeOwnership ownership

CUDA_EVENT_RECORD_NODE_PARAMS_st_1: union
    CUcontext ctx
    CUgreenCtx gCtx

CUDA_EVENT_RECORD_NODE_PARAMS_st: struct
    CUevent event
    CUDA_EVENT_RECORD_NODE_PARAMS_st_1 _1 : anonymous

CUDA_EVENT_WAIT_NODE_PARAMS_st: struct
    CUevent event

CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st_7: union
    CUcontext ctx
    CUgreenCtx gCtx

CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st: struct
    size_t count
    CUdeviceptr *dsts : array
    CUdeviceptr *srcs : array
    size_t *sizes
    CUmemcpyAttributes *attrs
    size_t *attrsIdxs
    size_t numAttrs
    CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st_7 _7 : anonymous

CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st_3: union
    CUcontext ctx
    CUgreenCtx gCtx

CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st: struct
    size_t numOps
    CUDA_FABRIC_COPY_BATCH_OP *opList
    unsigned long long flags
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st_3 _3 : anonymous

CUgraphNodeParams_st_2: union
    long long reserved1[29]
    CUDA_KERNEL_NODE_PARAMS_v3 kernel
    CUDA_MEMCPY_NODE_PARAMS memcpy
    CUDA_MEMSET_NODE_PARAMS_v2 memset
    CUDA_HOST_NODE_PARAMS_v2 host
    CUDA_CHILD_GRAPH_NODE_PARAMS graph
    CUDA_EVENT_WAIT_NODE_PARAMS eventWait
    CUDA_EVENT_RECORD_NODE_PARAMS eventRecord
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait
    CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc
    CUDA_MEM_FREE_NODE_PARAMS free
    CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp
    CUDA_CONDITIONAL_NODE_PARAMS conditional
    CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 memcpyBatch
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 fabricCpyBatch
    char asBytes[232]

CUgraphNodeParams_st: struct
    CUgraphNodeType type
    int reserved0[3]
    CUgraphNodeParams_st_2 _2 : anonymous
    long long reserved2

CUcheckpointCustomStoragePerDeviceData_st: struct
    CUdeviceptr devPtr
    size_t size
    CUstream stream

CUcheckpointCustomStorageInfo_st: struct
    CUcheckpointOperationHandle handle
    CUcheckpointCustomStoragePerDeviceData *perDeviceData
    unsigned int deviceCount

CUcheckpointLockArgs_st: struct
    unsigned int timeoutMs
    unsigned int reserved0
    cuuint64_t reserved1[7]

CUcheckpointCheckpointArgs_st: struct
    CUcheckpointCustomStorageInfo **customStorageInfo_out
    char reserved[56]

CUcheckpointGpuPair_st: struct
    CUuuid oldUuid
    CUuuid newUuid

CUcheckpointRestoreArgs_st: struct
    CUcheckpointGpuPair *gpuPairs
    unsigned int gpuPairsCount
    unsigned int padding0
    CUcheckpointCustomStorageInfo **customStorageInfo_out
    char reserved[40]

CUcheckpointUnlockArgs_st: struct
    cuuint64_t reserved[8]

CUmemDecompressParams_st: struct
    size_t srcNumBytes
    size_t dstNumBytes
    cuuint32_t *dstActBytes
    const void *src
    void *dst
    CUmemDecompressAlgorithm algo
    unsigned char padding[20]

CUcliqueInfo_st: struct
    CUcliqueType type
    unsigned int id

CUlogicalEndpointFabricHandle_st: struct
    unsigned char data[64]

CUlogicalEndpointProp_struct_1_unicast: struct
    CUdevice device

CUlogicalEndpointProp_struct_1_multicast: struct
    unsigned int numDevices

CUlogicalEndpointProp_struct_1: union
    CUlogicalEndpointProp_struct_1_unicast unicast
    CUlogicalEndpointProp_struct_1_multicast multicast

CUlogicalEndpointProp_struct: struct
    CUlogicalEndpointType type
    CUlogicalEndpointProp_struct_1 _1 : anonymous
    unsigned long long size
    unsigned int ipcHandleTypes
    unsigned int flags

CUfabricCpyOperand_st_op_ptr: struct
    CUdeviceptr ptr
    CUmemLocation locHint

CUfabricCpyOperand_st_op_le: struct
    CUlogicalEndpointId id
    cuuint64_t offset

CUfabricCpyOperand_st_op: union
    CUfabricCpyOperand_st_op_ptr ptr
    CUfabricCpyOperand_st_op_le le

CUfabricCpyOperand_st: struct
    CUfabricCpyOperandType type
    CUfabricCpyOperand_st_op op

CUDA_FABRIC_COPY_BATCH_OP_st: struct
    CUfabricCpyOperand src
    CUfabricCpyOperand dst
    size_t size
    unsigned int flags

CUdevSmResource_st: struct
    unsigned int smCount
    unsigned int minSmPartitionSize
    unsigned int smCoscheduledAlignment
    unsigned int flags
    unsigned int localityDomainId

CUdevWorkqueueConfigResource_st: struct
    CUdevice device
    unsigned int wqConcurrencyLimit
    CUdevWorkqueueConfigScope sharingScope

CUdevWorkqueueResource_st: struct
    unsigned char reserved[40]

CU_DEV_SM_RESOURCE_GROUP_PARAMS_st: struct
    unsigned int smCount
    unsigned int coscheduledSmCount
    unsigned int preferredCoscheduledSmCount
    unsigned int flags
    unsigned int localityDomainId
    unsigned int reserved[11]

CUdevResource_st_2: union
    CUdevSmResource sm
    CUdevWorkqueueConfigResource wqConfig
    CUdevWorkqueueResource wq
    unsigned char _oversize[40]

CUdevResource_st: struct
    CUdevResourceType type
    unsigned char _internal_padding[92]
    CUdevResource_st_2 _2 : anonymous
    CUdevResource_st *nextResource

CUDA_MEMCPY2D_v1_st: struct
    unsigned int srcXInBytes
    unsigned int srcY
    CUmemorytype srcMemoryType
    const void *srcHost
    CUdeviceptr_v1 srcDevice
    CUarray srcArray
    unsigned int srcPitch
    unsigned int dstXInBytes
    unsigned int dstY
    CUmemorytype dstMemoryType
    void *dstHost : writable
    CUdeviceptr_v1 dstDevice
    CUarray dstArray
    unsigned int dstPitch
    unsigned int WidthInBytes
    unsigned int Height

CUDA_MEMCPY3D_v1_st: struct
    unsigned int srcXInBytes
    unsigned int srcY
    unsigned int srcZ
    unsigned int srcLOD
    CUmemorytype srcMemoryType
    const void *srcHost
    CUdeviceptr_v1 srcDevice
    CUarray srcArray
    void *reserved0
    unsigned int srcPitch
    unsigned int srcHeight
    unsigned int dstXInBytes
    unsigned int dstY
    unsigned int dstZ
    unsigned int dstLOD
    CUmemorytype dstMemoryType
    void *dstHost : writable
    CUdeviceptr_v1 dstDevice
    CUarray dstArray
    void *reserved1
    unsigned int dstPitch
    unsigned int dstHeight
    unsigned int WidthInBytes
    unsigned int Height
    unsigned int Depth

CUDA_ARRAY_DESCRIPTOR_v1_st: struct
    unsigned int Width
    unsigned int Height
    CUarray_format Format
    unsigned int NumChannels

CUDA_ARRAY3D_DESCRIPTOR_v1_st: struct
    unsigned int Width
    unsigned int Height
    unsigned int Depth
    CUarray_format Format
    unsigned int NumChannels
    unsigned int Flags

CUeglFrame_st_frame: union
    CUarray pArray[3]
    void *pPitch[3]

CUeglFrame_st: struct
    CUeglFrame_st_frame frame
    unsigned int width
    unsigned int height
    unsigned int depth
    unsigned int pitch
    unsigned int planeCount
    unsigned int numChannels
    CUeglFrameType frameType
    CUeglColorFormat eglColorFormat
    CUarray_format cuFormat

""")

callbacks = Lines("""
VdpGetProcAddress: VdpStatus (VdpDevice device, VdpFuncId function_id, void **function_pointer) bare
CUasyncCallback: void (CUasyncNotificationInfo *info, void *userData, CUasyncCallbackHandle callback)
CUhostFn: void (void *userData)
CUstreamCallback: void (CUstream hStream, CUresult status, void *userData)
CUoccupancyB2DSize: size_t (int blockSize)
CUgraphRecaptureCallback: CUresult (void *data, CUgraphNode node, const CUgraphNodeParams *originalParams, const CUgraphNodeParams *recaptureParams, CUgraphRecaptureStatus status)
CUcoredumpStatusCallback: void (void *userData, int pid, CUdevice dev)
CUlogsCallback: void (void *data, CUlogLevel logLevel, char *message, size_t length)
""")

constants = value_lines("""
CUDA_VERSION: 13050
CU_IPC_HANDLE_SIZE: 64
CU_STREAM_LEGACY: 1
CU_STREAM_PER_THREAD: 2
CU_COMPUTE_ACCELERATED_TARGET_BASE: 65536
CU_COMPUTE_FAMILY_TARGET_BASE: 131072
CU_GRAPH_COND_ASSIGN_DEFAULT: 1
CU_GRAPH_KERNEL_NODE_PORT_DEFAULT: 0
CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC: 1
CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER: 2
CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW: 1
CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE: 2
CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION: 4
CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: 5
CU_KERNEL_NODE_ATTRIBUTE_PRIORITY: 8
CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: 9
CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN: 10
CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: 11
CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: 13
CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: 14
CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW: 1
CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY: 3
CU_STREAM_ATTRIBUTE_PRIORITY: 8
CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: 9
CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN: 10
CU_MEMHOSTALLOC_PORTABLE: 1
CU_MEMHOSTALLOC_DEVICEMAP: 2
CU_MEMHOSTALLOC_WRITECOMBINED: 4
CU_MEMHOSTREGISTER_PORTABLE: 1
CU_MEMHOSTREGISTER_DEVICEMAP: 2
CU_MEMHOSTREGISTER_IOMEMORY: 4
CU_MEMHOSTREGISTER_READ_ONLY: 8
CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL: 1
CU_TENSOR_MAP_NUM_QWORDS: 16
CUDA_EXTERNAL_MEMORY_DEDICATED: 1
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC: 1
CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC: 2
CUDA_NVSCISYNC_ATTR_SIGNAL: 1
CUDA_NVSCISYNC_ATTR_WAIT: 2
CU_MEM_CREATE_USAGE_TILE_POOL: 1
CU_MEM_CREATE_USAGE_HW_DECOMPRESS: 2
CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE: 4
CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS: 2
CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC: 1
CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC: 2
CUDA_ARRAY3D_LAYERED: 1
CUDA_ARRAY3D_2DARRAY: 1
CUDA_ARRAY3D_SURFACE_LDST: 2
CUDA_ARRAY3D_CUBEMAP: 4
CUDA_ARRAY3D_TEXTURE_GATHER: 8
CUDA_ARRAY3D_DEPTH_TEXTURE: 16
CUDA_ARRAY3D_COLOR_ATTACHMENT: 32
CUDA_ARRAY3D_SPARSE: 64
CUDA_ARRAY3D_DEFERRED_MAPPING: 128
CUDA_ARRAY3D_VIDEO_ENCODE_DECODE: 256
CU_TRSA_OVERRIDE_FORMAT: 1
CU_TRSF_READ_AS_INTEGER: 1
CU_TRSF_NORMALIZED_COORDINATES: 2
CU_TRSF_SRGB: 16
CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION: 32
CU_TRSF_SEAMLESS_CUBEMAP: 64
CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM: 1
CU_LAUNCH_PARAM_END_AS_INT: 0
CU_LAUNCH_PARAM_END: 0
CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT: 1
CU_LAUNCH_PARAM_BUFFER_POINTER: 1
CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT: 2
CU_LAUNCH_PARAM_BUFFER_SIZE: 2
CU_PARAM_TR_DEFAULT: -1
CU_DEVICE_CPU: -1
CU_DEVICE_INVALID: -2
CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY: 4294967295
MAX_PLANES: 3
CUDA_EGL_INFINITE_TIMEOUT: 4294967295
""")

# Inline functions that fill a struct.
makers = Lines("""
""")

# Types of values behind void *, by the enumerator that is passed beside them.
attributes = word_blocks("""
CUpointer_attribute: attributes
    CU_POINTER_ATTRIBUTE_CONTEXT = CUcontext
    CU_POINTER_ATTRIBUTE_MEMORY_TYPE = unsigned int
    CU_POINTER_ATTRIBUTE_DEVICE_POINTER = CUdeviceptr
    CU_POINTER_ATTRIBUTE_HOST_POINTER = void *
    CU_POINTER_ATTRIBUTE_P2P_TOKENS = CUDA_POINTER_ATTRIBUTE_P2P_TOKENS
    CU_POINTER_ATTRIBUTE_SYNC_MEMOPS = _Bool
    CU_POINTER_ATTRIBUTE_BUFFER_ID = unsigned long long
    CU_POINTER_ATTRIBUTE_IS_MANAGED = _Bool
    CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL = int
    CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE = _Bool
    CU_POINTER_ATTRIBUTE_RANGE_START_ADDR = CUdeviceptr
    CU_POINTER_ATTRIBUTE_RANGE_SIZE = size_t
    CU_POINTER_ATTRIBUTE_MAPPED = _Bool
    CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = unsigned long long
    CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = unsigned int
    CU_POINTER_ATTRIBUTE_ACCESS_FLAGS = unsigned int
    CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = CUmemoryPool
    CU_POINTER_ATTRIBUTE_MAPPING_SIZE = size_t
    CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR = CUdeviceptr
    CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID = unsigned long long
    CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE = _Bool
    CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL = int

CUmemPool_attribute: attributes
    CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES = int
    CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC = int
    CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES = int
    CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = cuuint64_t
    CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = cuuint64_t
    CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = cuuint64_t
    CU_MEMPOOL_ATTR_USED_MEM_CURRENT = cuuint64_t
    CU_MEMPOOL_ATTR_USED_MEM_HIGH = cuuint64_t
    CU_MEMPOOL_ATTR_ALLOCATION_TYPE = int
    CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES = unsigned int
    CU_MEMPOOL_ATTR_LOCATION_ID = int
    CU_MEMPOOL_ATTR_LOCATION_TYPE = int
    CU_MEMPOOL_ATTR_MAX_POOL_SIZE = cuuint64_t
    CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED = int
    CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID = int

CUmem_range_attribute: attributes
    CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = int
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = int
    CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = int[]
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = int
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = int
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = int
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = int
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = int

CUgraphMem_attribute: attributes
    CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT = cuuint64_t
    CU_GRAPH_MEM_ATTR_USED_MEM_HIGH = cuuint64_t
    CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT = cuuint64_t
    CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH = cuuint64_t

CUcoredumpSettings: attributes
    CU_COREDUMP_ENABLE_ON_EXCEPTION = _Bool
    CU_COREDUMP_TRIGGER_HOST = _Bool
    CU_COREDUMP_LIGHTWEIGHT = _Bool
    CU_COREDUMP_ENABLE_USER_TRIGGER = _Bool
    CU_COREDUMP_FILE = char[1024]
    CU_COREDUMP_PIPE = char[1024]
    CU_COREDUMP_GENERATION_FLAGS = unsigned int

CUmemAllocationHandleType: attributes
    CU_MEM_HANDLE_TYPE_NONE = int
    CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = int
    CU_MEM_HANDLE_TYPE_WIN32 = void *
    CU_MEM_HANDLE_TYPE_WIN32_KMT = unsigned int
    CU_MEM_HANDLE_TYPE_FABRIC = CUmemFabricHandle

CUmemRangeHandleType: attributes
    CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD = int

CUlogicalEndpointIpcHandleType: attributes
    CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE = CUlogicalEndpointFabricHandle
    CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC = CUlogicalEndpointFabricHandle

CUlibraryOption: attributes
    CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE = address
    CU_LIBRARY_BINARY_IS_PRESERVED = unsigned int

CUjit_option: attributes
    CU_JIT_MAX_REGISTERS = unsigned int
    CU_JIT_THREADS_PER_BLOCK = unsigned int
    CU_JIT_WALL_TIME = float *
    CU_JIT_INFO_LOG_BUFFER = buffer
    CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES = unsigned int
    CU_JIT_ERROR_LOG_BUFFER = buffer
    CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = unsigned int
    CU_JIT_OPTIMIZATION_LEVEL = unsigned int
    CU_JIT_TARGET_FROM_CUCONTEXT = unsigned int
    CU_JIT_TARGET = CUjit_target
    CU_JIT_FALLBACK_STRATEGY = CUjit_fallback
    CU_JIT_GENERATE_DEBUG_INFO = int
    CU_JIT_LOG_VERBOSE = int
    CU_JIT_GENERATE_LINE_INFO = int
    CU_JIT_CACHE_MODE = CUjit_cacheMode
    CU_JIT_GLOBAL_SYMBOL_NAMES = text[]
    CU_JIT_GLOBAL_SYMBOL_ADDRESSES = void *[]
    CU_JIT_GLOBAL_SYMBOL_COUNT = unsigned int
    CU_JIT_LTO = int
    CU_JIT_FTZ = int
    CU_JIT_PREC_DIV = int
    CU_JIT_PREC_SQRT = int
    CU_JIT_FMA = int
    CU_JIT_REFERENCED_KERNEL_NAMES = text[]
    CU_JIT_REFERENCED_KERNEL_COUNT = unsigned int
    CU_JIT_REFERENCED_VARIABLE_NAMES = text[]
    CU_JIT_REFERENCED_VARIABLE_COUNT = unsigned int
    CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES = int
    CU_JIT_POSITION_INDEPENDENT_CODE = int
    CU_JIT_MIN_CTA_PER_SM = unsigned int
    CU_JIT_MAX_THREADS_PER_BLOCK = int
    CU_JIT_OVERRIDE_DIRECTIVE_VALUES = int
    CU_JIT_SPLIT_COMPILE = unsigned int
    CU_JIT_BINARY_LOADER_THREAD_COUNT = unsigned int

""")

# Names that cuda.bindings gives to records that have none in C.
unnamed = Lines("""
anon_struct0: CUasyncNotificationInfo_st_info_overBudget
anon_union2: CUasyncNotificationInfo_st_info
anon_struct1: CUlaunchAttributeValue_union_clusterDim
anon_struct2: CUlaunchAttributeValue_union_programmaticEvent
anon_struct3: CUlaunchAttributeValue_union_launchCompletionEvent
anon_struct4: CUlaunchAttributeValue_union_preferredClusterDim
anon_struct5: CUlaunchAttributeValue_union_deviceUpdatableKernelNode
anon_union4: CUexecAffinityParam_st_param
anon_struct6: CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent
anon_struct7: CUDA_RESOURCE_DESC_st_res_array
anon_struct8: CUDA_RESOURCE_DESC_st_res_mipmap
anon_struct9: CUDA_RESOURCE_DESC_st_res_linear
anon_struct10: CUDA_RESOURCE_DESC_st_res_pitch2D
anon_struct11: CUDA_RESOURCE_DESC_st_res_reserved
anon_union5: CUDA_RESOURCE_DESC_st_res
anon_struct12: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32
anon_union6: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle
anon_struct13: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32
anon_union7: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle
anon_struct14: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence
anon_union8: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync
anon_struct15: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex
anon_struct16: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params
anon_struct17: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence
anon_union9: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync
anon_struct18: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex
anon_struct19: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params
anon_union12: CUarrayMapInfo_st_resource
anon_struct20: CUarrayMapInfo_st_subresource_sparseLevel
anon_struct21: CUarrayMapInfo_st_subresource_miptail
anon_union13: CUarrayMapInfo_st_subresource
anon_union14: CUarrayMapInfo_st_memHandle
anon_struct22: CUmemLocation_st_1_localized
anon_struct23: CUmemAllocationProp_st_allocFlags
anon_struct24: CUmemcpy3DOperand_st_op_ptr
anon_struct25: CUmemcpy3DOperand_st_op_array
anon_union16: CUmemcpy3DOperand_st_op
anon_struct26: CUlogicalEndpointProp_struct_1_unicast
anon_struct27: CUlogicalEndpointProp_struct_1_multicast
anon_struct28: CUfabricCpyOperand_st_op_ptr
anon_struct29: CUfabricCpyOperand_st_op_le
anon_union22: CUfabricCpyOperand_st_op
anon_union24: CUeglFrame_st_frame
""")

advice = Lines("""
CUDA_ERROR_INVALID_VALUE: An argument is out of its range, or arguments do not fit together: a zero size, a null pointer, a grid with an empty dimension. Check them one by one.
CUDA_ERROR_OUT_OF_MEMORY: The device (or page-locked host memory) has no room for this. Free what is no longer used, ask for less, or look with nvidia-smi for other processes on the device.
CUDA_ERROR_NOT_INITIALIZED: Nothing has initialized the driver in this process: call cuInit(0) before anything else.
CUDA_ERROR_DEINITIALIZED: The driver is already shutting down, as it does when the process exits. Release CUDA objects earlier than in atexit handlers and destructors.
CUDA_ERROR_PROFILER_DISABLED: A profiler already controls this process, so that it cannot be steered from inside. Leave the profiler calls out or run without the tool.
CUDA_ERROR_PROFILER_NOT_INITIALIZED: Old toolkits returned this when profiling started before it was initialized. cuProfilerStart alone is enough today.
CUDA_ERROR_PROFILER_ALREADY_STARTED: Profiling was on already; the second cuProfilerStart had no effect and can be left out.
CUDA_ERROR_PROFILER_ALREADY_STOPPED: Profiling was off already; the second cuProfilerStop had no effect and can be left out.
CUDA_ERROR_STUB_LIBRARY: The libcuda that was loaded is the toolkit's stub for linking, not a driver. Take the toolkit's stubs folder out of LD_LIBRARY_PATH, or name the driver's own file.
CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER: The driver knows the function's name but cannot do what is asked. Update the driver; cuDriverGetVersion tells which CUDA version it supports.
CUDA_ERROR_DEVICE_UNAVAILABLE: Another process holds the device in exclusive mode, or it is busy or being reset. Let nvidia-smi show its processes and compute mode, or choose another device.
CUDA_ERROR_MULTICAST_RESOURCE_FULL: All multicast resources of the NVLink switches are taken. Release multicast objects, or ask for fewer or smaller ones.
CUDA_ERROR_NO_DEVICE: The driver sees no GPU. Check nvidia-smi, that CUDA_VISIBLE_DEVICES is not empty or wrong, and that a container was started with access to GPUs.
CUDA_ERROR_INVALID_DEVICE: There is no device of this number: they run from 0 to cuDeviceGetCount() - 1, after CUDA_VISIBLE_DEVICES has hidden some.
CUDA_ERROR_DEVICE_NOT_LICENSED: The device, most likely a virtual GPU, has no valid licence. Ask whoever runs the host to look at its licence server.
CUDA_ERROR_INVALID_IMAGE: These bytes are no PTX, cubin, fatbin or LTO code: a wrong or cut-off file, or PTX text without its final NUL.
CUDA_ERROR_INVALID_CONTEXT: No context is current on this thread, or the one given is destroyed. Each thread needs Device().set_current() of cuda_ctypes.core, or cuCtxSetCurrent with cuDevicePrimaryCtxRetain's context.
CUDA_ERROR_CONTEXT_ALREADY_CURRENT: The context is current already; there is no need to make it so again.
CUDA_ERROR_MAP_FAILED: The resource could not be mapped into the device's address space. Check that the graphics context is current and that its device is this one.
CUDA_ERROR_UNMAP_FAILED: The resource could not be unmapped; work that still uses it, or a lost context, is the usual reason. Synchronize first to see the real error.
CUDA_ERROR_ARRAY_IS_MAPPED: The array is mapped and cannot be destroyed or changed as long as it is. Unmap it first.
CUDA_ERROR_ALREADY_MAPPED: The resource is mapped already. Unmap it before it is mapped again.
CUDA_ERROR_NO_BINARY_FOR_GPU: The code was built for other architectures only. Build for this device's compute capability (-arch=sm_XY), or ship PTX, which the driver compiles itself.
CUDA_ERROR_ALREADY_ACQUIRED: The resource was acquired before and not yet released.
CUDA_ERROR_NOT_MAPPED: The resource is used or unmapped although it is not mapped. Map it first, on the stream that uses it.
CUDA_ERROR_NOT_MAPPED_AS_ARRAY: The resource is mapped as a plain buffer: ask for its pointer instead of its array.
CUDA_ERROR_NOT_MAPPED_AS_POINTER: The resource is mapped as an array: ask for its array instead of its pointer.
CUDA_ERROR_ECC_UNCORRECTABLE: The device's memory returned data that error correction could not repair. Restart the process; if it comes again (see nvidia-smi -q -d ECC), have the device checked.
CUDA_ERROR_UNSUPPORTED_LIMIT: This device does not have the limit that was asked for or set.
CUDA_ERROR_CONTEXT_ALREADY_IN_USE: The context is current on another thread and can only be used by one at a time. Pop it there first.
CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: These two devices cannot reach each other's memory (see nvidia-smi topo -p2p r). Copy through the host, which cuMemcpyPeer does by itself.
CUDA_ERROR_INVALID_PTX: The PTX does not compile. Give CU_JIT_ERROR_LOG_BUFFER and its size as options when loading: the log names the line.
CUDA_ERROR_INVALID_GRAPHICS_CONTEXT: No OpenGL, EGL or Direct3D context that fits is current on this thread. Make it current, and make sure that the GPU and not software renders it.
CUDA_ERROR_NVLINK_UNCORRECTABLE: An NVLink connection failed beyond repair. Restart the process; if it comes again, nvidia-smi nvlink -e shows which link.
CUDA_ERROR_JIT_COMPILER_NOT_FOUND: The driver's PTX compiler, libnvidia-ptxjitcompiler, is missing: an incomplete driver or container. Install it, or load a cubin, which needs no compiler.
CUDA_ERROR_UNSUPPORTED_PTX_VERSION: The PTX is newer than the driver, as one from a newer toolkit is. Update the driver, compile with an older toolkit, or make a cubin for this device.
CUDA_ERROR_JIT_COMPILATION_DISABLED: Compiling PTX is forbidden here, by CUDA_DISABLE_PTX_JIT for example. Unset it, or load a cubin for this device.
CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY: This device or setup (Volta or later under MPS is needed) cannot restrict a context to some of its multiprocessors.
CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC: The code synchronizes on the device with cudaDeviceSynchronize, which devices of compute capability 9.0 and later cannot do. Rewrite it with tail launches.
CUDA_ERROR_CONTAINED: A hardware error was kept to this process; others go on. The context is lost: restart the process, and look for Xid messages in the system's log.
CUDA_ERROR_INSUFFICIENT_LOADER_VERSION: The libcuda that was loaded is older than a part of the driver that it has to load. Install one complete driver and remove what is left of others.
CUDA_ERROR_INVALID_SOURCE: The code given for compilation or linking cannot be read: it is empty, cut off, or not of the kind that was said.
CUDA_ERROR_FILE_NOT_FOUND: A file is not there or cannot be read. Relative paths start at the process's current directory.
CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND: A library that the driver loads lacks a function that it needs: parts of two driver versions are mixed. Reinstall the driver.
CUDA_ERROR_SHARED_OBJECT_INIT_FAILED: A library that the driver loads could not start. Run with LD_DEBUG=libs to see which, and check memory limits and the driver's installation.
CUDA_ERROR_OPERATING_SYSTEM: A call of the operating system failed. Limits (ulimit -a), permissions on /dev/nvidia*, the sandbox and the system's log are where to look.
CUDA_ERROR_INVALID_HANDLE: A handle is null, destroyed, of another kind, or of another context than the current one. Make sure that the object is still alive where it is used.
CUDA_ERROR_ILLEGAL_STATE: What is needed before this call has not happened yet, or the object is in the wrong state for it. Check the order of the calls.
CUDA_ERROR_LOSSY_QUERY: The answer would leave out part of what there is to know. Ask with the newer function that returns all of it.
CUDA_ERROR_NOT_FOUND: Nothing has this name or number. Compare with the names in the module: C++ mangles a kernel's name unless it is declared extern "C".
CUDA_ERROR_NOT_READY: Work that was submitted before is still running. That is no failure: ask again later, or synchronize.
CUDA_ERROR_ILLEGAL_ADDRESS: A kernel or copy touched memory that is not its own. The context is lost: only a new process helps. compute-sanitizer names the kernel and the line.
CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES: The blocks need more registers or shared memory than a multiprocessor has, or the arguments are too large. Use fewer threads per block, or CU_JIT_MAX_REGISTERS.
CUDA_ERROR_LAUNCH_TIMEOUT: The kernel ran longer than the watchdog of a GPU with a display allows, and the context is lost. Split the work, or use a GPU without a display.
CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING: A kernel's texture references do not fit the way the module was compiled. Use texture objects instead.
CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED: This context may reach the other's memory already; once is enough, and this can be ignored.
CUDA_ERROR_PEER_ACCESS_NOT_ENABLED: Access to the other context's memory was not enabled, or was disabled before. Call cuCtxEnablePeerAccess first.
CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE: The device's primary context is in use already, which this setting must precede. Set the flags before the first use, or reset the context.
CUDA_ERROR_CONTEXT_IS_DESTROYED: The thread's current context has been destroyed, or is a primary context nobody retained yet. Make a living one current with cuCtxSetCurrent.
CUDA_ERROR_ASSERT: An assert in a kernel failed; its file, line and thread stand on stderr. The context is lost: only a new process helps.
CUDA_ERROR_TOO_MANY_PEERS: The hardware cannot connect this context to yet another peer. Disable access to one that is not needed.
CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED: This host memory, or part of it, is page-locked already. Register each range once.
CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED: This pointer is not where a range registered with cuMemHostRegister begins. Unregister with the very address that was registered.
CUDA_ERROR_HARDWARE_STACK_ERROR: A kernel overran its stack, by deep recursion for example, and the context is lost. Raise CU_LIMIT_STACK_SIZE or recurse less.
CUDA_ERROR_ILLEGAL_INSTRUCTION: A kernel came to an instruction that this device does not have, or jumped astray, and the context is lost. Check the target architecture; run compute-sanitizer.
CUDA_ERROR_MISALIGNED_ADDRESS: A kernel read or wrote at an address that is no multiple of the access's size, such as a float4 at an odd float. The context is lost; compute-sanitizer finds where.
CUDA_ERROR_INVALID_ADDRESS_SPACE: A kernel used an address of one memory space where only another will do, such as shared for global. The context is lost; compute-sanitizer finds where.
CUDA_ERROR_INVALID_PC: A kernel jumped to where there is no code, by a bad function pointer or a damaged stack. The context is lost; compute-sanitizer helps to find where.
CUDA_ERROR_LAUNCH_FAILED: A kernel died of an error without a status of its own, often a bad shared or local address. The context is lost; run under compute-sanitizer, and see Xid in the system's log.
CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE: A cooperative launch needs all blocks on the device at once. Use at most cuOccupancyMaxActiveBlocksPerMultiprocessor times the number of multiprocessors.
CUDA_ERROR_TENSOR_MEMORY_LEAK: A kernel ended without freeing tensor memory that it had allocated. Deallocate it on every way out of the kernel.
CUDA_ERROR_NOT_PERMITTED: This operation is not allowed here: not inside a callback of the driver's, not during stream capture, not for this object, or not without more privileges.
CUDA_ERROR_NOT_SUPPORTED: This device, driver or operating system cannot do this. Ask for the matching device attribute before, and do without where it is 0.
CUDA_ERROR_SYSTEM_NOT_READY: The machine is not ready for CUDA: on systems with NVSwitch the fabric manager must run. Start its service and wait until it is done.
CUDA_ERROR_SYSTEM_DRIVER_MISMATCH: The kernel's driver module and libcuda are of different versions, often after an update. Reboot, or reload the module; containers must use the host's libcuda.
CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE: A forward-compatibility libcuda was loaded, which works with data-centre GPUs only. Remove the cuda-compat folder from the library path and use the driver's own.
CUDA_ERROR_MPS_CONNECTION_FAILED: The MPS server cannot be reached. Check that nvidia-cuda-mps-control runs, as this user and with the same CUDA_MPS_PIPE_DIRECTORY.
CUDA_ERROR_MPS_RPC_FAILURE: The MPS server did not answer as it should. Look into its log (CUDA_MPS_LOG_DIRECTORY) and restart it.
CUDA_ERROR_MPS_SERVER_NOT_READY: The MPS server is starting, or recovering from a client's failure. Try again in a moment.
CUDA_ERROR_MPS_MAX_CLIENTS_REACHED: The MPS server serves as many processes as it can. Run fewer at a time.
CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED: The device has no connections left for MPS clients. Run fewer processes, or lower CUDA_DEVICE_MAX_CONNECTIONS.
CUDA_ERROR_MPS_CLIENT_TERMINATED: The MPS server ended this client, by an administrator's order or because another client failed. Restart the process.
CUDA_ERROR_CDP_NOT_SUPPORTED: The code launches kernels from kernels, which this setup (MPS, for one) does not support.
CUDA_ERROR_CDP_VERSION_MISMATCH: Code for the first and for the second version of launching kernels from kernels is mixed. Build all of it with the same one.
CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED: This call cannot be part of a graph: a synchronization, an allocation, or anything on the legacy default stream. Do it before the capture starts.
CUDA_ERROR_STREAM_CAPTURE_INVALIDATED: An earlier error spoilt this capture. End it, mend the first call that failed, and capture anew.
CUDA_ERROR_STREAM_CAPTURE_MERGE: A wait would join two captures that were begun apart. Begin one, and let other streams join it by an event.
CUDA_ERROR_STREAM_CAPTURE_UNMATCHED: The capture did not begin on this stream, or none is under way. End it on the stream where it began.
CUDA_ERROR_STREAM_CAPTURE_UNJOINED: Work that was forked to another stream never came back. Before the capture ends, let its first stream wait for an event of each other stream.
CUDA_ERROR_STREAM_CAPTURE_ISOLATION: A captured operation would depend on work outside the capture. Record events inside of it, or wait before it begins.
CUDA_ERROR_STREAM_CAPTURE_IMPLICIT: The legacy default stream would have to wait for a stream under capture. Use streams made with CU_STREAM_NON_BLOCKING, and no default stream meanwhile.
CUDA_ERROR_CAPTURED_EVENT: The event was last recorded inside a capture and so has no time or state to ask for. Use another event outside.
CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD: The capture was begun by another thread. End it there, or begin it with CU_STREAM_CAPTURE_MODE_RELAXED.
CUDA_ERROR_TIMEOUT: What was waited for did not happen in time. Wait longer, or find out what holds it up.
CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE: The graph differs from the instantiated one by more than can be updated; the result's details say where. Instantiate it anew.
CUDA_ERROR_EXTERNAL_DEVICE: A device other than the GPU, reached through an external semaphore or memory, failed. The context is lost; look into that device's own errors.
CUDA_ERROR_INVALID_CLUSTER_SIZE: The cluster's shape does not suit the device or the kernel: at most 8 blocks by default, and the grid a multiple. Ask cuOccupancyMaxPotentialClusterSize.
CUDA_ERROR_FUNCTION_NOT_LOADED: The kernel is not loaded yet, because loading is lazy. Load it with cuFuncLoad, or set CUDA_MODULE_LOADING=EAGER.
CUDA_ERROR_INVALID_RESOURCE_TYPE: One or more resources are of a kind that this call does not take. Check each CUdevResource's type.
CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION: The resources are too few, too many or do not fit together. Split one set of multiprocessors, in multiples of what the device asks for.
CUDA_ERROR_KEY_ROTATION: A confidential-computing GPU is changing its encryption keys. Stop the work, and let the process start again when that is done.
CUDA_ERROR_STREAM_DETACHED: The stream's context is gone, so that the stream takes no more work. Make a new stream in a living context.
CUDA_ERROR_GRAPH_RECAPTURE_FAILURE: The work captured again differs too much from the graph that it should update. Capture the same sequence, or into a new graph.
CUDA_ERROR_FABRIC_NOT_READY: The fabric between the machines' GPUs is not ready. Wait until nvidia-smi -q shows its state as completed, and check the fabric manager and IMEX services.
CUDA_ERROR_UNKNOWN: The driver has no name for what went wrong. See the system's log for Xid or driver messages; after a suspend or a driver update, reload the module or reboot.
""")
