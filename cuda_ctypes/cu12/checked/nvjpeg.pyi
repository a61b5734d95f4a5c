# python -m generator generate nvjpeg 12.9
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from typing_extensions import Self

from ..._floor.faces.typed import Address, Callback, Enum, Handle, Member, Record, SupportsStream, WritableAddress
from .runtime import cudaStream_t as cudaStream_t, libraryPropertyType as libraryPropertyType
from ...errors import CudaError as CudaError

NVJPEG_MAX_COMPONENT: Final = 4
NVJPEG_VER_MAJOR: Final = 12
NVJPEG_VER_MINOR: Final = 4
NVJPEG_VER_PATCH: Final = 0
NVJPEG_VER_BUILD: Final = 76
NVJPEG_FLAGS_DEFAULT: Final = 0
NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE: Final = 1
NVJPEG_FLAGS_ENABLE_MEMORY_POOLS: Final = 2
NVJPEG_FLAGS_BITSTREAM_STRICT: Final = 4
NVJPEG_FLAGS_REDUCED_MEMORY_DECODE: Final = 8
NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY: Final = 16
NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION: Final = 32

class nvjpegStatus_t(Enum):
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

class nvjpegExifOrientation_t(Enum):
    NVJPEG_ORIENTATION_UNKNOWN: nvjpegExifOrientation_t
    NVJPEG_ORIENTATION_NORMAL: nvjpegExifOrientation_t
    NVJPEG_ORIENTATION_FLIP_HORIZONTAL: nvjpegExifOrientation_t
    NVJPEG_ORIENTATION_ROTATE_180: nvjpegExifOrientation_t
    NVJPEG_ORIENTATION_FLIP_VERTICAL: nvjpegExifOrientation_t
    NVJPEG_ORIENTATION_TRANSPOSE: nvjpegExifOrientation_t
    NVJPEG_ORIENTATION_ROTATE_90: nvjpegExifOrientation_t
    NVJPEG_ORIENTATION_TRANSVERSE: nvjpegExifOrientation_t
    NVJPEG_ORIENTATION_ROTATE_270: nvjpegExifOrientation_t

class nvjpegChromaSubsampling_t(Enum):
    NVJPEG_CSS_444: nvjpegChromaSubsampling_t
    NVJPEG_CSS_422: nvjpegChromaSubsampling_t
    NVJPEG_CSS_420: nvjpegChromaSubsampling_t
    NVJPEG_CSS_440: nvjpegChromaSubsampling_t
    NVJPEG_CSS_411: nvjpegChromaSubsampling_t
    NVJPEG_CSS_410: nvjpegChromaSubsampling_t
    NVJPEG_CSS_GRAY: nvjpegChromaSubsampling_t
    NVJPEG_CSS_410V: nvjpegChromaSubsampling_t
    NVJPEG_CSS_UNKNOWN: nvjpegChromaSubsampling_t

class nvjpegOutputFormat_t(Enum):
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
    NVJPEG_OUTPUT_FORMAT_MAX: nvjpegOutputFormat_t

class nvjpegInputFormat_t(Enum):
    NVJPEG_INPUT_YUV: nvjpegInputFormat_t
    NVJPEG_INPUT_RGB: nvjpegInputFormat_t
    NVJPEG_INPUT_BGR: nvjpegInputFormat_t
    NVJPEG_INPUT_RGBI: nvjpegInputFormat_t
    NVJPEG_INPUT_BGRI: nvjpegInputFormat_t
    NVJPEG_INPUT_NV12: nvjpegInputFormat_t

class nvjpegBackend_t(Enum):
    NVJPEG_BACKEND_DEFAULT: nvjpegBackend_t
    NVJPEG_BACKEND_HYBRID: nvjpegBackend_t
    NVJPEG_BACKEND_GPU_HYBRID: nvjpegBackend_t
    NVJPEG_BACKEND_HARDWARE: nvjpegBackend_t
    NVJPEG_BACKEND_GPU_HYBRID_DEVICE: nvjpegBackend_t
    NVJPEG_BACKEND_HARDWARE_DEVICE: nvjpegBackend_t
    NVJPEG_BACKEND_LOSSLESS_JPEG: nvjpegBackend_t

class nvjpegEncBackend_t(Enum):
    NVJPEG_ENC_BACKEND_DEFAULT: nvjpegEncBackend_t
    NVJPEG_ENC_BACKEND_GPU: nvjpegEncBackend_t
    NVJPEG_ENC_BACKEND_HARDWARE: nvjpegEncBackend_t

