# python -m generator generate runtime 12.9
# runtime as the headers of CUDA 12.9 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 12.9
since: 12.0
uses[]: driver
shared[]: CUuuid CUuuid_st EGLImageKHR EGLStreamKHR EGLSyncKHR EGLint GLenum GLuint HGPUNV VdpDevice VdpFuncId VdpGetProcAddress VdpOutputSurface VdpStatus VdpVideoSurface
result: cudaError_t
summary: the CUDA runtime
queries[]: cudaEventQuery cudaStreamQuery
is_capturing: cudaStreamIsCapturing
not_ready: cudaErrorNotReady
streams[]: cudaStream_t
forget[]: cudaLibraryUnload
allocates[]: cudaMalloc cudaMallocHost cudaHostAlloc cudaMallocManaged cudaMallocAsync cudaMallocFromPoolAsync
shortage.status: cudaErrorMemoryAllocation
shortage.asks: cudaMemGetInfo
version_function: cudaRuntimeGetVersion
environment: CUDA_CTYPES_LIBCUDART
pathfinder: cudart
version[]: cudaRuntimeGetVersion 1000 10
two_majors: one knows nothing of the errors and kernels of the other
sections: names=46+592 functions=743+41555 enums=42298+32873 typedefs=75171+1658 older=76879+702 records=77581+17970 callbacks=95551+238 constants=95789+2802 makers=98630+202 attributes=98911+2179 unnamed=101155+2146 advice=103301+20726

