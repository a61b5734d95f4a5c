"""The names in the snake_case modules of ``bindings`` (nvml, cufile and others), which follow Python's conventions.

``nvmlDeviceGetName`` is ``device_get_name`` there and ``NVML_BRAND_TESLA`` is ``BrandType.TESLA``. Settings, as
``[faces.snake_case]`` in the library's descriptor:

``prefixes``     prefixes of functions and types to strip, longest first
``words``        words inside names that are spelled differently: ``PCIe = "Pcie"``
``error``        the exception's name
``errors``       if each status has an exception of its own: status to exception, for names that no rule gives
``synonyms``     further names of exceptions: ``MemoryError = "NvmlMemoryError"``
``arrays``       structs whose class holds any number of them
``structs``      further classes: name to struct
``enums``        enum to its name, or to ``""`` if it is left out
``status_text``  name of a function that describes a status, if the library has none
``members``      name of an enum to the prefixes to strip from its members; each prefix gives a member one name
``long``         a prefix: stripping it and the enum's name gives members a second, longer name
``macros``       enums made of constants: name to a pattern for the prefix of the constants
``renamed``      functions, constants and members of such enums whose name no rule gives: ``"Enum.MEMBER" = "C_NAME"``
``literal``      parameters that keep their C names
``checks``       functions that raise the exception for a status: name to the statuses that they accept
"""

from __future__ import annotations

import os.path
import re
from collections.abc import Iterator, Mapping
from typing import Any

from cuda_ctypes._floor.tables.spelling import snake
from generator.errors import DescriptorError, suggestion
from generator.model import HeaderTable


class SnakeCase:
    """The snake_case names of one table; none if the descriptor has no ``[faces.snake_case]``."""

    def __init__(self, table: HeaderTable, settings: Mapping[str, Any], borrowed: set[str] | frozenset[str]) -> None:
        self.table = table
        self.settings = settings
        self.borrowed = borrowed

    settings_of_the_floor = ("error", "errors", "synonyms", "checks", "status_text", "words", "literal")
    """Settings that go into the generated table."""

    def _stripped(self, name: str) -> str:
        """A C name without the library's prefix, and with Python's spelling of its words."""
        for prefix in self.settings["prefixes"]:
            if name.startswith(prefix) and name != prefix:
                name = name[len(prefix) :]
                break
        for word, other in self.settings.get("words", {}).items():
            name = name.replace(word, other)
        return name

    def functions(self) -> Iterator[tuple[str, str]]:
        """Python's names with their symbols."""
        if self.settings:
            named = {c_name: name for name, c_name in self.settings.get("renamed", {}).items()}
            symbols = dict.fromkeys(
                function.symbol
                for _, function in self.table.public_functions()
                if not (function.unreviewed or function.variadic)
            )
            for symbol in symbols:
                yield named.get(symbol) or snake(self._stripped(symbol)), symbol

    def constants(self) -> dict[str, str]:
        """Further names of constants."""
        names = {constant.name for constant in self.table.constants}
        renamed = self.settings.get("renamed", {}).items()
        return {name: c_name for name, c_name in renamed if c_name in names and "." not in name}

    def _type_name(self, name: str) -> str:
        return re.sub(r"(_enum|_st)?(_t)?$", "", self._stripped(name))

    def types(self) -> Iterator[tuple[str, str]]:
        """Names of structs' classes with their C names, followed by ``array`` if the class holds any number of them."""
        if not self.settings:
            return
        typedefs: dict[str, list[str]] = {}
        for item in self.table.typedefs:
            if not item.type.pointers:
                typedefs.setdefault(item.type.name, []).append(item.name)
        arrays = set(self.settings.get("arrays", ()))
        targets: dict[str, str] = {}
        for record in self.table.records:
            same = typedefs.get(record.name, [])
            targets[record.name] = record.name + (" array" if arrays.intersection([record.name, *same]) else "")
            if not record.nested_in and record.name not in self.borrowed:
                yield self._type_name(self._public(record.name, same)), targets[record.name]
        for name, record_name in self.settings.get("structs", {}).items():
            if record_name not in targets:
                known = suggestion(record_name, targets)
                raise self._error(f"structs.{name}", f"there is no struct {record_name!r}{known}")
            yield name, targets[record_name]

    def enums(self) -> Iterator[tuple[str, str, list[tuple[str, int]]]]:
        """Names of enums with their C names, empty for those made of constants, and their members."""
        if not self.settings:
            return
        typedefs = {item.type.name: item.name for item in reversed(self.table.typedefs) if not item.type.pointers}
        for enum in self.table.enums:
            public = typedefs.get(enum.name, enum.name)
            name = self.enum_name(public)
            if name and enum.name not in self.borrowed:
                yield name, public, list(self.members(public, [(member.name, member.value) for member in enum.members]))
        for name, pattern in self.settings.get("macros", {}).items():
            members = list(self._constants(name, re.compile(pattern)))
            if not members:
                raise self._error(f"macros.{name}", f"no constant begins with {pattern}")
            yield name, "", members

    def _constants(self, name: str, pattern: re.Pattern[str]) -> Iterator[tuple[str, int]]:
        """The members of an enum made of constants."""
        renamed = {
            c_name: key.partition(".")[2]
            for key, c_name in self.settings.get("renamed", {}).items()
            if key.startswith(f"{name}.")
        }
        enumerators = [(member.name, member.value) for enum in self.table.enums for member in enum.members]
        constants = [*((item.name, item.value) for item in self.table.constants), *enumerators]
        for c_name, value in constants:
            found = pattern.match(c_name)
            if c_name in renamed:
                yield renamed[c_name], int(value)
            elif found and isinstance(value, int):
                member = c_name[found.end() :]
                yield member if member.isupper() else snake(member).upper(), value

    def _public(self, tag: str, typedefs: list[str]) -> str:
        """The public C name of a struct: of several typedefs, the one named like its tag."""
        if tag.endswith("_t") or not typedefs:
            return tag
        return next((name for name in typedefs if self._type_name(name) == self._type_name(tag)), typedefs[0])

    def enum_name(self, name: str) -> str:
        """An enum's name in Python; empty if it is left out."""
        return str(self.settings.get("enums", {}).get(name, self._type_name(name)))

    def error_name(self, status: str) -> str:
        """The exception's name for a status."""
        words = status.removeprefix("ERROR_").split("_")
        return self.settings.get("errors", {}).get(status) or "".join(map(str.capitalize, words)) + "Error"

    def _error(self, key: str, construct: str) -> DescriptorError:
        return DescriptorError(self.table.library, f"faces.snake_case.{key}", construct)

    def members(self, public: str, members: list[tuple[str, int]]) -> Iterator[tuple[str, int]]:
        """The members of an enum."""
        name = self.enum_name(public)
        prefixes = self.settings.get("members", {}).get(name)
        if prefixes is None:
            common = os.path.commonprefix([member for member, _ in members])
            short = common[: common.rindex("_") + 1] if "_" in common else ""
            for member, value in members:
                names = [member[len(short) :]]
                if prefix := self.settings.get("long"):
                    names.append(member.replace(prefix, "").replace(f"{snake(name).upper()}_", ""))
                yield from ((made, value) for made in dict.fromkeys(names))
            return
        for member, value in members:
            for prefix in prefixes:
                if member.startswith(prefix):
                    yield member[len(prefix) :], value
