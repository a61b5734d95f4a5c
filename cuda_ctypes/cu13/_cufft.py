# python -m generator generate cufft 13.5
# cufft as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 13.5
home: checked
since: 12.0
uses[]: runtime driver
shared[]: cudaDataType cudaStream_t libraryPropertyType
result: cufftResult
summary: cuFFT, Fourier transforms
environment: CUDA_CTYPES_LIBCUFFT
pathfinder: cufft
version[]: cufftGetProperty
two_majors: plans are numbers, and one number means another plan in each
sections: names=46+9 functions=160+7311 enums=7471+2136 typedefs=9607+297 older=9954+89 unreviewed=10147+40 records=10187+736 callbacks=10923+1917 constants=12840+284 makers=13163+10 attributes=13252+13 unnamed=13330+11 advice=13341+2844

# Public names that stand for another symbol.
[names]

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
cufftPlan1d: cufftResult (out cufftHandle *plan, int nx, cufftType type, int batch)
cufftPlan2d: cufftResult (out cufftHandle *plan, int nx, int ny, cufftType type)
cufftPlan3d: cufftResult (out cufftHandle *plan, int nx, int ny, int nz, cufftType type)
cufftPlanMany: cufftResult (out cufftHandle *plan, int rank, int *n : array=rank, int *inembed : array=rank optional, int istride, int idist, int *onembed : array=rank optional, int ostride, int odist, cufftType type, int batch)
cufftMakePlan1d: cufftResult (cufftHandle plan, int nx, cufftType type, int batch, out size_t *workSize)
cufftMakePlan2d: cufftResult (cufftHandle plan, int nx, int ny, cufftType type, out size_t *workSize)
cufftMakePlan3d: cufftResult (cufftHandle plan, int nx, int ny, int nz, cufftType type, out size_t *workSize)
cufftMakePlanMany: cufftResult (cufftHandle plan, int rank, int *n : array=rank, int *inembed : array=rank optional, int istride, int idist, int *onembed : array=rank optional, int ostride, int odist, cufftType type, int batch, out size_t *workSize)
cufftMakePlanMany64: cufftResult (cufftHandle plan, int rank, long long *n : array=rank, long long *inembed : array=rank optional, long long istride, long long idist, long long *onembed : array=rank optional, long long ostride, long long odist, cufftType type, long long batch, out size_t *workSize)
cufftGetSizeMany64: cufftResult (cufftHandle plan, int rank, long long *n : array=rank, long long *inembed : array=rank optional, long long istride, long long idist, long long *onembed : array=rank optional, long long ostride, long long odist, cufftType type, long long batch, out size_t *workSize)
cufftEstimate1d: cufftResult (int nx, cufftType type, int batch, out size_t *workSize)
cufftEstimate2d: cufftResult (int nx, int ny, cufftType type, out size_t *workSize)
cufftEstimate3d: cufftResult (int nx, int ny, int nz, cufftType type, out size_t *workSize)
cufftEstimateMany: cufftResult (int rank, int *n : array=rank, int *inembed : array=rank optional, int istride, int idist, int *onembed : array=rank optional, int ostride, int odist, cufftType type, int batch, out size_t *workSize)
cufftCreate: cufftResult (out cufftHandle *handle)
cufftGetSize1d: cufftResult (cufftHandle handle, int nx, cufftType type, int batch, out size_t *workSize)
cufftGetSize2d: cufftResult (cufftHandle handle, int nx, int ny, cufftType type, out size_t *workSize)
cufftGetSize3d: cufftResult (cufftHandle handle, int nx, int ny, int nz, cufftType type, out size_t *workSize)
cufftGetSizeMany: cufftResult (cufftHandle handle, int rank, int *n : array=rank, int *inembed : array=rank optional, int istride, int idist, int *onembed : array=rank optional, int ostride, int odist, cufftType type, int batch, out size_t *workArea)
cufftGetSize: cufftResult (cufftHandle handle, out size_t *workSize)
cufftSetWorkArea: cufftResult (cufftHandle plan, void *workArea : writable)
cufftSetAutoAllocation: cufftResult (cufftHandle plan, int autoAllocate)
cufftExecC2C: cufftResult (cufftHandle plan, cufftComplex *idata : memory writable, cufftComplex *odata : memory writable, int direction)
cufftExecR2C: cufftResult (cufftHandle plan, cufftReal *idata : writable, cufftComplex *odata : memory writable)
cufftExecC2R: cufftResult (cufftHandle plan, cufftComplex *idata : memory writable, cufftReal *odata : writable)
cufftExecZ2Z: cufftResult (cufftHandle plan, cufftDoubleComplex *idata : memory writable, cufftDoubleComplex *odata : memory writable, int direction)
cufftExecD2Z: cufftResult (cufftHandle plan, cufftDoubleReal *idata : writable, cufftDoubleComplex *odata : memory writable)
cufftExecZ2D: cufftResult (cufftHandle plan, cufftDoubleComplex *idata : memory writable, cufftDoubleReal *odata : writable)
cufftSetStream: cufftResult (cufftHandle plan, cudaStream_t stream)
cufftDestroy: cufftResult (cufftHandle plan)
cufftGetVersion: cufftResult (out int *version)
cufftGetProperty: cufftResult (libraryPropertyType type, out int *value)
cufftSetPlanPropertyInt64: cufftResult (cufftHandle plan, cufftProperty property, const long long inputValueInt) 12040
cufftGetPlanPropertyInt64: cufftResult (cufftHandle plan, cufftProperty property, out long long *returnPtrValue) 12040
cufftResetPlanProperty: cufftResult (cufftHandle plan, cufftProperty property) 12040
cufftXtMalloc: cufftResult (cufftHandle plan, out cudaLibXtDesc **descriptor, cufftXtSubFormat format)
cufftXtMemcpy: cufftResult (cufftHandle plan, void *dstPointer : writable, void *srcPointer, cufftXtCopyType type)
cufftXtFree: cufftResult (cudaLibXtDesc *descriptor : memory)
cufftXtSetWorkArea: cufftResult (cufftHandle plan, void **workArea : array)
cufftXtExecDescriptorC2C: cufftResult (cufftHandle plan, cudaLibXtDesc *input : memory writable, cudaLibXtDesc *output : memory writable, int direction)
cufftXtExecDescriptorR2C: cufftResult (cufftHandle plan, cudaLibXtDesc *input : memory writable, cudaLibXtDesc *output : memory writable)
cufftXtExecDescriptorC2R: cufftResult (cufftHandle plan, cudaLibXtDesc *input : memory writable, cudaLibXtDesc *output : memory writable)
cufftXtExecDescriptorZ2Z: cufftResult (cufftHandle plan, cudaLibXtDesc *input : memory writable, cudaLibXtDesc *output : memory writable, int direction)
cufftXtExecDescriptorD2Z: cufftResult (cufftHandle plan, cudaLibXtDesc *input : memory writable, cudaLibXtDesc *output : memory writable)
cufftXtExecDescriptorZ2D: cufftResult (cufftHandle plan, cudaLibXtDesc *input : memory writable, cudaLibXtDesc *output : memory writable)
cufftXtQueryPlan: cufftResult (cufftHandle plan, void *queryStruct : writable, cufftXtQueryType queryType)
cufftXtSetCallback: cufftResult (cufftHandle plan, void **callback_routine : array, cufftXtCallbackType cbType, void **caller_info : array)
cufftXtClearCallback: cufftResult (cufftHandle plan, cufftXtCallbackType cbType)
cufftXtSetCallbackSharedSize: cufftResult (cufftHandle plan, cufftXtCallbackType cbType, size_t sharedSize)
cufftXtSetJITCallback: cufftResult (cufftHandle plan, const char *lto_callback_symbol_name, const void *lto_callback_fatbin : least=lto_callback_fatbin_size, size_t lto_callback_fatbin_size, cufftXtCallbackType type, void **caller_info : array) 13000
cufftXtMakePlanMany: cufftResult (cufftHandle plan, int rank, long long *n : array=rank, long long *inembed : array=rank optional, long long istride, long long idist, cudaDataType inputtype, long long *onembed : array=rank optional, long long ostride, long long odist, cudaDataType outputtype, long long batch, out size_t *workSize, cudaDataType executiontype)
cufftXtGetSizeMany: cufftResult (cufftHandle plan, int rank, long long *n : array=rank, long long *inembed : array=rank optional, long long istride, long long idist, cudaDataType inputtype, long long *onembed : array=rank optional, long long ostride, long long odist, cudaDataType outputtype, long long batch, out size_t *workSize, cudaDataType executiontype)
cufftXtExec: cufftResult (cufftHandle plan, void *input : writable, void *output : writable, int direction)
cufftXtExecDescriptor: cufftResult (cufftHandle plan, cudaLibXtDesc *input : memory writable, cudaLibXtDesc *output : memory writable, int direction)
cufftXtSetWorkAreaPolicy: cufftResult (cufftHandle plan, cufftXtWorkAreaPolicy policy, size_t *workSize : array)

