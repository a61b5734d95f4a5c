"""``GraphicsResource``: buffers and images of OpenGL. On a GPU they need libEGL and NVIDIA's OpenGL; the stand-in has its own."""

from __future__ import annotations

import ctypes
from typing import Any

from cuda.core import GraphicsResource

from tests.gpu import opengl

BUFFER, IMAGE, SIZE = 7, 8, 64
WRONG: Any = (None, 0, "stream", 1.5, object(), [])


def _opened() -> Any:
    """The objects that keep the buffer and the image alive; None without OpenGL."""
    driver = ctypes.CDLL("libcuda.so.1")
    if hasattr(driver, "standin_gl_buffer"):
        driver.standin_gl_buffer(BUFFER, ctypes.c_uint64(SIZE))
        driver.standin_gl_image(IMAGE, opengl.TEXTURE_2D, ctypes.c_uint64(16), ctypes.c_uint64(4), 4)
        return driver
    try:
        context = opengl.OpenGL()
    except opengl.Unavailable:
        return None
    context.texture(IMAGE, 16, 4)
    return context, opengl.GLBuffer(context, BUFFER, SIZE)


def _buffer(see: Any) -> Any:
    """A registered buffer, and the objects that keep it alive; None without OpenGL."""
    shown = _opened()
    if see(lambda: shown is None):
        return None, None
    return see(GraphicsResource.from_gl_buffer, BUFFER), shown


def without_opengl(see: Any, device: Any) -> None:
    see(GraphicsResource)
    for number in (1, BUFFER, 0):
        see(GraphicsResource.from_gl_buffer, number)
        see(GraphicsResource.from_gl_image, number, opengl.TEXTURE_2D)
    for method in (GraphicsResource.map, GraphicsResource.unmap, GraphicsResource.close):
        see(lambda method=method: callable(method))
    for name in ("handle", "is_closed", "is_mapped", "resource_handle"):
        see(lambda name=name: hasattr(getattr(GraphicsResource, name), "__get__"))


def members(see: Any, device: Any) -> None:
    resource, shown = _buffer(see)
    if not shown:
        return
    see.members(resource, "is_closed", "is_mapped", "handle", "resource_handle")
    see(lambda: int(resource.resource_handle) == int(resource.handle))
    see(repr, resource)
    see.plain(resource)
    see(resource.close)
    see(resource.close)
    see.members(resource, "is_closed", "is_mapped")
    see(lambda: int(resource.handle or 0))


def mapping(see: Any, device: Any, stream: Any) -> None:
    resource, shown = _buffer(see)
    if not shown:
        return
    for wrong in WRONG:
        see(lambda wrong=wrong: resource.map(stream=wrong))
    see(resource.map)
    see(lambda: resource.is_mapped)
    buffer = see(lambda: resource.map(stream=stream))
    see(lambda: resource.is_mapped)
    see.members(buffer, "size", "is_device_accessible", "is_host_accessible", "device_id", "is_mapped", "is_closed")
    see(lambda: buffer.fill(5, stream=stream))
    see(lambda: resource.map(stream=stream))
    see(stream.sync)
    for wrong in WRONG[1:]:
        see(lambda wrong=wrong: resource.unmap(stream=wrong))
    see(lambda: resource.unmap(stream=stream))
    see(lambda: resource.is_mapped)
    see(lambda: buffer.is_closed)
    see(lambda: resource.unmap(stream=stream))
    see(lambda: resource.unmap())
    with see(lambda: resource.map(stream=stream)) as mapped:
        see(lambda: mapped.size)
        see(lambda: resource.is_mapped)
    see(lambda: resource.is_mapped)
    again = see(lambda: resource.map(stream=stream))
    see(again.close)
    see(lambda: resource.is_mapped)


def closed(see: Any, device: Any, stream: Any) -> None:
    resource, shown = _buffer(see)
    if not shown:
        return
    resource.close()
    see(lambda: resource.map(stream=stream))
    see(lambda: resource.unmap(stream=stream))
    see(lambda: resource.is_mapped)
    see(lambda: resource.__enter__() is resource)


def closed_while_mapped(see: Any, device: Any, stream: Any) -> None:
    resource, shown = _buffer(see)
    if not shown:
        return
    buffer = resource.map(stream=stream)
    see(lambda: resource.close(stream))
    see.members(resource, "is_closed", "is_mapped")
    see(lambda: buffer.is_closed)
    see(buffer.close)


def in_a_block(see: Any, device: Any, stream: Any) -> None:
    shown = _opened()
    if see(lambda: shown is None):
        return
    with GraphicsResource.from_gl_buffer(BUFFER, flags="write_discard") as resource:
        see(lambda: resource.is_closed)
    see(lambda: resource.is_closed)
    with GraphicsResource.from_gl_buffer(BUFFER, stream=stream) as buffer:
        see(type(buffer).__name__)
        see(lambda: buffer.is_closed)
    see(lambda: buffer.is_closed)


def images(see: Any, device: Any, stream: Any) -> None:
    shown = _opened()
    if see(lambda: shown is None):
        return
    image = see(lambda: GraphicsResource.from_gl_image(IMAGE, opengl.TEXTURE_2D))
    see(lambda: image.is_mapped)
    found = see(lambda: image.map(stream=stream))
    see.members(found, "shape", "format", "num_channels", "device")
    see(lambda: image.unmap(stream=stream))
    see(image.close)


def captured(see: Any, device: Any, stream: Any) -> None:
    resource, shown = _buffer(see)
    if not shown:
        return
    builder = device.create_graph_builder().begin_building()
    see(lambda: resource.map(stream=builder))
    see(lambda: resource.is_mapped)
    see(builder.end_building)
