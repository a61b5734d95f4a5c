"""Machine code behind ``LaunchConfig(grid=4, block=32)``: an object with its arguments as bytes for C.

The code takes 105 to 190 ns, Python 1.4 us (two AMD EPYC cores, CPython 3.12).
"""

from __future__ import annotations

from ..builtins import BYTES
from .constructors import ConstructorWriter
from .interpreter import ITEMS, LENGTH, TYPE, Functions, slot_offset
from .live import load_number
from .slot_constructors import NamedConstructor, quicken_named

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

DIMENSIONS = 3


class PackingConstructor(NamedConstructor):
    """The parameters ``extents`` are an int, or a tuple of one to three, from 1 to 2**32 - 1; ``size`` is None, for 0, or an int below 2**32; the
    others have their defaults. The slots have a tuple of all, with three numbers for each of the extents; bytes with the numbers, of 4 bytes
    each; and ``last``. Python makes all other instances."""

    def __init__(
        self, cls: Any, defaults: dict[str, Any], extents: tuple[str, ...], size: str, slots: tuple[str, ...], last: Any
    ) -> None:
        names = [*defaults]
        self.extents, self.size = [names.index(name) for name in extents], names.index(size)
        self.offsets = [slot_offset(cls, name) for name in slots]
        super().__init__(cls, defaults, *self.extents, self.size, None, *self.offsets)
        self.triples = {place: self._further() for place in self.extents}
        self.packed, self.unpacked = self._further(), self._further()
        self.words = {place: [self._further() for _ in range(DIMENSIONS)] for place in self.extents}
        self.words[self.size] = [self._further()]
        self.tuple_class, self.one, self.zero, self.last = map(self.pooled, (tuple, 1, 0, last))

    def _further(self) -> int:
        """The position of a further slot of the frame."""
        self.output("Q")
        return len(self.outputs) - 1

    def _write_new(self, writer: ConstructorWriter) -> None:
        code, value = writer.code, writer.machine.KEPT
        code.label("new")
        for place, (_, default, _) in enumerate(self.result[1]):
            code.load_slot(value, writer.frame.output(place))
            if place in self.extents:
                self._take_extents(writer, place)
            elif place == self.size:
                self._take_size(writer)
            else:
                given = writer.new_label()
                code.if_zero(value, given)
                writer.load_object(writer.machine.SECOND, default)
                code.if_different(value, writer.machine.SECOND, "slow")
                code.label(given)
        self._write_instance(writer)

    def _take_extents(self, writer: ConstructorWriter, place: int) -> None:
        """Store the three numbers of the argument in KEPT."""
        machine, code, value, item = writer.machine, writer.code, writer.machine.KEPT, writer.machine.ARGUMENTS[1]
        number, one_left, two_left, done = [writer.new_label() for _ in range(4)]
        code.if_zero(value, "slow")
        code.load(machine.FIRST, value, TYPE)
        writer.load_object(machine.SECOND, writer.int_class)
        code.if_equal(machine.FIRST, machine.SECOND, number)
        writer.load_object(machine.SECOND, self.tuple_class)
        code.if_different(machine.FIRST, machine.SECOND, "slow")
        for position, end in enumerate(("slow", two_left, one_left)):
            code.load(machine.FIRST, value, LENGTH)
            code.constant(machine.SECOND, position)
            code.if_equal(machine.FIRST, machine.SECOND, end)
            code.load(item, value, ITEMS + 8 * position)
            self._take_number(writer, item, place, position)
        code.load(machine.FIRST, value, LENGTH)
        code.if_other(machine.FIRST, DIMENSIONS, "slow")
        code.jump(done)
        code.label(number)
        self._take_number(writer, value, place, 0)
        for position, label in enumerate((two_left, one_left), 1):
            code.label(label)
            code.constant(machine.FIRST, 1)
            code.store_slot(writer.frame.output(self.words[place][position]), machine.FIRST)
        code.label(done)

    def _take_number(self, writer: ConstructorWriter, register: int, place: int, position: int) -> None:
        machine, code, number = writer.machine, writer.code, writer.machine.STATE
        writer.guard(register, (writer.int_class,))
        load_number(code, machine, number, register, "slow", writer.new_label())
        code.extend(machine.FIRST, number, "I")
        code.if_different(machine.FIRST, number, "slow")
        if place != self.size:
            code.if_zero(number, "slow")
        code.store_slot(writer.frame.output(self.words[place][position]), number)

    def _take_size(self, writer: ConstructorWriter) -> None:
        machine, code, value = writer.machine, writer.code, writer.machine.KEPT
        nothing, done = writer.new_label(), writer.new_label()
        code.if_zero(value, nothing)
        writer.load_object(machine.SECOND, writer.nothing)
        code.if_equal(value, machine.SECOND, nothing)
        self._take_number(writer, value, self.size, 0)
        code.jump(done)
        code.label(nothing)
        writer.load_object(value, self.zero)
        code.store_slot(writer.frame.output(self.size), value)
        code.constant(machine.FIRST, 0)
        code.store_slot(writer.frame.output(self.words[self.size][0]), machine.FIRST)
        code.label(done)

    def _write_instance(self, writer: ConstructorWriter) -> None:
        machine, code = writer.machine, writer.code
        parts = [writer.frame.output(position) for position in (*self.triples.values(), self.packed, self.unpacked)]
        for slot in parts:
            writer.store_zero(slot)
        for place in self.extents:
            self._make_extents(writer, place)
        self._make_content(writer)
        self._make_tuple(writer)
        self._make(writer, "undo")
        for offset, slot in zip(self.offsets, parts[:-3:-1]):
            code.load_slot(machine.STATE, slot)
            code.store(machine.KEPT, offset, machine.STATE)
        writer.load_object(machine.STATE, self.last)
        writer.keep(machine.STATE)
        code.store(machine.KEPT, self.offsets[-1], machine.STATE)
        code.move(machine.RESULT, machine.KEPT)
        code.leave()
        code.label("undo")
        for slot in parts:
            writer.drop_slot(slot)
        code.jump("nothing")

    def _make_extents(self, writer: ConstructorWriter, place: int) -> None:
        """Make a tuple of three, unless the argument is one."""
        machine, code, made, given = writer.machine, writer.code, writer.machine.KEPT, writer.machine.VALUES
        number, two_left, one_left, shorter, done = [writer.new_label() for _ in range(5)]

        def put(position: int) -> None:
            code.store(made, ITEMS + 8 * position, machine.STATE)
            writer.keep(machine.STATE)

        code.load_slot(given, writer.frame.output(place))
        writer.load_object(machine.SECOND, self.tuple_class)
        code.if_other_at(given, TYPE, machine.SECOND, shorter)
        code.load(machine.FIRST, given, LENGTH)
        code.if_other(machine.FIRST, DIMENSIONS, shorter)
        code.move(made, given)
        writer.keep(made)
        code.jump(done)
        code.label(shorter)
        code.constant(machine.ARGUMENTS[0], DIMENSIONS)
        code.call(Functions.new_tuple)
        code.if_zero(machine.RESULT, "undo")
        code.move(made, machine.RESULT)
        code.move(machine.STATE, given)
        writer.load_object(machine.SECOND, self.tuple_class)
        code.if_other_at(given, TYPE, machine.SECOND, number)
        code.load(machine.STATE, given, ITEMS)
        put(0)
        code.load(machine.FIRST, given, LENGTH)
        code.if_other(machine.FIRST, 2, two_left)
        code.load(machine.STATE, given, ITEMS + 8)
        put(1)
        code.jump(one_left)
        code.label(number)
        put(0)
        for position, label in enumerate((two_left, one_left), 1):
            code.label(label)
            writer.load_object(machine.STATE, self.one)
            put(position)
        code.label(done)
        code.store_slot(writer.frame.output(self.triples[place]), made)

    def _make_content(self, writer: ConstructorWriter) -> None:
        machine, code, made = writer.machine, writer.code, writer.machine.KEPT
        words = [word for place in (*self.extents, self.size) for word in self.words[place]]
        code.constant(machine.ARGUMENTS[0], 0)
        code.constant(machine.ARGUMENTS[1], 4 * len(words) + 4)
        code.call(Functions.new_bytes)
        code.if_zero(machine.RESULT, "undo")
        code.move(made, machine.RESULT)
        code.store_slot(writer.frame.output(self.packed), made)
        for position, word in enumerate(words):
            code.load_slot(machine.SECOND, writer.frame.output(word))
            code.offset(machine.FIRST, made, BYTES + 4 * position)
            code.store_half(machine.FIRST, machine.SECOND)
        code.constant(machine.SECOND, 0)
        code.offset(machine.FIRST, made, BYTES + 4 * len(words))
        code.store_half(machine.FIRST, machine.SECOND)

    def _make_tuple(self, writer: ConstructorWriter) -> None:
        machine, code, made = writer.machine, writer.code, writer.machine.KEPT
        fields = self.result[1]
        code.constant(machine.ARGUMENTS[0], len(fields))
        code.call(Functions.new_tuple)
        code.if_zero(machine.RESULT, "undo")
        code.move(made, machine.RESULT)
        code.store_slot(writer.frame.output(self.unpacked), made)
        for place, (_, default, lasts) in enumerate(fields):
            if place in self.triples:
                slot = writer.frame.output(self.triples[place])
                code.load_slot(machine.STATE, slot)
                writer.store_zero(slot)
            elif place == self.size:
                code.load_slot(machine.STATE, writer.frame.output(place))
                writer.keep(machine.STATE)
            else:
                writer.load_object(machine.STATE, default)
                if not lasts:
                    writer.keep(machine.STATE)
            code.store(made, ITEMS + 8 * place, machine.STATE)


def quicken_packing(cls: Any, *facts: Any) -> None:
    """Let machine code make the instances of a class; see :class:`PackingConstructor`."""
    quicken_named(cls, lambda: PackingConstructor(cls, *facts))
