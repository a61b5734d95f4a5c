"""Arguments that are made for the call: by Python functions, or of lists, texts and buffers.

Much of it is done when only the call is left, because Python functions may run other code.
"""

from __future__ import annotations

from ...._lazy import LazyModule
from ..interpreter import MEMORY, TYPE, Functions
from . import numbers
from .frame import longer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Callable

    from ..routine import Place
    from . import Writer, buffers, lists, retention, texts
    from .frame import Laid
else:
    buffers = LazyModule(globals(), "buffers", ".buffers")
    lists = LazyModule(globals(), "lists", ".lists")
    retention = LazyModule(globals(), "retention", ".retention")
    texts = LazyModule(globals(), "texts", ".texts")


def write_plain(writer: Writer, laid: Laid) -> None:
    """Store an argument for which Python is not needed, and note whether it is another one."""
    if laid.source.taken:
        store_plain(writer, laid.source.places[0], laid.source.taken, laid.slot, laid.start + 1)


def store_plain(writer: Writer, where: Place, taken: tuple[int, ...], slot: int, needed_slot: int) -> None:
    """Store a number, the address of bytes, or 0 for None, and note in another slot whether the argument is anything else.
    ``taken`` are the positions of None, of the class of bytes or 0, and of the classes of numbers."""
    machine, code, other, end = writer.machine, writer.code, writer.new_label(), writer.new_label()
    number = writer.new_label()
    none, content, *classes = taken
    first = machine.ARGUMENTS[0]
    code.constant(machine.FIRST, 0)
    code.store_slot(needed_slot, machine.FIRST)
    writer.load(first, where)
    writer.load_object(machine.SECOND, classes[0])
    code.if_other_at(first, TYPE, machine.SECOND, other)
    code.label(number)
    numbers.convert(writer, "Q", slot)
    code.label(end)

    def store_others() -> None:
        code.label(other)
        for cls in classes[1:]:
            writer.load_object(machine.SECOND, cls)
            code.if_other_at(first, TYPE, machine.SECOND, following := writer.new_label())
            code.jump(number)
            code.label(following)
        if content:
            texts.store_content(writer, content, slot, end)
        writer.load_object(machine.SECOND, none)
        code.if_different(first, machine.SECOND, needed := writer.new_label())
        writer.store_zero(slot)
        code.jump(end)
        code.label(needed)
        code.constant(machine.FIRST, 1)
        code.store_slot(needed_slot, machine.FIRST)
        code.jump(end)

    writer.behind.append(store_others)


# When only the call is left.


def write(writer: Writer) -> None:
    """Make these arguments. The slots of all that is made are 0 until then."""
    machine, code, frame = writer.machine, writer.code, writer.frame
    slots = [*frame.prepared, *map(frame.output, frame.made), *frame.viewed]
    if slots:
        code.constant(machine.FIRST, 0)
    for slot in slots:
        code.store_slot(slot, machine.FIRST)
    ways = [(laid, way) for laid in frame.laid for way in [_way(laid)] if way]
    for laid, way in ways:
        way(writer, laid)
    if any(way is not _prepare_if_needed for _, way in ways):
        writer.load_function()


def _way(laid: Laid) -> Callable[[Writer, Laid], None] | None:
    """The function that makes an argument; None for the others."""
    source = laid.source
    if source.kind == "array" and source.longer or source.kind == "prepared" and source.taken:
        return _prepare_if_needed
    return WAYS.get(source.kind)


def _prepare_if_needed(writer: Writer, laid: Laid) -> None:
    machine, code = writer.machine, writer.code
    needed, prepared, end = writer.new_label(), writer.new_label(), writer.new_label()
    is_list = laid.source.kind == "array"
    start = longer(laid) if is_list else laid.start
    code.load_slot(machine.FIRST, start + 1)
    code.if_not_zero(machine.FIRST, needed)
    code.label(end)

    def prepare() -> None:
        code.label(needed)
        if is_list and laid.source.code:
            lists.copy_numbers(writer, laid)
        elif is_list:
            lists.copy_several(writer, laid, prepared)
        elif laid.source.lend:
            buffers.lend_known(writer, laid, prepared)
        if laid.source.prepare:
            _prepare(writer, laid, start)
        code.label(prepared)
        writer.load_function()
        code.jump(end)

    writer.behind.append(prepare)


def _prepare(writer: Writer, laid: Laid, start: int) -> None:
    """Call a Python function with arguments, and store what it returns for C."""
    machine, code, end, other = writer.machine, writer.code, writer.new_label(), writer.new_label()
    writer.call_with(laid.source.prepare, laid.source.places)
    code.if_zero(machine.RESULT, "not prepared")
    code.store_slot(start, machine.RESULT)
    code.move(machine.KEPT, machine.RESULT)
    store_answer(writer, laid.slot, end)
    writer.load_object(machine.SECOND, writer.int_class)
    code.if_other_at(machine.KEPT, TYPE, machine.SECOND, other)
    code.move(machine.ARGUMENTS[0], machine.KEPT)
    code.call(Functions.unsigned_mask)  # cannot fail: it is an int
    code.store_slot(laid.slot, machine.RESULT)
    code.jump(end)
    code.label(other)
    code.load(machine.FIRST, machine.KEPT, MEMORY)
    code.store_slot(laid.slot, machine.FIRST)
    code.label(end)


def store_answer(writer: Writer, slot: int, end: str) -> None:
    """For None in KEPT, store 0 in a slot and jump to ``end``; for NotImplemented, let Python make the call."""
    machine, code, other = writer.machine, writer.code, writer.new_label()
    writer.load_object(machine.SECOND, writer.refusal)
    code.if_equal(machine.KEPT, machine.SECOND, "unprepared")
    writer.load_object(machine.SECOND, writer.nothing)
    code.if_different(machine.KEPT, machine.SECOND, other)
    code.constant(machine.FIRST, 0)
    code.store_slot(slot, machine.FIRST)
    code.jump(end)
    code.label(other)


WAYS: dict[str, Callable[[Writer, Laid], None]] = {
    "prepared": lambda writer, laid: _prepare(writer, laid, laid.start),
    "texts": lambda writer, laid: texts.list_texts(writer, laid),
    "kept text": lambda writer, laid: retention.keep_text(writer, laid),
    "room": lambda writer, laid: buffers.lend(writer, laid),
}
"""What makes each kind of source."""
