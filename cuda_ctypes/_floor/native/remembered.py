"""Machine code behind ``params.func is params.func``: a struct remembers the handles and parts that were read from it, in hidden slots.

A handle or part keeps the memory of its struct. So that this is no cycle, the memory passes to another object of ctypes at the first read, and
all refer to that. A struct of up to 16 bytes has its memory inside; a part of another one, or a struct in memory that a program gave, has
none: these remember nothing, and their handles and parts keep the struct. But for a part that is remembered itself: it remembers its handles.

The first read takes 25 to 50 ns longer, with the end of the struct, and a further one 16 to 20 ns instead of 90 for a handle, 55 for a part
(AMD EPYC, two cores that other programs shared, CPython 3.12, both packages on the stand-in). Up to Python 3.11, the place of an
int's attributes depends on its number: a handle cannot get another one there.
"""

from __future__ import annotations

import ctypes

from ..builtins import lasting
from ..types.struct_views import REMEMBERS, View
from .interpreter import MEMORY, OWNS, SIZE, TYPE, WHOLE, Functions, offset_of, slot_offset
from .pointed_lists import have_dict
from .writing import OWNER

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .members import AccessWriter


class Memory(View, ctypes.Array):  # type: ignore[type-arg]
    """What memory passes to. It keeps what the struct keeps for its parts, in the same dict. Without other attributes and weak references, it is
    made and ends in 5 ns less."""

    __slots__ = ("_kept",)
    _type_, _length_ = ctypes.c_char, 1


lasting(Memory)
_number = ctypes.c_int()
LASTING = 256
"""Ints up to this one last as long as the process, and their references are not counted: from Python 3.12 on."""
INSIDE = ctypes.addressof(_number) - id(_number)
"""The offset of small memory in its ctypes object."""


def _is_as_expected() -> bool:
    """Whether ctypes' objects have their fields where this module looks for them."""
    array = ctypes.c_int * 100
    own = array()
    owns = [ctypes.c_int.from_address(id(item) + OWNS).value for item in (_number, own, array.from_buffer(own))]
    return owns == [1, 1, 0] and SIZE < INSIDE < ctypes.Structure.__basicsize__


KEPT = slot_offset(Memory, "_kept")
AS_EXPECTED = REMEMBERS and _is_as_expected()


def slots_of(cls: Any, name: str) -> tuple[int, ...]:
    """The offsets of the slots for the memory of a struct and for what was read of this member; empty if there are none."""
    slots = vars(cls).get("_remembered", {})
    is_small = ctypes.sizeof(cls) <= ctypes.Structure.__basicsize__ - INSIDE
    if f"_read_{name}" not in slots or is_small or not AS_EXPECTED:
        return ()
    return offset_of(slots["_memory"]), offset_of(slots[f"_read_{name}"])


def load_remembered(
    writer: AccessWriter, slots: tuple[int, ...], of_part: bool = False, renew: Callable[[], None] = lambda: None
) -> None:
    """Return the struct's handle or part, if there is one, which ``renew`` changes in VALUES. Otherwise, let the struct's own memory pass to
    another object. For a handle, a remembered part has the memory of the whole struct."""
    if not slots:
        return
    machine, code, (memory, read) = writer.machine, writer.code, slots
    code.load_slot(machine.FIRST, OWNER)
    code.load(machine.VALUES, machine.FIRST, read)
    code.if_zero(machine.VALUES, "new")
    renew()
    writer.keep(machine.VALUES)
    code.move(machine.RESULT, machine.VALUES)
    code.leave()
    code.label("new")
    code.load(machine.SECOND, machine.FIRST, memory)
    code.if_not_zero(machine.SECOND, "apart")
    code.offset(machine.SECOND, machine.FIRST, OWNS)
    code.load_half(machine.SECOND, machine.SECOND)
    code.if_zero(machine.SECOND, "a part" if of_part else "apart")
    _separate(writer, memory)
    code.label("apart")
    if of_part:
        writer.behind.append(lambda: _share_of_whole(writer, memory))


def _separate(writer: AccessWriter, slot: int) -> None:
    """Make an object that owns the struct's memory from now on."""
    machine, code = writer.machine, writer.code
    first, second = machine.ARGUMENTS[:2]
    code.constant(first, id(Memory))
    code.constant(second, 0)
    code.call(Functions.new_object)
    code.if_zero(machine.RESULT, "no memory")
    code.move(machine.VALUES, machine.RESULT)
    code.load_slot(first, OWNER)
    code.store(first, slot, machine.VALUES)
    for offset in (MEMORY, SIZE):
        code.load(machine.FIRST, first, offset)
        code.store(machine.VALUES, offset, machine.FIRST)
    code.offset(first, first, OWNS)
    code.load_half(second, first)
    code.store(machine.VALUES, OWNS, second)
    code.constant(second, 0)
    code.store_half(first, second)
    writer.behind.append(lambda: _no_memory(writer))


def _no_memory(writer: AccessWriter) -> None:
    writer.code.label("no memory")
    writer.code.constant(writer.machine.RESULT, 0)
    writer.code.leave()


