"""A library's descriptor: which headers it has, where they come from, what is said about them by hand.

``generator/libraries/NAME.toml`` is all that a further library needs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypedDict

from cuda_ctypes.pathfinder.table import LIBRARIES
from generator import declared
from generator.errors import DescriptorError, GeneratorError, suggestion
from generator.manifest import PACKAGES

DIRECTORY = Path(__file__).parent / "libraries"


NEEDED = ("result", "summary", "environment")
"""Settings of ``[faces]`` without which there is no library."""
TO_FIND = ("linux", "windows", "install")
"""Further ones where ``pathfinder`` does not find it; a library without Windows, too, is looked for there."""
MAY_BE_EMPTY = re.compile(r"faces\.snake_case\.(enums|checks)\.|faces\.snake_case\.members\.\w+\.\d")
"""Strings and lists that say something with nothing in them."""


class Fork(TypedDict):
    asks: str
    status: int


class StatusStruct(TypedDict):
    name: str
    driver: str


class _SnakeCaseNeeded(TypedDict):
    prefixes: list[str]
    error: str


class SnakeCaseFace(_SnakeCaseNeeded, total=False):
    """``[faces.snake_case]``; see generator/snake_case.py."""

    words: dict[str, str]
    errors: dict[str, str]
    synonyms: dict[str, str]
    arrays: list[str]
    structs: dict[str, str]
    enums: dict[str, str]
    status_text: str
    members: dict[str, list[str]]
    long: str
    macros: dict[str, str]
    renamed: dict[str, str]
    literal: list[str]
    checks: dict[str, list[str]]


class Faces(TypedDict, total=False):
    """``[faces]``. Functions, types and enumerators are named as in C."""

    result: str
    """The enum of the statuses."""
    status_struct: StatusStruct
    """The struct in which functions return it, and the driver's beside it."""
    negative_status: list[str]
    """Functions that return a count, or a status below zero."""
    fine: list[str]
    """Statuses that are no failure."""
    queries: list[str]
    """Functions that ask whether work is done, to which ``not_ready`` is an answer."""
    not_ready: str
    insufficient: str
    """The status of memory that is too small, which comes with the size that is needed."""
    is_capturing: str
    """The function that says whether a stream is being captured."""
    streams: list[str]
    """The types of streams."""
    forget: list[str]
    """Functions that end a handle, and with it what is kept for it."""
    version_function: str
    fork: Fork
    """Where a library does not survive a fork: a function that succeeds once it is initialized, and the number of the
    status that all return in a child."""
    summary: str
    environment: str
    """The variable that names the library's file."""
    pathfinder: str
    """The library's name in cuda_ctypes/pathfinder/table.py, or else its files on each system:"""
    linux: list[str]
    wsl: list[str]
    windows: list[str]
    install: str
    """What to do where it is missing, for a library that pathfinder does not know."""
    advice: dict[str, str]
    """For each status, what usually causes it and what to do."""
    snake_case: SnakeCaseFace


class Annotations(TypedDict, total=False):
    """``[annotations]``; see generator/annotate.py."""

    functions: dict[str, dict[str, str]]
    members: dict[str, dict[str, str]]
    attributes: dict[str, dict[str, str]]
    rename: dict[str, str]
    synonyms: dict[str, str]


@dataclass
class Descriptor:
    name: str
    headers: list[str]
    """Headers whose declarations make the table, in the order in which they are included."""
    packages: list[str]
    """Packages of ``headers/manifest.toml`` that carry these headers."""
    prerequisites: list[str] = field(default_factory=list)
    """Headers of others that these need but do not include themselves."""
    uses: list[str] = field(default_factory=list)
    """Libraries whose types this one shares: what they define is theirs, and stands in their tables only."""
    version_headers: list[str] = field(default_factory=list)
    """Headers with one function-pointer typedef per function and introduction version (``PFN_cuInit_v2000``)."""
    platforms: list[Literal["linux", "windows"]] = field(default_factory=lambda: ["linux", "windows"])
    majors: list[int] = field(default_factory=lambda: [12, 13])
    """CUDA majors for which there is such a library."""
    newest: bool = False
    """The newest release's headers serve every CUDA major, older libraries just lack some of the functions."""
    defines: list[str] = field(default_factory=list)
    """Macros to predefine, as ``NAME`` or ``NAME=VALUE``."""
    internal_macro: str = ""
    """Macro that uncovers older forms of functions and per-thread-stream twins."""
    per_thread_macro: str = ""
    """Macro with which a program asks for the per-thread default stream."""
    functions: str = ""
    """Regular expression: the symbols that programs may call, where the headers also declare others."""
    constants: str = ""
    """Regular expression: the names of macros that are constants of this library."""
    modules: list[Literal["raw", "bindings", "checked"]] = field(default_factory=lambda: ["raw", "bindings", "checked"])
    """The faces that it has: ``bindings`` is for libraries that cuda.bindings has."""
    faces: Faces = field(default_factory=Faces)
    """Settings for the emitted modules."""
    annotations: Annotations = field(default_factory=Annotations)
    """What C does not tell; see generator/annotate.py."""


def names() -> list[str]:
    return sorted(path.stem for path in DIRECTORY.glob("*.toml"))


def load(name: str) -> Descriptor:
    path = DIRECTORY / f"{name}.toml"
    if not path.exists():
        raise GeneratorError(f"no library {name!r}{suggestion(name, names())}: there are {', '.join(names())}")
    said = declared.read(path)
    declared.check(said, Descriptor, path.name, ours=["name"])
    description = Descriptor(name=name, **said)
    if empty := [key for key in _empty(said) if not MAY_BE_EMPTY.match(key)]:
        raise GeneratorError(f"{path.name}: there is nothing in {', '.join(empty)}")
    if lacking := [f"faces.{setting}" for setting in NEEDED if setting not in description.faces]:
        raise GeneratorError(f"{path.name}: {', '.join(lacking)} must be there")
    lacking = [f"faces.{setting}" for setting in TO_FIND if setting not in description.faces]
    if lacking and "pathfinder" not in description.faces:
        raise GeneratorError(f"{path.name}: {', '.join(lacking)} must be there, or faces.pathfinder")
    finder = description.faces.get("pathfinder")
    for key, words, known in (
        ("packages", description.packages, PACKAGES.keys()),
        ("faces.pathfinder", [finder] if finder else [], LIBRARIES.keys()),
    ):
        for word in words:
            if word not in known:
                raise DescriptorError(name, key, f"there is no {word}{suggestion(word, known)}")
    patterns = {"functions": description.functions, "constants": description.constants}
    macros = description.faces.get("snake_case", {}).get("macros", {})
    patterns |= {f"faces.snake_case.macros.{name}": pattern for name, pattern in macros.items()}
    for key, pattern in patterns.items():
        try:
            re.compile(pattern)
        except re.error as error:
            raise DescriptorError(name, key, str(error)) from error
    return description


def _empty(said: Any, key: str = "") -> Iterator[str]:
    """The keys of strings and lists with nothing in them."""
    if said in ("", []):
        yield key
    elif isinstance(said, (dict, list)):
        for name, item in said.items() if isinstance(said, dict) else enumerate(said):
            yield from _empty(item, f"{key}.{name}" if key else str(name))
