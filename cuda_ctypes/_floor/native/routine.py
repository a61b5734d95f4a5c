"""The code of a builtin function: it checks its arguments, calls one C function, and returns the results.

A :class:`Routine` describes the origin of each C argument (its *sources*) and the results. A call with anything
unexpected (other types, numbers out of range, keywords, a C function not yet resolved) goes unchanged to the Python
function ``slow``. A status other than 0 goes to ``fail``; if that is None, ``slow`` makes the call again. The GIL is
released during the call, unless the routine is *brief*. A *place* is the position of an argument, or a path from there
through tuples and slots.

Code is written once per *shape* and shared. The differences between functions of a shape are in a pool: a tuple of
objects that the builtin owns; its first item is bytes with numbers.
"""

from __future__ import annotations

import ctypes
from struct import pack
from sys import intern

from ..builtins import BYTES, builtin, lasting
from . import processor
from .code_memory import FUNCTIONS, Budget, Code
from .code_memory import LAUNCHES as LAUNCHES
from .interpreter import (
    CONTENT,
    DIGITS,
    ITEMS,
    LENGTH,
    LIST,
    MEMORY,
    ONE_DIGIT,
    ONES,
    TWO_DIGITS,
    TYPE,
    ZEROS,
    Functions,
    descriptor,
    slot_offset,
)

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    Source = tuple[Any, ...]
    Laid = tuple[Source, int, int, list["Laid"]]
    Place = tuple[Any, ...]

SELF = -1
"""A place: the object that a method is called on, instead of an argument's position."""
OUTPUT = object()
"""Stands for the C function's output among the slots of an instance."""
MOST_PARAMETERS = 200
"""Of kernels that machine code launches: their addresses and values must fit the frame, which is at most a page."""
MOST_NAMES = 100
"""Most names of functions to remember per shared code."""
LONGEST = 32
"""The longest list that fits the frame, in elements."""
NUMBERS, SLOW, FAIL = 0, 1, 2
"""Positions in the pool; other objects follow."""
CELL, CODE = 0, 1
"""Positions among the numbers: the address of the C function's address, and of the routine's own code."""
MADE = "made"
ELEMENTS = {"I": 4, "i": 4, "Q": 8, "q": 8}
"""Bytes of each element type of arrays."""
GIVEN, NAMES, OWNER = 0, 1, 2
"""Slots of the frame: the number of arguments, the names of keyword arguments, the first C argument."""

MACHINE = processor()
METHODS = Functions.bind != 0
"""Whether methods are possible: from Python 3.11 on."""


class Pool(tuple):  # type: ignore[type-arg]
    """The objects that a builtin refers to."""

    __slots__ = ()

    @property
    def owned(self) -> Code:
        """The code, which stays in place as long as this object lives."""
        return self[-2]  # type: ignore[no-any-return]

    def __reduce__(self) -> Any:
        """Builtins are pickled as attributes of their owner: let that be the module that has them."""
        from importlib import import_module

        return import_module, (self[-1],)


Pool.__name__ = Pool.__qualname__ = "MachineCode"  # the name that builtins show


class Instance(tuple):  # type: ignore[type-arg]
    """The position of a class in the pool, and (offset, kind, position) of its slots' contents."""

    __slots__ = ()


