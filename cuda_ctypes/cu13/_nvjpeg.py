# python -m generator generate nvjpeg 13.5
# nvjpeg as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 13.5
home: checked
since: 12.0
uses[]: runtime driver
shared[]: cudaStream_t libraryPropertyType
result: nvjpegStatus_t
summary: nvJPEG, images in the JPEG format
environment: CUDA_CTYPES_LIBNVJPEG
pathfinder: nvjpeg
version[]: nvjpegGetProperty
two_majors: a handle of one means nothing to the other
sections: names=46+9 functions=160+11453 enums=11613+2413 typedefs=14026+377 older=14453+9 records=14462+476 callbacks=14938+483 constants=15421+384 makers=15844+10 attributes=15933+13 unnamed=16011+11 advice=16022+1499

# Public names that stand for another symbol.
[names]

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
nvjpegGetProperty: nvjpegStatus_t (libraryPropertyType type, out int *value)
nvjpegGetCudartProperty: nvjpegStatus_t (libraryPropertyType type, out int *value)
nvjpegCreate: nvjpegStatus_t (nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, out nvjpegHandle_t *handle)
nvjpegCreateSimple: nvjpegStatus_t (out nvjpegHandle_t *handle)
nvjpegCreateEx: nvjpegStatus_t (nvjpegBackend_t backend, nvjpegDevAllocator_t *dev_allocator, nvjpegPinnedAllocator_t *pinned_allocator, unsigned int flags, out nvjpegHandle_t *handle)
nvjpegCreateExV2: nvjpegStatus_t (nvjpegBackend_t backend, nvjpegDevAllocatorV2_t *dev_allocator, nvjpegPinnedAllocatorV2_t *pinned_allocator, unsigned int flags, out nvjpegHandle_t *handle)
nvjpegDestroy: nvjpegStatus_t (nvjpegHandle_t handle)
nvjpegSetDeviceMemoryPadding: nvjpegStatus_t (size_t padding, nvjpegHandle_t handle)
nvjpegGetDeviceMemoryPadding: nvjpegStatus_t (out size_t *padding, nvjpegHandle_t handle)
nvjpegSetPinnedMemoryPadding: nvjpegStatus_t (size_t padding, nvjpegHandle_t handle)
nvjpegGetPinnedMemoryPadding: nvjpegStatus_t (out size_t *padding, nvjpegHandle_t handle)
nvjpegGetHardwareDecoderInfo: nvjpegStatus_t (nvjpegHandle_t handle, out unsigned int *num_engines, out unsigned int *num_cores_per_engine)
nvjpegGetHardwareEncoderInfo: nvjpegStatus_t (nvjpegHandle_t handle, out unsigned int *num_engines) 12090
nvjpegJpegStateCreate: nvjpegStatus_t (nvjpegHandle_t handle, out nvjpegJpegState_t *jpeg_handle)
nvjpegJpegStateDestroy: nvjpegStatus_t (nvjpegJpegState_t jpeg_handle)
nvjpegGetImageInfo: nvjpegStatus_t (nvjpegHandle_t handle, const unsigned char *data : least=length, size_t length, out int *nComponents, out nvjpegChromaSubsampling_t *subsampling, out int *widths : array=4, out int *heights : array=4)
nvjpegDecode: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data : least=length, size_t length, nvjpegOutputFormat_t output_format, nvjpegImage_t *destination, cudaStream_t stream)
nvjpegDecodeBatchedInitialize: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int max_cpu_threads, nvjpegOutputFormat_t output_format)
nvjpegDecodeBatched: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char **data : array, const size_t *lengths : array, nvjpegImage_t *destinations : array, cudaStream_t stream)
nvjpegDecodeBatchedPreAllocate: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, int batch_size, int width, int height, nvjpegChromaSubsampling_t chroma_subsampling, nvjpegOutputFormat_t output_format)
nvjpegDecodeBatchedParseJpegTables: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char *data : least=length, const size_t length)
nvjpegEncoderStateCreate: nvjpegStatus_t (nvjpegHandle_t handle, out nvjpegEncoderState_t *encoder_state, cudaStream_t stream)
nvjpegEncoderStateCreateWithBackend: nvjpegStatus_t (nvjpegHandle_t handle, out nvjpegEncoderState_t *encoder_state, nvjpegEncBackend_t backend, cudaStream_t stream) 12090
nvjpegEncoderStateDestroy: nvjpegStatus_t (nvjpegEncoderState_t encoder_state)
nvjpegEncoderParamsCreate: nvjpegStatus_t (nvjpegHandle_t handle, out nvjpegEncoderParams_t *encoder_params, cudaStream_t stream)
nvjpegEncoderParamsDestroy: nvjpegStatus_t (nvjpegEncoderParams_t encoder_params)
nvjpegEncoderParamsSetQuality: nvjpegStatus_t (nvjpegEncoderParams_t encoder_params, const int quality, cudaStream_t stream)
nvjpegEncoderParamsSetEncoding: nvjpegStatus_t (nvjpegEncoderParams_t encoder_params, nvjpegJpegEncoding_t etype, cudaStream_t stream)
nvjpegEncoderParamsSetOptimizedHuffman: nvjpegStatus_t (nvjpegEncoderParams_t encoder_params, const int optimized, cudaStream_t stream)
nvjpegEncoderParamsSetSamplingFactors: nvjpegStatus_t (nvjpegEncoderParams_t encoder_params, const nvjpegChromaSubsampling_t chroma_subsampling, cudaStream_t stream)
nvjpegEncoderParamsSetRestartInterval: nvjpegStatus_t (nvjpegEncoderParams_t encoder_params, unsigned int restart_interval, cudaStream_t stream) 12090
nvjpegEncodeGetBufferSize: nvjpegStatus_t (nvjpegHandle_t handle, const nvjpegEncoderParams_t encoder_params, int image_width, int image_height, out size_t *max_stream_length)
nvjpegEncodeYUV: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, const nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t chroma_subsampling, int image_width, int image_height, cudaStream_t stream)
nvjpegEncodeImage: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, const nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream)
nvjpegEncode: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, const nvjpegEncoderParams_t encoder_params, const nvjpegImage_t *source, nvjpegChromaSubsampling_t input_subsampling, nvjpegInputFormat_t input_format, int image_width, int image_height, cudaStream_t stream) 12090
nvjpegEncodeRetrieveBitstreamDevice: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data : writable, inout size_t *length, cudaStream_t stream)
nvjpegEncodeRetrieveBitstream: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, out unsigned char *data : buffer=length, out size_t *length : asked, cudaStream_t stream)
nvjpegBufferPinnedCreate: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegPinnedAllocator_t *pinned_allocator, out nvjpegBufferPinned_t *buffer)
nvjpegBufferPinnedCreateV2: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegPinnedAllocatorV2_t *pinned_allocator, out nvjpegBufferPinned_t *buffer)
nvjpegBufferPinnedResize: nvjpegStatus_t (nvjpegBufferPinned_t buffer, size_t size, cudaStream_t stream) 12030
nvjpegBufferPinnedDestroy: nvjpegStatus_t (nvjpegBufferPinned_t buffer)
nvjpegBufferDeviceCreate: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegDevAllocator_t *device_allocator, out nvjpegBufferDevice_t *buffer)
nvjpegBufferDeviceCreateV2: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegDevAllocatorV2_t *device_allocator, out nvjpegBufferDevice_t *buffer)
nvjpegBufferDeviceResize: nvjpegStatus_t (nvjpegBufferDevice_t buffer, size_t size, cudaStream_t stream) 12030
nvjpegBufferDeviceDestroy: nvjpegStatus_t (nvjpegBufferDevice_t buffer)
nvjpegBufferPinnedRetrieve: nvjpegStatus_t (nvjpegBufferPinned_t buffer, out size_t *size, out void **ptr)
nvjpegBufferDeviceRetrieve: nvjpegStatus_t (nvjpegBufferDevice_t buffer, out size_t *size, out void **ptr)
nvjpegStateAttachPinnedBuffer: nvjpegStatus_t (nvjpegJpegState_t decoder_state, nvjpegBufferPinned_t pinned_buffer)
nvjpegStateAttachDeviceBuffer: nvjpegStatus_t (nvjpegJpegState_t decoder_state, nvjpegBufferDevice_t device_buffer)
nvjpegJpegStreamCreate: nvjpegStatus_t (nvjpegHandle_t handle, out nvjpegJpegStream_t *jpeg_stream)
nvjpegJpegStreamDestroy: nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream)
nvjpegJpegStreamParse: nvjpegStatus_t (nvjpegHandle_t handle, const unsigned char *data : least=length, size_t length, int save_metadata, int save_stream, nvjpegJpegStream_t jpeg_stream)
nvjpegJpegStreamParseHeader: nvjpegStatus_t (nvjpegHandle_t handle, const unsigned char *data : least=length, size_t length, nvjpegJpegStream_t jpeg_stream)
nvjpegJpegStreamParseTables: nvjpegStatus_t (nvjpegHandle_t handle, const unsigned char *data : least=length, size_t length, nvjpegJpegStream_t jpeg_stream)
nvjpegJpegStreamGetJpegEncoding: nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream, out nvjpegJpegEncoding_t *jpeg_encoding)
nvjpegJpegStreamGetFrameDimensions: nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream, out unsigned int *width, out unsigned int *height)
nvjpegJpegStreamGetComponentsNum: nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream, out unsigned int *components_num)
nvjpegJpegStreamGetComponentDimensions: nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream, unsigned int component, out unsigned int *width, out unsigned int *height)
nvjpegJpegStreamGetExifOrientation: nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream, out nvjpegExifOrientation_t *orientation_flag)
nvjpegJpegStreamGetSamplePrecision: nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream, out unsigned int *precision) 12010
nvjpegJpegStreamGetChromaSubsampling: nvjpegStatus_t (nvjpegJpegStream_t jpeg_stream, out nvjpegChromaSubsampling_t *chroma_subsampling)
nvjpegDecodeParamsCreate: nvjpegStatus_t (nvjpegHandle_t handle, out nvjpegDecodeParams_t *decode_params)
nvjpegDecodeParamsDestroy: nvjpegStatus_t (nvjpegDecodeParams_t decode_params)
nvjpegDecodeParamsSetOutputFormat: nvjpegStatus_t (nvjpegDecodeParams_t decode_params, nvjpegOutputFormat_t output_format)
nvjpegDecodeParamsSetROI: nvjpegStatus_t (nvjpegDecodeParams_t decode_params, int offset_x, int offset_y, int roi_width, int roi_height)
nvjpegDecodeParamsSetAllowCMYK: nvjpegStatus_t (nvjpegDecodeParams_t decode_params, int allow_cmyk)
nvjpegDecodeParamsSetScaleFactor: nvjpegStatus_t (nvjpegDecodeParams_t decode_params, nvjpegScaleFactor_t scale_factor)
nvjpegDecodeParamsSetExifOrientation: nvjpegStatus_t (nvjpegDecodeParams_t decode_params, nvjpegExifOrientation_t orientation)
nvjpegDecoderCreate: nvjpegStatus_t (nvjpegHandle_t nvjpeg_handle, nvjpegBackend_t implementation, out nvjpegJpegDecoder_t *decoder_handle)
nvjpegDecoderDestroy: nvjpegStatus_t (nvjpegJpegDecoder_t decoder_handle)
nvjpegDecoderJpegSupported: nvjpegStatus_t (nvjpegJpegDecoder_t decoder_handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, out int *is_supported)
nvjpegDecodeBatchedSupported: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, out int *is_supported)
nvjpegDecodeBatchedSupportedEx: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegStream_t jpeg_stream, nvjpegDecodeParams_t decode_params, out int *is_supported)
nvjpegDecoderStateCreate: nvjpegStatus_t (nvjpegHandle_t nvjpeg_handle, nvjpegJpegDecoder_t decoder_handle, out nvjpegJpegState_t *decoder_state)
nvjpegDecodeJpeg: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_bitstream, nvjpegImage_t *destination, nvjpegDecodeParams_t decode_params, cudaStream_t stream)
nvjpegDecodeJpegHost: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegDecodeParams_t decode_params, nvjpegJpegStream_t jpeg_stream)
nvjpegDecodeJpegTransferToDevice: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)
nvjpegDecodeJpegDevice: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegDecoder_t decoder, nvjpegJpegState_t decoder_state, nvjpegImage_t *destination, cudaStream_t stream)
nvjpegDecodeBatchedEx: nvjpegStatus_t (nvjpegHandle_t handle, nvjpegJpegState_t jpeg_handle, const unsigned char **data : array, const size_t *lengths : array, nvjpegImage_t *destinations : array, nvjpegDecodeParams_t *decode_params : array, cudaStream_t stream)
nvjpegEncoderParamsCopyMetadata: nvjpegStatus_t (nvjpegEncoderState_t encoder_state, nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)
nvjpegEncoderParamsCopyQuantizationTables: nvjpegStatus_t (nvjpegEncoderParams_t encode_params, nvjpegJpegStream_t jpeg_stream, cudaStream_t stream)

