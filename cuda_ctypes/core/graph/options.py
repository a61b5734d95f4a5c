"""Options of graphs: how they are made ready for launching, and what is printed of them."""

from __future__ import annotations

from dataclasses import dataclass

from .._driver import driver

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..device import Device
    from ..stream import Stream
    from ..typing import GraphMemoryType


@dataclass
class GraphCompleteOptions:
    """How :meth:`GraphBuilder.complete` and :meth:`GraphDefinition.instantiate` make a graph that can be launched."""

    auto_free_on_launch: bool = False
    """Whether a launch first frees what the launch before has allocated and not freed."""
    upload_stream: Stream | None = None
    """A stream in which the graph is brought to the device at once, and not by the first launch."""
    device_launch: bool = False
    """Whether kernels may launch it, too; not together with ``auto_free_on_launch``."""
    use_node_priority: bool = False
    """Whether each node has its own priority, instead of that of the stream in which the graph is launched."""

    def _to_flags(self) -> int:
        """A CUgraphInstantiate_flags."""
        return _flags(self, INSTANTIATE)


@dataclass
class GraphAllocOptions:
    """How :meth:`GraphDefinition.allocate` and :meth:`GraphNode.allocate` allocate memory: the same as their keywords."""

    device: Device | int | None = None
    """Where; the current device unless given."""
    memory_type: GraphMemoryType | str | None = None
    """A :class:`typing.GraphMemoryType`; memory of the device unless given."""
    peer_access: Sequence[Device | int] | None = None
    """Other devices that can use it."""


@dataclass
class GraphDebugPrintOptions:
    """What ``debug_dot_print`` writes of a graph besides its nodes and edges."""

    verbose: bool = False
    """All of the following."""
    runtime_types: bool = False
    """Parameters as the structs of the runtime instead of the driver's."""
    kernel_node_params: bool = False
    memcpy_node_params: bool = False
    memset_node_params: bool = False
    host_node_params: bool = False
    event_node_params: bool = False
    ext_semas_signal_node_params: bool = False
    ext_semas_wait_node_params: bool = False
    kernel_node_attributes: bool = False
    handles: bool = False
    """The addresses of nodes and of functions."""
    mem_alloc_node_params: bool = False
    mem_free_node_params: bool = False
    batch_mem_op_node_params: bool = False
    extra_topo_info: bool = False
    """The numbers of edges."""
    conditional_node_params: bool = False

    def _to_flags(self) -> int:
        """A CUgraphDebugDot_flags."""
        return _flags(self, DEBUG_DOT)


INSTANTIATE = ("CUgraphInstantiate_flags", "CUDA_GRAPH_INSTANTIATE_FLAG_")
DEBUG_DOT = ("CUgraphDebugDot_flags", "CU_GRAPH_DEBUG_DOT_FLAGS_")


def _flags(options: object, names: tuple[str, str]) -> int:
    """The enumerators named as the fields that are true, united. ``upload_stream`` is the enumerator UPLOAD."""
    enumeration, prefix = getattr(driver, names[0]), names[1]
    return sum(
        int(enumeration[prefix + name.partition("_stream")[0].upper()])
        for name, given in vars(options).items()
        if given
    )
