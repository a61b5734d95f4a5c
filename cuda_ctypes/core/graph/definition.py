"""Graphs made node by node."""

from __future__ import annotations

from ..._lazy import LazyModule
from .._driver import after_few, as_int, driver, fail
from ..lifetimes import NoConstructor, owned_by
from ..quick_properties import compared, hashed, is_a, kept
from .building import Building
from .calls import function as call_of
from .driver_graph import DriverGraph
from .node import node_of
from .node_parameters import WORD, context_number
from .owned_graph import OwnedGraph, destroy_graph

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from . import edges
    from . import graph as graphs
    from .graph import Graph
    from .node import GraphNode
    from .nodes import EmptyNode
    from .options import GraphCompleteOptions, GraphDebugPrintOptions


else:
    edges = LazyModule(globals(), "edges", ".edges")
    graphs = LazyModule(globals(), "graphs", ".graph")


class NoParameters:
    """The signature of GraphDefinition, whose ``__new__`` cannot tell; a subclass has that of its ``__init__``."""

    def __get__(self, instance: object, owner: type) -> Any:
        if owner is not GraphDefinition:
            raise AttributeError("__signature__")
        from inspect import Signature

        return Signature()


def _quicken_making() -> None:
    from .quick_graph import quicken_definitions

    quicken_definitions(GraphDefinition)


_made = after_few(_quicken_making)


def _quicken_instantiation() -> None:
    from .quick_graph import quicken_instantiation

    quicken_instantiation(GraphDefinition)


_instantiated = after_few(_quicken_instantiation)


def _quicken_conditions() -> None:
    from .quick_graph import quicken_conditions

    quicken_conditions(GraphDefinition, GraphCondition)


_conditional = after_few(_quicken_conditions)


class GraphDefinition(DriverGraph, Building):
    """A graph made node by node. Its methods add nodes that depend on no other one; a node's methods add nodes after it.
    C: cuGraphCreate, cuGraphDestroy.

    :meth:`instantiate` makes a :class:`Graph`, which later changes here do not affect. Graphs inside of nodes
    (:attr:`ChildGraphNode.child_graph`, :attr:`ConditionalNode.branches`) and captured ones
    (:attr:`GraphBuilder.graph_definition`) are GraphDefinitions too. Several threads must not change one graph, or graphs
    inside of it, at once. Notebooks show it as a picture.
    """

    __slots__ = ()

    __signature__ = NoParameters()

    if TYPE_CHECKING:

        def __init__(self) -> None: ...

    else:

        def __new__(cls, *arguments: Any, **more: Any) -> GraphDefinition:
            if (arguments or more) and cls.__init__ is object.__init__:
                raise TypeError(f"{cls.__name__}() takes no arguments")
            _made()
            owned = OwnedGraph.of(owned_by(destroy_graph, None, "cuGraphCreate", 0))
            return cls._of(owned, owned.number, owned.number, False)

    def _place(self) -> tuple[GraphDefinition, int]:
        self._open()
        return self, 0

    @property
    @kept("_cugraph", known={0: False}, other=True)
    def is_valid(self) -> bool:
        """Whether the graph still exists; one inside of a node ends with the node."""
        return self._cugraph != 0

    @property
    def handle(self) -> Any:
        """The CUgraph. Raises RuntimeError once it is gone."""
        number = self._open()
        self._owned.share()
        return driver.CUgraph(number)

    def empty(self) -> EmptyNode:
        """Add a node that does nothing. C: cuGraphAddEmptyNode.

        Returns
        -------
        EmptyNode

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The graph is gone.
        """
        return self._add("cuGraphAddEmptyNode")  # type: ignore[no-any-return]

    def create_condition(self, default_value: int | None = None) -> GraphCondition:
        """Make a value on which conditional nodes of this graph, or of graphs inside of it, depend; kernels set it by
        ``cudaGraphSetConditional``.

        C: cuGraphConditionalHandleCreate, since CUDA 12.3; older drivers raise
        ``cuda_ctypes.errors.FunctionNotFoundError``.

        Parameters
        ----------
        default_value : int, optional
            The value at the beginning of each launch.

        Returns
        -------
        GraphCondition

        Raises
        ------
        CUDAError
            No context is current, or the driver refuses.
        OverflowError
            ``default_value`` is out of range.
        RuntimeError
            The graph is gone.
        TypeError
            ``default_value`` is not an int.
        """
        _conditional()
        return GraphCondition._of(create_condition(self._open(), default_value), self._owned)

    def instantiate(self, options: GraphCompleteOptions | dict[str, Any] | None = None) -> Graph:
        """Make a graph that can be launched, of this one as it is now. C: cuGraphInstantiateWithParams.

        Parameters
        ----------
        options : GraphCompleteOptions or dict, optional
            Default: memory that the graph allocates and does not free is freed at its next launch.

        Returns
        -------
        Graph

        Raises
        ------
        CUDAError
            The driver refuses, for example a graph inside of a node.
        RuntimeError
            The graph is gone.
        TypeError, ValueError
            An option is unknown, or the options exclude each other.
        """
        number = self._open()
        if number != self._owned.number:
            fail(
                driver.CUresult.CUDA_ERROR_NOT_SUPPORTED,
                "cuGraphInstantiateWithParams",
                "this graph is inside of a node: instantiate the one around it",
            )
        if options is None:
            _instantiated()
        return graphs.instantiate(self._owned, options)

    def debug_dot_print(self, path: str, options: GraphDebugPrintOptions | dict[str, Any] | None = None) -> None:
        """Write the graph to a file for GraphViz. C: cuGraphDebugDotPrint.

        Parameters
        ----------
        path : str or os.PathLike
            The file.
        options : GraphDebugPrintOptions or dict, optional
            The parts to write besides nodes and edges.

        Raises
        ------
        CUDAError
            The driver refuses, for example without the folder.
        RuntimeError
            The graph is gone.
        TypeError
            ``path`` is not a path, or an option is unknown.
        """
        from .graph import debug_dot_print

        debug_dot_print(self._open(), path, options)

    def nodes(self) -> set[GraphNode]:
        """All nodes, without those of graphs inside of them. C: cuGraphGetNodes.

        Returns
        -------
        set of GraphNode

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The graph is gone.
        """
        if not edges.count_nodes(self._cugraph or self._open()):
            return set()
        return {node_of(self, number) for number in edges.nodes_of(self)}

    def edges(self) -> set[tuple[GraphNode, GraphNode]]:
        """All edges. C: cuGraphGetEdges.

        Returns
        -------
        set of tuple
            Pairs of a node and one that depends on it.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The graph is gone.
        """
        if not edges.count_edges(self._cugraph or self._open()):
            return set()
        return {(node_of(self, begin), node_of(self, end)) for begin, end in edges.edges_of(self)}

    def _repr_svg_(self) -> str:
        """The graph as a picture, which notebooks show."""
        from .drawing import picture

        return picture(self)

    def __repr__(self) -> str:
        return f"<GraphDefinition {hex(self._cugraph) if self._cugraph else 'gone'}>"


