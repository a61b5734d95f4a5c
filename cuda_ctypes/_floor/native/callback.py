"""Python callbacks that C may call while an exception is being raised."""

from __future__ import annotations

from ..builtins import executable
from . import processor
from .interpreter import address


def undisturbed(function: int) -> int:
    """The address of a wrapper for the function at an address, with its one argument, a pointer; 0 if that is
    impossible. The wrapper takes the GIL and sets the thread's current exception aside. Otherwise the exception would
    be lost, or the process would die: ctypes runs Python code while it is set."""
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