[enums]
nvjpegStatus_t: enum
    NVJPEG_STATUS_SUCCESS = 0
    NVJPEG_STATUS_NOT_INITIALIZED = 1
    NVJPEG_STATUS_INVALID_PARAMETER = 2
    NVJPEG_STATUS_BAD_JPEG = 3
    NVJPEG_STATUS_JPEG_NOT_SUPPORTED = 4
    NVJPEG_STATUS_ALLOCATOR_FAILURE = 5
    NVJPEG_STATUS_EXECUTION_FAILED = 6
    NVJPEG_STATUS_ARCH_MISMATCH = 7
    NVJPEG_STATUS_INTERNAL_ERROR = 8
    NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED = 9
    NVJPEG_STATUS_INCOMPLETE_BITSTREAM = 10

nvjpegExifOrientation_t: enum
    NVJPEG_ORIENTATION_UNKNOWN = 0
    NVJPEG_ORIENTATION_NORMAL = 1
    NVJPEG_ORIENTATION_FLIP_HORIZONTAL = 2
    NVJPEG_ORIENTATION_ROTATE_180 = 3
    NVJPEG_ORIENTATION_FLIP_VERTICAL = 4
    NVJPEG_ORIENTATION_TRANSPOSE = 5
    NVJPEG_ORIENTATION_ROTATE_90 = 6
    NVJPEG_ORIENTATION_TRANSVERSE = 7
    NVJPEG_ORIENTATION_ROTATE_270 = 8

