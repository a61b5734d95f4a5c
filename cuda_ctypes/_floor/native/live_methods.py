"""Machine code behind ``int(config.hStream)`` and ``config.hStream == stream``: methods of live handles, which look at their number.

In Python, they take 150 to 200 ns more. Code takes the place of the methods in the live class itself.
"""

from __future__ import annotations

from .. import FREE_THREADED
from ..types.live_handles import Live
from .constructors import Constructor, ConstructorWriter, known
from .equality import INHERITS
from .interpreter import TYPE, Functions, descriptor
from .live import GET, WHERE, load_number, load_place
from .routine import ELEMENTS, METHODS
from .writing import OWNER, REAL

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class LiveMethod(Constructor):
    """A method that returns the number of a live handle, of this struct code, or the number's address."""

    arguments = 0

    def __init__(self, name: str, stored: str) -> None:
        super().__init__(getattr(Live, name), name)
        self.where = self.pooled(WHERE)
        self.stored = stored

    def write(self, writer: ConstructorWriter) -> None:
        code = writer.code
        code.if_not_zero(writer.machine.ARGUMENTS[3], "slow")
        writer.if_given(self.arguments, "asked")
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


class LiveComparison(LiveMethod):
    """``==`` and ``!=`` with an int, a plain handle, the handle itself, or None."""

    arguments = 1

    def __init__(self, name: str, stored: str) -> None:
        super().__init__(name, stored)
        self.type, self.none = self.pooled(type), self.pooled(None)
        self.outcomes = [self.pooled(name == "__eq__"), self.pooled(name == "__ne__")]

    def look(self, writer: ConstructorWriter) -> None:
        machine, code = writer.machine, writer.code
        code.load(machine.FIRST, machine.VALUES, 0)
        code.load_slot(machine.SECOND, OWNER)
        code.if_equal(machine.FIRST, machine.SECOND, "same")
        writer.load_object(machine.SECOND, self.none)
        code.if_equal(machine.FIRST, machine.SECOND, "different")
        super().look(writer)

    def answer(self, writer: ConstructorWriter) -> None:
        machine, code = writer.machine, writer.code
        first, second = machine.ARGUMENTS[:2]
        code.load(first, machine.VALUES, 0)
        code.load(first, first, TYPE)
        writer.load_object(machine.SECOND, self.type)
        code.if_other_at(first, TYPE, machine.SECOND, "slow")  # the class of a live handle is of another class
        writer.load_object(second, writer.int_class)
        code.call(INHERITS)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.if_zero(machine.FIRST, "slow")
        code.load(first, machine.VALUES, 0)
        load_number(code, machine, machine.STATE, first, "slow", "of the other")
        code.if_different(machine.STATE, machine.KEPT, "different")
        for label, answer in zip(("same", "different"), self.outcomes):
            code.label(label)
            writer.load_object(machine.STATE, answer)
            writer.keep(machine.STATE)
            code.move(machine.RESULT, machine.STATE)
            code.leave()


METHODS_OF_LIVE: dict[str, Any] = {
    "getPtr": lambda stored: LiveMethod("getPtr", ""),
    "_number": lambda stored: LiveMethod("_number", stored),
    "__eq__": lambda stored: LiveComparison("__eq__", stored),
    "__ne__": lambda stored: LiveComparison("__ne__", stored),
}


def quicken_live(cls: Any) -> None:
    """Let machine code ask the handles of a live class for their number."""
    stored = cls.code
    if FREE_THREADED or not METHODS or stored not in ELEMENTS or stored in REAL or "_number" in vars(cls):
        return
    for name, make in METHODS_OF_LIVE.items():
        code = known((name, stored), lambda make=make: make(stored))
        if code:
            method = descriptor(name, code, cls, getattr(Live, name).__doc__ or "")
            for other in (name, "__int__", "__index__") if name == "_number" else (name,):
                setattr(cls, other, method)
