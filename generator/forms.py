"""``headers/forms.toml``: how headers name the forms of a function, as patterns."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from pathlib import Path

from generator import declared

PATH = Path(__file__).parent.parent / "headers" / "forms.toml"


@dataclass(frozen=True)
class Forms:
    older: str
    per_thread: list[str]
    typedef: str
    hidden: str
    unnamed: str


@functools.cache
def read(path: Path = PATH) -> Forms:
    said = declared.read(path)
    declared.check(said, Forms, path.name)
    return Forms(**said)


def _pattern(template: str, **parts: str) -> str:
    """A template as a regular expression, with a pattern for each part in braces."""
    pieces = re.split(r"\{(\w+)\}", template)
    return "".join(re.escape(piece) if index % 2 == 0 else parts[piece] for index, piece in enumerate(pieces))


@functools.cache
def twin() -> str:
    """The ending of a per-thread twin."""
    return "|".join(map(re.escape, read().per_thread))


def is_twin(symbol: str) -> bool:
    return symbol.endswith(tuple(read().per_thread))


@functools.cache
def ending() -> re.Pattern[str]:
    """The endings that a function's name may have."""
    return re.compile(rf"({_pattern(read().older, form='[0-9]+')})?({twin()})?$")


@functools.cache
def symbol() -> re.Pattern[str]:
    """A symbol: ``name``, and perhaps ``form`` and ``twin``."""
    older = _pattern(read().older, form=r"(?P<form>\d{1,2})")
    return re.compile(rf"(?P<name>\w+?)(?:{older})?(?P<twin>{twin()})?")


def typedef(name: str = r"\w+?") -> re.Pattern[str]:
    """A typedef of a version header: ``name``, ``version``, and perhaps ``twin``."""
    written = _pattern(read().typedef, name=f"(?P<name>{name})", version=r"(?P<version>\d{4,})")
    return re.compile(rf"{written}(?P<twin>{twin()})?")
