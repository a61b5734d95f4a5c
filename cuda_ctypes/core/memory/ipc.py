"""Sharing pools and buffers with other processes of the same machine (Linux).

A pool is shared by a file descriptor (:class:`IPCAllocationHandle`), a buffer by 64 bytes that processes with a
mapping of its pool understand (:class:`IPCBufferDescriptor`). :mod:`multiprocessing` sends resources and buffers: the
pool's descriptor travels with them. Each process maps a pool once, and knows it again by its UUID.
"""

from __future__ import annotations

import os
import sys
from _thread import RLock
from weakref import WeakValueDictionary

from ..lifetimes import NOT_PERMITTED, UNDONE, NoConstructor
from .buffer import Buffer, changing, new
from .driver import driver
from .ordering import order_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, TypeVar
    from uuid import UUID

    from ..lifetimes import Owned
    from .ordering import Free
    from .pool import Pool

    P = TypeVar("P", bound=Pool)

mapped: WeakValueDictionary[tuple[type[Pool], UUID], Pool] = WeakValueDictionary()
"""This process's registered pools, and its mappings of other processes' pools."""
_lock = RLock()  # the collector may free an imported buffer while this thread holds the lock
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_lock._at_fork_reinit)  # type: ignore[attr-defined]


def handle_type() -> Any:
    """How pools are shared on this system. Raises NotImplementedError if they cannot be."""
    if sys.platform != "linux":
        raise NotImplementedError("memory is shared with other processes on Linux only")
    return driver.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR


class IPCAllocationHandle(NoConstructor):
    """A file descriptor that maps a pool in another process: :attr:`DeviceMemoryResource.allocation_handle`.

    :mod:`multiprocessing` can send it. Closing it does not touch the pool. ``int()`` of it is the descriptor;
    ValueError once closed. A closed one cannot be sent nor mapped: RuntimeError.
    """

    __slots__ = ("_handle", "_uuid", "__weakref__")

    _handle: int
    _uuid: UUID | None

    _made_by = "DeviceMemoryResource.allocation_handle"

    @classmethod
    def _init(cls, handle: int, uuid: UUID | None) -> IPCAllocationHandle:
        self = object.__new__(cls)
        self._handle = handle
        self._uuid = uuid
        return self

    def close(self) -> None:
        """Close the file descriptor. Closing again does nothing.

        Raises
        ------
        OSError
            The descriptor was closed by somebody else.
        """
        with _lock:
            handle, self._handle = self._handle, -1
        if handle >= 0:
            os.close(handle)

    def __del__(self, close: Callable[[int], None] = os.close) -> None:
        handle = getattr(self, "_handle", -1)
        if handle >= 0:
            try:
                close(handle)
            except OSError:  # somebody else closed it
                pass

    @property
    def is_closed(self) -> bool:
        """Whether it is closed."""
        return self._handle < 0

    @property
    def handle(self) -> int:
        """The file descriptor; -1 once closed."""
        return self._handle

    def __int__(self) -> int:
        if self._handle < 0:
            raise ValueError("this allocation handle is closed")
        return self._handle

    @property
    def uuid(self) -> UUID | None:
        """The identity of the pool; None if it is not known."""
        return self._uuid

    def __reduce__(self) -> tuple[Any, ...]:
        from multiprocessing import context, reduction

        context.assert_spawning(self)  # RuntimeError: a plain pickle cannot carry a file descriptor
        return _received_handle, (reduction.DupFd(self._open()), self._uuid)

    def _open(self) -> int:
        """The file descriptor. Raises RuntimeError once closed."""
        if self._handle < 0:
            raise RuntimeError("this allocation handle is closed")
        return self._handle


def _received_handle(descriptor: Any, uuid: UUID | None) -> IPCAllocationHandle:
    let_send()
    return IPCAllocationHandle._init(descriptor.detach(), uuid)


def _send_handle(handle: IPCAllocationHandle) -> tuple[Any, ...]:
    from multiprocessing import reduction

    return _received_handle, (reduction.DupFd(handle._open()), handle._uuid)


