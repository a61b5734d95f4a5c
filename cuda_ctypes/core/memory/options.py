"""Options of memory resources."""

from __future__ import annotations

from dataclasses import dataclass

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..typing import ManagedMemoryLocationType

__all__ = ["DeviceMemoryResourceOptions", "ManagedMemoryResourceOptions", "PinnedMemoryResourceOptions"]


@dataclass
class DeviceMemoryResourceOptions:
    """How :class:`DeviceMemoryResource` makes a pool."""

    ipc_enabled: bool = False
    """Whether other processes can use its memory (Linux)."""
    max_size: int = 0
    """The most bytes that it may hold; 0 leaves that to the driver."""


@dataclass
class PinnedMemoryResourceOptions:
    """How :class:`PinnedMemoryResource` makes a pool."""

    ipc_enabled: bool = False
    """Whether other processes can use its memory (Linux)."""
    max_size: int = 0
    """The most bytes that it may hold; 0 leaves that to the driver."""
    numa_id: int | None = None
    """The NUMA node of the host on which the memory is. None: the operating system chooses; for a pool that is shared, the
    node that is nearest to the current device."""


@dataclass
class ManagedMemoryResourceOptions:
    """How :class:`ManagedMemoryResource` makes a pool."""

    preferred_location: int | None = None
    """Where the memory stays unless it must move: a device or a NUMA node, see ``preferred_location_type``."""
    preferred_location_type: ManagedMemoryLocationType | str | None = None
    """What ``preferred_location`` is. ``"device"``: a device's number. ``"host"``: None, the host as a whole.
    ``"host_numa"``: a NUMA node's number, or None for the node nearest to the current device. None: a device's number, -1
    for the host, None for nothing preferred."""
