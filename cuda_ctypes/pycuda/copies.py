"""Copies of bytes between host and device, and filling of device memory.

Device memory is given as an allocation, an address as int, an object with ``gpudata``, or an array of another library
with ``__cuda_array_interface__`` or DLPack. Host memory is any contiguous buffer. Functions that end in ``_async`` put
their work into a stream: host memory must stay unchanged until it is done, and copies overlap with other work only if
it is page-locked.
"""

from __future__ import annotations

from .._floor import PYPY
from ._core import host_memory
from ._driver import as_int, cuda
from .device_memory import address_of, check_room
from .errors import LogicError
from .stream import stream_number

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .context import Context


def memcpy_htod(dest: Any, src: Any) -> None:
    """Copy a buffer to the device, and wait for the copy. C: cuMemcpyHtoD.

    Parameters
    ----------
    dest : DeviceAllocation, int or array
        Device memory.
    src : array or buffer
        Contiguous memory of the host; all of its bytes are copied.

    Raises
    ------
    TypeError
        One of them is not memory.
    LogicError
        The allocation is too small, or was freed.
    BufferError
        ``src`` is not contiguous.
    """
    address, size, keep = _from_host(dest, src)
    cuda.cuMemcpyHtoD(address_of(dest, "dest"), address, size)


def memcpy_htod_async(dest: Any, src: Any, stream: Any = None) -> None:
    """Copy a buffer to the device, in the order of a stream. C: cuMemcpyHtoDAsync.

    On PyPy, waits for buffers that had to be copied first. C: cuStreamSynchronize.

    Parameters
    ----------
    dest : DeviceAllocation, int or array
        Device memory.
    src : array or buffer
        Contiguous memory of the host, page-locked for the copy to overlap with other work; all of its bytes are copied.
    stream : Stream, optional
        The default stream if None.

    Raises
    ------
    TypeError
        One of them is not memory, or ``stream`` is not a stream.
    LogicError
        The allocation is too small, or was freed.
    BufferError
        ``src`` is not contiguous.
    """
    address, size, keep = _from_host(dest, src)
    number = stream_number(stream)
    cuda.cuMemcpyHtoDAsync(address_of(dest, "dest"), address, size, number)
    if PYPY and keep is not src:  # it may be a copy that ends with this call
        cuda.cuStreamSynchronize(number)


def memcpy_dtoh(dest: Any, src: Any) -> None:
    """Copy from the device into a buffer, and wait for the copy. C: cuMemcpyDtoH.

    Parameters
    ----------
    dest : array or buffer
        Contiguous, writable memory of the host; its size is the number of bytes that are copied.
    src : DeviceAllocation, int or array
        Device memory.

    Raises
    ------
    TypeError
        One of them is not memory.
    BufferError
        ``dest`` is read-only or not contiguous.
    LogicError
        The allocation has fewer bytes, or was freed.
    """
    address, size, keep = _to_host(dest, src)
    cuda.cuMemcpyDtoH(address, address_of(src, "src"), size)


def memcpy_dtoh_async(dest: Any, src: Any, stream: Any = None) -> None:
    """Copy from the device into a buffer, in the order of a stream. C: cuMemcpyDtoHAsync.

    Parameters
    ----------
    dest : array or buffer
        Contiguous, writable memory of the host, page-locked for the copy to overlap with other work; its size is the
        number of bytes that are copied.
    src : DeviceAllocation, int or array
        Device memory.
    stream : Stream, optional
        The default stream if None.

    Raises
    ------
    TypeError
        One of them is not memory, or ``stream`` is not a stream.
    BufferError
        ``dest`` is read-only or not contiguous.
    LogicError
        The allocation has fewer bytes, or was freed.
    """
    address, size, keep = _to_host(dest, src)
    cuda.cuMemcpyDtoHAsync(address, address_of(src, "src"), size, stream_number(stream))


def memory_of(value: Any, what: str, writable: bool) -> tuple[int, int, Any]:
    """The address and size of contiguous host memory, and the object that keeps it alive. Raises a BufferError that is a
    ValueError too for memory with gaps, or read-only where it must be ``writable``.
    """
    return host_memory(value, what, writable=writable, instead="")


