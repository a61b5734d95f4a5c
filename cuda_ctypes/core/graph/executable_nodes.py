"""Nodes of a graph that can be launched, and their changes."""

from __future__ import annotations

from .._driver import after_few, class_name, fail, late
from ..lifetimes import NoConstructor
from .calls import function as call_of
from .node import GraphNode
from .node_parameters import CONTEXTS, checked_config, fill, host_call, kernel_run, linear_copy, quick_call
from .nodes import (
    ChildGraphNode,
    EventRecordNode,
    EventWaitNode,
    HostCallbackNode,
    KernelNode,
    MemcpyNode,
    MemsetNode,
)
from .operands import child_of, event_of, lend_to_graphs, needed_by
from .retention import begin_changes, take_with

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..event import Event
    from ..kernels.kernel import Kernel
    from ..kernels.launch_config import LaunchConfig
    from ..memory.buffer import Buffer
    from .definition import GraphDefinition
    from .graph import Graph


get_enabled = late(globals(), "get_enabled", "cuGraphNodeGetEnabled")
set_enabled = late(globals(), "set_enabled", "cuGraphNodeSetEnabled")


def _quicken_switching() -> None:
    from .definition import GraphDefinition
    from .quick_executable_nodes import quicken_switching

    views = ExecutableKernelNode, ExecutableMemsetNode, ExecutableMemcpyNode
    nodes = KernelNode, MemsetNode, MemcpyNode
    quicken_switching(Switchable, ExecutableGraphNode, views, nodes, GraphDefinition)


_switched = after_few(_quicken_switching)


def changed(node: type[GraphNode], view: type[ExecutableGraphNode]) -> Any:
    """Called at each change that Python makes of a kind of nodes. Code for all kinds at the same time takes 3 ms more."""

    def quicken() -> None:
        from .definition import GraphDefinition
        from .quick_executable_nodes import CHANGES, quicken_changes

        if view._changed_by in CHANGES:
            quicken_changes(view, ExecutableGraphNode, node, GraphDefinition, view._changed_by)

    return after_few(quicken)


class ExecutableGraphNode(NoConstructor):
    """A node of a definition as it is in a :class:`Graph`: ``graph[node]``.

    A change is for later launches and leaves the definition as it is. It raises RuntimeError once the graph is closed
    or the node destroyed. New objects, such as memory and functions, are kept until the graph ends or is updated as a
    whole, for an earlier launch may still use the old ones; at most until all graphs have ended that were made of the
    definition before.
    """

    __slots__ = ("_executable", "_node")
    _executable: Graph
    _node: GraphNode

    _made_by = "graph[node]"
    _changed_by = ""
    """The driver's function for it."""
    _quick_update: Any = None
    """``update`` by machine code."""

    def _numbers(self) -> tuple[int, int]:
        """The addresses of the CUgraphExec and the CUgraphNode."""
        graph, node = self._executable, self._node
        if not node._graph._cugraph:
            node._open()
        return graph._exec or graph._open(), node._identity or node._open()

    def _quick(self, *operands: Any) -> Any:
        """``update`` by machine code, if only now the graph can keep further objects, or these are ready for graphs."""
        quick = self._quick_update
        return quick if quick and (begin_changes(self._executable) | lend_to_graphs(operands)) else None

    def _change(self, parameters: Any, keep: Sequence[Any]) -> None:
        """Call the driver's function that changes it; ``keep`` is kept as long as the graph may run."""
        graph, function = self._executable, self._changed_by
        _changed[function]()
        with graph._changing or graph._lock():
            executable, node = self._numbers()
            further = [CONTEXTS[function]()] if function in CONTEXTS else []
            taken = take_with(graph, keep)
            try:
                status = call_of(function)(executable, node, parameters, *further)
            finally:
                if graph._objects is taken:
                    graph._objects = taken[0]
        if status:
            fail(status, function)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self._node!r} in {self._executable!r}>"


class Switchable(ExecutableGraphNode):
    """A node that launches can leave out, where it is disabled."""

    __slots__ = ()

    @property
    def is_enabled(self) -> bool:
        """Whether launches run it. C: cuGraphNodeGetEnabled."""
        _switched()
        return bool(get_enabled(*self._numbers()))

    def enable(self) -> None:
        """Let launches run it again. C: cuGraphNodeSetEnabled.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The graph is closed, or the node destroyed.
        """
        self._switch(1)

    def disable(self) -> None:
        """Let launches leave it out. C: cuGraphNodeSetEnabled.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The graph is closed, or the node destroyed.
        """
        self._switch(0)

    def _switch(self, on: int) -> None:
        _switched()
        status = set_enabled(*self._numbers(), on)
        if status:
            fail(status, "cuGraphNodeSetEnabled")


