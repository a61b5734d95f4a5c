"""The connection of two GPUs, and their access to each other's memory."""

from __future__ import annotations

from ...bindings import nvml
from .device import handle_of
from .numbers import member_for, named, number_of
from .typing import GpuP2PCapsIndex, GpuP2PStatus, GpuTopologyLevel

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .device import Device


def get_topology_common_ancestor(device1: Device, device2: Device) -> GpuTopologyLevel:
    """The link between two devices; Linux only. C: nvmlDeviceGetTopologyCommonAncestor.

    Parameters
    ----------
    device1 : Device
        A device.
    device2 : Device
        Another device.

    Returns
    -------
    GpuTopologyLevel

    Raises
    ------
    NvmlError
        NVML refuses.
    TypeError
        An argument is not a Device.
    ValueError
        NVML gives a level that is unknown to this version.
    """
    number = nvml.device_get_topology_common_ancestor(handle_of(device1, "device1"), handle_of(device2, "device2"))
    return named(GpuTopologyLevel, number)


def get_p2p_status(device1: Device, device2: Device, index: GpuP2PCapsIndex | str) -> GpuP2PStatus:
    """Whether the first device has an ability with the second one's memory, and the reason if not. C:
    nvmlDeviceGetP2PStatus.

    Parameters
    ----------
    device1 : Device
        The one that acts.
    device2 : Device
        The owner of the memory.
    index : GpuP2PCapsIndex or str
        The ability.

    Returns
    -------
    GpuP2PStatus

    Raises
    ------
    NvmlError
        NVML refuses.
    TypeError
        An argument is not a Device.
    ValueError
        The ability is unknown.
    """
    number = nvml.device_get_p2p_status(
        handle_of(device1, "device1"), handle_of(device2, "device2"), number_of(GpuP2PCapsIndex, index, "index")
    )
    return member_for(GpuP2PStatus, number) or GpuP2PStatus.UNKNOWN
