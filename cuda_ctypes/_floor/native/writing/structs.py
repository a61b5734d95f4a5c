"""Structs in the frame, whose members are arguments and results."""

from __future__ import annotations

from ..interpreter import MEMORY, Functions
from .sources import write_all

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from . import Writer
    from .frame import Laid

IN_LINE = 32
"""The most words of a struct that are cleared without a call,"""
AT_ONCE = 128
"""and the most that one call clears: for 2 KB and more, glibc takes an instruction that needs three times as long on AMD EPYC."""


def write_copy(writer: Writer, laid: Laid) -> None:
    """Copy a large struct, which C gets by value."""
    machine, code = writer.machine, writer.code
    _, where, words = laid.source
    writer.load(machine.ARGUMENTS[0], where)
    code.load(machine.SECOND, machine.ARGUMENTS[0], MEMORY)
    for word in range(words):
        code.load(machine.FIRST, machine.SECOND, 8 * word)
        code.store_slot(laid.start + word, machine.FIRST)
    code.slot_address(machine.RESULT, laid.start)
    code.store_slot(laid.slot, machine.RESULT)


def write_fields(writer: Writer, laid: Laid) -> None:
    """Make a struct of zeros and the given members, and let C have its address."""
    machine, code, start = writer.machine, writer.code, laid.start
    words = laid.source.words
    write_all(writer, laid.parts)
    if words > IN_LINE:
        for word in range(0, words, AT_ONCE):
            code.slot_address(machine.ARGUMENTS[0], start + word)
            code.constant(machine.ARGUMENTS[1], 0)
            code.constant(machine.ARGUMENTS[2], 8 * min(AT_ONCE, words - word))
            code.call(Functions.clear)
    else:
        code.constant(machine.RESULT, 0)
        for word in range(words):
            code.store_slot(start + word, machine.RESULT)
    code.slot_address(machine.STATE, start)
    store_members(writer, laid.source.members, laid.parts)
    code.slot_address(machine.RESULT, start)
    code.store_slot(laid.slot, machine.RESULT)


def store_members(writer: Writer, members: tuple[tuple[int, int], ...], parts: list[Laid]) -> None:
    """Store values in a struct, whose address is in STATE."""
    machine, code = writer.machine, writer.code
    first, second, third = machine.ARGUMENTS[:3]
    for (offset, width), part in zip(members, parts):
        if part.source.kind == "content":
            code.load_slot(third, part.start)
            if width >= 0:
                code.offset(machine.FIRST, machine.STATE, width)
                code.store_half(machine.FIRST, third)
            code.offset(first, machine.STATE, offset)
            code.load_slot(second, part.slot)
            code.call(Functions.copy)
            continue
        code.load_slot(machine.RESULT, part.slot)
        code.offset(machine.FIRST, machine.STATE, offset)
        if width == 8:
            code.store(machine.FIRST, 0, machine.RESULT)
        else:
            code.store_half(machine.FIRST, machine.RESULT)


def read_fields(writer: Writer) -> dict[int, Any]:
    """Load the members of structs that are results, and the addresses of texts, into the slots of these. Returns the sizes of texts,
    by the positions of outputs; of bytes also the offset of their number in the struct and the slot of the struct."""
    machine, code = writer.machine, writer.code
    sizes: dict[int, Any] = {}
    for source, _, start, _ in writer.laid:
        for offset, position, size in source.results if source.kind == "fields" else ():
            slot = writer.frame.output(position)
            code.slot_address(machine.SECOND, start)
            code.offset(machine.FIRST, machine.SECOND, offset)
            if size:
                sizes[position] = (*size, start) if isinstance(size, tuple) else size
                code.store_slot(slot, machine.FIRST)
                continue
            code.load(machine.RESULT, machine.FIRST, 0)
            code.store_slot(slot, machine.RESULT)
    return sizes
