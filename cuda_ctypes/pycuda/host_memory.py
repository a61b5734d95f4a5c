"""Page-locked and registered host memory, and NumPy arrays in it.

The ``base`` of an array is its allocation: it lives as long as the array, and knows the address on the device.
"""

from __future__ import annotations

import ctypes
from math import prod
from operator import index

from ._driver import as_int, cuda, late
from .context import InContext, needed
from .errors import LogicError

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

free_host = late(globals(), "free_host", "cuMemFreeHost")
unregister = late(globals(), "unregister", "cuMemHostUnregister")


def numpy() -> Any:
    """NumPy, imported only for its arrays."""
    return __import__("numpy")


def interface(address: int, shape: tuple[int, ...], dtype: Any = None, order: str = "C") -> dict[str, Any]:
    """The ``__array_interface__`` of an array at an address; without a dtype, an array of bytes."""
    about: dict[str, Any] = {"version": 3, "data": (address, False), "shape": shape, "typestr": "|u1", "strides": None}
    if dtype is not None:
        about["typestr"] = dtype.str
        about["descr"] = dtype  # not dtype.descr, which gives padded structs other fields
        if order == "F":
            about["strides"] = tuple(dtype.itemsize * prod(shape[:axis]) for axis in range(len(shape)))
    return about


def extents_of(shape: Any) -> tuple[int, ...]:
    """A shape as a tuple: an int is one axis. Raises TypeError for anything else."""
    try:
        return (index(shape),)
    except TypeError:
        pass  # also for arrays with axes
    try:
        return tuple([as_int(extent, "shape") for extent in shape])
    except TypeError:
        raise TypeError(f"shape: an int or a tuple of ints is expected, got {shape!r:.80}") from None


def numpy_array(allocate: Callable[[int], Any], shape: Any, dtype: Any, order: str) -> Any:
    """A NumPy array in the memory that ``allocate(size)`` returns; the allocation is its ``base``. Raises TypeError for
    a dtype with Python objects, LogicError for an order other than "C" and "F", ValueError for a negative axis.
    """
    kind = numpy().dtype(dtype)
    if kind.hasobject:
        raise TypeError(f"dtype: {kind} has Python objects, which cannot be in memory for the device")
    if order not in ("C", "F"):
        raise LogicError(f"order is {order!r}, but must be 'C' or 'F'")
    extents = extents_of(shape)
    if extents and min(extents) < 0:
        raise ValueError(f"shape is {extents}, but an axis cannot be negative")
    allocation = allocate(kind.itemsize * prod(extents))
    allocation._interface = interface(allocation._open(), extents, kind, order)
    return numpy().asarray(allocation)


class OnHost:
    """Base of memory that NumPy can make arrays of. It has no ``__buffer__``: NumPy would prefer it, and lose the
    dtype.
    """

    __slots__ = ()
    _interface: dict[str, Any]

    if TYPE_CHECKING:

        def _open(self) -> int: ...

    @property
    def __array_interface__(self) -> dict[str, Any]:
        self._open()
        return self._interface


