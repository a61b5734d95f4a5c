"""Memory that belongs to graphs."""

from __future__ import annotations

from ..._lazy import LazyModule
from .._driver import late
from ..lifetimes import Captured
from ..quick_properties import kept
from .buffer import Buffer, allocated, check_size, made
from .driver import driver
from .ordering import free_in_order, order_of
from .resource import MemoryResource

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .. import device as devices
    from ..device import Device
    from ..typing import DevicePointerType, IsStreamType
    from . import attributes as facts
    from .attributes import GraphMemoryResourceAttributes
else:
    devices = LazyModule(globals(), "devices", "..device")
    facts = LazyModule(globals(), "facts", ".attributes")

__all__ = ["GraphMemoryResource"]

is_capturing = late(globals(), "is_capturing", "cuStreamIsCapturing")
_resources: dict[int, GraphMemoryResource] = {}


class GraphMemoryResource(MemoryResource):
    """Memory for work that is captured: allocating and freeing become nodes of the graph. There is one object for each
    device.

    Parameters
    ----------
    device_id : Device or int
        The device.

    Raises
    ------
    TypeError, ValueError
        ``device_id`` is not a device.
    """

    __slots__ = ("_device_id", "__dict__")

    _device_id: int

    def __new__(cls, device_id: Device | int) -> GraphMemoryResource:
        number = device_id if device_id.__class__ is int else devices.device_of(device_id)._device_id
        found = _resources.get(number)
        if found is None:
            number = devices.device_of(device_id)._device_id
            found = super().__new__(cls)
            found._device_id = number
            found = _resources.setdefault(number, found)
        return found

    def allocate(self, size: int, *, stream: IsStreamType) -> Buffer:
        """Allocate memory in the graph that is captured. C: cuMemAllocAsync, cuStreamIsCapturing.

        Parameters
        ----------
        size : int
            In bytes.
        stream : IsStreamType
            A stream that is captured.

        Returns
        -------
        Buffer

        Raises
        ------
        CUDAError
            The driver refuses.
        OverflowError
            ``size`` is negative, or 2**64 or more.
        RuntimeError
            The stream is not captured, or closed.
        TypeError
            An argument has a wrong type.
        """
        order, free = order_of(stream)
        if order.__class__ is not Captured and not is_capturing(order.number):
            raise RuntimeError("memory for graphs is allocated on a stream that is being captured; this one is not")
        allocated_in = getattr(type(stream), "_allocated", None)  # of a GraphBuilder
        if allocated_in is not None:
            allocated_in()
        size = check_size(size)
        buffer: Buffer = made(Buffer, None, size, self, order, free)
        allocated(buffer, "cuMemAllocAsync", size, order.number)
        return buffer

    def deallocate(self, ptr: DevicePointerType, size: int, *, stream: IsStreamType) -> None:
        """Free memory in the order of ``stream``, in the graph or after it. Buffers call it. C: cuMemFreeAsync.

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
        free_in_order(ptr, stream)

    def close(self) -> None:
        """Does nothing: the memory is the device's own."""

    def trim(self) -> None:
        """Give unused memory of graphs back to the system. C: cuDeviceGraphMemTrim.

        Raises
        ------
        CUDAError
            The driver refuses.
        """
        driver.cuDeviceGraphMemTrim(self._device_id)

    @property
    def attributes(self) -> GraphMemoryResourceAttributes:
        """The amounts of memory that the device's graphs hold. C: cuDeviceGetGraphMemAttribute."""
        return facts.GraphMemoryResourceAttributes(self._device_id)

    def _about(self) -> str:
        return f"device={self._device_id}"

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

    def __reduce__(self) -> tuple[Any, ...]:
        return GraphMemoryResource, (self._device_id,)
