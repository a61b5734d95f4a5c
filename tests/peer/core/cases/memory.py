"""Memory resources: pools of devices, of the host, managed, of graphs, old pinned memory."""

from __future__ import annotations

import uuid
import weakref
from typing import Any

from cuda.core import (
    Device,
    DeviceMemoryResource,
    DeviceMemoryResourceOptions,
    GraphMemoryResource,
    LegacyPinnedMemoryResource,
    PinnedMemoryResource,
    PinnedMemoryResourceOptions,
    Stream,
)

WRONG: Any = (None, "0", 1.5, object(), [], -1, 100)
MEMBERS = ("device_id", "is_device_accessible", "is_host_accessible", "is_managed")
OF_POOL = (*MEMBERS, "is_closed", "is_handle_owned", "is_ipc_enabled", "is_mapped", "uuid", "attributes")
ATTRIBUTES = (
    "reuse_follow_event_dependencies",
    "reuse_allow_opportunistic",
    "reuse_allow_internal_dependencies",
    "release_threshold",
    "reserved_mem_current",
    "reserved_mem_high",
    "used_mem_current",
    "used_mem_high",
)


def device_resource(see: Any, device: Any, stream: Any) -> None:
    resource = see(DeviceMemoryResource, device)
    see.members(resource, *OF_POOL)
    see(lambda: type(resource.handle))
    see(DeviceMemoryResource, 0)
    see(DeviceMemoryResource, device_id=0)
    see(DeviceMemoryResource)
    for wrong in WRONG:
        see(DeviceMemoryResource, wrong)
    for options in (
        None,
        DeviceMemoryResourceOptions(),
        DeviceMemoryResourceOptions(max_size=1 << 25),
        {"max_size": 1 << 25},
        {"wrong": 1},
        3,
        {},
    ):
        made = see(DeviceMemoryResource, device, options)
        see(lambda made=made: (made.is_handle_owned, made.is_ipc_enabled))
    for size in (-1, 1.5, "1", None):
        see(lambda size=size: DeviceMemoryResource(device, DeviceMemoryResourceOptions(max_size=size)))
    see(lambda: DeviceMemoryResource(device, DeviceMemoryResourceOptions(ipc_enabled=1)))
    see(repr, DeviceMemoryResourceOptions())
    see.members(DeviceMemoryResourceOptions(), "ipc_enabled", "max_size")
    see(lambda: DeviceMemoryResource(device) == DeviceMemoryResource(device))
    see(lambda: DeviceMemoryResource(0) is DeviceMemoryResource(0))


def pool_attributes(see: Any, device: Any, stream: Any) -> None:
    resource = DeviceMemoryResource(device, DeviceMemoryResourceOptions(max_size=1 << 26))
    attributes = resource.attributes
    see.members(attributes, *ATTRIBUTES)
    see(lambda: resource.attributes is attributes)
    buffer = resource.allocate(1 << 20, stream=stream)
    see.members(attributes, *ATTRIBUTES)
    for name in ATTRIBUTES:
        see(lambda name=name: setattr(attributes, name, 0))
    see(repr, attributes)
    buffer.close(stream)
    stream.sync()
    see(lambda: attributes.used_mem_current)
    see(lambda: attributes.used_mem_high)
    see(lambda: resource.allocate(1 << 40, stream=stream))
    reference = see(weakref.ref, resource)
    del resource, buffer
    see.gone(reference)
    see(lambda: attributes.used_mem_current)


def of_default_pool(see: Any, device: Any, stream: Any) -> None:
    resource = device.memory_resource
    see.members(resource, *OF_POOL)
    see(lambda: resource.allocation_handle)
    see(lambda: resource.attributes.release_threshold)
    see(resource.close)
    see(lambda: resource.is_closed)
    see(lambda: device.allocate(8, stream=stream))


def allocate(see: Any, device: Any, stream: Any) -> None:
    resource = DeviceMemoryResource(device)
    for size in (0, 1, -1, 1.5, "8", None, True, 1 << 62):
        see(resource.allocate, size, stream=stream)
    see(resource.allocate, 8)
    see(resource.allocate, 8, stream)
    see(resource.allocate, 8, stream=None)
    for wrong in (0, "stream", object(), device, Stream):
        see(resource.allocate, 8, stream=wrong)
    buffer = resource.allocate(8, stream=stream)
    see(lambda: buffer.memory_resource is resource)
    see(lambda: resource.deallocate(0, 0, stream=stream))
    see(lambda: resource.deallocate(None, 8, stream=stream))
    see(lambda: resource.deallocate("pointer", 8, stream=stream))
    see(lambda: resource.deallocate(buffer.handle, 8))


