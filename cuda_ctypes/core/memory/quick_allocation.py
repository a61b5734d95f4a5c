"""Allocating from a pool and freeing, as machine code for the usual case."""

from __future__ import annotations

from functools import partial

from ..._floor import FREE_THREADED
from .._driver import entry, filled
from ..context import Context
from ..lifetimes import Captured, Owned, ended, strict
from ..quick_methods import IDLE, function_class, idle, quicken, quicken_end
from ..stream import Stream
from .buffer import Buffer, builtin
from .ordering import Bound, _bound
from .pool import Pool

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


MOST = 2
"""Each makes other calls a little slower."""


def allocate(native: Any, routine: Any, kind: Any = Buffer) -> None:
    """``pool.allocate(size, stream=stream)`` on a stream that was made here, of a pool with this kind of buffers."""
    routine.expect_object(routine.within(native.SELF, Pool, "_kind"), kind)
    routine.expect(routine.within(1, Stream, "_made_in"), Context)
    order = routine.within(1, Stream, "_owned")
    routine.expect(order, Owned)
    pool = routine.slot(native.SELF, Pool, "_source")
    routine.sources += [routine.output("Q"), routine.value(0, "Q", int), pool, routine.slot(1, Stream, "_number")]
    free = entry("cuMemFreeAsync")
    facts = routine.within(native.SELF, Pool, "_facts")
    slots = {"_address": native.OUTPUT, "_size": (0,), "_resource": (native.SELF,), "_stream": order}
    routine.returns_inheriting(kind, Buffer, **slots, _free=free, _owner=None, _more=None, _facts=facts)


def allocate_on(order: Bound, native: Any, routine: Any, kind: Any = Buffer) -> None:
    """The same, as a function, on a default stream in the context that is current, if it is that of this order."""
    from ..._floor.native.comparison import comparison

    classes = tuple(Pool.__subclasses__())
    source, facts, of = [routine.within(0, classes, name, Pool) for name in ("_source", "_facts", "_kind")]
    routine.expect_object(of, kind)
    routine.expect_object(routine.within(2, Stream, "_owned"), order.owned)
    routine.call_first(comparison(filled("cuCtxGetCurrent"), "cuCtxGetCurrent"), routine.number(order.context))
    pool, number = routine.value(source, "Q", int), routine.number(order.number)
    routine.sources += [routine.output("Q"), routine.value(1, "Q", int), pool, number]
    slots = {"_address": native.OUTPUT, "_size": (1,), "_resource": (0,), "_stream": order, "_free": order.free}
    routine.returns_inheriting(kind, Buffer, **slots, _owner=None, _more=None, _facts=facts)


def others(kind: Any = Buffer) -> list[Any]:
    """The next ways to allocate after :func:`allocate`: on the default streams that memory was allocated on first."""
    return [(partial(allocate_on, order, kind=kind), 2, None) for order in [*_bound.values()][:MOST]]


def quicken_freeing() -> None:
    """Let machine code free memory from now on."""
    quicken_end(Buffer, "close", None, forget, None, "stream=None")
    quicken_end(Buffer, "close", "cuMemFreeAsync", close, Buffer._refused, "stream=None")
    quicken_end(Buffer, "__del__", "cuMemFreeAsync", drop, Buffer._elsewhere)


def quicken_forgetting() -> None:
    """Let machine code end buffers of memory that is not freed from now on, without the driver."""
    quicken_end(Buffer, "close", None, forget, None, "stream=None")
    quicken_end(Buffer, "__del__", None, drop_unfreed)


def deallocate(native: Any, routine: Any) -> None:
    """``pool.deallocate(address, size, stream=stream)`` on a stream that was made here."""
    routine.expect(routine.within(2, Stream, "_made_in"), Context)
    routine.sources += [routine.value(0, "Q", int), routine.slot(2, Stream, "_number")]
    routine.returns(None)


def quicken_order() -> None:
    """``buffer.set_deallocation_stream(stream)`` for a stream that was made here."""
    from .lent import Lent

    def set_one(native: Any, routine: Any, memory: Any, stream: int) -> Any:
        """Let a buffer's memory be freed in the order of a stream, and return the place of that."""
        routine.expect(routine.within(stream, Stream, "_made_in"), Context)
        order = routine.within(stream, Stream, "_owned")
        routine.expect(order, Owned)
        free = routine.within(memory, Buffer, "_free")
        routine.expect(free, builtin, function_class, type(None))  # not that of a default stream in a context, a method
        routine.expect_object(routine.within(memory, Buffer, "_more"), None)
        idle(native, routine)
        routine.sets(Buffer, "_stream", order, of=memory)
        routine.returns(None)
        return order

    def set_lent(native: Any, routine: Any) -> None:
        """The same, as a function, for memory that graphs use too."""
        twin = routine.within(routine.within(0, Buffer, "_free"), Lent, "twin")
        order = set_one(native, routine, twin, 1)
        routine.sets(Buffer, "_stream", order, of=0)

    def set_order(native: Any, routine: Any) -> None:
        set_one(native, routine, native.SELF, 0)

    if not FREE_THREADED:
        quicken(Buffer, "set_deallocation_stream", IDLE, set_order, "stream", others=[(set_lent, 1, None)])


def forget(ending: Any) -> None:
    """``buffer.close()`` of memory that is not freed."""
    ending.expect_in("_free", None)
    ending.expect_in("_resource", None)
    ending.empties("_address", "_stream", "_owner", "_more", deletes="_free")


def drop_unfreed(ending: Any) -> None:
    """The end of such a buffer."""
    ending.ended_if_none("_address")
    ending.ended_if_none("_free", "_resource")
    ending.unless_any([None])


def close(ending: Any) -> None:
    """``buffer.close()`` of memory that is freed on a stream made here."""
    ending.expect_in("_free", entry("cuMemFreeAsync"))
    ending.passes("_address")
    ending.passes("_stream", Owned, Captured, inner="number")
    ending.empties("_address", "_resource", "_stream", "_more", deletes="_free")


def drop(ending: Any) -> None:
    """The end of such a buffer, or of one whose memory is not freed."""
    ending.ended_if_none("_address")
    ending.ended_if_none("_free", "_resource")
    ending.unless_any(ended, strict)
    ending.expect_in("_free", entry("cuMemFreeAsync"))
    ending.passes("_address")
    ending.passes("_stream", Owned, Captured, inner="number")
