"""A C function in machine code that asks another one for a number, and compares it.

A :class:`.routine.Routine` calls it first: what it calls next is right for that number only, such as the current context.
"""

from __future__ import annotations

import ctypes

from ..builtins import lasting
from . import processor
from .code_memory import lasting_code

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

EXPECTED, ANSWER = 0, 1
"""Slots of the frame."""


def comparison(cell: Any, name: str) -> Any:
    """The cell with the address of ``int compare(uint64_t expected)``, for the rest of the process. It returns 0 if the C
    function in ``cell``, called ``name``, returns 0 and writes the expected number. The address is 0 if there is no room for
    code.
    """
    shape = "comparison", ctypes.addressof(cell)
    return ctypes.c_void_p(lasting_code(shape, lambda: _written(ctypes.addressof(lasting(cell))), name))


def _written(cell: int) -> tuple[bytes, list[int]]:
    machine = processor()
    code, first, second = machine.Assembler(2, 1), machine.FIRST, machine.SECOND
    code.store_slot(EXPECTED, machine.ARGUMENTS[0])
    code.constant(first, cell)
    code.load(first, first, 0)
    code.if_zero(first, "other")
    code.slot_address(machine.ARGUMENTS[0], ANSWER)
    code.call_register(first)
    code.extend(first, machine.RESULT, "I")
    code.if_not_zero(first, "other")
    code.load_slot(first, EXPECTED)
    code.load_slot(second, ANSWER)
    code.if_different(first, second, "other")
    code.constant(machine.RESULT, 0)
    code.leave()
    code.label("other")
    code.constant(machine.RESULT, 1)
    code.leave()
    return code.finished(), code.returns
