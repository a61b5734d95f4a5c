"""Device memory, and the values accepted where an address of it is expected."""

from __future__ import annotations

import ctypes
from operator import index

from ._driver import as_int, cuda, late
from .context import InContext, needed
from .errors import LogicError

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .context import Context

free_memory = late(globals(), "free_memory", "cuMemFree")


class Pointer:
    """Base of objects that stand for a device address, accepted by kernels and copies.

    ``int(pointer)`` is the address, ``pointer + bytes`` an address behind it, an int. Subclasses define ``_open()``,
    which returns the address.
    """

    __slots__ = ()
    if TYPE_CHECKING:

        def _open(self) -> int: ...

    def __int__(self) -> int:
        return self._open()

    def __index__(self) -> int:
        return self._open()

    def __add__(self, size: int) -> int:
        return self._open() + index(size)

    __radd__ = __add__

    def as_buffer(self, size: int, offset: int = 0) -> memoryview:
        """Memory that the host can read too, such as managed memory, as a buffer. C: cuPointerGetAttributes.

        Parameters
        ----------
        size : int
            Bytes.
        offset : int
            Where the buffer begins, in bytes.

        Returns
        -------
        memoryview
            It keeps this object alive.

        Raises
        ------
        LogicError
            The host cannot read the memory, or it is smaller.
        TypeError
            ``size`` or ``offset`` is not an int.
        """
        size, offset = as_int(size, "size"), as_int(offset, "offset")
        start = self._open() + offset
        if size < 0 or offset < 0:
            raise LogicError(f"{size} bytes from offset {offset} on: neither may be negative")
        check_room(self, offset + size, "this memory")
        if not on_host(start):
            raise LogicError("Python cannot read device memory: copy it with memcpy_dtoh()")
        from ._core import host_view

        return host_view(start, size, self)


class DeviceAllocation(Pointer, InContext):
    """Device memory. Made by :func:`mem_alloc` and others; ``len()`` of it is its size in bytes.

    It is freed by :meth:`free`, or with the last reference to it. ``int()`` of it is its address.
    """

    __slots__ = ("_size",)
    _size: int
    _destroyed_by = "cuMemFree"
    __int__ = __index__ = InContext._open  # saves a call

    @classmethod
    def _allocated(cls, context: Context, name: str, size: int, *numbers: int) -> Any:
        """Memory allocated by the C function ``name``; the size and ``numbers`` are its arguments after the address."""
        self = object.__new__(cls)
        self._size = size
        self._create(context, name, size, *numbers)
        return self

    @staticmethod
    def _destroyer() -> Any:
        return free_memory

    def free(self) -> None:
        """Free the memory, once all work that uses it is done. Freeing it again does nothing. C: cuMemFree.

        Raises
        ------
        LogicError
            The driver refuses.
        """
        self._free()

    def __len__(self) -> int:
        return self._size

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._number:#x} of {self._size} bytes{'' if self._owned else ', freed'}>"


class ModuleVariable(DeviceAllocation):
    """The memory of a module's variable. It is freed with the module."""

    __slots__ = ("_module",)
    _module: Any

    def __init__(self, address: Any, size: int, module: Any) -> None:
        self._size = size
        self._module = module
        self._own(address, module._context)

    @staticmethod
    def _destroyer() -> Any:
        return lambda number: 0


class PointerHolderBase(Pointer):
    """Base for users' classes that are accepted where a DeviceAllocation is; they override :meth:`get_pointer`."""

    def get_pointer(self) -> int:
        """The address. To be overridden.

        Returns
        -------
        int

        Raises
        ------
        NotImplementedError
            The subclass does not override it.
        """
        raise NotImplementedError(f"{type(self).__name__} has no get_pointer()")

    def _open(self) -> int:
        return as_int(self.get_pointer(), f"{type(self).__name__}.get_pointer()")


def address_of(value: Any, what: str) -> int:
    """The address of device memory.

    ``value`` is an int, an allocation or another :class:`Pointer`, an object with ``gpudata``, or an array of another
    library with ``__cuda_array_interface__`` or DLPack. Raises TypeError for anything else, LogicError for a negative
    int or one of more than 64 bits.
    """
    if isinstance(value, Pointer):
        return value._open()
    try:
        number = int(index(value))  # until Python 3.9, index() keeps a handle, which has no order
    except TypeError:
        pass
    else:
        if not 0 <= number < 1 << 64:
            raise LogicError(f"{what}: {number} is not an address")
        return number
    if hasattr(value, "gpudata"):
        return address_of(value.gpudata, what)
    if hasattr(value, "__cuda_array_interface__") or hasattr(value, "__dlpack__"):
        from ._core import device_address

        try:
            return device_address(value)
        except TypeError as error:
            raise TypeError(f"{what}: {error}") from None
    raise TypeError(
        f"{what}: device memory is expected (a DeviceAllocation, an address as int, an array on the device), "
        f"got {type(value).__name__}"
    )


def check_room(value: Any, size: int, what: str) -> None:
    """Raise LogicError if ``value`` is an allocation of less than ``size`` bytes."""
    if isinstance(value, DeviceAllocation) and size > value._size:
        raise LogicError(f"{what} has {value._size} bytes, but {size} are needed")


def on_host(address: int) -> bool:
    """Whether the host can read at an address that the driver knows. C: cuPointerGetAttributes."""
    from ._core import pointer_facts

    kind, managed, _ = pointer_facts(address)
    return bool(managed) or int(kind) == int(cuda.CUmemorytype.CU_MEMORYTYPE_HOST)


