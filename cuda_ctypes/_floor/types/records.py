"""Structs and unions in C's layout: the bases of the ``raw`` classes, and the behaviour all records share."""

from __future__ import annotations

import ctypes
import sys

from . import BITS, Handle

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any, Callable
else:  # for typing.get_type_hints
    Any = object


def alignment(cls: Any) -> int:
    """A record's alignment in C. ctypes knows it from Python 3.13 on, and only for members of a record."""
    return max(ctypes.alignment(cls), int(cls._align_in_c))


def aligned_array(cls: Any, length: int, items: Sequence[Any] = ()) -> Any:
    """``(cls * length)(*items)`` at an address with C's alignment."""
    align = cls._align_in_c if hasattr(cls, "_align_in_c") else 0
    array = cls * length
    if align <= 8:  # ctypes aligns to 8 bytes
        return array(*items)
    memory = (ctypes.c_char * (ctypes.sizeof(array) + align))()
    made = array.from_buffer(memory, -ctypes.addressof(memory) % align)
    for place, item in enumerate(items):
        made[place] = item
    return made


_aligned: dict[Any, list[Any]] = {}
"""Spare records: one allocated alone takes 0.7 us, one of a batch 0.15 us."""


def aligned(cls: Any) -> Any:
    """A record of a class that needs more alignment than ctypes' own memory has."""
    try:
        return _aligned[cls].pop()
    except (KeyError, IndexError):
        pass
    if "_generated" not in cls.__dict__:  # a program's subclass, which the cache must not keep alive
        memory = (ctypes.c_char * (ctypes.sizeof(cls) + cls._align_in_c))()
        return cls.from_buffer(memory, -ctypes.addressof(memory) % cls._align_in_c)
    others = aligned_array(cls, 32)[:]
    first = others.pop()
    _aligned.setdefault(cls, []).extend(others)
    return first


def constructor(cls: Any) -> Callable[[], Any]:
    """A function that makes instances of a record's class. It skips ``__init__``, which has nothing to set and takes a
    third of the time."""
    if cls._initial:
        new = cls.__new__
    elif cls._is_made_aligned:
        return _aligned_maker(cls)
    else:
        new = ctypes.Union.__new__ if issubclass(cls, ctypes.Union) else ctypes.Structure.__new__
    return lambda: new(cls)


def _aligned_maker(cls: Any) -> Callable[[], Any]:
    """:func:`aligned` of a generated class."""
    spare = _aligned.setdefault(cls, [])

    def make() -> Any:
        try:
            return spare.pop()
        except IndexError:
            return aligned(cls)

    make.spare = spare.pop  # type: ignore[attr-defined]  # for machine code
    return make


def number_of_scalar(value: Any) -> Any:
    """The number of a scalar read from C memory: ctypes returns None for NULL, and objects for named types."""
    if value is None:
        return 0
    return value if isinstance(value, (int, float)) else getattr(value, "value", value) or 0


def member_names(cls: Any) -> Iterator[str]:
    """Names of a record's members in C's order, including those of anonymous members."""
    anonymous, padding = getattr(cls, "_anonymous_", ()), getattr(cls, "_padding", ())
    for field in cls._fields_:
        if field[0] in padding:
            continue
        if field[0] in anonymous:
            yield from member_names(field[1])
        else:
            yield field[0]