class nvjpegJpegEncoding_t(Enum):
    NVJPEG_ENCODING_UNKNOWN: nvjpegJpegEncoding_t
    NVJPEG_ENCODING_BASELINE_DCT: nvjpegJpegEncoding_t
    NVJPEG_ENCODING_EXTENDED_SEQUENTIAL_DCT_HUFFMAN: nvjpegJpegEncoding_t
    NVJPEG_ENCODING_PROGRESSIVE_DCT_HUFFMAN: nvjpegJpegEncoding_t
    NVJPEG_ENCODING_LOSSLESS_HUFFMAN: nvjpegJpegEncoding_t

class nvjpegScaleFactor_t(Enum):
    NVJPEG_SCALE_NONE: nvjpegScaleFactor_t
    NVJPEG_SCALE_1_BY_2: nvjpegScaleFactor_t
    NVJPEG_SCALE_1_BY_4: nvjpegScaleFactor_t
    NVJPEG_SCALE_1_BY_8: nvjpegScaleFactor_t

class tDevMalloc(Callback):
    def __new__(cls, init_value: Callable[[Any, int], int] | int = 0, _ptr: int = 0) -> Self: ...

class tDevFree(Callback):
    def __new__(cls, init_value: Callable[[int], int] | int = 0, _ptr: int = 0) -> Self: ...

class tPinnedMalloc(Callback):
    def __new__(cls, init_value: Callable[[Any, int, int], int] | int = 0, _ptr: int = 0) -> Self: ...

class tPinnedFree(Callback):
    def __new__(cls, init_value: Callable[[int], int] | int = 0, _ptr: int = 0) -> Self: ...

class tDevMallocV2(Callback):
    def __new__(cls, init_value: Callable[[int, Any, int, cudaStream_t], int] | int = 0, _ptr: int = 0) -> Self: ...

class tDevFreeV2(Callback):
    def __new__(cls, init_value: Callable[[int, int, int, cudaStream_t], int] | int = 0, _ptr: int = 0) -> Self: ...

class tPinnedMallocV2(Callback):
    def __new__(cls, init_value: Callable[[int, Any, int, cudaStream_t], int] | int = 0, _ptr: int = 0) -> Self: ...

class tPinnedFreeV2(Callback):
    def __new__(cls, init_value: Callable[[int, int, int, cudaStream_t], int] | int = 0, _ptr: int = 0) -> Self: ...

class nvjpegImage_t(Record):
    channel: Member[list[int], Iterable[Address]]
    pitch: Member[tuple[int, ...], Iterable[int]]
    def __init__(self, _ptr: int = 0, *, channel: Iterable[Address] = ..., pitch: Iterable[int] = ...) -> None: ...

class nvjpegDevAllocator_t(Record):
    dev_malloc: Member[tDevMalloc, Callable[[Any, int], int] | tDevMalloc | int | None]
    dev_free: Member[tDevFree, Callable[[int], int] | tDevFree | int | None]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        dev_malloc: Callable[[Any, int], int] | tDevMalloc | int | None = ...,
        dev_free: Callable[[int], int] | tDevFree | int | None = ...,
    ) -> None: ...

class nvjpegPinnedAllocator_t(Record):
    pinned_malloc: Member[tPinnedMalloc, Callable[[Any, int, int], int] | tPinnedMalloc | int | None]
    pinned_free: Member[tPinnedFree, Callable[[int], int] | tPinnedFree | int | None]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        pinned_malloc: Callable[[Any, int, int], int] | tPinnedMalloc | int | None = ...,
        pinned_free: Callable[[int], int] | tPinnedFree | int | None = ...,
    ) -> None: ...

class nvjpegDevAllocatorV2_t(Record):
    dev_malloc: Member[tDevMallocV2, Callable[[int, Any, int, cudaStream_t], int] | tDevMallocV2 | int | None]
    dev_free: Member[tDevFreeV2, Callable[[int, int, int, cudaStream_t], int] | tDevFreeV2 | int | None]
    dev_ctx: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        dev_malloc: Callable[[int, Any, int, cudaStream_t], int] | tDevMallocV2 | int | None = ...,
        dev_free: Callable[[int, int, int, cudaStream_t], int] | tDevFreeV2 | int | None = ...,
        dev_ctx: Address = ...,
    ) -> None: ...

