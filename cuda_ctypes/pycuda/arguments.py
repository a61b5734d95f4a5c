"""Conversion of Python values to kernel arguments, and their layout in memory.

The driver gets the arguments packed one behind the other, as in a struct of C. From CUDA 12.4 on it tells the offset
and size of each parameter, and the arguments are checked against them. A call may pass more values than the kernel has
parameters, such as three floats for a ``float3``: then only the total size is checked.
"""

from __future__ import annotations

import ctypes
import re
import struct

from .._counting import counted, were_given
from .._floor import PYPY
from .._floor.types.argument_memory import FORMATS, ArgumentMemory, natural, size_of_code
from ._core import NUMPY
from ._driver import cuda
from .copies import memcpy_dtoh, memcpy_htod, memcpy_htod_async, memory_of
from .device_memory import DeviceAllocation, address_of, mem_alloc_like
from .managed_memory import ManagedAllocation
from .stream import stream_number

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

CODES = {"P": "Q", "N": "Q", "n": "q", "l": FORMATS[ctypes.c_long], "L": FORMATS[ctypes.c_ulong], "F": "ff", "D": "dd"}
"""Letters of PyCUDA and NumPy that ``struct`` writes differently."""
PYTHON = {bool: "?", int: "q", float: "d", complex: "D"}
"""The letters of Python's types, in NumPy's sizes."""
KNOWN = re.compile(r"(\d*)([bBhHiIlLqQnNPefd?FDs])")


class ArgumentHandler:
    """Base of :class:`In`, :class:`Out` and :class:`InOut`: an array of the host that a launch copies to the device or
    back.

    Parameters
    ----------
    ary : array or buffer
        Contiguous memory of the host.
    """

    writes = False

    def __init__(self, ary: Any) -> None:
        self.array = ary
        self.dev_alloc: DeviceAllocation | None = None

    def get_device_alloc(self) -> DeviceAllocation:
        """The device memory that the kernel gets, as large as the array; allocated at the first call. C: cuMemAlloc.

        Returns
        -------
        DeviceAllocation

        Raises
        ------
        TypeError
            The array has no memory.
        BufferError
            The array is read-only, and the kernel writes to it.
        MemoryError
            The device has too little free memory.
        """
        if self.dev_alloc is None:
            try:
                if self.writes:  # fails before the launch
                    memory_of(self.array, type(self).__name__, writable=True)
                self.dev_alloc = mem_alloc_like(self.array)
            except TypeError:
                raise TypeError(
                    f"{type(self).__name__}: an array or another buffer is expected, got {type(self.array).__name__}"
                ) from None
        return self.dev_alloc

    def pre_call(self, stream: Any) -> None:
        """Called before the launch. Does nothing here.

        Parameters
        ----------
        stream : Stream, optional
            The stream of the launch; the default stream if None.
        """


class In(ArgumentHandler):
    """An array that the kernel reads: copied to the device before the launch.

    Parameters
    ----------
    ary : array or buffer
        Contiguous memory of the host.
    """

    def pre_call(self, stream: Any) -> None:
        """Copy the array to the device, and wait for the copy. C: cuMemcpyHtoD; cuMemcpyHtoDAsync, cuStreamSynchronize
        in a stream.

        Parameters
        ----------
        stream : Stream, optional
            The stream of the launch; the default stream if None.
        """
        if stream is None:
            memcpy_htod(self.get_device_alloc(), self.array)
        else:  # may not wait for the default stream
            memcpy_htod_async(self.get_device_alloc(), self.array, stream)
            cuda.cuStreamSynchronize(stream_number(stream))


class Out(ArgumentHandler):
    """An array that the kernel writes: copied from the device after the launch. The call waits for the kernel.

    Parameters
    ----------
    ary : array or buffer
        Contiguous, writable memory of the host.
    """

    writes = True

    def post_call(self, stream: Any) -> None:
        """Copy the kernel's result into the array. Called after the launch, when the kernel is done. C: cuMemcpyDtoH.

        Parameters
        ----------
        stream : Stream, optional
            The stream of the launch; not used.
        """
        memcpy_dtoh(self.array, self.get_device_alloc())


class InOut(In, Out):
    """An array that the kernel reads and writes: copied to the device before the launch, and back after it.

    Parameters
    ----------
    ary : array or buffer
        Contiguous, writable memory of the host.
    """


