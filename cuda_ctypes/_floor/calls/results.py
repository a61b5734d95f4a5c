"""Converts C's output to results, and keeps objects alive after a call."""

from __future__ import annotations

from _ctypes import _SimpleCData, sizeof
from _operator import itemgetter
from struct import Struct, calcsize

from ..._lazy import LazyModule
from ..types import LIMIT, Enum, integer, number_class

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..types import records
else:
    records = LazyModule(globals(), "records", "..types.records")  # it imports ctypes, which results of text do without

_buffers: dict[int, Any] = {}


def buffer(size: int) -> Any:
    """Memory of ``size`` bytes: ctypes.create_string_buffer in a third of the time."""
    try:
        cls = _buffers[size]
    except KeyError:
        from ctypes import c_char

        if len(_buffers) >= LIMIT:
            _buffers.clear()
        cls = _buffers[size] = c_char * size
    return cls()


def output_array(cls: Any, count: int) -> Any:
    return records.aligned_array(cls, count) if count else None


def output_list(array: Any, convert: Any, known: Any = None) -> list[Any]:
    """An array as a list. Items are looked up in ``known``, a dict of results, or converted by ``convert``, or
    unchanged."""
    if array is None:
        return []
    if convert is None:
        return array[:]  # type: ignore[no-any-return]  # list(array) takes an IndexError at its end
    is_plain = array._type_.__base__ is _SimpleCData and array._type_._type_ in "iIlLqQ"  # others yield objects
    items = array[:] if is_plain else [*map(records.number_of_scalar, array)]
    if known is not None:
        try:
            return [*map(known.__getitem__, items)]
        except KeyError:  # an item not seen before
            pass
    return [*map(convert, items)]


def lister(convert: Any, known: Any) -> Callable[[Any], list[Any]]:
    """:func:`output_list` of these converters."""
    if convert is None:
        return lambda array: [] if array is None else array[:]

    def listed(array: Any) -> list[Any]:
        if array is None:
            return []
        try:
            return [*map(known.__getitem__, array[:])]
        except KeyError:  # an item not seen before
            return output_list(array, convert, known)

    return listed


def number_lister(code: str, length: int) -> Callable[[bytes], list[Any]]:
    """A function from the bytes of an array of numbers, by their struct code, to a list. A ctypes array takes four times
    as long."""
    unpack = Struct(f"={length}{code}").unpack
    return lambda content: [*unpack(content)]


class _BySize(dict):  # type: ignore[type-arg]
    """What ``make(size)`` returns for content of a size in bytes. It is kept, unless the size is as large as few are."""

    def __init__(self, make: Callable[[int], Any]) -> None:
        self.make = make

    def __missing__(self, size: int) -> Any:
        made = self.make(size)
        if size < LONG:
            self[size] = made
        return made


def listed_numbers(code: str, cls: Any) -> Callable[[bytes], list[Any]]:
    """The same for any length; as handles or members of ``cls``, unless it is None."""
    width = calcsize(f"={code}")
    unpack = _BySize(lambda size: Struct(f"={size // width}{code}").unpack)
    if cls is None:
        return lambda content: [*unpack[len(content)](content)] if content else []
    known, convert = cls._by_value, cls.from_c

    def listed(content: bytes) -> list[Any]:
        if not content:
            return []
        numbers = unpack[len(content)](content)
        try:
            if len(numbers) == 1:
                return [known[numbers[0]]]
            return [*itemgetter(*numbers)(known)]  # half the time of map() for 40
        except KeyError:  # a number not seen before
            return [*map(convert, numbers)] if issubclass(cls, Enum) else _handles(cls, numbers)

    return listed


def _handles(cls: Any, numbers: tuple[int, ...]) -> list[Any]:
    """New handles, which are remembered: a seventh of the time of ``from_c`` for each, once machine code makes them."""
    made, known = [*map(cls, numbers)], cls._by_value
    if len(known) + len(made) > LIMIT:
        known.clear()
    if len(made) <= LIMIT:
        known.update(zip(numbers, made))
    return made


