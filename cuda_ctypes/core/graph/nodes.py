"""The kinds of nodes. What a node does is asked of the driver each time."""

from __future__ import annotations

from sys import byteorder

from ...errors import FunctionNotFoundError
from ...raw import driver as raw
from .._driver import driver
from ..errors import CUDAError
from ..kernels.kernel import Kernel, kernel_at
from ..kernels.launch_config import LaunchConfig
from ..memory.driver import driver as newest
from .definition import GraphCondition, GraphDefinition
from .driver_graph import DriverGraph, Inner
from .node import GraphNode
from .node_parameters import (
    MEMORY,
    checked_config,
    configured,
    copied_arguments,
    fill,
    host_call,
    kernel_run,
    linear_copy,
)
from .operands import child_of, event_at, event_of

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..event import Event
    from ..memory.buffer import Buffer
    from ..typing import GraphConditionalType

    Extents = tuple[int, int, int]


class Parameter:
    """A number among the parameters of a node, by its name there."""

    def __init__(self, name: str, doc: str) -> None:
        self.path = name.split(".")
        self.__doc__ = doc

    def __get__(self, node: Any, owner: Any = None) -> Any:
        if node is None:
            return self
        found = node._parameters()
        for name in self.path:
            found = getattr(found, name)
        return int(found)


class EmptyNode(GraphNode):
    """Does nothing, but depends on others."""

    __slots__ = ()


class KernelNode(GraphNode):
    """Runs a kernel."""

    __slots__ = ()

    def _parameters(self) -> Any:
        return driver.cuGraphKernelNodeGetParams(self._open())

    shmem_size = Parameter("sharedMemBytes", "Bytes of dynamic shared memory per block.")

    @property
    def grid(self) -> Extents:
        """The number of blocks, in three dimensions."""
        return grid_of(self._parameters())

    @property
    def block(self) -> Extents:
        """The number of threads per block, in three dimensions."""
        return block_of(self._parameters())

    @property
    def kernel(self) -> Kernel:
        """The kernel. Its code stays loaded as long as the graph needs it."""
        return kernel_of(self._parameters())

    @property
    def config(self) -> LaunchConfig:
        """Grid, block and shared memory; the parameters of a node tell of nothing else."""
        return config_of(self._parameters())

    def update(
        self,
        *,
        config: LaunchConfig | None = None,
        kernel: Kernel | None = None,
        args: Sequence[Any] | None = None,
    ) -> None:
        """Change what is given (cuGraphKernelNodeSetParams), and leave the rest as it is. Another ``kernel`` needs ``args``,
        which may be ``()``. Raises NotImplementedError for clusters and cooperative launches."""
        node = self._open()
        if kernel is not None and args is None:
            raise ValueError("kernel: args are needed, too, as those of another kernel do not fit; () for none")
        present = self._parameters()
        config = config_of(present) if config is None else checked_config(config)
        if args is None:
            address, memory = int(present.kernelParams), None
            if int(present.kern):
                address, memory = copied_arguments(kernel_of(present), address)
            configured(present, config, address)
            driver.cuGraphKernelNodeSetParams(node, present)
        else:
            parameters, keep, memory = kernel_run(config, kernel or kernel_of(present), args)
            self._change("cuGraphKernelNodeSetParams", parameters, keep=keep)
        del memory  # until here


def grid_of(parameters: Any) -> Extents:
    return int(parameters.gridDimX), int(parameters.gridDimY), int(parameters.gridDimZ)


def block_of(parameters: Any) -> Extents:
    return int(parameters.blockDimX), int(parameters.blockDimY), int(parameters.blockDimZ)


def config_of(parameters: Any) -> LaunchConfig:
    return LaunchConfig(grid=grid_of(parameters), block=block_of(parameters), shmem_size=int(parameters.sharedMemBytes))


def kernel_of(parameters: Any) -> Kernel:
    return kernel_at(int(parameters.kern) or int(parameters.func))


