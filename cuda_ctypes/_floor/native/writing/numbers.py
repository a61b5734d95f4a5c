"""Ints and floats as C numbers.

CPython keeps an int as digits of 30 bits behind a word with their number and the sign. Code reads one or two digits itself, and
calls a C function for more, and for negative numbers.
"""

from __future__ import annotations

from ..interpreter import DIGIT, DIGITS, DOUBLE, LENGTH, ONE_DIGIT, ONES, ZEROS, Functions
from .frame import REAL

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from . import Writer
    from .frame import Laid

MINUS_ONE = 0xBFF0 << 48
"""The bits of the double -1."""


def convert(writer: Writer, kind: str, slot: int) -> None:
    """Convert the int or float in the first argument's register to a C number in a slot. ``kind`` is its struct code. A watched object
    may be freed already: no function gets it."""
    machine, code, result = writer.machine, writer.code, writer.machine.RESULT
    number = machine.ARGUMENTS[0]
    if kind in REAL:
        code.load(result, number, DOUBLE)
        code.store_slot(slot, result)
        if kind == "f":
            round_off(writer, slot)
        return
    fits, check, long = writer.new_label(), writer.new_label(), writer.new_label()
    code.load(machine.FIRST, number, LENGTH)
    if kind in "Qq":  # of one or two digits, without a jump: branches that follow each other closely cost time
        code.offset(machine.FIRST, machine.FIRST, -ONE_DIGIT)
        code.if_neither(machine.FIRST, DIGIT, long)
        code.load_joined(result, machine.SECOND, number, DIGITS, machine.FIRST, DIGIT.bit_length() - 1)
    else:
        code.if_other(machine.FIRST, ONE_DIGIT, long)
        code.load(machine.SECOND, number, DIGITS)
        code.extend(result, machine.SECOND, "I")
    if kind not in "QqIi":
        code.label(check)
        fit(writer, kind, writer.slow)
    code.label(fits)
    code.store_slot(slot, result)
    back, slow, unfit = fits if kind in "QqIi" else check, writer.slow, writer.unfit
    if writer.places.watched:
        writer.behind.append(lambda: convert_small(writer, long, back, slow))
    else:
        writer.behind.append(lambda: _convert_long(writer, kind, long, back, slow, unfit))


def convert_small(writer: Writer, label: str, back: str, slow: str) -> None:
    """The conversion of 0, and of small ints with a mark of their own, without a function; ``label`` leads here, then it goes
    ``back``."""
    machine, code, number = writer.machine, writer.code, writer.machine.ARGUMENTS[0]
    code.label(label)
    code.load(machine.FIRST, number, LENGTH)
    for mark in sorted(ZEROS | ONES):
        code.if_other(machine.FIRST, mark, other := writer.new_label())
        if mark in ZEROS:
            code.constant(machine.RESULT, 0)
        else:
            code.load(machine.SECOND, number, DIGITS)
            code.extend(machine.RESULT, machine.SECOND, "I")
        code.jump(back)
        code.label(other)
    code.jump(slow)


def _convert_long(writer: Writer, kind: str, label: str, back: str, slow: str, unfit: str) -> None:
    """The same for all ints, also negative or large ones."""
    machine, code, result = writer.machine, writer.code, writer.machine.RESULT
    code.label(label)
    code.call(Functions.unsigned if kind == "Q" else Functions.signed)
    code.constant(machine.FIRST, -1)
    code.if_different(result, machine.FIRST, fits := writer.new_label())
    code.call(Functions.error)
    code.if_not_zero(result, unfit)
    code.constant(result, -1)
    code.label(fits)
    if kind in "Ii":
        fit(writer, kind, slow)
    code.jump(back)


def fit(writer: Writer, kind: str, slow: str) -> None:
    """Jump to ``slow`` if RESULT does not fit a C type."""
    machine, code = writer.machine, writer.code
    code.extend(machine.FIRST, machine.RESULT, kind)
    code.if_different(machine.FIRST, machine.RESULT, slow)


def round_off(writer: Writer, slot: int) -> None:
    """Make the double in a slot a float."""
    machine, code, fits = writer.machine, writer.code, writer.new_label()
    code.load_double(slot, False)
    code.store_double(slot, True)
    code.extend(machine.FIRST, machine.RESULT, "I")
    code.add(machine.SECOND, machine.FIRST, machine.FIRST)  # shifts the sign out of the lower 32 bits
    code.extend(machine.FIRST, machine.SECOND, "I")
    code.constant(machine.SECOND, 0xFF << 24)
    code.if_below(machine.FIRST, machine.SECOND, fits)
    code.jump(writer.slow)  # infinity may be an overflow: leave it to the Python function
    code.label(fits)


def write_real(writer: Writer, laid: Laid) -> None:
    """Store an int as a float."""
    machine, code = writer.machine, writer.code
    _, where, kind = laid.source
    writer.load(machine.ARGUMENTS[0], where)
    code.call(Functions.as_double)
    code.store_double(laid.slot, False)
    code.constant(machine.FIRST, MINUS_ONE)  # perhaps an error
    code.if_equal(machine.RESULT, machine.FIRST, writer.unfit)
    if kind == "f":
        round_off(writer, laid.slot)


def write_narrowed(writer: Writer, laid: Laid) -> None:
    """Store a number of 8 bytes as a shorter one."""
    machine, code = writer.machine, writer.code
    _, where, kind, offset = laid.source
    writer.load(machine.ARGUMENTS[0], where)
    code.load(machine.RESULT, machine.ARGUMENTS[0], offset)
    fit(writer, kind, writer.slow)
    code.store_slot(laid.slot, machine.RESULT)
