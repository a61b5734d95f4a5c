"""The methods that add nodes, of graphs and of nodes alike."""

from __future__ import annotations

from .._driver import driver, fail
from .node_parameters import (
    allocation,
    conditional,
    fill,
    host_call,
    kernel_run,
    linear_copy,
)
from .operands import address_of, child_of, event_of

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..device import Device
    from ..event import Event
    from ..kernels.kernel import Kernel
    from ..kernels.launch_config import LaunchConfig
    from ..memory.buffer import Buffer
    from ..typing import GraphMemoryType
    from .definition import GraphCondition, GraphDefinition
    from .driver_graph import DriverGraph
    from .node import GraphNode
    from .nodes import (
        AllocNode,
        ChildGraphNode,
        EmptyNode,
        EventRecordNode,
        EventWaitNode,
        FreeNode,
        HostCallbackNode,
        IfElseNode,
        IfNode,
        KernelNode,
        MemcpyNode,
        MemsetNode,
        SwitchNode,
        WhileNode,
    )
    from .options import GraphAllocOptions

DEVICE: Any = "device"
NOT_IN_BODIES = {
    f"cuGraphAdd{kind}Node": f"the graphs of conditional nodes cannot {what}: they run kernels, copy and fill memory, and have "
    "other graphs and conditional nodes in them"
    for kind, what in (
        ("Host", "call functions on the host"),
        ("EventRecord", "record events"),
        ("EventWait", "wait for events"),
        ("MemAlloc", "allocate memory"),
        ("MemFree", "free memory"),
    )
}
"""What the driver would refuse when the graph is instantiated, and why."""

NOT_EMBEDDED = (
    "a graph that allocates or frees memory, has conditional nodes, or is inside of a node cannot be in another one: add its "
    "nodes to that one instead"
)


