"""Machine code behind ``event == other`` and ``hash(event)``.

CPython compares and hashes an instance by functions in its class, ``tp_richcompare`` and ``tp_hash``, which look up ``__eq__`` and
``__hash__`` and call them, in 50 to 90 ns. Code takes their place, and 15 to 20: it compares an instance with itself, and with one of
the same class by the numbers in slots; objects of classes that do not inherit from it get NotImplemented. The former function does the
rest. Changing a method later takes effect as ever: CPython then sets the functions anew.
"""

from __future__ import annotations

import ctypes

from .. import FREE_THREADED
from ..builtins import lasting
from . import processor
from .code_memory import lasting_code
from .interpreter import (
    DIGITS,
    LENGTH,
    MEMORY,
    TWO_DIGITS,
    TYPE,
    address,
    comparison_of,
    hash_of,
    inherited_slot,
    is_immortal,
    jump_by_digits,
    truth_of,
)
from .routine import METHODS, SLOW, Routine
from .writing import GIVEN, NAMES, OWNER, Writer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

COMPARE, INHERITS, COMPARE_BYTES = map(address, ("PyObject_RichCompareBool", "PyType_IsSubtype", "memcmp"))
EQUAL, UNEQUAL = 2, 3
"""Py_EQ and Py_NE."""


class _InClass(Routine):
    """The code of a function in a class. It needs no pool: all that it refers to lives as long as the process."""

    def __init__(self, name: str, cls: Any, method: Any, writer: Any, *told: Any) -> None:
        super().__init__(ctypes.c_void_p(), method, None, 0)
        self.name = f"{cls.__name__}.{name}"
        self.result = name, *told
        self.written_by = writer

    def _writer(self) -> Any:
        return self.written_by

    def put_into(self, place: Any, cls: Any) -> None:
        """Replace the function at a place, for as long as the method stays that of the class."""
        name, before = self.result[:2]
        code = self._code()
        if code is not None:
            place.value = lasting(code).address
            if vars(cls).get(name) is not self.objects[SLOW]:  # another thread has set it meanwhile
                place.value = before


def quicken_equality(cls: Any, method: Any, slots: tuple[str, ...] = (), path: Any = (), classes: Any = ()) -> None:
    """Compare the instances of a class, whose ``__eq__`` is ``method``, by machine code; two of them by the ints in these slots, if
    given, or by the number to which a ``path`` leads, as for :func:`quicken_hash`."""
    place = comparison_of(cls)
    if place is not None and cls.__ne__ is object.__ne__:
        paths = [_steps(cls, (slot,), (int,)) for slot in slots]
        if path and classes[-1].__eq__ is int.__eq__:
            paths.append(_steps(cls, path, classes))
        told = place.value, () if FREE_THREADED else tuple(paths), id(lasting(cls))
        _InClass("__eq__", cls, method, EqualityWriter, *told).put_into(place, cls)


def in_class(name: str, cls: Any, place: Any, writer: Any, *told: Any) -> None:
    """Put a function into a place of a class, if there is one, whose method of this name is inherited. The writer gets the former one, and more
    facts."""
    if place is not None:
        _InClass(name, cls, None, writer, place.value, *told).put_into(place, cls)


def _steps(cls: Any, path: tuple[str, ...], classes: tuple[Any, ...]) -> tuple[tuple[int, int], ...]:
    """The offsets of slots on a path that begins at a class, and the addresses of the classes of what is in them."""
    offsets = [inherited_slot(owner, slot) for owner, slot in zip((cls, *classes), path)]
    return tuple((offset, id(lasting(kind))) for offset, kind in zip(offsets, classes))


def quicken_numbers(cls: Any) -> None:
    """Compare handles by the function of int. CPython looks up ``__eq__`` instead, because a handle's class refuses an order."""
    if not METHODS:  # before Python 3.11, code stands for functions written in Python
        return
    place, of_int = comparison_of(cls), comparison_of(int)
    if of_int is not None and cls.__eq__ is int.__eq__ and cls.__ne__ is int.__ne__:
        in_class("__eq__", cls, place, NumbersWriter, of_int.value)


