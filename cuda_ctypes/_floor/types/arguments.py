"""Conversion of Python arguments to C arguments.

Each C type has a dict from numbers to converted arguments: a hit is one look-up (7 ns) instead of a ctypes conversion
(20 to 115 ns). ``add`` fills it, checks types and ranges, and limits its size. Only plain ints and the package's own
classes are looked up: another object that equals a known number may convert to a different one.
"""

from __future__ import annotations

import ctypes
from _operator import index
from struct import Struct
from struct import error as struct_error

from .. import from_a_signal
from . import LIMIT, WORD, Handle, integer, lenders, note_lender
from .live_handles import Live, any_live, live_classes
from .records import aligned_array
from .table_types import is_cut

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

_pointer = ctypes.c_void_p.from_param


class BufferRefused(BufferError, ValueError):
    """Memory with gaps, in another order, or read-only where C writes. A ValueError too, as NumPy's for such an array."""


class Scalars:
    """Arguments of one C integer type."""

    def __init__(
        self, c_type: Any, null: bool = False, convert: Callable[[Any], int] = integer, stream: bool = False
    ) -> None:
        self.c_type = c_type
        self.stream = stream
        """Whether these are streams, which other libraries' objects may stand for."""
        self.null = null
        """Whether None is accepted, as 0."""
        self.integer = convert
        """Converts a value to an int, or raises TypeError."""
        bits = 8 * ctypes.sizeof(c_type)
        signed = _is_signed(c_type)
        self.low, self.high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
        self.wide = bits > 32
        self.cache: dict[int, Any] = {}
        self.known: set[type] = {int}
        """Classes whose values are looked up."""

    def number(self, value: Any, name: str) -> int:
        """``value`` as an int in range; errors name the parameter ``name``."""
        if value is None and self.null:
            return 0
        try:
            number = self.integer(value)
        except TypeError:
            number = _other_number(value, self.stream)
            if number is None:
                advice = ", not its handle" if hasattr(type(value), "handle") else ""
                raise TypeError(f"{name}: an integer is required, got {type(value).__name__}{advice}") from None
        except (ValueError, OverflowError) as error:
            if type(value) is not float:
                raise
            raise type(error)(f"{name}: {error}") from None  # no number, or infinity
        if number.__class__ is float:
            number = _whole(number, name)
        if not self.low <= number <= self.high:
            raise OverflowError(f"{name}: {number} does not fit, {self.low} to {self.high} does")
        return number

    def add(self, value: Any, name: str) -> Any:
        """Convert ``value``; remember the result if its class is known."""
        number = self.number(value, name)
        return self.remember(value, number, _pointer(number) if self.wide else number)

    def remember(self, value: Any, number: int, argument: Any) -> Any:
        """``argument``; later look-ups find it if the value's class is int or one of the package's."""
        cls = type(value)
        if cls not in self.known:
            if not is_constant(value):
                return argument
            self.known.add(cls)
        if len(self.cache) >= LIMIT:
            self.cache.clear()
        self.cache[number] = argument
        return argument

    def looked_up(self, writer: Any, name: str) -> str:
        """The expression that looks up a variable's argument in a written function; it raises KeyError for a miss."""
        cache, known = writer.name(self.cache), writer.name(self.known)
        return f"{cache}[{name} if type({name}) in {known} else None]"


def is_constant(value: Any) -> bool:
    """Whether a value is of one of the package's classes whose numbers never change."""
    names = type(value).__dict__
    return ("_generated" in names or "_lines" in names) and not isinstance(value, Live)


def _is_signed(c_type: Any) -> bool:
    """Whether a C integer type has negative numbers; a char has none in ctypes."""
    return c_type is not ctypes.c_char and c_type(-1).value == -1


_scalars: dict[Any, Scalars] = {}


def scalars_of(
    c_type: Any, null: bool, enum: bool, convert: Callable[[Any], int] = integer, stream: bool = False
) -> Scalars:
    """The converter of a C integer type, shared by types of the same size and sign. Enums have a separate one, with a
    wider range, and so have streams."""
    signed = _is_signed(c_type)
    key = ctypes.sizeof(c_type), signed, null, enum, convert, stream
    try:
        return _scalars[key]
    except KeyError:
        return _scalars.setdefault(key, Scalars(c_type, null, convert, stream))


