"""Arrays of numbers and structs, from lists and tuples."""

from __future__ import annotations

from ... import FREE_THREADED
from ...builtins import BYTES
from ..interpreter import (
    DIGITS,
    DOUBLE,
    ITEMS,
    LENGTH,
    LIST,
    MEMORY,
    ONES,
    TWO_DIGITS,
    TYPE,
    ZEROS,
    Functions,
)
from ..routine import ELEMENTS, longest
from . import numbers
from .frame import FOUND, REAL, longer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from . import Writer
    from .frame import Laid


def write_array(writer: Writer, laid: Laid) -> None:
    """Store the length of a list or tuple in the first slot, and its elements in the next ones: numbers, or the only struct. Several
    structs are for :func:`copy_several`, more numbers for :func:`copy_numbers`. No calls here: they would change the registers."""
    machine, code, slot, start = writer.machine, writer.code, laid.slot, laid.start
    _, where, kind, _, _, none, list_class, classes, is_longer, *_ = laid.source
    element, items = machine.ARGUMENTS[:2]
    first, second = machine.FIRST, machine.SECOND
    done, listed, fits = writer.new_label(), writer.new_label(), writer.new_label()
    writer.places.begin_list()
    code.constant(first, 0)
    code.store_slot(slot, first)
    code.store_slot(start, first)
    if not kind:
        code.store_slot(start + 1, first)
    if is_longer:
        code.store_slot(longer(laid) + 1, first)
    writer.load(element, where)
    writer.load_object(second, none)
    code.if_equal(element, second, done)
    code.load(items, element, LIST)  # a list's items are in memory of their own
    code.load(first, element, TYPE)
    writer.load_object(second, list_class)
    writer.places.enter_list(where, listed)
    code.if_equal(first, second, listed)
    code.offset(items, element, ITEMS)
    code.label(listed)
    code.load(first, element, LENGTH)
    code.if_zero(first, done)
    code.constant(second, (longest(kind) if kind else 1) + 1)
    code.if_below(first, second, fits)
    if is_longer:
        code.store_slot(start, first)
        code.constant(first, 1)
        code.store_slot(longer(laid) + 1, first)
        code.jump(done)
    else:
        code.jump(writer.slow)
    code.label(fits)
    code.store_slot(start, first)
    if kind:
        code.slot_address(machine.ARGUMENTS[3], start + 1)
        _store_numbers(writer, kind, classes, slot)
    else:
        _store_struct(writer, classes, slot, start + 1)
    code.label(done)
    writer.places.leave_list()


def _store_struct(writer: Writer, classes: tuple[int, ...], slot: int, held: int) -> None:
    """Let C have the address of the only struct, the first of the items at the second argument."""
    machine, code = writer.machine, writer.code
    element, items = machine.ARGUMENTS[:2]
    code.load(element, items, 0)
    writer.guard(element, classes)
    code.store_slot(held, element)
    code.load(machine.FIRST, element, MEMORY)
    code.store_slot(slot, machine.FIRST)
    writer.places.keep_element(element)


def _store_numbers(writer: Writer, kind: str, classes: tuple[int, ...], slot: int) -> None:
    """Copy the numbers at the second argument, as many as FIRST says, to the memory at the fourth, whose address C gets."""
    machine, code, again = writer.machine, writer.code, writer.new_label()
    element, items, end, to = machine.ARGUMENTS[:4]
    first, second, result = machine.FIRST, machine.SECOND, machine.RESULT
    code.add(second, first, first)
    code.add(first, second, second)
    code.add(second, first, first)
    code.add(end, items, second)
    code.store_slot(slot, to)
    code.label(again)
    code.load(element, items, 0)
    writer.guard(element, classes)
    if kind in REAL:
        code.load(result, element, DOUBLE)
        if kind == "f":
            code.store_slot(FOUND, result)
            numbers.round_off(writer, FOUND)
            code.load_slot(result, FOUND)
    else:
        _load_int(writer, kind)
    code.store(to, 0, result)
    code.offset(to, to, ELEMENTS[kind])
    code.offset(items, items, 8)
    code.if_below(items, end, again)


def _load_int(writer: Writer, kind: str) -> None:
    """Load the int in the first argument's register, not negative and of up to two digits, into RESULT."""
    machine, code, element = writer.machine, writer.code, writer.machine.ARGUMENTS[0]
    first, second, result = machine.FIRST, machine.SECOND, machine.RESULT
    store, short, one, zero = writer.new_label(), writer.new_label(), writer.new_label(), writer.new_label()
    code.load(first, element, LENGTH)
    if kind in "Qq":
        code.if_other(first, TWO_DIGITS, short)
        code.constant(first, 1)
        code.load_joined(result, second, element, DIGITS, first, 0)
        code.jump(store)
        code.label(short)
    for marks, label in ((ONES, one), (ZEROS, zero)):
        for mark in sorted(marks):
            code.constant(second, mark)
            code.if_equal(first, second, label)
    code.jump(writer.slow)  # negative, or more digits
    code.label(one)
    code.load(second, element, DIGITS)
    code.extend(result, second, "I")
    code.jump(store)
    code.label(zero)
    code.constant(result, 0)
    code.label(store)


# What does not fit the frame, when only the call is left.


