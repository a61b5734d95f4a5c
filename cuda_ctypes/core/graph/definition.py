"""Graphs made node by node."""

from __future__ import annotations

from .._driver import as_int, driver, fail, late
from ..context import current_context
from ..lifetimes import NoConstructor, Owned, Unique
from .building import Building
from .driver_graph import DriverGraph
from .node import node_of
from .retention import release_unneeded

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .graph import Graph
    from .node import GraphNode
    from .nodes import EmptyNode
    from .options import GraphCompleteOptions, GraphDebugPrintOptions


destroy_graph = late(globals(), "destroy_graph", "cuGraphDestroy")


class GraphDefinition(Building, Unique):
    """A graph that is made node by node: its methods add nodes that depend on no other one, those of a node add nodes
    that depend on it. :meth:`instantiate` makes a :class:`Graph` of it that can be launched; what is changed here later
    does not change that.

    Graphs inside of nodes (:attr:`ChildGraphNode.child_graph`, :attr:`ConditionalNode.branches`) and captured ones
    (:attr:`GraphBuilder.graph_definition`) are such objects, too. Several threads must not change one graph, or graphs
    inside of it, at once.
    """

    __slots__ = ("_graph", "__weakref__")
    _graph: DriverGraph

    def __init__(self) -> None:
        self._graph = DriverGraph(Owned(driver.cuGraphCreate(0), destroy))

    @classmethod
    def _of(cls, graph: DriverGraph) -> GraphDefinition:
        self = object.__new__(cls)
        self._graph = graph
        return self

    def _place(self) -> tuple[DriverGraph, list[int]]:
        self._graph.open()
        return self._graph, []

    @property
    def is_valid(self) -> bool:
        """Whether the graph is still there; one inside of a node ends with that node."""
        return bool(self._graph.number)

    @property
    def handle(self) -> Any:
        """The CUgraph. Raises RuntimeError once it is gone."""
        return driver.CUgraph(self._graph.open())

    def empty(self) -> EmptyNode:
        """Add a node that does nothing (cuGraphAddEmptyNode)."""
        return self.join()

    def create_condition(self, default_value: int | None = None) -> GraphCondition:
        """A value on which conditional nodes of this graph, or of graphs inside of it, depend; kernels set it
        (cuGraphConditionalHandleCreate, from CUDA 12.3 on). With ``default_value``, it is that whenever a launch begins."""
        return GraphCondition._of(create_condition(self._graph.open(), default_value), self._graph.owned)

    def instantiate(self, options: GraphCompleteOptions | dict[str, Any] | None = None) -> Graph:
        """A graph that can be launched, made of this one as it is now (cuGraphInstantiateWithParams). Without ``options``,
        memory that it allocates and does not free is freed when it is launched again. The driver takes none that is inside of
        a node."""
        from .graph import instantiate

        number = self._graph.open()
        if number != self._graph.owned.number:
            fail(
                driver.CUresult.CUDA_ERROR_NOT_SUPPORTED,
                "cuGraphInstantiateWithParams",
                "this graph is inside of a node: instantiate the one around it",
            )
        return instantiate(number, options)

    def debug_dot_print(self, path: str, options: GraphDebugPrintOptions | dict[str, Any] | None = None) -> None:
        """Write the graph into a file that GraphViz draws (cuGraphDebugDotPrint)."""
        from .graph import debug_dot_print

        debug_dot_print(self._graph.open(), path, options)

    def nodes(self) -> set[GraphNode]:
        """All nodes (cuGraphGetNodes); not those of graphs inside of them."""
        graph = self._graph
        found, count = driver.cuGraphGetNodes(graph.open())
        if count:
            found, count = driver.cuGraphGetNodes(graph.number, count)
        return {node_of(graph, int(node)) for node in found[:count]}

    def edges(self) -> set[tuple[GraphNode, GraphNode]]:
        """All edges (cuGraphGetEdges): pairs of a node and one that depends on it."""
        graph = self._graph
        begins, ends, *_, count = driver.cuGraphGetEdges(graph.open())
        if count:
            begins, ends, *_, count = driver.cuGraphGetEdges(graph.number, count)
        pairs = list(zip(begins, ends))[:count]
        return {(node_of(graph, int(begin)), node_of(graph, int(end))) for begin, end in pairs}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GraphDefinition):
            return NotImplemented
        return self._graph is other._graph

    def __hash__(self) -> int:
        return hash((GraphDefinition, self._graph))

    def __repr__(self) -> str:
        return f"<GraphDefinition {f'{self._graph.number:#x}' if self._graph.number else 'gone'}>"


class GraphCondition(NoConstructor):
    """A value on which conditional nodes depend. Made by :meth:`GraphDefinition.create_condition` and
    :meth:`GraphBuilder.create_condition`.

    As an argument of a kernel it is what ``cudaGraphSetConditional`` takes, a ``cudaGraphConditionalHandle``.
    """

    __slots__ = ("_identity", "_owned", "__weakref__")
    _identity: int
    _owned: Owned | None
    """The graph for which it was made; None where that is not known."""

    _made_by = "GraphDefinition.create_condition() or GraphBuilder.create_condition()"
    _kernel_format = "Q"

    @classmethod
    def _of(cls, number: int, owned: Owned | None) -> GraphCondition:
        self = object.__new__(cls)
        self._identity = number
        self._owned = owned
        return self

    @property
    def handle(self) -> int:
        """The CUgraphConditionalHandle, which is a number."""
        return self._identity

    def _kernel_argument(self) -> int:
        return self._identity

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GraphCondition):
            return NotImplemented
        return self._identity == other._identity

    def __hash__(self) -> int:
        return hash((GraphCondition, self._identity))

    def __repr__(self) -> str:
        return f"<GraphCondition {self._identity:#x}>"


def destroy(graph: int) -> int:
    """Destroy a CUgraph, and let go of what only that has kept. Returns the status."""
    status: int = destroy_graph(graph)
    release_unneeded()
    return status


def create_condition(graph: int, default_value: int | None) -> int:
    """A new CUgraphConditionalHandle for a CUgraph, in the current context."""
    flags = 0 if default_value is None else driver.CU_GRAPH_COND_ASSIGN_DEFAULT
    value = 0 if default_value is None else as_int(default_value, "default_value")
    if not 0 <= value < 1 << 32:
        raise OverflowError(f"default_value is {value}, but a condition is from 0 to 2**32 - 1")
    return int(driver.cuGraphConditionalHandleCreate(graph, current_context().handle, value, flags))
