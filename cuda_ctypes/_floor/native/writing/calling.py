"""The call of the C function, whose address is in KEPT, without the GIL; and of another one before it."""

from __future__ import annotations

from ...._lazy import LazyModule
from ..interpreter import Functions
from ..routine import COUNT, FAIL, FIRST_OUTPUT, NOTHING, PAIR, REFUSED, STATUS
from .frame import VIEW

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from . import Writer, asked, results, retention
else:
    results = LazyModule(globals(), "results", ".results")
    asked = LazyModule(globals(), "asked", ".asked")
    retention = LazyModule(globals(), "retention", ".retention")


def write(writer: Writer) -> None:
    """Make the call, and go on if its status is 0."""
    machine, code, routine = writer.machine, writer.code, writer.routine
    if routine.forgotten:
        retention.forget(writer, *routine.forgotten)
    if routine.reserved:
        results.reserve(writer, *routine.reserved)
    code.label("call")
    if not routine.brief:
        code.call(Functions.release_gil)
        code.move(machine.STATE, machine.RESULT)
    if routine.earlier:
        _call_earlier(writer)
    _pass_arguments(writer)
    code.call_register(machine.KEPT)
    _store_returned(writer)
    if not routine.brief:
        code.move(machine.ARGUMENTS[0], machine.STATE)
        code.call(Functions.take_gil)
    if routine.going_on:
        asked.go_on(writer, *routine.going_on)
    if any(laid.source.kind == "asked" for laid in writer.laid):
        asked.call_again(writer)
    if routine.forgotten:
        retention.let_go(writer, *routine.forgotten)
    if routine.reserved:
        results.give_back(writer, *routine.reserved)
    for position, owner, keep in routine.retained:
        retention.retain(writer, position, owner, keep)
    writer.drop_held()
    if routine.returned in (FIRST_OUTPUT, NOTHING):
        return
    status = machine.KEPT
    if routine.returned == PAIR:
        status = machine.FIRST
        code.extend(status, machine.KEPT, "I")
    code.if_not_zero(status, "again" if routine.objects[FAIL] is None else "fail")


def _pass_arguments(writer: Writer) -> None:
    code, frame = writer.code, writer.frame
    code.pass_slots(*frame.passed)
    for register, laid in frame.direct.values():
        if laid.source.kind == "number":
            writer.load_number(register, laid.source.position)
        else:
            code.slot_address(register, laid.start)


def _store_returned(writer: Writer) -> None:
    """Store what C returns: the first output in its slot, the status in KEPT."""
    machine, code, returned = writer.machine, writer.code, writer.routine.returned
    if returned == FIRST_OUTPUT:
        code.store_slot(writer.first_output, machine.RESULT)
    elif returned == STATUS:
        code.extend(machine.KEPT, machine.RESULT, "i")
    elif returned in (PAIR, COUNT):
        code.move(machine.KEPT, machine.RESULT)
    if returned == COUNT:
        _store_count(writer)


def _store_count(writer: Writer) -> None:
    """Store the result in KEPT as the first output, and load 0 instead, or ``REFUSED`` and the error's number, before anything
    else changes that."""
    machine, code, good = writer.machine, writer.code, writer.new_label()
    code.store_slot(writer.first_output, machine.KEPT)
    code.constant(machine.FIRST, -1)
    code.move(machine.SECOND, machine.KEPT)
    code.constant(machine.KEPT, 0)
    code.if_different(machine.SECOND, machine.FIRST, good)
    code.call(Functions.error_number)
    code.load_half(machine.FIRST, machine.RESULT)
    code.constant(machine.SECOND, REFUSED)
    code.add(machine.KEPT, machine.FIRST, machine.SECOND)
    code.label(good)


def _call_earlier(writer: Writer) -> None:
    """Call the function that is called first, unless it would tell the size of memory whose own is not known."""
    machine, code, frame = writer.machine, writer.code, writer.frame
    for start in frame.rooms:
        code.load_slot(machine.FIRST, start + VIEW)
        code.constant(machine.SECOND, -1)
        code.if_equal(machine.FIRST, machine.SECOND, "measured")
    code.pass_slots([laid.slot for laid in frame.laid_earlier])
    writer.load_number(machine.FIRST, writer.routine.earlier[0])
    code.load(machine.FIRST, machine.FIRST, 0)
    code.call_register(machine.FIRST)
    code.extend(machine.FIRST, machine.RESULT, "I")
    code.if_not_zero(machine.FIRST, "refused")
    for start in frame.rooms:
        code.load_slot(machine.FIRST, start + VIEW)
        code.load_slot(machine.SECOND, frame.laid_earlier[-1].start)
        code.if_below(machine.FIRST, machine.SECOND, "refused")
    code.label("measured")
