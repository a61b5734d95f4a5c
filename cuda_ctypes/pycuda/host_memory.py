"""Memory of the host that the device reaches: page-locked or registered; and NumPy's arrays of it.

An array's ``base`` is its allocation, so that this lives as long as the array, and can be asked for the address on the device.
"""

from __future__ import annotations

import ctypes
from math import prod

from ._driver import as_int, cuda, late
from .context import InContext, needed
from .device_memory import host_view
from .errors import LogicError

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

free_host = late(globals(), "free_host", "cuMemFreeHost")
unregister = late(globals(), "unregister", "cuMemHostUnregister")


def numpy() -> Any:
    """NumPy, which only those who ask for its arrays need."""
    return __import__("numpy")


def interface(address: int, shape: tuple[int, ...], dtype: Any = None, order: str = "C") -> dict[str, Any]:
    """What NumPy makes an array of; without a dtype, one of bytes."""
    about: dict[str, Any] = {"version": 3, "data": (address, False), "shape": shape, "typestr": "|u1", "strides": None}
    if dtype is not None:
        about["typestr"] = dtype.str
        about["descr"] = dtype  # not dtype.descr, of which NumPy would make other structs where there is padding
        if order == "F":
            about["strides"] = tuple(dtype.itemsize * prod(shape[:axis]) for axis in range(len(shape)))
    return about


def numpy_array(allocate: Callable[[int], Any], shape: Any, dtype: Any, order: str) -> Any:
    """A NumPy array in the memory that ``allocate(size)`` gives, which becomes its ``base``."""
    kind = numpy().dtype(dtype)
    if kind.hasobject:
        raise TypeError(f"dtype: Python's objects cannot be in memory for the device, as {kind} has them")
    if order not in ("C", "F"):
        raise LogicError(f"order is {order!r}, but must be 'C' or 'F'")
    extents = (shape,) if hasattr(shape, "__index__") else shape
    extents = tuple([as_int(extent, "shape") for extent in extents])
    allocation = allocate(kind.itemsize * prod(extents))
    allocation._interface = interface(allocation._open(), extents, kind, order)
    return numpy().asarray(allocation)


class OnHost:
    """Base of what NumPy makes arrays of. It has no ``__buffer__``, which NumPy would take first, without the array's type."""

    __slots__ = ()
    _interface: dict[str, Any]

    if TYPE_CHECKING:

        def _open(self) -> int: ...

    @property
    def __array_interface__(self) -> dict[str, Any]:
        self._open()
        return self._interface


