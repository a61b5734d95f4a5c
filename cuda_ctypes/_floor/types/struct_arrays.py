"""The struct classes of the snake_case modules of ``bindings`` (nvml, cufile).

As in cuda.bindings there are two kinds: one struct (:class:`Single`), and an array of structs (:class:`Several`), which
acts as a struct when it has one element. Both are ctypes arrays, so that they have an address and a buffer, with one
property per member. Where NumPy is installed, arrays of numbers are NumPy views of the same memory, and NumPy is
imported on first use; elsewhere they are memoryviews and :class:`Column`.
"""

from __future__ import annotations

import ctypes
import sys
from _operator import index
from _thread import RLock
from importlib import import_module
from math import prod
from struct import Struct
from struct import error as struct_error

from ..tables.spelling import dtype_name, field_name, is_hidden
from . import LIMIT
from .arguments import Scalars, buffer_address, elements, real_argument
from .records import alignment, as_address

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, Iterator

    from ..tables.declarations import Declaration

_numpy: list[Any] = []


def numpy() -> Any:
    """NumPy; None where it is not installed."""
    if not _numpy:
        try:
            _numpy.append(import_module("numpy"))
        except ImportError:
            _numpy.append(None)
    return _numpy[0]


class Data:
    """Common to both kinds."""

    __slots__ = ()

    _raw_class: Any
    """The ``raw`` class, which has the layout."""
    _types: Any
    _record: str
    _fields: dict[str, Field]
    """Members with an attribute, by name."""
    _root: Any = None
    """For the classes of other lengths and of read-only arrays: the class with a public name."""
    _read_only = False
    _length_: int
    _kept: dict[Any, Any]
    """Objects kept alive as long as the struct: the owner of its memory, and the targets of its pointers by the
    pointer's address. Parts of a struct share this dict."""

    @property
    def ptr(self) -> int:
        """Address of the memory."""
        return ctypes.addressof(self)  # type: ignore[arg-type]

    def __int__(self) -> int:
        return ctypes.addressof(self)  # type: ignore[arg-type]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Data) or self._raw_class is not other._raw_class:
            return NotImplemented
        return bytes(self) == bytes(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        several = f"_Array_{self._length_}" if isinstance(self, Several) and self._length_ > 1 else ""
        return f"<{type(self).__module__}.{type(self).__name__}{several} object at {id(self):#x}>"

    def __copy__(self) -> Any:
        twin = self._variant(self._length_, False)._blank()
        twin._fill(self)
        return twin

    def _fill(self, other: Any) -> None:
        """Copy another struct's content, and keep its pointers' targets alive."""
        size, start, move = ctypes.sizeof(other), other.ptr, self.ptr - other.ptr
        ctypes.memmove(self.ptr, start, size)
        for key, kept in list(getattr(other, "_kept", {}).items()):
            if isinstance(key, int) and start <= key < start + size:
                self._all_kept()[key + move] = kept

    def __deepcopy__(self, memo: Any) -> Any:
        return self.__copy__()

    def __reduce__(self) -> Any:
        return _restored, (self._root or type(self), self._length_, bytes(self))

    if sys.implementation.name == "pypy":

        def __buffer__(self, flags: int) -> memoryview:
            return memoryview(self._buffer)  # type: ignore[attr-defined]  # PyPy's own has one element

        # PyPy's ctypes objects accept any attribute, whatever __slots__ says
        def __setattr__(self, name: str, value: Any) -> None:
            cls = type(self)
            if not name.startswith("_") and "_closed" in vars(cls) and not hasattr(cls, name):
                raise AttributeError(f"{cls.__name__!r} object has no attribute {name!r}")
            super().__setattr__(name, value)

    @classmethod
    def _variant(cls, length: int, read_only: bool) -> Any:
        """The class for this length."""
        root = cls._root or cls
        if length == root._length_ and not read_only:
            return root
        try:
            return _variants[root, length, read_only]
        except KeyError:
            namespace = {
                "__module__": root.__module__,
                "__slots__": (),
                "_closed": True,
                "_length_": length,
                "_read_only": read_only,
                "_root": root,
            }
            if len(_variants) >= LIMIT:
                _variants.clear()
            made = _array_type(root.__name__, (root,), namespace)
            return _variants.setdefault((root, length, read_only), made)

    @classmethod
    def _blank(cls) -> Any:
        """Zeroed memory of this class."""
        made: Any = ctypes.Array.__new__(cls)
        ctypes.Array.__init__(made)  # PyPy allocates the memory here
        return made

    @classmethod
    def _at(cls, address: int, owner: Any) -> Any:
        """A view of the memory at ``address``, which ``owner`` keeps alive."""
        made = cls.from_address(address)  # type: ignore[attr-defined]
        made._kept = {"owner": owner}
        return made

    def _part(self, cls: Any, offset: int, length: int = 1) -> Any:
        """A view of part of this memory."""
        cls = cls._variant(length if issubclass(cls, Several) else cls._length_, self._read_only)
        part = type(cls).from_buffer(cls, self, offset)  # ctypes' own, not the class method below
        if cls._raw_class._has_pointers:
            part._kept = self._all_kept()
        return part

    def _all_kept(self) -> dict[Any, Any]:
        try:
            return self._kept
        except AttributeError:
            with _first:  # threads that set first members at the same time share one dict
                if not hasattr(self, "_kept"):
                    self._kept = {}
            return self._kept

    def _check_writable(self) -> None:
        if self._read_only:
            raise ValueError(f"This {type(self).__name__} instance is read-only")


_variants: dict[tuple[Any, int, bool], Any] = {}
_first = RLock()
_array_type: Any = type(ctypes.Array)


def _restored(root: Any, length: int, content: bytes) -> Any:
    made = root._variant(length, False)._blank()
    ctypes.memmove(made.ptr, content, len(content))
    return made


def _pointer(value: Any) -> int:
    try:
        address = as_address(value)
    except TypeError:
        raise TypeError(f"ptr: an integer is required, got {type(value).__name__}") from None
    if not address:
        raise ValueError("ptr must not be null (0)")
    return address


def _array(cls: Any, data: Any) -> Any:
    """Check that ``data`` is a NumPy array of the class's dtype."""
    module = sys.modules.get("numpy")
    if module is None or not isinstance(data, module.ndarray):
        raise TypeError("data argument must be a NumPy ndarray")
    if issubclass(cls, Several):
        if data.ndim != 1:
            raise ValueError("data array must be 1D")
    elif data.size != 1:
        raise ValueError("data array must have a size of 1")
    if data.dtype != dtype_of(cls._types, cls._record):
        raise ValueError(f"data array must be of dtype {dtype_name(cls.__name__)}")
    if not data.flags.c_contiguous:
        raise ValueError("data array must be contiguous")
    return data


def _buffer(value: Any) -> memoryview:
    try:
        view = memoryview(value)
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not {type(value).__name__!r}") from None
    if not view.c_contiguous:
        raise ValueError("buffer is not C-contiguous")
    return view


class Single(Data):
    """``Cls(**fields)``: one zeroed struct, then its fields are set."""

    __slots__ = ()

    def __init__(self, **fields: Any) -> None:
        super().__init__()
        for name, value in fields.items():
            if name not in self._fields:
                raise TypeError(f"{type(self).__name__}() has no field {name!r}")
            setattr(self, name, value)

    @classmethod
    def from_ptr(cls, ptr: int, readonly: bool = False, owner: Any = None) -> Any:
        """A copy of the struct at an address; with ``owner``, a view of that memory, which keeps ``owner`` alive."""
        address = _pointer(ptr)
        made = cls._variant(cls._length_, bool(readonly))
        if owner is not None:
            return made._at(address, owner)
        copy = made._blank()
        ctypes.memmove(copy.ptr, address, ctypes.sizeof(copy))
        return copy

    @classmethod
    def from_buffer(cls, buffer: Any) -> Any:
        """A view of a buffer of the struct's size."""
        view = _buffer(buffer)
        if view.nbytes != cls._length_:
            raise ValueError(f"buffer length must be {cls._length_} bytes")
        return cls._variant(cls._length_, view.readonly)._at(*buffer_address(buffer, "buffer"))

    @classmethod
    def from_data(cls, data: Any) -> Any:
        """A view of a NumPy array with one element of the struct's dtype."""
        data = _array(cls, data)
        made = cls._variant(cls._length_, not data.flags.writeable)
        return made._at(data.__array_interface__["data"][0], data)

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        raise TypeError(f"object of type {type(self).__name__!r} has no len()")

    __iter__ = None
    __reversed__ = None

    def __getitem__(self, key: Any) -> Any:
        raise TypeError(f"{type(self).__name__!r} object is not subscriptable")

    def __setitem__(self, key: Any, value: Any) -> None:
        if key != 0:
            raise TypeError(f"{type(self).__name__!r} has one element: use [0], which is the whole struct")
        self._check_writable()
        content = _buffer(value)
        if content.nbytes != self._length_:
            raise ValueError(f"buffer length must be {self._length_} bytes")
        ctypes.memmove(self.ptr, content.tobytes(), self._length_)

    def __reduce__(self) -> Any:
        if self._raw_class._has_pointers:
            raise TypeError(f"a {type(self).__name__} holds addresses of this process and cannot be pickled")
        return super().__reduce__()


class Several(Data):
    """``Cls(size=1)``: an array of structs, zeroed."""

    __slots__ = ()

    def __new__(cls, *arguments: Any, **size: Any) -> Any:
        return super().__new__(cls._sized(*arguments, **size) if arguments or size else cls)

    @classmethod
    def _sized(cls, size: int) -> Any:
        number = int(index(size))
        if number < 0:
            raise ValueError("negative dimensions are not allowed")
        return cls._variant(number, False)

    def __init__(self, size: int = 1) -> None:
        super().__init__()  # without the size: ctypes would take it for the first element

    @classmethod
    def from_ptr(cls, ptr: int, size: int = 1, readonly: bool = False, owner: Any = None) -> Any:
        """A view of ``size`` structs at an address; it keeps ``owner`` alive."""
        number = int(index(size))
        if number < 0:
            raise OverflowError("can't convert negative value to size_t")
        return cls._variant(number, bool(readonly))._at(_pointer(ptr), owner)

    @classmethod
    def from_buffer(cls, buffer: Any) -> Any:
        """A view of a buffer whose size is a multiple of the struct's."""
        view = _buffer(buffer)
        number, rest = divmod(view.nbytes, ctypes.sizeof(cls._raw_class))
        if rest:
            raise ValueError("buffer size must be a multiple of element size")
        return cls._variant(number, view.readonly)._at(*buffer_address(buffer, "buffer"))

    @classmethod
    def from_data(cls, data: Any) -> Any:
        """A view of a one-dimensional NumPy array of the struct's dtype."""
        data = _array(cls, data)
        return cls._variant(len(data), not data.flags.writeable)._at(data.__array_interface__["data"][0], data)

    @property
    def _data(self) -> Any:
        """A NumPy record array over the same memory."""
        np = numpy()
        records = np.ndarray((self._length_,), dtype_of(self._types, self._record), self)
        if self._read_only:
            records.flags.writeable = False
        return records.view(np.recarray)

    def __len__(self) -> int:
        return self._length_

    def _place(self, key: Any) -> int:
        try:
            return range(self._length_)[index(key)]
        except IndexError:
            raise IndexError("index is out of bounds") from None

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            if key not in self._fields:
                raise ValueError(f"no field of name {key}")
            return self._data[key] if numpy() else Column(self, key)
        if isinstance(key, slice):
            places = range(self._length_)[key]
            if places.step == 1 or len(places) < 2:
                start = places.start if places else 0
                return self._part(type(self), start * ctypes.sizeof(self._raw_class), len(places))
            return Records(self[place] for place in places)
        return self._part(type(self), self._place(key) * ctypes.sizeof(self._raw_class))

    def __setitem__(self, key: Any, value: Any) -> None:
        self._check_writable()
        if isinstance(key, str):
            if key not in self._fields:
                raise ValueError(f"no field of name {key}")
            setattr(self, key, value)
        elif isinstance(value, Data):
            places = range(self._length_)[key] if isinstance(key, slice) else [self._place(key)]
            if value._raw_class is not self._raw_class:
                raise TypeError(f"an element must be a {type(self).__name__}, not {type(value).__name__}")
            size = ctypes.sizeof(self._raw_class)
            contents = [bytes(item) for item in value]  # type: ignore[attr-defined]
            if len(contents) == 1:
                contents *= len(places)
            if len(contents) != len(places):
                raise ValueError(f"{len(contents)} elements cannot be stored in {len(places)}")
            for place, content in zip(places, contents):
                ctypes.memmove(self.ptr + place * size, content, size)
        elif numpy():
            self._data[key] = value
        else:
            raise TypeError(f"an element must be a {type(self).__name__}, not {type(value).__name__}")


class Column:
    """One numeric member of several structs, for use without NumPy: a sequence that reads and writes the structs."""

    __slots__ = ("_items", "_name")

    def __init__(self, items: Any, name: str) -> None:
        self._items = items
        self._name = name

    def __len__(self) -> int:
        return len(self._items)

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, slice):
            return Column(self._items[key], self._name)
        return getattr(self._items[key], self._name)

    def __setitem__(self, key: Any, value: Any) -> None:
        setattr(self._items[key], self._name, value)

    def __eq__(self, other: object) -> Any:
        return list(self) == list(other) if hasattr(other, "__iter__") else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))

    def __iter__(self) -> Iterator[Any]:
        return (self[place] for place in range(len(self)))

    def tolist(self) -> list[Any]:
        return list(self)

    def _only(self) -> Any:
        if len(self) != 1:
            raise TypeError(f"a number needs exactly one value, got {len(self)}")
        return self[0]

    def __int__(self) -> int:
        return int(self._only())

    def __index__(self) -> int:
        return index(self._only())

    def __float__(self) -> float:
        return float(self._only())


