# python -m generator generate driver 12.9
# driver as the headers of CUDA 12.9 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 12.9
result: CUresult
summary: the CUDA driver
queries[]: cuEventQuery cuStreamQuery
is_capturing: cuStreamIsCapturing
not_ready: CUDA_ERROR_NOT_READY
streams[]: CUstream
forget[]: cuLinkDestroy cuLibraryUnload
allocates[]: cuMemAlloc_v2 cuMemAllocHost_v2 cuMemHostAlloc cuMemAllocManaged cuMemCreate cuMemAllocAsync cuMemAllocFromPoolAsync
shortage.status: CUDA_ERROR_OUT_OF_MEMORY
shortage.asks: cuMemGetInfo_v2
version_function: cuDriverGetVersion
fork.asks: cuCtxGetCurrent
fork.status: 3
fork.works[]: cuGetErrorName cuGetErrorString cuDriverGetVersion
environment: CUDA_CTYPES_LIBCUDA
linux[]: libcuda.so.1
elsewhere[]: /usr/lib/wsl/lib/libcuda.so.1 /run/opengl-driver/lib/libcuda.so.1 /usr/local/nvidia/lib64/libcuda.so.1 /usr/lib64-nvidia/libcuda.so.1
windows[]: nvcuda.dll
install: it comes with NVIDIA's display driver, not with a Python package: install that, or run in a container with GPUs (--gpus all)
sections: names=46+5931 functions=6082+55166 enums=61248+44646 typedefs=105894+8551 older=114495+8657 records=123152+21583 callbacks=144735+451 constants=145186+2647 makers=147872+10 attributes=147961+4424 unnamed=152450+2039 advice=154489+16549

