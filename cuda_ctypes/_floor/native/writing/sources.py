"""The C arguments: how the value of each *source* gets into its slot. :class:`..routine.Routine` describes the kinds of sources."""

from __future__ import annotations

from ...._lazy import LazyModule
from ... import FREE_THREADED
from ...builtins import BYTES
from ..interpreter import DOUBLE, LENGTH, MEMORY
from ..routine import WORDS
from . import numbers
from .places import in_slot

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Callable

    from ..source_kinds import Source
    from . import Writer, buffers, lists, prepared, structs, texts
    from .frame import Laid
else:
    buffers = LazyModule(globals(), "buffers", ".buffers")
    lists = LazyModule(globals(), "lists", ".lists")
    prepared = LazyModule(globals(), "prepared", ".prepared")
    structs = LazyModule(globals(), "structs", ".structs")
    texts = LazyModule(globals(), "texts", ".texts")


def write(writer: Writer, laid: Laid) -> None:
    """Store a source's value in its slot, and the values that it points to in the slots from ``start`` on."""
    if laid.source.kind not in LATE:
        WAYS[laid.source.kind](writer, laid)


def write_all(writer: Writer, laid: list[Laid]) -> None:
    for each in writer.places.in_order(laid):
        write(writer, each)


def store_null(writer: Writer, register: int, none: int, slot: int, end: str) -> None:
    """If None is allowed and the object is None, store 0 in the slot and jump to ``end``."""
    if not none:
        return
    machine, code, label = writer.machine, writer.code, writer.new_label()
    writer.load_object(machine.SECOND, none)
    code.if_equal(register, machine.SECOND, label)

    def store() -> None:
        code.label(label)
        writer.store_zero(slot)
        code.jump(end)

    writer.behind.append(store)


def _write_value(writer: Writer, laid: Laid) -> None:
    """Store a number, or the address of bytes or of a text."""
    first, places, slot = writer.machine.ARGUMENTS[0], writer.places, laid.slot
    _, where, kind, none, content, _, text = laid.source
    places.watch(where)
    places.load(first, where)
    places.look_at(first, where)
    store_null(writer, first, none, slot, end := writer.new_label())
    if (content or text) and FREE_THREADED and in_slot(where):
        raise ValueError("without the GIL, the address of bytes in a slot may not last")
    if text:
        texts.store_encoded(writer, text, slot, end)
    if content:
        texts.store_content(writer, content, slot, end)
    numbers.convert(writer, kind, slot)
    writer.code.label(end)
    places.look_again(first)


def _write_exchanged(writer: Writer, laid: Laid) -> None:
    """Store a number that C changes."""
    first = writer.machine.ARGUMENTS[0]
    _, position, where, kind, none = laid.source
    slot = writer.frame.output(position)
    writer.load(first, where)
    store_null(writer, first, none, slot, end := writer.new_label())
    numbers.convert(writer, kind, slot)
    writer.code.label(end)
    _point_to(writer, slot, laid.slot)


def _write_record(writer: Writer, laid: Laid) -> None:
    machine, code = writer.machine, writer.code
    first, (_, where, none) = machine.ARGUMENTS[0], laid.source
    writer.load(first, where)
    store_null(writer, first, none, laid.slot, end := writer.new_label())
    code.load(machine.RESULT, first, MEMORY)
    code.store_slot(laid.slot, machine.RESULT)
    code.label(end)


def _write_word(writer: Writer, laid: Laid) -> None:
    machine, code, first = writer.machine, writer.code, writer.machine.ARGUMENTS[0]
    writer.load(first, laid.source.where)
    code.load(machine.FIRST, first, MEMORY)
    code.load(machine.RESULT, machine.FIRST, 0)
    code.store_slot(laid.slot, machine.RESULT)


def _write_bytes(writer: Writer, laid: Laid) -> None:
    """Copy the words of bytes in a slot."""
    machine, code, places = writer.machine, writer.code, writer.places
    first, (_, where, count) = machine.ARGUMENTS[0], laid.source
    places.enter(where)
    places.load(first, where)
    places.look_at(first, where)
    writer.expect(first, LENGTH, 8 * count)
    for word in range(count):
        code.load(machine.FIRST, first, BYTES + 8 * word)
        code.store_slot(laid.slot + word, machine.FIRST)


