"""Machine code that exports buffers by DLPack capsules, and views them as arrays."""

from __future__ import annotations

from ..._floor.native.capsules import Exchange, ExchangeWriter, Offering, offering_facts
from ..._floor.native.interpreter import ITEMS, LENGTH, Functions, slot_offset
from ..._floor.native.making import FillingWriter
from ..._floor.native.writing.numbers import convert, convert_small
from ..memory.buffer import Buffer
from ..memory.managed_buffer import ManagedBuffer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

LARGEST = 1 << 31
"""Sizes of views from here on are for Python: products of numbers below, and of ints of one digit, fit a register."""


class AtPlace(Exchange):
    """It looks up the facts of a buffer in the dict ``places``; ``tell(buffer)`` tells of others, and keeps its answers."""

    def __init__(self, places: dict[Any, Any], tell: Any, slow: Any, *more: Any) -> None:
        super().__init__(slow, *more)
        self.tell = self.pooled(tell)
        self.at = {name: slot_offset(Buffer, name) for name in ("_address", "_size", "_facts")}
        self.buffer_classes = tuple(map(self.pooled, (Buffer, ManagedBuffer)))
        self.places, self.none = map(self.pooled, (places, None))


class AtPlaceWriter(ExchangeWriter):
    """Closed and unmade buffers and other derived classes are for Python."""

    def _guard_buffer(self) -> None:
        """Load the first argument, a buffer, into STATE."""
        self.code.load(self.machine.STATE, self.machine.VALUES, 0)
        self.guard(self.machine.STATE, self.routine.buffer_classes)

    def _find_place(self) -> None:
        """Load what the dict has for the buffer in STATE there."""
        machine, code, routine = self.machine, self.code, self.routine
        first, second = machine.ARGUMENTS[:2]
        code.load(second, machine.STATE, routine.at["_facts"])
        code.if_zero(second, "slow")
        self.load_object(machine.SECOND, routine.none)
        code.if_equal(second, machine.SECOND, "elsewhere")
        self.load_object(first, routine.places)
        code.call(Functions.find)
        code.move(machine.STATE, machine.RESULT)
        code.if_not_zero(machine.RESULT, "found")
        code.label("elsewhere")
        code.call(Functions.forget_error)
        code.load(machine.KEPT, machine.VALUES, 0)
        self.load_object(first, routine.tell)
        self.call_one()
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.STATE, machine.RESULT)
        self.drop(machine.STATE)
        code.label("found")

    def _convert_number(self, name: str, kind: str, slot: int) -> None:
        """Convert a number of the buffer."""
        first = self.machine.ARGUMENTS[0]
        self.code.load(first, self.machine.VALUES, 0)
        self.code.load(first, first, self.routine.at[name])
        self.code.if_zero(first, "slow")
        self.guard(first, (self.int_class,))
        convert(self, kind, slot)


class Export(AtPlace):
    """``export(buffer)``: a capsule. The dict has tuples, with what the capsules of a kind have in common at ``position``."""

    def __init__(
        self, places: dict[Any, Any], tell: Any, slow: Any, kind: tuple[int, ...], position: int, size_at: int
    ) -> None:
        super().__init__(places, tell, slow, Exporting, 1, 2, *offering_facts(kind))
        self.position, self.size_at = position, size_at


class Exporting(Offering, AtPlaceWriter):
    owner = 0

    def _load_content(self) -> None:
        self._guard_buffer()
        self._find_place()
        self.code.load(self.machine.STATE, self.machine.STATE, ITEMS + 8 * self.routine.position)
        self._convert_number("_address", "Q", self.first_output)
        self._convert_number("_size", "q", self.first_output + 1)  # DLPack's extents are signed

    def _complete(self, tensor: int) -> None:
        for position, offset in enumerate((tensor, self.routine.size_at)):
            self.code.load_slot(self.machine.FIRST, self.first_output + position)
            self.code.store(self.machine.KEPT, offset, self.machine.FIRST)