def structs_of(cls: Any) -> Callable[[bytes], list[Any]]:
    """A function from the bytes of structs to a list. They are parts of one copy, which takes 80 ns for each, where single copies take 140."""
    width = sizeof(cls)
    copy = _BySize(lambda size: (cls * (size // width)).from_buffer_copy)
    return lambda content: copy[len(content)](content)[:]


LONG = 512
"""The size in bytes from which an array is long."""


def array_maker(cls: Any) -> Callable[[Any], Any]:
    """:func:`output_array` of a length that machine code passes on."""

    def make(count: Any) -> Any:
        if not issubclass(type(count), int):
            return NotImplemented
        count = int(count)
        return None if count == 0 else output_array(cls, count) if 0 < count <= LIMIT else NotImplemented

    return make


def owned_list(c_type: Any, address: int | None, count: int, convert: Any, cls: Any) -> list[Any]:
    """Copies of ``count`` elements in the library's memory."""
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
    """A function from a text's address to str; ``nothing`` for NULL. It works after this module's names are gone."""
    pointer = number_class("z")

    def text_at(address: int) -> Any:
        text = pointer(address).value
        return nothing if text is None else text.decode("utf-8", "replace")

    return text_at


NO_TEXT = {"bindings": None, "checked": None, "snake_case": ""}
"""By face: the value of a NULL where C returns the address of a text."""
texts: dict[str, Callable[[int], Any]] = {
    "bindings": lambda address, pointer=number_class("z"): pointer(address).value,  # type: ignore[misc]
    "checked": _text_maker(NO_TEXT["checked"]),
    "snake_case": _text_maker(NO_TEXT["snake_case"]),
}
"""By face: a function from a text's address to its value."""


def text_in(content: bytes) -> str:
    return content.split(b"\0", 1)[0].decode("utf-8", "replace")


contents: dict[str, Any] = {"bindings": None, "checked": text_in, "snake_case": text_in}
"""By face: a function from memory with a text to its value; None for the bytes themselves."""

_float, _double = Struct("<f").unpack, Struct("<d").unpack
reals: dict[str, Callable[[int], float]] = {
    "f": lambda bits: _float(bits.to_bytes(4, "little"))[0],
    "d": lambda bits: _double(bits.to_bytes(8, "little"))[0],
}
"""By struct code: a function from the bits of a float to its value."""

kept_with: dict[int, dict[Any, Any]] = {}
"""Memory that the library uses after a call, by the handle that it must outlive: texts by themselves, as bytes or str, other objects by
their id."""


def keep_with(handle: Any, what: Any) -> Any:
    """Keep log buffers, texts and similar memory alive until ``handle`` is destroyed, because the library uses them until then.
    It is kept before the call, because an exception of a signal handler may follow that, and also if the library refuses the
    call. Returns the memory to pass: of equal texts, the first."""
    if what is None:
        return None
    key = what if type(what) is bytes else id(what)
    try:
        number = handle if type(handle) is int else integer(handle)
    except (TypeError, ValueError, OverflowError):  # None, or a value that the call itself rejects
        return what
    kept = kept_with.get(number)
    return (kept_with.setdefault(number, {}) if kept is None else kept).setdefault(key, what)


def take_kept(handle: Any) -> tuple[int, dict[Any, Any] | None]:
    """Remove and return the objects kept for a handle about to be destroyed. They are removed before the call: right
    after it, another thread may create a handle with the same number."""
    try:
        number = integer(handle)
    except TypeError:  # None, or a value that the call itself rejects
        return 0, None
    return number, kept_with.pop(number, None)


def keep_again(number: int, kept: dict[Any, Any] | None) -> None:
    """Restore the kept objects of a handle that was not destroyed."""
    if kept is not None:
        kept_with.setdefault(number, {}).update(kept)
