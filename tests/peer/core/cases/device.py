"""``Device`` and ``DeviceProperties``."""

from __future__ import annotations

import threading
from typing import Any

from cuda.core import Device, DeviceMemoryResource, LegacyPinnedMemoryResource, Stream, StreamOptions

WRONG: Any = (None, "0", 1.5, object(), [], True)
RUNS_ON_MEMORY = ("integrated", "clock_rate", "memory_clock_rate")


def found(see: Any) -> None:
    see(Device.get_all_devices)
    see(lambda: len(Device.get_all_devices()))
    see(lambda: Device.get_all_devices() is Device.get_all_devices())
    see(lambda: Device.get_all_devices()[0] is Device(0))


def numbers(see: Any) -> None:
    for number in (0, -1, 1000, 1 << 40, "0", "cuda", 0.0, 1.5, True, False, [], (), b"0", object()):
        see(Device, number)
    see(Device)
    see(Device, None)
    see(Device, device_id=0)
    see(Device, 0, 0)
    see(Device, number=0)


def before_it_is_current(see: Any) -> None:
    device = Device(0)
    see.members(device, "device_id", "pci_bus_id", "uuid", "name", "compute_capability", "arch", "properties")
    see.members(device, "context", "memory_resource", "default_stream", "resources")
    see(repr, device)
    see(device.create_stream)
    see(device.create_event)
    see(device.allocate, 1)
    see(device.sync)
    see(device.create_graph_builder)
    see(device.create_context, None)
    see(device.can_access_peer, 0)
    see(int, device)
    see(lambda: device.memory_resource.allocate(8, stream=device.default_stream))
    see(setattr, device, "memory_resource", 3)


def in_a_worker(see: Any) -> None:
    see.worker(_name)
    see.worker(_context_of, Device(0))
    see.worker(_stream_without)
    device = Device(0)
    device.set_current()
    see.worker(_context_of, device)


def _name() -> Any:
    return [Device().device_id, Device().name == Device(0).name]


def _context_of(device: Any) -> Any:
    device.set_current()
    return [device.device_id, type(device.context), device.create_stream()]


def _stream_without() -> Any:
    return Device(0).create_stream()


def members(see: Any, device: Any) -> None:
    see.members(device, "device_id", "pci_bus_id", "uuid", "name", "compute_capability", "arch", "properties")
    see.members(device, "context", "memory_resource", "default_stream", "resources")
    see(lambda: len(device.uuid))
    see(lambda: len(device.pci_bus_id))
    see(lambda: device.arch == "{}{}".format(*device.compute_capability))
    see(lambda: device.compute_capability.major * 10 + device.compute_capability.minor == int(device.arch))
    see(lambda: device.properties is device.properties)
    see(lambda: device.memory_resource is device.memory_resource)
    see(lambda: device.default_stream is device.default_stream)
    see(lambda: device.context is device.context)
    see(lambda: device.context == device.context)
    see(device.sync)
    see(int, device)
    see(device.can_access_peer, 0)
    see(device.can_access_peer, device)
    for wrong in (5, -1, "0", None, 1.5):
        see(device.can_access_peer, wrong)


def properties(see: Any, device: Any) -> None:
    names = [name for name in dir(type(device.properties)) if not name.startswith("_")]
    see(len(names))
    for name in names:
        see(lambda name=name: getattr(device.properties, name))
    see(lambda: device.properties.no_such_property)
    see(setattr, device.properties, "warp_size", 3)


def making_current(see: Any) -> None:
    device = Device(0)
    see(device.set_current)
    see(device.set_current)
    see(lambda: device.context.handle)
    see(device.set_current, device.context)
    for wrong in (0, "context", object(), device):
        see(device.set_current, wrong)
    previous = see(device.set_current, device.context)
    see(lambda: previous == device.context)
    see(device.sync)


def in_a_thread(see: Any, device: Any) -> None:
    outcomes: list[Any] = []

    def look() -> None:
        other = Device()
        outcomes.append(other is device)
        outcomes.append(other == device)
        for step in ("context", "set_current", "create_stream"):
            try:
                found = getattr(other, step)
                outcomes.append(type(found() if callable(found) else found).__name__)
            except Exception as error:
                outcomes.append(error)

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    see(outcomes)