class Records(tuple):  # type: ignore[type-arg]
    """One struct member of several structs, for use without NumPy: fields are read and set in each of them."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        if self and name not in self[0]._fields:
            raise AttributeError(f"{type(self[0]).__name__!r} has no field {name!r}")
        values = [getattr(item, name) for item in self]
        return Records(values) if values and isinstance(values[0], Data) else Column(self, name)

    def __setattr__(self, name: str, value: Any) -> None:
        for item in self:
            setattr(item, name, value)

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            return getattr(self, key)
        found = tuple.__getitem__(self, key)
        return Records(found) if isinstance(key, slice) else found

    def __setitem__(self, key: str, value: Any) -> None:
        setattr(self, key, value)


# --- fields at an offset of a struct: ``get(owner, at)`` and ``put(owner, at, value)``


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

    __slots__ = ("raw", "size", "unpack_from")

    def __init__(self, name: str, size: int, raw: bool) -> None:
        self.name = name
        self.size = size
        self.raw = raw
        self.unpack_from = Struct(f"{size}s").unpack_from

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
        ctypes.memmove(owner.ptr + at, content.ljust(self.size, b"\0"), self.size)


class TextPointer(Field):
    """``char *`` as str."""

    __slots__ = ()

    def get(self, owner: Any, at: int) -> str:
        return (ctypes.c_char_p.from_address(owner.ptr + at).value or b"").decode()

    def put(self, owner: Any, at: int, value: Any) -> None:
        if not isinstance(value, str):
            raise TypeError(f"{self.name}: str is required, got {type(value).__name__}")
        text = ctypes.create_string_buffer(value.encode())
        ctypes.c_void_p.from_address(owner.ptr + at).value = ctypes.addressof(text)
        owner._all_kept()[owner.ptr + at] = text


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
        ctypes.c_void_p.from_address(owner.ptr + at).value = ctypes.addressof(array) if number else None
        owner._all_kept()[owner.ptr + at] = array
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
        ctypes.c_void_p.from_address(owner.ptr + at).value = value.ptr if len(value) else None
        owner._all_kept()[owner.ptr + at] = value
        self.put_length(owner, at, len(value))


def _check_class(field: Any, value: Any) -> None:
    if not isinstance(value, Data) or value._raw_class is not field.cls._raw_class:
        raise TypeError(f"{field.name}: a {field.cls.__name__} is required, got {type(value).__name__}")


C_TYPES: dict[str, Any] = {
    kind._type_: kind
    for kind in (
        ctypes.c_byte,
        ctypes.c_ubyte,
        ctypes.c_short,
        ctypes.c_ushort,
        ctypes.c_int,
        ctypes.c_uint,
        ctypes.c_long,
        ctypes.c_ulong,
        ctypes.c_longlong,
        ctypes.c_ulonglong,
        ctypes.c_float,
        ctypes.c_double,
        ctypes.c_bool,
    )
}
"""By the codes that ctypes, struct, memoryview and NumPy share."""

ADDRESS: str = ctypes.c_int64._type_
"""The code of addresses and handles: signed, as in cuda.bindings."""

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


# --- making the classes


def code_of(types: Any, member: Declaration) -> str:
    """The code of a number: a member, or an element of an array."""
    return ADDRESS if member.stars else _code(types, member.base)


def _code(types: Any, name: str) -> str:
    kind = types.kind(name)
    if kind in ("handle", "callback"):
        return ADDRESS
    if kind in ("enum", "void"):
        return "i" if kind == "enum" else "B"
    code: str = types.c_class(name)._type_
    return "b" if code == "c" else code


def places(types: Any, record: str, start: int = 0) -> Iterator[tuple[Declaration, int]]:
    """Members of a record with their offsets, including those of anonymous members."""
    raw = types.c_class(record)
    for member in types.members(types.target(record)):
        offset = start + getattr(raw, member.name).offset
        if "anonymous" in member.notes:
            yield from places(types, member.base, offset)
        elif "bits" in member.notes:
            raise TypeError(f"{record}.{member.name} is a bit-field and has no offset")
        else:
            yield member, offset


def make_data(types: Any, record: str, name: str, array: bool) -> Any:
    """The class ``name`` for a struct or union: one struct, or an array of them if ``array``."""
    raw = types.c_class(record)
    if alignment(raw) > 16:  # malloc's alignment
        raise TypeError(f"{record} needs {alignment(raw)}-byte alignment; memory here is aligned to 16 bytes")
    found = list(places(types, record))
    offsets = {member.name: offset for member, offset in found}
    members = [member for member, _ in found]
    by_name = {member.name: member for member in members}
    fields: dict[str, Field] = {}
    kind: Any = Several if array else Single
    namespace: dict[str, Any] = {
        "__module__": types.module,
        "__slots__": ("_kept",) if hasattr(ctypes.Array, "__weakref__") else ("_kept", "__weakref__"),  # PyPy's has it
        "__doc__": f"The C type {record}. {kind.__doc__}",
        "_closed": True,
        "_type_": raw if array else ctypes.c_byte,
        "_length_": 1 if array else ctypes.sizeof(raw),
        "_raw_class": raw,
        "_types": types,
        "_record": record,
        "_fields": fields,
    }
    for member, offset in found:
        if is_hidden(member, members):
            continue
        field = _field(types, member, array)
        if isinstance(field, Counted):
            counter = by_name.get(member.notes.get("count", ""))
            count = Number(counter.name, code_of(types, counter)) if counter else None
            field.set_count(
                count, offsets[counter.name] - offset if counter else 0, prod(member.bounds) if member.bounds else 0
            )
        fields[field.name] = field
        namespace[field.name] = (_member_of_several if array else _member)(field, offset)
    return _array_type(name, (kind, ctypes.Array), namespace)


def _field(types: Any, member: Declaration, array: bool) -> Field:
    name, notes = field_name(member), member.notes
    is_record = types.kind(member.base) == "record"
    if member.stars == 1 and not member.bounds and not array:
        if "count" in notes:
            if is_record:
                return StructsPointer(name, types.data(member.base))
            return NumbersPointer(name, _code(types, member.base))
        if member.base == "char":
            return TextPointer(name)
    if is_record and not member.stars:
        cls = types.data(member.base)
        return Structs(name, cls) if member.bounds else Nested(name, cls)
    if not member.bounds:
        return Number(name, code_of(types, member))
    code = code_of(types, member)
    if types.target(member.base) == "char" and not member.stars and not array:
        return Text(name, prod(member.bounds), "bytes" in notes)
    return Numbers(name, code)


def _member(field: Field, offset: int) -> property:
    def get(self: Any) -> Any:
        return field.get(self, offset)

    def put(self: Any, value: Any) -> None:
        if self._read_only:
            self._check_writable()
        field.put(self, offset, value)

    if isinstance(field, Number):
        unpack_from, pack_into, check, name = field.unpack_from, field.pack_into, field.check, field.name
        low, high = field.low, field.high

        def get(self: Any) -> Any:
            return unpack_from(self, offset)[0]

        def put(self: Any, value: Any) -> None:
            if self._read_only:
                self._check_writable()
            fits = value.__class__ is int and low <= value <= high
            pack_into(self, offset, value if fits else check(value, name))

    return property(get, put)


def _member_of_several(field: Field, offset: int) -> property:
    name = field.name

    def all_of(self: Any) -> range:
        step = ctypes.sizeof(self._raw_class)
        return range(offset, offset + step * self._length_, step)

    def get(self: Any) -> Any:
        if isinstance(field, Structs) and field.count is not None:
            parts = tuple(field.get(self, at) for at in all_of(self))
            return parts[0] if len(parts) == 1 else parts
        np = numpy()
        if np and isinstance(field, Nested):  # same as _data[name], in half the time
            step, dtype = ctypes.sizeof(self._raw_class), dtype_of(field.cls._types, field.cls._record)
            records = np.recarray((self._length_,), dtype, self, offset, (step,))
            records.flags.writeable = not self._read_only
            return records
        if np:
            return self._data[name]
        parts = tuple(field.get(self, at) for at in all_of(self))
        return Records(parts) if isinstance(field, Nested) else parts

    def put(self: Any, value: Any) -> None:
        self._check_writable()
        if isinstance(value, Data):
            values = _split(field, value, self._length_)
        elif numpy() and not isinstance(value, Records):
            self._data[name] = value
            return
        else:
            values = _spread(field, value, self._length_)
        for at, item in zip(all_of(self), values):
            field.put(self, at, item)

    if isinstance(field, Number):
        unpack_from = field.unpack_from

        def get(self: Any) -> Any:
            if self._length_ == 1:
                return unpack_from(self, offset)[0]
            np = numpy()
            if not np:
                return Column(self, name)
            step = ctypes.sizeof(self._raw_class)
            column = np.ndarray((self._length_,), field.code, self, offset, (step,))
            if self._read_only:
                column.flags.writeable = False
            return column

        def put(self: Any, value: Any) -> None:
            self._check_writable()
            checked = [field.check(item, name) for item in _spread(field, value, self._length_)]
            for at, item in zip(all_of(self), checked):
                field.pack_into(self, at, item)

    return property(get, put)


def _split(field: Field, value: Any, number: int) -> list[Any]:
    """One struct for each of ``number`` places: the same struct, or an element of ``value`` each."""
    if isinstance(field, Nested) and isinstance(value, Several) and len(value) == number:
        return [value[place] for place in range(number)]
    return [value] * number


def _spread(field: Field, value: Any, number: int) -> list[Any]:
    """One value for each of ``number`` structs: the same value, or an element of ``value`` each."""
    if isinstance(value, (str, bytes)):
        raise ValueError(f"{field.name}: a number or a sequence of numbers is required, got {type(value).__name__}")
    try:
        values = elements(value, field.name)
    except TypeError:
        return [value] * number
    if isinstance(field, Numbers) and not (values and hasattr(values[0], "__len__")):
        return [values] * number
    if len(values) == 1:
        values *= number
    if len(values) != number:
        raise ValueError(f"{field.name}: {len(values)} values cannot be stored in {number} structs")
    return values


_dtypes: dict[Any, Any] = {}


def dtype_of(types: Any, record: str) -> Any:
    """The NumPy dtype of a struct or union, with all members, hidden ones included."""
    raw = types.c_class(record)
    try:
        return _dtypes[raw]
    except KeyError:
        pass
    np = numpy()
    if not np:
        raise ImportError("a dtype needs NumPy: pip install numpy")
    names, formats, offsets = [], [], []
    for member, offset in places(types, record):
        nested = types.kind(member.base) == "record" and not member.stars
        made = dtype_of(types, member.base) if nested else code_of(types, member)
        names.append(field_name(member))
        formats.append((made, member.bounds) if member.bounds else made)
        offsets.append(offset)
    layout = {"names": names, "formats": formats, "offsets": offsets, "itemsize": ctypes.sizeof(raw)}
    return _dtypes.setdefault(raw, np.dtype(layout))