def _other_number(value: Any, stream: bool) -> Any:
    """The number of another library's object: of a ``stream`` from ``__cuda_stream__`` (version, address), or from ctypes' own
    protocol."""
    if stream and hasattr(value, "__cuda_stream__"):
        return value.__cuda_stream__()[1]
    inner = getattr(value, "_as_parameter_", None)
    return getattr(inner, "value", inner) if inner is not None else None


def _whole(number: float, name: str) -> int:
    """The number in the slot of a live handle of a float, as a cufftReal, as an int."""
    if not number.is_integer():
        raise TypeError(f"{name}: a whole number is required, got {number}")
    return int(number)


def enum_argument(scalars: Scalars, value: Any, name: str) -> Any:
    """An enum: any int of 32 bits, signed or not, because C does not distinguish."""
    if value is None:
        raise TypeError(f"Argument '{name}' must not be None")
    try:
        number = scalars.integer(value)
    except TypeError:
        raise TypeError(f"{name}: a member of the enum or an integer is required, got {type(value).__name__}") from None
    if number.__class__ is float:
        number = _whole(number, name)
    if not -(1 << 31) <= number < 1 << 32:
        raise OverflowError(f"{name}: {number} does not fit 32 bits")
    scalars.remember(value, number, number)
    return number


def real_argument(c_type: Any, value: Any, name: str) -> Any:
    """A float or double."""
    try:
        return c_type(value)
    except TypeError:
        raise TypeError(f"{name}: a number is required, got {type(value).__name__}") from None


def text_argument(value: Any, name: str) -> Any:
    """``const char *`` from bytes, bytearray or str (as UTF-8)."""
    if isinstance(value, str):
        value = value.encode()
    if isinstance(value, bytes):
        return value
    if isinstance(value, bytearray):
        return bytes(value)
    raise TypeError(f"{name}: expected bytes or str, {type(value).__name__} found")


def text_pointer(value: Any, name: str) -> tuple[Any, Any]:
    """Text or its address, and the object to keep alive until the call returns."""
    return pointer_argument(value.encode() if isinstance(value, str) else value, name)


class _PyBuffer(ctypes.Structure):
    _fields_ = [
        ("buf", ctypes.c_void_p),
        ("obj", ctypes.py_object),
        ("len", ctypes.c_ssize_t),
        ("itemsize", ctypes.c_ssize_t),
        ("readonly", ctypes.c_int),
        ("ndim", ctypes.c_int),
        ("format", ctypes.c_char_p),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("suboffsets", ctypes.c_void_p),
        ("internal", ctypes.c_void_p),
    ]


_CPYTHON: Any = getattr(ctypes, "pythonapi", None)  # PyPy has none
_LOCK = _CPYTHON and _CPYTHON["PyObject_GetBuffer"]  # not the attribute: programs may set argtypes of theirs
_WRITABLE, _ANY_CONTIGUOUS = 0x01, 0x98
"""PyBUF_WRITABLE and PyBUF_ANY_CONTIGUOUS."""


class _Held:
    """A buffer locked in place as long as this object lives."""

    def __init__(self, owner: Any, flags: int = _ANY_CONTIGUOUS) -> None:
        self.view = _PyBuffer()
        _LOCK(ctypes.py_object(owner), ctypes.byref(self.view), flags)
        self.address = self.view.buf or 0

    def __del__(self, release: Any = _CPYTHON and _CPYTHON["PyBuffer_Release"], reference: Any = ctypes.byref) -> None:
        release(reference(self.view))


def _locked(value: Any, view: memoryview, name: str) -> tuple[int, Any]:
    """Address of a buffer that PyPy's :mod:`ctypes` rejects (read-only, in Fortran order or empty), and the object that keeps it alive."""
    try:
        if place := view._pypy_raw_address():  # type: ignore[attr-defined]
            return place, (value, view)
    except ValueError:  # its memory may move
        if not view.readonly and view.nbytes:
            raise BufferRefused(f"{name}: the buffer is not C-contiguous{COPY}") from None
    copy = ctypes.create_string_buffer(view.tobytes(), max(1, view.nbytes))
    return ctypes.addressof(copy), copy


def _place_of_address() -> int:
    """Offset of the memory's address in a memoryview of CPython; 0 if it is not found."""
    if not _LOCK:
        return 0
    content = b"content"
    view, sought = memoryview(content), id(content) + bytes.__basicsize__ - 1
    words = range(0, memoryview.__basicsize__, 8)
    return next((place for place in words if _word_at(id(view) + place).value == sought), 0)


