"""Python values as JSON, in bytes: the language of all recorded events."""

from __future__ import annotations

from json import dumps

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

LONGEST = 120
"""Characters of a text that are kept."""


def quoted(value: Any) -> bytes:
    """A value as JSON. Without "<", it also stands in a page's script."""
    return dumps(value).replace("<", "\\u003c").encode("ascii")


def plain(value: Any) -> Any:
    """What JSON has for a value that a program gave: a finite number, or text."""
    if isinstance(value, float) and value - value != 0:
        return str(float(value))
    return value if isinstance(value, (int, float, str)) else repr(value)[:LONGEST]


def cut(text: bytes) -> bytes:
    """C's text as JSON, its first line and no more than :data:`LONGEST` bytes."""
    line, newline, _ = text[: LONGEST + 1].partition(b"\n")
    shown = line[:LONGEST].decode("utf-8", "replace")
    return quoted(f"{shown}..." if newline or len(line) > LONGEST else shown)


def real(value: float) -> bytes:
    """A float as JSON, which has no infinities."""
    return b"%.9g" % value if value - value == 0 else b'"%.9g"' % value
