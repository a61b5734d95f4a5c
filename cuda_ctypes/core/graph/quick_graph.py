"""Making and launching a graph, and listing what is in it, as machine code for the usual case."""

from __future__ import annotations

import ctypes
from itertools import chain
from operator import attrgetter

from ..._floor import FREE_THREADED
from ..._floor.native import NOT_CALLED, routines
from .._driver import cell, declaration, entry, filled
from ..event import Event, LentEvent
from ..lifetimes import COLLECTING, Owned, _phase, ended, relaxed_cell
from ..quick_methods import IDLE, idle, quick, quicken, quicken_end, quicken_property
from ..stream import Stream
from .driver_graph import NO_RECORDS, DriverGraph
from .edges import ADDING, BEFORE, NEIGHBOURS, REMOVING, SEVERAL, USUAL, columns_of
from .graph import AGAIN, Graph
from .node import GraphNode
from .node_parameters import A_CONDITIONAL, NODE, OF_CONDITION, OF_CONTEXT, OF_COUNT, OF_GRAPHS, OF_KIND
from .owned_graph import NO_OBJECTS, Kept, OwnedGraph
from .retention import MOVE, NO_SYNC, Block, Note, Own, Retained, Shared, awaited, due, noted, noting, wait_for_all

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def launch(native: Any, routine: Any) -> None:
    """``graph.launch(stream)``."""
    routine.sources += [routine.slot(native.SELF, Graph, "_exec"), routine.slot(0, Stream, "_number")]
    routine.returns(None)


UNUSED = {"kept": NO_OBJECTS, "shared": False, "captured": False, "retained": False}
"""The slots of the handle of a new graph."""
INSTANTIATE, UPDATE = "cuGraphInstantiateWithParams", "cuGraphExecUpdate"
COPIES = "memmove"
"""A function of C that reads a number."""


def quicken_builders(cls: Any, capture: Any, state: str) -> None:
    """``stream.create_graph_builder()``, which makes an instance of ``cls`` with a ``capture`` in this state; and the end of a capture
    that is not going on."""

    def make(native: Any, routine: Any) -> None:
        owned = routine.within(native.SELF, Stream, "_owned")
        routine.expect(owned, Owned)
        idle(native, routine)
        routine.sources.append(routine.new_set())
        facts = {"graph": None, "is_body": False, "state": state, "others": None, "_made": None}
        new = routine.instance(capture, stream=owned, kept=native.OUTPUT, **facts)
        routine.returns_instance(cls, _stream=(native.SELF,), _capture=new, _forked=False)

    quicken(Stream, "create_graph_builder", IDLE, make, "", count=0)
    quicken_end(capture, "__del__", None, lambda ending: ending.expect_in("others", None))


def quicken_events(*classes: Any) -> None:
    """``node.event``, which makes an event."""

    def make(native: Any, routine: Any) -> None:
        lent = routine.within(0, cls, "_known", GraphNode)
        names = ("address", "context", "flags", "descriptor")
        address, context, flags, descriptor = [routine.within(lent, LentEvent, name) for name in names]
        idle(native, routine)
        slots = {"_event": address, "_identity": address, "_context": context, "_flags": flags}
        routine.returns_instance(Event, **slots, _descriptor=descriptor, _destroy=lent)

    for cls in classes:
        quicken_property(cls, "event", IDLE, make)


def node_maker(written: Any, function: str, definition: Any, cls: Any, in_context: bool) -> Any:
    """``written(graph, before, count, ...)``, which adds a node of a class to a ``definition``, ``in_context`` in the current one."""
    count = len(declaration(function).parameters) - 1 - in_context

    def make(native: Any, routine: Any) -> None:
        graph = routine.value(routine.within(0, definition, "_cugraph", DriverGraph), "Q", int)
        before = routine.array(1, "Q", int, least=3)
        given = [routine.value(place, "Q", int, bytes) for place in range(2, count)]
        routine.sources += [routine.output("Q"), graph, before, *given]
        routine.returns_inheriting(cls, GraphNode, _graph=(0,), _identity=native.OUTPUT, _known=None)

    code = in_current_context(function, 5) if in_context else None
    filled(function)
    quicken_keeping()
    return quick(written, function, make, count, again=in_context, code=code)