def copy_numbers(writer: Writer, laid: Laid) -> None:
    """Copy the numbers in a list to bytes, whose address C gets. Python makes the call if its length has changed since that was stored."""
    machine, code, count, made = writer.machine, writer.code, laid.start, longer(laid)
    _, where, kind, _, _, _, list_class, classes, *_ = laid.source
    first, second, _, to = machine.ARGUMENTS[:4]
    before, writer.slow, tuples = writer.slow, "unprepared", writer.new_label()
    code.load_slot(machine.FIRST, count)
    code.constant(machine.SECOND, ELEMENTS[kind])
    code.multiply(second, machine.FIRST, machine.SECOND)
    code.offset(second, second, 8 - ELEMENTS[kind])  # each element is written as 8 bytes
    code.constant(first, 0)
    code.call(Functions.new_bytes)  # bytes are no reason to collect garbage: no other code runs
    code.if_zero(machine.RESULT, "not prepared")
    code.store_slot(made, machine.RESULT)
    code.offset(to, machine.RESULT, BYTES)
    writer.load(first, where)
    code.offset(second, first, ITEMS)
    writer.load_object(machine.SECOND, list_class)
    code.if_other_at(first, TYPE, machine.SECOND, tuples)
    code.load(second, first, LIST)
    code.label(tuples)
    code.load(machine.FIRST, first, LENGTH)
    code.load_slot(machine.SECOND, count)
    code.if_different(machine.FIRST, machine.SECOND, writer.slow)
    _store_numbers(writer, kind, classes, laid.slot)
    writer.slow = before


def copy_several(writer: Writer, laid: Laid, done: str) -> None:
    """Copy the structs in a list to bytes, whose address C gets. The code behind this is for other lists: those with structs of
    another class, and those whose length has changed since it was stored; and for all without the GIL."""
    if FREE_THREADED:
        return
    machine, code, count = writer.machine, writer.code, laid.start
    _, where, *_, list_class, (cls, *_), _, _, _, size = laid.source
    other = writer.new_label()
    writer.load(machine.ARGUMENTS[0], where)
    code.load(machine.FIRST, machine.ARGUMENTS[0], LENGTH)
    code.load_slot(machine.SECOND, count)
    code.if_different(machine.FIRST, machine.SECOND, other)
    look_at_structs(writer, list_class, cls, other)
    copy_structs(writer, count, size, laid.start + 2, "not prepared")
    code.offset(machine.FIRST, machine.RESULT, BYTES)
    code.store_slot(laid.slot, machine.FIRST)
    code.jump(done)
    code.label(other)


def look_at_structs(writer: Writer, list_class: int, cls: int, other: str, alone: tuple[int, ...] = ()) -> None:
    """Require structs of a class in a list or tuple, which is the first argument and not empty, that are no parts and
    keep nothing, if the offsets of both are given. STATE becomes the address of its first item, and the slot FOUND that behind the last one."""
    machine, code = writer.machine, writer.code
    given, cursor = machine.ARGUMENTS[:2]
    items, again = writer.new_label(), writer.new_label()
    code.load(machine.STATE, given, LIST)
    code.load(machine.FIRST, given, TYPE)
    writer.load_object(machine.SECOND, list_class)
    code.if_equal(machine.FIRST, machine.SECOND, items)
    code.offset(machine.STATE, given, ITEMS)
    code.label(items)
    code.load(machine.FIRST, given, LENGTH)
    code.constant(machine.SECOND, 8)
    code.multiply(machine.RESULT, machine.FIRST, machine.SECOND)
    code.add(machine.FIRST, machine.STATE, machine.RESULT)
    code.store_slot(FOUND, machine.FIRST)
    code.move(cursor, machine.STATE)
    code.label(again)
    code.load(machine.FIRST, cursor, 0)
    writer.load_object(machine.SECOND, cls)
    code.if_other_at(machine.FIRST, TYPE, machine.SECOND, other)
    if alone:
        writer.expect_alone(machine.FIRST, alone, other)
    code.offset(cursor, cursor, 8)
    code.load_slot(machine.FIRST, FOUND)
    code.if_below(cursor, machine.FIRST, again)


def copy_structs(writer: Writer, count: int, size: int, made: int, failed: str) -> None:
    """Copy the structs that were looked at to bytes, in the slot ``made`` and in RESULT: as many as a slot says, each of as many bytes
    as the number at a position. No other code runs meanwhile: bytes are no reason to collect garbage."""
    machine, code, again = writer.machine, writer.code, writer.new_label()
    first, second, third = machine.ARGUMENTS[:3]
    cursor, to = machine.STATE, machine.KEPT
    code.load_slot(machine.FIRST, count)
    writer.load_number(machine.SECOND, size)
    code.multiply(machine.RESULT, machine.FIRST, machine.SECOND)
    code.move(second, machine.RESULT)
    code.constant(first, 0)
    code.call(Functions.new_bytes)
    code.if_zero(machine.RESULT, failed)
    code.store_slot(made, machine.RESULT)
    code.offset(to, machine.RESULT, BYTES)
    code.label(again)
    code.load(second, cursor, 0)
    code.load(second, second, MEMORY)
    code.move(first, to)
    writer.load_number(third, size)
    code.call(Functions.copy)
    writer.load_number(machine.SECOND, size)
    code.add(machine.FIRST, to, machine.SECOND)
    code.move(to, machine.FIRST)
    code.offset(cursor, cursor, 8)
    code.load_slot(machine.FIRST, FOUND)
    code.if_below(cursor, machine.FIRST, again)
    code.load_slot(machine.RESULT, made)
