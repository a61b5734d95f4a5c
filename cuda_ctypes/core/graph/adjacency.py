"""What comes before a node in its graph, and what comes after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableSet

from .._driver import declaration, driver

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .node import GraphNode

HAS_DATA = any(item.name == "dependencyData" for item in declaration("cuGraphAddNode").parameters)
"""Whether functions of this CUDA major take data of edges: 12 has none in them."""


def data_of(edges: Any) -> tuple[Any, ...]:
    """Data of edges as an argument of those functions that take them."""
    return (edges,) if HAS_DATA else ()


class AdjacencySetProxy(MutableSet["GraphNode"]):
    """The nodes right before a node, or right after it: asked of the driver and told the driver each time.

    Adding a node that is there already and discarding one that is not do nothing; each operation, whatever the number of
    nodes, is one cuGraphAddDependencies and one cuGraphRemoveDependencies at most. ``&``, ``|`` and the like give plain sets.

    Adding raises TypeError for what is no node, ValueError for one of another graph and for the node itself, RuntimeError
    for one that was destroyed. That a graph has no circles is checked when it is instantiated.
    """

    __slots__ = ("_node", "_forward")

    def __init__(self, node: GraphNode, is_fwd: bool) -> None:
        self._node = node
        self._forward = is_fwd

    @classmethod
    def _from_iterable(cls, it: Iterable[Any]) -> set[Any]:
        return set(it)

    def _edges(self) -> dict[int, Any]:
        """The other nodes' addresses, and the data of the edges to them; none for a destroyed node."""
        if not self._node.is_valid:
            return {}
        ask = driver.cuGraphNodeGetDependentNodes if self._forward else driver.cuGraphNodeGetDependencies
        number = self._node._identity
        nodes, *data, count = ask(number)
        if count:
            nodes, *data, count = ask(number, count)
        return dict(zip(map(int, nodes[:count]), data[0] if data else [None] * count))

    def __contains__(self, x: object) -> bool:
        from .node import GraphNode

        return (
            isinstance(x, GraphNode)
            and x._graph is self._node._graph
            and bool(x._identity)
            and x._identity in self._edges()
        )

    def __iter__(self) -> Iterator[GraphNode]:
        from .node import node_of

        return iter([node_of(self._node._graph, number) for number in self._edges()])

    def __len__(self) -> int:
        return len(self._edges())

    def __repr__(self) -> str:
        return f"{{{', '.join(map(repr, self))}}}"

    def add(self, value: GraphNode) -> None:
        """Add an edge to one more node."""
        self._change([value], [])

    def discard(self, value: GraphNode) -> None:
        """Remove the edge to a node. Raises TypeError for what is no node."""
        self._change([], [value])

    def clear(self) -> None:
        """Remove all edges."""
        self._change([], self)

    def update(self, *others: Iterable[GraphNode]) -> None:
        """Add edges to all nodes of ``others``."""
        self._change([value for other in others for value in other], [])

    def __ior__(self, it: Any) -> AdjacencySetProxy:  # type: ignore[misc]
        self.update(it)
        return self

    def __isub__(self, it: Any) -> AdjacencySetProxy:  # type: ignore[misc]
        self._change([], list(it))
        return self

    def replace(self, values: Iterable[GraphNode]) -> None:
        """Have edges to these nodes and no others."""
        values = list(values)
        self._change(values, [each for each in self if each not in values])

    def _change(self, more: Iterable[Any], fewer: Iterable[Any]) -> None:
        from .node import check_node

        node = self._node
        number = node._open()
        added = [check_node(value, node._graph) for value in more]
        if number in added:
            raise ValueError("a node cannot come before or after itself")
        removed = [value._identity for value in map(node_only, fewer) if value._graph is node._graph]
        present = self._edges()
        removed = [other for other in dict.fromkeys(removed) if other in present]
        added = [other for other in dict.fromkeys(added) if other not in present]
        if removed:
            data = data_of([present[other] for other in removed])
            remove: Any = driver.cuGraphRemoveDependencies
            remove(node._graph.number, *self._ends(removed), *data, len(removed))
        if added:
            add: Any = driver.cuGraphAddDependencies
            add(node._graph.number, *self._ends(added), *data_of(None), len(added))

    def _ends(self, others: list[int]) -> tuple[list[int], list[int]]:
        """Where edges begin, and where they end."""
        own = [self._node._identity] * len(others)
        return (own, others) if self._forward else (others, own)


def node_only(value: Any) -> GraphNode:
    from .node import GraphNode

    if not isinstance(value, GraphNode):
        raise TypeError(f"a GraphNode is expected, got {type(value).__name__}")
    return value
