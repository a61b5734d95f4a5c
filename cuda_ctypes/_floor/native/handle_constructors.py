"""Machine code behind ``CUstream(7)`` and ``CUlaunchConfig()``: handles of small ints, and structs of zeros.

Anything but an int of up to 60 bits for a handle, or no argument for a struct, goes to Python as before.
"""

from __future__ import annotations

from sys import intern

from .. import FREE_THREADED
from ..builtins import BYTES
from ..types import Handle
from ..types.live_handles import FIRST_ADDRESS, live_classes
from ..types.records import Record, aligned
from ..types.struct_arrays import Single
from ..types.struct_views import Borrowed, View
from . import processor
from .code_memory import lasting_code
from .constructors import Constructor, ConstructorWriter, known, slot_of
from .equality import quicken_content, quicken_numbers, quicken_truth
from .interpreter import (
    DIGITS,
    INIT,
    ITEMS,
    LENGTH,
    MEMORY,
    ONE_DIGIT,
    SIZE,
    TWO_DIGITS,
    TYPE,
    ZERO,
    Functions,
    descriptor,
    inherited_slot,
    initializer_of,
    jump_by_digits,
    maker,
    vectorcall_offset,
)
from .live import WHERE, load_number, number_of
from .live_makers import ALL_MEMORY, LiveMaker
from .routine import METHODS
from .writing import FOUND, OWNER

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

ONE_WORD, ONE_HALF = "Qq", "Ii"
"""Struct codes of the handles that take two digits, and one digit."""
OURS = {"_generated", "_closed"}
"""Attributes of the package's struct classes, one for each of the two conventions; handles have the first."""
_initializers: set[int] = set()
"""Those of :func:`initializer`."""
_compared: set[Any] = set()
"""Struct classes whose instances code compares."""


class HandleWriter(ConstructorWriter, LiveMaker):
    """Writes code that makes live handles, too."""