class AllocNode(GraphNode):
    """Allocates memory, which graphs and other work may use until it is freed."""

    __slots__ = ()

    def _parameters(self) -> Any:
        return driver.cuGraphMemAllocNodeGetParams(self._open())

    dptr = Parameter("dptr", "The address of the memory, the same in all launches.")
    bytesize = Parameter("bytesize", "Bytes.")
    device_id = Parameter("poolProps.location.id", "The device on which the memory is.")

    @property
    def memory_type(self) -> str:
        """A :class:`typing.GraphMemoryType`: ``device``, ``host`` or ``managed``."""
        properties = self._parameters().poolProps
        names = (
            newest.CUmemAllocationType(int(properties.allocType)).name,
            newest.CUmemLocationType(int(properties.location.type)).name,
        )
        found = [kind for kind, ends in MEMORY.items() if all(map(str.endswith, names, ends))]
        return found[0] if found else names[1].rpartition("TYPE_")[2].lower()

    @property
    def peer_access(self) -> tuple[int, ...]:
        """The numbers of the other devices that can use the memory."""
        parameters = self._parameters()
        found = raw.CUDA_MEM_ALLOC_NODE_PARAMS.from_address(parameters.getPtr())
        return tuple([int(found.accessDescs[number].location.id) for number in range(found.accessDescCount)])


class FreeNode(GraphNode):
    """Frees memory that a graph has allocated."""

    __slots__ = ()

    @property
    def dptr(self) -> int:
        """The address of the memory."""
        return int(driver.cuGraphMemFreeNodeGetParams(self._open()))


class MemsetNode(GraphNode):
    """Fills memory with a value."""

    __slots__ = ()

    def _parameters(self) -> Any:
        return driver.cuGraphMemsetNodeGetParams(self._open())

    dptr = Parameter("dst", "The address of the memory.")
    value = Parameter("value", "What it is filled with, as a number of ``element_size`` bytes.")
    element_size = Parameter("elementSize", "1, 2 or 4 bytes.")
    width = Parameter("width", "The number of elements in a row.")
    height = Parameter("height", "The number of rows.")
    pitch = Parameter("pitch", "The bytes from one row to the next; of no meaning for one row.")

    def update(
        self,
        *,
        dst: Buffer | int | None = None,
        value: Any = None,
        width: int | None = None,
        height: int | None = None,
        pitch: int | None = None,
        dst_owner: Any = None,
    ) -> None:
        """Change what is given (cuGraphMemsetNodeSetParams), and leave the rest as it is. Before CUDA 13.2, the context in
        which the node runs must be current."""
        present = self._parameters()
        if dst is None and dst_owner is not None:
            raise ValueError("dst_owner is for a new dst, which is an address")
        made, _, keep = fill(
            int(present.dst) if dst is None else dst,
            int(present.value).to_bytes(present.elementSize, byteorder) if value is None else value,
            present.width if width is None else width,
            present.height if height is None else height,
            present.pitch if pitch is None else pitch,
            dst_owner,
        )
        self._change("cuGraphMemsetNodeSetParams", made, keep=None if dst is None else keep)


class MemcpyNode(GraphNode):
    """Copies memory."""

    __slots__ = ()

    def _parameters(self) -> Any:
        return driver.cuGraphMemcpyNodeGetParams(self._open())

    @property
    def dst(self) -> int:
        """The address to which it copies; 0 if that is an array's."""
        return end_of(self._parameters(), "dst")

    @property
    def src(self) -> int:
        """The address from which it copies; 0 if that is an array's."""
        return end_of(self._parameters(), "src")

    @property
    def size(self) -> int:
        """How many bytes it copies."""
        parameters = self._parameters()
        return int(parameters.WidthInBytes) * int(parameters.Height or 1) * int(parameters.Depth or 1)

    def update(
        self,
        *,
        dst: Buffer | int | None = None,
        src: Buffer | int | None = None,
        size: int | None = None,
        dst_owner: Any = None,
        src_owner: Any = None,
    ) -> None:
        """Change what is given (cuGraphMemcpyNodeSetParams), and leave the rest as it is. Before CUDA 13.2, the context in
        which the node runs must be current. Raises NotImplementedError where the node copies rows or arrays."""
        present = self._parameters()
        for what, operand, owner in (("dst", dst, dst_owner), ("src", src, src_owner)):
            if operand is None and owner is not None:
                raise ValueError(f"{what}_owner is for a new {what}, which is an address")
        if (present.Height or 1) > 1 or (present.Depth or 1) > 1 or not self.dst or not self.src:
            raise NotImplementedError("this node copies rows or an array, which cannot be changed")
        made, _, keep = linear_copy(
            self.dst if dst is None else dst,
            self.src if src is None else src,
            self.size if size is None else size,
            dst_owner,
            src_owner,
        )
        both = dst is not None and src is not None
        self._change("cuGraphMemcpyNodeSetParams", made, keep=keep if both else None, more=() if both else keep)


