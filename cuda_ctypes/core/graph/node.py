"""The base of nodes."""

from __future__ import annotations

from weakref import ref

from ..._lazy import LazyModule
from ...errors import FunctionNotFoundError
from .._driver import class_name, driver, fail
from ..errors import InvalidArgumentError
from ..lifetimes import NoConstructor
from ..quick_properties import kept
from .adjacency import AdjacencySetProxy
from .building import Building
from .calls import function as call_of
from .driver_graph import changing

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any, TypeVar

    from . import nodes
    from .definition import GraphDefinition

    N = TypeVar("N", bound="GraphNode")

else:
    nodes = LazyModule(globals(), "nodes", ".nodes")


class GraphNode(Building, NoConstructor):
    """A node of a graph: work that begins when the nodes before it have ended. Made by methods of
    :class:`GraphDefinition` and of other nodes.

    There is one object for each node, whose class is its kind; kinds without a class are plain GraphNodes. Nodes that
    were captured or made by other libraries are GraphNodes too. Properties tell how a node was added, or ask the driver
    once; they ask again after a change by the node's own methods, and do not see changes through :attr:`handle`.
    """

    __slots__ = ("_graph", "_identity", "_known", "__weakref__")
    _graph: GraphDefinition
    _identity: int
    """The address of the CUgraphNode; 0 once destroyed."""
    _known: tuple[Any, ...] | None
    """The facts of its class, as it was added or as the driver told them; None if the driver is to be asked, and once gone."""

    _made_by = "the methods of GraphDefinition and of other nodes"

    @classmethod
    def _of(cls: type[N], graph: GraphDefinition, number: int) -> N:
        self = object.__new__(cls)
        self._graph = graph
        self._identity = number
        self._known = None
        return self

    def _open(self) -> int:
        """The address. Raises RuntimeError once it is gone."""
        number, graph = self._identity, self._graph
        if not (number and graph._cugraph):
            graph._open()
            raise RuntimeError("this node was destroyed")
        return number

    def _place(self) -> tuple[GraphDefinition, int]:
        number, graph = self._identity, self._graph
        return graph, number if number and graph._cugraph else self._open()

    def _facts(self) -> tuple[Any, ...]:
        """The facts of its class, from the driver."""
        raise NotImplementedError

    def _ask(self) -> tuple[Any, ...]:
        """The facts, which are known from now on."""
        with changing:  # of another thread that changes the node
            found = self._known = self._facts()
        return found

    def _present(self) -> tuple[Any, ...]:
        """The facts, from the driver where others may have changed them."""
        graph = self._graph
        if not (self._identity and graph._cugraph):
            self._open()
        known, owned = self._known, graph._owned
        return self._facts() if not known or owned.shared or owned.captured else known

    def _change(
        self, function: str, parameters: int | bytes, keep: Sequence[Any], besides: bool = False, facts: Any = None
    ) -> None:
        """Call a function of the driver's that changes the facts of this node, to ``facts`` if they are given. The node keeps ``keep`` from
        now on, in place of the objects kept before or ``besides`` them."""
        status = self._changed(call_of(function), parameters, keep, besides, facts)
        if status:
            fail(status, function)

    def _changed(
        self, change: Any, parameters: Any, keep: Sequence[Any], besides: bool = False, facts: Any = None
    ) -> Any:
        """The same by ``change(node, parameters)``, which returns the status."""
        number, graph = self._identity, self._graph
        if not (number and graph._cugraph):
            self._open()
        owned, token = graph._owned, None
        kept = graph._kept.get(number) if keep and not besides else None
        usual = kept[0] if kept and len(kept) == 1 and not kept[0].counted and not owned.shared else None
        if usual is not None:  # it refers to these objects and the former ones during the call
            former = usual.objects
            both = usual.objects = [*former, *keep]
            owned.retained = False
        elif keep:
            token = owned.keep(keep, graph._keeper)
        status = None
        try:
            with changing:
                asked: Any = []
                self._known = asked  # who reads the facts meanwhile waits, and asks the driver
                try:
                    status = change(number, parameters)
                finally:  # a signal handler may have asked before the change, or made one
                    self._known = facts if status == 0 and self._known is asked else None
        except FunctionNotFoundError:  # after others, as of a signal handler, it may be changed
            graph._let_go(token)
            raise
        if usual is not None:
            if usual.objects is both:
                usual.objects = former if status else keep
            elif not status:  # a signal handler has changed it meanwhile
                usual.objects = [*usual.objects, *keep]
            owned.retained = False
        elif status:
            graph._let_go(token)
        elif keep or not besides:
            graph._keep_for(number, token, besides)
        return status

    @property
    def type(self) -> Any:
        """The CUgraphNodeType; None once gone. C: cuGraphNodeGetType."""
        return driver.cuGraphNodeGetType(self._identity) if self.is_valid else None

    @property
    @kept("_graph", none=None)
    def graph(self) -> GraphDefinition:
        """The graph of the node."""
        return self._graph

    @property
    def handle(self) -> Any:
        """The CUgraphNode; None once gone."""
        if not self.is_valid:
            return None
        self._graph._owned.share()  # a graph in it can be copied then
        return driver.CUgraphNode(self._identity)

    @property
    @kept("_graph", "_cugraph", inherits=True, open="_identity", closed=0, known={0: False}, other=True)
    def is_valid(self) -> bool:
        """Whether it still exists: neither it nor a node around its graph was destroyed."""
        return self._identity != 0 and self._graph._cugraph != 0

    def destroy(self) -> None:
        """Remove the node with its edges, and the graphs inside of it. Doing it again does nothing. C:
        cuGraphDestroyNode.

        Raises
        ------
        CUDAError
            The driver refuses, as in a graph that allocates or frees memory.
        """
        graph = self._graph
        if self._identity and graph._cugraph:
            graph._remove(self)

    @property
    def pred(self) -> AdjacencySetProxy:
        """The nodes before it: a set that can be changed, and set. Changing it raises as :class:`AdjacencySetProxy`."""
        return AdjacencySetProxy(self, False)

    @pred.setter
    def pred(self, value: Iterable[GraphNode]) -> None:
        self.pred.replace(value)

    @property
    def succ(self) -> AdjacencySetProxy:
        """The nodes after it: a set that can be changed, and set. Changing it raises as :class:`AdjacencySetProxy`."""
        return AdjacencySetProxy(self, True)

    @succ.setter
    def succ(self, value: Iterable[GraphNode]) -> None:
        self.succ.replace(value)

    def __repr__(self) -> str:
        number = self._identity
        if number and self._graph._cugraph:
            return f"<{self.__class__.__name__} {hex(number)}>"  # quicker than :#x
        return f"<{self.__class__.__name__} destroyed>"


def node_of(graph: GraphDefinition, number: int) -> Any:
    """The node of an address: the same object while it exists."""
    reference = graph._nodes.get(number)
    found = reference and reference()
    if found is None:
        made = nodes.class_of(graph, number)._of(graph, number)
        with changing:  # of several threads, one
            reference = graph._nodes.get(number)
            found = reference and reference()
            if found is None:
                graph._take_notes()
                graph._nodes[number] = ref(made)
                found = made
    return found


def check_node(value: Any, graph: GraphDefinition) -> int:
    """The address of a node of ``graph``. Raises TypeError for other types, RuntimeError for a node that is gone,
    ValueError for another graph's.
    """
    if not isinstance(value, GraphNode):
        raise TypeError(f"a GraphNode is expected, got {class_name(value)}")
    number, of_node = value._identity, value._graph
    if not (number and of_node._cugraph):
        value._open()  # raises
    if of_node is not graph:
        raise InvalidArgumentError(f"{value!r} is a node of another graph: edges join nodes of one graph")
    return number