# Public names that stand for another symbol.
[names]
cuArray3DCreate: cuArray3DCreate_v2
cuArray3DCreate_v1: cuArray3DCreate
cuArray3DGetDescriptor: cuArray3DGetDescriptor_v2
cuArray3DGetDescriptor_v1: cuArray3DGetDescriptor
cuArrayCreate: cuArrayCreate_v2
cuArrayCreate_v1: cuArrayCreate
cuArrayGetDescriptor: cuArrayGetDescriptor_v2
cuArrayGetDescriptor_v1: cuArrayGetDescriptor
cuCtxCreate: cuCtxCreate_v2
cuCtxCreate_v1: cuCtxCreate
cuCtxDestroy: cuCtxDestroy_v2
cuCtxDestroy_v1: cuCtxDestroy
cuCtxPopCurrent: cuCtxPopCurrent_v2
cuCtxPopCurrent_v1: cuCtxPopCurrent
cuCtxPushCurrent: cuCtxPushCurrent_v2
cuCtxPushCurrent_v1: cuCtxPushCurrent
cuDevicePrimaryCtxRelease: cuDevicePrimaryCtxRelease_v2
cuDevicePrimaryCtxRelease_v1: cuDevicePrimaryCtxRelease
cuDevicePrimaryCtxReset: cuDevicePrimaryCtxReset_v2
cuDevicePrimaryCtxReset_v1: cuDevicePrimaryCtxReset
cuDevicePrimaryCtxSetFlags: cuDevicePrimaryCtxSetFlags_v2
cuDevicePrimaryCtxSetFlags_v1: cuDevicePrimaryCtxSetFlags
cuDeviceTotalMem: cuDeviceTotalMem_v2
cuDeviceTotalMem_v1: cuDeviceTotalMem
cuEventDestroy: cuEventDestroy_v2
cuEventDestroy_v1: cuEventDestroy
cuGLCtxCreate: cuGLCtxCreate_v2
cuGLCtxCreate_v1: cuGLCtxCreate
cuGLGetDevices: cuGLGetDevices_v2
cuGLGetDevices_v1: cuGLGetDevices
cuGLMapBufferObject: cuGLMapBufferObject_v2
cuGLMapBufferObject_v1: cuGLMapBufferObject
cuGLMapBufferObjectAsync: cuGLMapBufferObjectAsync_v2
cuGLMapBufferObjectAsync_v1: cuGLMapBufferObjectAsync
cuGetProcAddress: cuGetProcAddress_v2
cuGetProcAddress_v1: cuGetProcAddress
cuGraphAddKernelNode: cuGraphAddKernelNode_v2
cuGraphAddKernelNode_v1: cuGraphAddKernelNode
cuGraphExecKernelNodeSetParams: cuGraphExecKernelNodeSetParams_v2
cuGraphExecKernelNodeSetParams_v1: cuGraphExecKernelNodeSetParams
cuGraphExecUpdate: cuGraphExecUpdate_v2
cuGraphExecUpdate_v1: cuGraphExecUpdate
cuGraphInstantiate: cuGraphInstantiateWithFlags
cuGraphInstantiate_v1: cuGraphInstantiate
cuGraphKernelNodeGetParams: cuGraphKernelNodeGetParams_v2
cuGraphKernelNodeGetParams_v1: cuGraphKernelNodeGetParams
cuGraphKernelNodeSetParams: cuGraphKernelNodeSetParams_v2
cuGraphKernelNodeSetParams_v1: cuGraphKernelNodeSetParams
cuGraphicsResourceGetMappedPointer: cuGraphicsResourceGetMappedPointer_v2
cuGraphicsResourceGetMappedPointer_v1: cuGraphicsResourceGetMappedPointer
cuGraphicsResourceSetMapFlags: cuGraphicsResourceSetMapFlags_v2
cuGraphicsResourceSetMapFlags_v1: cuGraphicsResourceSetMapFlags
cuIpcOpenMemHandle: cuIpcOpenMemHandle_v2
cuIpcOpenMemHandle_v1: cuIpcOpenMemHandle
cuLinkAddData: cuLinkAddData_v2
cuLinkAddData_v1: cuLinkAddData
cuLinkAddFile: cuLinkAddFile_v2
cuLinkAddFile_v1: cuLinkAddFile
cuLinkCreate: cuLinkCreate_v2
cuLinkCreate_v1: cuLinkCreate
cuMemAlloc: cuMemAlloc_v2
cuMemAlloc_v1: cuMemAlloc
cuMemAllocHost: cuMemAllocHost_v2
cuMemAllocHost_v1: cuMemAllocHost
cuMemAllocPitch: cuMemAllocPitch_v2
cuMemAllocPitch_v1: cuMemAllocPitch
cuMemFree: cuMemFree_v2
cuMemFree_v1: cuMemFree
cuMemGetAddressRange: cuMemGetAddressRange_v2
cuMemGetAddressRange_v1: cuMemGetAddressRange
cuMemGetInfo: cuMemGetInfo_v2
cuMemGetInfo_v1: cuMemGetInfo
cuMemHostGetDevicePointer: cuMemHostGetDevicePointer_v2
cuMemHostGetDevicePointer_v1: cuMemHostGetDevicePointer
cuMemHostRegister: cuMemHostRegister_v2
cuMemHostRegister_v1: cuMemHostRegister
cuMemcpy2D: cuMemcpy2D_v2
cuMemcpy2D_v1: cuMemcpy2D
cuMemcpy2DAsync: cuMemcpy2DAsync_v2
cuMemcpy2DAsync_v1: cuMemcpy2DAsync
cuMemcpy2DUnaligned: cuMemcpy2DUnaligned_v2
cuMemcpy2DUnaligned_v1: cuMemcpy2DUnaligned
cuMemcpy3D: cuMemcpy3D_v2
cuMemcpy3D_v1: cuMemcpy3D
cuMemcpy3DAsync: cuMemcpy3DAsync_v2
cuMemcpy3DAsync_v1: cuMemcpy3DAsync
cuMemcpyAtoA: cuMemcpyAtoA_v2
cuMemcpyAtoA_v1: cuMemcpyAtoA
cuMemcpyAtoD: cuMemcpyAtoD_v2
cuMemcpyAtoD_v1: cuMemcpyAtoD
cuMemcpyAtoH: cuMemcpyAtoH_v2
cuMemcpyAtoH_v1: cuMemcpyAtoH
cuMemcpyAtoHAsync: cuMemcpyAtoHAsync_v2
cuMemcpyAtoHAsync_v1: cuMemcpyAtoHAsync
cuMemcpyDtoA: cuMemcpyDtoA_v2
cuMemcpyDtoA_v1: cuMemcpyDtoA
cuMemcpyDtoD: cuMemcpyDtoD_v2
cuMemcpyDtoD_v1: cuMemcpyDtoD
cuMemcpyDtoDAsync: cuMemcpyDtoDAsync_v2
cuMemcpyDtoDAsync_v1: cuMemcpyDtoDAsync
cuMemcpyDtoH: cuMemcpyDtoH_v2
cuMemcpyDtoH_v1: cuMemcpyDtoH
cuMemcpyDtoHAsync: cuMemcpyDtoHAsync_v2
cuMemcpyDtoHAsync_v1: cuMemcpyDtoHAsync
cuMemcpyHtoA: cuMemcpyHtoA_v2
cuMemcpyHtoA_v1: cuMemcpyHtoA
cuMemcpyHtoAAsync: cuMemcpyHtoAAsync_v2
cuMemcpyHtoAAsync_v1: cuMemcpyHtoAAsync
cuMemcpyHtoD: cuMemcpyHtoD_v2
cuMemcpyHtoD_v1: cuMemcpyHtoD
cuMemcpyHtoDAsync: cuMemcpyHtoDAsync_v2
cuMemcpyHtoDAsync_v1: cuMemcpyHtoDAsync
cuMemsetD16: cuMemsetD16_v2
cuMemsetD16_v1: cuMemsetD16
cuMemsetD2D16: cuMemsetD2D16_v2
cuMemsetD2D16_v1: cuMemsetD2D16
cuMemsetD2D32: cuMemsetD2D32_v2
cuMemsetD2D32_v1: cuMemsetD2D32
cuMemsetD2D8: cuMemsetD2D8_v2
cuMemsetD2D8_v1: cuMemsetD2D8
cuMemsetD32: cuMemsetD32_v2
cuMemsetD32_v1: cuMemsetD32
cuMemsetD8: cuMemsetD8_v2
cuMemsetD8_v1: cuMemsetD8
cuModuleGetGlobal: cuModuleGetGlobal_v2
cuModuleGetGlobal_v1: cuModuleGetGlobal
cuStreamBatchMemOp: cuStreamBatchMemOp_v2
cuStreamBatchMemOp_v1: cuStreamBatchMemOp
cuStreamBeginCapture: cuStreamBeginCapture_v2
cuStreamBeginCapture_v1: cuStreamBeginCapture
cuStreamDestroy: cuStreamDestroy_v2
cuStreamDestroy_v1: cuStreamDestroy
cuStreamGetCaptureInfo: cuStreamGetCaptureInfo_v2
cuStreamGetCaptureInfo_v1: cuStreamGetCaptureInfo
cuStreamWaitValue32: cuStreamWaitValue32_v2
cuStreamWaitValue32_v1: cuStreamWaitValue32
cuStreamWaitValue64: cuStreamWaitValue64_v2
cuStreamWaitValue64_v1: cuStreamWaitValue64
cuStreamWriteValue32: cuStreamWriteValue32_v2
cuStreamWriteValue32_v1: cuStreamWriteValue32
cuStreamWriteValue64: cuStreamWriteValue64_v2
cuStreamWriteValue64_v1: cuStreamWriteValue64
cuTexRefGetAddress: cuTexRefGetAddress_v2
cuTexRefGetAddress_v1: cuTexRefGetAddress
cuTexRefSetAddress: cuTexRefSetAddress_v2
cuTexRefSetAddress_v1: cuTexRefSetAddress
cuTexRefSetAddress2D: cuTexRefSetAddress2D_v3
cuTexRefSetAddress2D_v1: cuTexRefSetAddress2D
cuVDPAUCtxCreate: cuVDPAUCtxCreate_v2
cuVDPAUCtxCreate_v1: cuVDPAUCtxCreate

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
cuGetErrorString: CUresult (CUresult error, out const char **pStr) 6000
cuGetErrorName: CUresult (CUresult error, out const char **pStr) 6000
cuInit: CUresult (unsigned int Flags) 2000
cuDriverGetVersion: CUresult (out int *driverVersion) 2020
cuDeviceGet: CUresult (out CUdevice *device, int ordinal) 2000
cuDeviceGetCount: CUresult (out int *count) 2000
cuDeviceGetName: CUresult (out char *name : buffer=length, int length, CUdevice dev) 2000
cuDeviceGetUuid: CUresult (out CUuuid *uuid, CUdevice dev) 9020
cuDeviceGetUuid_v2: CUresult (out CUuuid *uuid, CUdevice dev) 11040
cuDeviceGetLuid: CUresult (out char *luid : buffer=8, out unsigned int *deviceNodeMask, CUdevice dev) 10000
cuDeviceTotalMem_v2: CUresult (out size_t *numbytes, CUdevice dev) 3020
cuDeviceGetTexture1DLinearMaxWidth: CUresult (out size_t *maxWidthInElements, CUarray_format pformat, unsigned int numChannels, CUdevice dev) 11010
cuDeviceGetAttribute: CUresult (out int *pi, CUdevice_attribute attrib, CUdevice dev) 2000
cuDeviceGetNvSciSyncAttributes: CUresult (void *nvSciSyncAttrList, CUdevice dev, int flags) 10020
cuDeviceSetMemPool: CUresult (CUdevice dev, CUmemoryPool pool) 11020
cuDeviceGetMemPool: CUresult (out CUmemoryPool *pool, CUdevice dev) 11020
cuDeviceGetDefaultMemPool: CUresult (out CUmemoryPool *pool_out, CUdevice dev) 11020
cuDeviceGetExecAffinitySupport: CUresult (out int *pi, CUexecAffinityType typename, CUdevice dev) 11040
cuFlushGPUDirectRDMAWrites: CUresult (CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope) 11030
cuDeviceGetProperties: CUresult (out CUdevprop *prop, CUdevice dev) 2000
cuDeviceComputeCapability: CUresult (out int *major, out int *minor, CUdevice dev) 2000
cuDevicePrimaryCtxRetain: CUresult (out CUcontext *pctx, CUdevice dev) 7000
cuDevicePrimaryCtxRelease_v2: CUresult (CUdevice dev) 11000
cuDevicePrimaryCtxSetFlags_v2: CUresult (CUdevice dev, unsigned int flags) 11000
cuDevicePrimaryCtxGetState: CUresult (CUdevice dev, out unsigned int *flags, out int *active) 7000
cuDevicePrimaryCtxReset_v2: CUresult (CUdevice dev) 11000
cuCtxCreate_v2: CUresult (out CUcontext *pctx, unsigned int flags, CUdevice dev) 3020
cuCtxCreate_v3: CUresult (out CUcontext *pctx, CUexecAffinityParam *paramsArray : array=numParams, int numParams, unsigned int flags, CUdevice dev) 11040
cuCtxCreate_v4: CUresult (out CUcontext *pctx, CUctxCreateParams *ctxCreateParams : newer, unsigned int flags, CUdevice dev) 12050
cuCtxDestroy_v2: CUresult (CUcontext ctx) 4000
cuCtxPushCurrent_v2: CUresult (CUcontext ctx) 4000
cuCtxPopCurrent_v2: CUresult (out CUcontext *pctx) 4000
cuCtxSetCurrent: CUresult (CUcontext ctx) 4000
cuCtxGetCurrent: CUresult (out CUcontext *pctx) 4000
cuCtxGetDevice: CUresult (out CUdevice *device) 2000
cuCtxGetFlags: CUresult (out unsigned int *flags) 7000
cuCtxSetFlags: CUresult (unsigned int flags) 12010
cuCtxGetId: CUresult (CUcontext ctx, out unsigned long long *ctxId) 12000
cuCtxSynchronize: CUresult () 2000
cuCtxSetLimit: CUresult (CUlimit limit, size_t value) 3010
cuCtxGetLimit: CUresult (out size_t *pvalue, CUlimit limit) 3010
cuCtxGetCacheConfig: CUresult (out CUfunc_cache *pconfig) 3020
cuCtxSetCacheConfig: CUresult (CUfunc_cache config) 3020
cuCtxGetApiVersion: CUresult (CUcontext ctx, out unsigned int *version) 3020
cuCtxGetStreamPriorityRange: CUresult (out int *leastPriority, out int *greatestPriority) 5050
cuCtxResetPersistingL2Cache: CUresult () 11000
cuCtxGetExecAffinity: CUresult (out CUexecAffinityParam *pExecAffinity, CUexecAffinityType typename) 11040
cuCtxRecordEvent: CUresult (CUcontext hCtx, CUevent hEvent) 12050
cuCtxWaitEvent: CUresult (CUcontext hCtx, CUevent hEvent) 12050
cuCtxAttach: CUresult (out CUcontext *pctx, unsigned int flags) 2000
cuCtxDetach: CUresult (CUcontext ctx) 2000
cuCtxGetSharedMemConfig: CUresult (out CUsharedconfig *pConfig) 4020
cuCtxSetSharedMemConfig: CUresult (CUsharedconfig config) 4020
cuModuleLoad: CUresult (out CUmodule *module, const char *fname) 2000
cuModuleLoadData: CUresult (out CUmodule *module, const void *image) 2000
cuModuleLoadDataEx: CUresult (out CUmodule *module, const void *image, unsigned int numOptions, CUjit_option *options : array=numOptions, void **optionValues : options=options) 2010
cuModuleLoadFatBinary: CUresult (out CUmodule *module, const void *fatCubin) 2000
cuModuleUnload: CUresult (CUmodule hmod) 2000
cuModuleGetLoadingMode: CUresult (out CUmoduleLoadingMode *mode) 11070
cuModuleGetFunction: CUresult (out CUfunction *hfunc, CUmodule hmod, const char *name) 2000
cuModuleGetFunctionCount: CUresult (out unsigned int *count, CUmodule mod) 12040
cuModuleEnumerateFunctions: CUresult (out CUfunction *functions : array=numFunctions, unsigned int numFunctions, CUmodule mod) 12040
cuModuleGetGlobal_v2: CUresult (out CUdeviceptr *dptr, out size_t *numbytes, CUmodule hmod, const char *name) 3020
cuLinkCreate_v2: CUresult (unsigned int numOptions, CUjit_option *options : array=numOptions, void **optionValues : options=options kept=stateOut, out CUlinkState *stateOut) 6050
cuLinkAddData_v2: CUresult (CUlinkState state, CUjitInputType typename, void *data : least=size, size_t size, const char *name, unsigned int numOptions, CUjit_option *options : array=numOptions, void **optionValues : options=options kept=state) 6050
cuLinkAddFile_v2: CUresult (CUlinkState state, CUjitInputType typename, const char *path, unsigned int numOptions, CUjit_option *options : array=numOptions, void **optionValues : options=options kept=state) 6050
cuLinkComplete: CUresult (CUlinkState state, out void **cubinOut, out size_t *sizeOut) 5050
cuLinkDestroy: CUresult (CUlinkState state) 5050
cuModuleGetTexRef: CUresult (out CUtexref *pTexRef, CUmodule hmod, const char *name) 2000
cuModuleGetSurfRef: CUresult (out CUsurfref *pSurfRef, CUmodule hmod, const char *name) 3000
cuLibraryLoadData: CUresult (out CUlibrary *library, const void *code, CUjit_option *jitOptions : array=numJitOptions, void **jitOptionsValues : options=jitOptions kept=library, unsigned int numJitOptions, CUlibraryOption *libraryOptions : array=numLibraryOptions, void **libraryOptionValues : options=libraryOptions kept=library, unsigned int numLibraryOptions) 12000
cuLibraryLoadFromFile: CUresult (out CUlibrary *library, const char *fileName, CUjit_option *jitOptions : array=numJitOptions, void **jitOptionsValues : options=jitOptions kept=library, unsigned int numJitOptions, CUlibraryOption *libraryOptions : array=numLibraryOptions, void **libraryOptionValues : options=libraryOptions kept=library, unsigned int numLibraryOptions) 12000
cuLibraryUnload: CUresult (CUlibrary library) 12000
cuLibraryGetKernel: CUresult (out CUkernel *pKernel, CUlibrary library, const char *name) 12000
cuLibraryGetKernelCount: CUresult (out unsigned int *count, CUlibrary lib) 12040
cuLibraryEnumerateKernels: CUresult (out CUkernel *kernels : array=numKernels, unsigned int numKernels, CUlibrary lib) 12040
cuLibraryGetModule: CUresult (out CUmodule *pMod, CUlibrary library) 12000
cuKernelGetFunction: CUresult (out CUfunction *pFunc, CUkernel kernel) 12000
cuKernelGetLibrary: CUresult (out CUlibrary *pLib, CUkernel kernel) 12050
cuLibraryGetGlobal: CUresult (out CUdeviceptr *dptr, out size_t *numbytes, CUlibrary library, const char *name) 12000
cuLibraryGetManaged: CUresult (out CUdeviceptr *dptr, out size_t *numbytes, CUlibrary library, const char *name) 12000
cuLibraryGetUnifiedFunction: CUresult (out void **fptr, CUlibrary library, const char *symbol) 12000
cuKernelGetAttribute: CUresult (out int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev) 12000
cuKernelSetAttribute: CUresult (CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev) 12000
cuKernelSetCacheConfig: CUresult (CUkernel kernel, CUfunc_cache config, CUdevice dev) 12000
cuKernelGetName: CUresult (out const char **name, CUkernel hfunc) 12030
cuKernelGetParamInfo: CUresult (CUkernel kernel, size_t paramIndex, out size_t *paramOffset, out size_t *paramSize) 12040
cuMemGetInfo_v2: CUresult (out size_t *free, out size_t *total) 3020
cuMemAlloc_v2: CUresult (out CUdeviceptr *dptr, size_t bytesize) 3020
cuMemAllocPitch_v2: CUresult (out CUdeviceptr *dptr, out size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned int ElementSizeBytes) 3020
cuMemFree_v2: CUresult (CUdeviceptr dptr) 3020
cuMemGetAddressRange_v2: CUresult (out CUdeviceptr *pbase, out size_t *psize, CUdeviceptr dptr) 3020
cuMemAllocHost_v2: CUresult (out void **pp, size_t bytesize) 3020
cuMemFreeHost: CUresult (void *p) 2000
cuMemHostAlloc: CUresult (out void **pp, size_t bytesize, unsigned int Flags) 2020
cuMemHostGetDevicePointer_v2: CUresult (out CUdeviceptr *pdptr, void *p, unsigned int Flags) 3020
cuMemHostGetFlags: CUresult (out unsigned int *pFlags, void *p) 2030
cuMemAllocManaged: CUresult (out CUdeviceptr *dptr, size_t bytesize, unsigned int flags) 6000
cuDeviceRegisterAsyncNotification: CUresult (CUdevice device, CUasyncCallback callbackFunc, void *userData, out CUasyncCallbackHandle *callback) 12040
cuDeviceUnregisterAsyncNotification: CUresult (CUdevice device, CUasyncCallbackHandle callback) 12040
cuDeviceGetByPCIBusId: CUresult (out CUdevice *dev, const char *pciBusId) 4010
cuDeviceGetPCIBusId: CUresult (out char *pciBusId : buffer=length, int length, CUdevice dev) 4010
cuIpcGetEventHandle: CUresult (out CUipcEventHandle *pHandle, CUevent event) 4010
cuIpcOpenEventHandle: CUresult (out CUevent *phEvent, CUipcEventHandle handle) 4010
cuIpcGetMemHandle: CUresult (out CUipcMemHandle *pHandle, CUdeviceptr dptr) 4010
cuIpcOpenMemHandle_v2: CUresult (out CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags) 11000
cuIpcCloseMemHandle: CUresult (CUdeviceptr dptr) 4010
cuMemHostRegister_v2: CUresult (void *p : least=bytesize, size_t bytesize, unsigned int Flags) 6050
cuMemHostUnregister: CUresult (void *p) 4000
cuMemcpy: CUresult (CUdeviceptr dst, CUdeviceptr src, size_t ByteCount) 4000 ptds
cuMemcpyPeer: CUresult (CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount) 4000 ptds
cuMemcpyHtoD_v2: CUresult (CUdeviceptr dstDevice, const void *srcHost : least=ByteCount, size_t ByteCount) 3020 ptds
cuMemcpyDtoH_v2: CUresult (void *dstHost : writable least=ByteCount, CUdeviceptr srcDevice, size_t ByteCount) 3020 ptds
cuMemcpyDtoD_v2: CUresult (CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount) 3020 ptds
cuMemcpyDtoA_v2: CUresult (CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount) 3020 ptds
cuMemcpyAtoD_v2: CUresult (CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount) 3020 ptds
cuMemcpyHtoA_v2: CUresult (CUarray dstArray, size_t dstOffset, const void *srcHost : least=ByteCount, size_t ByteCount) 3020 ptds
cuMemcpyAtoH_v2: CUresult (void *dstHost : writable least=ByteCount, CUarray srcArray, size_t srcOffset, size_t ByteCount) 3020 ptds
cuMemcpyAtoA_v2: CUresult (CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount) 3020 ptds
cuMemcpy2D_v2: CUresult (const CUDA_MEMCPY2D *pCopy) 3020 ptds
cuMemcpy2DUnaligned_v2: CUresult (const CUDA_MEMCPY2D *pCopy) 3020 ptds
cuMemcpy3D_v2: CUresult (const CUDA_MEMCPY3D *pCopy) 3020 ptds
cuMemcpy3DPeer: CUresult (const CUDA_MEMCPY3D_PEER *pCopy) 4000 ptds
cuMemcpyAsync: CUresult (CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream) 4000 ptsz
cuMemcpyPeerAsync: CUresult (CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream) 4000 ptsz
cuMemcpyHtoDAsync_v2: CUresult (CUdeviceptr dstDevice, const void *srcHost : least=ByteCount, size_t ByteCount, CUstream hStream) 3020 ptsz
cuMemcpyDtoHAsync_v2: CUresult (void *dstHost : writable least=ByteCount, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) 3020 ptsz
cuMemcpyDtoDAsync_v2: CUresult (CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream) 3020 ptsz
cuMemcpyHtoAAsync_v2: CUresult (CUarray dstArray, size_t dstOffset, const void *srcHost : least=ByteCount, size_t ByteCount, CUstream hStream) 3020 ptsz
cuMemcpyAtoHAsync_v2: CUresult (void *dstHost : writable least=ByteCount, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream) 3020 ptsz
cuMemcpy2DAsync_v2: CUresult (const CUDA_MEMCPY2D *pCopy, CUstream hStream) 3020 ptsz
cuMemcpy3DAsync_v2: CUresult (const CUDA_MEMCPY3D *pCopy, CUstream hStream) 3020 ptsz
cuMemcpy3DPeerAsync: CUresult (const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream) 4000 ptsz
cuMemcpyBatchAsync: CUresult (CUdeviceptr *dsts : array=count, CUdeviceptr *srcs : array=count, size_t *sizes : array=count, size_t count, CUmemcpyAttributes *attrs : array=numAttrs, size_t *attrsIdxs : array=numAttrs, size_t numAttrs, out size_t *failIdx, CUstream hStream) 12080 ptsz
cuMemcpy3DBatchAsync: CUresult (size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList : array=numOps, out size_t *failIdx, unsigned long long flags, CUstream hStream) 12080 ptsz
cuMemsetD8_v2: CUresult (CUdeviceptr dstDevice, unsigned char uc, size_t N) 3020 ptds
cuMemsetD16_v2: CUresult (CUdeviceptr dstDevice, unsigned short us, size_t N) 3020 ptds
cuMemsetD32_v2: CUresult (CUdeviceptr dstDevice, unsigned int ui, size_t N) 3020 ptds
cuMemsetD2D8_v2: CUresult (CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height) 3020 ptds
cuMemsetD2D16_v2: CUresult (CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height) 3020 ptds
cuMemsetD2D32_v2: CUresult (CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height) 3020 ptds
cuMemsetD8Async: CUresult (CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream) 3020 ptsz
cuMemsetD16Async: CUresult (CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream) 3020 ptsz
cuMemsetD32Async: CUresult (CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream) 3020 ptsz
cuMemsetD2D8Async: CUresult (CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream) 3020 ptsz
cuMemsetD2D16Async: CUresult (CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream) 3020 ptsz
cuMemsetD2D32Async: CUresult (CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream) 3020 ptsz
cuArrayCreate_v2: CUresult (out CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray) 3020
cuArrayGetDescriptor_v2: CUresult (out CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray) 3020
cuArrayGetSparseProperties: CUresult (out CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array) 11010
cuMipmappedArrayGetSparseProperties: CUresult (out CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap) 11010
cuArrayGetMemoryRequirements: CUresult (out CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device) 11060
cuMipmappedArrayGetMemoryRequirements: CUresult (out CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap, CUdevice device) 11060
cuArrayGetPlane: CUresult (out CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx) 11020
cuArrayDestroy: CUresult (CUarray hArray) 2000
cuArray3DCreate_v2: CUresult (out CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray) 3020
cuArray3DGetDescriptor_v2: CUresult (out CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray) 3020
cuMipmappedArrayCreate: CUresult (out CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels) 5000
cuMipmappedArrayGetLevel: CUresult (out CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level) 5000
cuMipmappedArrayDestroy: CUresult (CUmipmappedArray hMipmappedArray) 5000
cuMemGetHandleForAddressRange: CUresult (out void *handle : attribute=handleType, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, unsigned long long flags) 11070
cuMemBatchDecompressAsync: CUresult (CUmemDecompressParams *paramsArray, size_t count, unsigned int flags, out size_t *errorIndex, CUstream stream) 12060 ptsz
cuMemAddressReserve: CUresult (out CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags) 10020
cuMemAddressFree: CUresult (CUdeviceptr ptr, size_t size) 10020
cuMemCreate: CUresult (out CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop, unsigned long long flags) 10020
cuMemRelease: CUresult (CUmemGenericAllocationHandle handle) 10020
cuMemMap: CUresult (CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags) 10020
cuMemMapArrayAsync: CUresult (CUarrayMapInfo *mapInfoList : array=count, unsigned int count, CUstream hStream) 11010 ptsz
cuMemUnmap: CUresult (CUdeviceptr ptr, size_t size) 10020
cuMemSetAccess: CUresult (CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc : array=count, size_t count) 10020
cuMemGetAccess: CUresult (out unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr) 10020
cuMemExportToShareableHandle: CUresult (out void *shareableHandle : attribute=handleType, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, unsigned long long flags) 10020
cuMemImportFromShareableHandle: CUresult (out CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType) 10020
cuMemGetAllocationGranularity: CUresult (out size_t *granularity, const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option) 10020
cuMemGetAllocationPropertiesFromHandle: CUresult (out CUmemAllocationProp *prop, CUmemGenericAllocationHandle handle) 10020
cuMemRetainAllocationHandle: CUresult (out CUmemGenericAllocationHandle *handle, void *addr) 11000
cuMemFreeAsync: CUresult (CUdeviceptr dptr, CUstream hStream) 11020 ptsz
cuMemAllocAsync: CUresult (out CUdeviceptr *dptr, size_t bytesize, CUstream hStream) 11020 ptsz
cuMemPoolTrimTo: CUresult (CUmemoryPool pool, size_t minBytesToKeep) 11020
cuMemPoolSetAttribute: CUresult (CUmemoryPool pool, CUmemPool_attribute attr, void *value : attribute=attr) 11020
cuMemPoolGetAttribute: CUresult (CUmemoryPool pool, CUmemPool_attribute attr, out void *value : attribute=attr) 11020
cuMemPoolSetAccess: CUresult (CUmemoryPool pool, const CUmemAccessDesc *map : array=count, size_t count) 11020
cuMemPoolGetAccess: CUresult (out CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location) 11020
cuMemPoolCreate: CUresult (out CUmemoryPool *pool, const CUmemPoolProps *poolProps) 11020
cuMemPoolDestroy: CUresult (CUmemoryPool pool) 11020
cuMemAllocFromPoolAsync: CUresult (out CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream) 11020 ptsz
cuMemPoolExportToShareableHandle: CUresult (out void *handle_out : attribute=handleType, CUmemoryPool pool, CUmemAllocationHandleType handleType, unsigned long long flags) 11020
cuMemPoolImportFromShareableHandle: CUresult (out CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, unsigned long long flags) 11020
cuMemPoolExportPointer: CUresult (out CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr) 11020
cuMemPoolImportPointer: CUresult (out CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData *shareData) 11020
cuMulticastCreate: CUresult (out CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp *prop) 12010
cuMulticastAddDevice: CUresult (CUmemGenericAllocationHandle mcHandle, CUdevice dev) 12010
cuMulticastBindMem: CUresult (CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags) 12010
cuMulticastBindAddr: CUresult (CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags) 12010
cuMulticastUnbind: CUresult (CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size) 12010
cuMulticastGetGranularity: CUresult (out size_t *granularity, const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option) 12010
cuPointerGetAttribute: CUresult (out void *data : attribute=attribute, CUpointer_attribute attribute, CUdeviceptr ptr) 4000
cuMemPrefetchAsync: CUresult (CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream) 8000 ptsz
cuMemPrefetchAsync_v2: CUresult (CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream) 12020 ptsz
cuMemAdvise: CUresult (CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device) 8000
cuMemAdvise_v2: CUresult (CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location) 12020
cuMemRangeGetAttribute: CUresult (out void *data : attribute=attribute bytes=dataSize, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count) 8000
cuMemRangeGetAttributes: CUresult (out void **data : attributes=attributes bytes=dataSizes, size_t *dataSizes : array=numAttributes, CUmem_range_attribute *attributes : array=numAttributes, size_t numAttributes, CUdeviceptr devPtr, size_t count) 8000
cuPointerSetAttribute: CUresult (const void *value : attribute=attribute, CUpointer_attribute attribute, CUdeviceptr ptr) 6000
cuPointerGetAttributes: CUresult (unsigned int numAttributes, CUpointer_attribute *attributes : array=numAttributes, out void **data : attributes=attributes, CUdeviceptr ptr) 7000
cuStreamCreate: CUresult (out CUstream *phStream, unsigned int Flags) 2000
cuStreamCreateWithPriority: CUresult (out CUstream *phStream, unsigned int flags, int priority) 5050
cuStreamGetPriority: CUresult (CUstream hStream, out int *priority) 5050 ptsz
cuStreamGetDevice: CUresult (CUstream hStream, out CUdevice *device) 12080 ptsz
cuStreamGetFlags: CUresult (CUstream hStream, out unsigned int *flags) 5050 ptsz
cuStreamGetId: CUresult (CUstream hStream, out unsigned long long *streamId) 12000 ptsz
cuStreamGetCtx: CUresult (CUstream hStream, out CUcontext *pctx) 9020 ptsz
cuStreamGetCtx_v2: CUresult (CUstream hStream, out CUcontext *pCtx, out CUgreenCtx *pGreenCtx) 12050 ptsz
cuStreamWaitEvent: CUresult (CUstream hStream, CUevent hEvent, unsigned int Flags) 3020 ptsz
cuStreamAddCallback: CUresult (CUstream hStream, CUstreamCallback callback : once, void *userData, unsigned int flags) 5000 ptsz
cuStreamBeginCapture_v2: CUresult (CUstream hStream, CUstreamCaptureMode mode) 10010 ptsz
cuStreamBeginCaptureToGraph: CUresult (CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, const CUgraphEdgeData *dependencyData : array=numDependencies optional, size_t numDependencies, CUstreamCaptureMode mode) 12030 ptsz
cuThreadExchangeStreamCaptureMode: CUresult (inout CUstreamCaptureMode *mode) 10010
cuStreamEndCapture: CUresult (CUstream hStream, out CUgraph *phGraph) 10000 ptsz
cuStreamIsCapturing: CUresult (CUstream hStream, out CUstreamCaptureStatus *captureStatus) 10000 ptsz
cuStreamGetCaptureInfo_v2: CUresult (CUstream hStream, out CUstreamCaptureStatus *captureStatus_out, out cuuint64_t *id_out, out CUgraph *graph_out, out const CUgraphNode **dependencies_out : array=numDependencies_out, out size_t *numDependencies_out) 11030 ptsz
cuStreamGetCaptureInfo_v3: CUresult (CUstream hStream, out CUstreamCaptureStatus *captureStatus_out, out cuuint64_t *id_out, out CUgraph *graph_out, out const CUgraphNode **dependencies_out : array=numDependencies_out, out const CUgraphEdgeData **edgeData_out : array=numDependencies_out, out size_t *numDependencies_out) 12030 ptsz
cuStreamUpdateCaptureDependencies: CUresult (CUstream hStream, CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, unsigned int flags) 11030 ptsz
cuStreamUpdateCaptureDependencies_v2: CUresult (CUstream hStream, CUgraphNode *dependencies : array=numDependencies, const CUgraphEdgeData *dependencyData : array=numDependencies optional, size_t numDependencies, unsigned int flags) 12030 ptsz
cuStreamAttachMemAsync: CUresult (CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags) 6000 ptsz
cuStreamQuery: CUresult (CUstream hStream) 2000 ptsz
cuStreamSynchronize: CUresult (CUstream hStream) 2000 ptsz
cuStreamDestroy_v2: CUresult (CUstream hStream) 4000
cuStreamCopyAttributes: CUresult (CUstream dst, CUstream src) 11000 ptsz
cuStreamGetAttribute: CUresult (CUstream hStream, CUstreamAttrID attr, out CUstreamAttrValue *value_out) 11000 ptsz
cuStreamSetAttribute: CUresult (CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value) 11000 ptsz
cuEventCreate: CUresult (out CUevent *phEvent, unsigned int Flags) 2000
cuEventRecord: CUresult (CUevent hEvent, CUstream hStream) 2000 ptsz
cuEventRecordWithFlags: CUresult (CUevent hEvent, CUstream hStream, unsigned int flags) 11010 ptsz
cuEventQuery: CUresult (CUevent hEvent) 2000
cuEventSynchronize: CUresult (CUevent hEvent) 2000
cuEventDestroy_v2: CUresult (CUevent hEvent) 4000
cuEventElapsedTime: CUresult (out float *pMilliseconds, CUevent hStart, CUevent hEnd) 2000
cuEventElapsedTime_v2: CUresult (out float *pMilliseconds, CUevent hStart, CUevent hEnd) 12080
cuImportExternalMemory: CUresult (out CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc) 10000
cuExternalMemoryGetMappedBuffer: CUresult (out CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc) 10000
cuExternalMemoryGetMappedMipmappedArray: CUresult (out CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc) 10000
cuDestroyExternalMemory: CUresult (CUexternalMemory extMem) 10000
cuImportExternalSemaphore: CUresult (out CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc) 10000
cuSignalExternalSemaphoresAsync: CUresult (const CUexternalSemaphore *extSemArray : array=numExtSems, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray : array=numExtSems, unsigned int numExtSems, CUstream stream) 10000 ptsz
cuWaitExternalSemaphoresAsync: CUresult (const CUexternalSemaphore *extSemArray : array=numExtSems, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray : array=numExtSems, unsigned int numExtSems, CUstream stream) 10000 ptsz
cuDestroyExternalSemaphore: CUresult (CUexternalSemaphore extSem) 10000
cuStreamWaitValue32_v2: CUresult (CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) 11070 ptsz
cuStreamWaitValue64_v2: CUresult (CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) 11070 ptsz
cuStreamWriteValue32_v2: CUresult (CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) 11070 ptsz
cuStreamWriteValue64_v2: CUresult (CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) 11070 ptsz
cuStreamBatchMemOp_v2: CUresult (CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray : array=count, unsigned int flags) 11070 ptsz
cuFuncGetAttribute: CUresult (out int *pi, CUfunction_attribute attrib, CUfunction hfunc) 2020
cuFuncSetAttribute: CUresult (CUfunction hfunc, CUfunction_attribute attrib, int value) 9000
cuFuncSetCacheConfig: CUresult (CUfunction hfunc, CUfunc_cache config) 3000
cuFuncGetModule: CUresult (out CUmodule *hmod, CUfunction hfunc) 11000
cuFuncGetName: CUresult (out const char **name, CUfunction hfunc) 12030
cuFuncGetParamInfo: CUresult (CUfunction func, size_t paramIndex, out size_t *paramOffset, out size_t *paramSize) 12040
cuFuncIsLoaded: CUresult (out CUfunctionLoadingState *state, CUfunction function) 12040
cuFuncLoad: CUresult (CUfunction function) 12040
cuLaunchKernel: CUresult (CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams : kernel_parameters, void **extra : address) 4000 ptsz
cuLaunchKernelEx: CUresult (const CUlaunchConfig *config, CUfunction f, void **kernelParams : kernel_parameters, void **extra : address) 11060 ptsz
cuLaunchCooperativeKernel: CUresult (CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams : kernel_parameters) 9000 ptsz
cuLaunchCooperativeKernelMultiDevice: CUresult (CUDA_LAUNCH_PARAMS *launchParamsList : array=numDevices, unsigned int numDevices, unsigned int flags) 9000
cuLaunchHostFunc: CUresult (CUstream hStream, CUhostFn fn : once=hStream, void *userData) 10000 ptsz
cuFuncSetBlockShape: CUresult (CUfunction hfunc, int x, int y, int z) 2000
cuFuncSetSharedSize: CUresult (CUfunction hfunc, unsigned int numbytes) 2000
cuParamSetSize: CUresult (CUfunction hfunc, unsigned int numbytes) 2000
cuParamSeti: CUresult (CUfunction hfunc, int offset, unsigned int value) 2000
cuParamSetf: CUresult (CUfunction hfunc, int offset, float value) 2000
cuParamSetv: CUresult (CUfunction hfunc, int offset, void *ptr, unsigned int numbytes) 2000
cuLaunch: CUresult (CUfunction f) 2000
cuLaunchGrid: CUresult (CUfunction f, int grid_width, int grid_height) 2000
cuLaunchGridAsync: CUresult (CUfunction f, int grid_width, int grid_height, CUstream hStream) 2000
cuParamSetTexRef: CUresult (CUfunction hfunc, int texunit, CUtexref hTexRef) 2000
cuFuncSetSharedMemConfig: CUresult (CUfunction hfunc, CUsharedconfig config) 4020
cuGraphCreate: CUresult (out CUgraph *phGraph, unsigned int flags) 10000
cuGraphAddKernelNode_v2: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams) 12000
cuGraphKernelNodeGetParams_v2: CUresult (CUgraphNode hNode, out CUDA_KERNEL_NODE_PARAMS *nodeParams) 12000
cuGraphKernelNodeSetParams_v2: CUresult (CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams) 12000
cuGraphAddMemcpyNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx) 10000
cuGraphMemcpyNodeGetParams: CUresult (CUgraphNode hNode, out CUDA_MEMCPY3D *nodeParams) 10000
cuGraphMemcpyNodeSetParams: CUresult (CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams) 10000
cuGraphAddMemsetNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx) 10000
cuGraphMemsetNodeGetParams: CUresult (CUgraphNode hNode, out CUDA_MEMSET_NODE_PARAMS *nodeParams) 10000
cuGraphMemsetNodeSetParams: CUresult (CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams) 10000
cuGraphAddHostNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams) 10000
cuGraphHostNodeGetParams: CUresult (CUgraphNode hNode, out CUDA_HOST_NODE_PARAMS *nodeParams) 10000
cuGraphHostNodeSetParams: CUresult (CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams) 10000
cuGraphAddChildGraphNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, CUgraph childGraph) 10000
cuGraphChildGraphNodeGetGraph: CUresult (CUgraphNode hNode, out CUgraph *phGraph) 10000
cuGraphAddEmptyNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies) 10000
cuGraphAddEventRecordNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, CUevent event) 11010
cuGraphEventRecordNodeGetEvent: CUresult (CUgraphNode hNode, out CUevent *event_out) 11010
cuGraphEventRecordNodeSetEvent: CUresult (CUgraphNode hNode, CUevent event) 11010
cuGraphAddEventWaitNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, CUevent event) 11010
cuGraphEventWaitNodeGetEvent: CUresult (CUgraphNode hNode, out CUevent *event_out) 11010
cuGraphEventWaitNodeSetEvent: CUresult (CUgraphNode hNode, CUevent event) 11010
cuGraphAddExternalSemaphoresSignalNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams) 11020
cuGraphExternalSemaphoresSignalNodeGetParams: CUresult (CUgraphNode hNode, out CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out) 11020
cuGraphExternalSemaphoresSignalNodeSetParams: CUresult (CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams) 11020
cuGraphAddExternalSemaphoresWaitNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams) 11020
cuGraphExternalSemaphoresWaitNodeGetParams: CUresult (CUgraphNode hNode, out CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out) 11020
cuGraphExternalSemaphoresWaitNodeSetParams: CUresult (CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams) 11020
cuGraphAddBatchMemOpNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams) 11070
cuGraphBatchMemOpNodeGetParams: CUresult (CUgraphNode hNode, out CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out) 11070
cuGraphBatchMemOpNodeSetParams: CUresult (CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams) 11070
cuGraphExecBatchMemOpNodeSetParams: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams) 11070
cuGraphAddMemAllocNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams) 11040
cuGraphMemAllocNodeGetParams: CUresult (CUgraphNode hNode, out CUDA_MEM_ALLOC_NODE_PARAMS *params_out) 11040
cuGraphAddMemFreeNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, CUdeviceptr dptr) 11040
cuGraphMemFreeNodeGetParams: CUresult (CUgraphNode hNode, out CUdeviceptr *dptr_out) 11040
cuDeviceGraphMemTrim: CUresult (CUdevice device) 11040
cuDeviceGetGraphMemAttribute: CUresult (CUdevice device, CUgraphMem_attribute attr, out void *value : attribute=attr) 11040
cuDeviceSetGraphMemAttribute: CUresult (CUdevice device, CUgraphMem_attribute attr, void *value : attribute=attr) 11040
cuGraphClone: CUresult (out CUgraph *phGraphClone, CUgraph originalGraph) 10000
cuGraphNodeFindInClone: CUresult (out CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph) 10000
cuGraphNodeGetType: CUresult (CUgraphNode hNode, out CUgraphNodeType *typename) 10000
cuGraphGetNodes: CUresult (CUgraph hGraph, out CUgraphNode *nodes : array=numNodes, inout size_t *numNodes : default=0) 10000
cuGraphGetRootNodes: CUresult (CUgraph hGraph, out CUgraphNode *rootNodes : array=numRootNodes, inout size_t *numRootNodes : default=0) 10000
cuGraphGetEdges: CUresult (CUgraph hGraph, out CUgraphNode *from_ : array=numEdges, out CUgraphNode *to : array=numEdges, inout size_t *numEdges : default=0) 10000
cuGraphGetEdges_v2: CUresult (CUgraph hGraph, out CUgraphNode *from_ : array=numEdges, out CUgraphNode *to : array=numEdges, out CUgraphEdgeData *edgeData : array=numEdges, inout size_t *numEdges : default=0) 12030
cuGraphNodeGetDependencies: CUresult (CUgraphNode hNode, out CUgraphNode *dependencies : array=numDependencies, inout size_t *numDependencies : default=0) 10000
cuGraphNodeGetDependencies_v2: CUresult (CUgraphNode hNode, out CUgraphNode *dependencies : array=numDependencies, out CUgraphEdgeData *edgeData : array=numDependencies, inout size_t *numDependencies : default=0) 12030
cuGraphNodeGetDependentNodes: CUresult (CUgraphNode hNode, out CUgraphNode *dependentNodes : array=numDependentNodes, inout size_t *numDependentNodes : default=0) 10000
cuGraphNodeGetDependentNodes_v2: CUresult (CUgraphNode hNode, out CUgraphNode *dependentNodes : array=numDependentNodes, out CUgraphEdgeData *edgeData : array=numDependentNodes, inout size_t *numDependentNodes : default=0) 12030
cuGraphAddDependencies: CUresult (CUgraph hGraph, const CUgraphNode *from_ : array=numDependencies, const CUgraphNode *to : array=numDependencies, size_t numDependencies) 10000
cuGraphAddDependencies_v2: CUresult (CUgraph hGraph, const CUgraphNode *from_ : array=numDependencies, const CUgraphNode *to : array=numDependencies, const CUgraphEdgeData *edgeData : array=numDependencies optional, size_t numDependencies) 12030
cuGraphRemoveDependencies: CUresult (CUgraph hGraph, const CUgraphNode *from_ : array=numDependencies, const CUgraphNode *to : array=numDependencies, size_t numDependencies) 10000
cuGraphRemoveDependencies_v2: CUresult (CUgraph hGraph, const CUgraphNode *from_ : array=numDependencies, const CUgraphNode *to : array=numDependencies, const CUgraphEdgeData *edgeData : array=numDependencies optional, size_t numDependencies) 12030
cuGraphDestroyNode: CUresult (CUgraphNode hNode) 10000
cuGraphInstantiateWithFlags: CUresult (out CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags) 11040
cuGraphInstantiateWithParams: CUresult (out CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams) 12000 ptsz
cuGraphExecGetFlags: CUresult (CUgraphExec hGraphExec, out cuuint64_t *flags) 12000
cuGraphExecKernelNodeSetParams_v2: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams) 12000
cuGraphExecMemcpyNodeSetParams: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D *copyParams, CUcontext ctx) 10020
cuGraphExecMemsetNodeSetParams: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx) 10020
cuGraphExecHostNodeSetParams: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams) 10020
cuGraphExecChildGraphNodeSetParams: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph) 11010
cuGraphExecEventRecordNodeSetEvent: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) 11010
cuGraphExecEventWaitNodeSetEvent: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event) 11010
cuGraphExecExternalSemaphoresSignalNodeSetParams: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams) 11020
cuGraphExecExternalSemaphoresWaitNodeSetParams: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams) 11020
cuGraphNodeSetEnabled: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled) 11060
cuGraphNodeGetEnabled: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, out unsigned int *isEnabled) 11060
cuGraphUpload: CUresult (CUgraphExec hGraphExec, CUstream hStream) 11010 ptsz
cuGraphLaunch: CUresult (CUgraphExec hGraphExec, CUstream hStream) 10000 ptsz
cuGraphExecDestroy: CUresult (CUgraphExec hGraphExec) 10000
cuGraphDestroy: CUresult (CUgraph hGraph) 10000
cuGraphExecUpdate_v2: CUresult (CUgraphExec hGraphExec, CUgraph hGraph, out CUgraphExecUpdateResultInfo *resultInfo) 12000
cuGraphKernelNodeCopyAttributes: CUresult (CUgraphNode dst, CUgraphNode src) 11000
cuGraphKernelNodeGetAttribute: CUresult (CUgraphNode hNode, CUkernelNodeAttrID attr, out CUkernelNodeAttrValue *value_out) 11000
cuGraphKernelNodeSetAttribute: CUresult (CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue *value) 11000
cuGraphDebugDotPrint: CUresult (CUgraph hGraph, const char *path, unsigned int flags) 11030
cuUserObjectCreate: CUresult (out CUuserObject *object_out, void *ptr, CUhostFn destroy : once, unsigned int initialRefcount, unsigned int flags) 11030
cuUserObjectRetain: CUresult (CUuserObject object, unsigned int count) 11030
cuUserObjectRelease: CUresult (CUuserObject object, unsigned int count) 11030
cuGraphRetainUserObject: CUresult (CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags) 11030
cuGraphReleaseUserObject: CUresult (CUgraph graph, CUuserObject object, unsigned int count) 11030
cuGraphAddNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, CUgraphNodeParams *nodeParams) 12020
cuGraphAddNode_v2: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, const CUgraphEdgeData *dependencyData : array=numDependencies optional, size_t numDependencies, CUgraphNodeParams *nodeParams) 12030
cuGraphNodeSetParams: CUresult (CUgraphNode hNode, CUgraphNodeParams *nodeParams) 12020
cuGraphExecNodeSetParams: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams *nodeParams) 12020
cuGraphConditionalHandleCreate: CUresult (out CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags) 12030
cuOccupancyMaxActiveBlocksPerMultiprocessor: CUresult (out int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize) 6050
cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags: CUresult (out int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags) 7000
cuOccupancyMaxPotentialBlockSize: CUresult (out int *minGridSize, out int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize : during, size_t dynamicSMemSize, int blockSizeLimit) 6050
cuOccupancyMaxPotentialBlockSizeWithFlags: CUresult (out int *minGridSize, out int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize : during, size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags) 7000
cuOccupancyAvailableDynamicSMemPerBlock: CUresult (out size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize) 10020
cuOccupancyMaxPotentialClusterSize: CUresult (out int *clusterSize, CUfunction func, const CUlaunchConfig *config) 11070
cuOccupancyMaxActiveClusters: CUresult (out int *numClusters, CUfunction func, const CUlaunchConfig *config) 11070
cuTexRefSetArray: CUresult (CUtexref hTexRef, CUarray hArray, unsigned int Flags) 2000
cuTexRefSetMipmappedArray: CUresult (CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags) 5000
cuTexRefSetAddress_v2: CUresult (out size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t numbytes) 3020
cuTexRefSetAddress2D_v3: CUresult (CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch) 4010
cuTexRefSetFormat: CUresult (CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents) 2000
cuTexRefSetAddressMode: CUresult (CUtexref hTexRef, int dim, CUaddress_mode am) 2000
cuTexRefSetFilterMode: CUresult (CUtexref hTexRef, CUfilter_mode fm) 2000
cuTexRefSetMipmapFilterMode: CUresult (CUtexref hTexRef, CUfilter_mode fm) 5000
cuTexRefSetMipmapLevelBias: CUresult (CUtexref hTexRef, float bias) 5000
cuTexRefSetMipmapLevelClamp: CUresult (CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp) 5000
cuTexRefSetMaxAnisotropy: CUresult (CUtexref hTexRef, unsigned int maxAniso) 5000
cuTexRefSetBorderColor: CUresult (CUtexref hTexRef, float *pBorderColor : array=4) 8000
cuTexRefSetFlags: CUresult (CUtexref hTexRef, unsigned int Flags) 2000
cuTexRefGetAddress_v2: CUresult (out CUdeviceptr *pdptr, CUtexref hTexRef) 3020
cuTexRefGetArray: CUresult (out CUarray *phArray, CUtexref hTexRef) 2000
cuTexRefGetMipmappedArray: CUresult (out CUmipmappedArray *phMipmappedArray, CUtexref hTexRef) 5000
cuTexRefGetAddressMode: CUresult (out CUaddress_mode *pam, CUtexref hTexRef, int dim) 2000
cuTexRefGetFilterMode: CUresult (out CUfilter_mode *pfm, CUtexref hTexRef) 2000
cuTexRefGetFormat: CUresult (out CUarray_format *pFormat, out int *pNumChannels, CUtexref hTexRef) 2000
cuTexRefGetMipmapFilterMode: CUresult (out CUfilter_mode *pfm, CUtexref hTexRef) 5000
cuTexRefGetMipmapLevelBias: CUresult (out float *pbias, CUtexref hTexRef) 5000
cuTexRefGetMipmapLevelClamp: CUresult (out float *pminMipmapLevelClamp, out float *pmaxMipmapLevelClamp, CUtexref hTexRef) 5000
cuTexRefGetMaxAnisotropy: CUresult (out int *pmaxAniso, CUtexref hTexRef) 5000
cuTexRefGetBorderColor: CUresult (out float *pBorderColor : array=4, CUtexref hTexRef) 8000
cuTexRefGetFlags: CUresult (out unsigned int *pFlags, CUtexref hTexRef) 2000
cuTexRefCreate: CUresult (out CUtexref *pTexRef) 2000
cuTexRefDestroy: CUresult (CUtexref hTexRef) 2000
cuSurfRefSetArray: CUresult (CUsurfref hSurfRef, CUarray hArray, unsigned int Flags) 3000
cuSurfRefGetArray: CUresult (out CUarray *phArray, CUsurfref hSurfRef) 3000
cuTexObjectCreate: CUresult (out CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc, const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc) 5000
cuTexObjectDestroy: CUresult (CUtexObject texObject) 5000
cuTexObjectGetResourceDesc: CUresult (out CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject) 5000
cuTexObjectGetTextureDesc: CUresult (out CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject) 5000
cuTexObjectGetResourceViewDesc: CUresult (out CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject texObject) 5000
cuSurfObjectCreate: CUresult (out CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc) 5000
cuSurfObjectDestroy: CUresult (CUsurfObject surfObject) 5000
cuSurfObjectGetResourceDesc: CUresult (out CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject) 5000
cuTensorMapEncodeTiled: CUresult (out CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim : array, const cuuint64_t *globalStrides : array, const cuuint32_t *boxDim : array, const cuuint32_t *elementStrides : array, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) 12000
cuTensorMapEncodeIm2col: CUresult (out CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim : array, const cuuint64_t *globalStrides : array, const int *pixelBoxLowerCorner : array, const int *pixelBoxUpperCorner : array, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides : array, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) 12000
cuTensorMapEncodeIm2colWide: CUresult (out CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim : array, const cuuint64_t *globalStrides : array, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides : array, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill) 12080
cuTensorMapReplaceAddress: CUresult (CUtensorMap *tensorMap, void *globalAddress) 12000
cuDeviceCanAccessPeer: CUresult (out int *canAccessPeer, CUdevice dev, CUdevice peerDev) 4000
cuCtxEnablePeerAccess: CUresult (CUcontext peerContext, unsigned int Flags) 4000
cuCtxDisablePeerAccess: CUresult (CUcontext peerContext) 4000
cuDeviceGetP2PAttribute: CUresult (out int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice) 8000
cuGraphicsUnregisterResource: CUresult (CUgraphicsResource resource) 3000
cuGraphicsSubResourceGetMappedArray: CUresult (out CUarray *pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel) 3000
cuGraphicsResourceGetMappedMipmappedArray: CUresult (out CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource) 5000
cuGraphicsResourceGetMappedPointer_v2: CUresult (out CUdeviceptr *pDevPtr, out size_t *pSize, CUgraphicsResource resource) 3020
cuGraphicsResourceSetMapFlags_v2: CUresult (CUgraphicsResource resource, unsigned int flags) 6050
cuGraphicsMapResources: CUresult (unsigned int count, CUgraphicsResource *resources : slot, CUstream hStream) 3000 ptsz
cuGraphicsUnmapResources: CUresult (unsigned int count, CUgraphicsResource *resources : slot, CUstream hStream) 3000 ptsz
cuGetProcAddress_v2: CUresult (const char *symbol, out void **pfn, int cudaVersion, cuuint64_t flags, out CUdriverProcAddressQueryResult *symbolStatus) 12000
cuCoredumpGetAttribute: CUresult (CUcoredumpSettings attrib, out void *value : attribute=attrib, size_t *size : size_of=value) 12010
cuCoredumpGetAttributeGlobal: CUresult (CUcoredumpSettings attrib, out void *value : attribute=attrib, size_t *size : size_of=value) 12010
cuCoredumpSetAttribute: CUresult (CUcoredumpSettings attrib, void *value : attribute=attrib, size_t *size : size_of=value) 12010
cuCoredumpSetAttributeGlobal: CUresult (CUcoredumpSettings attrib, void *value : attribute=attrib, size_t *size : size_of=value) 12010
cuGetExportTable: CUresult (out const void **ppExportTable, const CUuuid *pExportTableId) 3000
cuGreenCtxCreate: CUresult (out CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags) 12040
cuGreenCtxDestroy: CUresult (CUgreenCtx hCtx) 12040
cuCtxFromGreenCtx: CUresult (out CUcontext *pContext, CUgreenCtx hCtx) 12040
cuDeviceGetDevResource: CUresult (CUdevice device, out CUdevResource *resource, CUdevResourceType typename) 12040
cuCtxGetDevResource: CUresult (CUcontext hCtx, out CUdevResource *resource, CUdevResourceType typename) 12040
cuGreenCtxGetDevResource: CUresult (CUgreenCtx hCtx, out CUdevResource *resource, CUdevResourceType typename) 12040
cuDevSmResourceSplitByCount: CUresult (out CUdevResource *result : array=nbGroups, inout unsigned int *nbGroups, const CUdevResource *input_, out CUdevResource *remaining, unsigned int useFlags, unsigned int minCount) 12040
cuDevResourceGenerateDesc: CUresult (out CUdevResourceDesc *phDesc, CUdevResource *resources : array=nbResources, unsigned int nbResources) 12040
cuGreenCtxRecordEvent: CUresult (CUgreenCtx hCtx, CUevent hEvent) 12040
cuGreenCtxWaitEvent: CUresult (CUgreenCtx hCtx, CUevent hEvent) 12040
cuStreamGetGreenCtx: CUresult (CUstream hStream, out CUgreenCtx *phCtx) 12040
cuGreenCtxStreamCreate: CUresult (out CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags, int priority) 12050
cuLogsRegisterCallback: CUresult (CUlogsCallback callbackFunc, void *userData, out CUlogsCallbackHandle *callback_out) 12090
cuLogsUnregisterCallback: CUresult (CUlogsCallbackHandle callback) 12090
cuLogsCurrent: CUresult (out CUlogIterator *iterator_out, unsigned int flags) 12090
cuLogsDumpToFile: CUresult (inout CUlogIterator *iterator : slot, const char *pathToFile, unsigned int flags) 12090
cuLogsDumpToMemory: CUresult (inout CUlogIterator *iterator : slot, char *buffer : address, inout size_t *size, unsigned int flags) 12090
cuCheckpointProcessGetRestoreThreadId: CUresult (int pid, out int *tid) 12080
cuCheckpointProcessGetState: CUresult (int pid, out CUprocessState *state) 12080
cuCheckpointProcessLock: CUresult (int pid, CUcheckpointLockArgs *args) 12080
cuCheckpointProcessCheckpoint: CUresult (int pid, CUcheckpointCheckpointArgs *args) 12080
cuCheckpointProcessRestore: CUresult (int pid, CUcheckpointRestoreArgs *args) 12080
cuCheckpointProcessUnlock: CUresult (int pid, CUcheckpointUnlockArgs *args) 12080
cuProfilerInitialize: CUresult (const char *configFile, const char *outputFile, CUoutput_mode outputMode) 4000
cuProfilerStart: CUresult () 4000
cuProfilerStop: CUresult () 4000
cuGraphicsGLRegisterBuffer: CUresult (out CUgraphicsResource *pCudaResource, GLuint buffer, unsigned int Flags) 3000
cuGraphicsGLRegisterImage: CUresult (out CUgraphicsResource *pCudaResource, GLuint image, GLenum target, unsigned int Flags) 3000
cuGLGetDevices_v2: CUresult (out unsigned int *pCudaDeviceCount, out CUdevice *pCudaDevices : array=cudaDeviceCount, unsigned int cudaDeviceCount, CUGLDeviceList deviceList) 6050
cuGLCtxCreate_v2: CUresult (out CUcontext *pCtx, unsigned int Flags, CUdevice device) 3020
cuGLInit: CUresult () 2000
cuGLRegisterBufferObject: CUresult (GLuint buffer) 2000
cuGLMapBufferObject_v2: CUresult (out CUdeviceptr *dptr, out size_t *size, GLuint buffer) 3020 ptds
cuGLUnmapBufferObject: CUresult (GLuint buffer) 2000
cuGLUnregisterBufferObject: CUresult (GLuint buffer) 2000
cuGLSetBufferObjectMapFlags: CUresult (GLuint buffer, unsigned int Flags) 2030
cuGLMapBufferObjectAsync_v2: CUresult (out CUdeviceptr *dptr, out size_t *size, GLuint buffer, CUstream hStream) 3020 ptsz
cuGLUnmapBufferObjectAsync: CUresult (GLuint buffer, CUstream hStream) 2030
cuGraphicsEGLRegisterImage: CUresult (out CUgraphicsResource *pCudaResource, EGLImageKHR image, unsigned int flags) 7000
cuEGLStreamConsumerConnect: CUresult (out CUeglStreamConnection *conn, EGLStreamKHR stream) 7000
cuEGLStreamConsumerConnectWithFlags: CUresult (out CUeglStreamConnection *conn, EGLStreamKHR stream, unsigned int flags) 8000
cuEGLStreamConsumerDisconnect: CUresult (CUeglStreamConnection *conn : slot) 7000
cuEGLStreamConsumerAcquireFrame: CUresult (CUeglStreamConnection *conn : slot, CUgraphicsResource *pCudaResource : slot, CUstream *pStream : slot, unsigned int timeout) 7000
cuEGLStreamConsumerReleaseFrame: CUresult (CUeglStreamConnection *conn : slot, CUgraphicsResource pCudaResource, CUstream *pStream : slot) 7000
cuEGLStreamProducerConnect: CUresult (out CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width, EGLint height) 7000
cuEGLStreamProducerDisconnect: CUresult (CUeglStreamConnection *conn : slot) 7000
cuEGLStreamProducerPresentFrame: CUresult (CUeglStreamConnection *conn : slot, CUeglFrame eglframe, CUstream *pStream : slot) 7000
cuEGLStreamProducerReturnFrame: CUresult (CUeglStreamConnection *conn : slot, CUeglFrame *eglframe, CUstream *pStream : slot) 7000
cuGraphicsResourceGetMappedEglFrame: CUresult (out CUeglFrame *eglFrame, CUgraphicsResource resource, unsigned int index, unsigned int mipLevel) 7000
cuEventCreateFromEGLSync: CUresult (out CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags) 9000
cuVDPAUGetDevice: CUresult (out CUdevice *pDevice, VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress : slot) 3010
cuVDPAUCtxCreate_v2: CUresult (out CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress : slot) 3020
cuGraphicsVDPAURegisterVideoSurface: CUresult (out CUgraphicsResource *pCudaResource, VdpVideoSurface vdpSurface, unsigned int flags) 3010
cuGraphicsVDPAURegisterOutputSurface: CUresult (out CUgraphicsResource *pCudaResource, VdpOutputSurface vdpSurface, unsigned int flags) 3010
cuWGLGetDevice: CUresult (out CUdevice *pDevice, HGPUNV hGpu) 2020

