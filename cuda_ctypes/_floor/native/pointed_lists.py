"""Machine code behind ``config.attrs = [attribute]``: a member that points to an array gets a copy of a list.

The copy is bytes, in what the struct keeps. Parts of other structs, views of other memory, and structs that keep something themselves
go to Python.
"""

from __future__ import annotations

from ctypes import sizeof

from .. import FREE_THREADED
from ..builtins import BYTES
from .interpreter import ITEMS, LENGTH, LIST, MEMORY, TYPE, Functions, address
from .routine import ELEMENTS, SLOW
from .writing import FOUND, GIVEN, NAMES, OWNER, Writer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

NEW_DICT, SET_ITEM = address("PyDict_New"), address("PyDict_SetItem")
MOST = 1 << 12
"""Longer lists of structs are for Python."""


def is_early(member: Any) -> bool:
    """Whether a member points to structs whose class is not made so far."""
    return bool(member.pointed) and member.pointed()[:2] == (None, "")


def pointed(access: Any, member: Any, name: str, base: int, kept_slot: Any) -> tuple[Any, ...]:
    """Positions, for :class:`PointedLists`; empty if the member's lists are for Python."""
    structs, code, classes = member.pointed() if member.pointed and not FREE_THREADED else (None, "", ())
    if structs is None and code not in ELEMENTS or structs is not None and structs._align_in_c > 8:
        return ()
    size = len(access.numbers)
    access.number(sizeof(structs) if structs else ELEMENTS[code])
    counter = len(access.numbers) if member.counter else 0
    if counter:
        access.number(member.counter.offset)
    if structs:
        elements: tuple[Any, ...] = access.pooled(structs), base, kept_slot(structs)
    else:
        access.sources.append(access.array(0, code, *classes))
        elements = ()
    listed = access.pooled(list), access.pooled(tuple), access.pooled(dict), access.pooled(name)
    return listed, size, counter, member.counter.size if counter else 0, elements, base, kept_slot(access.cls)