def quicken_keeping() -> None:
    """``Kept(objects, keeper)``, once for each node."""
    native = routines()
    if native is not None and native.METHODS:
        from ..._floor.native.slot_constructors import quicken_slots

        quicken_slots(Kept, {"objects": (), "keeper": 0, "counted": 0})


def conditional_maker(written: Any, function: str, definition: Any, cls: Any) -> Any:
    """``written(graph, before, waits, condition, kind, count)``, which adds a conditional node in the current context."""

    def make(native: Any, routine: Any) -> None:
        graph = routine.value(routine.within(0, definition, "_cugraph", DriverGraph), "Q", int)
        before, waits = routine.array(1, "Q", int, least=4), routine.value(2, "Q", int)
        places = {OF_CONDITION: (8, "Q"), OF_KIND: (4, "I"), OF_COUNT: (4, "I")}
        given = [
            (at, size, routine.value(3 + place, code, int)) for place, (at, (size, code)) in enumerate(places.items())
        ]
        handle, a_conditional = routine.output("Q"), (0, 4, routine.number(A_CONDITIONAL))
        parameters = routine.fields(ctypes.sizeof(NODE), [a_conditional, *given], [(OF_GRAPHS, "Q", 0)])
        routine.sources += [handle, graph, before, routine.number(0), waits, parameters]
        known = native.OUTPUTS[1]
        routine.returns_inheriting(cls, GraphNode, _graph=(0,), _identity=native.OUTPUT, _known=known)

    if routines() is None:
        return written
    from ..._floor.native.sequence import Sequence, address, argument, behind

    calls, current = Sequence(6, 0), filled("cuCtxGetCurrent")
    calls.call(current, address(0), needed=0)  # without one, Python raises its error
    calls.call(current, behind(5, OF_CONTEXT))
    calls.call(filled(function), *map(argument, range(6)))
    return quick(written, function, make, 6, again=True, code=calls.cell(function))


def body_maker(written: Any, definition: Any) -> Any:
    """``written(owned, keeper, place)``, which makes a ``definition`` of the CUgraph whose address is at a place."""

    def make(native: Any, routine: Any) -> None:
        routine.expect(0, OwnedGraph)
        routine.sources += [routine.output("Q"), routine.value(2, "Q", int), routine.number(8)]
        routine.returned, routine.brief = native.NOTHING, True
        records = dict.fromkeys(("_nodes", "_inner", "_kept"), NO_RECORDS)
        slots = {"_owned": (0,), "_cugraph": native.OUTPUT, "_keeper": (1,), "_in_body": True, **records}
        routine.returns_inheriting(definition, DriverGraph, **slots)

    cell(COPIES).value = ctypes.cast(ctypes.memmove, ctypes.c_void_p).value
    return quick(written, COPIES, make, 3)


def reader(written: Any, function: str, size: int) -> Any:
    """``written(node)``, for which the driver writes the parameters of a node to ``size`` bytes."""

    def read(native: Any, routine: Any) -> None:
        routine.sources += [routine.value(0, "Q", int), routine.text(size)]

    filled(function)
    return quick(written, function, read, 1)


def in_current_context(function: str, place: int) -> Any:
    """The cell of a C function without its parameter at a place, which gets the current context. It does not call without one."""
    if routines() is None:
        return None
    from ..._floor.native.sequence import Sequence, address, argument, word

    count = len(declaration(function).parameters) - 1
    arguments = [*map(argument, range(count))]
    calls = Sequence(count, 0)
    calls.call(filled("cuCtxGetCurrent"), address(0), needed=0)
    calls.call(filled(function), *arguments[:place], word(0), *arguments[place:])
    return calls.cell(function)


def quicken_definitions(cls: Any) -> None:
    """``GraphDefinition()``, of which ``cls`` is the class, and the end of its handle."""

    def make(native: Any, routine: Any) -> None:
        handle = native.OUTPUT
        routine.expect_object(0, cls)
        routine.sources += [routine.output("Q"), routine.number(0)]
        owned = routine.instance(OwnedGraph, number=handle, _destroy=destroy, **UNUSED)
        numbers = {"_cugraph": handle, "_keeper": handle}
        records = dict.fromkeys(("_nodes", "_inner", "_kept"), NO_RECORDS)
        routine.returns_inheriting(cls, DriverGraph, _owned=owned, _in_body=False, **numbers, **records)

    if routines() is not None:
        destroy = entry("cuGraphDestroy")
        filled("cuGraphCreate")
        made = quick(cls.__new__, "cuGraphCreate", make, 1)
        cls.__new__ = made
        quicken_graph_end()