def allocate_by_pointer(see: Any, device: Any, stream: Any) -> None:
    resource = DeviceMemoryResource(device)
    from cuda.bindings import driver

    status, pointer = driver.cuMemAllocFromPoolAsync(8, resource.handle, stream.handle)
    see(status)
    see(resource.deallocate, pointer, 8, stream=stream)
    status, pointer = driver.cuMemAllocFromPoolAsync(8, resource.handle, stream.handle)
    see(resource.deallocate, int(pointer), 8, stream=stream)
    see(stream.sync)


def closed(see: Any, device: Any, stream: Any) -> None:
    for resource in (
        DeviceMemoryResource(device, DeviceMemoryResourceOptions(max_size=1 << 26)),
        PinnedMemoryResource(PinnedMemoryResourceOptions(max_size=1 << 26)),
    ):
        buffer = resource.allocate(64, stream=stream)
        see(resource.close)
        see(resource.close)
        see.members(resource, *OF_POOL)
        see(lambda resource=resource: resource.handle)
        see(resource.allocate, 8, stream=stream)
        see(buffer.fill, 0, stream=stream)
        see(buffer.close)
        see(lambda resource=resource: resource.attributes.used_mem_current)
        see(repr, resource)


def peers(see: Any, device: Any) -> None:
    resource = DeviceMemoryResource(device)
    proxy = resource.peer_accessible_by
    see(proxy)
    see(len, proxy)
    see(list, proxy)
    see(repr, proxy)
    see(lambda: proxy == set())
    see(lambda: 0 in proxy)
    see(lambda: device in proxy)
    see(lambda: "0" in proxy)
    see(proxy.add, 0)
    see(proxy.add, device)
    see(len, proxy)
    for wrong in (100, -1, "0", None, 1.5):
        see(proxy.add, wrong)
        see(proxy.discard, wrong)
        see(proxy.remove, wrong)
        see(lambda wrong=wrong: wrong in proxy)
    see(proxy.clear)
    see(proxy.update, [0])
    see(proxy.update, [], [])
    see(proxy.difference_update, [0])
    see(proxy.intersection_update, [0])
    see(proxy.symmetric_difference_update, [0])
    see(proxy.pop)
    see(lambda: proxy | {device})
    see(lambda: proxy & {device})
    see(lambda: proxy - {device})
    see(lambda: proxy ^ {device})
    see(lambda: proxy.isdisjoint([device]))
    see(lambda: proxy <= {device})
    see(lambda: resource.peer_accessible_by is proxy)
    for value in ([], [0], [device], (), 0, None, [100], ["0"]):
        see(setattr, resource, "peer_accessible_by", value)
    see(hash, proxy)
    see(lambda: proxy.copy())


def pinned(see: Any, device: Any, stream: Any) -> None:
    resource = see(PinnedMemoryResource)
    see.members(resource, *OF_POOL, "numa_id")
    see(resource.allocate, 8, stream=stream)
    see(resource.allocate, 8)
    see(resource.allocate, 8, stream=None)
    see(resource.allocate, 0, stream=stream)
    for options in (
        None,
        PinnedMemoryResourceOptions(),
        PinnedMemoryResourceOptions(max_size=1 << 25),
        PinnedMemoryResourceOptions(numa_id=0),
        {"numa_id": 0},
        {"wrong": 1},
        3,
    ):
        made = see(PinnedMemoryResource, options)
        see(lambda made=made: (made.numa_id, made.is_handle_owned, made.is_ipc_enabled))
    for wrong in (-2, 1000, "0", 1.5):
        see(lambda wrong=wrong: PinnedMemoryResource(PinnedMemoryResourceOptions(numa_id=wrong)))
    see(repr, PinnedMemoryResourceOptions())
    see.members(PinnedMemoryResourceOptions(), "ipc_enabled", "max_size", "numa_id")
    see(lambda: PinnedMemoryResource().allocation_handle)
    see.members(PinnedMemoryResource(PinnedMemoryResourceOptions(max_size=1 << 25)).attributes, *ATTRIBUTES)


def legacy(see: Any, device: Any, stream: Any) -> None:
    resource = see(LegacyPinnedMemoryResource)
    see.members(resource, *MEMBERS)
    buffer = see(resource.allocate, 64)
    see(lambda: buffer.size)
    see.members(buffer, *MEMBERS)
    see(resource.allocate, 64, stream=stream)
    see(resource.allocate, 64, stream)
    see(resource.allocate, 0)
    for size in (-1, 1.5, "8", None, 1 << 62):
        see(resource.allocate, size)
    for wrong in (0, "stream", object()):
        see(resource.allocate, 8, stream=wrong)
    see(buffer.close)
    see(buffer.close)
    see(resource.allocate(8).close, stream)
    see(lambda: memoryview(resource.allocate(8)).nbytes)
    see(lambda: LegacyPinnedMemoryResource() == resource)


