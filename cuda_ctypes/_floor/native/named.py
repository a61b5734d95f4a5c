"""Machine code that takes arguments by name: ``cuStreamSynchronize(hStream=stream)``.

CPython puts the arguments that have names behind the others, in the order of the call. If that is the order of the parameters, code takes
them as if they had none. Names in programs are interned, as those of parameters are here.
"""

from __future__ import annotations

from ..builtins import lasting
from . import processor
from .code_memory import FUNCTIONS
from .interpreter import ITEMS, LENGTH


def in_order() -> int:
    """The address of the C function ``in_order(number, names, parameters)``, for the rest of the process: whether a tuple of names is that of
    all parameters behind the first ones. 0 if there is no room."""
    shape = ("named_arguments",)
    made = FUNCTIONS.find(shape) or FUNCTIONS.add(shape, _written, shape[0])
    return lasting(made).address if made else 0


def _written() -> tuple[bytes, list[int]]:
    machine = processor()
    code = machine.Assembler(0, 3)
    number, names, parameters = machine.ARGUMENTS[:3]
    code.load(machine.VALUES, names, LENGTH)
    code.add(machine.KEPT, number, machine.VALUES)
    code.load(machine.FIRST, parameters, LENGTH)
    code.if_different(machine.KEPT, machine.FIRST, "no")
    code.constant(machine.SECOND, 8)
    code.multiply(machine.STATE, number, machine.SECOND)
    code.add(machine.KEPT, parameters, machine.STATE)
    code.multiply(machine.STATE, machine.VALUES, machine.SECOND)
    code.add(machine.VALUES, names, machine.STATE)
    code.move(machine.STATE, names)
    code.label("next")
    code.if_below(machine.STATE, machine.VALUES, "name")
    code.constant(machine.RESULT, 1)
    code.leave()
    code.label("name")
    code.load(machine.FIRST, machine.KEPT, ITEMS)
    code.if_other_at(machine.STATE, ITEMS, machine.FIRST, "no")
    code.offset(machine.KEPT, machine.KEPT, 8)
    code.offset(machine.STATE, machine.STATE, 8)
    code.jump("next")
    code.label("no")
    code.constant(machine.RESULT, 0)
    code.leave()
    return code.finished(), code.returns