class ExecutableKernelNode(Switchable):
    """Runs a kernel."""

    __slots__ = ()
    _changed_by = "cuGraphExecKernelNodeSetParams"

    def update(self, *, config: LaunchConfig, kernel: Kernel, args: Sequence[Any]) -> None:
        """Change the launch. C: cuGraphExecKernelNodeSetParams.

        Parameters
        ----------
        config : LaunchConfig
            Blocks and threads.
        kernel : Kernel
            The kernel.
        args : sequence
            All arguments; ``()`` for none.

        Raises
        ------
        CUDAError
            No context is current, or the driver refuses.
        NotImplementedError
            The configuration has clusters, is cooperative, or has programmatic serialization.
        OverflowError
            An int does not fit its parameter.
        RuntimeError
            The graph or a buffer among ``args`` is closed, or the node destroyed.
        TypeError
            An argument has a wrong type.
        """
        call = quick_call(self._changed_by, kernel) or ExecutableKernelNode._run
        call(self, config, kernel, args)

    def _run(self, config: LaunchConfig, kernel: Kernel, args: Sequence[Any]) -> None:
        """The same without machine code."""
        args = tuple(args)  # what an iterator gives, it gives once
        quick = quick_call(self._changed_by, kernel)
        if quick and (begin_changes(self._executable) | lend_to_graphs(args)):
            quick(self, config, kernel, args)
            return
        run, keep = kernel_run(checked_config(config), kernel, args)
        self._change(run.address, keep)
        run.done(self._changed_by, kernel, args)


class ExecutableMemsetNode(Switchable):
    """Fills memory with a value."""

    __slots__ = ()
    _changed_by = "cuGraphExecMemsetNodeSetParams"

    def update(self, *, dst: Buffer | int, value: Any, width: int, height: int = 1, pitch: int = 0) -> None:
        """Change the fill, in the current context. C: cuGraphExecMemsetNodeSetParams.

        Parameters
        ----------
        dst : Buffer or int
            The memory, or its address.
        value : int or object with the buffer protocol
            An int from 0 to 255, or 1, 2 or 4 bytes.
        width : int
            Values per row.
        height : int, optional
            Rows.
        pitch : int, optional
            Bytes from one row to the next.

        Raises
        ------
        CUDAError
            No context is current, or the driver refuses, such as another number of rows, or another form of several.
        OverflowError
            A number is out of range.
        RuntimeError
            The graph or buffer is closed, or the node destroyed.
        TypeError
            An argument has a wrong type.
        ValueError
            ``value`` has another size, or the buffer or the pitch is too small.
        """
        quick = self._quick(dst) if height == 1 and not pitch else None
        if quick:
            quick(dst=dst, value=value, width=width)
        else:
            parameters, keep, _ = fill(dst, value, width, height, pitch, None)
            self._change(parameters, keep)


class ExecutableMemcpyNode(Switchable):
    """Copies memory."""

    __slots__ = ()
    _changed_by = "cuGraphExecMemcpyNodeSetParams"

    def update(self, *, dst: Buffer | int, src: Buffer | int, size: int) -> None:
        """Change the copy, in the current context. C: cuGraphExecMemcpyNodeSetParams, cuPointerGetAttributes.

        Parameters
        ----------
        dst : Buffer or int
            The destination, or its address.
        src : Buffer or int
            The source, or its address.
        size : int
            In bytes.

        Raises
        ------
        CUDAError
            No context is current, or the driver refuses, such as another kind of memory at an end.
        OverflowError
            A number is out of range.
        RuntimeError
            The graph or a buffer is closed, or the node destroyed.
        TypeError
            An argument has a wrong type.
        ValueError
            A buffer is too small.
        """
        quick = self._quick(dst, src)
        if quick:
            quick(dst=dst, src=src, size=size)
        else:
            parameters, keep, _ = linear_copy(dst, src, size, None, None)
            self._change(parameters, keep)


