"""Buffers of managed memory: which devices will read, use or keep their pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableSet
from ctypes import c_int, sizeof

from .._driver import driver_version, fail, typed
from ..device import Device, all_facts
from ..quick_properties import compared, hashed
from .buffer import Buffer, from_parts
from .driver import driver
from .host import Host
from .location import LOCATED, NOWHERE, check_location, is_plain, place_of
from .managed_operations import advise, discard, discard_prefetch, prefetch

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..typing import DevicePointerType, IsStreamType
    from .resource import MemoryResource

__all__ = ["ManagedBuffer"]

READ_MOSTLY, PREFERRED_LOCATION, ACCESSED_BY, PREFERRED_LOCATION_TYPE, PREFERRED_LOCATION_ID = 1, 2, 3, 5, 6
"""The values of CU_MEM_RANGE_ATTRIBUTE_..."""
DEVICE, HOST, HOST_NUMA, HOST_NUMA_CURRENT = 1, 2, 3, 4
"""The values of CU_MEM_LOCATION_TYPE_..."""


class ManagedBuffer(Buffer):
    """Managed memory, with advice to the driver about its use. Made by :meth:`ManagedMemoryResource.allocate`, or by
    :meth:`from_handle`.

    Its properties raise RuntimeError once closed. Setting one raises CUDAError on a device without this kind of managed
    memory, ValueError for other memory.
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
        """A buffer of managed memory that exists already, as :meth:`Buffer.from_handle`.

        Parameters
        ----------
        ptr : int or CUdeviceptr
            The address.
        size : int
            In bytes.
        mr : MemoryResource, optional
            Its ``deallocate()`` gets the memory back, in the order of ``stream``.
        owner : object, optional
            Kept alive as long as the buffer.
        stream : IsStreamType, optional
            Default: the default stream.

        Returns
        -------
        ManagedBuffer

        Raises
        ------
        CUDAError
            No context is current for a default stream.
        OverflowError
            The address or size is out of range.
        TypeError
            An argument has a wrong type.
        ValueError
            Both ``mr`` and ``owner`` are given.
        """
        made: ManagedBuffer = from_parts(cls, ptr, size, mr, owner, stream)
        return made

    @property
    def read_mostly(self) -> bool:
        """Whether each device that reads it may have its own copy, which makes writing slow. Settable. Raises RuntimeError
        once closed. C: cuMemRangeGetAttribute, cuMemAdvise.
        """
        return bool(_known(self, READ_MOSTLY))

    @read_mostly.setter
    def read_mostly(self, value: bool) -> None:
        advices = driver.CUmem_advise
        advise(self, advices.CU_MEM_ADVISE_SET_READ_MOSTLY if value else advices.CU_MEM_ADVISE_UNSET_READ_MOSTLY)

    @property
    def preferred_location(self) -> Device | Host | None:
        """The place where it stays unless it must move: a :class:`Device`, a :class:`Host`, or None. Settable. C:
        cuMemRangeGetAttribute, cuMemAdvise.

        Raises RuntimeError once closed, TypeError for another value. Drivers before CUDA 12.2 know the host as a whole
        only: setting a NUMA node raises TypeError too.
        """
        if driver_version() < LOCATED:
            ordinal = _known(self, PREFERRED_LOCATION)
            return None if ordinal == NOWHERE else place_of(ordinal)
        kind = _known(self, PREFERRED_LOCATION_TYPE)
        if kind == HOST:
            return Host()
        if kind == HOST_NUMA_CURRENT:
            return Host.numa_current()
        if kind not in (DEVICE, HOST_NUMA):
            return None
        number = _known(self, PREFERRED_LOCATION_ID)
        return Host(number) if kind == HOST_NUMA else Device(number)

    @preferred_location.setter
    def preferred_location(self, value: Device | Host | None) -> None:
        advices = driver.CUmem_advise
        if value is None:
            advise(self, advices.CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION)
        else:
            advise(self, advices.CU_MEM_ADVISE_SET_PREFERRED_LOCATION, value)

    @property
    def accessed_by(self) -> AccessedBySetProxy:
        """The devices, and perhaps the host, for which it stays mapped wherever it is: a set, backed by the driver.
        Settable. Raises RuntimeError once closed, TypeError for anything but locations, ValueError for a NUMA node. C:
        cuMemRangeGetAttribute, cuMemAdvise.
        """
        self._open()
        return AccessedBySetProxy(self)

    @accessed_by.setter
    def accessed_by(self, locations: Iterable[Device | Host]) -> None:
        self._open()
        wanted = {_accessor(location) for location in locations}  # all are checked before any is set
        accessors = self.accessed_by
        present = set(accessors)
        for location in present - wanted:
            accessors.discard(location)
        for location in wanted - present:
            accessors.add(location)

    def prefetch(self, location: Device | Host, *, stream: IsStreamType) -> None:
        """Move it to a device or the host. C: cuMemPrefetchAsync.

        Parameters
        ----------
        location : Device or Host
            The destination.
        stream : IsStreamType
            The stream in whose order it moves.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The buffer or the stream is closed.
        TypeError, ValueError
            ``location`` or ``stream`` has a wrong type, or the memory is not managed.
        """
        prefetch(self, location, stream)

    def discard(self, *, stream: IsStreamType) -> None:
        """Drop its contents: reads give undefined values until it is written again. C: cuMemDiscardBatchAsync.

        Parameters
        ----------
        stream : IsStreamType
            The stream in whose order they are dropped.

        Raises
        ------
        CUDAError
            The driver refuses.
        NotImplementedError
            The driver is older than CUDA 13.0.
        RuntimeError
            The buffer or the stream is closed.
        TypeError
            ``stream`` is not a stream.
        ValueError
            The memory is not managed.
        """
        discard(self, stream)

    def discard_prefetch(self, location: Device | Host, *, stream: IsStreamType) -> None:
        """Drop its contents and give it memory elsewhere, without moving data. C: cuMemDiscardAndPrefetchBatchAsync.

        Parameters
        ----------
        location : Device or Host
            The destination.
        stream : IsStreamType
            The stream in whose order it moves.

        Raises
        ------
        CUDAError
            The driver refuses.
        NotImplementedError
            The driver is older than CUDA 13.0.
        RuntimeError
            The buffer or the stream is closed.
        TypeError, ValueError
            ``location`` or ``stream`` has a wrong type, or the memory is not managed.
        """
        discard_prefetch(self, location, stream)

    @compared("_address", "_size")
    def __eq__(self, other: object) -> bool:  # machine code compares the instances of its own class
        return Buffer.__eq__(self, other)

    @hashed("_address")
    def __hash__(self) -> int:
        return Buffer.__hash__(self)