# Public names that stand for another symbol.
[names]
cudaGetDeviceProperties: cudaGetDeviceProperties_v2
cudaGetDeviceProperties_v1: cudaGetDeviceProperties
cudaSignalExternalSemaphoresAsync: cudaSignalExternalSemaphoresAsync_v2
cudaSignalExternalSemaphoresAsync_v1: cudaSignalExternalSemaphoresAsync
cudaStreamGetCaptureInfo: cudaStreamGetCaptureInfo_v2
cudaStreamGetCaptureInfo_v1: cudaStreamGetCaptureInfo
cudaWaitExternalSemaphoresAsync: cudaWaitExternalSemaphoresAsync_v2
cudaWaitExternalSemaphoresAsync_v1: cudaWaitExternalSemaphoresAsync
cudaRuntimeGetVersion: cudaRuntimeGetVersion
getLocalRuntimeVersion: cudaRuntimeGetVersion

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
cudaDeviceReset: cudaError_t ()
cudaDeviceSynchronize: cudaError_t ()
cudaDeviceSetLimit: cudaError_t (cudaLimit limit, size_t value)
cudaDeviceGetLimit: cudaError_t (out size_t *pValue, cudaLimit limit)
cudaDeviceGetTexture1DLinearMaxWidth: cudaError_t (out size_t *maxWidthInElements, const cudaChannelFormatDesc *fmtDesc, int device)
cudaDeviceGetCacheConfig: cudaError_t (out cudaFuncCache *pCacheConfig)
cudaDeviceGetStreamPriorityRange: cudaError_t (out int *leastPriority, out int *greatestPriority)
cudaDeviceSetCacheConfig: cudaError_t (cudaFuncCache cacheConfig)
cudaDeviceGetByPCIBusId: cudaError_t (out int *device, const char *pciBusId)
cudaDeviceGetPCIBusId: cudaError_t (out char *pciBusId : buffer=length, int length, int device)
cudaIpcGetEventHandle: cudaError_t (out cudaIpcEventHandle_t *handle, cudaEvent_t event)
cudaIpcOpenEventHandle: cudaError_t (out cudaEvent_t *event, cudaIpcEventHandle_t handle)
cudaIpcGetMemHandle: cudaError_t (out cudaIpcMemHandle_t *handle, void *devPtr)
cudaIpcOpenMemHandle: cudaError_t (out void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)
cudaIpcCloseMemHandle: cudaError_t (void *devPtr)
cudaDeviceFlushGPUDirectRDMAWrites: cudaError_t (cudaFlushGPUDirectRDMAWritesTarget target, cudaFlushGPUDirectRDMAWritesScope scope)
cudaDeviceRegisterAsyncNotification: cudaError_t (int device, cudaAsyncCallback callbackFunc, void *userData, out cudaAsyncCallbackHandle_t *callback) 12040
cudaDeviceUnregisterAsyncNotification: cudaError_t (int device, cudaAsyncCallbackHandle_t callback) 12040
cudaDeviceGetSharedMemConfig: cudaError_t (out cudaSharedMemConfig *pConfig)
cudaDeviceSetSharedMemConfig: cudaError_t (cudaSharedMemConfig config)
cudaThreadExit: cudaError_t ()
cudaThreadSynchronize: cudaError_t ()
cudaThreadSetLimit: cudaError_t (cudaLimit limit, size_t value)
cudaThreadGetLimit: cudaError_t (out size_t *pValue, cudaLimit limit)
cudaThreadGetCacheConfig: cudaError_t (out cudaFuncCache *pCacheConfig)
cudaThreadSetCacheConfig: cudaError_t (cudaFuncCache cacheConfig)
cudaGetLastError: cudaError_t ()
cudaPeekAtLastError: cudaError_t ()
cudaGetErrorName: const char * (cudaError_t error)
cudaGetErrorString: const char * (cudaError_t error)
cudaGetDeviceCount: cudaError_t (out int *count)
cudaGetDeviceProperties_v2: cudaError_t (out cudaDeviceProp *prop, int device)
cudaDeviceGetAttribute: cudaError_t (out int *value, cudaDeviceAttr attr, int device)
cudaDeviceGetDefaultMemPool: cudaError_t (out cudaMemPool_t *memPool, int device)
cudaDeviceSetMemPool: cudaError_t (int device, cudaMemPool_t memPool)
cudaDeviceGetMemPool: cudaError_t (out cudaMemPool_t *memPool, int device)
cudaDeviceGetNvSciSyncAttributes: cudaError_t (void *nvSciSyncAttrList, int device, int flags)
cudaDeviceGetP2PAttribute: cudaError_t (out int *value, cudaDeviceP2PAttr attr, int srcDevice, int dstDevice)
cudaChooseDevice: cudaError_t (out int *device, const cudaDeviceProp *prop)
cudaInitDevice: cudaError_t (int device, unsigned int deviceFlags, unsigned int flags)
cudaSetDevice: cudaError_t (int device)
cudaGetDevice: cudaError_t (out int *device)
cudaSetValidDevices: cudaError_t (int *device_arr : array=length, int length)
cudaSetDeviceFlags: cudaError_t (unsigned int flags)
cudaGetDeviceFlags: cudaError_t (out unsigned int *flags)
cudaStreamCreate: cudaError_t (out cudaStream_t *pStream)
cudaStreamCreateWithFlags: cudaError_t (out cudaStream_t *pStream, unsigned int flags)
cudaStreamCreateWithPriority: cudaError_t (out cudaStream_t *pStream, unsigned int flags, int priority)
cudaStreamGetPriority: cudaError_t (cudaStream_t hStream, out int *priority) ptsz
cudaStreamGetFlags: cudaError_t (cudaStream_t hStream, out unsigned int *flags) ptsz
cudaStreamGetId: cudaError_t (cudaStream_t hStream, out unsigned long long *streamId) ptsz
cudaStreamGetDevice: cudaError_t (cudaStream_t hStream, out int *device) 12080 ptsz
cudaCtxResetPersistingL2Cache: cudaError_t ()
cudaStreamCopyAttributes: cudaError_t (cudaStream_t dst, cudaStream_t src) ptsz
cudaStreamGetAttribute: cudaError_t (cudaStream_t hStream, cudaLaunchAttributeID attr, out cudaLaunchAttributeValue *value_out) ptsz
cudaStreamSetAttribute: cudaError_t (cudaStream_t hStream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value) ptsz
cudaStreamDestroy: cudaError_t (cudaStream_t stream)
cudaStreamWaitEvent: cudaError_t (cudaStream_t stream, cudaEvent_t event, unsigned int flags) ptsz
cudaStreamAddCallback: cudaError_t (cudaStream_t stream, cudaStreamCallback_t callback : once, void *userData, unsigned int flags) ptsz
cudaStreamSynchronize: cudaError_t (cudaStream_t stream) ptsz
cudaStreamQuery: cudaError_t (cudaStream_t stream) ptsz
cudaStreamAttachMemAsync: cudaError_t (cudaStream_t stream, void *devPtr, size_t length, unsigned int flags) ptsz
cudaStreamBeginCapture: cudaError_t (cudaStream_t stream, cudaStreamCaptureMode mode) ptsz
cudaStreamBeginCaptureToGraph: cudaError_t (cudaStream_t stream, cudaGraph_t graph, const cudaGraphNode_t *dependencies : array=numDependencies, const cudaGraphEdgeData *dependencyData : array=numDependencies optional, size_t numDependencies, cudaStreamCaptureMode mode) 12030 ptsz
cudaThreadExchangeStreamCaptureMode: cudaError_t (inout cudaStreamCaptureMode *mode)
cudaStreamEndCapture: cudaError_t (cudaStream_t stream, out cudaGraph_t *pGraph) ptsz
cudaStreamIsCapturing: cudaError_t (cudaStream_t stream, out cudaStreamCaptureStatus *pCaptureStatus) ptsz
cudaStreamGetCaptureInfo_v2: cudaError_t (cudaStream_t stream, out cudaStreamCaptureStatus *captureStatus_out, out unsigned long long *id_out, out cudaGraph_t *graph_out, out const cudaGraphNode_t **dependencies_out : array=numDependencies_out, out size_t *numDependencies_out) ptsz
cudaStreamGetCaptureInfo_v3: cudaError_t (cudaStream_t stream, out cudaStreamCaptureStatus *captureStatus_out, out unsigned long long *id_out, out cudaGraph_t *graph_out, out const cudaGraphNode_t **dependencies_out : array=numDependencies_out, out const cudaGraphEdgeData **edgeData_out : array=numDependencies_out, out size_t *numDependencies_out) 12030 ptsz
cudaStreamUpdateCaptureDependencies: cudaError_t (cudaStream_t stream, cudaGraphNode_t *dependencies : array=numDependencies, size_t numDependencies, unsigned int flags) ptsz
cudaStreamUpdateCaptureDependencies_v2: cudaError_t (cudaStream_t stream, cudaGraphNode_t *dependencies : array=numDependencies, const cudaGraphEdgeData *dependencyData : array=numDependencies optional, size_t numDependencies, unsigned int flags) 12030 ptsz
cudaEventCreate: cudaError_t (out cudaEvent_t *event)
cudaEventCreateWithFlags: cudaError_t (out cudaEvent_t *event, unsigned int flags)
cudaEventRecord: cudaError_t (cudaEvent_t event, cudaStream_t stream) ptsz
cudaEventRecordWithFlags: cudaError_t (cudaEvent_t event, cudaStream_t stream, unsigned int flags) ptsz
cudaEventQuery: cudaError_t (cudaEvent_t event)
cudaEventSynchronize: cudaError_t (cudaEvent_t event)
cudaEventDestroy: cudaError_t (cudaEvent_t event)
cudaEventElapsedTime: cudaError_t (out float *ms, cudaEvent_t start, cudaEvent_t end)
cudaEventElapsedTime_v2: cudaError_t (out float *ms, cudaEvent_t start, cudaEvent_t end) 12080
cudaImportExternalMemory: cudaError_t (out cudaExternalMemory_t *extMem_out, const cudaExternalMemoryHandleDesc *memHandleDesc)
cudaExternalMemoryGetMappedBuffer: cudaError_t (out void **devPtr, cudaExternalMemory_t extMem, const cudaExternalMemoryBufferDesc *bufferDesc)
cudaExternalMemoryGetMappedMipmappedArray: cudaError_t (out cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem, const cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)
cudaDestroyExternalMemory: cudaError_t (cudaExternalMemory_t extMem)
cudaImportExternalSemaphore: cudaError_t (out cudaExternalSemaphore_t *extSem_out, const cudaExternalSemaphoreHandleDesc *semHandleDesc)
cudaSignalExternalSemaphoresAsync_v2: cudaError_t (const cudaExternalSemaphore_t *extSemArray : array=numExtSems, const cudaExternalSemaphoreSignalParams *paramsArray : array=numExtSems, unsigned int numExtSems, cudaStream_t stream) ptsz
cudaWaitExternalSemaphoresAsync_v2: cudaError_t (const cudaExternalSemaphore_t *extSemArray : array=numExtSems, const cudaExternalSemaphoreWaitParams *paramsArray : array=numExtSems, unsigned int numExtSems, cudaStream_t stream) ptsz
cudaDestroyExternalSemaphore: cudaError_t (cudaExternalSemaphore_t extSem)
cudaLaunchKernel: cudaError_t (const void *func, dim3 gridDim, dim3 blockDim, void **args : kernel_parameters, size_t sharedMem, cudaStream_t stream) ptsz
cudaLaunchKernelExC: cudaError_t (const cudaLaunchConfig_t *config, const void *func, void **args : kernel_parameters) ptsz
cudaLaunchCooperativeKernel: cudaError_t (const void *func, dim3 gridDim, dim3 blockDim, void **args : kernel_parameters, size_t sharedMem, cudaStream_t stream) ptsz
cudaLaunchCooperativeKernelMultiDevice: cudaError_t (cudaLaunchParams *launchParamsList : array=numDevices, unsigned int numDevices, unsigned int flags)
cudaFuncSetCacheConfig: cudaError_t (const void *func, cudaFuncCache cacheConfig)
cudaFuncGetAttributes: cudaError_t (out cudaFuncAttributes *attr, const void *func)
cudaFuncSetAttribute: cudaError_t (const void *func, cudaFuncAttribute attr, int value)
cudaFuncGetName: cudaError_t (out const char **name, const void *func) 12030
cudaFuncGetParamInfo: cudaError_t (const void *func, size_t paramIndex, out size_t *paramOffset, out size_t *paramSize) 12040
cudaSetDoubleForDevice: cudaError_t (double *d)
cudaSetDoubleForHost: cudaError_t (double *d)
cudaLaunchHostFunc: cudaError_t (cudaStream_t stream, cudaHostFn_t fn : once=stream, void *userData) ptsz
cudaFuncSetSharedMemConfig: cudaError_t (const void *func, cudaSharedMemConfig config)
cudaOccupancyMaxActiveBlocksPerMultiprocessor: cudaError_t (out int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize)
cudaOccupancyAvailableDynamicSMemPerBlock: cudaError_t (out size_t *dynamicSmemSize, const void *func, int numBlocks, int blockSize)
cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: cudaError_t (out int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)
cudaOccupancyMaxPotentialClusterSize: cudaError_t (out int *clusterSize, const void *func, const cudaLaunchConfig_t *launchConfig)
cudaOccupancyMaxActiveClusters: cudaError_t (out int *numClusters, const void *func, const cudaLaunchConfig_t *launchConfig)
cudaMallocManaged: cudaError_t (out void **devPtr, size_t size, unsigned int flags : default_checked=1)
cudaMalloc: cudaError_t (out void **devPtr, size_t size)
cudaMallocHost: cudaError_t (out void **ptr, size_t size)
cudaMallocPitch: cudaError_t (out void **devPtr, out size_t *pitch, size_t width, size_t height)
cudaMallocArray: cudaError_t (out cudaArray_t *array, const cudaChannelFormatDesc *desc, size_t width, size_t height, unsigned int flags)
cudaFree: cudaError_t (void *devPtr)
cudaFreeHost: cudaError_t (void *ptr)
cudaFreeArray: cudaError_t (cudaArray_t array)
cudaFreeMipmappedArray: cudaError_t (cudaMipmappedArray_t mipmappedArray)
cudaHostAlloc: cudaError_t (out void **pHost, size_t size, unsigned int flags)
cudaHostRegister: cudaError_t (void *ptr : least=size, size_t size, unsigned int flags)
cudaHostUnregister: cudaError_t (void *ptr)
cudaHostGetDevicePointer: cudaError_t (out void **pDevice, void *pHost, unsigned int flags)
cudaHostGetFlags: cudaError_t (out unsigned int *pFlags, void *pHost)
cudaMalloc3D: cudaError_t (out cudaPitchedPtr *pitchedDevPtr, cudaExtent extent)
cudaMalloc3DArray: cudaError_t (out cudaArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int flags)
cudaMallocMipmappedArray: cudaError_t (out cudaMipmappedArray_t *mipmappedArray, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int numLevels, unsigned int flags)
cudaGetMipmappedArrayLevel: cudaError_t (out cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level)
cudaMemcpy3D: cudaError_t (const cudaMemcpy3DParms *p) ptds
cudaMemcpy3DPeer: cudaError_t (const cudaMemcpy3DPeerParms *p) ptds
cudaMemcpy3DAsync: cudaError_t (const cudaMemcpy3DParms *p, cudaStream_t stream) ptsz
cudaMemcpy3DPeerAsync: cudaError_t (const cudaMemcpy3DPeerParms *p, cudaStream_t stream) ptsz
cudaMemGetInfo: cudaError_t (out size_t *free, out size_t *total)
cudaArrayGetInfo: cudaError_t (out cudaChannelFormatDesc *desc, out cudaExtent *extent, out unsigned int *flags, cudaArray_t array)
cudaArrayGetPlane: cudaError_t (out cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx)
cudaArrayGetMemoryRequirements: cudaError_t (out cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device)
cudaMipmappedArrayGetMemoryRequirements: cudaError_t (out cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap, int device)
cudaArrayGetSparseProperties: cudaError_t (out cudaArraySparseProperties *sparseProperties, cudaArray_t array)
cudaMipmappedArrayGetSparseProperties: cudaError_t (out cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)
cudaMemcpy: cudaError_t (void *dst : writable least=count, const void *src : least=count, size_t count, cudaMemcpyKind kind) ptds
cudaMemcpyPeer: cudaError_t (void *dst, int dstDevice, const void *src, int srcDevice, size_t count)
cudaMemcpy2D: cudaError_t (void *dst : writable, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) ptds
cudaMemcpy2DToArray: cudaError_t (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind) ptds
cudaMemcpy2DFromArray: cudaError_t (void *dst : writable, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind) ptds
cudaMemcpy2DArrayToArray: cudaError_t (cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind) ptds
cudaMemcpyToSymbol: cudaError_t (const void *symbol, const void *src : least=count, size_t count, size_t offset, cudaMemcpyKind kind) ptds
cudaMemcpyFromSymbol: cudaError_t (void *dst : writable least=count, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind) ptds
cudaMemcpyAsync: cudaError_t (void *dst : writable least=count, const void *src : least=count, size_t count, cudaMemcpyKind kind, cudaStream_t stream) ptsz
cudaMemcpyPeerAsync: cudaError_t (void *dst, int dstDevice, const void *src, int srcDevice, size_t count, cudaStream_t stream)
cudaMemcpyBatchAsync: cudaError_t (void **dsts : array=count, void **srcs : array=count, size_t *sizes : array=count, size_t count, cudaMemcpyAttributes *attrs : array=numAttrs, size_t *attrsIdxs : array=numAttrs, size_t numAttrs, out size_t *failIdx, cudaStream_t stream) 12080 ptsz
cudaMemcpy3DBatchAsync: cudaError_t (size_t numOps, cudaMemcpy3DBatchOp *opList : array=numOps, out size_t *failIdx, unsigned long long flags, cudaStream_t stream) 12080 ptsz
cudaMemcpy2DAsync: cudaError_t (void *dst : writable, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) ptsz
cudaMemcpy2DToArrayAsync: cudaError_t (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) ptsz
cudaMemcpy2DFromArrayAsync: cudaError_t (void *dst : writable, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream) ptsz
cudaMemcpyToSymbolAsync: cudaError_t (const void *symbol, const void *src : least=count, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) ptsz
cudaMemcpyFromSymbolAsync: cudaError_t (void *dst : writable least=count, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream) ptsz
cudaMemset: cudaError_t (void *devPtr, int value, size_t count) ptds
cudaMemset2D: cudaError_t (void *devPtr, size_t pitch, int value, size_t width, size_t height) ptds
cudaMemset3D: cudaError_t (cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent) ptds
cudaMemsetAsync: cudaError_t (void *devPtr, int value, size_t count, cudaStream_t stream) ptsz
cudaMemset2DAsync: cudaError_t (void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream) ptsz
cudaMemset3DAsync: cudaError_t (cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream) ptsz
cudaGetSymbolAddress: cudaError_t (out void **devPtr, const void *symbol)
cudaGetSymbolSize: cudaError_t (out size_t *size, const void *symbol)
cudaMemPrefetchAsync: cudaError_t (const void *devPtr, size_t count, int dstDevice, cudaStream_t stream) ptsz
cudaMemPrefetchAsync_v2: cudaError_t (const void *devPtr, size_t count, cudaMemLocation location, unsigned int flags, cudaStream_t stream) 12020 ptsz
cudaMemAdvise: cudaError_t (const void *devPtr, size_t count, cudaMemoryAdvise advice, int device)
cudaMemAdvise_v2: cudaError_t (const void *devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location) 12020
cudaMemRangeGetAttribute: cudaError_t (out void *data : attribute=attribute bytes=dataSize, size_t dataSize, cudaMemRangeAttribute attribute, const void *devPtr, size_t count)
cudaMemRangeGetAttributes: cudaError_t (out void **data : attributes=attributes bytes=dataSizes, size_t *dataSizes : array=numAttributes, cudaMemRangeAttribute *attributes : array=numAttributes, size_t numAttributes, const void *devPtr, size_t count)
cudaMemcpyToArray: cudaError_t (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src : least=count, size_t count, cudaMemcpyKind kind) ptds
cudaMemcpyFromArray: cudaError_t (void *dst : writable least=count, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind) ptds
cudaMemcpyArrayToArray: cudaError_t (cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind) ptds
cudaMemcpyToArrayAsync: cudaError_t (cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src : least=count, size_t count, cudaMemcpyKind kind, cudaStream_t stream) ptsz
cudaMemcpyFromArrayAsync: cudaError_t (void *dst : writable least=count, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream) ptsz
cudaMallocAsync: cudaError_t (out void **devPtr, size_t size, cudaStream_t hStream) ptsz
cudaFreeAsync: cudaError_t (void *devPtr, cudaStream_t hStream) ptsz
cudaMemPoolTrimTo: cudaError_t (cudaMemPool_t memPool, size_t minBytesToKeep)
cudaMemPoolSetAttribute: cudaError_t (cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value : attribute=attr)
cudaMemPoolGetAttribute: cudaError_t (cudaMemPool_t memPool, cudaMemPoolAttr attr, out void *value : attribute=attr)
cudaMemPoolSetAccess: cudaError_t (cudaMemPool_t memPool, const cudaMemAccessDesc *descList : array=count, size_t count)
cudaMemPoolGetAccess: cudaError_t (out cudaMemAccessFlags *flags, cudaMemPool_t memPool, cudaMemLocation *location)
cudaMemPoolCreate: cudaError_t (out cudaMemPool_t *memPool, const cudaMemPoolProps *poolProps)
cudaMemPoolDestroy: cudaError_t (cudaMemPool_t memPool)
cudaMallocFromPoolAsync: cudaError_t (out void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream) ptsz
cudaMemPoolExportToShareableHandle: cudaError_t (out void *shareableHandle : attribute=handleType, cudaMemPool_t memPool, cudaMemAllocationHandleType handleType, unsigned int flags)
cudaMemPoolImportFromShareableHandle: cudaError_t (out cudaMemPool_t *memPool, void *shareableHandle, cudaMemAllocationHandleType handleType, unsigned int flags)
cudaMemPoolExportPointer: cudaError_t (out cudaMemPoolPtrExportData *exportData, void *ptr)
cudaMemPoolImportPointer: cudaError_t (out void **ptr, cudaMemPool_t memPool, cudaMemPoolPtrExportData *exportData)
cudaPointerGetAttributes: cudaError_t (out cudaPointerAttributes *attributes, const void *ptr)
cudaDeviceCanAccessPeer: cudaError_t (out int *canAccessPeer, int device, int peerDevice)
cudaDeviceEnablePeerAccess: cudaError_t (int peerDevice, unsigned int flags)
cudaDeviceDisablePeerAccess: cudaError_t (int peerDevice)
cudaGraphicsUnregisterResource: cudaError_t (cudaGraphicsResource_t resource)
cudaGraphicsResourceSetMapFlags: cudaError_t (cudaGraphicsResource_t resource, unsigned int flags)
cudaGraphicsMapResources: cudaError_t (int count, cudaGraphicsResource_t *resources : slot, cudaStream_t stream)
cudaGraphicsUnmapResources: cudaError_t (int count, cudaGraphicsResource_t *resources : slot, cudaStream_t stream)
cudaGraphicsResourceGetMappedPointer: cudaError_t (out void **devPtr, out size_t *size, cudaGraphicsResource_t resource)
cudaGraphicsSubResourceGetMappedArray: cudaError_t (out cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)
cudaGraphicsResourceGetMappedMipmappedArray: cudaError_t (out cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource)
cudaGetChannelDesc: cudaError_t (out cudaChannelFormatDesc *desc, cudaArray_const_t array)
cudaCreateChannelDesc: cudaChannelFormatDesc (int x, int y, int z, int w, cudaChannelFormatKind f)
cudaCreateTextureObject: cudaError_t (out cudaTextureObject_t *pTexObject, const cudaResourceDesc *pResDesc, const cudaTextureDesc *pTexDesc, const cudaResourceViewDesc *pResViewDesc)
cudaDestroyTextureObject: cudaError_t (cudaTextureObject_t texObject)
cudaGetTextureObjectResourceDesc: cudaError_t (out cudaResourceDesc *pResDesc, cudaTextureObject_t texObject)
cudaGetTextureObjectTextureDesc: cudaError_t (out cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject)
cudaGetTextureObjectResourceViewDesc: cudaError_t (out cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject)
cudaCreateSurfaceObject: cudaError_t (out cudaSurfaceObject_t *pSurfObject, const cudaResourceDesc *pResDesc)
cudaDestroySurfaceObject: cudaError_t (cudaSurfaceObject_t surfObject)
cudaGetSurfaceObjectResourceDesc: cudaError_t (out cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject)
cudaDriverGetVersion: cudaError_t (out int *driverVersion)
cudaRuntimeGetVersion: cudaError_t (out int *runtimeVersion)
cudaGraphCreate: cudaError_t (out cudaGraph_t *pGraph, unsigned int flags)
cudaGraphAddKernelNode: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, const cudaKernelNodeParams *pNodeParams)
cudaGraphKernelNodeGetParams: cudaError_t (cudaGraphNode_t node, out cudaKernelNodeParams *pNodeParams)
cudaGraphKernelNodeSetParams: cudaError_t (cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)
cudaGraphKernelNodeCopyAttributes: cudaError_t (cudaGraphNode_t hSrc, cudaGraphNode_t hDst)
cudaGraphKernelNodeGetAttribute: cudaError_t (cudaGraphNode_t hNode, cudaLaunchAttributeID attr, out cudaLaunchAttributeValue *value_out)
cudaGraphKernelNodeSetAttribute: cudaError_t (cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)
cudaGraphAddMemcpyNode: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, const cudaMemcpy3DParms *pCopyParams)
cudaGraphAddMemcpyNodeToSymbol: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)
cudaGraphAddMemcpyNodeFromSymbol: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, void *dst : writable, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)
cudaGraphAddMemcpyNode1D: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, void *dst : writable, const void *src, size_t count, cudaMemcpyKind kind)
cudaGraphMemcpyNodeGetParams: cudaError_t (cudaGraphNode_t node, out cudaMemcpy3DParms *pNodeParams)
cudaGraphMemcpyNodeSetParams: cudaError_t (cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)
cudaGraphMemcpyNodeSetParamsToSymbol: cudaError_t (cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)
cudaGraphMemcpyNodeSetParamsFromSymbol: cudaError_t (cudaGraphNode_t node, void *dst : writable, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)
cudaGraphMemcpyNodeSetParams1D: cudaError_t (cudaGraphNode_t node, void *dst : writable, const void *src, size_t count, cudaMemcpyKind kind)
cudaGraphAddMemsetNode: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, const cudaMemsetParams *pMemsetParams)
cudaGraphMemsetNodeGetParams: cudaError_t (cudaGraphNode_t node, out cudaMemsetParams *pNodeParams)
cudaGraphMemsetNodeSetParams: cudaError_t (cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)
cudaGraphAddHostNode: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, const cudaHostNodeParams *pNodeParams)
cudaGraphHostNodeGetParams: cudaError_t (cudaGraphNode_t node, out cudaHostNodeParams *pNodeParams)
cudaGraphHostNodeSetParams: cudaError_t (cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)
cudaGraphAddChildGraphNode: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, cudaGraph_t childGraph)
cudaGraphChildGraphNodeGetGraph: cudaError_t (cudaGraphNode_t node, out cudaGraph_t *pGraph)
cudaGraphAddEmptyNode: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies)
cudaGraphAddEventRecordNode: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, cudaEvent_t event)
cudaGraphEventRecordNodeGetEvent: cudaError_t (cudaGraphNode_t node, out cudaEvent_t *event_out)
cudaGraphEventRecordNodeSetEvent: cudaError_t (cudaGraphNode_t node, cudaEvent_t event)
cudaGraphAddEventWaitNode: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, cudaEvent_t event)
cudaGraphEventWaitNodeGetEvent: cudaError_t (cudaGraphNode_t node, out cudaEvent_t *event_out)
cudaGraphEventWaitNodeSetEvent: cudaError_t (cudaGraphNode_t node, cudaEvent_t event)
cudaGraphAddExternalSemaphoresSignalNode: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, const cudaExternalSemaphoreSignalNodeParams *nodeParams)
cudaGraphExternalSemaphoresSignalNodeGetParams: cudaError_t (cudaGraphNode_t hNode, out cudaExternalSemaphoreSignalNodeParams *params_out)
cudaGraphExternalSemaphoresSignalNodeSetParams: cudaError_t (cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams)
cudaGraphAddExternalSemaphoresWaitNode: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, const cudaExternalSemaphoreWaitNodeParams *nodeParams)
cudaGraphExternalSemaphoresWaitNodeGetParams: cudaError_t (cudaGraphNode_t hNode, out cudaExternalSemaphoreWaitNodeParams *params_out)
cudaGraphExternalSemaphoresWaitNodeSetParams: cudaError_t (cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams)
cudaGraphAddMemAllocNode: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, cudaMemAllocNodeParams *nodeParams)
cudaGraphMemAllocNodeGetParams: cudaError_t (cudaGraphNode_t node, out cudaMemAllocNodeParams *params_out)
cudaGraphAddMemFreeNode: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, void *dptr)
cudaGraphMemFreeNodeGetParams: cudaError_t (cudaGraphNode_t node, out void *dptr_out)
cudaDeviceGraphMemTrim: cudaError_t (int device)
cudaDeviceGetGraphMemAttribute: cudaError_t (int device, cudaGraphMemAttributeType attr, out void *value : attribute=attr)
cudaDeviceSetGraphMemAttribute: cudaError_t (int device, cudaGraphMemAttributeType attr, void *value : attribute=attr)
cudaGraphClone: cudaError_t (out cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)
cudaGraphNodeFindInClone: cudaError_t (out cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph)
cudaGraphNodeGetType: cudaError_t (cudaGraphNode_t node, out cudaGraphNodeType *pType)
cudaGraphGetNodes: cudaError_t (cudaGraph_t graph, out cudaGraphNode_t *nodes : array=numNodes, inout size_t *numNodes : default=0)
cudaGraphGetRootNodes: cudaError_t (cudaGraph_t graph, out cudaGraphNode_t *pRootNodes : array=pNumRootNodes, inout size_t *pNumRootNodes : default=0)
cudaGraphGetEdges: cudaError_t (cudaGraph_t graph, out cudaGraphNode_t *from_ : array=numEdges, out cudaGraphNode_t *to : array=numEdges, inout size_t *numEdges : default=0)
cudaGraphGetEdges_v2: cudaError_t (cudaGraph_t graph, out cudaGraphNode_t *from_ : array=numEdges, out cudaGraphNode_t *to : array=numEdges, out cudaGraphEdgeData *edgeData : array=numEdges, inout size_t *numEdges : default=0) 12030
cudaGraphNodeGetDependencies: cudaError_t (cudaGraphNode_t node, out cudaGraphNode_t *pDependencies : array=pNumDependencies, inout size_t *pNumDependencies : default=0)
cudaGraphNodeGetDependencies_v2: cudaError_t (cudaGraphNode_t node, out cudaGraphNode_t *pDependencies : array=pNumDependencies, out cudaGraphEdgeData *edgeData : array=pNumDependencies, inout size_t *pNumDependencies : default=0) 12030
cudaGraphNodeGetDependentNodes: cudaError_t (cudaGraphNode_t node, out cudaGraphNode_t *pDependentNodes : array=pNumDependentNodes, inout size_t *pNumDependentNodes : default=0)
cudaGraphNodeGetDependentNodes_v2: cudaError_t (cudaGraphNode_t node, out cudaGraphNode_t *pDependentNodes : array=pNumDependentNodes, out cudaGraphEdgeData *edgeData : array=pNumDependentNodes, inout size_t *pNumDependentNodes : default=0) 12030
cudaGraphAddDependencies: cudaError_t (cudaGraph_t graph, const cudaGraphNode_t *from_ : array=numDependencies, const cudaGraphNode_t *to : array=numDependencies, size_t numDependencies)
cudaGraphAddDependencies_v2: cudaError_t (cudaGraph_t graph, const cudaGraphNode_t *from_ : array=numDependencies, const cudaGraphNode_t *to : array=numDependencies, const cudaGraphEdgeData *edgeData : array=numDependencies optional, size_t numDependencies) 12030
cudaGraphRemoveDependencies: cudaError_t (cudaGraph_t graph, const cudaGraphNode_t *from_ : array=numDependencies, const cudaGraphNode_t *to : array=numDependencies, size_t numDependencies)
cudaGraphRemoveDependencies_v2: cudaError_t (cudaGraph_t graph, const cudaGraphNode_t *from_ : array=numDependencies, const cudaGraphNode_t *to : array=numDependencies, const cudaGraphEdgeData *edgeData : array=numDependencies optional, size_t numDependencies) 12030
cudaGraphDestroyNode: cudaError_t (cudaGraphNode_t node)
cudaGraphInstantiate: cudaError_t (out cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)
cudaGraphInstantiateWithFlags: cudaError_t (out cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)
cudaGraphInstantiateWithParams: cudaError_t (out cudaGraphExec_t *pGraphExec, cudaGraph_t graph, cudaGraphInstantiateParams *instantiateParams) ptsz
cudaGraphExecGetFlags: cudaError_t (cudaGraphExec_t graphExec, out unsigned long long *flags)
cudaGraphExecKernelNodeSetParams: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)
cudaGraphExecMemcpyNodeSetParams: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)
cudaGraphExecMemcpyNodeSetParamsToSymbol: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)
cudaGraphExecMemcpyNodeSetParamsFromSymbol: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst : writable, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)
cudaGraphExecMemcpyNodeSetParams1D: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst : writable, const void *src, size_t count, cudaMemcpyKind kind)
cudaGraphExecMemsetNodeSetParams: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)
cudaGraphExecHostNodeSetParams: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)
cudaGraphExecChildGraphNodeSetParams: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph)
cudaGraphExecEventRecordNodeSetEvent: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)
cudaGraphExecEventWaitNodeSetEvent: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)
cudaGraphExecExternalSemaphoresSignalNodeSetParams: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams)
cudaGraphExecExternalSemaphoresWaitNodeSetParams: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams)
cudaGraphNodeSetEnabled: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled)
cudaGraphNodeGetEnabled: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, out unsigned int *isEnabled)
cudaGraphExecUpdate: cudaError_t (cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, out cudaGraphExecUpdateResultInfo *resultInfo)
cudaGraphUpload: cudaError_t (cudaGraphExec_t graphExec, cudaStream_t stream) ptsz
cudaGraphLaunch: cudaError_t (cudaGraphExec_t graphExec, cudaStream_t stream) ptsz
cudaGraphExecDestroy: cudaError_t (cudaGraphExec_t graphExec)
cudaGraphDestroy: cudaError_t (cudaGraph_t graph)
cudaGraphDebugDotPrint: cudaError_t (cudaGraph_t graph, const char *path, unsigned int flags)
cudaUserObjectCreate: cudaError_t (out cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy : once, unsigned int initialRefcount, unsigned int flags)
cudaUserObjectRetain: cudaError_t (cudaUserObject_t object, unsigned int count)
cudaUserObjectRelease: cudaError_t (cudaUserObject_t object, unsigned int count)
cudaGraphRetainUserObject: cudaError_t (cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags)
cudaGraphReleaseUserObject: cudaError_t (cudaGraph_t graph, cudaUserObject_t object, unsigned int count)
cudaGraphAddNode: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, size_t numDependencies, cudaGraphNodeParams *nodeParams) 12020
cudaGraphAddNode_v2: cudaError_t (out cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies : array=numDependencies, const cudaGraphEdgeData *dependencyData : array=numDependencies optional, size_t numDependencies, cudaGraphNodeParams *nodeParams) 12030
cudaGraphNodeSetParams: cudaError_t (cudaGraphNode_t node, cudaGraphNodeParams *nodeParams) 12020
cudaGraphExecNodeSetParams: cudaError_t (cudaGraphExec_t graphExec, cudaGraphNode_t node, cudaGraphNodeParams *nodeParams) 12020
cudaGraphConditionalHandleCreate: cudaError_t (out cudaGraphConditionalHandle *pHandle_out, cudaGraph_t graph, unsigned int defaultLaunchValue, unsigned int flags) 12030
cudaGetDriverEntryPoint: cudaError_t (const char *symbol, out void **funcPtr, unsigned long long flags, out cudaDriverEntryPointQueryResult *driverStatus) ptsz
cudaGetDriverEntryPointByVersion: cudaError_t (const char *symbol, out void **funcPtr, unsigned int cudaVersion, unsigned long long flags, out cudaDriverEntryPointQueryResult *driverStatus) 12050 ptsz
cudaLibraryLoadData: cudaError_t (out cudaLibrary_t *library, const void *code, cudaJitOption *jitOptions : array=numJitOptions, void **jitOptionsValues : options=jitOptions kept=library, unsigned int numJitOptions, cudaLibraryOption *libraryOptions : array=numLibraryOptions, void **libraryOptionValues : options=libraryOptions kept=library, unsigned int numLibraryOptions) 12080
cudaLibraryLoadFromFile: cudaError_t (out cudaLibrary_t *library, const char *fileName, cudaJitOption *jitOptions : array=numJitOptions, void **jitOptionsValues : options=jitOptions kept=library, unsigned int numJitOptions, cudaLibraryOption *libraryOptions : array=numLibraryOptions, void **libraryOptionValues : options=libraryOptions kept=library, unsigned int numLibraryOptions) 12080
cudaLibraryUnload: cudaError_t (cudaLibrary_t library) 12080
cudaLibraryGetKernel: cudaError_t (out cudaKernel_t *pKernel, cudaLibrary_t library, const char *name) 12080
cudaLibraryGetGlobal: cudaError_t (out void **dptr, out size_t *bytes, cudaLibrary_t library, const char *name) 12080
cudaLibraryGetManaged: cudaError_t (out void **dptr, out size_t *bytes, cudaLibrary_t library, const char *name) 12080
cudaLibraryGetUnifiedFunction: cudaError_t (out void **fptr, cudaLibrary_t library, const char *symbol) 12080
cudaLibraryGetKernelCount: cudaError_t (out unsigned int *count, cudaLibrary_t lib) 12080
cudaLibraryEnumerateKernels: cudaError_t (out cudaKernel_t *kernels : array=numKernels, unsigned int numKernels, cudaLibrary_t lib) 12080
cudaKernelSetAttributeForDevice: cudaError_t (cudaKernel_t kernel, cudaFuncAttribute attr, int value, int device) 12080
cudaGetExportTable: cudaError_t (out const void **ppExportTable, const cudaUUID_t *pExportTableId)
cudaGetFuncBySymbol: cudaError_t (out cudaFunction_t *functionPtr, const void *symbolPtr)
cudaGetKernel: cudaError_t (out cudaKernel_t *kernelPtr, const void *entryFuncAddr) 12010
cudaProfilerStart: cudaError_t ()
cudaProfilerStop: cudaError_t ()
cudaGLGetDevices: cudaError_t (out unsigned int *pCudaDeviceCount, out int *pCudaDevices : array=cudaDeviceCount, unsigned int cudaDeviceCount, cudaGLDeviceList deviceList)
cudaGraphicsGLRegisterImage: cudaError_t (out cudaGraphicsResource_t *resource, GLuint image, GLenum target, unsigned int flags)
cudaGraphicsGLRegisterBuffer: cudaError_t (out cudaGraphicsResource_t *resource, GLuint buffer, unsigned int flags)
cudaGLSetGLDevice: cudaError_t (int device)
cudaGLRegisterBufferObject: cudaError_t (GLuint bufObj)
cudaGLMapBufferObject: cudaError_t (out void **devPtr, GLuint bufObj)
cudaGLUnmapBufferObject: cudaError_t (GLuint bufObj)
cudaGLUnregisterBufferObject: cudaError_t (GLuint bufObj)
cudaGLSetBufferObjectMapFlags: cudaError_t (GLuint bufObj, unsigned int flags)
cudaGLMapBufferObjectAsync: cudaError_t (out void **devPtr, GLuint bufObj, cudaStream_t stream)
cudaGLUnmapBufferObjectAsync: cudaError_t (GLuint bufObj, cudaStream_t stream)
cudaGraphicsEGLRegisterImage: cudaError_t (out cudaGraphicsResource_t *pCudaResource, EGLImageKHR image, unsigned int flags)
cudaEGLStreamConsumerConnect: cudaError_t (out cudaEglStreamConnection *conn, EGLStreamKHR eglStream)
cudaEGLStreamConsumerConnectWithFlags: cudaError_t (out cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned int flags)
cudaEGLStreamConsumerDisconnect: cudaError_t (cudaEglStreamConnection *conn : slot)
cudaEGLStreamConsumerAcquireFrame: cudaError_t (cudaEglStreamConnection *conn : slot, cudaGraphicsResource_t *pCudaResource : slot, cudaStream_t *pStream : slot, unsigned int timeout)
cudaEGLStreamConsumerReleaseFrame: cudaError_t (cudaEglStreamConnection *conn : slot, cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream : slot)
cudaEGLStreamProducerConnect: cudaError_t (out cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width, EGLint height)
cudaEGLStreamProducerDisconnect: cudaError_t (cudaEglStreamConnection *conn : slot)
cudaEGLStreamProducerPresentFrame: cudaError_t (cudaEglStreamConnection *conn : slot, cudaEglFrame eglframe, cudaStream_t *pStream : slot)
cudaEGLStreamProducerReturnFrame: cudaError_t (cudaEglStreamConnection *conn : slot, cudaEglFrame *eglframe, cudaStream_t *pStream : slot)
cudaGraphicsResourceGetMappedEglFrame: cudaError_t (out cudaEglFrame *eglFrame, cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel)
cudaEventCreateFromEGLSync: cudaError_t (out cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags)
cudaVDPAUGetDevice: cudaError_t (out int *device, VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress : slot)
cudaVDPAUSetVDPAUDevice: cudaError_t (int device, VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress : slot)
cudaGraphicsVDPAURegisterVideoSurface: cudaError_t (out cudaGraphicsResource_t *resource, VdpVideoSurface vdpSurface, unsigned int flags)
cudaGraphicsVDPAURegisterOutputSurface: cudaError_t (out cudaGraphicsResource_t *resource, VdpOutputSurface vdpSurface, unsigned int flags)
cudaWGLGetDevice: cudaError_t (out int *device, HGPUNV hGpu)