class GraphCondition(NoConstructor):
    """A value on which conditional nodes depend. Made by :meth:`GraphDefinition.create_condition` and
    :meth:`GraphBuilder.create_condition`.

    As a kernel's argument it is the ``cudaGraphConditionalHandle`` that ``cudaGraphSetConditional`` takes.
    """

    __slots__ = ("_identity", "_owned", "__weakref__")
    _identity: int
    _owned: OwnedGraph | None
    """Its graph; None if unknown."""

    _made_by = "GraphDefinition.create_condition() or GraphBuilder.create_condition()"
    _kernel_format = "Q"

    @classmethod
    def _of(cls, number: int, owned: OwnedGraph | None) -> GraphCondition:
        self = object.__new__(cls)
        self._identity = number
        self._owned = owned
        return self

    @property
    def handle(self) -> int:
        """The CUgraphConditionalHandle, an int."""
        return self._identity

    def _kernel_argument(self) -> int:
        return self._identity

    def __copy__(self) -> GraphCondition:
        return self

    def __deepcopy__(self, memo: Any) -> GraphCondition:
        return self

    @compared("_identity")
    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not is_a(other, GraphCondition):
            return NotImplemented
        return self._identity == other._identity

    @hashed("_identity")
    def __hash__(self) -> int:
        return self._identity

    def __repr__(self) -> str:
        return f"<GraphCondition {hex(self._identity)}>"


def body_at(owned: OwnedGraph, keeper: int, place: int) -> GraphDefinition:
    """The graph of a conditional node in a graph of ``owned``, whose address the driver has written at a place. Machine code takes the place of
    this function after a few calls."""
    _body_made()
    return GraphDefinition._of(owned, WORD.from_address(place).value, keeper, True)


def _quicken_bodies() -> None:
    from .quick_graph import body_maker

    globals()["body_at"] = body_maker(body_at, GraphDefinition)


_body_made = after_few(_quicken_bodies)


def create_condition(graph: int, default_value: int | None) -> int:
    """A new CUgraphConditionalHandle of a CUgraph, in the current context."""
    flags = 0 if default_value is None else driver.CU_GRAPH_COND_ASSIGN_DEFAULT
    value = 0 if default_value is None else as_int(default_value, "default_value")
    if not 0 <= value < 1 << 32:
        raise OverflowError(f"default_value is {value}, but a condition is from 0 to 2**32 - 1")
    return call_of("cuGraphConditionalHandleCreate")(graph, context_number(), value, flags)  # type: ignore[no-any-return]