class HostPointer(OnHost, InContext):
    """Base of host memory that the driver knows; ``len()`` of it is its size in bytes."""

    __slots__ = ("_size", "_interface", "_keep")
    _size: int
    _keep: Any

    @classmethod
    def _made(cls, name: str, cell: Any, size: int, keep: Any, *arguments: Any) -> Any:
        """Memory that the C function ``name`` allocates or registers; ``cell`` has its address afterwards."""
        self = object.__new__(cls)
        self._size = size
        self._keep = keep
        self._make(needed(), cell, name, *arguments)
        self._interface = interface(self._number, (size,))
        return self

    def __len__(self) -> int:
        return self._size

    def get_device_pointer(self) -> int:
        """The address of the memory on the device. C: cuMemHostGetDevicePointer.

        Returns
        -------
        int

        Raises
        ------
        LogicError
            The memory is not mapped (DEVICEMAP), or was freed.
        """
        return int(cuda.cuMemHostGetDevicePointer(self._open(), 0))

    def as_buffer(self, size: int | None = None, offset: int = 0) -> memoryview:
        """The memory as a buffer.

        Parameters
        ----------
        size : int, optional
            Bytes; all behind ``offset`` if None.
        offset : int
            Where the buffer begins, in bytes.

        Returns
        -------
        memoryview
            It keeps this object alive.

        Raises
        ------
        LogicError
            The memory has fewer bytes, or was freed.
        """
        offset = as_int(offset, "offset")
        count = self._size - offset if size is None else as_int(size, "size")
        if not 0 <= offset <= offset + count <= self._size:
            raise LogicError(f"{count} bytes from offset {offset} on are not within the memory's {self._size}")
        from ._core import host_view

        return host_view(self._open() + offset, count, self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._number:#x} of {self._size} bytes{'' if self._owned else ', freed'}>"


class PagelockedHostAllocation(HostPointer):
    """Page-locked host memory. Made by :func:`mem_host_alloc`, and as ``base`` of arrays by :func:`pagelocked_empty`.

    It is freed by :meth:`free`, or with the last reference to it and its arrays.
    """

    __slots__ = ()
    _destroyed_by = "cuMemFreeHost"

    @staticmethod
    def _destroyer() -> Any:
        return free_host

    def free(self) -> None:
        """Free the memory; its arrays must not be used any more. Freeing it again does nothing. C: cuMemFreeHost.

        Raises
        ------
        LogicError
            The driver refuses.
        """
        self._free()

    def get_flags(self) -> int:
        """The flags that the memory was allocated with. C: cuMemHostGetFlags.

        Returns
        -------
        int
            Of ``host_alloc_flags``.

        Raises
        ------
        LogicError
            The memory was freed.
        """
        return int(cuda.cuMemHostGetFlags(self._open()))


HostAllocation = PagelockedHostAllocation


class RegisteredHostMemory(HostPointer):
    """An array's memory, page-locked while this object lives. Made as ``base`` by :func:`register_host_memory`."""

    __slots__ = ()
    _destroyed_by = "cuMemHostUnregister"

    @staticmethod
    def _destroyer() -> Any:
        return unregister

    def unregister(self) -> None:
        """Undo the page-locking; the array stays. Calling it again does nothing. C: cuMemHostUnregister.

        Raises
        ------
        LogicError
            The driver refuses.
        """
        self._free()


class AlignedHostAllocation(OnHost):
    """Aligned host memory, unknown to the driver. Made as ``base`` of arrays by :func:`aligned_empty`.

    Parameters
    ----------
    size : int
        Bytes.
    alignment : int
        In bytes; the address is a multiple of it.
    """

    __slots__ = ("_memory", "_interface", "__weakref__")

    def __init__(self, size: int, alignment: int) -> None:
        self._memory = (ctypes.c_ubyte * (size + alignment))()
        start = ctypes.addressof(self._memory)
        self._interface = interface(start + -start % alignment, (size,))

    def _open(self) -> int:
        return int(self._interface["data"][0])


def mem_host_alloc(size: int, flags: int = 0) -> PagelockedHostAllocation:
    """Allocate page-locked host memory. C: cuMemHostAlloc.

    Parameters
    ----------
    size : int
        Bytes.
    flags : int
        Of ``host_alloc_flags``; 0 for the defaults.

    Returns
    -------
    PagelockedHostAllocation

    Raises
    ------
    MemoryError
        There is too little free memory.
    LogicError
        No context is current, or the driver refuses.
    TypeError
        ``size`` is not an int.
    OverflowError
        ``size`` is out of range.
    """
    needed()
    size = as_int(size, "size")
    cell = ctypes.c_void_p()
    given = ctypes.byref(cell), size, as_int(flags, "flags")
    made: PagelockedHostAllocation = PagelockedHostAllocation._made("cuMemHostAlloc", cell, size, None, *given)
    return made


def pagelocked_empty(shape: Any, dtype: Any, order: str = "C", mem_flags: int = 0) -> Any:
    """A NumPy array in page-locked memory, uninitialized. C: cuMemHostAlloc.

    Parameters
    ----------
    shape : int or tuple of int
        The shape of the array.
    dtype : dtype or str
        The type of its elements.
    order : str
        The memory order: "C" or "F".
    mem_flags : int
        Bits of ``host_alloc_flags``; 0 for the defaults.

    Returns
    -------
    numpy.ndarray
        Its ``base`` is a PagelockedHostAllocation.

    Raises
    ------
    TypeError
        The dtype is unknown or has Python objects, or an axis is not an int.
    LogicError
        No context is current, ``order`` is neither "C" nor "F", or the driver refuses.
    MemoryError
        There is too little free memory.
    ValueError
        An axis is negative.
    """
    return numpy_array(lambda size: mem_host_alloc(size, mem_flags), shape, dtype, order)


def aligned_empty(shape: Any, dtype: Any, order: str = "C", alignment: int = 4096) -> Any:
    """A NumPy array in aligned memory, uninitialized, suited for :func:`register_host_memory`.

    Parameters
    ----------
    shape : int or tuple of int
        The shape of the array.
    dtype : dtype or str
        The type of its elements.
    order : str
        The memory order: "C" or "F".
    alignment : int
        In bytes; the address is a multiple of it.

    Returns
    -------
    numpy.ndarray
        Its ``base`` is an AlignedHostAllocation.

    Raises
    ------
    TypeError
        The dtype is unknown or has Python objects, or a number is not an int.
    LogicError
        The alignment is less than 1, or ``order`` is neither "C" nor "F".
    MemoryError
        There is too little free memory.
    ValueError
        An axis is negative.
    """
    step = as_int(alignment, "alignment")
    if step < 1:
        raise LogicError(f"alignment is {step}, but must be at least 1")
    return numpy_array(lambda size: AlignedHostAllocation(size, step), shape, dtype, order)


def register_host_memory(ary: Any, flags: int = 0) -> Any:
    """Page-lock the memory of an array. C: cuMemHostRegister.

    It stays page-locked as long as the result lives, or until ``base.unregister()``.

    Parameters
    ----------
    ary : numpy.ndarray
        A contiguous array.
    flags : int
        Of ``mem_host_register_flags``; 0 for the defaults.

    Returns
    -------
    numpy.ndarray
        An array of the same memory; its ``base`` is a RegisteredHostMemory.

    Raises
    ------
    TypeError
        ``ary`` is not a NumPy array.
    LogicError
        The array is not contiguous, no context is current, or the driver refuses.
    """
    if not isinstance(ary, numpy().ndarray):
        raise TypeError(f"ary: a NumPy array is expected, got {type(ary).__name__}")
    if not (ary.flags.c_contiguous or ary.flags.f_contiguous):
        raise LogicError("ary: the array is not contiguous")
    needed()
    address = ary.__array_interface__["data"][0]
    given = address, ary.nbytes, as_int(flags, "flags")
    registered = RegisteredHostMemory._made("cuMemHostRegister", ctypes.c_void_p(address), ary.nbytes, ary, *given)
    registered._interface = {**ary.__array_interface__, "descr": ary.dtype}
    return numpy().asarray(registered)


def order_of(array: Any) -> str:
    """The memory order of a NumPy array. Raises ValueError for an array that is not contiguous."""
    if array.flags.c_contiguous:
        return "C"
    if array.flags.f_contiguous:
        return "F"
    raise ValueError("the array is not contiguous, so it has no memory order")


NEW = """An array as in :func:`{empty}`, {content}.

Parameters
----------
shape : int or tuple of int
    The shape of the array.
dtype : dtype or str
    The type of its elements.
order : str
    The memory order: "C" or "F".
*given, **more : int
    The last parameter of :func:`{empty}`.

Returns
-------
numpy.ndarray

Raises
------
LogicError, MemoryError, TypeError, ValueError
    As :func:`{empty}`.
"""
LIKE = """An array as in :func:`{empty}`, {content}, of the shape, dtype and memory order of another one.

Parameters
----------
array : numpy.ndarray
    A contiguous array.
*given, **more : int
    The last parameter of :func:`{empty}`.

Returns
-------
numpy.ndarray

Raises
------
LogicError, MemoryError, TypeError
    As :func:`{empty}`.
ValueError
    The array is not contiguous.
"""


def family(empty: Any) -> tuple[Any, Any, Any]:
    """The functions ``zeros``, ``empty_like`` and ``zeros_like`` for a function ``empty``."""
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
        content = "filled with zeros" if "zeros" in name else "uninitialized"
        function.__doc__ = (LIKE if "like" in name else NEW).format(empty=f"{kind}_empty", content=content)
    return made


pagelocked_zeros, pagelocked_empty_like, pagelocked_zeros_like = family(pagelocked_empty)
aligned_zeros, aligned_empty_like, aligned_zeros_like = family(aligned_empty)
