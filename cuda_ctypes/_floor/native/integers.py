"""Machine code that takes NumPy's integers, and ints of a program's class: ``cuMemAlloc(array.nbytes * numpy.int64(2))``,
``cuStreamCreate(Flags.NON_BLOCKING)`` with an ``IntFlag``.

Where an argument is no int, code makes a tuple of the arguments with ints instead of such objects, and calls itself with these. Python
tells by :data:`integers` what their classes are.
"""

from __future__ import annotations

from ..types import WORD
from . import processor
from .code_memory import lasting_code
from .interpreter import COMPARE, HASH, ITEMS, TYPE, Functions, address

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

integers: dict[type, bool] = {}
"""Whether the objects of a class are to be replaced by ints: of one of NumPy, or of a subclass of int."""
INDEX = address("PyNumber_Index")
NUMBERS, END, FOUND, CLASSES = range(4)
"""Slots: the place in the tuple that tells which arguments are numbers, and the end of these; whether there was such an object; the dict."""


def replaced() -> int:
    """The address of the C function ``replaced(arguments, their number, classes, which are numbers)``, for the rest of the process: a tuple
    of the arguments with ints, or NULL if that is of no use. 0 if there is no room."""
    return lasting_code(("integers_of_classes",), _written)


def _written() -> tuple[bytes, list[int]]:
    machine = processor()
    code = machine.Assembler(4, 4)
    first, second, third, fourth = machine.ARGUMENTS[:4]
    arguments, items, value = machine.VALUES, machine.POOL, machine.STATE
    code.move(arguments, first)
    code.store_slot(CLASSES, third)
    code.store_slot(NUMBERS, fourth)
    code.constant(machine.SECOND, 8)
    code.multiply(machine.STATE, second, machine.SECOND)
    code.add(machine.KEPT, arguments, machine.STATE)
    code.store_slot(END, machine.KEPT)
    code.constant(machine.FIRST, 0)
    code.store_slot(FOUND, machine.FIRST)
    code.move(first, second)
    code.call(Functions.new_tuple)
    code.if_zero(machine.RESULT, "raised")
    code.move(machine.KEPT, machine.RESULT)
    code.move(items, machine.RESULT)
    code.label("next")
    code.load_slot(machine.FIRST, END)
    code.if_below(arguments, machine.FIRST, "argument")
    code.load_slot(machine.FIRST, FOUND)
    code.if_zero(machine.FIRST, "drop")
    code.move(machine.RESULT, machine.KEPT)
    code.leave()
    code.label("argument")
    code.load(value, arguments, 0)
    _index(code, machine)
    code.store(items, ITEMS, machine.RESULT)
    code.label("taken")
    code.offset(arguments, arguments, 8)
    code.offset(items, items, 8)
    code.load_slot(machine.FIRST, NUMBERS)
    code.offset(machine.FIRST, machine.FIRST, 8)
    code.store_slot(NUMBERS, machine.FIRST)
    code.jump("next")
    code.label("as it is")
    code.store(items, ITEMS, value)
    code.move(first, value)
    code.call(Functions.keep)
    code.jump("taken")
    code.label("raised")
    code.call(Functions.forget_error)
    code.jump("nothing")
    code.label("no int")
    code.call(Functions.forget_error)
    code.label("drop")
    code.move(first, machine.KEPT)
    code.call(Functions.drop)
    code.label("nothing")
    code.constant(machine.RESULT, 0)
    code.leave()
    return code.finished(), code.returns


def _index(code: Any, machine: Any) -> None:
    """Make an int of the object in STATE, in RESULT."""
    first, second = machine.ARGUMENTS[:2]
    code.load_slot(machine.FIRST, NUMBERS)
    code.constant(machine.SECOND, id(True))
    code.if_other_at(machine.FIRST, ITEMS, machine.SECOND, "as it is")
    code.load(second, machine.STATE, TYPE)
    code.load(machine.FIRST, second, TYPE)
    for place in (HASH, COMPARE):  # a class of another kind may have its own; one of enum has not
        code.constant(machine.SECOND, WORD.from_address(id(type) + place).value)
        code.if_other_at(machine.FIRST, place, machine.SECOND, "as it is")
    code.load_slot(first, CLASSES)
    code.call(Functions.find)
    code.constant(machine.SECOND, id(True))
    code.if_different(machine.RESULT, machine.SECOND, "as it is")
    code.store_slot(FOUND, machine.RESULT)
    code.move(first, machine.STATE)
    code.call(INDEX)
    code.if_zero(machine.RESULT, "no int")