def mem_alloc(size: int) -> DeviceAllocation:
    """Allocate memory on the current context's device. C: cuMemAlloc.

    Parameters
    ----------
    size : int
        Bytes, at least 1.

    Returns
    -------
    DeviceAllocation

    Raises
    ------
    MemoryError
        The device has too little free memory.
    LogicError
        No context is current, or the size is 0.
    TypeError
        The size is not an int.
    OverflowError
        ``size`` is out of range.
    """
    made: DeviceAllocation = DeviceAllocation._allocated(needed(), "cuMemAlloc", as_int(size, "size"))
    return made


def mem_alloc_like(ary: Any) -> DeviceAllocation:
    """Allocate as many bytes as an array has. C: cuMemAlloc.

    Parameters
    ----------
    ary : array or buffer
        An object with ``nbytes`` or the buffer protocol.

    Returns
    -------
    DeviceAllocation

    Raises
    ------
    MemoryError
        The device has too little free memory.
    TypeError
        It has no size.
    """
    size = getattr(ary, "nbytes", None)
    return mem_alloc(memoryview(ary).nbytes if size is None else size)


def mem_alloc_pitch(width: int, height: int, access_size: int) -> tuple[DeviceAllocation, int]:
    """Allocate memory for rows, each aligned for fast access. C: cuMemAllocPitch.

    Parameters
    ----------
    width : int
        Bytes per row.
    height : int
        Rows.
    access_size : int
        The widest access by a thread in bytes: 4, 8 or 16.

    Returns
    -------
    DeviceAllocation
    int
        The pitch: bytes from one row to the next.

    Raises
    ------
    MemoryError
        The device has too little free memory.
    LogicError
        No context is current, or the driver refuses.
    TypeError
        A number is not an int.
    OverflowError
        A number is out of range.
    """
    context, made = needed(), object.__new__(DeviceAllocation)
    height = as_int(height, "height")
    sizes = as_int(width, "width"), height, as_int(access_size, "access_size")
    cell, pitch, made._size = ctypes.c_uint64(), ctypes.c_size_t(), 0
    made._make(context, cell, "cuMemAllocPitch", ctypes.byref(cell), ctypes.byref(pitch), *sizes)
    made._size = pitch.value * height
    return made, pitch.value


def mem_get_info() -> tuple[int, int]:
    """The memory of the current device. C: cuMemGetInfo.

    Returns
    -------
    tuple of int
        Free and total bytes.

    Raises
    ------
    LogicError
        No context is current.
    """
    free, total = cuda.cuMemGetInfo()
    return int(free), int(total)


def mem_get_address_range(devptr: Any) -> tuple[int, int]:
    """The allocation that an address belongs to. C: cuMemGetAddressRange.

    Parameters
    ----------
    devptr : DeviceAllocation, int or array
        Device memory.

    Returns
    -------
    tuple of int
        Its first address, and its size in bytes.

    Raises
    ------
    LogicError
        No allocation has the address.
    TypeError
        ``devptr`` is not device memory.
    """
    base, size = cuda.cuMemGetAddressRange(address_of(devptr, "devptr"))
    return int(base), int(size)


def to_device(bf_obj: Any) -> DeviceAllocation:
    """Allocate device memory and copy a buffer there. C: cuMemAlloc, cuMemcpyHtoD.

    Parameters
    ----------
    bf_obj : array or buffer
        Contiguous memory of the host.

    Returns
    -------
    DeviceAllocation

    Raises
    ------
    LogicError
        No context is current, or the buffer is empty.
    MemoryError
        The device has too little free memory.
    TypeError
        ``bf_obj`` is not a buffer.
    """
    from .copies import memcpy_htod

    made = mem_alloc_like(bf_obj)
    memcpy_htod(made, bf_obj)
    return made


def from_device(devptr: Any, shape: Any, dtype: Any, order: str = "C") -> Any:
    """Copy device memory into a new NumPy array. C: cuMemcpyDtoH.

    Parameters
    ----------
    devptr : DeviceAllocation, int or array
        Device memory.
    shape : int or tuple of int
        The shape of the array.
    dtype : dtype or str
        The type of its elements.
    order : str
        The memory order: "C" or "F".

    Returns
    -------
    numpy.ndarray

    Raises
    ------
    LogicError
        The allocation is smaller, or was freed.
    TypeError
        ``devptr`` is not device memory, or the dtype is unknown.
    ValueError
        An axis is negative.
    """
    from .host_memory import numpy

    return _copied(numpy().empty(shape, dtype, order), devptr)


def from_device_like(devptr: Any, other_ary: Any) -> Any:
    """Copy device memory into a new NumPy array of the shape and dtype of another one. C: cuMemcpyDtoH.

    Parameters
    ----------
    devptr : DeviceAllocation, int or array
        Device memory.
    other_ary : numpy.ndarray
        The array with the shape and dtype.

    Returns
    -------
    numpy.ndarray

    Raises
    ------
    LogicError
        The allocation is smaller, or was freed.
    TypeError
        ``devptr`` is not device memory.
    """
    from .host_memory import numpy

    return _copied(numpy().empty_like(other_ary), devptr)


def _copied(array: Any, devptr: Any) -> Any:
    from .copies import memcpy_dtoh

    memcpy_dtoh(array, devptr)
    return array
