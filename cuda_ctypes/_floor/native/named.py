"""Machine code that takes arguments by name: ``cuStreamSynchronize(hStream=stream)``.

CPython puts the arguments that have names behind the others, in the order of the call. If that is the order of the parameters, code takes
them as if they had none, and otherwise makes a tuple in that order. Names in programs are interned, as those of parameters are here.
"""

from __future__ import annotations

from . import processor
from .code_memory import lasting_code
from .interpreter import ITEMS, LENGTH, Functions

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

VALUE, NAMES, END, NUMBER = range(4)
"""Slots: the address of the next argument, the names, the address behind them, the number of arguments without a name."""


def arranged() -> int:
    """The address of the C function ``arranged(arguments, their number, names, parameters)``, for the rest of the process: 1 if the names
    are those of all parameters behind the first ones, in order; a tuple of all arguments in order, if they are not; NULL for other
    names. 0 if there is no room."""
    return lasting_code(("named_arguments",), _written)


def _written() -> tuple[bytes, list[int]]:
    machine = processor()
    code = machine.Assembler(4, 4)
    values, number, names, parameters = machine.ARGUMENTS[:4]
    for slot, register in ((VALUE, values), (NUMBER, number), (NAMES, names)):
        code.store_slot(slot, register)
    code.load(machine.VALUES, names, LENGTH)
    code.add(machine.KEPT, number, machine.VALUES)
    code.load(machine.FIRST, parameters, LENGTH)
    code.if_different(machine.KEPT, machine.FIRST, "no")
    code.constant(machine.SECOND, 8)
    code.multiply(machine.STATE, machine.VALUES, machine.SECOND)
    code.add(machine.VALUES, names, machine.STATE)
    code.store_slot(END, machine.VALUES)
    code.multiply(machine.STATE, number, machine.SECOND)
    code.add(machine.KEPT, parameters, machine.STATE)
    code.move(machine.STATE, names)
    code.label("next")
    code.if_below(machine.STATE, machine.VALUES, "name")
    code.constant(machine.RESULT, 1)
    code.leave()
    code.label("name")
    code.load(machine.FIRST, machine.KEPT, ITEMS)
    code.if_other_at(machine.STATE, ITEMS, machine.FIRST, "arrange")
    code.offset(machine.KEPT, machine.KEPT, 8)
    code.offset(machine.STATE, machine.STATE, 8)
    code.jump("next")
    code.label("arrange")
    _arrange(code, machine)
    code.label("no")
    code.constant(machine.RESULT, 0)
    code.leave()
    return code.finished(), code.returns


def _arrange(code: Any, machine: Any) -> None:
    """Make the tuple: for each parameter, the next argument, or the one whose name it is."""
    first, second, place = machine.ARGUMENTS[0], machine.ARGUMENTS[1], machine.POOL
    parameter = machine.VALUES
    code.move(parameter, machine.ARGUMENTS[3])
    code.load(first, parameter, LENGTH)
    code.call(Functions.new_tuple)
    code.if_zero(machine.RESULT, "raised")
    code.move(machine.KEPT, machine.RESULT)
    code.move(place, machine.RESULT)
    code.label("parameter")
    code.load_slot(first, NUMBER)
    code.if_zero(first, "by name")
    code.offset(first, first, -1)
    code.store_slot(NUMBER, first)
    code.load_slot(first, VALUE)
    code.load(machine.STATE, first, 0)
    code.offset(first, first, 8)
    code.store_slot(VALUE, first)
    code.label("found")
    code.store(place, ITEMS, machine.STATE)
    code.move(first, machine.STATE)
    code.call(Functions.keep)
    code.offset(parameter, parameter, 8)
    code.offset(place, place, 8)
    code.load(first, machine.KEPT, LENGTH)
    code.constant(machine.SECOND, 8)
    code.multiply(machine.STATE, first, machine.SECOND)
    code.add(machine.FIRST, machine.KEPT, machine.STATE)
    code.if_below(place, machine.FIRST, "parameter")
    code.move(machine.RESULT, machine.KEPT)
    code.leave()
    code.label("by name")  # VALUE has the address of the first argument that has one
    code.load(machine.STATE, parameter, ITEMS)
    code.load_slot(first, NAMES)
    code.load_slot(second, VALUE)
    code.label("look")
    code.load_slot(machine.SECOND, END)
    code.if_below(first, machine.SECOND, "compare")
    code.move(first, machine.KEPT)
    code.call(Functions.drop)
    code.jump("no")
    code.label("compare")
    code.if_other_at(first, ITEMS, machine.STATE, "look further")
    code.load(machine.STATE, second, 0)
    code.jump("found")
    code.label("look further")
    code.offset(first, first, 8)
    code.offset(second, second, 8)
    code.jump("look")
    code.label("raised")
    code.call(Functions.forget_error)