nvjpegChromaSubsampling_t: enum
    NVJPEG_CSS_444 = 0
    NVJPEG_CSS_422 = 1
    NVJPEG_CSS_420 = 2
    NVJPEG_CSS_440 = 3
    NVJPEG_CSS_411 = 4
    NVJPEG_CSS_410 = 5
    NVJPEG_CSS_GRAY = 6
    NVJPEG_CSS_410V = 7
    NVJPEG_CSS_UNKNOWN = -1

nvjpegOutputFormat_t: enum
    NVJPEG_OUTPUT_UNCHANGED = 0
    NVJPEG_OUTPUT_YUV = 1
    NVJPEG_OUTPUT_Y = 2
    NVJPEG_OUTPUT_RGB = 3
    NVJPEG_OUTPUT_BGR = 4
    NVJPEG_OUTPUT_RGBI = 5
    NVJPEG_OUTPUT_BGRI = 6
    NVJPEG_OUTPUT_UNCHANGEDI_U16 = 7
    NVJPEG_OUTPUT_NV12 = 8
    NVJPEG_OUTPUT_YUY2 = 9
    NVJPEG_OUTPUT_UNCHANGEDI = 10
    NVJPEG_OUTPUT_FORMAT_MAX = 10

nvjpegInputFormat_t: enum
    NVJPEG_INPUT_YUV = 1
    NVJPEG_INPUT_RGB = 3
    NVJPEG_INPUT_BGR = 4
    NVJPEG_INPUT_RGBI = 5
    NVJPEG_INPUT_BGRI = 6
    NVJPEG_INPUT_NV12 = 8

