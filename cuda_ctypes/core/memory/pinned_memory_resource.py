"""Memory of the host that devices can use: page-locked."""

from __future__ import annotations

from ..._lazy import LazyModule
from .._driver import as_int, late, once
from ..device import all_facts
from ..lifetimes import Owned, call_relaxed
from ..quick_properties import kept
from .driver import driver
from .peer_access import READWRITE, give_to_all, may_use, set_access
from .pool import HOST, PINNED, PLACES, Pool, make_pool, unowned
from .shareable import Shareable, shared
from .synchronous_memory_resource import SynchronousResource

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, NoReturn

    from . import options as given
    from .ipc import IPCAllocationHandle
    from .options import PinnedMemoryResourceOptions
else:
    given = LazyModule(globals(), "given", ".options")

__all__ = ["LegacyPinnedMemoryResource", "PinnedMemoryResource"]

FACTS = -1, True, True, False
"""Of its buffers."""
get_pool = late(globals(), "get_pool", "cuMemGetMemPool")


class PinnedMemoryResource(Pool, Shareable):
    """Page-locked memory of the host from a pool, in the order of streams; all devices and Python can use it.

    The device must support pools of the host's memory: ``Device.properties.host_memory_pools_supported``, for a NUMA node's
    memory ``host_numa_memory_pools_supported``. :class:`LegacyPinnedMemoryResource` works without. Shared with other
    processes like :class:`DeviceMemoryResource`. C: cuMemGetMemPool (since CUDA 13.0), cuMemPoolCreate, cuMemPoolSetAccess.

    Parameters
    ----------
    options : PinnedMemoryResourceOptions or dict, optional
        Make a new pool. Default: the host's current pool, which closing does not end.

    Raises
    ------
    CUDAError
        The driver refuses.
    FunctionNotFoundError
        The current pool with a driver before CUDA 13.0 (of ``cuda_ctypes.errors``).
    NotImplementedError
        ``ipc_enabled`` on another system than Linux.
    OverflowError
        ``max_size`` or ``numa_id`` is out of range.
    RuntimeError
        The current device has no nearest NUMA node.
    TypeError
        An option is unknown, or a number is not an int.
    ValueError
        ``numa_id`` is negative.
    """

    __slots__ = ("_numa_id",)

    def __init__(self, options: PinnedMemoryResourceOptions | dict[str, Any] | None = None) -> None:
        self._numa_id = -1
        if options is None:
            number = get_pool(HOST, PINNED)
            pool = _given.get(number) or call_relaxed(_give_once, number)  # a stream of this thread may be capturing
            self._adopt(pool, FACTS if self.__class__ is PinnedMemoryResource else None)
            return
        chosen = given.chosen(given.PinnedMemoryResourceOptions, options)
        if chosen.numa_id is not None:
            self._numa_id = as_int(chosen.numa_id, "numa_id")
            if self._numa_id < 0:
                raise ValueError(f"numa_id is {self._numa_id}, but NUMA nodes are numbered from 0 on")
        elif chosen.ipc_enabled:
            self._numa_id = nearest_numa_node()
        place, node = (PLACES["host"], 0) if self._numa_id < 0 else (PLACES["host_numa"], self._numa_id)
        pool = make_pool(PINNED, place, node, chosen.max_size, chosen.ipc_enabled)
        give_to_all(pool.number)
        facts = FACTS if self.__class__ is PinnedMemoryResource else None
        self._adopt(pool, facts, shared(False) if chosen.ipc_enabled else None)

    @property
    @kept("_numa_id", none=None)
    def numa_id(self) -> int:
        """The NUMA node of the memory; -1 if the operating system chooses."""
        return self._numa_id

    def _place(self) -> str:
        return "host" if self._numa_id < 0 else f"numa_id={self._numa_id}"

    @property
    def device_id(self) -> int:
        """-1: it is on no device."""
        return -1

    @property
    def is_device_accessible(self) -> bool:
        """True."""
        return True

    @property
    def is_host_accessible(self) -> bool:
        """True."""
        return True

    # Other processes.

    @classmethod
    def from_allocation_handle(cls, alloc_handle: int | IPCAllocationHandle) -> PinnedMemoryResource:
        """Map another process's pool. C: cuMemPoolImportFromShareableHandle.

        Parameters
        ----------
        alloc_handle : IPCAllocationHandle or int
            Its :attr:`allocation_handle`, or a file descriptor, which the caller closes.

        Returns
        -------
        PinnedMemoryResource

        Raises
        ------
        CUDAError
            The driver refuses.
        OSError
            It is not an open file descriptor.
        OverflowError
            The number is too large for a file descriptor.
        RuntimeError
            The handle is closed.
        TypeError
            ``alloc_handle`` has a wrong type.
        """
        from .ipc import map_pool

        def make(pool: Owned) -> PinnedMemoryResource:
            give_to_devices(pool.number)
            self = cls.__new__(cls)
            self._numa_id = -1
            self._adopt(pool, FACTS if cls is PinnedMemoryResource else None, shared(True))
            return self

        return map_pool(cls, alloc_handle, make)

    def _mapping_arguments(self) -> tuple[Any, ...]:
        return (self.allocation_handle,)


class LegacyPinnedMemoryResource(SynchronousResource):
    """Page-locked memory of the host, which devices and Python can use, without pools. C: cuMemAllocHost, cuMemFreeHost."""

    __slots__ = ("__dict__",)

    _allocate_name = "cuMemAllocHost"
    _free_name = "cuMemFreeHost"

    @property
    def is_host_accessible(self) -> bool:
        """True."""
        return True

    def _about(self) -> str:
        return "host"

    @property
    def device_id(self) -> NoReturn:
        """Raises RuntimeError: the memory is on no device."""
        raise RuntimeError("page-locked memory is on the host: it belongs to no device")


_given: dict[int, Owned] = {}
"""The host's default pool, which lasts, once every device may use its memory."""


def _give_once(number: int) -> Owned:
    """A pool that nobody owns, whose memory every device may use."""
    give_to_devices(number)
    pool = unowned(number)
    if number == once("cuMemGetDefaultMemPool", 0)(HOST, PINNED):  # 0 if the driver does not tell
        _given[number] = pool
    return pool


def give_to_devices(pool: int) -> None:
    """Let every device use the memory of a host pool. C: cuMemPoolSetAccess."""
    missing = [number for number in range(len(all_facts())) if not may_use(pool, number)]
    if missing:
        set_access(pool, [(number, READWRITE) for number in missing])


def nearest_numa_node() -> int:
    """The host's NUMA node nearest to the current device. Raises RuntimeError if there is none."""
    from ..context import current_context

    attribute = driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID
    node = int(driver.cuDeviceGetAttribute(attribute, current_context()._device_id))
    if node < 0:
        raise RuntimeError("the current device has no nearest NUMA node: pass one")
    return node
