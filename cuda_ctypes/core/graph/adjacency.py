"""The nodes before and after a node."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableSet

from ..._lazy import LazyModule
from .._driver import after_few, class_name
from ..errors import InvalidArgumentError
from . import edges

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from . import node
    from .node import GraphNode

else:
    node = LazyModule(globals(), "node", ".node")


class AdjacencySetProxy(MutableSet["GraphNode"]):
    """The nodes right before or right after a node: a set, backed by the driver.

    Adding a member, and discarding a node that is not one, do nothing. Each operation is one cuGraphAddDependencies and one
    cuGraphRemoveDependencies at most. ``&``, ``|`` and other operators give plain sets. Cycles are found when the graph is
    instantiated.

    Changes raise TypeError for anything but a node, RuntimeError once the node of the set is destroyed, and CUDAError if
    the driver refuses. Adding also raises RuntimeError for a destroyed node, and ValueError for another graph's node and for
    the node itself. C: cuGraphNodeGetDependencies, cuGraphNodeGetDependentNodes.

    Parameters
    ----------
    node : GraphNode
        The node.
    is_fwd : bool
        Whether these are its successors, instead of its predecessors.
    """

    __slots__ = ("_node", "_forward")

    def __init__(self, node: GraphNode, is_fwd: bool) -> None:
        self._node = node
        self._forward = is_fwd

    @classmethod
    def _from_iterable(cls, it: Iterable[Any]) -> set[Any]:
        return set(it)

    def __contains__(self, x: object) -> bool:
        _looked()
        own = self._node
        graph = own._graph
        if not isinstance(x, node.GraphNode) or x._graph is not graph:
            return False
        begin, end = (own._identity, x._identity) if self._forward else (x._identity, own._identity)
        return bool(begin and end and graph._cugraph) and edges.joined(begin, end)

    def __iter__(self) -> Iterator[GraphNode]:
        own = self._node  # as edges.neighbours, a call of Python less: 0.1 of 0.8 us (two AMD EPYC cores, CPython 3.12)
        graph, number = own._graph, own._identity
        if not (number and graph._cugraph):
            return iter([])
        found = (edges.few_after if self._forward else edges.few_before)(number, edges.FEW)
        count = found[-1]
        if not count:
            return iter([])
        if count < edges.FEW:
            found = found[:count]
        else:
            found = edges.neighbours(number, self._forward)
        known, of = graph._nodes, node.node_of
        return iter([((one := known.get(other)) and one()) or of(graph, other) for other in found])

    def __len__(self) -> int:
        own = self._node
        number = own._identity
        if not (number and own._graph._cugraph):
            return 0
        found: int = (edges.count_after if self._forward else edges.count_before)(number)
        return found

    def __repr__(self) -> str:
        return f"{{{', '.join(map(repr, self))}}}"

    def add(self, value: GraphNode) -> None:
        """Add an edge.

        Parameters
        ----------
        value : GraphNode
            The other node.

        Raises
        ------
        TypeError, ValueError, RuntimeError, CUDAError
            As the class says.
        """
        _looked()
        own = self._node
        edges.add[self._forward](own._open(), self._numbers((value,)), 1, own._graph._cugraph)

    def discard(self, value: GraphNode) -> None:
        """Remove an edge; other nodes are ignored.

        Parameters
        ----------
        value : GraphNode
            The other node.

        Raises
        ------
        TypeError, RuntimeError, CUDAError
            As the class says.
        """
        _looked()
        own = self._node
        number = own._open()
        if node_only(value)._graph is own._graph:
            edges.remove[self._forward](number, [value._identity], 1, own._graph._cugraph)

    def clear(self) -> None:
        """Remove all edges.

        Raises
        ------
        RuntimeError, CUDAError
            As the class says.
        """
        own = self._node
        edges.keep[self._forward](own._open(), (), 0, own._graph._cugraph)

    def update(self, *others: GraphNode | Iterable[GraphNode]) -> None:
        """Add edges.

        Parameters
        ----------
        *others : GraphNode or iterable of GraphNode
            The other nodes.

        Raises
        ------
        TypeError, ValueError, RuntimeError, CUDAError
            As the class says.
        """
        own, added = self._node, []
        own._open()
        for other in others:
            added += self._numbers((other,) if isinstance(other, node.GraphNode) else other)
        if added:  # by an iterable of the program's, which may have destroyed this node
            edges.add[self._forward](own._open(), added, len(added), own._graph._cugraph)

    def __ior__(self, it: Any) -> AdjacencySetProxy:  # type: ignore[misc]
        self.update(it)
        return self

    def __isub__(self, it: Any) -> AdjacencySetProxy:  # type: ignore[misc]
        own = self._node
        own._open()
        graph = own._graph
        removed = [value._identity for value in map(node_only, it) if value._graph is graph]
        if removed:
            edges.remove[self._forward](own._open(), removed, len(removed), graph._cugraph)
        return self

    def replace(self, values: Iterable[GraphNode]) -> None:
        """Have edges to these nodes and no others.

        Parameters
        ----------
        values : iterable of GraphNode
            The other nodes.

        Raises
        ------
        TypeError, ValueError, RuntimeError, CUDAError
            As the class says.
        """
        own = self._node
        own._open()
        if isinstance(values, AdjacencySetProxy) and values._node is own and values._forward is self._forward:
            return  # as in ``node.succ |= others``, which adds them first
        wanted = self._numbers(values)
        number, graph = own._open(), own._graph._cugraph
        edges.keep[self._forward](number, wanted, len(wanted), graph)
        if wanted:
            edges.add[self._forward](number, wanted, len(wanted), graph)

    def _numbers(self, others: Iterable[Any]) -> list[int]:
        """The addresses of nodes that edges can lead to. Raises as the class says."""
        own = self._node
        graph, itself, numbers = own._graph, own._identity, []
        for other in others:
            if isinstance(other, node.GraphNode) and other._graph is graph and other._identity:
                number = other._identity
            else:
                number = node.check_node(other, graph)  # raises
            if number == itself:
                raise InvalidArgumentError("a node cannot come before or after itself")
            numbers.append(number)
        return numbers


def node_only(value: Any) -> GraphNode:
    if not isinstance(value, node.GraphNode):
        raise TypeError(f"a GraphNode is expected, got {class_name(value)}")
    return value


def _quicken_looks() -> None:
    from .definition import GraphDefinition
    from .nodes import ADDED, CONDITIONALS
    from .quick_graph import quicken_membership

    quicken_membership(AdjacencySetProxy, (*ADDED.values(), *CONDITIONALS.values(), node.GraphNode), GraphDefinition)


_looked = after_few(_quicken_looks)
