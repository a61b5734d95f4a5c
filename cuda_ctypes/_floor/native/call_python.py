"""A C function that calls a Python object, whose address is its argument: for libraries that call functions on threads of theirs.

A function pointer of ctypes does the same, and takes ten times as long to make, for it is code of its own.
"""

from __future__ import annotations

from . import processor
from .code_memory import lasting_code
from .interpreter import Functions, address

NAME = "calls of Python objects"


def caller() -> int:
    """The address of the function, for the rest of the process; 0 if there is no room for code."""
    return lasting_code((NAME,), _written)


def _written() -> tuple[bytes, list[int]]:
    """Exceptions go to ``sys.unraisablehook``."""
    called, state = 0, 1
    machine = processor()
    first, second = machine.ARGUMENTS[:2]
    code = machine.Assembler(2, 2)
    code.store_slot(called, first)
    code.call(address("PyGILState_Ensure"))
    code.store_slot(state, machine.RESULT)
    code.load_slot(first, called)
    code.constant(second, 0)
    code.call(Functions.call_object)
    code.if_zero(machine.RESULT, "raised")
    code.move(first, machine.RESULT)
    code.call(Functions.drop)
    code.label("done")
    code.load_slot(first, state)
    code.call(address("PyGILState_Release"))
    code.leave()
    code.label("raised")
    code.load_slot(first, called)
    code.call(Functions.unraisable)
    code.jump("done")
    return code.finished(), code.returns
