"""What a kernel gets for Python's values, and how its arguments lie in memory.

Arguments go to the driver one behind the other, as in C. Where it tells the parameters of a kernel (from CUDA 12.4 on) they are
checked; where there are more values than parameters, as three floats for a ``float3``, they only have to fill the same bytes.
"""

from __future__ import annotations

import ctypes
import re
import struct

from .._floor.platform import PYPY
from .._floor.types.argument_memory import FORMATS, ArgumentMemory, natural, size_of_code
from ._core import NUMPY, host_memory
from ._driver import cuda
from .copies import memcpy_dtoh, memcpy_htod, memcpy_htod_async
from .device_memory import DeviceAllocation, address_of, mem_alloc_like
from .managed_memory import ManagedAllocation
from .stream import stream_number

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

CODES = {"P": "Q", "N": "Q", "n": "q", "l": FORMATS[ctypes.c_long], "L": FORMATS[ctypes.c_ulong], "F": "ff", "D": "dd"}
"""Types as PyCUDA and NumPy write them, as ``struct`` packs them, where that differs."""
PYTHON = {bool: "?", int: "q", float: "d", complex: "D"}
"""Python's types as NumPy has them."""
KNOWN = re.compile(r"(\d*)([bBhHiIlLqQnNPefd?FDs])")


class ArgumentHandler:
    """Base of what moves an array to the device for a launch, and back after it."""

    writes = False

    def __init__(self, ary: Any) -> None:
        self.array = ary
        self.dev_alloc: DeviceAllocation | None = None

    def get_device_alloc(self) -> DeviceAllocation:
        """The memory that the kernel gets, as large as the array."""
        if self.dev_alloc is None:
            try:
                if self.writes:  # said before the launch
                    host_memory(self.array, type(self).__name__, writable=True)
                self.dev_alloc = mem_alloc_like(self.array)
            except TypeError:
                raise TypeError(
                    f"{type(self).__name__}: an array or another buffer is expected, got {type(self.array).__name__}"
                ) from None
        return self.dev_alloc

    def pre_call(self, stream: Any) -> None:
        pass


class In(ArgumentHandler):
    """An array that the kernel reads: it is copied to the device before the launch."""

    def pre_call(self, stream: Any) -> None:
        if stream is None:
            memcpy_htod(self.get_device_alloc(), self.array)
        else:  # which need not wait for the default stream
            memcpy_htod_async(self.get_device_alloc(), self.array, stream)
            cuda.cuStreamSynchronize(stream_number(stream))


class Out(ArgumentHandler):
    """An array that the kernel writes: it is copied from the device after the launch, which is waited for."""

    writes = True

    def post_call(self, stream: Any) -> None:
        memcpy_dtoh(self.array, self.get_device_alloc())


class InOut(In, Out):
    """An array that the kernel reads and writes."""


def codes_of(types: Any) -> list[str]:
    """The types given to ``prepare`` as codes, one per value: letters of :mod:`struct` ("12s" for 12 bytes, "P" for a pointer,
    "F" and "D" for complex numbers), NumPy's scalar types and dtypes, ctypes' types, int, float, complex and bool as NumPy has
    them; anything else is a pointer."""
    found: list[str] = []
    for kind in [types] if isinstance(types, str) else types:
        if isinstance(kind, str):
            text = kind.replace(" ", "")
            matched = KNOWN.findall(text)
            if "".join(map("".join, matched)) != text:
                raise TypeError(f"{kind!r} is no type of arguments: letters of {KNOWN.pattern!r} are expected")
            for count, letter in matched:
                found += [count + letter] if letter == "s" else [letter] * int(count or 1)
        else:
            found.append(_code_of(kind))
    return found


def _code_of(kind: Any) -> str:
    if isinstance(kind, type) and kind in PYTHON:
        return PYTHON[kind]
    if isinstance(kind, type) and issubclass(kind, ctypes._SimpleCData) and kind in FORMATS:
        return FORMATS[kind]
    if isinstance(kind, type) and issubclass(kind, (ctypes.Structure, ctypes.Union, ctypes.Array)):
        return f"{ctypes.sizeof(kind)}s"
    if (
        isinstance(kind, type)
        and any(base.__module__ == "numpy" for base in kind.__mro__)
        and kind.__name__ != "ndarray"
    ):
        kind = kind().dtype
    if hasattr(kind, "itemsize") and hasattr(kind, "kind"):
        return NUMPY.get(f"{kind.kind}{kind.itemsize}", f"{kind.itemsize}s")
    return "P"


