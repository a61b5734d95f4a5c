"""Machine code behind ``CUstream(7)``, ``CUlaunchConfig()`` and ``Device(0)``: handles of small ints, structs of zeros,
and objects that a thread knows by number.

CPython looks at a slot of the class, ``tp_vectorcall``, when a class is called. Code there saves the call of ``__new__``
in Python and the tuple of arguments, three quarters of the time. Anything but an int of up to 60 bits for a handle, or
no argument for a struct, or a number that is known, goes to Python as before. Subclasses do not inherit the slot.
"""

from __future__ import annotations

import ctypes
from sys import intern

from .. import FREE_THREADED
from ..builtins import BYTES
from ..types import WORD, Handle
from ..types.live_handles import FIRST_ADDRESS, live_classes
from ..types.records import Record, aligned
from ..types.struct_arrays import Single
from ..types.struct_views import Borrowed, View
from . import processor
from .code_memory import lasting_code
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
    VERSION,
    ZERO,
    Functions,
    descriptor,
    inherited_slot,
    initializer_of,
    jump_by_digits,
    maker,
    slot_offset,
    vectorcall_offset,
)
from .live import WHERE, load_number, number_of
from .live_makers import ALL_MEMORY, LiveMaker
from .routine import CELL, METHODS, Routine
from .writing import FOUND, OWNER

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

HAVE_VECTORCALL = 1 << 11
"""Py_TPFLAGS_HAVE_VECTORCALL, in the flags of a class's class."""
ONE_WORD, ONE_HALF = "Qq", "Ii"
"""Struct codes of the handles that take two digits, and one digit."""


class Constructor(Routine):
    """The code of classes that are called; ``slow`` is called with the class where it is not for code."""

    def __init__(self, slow: Any, name: str, cell: Any = None) -> None:
        super().__init__(ctypes.c_void_p() if cell is None else cell, slow, None, 0)
        self.name = name

    def _writer(self) -> Any:
        return ConstructorWriter

    def write(self, writer: ConstructorWriter) -> None:
        raise NotImplementedError


class ConstructorWriter(LiveMaker):
    def written(self) -> bytes:
        self.begin()
        self.routine.write(self)
        return self.finish()

    def if_given(self, count: int, label: str) -> None:
        """Jump if there are ``count`` arguments without names. Callers may add the bit PY_VECTORCALL_ARGUMENTS_OFFSET, the
        highest, to their number."""
        machine, code, given = self.machine, self.code, self.machine.ARGUMENTS[2]
        code.add(machine.FIRST, given, given)
        code.constant(machine.SECOND, 2 * count)
        code.if_equal(machine.FIRST, machine.SECOND, label)

    def expect_name(self, name: int, label: str) -> None:
        """The code at the label "named": jump if there is one argument, with this name."""
        machine, code, names = self.machine, self.code, self.machine.ARGUMENTS[3]
        code.label("named")
        self.expect(names, LENGTH, 1)
        code.load(machine.FIRST, names, ITEMS)
        self.load_object(machine.SECOND, name)
        code.if_different(machine.FIRST, machine.SECOND, "slow")
        self.if_given(0, label)
        code.jump("slow")

    def expect_version(self) -> None:
        """Leave it to Python once an attribute of the class has been set; the last number of the routine is the version of before."""
        machine, code = self.machine, self.code
        code.offset(machine.KEPT, machine.ARGUMENTS[0], VERSION)
        code.load_half(machine.FIRST, machine.KEPT)
        self.load_number(machine.SECOND, len(self.routine.numbers) - 1)
        code.if_different(machine.FIRST, machine.SECOND, "slow")


class HandleConstructor(Constructor):
    """Handles of an int of any class, with one digit, or also with ``two``; those at an address; and of objects that are no ints, unless they
    may be callables (``is_plain``)."""

    def __init__(self, slow: Any, two: bool, is_plain: bool) -> None:
        super().__init__(slow, "handle")
        self.two = two
        self.is_plain = is_plain
        self.keyword, self.pointer = map(self.pooled, (intern("init_value"), intern("_ptr")))
        self.live_classes, self.where, self.owner = map(self.pooled, (live_classes, WHERE, ALL_MEMORY))

    def write(self, writer: ConstructorWriter) -> None:
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

    def _accept_others(self, writer: ConstructorWriter) -> None:
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

    def _make_of_live(self, writer: ConstructorWriter, number: int) -> None:
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

    def _make_of_index(self, writer: ConstructorWriter) -> None:
        """Make a handle of the number of NumPy's integer in KEPT."""
        machine, code = writer.machine, writer.code
        writer.load_index(machine.KEPT, "slow", "nothing")
        if not self.two:
            code.shift_right(machine.FIRST, machine.KEPT, 30)
            code.if_not_zero(machine.FIRST, "slow")
        writer.split("slow")
        code.constant(machine.ARGUMENTS[1], 2)
        code.jump("made")

    def _make_live(self, writer: ConstructorWriter) -> None:
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