nvjpegBackend_t: enum
    NVJPEG_BACKEND_DEFAULT = 0
    NVJPEG_BACKEND_HYBRID = 1
    NVJPEG_BACKEND_GPU_HYBRID = 2
    NVJPEG_BACKEND_HARDWARE = 3
    NVJPEG_BACKEND_GPU_HYBRID_DEVICE = 4
    NVJPEG_BACKEND_HARDWARE_DEVICE = 5
    NVJPEG_BACKEND_LOSSLESS_JPEG = 6

nvjpegEncBackend_t: enum
    NVJPEG_ENC_BACKEND_DEFAULT = 0
    NVJPEG_ENC_BACKEND_GPU = 1
    NVJPEG_ENC_BACKEND_HARDWARE = 2

nvjpegJpegEncoding_t: enum
    NVJPEG_ENCODING_UNKNOWN = 0
    NVJPEG_ENCODING_BASELINE_DCT = 192
    NVJPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN = 193
    NVJPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN = 194
    NVJPEG_ENCODING_LOSSLESS_HUFFMAN = 195

nvjpegScaleFactor_t: enum
    NVJPEG_SCALE_NONE = 0
    NVJPEG_SCALE_1_BY_2 = 1
    NVJPEG_SCALE_1_BY_4 = 2
    NVJPEG_SCALE_1_BY_8 = 3