_word_at, _from_buffer, _addressof = WORD.from_address, ctypes.c_char.from_buffer, ctypes.addressof
_ADDRESS = _place_of_address()


HINTS = {
    str: " (its encode() gives bytes)",
    float: " (ctypes.c_float and ctypes.c_double make buffers of one)",
}
"""How to convert a value without the buffer protocol into a buffer."""
COPY = ": numpy.ascontiguousarray() makes a copy that is"


def buffer_address(value: Any, name: str, writable: bool = False) -> tuple[int, Any]:
    """Address of a contiguous buffer, and the object that keeps it in place."""
    if _LOCK and type(value) is not bytes:  # PyPy's takes memory with gaps, and to read only
        try:  # the usual case, in half of the time
            memory = _from_buffer(value)
            return _addressof(memory), memory
        except (TypeError, ValueError, BufferError):  # to read only, in another order, or empty; or no buffer at all
            pass
    view: Any = None
    try:
        view = memoryview(value)
    except TypeError:
        raise TypeError(
            f"{name}: expected None, an integer (an address) or an object with the buffer protocol, "
            f"got {type(value).__name__}{HINTS.get(type(value), '')}"
        ) from None
    except ValueError:  # unknown element types, such as NumPy's dates and bfloat16
        if not _LOCK:  # PyPy
            raise
    if view is None:
        held = _Held(value, _ANY_CONTIGUOUS | (_WRITABLE if writable else 0))
        return held.address, held
    if not view.contiguous:
        raise BufferRefused(f"{name}: the buffer is not contiguous{COPY}")
    if writable and view.readonly:
        raise BufferRefused(f"{name}: C writes here, but this {type(value).__name__} is read-only (a bytearray is not)")
    if _ADDRESS:  # a sixth of the time
        return _word_at(id(view) + _ADDRESS).value or 0, view
    if _LOCK:
        held = _Held(value)
        return held.address, held
    if view.readonly or not view.c_contiguous or not view.nbytes:
        return _locked(value, view, name)
    memory = _from_buffer(view if view.ndim == 1 and view.format == "B" else view.cast("B"))
    return _addressof(memory), memory


def number_of(value: Any, reals: bool = True) -> int | None:
    """The int given for an address, including NumPy scalars and 0-dimensional arrays. None for memory; without
    ``reals``, floats and float scalars count as memory."""
    if not isinstance(value, int):
        try:
            return index(value)
        except TypeError:
            if getattr(value, "ndim", 0) or not hasattr(value, "__int__"):  # arrays with one element have __int__ too
                return None
            if not reals and hasattr(value, "__float__"):
                return None
    try:
        return integer(value)
    except Exception as error:  # __int__ of NumPy's texts and dates raises
        if from_a_signal(error):
            raise
        return None


MEMORY, ARRAYS = {bytes, bytearray, memoryview}, ("array", "numpy")
"""Classes of memory, which is no number; and the modules of others, whose objects without a dimension may be."""


def address(value: Any, name: str, writable: bool = False, reals: bool = True, cut: Any = is_cut) -> tuple[int, Any]:
    """``void *`` from None, an int or handle, or a buffer, and the object that keeps the address valid. A buffer that C
    writes to must be ``writable``."""
    if value is None:
        return 0, None
    kind = type(value)
    if kind is bytes and not writable and _LOCK:
        lenders[kind] = True
        return id(value) + bytes.__basicsize__ - 1, value
    if _LOCK and issubclass(kind, ctypes.Array):  # which is in its place as long as it lives
        return _addressof(value), value
    is_memory = kind is not int and (
        kind in MEMORY
        or getattr(kind, "__module__", "") in ARRAYS
        and getattr(value, "ndim", True)
        or issubclass(kind, ctypes.Array)
    )
    number = None if is_memory else number_of(value, reals)
    if number is None:
        found = buffer_address(value, name, writable)
        note_lender(kind)
        return found
    if not 0 <= number < 1 << 64 or not isinstance(value, int) and cut(value, number):
        raise TypeError(f"{name}: {value} is not an address{HINTS.get(type(value), '')}")
    return number, None


def pointer_argument(value: Any, name: str, reals: bool = True) -> tuple[Any, Any]:
    """``void *`` as a C argument, and the object to keep alive until the call returns."""
    if type(value) is int and not value >> 64:
        return _pointer(value), None
    if value.__class__ is bytes:
        return value, None
    number, keep = address(value, name, False, reals)
    return ctypes.c_void_p(number), keep