[enums]
CUipcMem_flags: enum
    CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS = 1

CUmemAttach_flags: enum
    CU_MEM_ATTACH_GLOBAL = 1
    CU_MEM_ATTACH_HOST = 2
    CU_MEM_ATTACH_SINGLE = 4

CUctx_flags: enum
    CU_CTX_SCHED_AUTO = 0
    CU_CTX_SCHED_SPIN = 1
    CU_CTX_SCHED_YIELD = 2
    CU_CTX_SCHED_BLOCKING_SYNC = 4
    CU_CTX_BLOCKING_SYNC = 4
    CU_CTX_SCHED_MASK = 7
    CU_CTX_MAP_HOST = 8
    CU_CTX_LMEM_RESIZE_TO_MAX = 16
    CU_CTX_COREDUMP_ENABLE = 32
    CU_CTX_USER_COREDUMP_ENABLE = 64
    CU_CTX_SYNC_MEMOPS = 128
    CU_CTX_FLAGS_MASK = 255

CUevent_sched_flags: enum
    CU_EVENT_SCHED_AUTO = 0
    CU_EVENT_SCHED_SPIN = 1
    CU_EVENT_SCHED_YIELD = 2
    CU_EVENT_SCHED_BLOCKING_SYNC = 4

cl_event_flags: enum
    NVCL_EVENT_SCHED_AUTO = 0
    NVCL_EVENT_SCHED_SPIN = 1
    NVCL_EVENT_SCHED_YIELD = 2
    NVCL_EVENT_SCHED_BLOCKING_SYNC = 4

