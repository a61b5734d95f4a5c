# python -m generator generate nvjpeg 13.5
import ctypes

from ..._floor.faces.typed import (
    AddressField,
    ArrayField,
    ByReference,
    Field,
    Handle,
    Int,
    Pointer,
    RawRecord,
    RawScalar,
    SizeT,
    UInt,
    c_function,
)
from .runtime import cudaStream_t as cudaStream_t, libraryPropertyType as libraryPropertyType
from ..checked.nvjpeg import (
    nvjpegStatus_t as nvjpegStatus_t,
    nvjpegExifOrientation_t as nvjpegExifOrientation_t,
    nvjpegChromaSubsampling_t as nvjpegChromaSubsampling_t,
    nvjpegOutputFormat_t as nvjpegOutputFormat_t,
    nvjpegInputFormat_t as nvjpegInputFormat_t,
    nvjpegBackend_t as nvjpegBackend_t,
    nvjpegEncBackend_t as nvjpegEncBackend_t,
    nvjpegJpegEncoding_t as nvjpegJpegEncoding_t,
    nvjpegScaleFactor_t as nvjpegScaleFactor_t,
    NVJPEG_MAX_COMPONENT as NVJPEG_MAX_COMPONENT,
    NVJPEG_VER_MAJOR as NVJPEG_VER_MAJOR,
    NVJPEG_VER_MINOR as NVJPEG_VER_MINOR,
    NVJPEG_VER_PATCH as NVJPEG_VER_PATCH,
    NVJPEG_VER_BUILD as NVJPEG_VER_BUILD,
    NVJPEG_FLAGS_DEFAULT as NVJPEG_FLAGS_DEFAULT,
    NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE as NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE,
    NVJPEG_FLAGS_ENABLE_MEMORY_POOLS as NVJPEG_FLAGS_ENABLE_MEMORY_POOLS,
    NVJPEG_FLAGS_BITSTREAM_STRICT as NVJPEG_FLAGS_BITSTREAM_STRICT,
    NVJPEG_FLAGS_REDUCED_MEMORY_DECODE as NVJPEG_FLAGS_REDUCED_MEMORY_DECODE,
    NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY as NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY,
    NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION as NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION,
)

