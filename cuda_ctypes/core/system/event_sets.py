"""NVML's sets of events, and their end."""

from __future__ import annotations

import os

from ..._floor import FORKS
from .._driver import as_int
from ..lifetimes import Unique, ended

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


_forks: list[None] = []
"""One for each fork so far: ``os.getpid()`` takes 156 ns (AMD EPYC)."""
if FORKS:
    os.register_at_fork(after_in_child=lambda: _forks.append(None))


class EventSet(Unique):
    """A set that is freed when nothing refers to this object any more, in the process that made it."""

    __slots__ = ("number", "_free", "_made_after")

    def __init__(self, number: int, free: Any) -> None:
        self.number = number
        self._free = free
        self._made_after = len(_forks)

    def __del__(self, ended: list[str] = ended, forks: list[None] = _forks) -> None:
        if not ended and len(forks) == self._made_after:
            try:
                self._free(self.number)
            except Exception:  # nothing can be done
                pass


def milliseconds(timeout_ms: int) -> int:
    """The time to wait. Raises ValueError below 0, TypeError for other types."""
    number = as_int(timeout_ms, "timeout_ms")
    if number < 0:
        raise ValueError(f"timeout_ms is {number}: milliseconds are expected, 0 to wait for as long as it takes")
    return number
