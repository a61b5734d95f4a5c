"""Results for statuses other than success, in calls after the first. Successful functions do without this module."""

from __future__ import annotations

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

MOST_ANSWERS = 1000
"""Results kept per function: a library has fewer statuses."""


class Answers(dict):  # type: ignore[type-arg]
    """Results of functions of ``bindings`` for statuses other than success: the status, and None for each output."""

    def __init__(self, statuses: Any, outputs: int) -> None:
        self.statuses = statuses
        self.nothing = (None,) * outputs

    def __missing__(self, code: int) -> Any:
        made = (self.statuses.from_c(code), *self.nothing)
        if len(self) < MOST_ANSWERS:
            self[code] = made
        return made
