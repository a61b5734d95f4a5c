"""When functions came, changed and went: ``atlas.txt``, which ``python -m generator atlas`` makes of all releases."""

from __future__ import annotations

from pkgutil import get_data
from typing import NamedTuple


class Event(NamedTuple):
    release: str
    form: str
    """``+`` for today's form, ``-`` for a removed function, else the symbol and prototype of another form."""


def events(library: str, name: str) -> tuple[list[str], list[Event]]:
    """The releases in the atlas, and the changes of a function by release; the first entry is its form in the first release."""
    content = get_data(__package__, "atlas.txt")
    lines = (content or b"").decode("ascii").split("\n")
    try:
        start = lines.index(f"[{library}]")
    except ValueError:
        return [], []
    releases = lines[start + 1].partition(": ")[2].split()
    for line in lines[start + 2 :]:
        if not line:
            break
        known, _, told = line.partition(": ")
        if known == name:
            return releases, [Event(*event.split(" ", 1)) for event in told.split("; ")]
    return releases, []
