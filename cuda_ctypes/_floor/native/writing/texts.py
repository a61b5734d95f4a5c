"""Addresses of bytes, and of the UTF-8 of texts; and texts that C returns."""

from __future__ import annotations

from ...builtins import BYTES
from ..interpreter import ITEMS, LENGTH, TYPE, Functions
from ..routine import LONGEST

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..routine import Place
    from . import Writer
    from .frame import Laid


def store_encoded(writer: Writer, cls: int, slot: int, end: str) -> None:
    """If the first argument is a str, store the address of its UTF-8, which it keeps, in the slot and jump to ``end``."""
    machine, code, other = writer.machine, writer.code, writer.new_label()
    writer.load_object(machine.SECOND, cls)
    code.if_other_at(machine.ARGUMENTS[0], TYPE, machine.SECOND, other)
    code.call(Functions.encoded)
    code.if_zero(machine.RESULT, writer.unfit)
    code.store_slot(slot, machine.RESULT)
    code.jump(end)
    code.label(other)


def store_content(writer: Writer, cls: int, slot: int, end: str) -> None:
    """If the first argument is bytes, store the address of its content in the slot and jump to ``end``."""
    machine, code, other = writer.machine, writer.code, writer.new_label()
    writer.load_object(machine.SECOND, cls)
    code.if_other_at(machine.ARGUMENTS[0], TYPE, machine.SECOND, other)
    code.offset(machine.SECOND, machine.ARGUMENTS[0], BYTES)
    code.store_slot(slot, machine.SECOND)
    code.jump(end)
    code.label(other)


def measure(writer: Writer, where: Place, cls: int, limit: int, exact: bool = False) -> None:
    """If the argument is bytes, require the minimum length in the C argument ``limit``, including the terminating
    0, or the ``exact`` length."""
    machine, code, other = writer.machine, writer.code, writer.new_label()
    given = machine.ARGUMENTS[0]
    writer.load(given, where)
    writer.load_object(machine.SECOND, cls)
    code.if_other_at(given, TYPE, machine.SECOND, other)
    code.load(given, given, LENGTH)
    code.load_slot(machine.SECOND, writer.laid[limit].slot)
    if exact:
        code.if_different(given, machine.SECOND, writer.slow)
    else:
        code.offset(machine.FIRST, given, 1)
        code.if_below(machine.FIRST, machine.SECOND, writer.slow)
    code.label(other)


def write_content_of(writer: Writer, laid: Laid) -> None:
    """Store the address of the content of bytes or a str, and its size."""
    machine, code, fits = writer.machine, writer.code, writer.new_label()
    _, where, most, is_text = laid.source
    first = machine.ARGUMENTS[0]
    writer.load(first, where)
    if is_text:
        code.slot_address(machine.ARGUMENTS[1], laid.start)
        code.call(Functions.encoded_with_size)
        code.if_zero(machine.RESULT, writer.unfit)
        code.store_slot(laid.slot, machine.RESULT)
    else:
        code.load(machine.FIRST, first, LENGTH)
        code.store_slot(laid.start, machine.FIRST)
        code.offset(machine.FIRST, first, BYTES)
        code.store_slot(laid.slot, machine.FIRST)
    code.load_slot(machine.FIRST, laid.start)
    code.constant(machine.SECOND, most + 1)
    code.if_below(machine.FIRST, machine.SECOND, fits)
    code.jump(writer.slow)
    code.label(fits)


# When only the call is left.


def list_texts(writer: Writer, laid: Laid) -> None:
    """Store the addresses of the texts in a list, which another thread may change, or in a tuple."""
    machine, code = writer.machine, writer.code
    _, where, count, optional, none, list_class, *classes = laid.source
    listed, fits, end, empty = writer.new_label(), writer.new_label(), writer.new_label(), writer.new_label()
    writer.load(machine.ARGUMENTS[0], where)
    writer.load_object(machine.SECOND, none)
    code.constant(machine.STATE, 0)  # the length of None
    code.if_equal(machine.ARGUMENTS[0], machine.SECOND, empty)
    code.move(machine.KEPT, machine.ARGUMENTS[0])
    writer.load_object(machine.SECOND, list_class)
    code.if_other_at(machine.KEPT, TYPE, machine.SECOND, listed)
    code.call(Functions.tuple_of)
    code.if_zero(machine.RESULT, "not prepared")
    code.store_slot(laid.start, machine.RESULT)
    code.move(machine.KEPT, machine.RESULT)
    code.label(listed)
    code.load(machine.STATE, machine.KEPT, LENGTH)
    code.if_zero(machine.STATE, empty)
    code.load_slot(machine.SECOND, writer.laid[count].slot)
    code.if_below(machine.STATE, machine.SECOND, "unprepared")
    code.slot_address(machine.RESULT, laid.start + 2)
    code.constant(machine.SECOND, LONGEST + 1)
    code.if_below(machine.STATE, machine.SECOND, fits)
    code.constant(machine.SECOND, 8)
    code.multiply(machine.ARGUMENTS[1], machine.STATE, machine.SECOND)
    code.constant(machine.ARGUMENTS[0], 0)
    code.call(Functions.new_bytes)
    code.if_zero(machine.RESULT, "not prepared")
    code.store_slot(laid.start + 1, machine.RESULT)
    code.offset(machine.RESULT, machine.RESULT, BYTES)
    code.label(fits)
    code.store_slot(laid.slot, machine.RESULT)
    _store_addresses(writer, laid.slot, *classes)
    code.jump(end)
    code.label(empty)
    if not optional:
        code.load_slot(machine.SECOND, writer.laid[count].slot)
        code.if_not_zero(machine.SECOND, "unprepared")
    code.store_slot(laid.slot, machine.STATE)
    code.label(end)


