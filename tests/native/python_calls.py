"""The Python functions that run during a call: none, where machine code makes it."""

from __future__ import annotations

import sys
from typing import Any, Callable


def python_calls(work: Callable[[], Any]) -> list[str]:
    """Their names, without ``work`` itself."""
    seen: list[str] = []
    sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_name) if event == "call" else None)
    try:
        work()
    finally:
        sys.setprofile(None)
    return seen[1:]