def graph(see: Any, device: Any, stream: Any) -> None:
    resource = see(GraphMemoryResource, device)
    see(lambda: GraphMemoryResource(0) is resource)
    see(lambda: GraphMemoryResource(device) is GraphMemoryResource(0))
    see.members(resource, *MEMBERS, "attributes")
    names = ("reserved_mem_current", "reserved_mem_high", "used_mem_current", "used_mem_high")
    see.members(resource.attributes, *names)
    for name in names:
        for value in (0, 5, -1, None, "0"):
            see(lambda name=name, value=value: setattr(resource.attributes, name, value))
    see(repr, resource.attributes)
    see(resource.trim)
    see(resource.close)
    see(resource.allocate, 8, stream=stream)
    see(resource.allocate, 8, stream=None)
    for wrong in WRONG:
        see(GraphMemoryResource, wrong)
    builder = device.create_graph_builder().begin_building()
    buffer = see(resource.allocate, 64, stream=builder)
    see(lambda: buffer.size)
    see(lambda: buffer.memory_resource is resource)
    see(lambda: buffer.fill(1, stream=builder))
    see(lambda: buffer.close(builder))
    made = see(lambda: builder.end_building().complete())
    see(lambda: made.launch(stream))
    see(stream.sync)
    see(lambda: resource.attributes.used_mem_current)
    see(resource.trim)


def graph_default_resource(see: Any, device: Any, stream: Any) -> None:
    device.memory_resource = GraphMemoryResource(device)
    see(device.allocate, 8, stream=stream)
    builder = device.create_graph_builder().begin_building()
    see(lambda: device.allocate(8, stream=builder))
    see(lambda: builder.end_building())


def registry(see: Any, device: Any) -> None:
    for kind in (DeviceMemoryResource, PinnedMemoryResource):
        see(kind.from_registry, uuid.UUID(int=1))
        see(kind.from_registry, None)
        see(kind.from_registry, "uuid")
    see(DeviceMemoryResource(device).register, uuid.UUID(int=1))
    see(DeviceMemoryResource(device).register, None)
    see(DeviceMemoryResource.from_allocation_handle, device, 1000)
    see(DeviceMemoryResource.from_allocation_handle, device, None)
    see(DeviceMemoryResource.from_allocation_handle, device, "handle")
    see(DeviceMemoryResource.from_allocation_handle, 100, 3)
    see(PinnedMemoryResource.from_allocation_handle, None)


def giving_back(see: Any, device: Any, stream: Any) -> None:
    """By the resource itself, as Buffers do."""
    from cuda.bindings import driver
    from cuda.core import ManagedMemoryResource, VirtualMemoryResource

    legacy = LegacyPinnedMemoryResource()
    status, address = driver.cuMemAllocHost(64)
    see(legacy.deallocate, address, 64, stream=stream)
    for resource in (PinnedMemoryResource(), ManagedMemoryResource()):
        status, pointer = driver.cuMemAllocFromPoolAsync(64, resource.handle, stream.handle)
        see(status)
        see(lambda resource=resource, pointer=pointer: resource.deallocate(pointer, 64, stream=stream))
    see(lambda: ManagedMemoryResource().attributes)
    see(lambda: type(ManagedMemoryResource().handle).__name__)
    see(lambda: GraphMemoryResource(device).deallocate("pointer", 8, stream=stream))
    see(lambda: VirtualMemoryResource(device).deallocate("pointer", 8))
    see(PinnedMemoryResource.from_registry, uuid.UUID(int=2))
    see(PinnedMemoryResource().register, uuid.UUID(int=2))


def while_capturing(see: Any, device: Any) -> None:
    builder = device.create_graph_builder().begin_building("global")
    see(lambda: type(PinnedMemoryResource()))
    see(lambda: type(DeviceMemoryResource(device)))
    see(lambda: type(builder.end_building()))


def without_context(see: Any) -> None:
    see(DeviceMemoryResource, 0)
    see(lambda: DeviceMemoryResource(0, DeviceMemoryResourceOptions(max_size=1 << 25)))
    see(PinnedMemoryResource)
    see(LegacyPinnedMemoryResource)
    see(GraphMemoryResource, 0)
    see(lambda: LegacyPinnedMemoryResource().allocate(8))
    see(lambda: DeviceMemoryResource(0).attributes.used_mem_current)


def in_workers(see: Any) -> None:
    see.worker(_device_pool)
    see.worker(_pinned_pool)
    see.worker(_legacy)


def _device_pool() -> Any:
    return DeviceMemoryResource(0, DeviceMemoryResourceOptions(max_size=1 << 25)).is_handle_owned


def _pinned_pool() -> Any:
    return PinnedMemoryResource().numa_id


def _legacy() -> Any:
    Device(0).set_current()
    return LegacyPinnedMemoryResource().allocate(8).size
