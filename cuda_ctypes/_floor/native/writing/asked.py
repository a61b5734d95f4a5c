"""What to do where C says that there is more: call it again with memory for that, or let a Python function go on."""

from __future__ import annotations

from ...builtins import BYTES
from ..interpreter import MEMORY, Functions
from ..routine import LARGEST
from .made import load_product, make_bytes

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from . import Writer


def call_again(writer: Writer) -> None:
    """After a call without memory, make what C says, and call it again. After that call, keep as many elements as there are."""
    machine, code, status = writer.machine, writer.code, writer.machine.KEPT
    number, insufficient = next(
        (laid.start, laid.source.insufficient) for laid in writer.laid if laid.source.kind == "asked"
    )
    before = number + 1
    filled = [
        (laid.slot, writer.frame.output(laid.source.position), *laid.source.how)
        for laid in writer.laid
        if laid.source.kind == "made" and laid.source.way == "filled"
    ]
    empty, told, again, done = writer.new_label(), writer.new_label(), writer.new_label(), writer.new_label()
    code.load_slot(machine.FIRST, filled[0][1])
    code.if_not_zero(machine.FIRST, again)
    code.if_zero(status, told)
    code.if_other(status, insufficient, done)
    code.label(told)
    code.load_slot(machine.FIRST, number)
    code.if_zero(machine.FIRST, empty)
    code.constant(machine.SECOND, LARGEST // max(size for _, _, size, *_ in filled))
    code.if_below(machine.SECOND, machine.FIRST, "unprepared")
    code.store_slot(before, machine.FIRST)
    for place, slot, size, *_ in filled:
        make_bytes(writer, place, slot, size, number)
    writer.load_function()
    code.jump("call")
    code.label(empty)
    code.if_not_zero(status, "unprepared")
    for *_, nothing in filled:
        writer.load_object(machine.STATE, nothing)
        writer.keep(machine.STATE)
    for _, slot, *_ in filled:
        code.store_slot(slot, machine.STATE)
    code.jump(done)
    code.label(again)
    code.if_zero(status, good := writer.new_label())
    code.if_other(status, insufficient, done)
    code.jump("unprepared")
    code.label(good)
    code.load_slot(machine.FIRST, number)
    code.load_slot(machine.SECOND, before)
    code.if_equal(machine.FIRST, machine.SECOND, done)
    code.if_below(machine.SECOND, machine.FIRST, "unprepared")
    for _, slot, size, shrinks, _ in filled:
        if shrinks:
            _shrink(writer, slot, number, size)
    code.label(done)


def _shrink(writer: Writer, slot: int, number: int, size: int) -> None:
    """Replace the bytes in a slot by the first of them: so many elements as another slot says."""
    machine, code = writer.machine, writer.code
    code.load_slot(machine.STATE, slot)
    load_product(writer, machine.ARGUMENTS[1], number, size)
    code.offset(machine.ARGUMENTS[0], machine.STATE, BYTES)
    code.call(Functions.new_bytes)
    code.if_zero(machine.RESULT, "not made")
    code.store_slot(slot, machine.RESULT)
    writer.drop(machine.STATE)


def go_on(writer: Writer, position: int, offset: int, insufficient: int, function: int) -> None:
    """Let a Python function go on if C says that there is more."""
    machine, code, status = writer.machine, writer.code, writer.machine.KEPT
    routine, frame = writer.routine, writer.frame
    if frame.held or frame.prepared or routine.kept or routine.count > len(machine.ARGUMENTS) - 3:
        raise ValueError(f"{routine.name} cannot go on")
    more, nothing, done = writer.new_label(), writer.new_label(), writer.new_label()
    code.load_slot(machine.STATE, frame.output(position))
    code.load(machine.SECOND, machine.STATE, MEMORY)
    code.offset(machine.FIRST, machine.SECOND, offset)
    code.load_half(machine.FIRST, machine.FIRST)
    code.if_zero(machine.FIRST, nothing)
    code.if_zero(status, more)
    code.if_other(status, insufficient, done)
    code.label(more)
    function_register, struct, *others = machine.ARGUMENTS
    for register, place in zip(others, range(routine.count)):
        writer.load(register, (place,))
    code.constant(others[routine.count], 0)
    code.move(struct, machine.STATE)
    writer.load_object(function_register, function)
    code.call(Functions.call_one)
    code.move(machine.KEPT, machine.RESULT)
    writer.drop(machine.STATE)
    code.move(machine.RESULT, machine.KEPT)
    code.leave()
    code.label(nothing)
    code.if_zero(status, done)
    code.if_other(status, insufficient, done)
    code.jump("unprepared")
    code.label(done)
