"""Where recorded events go: to the sinks of all running traces."""

from __future__ import annotations

import sys

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

FREE_THREADED = not getattr(sys, "_is_gil_enabled", lambda: True)()
"""Whether threads may write to the same memory at the same time, unless a lock keeps them from it."""
running: list[Any] = []
"""The sinks in use: objects with ``write(event)``."""
words: dict[str, Any] = {}
"""The names of the recording functions, of which ``write`` is the only sink's, or :func:`more`."""


def more(event: bytes) -> None:
    """Pass an event on to every sink."""
    for sink in running.copy():
        sink.write(event)


def use(sinks: list[Any]) -> None:
    """From now on, events go to these sinks."""
    running[:] = sinks
    quick()


def quick() -> None:
    """Let recording functions write into the memory of the only sink, if it has some: it is full when that raises
    ValueError."""
    sinks = None
    while sinks != running:  # until no other thread changes them meanwhile
        sinks = running.copy()
        memory = sinks[0].memory if len(sinks) == 1 and not FREE_THREADED else None
        words["write"] = more if memory is None else memory.write
