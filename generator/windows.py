"""Layouts on Windows x64, where a long has 4 bytes (LLP64).

A generated table holds types but no sizes, and ctypes computes layouts where it runs, so that one table serves both
systems. This module computes the layouts of Windows on Linux.
"""

from __future__ import annotations

import copy
import ctypes
import importlib
from types import ModuleType
from typing import Any

from cuda_ctypes._floor.tables import table_of
from cuda_ctypes._floor.types.table_types import Types
from generator.layout import Member, lay_out
from generator.model import CType, HeaderTable, Record
from generator.resolve import Resolver

SHORT = {"long": ctypes.c_int32, "unsigned long": ctypes.c_uint32}


class Sizes(Resolver):
    """Sizes and alignments of the types of one table on Windows."""

    def _shape(self, ctype: CType) -> tuple[int, int]:
        bottom = self.bottom(ctype)
        return (4, 4) if bottom.name in SHORT and not bottom.pointers and not bottom.array else super()._shape(ctype)


def laid_out(table: HeaderTable) -> HeaderTable:
    """A copy of a table whose records have their layouts on Windows."""
    table = copy.deepcopy(table)
    types = Sizes(table)
    changed: set[str] = set()
    for record in table.records:  # nested records come first
        parts = {types.bottom(item.type).name for item in record.fields if not types.bottom(item.type).pointers}
        if parts & (SHORT.keys() | changed):
            changed.add(record.name)
            _lay_out(record, types)
    return table


def _lay_out(record: Record, types: Resolver) -> None:
    members = [Member(types.size(item.type), types.align(item.type), item.bits or None) for item in record.fields]
    layout = lay_out(record.kind, members)
    for item, place in zip(record.fields, layout.offsets):
        item.offset, item.bit_offset = place
    record.size, record.align = layout.size, layout.align


def raw_module(major: str, library: str) -> ModuleType:
    """``raw`` of a library with records laid out as on Windows; ``major`` is a package, ``cuda_ctypes.cu13``."""
    raw = importlib.import_module(f"{major}.raw.{library}")
    types = _types(table_of(major, library))

    def lookup(name: str) -> Any:
        is_record = types.defines(name) and types.kind(name) == "record"
        return types.c_class(name) if is_record else getattr(raw, name)

    module = ModuleType(raw.__name__)
    module.__getattr__ = lookup  # type: ignore[method-assign]
    return module


def _types(table: Any) -> Types:
    parents = tuple(_types(table_of(table.package, name)) for name in table.uses)
    types = Types(table, f"{table.package}.{table.library}", parents)
    types.classes.update(SHORT)
    return types
