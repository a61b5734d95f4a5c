"""Memory of the caller that C fills: of a buffer, which is held until the call returns, or at an address."""

from __future__ import annotations

from ..interpreter import LENGTH, TYPE, Functions
from .frame import VIEW, VIEW_SIZE, VIEWED
from .prepared import store_plain

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from . import Writer
    from .frame import Laid

WRITABLE = 1
"""PyBUF_WRITABLE: memory in one piece, to write to."""


def write_room(writer: Writer, laid: Laid) -> None:
    """Store an address, or note that it is a buffer; and the size of bytes, or of all memory for an address. No buffer is held so
    far."""
    machine, code, start = writer.machine, writer.code, laid.start
    _, where, taken = laid.source
    store_plain(writer, where, taken, laid.slot, start + VIEW + 1)
    writer.store_zero(start + VIEWED)
    code.constant(machine.FIRST, -1)  # not RESULT, which is the first argument's register on aarch64
    content = taken[1]
    if content:
        writer.load(machine.ARGUMENTS[0], where)
        writer.load_object(machine.SECOND, content)
        code.if_other_at(machine.ARGUMENTS[0], TYPE, machine.SECOND, other := writer.new_label())
        code.load(machine.FIRST, machine.ARGUMENTS[0], LENGTH)
        code.label(other)
    code.store_slot(start + VIEW, machine.FIRST)


def lend(writer: Writer, laid: Laid) -> None:
    """Hold the memory of a buffer, when only the call is left."""
    machine, code, end, failed = writer.machine, writer.code, writer.new_label(), writer.new_label()
    first, second, third = machine.ARGUMENTS[:3]
    start = laid.start
    code.load_slot(machine.FIRST, start + VIEW + 1)
    code.if_zero(machine.FIRST, end)
    writer.load(first, laid.source.where)
    code.slot_address(second, start)
    code.constant(third, WRITABLE)
    code.call(Functions.lend)
    code.extend(machine.FIRST, machine.RESULT, "I")
    code.if_not_zero(machine.FIRST, failed)
    code.load_slot(machine.RESULT, start)
    code.store_slot(laid.slot, machine.RESULT)
    code.load_slot(machine.RESULT, start + VIEW_SIZE)
    code.store_slot(start + VIEW, machine.RESULT)
    code.label(end)

    def forget() -> None:
        code.label(failed)
        code.constant(machine.FIRST, 0)
        code.store_slot(start + VIEWED, machine.FIRST)
        code.call(Functions.forget_error)
        code.jump("unprepared")

    writer.behind.append(forget)
