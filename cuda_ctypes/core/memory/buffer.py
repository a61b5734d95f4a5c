"""A piece of memory."""

from __future__ import annotations

import ctypes
from _operator import index
from itertools import starmap
from sys import byteorder

from ..._floor import PYPY, forkable_lock
from ..._floor.native import routines
from ..._lazy import LazyModule
from .. import lifetimes
from .._driver import after_few, as_int, fail, frequent, late, plain, typed
from ..errors import CUDAError
from ..lifetimes import (
    NOT_PERMITTED,
    UNDONE,
    NoConstructor,
    Owned,
    call_relaxed,
    ended,
    inside,
    is_gone,
    strict,
    take_free,
    wait,
)
from ..quick_properties import compared, hashed, is_a, kept
from ..stream import Stream, default_stream, stream_of
from .ordering import Bound, default_order, order_of, stream_in_order
from .resource import MemoryResource

try:
    from _functools import partial  # type: ignore[import-not-found]
except ImportError:  # PyPy
    from functools import partial

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, TypeVar, overload

    from .._annotations import HostMemory
    from ..arrays import dlpack
    from ..typing import DevicePointerType, IsStreamType
    from . import pointer_facts as pointers
    from .copy_options import CopyOptions
    from .ipc import IPCBufferDescriptor
    from .pool import Pool
    from .resource import Facts

    T = TypeVar("T")
else:
    dlpack = LazyModule(globals(), "dlpack", "..arrays.dlpack")
    pointers = LazyModule(globals(), "pointers", ".pointer_facts")

    def overload(signature):
        return signature


__all__ = ["Buffer", "MemoryResource"]

new: Callable[[Any], Any] = object.__new__
from_bytes = int.from_bytes
builtin = type(len)
get_current = late(globals(), "get_current", "cuCtxGetCurrent", 0)
changing = forkable_lock()
"""Held while the way in which a buffer is freed changes."""


def _quicken_copies() -> None:
    from .quick_copies import quicken_copies

    quicken_copies()


def _quicken_fill() -> None:
    from .quick_copies import quicken_fill

    quicken_fill()


copy_async = late(globals(), "copy_async", "cuMemcpyAsync", then=_quicken_copies)
fill_8 = late(globals(), "fill_8", "cuMemsetD8Async", then=_quicken_fill)
fill_16 = late(globals(), "fill_16", "cuMemsetD16Async", then=_quicken_fill)
fill_32 = late(globals(), "fill_32", "cuMemsetD32Async", then=_quicken_fill)

CLOSED = "this buffer is closed"
STAYS_OPEN = "the capture under way does not allow it: the buffer stays open, close it afterwards"
HOST = 1  # CU_MEMORYTYPE_HOST
LARGEST = (1 << 64) - 1
"""An address or a size is at most this."""


def check_size(size: Any, what: str = "size") -> int:
    """A number of bytes. Raises TypeError for other types, OverflowError for a negative one."""
    number = size if size.__class__ is int else as_int(size, what)
    if not 0 <= number <= LARGEST:
        raise OverflowError(f"{what} is {number}, but must be from 0 to 2**64 - 1") from None
    return number


def _quicken_from_handle() -> None:
    if routines() is not None:
        from .quick_handles import quicken_from_handle

        quicken_from_handle()


def _quicken_order() -> None:
    from .quick_allocation import quicken_order

    quicken_order()


_called, _ordered = after_few(_quicken_from_handle), after_few(_quicken_order)