[enums]
cudaDataType: enum
    CUDA_R_16F = 2
    CUDA_C_16F = 6
    CUDA_R_16BF = 14
    CUDA_C_16BF = 15
    CUDA_R_32F = 0
    CUDA_C_32F = 4
    CUDA_R_64F = 1
    CUDA_C_64F = 5
    CUDA_R_4I = 16
    CUDA_C_4I = 17
    CUDA_R_4U = 18
    CUDA_C_4U = 19
    CUDA_R_8I = 3
    CUDA_C_8I = 7
    CUDA_R_8U = 8
    CUDA_C_8U = 9
    CUDA_R_16I = 20
    CUDA_C_16I = 21
    CUDA_R_16U = 22
    CUDA_C_16U = 23
    CUDA_R_32I = 10
    CUDA_C_32I = 11
    CUDA_R_32U = 12
    CUDA_C_32U = 13
    CUDA_R_64I = 24
    CUDA_C_64I = 25
    CUDA_R_64U = 26
    CUDA_C_64U = 27
    CUDA_R_8F_E4M3 = 28
    CUDA_R_8F_UE4M3 = 28
    CUDA_R_8F_E5M2 = 29
    CUDA_R_8F_UE8M0 = 30
    CUDA_R_6F_E2M3 = 31
    CUDA_R_6F_E3M2 = 32
    CUDA_R_4F_E2M1 = 33

