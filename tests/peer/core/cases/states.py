"""Objects of every class in the wrong state: closed, captured, of a device that was reset, of a parent process."""

from __future__ import annotations

import ctypes
import os
from typing import Any

from cuda.core import (
    Device,
    DeviceMemoryResource,
    GraphMemoryResource,
    LaunchConfig,
    LegacyPinnedMemoryResource,
    Linker,
    ManagedMemoryResource,
    ObjectCode,
    PinnedMemoryResource,
    Program,
    SMResourceOptions,
    VirtualMemoryResource,
    launch,
)
from cuda.core.graph import GraphDefinition
from cuda.core.texture import (
    MipmappedArrayOptions,
    OpaqueArrayOptions,
    ResourceDescriptor,
    TextureObjectOptions,
)
from cuda.core.utils import StridedMemoryView, prefetch_batch

from tests.gpu import ptx

SOURCE = 'extern "C" __global__ void fill(int *to) { *to = 5; }'
PTX = ptx.KERNELS.encode() if isinstance(ptx.KERNELS, str) else ptx.KERNELS


def _array(device: Any) -> Any:
    return device.create_opaque_array(
        OpaqueArrayOptions(shape=(8, 4), format="float32", num_channels=1, is_surface_load_store=True)
    )


def _mipmaps(device: Any) -> Any:
    return device.create_mipmapped_array(
        MipmappedArrayOptions(shape=(8, 4), format="float32", num_channels=1, num_levels=2)
    )


def _texture(device: Any) -> Any:
    return device.create_texture_object(
        resource=ResourceDescriptor.from_opaque_array(_array(device)), options=TextureObjectOptions()
    )


def _surface(device: Any) -> Any:
    return device.create_surface_object(resource=ResourceDescriptor.from_opaque_array(_array(device)))


def _graph(device: Any) -> Any:
    builder = device.create_graph_builder().begin_building()
    return builder.end_building().complete()


MAKERS: dict[str, Any] = {
    "stream": lambda device, stream: device.create_stream(),
    "event": lambda device, stream: device.create_event(),
    "buffer": lambda device, stream: device.allocate(64, stream=stream),
    "pinned buffer": lambda device, stream: LegacyPinnedMemoryResource().allocate(64),
    "managed buffer": lambda device, stream: ManagedMemoryResource().allocate(64, stream=stream),
    "virtual buffer": lambda device, stream: VirtualMemoryResource(device).allocate(1 << 21, stream=stream),
    "pool": lambda device, stream: DeviceMemoryResource(device),
    "pinned pool": lambda device, stream: PinnedMemoryResource(),
    "managed pool": lambda device, stream: ManagedMemoryResource(),
    "builder": lambda device, stream: device.create_graph_builder(),
    "graph": lambda device, stream: _graph(device),
    "definition": lambda device, stream: GraphDefinition(),
    "array": lambda device, stream: _array(device),
    "mipmaps": lambda device, stream: _mipmaps(device),
    "texture": lambda device, stream: _texture(device),
    "surface": lambda device, stream: _surface(device),
    "program": lambda device, stream: Program(SOURCE, "c++"),
    "linker": lambda device, stream: Linker(ObjectCode.from_ptx(PTX)),
}


def _look(see: Any, item: Any) -> None:
    """Every property, and the operations of objects."""
    for name in sorted(name for name in dir(type(item)) if not name.startswith("_")):
        if not callable(getattr(type(item), name)):
            see.kind(lambda item=item, name=name: getattr(item, name))
    see(lambda item=item: type(repr(item)).__name__)
    see(lambda item=item: item == item)
    see(lambda item=item: hash(item) == hash(item))


def _closed(see: Any, device: Any, stream: Any, *names: str) -> None:
    for name in names:
        item = see(MAKERS[name], device, stream)
        if item is None or not hasattr(item, "close"):
            continue
        see(item.close)
        see(item.close)
        _look(see, item)
        with_block = hasattr(item, "__enter__")
        see(lambda name=name, with_block=with_block: [name, with_block])


def closed_memory(see: Any, device: Any, stream: Any) -> None:
    _closed(see, device, stream, "buffer", "pinned buffer", "managed buffer", "virtual buffer")


def closed_pools(see: Any, device: Any, stream: Any) -> None:
    _closed(see, device, stream, "pool", "pinned pool", "managed pool")


def closed_graphs(see: Any, device: Any, stream: Any) -> None:
    _closed(see, device, stream, "builder", "graph", "definition")


def closed_textures(see: Any, device: Any, stream: Any) -> None:
    _closed(see, device, stream, "array", "mipmaps", "texture", "surface")


