"""Objects of one device given to those of another: they need two."""

from __future__ import annotations

import ctypes
from typing import Any

from cuda.core import (
    Buffer,
    Context,
    Device,
    DeviceMemoryResource,
    DeviceMemoryResourceOptions,
    EventOptions,
    GraphMemoryResource,
    LaunchConfig,
    LegacyPinnedMemoryResource,
    Linker,
    LinkerOptions,
    ManagedMemoryResource,
    ObjectCode,
    Program,
    ProgramOptions,
    Stream,
    VirtualMemoryResource,
    VirtualMemoryResourceOptions,
    launch,
    system,
)
from cuda.core.graph import GraphDefinition
from cuda.core.utils import StridedMemoryView, prefetch_batch

from tests.gpu import ptx

SIZE = 64


class _Side:
    """The objects of one device. The second device is current afterwards."""

    def __init__(self, number: int) -> None:
        self.device = Device(number)
        self.device.set_current()
        self.stream = self.device.create_stream()
        self.event = self.device.create_event()
        self.buffer = self.device.allocate(SIZE, stream=self.stream)
        self.buffer.fill(number + 1, stream=self.stream)
        self.stream.sync()

    def current(self) -> Any:
        self.device.set_current()
        return self


def _two(see: Any) -> Any:
    """The objects of two devices, the first one current; None on a machine with one device."""
    count = system.get_num_devices()
    see(lambda: count > 1)
    if count < 2:
        return None
    first, second = _Side(0), _Side(1)
    first.current()
    return first, second


def _content(side: Any, buffer: Any) -> Any:
    host = LegacyPinnedMemoryResource().allocate(buffer.size)
    buffer.copy_to(host, stream=side.stream)
    side.stream.sync()
    return ctypes.string_at(int(host.handle), 8)


def current_device(see: Any) -> None:
    both = _two(see)
    if not both:
        return
    first, second = both
    see(lambda: Device().device_id)
    see(lambda: second.device.context)
    see(second.device.create_event)
    see(second.device.create_stream)
    see(lambda: second.device.allocate(8, stream=second.stream).device_id)
    see(lambda: second.device.allocate(8, stream=first.stream).device_id)
    see(second.device.sync)
    see(lambda: Device().device_id)
    see(second.device.set_current)
    see(lambda: Device().device_id)
    see(lambda: first.device.context)
    see(lambda: (first.stream.device, second.stream.device))
    see(lambda: first.stream.context == second.stream.context)
    see(lambda: first.device == second.device)
    see(lambda: hash(first.device) == hash(second.device))
    see(lambda: first.device.uuid == second.device.uuid)
    for wrong in (2, 100):
        see(Device, wrong)


def contexts(see: Any) -> None:
    both = _two(see)
    if not both:
        return
    first, second = both
    context = see(lambda: first.device.context)
    see(lambda: first.device.set_current(context))
    see(lambda: second.device.set_current(context))
    see(lambda: Device().device_id)
    second.current()
    old = see(lambda: second.device.set_current(second.device.context))
    see(lambda: isinstance(old, Context))
    see(lambda: first.stream.sync())
    see(lambda: first.stream.record())
    see(lambda: first.stream.record().device)
    see(lambda: first.buffer.fill(1, stream=first.stream))
    see(lambda: Device().device_id)
    see(lambda: Stream.from_handle(int(first.stream.handle)).device)
    see(lambda: Stream.from_handle(int(first.stream.handle)).context == first.stream.context)
    see(lambda: first.device.resources.sm.sm_count == second.device.resources.sm.sm_count)


def events(see: Any) -> None:
    both = _two(see)
    if not both:
        return
    first, second = both
    see(lambda: first.stream.wait(second.event))
    see(lambda: first.stream.record(second.event))
    see(lambda: second.stream.record(first.event))
    see(lambda: first.stream.wait(second.stream.record()))
    see(lambda: second.stream.wait(first.stream))
    see(lambda: (first.event.device, second.event.device))
    see(lambda: first.event.context == second.event.context)
    timed = EventOptions(timing_enabled=True)
    start, end = first.stream.record(options=timed), second.stream.record(options=timed)
    first.stream.sync()
    second.stream.sync()
    see(lambda: type(end - start))
    see(second.event.sync)
    see(lambda: second.event.is_done)
    see(lambda: second.stream.record(options=timed).is_timing_enabled)
    see(first.stream.close)
    see(second.event.close)


