"""A piece of memory."""

from __future__ import annotations

import ctypes
from _operator import index
from sys import byteorder

from .._driver import as_int, driver, fail, late
from ..errors import CUDAError
from ..lifetimes import UNDONE, NoConstructor, call_relaxed, ended, strict
from ..stream import Stream, default_stream, stream_of
from .ordering import Bound, order_of, stream_in_order
from .resource import MemoryResource

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, TypeVar, overload

    from ..typing import DevicePointerType, IsStreamType
    from .copy_options import CopyOptions
    from .ipc import IPCBufferDescriptor
    from .pool import Pool

    T = TypeVar("T")
else:

    def overload(signature):
        return signature


__all__ = ["Buffer", "MemoryResource"]

new: Callable[[Any], Any] = object.__new__
copy_async = late(globals(), "copy_async", "cuMemcpyAsync")
fill_8 = late(globals(), "fill_8", "cuMemsetD8Async")
fill_16 = late(globals(), "fill_16", "cuMemsetD16Async")
fill_32 = late(globals(), "fill_32", "cuMemsetD32Async")

CLOSED = "this buffer is closed"
STAYS_OPEN = "what is being captured does not allow it: the buffer stays open, close it afterwards"


def check_size(size: Any, what: str = "size") -> int:
    """A number of bytes. Raises TypeError for what is no integer, OverflowError for a negative one."""
    number = as_int(size, what)
    if not 0 <= number < 1 << 64:
        raise OverflowError(f"{what} is {number}, but must be from 0 to 2**64 - 1") from None
    return number