class ExecutableChildGraphNode(ExecutableGraphNode):
    """Runs a graph."""

    __slots__ = ()
    _changed_by = "cuGraphExecChildGraphNodeSetParams"

    def update(self, child: GraphDefinition) -> None:
        """Run another graph. C: cuGraphExecChildGraphNodeSetParams.

        Parameters
        ----------
        child : GraphDefinition
            It has the same nodes and edges.

        Raises
        ------
        CUDAError
            The driver refuses, for example other nodes.
        RuntimeError
            The graph is closed, or the node or ``child`` gone.
        TypeError
            ``child`` is not a GraphDefinition.
        """
        self._change(child_of(child), needed_by(child))


class ExecutableEventRecordNode(ExecutableGraphNode):
    """Records an event."""

    __slots__ = ()
    _changed_by = "cuGraphExecEventRecordNodeSetEvent"

    def update(self, event: Event) -> None:
        """Record another event. C: cuGraphExecEventRecordNodeSetEvent.

        Parameters
        ----------
        event : Event
            The event.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The graph or the event is closed, or the node destroyed.
        TypeError
            ``event`` is not an Event.
        """
        quick = self._quick(event)
        if quick:
            quick(event)
        else:
            self._change(*event_of(event))


class ExecutableEventWaitNode(ExecutableGraphNode):
    """Waits for an event."""

    __slots__ = ()
    _changed_by = "cuGraphExecEventWaitNodeSetEvent"

    def update(self, event: Event) -> None:
        """Wait for another event. C: cuGraphExecEventWaitNodeSetEvent.

        Parameters
        ----------
        event : Event
            The event.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The graph or the event is closed, or the node destroyed.
        TypeError
            ``event`` is not an Event.
        """
        quick = self._quick(event)
        if quick:
            quick(event)
        else:
            self._change(*event_of(event))


class ExecutableHostCallbackNode(ExecutableGraphNode):
    """Calls a function on the host."""

    __slots__ = ()
    _changed_by = "cuGraphExecHostNodeSetParams"

    def update(self, fn: Any, *, user_data: Any = None) -> None:
        """Call another function. C: cuGraphExecHostNodeSetParams.

        Parameters
        ----------
        fn : callable or ctypes function pointer
            As in :meth:`GraphNode.callback`.
        user_data : int or bytes, optional
            For a function pointer: an address, or bytes that are copied.

        Raises
        ------
        CUDAError
            The driver refuses.
        OverflowError
            ``user_data`` is an int that is not an address.
        RuntimeError
            The graph is closed, or the node destroyed.
        TypeError
            ``fn`` or ``user_data`` has a wrong type, or the function pointer another prototype.
        ValueError
            ``user_data`` for a Python callable.
        """
        quick = self._quick() if user_data is None else None
        if quick:
            quick(fn)
        else:
            self._change(*host_call(fn, user_data))


VIEWS: dict[type[GraphNode], type[ExecutableGraphNode]] = {
    KernelNode: ExecutableKernelNode,
    MemsetNode: ExecutableMemsetNode,
    MemcpyNode: ExecutableMemcpyNode,
    ChildGraphNode: ExecutableChildGraphNode,
    EventRecordNode: ExecutableEventRecordNode,
    EventWaitNode: ExecutableEventWaitNode,
    HostCallbackNode: ExecutableHostCallbackNode,
}
_changed = {view._changed_by: changed(node, view) for node, view in VIEWS.items()}


def _quicken_views() -> None:
    from .definition import GraphDefinition
    from .quick_executable_nodes import quicken_views

    quicken_views(VIEWS, ExecutableGraphNode, GraphDefinition)


_viewed = after_few(_quicken_views)


def view(graph: Graph, node: GraphNode) -> ExecutableGraphNode:
    """``graph[node]``. Raises TypeError for anything but a node, and for kinds of nodes that cannot be changed."""
    cls = VIEWS.get(node.__class__)
    if cls is None or graph._exec is None or not node._identity or not node._graph._cugraph:
        if not isinstance(node, GraphNode):
            raise TypeError(f"a GraphNode is expected, got {class_name(node)}")
        graph._open()
        node._open()
        raise TypeError(f"in a graph that can be launched, a {type(node).__name__} cannot be changed")
    _viewed()
    made: ExecutableGraphNode = object.__new__(cls)
    made._executable = graph
    made._node = node
    return made
