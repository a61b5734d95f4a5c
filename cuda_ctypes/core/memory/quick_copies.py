"""Copying and filling buffers, as machine code for the usual case: whole buffers, on a stream that was made here."""

from __future__ import annotations

from functools import partial

from ..._floor.native import routines
from .._driver import filled
from ..quick_methods import quicken
from ..stream import Stream
from .buffer import Buffer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


HEAP_TYPE = 1 << 9  # Py_TPFLAGS_HEAPTYPE, in the flags of classes that Python makes


def number_of(routine: Any, place: int) -> Any:
    """The source of the number of a stream."""
    return routine.slot(place, Stream, "_number")


def copy_to(native: Any, routine: Any, number_of: Any = number_of, first: int = 0) -> None:
    """``buffer.copy_to(other, stream=stream)``. ``first`` is the place of ``other``."""
    _copy(routine, first, _own(native, first), number_of(routine, first + 1))
    routine.returns_argument(first)


def copy_from(native: Any, routine: Any, number_of: Any = number_of, first: int = 0) -> None:
    """``buffer.copy_from(other, stream=stream)``."""
    _copy(routine, _own(native, first), first, number_of(routine, first + 1))
    routine.returns(None)


def _own(native: Any, first: int) -> int:
    """The place of the buffer whose method is called: of a method's routine, or of a function's."""
    return first - 1 if first else native.SELF


def _copy(routine: Any, to: int, origin: int, stream: Any) -> None:
    classes = Buffer, *Buffer.__subclasses__()  # those that are known by now

    def slot(place: int, name: str) -> Any:
        return routine.value(routine.within(place, classes, name, Buffer), "Q", int)

    size = slot(origin, "_size")
    routine.expect_equal(size, slot(to, "_size"))
    routine.sources += [slot(to, "_address"), slot(origin, "_address"), size, stream]


def fill(native: Any, routine: Any, number_of: Any = number_of, first: int = 0) -> None:
    """``buffer.fill(value, stream=stream)`` with a byte or bytes."""
    address, size = [routine.slot(_own(native, first), Buffer, name) for name in ("_address", "_size")]
    routine.sources += [address, routine.value(first, "B", int, bool, bytes), size, number_of(routine, first + 1)]
    routine.returns(None)


def fill_with_object(native: Any, routine: Any) -> None:
    """The same, as a function, with another object that has bytes, such as a NumPy scalar."""
    from ..._floor.native.patterns import pattern_reader

    address, size = [routine.slot(0, Buffer, name) for name in ("_address", "_size")]
    routine.sources += [address, routine.prepared(pattern_reader(_remember, _classes), 1), size, number_of(routine, 2)]
    routine.returns(None)


_classes: dict[Any, None] = {}
"""Classes in C. An object of another one may run any Python code, such as closing the buffer, when it is asked for its bytes."""


def _remember(value: Any) -> Any:
    cls = type(value)
    if not cls.__flags__ & HEAP_TYPE:
        _classes[cls] = None
    return NotImplemented


_others: list[Any] = []
"""Functions as :func:`number_of`, for objects that stand for streams."""
_done: dict[Any, None] = {}
"""Functions below that were called."""


def accept(number_of: Any) -> None:
    """Let machine code take the objects whose number this function finds for streams, too."""
    _others.append(number_of)
    renew()


def renew() -> None:
    """Do again what was done, once there is more to know."""
    for quicken_again in [*_done]:
        quicken_again()


def quicken_copies() -> None:
    """Let machine code make the copies from now on."""
    _done[quicken_copies] = None
    rest = "*, stream, options=None"
    for describe, signature in ((copy_to, f"dst=None, {rest}"), (copy_from, f"src, {rest}")):
        others = [(partial(describe, number_of=number_of, first=1), 2, None) for number_of in _others]
        quicken(Buffer, describe.__name__, "cuMemcpyAsync", describe, signature, 2, others)


def quicken_fill() -> None:
    """Let machine code fill from now on."""
    _done[quicken_fill] = None
    if routines() is not None:
        from ..._floor.native.patterns import pattern_filler

        cells = {width: filled(f"cuMemsetD{8 * width}Async") for width in (2, 4, 1)}
        code = pattern_filler(cells, "cuMemsetD8Async")
        others = [(fill_with_object, 2, code)]
        others += [(partial(fill, number_of=number_of, first=1), 2, code) for number_of in _others]
        signature = "value, *, stream"
        quicken(Buffer, "fill", "cuMemsetD8Async", fill, signature, 2, others, again=True, code=code)
