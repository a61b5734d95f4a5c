"""Launching a graph, as machine code for the usual case."""

from __future__ import annotations

from ..stream import Stream
from .graph import Graph

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def launch(native: Any, routine: Any) -> None:
    """``graph.launch(stream)``."""
    routine.sources += [routine.slot(native.SELF, Graph, "_exec"), routine.slot(0, Stream, "_number")]
    routine.returns(None)