def quicken_content(cls: Any) -> None:
    """Compare structs of a class by their bytes: 20 ns instead of 200."""
    place = comparison_of(cls)
    if COMPARE_BYTES and cls.__ne__ is object.__ne__:
        in_class("__eq__", cls, place, ContentWriter, (ctypes.sizeof(cls),), id(lasting(cls)))


def quicken_truth(cls: Any, method: Any) -> None:
    """Let the instances of a class be true, as its ``__bool__``, which is ``method``, says of all."""
    place = truth_of(cls)
    address = place is not None and cls.__bool__ is method and lasting_code(("true",), _always)
    if address:
        before, place.value = place.value, address
        if cls.__bool__ is not method:  # another thread has set it meanwhile
            place.value = before


def _always() -> tuple[bytes, list[int]]:
    machine = processor()
    code = machine.Assembler(0, 0)
    code.constant(machine.RESULT, 1)
    code.leave()
    return code.finished(), code.returns


def quicken_hash(cls: Any, method: Any, path: tuple[str, ...], classes: tuple[Any, ...]) -> None:
    """Hash the instances of a class, whose ``__hash__`` is ``method``, by the number in a slot. ``path`` leads there; ``classes``
    are those of the objects on the way, the number included, which is an int or hashed as one."""
    place = hash_of(cls)
    if place is not None and not FREE_THREADED and classes[-1].__hash__ is int.__hash__:
        _InClass("__hash__", cls, method, HashWriter, place.value, _steps(cls, path, classes)).put_into(place, cls)


class EqualityWriter(Writer):
    def written(self) -> bytes:
        machine, code = self.machine, self.code
        one, other, operation = machine.ARGUMENTS[:3]
        _, before, numbers, cls = self.routine.result
        for slot, register in ((OWNER, one), (GIVEN, other), (NAMES, operation)):
            code.store_slot(slot, register)
        code.if_different(one, other, "different")
        self._answer_whether(True)
        code.label("different")
        code.constant(machine.SECOND, cls)
        code.if_other_at(other, TYPE, machine.SECOND, "another class")
        if numbers:
            code.if_other_at(one, TYPE, machine.SECOND, "slow")
            self._compare_numbers(numbers)
        code.label("slow")
        self._load_arguments()
        code.call(before)
        code.leave()
        code.label("another class")
        code.load(one, other, TYPE)
        code.constant(other, cls)
        code.call(INHERITS)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.if_not_zero(machine.FIRST, "slow")
        self._answer_with(NotImplemented)
        return code.finished()  # type: ignore[no-any-return]

    def _load_arguments(self) -> None:
        for slot, register in zip((OWNER, GIVEN, NAMES), self.machine.ARGUMENTS):
            self.code.load_slot(register, slot)

    def _answer_whether(self, equal: bool) -> None:
        machine, code = self.machine, self.code
        unequal = self.new_label()
        for operation, answer, others in ((EQUAL, equal, unequal), (UNEQUAL, not equal, "slow")):
            code.if_other(machine.ARGUMENTS[2], operation, others)
            self._answer_with(answer)
            if others != "slow":
                code.label(others)

    def _answer_with(self, constant: Any) -> None:
        machine, code = self.machine, self.code
        code.constant(machine.STATE, id(constant))
        if not is_immortal(constant):
            self.keep(machine.STATE)
        code.move(machine.RESULT, machine.STATE)
        code.leave()

    def _compare_numbers(self, paths: tuple[Any, ...]) -> None:
        """Compare the numbers at the ends of paths from two instances of the class, if all on them are of the known classes."""
        machine, code = self.machine, self.code
        instances = machine.ARGUMENTS[:2]
        for path in paths:
            for offset, cls in path:
                code.constant(machine.SECOND, cls)
                for register in instances:
                    code.load(register, register, offset)
                    code.if_zero(register, "slow")
                    code.if_other_at(register, TYPE, machine.SECOND, "slow")
            self._compare_digits(*instances)
        self._answer_whether(True)
        code.label("unequal")
        self._answer_whether(False)

    def _compare_digits(self, one: int, other: int) -> None:
        """Compare two ints: most are addresses, of two digits."""
        machine, code, long, equal = self.machine, self.code, self.new_label(), self.new_label()
        code.load(machine.FIRST, one, LENGTH)
        code.constant(machine.SECOND, TWO_DIGITS)
        code.if_different(machine.FIRST, machine.SECOND, long)
        code.if_other_at(other, LENGTH, machine.SECOND, "unequal")
        code.load(machine.FIRST, one, DIGITS)
        code.load(machine.SECOND, other, DIGITS)
        code.if_different(machine.FIRST, machine.SECOND, "unequal")
        self._load_arguments()
        code.jump(equal)
        code.label(long)
        code.load(machine.FIRST, other, LENGTH)
        code.if_equal(machine.FIRST, machine.SECOND, "unequal")
        code.constant(machine.ARGUMENTS[2], EQUAL)
        code.call(COMPARE)
        code.move(machine.KEPT, machine.RESULT)
        self._load_arguments()
        code.extend(machine.FIRST, machine.KEPT, "I")
        code.if_zero(machine.FIRST, "unequal")
        code.label(equal)


