"""Resolve type names through typedefs, and tell the size and alignment of a type."""

from __future__ import annotations

import dataclasses
from math import prod
from typing import Union

from generator.errors import GeneratorError
from generator.layout import FLOATS, INTEGERS, POINTER
from generator.model import Callback, CType, Enum, HeaderTable, Opaque, Record, Typedef

Definition = Union[Typedef, Enum, Record, Opaque, Callback]


class Resolver:
    """The types of one table by name; :meth:`add` adds a type to them."""

    def __init__(self, table: HeaderTable) -> None:
        self._definitions: dict[str, Definition] = {}
        for group in (table.typedefs, table.enums, table.records, table.opaques, table.callbacks):
            for definition in group:
                self.add(definition)

    def add(self, definition: Definition) -> None:
        known = self._definitions.setdefault(definition.name, definition)
        if known is not definition and not isinstance(known, Opaque):
            raise GeneratorError(f"{definition.location}: {definition.name!r} is already defined at {known.location}")
        self._definitions[definition.name] = definition

    def definition(self, name: str) -> Definition | None:
        """The definition of a name; None for a basic type and for a name that nothing defines."""
        return self._definitions.get(name)

    def names(self) -> list[str]:
        return list(self._definitions)

    def bottom(self, ctype: CType) -> CType:
        """``ctype`` with every typedef replaced: its name is a basic type, an enum, a record, an opaque or a callback."""
        while isinstance(definition := self._definitions.get(ctype.name), Typedef):
            inner = definition.type
            const, pointers = inner.const, inner.pointers
            if ctype.const:  # const applies to the typedef's whole type: to the outermost pointer, if there is one
                const, pointers = (const, (*pointers[:-1], True)) if pointers else (True, pointers)
            array = () if ctype.pointers else inner.array  # a pointer to an array is the address of its first element
            ctype = CType(inner.name, const, pointers + ctype.pointers, ctype.array + array)
        return ctype

    def spread(self, ctype: CType) -> CType:
        """``ctype`` with typedefs of arrays replaced: ``float [2][4]`` for two vectors."""
        while not ctype.pointers and self.kind(CType(ctype.name)) == "array":
            definition = self._definitions[ctype.name]
            assert isinstance(definition, Typedef)
            ctype = dataclasses.replace(definition.type, array=ctype.array + definition.type.array)
        return ctype

    def kind(self, ctype: CType) -> str:
        """The kind of value that a type holds, typedefs resolved:

        ``void``, ``integer``, ``float``, ``enum``, ``record``, ``opaque``, ``callback`` (a pointer to a function),
        ``array``, ``handle`` (one pointer to an opaque struct), ``text`` (``const char *``) or ``pointer``.
        """
        bottom = self.bottom(ctype)
        definition = self._definitions.get(bottom.name)
        if bottom.array:
            return "array"
        if bottom.pointers:
            if len(bottom.pointers) == 1:
                if isinstance(definition, Opaque):
                    return "handle"
                if isinstance(definition, Callback) and definition.bare:
                    return "callback"
                if bottom.name == "char" and bottom.const:
                    return "text"
            return "pointer"
        if definition is not None:
            return type(definition).__name__.lower()
        if bottom.name in INTEGERS:
            return "integer"
        if bottom.name in FLOATS:
            return "float"
        if bottom.name == "void":
            return "void"
        raise GeneratorError(f"no type {bottom.name!r}")

    def size(self, ctype: CType) -> int:
        return self._shape(ctype)[0]

    def align(self, ctype: CType) -> int:
        return self._shape(ctype)[1]

    def _shape(self, ctype: CType) -> tuple[int, int]:
        bottom = self.bottom(ctype)
        if bottom.array:
            size, align = self._shape(dataclasses.replace(bottom, array=()))
            return size * prod(bottom.array), align
        if bottom.pointers:
            return POINTER, POINTER
        definition = self._definitions.get(bottom.name)
        if isinstance(definition, Record):
            return definition.size, definition.align
        if isinstance(definition, Enum):
            return definition.size, definition.size
        if isinstance(definition, Callback) and not definition.bare:
            return POINTER, POINTER
        if bottom.name in INTEGERS:
            size = INTEGERS[bottom.name][0]
            return size, size
        if bottom.name in FLOATS:
            return FLOATS[bottom.name], FLOATS[bottom.name]
        raise GeneratorError(f"{bottom.name!r} has no size: it is {'only declared' if definition else 'not a type'}")