def code_and_value(value: Any, size: int | None, declared: str = "") -> tuple[str, Any]:
    """How a value is passed to a parameter of ``size`` bytes, None where that is not known, or of a type that ``prepare`` was
    given: its code, and what ``struct`` packs."""
    if isinstance(value, ArgumentHandler):
        return "P", address_of(value.get_device_alloc(), type(value).__name__)
    if isinstance(value, ctypes._SimpleCData) and type(value) in FORMATS:
        return FORMATS[type(value)], value.value or 0
    if isinstance(value, (ctypes.Structure, ctypes.Union, ctypes.Array)):
        return f"{ctypes.sizeof(value)}s", bytes(value)
    if isinstance(value, (bool, int, float, complex)) and not hasattr(value, "dtype"):
        return _of_python(value, size, declared)
    if hasattr(value, "__array_interface__") and hasattr(value, "dtype"):  # NumPy's arrays and scalars
        if isinstance(getattr(value, "base", None), ManagedAllocation):
            return "P", address_of(value.base, "the array")
        code = NUMPY.get(f"{value.dtype.kind}{value.dtype.itemsize}")
        if code is not None and not value.shape:
            return code, value[()]
        return f"{value.nbytes}s", value.tobytes()
    return "P", address_of(value, "the value")


def _of_python(value: Any, size: int | None, declared: str) -> tuple[str, Any]:
    if declared:
        return declared, value
    if size is None:
        raise TypeError(
            f"the kernel's types are not known: pass numpy.int32({value}) or ctypes.c_int({value}) and the like"
        )
    if isinstance(value, int) and size in (1, 2, 4, 8):
        bits = 8 * size
        if not -(1 << bits - 1) <= value < 1 << bits:
            raise OverflowError(f"{int(value)} does not fit the kernel's parameter of {size} bytes")
        return {1: "B", 2: "H", 4: "I", 8: "Q"}[size], value & (1 << bits) - 1
    if isinstance(value, float) and size == 8:
        return "d", value
    if isinstance(value, complex) and size == 16:
        return "dd", value
    raise TypeError(
        f"a {type(value).__name__} does not say how it is passed in {size} bytes: pass a NumPy or ctypes scalar, as "
        "numpy.float32 or ctypes.c_float"
    )


class Layout:
    """Memory for arguments of some types, and the ``extra`` by which the driver is told of it. One launch at a time uses a
    piece of memory: the driver copies what is in it."""

    __slots__ = ("pack_into", "split", "size", "codes", "free")

    def __init__(self, codes: Sequence[str], parameters: Sequence[tuple[int, int]] | None) -> None:
        packed = [CODES.get(code, code) for code in codes]
        known = parameters if parameters is not None and len(parameters) == len(codes) else None
        for number, ((_, expected), code) in enumerate(zip(known or (), packed)):
            if size_of_code(code) != expected:
                size = size_of_code(code)
                raise TypeError(f"argument {number} has {size} bytes, but the kernel's parameter has {expected}")
        places = ArgumentMemory(packed, natural, offsets=[offset for offset, _ in known] if known else None)
        if parameters is not None and places.size != (sum(parameters[-1]) if parameters else 0):
            raise TypeError(f"it takes {len(parameters)} arguments, {len(codes)} were given")
        self.codes = codes
        self.split = [number for number, code in enumerate(codes) if code in ("F", "D", "ff", "dd")]
        """Complex numbers, of which both parts are packed."""
        self.size = places.size
        self.pack_into = places.pack_into
        self.free = places.free

    def new(self) -> Any:
        """A piece of memory that is not in ``free``, and its ``extra``."""
        start = self.size + -self.size % 8
        memory = (ctypes.c_char * (start + 48))()
        address = ctypes.addressof(memory)
        # CU_LAUNCH_PARAM_BUFFER_POINTER, where; _BUFFER_SIZE, where that is; the end; the size
        struct.pack_into("<6Q", memory, start, 1, address, 2, address + start + 40, 0, self.size)
        return (memory if PYPY else memoryview(memory)), address + start if self.size else 0

    def parts(self, values: Any) -> Any:
        """The values with complex numbers in two."""
        found: list[Any] = []
        for number, value in enumerate(values):
            if number in self.split:
                value = complex(value)
                found += [value.real, value.imag]
            else:
                found.append(value)
        return found