def _store_addresses(writer: Writer, slot: int, bytes_class: int, str_class: int) -> None:
    """Store the addresses of the texts in the tuple in KEPT, which has some, in the memory whose address is in a slot."""
    machine, code, first = writer.machine, writer.code, writer.machine.ARGUMENTS[0]
    again, text, stored, failed = writer.new_label(), writer.new_label(), writer.new_label(), writer.new_label()
    code.constant(machine.STATE, 0)
    code.label(again)
    code.add(machine.FIRST, machine.KEPT, machine.STATE)
    code.load(first, machine.FIRST, ITEMS)
    writer.load_object(machine.SECOND, bytes_class)
    code.if_other_at(first, TYPE, machine.SECOND, text)
    code.offset(machine.RESULT, first, BYTES)
    code.jump(stored)
    code.label(text)
    writer.load_object(machine.SECOND, str_class)
    code.if_other_at(first, TYPE, machine.SECOND, "unprepared")
    code.call(Functions.encoded)
    code.if_zero(machine.RESULT, failed)
    code.label(stored)
    code.load_slot(machine.SECOND, slot)
    code.add(machine.FIRST, machine.SECOND, machine.STATE)
    code.store(machine.FIRST, 0, machine.RESULT)
    code.offset(machine.STATE, machine.STATE, 8)
    code.load(machine.FIRST, machine.KEPT, LENGTH)
    for _ in range(3):  # 8 bytes each
        code.add(machine.SECOND, machine.FIRST, machine.FIRST)
        code.move(machine.FIRST, machine.SECOND)
    code.if_below(machine.STATE, machine.FIRST, again)
    writer.behind.append(lambda: refuse(writer, failed))


def refuse(writer: Writer, label: str) -> None:
    """A text has no UTF-8."""
    writer.code.label(label)
    writer.code.call(Functions.forget_error)
    writer.code.jump("unprepared")


# Results.


def decode(writer: Writer, handler: int, most: int = 0) -> None:
    """Make a str of the text whose address is the first argument, of at ``most`` so many bytes. Without a handler, it must be
    UTF-8."""
    machine, code = writer.machine, writer.code
    first, second, third = machine.ARGUMENTS[:3]
    code.move(machine.STATE, first)
    if most:
        code.constant(second, most)
    code.call(Functions.length_up_to if most else Functions.length)
    code.move(second, machine.RESULT)
    code.move(first, machine.STATE)
    if handler:
        writer.load_object(machine.FIRST, handler)
        code.offset(third, machine.FIRST, BYTES)
    else:
        code.constant(third, 0)
    code.call(Functions.decode)


def return_text(writer: Writer, slot: int, failed: str, kind: str, handler: int, nothing: int, most: int) -> None:
    """Replace a text's address in a slot by its bytes, or by a str; for 0 by ``nothing`` or None."""
    machine, code, text, end = writer.machine, writer.code, writer.new_label(), writer.new_label()
    code.load_slot(machine.ARGUMENTS[0], slot)
    code.if_not_zero(machine.ARGUMENTS[0], text)
    writer.load_object(machine.STATE, nothing or writer.nothing)
    writer.keep(machine.STATE)
    code.store_slot(slot, machine.STATE)
    code.jump(end)
    code.label(text)
    if kind == "u":
        decode(writer, handler, most)
    else:
        code.call(Functions.from_text)
    code.if_zero(machine.RESULT, failed)
    code.store_slot(slot, machine.RESULT)
    code.label(end)


def return_bytes(writer: Writer, slot: int, failed: str, most: int, number: int, start: int) -> None:
    """Replace the address in a slot by bytes: as many as the number at an offset of the struct says, but no more than ``most``."""
    machine, code = writer.machine, writer.code
    first, second = machine.ARGUMENTS[:2]
    code.constant(second, most)
    if number >= 0:
        code.slot_address(machine.SECOND, start)
        code.offset(machine.FIRST, machine.SECOND, number)
        code.load_half(machine.FIRST, machine.FIRST)
        code.if_below(second, machine.FIRST, whole := writer.new_label())
        code.move(second, machine.FIRST)
        code.label(whole)
    code.load_slot(first, slot)
    code.call(Functions.new_bytes)
    code.if_zero(machine.RESULT, failed)
    code.store_slot(slot, machine.RESULT)
