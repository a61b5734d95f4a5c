"""Work in a stream that a builder captures, as machine code for the usual case."""

from __future__ import annotations

from ..._floor import FREE_THREADED
from .._driver import entry, filled
from ..lifetimes import RELAXED, Captured, Owned
from ..memory.buffer import Buffer
from ..memory.quick_allocation import quicken_freeing
from ..quick_methods import quicken, quicken_property
from ..stream import Stream
from .builder import CAPTURING, GraphBuilder, goes_on
from .capture import ACTIVE, ENDED, NEW, Capture
from .owned_graph import OwnedGraph
from .quick_graph import UNUSED, quicken_graph_end
from .retention import Own

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def number_of(routine: Any, place: int) -> Any:
    """The source of the number of a builder's stream."""
    return routine.slot(routine.within(place, GraphBuilder, "_stream"), Stream, "_number")


def launched(routine: Any) -> list[Any]:
    """See :func:`..kernels.quick_launch.in_stream`: for a builder in whose graph nobody has looked so far. It keeps the kernel."""
    if FREE_THREADED:  # other threads may drop the set meanwhile
        return []
    capture = routine.within(0, GraphBuilder, "_capture")
    routine.expect_object(routine.within(capture, Capture, "state"), ACTIVE)
    routine.expect_object(routine.within(capture, Capture, "graph"), None)
    kept = routine.within(capture, Capture, "kept")
    routine.expect(kept, set)
    routine.keeps(kept)  # a hash in Python lets others run, who may close the builder
    return [number_of(routine, 0), routine.prepared(set.add, kept, 2)]  # which makes 0 for C, before the call


def definition_in(routine: Any, place: int) -> Any:
    """The place of the definition of a builder that has ended building."""
    routine.expect_object(routine.within(place, GraphBuilder, "_forked"), False)
    capture = routine.within(place, GraphBuilder, "_capture")
    routine.expect_object(routine.within(capture, Capture, "state"), ENDED)
    return routine.within(capture, Capture, "graph")


def captured_by(routine: Any, place: int) -> tuple[Any, Any]:
    """The places of the handle of the graph that a builder has captured, and of the kernels that it needs, if nobody has looked at it so far."""
    routine.expect_object(routine.within(place, GraphBuilder, "_forked"), False)
    capture = routine.within(place, GraphBuilder, "_capture")
    for name, content in {"state": ENDED, "graph": None, "is_body": False}.items():
        routine.expect_object(routine.within(capture, Capture, name), content)
    return routine.within(capture, Capture, "_made"), routine.within(capture, Capture, "kept")


def with_kept_objects(routine: Any, place: int, objects: Any) -> list[Any]:
    """The source of such a graph, and one behind those that the driver takes, if its kernels are among the objects at a place."""
    made, kept = captured_by(routine, place)
    routine.keeps(made)  # another thread may close the builder
    return [
        routine.slot(made, OwnedGraph, "number"),
        routine.prepared(suffices, kept, objects),
    ]


def suffices(needed: set[Any], objects: Own) -> Any:
    """0 for C if a graph with these objects needs no others than these kernels after its update."""
    return 0 if objects.suffice(needed) else NotImplemented


def begin(native: Any, routine: Any) -> None:
    """``builder.begin_building()``, but for a condition's branch."""
    filled("cuStreamBeginCapture")
    capture = routine.within(native.SELF, GraphBuilder, "_capture")
    for name, content in {"is_body": False, "state": NEW}.items():
        routine.expect_object(routine.within(capture, Capture, name), content)
    stream = routine.within(capture, Capture, "stream")
    routine.sources += [routine.slot(stream, Owned, "number"), routine.number(RELAXED)]
    routine.put(capture, Capture, "others", ())
    routine.put(capture, Capture, "state", ACTIVE)
    routine.turn(stream, Captured)
    routine.returns_argument(native.SELF)


def end(native: Any, routine: Any) -> None:
    """``builder.end_building()`` without branches, if nobody has looked at the graph so far."""
    filled("cuStreamEndCapture")
    capture = routine.within(native.SELF, GraphBuilder, "_capture")
    routine.expect_object(routine.within(native.SELF, GraphBuilder, "_forked"), False)
    routine.expect(routine.within(native.SELF, GraphBuilder, "_stream"), Stream)
    for name, content in {"graph": None, "is_body": False, "state": ACTIVE, "others": ()}.items():
        routine.expect_object(routine.within(capture, Capture, name), content)
    stream = routine.within(capture, Capture, "stream")
    number = routine.value(routine.within(stream, Captured, "number", Owned), "Q", int)
    routine.sources += [number, routine.output("Q")]
    made = routine.instance(OwnedGraph, number=native.OUTPUT, _destroy=entry("cuGraphDestroy"), **UNUSED)
    routine.put(capture, Capture, "_made", made)
    routine.put(capture, Capture, "state", ENDED)
    routine.put(capture, Capture, "others", None)
    routine.turn(stream, Owned)
    routine.returns_argument(native.SELF)


def is_building(native: Any, routine: Any) -> None:
    """``builder.is_building`` during the capture."""
    filled("cuStreamIsCapturing")
    capture = routine.within(0, GraphBuilder, "_capture")
    routine.expect_object(routine.within(capture, Capture, "state"), ACTIVE)
    routine.sources += [number_of(routine, 0), routine.output("I", {CAPTURING: True}, goes_on)]


def quicken_building() -> None:
    """Let machine code begin, look at and end captures from now on."""
    quicken_property(GraphBuilder, "is_building", "cuStreamIsCapturing", is_building)
    if not FREE_THREADED:
        quicken_graph_end()
        quicken(GraphBuilder, "begin_building", "cuStreamBeginCapture", begin, "mode='relaxed'", count=0)
        quicken(GraphBuilder, "end_building", "cuStreamEndCapture", end, "", count=0, refuse=GraphBuilder._not_ended)


def allocate(native: Any, routine: Any) -> None:
    """``resource.allocate(size, stream=builder)``."""
    order = routine.within(routine.within(1, GraphBuilder, "_stream"), Stream, "_owned")
    number = routine.value(routine.within(order, Captured, "number", Owned), "Q", int)
    routine.sources += [routine.output("Q"), routine.value(0, "Q", int), number]
    slots = {"_address": native.OUTPUT, "_size": (0,), "_resource": (native.SELF,), "_stream": order}
    slots["_free"] = entry("cuMemFreeAsync")
    routine.returns_instance(Buffer, **slots, _owner=None, _more=None, _facts=None)


def quicken_allocation(cls: Any) -> None:
    """Let machine code allocate and free from now on; ``cls`` is GraphMemoryResource."""
    quicken_freeing()
    filled("cuMemAllocAsync")
    quicken(cls, "allocate", "cuMemAllocAsync", allocate, "size, *, stream", 2, again=True)