def _from_host(dest: Any, src: Any) -> tuple[int, int, Any]:
    """The address and size of a source on the host, and the object that keeps it alive."""
    address, size, keep = memory_of(src, "src", writable=False)
    check_room(dest, size, "dest")
    return address, size, keep


def _to_host(dest: Any, src: Any) -> tuple[int, int, Any]:
    address, size, keep = memory_of(dest, "dest", writable=True)
    check_room(src, size, "src")
    return address, size, keep


def _on_device(dest: Any, src: Any, size: Any) -> tuple[int, int, int]:
    size = as_int(size, "size")
    check_room(dest, size, "dest")
    check_room(src, size, "src")
    return address_of(dest, "dest"), address_of(src, "src"), size


def memcpy_dtod(dest: Any, src: Any, size: int) -> None:
    """Copy between device memory. C: cuMemcpyDtoD.

    Parameters
    ----------
    dest, src : DeviceAllocation, int or array
        Device memory.
    size : int
        Bytes.

    Raises
    ------
    TypeError
        ``dest`` or ``src`` is not device memory, or ``size`` not an int.
    LogicError
        An allocation is too small, or was freed.
    OverflowError
        ``size`` is negative, or 2**64 or more.
    """
    cuda.cuMemcpyDtoD(*_on_device(dest, src, size))


def memcpy_dtod_async(dest: Any, src: Any, size: int, stream: Any = None) -> None:
    """Copy between device memory, in the order of a stream. C: cuMemcpyDtoDAsync.

    Parameters
    ----------
    dest, src : DeviceAllocation, int or array
        Device memory.
    size : int
        Bytes.
    stream : Stream, optional
        The default stream if None.

    Raises
    ------
    TypeError
        One of them is not device memory, or ``stream`` is not a stream.
    LogicError
        An allocation is too small, or was freed.
    """
    cuda.cuMemcpyDtoDAsync(*_on_device(dest, src, size), stream_number(stream))


def _between(
    dest: Any, src: Any, size: Any, dest_context: Context | None, src_context: Context | None
) -> tuple[int, int, int, int, int]:
    from .context import _opened, needed

    to, origin, size = _on_device(dest, src, size)
    to_context = _opened(needed() if dest_context is None else dest_context, "dest_context")
    from_context = _opened(needed() if src_context is None else src_context, "src_context")
    return to, to_context, origin, from_context, size


def memcpy_peer(
    dest: Any, src: Any, size: int, dest_context: Context | None = None, src_context: Context | None = None
) -> None:
    """Copy between device memory of two contexts. C: cuMemcpyPeer.

    Parameters
    ----------
    dest, src : DeviceAllocation, int or array
        Device memory.
    size : int
        Bytes.
    dest_context, src_context : Context, optional
        The contexts of the memory; the current one if None.

    Raises
    ------
    TypeError
        An argument is of another type.
    LogicError
        An allocation is too small, or was freed; or no context is current.
    OverflowError
        ``size`` is negative, or 2**64 or more.
    """
    cuda.cuMemcpyPeer(*_between(dest, src, size, dest_context, src_context))


def memcpy_peer_async(
    dest: Any,
    src: Any,
    size: int,
    dest_context: Context | None = None,
    src_context: Context | None = None,
    stream: Any = None,
) -> None:
    """Copy between device memory of two contexts, in the order of a stream. C: cuMemcpyPeerAsync.

    Parameters
    ----------
    dest, src : DeviceAllocation, int or array
        Device memory.
    size : int
        Bytes.
    dest_context, src_context : Context, optional
        The contexts of the memory; the current one if None.
    stream : Stream, optional
        The default stream if None.

    Raises
    ------
    TypeError
        An argument is of another type.
    LogicError
        An allocation is too small, or was freed; or no context is current.
    """
    cuda.cuMemcpyPeerAsync(*_between(dest, src, size, dest_context, src_context), stream_number(stream))


