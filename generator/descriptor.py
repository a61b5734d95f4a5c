"""A library's descriptor: its headers, the packages that carry them, and what a person adds by hand.

A new library is one new file, ``generator/libraries/NAME.toml``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypedDict

from cuda_ctypes.pathfinder.table import LIBRARIES
from generator import declared, manifest, packages
from generator.errors import DescriptorError, GeneratorError, suggestion

DIRECTORY = Path(__file__).parent / "libraries"


NEEDED = ("summary", "environment")
"""Settings of ``[faces]`` that every library must have; those with other modules than ``raw`` need ``result``, too."""
TO_FIND = ("linux", "windows", "install")
"""Settings that a library without ``pathfinder`` must have: the names of its files on each of its platforms."""
MAY_BE_EMPTY = re.compile(r"faces\.snake_case\.(enums|checks)\.|faces\.snake_case\.members\.\w+\.\d")
"""Settings whose empty string or list has a meaning."""


class Fork(TypedDict):
    asks: str
    status: int
    works: list[str]


class Shortage(TypedDict):
    status: str
    asks: str


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
    """The enum of status codes; a library of ``raw`` alone may have none."""
    status_struct: StatusStruct
    """The struct in which functions return the status beside one of the driver's."""
    negative_status: list[str]
    """Functions that return a count or, below zero, a status."""
    fine: list[str]
    """Further statuses that mean success."""
    queries: list[str]
    """Functions that ask whether work is done: ``not_ready`` is an answer, not an error."""
    not_ready: str
    insufficient: str
    """The status for a buffer that is too small; the function then tells the size needed."""
    is_capturing: str
    """The function that tells whether a stream is being captured."""
    streams: list[str]
    """The types of stream handles."""
    forget: list[str]
    """Functions that destroy a handle; objects kept alive for it are released."""
    allocates: list[str]
    """Functions that allocate as many bytes as their first argument says."""
    shortage: Shortage
    """The status of such a function when memory runs out, and the function that tells how much is free and there is."""
    version_function: str
    """The function that tells the CUDA version as one number, 13050 for 13.5, for messages about missing functions."""
    version: list[str]
    """The function that tells the library's own version; behind it the places of the parts if that is one number."""
    two_majors: str
    """The trouble with the library's files of two CUDA majors in one process; the second one opened brings a warning."""
    fork: Fork
    """For a library that does not survive a fork: a function that succeeds once the library is initialized, and the
    number of the status that functions return in the child, but for those that work there."""
    summary: str
    environment: str
    """The environment variable that names the library's file."""
    pathfinder: str
    """The library's name in cuda_ctypes/pathfinder/table.py. Without it, the library's file names on each system:"""
    linux: list[str]
    elsewhere: list[str]
    windows: list[str]
    install: str
    """Advice for a missing library that pathfinder does not know."""
    advice: dict[str, str]
    """For each status, its usual cause and the remedy."""
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
    """The library's own headers, in the order in which they are included."""
    packages: list[str] = field(default_factory=list)
    """Packages of ``headers/packages.toml`` that carry these headers. A library without packages is no part of CUDA, and
    ``--include`` says where its headers are."""
    parts: list[str] = field(default_factory=list)
    """Patterns of further headers that are the library's own, which its headers include: ``lzma/*.h``."""
    prerequisites: list[str] = field(default_factory=list)
    """Headers of other libraries that the own headers need but do not include."""
    uses: list[str] = field(default_factory=list)
    """Libraries whose types this one uses; those types stand in their tables only."""
    version_headers: list[str] = field(default_factory=list)
    """Headers with one function-pointer typedef per function and introduction version (``PFN_cuInit_v2000``)."""
    platforms: list[Literal["linux", "windows"]] = field(default_factory=lambda: ["linux", "windows"])
    majors: list[int] = field(default_factory=list)
    """CUDA majors that have the library; if left out, those of the manifest's releases that have its packages."""
    newest: bool = False
    """Whether the newest release's headers serve every CUDA major: older libraries only lack some functions."""
    defines: list[str] = field(default_factory=list)
    """Macros to predefine, as ``NAME`` or ``NAME=VALUE``."""
    internal_macro: str = ""
    """Macro that makes the headers declare older forms of functions and per-thread-stream twins."""
    per_thread_macro: str = ""
    """Macro with which a program asks for the per-thread default stream."""
    functions: str = ""
    """Regular expression for the symbols that belong to the library, if the headers also declare others."""
    constants: str = ""
    """Regular expression for the names of macros that are constants of the library."""
    pointers: Literal["review", "results", "host", "device"] = "review"
    """What pointers to numbers are unless annotated: results of the function, arrays in host memory, or device memory.
    With ``review`` the rules guess, as for other pointers."""
    reviewed: list[str] = field(default_factory=list)
    """Names or patterns of functions for which a person has found the rules' guesses right. Other functions with a guess
    are in ``raw`` alone."""
    ignore: list[str] = field(default_factory=list)
    """Names or patterns of functions, types, variables and macros to leave out before anything is parsed; structs and
    unions become opaque."""
    modules: list[Literal["raw", "bindings", "checked"]] = field(default_factory=lambda: ["raw", "bindings", "checked"])
    """The faces to generate: ``bindings`` only for libraries that cuda.bindings has."""
    faces: Faces = field(default_factory=Faces)
    """Settings for the emitted modules."""
    annotations: Annotations = field(default_factory=Annotations)
    """Directions and conventions that C does not express; see generator/annotate.py."""