def quicken_graph_end() -> None:
    """The end of the handle of a graph for which the driver counts nothing."""

    def drop(ending: Any) -> None:
        ending.unless_any(ended)
        ending.unless_in(COLLECTING, _phase)
        ending.expect_in("_destroy", entry("cuGraphDestroy"))
        ending.passes("number")

    quicken_end(OwnedGraph, "__del__", "cuGraphDestroy", drop, OwnedGraph._elsewhere)


def quicken_conditions(cls: Any, made: Any) -> None:
    """``definition.create_condition(default_value)``, which makes an instance of ``made`` in the current context."""
    function, assign = "cuGraphConditionalHandleCreate", 1  # CU_GRAPH_COND_ASSIGN_DEFAULT

    def create(native: Any, routine: Any) -> None:
        graph = routine.slot(native.SELF, DriverGraph, "_cugraph")
        routine.sources += [routine.output("Q"), graph, routine.value(0, "I", int), routine.number(assign)]
        owned = routine.within(native.SELF, DriverGraph, "_owned")
        routine.returns_instance(made, _identity=native.OUTPUT, _owned=owned)

    if routines() is not None:
        code = in_current_context(function, 2)
        quicken(cls, "create_condition", function, create, "default_value=None", again=True, code=code)


def memory_types(written: Any, attribute: int) -> Any:
    """``written(address)``, which asks for the attribute at an address, and gets a number of 4 bytes."""

    def ask(native: Any, routine: Any) -> None:
        found = routine.memory(routine.output("I"))
        routine.sources += [routine.number(1), routine.number(attribute), found, routine.value(0, "Q", int)]

    if routines() is not None:
        filled("cuPointerGetAttributes")
    return quick(written, "cuPointerGetAttributes", ask, 1)


def asker(written: Any, others: int) -> Any:
    """``written(stream)``, which asks for the state and the graph of a capture, and not for the ``others``."""

    def ask(native: Any, routine: Any) -> None:
        unasked = [routine.number(0) for _ in range(1 + others)]
        stream, state = routine.value(0, "Q", int), routine.output("i")
        routine.sources += [stream, state, unasked[0], routine.output("Q"), *unasked[1:]]
        routine.returns_tuple()

    if routines() is not None:
        filled("cuStreamGetCaptureInfo")
    return quick(written, "cuStreamGetCaptureInfo", ask, 1)


def teller(written: Any, function: str, count: int) -> Any:
    """``written(stream)``, which asks for the state of a capture, and for ``count`` facts about the nodes that its next work comes after."""

    def ask(native: Any, routine: Any) -> None:
        state, unasked = routine.output("i"), [routine.number(0) for _ in range(2)]
        facts = [routine.output("Q") for _ in range(count)]
        routine.sources += [routine.value(0, "Q", int), state, *unasked, *facts]
        routine.returns_tuple()

    if routines() is not None:
        filled(function)
    return quick(written, function, ask, 1)


def retainer(written: Any) -> Any:
    """``written(graph, note)``, with which a graph retains a new user object, whose number is the result."""
    create, retain = "cuUserObjectCreate", "cuGraphRetainUserObject"

    def call(native: Any, routine: Any) -> None:
        routine.sources += [routine.output("Q"), routine.value(0, "Q", int), routine.value(1, "Q", int)]

    if routines() is None:
        return written
    from ..._floor.native.sequence import Sequence, argument, content, number

    made, graph, note = content(0), argument(1), argument(2)
    end = ctypes.c_void_p(noting())
    calls = Sequence(3)
    new = argument(0), note, number(end.value or 0), number(1), number(NO_SYNC)
    calls.call(filled(create), *new, refused=(end, (note,)))
    released = filled("cuUserObjectRelease"), (made, number(1))
    calls.call(filled(retain), graph, made, number(1), number(MOVE), refused=released)
    return quick(written, retain, call, 2, code=calls.cell(retain))


