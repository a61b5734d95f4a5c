"""Machine code behind ``LaunchConfig(grid=4, block=32)``: an object whose slots have what they had when Python made it of the same arguments
before. The code takes 95 to 130 ns, Python 360 to 600 (two AMD EPYC cores, CPython 3.12)."""

from __future__ import annotations

from .._floor.native.constructors import ConstructorWriter
from .._floor.native.interpreter import ITEMS, LENGTH, TYPE, Functions, slot_offset
from .._floor.native.slot_constructors import NamedConstructor, quicken_named

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class RememberingConstructor(NamedConstructor):
    """The dict ``known`` has the slots' contents, in a tuple behind its first item, by a tuple of the arguments with the names ``key``. Each is
    None, an int or a tuple of ints: others may equal one, and mean something else. Python makes what the dict does not know, and what has
    other arguments than their defaults besides."""

    def __init__(
        self, cls: Any, defaults: dict[str, Any], key: tuple[str, ...], known: dict[Any, Any], slots: tuple[str, ...]
    ) -> None:
        self.key, self.offsets = [[*defaults].index(name) for name in key], [slot_offset(cls, name) for name in slots]
        super().__init__(cls, defaults, *self.key, None, *self.offsets)
        self.known, self.tuple_class = self.pooled(known), self.pooled(tuple)

    def _write_new(self, writer: ConstructorWriter) -> None:
        machine, code, value = writer.machine, writer.code, writer.machine.KEPT
        code.label("new")
        for place, (_, default, _) in enumerate(self.result[1]):
            given = writer.new_label()
            code.load_slot(value, writer.first_output + place)
            code.if_not_zero(value, given)
            writer.load_object(value, default)
            code.store_slot(writer.first_output + place, value)
            code.label(given)
            if place in self.key:
                self._expect_exact(writer, value)
            else:
                writer.load_object(machine.SECOND, default)
                code.if_different(value, machine.SECOND, "slow")
        self._find(writer)
        self._make(writer, "no memory")
        for place, offset in enumerate(self.offsets, 1):
            code.load(machine.VALUES, machine.STATE, ITEMS + 8 * place)
            writer.keep(machine.VALUES)
            code.store(machine.KEPT, offset, machine.VALUES)
        writer.drop(machine.STATE)
        code.move(machine.RESULT, machine.KEPT)
        code.leave()
        code.label("no memory")
        writer.drop(machine.STATE)
        code.jump("nothing")

    def _expect_exact(self, writer: ConstructorWriter, value: int) -> None:
        """Require None, an int or a tuple of ints."""
        machine, code, fine, item = writer.machine, writer.code, writer.new_label(), writer.new_label()
        writer.load_object(machine.SECOND, writer.nothing)
        code.if_equal(value, machine.SECOND, fine)
        code.load(machine.FIRST, value, TYPE)
        writer.load_object(machine.SECOND, writer.int_class)
        code.if_equal(machine.FIRST, machine.SECOND, fine)
        writer.load_object(machine.SECOND, self.tuple_class)
        code.if_different(machine.FIRST, machine.SECOND, "slow")
        code.load(machine.FIRST, value, LENGTH)
        code.constant(machine.SECOND, 8)
        code.multiply(machine.STATE, machine.FIRST, machine.SECOND)
        code.add(machine.STATE, machine.STATE, value)
        writer.load_object(machine.SECOND, writer.int_class)
        code.label(item)
        code.if_equal(value, machine.STATE, fine)
        code.load(machine.FIRST, value, ITEMS)
        code.if_other_at(machine.FIRST, TYPE, machine.SECOND, "slow")
        code.offset(value, value, 8)
        code.jump(item)
        code.label(fine)

    def _find(self, writer: ConstructorWriter) -> None:
        """Load what the dict has, a new reference, into STATE."""
        machine, code = writer.machine, writer.code
        found = writer.new_label()
        code.constant(machine.ARGUMENTS[0], len(self.key))
        code.call(Functions.new_tuple)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.KEPT, machine.RESULT)
        for item, place in enumerate(self.key):
            code.load_slot(machine.STATE, writer.first_output + place)
            code.store(machine.KEPT, ITEMS + 8 * item, machine.STATE)
            writer.keep(machine.STATE)
        writer.load_object(machine.ARGUMENTS[0], self.known)
        code.move(machine.ARGUMENTS[1], machine.KEPT)
        writer.find("unknown")
        writer.drop(machine.KEPT)
        code.jump(found)
        code.label("unknown")
        writer.drop(machine.KEPT)
        code.call(Functions.forget_error)  # at the limit of recursion, which comparisons of tuples may reach
        code.jump("slow")
        code.label(found)


def quicken_remembering(cls: Any, *facts: Any) -> None:
    """Let machine code make the instances of a class; see :class:`RememberingConstructor`."""
    quicken_named(cls, lambda: RememberingConstructor(cls, *facts))
