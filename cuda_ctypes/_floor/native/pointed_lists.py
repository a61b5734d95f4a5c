"""Machine code behind ``config.attrs = [attribute]``: a member that points to an array gets a copy of a list.

The copy is bytes, in what the struct keeps. Parts of other structs go to Python as long as they keep nothing; views of other memory, and lists
of structs that keep something.
"""

from __future__ import annotations

from collections import namedtuple
from ctypes import sizeof

from ..._lazy import LazyModule
from .. import FREE_THREADED
from ..builtins import BYTES
from .interpreter import LENGTH, MEMORY, TYPE, Functions, address, inherited_slot
from .routine import ELEMENTS, SLOW
from .writing import FOUND, GIVEN, NAMES, OWNER, Writer, sources

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .writing import lists
else:
    lists = LazyModule(globals(), "lists", ".writing.lists")

SET_ITEM = address("PyDict_SetItem")
MOST = 1 << 12
"""Longer lists of structs are for Python."""
COUNT, COPY, FORMER = NAMES, FOUND, GIVEN
"""Slots: the length of the list, the bytes, and what the struct kept before."""
Pointed = namedtuple(  # noqa: PYI024 - typing takes long to import
    "Pointed", "list_class tuple_class dict_class name size counter width structs inner base kept early"
)
"""Of such a member, positions in the pool: of classes, of its name, of the size of an element, of the offset of the member with the length
(0 for none, which has ``width`` bytes), of the class of its structs (0 for numbers). Offsets in these structs of what they are a part of
and of what they keep (``inner``), and the same in the struct with the member. Of an ``early`` member, only empty lists are for code."""


def have_dict(writer: Any, kept: int, failed: str) -> None:
    """Make what the struct in OWNER keeps, at an offset, unless it is there. A collection of garbage at that may make one, or change the list."""
    machine, code, keeps, superfluous = writer.machine, writer.code, writer.new_label(), writer.new_label()
    code.load_slot(machine.FIRST, OWNER)
    code.load(machine.SECOND, machine.FIRST, kept)
    code.if_not_zero(machine.SECOND, keeps)
    code.call(Functions.new_dict)
    code.move(machine.STATE, machine.RESULT)
    code.if_zero(machine.STATE, failed)
    code.load_slot(machine.FIRST, OWNER)
    code.load(machine.SECOND, machine.FIRST, kept)
    code.if_not_zero(machine.SECOND, superfluous)
    code.store(machine.FIRST, kept, machine.STATE)
    code.jump(keeps)
    code.label(superfluous)
    writer.drop(machine.STATE)
    code.label(keeps)


def keep_instead(writer: Any, facts: Any, given: int, former: int) -> None:
    """Let the dict of the struct in OWNER keep the object in a slot, as the member of these facts; RESULT is not 0 after an exception. The slot
    ``former`` gets the object kept before, whose end may run code of a program."""
    machine, code, alone = writer.machine, writer.code, writer.new_label()
    first, second, third = machine.ARGUMENTS[:3]
    code.load_slot(machine.FIRST, OWNER)
    code.load(machine.STATE, machine.FIRST, facts.kept)
    code.move(first, machine.STATE)
    writer.load_object(second, facts.name)
    code.call(Functions.find)
    code.store_slot(former, machine.RESULT)
    code.if_zero(machine.RESULT, alone)
    code.move(first, machine.RESULT)
    code.call(Functions.keep)
    code.label(alone)
    code.move(first, machine.STATE)
    writer.load_object(second, facts.name)
    code.load_slot(third, given)
    code.call(SET_ITEM)


def is_early(member: Any) -> bool:
    """Whether a member points to structs whose class is not made so far."""
    return bool(member.pointed) and member.pointed()[:2] == (None, "")


