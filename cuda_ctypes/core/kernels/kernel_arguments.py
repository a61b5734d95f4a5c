"""How a Python value is passed to a kernel: by its type, and by the size of the parameter if it is known."""

from __future__ import annotations

import ctypes
import struct

from ..._counting import counted
from ..._floor.types import Enum, Handle, integer
from ..._floor.types.argument_memory import FORMATS, NUMPY, SIGNED
from ..arrays.interfaces import device_address
from ..memory.buffer import Buffer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

ADDRESS = "{0}._address"
"""A buffer's memory; None, which struct refuses, once closed."""
NUMBERS = ("{0}", "{0}.value", "{0}.real, {0}.imag")
"""How numbers are written that are no addresses."""
WHOLE = "({0} if {0}.__class__ is int else numerator({0}))"
"""A whole number, perhaps an address. An array with one element has no numerator, but struct would pack that element."""


class Way:
    """How values of one type reach a kernel.

    :mod:`struct` packs ``format``, and the expression ``quick`` gives it the value ``{0}``. If that is empty or
    fails, ``careful(value)`` gives a tuple that can be packed, or raises an exception that says the error.
    """

    __slots__ = ("format", "quick", "careful", "lasting")

    def __init__(self, format: str, quick: str, careful: Callable[[Any], Any], lasting: bool = True) -> None:
        self.format = format
        self.quick = quick
        self.careful = careful
        self.lasting = lasting
        """Whether all values of the type are passed this way; a structured scalar's size is its own."""

    @property
    def size(self) -> int:
        return struct.calcsize("<" + self.format)


def way_of(value: Any, size: int | None) -> Way:
    """How a value is passed to a parameter of ``size`` bytes (None: unknown). Raises TypeError for values that no kernel
    takes, and if sizes differ.
    """
    cls: Any = type(value)
    scalar_type = scalar_of_ctypes(cls)
    if scalar_type is not None:
        quick = "({0}.value or 0)" if scalar_type is ctypes.c_void_p else "{0}.value"
        return fitting(cls, size, Way(FORMATS[scalar_type], quick, lambda given: (given.value or 0,)))
    if isinstance(value, (ctypes.Structure, ctypes.Union, ctypes.Array)):
        return fitting(cls, size, Way(f"{ctypes.sizeof(cls)}s", "bytes({0})", lambda given: (bytes(given),)))
    if scalar_of_numpy(cls) and value.dtype.kind not in "SU":  # a text has bytes, too
        scalar = way_of_dtype(value.dtype)
        scalar.lasting = value.dtype.kind != "V" or not value.dtype.names
        return fitting(cls, size, scalar)
    made = way_of_class(cls, size)
    if made is not None:
        return made
    if has_memory(value):
        device_address(value)  # raises for memory that a kernel cannot reach
        return fitting(cls, size, Way("Q", "address({0})", lambda given: (device_address(given),)))
    raise TypeError(f"{cls.__name__} cannot be passed to a kernel{instead_of(value)}")


def instead_of(value: Any) -> str:
    """What to pass in place of a value that no kernel takes."""
    if value is None:
        return ": a null pointer is 0"
    try:
        if not isinstance(value, (list, tuple)):
            memoryview(value)
    except (TypeError, ValueError, BufferError):  # it has no memory, or none to show
        return (
            "; supported are int, float, bool, complex, ctypes and NumPy scalars, ctypes structs, Buffer, TensorMapDescriptor, "
            "TextureObject, SurfaceObject, GraphCondition, and arrays in device memory (__cuda_array_interface__, DLPack)"
        )
    return ": it is in the host's memory. Copy it to the device: Device.allocate() and Buffer.copy_from()"


def way_of_type(kind: Any, size: int | None) -> Way:
    """How values of a declared type are passed: a Python, ctypes or NumPy scalar type, a dtype, ``Buffer``. All number
    types take numbers; pointers take an int, a Buffer or an array in device memory.
    """
    if isinstance(kind, type):
        scalar_type = scalar_of_ctypes(kind)
        if scalar_type is not None:
            code = FORMATS[scalar_type]
            return fitting(kind, size, Way(code, WHOLE if code in "Qq" else "{0}", number_or_address(code)))
        if issubclass(kind, (ctypes.Structure, ctypes.Union, ctypes.Array)):
            return fitting(kind, size, Way(f"{ctypes.sizeof(kind)}s", "", of_class(kind)))
        made = way_of_class(kind, size)
        if made is not None:
            if made.format == "q" and made.quick:
                made.quick = WHOLE
            return made
        if scalar_of_numpy(kind):
            kind = kind().dtype  # type: ignore[attr-defined]
    if hasattr(kind, "itemsize") and hasattr(kind, "kind"):
        return fitting(kind, size, way_of_dtype(kind))
    if has_memory(kind):
        return fitting(type(kind), size, Way("Q", "address({0})", number_or_address("Q")))
    raise TypeError(
        f"{kind!r} is not a type of kernel arguments; supported are int, float, bool, complex, a ctypes or NumPy scalar type, a "
        "dtype, a ctypes struct, Buffer, TensorMapDescriptor, TextureObject, SurfaceObject, GraphCondition"
    )


