"""The errors of all stages. Their messages are one line and name the place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cuda_ctypes._floor.suggest import nearest

if TYPE_CHECKING:
    from generator.model import Location


class GeneratorError(Exception):
    """A stage failed. ``python -m generator`` prints the message and exits with status 1."""


class HeaderError(GeneratorError):
    """A header holds a construct that the generator does not support."""

    def __init__(self, location: Location, construct: str) -> None:
        super().__init__(f"{location}: {construct}")
        self.location = location
        self.construct = construct


class DescriptorError(GeneratorError):
    """A setting of a library's descriptor is wrong."""

    def __init__(self, library: str, key: str, construct: str) -> None:
        super().__init__(f"{library}.toml: {key}: {construct}")


def suggestion(name: object, known: Iterable[object]) -> str:
    """``" (did you mean ...?)"`` with the closest known name; empty if none is close."""
    near = nearest(name, known)
    return f" (did you mean {near[0]}?)" if near else ""


def remedy(*names: str) -> str:
    """The entry of a descriptor that leaves declarations out."""
    said = ", ".join(f'"{name}"' for name in names)
    return f"leave it out by `ignore = [{said}]` in the descriptor"
