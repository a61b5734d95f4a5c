"""Machine code behind ``event.is_closed``: properties that return the content of a slot, or its meaning.

A property in Python takes 30 to 100 ns on 3.12, and 360 on 3.9. The descriptor of a slot, with the property's name and to read
only, takes 15; code that looks at slots takes 25 to 35. Python's function reads everything unexpected, and sets.
"""

from __future__ import annotations

import ctypes
from sys import intern

from .. import FREE_THREADED
from ..builtins import lasting
from .interpreter import (
    DIGITS,
    ITEMS,
    LENGTH,
    Functions,
    inherited_slot,
    is_immortal,
    jump_by_digits,
    member_descriptor,
    owner_of,
    slot_alias,
)
from .members import PUT, AccessWriter
from .routine import SLOW, Routine

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

PYTHON = object()
"""Instead of a result: Python's function finds it."""


class Getter(Routine):
    """The code that reads a property of ``cls``.

    It follows ``path``, names of slots: of ``cls``, and of the exact classes in ``within``; with ``others``, an object of another
    class is the result. From a dict there it takes what is at ``key``, from a tuple its item at the position ``item``. The result is that object; with ``known``, of
    numbers from 0 to 2**30 - 1, ``known[number]``, and for all else ``other``, or the tuple's item at the position ``beside``; with
    ``other`` alone, always that. It is ``none`` if the last object is None or missing in the dict, or if one before it is None; then the
    object in the slot ``ask``, which is not None, may have an attribute of the property's name instead. Python decides while the slot
    ``open`` has None or ``closed``, and without a result for what is found.
    """

    def __init__(
        self,
        cls: Any,
        name: str,
        written: property,
        path: tuple[str, ...],
        within: tuple[Any, ...] = (),
        *,
        open: str = "",
        closed: Any = None,
        others: bool = False,
        ask: str = "",
        key: str = "",
        item: int = -1,
        beside: int = -1,
        known: dict[int, Any] | None = None,
        none: Any = PYTHON,
        other: Any = PYTHON,
    ) -> None:
        super().__init__(ctypes.c_void_p(), written.fget, written.fset, 0)
        self.name = f"{cls.__name__}.{name}"
        self.error = self.pooled(AttributeError), self.pooled(f"{self.name} cannot be deleted")
        self.open = self._number_of(inherited_slot(cls, open)) if open else 0
        self.closed = 0 if closed is None else self.pooled(closed)
        self.others = others
        self.ask = (self._number_of(inherited_slot(cls, ask)), self.pooled(intern(name))) if ask else ()
        self.path = tuple(
            (
                position and self.pooled(owner),
                self._number_of(inherited_slot(owner, slot)),
            )
            for position, (owner, slot) in enumerate(zip((cls, *within), path))
        )
        self.key = (self.pooled(dict), self.pooled(intern(key))) if key else ()
        self.item: tuple[int, ...] = ()
        if item >= 0:
            self.item = self.pooled(tuple), self._number_of(max(item, beside) + 1), self._number_of(ITEMS + 8 * item)
        self.beside = self._number_of(ITEMS + 8 * beside) if beside >= 0 else 0
        self.known = (
            None if known is None else tuple((number, self._constant(result)) for number, result in known.items())
        )
        self.none, self.other = (None if value is PYTHON else self._constant(value) for value in (none, other))

    def _constant(self, value: Any) -> tuple[int, bool]:
        """The position of a result in the pool, and whether its references are not counted."""
        return self.pooled(value), is_immortal(value)

    def _number_of(self, number: int) -> int:
        """The position of a number in the pool."""
        return int(self.number(number)[1])

    def descriptor_of(self, cls: Any, name: str, doc: str) -> Any:
        """The descriptor for the class; None if there is no room for code."""
        pool = lasting(self._pool(cls.__module__))
        told = (
            self.error,
            self.open,
            self.closed,
            self.others,
            self.ask,
            self.path,
            self.key,
            self.item,
            self.beside,
            self.known,
            self.none,
            self.other,
        )
        codes = []
        for kind in ("get", "put") if pool[PUT] else ("get",):
            self.result = kind, *told
            code = self._code()
            if code is None:
                return None
            codes.append(lasting(code).address)
        return member_descriptor(cls, name, codes[0], codes[1] if len(codes) > 1 else 0, pool, doc)

    def _written(self, pool: int) -> tuple[bytes, list[int]]:
        writer = GetterWriter(self, pool)
        return writer.written(), writer.code.returns


