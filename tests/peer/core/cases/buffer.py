"""``Buffer``: copies, fills, and its export."""

from __future__ import annotations

import ctypes
import weakref
from typing import Any

from cuda.core import (
    Buffer,
    Device,
    DeviceMemoryResource,
    LegacyPinnedMemoryResource,
    MemoryResource,
    PinnedMemoryResource,
)
from cuda.core.utils import CopyOptions

WRONG: Any = (None, 0, "buffer", 1.5, object(), [])
MEMBERS = (
    "device_id",
    "handle",
    "is_closed",
    "is_device_accessible",
    "is_host_accessible",
    "is_managed",
    "is_mapped",
    "memory_resource",
    "size",
    "owner",
    "ipc_descriptor",
)


def _content(buffer: Any, stream: Any) -> bytes:
    pinned = LegacyPinnedMemoryResource().allocate(buffer.size, stream=stream)
    buffer.copy_to(pinned, stream=stream)
    stream.sync()
    return ctypes.string_at(int(pinned.handle), buffer.size)


def members(see: Any, device: Any, stream: Any, buffer: Any) -> None:
    see.members(buffer, *MEMBERS)
    see(lambda: buffer.memory_resource is device.memory_resource)
    see(lambda: buffer == buffer)
    see(lambda: buffer == device.allocate(1024, stream=stream))
    see(lambda: buffer == Buffer.from_handle(buffer.handle, buffer.size))
    see(lambda: hash(buffer) == hash(Buffer.from_handle(buffer.handle, buffer.size)))
    see(lambda: buffer == int(buffer.handle))
    see(lambda: type(buffer.handle))
    see(Buffer)
    see(Buffer, 1, 2)
    see(memoryview, buffer)
    see(bytes, device.allocate(4, stream=stream))
    see(lambda: buffer.__buffer__(0))


def empty(see: Any, device: Any, stream: Any) -> None:
    buffer = device.allocate(0, stream=stream)
    see.members(buffer, *MEMBERS)
    see(buffer.fill, 1, stream=stream)
    see(lambda: buffer.copy_to(device.allocate(0, stream=stream), stream=stream))
    see(repr, buffer)
    see(lambda: buffer == device.allocate(0, stream=stream))
    see(buffer.close)


def closed(see: Any, device: Any, stream: Any, buffer: Any) -> None:
    other = device.allocate(1024, stream=stream)
    see(buffer.close, stream)
    see(buffer.close)
    see.members(buffer, *MEMBERS)
    see(repr, buffer)
    see(buffer.copy_to, other, stream=stream)
    see(buffer.copy_from, other, stream=stream)
    see(other.copy_from, buffer, stream=stream)
    see(buffer.fill, 1, stream=stream)
    see(buffer.__dlpack__)
    see(buffer.__dlpack_device__)
    see(lambda: buffer == buffer)
    see(lambda: hash(buffer) == hash(buffer))
    see(buffer.set_deallocation_stream, stream)
    see(memoryview, buffer)


def closing(see: Any, device: Any, stream: Any) -> None:
    for where in (None, stream, device.default_stream, 0, "stream", object(), device):
        buffer = device.allocate(8, stream=stream)
        see(buffer.close, where)
        see(buffer.is_closed)
    see(device.allocate(8, stream=stream).close, stream=stream)
    with device.allocate(8, stream=stream) as buffer:
        see(buffer)
    see(buffer.is_closed)
    see(lambda: buffer.__enter__())
    buffer = device.allocate(8, stream=stream)
    for where in (stream, device.default_stream, None, 0, object()):
        see(buffer.set_deallocation_stream, where)
    see(buffer.close)


