"""Keys of ``[annotations]`` and names in ``[faces]`` that match nothing: leftovers, or the header changed under them.

A descriptor serves every CUDA major that the package ships, so a key must match in one of them.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from cuda_ctypes import _floor
from generator.annotate import base_name, is_pattern
from generator.model import Table

FUNCTIONS = ("queries", "forget", "is_capturing", "version_function", "negative_status")
STATUSES = ("fine", "not_ready", "insufficient", "advice")
"""Settings of ``[faces]`` that name functions, and enumerators of ``result``."""


@dataclass
class Names:
    """What keys of ``[annotations]`` and settings of ``[faces]`` may name."""

    functions: dict[str, set[str]] = field(default_factory=dict)
    """With their parameters; a function's public name stands for all of its forms."""
    members: dict[str, set[str]] = field(default_factory=lambda: {"*": set()})
    attributes: dict[str, set[str]] = field(default_factory=dict)
    """Enums with their enumerators."""
    parameters: set[str] = field(default_factory=set)
    typedefs: set[str] = field(default_factory=set)

    def add_table(self, table: Table) -> None:
        """Add what a table names that is not annotated yet: afterwards, parameters may have other names."""
        typedefs = {typedef.type.name: typedef.name for typedef in reversed(table.typedefs)}
        for function in table.functions:
            self._add_function(function.symbol, {parameter.name for parameter in function.parameters})
        for record in table.records:
            self._add_record(record.name, {member.name for member in record.fields})
        for enum in table.enums:
            self._add_enum(typedefs.get(enum.name, enum.name), {item.name for item in enum.members})
        self.typedefs.update(typedef.name for typedef in table.typedefs)

    def add_shipped(self, table: Any, renamed: dict[str, str]) -> None:
        """Add what a generated table names, whose headers need not be at hand."""
        former = {new: old for old, new in renamed.items()}
        for symbol, text in [*table.functions.items(), *table.older.items()]:
            given = {parameter.name for parameter in _floor.prototype(text).parameters}
            self._add_function(symbol, given | {former[name] for name in given & former.keys()})
        for name, (_, *lines) in table.records.items():
            self._add_record(name, {_floor.declaration(line).name for line in lines})
        for name, values in table.enums.items():
            self._add_enum(name, set(values))
        self.typedefs.update(table.typedefs)

    def _add_function(self, symbol: str, parameters: set[str]) -> None:
        self.parameters |= parameters
        for name in (symbol, base_name(symbol)):
            self.functions.setdefault(name, set()).update(parameters)

    def _add_record(self, name: str, members: set[str]) -> None:
        self.members["*"] |= members
        self.members.setdefault(name, set()).update(members)

    def _add_enum(self, name: str, enumerators: set[str]) -> None:
        self.attributes.setdefault(name, set()).update(enumerators)


def stale_keys(known: Names, annotations: dict[str, Any]) -> list[str]:
    """Keys of ``[annotations]`` that match nothing, each with the nearest name that would."""
    stale = []
    for section in ("functions", "members", "attributes"):
        keys = annotations.get(section, {})
        names: dict[str, set[str]] = getattr(known, section)
        if section == "functions":
            names = {**names, **_matched(names, keys)}
        for name, entries in keys.items():
            if name not in names:
                stale.append(f"{section}.{name}{suggestion(name, names)}")
                continue
            stale += [
                f"{section}.{name}.{key}{suggestion(key, names[name])}" for key in entries if key not in names[name]
            ]
    for name in annotations.get("rename", {}):
        if name not in known.parameters:
            stale.append(f"rename.{name}{suggestion(name, known.parameters)}")
    return stale


def stale_settings(known: Names, faces: dict[str, Any]) -> list[str]:
    """Names in ``[faces]`` that match nothing, likewise."""
    functions, statuses = set(known.functions), known.attributes[faces["result"]]
    named = {
        **{setting: (faces.get(setting, ()), functions) for setting in FUNCTIONS},
        "fork.asks": (faces.get("fork", {}).get("asks", ()), functions),
        **{setting: (faces.get(setting, ()), statuses) for setting in STATUSES},
        "streams": (faces.get("streams", ()), known.typedefs),
    }
    return [
        f"{setting}: {name}{suggestion(name, names)}"
        for setting, (said, names) in named.items()
        for name in ([said] if isinstance(said, str) else said)
        if name not in names
    ]


def _matched(functions: dict[str, set[str]], keys: Iterable[str]) -> dict[str, set[str]]:
    """The patterns among ``keys`` that functions match, with the parameters of those."""
    found: dict[str, set[str]] = {}
    for pattern in filter(is_pattern, keys):
        for name, parameters in functions.items():
            if fnmatchcase(name, pattern):
                found.setdefault(pattern, set()).update(parameters)
    return found


def suggestion(name: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(name, sorted(known), 1)
    return f" (did you mean {near[0]}?)" if near else ""
