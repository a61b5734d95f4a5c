"""A CUgraph: its owners, and facts that the driver does not report."""

from __future__ import annotations

from ..._floor import forkable_lock
from ..._lazy import LazyModule
from .._driver import fail, late
from ..lifetimes import Unique
from .calls import function as call_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, TypeVar
    from weakref import ref

    from . import definition, edges
    from .definition import GraphDefinition
    from .node import GraphNode
    from .owned_graph import Kept, OwnedGraph

    G = TypeVar("G", bound="DriverGraph")

else:
    definition = LazyModule(globals(), "definition", ".definition")
    edges = LazyModule(globals(), "edges", ".edges")

changing = forkable_lock()
"""Held while the records of a node are taken out or set, because the driver may give its address to a new node of another thread,
and while a node asks for its facts or changes them."""

NO_RECORDS: dict[int, Any] = {}
"""The records of a graph without any; nothing is put in here."""


class DriverGraph(Unique):
    """The base of GraphDefinition, which is the single Python object for a CUgraph: the graph that ``_owned`` is the handle of, or a
    graph inside of one of its nodes, which ends with that node.
    """

    __slots__ = ("_owned", "_cugraph", "_keeper", "_in_body", "_nodes", "_inner", "_kept", "__weakref__")
    _owned: OwnedGraph
    """The handle of the outermost graph, shared by all graphs inside it. Its number is 0 once the driver has destroyed it."""
    _cugraph: int
    """The address of the CUgraph; 0 once the node around it was destroyed. Its name differs from that of streams, as a Graph's."""
    _keeper: int
    """The address of the graph that retains objects for it: for the body of a conditional node, the graph around it."""
    _in_body: bool
    """Whether it is, or is inside, the body of a conditional node."""
    _nodes: dict[int, ref[GraphNode]]
    """The object of each node, by its address: there is one for each. Some have ended."""
    _inner: dict[int, Inner]
    """The graphs inside its nodes. They do not refer back, so there are no cycles."""
    _kept: dict[int, list[Kept]]
    """The objects that its nodes need, until these change."""

    @classmethod
    def _of(cls: type[G], owned: OwnedGraph, number: int, keeper: int, in_body: bool) -> G:
        self = object.__new__(cls)
        self._owned = owned
        self._cugraph = number
        self._keeper = keeper
        self._in_body = in_body
        self._nodes = self._inner = self._kept = NO_RECORDS
        return self

    def _take_notes(self) -> None:
        """Have records of its own, which most graphs in loops that make and drop them need late or never."""
        with changing:  # no loop in it: at the end of one, exceptions of signal handlers pass by the end of this block since Python 3.12
            if self._nodes is NO_RECORDS:
                self._nodes = {}
            if self._inner is NO_RECORDS:
                self._inner = {}
            if self._kept is NO_RECORDS:
                self._kept = {}

    def _open(self) -> int:
        """The address. Raises RuntimeError once it is gone."""
        if not self._cugraph:
            raise RuntimeError("this graph is gone: it was inside of a node that was destroyed or updated")
        return self._cugraph

    def _keep(self, *objects: Any) -> Kept | None:
        """Keep objects for a node of this graph. Returns the argument of :meth:`_let_go`."""
        return self._owned.keep(objects, self._keeper) if objects else None

    def _let_go(self, token: Kept | None) -> None:
        """Stop keeping objects for this graph; graphs made of it meanwhile still keep them."""
        if token is not None:
            self._owned.let_go(token)

    def _copies(self, graph: GraphDefinition) -> None:
        """A copy of another graph comes into it, with its objects. The driver counts them, for others may copy the copy again."""
        if graph._owned.kept:
            graph._owned.share()
        if graph._owned.shared:
            self._owned.counts()

    def _keep_for(self, node: int, token: Kept | None, besides: bool = False) -> None:
        """Let a node keep the objects of ``token``, instead of its former ones; with ``besides``, in addition, but once."""
        kept = self._kept
        if kept and not besides:
            for each in kept.pop(node, ()):
                self._let_go(each)
        if token is not None:
            if kept is NO_RECORDS:
                self._take_notes()
            tokens = self._kept.setdefault(node, [])
            if tokens and {id(each) for former in tokens for each in former.objects}.issuperset(map(id, token.objects)):
                self._let_go(token)
            else:
                tokens.append(token)

    def _child(self, node: int) -> GraphDefinition:
        """The graph inside of a child graph node. C: cuGraphChildGraphNodeGetGraph."""
        number = call_of("cuGraphChildGraphNodeGetGraph")(node)
        known = self._inner.get(node)
        if known is None or known.graphs[0]._cugraph != number:
            self._end_inner(node)
            self._take_notes()
            known = self._inner[node] = Inner(
                [definition.GraphDefinition._of(self._owned, number, number, self._in_body)]
            )
        return known.graphs[0]

    def _bodies(self, node: int, condition: int, kind: int, graphs: list[GraphDefinition]) -> Inner:
        """Note the graphs of a conditional node: drivers before CUDA 13.2 do not tell them later."""
        if self._inner is NO_RECORDS:
            self._take_notes()
        return self._inner.setdefault(node, Inner(graphs, condition, kind))

    def _bodies_at(self, place: int, count: int) -> list[GraphDefinition]:
        """The graphs of a conditional node, whose addresses the driver has written at a place."""
        make, owned, keeper = definition.body_at, self._owned, self._keeper
        if count == 1:
            return [make(owned, keeper, place)]
        return [make(owned, keeper, at) for at in range(place, place + 8 * count, 8)]

    def _remove(self, node: GraphNode) -> None:
        """Destroy a node, with the graphs inside of it. C: cuGraphDestroyNode."""
        number = node._identity
        reference, inner, tokens = self._nodes.get(number), self._inner.get(number), self._kept.get(number)
        try:
            status = destroy_node(number)
            if not status:
                self._removed(node, number, reference, inner, tokens)
        except BaseException:  # of a signal handler
            if number not in edges.nodes_of(self):
                self._removed(node, number, reference, inner, tokens)
            raise
        if status:
            fail(status, "cuGraphDestroyNode")

    def _removed(self, node: GraphNode, number: int, reference: Any, inner: Any, tokens: Any) -> None:
        """A node is gone. Doing it again does nothing."""
        node._identity = 0
        if inner or tokens:
            self._drop(inner, tokens)
        with changing:  # another thread may have made a node with this address by now
            node._known = None
            if self._nodes.get(number) is reference:
                self._nodes.pop(number, None)
            if inner and self._inner.get(number) is inner:
                self._inner.pop(number, None)
            if tokens and self._kept.get(number) is tokens:
                self._kept.pop(number, None)

    def _note(self, number: int, reference: ref[GraphNode], token: Kept | None, graphs: Inner | None = None) -> None:
        """Note a new node, its object, the objects that it keeps, and the graphs inside. A node destroyed elsewhere may have had its
        address."""
        with changing:
            nodes, kept = self._nodes, self._kept
            inner = self._inner.pop(number, None) if self._inner else None
            if graphs is not None:
                if self._inner is NO_RECORDS:
                    self._inner = {}
                self._inner[number] = graphs
            tokens = kept.pop(number, None) if kept else None
            if nodes is NO_RECORDS:
                nodes = self._nodes = {}
            nodes[number] = reference
            if token is not None:
                if kept is NO_RECORDS:
                    kept = self._kept = {}
                kept[number] = [token]
        if inner or tokens:
            self._drop(inner, tokens)

    def _forget(self, number: int) -> None:
        """A node was destroyed elsewhere."""
        with changing:
            former = self._taken(number)
        self._drop(*former)

    def _taken(self, number: int) -> tuple[Inner | None, list[Kept] | None]:
        self._nodes.pop(number, None)
        return self._inner.pop(number, None), self._kept.pop(number, None)

    def _drop(self, inner: Inner | None, tokens: list[Kept] | None) -> None:
        self._end_graphs(inner, self._keeper)
        for token in tokens or ():
            self._let_go(token)

    def _end_inner(self, node: int) -> None:
        """The graphs inside of a node are gone. Doing it again does nothing."""
        self._end_graphs(self._inner.get(node), self._keeper)
        self._inner.pop(node, None)

    def _end_graphs(self, inner: Inner | None, keeper: int) -> None:
        for graph in inner.graphs if inner else ():
            graph._end(keeper)

    def _end(self, keeper: int) -> None:
        """This graph is gone, with its nodes and those in them. Objects may be kept by a graph around it, ``keeper``."""
        self._cugraph = 0
        for reference in [*self._nodes.values()]:
            node = reference()
            if node is not None:
                node._known = None
        for tokens in [*self._kept.values()]:
            for token in tokens:
                if token.keeper != keeper:
                    token.counted = 0  # they ended with the graph
                self._let_go(token)
        for inner in [*self._inner.values()]:
            self._end_graphs(inner, keeper)
        self._nodes = self._inner = self._kept = NO_RECORDS


destroy_node = late(globals(), "destroy_node", "cuGraphDestroyNode")


class Inner:
    """The graphs inside of a node; for a conditional node also its condition and kind."""

    __slots__ = ("graphs", "condition", "kind")

    def __init__(self, graphs: list[GraphDefinition], condition: int = 0, kind: int = -1) -> None:
        self.graphs = graphs
        self.condition = condition
        self.kind = kind
