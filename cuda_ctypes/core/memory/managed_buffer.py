"""Managed memory: one address for all devices and the host, its pages where they are used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableSet

from .._driver import driver_version
from ..device import Device
from .buffer import Buffer
from .driver import driver
from .host import Host
from .location import LOCATED, NOWHERE, check_location, is_plain, place_of
from .managed_operations import advise, discard, discard_prefetch, prefetch

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..typing import DevicePointerType, IsStreamType
    from .resource import MemoryResource

__all__ = ["ManagedBuffer"]


class ManagedBuffer(Buffer):
    """Managed memory and advice about its use, which the driver keeps. Made by :meth:`ManagedMemoryResource.allocate`, or
    by :meth:`from_handle` for memory that was allocated elsewhere.

    Advice raises CUDAError where the device has no managed memory of this kind, and RuntimeError once closed.
    """

    __slots__ = ()

    @classmethod
    def from_handle(
        cls,
        ptr: DevicePointerType,
        size: int,
        mr: MemoryResource | None = None,
        owner: object | None = None,
        *,
        stream: IsStreamType | None = None,
    ) -> ManagedBuffer:
        """Managed memory of ``size`` bytes that was allocated elsewhere: as :meth:`Buffer.from_handle`."""
        made: ManagedBuffer = cls._init(ptr, size, mr=mr, owner=owner, stream=stream)
        return made

    @property
    def read_mostly(self) -> bool:
        """Whether each device that reads it may have a copy of its own; writing it is slow then. Settable (cuMemAdvise)."""
        return bool(_known(self, driver.CUmem_range_attribute.CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY))

    @read_mostly.setter
    def read_mostly(self, value: bool) -> None:
        advices = driver.CUmem_advise
        advise(self, advices.CU_MEM_ADVISE_SET_READ_MOSTLY if value else advices.CU_MEM_ADVISE_UNSET_READ_MOSTLY)

    @property
    def preferred_location(self) -> Device | Host | None:
        """Where it stays unless it must move: a :class:`Device`, a :class:`Host` or None. Settable (cuMemAdvise).

        Drivers before CUDA 12.2 know the host only as a whole: setting one of its NUMA nodes raises TypeError.
        """
        attributes = driver.CUmem_range_attribute
        if driver_version() < LOCATED:
            ordinal = _known(self, attributes.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION)
            return None if ordinal == NOWHERE else place_of(ordinal)
        kinds = driver.CUmemLocationType
        kind = _known(self, attributes.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE)
        if kind == kinds.CU_MEM_LOCATION_TYPE_HOST:
            return Host()
        if kind == kinds.CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT:
            return Host.numa_current()
        if kind not in (kinds.CU_MEM_LOCATION_TYPE_DEVICE, kinds.CU_MEM_LOCATION_TYPE_HOST_NUMA):
            return None
        number = _known(self, attributes.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID)
        return Host(number) if kind == kinds.CU_MEM_LOCATION_TYPE_HOST_NUMA else Device(number)

    @preferred_location.setter
    def preferred_location(self, value: Device | Host | None) -> None:
        advices = driver.CUmem_advise
        if value is None:
            advise(self, advices.CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION)
        else:
            advise(self, advices.CU_MEM_ADVISE_SET_PREFERRED_LOCATION, value)

    @property
    def accessed_by(self) -> AccessedBySetProxy:
        """The devices, and perhaps the host, for which it stays mapped wherever it is: a set that is the driver's own, and
        may be assigned a new one (cuMemAdvise)."""
        self._open()
        return AccessedBySetProxy(self)

    @accessed_by.setter
    def accessed_by(self, locations: Iterable[Device | Host]) -> None:
        self._open()
        wanted = {_accessor(location) for location in locations}  # all of them are looked at before any is set
        present = self.accessed_by
        for location in set(present) - wanted:
            present.discard(location)
        for location in wanted - set(present):
            present.add(location)

    def prefetch(self, location: Device | Host, *, stream: IsStreamType) -> None:
        """Move it to a device or the host, in the order of ``stream`` (cuMemPrefetchAsync)."""
        prefetch(self, location, stream)

    def discard(self, *, stream: IsStreamType) -> None:
        """Drop its contents, in the order of ``stream``: until it is written again, reading it gives anything
        (cuMemDiscardBatchAsync). Raises NotImplementedError with a driver before CUDA 13.0."""
        discard(self, stream)

    def discard_prefetch(self, location: Device | Host, *, stream: IsStreamType) -> None:
        """Drop its contents and give it memory at ``location``, in the order of ``stream``, without moving any data
        (cuMemDiscardAndPrefetchBatchAsync). Raises NotImplementedError with a driver before CUDA 13.0."""
        discard_prefetch(self, location, stream)


class AccessedBySetProxy(MutableSet["Device | Host"]):
    """The locations that access a managed buffer: asked of the driver and told the driver each time.

    ``&``, ``|`` and the like give plain sets. The driver does not tell NUMA nodes apart here: the host is ``Host()``.
    """

    __slots__ = ("_buffer",)

    def __init__(self, buf: ManagedBuffer) -> None:
        self._buffer = buf

    @classmethod
    def _from_iterable(cls, it: Iterable[Any]) -> set[Any]:
        return set(it)

    def _locations(self) -> list[Device | Host]:
        self._buffer._open()
        size = 4 * (int(driver.cuDeviceGetCount()) + 1)  # of int: every device and the host
        attribute = driver.CUmem_range_attribute.CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY
        found = driver.cuMemRangeGetAttribute(size, attribute, self._buffer.handle, self._buffer.size)
        return [place_of(ordinal) for ordinal in found if ordinal != NOWHERE]

    def __contains__(self, location: object) -> bool:
        return isinstance(location, (Device, Host)) and location in self._locations()

    def __iter__(self) -> Iterator[Device | Host]:
        return iter(self._locations())

    def __len__(self) -> int:
        return len(self._locations())

    def add(self, location: Device | Host) -> None:
        """Raises ValueError for a NUMA node: only the host as a whole can be told."""
        advise(self._buffer, driver.CUmem_advise.CU_MEM_ADVISE_SET_ACCESSED_BY, _accessor(location))

    def discard(self, location: Device | Host) -> None:
        if isinstance(location, (Device, Host)) and is_plain(location):
            advise(self._buffer, driver.CUmem_advise.CU_MEM_ADVISE_UNSET_ACCESSED_BY, location)

    def __repr__(self) -> str:
        return f"AccessedBySetProxy({set(self._locations())!r})"


def _accessor(location: Any) -> Device | Host:
    if not isinstance(location, (Device, Host)):
        raise TypeError(f"accessed_by: a Device or Host is expected, got {type(location).__name__}")
    if not is_plain(location):
        raise ValueError(
            f"accessed_by: {location!r} is one NUMA node, but only the host as a whole can be told: Host()"
        )
    return check_location(location)


def _known(buffer: ManagedBuffer, attribute: Any) -> int:
    """What the driver knows of a range (cuMemRangeGetAttribute)."""
    buffer._open()
    return int(driver.cuMemRangeGetAttribute(4, attribute, buffer.handle, buffer.size))
