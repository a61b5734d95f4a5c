"""A function that passes its arguments on to another one, whose pool is in a cell, or in a slot of an argument."""

from __future__ import annotations

from ...builtins import BYTES
from ..interpreter import CONTENT, ITEMS
from ..routine import CODE, NUMBERS, SELF
from . import Writer
from .frame import FOUND, GIVEN, NAMES

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..routine import Place


class DispatchWriter(Writer):
    """Writes the code of a :class:`..routine.Dispatcher`."""

    def written(self) -> bytes:
        machine, code, routine = self.machine, self.code, self.routine
        first, second, third, fourth = machine.ARGUMENTS[:4]
        self.begin()
        if routine.names:
            self.expect_names()
        if routine.place == SELF:
            self.load_object(machine.KEPT, routine.cell)
            code.load(machine.KEPT, machine.KEPT, CONTENT)
            code.if_zero(machine.KEPT, "slow")
        else:
            self._find_pool()
        self.keep(machine.KEPT)  # another thread may replace it
        self.places.leave()
        self.places.keep_objects()
        code.load(machine.FIRST, machine.KEPT, ITEMS + 8 * NUMBERS)
        code.load(machine.STATE, machine.FIRST, BYTES + 8 * CODE)
        code.move(first, machine.KEPT)
        if routine.kept:
            code.slot_address(second, self.frame.first_kept)
            code.constant(third, len(routine.kept))
            code.constant(fourth, 0)
        else:
            code.move(second, machine.VALUES)
            code.load_slot(third, GIVEN)
            code.load_slot(fourth, NAMES)
        code.call_register(machine.STATE)
        code.store_slot(FOUND, machine.RESULT)
        self.drop(machine.KEPT)
        self.drop_kept()
        code.load_slot(machine.RESULT, FOUND)
        code.leave()
        self.call_slow()
        code.label("nothing")
        self.places.end()
        return code.finished()  # type: ignore[no-any-return]

    def _find_pool(self) -> None:
        """Load the pool on the way from an argument into KEPT."""
        machine, code, routine = self.machine, self.code, self.routine
        if not routine.names:
            code.constant(machine.FIRST, routine.place + 1)
            code.if_below(machine.ARGUMENTS[2], machine.FIRST, "slow")
        place: Place = (routine.place,)
        self.load(machine.KEPT, place)
        for cls, offset in routine.steps:
            self.guard(machine.KEPT, (cls,))
            place = (*place, ("slot", offset))
            self.places.enter(place)
            self.load(machine.KEPT, place)
        self.guard(machine.KEPT, (routine.pool_class,))
