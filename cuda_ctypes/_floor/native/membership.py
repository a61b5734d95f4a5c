"""C functions in machine code for a set of numbers that another one lists: one looks for a number in it, one changes it by a third function.

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

OWNER, GIVEN, NUMBER, LAST, COUNT, END, CHOSEN, LISTED = range(8)
"""Slots of the frame: the arguments, how many numbers are listed, the end of those given, how many are chosen, and the arrays that are listed,
the first one at last. Behind it are the numbers chosen, and the owner as often."""
MOST = 16
"""The most numbers given to change a set."""
MISSING, PRESENT, OTHERS = "missing", "present", "others"
"""The numbers of a change: those given that are not in the set, those given that are, or those in it that are not given."""


def membership(cell: Any, columns: int, room: int, name: str) -> Any:
    """The cell with the address of ``int has(void *owner, uint64_t wanted, uint32_t *found)``, for the rest of the process.

    The C function in ``cell``, called ``name``, gets the owner, ``columns`` arrays with ``room`` elements of 8 bytes each, and the address
    of that number, which it replaces by the number of elements that it writes. The wanted number, which is not 0, is looked for in the
    first array. Returns the function's status, or NOT_CALLED where there may be more. The address is 0 if there is no room for code.
    """
    shape = "membership", ctypes.addressof(cell), columns, room
    return ctypes.c_void_p(lasting_code(shape, lambda: _looking(lasting(cell), columns, room), name))


def change(cell: Any, columns: int, room: int, of: str, changing: Any, is_forward: bool, zeros: int, name: str) -> Any:
    """The same for ``int change(void *owner, uint64_t *given, uint64_t number, void *last)``.

    The numbers ``of`` :data:`MISSING`, :data:`PRESENT` or :data:`OTHERS`, each once, are for the C function in the cell ``changing``,
    called ``name``, if there are any: it gets ``last``, the addresses of an array with the owner as often, and of one of theirs (those in the opposite
    order unless it ``is_forward``), so many ``zeros``, and their count. Returns the status of the function that refused, or NOT_CALLED where
    there may be more in the set, or more than MOST are given.
    """
    addresses = map(ctypes.addressof, (cell, changing))
    shape = "change of a set", *addresses, columns, room, of, is_forward, zeros

    def written() -> tuple[bytes, list[int]]:
        return _changing(lasting(cell), columns, room, of, lasting(changing), is_forward, zeros)

    return ctypes.c_void_p(lasting_code(shape, written, name))


def _looking(cell: Any, columns: int, room: int) -> tuple[bytes, list[int]]:
    machine = processor()
    code = machine.Assembler(LISTED + columns * room, columns + 2)
    first, second, listed = machine.FIRST, machine.SECOND, LISTED + (columns - 1) * room
    _list(code, machine, cell, columns, room, 3)
    code.load_slot(first, GIVEN)
    for place in range(room):
        code.load_slot(second, listed + place)
        code.if_equal(first, second, "found")
    _unless_more(code, machine, room)
    for is_found in (False, True):
        if is_found:
            code.label("found")
        code.load_slot(first, NUMBER)
        code.constant(second, int(is_found))
        code.store_half(first, second)
        code.constant(machine.RESULT, 0)
        code.leave()
    return _finished(code, machine)


def _changing(
    cell: Any, columns: int, room: int, of: str, changing: Any, is_forward: bool, zeros: int
) -> tuple[bytes, list[int]]:
    machine, chosen, most = processor(), LISTED + columns * room, max(MOST, room)
    owners, to = chosen + most, machine.ARGUMENTS[2]
    code = machine.Assembler(owners + most, max(columns + 2, 4 + zeros))
    first, second = machine.FIRST, machine.SECOND
    code.constant(second, MOST + 1)
    code.if_below(machine.ARGUMENTS[2], second, "few")
    code.jump("unknown")
    code.label("few")
    _list(code, machine, cell, columns, room, 4, changing)
    _unless_more(code, machine, room)
    code.load_slot(second, NUMBER)
    code.add(first, second, second)
    code.add(second, first, first)
    code.add(first, second, second)
    code.load_slot(to, GIVEN)
    code.add(second, to, first)
    code.store_slot(END, second)
    _choose(code, machine, of, room, chosen)
    code.slot_address(second, chosen)
    code.subtract(first, to, second)
    code.shift_right(first, first, 3)
    code.constant(machine.RESULT, 0)
    code.if_zero(first, "leave")
    code.store_slot(CHOSEN, first)
    code.load_slot(first, OWNER)
    for place in range(most):
        code.store_slot(owners + place, first)
    ends = [("address", owners), ("address", chosen)]
    passed = [("value", LAST), *(ends if is_forward else ends[::-1]), *[("number", 0)] * zeros, ("value", CHOSEN)]
    _call(code, machine, changing, passed)
    code.leave()
    return _finished(code, machine)


def _choose(code: Any, machine: Any, of: str, room: int, chosen: int) -> None:
    """Store the numbers of a change from the slot ``chosen`` on; the third argument's register has their end."""
    one, end, to, other = machine.ARGUMENTS[:4]
    number, second = machine.FIRST, machine.SECOND
    listed = chosen - room

    def begin(register: int, is_given: bool) -> None:
        code.load_slot(register, GIVEN) if is_given else code.slot_address(register, listed)

    def ends(is_given: bool) -> None:
        code.load_slot(end, END) if is_given else code.slot_address(end, chosen)

    absent, there = ("skip", "there") if of == PRESENT else ("take", "skip")
    begin(one, of != OTHERS)
    code.slot_address(to, chosen)
    code.label("next")
    ends(of != OTHERS)
    code.if_equal(one, end, "chosen")
    code.load(number, one, 0)
    code.if_zero(number, "skip")
    begin(other, of == OTHERS)
    code.label("look")
    if of == MISSING:
        code.move(end, to)  # with those chosen, which are behind those listed: none twice
    else:
        ends(of == OTHERS)
    code.if_equal(other, end, absent)
    code.load(second, other, 0)
    code.if_equal(number, second, there)
    code.offset(other, other, 8)
    code.jump("look")
    if of == PRESENT:
        code.label("there")
        code.constant(second, 0)
        code.store(other, 0, second)  # none twice
    else:
        code.label("take")
    code.store(to, 0, number)
    code.offset(to, to, 8)
    code.label("skip")
    code.offset(one, one, 8)
    code.jump("next")
    code.label("chosen")


