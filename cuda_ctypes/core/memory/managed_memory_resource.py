"""Managed memory: one address for devices and the host, pages where they are used."""

from __future__ import annotations

from ..._floor.callers import callers_level
from ..._lazy import LazyModule
from .._driver import after_few, as_int, late
from ..device import Device
from ..quick_properties import kept
from .managed_buffer import ManagedBuffer
from .ordering import Bound
from .pinned_memory_resource import nearest_numa_node
from .pool import ANYWHERE, MANAGED, PLACES, Pool, make_pool, unowned

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .. import typing
    from ..typing import IsStreamType, ManagedMemoryLocationType
    from . import options as given
    from .options import ManagedMemoryResourceOptions
else:
    given = LazyModule(globals(), "given", ".options")
    typing = LazyModule(globals(), "typing", "..typing")

__all__ = ["ManagedMemoryResource"]


def _quicken_allocate() -> None:
    from ..quick_methods import quicken
    from .quick_allocation import allocate, others
    from .quick_copies import renew

    def describe(native: Any, routine: Any) -> None:
        allocate(native, routine, ManagedBuffer)

    function, ways = "cuMemAllocFromPoolAsync", others(ManagedBuffer)
    quicken(ManagedMemoryResource, "allocate", function, describe, "size, *, stream", 2, ways, again=True)
    renew()  # to copy to managed buffers


get_pool = late(globals(), "get_pool", "cuMemGetMemPool")
get_current = late(globals(), "get_current", "cuCtxGetCurrent", 0)
_another, _on_default_stream = after_few(_quicken_allocate), after_few(_quicken_allocate)


class ManagedMemoryResource(Pool):
    """Managed memory from a pool, in the order of streams; its buffers are :class:`ManagedBuffer` objects. Cannot be
    shared.

    Needs a driver of CUDA 13.0. C: cuMemGetMemPool, cuMemPoolCreate.

    Parameters
    ----------
    options : ManagedMemoryResourceOptions or dict, optional
        Make a new pool. Default: the current pool, which closing does not end.

    Raises
    ------
    CUDAError
        The driver refuses.
    FunctionNotFoundError
        The current pool with an older driver (of ``cuda_ctypes.errors``).
    OverflowError
        ``preferred_location`` does not fit 32 bits.
    RuntimeError
        The current device has no nearest NUMA node.
    TypeError, ValueError
        An option is unknown, or the options do not fit each other.
    """

    __slots__ = ("_location",)

    def __init__(self, options: ManagedMemoryResourceOptions | dict[str, Any] | None = None) -> None:
        if options is None:
            self._location: tuple[ManagedMemoryLocationType, int | None] | None = None
            pool, device = unowned(get_pool(ANYWHERE, MANAGED)), -1
        else:
            chosen = given.chosen(given.ManagedMemoryResourceOptions, options)
            self._location = _location_of(chosen.preferred_location, chosen.preferred_location_type)
            kind, number = self._location or ("none", None)
            pool = make_pool(MANAGED, PLACES[kind], number or 0)
            device = number or 0 if kind == "device" else -1
        facts = (device, True, True, True) if self.__class__ is ManagedMemoryResource else None
        self._adopt(pool, facts, None, ManagedBuffer)
        if not _silent:
            _warn_once()

    def allocate(self, size: int, *, stream: IsStreamType) -> ManagedBuffer:
        _another()
        made: ManagedBuffer = super().allocate(size, stream=stream)  # type: ignore[assignment]
        if made._stream.__class__ is Bound:
            _on_default_stream()
        return made

    allocate.__doc__ = Pool.allocate.__doc__

    @property
    @kept("_location", none=None)
    def preferred_location(self) -> tuple[ManagedMemoryLocationType, int | None] | None:
        """The place where the memory stays unless it must move: ``("device", number)``, ``("host", None)`` or
        ``("host_numa", node)``; None without a place.
        """
        return self._location

    def _place(self) -> str:
        if self._location is None:
            return "anywhere"
        kind, number = self._location
        return kind if number is None else f"{kind}={number}"

    @property
    @kept("_facts", item=0)
    def device_id(self) -> int:
        """The number of the device where the memory stays unless it must move; -1 for another place or no place."""
        if self._location is None or self._location[0] != "device":
            return -1
        return self._location[1]  # type: ignore[return-value]

    @property
    def is_device_accessible(self) -> bool:
        """True."""
        return True

    @property
    def is_host_accessible(self) -> bool:
        """True."""
        return True

    @property
    def is_managed(self) -> bool:
        """True."""
        return True


def _location_of(number: int | None, kind: Any) -> tuple[ManagedMemoryLocationType, int | None] | None:
    """The meaning of the options. Raises TypeError for other types, ValueError for options that do not fit each other."""
    if number is not None:
        number = as_int(number, "preferred_location")
    if kind is None:
        if number is None:
            return None
        if number < -1:
            raise ValueError(f"preferred_location is {number}, but must be a device, -1 for the host, or None")
        kinds = typing.ManagedMemoryLocationType
        return (kinds.HOST, None) if number == -1 else (kinds.DEVICE, number)
    from ..options import member_of

    kind = member_of(typing.ManagedMemoryLocationType, kind, "preferred_location_type")
    fits, wanted = {
        "device": (number is not None and number >= 0, "a device"),
        "host": (number is None, "None"),
        "host_numa": (number is None or number >= 0, "a NUMA node or None"),
    }[kind]
    if not fits:
        raise ValueError(f"preferred_location is {number}, but must be {wanted} where its type is '{kind}'")
    return kind, nearest_numa_node() if kind == "host_numa" and number is None else number


_silent: list[None] = []
"""Not empty once the warning was given, and if no device needs it."""


def _warn_once() -> None:
    """Warn once if the host must leave managed memory alone while kernels run."""
    if _silent:
        return
    if all(each.properties.concurrent_managed_access for each in Device.get_all_devices()):
        _silent.append(None)
        return
    device = Device()
    if not device.properties.concurrent_managed_access and get_current():
        from warnings import warn

        _silent.append(None)
        warn(
            f"device {device.device_id} has no concurrent access to managed memory: synchronize before the host uses it",
            UserWarning,
            stacklevel=callers_level(),
        )