def memory_resource(see: Any, device: Any, stream: Any) -> None:
    first = device.memory_resource
    other = DeviceMemoryResource(device)
    see(setattr, device, "memory_resource", other)
    see(lambda: device.memory_resource is other)
    see(lambda: Device(0).memory_resource is other)
    see(lambda: device.allocate(8, stream=stream).memory_resource is other)
    pinned = LegacyPinnedMemoryResource()
    see(setattr, device, "memory_resource", pinned)
    see(lambda: device.allocate(8, stream=stream).is_host_accessible)
    for wrong in WRONG:
        see(setattr, device, "memory_resource", wrong)
    see(setattr, device, "memory_resource", first)


def allocate(see: Any, device: Any, stream: Any) -> None:
    for size in (0, 1, 1024, -1, 1.5, "8", None, 1 << 62, True):
        see(device.allocate, size, stream=stream)
    see(device.allocate, 8)
    see(device.allocate, 8, stream)
    for wrong in (None, 0, "stream", object(), device):
        see(device.allocate, 8, stream=wrong)
    see(device.allocate, size=8, stream=stream)
    see(device.allocate, 8, stream=device.default_stream)
    see(lambda: device.allocate(1 << 50, stream=stream))
    see(lambda: device.allocate(8, stream=stream).size)


def create_stream(see: Any, device: Any) -> None:
    low_high = StreamOptions(priority=0)
    for options in (None, StreamOptions(), low_high, {"priority": -1}, {"nonblocking": False}, {"wrong": 1}, 3, "fast"):
        made = see(device.create_stream, options=options)
        if made is not None:
            see.members(made, "is_nonblocking", "priority", "is_closed")
    for priority in (1, -100, 100, 1.5, "0", True):
        see(lambda priority=priority: device.create_stream(options=StreamOptions(priority=priority)))
    for flag in (0, 1, None, "no", "yes"):
        made = see(device.create_stream, options=StreamOptions(nonblocking=flag))
        see(lambda made=made: made.is_nonblocking)
    for wrong in (3, "stream", object(), device):
        see(device.create_stream, wrong)
    see(device.create_stream, StreamOptions())
    see(device.create_stream, None, StreamOptions())


class _Foreign:
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def __cuda_stream__(self) -> Any:
        return self.answer


class _ForeignAttribute:
    def __init__(self, stream: Any) -> None:
        self.__cuda_stream__ = (0, int(stream.handle))


def foreign_stream(see: Any, device: Any, stream: Any) -> None:
    handle = int(stream.handle)
    made = see(device.create_stream, _Foreign((0, handle)))
    see(lambda: made == stream)
    see(lambda: made is stream)
    see(lambda: int(made.handle) == handle)
    see(lambda: made.is_nonblocking)
    see(made.sync)
    see(made.close)
    see(stream.sync)
    for answer in ((1, handle), (0,), (0, handle, 0), handle, None, (0, None), ("0", handle), [0, handle]):
        see(device.create_stream, _Foreign(answer))
    see(device.create_stream, _ForeignAttribute(stream))
    see(device.create_stream, stream)
    see(device.create_stream, _Foreign((0, handle)), StreamOptions())
    see(lambda: device.create_stream(obj=_Foreign((0, handle))))


def stream_is_kept(see: Any, device: Any) -> None:
    import weakref

    stream = device.create_stream()
    foreign = _Foreign((0, int(stream.handle)))
    reference = see(weakref.ref, foreign)
    made = device.create_stream(foreign)
    del foreign
    see.gone(reference)
    del made
    see.gone(reference)


def by_hand(see: Any) -> None:
    see(Stream)
    see(Stream, 1)
    see(type(Device(0).properties))


def system(see: Any, device: Any) -> None:
    other = see(device.to_system_device)
    see(lambda: other.uuid == device.uuid)
    see(lambda: other.name == device.name)
    see(lambda: other.to_cuda_device() == device)


def arrays(see: Any, device: Any) -> None:
    for wrong in WRONG:
        see(device.create_opaque_array, wrong)
        see(device.create_mipmapped_array, wrong)
        see(lambda wrong=wrong: device.create_texture_object(resource=wrong))
        see(lambda wrong=wrong: device.create_surface_object(resource=wrong))
    see(device.create_opaque_array)
    see(device.create_texture_object)
