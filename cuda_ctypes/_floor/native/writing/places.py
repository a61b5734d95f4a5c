"""How code reads arguments, and objects in them, and what it requires of them.

With the GIL, code reads them like anything else. Without it, other threads may change slots and lists meanwhile:
:class:`.critical_sections.CriticalSections` takes the place of this class, whose methods say where that matters.
"""

from __future__ import annotations

from ..interpreter import ITEMS, LENGTH, USED
from ..routine import SELF
from .frame import OWNER

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..routine import Place
    from . import Writer
    from .frame import Laid

    Guard = tuple[str, Place, Any]


def in_slot(place: Place) -> bool:
    """Whether the object at a place is the content of a slot, or inside of it."""
    return any(isinstance(step, tuple) for step in place)


class Places:
    """Reads for a writer."""

    watched: Place | None = None
    """The place whose number is being read; no function may get the object."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.machine = writer.machine
        self.code = writer.code
        self.frame = writer.frame
        self.routine = writer.routine

    def load(self, register: int, place: Place) -> None:
        """Load an argument, or an object inside of it."""
        first, *way = place
        if first == SELF:
            self.code.load_slot(register, OWNER)
        else:
            self.code.load(register, self.machine.VALUES, 8 * first)
        self._follow(register, way)

    def _follow(self, register: int, way: list[Any]) -> None:
        for step in way:
            if isinstance(step, tuple):
                self.code.load(register, register, step[1])
                self.code.if_zero(register, self.writer.slow)  # deleted
            else:
                self.code.load(register, register, ITEMS + 8 * step)

    # Guards.

    def guards(self) -> list[Guard]:
        """The routine's guards that are looked at first."""
        return list(dict.fromkeys(self.routine.guards))

    def look_at_guards(self) -> None:
        """Those on the class of an argument come first, so that each class is loaded once."""

        def order(guard: Guard) -> tuple[int, ...]:
            kind, place, what = guard
            return (0, what[0]) if kind == "class" and len(place) == 1 else (1,)

        loaded = 0
        for kind, place, what in sorted(self.guards(), key=order):
            self.require(kind, place, what, loaded)
            loaded = what[0] if kind == "class" else 0

    def require(self, kind: str, place: Place, what: Any, loaded: int = 0) -> None:
        """Require what a guard of the routine says; SECOND has the class ``loaded``."""
        machine, code, writer = self.machine, self.code, self.writer
        if kind == "empty":
            writer.load_object(machine.FIRST, what)
            code.load(machine.FIRST, machine.FIRST, USED)
            code.if_not_zero(machine.FIRST, writer.slow)
            return
        self.load(machine.FIRST, place)
        if kind == "class":
            live, before = self.routine.takes_live.get(place), writer.slow
            if place in self.routine.integers:
                writer.slow = "unlike"
            writer.guard(machine.FIRST, what, loaded, live)
            writer.slow = before
        elif kind == "length":
            writer.expect(machine.FIRST, LENGTH, what)
        elif kind in ("same", "other"):
            self.load(machine.SECOND, what)
            look = code.if_different if kind == "same" else code.if_equal
            look(machine.FIRST, machine.SECOND, writer.slow)
        else:
            writer.load_object(machine.SECOND, what)
            look = code.if_equal if kind == "not" else code.if_different
            look(machine.FIRST, machine.SECOND, writer.slow)

    # Where it matters that another thread may change a slot.

    def begin(self) -> None:
        """The first slot is read from here on."""

    def in_order(self, laid: list[Laid]) -> list[Laid]:
        """Sources in the order in which they are read."""
        return laid

    def enter(self, place: Place) -> None:
        """The content of this place, and of others in the same object, is read from here on, and stays there."""

    def leave(self) -> None:
        """That ends."""

    def watch(self, place: Place) -> None:
        """The number at this place is read, until :meth:`look_again`."""

    def look_at(self, register: int, place: Place) -> None:
        """The content of this place is in a register: require its classes."""

    def look_again(self, register: int) -> None:
        """The number has been read."""

    def enter_owner(self) -> None:
        """The slots of the object in ``OWNER`` are read and changed."""

    def leave_owner(self) -> None:
        """That ends."""

    def keep_objects(self) -> None:
        """Refer to the objects that are needed after the call: another thread may change their places."""
        machine, code, frame = self.machine, self.code, self.frame
        for position, where in enumerate(self.routine.kept):
            self.load(machine.FIRST, where)
            code.store_slot(frame.kept(position), machine.FIRST)
        for position in range(len(self.routine.kept)):  # only once all of them are found
            self._keep_slot(frame.kept(position))
        for slot in frame.held:  # a list may lose elements that C reads
            self._keep_slot(slot)

    def _keep_slot(self, slot: int) -> None:
        self.code.load_slot(self.machine.STATE, slot)
        self.writer.keep(self.machine.STATE)

    # Where it matters that another thread may change a list.

    def begin_list(self) -> None:
        """From here to :meth:`leave_list`, a list or tuple is read."""

    def enter_list(self, where: Place, listed: str) -> None:
        """FIRST has the class of the first argument, SECOND that of lists. For a list, the second argument becomes the address of
        its items, followed by a jump to ``listed``, if more is to do for lists than for others."""

    def leave_list(self) -> None:
        """That ends."""

    def keep_element(self, register: int) -> None:
        """An element of the list is needed until the call."""

    def end(self) -> None:
        """Write exits, once all other code is written."""
