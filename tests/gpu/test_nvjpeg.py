"""nvJPEG on a GPU: images with known pixels, decoded and encoded, through ``raw`` and ``checked``, in batches, errors."""

from __future__ import annotations

import base64
import ctypes
from collections.abc import Iterator, Sequence
from ctypes import byref
from typing import Any, Callable

import pytest

from tests.gpu.libraries import Opened, open_library

WIDTH, HEIGHT = 32, 16
COLOURS = [
    *((255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)),
    *((0, 0, 0), (128, 128, 128), (255, 255, 0), (30, 60, 200)),
]
"""Of blocks of 8 by 8 pixels: JPEG keeps those nearly as they are."""
PIXELS = bytes(part for y in range(HEIGHT) for x in range(WIDTH) for part in COLOURS[y // 8 * 4 + x // 8])
JPEG = base64.b64decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/"
    "2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAQACADAREAAhEBAxEB"
    "/8QAFgABAQEAAAAAAAAAAAAAAAAACgkI/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABgBAAMBAQAAAAAAAAAAAAAAAAAICgkH/8QAFBEBAAAAAAAAAAAAAAAA"
    "AAAAAP/aAAwDAQACEQMRAD8AxeVNv4pQVtCug2tMasHEMA3VAAwCAAFiE/7qgwaywob/2Q=="
)
"""The same image, made by Pillow without subsampling."""


@pytest.fixture(scope="module")
def nvjpeg(package: Callable[[str], Any], major: int, on_standin: bool) -> Opened:
    return open_library(
        package,
        major,
        on_standin,
        "nvjpeg",
        lambda checked: checked.nvjpegGetProperty(checked.libraryPropertyType.MAJOR_VERSION),
    )


@pytest.fixture
def handle(nvjpeg: Opened) -> Iterator[Any]:
    made = nvjpeg.checked.nvjpegCreateSimple()
    assert isinstance(made, nvjpeg.checked.nvjpegHandle_t)
    yield made
    nvjpeg.checked.nvjpegDestroy(made)


@pytest.fixture
def state(nvjpeg: Opened, handle: Any) -> Iterator[Any]:
    made = nvjpeg.checked.nvjpegJpegStateCreate(handle)
    yield made
    nvjpeg.checked.nvjpegJpegStateDestroy(made)


def interleaved(nvjpeg: Opened, pixels: bytes = bytes(len(PIXELS))) -> tuple[Any, int]:
    """An image in device memory with three bytes for each pixel, and its address."""
    address = nvjpeg.upload("B", pixels)
    return nvjpeg.checked.nvjpegImage_t(channel=[address, 0, 0, 0], pitch=[3 * WIDTH, 0, 0, 0]), address


def difference(found: Sequence[float], wanted: Sequence[int] = PIXELS) -> float:
    return max(abs(one - other) for one, other in zip(found, wanted))


def test_the_size_and_the_components_of_an_image(nvjpeg: Opened, handle: Any) -> None:
    checked = nvjpeg.checked
    count, subsampling, widths, heights = checked.nvjpegGetImageInfo(handle, JPEG, len(JPEG))
    assert (count, subsampling) == (3, checked.nvjpegChromaSubsampling_t.NVJPEG_CSS_444)
    assert (list(widths), list(heights)) == ([WIDTH] * 3 + [0], [HEIGHT] * 3 + [0])


def test_an_image_is_decoded(nvjpeg: Opened, handle: Any, state: Any) -> None:
    checked, (image, address) = nvjpeg.checked, interleaved(nvjpeg)
    stream = nvjpeg.runtime.cudaStreamCreate()
    kind = checked.nvjpegOutputFormat_t.NVJPEG_OUTPUT_RGBI
    assert checked.nvjpegDecode(handle, state, JPEG, len(JPEG), kind, image, stream) is None
    nvjpeg.runtime.cudaStreamSynchronize(stream)
    assert difference(nvjpeg.download("B", address, len(PIXELS))) <= 4
    nvjpeg.runtime.cudaStreamDestroy(stream)
    nvjpeg.runtime.cudaFree(address)


def test_an_image_is_decoded_into_planes(nvjpeg: Opened, handle: Any, state: Any) -> None:
    checked, planes = nvjpeg.checked, [nvjpeg.upload("B", bytes(WIDTH * HEIGHT)) for _ in range(3)]
    image = checked.nvjpegImage_t(channel=[*planes, 0], pitch=[WIDTH, WIDTH, WIDTH, 0])
    checked.nvjpegDecode(handle, state, JPEG, len(JPEG), checked.nvjpegOutputFormat_t.NVJPEG_OUTPUT_BGR, image, None)
    for number, address in enumerate(planes):
        assert difference(nvjpeg.download("B", address, WIDTH * HEIGHT), PIXELS[2 - number :: 3]) <= 4
        nvjpeg.runtime.cudaFree(address)


def test_a_batch_is_decoded(nvjpeg: Opened, handle: Any, state: Any) -> None:
    checked, images = nvjpeg.checked, [interleaved(nvjpeg) for _ in range(3)]
    kind = checked.nvjpegOutputFormat_t.NVJPEG_OUTPUT_RGBI
    checked.nvjpegDecodeBatchedInitialize(handle, state, 3, 1, kind)
    sizes, places = [len(JPEG)] * 3, [image for image, _ in images]
    checked.nvjpegDecodeBatched(handle, state, [JPEG, bytearray(JPEG), JPEG], sizes, places, None)
    for _, address in images:
        assert difference(nvjpeg.download("B", address, len(PIXELS))) <= 4
        nvjpeg.runtime.cudaFree(address)


def test_an_image_is_encoded_and_decoded_again(nvjpeg: Opened, handle: Any, state: Any) -> None:
    checked, (image, address) = nvjpeg.checked, interleaved(nvjpeg, PIXELS)
    encoder = checked.nvjpegEncoderStateCreate(handle, None)
    parameters = checked.nvjpegEncoderParamsCreate(handle, None)
    checked.nvjpegEncoderParamsSetQuality(parameters, 95, None)
    checked.nvjpegEncoderParamsSetSamplingFactors(parameters, checked.nvjpegChromaSubsampling_t.NVJPEG_CSS_444, None)
    kind = checked.nvjpegInputFormat_t.NVJPEG_INPUT_RGBI
    most = checked.nvjpegEncodeGetBufferSize(handle, parameters, WIDTH, HEIGHT)
    checked.nvjpegEncodeImage(handle, encoder, parameters, image, kind, WIDTH, HEIGHT, None)
    nvjpeg.runtime.cudaDeviceSynchronize()
    jpeg = checked.nvjpegEncodeRetrieveBitstream(handle, encoder, None)
    assert isinstance(jpeg, bytes) and jpeg[:2] == b"\xff\xd8" and jpeg[-2:] == b"\xff\xd9" and len(jpeg) <= most
    target, back = interleaved(nvjpeg)
    output = checked.nvjpegOutputFormat_t.NVJPEG_OUTPUT_RGBI
    checked.nvjpegDecode(handle, state, jpeg, len(jpeg), output, target, None)
    assert difference(nvjpeg.download("B", back, len(PIXELS))) <= 4
    checked.nvjpegEncoderParamsDestroy(parameters)
    checked.nvjpegEncoderStateDestroy(encoder)
    for memory in (address, back):
        nvjpeg.runtime.cudaFree(memory)


def test_an_image_is_decoded_in_steps(nvjpeg: Opened, handle: Any) -> None:
    """A decoder with state, buffers, and a stream of bytes that is parsed once."""
    checked, (image, address) = nvjpeg.checked, interleaved(nvjpeg)
    decoder = checked.nvjpegDecoderCreate(handle, checked.nvjpegBackend_t.NVJPEG_BACKEND_HYBRID)
    state = checked.nvjpegDecoderStateCreate(handle, decoder)
    pinned = checked.nvjpegBufferPinnedCreate(handle, None)
    device = checked.nvjpegBufferDeviceCreate(handle, None)
    checked.nvjpegStateAttachPinnedBuffer(state, pinned)
    checked.nvjpegStateAttachDeviceBuffer(state, device)
    parsed, parameters = checked.nvjpegJpegStreamCreate(handle), checked.nvjpegDecodeParamsCreate(handle)
    checked.nvjpegDecodeParamsSetOutputFormat(parameters, checked.nvjpegOutputFormat_t.NVJPEG_OUTPUT_RGBI)
    checked.nvjpegJpegStreamParse(handle, JPEG, len(JPEG), 0, 0, parsed)
    assert checked.nvjpegJpegStreamGetFrameDimensions(parsed) == (WIDTH, HEIGHT)
    assert checked.nvjpegDecoderJpegSupported(decoder, parsed, parameters) == 0
    checked.nvjpegDecodeJpegHost(handle, decoder, state, parameters, parsed)
    checked.nvjpegDecodeJpegTransferToDevice(handle, decoder, state, parsed, None)
    checked.nvjpegDecodeJpegDevice(handle, decoder, state, image, None)
    assert difference(nvjpeg.download("B", address, len(PIXELS))) <= 4
    size, memory = checked.nvjpegBufferDeviceRetrieve(device)
    assert size > 0 and memory
    checked.nvjpegDecodeParamsDestroy(parameters)
    checked.nvjpegJpegStreamDestroy(parsed)
    checked.nvjpegJpegStateDestroy(state)
    checked.nvjpegBufferDeviceDestroy(device)
    checked.nvjpegBufferPinnedDestroy(pinned)
    checked.nvjpegDecoderDestroy(decoder)
    nvjpeg.runtime.cudaFree(address)


def test_an_image_is_decoded_through_raw(nvjpeg: Opened) -> None:
    raw, success = nvjpeg.raw, nvjpeg.raw.nvjpegStatus_t.NVJPEG_STATUS_SUCCESS
    handle, state, image = raw.nvjpegHandle_t(), raw.nvjpegJpegState_t(), raw.nvjpegImage_t()
    assert raw.nvjpegCreateSimple(byref(handle)) is success
    assert raw.nvjpegJpegStateCreate(handle, byref(state)) is success
    address = nvjpeg.upload("B", bytes(len(PIXELS)))
    image.channel[0] = ctypes.cast(address, type(image.channel[0]))
    image.pitch[0] = 3 * WIDTH
    data = (ctypes.c_ubyte * len(JPEG)).from_buffer_copy(JPEG)
    kind = raw.nvjpegOutputFormat_t.NVJPEG_OUTPUT_RGBI
    assert raw.nvjpegDecode(handle, state, data, len(JPEG), kind, byref(image), None) is success
    assert difference(nvjpeg.download("B", address, len(PIXELS))) <= 4
    assert raw.nvjpegJpegStateDestroy(state) is success
    assert raw.nvjpegDestroy(handle) is success
    nvjpeg.runtime.cudaFree(address)


@pytest.mark.errors
def test_bytes_other_than_an_image_are_an_error(nvjpeg: Opened, handle: Any) -> None:
    checked = nvjpeg.checked
    nvjpeg.fails("NVJPEG_STATUS_BAD_JPEG", checked.nvjpegGetImageInfo, handle, bytes(100), 100)
    with pytest.raises(ValueError, match="data: 500 bytes are required"):
        checked.nvjpegGetImageInfo(handle, JPEG, 500)
