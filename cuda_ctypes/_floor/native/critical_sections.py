"""Reading what another thread may change meanwhile: a slot's content, and the items of a list.

With the GIL, code reads them like anything else. Without it, CPython changes a list, and writes a slot, in the critical
section of its object only (PyCriticalSection_Begin): within, the object keeps its references. What code needs later it
copies, or refers to itself.

Numbers need no section. Memory of an object that another thread frees stays readable, and is used for objects only, until
this thread has passed a safe point of the interpreter: CPython reads its own lists and dicts like that. So code reads the
number, and the slot once more: with the same object there, it was alive meanwhile. For this, a number that another one
replaces in a slot has to live on; None in its place, or nothing, needs no care. The second look comes after the number on
processors that load in order: x86-64, the only one with code without the GIL.
"""

from __future__ import annotations

from .. import FREE_THREADED
from . import layouts
from .interpreter import LIST, Functions

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .routine import Place


def in_slot(place: Place) -> bool:
    """Whether the object at a place is the content of a slot, or inside of it."""
    return any(isinstance(step, tuple) for step in place)


class CriticalSections:
    """What a :class:`.writing.Writer` writes at the reading of slots and lists; with the GIL, nothing."""

    machine: Any
    code: Any
    routine: Any
    held: list[int]
    prepared: list[int]
    _load: Any
    _label: Any
    _guard: Any
    _guard_of: Any
    _keep: Any
    _drop_held: Any
    _drop_kept: Any

    SECTION = 4
    """Slots of the frame for a PyCriticalSection. One section is open at a time: another would suspend the outer one if it had
    to wait. It stays open for further slots of the same object."""
    LISTED = SECTION + layouts.SECTION
    """Slot of the frame: 1 if the section of a list is open, 0 for a tuple."""
    slow, unfit = "slow", "unfit"
    """Labels to jump to where Python has to make the call: ``unfit`` after an exception."""

    def _without_gil(self, slots: int) -> int:
        """Assign slots from ``slots`` on to objects that code refers to for their own slots. Returns the next free slot."""
        self.outer: dict[Place, int] = {}
        self.conditions: dict[Place, list[tuple[int, ...]]] = {}
        """Classes of the contents of slots. They are looked at whenever the content is read: it may be another by then."""
        self.looked_at: set[Place] = set()
        self.others: list[tuple[str, Place, Any]] = []
        """Further guards on them."""
        self.released = False
        self.open: Place | None = None
        """The place of the object whose section is open."""
        self.watched: Place | None = None
        """The place whose content is being read without a section."""
        if not FREE_THREADED:
            return slots
        for kind, place, what in dict.fromkeys(self.routine.guards):
            if in_slot(place) and kind == "class":
                self.conditions.setdefault(place, []).append(what)
            elif in_slot(place) or kind == "other" and in_slot(what):
                self.others.append((kind, place, what))
        for place in self.conditions:
            if place[:-1] in self.conditions:
                self.outer[place[:-1]] = slots
                slots += 1
        return slots

    def _guards(self) -> list[tuple[str, Place, Any]]:
        """The guards, but for those on the contents of slots without the GIL."""
        guards = dict.fromkeys(self.routine.guards)
        return [guard for guard in guards if guard not in self.others and guard[1] not in self.conditions]

    def _begin_references(self, first_kept: int) -> None:
        """Take references to the objects in slots whose own slots are read, and write what releases references from here
        on: those of ``held``, ``outer`` and the kept objects, as far as they are there."""
        machine, code = self.machine, self.code
        kept = range(first_kept, first_kept + len(self.routine.kept))
        slots = [*self.held, *self.outer.values(), *self.prepared, *kept]
        if not FREE_THREADED or not slots:
            return
        code.constant(machine.FIRST, 0)
        for slot in slots:
            code.store_slot(slot, machine.FIRST)
        self.released = True
        self._outside()
        for place, slot in self.outer.items():
            self._refer(place, slot)

    def _refer(self, place: Place, slot: int) -> None:
        """Store a new reference to the object at a place in a slot of the frame."""
        machine, code = self.machine, self.code
        self._enter(place)
        self._load(machine.STATE, place)
        self._look_at(machine.STATE, place)
        code.store_slot(slot, machine.STATE)
        self._keep(machine.STATE)

    def _by_owner(self, laid: list[Any]) -> list[Any]:
        """Sources in the order in which they are read: those in slots of the same object one behind the other."""
        order: dict[Place, int] = {}

        def owner(item: Any) -> int:
            place = item[0][1] if item[0][0] in ("value", "bytes") else ()
            return order.setdefault(place[:-1] if in_slot(place) else (), len(order))

        return sorted(laid, key=owner) if FREE_THREADED else laid

    def _enter(self, place: Place) -> None:
        """If a place is in a slot, begin the critical section of the object with that slot."""
        if not FREE_THREADED or not in_slot(place) or self.open == place[:-1]:
            return
        self._leave()
        owner = place[:-1]
        if owner in self.outer:
            self.code.load_slot(self.machine.ARGUMENTS[1], self.outer[owner])
        else:
            self._load(self.machine.ARGUMENTS[1], owner)
        self._lock()
        self.open = owner
        self.slow, self.unfit = "locked", "unfit, locked"

    def _watch(self, place: Place) -> None:
        """If a place is in a slot, read its content without a section; :meth:`_look_again` follows."""
        if FREE_THREADED and in_slot(place) and self.open != place[:-1]:
            self.watched = place

    def _look_again(self, register: int) -> None:
        """Require the watched slot still to have the object in a register."""
        if self.watched is not None:
            self._load(self.machine.SECOND, self.watched)
            self.code.if_different(register, self.machine.SECOND, self.slow)
            self.watched = None

    def _leave(self) -> None:
        """End the section, if one is open."""
        if self.open is not None:
            self.open = None
            self._unlock()
            self._outside()

    def _outside(self) -> None:
        """No section is open."""
        self.slow, self.unfit = ("release", "unfit, release") if self.released else ("slow", "unfit")

    def _lock(self) -> None:
        """Begin the critical section of the second argument."""
        self.code.slot_address(self.machine.ARGUMENTS[0], self.SECTION)
        self.code.call(Functions.lock)

    def _unlock(self) -> None:
        self.code.slot_address(self.machine.ARGUMENTS[0], self.SECTION)
        self.code.call(Functions.unlock)

    def _look_at(self, register: int, place: Place) -> None:
        """Require the classes of a slot's content."""
        self.looked_at.add(place)
        for classes in self.conditions.get(place, ()):
            self._guard(register, classes)

    def _look_at_others(self) -> None:
        """The same for contents that nothing has read so far, and further guards."""
        content = self.machine.ARGUMENTS[0]
        for place in self.conditions:
            if place not in self.looked_at:
                self._watch(place)
                self._load(content, place)
                self._look_at(content, place)
                self._look_again(content)
        for kind, place, what in self.others:  # which look at the object's address, not at the object
            self._watch(what if kind == "other" else place)
            self._guard_of(kind, place, what)
            self.watched = None

    def _enter_list(self, where: Place, listed: str) -> None:
        """If FIRST equals SECOND, the class of lists, begin the critical section of the object in the first argument, load
        the address of its items into the second and jump to ``listed``."""
        if not FREE_THREADED:
            return
        machine, code, other = self.machine, self.code, f"no {listed}"
        element, items = machine.ARGUMENTS[:2]
        code.if_different(machine.FIRST, machine.SECOND, other)
        code.constant(machine.FIRST, 1)
        code.store_slot(self.LISTED, machine.FIRST)
        code.move(items, element)
        self._lock()
        self._load(element, where)
        code.load(items, element, LIST)
        code.jump(listed)
        code.label(other)

    def _begin_list(self) -> None:
        """From here to :meth:`_leave_list`, the section of a list may be open."""
        if FREE_THREADED:
            self._leave()
            self.code.constant(self.machine.FIRST, 0)
            self.code.store_slot(self.LISTED, self.machine.FIRST)
            self.slow = "listed"

    def _leave_list(self) -> None:
        if FREE_THREADED:
            self.code.load_slot(self.machine.FIRST, self.LISTED)
            self.code.if_zero(self.machine.FIRST, end := self._label())
            self._unlock()
            self.code.label(end)
            self._outside()

    def _end_references(self) -> None:
        """The exits from critical sections, and the release of references, on the way to ``slow``."""
        if not FREE_THREADED:
            return
        code = self.code
        after = "release" if self.released else "slow"
        used = {label for _, label in code.jumps}
        if "listed" in used:
            code.label("listed")
            code.load_slot(self.machine.FIRST, self.LISTED)
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
            self._drop_held()
            self._drop_kept()
            code.jump("slow")
