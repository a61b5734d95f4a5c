"""The version of what a device's hardware can do."""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import NamedTuple

    class ComputeCapability(NamedTuple):
        """The version of what a device's hardware can do: ``(9, 0)``."""

        major: int
        minor: int

else:
    from collections import namedtuple

    ComputeCapability = namedtuple("ComputeCapability", "major minor")