class Buffer(NoConstructor):
    """Memory of a device or of the host. Made by :meth:`Device.allocate`, :meth:`MemoryResource.allocate`,
    :meth:`from_handle` and :meth:`from_ipc_descriptor`.

    It is freed when it is closed, or when nothing refers to it any more, in the order of the stream on which it was
    allocated unless another was given. That stream stays valid until then, even if its object was closed.

    Memory that the host can use has the buffer protocol (since Python 3.12; before, :meth:`as_memoryview`) and goes
    to ``numpy.asarray``. Memory that a device can use goes to CuPy and to kernels. Both are exported by DLPack.
    Pickling takes :attr:`ipc_descriptor`: unpickle data of processes that you trust only.
    """

    __slots__ = ("_address", "_size", "_resource", "_stream", "_free", "_owner", "_more", "_facts", "__weakref__")

    _address: int | None
    """None once closed."""
    _size: int
    _resource: MemoryResource | None
    _stream: Any
    """The stream to free it on, Owned or Bound; None if there is no order."""
    _free: Callable[[Any, Any], int] | None
    """The C function that frees it; None if the resource frees it, or it is not freed."""
    _owner: Any
    """Kept alive; None for memory that is freed, and once closed."""
    _more: dict[str, Any] | None
    """Attributes that few buffers have, such as the sharing with other processes."""
    _facts: Facts | None
    """As of :func:`.resource.facts_of`; None if the resource is to be asked, and until the driver was asked. They stay after closing."""

    _made_by = "Device.allocate(), MemoryResource.allocate() or Buffer.from_handle()"

    @staticmethod
    def from_handle(
        ptr: DevicePointerType,
        size: int,
        mr: MemoryResource | None = None,
        owner: object | None = None,
        *,
        stream: IsStreamType | None = None,
    ) -> Buffer:
        """A buffer of memory that exists already.

        Parameters
        ----------
        ptr : int or CUdeviceptr
            The address.
        size : int
            In bytes.
        mr : MemoryResource, optional
            Its ``deallocate()`` gets the memory back, in the order of ``stream``.
        owner : object, optional
            Kept alive as long as the buffer. Without ``mr`` and ``owner``, the caller keeps the memory.
        stream : IsStreamType, optional
            Default: the default stream. For memory that devices can use, a context must be current then.

        Returns
        -------
        Buffer

        Raises
        ------
        CUDAError
            No context is current for a default stream.
        OverflowError
            The address or size is out of range.
        TypeError
            ``mr`` is not a resource, or another argument has a wrong type.
        ValueError
            Both ``mr`` and ``owner`` are given.
        """
        if mr is None:  # which machine code makes
            _called()
        return from_parts(Buffer, ptr, size, mr, owner, stream)  # type: ignore[no-any-return]

    @classmethod
    def from_ipc_descriptor(cls, mr: Pool, ipc_descriptor: IPCBufferDescriptor, stream: IsStreamType) -> Buffer:
        """Open a buffer of another process. C: cuMemPoolImportPointer.

        Parameters
        ----------
        mr : DeviceMemoryResource or PinnedMemoryResource
            This process's mapping of its pool.
        ipc_descriptor : IPCBufferDescriptor
            The buffer's :attr:`ipc_descriptor`, of a process that you trust.
        stream : IsStreamType
            It is given back in the order of this stream.

        Returns
        -------
        Buffer

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The pool is closed, or not shared.
        TypeError
            An argument has a wrong type.
        """
        from .ipc import import_buffer

        return import_buffer(cls, mr, ipc_descriptor, stream)

    @property
    @kept("_more", key="ipc", open="_address")
    def ipc_descriptor(self) -> IPCBufferDescriptor:
        """A descriptor to open the buffer in another process that has mapped its pool; it can be pickled. Raises
        RuntimeError once closed, and for a pool made without ``ipc_enabled=True``. C: cuMemPoolExportPointer.
        """
        from .ipc import export_buffer

        self._open()
        return export_buffer(self)

    def get_ipc_descriptor(self) -> IPCBufferDescriptor:
        """The older name of :attr:`ipc_descriptor`.

        Returns
        -------
        IPCBufferDescriptor

        Raises
        ------
        RuntimeError
            The buffer is closed, or its pool is not shared.
        """
        return self.ipc_descriptor

    @staticmethod
    def _reduce_helper(mr: Any, ipc_descriptor: IPCBufferDescriptor) -> Buffer:
        from ..device import ensure_context

        ensure_context(mr.device_id)  # this may be the first thing that a process does with the driver
        return Buffer.from_ipc_descriptor(mr, ipc_descriptor, default_stream())

    def __reduce__(self) -> tuple[Any, ...]:
        return Buffer._reduce_helper, (self.memory_resource, self.ipc_descriptor)

    # Closing.

    def close(self, stream: IsStreamType | None = None) -> None:
        """Free the memory. Closing again does nothing, nor does closing after a fault that ended the context, or in a forked child.
        C: cuMemFreeAsync, or the resource's ``deallocate()``.

        Parameters
        ----------
        stream : IsStreamType, optional
            Free it in the order of this stream. Default: the stream of its allocation.

        Raises
        ------
        CUDAError
            A capture's mode forbids it, or OpenGL's memory has no OpenGL in this thread: the buffer stays open. After
            any other error it is closed.
        RuntimeError
            ``stream`` is closed.
        TypeError
            ``stream`` is not a stream.
        """
        address = self._address
        if address is None:
            return
        chosen = None if stream is None else order_of(stream)
        try:  # what takes time or may raise comes first: an exception between taking and freeing would lose the memory
            kept = free = self._free
            order = self._stream if chosen is None else chosen[0]
            if chosen is not None and kept is not None:
                free = self._free_on(chosen[1], order)
            if kept is None:
                giving, stream = (None, None) if self._resource is None else giver(self._resource, order)
                before = address, self._resource, self._stream, self._more
            elif order.__class__ is Bound:
                if get_current() != order.context and inside(order.context, int, self.close) is None:
                    return  # there, C is called at once: no exception of a signal handler comes between
                free = order.here(free)
            taken = take_free(self)
        except AttributeError:
            if hasattr(self, "_free"):  # another thread did not take it: a program's resource raised this
                raise
            return
        if taken is not kept:  # another thread lent it to a graph meanwhile
            order = self._stream if chosen is None else order
            kept = free = taken if chosen is None else self._free_on(chosen[1], order)
        if free is None:
            self._address = self._resource = self._stream = self._owner = self._more = None  # once, even if that fails
            try:
                if giving is not None:
                    giving(address, self._size, stream=stream)
            except CUDAError as error:
                if error.status == NOT_PERMITTED:
                    self._later(None, *before[:3])
                    return
                if is_gone(error.status):
                    return
                if error.status in UNDONE:
                    self._free = None
                    self._address, self._resource, self._stream, self._more = before
                raise
            return
        self._address = None
        status = free(address, order.number)
        if status:
            self._refused(status, kept, address, self._resource, order, self._more)
        self._resource = self._stream = self._more = None

    def _refused(self, status: int, free: Any, address: int, *others: Any) -> None:
        """Raise the status of cuMemFreeAsync, which got these contents of the slots; but free the memory later if the driver
        calls this thread."""
        if status in UNDONE:
            self._resource, self._stream, self._more = others
            self._free, self._address = free, address
            fail(status, "cuMemFreeAsync", STAYS_OPEN)
        self._resource = self._stream = self._more = None
        if status == NOT_PERMITTED:
            self._later(free, address, *others[:2])
        elif not is_gone(status):
            fail(status, "cuMemFreeAsync")

    def __del__(self, ended: list[str] = ended) -> None:
        try:
            free = self._free
            if self._address is None or free is None is self._resource or ended:
                return
        except AttributeError:  # never made: an exception of a signal handler
            return
        if free is not None:
            if strict:
                status = call_relaxed(free, self._address, self._stream.number)
            else:
                status = free(self._address, self._stream.number)
            if status:
                self._elsewhere(status)
            return
        try:
            lifetimes._relaxed(give, self)  # Python reports other exceptions of a user's resource
        except CUDAError as error:  # the context is gone, and the memory with it
            if error.status == NOT_PERMITTED:
                self._later(None, self._address, self._resource, self._stream)

    def _elsewhere(self, status: int) -> None:
        """Free the memory of a dropped buffer after this status: at once if a capture forbade it, later if the driver calls this thread."""
        if status in UNDONE:  # a capture of another thread, which began meanwhile
            status = call_relaxed(self._free, self._address, self._stream.number)
        if status == NOT_PERMITTED:
            self._later(self._free, self._address, self._resource, self._stream)

    def _later(self, free: Any, address: Any, resource: Any, order: Any) -> None:
        """Free the memory after the function that the driver calls in this thread now."""
        size = self._size

        def end(address: int) -> int:
            if free is not None:
                return free(address, order.number)  # type: ignore[no-any-return]
            try:
                giving, stream = giver(resource, order)
                giving(address, size, stream=stream)
            except CUDAError as error:
                return int(error.status)
            return 0

        wait(end, address, order, first=True)

    def set_deallocation_stream(self, stream: IsStreamType) -> None:
        """Choose the stream in whose order the memory will be freed. The caller sees to it that all work with it is done
        by then.

        Parameters
        ----------
        stream : IsStreamType
            The stream.

        Raises
        ------
        CUDAError
            It is a default stream and no context is current.
        RuntimeError
            The buffer or the stream is closed.
        TypeError
            ``stream`` is not a stream.
        """
        order, free = order_of(stream)
        if order.__class__ is Owned:
            _ordered()
        with changing:
            try:
                kept = self._free
                if self._more is not None or kept is not free and kept is not None:
                    chosen = kept and self._free_on(free, order)
                    if chosen is not kept:
                        take_free(self)  # this thread, or one that closes the buffer
                        self._free = chosen
            except AttributeError:
                raise RuntimeError(CLOSED) from None
            self._stream = order

    def _free_on(self, free: Any, order: Any) -> Any:
        """The function that frees the memory on a stream whose C function is ``free``."""
        shared = self._more and (self._more.get("lent") or self._more.get("import"))
        return shared.free_by(free, order) if shared else free

    def __enter__(self) -> Buffer:
        return self

    def __exit__(self, *error: Any) -> None:
        self.close()

    def _open(self) -> None:
        if self._address is None:
            raise RuntimeError(CLOSED)

    # Contents.

    @overload
    def copy_to(self, dst: None = None, *, stream: IsStreamType, options: CopyOptions | None = None) -> Buffer: ...

    @overload
    def copy_to(self, dst: T, *, stream: IsStreamType, options: CopyOptions | None = None) -> T: ...  # noqa: F811

    def copy_to(self, dst: Any = None, *, stream: IsStreamType, options: CopyOptions | None = None) -> Any:  # noqa: F811
        """Copy all bytes to ``dst``. C: cuMemcpyAsync; with ``options`` cuMemcpyBatchAsync.

        Parameters
        ----------
        dst : Buffer or writable object, optional
            A Buffer of the same size, or host memory at least as large with the buffer protocol or
            ``__array_interface__`` (bytearray, NumPy array). Host memory is kept alive until the copy is done; read it
            after synchronizing. Default: a new buffer of this one's resource.
        stream : IsStreamType
            Copy in the order of this stream.
        options : CopyOptions, optional
            Hints for copies between Buffers (``utils.CopyOptions``).

        Returns
        -------
        Buffer or object
            ``dst``.

        Raises
        ------
        BufferError
            Host memory is read-only or not contiguous.
        CUDAError
            The driver refuses.
        RuntimeError
            A buffer or the stream is closed.
        TypeError
            An argument has a wrong type, or ``options`` come with host memory.
        ValueError
            The sizes do not match, or ``dst`` is missing for a buffer without a resource.
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

    def copy_from(self, src: Buffer | HostMemory, *, stream: IsStreamType, options: CopyOptions | None = None) -> None:
        """Copy all bytes of ``src`` into this buffer. C: cuMemcpyAsync; with ``options`` cuMemcpyBatchAsync.

        Parameters
        ----------
        src : Buffer or object
            A Buffer of the same size, or host memory at most as large with the buffer protocol or
            ``__array_interface__`` (bytes, NumPy array), which fills the beginning of this one. Do not change it before the
            copy is done; it is kept alive until then, except while the stream is captured.
        stream : IsStreamType
            Copy in the order of this stream.
        options : CopyOptions, optional
            Hints for copies between Buffers (``utils.CopyOptions``).

        Raises
        ------
        BufferError
            Host memory is not contiguous.
        CUDAError
            The driver refuses.
        RuntimeError
            A buffer or the stream is closed.
        TypeError
            An argument has a wrong type, or ``options`` come with host memory.
        ValueError
            The sizes do not match.
        """
        self._copy(self, src, stream, options)

    def _copy(self, dst: Any, src: Any, stream: Any, options: Any) -> None:
        size = None
        try:
            to, origin, size = dst._address, src._address, src._size
        except AttributeError:
            pass  # raise outside of this handler: no second traceback
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

    def fill(self, value: int | HostMemory, *, stream: IsStreamType) -> None:
        """Fill the memory with a value. C: cuMemsetD8Async, cuMemsetD16Async, cuMemsetD32Async.

        Parameters
        ----------
        value : int or object with the buffer protocol
            A byte, from 0 to 255; or 1, 2 or 4 bytes (bytes, NumPy scalar) that are repeated.
        stream : IsStreamType
            Fill in the order of this stream.

        Raises
        ------
        CUDAError
            The driver refuses.
        OverflowError
            An int is negative or larger than 255.
        RuntimeError
            The buffer or the stream is closed.
        TypeError
            ``value`` or ``stream`` has a wrong type.
        ValueError
            The pattern does not have 1, 2 or 4 bytes, or the buffer's size is not a multiple of them.
        """
        self._open()
        if stream.__class__ is not Stream:
            stream = stream_of(stream)
        value, width = pattern_of(value)
        address, size = self._address, self._size
        if address is None:  # closed by the object that was asked for its bytes
            raise RuntimeError(CLOSED)
        if size % width:
            raise ValueError(f"value has {width} bytes, of which the buffer's size of {size} is not a multiple")
        count = size // width
        fill = fill_8 if width == 1 else fill_16 if width == 2 else fill_32
        status = fill(address, value, count, stream._number or stream._open().number)
        if status:
            fail(status, f"cuMemsetD{8 * width}Async")

    # Protocols of other libraries.

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        """The memory as a DLPack tensor of bytes, for ``from_dlpack`` of other libraries.

        Raises BufferError for a request that it cannot meet, such as a copy; OverflowError for 2**63 bytes or more; RuntimeError once
        closed.
        """
        if self._address is None:
            dlpack.refuse_closed(stream, max_version, dl_device)
        if dl_device is None and not copy and (stream is None or stream.__class__ is int):
            return dlpack.exports[dlpack.name_for(max_version)](self)
        return dlpack.export_buffer(self, stream, max_version, dl_device, copy)

    def __dlpack_device__(self) -> tuple[int, int]:
        """DLPack's type and number of the device. Raises RuntimeError once closed, BufferError for memory that neither a
        device nor the host can use.
        """
        if self._address is None:
            raise RuntimeError(CLOSED)
        device: tuple[int, int] = dlpack.device_of_buffer(self)
        return device

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """The memory as an array of bytes for CuPy, Numba and others. Raises AttributeError if no device can use it,
        RuntimeError once closed.
        """
        self._open()
        if not self.is_device_accessible:
            raise AttributeError("no device can use the memory of this buffer, so it has no __cuda_array_interface__")
        return {**self._array(), "version": 3, "stream": None}

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """The memory as an array of bytes for NumPy. Raises AttributeError if the host cannot use it, RuntimeError once
        closed.
        """
        self._open()
        if not self.is_host_accessible:
            raise AttributeError("the host cannot use the memory of this buffer: copy_to() brings it there")
        return {**self._array(), "version": 3}

    def _array(self) -> dict[str, Any]:
        return {"shape": (self._size,), "typestr": "|u1", "data": (self._address, False), "strides": None}

    def as_memoryview(self) -> memoryview:
        """The bytes of the memory, writable; the same as ``memoryview(buffer)`` since Python 3.12.

        The view keeps the buffer. Do not use it after closing the buffer.

        Returns
        -------
        memoryview

        Raises
        ------
        BufferError
            The host cannot use the memory.
        RuntimeError
            The buffer is closed.
        """
        self._open()
        if not self.is_host_accessible:
            raise BufferError(
                "the host cannot use the memory of this buffer: copy_to() brings it there; C functions take its handle"
            )
        return host_view(self._address or 0, self._size, self)

    def __buffer__(self, flags: int) -> memoryview:
        return self.as_memoryview()

    # Properties.

    @property
    @kept("_address", none=0)
    def handle(self) -> int:
        """The address, an int; 0 once closed."""
        return self._address or 0

    @property
    @kept("_size", open="_address")
    def size(self) -> int:
        """Bytes; 0 once closed."""
        return 0 if self._address is None else self._size

    @property
    @kept("_address", none=True, other=False)
    def is_closed(self) -> bool:
        """Whether :meth:`close` was called."""
        return self._address is None

    @property
    @kept("_resource", none=None)
    def memory_resource(self) -> MemoryResource | None:
        """The resource that gets the memory back; None without one, and once closed."""
        return self._resource

    @property
    @kept("_owner", none=None)
    def owner(self) -> object:
        """The object given to :meth:`from_handle` to be kept alive, or None."""
        return self._owner

    @property
    @kept("_facts", open="_address", item=0, ask="_resource")
    def device_id(self) -> int:
        """The number of the memory's device; -1 for none. Raises RuntimeError once closed. C: cuPointerGetAttributes, for
        memory without a resource.
        """
        resource = self._resource
        return self._told()[0] if resource is None else resource.device_id

    @property
    @kept("_facts", open="_address", item=1, ask="_resource")
    def is_device_accessible(self) -> bool:
        """Whether kernels can use it. Raises RuntimeError once closed. C: cuPointerGetAttributes, for memory without a
        resource.
        """
        resource = self._resource
        return self._told()[1] if resource is None else resource.is_device_accessible

    @property
    @kept("_facts", open="_address", item=2, ask="_resource")
    def is_host_accessible(self) -> bool:
        """Whether Python can use it. Raises RuntimeError once closed. C: cuPointerGetAttributes, for memory without a
        resource.
        """
        resource = self._resource
        return self._told()[2] if resource is None else resource.is_host_accessible

    @property
    @kept("_facts", open="_address", item=3, ask="_resource")
    def is_managed(self) -> bool:
        """Whether it is managed memory, which moves between devices and the host. Raises RuntimeError once closed. C:
        cuPointerGetAttributes, for memory without a resource.
        """
        resource = self._resource
        return self._told()[3] if resource is None else resource.is_managed

    @property
    @kept("_more", key="import", none=False, other=True)
    def is_mapped(self) -> bool:
        """Whether it is another process's memory."""
        return bool(self._more and "import" in self._more)

    def _told(self) -> Facts:
        """The facts of memory without a resource. The driver is asked once."""
        self._open()
        facts = self._facts
        if facts is None:
            facts = self._facts = _pointer_facts(self._address)
        return facts

    @compared("_address", "_size")
    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if other is None or not is_a(other, Buffer):
            return NotImplemented
        address = self._address
        if address and other._address:
            return address == other._address and self._size == other._size
        return self.handle == other.handle and self.size == other.size

    @hashed("_address")
    def __hash__(self) -> int:
        return self._address or hash((0, self.size))

    def __repr__(self) -> str:
        address = self._address
        if address is None:
            return f"<{self.__class__.__name__} closed>"
        mapped = " is_mapped=True" if self._more and self.is_mapped else ""
        return f"<{self.__class__.__name__} ptr={hex(address)} size={self._size}{mapped}>"