class Building:
    """Base of what nodes are added to. Each method returns the new node, which depends on the node whose method it is; those
    of a graph make nodes that depend on none. What a node needs of Python's objects (buffers, kernels, events, functions) is
    kept as long as the driver may need it, even if it is closed meanwhile."""

    __slots__ = ()

    def _place(self) -> tuple[DriverGraph, list[int]]:
        """The graph, and the node that new ones depend on."""
        raise NotImplementedError

    def _add(self, function: str, *parameters: Any, keep: Sequence[Any] = (), others: Sequence[GraphNode] = ()) -> Any:
        """The node that a function of the driver's adds; what is in ``keep`` is kept for it."""
        from .node import check_node, node_of

        graph, after = self._place()
        if graph.in_body and function in NOT_IN_BODIES:
            fail(driver.CUresult.CUDA_ERROR_INVALID_VALUE, function, NOT_IN_BODIES[function])
        after = list(dict.fromkeys([*after, *[check_node(other, graph) for other in others]]))
        token = graph.keep(*keep)
        try:
            number = int(getattr(driver, function)(graph.number, after, len(after), *parameters))
        except BaseException:
            graph.let_go(token)
            raise
        graph.forget(number)  # what somebody else destroyed may have had the same address
        graph.keep_for(number, token)
        return node_of(graph, number)

    def launch(self, config: LaunchConfig, kernel: Kernel, *args: Any) -> KernelNode:
        """Run a kernel (cuGraphAddKernelNode), in the current context; ``args`` as in :func:`launch`.

        Objects among them are kept; one that itself keeps the graph keeps both for good. Raises NotImplementedError for
        clusters and cooperative launches: capture these.
        """
        parameters, keep, memory = kernel_run(config, kernel, args)
        made: KernelNode = self._add("cuGraphAddKernelNode", parameters, keep=keep)
        del memory  # until here
        return made

    def join(self, *nodes: GraphNode) -> EmptyNode:
        """Do nothing (cuGraphAddEmptyNode), but only once all of ``nodes`` have ended as well."""
        return self._add("cuGraphAddEmptyNode", others=nodes)  # type: ignore[no-any-return]

    def allocate(
        self,
        size: int,
        options: GraphAllocOptions | dict[str, Any] | None = None,
        *,
        device: Device | int | None = None,
        memory_type: GraphMemoryType | str = DEVICE,
        peer_access: Sequence[Device | int] | None = None,
    ) -> AllocNode:
        """Allocate ``size`` bytes (cuGraphAddMemAllocNode), whose address the node's ``dptr`` tells at once.

        ``device``: where, the current one unless given; ``memory_type``: :class:`typing.GraphMemoryType`; ``peer_access``:
        other devices that can use it. ``options`` says the same three in one object. A graph can be instantiated once at
        a time while it allocates, and its nodes and edges cannot be taken out any more.
        """
        parameters = allocation(size, options, device, memory_type, peer_access)
        return self._add("cuGraphAddMemAllocNode", parameters)  # type: ignore[no-any-return]

    def deallocate(self, dptr: int) -> FreeNode:
        """Free what a graph has allocated (cuGraphAddMemFreeNode): ``dptr`` is that of an :class:`AllocNode`."""
        return self._add("cuGraphAddMemFreeNode", address_of(dptr, "dptr"))  # type: ignore[no-any-return]

    def memset(
        self, dst: Buffer | int, value: Any, width: int, height: int = 1, pitch: int = 0, *, dst_owner: Any = None
    ) -> MemsetNode:
        """Fill memory with a value (cuGraphAddMemsetNode), in the current context.

        ``value``: a byte as an int, or 1, 2 or 4 bytes; ``width``: how many of these are in a row; ``height``: the number of
        rows, which begin ``pitch`` bytes apart. ``dst``: a Buffer, whose memory is kept, or an address, for which
        ``dst_owner`` may be an object to keep.
        Raises ValueError where the buffer is too small.
        """
        parameters, context, keep = fill(dst, value, width, height, pitch, dst_owner)
        return self._add("cuGraphAddMemsetNode", parameters, context, keep=keep)  # type: ignore[no-any-return]

    def memcpy(
        self, dst: Buffer | int, src: Buffer | int, size: int, *, dst_owner: Any = None, src_owner: Any = None
    ) -> MemcpyNode:
        """Copy ``size`` bytes (cuGraphAddMemcpyNode), in the current context. ``dst`` and ``src``: Buffers, whose memory is
        kept, or addresses, for which there may be objects to keep. Raises ValueError where a buffer is too small."""
        parameters, context, keep = linear_copy(dst, src, size, dst_owner, src_owner)
        return self._add("cuGraphAddMemcpyNode", parameters, context, keep=keep)  # type: ignore[no-any-return]

    def embed(self, child: GraphDefinition) -> ChildGraphNode:
        """Do all that another graph does (cuGraphAddChildGraphNode), of which the node has a copy. The driver takes none that
        allocates or frees memory, has conditional nodes, or is inside of a node itself."""
        number = child_of(child)
        if child._graph is self._place()[0]:
            raise ValueError("child: a graph cannot be embedded in itself")
        try:
            return self._add("cuGraphAddChildGraphNode", number)  # type: ignore[no-any-return]
        except driver.CudaError as error:
            refused = error.status == driver.CUresult.CUDA_ERROR_NOT_SUPPORTED
            fail(error.status, error.function, NOT_EMBEDDED if refused else error.advice)

    def record(self, event: Event) -> EventRecordNode:
        """Record an event (cuGraphAddEventRecordNode)."""
        number, keep = event_of(event)
        return self._add("cuGraphAddEventRecordNode", number, keep=keep)  # type: ignore[no-any-return]

    def wait(self, event: Event) -> EventWaitNode:
        """Wait for an event (cuGraphAddEventWaitNode)."""
        number, keep = event_of(event)
        return self._add("cuGraphAddEventWaitNode", number, keep=keep)  # type: ignore[no-any-return]

    def callback(self, fn: Any, *, user_data: Any = None) -> HostCallbackNode:
        """Call a function on the host (cuGraphAddHostNode), which must not use CUDA.

        ``fn``: a Python callable without parameters, whose exceptions go to ``sys.unraisablehook``; or a function pointer of
        ctypes, ``CFUNCTYPE(None, c_void_p)``, which is called with ``user_data``: an address, or bytes, which are copied.
        One that keeps the graph keeps both for good.
        """
        parameters, keep = host_call(fn, user_data)
        return self._add("cuGraphAddHostNode", parameters, keep=keep)  # type: ignore[no-any-return]

    def if_then(self, condition: GraphCondition) -> IfNode:
        """Run a graph, the node's ``then``, if the condition is not 0."""
        return self._conditional(condition, "IF", 1)  # type: ignore[no-any-return]

    def if_else(self, condition: GraphCondition) -> IfElseNode:
        """Run a graph, the node's ``then``, if the condition is not 0, and another one, its ``else_``, if it is (CUDA 12.8)."""
        return self._conditional(condition, "IF", 2)  # type: ignore[no-any-return]

    def while_loop(self, condition: GraphCondition) -> WhileNode:
        """Run a graph, the node's ``body``, again and again while the condition is not 0."""
        return self._conditional(condition, "WHILE", 1)  # type: ignore[no-any-return]

    def switch(self, condition: GraphCondition, count: int) -> SwitchNode:
        """Run that of ``count`` graphs, the node's ``branches``, whose number the condition is, or none (CUDA 12.8)."""
        return self._conditional(condition, "SWITCH", count)  # type: ignore[no-any-return]

    def _conditional(self, condition: GraphCondition, kind: str, count: int) -> Any:
        from .adjacency import data_of
        from .node import node_of

        graph, after = self._place()
        parameters = conditional(condition, kind, count, graph.owned)
        add: Any = driver.cuGraphAddNode
        node = int(add(graph.number, after, *data_of(None), len(after), parameters))
        graph.forget(node)
        wanted = parameters.conditional
        graph.bodies(node, condition._identity, int(wanted.type), wanted.phGraph_out)
        return node_of(graph, node)