def writable_argument(value: Any, name: str, reals: bool = True) -> tuple[Any, Any]:
    """The same for a ``void *`` that C writes to."""
    if type(value) is int and not value >> 64:
        return _pointer(value), None
    number, keep = address(value, name, True, reals)
    return ctypes.c_void_p(number), keep


def _bytes_of(value: Any) -> int | None:
    """Size of a buffer in bytes; None for an address."""
    return None if value is None or number_of(value, reals=False) is not None else _length_of(value)


def _length_of(value: Any) -> int:
    """Size of a buffer in bytes."""
    if value.__class__ in (bytes, bytearray):
        return len(value)
    try:
        return memoryview(value).nbytes
    except ValueError:
        return int(_Held(value).view.len)  # as in buffer_address


def exact_argument(value: Any, size: Any, name: str) -> tuple[Any, Any]:
    """``const void *`` to ``size`` bytes: an address, or a buffer of exactly that size."""
    if isinstance(value, str):
        raise ValueError(f"{name}: bytes are required, got str; its encode() gives bytes")
    given = _bytes_of(value)
    if given is not None and given != integer(size):
        raise ValueError(f"{name}: {size} bytes are required, got a {type(value).__name__} of {given}")
    return pointer_argument(value, name)


def check_room(value: Any, size: Callable[[Any], int], owner: Any, name: str) -> None:
    """Reject a buffer smaller than ``size(owner)``: C would write past its end."""
    given = _bytes_of(value)
    if given is None:
        return
    try:
        needed = size(owner)
    except Exception as error:
        from ...errors import CudaError

        if isinstance(error, CudaError):
            return  # the call itself reports this
        raise
    if given < needed:
        raise ValueError(f"{name}: {needed} bytes are required, got a {type(value).__name__} of {given}")


def check_length(value: Any, held: Any, size: Any, name: str) -> None:
    """Reject a buffer with fewer bytes than C is told of, because C would read past its end. ``held`` keeps the buffer
    in place."""
    if held is None and value.__class__ is not bytes:
        return  # an address
    given = _length_of(value)
    try:
        least = integer(size)
    except TypeError:
        return  # its own conversion reports this
    if given + (value.__class__ is bytes) < least:  # bytes end in a 0 that C may read
        raise ValueError(f"{name}: {least} bytes are required, got a {type(value).__name__} of {given}")


def _named(value: Any, expected: str) -> str:
    """The class name of a value; with the module if ``expected`` is the same name: it is the other major's class."""
    cls = type(value)
    return f"{cls.__module__}.{cls.__name__}" if cls.__name__ == expected else cls.__name__


def wrong_class(name: str, cls: Any, value: Any) -> TypeError:
    found = _named(value, cls.__name__)
    return TypeError(f"Argument '{name}' has incorrect type (expected {cls.__name__}, got {found})")


def record_argument(cls: Any, value: Any, name: str) -> Any:
    """Pointer to a struct: an instance, or None for NULL."""
    if isinstance(value, cls._accepted):
        return ctypes.byref(value)
    if value is None:
        return None
    raise wrong_class(name, cls, value)


def record_value(cls: Any, value: Any, name: str) -> Any:
    """A struct by value."""
    if isinstance(value, cls._accepted):
        return value
    raise wrong_class(name, cls, value)


def slot_argument(cls: Any, value: Any, name: str, returned: bool) -> Any:
    """Pointer to a handle that C may change: the handle's own memory, or an address as an int if the handle is not also
    a result."""
    if value is None:
        return None
    if isinstance(value, cls.family):
        return ctypes.c_void_p(value.getPtr())
    if returned or isinstance(value, Handle):
        raise wrong_class(name, cls, value)
    try:
        number = index(value)
    except TypeError as error:
        raise TypeError(f"{name}: {error}") from None
    if not 0 <= number < 1 << 64:
        raise OverflowError(f"{name}: {number} is not an address")
    return ctypes.c_void_p(number)


def slot_of(value: Any, number: Any, name: str) -> Any:
    """Pointer to a handle: the handle's own memory, which C then clears, or a copy of an int."""
    if isinstance(value, Handle):
        return ctypes.c_void_p(value.getPtr())
    return ctypes.byref(ctypes.c_void_p(number(value, name)))


