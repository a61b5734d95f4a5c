"""Pictures for the examples: nothing but the standard library is needed."""

from __future__ import annotations

import struct
import zlib
from typing import Any


def write_png(file: str, pixels: Any) -> None:
    """Write an array of rows of red, green and blue, 8 bits each, as a PNG."""
    height, width, _ = pixels.shape

    def part(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = zlib.compress(b"".join(b"\0" + row.tobytes() for row in pixels))
    with open(file, "wb") as picture:
        picture.write(b"\x89PNG\r\n\x1a\n" + part(b"IHDR", header) + part(b"IDAT", rows) + part(b"IEND", b""))