libraryPropertyType: enum
    MAJOR_VERSION = 0
    MINOR_VERSION = 1
    PATCH_LEVEL = 2

cudaRoundMode: enum
    cudaRoundNearest = 0
    cudaRoundZero = 1
    cudaRoundPosInf = 2
    cudaRoundMinInf = 3

cudaError_t: enum
    cudaSuccess = 0
    cudaErrorInvalidValue = 1
    cudaErrorMemoryAllocation = 2
    cudaErrorInitializationError = 3
    cudaErrorCudartUnloading = 4
    cudaErrorProfilerDisabled = 5
    cudaErrorProfilerNotInitialized = 6
    cudaErrorProfilerAlreadyStarted = 7
    cudaErrorProfilerAlreadyStopped = 8
    cudaErrorInvalidConfiguration = 9
    cudaErrorInvalidPitchValue = 12
    cudaErrorInvalidSymbol = 13
    cudaErrorInvalidHostPointer = 16
    cudaErrorInvalidDevicePointer = 17
    cudaErrorInvalidTexture = 18
    cudaErrorInvalidTextureBinding = 19
    cudaErrorInvalidChannelDescriptor = 20
    cudaErrorInvalidMemcpyDirection = 21
    cudaErrorAddressOfConstant = 22
    cudaErrorTextureFetchFailed = 23
    cudaErrorTextureNotBound = 24
    cudaErrorSynchronizationError = 25
    cudaErrorInvalidFilterSetting = 26
    cudaErrorInvalidNormSetting = 27
    cudaErrorMixedDeviceExecution = 28
    cudaErrorNotYetImplemented = 31
    cudaErrorMemoryValueTooLarge = 32
    cudaErrorStubLibrary = 34
    cudaErrorInsufficientDriver = 35
    cudaErrorCallRequiresNewerDriver = 36
    cudaErrorInvalidSurface = 37
    cudaErrorDuplicateVariableName = 43
    cudaErrorDuplicateTextureName = 44
    cudaErrorDuplicateSurfaceName = 45
    cudaErrorDevicesUnavailable = 46
    cudaErrorIncompatibleDriverContext = 49
    cudaErrorMissingConfiguration = 52
    cudaErrorPriorLaunchFailure = 53
    cudaErrorLaunchMaxDepthExceeded = 65
    cudaErrorLaunchFileScopedTex = 66
    cudaErrorLaunchFileScopedSurf = 67
    cudaErrorSyncDepthExceeded = 68
    cudaErrorLaunchPendingCountExceeded = 69
    cudaErrorInvalidDeviceFunction = 98
    cudaErrorNoDevice = 100
    cudaErrorInvalidDevice = 101
    cudaErrorDeviceNotLicensed = 102
    cudaErrorSoftwareValidityNotEstablished = 103
    cudaErrorStartupFailure = 127
    cudaErrorInvalidKernelImage = 200
    cudaErrorDeviceUninitialized = 201
    cudaErrorMapBufferObjectFailed = 205
    cudaErrorUnmapBufferObjectFailed = 206
    cudaErrorArrayIsMapped = 207
    cudaErrorAlreadyMapped = 208
    cudaErrorNoKernelImageForDevice = 209
    cudaErrorAlreadyAcquired = 210
    cudaErrorNotMapped = 211
    cudaErrorNotMappedAsArray = 212
    cudaErrorNotMappedAsPointer = 213
    cudaErrorECCUncorrectable = 214
    cudaErrorUnsupportedLimit = 215
    cudaErrorDeviceAlreadyInUse = 216
    cudaErrorPeerAccessUnsupported = 217
    cudaErrorInvalidPtx = 218
    cudaErrorInvalidGraphicsContext = 219
    cudaErrorNvlinkUncorrectable = 220
    cudaErrorJitCompilerNotFound = 221
    cudaErrorUnsupportedPtxVersion = 222
    cudaErrorJitCompilationDisabled = 223
    cudaErrorUnsupportedExecAffinity = 224
    cudaErrorUnsupportedDevSideSync = 225
    cudaErrorContained = 226
    cudaErrorInvalidSource = 300
    cudaErrorFileNotFound = 301
    cudaErrorSharedObjectSymbolNotFound = 302
    cudaErrorSharedObjectInitFailed = 303
    cudaErrorOperatingSystem = 304
    cudaErrorInvalidResourceHandle = 400
    cudaErrorIllegalState = 401
    cudaErrorLossyQuery = 402
    cudaErrorSymbolNotFound = 500
    cudaErrorNotReady = 600
    cudaErrorIllegalAddress = 700
    cudaErrorLaunchOutOfResources = 701
    cudaErrorLaunchTimeout = 702
    cudaErrorLaunchIncompatibleTexturing = 703
    cudaErrorPeerAccessAlreadyEnabled = 704
    cudaErrorPeerAccessNotEnabled = 705
    cudaErrorSetOnActiveProcess = 708
    cudaErrorContextIsDestroyed = 709
    cudaErrorAssert = 710
    cudaErrorTooManyPeers = 711
    cudaErrorHostMemoryAlreadyRegistered = 712
    cudaErrorHostMemoryNotRegistered = 713
    cudaErrorHardwareStackError = 714
    cudaErrorIllegalInstruction = 715
    cudaErrorMisalignedAddress = 716
    cudaErrorInvalidAddressSpace = 717
    cudaErrorInvalidPc = 718
    cudaErrorLaunchFailure = 719
    cudaErrorCooperativeLaunchTooLarge = 720
    cudaErrorTensorMemoryLeak = 721
    cudaErrorNotPermitted = 800
    cudaErrorNotSupported = 801
    cudaErrorSystemNotReady = 802
    cudaErrorSystemDriverMismatch = 803
    cudaErrorCompatNotSupportedOnDevice = 804
    cudaErrorMpsConnectionFailed = 805
    cudaErrorMpsRpcFailure = 806
    cudaErrorMpsServerNotReady = 807
    cudaErrorMpsMaxClientsReached = 808
    cudaErrorMpsMaxConnectionsReached = 809
    cudaErrorMpsClientTerminated = 810
    cudaErrorCdpNotSupported = 811
    cudaErrorCdpVersionMismatch = 812
    cudaErrorStreamCaptureUnsupported = 900
    cudaErrorStreamCaptureInvalidated = 901
    cudaErrorStreamCaptureMerge = 902
    cudaErrorStreamCaptureUnmatched = 903
    cudaErrorStreamCaptureUnjoined = 904
    cudaErrorStreamCaptureIsolation = 905
    cudaErrorStreamCaptureImplicit = 906
    cudaErrorCapturedEvent = 907
    cudaErrorStreamCaptureWrongThread = 908
    cudaErrorTimeout = 909
    cudaErrorGraphExecUpdateFailure = 910
    cudaErrorExternalDevice = 911
    cudaErrorInvalidClusterSize = 912
    cudaErrorFunctionNotLoaded = 913
    cudaErrorInvalidResourceType = 914
    cudaErrorInvalidResourceConfiguration = 915
    cudaErrorUnknown = 999
    cudaErrorApiFailureBase = 10000

