"""Managed memory, ``Host``, copies and prefetches of many buffers, virtual memory."""

from __future__ import annotations

from typing import Any

from cuda.core import (
    Buffer,
    Device,
    Host,
    LegacyPinnedMemoryResource,
    ManagedBuffer,
    ManagedMemoryResource,
    ManagedMemoryResourceOptions,
    VirtualMemoryResource,
    VirtualMemoryResourceOptions,
)
from cuda.core.utils import CopyOptions, copy_batch, discard_batch, discard_prefetch_batch, prefetch_batch

WRONG: Any = (None, 0, "text", 1.5, object(), [])


def hosts(see: Any) -> None:
    see(Host)
    see(repr, Host())
    see(repr, Host(0))
    see(repr, Host.numa_current())
    see.members(Host(), "numa_id", "is_numa_current")
    see.members(Host(1), "numa_id", "is_numa_current")
    see.members(Host.numa_current(), "numa_id", "is_numa_current")
    see(lambda: Host() is Host())
    see(lambda: Host(1) is Host(1))
    see(lambda: Host(1) == Host(2))
    see(lambda: Host() == Host.numa_current())
    see(lambda: hash(Host(1)) == hash(Host(1)))
    see(Host, is_numa_current=True)
    see(Host, 1, is_numa_current=True)
    for wrong in (-1, "0", 1.5, True, object(), 1 << 40):
        see(Host, wrong)
    see(Host, None)
    see(Host, numa_id=0)


def resources(see: Any, device: Any, stream: Any) -> None:
    resource = see(ManagedMemoryResource)
    see.members(resource, "device_id", "preferred_location", "is_device_accessible", "is_host_accessible", "is_managed")
    see.members(resource, "is_closed", "is_ipc_enabled", "uuid", "is_handle_owned", "is_mapped")
    for given in (
        {},
        {"preferred_location": 0},
        {"preferred_location": 0, "preferred_location_type": "device"},
        {"preferred_location_type": "host"},
        {"preferred_location": 0, "preferred_location_type": "host"},
        {"preferred_location": 0, "preferred_location_type": "host_numa"},
        {"preferred_location_type": "host_numa"},
        {"preferred_location": -1},
        {"preferred_location": 100},
        {"preferred_location_type": "device"},
        {"preferred_location_type": "wrong"},
        {"preferred_location": "0"},
    ):
        made = see(lambda given=given: ManagedMemoryResource(ManagedMemoryResourceOptions(**given)))
        see(lambda made=made: (made.preferred_location, made.device_id))
    for options in (
        None,
        {"preferred_location": 0},
        {"wrong": 0},
        3,
    ):
        made = see(ManagedMemoryResource, options)
        see(lambda made=made: (made.preferred_location, made.device_id))
    see(repr, ManagedMemoryResourceOptions())
    see.members(ManagedMemoryResourceOptions(), "preferred_location", "preferred_location_type")
    for size in (0, -1, 1.5, None):
        see(resource.allocate, size, stream=stream)
    see(resource.allocate, 8)
    see(resource.allocate, 8, stream=None)
    see(lambda: resource.allocate(8, stream=stream).memory_resource is resource)
    see(lambda: resource.allocate(8, stream=device.create_graph_builder().begin_building()))
    see(resource.close)
    see(resource.allocate, 8, stream=stream)


