"""A C function in machine code that lets another one list numbers, looks for one of them, and may call a third one if it is there or not.

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

OWNER, WANTED, LAST, COUNT, LISTED = 0, 1, 2, 3, 4
"""Slots of the frame: the arguments, how many numbers there are, and the numbers."""


def membership(cell: Any, columns: int, room: int, name: str, change: tuple[Any, bool, int] | None = None) -> Any:
    """The cell with the address of ``int has(void *owner, uint64_t wanted, uint32_t *found)``, for the rest of the process.

    The C function in ``cell``, called ``name``, gets the owner, ``columns`` arrays with ``room`` elements of 8 bytes each, and the address
    of that number, which it replaces by the number of elements that it writes. The wanted number, which is not 0, is looked for in the
    first array. Returns the function's status, or NOT_CALLED where there may be more. The address is 0 if there is no room for code.

    For a ``change``, a cell, ``whether`` and ``zeros``, it is ``int change(void *owner, uint64_t wanted, void *last)``: if the number is
    found, or not, as ``whether`` says, it returns the status of the C function in that cell, which gets the last argument, the addresses of
    the wanted number and of the owner, the zeros, and 1.
    """
    cells = [lasting(each) for each in ([cell, change[0]] if change else [cell])]
    shape = "membership", *map(ctypes.addressof, cells), columns, room, *(change or ())[1:]
    return ctypes.c_void_p(lasting_code(shape, lambda: _written(cells, columns, room, change), name))


def _written(cells: list[Any], columns: int, room: int, change: Any) -> tuple[bytes, list[int]]:
    machine = processor()
    listed = [
        ("value", OWNER),
        *[("address", LISTED + column * room) for column in range(columns)],
        ("address", COUNT),
    ]
    changed = [("value", LAST), ("address", WANTED), ("address", OWNER)]
    changed += [("number", value) for value in [0] * (change[2] if change else 0) + [1]]
    code = machine.Assembler(LISTED + columns * room, max(len(listed), len(changed)))
    first, second = machine.FIRST, machine.SECOND
    for slot, register in zip((OWNER, WANTED, LAST), machine.ARGUMENTS):
        code.store_slot(slot, register)
    for cell in cells:
        code.constant(first, ctypes.addressof(cell))
        code.load(first, first, 0)
        code.if_zero(first, "unknown")
    code.constant(first, 0)
    for place in range(room):
        code.store_slot(LISTED + place, first)
    code.constant(first, room)
    code.store_slot(COUNT, first)
    _call(code, machine, cells[0], listed)
    code.extend(first, machine.RESULT, "I")
    code.if_not_zero(first, "leave")
    code.load_slot(first, WANTED)
    for place in range(room):
        code.load_slot(second, LISTED + place)
        code.if_equal(first, second, "found")
    code.load_slot(first, COUNT)
    code.constant(second, room)
    code.if_equal(first, second, "unknown")
    for is_found in (False, True):
        if is_found:
            code.label("found")
        if change is None:
            code.load_slot(first, LAST)
            code.constant(second, int(is_found))
            code.store_half(first, second)
        if change and change[1] == is_found:
            _call(code, machine, cells[1], changed)
        else:
            code.constant(machine.RESULT, 0)
        code.leave()
    code.label("leave")
    code.leave()
    code.label("unknown")
    code.constant(machine.RESULT, NOT_CALLED & 0xFFFFFFFF)
    code.leave()
    return code.finished(), code.returns


def _call(code: Any, machine: Any, cell: Any, arguments: list[tuple[str, int]]) -> None:
    """Call the C function in a cell with the contents and addresses of slots, and numbers."""
    last = len(machine.ARGUMENTS)
    load = {"value": code.load_slot, "address": code.slot_address, "number": code.constant}
    for position, (kind, value) in enumerate(arguments):
        register = machine.ARGUMENTS[position] if position < last else machine.FIRST
        load[kind](register, value)
        if position >= last:
            code.stack(position - last, register)
    code.constant(machine.FIRST, ctypes.addressof(cell))
    code.load(machine.FIRST, machine.FIRST, 0)
    code.call_register(machine.FIRST)