def fill(see: Any, device: Any, stream: Any) -> None:
    import numpy

    buffer = device.allocate(16, stream=stream)
    for value in (0, 1, 255, b"\1", b"\1\2", b"\1\2\3\4", bytearray(b"ab"), numpy.uint8(7), numpy.int8(-1)):
        see(buffer.fill, value, stream=stream)
        see(_content, buffer, stream)
    for value in (numpy.uint16(0x102), numpy.int32(-2), numpy.float32(1.5), numpy.uint64(1), numpy.array([1, 2])):
        see(buffer.fill, value, stream=stream)
        see(_content, buffer, stream)
    for value in (-1, 256, 1.5, "a", None, b"", b"abc", b"12345678", [1], True, numpy.float64(1)):
        see(buffer.fill, value, stream=stream)
    see(buffer.fill, 1)
    see(buffer.fill, 1, stream)
    for wrong in WRONG:
        see(buffer.fill, 1, stream=wrong)
    odd = device.allocate(7, stream=stream)
    see(odd.fill, b"12", stream=stream)
    see(odd.fill, b"1234", stream=stream)
    see(odd.fill, 3, stream=stream)
    see(_content, odd, stream)


def copies(see: Any, device: Any, stream: Any) -> None:
    first, second = device.allocate(16, stream=stream), device.allocate(16, stream=stream)
    first.fill(7, stream=stream)
    see(lambda: first.copy_to(second, stream=stream) is second)
    see(_content, second, stream)
    made = see(first.copy_to, stream=stream)
    see(lambda: made.size)
    see(lambda: made.memory_resource is first.memory_resource)
    see(_content, made, stream)
    see(second.copy_from, first, stream=stream)
    see(first.copy_to, None, stream=stream)
    see(first.copy_to, device.allocate(8, stream=stream), stream=stream)
    see(first.copy_to, device.allocate(32, stream=stream), stream=stream)
    see(first.copy_from, device.allocate(8, stream=stream), stream=stream)
    see(first.copy_from, device.allocate(32, stream=stream), stream=stream)
    see(first.copy_to, second)
    see(first.copy_to, second, stream)
    see(first.copy_from, second)
    see(first.copy_from)
    see(first.copy_to, first, stream=stream)
    for wrong in (0, "buffer", object(), [1], 1.5):
        see(first.copy_to, wrong, stream=stream)
        see(first.copy_from, wrong, stream=stream)
        see(first.copy_to, second, stream=wrong)
    see(first.copy_from, None, stream=stream)
    see(first.copy_to, second, stream=None)
    borrowed = Buffer.from_handle(first.handle, 16)
    see(borrowed.copy_to, stream=stream)
    see(lambda: borrowed.copy_to(second, stream=stream) is second)


def copy_options(see: Any, device: Any, stream: Any) -> None:
    first, second = device.allocate(16, stream=stream), device.allocate(16, stream=stream)
    for options in (
        None,
        CopyOptions(),
        CopyOptions(src_access_order="stream"),
        CopyOptions(src_access_order="during_api_call"),
        CopyOptions(src_access_order="any"),
        CopyOptions(overlap_mode="prefer_overlap_with_compute"),
        CopyOptions(src_location_hint=device, dst_location_hint=device),
        {"overlap_mode": "default"},
        {"wrong": 1},
        3,
    ):
        see(first.copy_to, second, stream=stream, options=options)
        see(first.copy_from, second, stream=stream, options=options)
    for wrong in ("wrong", 3, None):
        made = see(lambda wrong=wrong: CopyOptions(src_access_order=wrong))
        see(lambda made=made: first.copy_to(second, stream=stream, options=made))
        made = see(lambda wrong=wrong: CopyOptions(overlap_mode=wrong))
        see(lambda made=made: first.copy_to(second, stream=stream, options=made))
        made = see(lambda wrong=wrong: CopyOptions(src_location_hint=wrong))
        see(lambda made=made: first.copy_to(second, stream=stream, options=made))
    see.members(CopyOptions(), "src_access_order", "src_location_hint", "dst_location_hint", "overlap_mode")
    see(repr, CopyOptions())


