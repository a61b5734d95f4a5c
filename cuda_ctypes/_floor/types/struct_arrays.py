"""The struct classes of the snake_case modules of ``bindings`` (nvml, cufile).

As in cuda.bindings there are two kinds: one struct (:class:`Single`), and an array of structs (:class:`Several`), which
acts as a struct when it has one element. Both are ctypes arrays, so that they have an address and a buffer.
:mod:`.struct_classes` adds a property for each member. Where NumPy is installed, arrays of numbers are NumPy views of
the same memory, and NumPy is imported on first use; elsewhere they are memoryviews and :class:`Column`.
"""

from __future__ import annotations

import ctypes
import sys
from _operator import index

from .. import forkable_lock
from ..tables.spelling import dtype_name
from . import LIMIT
from .arguments import buffer_address
from .live_handles import as_address
from .member import MANY, used_often
from .struct_layout import dtype_of, numpy

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Iterator

    from .struct_fields import Field
else:  # for typing.get_type_hints
    Any = Field = object


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
        """Copy another struct's content, and keep its pointers' targets alive. An exception may come at any step."""
        size, start, move = ctypes.sizeof(other), other.ptr, self.ptr - other.ptr
        items = [*getattr(other, "_kept", {}).items()]
        targets = {key + move: kept for key, kept in items if isinstance(key, int) and start <= key < start + size}
        if not targets:
            ctypes.memmove(self.ptr, start, size)
            return
        own = self._all_kept()
        own["coming"] = targets, own.get("coming")
        ctypes.memmove(self.ptr, start, size)
        own.update(targets)
        own.pop("coming", None)

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
        if length == cls._length_ and read_only is cls._read_only:
            return cls
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
            made = ARRAY_TYPE(root.__name__, (root,), namespace)
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


_left = [MANY]
"""Structs that Python makes until machine code does those of the class of the last one."""
_variants: dict[tuple[Any, int, bool], Any] = {}
_elements: dict[Any, tuple[Any, Any, bool]] = {}
"""By the class of an array: the functions that view an element, and whether it has pointers."""
_first = forkable_lock()
ARRAY_TYPE: Any = type(ctypes.Array)


def _views(one: Any) -> tuple[Any, Any]:
    """Two functions: of an array and a number, an element; of that, the view as ``one``. In CPython both are ctypes' own: 165 ns;
    ``from_buffer`` takes 360 (AMD EPYC, CPython 3.12)."""
    if sys.implementation.name == "pypy":
        size = ctypes.sizeof(one)
        return lambda array, place: type(one).from_buffer(one, array, place * size), lambda part: part
    whole: Any = type("Whole", (ctypes.Structure,), {"_fields_": [("one", one)]})
    return ctypes.Array.__getitem__, whole.one.__get__


def _restored(root: Any, length: int, content: bytes) -> Any:
    made = root._variant(length, False)._blank()
    ctypes.memmove(made.ptr, content, len(content))
    return made


def _pointer(value: Any) -> int:
    if type(value) is int and 0 < value < 1 << 64:  # the usual case; __class__ may lie
        return value
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


def _count(cls: Any) -> None:
    """Let machine code do the work for a class that is used often."""
    _left[0] = left = _left[0] - 1
    if left <= 0:
        _left[0] = MANY
        used_often(cls)