class HostPointer(OnHost, InContext):
    """Base of memory of the host that the driver knows; its length is in bytes."""

    __slots__ = ("_size", "_interface", "_keep")
    _size: int
    _keep: Any

    @classmethod
    def _of(cls, address: Any, size: int, keep: Any = None) -> Any:
        self = object.__new__(cls)
        self._size = size
        self._keep = keep
        self._interface = interface(int(address), (size,))
        self._own(address, needed())
        return self

    def __len__(self) -> int:
        return self._size

    def get_device_pointer(self) -> int:
        """Where a device finds it: memory made with DEVICEMAP (cuMemHostGetDevicePointer)."""
        return int(cuda.cuMemHostGetDevicePointer(self._open(), 0))

    def as_buffer(self, size: int | None = None, offset: int = 0) -> memoryview:
        """Its bytes, or ``size`` of them from ``offset`` on, as a buffer."""
        offset = as_int(offset, "offset")
        count = self._size - offset if size is None else as_int(size, "size")
        if not 0 <= offset <= offset + count <= self._size:
            raise LogicError(f"{count} bytes from {offset} on are not within the {self._size} that there are")
        return host_view(self._open() + offset, count, self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._number:#x} of {self._size} bytes{'' if self._owned else ', freed'}>"


class PagelockedHostAllocation(HostPointer):
    """Page-locked memory of the host. Made by :func:`mem_host_alloc`, or as ``base`` of an array by
    :func:`pagelocked_empty`."""

    __slots__ = ()
    _destroyed_by = "cuMemFreeHost"

    @staticmethod
    def _destroy(number: int) -> int:
        return free_host(number)  # type: ignore[no-any-return]

    def free(self) -> None:
        """Free it (cuMemFreeHost); arrays of it must not be used any more. Freeing it again does nothing."""
        self._free()

    def get_flags(self) -> int:
        """With which of ``host_alloc_flags`` it was made (cuMemHostGetFlags)."""
        return int(cuda.cuMemHostGetFlags(self._open()))


HostAllocation = PagelockedHostAllocation


class RegisteredHostMemory(HostPointer):
    """Memory of somebody else's array, page-locked until this ends. Made as ``base`` by :func:`register_host_memory`."""

    __slots__ = ()
    _destroyed_by = "cuMemHostUnregister"

    @staticmethod
    def _destroy(number: int) -> int:
        return unregister(number)  # type: ignore[no-any-return]

    def unregister(self) -> None:
        """Give it back (cuMemHostUnregister); the array stays. Doing so again does nothing."""
        self._free()


class AlignedHostAllocation(OnHost):
    """Memory of the host that begins at a multiple of ``alignment``; the driver does not know it."""

    __slots__ = ("_memory", "_interface", "__weakref__")

    def __init__(self, size: int, alignment: int) -> None:
        self._memory = (ctypes.c_ubyte * (size + alignment))()
        start = ctypes.addressof(self._memory)
        self._interface = interface(start + -start % alignment, (size,))

    def _open(self) -> int:
        return int(self._interface["data"][0])


def mem_host_alloc(size: int, flags: int = 0) -> PagelockedHostAllocation:
    """Page-locked memory of the host, of ``size`` bytes (cuMemHostAlloc); ``flags`` are of ``host_alloc_flags``. Raises
    MemoryError where there is not as much left."""
    needed()
    size = as_int(size, "size")
    made: PagelockedHostAllocation = PagelockedHostAllocation._of(
        cuda.cuMemHostAlloc(size, as_int(flags, "flags")), size
    )
    return made


def pagelocked_empty(shape: Any, dtype: Any, order: str = "C", mem_flags: int = 0) -> Any:
    """A NumPy array in page-locked memory, with whatever is there; ``mem_flags`` are of ``host_alloc_flags``."""
    return numpy_array(lambda size: mem_host_alloc(size, mem_flags), shape, dtype, order)


def aligned_empty(shape: Any, dtype: Any, order: str = "C", alignment: int = 4096) -> Any:
    """A NumPy array in memory that begins at a multiple of ``alignment``, as :func:`register_host_memory` likes it."""
    step = as_int(alignment, "alignment")
    if step < 1:
        raise LogicError(f"alignment is {step}, but must be at least 1")
    return numpy_array(lambda size: AlignedHostAllocation(size, step), shape, dtype, order)


def register_host_memory(ary: Any, flags: int = 0) -> Any:
    """The same array page-locked (cuMemHostRegister), until the array that is returned ends, or its ``base.unregister()``;
    ``flags`` are of ``mem_host_register_flags``."""
    if not isinstance(ary, numpy().ndarray):
        raise TypeError(f"ary: a NumPy array is expected, got {type(ary).__name__}")
    if not (ary.flags.c_contiguous or ary.flags.f_contiguous):
        raise LogicError("ary: the array is not contiguous")
    needed()
    address = ary.__array_interface__["data"][0]
    cuda.cuMemHostRegister(address, ary.nbytes, as_int(flags, "flags"))
    registered = RegisteredHostMemory._of(address, ary.nbytes, ary)
    registered._interface = {**ary.__array_interface__, "descr": ary.dtype}
    return numpy().asarray(registered)


def order_of(array: Any) -> str:
    if array.flags.c_contiguous:
        return "C"
    if array.flags.f_contiguous:
        return "F"
    raise ValueError("the array is not contiguous: it has no order that could be taken over")


def family(empty: Any) -> tuple[Any, Any, Any]:
    """What is made by ``empty`` too: of zeros, like another array, of zeros like another array."""
    kind = empty.__name__.partition("_")[0]

    def zeros(shape: Any, dtype: Any, order: str = "C", *given: int, **more: int) -> Any:
        array = empty(shape, dtype, order, *given, **more)
        array[...] = numpy().zeros((), array.dtype)
        return array

    def empty_like(array: Any, *given: int, **more: int) -> Any:
        return empty(array.shape, array.dtype, order_of(array), *given, **more)

    def zeros_like(array: Any, *given: int, **more: int) -> Any:
        return zeros(array.shape, array.dtype, order_of(array), *given, **more)

    made = zeros, empty_like, zeros_like
    for function, name in zip(made, ("zeros", "empty_like", "zeros_like")):
        function.__name__ = function.__qualname__ = f"{kind}_{name}"
        function.__doc__ = f"As :func:`{kind}_empty`, {'of zeros' if 'zeros' in name else 'like another array'}."
    return made


pagelocked_zeros, pagelocked_empty_like, pagelocked_zeros_like = family(pagelocked_empty)
aligned_zeros, aligned_empty_like, aligned_zeros_like = family(aligned_empty)