[typedefs]
nvjpegHandle_t: nvjpegHandle *
nvjpegJpegState_t: nvjpegJpegState *
nvjpegEncoderState_t: nvjpegEncoderState *
nvjpegEncoderParams_t: nvjpegEncoderParams *
nvjpegBufferPinned_t: nvjpegBufferPinned *
nvjpegBufferDevice_t: nvjpegBufferDevice *
nvjpegJpegStream_t: nvjpegJpegStream *
nvjpegDecodeParams_t: nvjpegDecodeParams *
nvjpegJpegDecoder_t: nvjpegJpegDecoder *

# Forms that a public name stood for in the past.
[older]

[records]
nvjpegImage_t: struct
    unsigned char *channel[4]
    size_t pitch[4]

nvjpegDevAllocator_t: struct
    tDevMalloc dev_malloc
    tDevFree dev_free

nvjpegPinnedAllocator_t: struct
    tPinnedMalloc pinned_malloc
    tPinnedFree pinned_free

nvjpegDevAllocatorV2_t: struct
    tDevMallocV2 dev_malloc
    tDevFreeV2 dev_free
    void *dev_ctx

nvjpegPinnedAllocatorV2_t: struct
    tPinnedMallocV2 pinned_malloc
    tPinnedFreeV2 pinned_free
    void *pinned_ctx

[callbacks]
tDevMalloc: int (void **arg0, size_t arg1)
tDevFree: int (void *arg0)
tPinnedMalloc: int (void **arg0, size_t arg1, unsigned int flags)
tPinnedFree: int (void *arg0)
tDevMallocV2: int (void *ctx, void **ptr, size_t size, cudaStream_t stream)
tDevFreeV2: int (void *ctx, void *ptr, size_t size, cudaStream_t stream)
tPinnedMallocV2: int (void *ctx, void **ptr, size_t size, cudaStream_t stream)
tPinnedFreeV2: int (void *ctx, void *ptr, size_t size, cudaStream_t stream)

[constants]
NVJPEG_MAX_COMPONENT: 4
NVJPEG_VER_MAJOR: 13
NVJPEG_VER_MINOR: 3
NVJPEG_VER_PATCH: 2
NVJPEG_VER_BUILD: 43
NVJPEG_FLAGS_DEFAULT: 0
NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE: 1
NVJPEG_FLAGS_ENABLE_MEMORY_POOLS: 2
NVJPEG_FLAGS_BITSTREAM_STRICT: 4
NVJPEG_FLAGS_REDUCED_MEMORY_DECODE: 8
NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY: 16
NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION: 32

# Inline functions that fill a struct.
[makers]

# Types of values behind void *, by the enumerator that is passed beside them.
[attributes]
# Names that cuda.bindings gives to records that have none in C.
[unnamed]

[advice]
NVJPEG_STATUS_NOT_INITIALIZED: The handle is none that nvjpegCreate* made, a step before this one is missing, or there is no usable device: check nvidia-smi.
NVJPEG_STATUS_INVALID_PARAMETER: A pointer is null, a number makes no sense, or a channel of the image has no memory or a pitch below the width.
NVJPEG_STATUS_BAD_JPEG: The bytes are no JPEG image, or damaged. They must begin with FF D8.
NVJPEG_STATUS_JPEG_NOT_SUPPORTED: This kind of JPEG cannot be decoded: arithmetic coding, 12 bits, or a subsampling or size beyond what the backend has. Try another backend.
NVJPEG_STATUS_ALLOCATOR_FAILURE: An allocator failed: there is no room, or the functions in nvjpegDevAllocator_t or nvjpegPinnedAllocator_t returned an error.
NVJPEG_STATUS_EXECUTION_FAILED: A kernel or a copy failed. Check that the channels are device memory, large enough for the whole image, and that work before this one succeeded.
NVJPEG_STATUS_ARCH_MISMATCH: The device lacks what this backend needs: hardware decoders are in A100, H100 and later data-centre GPUs. NVJPEG_BACKEND_DEFAULT works on all.
NVJPEG_STATUS_INTERNAL_ERROR: The library itself failed. Try another backend, and a newer nvidia-nvjpeg.
NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED: This backend or output format does not exist for this image or on this device. Ask nvjpegDecoderJpegSupported before decoding.
NVJPEG_STATUS_INCOMPLETE_BITSTREAM: The image ends too early: not all of its bytes were given. What came before the end may be decoded.
"""
