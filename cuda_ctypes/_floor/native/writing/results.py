"""The Python objects to return: made of what C has written, or given."""

from __future__ import annotations

from ...._lazy import LazyModule
from ...builtins import BYTES
from ..interpreter import IMMORTAL, ITEMS, TYPE, Functions
from ..routine import DECODED, LISTED, MADE, SELF, TOLD, WORDS
from .frame import OWNER, REAL

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from . import Writer, structs, texts
else:
    structs = LazyModule(globals(), "structs", ".structs")
    texts = LazyModule(globals(), "texts", ".texts")


def write(writer: Writer) -> None:
    """Return the result."""
    machine, code, routine = writer.machine, writer.code, writer.routine
    kind, what = routine.result
    _look_at_changes(writer)
    outputs = range(len(routine.outputs))
    if routine.puts:
        _put(writer)
    if kind in ("values", "tuple", "instance"):
        _make_outputs(writer)
    if kind == "values":
        code.load_slot(machine.RESULT, writer.first_output)
    elif kind == "tuple":
        _make_tuple(writer, what)
    elif kind == "instance":
        _make_instance(writer, *what)
        for position in outputs:
            writer.drop_slot(writer.frame.output(position))
    elif kind == "object":
        writer.load_object(machine.KEPT, what)
        if what != writer.nothing or not IMMORTAL:
            writer.keep(machine.KEPT)
    else:
        writer.load(machine.KEPT, what)
        writer.keep(machine.KEPT)
    if kind not in ("values", "tuple"):
        _change(writer)
        code.move(machine.RESULT, machine.KEPT)
    code.leave()


# The slots of the object that a method is called on, or of arguments.


def reserve(writer: Writer, owner: int, content: int, offset: int, meanwhile: int) -> None:
    """Set an object's slot to a constant, and a slot of the frame to the content. Python makes the call if that has changed while
    arguments were made."""
    machine, code, frame = writer.machine, writer.code, writer.frame
    code.load_slot(machine.STATE, frame.kept(owner))
    code.load(machine.FIRST, machine.STATE, offset)
    code.load_slot(machine.SECOND, frame.kept(content))
    code.if_different(machine.FIRST, machine.SECOND, "unprepared" if frame.makes else "again")
    code.store_slot(frame.reserved, machine.FIRST)
    writer.load_object(machine.FIRST, meanwhile)
    code.store(machine.STATE, offset, machine.FIRST)
    writer.keep(machine.FIRST)


def give_back(writer: Writer, owner: int, content: int, offset: int, meanwhile: int) -> None:
    """Set the object's slot to the content, if it still has the constant."""
    machine, code, frame, replaced = writer.machine, writer.code, writer.frame, writer.new_label()
    code.load_slot(machine.STATE, frame.kept(owner))
    code.load(machine.FIRST, machine.STATE, offset)
    writer.load_object(machine.SECOND, meanwhile)
    code.if_different(machine.FIRST, machine.SECOND, replaced)
    code.load_slot(machine.FIRST, frame.reserved)
    code.store(machine.STATE, offset, machine.FIRST)
    code.store_slot(frame.reserved, machine.SECOND)
    code.label(replaced)
    writer.drop_slot(frame.reserved)


def _look_at_changes(writer: Writer) -> None:
    """Let Python make the call if a slot that is to be set has changed meanwhile."""
    machine, code = writer.machine, writer.code
    for owner, offset, former in writer.routine.changes:
        code.load_slot(machine.STATE, OWNER if owner == SELF else writer.frame.kept(owner))
        code.load(machine.FIRST, machine.STATE, offset)
        code.load_slot(machine.SECOND, writer.frame.kept(former))
        code.if_different(machine.FIRST, machine.SECOND, "again")


def _change(writer: Writer) -> None:
    """Set slots of the object, and release what was needed during the call. The result in KEPT stays."""
    machine, code, frame = writer.machine, writer.code, writer.frame
    for owner, offset, former in writer.routine.changes:
        new = frame.kept(former + 1)
        code.load_slot(machine.STATE, OWNER if owner == SELF else frame.kept(owner))
        code.load(machine.FIRST, machine.STATE, offset)
        code.load_slot(machine.SECOND, new)
        code.store(machine.STATE, offset, machine.SECOND)
        code.store_slot(new, machine.FIRST)
    for position in writer.routine.during:
        writer.drop_slot(frame.kept(position))


