"""The stand-ins for the C library's headers (``headers/libc``), and what they lack of the headers that they hide."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

STAND_INS = Path(__file__).parent.parent / "headers" / "libc"
SYSTEM = Path("/usr/include")
"""Where the C library's own headers are on Linux."""


def hidden(name: str, opened: Iterable[Path], folders: Sequence[Path]) -> str:
    """The C library's header that defines a macro which its stand-in lacks; empty if there is none.

    ``opened`` are the headers read so far. A library's ``#ifdef`` of such a macro would go the wrong way. Names with
    an underscore at the start are the C library's own affair.
    """
    places = tuple(dict.fromkeys(folder for folder in (*folders, SYSTEM) if folder != STAND_INS))
    for path in opened:
        if name[0] != "_" and STAND_INS in path.parents:
            header = path.relative_to(STAND_INS).as_posix()
            if name in _macros(header, places):
                return header
    return ""


@functools.cache
def _macros(header: str, folders: tuple[Path, ...]) -> frozenset[str]:
    """The macros with a value that a header defines, with the headers that it includes."""
    places = [*folders, *(place for folder in folders for place in sorted(folder.glob("*-linux-gnu")))]
    found: set[str] = set()
    seen, waiting = {header}, [header]
    while waiting:
        header = waiting.pop()
        path = next((folder / header for folder in places if (folder / header).is_file()), None)
        text = "" if path is None else path.read_text("utf-8", "replace")
        found.update(re.findall(r"^[ \t]*#[ \t]*define[ \t]+([A-Za-z]\w*)[ \t]+[^\s/]", text, re.MULTILINE))
        fresh = set(re.findall(r"^[ \t]*#[ \t]*include[ \t]*[<\"]([^>\"\n]+)", text, re.MULTILINE)) - seen
        seen |= fresh
        waiting += sorted(fresh)
    return frozenset(found)
