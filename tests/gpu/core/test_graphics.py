"""Buffers and images of OpenGL: registered, mapped, unmapped.

On a GPU they need libEGL and NVIDIA's OpenGL, but no display. The stand-in has buffers and images of its own.
"""

from __future__ import annotations

import contextlib
import ctypes
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Callable, Iterator

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.gpu import opengl
from tests.gpu.core.tools import collect, content
from tests.gpu.ptx import KERNELS, image

SIZE = 1024
BUFFER, IMAGE, TEXTURE_2D = 7, 8, opengl.TEXTURE_2D


@pytest.fixture(scope="module")
def resources(core: Any) -> Any:
    """The class GraphicsResource."""
    return core.GraphicsResource


@pytest.fixture(scope="module")
def shown(core: Any, package: Callable[[str], Any], on_standin: bool) -> Iterator[Any]:
    """The content of a buffer in an OpenGL context that also has an image."""
    if not on_standin:
        try:
            context = opengl.OpenGL()
        except opengl.Unavailable as error:
            pytest.skip(str(error))
        with contextlib.closing(context):
            context.texture(IMAGE, 16, 4)
            yield opengl.GLBuffer(context, BUFFER, SIZE)
            return
    core.Device.get_all_devices()
    library = ctypes.CDLL(package("core._driver")._shared.library.path)
    library.standin_gl_buffer.restype = ctypes.c_void_p
    address = library.standin_gl_buffer(BUFFER, ctypes.c_uint64(SIZE))
    library.standin_gl_image(IMAGE, TEXTURE_2D, ctypes.c_uint64(16), ctypes.c_uint64(4), 4)
    yield (ctypes.c_ubyte * SIZE).from_address(address)


@pytest.fixture(scope="module")
def live(live: Callable[..., Any]) -> Callable[[str], int]:
    """The driver's number of objects of a kind that these tests made: those of interrupted finalizers may leave others."""
    kinds = "graphics resource", "array", "texture", "stream"
    before = dict(zip(kinds, live(*kinds)))
    return lambda kind: live(kind) - before[kind]


@pytest.fixture
def made(resources: Any, shown: Any, device: Any) -> Any:
    with resources.from_gl_buffer(BUFFER) as resource:
        yield resource


@pytest.mark.errors
def test_without_an_opengl_context(core: Any, resources: Any, device: Any) -> None:
    """This test must run before those that make a context."""
    for register in (
        lambda: resources.from_gl_buffer(1),
        lambda: resources.from_gl_image(1, TEXTURE_2D, flags="read_only"),
    ):
        with pytest.raises(core.CUDAError, match="cuGraphicsGLRegister(Buffer|Image): CUDA_ERROR_"):
            register()


@pytest.mark.parametrize("flags", ["read", ("read_only", "x"), 5])
def test_flags_that_there_are_not(resources: Any, device: Any, flags: Any) -> None:
    for register in (
        lambda: resources.from_gl_buffer(1, flags=flags),
        lambda: resources.from_gl_image(1, TEXTURE_2D, flags=flags),
    ):
        with pytest.raises(TypeError if flags == 5 else ValueError, match="flags: "):
            register()


def test_numbers_that_opengl_does_not_have(resources: Any, device: Any) -> None:
    for wrong in (-1, 1 << 32):
        with pytest.raises(ValueError, match=f"gl_buffer is {wrong}"):
            resources.from_gl_buffer(wrong)
        with pytest.raises(ValueError, match=f"target is {wrong}"):
            resources.from_gl_image(1, wrong)
    with pytest.raises(TypeError, match="gl_buffer: an int is expected, got str"):
        resources.from_gl_buffer("1")
    with pytest.raises(TypeError, match="a Stream or an object with __cuda_stream__ is expected, got int"):
        resources.from_gl_buffer(1, stream=5)


def test_it_is_not_made_directly(resources: Any) -> None:
    with pytest.raises(RuntimeError, match="use GraphicsResource.from_gl_buffer"):
        resources()


