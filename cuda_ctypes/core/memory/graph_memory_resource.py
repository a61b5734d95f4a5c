"""Memory that belongs to graphs."""

from __future__ import annotations

import ctypes

from ...cu13.checked import driver as cu13_driver
from .._driver import entry, fail
from ..stream import stream_of
from .buffer import Buffer, new, size_argument
from .ordering import order_of
from .resource import MemoryResource

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..device import Device
    from ..typing import DevicePointerType, IsStreamType

__all__ = ["GraphMemoryResource"]

driver: Any = cu13_driver
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
        if not driver.cuStreamIsCapturing(stream.handle):  # type: ignore[attr-defined]
            raise RuntimeError("memory for graphs is allocated on a stream that is being captured; this one is not")
        order, free = order_of(stream)
        address = ctypes.c_uint64()
        argument = size_argument(size)
        status = entry("cuMemAllocAsync")(ctypes.byref(address), argument, order.argument)
        if status:
            fail(status, "cuMemAllocAsync")
        buffer: Buffer = new(Buffer)
        buffer._address = address.value
        buffer._size = int(size)
        buffer._resource = self
        buffer._stream = order
        buffer._free = free
        buffer._more = None
        return buffer

    def deallocate(self, ptr: DevicePointerType, size: int, *, stream: IsStreamType) -> None:
        """Free memory in the order of ``stream`` (cuMemFreeAsync): in the graph, or after it. Buffers do it themselves."""
        order, free = order_of(stream)
        status = free(ctypes.c_uint64(int(ptr or 0)), order.argument)
        if status:
            fail(status, "cuMemFreeAsync")

    def close(self) -> None:
        """Does nothing: it is the device's own."""

    def trim(self) -> None:
        """Give back to the system what the device keeps for graphs and does not use (cuDeviceGraphMemTrim)."""
        driver.cuDeviceGraphMemTrim(self._device_id)

    @property
    def attributes(self) -> GraphMemoryResourceAttributes:
        """How much memory the device's graphs hold."""
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


class GraphMemoryResourceAttributes:
    """What the driver tells of the memory of a device's graphs, asked each time (cuDeviceGetGraphMemAttribute)."""

    __slots__ = ("_device_id",)

    def __init__(self, device_id: int) -> None:
        self._device_id = device_id

    def _get(self, name: str) -> int:
        attribute = getattr(driver.CUgraphMem_attribute, f"CU_GRAPH_MEM_ATTR_{name.upper()}")
        return int(driver.cuDeviceGetGraphMemAttribute(self._device_id, attribute))

    def _reset(self, name: str, value: int) -> None:
        if value != 0:
            raise ValueError(f"{name} can only be set to 0, which makes it what is current")
        attribute = getattr(driver.CUgraphMem_attribute, f"CU_GRAPH_MEM_ATTR_{name.upper()}")
        driver.cuDeviceSetGraphMemAttribute(self._device_id, attribute, 0)

    @property
    def reserved_mem_current(self) -> int:
        """Bytes that are held."""
        return self._get("reserved_mem_current")

    @property
    def reserved_mem_high(self) -> int:
        """The most bytes that were held; setting it to 0 makes it what is held now."""
        return self._get("reserved_mem_high")

    @reserved_mem_high.setter
    def reserved_mem_high(self, value: int) -> None:
        self._reset("reserved_mem_high", value)

    @property
    def used_mem_current(self) -> int:
        """Bytes that are in use."""
        return self._get("used_mem_current")

    @property
    def used_mem_high(self) -> int:
        """The most bytes that were in use; setting it to 0 makes it what is in use now."""
        return self._get("used_mem_high")

    @used_mem_high.setter
    def used_mem_high(self, value: int) -> None:
        self._reset("used_mem_high", value)

    def __repr__(self) -> str:
        names = sorted(name for name in vars(type(self)) if name.endswith(("_current", "_high")))
        return f"GraphMemoryResourceAttributes({', '.join(f'{name}={getattr(self, name)}' for name in names)})"
