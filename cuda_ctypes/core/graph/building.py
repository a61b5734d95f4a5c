"""The methods that add nodes, shared by graphs and nodes."""

from __future__ import annotations

from ctypes import addressof
from struct import pack
from weakref import ref

from ..._lazy import LazyModule
from ...errors import FunctionNotFoundError
from .._driver import advised, after_few_calls, driver, fail
from ..errors import InvalidArgumentError
from .calls import function as call_of
from .calls import passed
from .driver_graph import Inner
from .node_parameters import (
    CONTEXTS,
    check_condition,
    check_count,
    conditional,
    facts_of_call,
    facts_of_run,
    fill,
    graphs_in,
    host_call,
    kept_to_run,
    kernel_run,
    linear_copy,
    quick_call,
)
from .operands import address_of, child_of, event_of, lent_in, needed_by

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .._annotations import GraphMemory
    from ..device import Device
    from ..event import Event
    from ..kernels.kernel import Kernel
    from ..kernels.launch_config import LaunchConfig
    from ..memory.buffer import Buffer
    from ..typing import GraphConditionalType
    from . import allocations, node, nodes
    from .definition import GraphCondition, GraphDefinition
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

else:
    allocations = LazyModule(globals(), "allocations", ".allocations")
    node = LazyModule(globals(), "node", ".node")
    nodes = LazyModule(globals(), "nodes", ".nodes")

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
"""Errors, by function, that the driver would report at the instantiation."""

NOT_EMBEDDED = (
    "a graph that allocates or frees memory, has conditional nodes, or is inside of a node cannot be in another one: add its "
    "nodes to that one instead"
)


AN_IF, A_WHILE, A_SWITCH = range(3)  # CU_GRAPH_COND_TYPE_
_conditions: list[GraphConditionalType] = []
"""The same by name, once a graph has such a node: before, it needs no module of enumerations, which takes 3 ms to load."""
CONDITIONAL_ADDER = "cuGraphAddNode_v2"
_adders: dict[Any, Any] = {}
"""By function of the driver's, or class of nodes: it adds a node to a graph behind others, by their addresses and how many there are, and with
parameters, and returns the node. Machine code after a few calls."""


def adder(function: str) -> Any:
    """What :data:`_adders` will have for a function."""
    cls, context = nodes.ADDED[function], [CONTEXTS[function]] if function in CONTEXTS else []

    def add(graph: GraphDefinition, before: Sequence[int], count: int, *parameters: Any) -> Any:
        waits = pack(f"{count}Q", *before)
        return cls._of(graph, call_of(function)(graph._cugraph, waits, count, *parameters, *[get() for get in context]))

    def quickened(add: Any) -> Any:
        from .definition import GraphDefinition
        from .quick_graph import node_maker

        return node_maker(add, function, GraphDefinition, cls, bool(context))

    return after_few_calls(_adders, function, add, quickened)


def conditional_adder(cls: type[nodes.ConditionalNode]) -> Any:
    """The same for a class of conditional nodes: with a condition, a kind, and the number of graphs, whose addresses are where ``_known`` says."""

    def add(graph: GraphDefinition, before: Sequence[int], waits: int, condition: int, kind: int, count: int) -> Any:
        parameters, first = conditional(condition, kind, count), pack(f"{waits}Q", *before)
        made = cls._of(graph, call_of(CONDITIONAL_ADDER)(graph._cugraph, first, 0, waits, addressof(parameters)))
        made._known = graphs_in(parameters)  # type: ignore[assignment]
        return made

    def quickened(add: Any) -> Any:
        from .definition import GraphDefinition
        from .quick_graph import conditional_maker

        return conditional_maker(add, CONDITIONAL_ADDER, GraphDefinition, cls)

    return after_few_calls(_adders, cls, add, quickened)


def conditions() -> list[GraphConditionalType]:
    """What :data:`_conditions` will have."""
    from ..typing import GraphConditionalType

    _conditions[:] = GraphConditionalType.IF, GraphConditionalType.WHILE, GraphConditionalType.SWITCH
    return _conditions