def buffers(see: Any) -> None:
    both = _two(see)
    if not both:
        return
    first, second = both
    see(lambda: (first.buffer.device_id, second.buffer.device_id))
    see(lambda: second.buffer.copy_to(first.buffer, stream=first.stream))
    first.stream.sync()
    see(_content, first, first.buffer)
    see(lambda: first.buffer.copy_from(second.buffer, stream=second.stream))
    second.stream.sync()
    see(lambda: second.buffer.copy_to(stream=second.stream).device_id)
    see(lambda: second.buffer.copy_to(stream=first.stream).device_id)
    for stream in ("first", "second"):
        order = first.stream if stream == "first" else second.stream
        see(lambda order=order: second.buffer.fill(3, stream=order))
        see(order.sync)
    see(_content, second, second.buffer)
    see(lambda: second.buffer.close(first.stream))
    see(first.stream.sync)
    see(lambda: second.buffer.is_closed)
    foreign = see(lambda: second.device.allocate(8, stream=second.stream))
    see(foreign.close)
    see(lambda: Buffer.from_handle(int(first.buffer.handle), 8).device_id)
    second.current()
    see(lambda: Buffer.from_handle(int(first.buffer.handle), 8).device_id)
    see(lambda: Buffer.from_handle(int(first.buffer.handle), 8).is_device_accessible)


def dlpack(see: Any) -> None:
    both = _two(see)
    if not both:
        return
    first, second = both
    see(second.buffer.__dlpack_device__)
    view = see(lambda: StridedMemoryView.from_dlpack(second.buffer, stream_ptr=-1))
    see.members(view, "device_id", "is_device_accessible", "shape")
    see(lambda: StridedMemoryView.from_dlpack(second.buffer, stream_ptr=int(first.stream.handle)).device_id)
    see(lambda: StridedMemoryView.from_buffer(second.buffer, (SIZE,), itemsize=1).device_id)
    see(lambda: second.buffer.__dlpack__(dl_device=(2, 0)))
    see.kind(lambda: second.buffer.__dlpack__(dl_device=(2, 1)))
    see(lambda: second.buffer.__dlpack__(dl_device=(1, 0)))
    see(lambda: view.copy_from(StridedMemoryView.from_dlpack(first.buffer, stream_ptr=-1), second.stream))
    see(lambda: view.copy_to(StridedMemoryView.from_dlpack(first.buffer, stream_ptr=-1), first.stream))


def resources(see: Any) -> None:
    both = _two(see)
    if not both:
        return
    first, second = both
    for given in (second.device, 1, 0):
        made = see(DeviceMemoryResource, given)
        see(lambda made=made: made.device_id)
        see(lambda made=made: made.allocate(8, stream=first.stream).device_id)
        see(lambda made=made: made.allocate(8, stream=second.stream).device_id)
    see(lambda: first.device.memory_resource.device_id)
    see(lambda: second.device.memory_resource.device_id)
    pool = DeviceMemoryResource(second.device)
    see(setattr, first.device, "memory_resource", pool)
    see(lambda: first.device.memory_resource is pool)
    see(lambda: first.device.allocate(8, stream=first.stream).device_id)
    shared = DeviceMemoryResource(second.device, DeviceMemoryResourceOptions(ipc_enabled=True, max_size=1 << 21))
    see(lambda: DeviceMemoryResource.from_allocation_handle(first.device, shared.allocation_handle))
    see.worker(_opened, shared.allocate(SIZE, stream=second.stream))
    graph = see(GraphMemoryResource, second.device)
    see(lambda: graph.device_id)
    see(lambda: GraphMemoryResource(1) is GraphMemoryResource(second.device))
    see(lambda: GraphMemoryResource(1) is GraphMemoryResource(0))


def _opened(buffer: Any) -> Any:
    """In a process that has done nothing before."""
    device = Device(1)
    device.set_current()
    stream = device.create_stream()
    buffer.fill(1, stream=stream)
    stream.sync()
    return [buffer.device_id, buffer.size, buffer.is_mapped]


def peers(see: Any) -> None:
    both = _two(see)
    if not both:
        return
    first, second = both
    see(lambda: first.device.can_access_peer(second.device))
    see(lambda: first.device.can_access_peer(1))
    see(lambda: first.device.can_access_peer(0))
    for wrong in (None, "1", 100, -1, 1.5):
        see(first.device.can_access_peer, wrong)
    resource = DeviceMemoryResource(first.device)
    see(lambda: resource.peer_accessible_by)
    for given in ([], [1], [second.device], (0,), [0, 1], {second.device}, "1", 3, None, [100], [None], [-1]):
        see(setattr, resource, "peer_accessible_by", given)
        see(lambda: sorted(getattr(item, "device_id", item) for item in resource.peer_accessible_by))
    access = resource.peer_accessible_by
    see(access.add, 1)
    see(lambda: 1 in access)
    see(lambda: second.device in access)
    see(lambda: 0 in access)
    see(len, access)
    buffer = see(lambda: resource.allocate(SIZE, stream=first.stream))
    buffer.fill(5, stream=first.stream)
    first.stream.sync()
    second.current()
    see(_content, second, buffer)
    see(access.discard, 1)
    see(access.discard, 1)
    see(access.remove, 1)
    see(access.clear)
    see(lambda: access == set())
    see(access.update, [second.device])
    see(lambda: access | {5})
    see(lambda: access.pop())