def quicken_instantiation(cls: Any) -> None:
    """``definition.instantiate()``, of which ``cls`` is the class."""

    def make(native: Any, routine: Any) -> None:
        instantiate(native, routine, 0, cls)

    def make_first(native: Any, routine: Any) -> None:
        owned = routine.within(native.SELF, cls, "_owned", DriverGraph)
        graph = routine.value(routine.within(native.SELF, cls, "_cugraph", DriverGraph), "Q", int)
        routine.expect_equal(graph, routine.slot(owned, OwnedGraph, "number"))
        instantiate_first(native, routine, owned, OwnedGraph.noted, owned)

    if routines() is not None and not FREE_THREADED:
        others, code = [(make, 0, None)], counted_by(INSTANTIATE, 3)
        refuse = again("instantiate")
        quicken(cls, "instantiate", INSTANTIATE, make_first, "options=None", 0, others, code=code, refuse=refuse)


def quicken_completion(cls: Any, definition_in: Any, definition: Any, captured_by: Any) -> None:
    """``builder.complete()``, of which ``cls`` is the class. ``definition_in`` finds the place of its ``definition``; ``captured_by`` those of
    the handle of a graph at which nobody has looked so far, and of the kernels that it needs."""

    def make(native: Any, routine: Any) -> None:
        instantiate(native, routine, definition_in(routine, 0), definition)

    def make_first(native: Any, routine: Any) -> None:
        owned, kernels = captured_by(routine, native.SELF)
        instantiate_first(native, routine, owned, noted_once, owned, kernels)

    if routines() is not None and not FREE_THREADED:
        others, code = [(make, 0, None)], counted_by(INSTANTIATE, 3)
        refuse = again("complete")
        quicken(cls, "complete", INSTANTIATE, make_first, "options=None", 0, others, code=code, refuse=refuse)


def again(name: str) -> Any:
    """What a refused method does: it makes the call once more, for the exception, but not as of the first graph."""

    def call_again(status: int, source: Any) -> Any:
        wait_for_all()  # nobody knows the note of the first call
        return getattr(source, name)()

    return call_again


def noted_once(owned: OwnedGraph, needed: set[Any]) -> Note:
    """The note with the objects of the first graph."""
    owned.retained = owned.retained or True
    return noted([*needed]) if needed else noted()


def instantiate_first(native: Any, routine: Any, owned: Any, note: Any, *places: Any) -> None:
    """Make the first Graph of the handle at a place. ``note(...)`` makes its note, of what is at the ``places``."""
    filled(INSTANTIATE)
    routine.expect_object(routine.within(owned, OwnedGraph, "retained"), False)
    number = routine.within(owned, OwnedGraph, "number")
    routine.expect_not(number, 0)  # of a capture that failed
    routine.keeps(owned)
    handle, parameters = routine.output("Q"), routine.memory(routine.number(AGAIN[0]), *[routine.number(0)] * 3)
    made = routine.made(note, *places, convert=attrgetter("objects"))
    routine.sources += [handle, routine.value(number, "Q", int), parameters, made]
    returns_graph(native, routine, native.OUTPUTS[1])


def returns_graph(native: Any, routine: Any, objects: Any) -> None:
    destroy = entry("cuGraphExecDestroy")
    routine.returns_instance(Graph, _exec=native.OUTPUT, _destroy=destroy, _objects=objects, _changing=None)


def counted_by(function: str, arguments: int) -> Any:
    """The cell of a sequence with the ``arguments`` of a C function and a note: the graph, which is the second one, retains a new user
    object during the call. In the end that makes the note, whatever fails."""
    if routines() is None:
        return cell(function)
    from ..._floor.native.sequence import Sequence, argument, behind, content, number

    calls = Sequence(arguments + 1)
    graph, counted, note = argument(1), content(arguments, Block.BESIDE), argument(arguments)
    end = ctypes.c_void_p(noting())
    create = behind(arguments, Block.BESIDE), note, number(end.value or 0), number(1), number(NO_SYNC)
    calls.call(filled("cuUserObjectCreate"), *create, refused=(end, (note,)))
    release = filled("cuUserObjectRelease"), (counted, number(1))
    calls.call(filled("cuGraphRetainUserObject"), graph, counted, number(1), number(MOVE), refused=release)
    calls.call(filled(function), *map(argument, range(arguments)))
    calls.at_last(filled("cuGraphReleaseUserObject"), graph, counted, number(1))
    return calls.cell(function)