class Single(Data):
    """``Cls(**fields)``: one zeroed struct, then its fields are set."""

    __slots__ = ()

    def __init__(self, **fields: Any) -> None:
        _count(type(self))
        super().__init__()
        for name, value in fields.items():
            if name not in self._fields:
                raise TypeError(f"{type(self).__name__}() has no field {name!r}")
            setattr(self, name, value)

    @classmethod
    def from_ptr(cls, ptr: int, readonly: bool = False, owner: Any = None) -> Any:
        """A copy of the struct at an address; with ``owner``, a view of that memory, which keeps ``owner`` alive."""
        _count(cls)
        address = _pointer(ptr)
        made = cls._variant(cls._length_, bool(readonly))
        if owner is not None:
            return made._at(address, owner)
        return type(made).from_buffer_copy(made, made.from_address(address))

    @classmethod
    def from_buffer(cls, buffer: Any) -> Any:
        """A view of a buffer of the struct's size."""
        view = _buffer(buffer)
        if view.nbytes != cls._length_:
            raise ValueError(f"buffer length must be {cls._length_} bytes")
        made = cls._variant(cls._length_, view.readonly)
        if buffer.__class__ is bytes:  # which never change: a copy is as good
            return type(made).from_buffer_copy(made, buffer)
        if view.readonly:
            return made._at(*buffer_address(buffer, "buffer"))
        return type(made).from_buffer(made, view)  # ctypes' own

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
        if isinstance(value, Single) and value._raw_class is self._raw_class:
            self._fill(value)
            return
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
        return cls._sized(*arguments, **size)._blank() if arguments or size else super().__new__(cls)

    @classmethod
    def _several(cls, number: int) -> Any:
        """The same, in half the time."""
        return cls._variant(number, False)._blank()

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

    def _places(self, key: Any) -> Any:
        if isinstance(key, slice):
            return range(self._length_)[key]
        try:
            return [self._place(key)]
        except TypeError:
            np = numpy()
            if not np:
                raise
        return np.arange(self._length_)[key].tolist()  # its exceptions come alone

    def _element(self, place: int) -> Any:
        """The same as :meth:`_part` of one struct, in a third of the time."""
        cls: Any = type(self)
        known = _elements.get(cls)
        if known is None:
            if len(_elements) >= LIMIT:
                _elements.clear()
            one = cls._variant(1, self._read_only)  # the same for arrays of every length: making its views takes 9 us
            known = _elements.get(one) or (*_views(one), self._raw_class._has_pointers)
            _elements[cls] = _elements[one] = known
        element, view, has_pointers = known
        part = view(element(self, place))
        if has_pointers:
            part._kept = self._all_kept()
        return part

    def __getitem__(self, key: Any) -> Any:
        if type(key) is int and 0 <= key < self._length_:  # the usual case
            return self._element(key)
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
        try:
            place = self._place(key)
        except TypeError:
            if not numpy():
                raise
        else:
            return self._element(place)
        return self._chosen(key)

    def _chosen(self, key: Any) -> Any:
        """A copy of the structs that a list or an array of numbers or of truth values names, as in NumPy."""
        found = self._data[key]
        if not found.ndim or found.dtype != dtype_of(self._types, self._record):  # a tuple of a number; names of fields
            return found
        if found.ndim != 1:
            raise ValueError("data array must be 1D")
        made = self._variant(len(found), False)._blank()
        ctypes.memmove(made.ptr, found.tobytes(), ctypes.sizeof(made))
        if self._raw_class._has_pointers:
            made._kept = self._all_kept()
        return made

    def __setitem__(self, key: Any, value: Any) -> None:
        self._check_writable()
        if isinstance(key, str):
            if key not in self._fields:
                raise ValueError(f"no field of name {key}")
            setattr(self, key, value)
        elif isinstance(value, (Data, Records)):
            places = self._places(key)
            for item in value if isinstance(value, Records) else (value,):
                if item._raw_class is not self._raw_class:
                    raise TypeError(f"an element must be a {type(self).__name__}, not {type(item).__name__}")
            size = ctypes.sizeof(self._raw_class)
            contents = [bytes(item) for item in value]  # type: ignore[union-attr]
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


class Spread:
    """The memory of one member of several structs, for NumPy."""

    def __init__(self, items: Records, one: Any) -> None:
        self.items = items
        step = items[1].ptr - items.ptr if len(items) > 1 else 0
        shape, strides = (len(items), *one.shape[1:]), (step, *one.strides[1:])
        self.__array_interface__ = {**one.__array_interface__, "shape": shape, "strides": strides}


class Records(tuple):  # type: ignore[type-arg]
    """Structs at equal distances: fields are read and set in each of them."""

    __slots__ = ()

    @property
    def ptr(self) -> int:
        """Address of the first."""
        return int(self[0].ptr)

    def __getattr__(self, name: str) -> Any:
        if self and name not in self[0]._fields:
            raise AttributeError(f"{type(self[0]).__name__!r} has no field {name!r}")
        values = [getattr(item, name) for item in self]
        if values and isinstance(values[0], Data):
            return Records(values)
        np = numpy()
        if not np or not self:
            return Column(self, name)
        one = self[0]._data[name]
        return np.asarray(Spread(self, one)).view(one.dtype, type(one))

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
