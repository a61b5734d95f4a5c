"""``headers/packages.toml``: the packages on PyPI that carry headers, and the rules that choose their versions."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from generator import declared
from generator.errors import GeneratorError

PATH = Path(__file__).parent.parent / "headers" / "packages.toml"

PLATFORMS = ("manylinux_2_28", "manylinux_2_27", "manylinux_2_25", "manylinux_2_17", "manylinux2014")
"""Platform tags of the wheels that are recorded; pip adds older tags than the last one."""


@dataclass(frozen=True)
class Source:
    """Where a logical package comes from."""

    version: Literal["same", "up to", "toolkit", "newest"]
    names: dict[str, str]
    """CUDA major to the package's name on PyPI from that major on."""
    machine: str = "x86_64"
    include: str = ""
    """Where an installed toolkit keeps the headers, from its include folder."""

    @property
    def platforms(self) -> tuple[str, ...]:
        return tuple(f"{platform}_{self.machine}" for platform in PLATFORMS)

    def name(self, major: int) -> str:
        """The package's name on PyPI for a CUDA major; empty if that major lacks it."""
        since = [int(first) for first in self.names if int(first) <= major]
        return self.names[str(max(since))] if since else ""


@dataclass(frozen=True)
class Toolkit:
    """How to tell the release of the whole toolkit."""

    package: str
    """The package on PyPI whose requirements are the parts of a release."""
    header: str
    macro: str


@dataclass
class Packages:
    toolkit: Toolkit
    packages: dict[str, Source] = field(default_factory=dict)


@functools.cache
def read(path: Path = PATH) -> Packages:
    said = declared.read(path)
    declared.check(said, Packages, path.name)
    sources = {name: Source(**entry) for name, entry in said["packages"].items()}
    for name, source in sources.items():
        for major in source.names:
            if not major.isdecimal():
                raise GeneratorError(f"{path.name}: packages.{name}.names: {major} is not a CUDA major")
    return Packages(Toolkit(**said["toolkit"]), sources)


def sources() -> dict[str, Source]:
    """All logical packages; the first one exists for every release."""
    return read().packages


def toolkit() -> Toolkit:
    return read().toolkit
