"""Options of memory resources."""

from __future__ import annotations

from ..fields import dataclass
from ..options import SLOTS, Options, option_class, options_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, TypeVar

    from .._annotations import ManagedMemoryLocation

    T = TypeVar("T")

__all__ = ["DeviceMemoryResourceOptions", "ManagedMemoryResourceOptions", "PinnedMemoryResourceOptions"]


@option_class
@dataclass(eq=True, repr=False, **SLOTS)
class DeviceMemoryResourceOptions(Options):
    """Options of a new pool of :class:`DeviceMemoryResource`."""

    ipc_enabled: bool = False
    """Whether other processes can use its memory (Linux)."""
    max_size: int = 0
    """The most bytes that it may hold; 0: the driver decides."""


@option_class
@dataclass(eq=True, repr=False, **SLOTS)
class PinnedMemoryResourceOptions(Options):
    """Options of a new pool of :class:`PinnedMemoryResource`."""

    ipc_enabled: bool = False
    """Whether other processes can use its memory (Linux)."""
    max_size: int = 0
    """The most bytes that it may hold; 0: the driver decides."""
    numa_id: int | None = None
    """The NUMA node of the memory. None: the operating system chooses; for a shared pool, the node nearest to the
    current device.
    """


@option_class
@dataclass(eq=True, repr=False, **SLOTS)
class ManagedMemoryResourceOptions(Options):
    """Options of a new pool of :class:`ManagedMemoryResource`."""

    preferred_location: int | None = None
    """The place where the memory stays unless it must move: a device or NUMA node, as ``preferred_location_type`` says."""
    preferred_location_type: ManagedMemoryLocation | None = None
    """The meaning of ``preferred_location``. ``"device"``: a device's number. ``"host"``: None, the whole host.
    ``"host_numa"``: a NUMA node's number, or None for the node nearest to the current device. None: a device's
    number, -1 for the host, None for nowhere.
    """


def chosen(cls: type[T], options: Any) -> T:
    """The options of a new pool."""
    if options.__class__ is cls:
        return options
    return options_of(cls, options)