from_handle = Buffer.from_handle
"""Machine code of this method is pickled as this function."""


def made(
    cls: Any,
    address: int | None,
    size: int,
    resource: Any,
    order: Any,
    free: Any = None,
    more: Any = None,
    facts: Facts | None = None,
) -> Any:
    """A buffer of class ``cls``; the arguments are its attributes."""
    self = new(cls)
    self._address = address
    self._size = size
    self._resource = resource
    self._stream = order
    self._free = free
    self._owner = None
    self._more = more
    self._facts = facts
    return self


def from_parts(cls: Any, ptr: Any, size: Any, mr: Any, owner: Any, stream: Any) -> Any:
    """:meth:`Buffer.from_handle`, for a class of buffers."""
    if ptr.__class__ is not int or not 0 <= ptr <= LARGEST:
        ptr = _integer(ptr)
    if size.__class__ is not int or not 0 <= size <= LARGEST:
        size = check_size(size)
    self = new(cls)
    self._stream = None
    if mr is not None:
        if owner is not None:
            raise ValueError("mr, which frees the memory, and owner, which keeps it, exclude each other")
        if not isinstance(mr, MemoryResource):
            raise TypeError(f"mr: a MemoryResource is expected, got {type(mr).__name__}")
        if stream is not None or mr.is_device_accessible:
            self._stream = default_order() if stream is None else order_of(stream)[0]
    self._address = ptr
    self._size = size
    self._resource = mr
    self._owner = owner
    self._free = self._more = self._facts = None
    return self