[enums]
cudaLibXtCopyType: enum
    LIB_XT_COPY_HOST_TO_DEVICE = 0
    LIB_XT_COPY_DEVICE_TO_HOST = 1
    LIB_XT_COPY_DEVICE_TO_DEVICE = 2

libFormat: enum
    LIB_FORMAT_CUFFT = 0
    LIB_FORMAT_UNDEFINED = 1

cufftResult: enum
    CUFFT_SUCCESS = 0
    CUFFT_INVALID_PLAN = 1
    CUFFT_ALLOC_FAILED = 2
    CUFFT_INVALID_TYPE = 3
    CUFFT_INVALID_VALUE = 4
    CUFFT_INTERNAL_ERROR = 5
    CUFFT_EXEC_FAILED = 6
    CUFFT_SETUP_FAILED = 7
    CUFFT_INVALID_SIZE = 8
    CUFFT_UNALIGNED_DATA = 9
    CUFFT_INVALID_DEVICE = 11
    CUFFT_NO_WORKSPACE = 13
    CUFFT_NOT_IMPLEMENTED = 14
    CUFFT_NOT_SUPPORTED = 16
    CUFFT_MISSING_DEPENDENCY = 17
    CUFFT_NVRTC_FAILURE = 18
    CUFFT_NVJITLINK_FAILURE = 19
    CUFFT_NVSHMEM_FAILURE = 20

