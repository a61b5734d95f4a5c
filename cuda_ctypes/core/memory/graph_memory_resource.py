"""Memory that belongs to graphs."""

from __future__ import annotations

from .._driver import entry
from ..stream import stream_of
from .buffer import Buffer, check_size, made
from .driver import driver
from .ordering import free_in_order, order_of
from .resource import MemoryResource

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..device import Device
    from ..typing import DevicePointerType, IsStreamType
    from .attributes import GraphMemoryResourceAttributes

__all__ = ["GraphMemoryResource"]

_resources: dict[int, GraphMemoryResource] = {}


class GraphMemoryResource(MemoryResource):
    """Takes memory while work on a device is captured: allocating and freeing become nodes of the graph.

    There is one for each device. Raises RuntimeError where the stream is not being captured.
    """

    __slots__ = ("_device_id",)

    _device_id: int

    def __new__(cls, device_id: Device | int) -> GraphMemoryResource:
        from ..device import device_of

        number = device_of(device_id).device_id
        found = _resources.get(number)
        if found is None:
            found = super().__new__(cls)
            found._device_id = number
            found = _resources.setdefault(number, found)
        return found

    def allocate(self, size: int, *, stream: IsStreamType) -> Buffer:
        """Memory of ``size`` bytes that the graph allocates when it gets there (cuMemAllocAsync)."""
        stream = stream_of(stream)
        if not driver.cuStreamIsCapturing(stream.handle):
            raise RuntimeError("memory for graphs is allocated on a stream that is being captured; this one is not")
        order, free = order_of(stream)
        address = entry("cuMemAllocAsync")(check_size(size), order.number)
        return made(Buffer, address, int(size), self, order, free)  # type: ignore[no-any-return]

    def deallocate(self, ptr: DevicePointerType, size: int, *, stream: IsStreamType) -> None:
        """Free memory in the order of ``stream`` (cuMemFreeAsync): in the graph, or after it. Buffers do it themselves."""
        free_in_order(ptr, stream)

    def close(self) -> None:
        """Does nothing: it is the device's own."""

    def trim(self) -> None:
        """Give back to the system what the device keeps for graphs and does not use (cuDeviceGraphMemTrim)."""
        driver.cuDeviceGraphMemTrim(self._device_id)

    @property
    def attributes(self) -> GraphMemoryResourceAttributes:
        """How much memory the device's graphs hold."""
        from .attributes import GraphMemoryResourceAttributes

        return GraphMemoryResourceAttributes(self._device_id)

    @property
    def device_id(self) -> int:
        """The device whose memory it is."""
        return self._device_id

    @property
    def is_device_accessible(self) -> bool:
        """True."""
        return True

    @property
    def is_host_accessible(self) -> bool:
        """False."""
        return False

    def __reduce__(self) -> tuple[Any, ...]:
        return GraphMemoryResource, (self._device_id,)
