"""Whether a file has all of its library. The system's loader maps one that was cut short, and a signal ends the process once it reads behind the
end of the file."""

from __future__ import annotations

import os
from stat import S_ISFIFO

HEADERS, SEGMENT = ((32, 8), (54, 2), (56, 2)), ((0, 4), (8, 8), (32, 8))
"""Places and sizes of numbers in a file of Linux: of the first segment's header, the size of one, and how many there are; and in such a header
the kind of the segment, its place in the file, and its bytes there."""
LOADED, HEADER = 1, 56  # PT_LOAD, and the size of a header


def objection(file: str) -> str:
    """Why the library in a file cannot be loaded; empty if all of it is there, or the loader says it better."""
    try:
        if S_ISFIFO(os.stat(file).st_mode):
            return "it is a pipe, not a library"  # which the loader would wait for
        with open(file, "rb") as library:
            head = library.read(64)
            start, size, count = numbers(head, HEADERS)
            if head[:6] != b"\x7fELF\2\1" or size != HEADER:  # of 64 bits, little-endian
                return ""
            library.seek(start)
            headers = library.read(HEADER * count)
            present = os.fstat(library.fileno()).st_size
    except (OSError, ValueError, OverflowError):
        return ""
    segments = [numbers(headers[at : at + HEADER], SEGMENT) for at in range(0, len(headers), HEADER)]
    ends = [place + there for kind, place, there in segments if kind == LOADED and there]
    needed = max([start + HEADER * count, *ends])
    if needed <= present:
        return ""
    return f"it was cut short: it has {present} bytes of {needed} or more; install it again"


def numbers(header: bytes, places: tuple[tuple[int, int], ...]) -> list[int]:
    return [int.from_bytes(header[place : place + size], "little") for place, size in places]