cufftType: enum
    CUFFT_R2C = 42
    CUFFT_C2R = 44
    CUFFT_C2C = 41
    CUFFT_D2Z = 106
    CUFFT_Z2D = 108
    CUFFT_Z2Z = 105

cufftCompatibility: enum
    CUFFT_COMPATIBILITY_FFTW_PADDING = 1

cufftProperty: enum
    NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT = 1
    NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS = 2
    NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY = 3
    NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA = 4

cufftXtSubFormat: enum
    CUFFT_XT_FORMAT_INPUT = 0
    CUFFT_XT_FORMAT_OUTPUT = 1
    CUFFT_XT_FORMAT_INPLACE = 2
    CUFFT_XT_FORMAT_INPLACE_SHUFFLED = 3
    CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED = 4
    CUFFT_XT_FORMAT_DISTRIBUTED_INPUT = 5
    CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT = 6
    CUFFT_FORMAT_UNDEFINED = 7

cufftXtCopyType: enum
    CUFFT_COPY_HOST_TO_DEVICE = 0
    CUFFT_COPY_DEVICE_TO_HOST = 1
    CUFFT_COPY_DEVICE_TO_DEVICE = 2
    CUFFT_COPY_UNDEFINED = 3

cufftXtQueryType: enum
    CUFFT_QUERY_1D_FACTORS = 0
    CUFFT_QUERY_UNDEFINED = 1

cufftXtWorkAreaPolicy: enum
    CUFFT_WORKAREA_MINIMAL = 0
    CUFFT_WORKAREA_USER = 1
    CUFFT_WORKAREA_PERFORMANCE = 2