class Building:
    """Base of classes that take nodes. Each method returns the new node. A node's methods add nodes after it; a graph's
    add nodes that depend on no other one.

    Objects that a node needs (buffers, kernels, events, functions) are kept as long as the driver may need them, even
    if closed. Each method raises CUDAError if the driver refuses, and RuntimeError once the graph or node is gone.
    """

    __slots__ = ()

    def _place(self) -> tuple[GraphDefinition, int]:
        """The graph, and the address of the node before new ones; 0 for a graph's methods."""
        raise NotImplementedError

    def _add(
        self,
        function: str,
        parameters: Any = None,
        keep: Sequence[Any] = (),
        facts: Any = None,
        others: Sequence[GraphNode] = (),
    ) -> Any:
        """The node added by a function of the driver's; ``keep`` is kept for it, and ``facts`` are known of it."""
        graph, after = self._place()
        if graph._in_body and function in NOT_IN_BODIES:
            fail(driver.CUresult.CUDA_ERROR_INVALID_VALUE, function, NOT_IN_BODIES[function])
        before: tuple[int, ...] = (after,) if after else ()
        if others:
            kind, check = node.GraphNode, node.check_node  # without a call for each: of eight, 0.25 us less of 2.4
            before += tuple(
                [
                    isinstance(other, kind) and other._graph is graph and other._identity or check(other, graph)
                    for other in others
                ]
            )
        token = graph._owned.keep(keep, graph._keeper) if keep else None
        try:
            add = _adders.get(function) or adder(function)
            count = len(before)
            made = add(graph, before, count) if parameters is None else add(graph, before, count, parameters)
        except (driver.CudaError, FunctionNotFoundError):  # after others, as of a signal handler, the node may be there
            graph._let_go(token)
            if len({*before}) < len(before):
                raise InvalidArgumentError("a node is given twice: others wait for it once") from None
            raise
        made._known = facts
        graph._note(made._identity, ref(made), token)
        return made

    def launch(self, config: LaunchConfig, kernel: Kernel, *args: Any) -> KernelNode:
        """Add a node that runs a kernel, in the current context. Objects among ``args`` are kept. C:
        cuGraphAddKernelNode.

        Parameters
        ----------
        config : LaunchConfig
            Blocks and threads.
        kernel : Kernel
            The kernel.
        *args : objects
            Its arguments, as in :func:`launch`.

        Returns
        -------
        KernelNode

        Raises
        ------
        CUDAError
            No context is current, or the driver refuses.
        NotImplementedError
            The configuration has clusters, is cooperative, or has programmatic serialization: capture the launch.
        OverflowError
            An int does not fit its parameter.
        RuntimeError
            A buffer among the arguments is closed, or the graph or node is gone.
        TypeError
            An argument has a wrong type.
        """
        function = "cuGraphAddKernelNode"
        add = quick_call(function, kernel)
        keep = add and kept_to_run(kernel, args)
        if keep:
            graph, after = self._place()
            token = graph._owned.keep(keep, graph._keeper)
            made = add(graph, after, 1 if after else 0, config, args)
            if made.__class__ is nodes.KernelNode:
                graph._note(made._identity, ref(made), token)
                made._known = facts_of_run(config, kernel)
                return made
            graph._let_go(token)
        run, keep = kernel_run(config, kernel, args)
        made = self._add(function, run.address, keep=keep, facts=facts_of_run(config, kernel))
        run.done(function, kernel, args)
        return made  # type: ignore[no-any-return]

    def join(self, *nodes: GraphNode) -> EmptyNode:
        """Add a node that does nothing, after all of ``nodes`` too. C: cuGraphAddEmptyNode.

        Parameters
        ----------
        *nodes : GraphNode
            Nodes of the same graph.

        Returns
        -------
        EmptyNode

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            A node was destroyed, or the graph is gone.
        TypeError
            An argument is not a node.
        ValueError
            A node belongs to another graph, or is given twice.
        """
        return self._add("cuGraphAddEmptyNode", others=nodes)  # type: ignore[no-any-return]

    def allocate(
        self,
        size: int,
        options: GraphAllocOptions | dict[str, Any] | None = None,
        *,
        device: Device | int | None = None,
        memory_type: GraphMemory = DEVICE,
        peer_access: Sequence[Device | int] | None = None,
    ) -> AllocNode:
        """Add a node that allocates memory; its ``dptr`` is known at once. C: cuGraphAddMemAllocNode,
        cuDeviceCanAccessPeer.

        While a graph allocates, one instance of it can exist at a time, and its nodes and edges cannot be removed.

        Parameters
        ----------
        size : int
            In bytes.
        options : GraphAllocOptions or dict, optional
            The other three in one object.
        device : Device or int, optional
            The device that gets the memory. Default: the current one.
        memory_type : str, optional
            "device", "host" or "managed".
        peer_access : sequence of Device or int, optional
            Other devices that can use the memory.

        Returns
        -------
        AllocNode

        Raises
        ------
        CUDAError
            No context is current, the graph is in a conditional node, or the driver refuses.
        OverflowError
            ``size`` is negative, or 2**64 or more.
        RuntimeError
            The graph or node is gone.
        TypeError
            An argument has a wrong type, or ``options`` come with others.
        ValueError
            A memory type or device is unknown, or a device cannot use the memory.
        """
        parameters = allocations.allocation(size, options, device, memory_type, peer_access)
        plain = parameters.__class__ is bytes
        made: AllocNode = self._add("cuGraphAddMemAllocNode", parameters if plain else passed(parameters))
        made._known = allocations.facts_of_allocation(parameters) if plain else None
        return made

    def deallocate(self, dptr: int) -> FreeNode:
        """Add a node that frees memory of a graph. C: cuGraphAddMemFreeNode.

        Parameters
        ----------
        dptr : int
            The ``dptr`` of an :class:`AllocNode`.

        Returns
        -------
        FreeNode

        Raises
        ------
        CUDAError
            The graph is in a conditional node, or the driver refuses.
        RuntimeError
            The graph or node is gone.
        TypeError, OverflowError
            ``dptr`` is not an address.
        """
        address = address_of(dptr, "dptr")
        return self._add("cuGraphAddMemFreeNode", address, facts=(address,))  # type: ignore[no-any-return]

    def memset(
        self, dst: Buffer | int, value: Any, width: int, height: int = 1, pitch: int = 0, *, dst_owner: Any = None
    ) -> MemsetNode:
        """Add a node that fills memory, in the current context. C: cuGraphAddMemsetNode.

        Parameters
        ----------
        dst : Buffer or int
            A buffer, whose memory is kept, or an address.
        value : int or object with the buffer protocol
            An int from 0 to 255, or 1, 2 or 4 bytes.
        width : int
            Values per row.
        height : int, optional
            Rows.
        pitch : int, optional
            Bytes from one row to the next; unused for one row.
        dst_owner : object, optional
            An object to keep for an address.

        Returns
        -------
        MemsetNode

        Raises
        ------
        CUDAError
            No context is current, or the driver refuses.
        OverflowError
            A number is out of range.
        RuntimeError
            The buffer is closed, or the graph or node is gone.
        TypeError
            An argument has a wrong type.
        ValueError
            ``value`` has another size, the buffer or the pitch is too small, or ``dst_owner`` comes with a buffer.
        """
        parameters, keep, facts = fill(dst, value, width, height, pitch, dst_owner)
        return self._add("cuGraphAddMemsetNode", parameters, keep, facts)  # type: ignore[no-any-return]

    def memcpy(
        self, dst: Buffer | int, src: Buffer | int, size: int, *, dst_owner: Any = None, src_owner: Any = None
    ) -> MemcpyNode:
        """Add a node that copies memory, in the current context, if there is one. C: cuGraphAddMemcpyNode, cuPointerGetAttributes.

        Parameters
        ----------
        dst : Buffer or int
            A buffer, whose memory is kept, or an address.
        src : Buffer or int
            The same for the source.
        size : int
            In bytes.
        dst_owner : object, optional
            An object to keep for an address.
        src_owner : object, optional
            The same for the source.

        Returns
        -------
        MemcpyNode

        Raises
        ------
        CUDAError
            The driver refuses.
        OverflowError
            A number is out of range.
        RuntimeError
            A buffer is closed, or the graph or node is gone.
        TypeError
            An argument has a wrong type.
        ValueError
            A buffer is too small, or an owner comes with it.
        """
        parameters, keep, facts = linear_copy(dst, src, size, dst_owner, src_owner)
        return self._add("cuGraphAddMemcpyNode", parameters, keep, facts)  # type: ignore[no-any-return]

    def embed(self, child: GraphDefinition) -> ChildGraphNode:
        """Add a node with a copy of another graph. C: cuGraphAddChildGraphNode.

        Parameters
        ----------
        child : GraphDefinition
            It must not allocate or free memory, have conditional nodes, or be inside of a node.

        Returns
        -------
        ChildGraphNode

        Raises
        ------
        CUDAError
            The driver refuses the graph.
        RuntimeError
            The graph, the node or ``child`` is gone.
        TypeError
            ``child`` is not a GraphDefinition.
        ValueError
            ``child`` is this graph.
        """
        number = child_of(child)
        graph = self._place()[0]
        if child is graph:
            raise InvalidArgumentError("child: a graph cannot be embedded in itself")
        graph._copies(child)
        try:
            return self._add("cuGraphAddChildGraphNode", number, keep=needed_by(child))  # type: ignore[no-any-return]
        except driver.CudaError as error:
            if error.status != driver.CUresult.CUDA_ERROR_NOT_SUPPORTED:
                raise
            raise advised(error, NOT_EMBEDDED)

    def record(self, event: Event) -> EventRecordNode:
        """Add a node that records an event. C: cuGraphAddEventRecordNode.

        Parameters
        ----------
        event : Event
            The event.

        Returns
        -------
        EventRecordNode

        Raises
        ------
        CUDAError
            The graph is in a conditional node, or the driver refuses.
        RuntimeError
            The event is closed, or the graph or node is gone.
        TypeError
            ``event`` is not an Event.
        """
        number, keep = event_of(event)
        return self._add("cuGraphAddEventRecordNode", number, keep, lent_in(event))  # type: ignore[no-any-return]

    def wait(self, event: Event) -> EventWaitNode:
        """Add a node that waits for an event. C: cuGraphAddEventWaitNode.

        Parameters
        ----------
        event : Event
            The event.

        Returns
        -------
        EventWaitNode

        Raises
        ------
        CUDAError
            The graph is in a conditional node, or the driver refuses.
        RuntimeError
            The event is closed, or the graph or node is gone.
        TypeError
            ``event`` is not an Event.
        """
        number, keep = event_of(event)
        return self._add("cuGraphAddEventWaitNode", number, keep, lent_in(event))  # type: ignore[no-any-return]

    def callback(self, fn: Any, *, user_data: Any = None) -> HostCallbackNode:
        """Add a node that calls a function on the host, which must not use CUDA. C: cuGraphAddHostNode.

        Parameters
        ----------
        fn : callable or ctypes function pointer
            A Python callable without parameters; its exceptions go to ``sys.unraisablehook``. Or ``CFUNCTYPE(None,
            c_void_p)``, called with ``user_data``. If it keeps the graph, both end by garbage collection.
        user_data : int or bytes, optional
            For a function pointer: an address, or bytes that are copied.

        Returns
        -------
        HostCallbackNode

        Raises
        ------
        CUDAError
            The graph is in a conditional node, or the driver refuses.
        OverflowError
            ``user_data`` is an int that is not an address.
        RuntimeError
            The graph or node is gone.
        TypeError
            ``fn`` or ``user_data`` has a wrong type, or the function pointer another prototype.
        ValueError
            ``user_data`` for a Python callable.
        """
        parameters, keep = host_call(fn, user_data)
        return self._add("cuGraphAddHostNode", parameters, keep=keep, facts=facts_of_call(fn))  # type: ignore[no-any-return]

    def if_then(self, condition: GraphCondition) -> IfNode:
        """Add a node whose graph ``then`` runs if the condition is not 0. C: cuGraphAddNode.

        Parameters
        ----------
        condition : GraphCondition
            Of this graph.

        Returns
        -------
        IfNode

        Raises
        ------
        CUDAError
            No context is current, or the driver refuses.
        RuntimeError
            The graph or node is gone.
        TypeError, ValueError
            ``condition`` is not a GraphCondition, or belongs to another graph.
        """
        return self._conditional(condition, AN_IF, 1, nodes.IfNode)  # type: ignore[no-any-return]

    def if_else(self, condition: GraphCondition) -> IfElseNode:
        """Add a node whose graph ``then`` runs if the condition is not 0, ``else_`` if it is. Since CUDA 12.8. C:
        cuGraphAddNode.

        Parameters
        ----------
        condition : GraphCondition
            Of this graph.

        Returns
        -------
        IfElseNode

        Raises
        ------
        CUDAError
            No context is current, or the driver refuses.
        RuntimeError
            The graph or node is gone.
        TypeError, ValueError
            ``condition`` is not a GraphCondition, or belongs to another graph.
        """
        return self._conditional(condition, AN_IF, 2, nodes.IfElseNode)  # type: ignore[no-any-return]

    def while_loop(self, condition: GraphCondition) -> WhileNode:
        """Add a node whose graph ``body`` runs again and again while the condition is not 0. C: cuGraphAddNode.

        Parameters
        ----------
        condition : GraphCondition
            Of this graph.

        Returns
        -------
        WhileNode

        Raises
        ------
        CUDAError
            No context is current, or the driver refuses.
        RuntimeError
            The graph or node is gone.
        TypeError, ValueError
            ``condition`` is not a GraphCondition, or belongs to another graph.
        """
        return self._conditional(condition, A_WHILE, 1, nodes.WhileNode)  # type: ignore[no-any-return]

    def switch(self, condition: GraphCondition, count: int) -> SwitchNode:
        """Add a node that runs the graph whose index in ``branches`` is the condition; no graph for larger values. Since
        CUDA 12.8. C: cuGraphAddNode.

        Parameters
        ----------
        condition : GraphCondition
            Of this graph.
        count : int
            The number of graphs.

        Returns
        -------
        SwitchNode

        Raises
        ------
        CUDAError
            No context is current, or the driver refuses.
        OverflowError
            ``count`` is negative, or 2**32 or more.
        RuntimeError
            The graph or node is gone.
        TypeError
            ``condition`` is not a GraphCondition, or ``count`` not an int.
        ValueError
            ``condition`` belongs to another graph, or ``count`` is 0.
        """
        return self._conditional(condition, A_SWITCH, count, nodes.SwitchNode)  # type: ignore[no-any-return]

    def _conditional(self, condition: GraphCondition, kind: int, count: int, cls: type[nodes.ConditionalNode]) -> Any:
        graph, after = self._place()
        check_condition(condition, graph._owned)
        if kind == A_SWITCH:
            count = check_count(count)
        before, waits = ((after,), 1) if after else ((), 0)
        add = _adders.get(cls) or conditional_adder(cls)
        made = add(graph, before, waits, condition._identity, kind, count)
        graphs = graph._bodies_at(made._known, count)
        graph._note(made._identity, ref(made), None, Inner(graphs, condition._identity, kind))
        made._known = condition, (_conditions or conditions())[kind], (*graphs,), *graphs
        return made