def end_of(parameters: Any, which: str) -> int:
    """The address at one end of a copy."""
    kind = getattr(parameters, f"{which}MemoryType")
    if kind == driver.CUmemorytype.CU_MEMORYTYPE_ARRAY:
        return 0
    host = kind == driver.CUmemorytype.CU_MEMORYTYPE_HOST
    return int(getattr(parameters, f"{which}{'Host' if host else 'Device'}") or 0)


class ChildGraphNode(GraphNode):
    """Does all that a graph does, of which it has a copy."""

    __slots__ = ()

    @property
    def child_graph(self) -> GraphDefinition:
        """The copy. It ends with this node, and when that is updated."""
        return GraphDefinition._of(self._graph.child(self._open()))

    def update(self, child: GraphDefinition) -> None:
        """Take a copy of another graph instead (cuGraphNodeSetParams, from CUDA 12.2 on)."""
        node = self._open()
        parameters = driver.CUgraphNodeParams(type=driver.CUgraphNodeType.CU_GRAPH_NODE_TYPE_GRAPH)
        parameters.graph.graph = child_of(child)
        if child._graph.owned is self._graph.owned:
            raise ValueError("child: it is this graph, or inside of it: a graph of its own is expected")
        driver.cuGraphNodeSetParams(node, parameters)
        self._graph.end_inner(node)


class EventRecordNode(GraphNode):
    """Records an event."""

    __slots__ = ()

    @property
    def event(self) -> Event:
        """The event that it records."""
        return event_at(driver.cuGraphEventRecordNodeGetEvent(self._open()))

    def update(self, event: Event) -> None:
        """Record another event instead (cuGraphEventRecordNodeSetEvent)."""
        number, keep = event_of(event)
        self._change("cuGraphEventRecordNodeSetEvent", number, keep=keep)


class EventWaitNode(GraphNode):
    """Waits for an event."""

    __slots__ = ()

    @property
    def event(self) -> Event:
        """The event that it waits for."""
        return event_at(driver.cuGraphEventWaitNodeGetEvent(self._open()))

    def update(self, event: Event) -> None:
        """Wait for another event instead (cuGraphEventWaitNodeSetEvent)."""
        number, keep = event_of(event)
        self._change("cuGraphEventWaitNodeSetEvent", number, keep=keep)


class HostCallbackNode(GraphNode):
    """Calls a function on the host."""

    __slots__ = ()

    @property
    def callback(self) -> Any:
        """The Python callable; None for a function of C."""
        from .callbacks import callable_at

        return callable_at(driver.cuGraphHostNodeGetParams(self._open()))

    def update(self, fn: Any, *, user_data: Any = None) -> None:
        """Call another function instead (cuGraphHostNodeSetParams); both as in :meth:`GraphNode.callback`."""
        parameters, keep = host_call(fn, user_data)
        self._change("cuGraphHostNodeSetParams", parameters, keep=keep)


