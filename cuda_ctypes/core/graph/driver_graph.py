"""A CUgraph: its owners, and facts that the driver does not report."""

from __future__ import annotations

from _thread import RLock

from .._driver import driver
from ..lifetimes import Owned, Unique
from .retention import release, release_unneeded, retain

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any
    from weakref import ref

    from .node import GraphNode


changing = RLock()
"""Held while the records of a node are taken out or set: the driver may give its address to a new node of another thread."""


class DriverGraph(Unique):
    """The single Python object for a CUgraph: the graph that ``owned`` is the handle of, or a graph inside of one of its
    nodes, which ends with that node.
    """

    __slots__ = ("owned", "number", "keeper", "in_body", "nodes", "inner", "kept", "__weakref__")

    def __init__(self, owned: Owned, number: int = 0, keeper: int = 0, in_body: bool = False) -> None:
        self.owned = owned
        """The handle of the outermost graph, shared by all graphs inside it. Its number is 0 once the driver has destroyed it."""
        self.number = number or owned.number
        """The address of the CUgraph; 0 once the node around it was destroyed."""
        self.keeper = keeper or self.number
        """The address of the graph that retains objects for it: for the body of a conditional node, the graph around it."""
        self.in_body = in_body
        """Whether it is, or is inside, the body of a conditional node."""
        self.nodes: dict[int, ref[GraphNode]] = {}
        """The object of each node, by its address: there is one for each. Some have ended."""
        self.inner: dict[int, Inner] = {}
        """The graphs inside its nodes. They do not refer back, so there are no cycles."""
        self.kept: dict[int, list[Any]] = {}
        """The objects retained for its nodes, released when the nodes change."""

    def open(self) -> int:
        """The address. Raises RuntimeError once it is gone."""
        if not self.number:
            raise RuntimeError("this graph is gone: it was inside of a node that was destroyed or updated")
        return self.number

    def keep(self, *objects: Any) -> Any:
        """Keep objects as long as the driver may need them for a node of this graph. Returns the argument of
        :meth:`let_go`.
        """
        needed = [each for each in objects if each is not None]
        return retain(self.keeper, *needed) if needed else None

    def let_go(self, token: Any) -> None:
        """Stop keeping objects for this graph; graphs made of it meanwhile still keep them."""
        if token is not None and self.owned.number:
            release(self.keeper, token)
            release_unneeded()

    def keep_for(self, node: int, token: Any, besides: bool = False) -> None:
        """Let a node keep the objects of ``token``, instead of its former ones; with ``besides``, in addition."""
        for each in () if besides else self.kept.pop(node, ()):
            self.let_go(each)
        if token is not None:
            self.kept.setdefault(node, []).append(token)

    def child(self, node: int) -> DriverGraph:
        """The graph inside of a child graph node. C: cuGraphChildGraphNodeGetGraph."""
        number = int(driver.cuGraphChildGraphNodeGetGraph(node))
        known = self.inner.get(node)
        if known is None or known.graphs[0].number != number:
            self.end_inner(node)
            known = self.inner[node] = Inner([DriverGraph(self.owned, number, 0, self.in_body)])
        return known.graphs[0]

    def bodies(self, node: int, condition: int, kind: int, numbers: Sequence[Any]) -> Inner:
        """Note the graphs of a conditional node: drivers before CUDA 13.2 do not tell them later."""
        graphs = [DriverGraph(self.owned, int(number), self.keeper, True) for number in numbers]
        return self.inner.setdefault(node, Inner(graphs, condition, kind))

    def destroy(self, node: GraphNode) -> None:
        """Destroy a node, with the graphs inside of it. C: cuGraphDestroyNode."""
        number = node._identity
        records: tuple[dict[int, Any], ...] = self.nodes, self.inner, self.kept
        known = [record.get(number) for record in records]
        driver.cuGraphDestroyNode(number)
        node._identity = 0
        with changing:  # another thread may have made a node with this address by now
            node._known = None
            mine = [
                record.pop(number) if value is not None and record.get(number) is value else None
                for record, value in zip(records, known)
            ]
        self._drop(*mine[1:])

    def add(self, number: int, reference: ref[GraphNode], token: Any) -> None:
        """Note a new node, its object and the objects that it keeps. A node destroyed elsewhere may have had its address."""
        with changing:
            former = self._taken(number)
            self.nodes[number] = reference
            if token is not None:
                self.kept[number] = [token]
        self._drop(*former)

    def forget(self, number: int) -> None:
        """A node was destroyed elsewhere."""
        with changing:
            former = self._taken(number)
        self._drop(*former)

    def _taken(self, number: int) -> tuple[Inner | None, list[Any] | None]:
        self.nodes.pop(number, None)
        return self.inner.pop(number, None), self.kept.pop(number, None)

    def _drop(self, inner: Inner | None, tokens: list[Any] | None) -> None:
        self._end_graphs(inner)
        for token in tokens or ():
            self.let_go(token)

    def end_inner(self, node: int) -> None:
        """The graphs inside of a node are gone."""
        self._end_graphs(self.inner.pop(node, None))

    def _end_graphs(self, inner: Inner | None) -> None:
        for graph in inner.graphs if inner else ():
            for inside in list(graph.kept) if graph.keeper == self.keeper else ():
                graph.keep_for(inside, None)
            graph.end()

    def end(self) -> None:
        """This graph is gone, with its nodes and those in them."""
        self.number = 0
        for reference in list(self.nodes.values()):
            node = reference()
            if node is not None:
                node._known = None
        for node in list(self.inner):
            self.end_inner(node)


class Inner:
    """The graphs inside of a node; for a conditional node also its condition and kind."""

    __slots__ = ("graphs", "condition", "kind")

    def __init__(self, graphs: list[DriverGraph], condition: int = 0, kind: int = -1) -> None:
        self.graphs = graphs
        self.condition = condition
        self.kind = kind
