"""Memory: buffers, and the resources that they come from.

A ``resource`` allocates; ``pool`` is the base of those in the order of streams. A ``buffer`` is freed in an
``ordering``. ``ipc`` shares both with other processes; ``managed_operations`` and ``copy_batch`` work on many
buffers.
"""

from __future__ import annotations

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..device import Device
    from .resource import MemoryResource


def default_memory_resource(device: Device) -> MemoryResource:
    """The device's current pool, or a resource that calls cuMemAlloc on a device without pools: the default of
    :meth:`Device.allocate`.
    """
    from .._driver import driver

    if driver.cuDeviceGetAttribute(
        driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED, device.device_id
    ):
        from .device_memory_resource import DeviceMemoryResource

        return DeviceMemoryResource(device)
    from .synchronous_memory_resource import SynchronousMemoryResource

    return SynchronousMemoryResource(device)