def counted_again(function: str, arguments: int) -> Any:
    """The same with the user object that there is for the note."""
    from ..._floor.native.sequence import Sequence, argument, content, number

    calls = Sequence(arguments + 1)
    graph, counted = argument(1), content(arguments, Block.BESIDE)
    calls.call(filled("cuGraphRetainUserObject"), graph, counted, number(1), number(0))
    calls.call(filled(function), *map(argument, range(arguments)))
    calls.at_last(filled("cuGraphReleaseUserObject"), graph, counted, number(1))
    return calls.cell(function)


def executable_makers() -> list[Any]:
    """Two functions, which make a Graph or return the status of an error: of a CUgraph, a list of objects and a note; and of one that
    retains the objects itself, without a note. None of them without machine code."""

    def make(native: Any, routine: Any) -> None:
        notes = [routine.value(place, "Q", int) for place in range(2, routine.count)]
        instantiated(native, routine, routine.value(0, "Q", int), (1,), *notes)

    return [
        made
        for count, code in ((3, counted_by(INSTANTIATE, 3)), (2, cell(INSTANTIATE)))
        for made in _functions(make, INSTANTIATE, count, code)
    ]


def instantiate(native: Any, routine: Any, place: Any, cls: Any) -> None:
    """Make a Graph of a definition whose graph retains the user object of its objects."""
    instantiated(native, routine, *retained(routine, place, cls))


def instantiated(native: Any, routine: Any, graph: Any, objects: Any, *more: Any) -> None:
    """Make a Graph of a CUgraph, and the place of a list of objects."""
    filled(INSTANTIATE)
    parameters = routine.memory(routine.number(AGAIN[0]), *[routine.number(0)] * 3)
    routine.sources += [routine.output("Q"), graph, parameters, *more]
    returns_graph(native, routine, objects)


def quicken_update(cls: Any, definition_in: Any, with_kept_objects: Any) -> None:
    """``graph.update(definition)``, for exact instances of the class ``cls``; and for builders, of which ``definition_in`` finds the place
    of theirs, and ``with_kept_objects`` the graph of those that need no further objects."""

    def from_definition(native: Any, routine: Any) -> None:
        update(routine, native.SELF, 0, cls)

    def from_builder(native: Any, routine: Any) -> None:
        update(routine, 0, definition_in(routine, 1), cls)

    def from_capture(native: Any, routine: Any) -> None:
        update_alike(routine, *with_kept_objects(routine, 1, objects_of(routine)))

    def graph_of(routine: Any, owned: Any) -> Any:
        graph = routine.value(routine.within(1, cls, "_cugraph", DriverGraph), "Q", int)
        routine.expect_equal(graph, routine.slot(owned, OwnedGraph, "number"))
        return graph

    def from_nothing_kept(native: Any, routine: Any) -> None:
        owned = routine.within(1, cls, "_owned", DriverGraph)
        routine.expect_object(routine.within(owned, OwnedGraph, "kept"), NO_OBJECTS)
        routine.expect_object(routine.within(objects_of(routine), Own, "only_kernels"), True)
        update_alike(routine, graph_of(routine, owned))

    def from_alike(native: Any, routine: Any) -> None:
        owned = routine.within(1, cls, "_owned", DriverGraph)
        routine.expect_object(routine.within(owned, OwnedGraph, "retained"), False)
        routine.keeps(owned)
        update_alike(routine, graph_of(routine, owned), routine.prepared(suffices, owned, objects_of(routine)))

    if routines() is not None and not FREE_THREADED:
        code = counted_again(UPDATE, 3)
        others = [(from_nothing_kept, 1, code), (from_alike, 1, code), (from_capture, 1, code), (from_builder, 1, None)]
        quicken(Graph, "update", UPDATE, from_definition, "source", others=others, again=True)


def suffices(owned: OwnedGraph, objects: Own) -> Any:
    """0 for C if a graph with these objects needs no others after its update by this one; which has happened once then."""
    if not objects.suffice(chain.from_iterable(owned.needed())):
        return NotImplemented
    owned.retained = owned.retained or True
    return 0


