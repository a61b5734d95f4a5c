"""Callbacks: functions in Python that C may call while an exception is being raised."""

from __future__ import annotations

from ..builtins import executable
from . import processor
from .interpreter import address


def undisturbed(function: int) -> int:
    """The address of a function that takes the GIL, puts aside the exception that the thread is raising, if any, and calls the
    function at an address with its own argument, a pointer; 0 where there can be none. Without it, such an exception is lost
    or the process dies: ctypes lets Python code run while it is set."""
    gil, let, put_aside, restore = map(
        address, ("PyGILState_Ensure", "PyGILState_Release", "PyErr_Fetch", "PyErr_Restore")
    )
    if not all((gil, let, put_aside, restore)):
        return 0
    machine = processor()
    code = machine.Assembler(4, 3)
    exception, state = (0, 1, 2), 3
    code.move(machine.KEPT, machine.ARGUMENTS[0])
    code.call(gil)
    code.store_slot(state, machine.RESULT)
    for part in exception:
        code.slot_address(machine.ARGUMENTS[part], part)
    code.call(put_aside)
    code.move(machine.ARGUMENTS[0], machine.KEPT)
    code.call(function)
    code.pass_slots([*exception])
    code.call(restore)
    code.load_slot(machine.ARGUMENTS[0], state)
    code.call(let)
    code.leave()
    try:
        return executable(code.finished())
    except OSError:  # no memory
        return 0