def elements(value: Any, name: str) -> list[Any]:
    """The elements of an iterable, except C pointers, whose iteration never ends."""
    if isinstance(value, ctypes._Pointer):
        raise TypeError(f"{name}: a list is required, got {type(value).__name__}, whose length is unknown")
    return list(value)


LISTS: tuple[type, ...] = (list, tuple, type({}.keys()), type({}.values()))
"""Accepted as lists: options and their values are often in a dict."""


def array_argument(element: Any, c_type: Any, value: Any, name: str, count: Any, optional: bool = False) -> Any:
    """A C array from one of ``LISTS``; NULL for an empty list. Requires ``count`` elements, or none if ``optional``."""
    if value.__class__ is not list and not isinstance(value, LISTS):
        if value is not None:
            raise TypeError(
                f"Argument '{name}' is not instance of type (expected tuple or list, got {type(value).__name__})"
            )
        value = ()
    value = tuple(value)  # copy: another thread may change the list
    number = len(value)
    if c_type in CODES:  # numbers: one C call packs and checks all of them
        try:
            pack = _packs[number, c_type]
        except KeyError:
            if len(_packs) >= LIMIT:
                _packs.clear()
            pack = _packs[number, c_type] = Struct(f"={number}{CODES[c_type]}").pack
        array: Any = None
        try:
            packed = element.plain.issuperset(map(type, value)) and not (live_classes and any_live(*value))
            if packed and number:
                array = pack(*value)
        except (struct_error, ValueError):  # PyPy's, of a negative number
            packed = False
        if not packed:
            array = (c_type * number)(*[element(item, name) for item in value])
    else:
        items = [element(item, name) for item in value]
        array = aligned_array(c_type, number, items) if number else None
    if count is not None and number < count and (number or not optional):
        raise RuntimeError(f"List is too small: {name} has {number} elements, {count} are needed")
    return array


CODES = {
    ctypes.c_int: "i",
    ctypes.c_uint: "I",
    ctypes.c_uint64: "Q",
    ctypes.c_int64: "q",
    ctypes.c_float: "f",
    ctypes.c_double: "d",
    ctypes.c_ubyte: "B",
    ctypes.c_ushort: "H",
}
"""``struct`` codes by element type."""

_packs: dict[tuple[int, Any], Callable[..., bytes]] = {}


def length(value: Any, name: str) -> int:
    """Size of a buffer for C to fill."""
    try:
        number = integer(value)
    except TypeError as error:
        raise TypeError(f"{name}: {error}") from None
    if not 0 <= number < 1 << 31:
        raise OverflowError(f"{name}: {number} is not a buffer size: use 0 to {(1 << 31) - 1}")
    return number


def element_of(types: Any, name: str, stars: int) -> Any:
    """A function that converts a list's element for the C array. Its ``plain`` are the classes that need no
    conversion."""
    kind = types.kind(name)
    cls: Any = None if stars else types.python_class(name)
    plain = {int, float, cls} - {None}
    if stars and name == "char":

        def element(value: Any, where: str) -> Any:
            return text_argument(bytes(value) if type(value) is bytearray else value, where)
    elif stars:

        def element(value: Any, where: str) -> Any:
            return address(types.pointed(value, where) if types.pointed else value, where)[0]
    elif kind == "record":

        def element(value: Any, where: str) -> Any:
            if not isinstance(value, cls._accepted):
                raise TypeError(_wrong_element(where, name, value))
            return value
    elif types.target(name) in ("float", "double"):

        def element(value: Any, where: str) -> Any:
            return real_argument(ctypes.c_double, value, where).value
    else:
        scalars = types.scalars(name)

        def element(value: Any, where: str) -> Any:
            if isinstance(value, Handle) and cls is not None and not isinstance(value, getattr(cls, "family", cls)):
                raise TypeError(_wrong_element(where, name, value))
            number = enum_argument(scalars, value, where) if kind == "enum" else scalars.number(value, where)
            if not isinstance(value, int) and is_cut(value, number):
                raise TypeError(_wrong_element(where, name, value))
            return number

    element.plain = plain  # type: ignore[attr-defined]
    return element


def _wrong_element(where: str, name: str, value: Any) -> str:
    return (
        f"Argument '{where}' is not instance of type (expected tuple[{name}] or list[{name}]), "
        f"it has an element of type {_named(value, name)}"
    )