def test_a_registered_buffer(made: Any, live: Callable[[str], int], on_standin: bool) -> None:
    assert live("graphics resource") == on_standin
    assert made.handle and made.resource_handle == made.handle and not made.is_mapped and not made.is_closed
    assert repr(made) == f"<GraphicsResource handle={made.handle:#x}>"
    made.close()
    made.close()
    assert made.is_closed and made.handle == 0 and not made.is_mapped and "closed" in repr(made)
    assert live("graphics resource") == 0


def test_filled_memory_is_visible_in_opengl(core: Any, made: Any, shown: Any, device: Any, stream: Any) -> None:
    with made.map(stream=stream) as buffer:
        assert isinstance(buffer, core.Buffer) and buffer.size == SIZE and buffer.device_id == 0
        assert buffer.is_device_accessible and not buffer.is_host_accessible
        assert made.is_mapped and "mapped" in repr(made)
        buffer.fill(0x5A, stream=stream)
    assert not made.is_mapped and buffer.is_closed
    assert bytes(shown) == b"\x5a" * SIZE
    shown[0] = 1  # OpenGL writes
    with made.map(stream=stream) as buffer:
        assert content(buffer, stream)[:2] == b"\x01\x5a"


def test_a_graph_cannot_hold_a_mapping(core: Any, made: Any, device: Any, stream: Any) -> None:
    """And the capture is not spoiled."""
    builder = device.create_graph_builder().begin_building()
    with pytest.raises(TypeError, match="use a Stream, not a GraphBuilder"):
        made.map(stream=builder)
    assert not made.is_mapped
    builder.end_building().complete().launch(stream)


def test_a_builder_is_no_stream_to_unmap_on(core: Any, made: Any, device: Any, stream: Any) -> None:
    """It stays mapped, and the capture is not spoiled."""
    buffer = made.map(stream=stream)
    builder = device.create_graph_builder().begin_building()
    for end in (lambda: made.unmap(stream=builder), lambda: made.close(builder), lambda: buffer.close(builder)):
        with pytest.raises(core.CUDAError, match="STREAM_CAPTURE_UNSUPPORTED"):
            end()
    assert made.is_mapped and not made.is_closed and not buffer.is_closed
    builder.end_building().complete().launch(stream)


def test_unmapped_by_each_way(made: Any, device: Any, stream: Any) -> None:
    for end in (
        lambda buffer: buffer.close(),
        lambda buffer: buffer.close(device.default_stream),
        lambda buffer: made.unmap(),
        lambda buffer: made.unmap(stream=device.default_stream),
        lambda buffer: made.close(),
    ):
        buffer = made.map(stream=stream)
        assert made.is_mapped
        end(buffer)
        assert not made.is_mapped and buffer.is_closed
        buffer.close()


def test_another_stream_for_the_end(made: Any, device: Any, stream: Any) -> None:
    """The buffer is not mistaken for memory that this stream frees."""
    buffer = made.map(stream=stream)
    other = device.create_stream()
    buffer.set_deallocation_stream(other)
    buffer.close()
    assert not made.is_mapped
    with pytest.raises(TypeError, match="no memory for further buffers"):
        made.map(stream=stream).copy_to(stream=stream)


def test_mapped_twice_and_not_at_all(made: Any, stream: Any) -> None:
    with pytest.raises(RuntimeError, match="is not mapped"):
        made.unmap()
    made.map(stream=stream)
    with pytest.raises(RuntimeError, match="is mapped already"):
        made.map(stream=stream)
    with pytest.raises(TypeError, match="is expected, got int"):
        made.unmap(stream=5)
    with pytest.raises(TypeError, match="is expected, got int"):
        made.close(stream=5)
    assert made.is_mapped and not made.is_closed, "the resource keeps what was mapped"
    made.close()
    for use in (lambda: made.map(stream=stream), made.unmap, made.__enter__):
        with pytest.raises(RuntimeError, match="this graphics resource is closed"):
            use()
    with pytest.raises(TypeError, match="stream"):
        made.map()


