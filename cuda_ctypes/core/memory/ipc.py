"""Sharing pools and buffers with other processes of the same machine (Linux).

A pool is shared by a file descriptor (:class:`IPCAllocationHandle`), a buffer by 64 bytes that processes with a
mapping of its pool understand (:class:`IPCBufferDescriptor`). :mod:`multiprocessing` sends resources and buffers: the
pool's descriptor travels with them. Each process maps a pool once, and knows it again by its UUID.
"""

from __future__ import annotations

import ctypes
import os
import sys
from weakref import WeakValueDictionary

from ..._floor import forkable_lock
from ..._hints import hinted
from .._driver import class_name, fail, typed
from ..event import warn_of_fork
from ..lifetimes import NOT_PERMITTED, UNDONE, NoConstructor, ended, ender, owned_by
from ..quick_properties import compared, is_a, kept
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
_lock = forkable_lock()  # the collector may free an imported buffer while this thread holds the lock


def handle_type() -> Any:
    """How pools are shared on this system. Raises NotImplementedError if they cannot be."""
    if sys.platform != "linux":
        raise NotImplementedError("memory is shared with other processes on Linux only")
    return driver.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR


@hinted
class IPCAllocationHandle(NoConstructor):
    """A file descriptor that maps a pool in another process: :attr:`DeviceMemoryResource.allocation_handle`.

    :mod:`multiprocessing` can send it. Closing it does not touch the pool. ``int()`` of it is the descriptor;
    ValueError once closed. A closed one cannot be sent nor mapped: RuntimeError.
    """

    __slots__ = ("_held", "_uuid", "__weakref__")

    _held: list[int]
    """The descriptor; empty once closed."""
    _uuid: UUID | None

    _made_by = "DeviceMemoryResource.allocation_handle"

    @classmethod
    def _init(cls, uuid: UUID | None) -> IPCAllocationHandle:
        """One that holds nothing yet."""
        self = object.__new__(cls)
        self._held = []
        self._uuid = uuid
        return self

    def close(self) -> None:
        """Close the file descriptor. Closing again does nothing.

        Raises
        ------
        OSError
            The descriptor was closed by somebody else.
        """
        closing = map(os.close, map(list.pop, (self._held,)))
        try:
            (_,) = closing  # taken and closed in one step for signal handlers
        except IndexError:  # closed already
            pass

    def __del__(self) -> None:
        try:
            self.close()
        except (AttributeError, OSError):  # never made; somebody else closed it
            pass

    @property
    def is_closed(self) -> bool:
        """Whether it is closed."""
        return not self._held

    @property
    def handle(self) -> int:
        """The file descriptor; -1 once closed."""
        for descriptor in self._held:  # one step: another thread may close it
            return descriptor
        return -1

    def __int__(self) -> int:
        for descriptor in self._held:
            return descriptor
        raise ValueError("this allocation handle is closed")

    @property
    @kept("_uuid", none=None)
    def uuid(self) -> UUID | None:
        """The identity of the pool; None if it is not known."""
        return self._uuid

    def __reduce__(self) -> tuple[Any, ...]:
        from multiprocessing import context, reduction

        context.assert_spawning(self)  # RuntimeError: a plain pickle cannot carry a file descriptor
        return _received_handle, (reduction.DupFd(self._open()), self._uuid)

    def _open(self) -> int:
        """The file descriptor. Raises RuntimeError once closed."""
        handle = self.handle
        if handle < 0:
            raise RuntimeError("this allocation handle is closed")
        return handle


def _received_handle(descriptor: Any, uuid: UUID | None) -> IPCAllocationHandle:
    let_send()
    made = IPCAllocationHandle._init(uuid)
    made._held.append(descriptor.detach())
    return made


def _send_handle(handle: IPCAllocationHandle) -> tuple[Any, ...]:
    from multiprocessing import reduction

    warn_of_fork()
    return _received_handle, (reduction.DupFd(handle._open()), handle._uuid)


