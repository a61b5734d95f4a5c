"""What the code of a builtin function does: look at its arguments, call one C function, return its results.

A :class:`Routine` is told where each argument of C's comes from (its *sources*) and what becomes of the results. Whatever is
not as it expects (other types, numbers out of range, keywords, a C function that was not found yet) it hands, unchanged, to
the Python function ``slow``; a status other than 0 it gives to ``fail``. The GIL is released during the call.

Code is written once per *shape* and shared: what differs between functions of the same shape is in a pool, a tuple that
the builtin owns, of objects; the first of them is bytes with numbers.
"""

from __future__ import annotations

import ctypes
from struct import pack

from . import processor
from .interpreter import BYTES, ITEMS, LENGTH, TYPE, Functions, builtin, descriptor, slot_offset
from .memory import executable

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    Source = tuple[Any, ...]

SELF = -1
"""In place of an argument's position: the object that a method is called on."""
LIMIT = 500
"""Shapes for which code is written, each in a page of memory."""
NUMBERS, SLOW, FAIL = 0, 1, 2
"""Positions in the pool; other objects follow."""
GIVEN, NAMES, OWNER = 0, 1, 2
"""Slots of the frame: how many arguments were given, the names of those given by keyword, the first C argument."""

_codes: dict[Any, int] = {}


class Pool(tuple):  # type: ignore[type-arg]
    """What a builtin refers to."""

    __slots__ = ()

    def __reduce__(self) -> Any:
        """A builtin is pickled as an attribute of its owner: let that be the module where it is found."""
        from importlib import import_module

        return import_module, (self[-1],)


class Routine:
    """See the module. ``count`` is the number of arguments, ``keywords`` the names of those among them, at the end, that must
    be given by keyword."""

    def __init__(self, cell: Any, slow: Any, fail: Any, count: int, keywords: tuple[str, ...] = ()) -> None:
        self.count = count
        self.keywords = keywords
        self.numbers = [ctypes.addressof(cell)]
        self.objects: list[Any] = [None, slow, fail, cell]
        self.guards: list[tuple[int, tuple[int, ...]]] = []
        """Positions of arguments, and of the classes in the pool that they may have."""
        self.sources: list[Source] = []
        self.outputs: list[tuple[str, int, int]] = []
        """The struct code of each output, and the positions of the dict from values to results and of what converts others."""
        self.result: tuple[Any, ...] = ("values", 0)
        self.names = tuple(self.pooled(name) for name in keywords)

    def pooled(self, value: Any) -> int:
        """The position of an object in the pool."""
        for position, known in enumerate(self.objects):
            if known is value and position:
                return position
        self.objects.append(value)
        return len(self.objects) - 1

    # Where C's arguments come from.

    def value(self, index: int, code: str, *classes: Any) -> Source:
        """A number: argument ``index``, whose class is one of these; ``code`` is its C type's in :mod:`struct`."""
        self.guards.append((index, tuple(map(self.pooled, classes))))
        return "value", index, code

    def slot(self, index: int, cls: Any, name: str, defined_in: Any = None) -> Source:
        """A number (an int from 0 to 2**64 - 1) in a slot of argument ``index``, an instance of ``cls`` itself."""
        if index != SELF:
            self.guards.append((index, (self.pooled(cls),)))
        return "slot", index, slot_offset(defined_in or cls, name), self.pooled(int)

    def content(self, index: int, cls: Any, name: str, count: int) -> Source:
        """``count`` words of the bytes in a slot of argument ``index``."""
        self.guards.append((index, (self.pooled(cls),)))
        return "bytes", index, slot_offset(cls, name), count, self.pooled(bytes)

    def number(self, value: int) -> Source:
        """Always the same number."""
        self.numbers.append(value)
        return "number", len(self.numbers) - 1

    def output(self, code: str, known: Any = None, convert: Any = None) -> Source:
        """The address where C writes a result of the type ``code``. ``known`` is a dict from numbers to what is returned for
        them, ``convert`` makes that of others."""
        self.outputs.append((code, self.pooled(known), self.pooled(convert)) if convert else (code, 0, 0))
        return "output", len(self.outputs) - 1

    @staticmethod
    def memory(*sources: Source) -> Source:
        """The address of memory with what comes from these sources, 8 bytes each."""
        return ("memory", *sources)

    @staticmethod
    def pointers(*sources: Source) -> Source:
        """The address of an array of the addresses of what comes from these sources."""
        return ("pointers", *sources)

    # What is returned.

    def returns(self, value: Any) -> None:
        """Always the same object."""
        self.result = "object", self.pooled(value)

    def returns_argument(self, index: int) -> None:
        self.result = "argument", index

    def returns_tuple(self, first: Any) -> None:
        """``first`` and the outputs, instead of the only output."""
        self.result = "values", self.pooled(first)

    # What it becomes.

    def _code(self, pool: int = 0) -> int:
        shape = (
            *(self.count, self.names, tuple(self.guards), tuple(self.sources), tuple(self.outputs), self.result),
            pool,
        )
        found = _codes.get(shape)
        if found is None:
            found = executable(Writer(self, pool).written()) if len(_codes) < LIMIT else 0
            _codes[shape] = found
        return found

    def _pool(self, module: str) -> Pool:
        self.objects[NUMBERS] = pack(f"<{len(self.numbers)}Q", *self.numbers)
        return Pool((*self.objects, module))

    def function(self, name: str, module: str, doc: str = "") -> Any:
        """The builtin function; ``slow`` where there is no more room for code."""
        code = self._code()
        return builtin(name, code, self._pool(module), module, doc) if code else self.objects[SLOW]

    def method(self, cls: Any, name: str, doc: str = "") -> Any:
        """The same as a method of ``cls``, which never ends; ``slow`` is then a function of the class."""
        pool = self._pool(cls.__module__)
        _kept.append(pool)
        code = self._code(id(pool))
        return descriptor(name, code, cls, doc) if code else self.objects[SLOW]


