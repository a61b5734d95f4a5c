"""A function that passes its arguments on to another one, whose pool is in a cell, or in a slot of an argument."""

from __future__ import annotations

from ...builtins import BYTES
from ..interpreter import CONTENT, ITEMS
from ..routine import CODE, NUMBERS, SELF
from . import Writer
from .frame import GIVEN, NAMES


class DispatchWriter(Writer):
    """Writes the code of a :class:`..routine.Dispatcher`."""

    def written(self) -> bytes:
        machine, code, routine = self.machine, self.code, self.routine
        first, second, third, fourth = machine.ARGUMENTS[:4]
        self.begin()
        if routine.place == SELF:
            self.load_object(machine.KEPT, routine.cell)
            code.load(machine.KEPT, machine.KEPT, CONTENT)
            code.if_zero(machine.KEPT, "slow")
        else:
            code.constant(machine.FIRST, routine.place + 1)
            code.if_below(third, machine.FIRST, "slow")
            code.load(machine.KEPT, machine.VALUES, 8 * routine.place)
            self.guard(machine.KEPT, routine.classes[:1])
            place = (routine.place, ("slot", routine.offset))
            self.places.enter(place)
            self.load(machine.KEPT, place)
            self.guard(machine.KEPT, routine.classes[1:])
        self.keep(machine.KEPT)  # another thread may replace it
        self.places.leave()
        code.load(machine.FIRST, machine.KEPT, ITEMS + 8 * NUMBERS)
        code.load(machine.STATE, machine.FIRST, BYTES + 8 * CODE)
        code.move(first, machine.KEPT)
        code.move(second, machine.VALUES)
        code.load_slot(third, GIVEN)
        code.load_slot(fourth, NAMES)
        code.call_register(machine.STATE)
        self.drop_for_result()
        code.leave()
        self.call_slow()
        code.label("nothing")
        self.places.end()
        return code.finished()  # type: ignore[no-any-return]