cudaChannelFormatKind: enum
    cudaChannelFormatKindSigned = 0
    cudaChannelFormatKindUnsigned = 1
    cudaChannelFormatKindFloat = 2
    cudaChannelFormatKindNone = 3
    cudaChannelFormatKindNV12 = 4
    cudaChannelFormatKindUnsignedNormalized8X1 = 5
    cudaChannelFormatKindUnsignedNormalized8X2 = 6
    cudaChannelFormatKindUnsignedNormalized8X4 = 7
    cudaChannelFormatKindUnsignedNormalized16X1 = 8
    cudaChannelFormatKindUnsignedNormalized16X2 = 9
    cudaChannelFormatKindUnsignedNormalized16X4 = 10
    cudaChannelFormatKindSignedNormalized8X1 = 11
    cudaChannelFormatKindSignedNormalized8X2 = 12
    cudaChannelFormatKindSignedNormalized8X4 = 13
    cudaChannelFormatKindSignedNormalized16X1 = 14
    cudaChannelFormatKindSignedNormalized16X2 = 15
    cudaChannelFormatKindSignedNormalized16X4 = 16
    cudaChannelFormatKindUnsignedBlockCompressed1 = 17
    cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 18
    cudaChannelFormatKindUnsignedBlockCompressed2 = 19
    cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 20
    cudaChannelFormatKindUnsignedBlockCompressed3 = 21
    cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 22
    cudaChannelFormatKindUnsignedBlockCompressed4 = 23
    cudaChannelFormatKindSignedBlockCompressed4 = 24
    cudaChannelFormatKindUnsignedBlockCompressed5 = 25
    cudaChannelFormatKindSignedBlockCompressed5 = 26
    cudaChannelFormatKindUnsignedBlockCompressed6H = 27
    cudaChannelFormatKindSignedBlockCompressed6H = 28
    cudaChannelFormatKindUnsignedBlockCompressed7 = 29
    cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 30
    cudaChannelFormatKindUnsignedNormalized1010102 = 31

cudaMemoryType: enum
    cudaMemoryTypeUnregistered = 0
    cudaMemoryTypeHost = 1
    cudaMemoryTypeDevice = 2
    cudaMemoryTypeManaged = 3

cudaMemcpyKind: enum
    cudaMemcpyHostToHost = 0
    cudaMemcpyHostToDevice = 1
    cudaMemcpyDeviceToHost = 2
    cudaMemcpyDeviceToDevice = 3
    cudaMemcpyDefault = 4

cudaAccessProperty: enum
    cudaAccessPropertyNormal = 0
    cudaAccessPropertyStreaming = 1
    cudaAccessPropertyPersisting = 2

cudaStreamCaptureStatus: enum
    cudaStreamCaptureStatusNone = 0
    cudaStreamCaptureStatusActive = 1
    cudaStreamCaptureStatusInvalidated = 2

cudaStreamCaptureMode: enum
    cudaStreamCaptureModeGlobal = 0
    cudaStreamCaptureModeThreadLocal = 1
    cudaStreamCaptureModeRelaxed = 2

cudaSynchronizationPolicy: enum
    cudaSyncPolicyAuto = 1
    cudaSyncPolicySpin = 2
    cudaSyncPolicyYield = 3
    cudaSyncPolicyBlockingSync = 4

cudaClusterSchedulingPolicy: enum
    cudaClusterSchedulingPolicyDefault = 0
    cudaClusterSchedulingPolicySpread = 1
    cudaClusterSchedulingPolicyLoadBalancing = 2

cudaStreamUpdateCaptureDependenciesFlags: enum
    cudaStreamAddCaptureDependencies = 0
    cudaStreamSetCaptureDependencies = 1

cudaUserObjectFlags: enum
    cudaUserObjectNoDestructorSync = 1

cudaUserObjectRetainFlags: enum
    cudaGraphUserObjectMove = 1

cudaGraphicsRegisterFlags: enum
    cudaGraphicsRegisterFlagsNone = 0
    cudaGraphicsRegisterFlagsReadOnly = 1
    cudaGraphicsRegisterFlagsWriteDiscard = 2
    cudaGraphicsRegisterFlagsSurfaceLoadStore = 4
    cudaGraphicsRegisterFlagsTextureGather = 8

cudaGraphicsMapFlags: enum
    cudaGraphicsMapFlagsNone = 0
    cudaGraphicsMapFlagsReadOnly = 1
    cudaGraphicsMapFlagsWriteDiscard = 2

cudaGraphicsCubeFace: enum
    cudaGraphicsCubeFacePositiveX = 0
    cudaGraphicsCubeFaceNegativeX = 1
    cudaGraphicsCubeFacePositiveY = 2
    cudaGraphicsCubeFaceNegativeY = 3
    cudaGraphicsCubeFacePositiveZ = 4
    cudaGraphicsCubeFaceNegativeZ = 5

cudaResourceType: enum
    cudaResourceTypeArray = 0
    cudaResourceTypeMipmappedArray = 1
    cudaResourceTypeLinear = 2
    cudaResourceTypePitch2D = 3