class HandleConstructor(Constructor):
    """Handles of an int of any class, with one digit, or also with ``two``; those at an address; and of objects that are no ints, unless they
    may be callables (``is_plain``)."""

    def __init__(self, slow: Any, two: bool, is_plain: bool) -> None:
        super().__init__(slow, "handle")
        self.two = two
        self.is_plain = is_plain
        self.keyword, self.pointer = map(self.pooled, (intern("init_value"), intern("_ptr")))
        self.live_classes, self.where, self.owner = map(self.pooled, (live_classes, WHERE, ALL_MEMORY))

    def _writer(self) -> Any:
        return HandleWriter

    def write(self, writer: HandleWriter) -> None:  # type: ignore[override]  # of _writer
        machine, code = writer.machine, writer.code
        names, size = machine.ARGUMENTS[3], machine.ARGUMENTS[1]
        number, digits, mark = machine.KEPT, machine.KEPT, machine.STATE
        code.if_not_zero(names, "named")
        writer.if_given(1, "given")
        writer.if_given(0, "zero")
        code.jump("slow")
        code.label("named")
        writer.expect(names, LENGTH, 1)
        writer.if_given(0, "by name")
        code.jump("slow")
        code.label("by name")
        code.load(machine.FIRST, names, ITEMS)
        writer.load_object(machine.SECOND, self.keyword)
        code.if_equal(machine.FIRST, machine.SECOND, "given")
        writer.load_object(machine.SECOND, self.pointer)
        code.if_different(machine.FIRST, machine.SECOND, "slow")
        self._make_live(writer) if not FREE_THREADED else code.jump("slow")
        code.label("given")
        code.load(number, machine.VALUES, 0)
        writer.load_object(machine.SECOND, writer.int_class)
        code.if_other_at(number, TYPE, machine.SECOND, "a handle")
        code.label("a number")
        labels = {"two": "two"} if self.two else {}
        jump_by_digits(code, machine, number, **labels, one="one", zero="zero")
        code.jump("slow")
        if self.two:
            code.label("two")
            code.load(digits, number, DIGITS)
            code.constant(mark, TWO_DIGITS)
            code.constant(size, 2)
            code.jump("made")
        code.label("one")
        code.load(machine.FIRST, number, DIGITS)
        code.extend(digits, machine.FIRST, "I")  # the rest is undefined
        code.constant(mark, ONE_DIGIT)
        code.constant(size, 1)
        code.jump("made")
        code.label("zero")
        code.constant(digits, 0)
        code.constant(mark, ZERO)
        code.constant(size, 1)
        code.label("made")
        code.load_slot(machine.ARGUMENTS[0], OWNER)
        code.call(Functions.new_object)
        code.if_zero(machine.RESULT, "nothing")
        code.store(machine.RESULT, LENGTH, mark)
        code.store(machine.RESULT, DIGITS, digits)
        code.leave()
        self._accept_others(writer)

    def _accept_others(self, writer: HandleWriter) -> None:
        """Take the number of an object of another class than int, in KEPT."""
        machine, code, number = writer.machine, writer.code, writer.machine.KEPT
        code.label("a handle")  # of the same class, not a live one; or another int
        code.load_slot(machine.SECOND, OWNER)
        code.if_other_at(number, TYPE, machine.SECOND, "another int")
        code.jump("a number")
        code.label("another int")
        number_of_live = self.is_plain and not FREE_THREADED and number_of("Q" if self.two else "i")
        writer.expect_int("a live handle" if number_of_live else "slow", "no int" if self.is_plain else "slow")
        code.jump("a number")
        if number_of_live:
            self._make_of_live(writer, number_of_live)
        if self.is_plain:
            code.label("no int")
            self._make_of_index(writer)

    def _make_of_live(self, writer: HandleWriter, number: int) -> None:
        """Make a handle of the present number of a live one of its class, in KEPT."""
        machine, code = writer.machine, writer.code
        first, second = machine.ARGUMENTS[:2]
        code.label("a live handle")
        writer.load_object(first, self.live_classes)
        code.load_slot(second, OWNER)
        code.call(Functions.find)
        code.if_zero(machine.RESULT, "slow")  # a class is hashed by its address: nothing is raised
        code.move(machine.STATE, machine.RESULT)
        code.if_other_at(machine.KEPT, TYPE, machine.STATE, "slow")
        code.move(first, machine.KEPT)
        code.slot_address(second, FOUND)
        code.call(number)
        code.if_zero(machine.RESULT, "slow")
        code.load_slot(machine.KEPT, FOUND)
        writer.split("slow")
        code.constant(machine.ARGUMENTS[1], 2)
        code.jump("made")

    def _make_of_index(self, writer: HandleWriter) -> None:
        """Make a handle of the number of NumPy's integer in KEPT."""
        machine, code = writer.machine, writer.code
        writer.load_index(machine.KEPT, "slow", "nothing")
        if not self.two:
            code.shift_right(machine.FIRST, machine.KEPT, 30)
            code.if_not_zero(machine.FIRST, "slow")
        writer.split("slow")
        code.constant(machine.ARGUMENTS[1], 2)
        code.jump("made")

    def _make_live(self, writer: HandleWriter) -> None:
        """Make a live handle of the number at the given address."""
        machine, code = writer.machine, writer.code
        first, second = machine.ARGUMENTS[:2]
        code.load(machine.KEPT, machine.VALUES, 0)
        writer.guard(machine.KEPT, (writer.int_class,))
        load_number(code, machine, machine.STATE, machine.KEPT, "slow", "of the address")
        code.constant(machine.SECOND, FIRST_ADDRESS)
        code.if_below(machine.STATE, machine.SECOND, "slow")
        code.load(machine.KEPT, machine.STATE, 0) if self.two else code.load_half(machine.KEPT, machine.STATE)
        if not self.two:
            code.extend(machine.KEPT, machine.KEPT, "i")
        writer.split("slow")
        code.store_slot(FOUND, machine.STATE)
        writer.load_object(first, self.live_classes)
        code.load_slot(second, OWNER)
        code.call(Functions.find)
        code.if_zero(machine.RESULT, "slow")  # a class is hashed by its address: nothing is raised
        code.load_slot(machine.STATE, FOUND)
        writer.make_live(
            lambda: code.move(first, machine.RESULT),
            lambda: writer.load_object(machine.STATE, self.owner),
            lambda: code.load(machine.STATE, machine.VALUES, 0),
        )