cl_context_flags: enum
    NVCL_CTX_SCHED_AUTO = 0
    NVCL_CTX_SCHED_SPIN = 1
    NVCL_CTX_SCHED_YIELD = 2
    NVCL_CTX_SCHED_BLOCKING_SYNC = 4

CUstream_flags: enum
    CU_STREAM_DEFAULT = 0
    CU_STREAM_NON_BLOCKING = 1

CUevent_flags: enum
    CU_EVENT_DEFAULT = 0
    CU_EVENT_BLOCKING_SYNC = 1
    CU_EVENT_DISABLE_TIMING = 2
    CU_EVENT_INTERPROCESS = 4

CUevent_record_flags: enum
    CU_EVENT_RECORD_DEFAULT = 0
    CU_EVENT_RECORD_EXTERNAL = 1

CUevent_wait_flags: enum
    CU_EVENT_WAIT_DEFAULT = 0
    CU_EVENT_WAIT_EXTERNAL = 1

CUstreamWaitValue_flags: enum
    CU_STREAM_WAIT_VALUE_GEQ = 0
    CU_STREAM_WAIT_VALUE_EQ = 1
    CU_STREAM_WAIT_VALUE_AND = 2
    CU_STREAM_WAIT_VALUE_NOR = 3
    CU_STREAM_WAIT_VALUE_FLUSH = 1073741824

CUstreamWriteValue_flags: enum
    CU_STREAM_WRITE_VALUE_DEFAULT = 0
    CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = 1

CUstreamBatchMemOpType: enum
    CU_STREAM_MEM_OP_WAIT_VALUE_32 = 1
    CU_STREAM_MEM_OP_WRITE_VALUE_32 = 2
    CU_STREAM_MEM_OP_WAIT_VALUE_64 = 4
    CU_STREAM_MEM_OP_WRITE_VALUE_64 = 5
    CU_STREAM_MEM_OP_BARRIER = 6
    CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES = 3

CUstreamMemoryBarrier_flags: enum
    CU_STREAM_MEMORY_BARRIER_TYPE_SYS = 0
    CU_STREAM_MEMORY_BARRIER_TYPE_GPU = 1

CUoccupancy_flags: enum
    CU_OCCUPANCY_DEFAULT = 0
    CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE = 1

CUstreamUpdateCaptureDependencies_flags: enum
    CU_STREAM_ADD_CAPTURE_DEPENDENCIES = 0
    CU_STREAM_SET_CAPTURE_DEPENDENCIES = 1

CUasyncNotificationType: enum
    CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET = 1

