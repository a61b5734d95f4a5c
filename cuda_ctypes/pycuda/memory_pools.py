"""Pools: memory that was freed is kept, and given again to who asks for about as much."""

from __future__ import annotations

from ..core.lifetimes import ended
from ._driver import as_int
from .device_memory import DeviceAllocation, mem_alloc
from .errors import LogicError, MemoryError
from .host_memory import HostPointer, mem_host_alloc, numpy_array

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

KEPT_BITS = 4
"""Behind its first bit, of the size that a block is rounded to: it is at most a sixteenth too large."""


def bitlog2(size: int) -> int:
    """The position of the highest bit."""
    return max(0, int(size).bit_length() - 1)


class Pool:
    """Blocks by their bins: numbers for sizes that are served by blocks of one size."""

    def __init__(self) -> None:
        self._bins: dict[int, list[Any]] = {}
        self._holding = True
        self.held_blocks = 0
        """Blocks that are kept."""
        self.active_blocks = 0
        """Blocks that the program has."""
        self.managed_bytes = 0
        """Bytes of both."""
        self.active_bytes = 0
        """Bytes that the program asked for."""

    def _new(self, size: int) -> Any:
        """A block from the driver."""
        raise NotImplementedError

    def bin_number(self, size: int) -> int:
        """The bin for ``size`` bytes."""
        exponent = bitlog2(size)
        shift = exponent - KEPT_BITS
        return exponent << KEPT_BITS | ((size >> shift if shift > 0 else size << -shift) & (1 << KEPT_BITS) - 1)

    def alloc_size(self, bin: int) -> int:
        """How many bytes each block of a bin has: as many as the largest that it is for."""
        shift = (bin >> KEPT_BITS) - KEPT_BITS
        head = 1 << KEPT_BITS | bin & (1 << KEPT_BITS) - 1
        return (head + 1 << shift) - 1 if shift > 0 else head >> -shift

    def _take(self, size: int) -> Any:
        if size < 1:
            raise LogicError(f"size is {size}, but must be at least 1")
        bin = self.bin_number(size)
        try:
            block = self._bins.setdefault(bin, []).pop()
            self.held_blocks -= 1
        except IndexError:
            block = self._newly(self.alloc_size(bin))
            self.managed_bytes += len(block)
        self.active_blocks += 1
        self.active_bytes += size
        return block

    def _newly(self, size: int) -> Any:
        try:
            return self._new(size)
        except MemoryError:
            if not self.held_blocks:
                raise
        self.free_held()
        return self._new(size)

    def _give(self, block: Any, size: int) -> None:
        """Take a block back, of which ``size`` bytes were asked for."""
        self.active_blocks -= 1
        self.active_bytes -= size
        if self._holding:
            self._bins[self.bin_number(size)].append(block)
            self.held_blocks += 1
        else:
            self.managed_bytes -= len(block)
            block.free()

    def free_held(self) -> None:
        """Free all blocks that are kept."""
        for blocks in self._bins.values():
            while blocks:
                block = blocks.pop()
                self.held_blocks -= 1
                self.managed_bytes -= len(block)
                block.free()

    def stop_holding(self) -> None:
        """Free all blocks that are kept, and keep none from now on."""
        self._holding = False
        self.free_held()


class DeviceMemoryPool(Pool):
    """A pool of memory of the device, in the context that is current when a block is first needed."""

    def _new(self, size: int) -> DeviceAllocation:
        return mem_alloc(size)

    def allocate(self, size: int) -> PooledDeviceAllocation:
        """Memory of ``size`` bytes, which goes back to the pool when it is freed, or nothing refers to it any more."""
        size = as_int(size, "size")
        return PooledDeviceAllocation._from(self, self._take(size), size)  # type: ignore[no-any-return]


class Pooled:
    """Base of what goes back to a pool."""

    __slots__ = ()
    if TYPE_CHECKING:
        _owned: list[int]
        _size: int
        _pool: Any
        _block: Any

    @classmethod
    def _from(cls, pool: Pool, block: Any, size: int) -> Any:
        self: Any = object.__new__(cls)
        self._pool, self._block, self._size = pool, block, size
        self._context, self._number, self._owned = block._context, block._number, [block._number]
        return self

    def _end(self) -> int:
        try:
            self._owned.pop()
        except (IndexError, AttributeError):
            return 0
        self._pool._give(self._block, self._size)
        return 0

    def free(self) -> None:
        """Give it back to the pool. Doing so again does nothing."""
        self._end()

    def __del__(self, ended: list[str] = ended) -> None:
        if not ended:
            self._end()


class PooledDeviceAllocation(Pooled, DeviceAllocation):
    """Memory of a :class:`DeviceMemoryPool`."""

    __slots__ = ("_pool", "_block")


class PageLockedAllocator:
    """How a :class:`PageLockedMemoryPool` allocates: ``flags`` are of ``host_alloc_flags``."""

    def __init__(self, flags: int = 0) -> None:
        self.flags = as_int(flags, "flags")


class PageLockedMemoryPool(Pool):
    """A pool of page-locked memory of the host."""

    def __init__(self, allocator: PageLockedAllocator | None = None) -> None:
        super().__init__()
        self._flags = 0 if allocator is None else allocator.flags

    def _new(self, size: int) -> Any:
        return mem_host_alloc(size, self._flags)

    def allocate(self, shape: Any, dtype: Any, order: str = "C") -> Any:
        """A NumPy array of page-locked memory, which goes back to the pool with the array, or by its ``base.free()``."""
        return numpy_array(lambda size: PooledHostAllocation._from(self, self._take(size), size), shape, dtype, order)


class PooledHostAllocation(Pooled, HostPointer):
    """Memory of a :class:`PageLockedMemoryPool`."""

    __slots__ = ("_pool", "_block")
