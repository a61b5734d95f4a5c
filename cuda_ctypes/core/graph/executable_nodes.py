"""What is changed in a graph that can be launched."""

from __future__ import annotations

from .._driver import driver
from ..lifetimes import NoConstructor
from .node import GraphNode
from .node_parameters import checked_config, fill, host_call, kernel_run, linear_copy
from .nodes import (
    ChildGraphNode,
    EventRecordNode,
    EventWaitNode,
    HostCallbackNode,
    KernelNode,
    MemcpyNode,
    MemsetNode,
)
from .operands import child_of, event_of

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..event import Event
    from ..kernels.kernel import Kernel
    from ..kernels.launch_config import LaunchConfig
    from ..memory.buffer import Buffer
    from .definition import GraphDefinition
    from .graph import Graph


class ExecutableGraphNode(NoConstructor):
    """What a node of a definition has become in a :class:`Graph`: ``graph[node]``. What is changed is for the launches that
    follow, and leaves the definition as it is. It needs the graph open, and the node not destroyed. What it is given, such as
    memory and functions, is kept until the graph ends or is updated as a whole: a launch before may still use the former."""

    __slots__ = ("_executable", "_node")
    _executable: Graph
    _node: GraphNode

    _made_by = "graph[node]"

    @classmethod
    def _of(cls, executable: Graph, node: GraphNode) -> ExecutableGraphNode:
        self = object.__new__(cls)
        self._executable = executable
        self._node = node
        return self

    def _numbers(self) -> tuple[int, int]:
        """The addresses of the CUgraphExec and of the CUgraphNode."""
        return self._executable._open(), self._node._open()

    def _change(self, function: str, *parameters: Any, keep: Sequence[Any] = ()) -> None:
        """Call one of the driver's functions that change a node; what is in ``keep`` is kept as long as the graph may run."""
        numbers = self._numbers()
        self._executable._keep.update((id(each), each) for each in keep)
        getattr(driver, function)(*numbers, *parameters)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self._node!r} in {self._executable!r}>"


class Switchable(ExecutableGraphNode):
    """One that can be left out of launches."""

    __slots__ = ()

    @property
    def is_enabled(self) -> bool:
        """Whether launches do it (cuGraphNodeGetEnabled)."""
        return bool(driver.cuGraphNodeGetEnabled(*self._numbers()))

    def enable(self) -> None:
        """Let launches do it again (cuGraphNodeSetEnabled)."""
        driver.cuGraphNodeSetEnabled(*self._numbers(), 1)

    def disable(self) -> None:
        """Let launches leave it out (cuGraphNodeSetEnabled)."""
        driver.cuGraphNodeSetEnabled(*self._numbers(), 0)


class ExecutableKernelNode(Switchable):
    """Runs a kernel."""

    __slots__ = ()

    def update(self, *, config: LaunchConfig, kernel: Kernel, args: Sequence[Any]) -> None:
        """Run it otherwise, or another one (cuGraphExecKernelNodeSetParams). All ``args`` are needed, ``()`` for none."""
        parameters, keep, memory = kernel_run(checked_config(config), kernel, args)
        self._change("cuGraphExecKernelNodeSetParams", parameters, keep=keep)
        del memory  # until here


class ExecutableMemsetNode(Switchable):
    """Fills memory with a value."""

    __slots__ = ()

    def update(self, *, dst: Buffer | int, value: Any, width: int, height: int = 1, pitch: int = 0) -> None:
        """Fill other memory, or with another value (cuGraphExecMemsetNodeSetParams), in the current context."""
        parameters, context, keep = fill(dst, value, width, height, pitch, None)
        self._change("cuGraphExecMemsetNodeSetParams", parameters, context, keep=keep)


class ExecutableMemcpyNode(Switchable):
    """Copies memory."""

    __slots__ = ()

    def update(self, *, dst: Buffer | int, src: Buffer | int, size: int) -> None:
        """Copy other memory (cuGraphExecMemcpyNodeSetParams), in the current context."""
        parameters, context, keep = linear_copy(dst, src, size, None, None)
        self._change("cuGraphExecMemcpyNodeSetParams", parameters, context, keep=keep)


class ExecutableChildGraphNode(ExecutableGraphNode):
    """Does all that a graph does."""

    __slots__ = ()

    def update(self, child: GraphDefinition) -> None:
        """Do what ``child`` does (cuGraphExecChildGraphNodeSetParams), which has the same nodes and edges."""
        self._change("cuGraphExecChildGraphNodeSetParams", child_of(child))


class ExecutableEventRecordNode(ExecutableGraphNode):
    """Records an event."""

    __slots__ = ()

    def update(self, event: Event) -> None:
        """Record another event (cuGraphExecEventRecordNodeSetEvent)."""
        number, keep = event_of(event)
        self._change("cuGraphExecEventRecordNodeSetEvent", number, keep=keep)


class ExecutableEventWaitNode(ExecutableGraphNode):
    """Waits for an event."""

    __slots__ = ()

    def update(self, event: Event) -> None:
        """Wait for another event (cuGraphExecEventWaitNodeSetEvent)."""
        number, keep = event_of(event)
        self._change("cuGraphExecEventWaitNodeSetEvent", number, keep=keep)


class ExecutableHostCallbackNode(ExecutableGraphNode):
    """Calls a function on the host."""

    __slots__ = ()

    def update(self, fn: Any, *, user_data: Any = None) -> None:
        """Call another function (cuGraphExecHostNodeSetParams); both as in :meth:`GraphNode.callback`."""
        parameters, keep = host_call(fn, user_data)
        self._change("cuGraphExecHostNodeSetParams", parameters, keep=keep)


VIEWS: dict[type[GraphNode], type[ExecutableGraphNode]] = {
    KernelNode: ExecutableKernelNode,
    MemsetNode: ExecutableMemsetNode,
    MemcpyNode: ExecutableMemcpyNode,
    ChildGraphNode: ExecutableChildGraphNode,
    EventRecordNode: ExecutableEventRecordNode,
    EventWaitNode: ExecutableEventWaitNode,
    HostCallbackNode: ExecutableHostCallbackNode,
}


def executable_node(graph: Graph, node: GraphNode) -> ExecutableGraphNode:
    """``graph[node]``. Raises TypeError for what is no node, and for kinds of nodes that have nothing to change."""
    if not isinstance(node, GraphNode):
        raise TypeError(f"a GraphNode is expected, got {type(node).__name__}")
    graph._open()
    node._open()
    view = VIEWS.get(type(node))
    if view is None:
        raise TypeError(f"in a graph that can be launched, a {type(node).__name__} cannot be changed")
    return view._of(graph, node)