CUarray_format: enum
    CU_AD_FORMAT_UNSIGNED_INT8 = 1
    CU_AD_FORMAT_UNSIGNED_INT16 = 2
    CU_AD_FORMAT_UNSIGNED_INT32 = 3
    CU_AD_FORMAT_SIGNED_INT8 = 8
    CU_AD_FORMAT_SIGNED_INT16 = 9
    CU_AD_FORMAT_SIGNED_INT32 = 10
    CU_AD_FORMAT_HALF = 16
    CU_AD_FORMAT_FLOAT = 32
    CU_AD_FORMAT_NV12 = 176
    CU_AD_FORMAT_UNORM_INT8X1 = 192
    CU_AD_FORMAT_UNORM_INT8X2 = 193
    CU_AD_FORMAT_UNORM_INT8X4 = 194
    CU_AD_FORMAT_UNORM_INT16X1 = 195
    CU_AD_FORMAT_UNORM_INT16X2 = 196
    CU_AD_FORMAT_UNORM_INT16X4 = 197
    CU_AD_FORMAT_SNORM_INT8X1 = 198
    CU_AD_FORMAT_SNORM_INT8X2 = 199
    CU_AD_FORMAT_SNORM_INT8X4 = 200
    CU_AD_FORMAT_SNORM_INT16X1 = 201
    CU_AD_FORMAT_SNORM_INT16X2 = 202
    CU_AD_FORMAT_SNORM_INT16X4 = 203
    CU_AD_FORMAT_BC1_UNORM = 145
    CU_AD_FORMAT_BC1_UNORM_SRGB = 146
    CU_AD_FORMAT_BC2_UNORM = 147
    CU_AD_FORMAT_BC2_UNORM_SRGB = 148
    CU_AD_FORMAT_BC3_UNORM = 149
    CU_AD_FORMAT_BC3_UNORM_SRGB = 150
    CU_AD_FORMAT_BC4_UNORM = 151
    CU_AD_FORMAT_BC4_SNORM = 152
    CU_AD_FORMAT_BC5_UNORM = 153
    CU_AD_FORMAT_BC5_SNORM = 154
    CU_AD_FORMAT_BC6H_UF16 = 155
    CU_AD_FORMAT_BC6H_SF16 = 156
    CU_AD_FORMAT_BC7_UNORM = 157
    CU_AD_FORMAT_BC7_UNORM_SRGB = 158
    CU_AD_FORMAT_P010 = 159
    CU_AD_FORMAT_P016 = 161
    CU_AD_FORMAT_NV16 = 162
    CU_AD_FORMAT_P210 = 163
    CU_AD_FORMAT_P216 = 164
    CU_AD_FORMAT_YUY2 = 165
    CU_AD_FORMAT_Y210 = 166
    CU_AD_FORMAT_Y216 = 167
    CU_AD_FORMAT_AYUV = 168
    CU_AD_FORMAT_Y410 = 169
    CU_AD_FORMAT_Y416 = 177
    CU_AD_FORMAT_Y444_PLANAR8 = 178
    CU_AD_FORMAT_Y444_PLANAR10 = 179
    CU_AD_FORMAT_YUV444_8bit_SemiPlanar = 180
    CU_AD_FORMAT_YUV444_16bit_SemiPlanar = 181
    CU_AD_FORMAT_UNORM_INT_101010_2 = 80
    CU_AD_FORMAT_MAX = 2147483647

CUaddress_mode: enum
    CU_TR_ADDRESS_MODE_WRAP = 0
    CU_TR_ADDRESS_MODE_CLAMP = 1
    CU_TR_ADDRESS_MODE_MIRROR = 2
    CU_TR_ADDRESS_MODE_BORDER = 3

CUfilter_mode: enum
    CU_TR_FILTER_MODE_POINT = 0
    CU_TR_FILTER_MODE_LINEAR = 1

CUdevice_attribute: enum
    CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X = 2
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y = 3
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z = 4
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X = 5
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y = 6
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z = 7
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK = 8
    CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK = 8
    CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY = 9
    CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10
    CU_DEVICE_ATTRIBUTE_MAX_PITCH = 11
    CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK = 12
    CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK = 12
    CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13
    CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT = 14
    CU_DEVICE_ATTRIBUTE_GPU_OVERLAP = 15
    CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16
    CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT = 17
    CU_DEVICE_ATTRIBUTE_INTEGRATED = 18
    CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY = 19
    CU_DEVICE_ATTRIBUTE_COMPUTE_MODE = 20
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH = 21
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH = 22
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT = 23
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH = 24
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT = 25
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH = 26
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH = 27
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT = 28
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS = 29
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH = 27
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT = 28
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES = 29
    CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT = 30
    CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS = 31
    CU_DEVICE_ATTRIBUTE_ECC_ENABLED = 32
    CU_DEVICE_ATTRIBUTE_PCI_BUS_ID = 33
    CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID = 34
    CU_DEVICE_ATTRIBUTE_TCC_DRIVER = 35
    CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE = 36
    CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH = 37
    CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE = 38
    CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR = 39
    CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT = 40
    CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING = 41
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH = 42
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS = 43
    CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER = 44
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH = 45
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT = 46
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE = 47
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE = 48
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE = 49
    CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID = 50
    CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT = 51
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH = 52
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH = 53
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS = 54
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH = 55
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH = 56
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT = 57
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH = 58
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT = 59
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH = 60
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH = 61
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS = 62
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH = 63
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT = 64
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS = 65
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH = 66
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH = 67
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS = 68
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH = 69
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH = 70
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT = 71
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH = 72
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH = 73
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT = 74
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH = 77
    CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED = 78
    CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED = 79
    CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED = 80
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81
    CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR = 82
    CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY = 83
    CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD = 84
    CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID = 85
    CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED = 86
    CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO = 87
    CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS = 88
    CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS = 89
    CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED = 90
    CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM = 91
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 = 92
    CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 = 93
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 = 94
    CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH = 95
    CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH = 96
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97
    CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES = 98
    CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED = 99
    CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES = 100
    CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST = 101
    CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED = 102
    CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 102
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED = 103
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED = 104
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED = 105
    CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR = 106
    CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED = 107
    CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE = 108
    CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE = 109
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED = 110
    CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK = 111
    CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED = 112
    CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED = 113
    CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED = 114
    CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED = 115
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED = 116
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS = 117
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING = 118
    CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES = 119
    CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH = 120
    CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED = 121
    CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS = 122
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR = 123
    CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED = 124
    CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED = 125
    CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT = 126
    CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED = 127
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED = 128
    CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS = 129
    CU_DEVICE_ATTRIBUTE_NUMA_CONFIG = 130
    CU_DEVICE_ATTRIBUTE_NUMA_ID = 131
    CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED = 132
    CU_DEVICE_ATTRIBUTE_MPS_ENABLED = 133
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID = 134
    CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED = 135
    CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK = 136
    CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH = 137
    CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED = 138
    CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID = 139
    CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID = 140
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 141
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED = 142
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED = 143
    CU_DEVICE_ATTRIBUTE_MAX = 144

CUpointer_attribute: enum
    CU_POINTER_ATTRIBUTE_CONTEXT = 1
    CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2
    CU_POINTER_ATTRIBUTE_DEVICE_POINTER = 3
    CU_POINTER_ATTRIBUTE_HOST_POINTER = 4
    CU_POINTER_ATTRIBUTE_P2P_TOKENS = 5
    CU_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6
    CU_POINTER_ATTRIBUTE_BUFFER_ID = 7
    CU_POINTER_ATTRIBUTE_IS_MANAGED = 8
    CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9
    CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE = 10
    CU_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11
    CU_POINTER_ATTRIBUTE_RANGE_SIZE = 12
    CU_POINTER_ATTRIBUTE_MAPPED = 13
    CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14
    CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15
    CU_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16
    CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17
    CU_POINTER_ATTRIBUTE_MAPPING_SIZE = 18
    CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR = 19
    CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID = 20
    CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE = 21

CUfunction_attribute: enum
    CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0
    CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1
    CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2
    CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3
    CU_FUNC_ATTRIBUTE_NUM_REGS = 4
    CU_FUNC_ATTRIBUTE_PTX_VERSION = 5
    CU_FUNC_ATTRIBUTE_BINARY_VERSION = 6
    CU_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7
    CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8
    CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9
    CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET = 10
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13
    CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14
    CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15
    CU_FUNC_ATTRIBUTE_MAX = 16

CUfunc_cache: enum
    CU_FUNC_CACHE_PREFER_NONE = 0
    CU_FUNC_CACHE_PREFER_SHARED = 1
    CU_FUNC_CACHE_PREFER_L1 = 2
    CU_FUNC_CACHE_PREFER_EQUAL = 3

CUsharedconfig: enum
    CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE = 0
    CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE = 1
    CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE = 2

CUshared_carveout: enum
    CU_SHAREDMEM_CARVEOUT_DEFAULT = -1
    CU_SHAREDMEM_CARVEOUT_MAX_SHARED = 100
    CU_SHAREDMEM_CARVEOUT_MAX_L1 = 0

CUmemorytype: enum
    CU_MEMORYTYPE_HOST = 1
    CU_MEMORYTYPE_DEVICE = 2
    CU_MEMORYTYPE_ARRAY = 3
    CU_MEMORYTYPE_UNIFIED = 4

CUcomputemode: enum
    CU_COMPUTEMODE_DEFAULT = 0
    CU_COMPUTEMODE_PROHIBITED = 2
    CU_COMPUTEMODE_EXCLUSIVE_PROCESS = 3

CUmem_advise: enum
    CU_MEM_ADVISE_SET_READ_MOSTLY = 1
    CU_MEM_ADVISE_UNSET_READ_MOSTLY = 2
    CU_MEM_ADVISE_SET_PREFERRED_LOCATION = 3
    CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 4
    CU_MEM_ADVISE_SET_ACCESSED_BY = 5
    CU_MEM_ADVISE_UNSET_ACCESSED_BY = 6

CUmem_range_attribute: enum
    CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2
    CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 4
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 5
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 6
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 7
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 8

CUjit_option: enum
    CU_JIT_MAX_REGISTERS = 0
    CU_JIT_THREADS_PER_BLOCK = 1
    CU_JIT_WALL_TIME = 2
    CU_JIT_INFO_LOG_BUFFER = 3
    CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4
    CU_JIT_ERROR_LOG_BUFFER = 5
    CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6
    CU_JIT_OPTIMIZATION_LEVEL = 7
    CU_JIT_TARGET_FROM_CUCONTEXT = 8
    CU_JIT_TARGET = 9
    CU_JIT_FALLBACK_STRATEGY = 10
    CU_JIT_GENERATE_DEBUG_INFO = 11
    CU_JIT_LOG_VERBOSE = 12
    CU_JIT_GENERATE_LINE_INFO = 13
    CU_JIT_CACHE_MODE = 14
    CU_JIT_NEW_SM3X_OPT = 15
    CU_JIT_FAST_COMPILE = 16
    CU_JIT_GLOBAL_SYMBOL_NAMES = 17
    CU_JIT_GLOBAL_SYMBOL_ADDRESSES = 18
    CU_JIT_GLOBAL_SYMBOL_COUNT = 19
    CU_JIT_LTO = 20
    CU_JIT_FTZ = 21
    CU_JIT_PREC_DIV = 22
    CU_JIT_PREC_SQRT = 23
    CU_JIT_FMA = 24
    CU_JIT_REFERENCED_KERNEL_NAMES = 25
    CU_JIT_REFERENCED_KERNEL_COUNT = 26
    CU_JIT_REFERENCED_VARIABLE_NAMES = 27
    CU_JIT_REFERENCED_VARIABLE_COUNT = 28
    CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES = 29
    CU_JIT_POSITION_INDEPENDENT_CODE = 30
    CU_JIT_MIN_CTA_PER_SM = 31
    CU_JIT_MAX_THREADS_PER_BLOCK = 32
    CU_JIT_OVERRIDE_DIRECTIVE_VALUES = 33
    CU_JIT_NUM_OPTIONS = 34

CUjit_target: enum
    CU_TARGET_COMPUTE_30 = 30
    CU_TARGET_COMPUTE_32 = 32
    CU_TARGET_COMPUTE_35 = 35
    CU_TARGET_COMPUTE_37 = 37
    CU_TARGET_COMPUTE_50 = 50
    CU_TARGET_COMPUTE_52 = 52
    CU_TARGET_COMPUTE_53 = 53
    CU_TARGET_COMPUTE_60 = 60
    CU_TARGET_COMPUTE_61 = 61
    CU_TARGET_COMPUTE_62 = 62
    CU_TARGET_COMPUTE_70 = 70
    CU_TARGET_COMPUTE_72 = 72
    CU_TARGET_COMPUTE_75 = 75
    CU_TARGET_COMPUTE_80 = 80
    CU_TARGET_COMPUTE_86 = 86
    CU_TARGET_COMPUTE_87 = 87
    CU_TARGET_COMPUTE_89 = 89
    CU_TARGET_COMPUTE_90 = 90
    CU_TARGET_COMPUTE_100 = 100
    CU_TARGET_COMPUTE_101 = 101
    CU_TARGET_COMPUTE_103 = 103
    CU_TARGET_COMPUTE_120 = 120
    CU_TARGET_COMPUTE_121 = 121
    CU_TARGET_COMPUTE_90A = 65626
    CU_TARGET_COMPUTE_100A = 65636
    CU_TARGET_COMPUTE_101A = 65637
    CU_TARGET_COMPUTE_103A = 65639
    CU_TARGET_COMPUTE_120A = 65656
    CU_TARGET_COMPUTE_121A = 65657
    CU_TARGET_COMPUTE_100F = 131172
    CU_TARGET_COMPUTE_101F = 131173
    CU_TARGET_COMPUTE_103F = 131175
    CU_TARGET_COMPUTE_120F = 131192
    CU_TARGET_COMPUTE_121F = 131193

CUjit_fallback: enum
    CU_PREFER_PTX = 0
    CU_PREFER_BINARY = 1

CUjit_cacheMode: enum
    CU_JIT_CACHE_OPTION_NONE = 0
    CU_JIT_CACHE_OPTION_CG = 1
    CU_JIT_CACHE_OPTION_CA = 2

CUjitInputType: enum
    CU_JIT_INPUT_CUBIN = 0
    CU_JIT_INPUT_PTX = 1
    CU_JIT_INPUT_FATBINARY = 2
    CU_JIT_INPUT_OBJECT = 3
    CU_JIT_INPUT_LIBRARY = 4
    CU_JIT_INPUT_NVVM = 5
    CU_JIT_NUM_INPUT_TYPES = 6

CUgraphicsRegisterFlags: enum
    CU_GRAPHICS_REGISTER_FLAGS_NONE = 0
    CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY = 1
    CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD = 2
    CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST = 4
    CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER = 8

CUgraphicsMapResourceFlags: enum
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE = 0
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY = 1
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2

CUarray_cubemap_face: enum
    CU_CUBEMAP_FACE_POSITIVE_X = 0
    CU_CUBEMAP_FACE_NEGATIVE_X = 1
    CU_CUBEMAP_FACE_POSITIVE_Y = 2
    CU_CUBEMAP_FACE_NEGATIVE_Y = 3
    CU_CUBEMAP_FACE_POSITIVE_Z = 4
    CU_CUBEMAP_FACE_NEGATIVE_Z = 5

CUlimit: enum
    CU_LIMIT_STACK_SIZE = 0
    CU_LIMIT_PRINTF_FIFO_SIZE = 1
    CU_LIMIT_MALLOC_HEAP_SIZE = 2
    CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH = 3
    CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT = 4
    CU_LIMIT_MAX_L2_FETCH_GRANULARITY = 5
    CU_LIMIT_PERSISTING_L2_CACHE_SIZE = 6
    CU_LIMIT_SHMEM_SIZE = 7
    CU_LIMIT_CIG_ENABLED = 8
    CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED = 9
    CU_LIMIT_MAX = 10

CUresourcetype: enum
    CU_RESOURCE_TYPE_ARRAY = 0
    CU_RESOURCE_TYPE_MIPMAPPED_ARRAY = 1
    CU_RESOURCE_TYPE_LINEAR = 2
    CU_RESOURCE_TYPE_PITCH2D = 3

CUaccessProperty: enum
    CU_ACCESS_PROPERTY_NORMAL = 0
    CU_ACCESS_PROPERTY_STREAMING = 1
    CU_ACCESS_PROPERTY_PERSISTING = 2

CUgraphConditionalNodeType: enum
    CU_GRAPH_COND_TYPE_IF = 0
    CU_GRAPH_COND_TYPE_WHILE = 1
    CU_GRAPH_COND_TYPE_SWITCH = 2

CUgraphNodeType: enum
    CU_GRAPH_NODE_TYPE_KERNEL = 0
    CU_GRAPH_NODE_TYPE_MEMCPY = 1
    CU_GRAPH_NODE_TYPE_MEMSET = 2
    CU_GRAPH_NODE_TYPE_HOST = 3
    CU_GRAPH_NODE_TYPE_GRAPH = 4
    CU_GRAPH_NODE_TYPE_EMPTY = 5
    CU_GRAPH_NODE_TYPE_WAIT_EVENT = 6
    CU_GRAPH_NODE_TYPE_EVENT_RECORD = 7
    CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL = 8
    CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT = 9
    CU_GRAPH_NODE_TYPE_MEM_ALLOC = 10
    CU_GRAPH_NODE_TYPE_MEM_FREE = 11
    CU_GRAPH_NODE_TYPE_BATCH_MEM_OP = 12
    CU_GRAPH_NODE_TYPE_CONDITIONAL = 13

CUgraphDependencyType: enum
    CU_GRAPH_DEPENDENCY_TYPE_DEFAULT = 0
    CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC = 1

CUgraphInstantiateResult: enum
    CUDA_GRAPH_INSTANTIATE_SUCCESS = 0
    CUDA_GRAPH_INSTANTIATE_ERROR = 1
    CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE = 2
    CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED = 3
    CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED = 4
    CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED = 5

CUsynchronizationPolicy: enum
    CU_SYNC_POLICY_AUTO = 1
    CU_SYNC_POLICY_SPIN = 2
    CU_SYNC_POLICY_YIELD = 3
    CU_SYNC_POLICY_BLOCKING_SYNC = 4