NVJPEG_STATUS_SUCCESS: nvjpegStatus_t
NVJPEG_STATUS_NOT_INITIALIZED: nvjpegStatus_t
NVJPEG_STATUS_INVALID_PARAMETER: nvjpegStatus_t
NVJPEG_STATUS_BAD_JPEG: nvjpegStatus_t
NVJPEG_STATUS_JPEG_NOT_SUPPORTED: nvjpegStatus_t
NVJPEG_STATUS_ALLOCATOR_FAILURE: nvjpegStatus_t
NVJPEG_STATUS_EXECUTION_FAILED: nvjpegStatus_t
NVJPEG_STATUS_ARCH_MISMATCH: nvjpegStatus_t
NVJPEG_STATUS_INTERNAL_ERROR: nvjpegStatus_t
NVJPEG_STATUS_IMPLEMENTATION_NOT_SUPPORTED: nvjpegStatus_t
NVJPEG_STATUS_INCOMPLETE_BITSTREAM: nvjpegStatus_t
NVJPEG_ORIENTATION_UNKNOWN: nvjpegExifOrientation_t
NVJPEG_ORIENTATION_NORMAL: nvjpegExifOrientation_t
NVJPEG_ORIENTATION_FLIP_HORIZONTAL: nvjpegExifOrientation_t
NVJPEG_ORIENTATION_ROTATE_180: nvjpegExifOrientation_t
NVJPEG_ORIENTATION_FLIP_VERTICAL: nvjpegExifOrientation_t
NVJPEG_ORIENTATION_TRANSPOSE: nvjpegExifOrientation_t
NVJPEG_ORIENTATION_ROTATE_90: nvjpegExifOrientation_t
NVJPEG_ORIENTATION_TRANSVERSE: nvjpegExifOrientation_t
NVJPEG_ORIENTATION_ROTATE_270: nvjpegExifOrientation_t
NVJPEG_CSS_444: nvjpegChromaSubsampling_t
NVJPEG_CSS_422: nvjpegChromaSubsampling_t
NVJPEG_CSS_420: nvjpegChromaSubsampling_t
NVJPEG_CSS_440: nvjpegChromaSubsampling_t
NVJPEG_CSS_411: nvjpegChromaSubsampling_t
NVJPEG_CSS_410: nvjpegChromaSubsampling_t
NVJPEG_CSS_GRAY: nvjpegChromaSubsampling_t
NVJPEG_CSS_410V: nvjpegChromaSubsampling_t
NVJPEG_CSS_UNKNOWN: nvjpegChromaSubsampling_t
NVJPEG_OUTPUT_UNCHANGED: nvjpegOutputFormat_t
NVJPEG_OUTPUT_YUV: nvjpegOutputFormat_t
NVJPEG_OUTPUT_Y: nvjpegOutputFormat_t
NVJPEG_OUTPUT_RGB: nvjpegOutputFormat_t
NVJPEG_OUTPUT_BGR: nvjpegOutputFormat_t
NVJPEG_OUTPUT_RGBI: nvjpegOutputFormat_t
NVJPEG_OUTPUT_BGRI: nvjpegOutputFormat_t
NVJPEG_OUTPUT_UNCHANGEDI_U16: nvjpegOutputFormat_t
NVJPEG_OUTPUT_NV12: nvjpegOutputFormat_t
NVJPEG_OUTPUT_YUY2: nvjpegOutputFormat_t
NVJPEG_OUTPUT_UNCHANGEDI: nvjpegOutputFormat_t
NVJPEG_OUTPUT_FORMAT_MAX: nvjpegOutputFormat_t
NVJPEG_INPUT_YUV: nvjpegInputFormat_t
NVJPEG_INPUT_RGB: nvjpegInputFormat_t
NVJPEG_INPUT_BGR: nvjpegInputFormat_t
NVJPEG_INPUT_RGBI: nvjpegInputFormat_t
NVJPEG_INPUT_BGRI: nvjpegInputFormat_t
NVJPEG_INPUT_NV12: nvjpegInputFormat_t
NVJPEG_BACKEND_DEFAULT: nvjpegBackend_t
NVJPEG_BACKEND_HYBRID: nvjpegBackend_t
NVJPEG_BACKEND_GPU_HYBRID: nvjpegBackend_t
NVJPEG_BACKEND_HARDWARE: nvjpegBackend_t
NVJPEG_BACKEND_GPU_HYBRID_DEVICE: nvjpegBackend_t
NVJPEG_BACKEND_HARDWARE_DEVICE: nvjpegBackend_t
NVJPEG_BACKEND_LOSSLESS_JPEG: nvjpegBackend_t
NVJPEG_ENC_BACKEND_DEFAULT: nvjpegEncBackend_t
NVJPEG_ENC_BACKEND_GPU: nvjpegEncBackend_t
NVJPEG_ENC_BACKEND_HARDWARE: nvjpegEncBackend_t
NVJPEG_ENCODING_UNKNOWN: nvjpegJpegEncoding_t
NVJPEG_ENCODING_BASELINE_DCT: nvjpegJpegEncoding_t
NVJPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN: nvjpegJpegEncoding_t
NVJPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN: nvjpegJpegEncoding_t
NVJPEG_ENCODING_LOSSLESS_HUFFMAN: nvjpegJpegEncoding_t
NVJPEG_SCALE_NONE: nvjpegScaleFactor_t
NVJPEG_SCALE_1_BY_2: nvjpegScaleFactor_t
NVJPEG_SCALE_1_BY_4: nvjpegScaleFactor_t
NVJPEG_SCALE_1_BY_8: nvjpegScaleFactor_t

class nvjpegImage_t(RawRecord):
    channel: ArrayField[Pointer[ctypes.c_ubyte]]
    pitch: ArrayField[ctypes.c_size_t]

class nvjpegDevAllocator_t(RawRecord):
    dev_malloc: Field[tDevMalloc]
    dev_free: Field[tDevFree]

class nvjpegPinnedAllocator_t(RawRecord):
    pinned_malloc: Field[tPinnedMalloc]
    pinned_free: Field[tPinnedFree]

class nvjpegDevAllocatorV2_t(RawRecord):
    dev_malloc: Field[tDevMallocV2]
    dev_free: Field[tDevFreeV2]
    dev_ctx: AddressField

class nvjpegPinnedAllocatorV2_t(RawRecord):
    pinned_malloc: Field[tPinnedMallocV2]
    pinned_free: Field[tPinnedFreeV2]
    pinned_ctx: AddressField

