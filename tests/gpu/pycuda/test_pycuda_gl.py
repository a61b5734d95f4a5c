"""OpenGL's buffers and images by PyCUDA's names. On a GPU they need libEGL and NVIDIA's OpenGL; the stand-in has its own."""

from __future__ import annotations

import contextlib
import ctypes
import threading
from collections.abc import Iterator
from typing import Any, Callable

import pytest

from tests.gpu import opengl
from tests.gpu.core.tools import collect

SIZE, WIDTH, HEIGHT = 1024, 16, 4
BUFFER, IMAGE, TEXTURE_2D = 7, 8, opengl.TEXTURE_2D


@pytest.fixture(scope="module")
def gl(package: Callable[[str], Any]) -> Any:
    return package("pycuda.gl")


@pytest.fixture(scope="module")
def shown(drv: Any, gl: Any, package: Callable[[str], Any], on_standin: bool) -> Iterator[Any]:
    """The content of a buffer in an OpenGL context that also has an image."""
    if not on_standin:
        try:
            made = opengl.OpenGL()
        except opengl.Unavailable as error:
            pytest.skip(str(error))
        with contextlib.closing(made):
            made.texture(IMAGE, WIDTH, HEIGHT)
            yield opengl.GLBuffer(made, BUFFER, SIZE)
            return
    drv.Device(0)
    library = ctypes.CDLL(package("core._driver")._shared.library.path)
    library.standin_gl_buffer.restype = ctypes.c_void_p
    address = library.standin_gl_buffer(BUFFER, ctypes.c_uint64(SIZE))
    library.standin_gl_image(IMAGE, TEXTURE_2D, ctypes.c_uint64(WIDTH), ctypes.c_uint64(HEIGHT), 4)
    yield (ctypes.c_ubyte * SIZE).from_address(address)


@pytest.mark.errors
def test_without_opengl_a_message_says_so(drv: Any, gl: Any, context: Any) -> None:
    """In a thread of its own: an OpenGL context is current in one thread only."""
    told: list[str] = []

    def try_all() -> None:
        context.push()
        device = context.get_device()
        for work in (
            lambda: gl.RegisteredBuffer(1),
            lambda: gl.RegisteredImage(1, TEXTURE_2D),
            lambda: gl.BufferObject(1),
            lambda: gl.make_context(device),
        ):
            try:
                work()
            except drv.LogicError as error:
                told.append(str(error))
        context.pop()

    thread = threading.Thread(target=try_all)
    thread.start()
    thread.join()
    assert len(told) == 4, told
    assert all("no OpenGL context is current in this thread" in text for text in told), told


def test_a_buffer_is_written_by_the_device(drv: Any, gl: Any, shown: Any, context: Any) -> None:
    registered = gl.RegisteredBuffer(BUFFER, gl.graphics_map_flags.WRITE_DISCARD)
    assert registered.gl_handle() == BUFFER
    stream = drv.Stream()
    mapping = registered.map(stream)
    address, size = mapping.device_ptr_and_size()
    assert size == SIZE
    drv.memset_d8_async(address, 5, size, stream)
    mapping.unmap()
    stream.synchronize()
    assert bytes(shown) == b"\5" * SIZE
    with pytest.raises(drv.LogicError, match="this mapping has ended"):
        mapping.device_ptr_and_size()
    registered.unregister()
    with pytest.raises(drv.LogicError, match="it was freed"):
        registered.map()


def test_a_buffer_by_the_older_names(drv: Any, gl: Any, shown: Any, context: Any) -> None:
    buffer = gl.BufferObject(BUFFER)
    assert buffer.handle() == BUFFER
    mapping = buffer.map()
    assert type(mapping) is gl.BufferObjectMapping and mapping.size() == SIZE
    drv.memset_d8(mapping.device_ptr(), 6, SIZE)
    mapping.unmap()
    assert bytes(shown) == b"\6" * SIZE
    buffer.unregister()


def test_an_image_is_an_array(gl: Any, shown: Any, context: Any) -> None:
    image = gl.RegisteredImage(IMAGE, TEXTURE_2D)
    mapping = image.map()
    array = mapping.array(0, 0)
    assert (array.get_descriptor().width, array.get_descriptor().height) == (WIDTH, HEIGHT)
    array.free()
    mapping.unmap()
    image.unregister()


def test_a_mapping_that_is_dropped_ends(gl: Any, shown: Any, context: Any) -> None:
    registered = gl.RegisteredBuffer(BUFFER)
    registered.map()
    collect()
    registered.map().unmap()
    registered.unregister()


@pytest.mark.errors
def test_a_refusal_leaves_the_current_context(
    drv: Any, gl: Any, package: Callable[[str], Any], shown: Any, context: Any
) -> None:
    """The driver unregisters a mapped object, and complains."""
    current = package("checked.driver").cuCtxGetCurrent
    registered = gl.RegisteredBuffer(BUFFER)
    mapping = registered.map()
    other = context.get_device().make_context()
    before = current()
    with pytest.raises(drv.LogicError, match="cuGraphicsUnregisterResource failed: .* - CUDA_ERROR_ALREADY_MAPPED"):
        registered.unregister()
    assert current() == before
    other.pop()
    other.detach()
    with pytest.raises(drv.LogicError, match="this RegisteredBuffer cannot be used any more: it was freed"):
        mapping.device_ptr_and_size()
    registered.unregister()


def test_a_context_for_opengl(drv: Any, gl: Any, shown: Any, context: Any) -> None:
    made = gl.make_context(context.get_device())
    assert drv.Context.get_current() is made
    made.pop()
    made.detach()
