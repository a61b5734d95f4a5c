"""Structs and unions with the name of a function: C keeps their tags apart, a Python module does not."""

from __future__ import annotations

import dataclasses
from typing import Any

from generator.errors import HeaderError, remedy
from generator.model import CType, Enum, HeaderTable, Record


def part(table: HeaderTable) -> None:
    """Name such a struct after its first typedef, as libzip's ``struct zip_stat`` beside the function ``zip_stat``."""
    functions = {function.symbol for function in table.functions} | {alias.name for alias in table.aliases}
    names: dict[str, str] = {}
    tagged: list[Record | Enum] = [*table.records, *table.enums]
    for item in tagged:
        if item.name in functions:
            typedefs = [typedef.name for typedef in table.typedefs if typedef.type == CType(item.name)]
            if not typedefs:
                construct = f"{item.name!r} is a type and a function, and no typedef has another name for the type"
                raise HeaderError(item.location, f"{construct}; {remedy(item.name)}")
            if isinstance(item, Record):  # an enum has the name of its typedef anyway
                names[item.name] = typedefs[0]
    if not names:
        return
    for group in ("functions", "inlines", "callbacks", "records", "typedefs", "constants"):
        setattr(table, group, _renamed(getattr(table, group), names))
    for record in table.records:
        record.name = names.get(record.name, record.name)
        record.nested_in = names.get(record.nested_in, record.nested_in)
    table.typedefs = [typedef for typedef in table.typedefs if typedef.type != CType(typedef.name)]


def _renamed(item: Any, names: dict[str, str]) -> Any:
    """A copy of an object, and of all in it, whose types have new names."""
    if isinstance(item, CType):
        return dataclasses.replace(item, name=names.get(item.name, item.name))
    if isinstance(item, list):
        return [_renamed(inner, names) for inner in item]
    if dataclasses.is_dataclass(item) and not isinstance(item, type):
        parts = {field.name: _renamed(getattr(item, field.name), names) for field in dataclasses.fields(item)}
        return dataclasses.replace(item, **parts)
    return item