def of_handle(see: Any, device: Any, stream: Any, buffer: Any) -> None:
    class Owner:
        pass

    owner = Owner()
    reference = see(weakref.ref, owner)
    made = see(Buffer.from_handle, buffer.handle, 64, owner=owner)
    see(lambda: made.owner is owner)
    see.members(made, *MEMBERS)
    see(made.fill, 1, stream=stream)
    del owner
    see.gone(reference)
    see(made.close)
    see.gone(reference)
    see(lambda: made.owner)
    see(Buffer.from_handle, buffer.handle, 64, device.memory_resource, Owner())
    see(Buffer.from_handle, ptr=buffer.handle, size=8)
    see(lambda: Buffer.from_handle(0, 0).handle)
    see(lambda: Buffer.from_handle(None, 0).handle)
    see(lambda: Buffer.from_handle(0, 8).is_device_accessible)
    for wrong in ("pointer", 1.5, object(), -1, []):
        see(lambda wrong=wrong: Buffer.from_handle(wrong, 8).handle)
        see(lambda wrong=wrong: Buffer.from_handle(buffer.handle, wrong).size)
    see(lambda: Buffer.from_handle(buffer.handle, 8, mr=3))
    see(lambda: Buffer.from_handle(buffer.handle, None))
    see(lambda: Buffer.from_handle(buffer.handle, 8, stream=stream))


def of_host_memory(see: Any, device: Any, stream: Any) -> None:
    data = bytearray(b"0123456789abcdef")
    array = (ctypes.c_char * 16).from_buffer(data)
    made = Buffer.from_handle(ctypes.addressof(array), 16, owner=array)
    see.members(made, *MEMBERS)
    see(lambda: bytes(memoryview(made)))
    target = device.allocate(16, stream=stream)
    see(made.copy_to, target, stream=stream)
    see(_content, target, stream)
    see(made.fill, 0, stream=stream)
    see(made.__dlpack_device__)


class _Resource(MemoryResource):
    """A user-defined resource."""

    def __init__(self, real: Any) -> None:
        self.real = real
        self.kept: list[Any] = []
        self.freed: list[Any] = []

    def allocate(self, size: int, *, stream: Any) -> Any:
        self.kept.append(self.real.allocate(size, stream=stream))
        return Buffer.from_handle(self.kept[-1].handle, size, mr=self)

    def deallocate(self, ptr: Any, size: int, *, stream: Any) -> None:
        self.freed.append((type(ptr).__name__, size, type(stream).__name__))

    @property
    def is_device_accessible(self) -> bool:
        return True

    @property
    def is_host_accessible(self) -> bool:
        return False

    @property
    def device_id(self) -> int:
        return 0


def own_resource(see: Any, device: Any, stream: Any) -> None:
    resource = _Resource(device.memory_resource)
    buffer = see(resource.allocate, 64, stream=stream)
    see.members(buffer, *MEMBERS[:-1])
    see(lambda: buffer.memory_resource is resource)
    see(resource.is_managed)
    see(buffer.close, stream)
    see(resource.freed)
    buffer = resource.allocate(32, stream=stream)
    del buffer
    see(resource.freed)
    device.memory_resource = resource
    buffer = see(device.allocate, 16, stream=stream)
    see(lambda: buffer.copy_to(stream=stream).memory_resource is resource)
    buffer.set_deallocation_stream(stream)
    buffer.close()
    see(resource.freed)
    see(isinstance, resource, MemoryResource)


class _Abstract(MemoryResource):
    pass


class _Failing(_Resource):
    def deallocate(self, ptr: Any, size: int, *, stream: Any) -> None:
        raise ValueError("as it wishes")


def incomplete_resource(see: Any, device: Any, stream: Any) -> None:
    see(MemoryResource)
    made = see(_Abstract)
    see(lambda: made.allocate(8, stream=stream))
    see(lambda: made.is_device_accessible)
    see(lambda: made.device_id)
    see(lambda: made.is_managed)
    failing = _Failing(device.memory_resource)
    buffer = failing.allocate(8, stream=stream)
    see(buffer.close)
    see(buffer.is_closed)
    see(lambda: Buffer.from_handle(buffer.handle or 1, 8, mr=object()))


