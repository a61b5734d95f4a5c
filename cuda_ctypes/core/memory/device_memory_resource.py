"""Memory of a device."""

from __future__ import annotations

from ..._lazy import LazyModule
from .._driver import late
from ..device import device_of
from ..lifetimes import Owned
from ..quick_properties import kept
from .pool import PINNED, PLACES, Pool, keep_memory, make_pool, unowned
from .shareable import Shareable, shared

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Iterable

    from ..device import Device
    from . import options as given
    from . import peer_access as peers
    from .ipc import IPCAllocationHandle
    from .options import DeviceMemoryResourceOptions
    from .peer_access import PeerAccessibleBySetProxy
else:
    given = LazyModule(globals(), "given", ".options")
    peers = LazyModule(globals(), "peers", ".peer_access")

__all__ = ["DeviceMemoryResource"]

DEVICE = PLACES["device"]
get_pool = late(globals(), "get_pool", "cuDeviceGetMemPool")


class DeviceMemoryResource(Pool, Shareable):
    """Memory of a device from a pool, in the order of streams. C: cuDeviceGetMemPool, cuMemPoolGetAttribute,
    cuMemPoolSetAttribute, cuMemPoolCreate.

    A pool made with ``ipc_enabled=True`` can be used by other processes: send the resource or its buffers by
    :mod:`multiprocessing`; or map it there by :attr:`allocation_handle` and :meth:`from_allocation_handle`, and open
    buffers by :attr:`Buffer.ipc_descriptor` and :meth:`Buffer.from_ipc_descriptor`. Nothing can be allocated from a
    mapping.

    Parameters
    ----------
    device_id : Device or int
        The device.
    options : DeviceMemoryResourceOptions or dict, optional
        Make a new pool. Default: the device's current pool, which closing does not end. If it has no release threshold, it
        keeps its memory from now on.

    Raises
    ------
    CUDAError
        The driver refuses.
    NotImplementedError
        ``ipc_enabled`` on another system than Linux.
    OverflowError
        ``max_size`` is negative, or 2**64 or more.
    TypeError, ValueError
        ``device_id`` is not a device, or an option is unknown.
    """

    __slots__ = ("_device_id",)

    def __init__(
        self, device_id: Device | int, options: DeviceMemoryResourceOptions | dict[str, Any] | None = None
    ) -> None:
        number = device_of(device_id)._device_id
        if options is None:
            pool = get_pool(number)
            keep_memory(pool)
            self._hold(number, unowned(pool))
            return
        chosen = given.chosen(given.DeviceMemoryResourceOptions, options)
        made = make_pool(PINNED, DEVICE, number, chosen.max_size, chosen.ipc_enabled)
        self._hold(number, made, shared(False) if chosen.ipc_enabled else None)

    def _hold(self, number: int, pool: Owned, ipc: Any = None) -> None:
        self._device_id = number
        self._adopt(pool, (number, True, False, False) if self.__class__ is DeviceMemoryResource else None, ipc)

    @property
    @kept("_device_id", none=None)
    def device_id(self) -> int:
        """The number of the memory's device."""
        return self._device_id

    @property
    def is_device_accessible(self) -> bool:
        """True."""
        return True

    @property
    def is_host_accessible(self) -> bool:
        """False."""
        return False

    @property
    def peer_accessible_by(self) -> PeerAccessibleBySetProxy:
        """The other devices that can use this pool's memory: a set of :class:`Device`, backed by the driver. May be set
        to Devices or numbers. Raises RuntimeError once closed, TypeError and ValueError for items that are not devices,
        ValueError for a device that cannot use it. C: cuMemPoolGetAccess, cuMemPoolSetAccess.
        """
        if self._pool is None:
            self._open()
        return peers.PeerAccessibleBySetProxy(self)

    @peer_accessible_by.setter
    def peer_accessible_by(self, devices: Iterable[Device | int]) -> None:
        self.peer_accessible_by.replace(devices)

    # Other processes.

    @classmethod
    def from_allocation_handle(
        cls, device_id: Device | int, alloc_handle: int | IPCAllocationHandle
    ) -> DeviceMemoryResource:
        """Map another process's pool of a device. C: cuMemPoolImportFromShareableHandle.

        Parameters
        ----------
        device_id : Device or int
            The device.
        alloc_handle : IPCAllocationHandle or int
            Its :attr:`allocation_handle`, or a file descriptor, which the caller closes.

        Returns
        -------
        DeviceMemoryResource

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
        TypeError, ValueError
            An argument has a wrong type, or there is no such device.
        """
        from .ipc import map_pool

        number = device_of(device_id)._device_id

        def make(pool: Owned) -> DeviceMemoryResource:
            self = cls.__new__(cls)
            self._hold(number, pool, shared(True))
            return self

        return map_pool(cls, alloc_handle, make)

    def _mapping_arguments(self) -> tuple[Any, ...]:
        return self._device_id, self.allocation_handle
