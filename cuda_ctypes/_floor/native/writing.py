"""Writes the machine code of a :class:`.routine.Routine`."""

from __future__ import annotations

from .. import FREE_THREADED
from ..builtins import BYTES
from . import processor
from .critical_sections import CriticalSections, in_slot
from .interpreter import (
    CONTENT,
    DIGIT,
    DIGITS,
    DOUBLE,
    IMMORTAL,
    ITEMS,
    LENGTH,
    LIST,
    MEMORY,
    ONE_DIGIT,
    ONES,
    TWO_DIGITS,
    TYPE,
    USED,
    ZEROS,
    Functions,
)
from .routine import (
    ASKED,
    CELL,
    CODE,
    CONTENT_OF,
    COUNT,
    DECODED,
    ELEMENTS,
    FAIL,
    FIELDS,
    FIRST_OUTPUT,
    KEPT_TEXT,
    LARGEST,
    LONGEST,
    MADE,
    NOTHING,
    NUMBERS,
    PAIR,
    REFUSED,
    ROOM,
    SELF,
    SLOW,
    STATUS,
    TEXTS,
    TOLD,
    WORDS,
    longest,
)

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from .routine import Place, Source

    Laid = tuple[Source, int, int, list["Laid"]]

LATE = (MADE, "prepared", "inside", TEXTS, KEPT_TEXT, ROOM)
"""Sources that come last, when only the call itself is left."""
LIMITING = {"value": 5, "array": 3, TOLD: 4, "inside": 1, "prepared": 4, TEXTS: 2}
"""Where sources say which other C argument's slot they look at."""
MINUS_ONE = 0xBFF0 << 48
"""The bits of the double -1."""
PARTS = {"memory": 1, "pointers": 1, FIELDS: 4, MADE: 4}
"""Where the sources in a source begin."""
IN_LINE = 32
"""The most words of a struct that are cleared without a call,"""
AT_ONCE = 128
"""and the most that one call clears: for 2 KB and more, glibc takes an instruction that needs three times as long on AMD EPYC."""
VIEW, VIEWED, VIEW_SIZE = 10, 1, 2
"""The words of a Py_buffer, and the positions of its object and its size."""
WRITABLE = 1
"""PyBUF_WRITABLE: memory in one piece, to write to."""
REAL = ("f", "d")
"""The struct codes of floats."""
GIVEN, NAMES, OWNER, FOUND = 0, 1, 2, 3
"""Slots of the frame: the number of arguments, the names of keyword arguments, the first C argument, an object found in
a dict."""

MACHINE = processor()


def _by_class(guard: tuple[str, Place, Any]) -> tuple[int, ...]:
    """An order of guards: those on the class of an argument first, so that each class is loaded once."""
    kind, place, what = guard
    return (0, what[0]) if kind == "class" and len(place) == 1 else (1,)