def _send_pool(pool: Any) -> tuple[Any, ...]:
    """A pool for multiprocessing: its class, and the arguments that map it."""
    warn_of_fork()
    return _received_pool, (type(pool), *pool._mapping_arguments())


def _received_pool(cls: Any, *arguments: Any) -> Any:
    return cls.from_allocation_handle(*arguments)


_sent: list[None] = []


def let_send() -> None:
    """Let multiprocessing send handles and pools, once."""
    if _sent:
        return
    from multiprocessing.reduction import register

    from .device_memory_resource import DeviceMemoryResource
    from .pinned_memory_resource import PinnedMemoryResource

    register(IPCAllocationHandle, _send_handle)
    register(DeviceMemoryResource, _send_pool)
    register(PinnedMemoryResource, _send_pool)
    _sent.append(None)


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
    @kept("_size", none=None)
    def size(self) -> int:
        """The size of the buffer, in bytes."""
        return self._size

    def __reduce__(self) -> tuple[Any, ...]:
        return IPCBufferDescriptor._init, (self._reserved, self._size)

    @compared()
    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not is_a(other, IPCBufferDescriptor):
            return NotImplemented
        return self._reserved == other._reserved and self._size == other._size

    def __hash__(self) -> int:
        return hash(self._reserved)

    def __repr__(self) -> str:
        return f"<IPCBufferDescriptor of {self._size} bytes>"


def _exported(pool: int, uuid: UUID | None) -> IPCAllocationHandle:
    """A file descriptor of a pool. C: cuMemPoolExportToShareableHandle."""
    name, descriptor = "cuMemPoolExportToShareableHandle", ctypes.c_int()
    made, statuses = IPCAllocationHandle._init(uuid), list[int]()
    exporting = map(typed(name), (ctypes.byref(descriptor),), (pool,), (int(handle_type()),), (0,))
    statuses += exporting
    if statuses[0]:
        fail(statuses[0], name)
    made._held.append(descriptor.value)  # right after the call: no exception of a signal handler comes between
    return made


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
                self._handle = _exported(pool._open().number, self.uuid)
            return self._handle

    def close(self) -> None:
        if self._handle is not None:
            self._handle.close()


def map_pool(cls: type[P], handle: Any, make: Callable[[Owned], P]) -> P:
    """This process's mapping of a pool by a file descriptor or IPCAllocationHandle: the registered one, or a new one,
    which ``make`` makes of the handle. C: cuMemPoolImportFromShareableHandle.
    """
    from ..device import all_facts
    from .pool import DESTROY

    uuid = handle.uuid if isinstance(handle, IPCAllocationHandle) else None
    if uuid is not None:
        known = known_pool(cls, uuid)
        if known is not None:
            return known
    elif not isinstance(handle, (int, IPCAllocationHandle)):
        given = class_name(handle)
        raise TypeError(f"alloc_handle: a file descriptor or an IPCAllocationHandle is expected, got {given}")
    descriptor = handle._open() if isinstance(handle, IPCAllocationHandle) else int(handle)
    os.fstat(descriptor)  # OSError for a bad file descriptor, before the driver uses it
    all_facts()  # this may be the first thing that a process does with the driver
    pool = make(owned_by(ender(DESTROY), None, "cuMemPoolImportFromShareableHandle", descriptor, int(handle_type()), 0))
    copied = pool._shared()._handle = IPCAllocationHandle._init(uuid)
    copied._held += map(os.dup, (descriptor,))  # one step for signal handlers
    return pool if uuid is None else register_pool(pool, uuid)


def register_pool(pool: P, uuid: UUID) -> P:
    """Let the mapping be found by the UUID. Returns the one that is found by it."""
    shared = pool._shared()
    with _lock:
        known = known_pool(type(pool), uuid)
        if known is None:
            if not shared.is_mapped and uuid != shared.uuid:
                raise RuntimeError(f"this {type(pool).__name__} is a pool of this process, with a UUID of its own")
            known = mapped[type(pool), uuid] = pool
            shared.uuid = uuid
    return known