class Routine:
    """See the module. ``count`` is the number of arguments; ``keywords`` are the names of the last of them, which must
    be given by keyword."""

    def __init__(self, cell: Any, slow: Any, fail: Any, count: int, keywords: tuple[str, ...] = ()) -> None:
        self.count = count
        self.numbers = [ctypes.addressof(cell), 0]
        self.objects: list[Any] = [None, slow, fail, cell]
        self.guards: list[tuple[str, Place, Any]] = []
        """Conditions on arguments: ``class`` and positions of classes in the pool; ``length`` (of a tuple); ``is`` and
        the position of an object; ``other`` and the place of an argument that must not be the same object."""
        self.sources: list[Source] = []
        self.outputs: list[tuple[str, int, int]] = []
        """Of each output: its struct code, and the positions of the dict from values to results and of the converter of
        other values; or ``MADE``, and the position of the function that makes its memory."""
        self.result: tuple[Any, ...] = ("values", 0)
        self.earlier: tuple[Any, ...] = ()
        """Of a C function to call first: the position of its address's address among the numbers, and its sources."""
        self.answers = 0
        """Position of a dict from statuses to results; 0 if every status other than 0 goes to ``fail``."""
        self.brief = False
        """Keep the GIL during the call, for functions that only read the thread's own state: it halves their time."""
        self.kept: list[Place] = []
        """Places of objects to look up before the call and use after it."""
        self.names = tuple(self.pooled(intern(name)) for name in keywords)
        self.budget: Budget = FUNCTIONS
        self.name = "?"
        """Name of the C function, for profilers and debuggers."""
        self.writer: Any = Writer

    def pooled(self, value: Any) -> int:
        """The position of an object in the pool; it is added if necessary."""
        for position, known in enumerate(self.objects):
            if known is value and position:
                return position
        self.objects.append(value)
        return len(self.objects) - 1

    # The sources of C arguments.

    def value(self, place: int | Place, code: str, *classes: Any, least: int | None = None) -> Source:
        """A number: an argument of one of these classes; ``code`` is its C type in :mod:`struct`. NoneType among the
        classes makes None 0; bytes makes bytes their address. ``least`` is the position of the C argument with the
        minimum length of those, including their terminating 0."""
        self.expect(place, *classes)
        none = self.pooled(None) if type(None) in classes else 0
        return "value", _place(place), code, none, self.pooled(bytes) if bytes in classes else 0, least

    def slot(self, place: int | Place, cls: Any, name: str) -> Source:
        """A number (an int from 0 to 2**64 - 1) in a slot of an argument whose class is exactly ``cls``."""
        return self.value(self.within(place, cls, name), "Q", int)

    def content(self, place: int | Place, cls: Any, name: str, count: int) -> Source:
        """``count`` words of the bytes in a slot of an argument whose class is exactly ``cls``."""
        place = self.within(place, cls, name)
        self.expect(place, bytes)
        return "bytes", place, count

    def record(self, place: int | Place, *classes: Any) -> Source:
        """The address of a struct: an instance of one of these ctypes classes. NoneType among them makes None 0."""
        self.expect(place, *classes)
        return "record", _place(place), self.pooled(None) if type(None) in classes else 0

    def array(
        self, place: int | Place, code: str, *classes: Any, least: int | None = None, optional: bool = False
    ) -> Source:
        """The address of an array of numbers, given as a list or tuple of instances of these classes; 0 for None or an
        empty list. ``code`` is the C type. ``least`` is the position of the C argument with the minimum length; an
        ``optional`` list may be empty nevertheless."""
        if code not in ELEMENTS:
            raise ValueError(f"no arrays of {code!r}")
        return self._list(place, code, classes, least, optional)

    def _list(self, place: int | Place, code: str, classes: Any, least: int | None, optional: bool) -> Source:
        self.expect(place, list, tuple, type(None))
        positions = tuple(map(self.pooled, classes))
        return "array", _place(place), code, least, optional, self.pooled(None), self.pooled(list), positions

    def records(self, place: int | Place, *classes: Any, least: int | None = None, optional: bool = False) -> Source:
        """The same for structs. Code passes the address of a single struct; for several, ``slow`` makes an array."""
        return self._list(place, "", classes, least, optional)

    def word(self, place: int | Place, *classes: Any) -> Source:
        """The content of an 8-byte struct: an instance of one of these ctypes classes."""
        self.expect(place, *classes)
        return "word", _place(place)

    def within(self, place: int | Place, cls: Any, name: str) -> Place:
        """The place of a slot's content, in an instance whose class is exactly ``cls``."""
        if place != SELF:
            self.expect(place, cls)
        return (*_place(place), ("slot", slot_offset(cls, name)))

    def expect(self, place: int | Place, *classes: Any) -> None:
        """Require an argument of exactly one of these classes."""
        self.guards.append(("class", _place(place), tuple(map(self.pooled, classes))))

    def expect_tuple(self, place: int | Place, length: int) -> None:
        self.expect(place, tuple)
        self.guards.append(("length", _place(place), length))

    def expect_object(self, place: int | Place, value: Any) -> None:
        self.guards.append(("is", _place(place), self.pooled(value)))

    def expect_other(self, place: int | Place, other: int | Place) -> None:
        """Require two different objects."""
        self.guards.append(("other", _place(place), _place(other)))

    def number(self, value: int) -> Source:
        """A constant."""
        self.numbers.append(value)
        return "number", len(self.numbers) - 1

    def output(self, code: str, known: Any = None, convert: Any = None) -> Source:
        """The address where C writes a result of type ``code``. ``known`` maps numbers to results; ``convert`` makes
        the results of other numbers."""
        known = {} if known is None else known
        self.outputs.append((code, self.pooled(known), self.pooled(convert)) if convert else (code, 0, 0))
        return "output", len(self.outputs) - 1

    def made(self, make: Any, place: int | Place = (), convert: Any = None) -> Source:
        """The address of the memory of a ctypes object made by ``make()``, or ``make(argument)``. The object is a
        result, converted by ``convert`` if given."""
        self.outputs.append((MADE, self.pooled(make), self.pooled(convert) if convert else 0))
        return MADE, len(self.outputs) - 1, _place(place)

    @staticmethod
    def memory(*sources: Source) -> Source:
        """The address of memory with the values of these sources, 8 bytes each."""
        return ("memory", *sources)

    @staticmethod
    def pointers(*sources: Source) -> Source:
        """The address of an array of the addresses of these sources' values."""
        return ("pointers", *sources)

    def call_first(self, cell: Any, *sources: Source) -> None:
        """Call another C function first; if it fails, call ``slow``."""
        self.objects.append(cell)
        self.numbers.append(ctypes.addressof(cell))
        self.earlier = (len(self.numbers) - 1, *sources)

    # Results.

    def answers_with(self, results: dict[int, Any]) -> None:
        """Return this dict's results for its statuses; ``fail`` may add more."""
        self.answers = self.pooled(results)

    def returns(self, value: Any) -> None:
        """Return a constant."""
        self.result = "object", self.pooled(value)

    def returns_argument(self, place: int | Place) -> None:
        self.result = "argument", _place(place)

    def returns_tuple(self, first: Any) -> None:
        """Return ``first`` and the outputs, instead of the only output."""
        self.result = "values", self.pooled(first)

    def returns_instance(self, cls: Any, **slots: Any) -> None:
        """Return a new instance of ``cls``, without ``__init__``. A slot's content is the output (``OUTPUT``), the
        content of a place, an instance (:meth:`instance`), or a constant."""
        self.result = "instance", self.instance(cls, **slots)

    def instance(self, cls: Any, **slots: Any) -> Instance:
        """An instance for a slot of another instance."""
        fields: list[tuple[int, str, Any]] = []
        for name, value in slots.items():
            offset = slot_offset(cls, name)
            if value is OUTPUT:
                fields.append((offset, "output", 0))
            elif isinstance(value, Instance):
                fields.append((offset, "instance", value))
            elif isinstance(value, tuple):
                self.kept.append(value)
                fields.append((offset, "kept", len(self.kept) - 1))
            else:
                fields.append((offset, "object", self.pooled(value)))
        return Instance((self.pooled(cls), tuple(fields)))

    # Code and callables.

    def _code(self, pool: int = 0) -> Code | None:
        passed = [source[2] for source in (*self.sources, *self.earlier[1:]) if source[0] == "value"]
        if {"f", "d"}.intersection(passed):
            raise ValueError("C floats can only be passed by address, as arguments of kernels")
        if not METHODS and type(self.objects[SLOW]) is not type(_place):
            raise TypeError(
                f"machine code on this Python calls Python functions only, not a {type(self.objects[SLOW]).__name__}"
            )
        shape = (
            self.count,
            self.names,
            tuple(self.guards),
            tuple(self.sources),
            tuple(self.outputs),
            self.result,
            tuple(self.kept),
            self.earlier,
            self.objects[FAIL] is None,
            self.answers,
            self.brief,
            pool,
        )
        found = self.budget.find(shape)
        if found is None:
            return self.budget.add(shape, lambda: self._written(pool), self.name)
        if self.name not in found.names and len(found.names) < MOST_NAMES:
            found.names.append(self.name)
        return found

    def _written(self, pool: int) -> tuple[bytes, list[int]]:
        """The code, and the offsets of its return instructions."""
        writer = self.writer(self, pool)
        return writer.written(), writer.code.returns

    def _pool(self, module: str, code: Code | None = None) -> Pool:
        self.numbers[CODE] = code.address if code else 0
        self.objects[NUMBERS] = pack(f"<{len(self.numbers)}Q", *self.numbers)
        return Pool((*self.objects, code, module))

    def function(self, name: str, module: str, doc: str = "") -> Any:
        """The builtin function; ``slow`` if there is no room for code."""
        self.name = name if self.name == "?" else self.name
        pool = self.pool(module)
        return self.objects[SLOW] if pool is None else builtin(name, self.numbers[CODE], pool, module, doc)

    def pool(self, module: str = "") -> Pool | None:
        """The pool that a :class:`Dispatcher` calls; None if there is no room for code."""
        code = self._code()
        return self._pool(module, code) if code else None

    @property
    def code(self) -> int:
        """The address of the code, once there is a pool."""
        return self.numbers[CODE]

    def method(self, cls: Any, name: str, doc: str = "") -> Any:
        """A method of ``cls``, for the rest of the process; ``slow`` is then a function of the class."""
        pool = lasting(self._pool(cls.__module__))  # its address is in the code
        code = self._code(id(pool))
        return descriptor(name, lasting(code).address, cls, doc) if code else self.objects[SLOW]