cudaResourceViewFormat: enum
    cudaResViewFormatNone = 0
    cudaResViewFormatUnsignedChar1 = 1
    cudaResViewFormatUnsignedChar2 = 2
    cudaResViewFormatUnsignedChar4 = 3
    cudaResViewFormatSignedChar1 = 4
    cudaResViewFormatSignedChar2 = 5
    cudaResViewFormatSignedChar4 = 6
    cudaResViewFormatUnsignedShort1 = 7
    cudaResViewFormatUnsignedShort2 = 8
    cudaResViewFormatUnsignedShort4 = 9
    cudaResViewFormatSignedShort1 = 10
    cudaResViewFormatSignedShort2 = 11
    cudaResViewFormatSignedShort4 = 12
    cudaResViewFormatUnsignedInt1 = 13
    cudaResViewFormatUnsignedInt2 = 14
    cudaResViewFormatUnsignedInt4 = 15
    cudaResViewFormatSignedInt1 = 16
    cudaResViewFormatSignedInt2 = 17
    cudaResViewFormatSignedInt4 = 18
    cudaResViewFormatHalf1 = 19
    cudaResViewFormatHalf2 = 20
    cudaResViewFormatHalf4 = 21
    cudaResViewFormatFloat1 = 22
    cudaResViewFormatFloat2 = 23
    cudaResViewFormatFloat4 = 24
    cudaResViewFormatUnsignedBlockCompressed1 = 25
    cudaResViewFormatUnsignedBlockCompressed2 = 26
    cudaResViewFormatUnsignedBlockCompressed3 = 27
    cudaResViewFormatUnsignedBlockCompressed4 = 28
    cudaResViewFormatSignedBlockCompressed4 = 29
    cudaResViewFormatUnsignedBlockCompressed5 = 30
    cudaResViewFormatSignedBlockCompressed5 = 31
    cudaResViewFormatUnsignedBlockCompressed6H = 32
    cudaResViewFormatSignedBlockCompressed6H = 33
    cudaResViewFormatUnsignedBlockCompressed7 = 34

cudaFuncAttribute: enum
    cudaFuncAttributeMaxDynamicSharedMemorySize = 8
    cudaFuncAttributePreferredSharedMemoryCarveout = 9
    cudaFuncAttributeClusterDimMustBeSet = 10
    cudaFuncAttributeRequiredClusterWidth = 11
    cudaFuncAttributeRequiredClusterHeight = 12
    cudaFuncAttributeRequiredClusterDepth = 13
    cudaFuncAttributeNonPortableClusterSizeAllowed = 14
    cudaFuncAttributeClusterSchedulingPolicyPreference = 15
    cudaFuncAttributeMax = 16

cudaFuncCache: enum
    cudaFuncCachePreferNone = 0
    cudaFuncCachePreferShared = 1
    cudaFuncCachePreferL1 = 2
    cudaFuncCachePreferEqual = 3

cudaSharedMemConfig: enum
    cudaSharedMemBankSizeDefault = 0
    cudaSharedMemBankSizeFourByte = 1
    cudaSharedMemBankSizeEightByte = 2

cudaSharedCarveout: enum
    cudaSharedmemCarveoutDefault = -1
    cudaSharedmemCarveoutMaxShared = 100
    cudaSharedmemCarveoutMaxL1 = 0

cudaComputeMode: enum
    cudaComputeModeDefault = 0
    cudaComputeModeExclusive = 1
    cudaComputeModeProhibited = 2
    cudaComputeModeExclusiveProcess = 3

cudaLimit: enum
    cudaLimitStackSize = 0
    cudaLimitPrintfFifoSize = 1
    cudaLimitMallocHeapSize = 2
    cudaLimitDevRuntimeSyncDepth = 3
    cudaLimitDevRuntimePendingLaunchCount = 4
    cudaLimitMaxL2FetchGranularity = 5
    cudaLimitPersistingL2CacheSize = 6

cudaMemoryAdvise: enum
    cudaMemAdviseSetReadMostly = 1
    cudaMemAdviseUnsetReadMostly = 2
    cudaMemAdviseSetPreferredLocation = 3
    cudaMemAdviseUnsetPreferredLocation = 4
    cudaMemAdviseSetAccessedBy = 5
    cudaMemAdviseUnsetAccessedBy = 6

cudaMemRangeAttribute: enum
    cudaMemRangeAttributeReadMostly = 1
    cudaMemRangeAttributePreferredLocation = 2
    cudaMemRangeAttributeAccessedBy = 3
    cudaMemRangeAttributeLastPrefetchLocation = 4
    cudaMemRangeAttributePreferredLocationType = 5
    cudaMemRangeAttributePreferredLocationId = 6
    cudaMemRangeAttributeLastPrefetchLocationType = 7
    cudaMemRangeAttributeLastPrefetchLocationId = 8

cudaFlushGPUDirectRDMAWritesOptions: enum
    cudaFlushGPUDirectRDMAWritesOptionHost = 1
    cudaFlushGPUDirectRDMAWritesOptionMemOps = 2

cudaGPUDirectRDMAWritesOrdering: enum
    cudaGPUDirectRDMAWritesOrderingNone = 0
    cudaGPUDirectRDMAWritesOrderingOwner = 100
    cudaGPUDirectRDMAWritesOrderingAllDevices = 200

cudaFlushGPUDirectRDMAWritesScope: enum
    cudaFlushGPUDirectRDMAWritesToOwner = 100
    cudaFlushGPUDirectRDMAWritesToAllDevices = 200

cudaFlushGPUDirectRDMAWritesTarget: enum
    cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0

cudaDeviceAttr: enum
    cudaDevAttrMaxThreadsPerBlock = 1
    cudaDevAttrMaxBlockDimX = 2
    cudaDevAttrMaxBlockDimY = 3
    cudaDevAttrMaxBlockDimZ = 4
    cudaDevAttrMaxGridDimX = 5
    cudaDevAttrMaxGridDimY = 6
    cudaDevAttrMaxGridDimZ = 7
    cudaDevAttrMaxSharedMemoryPerBlock = 8
    cudaDevAttrTotalConstantMemory = 9
    cudaDevAttrWarpSize = 10
    cudaDevAttrMaxPitch = 11
    cudaDevAttrMaxRegistersPerBlock = 12
    cudaDevAttrClockRate = 13
    cudaDevAttrTextureAlignment = 14
    cudaDevAttrGpuOverlap = 15
    cudaDevAttrMultiProcessorCount = 16
    cudaDevAttrKernelExecTimeout = 17
    cudaDevAttrIntegrated = 18
    cudaDevAttrCanMapHostMemory = 19
    cudaDevAttrComputeMode = 20
    cudaDevAttrMaxTexture1DWidth = 21
    cudaDevAttrMaxTexture2DWidth = 22
    cudaDevAttrMaxTexture2DHeight = 23
    cudaDevAttrMaxTexture3DWidth = 24
    cudaDevAttrMaxTexture3DHeight = 25
    cudaDevAttrMaxTexture3DDepth = 26
    cudaDevAttrMaxTexture2DLayeredWidth = 27
    cudaDevAttrMaxTexture2DLayeredHeight = 28
    cudaDevAttrMaxTexture2DLayeredLayers = 29
    cudaDevAttrSurfaceAlignment = 30
    cudaDevAttrConcurrentKernels = 31
    cudaDevAttrEccEnabled = 32
    cudaDevAttrPciBusId = 33
    cudaDevAttrPciDeviceId = 34
    cudaDevAttrTccDriver = 35
    cudaDevAttrMemoryClockRate = 36
    cudaDevAttrGlobalMemoryBusWidth = 37
    cudaDevAttrL2CacheSize = 38
    cudaDevAttrMaxThreadsPerMultiProcessor = 39
    cudaDevAttrAsyncEngineCount = 40
    cudaDevAttrUnifiedAddressing = 41
    cudaDevAttrMaxTexture1DLayeredWidth = 42
    cudaDevAttrMaxTexture1DLayeredLayers = 43
    cudaDevAttrMaxTexture2DGatherWidth = 45
    cudaDevAttrMaxTexture2DGatherHeight = 46
    cudaDevAttrMaxTexture3DWidthAlt = 47
    cudaDevAttrMaxTexture3DHeightAlt = 48
    cudaDevAttrMaxTexture3DDepthAlt = 49
    cudaDevAttrPciDomainId = 50
    cudaDevAttrTexturePitchAlignment = 51
    cudaDevAttrMaxTextureCubemapWidth = 52
    cudaDevAttrMaxTextureCubemapLayeredWidth = 53
    cudaDevAttrMaxTextureCubemapLayeredLayers = 54
    cudaDevAttrMaxSurface1DWidth = 55
    cudaDevAttrMaxSurface2DWidth = 56
    cudaDevAttrMaxSurface2DHeight = 57
    cudaDevAttrMaxSurface3DWidth = 58
    cudaDevAttrMaxSurface3DHeight = 59
    cudaDevAttrMaxSurface3DDepth = 60
    cudaDevAttrMaxSurface1DLayeredWidth = 61
    cudaDevAttrMaxSurface1DLayeredLayers = 62
    cudaDevAttrMaxSurface2DLayeredWidth = 63
    cudaDevAttrMaxSurface2DLayeredHeight = 64
    cudaDevAttrMaxSurface2DLayeredLayers = 65
    cudaDevAttrMaxSurfaceCubemapWidth = 66
    cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67
    cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68
    cudaDevAttrMaxTexture1DLinearWidth = 69
    cudaDevAttrMaxTexture2DLinearWidth = 70
    cudaDevAttrMaxTexture2DLinearHeight = 71
    cudaDevAttrMaxTexture2DLinearPitch = 72
    cudaDevAttrMaxTexture2DMipmappedWidth = 73
    cudaDevAttrMaxTexture2DMipmappedHeight = 74
    cudaDevAttrComputeCapabilityMajor = 75
    cudaDevAttrComputeCapabilityMinor = 76
    cudaDevAttrMaxTexture1DMipmappedWidth = 77
    cudaDevAttrStreamPrioritiesSupported = 78
    cudaDevAttrGlobalL1CacheSupported = 79
    cudaDevAttrLocalL1CacheSupported = 80
    cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81
    cudaDevAttrMaxRegistersPerMultiprocessor = 82
    cudaDevAttrManagedMemory = 83
    cudaDevAttrIsMultiGpuBoard = 84
    cudaDevAttrMultiGpuBoardGroupID = 85
    cudaDevAttrHostNativeAtomicSupported = 86
    cudaDevAttrSingleToDoublePrecisionPerfRatio = 87
    cudaDevAttrPageableMemoryAccess = 88
    cudaDevAttrConcurrentManagedAccess = 89
    cudaDevAttrComputePreemptionSupported = 90
    cudaDevAttrCanUseHostPointerForRegisteredMem = 91
    cudaDevAttrReserved92 = 92
    cudaDevAttrReserved93 = 93
    cudaDevAttrReserved94 = 94
    cudaDevAttrCooperativeLaunch = 95
    cudaDevAttrCooperativeMultiDeviceLaunch = 96
    cudaDevAttrMaxSharedMemoryPerBlockOptin = 97
    cudaDevAttrCanFlushRemoteWrites = 98
    cudaDevAttrHostRegisterSupported = 99
    cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100
    cudaDevAttrDirectManagedMemAccessFromHost = 101
    cudaDevAttrMaxBlocksPerMultiprocessor = 106
    cudaDevAttrMaxPersistingL2CacheSize = 108
    cudaDevAttrMaxAccessPolicyWindowSize = 109
    cudaDevAttrReservedSharedMemoryPerBlock = 111
    cudaDevAttrSparseCudaArraySupported = 112
    cudaDevAttrHostRegisterReadOnlySupported = 113
    cudaDevAttrTimelineSemaphoreInteropSupported = 114
    cudaDevAttrMaxTimelineSemaphoreInteropSupported = 114
    cudaDevAttrMemoryPoolsSupported = 115
    cudaDevAttrGPUDirectRDMASupported = 116
    cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117
    cudaDevAttrGPUDirectRDMAWritesOrdering = 118
    cudaDevAttrMemoryPoolSupportedHandleTypes = 119
    cudaDevAttrClusterLaunch = 120
    cudaDevAttrDeferredMappingCudaArraySupported = 121
    cudaDevAttrReserved122 = 122
    cudaDevAttrReserved123 = 123
    cudaDevAttrReserved124 = 124
    cudaDevAttrIpcEventSupport = 125
    cudaDevAttrMemSyncDomainCount = 126
    cudaDevAttrReserved127 = 127
    cudaDevAttrReserved128 = 128
    cudaDevAttrReserved129 = 129
    cudaDevAttrNumaConfig = 130
    cudaDevAttrNumaId = 131
    cudaDevAttrReserved132 = 132
    cudaDevAttrMpsEnabled = 133
    cudaDevAttrHostNumaId = 134
    cudaDevAttrD3D12CigSupported = 135
    cudaDevAttrVulkanCigSupported = 138
    cudaDevAttrGpuPciDeviceId = 139
    cudaDevAttrGpuPciSubsystemId = 140
    cudaDevAttrReserved141 = 141
    cudaDevAttrHostNumaMemoryPoolsSupported = 142
    cudaDevAttrHostNumaMultinodeIpcSupported = 143
    cudaDevAttrMax = 144