class OfBuffer(AtPlace):
    """``view(buffer, shape, strides, itemsize, dtype, readonly)``: an instance of ``cls`` without ``__init__``. The dict has tuples that
    begin with the device."""

    def __init__(self, places: dict[Any, Any], tell: Any, slow: Any, cls: Any) -> None:
        self.offsets = {name: slot_offset(cls, name) for name in cls.__slots__}
        super().__init__(places, tell, slow, ViewingBuffer, 6, 9, *self.offsets.values())
        self.view_class, self.tuple_class, self.zero = map(self.pooled, (cls, tuple, 0))
        self.constants = dict.fromkeys(("_keep", "_layout_", "_content", "_told"), self.none)


class ViewingBuffer(FillingWriter, AtPlaceWriter):
    """Numbers of more than one digit, negative strides and arrays that do not fit the buffer are for Python."""

    def write(self, *slots: int) -> None:
        machine, code, view = self.machine, self.code, self.routine
        device, form, bounds, address, room, total = range(self.first_output, self.first_output + 6)
        self._guard_buffer()
        self._convert_number("_address", "Q", room)
        self._convert_number("_size", "Q", room)
        self._measure_array(total)
        code.load_slot(machine.FIRST, room)
        code.load_slot(machine.SECOND, total)
        code.if_below(machine.FIRST, machine.SECOND, "slow")
        code.load(machine.STATE, machine.VALUES, 0)
        self._find_place()
        code.load(machine.FIRST, machine.STATE, ITEMS)
        code.store_slot(device, machine.FIRST)
        code.load(machine.STATE, machine.VALUES, 0)
        code.load(machine.STATE, machine.STATE, view.at["_address"])
        self.guard(machine.STATE, (self.int_class,))
        self.keep(machine.STATE)  # the buffer may be closed by what a collection finds
        code.store_slot(address, machine.STATE)
        self._make_tuple(form, 3, "no form")
        for position in range(3):
            code.load(machine.STATE, machine.VALUES, 8 * (1 + position))
            self._put_item(position)
        self._make_tuple(bounds, 2, "no bounds")
        self.load_object(machine.STATE, view.zero)
        self._put_item(0)
        code.load(machine.STATE, machine.VALUES, 0)
        code.load(machine.STATE, machine.STATE, view.at["_size"])
        self._put_item(1)
        self.load_object(machine.ARGUMENTS[0], view.view_class)
        code.constant(machine.ARGUMENTS[1], 0)
        code.call(Functions.new_object)
        code.if_zero(machine.RESULT, "no view")
        code.move(machine.KEPT, machine.RESULT)
        for name, slot in (("_ptr", address), ("_form", form), ("_known_bounds", bounds)):
            code.load_slot(machine.FIRST, slot)
            code.store(machine.KEPT, view.offsets[name], machine.FIRST)
        code.load_slot(machine.STATE, device)
        self._put("_device")
        for position, name in ((0, "_object"), (4, "_dtype"), (5, "_readonly")):
            code.load(machine.STATE, machine.VALUES, 8 * position)
            self._put(name)
        self._put_constants()
        code.move(machine.RESULT, machine.KEPT)
        code.leave()
        for label, slot in (("no view", bounds), ("no bounds", form), ("no form", address)):
            code.label(label)
            code.load_slot(machine.ARGUMENTS[0], slot)
            code.call(Functions.drop)
        code.jump("nothing")

    def _measure_array(self, total: int) -> None:
        """Store the number of bytes from the first element to the end of the last."""
        machine, code, view = self.machine, self.code, self.routine
        left, step = total + 1, total + 2
        self._digit(machine.VALUES, 8 * 3)
        code.if_zero(machine.RESULT, "slow")
        code.store_slot(total, machine.RESULT)
        code.load(machine.KEPT, machine.VALUES, 8)
        self.guard(machine.KEPT, (view.tuple_class,))
        code.load(machine.FIRST, machine.KEPT, LENGTH)
        code.store_slot(left, machine.FIRST)
        code.load(machine.STATE, machine.VALUES, 8 * 2)
        self.load_object(machine.SECOND, view.none)
        code.if_different(machine.STATE, machine.SECOND, "strided")
        code.label("extent")
        self._next(left, "measured")
        self._digit(machine.KEPT, ITEMS)
        code.load_slot(machine.SECOND, total)
        code.multiply(machine.FIRST, machine.RESULT, machine.SECOND)
        self._limited(total)
        code.offset(machine.KEPT, machine.KEPT, 8)
        code.jump("extent")
        code.label("strided")
        self.guard(machine.STATE, (view.tuple_class,))
        code.load_slot(machine.FIRST, left)
        code.if_other_at(machine.STATE, LENGTH, machine.FIRST, "slow")
        reach = step + 1
        code.constant(machine.FIRST, 1)
        code.store_slot(reach, machine.FIRST)
        code.label("stride")
        self._next(left, "reached")
        self._digit(machine.KEPT, ITEMS)
        code.if_zero(machine.RESULT, "slow")
        code.offset(machine.RESULT, machine.RESULT, -1)
        code.store_slot(step, machine.RESULT)
        self._digit(machine.STATE, ITEMS)
        code.load_slot(machine.SECOND, step)
        code.multiply(machine.FIRST, machine.RESULT, machine.SECOND)
        code.load_slot(machine.SECOND, reach)
        code.add(machine.RESULT, machine.FIRST, machine.SECOND)
        code.move(machine.FIRST, machine.RESULT)
        self._limited(reach)
        code.offset(machine.KEPT, machine.KEPT, 8)
        code.offset(machine.STATE, machine.STATE, 8)
        code.jump("stride")
        code.label("reached")
        code.load_slot(machine.RESULT, reach)
        code.load_slot(machine.SECOND, total)
        code.multiply(machine.FIRST, machine.RESULT, machine.SECOND)
        code.store_slot(total, machine.FIRST)
        code.label("measured")

    def _next(self, left: int, done: str) -> None:
        """Count down, or jump if nothing is left."""
        self.code.load_slot(self.machine.FIRST, left)
        self.code.if_zero(self.machine.FIRST, done)
        self.code.offset(self.machine.FIRST, self.machine.FIRST, -1)
        self.code.store_slot(left, self.machine.FIRST)

    def _digit(self, base: int, offset: int) -> None:
        """Load an int of at most one digit, which is not negative, into RESULT."""
        number, back = self.machine.ARGUMENTS[0], self.new_label()
        self.code.load(number, base, offset)
        self.guard(number, (self.int_class,))
        convert_small(self, self.new_label(), back, "slow")
        self.code.label(back)

    def _limited(self, slot: int) -> None:
        """Store FIRST, a number below 2**62, if it is small."""
        fine = self.new_label()
        self.code.constant(self.machine.SECOND, LARGEST)
        self.code.if_below(self.machine.FIRST, self.machine.SECOND, fine)
        self.code.jump("slow")
        self.code.label(fine)
        self.code.store_slot(slot, self.machine.FIRST)

    def _make_tuple(self, slot: int, size: int, failed: str) -> None:
        """Make a tuple in KEPT and in a slot."""
        self.code.constant(self.machine.ARGUMENTS[0], size)
        self.code.call(Functions.new_tuple)
        self.code.if_zero(self.machine.RESULT, failed)
        self.code.move(self.machine.KEPT, self.machine.RESULT)
        self.code.store_slot(slot, self.machine.KEPT)

    def _put_item(self, position: int) -> None:
        """Put the object in STATE into the tuple in KEPT."""
        self.keep(self.machine.STATE)
        self.code.store(self.machine.KEPT, ITEMS + 8 * position, self.machine.STATE)


def exporting(places: dict[Any, Any], tell: Any, slow: Any, *facts: Any) -> Any:
    """A builtin that exports buffers; see :class:`Export`."""
    export = Export(places, tell, slow, *facts)
    return export.function("buffers exported", __name__) if all(export.result[1:]) else slow


def viewing_buffers(places: dict[Any, Any], tell: Any, slow: Any, cls: Any) -> Any:
    """A builtin that views buffers; see :class:`OfBuffer`."""
    return OfBuffer(places, tell, slow, cls).function("buffers viewed", __name__)