class ContentWriter(EqualityWriter):
    def _compare_numbers(self, sizes: tuple[int, ...]) -> None:
        machine, code = self.machine, self.code
        one, other, size = machine.ARGUMENTS[:3]
        for operation in (EQUAL, UNEQUAL):
            code.if_other(size, operation, following := self.new_label())
            code.jump("bytes")
            code.label(following)
        code.jump("slow")
        code.label("bytes")
        for register in (one, other):
            code.load(register, register, MEMORY)
        code.constant(size, sizes[0])
        code.call(COMPARE_BYTES)
        code.move(machine.KEPT, machine.RESULT)
        self._load_arguments()
        code.extend(machine.FIRST, machine.KEPT, "I")
        code.if_not_zero(machine.FIRST, "unequal")
        self._answer_whether(True)
        code.label("unequal")
        self._answer_whether(False)


class NumbersWriter(Writer):
    def written(self) -> bytes:
        machine, code = self.machine, self.code
        _, before, of_int = self.routine.result
        code.extend(machine.FIRST, machine.ARGUMENTS[2], "I")
        for operation in (EQUAL, UNEQUAL):
            other = self.new_label()
            code.if_other(machine.FIRST, operation, other)
            code.call(of_int)
            code.leave()
            code.label(other)
        code.call(before)
        code.leave()
        return code.finished()  # type: ignore[no-any-return]


class HashWriter(Writer):
    def written(self) -> bytes:
        machine, code = self.machine, self.code
        first = machine.ARGUMENTS[0]
        _, before, steps = self.routine.result
        code.store_slot(OWNER, first)
        code.move(machine.STATE, first)
        for offset, cls in steps:
            code.load(machine.STATE, machine.STATE, offset)
            code.if_zero(machine.STATE, "slow")
            code.constant(machine.SECOND, cls)
            code.if_other_at(machine.STATE, TYPE, machine.SECOND, "slow")
        jump_by_digits(code, machine, machine.STATE, two="two", one="one")
        code.label("slow")
        code.load_slot(first, OWNER)
        code.call(before)
        code.leave()
        code.label("two")  # less than the modulus of hashes: it is its own
        code.constant(machine.FIRST, 1)
        code.load_joined(machine.KEPT, machine.SECOND, machine.STATE, DIGITS, machine.FIRST, 0)
        code.move(machine.RESULT, machine.KEPT)
        code.leave()
        code.label("one")
        code.load(machine.FIRST, machine.STATE, DIGITS)
        code.extend(machine.RESULT, machine.FIRST, "I")  # the rest is undefined
        code.leave()
        return code.finished()  # type: ignore[no-any-return]
