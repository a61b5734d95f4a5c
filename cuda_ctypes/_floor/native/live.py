"""Machine code that takes live handles: ``cuStreamQuery(config.hStream)``.

A live handle is an int that was made with the number of that time; its value is in memory (:mod:`..types.live_handles`). While both are
the same, code takes it like a plain handle. For others, Python makes the call.
"""

from __future__ import annotations

import ctypes
from sys import intern

from ..builtins import lasting
from . import processor
from .code_memory import lasting_code
from .interpreter import DIGITS, ITEMS, LENGTH, MEMORY, SIZE, TYPE, Functions, address, jump_by_digits

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

WHERE = "_where"
"""The attribute of a live handle that refers to the memory."""
GET = address("PyObject_GenericGetAttr")
KINDS = [type(cls) for cls in (ctypes.Structure, ctypes.Union, ctypes.c_int, ctypes.Array)]
"""The classes of the classes of the objects of ctypes that have the memory."""


def unchanged(width: int, owned: bool) -> int:
    """The address of the C function ``unchanged(object, class, live classes, "_where")``, for the rest of the process: whether an object is
    a live handle of that class with a number of ``width`` bytes, in memory of its own if ``owned``, and has the number that it was made
    with. 0 if there is no room."""
    return lasting_code(("live_handles", width, owned), lambda: _written(width, owned))


def _written(width: int, owned: bool) -> tuple[bytes, list[int]]:
    machine = processor()
    code = machine.Assembler(1, 4)
    first, second, third, fourth = machine.ARGUMENTS[:4]
    code.store_slot(0, fourth)
    code.move(machine.KEPT, first)
    code.move(first, third)
    code.call(Functions.find)
    code.if_zero(machine.RESULT, "no")  # nothing is raised: a class is hashed by its address
    code.move(machine.STATE, machine.RESULT)
    code.if_other_at(machine.KEPT, TYPE, machine.STATE, "no")
    if owned:
        code.move(first, machine.KEPT)
        code.constant(second, id(lasting(intern("_owns"))))
        code.call(GET)
        code.if_zero(machine.RESULT, "raised")
        code.move(machine.STATE, machine.RESULT)
        code.constant(machine.SECOND, id(True))
        code.if_different(machine.STATE, machine.SECOND, "other")
        code.move(first, machine.STATE)
        code.call(Functions.drop)
    code.move(first, machine.KEPT)
    code.load_slot(second, 0)
    code.call(GET)
    code.if_zero(machine.RESULT, "raised")
    code.move(machine.STATE, machine.RESULT)
    load_place(code, machine, machine.VALUES, width)
    if width == 4:
        code.load_half(machine.VALUES, machine.VALUES)
    else:
        code.load(machine.VALUES, machine.VALUES, 0)
    code.move(first, machine.STATE)
    code.call(Functions.drop)
    _compare(code, machine)
    code.label("raised")
    code.call(Functions.forget_error)
    code.label("no")
    code.constant(machine.RESULT, 0)
    code.leave()
    code.label("other")  # somebody changed the attribute
    code.move(first, machine.STATE)
    code.call(Functions.drop)
    code.jump("no")
    return code.finished(), code.returns


def number_of(stored: str) -> int:
    """The address of the C function ``number_of(handle, uint64_t *number)``, for the rest of the process: whether that is the number of a live
    handle with this struct code. 0 if there is no room."""
    return lasting_code(("number_of_live_handle", stored), lambda: _number_of(stored))


def _number_of(stored: str) -> tuple[bytes, list[int]]:
    machine, width = processor(), 8 if stored in "Qq" else 4
    code = machine.Assembler(0, 2)
    code.move(machine.VALUES, machine.ARGUMENTS[1])
    code.constant(machine.ARGUMENTS[1], id(lasting(intern(WHERE))))
    code.call(GET)
    code.if_zero(machine.RESULT, "unfit")
    code.move(machine.STATE, machine.RESULT)
    load_place(code, machine, machine.KEPT, width)
    if width == 4:
        code.load_half(machine.FIRST, machine.KEPT)
        code.extend(machine.FIRST, machine.FIRST, stored)
    else:
        code.load(machine.FIRST, machine.KEPT, 0)
    code.store(machine.VALUES, 0, machine.FIRST)
    code.constant(machine.KEPT, 1)
    code.label("drop")
    code.move(machine.ARGUMENTS[0], machine.STATE)
    code.call(Functions.drop)
    code.move(machine.RESULT, machine.KEPT)
    code.leave()
    code.label("other")
    code.constant(machine.KEPT, 0)
    code.jump("drop")
    code.label("unfit")
    code.call(Functions.forget_error)
    code.constant(machine.RESULT, 0)
    code.leave()
    return code.finished(), code.returns


def load_place(code: Any, machine: Any, to: int, width: int) -> None:
    """Load the address of ``width`` bytes that a tuple in STATE tells, or jump to "other" with anything else."""
    memory, offset, size = machine.ARGUMENTS[:3]
    code.constant(machine.SECOND, id(tuple))
    code.if_other_at(machine.STATE, TYPE, machine.SECOND, "other")
    code.load(machine.FIRST, machine.STATE, LENGTH)
    code.if_other(machine.FIRST, 2, "other")
    code.load(memory, machine.STATE, ITEMS)
    code.load(machine.FIRST, memory, TYPE)
    code.load(machine.FIRST, machine.FIRST, TYPE)
    for kind in KINDS:
        code.constant(machine.SECOND, id(kind))
        code.if_equal(machine.FIRST, machine.SECOND, "memory")
    code.jump("other")
    code.label("memory")
    code.load(size, memory, SIZE)
    code.load(memory, memory, MEMORY)
    code.load(offset, machine.STATE, ITEMS + 8)
    code.constant(machine.SECOND, id(int))
    code.if_other_at(offset, TYPE, machine.SECOND, "other")
    load_number(code, machine, to, offset, "other", "of the offset")
    code.offset(machine.FIRST, to, width)
    code.if_below(size, machine.FIRST, "other")
    code.add(machine.FIRST, to, memory)
    code.move(to, machine.FIRST)


def _compare(code: Any, machine: Any) -> None:
    """Return whether the int in KEPT is the number in VALUES. A negative number is not."""
    load_number(code, machine, machine.STATE, machine.KEPT, "no", "of the handle")
    code.if_different(machine.STATE, machine.VALUES, "no")
    code.constant(machine.RESULT, 1)
    code.leave()


def load_number(code: Any, machine: Any, to: int, number: int, other: str, name: str) -> None:
    """Load the value of an int of up to two digits, or jump. Labels have the ``name`` behind theirs."""
    zero, one, two, loaded = [f"{label} {name}" for label in ("zero", "one", "two", "loaded")]
    jump_by_digits(code, machine, number, two=two, one=one, zero=zero)
    code.jump(other)
    code.label(zero)
    code.constant(to, 0)
    code.jump(loaded)
    code.label(one)
    code.load(machine.FIRST, number, DIGITS)
    code.extend(to, machine.FIRST, "I")  # the rest is undefined
    code.jump(loaded)
    code.label(two)
    code.constant(machine.FIRST, 1)
    code.load_joined(to, machine.SECOND, number, DIGITS, machine.FIRST, 0)
    code.label(loaded)