def buffers(see: Any, device: Any, stream: Any) -> None:
    buffer = see(lambda: ManagedMemoryResource().allocate(1 << 16, stream=stream))
    see.members(buffer, "is_managed", "is_host_accessible", "is_device_accessible", "device_id", "size")
    see.members(buffer, "read_mostly", "preferred_location", "accessed_by")
    stream.sync()
    see(lambda: memoryview(buffer).nbytes)
    for value in (True, False, 1, None, "yes"):
        see(setattr, buffer, "read_mostly", value)
        see(lambda: buffer.read_mostly)
    for where in (device, Host(), Host(0), Host.numa_current(), None, 0, -1, "host", object()):
        see(setattr, buffer, "preferred_location", where)
        see(lambda: buffer.preferred_location)
        see(buffer.prefetch, where, stream=stream)
        see(buffer.discard_prefetch, where, stream=stream)
        see(lambda where=where: buffer.accessed_by.add(where))
        see(lambda: len(buffer.accessed_by))
        see(lambda where=where: buffer.accessed_by.discard(where))
        see(setattr, buffer, "accessed_by", [where])
    see(setattr, buffer, "accessed_by", [])
    see(setattr, buffer, "accessed_by", 3)
    see(lambda: buffer.accessed_by)
    see(lambda: device in buffer.accessed_by)
    see(lambda: buffer.accessed_by == set())
    see(lambda: list(buffer.accessed_by))
    see(repr, buffer.accessed_by)
    see(lambda: buffer.accessed_by | {device})
    see(lambda: buffer.accessed_by.remove(device))
    see(lambda: buffer.accessed_by.isdisjoint([device]))
    see(lambda: buffer.accessed_by.pop())
    see(len, buffer.accessed_by)
    see(lambda: buffer.accessed_by.clear())
    see(buffer.discard, stream=stream)
    see(buffer.discard)
    see(buffer.prefetch, device)
    see(buffer.prefetch, device, stream=None)
    see(stream.sync)
    see(buffer.close)
    see(lambda: buffer.read_mostly)
    see(lambda: buffer.preferred_location)
    see(lambda: len(buffer.accessed_by))
    see(buffer.prefetch, device, stream=stream)
    see(setattr, buffer, "read_mostly", True)


def of_handle(see: Any, device: Any, stream: Any) -> None:
    buffer = ManagedMemoryResource().allocate(1 << 16, stream=stream)
    borrowed = see(ManagedBuffer.from_handle, buffer.handle, 1 << 16)
    see(lambda: borrowed.is_managed)
    see(lambda: borrowed.read_mostly)
    see(ManagedBuffer.from_handle, buffer.handle, 1 << 16, owner=buffer)
    pinned = LegacyPinnedMemoryResource().allocate(64)
    wrong = see(ManagedBuffer.from_handle, pinned.handle, 64)
    see(lambda: wrong.read_mostly)
    see(lambda: wrong.prefetch(device, stream=stream))
    see(ManagedBuffer)
    see(lambda: type(Buffer.from_handle(buffer.handle, 8)))


def batches(see: Any, device: Any, stream: Any) -> None:
    buffers = [ManagedMemoryResource().allocate(1 << 16, stream=stream) for _ in range(2)]
    stream.sync()
    for where in (device, Host(), [device, Host()], [device], [], None, 0, "host"):
        see(prefetch_batch, stream, buffers, where)
        see(discard_prefetch_batch, stream, buffers, where)
    for given in (buffers, tuple(buffers), [], buffers[0], None, 3, [1], [device.allocate(64, stream=stream)]):
        see(prefetch_batch, stream, given, device)
        see(discard_batch, stream, given)
        see(discard_prefetch_batch, stream, given, device)
    for wrong in WRONG:
        see(discard_batch, wrong, buffers)
        see(prefetch_batch, wrong, buffers, device)
    see(prefetch_batch, buffers, device, stream=stream)
    see(discard_batch, buffers, stream)
    buffers[0].close()
    see(prefetch_batch, stream, buffers, device)
    see(discard_batch, stream, buffers)


def copies(see: Any, device: Any, stream: Any) -> None:
    sources = [device.allocate(64, stream=stream) for _ in range(2)]
    targets = [device.allocate(64, stream=stream) for _ in range(2)]
    see(copy_batch, stream, sources, targets)
    see(copy_batch, stream, tuple(sources), tuple(targets))
    see(copy_batch, stream, srcs=sources, dsts=targets)
    see(copy_batch, stream, [], [])
    see(copy_batch, stream, sources, targets[:1])
    see(copy_batch, stream, sources, [device.allocate(32, stream=stream)] * 2)
    see(copy_batch, stream, sources, [device.allocate(128, stream=stream) for _ in range(2)])
    for options in (
        CopyOptions(),
        [CopyOptions(), CopyOptions()],
        [CopyOptions()],
        CopyOptions(src_access_order="any"),
        CopyOptions(src_location_hint=device, dst_location_hint=Host()),
        {"overlap_mode": "default"},
        [None, None],
        3,
        "any",
    ):
        see(copy_batch, stream, sources, targets, options=options)
    for wrong in WRONG:
        see(copy_batch, wrong, sources, targets)
        see(copy_batch, stream, wrong, targets)
        see(copy_batch, stream, sources, wrong)
    see(copy_batch, stream, [1], [2])
    see(copy_batch, device.default_stream, sources, targets)
    see(copy_batch, device.create_graph_builder().begin_building(), sources, targets)
    sources[0].close()
    see(copy_batch, stream, sources, targets)


