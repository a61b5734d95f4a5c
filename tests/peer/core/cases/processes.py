"""Memory and events that other processes open."""

from __future__ import annotations

import ctypes
import multiprocessing
import pickle
from typing import Any

from cuda.core import (
    Buffer,
    Device,
    DeviceMemoryResource,
    DeviceMemoryResourceOptions,
    Event,
    EventOptions,
    LegacyPinnedMemoryResource,
    PinnedMemoryResource,
    PinnedMemoryResourceOptions,
)

SIZE = 64


def _shared_pool(device: Any) -> Any:
    return DeviceMemoryResource(device, DeviceMemoryResourceOptions(ipc_enabled=True, max_size=1 << 21))


def _shared_pinned() -> Any:
    return PinnedMemoryResource(PinnedMemoryResourceOptions(ipc_enabled=True, max_size=1 << 21))


def _filled(resource: Any, stream: Any, value: int = 7) -> Any:
    buffer = resource.allocate(SIZE, stream=stream)
    buffer.fill(value, stream=stream)
    stream.sync()
    return buffer


def _content(buffer: Any) -> Any:
    """In a fresh process."""
    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    host = LegacyPinnedMemoryResource().allocate(buffer.size)
    buffer.copy_to(host, stream=stream)
    stream.sync()
    return ctypes.string_at(int(host.handle), buffer.size)


def _change(buffer: Any) -> Any:
    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    buffer.fill(9, stream=stream)
    stream.sync()
    return [buffer.size, buffer.is_mapped, type(buffer.memory_resource).__name__]


def _of_resource(resource: Any) -> Any:
    device = Device(0)
    device.set_current()
    return [resource.is_mapped, resource.is_ipc_enabled, type(resource).__name__, resource.uuid is not None]


def _allocate_there(resource: Any) -> Any:
    device = Device(0)
    device.set_current()
    return resource.allocate(8, stream=device.create_stream()).size


def _kind(item: Any) -> Any:
    return type(item).__name__


def _of_event(event: Any) -> Any:
    device = Device(0)
    device.set_current()
    event.sync()
    return [event.is_done, event.is_ipc_enabled, event.is_timing_enabled]


def _of_descriptor(descriptor: Any) -> Any:
    device = Device(0)
    device.set_current()
    event = Event.from_ipc_descriptor(descriptor)
    event.sync()
    return [event.is_done, event.is_ipc_enabled]


def device_pool(see: Any, device: Any, stream: Any) -> None:
    resource = see(_shared_pool, device)
    see.members(resource, "is_ipc_enabled", "is_mapped", "is_handle_owned")
    see.kind(lambda: resource.uuid)
    handle = see(lambda: resource.allocation_handle)
    see.kind(lambda: handle.handle)
    see.kind(int, handle)
    see(lambda: handle.uuid == resource.uuid)
    see(lambda: handle.is_closed)
    see(lambda: resource.allocation_handle is handle)
    see.kind(pickle.dumps, resource)
    see.kind(pickle.dumps, handle)
    see(lambda: pickle.loads(pickle.dumps(resource.uuid)) == resource.uuid)
    see(lambda: resource.register(resource.uuid) is resource)
    see(lambda: DeviceMemoryResource.from_registry(resource.uuid) is resource)
    buffer = _filled(resource, stream)
    see(lambda: buffer.ipc_descriptor)
    see(lambda: buffer.ipc_descriptor.size)
    see(lambda: buffer.ipc_descriptor is buffer.ipc_descriptor)
    see(lambda: type(pickle.loads(pickle.dumps(buffer.ipc_descriptor))).__name__)
    see.kind(pickle.dumps, buffer)
    see(lambda: buffer.is_mapped)
    see(lambda: handle.close())
    see(lambda: handle.is_closed)
    see(lambda: handle.handle)
    see(lambda: type(handle)())
    see(lambda: type(buffer.ipc_descriptor)())