cudaMemPoolAttr: enum
    cudaMemPoolReuseFollowEventDependencies = 1
    cudaMemPoolReuseAllowOpportunistic = 2
    cudaMemPoolReuseAllowInternalDependencies = 3
    cudaMemPoolAttrReleaseThreshold = 4
    cudaMemPoolAttrReservedMemCurrent = 5
    cudaMemPoolAttrReservedMemHigh = 6
    cudaMemPoolAttrUsedMemCurrent = 7
    cudaMemPoolAttrUsedMemHigh = 8

cudaMemLocationType: enum
    cudaMemLocationTypeInvalid = 0
    cudaMemLocationTypeDevice = 1
    cudaMemLocationTypeHost = 2
    cudaMemLocationTypeHostNuma = 3
    cudaMemLocationTypeHostNumaCurrent = 4

cudaMemAccessFlags: enum
    cudaMemAccessFlagsProtNone = 0
    cudaMemAccessFlagsProtRead = 1
    cudaMemAccessFlagsProtReadWrite = 3

cudaMemAllocationType: enum
    cudaMemAllocationTypeInvalid = 0
    cudaMemAllocationTypePinned = 1
    cudaMemAllocationTypeMax = 2147483647

cudaMemAllocationHandleType: enum
    cudaMemHandleTypeNone = 0
    cudaMemHandleTypePosixFileDescriptor = 1
    cudaMemHandleTypeWin32 = 2
    cudaMemHandleTypeWin32Kmt = 4
    cudaMemHandleTypeFabric = 8

cudaGraphMemAttributeType: enum
    cudaGraphMemAttrUsedMemCurrent = 0
    cudaGraphMemAttrUsedMemHigh = 1
    cudaGraphMemAttrReservedMemCurrent = 2
    cudaGraphMemAttrReservedMemHigh = 3

cudaMemcpyFlags: enum
    cudaMemcpyFlagDefault = 0
    cudaMemcpyFlagPreferOverlapWithCompute = 1

cudaMemcpySrcAccessOrder: enum
    cudaMemcpySrcAccessOrderInvalid = 0
    cudaMemcpySrcAccessOrderStream = 1
    cudaMemcpySrcAccessOrderDuringApiCall = 2
    cudaMemcpySrcAccessOrderAny = 3
    cudaMemcpySrcAccessOrderMax = 2147483647

cudaMemcpy3DOperandType: enum
    cudaMemcpyOperandTypePointer = 1
    cudaMemcpyOperandTypeArray = 2
    cudaMemcpyOperandTypeMax = 2147483647

cudaDeviceP2PAttr: enum
    cudaDevP2PAttrPerformanceRank = 1
    cudaDevP2PAttrAccessSupported = 2
    cudaDevP2PAttrNativeAtomicSupported = 3
    cudaDevP2PAttrCudaArrayAccessSupported = 4

cudaExternalMemoryHandleType: enum
    cudaExternalMemoryHandleTypeOpaqueFd = 1
    cudaExternalMemoryHandleTypeOpaqueWin32 = 2
    cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3
    cudaExternalMemoryHandleTypeD3D12Heap = 4
    cudaExternalMemoryHandleTypeD3D12Resource = 5
    cudaExternalMemoryHandleTypeD3D11Resource = 6
    cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7
    cudaExternalMemoryHandleTypeNvSciBuf = 8

cudaExternalSemaphoreHandleType: enum
    cudaExternalSemaphoreHandleTypeOpaqueFd = 1
    cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2
    cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3
    cudaExternalSemaphoreHandleTypeD3D12Fence = 4
    cudaExternalSemaphoreHandleTypeD3D11Fence = 5
    cudaExternalSemaphoreHandleTypeNvSciSync = 6
    cudaExternalSemaphoreHandleTypeKeyedMutex = 7
    cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10

cudaJitOption: enum
    cudaJitMaxRegisters = 0
    cudaJitThreadsPerBlock = 1
    cudaJitWallTime = 2
    cudaJitInfoLogBuffer = 3
    cudaJitInfoLogBufferSizeBytes = 4
    cudaJitErrorLogBuffer = 5
    cudaJitErrorLogBufferSizeBytes = 6
    cudaJitOptimizationLevel = 7
    cudaJitFallbackStrategy = 10
    cudaJitGenerateDebugInfo = 11
    cudaJitLogVerbose = 12
    cudaJitGenerateLineInfo = 13
    cudaJitCacheMode = 14
    cudaJitPositionIndependentCode = 30
    cudaJitMinCtaPerSm = 31
    cudaJitMaxThreadsPerBlock = 32
    cudaJitOverrideDirectiveValues = 33

cudaLibraryOption: enum
    cudaLibraryHostUniversalFunctionAndDataTable = 0
    cudaLibraryBinaryIsPreserved = 1

cudaJit_CacheMode: enum
    cudaJitCacheOptionNone = 0
    cudaJitCacheOptionCG = 1
    cudaJitCacheOptionCA = 2

cudaJit_Fallback: enum
    cudaPreferPtx = 0
    cudaPreferBinary = 1

cudaCGScope: enum
    cudaCGScopeInvalid = 0
    cudaCGScopeGrid = 1
    cudaCGScopeMultiGrid = 2

cudaGraphConditionalHandleFlags: enum
    cudaGraphCondAssignDefault = 1

cudaGraphConditionalNodeType: enum
    cudaGraphCondTypeIf = 0
    cudaGraphCondTypeWhile = 1
    cudaGraphCondTypeSwitch = 2

cudaGraphNodeType: enum
    cudaGraphNodeTypeKernel = 0
    cudaGraphNodeTypeMemcpy = 1
    cudaGraphNodeTypeMemset = 2
    cudaGraphNodeTypeHost = 3
    cudaGraphNodeTypeGraph = 4
    cudaGraphNodeTypeEmpty = 5
    cudaGraphNodeTypeWaitEvent = 6
    cudaGraphNodeTypeEventRecord = 7
    cudaGraphNodeTypeExtSemaphoreSignal = 8
    cudaGraphNodeTypeExtSemaphoreWait = 9
    cudaGraphNodeTypeMemAlloc = 10
    cudaGraphNodeTypeMemFree = 11
    cudaGraphNodeTypeConditional = 13
    cudaGraphNodeTypeCount = 14

cudaGraphChildGraphNodeOwnership: enum
    cudaGraphChildGraphOwnershipClone = 0
    cudaGraphChildGraphOwnershipMove = 1

cudaGraphDependencyType: enum
    cudaGraphDependencyTypeDefault = 0
    cudaGraphDependencyTypeProgrammatic = 1

cudaGraphExecUpdateResult: enum
    cudaGraphExecUpdateSuccess = 0
    cudaGraphExecUpdateError = 1
    cudaGraphExecUpdateErrorTopologyChanged = 2
    cudaGraphExecUpdateErrorNodeTypeChanged = 3
    cudaGraphExecUpdateErrorFunctionChanged = 4
    cudaGraphExecUpdateErrorParametersChanged = 5
    cudaGraphExecUpdateErrorNotSupported = 6
    cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7
    cudaGraphExecUpdateErrorAttributesChanged = 8

cudaGraphInstantiateResult: enum
    cudaGraphInstantiateSuccess = 0
    cudaGraphInstantiateError = 1
    cudaGraphInstantiateInvalidStructure = 2
    cudaGraphInstantiateNodeOperationNotSupported = 3
    cudaGraphInstantiateMultipleDevicesNotSupported = 4
    cudaGraphInstantiateConditionalHandleUnused = 5

cudaGraphKernelNodeField: enum
    cudaGraphKernelNodeFieldInvalid = 0
    cudaGraphKernelNodeFieldGridDim = 1
    cudaGraphKernelNodeFieldParam = 2
    cudaGraphKernelNodeFieldEnabled = 3

cudaGetDriverEntryPointFlags: enum
    cudaEnableDefault = 0
    cudaEnableLegacyStream = 1
    cudaEnablePerThreadDefaultStream = 2

cudaDriverEntryPointQueryResult: enum
    cudaDriverEntryPointSuccess = 0
    cudaDriverEntryPointSymbolNotFound = 1
    cudaDriverEntryPointVersionNotSufficent = 2

cudaGraphDebugDotFlags: enum
    cudaGraphDebugDotFlagsVerbose = 1
    cudaGraphDebugDotFlagsKernelNodeParams = 4
    cudaGraphDebugDotFlagsMemcpyNodeParams = 8
    cudaGraphDebugDotFlagsMemsetNodeParams = 16
    cudaGraphDebugDotFlagsHostNodeParams = 32
    cudaGraphDebugDotFlagsEventNodeParams = 64
    cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128
    cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256
    cudaGraphDebugDotFlagsKernelNodeAttributes = 512
    cudaGraphDebugDotFlagsHandles = 1024
    cudaGraphDebugDotFlagsConditionalNodeParams = 32768

cudaGraphInstantiateFlags: enum
    cudaGraphInstantiateFlagAutoFreeOnLaunch = 1
    cudaGraphInstantiateFlagUpload = 2
    cudaGraphInstantiateFlagDeviceLaunch = 4
    cudaGraphInstantiateFlagUseNodePriority = 8

cudaLaunchMemSyncDomain: enum
    cudaLaunchMemSyncDomainDefault = 0
    cudaLaunchMemSyncDomainRemote = 1

cudaLaunchAttributeID: enum
    cudaLaunchAttributeIgnore = 0
    cudaLaunchAttributeAccessPolicyWindow = 1
    cudaLaunchAttributeCooperative = 2
    cudaLaunchAttributeSynchronizationPolicy = 3
    cudaLaunchAttributeClusterDimension = 4
    cudaLaunchAttributeClusterSchedulingPolicyPreference = 5
    cudaLaunchAttributeProgrammaticStreamSerialization = 6
    cudaLaunchAttributeProgrammaticEvent = 7
    cudaLaunchAttributePriority = 8
    cudaLaunchAttributeMemSyncDomainMap = 9
    cudaLaunchAttributeMemSyncDomain = 10
    cudaLaunchAttributePreferredClusterDimension = 11
    cudaLaunchAttributeLaunchCompletionEvent = 12
    cudaLaunchAttributeDeviceUpdatableKernelNode = 13
    cudaLaunchAttributePreferredSharedMemoryCarveout = 14

cudaDeviceNumaConfig: enum
    cudaDeviceNumaConfigNone = 0
    cudaDeviceNumaConfigNumaNode = 1

cudaAsyncNotificationType: enum
    cudaAsyncNotificationTypeOverBudget = 1

cudaSurfaceBoundaryMode: enum
    cudaBoundaryModeZero = 0
    cudaBoundaryModeClamp = 1
    cudaBoundaryModeTrap = 2

cudaSurfaceFormatMode: enum
    cudaFormatModeForced = 0
    cudaFormatModeAuto = 1

cudaTextureAddressMode: enum
    cudaAddressModeWrap = 0
    cudaAddressModeClamp = 1
    cudaAddressModeMirror = 2
    cudaAddressModeBorder = 3

cudaTextureFilterMode: enum
    cudaFilterModePoint = 0
    cudaFilterModeLinear = 1

cudaTextureReadMode: enum
    cudaReadModeElementType = 0
    cudaReadModeNormalizedFloat = 1

