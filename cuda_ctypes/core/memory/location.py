"""A Device or Host as the driver takes and gives it."""

from __future__ import annotations

from ..._floor.cuda_version import version_text
from .._driver import driver_version
from ..device import Device
from .driver import driver
from .host import Host

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


LOCATED = 12020
"""Since CUDA 12.2, drivers take a CUmemLocation; older ones a device, or -1 for the host."""
BATCHES = 13000
"""The first CUDA version whose driver has batches."""
HOST, NOWHERE = -1, -2  # CU_DEVICE_CPU, CU_DEVICE_INVALID


def check_location(value: Any) -> Device | Host:
    """Raises ValueError for None; TypeError for anything but a Device or Host, and for a host that the driver cannot
    express.
    """
    if value is None:
        raise ValueError("location: a Device or Host is required, got None")
    if not isinstance(value, (Device, Host)):
        raise TypeError(f"location: a Device or Host is expected, got {type(value).__name__}")
    if not is_plain(value) and driver_version() < LOCATED:
        raise TypeError(
            f"{value} needs a driver of CUDA {version_text(LOCATED)} or newer, this one is of CUDA "
            f"{version_text(driver_version())}: use Host()"
        )
    return value


def is_plain(value: Device | Host) -> bool:
    """Whether it is a device or the whole host."""
    return not isinstance(value, Host) or (value.numa_id is None and not value.is_numa_current)


def location_of(value: Any) -> Any:
    """The CUmemLocation of a Device or Host. Raises as :func:`check_location`."""
    cls = value.__class__
    key = value._device_id if cls is Device else value if cls is Host else None
    found = _known.get(key)
    if found is None:
        found = _made(value)
        if key is not None:
            _known[key] = found
    return found


_known: dict[Any, Any] = {}
"""The CUmemLocation of each Host, and of each device by its number."""


def _made(value: Any) -> Any:
    kinds = driver.CUmemLocationType
    place = check_location(value)
    if not isinstance(place, Host):
        return driver.CUmemLocation(type=kinds.CU_MEM_LOCATION_TYPE_DEVICE, id=place.device_id)
    if place.is_numa_current:
        return driver.CUmemLocation(type=kinds.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT)
    if place.numa_id is not None:
        return driver.CUmemLocation(type=kinds.CU_MEM_LOCATION_TYPE_HOST_NUMA, id=place.numa_id)
    return driver.CUmemLocation(type=kinds.CU_MEM_LOCATION_TYPE_HOST)


def ordinal_of(value: Any) -> int:
    """The number of a Device or Host for drivers before CUDA 12.2."""
    place = check_location(value)
    return HOST if isinstance(place, Host) else place.device_id


def place_of(ordinal: int) -> Device | Host:
    """The Device or Host of a number from the driver."""
    return Host() if ordinal == HOST else Device(ordinal)