def allocated(buffer: Buffer, name: str, *numbers: int) -> None:
    """Let a C function write the address of a new buffer, which owns the memory at once: an exception of a signal handler right after
    the call loses nothing."""
    allocate = frequent(name)
    if allocate.__class__ is builtin:
        (buffer._address,) = starmap(allocate, (numbers,))  # one step
        return
    allocate, cell = typed(name), ctypes.c_void_p()
    try:
        status = allocate(ctypes.byref(cell), *numbers)
    finally:
        buffer._address = cell.value
    if status:
        fail(status, name)
    if buffer._address is None:  # as ctypes reads the address of no bytes
        buffer._address = 0


def give(buffer: Any) -> None:
    """Give the memory of a buffer that is dropped back to its resource."""
    order, resource = buffer._stream, buffer._resource
    stream = stream_in_order(order)
    if order.__class__ is Bound and get_current() != order.context:
        order.call(partial(resource.deallocate, stream=stream), buffer._address, buffer._size)
    else:
        resource.deallocate(buffer._address, buffer._size, stream=stream)


def giver(resource: Any, order: Any) -> tuple[Any, Any]:
    """A resource's ``deallocate``, in an order, and the stream to call it with. If that means to wait, this waits before: a program that
    waits is interrupted often, and the buffer stays open then."""
    stream: Stream | None = stream_in_order(order)
    waits = getattr(type(resource), "_waits", None)  # as resources of this package have, and classes derived from them
    if waits is not None and order is not None:
        try:
            resource._wait_for(stream)
            if type(resource).deallocate is waits:
                stream = None  # not again
        except CUDAError:  # which the resource reports
            pass
    deallocate = resource.deallocate  # now: it may raise
    if order.__class__ is not Bound or get_current() == order.context:
        return deallocate, stream
    return lambda *given, stream: order.call(partial(deallocate, stream=stream), *given), stream