def _write_number(writer: Writer, laid: Laid) -> None:
    if laid.slot not in writer.frame.direct:
        writer.load_number(writer.machine.RESULT, laid.source.position)
        writer.code.store_slot(laid.slot, writer.machine.RESULT)


def _write_output(writer: Writer, laid: Laid) -> None:
    slot = writer.frame.output(laid.source.position)
    writer.store_zero(slot)
    _point_to(writer, slot, laid.slot)


def _write_asked(writer: Writer, laid: Laid) -> None:
    writer.store_zero(laid.start)
    _point_to(writer, laid.start, laid.slot)


def _write_told(writer: Writer, laid: Laid) -> None:
    """Clear the memory for a value, and store its reader behind it."""
    machine, code = writer.machine, writer.code
    _, _, where, readers, _ = laid.source
    writer.load(machine.ARGUMENTS[1], where)
    writer.load_object(machine.ARGUMENTS[0], readers)
    writer.find(writer.slow)  # nothing is raised: an enum's hash is that of its number
    code.store_slot(laid.start + WORDS, machine.STATE)
    writer.drop(machine.STATE)  # the dict keeps it
    code.constant(machine.FIRST, 0)
    for word in range(WORDS):
        code.store_slot(laid.start + word, machine.FIRST)
    _point_to(writer, laid.start, laid.slot)


def _write_memory(writer: Writer, laid: Laid) -> None:
    """Let C have the address of memory with other sources' values."""
    write_all(writer, laid.parts)
    _point_to(writer, laid.start, laid.slot)


def _write_pointers(writer: Writer, laid: Laid) -> None:
    """Let C have the address of an array of the addresses of other sources' values."""
    machine, code = writer.machine, writer.code
    copied = [part for part in laid.parts if not _is_there(part.source)]
    write_all(writer, copied)
    for position, part in enumerate(laid.parts):
        if part in copied:
            code.slot_address(machine.RESULT, part.slot)
        else:
            _load_address(writer, part.source)
        code.store_slot(laid.start + position, machine.RESULT)
    if laid.slot not in writer.frame.direct:
        _point_to(writer, laid.start, laid.slot)


def _point_to(writer: Writer, slot: int, place: int) -> None:
    """Store the address of a slot as an argument of C."""
    writer.code.slot_address(writer.machine.RESULT, slot)
    writer.code.store_slot(place, writer.machine.RESULT)


def _is_there(source: Source) -> bool:
    """Whether a value is in memory already as C takes it, and stays there during the call: the caller refers to it."""
    return source.kind == "there" or source.kind == "value" and source.code == "d" and not in_slot(source.where)


def _load_address(writer: Writer, source: Source) -> None:
    """Load the address of a value that is there into RESULT."""
    machine, code, first = writer.machine, writer.code, writer.machine.ARGUMENTS[0]
    offset, filled = (source.offset, source.filled) if source.kind == "there" else (DOUBLE, False)
    writer.load(first, source.where)
    if offset is None:
        code.load(machine.RESULT, first, MEMORY)
    else:
        code.offset(machine.RESULT, first, offset)
    if filled:
        code.load(machine.FIRST, machine.RESULT, 0)
        code.if_zero(machine.FIRST, writer.slow)


WAYS: dict[str, Callable[[Writer, Laid], None]] = {
    "value": _write_value,
    "real": numbers.write_real,
    "narrowed": numbers.write_narrowed,
    "record": _write_record,
    "word": _write_word,
    "bytes": _write_bytes,
    "number": _write_number,
    "output": _write_output,
    "exchanged": _write_exchanged,
    "memory": _write_memory,
    "pointers": _write_pointers,
    "asked": _write_asked,
    "told": _write_told,
    "content": lambda writer, laid: texts.write_content_of(writer, laid),
    "array": lambda writer, laid: lists.write_array(writer, laid),
    "structure": lambda writer, laid: structs.write_copy(writer, laid),
    "fields": lambda writer, laid: structs.write_fields(writer, laid),
    "made": lambda writer, laid: write_all(writer, laid.parts),
    "prepared": lambda writer, laid: prepared.write_plain(writer, laid),
    "room": lambda writer, laid: buffers.write_room(writer, laid),
}
"""What writes each kind of source."""
LATE = {"inside", "texts", "kept text"}
"""The kinds that come last, when only the call itself is left: :mod:`.prepared` and :mod:`.made` write all of them."""
