"""Find keys of ``[annotations]`` and names in ``[faces]`` that match nothing: misspelled, or gone from the headers.

A descriptor serves every CUDA major that the package ships, so a key must match in at least one of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Union

from cuda_ctypes._floor.tables.declarations import declaration, prototype
from generator.annotate import base_name, is_pattern
from generator.errors import suggestion
from generator.model import HeaderTable
from generator.snake_case import SnakeCase

FUNCTIONS = ("queries", "forget", "allocates", "is_capturing", "version_function", "negative_status")
STATUSES = ("fine", "not_ready", "insufficient", "advice")
"""Settings of ``[faces]`` that name functions, and those that name enumerators of ``result``."""

Named = tuple[str, Union[str, Iterable[str]], Collection[str]]
"""A setting, the names that it holds, and the known names."""


@dataclass
class KnownNames:
    """The names that ``[annotations]`` and ``[faces]`` may refer to."""

    functions: dict[str, set[str]] = field(default_factory=dict)
    """Function to its parameters; a public name has those of all its forms."""
    members: dict[str, set[str]] = field(default_factory=lambda: {"*": set()})
    attributes: dict[str, set[str]] = field(default_factory=dict)
    """Enum to its enumerators."""
    parameters: set[str] = field(default_factory=set)
    typedefs: set[str] = field(default_factory=set)
    constants: set[str] = field(default_factory=set)
    at_hand: set[str] = field(default_factory=set)
    """Functions of :meth:`add_table`: their parameters' names in the header are known."""

    def add_table(self, table: HeaderTable) -> None:
        """Add the names of a table before it is annotated, as annotating renames parameters."""
        typedefs = {typedef.type.name: typedef.name for typedef in reversed(table.typedefs)}
        for function in table.functions:
            parameters = {parameter.name for parameter in function.parameters}
            self.at_hand.add(base_name(function.symbol))
            self.parameters |= parameters
            self._add_function(function.symbol, parameters)
        for record in table.records:
            for name in {record.name, typedefs.get(record.name, record.name)}:
                self._add_record(name, {member.name for member in record.fields})
        enums = table.public_enums()
        for enum in table.enums:
            self._add_enum(enums.get(enum.name, enum.name), {item.name for item in enum.members})
        self.typedefs.update(typedef.name for typedef in table.typedefs)
        self.constants.update(constant.name for constant in table.constants)

    def add_shipped(self, table: Any, renamed: dict[str, str]) -> None:
        """Add the names of a generated table, after all calls of :meth:`add_table`.

        A parameter's name in the header is inferred from its new name. That could hide a misspelled key, so it is done
        only for functions that no header at hand declares.
        """
        former = {new: old for old, new in renamed.items()}
        for symbol, text in [*table.functions.items(), *table.older.items()]:
            given = {parameter.name for parameter in prototype(text).parameters}
            before = {former[name] for name in given & former.keys()}
            self.parameters |= given if base_name(symbol) in self.at_hand else given | before
            self._add_function(symbol, given | before)
        for name, (_, *lines) in table.records.items():
            self._add_record(name, {declaration(line).name for line in lines})
        for name, values in table.enums.items():
            self._add_enum(name, set(values))
        self.typedefs.update(table.typedefs)
        self.constants.update(table.constants)

    def parts(self, owner: str) -> set[str]:
        """The members of a struct, or the enumerators of an enum."""
        return self.members.get(owner, set()) | self.attributes.get(owner, set())

    def _add_function(self, symbol: str, parameters: set[str]) -> None:
        for name in (symbol, base_name(symbol)):
            self.functions.setdefault(name, set()).update(parameters)

    def _add_record(self, name: str, members: set[str]) -> None:
        self.members["*"] |= members
        self.members.setdefault(name, set()).update(members)

    def _add_enum(self, name: str, enumerators: set[str]) -> None:
        self.attributes.setdefault(name, set()).update(enumerators)


