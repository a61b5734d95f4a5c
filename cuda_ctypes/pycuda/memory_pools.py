"""Pools: freed memory is kept, and reused for allocations of about the same size."""

from __future__ import annotations

from ._core import ended
from ._driver import as_int
from .context import needed, pushed
from .device_memory import DeviceAllocation, mem_alloc
from .errors import LogicError, MemoryError
from .host_memory import HostPointer, mem_host_alloc, numpy_array

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .context import Context

KEPT_BITS = 4
"""Bits of a size that count besides the highest one: a block is at most a sixteenth too large."""


def bitlog2(size: int) -> int:
    """The position of the highest bit of a number; 0 for 0.

    Parameters
    ----------
    size : int
        The number.

    Returns
    -------
    int
    """
    return max(0, int(size).bit_length() - 1)


class Pool:
    """Base of the pools. Sizes are grouped into bins, each served by blocks of one size.

    The blocks live in the context that is current at the first allocation.
    """

    def __init__(self) -> None:
        self._context: Context | None = None
        self._held: dict[int, list[Any]] = {}
        """The free blocks by bin."""
        self._active: dict[int, tuple[Any, int, int]] = {}
        """The blocks in use, the sizes that the program asked for, and their bins. A reference here keeps a block out of garbage
        cycles with the program's object: the collector would free the block too, instead of returning it.
        """
        self._holding = True

    @property
    def held_blocks(self) -> int:
        """The number of free blocks that the pool keeps."""
        return sum(map(len, [*self._held.values()]))

    @property
    def active_blocks(self) -> int:
        """The number of blocks in use by the program."""
        return len(self._active)

    @property
    def managed_bytes(self) -> int:
        """The size of all blocks, free and in use, in bytes."""
        held = [block for blocks in [*self._held.values()] for block in [*blocks]]
        return sum(map(len, held)) + sum(len(block) for block, _, _ in [*self._active.values()])

    @property
    def active_bytes(self) -> int:
        """The sum of the sizes that the program asked for, of blocks in use, in bytes."""
        return sum(size for _, size, _ in [*self._active.values()])

    def _new(self, size: int) -> Any:
        """Allocate a block from the driver."""
        raise NotImplementedError

    def bin_number(self, size: int) -> int:
        """The bin of a size.

        Parameters
        ----------
        size : int
            Bytes.

        Returns
        -------
        int
        """
        exponent = bitlog2(size)
        shift = exponent - KEPT_BITS
        return exponent << KEPT_BITS | ((size >> shift if shift > 0 else size << -shift) & (1 << KEPT_BITS) - 1)

    def alloc_size(self, bin: int) -> int:
        """The size of a bin's blocks: the largest size in the bin.

        Parameters
        ----------
        bin : int
            The number of the bin.

        Returns
        -------
        int
            Bytes.
        """
        shift = (bin >> KEPT_BITS) - KEPT_BITS
        head = 1 << KEPT_BITS | bin & (1 << KEPT_BITS) - 1
        return (head + 1 << shift) - 1 if shift > 0 else head >> -shift

    def _take(self, size: int) -> tuple[Any, int]:
        """A block, and its bin."""
        if size < 1:
            raise LogicError(f"size is {size}, but must be at least 1")
        if self._context is None:
            self._context = needed()
        self._context._open()
        bin = self.bin_number(size)
        try:
            block = self._held.setdefault(bin, []).pop()
        except IndexError:
            block = pushed(self._context, self._newly, self.alloc_size(bin))
        return block, bin

    def _newly(self, size: int) -> Any:
        try:
            return self._new(size)
        except MemoryError:
            if not self.held_blocks:
                raise
        self.free_held()
        return self._new(size)

    def _give(self, owned: list[int]) -> int:
        """Take back the block whose id() is in the list. Returns the driver's status."""
        taken: list[Any] = []
        taken += map(self._active.pop, map(list.pop, (owned,)))  # one step for signal handlers
        block, _, bin = taken[0]
        if not self._holding:
            return block._end()  # type: ignore[no-any-return]
        self._held[bin].append(block)
        return 0

    def free_held(self) -> None:
        """Free all blocks that are not in use. C: cuMemFree, cuMemFreeHost."""
        for blocks in [*self._held.values()]:
            try:
                while True:
                    blocks.pop().free()
            except IndexError:  # none left; other threads may take some meanwhile
                pass

    def stop_holding(self) -> None:
        """Free all blocks that are not in use, and from now on each block as the program frees it. C: cuMemFree,
        cuMemFreeHost.
        """
        self._holding = False
        self.free_held()


