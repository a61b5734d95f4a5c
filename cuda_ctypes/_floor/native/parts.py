"""Machine code behind ``params.copyParams = copy``: a part of a struct gets the content of another struct, and keeps what that keeps.

Structs with parts that may keep something themselves go to Python, and parts that keep more than they get.
"""

from __future__ import annotations

import ctypes
from collections import namedtuple

from .. import FREE_THREADED
from ..types.struct_views import View
from .interpreter import MEMORY, TYPE, USED, Functions, inherited_slot
from .pointed_lists import have_dict
from .writing import FOUND, GIVEN, OWNER, Writer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

COPY, FORMER = FOUND, GIVEN
"""Slots: dicts with what the other struct keeps, and with what the part has kept so far."""
Part = namedtuple("Part", "dict_class key base kept given_kept")  # noqa: PYI024 - typing takes long to import
"""Of such a member: positions in the pool; offsets, in the struct, of what it is a part of and of what it keeps, and in the other struct, of
what that keeps."""


def part_of(access: Any, member: Any, offset: int, base: int) -> Any:
    """The facts on a member; None for other members, and if Python copies what is kept."""
    if not member.record or len(member.classes) != 1 or FREE_THREADED:
        return None
    (cls,) = member.classes
    if not issubclass(cls, View) or any(_may_keep(kind) for _, kind, *_ in cls._fields_):
        return None
    kept, given_kept = inherited_slot(access.cls, "_kept"), inherited_slot(cls, "_kept")
    return Part(access.pooled(dict), access.pooled((cls, offset)), base, kept, given_kept)


def _may_keep(kind: Any) -> bool:
    """Whether a member of this class of ctypes may keep something, or elements of it."""
    while issubclass(kind, ctypes.Array):
        kind = kind._type_
    return bool(getattr(kind, "_has_pointers", False))


class Parts(Writer):
    """The part of :class:`.members.AccessWriter` that sets such a member."""

    def copy_with_kept(self) -> None:
        """Set the part to the struct in KEPT, which keeps something. Nothing else runs from the copy of what that keeps to the copy of its
        content."""
        machine, code, facts = self.machine, self.code, self.routine.part
        first, second, third = machine.ARGUMENTS[:3]
        code.label("keeps")
        code.load(machine.FIRST, machine.KEPT, facts.given_kept)
        self._expect_dict(machine.FIRST)
        code.load_slot(machine.STATE, OWNER)
        code.load(machine.FIRST, machine.STATE, facts.kept)
        code.if_zero(machine.FIRST, "keeps nothing")
        self._expect_dict(machine.FIRST)
        code.jump("has a dict")
        code.label("keeps nothing")
        code.load(machine.FIRST, machine.STATE, facts.base)
        code.if_not_zero(machine.FIRST, "slow")
        have_dict(self, facts.kept, "failed")
        code.label("has a dict")
        self._load_part()
        code.call(Functions.find)
        code.move(machine.VALUES, machine.RESULT)
        self.keep(machine.VALUES)
        for slot in (FORMER, COPY):
            self.store_zero(slot)
        code.if_zero(machine.VALUES, "kept nothing")
        self._new_dict(FORMER)
        code.label("kept nothing")
        self._new_dict(COPY)
        code.load(second, machine.KEPT, facts.given_kept)
        code.load_slot(first, COPY)
        self._update("by Python")
        code.if_not_zero(machine.VALUES, "kept before")
        self._load_part()
        code.load_slot(third, COPY)
        code.call(Functions.set_default)
        code.load_slot(machine.FIRST, COPY)
        code.if_different(machine.RESULT, machine.FIRST, "by Python")
        code.label("kept")
        self._copy_content()
        self._drop_all()
        code.constant(machine.RESULT, 0)
        code.leave()
        self._replace_kept()
        code.label("by Python")
        code.call(Functions.forget_error)
        self._drop_all()
        code.jump("slow")

    def _replace_kept(self) -> None:
        """The part has kept something before. Its dict, in VALUES, stays, as programs may have objects for the part."""
        machine, code = self.machine, self.code
        first, second = machine.ARGUMENTS[:2]
        code.label("kept before")
        code.load_slot(first, FORMER)
        code.move(second, machine.VALUES)
        self._update("by Python")
        code.move(first, machine.VALUES)
        code.load_slot(second, COPY)
        self._update("undo")
        code.load_slot(machine.SECOND, COPY)
        code.load(machine.FIRST, machine.VALUES, USED)
        code.load(machine.SECOND, machine.SECOND, USED)
        code.if_equal(machine.FIRST, machine.SECOND, "kept")
        code.label("undo")
        code.call(Functions.forget_error)
        code.move(first, machine.VALUES)
        code.load_slot(second, FORMER)
        code.call(Functions.update)  # of keys that are there, which takes no memory

    def _expect_dict(self, register: int) -> None:
        """Require a dict, of no other class: views of other memory have one of their own."""
        self.code.if_zero(register, "slow")
        self.load_object(self.machine.SECOND, self.routine.part.dict_class)
        self.code.if_other_at(register, TYPE, self.machine.SECOND, "slow")

    def _load_part(self) -> None:
        """Load what the struct keeps, and the key of the part there, into the first two arguments."""
        first, second = self.machine.ARGUMENTS[:2]
        self.code.load_slot(self.machine.FIRST, OWNER)
        self.code.load(first, self.machine.FIRST, self.routine.part.kept)
        self.load_object(second, self.routine.part.key)

    def _copy_content(self) -> None:
        machine, code = self.machine, self.code
        code.load_slot(machine.FIRST, OWNER)
        self._place(machine.FIRST)  # type: ignore[attr-defined]
        code.move(machine.ARGUMENTS[0], machine.STATE)
        code.load(machine.ARGUMENTS[1], machine.KEPT, MEMORY)
        self.load_number(machine.ARGUMENTS[2], self.routine.whole)
        code.call(Functions.copy)

    def _new_dict(self, slot: int) -> None:
        self.code.call(Functions.new_dict)
        self.code.store_slot(slot, self.machine.RESULT)
        self.code.if_zero(self.machine.RESULT, "by Python")

    def _update(self, failed: str) -> None:
        """Let the dict in the first argument have what that in the second has, too."""
        self.code.call(Functions.update)
        self.code.extend(self.machine.FIRST, self.machine.RESULT, "I")
        self.code.if_not_zero(self.machine.FIRST, failed)

    def _drop_all(self) -> None:
        """The end of what the part has kept may run code of a program."""
        for slot in (COPY, FORMER):
            self.drop_slot(slot)
        self.drop(self.machine.VALUES)
