"""Memory that is allocated and freed without the order of a stream."""

from __future__ import annotations

from .._driver import driver
from ..stream import DEFAULT, stream_of
from .buffer import Buffer, check_size
from .resource import MemoryResource

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..device import Device
    from ..typing import DevicePointerType, IsStreamType


class SynchronousResource(MemoryResource):
    """What those resources share; the functions of C's differ."""

    __slots__ = ()

    _allocate_name: str
    _free_name: str

    def allocate(self, size: int, *, stream: IsStreamType | None = None) -> Buffer:
        """Memory of ``size`` bytes, at once: ``stream`` may be given as for other resources, and is not needed."""
        if stream is not None:
            stream_of(stream)
        check_size(size)
        address = int(getattr(driver, self._allocate_name)(size)) if size else 0
        return Buffer._init(address, size, self)  # type: ignore[no-any-return]

    def deallocate(self, ptr: DevicePointerType, size: int, *, stream: IsStreamType | None = None) -> None:
        """Wait until the work in ``stream`` is done, if it is given, and free the memory, which itself waits for all work of
        the current context."""
        if stream is not None:
            chosen = stream_of(stream)
            if chosen._open().number not in DEFAULT:
                chosen.sync()
        if size:
            getattr(driver, self._free_name)(ptr)

    @property
    def is_device_accessible(self) -> bool:
        """True."""
        return True


class SynchronousMemoryResource(SynchronousResource):
    """Takes memory of a device that has no pools (cuMemAlloc)."""

    __slots__ = ("_device_id",)

    _allocate_name = "cuMemAlloc"
    _free_name = "cuMemFree"

    def __init__(self, device_id: Device | int) -> None:
        from ..device import device_of

        self._device_id = device_of(device_id).device_id

    @property
    def is_host_accessible(self) -> bool:
        """False."""
        return False

    @property
    def device_id(self) -> int:
        """The device whose memory it is."""
        return self._device_id
