"""Options of graphs, for instantiation and for printing."""

from __future__ import annotations

from .._driver import driver
from ..fields import dataclass
from ..options import hinting, shown

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence

    from .._annotations import GraphMemory
    from ..device import Device
    from ..stream import Stream


@shown
@hinting
@dataclass(repr=False)
class GraphCompleteOptions:
    """Options of :meth:`GraphBuilder.complete` and :meth:`GraphDefinition.instantiate`."""

    auto_free_on_launch: bool = False
    """Whether a launch first frees memory that the launch before allocated and did not free."""
    upload_stream: Stream | None = None
    """A stream in which the graph is brought to the device now, instead of at the first launch."""
    device_launch: bool = False
    """Whether kernels may launch it too; excludes ``auto_free_on_launch``."""
    use_node_priority: bool = False
    """Whether each node has its own priority, instead of the launching stream's."""

    def _to_flags(self) -> int:
        """A CUgraphInstantiate_flags."""
        return _flags(self, INSTANTIATE)


@shown
@hinting
@dataclass(repr=False)
class GraphAllocOptions:
    """Options of :meth:`GraphDefinition.allocate` and :meth:`GraphNode.allocate`: the same as their keywords."""

    device: Device | int | None = None
    """The device that gets the memory. Default: the current one."""
    memory_type: GraphMemory | None = None
    """"device", "host" or "managed". Default: "device"."""
    peer_access: Sequence[Device | int] | None = None
    """Other devices that can use the memory."""


@shown
@hinting
@dataclass(repr=False)
class GraphDebugPrintOptions:
    """The parts that ``debug_dot_print`` writes besides nodes and edges."""

    verbose: bool = False
    """All of the following."""
    runtime_types: bool = False
    """Parameters as structs of the runtime instead of the driver."""
    kernel_node_params: bool = False
    """Parameters of kernels."""
    memcpy_node_params: bool = False
    """Parameters of copies."""
    memset_node_params: bool = False
    """Parameters of fills."""
    host_node_params: bool = False
    """Parameters of functions on the host."""
    event_node_params: bool = False
    """Parameters of events."""
    ext_semas_signal_node_params: bool = False
    """Parameters of signals to external semaphores."""
    ext_semas_wait_node_params: bool = False
    """Parameters of waits for external semaphores."""
    kernel_node_attributes: bool = False
    """Attributes of kernels."""
    handles: bool = False
    """Addresses of nodes and functions."""
    mem_alloc_node_params: bool = False
    """Parameters of allocations."""
    mem_free_node_params: bool = False
    """Parameters of frees."""
    batch_mem_op_node_params: bool = False
    """Parameters of batches of memory operations."""
    extra_topo_info: bool = False
    """Numbers of edges."""
    conditional_node_params: bool = False
    """Parameters of conditions."""

    def _to_flags(self) -> int:
        """A CUgraphDebugDot_flags."""
        return _flags(self, DEBUG_DOT)


INSTANTIATE = ("CUgraphInstantiate_flags", "CUDA_GRAPH_INSTANTIATE_FLAG_")
DEBUG_DOT = ("CUgraphDebugDot_flags", "CU_GRAPH_DEBUG_DOT_FLAGS_")


def _flags(options: object, names: tuple[str, str]) -> int:
    """The union of the enumerators whose fields are true. ``upload_stream`` is the enumerator UPLOAD."""
    enumeration, prefix = getattr(driver, names[0]), names[1]
    return sum(
        int(enumeration[prefix + name.partition("_stream")[0].upper()])
        for name, given in vars(options).items()
        if given
    )