cufftXtCallbackType: enum
    CUFFT_CB_LD_COMPLEX = 0
    CUFFT_CB_LD_COMPLEX_DOUBLE = 1
    CUFFT_CB_LD_REAL = 2
    CUFFT_CB_LD_REAL_DOUBLE = 3
    CUFFT_CB_ST_COMPLEX = 4
    CUFFT_CB_ST_COMPLEX_DOUBLE = 5
    CUFFT_CB_ST_REAL = 6
    CUFFT_CB_ST_REAL_DOUBLE = 7
    CUFFT_CB_UNDEFINED = 8

[typedefs]
cudaXtDesc: cudaXtDesc_t
cudaLibXtDesc: cudaLibXtDesc_t
cuFloatComplex: float2
cuDoubleComplex: double2
cuComplex: cuFloatComplex
cufftReal: float
cufftDoubleReal: double
cufftComplex: cuComplex
cufftDoubleComplex: cuDoubleComplex
cufftHandle: int
cufftXt1dFactors: cufftXt1dFactors_t

# Forms that a public name stood for in the past.
[older]
cufftXtSetGPUs: cufftResult (cufftHandle handle, int nGPUs, out int *whichGPUs)

# Functions of raw alone: the parameters whose directions nobody reviewed; ... if they take any number.
[unreviewed]
cufftXtSetGPUs: whichGPUs

[records]
float2: struct align 8
    float x
    float y

double2: struct align 16
    double x
    double y

cudaXtDesc_t: struct
    int version
    int nGPUs
    int GPUs[64]
    void *data[64]
    size_t size[64]
    void *cudaXtState

cudaLibXtDesc_t: struct
    int version
    cudaXtDesc *descriptor
    libFormat library
    int subFormat
    void *libDescriptor

cufftXt1dFactors_t: struct
    long long size
    long long stringCount
    long long stringLength
    long long substringLength
    long long factor1
    long long factor2
    long long stringMask
    long long substringMask
    long long factor1Mask
    long long factor2Mask
    int stringShift
    int substringShift
    int factor1Shift
    int factor2Shift

[callbacks]
cufftCallbackLoadC: cufftComplex (void *dataIn, size_t offset, void *callerInfo, void *sharedPointer)
cufftCallbackLoadZ: cufftDoubleComplex (void *dataIn, size_t offset, void *callerInfo, void *sharedPointer)
cufftCallbackLoadR: cufftReal (void *dataIn, size_t offset, void *callerInfo, void *sharedPointer)
cufftCallbackLoadD: cufftDoubleReal (void *dataIn, size_t offset, void *callerInfo, void *sharedPointer)
cufftCallbackStoreC: void (void *dataOut, size_t offset, cufftComplex element, void *callerInfo, void *sharedPointer)
cufftCallbackStoreZ: void (void *dataOut, size_t offset, cufftDoubleComplex element, void *callerInfo, void *sharedPointer)
cufftCallbackStoreR: void (void *dataOut, size_t offset, cufftReal element, void *callerInfo, void *sharedPointer)
cufftCallbackStoreD: void (void *dataOut, size_t offset, cufftDoubleReal element, void *callerInfo, void *sharedPointer)
cufftJITCallbackLoadC: cufftComplex (void *dataIn, unsigned long long offset, void *callerInfo, void *sharedPointer)
cufftJITCallbackLoadZ: cufftDoubleComplex (void *dataIn, unsigned long long offset, void *callerInfo, void *sharedPointer)
cufftJITCallbackLoadR: cufftReal (void *dataIn, unsigned long long offset, void *callerInfo, void *sharedPointer)
cufftJITCallbackLoadD: cufftDoubleReal (void *dataIn, unsigned long long offset, void *callerInfo, void *sharedPointer)
cufftJITCallbackStoreC: void (void *dataOut, unsigned long long offset, cufftComplex element, void *callerInfo, void *sharedPointer)
cufftJITCallbackStoreZ: void (void *dataOut, unsigned long long offset, cufftDoubleComplex element, void *callerInfo, void *sharedPointer)
cufftJITCallbackStoreR: void (void *dataOut, unsigned long long offset, cufftReal element, void *callerInfo, void *sharedPointer)
cufftJITCallbackStoreD: void (void *dataOut, unsigned long long offset, cufftDoubleReal element, void *callerInfo, void *sharedPointer)

