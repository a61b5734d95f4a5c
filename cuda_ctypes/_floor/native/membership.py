"""A C function in machine code that lets another one list numbers, and looks for one of them.

To make objects of a few numbers takes longer than the list itself.
"""

from __future__ import annotations

import ctypes

from ..builtins import lasting
from . import NOT_CALLED, processor
from .code_memory import lasting_code

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

WANTED, FOUND, COUNT, LISTED = 0, 1, 2, 3
"""Slots of the frame: the number, the address of the answer, how many numbers there are, and the numbers."""


def membership(cell: Any, columns: int, room: int, name: str) -> Any:
    """The cell with the address of ``int has(void *owner, uint64_t wanted, uint32_t *found)``, for the rest of the process.

    The C function in ``cell``, called ``name``, gets the owner, ``columns`` arrays with ``room`` elements of 8 bytes each, and the address
    of that number, which it replaces by the number of elements that it writes. The wanted number, which is not 0, is looked for in the
    first array. Returns the function's status, or NOT_CALLED where there may be more. The address is 0 if there is no room for code.
    """
    shape = "membership", ctypes.addressof(cell), columns, room
    return ctypes.c_void_p(lasting_code(shape, lambda: _written(ctypes.addressof(lasting(cell)), columns, room), name))


def _written(cell: int, columns: int, room: int) -> tuple[bytes, list[int]]:
    machine = processor()
    if columns + 2 > len(machine.ARGUMENTS):
        raise ValueError(f"{columns} arrays are more than a call takes in registers")
    code, first, second = machine.Assembler(LISTED + columns * room, 0), machine.FIRST, machine.SECOND
    owner, *others = machine.ARGUMENTS
    code.store_slot(WANTED, others[0])
    code.store_slot(FOUND, others[1])
    code.constant(first, 0)
    for place in range(room):
        code.store_slot(LISTED + place, first)
    code.constant(first, room)
    code.store_slot(COUNT, first)
    for column in range(columns):
        code.slot_address(others[column], LISTED + column * room)
    code.slot_address(others[columns], COUNT)
    code.constant(first, cell)
    code.load(first, first, 0)
    code.if_zero(first, "unknown")
    code.call_register(first)
    code.extend(first, machine.RESULT, "I")
    code.if_not_zero(first, "refused")
    code.load_slot(first, WANTED)
    for place in range(room):
        code.load_slot(second, LISTED + place)
        code.if_equal(first, second, "found")
    code.load_slot(first, COUNT)
    code.constant(second, room)
    code.if_equal(first, second, "unknown")
    code.constant(second, 0)
    code.jump("answer")
    code.label("found")
    code.constant(second, 1)
    code.label("answer")
    code.load_slot(first, FOUND)
    code.store_half(first, second)
    code.constant(machine.RESULT, 0)
    code.label("refused")
    code.leave()
    code.label("unknown")
    code.constant(machine.RESULT, NOT_CALLED & 0xFFFFFFFF)
    code.leave()
    return code.finished(), code.returns
