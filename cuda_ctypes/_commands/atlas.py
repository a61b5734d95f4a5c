"""When functions came, changed and went: ``atlas.txt``, which ``python -m generator atlas`` makes of all releases."""

from __future__ import annotations

from pkgutil import get_data
from typing import NamedTuple


class Event(NamedTuple):
    release: str
    form: str
    """``+`` for today's form, ``-`` for a removed function, else the symbol and prototype of another form."""


class History(NamedTuple):
    """The section of one library; empty if the atlas has none."""

    releases: list[str]
    """The releases that were compared, in ascending order."""
    events: dict[str, list[Event]]
    """The changes of functions by release; the first one is the form in the first release. Other functions did not
    change."""


def history(library: str, text: str = "") -> History:
    """The history of a library, from the text of another atlas if given."""
    lines = (text or (get_data(__package__, "atlas.txt") or b"").decode("ascii")).split("\n")
    if f"[{library}]" not in lines:
        return History([], {})
    start = lines.index(f"[{library}]")
    told = {}
    for line in lines[start + 2 : (lines + [""]).index("", start)]:
        name, _, events = line.partition(": ")
        told[name] = [Event(*event.split(" ", 1)) for event in events.split("; ")]
    return History(lines[start + 1].partition(": ")[2].split(), told)
