"""The views of nodes in graphs that can be launched, ``graph[node]``, and their changes, as machine code for the usual case."""

from __future__ import annotations

import ctypes

from ..._floor import FREE_THREADED
from ..._floor.native import routines
from .._driver import filled
from ..event import Event, LentEvent
from ..memory.buffer import Buffer
from ..memory.lent import Lent
from ..quick_methods import IDLE, idle, quicken, quicken_property
from .callbacks import C_FUNCTION, CALLER, quicken_calling
from .driver_graph import DriverGraph
from .graph import Graph
from .node import GraphNode
from .node_parameters import CONTEXTS, COPY, FILL, ON_DEVICE
from .quick_graph import in_current_context

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def quicken_views(views: dict[Any, Any], base: Any, definition: Any) -> None:
    """``graph[node]``: for each class of nodes a class of ``views``, which have the slots of ``base``."""

    kinds = tuple(views)

    def viewed(native: Any, routine: Any) -> None:
        routine.expect(routine.within(native.SELF, Graph, "_exec"), int)
        of_node = routine.within(routine.within(0, kinds, "_graph", GraphNode), definition, "_cugraph", DriverGraph)
        routine.expect_not(of_node, 0)
        routine.expect_not(routine.within(0, kinds, "_identity", GraphNode), 0)
        idle(native, routine)
        routine.returns_view(views, base, 0, _executable=(native.SELF,), _node=(0,))

    quicken(Graph, "__getitem__", IDLE, viewed, "node")


def quicken_switching(switchable: Any, base: Any, views: Any, nodes: Any, definition: Any) -> None:
    """``graph[node].enable()`` and the like: methods of ``switchable``, for ``views`` of ``nodes``, which have the slots of ``base``."""

    def switch(on: int) -> Any:
        def describe(native: Any, routine: Any) -> None:
            numbers = handles(routine, native.SELF, views, base, nodes, definition)
            routine.sources += [*numbers, routine.number(on)]
            routine.returns(None)

        return describe

    def ask(native: Any, routine: Any) -> None:
        numbers = handles(routine, 0, views, base, nodes, definition)
        routine.sources += [*numbers, routine.output("I", {0: False, 1: True}, bool)]

    for function in ("cuGraphNodeSetEnabled", "cuGraphNodeGetEnabled"):
        filled(function)
    quicken(switchable, "enable", "cuGraphNodeSetEnabled", switch(1), "", count=0)
    quicken(switchable, "disable", "cuGraphNodeSetEnabled", switch(0), "", count=0)
    quicken_property(switchable, "is_enabled", "cuGraphNodeGetEnabled", ask)


def handles(routine: Any, place: int, views: Any, base: Any, nodes: Any, definition: Any) -> list[Any]:
    """The CUgraphExec and the CUgraphNode of the view at a place."""
    node = routine.within(place, views, "_node", base)
    of_node = routine.within(routine.within(node, nodes, "_graph", GraphNode), definition, "_cugraph", DriverGraph)
    routine.expect_not(of_node, 0)
    graph = routine.slot(routine.within(place, views, "_executable", base), Graph, "_exec")
    identity = routine.within(node, nodes, "_identity", GraphNode)
    routine.expect_not(identity, 0)
    return [graph, routine.value(identity, "Q", int)]


def reserved(routine: Any, place: int, view: Any, base: Any, node: Any, definition: Any) -> tuple[list[Any], Any]:
    """The same for a graph that no other thread changes meanwhile; and the place of its further objects."""
    graph = routine.within(place, view, "_executable", base)
    objects = routine.within(graph, Graph, "_objects")
    routine.expect(objects, dict)
    routine.reserves(graph, Graph, "_objects", None)
    return handles(routine, place, view, base, node, definition), objects


