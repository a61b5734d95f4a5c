"""Find the records that ctypes would lay out otherwise than C: they are placed by their offsets, or refused.

A generated table holds types, and ctypes computes the layout where it runs. Two versions of ctypes matter: before Python
3.13 it cannot align a class, and before 3.14 it packs bit-fields by simpler rules than C compilers. A record is left to
ctypes if both give the offsets and the size that C has. Otherwise its class is packed, with members of padding between the
others, so that every Python has C's offsets. A bit-field cannot be placed like this.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from generator.errors import GeneratorError, HeaderError, remedy
from generator.layout import round_up
from generator.model import Callback, CType, Field, Function, HeaderTable, Record
from generator.resolve import Resolver

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
        if record.placed:
            places = [item.offset * 8 + item.bit_offset for item in record.fields]
            return places, record.size, record.align if self.aligns else 1
        places = []
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


def check(table: HeaderTable, platforms: Collection[str] = ("linux",)) -> None:
    """Decide which records of a table are placed. Raises HeaderError for the first enum, record or function that ctypes
    cannot represent."""
    for enum in table.enums:
        if enum.size != 4:
            raise HeaderError(
                enum.location, f"the enum {enum.name!r} needs {enum.size * 8} bits, not 32; {remedy(enum.name)}"
            )
    every = CtypesSizes(table, aligns=False), CtypesSizes(table, aligns=True)
    for record in table.records:
        for item in record.fields:
            _check_bit_field(record, item, every[0])
        _check_runs(record, every[0])
        wrong = [error for types in every if (error := _difference(record, types))]
        if wrong and any(item.bits for item in record.fields):
            raise wrong[0]
        record.placed = bool(wrong)
        if wrong and "windows" in platforms and _has_long(record, every[0]):
            construct = (
                f"the {record.kind} {record.name!r} has a long, and is packed or aligned: Windows has other offsets"
            )
            raise HeaderError(record.location, f'{construct}; set platforms = ["linux"], or {remedy(record.name)}')
    _refuse_values(table, every[0])


def _refuse_values(table: HeaderTable, types: Resolver) -> None:
    """A record without known members cannot be passed or returned by value, nor can a placed one: ctypes does not know the
    alignment of its members."""
    items: list[Function | Callback] = [*table.functions, *table.callbacks]
    for item in items:
        name = item.symbol if isinstance(item, Function) else item.name
        for ctype in (item.result, *(parameter.type for parameter in item.parameters)):
            if types.kind(ctype) == "opaque":
                construct = (
                    f"{name!r} passes the struct {types.bottom(ctype).name!r} by value, whose members are not known"
                )
                raise HeaderError(item.location, f"{construct}; {remedy(name)}")
            if types.kind(ctype) == "record" and (record := _placed_in(ctype, types)):
                construct = f"{name!r} passes the packed or aligned {record.kind} {record.name!r} by value"
                raise HeaderError(item.location, f"{construct}, which ctypes cannot do; {remedy(name)}")


def _parts(ctype: CType, types: Resolver) -> Iterator[Record]:
    """The record that a type is, and those inside it."""
    record = types.definition(types.bottom(ctype).name)
    if isinstance(record, Record) and not types.bottom(ctype).pointers:
        yield record
        for item in record.fields:
            yield from _parts(item.type, types)


def _placed_in(ctype: CType, types: Resolver) -> Record | None:
    return next((record for record in _parts(ctype, types) if record.placed), None)


def _has_long(record: Record, types: Resolver) -> bool:
    """Whether a record has a member whose size differs on Windows."""
    bottoms = (types.bottom(item.type) for part in _parts(CType(record.name), types) for item in part.fields)
    return any(bottom.name in ("long", "unsigned long") and not bottom.pointers for bottom in bottoms)


def _difference(record: Record, types: CtypesSizes) -> HeaderError | None:
    """The first difference between ctypes' own layout and C's."""
    try:
        places, size, align = types.place(record)
    except GeneratorError as error:
        return HeaderError(record.location, f"the {record.kind} {record.name!r}: {error}")
    for item, place in zip(record.fields, places):
        real = item.offset * 8 + item.bit_offset
        if place != real:
            return _refusal(
                record, f"the member {item.name!r} is at {_shown(real)} in C and at {_shown(place)} in ctypes", types
            )
    if size != record.size:
        return _refusal(record, f"it has {record.size} bytes in C and {size} in ctypes", types)
    if align > record.align:
        return _refusal(record, f"its alignment is {record.align} in C and {align} in ctypes", types)
    return None


def _check_bit_field(record: Record, item: Field, types: Resolver) -> None:
    name = types.bottom(item.type).name
    if item.bits and name in NO_BIT_FIELDS:
        construct = f"the bit-field {item.name!r} is a {name}: {NO_BIT_FIELDS[name]}"
        raise HeaderError(record.location, f"the {record.kind} {record.name!r}: {construct}; {remedy(record.name)}")


def _check_runs(record: Record, types: Resolver) -> None:
    """Refuse neighbouring bit-fields that versions of ctypes place differently: of types of different sizes, or in a union."""
    for before, item in zip(record.fields, record.fields[1:]):
        if not (before.bits and item.bits):
            continue
        construct = f"the bit-fields {before.name!r} and {item.name!r} are"
        if record.kind == "union":
            raise HeaderError(
                record.location, f"the union {record.name!r}: {construct} neighbours; {remedy(record.name)}"
            )
        if types.size(before.type) != types.size(item.type):
            construct = f"the struct {record.name!r}: {construct} of types of different sizes"
            raise HeaderError(record.location, f"{construct}; {remedy(record.name)}")


def _refusal(record: Record, construct: str, types: CtypesSizes) -> HeaderError:
    where = "" if types.aligns else " before Python 3.13" if _is_aligned(record, types) else ""
    return HeaderError(record.location, f"the {record.kind} {record.name!r}: {construct}{where}; {remedy(record.name)}")


def _is_aligned(record: Record, types: Resolver) -> bool:
    """Whether a record, or one in it, asks for an alignment."""
    inner = (types.definition(types.bottom(item.type).name) for item in record.fields)
    return bool(record.requested_align) or any(isinstance(one, Record) and _is_aligned(one, types) for one in inner)


def _shown(bits: int) -> str:
    return f"byte {bits // 8}" if bits % 8 == 0 else f"bit {bits}"
