"""Memory: buffers, and the resources that they come from."""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..device import Device
    from .resource import MemoryResource


def default_memory_resource(device: Device) -> MemoryResource:
    """What :meth:`Device.allocate` takes memory from unless told otherwise: the device's current pool, or cuMemAlloc where
    the device has no pools."""
    from .._driver import driver

    if driver.cuDeviceGetAttribute(
        driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED, device.device_id
    ):
        from .device_memory_resource import DeviceMemoryResource

        return DeviceMemoryResource(device)
    from .synchronous_memory_resource import SynchronousMemoryResource

    return SynchronousMemoryResource(device)