def _share_of_whole(writer: AccessWriter, slot: int) -> None:
    """Let a part that a struct remembers refer to the memory of that, if the offsets there of all its members are ints that last. KEPT and
    STATE, with the digits, stay."""
    machine, code, first = writer.machine, writer.code, writer.machine.ARGUMENTS[0]
    code.label("a part")
    code.load(machine.VALUES, machine.FIRST, WHOLE)
    code.if_zero(machine.VALUES, "apart")
    code.constant(machine.SECOND, id(Memory))
    code.if_other_at(machine.VALUES, TYPE, machine.SECOND, "apart")
    _offset_in_whole(writer)
    writer.load_number(machine.SECOND, writer.routine.near)
    code.if_below(first, machine.SECOND, "near")
    code.jump("apart")
    code.label("near")
    code.load_slot(machine.FIRST, OWNER)
    code.store(machine.FIRST, slot, machine.VALUES)
    writer.keep(machine.VALUES)
    code.jump("apart")


def _offset_in_whole(writer: AccessWriter) -> None:
    """Load the offset of a part in the memory that the object in VALUES has into the first argument."""
    machine, code, first = writer.machine, writer.code, writer.machine.ARGUMENTS[0]
    code.load_slot(machine.FIRST, OWNER)
    code.load(machine.SECOND, machine.FIRST, MEMORY)
    code.load(machine.FIRST, machine.VALUES, MEMORY)
    code.subtract(first, machine.SECOND, machine.FIRST)


def load_offset(writer: AccessWriter, slots: tuple[int, ...], offset: int) -> None:
    """Load the place of a handle, in the object that has the memory, into STATE: the int at a position, or of a part another one."""
    machine, code = writer.machine, writer.code
    if slots:
        code.load_slot(machine.FIRST, OWNER)
        code.load(machine.SECOND, machine.FIRST, WHOLE)
        code.if_zero(machine.SECOND, "whole")
        code.load(machine.VALUES, machine.FIRST, slots[0])
        code.if_zero(machine.VALUES, "whole")
        _offset_in_whole(writer)
        writer.load_number(machine.SECOND, writer.routine.offset)
        code.add(machine.FIRST, machine.ARGUMENTS[0], machine.SECOND)
        code.move(machine.ARGUMENTS[0], machine.FIRST)
        code.call(Functions.from_unsigned)
        code.move(machine.STATE, machine.RESULT)
        code.jump("placed")
        code.label("whole")
    writer.load_object(machine.STATE, offset)
    if slots:
        code.label("placed")


def load_memory(writer: AccessWriter, slots: tuple[int, ...]) -> None:
    """Load the object that has the struct's memory into STATE."""
    machine, code = writer.machine, writer.code
    code.load_slot(machine.STATE, OWNER)
    if slots:
        code.load(machine.FIRST, machine.STATE, slots[0])
        code.if_zero(machine.FIRST, "its own")
        code.move(machine.STATE, machine.FIRST)
        code.label("its own")


def remember(writer: AccessWriter, slots: tuple[int, ...]) -> None:
    """Let the struct refer to the handle or part in KEPT, if its memory is another object's. No other read can have come first: from Python 3.12 on,
    nothing else runs while objects are made."""
    if not slots:
        return
    machine, code, (memory, read) = writer.machine, writer.code, slots
    code.load_slot(machine.STATE, OWNER)
    code.load(machine.FIRST, machine.STATE, memory)
    code.if_zero(machine.FIRST, "not remembered")
    code.store(machine.STATE, read, machine.KEPT)
    writer.keep(machine.KEPT)
    code.label("not remembered")


def get_part(writer: AccessWriter, slots: tuple[int, ...], kept: int, read: Callable[[], None]) -> None:
    """Return the part that the struct remembers, or one that ``read`` makes, in RESULT. It keeps the memory instead of the struct then, and
    finds there what the struct keeps at an offset."""
    machine, code = writer.machine, writer.code
    load_remembered(writer, slots)
    code.load_slot(machine.FIRST, OWNER)
    code.load(machine.FIRST, machine.FIRST, WHOLE)
    code.if_not_zero(machine.FIRST, "part of a part")  # which keeps by way of that
    if kept:
        _share(writer, slots[0], kept)
    read()
    code.move(machine.KEPT, machine.RESULT)
    code.if_zero(machine.KEPT, "no handle")
    load_memory(writer, slots)
    code.load(machine.VALUES, machine.KEPT, WHOLE)
    code.store(machine.KEPT, WHOLE, machine.STATE)
    writer.keep(machine.STATE)
    writer.drop(machine.VALUES)
    remember(writer, slots)
    code.label("no handle")
    code.move(machine.RESULT, machine.KEPT)
    code.leave()
    code.label("part of a part")
    read()
    code.leave()


def _share(writer: AccessWriter, slot: int, kept: int) -> None:
    """Let the object that has the struct's memory have the dict with what the struct keeps, too."""
    machine, code = writer.machine, writer.code
    code.load_slot(machine.FIRST, OWNER)
    code.load(machine.VALUES, machine.FIRST, slot)
    code.if_zero(machine.VALUES, "shared")
    code.load(machine.FIRST, machine.VALUES, KEPT)
    code.if_not_zero(machine.FIRST, "shared")
    have_dict(writer, kept, "no memory")
    code.load_slot(machine.FIRST, OWNER)
    code.load(machine.STATE, machine.FIRST, kept)
    code.store(machine.VALUES, KEPT, machine.STATE)
    writer.keep(machine.STATE)
    code.label("shared")
