"""Machine code behind ``EventOptions(timing_enabled=True)``: an object whose arguments go into its slots.

``__init__`` of a dataclass takes 330 to 440 ns, the code 120 to 135 (two AMD EPYC cores, CPython 3.12). It
knows the names of the parameters; other arguments go to Python.
"""

from __future__ import annotations

from sys import intern

from .constructors import Constructor, ConstructorWriter, slot_of
from .interpreter import ITEMS, LENGTH, Functions, is_immortal, slot_offset, version_of
from .writing import NAMES, OWNER

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class NamedConstructor(Constructor):
    """The arguments are by position, in the order of ``defaults``, or by name. Python makes the instances once an attribute of the class or of
    its bases has been set. ``facts`` are what else tells the code from other code."""

    def __init__(self, cls: Any, defaults: dict[str, Any], *facts: Any) -> None:
        super().__init__(type.__call__, cls.__name__)
        self.number(version_of(cls))
        fields = [
            (self.pooled(intern(name)), self.pooled(value), is_immortal(value)) for name, value in defaults.items()
        ]
        self.result = type(self).__name__, tuple(fields), *facts
        for _ in range(len(defaults) + 1):
            self.output("Q")

    def write(self, writer: ConstructorWriter) -> None:
        """KEPT is at the argument, STATE twice their number and then at the name. The slots of the frame for outputs have the
        arguments, and the end of the names."""
        machine, code, first = writer.machine, writer.code, writer.first_output
        fields = self.result[1]
        writer.expect_version()
        code.constant(machine.FIRST, 0)
        for place in range(len(fields)):
            code.store_slot(first + place, machine.FIRST)
        code.add(machine.STATE, machine.ARGUMENTS[2], machine.ARGUMENTS[2])  # as in if_given
        code.move(machine.KEPT, machine.VALUES)
        for place in range(len(fields)):
            code.constant(machine.SECOND, 2 * place)
            code.if_equal(machine.STATE, machine.SECOND, "names")
            self._take(writer, first + place)
        code.if_other(machine.STATE, 2 * len(fields), "slow")
        code.label("names")
        self._write_names(writer)
        self._write_new(writer)

    def _take(self, writer: ConstructorWriter, slot: int) -> None:
        machine, code = writer.machine, writer.code
        code.load(machine.FIRST, machine.KEPT, 0)
        code.store_slot(slot, machine.FIRST)
        code.offset(machine.KEPT, machine.KEPT, 8)

    def _write_names(self, writer: ConstructorWriter) -> None:
        machine, code, first = writer.machine, writer.code, writer.first_output
        fields = self.result[1]
        end = first + len(fields)
        code.load_slot(machine.STATE, NAMES)
        code.if_zero(machine.STATE, "new")
        code.load(machine.FIRST, machine.STATE, LENGTH)
        code.constant(machine.SECOND, 8)
        code.multiply(machine.ARGUMENTS[0], machine.FIRST, machine.SECOND)
        code.add(machine.FIRST, machine.STATE, machine.ARGUMENTS[0])
        code.store_slot(end, machine.FIRST)
        code.label("name")
        code.load_slot(machine.FIRST, end)
        code.if_equal(machine.STATE, machine.FIRST, "new")
        code.load(machine.FIRST, machine.STATE, ITEMS)
        code.offset(machine.STATE, machine.STATE, 8)
        for place, (name, *_) in enumerate(fields):
            writer.load_object(machine.SECOND, name)
            code.if_equal(machine.FIRST, machine.SECOND, f"field {place}")
        code.jump("slow")
        for place in range(len(fields)):
            code.label(f"field {place}")
            code.load_slot(machine.FIRST, first + place)
            code.if_not_zero(machine.FIRST, "slow")  # given twice
            self._take(writer, first + place)
            code.jump("name")

    def _write_new(self, writer: ConstructorWriter) -> None:
        raise NotImplementedError

    def _make(self, writer: ConstructorWriter, otherwise: str) -> None:
        """Make an instance in KEPT, with nothing in its slots."""
        machine, code = writer.machine, writer.code
        code.load_slot(machine.ARGUMENTS[0], OWNER)
        code.constant(machine.ARGUMENTS[1], 0)
        code.call(Functions.new_object)
        code.if_zero(machine.RESULT, otherwise)
        code.move(machine.KEPT, machine.RESULT)


class SlotsConstructor(NamedConstructor):
    """A slot has its argument, or its default, but for the first, which are ``needed``. At last, the function ``complete`` is called with the
    instance."""

    def __init__(self, cls: Any, defaults: dict[str, Any], needed: int = 0, complete: Any = None) -> None:
        self.needed = needed
        super().__init__(cls, defaults, needed, bool(complete), *[slot_offset(cls, name) for name in defaults])
        self.complete = complete and self.pooled(complete)

    def _write_new(self, writer: ConstructorWriter) -> None:
        machine, code = writer.machine, writer.code
        _, fields, _, _, *offsets = self.result
        code.label("new")
        for place in range(self.needed):
            code.load_slot(machine.STATE, writer.first_output + place)
            code.if_zero(machine.STATE, "slow")
        self._make(writer, "nothing")
        for place, (offset, (_, default, lasts)) in enumerate(zip(offsets, fields)):
            given, filled = writer.new_label(), writer.new_label()
            code.load_slot(machine.STATE, writer.first_output + place)
            if place >= self.needed:
                code.if_not_zero(machine.STATE, given)
                writer.load_object(machine.STATE, default)
                if lasts:
                    code.jump(filled)
            code.label(given)
            writer.keep(machine.STATE)
            code.label(filled)
            code.store(machine.KEPT, offset, machine.STATE)
        if self.complete:
            self._complete(writer)
        code.move(machine.RESULT, machine.KEPT)
        code.leave()

    def _complete(self, writer: ConstructorWriter) -> None:
        machine, code = writer.machine, writer.code
        refused, done = writer.new_label(), writer.new_label()
        writer.load_object(machine.ARGUMENTS[0], self.complete)
        writer.call_one()
        code.if_zero(machine.RESULT, refused)
        writer.drop(machine.RESULT)
        code.jump(done)
        code.label(refused)
        writer.drop(machine.KEPT)
        code.jump("nothing")
        code.label(done)


def quicken_slots(cls: Any, defaults: dict[str, Any], needed: int = 0, complete: Any = None) -> None:
    """Let machine code make the instances of a class; see :class:`SlotsConstructor`."""
    quicken_named(cls, lambda: SlotsConstructor(cls, defaults, needed, complete))


def quicken_named(cls: Any, make: Any) -> None:
    """The same, by the code that ``make()`` returns, of a constructor that expects the version of the class."""
    place = slot_of(cls)
    if place is not None and not place.value and version_of(cls):
        place.value = make().lasting_address(__name__) or None