class ConditionalNode(GraphNode):
    """Runs one of its graphs, or none, by the value of a condition when it is reached."""

    __slots__ = ()

    def _inner(self) -> Inner | None:
        return inner_of(self._graph, self._open())

    @property
    def condition(self) -> GraphCondition | None:
        """The condition; None for a node that was not made here, if the driver is older than CUDA 13.2."""
        inner = self._inner()
        return None if inner is None else GraphCondition._of(inner.condition, self._graph.owned)

    @property
    def cond_type(self) -> GraphConditionalType | None:
        """Its kind, a :class:`typing.GraphConditionalType`; None where the driver does not tell."""
        from ..typing import GraphConditionalType

        inner = self._inner()
        if inner is None:
            return None
        return GraphConditionalType(kind_name(inner.kind))

    @property
    def branches(self) -> tuple[GraphDefinition, ...]:
        """The graphs that it may run; empty where the driver does not tell."""
        inner = self._inner()
        return () if inner is None else tuple(map(GraphDefinition._of, inner.graphs))

    def _branch(self, position: int) -> GraphDefinition:
        return self.branches[position]


class IfNode(ConditionalNode):
    """Runs a graph if the condition is not 0."""

    __slots__ = ()

    @property
    def then(self) -> GraphDefinition:
        """What runs if the condition is not 0."""
        return self._branch(0)


class IfElseNode(ConditionalNode):
    """Runs one graph if the condition is not 0, and another one if it is."""

    __slots__ = ()

    @property
    def then(self) -> GraphDefinition:
        """What runs if the condition is not 0."""
        return self._branch(0)

    @property
    def else_(self) -> GraphDefinition:
        """What runs if the condition is 0."""
        return self._branch(1)


class WhileNode(ConditionalNode):
    """Runs a graph again and again while the condition is not 0."""

    __slots__ = ()

    @property
    def body(self) -> GraphDefinition:
        """What runs each time."""
        return self._branch(0)


class SwitchNode(ConditionalNode):
    """Runs that of its graphs whose number the condition is, or none."""

    __slots__ = ()


KINDS: dict[str, type[GraphNode]] = {
    "KERNEL": KernelNode,
    "MEMCPY": MemcpyNode,
    "MEMSET": MemsetNode,
    "HOST": HostCallbackNode,
    "GRAPH": ChildGraphNode,
    "EMPTY": EmptyNode,
    "WAIT_EVENT": EventWaitNode,
    "EVENT_RECORD": EventRecordNode,
    "MEM_ALLOC": AllocNode,
    "MEM_FREE": FreeNode,
    "CONDITIONAL": ConditionalNode,
}
"""The class of each CUgraphNodeType."""
CONDITIONALS: dict[tuple[str, int | None], type[ConditionalNode]] = {
    ("if", 1): IfNode,
    ("if", 2): IfElseNode,
    ("while", 1): WhileNode,
}
"""The class by the kind and the number of graphs."""


def class_of(graph: DriverGraph, node: int) -> type[GraphNode]:
    """The class of a node, by what the driver says that it is (cuGraphNodeGetType)."""
    kind = driver.cuGraphNodeGetType(node)
    found = KINDS.get(kind.name.partition("NODE_TYPE_")[2], GraphNode)
    inner = inner_of(graph, node) if found is ConditionalNode else None
    if inner is None:
        return found
    name = kind_name(inner.kind)
    return SwitchNode if name == "switch" else CONDITIONALS.get((name, len(inner.graphs)), ConditionalNode)


def kind_name(kind: int) -> str:
    return driver.CUgraphConditionalNodeType(kind).name.rpartition("_")[2].lower()


def inner_of(graph: DriverGraph, node: int) -> Inner | None:
    """What is in a conditional node: as it was made here, or as the driver says from CUDA 13.2 on."""
    known = graph.inner.get(node)
    if known is None and hasattr(driver, "cuGraphNodeGetParams"):
        try:
            found = driver.cuGraphNodeGetParams(node).conditional
        except (CUDAError, FunctionNotFoundError):
            return None
        known = graph.bodies(node, int(found.handle), int(found.type), found.phGraph_out)
    return known