class StructConstructor(Constructor):
    """Structs of zeros, or with ``initial`` content, by the C function at an address (:func:`.interpreter.maker`), or by a Python function
    of the class; of classes with the function ``init`` in the slot ``tp_init``. ``at`` an address: a method of the class's class,
    and an object for a slot."""

    def __init__(self, init: int, new: Any, at: tuple[Any, Any, int] | None, initial: bytes = b"") -> None:
        super().__init__(type.__call__, "struct")
        self.init = len(self.numbers)
        self.number(init)
        self.initial, self.size = initial and self.pooled(initial), len(initial)
        self.new = new
        self.by_python = 0 if isinstance(new, int) else self.pooled(new)
        self.empty = self.pooled(())
        self.at = at and (self.pooled(at[0]), self.pooled(at[1]), at[2])
        self.pointer = self.pooled(intern("_ptr"))

    def write(self, writer: ConstructorWriter) -> None:
        machine, code = writer.machine, writer.code
        writer.load_number(machine.SECOND, self.init)
        code.if_other_at(machine.ARGUMENTS[0], INIT, machine.SECOND, "slow")
        code.if_not_zero(machine.ARGUMENTS[3], "named" if self.at else "slow")
        writer.if_given(0, "new")
        if self.at:
            writer.if_given(1, "address")
        code.jump("slow")
        if self.at:
            writer.expect_name(self.pointer, "address")
            self._view(writer, *self.at)
        code.label("new")
        if self.by_python:
            code.load_slot(machine.KEPT, OWNER)
            writer.load_object(machine.ARGUMENTS[0], self.by_python)
            writer.call_one()
        else:
            code.load_slot(machine.ARGUMENTS[0], OWNER)
            writer.load_object(machine.ARGUMENTS[1], self.empty)
            code.constant(machine.ARGUMENTS[2], 0)
            code.call(self.new)
        if self.initial:
            code.if_zero(machine.RESULT, "nothing")
            code.move(machine.KEPT, machine.RESULT)
            code.load(machine.ARGUMENTS[0], machine.KEPT, MEMORY)
            writer.load_object(machine.STATE, self.initial)
            code.offset(machine.ARGUMENTS[1], machine.STATE, BYTES)
            code.constant(machine.ARGUMENTS[2], self.size)
            code.call(Functions.copy)
            code.move(machine.RESULT, machine.KEPT)
        code.leave()

    def _view(self, writer: ConstructorWriter, from_address: int, borrowed: int, kept: int) -> None:
        machine, code = writer.machine, writer.code
        first, second, third, fourth = machine.ARGUMENTS[:4]
        code.label("address")
        code.load(machine.KEPT, machine.VALUES, 0)
        writer.guard(machine.KEPT, (writer.int_class,))
        load_number(code, machine, machine.STATE, machine.KEPT, "slow", "of the address")
        code.constant(machine.SECOND, FIRST_ADDRESS)
        code.if_below(machine.STATE, machine.SECOND, "slow")
        writer.load_object(first, from_address)
        code.load_slot(second, OWNER)
        code.move(third, machine.KEPT)
        code.constant(fourth, 0)
        code.call(Functions.call_one)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.KEPT, machine.RESULT)
        writer.load_object(machine.STATE, borrowed)
        code.store(machine.KEPT, kept, machine.STATE)
        writer.keep(machine.STATE)
        code.move(machine.RESULT, machine.KEPT)
        code.leave()


class AddressMethod(Constructor):
    """``struct.getPtr()``: 20 ns instead of 35. ``int(struct)`` is the same for those of NVML."""

    def __init__(self, slow: Any) -> None:
        super().__init__(slow, slow.__name__)

    def write(self, writer: ConstructorWriter) -> None:
        machine, code = writer.machine, writer.code
        code.if_not_zero(machine.ARGUMENTS[3], "slow")
        writer.if_given(0, "asked")
        code.jump("slow")
        code.label("asked")
        code.load_slot(machine.FIRST, OWNER)
        code.load(machine.ARGUMENTS[0], machine.FIRST, MEMORY)
        code.call(Functions.from_unsigned)
        code.leave()