class Writer(CriticalSections):
    """Writes the code of a routine. Registers: POOL points to the pool's items, VALUES to the arguments."""

    def __init__(self, routine: Any, pool: int) -> None:
        self.routine = routine
        self.pool = pool
        self.machine = MACHINE
        self.slots = FOUND + 1 if not FREE_THREADED else self.LISTED + 1
        self.nothing, self.refusal, self.int_class = routine.always
        self.laid = self._lay(routine.sources)
        self.held = [start + 1 for source, _, start, _ in self.laid if source[0] == "array" and not source[2]]
        """Slots of objects kept alive until the call returns."""
        self.prepared = [start for source, _, start, _ in self.laid if source[0] in ("prepared", TEXTS, KEPT_TEXT)]
        self.prepared += [start + 2 for source, _, start, _ in self.laid if source[0] == "array" and source[8]]
        """Slots of objects made for the call."""
        self.asked = [(start, source[1]) for source, _, start, _ in self.laid if source[0] == ASKED]
        """The slot of a number that C is asked for, which is followed by that of its former value, and a status."""
        self.rooms = [start for source, _, start, _ in self.laid if source[0] == ROOM]
        """Slots of buffers held until the call returns."""
        self.laid_earlier = self._lay(routine.earlier[1:])
        self.laid_by_source = dict(zip(routine.sources, self.laid))
        self.laid_equal = [
            [self.laid_by_source.get(source) or self._lay([source])[0] for source in pair] for pair in routine.equal
        ]
        self.slots = self._without_gil(self.slots)
        self.first_output = self.slots
        self.slots += len(routine.outputs)
        self.forgotten = self.slots
        """The slot of what a dict has lost."""
        self.slots += 1 if routine.forgotten else 0
        self.first_kept = self.slots
        self.slots += len(routine.kept)
        self.direct: dict[int, tuple[int, Source, int]] = {}
        """The register, source and further slots of C arguments that need no slot, which they would have."""
        self.passed = self._passed(self.laid)
        words = len(self.passed[0]) + (len(self.machine.ARGUMENTS) if self.passed[2] else 0)
        self.code = self.machine.Assembler(self.slots, max(words, len(routine.earlier)))
        self.labels = 0
        self.longest: dict[int, Any] = {}
        """The sizes of texts in structs, by the positions of outputs; of bytes also the slot of the struct and the offset of their
        number in it."""
        self.behind: list[Callable[[], None]] = []
        """Functions that write the code of rare cases. It stands behind the other code, whose room in the cache it would take."""

    def _passed(self, laid: list[Laid]) -> tuple[list[int | None], list[int], list[int]]:
        """The slots of the C arguments, those of them that are floats, and those that are parts of structs on the
        stack. None stands for an argument in ``direct``."""
        slots: list[int | None] = []
        reals: list[int] = []
        stacked: list[int] = []
        compared = {source[LIMITING[source[0]]] for source, *_ in laid if source[0] in LIMITING}
        compared |= {source[3][0] for source, *_ in laid if source[0] == MADE and source[2] == "text"}
        for position, (source, place, start, _) in enumerate(laid):
            if source[0] == "structure" and self.machine.STACKED:
                stacked += range(start, start + source[2])
                slots += range(start, start + source[2])
                continue
            if source[0] == "value" and source[2] in REAL:
                reals.append(place)
            word = len(slots) - (0 if self.machine.POSITIONAL else len(reals) + len(stacked))
            if source[0] in ("number", "pointers") and word < len(self.machine.ARGUMENTS) and position not in compared:
                self.direct[place] = (self.machine.ARGUMENTS[word], source, start)
                slots.append(None)
            else:
                slots.append(place)
        return slots, reals, stacked

    def _lay(self, sources: Sequence[Source]) -> list[Laid]:
        """Assign consecutive slots to these sources, and further slots to the values they point to."""
        places = []
        for source in sources:
            places.append(self.slots)
            self.slots += source[2] if source[0] == "bytes" else 1
        laid: list[Laid] = []
        for source, place in zip(sources, places):
            start, parts = self.slots, source[PARTS[source[0]] :] if source[0] in PARTS else ()
            self.slots += len(parts) if source[0] == "pointers" else 0
            if source[0] == "array" and source[2]:  # length and elements; each element is written as 8 bytes
                self.slots += 1 + LONGEST + 1
            elif source[0] in (CONTENT_OF, KEPT_TEXT):  # its size, or the str
                self.slots += 1
            elif source[0] == "array":  # length and the struct; for several, an array and whether it is needed
                self.slots += 4 if source[8] else 2
            elif source[0] == "prepared":  # the object, and whether it is needed
                self.slots += 2 if source[3] else 1
            elif source[0] == ROOM:  # a Py_buffer, the size of the memory, and whether the buffer is needed
                self.slots += VIEW + 2
            elif source[0] == TEXTS:  # a tuple, and the addresses of its elements
                self.slots += 1 + LONGEST
            elif source[0] == ASKED:  # the number, and its former value
                self.slots += 2
            elif source[0] == TOLD:  # the value, and its reader
                self.slots += WORDS + 1
            elif source[0] == "structure":
                self.slots += source[2]
            elif source[0] == FIELDS:  # the struct, and what is read with its last member
                self.slots += source[1] + 1
            laid.append((source, place, start, self._lay(parts)))
        return laid

    def _label(self) -> str:
        self.labels += 1
        return str(self.labels)

    def written(self) -> bytes:
        machine, code, routine = self.machine, self.code, self.routine
        given, names = machine.ARGUMENTS[2:4]
        self._begin()
        code.if_other(given, routine.count - len(routine.names), "slow")
        if routine.names:
            code.if_zero(names, "slow")
            self._same(names, LENGTH, len(routine.names))
            for position, name in enumerate(routine.names):
                self._object(machine.SECOND, name)
                code.if_other_at(names, ITEMS + 8 * position, machine.SECOND, "slow")
        else:
            code.if_not_zero(names, "slow")
        loaded = 0
        for kind, place, what in sorted(self._guards(), key=_by_class):
            self._guard_of(kind, place, what, loaded)
            loaded = what[0] if kind == "class" else 0
        self._load_function()
        code.if_zero(machine.KEPT, "slow")
        if routine.earlier:
            self._number(machine.FIRST, routine.earlier[0])
            code.load(machine.FIRST, machine.FIRST, 0)
            code.if_zero(machine.FIRST, "slow")
        self._begin_references(self.first_kept)
        further = [laid for pair in self.laid_equal for laid in pair if laid[0] not in self.laid_by_source]
        for laid in self._by_owner([*self.laid_earlier, *self.laid, *further]):
            self._source(*laid)
        for one, other in self.laid_equal:
            code.load_slot(machine.FIRST, one[1])
            code.load_slot(machine.SECOND, other[1])
            code.if_different(machine.FIRST, machine.SECOND, self.slow)
        for source, _, start, _ in self.laid:
            if source[0] == "array" and source[3] is not None:
                enough = self._label()
                code.load_slot(machine.FIRST, start)
                if source[4]:
                    code.if_zero(machine.FIRST, enough)
                code.load_slot(machine.SECOND, self.laid[source[3]][1])
                code.if_below(machine.FIRST, machine.SECOND, self.slow)
                code.label(enough)
            elif source[0] == "value" and source[5] is not None:
                self._measure(source[1], source[4], source[5])
            elif source[0] == "prepared" and source[4] is not None:
                self._measure(source[2][0], source[3][1], source[4], exact=True)
            elif source[0] == MADE and source[2] == "text" and source[3][1]:
                self._limit(self._number_slot(source[3][0]), LARGEST // source[3][1], bool(source[3][2]))
            elif source[0] == TOLD and source[4] is not None:
                self._limit(self.laid[source[4]][1], 8 * WORDS)
        self._keep_objects()
        self._prepare()
        self._make()
        if routine.forgotten:
            self._forget(*routine.forgotten)
        self._call()
        self._return()
        self._end()
        return code.finished()  # type: ignore[no-any-return]

    # Parts of the code.

    def _keep_objects(self) -> None:
        """Refer to the objects that are needed after the call: another thread may change their places."""
        machine, code, routine = self.machine, self.code, self.routine
        if FREE_THREADED:
            for position, where in enumerate(routine.kept):
                self._refer(where, self.first_kept + position)
            self._look_at_others()
            self._leave()
            return
        for position, where in enumerate(routine.kept):
            self._load(machine.FIRST, where)
            code.store_slot(self.first_kept + position, machine.FIRST)
        for position in range(len(routine.kept)):  # only once all of them are found
            code.load_slot(machine.STATE, self.first_kept + position)
            self._keep(machine.STATE)
        for slot in self.held:  # a list may lose elements that C reads
            code.load_slot(machine.STATE, slot)
            self._keep(machine.STATE)

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
            code.offset(machine.POOL, owner, ITEMS)

    def _load(self, register: int, place: Place) -> None:
        """Load an argument, or an object inside of it."""
        first, *way = place
        if FREE_THREADED and in_slot(place):
            if place[:-1] != self.open and place != self.watched:
                raise ValueError("without the GIL, a slot is read in a critical section, or watched")
            if not isinstance(place[-1], tuple) or in_slot(place[:-1]) and place[:-1] not in self.outer:
                raise ValueError("without the GIL, code reads a slot, or a slot of an object in a slot")
        if place[:-1] in self.outer:
            self.code.load_slot(register, self.outer[place[:-1]])
            way = way[-1:]
        elif first == SELF:
            self.code.load_slot(register, OWNER)
        else:
            self.code.load(register, self.machine.VALUES, 8 * first)
        for step in way:
            if isinstance(step, tuple):
                self.code.load(register, register, step[1])
                self.code.if_zero(register, self.slow)  # deleted
            else:
                self.code.load(register, register, ITEMS + 8 * step)

    def _object(self, register: int, position: int) -> None:
        self.code.load(register, self.machine.POOL, 8 * position)

    def _number(self, register: int, position: int) -> None:
        self._object(register, NUMBERS)
        self.code.load(register, register, BYTES + 8 * position)

    def _same(self, register: int, offset: int, value: int) -> None:
        self.code.load(self.machine.FIRST, register, offset)
        self.code.if_other(self.machine.FIRST, value, self.slow)

    def _guard(self, register: int, classes: tuple[int, ...], loaded: int = 0) -> None:
        """Require an object of one of these classes; the first is the usual one. SECOND has the class ``loaded``, and
        the first one afterwards."""
        machine, code = self.machine, self.code
        if classes[0] != loaded:
            self._object(machine.SECOND, classes[0])
        if len(classes) == 1:
            code.if_other_at(register, TYPE, machine.SECOND, self.slow)
            return
        other, good = self._label(), self._label()
        code.if_other_at(register, TYPE, machine.SECOND, other)
        code.label(good)
        slow = self.slow
        self.behind.append(lambda: self._guard_others(register, classes, other, good, slow))

    def _guard_others(self, register: int, classes: tuple[int, ...], other: str, good: str, slow: str) -> None:
        """The rest of a guard: classes that are not the usual one."""
        machine, code = self.machine, self.code
        code.label(other)
        for cls in classes[1:]:
            following = self._label()
            if cls < 0:
                code.load(machine.SECOND, register, TYPE)
                code.load(machine.SECOND, machine.SECOND, TYPE)
                code.if_other_at(machine.POOL, -8 * cls, machine.SECOND, following)
            else:
                self._object(machine.SECOND, cls)
                code.if_other_at(register, TYPE, machine.SECOND, following)
            self._object(machine.SECOND, classes[0])
            code.jump(good)
            code.label(following)
        code.jump(slow)

    def _guard_of(self, kind: str, place: Place, what: Any, loaded: int = 0) -> None:
        """Require what a guard of the routine says; SECOND has the class ``loaded``."""
        machine, code = self.machine, self.code
        if kind == "empty":
            known, *same = what
            end = self._label()
            for register, each in zip((machine.FIRST, machine.SECOND), same):
                self._load(register, each)
            if same:
                code.if_equal(machine.FIRST, machine.SECOND, end)
            self._object(machine.FIRST, known)
            code.load(machine.FIRST, machine.FIRST, USED)
            code.if_not_zero(machine.FIRST, self.slow)
            code.label(end)
            return
        self._load(machine.FIRST, place)
        if kind == "class":
            self._guard(machine.FIRST, what, loaded)
        elif kind == "length":
            self._same(machine.FIRST, LENGTH, what)
        elif kind == "other":
            self._load(machine.SECOND, what)
            code.if_equal(machine.FIRST, machine.SECOND, self.slow)
        else:
            self._object(machine.SECOND, what)
            code.if_different(machine.FIRST, machine.SECOND, self.slow)

    def _source(self, source: Source, place: int, start: int, parts: list[Laid]) -> None:
        """Store a source's value in its slot, and the values it points to in the slots from ``start`` on."""
        machine, code, kind = self.machine, self.code, source[0]
        first, result = machine.ARGUMENTS[0], machine.RESULT
        if kind == "value":
            self._value(source, place)
        elif kind in ("real", "narrowed"):
            self._other_number(source, place)
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
            self._enter(where)
            self._load(first, where)
            self._look_at(first, where)
            self._same(first, LENGTH, 8 * count)
            for word in range(count):
                code.load(machine.FIRST, first, BYTES + 8 * word)
                code.store_slot(place + word, machine.FIRST)
        elif kind == CONTENT_OF:
            self._content_of(source, place, start)
        elif kind == "number":
            if place not in self.direct:
                self._number(result, source[1])
                code.store_slot(place, result)
        elif kind == "output":
            code.constant(result, 0)
            code.store_slot(self.first_output + source[1], result)
            code.slot_address(result, self.first_output + source[1])
            code.store_slot(place, result)
        elif kind == ASKED:
            code.constant(result, 0)
            code.store_slot(start, result)
            code.slot_address(result, start)
            code.store_slot(place, result)
        elif kind in ("exchanged", TOLD, "structure"):
            self._memory(source, start)
            at = self.first_output + source[1] if kind == "exchanged" else start
            code.slot_address(result, at)
            code.store_slot(place, result)
        elif kind == "array":
            self._array(source, place, start)
        elif kind == "prepared" and source[3]:
            self._plain(source[2][0], source[3], place, start + 1)
        elif kind == ROOM:
            self._plain(source[1], source[2], place, start + VIEW + 1)
            self._size_of_room(source, start)
        elif kind == FIELDS or kind not in LATE:
            self._parts(source, place, start, parts)
        elif kind == MADE:
            self._each(parts)

    def _each(self, parts: list[Laid]) -> None:
        for part in self._by_owner(parts):
            self._source(*part)

    def _parts(self, source: Source, place: int, start: int, parts: list[Laid]) -> None:
        """Store the address of memory with other sources' values."""
        machine, code, kind = self.machine, self.code, source[0]
        copied = [part for part in parts if kind != "pointers" or not self._is_there(part[0])]
        self._each(copied)
        if kind == FIELDS:
            self._fill(source, start, parts)
        elif kind == "pointers":
            for position, part in enumerate(parts):
                if part in copied:
                    code.slot_address(machine.RESULT, part[1])
                else:
                    self._point(part[0])
                code.store_slot(start + position, machine.RESULT)
        if place not in self.direct:
            code.slot_address(machine.RESULT, start)
            code.store_slot(place, machine.RESULT)

    def _fill(self, source: Source, start: int, parts: list[Laid]) -> None:
        """Make a struct of zeros and the given members."""
        machine, code = self.machine, self.code
        if source[1] > IN_LINE:
            for word in range(0, source[1], AT_ONCE):
                code.slot_address(machine.ARGUMENTS[0], start + word)
                code.constant(machine.ARGUMENTS[1], 0)
                code.constant(machine.ARGUMENTS[2], 8 * min(AT_ONCE, source[1] - word))
                code.call(Functions.clear)
        else:
            code.constant(machine.RESULT, 0)
            for word in range(source[1]):
                code.store_slot(start + word, machine.RESULT)
        code.slot_address(machine.STATE, start)
        self._store_members(source[2], parts)

    def _content_of(self, source: Source, place: int, start: int) -> None:
        """Store the address of the content of bytes or a str, and its size."""
        machine, code, fits = self.machine, self.code, self._label()
        _, where, most, is_text = source
        first = machine.ARGUMENTS[0]
        self._load(first, where)
        if is_text:
            code.slot_address(machine.ARGUMENTS[1], start)
            code.call(Functions.encoded_with_size)
            code.if_zero(machine.RESULT, self.unfit)
            code.store_slot(place, machine.RESULT)
        else:
            code.load(machine.FIRST, first, LENGTH)
            code.store_slot(start, machine.FIRST)
            code.offset(machine.FIRST, first, BYTES)
            code.store_slot(place, machine.FIRST)
        code.load_slot(machine.FIRST, start)
        code.constant(machine.SECOND, most + 1)
        code.if_below(machine.FIRST, machine.SECOND, fits)
        code.jump(self.slow)
        code.label(fits)

    def _store_members(self, places: tuple[tuple[int, int], ...], parts: list[Laid]) -> None:
        """Store values in a struct, whose address is in STATE."""
        machine, code = self.machine, self.code
        first, second, third = machine.ARGUMENTS[:3]
        for (offset, width), part in zip(places, parts):
            if part[0][0] == CONTENT_OF:
                code.load_slot(third, part[2])
                if width >= 0:
                    code.offset(machine.FIRST, machine.STATE, width)
                    code.store_half(machine.FIRST, third)
                code.offset(first, machine.STATE, offset)
                code.load_slot(second, part[1])
                code.call(Functions.copy)
                continue
            code.load_slot(machine.RESULT, part[1])
            code.offset(machine.FIRST, machine.STATE, offset)
            if width == 8:
                code.store(machine.FIRST, 0, machine.RESULT)
            else:
                code.store_half(machine.FIRST, machine.RESULT)

    def _read_fields(self) -> None:
        """Load the members of structs that are results, and the addresses of texts, into the slots of these."""
        machine, code = self.machine, self.code
        for source, _, start, _ in self.laid:
            for offset, position, size in source[3] if source[0] == FIELDS else ():
                code.slot_address(machine.SECOND, start)
                code.offset(machine.FIRST, machine.SECOND, offset)
                if size:
                    self.longest[position] = (*size, start) if isinstance(size, tuple) else size
                    code.store_slot(self.first_output + position, machine.FIRST)
                    continue
                code.load(machine.RESULT, machine.FIRST, 0)
                code.store_slot(self.first_output + position, machine.RESULT)

    def _other_number(self, source: Source, place: int) -> None:
        """Store an int as a float, or a number of 8 bytes as a shorter one."""
        machine, code, result = self.machine, self.code, self.machine.RESULT
        self._load(machine.ARGUMENTS[0], source[1])
        if source[0] == "narrowed":
            code.load(result, machine.ARGUMENTS[0], source[3])
            self._fit(source[2])
            code.store_slot(place, result)
            return
        code.call(Functions.as_double)
        code.store_double(place, False)
        code.constant(machine.FIRST, MINUS_ONE)  # perhaps an error
        code.if_equal(result, machine.FIRST, self.unfit)
        if source[2] == "f":
            self._round(place)

    @staticmethod
    def _is_there(source: Source) -> bool:
        """Whether a value is in memory already as C takes it, and stays there during the call: the caller refers to it."""
        return source[0] == "there" or source[0] == "value" and source[2] == "d" and not in_slot(source[1])

    def _point(self, source: Source) -> None:
        """Load the address of a value that is there into RESULT."""
        machine, code = self.machine, self.code
        first = machine.ARGUMENTS[0]
        offset, filled = source[2:] if source[0] == "there" else (DOUBLE, False)
        self._load(first, source[1])
        if offset is None:
            code.load(machine.RESULT, first, MEMORY)
        else:
            code.offset(machine.RESULT, first, offset)
        if filled:
            code.load(machine.FIRST, machine.RESULT, 0)
            code.if_zero(machine.FIRST, self.slow)

    def _value(self, source: Source, place: int) -> None:
        """Store a number, or the address of bytes or of a text."""
        first, (_, where, code, none, content, _, text) = self.machine.ARGUMENTS[0], source
        self._watch(where)
        self._load(first, where)
        self._look_at(first, where)
        self._null(first, none, place, end := self._label())
        if (content or text) and FREE_THREADED and in_slot(where):
            raise ValueError("without the GIL, the address of bytes in a slot may not last")
        if text:
            self._encode(first, text, place, end)
        if content:
            self._content(first, content, place, end)
        self._convert(code, place)
        self.code.label(end)
        self._look_again(first)

    def _plain(self, where: Place, taken: tuple[int, ...], place: int, needed_slot: int) -> None:
        """Store a number, the address of bytes, or 0 for None, and note in another slot whether the argument is anything else.
        ``taken`` are the positions of None, of the class of bytes or 0, and of the classes of numbers."""
        machine, code, other, end = self.machine, self.code, self._label(), self._label()
        number = self._label()
        none, content, *classes = taken
        first = machine.ARGUMENTS[0]
        code.constant(machine.FIRST, 0)
        code.store_slot(needed_slot, machine.FIRST)
        self._load(first, where)
        self._object(machine.SECOND, classes[0])
        code.if_other_at(first, TYPE, machine.SECOND, other)
        code.label(number)
        self._convert("Q", place)
        code.label(end)

        def store_others() -> None:
            code.label(other)
            for cls in classes[1:]:
                self._object(machine.SECOND, cls)
                code.if_other_at(first, TYPE, machine.SECOND, following := self._label())
                code.jump(number)
                code.label(following)
            if content:
                self._content(first, content, place, end)
            self._object(machine.SECOND, none)
            code.if_different(first, machine.SECOND, needed := self._label())
            code.constant(machine.RESULT, 0)
            code.store_slot(place, machine.RESULT)
            code.jump(end)
            code.label(needed)
            code.constant(machine.FIRST, 1)
            code.store_slot(needed_slot, machine.FIRST)
            code.jump(end)

        self.behind.append(store_others)

    def _encode(self, register: int, cls: int, place: int, end: str) -> None:
        """If the object is a str, store the address of its UTF-8, which it keeps, in the slot and jump to ``end``."""
        machine, code, other = self.machine, self.code, self._label()
        self._object(machine.SECOND, cls)
        code.if_other_at(register, TYPE, machine.SECOND, other)
        code.call(Functions.encoded)
        code.if_zero(machine.RESULT, self.unfit)
        code.store_slot(place, machine.RESULT)
        code.jump(end)
        code.label(other)

    def _content(self, register: int, cls: int, place: int, end: str) -> None:
        """If the object is bytes, store the address of its content in the slot and jump to ``end``."""
        machine, code, other = self.machine, self.code, self._label()
        self._object(machine.SECOND, cls)
        code.if_other_at(register, TYPE, machine.SECOND, other)
        code.offset(machine.SECOND, register, BYTES)
        code.store_slot(place, machine.SECOND)
        code.jump(end)
        code.label(other)

    def _memory(self, source: Source, start: int) -> None:
        """Fill the memory of a number that C changes, of a value that C writes, or of a large struct."""
        machine, code, kind = self.machine, self.code, source[0]
        first = machine.ARGUMENTS[0]
        if kind == "exchanged":
            _, position, where, number, none = source
            self._load(first, where)
            self._null(first, none, self.first_output + position, end := self._label())
            self._convert(number, self.first_output + position)
            code.label(end)
        elif kind == TOLD:
            self._load(machine.ARGUMENTS[1], source[2])
            self._object(first, source[3])
            self._find(self.slow)  # nothing is raised: an enum's hash is that of its number
            code.store_slot(start + WORDS, machine.STATE)
            self._drop(machine.STATE)  # the dict keeps it
            code.constant(machine.FIRST, 0)
            for word in range(WORDS):
                code.store_slot(start + word, machine.FIRST)
        else:
            self._load(first, source[1])
            code.load(machine.SECOND, first, MEMORY)
            for word in range(source[2]):
                code.load(machine.FIRST, machine.SECOND, 8 * word)
                code.store_slot(start + word, machine.FIRST)

    def _measure(self, where: Place, cls: int, limit: int, exact: bool = False) -> None:
        """If the argument is bytes, require the minimum length in the C argument ``limit``, including the terminating
        0, or the ``exact`` length."""
        machine, code, other = self.machine, self.code, self._label()
        given = machine.ARGUMENTS[0]
        self._load(given, where)
        self._object(machine.SECOND, cls)
        code.if_other_at(given, TYPE, machine.SECOND, other)
        code.load(given, given, LENGTH)
        code.load_slot(machine.SECOND, self.laid[limit][1])
        if exact:
            code.if_different(given, machine.SECOND, self.slow)
        else:
            code.offset(machine.FIRST, given, 1)
            code.if_below(machine.FIRST, machine.SECOND, self.slow)
        code.label(other)

    def _array(self, source: Source, place: int, start: int) -> None:
        """Store the elements of a list or tuple in the slots after the first, which gets the length. No calls here:
        they would change the registers."""
        machine, code = self.machine, self.code
        _, where, kind, _, _, none, list_class, classes, prepare, *_ = source
        element, items, end, to = machine.ARGUMENTS[:4]
        first, second, result = machine.FIRST, machine.SECOND, machine.RESULT
        done, listed, again = self._label(), self._label(), self._label()
        self._begin_list()
        code.constant(first, 0)
        code.store_slot(place, first)
        code.store_slot(start, first)
        if not kind:
            code.store_slot(start + 1, first)
        if prepare:
            code.store_slot(start + 3, first)
        self._load(element, where)
        self._object(second, none)
        code.if_equal(element, second, done)
        code.load(items, element, LIST)  # a list's items are in memory of their own
        code.load(first, element, TYPE)
        self._object(second, list_class)
        self._enter_list(where, listed)
        code.if_equal(first, second, listed)
        code.offset(items, element, ITEMS)
        code.label(listed)
        code.load(first, element, LENGTH)
        code.if_zero(first, done)
        code.constant(second, (longest(kind) if kind else 1) + 1)
        fits = self._label()
        code.if_below(first, second, fits)
        if prepare:
            code.store_slot(start, first)
            code.constant(first, 1)
            code.store_slot(start + 3, first)
            code.jump(done)
        else:
            code.jump(self.slow)
        code.label(fits)
        code.store_slot(start, first)
        if not kind:
            code.load(element, items, 0)
            self._guard(element, classes)
            code.store_slot(start + 1, element)
            code.load(first, element, MEMORY)
            code.store_slot(place, first)
            if FREE_THREADED:
                self._keep(element)
            code.label(done)
            self._leave_list()
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
        if kind in REAL:
            code.load(result, element, DOUBLE)
            if kind == "f":
                code.store_slot(FOUND, result)
                self._round(FOUND)
                code.load_slot(result, FOUND)
        else:
            self._element(kind)
        code.store(to, 0, result)
        for register, size in ((to, ELEMENTS[kind]), (items, 8)):
            code.offset(register, register, size)
        code.if_below(items, end, again)
        code.label(done)
        self._leave_list()

    def _element(self, kind: str) -> None:
        """Load the int in the first argument's register, not negative and of up to two digits, into RESULT."""
        machine, code, element = self.machine, self.code, self.machine.ARGUMENTS[0]
        first, second, result = machine.FIRST, machine.SECOND, machine.RESULT
        store, short, one, zero = self._label(), self._label(), self._label(), self._label()
        code.load(first, element, LENGTH)
        if kind in "Qq":
            code.if_other(first, TWO_DIGITS, short)
            code.constant(first, 1)
            code.load_joined(result, second, element, DIGITS, first, 0)
            code.jump(store)
            code.label(short)
        for marks, label in ((ONES, one), (ZEROS, zero)):
            for mark in sorted(marks):
                code.constant(second, mark)
                code.if_equal(first, second, label)
        code.jump(self.slow)  # negative, or more digits
        code.label(one)
        code.load(second, element, DIGITS)
        code.extend(result, second, "I")
        code.jump(store)
        code.label(zero)
        code.constant(result, 0)
        code.label(store)

    def _number_slot(self, position: int) -> int:
        """The slot of the number that is a C argument, or that it points to."""
        source, place, *_ = self.laid[position]
        return self.first_output + source[1] if source[0] == "exchanged" else place

    def _limit(self, slot: int, most: int, or_none: bool = False) -> None:
        """Require a size in a slot from 1 to ``most``; or from 0 on."""
        machine, code = self.machine, self.code
        code.load_slot(machine.FIRST, slot)
        if not or_none:
            code.if_zero(machine.FIRST, self.slow)
        code.constant(machine.SECOND, most)
        code.if_below(machine.SECOND, machine.FIRST, self.slow)

    def _prepare(self) -> None:
        """Let Python functions make the values of arguments."""
        machine, code = self.machine, self.code
        slots = [*self.prepared, *[self.first_output + position for position in self._made()]]
        if slots:
            code.constant(machine.FIRST, 0)
        for slot in slots:
            code.store_slot(slot, machine.FIRST)
        in_line = False
        ways = {TEXTS: self._texts, KEPT_TEXT: self._keep_text, ROOM: self._lend}
        for source, place, start, _ in self.laid:
            if source[0] == "array" and source[8]:
                self._prepare_if_needed(source[8:10], place, start + 2, source)
            elif source[0] == "prepared" and source[3]:
                self._prepare_if_needed(source[1:3], place, start)
            elif source[0] == "prepared":
                self._prepare_one(source[1:3], place, start)
                in_line = True
            elif source[0] in ways:
                ways[source[0]](source, place, start)
                in_line = True
        if in_line:
            self._load_function()

    def _prepare_if_needed(self, call: tuple[Any, ...], place: int, start: int, several: Any = None) -> None:
        """``several`` copies structs without Python: a source of lists."""
        machine, code = self.machine, self.code
        needed, prepared, end = self._label(), self._label(), self._label()
        code.load_slot(machine.FIRST, start + 1)
        code.if_not_zero(machine.FIRST, needed)
        code.label(end)

        def prepare() -> None:
            code.label(needed)
            if several and not FREE_THREADED:
                self._copy_several(several, place, start, prepared)
            self._prepare_one(call, place, start)
            code.label(prepared)
            self._load_function()
            code.jump(end)

        self.behind.append(prepare)

    def _copy_several(self, source: Source, place: int, start: int, done: str) -> None:
        """Copy the structs in a list to bytes, whose address C gets. The code behind this is for other lists: those with structs of
        another class, and those whose length has changed since it was stored."""
        machine, code = self.machine, self.code
        _, where, *_, list_class, (cls, *_), _, _, size = source
        count, other = start - 2, self._label()
        self._load(machine.ARGUMENTS[0], where)
        code.load(machine.FIRST, machine.ARGUMENTS[0], LENGTH)
        code.load_slot(machine.SECOND, count)
        code.if_different(machine.FIRST, machine.SECOND, other)
        self._look_at_structs(list_class, cls, other)
        self._copy_structs(count, size, start, "not prepared")
        code.offset(machine.FIRST, machine.RESULT, BYTES)
        code.store_slot(place, machine.FIRST)
        code.jump(done)
        code.label(other)

    def _look_at_structs(self, list_class: int, cls: int, other: str, empty: tuple[int, ...] = ()) -> None:
        """Require structs of a class in a list or tuple, which is the first argument and not empty, with nothing at some of their
        offsets. STATE becomes the address of its first item, and the slot FOUND that behind the last one."""
        machine, code = self.machine, self.code
        given, cursor = machine.ARGUMENTS[:2]
        items, again = self._label(), self._label()
        code.load(machine.STATE, given, LIST)
        code.load(machine.FIRST, given, TYPE)
        self._object(machine.SECOND, list_class)
        code.if_equal(machine.FIRST, machine.SECOND, items)
        code.offset(machine.STATE, given, ITEMS)
        code.label(items)
        code.load(machine.FIRST, given, LENGTH)
        code.constant(machine.SECOND, 8)
        code.multiply(machine.RESULT, machine.FIRST, machine.SECOND)
        code.add(machine.FIRST, machine.STATE, machine.RESULT)
        code.store_slot(FOUND, machine.FIRST)
        code.move(cursor, machine.STATE)
        code.label(again)
        code.load(machine.FIRST, cursor, 0)
        self._object(machine.SECOND, cls)
        code.if_other_at(machine.FIRST, TYPE, machine.SECOND, other)
        for offset in empty:
            code.load(machine.SECOND, machine.FIRST, offset)
            code.if_not_zero(machine.SECOND, other)
        code.offset(cursor, cursor, 8)
        code.load_slot(machine.FIRST, FOUND)
        code.if_below(cursor, machine.FIRST, again)

    def _copy_structs(self, count: int, size: int, made: int, failed: str) -> None:
        """Copy the structs that were looked at to bytes, in the slot ``made`` and in RESULT: as many as a slot says, each of as many bytes
        as the number at a position. No other code runs meanwhile: bytes are no reason to collect garbage."""
        machine, code, again = self.machine, self.code, self._label()
        first, second, third = machine.ARGUMENTS[:3]
        cursor, to = machine.STATE, machine.KEPT
        code.load_slot(machine.FIRST, count)
        self._number(machine.SECOND, size)
        code.multiply(machine.RESULT, machine.FIRST, machine.SECOND)
        code.move(second, machine.RESULT)
        code.constant(first, 0)
        code.call(Functions.new_bytes)
        code.if_zero(machine.RESULT, failed)
        code.store_slot(made, machine.RESULT)
        code.offset(to, machine.RESULT, BYTES)
        code.label(again)
        code.load(second, cursor, 0)
        code.load(second, second, MEMORY)
        code.move(first, to)
        self._number(third, size)
        code.call(Functions.copy)
        self._number(machine.SECOND, size)
        code.add(machine.FIRST, to, machine.SECOND)
        code.move(to, machine.FIRST)
        code.offset(cursor, cursor, 8)
        code.load_slot(machine.FIRST, FOUND)
        code.if_below(cursor, machine.FIRST, again)
        code.load_slot(machine.RESULT, made)

    def _prepare_one(self, call: tuple[Any, ...], place: int, start: int) -> None:
        """Call a Python function with arguments, and store what it returns for C."""
        machine, code, end, other = self.machine, self.code, self._label(), self._label()
        self._call_with(*call)
        code.if_zero(machine.RESULT, "not prepared")
        code.store_slot(start, machine.RESULT)
        code.move(machine.KEPT, machine.RESULT)
        self._address(place, "unprepared", end)
        self._object(machine.SECOND, self.int_class)
        code.if_other_at(machine.KEPT, TYPE, machine.SECOND, other)
        code.move(machine.ARGUMENTS[0], machine.KEPT)
        code.call(Functions.unsigned_mask)  # cannot fail: it is an int
        code.store_slot(place, machine.RESULT)
        code.jump(end)
        code.label(other)
        code.load(machine.FIRST, machine.KEPT, MEMORY)
        code.store_slot(place, machine.FIRST)
        code.label(end)

    def _texts(self, source: Source, place: int, start: int) -> None:
        """Store the addresses of the texts in a list, which another thread may change, or in a tuple."""
        machine, code = self.machine, self.code
        _, where, count, optional, none, list_class, bytes_class, str_class = source
        listed, fits, end, empty = self._label(), self._label(), self._label(), self._label()
        self._load(machine.ARGUMENTS[0], where)
        self._object(machine.SECOND, none)
        code.constant(machine.STATE, 0)  # the length of None
        code.if_equal(machine.ARGUMENTS[0], machine.SECOND, empty)
        code.move(machine.KEPT, machine.ARGUMENTS[0])
        self._object(machine.SECOND, list_class)
        code.if_other_at(machine.KEPT, TYPE, machine.SECOND, listed)
        code.call(Functions.tuple_of)
        code.if_zero(machine.RESULT, "not prepared")
        code.store_slot(start, machine.RESULT)
        code.move(machine.KEPT, machine.RESULT)
        code.label(listed)
        code.load(machine.STATE, machine.KEPT, LENGTH)
        code.constant(machine.SECOND, LONGEST + 1)
        code.if_below(machine.STATE, machine.SECOND, fits)
        code.jump("unprepared")
        code.label(fits)
        code.if_zero(machine.STATE, empty)
        code.load_slot(machine.SECOND, self.laid[count][1])
        code.if_below(machine.STATE, machine.SECOND, "unprepared")
        self._addresses(start + 1, bytes_class, str_class)
        code.slot_address(machine.RESULT, start + 1)
        code.store_slot(place, machine.RESULT)
        code.jump(end)
        code.label(empty)
        if not optional:
            code.load_slot(machine.SECOND, self.laid[count][1])
            code.if_not_zero(machine.SECOND, "unprepared")
        code.store_slot(place, machine.STATE)
        code.label(end)

    def _keep_text(self, source: Source, place: int, start: int) -> None:
        """Store the address of a str's UTF-8, and keep the str, or the equal one that is kept."""
        machine, code = self.machine, self.code
        first, second, third = machine.ARGUMENTS[:3]
        _, text, owner, kept = source
        made, found, refused, failed = self._label(), self._label(), self._label(), self._label()
        self._load(first, owner)
        self._object(machine.SECOND, self.nothing)
        code.if_equal(first, machine.SECOND, "unprepared")
        self._load(first, text)
        code.call(Functions.encoded)
        code.if_zero(machine.RESULT, refused)
        self._object(first, kept)
        self._load(second, owner)
        self._find(made)
        code.label(found)
        code.move(machine.KEPT, machine.STATE)
        code.move(first, machine.KEPT)
        self._load(second, text)
        self._load(third, text)
        code.call(Functions.set_default)
        code.move(machine.STATE, machine.RESULT)
        code.if_zero(machine.STATE, failed)
        self._keep(machine.STATE)
        code.store_slot(start, machine.STATE)
        self._drop(machine.KEPT)
        code.move(first, machine.STATE)
        code.call(Functions.encoded)
        code.if_zero(machine.RESULT, refused)
        code.store_slot(place, machine.RESULT)

        def make_dict() -> None:
            code.label(made)
            code.call(Functions.new_dict)
            code.if_zero(machine.RESULT, "not prepared")
            code.move(machine.KEPT, machine.RESULT)
            self._object(first, kept)
            self._load(second, owner)
            code.move(third, machine.KEPT)
            code.call(Functions.set_default)
            code.move(machine.STATE, machine.RESULT)
            code.if_zero(machine.STATE, failed)
            self._keep(machine.STATE)
            self._drop(machine.KEPT)
            code.jump(found)
            code.label(failed)
            self._drop(machine.KEPT)
            code.jump("not prepared")
            code.label(refused)
            code.call(Functions.forget_error)
            code.jump("unprepared")

        self.behind.append(make_dict)

    def _addresses(self, start: int, bytes_class: int, str_class: int) -> None:
        """Store the addresses of the texts in the tuple in KEPT, which has some, in the slots from ``start`` on."""
        machine, code, first = self.machine, self.code, self.machine.ARGUMENTS[0]
        again, text, stored, failed = self._label(), self._label(), self._label(), self._label()
        code.constant(machine.STATE, 0)
        code.label(again)
        code.add(machine.FIRST, machine.KEPT, machine.STATE)
        code.load(first, machine.FIRST, ITEMS)
        self._object(machine.SECOND, bytes_class)
        code.if_other_at(first, TYPE, machine.SECOND, text)
        code.offset(machine.RESULT, first, BYTES)
        code.jump(stored)
        code.label(text)
        self._object(machine.SECOND, str_class)
        code.if_other_at(first, TYPE, machine.SECOND, "unprepared")
        code.call(Functions.encoded)
        code.if_zero(machine.RESULT, failed)
        code.label(stored)
        code.slot_address(machine.SECOND, start)
        code.add(machine.FIRST, machine.SECOND, machine.STATE)
        code.store(machine.FIRST, 0, machine.RESULT)
        code.offset(machine.STATE, machine.STATE, 8)
        code.load(machine.FIRST, machine.KEPT, LENGTH)
        for _ in range(3):  # 8 bytes each
            code.add(machine.SECOND, machine.FIRST, machine.FIRST)
            code.move(machine.FIRST, machine.SECOND)
        code.if_below(machine.STATE, machine.FIRST, again)

        def forget() -> None:
            code.label(failed)
            code.call(Functions.forget_error)
            code.jump("unprepared")

        self.behind.append(forget)

    def _size_of_room(self, source: Source, start: int) -> None:
        """Store the size of bytes, or of all memory for an address. No buffer is held so far."""
        machine, code, other = self.machine, self.code, self._label()
        code.constant(machine.RESULT, 0)
        code.store_slot(start + VIEWED, machine.RESULT)
        code.constant(machine.FIRST, -1)  # not RESULT, which is the first argument's register on aarch64
        if source[2][1]:
            self._load(machine.ARGUMENTS[0], source[1])
            self._object(machine.SECOND, source[2][1])
            code.if_other_at(machine.ARGUMENTS[0], TYPE, machine.SECOND, other)
            code.load(machine.FIRST, machine.ARGUMENTS[0], LENGTH)
            code.label(other)
        code.store_slot(start + VIEW, machine.FIRST)

    def _lend(self, source: Source, place: int, start: int) -> None:
        """Hold the memory of a buffer, unless it is bytes or an address."""
        machine, code, end, failed = self.machine, self.code, self._label(), self._label()
        first, second, third = machine.ARGUMENTS[:3]
        code.load_slot(machine.FIRST, start + VIEW + 1)
        code.if_zero(machine.FIRST, end)
        self._load(first, source[1])
        code.slot_address(second, start)
        code.constant(third, WRITABLE)
        code.call(Functions.lend)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.if_not_zero(machine.FIRST, failed)
        code.load_slot(machine.RESULT, start)
        code.store_slot(place, machine.RESULT)
        code.load_slot(machine.RESULT, start + VIEW_SIZE)
        code.store_slot(start + VIEW, machine.RESULT)
        code.label(end)

        def forget() -> None:
            code.label(failed)
            code.constant(machine.FIRST, 0)
            code.store_slot(start + VIEWED, machine.FIRST)
            code.call(Functions.forget_error)
            code.jump("unprepared")

        self.behind.append(forget)

    def _load_function(self) -> None:
        """Load the C function's address into KEPT."""
        self._number(self.machine.FIRST, CELL)
        self.code.load(self.machine.KEPT, self.machine.FIRST, 0)

    def _address(self, place: int, refused: str, end: str) -> None:
        """For None in KEPT, store 0 in a slot and jump to ``end``; for NotImplemented, jump to ``refused``."""
        machine, code, other = self.machine, self.code, self._label()
        self._object(machine.SECOND, self.refusal)
        code.if_equal(machine.KEPT, machine.SECOND, refused)
        self._object(machine.SECOND, self.nothing)
        code.if_different(machine.KEPT, machine.SECOND, other)
        code.constant(machine.FIRST, 0)
        code.store_slot(place, machine.FIRST)
        code.jump(end)
        code.label(other)

    def _call_with(self, function: int, places: tuple[Place, ...]) -> None:
        """Call an object of the pool with arguments."""
        machine, code = self.machine, self.code
        first, *others = machine.ARGUMENTS
        for register, where in zip(others, places):
            self._load(register, where)
        code.constant(others[len(places)], 0)
        self._object(first, function)
        code.call(Functions.call_one)

    def _make(self) -> None:
        """Make the structs and texts that are results."""
        machine, code = self.machine, self.code
        made = [(place, *source[1:4], parts) for source, place, _, parts in self.laid if source[0] == MADE]
        for place, position, way, how, parts in made:
            slot, make, end = self.first_output + position, self.routine.outputs[position][1], self._label()
            if way == "text":
                size, given, nothing = how
                number = self._number_slot(size) if given else None
                if nothing:
                    code.load_slot(machine.FIRST, number)
                    code.if_zero(machine.FIRST, none := self._label())
                self._make_text(place, slot, given or size, number)
                if nothing:
                    code.label(end)
                    self._behind_nothing(none, nothing, place, slot, end)
                continue
            if way == "filled":  # once C tells the size
                code.constant(machine.RESULT, 0)
                code.store_slot(place, machine.RESULT)
                continue
            if way == "new":
                self._object(machine.ARGUMENTS[0], make)
                self._object(machine.ARGUMENTS[1], how[0])
                code.constant(machine.ARGUMENTS[2], 0)
                code.call(how[1])
                code.if_zero(machine.RESULT, "not made")
            elif how[1]:
                self._call_with(how[1], ())
                code.if_zero(machine.RESULT, spent := self._label())
                code.label(ready := self._label())
                self._make_behind(spent, make, how[0], ready)
            else:
                self._call_with(make, how[0])
                code.if_zero(machine.RESULT, "not made")
            code.store_slot(slot, machine.RESULT)
            if way == "call":
                code.move(machine.KEPT, machine.RESULT)
                self._address(place, "unprepared", end)
                code.move(machine.RESULT, machine.KEPT)
            code.load(machine.STATE, machine.RESULT, MEMORY)
            code.store_slot(place, machine.STATE)
            if way == "new":
                self._store_members(how[2], parts)
            code.label(end)
        if any(way == "call" for _, _, way, _, _ in made):
            self._load_function()
        for source, place, _, _ in self.laid:
            if source[0] == "inside":
                code.load_slot(machine.RESULT, self.laid[source[1]][1])
                code.if_zero(machine.RESULT, end := self._label())
                code.offset(machine.RESULT, machine.RESULT, source[2])
                code.label(end)
                code.store_slot(place, machine.RESULT)

    def _make_behind(self, label: str, make: int, places: tuple[Place, ...], made: str) -> None:
        """Write code that makes an object, where there is none from before."""
        code = self.code

        def make_one() -> None:
            code.label(label)
            code.call(Functions.forget_error)
            self._call_with(make, places)
            code.if_zero(self.machine.RESULT, "not made")
            code.jump(made)

        self.behind.append(make_one)

    def _behind_nothing(self, label: str, nothing: int, place: int, slot: int, end: str) -> None:
        """Write code that makes a text of no bytes, for which C gets 0."""
        machine, code = self.machine, self.code

        def make() -> None:
            code.label(label)
            code.store_slot(place, machine.FIRST)
            self._object(machine.STATE, nothing)
            self._keep(machine.STATE)
            code.store_slot(slot, machine.STATE)
            code.jump(end)

        self.behind.append(make)

    def _load_product(self, register: int, slot: int, factor: int) -> None:
        machine, code = self.machine, self.code
        code.load_slot(machine.FIRST, slot)
        code.constant(machine.SECOND, factor)
        code.multiply(register, machine.FIRST, machine.SECOND)

    def _make_text(self, place: int, slot: int, size: int, number: int | None) -> None:
        """Make a bytes object for C to fill: of a size, or of as many times that as a slot says."""
        machine, code = self.machine, self.code
        first, second, third = machine.ARGUMENTS[:3]

        def load_size(register: int) -> None:
            if number is None:
                code.constant(register, size)
            else:
                self._load_product(register, number, size)

        load_size(second)
        code.constant(first, 0)
        code.call(Functions.new_bytes)
        code.if_zero(machine.RESULT, "not made")
        code.store_slot(slot, machine.RESULT)
        code.offset(machine.SECOND, machine.RESULT, BYTES)
        code.store_slot(place, machine.SECOND)
        code.load_slot(first, place)
        code.constant(second, 0)
        load_size(third)
        code.call(Functions.clear)

    def _null(self, register: int, none: int, place: int, end: str) -> None:
        """If None is allowed and the object is None, store 0 in the slot and jump to ``end``."""
        if not none:
            return
        machine, code, label = self.machine, self.code, self._label()
        self._object(machine.SECOND, none)
        code.if_equal(register, machine.SECOND, label)

        def store_zero() -> None:
            code.label(label)
            code.constant(machine.RESULT, 0)
            code.store_slot(place, machine.RESULT)
            code.jump(end)

        self.behind.append(store_zero)

    def _convert(self, kind: str, place: int) -> None:
        """Convert the int or float in the first argument's register to a C number in a slot. A watched object may be freed
        already: no function gets it."""
        machine, code, result = self.machine, self.code, self.machine.RESULT
        if kind in "fd":
            code.load(result, machine.ARGUMENTS[0], DOUBLE)
            code.store_slot(place, result)
            if kind == "f":
                self._round(place)
            return
        fits, check, long = self._label(), self._label(), self._label()
        number = machine.ARGUMENTS[0]
        code.load(machine.FIRST, number, LENGTH)
        if kind in "Qq":  # of one or two digits, without a jump: branches that follow each other closely cost time
            code.offset(machine.FIRST, machine.FIRST, -ONE_DIGIT)
            code.if_neither(machine.FIRST, DIGIT, long)
            code.load_joined(result, machine.SECOND, number, DIGITS, machine.FIRST, DIGIT.bit_length() - 1)
        else:
            code.if_other(machine.FIRST, ONE_DIGIT, long)
            code.load(machine.SECOND, number, DIGITS)
            code.extend(result, machine.SECOND, "I")
        if kind not in "QqIi":
            code.label(check)
            self._fit(kind)
        code.label(fits)
        code.store_slot(place, result)
        back, slow, unfit = fits if kind in "QqIi" else check, self.slow, self.unfit
        if self.watched:
            self.behind.append(lambda: self._convert_small(long, back, slow))
        else:
            self.behind.append(lambda: self._convert_long_number(kind, long, back, slow, unfit))

    def _round(self, place: int) -> None:
        """Make the double in a slot a float."""
        machine, code, fits = self.machine, self.code, self._label()
        code.load_double(place, False)
        code.store_double(place, True)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.add(machine.SECOND, machine.FIRST, machine.FIRST)  # shifts the sign out of the lower 32 bits
        code.extend(machine.FIRST, machine.SECOND, "I")
        code.constant(machine.SECOND, 0xFF << 24)
        code.if_below(machine.FIRST, machine.SECOND, fits)
        code.jump(self.slow)  # infinity may be an overflow: leave it to the Python function
        code.label(fits)

    def _fit(self, kind: str, slow: str = "") -> None:
        """Leave it to the Python function if RESULT does not fit a C type."""
        self.code.extend(self.machine.FIRST, self.machine.RESULT, kind)
        self.code.if_different(self.machine.FIRST, self.machine.RESULT, slow or self.slow)

    def _convert_small(self, label: str, back: str, slow: str) -> None:
        """The conversion of 0, and of small ints with a mark of their own, without a function."""
        machine, code, number = self.machine, self.code, self.machine.ARGUMENTS[0]
        code.label(label)
        code.load(machine.FIRST, number, LENGTH)
        for mark in sorted(ZEROS | ONES):
            code.if_other(machine.FIRST, mark, other := self._label())
            if mark in ZEROS:
                code.constant(machine.RESULT, 0)
            else:
                code.load(machine.SECOND, number, DIGITS)
                code.extend(machine.RESULT, machine.SECOND, "I")
            code.jump(back)
            code.label(other)
        code.jump(slow)

    def _convert_long_number(self, kind: str, long: str, back: str, slow: str, unfit: str) -> None:
        """The conversion of a negative or large int."""
        machine, code, result = self.machine, self.code, self.machine.RESULT
        fits = self._label()
        code.label(long)
        code.call(Functions.unsigned if kind == "Q" else Functions.signed)
        code.constant(machine.FIRST, -1)
        code.if_different(result, machine.FIRST, fits)
        code.call(Functions.error)
        code.if_not_zero(result, unfit)
        code.constant(result, -1)
        code.label(fits)
        if kind in "Ii":
            self._fit(kind, slow)
        code.jump(back)

    def _forget(self, key: Place, kept: int) -> None:
        """Move what a dict has for a key to a slot."""
        machine, code, nothing = self.machine, self.code, self._label()
        first, second = machine.ARGUMENTS[:2]
        code.constant(machine.STATE, 0)
        self._object(first, kept)
        code.load(machine.FIRST, first, USED)
        code.if_zero(machine.FIRST, nothing)
        self._load(second, key)
        self._find(nothing)
        self._object(first, kept)
        self._load(second, key)
        code.call(Functions.remove)  # it is there
        code.label(nothing)
        code.store_slot(self.forgotten, machine.STATE)

    def _forgotten(self, key: Place, kept: int) -> None:
        """Let it go; after an error, put it back."""
        machine, code, end = self.machine, self.code, self._label()
        first, second, third = machine.ARGUMENTS[:3]
        code.load_slot(machine.STATE, self.forgotten)
        code.if_zero(machine.STATE, end)
        code.if_zero(machine.KEPT, done := self._label())
        self._object(first, kept)
        self._load(second, key)
        code.move(third, machine.STATE)
        code.call(Functions.set_default)
        code.if_equal(machine.RESULT, machine.STATE, done)
        code.if_zero(machine.RESULT, failed := self._label())
        code.move(first, machine.RESULT)
        code.move(second, machine.STATE)
        code.call(Functions.update)
        code.label(failed)
        code.call(Functions.forget_error)
        code.label(done)
        self._drop(machine.STATE)
        code.label(end)

    def _call(self) -> None:
        machine, code = self.machine, self.code
        code.label("call")
        if not self.routine.brief:
            code.call(Functions.release_gil)
            code.move(machine.STATE, machine.RESULT)
        if self.routine.earlier:
            self._call_earlier()
        code.pass_slots(*self.passed)
        for register, source, start in self.direct.values():
            if source[0] == "number":
                self._number(register, source[1])
            else:
                code.slot_address(register, start)
        code.call_register(machine.KEPT)
        returned = self.routine.returned
        if returned == FIRST_OUTPUT:
            code.store_slot(self.first_output, machine.RESULT)
        elif returned in (PAIR, COUNT):
            code.move(machine.KEPT, machine.RESULT)
        elif returned == STATUS:
            code.extend(machine.KEPT, machine.RESULT, "i")
        if returned == COUNT:
            self._count()
        if not self.routine.brief:
            code.move(machine.ARGUMENTS[0], machine.STATE)
            code.call(Functions.take_gil)
        if self.routine.going_on:
            self._go_on(*self.routine.going_on)
        if self.asked:
            self._call_again(*self.asked[0])
        if self.routine.forgotten:
            self._forgotten(*self.routine.forgotten)
        self._drop_held()
        if returned in (FIRST_OUTPUT, NOTHING):
            return
        status = machine.KEPT
        if returned == PAIR:
            status = machine.FIRST
            code.extend(status, machine.KEPT, "I")
        code.if_not_zero(status, "again" if self.routine.objects[FAIL] is None else "fail")

    def _call_again(self, number: int, insufficient: int) -> None:
        """After a call without memory, make what C says, and call it again. After that call, keep as many elements as there are."""
        machine, code = self.machine, self.code
        status, before = machine.KEPT, number + 1
        filled = [
            (place, self.first_output + source[1], *source[3])
            for source, place, *_ in self.laid
            if source[0] == MADE and source[2] == "filled"
        ]
        empty, told, again, done = self._label(), self._label(), self._label(), self._label()
        code.load_slot(machine.FIRST, filled[0][1])
        code.if_not_zero(machine.FIRST, again)
        code.if_zero(status, told)
        code.if_other(status, insufficient, done)
        code.label(told)
        code.load_slot(machine.FIRST, number)
        code.if_zero(machine.FIRST, empty)
        code.constant(machine.SECOND, LARGEST // max(size for _, _, size, *_ in filled))
        code.if_below(machine.SECOND, machine.FIRST, "unprepared")
        code.store_slot(before, machine.FIRST)
        for place, slot, size, *_ in filled:
            self._make_text(place, slot, size, number)
        self._load_function()
        code.jump("call")
        code.label(empty)
        code.if_not_zero(status, "unprepared")
        for *_, nothing in filled:
            self._object(machine.STATE, nothing)
            self._keep(machine.STATE)
        for _, slot, *_ in filled:
            code.store_slot(slot, machine.STATE)
        code.jump(done)
        code.label(again)
        code.if_zero(status, good := self._label())
        code.if_other(status, insufficient, done)
        code.jump("unprepared")
        code.label(good)
        code.load_slot(machine.FIRST, number)
        code.load_slot(machine.SECOND, before)
        code.if_equal(machine.FIRST, machine.SECOND, done)
        code.if_below(machine.SECOND, machine.FIRST, "unprepared")
        for _, slot, size, shrinks, _ in filled:
            if shrinks:
                self._shrink(slot, number, size)
        code.label(done)

    def _go_on(self, position: int, offset: int, insufficient: int, function: int) -> None:
        """Let a Python function go on if C says that there is more."""
        machine, code, status = self.machine, self.code, self.machine.KEPT
        count, slot = self.routine.count, self.first_output + position
        if self.held or self.prepared or self.routine.kept or count > len(machine.ARGUMENTS) - 3:
            raise ValueError(f"{self.routine.name} cannot go on")
        more, nothing, done = self._label(), self._label(), self._label()
        code.load_slot(machine.STATE, slot)
        code.load(machine.SECOND, machine.STATE, MEMORY)
        code.offset(machine.FIRST, machine.SECOND, offset)
        code.load_half(machine.FIRST, machine.FIRST)
        code.if_zero(machine.FIRST, nothing)
        code.if_zero(status, more)
        code.if_other(status, insufficient, done)
        code.label(more)
        function_register, struct, *others = machine.ARGUMENTS
        for register, place in zip(others, range(count)):
            self._load(register, (place,))
        code.constant(others[count], 0)
        code.move(struct, machine.STATE)
        self._object(function_register, function)
        code.call(Functions.call_one)
        code.move(machine.KEPT, machine.RESULT)
        self._drop(machine.STATE)
        code.move(machine.RESULT, machine.KEPT)
        code.leave()
        code.label(nothing)
        code.if_zero(status, done)
        code.if_other(status, insufficient, done)
        code.jump("unprepared")
        code.label(done)

    def _shrink(self, slot: int, number: int, size: int) -> None:
        """Replace the bytes in a slot by the first of them: so many elements as another slot says."""
        machine, code = self.machine, self.code
        code.load_slot(machine.STATE, slot)
        self._load_product(machine.ARGUMENTS[1], number, size)
        code.offset(machine.ARGUMENTS[0], machine.STATE, BYTES)
        code.call(Functions.new_bytes)
        code.if_zero(machine.RESULT, "not made")
        code.store_slot(slot, machine.RESULT)
        self._drop(machine.STATE)

    def _call_earlier(self) -> None:
        """Call the function that is called first, unless it would tell the size of memory whose own is not known."""
        machine, code = self.machine, self.code
        for start in self.rooms:
            code.load_slot(machine.FIRST, start + VIEW)
            code.constant(machine.SECOND, -1)
            code.if_equal(machine.FIRST, machine.SECOND, "measured")
        code.pass_slots([place for _, place, _, _ in self.laid_earlier])
        self._number(machine.FIRST, self.routine.earlier[0])
        code.load(machine.FIRST, machine.FIRST, 0)
        code.call_register(machine.FIRST)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.if_not_zero(machine.FIRST, "refused")
        for start in self.rooms:
            code.load_slot(machine.FIRST, start + VIEW)
            code.load_slot(machine.SECOND, self.laid_earlier[-1][2])
            code.if_below(machine.FIRST, machine.SECOND, "refused")
        code.label("measured")

    def _count(self) -> None:
        """Store the result in KEPT as the first output, and load 0 instead, or ``REFUSED`` and the error's number, before anything
        else changes that."""
        machine, code, good = self.machine, self.code, self._label()
        code.store_slot(self.first_output, machine.KEPT)
        code.constant(machine.FIRST, -1)
        code.move(machine.SECOND, machine.KEPT)
        code.constant(machine.KEPT, 0)
        code.if_different(machine.SECOND, machine.FIRST, good)
        code.call(Functions.error_number)
        code.load_half(machine.FIRST, machine.RESULT)
        code.constant(machine.SECOND, REFUSED)
        code.add(machine.KEPT, machine.FIRST, machine.SECOND)
        code.label(good)

    def _return(self) -> None:
        machine, code = self.machine, self.code
        kind, what = self.routine.result
        for offset, former in self.routine.changes:
            code.load_slot(machine.STATE, OWNER)
            code.load(machine.FIRST, machine.STATE, offset)
            code.load_slot(machine.SECOND, self.first_kept + former)
            code.if_different(machine.FIRST, machine.SECOND, "again")
        self._read_fields()
        if kind in ("values", "tuple"):
            for position, output in enumerate(self.routine.outputs):
                self._result(position, *output)
            if kind == "tuple":
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
        else:
            if kind == "object":
                self._object(machine.KEPT, what)
            else:
                self._load(machine.KEPT, what)
            if kind != "object" or what != self.nothing or not IMMORTAL:
                self._keep(machine.KEPT)
        if kind not in ("values", "tuple"):
            self._change()
            code.move(machine.RESULT, machine.KEPT)
        code.leave()

    def _change(self) -> None:
        """Set slots of the object, and release what was needed during the call. The result in KEPT stays."""
        machine, code = self.machine, self.code
        for offset, former in self.routine.changes:
            new = self.first_kept + former + 1
            code.load_slot(machine.STATE, OWNER)
            code.load(machine.FIRST, machine.STATE, offset)
            code.load_slot(machine.SECOND, new)
            code.store(machine.STATE, offset, machine.SECOND)
            code.store_slot(new, machine.FIRST)
        for position in self.routine.during:
            code.load_slot(machine.STATE, self.first_kept + position)
            self._drop(machine.STATE)

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
            if convert == DECODED:
                code.load_slot(machine.KEPT, slot)
                code.offset(machine.ARGUMENTS[0], machine.KEPT, BYTES)
                self._decode(known)
                code.move(machine.STATE, machine.RESULT)
                self._drop(machine.KEPT)
                code.if_zero(machine.STATE, failed)
                code.store_slot(slot, machine.STATE)
            elif convert:
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
        if kind == "bytes":
            self._bytes(slot, failed, *self.longest[position])
            return
        if kind in "su":
            self._text(slot, failed, kind, known, convert, self.longest.get(position, 0))
            return
        if kind == TOLD:
            self._read(position, failed)
            return
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
            self._find(f"make {good}")
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

    def _read(self, position: int, failed: str) -> None:
        """Let its reader make the result of a value that another argument tells."""
        machine, code = self.machine, self.code
        (start,) = [start for source, _, start, _ in self.laid if source[0] == TOLD and source[1] == position]
        code.load_slot(machine.ARGUMENTS[0], start)
        code.call(Functions.from_unsigned)
        code.if_zero(machine.RESULT, failed)
        code.move(machine.KEPT, machine.RESULT)
        code.load_slot(machine.ARGUMENTS[0], start + WORDS)
        self._call_one()
        code.move(machine.STATE, machine.RESULT)
        self._drop(machine.KEPT)
        code.if_zero(machine.STATE, failed)
        code.store_slot(self.first_output + position, machine.STATE)

    def _find(self, missing: str) -> None:
        """Look up the second argument in a dict, the first: a new reference in STATE, or jump to ``missing``."""
        machine, code = self.machine, self.code
        if FREE_THREADED:  # another thread may remove the object before this one holds a reference
            code.slot_address(machine.ARGUMENTS[2], FOUND)
            code.call(Functions.find)
            code.load_slot(machine.STATE, FOUND)
            code.if_zero(machine.STATE, missing)
            return
        code.call(Functions.find)
        code.move(machine.STATE, machine.RESULT)
        code.if_zero(machine.RESULT, missing)
        self._keep(machine.STATE)

    def _decode(self, handler: int, most: int = 0) -> None:
        """Make a str of the text whose address is the first argument, of at ``most`` so many bytes. Without a handler, it must be
        UTF-8."""
        machine, code = self.machine, self.code
        first, second, third = machine.ARGUMENTS[:3]
        code.move(machine.STATE, first)
        if most:
            code.constant(second, most)
        code.call(Functions.length_up_to if most else Functions.length)
        code.move(second, machine.RESULT)
        code.move(first, machine.STATE)
        if handler:
            self._object(machine.FIRST, handler)
            code.offset(third, machine.FIRST, BYTES)
        else:
            code.constant(third, 0)
        code.call(Functions.decode)

    def _text(self, slot: int, failed: str, kind: str, handler: int, nothing: int, most: int) -> None:
        """Replace a text's address in a slot by its bytes, or by a str; for 0 by ``nothing`` or None."""
        machine, code, text, end = self.machine, self.code, self._label(), self._label()
        code.load_slot(machine.ARGUMENTS[0], slot)
        code.if_not_zero(machine.ARGUMENTS[0], text)
        self._object(machine.STATE, nothing or self.nothing)
        self._keep(machine.STATE)
        code.store_slot(slot, machine.STATE)
        code.jump(end)
        code.label(text)
        if kind == "u":
            self._decode(handler, most)
        else:
            code.call(Functions.from_text)
        code.if_zero(machine.RESULT, failed)
        code.store_slot(slot, machine.RESULT)
        code.label(end)

    def _bytes(self, slot: int, failed: str, most: int, number: int, start: int) -> None:
        """Replace the address in a slot by bytes: as many as the number at an offset of the struct says, but no more than ``most``."""
        machine, code = self.machine, self.code
        first, second = machine.ARGUMENTS[:2]
        code.constant(second, most)
        if number >= 0:
            code.slot_address(machine.SECOND, start)
            code.offset(machine.FIRST, machine.SECOND, number)
            code.load_half(machine.FIRST, machine.FIRST)
            code.if_below(second, machine.FIRST, whole := self._label())
            code.move(second, machine.FIRST)
            code.label(whole)
        code.load_slot(first, slot)
        code.call(Functions.new_bytes)
        code.if_zero(machine.RESULT, failed)
        code.store_slot(slot, machine.RESULT)

    def _call_one(self) -> None:
        """Call the Python function in the first argument's register with KEPT."""
        _, second, third = self.machine.ARGUMENTS[:3]
        self.code.move(second, self.machine.KEPT)
        self.code.constant(third, 0)
        self.code.call(Functions.call_one)

    def _tuple(self, first: int) -> None:
        """Make a tuple of the object at a position, unless that is 0, and of the outputs."""
        machine, code, outputs = self.machine, self.code, len(self.routine.outputs)
        before = 1 if first else 0
        code.constant(machine.ARGUMENTS[0], before + outputs)
        code.call(Functions.new_tuple)
        code.if_zero(machine.RESULT, f"without {outputs}")
        code.move(machine.KEPT, machine.RESULT)
        if first:
            self._object(machine.STATE, first)
            self._keep(machine.STATE)
            code.store(machine.KEPT, ITEMS, machine.STATE)
        for position in range(outputs):
            code.load_slot(machine.FIRST, self.first_output + position)
            code.store(machine.KEPT, ITEMS + 8 * (before + position), machine.FIRST)
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
        code.call(Functions.from_unsigned if self.routine.returned == PAIR else Functions.from_signed)
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
        if self._made() or self.prepared or self.rooms:
            self._unmade()
        for position in range(len(self.routine.outputs)):
            if self._made(position):
                code.label(f"undo {position}")  # this output failed; those made after it are released
                self._drop_made(self._made(position))
                code.jump(f"without {position}")
        if self.routine.result[0] in ("values", "tuple", "instance"):
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
        self._write_behind()
        self._end_references()

    def _write_behind(self) -> None:
        for write in self.behind:
            write()

    def _unmade(self) -> None:
        """The exits of a call whose memory or arguments were not made."""
        code = self.code
        code.label("unprepared")  # Python decided that it is not for machine code
        self._drop_held()
        self._drop_made(self._made())
        self._drop_kept()
        code.jump("slow")
        code.label("not prepared")
        code.label("not made")
        self._drop_held()
        self._drop_made(self._made())
        self._drop_kept()
        code.jump("nothing")

    def _answer(self) -> None:
        """Return the result of a status that is an answer, such as "not ready"; "no answer" leads on."""
        machine, code = self.machine, self.code
        first, result = machine.ARGUMENTS[0], machine.RESULT
        self._object(first, self.routine.answers)
        code.move(machine.ARGUMENTS[1], machine.KEPT)
        self._find("no answer")
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
        for slot in (*self.held, *self.outer.values()):
            self.code.load_slot(self.machine.STATE, slot)
            self._drop(self.machine.STATE)
        for slot in self.rooms:
            self.code.slot_address(self.machine.ARGUMENTS[0], slot)
            self.code.call(Functions.give_back)  # of nothing, if no object is held
        for slot in self.prepared:
            self.code.load_slot(self.machine.STATE, slot)
            self.code.if_zero(self.machine.STATE, unneeded := self._label())
            self._drop(self.machine.STATE)
            self.code.label(unneeded)

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
            place = (routine.place, ("slot", routine.offset))
            self._enter(place)
            self._load(machine.KEPT, place)
            self._guard(machine.KEPT, routine.classes[1:])
        self._keep(machine.KEPT)  # another thread may replace it
        self._leave()
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
        self._end_references()
        return code.finished()  # type: ignore[no-any-return]