[constants]
CUDA_XT_DESCRIPTOR_VERSION: 16777216
MAX_CUDA_DESCRIPTOR_GPUS: 64
CUFFT_VER_MAJOR: 12
CUFFT_VER_MINOR: 5
CUFFT_VER_PATCH: 0
CUFFT_VER_BUILD: 14
CUFFT_VERSION: 12500
MAX_CUFFT_ERROR: 21
CUFFT_FORWARD: -1
CUFFT_INVERSE: 1
CUFFT_COMPATIBILITY_DEFAULT: 1
CUFFT_PLAN_NULL: -1

# Inline functions that fill a struct.
[makers]

# Types of values behind void *, by the enumerator that is passed beside them.
[attributes]
# Names that cuda.bindings gives to records that have none in C.
[unnamed]

[advice]
CUFFT_INVALID_PLAN: The plan is none that cufftCreate or cufftPlan* made, is not made yet by cufftMakePlan*, or is destroyed already.
CUFFT_ALLOC_FAILED: There is no room for the plan or its work area. Free memory, or allocate the area yourself: cufftSetAutoAllocation(plan, 0), cufftSetWorkArea.
CUFFT_INVALID_TYPE: The type of the transform is none of cufftType, or does not fit the function. Versions of today report CUFFT_INVALID_VALUE instead.
CUFFT_INVALID_VALUE: A pointer is null, or a number makes no sense: a rank other than 1, 2, 3, a stride or a batch of 0, an unknown direction, type or property.
CUFFT_INTERNAL_ERROR: cuFFT itself failed, often because of work before it or because the context is broken. Synchronize after each call to find which.
CUFFT_EXEC_FAILED: A kernel could not be started or failed. Check that input and output are device memory of the plan's device, and large enough for the batch.
CUFFT_SETUP_FAILED: cuFFT could not be started. Check nvidia-smi, and that this process was not forked from one that used CUDA.
CUFFT_INVALID_SIZE: A size is 0, negative, or too large for this function. cufftMakePlanMany64 and cufftXtMakePlanMany take sizes of 64 bits.
CUFFT_UNALIGNED_DATA: Input or output is not aligned to its elements: complex numbers to 8 bytes, doubles of them to 16. Versions of today do not report this.
CUFFT_INCOMPLETE_PARAMETER_LIST: A parameter is missing in the call. Versions of today do not report this.
CUFFT_INVALID_DEVICE: The plan was made on another device than the current one. Call cudaSetDevice with the plan's device before executing it.
CUFFT_PARSE_ERROR: The library could not read its own description of a plan. Try a newer nvidia-cufft.
CUFFT_NO_WORKSPACE: Automatic allocation is off and the plan has no work area: call cufftSetWorkArea with memory of cufftGetSize bytes before executing it.
CUFFT_NOT_IMPLEMENTED: This version of cuFFT lacks the function or the combination. Try a newer nvidia-cufft.
CUFFT_LICENSE_ERROR: The library looked for a licence and found none. Versions of today ask for none: replace an old one.
CUFFT_NOT_SUPPORTED: The plan cannot do this: half precision needs sizes that are powers of 2, callbacks and several GPUs exclude some layouts and types.
CUFFT_MISSING_DEPENDENCY: Callbacks that are linked at run time need nvJitLink, and some plans NVRTC: install nvidia-nvjitlink and nvidia-cuda-nvrtc of the same CUDA.
CUFFT_NVRTC_FAILURE: NVRTC failed while a plan was made. Check that libnvrtc and libnvrtc-builtins are of the same CUDA version as cuFFT.
CUFFT_NVJITLINK_FAILURE: The linker, nvJitLink, failed while a plan was made: the callback's LTO code is damaged, has another name, or nvJitLink is older than the compiler.
CUFFT_NVSHMEM_FAILURE: NVSHMEM failed in a transform of several processes. Set NVSHMEM_DEBUG=WARN to read why.
"""
