"""Copies of bytes from one place to another, and filling memory with one value.

What ends with ``_async`` is put into ``stream``, the default one for None; memory of the host must stay as it is until that is
done, and be page-locked to be copied beside other work.
"""

from __future__ import annotations

from .._floor.platform import PYPY
from ._core import host_memory
from ._driver import as_int, cuda
from .device_memory import address_of, check_room
from .errors import LogicError
from .stream import stream_number

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .context import Context


def memcpy_htod(dest: Any, src: Any) -> None:
    """Copy a buffer to the device (cuMemcpyHtoD)."""
    address, size, keep = _from_host(dest, src)
    cuda.cuMemcpyHtoD(address_of(dest, "dest"), address, size)


def memcpy_htod_async(dest: Any, src: Any, stream: Any = None) -> None:
    """Copy a buffer to the device, in the order of a stream (cuMemcpyHtoDAsync)."""
    address, size, keep = _from_host(dest, src)
    number = stream_number(stream)
    cuda.cuMemcpyHtoDAsync(address_of(dest, "dest"), address, size, number)
    if PYPY and keep is not src:  # it may be a copy that only lives until here
        cuda.cuStreamSynchronize(number)


def memcpy_dtoh(dest: Any, src: Any) -> None:
    """Copy from the device into a buffer, as many bytes as this has (cuMemcpyDtoH)."""
    address, size, keep = _to_host(dest, src)
    cuda.cuMemcpyDtoH(address, address_of(src, "src"), size)


def memcpy_dtoh_async(dest: Any, src: Any, stream: Any = None) -> None:
    """Copy from the device into a buffer, in the order of a stream (cuMemcpyDtoHAsync)."""
    address, size, keep = _to_host(dest, src)
    cuda.cuMemcpyDtoHAsync(address, address_of(src, "src"), size, stream_number(stream))


def _from_host(dest: Any, src: Any) -> tuple[int, int, Any]:
    """The address and size of what is copied to the device, and what must live until then."""
    address, size, keep = host_memory(src, "src", writable=False, instead="")
    check_room(dest, size, "dest")
    return address, size, keep


def _to_host(dest: Any, src: Any) -> tuple[int, int, Any]:
    address, size, keep = host_memory(dest, "dest", writable=True, instead="")
    check_room(src, size, "src")
    return address, size, keep


def _on_device(dest: Any, src: Any, size: Any) -> tuple[int, int, int]:
    size = as_int(size, "size")
    check_room(dest, size, "dest")
    check_room(src, size, "src")
    return address_of(dest, "dest"), address_of(src, "src"), size


def memcpy_dtod(dest: Any, src: Any, size: int) -> None:
    """Copy ``size`` bytes on the device (cuMemcpyDtoD)."""
    cuda.cuMemcpyDtoD(*_on_device(dest, src, size))


def memcpy_dtod_async(dest: Any, src: Any, size: int, stream: Any = None) -> None:
    """Copy ``size`` bytes on the device, in the order of a stream (cuMemcpyDtoDAsync)."""
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
    """Copy ``size`` bytes between contexts, the current one where none is given (cuMemcpyPeer)."""
    cuda.cuMemcpyPeer(*_between(dest, src, size, dest_context, src_context))


def memcpy_peer_async(
    dest: Any,
    src: Any,
    size: int,
    dest_context: Context | None = None,
    src_context: Context | None = None,
    stream: Any = None,
) -> None:
    """Copy ``size`` bytes between contexts, in the order of a stream (cuMemcpyPeerAsync)."""
    cuda.cuMemcpyPeerAsync(*_between(dest, src, size, dest_context, src_context), stream_number(stream))


# Filling


def _value(data: Any, bits: int) -> int:
    number = as_int(data, "data")
    if not -(1 << bits - 1) <= number < 1 << bits:
        raise LogicError(f"data: {number} does not fit {bits} bits")
    return number & (1 << bits) - 1


def _fill(bits: int) -> tuple[Any, Any]:
    """What sets ``size`` values of so many bits."""
    name = f"memset_d{bits}"

    def place(dest: Any, data: Any, size: Any) -> tuple[int, int, int]:
        size = as_int(size, "size")
        check_room(dest, size * bits // 8, "dest")
        return address_of(dest, "dest"), _value(data, bits), size

    def memset(dest: Any, data: int, size: int) -> None:
        getattr(cuda, f"cuMemsetD{bits}")(*place(dest, data, size))

    def memset_async(dest: Any, data: int, size: int, stream: Any = None) -> None:
        getattr(cuda, f"cuMemsetD{bits}Async")(*place(dest, data, size), stream_number(stream))

    return _named(memset, name, f"Set ``size`` values of {bits} bits"), _named(
        memset_async, f"{name}_async", f"Set ``size`` values of {bits} bits, in the order of a stream"
    )


def _fill_rows(bits: int) -> tuple[Any, Any]:
    """What sets ``height`` rows of ``width`` values of so many bits, ``pitch`` bytes apart."""
    name = f"memset_d2d{bits}"

    def place(dest: Any, pitch: Any, data: Any, width: Any, height: Any) -> tuple[int, int, int, int, int]:
        pitch, width, height = as_int(pitch, "pitch"), as_int(width, "width"), as_int(height, "height")
        check_room(dest, pitch * (height - 1) + width * bits // 8 if height else 0, "dest")
        return address_of(dest, "dest"), pitch, _value(data, bits), width, height

    def memset(dest: Any, pitch: int, data: int, width: int, height: int) -> None:
        getattr(cuda, f"cuMemsetD2D{bits}")(*place(dest, pitch, data, width, height))

    def memset_async(dest: Any, pitch: int, data: int, width: int, height: int, stream: Any = None) -> None:
        getattr(cuda, f"cuMemsetD2D{bits}Async")(*place(dest, pitch, data, width, height), stream_number(stream))

    text = f"Set ``height`` rows of ``width`` values of {bits} bits, ``pitch`` bytes apart"
    return _named(memset, name, text), _named(memset_async, f"{name}_async", f"{text}, in the order of a stream")


def _named(function: Any, name: str, text: str) -> Any:
    of_the_driver = name.replace("memset_d", "cuMemsetD").replace("2d", "2D").replace("_async", "Async")
    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"{text} ({of_the_driver})."
    return function


memset_d8, memset_d8_async = _fill(8)
memset_d16, memset_d16_async = _fill(16)
memset_d32, memset_d32_async = _fill(32)
memset_d2d8, memset_d2d8_async = _fill_rows(8)
memset_d2d16, memset_d2d16_async = _fill_rows(16)
memset_d2d32, memset_d2d32_async = _fill_rows(32)