def names() -> list[str]:
    return sorted(path.stem for path in DIRECTORY.glob("*.toml"))


def load(name: str) -> Descriptor:
    path = DIRECTORY / f"{name}.toml"
    if not path.exists():
        raise GeneratorError(f"no library {name!r}{suggestion(name, names())}: choose one of {', '.join(names())}")
    said = declared.read(path)
    declared.check(said, Descriptor, path.name, ours=["name"])
    description = Descriptor(name=name, **said)
    if empty := [key for key in _empty(said) if not MAY_BE_EMPTY.match(key)]:
        raise GeneratorError(f"{path.name}: {', '.join(empty)} must not be empty")
    if lacking := [f"faces.{setting}" for setting in NEEDED if setting not in description.faces]:
        raise GeneratorError(f"{path.name}: {', '.join(lacking)} must be set")
    if "result" not in description.faces and description.modules != ["raw"]:
        raise GeneratorError(
            f"{path.name}: faces.result must be set, the enum of the library's status codes; "
            'a library without one has modules = ["raw"]'
        )
    for platform in {"linux", "windows"} - set(description.platforms) if "pathfinder" not in description.faces else ():
        description.faces.setdefault(platform, [])  # type: ignore[misc]
    lacking = [f"faces.{setting}" for setting in TO_FIND if setting not in description.faces]
    if lacking and "pathfinder" not in description.faces:
        other = {"faces.linux": "Windows", "faces.windows": "Linux"}.get(lacking[0]) if len(lacking) == 1 else None
        hint = f"; or platforms, if it is on {other} alone" if other else ""
        raise GeneratorError(f"{path.name}: set either {', '.join(lacking)} or faces.pathfinder{hint}")
    finder = description.faces.get("pathfinder")
    for key, words, known in (
        ("packages", description.packages, packages.sources().keys()),
        ("faces.pathfinder", [finder] if finder else [], LIBRARIES.keys()),
    ):
        for word in words:
            if word not in known:
                raise DescriptorError(name, key, f"there is no {word}{suggestion(word, known)}")
    _refuse_texts(description)
    _refuse_places(name, description.faces.get("version", [])[1:])
    _refuse_circle(name, description.uses)
    releases = manifest.releases_with(description.packages)
    description.majors = description.majors or sorted({manifest.numbers(release)[0] for release in releases})
    patterns = {"functions": description.functions, "constants": description.constants}
    macros = description.faces.get("snake_case", {}).get("macros", {})
    patterns |= {f"faces.snake_case.macros.{name}": pattern for name, pattern in macros.items()}
    for key, pattern in patterns.items():
        try:
            re.compile(pattern)
        except re.error as error:
            raise DescriptorError(name, key, str(error)) from error
    return description


def _refuse_texts(description: Descriptor) -> None:
    """Texts must fit into a table, and into the environment and the preprocessor."""
    for key in (key for key in ("summary", "environment", "install") if key in description.faces):
        text = description.faces[key]
        if not re.fullmatch(r"[A-Za-z_]\w*" if key == "environment" else r"[ -\[\]-~]+", text, re.ASCII):
            kind = "the name of a variable" if key == "environment" else "one line of ASCII without backslashes"
            raise DescriptorError(description.name, f"faces.{key}", f"{text!r} is not {kind}")
    for define in description.defines:
        if not re.fullmatch(r"[A-Za-z_]\w*(=.*)?", define, re.ASCII):
            raise DescriptorError(description.name, "defines", f"{define!r} is not NAME or NAME=VALUE")


def _refuse_places(name: str, places: list[str]) -> None:
    """Behind the function of ``faces.version`` are divisors: 1000 and 10 for 13050."""
    if len(places) > 3 or not all(re.fullmatch("[1-9][0-9]*", place) for place in places):
        construct = f"{places} are not up to three numbers, the places of the parts in the version"
        raise DescriptorError(name, "faces.version", construct)


def _refuse_circle(name: str, uses: list[str]) -> None:
    """A library cannot use its own types from another table, nor through others."""
    waiting, seen = [*uses], set[str]()
    while waiting:
        other = waiting.pop()
        path = DIRECTORY / f"{other}.toml"
        if other == name:
            raise DescriptorError(name, "uses", f"{name} uses itself; its own types need no entry")
        if not path.exists():
            raise DescriptorError(name, "uses", f"there is no library {other}{suggestion(other, names())}")
        if other not in seen:
            seen.add(other)
            said = declared.read(path).get("uses")
            waiting += said if isinstance(said, list) else []  # its own check refuses others


def _empty(said: Any, key: str = "") -> Iterator[str]:
    """The keys of empty strings and lists."""
    if said in ("", []):
        yield key
    elif isinstance(said, (dict, list)):
        for name, item in said.items() if isinstance(said, dict) else enumerate(said):
            yield from _empty(item, f"{key}.{name}" if key else str(name))
