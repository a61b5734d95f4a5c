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
from .interpreter import DIGITS, ITEMS, LENGTH, MEMORY, TYPE, Functions, address, jump_by_digits

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

WHERE = "_where"
"""The attribute of a live handle that refers to the memory."""
GET = address("PyObject_GenericGetAttr")
KINDS = type(ctypes.Structure), type(ctypes.Union), type(ctypes.c_int)
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
    _load_number(code, machine, width)
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


def _load_number(code: Any, machine: Any, width: int) -> None:
    """Load the number at the place that a tuple in STATE tells into VALUES."""
    code.constant(machine.SECOND, id(tuple))
    code.if_other_at(machine.STATE, TYPE, machine.SECOND, "other")
    code.load(machine.FIRST, machine.STATE, LENGTH)
    code.if_other(machine.FIRST, 2, "other")
    code.load(machine.VALUES, machine.STATE, ITEMS)
    code.load(machine.FIRST, machine.VALUES, TYPE)
    code.load(machine.FIRST, machine.FIRST, TYPE)
    for kind in KINDS:
        code.constant(machine.SECOND, id(kind))
        code.if_equal(machine.FIRST, machine.SECOND, "memory")
    code.jump("other")
    code.label("memory")
    code.load(machine.VALUES, machine.VALUES, MEMORY)
    code.load(machine.POOL, machine.STATE, ITEMS + 8)
    code.constant(machine.SECOND, id(int))
    code.if_other_at(machine.POOL, TYPE, machine.SECOND, "other")
    jump_by_digits(code, machine, machine.POOL, zero="at the beginning", one="inside")
    code.jump("other")
    code.label("inside")
    code.load(machine.FIRST, machine.POOL, DIGITS)
    code.extend(machine.SECOND, machine.FIRST, "I")  # the rest is undefined
    code.add(machine.POOL, machine.VALUES, machine.SECOND)
    code.move(machine.VALUES, machine.POOL)
    code.label("at the beginning")
    if width == 4:
        code.load_half(machine.VALUES, machine.VALUES)
    else:
        code.load(machine.VALUES, machine.VALUES, 0)


def _compare(code: Any, machine: Any) -> None:
    """Return whether the int in KEPT is the number in VALUES. A negative number is not."""
    jump_by_digits(code, machine, machine.KEPT, two="two", one="one", zero="zero")
    code.jump("no")
    code.label("zero")
    code.constant(machine.STATE, 0)
    code.jump("compared")
    code.label("one")
    code.load(machine.FIRST, machine.KEPT, DIGITS)
    code.extend(machine.STATE, machine.FIRST, "I")
    code.jump("compared")
    code.label("two")
    code.constant(machine.FIRST, 1)
    code.load_joined(machine.STATE, machine.SECOND, machine.KEPT, DIGITS, machine.FIRST, 0)
    code.label("compared")
    code.if_different(machine.STATE, machine.VALUES, "no")
    code.constant(machine.RESULT, 1)
    code.leave()