def _place(place: int | Place) -> Place:
    return place if isinstance(place, tuple) else (place,)


class Writer:
    """Writes the code of a routine. Registers: POOL points to the pool's items, VALUES to the arguments."""

    def __init__(self, routine: Any, pool: int) -> None:
        self.routine = routine
        self.pool = pool
        self.machine = MACHINE
        self.slots = 3
        self.laid = self._lay(routine.sources)
        self.held = [start + 1 for source, _, start, _ in self.laid if source[0] == "array" and not source[2]]
        """Slots of objects kept alive until the call returns."""
        self.laid_earlier = self._lay(routine.earlier[1:])
        self.first_output = self.slots
        self.slots += len(routine.outputs)
        self.first_kept = self.slots
        self.slots += len(routine.kept)
        self.code = self.machine.Assembler(self.slots, max(len(routine.sources), len(routine.earlier)))
        self.labels = 0

    def _lay(self, sources: Sequence[Source]) -> list[Laid]:
        """Assign consecutive slots to these sources, and further slots to the values they point to."""
        places = []
        for source in sources:
            places.append(self.slots)
            self.slots += source[2] if source[0] == "bytes" else 1
        laid: list[Laid] = []
        for source, place in zip(sources, places):
            start, parts = self.slots, source[1:] if source[0] in ("memory", "pointers") else ()
            self.slots += len(parts) if source[0] == "pointers" else 0
            if source[0] == "array" and source[2]:  # length and elements; each element is written as 8 bytes
                self.slots += 1 + LONGEST * ELEMENTS[source[2]] // 8 + 1
            elif source[0] == "array":  # length, and the object to keep alive
                self.slots += 2
            laid.append((source, place, start, self._lay(parts)))
        return laid

    def _label(self) -> str:
        self.labels += 1
        return str(self.labels)

    def written(self) -> bytes:
        machine, code, routine = self.machine, self.code, self.routine
        given, names = machine.ARGUMENTS[2:4]
        self._begin()
        code.constant(machine.FIRST, routine.count - len(routine.names))
        code.if_different(given, machine.FIRST, "slow")
        if routine.names:
            code.if_zero(names, "slow")
            self._same(names, LENGTH, len(routine.names))
            for position, name in enumerate(routine.names):
                code.load(machine.FIRST, names, ITEMS + 8 * position)
                self._object(machine.SECOND, name)
                code.if_different(machine.FIRST, machine.SECOND, "slow")
        else:
            code.if_not_zero(names, "slow")
        for kind, place, what in dict.fromkeys(routine.guards):
            self._load(machine.FIRST, place)
            if kind == "class":
                self._guard(machine.FIRST, what)
            elif kind == "length":
                self._same(machine.FIRST, LENGTH, what)
            elif kind == "other":
                self._load(machine.SECOND, what)
                code.if_equal(machine.FIRST, machine.SECOND, "slow")
            else:
                self._object(machine.SECOND, what)
                code.if_different(machine.FIRST, machine.SECOND, "slow")
        self._number(machine.FIRST, CELL)
        code.load(machine.KEPT, machine.FIRST, 0)
        code.if_zero(machine.KEPT, "slow")
        if routine.earlier:
            self._number(machine.FIRST, routine.earlier[0])
            code.load(machine.FIRST, machine.FIRST, 0)
            code.if_zero(machine.FIRST, "slow")
        for laid in [*self.laid_earlier, *self.laid]:
            self._source(*laid)
        for source, _, start, _ in self.laid:
            if source[0] == "array" and source[3] is not None:
                enough = self._label()
                code.load_slot(machine.FIRST, start)
                if source[4]:
                    code.if_zero(machine.FIRST, enough)
                code.load_slot(machine.SECOND, self.laid[source[3]][1])
                code.if_below(machine.FIRST, machine.SECOND, "slow")
                code.label(enough)
            elif source[0] == "value" and source[5] is not None:
                self._measure(source)
        for position, where in enumerate(routine.kept):  # before the call: another thread may change them
            self._load(machine.FIRST, where)
            code.store_slot(self.first_kept + position, machine.FIRST)
        for position in range(len(routine.kept)):  # only once all of them are found
            code.load_slot(machine.STATE, self.first_kept + position)
            self._keep(machine.STATE)
        for slot in self.held:  # a list may lose elements that C reads
            code.load_slot(machine.STATE, slot)
            self._keep(machine.STATE)
        self._make()
        self._call()
        self._return()
        self._end()
        return code.finished()  # type: ignore[no-any-return]

    # Parts of the code.

    def _begin(self) -> None:
        machine, code = self.machine, self.code
        owner, values, given, names = machine.ARGUMENTS[:4]
        code.store_slot(GIVEN, given)
        code.store_slot(NAMES, names)
        code.store_slot(OWNER, owner)
        code.move(machine.VALUES, values)
        if self.pool:
            code.constant(machine.POOL, self.pool + ITEMS)
        else:
            code.constant(machine.FIRST, ITEMS)
            code.add(machine.POOL, owner, machine.FIRST)

    def _load(self, register: int, place: Place) -> None:
        """Load an argument, or an object inside of it."""
        first, *way = place
        if first == SELF:
            self.code.load_slot(register, OWNER)
        else:
            self.code.load(register, self.machine.VALUES, 8 * first)
        for step in way:
            if isinstance(step, tuple):
                self.code.load(register, register, step[1])
                self.code.if_zero(register, "slow")  # deleted
            else:
                self.code.load(register, register, ITEMS + 8 * step)

    def _object(self, register: int, position: int) -> None:
        self.code.load(register, self.machine.POOL, 8 * position)

    def _number(self, register: int, position: int) -> None:
        self._object(register, NUMBERS)
        self.code.load(register, register, BYTES + 8 * position)

    def _same(self, register: int, offset: int, value: int) -> None:
        self.code.load(self.machine.FIRST, register, offset)
        self.code.constant(self.machine.SECOND, value)
        self.code.if_different(self.machine.FIRST, self.machine.SECOND, "slow")

    def _guard(self, register: int, classes: tuple[int, ...]) -> None:
        """Require an object of one of these classes."""
        machine, code, good = self.machine, self.code, self._label()
        code.load(machine.FIRST, register, TYPE)
        for cls in classes[:-1]:
            self._object(machine.SECOND, cls)
            code.if_equal(machine.FIRST, machine.SECOND, good)
        self._object(machine.SECOND, classes[-1])
        code.if_different(machine.FIRST, machine.SECOND, "slow")
        code.label(good)

    def _source(self, source: Source, place: int, start: int, parts: list[Laid]) -> None:
        """Store a source's value in its slot, and the values it points to in the slots from ``start`` on."""
        machine, code, kind = self.machine, self.code, source[0]
        first, result = machine.ARGUMENTS[0], machine.RESULT
        if kind == "value":
            self._load(first, source[1])
            none, content, _ = source[3:]
            self._null(first, none, place, end := self._label())
            if content:
                number = self._label()
                code.load(machine.FIRST, first, TYPE)
                self._object(machine.SECOND, content)
                code.if_different(machine.FIRST, machine.SECOND, number)
                code.constant(machine.FIRST, BYTES)
                code.add(machine.SECOND, first, machine.FIRST)
                code.store_slot(place, machine.SECOND)
                code.jump(end)
                code.label(number)
            self._convert(source[2], place)
            code.label(end)
        elif kind == "record":
            self._load(first, source[1])
            self._null(first, source[2], place, end := self._label())
            code.load(result, first, MEMORY)
            code.store_slot(place, result)
            code.label(end)
        elif kind == "word":
            self._load(first, source[1])
            code.load(machine.FIRST, first, MEMORY)
            code.load(result, machine.FIRST, 0)
            code.store_slot(place, result)
        elif kind == "bytes":
            _, where, count = source
            self._load(first, where)
            self._same(first, LENGTH, 8 * count)
            for word in range(count):
                code.load(machine.FIRST, first, BYTES + 8 * word)
                code.store_slot(place + word, machine.FIRST)
        elif kind == "number":
            self._number(result, source[1])
            code.store_slot(place, result)
        elif kind == "output":
            code.constant(result, 0)
            code.store_slot(self.first_output + source[1], result)
            code.slot_address(result, self.first_output + source[1])
            code.store_slot(place, result)
        elif kind == "array":
            self._array(source, place, start)
        elif kind != MADE:  # MADE comes last, when only the call itself is left
            for part in parts:
                self._source(*part)
            if kind == "pointers":
                for position, part in enumerate(parts):
                    code.slot_address(result, part[1])
                    code.store_slot(start + position, result)
            code.slot_address(result, start)
            code.store_slot(place, result)

    def _measure(self, source: Source) -> None:
        """If the argument is bytes, require the minimum length given by another argument, including the terminating
        0."""
        machine, code, other = self.machine, self.code, self._label()
        given = machine.ARGUMENTS[0]
        self._load(given, source[1])
        code.load(machine.FIRST, given, TYPE)
        self._object(machine.SECOND, source[4])
        code.if_different(machine.FIRST, machine.SECOND, other)
        code.load(given, given, LENGTH)
        code.constant(machine.SECOND, 1)
        code.add(machine.FIRST, given, machine.SECOND)
        code.load_slot(machine.SECOND, self.laid[source[5]][1])
        code.if_below(machine.FIRST, machine.SECOND, "slow")
        code.label(other)

    def _array(self, source: Source, place: int, start: int) -> None:
        """Store the elements of a list or tuple in the slots after the first, which gets the length. No calls here:
        they would change the registers."""
        machine, code = self.machine, self.code
        _, where, kind, _, _, none, list_class, classes = source
        element, items, end, to = machine.ARGUMENTS[:4]
        first, second, result = machine.FIRST, machine.SECOND, machine.RESULT
        done, listed, again = self._label(), self._label(), self._label()
        store, short, one, zero = self._label(), self._label(), self._label(), self._label()
        code.constant(first, 0)
        code.store_slot(place, first)
        code.store_slot(start, first)
        if not kind:
            code.store_slot(start + 1, first)
        self._load(element, where)
        self._object(second, none)
        code.if_equal(element, second, done)
        code.load(items, element, LIST)  # a list's items are in memory of their own
        code.load(first, element, TYPE)
        self._object(second, list_class)
        code.if_equal(first, second, listed)
        code.constant(first, ITEMS)
        code.add(second, element, first)
        code.move(items, second)
        code.label(listed)
        code.load(first, element, LENGTH)
        code.if_zero(first, done)
        code.constant(second, (LONGEST if kind else 1) + 1)
        fits = self._label()
        code.if_below(first, second, fits)
        code.jump("slow")
        code.label(fits)
        code.store_slot(start, first)
        if not kind:
            code.load(element, items, 0)
            code.store_slot(start + 1, element)
            self._guard(element, classes)
            code.load(first, element, MEMORY)
            code.store_slot(place, first)
            code.label(done)
            return
        code.add(second, first, first)
        code.add(first, second, second)
        code.add(second, first, first)
        code.add(end, items, second)
        code.slot_address(to, start + 1)
        code.store_slot(place, to)
        code.label(again)
        code.load(element, items, 0)
        self._guard(element, classes)
        code.load(first, element, LENGTH)
        if kind in "Qq":
            code.constant(second, TWO_DIGITS)
            code.if_different(first, second, short)
            code.load(second, element, DIGITS)
            code.join(result, second)
            code.jump(store)
            code.label(short)
        for marks, label in ((ONES, one), (ZEROS, zero)):
            for mark in sorted(marks):
                code.constant(second, mark)
                code.if_equal(first, second, label)
        code.jump("slow")  # negative, or more digits
        code.label(one)
        code.load(second, element, DIGITS)
        code.extend(result, second, "I")
        code.jump(store)
        code.label(zero)
        code.constant(result, 0)
        code.label(store)
        code.store(to, 0, result)
        for register, size in ((to, ELEMENTS[kind]), (items, 8)):
            code.constant(first, size)
            code.add(second, register, first)
            code.move(register, second)
        code.if_below(items, end, again)
        code.label(done)

    def _make(self) -> None:
        """Make the structs that are results."""
        machine, code = self.machine, self.code
        made = [(place, *source[1:]) for source, place, _, _ in self.laid if source[0] == MADE]
        for _, position, _ in made:
            code.constant(machine.FIRST, 0)
            code.store_slot(self.first_output + position, machine.FIRST)
        first, second, third = machine.ARGUMENTS[:3]
        for place, position, given in made:
            code.constant(second, 0)
            if given:
                self._load(second, given)
                code.constant(third, 0)
            self._object(first, self.routine.outputs[position][1])
            code.call(Functions.call_one)
            code.if_zero(machine.RESULT, "not made")
            code.store_slot(self.first_output + position, machine.RESULT)
            code.load(machine.FIRST, machine.RESULT, MEMORY)
            code.store_slot(place, machine.FIRST)

    def _null(self, register: int, none: int, place: int, end: str) -> None:
        """If None is allowed and the object is None, store 0 in the slot and jump to ``end``."""
        if none:
            other = self._label()
            self._object(self.machine.SECOND, none)
            self.code.if_different(register, self.machine.SECOND, other)
            self.code.constant(self.machine.RESULT, 0)
            self.code.store_slot(place, self.machine.RESULT)
            self.code.jump(end)
            self.code.label(other)

    def _convert(self, kind: str, place: int) -> None:
        """Convert the int or float in the first argument's register to a C number in a slot."""
        machine, code, result = self.machine, self.code, self.machine.RESULT
        if kind in "fd":
            code.call(Functions.double)  # cannot fail: it is a float
            code.store_double(place, kind == "f")
            if kind == "f":  # infinity may be an overflow: leave it to the Python function
                fits = self._label()
                code.extend(machine.FIRST, result, "I")
                code.add(machine.SECOND, machine.FIRST, machine.FIRST)  # shifts the sign out of the lower 32 bits
                code.extend(machine.FIRST, machine.SECOND, "I")
                code.constant(machine.SECOND, 0xFF << 24)
                code.if_below(machine.FIRST, machine.SECOND, fits)
                code.jump("slow")
                code.label(fits)
            return
        fits, check, long = self._label(), self._label(), self._label()
        number = machine.ARGUMENTS[0]
        code.load(machine.FIRST, number, LENGTH)
        if kind in "Qq":  # handles and addresses usually have two digits
            short = self._label()
            code.constant(machine.SECOND, TWO_DIGITS)
            code.if_different(machine.FIRST, machine.SECOND, short)
            code.load(machine.SECOND, number, DIGITS)
            code.join(result, machine.SECOND)
            code.jump(fits)
            code.label(short)
        code.constant(machine.SECOND, ONE_DIGIT)
        code.if_different(machine.FIRST, machine.SECOND, long)
        code.load(machine.SECOND, number, DIGITS)
        code.extend(result, machine.SECOND, "I")
        code.jump(fits if kind in "QqIi" else check)
        code.label(long)
        code.call(Functions.unsigned if kind == "Q" else Functions.signed)
        code.constant(machine.FIRST, -1)
        code.if_different(result, machine.FIRST, check)
        code.call(Functions.error)
        code.if_not_zero(result, "unfit")
        code.constant(result, -1)
        code.label(check)
        if kind not in "Qq":
            code.extend(machine.FIRST, result, kind)
            code.if_different(machine.FIRST, result, "slow")
        code.label(fits)
        code.store_slot(place, result)

    def _call(self) -> None:
        machine, code = self.machine, self.code
        if not self.routine.brief:
            code.call(Functions.release_gil)
            code.move(machine.STATE, machine.RESULT)
        if self.routine.earlier:
            code.pass_slots([place for _, place, _, _ in self.laid_earlier])
            self._number(machine.FIRST, self.routine.earlier[0])
            code.load(machine.FIRST, machine.FIRST, 0)
            code.call_register(machine.FIRST)
            code.extend(machine.FIRST, machine.RESULT, "I")
            code.if_not_zero(machine.FIRST, "refused")
        code.pass_slots([place for _, place, _, _ in self.laid])
        code.call_register(machine.KEPT)
        code.extend(machine.KEPT, machine.RESULT, "i")
        if not self.routine.brief:
            code.move(machine.ARGUMENTS[0], machine.STATE)
            code.call(Functions.take_gil)
        self._drop_held()
        code.if_not_zero(machine.KEPT, "again" if self.routine.objects[FAIL] is None else "fail")

    def _return(self) -> None:
        machine, code = self.machine, self.code
        kind, what = self.routine.result
        if kind == "values":
            for position, output in enumerate(self.routine.outputs):
                self._result(position, *output)
            if what:
                self._tuple(what)
            else:
                code.load_slot(machine.RESULT, self.first_output)
        elif kind == "instance":
            for position, output in enumerate(self.routine.outputs):
                self._result(position, *output)
            self._instance(*what)
            for position in range(len(self.routine.outputs)):
                code.load_slot(machine.STATE, self.first_output + position)
                self._drop(machine.STATE)
            code.move(machine.RESULT, machine.KEPT)
        else:
            if kind == "object":
                self._object(machine.KEPT, what)
            else:
                self._load(machine.KEPT, what)
            self._keep(machine.KEPT)
            code.move(machine.RESULT, machine.KEPT)
        code.leave()

    def _keep(self, register: int) -> None:
        self.code.move(self.machine.ARGUMENTS[0], register)
        self.code.call(Functions.keep)

    def _drop(self, register: int) -> None:
        self.code.move(self.machine.ARGUMENTS[0], register)
        self.code.call(Functions.drop)

    def _result(self, position: int, kind: str, known: int, convert: int) -> None:
        """Replace the C output in its slot by the Python object to return for it."""
        machine, code, slot = self.machine, self.code, self.first_output + position
        failed = f"undo {position}" if self._made(position) else f"without {position}"
        if kind == MADE:
            if convert:
                code.load_slot(machine.KEPT, slot)
                self._object(machine.ARGUMENTS[0], convert)
                self._call_one()
                code.move(machine.STATE, machine.RESULT)
                self._drop(machine.KEPT)
                code.if_zero(machine.STATE, failed)
                code.store_slot(slot, machine.STATE)
            return
        first, second = machine.ARGUMENTS[:2]
        result = machine.RESULT
        if kind in "fd":
            code.load_double(slot, kind == "f")
            code.call(Functions.from_double)
        else:
            code.load_slot(first, slot)
            if kind not in "Qq":
                code.extend(first, first, kind)
            code.call(Functions.from_unsigned if kind in "QIHB" else Functions.from_signed)
        code.if_zero(result, failed)
        if convert:
            good = self._label()
            code.move(machine.KEPT, result)
            self._object(first, known)
            code.move(second, machine.KEPT)
            code.call(Functions.find)
            code.move(machine.STATE, result)
            code.if_zero(result, f"make {good}")
            self._keep(machine.STATE)
            code.jump(good)
            code.label(f"make {good}")
            self._object(first, convert)
            self._call_one()
            code.move(machine.STATE, result)
            code.label(good)
            self._drop(machine.KEPT)
            code.if_zero(machine.STATE, failed)
            code.move(result, machine.STATE)
        code.store_slot(slot, result)

    def _call_one(self) -> None:
        """Call the Python function in the first argument's register with KEPT."""
        _, second, third = self.machine.ARGUMENTS[:3]
        self.code.move(second, self.machine.KEPT)
        self.code.constant(third, 0)
        self.code.call(Functions.call_one)

    def _tuple(self, first: int) -> None:
        machine, code, outputs = self.machine, self.code, len(self.routine.outputs)
        code.constant(machine.ARGUMENTS[0], 1 + outputs)
        code.call(Functions.new_tuple)
        code.if_zero(machine.RESULT, f"without {outputs}")
        code.move(machine.KEPT, machine.RESULT)
        self._object(machine.STATE, first)
        self._keep(machine.STATE)
        code.store(machine.KEPT, ITEMS, machine.STATE)
        for position in range(outputs):
            code.load_slot(machine.FIRST, self.first_output + position)
            code.store(machine.KEPT, ITEMS + 8 * (1 + position), machine.FIRST)
        code.move(machine.RESULT, machine.KEPT)

    def _instance(self, cls: int, fields: tuple[tuple[int, str, Any], ...], inner: bool = False) -> None:
        """Put a new instance into KEPT; ``inner`` if it is for a slot of another instance."""
        machine, code, failed = self.machine, self.code, f"without {len(self.routine.outputs)}"
        for _, kind, what in fields:
            if kind == "instance":
                self._instance(what[0], what[1], inner=True)
                code.store_slot(OWNER, machine.KEPT)  # the one inner instance; the first argument is done
                failed = "without it"
        self._object(machine.ARGUMENTS[0], cls)
        code.constant(machine.ARGUMENTS[1], 0)
        code.call(Functions.new_object)
        code.if_zero(machine.RESULT, failed)
        code.move(machine.KEPT, machine.RESULT)
        for offset, kind, position in fields:
            if kind == "object":
                self._object(machine.STATE, position)
            elif kind == "instance":
                code.load_slot(machine.STATE, OWNER)
            else:
                code.load_slot(machine.STATE, position + (self.first_output if kind == "output" else self.first_kept))
            if kind in ("object", "output"):
                self._keep(machine.STATE)
            code.store(machine.KEPT, offset, machine.STATE)
            if kind == "kept" and inner:  # the instance owns it now
                code.constant(machine.FIRST, 0)
                code.store_slot(self.first_kept + position, machine.FIRST)

    def _end(self) -> None:
        """The exits: failures, and the way to ``slow``."""
        machine, code = self.machine, self.code
        first, result = machine.ARGUMENTS[0], machine.RESULT
        code.label("fail")
        self._drop_made(self._made())
        self._drop_kept()
        code.move(first, machine.KEPT)
        code.call(Functions.from_signed)
        code.if_zero(result, "nothing")
        code.move(machine.KEPT, result)
        if self.routine.answers:
            self._answer()
        self._object(first, FAIL)
        self._call_one()
        code.move(machine.STATE, result)
        self._drop(machine.KEPT)
        code.move(result, machine.STATE)
        code.leave()
        if self.routine.earlier:
            code.label("refused")
            code.move(first, machine.STATE)
            code.call(Functions.take_gil)
            self._drop_held()
        code.label("again")
        self._drop_made(self._made())
        self._drop_kept()
        code.jump("slow")
        code.label("unfit")
        code.call(Functions.forget_error)
        self._slow()
        if self._made():
            code.label("not made")
            self._drop_held()
            self._drop_made(self._made())
            self._drop_kept()
            code.jump("nothing")
        for position in range(len(self.routine.outputs)):
            if self._made(position):
                code.label(f"undo {position}")  # this output failed; those made after it are released
                self._drop_made(self._made(position))
                code.jump(f"without {position}")
        if self.routine.result[0] in ("values", "instance"):
            if self.routine.result[0] == "instance":
                code.label("without it")  # the outer instance
                code.load_slot(machine.STATE, OWNER)
                self._drop(machine.STATE)
            for position in reversed(range(len(self.routine.outputs) + 1)):
                code.label(f"without {position}")  # the output at this position failed, and none after it exists
                if position:
                    code.load_slot(first, self.first_output + position - 1)
                    code.call(Functions.drop)
            self._drop_kept()
        code.label("nothing")
        code.constant(result, 0)
        code.leave()

    def _answer(self) -> None:
        """Return what a status stands for that is no failure, as "not ready"; "no answer" leads on."""
        machine, code = self.machine, self.code
        first, result = machine.ARGUMENTS[0], machine.RESULT
        self._object(first, self.routine.answers)
        code.move(machine.ARGUMENTS[1], machine.KEPT)
        code.call(Functions.find)
        code.if_zero(result, "no answer")
        code.move(machine.STATE, result)
        self._keep(machine.STATE)
        self._drop(machine.KEPT)
        code.move(result, machine.STATE)
        code.leave()
        code.label("no answer")

    def _made(self, after: int = -1) -> list[int]:
        """Outputs after a position that are made before the call."""
        return [
            position for position, output in enumerate(self.routine.outputs) if output[0] == MADE and position > after
        ]

    def _drop_held(self) -> None:
        for slot in self.held:
            self.code.load_slot(self.machine.STATE, slot)
            self._drop(self.machine.STATE)

    def _drop_made(self, positions: list[int]) -> None:
        for position in positions:
            self.code.load_slot(self.machine.STATE, self.first_output + position)
            self._drop(self.machine.STATE)

    def _drop_kept(self) -> None:
        """Release kept objects that no instance owns: Py_DecRef ignores 0."""
        for position in range(len(self.routine.kept)):
            self.code.load_slot(self.machine.STATE, self.first_kept + position)
            self._drop(self.machine.STATE)

    def _slow(self) -> None:
        """Call the Python function with all arguments."""
        machine, code = self.machine, self.code
        first, second, third, fourth = machine.ARGUMENTS[:4]
        result = machine.RESULT
        code.label("slow")
        self._object(first, SLOW)
        if self.pool:  # a method: bind the Python function to the object
            code.load_slot(second, OWNER)
            code.call(Functions.bind)
            code.if_zero(result, "nothing")
            code.move(machine.KEPT, result)
            code.move(first, result)
        code.move(second, machine.VALUES)
        code.load_slot(third, GIVEN)
        code.load_slot(fourth, NAMES)
        code.call(Functions.call)
        if self.pool:
            code.move(machine.STATE, result)
            self._drop(machine.KEPT)
            code.move(result, machine.STATE)
        code.leave()


