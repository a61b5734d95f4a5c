"""A library's descriptor: which headers it has, where they come from, what is said about them by hand.

``generator/libraries/NAME.toml`` is all that a further library needs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tomllib

from generator.errors import GeneratorError

DIRECTORY = Path(__file__).parent / "libraries"
NEEDED = ("result", "summary", "environment")
"""Settings of ``[faces]`` that no library goes without."""


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
    platforms: list[str] = field(default_factory=lambda: ["linux", "windows"])
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
    modules: list[str] = field(default_factory=lambda: ["raw", "bindings", "checked"])
    """The faces that it has: ``bindings`` is for libraries that cuda.bindings has."""
    faces: dict[str, Any] = field(default_factory=dict)
    """Settings for the emitted modules; see generator/emit.py."""
    annotations: dict[str, Any] = field(default_factory=dict)
    """What C does not tell; see generator/annotate.py."""


def names() -> list[str]:
    return sorted(path.stem for path in DIRECTORY.glob("*.toml"))


def load(name: str) -> Descriptor:
    path = DIRECTORY / f"{name}.toml"
    if not path.exists():
        raise GeneratorError(f"no library {name!r}: there are {', '.join(names())}")
    try:
        description = Descriptor(name=name, **tomllib.loads(path.read_text("utf-8")))
    except (tomllib.TOMLDecodeError, TypeError) as error:
        raise GeneratorError(f"{path.name}: {error}") from error
    if lacking := [f"faces.{setting}" for setting in NEEDED if setting not in description.faces]:
        raise GeneratorError(f"{path.name}: {', '.join(lacking)} must be there")
    patterns = {"functions": description.functions, "constants": description.constants}
    macros = description.faces.get("plain", {}).get("macros", {})
    patterns |= {f"faces.plain.macros.{name}": pattern for name, pattern in macros.items()}
    for key, pattern in patterns.items():
        try:
            re.compile(pattern)
        except re.error as error:
            raise GeneratorError(f"{path.name}: {key}: {error}") from error
    return description