class KnownConstructor(Constructor):
    """The instance whose number is the argument, which may have the name ``keyword``: in a dict, the attribute ``name`` of ``owner``. An instance of ``cls`` stands for the
    number in its slot ``number``, which never changes. Without an argument, the C function behind ``cell`` writes the number; it is 0 if
    that fails."""

    def __init__(self, owner: Any, name: str, cell: Any, cls: Any, number: str, keyword: str) -> None:
        super().__init__(type.__call__, "known instance", cell)
        self.keyword = self.pooled(intern(keyword))
        self.cls, self.number_at = self.pooled(cls), slot_offset(cls, number)
        self.place = self.pooled(owner), self.pooled(intern(name))
        self.output("i")
        self.output("Q")

    def write(self, writer: ConstructorWriter) -> None:
        machine, code = writer.machine, writer.code
        first, second = machine.ARGUMENTS[:2]
        number, dict_slot = writer.first_output, writer.first_output + 1
        code.if_not_zero(machine.ARGUMENTS[3], "named")
        writer.if_given(1, "given")
        writer.if_given(0, "asked")
        code.jump("slow")
        writer.expect_name(self.keyword, "given")
        code.label("asked")
        writer.load_number(machine.KEPT, CELL)
        code.load(machine.KEPT, machine.KEPT, 0)
        code.if_zero(machine.KEPT, "slow")
        code.slot_address(first, number)
        code.call_register(machine.KEPT)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.load_slot(first, number)
        code.if_zero(machine.FIRST, "written")
        code.constant(first, 0)
        code.label("written")
        code.extend(first, first, "i")
        code.call(Functions.from_signed)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.KEPT, machine.RESULT)
        code.jump("find")
        code.label("given")
        code.load(machine.KEPT, machine.VALUES, 0)
        writer.load_object(machine.SECOND, self.cls)
        code.if_other_at(machine.KEPT, TYPE, machine.SECOND, "number")
        code.load(machine.KEPT, machine.KEPT, self.number_at)
        code.if_zero(machine.KEPT, "slow")
        code.label("number")
        writer.guard(machine.KEPT, (writer.int_class,))
        writer.keep(machine.KEPT)
        code.label("find")
        owner, name = self.place
        writer.load_object(first, owner)
        writer.load_object(second, name)
        code.call(Functions.attribute)
        code.if_zero(machine.RESULT, "no dict")
        code.store_slot(dict_slot, machine.RESULT)
        code.move(first, machine.RESULT)
        code.move(second, machine.KEPT)
        writer.find("unknown")
        code.load(machine.FIRST, machine.STATE, TYPE)
        code.load_slot(machine.SECOND, OWNER)
        code.if_equal(machine.FIRST, machine.SECOND, "found")
        writer.drop(machine.STATE)
        code.constant(machine.STATE, 0)
        code.label("unknown")
        code.label("found")
        writer.drop(machine.KEPT)
        code.load_slot(machine.KEPT, dict_slot)
        writer.drop(machine.KEPT)
        code.if_zero(machine.STATE, "slow")
        code.move(machine.RESULT, machine.STATE)
        code.leave()
        code.label("no dict")
        writer.drop(machine.KEPT)
        code.jump("nothing")


OURS = {"_generated", "_closed"}
"""Attributes of the package's struct classes, one for each of the two conventions; handles have the first."""
_made: dict[Any, int] = {}
"""Addresses of the code that :func:`known` wrote, by its key."""
_initializers: set[int] = set()
"""Those of :func:`initializer`."""
_compared: set[Any] = set()
"""Struct classes whose instances code compares."""


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


def quicken_known(cls: Any, owner: Any, name: str, cell: Any, number: str, keyword: str) -> None:
    """Let machine code find the instances of a class; see :class:`KnownConstructor`."""
    place = slot_of(cls)
    if place is not None and not place.value:
        place.value = KnownConstructor(owner, name, cell, cls, number, keyword).lasting_address(__name__) or None


def slot_of(cls: Any) -> Any:
    """The slot ``tp_vectorcall`` of a class; None if its instances are not made by way of it."""
    kind = type(cls)
    offset = vectorcall_offset(kind)
    if not kind.__flags__ & HAVE_VECTORCALL or not offset or kind.__call__ is not type.__call__:
        return None
    return WORD.from_address(id(cls) + offset)


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


def known(key: Any, make: Any) -> int:
    """The address of code for the rest of the process, written once; 0 if there is no room."""
    if key not in _made:
        _made[key] = make().lasting_address(__name__)
    return _made[key]
