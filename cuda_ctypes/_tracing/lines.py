"""The line of the program that caused a call."""

from __future__ import annotations

import os
from contextlib import suppress
from dis import findlinestarts

from .text import quoted

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from types import CodeType, FrameType
    from typing import Any

PACKAGE = __name__.rpartition("._tracing")[0]
MOST = 10_000
"""Pieces of code remembered."""
NOWHERE = b'""'
UNKNOWN = object()
places: dict[int, Any] = {}
"""By the id() of a code: its lines, or None for this package's own code."""


class Lines(dict):  # type: ignore[type-arg]
    """The lines of a code by position in it, as JSON: ``"program.py:12"``."""

    def __init__(self, code: CodeType) -> None:
        self.code = code  # alive: places has its id()
        self.file = code.co_filename
        with suppress(OSError):  # the working folder may be gone
            if os.path.isabs(self.file) and self.file.startswith(os.getcwd() + os.sep):
                self.file = os.path.relpath(self.file)

    def __missing__(self, position: int) -> bytes:
        found = self.code.co_firstlineno
        for start, line in findlinestarts(self.code):
            if start > position:
                break
            found = line or found
        self[position] = made = quoted(f"{self.file}:{found}")
        return made


def lines_of(frame: FrameType) -> Any:
    """The lines of a frame's code; None if it belongs to this package."""
    code = frame.f_code
    found = places.get(id(code), UNKNOWN)
    if found is not UNKNOWN:
        return found
    module = frame.f_globals.get("__name__", PACKAGE)  # functions written here have no module
    own = module == PACKAGE or isinstance(module, str) and module.startswith((PACKAGE + ".", "_ctypes"))  # PyPy's
    if len(places) > MOST:
        places.clear()
    if not own:
        return places.setdefault(id(code), Lines(code))
    kept[id(code)] = code
    return places.setdefault(id(code), None)


kept: dict[int, CodeType] = {}
"""This package's code, alive for the same reason."""


def line_of(frame: FrameType | None) -> bytes:
    """The line in the nearest frame that is not this package's."""
    while frame is not None:
        lines = lines_of(frame)
        if lines is not None:
            return lines[frame.f_lasti]  # type: ignore[no-any-return]
        frame = frame.f_back
    return NOWHERE