def objects_of(routine: Any) -> Any:
    """The place of the objects of a graph, the first argument."""
    return routine.within(0, Graph, "_objects")


def update_alike(routine: Any, graph: Any, *more: Any) -> None:
    """Update the graph, the first argument, by a CUgraph that needs none but its objects."""
    executable, note = routine.slot(0, Graph, "_exec"), routine.slot(objects_of(routine), Own, "address")
    routine.reserves(0, Graph, "_objects", None)
    routine.expect_empty(due)
    routine.sources += [executable, graph, routine.memory(*[routine.number(0)] * 3), note, *more]
    routine.returns(None)


def update(routine: Any, place: int, definition: Any, cls: Any) -> None:
    """Update the graph at a place by a definition whose graph retains the user object of its objects."""
    filled(UPDATE)
    graph, objects = retained(routine, definition, cls)
    executable = routine.slot(place, Graph, "_exec")
    routine.sources += [executable, graph, routine.memory(*[routine.number(0)] * 3)]
    former = routine.within(place, Graph, "_objects")
    # No node was changed; and nobody has to look for notes.
    routine.expect_object(routine.within(former, Shared, "lasting"), True)
    routine.expect_empty(due)
    routine.reserves(place, Graph, "_objects", None)
    routine.sets(Graph, "_objects", objects, place)
    routine.returns(None)


def updater() -> list[Any]:
    """A function of a CUgraphExec, a CUgraph and a note, which returns the status."""

    def update(native: Any, routine: Any) -> None:
        executable, graph, note = [routine.value(position, "Q", int) for position in range(3)]
        routine.sources += [executable, graph, routine.memory(*[routine.number(0)] * 3), note]
        routine.returns(0)

    return _functions(update, UPDATE, 3, counted_by(UPDATE, 3))


def retained(routine: Any, place: Any, cls: Any) -> tuple[Any, Any]:
    """The address of the graph of a definition that retains a user object, and the place of the list of the objects."""
    owned = routine.within(place, cls, "_owned", DriverGraph)
    found = routine.within(owned, OwnedGraph, "retained")
    objects = routine.within(found, Retained, "objects")
    graph = routine.value(routine.within(place, cls, "_cugraph", DriverGraph), "Q", int)
    routine.expect_equal(graph, routine.slot(found, Retained, "graph"))
    routine.keeps(found)
    return graph, objects


def quicken_ends_of_executables() -> None:
    """The ends of a Graph. Python looks for notes of the driver's: its own, and others if some are awaited, as of a definition that ends in
    another thread meanwhile. Without the GIL, code cannot read the list of objects, and Python alone knows which note it would wait for after
    the exception of a signal handler."""
    destroy = "cuGraphExecDestroy"

    def close(ending: Any) -> None:
        ending.expect_in("_destroy", entry(destroy))
        ending.passes("_exec")
        ending.empties("_exec", deletes="_destroy")
        ending.notices(awaited, "_objects", Own)

    def drop(ending: Any) -> None:
        ending.ended_if_none("_exec")
        ending.unless_any(ended)
        ending.passes("_exec")
        ending.notices(awaited, "_objects", Own)

    if routines() is not None and not FREE_THREADED:
        quicken_end(Graph, "close", destroy, close, Graph._closed)
        quicken_end(Graph, "__del__", destroy, drop, Graph._dropped, code=relaxed_cell(destroy))


def _functions(describe: Any, function: str, count: int, code: Any) -> list[Any]:
    """A function that calls the one of C in the cell ``code``; an empty list without machine code."""

    def unfit(*arguments: Any) -> int:
        return NOT_CALLED

    made = quick(unfit, function, describe, count, refuse=int, code=code)
    return [] if made is unfit else [made]


def lister(written: Any, function: str, columns: int, room: int) -> Any:
    """``written(owner, room)``, with which a function of the driver's fills columns of ``room`` times 8 bytes."""

    def fill(native: Any, routine: Any) -> None:
        routine.expect_object(1, room)
        lists = [routine.text(8 * room) for _ in range(columns)]
        routine.sources += [routine.value(0, "Q", int), *lists, routine.exchanged(1, "Q", (int,))]
        routine.returns_tuple()

    if routines() is not None:
        filled(function)
    return quick(written, function, fill, 2)


