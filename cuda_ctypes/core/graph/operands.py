"""The operands of nodes: memory, events, graphs. The graph keeps them, even if their objects are closed."""

from __future__ import annotations

from weakref import ref

from ..._floor import forkable_lock
from ..._lazy import LazyModule
from .._driver import as_int, class_name
from ..errors import InvalidArgumentError
from ..event import Event, LentEvent
from ..in_context import InContext
from ..lifetimes import take_destroy
from ..memory.buffer import Buffer
from ..memory.lent import Lent, lend

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from . import definition as definitions
    from .definition import GraphDefinition

else:
    definitions = LazyModule(globals(), "definitions", ".definition")


def address_of(value: Any, what: str) -> int:
    """An address from an int or a CUdeviceptr."""
    number = as_int(value, what)
    if not 0 <= number < 1 << 64:
        raise OverflowError(f"{what}: {number} is not an address")
    return number


def memory_of(operand: Any, owner: Any, size: int, what: str) -> tuple[int, tuple[Any, ...]]:
    """The address of a Buffer, or an address itself, and the objects to keep for it. ``size`` bytes must be there."""
    if operand.__class__ is Buffer and owner is None:
        lent = getattr(operand, "_free", None)  # a closed one has none
        if lent.__class__ is Lent and size <= operand._size:  # the usual case
            return operand._address or 0, (lent.twin,)
    elif operand.__class__ is int and owner is None and 0 <= operand < 1 << 64:
        return operand, ()
    if not isinstance(operand, Buffer):
        try:
            address = address_of(operand, what)
        except TypeError:
            raise TypeError(f"{what}: a Buffer or an address is expected, got {class_name(operand)}") from None
        return address, () if owner is None else (kept(owner, f"{what}_owner"),)
    if owner is not None:
        raise ValueError(f"{what}_owner is for addresses: {what} is a Buffer, whose memory is kept anyway")
    if operand._address is None:
        raise RuntimeError(f"{what}: this buffer is closed")
    held = lend(operand)
    if size > operand._size:
        raise InvalidArgumentError(f"{what}: {size} bytes are asked for, but the buffer has {operand._size}")
    return operand._address or 0, (held,)


def kept(value: Any, what: str) -> Any:
    """The part of an object that must be kept: a Buffer's memory; the driver's handle of an Event, array, texture or
    surface. Raises RuntimeError for a closed one.
    """
    if isinstance(value, Buffer):
        if value._address is None:
            raise RuntimeError(f"{what}: this buffer is closed")
        return lend(value)
    if isinstance(value, Event):
        return event_of(value, what)[1][0]
    if isinstance(value, InContext):
        owned = value._open()
        lent = [lend(each) for each in owned.keep or () if isinstance(each, Buffer)]
        return (owned, lent) if lent else owned
    return value


def lend_to_graphs(things: Iterable[Any]) -> bool:
    """Let graphs use the open buffers and events among these, as :func:`kept` does. Returns whether they could use one only from now on."""
    is_new = False
    for each in things:
        if (
            each.__class__ is Buffer
            and each._address is not None
            and getattr(each, "_free", Lent).__class__ is not Lent
        ):
            lend(each)  # does nothing where an object of the program keeps the memory
            is_new |= getattr(each, "_free", None).__class__ is Lent
        elif (
            each.__class__ is Event
            and each._event is not None
            and getattr(each, "_destroy", LentEvent).__class__ is not LentEvent
        ):
            is_new |= bool(event_of(each))
    return is_new


_lock = forkable_lock()
_lent: dict[int, ref[LentEvent]] = {}
"""By their addresses, of which the driver uses those of former ones again."""


def event_of(event: Any, what: str = "event") -> tuple[int, tuple[LentEvent, ...]]:
    """The address of an event, and the objects to keep for it. Raises TypeError for anything else, RuntimeError for a closed
    one.
    """
    lent: Any = getattr(event, "_destroy", None)
    if lent.__class__ is LentEvent:  # the usual case: it is lent already
        return lent.address, (lent,)
    if not isinstance(event, Event):
        raise TypeError(f"{what}: an Event is expected, got {class_name(event)}")
    with _lock:
        number = event._event
        try:
            lent = event._destroy
            if number is not None and not isinstance(lent, LentEvent):
                lent = LentEvent(number, event._context, event._flags, event._descriptor)
                lent._destroy = take_destroy(event)  # this thread, or one that closes it
                event._destroy = lent
                _lent[number] = ref(lent)
        except AttributeError:
            number = None
        if number is None:
            raise RuntimeError(f"{what}: this event is closed")
        return number, (lent,)


def lent_in(event: Event) -> LentEvent | None:
    """The part that all objects of an event share; None if another thread has closed it."""
    lent = getattr(event, "_destroy", None)
    return lent if lent.__class__ is LentEvent else None


def lent_at(number: int) -> LentEvent:
    """The part that all objects of an event share, which a graph uses. Its owner must keep an event that was made elsewhere."""
    found = _lent.get(number)
    return found and found() or LentEvent(number)


def event_with(lent: LentEvent) -> Event:
    """A new object for the event."""
    made = object.__new__(Event)
    made._identity = made._event = lent.address
    made._context, made._flags, made._descriptor = lent.context, lent.flags, lent.descriptor
    made._destroy = lent
    return made


def child_of(child: Any) -> int:
    """The address of a graph to copy into a node."""
    if not isinstance(child, definitions.GraphDefinition):
        raise TypeError(f"child: a GraphDefinition is expected, got {class_name(child)}")
    return child._open()


def needed_by(graph: GraphDefinition) -> tuple[Any, ...]:
    """The objects to keep for a copy of a graph."""
    found = graph._owned.needed()
    return (found,) if found else ()
