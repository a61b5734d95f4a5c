"""Memory of the caller that C fills: of a buffer, which is held until the call returns, or at an address."""

from __future__ import annotations

from ..interpreter import LENGTH, TYPE, Functions
from .frame import VIEW, VIEW_DIMENSIONS, VIEW_SIZE, VIEWED
from .prepared import store_plain

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from . import Writer
    from .frame import Laid

WRITABLE, DIMENSIONS, IN_ONE_PIECE = 0x01, 0x08, 0x98
"""PyBUF_WRITABLE; PyBUF_ND, without which NumPy tells no dimensions; and with PyBUF_ANY_CONTIGUOUS, which takes Fortran's order too."""


def write_room(writer: Writer, laid: Laid) -> None:
    """Store an address, or note that it is a buffer; and the size of bytes, or of all memory for an address."""
    machine, code, start = writer.machine, writer.code, laid.start
    _, where, taken = laid.source
    store_plain(writer, where, taken, laid.slot, start + VIEW + 1)
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
    first, start = machine.ARGUMENTS[0], laid.start
    code.load_slot(machine.FIRST, start + VIEW + 1)
    code.if_zero(machine.FIRST, end)
    writer.load(first, laid.source.where)
    _hold(writer, start, WRITABLE, failed)
    code.load_slot(machine.RESULT, start)
    code.store_slot(laid.slot, machine.RESULT)
    code.load_slot(machine.RESULT, start + VIEW_SIZE)
    code.store_slot(start + VIEW, machine.RESULT)
    code.label(end)

    writer.behind.append(lambda: _forget(writer, start, failed, "unprepared"))


def lend_known(writer: Writer, laid: Laid, done: str) -> None:
    """Hold the buffer of an object of a known class, and jump to ``done``; go on with others."""
    machine, code, other, failed = writer.machine, writer.code, writer.new_label(), writer.new_label()
    unfit = writer.new_label()
    first, second = machine.ARGUMENTS[:2]
    view, writable = laid.start + 2, 0 if laid.source.taken[1] else WRITABLE
    writer.load(machine.KEPT, laid.source.places[0])
    code.load(second, machine.KEPT, TYPE)
    code.constant(machine.SECOND, id(type))
    code.if_other_at(second, TYPE, machine.SECOND, other)  # a class of another kind may have a hash of its own
    writer.load_object(first, laid.source.lend)
    writer.find(other)
    writer.drop(machine.STATE)
    code.move(first, machine.KEPT)
    _hold(writer, view, writable | IN_ONE_PIECE, failed)
    code.load_slot(machine.FIRST, view + VIEW_SIZE)
    code.if_zero(machine.FIRST, unfit)
    code.load_slot(machine.FIRST, view + VIEW_DIMENSIONS)
    code.shift_right(machine.FIRST, machine.FIRST, 32)
    code.if_zero(machine.FIRST, unfit)  # an array without a dimension is a number
    code.load_slot(machine.FIRST, view)
    code.store_slot(laid.slot, machine.FIRST)
    code.jump(done)
    code.label(unfit)
    code.slot_address(first, view)
    code.call(Functions.give_back)
    code.label(other)
    writer.behind.append(lambda: _forget(writer, view, failed, other))


def _hold(writer: Writer, view: int, flags: int, failed: str) -> None:
    """Hold the buffer of the first argument."""
    machine, code = writer.machine, writer.code
    code.slot_address(machine.ARGUMENTS[1], view)
    code.constant(machine.ARGUMENTS[2], flags)
    code.call(Functions.lend)
    code.extend(machine.FIRST, machine.RESULT, "I")
    code.if_not_zero(machine.FIRST, failed)


def _forget(writer: Writer, view: int, failed: str, following: str) -> None:
    """There is no such buffer."""
    machine, code = writer.machine, writer.code
    code.label(failed)
    code.constant(machine.FIRST, 0)
    code.store_slot(view + VIEWED, machine.FIRST)
    code.call(Functions.forget_error)
    code.jump(following)
