"""The base of resources that take memory from a pool of the driver, in the order of streams."""

from __future__ import annotations

from struct import Struct
from struct import error as StructError

from ..._lazy import LazyModule
from .._driver import after_few, fail, filled, late, once
from ..errors import CUDAError
from ..lifetimes import Captured, Owned, ender, maker
from ..quick_properties import kept
from .buffer import Buffer, allocated, check_size, new
from .driver import driver
from .ordering import Bound, free_in_order, order_of
from .resource import MemoryResource

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, NoReturn
    from uuid import UUID

    from ..typing import DevicePointerType, IsStreamType
    from . import attributes as facts
    from .attributes import PoolAttributes
    from .ipc import IPCAllocationHandle
    from .resource import Facts
else:
    facts = LazyModule(globals(), "facts", ".attributes")

DESTROY = "cuMemPoolDestroy"
RELEASE_THRESHOLD = 4  # CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
PINNED, MANAGED = 1, 2
"""The values of CU_MEM_ALLOCATION_TYPE_..."""
PLACES = {"none": 0, "device": 1, "host": 2, "host_numa": 3}
"""The values of CU_MEM_LOCATION_TYPE_..."""
ANYWHERE, HOST = [Struct("2i").pack(PLACES[place], 0) for place in ("none", "host")]
"""CUmemLocations."""
pool_properties = Struct("4i8xQ56x").pack
"""A CUmemPoolProps: its members take 4 us to set, one by one, this 0.3."""


def _quicken_allocate() -> None:
    from ..quick_methods import quicken
    from .quick_allocation import allocate, others, quicken_freeing

    function = "cuMemAllocFromPoolAsync"
    quicken_freeing()
    quicken(Pool, "allocate", function, allocate, "size, *, stream", count=2, others=others(), again=True)


def _quicken_deallocate() -> None:
    from ..quick_methods import quicken
    from .quick_allocation import deallocate

    filled("cuMemFreeAsync")
    quicken(Pool, "deallocate", "cuMemFreeAsync", deallocate, "ptr, size, *, stream", count=3)


_another, _on_default_stream = after_few(_quicken_allocate), after_few(_quicken_allocate)
_deallocated = after_few(_quicken_deallocate)
free_async = late(globals(), "free_async", "cuMemFreeAsync")
get_attribute = late(globals(), "get_attribute", "cuMemPoolGetAttribute")