def buffer_as_argument(see: Any, device: Any, stream: Any) -> None:
    buffer = _filled(_shared_pool(device), stream)
    see.worker(_content, buffer)
    see.worker(_change, buffer)
    see.worker(_kind, buffer)
    host = LegacyPinnedMemoryResource().allocate(SIZE)
    buffer.copy_to(host, stream=stream)
    stream.sync()
    see(lambda: ctypes.string_at(int(host.handle), SIZE))


def resource_as_argument(see: Any, device: Any, stream: Any) -> None:
    resource = _shared_pool(device)
    see.worker(_of_resource, resource)
    see.worker(_kind, resource)
    see.worker(_allocate_there, resource)


def both_as_arguments(see: Any, device: Any, stream: Any) -> None:
    resource = _shared_pool(device)
    first, second = _filled(resource, stream, 1), _filled(resource, stream, 2)
    see.worker(_two, resource, first, second)
    see.worker(_two, resource, first, first)


def _two(resource: Any, first: Any, second: Any) -> Any:
    same = [first.memory_resource is resource, second.memory_resource is first.memory_resource]
    return [*same, _content(first), _content(second)]


def without_context(see: Any, device: Any, stream: Any) -> None:
    """The current context of a process that only received an object."""
    resource, pinned = _shared_pool(device), see(_shared_pinned)
    buffer = _filled(resource, stream)
    for item in (device, resource, buffer, pinned, pinned and see(_filled, pinned, stream)):
        see.worker(_current, item)
        see.worker(_again, item)
    see.worker(_by_default, buffer)


def _current(item: Any) -> Any:
    from cuda.bindings import driver

    status, context = driver.cuCtxGetCurrent()
    return [type(item).__name__, status, int(context) != 0 if context is not None else None]


def _again(item: Any) -> Any:
    """Sent on by the process that received it."""
    import multiprocessing

    here, there = multiprocessing.Pipe()
    there.send(item)
    return type(here.recv()).__name__


def _by_default(buffer: Any) -> Any:
    """Used on the device's default stream, as the first call."""
    device = Device(0)
    found = buffer.is_closed, buffer.size
    try:
        buffer.fill(1, stream=device.default_stream)
    except Exception as error:
        return [found, type(error).__mro__[1].__name__]
    return found


def descriptor_as_argument(see: Any, device: Any, stream: Any) -> None:
    resource = _shared_pool(device)
    buffer = _filled(resource, stream)
    see.worker(_opened, resource, buffer.ipc_descriptor)
    see.worker(_kind, buffer.ipc_descriptor)
    see(Buffer.from_ipc_descriptor, resource, None, stream=stream)
    see(Buffer.from_ipc_descriptor, DeviceMemoryResource(device), buffer.ipc_descriptor, stream=stream)


def _opened(resource: Any, descriptor: Any) -> Any:
    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    buffer = Buffer.from_ipc_descriptor(resource, descriptor, stream=stream)
    found = [buffer.size, buffer.is_mapped, _content(buffer)]
    buffer.close()
    return [*found, buffer.is_closed]


def allocation_handle_as_argument(see: Any, device: Any, stream: Any) -> None:
    resource = _shared_pool(device)
    buffer = _filled(resource, stream)
    see.worker(_from_handle, resource.allocation_handle, buffer.ipc_descriptor)
    see.worker(_kind, resource.allocation_handle)


def _from_handle(handle: Any, descriptor: Any) -> Any:
    device = Device(0)
    device.set_current()
    resource = DeviceMemoryResource.from_allocation_handle(device, handle)
    buffer = Buffer.from_ipc_descriptor(resource, descriptor, stream=device.create_stream())
    return [resource.is_mapped, resource.uuid == handle.uuid, _content(buffer)]


def pinned_pool(see: Any, device: Any, stream: Any) -> None:
    resource = see(_shared_pinned)
    see.members(resource, "is_ipc_enabled", "is_mapped", "numa_id")
    buffer = see(lambda: _filled(resource, stream))
    see.worker(_content, buffer)
    see.worker(_of_resource, resource)
    see(lambda: resource.allocation_handle)


