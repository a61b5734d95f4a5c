"""What all checks have in common."""

from __future__ import annotations

import ctypes

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

ARGUMENTS = 9
"""Number of C arguments, so that some are on the stack."""


class Trial:
    """A C function that records its arguments, and routines that call it."""

    def __init__(self) -> None:
        self.arrived: list[int] = []
        self.look: Callable[[list[int]], Any] = lambda given: None
        self.seen: Any = None
        """The result of ``look`` during the call."""
        self.status = 0
        kind = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * ARGUMENTS)
        self.callback = kind(self.called)
        self.cell = ctypes.cast(self.callback, ctypes.c_void_p)

    def called(self, *given: int) -> int:
        self.arrived = [*given]
        self.seen = self.look(self.arrived)
        return self.status

    def routine(self, count: int, keywords: tuple[str, ...] = ()) -> Any:
        from ..routine import Routine

        return Routine(self.cell, slow, fail, count, keywords)

    def function(self, routine: Any, *sources: Any, result: Any = "done") -> Any:
        routine.sources += [*sources, *[routine.number(7 + i) for i in range(ARGUMENTS - len(sources))]]
        if not routine.outputs:
            routine.returns(result)
        return routine.function("self_check", __name__)


def slow(*arguments: Any, **named: Any) -> Any:
    return "slow", arguments, named


def fail(status: int) -> Any:
    return "fail", status


class Words(ctypes.Structure):
    _fields_ = [("first", ctypes.c_uint64), ("second", ctypes.c_uint64)]