def closed_code(see: Any, device: Any, stream: Any) -> None:
    _closed(see, device, stream, "program", "linker")
    program, linker = Program(SOURCE, "c++"), Linker(ObjectCode.from_ptx(PTX))
    program.close()
    linker.close()
    see(lambda: program.compile("ptx"))
    see(lambda: linker.link("cubin"))
    see(linker.get_error_log)
    see(linker.get_info_log)


def closed_graph_used(see: Any, device: Any, stream: Any) -> None:
    graph, builder = _graph(device), device.create_graph_builder()
    graph.close()
    builder.close()
    see(lambda: graph.launch(stream))
    see(lambda: graph.upload(stream))
    see(lambda: graph.update(_graph(device)))
    see(builder.begin_building)
    see(builder.end_building)
    see(builder.complete)
    see(lambda: builder.split(2))
    see(lambda: builder.callback(lambda: None))
    see(lambda: builder.create_condition())
    see(lambda: launch(builder, LaunchConfig(grid=1, block=1), ObjectCode.from_ptx(PTX).get_kernel("increment")))


def closed_textures_used(see: Any, device: Any, stream: Any) -> None:
    array, mipmaps = _array(device), _mipmaps(device)
    array.close()
    mipmaps.close()
    see(lambda: array.copy_from(bytes(128), stream=stream))
    see(lambda: ResourceDescriptor.from_opaque_array(array))
    see(lambda: ResourceDescriptor.from_mipmapped_array(mipmaps))
    see(lambda: mipmaps.get_level(0))


def captured(see: Any, device: Any, stream: Any) -> None:
    """Waiting, allocating and copying in a builder's stream; each in a new capture."""
    buffer, pinned = device.allocate(64, stream=stream), LegacyPinnedMemoryResource().allocate(64)
    managed = ManagedMemoryResource().allocate(64, stream=stream)
    array, graph, event = _array(device), _graph(device), device.create_event()
    stream.sync()
    for what in (
        lambda builder: builder.stream.sync(),
        lambda builder: builder.stream.record(event),
        lambda builder: builder.stream.wait(event),
        lambda builder: builder.stream.wait(stream),
        lambda builder: stream.wait(builder.stream),
        lambda builder: DeviceMemoryResource(device).allocate(8, stream=builder),
        lambda builder: ManagedMemoryResource().allocate(8, stream=builder),
        lambda builder: VirtualMemoryResource(device).allocate(1 << 21, stream=builder),
        lambda builder: GraphMemoryResource(device).allocate(8, stream=builder).size,
        lambda builder: buffer.copy_to(pinned, stream=builder),
        lambda builder: managed.prefetch(device, stream=builder),
        lambda builder: prefetch_batch([managed], [device], stream=builder),
        lambda builder: array.copy_from(pinned, stream=builder),
        lambda builder: graph.launch(builder.stream),
        lambda builder: graph.upload(builder.stream),
        lambda builder: device.sync(),
        lambda builder: StridedMemoryView.from_dlpack(buffer, stream_ptr=int(builder.stream.handle)).shape,
        lambda builder: buffer.__dlpack__(stream=int(builder.stream.handle)) is not None,
    ):
        builder = device.create_graph_builder().begin_building("thread_local")
        see.kind(what, builder)
        see.kind(builder.end_building)


def after_its_context(see: Any, device: Any) -> None:
    """The context of a stream was closed."""
    sm = device.resources.sm
    groups, _ = sm.split(SMResourceOptions(count=8))
    context = see(lambda: device.create_context({"resources": groups}))
    stream = see(lambda: context.create_stream())
    event = see(lambda: stream.record())
    see(context.close)
    _look(see, context)
    see(stream.sync)
    see(lambda: event.is_done)
    see(stream.close)
    see(context.create_stream)


def ended_driver(see: Any) -> None:
    """A child of a process that used the driver."""
    Device(0).set_current()
    process = os.fork()
    if not process:
        try:
            Device(0).create_stream()
        except Exception:
            os._exit(1)
        os._exit(2)
    see(lambda: os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))


def memory_after_free(see: Any, device: Any, stream: Any) -> None:
    buffer = device.allocate(64, stream=stream)
    pinned = LegacyPinnedMemoryResource().allocate(64)
    buffer.close()
    for other in (buffer, pinned):
        see(lambda other=other: other.copy_to(buffer, stream=stream))
        see(lambda other=other: other.copy_from(buffer, stream=stream))
    see(lambda: StridedMemoryView.from_dlpack(buffer, stream_ptr=-1))
    see(lambda: buffer.__dlpack__())
    see(lambda: buffer.__dlpack_device__())
    see(lambda: launch(stream, LaunchConfig(grid=1, block=1), ObjectCode.from_ptx(PTX).get_kernel("store_to"), buffer))
    see(lambda: ctypes.string_at(int(pinned.handle), 0))