class Buffer(NoConstructor):
    """Memory of a given size, of a device or of the host. Made by :meth:`MemoryResource.allocate`,
    :meth:`Device.allocate`, :meth:`from_handle` and :meth:`from_ipc_descriptor`.

    It is freed when it is closed, or when nothing refers to it any more, in the order of the stream on which it was
    allocated unless another was given; that stream stays valid until then, even if its object was closed.
    A Buffer of memory that the host can use has the buffer protocol (Python 3.12; :meth:`as_memoryview` on older ones)
    and is an argument for ``numpy.asarray``. One that a device can use is one for CuPy and for kernels. Both are DLPack
    exporters. Pickling takes :attr:`ipc_descriptor`: unpickle only what comes from processes that you trust.
    """

    __slots__ = ("_address", "_size", "_resource", "_stream", "_free", "_more", "__weakref__")

    _address: int | None
    """None once closed."""
    _size: int
    _resource: MemoryResource | None
    _stream: Any
    """Where it will be freed: an Owned or Bound stream; None where that has no order."""
    _free: Callable[[Any, Any], int] | None
    """The C function that frees it; None: the resource, if there is one, does."""
    _more: dict[str, Any] | None
    """What few buffers have: their owner, what the driver told of them, what they share with other processes."""

    _made_by = "Device.allocate(), MemoryResource.allocate() or Buffer.from_handle()"

    @classmethod
    def _init(
        cls,
        ptr: DevicePointerType,
        size: int,
        mr: MemoryResource | None = None,
        ipc_descriptor: IPCBufferDescriptor | None = None,
        owner: object | None = None,
        *,
        stream: IsStreamType | None = None,
    ) -> Any:
        address = _integer(ptr)
        check_size(size)
        order = None
        if mr is not None:
            if owner is not None:
                raise ValueError("mr, which frees the memory, and owner, which keeps it, exclude each other")
            if not isinstance(mr, MemoryResource):
                raise TypeError(f"mr: a MemoryResource is expected, got {type(mr).__name__}")
            if stream is not None or mr.is_device_accessible:
                order, _ = order_of(default_stream() if stream is None else stream)
        more = {"owner": owner, "ipc": ipc_descriptor} if owner is not None or ipc_descriptor else None
        return made(cls, address, int(size), mr, order, None, more)

    @staticmethod
    def from_handle(
        ptr: DevicePointerType,
        size: int,
        mr: MemoryResource | None = None,
        owner: object | None = None,
        *,
        stream: IsStreamType | None = None,
    ) -> Buffer:
        """Memory of ``size`` bytes that is there already, at ``ptr``.

        With ``mr``, it goes back by ``mr.deallocate()``, in the order of ``stream`` (the default stream unless given,
        for which a context must be current; memory for the host only needs none). With ``owner``, that object is kept
        alive; with neither, whoever made the memory must keep it. Raises ValueError for both.
        """
        return Buffer._init(ptr, size, mr, owner=owner, stream=stream)  # type: ignore[no-any-return]

    @classmethod
    def from_ipc_descriptor(cls, mr: Pool, ipc_descriptor: IPCBufferDescriptor, stream: IsStreamType) -> Buffer:
        """A buffer of another process (cuMemPoolImportPointer), to be given back in the order of ``stream``.

        ``mr`` is this process's mapping of the pool that it came from. Only what a process that you trust sent may come
        here.
        """
        from .ipc import import_buffer

        return import_buffer(cls, mr, ipc_descriptor, stream)

    @property
    def ipc_descriptor(self) -> IPCBufferDescriptor:
        """What another process needs to use this memory, besides its pool (cuMemPoolExportPointer); can be pickled.
        Raises RuntimeError where the pool was made without ``ipc_enabled=True``."""
        from .ipc import export_buffer

        self._open()
        return export_buffer(self)

    def get_ipc_descriptor(self) -> IPCBufferDescriptor:
        """The same as :attr:`ipc_descriptor`, by an older name."""
        return self.ipc_descriptor

    @staticmethod
    def _reduce_helper(mr: Any, ipc_descriptor: IPCBufferDescriptor) -> Buffer:
        return Buffer.from_ipc_descriptor(mr, ipc_descriptor, default_stream())

    def __reduce__(self) -> tuple[Any, ...]:
        return Buffer._reduce_helper, (self.memory_resource, self.ipc_descriptor)

    # The end of it.

    def close(self, stream: IsStreamType | None = None) -> None:
        """Free the memory in the order of ``stream``, or else of the stream that it keeps (cuMemFreeAsync, or
        ``deallocate()`` of the resource). Closing again does nothing.

        Raises TypeError for what is no stream, and CUDAError where the mode of a capture forbids it or the memory is OpenGL's
        and this thread has none: it stays open then. What freeing raises otherwise leaves it closed nevertheless.
        """
        address = self._address
        if address is None:
            return
        chosen = None if stream is None else order_of(stream)
        try:
            free, order = self._free, self._stream
            del self._free  # of several threads that close it, one gets here
        except AttributeError:
            return
        kept = free
        if chosen is not None:
            order = chosen[0]
            free = free and self._free_on(chosen[1], order)
        if free is None:
            before = address, self._resource, self._stream, self._more
            try:
                self._give_back(order)
            except CUDAError as error:
                if error.status in UNDONE:
                    self._free = None
                    self._address, self._resource, self._stream, self._more = before
                raise
            return
        self._address = None
        status = free(address, order.number)
        if status in UNDONE:
            self._free, self._address = kept, address
            fail(status, "cuMemFreeAsync", STAYS_OPEN)
        self._resource = self._stream = self._more = None
        if status:
            fail(status, "cuMemFreeAsync")

    def __del__(self) -> None:
        if self._address is not None:
            self._drop()

    def _drop(self, ended: list[str] = ended) -> None:
        if ended:
            return
        if self._free is not None:
            if strict:
                call_relaxed(self._free, self._address or 0, self._stream.number)
            else:
                self._free(self._address or 0, self._stream.number)
        elif self._resource is not None:
            try:
                call_relaxed(self._give_back, self._stream)  # Python reports what else a resource of the user's raises
            except CUDAError:  # the context is gone, and the memory with it
                pass

    def _give_back(self, order: Any) -> None:
        """Give back what is not from a pool; once, even if that fails."""
        address, resource = self._address, self._resource
        self._address = self._resource = self._stream = self._more = None
        if resource is None:
            return
        stream = stream_in_order(order)
        if order.__class__ is Bound:
            with order:
                resource.deallocate(address, self._size, stream=stream)
        else:
            resource.deallocate(address, self._size, stream=stream)

    def set_deallocation_stream(self, stream: IsStreamType) -> None:
        """Choose the stream in whose order the memory will be freed. That all work with it is done by then, in the order of
        that stream, is up to the caller. Raises TypeError for what is no stream, RuntimeError once closed."""
        order, free = order_of(stream)
        if self._address is None:
            self._open()
        if self._free is not None:
            self._free = self._free_on(free, order)
        self._stream = order

    def _free_on(self, free: Any, order: Any) -> Any:
        """What frees the memory on a stream for which ``free`` is the C function."""
        shared = self._more and (self._more.get("lent") or self._more.get("import"))
        return shared.free_by(free, order) if shared else free

    def __enter__(self) -> Buffer:
        return self

    def __exit__(self, *error: Any) -> None:
        self.close()

    def _open(self) -> None:
        if self._address is None:
            raise RuntimeError(CLOSED)

    # What is in it.

    @overload
    def copy_to(self, dst: None = None, *, stream: IsStreamType, options: CopyOptions | None = None) -> Buffer: ...

    @overload
    def copy_to(self, dst: T, *, stream: IsStreamType, options: CopyOptions | None = None) -> T: ...  # noqa: F811

    def copy_to(self, dst: Any = None, *, stream: IsStreamType, options: CopyOptions | None = None) -> Any:  # noqa: F811
        """Copy all bytes to ``dst`` in the order of ``stream`` (cuMemcpyAsync). Returns ``dst``.

        ``dst``: a Buffer of the same size; None for a new one of this buffer's resource; or host memory that is at least
        as large: a writable object with the buffer protocol or ``__array_interface__`` (bytearray, NumPy array), which may
        be read once the stream is synchronized and is kept alive until then. ``options``: hints for Buffers,
        :class:`utils.CopyOptions`.
        Raises ValueError for other sizes, RuntimeError for closed buffers.
        """
        if dst is None:
            resource = self._resource
            if resource is None:
                self._open()
                raise ValueError("dst is needed: this buffer has no memory resource that a new one could come from")
            stream = stream_of(stream)
            dst = resource.allocate(self._size, stream=stream)
        self._copy(dst, self, stream, options)
        return dst

    def copy_from(self, src: Any, *, stream: IsStreamType, options: CopyOptions | None = None) -> None:
        """Copy all bytes of ``src`` into this buffer in the order of ``stream`` (cuMemcpyAsync).

        ``src``: a Buffer of the same size; or host memory that is at most as large: an object with the buffer protocol or
        ``__array_interface__`` (bytes, NumPy array), whose content goes to the beginning. It is kept alive until it was
        read (but not for a graph: while a stream is captured, keep it yourself) and must not be changed before.
        ``options``: hints for Buffers, :class:`utils.CopyOptions`.
        Raises ValueError for other sizes, RuntimeError for closed buffers.
        """
        self._copy(self, src, stream, options)

    def _copy(self, dst: Any, src: Any, stream: Any, options: Any) -> None:
        size = None
        try:
            to, origin, size = dst._address, src._address, src._size
        except AttributeError:
            pass  # so that what is wrong is told alone
        if size is None:
            from .host_copies import copy_host

            self._open()
            copy_host(dst, src, stream, options)
            return
        if to is None or origin is None:
            raise RuntimeError("the buffer to copy to is closed" if to is None else "the buffer to copy from is closed")
        if dst._size != size:
            raise ValueError(f"a copy needs buffers of one size: src has {size} bytes, dst {dst._size}")
        if options is not None:
            from .copy_batch import copy_with_options

            copy_with_options(to, origin, size, stream_of(stream), options)
            return
        if stream.__class__ is not Stream:
            stream = stream_of(stream)
        status = copy_async(to, origin, size, stream._number or stream._open().number)
        if status:
            fail(status, "cuMemcpyAsync")

    def fill(self, value: Any, *, stream: IsStreamType) -> None:
        """Fill the memory with a value in the order of ``stream`` (cuMemsetD8Async, cuMemsetD16Async, cuMemsetD32Async).

        ``value``: a byte as an integer from 0 to 255, else OverflowError; or an object with the buffer protocol of 1, 2 or
        4 bytes (bytes, NumPy scalar), of which the buffer's size must be a multiple, else ValueError.
        """
        address, size = self._address, self._size
        if address is None:
            raise RuntimeError(CLOSED)
        if stream.__class__ is not Stream:
            stream = stream_of(stream)
        value, width = pattern_of(value)
        if size % width:
            raise ValueError(f"value has {width} bytes, of which the buffer's size of {size} is not a multiple")
        count = size // width
        fill = fill_8 if width == 1 else fill_16 if width == 2 else fill_32
        status = fill(address, value, count, stream._number or stream._open().number)
        if status:
            fail(status, f"cuMemsetD{8 * width}Async")

    # How others see it.

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        """The memory as a DLPack tensor of bytes: what ``from_dlpack`` of other libraries asks for."""
        from ..arrays.dlpack import export_buffer

        self._open()
        return export_buffer(self, stream, max_version, dl_device, copy)

    def __dlpack_device__(self) -> tuple[int, int]:
        """DLPack's type of the device, and its number."""
        from ..arrays.dlpack import device_of_buffer

        self._open()
        return device_of_buffer(self)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """The memory as an array of bytes for CuPy, Numba and others. Missing where devices cannot use it."""
        self._open()
        if not self.is_device_accessible:
            raise AttributeError("no device can use the memory of this buffer, so it has no __cuda_array_interface__")
        return {**self._array(), "version": 3, "stream": None}

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """The memory as an array of bytes for NumPy. Missing where the host cannot use it."""
        self._open()
        if not self.is_host_accessible:
            raise AttributeError("the host cannot use the memory of this buffer: copy_to() brings it there")
        return {**self._array(), "version": 3}

    def _array(self) -> dict[str, Any]:
        return {"shape": (self._size,), "typestr": "|u1", "data": (self._address, False), "strides": None}

    def as_memoryview(self) -> memoryview:
        """The memory's bytes, writable. They must not be used once the buffer is closed; the buffer is kept until then.
        From Python 3.12 on ``memoryview(buffer)`` is the same.

        Raises BufferError where the host cannot use the memory, RuntimeError once closed.
        """
        self._open()
        if not self.is_host_accessible:
            raise BufferError("the host cannot use the memory of this buffer: copy_to() brings it there")
        if not self._size:
            return memoryview(bytearray())
        view: Any = (ctypes.c_ubyte * self._size).from_address(self._address or 0)
        view.buffer = self  # which lives as long as the view
        return memoryview(view).cast("B")

    def __buffer__(self, flags: int) -> memoryview:
        return self.as_memoryview()

    # What is known of it.

    @property
    def handle(self) -> int:
        """Its address; 0 once closed."""
        return self._address or 0

    @property
    def size(self) -> int:
        """Bytes; 0 once closed."""
        return 0 if self._address is None else self._size

    @property
    def is_closed(self) -> bool:
        return self._address is None

    @property
    def memory_resource(self) -> MemoryResource | None:
        """The resource that it goes back to; None where there is none, and once closed."""
        return self._resource

    @property
    def owner(self) -> object:
        """The object that was given to be kept alive."""
        return self._more and self._more.get("owner")

    @property
    def device_id(self) -> int:
        """The device on which the memory is; -1 if it is on none."""
        return self._resource.device_id if self._resource is not None else self._facts()[0]

    @property
    def is_device_accessible(self) -> bool:
        """Whether kernels can use it."""
        return self._resource.is_device_accessible if self._resource is not None else self._facts()[1]

    @property
    def is_host_accessible(self) -> bool:
        """Whether Python can use it."""
        return self._resource.is_host_accessible if self._resource is not None else self._facts()[2]

    @property
    def is_managed(self) -> bool:
        """Whether it is managed memory, which moves between devices and the host."""
        return self._resource.is_managed if self._resource is not None else self._facts()[3]

    @property
    def is_mapped(self) -> bool:
        """Whether it is another process's."""
        return bool(self._more and "import" in self._more)

    def _facts(self) -> tuple[int, bool, bool, bool]:
        """What the driver knows of memory that is not from a resource, asked once (cuPointerGetAttributes): the device, and
        whether devices can use it, the host can use it, it is managed."""
        self._open()
        if self._more is None:
            self._more = {}
        try:
            return self._more["facts"]  # type: ignore[no-any-return]
        except KeyError:
            return self._more.setdefault("facts", _pointer_facts(self._address))  # type: ignore[no-any-return]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Buffer):
            return NotImplemented
        return self.handle == other.handle and self.size == other.size

    def __hash__(self) -> int:
        return hash((Buffer, self.handle, self.size))

    def __repr__(self) -> str:
        if self._address is None:
            return f"<{type(self).__name__} closed>"
        mapped = " is_mapped=True" if self.is_mapped else ""
        return f"<{type(self).__name__} ptr={self._address:#x} size={self._size}{mapped}>"


