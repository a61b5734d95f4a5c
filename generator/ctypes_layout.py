"""Refuse records that ctypes would lay out otherwise than C.

A generated table holds types, and ctypes computes the layout where it runs. Two versions of ctypes matter: before Python
3.13 it cannot align a class, and before 3.14 it packs bit-fields by simpler rules than C compilers. A record passes if both
give the offsets and the size that C has.
"""

from __future__ import annotations

from generator.errors import GeneratorError, HeaderError
from generator.layout import round_up
from generator.model import CType, Field, HeaderTable, Record
from generator.resolve import Resolver

REMEDY = "leave it out by `ignore` in the descriptor"
NO_BIT_FIELDS = {"char": "its sign depends on the platform", "_Bool": "PyPy's ctypes has no such bit-fields"}
"""Types without bit-fields, and why."""


class CtypesSizes(Resolver):
    """Sizes and alignments as ctypes computes them; ``aligns`` from Python 3.13 on."""

    def __init__(self, table: HeaderTable, aligns: bool) -> None:
        super().__init__(table)
        self.aligns = aligns
        self._shapes: dict[str, tuple[int, int]] = {}

    def _shape(self, ctype: CType) -> tuple[int, int]:
        bottom = self.bottom(ctype)
        record = self.definition(bottom.name)
        if bottom.array or bottom.pointers or not isinstance(record, Record):
            return super()._shape(ctype)
        if bottom.name not in self._shapes:
            _, size, align = self.place(record)
            self._shapes[bottom.name] = size, align
        return self._shapes[bottom.name]

    def place(self, record: Record) -> tuple[list[int], int, int]:
        """Offset of each member in bits, size and alignment in bytes."""
        places: list[int] = []
        align = record.requested_align if self.aligns else 1
        end = size = unit = 0  # in bits; ``unit`` is the size of the open unit of bit-fields, which ends at ``end``
        used = 0
        for item in record.fields:
            bits, own = self.size(item.type) * 8, self.align(item.type)
            align = max(align, own)
            if record.kind == "union":
                end = unit = 0
            if item.bits and unit == bits and used + item.bits <= unit:
                places.append(end - unit + used)
                used += item.bits
            else:
                start = round_up(end, own * 8)
                places.append(start)
                end, unit, used = start + bits, bits if item.bits else 0, item.bits
            size = max(size, end)
        return places, round_up(size, align * 8) // 8, align


def check(table: HeaderTable) -> None:
    """Raise HeaderError for the first enum or record of a table that ctypes cannot represent."""
    for enum in table.enums:
        if enum.size != 4:
            raise HeaderError(enum.location, f"the enum {enum.name!r} needs {enum.size * 8} bits, not 32; {REMEDY}")
    every = CtypesSizes(table, aligns=False), CtypesSizes(table, aligns=True)
    for record in table.records:
        for item in record.fields:
            _check_bit_field(record, item, every[0])
        _check_runs(record, every[0])
        for types in every:
            _compare(record, types)


def _compare(record: Record, types: CtypesSizes) -> None:
    try:
        places, size, _ = types.place(record)
    except GeneratorError as error:
        raise HeaderError(record.location, f"the {record.kind} {record.name!r}: {error}") from error
    for item, place in zip(record.fields, places):
        real = item.offset * 8 + item.bit_offset
        if place != real:
            construct = f"the member {item.name!r} is at {_shown(real)} in C and at {_shown(place)} in ctypes"
            raise _refusal(record, construct, types)
    if size != record.size:
        raise _refusal(record, f"it has {record.size} bytes in C and {size} in ctypes", types)


def _check_bit_field(record: Record, item: Field, types: Resolver) -> None:
    name = types.bottom(item.type).name
    if item.bits and name in NO_BIT_FIELDS:
        construct = f"the bit-field {item.name!r} is a {name}: {NO_BIT_FIELDS[name]}"
        raise HeaderError(record.location, f"the {record.kind} {record.name!r}: {construct}; {REMEDY}")


def _check_runs(record: Record, types: Resolver) -> None:
    """Refuse neighbouring bit-fields that versions of ctypes place differently: of types of different sizes, or in a union."""
    for before, item in zip(record.fields, record.fields[1:]):
        if not (before.bits and item.bits):
            continue
        construct = f"the bit-fields {before.name!r} and {item.name!r} are"
        if record.kind == "union":
            raise HeaderError(record.location, f"the union {record.name!r}: {construct} neighbours; {REMEDY}")
        if types.size(before.type) != types.size(item.type):
            construct = f"the struct {record.name!r}: {construct} of types of different sizes"
            raise HeaderError(record.location, f"{construct}; {REMEDY}")


def _refusal(record: Record, construct: str, types: CtypesSizes) -> HeaderError:
    where = "" if types.aligns else " before Python 3.13" if _is_aligned(record, types) else ""
    return HeaderError(record.location, f"the {record.kind} {record.name!r}: {construct}{where}; {REMEDY}")


def _is_aligned(record: Record, types: Resolver) -> bool:
    """Whether a record, or one in it, asks for an alignment."""
    inner = (types.definition(types.bottom(item.type).name) for item in record.fields)
    return bool(record.requested_align) or any(isinstance(one, Record) and _is_aligned(one, types) for one in inner)


def _shown(bits: int) -> str:
    return f"byte {bits // 8}" if bits % 8 == 0 else f"bit {bits}"