def codes_of(types: Any) -> list[str]:
    """The codes of the types given to ``prepare``, one per argument.

    Accepted are letters of :mod:`struct` ("12s" for 12 bytes; also "P" for a pointer, "F" and "D" for complex numbers),
    NumPy's scalar types and dtypes, ctypes types, and int, float, complex and bool, which have NumPy's sizes. Any other
    type is a pointer. Raises TypeError for a text with other letters.
    """
    found: list[str] = []
    for kind in [types] if isinstance(types, str) else types:
        if isinstance(kind, str):
            text = kind.replace(" ", "")
            matched = KNOWN.findall(text)
            if "".join(map("".join, matched)) != text:
                raise TypeError(
                    f"{kind!r} is not an argument type: letters of struct are expected, 'P' for a pointer, 'F' or 'D' for a complex"
                )
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


def code_and_value(value: Any, declared: str = "") -> tuple[str, Any]:
    """The code of a value, and the object that ``struct`` packs for it.

    ``declared`` is the code given to ``prepare``. Raises TypeError for a value without a known size.
    """
    if isinstance(value, ArgumentHandler):
        return "P", address_of(value.get_device_alloc(), type(value).__name__)
    if isinstance(value, ctypes._SimpleCData) and type(value) in FORMATS:
        return FORMATS[type(value)], value.value or 0
    if isinstance(value, (ctypes.Structure, ctypes.Union, ctypes.Array)):
        return f"{ctypes.sizeof(value)}s", bytes(value)
    if isinstance(value, (bool, int, float, complex)) and not hasattr(value, "dtype"):
        return _of_python(value, declared)
    if hasattr(value, "__array_interface__") and hasattr(value, "dtype"):  # NumPy's arrays and scalars
        if isinstance(getattr(value, "base", None), ManagedAllocation):
            return "P", address_of(value.base, "the array")
        code = NUMPY.get(f"{value.dtype.kind}{value.dtype.itemsize}")
        if code is not None and not value.shape:
            return code, value[()]
        return f"{value.nbytes}s", value.tobytes()
    try:
        return "P", address_of(value, "the value")
    except TypeError as error:
        if declared:  # prepared calls copy no arrays
            raise
        raise TypeError(f"{error}; In(), Out() and InOut() copy arrays of the host") from None


def _of_python(value: Any, declared: str) -> tuple[str, Any]:
    """A plain number: the driver tells a parameter's size, but not whether it is a float or an int."""
    if declared:
        return declared, value
    remedy = "numpy.complex64(z)"
    if not isinstance(value, complex):
        numpy, c = ("float32", "c_float") if isinstance(value, float) else ("int32", "c_int")
        remedy = f"numpy.{numpy}({value}) or ctypes.{c}({value})"
    raise TypeError(
        f"C has several types for the {type(value).__name__} {value}: pass {remedy}, or prepare() the types"
    )


class Layout:
    """The layout of arguments of some types, with a pool of memory for them, and the ``extra`` of cuLaunchKernel that
    points there.

    A piece of memory belongs to one launch at a time; the driver copies its bytes during the call. Raises TypeError for
    arguments that do not match the kernel's parameters.
    """

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
            raise TypeError(f"it takes {counted(len(parameters), 'argument')}, {were_given(len(codes))}")
        self.codes = codes
        self.split = [number for number, code in enumerate(codes) if code in ("F", "D", "ff", "dd")]
        """The complex arguments, packed as two numbers each."""
        self.size = places.size
        self.pack_into = places.pack_into
        self.free = places.free

    def new(self) -> Any:
        """Another piece of memory for ``free``, with its ``extra``: 0 if there are no arguments."""
        start = self.size + -self.size % 8
        memory = (ctypes.c_char * (start + 48))()
        address = ctypes.addressof(memory)
        # CU_LAUNCH_PARAM_BUFFER_POINTER and its value, _BUFFER_SIZE and the address of the size, _END, the size
        struct.pack_into("<6Q", memory, start, 1, address, 2, address + start + 40, 0, self.size)
        return (memory if PYPY else memoryview(memory)), address + start if self.size else 0

    def parts(self, values: Any) -> Any:
        """The values, with each complex number replaced by its real and imaginary part."""
        found: list[Any] = []
        for number, value in enumerate(values):
            if number in self.split:
                value = complex(value)
                found += [value.real, value.imag]
            else:
                found.append(value)
        return found