# Filling of memory


def _value(data: Any, bits: int) -> int:
    number = as_int(data, "data")
    if not -(1 << bits - 1) <= number < 1 << bits:
        raise LogicError(f"data: {number} does not fit {bits} bits")
    return number & (1 << bits) - 1


def _fill(bits: int) -> tuple[Any, Any]:
    """The functions that set ``size`` values of so many bits: now, and in a stream."""
    name = f"memset_d{bits}"

    def place(dest: Any, data: Any, size: Any) -> tuple[int, int, int]:
        size = as_int(size, "size")
        check_room(dest, size * bits // 8, "dest")
        return address_of(dest, "dest"), _value(data, bits), size

    def memset(dest: Any, data: int, size: int) -> None:
        getattr(cuda, f"cuMemsetD{bits}")(*place(dest, data, size))

    def memset_async(dest: Any, data: int, size: int, stream: Any = None) -> None:
        getattr(cuda, f"cuMemsetD{bits}Async")(*place(dest, data, size), stream_number(stream))

    summary = f"Set values of {bits} bits"
    return _named(memset, name, summary), _named(memset_async, f"{name}_async", f"{summary}, in the order of a stream")


def _fill_rows(bits: int) -> tuple[Any, Any]:
    """The functions that set rows of values of so many bits: now, and in a stream."""
    name = f"memset_d2d{bits}"

    def place(dest: Any, pitch: Any, data: Any, width: Any, height: Any) -> tuple[int, int, int, int, int]:
        pitch, width, height = as_int(pitch, "pitch"), as_int(width, "width"), as_int(height, "height")
        check_room(dest, pitch * (height - 1) + width * bits // 8 if height else 0, "dest")
        return address_of(dest, "dest"), pitch, _value(data, bits), width, height

    def memset(dest: Any, pitch: int, data: int, width: int, height: int) -> None:
        getattr(cuda, f"cuMemsetD2D{bits}")(*place(dest, pitch, data, width, height))

    def memset_async(dest: Any, pitch: int, data: int, width: int, height: int, stream: Any = None) -> None:
        getattr(cuda, f"cuMemsetD2D{bits}Async")(*place(dest, pitch, data, width, height), stream_number(stream))

    summary = f"Set rows of values of {bits} bits"
    return _named(memset, name, summary), _named(memset_async, f"{name}_async", f"{summary}, in the order of a stream")


PARAMETERS = {
    "dest": "DeviceAllocation, int or array\n    Device memory.",
    "pitch": "int\n    Bytes from one row to the next.",
    "data": "int\n    The value of each, signed or unsigned.",
    "size": "int\n    The number of values.",
    "width": "int\n    Values per row.",
    "height": "int\n    Rows.",
    "stream": "Stream, optional\n    The default stream if None.",
}
"""The parameters of all functions that fill memory: their types and meanings."""
DOCSTRING = """{summary}. C: {in_c}.

Parameters
----------
{parameters}

Raises
------
TypeError
    An argument is of another type.
LogicError
    The value has more bits, the allocation is too small, or was freed.
OverflowError
    The size, the pitch or another number is out of range.
"""


def _named(function: Any, name: str, summary: str) -> Any:
    """Give a function its name and docstring."""
    in_c = name.replace("memset_d", "cuMemsetD").replace("2d", "2D").replace("_async", "Async")
    taken = function.__code__.co_varnames[: function.__code__.co_argcount]
    parameters = "\n".join([f"{parameter} : {PARAMETERS[parameter]}" for parameter in taken])
    function.__name__ = function.__qualname__ = name
    function.__doc__ = DOCSTRING.format(summary=summary, in_c=in_c, parameters=parameters)
    return function


memset_d8, memset_d8_async = _fill(8)
memset_d16, memset_d16_async = _fill(16)
memset_d32, memset_d32_async = _fill(32)
memset_d2d8, memset_d2d8_async = _fill_rows(8)
memset_d2d16, memset_d2d16_async = _fill_rows(16)
memset_d2d32, memset_d2d32_async = _fill_rows(32)
