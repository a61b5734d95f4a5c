"""Objects of every class in fresh processes: no driver, no context."""

from __future__ import annotations

import os
from typing import Any

from cuda.core import (
    Device,
    DeviceMemoryResource,
    GraphMemoryResource,
    Host,
    LaunchConfig,
    LegacyPinnedMemoryResource,
    Linker,
    ManagedMemoryResource,
    ObjectCode,
    PinnedMemoryResource,
    Program,
    Stream,
    VirtualMemoryResource,
    checkpoint,
)
from cuda.core.graph import GraphDefinition
from cuda.core.utils import InMemoryProgramCache, StridedMemoryView

from tests.peer.core.cases.states import PTX, SOURCE, _array, _texture

WORK: dict[str, Any] = {
    "program": lambda: Program(SOURCE, "c++").compile("ptx").code_type,
    "linker": lambda: type(Linker(ObjectCode.from_ptx(PTX))).__name__,
    "kernel": lambda: type(ObjectCode.from_ptx(PTX).get_kernel("increment")).__name__,
    "pinned": lambda: PinnedMemoryResource().is_host_accessible,
    "legacy": lambda: LegacyPinnedMemoryResource().allocate(8).size,
    "managed": lambda: ManagedMemoryResource().is_managed,
    "virtual": lambda: VirtualMemoryResource(0).is_device_accessible,
    "graph memory": lambda: GraphMemoryResource(0).device_id,
    "pool": lambda: DeviceMemoryResource(0).device_id,
    "builder": lambda: Device(0).create_graph_builder().is_building,
    "definition": lambda: type(GraphDefinition().instantiate()).__name__,
    "array": lambda: _array(Device(0)).shape,
    "texture": lambda: type(_texture(Device(0))).__name__,
    "context": lambda: Device(0).context.is_green,
    "multiprocessors": lambda: Device(0).resources.sm.sm_count > 0,
    "stream": lambda: Device(0).create_stream().is_nonblocking,
    "foreign stream": lambda: type(Stream.from_handle(2)).__name__,
    "default stream": lambda: Device(0).default_stream.is_nonblocking,
    "event": lambda: Device(0).create_event().is_done,
    "host": lambda: Host.numa_current().is_numa_current,
    "host view": lambda: StridedMemoryView.from_dlpack(memoryview(b"abc"), stream_ptr=-1).shape,
    "cache": lambda: len(InMemoryProgramCache()),
    "process": lambda: type(checkpoint.Process(os.getpid()).state).__name__,
    "properties": lambda: Device(0).properties.warp_size,
    "sync": lambda: Device(0).sync(),
    "configuration": lambda: LaunchConfig(grid=1, block=1, cluster=2).cluster,
    "cooperative": lambda: LaunchConfig(grid=1, block=1, is_cooperative=True).is_cooperative,
}


def _alone(name: str) -> Any:
    """In a fresh process."""
    return WORK[name]()


def _seen(see: Any, part: int) -> None:
    for name in [*WORK][part::4]:
        see.worker(_alone, name)


def one(see: Any) -> None:
    _seen(see, 0)


def two(see: Any) -> None:
    _seen(see, 1)


def three(see: Any) -> None:
    _seen(see, 2)


def four(see: Any) -> None:
    _seen(see, 3)