def code(see: Any) -> None:
    both = _two(see)
    if not both:
        return
    first, second = both
    made = ObjectCode.from_ptx(ptx.KERNELS.encode() if isinstance(ptx.KERNELS, str) else ptx.KERNELS)
    kernel = made.get_kernel("increment")
    config = LaunchConfig(grid=1, block=1)
    see(launch, first.stream, config, kernel)
    see(launch, second.stream, config, kernel)
    see(launch, second.stream, config, kernel)
    see(second.stream.sync)
    see(first.stream.sync)
    second.current()
    see(launch, first.stream, config, kernel)
    see(launch, second.stream, config, kernel)
    see(first.stream.sync)
    see(second.stream.sync)
    for number in (0, 1, second.device):
        see(lambda number=number: kernel.attributes[number].num_regs > 0)
    see(lambda: kernel.attributes[100].num_regs)
    see(lambda: kernel.occupancy.max_active_blocks_per_multiprocessor(32, 0) > 0)
    see(lambda: first.device.arch == second.device.arch)
    first.current()
    see(lambda: Program("", "c++", ProgramOptions()).compile("ptx").code_type)
    see(lambda: Linker(made, options=LinkerOptions(arch=f"sm_{second.device.arch}")))


def graphs(see: Any) -> None:
    both = _two(see)
    if not both:
        return
    first, second = both
    builder = first.device.create_graph_builder().begin_building()
    see(lambda: second.stream.wait(builder.stream))
    see(lambda: second.stream.is_nonblocking)
    see(builder.end_building)
    graph = see(builder.complete)
    see(lambda: graph.launch(second.stream))
    see(lambda: graph.upload(second.stream))
    see(second.stream.sync)
    other = see(lambda: second.device.create_graph_builder())
    see(lambda: other.begin_building())
    see(lambda: other.end_building().complete().launch(second.stream))
    second.current()
    definition = GraphDefinition()
    node = see(definition.memset, first.buffer, 7, 8)
    node = see(definition.allocate, 8)
    see(lambda: node.device_id)
    see(lambda: node.deallocate(node.dptr))
    see(definition.memcpy, first.buffer, second.buffer, 8)
    made = see(definition.instantiate)
    see(lambda: made.launch(second.stream))
    see(second.stream.sync)
    see(lambda: type(node).__name__)
    first.current()
    see(lambda: made.launch(first.stream))
    see(first.stream.sync)


def managed(see: Any) -> None:
    both = _two(see)
    if not both:
        return
    first, second = both
    buffer = see(lambda: ManagedMemoryResource().allocate(1 << 16, stream=first.stream))
    first.stream.sync()
    for where in (second.device, first.device):
        see(setattr, buffer, "preferred_location", where)
        see(lambda: buffer.preferred_location)
        see(buffer.prefetch, where, stream=first.stream)
        see(buffer.prefetch, where, stream=second.stream)
        see(lambda where=where: buffer.accessed_by.add(where))
    see(lambda: sorted(item.device_id for item in buffer.accessed_by))
    see(setattr, buffer, "accessed_by", [second.device])
    see(lambda: sorted(item.device_id for item in buffer.accessed_by))
    see(prefetch_batch, [buffer], [second.device], stream=second.stream)
    see(first.stream.sync)
    see(second.stream.sync)
    see(lambda: ManagedMemoryResource({"preferred_location": 1}).preferred_location)
    see(lambda: ManagedMemoryResource({"preferred_location": 1}).allocate(8, stream=first.stream).device_id)


def virtual(see: Any) -> None:
    both = _two(see)
    if not both:
        return
    first, second = both
    for peers in ((), (1,), (0, 1), (second.device.device_id,)):
        resource = see(
            lambda peers=peers: VirtualMemoryResource(first.device, VirtualMemoryResourceOptions(peers=peers))
        )
        buffer = see(lambda resource=resource: resource.allocate(1 << 21, stream=first.stream))
        see(lambda buffer=buffer: buffer.device_id)
        see(lambda buffer=buffer: buffer.fill(2, stream=first.stream))
        see(first.stream.sync)
    see(lambda: VirtualMemoryResource(second.device).allocate(1 << 21, stream=second.stream).device_id)


def topology(see: Any) -> None:
    both = _two(see)
    if not both:
        return
    one, two = system.Device(index=0), system.Device(index=1)
    see(lambda: one == two)
    see(lambda: two.index)
    see(lambda: system.get_topology_common_ancestor(one, two))
    for index in ("read", "write", "nvlink", "atomics", "pci"):
        see(lambda index=index: system.get_p2p_status(one, two, index))
    see(lambda: len(list(one.get_topology_nearest_gpus("system"))))
    see(lambda: two.to_cuda_device())
    see(lambda: Device(1).to_system_device().index)
    see(lambda: [item.index for item in system.Device.get_all_devices()])
    see(lambda: len(list(system.Device.get_all_devices_with_cpu_affinity(0))))


def in_worker(see: Any) -> None:
    both = _two(see)
    if both:
        see.worker(_on_the_second)


def _on_the_second() -> Any:
    """In a process that has done nothing before."""
    device = Device(1)
    found = [device.device_id, device.name == Device(0).name]
    device.set_current()
    buffer = device.allocate(8, stream=device.default_stream)
    device.sync()
    return [*found, buffer.device_id, Device().device_id]
