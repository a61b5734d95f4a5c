"""Machine code of classes that are called: ``Device(0)``, and what others need (:mod:`.handle_constructors`, :mod:`.slot_constructors`).

CPython looks at a slot of the class, ``tp_vectorcall``, when a class is called. Code there saves the call of ``__new__``
in Python and the tuple of arguments, three quarters of the time. Arguments that it does not expect go to Python as before.
Subclasses do not inherit the slot.
"""

from __future__ import annotations

import ctypes
from sys import intern

from ..types import WORD
from .interpreter import ITEMS, LENGTH, TYPE, VERSION, Functions, slot_offset, vectorcall_offset
from .routine import CELL, Routine
from .writing import OWNER, Writer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

HAVE_VECTORCALL = 1 << 11
"""Py_TPFLAGS_HAVE_VECTORCALL, in the flags of a class's class."""
_made: dict[Any, int] = {}
"""Addresses of the code that :func:`known` wrote, by its key."""


class Constructor(Routine):
    """The code of classes that are called; ``slow`` is called with the class where it is not for code."""

    def __init__(self, slow: Any, name: str, cell: Any = None) -> None:
        super().__init__(ctypes.c_void_p() if cell is None else cell, slow, None, 0)
        self.name = name

    def _writer(self) -> Any:
        return ConstructorWriter

    def write(self, writer: ConstructorWriter) -> None:
        raise NotImplementedError


class ConstructorWriter(Writer):
    def written(self) -> bytes:
        self.begin()
        self.routine.write(self)
        return self.finish()

    def if_given(self, count: int, label: str) -> None:
        """Jump if there are ``count`` arguments without names. Callers may add the bit PY_VECTORCALL_ARGUMENTS_OFFSET, the
        highest, to their number."""
        machine, code, given = self.machine, self.code, self.machine.ARGUMENTS[2]
        code.add(machine.FIRST, given, given)
        code.constant(machine.SECOND, 2 * count)
        code.if_equal(machine.FIRST, machine.SECOND, label)

    def expect_name(self, name: int, label: str) -> None:
        """The code at the label "named": jump if there is one argument, with this name."""
        machine, code, names = self.machine, self.code, self.machine.ARGUMENTS[3]
        code.label("named")
        self.expect(names, LENGTH, 1)
        code.load(machine.FIRST, names, ITEMS)
        self.load_object(machine.SECOND, name)
        code.if_different(machine.FIRST, machine.SECOND, "slow")
        self.if_given(0, label)
        code.jump("slow")

    def expect_version(self) -> None:
        """Leave it to Python once an attribute of the class has been set; the last number of the routine is the version of before."""
        machine, code = self.machine, self.code
        code.offset(machine.KEPT, machine.ARGUMENTS[0], VERSION)
        code.load_half(machine.FIRST, machine.KEPT)
        self.load_number(machine.SECOND, len(self.routine.numbers) - 1)
        code.if_different(machine.FIRST, machine.SECOND, "slow")


class KnownConstructor(Constructor):
    """The instance whose number is the argument, which may have the name ``keyword``: in a dict, the attribute ``name`` of ``owner``. An instance of ``cls`` stands for the
    number in its slot ``number``, which never changes. Without an argument, the C function behind ``cell`` writes the number; it is 0 if
    that fails."""

    def __init__(self, owner: Any, name: str, cell: Any, cls: Any, number: str, keyword: str) -> None:
        super().__init__(type.__call__, "known instance", cell)
        self.keyword = self.pooled(intern(keyword))
        self.cls, self.number_at = self.pooled(cls), slot_offset(cls, number)
        self.place = self.pooled(owner), self.pooled(intern(name))
        self.output("i")
        self.output("Q")

    def write(self, writer: ConstructorWriter) -> None:
        machine, code = writer.machine, writer.code
        first, second = machine.ARGUMENTS[:2]
        number, dict_slot = writer.first_output, writer.first_output + 1
        code.if_not_zero(machine.ARGUMENTS[3], "named")
        writer.if_given(1, "given")
        writer.if_given(0, "asked")
        code.jump("slow")
        writer.expect_name(self.keyword, "given")
        code.label("asked")
        writer.load_number(machine.KEPT, CELL)
        code.load(machine.KEPT, machine.KEPT, 0)
        code.if_zero(machine.KEPT, "slow")
        code.slot_address(first, number)
        code.call_register(machine.KEPT)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.load_slot(first, number)
        code.if_zero(machine.FIRST, "written")
        code.constant(first, 0)
        code.label("written")
        code.extend(first, first, "i")
        code.call(Functions.from_signed)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.KEPT, machine.RESULT)
        code.jump("find")
        code.label("given")
        code.load(machine.KEPT, machine.VALUES, 0)
        writer.load_object(machine.SECOND, self.cls)
        code.if_other_at(machine.KEPT, TYPE, machine.SECOND, "number")
        code.load(machine.KEPT, machine.KEPT, self.number_at)
        code.if_zero(machine.KEPT, "slow")
        code.label("number")
        writer.guard(machine.KEPT, (writer.int_class,))
        writer.keep(machine.KEPT)
        code.label("find")
        owner, name = self.place
        writer.load_object(first, owner)
        writer.load_object(second, name)
        code.call(Functions.attribute)
        code.if_zero(machine.RESULT, "no dict")
        code.store_slot(dict_slot, machine.RESULT)
        code.move(first, machine.RESULT)
        code.move(second, machine.KEPT)
        writer.find("unknown")
        code.load(machine.FIRST, machine.STATE, TYPE)
        code.load_slot(machine.SECOND, OWNER)
        code.if_equal(machine.FIRST, machine.SECOND, "found")
        writer.drop(machine.STATE)
        code.constant(machine.STATE, 0)
        code.label("unknown")
        code.label("found")
        writer.drop(machine.KEPT)
        code.load_slot(machine.KEPT, dict_slot)
        writer.drop(machine.KEPT)
        code.if_zero(machine.STATE, "slow")
        code.move(machine.RESULT, machine.STATE)
        code.leave()
        code.label("no dict")
        writer.drop(machine.KEPT)
        code.jump("nothing")


def quicken_known(cls: Any, owner: Any, name: str, cell: Any, number: str, keyword: str) -> None:
    """Let machine code find the instances of a class; see :class:`KnownConstructor`."""
    place = slot_of(cls)
    if place is not None and not place.value:
        place.value = KnownConstructor(owner, name, cell, cls, number, keyword).lasting_address(__name__) or None


def slot_of(cls: Any) -> Any:
    """The slot ``tp_vectorcall`` of a class; None if its instances are not made by way of it."""
    kind = type(cls)
    offset = vectorcall_offset(kind)
    if not kind.__flags__ & HAVE_VECTORCALL or not offset or kind.__call__ is not type.__call__:
        return None
    return WORD.from_address(id(cls) + offset)


def known(key: Any, make: Any) -> int:
    """The address of code for the rest of the process, written once; 0 if there is no room."""
    if key not in _made:
        _made[key] = make().lasting_address(__name__)
    return _made[key]