class nvjpegPinnedAllocatorV2_t(Record):
    pinned_malloc: Member[tPinnedMallocV2, Callable[[int, Any, int, cudaStream_t], int] | tPinnedMallocV2 | int | None]
    pinned_free: Member[tPinnedFreeV2, Callable[[int, int, int, cudaStream_t], int] | tPinnedFreeV2 | int | None]
    pinned_ctx: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        pinned_malloc: Callable[[int, Any, int, cudaStream_t], int] | tPinnedMallocV2 | int | None = ...,
        pinned_free: Callable[[int, int, int, cudaStream_t], int] | tPinnedFreeV2 | int | None = ...,
        pinned_ctx: Address = ...,
    ) -> None: ...

class nvjpegHandle_t(Handle): ...
class nvjpegJpegState_t(Handle): ...
class nvjpegEncoderState_t(Handle): ...
class nvjpegEncoderParams_t(Handle): ...
class nvjpegBufferPinned_t(Handle): ...
class nvjpegBufferDevice_t(Handle): ...
class nvjpegJpegStream_t(Handle): ...
class nvjpegDecodeParams_t(Handle): ...
class nvjpegJpegDecoder_t(Handle): ...
class NvjpegStatusNotInitialized(CudaError): ...
class NvjpegStatusInvalidParameter(CudaError): ...
class NvjpegStatusBadJpeg(CudaError): ...
class NvjpegStatusJpegNotSupported(CudaError): ...
class NvjpegStatusAllocatorFailure(CudaError): ...
class NvjpegStatusExecutionFailed(CudaError): ...
class NvjpegStatusArchMismatch(CudaError): ...
class NvjpegStatusInternalError(CudaError): ...
class NvjpegStatusImplementationNotSupported(CudaError): ...
class NvjpegStatusIncompleteBitstream(CudaError): ...

