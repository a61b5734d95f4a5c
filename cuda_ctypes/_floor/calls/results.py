"""From what C wrote to what a caller gets, and what must live on after a call."""

from __future__ import annotations

import ctypes
from struct import Struct

from ..types import LIMIT, integer
from ..types.records import aligned_array, number_of_scalar

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable


NUMBERS = frozenset((ctypes.c_uint64, ctypes.c_uint, ctypes.c_int))
"""Classes whose arrays have plain numbers as their items."""

_buffers: dict[int, Any] = {}


def buffer(size: int) -> Any:
    """Memory for so many bytes, as ctypes.create_string_buffer makes it, in a third of the time."""
    try:
        cls = _buffers[size]
    except KeyError:
        if len(_buffers) >= LIMIT:
            _buffers.clear()
        cls = _buffers[size] = ctypes.c_char * size
    return cls()


def output_array(cls: Any, count: int) -> Any:
    return aligned_array(cls, count) if count else None


def output_list(array: Any, convert: Any, known: Any = None) -> list[Any]:
    """An array as a list: its items as they are, or as ``convert`` makes them, ``known`` being a dict of what was made."""
    if array is None:
        return []
    if convert is None:
        return list(array)
    items = array[:] if array._type_ in NUMBERS else [*map(number_of_scalar, array)]
    if known is not None:
        try:
            return [*map(known.__getitem__, items)]
        except KeyError:  # one that is new
            pass
    return [*map(convert, items)]


def owned_list(c_type: Any, address: int | None, count: int, convert: Any, cls: Any) -> list[Any]:
    """Copies of ``count`` elements in memory of the library's."""
    if not address:
        return []
    items = (c_type * count).from_address(address)
    if cls is not None:
        return [cls.from_buffer_copy(item) for item in items]
    return output_list(items, convert)


def text_of(value: Any) -> Any:
    """C text as str, up to its NUL."""
    return value if value is None else value.split(b"\0", 1)[0].decode("utf-8", "replace")


def _text_maker(nothing: Any) -> Callable[[int], Any]:
    """What makes str of the address of a text, and this of NULL; it outlives this module's names."""
    pointer = ctypes.c_char_p

    def text_at(address: int) -> Any:
        text = pointer(address).value
        return nothing if text is None else text.decode("utf-8", "replace")

    return text_at


texts: dict[str, Callable[[int], Any]] = {
    "bindings": lambda address, pointer=ctypes.c_char_p: pointer(address).value,  # type: ignore[misc]
    "checked": _text_maker(None),
    "snake_case": _text_maker(""),
}
"""What each face makes of the address of a text."""


def _text_in(memory: Any) -> Any:
    return memory.value.decode("utf-8", "replace")


contents = {"bindings": lambda memory: memory.raw, "checked": _text_in, "snake_case": _text_in}
"""What each face makes of memory with a text."""

_float, _double = Struct("<f").unpack, Struct("<d").unpack
reals: dict[str, Callable[[int], float]] = {
    "f": lambda bits: _float(bits.to_bytes(4, "little"))[0],
    "d": lambda bits: _double(bits.to_bytes(8, "little"))[0],
}
"""What the bits of a number are that is no integer."""

_kept_with: dict[int, list[Any]] = {}


def keep_with(handle: Any, what: Any) -> None:
    """Keep log buffers and the like alive as long as the library writes to them: until ``handle`` is destroyed."""
    _kept_with.setdefault(int(handle or 0), []).append(what)


def take_kept(handle: Any) -> tuple[int, list[Any] | None]:
    """What is kept for a handle that is to be destroyed. Taken out before the call: when that is over, the handle's number may
    be that of another one, which another thread made meanwhile."""
    try:
        number = integer(handle)
    except TypeError:  # None, or what the call itself refuses
        return 0, None
    return number, _kept_with.pop(number, None)


def keep_again(number: int, kept: list[Any] | None) -> None:
    """The handle was not destroyed."""
    if kept is not None:
        _kept_with.setdefault(number, []).extend(kept)
