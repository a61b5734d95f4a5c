"""What Python keeps alive as long as C has it: ``kept[owner]`` is a dict of the objects that C got for an owner."""

from __future__ import annotations

from ..interpreter import USED, Functions
from .texts import refuse

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..routine import Place
    from . import Writer
    from .frame import Laid


def keep_text(writer: Writer, laid: Laid) -> None:
    """Store the address of a str's UTF-8, and keep the str, or the equal one that is kept."""
    machine, code = writer.machine, writer.code
    first, second, third = machine.ARGUMENTS[:3]
    _, text, owner, kept = laid.source
    no_dict, found, refused, failed = writer.new_label(), writer.new_label(), writer.new_label(), writer.new_label()
    writer.load(first, owner)
    writer.load_object(machine.SECOND, writer.nothing)
    code.if_equal(first, machine.SECOND, "unprepared")
    writer.load(first, text)
    code.call(Functions.encoded)
    code.if_zero(machine.RESULT, refused)
    writer.load_object(first, kept)
    writer.load(second, owner)
    writer.find(no_dict)
    code.label(found)
    code.move(machine.KEPT, machine.STATE)
    code.move(first, machine.KEPT)
    writer.load(second, text)
    writer.load(third, text)
    code.call(Functions.set_default)
    code.move(machine.STATE, machine.RESULT)
    code.if_zero(machine.STATE, failed)
    writer.keep(machine.STATE)
    code.store_slot(laid.start, machine.STATE)
    writer.drop(machine.KEPT)
    code.move(first, machine.STATE)
    code.call(Functions.encoded)
    code.if_zero(machine.RESULT, refused)
    code.store_slot(laid.slot, machine.RESULT)

    def make_dict() -> None:
        code.label(no_dict)
        code.call(Functions.new_dict)
        code.if_zero(machine.RESULT, "not prepared")
        code.move(machine.KEPT, machine.RESULT)
        writer.load_object(first, kept)
        writer.load(second, owner)
        code.move(third, machine.KEPT)
        code.call(Functions.set_default)
        code.move(machine.STATE, machine.RESULT)
        code.if_zero(machine.STATE, failed)
        writer.keep(machine.STATE)
        writer.drop(machine.KEPT)
        code.jump(found)
        code.label(failed)
        writer.drop(machine.KEPT)
        code.jump("not prepared")
        refuse(writer, refused)

    writer.behind.append(make_dict)


def retain(writer: Writer, position: int, owner: int, keep: int) -> None:
    """Let a function keep what a C argument was prepared as, for the owner that C has written, if the status in KEPT is 0."""
    machine, code, end = writer.machine, writer.code, writer.new_label()
    first, second, third, fourth = machine.ARGUMENTS[:4]
    prepared = writer.frame.laid[position].start
    code.if_not_zero(machine.KEPT, end)
    code.load_slot(machine.FIRST, prepared)
    code.if_zero(machine.FIRST, end)
    writer.load_object(machine.SECOND, writer.nothing)
    code.if_equal(machine.FIRST, machine.SECOND, end)
    code.load_slot(first, writer.frame.output(owner))
    code.call(Functions.from_unsigned)
    code.if_zero(machine.RESULT, "not prepared")
    code.move(machine.STATE, machine.RESULT)
    writer.load_object(first, keep)
    code.move(second, machine.STATE)
    code.load_slot(third, prepared)
    code.constant(fourth, 0)
    code.call(Functions.call_one)
    code.move(machine.KEPT, machine.RESULT)
    writer.drop(machine.STATE)
    code.if_zero(machine.KEPT, "not prepared")  # such as an exception of a signal handler
    writer.drop(machine.KEPT)
    code.constant(machine.KEPT, 0)
    code.label(end)


def forget(writer: Writer, key: Place, kept: int) -> None:
    """Move what a dict has for a key to a slot."""
    machine, code, nothing = writer.machine, writer.code, writer.new_label()
    first, second = machine.ARGUMENTS[:2]
    code.constant(machine.STATE, 0)
    writer.load_object(first, kept)
    code.load(machine.FIRST, first, USED)
    code.if_zero(machine.FIRST, nothing)
    writer.load(second, key)
    writer.find(nothing)
    writer.load_object(first, kept)
    writer.load(second, key)
    code.call(Functions.remove)  # it is there
    code.label(nothing)
    code.store_slot(writer.frame.forgotten, machine.STATE)


def let_go(writer: Writer, key: Place, kept: int) -> None:
    """Let it go after the call; if the status in KEPT is an error, put it back."""
    machine, code, end = writer.machine, writer.code, writer.new_label()
    first, second, third = machine.ARGUMENTS[:3]
    code.load_slot(machine.STATE, writer.frame.forgotten)
    code.if_zero(machine.STATE, end)
    code.if_zero(machine.KEPT, done := writer.new_label())
    writer.load_object(first, kept)
    writer.load(second, key)
    code.move(third, machine.STATE)
    code.call(Functions.set_default)
    code.if_equal(machine.RESULT, machine.STATE, done)
    code.if_zero(machine.RESULT, failed := writer.new_label())
    code.move(first, machine.RESULT)
    code.move(second, machine.STATE)
    code.call(Functions.update)
    code.label(failed)
    code.call(Functions.forget_error)
    code.label(done)
    writer.drop(machine.STATE)
    code.label(end)