def nvjpegGetProperty(type: libraryPropertyType | int) -> int: ...
def nvjpegGetCudartProperty(type: libraryPropertyType | int) -> int: ...
def nvjpegCreate(backend: nvjpegBackend_t | int, dev_allocator: nvjpegDevAllocator_t | None) -> nvjpegHandle_t: ...
def nvjpegCreateSimple() -> nvjpegHandle_t: ...
def nvjpegCreateEx(
    backend: nvjpegBackend_t | int,
    dev_allocator: nvjpegDevAllocator_t | None,
    pinned_allocator: nvjpegPinnedAllocator_t | None,
    flags: int,
) -> nvjpegHandle_t: ...
def nvjpegCreateExV2(
    backend: nvjpegBackend_t | int,
    dev_allocator: nvjpegDevAllocatorV2_t | None,
    pinned_allocator: nvjpegPinnedAllocatorV2_t | None,
    flags: int,
) -> nvjpegHandle_t: ...
def nvjpegDestroy(handle: nvjpegHandle_t | int | None) -> None: ...
def nvjpegSetDeviceMemoryPadding(padding: int, handle: nvjpegHandle_t | int | None) -> None: ...
def nvjpegGetDeviceMemoryPadding(handle: nvjpegHandle_t | int | None) -> int: ...
def nvjpegSetPinnedMemoryPadding(padding: int, handle: nvjpegHandle_t | int | None) -> None: ...
def nvjpegGetPinnedMemoryPadding(handle: nvjpegHandle_t | int | None) -> int: ...
def nvjpegGetHardwareDecoderInfo(handle: nvjpegHandle_t | int | None) -> tuple[int, int]: ...
def nvjpegGetHardwareEncoderInfo(handle: nvjpegHandle_t | int | None) -> int: ...
def nvjpegJpegStateCreate(handle: nvjpegHandle_t | int | None) -> nvjpegJpegState_t: ...
def nvjpegJpegStateDestroy(jpeg_handle: nvjpegJpegState_t | int | None) -> None: ...
def nvjpegGetImageInfo(
    handle: nvjpegHandle_t | int | None,
    data: Address,
    length: int,
) -> tuple[int, nvjpegChromaSubsampling_t, list[int], list[int]]: ...
def nvjpegDecode(
    handle: nvjpegHandle_t | int | None,
    jpeg_handle: nvjpegJpegState_t | int | None,
    data: Address,
    length: int,
    output_format: nvjpegOutputFormat_t | int,
    destination: nvjpegImage_t | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegDecodeBatchedInitialize(
    handle: nvjpegHandle_t | int | None,
    jpeg_handle: nvjpegJpegState_t | int | None,
    batch_size: int,
    max_cpu_threads: int,
    output_format: nvjpegOutputFormat_t | int,
) -> None: ...
def nvjpegDecodeBatched(
    handle: nvjpegHandle_t | int | None,
    jpeg_handle: nvjpegJpegState_t | int | None,
    data: Sequence[Address] | None,
    lengths: Sequence[int] | None,
    destinations: Sequence[nvjpegImage_t] | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegDecodeBatchedPreAllocate(
    handle: nvjpegHandle_t | int | None,
    jpeg_handle: nvjpegJpegState_t | int | None,
    batch_size: int,
    width: int,
    height: int,
    chroma_subsampling: nvjpegChromaSubsampling_t | int,
    output_format: nvjpegOutputFormat_t | int,
) -> None: ...
def nvjpegDecodeBatchedParseJpegTables(
    handle: nvjpegHandle_t | int | None,
    jpeg_handle: nvjpegJpegState_t | int | None,
    data: Address,
    length: int,
) -> None: ...
def nvjpegEncoderStateCreate(
    handle: nvjpegHandle_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> nvjpegEncoderState_t: ...
def nvjpegEncoderStateCreateWithBackend(
    handle: nvjpegHandle_t | int | None,
    backend: nvjpegEncBackend_t | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> nvjpegEncoderState_t: ...
def nvjpegEncoderStateDestroy(encoder_state: nvjpegEncoderState_t | int | None) -> None: ...
def nvjpegEncoderParamsCreate(
    handle: nvjpegHandle_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> nvjpegEncoderParams_t: ...
def nvjpegEncoderParamsDestroy(encoder_params: nvjpegEncoderParams_t | int | None) -> None: ...
def nvjpegEncoderParamsSetQuality(
    encoder_params: nvjpegEncoderParams_t | int | None,
    quality: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegEncoderParamsSetEncoding(
    encoder_params: nvjpegEncoderParams_t | int | None,
    etype: nvjpegJpegEncoding_t | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegEncoderParamsSetOptimizedHuffman(
    encoder_params: nvjpegEncoderParams_t | int | None,
    optimized: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegEncoderParamsSetSamplingFactors(
    encoder_params: nvjpegEncoderParams_t | int | None,
    chroma_subsampling: nvjpegChromaSubsampling_t | int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegEncoderParamsSetRestartInterval(
    encoder_params: nvjpegEncoderParams_t | int | None,
    restart_interval: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegEncodeGetBufferSize(
    handle: nvjpegHandle_t | int | None,
    encoder_params: nvjpegEncoderParams_t | int | None,
    image_width: int,
    image_height: int,
) -> int: ...
def nvjpegEncodeYUV(
    handle: nvjpegHandle_t | int | None,
    encoder_state: nvjpegEncoderState_t | int | None,
    encoder_params: nvjpegEncoderParams_t | int | None,
    source: nvjpegImage_t | None,
    chroma_subsampling: nvjpegChromaSubsampling_t | int,
    image_width: int,
    image_height: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegEncodeImage(
    handle: nvjpegHandle_t | int | None,
    encoder_state: nvjpegEncoderState_t | int | None,
    encoder_params: nvjpegEncoderParams_t | int | None,
    source: nvjpegImage_t | None,
    input_format: nvjpegInputFormat_t | int,
    image_width: int,
    image_height: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegEncode(
    handle: nvjpegHandle_t | int | None,
    encoder_state: nvjpegEncoderState_t | int | None,
    encoder_params: nvjpegEncoderParams_t | int | None,
    source: nvjpegImage_t | None,
    input_subsampling: nvjpegChromaSubsampling_t | int,
    input_format: nvjpegInputFormat_t | int,
    image_width: int,
    image_height: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegEncodeRetrieveBitstreamDevice(
    handle: nvjpegHandle_t | int | None,
    encoder_state: nvjpegEncoderState_t | int | None,
    data: WritableAddress,
    length: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> int: ...
def nvjpegEncodeRetrieveBitstream(
    handle: nvjpegHandle_t | int | None,
    encoder_state: nvjpegEncoderState_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> bytes: ...
def nvjpegBufferPinnedCreate(
    handle: nvjpegHandle_t | int | None,
    pinned_allocator: nvjpegPinnedAllocator_t | None,
) -> nvjpegBufferPinned_t: ...
def nvjpegBufferPinnedCreateV2(
    handle: nvjpegHandle_t | int | None,
    pinned_allocator: nvjpegPinnedAllocatorV2_t | None,
) -> nvjpegBufferPinned_t: ...
def nvjpegBufferPinnedResize(
    buffer: nvjpegBufferPinned_t | int | None,
    size: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegBufferPinnedDestroy(buffer: nvjpegBufferPinned_t | int | None) -> None: ...
def nvjpegBufferDeviceCreate(
    handle: nvjpegHandle_t | int | None,
    device_allocator: nvjpegDevAllocator_t | None,
) -> nvjpegBufferDevice_t: ...
def nvjpegBufferDeviceCreateV2(
    handle: nvjpegHandle_t | int | None,
    device_allocator: nvjpegDevAllocatorV2_t | None,
) -> nvjpegBufferDevice_t: ...
def nvjpegBufferDeviceResize(
    buffer: nvjpegBufferDevice_t | int | None,
    size: int,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegBufferDeviceDestroy(buffer: nvjpegBufferDevice_t | int | None) -> None: ...
def nvjpegBufferPinnedRetrieve(buffer: nvjpegBufferPinned_t | int | None) -> tuple[int, int]: ...
def nvjpegBufferDeviceRetrieve(buffer: nvjpegBufferDevice_t | int | None) -> tuple[int, int]: ...
def nvjpegStateAttachPinnedBuffer(
    decoder_state: nvjpegJpegState_t | int | None,
    pinned_buffer: nvjpegBufferPinned_t | int | None,
) -> None: ...
def nvjpegStateAttachDeviceBuffer(
    decoder_state: nvjpegJpegState_t | int | None,
    device_buffer: nvjpegBufferDevice_t | int | None,
) -> None: ...
def nvjpegJpegStreamCreate(handle: nvjpegHandle_t | int | None) -> nvjpegJpegStream_t: ...
def nvjpegJpegStreamDestroy(jpeg_stream: nvjpegJpegStream_t | int | None) -> None: ...
def nvjpegJpegStreamParse(
    handle: nvjpegHandle_t | int | None,
    data: Address,
    length: int,
    save_metadata: int,
    save_stream: int,
    jpeg_stream: nvjpegJpegStream_t | int | None,
) -> None: ...
def nvjpegJpegStreamParseHeader(
    handle: nvjpegHandle_t | int | None,
    data: Address,
    length: int,
    jpeg_stream: nvjpegJpegStream_t | int | None,
) -> None: ...
def nvjpegJpegStreamParseTables(
    handle: nvjpegHandle_t | int | None,
    data: Address,
    length: int,
    jpeg_stream: nvjpegJpegStream_t | int | None,
) -> None: ...
def nvjpegJpegStreamGetJpegEncoding(jpeg_stream: nvjpegJpegStream_t | int | None) -> nvjpegJpegEncoding_t: ...
def nvjpegJpegStreamGetFrameDimensions(jpeg_stream: nvjpegJpegStream_t | int | None) -> tuple[int, int]: ...
def nvjpegJpegStreamGetComponentsNum(jpeg_stream: nvjpegJpegStream_t | int | None) -> int: ...
def nvjpegJpegStreamGetComponentDimensions(
    jpeg_stream: nvjpegJpegStream_t | int | None,
    component: int,
) -> tuple[int, int]: ...
def nvjpegJpegStreamGetExifOrientation(jpeg_stream: nvjpegJpegStream_t | int | None) -> nvjpegExifOrientation_t: ...
def nvjpegJpegStreamGetSamplePrecision(jpeg_stream: nvjpegJpegStream_t | int | None) -> int: ...
def nvjpegJpegStreamGetChromaSubsampling(jpeg_stream: nvjpegJpegStream_t | int | None) -> nvjpegChromaSubsampling_t: ...
def nvjpegDecodeParamsCreate(handle: nvjpegHandle_t | int | None) -> nvjpegDecodeParams_t: ...
def nvjpegDecodeParamsDestroy(decode_params: nvjpegDecodeParams_t | int | None) -> None: ...
def nvjpegDecodeParamsSetOutputFormat(
    decode_params: nvjpegDecodeParams_t | int | None,
    output_format: nvjpegOutputFormat_t | int,
) -> None: ...
def nvjpegDecodeParamsSetROI(
    decode_params: nvjpegDecodeParams_t | int | None,
    offset_x: int,
    offset_y: int,
    roi_width: int,
    roi_height: int,
) -> None: ...
def nvjpegDecodeParamsSetAllowCMYK(decode_params: nvjpegDecodeParams_t | int | None, allow_cmyk: int) -> None: ...
def nvjpegDecodeParamsSetScaleFactor(
    decode_params: nvjpegDecodeParams_t | int | None,
    scale_factor: nvjpegScaleFactor_t | int,
) -> None: ...
def nvjpegDecodeParamsSetExifOrientation(
    decode_params: nvjpegDecodeParams_t | int | None,
    orientation: nvjpegExifOrientation_t | int,
) -> None: ...
def nvjpegDecoderCreate(
    nvjpeg_handle: nvjpegHandle_t | int | None,
    implementation: nvjpegBackend_t | int,
) -> nvjpegJpegDecoder_t: ...
def nvjpegDecoderDestroy(decoder_handle: nvjpegJpegDecoder_t | int | None) -> None: ...
def nvjpegDecoderJpegSupported(
    decoder_handle: nvjpegJpegDecoder_t | int | None,
    jpeg_stream: nvjpegJpegStream_t | int | None,
    decode_params: nvjpegDecodeParams_t | int | None,
) -> int: ...
def nvjpegDecodeBatchedSupported(
    handle: nvjpegHandle_t | int | None,
    jpeg_stream: nvjpegJpegStream_t | int | None,
) -> int: ...
def nvjpegDecodeBatchedSupportedEx(
    handle: nvjpegHandle_t | int | None,
    jpeg_stream: nvjpegJpegStream_t | int | None,
    decode_params: nvjpegDecodeParams_t | int | None,
) -> int: ...
def nvjpegDecoderStateCreate(
    nvjpeg_handle: nvjpegHandle_t | int | None,
    decoder_handle: nvjpegJpegDecoder_t | int | None,
) -> nvjpegJpegState_t: ...
def nvjpegDecodeJpeg(
    handle: nvjpegHandle_t | int | None,
    decoder: nvjpegJpegDecoder_t | int | None,
    decoder_state: nvjpegJpegState_t | int | None,
    jpeg_bitstream: nvjpegJpegStream_t | int | None,
    destination: nvjpegImage_t | None,
    decode_params: nvjpegDecodeParams_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegDecodeJpegHost(
    handle: nvjpegHandle_t | int | None,
    decoder: nvjpegJpegDecoder_t | int | None,
    decoder_state: nvjpegJpegState_t | int | None,
    decode_params: nvjpegDecodeParams_t | int | None,
    jpeg_stream: nvjpegJpegStream_t | int | None,
) -> None: ...
def nvjpegDecodeJpegTransferToDevice(
    handle: nvjpegHandle_t | int | None,
    decoder: nvjpegJpegDecoder_t | int | None,
    decoder_state: nvjpegJpegState_t | int | None,
    jpeg_stream: nvjpegJpegStream_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegDecodeJpegDevice(
    handle: nvjpegHandle_t | int | None,
    decoder: nvjpegJpegDecoder_t | int | None,
    decoder_state: nvjpegJpegState_t | int | None,
    destination: nvjpegImage_t | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegDecodeBatchedEx(
    handle: nvjpegHandle_t | int | None,
    jpeg_handle: nvjpegJpegState_t | int | None,
    data: Sequence[Address] | None,
    lengths: Sequence[int] | None,
    destinations: Sequence[nvjpegImage_t] | None,
    decode_params: Sequence[nvjpegDecodeParams_t | int | None] | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegEncoderParamsCopyMetadata(
    encoder_state: nvjpegEncoderState_t | int | None,
    encode_params: nvjpegEncoderParams_t | int | None,
    jpeg_stream: nvjpegJpegStream_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegEncoderParamsCopyQuantizationTables(
    encode_params: nvjpegEncoderParams_t | int | None,
    jpeg_stream: nvjpegJpegStream_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def nvjpegEncoderParamsCopyHuffmanTables(
    encoder_state: nvjpegEncoderState_t | int | None,
    encode_params: nvjpegEncoderParams_t | int | None,
    jpeg_stream: nvjpegJpegStream_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def sizeof(objType: type) -> int: ...