def lifetime(see: Any, device: Any, stream: Any) -> None:
    resource = DeviceMemoryResource(device)
    reference = see(weakref.ref, resource)
    buffer = resource.allocate(64, stream=stream)
    del resource
    see.gone(reference)
    see(buffer.fill, 1, stream=stream)
    see(lambda: _content(buffer, stream))
    of_buffer = see(weakref.ref, buffer)
    capsule = buffer.__dlpack__()
    del buffer
    see.gone(of_buffer, reference)
    del capsule
    see.gone(of_buffer, reference)


def dlpack(see: Any, device: Any, stream: Any) -> None:
    import numpy

    buffer = device.allocate(64, stream=stream)
    see(buffer.__dlpack_device__)
    see(lambda: type(buffer.__dlpack__()).__name__)
    for given in (-1, 1, 2, int(stream.handle), stream, 0, None, "stream"):
        see(lambda given=given: type(buffer.__dlpack__(stream=given)).__name__)
    for version in ((1, 0), (0, 8), (2, 0), None, 1, (1,), "1.0"):
        see(lambda version=version: repr(buffer.__dlpack__(max_version=version)))
    see(lambda: buffer.__dlpack__(dl_device=(2, 0)))
    see(lambda: buffer.__dlpack__(dl_device=(1, 0)))
    see(lambda: buffer.__dlpack__(copy=True))
    see(lambda: buffer.__dlpack__(copy=False))
    see(lambda: buffer.__dlpack__(wrong=1))
    pinned = LegacyPinnedMemoryResource().allocate(16, stream=stream)
    pinned.fill(3, stream=stream)
    stream.sync()
    see(pinned.__dlpack_device__)
    see(lambda: numpy.from_dlpack(pinned))
    see(lambda: numpy.from_dlpack(pinned).flags.writeable)
    see(lambda: memoryview(pinned).format)
    see(lambda: memoryview(pinned).readonly)
    see(lambda: bytes(pinned))
    see(lambda: numpy.from_dlpack(buffer))


def host_buffer_protocol(see: Any, device: Any, stream: Any) -> None:
    pinned = PinnedMemoryResource().allocate(16, stream=stream)
    stream.sync()
    see.members(pinned, *MEMBERS)
    view = see(memoryview, pinned)
    see(lambda: (view.nbytes, view.format, view.readonly, view.ndim, view.shape, view.itemsize))
    see(lambda: view.__setitem__(0, 5))
    see(lambda: view[0])
    reference = see(weakref.ref, pinned)
    see(pinned.close)
    del pinned
    see.gone(reference)
    if view is not None:
        view.release()
    see.gone(reference)


def capturing(see: Any, device: Any, stream: Any) -> None:
    buffer = device.allocate(64, stream=stream)
    stream.sync()
    builder = device.create_graph_builder().begin_building()
    see(buffer.fill, 3, stream=builder)
    see(buffer.copy_to, stream=builder)
    see(buffer.copy_to, buffer, stream=builder)
    see(lambda: device.allocate(8, stream=builder))
    see(lambda: DeviceMemoryResource(device).allocate(8, stream=builder))
    see(lambda: LegacyPinnedMemoryResource().allocate(8, stream=builder))
    see(lambda: PinnedMemoryResource().allocate(8, stream=builder))
    see(buffer.close, builder)
    see(buffer.is_closed)
    see(lambda: builder.end_building().is_building)


def in_worker(see: Any) -> None:
    see.worker(_used)
    see.worker(_unmade)


def _used() -> Any:
    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    buffer = device.allocate(4, stream=stream)
    buffer.fill(5, stream=stream)
    return _content(buffer, stream)


def _unmade() -> Any:
    return Device(0).allocate(4, stream=None)


def from_another_thread(see: Any, buffer: Any, stream: Any) -> None:
    import threading

    outcomes: list[Any] = []

    def look() -> None:
        for step in (
            lambda: buffer.fill(1, stream=stream),
            lambda: buffer.is_device_accessible,
            lambda: buffer.close(),
        ):
            try:
                outcomes.append(step())
            except Exception as error:
                outcomes.append(error)

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    see(outcomes)
