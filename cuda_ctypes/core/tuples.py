"""Named tuples."""

from __future__ import annotations

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import NamedTuple

    class ComputeCapability(NamedTuple):
        """The version of a device's hardware: ``(9, 0)``."""

        major: int
        minor: int

    class ParamInfo(NamedTuple):
        """Where a parameter lies among a kernel's parameters, and its size, in bytes."""

        offset: int
        size: int

    class MaxPotentialBlockSizeOccupancyResult(NamedTuple):
        """The fewest blocks that fill the device, and the threads of each."""

        min_grid_size: int
        max_block_size: int

else:
    from collections import namedtuple

    ComputeCapability = namedtuple("ComputeCapability", "major minor")
    ParamInfo = namedtuple("ParamInfo", "offset size")
    MaxPotentialBlockSizeOccupancyResult = namedtuple(
        "MaxPotentialBlockSizeOccupancyResult", "min_grid_size max_block_size"
    )