class Pool(MemoryResource):
    """A pool of memory (CUmemoryPool). Freed memory goes back to it when the stream gets there.

    Nothing is allocated on a stream that is captured: a :class:`GraphMemoryResource` allocates as part of the graph.
    """

    __slots__ = ("_pool", "_source", "_ipc", "_kind", "_attributes", "_facts")

    _pool: Owned | None
    """None once closed."""
    _source: int | None
    """The address of the CUmemoryPool; None if nothing can be allocated from it."""
    _ipc: Any
    """The sharing with other processes (ipc.Shared), or None."""
    _kind: type[Buffer]
    """The class of its buffers."""
    _attributes: PoolAttributes | None
    """None until somebody asks for them, and once closed."""
    _facts: Facts | None
    """Those of its buffers."""

    def _adopt(self, pool: Owned, facts: Facts | None, ipc: Any = None, kind: type[Buffer] = Buffer) -> None:
        """``facts`` as of :func:`.resource.facts_of`."""
        self._kind = kind
        self._pool = pool
        self._ipc = ipc
        self._attributes = None
        self._facts = facts
        self._source = None if ipc is not None and ipc.is_mapped else pool.number

    def allocate(self, size: int, *, stream: IsStreamType) -> Buffer:
        """Allocate memory. C: cuMemAllocFromPoolAsync.

        Parameters
        ----------
        size : int
            In bytes.
        stream : IsStreamType
            The stream in whose order the memory may be used.

        Returns
        -------
        Buffer

        Raises
        ------
        CUDAError
            There is no memory left.
        OverflowError
            ``size`` is negative, or 2**64 or more.
        RuntimeError
            The pool or the stream is closed, or the stream is captured.
        TypeError
            An argument has a wrong type, or the pool is another process's.
        """
        try:
            order = stream._owned if stream._made_in is not None else None  # type: ignore[attr-defined]
        except AttributeError:
            order = None
        elsewhere = order is None
        if order is None:  # a default stream, another library's, or no stream
            order, free = order_of(stream)
        else:
            free = free_async
        if order.__class__ is not Owned or elsewhere:
            if isinstance(stream, type):  # whose attributes are descriptors
                order_of(stream)
            refuse_captured(order)
        if size.__class__ is not int or not 0 <= size < 1 << 64:
            size = check_size(size)
        try:
            pool = self._source or self._refuse()
            buffer: Buffer = new(self._kind)
            buffer._size = size
            buffer._resource = self
            buffer._stream = order
            buffer._free = free
            buffer._owner = buffer._more = None
            buffer._facts = self._facts
            _another()
            if order.__class__ is Bound:
                _on_default_stream()
            allocated(buffer, "cuMemAllocFromPoolAsync", size, pool, order.number)
        except CUDAError as error:
            from .shortage import explained

            raise explained(error, size) from None
        return buffer

    def _place(self) -> str:
        """The place of its memory, for :func:`repr`."""
        return f"device={self.device_id}"

    def _about(self) -> str:
        pool, ipc = self._pool, self._ipc
        sharing = "" if ipc is None else " of another process" if ipc.is_mapped else " shared"
        return f"{self._place()} {'closed' if pool is None else f'pool={hex(pool.number)}'}{sharing}"

    def _refuse(self) -> NoReturn:
        self._open()
        raise TypeError(f"this {type(self).__name__} belongs to another process: only that one can allocate from it")

    def _open(self) -> Owned:
        pool = self._pool
        if pool is None:
            raise RuntimeError(f"this {type(self).__name__} is closed")
        return pool

    def deallocate(self, ptr: DevicePointerType, size: int, *, stream: IsStreamType) -> None:
        """Give memory back in the order of ``stream``; also after :meth:`close`. Buffers call it. C: cuMemFreeAsync.

        Parameters
        ----------
        ptr : int
            The address.
        size : int
            Not used.
        stream : IsStreamType
            The stream.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            ``stream`` is closed.
        TypeError
            ``stream`` is not a stream.
        """
        _deallocated()
        free_in_order(ptr, stream)

    def close(self) -> None:
        """Close the pool. One made for this resource is destroyed; its memory stays until all its buffers are freed.
        Closing again does nothing. C: cuMemPoolDestroy.
        """
        ipc, self._ipc = self._ipc, None
        pool, self._pool = self._pool, None
        self._source = self._attributes = None
        del pool  # only now: another thread may have allocated meanwhile
        if ipc is not None:
            ipc.close()

    @property
    @kept("_pool", none=True, other=False)
    def is_closed(self) -> bool:
        """Whether :meth:`close` was called."""
        return self._pool is None

    @property
    def handle(self) -> Any:
        """The CUmemoryPool; with address 0 once closed."""
        return driver.CUmemoryPool(0 if self._pool is None else self._pool.number)

    @property
    @kept("_pool", "_destroy", none=False, other=True)
    def is_handle_owned(self) -> bool:
        """Whether the pool was made for this resource, and ends with it; False once closed."""
        return self._pool is not None and self._pool._destroy is not None

    @property
    @kept("_attributes")
    def attributes(self) -> PoolAttributes:
        """The pool's settings, and its current size. Raises RuntimeError once closed."""
        made = self._attributes
        if made is None:
            made = self._attributes = facts.PoolAttributes(self._open())
        return made

    # Other processes.

    @property
    @kept("_ipc", none=False, other=True)
    def is_ipc_enabled(self) -> bool:
        """Whether other processes can use its memory; False once closed."""
        return self._ipc is not None

    @property
    @kept("_ipc", none=False, known={})
    def is_mapped(self) -> bool:
        """Whether it is another process's pool, from which nothing can be allocated here."""
        return self._ipc is not None and bool(self._ipc.is_mapped)

    @property
    def uuid(self) -> UUID | None:
        """The identity of the pool in all processes that share it; None if it is not shared, and once closed."""
        return None if self._ipc is None else self._ipc.uuid

    def _shared(self) -> Any:
        self._open()
        if self._ipc is None:
            raise RuntimeError(
                f"this {type(self).__name__} is not shared: it was not made with ipc_enabled=True, which other processes and "
                "pickles of its buffers need; copy_to() copies a buffer in this one"
            )
        return self._ipc

    @property
    def allocation_handle(self) -> IPCAllocationHandle:
        """A file descriptor to map the pool in another process; this resource keeps it open. Raises RuntimeError if the
        pool is closed or not shared. C: cuMemPoolExportToShareableHandle.
        """
        shared = self._ipc or self._shared()
        made = shared._handle
        return made if made is not None and made._held else shared.export(self)  # type: ignore[no-any-return]


class StreamCaptured(RuntimeError):
    """A pool was asked for memory in a stream that is captured."""


def is_captured(order: Any) -> bool:
    """Whether a stream is a graph builder's."""
    owned = getattr(order, "owned", order)  # of a default stream
    return owned.__class__ is Captured or owned.keep.__class__ is Captured


def refuse_captured(order: Any) -> None:
    """Raise StreamCaptured for a stream that is captured."""
    if is_captured(order):
        raise StreamCaptured(
            "a stream that is captured takes no memory from a pool: use a GraphMemoryResource, which allocates as part of "
            "the graph"
        )


def make_pool(allocation: int, place: int, location_id: int = 0, max_size: int = 0, ipc: bool = False) -> Owned:
    """A new CUmemoryPool. C: cuMemPoolCreate."""
    handle_types = 0
    if ipc:
        from .ipc import handle_type

        handle_types = int(handle_type())
    size = check_size(max_size, "max_size")
    try:
        properties = pool_properties(allocation, handle_types, place, location_id, size)
    except StructError:
        raise OverflowError(f"id: {location_id} does not fit, -2**31 to 2**31 - 1 does") from None
    return maker("cuMemPoolCreate", 1)(ender(DESTROY), None, properties)  # type: ignore[no-any-return]


_current: dict[int, Owned] = {}
"""Pools that nobody owns here, by their numbers."""


def unowned(number: int) -> Owned:
    """A pool that is not destroyed here."""
    return _current.get(number) or _current.setdefault(number, Owned(number))


def keep_memory(pool: int) -> None:
    """Let a pool keep its memory at each synchronization, unless somebody chose otherwise: by default the driver gives
    all of it back to the system, which makes the next allocation slow.
    """
    if not get_attribute(pool, RELEASE_THRESHOLD):
        status = once("cuMemPoolSetAttribute")(pool, RELEASE_THRESHOLD, b"\xff" * 8)
        if status:
            fail(status, "cuMemPoolSetAttribute")
