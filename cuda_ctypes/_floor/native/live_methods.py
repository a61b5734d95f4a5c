"""Machine code behind ``int(config.hStream)``, ``config.hStream == stream`` and ``hash(config.hStream)``: live handles look at their number.

In Python, they take 100 to 250 ns more. ``getPtr`` and ``_number`` are methods in the live class itself; the others are the functions by which
CPython compares, hashes and converts its instances (:mod:`.equality`).
"""

from __future__ import annotations

from .. import FREE_THREADED
from ..types.live_handles import Live
from .constructors import Constructor, ConstructorWriter, known
from .equality import INHERITS, EqualityWriter, in_class
from .interpreter import TYPE, Functions, comparison_of, descriptor, hash_of, int_of
from .live import GET, WHERE, load_number, load_place, number_of
from .routine import ELEMENTS, METHODS
from .writing import FOUND, GIVEN, NAMES, OWNER, REAL

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

MODULUS = (1 << 61) - 1
"""Of hashes: smaller numbers are their own."""


class LiveMethod(Constructor):
    """A method that returns the number of a live handle, of this struct code, or the number's address."""

    def __init__(self, name: str, stored: str) -> None:
        super().__init__(getattr(Live, name), name)
        self.where = self.pooled(WHERE)
        self.stored = stored

    def write(self, writer: ConstructorWriter) -> None:
        code = writer.code
        code.if_not_zero(writer.machine.ARGUMENTS[3], "slow")
        writer.if_given(0, "asked")
        code.jump("slow")
        code.label("asked")
        self.look(writer)
        self.answer(writer)
        code.label("other")
        writer.drop(writer.machine.STATE)
        code.jump("slow")
        code.label("unfit")
        code.call(Functions.forget_error)
        code.jump("slow")

    def look(self, writer: ConstructorWriter) -> None:
        """Load the address, or the number there, into KEPT."""
        machine, code = writer.machine, writer.code
        code.load_slot(machine.ARGUMENTS[0], OWNER)
        writer.load_object(machine.ARGUMENTS[1], self.where)
        code.call(GET)
        code.if_zero(machine.RESULT, "unfit")
        code.move(machine.STATE, machine.RESULT)
        width = ELEMENTS[self.stored] if self.stored else 0
        load_place(code, machine, machine.KEPT, width)
        if self.stored:
            if width == 4:
                code.load_half(machine.KEPT, machine.KEPT)
                code.extend(machine.KEPT, machine.KEPT, self.stored)
            else:
                code.load(machine.KEPT, machine.KEPT, 0)
        writer.drop(machine.STATE)

    def answer(self, writer: ConstructorWriter) -> None:
        code = writer.code
        code.move(writer.machine.ARGUMENTS[0], writer.machine.KEPT)
        code.call(Functions.from_signed if self.stored and self.stored in "iq" else Functions.from_unsigned)
        code.leave()


class LiveWriter(EqualityWriter):
    """Writes the functions of the class; the routine's result has the former one, and the address of :func:`number_of`."""

    def written(self) -> bytes:
        machine, code = self.machine, self.code
        for slot, register in zip((OWNER, GIVEN, NAMES), machine.ARGUMENTS):
            code.store_slot(slot, register)
        self.answer()
        code.label("slow")
        self._load_arguments()
        code.call(self.routine.result[1])
        code.leave()
        return code.finished()  # type: ignore[no-any-return]

    def answer(self) -> None:
        raise NotImplementedError

    def look(self, slot: int) -> None:
        """Put the number of the live handle in a slot into the slot FOUND. Registers that calls do not preserve are lost."""
        self.code.load_slot(self.machine.ARGUMENTS[0], slot)
        self.code.slot_address(self.machine.ARGUMENTS[1], FOUND)
        self.code.call(self.routine.result[2])
        self.code.if_zero(self.machine.RESULT, "slow")


class LiveHash(LiveWriter):
    def answer(self) -> None:
        self.look(OWNER)
        self.code.load_slot(self.machine.FIRST, FOUND)
        self.code.constant(self.machine.SECOND, MODULUS)
        self.code.if_below(self.machine.FIRST, self.machine.SECOND, "hash")
        self.code.jump("slow")
        self.code.label("hash")
        self.code.move(self.machine.RESULT, self.machine.FIRST)
        self.code.leave()


class LiveInt(LiveWriter):
    def answer(self) -> None:
        self.look(OWNER)
        self.code.load_slot(self.machine.ARGUMENTS[0], FOUND)
        self.code.call(Functions.from_signed if self.routine.result[3] in "iq" else Functions.from_unsigned)
        self.code.leave()


class LiveComparison(LiveWriter):
    """With a handle of the same class, an int, a plain handle, the handle itself, or None."""

    def answer(self) -> None:
        machine, code = self.machine, self.code
        one, other = machine.ARGUMENTS[:2]
        code.if_equal(one, other, "equal")
        code.constant(machine.SECOND, id(None))
        code.if_equal(other, machine.SECOND, "unequal")
        code.load(machine.FIRST, other, TYPE)
        code.load(machine.SECOND, one, TYPE)
        code.if_equal(machine.FIRST, machine.SECOND, "live")
        code.constant(machine.SECOND, id(type))  # the class of a live handle is of another class
        code.if_other_at(machine.FIRST, TYPE, machine.SECOND, "slow")
        code.move(one, machine.FIRST)
        code.constant(other, id(int))
        code.if_equal(one, other, "an int")
        code.call(INHERITS)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.if_zero(machine.FIRST, "slow")
        code.label("an int")
        code.load_slot(machine.KEPT, GIVEN)
        load_number(code, machine, machine.STATE, machine.KEPT, "slow", "of the other")
        code.jump("look")
        code.label("live")
        self.look(GIVEN)
        code.load_slot(machine.STATE, FOUND)
        code.label("look")
        self.look(OWNER)
        code.load_slot(machine.FIRST, FOUND)
        code.if_different(machine.FIRST, machine.STATE, "unequal")
        for label, is_equal in (("equal", True), ("unequal", False)):
            code.label(label)
            self._load_arguments()
            code.extend(machine.ARGUMENTS[2], machine.ARGUMENTS[2], "I")
            self._answer_whether(is_equal)


FUNCTIONS: tuple[tuple[str, Any, Any], ...] = (
    ("__eq__", comparison_of, LiveComparison),
    ("__hash__", hash_of, LiveHash),
    ("__int__", int_of, LiveInt),
)


def quicken_live(cls: Any) -> None:
    """Let machine code ask the handles of a live class for their number."""
    stored = cls.code
    if FREE_THREADED or not METHODS or stored not in ELEMENTS or stored in REAL or "_number" in vars(cls):
        return
    for name, of in (("getPtr", ""), ("_number", stored)):
        code = known((name, stored), lambda name=name, of=of: LiveMethod(name, of))
        if code:
            setattr(cls, name, descriptor(name, code, cls, getattr(Live, name).__doc__ or ""))
    number = number_of(stored)
    for name, place_of, writer in FUNCTIONS if number else ():
        if getattr(cls, name) is getattr(Live, name):
            in_class(name, cls, place_of(cls), writer, number, stored)
