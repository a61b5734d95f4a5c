"""Machine code behind ``copy.srcHost = array``: a member that is an address gets that of memory, which the struct keeps, by a memoryview
unless it is an array of ctypes.

Parts of other structs go to Python as long as they keep nothing, and views of other memory.
"""

from __future__ import annotations

from collections import namedtuple
from ctypes import Array

from .. import FREE_THREADED
from ..types import lenders
from .interpreter import MEMORY, TYPE, VIEW, VIEW_FLAGS, VIEW_READ_ONLY, Functions, address
from .live_makers import LiveMaker
from .pointed_lists import SET_ITEM, have_dict, keep_instead
from .writing import FOUND, GIVEN, OWNER

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

NEW_VIEW = address("PyMemoryView_FromObject")
IN_ONE_PIECE = 8
"""The flags of a memoryview with a dimension are _Py_MEMORYVIEW_C or _FORTRAN or both, and less than this; otherwise 0 or more."""
LENDER, FORMER = FOUND, GIVEN
"""Slots: what keeps the memory, and what the struct kept before."""
Lent = namedtuple("Lent", "how lenders dict_class name base kept")  # noqa: PYI024 - typing takes long to import
"""Of such a member, :attr:`..types.member.Member.lends`; positions in the pool; offsets, in the struct, of what it is a part of and of what
it keeps."""


def lent(access: Any, how: str, name: str, base: int, kept: int) -> Any:
    """The facts on a member; None for other members, and if code does not look at slots."""
    if not how or FREE_THREADED:
        return None
    return Lent(how, access.pooled(lenders), access.pooled(dict), access.pooled(name), base, kept)


class LentMemory(LiveMaker):
    """The part of :class:`.members.AccessWriter` that sets such a member."""

    def expect_keeping(self) -> None:
        """Go on if the struct has a dict for what it keeps, or keeps nothing so far and is no part."""
        machine, code, facts = self.machine, self.code, self.routine.lent
        nothing, fine = self.new_label(), self.new_label()
        code.load_slot(machine.FIRST, OWNER)
        code.load(machine.FIRST, machine.FIRST, facts.kept)
        code.if_zero(machine.FIRST, nothing)
        self.load_object(machine.SECOND, facts.dict_class)
        code.if_other_at(machine.FIRST, TYPE, machine.SECOND, "slow")
        code.jump(fine)
        code.label(nothing)
        code.load_slot(machine.FIRST, OWNER)
        code.load(machine.SECOND, machine.FIRST, facts.base)
        code.if_not_zero(machine.SECOND, "slow")
        code.label(fine)

    def let_go(self) -> None:
        """Let the struct keep nothing, as the member has a number now."""
        machine, code, facts, end = self.machine, self.code, self.routine.lent, self.new_label()
        first, second, third = machine.ARGUMENTS[:3]
        code.load_slot(machine.FIRST, OWNER)
        code.load(machine.FIRST, machine.FIRST, facts.kept)
        code.if_zero(machine.FIRST, end)
        code.move(first, machine.FIRST)
        self.load_object(second, facts.name)
        self.load_object(third, self.nothing)
        code.call(SET_ITEM)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.if_not_zero(machine.FIRST, "failed")
        code.label(end)

    def take_memory(self) -> None:
        """Set the member to the memory of an object that is no int, in KEPT, to its number, or to 0 for None."""
        machine, code, facts = self.machine, self.code, self.routine.lent
        first, second = machine.ARGUMENTS[:2]
        self.load_object(machine.SECOND, self.nothing)
        code.if_different(machine.KEPT, machine.SECOND, "something")
        code.constant(machine.VALUES, 0)
        code.jump("an address")
        code.label("something")
        code.load(second, machine.KEPT, TYPE)
        code.constant(machine.SECOND, id(type(Array)))
        code.if_other_at(second, TYPE, machine.SECOND, "no array")
        self.expect_keeping()
        self.keep(machine.KEPT)
        code.store_slot(LENDER, machine.KEPT)
        code.load(machine.VALUES, machine.KEPT, MEMORY)
        code.jump("lent")
        code.label("no array")
        code.constant(machine.SECOND, id(type))  # a class of another kind may have a hash of its own
        code.if_other_at(second, TYPE, machine.SECOND, "no memory")
        self.load_object(first, facts.lenders)
        code.call(Functions.find)
        code.if_zero(machine.RESULT, "no memory")
        self.expect_keeping()
        code.move(first, machine.KEPT)
        code.call(NEW_VIEW)
        code.if_zero(machine.RESULT, "refused")
        code.store_slot(LENDER, machine.RESULT)
        code.move(machine.STATE, machine.RESULT)
        self._look_at_view()
        code.label("lent")
        self._keep_lender()
        code.label("refused")
        code.call(Functions.forget_error)
        code.jump("slow")
        code.label("no memory")
        code.jump("slow") if facts.how == "arguments" else self.load_index(machine.VALUES, "slow", "failed")
        code.label("an address")
        self.expect_keeping()
        code.jump("stored")

    def _look_at_view(self) -> None:
        """Load the address of the memory into VALUES. Python refuses memory with gaps, or takes an array without a dimension for a number."""
        machine, code, fine, unfit = self.machine, self.code, self.new_label(), self.new_label()
        code.offset(machine.FIRST, machine.STATE, VIEW_FLAGS)
        code.load_half(machine.FIRST, machine.FIRST)
        code.if_zero(machine.FIRST, unfit)
        code.constant(machine.SECOND, IN_ONE_PIECE)
        code.if_below(machine.FIRST, machine.SECOND, fine)
        code.label(unfit)
        self.drop(machine.STATE)
        code.jump("slow")
        code.label(fine)
        if self.routine.lent.how == "written":
            code.offset(machine.FIRST, machine.STATE, VIEW_READ_ONLY)
            code.load_half(machine.FIRST, machine.FIRST)
            code.if_not_zero(machine.FIRST, unfit)
        code.load(machine.VALUES, machine.STATE, VIEW)

    def _keep_lender(self) -> None:
        """Let the struct keep what keeps the memory, and point to its memory. The former content of the struct stays so far: its end may run
        code of a program."""
        machine, code, facts = self.machine, self.code, self.routine.lent
        have_dict(self, facts.kept, "no dict")
        keep_instead(self, facts, LENDER, FORMER)
        code.extend(machine.KEPT, machine.RESULT, "I")
        self.drop_slot(LENDER)  # the dict has it
        code.if_not_zero(machine.KEPT, "not kept")
        code.load_slot(machine.RESULT, OWNER)
        self._place(machine.RESULT)  # type: ignore[attr-defined]
        code.store(machine.STATE, 0, machine.VALUES)
        self.drop_slot(FORMER)
        code.constant(machine.RESULT, 0)
        code.leave()
        code.label("not kept")
        self.drop_slot(FORMER)
        code.jump("failed")
        code.label("no dict")
        self.drop_slot(LENDER)
        code.jump("failed")