def _send_pool(pool: Any) -> tuple[Any, ...]:
    """A pool for multiprocessing: its class, and the arguments that map it."""
    return _received_pool, (type(pool), *pool._mapping_arguments())


def _received_pool(cls: Any, *arguments: Any) -> Any:
    return cls.from_allocation_handle(*arguments)


def let_send() -> None:
    """Let multiprocessing send handles and pools."""
    from multiprocessing.reduction import register

    from .device_memory_resource import DeviceMemoryResource
    from .pinned_memory_resource import PinnedMemoryResource

    register(IPCAllocationHandle, _send_handle)
    register(DeviceMemoryResource, _send_pool)
    register(PinnedMemoryResource, _send_pool)


class IPCBufferDescriptor(NoConstructor):
    """The place of a buffer in its pool, for processes that have mapped the pool. Pickles as plain data.

    Its content is not checked: use descriptors of processes that you trust.
    """

    __slots__ = ("_reserved", "_size")

    _reserved: bytes
    _size: int

    _made_by = "Buffer.ipc_descriptor"

    @staticmethod
    def _init(reserved: bytes, size: int) -> IPCBufferDescriptor:
        self = object.__new__(IPCBufferDescriptor)
        self._reserved = reserved
        self._size = size
        return self

    @property
    def size(self) -> int:
        """The size of the buffer, in bytes."""
        return self._size

    def __reduce__(self) -> tuple[Any, ...]:
        return IPCBufferDescriptor._init, (self._reserved, self._size)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, IPCBufferDescriptor):
            return NotImplemented
        return (self._reserved, self._size) == (other._reserved, other._size)

    def __hash__(self) -> int:
        return hash((self._reserved, self._size))

    def __repr__(self) -> str:
        return f"<IPCBufferDescriptor of {self._size} bytes>"


class Shared:
    """A shared pool's UUID, and the file descriptor to send."""

    __slots__ = ("is_mapped", "uuid", "_handle")

    def __init__(self, is_mapped: bool) -> None:
        self.is_mapped = is_mapped
        self.uuid: UUID | None = None
        self._handle: IPCAllocationHandle | None = None
        """For a mapping, a duplicate of the handle it was made from, to pass on."""
        if not is_mapped:
            from uuid import uuid4

            self.uuid = uuid4()
        let_send()

    def export(self, pool: Pool) -> IPCAllocationHandle:
        with _lock:
            if self._handle is None or (self._handle.is_closed and not self.is_mapped):
                descriptor = driver.cuMemPoolExportToShareableHandle(pool._open().handle, handle_type(), 0)
                self._handle = IPCAllocationHandle._init(int(descriptor), self.uuid)
            return self._handle

    def close(self) -> None:
        if self._handle is not None:
            self._handle.close()


def map_pool(cls: type[P], handle: Any, make: Callable[[Owned], P]) -> P:
    """This process's mapping of a pool by a file descriptor or IPCAllocationHandle: the registered one, or a new one,
    which ``make`` makes of the handle. C: cuMemPoolImportFromShareableHandle.
    """
    from ..device import all_facts
    from .pool import owned_pool

    uuid = handle.uuid if isinstance(handle, IPCAllocationHandle) else None
    if uuid is not None:
        known = mapped.get((cls, uuid))
        if known is not None:
            return known  # type: ignore[return-value]
    elif not isinstance(handle, (int, IPCAllocationHandle)):
        given = type(handle).__name__
        raise TypeError(f"alloc_handle: a file descriptor or an IPCAllocationHandle is expected, got {given}")
    descriptor = handle._open() if isinstance(handle, IPCAllocationHandle) else int(handle)
    os.fstat(descriptor)  # OSError for a bad file descriptor, before the driver uses it
    all_facts()  # this may be the first thing that a process does with the driver
    pool = make(owned_pool("cuMemPoolImportFromShareableHandle", descriptor, int(handle_type()), 0))
    pool._shared()._handle = IPCAllocationHandle._init(os.dup(descriptor), uuid)
    return pool if uuid is None else register_pool(pool, uuid)


