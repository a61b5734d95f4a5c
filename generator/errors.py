"""What goes wrong in a stage, said in one line that names the place."""

from __future__ import annotations

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