def known_pool(cls: type[P], uuid: UUID) -> P | None:
    """The pool that is found by a UUID; None for one that is closed."""
    found: Any = mapped.get((cls, uuid))
    return None if found is None or found.is_closed else found


def registered_pool(cls: type[P], uuid: UUID) -> P:
    """The same. Raises RuntimeError if there is none."""
    found = known_pool(cls, uuid)
    if found is None:
        raise RuntimeError(
            f"no {cls.__name__} of UUID {uuid} was mapped in this process: send the resource by multiprocessing first, "
            "or use from_allocation_handle() and register()"
        )
    return found


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

    def __init__(self, key: tuple[int, bytes]) -> None:
        self.key = key
        self.address = ctypes.c_uint64()
        """0 until it is mapped."""
        self.users: set[int] = set()
        """The id() of each Use."""


class Use:
    """The part that a Buffer has in an Import. It ends when the Buffer is freed; or with this object, after an exception of a
    signal handler in between."""

    def __init__(self, shared: Import, free: Free, order: Any) -> None:
        self._shared = shared
        self._free = free
        self._order = order

    def free_by(self, free: Free, order: Any) -> Free:
        return lambda address, stream: self._end(free, stream)

    def _end(self, free: Free, stream: Any) -> int:
        shared = self._shared
        with _lock:  # also for the driver's part: another import would get the same address
            shared.users.discard(id(self))
            if shared.users or _imports.get(shared.key) is not shared:
                return 0
            taken: list[Any] = []
            taken += map(
                _imports.pop, (shared.key,), (None,)
            )  # no signal handler's exception comes between this and free()
            if taken == [None]:  # the collector freed it meanwhile
                return 0
            status = free(shared.address.value, stream) if shared.address.value else 0
            if status in UNDONE or status == NOT_PERMITTED:  # again, later
                shared.users.add(id(self))
                _imports[shared.key] = shared
            return status

    def __del__(self, ended: list[str] = ended) -> None:
        if not ended:
            self._end(self._free, self._order.number)


_imports: dict[tuple[int, bytes], Import] = {}


def import_buffer(cls: type[Buffer], mr: Any, descriptor: Any, stream: Any) -> Buffer:
    """See :meth:`Buffer.from_ipc_descriptor`."""
    from .pool import Pool

    if not isinstance(descriptor, IPCBufferDescriptor):
        raise TypeError(f"ipc_descriptor: an IPCBufferDescriptor is expected, got {class_name(descriptor)}")
    if not isinstance(mr, Pool):
        given = class_name(mr)
        raise TypeError(f"mr: a DeviceMemoryResource or PinnedMemoryResource is expected, got {given}")
    mr._shared()
    order, free = order_of(stream)
    pool = mr._open().number
    key = (pool, descriptor._reserved)
    data = driver.CUmemPoolPtrExportData()
    data.reserved = descriptor._reserved
    self: Buffer = new(cls)
    self._size = descriptor.size
    self._resource = mr
    self._stream = order
    self._owner = None
    self._facts = mr._facts

    def share() -> int:
        """The address of the memory, which another buffer may have imported."""
        shared = None
        while shared is None or _imports.get(key) is not shared:  # the collector may have freed its last buffer
            shared = _imports.setdefault(key, Import(key))
            use = Use(shared, free, order)
            self._more = {"ipc": descriptor, "import": use}
            self._free = use.free_by(free, order)
            self._address = 0  # from now on an exception, also of a signal handler, gives back what it uses
            shared.users.add(id(use))
            if not shared.address.value:
                status = typed("cuMemPoolImportPointer")(ctypes.byref(shared.address), pool, ctypes.byref(data))
                if status:
                    fail(status, "cuMemPoolImportPointer")
        return shared.address.value or 0

    with _lock:
        self._address = share()
    return self