class DeviceMemoryPool(Pool):
    """A pool of device memory."""

    def _new(self, size: int) -> DeviceAllocation:
        return mem_alloc(size)

    def allocate(self, size: int) -> PooledDeviceAllocation:
        """Take memory from the pool. It returns to it when it is freed, or with the last reference to it.
        C: cuMemAlloc, for new blocks.

        Parameters
        ----------
        size : int
            Bytes, at least 1.

        Returns
        -------
        PooledDeviceAllocation

        Raises
        ------
        LogicError
            The size is less than 1, no context is current at the first allocation, or the pool's context has ended.
        MemoryError
            The device has too little free memory, even after the pool's free blocks were freed.
        TypeError, OverflowError
            ``size`` is not an int, or does not fit 64 bits.
        """
        size = as_int(size, "size")
        return PooledDeviceAllocation._from(self, size)  # type: ignore[no-any-return]


class Pooled:
    """Base of memory that returns to a pool."""

    __slots__ = ()
    if TYPE_CHECKING:
        _owned: list[int]
        _size: int
        _pool: Any
        _block: Any

        def _free(self) -> None: ...

    @classmethod
    def _from(cls, pool: Pool, size: int) -> Any:
        block, bin = pool._take(size)
        self: Any = object.__new__(cls)
        self._pool, self._block, self._size = pool, block, size
        self._context, self._number, key = block._context, block._number, id(block)
        pool._active[key] = block, size, bin  # no exception of a signal handler comes between
        self._owned = [key]
        return self

    def _end(self) -> int:
        try:
            return self._pool._give(self._owned)  # type: ignore[no-any-return]
        except (IndexError, AttributeError):  # freed already, or never made
            return 0

    def free(self) -> None:
        """Return the memory to the pool. Doing it again does nothing."""
        self._free()

    def __del__(self, ended: list[str] = ended) -> None:
        if not ended:
            self._end()


class PooledDeviceAllocation(Pooled, DeviceAllocation):
    """Memory of a :class:`DeviceMemoryPool`."""

    __slots__ = ("_pool", "_block")


class PageLockedAllocator:
    """The options of a :class:`PageLockedMemoryPool`.

    Parameters
    ----------
    flags : int
        Of ``host_alloc_flags``; 0 for the defaults.
    """

    def __init__(self, flags: int = 0) -> None:
        self.flags = as_int(flags, "flags")


class PageLockedMemoryPool(Pool):
    """A pool of page-locked host memory.

    Parameters
    ----------
    allocator : PageLockedAllocator, optional
        The options of the allocations.
    """

    def __init__(self, allocator: PageLockedAllocator | None = None) -> None:
        super().__init__()
        self._flags = 0 if allocator is None else allocator.flags

    def _new(self, size: int) -> Any:
        return mem_host_alloc(size, self._flags)

    def allocate(self, shape: Any, dtype: Any, order: str = "C") -> Any:
        """A NumPy array in memory of the pool, uninitialized. C: cuMemHostAlloc, for new blocks.

        The memory returns to the pool with the array, or by its ``base.free()``.

        Parameters
        ----------
        shape : int or tuple of int
            The shape of the array, not empty.
        dtype : dtype or str
            The type of its elements.
        order : str
            The memory order: "C" or "F".

        Returns
        -------
        numpy.ndarray
            Its ``base`` is a PooledHostAllocation.

        Raises
        ------
        TypeError
            The dtype has Python objects.
        LogicError
            The array is empty, ``order`` is neither "C" nor "F", no context is current at the first allocation, or the pool's
            context has ended.
        MemoryError
            There is too little free memory, even after the pool's free blocks were freed.
        """
        return numpy_array(lambda size: PooledHostAllocation._from(self, size), shape, dtype, order)


class PooledHostAllocation(Pooled, HostPointer):
    """Memory of a :class:`PageLockedMemoryPool`."""

    __slots__ = ("_pool", "_block")
