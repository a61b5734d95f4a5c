"""What the nodes of graphs have in common."""

from __future__ import annotations

from .._driver import driver
from ..lifetimes import NoConstructor
from .adjacency import AdjacencySetProxy
from .building import Building

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any, TypeVar

    from .definition import GraphDefinition
    from .driver_graph import DriverGraph

    N = TypeVar("N", bound="GraphNode")


class GraphNode(Building, NoConstructor):
    """A node of a graph: one piece of work, which begins when those that it depends on have ended. Made by the methods of
    :class:`GraphDefinition`, and by those of nodes, which make nodes that depend on them.

    There is one object for each node; its class says what it does. What was captured, and what other libraries have
    made, are such objects, too; kinds of nodes without a class of their own are plain GraphNodes.
    """

    __slots__ = ("_graph", "_identity", "__weakref__")
    _graph: DriverGraph
    _identity: int
    """The address of the CUgraphNode; 0 once destroyed."""

    _made_by = "the methods of GraphDefinition and of other nodes"

    @classmethod
    def _of(cls: type[N], graph: DriverGraph, number: int) -> N:
        self = object.__new__(cls)
        self._graph = graph
        self._identity = number
        return self

    def _open(self) -> int:
        """Its address. Raises RuntimeError once it is gone."""
        self._graph.open()
        if not self._identity:
            raise RuntimeError("this node was destroyed")
        return self._identity

    def _place(self) -> tuple[DriverGraph, list[int]]:
        return self._graph, [self._open()]

    def _change(
        self, function: str, *parameters: Any, keep: Sequence[Any] | None = None, more: Sequence[Any] = ()
    ) -> None:
        """Call one of the driver's functions that change this node. What is in ``keep`` is kept for it from now on, and what
        was kept before no more; with ``more``, besides that."""
        number, graph = self._open(), self._graph
        token = graph.keep(*(more if keep is None else keep))
        try:
            getattr(driver, function)(number, *parameters)
        except BaseException:
            graph.let_go(token)
            raise
        graph.keep_for(number, token, besides=keep is None)

    @property
    def type(self) -> Any:
        """The driver's CUgraphNodeType (cuGraphNodeGetType); None once it is gone."""
        return driver.cuGraphNodeGetType(self._identity) if self.is_valid else None

    @property
    def graph(self) -> GraphDefinition:
        """The graph in which it is."""
        from .definition import GraphDefinition

        return GraphDefinition._of(self._graph)

    @property
    def handle(self) -> Any:
        """The CUgraphNode; None once it is gone."""
        return driver.CUgraphNode(self._identity) if self.is_valid else None

    @property
    def is_valid(self) -> bool:
        """Whether it is still there: neither it was destroyed, nor a node that its graph is inside of."""
        return bool(self._identity and self._graph.number)

    def destroy(self) -> None:
        """Take the node and its edges out of the graph (cuGraphDestroyNode), and with it the graphs inside of it.
        Doing it again does nothing. The driver refuses it in graphs that allocate or free memory."""
        if self.is_valid:
            number = self._identity
            driver.cuGraphDestroyNode(number)
            self._identity = 0
            self._graph.forget(number)

    @property
    def pred(self) -> AdjacencySetProxy:
        """The nodes that it depends on: a set that can be changed, and assigned."""
        return AdjacencySetProxy(self, False)

    @pred.setter
    def pred(self, value: Iterable[GraphNode]) -> None:
        self.pred.replace(value)

    @property
    def succ(self) -> AdjacencySetProxy:
        """The nodes that depend on it: a set that can be changed, and assigned."""
        return AdjacencySetProxy(self, True)

    @succ.setter
    def succ(self, value: Iterable[GraphNode]) -> None:
        self.succ.replace(value)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {f'{self._identity:#x}' if self.is_valid else 'destroyed'}>"


def node_of(graph: DriverGraph, number: int) -> Any:
    """The node with an address: always the same object while there is one."""
    found = graph.nodes.get(number)
    if found is None:
        from .nodes import class_of

        found = graph.nodes.setdefault(number, class_of(graph, number)._of(graph, number))
    return found


def check_node(value: Any, graph: DriverGraph) -> int:
    """The address of a node of ``graph``. Raises TypeError for what is no node, RuntimeError for one that is gone, ValueError
    for one of another graph."""
    if not isinstance(value, GraphNode):
        raise TypeError(f"a GraphNode is expected, got {type(value).__name__}")
    number = value._open()
    if value._graph is not graph:
        raise ValueError(f"{value!r} is a node of another graph: edges join nodes of one graph")
    return number
