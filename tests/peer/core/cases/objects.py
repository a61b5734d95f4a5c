"""Operations of every object: repr, comparison, copies, pickles, weak references; and members that cannot be set."""

from __future__ import annotations

from typing import Any

from cuda.core import (
    Device,
    DeviceMemoryResource,
    EventOptions,
    GraphMemoryResource,
    Host,
    LaunchConfig,
    LegacyPinnedMemoryResource,
    Linker,
    ManagedMemoryResource,
    PinnedMemoryResource,
    Program,
    ProgramOptions,
    StreamOptions,
    VirtualMemoryResource,
)
from cuda.core.graph import GraphDefinition
from cuda.core.utils import StridedMemoryView


def of_device(see: Any, device: Any) -> None:
    see.plain(device)


def of_device_properties(see: Any, device: Any) -> None:
    see.plain(device.properties)


def of_context(see: Any, device: Any) -> None:
    see.plain(device.context)


def of_stream(see: Any, stream: Any) -> None:
    see.plain(stream)


def of_default_stream(see: Any, device: Any) -> None:
    see.plain(device.default_stream)


def of_event(see: Any, device: Any) -> None:
    see.plain(device.create_event())


def of_buffer(see: Any, buffer: Any) -> None:
    see.plain(buffer)


def of_device_memory_resource(see: Any, device: Any) -> None:
    see.plain(DeviceMemoryResource(device))


def of_default_memory_resource(see: Any, device: Any) -> None:
    see.plain(device.memory_resource)


def of_pool_attributes(see: Any, device: Any) -> None:
    see.plain(device.memory_resource.attributes)


def of_peer_access(see: Any, device: Any) -> None:
    see.plain(DeviceMemoryResource(device).peer_accessible_by)


def of_pinned_memory_resource(see: Any, device: Any) -> None:
    see.plain(PinnedMemoryResource())


def of_managed_memory_resource(see: Any, device: Any) -> None:
    see.plain(ManagedMemoryResource())


def of_legacy_pinned_memory_resource(see: Any, device: Any) -> None:
    see.plain(LegacyPinnedMemoryResource())


def of_graph_memory_resource(see: Any, device: Any) -> None:
    see.plain(GraphMemoryResource(device))


def of_virtual_memory_resource(see: Any, device: Any) -> None:
    see.plain(VirtualMemoryResource(device))


def of_managed_buffer(see: Any, device: Any, stream: Any) -> None:
    see.plain(ManagedMemoryResource().allocate(64, stream=stream))


def of_host(see: Any) -> None:
    see.plain(Host())


def of_object_code(see: Any, code: Any) -> None:
    see.plain(code)


def of_kernel(see: Any, kernel: Any) -> None:
    see.plain(kernel)


def of_kernel_attributes(see: Any, kernel: Any) -> None:
    see.plain(kernel.attributes)


def of_kernel_occupancy(see: Any, kernel: Any) -> None:
    see.plain(kernel.occupancy)


def of_launch_config(see: Any, device: Any) -> None:
    see.plain(LaunchConfig(grid=1, block=1))


def of_program(see: Any, device: Any) -> None:
    see.plain(Program("", "c++"))


def of_linker(see: Any, code: Any) -> None:
    see.plain(Linker(code))


def of_options(see: Any) -> None:
    see.plain(EventOptions())
    see.plain(StreamOptions())
    see.plain(ProgramOptions(arch="sm_90"))


def of_resources(see: Any, device: Any) -> None:
    see.plain(device.resources)
    see.plain(device.resources.sm)


def of_workqueue_resource(see: Any, device: Any) -> None:
    see.plain(device.resources.workqueue)


def of_strided_memory_view(see: Any) -> None:
    numpy = __import__("numpy")
    see.plain(StridedMemoryView.from_any_interface(numpy.zeros(3), -1))


def of_graph_definition(see: Any, device: Any) -> None:
    see.plain(GraphDefinition())


def of_graph_nodes(see: Any, device: Any, kernel: Any, config: Any) -> None:
    definition = GraphDefinition()
    see.plain(definition.empty())
    see.plain(definition.launch(config, kernel, 0, 0, 0, 0))
    allocated = definition.allocate(64)
    see.plain(allocated)
    see.plain(allocated.memset(allocated.dptr, 0, 64))
    see.plain(allocated.deallocate(allocated.dptr))
    see.plain(definition.record(device.create_event()))
    see.plain(definition.callback(_nothing))
    see.plain(definition.embed(GraphDefinition()))
    see.plain(definition.empty().succ)


def _nothing() -> None:
    pass


def of_graph_condition(see: Any, device: Any) -> None:
    definition = GraphDefinition()
    condition = definition.create_condition(1)
    see.plain(condition)
    see.plain(definition.if_then(condition))


def of_graph_builder(see: Any, device: Any) -> None:
    see.plain(device.create_graph_builder())


def of_graph(see: Any, device: Any) -> None:
    see.plain(GraphDefinition().instantiate())


def of_devices_made_again(see: Any, device: Any) -> None:
    see(lambda: Device() is device)
    see(lambda: Device(0) is device)
    see(lambda: Device(device) is device)
    see(lambda: Device() == device)
    see(lambda: hash(Device()) == hash(device))
    see(lambda: device == 0)
    see(lambda: {device: 1}[Device(0)])
