"""Headers after the C preprocessor, plus what the preprocessor would have thrown away."""

from __future__ import annotations

from dataclasses import dataclass, field

from generator.model import Alias, Location


@dataclass
class Macro:
    """An object-like macro with a body."""

    name: str
    text: str
    location: Location


@dataclass
class Preprocessed:
    """A library's headers, ready for the parser."""

    text: str
    """C with ``# LINE "header.h"`` markers, the internal macro defined; per-thread-only inline functions included."""
    aliases: list[Alias] = field(default_factory=list)
    macros: list[Macro] = field(default_factory=list)
    """The object-like macros of the library's headers in order, aliases left out, constants and others alike."""
    internal_lines: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    """Per header the ranges of lines (first, last) that only the internal macro uncovers."""
    conventions: dict[Location, str] = field(default_factory=dict)
    """Lines with a pointer to a function whose calling convention is a macro: ``(CUDA_CB *name)(...)``."""
    versions_text: str = ""
    """The version headers, alike."""