def way_of_class(cls: Any, size: int | None) -> Way | None:
    """How instances of Python's number classes and of this package's classes are passed; None for other classes."""
    if issubclass(cls, Buffer):
        return fitting(cls, size, Way("Q", ADDRESS, number_or_address("Q")))
    if issubclass(cls, (Handle, Enum)):
        code = cls.code if issubclass(cls, Handle) else "i"
        return fitting(cls, size, Way(code, "int({0})", lambda given: (integer(given),)))
    if issubclass(cls, int):  # an int fits a parameter of any size if its value does
        if size is not None and size not in SIGNED:
            return fitting(cls, size, Way("q", "", number))
        return Way(SIGNED[size or 8], "{0}", whole(size or 8))
    if issubclass(cls, float):
        return fitting(cls, size, Way("d", "{0}", number))
    if issubclass(cls, complex):
        return fitting(cls, size, Way("dd", "{0}.real, {0}.imag", parts))
    if hasattr(cls, "_kernel_format"):  # a TensorMapDescriptor, TextureObject, SurfaceObject or GraphCondition
        return fitting(cls, size, Way(cls._kernel_format, "{0}._kernel_argument()", taken))
    return None


def way_of_dtype(dtype: Any) -> Way:
    code = NUMPY.get(f"{dtype.kind}{dtype.itemsize}")
    if code is None:  # bfloat16 and its like, structured scalars
        return Way(f"{dtype.itemsize}s", "", lambda given: (dtype.type(given).tobytes(),))
    if dtype.kind == "c":
        return Way(code, "{0}.real, {0}.imag", parts)
    return Way(code, "{0}", number)


FLOATS = {8: "a float", 4: "a numpy.float32 or ctypes.c_float", 2: "a numpy.float16"}
HINTS = {
    "e": FLOATS,
    "f": FLOATS,
    "d": FLOATS,
    "dd": {8: "a numpy.complex64"},
    **dict.fromkeys("bBhHiIqQ", dict.fromkeys(SIGNED, "an int")),
}
"""What to pass instead of a number of another size, by its format and the size of the parameter."""


def fitting(kind: Any, size: int | None, way: Way) -> Way:
    """The way, if the parameter has its size. Raises TypeError if not."""
    if size is None or size == way.size:
        return way
    name = getattr(kind, "__name__", str(kind))
    hint = HINTS.get(way.format, {}).get(size) if way.quick in NUMBERS else None
    raise TypeError(
        f"{name} is passed in {counted(way.size, 'byte')}, but the kernel's parameter has {size}"
        + (f": pass {hint}" if hint else "")
    )


def has_memory(value: Any) -> bool:
    return isinstance(value, Buffer) or hasattr(value, "__dlpack__") or hasattr(value, "__cuda_array_interface__")


def scalar_of_ctypes(cls: Any) -> Any:
    """The class of ctypes that a scalar's class is or derives from; None for other classes."""
    return (
        next((base for base in cls.__mro__ if base in FORMATS), None) if issubclass(cls, ctypes._SimpleCData) else None
    )


def scalar_of_numpy(cls: Any) -> bool:
    return any(base.__name__ == "generic" and base.__module__ == "numpy" for base in cls.__mro__)


def taken(value: Any) -> Any:
    """An object of this package as a kernel takes it; a number or handle may stand for it."""
    return (value._kernel_argument() if hasattr(value, "_kernel_argument") else integer(value),)


def number(value: Any) -> Any:
    if isinstance(value, ctypes._SimpleCData):
        value = value.value
    return (value,)


def parts(value: Any) -> Any:
    value = complex(value)
    return value.real, value.imag


def whole(size: int) -> Callable[[Any], Any]:
    """Integers for a parameter of ``size`` bytes, signed or not."""

    def careful(value: Any) -> Any:
        if not isinstance(value, (int, ctypes._SimpleCData)):
            if size == 8 and has_memory(value):
                return number_or_address("Q")(value)
            if not hasattr(value, "__index__"):
                return (value,)
        plain = integer(value.value if isinstance(value, ctypes._SimpleCData) else value)
        bits = 8 * size
        if not -(1 << bits - 1) <= plain < 1 << bits:
            raise OverflowError(f"{plain} does not fit the kernel's parameter of {counted(size, 'byte')}")
        return (plain - (1 << bits) if plain >= 1 << bits - 1 else plain,)

    return careful


def number_or_address(code: str) -> Callable[[Any], Any]:
    """A value declared as a ctypes type: itself, or the address of an object with memory."""

    def careful(value: Any) -> Any:
        if isinstance(value, ctypes._SimpleCData):
            value = value.value or 0
        elif isinstance(value, Handle):
            value = integer(value)
        if code in "Qq" and not isinstance(value, int):
            if isinstance(value, Buffer):
                if value._address is None:
                    raise RuntimeError("the buffer is closed")
                value = value._address
            elif has_memory(value) or not hasattr(value, "__index__"):
                value = device_address(value)
        return (value,)

    return careful


def of_class(kind: Any) -> Callable[[Any], Any]:
    def careful(value: Any) -> Any:
        if not isinstance(value, kind):
            raise TypeError(f"a {kind.__name__} is expected, got {type(value).__name__}")
        return (bytes(value),)

    return careful