class GetterWriter(AccessWriter):
    routine: Getter  # type: ignore[assignment]

    def get(self) -> None:
        """The instance is in KEPT, and the object that is looked at, which the GIL keeps, in STATE; a tuple is in VALUES too."""
        machine, code, getter = self.machine, self.code, self.routine
        absent = "none" if getter.none else "ask" if getter.ask else "slow"
        if getter.open:
            self._at(machine.KEPT, getter.open)
            self._unless_none("slow")
        if getter.closed:
            self.load_object(machine.SECOND, getter.closed)
            code.if_equal(machine.STATE, machine.SECOND, "slow")
        code.move(machine.STATE, machine.KEPT)
        for cls, offset in getter.path:
            if cls:
                self.slow = "found" if getter.others else "slow"
                self.guard(machine.STATE, (cls,))
                self.slow = "slow"
            self._at(machine.STATE, offset)
            self._unless_none(absent)
        if getter.key:
            cls, key = getter.key
            self.guard(machine.STATE, (cls,))
            code.move(machine.ARGUMENTS[0], machine.STATE)
            self.load_object(machine.ARGUMENTS[1], key)
            self._look_up(absent)
        if getter.item:
            cls, length, offset = getter.item
            self.guard(machine.STATE, (cls,))
            code.move(machine.VALUES, machine.STATE)
            code.load(machine.FIRST, machine.STATE, LENGTH)
            self.load_number(machine.SECOND, length)
            code.if_below(machine.FIRST, machine.SECOND, "slow")
            self._at(machine.STATE, offset)
            self._unless_none(absent)
        if getter.known is not None:
            self._look_at_number(getter.known)
        elif getter.other:
            code.jump("other")
        code.label("found")
        self._answer()
        if getter.beside:
            code.label("other")
            self._at(machine.VALUES, getter.beside)
            code.jump("found")
        for label, constant in (("other", getter.other), ("none", getter.none)):
            if constant:
                code.label(label)
                self._answer(constant)
        if getter.ask:
            self._ask(*getter.ask)
        code.label("slow")
        self.load_object(machine.ARGUMENTS[0], SLOW)
        self.call_one()
        code.leave()

    def _ask(self, offset: int, name: int) -> None:
        """Return an attribute of the object in a slot."""
        machine, code = self.machine, self.code
        code.label("ask")
        self._at(machine.KEPT, offset)
        self._unless_none("slow")
        self.keep(machine.STATE)  # a property in Python may let the slot have another one
        code.move(machine.ARGUMENTS[0], machine.STATE)
        self.load_object(machine.ARGUMENTS[1], name)
        code.call(Functions.attribute)
        code.move(machine.KEPT, machine.RESULT)
        self.drop(machine.STATE)
        code.move(machine.RESULT, machine.KEPT)
        code.leave()

    def _look_at_number(self, known: tuple[tuple[int, tuple[int, bool]], ...]) -> None:
        machine, code = self.machine, self.code
        other = "other" if self.routine.other or self.routine.beside else "slow"
        self.slow = other
        self.guard(machine.STATE, (self.int_class,))
        self.slow = "slow"
        jump_by_digits(code, machine, machine.STATE, zero="zero", one="one")
        code.jump(other)
        code.label("zero")
        code.constant(machine.FIRST, 0)
        code.jump("number")
        code.label("one")
        code.load(machine.SECOND, machine.STATE, DIGITS)
        code.extend(machine.FIRST, machine.SECOND, "I")  # the rest is undefined
        code.label("number")
        for number, constant in known:
            different = self.new_label()
            code.if_other(machine.FIRST, number, different)
            self._answer(constant)
            code.label(different)
        code.jump(other)

    def _answer(self, constant: tuple[int, bool] | None = None) -> None:
        """Return a constant, or the object in STATE."""
        machine, code = self.machine, self.code
        if constant:
            position, lasts = constant
            self.load_object(machine.RESULT if lasts else machine.STATE, position)
            if lasts:
                code.leave()
                return
        self.keep(machine.STATE)
        code.move(machine.RESULT, machine.STATE)
        code.leave()

    def _at(self, register: int, offset: int) -> None:
        """Load the object in the slot at an offset, a position of a number, of the object in a register."""
        machine, code = self.machine, self.code
        self.load_number(machine.SECOND, offset)
        code.add(machine.FIRST, register, machine.SECOND)
        code.load(machine.STATE, machine.FIRST, 0)

    def _unless_none(self, absent: str) -> None:
        self.code.if_zero(self.machine.STATE, "slow")
        self.load_object(self.machine.SECOND, self.nothing)
        self.code.if_equal(self.machine.STATE, self.machine.SECOND, absent)

    def _look_up(self, missing: str) -> None:
        """Look up the second argument in a dict, the first: a borrowed reference."""
        self.code.call(Functions.find)
        self.code.if_zero(self.machine.RESULT, missing)
        self.code.move(self.machine.STATE, self.machine.RESULT)

    def put(self) -> None:
        self.code.if_zero(self.machine.KEPT, "delete")
        self._put_by_python()


def getter(cls: Any, name: str, written: property, path: tuple[str, ...], within: tuple[Any, ...], **how: Any) -> Any:
    """A descriptor for a property: an alias if it returns a slot's content, whatever that is. None if there is no room for code,
    or the build has no GIL, under which code looks at slots."""
    doc = written.__doc__ or ""
    if len(path) == 1 and how == {"none": None} and not written.fset:
        return slot_alias(owner_of(cls, path[0]), path[0], name, doc)
    return None if FREE_THREADED else Getter(cls, name, written, path, within, **how).descriptor_of(cls, name, doc)