def made(cls: Any, address: int, size: int, resource: Any, order: Any, free: Any = None, more: Any = None) -> Any:
    """A buffer of class ``cls``; what the arguments mean stands at its attributes."""
    self = new(cls)
    self._address = address
    self._size = size
    self._resource = resource
    self._stream = order
    self._free = free
    self._more = more
    return self


def pattern_of(value: Any) -> tuple[int, int]:
    """What memory is filled with, as a number, and its size: of a byte as an integer, or of 1, 2 or 4 bytes."""
    if isinstance(value, int):
        number = int(value)
        if not 0 <= number <= 255:
            raise OverflowError(f"value is {number}, but a byte is from 0 to 255")
        return number, 1
    try:
        pattern = memoryview(value).tobytes()
    except TypeError:
        given = type(value).__name__
        raise TypeError(f"value: an integer or 1, 2 or 4 bytes are expected, got {given}") from None
    if len(pattern) not in (1, 2, 4):
        raise ValueError(f"value: 1, 2 or 4 bytes can be repeated, got {len(pattern)}")
    return int.from_bytes(pattern, byteorder), len(pattern)


def _integer(ptr: Any) -> int:
    """An address from an int or one of the driver's pointers."""
    if isinstance(ptr, int):
        number = int(ptr)
    else:
        try:
            number = int(index(ptr))
        except TypeError:
            if not hasattr(ptr, "getPtr"):
                raise TypeError(f"ptr: an address or CUdeviceptr is expected, got {type(ptr).__name__}") from None
            number = int(ptr)
    if not 0 <= number < 1 << 64:
        raise OverflowError(f"ptr: {number} is not an address")
    return number


def _pointer_facts(address: int | None) -> tuple[int, bool, bool, bool]:
    from .pointer_facts import pointer_facts

    kind, managed, device = pointer_facts(address)
    if not kind:  # memory that CUDA knows nothing of is the host's
        return -1, False, True, False
    on_host = kind == driver.CUmemorytype.CU_MEMORYTYPE_HOST
    return int(device), True, bool(managed) or on_host, bool(managed)