class Dispatcher(Routine):
    """Calls another routine with its own arguments: the pool in ``cell``, a Python cell, or in a slot of the argument
    at ``place``. If there is none, it calls ``slow``."""

    def __init__(self, slow: Any, cell: Any = None, place: int = SELF, cls: Any = None, name: str = "") -> None:
        super().__init__(ctypes.c_void_p(), slow, None, 0)
        self.cell = self.pooled(cell)
        self.place = place
        self.classes = self.pooled(cls), self.pooled(Pool)
        self.offset = slot_offset(cls, name) if cls else 0
        self.result = "dispatched", self.cell, place, *self.classes, self.offset
        self.writer = DispatchWriter


class DispatchWriter(Writer):
    """Writes the code of a dispatcher."""

    def written(self) -> bytes:
        machine, code, routine = self.machine, self.code, self.routine
        first, second, third, fourth = machine.ARGUMENTS[:4]
        self._begin()
        if routine.place == SELF:
            self._object(machine.KEPT, routine.cell)
            code.load(machine.KEPT, machine.KEPT, CONTENT)
            code.if_zero(machine.KEPT, "slow")
        else:
            code.constant(machine.FIRST, routine.place + 1)
            code.if_below(third, machine.FIRST, "slow")
            code.load(machine.KEPT, machine.VALUES, 8 * routine.place)
            self._guard(machine.KEPT, routine.classes[:1])
            code.load(machine.KEPT, machine.KEPT, routine.offset)
            code.if_zero(machine.KEPT, "slow")
            self._guard(machine.KEPT, routine.classes[1:])
        self._keep(machine.KEPT)  # another thread may replace it
        code.load(machine.FIRST, machine.KEPT, ITEMS + 8 * NUMBERS)
        code.load(machine.STATE, machine.FIRST, BYTES + 8 * CODE)
        code.move(first, machine.KEPT)
        code.move(second, machine.VALUES)
        code.load_slot(third, GIVEN)
        code.load_slot(fourth, NAMES)
        code.call_register(machine.STATE)
        code.move(machine.STATE, machine.RESULT)
        self._drop(machine.KEPT)
        code.move(machine.RESULT, machine.STATE)
        code.leave()
        self._slow()
        code.label("nothing")
        return code.finished()  # type: ignore[no-any-return]
