"""What goes wrong in a stage, said in one line that names the place."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from generator.model import Location


class GeneratorError(Exception):
    """A stage cannot do its work. ``python -m generator`` prints the message and exits with status 1."""


class HeaderError(GeneratorError):
    """A header holds something that the generator does not understand."""

    def __init__(self, location: Location, construct: str) -> None:
        super().__init__(f"{location}: {construct}")
        self.location = location
        self.construct = construct


class DescriptorError(GeneratorError):
    """A library's descriptor says something that does not fit."""

    def __init__(self, library: str, key: str, construct: str) -> None:
        super().__init__(f"{library}.toml: {key}: {construct}")


def suggestion(name: object, known: Iterable[object]) -> str:
    """The nearest of the names that there are."""
    near = difflib.get_close_matches(str(name), sorted(map(str, known)), 1)
    return f" (did you mean {near[0]}?)" if near else ""
