"""Structs and texts that are results, made before the call for C to fill."""

from __future__ import annotations

from ...builtins import BYTES
from ..interpreter import MEMORY, Functions
from .prepared import store_answer
from .structs import store_members

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..routine import Place
    from . import Writer
    from .frame import Laid


def write(writer: Writer) -> None:
    """Make all of them, and addresses behind what was made."""
    made = [laid for laid in writer.laid if laid.source.kind == "made"]
    for laid in made:
        WAYS[laid.source.way](writer, laid)
    if any(laid.source.way == "call" for laid in made):
        writer.load_function()
    for laid in writer.laid:
        if laid.source.kind == "inside":
            _point_inside(writer, laid)


def _point_inside(writer: Writer, laid: Laid) -> None:
    """Store an address behind another C argument, unless that is 0."""
    code, result = writer.code, writer.machine.RESULT
    _, whole, offset = laid.source
    code.load_slot(result, writer.laid[whole].slot)
    code.if_zero(result, end := writer.new_label())
    code.offset(result, result, offset)
    code.label(end)
    code.store_slot(laid.slot, result)


def _make_struct(writer: Writer, laid: Laid) -> None:
    """Make an instance of a ctypes class by the C function that does that, with members."""
    machine, code = writer.machine, writer.code
    _, position, _, (empty, new, members), *_ = laid.source
    writer.load_object(machine.ARGUMENTS[0], writer.routine.outputs[position][1])
    writer.load_object(machine.ARGUMENTS[1], empty)
    code.constant(machine.ARGUMENTS[2], 0)
    code.call(new)
    code.if_zero(machine.RESULT, "not made")
    code.store_slot(writer.frame.output(position), machine.RESULT)
    _store_memory(writer, laid)
    store_members(writer, members, laid.parts)


def _make_by_python(writer: Writer, laid: Laid) -> None:
    """Call a Python function, or take what it made before."""
    machine, code = writer.machine, writer.code
    _, position, _, (places, spare) = laid.source
    make, end = writer.routine.outputs[position][1], writer.new_label()
    if spare:
        writer.call_with(spare, ())
        code.if_zero(machine.RESULT, spent := writer.new_label())
        code.label(ready := writer.new_label())
        writer.behind.append(lambda: _make_another(writer, spent, make, places, ready))
    else:
        writer.call_with(make, places)
        code.if_zero(machine.RESULT, "not made")
    code.store_slot(writer.frame.output(position), machine.RESULT)
    code.move(machine.KEPT, machine.RESULT)
    store_answer(writer, laid.slot, end)
    code.move(machine.RESULT, machine.KEPT)
    _store_memory(writer, laid)
    code.label(end)


def _make_another(writer: Writer, label: str, make: int, places: tuple[Place, ...], made: str) -> None:
    """Make an object where there is none from before."""
    writer.code.label(label)
    writer.code.call(Functions.forget_error)
    writer.call_with(make, places)
    writer.code.if_zero(writer.machine.RESULT, "not made")
    writer.code.jump(made)


def _store_memory(writer: Writer, laid: Laid) -> None:
    """Let C have the address of the memory of the ctypes object in RESULT, which STATE gets as well."""
    writer.code.load(writer.machine.STATE, writer.machine.RESULT, MEMORY)
    writer.code.store_slot(laid.slot, writer.machine.STATE)


def _make_text(writer: Writer, laid: Laid) -> None:
    machine, code = writer.machine, writer.code
    _, position, _, (size, given, optional, nothing) = laid.source
    slot = writer.frame.output(position)
    if not given:
        make_bytes(writer, laid.slot, slot, size, None)
        return
    number = writer.frame.number(size)
    code.load_slot(machine.FIRST, number)
    code.if_zero(machine.FIRST, none := writer.new_label())
    make_bytes(writer, laid.slot, slot, given, number)
    code.label(end := writer.new_label())

    def take_nothing() -> None:
        """For no bytes, C gets 0, or the address of its own argument, which is in a register by then."""
        code.label(none)
        if not optional:
            code.slot_address(machine.FIRST, laid.slot)
        code.store_slot(laid.slot, machine.FIRST)
        writer.load_object(machine.STATE, nothing)
        writer.keep(machine.STATE)
        code.store_slot(slot, machine.STATE)
        code.jump(end)

    writer.behind.append(take_nothing)


def make_bytes(writer: Writer, place: int, slot: int, size: int, number: int | None) -> None:
    """Make a bytes object for C to fill: of a size, or of as many times that as a slot says."""
    machine, code = writer.machine, writer.code
    first, second, third = machine.ARGUMENTS[:3]

    def load_size(register: int) -> None:
        if number is None:
            code.constant(register, size)
        else:
            load_product(writer, register, number, size)

    load_size(second)
    code.constant(first, 0)
    code.call(Functions.new_bytes)
    code.if_zero(machine.RESULT, "not made")
    code.store_slot(slot, machine.RESULT)
    code.offset(machine.SECOND, machine.RESULT, BYTES)
    code.store_slot(place, machine.SECOND)
    code.load_slot(first, place)
    code.constant(second, 0)
    load_size(third)
    code.call(Functions.clear)


def load_product(writer: Writer, register: int, slot: int, factor: int) -> None:
    """Load a number of times what a slot says."""
    machine, code = writer.machine, writer.code
    code.load_slot(machine.FIRST, slot)
    code.constant(machine.SECOND, factor)
    code.multiply(register, machine.FIRST, machine.SECOND)


def _make_set(writer: Writer, laid: Laid) -> None:
    """Make an empty set."""
    machine, code = writer.machine, writer.code
    code.constant(machine.ARGUMENTS[0], 0)
    code.call(Functions.new_set)
    code.if_zero(machine.RESULT, "not made")
    code.store_slot(writer.frame.output(laid.source.position), machine.RESULT)
    writer.store_zero(laid.slot)


WAYS: dict[str, Callable[[Writer, Laid], None]] = {
    "new": _make_struct,
    "call": _make_by_python,
    "text": _make_text,
    "set": _make_set,
    "filled": lambda writer, laid: writer.store_zero(laid.slot),  # made once C tells the size (:mod:`.asked`)
}
"""What makes each kind of memory."""
