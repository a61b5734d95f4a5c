"""A library's table at one release, from its headers."""

from __future__ import annotations

import re
from pathlib import Path

from generator import descriptor, preprocess
from generator.model import Table
from generator.parse import parse


def load(
    library: str,
    release: str,
    include: Path | None = None,
    compiler: str | None = None,
    windows: bool = False,
) -> Table:
    """Preprocess and parse. ``include``, ``compiler`` and ``windows`` are as in :func:`generator.preprocess.preprocess`."""
    description = descriptor.load(library)
    preprocessed = preprocess.preprocess(description, release, include=include, compiler=compiler, windows=windows)
    table = parse(preprocessed, library, release, description.constants)
    table.functions = [item for item in table.functions if re.search(description.functions, item.symbol)]
    return table