def virtual(see: Any, device: Any, stream: Any) -> None:
    resource = see(VirtualMemoryResource, device)
    see.members(resource, "device_id", "is_device_accessible", "is_host_accessible", "is_managed")
    buffer = see(resource.allocate, 1 << 20)
    see(lambda: buffer.size)
    see(lambda: buffer.is_device_accessible)
    see(lambda: buffer.fill(1, stream=stream))
    see(resource.allocate, 1 << 20, stream=stream)
    for size in (0, -1, 1.5, None, "8", 1):
        made = see(resource.allocate, size)
        see(lambda made=made: made.size)
    grown = see(resource.modify_allocation, buffer, 5 << 20)
    see(lambda: grown is buffer)
    see(lambda: grown.size)
    see(lambda: buffer.size)
    see(resource.modify_allocation, buffer, 1)
    see(resource.modify_allocation, buffer, 0)
    for wrong in WRONG:
        see(VirtualMemoryResource, wrong)
        see(VirtualMemoryResource, device, wrong)
    see(lambda: stream.sync())
    see(buffer.close)
    see(resource.modify_allocation, buffer, 8 << 20)


def virtual_wrong(see: Any, device: Any) -> None:
    resource = VirtualMemoryResource(device)
    buffer = resource.allocate(1 << 20)
    see(resource.modify_allocation, buffer, None)
    see(resource.modify_allocation, buffer, "8")
    for wrong in WRONG:
        see(resource.modify_allocation, wrong, 1 << 21)


def virtual_options(see: Any, device: Any) -> None:
    see(repr, VirtualMemoryResourceOptions())
    for given in (
        {"allocation_type": "pinned"},
        {"allocation_type": "managed"},
        {"allocation_type": "wrong"},
        {"location_type": "device"},
        {"location_type": "host"},
        {"location_type": "host_numa"},
        {"location_type": "host_numa_current"},
        {"location_type": "wrong"},
        {"handle_type": "posix_fd"},
        {"handle_type": None},
        {"handle_type": "win32"},
        {"handle_type": "fabric"},
        {"handle_type": "wrong"},
        {"granularity": "minimum"},
        {"granularity": "recommended"},
        {"granularity": "wrong"},
        {"gpu_direct_rdma": True},
        {"gpu_direct_rdma": None},
        {"addr_hint": None},
        {"addr_hint": 1 << 40},
        {"addr_align": 1 << 21},
        {"addr_align": 3},
        {"peers": [0]},
        {"peers": [100]},
        {"peers": 0},
        {"self_access": "rw"},
        {"self_access": "r"},
        {"self_access": None},
        {"self_access": "wrong"},
        {"peer_access": "r"},
        {"wrong": 1},
    ):
        made = see(lambda given=given: VirtualMemoryResource(device, VirtualMemoryResourceOptions(**given)))
        see(lambda made=made: made.is_host_accessible)
        see(lambda made=made: made.allocate(1 << 20).size)
        see(lambda given=given: VirtualMemoryResource(device, given))


def without_context(see: Any) -> None:
    see(ManagedMemoryResource)
    see(VirtualMemoryResource, 0)
    see(lambda: VirtualMemoryResource(0).allocate(1 << 20))
    see(Host.numa_current)
    see.worker(_managed)


def _managed() -> Any:
    device = Device(0)
    device.set_current()
    return ManagedMemoryResource().allocate(8, stream=device.create_stream()).size