def test_with_a_stream_it_is_mapped_at_once(resources: Any, shown: Any, device: Any, stream: Any, live: Callable[[str], int]) -> None:  # fmt: skip
    resource = resources.from_gl_buffer(BUFFER, stream=stream, flags=["write_discard"])
    assert not resource.is_mapped
    with resource as buffer:
        assert buffer.size == SIZE and resource.is_mapped
    assert resource.is_closed and buffer.is_closed and live("graphics resource") == 0


def test_registered_in_the_context_in_which_it_ends(
    package: Callable[[str], Any], resources: Any, shown: Any, device: Any, live: Callable[[str], int]
) -> None:
    """The device's context in this thread, whichever context another library has made current."""
    driver = package("checked.driver")
    before = driver.cuCtxGetCurrent()
    driver.cuCtxSetCurrent(0)
    try:
        resources.from_gl_buffer(BUFFER).close()
        assert not int(driver.cuCtxGetCurrent()) and live("graphics resource") == 0
    finally:
        driver.cuCtxSetCurrent(before)


def test_a_buffer_outlives_its_resource(
    resources: Any, shown: Any, device: Any, stream: Any, live: Callable[[str], int], on_standin: bool
) -> None:
    buffer = resources.from_gl_buffer(BUFFER).map(stream=stream)
    collect()
    assert live("graphics resource") == on_standin
    assert len(content(buffer, stream)) == SIZE
    buffer.close()
    del buffer
    assert live("graphics resource") == 0


