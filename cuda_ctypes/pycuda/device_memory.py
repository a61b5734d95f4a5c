"""Memory of a device, and what may be given where an address of it is expected."""

from __future__ import annotations

import ctypes
from operator import index

from ._driver import as_int, cuda, late
from .context import InContext, needed
from .errors import LogicError

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

free_memory = late(globals(), "free_memory", "cuMemFree")


class Pointer:
    """Base of what stands for an address: ``int()`` of it is one, and it can be given to kernels and copies.

    ``pointer + bytes`` is an int. A subclass says by ``_open()`` where it points.
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
        """Memory that the host can reach too, as managed memory, as a buffer of ``size`` bytes. Raises LogicError for memory
        of the device alone."""
        size, offset = as_int(size, "size"), as_int(offset, "offset")
        start = self._open() + offset
        if size < 0 or offset < 0:
            raise LogicError(f"{size} bytes from {offset} on are asked for")
        check_room(self, offset + size, "this memory")
        if not on_host(start):
            raise LogicError("Python cannot read memory of the device: copy it by memcpy_dtoh()")
        return host_view(start, size, self)


class DeviceAllocation(Pointer, InContext):
    """Memory of a device. Made by :func:`mem_alloc` and others; its length is in bytes. It is freed by :meth:`free`, or when
    nothing refers to it any more."""

    __slots__ = ("_size",)
    _size: int
    _destroyed_by = "cuMemFree"
    __int__ = __index__ = InContext._open  # without a call between

    @classmethod
    def _of(cls, address: Any, size: int) -> Any:
        self = object.__new__(cls)
        self._size = size
        self._own(address, needed())
        return self

    @staticmethod
    def _destroy(number: int) -> int:
        return free_memory(number)  # type: ignore[no-any-return]

    def free(self) -> None:
        """Free it (cuMemFree), once all work is done that uses it. Freeing it again does nothing."""
        self._free()

    def __len__(self) -> int:
        return self._size

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._number:#x} of {self._size} bytes{'' if self._owned else ', freed'}>"


class ModuleVariable(DeviceAllocation):
    """The memory of a variable of a module, which ends with that."""

    __slots__ = ("_module",)
    _module: Any

    def __init__(self, address: Any, size: int, module: Any) -> None:
        self._size = size
        self._module = module
        self._own(address, module._context)

    @staticmethod
    def _destroy(number: int) -> int:
        return 0


class PointerHolderBase(Pointer):
    """Base of classes of one's own that can be given where DeviceAllocation can; their ``get_pointer()`` gives the address."""

    def get_pointer(self) -> int:
        raise NotImplementedError(f"{type(self).__name__} has no get_pointer()")

    def _open(self) -> int:
        return as_int(self.get_pointer(), f"{type(self).__name__}.get_pointer()")


def address_of(value: Any, what: str) -> int:
    """The address for an int, an allocation or other :class:`Pointer`, an object whose ``gpudata`` is one, or an array that
    other libraries have on the device (``__cuda_array_interface__``, DLPack). Raises TypeError for anything else."""
    if isinstance(value, Pointer):
        return value._open()
    try:
        number = index(value)
    except TypeError:
        pass
    else:
        if not 0 <= number < 1 << 64:
            raise LogicError(f"{what}: {number} is no address")
        return number
    if hasattr(value, "gpudata"):
        return address_of(value.gpudata, what)
    if hasattr(value, "__cuda_array_interface__") or hasattr(value, "__dlpack__"):
        from ._core import device_address

        return device_address(value)
    raise TypeError(
        f"{what}: memory of the device is expected (DeviceAllocation, an address as int, an array on the device), "
        f"got {type(value).__name__}"
    )


def check_room(value: Any, size: int, what: str) -> None:
    """Raise LogicError where an allocation is known to have less than ``size`` bytes."""
    if isinstance(value, DeviceAllocation) and size > value._size:
        raise LogicError(f"{what} has {value._size} bytes, where {size} are needed")


def on_host(address: int) -> bool:
    """Whether the host can reach an address that the driver knows (cuPointerGetAttributes)."""
    from ._core import pointer_facts

    kind, managed, _ = pointer_facts(address)
    return bool(managed) or int(kind) == int(cuda.CUmemorytype.CU_MEMORYTYPE_HOST)


def host_view(address: int, size: int, keep: Any) -> memoryview:
    """Bytes of the host's memory as a buffer, which keeps ``keep``."""
    memory = (ctypes.c_ubyte * size).from_address(address)
    memory._keep = keep  # type: ignore[attr-defined]
    return memoryview(memory).cast("B")


def mem_alloc(size: int) -> DeviceAllocation:
    """Memory of the current context's device, of ``size`` bytes (cuMemAlloc). Raises MemoryError where there is not as much
    left."""
    needed()
    size = as_int(size, "size")
    made: DeviceAllocation = DeviceAllocation._of(cuda.cuMemAlloc(size), size)
    return made


def mem_alloc_like(ary: Any) -> DeviceAllocation:
    """Memory for as many bytes as an array or other buffer has."""
    size = getattr(ary, "nbytes", None)
    return mem_alloc(memoryview(ary).nbytes if size is None else size)


def mem_alloc_pitch(width: int, height: int, access_size: int) -> tuple[DeviceAllocation, int]:
    """Memory for ``height`` rows of ``width`` bytes, and how many bytes each row takes: each begins where accesses of 4, 8 or
    16 bytes (``access_size``) are quick (cuMemAllocPitch)."""
    needed()
    height = as_int(height, "height")
    address, pitch = cuda.cuMemAllocPitch(as_int(width, "width"), height, as_int(access_size, "access_size"))
    return DeviceAllocation._of(address, int(pitch) * height), int(pitch)


def mem_get_info() -> tuple[int, int]:
    """How many bytes of the current device are free, and how many there are (cuMemGetInfo)."""
    free, total = cuda.cuMemGetInfo()
    return int(free), int(total)


def mem_get_address_range(devptr: Any) -> tuple[int, int]:
    """Where the allocation begins that an address is in, and its bytes (cuMemGetAddressRange)."""
    base, size = cuda.cuMemGetAddressRange(address_of(devptr, "devptr"))
    return int(base), int(size)


def to_device(bf_obj: Any) -> DeviceAllocation:
    """A copy of a buffer in memory of the device."""
    from .copies import memcpy_htod

    made = mem_alloc_like(bf_obj)
    memcpy_htod(made, bf_obj)
    return made


def from_device(devptr: Any, shape: Any, dtype: Any, order: str = "C") -> Any:
    """A NumPy array with what is in memory of the device."""
    from .host_memory import numpy

    return _copied(numpy().empty(shape, dtype, order), devptr)


def from_device_like(devptr: Any, other_ary: Any) -> Any:
    """A NumPy array like another one, with what is in memory of the device."""
    from .host_memory import numpy

    return _copied(numpy().empty_like(other_ary), devptr)


def _copied(array: Any, devptr: Any) -> Any:
    from .copies import memcpy_dtoh

    memcpy_dtoh(array, devptr)
    return array
