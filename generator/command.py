"""Command-line arguments that several stages share."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator.errors import GeneratorError


def add_library(parser: argparse.ArgumentParser, *, windows: bool = False) -> None:
    """Add one library, one release, and the source of headers and preprocessor."""
    parser.add_argument("library", help=_known())
    parser.add_argument("release", help="CUDA release, for example 13.5")
    add_sources(parser)
    if windows:
        parser.add_argument("--windows", action="store_true", help="read the headers as on Windows x64")


def add_words(parser: argparse.ArgumentParser, default: str) -> None:
    """Add libraries and releases in any number, the source of headers, and the package of the modules."""
    from generator import emit  # it imports this module

    words = f"libraries (all of them: all) and CUDA releases, for example driver 13.5. Library: {_known()}. {default}"
    parser.add_argument("words", nargs="*", metavar="LIBRARY|RELEASE", help=words)
    parser.add_argument(
        "--release", nargs="+", action="extend", default=[], metavar="R", help="a release, as without --release"
    )
    add_sources(parser)
    parser.add_argument(
        "--output", type=Path, metavar="DIR", default=emit.PACKAGE, help="the package folder of the modules"
    )


def add_sources(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--include", action=Folders, metavar="DIR", help="an include folder to use instead of packages; repeatable"
    )
    parser.add_argument("--compiler", metavar="CC", help="use this compiler's preprocessor instead of pcpp")


def _known() -> str:
    from generator import descriptor  # it imports the model, which imports this module

    return f"a descriptor in generator/libraries: {', '.join(descriptor.names())}"


class Folders(argparse.Action):
    """One folder as a path, several as a tuple."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        before = getattr(namespace, self.dest)
        here = Path(values)
        setattr(namespace, self.dest, here if before is None else (*folders(before), here))


def folders(include: Path | tuple[Path, ...]) -> tuple[Path, ...]:
    return include if isinstance(include, tuple) else (include,)


def shown(include: Path | tuple[Path, ...]) -> str:
    return ", ".join(map(str, folders(include)))


@dataclass
class Asked:
    """The libraries and releases named on a command line."""

    libraries: list[str]
    every: bool
    """Whether ``all`` is among the words: every library."""
    releases: list[str]
    """As they were named: one may be there twice."""


def asked(arguments: argparse.Namespace, fallback: Sequence[str] = ()) -> Asked:
    """Sort the words into libraries and releases; ``fallback`` are the libraries if the words name none."""
    from generator import descriptor
    from generator.manifest import check_release

    releases = [word for word in arguments.words if re.match(r"\d", word)] + arguments.release
    named = [word for word in arguments.words if not re.match(r"\d", word)]
    for release in releases:
        check_release(release)
    every = "all" in named
    if every and len(named) > 1:
        raise GeneratorError(f"all is every library: leave out {', '.join(word for word in named if word != 'all')}")
    libraries = descriptor.names() if every else named or [*fallback]
    for library in libraries:
        descriptor.load(library)  # which refuses an unknown one
    return Asked([*dict.fromkeys(libraries)], every, releases)