CUclusterSchedulingPolicy: enum
    CU_CLUSTER_SCHEDULING_POLICY_DEFAULT = 0
    CU_CLUSTER_SCHEDULING_POLICY_SPREAD = 1
    CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING = 2

CUlaunchMemSyncDomain: enum
    CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT = 0
    CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE = 1

CUlaunchAttributeID: enum
    CU_LAUNCH_ATTRIBUTE_IGNORE = 0
    CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1
    CU_LAUNCH_ATTRIBUTE_COOPERATIVE = 2
    CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY = 3
    CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION = 4
    CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 5
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION = 6
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT = 7
    CU_LAUNCH_ATTRIBUTE_PRIORITY = 8
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = 10
    CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION = 11
    CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT = 12
    CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = 13
    CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 14

CUstreamCaptureStatus: enum
    CU_STREAM_CAPTURE_STATUS_NONE = 0
    CU_STREAM_CAPTURE_STATUS_ACTIVE = 1
    CU_STREAM_CAPTURE_STATUS_INVALIDATED = 2

CUstreamCaptureMode: enum
    CU_STREAM_CAPTURE_MODE_GLOBAL = 0
    CU_STREAM_CAPTURE_MODE_THREAD_LOCAL = 1
    CU_STREAM_CAPTURE_MODE_RELAXED = 2

CUdriverProcAddress_flags: enum
    CU_GET_PROC_ADDRESS_DEFAULT = 0
    CU_GET_PROC_ADDRESS_LEGACY_STREAM = 1
    CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM = 2

CUdriverProcAddressQueryResult: enum
    CU_GET_PROC_ADDRESS_SUCCESS = 0
    CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1
    CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2

CUexecAffinityType: enum
    CU_EXEC_AFFINITY_TYPE_SM_COUNT = 0
    CU_EXEC_AFFINITY_TYPE_MAX = 1

CUcigDataType: enum
    CIG_DATA_TYPE_D3D12_COMMAND_QUEUE = 1
    CIG_DATA_TYPE_NV_BLOB = 2

CUlibraryOption: enum
    CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE = 0
    CU_LIBRARY_BINARY_IS_PRESERVED = 1
    CU_LIBRARY_NUM_OPTIONS = 2

CUresult: enum
    CUDA_SUCCESS = 0
    CUDA_ERROR_INVALID_VALUE = 1
    CUDA_ERROR_OUT_OF_MEMORY = 2
    CUDA_ERROR_NOT_INITIALIZED = 3
    CUDA_ERROR_DEINITIALIZED = 4
    CUDA_ERROR_PROFILER_DISABLED = 5
    CUDA_ERROR_PROFILER_NOT_INITIALIZED = 6
    CUDA_ERROR_PROFILER_ALREADY_STARTED = 7
    CUDA_ERROR_PROFILER_ALREADY_STOPPED = 8
    CUDA_ERROR_STUB_LIBRARY = 34
    CUDA_ERROR_DEVICE_UNAVAILABLE = 46
    CUDA_ERROR_NO_DEVICE = 100
    CUDA_ERROR_INVALID_DEVICE = 101
    CUDA_ERROR_DEVICE_NOT_LICENSED = 102
    CUDA_ERROR_INVALID_IMAGE = 200
    CUDA_ERROR_INVALID_CONTEXT = 201
    CUDA_ERROR_CONTEXT_ALREADY_CURRENT = 202
    CUDA_ERROR_MAP_FAILED = 205
    CUDA_ERROR_UNMAP_FAILED = 206
    CUDA_ERROR_ARRAY_IS_MAPPED = 207
    CUDA_ERROR_ALREADY_MAPPED = 208
    CUDA_ERROR_NO_BINARY_FOR_GPU = 209
    CUDA_ERROR_ALREADY_ACQUIRED = 210
    CUDA_ERROR_NOT_MAPPED = 211
    CUDA_ERROR_NOT_MAPPED_AS_ARRAY = 212
    CUDA_ERROR_NOT_MAPPED_AS_POINTER = 213
    CUDA_ERROR_ECC_UNCORRECTABLE = 214
    CUDA_ERROR_UNSUPPORTED_LIMIT = 215
    CUDA_ERROR_CONTEXT_ALREADY_IN_USE = 216
    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED = 217
    CUDA_ERROR_INVALID_PTX = 218
    CUDA_ERROR_INVALID_GRAPHICS_CONTEXT = 219
    CUDA_ERROR_NVLINK_UNCORRECTABLE = 220
    CUDA_ERROR_JIT_COMPILER_NOT_FOUND = 221
    CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222
    CUDA_ERROR_JIT_COMPILATION_DISABLED = 223
    CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY = 224
    CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC = 225
    CUDA_ERROR_CONTAINED = 226
    CUDA_ERROR_INVALID_SOURCE = 300
    CUDA_ERROR_FILE_NOT_FOUND = 301
    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND = 302
    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED = 303
    CUDA_ERROR_OPERATING_SYSTEM = 304
    CUDA_ERROR_INVALID_HANDLE = 400
    CUDA_ERROR_ILLEGAL_STATE = 401
    CUDA_ERROR_LOSSY_QUERY = 402
    CUDA_ERROR_NOT_FOUND = 500
    CUDA_ERROR_NOT_READY = 600
    CUDA_ERROR_ILLEGAL_ADDRESS = 700
    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701
    CUDA_ERROR_LAUNCH_TIMEOUT = 702
    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING = 703
    CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704
    CUDA_ERROR_PEER_ACCESS_NOT_ENABLED = 705
    CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE = 708
    CUDA_ERROR_CONTEXT_IS_DESTROYED = 709
    CUDA_ERROR_ASSERT = 710
    CUDA_ERROR_TOO_MANY_PEERS = 711
    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED = 712
    CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED = 713
    CUDA_ERROR_HARDWARE_STACK_ERROR = 714
    CUDA_ERROR_ILLEGAL_INSTRUCTION = 715
    CUDA_ERROR_MISALIGNED_ADDRESS = 716
    CUDA_ERROR_INVALID_ADDRESS_SPACE = 717
    CUDA_ERROR_INVALID_PC = 718
    CUDA_ERROR_LAUNCH_FAILED = 719
    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE = 720
    CUDA_ERROR_TENSOR_MEMORY_LEAK = 721
    CUDA_ERROR_NOT_PERMITTED = 800
    CUDA_ERROR_NOT_SUPPORTED = 801
    CUDA_ERROR_SYSTEM_NOT_READY = 802
    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH = 803
    CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE = 804
    CUDA_ERROR_MPS_CONNECTION_FAILED = 805
    CUDA_ERROR_MPS_RPC_FAILURE = 806
    CUDA_ERROR_MPS_SERVER_NOT_READY = 807
    CUDA_ERROR_MPS_MAX_CLIENTS_REACHED = 808
    CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED = 809
    CUDA_ERROR_MPS_CLIENT_TERMINATED = 810
    CUDA_ERROR_CDP_NOT_SUPPORTED = 811
    CUDA_ERROR_CDP_VERSION_MISMATCH = 812
    CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900
    CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901
    CUDA_ERROR_STREAM_CAPTURE_MERGE = 902
    CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903
    CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904
    CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905
    CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906
    CUDA_ERROR_CAPTURED_EVENT = 907
    CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD = 908
    CUDA_ERROR_TIMEOUT = 909
    CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910
    CUDA_ERROR_EXTERNAL_DEVICE = 911
    CUDA_ERROR_INVALID_CLUSTER_SIZE = 912
    CUDA_ERROR_FUNCTION_NOT_LOADED = 913
    CUDA_ERROR_INVALID_RESOURCE_TYPE = 914
    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION = 915
    CUDA_ERROR_KEY_ROTATION = 916
    CUDA_ERROR_UNKNOWN = 999

CUdevice_P2PAttribute: enum
    CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK = 1
    CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED = 2
    CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED = 3
    CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED = 4
    CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED = 4

CUresourceViewFormat: enum
    CU_RES_VIEW_FORMAT_NONE = 0
    CU_RES_VIEW_FORMAT_UINT_1X8 = 1
    CU_RES_VIEW_FORMAT_UINT_2X8 = 2
    CU_RES_VIEW_FORMAT_UINT_4X8 = 3
    CU_RES_VIEW_FORMAT_SINT_1X8 = 4
    CU_RES_VIEW_FORMAT_SINT_2X8 = 5
    CU_RES_VIEW_FORMAT_SINT_4X8 = 6
    CU_RES_VIEW_FORMAT_UINT_1X16 = 7
    CU_RES_VIEW_FORMAT_UINT_2X16 = 8
    CU_RES_VIEW_FORMAT_UINT_4X16 = 9
    CU_RES_VIEW_FORMAT_SINT_1X16 = 10
    CU_RES_VIEW_FORMAT_SINT_2X16 = 11
    CU_RES_VIEW_FORMAT_SINT_4X16 = 12
    CU_RES_VIEW_FORMAT_UINT_1X32 = 13
    CU_RES_VIEW_FORMAT_UINT_2X32 = 14
    CU_RES_VIEW_FORMAT_UINT_4X32 = 15
    CU_RES_VIEW_FORMAT_SINT_1X32 = 16
    CU_RES_VIEW_FORMAT_SINT_2X32 = 17
    CU_RES_VIEW_FORMAT_SINT_4X32 = 18
    CU_RES_VIEW_FORMAT_FLOAT_1X16 = 19
    CU_RES_VIEW_FORMAT_FLOAT_2X16 = 20
    CU_RES_VIEW_FORMAT_FLOAT_4X16 = 21
    CU_RES_VIEW_FORMAT_FLOAT_1X32 = 22
    CU_RES_VIEW_FORMAT_FLOAT_2X32 = 23
    CU_RES_VIEW_FORMAT_FLOAT_4X32 = 24
    CU_RES_VIEW_FORMAT_UNSIGNED_BC1 = 25
    CU_RES_VIEW_FORMAT_UNSIGNED_BC2 = 26
    CU_RES_VIEW_FORMAT_UNSIGNED_BC3 = 27
    CU_RES_VIEW_FORMAT_UNSIGNED_BC4 = 28
    CU_RES_VIEW_FORMAT_SIGNED_BC4 = 29
    CU_RES_VIEW_FORMAT_UNSIGNED_BC5 = 30
    CU_RES_VIEW_FORMAT_SIGNED_BC5 = 31
    CU_RES_VIEW_FORMAT_UNSIGNED_BC6H = 32
    CU_RES_VIEW_FORMAT_SIGNED_BC6H = 33
    CU_RES_VIEW_FORMAT_UNSIGNED_BC7 = 34

CUtensorMapDataType: enum
    CU_TENSOR_MAP_DATA_TYPE_UINT8 = 0
    CU_TENSOR_MAP_DATA_TYPE_UINT16 = 1
    CU_TENSOR_MAP_DATA_TYPE_UINT32 = 2
    CU_TENSOR_MAP_DATA_TYPE_INT32 = 3
    CU_TENSOR_MAP_DATA_TYPE_UINT64 = 4
    CU_TENSOR_MAP_DATA_TYPE_INT64 = 5
    CU_TENSOR_MAP_DATA_TYPE_FLOAT16 = 6
    CU_TENSOR_MAP_DATA_TYPE_FLOAT32 = 7
    CU_TENSOR_MAP_DATA_TYPE_FLOAT64 = 8
    CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 = 9
    CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ = 10
    CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 = 11
    CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ = 12
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B = 13
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B = 14
    CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B = 15

CUtensorMapInterleave: enum
    CU_TENSOR_MAP_INTERLEAVE_NONE = 0
    CU_TENSOR_MAP_INTERLEAVE_16B = 1
    CU_TENSOR_MAP_INTERLEAVE_32B = 2

CUtensorMapSwizzle: enum
    CU_TENSOR_MAP_SWIZZLE_NONE = 0
    CU_TENSOR_MAP_SWIZZLE_32B = 1
    CU_TENSOR_MAP_SWIZZLE_64B = 2
    CU_TENSOR_MAP_SWIZZLE_128B = 3
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B = 4
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B = 5
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B = 6

CUtensorMapL2promotion: enum
    CU_TENSOR_MAP_L2_PROMOTION_NONE = 0
    CU_TENSOR_MAP_L2_PROMOTION_L2_64B = 1
    CU_TENSOR_MAP_L2_PROMOTION_L2_128B = 2
    CU_TENSOR_MAP_L2_PROMOTION_L2_256B = 3

CUtensorMapFloatOOBfill: enum
    CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE = 0
    CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA = 1

CUtensorMapIm2ColWideMode: enum
    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W = 0
    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128 = 1

CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS: enum
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE = 0
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ = 1
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE = 3

CUexternalMemoryHandleType: enum
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD = 1
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 = 2
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP = 4
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE = 5
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE = 6
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT = 7
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF = 8

CUexternalSemaphoreHandleType: enum
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD = 1
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 = 2
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE = 4
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE = 5
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC = 6
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX = 7
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT = 8
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD = 9
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 = 10

CUmemAllocationHandleType: enum
    CU_MEM_HANDLE_TYPE_NONE = 0
    CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1
    CU_MEM_HANDLE_TYPE_WIN32 = 2
    CU_MEM_HANDLE_TYPE_WIN32_KMT = 4
    CU_MEM_HANDLE_TYPE_FABRIC = 8
    CU_MEM_HANDLE_TYPE_MAX = 2147483647

CUmemAccess_flags: enum
    CU_MEM_ACCESS_FLAGS_PROT_NONE = 0
    CU_MEM_ACCESS_FLAGS_PROT_READ = 1
    CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3
    CU_MEM_ACCESS_FLAGS_PROT_MAX = 2147483647

CUmemLocationType: enum
    CU_MEM_LOCATION_TYPE_INVALID = 0
    CU_MEM_LOCATION_TYPE_DEVICE = 1
    CU_MEM_LOCATION_TYPE_HOST = 2
    CU_MEM_LOCATION_TYPE_HOST_NUMA = 3
    CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = 4
    CU_MEM_LOCATION_TYPE_MAX = 2147483647

CUmemAllocationType: enum
    CU_MEM_ALLOCATION_TYPE_INVALID = 0
    CU_MEM_ALLOCATION_TYPE_PINNED = 1
    CU_MEM_ALLOCATION_TYPE_MAX = 2147483647

CUmemAllocationGranularity_flags: enum
    CU_MEM_ALLOC_GRANULARITY_MINIMUM = 0
    CU_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1

CUmemRangeHandleType: enum
    CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD = 1
    CU_MEM_RANGE_HANDLE_TYPE_MAX = 2147483647

CUmemRangeFlags: enum
    CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE = 1

CUarraySparseSubresourceType: enum
    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL = 0
    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL = 1

CUmemOperationType: enum
    CU_MEM_OPERATION_TYPE_MAP = 1
    CU_MEM_OPERATION_TYPE_UNMAP = 2

CUmemHandleType: enum
    CU_MEM_HANDLE_TYPE_GENERIC = 0

CUmemAllocationCompType: enum
    CU_MEM_ALLOCATION_COMP_NONE = 0
    CU_MEM_ALLOCATION_COMP_GENERIC = 1

CUmulticastGranularity_flags: enum
    CU_MULTICAST_GRANULARITY_MINIMUM = 0
    CU_MULTICAST_GRANULARITY_RECOMMENDED = 1

CUgraphExecUpdateResult: enum
    CU_GRAPH_EXEC_UPDATE_SUCCESS = 0
    CU_GRAPH_EXEC_UPDATE_ERROR = 1
    CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED = 2
    CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED = 3
    CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED = 4
    CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED = 5
    CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED = 6
    CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE = 7
    CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED = 8

CUmemPool_attribute: enum
    CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1
    CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC = 2
    CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3
    CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4
    CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 5
    CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = 6
    CU_MEMPOOL_ATTR_USED_MEM_CURRENT = 7
    CU_MEMPOOL_ATTR_USED_MEM_HIGH = 8

CUmemcpyFlags: enum
    CU_MEMCPY_FLAG_DEFAULT = 0
    CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE = 1

CUmemcpySrcAccessOrder: enum
    CU_MEMCPY_SRC_ACCESS_ORDER_INVALID = 0
    CU_MEMCPY_SRC_ACCESS_ORDER_STREAM = 1
    CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL = 2
    CU_MEMCPY_SRC_ACCESS_ORDER_ANY = 3
    CU_MEMCPY_SRC_ACCESS_ORDER_MAX = 2147483647

CUmemcpy3DOperandType: enum
    CU_MEMCPY_OPERAND_TYPE_POINTER = 1
    CU_MEMCPY_OPERAND_TYPE_ARRAY = 2
    CU_MEMCPY_OPERAND_TYPE_MAX = 2147483647

CUgraphMem_attribute: enum
    CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT = 0
    CU_GRAPH_MEM_ATTR_USED_MEM_HIGH = 1
    CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT = 2
    CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH = 3

CUgraphChildGraphNodeOwnership: enum
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE = 0
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE = 1

CUflushGPUDirectRDMAWritesOptions: enum
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST = 1
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS = 2

CUGPUDirectRDMAWritesOrdering: enum
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE = 0
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER = 100
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES = 200

CUflushGPUDirectRDMAWritesScope: enum
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER = 100
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES = 200

CUflushGPUDirectRDMAWritesTarget: enum
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX = 0

CUgraphDebugDot_flags: enum
    CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE = 1
    CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES = 2
    CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS = 4
    CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS = 8
    CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS = 16
    CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS = 32
    CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS = 64
    CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS = 128
    CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS = 256
    CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES = 512
    CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES = 1024
    CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS = 2048
    CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS = 4096
    CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS = 8192
    CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO = 16384
    CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS = 32768