def test_interrupted_while_it_is_mapped(
    package: Any, resources: Any, shown: Any, stream: Any, live: Callable[[str], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    graphics = package("core.graphics")
    typed = graphics.typed

    def interrupted(name: str) -> Any:
        def call(*arguments: Any) -> int:
            status: int = typed(name)(*arguments)
            if name == "cuGraphicsMapResources":
                raise KeyboardInterrupt
            return status

        return call

    resource = resources.from_gl_buffer(BUFFER)
    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(graphics, "typed", interrupted)
        resource.map(stream=stream)
    collect()
    assert not resource.is_mapped
    with resource.map(stream=stream):
        assert resource.is_mapped
    resource.close()
    assert live("graphics resource") == 0


def test_machine_code_asks_for_opengl_as_python_does(package: Any, resources: Any, shown: Any) -> None:
    graphics = package("core.graphics")
    for _ in range(3):
        resources.from_gl_buffer(BUFFER).close()
    collect()
    answers: list[int] = []
    for ask in (graphics.devices_status, graphics._devices_status):
        answers.append(ask())
        in_a_thread(lambda: answers.append(ask()))
    here, elsewhere = answers[:2]
    assert answers[2:] == [here, elsewhere] and here == 0 and elsewhere in (graphics.NO_OPENGL, graphics.NO_LIBRARY)


def in_a_thread(function: Callable[[], Any]) -> None:
    """Call a function in a thread without a current context of CUDA or OpenGL."""
    with ThreadPoolExecutor(1) as other:
        other.submit(function).result()


def drop_in_a_thread(held: list[Any]) -> None:
    def drop() -> None:
        held.clear()
        collect()

    in_a_thread(drop)


@pytest.fixture(params=["buffer", "image"])
def register(request: Any, resources: Any, shown: Any) -> Callable[[], Any]:
    """A function that registers the buffer or the image."""
    if request.param == "buffer":
        return lambda: resources.from_gl_buffer(BUFFER)
    return lambda: resources.from_gl_image(IMAGE, TEXTURE_2D)


made_here_ends_here = pytest.mark.skipif(
    FREE_THREADED, reason="without the GIL, objects end in the thread that made them"
)


@made_here_ends_here
@pytest.mark.parametrize("mapped", [False, True], ids=["registered", "mapped"])
def test_dropped_without_opengl(
    resources: Any, shown: Any, device: Any, stream: Any, live: Callable[[str], int], on_standin: bool, mapped: bool
) -> None:
    """It is unregistered at the next use with OpenGL: without OpenGL, the driver would end only half of it."""
    held = [resources.from_gl_buffer(BUFFER)]
    if mapped:
        held.append(held[0].map(stream=stream))
    drop_in_a_thread(held)
    assert live("graphics resource") == on_standin
    with resources.from_gl_image(IMAGE, TEXTURE_2D) as next_one:
        assert live("graphics resource") == on_standin
        next_one.map(stream=stream)
    assert live("graphics resource") == 0


def test_dropped_without_opengl_in_a_cycle_with_its_stream(
    resources: Any, register: Callable[[], Any], device: Any, live: Callable[[str], int], on_standin: bool
) -> None:
    """The stream lives until it has unmapped the resource."""
    before = live("stream")
    stream, resource = device.create_stream(), register()
    cycle = [stream, resource, resource.map(stream=stream)]
    cycle.append(cycle)
    held = [cycle]
    del stream, resource, cycle
    drop_in_a_thread(held)
    assert live("stream") == before + on_standin
    resources.from_gl_buffer(BUFFER).close()
    assert (live("stream"), live("graphics resource")) == (before, 0)


def test_ended_without_opengl(
    core: Any, resources: Any, register: Callable[[], Any], device: Any, stream: Any, live: Callable[[str], int]
) -> None:
    """The only effect is an exception."""
    resource = register()
    message = "CUDA_ERROR_INVALID_GRAPHICS_CONTEXT.* no OpenGL context is current in this thread"

    def refused(use: Callable[[], Any]) -> None:
        device.set_current()
        with pytest.raises(core.CUDAError, match=message):
            use()

    for use in (lambda: resource.map(stream=stream), resource.close, lambda: resources.from_gl_buffer(BUFFER)):
        in_a_thread(lambda: refused(use))
    assert not resource.is_closed and not resource.is_mapped
    mapped = resource.map(stream=stream)
    for use in (resource.unmap, resource.close, mapped.close):
        in_a_thread(lambda: refused(use))
        assert resource.is_mapped and not resource.is_closed and not mapped.is_closed
    mapped.close()
    assert not resource.is_mapped
    resource.close()
    assert live("graphics resource") == 0


@pytest.mark.errors
@pytest.mark.parametrize("end", ["mapped", "unmap", "resource"])
def test_ended_while_its_stream_is_captured(
    core: Any, stream: Any, register: Callable[[], Any], live: Callable[[str], int], end: str
) -> None:
    """It stays mapped, because nothing else would unmap it afterwards; and the capture goes on."""
    resource = register()
    mapped = resource.map(stream=stream)
    close = {"mapped": mapped.close, "unmap": resource.unmap, "resource": resource.close}[end]
    builder = stream.create_graph_builder().begin_building("relaxed")
    with pytest.raises(core.CUDAError, match="cuGraphicsUnmapResources: CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"):
        close()
    assert resource.is_mapped and not resource.is_closed and not mapped.is_closed
    builder.end_building()
    close()
    assert mapped.is_closed and not resource.is_mapped
    if end != "resource":
        resource.map(stream=stream)
    resource.close()
    assert live("graphics resource") == 0


@pytest.mark.errors
@pytest.mark.parametrize("own", [False, True], ids=["another stream", "its stream"])
def test_dropped_while_a_stream_is_captured(
    resources: Any,
    register: Callable[[], Any],
    device: Any,
    stream: Any,
    live: Callable[[str], int],
    on_standin: bool,
    own: bool,
) -> None:
    """It does not break the capture, and ends after the capture of its own stream."""
    held = [register()]
    held.append(held[0].map(stream=stream))
    captured = stream if own else device.create_stream()
    builder = captured.create_graph_builder().begin_building("relaxed" if own else "global")
    held.clear()
    assert live("graphics resource") == (on_standin and own)
    builder.end_building()
    resources.from_gl_buffer(BUFFER).close()
    assert live("graphics resource") == 0


OPENGL = """
    from tests.gpu import opengl
    shown = opengl.GLBuffer(opengl.OpenGL(), 7, 64)
    alive = lambda kind: 0
"""
STANDIN = """
    import ctypes
    from cuda_ctypes.core import _driver
    alive = ctypes.CDLL(_driver._shared.library.path).standin_live
    ctypes.CDLL(_driver._shared.library.path).standin_gl_buffer(7, ctypes.c_uint64(64))
"""
DROPPED = """
    import atexit, threading
    from tests.gpu.core.tools import collect
    atexit.register(lambda: (collect(), print("at the end", alive(b"graphics resource"))))
    from cuda_ctypes.core import GraphicsResource
    held = [GraphicsResource.from_gl_buffer(7)]
    held.append(held[0].map(stream=stream))
    def drop():
        held.clear()
        collect()
    thread = threading.Thread(target=drop)
    thread.start()
    thread.join()
    print("dropped", alive(b"graphics resource"))
"""


@made_here_ends_here
@pytest.mark.processes
def test_dropped_without_opengl_and_never_used_again(shown: Any, on_standin: bool, said: Callable[[str], str]) -> None:
    """It ends with the process, before OpenGL waits for it."""
    program = """
    from cuda_ctypes.core import Device
    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    """
    assert said(program + (STANDIN if on_standin else OPENGL) + DROPPED) == f"dropped {on_standin:d}\nat the end 0\n"


def test_an_image_is_an_array(
    package: Callable[[str], Any], resources: Any, shown: Any, device: Any, stream: Any, live: Callable[[str], int]
) -> None:
    texture = package("core.texture")
    resource = resources.from_gl_image(IMAGE, TEXTURE_2D, flags=("surface_load_store", "texture_gather"))
    with resource.map(stream=stream) as seen:
        assert isinstance(seen, texture.OpaqueArray) and resource.is_mapped
        assert (seen.shape, seen.format, seen.num_channels, seen.device) == ((16, 4), "uint8", 4, device)
        out = bytearray(256)
        seen.copy_from(bytes(range(256)), stream=stream)
        seen.copy_to(out, stream=stream)
        stream.sync()
        assert out == bytes(range(256))
        descriptor = texture.ResourceDescriptor.from_opaque_array(seen)
        sampled = device.create_texture_object(resource=descriptor)
        assert seen.is_surface_load_store and device.create_surface_object(resource=descriptor).handle
    assert seen.is_closed and not resource.is_mapped, "OpenGL has it, whatever refers to the array"
    seen.close()
    resource.map(stream=stream)
    resource.unmap()
    assert not resource.is_mapped
    resource.close()
    del resource, seen, descriptor, sampled
    assert (live("graphics resource"), live("array"), live("texture")) == (0, 0, 0)


@pytest.mark.parametrize("end", ["close", "unmap"])
def test_textures_and_surfaces_of_an_image_that_is_not_mapped(
    core: Any, package: Any, resources: Any, shown: Any, device: Any, stream: Any, live: Callable[[str], int], end: str
) -> None:
    """The driver would not notice, and kernels would use unmapped memory."""
    describe = package("core.texture").ResourceDescriptor.from_opaque_array
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to")
    resource = resources.from_gl_image(IMAGE, TEXTURE_2D, flags="surface_load_store")
    mapped = resource.map(stream=stream)
    made = [
        create(resource=describe(mapped)) for create in (device.create_texture_object, device.create_surface_object)
    ]
    mapped.close() if end == "close" else resource.unmap()
    for item in made:
        with pytest.raises(RuntimeError, match="the image of this (texture|surface) object is not mapped any more"):
            core.launch(stream, core.LaunchConfig(grid=1, block=1), kernel, item)
    with pytest.raises(RuntimeError, match="this array is closed"):
        describe(mapped)
    resource.close()
    assert live("graphics resource") == 0 and made, "OpenGL may end it, although there are textures of it"


def test_calls_that_the_driver_refuses(core: Any, resources: Any, shown: Any, device: Any) -> None:
    for wrong in (
        lambda: resources.from_gl_buffer(IMAGE),
        lambda: resources.from_gl_image(BUFFER, TEXTURE_2D),
        lambda: resources.from_gl_buffer(BUFFER, flags="surface_load_store"),
    ):
        with pytest.raises(core.CUDAError, match="CUDA_ERROR_INVALID_(VALUE|HANDLE)"):
            wrong()
