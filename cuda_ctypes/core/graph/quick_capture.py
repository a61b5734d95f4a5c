"""Work in a stream that a builder captures, as machine code for the usual case."""

from __future__ import annotations

from ..stream import Stream
from .builder import GraphBuilder
from .capture import ACTIVE, Capture

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def number_of(routine: Any, place: int) -> Any:
    """The source of the number of a builder's stream."""
    return routine.slot(routine.within(place, GraphBuilder, "_stream"), Stream, "_number")


def launched(routine: Any) -> list[Any]:
    """See :func:`..kernels.quick_launch.in_stream`: for a builder in whose graph nobody has looked so far. It keeps the kernel."""
    capture = routine.within(0, GraphBuilder, "_capture")
    routine.expect_object(routine.within(capture, Capture, "state"), ACTIVE)
    routine.expect_object(routine.within(capture, Capture, "graph"), None)
    kept = routine.within(capture, Capture, "kept")
    routine.expect(kept, set)
    return [number_of(routine, 0), routine.prepared(set.add, kept, 2)]  # which makes 0 for C, before the call