def register_pool(pool: P, uuid: UUID) -> P:
    """Let the mapping be found by the UUID. Returns the one that is found by it."""
    shared = pool._shared()
    with _lock:
        known = mapped.get((type(pool), uuid))
        if known is None:
            if not shared.is_mapped and uuid != shared.uuid:
                raise RuntimeError(f"this {type(pool).__name__} is a pool of this process, with a UUID of its own")
            known = mapped[type(pool), uuid] = pool
            shared.uuid = uuid
    return known  # type: ignore[return-value]


def registered_pool(cls: type[P], uuid: UUID) -> P:
    """The mapping with a UUID. Raises RuntimeError if there is none."""
    try:
        return mapped[cls, uuid]  # type: ignore[return-value]
    except KeyError:
        raise RuntimeError(
            f"no {cls.__name__} of UUID {uuid} was mapped in this process: send the resource by multiprocessing first, "
            "or use from_allocation_handle() and register()"
        ) from None


def reduce_pool(pool: Pool) -> tuple[Any, ...]:
    """A pool as a plain pickle, which is found again in a process that has mapped the pool."""
    if pool._shared().uuid is None:
        raise RuntimeError(f"this {type(pool).__name__} is not registered: other processes cannot find it")
    return type(pool).from_registry, (pool.uuid,)  # type: ignore[attr-defined]


def export_buffer(buffer: Buffer) -> IPCBufferDescriptor:
    found = (buffer._more or {}).get("ipc")
    if found is None:
        resource: Any = buffer._resource
        if resource is None or not hasattr(resource, "_shared"):
            raise RuntimeError("this buffer is not from a pool: other processes cannot use it")
        resource._shared().export(resource)  # the pool must be exported before its buffers
        data = driver.cuMemPoolExportPointer(buffer._address)
        found = IPCBufferDescriptor._init(bytes(data.reserved), buffer._size)
        with changing:
            buffer._more = {**(buffer._more or {}), "ipc": found}
    return found


class Import:
    """A buffer of another process, mapped once for all its Buffers: the driver gives the same address each time, and the
    first free would end all.
    """

    def __init__(self, key: tuple[int, bytes], address: int) -> None:
        self.key = key
        self.address = address
        self.users: list[None] = []
        """One item for each: adding and removing one are single steps."""

    def free_by(self, free: Free, order: Any) -> Free:
        def release(address: Any, stream: Any) -> int:
            with _lock:  # also for the driver's part: another import would get the same address
                self.users.pop()
                if (
                    self.users or _imports.pop(self.key, None) is not self
                ):  # the collector may have freed others meanwhile
                    return 0
                status = free(address, stream)
                if status in UNDONE or status == NOT_PERMITTED:  # again, later
                    self.users.append(None)
                    _imports[self.key] = self
                return status

        return release


_imports: dict[tuple[int, bytes], Import] = {}


def import_buffer(cls: type[Buffer], mr: Any, descriptor: Any, stream: Any) -> Buffer:
    """See :meth:`Buffer.from_ipc_descriptor`."""
    from .pool import Pool

    if not isinstance(descriptor, IPCBufferDescriptor):
        raise TypeError(f"ipc_descriptor: an IPCBufferDescriptor is expected, got {type(descriptor).__name__}")
    if not isinstance(mr, Pool):
        given = type(mr).__name__
        raise TypeError(f"mr: a DeviceMemoryResource or PinnedMemoryResource is expected, got {given}")
    mr._shared()
    order, free = order_of(stream)
    pool = mr._open().handle
    key = (int(pool), descriptor._reserved)
    data = driver.CUmemPoolPtrExportData()
    data.reserved = descriptor._reserved
    with _lock:
        while True:
            shared = _imports.get(key)
            if shared is None:
                address = int(driver.cuMemPoolImportPointer(pool, data))
                shared = _imports[key] = Import(key, address)
            shared.users.append(None)
            if _imports.get(key) is shared:  # the collector may have freed its last buffer
                break
    self: Buffer = new(cls)
    self._address = shared.address
    self._size = descriptor.size
    self._resource = mr
    self._stream = order
    self._more = {"ipc": descriptor, "import": shared}
    self._free = shared.free_by(free, order)
    return self