def events(see: Any, device: Any, stream: Any) -> None:
    event = see(stream.record, None, EventOptions(ipc_enabled=True))
    see(lambda: event.is_ipc_enabled)
    see(lambda: event.ipc_descriptor)
    see(lambda: event.ipc_descriptor is event.ipc_descriptor)
    see(lambda: type(event.ipc_descriptor)())
    see.kind(pickle.dumps, event)
    see(lambda: type(pickle.loads(pickle.dumps(event.ipc_descriptor))).__name__)
    see(lambda: pickle.loads(pickle.dumps(event.ipc_descriptor)) == event.ipc_descriptor)
    see(lambda: Event.from_ipc_descriptor(event.ipc_descriptor))
    see.worker(_of_descriptor, event.ipc_descriptor)
    see.worker(_of_event, event)
    see.worker(_kind, event)


def event_kept_by_parent(see: Any, device: Any, stream: Any) -> None:
    event = stream.record(options={"ipc_enabled": True})
    descriptor = event.ipc_descriptor
    see(event.close)
    see(lambda: event.ipc_descriptor)
    see.worker(_of_descriptor, descriptor)


def not_shared(see: Any, device: Any, stream: Any) -> None:
    buffer = device.allocate(SIZE, stream=stream)
    see.worker(_kind, buffer)
    see(lambda: buffer.ipc_descriptor)
    see(lambda: device.create_event().ipc_descriptor)
    see.kind(pickle.dumps, buffer)
    see.kind(pickle.dumps, LegacyPinnedMemoryResource())
    see.kind(pickle.dumps, DeviceMemoryResource(device))
    see.kind(pickle.dumps, stream)


def map_of_pool(see: Any, device: Any, stream: Any) -> None:
    buffers = [_filled(_shared_pool(device), stream, number) for number in range(3)]
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        see(lambda: pool.map_async(_content, buffers).get(30))
        see(lambda: pool.map_async(_change, buffers).get(30))


def queues(see: Any, device: Any, stream: Any) -> None:
    context = multiprocessing.get_context("spawn")
    there, back = context.Queue(), context.Queue()
    process = context.Process(target=_serve, args=(there, back))
    process.start()
    resource = _shared_pool(device)
    buffer = _filled(resource, stream, 3)
    for item in (buffer, resource, stream.record(options=EventOptions(ipc_enabled=True)), buffer.ipc_descriptor):
        there.put(item)
        see(lambda: back.get(timeout=20))
    there.put(None)
    process.join(20)
    see(lambda: process.exitcode)


def _serve(there: Any, back: Any) -> None:
    while True:
        try:
            item = there.get(timeout=20)
        except Exception as error:
            back.put(type(error).__name__)
            continue
        if item is None:
            return
        try:
            back.put([type(item).__name__, _content(item) if isinstance(item, Buffer) else None])
        except Exception as error:
            back.put(type(error).__name__)


def worker_dies(see: Any, device: Any, stream: Any) -> None:
    buffer = _filled(_shared_pool(device), stream)
    process = multiprocessing.get_context("spawn").Process(target=_die, args=(buffer,))
    process.start()
    process.join(30)
    see(lambda: process.exitcode)
    see(lambda: buffer.fill(1, stream=stream))
    see(stream.sync)
    see(lambda: buffer.memory_resource.allocate(8, stream=stream))
    see(lambda: _shared_pool(device).allocate(8, stream=stream))
    see(stream.sync)


def _die(buffer: Any) -> None:
    import os

    _content(buffer)
    os._exit(3)


def unmapped_order(see: Any, device: Any, stream: Any) -> None:
    resource = _shared_pool(device)
    buffer = _filled(resource, stream)
    see.worker(_close_resource_first, resource, buffer)
    see.worker(_close_buffer_first, resource, buffer)


def _close_resource_first(resource: Any, buffer: Any) -> Any:
    Device(0).set_current()
    resource.close()
    found = _content(buffer)
    buffer.close()
    return found


def _close_buffer_first(resource: Any, buffer: Any) -> Any:
    Device(0).set_current()
    buffer.close()
    resource.close()
    return [buffer.is_closed, resource.is_closed]
