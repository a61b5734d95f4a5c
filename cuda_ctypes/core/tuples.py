"""Tuples whose items have names."""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import NamedTuple

    class ComputeCapability(NamedTuple):
        """The version of what a device's hardware can do: ``(9, 0)``."""

        major: int
        minor: int

    class ParamInfo(NamedTuple):
        """Where a parameter lies among a kernel's parameters, and how large it is, in bytes."""

        offset: int
        size: int

    class MaxPotentialBlockSizeOccupancyResult(NamedTuple):
        """The least number of blocks that fills the device, and the block size that does it."""

        min_grid_size: int
        max_block_size: int

else:
    from collections import namedtuple

    ComputeCapability = namedtuple("ComputeCapability", "major minor")
    ParamInfo = namedtuple("ParamInfo", "offset size")
    MaxPotentialBlockSizeOccupancyResult = namedtuple(
        "MaxPotentialBlockSizeOccupancyResult", "min_grid_size max_block_size"
    )