_kept: list[Pool] = []
"""Pools of methods: their addresses are in the code."""


class Writer:
    """Writes the code of a routine. Registers: POOL points to the pool's items, VALUES to the arguments."""

    def __init__(self, routine: Routine, pool: int) -> None:
        self.routine = routine
        self.pool = pool
        self.machine = processor()
        self.places: dict[int, int] = {}
        """From sources, by their identity, to the slots where what comes from them is put."""
        self.slots = 3
        for source in routine.sources:
            self._place(source)
        self.first_output = self.slots
        self.slots += len(routine.outputs)
        self.code = self.machine.Assembler(self.slots, len(routine.sources))
        self.labels = 0

    def _place(self, source: Source) -> None:
        if source[0] in ("memory", "pointers"):
            for part in source[1:]:
                self._place(part)
        self.places[id(source)] = self.slots
        self.slots += {"pointers": len(source), "bytes": source[3] if source[0] == "bytes" else 1}.get(source[0], 1)

    def _label(self) -> str:
        self.labels += 1
        return str(self.labels)

    def written(self) -> bytes:
        machine, code, routine = self.machine, self.code, self.routine
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
        for index, classes in dict.fromkeys(routine.guards):
            code.load(machine.FIRST, machine.VALUES, 8 * index)
            self._guard(machine.FIRST, classes)
        self._number(machine.FIRST, 0)
        code.load(machine.KEPT, machine.FIRST, 0)
        code.if_zero(machine.KEPT, "slow")
        for source in routine.sources:
            self._source(source)
        self._call()
        self._return()
        self._end()
        return code.finished()  # type: ignore[no-any-return]

    # Parts of it.

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
        """Go on with an object of one of these classes only."""
        machine, code, good = self.machine, self.code, self._label()
        code.load(machine.FIRST, register, TYPE)
        for cls in classes[:-1]:
            self._object(machine.SECOND, cls)
            code.if_equal(machine.FIRST, machine.SECOND, good)
        self._object(machine.SECOND, classes[-1])
        code.if_different(machine.FIRST, machine.SECOND, "slow")
        code.label(good)

    def _source(self, source: Source) -> None:
        """Put what comes from a source into its slot."""
        machine, code = self.machine, self.code
        kind, place = source[0], self.places[id(source)]
        first, result = machine.ARGUMENTS[0], machine.RESULT
        if kind == "value":
            code.load(first, machine.VALUES, 8 * source[1])
            self._convert(source[2], place)
        elif kind == "slot":
            self._load_slot(first, source[1], source[2], source[3])
            self._convert("Q", place)
        elif kind == "bytes":
            _, index, offset, count, cls = source
            self._load_slot(first, index, offset, cls)
            for word in range(count):
                code.load(result, first, BYTES + 8 * word)
                code.store_slot(place + word, result)
        elif kind == "number":
            self._number(result, source[1])
            code.store_slot(place, result)
        elif kind == "output":
            code.constant(result, 0)
            code.store_slot(self.first_output + source[1], result)
            code.slot_address(result, self.first_output + source[1])
            code.store_slot(place, result)
        else:
            parts = source[1:]
            for part in parts:
                self._source(part)
            start = self.places[id(parts[0])] if parts else place
            if kind == "pointers":
                for position, part in enumerate(parts):
                    code.slot_address(result, self.places[id(part)])
                    code.store_slot(place + 1 + position, result)
                start = place + 1
            code.slot_address(result, start)
            code.store_slot(place, result)

    def _load_slot(self, register: int, index: int, offset: int, cls: int) -> None:
        """The object in a slot, of this class."""
        machine, code = self.machine, self.code
        if index == SELF:
            code.load_slot(register, OWNER)
        else:
            code.load(register, machine.VALUES, 8 * index)
        code.load(register, register, offset)
        code.if_zero(register, "slow")  # deleted
        self._guard(register, (cls,))

    def _convert(self, kind: str, place: int) -> None:
        """The number in the first argument's register, as C has it."""
        machine, code, result = self.machine, self.code, self.machine.RESULT
        if kind in "fd":
            code.call(Functions.double)  # of a float, which never fails
            code.store_double(place, kind == "f")
            return
        good = self._label()
        code.call(Functions.unsigned if kind == "Q" else Functions.signed)
        code.store_slot(place, result)
        code.constant(machine.FIRST, -1)
        code.if_different(result, machine.FIRST, good)
        code.call(Functions.error)
        code.if_not_zero(result, "unfit")
        code.constant(result, -1)
        code.label(good)
        if kind not in "Qq":
            code.extend(machine.FIRST, result, kind)
            code.if_different(machine.FIRST, result, "slow")

    def _call(self) -> None:
        machine, code, routine = self.machine, self.code, self.routine
        code.call(Functions.release_gil)
        code.move(machine.STATE, machine.RESULT)
        code.pass_slots([self.places[id(source)] for source in routine.sources])
        code.call_register(machine.KEPT)
        code.extend(machine.KEPT, machine.RESULT, "I")
        code.move(machine.ARGUMENTS[0], machine.STATE)
        code.call(Functions.take_gil)
        code.if_not_zero(machine.KEPT, "fail")

    def _return(self) -> None:
        machine, code = self.machine, self.code
        kind, what = self.routine.result
        if kind == "values":
            for position, output in enumerate(self.routine.outputs):
                self._result(self.first_output + position, *output)
            if what:
                self._tuple(what)
            else:
                code.load_slot(machine.RESULT, self.first_output)
        else:
            if kind == "object":
                self._object(machine.KEPT, what)
            else:
                code.load(machine.KEPT, machine.VALUES, 8 * what)
            self._keep(machine.KEPT)
            code.move(machine.RESULT, machine.KEPT)
        code.leave()

    def _keep(self, register: int) -> None:
        self.code.move(self.machine.ARGUMENTS[0], register)
        self.code.call(Functions.keep)

    def _drop(self, register: int) -> None:
        self.code.move(self.machine.ARGUMENTS[0], register)
        self.code.call(Functions.drop)

    def _result(self, slot: int, kind: str, known: int, convert: int) -> None:
        """Let a slot with what C wrote refer to the object that is returned for it."""
        machine, code = self.machine, self.code
        first, second, result = *machine.ARGUMENTS[:2], machine.RESULT
        code.load_slot(first, slot)
        if kind not in "Qq":
            code.extend(first, first, kind)
        code.call(Functions.from_unsigned if kind in "QIHB" else Functions.from_signed)
        code.if_zero(result, "nothing")
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
            code.if_zero(machine.STATE, "nothing")
            code.move(result, machine.STATE)
        code.store_slot(slot, result)

    def _call_one(self) -> None:
        """Call the Python function in the first argument's register with what is in KEPT."""
        _, second, third = self.machine.ARGUMENTS[:3]
        self.code.move(second, self.machine.KEPT)
        self.code.constant(third, 0)
        self.code.call(Functions.call_one)

    def _tuple(self, first: int) -> None:
        machine, code, outputs = self.machine, self.code, len(self.routine.outputs)
        code.constant(machine.ARGUMENTS[0], 1 + outputs)
        code.call(Functions.new_tuple)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.KEPT, machine.RESULT)
        self._object(machine.STATE, first)
        self._keep(machine.STATE)
        code.store(machine.KEPT, ITEMS, machine.STATE)
        for position in range(outputs):
            code.load_slot(machine.FIRST, self.first_output + position)
            code.store(machine.KEPT, ITEMS + 8 * (1 + position), machine.FIRST)
        code.move(machine.RESULT, machine.KEPT)

    def _end(self) -> None:
        """What is done where the short cut ends."""
        machine, code = self.machine, self.code
        first, second, third, fourth = machine.ARGUMENTS[:4]
        result = machine.RESULT
        code.label("fail")
        code.move(first, machine.KEPT)
        code.call(Functions.from_unsigned)
        code.if_zero(result, "nothing")
        code.move(machine.KEPT, result)
        self._object(first, FAIL)
        self._call_one()
        code.move(machine.STATE, result)
        self._drop(machine.KEPT)
        code.move(result, machine.STATE)
        code.leave()
        code.label("unfit")
        code.call(Functions.forget_error)
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
        code.label("nothing")
        code.constant(result, 0)
        code.leave()
