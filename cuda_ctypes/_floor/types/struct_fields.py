"""The members of the classes of :mod:`.struct_arrays`: how each is read from a struct's memory, and set there."""

from __future__ import annotations

import ctypes
import sys
from struct import Struct
from struct import error as struct_error

from .arguments import Scalars, elements, real_argument
from .struct_arrays import Data, Records, Several
from .struct_layout import C_TYPES, numpy

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable


class Field:
    """A member. ``at`` is its offset in the memory of ``owner``, which may hold several structs."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def get(self, owner: Any, at: int) -> Any:
        raise NotImplementedError

    def put(self, owner: Any, at: int, value: Any) -> None:
        raise NotImplementedError


class Number(Field):
    __slots__ = ("check", "code", "high", "low", "pack_into", "unpack_from")

    def __init__(self, name: str, code: str) -> None:
        self.name = name
        self.code = code
        self.check = _checks(code)
        integers = _integers(code)
        self.low, self.high = (integers.low, integers.high) if integers else (1, 0)
        both = Struct(code)
        self.pack_into = both.pack_into
        self.unpack_from = both.unpack_from

    def get(self, owner: Any, at: int) -> Any:
        return self.unpack_from(owner, at)[0]

    def put(self, owner: Any, at: int, value: Any) -> None:
        self.pack_into(owner, at, self.check(value, self.name))


class Text(Field):
    """``char[size]`` as str or bytes."""

    __slots__ = ("pack_into", "raw", "size", "unpack_from")

    def __init__(self, name: str, size: int, raw: bool) -> None:
        self.name = name
        self.size = size
        self.raw = raw
        both = Struct(f"{size}s")
        self.pack_into = both.pack_into
        self.unpack_from = both.unpack_from

    def get(self, owner: Any, at: int) -> Any:
        content: bytes = self.unpack_from(owner, at)[0]
        return content if self.raw else content.partition(b"\0")[0].decode()

    def put(self, owner: Any, at: int, value: Any) -> None:
        if not isinstance(value, bytes if self.raw else str):
            raise TypeError(f"{self.name}: {'bytes' if self.raw else 'str'} is required, got {type(value).__name__}")
        content = value if isinstance(value, bytes) else value.encode()
        longest = self.size if self.raw else self.size - 1
        if len(content) > longest:
            what = "Bytes" if self.raw else "String"
            raise ValueError(f"{what} too long for field {self.name}, max length is {longest}")
        self.pack_into(owner, at, content)


class TextPointer(Field):
    """``char *`` as str."""

    __slots__ = ()

    def get(self, owner: Any, at: int) -> str:
        return (ctypes.c_char_p.from_address(owner.ptr + at).value or b"").decode()

    def put(self, owner: Any, at: int, value: Any) -> None:
        if not isinstance(value, str):
            raise TypeError(f"{self.name}: str is required, got {type(value).__name__}")
        text = ctypes.create_string_buffer(value.encode())
        _point(owner, at, ctypes.addressof(text), text)


class Nested(Field):
    """A struct or union."""

    __slots__ = ("cls",)

    def __init__(self, name: str, cls: Any) -> None:
        self.name = name
        self.cls = cls

    def get(self, owner: Any, at: int) -> Any:
        return owner._part(self.cls, at)

    def put(self, owner: Any, at: int, value: Any) -> None:
        _check_class(self, value)
        part = owner._part(self.cls, at)
        if ctypes.sizeof(value) != ctypes.sizeof(part):
            raise ValueError(f"Expected length 1 for field {self.name}, got {len(value)}")
        part._fill(value)


class Counted(Field):
    """Several elements. ``count`` is the member with their number, ``distance`` bytes away; ``size`` is the
    capacity."""

    __slots__ = ("count", "distance", "size")

    def set_count(self, count: Number | None, distance: int, size: int) -> None:
        self.count = count
        self.distance = distance
        self.size = size

    def length(self, owner: Any, at: int) -> int:
        if self.count is None:
            return self.size
        number: int = self.count.get(owner, at + self.distance)
        return min(number, self.size) if self.size else number

    def check_length(self, number: int) -> None:
        if self.count is None and number != self.size:
            raise ValueError(f"Expected length {self.size} for field {self.name}, got {number}")
        if self.size and number > self.size:
            raise ValueError(f"Too many elements for field {self.name}, max is {self.size}, got {number}")

    def put_length(self, owner: Any, at: int, number: int) -> None:
        if self.count is not None:
            self.count.put(owner, at + self.distance, number)


class Numbers(Counted):
    """An array of numbers."""

    __slots__ = ("check", "code")

    def __init__(self, name: str, code: str) -> None:
        self.name = name
        self.code = code
        self.check = _checks(code)

    def view(self, owner: Any, at: int, number: int, read_only: bool) -> Any:
        np = numpy()
        if np:
            made = np.ndarray((number,), self.code, owner, at)
            if read_only:
                made.flags.writeable = False
            return made
        size = ctypes.sizeof(C_TYPES[self.code]) * number
        view = memoryview(owner).cast("B")[at : at + size].cast(self.code)  # type: ignore[call-overload]
        return view.toreadonly() if read_only else view

    def packed(self, value: Any) -> tuple[int, bytes]:
        """The number of values, and their bytes in C."""
        if isinstance(value, str):
            raise TypeError(f"{self.name}: a sequence of numbers is required, got str")
        np = sys.modules.get("numpy")
        if np and type(value) is np.ndarray and value.ndim == 1 and value.dtype == self.code:
            self.check_length(len(value))
            return len(value), value.tobytes()
        try:
            number = len(value)
            values = list(value)
        except TypeError:
            raise TypeError(f"{self.name}: a sequence of numbers is required, got {type(value).__name__}") from None
        self.check_length(number)
        pack = Struct(f"{number}{self.code}").pack
        try:
            return number, pack(*values)
        except struct_error:
            pass  # check the values one by one, so that the error names the bad one
        return number, pack(*[self.check(item, self.name) for item in values])

    def get(self, owner: Any, at: int) -> Any:
        return self.view(owner, at, self.length(owner, at), owner._read_only)

    def put(self, owner: Any, at: int, value: Any) -> None:
        number, content = self.packed(value)
        ctypes.memmove(owner.ptr + at, content, len(content))
        self.put_length(owner, at, number)


class NumbersPointer(Numbers):
    """A pointer to an array of numbers, with a count. The array that was set lives as long as the struct."""

    __slots__ = ()

    def get(self, owner: Any, at: int) -> Any:
        address = ctypes.c_void_p.from_address(owner.ptr + at).value
        if not address:
            return []
        number = self.length(owner, at)
        array = owner._all_kept().get(owner.ptr + at)
        if array is None or ctypes.addressof(array) != address or len(array) < number:
            array = (C_TYPES[self.code] * number).from_address(address)
        return self.view(array, 0, number, False)

    def put(self, owner: Any, at: int, value: Any) -> None:
        number, content = self.packed(value)
        array = (C_TYPES[self.code] * number).from_buffer_copy(content)
        self.put_length(owner, at, 0)  # an exception from here on leaves no length of a longer list
        _point(owner, at, ctypes.addressof(array) if number else None, array)
        self.put_length(owner, at, number)


class Structs(Counted):
    """An array of structs."""

    __slots__ = ("cls",)

    def __init__(self, name: str, cls: Any) -> None:
        self.name = name
        self.cls = cls

    def get(self, owner: Any, at: int) -> Any:
        number = self.length(owner, at)
        if issubclass(self.cls, Several):
            return owner._part(self.cls, at, number)
        step = ctypes.sizeof(self.cls)
        return Records(owner._part(self.cls, at + step * place) for place in range(number))

    def put(self, owner: Any, at: int, value: Any) -> None:
        values = [value] if issubclass(self.cls, Several) else elements(value, self.name)
        for item in values:
            _check_class(self, item)
        self.check_length(len(value))
        step = ctypes.sizeof(self.cls)
        for place, item in enumerate(values):
            owner._part(self.cls, at + step * place, len(value))._fill(item)
        self.put_length(owner, at, len(value))


class StructsPointer(Counted):
    """A pointer to an array of structs, with a count."""

    __slots__ = ("cls",)

    def __init__(self, name: str, cls: Any) -> None:
        self.name = name
        self.cls = cls

    def get(self, owner: Any, at: int) -> Any:
        address = ctypes.c_void_p.from_address(owner.ptr + at).value
        if not address:
            return []
        return self.cls.from_ptr(address, self.length(owner, at), owner=owner._all_kept().get(owner.ptr + at))

    def put(self, owner: Any, at: int, value: Any) -> None:
        _check_class(self, value)
        self.put_length(owner, at, 0)
        _point(owner, at, value.ptr if len(value) else None, value)
        self.put_length(owner, at, len(value))


def _point(owner: Any, at: int, address: int | None, target: Any) -> None:
    """Let a pointer have an address in memory that ``target`` keeps alive. An exception may come at any step."""
    kept, place = owner._all_kept(), owner.ptr + at
    kept["coming"] = target, kept.get("coming")
    ctypes.c_void_p.from_address(place).value = address
    kept[place] = target
    kept.pop("coming", None)


def _check_class(field: Any, value: Any) -> None:
    if not isinstance(value, Data) or value._raw_class is not field.cls._raw_class:
        raise TypeError(f"{field.name}: a {field.cls.__name__} is required, got {type(value).__name__}")


_known_integers: dict[str, Scalars] = {}


def _integers(code: str) -> Scalars | None:
    if code in "fd?":
        return None
    try:
        return _known_integers[code]
    except KeyError:
        return _known_integers.setdefault(code, Scalars(C_TYPES[code]))


def _checks(code: str) -> Callable[[Any, str], Any]:
    """A check for numbers of this code: it returns a value that fits, or raises."""
    integers = _integers(code)
    if integers:
        return integers.number
    if code == "?":
        return lambda value, name: bool(value)
    return lambda value, name: real_argument(C_TYPES[code], value, name).value
