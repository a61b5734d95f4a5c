"""Plain text in aligned columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def table(heading: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """The first column is aligned left, the others right; None is an empty cell, a float has two digits."""
    texts = [list(heading), *([shown(cell) for cell in row] for row in rows)]
    widths = [max(len(line[column]) for line in texts) for column in range(len(heading))]
    lines = ["  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])]).rstrip() for line in texts]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(lines)


def shown(cell: Any) -> str:
    if cell is None:
        return ""
    return f"{cell:.2f}" if isinstance(cell, float) else str(cell)