def quicken_changes(view: Any, base: Any, node: Any, definition: Any, function: str) -> None:
    """``graph[node].update(...)`` in a graph that was changed before: a method of ``view``, of a class of nodes."""
    signature, parameters = CHANGES[function]

    def change(native: Any, routine: Any) -> None:
        numbers, objects = reserved(routine, native.SELF, view, base, node, definition)
        routine.sources += [*numbers, *parameters(routine, objects)]
        routine.returns(None)

    if routines() is not None and not FREE_THREADED and (parameters is not call or quicken_calling()):
        count = len([name for name in signature.split(", ") if name != "*" and "=" not in name])
        filled(function)
        code = in_current_context(function, 3) if function in CONTEXTS else None
        view._quick_update = quicken(view, "update", function, change, signature, count=count, again=True, code=code)


CALL_PARAMETERS = ctypes.c_uint64 * 2
"""A CUDA_HOST_NODE_PARAMS, as numbers."""

# The C arguments after the handles; members of structs at the offsets that FILL and COPY have.


def event(routine: Any, objects: Any) -> list[Any]:
    lent = routine.within(0, Event, "_destroy")
    routine.keeps_in(lent, objects)
    return [routine.slot(lent, LentEvent, "address")]


def fill(routine: Any, objects: Any) -> list[Any]:
    """A fill of one row of bytes."""
    value, width, one = routine.value(1, "B", int), routine.value(2, "Q", int), routine.number(1)
    keep_memory(routine, objects, 0, width)
    members = (0, 8, address_in(routine, 0)), (16, 4, value), (20, 4, one), (24, 8, width), (32, 8, one)
    return [routine.fields(FILL.size, members, ())]


def copy(routine: Any, objects: Any) -> list[Any]:
    """A copy in memory that the host cannot use."""
    to, origin, size = address_in(routine, 0), address_in(routine, 1), routine.value(2, "Q", int)
    for place in (0, 1):
        facts = routine.within(place, Buffer, "_facts")
        routine.expect_tuple(facts, 4)
        routine.expect_object((*facts, 2), False)
        keep_memory(routine, objects, place, size)
    on_device, one = routine.number(ON_DEVICE), routine.number(1)
    ends = (32, 4, on_device), (48, 8, origin), (120, 4, on_device), (136, 8, to)
    return [routine.fields(COPY.size, (*ends, (176, 8, size), (184, 8, one), (192, 8, one)), ())]


def call(routine: Any, objects: Any) -> list[Any]:
    """A call of a Python function, for which there is a function of C."""
    return [routine.prepared(kept_call, objects, 0)]


CHANGES: dict[str, Any] = {
    "cuGraphExecMemsetNodeSetParams": ("*, dst, value, width, height=1, pitch=0", fill),
    "cuGraphExecMemcpyNodeSetParams": ("*, dst, src, size", copy),
    "cuGraphExecEventRecordNodeSetEvent": ("event", event),
    "cuGraphExecEventWaitNodeSetEvent": ("event", event),
    "cuGraphExecHostNodeSetParams": ("fn, *, user_data=None", call),
}
"""By the function of the driver's: the parameters of ``update``, and what makes those of C."""


def address_in(routine: Any, place: int) -> Any:
    """The address of a Buffer."""
    return routine.value(routine.within(place, Buffer, "_address"), "Q", int)


def kept_call(objects: dict[int, Any], fn: Any) -> Any:
    """The CUDA_HOST_NODE_PARAMS of a Python function. A graph with these further objects keeps both."""
    found = objects.get(-id(fn))
    if found is None:
        if not callable(fn) or isinstance(fn, C_FUNCTION):
            return NotImplemented
        objects[id(fn)] = fn
        found = objects[-id(fn)] = CALL_PARAMETERS(CALLER[0], id(fn))
    return found


def keep_memory(routine: Any, objects: Any, place: Any, size: Any = None) -> None:
    """Let a graph keep the memory of a lent buffer at a place, which must have that many bytes."""
    if size is not None:
        routine.expect_at_most(size, routine.slot(place, Buffer, "_size"))
    routine.keeps_in(routine.within(routine.within(place, Buffer, "_free"), Lent, "twin"), objects)