def pointed(access: Any, member: Any, name: str, base: int) -> Any:
    """The facts on a member; None if its lists are for Python."""
    if not member.pointed or FREE_THREADED:
        return None
    structs, code, classes = member.pointed()
    early, size = is_early(member), 0
    if not early:
        if structs is None and code not in ELEMENTS or structs is not None and structs._align_in_c > 8:
            return None
        size = len(access.numbers)
        access.number(sizeof(structs) if structs else ELEMENTS[code])
    counter = len(access.numbers) if member.counter else 0
    if counter:
        access.number(member.counter.offset)
    if not structs and not early:
        access.sources.append(access.array(0, code, *classes))
    return Pointed(
        list_class=access.pooled(list),
        tuple_class=access.pooled(tuple),
        dict_class=access.pooled(dict),
        name=access.pooled(name),
        size=size,
        counter=counter,
        width=member.counter.size if counter else 0,
        structs=access.pooled(structs) if structs else 0,
        inner=(base, inherited_slot(structs, "_kept")) if structs else (),
        base=base,
        kept=inherited_slot(access.cls, "_kept"),
        early=early,
    )


class PointedLists(Writer):
    """The part of :class:`.members.AccessWriter` that reads and sets such a member."""

    def _get_pointed(self, places: tuple[int, ...]) -> None:
        """Make the empty list of a struct that points to nothing."""
        machine, code = self.machine, self.code
        code.load_slot(machine.FIRST, OWNER)
        self.expect_alone(machine.FIRST, places, "slow")
        code.load_slot(machine.KEPT, OWNER)
        self._place(machine.KEPT)  # type: ignore[attr-defined]
        code.load(machine.FIRST, machine.STATE, 0)
        code.if_not_zero(machine.FIRST, "slow")
        code.constant(machine.ARGUMENTS[0], 0)
        code.call(Functions.new_list)
        code.leave()
        code.label("slow")
        code.load_slot(machine.KEPT, OWNER)
        self.load_object(machine.ARGUMENTS[0], SLOW)  # the property's function that reads
        self.call_one()
        code.leave()

    def _set_pointed(self) -> None:
        machine, code, facts = self.machine, self.code, self.routine.pointed
        code.load_slot(machine.FIRST, OWNER)
        code.load(machine.STATE, machine.FIRST, facts.kept)
        code.if_not_zero(machine.STATE, "keeps something")
        code.load(machine.SECOND, machine.FIRST, facts.base)
        code.if_not_zero(machine.SECOND, "slow")
        code.label("keeps something")
        code.load(machine.FIRST, machine.KEPT, TYPE)
        self.load_object(machine.SECOND, facts.list_class)
        code.if_equal(machine.FIRST, machine.SECOND, "list")
        self.load_object(machine.SECOND, facts.tuple_class)
        code.if_different(machine.FIRST, machine.SECOND, "slow")
        code.label("list")
        code.load(machine.FIRST, machine.KEPT, LENGTH)
        code.if_zero(machine.FIRST, "empty")
        if not facts.early:
            self._set_elements()
        code.jump("slow")
        self._set_nothing()
        if not facts.early:
            code.label("first")
            have_dict(self, facts.kept, "failed")
            code.jump("kept")

    def _set_nothing(self) -> None:
        """For an empty list, the former one goes, once the struct no longer points to it."""
        machine, code, facts = self.machine, self.code, self.routine.pointed
        first, second = machine.ARGUMENTS[:2]
        code.label("empty")
        code.constant(machine.VALUES, 0)
        code.store_slot(COUNT, machine.VALUES)
        code.store_slot(FORMER, machine.VALUES)
        code.if_zero(machine.STATE, "nothing kept")
        self.load_object(machine.SECOND, facts.dict_class)
        code.if_other_at(machine.STATE, TYPE, machine.SECOND, "slow")
        code.move(first, machine.STATE)
        self.load_object(second, facts.name)
        code.call(Functions.find)
        code.if_zero(machine.RESULT, "nothing kept")
        code.store_slot(FORMER, machine.RESULT)
        self.keep(machine.RESULT)
        code.move(first, machine.STATE)
        self.load_object(second, facts.name)
        code.call(Functions.remove)  # it is there
        code.label("nothing kept")
        self._store_pointer()
        self._drop_former()
        code.constant(machine.RESULT, 0)
        code.leave()

    def _set_elements(self) -> None:
        machine, code, facts = self.machine, self.code, self.routine.pointed
        code.if_zero(machine.STATE, "first")
        self.load_object(machine.SECOND, facts.dict_class)  # a view of other memory keeps a Borrowed
        code.if_other_at(machine.STATE, TYPE, machine.SECOND, "slow")
        code.label("kept")
        self._copy_pointed_structs() if facts.structs else self._copy_numbers()
        self._keep_copy()
        self._store_pointer()
        self._drop_former()
        code.constant(machine.RESULT, 0)
        code.leave()

    def _copy_numbers(self) -> None:
        machine, code = self.machine, self.code
        first, second = machine.ARGUMENTS[:2]
        (laid,) = self.laid
        code.store_slot(GIVEN, machine.KEPT)
        code.slot_address(machine.VALUES, GIVEN)  # its only argument, for the source
        sources.write(self, laid)
        count = laid[2]
        code.load_slot(machine.FIRST, count)
        code.if_zero(machine.FIRST, "slow")
        code.store_slot(COUNT, machine.FIRST)
        self.load_number(machine.SECOND, self.routine.pointed.size)
        code.multiply(machine.RESULT, machine.FIRST, machine.SECOND)
        code.move(second, machine.RESULT)
        code.slot_address(first, count + 1)
        code.call(Functions.new_bytes)
        code.if_zero(machine.RESULT, "failed")
        code.store_slot(COPY, machine.RESULT)

    def _copy_pointed_structs(self) -> None:
        machine, code, facts = self.machine, self.code, self.routine.pointed
        short = self.new_label()
        code.load(machine.FIRST, machine.KEPT, LENGTH)
        code.if_zero(machine.FIRST, "slow")
        code.store_slot(COUNT, machine.FIRST)
        code.constant(machine.SECOND, MOST)
        code.if_below(machine.FIRST, machine.SECOND, short)
        code.jump("slow")
        code.label(short)
        code.move(machine.ARGUMENTS[0], machine.KEPT)
        lists.look_at_structs(self, facts.list_class, facts.structs, "slow", facts.inner)
        lists.copy_structs(self, COUNT, facts.size, GIVEN, "failed")
        code.store_slot(COPY, machine.RESULT)

    def _keep_copy(self) -> None:
        """Let the struct keep the bytes, whose address is in VALUES then. The former content of the struct stays so far: its end may run
        code of a program."""
        machine, code, facts = self.machine, self.code, self.routine.pointed
        keep_instead(self, facts, COPY, FORMER)
        code.extend(machine.STATE, machine.RESULT, "I")
        code.load_slot(machine.VALUES, COPY)
        self.drop(machine.VALUES)  # the dict has it
        code.offset(machine.VALUES, machine.VALUES, BYTES)
        code.if_not_zero(machine.STATE, "not kept")
        self.behind.append(self._not_kept)

    def _not_kept(self) -> None:
        self.code.label("not kept")
        self._drop_former()
        self.code.jump("failed")

    def _drop_former(self) -> None:
        """Py_DecRef ignores 0."""
        self.code.load_slot(self.machine.STATE, FORMER)
        self.drop(self.machine.STATE)

    def _store_pointer(self) -> None:
        """Store the address in VALUES, and the length."""
        machine, code, facts = self.machine, self.code, self.routine.pointed
        code.load_slot(machine.KEPT, OWNER)
        self._place(machine.KEPT)  # type: ignore[attr-defined]
        code.store(machine.STATE, 0, machine.VALUES)
        if facts.counter:
            code.load(machine.FIRST, machine.KEPT, MEMORY)
            self.load_number(machine.SECOND, facts.counter)
            code.add(machine.STATE, machine.FIRST, machine.SECOND)
            code.load_slot(machine.FIRST, COUNT)
            if facts.width == 4:
                code.store_half(machine.STATE, machine.FIRST)
            else:
                code.store(machine.STATE, 0, machine.FIRST)
