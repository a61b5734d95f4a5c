"""The declarations of other libraries' headers that a library uses."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TypeVar

from generator.model import Callback, Constant, CType, Enum, Function, HeaderTable, Inline, Opaque, Record, Typedef
from generator.resolve import Resolver

_T = TypeVar("_T", Typedef, Enum, Record, Opaque, Callback)


def leave_out_unused(table: HeaderTable, types: Resolver, foreign: Collection[str]) -> None:
    """Remove the declarations of ``foreign`` headers, but for the types that the library uses."""
    table.opaques = [opaque for opaque in table.opaques if types.definition(opaque.name) is opaque]
    table.functions = [function for function in table.functions if function.location.header not in foreign]
    table.inlines = [inline for inline in table.inlines if inline.location.header not in foreign]
    table.constants = [constant for constant in table.constants if constant.location.header not in foreign]
    used: set[str] = set()
    for item in _definitions(table):
        if item.location.header not in foreign:
            _use(item, types, used)

    def kept(group: list[_T]) -> list[_T]:
        return [item for item in group if item.location.header not in foreign or item.name in used]

    table.typedefs, table.callbacks = kept(table.typedefs), kept(table.callbacks)
    table.records, table.opaques, table.enums = kept(table.records), kept(table.opaques), kept(table.enums)


def _use(item: object, types: Resolver, used: set[str]) -> None:
    """Collect the names of all types that a definition depends on."""
    for ctype in _types_of(item):
        if ctype.name not in used:
            used.add(ctype.name)
            _use(types.definition(ctype.name), types, used)


def _definitions(table: HeaderTable) -> Iterator[Function | Inline | Callback | Record | Typedef | Constant]:
    for group in (table.functions, table.inlines, table.callbacks, table.records, table.typedefs, table.constants):
        yield from group


def _types_of(item: object) -> Iterator[CType]:
    """The types that a definition names."""
    if isinstance(item, (Function, Inline, Callback)):
        yield item.result
        yield from (parameter.type for parameter in item.parameters)
    elif isinstance(item, Record):
        yield from (field.type for field in item.fields)
    elif isinstance(item, (Typedef, Constant)) and item.type is not None:
        yield item.type
