"""Structs and unions, and the attributes and pragmas that change their layouts."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator

from pycparser import c_ast

from generator.errors import GeneratorError
from generator.layout import Member, lay_out
from generator.model import CType, Field, HeaderTable, Record
from generator.parse_types import TypeReader
from generator.preprocess import Preprocessed
from generator.syntax import fail, location


class RecordReader(TypeReader):
    """Adds structs and unions to a table. generator/attributes.py has made static assertions of attributes and pragmas."""

    def __init__(self, table: HeaderTable, preprocessed: Preprocessed) -> None:
        super().__init__(table, preprocessed)
        self._typedef_align = 0
        """The alignment that an attribute gives the next typedef."""
        self._packs: list[int] = [0]
        """The largest alignment of members by ``#pragma pack``, the one in force last; 0 for none."""

    def _record(self, node: c_ast.Struct | c_ast.Union, name: str, parent: str) -> None:
        kind = "struct" if isinstance(node, c_ast.Struct) else "union"
        fields: list[Field] = []
        members: list[Member] = []
        seen: set[str] = set()
        own = requested = 0
        pack, asked, flexible = self._packs[-1], 0, False
        for declaration in node.decls:
            if isinstance(declaration, c_ast.StaticAssert):
                word = getattr(declaration.message, "value", "").strip('"')
                if word == "packed":
                    pack = 1
                elif word == "aligned":
                    own = requested = max(own, self._power(declaration, declaration.cond))
                elif word in ("packed member", "aligned member"):
                    asked = -1 if word == "packed member" else self._power(declaration, declaration.cond)
                else:
                    self._static_assert(declaration)
                continue
            if not isinstance(declaration, c_ast.Decl):
                fail(declaration, f"{type(declaration).__name__} in {kind} {name!r}")
            if flexible:
                fail(declaration, f"a member after an array without a bound in {kind} {name!r}")
            flexible = isinstance(declaration.type, c_ast.ArrayDecl) and declaration.type.dim is None
            field, member, align = self._field(declaration, name, len(fields))
            requested = max(requested, align, asked)
            self._lower(declaration, member, 1 if asked < 0 else pack)
            member.align = max(member.align, asked)
            asked = 0
            members.append(member)
            fields.append(field)
            reached = [*self._reached(field)]
            if twice := seen.intersection(reached):
                fail(declaration, f"{kind} {name!r} has two members {min(twice)!r}")
            seen.update(reached)
        if not fields:
            fail(node, f"{kind} {name!r} has no members")
        layout = lay_out(kind, members, max(own, 1))
        for field, (offset, bit_offset) in zip(fields, layout.offsets):
            field.offset, field.bit_offset = offset, bit_offset
        record = Record(name, kind, fields, location(node), layout.size, layout.align, requested, parent)
        self._define(node, self.table.records, record)

    @staticmethod
    def _lower(node: c_ast.Decl, member: Member, pack: int) -> None:
        """Lower a member's alignment to that of a packed struct."""
        if pack and pack < member.align:
            if member.bits is not None:
                fail(node, f"the bit-field {node.name!r} in a packed struct")
            member.align = pack

    def _reached(self, field: Field) -> Iterator[str]:
        """The names that a member adds to the record around it."""
        record = self.types.definition(field.type.name)
        if field.anonymous and isinstance(record, Record):
            for item in record.fields:
                yield from self._reached(item)
        else:
            yield field.name

    def _field(self, node: c_ast.Decl, parent: str, index: int) -> tuple[Field, Member, int]:
        """A member of a record: its field, its size and alignment, and the alignment that it asks for."""
        anonymous = node.name is None
        if anonymous and not (isinstance(node.type, (c_ast.Struct, c_ast.Union)) and not node.type.name):
            # An unnamed bit-field raises the alignment on AArch64 but not on x86-64.
            what = "an unnamed bit-field" if node.bitsize else "a member without a name"
            fail(node, f"{what} in {parent!r}")
        own_name = f"{parent}_{index if anonymous else node.name}"
        self.made[own_name] = f"a member of {parent!r}" if anonymous else f"the member {node.name!r} of {parent!r}"
        if anonymous:
            ctype = CType(self._tagged(node.type, own_name, parent))
        else:
            flexible = isinstance(node.type, c_ast.ArrayDecl) and node.type.dim is None
            ctype = self._type(node.type.type if flexible else node.type, own_name, parent)
            ctype = dataclasses.replace(ctype, array=(0, *ctype.array)) if flexible else ctype
        try:
            size, align = self.types.size(ctype), self.types.align(ctype)
        except GeneratorError as error:
            fail(node, f"member {node.name!r} of {parent!r}: {error}")
        requested = max((self._alignment(item) for item in node.align or ()), default=0)
        if requested and requested < align:
            fail(node, f"member {node.name!r} of {parent!r} asks for less alignment than its type has")
        field = Field(f"_{index}" if anonymous else node.name, ctype, 0, anonymous)
        if node.bitsize is None:
            return field, Member(size, max(align, requested)), requested
        field.bits = self._integer(node.bitsize, f"the width of {node.name!r}")
        if self.types.kind(ctype) not in ("integer", "enum") or not 0 < field.bits <= size * 8 or requested:
            fail(node, f"the bit-field {node.name!r} of {parent!r}: {ctype} with {field.bits} bits")
        return field, Member(size, align, field.bits), 0

    def _alignment(self, node: c_ast.Alignas) -> int:
        wanted = node.alignment
        if isinstance(wanted, c_ast.Typename):
            return self.types.align(self._type(wanted.type, ""))
        return self._power(node, wanted)

    def _power(self, node: c_ast.Node, wanted: c_ast.Node) -> int:
        """An alignment, which is a power of two, or 0."""
        value = self._integer(wanted, "an alignment")
        if value < 0 or value & (value - 1):
            fail(node, f"the alignment {value}")
        return value

    def _static_assert(self, node: c_ast.StaticAssert) -> None:
        word = getattr(node.message, "value", "")
        if word == '"aligned typedef"':
            self._typedef_align = self._power(node, node.cond)
            return
        said = re.fullmatch(r'"pack ?\((.*)\)"', word)
        if said:  # generator/attributes.py made it of a pragma
            self._pack(node, [word.strip() for word in said[1].split(",")])
        elif not self._integer(node.cond, "a static assertion"):
            fail(node, "a static assertion does not hold")

    def _pack(self, node: c_ast.Node, words: list[str]) -> None:
        """``#pragma pack``: ``()``, ``(n)``, ``(push)``, ``(push, n)``, ``(pop)``."""
        shown = f"#pragma pack({', '.join(words)})"
        action, *rest = words
        if action == "push":
            self._packs.append(self._packs[-1])
        elif action == "pop":
            if len(self._packs) == 1:
                fail(node, f"{shown} without a push")
            self._packs.pop()
        else:
            rest = words
        for word in rest:
            if re.fullmatch("1|2|4|8|16", word):
                self._packs[-1] = int(word)
            elif not word and words == [""]:
                self._packs[-1] = 0
            else:
                fail(node, f"{shown}: {word!r} is not 1, 2, 4, 8 or 16")
