"""A builtin that calls a Python function while a mode of the thread is another one: that of the driver's captures of streams.

Two calls through ctypes, and a handler that brings the mode back, take 1 us; this takes 0.2, most of it in the driver.
"""

from __future__ import annotations

from .capsules import RESTORE, SET_ASIDE
from .interpreter import Functions
from .routine import METHODS, Routine
from .writing import GIVEN, Writer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class Relaxed(Routine):
    """``call(function, *arguments)``. The C function in ``cell`` sets the mode, an int, to the one at an address, and writes the former
    one there. ``slow`` is a Python function that does the same."""

    def __init__(self, cell: Any, slow: Any, mode: int) -> None:
        super().__init__(cell, slow, None, 0)
        self.outputs = [("Q", 0, 0)] * 4  # slots of the frame
        self.result = "relaxed", mode

    def _writer(self) -> Any:
        return RelaxedWriter


class RelaxedWriter(Writer):
    def written(self) -> bytes:
        machine, code = self.machine, self.code
        first, second, third, fourth = machine.ARGUMENTS[:4]
        place, *exception = range(self.first_output, self.first_output + 4)
        _, mode = self.routine.result
        self.begin()
        code.if_not_zero(fourth, "slow")
        code.if_zero(third, "slow")
        self.load_function()
        code.if_zero(machine.KEPT, "slow")
        code.constant(machine.FIRST, mode)
        code.store_slot(place, machine.FIRST)
        code.slot_address(first, place)
        code.call_register(machine.KEPT)
        code.load(first, machine.VALUES, 0)
        code.offset(second, machine.VALUES, 8)
        code.load_slot(third, GIVEN)
        code.offset(third, third, -1)
        code.constant(fourth, 0)
        code.call(Functions.call)
        code.move(machine.STATE, machine.RESULT)
        code.load_slot(machine.FIRST, place)
        code.extend(machine.FIRST, machine.FIRST, "I")
        code.if_other(machine.FIRST, mode, "another")
        code.label("done")
        code.move(machine.RESULT, machine.STATE)
        code.leave()
        code.label("another")
        for register, slot in zip(machine.ARGUMENTS, exception):
            code.slot_address(register, slot)
        code.call(SET_ASIDE)  # the driver may call Python: a trace, or what the program does with its log
        code.slot_address(first, place)
        code.call_register(machine.KEPT)
        code.pass_slots(exception)
        code.call(RESTORE)
        code.jump("done")
        return self.finish()


def relaxed(cell: Any, slow: Any, mode: int, name: str) -> Any:
    """The builtin; ``slow`` if there is no room for code, or if it would call Python functions only."""
    made = Relaxed(cell, slow, mode)
    made.name = name
    return made.function(slow.__name__, slow.__module__) if METHODS else slow