def stale_keys(known: KnownNames, annotations: Mapping[str, Any]) -> list[str]:
    """Keys of ``[annotations]`` that match nothing, each with the closest known name."""
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
    for name, new in annotations.get("rename", {}).items():
        owner, dot, part = name.rpartition(".")
        there = known.parts(owner) if dot else known.parameters
        if not there.intersection((part, new) if dot else (part,)):
            stale.append(f"rename.{name}{suggestion(part, there)}")
    return stale


def stale_settings(known: KnownNames, faces: Mapping[str, Any]) -> list[str]:
    """Names in ``[faces]`` that match nothing, each with the closest known name."""
    functions, statuses = set(known.functions), known.attributes.get(faces.get("result", ""), set())
    struct = faces.get("status_struct", {})
    named: list[Named] = [
        *((setting, faces.get(setting, ()), functions) for setting in FUNCTIONS),
        ("version", faces.get("version", ())[:1], functions),
        ("fork.asks", faces.get("fork", {}).get("asks", ()), functions),
        ("fork.works", faces.get("fork", {}).get("works", ()), functions),
        ("shortage.asks", faces.get("shortage", {}).get("asks", ()), functions),
        ("shortage.status", faces.get("shortage", {}).get("status", ()), statuses),
        *((setting, faces.get(setting, ()), statuses) for setting in STATUSES),
        ("streams", faces.get("streams", ()), known.typedefs),
        ("status_struct.name", struct.get("name", ()), known.members.keys() | known.typedefs),
        ("status_struct.driver", struct.get("driver", ()), known.attributes),
        *(_named_by_snake_case(known, faces) if "snake_case" in faces else ()),
    ]
    return [
        f"{setting}: {name}{suggestion(name, names)}"
        for setting, said, names in named
        for name in ([said] if isinstance(said, str) else said)
        if name not in names
    ]


def _named_by_snake_case(known: KnownNames, faces: Mapping[str, Any]) -> Iterator[Named]:
    said: dict[str, Any] = faces["snake_case"]
    snake_case = SnakeCase(HeaderTable("", ""), said, set())
    structs, enums = known.members.keys() | known.typedefs, known.attributes
    enumerators = {name for names in enums.values() for name in names}
    everything = {*known.functions, *known.parameters, *known.constants, *structs, *enums, *enumerators}
    statuses = {name for name, _ in snake_case.members(faces["result"], [(name, 0) for name in enums[faces["result"]]])}
    words, renamed = said.get("words", ()), said.get("renamed", {})
    yield "snake_case.prefixes", said["prefixes"], _begun(said["prefixes"], everything)
    yield "snake_case.long", said.get("long", ()), _begun([said.get("long", "")], enumerators)
    yield "snake_case.words", words, {word for word in words if any(word in name for name in everything)}
    yield "snake_case.arrays", said.get("arrays", ()), structs
    yield "snake_case.enums", said.get("enums", ()), enums
    yield "snake_case.literal", said.get("literal", ()), known.parameters
    yield "snake_case.errors", said.get("errors", ()), statuses
    yield (
        "snake_case.synonyms",
        said.get("synonyms", {}).values(),
        {said["error"], *map(snake_case.error_name, statuses)},
    )
    yield "snake_case.renamed", (key.split(".")[0] for key in renamed if "." in key), said.get("macros", ())
    yield "snake_case.renamed", renamed.values(), known.functions.keys() | known.constants | enumerators
    yield "snake_case.members", said.get("members", ()), {snake_case.enum_name(name) for name in enums}
    for prefixes in said.get("members", {}).values():
        yield "snake_case.members", prefixes, _begun(prefixes, enumerators)
    for passed in said.get("checks", {}).values():
        yield "snake_case.checks", passed, statuses


def _begun(starts: Iterable[str], names: Collection[str]) -> set[str]:
    """The prefixes with which at least one name begins."""
    return {start for start in starts if any(name.startswith(start) for name in names)}


def _matched(functions: dict[str, set[str]], keys: Iterable[str]) -> dict[str, set[str]]:
    """The patterns among ``keys`` that match a function, with the parameters of all matching functions."""
    found: dict[str, set[str]] = {}
    for pattern in filter(is_pattern, keys):
        for name, parameters in functions.items():
            if fnmatchcase(name, pattern):
                found.setdefault(pattern, set()).update(parameters)
    return found
