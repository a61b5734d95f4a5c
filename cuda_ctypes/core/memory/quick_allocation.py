"""Allocating from a pool and freeing, as machine code for the usual case."""

from __future__ import annotations

from .._driver import entry
from ..context import Context
from ..lifetimes import Owned, ended, strict
from ..stream import Stream
from .buffer import Buffer
from .pool import Pool

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


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


def close(ending: Any) -> None:
    """``buffer.close()`` of memory that is freed on a stream made here."""
    ending.expect_in("_free", entry("cuMemFreeAsync"))
    ending.passes("_address")
    ending.passes("_stream", Owned, "number")
    ending.empties("_address", "_resource", "_stream", "_more", deletes="_free")


def drop(ending: Any) -> None:
    """The end of such a buffer, or of one whose memory is not freed."""
    ending.ended_if_none("_address")
    ending.ended_if_none("_free", "_resource")
    ending.unless_any(ended, strict)
    ending.expect_in("_free", entry("cuMemFreeAsync"))
    ending.passes("_address")
    ending.passes("_stream", Owned, "number")