def _list(code: Any, machine: Any, cell: Any, columns: int, room: int, arguments: int, *others: Any) -> None:
    """Store the arguments and let C list, if there are the functions in this cell and in the ``others``."""
    first = machine.FIRST
    for slot, register in zip(range(arguments), machine.ARGUMENTS):
        code.store_slot(slot, register)
    for each in (cell, *others):
        code.constant(first, ctypes.addressof(each))
        code.load(first, first, 0)
        code.if_zero(first, "unknown")
    listed = LISTED + (columns - 1) * room
    code.constant(first, 0)
    for place in range(room):
        code.store_slot(listed + place, first)
    code.constant(first, room)
    code.store_slot(COUNT, first)
    arrays = [("address", at) for at in (listed, *range(LISTED, listed, room))]
    _call(code, machine, cell, [("value", OWNER), *arrays, ("address", COUNT)])
    code.extend(first, machine.RESULT, "I")
    code.if_not_zero(first, "leave")


def _unless_more(code: Any, machine: Any, room: int) -> None:
    code.load_slot(machine.FIRST, COUNT)
    code.constant(machine.SECOND, room)
    code.if_equal(machine.FIRST, machine.SECOND, "unknown")


def _finished(code: Any, machine: Any) -> tuple[bytes, list[int]]:
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