class PointedLists(Writer):
    """The part of :class:`.members.AccessWriter` that sets such a member."""

    def _get_pointed(self, base: int, kept: int) -> None:
        """Make the empty list of a struct that points to nothing."""
        machine, code = self.machine, self.code
        for offset in (base, kept):
            code.load_slot(machine.FIRST, OWNER)
            code.load(machine.SECOND, machine.FIRST, offset)
            code.if_not_zero(machine.SECOND, "slow")
        code.load_slot(machine.KEPT, OWNER)
        self._place(machine.KEPT)  # type: ignore[attr-defined]
        code.load(machine.FIRST, machine.STATE, 0)
        code.if_not_zero(machine.FIRST, "slow")
        code.constant(machine.ARGUMENTS[0], 0)
        code.call(Functions.new_list)
        code.leave()
        code.label("slow")
        code.load_slot(machine.KEPT, OWNER)
        self._object(machine.ARGUMENTS[0], SLOW)
        self._call_one()
        code.leave()

    def _set_pointed(self) -> None:
        machine, code = self.machine, self.code
        (list_class, tuple_class, dict_class, _), size, _, _, elements, base, kept = self.routine.pointed
        first, second = machine.ARGUMENTS[:2]
        code.load_slot(machine.FIRST, OWNER)
        code.load(machine.SECOND, machine.FIRST, base)
        code.if_not_zero(machine.SECOND, "slow")
        code.load(machine.STATE, machine.FIRST, kept)
        code.load(machine.FIRST, machine.KEPT, TYPE)
        self._object(machine.SECOND, list_class)
        code.if_equal(machine.FIRST, machine.SECOND, "list")
        self._object(machine.SECOND, tuple_class)
        code.if_equal(machine.FIRST, machine.SECOND, "list")
        code.jump("slow")
        code.label("list")
        code.load(machine.FIRST, machine.KEPT, LENGTH)
        code.if_zero(machine.FIRST, "empty")
        code.if_zero(machine.STATE, "first")
        self._object(machine.SECOND, dict_class)  # a view of other memory keeps a Borrowed
        code.if_other_at(machine.STATE, TYPE, machine.SECOND, "slow")
        code.jump("kept")
        code.label("first")  # before a look at the list, which may change when a dict is made
        self._make_dict(kept)
        code.label("kept")
        if elements:
            self._look_at_structs(*elements)
            self._copy_structs(size)
        else:
            (laid,) = self.laid
            code.store_slot(GIVEN, machine.KEPT)
            code.slot_address(machine.VALUES, GIVEN)  # its only argument, for the source
            self._source(*laid)
            code.load_slot(machine.FIRST, laid[2])
            self._size(second, size)
            code.slot_address(first, laid[2] + 1)
            code.call(Functions.new_bytes)
            code.if_zero(machine.RESULT, "failed")
            code.store_slot(FOUND, machine.RESULT)
            code.load_slot(machine.FIRST, laid[2])
            code.store_slot(NAMES, machine.FIRST)
        self._keep_copy()
        code.label("empty")
        code.if_not_zero(machine.STATE, "slow")  # the former list goes
        code.constant(machine.VALUES, 0)
        code.store_slot(NAMES, machine.VALUES)
        code.label("point")
        self._store_pointer()

    def _make_dict(self, kept: int) -> None:
        machine, code = self.machine, self.code
        code.call(NEW_DICT)
        code.if_zero(machine.RESULT, "failed")
        code.move(machine.STATE, machine.RESULT)
        code.load_slot(machine.FIRST, OWNER)
        code.load(machine.SECOND, machine.FIRST, kept)
        code.if_not_zero(machine.SECOND, "superfluous")  # a finalizer made another one
        code.store(machine.FIRST, kept, machine.STATE)
        self.behind.append(self._drop_dict)

    def _drop_dict(self) -> None:
        self.code.label("superfluous")
        self._drop(self.machine.STATE)
        self.code.jump("slow")

    def _size(self, to: int, size: int) -> None:
        """The bytes of as many elements as FIRST says."""
        self._number(self.machine.SECOND, size)
        self.code.multiply(self.machine.STATE, self.machine.FIRST, self.machine.SECOND)
        self.code.move(to, self.machine.STATE)

    def _look_at_structs(self, cls: int, base: int, kept: int) -> None:
        """Require structs of their own that keep nothing. VALUES and STATE then are the begin and the end of the list's items."""
        machine, code = self.machine, self.code
        items, begin, cursor = self._label(), self._label(), machine.VALUES
        code.constant(machine.SECOND, MOST)
        code.load(machine.FIRST, machine.KEPT, LENGTH)
        code.store_slot(NAMES, machine.FIRST)
        code.if_below(machine.FIRST, machine.SECOND, begin)
        code.jump("slow")
        code.label(begin)
        code.constant(machine.SECOND, 8)
        code.multiply(machine.RESULT, machine.FIRST, machine.SECOND)
        code.load(machine.FIRST, machine.KEPT, TYPE)
        self._object(machine.SECOND, self.routine.pointed[0][0])
        code.load(cursor, machine.KEPT, LIST)
        code.if_equal(machine.FIRST, machine.SECOND, items)
        code.offset(cursor, machine.KEPT, ITEMS)
        code.label(items)
        code.store_slot(GIVEN, cursor)
        code.add(machine.STATE, cursor, machine.RESULT)
        again = self._label()
        code.label(again)
        code.load(machine.FIRST, cursor, 0)
        self._object(machine.SECOND, cls)
        code.if_other_at(machine.FIRST, TYPE, machine.SECOND, "slow")
        for offset in (base, kept):
            code.load(machine.SECOND, machine.FIRST, offset)
            code.if_not_zero(machine.SECOND, "slow")
        code.offset(cursor, cursor, 8)
        code.if_below(cursor, machine.STATE, again)

    def _copy_structs(self, size: int) -> None:
        machine, code, again = self.machine, self.code, self._label()
        first, second, third = machine.ARGUMENTS[:3]
        code.store_slot(FOUND, machine.STATE)
        code.load_slot(machine.FIRST, NAMES)
        self._size(second, size)
        code.constant(first, 0)
        code.call(Functions.new_bytes)
        code.if_zero(machine.RESULT, "failed")
        code.load_slot(machine.STATE, FOUND)
        code.store_slot(FOUND, machine.RESULT)
        code.load_slot(machine.VALUES, GIVEN)
        code.offset(machine.KEPT, machine.RESULT, BYTES)
        code.label(again)
        code.load(second, machine.VALUES, 0)
        code.load(second, second, MEMORY)
        code.move(first, machine.KEPT)
        self._number(third, size)
        code.call(Functions.copy)
        self._number(machine.SECOND, size)
        code.add(machine.FIRST, machine.KEPT, machine.SECOND)
        code.move(machine.KEPT, machine.FIRST)
        code.offset(machine.VALUES, machine.VALUES, 8)
        code.if_below(machine.VALUES, machine.STATE, again)

    def _keep_copy(self) -> None:
        """Let the struct keep the bytes in FOUND, and point to their content."""
        machine, code = self.machine, self.code
        first, second, third = machine.ARGUMENTS[:3]
        (_, _, _, name), _, _, _, _, _, kept = self.routine.pointed
        code.load_slot(machine.FIRST, OWNER)
        code.load(first, machine.FIRST, kept)
        self._object(second, name)
        code.load_slot(third, FOUND)
        code.call(SET_ITEM)
        code.extend(machine.KEPT, machine.RESULT, "I")
        code.load_slot(machine.VALUES, FOUND)
        self._drop(machine.VALUES)  # the dict has it
        code.if_not_zero(machine.KEPT, "failed")
        code.offset(machine.VALUES, machine.VALUES, BYTES)
        code.jump("point")

    def _store_pointer(self) -> None:
        """Store the address in VALUES, and the number in a slot as the length."""
        machine, code = self.machine, self.code
        _, _, counter, width, _, _, _ = self.routine.pointed
        code.load_slot(machine.KEPT, OWNER)
        self._place(machine.KEPT)  # type: ignore[attr-defined]
        code.store(machine.STATE, 0, machine.VALUES)
        if counter:
            code.load(machine.FIRST, machine.KEPT, MEMORY)
            self._number(machine.SECOND, counter)
            code.add(machine.STATE, machine.FIRST, machine.SECOND)
            code.load_slot(machine.FIRST, NAMES)
            code.store_half(machine.STATE, machine.FIRST) if width == 4 else code.store(machine.STATE, 0, machine.FIRST)
        code.constant(machine.RESULT, 0)
        code.leave()
