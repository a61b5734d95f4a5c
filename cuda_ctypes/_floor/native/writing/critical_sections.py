"""Reading what another thread may change meanwhile: a slot's content, and the items of a list.

Without the GIL, CPython changes a list, and writes a slot, in the critical section of its object only
(PyCriticalSection_Begin): within, the object keeps its references. What code needs later it copies, or refers to itself.

Numbers need no section. Memory of an object that another thread frees stays readable, and is used for objects only, until
this thread has passed a safe point of the interpreter: CPython reads its own lists and dicts like that. So code reads the
number, and the slot once more: with the same object there, it was alive meanwhile. For this, a number that another one
replaces in a slot has to live on; None in its place, or nothing, needs no care. The second look comes after the number on
processors that load in order: x86-64, the only one with code without the GIL.

Code that needs an exit while a section is open, or with references, jumps to the labels "locked", "listed" and "release",
which lead to "slow"; the same with "unfit" lead there after an exception.
"""

from __future__ import annotations

from ..interpreter import LIST, Functions
from .frame import LISTED, OWNER, SECTION
from .places import Places, in_slot

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..routine import Place
    from . import Writer
    from .frame import Laid
    from .places import Guard


def conditions(routine: Any) -> dict[Place, list[tuple[int, ...]]]:
    """Classes of the contents of slots. They are looked at whenever the content is read: it may be another by then."""
    found: dict[Place, list[tuple[int, ...]]] = {}
    for kind, place, what in dict.fromkeys(routine.guards):
        if in_slot(place) and kind == "class":
            found.setdefault(place, []).append(what)
    return found


def owners(routine: Any) -> list[Place]:
    """Slots with objects whose own slots are read, for a guard or to be kept too; the outer ones first."""
    known, places = conditions(routine), [*[place for _, place, _ in routine.guards], *routine.kept]
    return sorted(dict.fromkeys(place[:-1] for place in places if place[:-1] in known), key=len)