class Record:
    """Mixed into every struct and union: keyword construction, ``repr``, equality, copy and pickle by content."""

    __slots__ = ()

    _align_in_c = 0
    """The header's ``_Alignas``; 0 for natural alignment."""
    _has_pointers = False
    """True if a member holds an address, which is meaningless in another process."""
    _padding: frozenset[str] = frozenset()
    """Members between those of the header, of a struct that is placed by its offsets."""
    _raw_class: Any
    """The ctypes class with the fields: the ``raw`` class, or the one that a ``bindings`` class is a view of."""

    _is_made_aligned = False
    """True if the class needs more alignment than ctypes' own memory has."""

    def __new__(cls, *arguments: Any, **members: Any) -> Any:
        return aligned(cls) if cls._is_made_aligned else super().__new__(cls)

    if sys.implementation.name == "pypy":  # PyPy's structs accept any attribute, whatever __slots__ says

        def __setattr__(self, name: str, value: Any) -> None:
            if not name.startswith("_") and not hasattr(type(self), name):
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            super().__setattr__(name, value)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record) or self._raw_class is not other._raw_class:
            return NotImplemented
        return bytes(self) == bytes(other)  # type: ignore[call-overload, no-any-return]

    __hash__ = object.__hash__
    """By identity, unlike equality: in cuda.bindings records are dict keys, and their content may change."""

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={_shown(getattr(self, name))}" for name in member_names(self._raw_class))
        return f"{type(self).__name__}({fields})"

    def __copy__(self) -> Any:
        twin = type(self)()
        ctypes.memmove(ctypes.addressof(twin), ctypes.addressof(self), ctypes.sizeof(self))  # type: ignore[arg-type]
        return twin

    def __deepcopy__(self, memo: Any) -> Any:
        return self.__copy__()

    def __reduce__(self) -> Any:
        if self._has_pointers:
            raise TypeError(f"a {type(self).__name__} holds addresses of this process and cannot be pickled")
        return _from_bytes, (type(self), bytes(self))  # type: ignore[call-overload]


def _from_bytes(cls: Any, content: bytes) -> Any:
    record = cls()
    ctypes.memmove(ctypes.addressof(record), content, len(content))
    return record


def _shown(value: Any) -> str:
    if isinstance(value, ctypes.Array):
        return repr(list(value))
    return repr(value)


class RawStruct(Record, ctypes.Structure):
    __slots__ = ()


class RawUnion(Record, ctypes.Union):
    __slots__ = ()


def subclass(raw: Any, name: str, bases: tuple[Any, ...], namespace: dict[str, Any]) -> Any:
    """A subclass of ``raw`` with the same fields."""
    made = type(raw)(name, bases, {**namespace, "_generated": True})
    if sys.implementation.name == "pypy":  # PyPy looks for _fields_ in the direct base when this class is subclassed
        type.__setattr__(made, "_fields_", raw._fields_)
    return made


class RawScalar:
    """Mixed into the ``raw`` classes of handles and scalar typedefs: a number with a type, often an address."""

    __slots__ = ()
    value: Any

    def __int__(self) -> int:
        return int(_number(self))

    def __index__(self) -> int:
        number: int = _number(self)  # a float is refused, as Python's own
        return number

    def __float__(self) -> float:
        return float(_number(self))

    def __eq__(self, other: object) -> bool:
        number = _number(self)
        if isinstance(other, RawScalar):
            return number == _number(other) if type(other) is type(self) else NotImplemented
        return isinstance(other, (int, type(number))) and number == other

    def __hash__(self) -> int:
        return hash(_number(self))

    def __bool__(self) -> bool:
        return bool(_number(self))

    def __repr__(self) -> str:
        number = _number(self)
        return f"{type(self).__name__}({hex(number) if isinstance(self, ctypes.c_void_p) else number})"

    def __reduce__(self) -> Any:
        return type(self), (_number(self),)


def _number(scalar: RawScalar) -> Any:
    """An int or a float; ctypes has None for NULL, and bytes for a char."""
    value = scalar.value
    return value[0] if isinstance(value, bytes) else 0 if value is None else value


def size_of(objType: Any) -> int:
    """Size in bytes of a handle, callback or struct class of this module. Raises TypeError for anything else."""
    if isinstance(objType, type) and issubclass(objType, Handle):
        return BITS[objType.code] // 8
    if not isinstance(objType, type) or not hasattr(objType, "_raw_class"):
        raise TypeError(f"Unknown type: {objType}")
    return ctypes.sizeof(objType._raw_class)
