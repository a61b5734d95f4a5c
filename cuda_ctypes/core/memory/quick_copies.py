"""Copying and filling buffers, as machine code for the usual case: whole buffers, on a stream that was made here."""

from __future__ import annotations

from ..._floor.native import routines
from .._driver import filled
from ..quick_methods import quicken
from ..stream import Stream
from .buffer import Buffer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def copy_to(native: Any, routine: Any) -> None:
    """``buffer.copy_to(other, stream=stream)``."""
    _copy(routine, 0, native.SELF)
    routine.returns_argument(0)


def copy_from(native: Any, routine: Any) -> None:
    """``buffer.copy_from(other, stream=stream)``."""
    _copy(routine, native.SELF, 0)
    routine.returns(None)


def _copy(routine: Any, to: int, origin: int) -> None:
    size = routine.slot(origin, Buffer, "_size")
    routine.expect_equal(size, routine.slot(to, Buffer, "_size"))
    addresses = [routine.slot(place, Buffer, "_address") for place in (to, origin)]
    routine.sources += [*addresses, size, routine.slot(1, Stream, "_number")]


def fill(native: Any, routine: Any) -> None:
    """``buffer.fill(value, stream=stream)`` with a byte or bytes."""
    address, size = routine.slot(native.SELF, Buffer, "_address"), routine.slot(native.SELF, Buffer, "_size")
    routine.sources += [address, routine.value(0, "B", int, bytes), size, routine.slot(1, Stream, "_number")]
    routine.returns(None)


def quicken_copies() -> None:
    """Let machine code make the copies from now on."""
    rest = "*, stream, options=None"
    quicken(Buffer, "copy_to", "cuMemcpyAsync", copy_to, f"dst=None, {rest}", 2)
    quicken(Buffer, "copy_from", "cuMemcpyAsync", copy_from, f"src, {rest}", 2)


def quicken_fill() -> None:
    """Let machine code fill from now on."""
    if routines() is not None:
        from ..._floor.native.patterns import pattern_filler

        cells = {width: filled(f"cuMemsetD{8 * width}Async") for width in (2, 4, 1)}
        code = pattern_filler(cells, "cuMemsetD8Async")
        quicken(Buffer, "fill", "cuMemsetD8Async", fill, "value, *, stream", 2, again=True, code=code)