def lister_of_few(written: Any, function: str, columns: int, room: int) -> Any:
    """The same with numbers in place of the first column, and without the others."""

    def fill(native: Any, routine: Any) -> None:
        routine.expect_object(1, room)
        results = [(8 * place, "Q", 0) for place in range(room)]
        lists = [routine.fields(8 * room, (), results if first else ()) for first in [True, *[False] * (columns - 1)]]
        routine.sources += [routine.value(0, "Q", int), *lists, routine.exchanged(1, "Q", (int,))]
        routine.returns_tuple()

    if routines() is not None:
        filled(function)
    return quick(written, function, fill, 2)


def counter(written: Any, function: str, columns: int) -> Any:
    """``written(owner)``, with which the same function counts."""

    def count(native: Any, routine: Any) -> None:
        lists = [routine.number(0) for _ in range(columns)]
        routine.sources += [routine.value(0, "Q", int), *lists, routine.output("Q")]

    if routines() is not None:
        filled(function)
    return quick(written, function, count, 1)


def edge_changer(written: Any, of: str, function: str, is_forward: bool) -> Any:
    """``written(node, others, count, graph)``, which adds or removes the edges between a node and ``others`` by a function of the driver's."""

    def call(native: Any, routine: Any) -> None:
        others = routine.array(1, "Q", int, least=2, optional=True)
        numbers = {place: routine.value(place, "Q", int) for place in (0, 2, 3)}
        routine.sources += [numbers[0], others, numbers[2], numbers[3]]
        routine.returns(None)

    if routines() is None:
        return written
    return quick(written, function, call, 4, again=True, code=changed_edges(of, function, is_forward))


def changed_edges(of: str, function: str, is_forward: bool) -> Any:
    """The cell of a C function that changes the edges of a node, behind or before it."""
    from ..._floor.native.membership import change

    listing, columns = columns_of(NEIGHBOURS[is_forward])
    return change(filled(listing), columns, SEVERAL, of, filled(function), is_forward, len(USUAL), function)


def quicken_membership(cls: Any, kinds: Any, definition: Any) -> None:
    """``node in other.succ``, ``other.succ.add(node)`` and ``discard``, for instances of ``cls`` and nodes of ``kinds``. More nodes tend to
    wait for one than it waits for, so the list is that of the nodes before the later one."""

    def looking(is_change: bool, is_forward: bool, first: int) -> Any:
        def describe(native: Any, routine: Any) -> None:
            proxy = first - 1 if first else native.SELF
            if first:
                routine.expect(proxy, cls)
            routine.expect_object(routine.within(proxy, cls, "_forward"), is_forward)
            of = routine.within(proxy, cls, "_node")
            graph = routine.within(of, kinds, "_graph", GraphNode)
            routine.expect_same(graph, routine.within(first, kinds, "_graph", GraphNode))
            number = routine.within(graph, definition, "_cugraph", DriverGraph)
            routine.expect_not(number, 0)
            places = [routine.within(place, kinds, "_identity", GraphNode) for place in (of, first)]
            for place in places:
                routine.expect_not(place, 0)
            begin, end = [routine.value(place, "Q", int) for place in (places if is_forward else places[::-1])]
            if is_change:
                routine.expect_other(of, first)
                routine.sources += [end, routine.memory(begin), routine.number(1), routine.value(number, "Q", int)]
                routine.returns(None)
            else:
                routine.sources += [end, begin, routine.output("I", {0: False, 1: True}, bool)]

        return describe

    if routines() is None or FREE_THREADED:
        return
    from ..._floor.native.membership import MISSING, PRESENT, membership

    function, columns = columns_of(BEFORE)
    ways = {
        "__contains__": ("x", function, membership(filled(function), columns, SEVERAL, function)),
        **{
            name: ("value", changing, changed_edges(of, changing, False))
            for name, of, changing in (("add", MISSING, ADDING), ("discard", PRESENT, REMOVING))
        },
    }
    for name, (signature, changing, code) in ways.items():
        is_change = changing is not function
        others = [(looking(is_change, False, 1), 1, code)]
        quicken(cls, name, changing, looking(is_change, True, 0), signature, others=others, again=True, code=code)