cudaGLDeviceList: enum
    cudaGLDeviceListAll = 1
    cudaGLDeviceListCurrentFrame = 2
    cudaGLDeviceListNextFrame = 3

cudaGLMapFlags: enum
    cudaGLMapFlagsNone = 0
    cudaGLMapFlagsReadOnly = 1
    cudaGLMapFlagsWriteDiscard = 2

cudaEglFrameType: enum
    cudaEglFrameTypeArray = 0
    cudaEglFrameTypePitch = 1

cudaEglResourceLocationFlags: enum
    cudaEglResourceLocationSysmem = 0
    cudaEglResourceLocationVidmem = 1

cudaEglColorFormat: enum
    cudaEglColorFormatYUV420Planar = 0
    cudaEglColorFormatYUV420SemiPlanar = 1
    cudaEglColorFormatYUV422Planar = 2
    cudaEglColorFormatYUV422SemiPlanar = 3
    cudaEglColorFormatARGB = 6
    cudaEglColorFormatRGBA = 7
    cudaEglColorFormatL = 8
    cudaEglColorFormatR = 9
    cudaEglColorFormatYUV444Planar = 10
    cudaEglColorFormatYUV444SemiPlanar = 11
    cudaEglColorFormatYUYV422 = 12
    cudaEglColorFormatUYVY422 = 13
    cudaEglColorFormatABGR = 14
    cudaEglColorFormatBGRA = 15
    cudaEglColorFormatA = 16
    cudaEglColorFormatRG = 17
    cudaEglColorFormatAYUV = 18
    cudaEglColorFormatYVU444SemiPlanar = 19
    cudaEglColorFormatYVU422SemiPlanar = 20
    cudaEglColorFormatYVU420SemiPlanar = 21
    cudaEglColorFormatY10V10U10_444SemiPlanar = 22
    cudaEglColorFormatY10V10U10_420SemiPlanar = 23
    cudaEglColorFormatY12V12U12_444SemiPlanar = 24
    cudaEglColorFormatY12V12U12_420SemiPlanar = 25
    cudaEglColorFormatVYUY_ER = 26
    cudaEglColorFormatUYVY_ER = 27
    cudaEglColorFormatYUYV_ER = 28
    cudaEglColorFormatYVYU_ER = 29
    cudaEglColorFormatYUVA_ER = 31
    cudaEglColorFormatAYUV_ER = 32
    cudaEglColorFormatYUV444Planar_ER = 33
    cudaEglColorFormatYUV422Planar_ER = 34
    cudaEglColorFormatYUV420Planar_ER = 35
    cudaEglColorFormatYUV444SemiPlanar_ER = 36
    cudaEglColorFormatYUV422SemiPlanar_ER = 37
    cudaEglColorFormatYUV420SemiPlanar_ER = 38
    cudaEglColorFormatYVU444Planar_ER = 39
    cudaEglColorFormatYVU422Planar_ER = 40
    cudaEglColorFormatYVU420Planar_ER = 41
    cudaEglColorFormatYVU444SemiPlanar_ER = 42
    cudaEglColorFormatYVU422SemiPlanar_ER = 43
    cudaEglColorFormatYVU420SemiPlanar_ER = 44
    cudaEglColorFormatBayerRGGB = 45
    cudaEglColorFormatBayerBGGR = 46
    cudaEglColorFormatBayerGRBG = 47
    cudaEglColorFormatBayerGBRG = 48
    cudaEglColorFormatBayer10RGGB = 49
    cudaEglColorFormatBayer10BGGR = 50
    cudaEglColorFormatBayer10GRBG = 51
    cudaEglColorFormatBayer10GBRG = 52
    cudaEglColorFormatBayer12RGGB = 53
    cudaEglColorFormatBayer12BGGR = 54
    cudaEglColorFormatBayer12GRBG = 55
    cudaEglColorFormatBayer12GBRG = 56
    cudaEglColorFormatBayer14RGGB = 57
    cudaEglColorFormatBayer14BGGR = 58
    cudaEglColorFormatBayer14GRBG = 59
    cudaEglColorFormatBayer14GBRG = 60
    cudaEglColorFormatBayer20RGGB = 61
    cudaEglColorFormatBayer20BGGR = 62
    cudaEglColorFormatBayer20GRBG = 63
    cudaEglColorFormatBayer20GBRG = 64
    cudaEglColorFormatYVU444Planar = 65
    cudaEglColorFormatYVU422Planar = 66
    cudaEglColorFormatYVU420Planar = 67
    cudaEglColorFormatBayerIspRGGB = 68
    cudaEglColorFormatBayerIspBGGR = 69
    cudaEglColorFormatBayerIspGRBG = 70
    cudaEglColorFormatBayerIspGBRG = 71
    cudaEglColorFormatBayerBCCR = 72
    cudaEglColorFormatBayerRCCB = 73
    cudaEglColorFormatBayerCRBC = 74
    cudaEglColorFormatBayerCBRC = 75
    cudaEglColorFormatBayer10CCCC = 76
    cudaEglColorFormatBayer12BCCR = 77
    cudaEglColorFormatBayer12RCCB = 78
    cudaEglColorFormatBayer12CRBC = 79
    cudaEglColorFormatBayer12CBRC = 80
    cudaEglColorFormatBayer12CCCC = 81
    cudaEglColorFormatY = 82
    cudaEglColorFormatYUV420SemiPlanar_2020 = 83
    cudaEglColorFormatYVU420SemiPlanar_2020 = 84
    cudaEglColorFormatYUV420Planar_2020 = 85
    cudaEglColorFormatYVU420Planar_2020 = 86
    cudaEglColorFormatYUV420SemiPlanar_709 = 87
    cudaEglColorFormatYVU420SemiPlanar_709 = 88
    cudaEglColorFormatYUV420Planar_709 = 89
    cudaEglColorFormatYVU420Planar_709 = 90
    cudaEglColorFormatY10V10U10_420SemiPlanar_709 = 91
    cudaEglColorFormatY10V10U10_420SemiPlanar_2020 = 92
    cudaEglColorFormatY10V10U10_422SemiPlanar_2020 = 93
    cudaEglColorFormatY10V10U10_422SemiPlanar = 94
    cudaEglColorFormatY10V10U10_422SemiPlanar_709 = 95
    cudaEglColorFormatY_ER = 96
    cudaEglColorFormatY_709_ER = 97
    cudaEglColorFormatY10_ER = 98
    cudaEglColorFormatY10_709_ER = 99
    cudaEglColorFormatY12_ER = 100
    cudaEglColorFormatY12_709_ER = 101
    cudaEglColorFormatYUVA = 102
    cudaEglColorFormatYVYU = 104
    cudaEglColorFormatVYUY = 105
    cudaEglColorFormatY10V10U10_420SemiPlanar_ER = 106
    cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER = 107
    cudaEglColorFormatY10V10U10_444SemiPlanar_ER = 108
    cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER = 109
    cudaEglColorFormatY12V12U12_420SemiPlanar_ER = 110
    cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER = 111
    cudaEglColorFormatY12V12U12_444SemiPlanar_ER = 112
    cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER = 113
    cudaEglColorFormatUYVY709 = 114
    cudaEglColorFormatUYVY709_ER = 115
    cudaEglColorFormatUYVY2020 = 116

[typedefs]
cudaArray_t: cudaArray *
cudaArray_const_t: const cudaArray *
cudaMipmappedArray_t: cudaMipmappedArray *
cudaMipmappedArray_const_t: const cudaMipmappedArray *
cudaUUID_t: CUuuid_st
cudaIpcEventHandle_t: cudaIpcEventHandle_st
cudaIpcMemHandle_t: cudaIpcMemHandle_st
cudaMemFabricHandle_t: cudaMemFabricHandle_st
cudaStream_t: CUstream_st *
cudaEvent_t: CUevent_st *
cudaGraphicsResource_t: cudaGraphicsResource *
cudaExternalMemory_t: CUexternalMemory_st *
cudaExternalSemaphore_t: CUexternalSemaphore_st *
cudaGraph_t: CUgraph_st *
cudaGraphNode_t: CUgraphNode_st *
cudaUserObject_t: CUuserObject_st *
cudaGraphConditionalHandle: unsigned long long
cudaFunction_t: CUfunc_st *
cudaKernel_t: CUkern_st *
cudaLibrary_t: CUlib_st *
cudaMemPool_t: CUmemPoolHandle_st *
cudaGraphEdgeData: cudaGraphEdgeData_st
cudaGraphExec_t: CUgraphExec_st *
cudaGraphInstantiateParams: cudaGraphInstantiateParams_st
cudaGraphExecUpdateResultInfo: cudaGraphExecUpdateResultInfo_st
cudaGraphDeviceNode_t: CUgraphDeviceUpdatableNode_st *
cudaLaunchMemSyncDomainMap: cudaLaunchMemSyncDomainMap_st
cudaLaunchAttribute: cudaLaunchAttribute_st
cudaLaunchConfig_t: cudaLaunchConfig_st
cudaAsyncCallbackHandle_t: cudaAsyncCallbackEntry *
cudaAsyncNotificationInfo_t: cudaAsyncNotificationInfo
cudaSurfaceObject_t: unsigned long long
cudaTextureObject_t: unsigned long long
cudaEglPlaneDesc: cudaEglPlaneDesc_st
cudaEglFrame: cudaEglFrame_st
cudaEglStreamConnection: CUeglStreamConnection_st *
cudaStreamAttrID: cudaLaunchAttributeID
cudaStreamAttrValue: cudaLaunchAttributeValue
cudaKernelNodeAttrID: cudaLaunchAttributeID
cudaKernelNodeAttrValue: cudaLaunchAttributeValue

# Forms that a public name stood for in the past.
[older]
cudaSignalExternalSemaphoresAsync: cudaError_t (const cudaExternalSemaphore_t *extSemArray : array=numExtSems, const cudaExternalSemaphoreSignalParams_v1 *paramsArray : array=numExtSems, unsigned int numExtSems, cudaStream_t stream) ptsz
cudaWaitExternalSemaphoresAsync: cudaError_t (const cudaExternalSemaphore_t *extSemArray : array=numExtSems, const cudaExternalSemaphoreWaitParams_v1 *paramsArray : array=numExtSems, unsigned int numExtSems, cudaStream_t stream) ptsz
cudaStreamGetCaptureInfo: cudaError_t (cudaStream_t stream, out cudaStreamCaptureStatus *captureStatus_out, out unsigned long long *id_out) ptsz
cudaGetDeviceProperties: cudaError_t (out cudaDeviceProp *prop, int device)

[records]
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
    cudaGraph_t *phGraph_out : output count=size

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

[callbacks]
cudaHostFn_t: void (void *userData)
cudaAsyncCallback: void (cudaAsyncNotificationInfo_t *arg0, void *arg1, cudaAsyncCallbackHandle_t arg2)
cudaStreamCallback_t: void (cudaStream_t stream, cudaError_t status, void *userData)

[constants]
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

# Inline functions that fill a struct.
[makers]
make_cudaPitchedPtr: cudaPitchedPtr (void *d, size_t p, size_t xsz, size_t ysz)
make_cudaPos: cudaPos (size_t x, size_t y, size_t z)
make_cudaExtent: cudaExtent (size_t w, size_t h, size_t d)

# Types of values behind void *, by the enumerator that is passed beside them.
[attributes]
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

# Names that cuda.bindings gives to records that have none in C.
[unnamed]
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

[advice]
cudaErrorInvalidValue: An argument is out of its range, or arguments do not fit together: a zero size, a null pointer, a negative count. Check them one by one.
cudaErrorMemoryAllocation: The device (or page-locked host memory) has no room for this, or the pool has a limit of its own. Free what is no longer used, ask for less, or look with nvidia-smi for other processes on the device.
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
"""