class CopyMethod(Constructor):
    """``Memory.from_ptr(address)``, called on the class itself: a struct that the C function at ``new`` makes, with a copy of the memory
    there. The class must have ``own`` code, at an offset, to make its instances: others do not inherit that."""

    def __init__(self, new: int, own: int, at: int) -> None:
        super().__init__(Single.from_ptr.__func__, "from_ptr")  # type: ignore[attr-defined]
        self.new, self.own, self.at = new, own, at
        self.empty = self.pooled(())

    def write(self, writer: ConstructorWriter) -> None:
        machine, code = writer.machine, writer.code
        first, second, third = machine.ARGUMENTS[:3]
        code.if_not_zero(machine.ARGUMENTS[3], "slow")
        writer.if_given(1, "given")
        code.jump("slow")
        code.label("given")
        code.constant(machine.SECOND, self.own)
        code.if_other_at(first, self.at, machine.SECOND, "slow")
        code.load(second, machine.VALUES, 0)
        writer.guard(second, (writer.int_class,))
        load_number(code, machine, machine.STATE, second, "slow", "of the address")
        code.if_zero(machine.STATE, "slow")
        writer.load_object(second, self.empty)
        code.constant(third, 0)
        code.call(self.new)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.KEPT, machine.RESULT)
        code.load(first, machine.KEPT, MEMORY)
        code.move(second, machine.STATE)
        code.load(third, machine.KEPT, SIZE)
        code.call(Functions.copy)
        code.move(machine.RESULT, machine.KEPT)
        code.leave()


def quicken(cls: Any) -> None:
    """Let machine code make the instances of a class of this package, if it can."""
    if METHODS and isinstance(cls, type) and not OURS.isdisjoint(cls.__dict__):
        place = slot_of(cls)
        if place is not None and not place.value:
            place.value = _address(cls) or None
        if issubclass(cls, (View, Single)) and cls not in _compared:
            _compared.add(cls)
            quicken_content(cls)
            method = View.getPtr if issubclass(cls, View) else Single.__int__
            _add(cls, method.__name__, known(method, lambda: AddressMethod(method)), method.__doc__)
            own = place is not None and place.value
            if own and issubclass(cls, Single):
                at = vectorcall_offset(type(cls))
                made = known("from_ptr", lambda: CopyMethod(maker(cls), own, at))
                _add(cls, "from_ptr", made, Single.from_ptr.__doc__, of_class=True)


def _add(cls: Any, name: str, code: int, doc: str | None, of_class: bool = False) -> None:
    """Add a method of code at an address, unless a program has patched it."""
    if code and name not in vars(cls):
        setattr(cls, name, descriptor(name, code, cls, doc or "", of_class))


def _address(cls: Any) -> int:
    if issubclass(cls, Handle):
        slow, two = cls.__new__, cls.code in ONE_WORD
        if not _takes_ints(slow) or cls.__init__ is not object.__init__ or cls.code not in ONE_WORD + ONE_HALF:
            return 0
        made = known((slow, two), lambda: HandleConstructor(slow, two, slow is Handle.__new__))
        if made:
            quicken_numbers(cls)
            quicken_truth(cls, Handle.__bool__)
        return made
    new: Any = maker(cls)
    if issubclass(cls, Single):
        if cls._read_only:  # from_ptr() of that makes others
            return 0
    elif not issubclass(cls, Record):
        return 0
    elif cls._is_made_aligned:
        new = aligned
    at = (type(cls).from_address, Borrowed, inherited_slot(cls, "_kept")) if issubclass(cls, View) else None
    told = initializer(cls), new, at, getattr(cls, "_initial", b"")
    return known(told, lambda: StructConstructor(*told)) if all(told[:2]) else 0


def initializer(cls: Any) -> int:
    """Put a function into the slot ``tp_init`` of a class that calls the one there: CPython replaces it once a program sets ``__init__``.
    Returns its address; 0 if a program has set that."""
    usual = next((base for base in (Single, View) if issubclass(cls, base)), cls)
    place = initializer_of(cls) if cls.__init__ is usual.__init__ else None
    if place is None:
        return 0
    before = place.value
    code = before if before in _initializers else lasting_code(("initializer", before), lambda: _passing_on(before))
    if code:
        _initializers.add(code)
        place.value = code
    return code if cls.__init__ is usual.__init__ else 0  # a program may have set it meanwhile


def _passing_on(function: int) -> tuple[bytes, list[int]]:
    code = processor().Assembler(0, 0)
    code.call(function)
    code.leave()
    return code.finished(), code.returns


def _takes_ints(new: Any) -> bool:
    """Whether a ``__new__`` makes a handle of an int without further ado."""
    if new is Handle.__new__:
        return True
    from ..types.callbacks import Callback

    return new is Callback.__new__  # which looks for callables first