def _put(writer: Writer) -> None:
    """Set slots and classes of objects. The new instance is last: there may be no memory for it."""
    machine, code, frame, routine = writer.machine, writer.code, writer.frame, writer.routine
    for position, offset, kind, what in sorted(routine.puts, key=lambda put: put[2] == "instance"):
        if kind == "instance":
            _make_outputs(writer)
            _make_instance(writer, *what)
            for output in range(len(routine.outputs)):
                writer.drop_slot(frame.output(output))
        else:
            writer.load_object(machine.KEPT, what)
            writer.keep(machine.KEPT)
        code.load_slot(machine.STATE, frame.kept(position))
        code.load(machine.FIRST, machine.STATE, offset)
        code.store(machine.STATE, offset, machine.KEPT)
        code.move(machine.STATE, machine.FIRST)
        writer.drop(machine.STATE)


# Outputs.


def _make_outputs(writer: Writer) -> None:
    """Replace what C has written in each output's slot by the Python object to return for it. Labels for failures lead to
    :meth:`.function.FunctionWriter._write_exits`."""
    sizes = structs.read_fields(writer) if any(laid.source.kind == "fields" for laid in writer.laid) else {}
    for position, (kind, known, convert) in enumerate(writer.routine.outputs):
        failed = f"undo {position}" if any(made > position for made in writer.frame.made) else f"without {position}"
        slot = writer.frame.output(position)
        if kind == MADE:
            _convert_made(writer, slot, failed, known, convert)
        elif kind == TOLD:
            _read_told(writer, position, slot, failed)
        elif kind == LISTED:
            count, size = known
            _list(writer, slot, writer.frame.output(count), size, failed, convert)
        elif kind == "bytes":
            texts.return_bytes(writer, slot, failed, *sizes[position])
        elif kind in ("s", "u"):
            texts.return_text(writer, slot, failed, kind, known, convert, sizes.get(position, 0))
        else:
            _make_number(writer, slot, failed, kind)
            if convert:
                _convert_number(writer, failed, known, convert)
            writer.code.store_slot(slot, writer.machine.RESULT)


def _make_number(writer: Writer, slot: int, failed: str, kind: str) -> None:
    """Make an int or a float of the number in a slot, in RESULT."""
    machine, code, first = writer.machine, writer.code, writer.machine.ARGUMENTS[0]
    if kind in REAL:
        code.load_double(slot, kind == "f")
        code.call(Functions.from_double)
    else:
        code.load_slot(first, slot)
        if kind not in "Qq":
            code.extend(first, first, kind)
        code.call(Functions.from_unsigned if kind in "QIHB" else Functions.from_signed)
    code.if_zero(machine.RESULT, failed)


def _convert_number(writer: Writer, failed: str, known: int, convert: int) -> None:
    """Replace the number in RESULT by what a dict has for it, or a function returns."""
    machine, code = writer.machine, writer.code
    good, unknown = writer.new_label(), writer.new_label()
    code.move(machine.KEPT, machine.RESULT)
    writer.load_object(machine.ARGUMENTS[0], known)
    code.move(machine.ARGUMENTS[1], machine.KEPT)
    writer.find(unknown)
    code.jump(good)
    code.label(unknown)
    writer.load_object(machine.ARGUMENTS[0], convert)
    writer.call_one()
    code.move(machine.STATE, machine.RESULT)
    code.label(good)
    writer.drop(machine.KEPT)
    code.if_zero(machine.STATE, failed)
    code.move(machine.RESULT, machine.STATE)


def _convert_made(writer: Writer, slot: int, failed: str, handler: int, convert: int) -> None:
    """Convert an object that was made before the call, if that is to be: a text as str, others by a function."""
    machine, code = writer.machine, writer.code
    if not convert:
        return
    code.load_slot(machine.KEPT, slot)
    if convert == DECODED:
        code.offset(machine.ARGUMENTS[0], machine.KEPT, BYTES)
        texts.decode(writer, handler)
        code.move(machine.STATE, machine.RESULT)
        writer.drop(machine.KEPT)
    else:
        writer.convert_kept(convert)
    code.if_zero(machine.STATE, failed)
    code.store_slot(slot, machine.STATE)


def _read_told(writer: Writer, position: int, slot: int, failed: str) -> None:
    """Let its reader make the result of a value whose type another argument tells."""
    machine, code = writer.machine, writer.code
    start = next(laid.start for laid in writer.laid if laid.source[:2] == ("told", position))
    code.load_slot(machine.ARGUMENTS[0], start)
    code.call(Functions.from_unsigned)
    code.if_zero(machine.RESULT, failed)
    code.move(machine.KEPT, machine.RESULT)
    code.load_slot(machine.ARGUMENTS[0], start + WORDS)
    writer.call_one()
    code.move(machine.STATE, machine.RESULT)
    writer.drop(machine.KEPT)
    code.if_zero(machine.STATE, failed)
    code.store_slot(slot, machine.STATE)


