"""Check the content of a TOML file against a declared type.

Declared types are ``str``, ``list[str]``, ``dict[str, int]``, ``Literal["raw", "checked"]`` and, for a TOML table with
settings of its own, a dataclass or a TypedDict whose attributes are the settings.
"""

from __future__ import annotations

import dataclasses
import reprlib
import typing  # Python 3.9 has no is_typeddict to import, and should report that it lacks tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import tomllib

from generator.errors import GeneratorError, suggestion

WORDS = {str: "a string", int: "an integer", bool: "true or false", list: "a list", dict: "a table"}


def read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise GeneratorError(f"cannot read {path.name}: {error}") from error


def check(said: Any, declared: Any, file: str, key: str = "", ours: Iterable[str] = ()) -> None:
    """Raise GeneratorError unless ``said``, the value at ``key``, has the declared type; no file may set ``ours``."""
    kind, parts = get_origin(declared) or declared, get_args(declared)
    if kind is Literal:
        if said not in parts:
            names = ", ".join(map(str, parts))
            raise GeneratorError(f"{file}: {key}: {reprlib.repr(said)} is not one of {names}{suggestion(said, parts)}")
        return
    is_class = dataclasses.is_dataclass(kind) or typing.is_typeddict(kind)
    wanted = dict if is_class else kind
    if type(said) is not wanted:  # true is not an integer
        raise GeneratorError(f"{file}: {key}: {reprlib.repr(said)} is not {WORDS[wanted]}")
    inside = f"{key}." if key else ""
    if is_class:
        settings = {name: hint for name, hint in get_type_hints(kind).items() if name not in ours}
        for name in said:
            if name not in settings:
                raise GeneratorError(f"{file}: there is no setting {inside}{name}{suggestion(name, settings)}")
        if lacking := [inside + name for name in settings if name in _needed(kind) and name not in said]:
            raise GeneratorError(f"{file}: {', '.join(lacking)} must be set")
        for name, item in said.items():
            check(item, settings[name], file, inside + name)
    elif wanted is list:
        for index, item in enumerate(said):
            check(item, parts[0], file, f"{key}[{index}]")
    elif wanted is dict:
        for name, item in said.items():
            check(item, parts[1], file, inside + name)


def _needed(kind: Any) -> Iterable[str]:
    if typing.is_typeddict(kind):
        required: frozenset[str] = kind.__required_keys__
        return required
    empty = dataclasses.MISSING
    return [item.name for item in dataclasses.fields(kind) if item.default is item.default_factory is empty]