class CriticalSections(Places):
    """One section is open at a time: another would suspend the outer one if it had to wait. It stays open for further slots of the
    same object."""

    def __init__(self, writer: Writer) -> None:
        super().__init__(writer)
        self.conditions = conditions(self.routine)
        self.looked_at: set[Place] = set()
        """Places whose content was required to be of such classes."""
        self.others: list[Guard] = [
            (kind, place, what)
            for kind, place, what in super().guards()
            if kind != "class" and in_slot(place) or kind == "other" and in_slot(what)
        ]
        """Further guards on them, which look at the content's address."""
        self.released = False
        """Whether there are references to release."""
        self.open: Place | None = None
        """The place of the object whose section is open."""

    def load(self, register: int, place: Place) -> None:
        outer = self.frame.outer
        if in_slot(place):
            if place[:-1] != self.open and place != self.watched:
                raise ValueError("without the GIL, a slot is read in a critical section, or watched")
            if not isinstance(place[-1], tuple) or in_slot(place[:-1]) and place[:-1] not in outer:
                raise ValueError("without the GIL, code reads a slot, or a slot of an object in a slot")
        if place[:-1] in outer:
            self.code.load_slot(register, outer[place[:-1]])
            self._follow(register, [place[-1]])
        else:
            super().load(register, place)

    def guards(self) -> list[Guard]:
        """But for those on the contents of slots."""
        return [guard for guard in super().guards() if guard not in self.others and guard[1] not in self.conditions]

    def begin(self) -> None:
        """Take references to the objects in slots whose own slots are read, and write what releases references from here
        on: those of the frame's ``held``, ``outer``, ``prepared`` and ``viewed``, and the kept objects, as far as they are there."""
        machine, code, frame = self.machine, self.code, self.frame
        kept = range(frame.first_kept, frame.first_kept + len(self.routine.kept))
        slots = [*frame.held, *frame.outer.values(), *frame.prepared, *frame.viewed, *kept]
        if not slots:
            return
        code.constant(machine.FIRST, 0)
        for slot in slots:
            code.store_slot(slot, machine.FIRST)
        self.released = True
        self._outside()
        for place, slot in frame.outer.items():
            self._refer(place, slot)

    def _refer(self, place: Place, slot: int) -> None:
        """Store a new reference to the object at a place in a slot of the frame."""
        machine, code = self.machine, self.code
        self.enter(place)
        self.load(machine.STATE, place)
        self.look_at(machine.STATE, place)
        code.store_slot(slot, machine.STATE)
        self.writer.keep(machine.STATE)

    def in_order(self, laid: list[Laid]) -> list[Laid]:
        """Those in slots of the same object one behind the other."""
        order: dict[Place, int] = {}

        def owner(item: Laid) -> int:
            place = item.source.where if item.source.kind in ("value", "bytes") else ()
            return order.setdefault(place[:-1] if in_slot(place) else (), len(order))

        return sorted(laid, key=owner)

    def enter(self, place: Place) -> None:
        """If a place is in a slot, begin the critical section of the object with that slot."""
        owner = place[:-1]
        if not in_slot(place) or self.open == owner:
            return
        self.leave()
        if owner in self.frame.outer:
            self.code.load_slot(self.machine.ARGUMENTS[1], self.frame.outer[owner])
        else:
            self.load(self.machine.ARGUMENTS[1], owner)
        self._lock()
        self.open = owner
        self._inside()

    def leave(self) -> None:
        """End the section, if one is open."""
        if self.open is not None:
            self.open = None
            self._unlock()
            self._outside()

    def watch(self, place: Place) -> None:
        """If a place is in a slot, read its content without a section; :meth:`look_again` follows."""
        if in_slot(place) and self.open != place[:-1]:
            self.watched = place

    def look_again(self, register: int) -> None:
        """Require the watched slot still to have the object in a register."""
        if self.watched is not None:
            self.load(self.machine.SECOND, self.watched)
            self.code.if_different(register, self.machine.SECOND, self.writer.slow)
            self.watched = None

    def enter_owner(self) -> None:
        self.code.load_slot(self.machine.ARGUMENTS[1], OWNER)
        self._lock()
        self._inside()

    def leave_owner(self) -> None:
        self._unlock()
        self._outside()

    def _inside(self) -> None:
        self.writer.slow, self.writer.unfit = "locked", "unfit, locked"

    def _outside(self) -> None:
        """No section is open."""
        labels = ("release", "unfit, release") if self.released else ("slow", "unfit")
        self.writer.slow, self.writer.unfit = labels

    def _lock(self) -> None:
        """Begin the critical section of the second argument."""
        self.code.slot_address(self.machine.ARGUMENTS[0], SECTION)
        self.code.call(Functions.lock)

    def _unlock(self) -> None:
        self.code.slot_address(self.machine.ARGUMENTS[0], SECTION)
        self.code.call(Functions.unlock)

    def look_at(self, register: int, place: Place) -> None:
        self.looked_at.add(place)
        for classes in self.conditions.get(place, ()):
            self.writer.guard(register, classes)

    def keep_objects(self) -> None:
        for position, where in enumerate(self.routine.kept):
            self._refer(where, self.frame.kept(position))
        self._look_at_others()
        self.leave()

    def _look_at_others(self) -> None:
        """Look at contents that nothing has read so far, and at further guards."""
        content = self.machine.ARGUMENTS[0]
        for place in self.conditions:
            if place not in self.looked_at:
                self.watch(place)
                self.load(content, place)
                self.look_at(content, place)
                self.look_again(content)
        for kind, place, what in self.others:  # which look at the object's address, not at the object
            self.watch(what if kind == "other" else place)
            self.require(kind, place, what)
            self.watched = None

    def begin_list(self) -> None:
        self.leave()
        self.code.constant(self.machine.FIRST, 0)
        self.code.store_slot(LISTED, self.machine.FIRST)
        self.writer.slow = "listed"

    def enter_list(self, where: Place, listed: str) -> None:
        machine, code, other = self.machine, self.code, self.writer.new_label()
        element, items = machine.ARGUMENTS[:2]
        code.if_different(machine.FIRST, machine.SECOND, other)
        code.constant(machine.FIRST, 1)
        code.store_slot(LISTED, machine.FIRST)
        code.move(items, element)
        self._lock()
        self.load(element, where)
        code.load(items, element, LIST)
        code.jump(listed)
        code.label(other)

    def leave_list(self) -> None:
        self.code.load_slot(self.machine.FIRST, LISTED)
        self.code.if_zero(self.machine.FIRST, end := self.writer.new_label())
        self._unlock()
        self.code.label(end)
        self._outside()

    def keep_element(self, register: int) -> None:
        self.writer.keep(register)

    def end(self) -> None:
        """The exits from critical sections, and the release of references, on the way to "slow"."""
        code = self.code
        after = "release" if self.released else "slow"
        used = {label for _, label in code.jumps}
        if "listed" in used:
            code.label("listed")
            code.load_slot(self.machine.FIRST, LISTED)
            code.if_zero(self.machine.FIRST, after)
        if used & {"listed", "locked"}:
            code.label("locked")
            self._unlock()
            code.jump(after)
        if "unfit, locked" in used:
            code.label("unfit, locked")
            self._unlock()
            code.jump("unfit, release" if self.released else "unfit")
        if self.released:
            code.label("unfit, release")
            code.call(Functions.forget_error)
            code.label("release")
            self.writer.drop_held()
            self.writer.drop_kept()
            code.jump("slow")