class nvjpegHandle_t(RawScalar, ctypes.c_void_p): ...
class nvjpegJpegState_t(RawScalar, ctypes.c_void_p): ...
class nvjpegEncoderState_t(RawScalar, ctypes.c_void_p): ...
class nvjpegEncoderParams_t(RawScalar, ctypes.c_void_p): ...
class nvjpegBufferPinned_t(RawScalar, ctypes.c_void_p): ...
class nvjpegBufferDevice_t(RawScalar, ctypes.c_void_p): ...
class nvjpegJpegStream_t(RawScalar, ctypes.c_void_p): ...
class nvjpegDecodeParams_t(RawScalar, ctypes.c_void_p): ...
class nvjpegJpegDecoder_t(RawScalar, ctypes.c_void_p): ...
class tDevMalloc(ctypes._CFunctionType): ...
class tDevFree(ctypes._CFunctionType): ...
class tPinnedMalloc(ctypes._CFunctionType): ...
class tPinnedFree(ctypes._CFunctionType): ...
class tDevMallocV2(ctypes._CFunctionType): ...
class tDevFreeV2(ctypes._CFunctionType): ...
class tPinnedMallocV2(ctypes._CFunctionType): ...
class tPinnedFreeV2(ctypes._CFunctionType): ...

@c_function
def nvjpegGetProperty(type: libraryPropertyType | int, value: ByReference[ctypes.c_int], /) -> nvjpegStatus_t: ...
@c_function
def nvjpegGetCudartProperty(type: libraryPropertyType | int, value: ByReference[ctypes.c_int], /) -> nvjpegStatus_t: ...
@c_function
def nvjpegCreate(
    backend: nvjpegBackend_t | int,
    dev_allocator: ByReference[nvjpegDevAllocator_t],
    handle: ByReference[nvjpegHandle_t],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegCreateSimple(handle: ByReference[nvjpegHandle_t], /) -> nvjpegStatus_t: ...
@c_function
def nvjpegCreateEx(
    backend: nvjpegBackend_t | int,
    dev_allocator: ByReference[nvjpegDevAllocator_t],
    pinned_allocator: ByReference[nvjpegPinnedAllocator_t],
    flags: UInt,
    handle: ByReference[nvjpegHandle_t],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegCreateExV2(
    backend: nvjpegBackend_t | int,
    dev_allocator: ByReference[nvjpegDevAllocatorV2_t],
    pinned_allocator: ByReference[nvjpegPinnedAllocatorV2_t],
    flags: UInt,
    handle: ByReference[nvjpegHandle_t],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDestroy(handle: nvjpegHandle_t | Handle | int | None, /) -> nvjpegStatus_t: ...
@c_function
def nvjpegSetDeviceMemoryPadding(padding: SizeT, handle: nvjpegHandle_t | Handle | int | None, /) -> nvjpegStatus_t: ...
@c_function
def nvjpegGetDeviceMemoryPadding(
    padding: ByReference[ctypes.c_size_t],
    handle: nvjpegHandle_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegSetPinnedMemoryPadding(padding: SizeT, handle: nvjpegHandle_t | Handle | int | None, /) -> nvjpegStatus_t: ...
@c_function
def nvjpegGetPinnedMemoryPadding(
    padding: ByReference[ctypes.c_size_t],
    handle: nvjpegHandle_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegGetHardwareDecoderInfo(
    handle: nvjpegHandle_t | Handle | int | None,
    num_engines: ByReference[ctypes.c_uint],
    num_cores_per_engine: ByReference[ctypes.c_uint],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegGetHardwareEncoderInfo(
    handle: nvjpegHandle_t | Handle | int | None,
    num_engines: ByReference[ctypes.c_uint],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegJpegStateCreate(
    handle: nvjpegHandle_t | Handle | int | None,
    jpeg_handle: ByReference[nvjpegJpegState_t],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t | Handle | int | None, /) -> nvjpegStatus_t: ...
@c_function
def nvjpegGetImageInfo(
    handle: nvjpegHandle_t | Handle | int | None,
    data: ByReference[ctypes.c_ubyte],
    length: SizeT,
    nComponents: ByReference[ctypes.c_int],
    subsampling: ByReference[ctypes.c_int],
    widths: ByReference[ctypes.c_int],
    heights: ByReference[ctypes.c_int],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecode(
    handle: nvjpegHandle_t | Handle | int | None,
    jpeg_handle: nvjpegJpegState_t | Handle | int | None,
    data: ByReference[ctypes.c_ubyte],
    length: SizeT,
    output_format: nvjpegOutputFormat_t | int,
    destination: ByReference[nvjpegImage_t],
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeBatchedInitialize(
    handle: nvjpegHandle_t | Handle | int | None,
    jpeg_handle: nvjpegJpegState_t | Handle | int | None,
    batch_size: Int,
    max_cpu_threads: Int,
    output_format: nvjpegOutputFormat_t | int,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeBatched(
    handle: nvjpegHandle_t | Handle | int | None,
    jpeg_handle: nvjpegJpegState_t | Handle | int | None,
    data: ByReference[Pointer[ctypes.c_ubyte]],
    lengths: ByReference[ctypes.c_size_t],
    destinations: ByReference[nvjpegImage_t],
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeBatchedPreAllocate(
    handle: nvjpegHandle_t | Handle | int | None,
    jpeg_handle: nvjpegJpegState_t | Handle | int | None,
    batch_size: Int,
    width: Int,
    height: Int,
    chroma_subsampling: nvjpegChromaSubsampling_t | int,
    output_format: nvjpegOutputFormat_t | int,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeBatchedParseJpegTables(
    handle: nvjpegHandle_t | Handle | int | None,
    jpeg_handle: nvjpegJpegState_t | Handle | int | None,
    data: ByReference[ctypes.c_ubyte],
    length: SizeT,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncoderStateCreate(
    handle: nvjpegHandle_t | Handle | int | None,
    encoder_state: ByReference[nvjpegEncoderState_t],
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncoderStateCreateWithBackend(
    handle: nvjpegHandle_t | Handle | int | None,
    encoder_state: ByReference[nvjpegEncoderState_t],
    backend: nvjpegEncBackend_t | int,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncoderStateDestroy(encoder_state: nvjpegEncoderState_t | Handle | int | None, /) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncoderParamsCreate(
    handle: nvjpegHandle_t | Handle | int | None,
    encoder_params: ByReference[nvjpegEncoderParams_t],
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncoderParamsDestroy(encoder_params: nvjpegEncoderParams_t | Handle | int | None, /) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncoderParamsSetQuality(
    encoder_params: nvjpegEncoderParams_t | Handle | int | None,
    quality: Int,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncoderParamsSetEncoding(
    encoder_params: nvjpegEncoderParams_t | Handle | int | None,
    etype: nvjpegJpegEncoding_t | int,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncoderParamsSetOptimizedHuffman(
    encoder_params: nvjpegEncoderParams_t | Handle | int | None,
    optimized: Int,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncoderParamsSetSamplingFactors(
    encoder_params: nvjpegEncoderParams_t | Handle | int | None,
    chroma_subsampling: nvjpegChromaSubsampling_t | int,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncoderParamsSetRestartInterval(
    encoder_params: nvjpegEncoderParams_t | Handle | int | None,
    restart_interval: UInt,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncodeGetBufferSize(
    handle: nvjpegHandle_t | Handle | int | None,
    encoder_params: nvjpegEncoderParams_t | Handle | int | None,
    image_width: Int,
    image_height: Int,
    max_stream_length: ByReference[ctypes.c_size_t],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncodeYUV(
    handle: nvjpegHandle_t | Handle | int | None,
    encoder_state: nvjpegEncoderState_t | Handle | int | None,
    encoder_params: nvjpegEncoderParams_t | Handle | int | None,
    source: ByReference[nvjpegImage_t],
    chroma_subsampling: nvjpegChromaSubsampling_t | int,
    image_width: Int,
    image_height: Int,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncodeImage(
    handle: nvjpegHandle_t | Handle | int | None,
    encoder_state: nvjpegEncoderState_t | Handle | int | None,
    encoder_params: nvjpegEncoderParams_t | Handle | int | None,
    source: ByReference[nvjpegImage_t],
    input_format: nvjpegInputFormat_t | int,
    image_width: Int,
    image_height: Int,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncode(
    handle: nvjpegHandle_t | Handle | int | None,
    encoder_state: nvjpegEncoderState_t | Handle | int | None,
    encoder_params: nvjpegEncoderParams_t | Handle | int | None,
    source: ByReference[nvjpegImage_t],
    input_subsampling: nvjpegChromaSubsampling_t | int,
    input_format: nvjpegInputFormat_t | int,
    image_width: Int,
    image_height: Int,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncodeRetrieveBitstreamDevice(
    handle: nvjpegHandle_t | Handle | int | None,
    encoder_state: nvjpegEncoderState_t | Handle | int | None,
    data: ByReference[ctypes.c_ubyte],
    length: ByReference[ctypes.c_size_t],
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncodeRetrieveBitstream(
    handle: nvjpegHandle_t | Handle | int | None,
    encoder_state: nvjpegEncoderState_t | Handle | int | None,
    data: ByReference[ctypes.c_ubyte],
    length: ByReference[ctypes.c_size_t],
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegBufferPinnedCreate(
    handle: nvjpegHandle_t | Handle | int | None,
    pinned_allocator: ByReference[nvjpegPinnedAllocator_t],
    buffer: ByReference[nvjpegBufferPinned_t],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegBufferPinnedCreateV2(
    handle: nvjpegHandle_t | Handle | int | None,
    pinned_allocator: ByReference[nvjpegPinnedAllocatorV2_t],
    buffer: ByReference[nvjpegBufferPinned_t],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegBufferPinnedResize(
    buffer: nvjpegBufferPinned_t | Handle | int | None,
    size: SizeT,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegBufferPinnedDestroy(buffer: nvjpegBufferPinned_t | Handle | int | None, /) -> nvjpegStatus_t: ...
@c_function
def nvjpegBufferDeviceCreate(
    handle: nvjpegHandle_t | Handle | int | None,
    device_allocator: ByReference[nvjpegDevAllocator_t],
    buffer: ByReference[nvjpegBufferDevice_t],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegBufferDeviceCreateV2(
    handle: nvjpegHandle_t | Handle | int | None,
    device_allocator: ByReference[nvjpegDevAllocatorV2_t],
    buffer: ByReference[nvjpegBufferDevice_t],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegBufferDeviceResize(
    buffer: nvjpegBufferDevice_t | Handle | int | None,
    size: SizeT,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegBufferDeviceDestroy(buffer: nvjpegBufferDevice_t | Handle | int | None, /) -> nvjpegStatus_t: ...
@c_function
def nvjpegBufferPinnedRetrieve(
    buffer: nvjpegBufferPinned_t | Handle | int | None,
    size: ByReference[ctypes.c_size_t],
    ptr: ByReference[ctypes.c_void_p],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegBufferDeviceRetrieve(
    buffer: nvjpegBufferDevice_t | Handle | int | None,
    size: ByReference[ctypes.c_size_t],
    ptr: ByReference[ctypes.c_void_p],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegStateAttachPinnedBuffer(
    decoder_state: nvjpegJpegState_t | Handle | int | None,
    pinned_buffer: nvjpegBufferPinned_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegStateAttachDeviceBuffer(
    decoder_state: nvjpegJpegState_t | Handle | int | None,
    device_buffer: nvjpegBufferDevice_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegJpegStreamCreate(
    handle: nvjpegHandle_t | Handle | int | None,
    jpeg_stream: ByReference[nvjpegJpegStream_t],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegJpegStreamDestroy(jpeg_stream: nvjpegJpegStream_t | Handle | int | None, /) -> nvjpegStatus_t: ...
@c_function
def nvjpegJpegStreamParse(
    handle: nvjpegHandle_t | Handle | int | None,
    data: ByReference[ctypes.c_ubyte],
    length: SizeT,
    save_metadata: Int,
    save_stream: Int,
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegJpegStreamParseHeader(
    handle: nvjpegHandle_t | Handle | int | None,
    data: ByReference[ctypes.c_ubyte],
    length: SizeT,
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegJpegStreamParseTables(
    handle: nvjpegHandle_t | Handle | int | None,
    data: ByReference[ctypes.c_ubyte],
    length: SizeT,
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegJpegStreamGetJpegEncoding(
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    jpeg_encoding: ByReference[ctypes.c_uint],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegJpegStreamGetFrameDimensions(
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    width: ByReference[ctypes.c_uint],
    height: ByReference[ctypes.c_uint],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegJpegStreamGetComponentsNum(
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    components_num: ByReference[ctypes.c_uint],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegJpegStreamGetComponentDimensions(
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    component: UInt,
    width: ByReference[ctypes.c_uint],
    height: ByReference[ctypes.c_uint],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegJpegStreamGetExifOrientation(
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    orientation_flag: ByReference[ctypes.c_uint],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegJpegStreamGetSamplePrecision(
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    precision: ByReference[ctypes.c_uint],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegJpegStreamGetChromaSubsampling(
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    chroma_subsampling: ByReference[ctypes.c_int],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeParamsCreate(
    handle: nvjpegHandle_t | Handle | int | None,
    decode_params: ByReference[nvjpegDecodeParams_t],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeParamsDestroy(decode_params: nvjpegDecodeParams_t | Handle | int | None, /) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeParamsSetOutputFormat(
    decode_params: nvjpegDecodeParams_t | Handle | int | None,
    output_format: nvjpegOutputFormat_t | int,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeParamsSetROI(
    decode_params: nvjpegDecodeParams_t | Handle | int | None,
    offset_x: Int,
    offset_y: Int,
    roi_width: Int,
    roi_height: Int,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeParamsSetAllowCMYK(
    decode_params: nvjpegDecodeParams_t | Handle | int | None,
    allow_cmyk: Int,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeParamsSetScaleFactor(
    decode_params: nvjpegDecodeParams_t | Handle | int | None,
    scale_factor: nvjpegScaleFactor_t | int,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeParamsSetExifOrientation(
    decode_params: nvjpegDecodeParams_t | Handle | int | None,
    orientation: nvjpegExifOrientation_t | int,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecoderCreate(
    nvjpeg_handle: nvjpegHandle_t | Handle | int | None,
    implementation: nvjpegBackend_t | int,
    decoder_handle: ByReference[nvjpegJpegDecoder_t],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecoderDestroy(decoder_handle: nvjpegJpegDecoder_t | Handle | int | None, /) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecoderJpegSupported(
    decoder_handle: nvjpegJpegDecoder_t | Handle | int | None,
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    decode_params: nvjpegDecodeParams_t | Handle | int | None,
    is_supported: ByReference[ctypes.c_int],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeBatchedSupported(
    handle: nvjpegHandle_t | Handle | int | None,
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    is_supported: ByReference[ctypes.c_int],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeBatchedSupportedEx(
    handle: nvjpegHandle_t | Handle | int | None,
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    decode_params: nvjpegDecodeParams_t | Handle | int | None,
    is_supported: ByReference[ctypes.c_int],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecoderStateCreate(
    nvjpeg_handle: nvjpegHandle_t | Handle | int | None,
    decoder_handle: nvjpegJpegDecoder_t | Handle | int | None,
    decoder_state: ByReference[nvjpegJpegState_t],
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeJpeg(
    handle: nvjpegHandle_t | Handle | int | None,
    decoder: nvjpegJpegDecoder_t | Handle | int | None,
    decoder_state: nvjpegJpegState_t | Handle | int | None,
    jpeg_bitstream: nvjpegJpegStream_t | Handle | int | None,
    destination: ByReference[nvjpegImage_t],
    decode_params: nvjpegDecodeParams_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeJpegHost(
    handle: nvjpegHandle_t | Handle | int | None,
    decoder: nvjpegJpegDecoder_t | Handle | int | None,
    decoder_state: nvjpegJpegState_t | Handle | int | None,
    decode_params: nvjpegDecodeParams_t | Handle | int | None,
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeJpegTransferToDevice(
    handle: nvjpegHandle_t | Handle | int | None,
    decoder: nvjpegJpegDecoder_t | Handle | int | None,
    decoder_state: nvjpegJpegState_t | Handle | int | None,
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeJpegDevice(
    handle: nvjpegHandle_t | Handle | int | None,
    decoder: nvjpegJpegDecoder_t | Handle | int | None,
    decoder_state: nvjpegJpegState_t | Handle | int | None,
    destination: ByReference[nvjpegImage_t],
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegDecodeBatchedEx(
    handle: nvjpegHandle_t | Handle | int | None,
    jpeg_handle: nvjpegJpegState_t | Handle | int | None,
    data: ByReference[Pointer[ctypes.c_ubyte]],
    lengths: ByReference[ctypes.c_size_t],
    destinations: ByReference[nvjpegImage_t],
    decode_params: ByReference[nvjpegDecodeParams_t],
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncoderParamsCopyMetadata(
    encoder_state: nvjpegEncoderState_t | Handle | int | None,
    encode_params: nvjpegEncoderParams_t | Handle | int | None,
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
@c_function
def nvjpegEncoderParamsCopyQuantizationTables(
    encode_params: nvjpegEncoderParams_t | Handle | int | None,
    jpeg_stream: nvjpegJpegStream_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> nvjpegStatus_t: ...