def pattern_of(value: Any) -> tuple[int, int]:
    """The value that memory is filled with, as a number, and its size in bytes: 1, 2 or 4."""
    pattern = value
    if value.__class__ is bytes:
        width = len(value)
    elif isinstance(value, int):
        number = int(value)
        if not 0 <= number <= 255:
            raise OverflowError(f"value is {number}, but a byte is from 0 to 255")
        return number, 1
    else:
        try:
            pattern = memoryview(value)
        except TypeError:
            given = type(value).__name__
            raise TypeError(f"value: an integer or 1, 2 or 4 bytes are expected, got {given}") from None
        width = pattern.nbytes
    if width not in (1, 2, 4):
        raise ValueError(f"value: 1, 2 or 4 bytes can be repeated, got {width}")
    if pattern is not value:  # a view, perhaps with gaps, of which Python 3.15 makes no number
        pattern = pattern.tobytes()
    return from_bytes(pattern, byteorder), width


def host_view(address: int, size: int, keep: Any) -> memoryview:
    """The bytes of the host's memory at an address, writable. The view, and parts of it, keep ``keep`` alive."""
    if not size:
        return memoryview(bytearray())
    if not PYPY:
        memory: Any = (ctypes.c_ubyte * size).from_address(address)
        memory.keep = keep
        return memoryview(memory).cast("B")
    cffi: Any = __import__("_cffi_backend")  # a part of PyPy, whose views of ctypes' memory keep no object of Python
    pointer = cffi.cast(cffi.new_pointer_type(cffi.new_primitive_type("unsigned char")), address)
    return memoryview(cffi.buffer(cffi.gcp(pointer, lambda _, keep=keep: None), size)).cast("B")


def _integer(ptr: Any) -> int:
    """An address from an int or a pointer of the driver's."""
    ptr = plain(ptr)
    if isinstance(ptr, int):
        number = int(ptr)
    else:
        try:
            number = int(index(ptr))
        except TypeError:
            if not hasattr(ptr, "getPtr"):
                raise TypeError(f"ptr: an address or CUdeviceptr is expected, got {type(ptr).__name__}") from None
            number = int(ptr)
    if not 0 <= number <= LARGEST:
        raise OverflowError(f"ptr: {number} is not an address")
    return number


def _pointer_facts(address: int | None) -> Facts:
    kind, managed, device = pointers.pointer_facts(address)
    if not kind:  # memory unknown to CUDA is the host's
        return -1, False, True, False
    return int(device), True, True if managed else kind == HOST, True if managed else False
