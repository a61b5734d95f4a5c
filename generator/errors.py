"""What goes wrong in a stage, said in one line that names the place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cuda_ctypes._floor.suggest import nearest

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
    near = nearest(name, known)
    return f" (did you mean {near[0]}?)" if near else ""
