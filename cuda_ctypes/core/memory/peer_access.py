"""The other devices that can use the memory of a pool."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableSet
from struct import Struct

from ..._hints import hinted
from .._driver import fail, late
from ..device import Device, all_facts
from ..errors import CUDAError
from ..lifetimes import call_relaxed, end_relaxed
from .pool import DESTROY

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from .device_memory_resource import DeviceMemoryResource


DEVICE = 1  # CU_MEM_LOCATION_TYPE_DEVICE
NONE, READWRITE = 0, 3  # CU_MEM_ACCESS_FLAGS_PROT_...
get_access = late(globals(), "get_access", "cuMemPoolGetAccess")
set_accesses = late(globals(), "set_accesses", "cuMemPoolSetAccess")
device_location = Struct("2i").pack
"""A CUmemLocation."""
device_access = Struct("2iI").pack
"""A CUmemAccessDesc."""


@hinted
class PeerAccessibleBySetProxy(MutableSet["Device | int"]):
    """The devices besides a pool's own that can use its memory: a set, backed by the driver.

    Add, look for and discard Devices or numbers; iterating gives :class:`Device` objects, never the pool's own. Each
    operation is one cuMemPoolSetAccess at most, which can take seconds. ``&``, ``|`` and other operators give plain sets.
    Every operation raises RuntimeError once the pool is closed. C: cuMemPoolGetAccess, cuDeviceCanAccessPeer,
    cuMemPoolSetAccess.

    Parameters
    ----------
    resource : DeviceMemoryResource
        The pool.
    """

    __slots__ = ("_resource",)

    def __init__(self, resource: DeviceMemoryResource) -> None:
        self._resource = resource

    @classmethod
    def _from_iterable(cls, it: Iterable[Any]) -> set[Any]:
        return set(it)

    def _has(self, number: int) -> bool:
        return may_use(self._resource._open().number, number)

    def _numbers(self) -> list[int]:
        own = self._resource.device_id
        return [number for number in range(len(all_facts())) if number != own and self._has(number)]

    def __contains__(self, value: object) -> bool:
        number = _number(value)
        if number is None or number == self._resource.device_id:
            return False
        return 0 <= number < len(all_facts()) and self._has(number)

    def __iter__(self) -> Iterator[Device]:
        return iter([Device(number) for number in self._numbers()])

    def __len__(self) -> int:
        return len(self._numbers())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (set, frozenset, MutableSet)):
            return NotImplemented
        return set(self._numbers()) == {_number(value) for value in other}

    __hash__ = None  # type: ignore[assignment]

    def add(self, value: Device | int) -> None:
        """Let one more device use the memory.

        Parameters
        ----------
        value : Device or int
            The device.

        Raises
        ------
        CUDAError
            The driver refuses.
        TypeError, ValueError
            There is no such device, or it cannot use the memory.
        """
        self._change([value], [])

    def discard(self, value: Any) -> None:
        """Let a device use the memory no longer; other values are ignored.

        Parameters
        ----------
        value : Device or int
            The device.

        Raises
        ------
        CUDAError
            The driver refuses.
        """
        self._change([], [value])

    def clear(self) -> None:
        """Let no other device use the memory.

        Raises
        ------
        CUDAError
            The driver refuses.
        """
        present = set(self._numbers())
        self._change([], present, present)

    def update(self, *others: Iterable[Device | int]) -> None:
        """Let more devices use the memory.

        Parameters
        ----------
        *others : iterables of Device or int
            The devices.

        Raises
        ------
        CUDAError
            The driver refuses.
        TypeError, ValueError
            There is no such device, or it cannot use the memory.
        """
        self._change([value for other in others for value in other], [])

    def difference_update(self, *others: Iterable[Device | int]) -> None:
        """Let some devices use the memory no longer; other values are ignored.

        Parameters
        ----------
        *others : iterables of Device or int
            The devices.

        Raises
        ------
        CUDAError
            The driver refuses.
        TypeError
            An argument is not iterable.
        """
        self._change([], [value for other in others for value in other])

    def intersection_update(self, *others: Iterable[Device | int]) -> None:
        """Let only those devices keep access that are in all of ``others``.

        Parameters
        ----------
        *others : iterables of Device or int
            The devices.

        Raises
        ------
        CUDAError
            The driver refuses.
        TypeError
            An argument is not iterable.
        """
        kept, present = [{_number(value) for value in other} for other in others], set(self._numbers())
        self._change([], [number for number in present if not all(number in other for other in kept)], present)

    def symmetric_difference_update(self, other: Iterable[Device | int]) -> None:
        """Give access to those of these devices that lack it, and take it from those that have it.

        Parameters
        ----------
        other : iterable of Device or int
            The devices.

        Raises
        ------
        CUDAError
            The driver refuses.
        TypeError, ValueError
            There is no such device, or it cannot use the memory.
        """
        present, given = set(self._numbers()), _checked(other)
        self._change(given - present, given & present, present)

    def replace(self, devices: Iterable[Device | int]) -> None:
        """Let these devices use the memory, and no others.

        Parameters
        ----------
        devices : iterable of Device or int
            The devices.

        Raises
        ------
        CUDAError
            The driver refuses.
        TypeError, ValueError
            There is no such device, or it cannot use the memory.
        """
        if not isinstance(devices, Iterable):
            raise TypeError(f"devices: a set or list of devices is expected, got {type(devices).__name__}")
        given, present = _checked(devices), set(self._numbers())
        self._change(given, present - given, present)

    def __ior__(self, other: Any) -> PeerAccessibleBySetProxy:  # type: ignore[misc]
        self.update(other)
        return self

    def __iand__(self, other: Any) -> PeerAccessibleBySetProxy:  # type: ignore[misc]
        self.intersection_update(other)
        return self

    def __isub__(self, other: Any) -> PeerAccessibleBySetProxy:  # type: ignore[misc]
        self.difference_update(list(other))
        return self

    def __ixor__(self, other: Any) -> PeerAccessibleBySetProxy:  # type: ignore[misc]
        self.symmetric_difference_update(list(other))
        return self

    def __repr__(self) -> str:
        return f"PeerAccessibleBySetProxy({set(self)!r})"

    def _change(self, more: Iterable[Any], fewer: Iterable[Any], present: set[int] | None = None) -> None:
        """Make all changes by one cuMemPoolSetAccess, or none if nothing changes. ``present`` are the devices that have access now,
        unless they are to be asked for."""
        pool, own = self._resource._open(), self._resource.device_id
        present = set(self._numbers()) if present is None else present
        added = sorted(_checked(more) - present - {own})
        removed = sorted({number for number in map(_number, fewer) if number is not None} & present)
        for number in added:
            if not Device(number).can_access_peer(own):
                raise ValueError(f"device {number} cannot use the memory of device {own}")
        wanted = [(number, READWRITE) for number in added] + [(number, NONE) for number in removed]
        if wanted:
            set_access(pool.number, wanted)
        if added and pool._destroy is not None:
            pool._destroy = ending([(number, NONE) for number in range(len(all_facts())) if number != own])


def ending(wanted: list[tuple[int, int]]) -> Callable[[int], int]:
    """A function that destroys a pool once other devices have no access: the next pool may get the same handle, and the driver would let
    them use that one too."""

    def revoke(pool: int) -> None:
        try:
            set_access(pool, wanted)
        except CUDAError:  # the devices are gone
            pass

    def end(pool: int) -> int:
        call_relaxed(revoke, pool)
        return end_relaxed(DESTROY, pool)

    return end


def may_use(pool: int, number: int) -> bool:
    """Whether a device can use the memory of a pool."""
    return bool(get_access(pool, device_location(DEVICE, number)) == READWRITE)


def set_access(pool: int, wanted: list[tuple[int, int]]) -> None:
    """Let devices, by their numbers, use the memory of a pool or not."""
    given = b"".join([device_access(DEVICE, *each) for each in wanted])
    status = set_accesses(pool, given, len(wanted))
    if status:
        fail(status, "cuMemPoolSetAccess")


_to_all: list[tuple[bytes, int]] = []
"""What gives access to every device, and their number, once it is known."""


def give_to_all(pool: int) -> None:
    """Let every device use the memory of a new pool of the host, which only the host may use."""
    if not _to_all:
        numbers = range(len(all_facts()))  # perhaps the first thing that a process does with the driver
        _to_all.append((b"".join([device_access(DEVICE, number, READWRITE) for number in numbers]), len(numbers)))
    given, count = _to_all[0]
    status = set_accesses(pool, given, count)
    if status:
        fail(status, "cuMemPoolSetAccess")


def _number(value: object) -> int | None:
    """The number of a Device, or of a value equal to an integer; else None."""
    if isinstance(value, Device):
        return value.device_id
    try:
        number = int(value)  # type: ignore[call-overload]
    except (TypeError, ValueError, OverflowError):
        return None
    return number if number == value else None


def _checked(values: Iterable[Any]) -> set[int]:
    """The numbers of devices. Raises TypeError and ValueError for anything else."""
    from ..device import device_of

    return {device_of(value).device_id for value in values}