def _list(writer: Writer, slot: int, count: int, size: int, failed: str, convert: int) -> None:
    """Let a function make the list of the bytes at the address in a slot: as many elements of a size as the number in another one."""
    machine, code = writer.machine, writer.code
    first, second = machine.ARGUMENTS[:2]
    empty, done = writer.new_label(), writer.new_label()
    code.load_slot(machine.FIRST, slot)
    code.if_zero(machine.FIRST, empty)
    code.load_slot(machine.FIRST, count)
    code.if_zero(machine.FIRST, empty)
    code.constant(machine.SECOND, size)
    code.multiply(second, machine.FIRST, machine.SECOND)
    code.load_slot(first, slot)
    code.call(Functions.new_bytes)
    code.if_zero(machine.RESULT, failed)
    code.move(machine.KEPT, machine.RESULT)
    writer.convert_kept(convert)
    code.if_zero(machine.STATE, failed)
    code.store_slot(slot, machine.STATE)
    code.jump(done)
    code.label(empty)
    code.constant(first, 0)
    code.call(Functions.new_list)
    code.if_zero(machine.RESULT, failed)
    code.store_slot(slot, machine.RESULT)
    code.label(done)


# Several objects as one.


def _make_tuple(writer: Writer, first: int) -> None:
    """Make a tuple of the object at a position, unless that is 0, and of the outputs."""
    machine, code, outputs = writer.machine, writer.code, len(writer.routine.outputs)
    before = 1 if first else 0
    code.constant(machine.ARGUMENTS[0], before + outputs)
    code.call(Functions.new_tuple)
    code.if_zero(machine.RESULT, f"without {outputs}")
    code.move(machine.KEPT, machine.RESULT)
    if first:
        writer.load_object(machine.STATE, first)
        writer.keep(machine.STATE)
        code.store(machine.KEPT, ITEMS, machine.STATE)
    for position in range(outputs):
        code.load_slot(machine.FIRST, writer.frame.output(position))
        code.store(machine.KEPT, ITEMS + 8 * (before + position), machine.FIRST)
    code.move(machine.RESULT, machine.KEPT)


def _load_class(writer: Writer, seen: int, pairs: tuple[tuple[int, int], ...]) -> None:
    """Load the class that belongs to that of a kept object."""
    machine, code, found = writer.machine, writer.code, writer.new_label()
    code.load_slot(machine.STATE, writer.frame.kept(seen))
    for kind, cls in pairs:
        writer.load_object(machine.ARGUMENTS[0], cls)
        writer.load_object(machine.SECOND, kind)
        code.if_other_at(machine.STATE, TYPE, machine.SECOND, following := writer.new_label())
        code.jump(found)
        code.label(following)
    code.label(found)


def _make_instance(writer: Writer, cls: Any, fields: tuple[tuple[int, str, Any], ...], inner: bool = False) -> None:
    """Put a new instance into KEPT; ``inner`` if it is for a slot of another instance."""
    machine, code, frame = writer.machine, writer.code, writer.frame
    failed = f"without {len(writer.routine.outputs)}"
    for _, kind, what in fields:
        if kind == "instance":
            _make_instance(writer, what[0], what[1], inner=True)
            code.store_slot(OWNER, machine.KEPT)  # the one inner instance; the first argument is done
            failed = "without it"
    if isinstance(cls, tuple):
        _load_class(writer, *cls)
    else:
        writer.load_object(machine.ARGUMENTS[0], cls)
    code.constant(machine.ARGUMENTS[1], 0)
    code.call(Functions.new_object)
    code.if_zero(machine.RESULT, failed)
    code.move(machine.KEPT, machine.RESULT)
    for offset, kind, position in fields:
        if kind == "object":
            writer.load_object(machine.STATE, position)
        elif kind == "instance":
            code.load_slot(machine.STATE, OWNER)
        else:
            code.load_slot(machine.STATE, frame.output(position) if kind == "output" else frame.kept(position))
        if kind in ("object", "output"):
            writer.keep(machine.STATE)
        code.store(machine.KEPT, offset, machine.STATE)
        if kind == "kept" and inner:  # the instance owns it now
            code.constant(machine.FIRST, 0)
            code.store_slot(frame.kept(position), machine.FIRST)