CUuserObject_flags: enum
    CU_USER_OBJECT_NO_DESTRUCTOR_SYNC = 1

CUuserObjectRetain_flags: enum
    CU_GRAPH_USER_OBJECT_MOVE = 1

CUgraphInstantiate_flags: enum
    CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH = 1
    CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD = 2
    CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH = 4
    CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY = 8

CUdeviceNumaConfig: enum
    CU_DEVICE_NUMA_CONFIG_NONE = 0
    CU_DEVICE_NUMA_CONFIG_NUMA_NODE = 1

CUprocessState: enum
    CU_PROCESS_STATE_RUNNING = 0
    CU_PROCESS_STATE_LOCKED = 1
    CU_PROCESS_STATE_CHECKPOINTED = 2
    CU_PROCESS_STATE_FAILED = 3

CUmoduleLoadingMode: enum
    CU_MODULE_EAGER_LOADING = 1
    CU_MODULE_LAZY_LOADING = 2

CUmemDecompressAlgorithm: enum
    CU_MEM_DECOMPRESS_UNSUPPORTED = 0
    CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE = 1
    CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY = 2
    CU_MEM_DECOMPRESS_ALGORITHM_LZ4 = 4

CUfunctionLoadingState: enum
    CU_FUNCTION_LOADING_STATE_UNLOADED = 0
    CU_FUNCTION_LOADING_STATE_LOADED = 1
    CU_FUNCTION_LOADING_STATE_MAX = 2

CUcoredumpSettings: enum
    CU_COREDUMP_ENABLE_ON_EXCEPTION = 1
    CU_COREDUMP_TRIGGER_HOST = 2
    CU_COREDUMP_LIGHTWEIGHT = 3
    CU_COREDUMP_ENABLE_USER_TRIGGER = 4
    CU_COREDUMP_FILE = 5
    CU_COREDUMP_PIPE = 6
    CU_COREDUMP_GENERATION_FLAGS = 7
    CU_COREDUMP_MAX = 8

CUCoredumpGenerationFlags: enum
    CU_COREDUMP_DEFAULT_FLAGS = 0
    CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES = 1
    CU_COREDUMP_SKIP_GLOBAL_MEMORY = 2
    CU_COREDUMP_SKIP_SHARED_MEMORY = 4
    CU_COREDUMP_SKIP_LOCAL_MEMORY = 8
    CU_COREDUMP_SKIP_ABORT = 16
    CU_COREDUMP_SKIP_CONSTBANK_MEMORY = 32
    CU_COREDUMP_LIGHTWEIGHT_FLAGS = 47

CUgreenCtxCreate_flags: enum
    CU_GREEN_CTX_DEFAULT_STREAM = 1

CUdevSmResourceSplit_flags: enum
    CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING = 1
    CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE = 2

CUdevResourceType: enum
    CU_DEV_RESOURCE_TYPE_INVALID = 0
    CU_DEV_RESOURCE_TYPE_SM = 1

CUlogLevel: enum
    CU_LOG_LEVEL_ERROR = 0
    CU_LOG_LEVEL_WARNING = 1

CUoutput_mode: enum
    CU_OUT_KEY_VALUE_PAIR = 0
    CU_OUT_CSV = 1

CUGLDeviceList: enum
    CU_GL_DEVICE_LIST_ALL = 1
    CU_GL_DEVICE_LIST_CURRENT_FRAME = 2
    CU_GL_DEVICE_LIST_NEXT_FRAME = 3

CUGLmap_flags: enum
    CU_GL_MAP_RESOURCE_FLAGS_NONE = 0
    CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY = 1
    CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2

CUeglFrameType: enum
    CU_EGL_FRAME_TYPE_ARRAY = 0
    CU_EGL_FRAME_TYPE_PITCH = 1

CUeglResourceLocationFlags: enum
    CU_EGL_RESOURCE_LOCATION_SYSMEM = 0
    CU_EGL_RESOURCE_LOCATION_VIDMEM = 1

CUeglColorFormat: enum
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR = 0
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR = 1
    CU_EGL_COLOR_FORMAT_YUV422_PLANAR = 2
    CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR = 3
    CU_EGL_COLOR_FORMAT_RGB = 4
    CU_EGL_COLOR_FORMAT_BGR = 5
    CU_EGL_COLOR_FORMAT_ARGB = 6
    CU_EGL_COLOR_FORMAT_RGBA = 7
    CU_EGL_COLOR_FORMAT_L = 8
    CU_EGL_COLOR_FORMAT_R = 9
    CU_EGL_COLOR_FORMAT_YUV444_PLANAR = 10
    CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR = 11
    CU_EGL_COLOR_FORMAT_YUYV_422 = 12
    CU_EGL_COLOR_FORMAT_UYVY_422 = 13
    CU_EGL_COLOR_FORMAT_ABGR = 14
    CU_EGL_COLOR_FORMAT_BGRA = 15
    CU_EGL_COLOR_FORMAT_A = 16
    CU_EGL_COLOR_FORMAT_RG = 17
    CU_EGL_COLOR_FORMAT_AYUV = 18
    CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR = 19
    CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR = 20
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR = 21
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR = 22
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR = 23
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR = 24
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR = 25
    CU_EGL_COLOR_FORMAT_VYUY_ER = 26
    CU_EGL_COLOR_FORMAT_UYVY_ER = 27
    CU_EGL_COLOR_FORMAT_YUYV_ER = 28
    CU_EGL_COLOR_FORMAT_YVYU_ER = 29
    CU_EGL_COLOR_FORMAT_YUV_ER = 30
    CU_EGL_COLOR_FORMAT_YUVA_ER = 31
    CU_EGL_COLOR_FORMAT_AYUV_ER = 32
    CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER = 33
    CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER = 34
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER = 35
    CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER = 36
    CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER = 37
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER = 38
    CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER = 39
    CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER = 40
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER = 41
    CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER = 42
    CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER = 43
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER = 44
    CU_EGL_COLOR_FORMAT_BAYER_RGGB = 45
    CU_EGL_COLOR_FORMAT_BAYER_BGGR = 46
    CU_EGL_COLOR_FORMAT_BAYER_GRBG = 47
    CU_EGL_COLOR_FORMAT_BAYER_GBRG = 48
    CU_EGL_COLOR_FORMAT_BAYER10_RGGB = 49
    CU_EGL_COLOR_FORMAT_BAYER10_BGGR = 50
    CU_EGL_COLOR_FORMAT_BAYER10_GRBG = 51
    CU_EGL_COLOR_FORMAT_BAYER10_GBRG = 52
    CU_EGL_COLOR_FORMAT_BAYER12_RGGB = 53
    CU_EGL_COLOR_FORMAT_BAYER12_BGGR = 54
    CU_EGL_COLOR_FORMAT_BAYER12_GRBG = 55
    CU_EGL_COLOR_FORMAT_BAYER12_GBRG = 56
    CU_EGL_COLOR_FORMAT_BAYER14_RGGB = 57
    CU_EGL_COLOR_FORMAT_BAYER14_BGGR = 58
    CU_EGL_COLOR_FORMAT_BAYER14_GRBG = 59
    CU_EGL_COLOR_FORMAT_BAYER14_GBRG = 60
    CU_EGL_COLOR_FORMAT_BAYER20_RGGB = 61
    CU_EGL_COLOR_FORMAT_BAYER20_BGGR = 62
    CU_EGL_COLOR_FORMAT_BAYER20_GRBG = 63
    CU_EGL_COLOR_FORMAT_BAYER20_GBRG = 64
    CU_EGL_COLOR_FORMAT_YVU444_PLANAR = 65
    CU_EGL_COLOR_FORMAT_YVU422_PLANAR = 66
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR = 67
    CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB = 68
    CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR = 69
    CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG = 70
    CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG = 71
    CU_EGL_COLOR_FORMAT_BAYER_BCCR = 72
    CU_EGL_COLOR_FORMAT_BAYER_RCCB = 73
    CU_EGL_COLOR_FORMAT_BAYER_CRBC = 74
    CU_EGL_COLOR_FORMAT_BAYER_CBRC = 75
    CU_EGL_COLOR_FORMAT_BAYER10_CCCC = 76
    CU_EGL_COLOR_FORMAT_BAYER12_BCCR = 77
    CU_EGL_COLOR_FORMAT_BAYER12_RCCB = 78
    CU_EGL_COLOR_FORMAT_BAYER12_CRBC = 79
    CU_EGL_COLOR_FORMAT_BAYER12_CBRC = 80
    CU_EGL_COLOR_FORMAT_BAYER12_CCCC = 81
    CU_EGL_COLOR_FORMAT_Y = 82
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020 = 83
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020 = 84
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020 = 85
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020 = 86
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709 = 87
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709 = 88
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709 = 89
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709 = 90
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709 = 91
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020 = 92
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020 = 93
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR = 94
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709 = 95
    CU_EGL_COLOR_FORMAT_Y_ER = 96
    CU_EGL_COLOR_FORMAT_Y_709_ER = 97
    CU_EGL_COLOR_FORMAT_Y10_ER = 98
    CU_EGL_COLOR_FORMAT_Y10_709_ER = 99
    CU_EGL_COLOR_FORMAT_Y12_ER = 100
    CU_EGL_COLOR_FORMAT_Y12_709_ER = 101
    CU_EGL_COLOR_FORMAT_YUVA = 102
    CU_EGL_COLOR_FORMAT_YUV = 103
    CU_EGL_COLOR_FORMAT_YVYU = 104
    CU_EGL_COLOR_FORMAT_VYUY = 105
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER = 106
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER = 107
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER = 108
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER = 109
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER = 110
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER = 111
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER = 112
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER = 113
    CU_EGL_COLOR_FORMAT_UYVY_709 = 114
    CU_EGL_COLOR_FORMAT_UYVY_709_ER = 115
    CU_EGL_COLOR_FORMAT_UYVY_2020 = 116
    CU_EGL_COLOR_FORMAT_MAX = 117

[typedefs]
VdpDevice: uint32_t
VdpVideoSurface: uint32_t
VdpOutputSurface: uint32_t
VdpFuncId: uint32_t
VdpStatus: int
cuuint32_t: uint32_t
cuuint64_t: uint64_t
CUdeviceptr_v2: unsigned long long
CUdeviceptr: CUdeviceptr_v2
CUdevice_v1: int
CUdevice: CUdevice_v1
CUcontext: CUctx_st *
CUmodule: CUmod_st *
CUfunction: CUfunc_st *
CUlibrary: CUlib_st *
CUkernel: CUkern_st *
CUarray: CUarray_st *
CUmipmappedArray: CUmipmappedArray_st *
CUtexref: CUtexref_st *
CUsurfref: CUsurfref_st *
CUevent: CUevent_st *
CUstream: CUstream_st *
CUgraphicsResource: CUgraphicsResource_st *
CUtexObject_v1: unsigned long long
CUtexObject: CUtexObject_v1
CUsurfObject_v1: unsigned long long
CUsurfObject: CUsurfObject_v1
CUexternalMemory: CUextMemory_st *
CUexternalSemaphore: CUextSemaphore_st *
CUgraph: CUgraph_st *
CUgraphNode: CUgraphNode_st *
CUgraphExec: CUgraphExec_st *
CUmemoryPool: CUmemPoolHandle_st *
CUuserObject: CUuserObject_st *
CUgraphConditionalHandle: cuuint64_t
CUgraphDeviceNode: CUgraphDeviceUpdatableNode_st *
CUasyncCallbackHandle: CUasyncCallbackEntry_st *
CUgreenCtx: CUgreenCtx_st *
CUuuid: CUuuid_st
CUmemFabricHandle_v1: CUmemFabricHandle_st
CUmemFabricHandle: CUmemFabricHandle_v1
CUipcEventHandle_v1: CUipcEventHandle_st
CUipcEventHandle: CUipcEventHandle_v1
CUipcMemHandle_v1: CUipcMemHandle_st
CUipcMemHandle: CUipcMemHandle_v1
CUstreamBatchMemOpParams_v1: CUstreamBatchMemOpParams_union
CUstreamBatchMemOpParams: CUstreamBatchMemOpParams_v1
CUDA_BATCH_MEM_OP_NODE_PARAMS_v1: CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st
CUDA_BATCH_MEM_OP_NODE_PARAMS: CUDA_BATCH_MEM_OP_NODE_PARAMS_v1
CUDA_BATCH_MEM_OP_NODE_PARAMS_v2: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st
CUasyncNotificationInfo: CUasyncNotificationInfo_st
CUdevprop_v1: CUdevprop_st
CUdevprop: CUdevprop_v1
CUlinkState: CUlinkState_st *
CUaccessPolicyWindow_v1: CUaccessPolicyWindow_st
CUaccessPolicyWindow: CUaccessPolicyWindow_v1
CUDA_KERNEL_NODE_PARAMS_v1: CUDA_KERNEL_NODE_PARAMS_st
CUDA_KERNEL_NODE_PARAMS_v2: CUDA_KERNEL_NODE_PARAMS_v2_st
CUDA_KERNEL_NODE_PARAMS: CUDA_KERNEL_NODE_PARAMS_v2
CUDA_KERNEL_NODE_PARAMS_v3: CUDA_KERNEL_NODE_PARAMS_v3_st
CUDA_MEMSET_NODE_PARAMS_v1: CUDA_MEMSET_NODE_PARAMS_st
CUDA_MEMSET_NODE_PARAMS: CUDA_MEMSET_NODE_PARAMS_v1
CUDA_MEMSET_NODE_PARAMS_v2: CUDA_MEMSET_NODE_PARAMS_v2_st
CUDA_HOST_NODE_PARAMS_v1: CUDA_HOST_NODE_PARAMS_st
CUDA_HOST_NODE_PARAMS: CUDA_HOST_NODE_PARAMS_v1
CUDA_HOST_NODE_PARAMS_v2: CUDA_HOST_NODE_PARAMS_v2_st
CUgraphEdgeData: CUgraphEdgeData_st
CUDA_GRAPH_INSTANTIATE_PARAMS: CUDA_GRAPH_INSTANTIATE_PARAMS_st
CUlaunchMemSyncDomainMap: CUlaunchMemSyncDomainMap_st
CUlaunchAttributeValue: CUlaunchAttributeValue_union
CUlaunchAttribute: CUlaunchAttribute_st
CUlaunchConfig: CUlaunchConfig_st
CUkernelNodeAttrID: CUlaunchAttributeID
CUkernelNodeAttrValue_v1: CUlaunchAttributeValue
CUkernelNodeAttrValue: CUkernelNodeAttrValue_v1
CUstreamAttrID: CUlaunchAttributeID
CUstreamAttrValue_v1: CUlaunchAttributeValue
CUstreamAttrValue: CUstreamAttrValue_v1
CUexecAffinitySmCount_v1: CUexecAffinitySmCount_st
CUexecAffinitySmCount: CUexecAffinitySmCount_v1
CUexecAffinityParam_v1: CUexecAffinityParam_st
CUexecAffinityParam: CUexecAffinityParam_v1
CUctxCigParam: CUctxCigParam_st
CUctxCreateParams: CUctxCreateParams_st
CUlibraryHostUniversalFunctionAndDataTable: CUlibraryHostUniversalFunctionAndDataTable_st
CUDA_MEMCPY2D_v2: CUDA_MEMCPY2D_st
CUDA_MEMCPY2D: CUDA_MEMCPY2D_v2
CUDA_MEMCPY3D_v2: CUDA_MEMCPY3D_st
CUDA_MEMCPY3D: CUDA_MEMCPY3D_v2
CUDA_MEMCPY3D_PEER_v1: CUDA_MEMCPY3D_PEER_st
CUDA_MEMCPY3D_PEER: CUDA_MEMCPY3D_PEER_v1
CUDA_MEMCPY_NODE_PARAMS: CUDA_MEMCPY_NODE_PARAMS_st
CUDA_ARRAY_DESCRIPTOR_v2: CUDA_ARRAY_DESCRIPTOR_st
CUDA_ARRAY_DESCRIPTOR: CUDA_ARRAY_DESCRIPTOR_v2
CUDA_ARRAY3D_DESCRIPTOR_v2: CUDA_ARRAY3D_DESCRIPTOR_st
CUDA_ARRAY3D_DESCRIPTOR: CUDA_ARRAY3D_DESCRIPTOR_v2
CUDA_ARRAY_SPARSE_PROPERTIES_v1: CUDA_ARRAY_SPARSE_PROPERTIES_st
CUDA_ARRAY_SPARSE_PROPERTIES: CUDA_ARRAY_SPARSE_PROPERTIES_v1
CUDA_ARRAY_MEMORY_REQUIREMENTS_v1: CUDA_ARRAY_MEMORY_REQUIREMENTS_st
CUDA_ARRAY_MEMORY_REQUIREMENTS: CUDA_ARRAY_MEMORY_REQUIREMENTS_v1
CUDA_RESOURCE_DESC_v1: CUDA_RESOURCE_DESC_st
CUDA_RESOURCE_DESC: CUDA_RESOURCE_DESC_v1
CUDA_TEXTURE_DESC_v1: CUDA_TEXTURE_DESC_st
CUDA_TEXTURE_DESC: CUDA_TEXTURE_DESC_v1
CUDA_RESOURCE_VIEW_DESC_v1: CUDA_RESOURCE_VIEW_DESC_st
CUDA_RESOURCE_VIEW_DESC: CUDA_RESOURCE_VIEW_DESC_v1
CUtensorMap: CUtensorMap_st
CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1: CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st
CUDA_POINTER_ATTRIBUTE_P2P_TOKENS: CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1
CUDA_LAUNCH_PARAMS_v1: CUDA_LAUNCH_PARAMS_st
CUDA_LAUNCH_PARAMS: CUDA_LAUNCH_PARAMS_v1
CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st
CUDA_EXTERNAL_MEMORY_HANDLE_DESC: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1
CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1: CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st
CUDA_EXTERNAL_MEMORY_BUFFER_DESC: CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1
CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1: CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st
CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC: CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1
CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st
CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1
CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st
CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1
CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st
CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1: CUDA_EXT_SEM_WAIT_NODE_PARAMS_st
CUDA_EXT_SEM_WAIT_NODE_PARAMS: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1
CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st
CUmemGenericAllocationHandle_v1: unsigned long long
CUmemGenericAllocationHandle: CUmemGenericAllocationHandle_v1
CUarrayMapInfo_v1: CUarrayMapInfo_st
CUarrayMapInfo: CUarrayMapInfo_v1
CUmemLocation_v1: CUmemLocation_st
CUmemLocation: CUmemLocation_v1
CUmemAllocationProp_v1: CUmemAllocationProp_st
CUmemAllocationProp: CUmemAllocationProp_v1
CUmulticastObjectProp_v1: CUmulticastObjectProp_st
CUmulticastObjectProp: CUmulticastObjectProp_v1
CUmemAccessDesc_v1: CUmemAccessDesc_st
CUmemAccessDesc: CUmemAccessDesc_v1
CUgraphExecUpdateResultInfo_v1: CUgraphExecUpdateResultInfo_st
CUgraphExecUpdateResultInfo: CUgraphExecUpdateResultInfo_v1
CUmemPoolProps_v1: CUmemPoolProps_st
CUmemPoolProps: CUmemPoolProps_v1
CUmemPoolPtrExportData_v1: CUmemPoolPtrExportData_st
CUmemPoolPtrExportData: CUmemPoolPtrExportData_v1
CUmemcpyAttributes_v1: CUmemcpyAttributes_st
CUmemcpyAttributes: CUmemcpyAttributes_v1
CUoffset3D_v1: CUoffset3D_st
CUoffset3D: CUoffset3D_v1
CUextent3D_v1: CUextent3D_st
CUextent3D: CUextent3D_v1
CUmemcpy3DOperand_v1: CUmemcpy3DOperand_st
CUmemcpy3DOperand: CUmemcpy3DOperand_v1
CUDA_MEMCPY3D_BATCH_OP_v1: CUDA_MEMCPY3D_BATCH_OP_st
CUDA_MEMCPY3D_BATCH_OP: CUDA_MEMCPY3D_BATCH_OP_v1
CUDA_MEM_ALLOC_NODE_PARAMS_v1: CUDA_MEM_ALLOC_NODE_PARAMS_v1_st
CUDA_MEM_ALLOC_NODE_PARAMS: CUDA_MEM_ALLOC_NODE_PARAMS_v1
CUDA_MEM_ALLOC_NODE_PARAMS_v2: CUDA_MEM_ALLOC_NODE_PARAMS_v2_st
CUDA_MEM_FREE_NODE_PARAMS: CUDA_MEM_FREE_NODE_PARAMS_st
CUDA_CHILD_GRAPH_NODE_PARAMS: CUDA_CHILD_GRAPH_NODE_PARAMS_st
CUDA_EVENT_RECORD_NODE_PARAMS: CUDA_EVENT_RECORD_NODE_PARAMS_st
CUDA_EVENT_WAIT_NODE_PARAMS: CUDA_EVENT_WAIT_NODE_PARAMS_st
CUgraphNodeParams: CUgraphNodeParams_st
CUcheckpointLockArgs: CUcheckpointLockArgs_st
CUcheckpointCheckpointArgs: CUcheckpointCheckpointArgs_st
CUcheckpointRestoreArgs: CUcheckpointRestoreArgs_st
CUcheckpointUnlockArgs: CUcheckpointUnlockArgs_st
CUmemDecompressParams: CUmemDecompressParams_st
CUdevResourceDesc: CUdevResourceDesc_st *
CUdevSmResource: CUdevSmResource_st
CUdevResource_v1: CUdevResource_st
CUdevResource: CUdevResource_v1
CUlogsCallbackHandle: CUlogsCallbackEntry_st *
CUlogIterator: unsigned int
CUdeviceptr_v1: unsigned int
CUDA_MEMCPY2D_v1: CUDA_MEMCPY2D_v1_st
CUDA_MEMCPY3D_v1: CUDA_MEMCPY3D_v1_st
CUDA_ARRAY_DESCRIPTOR_v1: CUDA_ARRAY_DESCRIPTOR_v1_st
CUDA_ARRAY3D_DESCRIPTOR_v1: CUDA_ARRAY3D_DESCRIPTOR_v1_st
GLenum: unsigned int
GLuint: unsigned int
EGLint: int32_t
EGLImageKHR: void *
EGLStreamKHR: void *
EGLSyncKHR: void *
CUeglFrame_v1: CUeglFrame_st
CUeglFrame: CUeglFrame_v1
CUeglStreamConnection: CUeglStreamConnection_st *
HGPUNV: void *