class AccessedBySetProxy(MutableSet["Device | Host"]):
    """The locations that access a managed buffer: a set, backed by the driver.

    ``&``, ``|`` and other operators give plain sets. NUMA nodes are not told apart: the host is ``Host()``.

    Parameters
    ----------
    buf : ManagedBuffer
        The buffer.
    """

    __slots__ = ("_buffer",)

    def __init__(self, buf: ManagedBuffer) -> None:
        self._buffer = buf

    @classmethod
    def _from_iterable(cls, it: Iterable[Any]) -> set[Any]:
        return set(it)

    def _locations(self) -> list[Device | Host]:
        buffer, name = self._buffer, "cuMemRangeGetAttribute"
        buffer._open()
        found = (c_int * (len(all_facts()) + 1))()  # for every device and for the host
        status = typed(name)(found, sizeof(found), ACCESSED_BY, buffer._address, buffer._size)
        if status:
            fail(status, name)
        return [place_of(ordinal) for ordinal in found if ordinal != NOWHERE]

    def __contains__(self, location: object) -> bool:
        return isinstance(location, (Device, Host)) and location in self._locations()

    def __iter__(self) -> Iterator[Device | Host]:
        return iter(self._locations())

    def __len__(self) -> int:
        return len(self._locations())

    def add(self, location: Device | Host) -> None:
        """Add a location. C: cuMemAdvise.

        Parameters
        ----------
        location : Device or Host
            The location.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The buffer is closed.
        TypeError
            It is not a location.
        ValueError
            It is a NUMA node: only the host as a whole is possible. Or the memory is not managed.
        """
        advise(self._buffer, driver.CUmem_advise.CU_MEM_ADVISE_SET_ACCESSED_BY, _accessor(location))

    def discard(self, location: Device | Host) -> None:
        """Remove a location; other values are ignored. C: cuMemAdvise.

        Parameters
        ----------
        location : Device or Host
            The location.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The buffer is closed.
        ValueError
            The memory is not managed.
        """
        if isinstance(location, (Device, Host)) and is_plain(location):
            advise(self._buffer, driver.CUmem_advise.CU_MEM_ADVISE_UNSET_ACCESSED_BY, location)

    def __repr__(self) -> str:
        return f"AccessedBySetProxy({set(self._locations())!r})"


def _accessor(location: Any) -> Device | Host:
    if not isinstance(location, (Device, Host)):
        raise TypeError(f"accessed_by: a Device or Host is expected, got {type(location).__name__}")
    if not is_plain(location):
        raise ValueError(f"accessed_by: {location!r} is a NUMA node, but only the whole host is possible: Host()")
    return check_location(location)


def _known(buffer: ManagedBuffer, attribute: int) -> int:
    """An attribute of the buffer's range. C: cuMemRangeGetAttribute."""
    address = buffer._address
    if address is None:
        buffer._open()
    return int(driver.cuMemRangeGetAttribute(4, attribute, address, buffer._size))