# Forms that a public name stood for in the past.
[older]
cuMemHostRegister: CUresult (void *p : least=bytesize, size_t bytesize, unsigned int Flags) 4000
cuGraphicsResourceSetMapFlags: CUresult (CUgraphicsResource resource, unsigned int flags) 3000
cuLinkCreate: CUresult (unsigned int numOptions, CUjit_option *options : array=numOptions, void **optionValues : options=options kept=stateOut, out CUlinkState *stateOut) 5050
cuLinkAddData: CUresult (CUlinkState state, CUjitInputType typename, void *data : least=size, size_t size, const char *name, unsigned int numOptions, CUjit_option *options : array=numOptions, void **optionValues : options=options kept=state) 5050
cuLinkAddFile: CUresult (CUlinkState state, CUjitInputType typename, const char *path, unsigned int numOptions, CUjit_option *options : array=numOptions, void **optionValues : options=options kept=state) 5050
cuTexRefSetAddress2D_v2: CUresult (CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch) 3020
cuDeviceTotalMem: CUresult (out unsigned int *numbytes, CUdevice dev) 2000
cuCtxCreate: CUresult (out CUcontext *pctx, unsigned int flags, CUdevice dev) 2000
cuModuleGetGlobal: CUresult (out CUdeviceptr_v1 *dptr, out unsigned int *numbytes, CUmodule hmod, const char *name) 2000
cuMemGetInfo: CUresult (out unsigned int *free, out unsigned int *total) 2000
cuMemAlloc: CUresult (out CUdeviceptr_v1 *dptr, unsigned int bytesize) 2000
cuMemAllocPitch: CUresult (out CUdeviceptr_v1 *dptr, out unsigned int *pPitch, unsigned int WidthInBytes, unsigned int Height, unsigned int ElementSizeBytes) 2000
cuMemFree: CUresult (CUdeviceptr_v1 dptr) 2000
cuMemGetAddressRange: CUresult (out CUdeviceptr_v1 *pbase, out unsigned int *psize, CUdeviceptr_v1 dptr) 2000
cuMemAllocHost: CUresult (out void **pp, unsigned int bytesize) 2000
cuMemHostGetDevicePointer: CUresult (out CUdeviceptr_v1 *pdptr, void *p, unsigned int Flags) 2020
cuMemcpyHtoD: CUresult (CUdeviceptr_v1 dstDevice, const void *srcHost : least=ByteCount, unsigned int ByteCount) 2000
cuMemcpyDtoH: CUresult (void *dstHost : writable least=ByteCount, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) 2000
cuMemcpyDtoD: CUresult (CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) 2000
cuMemcpyDtoA: CUresult (CUarray dstArray, unsigned int dstOffset, CUdeviceptr_v1 srcDevice, unsigned int ByteCount) 2000
cuMemcpyAtoD: CUresult (CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) 2000
cuMemcpyHtoA: CUresult (CUarray dstArray, unsigned int dstOffset, const void *srcHost : least=ByteCount, unsigned int ByteCount) 2000
cuMemcpyAtoH: CUresult (void *dstHost : writable least=ByteCount, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) 2000
cuMemcpyAtoA: CUresult (CUarray dstArray, unsigned int dstOffset, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount) 2000
cuMemcpyHtoAAsync: CUresult (CUarray dstArray, unsigned int dstOffset, const void *srcHost : least=ByteCount, unsigned int ByteCount, CUstream hStream) 2000
cuMemcpyAtoHAsync: CUresult (void *dstHost : writable least=ByteCount, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount, CUstream hStream) 2000
cuMemcpy2D: CUresult (const CUDA_MEMCPY2D_v1 *pCopy) 2000
cuMemcpy2DUnaligned: CUresult (const CUDA_MEMCPY2D_v1 *pCopy) 2000
cuMemcpy3D: CUresult (const CUDA_MEMCPY3D_v1 *pCopy) 2000
cuMemcpyHtoDAsync: CUresult (CUdeviceptr_v1 dstDevice, const void *srcHost : least=ByteCount, unsigned int ByteCount, CUstream hStream) 2000
cuMemcpyDtoHAsync: CUresult (void *dstHost : writable least=ByteCount, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream) 2000
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
cuDevicePrimaryCtxRelease: CUresult (CUdevice dev) 7000
cuDevicePrimaryCtxReset: CUresult (CUdevice dev) 7000
cuDevicePrimaryCtxSetFlags: CUresult (CUdevice dev, unsigned int flags) 7000
cuStreamWriteValue32: CUresult (CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) 8000 ptsz
cuStreamWaitValue32: CUresult (CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags) 8000 ptsz
cuStreamWriteValue64: CUresult (CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) 9000 ptsz
cuStreamWaitValue64: CUresult (CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags) 9000 ptsz
cuStreamBatchMemOp: CUresult (CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray : array=count, unsigned int flags) 8000 ptsz
cuStreamBeginCapture: CUresult (CUstream hStream) 10000 ptsz
cuStreamGetCaptureInfo: CUresult (CUstream hStream, out CUstreamCaptureStatus *captureStatus_out, out cuuint64_t *id_out) 10010 ptsz
cuGraphAddKernelNode: CUresult (out CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies : array=numDependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) 10000
cuGraphKernelNodeGetParams: CUresult (CUgraphNode hNode, out CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) 10000
cuGraphKernelNodeSetParams: CUresult (CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) 10000
cuGraphExecKernelNodeSetParams: CUresult (CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams) 10010
cuGraphExecUpdate: CUresult (CUgraphExec hGraphExec, CUgraph hGraph, out CUgraphNode *hErrorNode_out, out CUgraphExecUpdateResult *updateResult_out) 10020
cuIpcOpenMemHandle: CUresult (out CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags) 4010
cuGraphInstantiate: CUresult (out CUgraphExec *phGraphExec, CUgraph hGraph, out CUgraphNode *phErrorNode, out char *logBuffer : buffer=bufferSize, size_t bufferSize) 10000
cuGraphInstantiate_v2: CUresult (out CUgraphExec *phGraphExec, CUgraph hGraph, out CUgraphNode *phErrorNode, out char *logBuffer : buffer=bufferSize, size_t bufferSize) 11000
cuGetProcAddress: CUresult (const char *symbol, out void **pfn, int cudaVersion, cuuint64_t flags) 11030
cuGLGetDevices: CUresult (out unsigned int *pCudaDeviceCount, out CUdevice *pCudaDevices : array=cudaDeviceCount, unsigned int cudaDeviceCount, CUGLDeviceList deviceList) 4010
cuGLCtxCreate: CUresult (out CUcontext *pCtx, unsigned int Flags, CUdevice device) 2000
cuGLMapBufferObject: CUresult (out CUdeviceptr_v1 *dptr, out unsigned int *size, GLuint buffer) 2000
cuGLMapBufferObjectAsync: CUresult (out CUdeviceptr_v1 *dptr, out unsigned int *size, GLuint buffer, CUstream hStream) 2030
cuVDPAUCtxCreate: CUresult (out CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress : slot) 3010

[records]
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

CUstreamBatchMemOpParams_union: union
    CUstreamBatchMemOpType operation
    CUstreamMemOpWaitValueParams_st waitValue
    CUstreamMemOpWriteValueParams_st writeValue
    CUstreamMemOpFlushRemoteWritesParams_st flushRemoteWrites
    CUstreamMemOpMemoryBarrierParams_st memoryBarrier
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

CUDA_HOST_NODE_PARAMS_v2_st: struct
    CUhostFn fn
    void *userData

CUDA_CONDITIONAL_NODE_PARAMS: struct
    CUgraphConditionalHandle handle
    CUgraphConditionalNodeType type
    unsigned int size
    CUgraph *phGraph_out : output count=size
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

CUtensorMap_st: struct align 64
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

CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st: struct
    CUexternalSemaphore *extSemArray
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray
    unsigned int numExtSems

CUDA_EXT_SEM_WAIT_NODE_PARAMS_st: struct
    CUexternalSemaphore *extSemArray
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray
    unsigned int numExtSems

CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st: struct
    CUexternalSemaphore *extSemArray
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray
    unsigned int numExtSems

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

CUmemLocation_st: struct
    CUmemLocationType type
    int id

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
    unsigned char reserved[54]

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

CUDA_EVENT_RECORD_NODE_PARAMS_st: struct
    CUevent event

CUDA_EVENT_WAIT_NODE_PARAMS_st: struct
    CUevent event

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

CUgraphNodeParams_st: struct
    CUgraphNodeType type
    int reserved0[3]
    CUgraphNodeParams_st_2 _2 : anonymous
    long long reserved2

CUcheckpointLockArgs_st: struct
    unsigned int timeoutMs
    unsigned int reserved0
    cuuint64_t reserved1[7]

CUcheckpointCheckpointArgs_st: struct
    cuuint64_t reserved[8]

CUcheckpointRestoreArgs_st: struct
    cuuint64_t reserved[8]

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

CUdevSmResource_st: struct
    unsigned int smCount

CUdevResource_st_2: union
    CUdevSmResource sm
    unsigned char _oversize[48]

CUdevResource_st: struct
    CUdevResourceType type
    unsigned char _internal_padding[92]
    CUdevResource_st_2 _2 : anonymous

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

[callbacks]
VdpGetProcAddress: VdpStatus (VdpDevice device, VdpFuncId function_id, void **function_pointer) bare
CUasyncCallback: void (CUasyncNotificationInfo *info, void *userData, CUasyncCallbackHandle callback)
CUhostFn: void (void *userData)
CUstreamCallback: void (CUstream hStream, CUresult status, void *userData)
CUoccupancyB2DSize: size_t (int blockSize)
CUlogsCallback: void (void *data, CUlogLevel logLevel, char *message, size_t length)

[constants]
CUDA_VERSION: 12090
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
RESOURCE_ABI_VERSION: 1
RESOURCE_ABI_EXTERNAL_BYTES: 48
MAX_PLANES: 3
CUDA_EGL_INFINITE_TIMEOUT: 4294967295

# Inline functions that fill a struct.
[makers]

# Types of values behind void *, by the enumerator that is passed beside them.
[attributes]
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

CUmemPool_attribute: attributes
    CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES = int
    CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC = int
    CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES = int
    CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = cuuint64_t
    CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = cuuint64_t
    CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = cuuint64_t
    CU_MEMPOOL_ATTR_USED_MEM_CURRENT = cuuint64_t
    CU_MEMPOOL_ATTR_USED_MEM_HIGH = cuuint64_t

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

# Names that cuda.bindings gives to records that have none in C.
[unnamed]
anon_struct0: CUasyncNotificationInfo_st_info_overBudget
anon_union2: CUasyncNotificationInfo_st_info
anon_struct1: CUlaunchAttributeValue_union_clusterDim
anon_struct2: CUlaunchAttributeValue_union_programmaticEvent
anon_struct3: CUlaunchAttributeValue_union_launchCompletionEvent
anon_struct4: CUlaunchAttributeValue_union_preferredClusterDim
anon_struct5: CUlaunchAttributeValue_union_deviceUpdatableKernelNode
anon_union3: CUexecAffinityParam_st_param
anon_struct6: CUDA_ARRAY_SPARSE_PROPERTIES_st_tileExtent
anon_struct7: CUDA_RESOURCE_DESC_st_res_array
anon_struct8: CUDA_RESOURCE_DESC_st_res_mipmap
anon_struct9: CUDA_RESOURCE_DESC_st_res_linear
anon_struct10: CUDA_RESOURCE_DESC_st_res_pitch2D
anon_struct11: CUDA_RESOURCE_DESC_st_res_reserved
anon_union4: CUDA_RESOURCE_DESC_st_res
anon_struct12: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle_win32
anon_union5: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st_handle
anon_struct13: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle_win32
anon_union6: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st_handle
anon_struct14: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_fence
anon_union7: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_nvSciSync
anon_struct15: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params_keyedMutex
anon_struct16: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st_params
anon_struct17: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_fence
anon_union8: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_nvSciSync
anon_struct18: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params_keyedMutex
anon_struct19: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st_params
anon_union9: CUarrayMapInfo_st_resource
anon_struct20: CUarrayMapInfo_st_subresource_sparseLevel
anon_struct21: CUarrayMapInfo_st_subresource_miptail
anon_union10: CUarrayMapInfo_st_subresource
anon_union11: CUarrayMapInfo_st_memHandle
anon_struct22: CUmemAllocationProp_st_allocFlags
anon_struct23: CUmemcpy3DOperand_st_op_ptr
anon_struct24: CUmemcpy3DOperand_st_op_array
anon_union12: CUmemcpy3DOperand_st_op
anon_union15: CUeglFrame_st_frame

[advice]
CUDA_ERROR_INVALID_VALUE: An argument is out of its range, or arguments do not fit together: a zero size, a null pointer, a grid with an empty dimension. Check them one by one.
CUDA_ERROR_OUT_OF_MEMORY: The device (or page-locked host memory) has no room for this, or the pool has a limit of its own. Free what is no longer used, ask for less, or look with nvidia-smi for other processes on the device.
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
"""
