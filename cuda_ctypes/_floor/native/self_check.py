"""The self-check of :mod:`.proof`: each kind of argument and result, machine code against Python, in a few
milliseconds.

The C functions are ctypes callbacks that record their arguments.
"""

from __future__ import annotations

import ctypes
import struct
import sys
from functools import partial
from types import CellType

from .. import FREE_THREADED, from_a_signal

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, Callable

ARGUMENTS = 9
"""Number of C arguments, so that some are on the stack."""


class Trial:
    """A C function that records its arguments, and routines that call it."""

    def __init__(self) -> None:
        self.arrived: list[int] = []
        self.look: Callable[[list[int]], Any] = lambda given: None
        self.seen: Any = None
        """The result of ``look`` during the call."""
        self.status = 0
        kind = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * ARGUMENTS)
        self.callback = kind(self.called)
        self.cell = ctypes.cast(self.callback, ctypes.c_void_p)

    def called(self, *given: int) -> int:
        self.arrived = [*given]
        self.seen = self.look(self.arrived)
        return self.status

    def routine(self, count: int, keywords: tuple[str, ...] = ()) -> Any:
        from .routine import Routine

        return Routine(self.cell, slow, fail, count, keywords)

    def function(self, routine: Any, *sources: Any, result: Any = "done") -> Any:
        routine.sources += [*sources, *[routine.number(7 + i) for i in range(ARGUMENTS - len(sources))]]
        if not routine.outputs:
            routine.returns(result)
        return routine.function("self_check", __name__)


def slow(*arguments: Any, **named: Any) -> Any:
    return "slow", arguments, named


def fail(status: int) -> Any:
    return "fail", status


def differences() -> Iterator[str]:
    """The differences between machine code and Python, in a few words each."""
    try:
        # First: an untested Python proves itself meanwhile, by all modules of this folder.
        from .. import builtins as builtins
        from . import interpreter

        if not interpreter.ready():
            yield "objects are laid out in another way"
            return
        for check in (
            _numbers,
            _floats,
            _memory,
            _lists,
            _slots,
            _results,
            _others,
            _several_structs,
            _made,
            _known,
            _kept,
            _retained,
            _structs,
            _other_results,
            _statuses,
            _calls,
            _changes,
            _python_calls,
            _constructors,
            _copies,
            _slot_constructors,
            _filling_constructors,
            _packing_constructors,
            _struct_members,
            _live_handles,
            _pointed_lists,
            _rooms,
            _lent,
            _asked,
            _getters,
            _equality,
            _endings,
            _finalizers,
            _capsules,
            _patterns,
        ):
            for right, what in check(Trial()):
                if not right:
                    yield what
    except Exception as error:
        if from_a_signal(error):
            raise
        yield f"{type(error).__name__}: {error}"


def _numbers(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..types import INTEGERS

    for code, (low, high) in INTEGERS.items():
        routine = trial.routine(1)
        function = trial.function(routine, routine.value(0, code, int))
        edges = [
            low - 1,
            low,
            -(1 << 60),
            -(1 << 30),
            -1,
            0,
            1,
            255,
            256,
            257,
            (1 << 30) - 1,
            1 << 30,
            1 << 31,
            (1 << 60) - 1,
            1 << 60,
        ]
        for number in [*edges, high, high + 1]:
            found = function(number)
            if low <= number <= high:
                yield (
                    found == "done" and trial.arrived[0] & (high - low) == number & (high - low),
                    f"{number} as {code}",
                )
                yield trial.arrived[1:] == [*range(7, 6 + ARGUMENTS)], f"arguments behind a {code}"
            else:
                yield found == ("slow", (number,), {}), f"{number} is no {code}"
    routine = trial.routine(ARGUMENTS)
    function = trial.function(routine, *[routine.value(place, "Q", int, type(None)) for place in range(ARGUMENTS)])
    given = [(1 << 64) - 1 - place if place % 3 else None for place in range(ARGUMENTS)]
    yield function(*given) == "done" and trial.arrived == [number or 0 for number in given], "many arguments"
    yield (
        function(True, *given[1:])[0] == "slow"
        and function(*given, 1)[0] == "slow"
        and function(*given[1:])[0] == "slow",
        "others",
    )
    references = sys.getrefcount(given[1])
    for _ in range(50):
        function(*given)
    yield sys.getrefcount(given[1]) == references, "references to arguments"
    meta: Any = type("Meta", (type,), {})
    member, other = [kind("Kind", (int,), {})(5) for kind in (meta, type)]
    routine = trial.routine(1)
    function = trial.function(routine, routine.value(0, "Q", int, bool, meta, type(None)))
    for value, number in ((3, 3), (True, 1), (False, 0), (member, 5), (None, 0)):
        yield function(value) == "done" and trial.arrived[0] == number, "numbers of several classes"
    yield function(other)[0] == function(meta)[0] == "slow", "numbers of other classes"


def _floats(trial: Trial) -> Iterator[tuple[bool, str]]:
    types = ctypes.c_float, ctypes.c_double
    routine = trial.routine(2)
    function = trial.function(routine, routine.pointers(routine.value(0, "f", float), routine.value(1, "d", float)))

    def read(given: list[int]) -> Any:
        return [
            kind.from_address(ctypes.c_uint64.from_address(given[0] + 8 * i).value).value
            for i, kind in enumerate(types)
        ]

    trial.look = read
    for number in (0.0, -1.5, 1e30, float("inf"), 3.25e-10):
        found = function(number, number)
        if number == float("inf"):
            yield found[0] == "slow", "floats without end"
        else:
            yield found == "done" and trial.seen == [ctypes.c_float(number).value, number], f"{number} as a float"


def _memory(trial: Trial) -> Iterator[tuple[bool, str]]:
    struct: Any = type("Pair", (ctypes.Structure,), {"_fields_": [("a", ctypes.c_uint32), ("b", ctypes.c_uint32)]})
    pair = struct(5, 6)
    routine = trial.routine(3)
    text = routine.value(2, "Q", int, bytes, type(None))
    function = trial.function(routine, routine.record(0, struct, type(None)), routine.word(1, struct), text)
    trial.look = lambda given: given[2] and ctypes.string_at(given[2])
    yield function(pair, pair, b"text") == "done" and trial.seen == b"text", "the address of bytes"
    yield trial.arrived[:2] == [ctypes.addressof(pair), 5 | 6 << 32], "structs"
    yield function(None, pair, None) == "done" and trial.arrived[0] == trial.arrived[2] == 0, "None"
    yield function(5, pair, None)[0] == "slow" and function(pair, None, None)[0] == "slow", "objects other than structs"


def _lists(trial: Trial) -> Iterator[tuple[bool, str]]:
    for code, size in (("I", 4), ("Q", 8)):
        routine = trial.routine(1)
        function = trial.function(routine, routine.array(0, code, int))
        for numbers in ([5], [0, 1, 2, (1 << 8 * size) - 1 if code == "I" else (1 << 60) - 1, 1 << 30], [*range(30)]):
            trial.look = lambda given, length=len(numbers) * size: ctypes.string_at(given[0], length)  # type: ignore[misc]
            if code == "I":
                numbers = [number & (1 << 30) - 1 for number in numbers]
            for given in (numbers, tuple(numbers)):
                right = b"".join(number.to_bytes(size, "little") for number in numbers)
                yield function(given) == "done" and trial.seen == right, f"{given} as an array of {code}"
        trial.look = lambda given: None
        yield function(()) == function(None) == "done" and trial.arrived[0] == 0, "no list"
        yield function([1, None])[0] == "slow" and function([*range(70)])[0] == "slow", "lists of others"
    for code, packed in (("f", b"\0\0\xc0\x3f\0\0\0\xc0"), ("d", b"\0\0\0\0\0\0\xf8\x3f\0\0\0\0\0\0\0\xc0")):
        routine = trial.routine(1)
        function = trial.function(routine, routine.array(0, code, float))
        trial.look = lambda given, length=len(packed): ctypes.string_at(given[0], length)  # type: ignore[misc]
        yield function([1.5, -2.0]) == "done" and trial.seen == packed, f"floats as an array of {code}"
        yield function([1.5, 2])[0] == "slow", "lists with others than floats"
    routine = trial.routine(2)
    function = trial.function(routine, routine.texts(0, 1), routine.value(1, "Q", int))
    pointers = ctypes.c_char_p * 2
    trial.look = lambda given: pointers.from_address(given[0])[:]
    for texts in ([b"one", "\xe4"], (b"one", "\xe4")):
        yield function(texts, 2) == "done" and trial.seen == [b"one", b"\xc3\xa4"], "lists of texts"
    yield function([b"one"], 2)[0] == function([b"one", 5], 1)[0] == function(None, 1)[0] == "slow", "other lists"
    trial.look = lambda given: None
    routine = trial.routine(1)
    routine.expect_tuple(0, 2)
    routine.expect_tuple((0, 0), 2)
    function = trial.function(routine, routine.value((0, 0, 1), "Q", int))
    yield (
        function(((1, 2), 3)) == "done" and trial.arrived[0] == 2 and function(((1,), 3))[0] == "slow",
        "items of tuples",
    )


class Slotted:
    __slots__ = ("first", "second")
    first: Any
    second: Any


def _slots(trial: Trial) -> Iterator[tuple[bool, str]]:
    routine = trial.routine(1)
    routine.sources.append(routine.memory(routine.content(0, Slotted, "second", 2), routine.slot(0, Slotted, "first")))
    trial.look = lambda given: ctypes.string_at(given[0], 24)
    function = trial.function(routine)
    object_ = Slotted()
    yield function(object_)[0] == "slow", "empty slots"
    object_.first, object_.second = 1 << 40, b"0123456789abcdef"
    yield (
        function(object_) == "done" and trial.seen == object_.second + (1 << 40).to_bytes(8, "little"),
        "content of slots",
    )
    routine = trial.routine(0)
    routine.sources += [routine.output("Q"), *[routine.number(0)] * (ARGUMENTS - 1)]
    trial.look = lambda given: ctypes.memmove(given[0], b"\5\0\0\0\0\0\0\1", 8)
    routine.returns_instance(Slotted, first=5, second="two")
    made = routine.function("self_check", __name__)()
    yield type(made) is Slotted and (made.first, made.second) == (5, "two"), "new instances"


def _results(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..types import INTEGERS

    bits = 0xFEDCBA9876543210
    trial.look = lambda given: ctypes.memmove(given[0], bits.to_bytes(8, "little"), 8)
    for code, (low, high) in INTEGERS.items():
        routine = trial.routine(0)
        number = bits & high - low
        number = number if number <= high else number + low - high - 1
        yield trial.function(routine, routine.output(code))() == number, f"a result of type {code}"
        routine = trial.routine(0)
        function = trial.function(routine, routine.output(code, {number: "known"}, str))
        yield function() == "known", f"a known result of type {code}"
        routine = trial.routine(0)
        yield (
            trial.function(routine, routine.output(code, {}, str))() == str(number),
            f"a converted result of type {code}",
        )
    for code, kind, size in (("f", ctypes.c_float, 4), ("d", ctypes.c_double, 8)):
        trial.look = lambda given, size=size, kind=kind: ctypes.memmove(given[0], bytes(kind(-1.5)), size)  # type: ignore[misc]
        routine = trial.routine(0)
        yield trial.function(routine, routine.output(code))() == -1.5, f"a result of type {code}"
    trial.look = lambda given: (
        ctypes.memmove(given[0], b"\1\2\3\4\5\6\7\0", 8),
        ctypes.memmove(given[1], b"\7" + bytes(7), 8),
    )
    routine = trial.routine(0)
    function_ = (routine.made(ctypes.c_uint64), routine.output("Q"))
    routine.returns_tuple("first")
    found = trial.function(routine, *function_)()
    yield found[0] == "first" and found[1].value == 0x07060504030201 and found[2] == 7, "several results"
    routine, spare = trial.routine(0), [ctypes.c_uint64()]
    before = spare[0]

    def made() -> Any:
        return ctypes.c_uint64()

    made.spare = spare.pop  # type: ignore[attr-defined]
    sources = routine.made(made), routine.output("Q")
    routine.returns_tuple()
    function = trial.function(routine, *sources)
    found = [function()[0] for _ in "two"]
    yield found[0] is before and {item.value for item in found} == {0x07060504030201}, "memory that was made before"


def _others(trial: Trial) -> Iterator[tuple[bool, str]]:
    struct: Any = type("Triple", (ctypes.Structure,), {"_fields_": [(name, ctypes.c_uint64) for name in "abc"]})
    seen: list[Any] = []
    kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_float, struct, ctypes.c_double, ctypes.c_uint64)

    def called(first: int, single: float, large: Any, double: float, last: int) -> int:
        seen[:] = [first, single, large.a, large.b, large.c, double, last]
        return 0

    callback = kind(called)
    trial.cell = ctypes.cast(callback, ctypes.c_void_p)
    routine = trial.routine(3)
    values = routine.value(1, "f", float), routine.structure(0, 24, struct), routine.value(2, "d", float)
    routine.sources += [routine.number(1), *values, routine.number(5)]
    routine.returns("done")
    function = routine.function("self_check", __name__)
    yield (
        function(struct(2, 3, 4), 0.5, -1e300) == "done" and seen == [1, 0.5, 2, 3, 4, -1e300, 5],
        "floats and large structs",
    )


class Words(ctypes.Structure):
    _fields_ = [("first", ctypes.c_uint64), ("second", ctypes.c_uint64)]


def _several_structs(trial: Trial) -> Iterator[tuple[bool, str]]:
    if FREE_THREADED:  # Python copies them there
        return
    routine = trial.routine(1)
    function = trial.function(routine, routine.records(0, Words, prepare=lambda given: NotImplemented, places=(0,)))
    trial.look = lambda given: (ctypes.c_uint64 * 6).from_address(given[0])[:]
    structs = [Words(2 * i, 2 * i + 1) for i in range(3)]
    for listed in (structs, tuple(structs)):
        yield function(listed) == "done" and trial.seen == [*range(6)], "lists of several structs"
    yield function([*structs, 5])[0] == "slow", "lists of structs and others"


def _made(trial: Trial) -> Iterator[tuple[bool, str]]:
    word: Any = ctypes.c_uint64.from_address
    routine = trial.routine(2)
    changed = routine.exchanged(0, "i", (int,))
    sources = routine.prepared(lambda given: given, 1), changed
    known: dict[int, int] = {}
    routine.expect_empty(known)
    function = trial.function(routine, *sources)
    trial.look = lambda given: (given[0], ctypes.memmove(given[1], bytes(word(given[1]).value + 1 for _ in "four"), 4))
    memory = word(id(trial))
    for given, right in ((5, 5), ((1 << 64) - 1, (1 << 64) - 1), (None, 0), (memory, ctypes.addressof(memory))):
        yield function(2, given) == 0x03030303 and trial.arrived[0] == right, "arguments made by Python functions"
    routine = trial.routine(2)
    plain = routine.prepared(lambda given: given, 0, plain=(int, bool, bytes))
    records = routine.records(1, Words, prepare=lambda given: memory, places=(1,))
    function = trial.function(routine, plain, records)
    trial.look = lambda given: None
    for value, right in ((5, 5), (True, 1), (None, 0), (memory, ctypes.addressof(memory))):
        yield function(value, None) == "done" and trial.arrived[0] == right, "arguments that are numbers or memory"
    trial.look = lambda given: ctypes.string_at(given[0])
    yield function(b"text", ()) == "done" and trial.seen == b"text", "arguments that are bytes"
    routine = trial.routine(2)
    exact = routine.prepared(lambda given, size: memory, 0, 1, plain=(int, bytes), exact=1)
    measured = trial.function(routine, exact, routine.value(1, "Q", int))
    yield measured(b"text", 4) == "done" and trial.seen == b"text", "bytes of the size given"
    yield measured(b"text", 3)[0] == measured(b"text", 5)[0] == "slow", "bytes of another size"
    trial.look = lambda given: None
    yield function(5, (1, 2)) == "done" and trial.arrived[1] == ctypes.addressof(memory), "lists for Python"
    yield function(NotImplemented, None)[0] == function(5, (1,))[0] == "slow", "arguments for Python"
    known[1] = 2
    yield function(2, 5)[0] == "slow" and function(2, NotImplemented)[0] == "slow", "a dict that must be empty"
    routine = trial.routine(1)
    struct: Any = type("Pair", (ctypes.Structure,), {"_fields_": [("a", ctypes.c_uint32), ("b", ctypes.c_uint32)]})
    sources_ = routine.value(0, "i", int), routine.text(0, given=2), routine.struct(struct), routine.output("s")
    routine.returns_tuple("first")
    name = ctypes.c_char_p(b"a name")
    address = ctypes.cast(name, ctypes.c_void_p).value or 0
    trial.look = lambda given: (
        ctypes.memmove(given[1], b"ab", 2),
        ctypes.memmove(given[2], b"\5", 1),
        ctypes.memmove(given[3], address.to_bytes(8, "little"), 8),
    )
    function = trial.function(routine, *sources_)
    found = function(3)
    yield found[:2] == ("first", b"ab\0\0\0\0") and found[3] == b"a name", "texts"
    yield type(found[2]) is struct and (found[2].a, found[2].b) == (5, 0), "new structs"
    trial.look = lambda given: None
    yield function(0)[1] == b"" and function(-1)[0] == "slow", "texts of no size"
    routine = trial.routine(1)
    texts = routine.value(0, "Q", str, bytes), routine.text(8, str), routine.decoded("none")
    routine.returns_tuple()
    trial.look = lambda given: (
        ctypes.memmove(given[1], given[0], 3),
        ctypes.memmove(given[2], address.to_bytes(8, "little"), 8),
    )
    function = trial.function(routine, *texts)
    yield (function("aä"), function(b"ab")) == (("aä", "a name"), ("ab", "a name")), "texts as str"
    yield function(None)[0] == function("\ud800")[0] == "slow", "no texts"


def _known(trial: Trial) -> Iterator[tuple[bool, str]]:
    """Objects that a dict keeps by their addresses."""
    if FREE_THREADED:
        return
    routine, here, other = trial.routine(2), object(), object()
    routine.keeps_in(0, 1)
    function = trial.function(routine, routine.number(7))
    for given in ({}, {id(other): other}, {id(other): other, id(here): here}):
        expected = {**given, id(here): here}
        yield function(here, given) == "done" and trial.arrived[0] == 7 and given == expected, "an address in a dict"
    yield function(here, [id(here)])[0] == "slow", "an address in a list"


def _kept(trial: Trial) -> Iterator[tuple[bool, str]]:
    if FREE_THREADED:
        return
    routine = trial.routine(2)
    kept: dict[int, Any] = {5: {b"text": b"text"}}
    trial.look = lambda given: ctypes.string_at(given[1])
    keeping = trial.function(routine, routine.value(0, "Q", int), routine.kept_text(1, 0, kept))
    seen = [(keeping(number, text), trial.seen) for number, text in ((5, "text"), (6, "\u00e9"), (6, "\u00e9"))]
    right = [("done", text.encode()) for text in ("text", "\u00e9", "\u00e9")]
    yield seen == right and kept == {5: {b"text": b"text", "text": "text"}, 6: {"\u00e9": "\u00e9"}}, "kept texts"
    routine = trial.routine(1)
    routine.forgets(0, kept)
    function = trial.function(routine, routine.value(0, "Q", int))
    trial.look = lambda given: [*kept]
    yield [(function(number), trial.seen) for number in (7, 5)] == [("done", [5, 6]), ("done", [6])], "what is let go"
    trial.status = 3
    found = function(6), trial.seen
    yield found == (("fail", 3), []) and kept == {6: {"\u00e9": "\u00e9"}}, "what is kept again"


def _retained(trial: Trial) -> Iterator[tuple[bool, str]]:
    """What is prepared for a call and kept for its result."""
    kept: list[Any] = []
    memory, small = ctypes.c_uint64(5), ctypes.c_uint64(6)
    routine = trial.routine(1)
    routine.retains(1, 0, lambda *given: kept.append(given))
    made = routine.output("Q"), routine.prepared(lambda value: {1: memory, 2: small}.get(value), 0)
    trial.look = lambda given: ctypes.c_uint64.from_address(given[0]).__init__(1 << 40)  # type: ignore[misc]
    function = trial.function(routine, *made)
    found = [function(number) for number in (1, 3, 2)]
    yield found == [1 << 40] * 3 and kept == [(1 << 40, memory), (1 << 40, small)], "what is kept for a result"
    trial.status = 3
    yield function(1) == ("fail", 3) and len(kept) == 2, "what is not kept for an error"


def _structs(trial: Trial) -> Iterator[tuple[bool, str]]:
    from .interpreter import maker

    struct: Any = type("Three", (ctypes.Structure,), {"_fields_": [(name, ctypes.c_uint32) for name in "abc"]})
    routine = trial.routine(2)

    def members() -> Any:
        return (0, 4, routine.number(7)), (4, 4, routine.value(0, "i", int)), (8, 4, routine.value(1, "B", int))

    trial.look = lambda given: (ctypes.string_at(given[0], 12), ctypes.memmove(given[0], b"\1", 1))
    fields = routine.fields(12, members(), [(4, "i", 0), (8, "B", 0), (0, "I", 0)])
    routine.returns_tuple()
    function = trial.function(routine, fields)
    found = function(-5, 255)
    content = b"\7\0\0\0\xfb\xff\xff\xff\xff\0\0\0"
    yield found == (-5, 255, 1) and trial.seen[0] == content, "members that are arguments and results"
    yield function(-5, 256)[0] == "slow", "members that do not fit"
    if maker(struct):
        routine = trial.routine(2)
        made = trial.function(routine, routine.struct(struct, members()))(-5, 255)
        seen = type(made) is struct and (made.a, made.b, made.c) == (1, 2**32 - 5, 255)
        yield seen and trial.seen[0] == content, "new structs with members"
    routine = trial.routine(2)
    contents = (0, 4, routine.content_of(0, 4, bytes)), (8, -1, routine.content_of(1, 4, str))
    fields = routine.fields(12, contents, [(8, "bytes", (4, 4)), (4, "bytes", (8, -1))])
    routine.returns_tuple()
    trial.look = lambda given: ctypes.memmove(given[0] + 4, b"\3", 1)
    function = trial.function(routine, fields)
    yield function(b"ab", "a\u00e9") == (b"a\xc3\xa9", b"\3\0\0\0a\xc3\xa9\0"), "members that are bytes"
    yield function(b"abcde", "")[0] == function(b"", "abcd\u00e9")[0] == "slow", "bytes that do not fit"
    if maker(struct):
        routine = trial.routine(1)
        asking = routine.struct(struct, [(0, 4, routine.value(0, "I", int))])
        routine.goes_on(asking, 4, 9, lambda made, number: (made.a, made.b, number))
        trial.look = lambda given: ctypes.memmove(given[0] + 4, ctypes.string_at(given[0], 4), 4)
        function = trial.function(routine, asking)
        yield type(function(0)) is struct and function(7) == (7, 7, 7), "what goes on in Python"
    routine = trial.routine(0)
    texts = routine.fields(12, (), [(0, "U", 3), (3, "u", 9)])
    routine.returns_tuple()
    trial.look = lambda given: ctypes.memmove(given[0], b"textmore\xff!!", 12)
    yield trial.function(routine, texts)() == ("tex", "tmore\N{REPLACEMENT CHARACTER}!!"), "members that are texts"


def _lent(trial: Trial) -> Iterator[tuple[bool, str]]:
    routine = trial.routine(2)
    lent: dict[type, bool] = {}
    lending = routine.prepared(lambda given: None, 0, plain=(int,), lend=lent)
    lender = trial.function(routine, lending, routine.value(1, "Q", int))
    trial.look = lambda given: given[0] and ctypes.string_at(given[0], 3)
    given = bytearray(b"abc")
    lent[bytearray] = True
    for memory, right in ((given, b"abc"), (bytearray(), 0)):
        yield lender(memory, 1) == "done" and trial.seen == right, "buffers"
    given.clear()  # none is held
    routine, lent[memoryview] = trial.routine(2), True
    lending = routine.prepared(lambda given: None, 0, plain=(int, bytes), lend=lent)
    reader = trial.function(routine, lending, routine.value(1, "Q", int))
    for take, right in ((reader, b"xyz"), (lender, 0)):
        yield take(memoryview(b"xyz"), 1) == "done" and trial.seen == right, "buffers to read only"


def _rooms(trial: Trial) -> Iterator[tuple[bool, str]]:
    tell = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_uint64)(
        lambda number, at: ctypes.memmove(at, number.to_bytes(8, "little"), 8) and number == 9
    )
    routine = trial.routine(2)
    size = routine.value(0, "Q", int), routine.fields(8, (), ())
    routine.call_first(ctypes.cast(tell, ctypes.c_void_p), *size)
    function = trial.function(routine, routine.value(0, "Q", int), routine.room(1, (int,), False))
    trial.look = lambda given: ctypes.string_at(given[1], 3) if given[1] > 3 else given[1]
    buffer = bytearray(b"abcd")
    for memory, right in ((buffer, b"abc"), (memoryview(buffer), b"abc"), (b"xyz", b"xyz"), (None, 0), (3, 3)):
        yield function(3, memory) == "done" and trial.seen == right, "memory for a result"
    del memory
    for number, other in ((5, buffer), (4, b"xyz"), (9, buffer), (1, memoryview(b"xyz"))):
        yield function(number, other)[0] == "slow", "memory that is too small"
    del other
    buffer.clear()  # none is held


def _asked(trial: Trial) -> Iterator[tuple[bool, str]]:
    routine = trial.routine(1)
    counted = routine.exchanged(0, "Q", (int,)), routine.text(0, len, given=3, optional=True)
    routine.returns_tuple()
    trial.look = lambda given: given[1] and ctypes.memmove(given[0], b"\7", 1)
    function = trial.function(routine, *counted)
    yield (
        (function(2), function(0), function(1 << 60)[0]) == ((7, 6), (0, 0), "slow"),
        "memory of a number that C changes",
    )
    counts: list[int] = []

    def tell(number: int, at: int, memory: int) -> int:
        count = ctypes.c_uint64.from_address(at)
        counts.append(count.value)
        enough, count.value = count.value >= number, number
        return (ctypes.memmove(memory, b"abcdef", 6) and 0) if memory and enough else number and 4

    trial.cell = ctypes.cast(kept := ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * 3)(tell), ctypes.c_void_p)
    for convert, right in ((None, [b"", b"abcdef"]), (str, ["", "abcdef"]), (len, [0, 6])):
        routine = trial.routine(1)
        routine.sources += [routine.value(0, "Q", int), routine.asked(4), routine.filled(2, True, convert)]
        function = routine.function("self_check", __name__)
        yield [function(0), function(3)] == right, "memory of a size that is asked for"
    yield counts == [0, 0, 3] * 3, "two calls"
    del kept


def _other_results(trial: Trial) -> Iterator[tuple[bool, str]]:
    from .routine import COUNT, FIRST_OUTPUT, NOTHING, PAIR, REFUSED

    text = ctypes.c_char_p(b"a text")
    address = ctypes.cast(text, ctypes.c_void_p).value or 0
    callback = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_uint64)(lambda number: address if number else 0)
    trial.cell = ctypes.cast(callback, ctypes.c_void_p)
    routine = trial.routine(1)
    routine.returned = FIRST_OUTPUT
    routine.decoded("none")
    function = trial.function(routine, routine.value(0, "Q", int))
    yield (function(1), function(0)) == ("a text", "none"), "texts returned by C"
    callback = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_uint64)(lambda number: number)
    trial.cell = ctypes.cast(callback, ctypes.c_void_p)
    for returned, right in ((PAIR, ("done", "done", ("fail", (9 << 32) + 5))), (NOTHING, ("done",) * 3)):
        routine = trial.routine(1)
        routine.returned = returned
        function = trial.function(routine, routine.value(0, "Q", int))
        yield (function(0), function(9 << 32), function((9 << 32) + 5)) == right, "statuses of two ints, and none"
    kind = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64, use_errno=True)
    counting = kind(lambda number: (ctypes.set_errno(7), number)[1])
    trial.cell = ctypes.cast(counting, ctypes.c_void_p)
    routine = trial.routine(1)
    routine.returned = COUNT
    routine.output("q")
    function = trial.function(routine, routine.value(0, "q", int))
    yield (function(5), function(-1)) == (5, ("fail", REFUSED + 7)), "numbers, and errors of the system"


def _statuses(trial: Trial) -> Iterator[tuple[bool, str]]:
    result = [object()]
    held = [result] * 100
    """Removal of references must not free it."""
    function = trial.function(trial.routine(0), result=result)
    references = sys.getrefcount(result)
    for _ in range(len(held) // 2):
        function()
    yield sys.getrefcount(result) == references, "references to results"
    routine = trial.routine(0)
    routine.answers_with({600: "not ready"})
    function = trial.function(routine)
    for status, right in ((0, "done"), (600, "not ready"), (700, ("fail", 700)), (-1, ("fail", -1))):
        trial.status = status
        yield function() == right, f"the status {status}"
    trial.status = 0


def _calls(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..builtins import leading, replace
    from .routine import METHODS, Dispatcher

    routine = trial.routine(2, ("named",))
    function = trial.function(routine, routine.value(1, "Q", int))
    yield function(1, named=5) == "done" and trial.arrived[0] == 5, "names of arguments"
    yield function(1, 5) == ("slow", (1, 5), {}) and function(1, other=5) == ("slow", (1,), {"other": 5}), "other names"
    inner = trial.routine(1)
    trial.function(inner, inner.value(0, "Q", int))
    cell = CellType()
    outer = Dispatcher(slow, cell).function("self_check", __name__)
    yield outer(6)[0] == "slow", "no routine to go to"
    cell.cell_contents = inner.pool()
    yield outer(6) == "done" and trial.arrived[0] == 6, "a routine to go to"
    replaced = leading(slow, "self_check", __name__, "")
    yield replaced(5, a=6) == ("slow", (5,), {"a": 6}), "Python behind a builtin"
    pool = inner.pool()
    replace(replaced, pool.owned.address, pool)
    yield replaced(8) == "done" and trial.arrived[0] == 8, "a builtin that is replaced"
    if METHODS:
        inner = trial.routine(1)
        inner.sources += [inner.value(0, "Q", int), *[inner.number(0)] * (ARGUMENTS - 1)]
        inner.returns("done")
        cls: Any = type("Class", (), {})
        cls.method = inner.method(cls, "method", "")
        yield cls().method(9) == "done" and trial.arrived[0] == 9 and cls().method("9")[0] == "slow", "methods"


def _changes(trial: Trial) -> Iterator[tuple[bool, str]]:
    from .routine import METHODS

    if not METHODS or FREE_THREADED:
        return
    cls: Any = type("Held", (), {"__slots__": ("content", "needed")})
    routine = trial.routine(1)
    routine.sources += [routine.number(0)] * ARGUMENTS
    routine.keeps(routine.within(0, cls, "needed"))
    routine.sets(cls, "content", routine.within(0, cls, "content"))
    routine.returns("done")
    cls.take = routine.method(cls, "take", "")
    held, other = cls(), cls()
    former, other.content, other.needed = [1], [2], [3]
    counts = [sys.getrefcount(each) for each in (former, other.content, other.needed)]
    for trial.status in (0, 700):
        held.content = former
        done = held.take(other) == (("fail", 700) if trial.status else "done")
        yield done and held.content == ([1] if trial.status else [2]), "a slot that is set after the call"
    trial.status, held.content = 0, None
    yield [sys.getrefcount(each) for each in (former, other.content, other.needed)] == counts, "references to contents"


def _python_calls(trial: Trial) -> Iterator[tuple[bool, str]]:
    from .call_python import caller

    address = caller()
    if not address:  # no room for code
        return
    call = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)
    content = [1]
    clear = content.clear
    counts = [*map(sys.getrefcount, (content, clear))]
    for _ in range(3):
        call(id(clear))
    yield content == [], "calls of Python objects"
    yield [*map(sys.getrefcount, (content, clear))] == counts, "references to Python objects that are called"


def _constructors(trial: Trial) -> Iterator[tuple[bool, str]]:
    from .constructors import KnownConstructor, slot_of
    from .handle_constructors import HandleConstructor, StructConstructor, initializer
    from .interpreter import inherited_slot, maker
    from .routine import METHODS

    if not METHODS:
        return
    for two in (False, True):
        cls: Any = type("Number", (int,), {})
        slot_of(cls).value = HandleConstructor(slow, two, True).lasting_address(__name__)
        last = 60 if two else 30
        for number in (0, 1, 256, 257, (1 << 30) - 1, 1 << last - 1, (1 << last) - 1):
            for made in (cls(number), cls(init_value=number)):
                yield type(made) is cls and made == number and hash(made) == hash(number), f"{number} as a handle"
        yield type(cls()) is cls and cls() == 0, "a handle of nothing"
        yield cls(1 << last) == ("slow", (cls, 1 << last), {}) and cls(-1)[0] == "slow", "numbers for Python"
        yield type(cls(True)) is cls and cls(True) == 1, "a bool as a handle"
        yield cls(5, 6)[0] == cls(1.0)[0] == cls(value=5)[0] == "slow", "arguments for Python"
    fields = [("a", ctypes.c_uint64), ("b", ctypes.c_uint64)]
    struct: Any = type("Pair", (ctypes.Structure,), {"__slots__": ("_kept",), "_fields_": fields})
    place = slot_of(struct)
    if place is not None:
        told = initializer(struct), maker(struct)
        at = type(struct).from_address, 5, inherited_slot(struct, "_kept")
        place.value = StructConstructor(*told, at).lasting_address(__name__)
        yield type(struct()) is struct and struct().b == 0 and struct(5, b=6).b == 6, "structs of zeros"
        one = struct(5, 6)
        for view in (struct(ctypes.addressof(one)), struct(_ptr=ctypes.addressof(one))):
            yield type(view) is struct and (view.b, view._kept) == (6, 5), "structs elsewhere"
        yield struct(0).b == 0 and struct(b=6).b == 6 and struct(5).a == 5, "structs elsewhere"
        place.value = StructConstructor(*told, None, bytes(range(16))).lasting_address(__name__)
        yield bytes(struct()) == bytes(range(16)), "structs with initial content"
        struct.__init__ = lambda self: setattr(self, "b", 7)
        yield struct().b == 7, "structs of zeros"
    kept: Any = type("Kept", (), {"__slots__": "number", "__new__": lambda cls, number=None: ("slow", number)})
    kept.known = {3: object.__new__(kept), 4: 5}
    slot_of(kept).value = KnownConstructor(kept, "known", trial.cell, kept, "number", "number").lasting_address(
        __name__
    )
    trial.look = lambda given: ctypes.c_int.from_address(given[0]).__init__(3)  # type: ignore[misc]
    kept.known[3].number = 3
    yield kept() is kept(3) is kept(number=3) is kept(kept.known[3]) is kept.known[3], "instances that are known"
    yield (
        [kept(number) for number in (4, 2, 3.0)] == [("slow", 4), ("slow", 2), ("slow", 3.0)],
        "instances that are not",
    )


def _copies(trial: Trial) -> Iterator[tuple[bool, str]]:
    from .constructors import slot_of
    from .handle_constructors import CopyMethod, StructConstructor, initializer
    from .interpreter import descriptor, maker, vectorcall_offset
    from .routine import METHODS

    array: Any = type(ctypes.Array)
    data = array("Data", (ctypes.Array,), {"_type_": ctypes.c_byte, "_length_": 24})
    place = slot_of(data)
    if not METHODS or place is None:
        return
    place.value = own = StructConstructor(initializer(data), maker(data), None).lasting_address(__name__)
    code = CopyMethod(maker(data), own, vectorcall_offset(type(data))).lasting_address(__name__)
    data.from_ptr = descriptor("from_ptr", code, data, "", of_class=True)
    memory = ctypes.create_string_buffer(bytes(range(24)) + b"behind")
    made = data.from_ptr(ctypes.addressof(memory))
    yield type(made) is data and bytes(made) == memory.raw[:24], "structs copied from memory"


def _slot_constructors(trial: Trial) -> Iterator[tuple[bool, str]]:
    from .constructors import slot_of
    from .routine import METHODS
    from .slot_constructors import quicken_slots

    if not METHODS:
        return
    members = {"__slots__": ("first", "second"), "__new__": lambda cls, *values, **named: ("slow", values, named)}
    pair: Any = type("Pair", (), members)
    quicken_slots(pair, {"first": None, "second": 5})
    yield bool(slot_of(pair).value), "the version of a class"
    calls: list[Any] = [((), {}), ((1,), {}), ((1, "b"), {}), ((), {"second": []}), ((), {"second": 2, "first": 3})]
    for values, named in calls:
        made = pair(*values, **named)
        expected = {"first": None, "second": 5, **dict(zip(("first", "second"), values)), **named}
        yield (
            type(made) is pair and {name: getattr(made, name) for name in expected} == expected,
            f"slots of {values} and {named}",
        )
    calls = [((1, 2, 3), {}), ((1,), {"first": 2}), ((), {"third": 3})]
    for values, named in calls:
        yield pair(*values, **named) == ("slow", values, named), "arguments that are not for slots"
    pair.third = None
    yield pair(1) == ("slow", (1,), {}), "a class that has changed"
    checked: Any = type("Checked", (), members)
    refuse: dict[Any, Any] = {True: [].pop}
    quicken_slots(checked, {"first": None, "second": 5}, 1, lambda made: refuse.pop(made.first, bool)())
    yield checked(second=1) == ("slow", (), {"second": 1}), "an argument that is needed"
    try:
        checked(True)
        yield False, "a value that is refused"
    except IndexError:
        yield type(checked(True)) is checked and checked(2).second == 5, "values that are not refused"


def _filling_constructors(trial: Trial) -> Iterator[tuple[bool, str]]:
    from .constructors import slot_of
    from .filling_constructors import quicken_filling
    from .routine import METHODS

    if not METHODS:
        return
    members = {"__slots__": ("first",), "__new__": lambda cls, *values, **named: ("slow", values, named)}
    base: Any = type("Base", (), members)
    pair: Any = type("Pair", (base,), {"__slots__": ("second",)})
    quicken_filling(pair, ("first", "second"))
    yield bool(slot_of(pair).value), "the version of a class with a base"
    made = pair(1, "b")
    yield type(made) is pair and (made.first, made.second) == (1, "b"), "slots of a class and its base"
    calls: list[Any] = [((), {}), ((1,), {}), ((1, 2, 3), {}), ((1,), {"second": 2})]
    for values, named in calls:
        yield pair(*values, **named) == ("slow", values, named), "arguments that are missing or by name"
    base.third = None
    yield pair(1, 2) == ("slow", (1, 2), {}), "a class whose base has changed"


def _packing_constructors(trial: Trial) -> Iterator[tuple[bool, str]]:
    from .constructors import slot_of
    from .packing_constructors import quicken_packing
    from .routine import METHODS

    if not METHODS:
        return
    slots = "values", "content", "last"
    members = {"__slots__": slots, "__new__": lambda cls, *values, **named: ("slow", values, named)}
    packed: Any = type("Packed", (), members)
    last = object()
    quicken_packing(
        packed, {"first": None, "flag": False, "second": None, "size": None}, ("first", "second"), "size", slots, last
    )
    yield bool(slot_of(packed).value), "the version of a class"
    largest = (1 << 32) - 1
    for first, three in (
        (5, (5, 1, 1)),
        ((1 << 30,), (1 << 30, 1, 1)),
        ((2, largest), (2, largest, 1)),
        ((7, 8, 9), (7, 8, 9)),
    ):
        for size in (None, 6, largest):
            made = packed(second=first, first=3, size=size)
            content = b"".join(number.to_bytes(4, "little") for number in (3, 1, 1, *three, size or 0, 0))
            found = made.values, made.content, made.last is last
            yield (
                type(made) is packed and found == (((3, 1, 1), False, three, size or 0), content, True),
                "packed numbers",
            )
    for wrong in (0, largest + 1, -1, True, (), (1, 0), (1, 1, 1, 1), 1.0, [1], None):
        yield packed(wrong, False, 1) == ("slow", (wrong, False, 1), {}), "numbers that do not fit"
    for values in ((1,), (1, True, 1), (1, False, 1, -1), (1, False, 1, 2, 3)):
        yield packed(*values) == ("slow", values, {}), "other arguments"


def _struct_members(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..types import Handle
    from ..types.live_handles import Live, live_class
    from .members import BASE
    from .routine import METHODS

    if not METHODS or not BASE:
        return
    told: list[Any] = []
    known, handle = {5: "five"}, type("Handle", (Handle,), {"code": "Q", "low": 0, "high": (1 << 64) - 1})
    one = _struct_with_members(
        told,
        text=(ctypes.c_char * 6, "", {"text": 6}),
        short=(ctypes.c_uint16, "H", {}),
        half=(ctypes.c_uint32, "I", {"known": known, "convert": str, "stored": "I"}),
        word=(ctypes.c_uint64, "Q", {"lends": "read", "classes": (bool,), "stored": "Q"}),
        octets=(ctypes.c_ubyte * 4, "", {"octets": 4, "reads": False}),
        numbers=(ctypes.c_int * 2, "", {"listed": ("i", (int,), 2), "reads": False}),
        handle=(ctypes.c_uint64, "Q", {"classes": (handle,), "stored": "Q", "live": handle, "reads": False}),
    )
    one.short, one.half, one.word = 65535, (1 << 30) - 1, (1 << 60) - 1
    yield (one.short, one.half, one.word, told) == (65535, str((1 << 30) - 1), (1 << 60) - 1, []), "members of structs"
    one.half, one.word = 5, True
    yield (one.half, one.word, told) == ("five", 1, []), "members of other classes"
    for text in ("\u00e9a", "", "123456"):
        ctypes.memmove(one.getPtr(), text.encode().ljust(6, b"\0"), 6)
        yield one.text == text, "members that are texts"
        one.text = text[:5]
        yield bytes(one)[:6] == text[:5].encode().ljust(6, b"\0"), "texts that members are set to"
    one.text = "12345\u00e9"
    one.short, one.half, one.word = 65536, 1 << 30, -1
    one._kept = type("Borrowed", (dict,), {})()
    one.word = 7
    yield (
        (one.short, one.half, one.word, told) == (65535, "five", 1, ["12345\u00e9", 65536, 1 << 30, -1, 7]),
        "members for Python",
    )
    del told[:]
    live_class(handle)
    one.octets, one.handle = b"\1\2\0\4", handle(5)
    seen = one.handle
    one.handle = (1 << 59) + 1
    found = one.octets, int(seen), int.__add__(seen, 0), isinstance(seen, Live), told
    yield found == (b"\1\2\0\4", (1 << 59) + 1, 5, True, []), "members that are bytes or handles"
    yield from _remembered_handles(one, seen)
    for number in (0, 7, (1 << 60) - 1):
        one.handle = _Index(number)
        yield int(one.handle) == number and told == [], "members set to objects with a number"
    one.octets, one.numbers = b"\1", [1]
    yield told == [b"\1", [1]], "bytes and lists of another size"
    if not FREE_THREADED:
        one.numbers = [7, (1 << 30) - 1]
        yield one.numbers == [7, (1 << 30) - 1] and told == [b"\1", [1]], "members that are lists"
    yield from _lent_memory()
    yield from _parts()
    yield from _handles_of_parts(handle)
    twin = type(one).from_buffer_copy(one)
    yield (one == twin, one != twin, one == 5) == (True, False, False), "equal structs"
    twin.octets = b"\3\2\0\4"
    yield (one == twin, one != twin) == (False, True), "structs that differ"


def _remembered_handles(one: Any, seen: Any) -> Iterator[tuple[bool, str]]:
    from .remembered import slots_of

    is_same = bool(slots_of(type(one), "handle"))
    for number in (0, (1 << 60) - 1, 1, 1 << 30):
        one.handle = number
        again = one.handle
        yield (again is seen) is is_same and int.__add__(again, 0) == number == again, "handles that are read again"


def _lent_memory() -> Iterator[tuple[bool, str]]:
    """Memory that members point to."""
    from ..types import lenders

    if FREE_THREADED:
        return
    told: list[Any] = []
    facts = {"stored": "Q", "lends": "read"}
    one: Any = _struct_with_members(
        told,
        read=(ctypes.c_uint64, "Q", facts),
        written=(ctypes.c_uint64, "Q", {**facts, "lends": "written"}),
    )
    before, room, numbers = {**lenders}, bytearray(b"abcd"), (ctypes.c_int * 2)()
    lenders.update(dict.fromkeys((bytes, bytearray, memoryview), True))
    try:
        for memory in (room, memoryview(room), numbers):
            one.read = one.written = memory
            place = ctypes.addressof(ctypes.c_char.from_buffer(memory))
            yield (one.read, one.written, told) == (place, place, []), "memory that members point to"
        one.read, one.written = b"abcd", 5
        yield (ctypes.string_at(one.read, 5), one.written, told) == (b"abcd\0", 5, []), "memory to read only"
        yield one._kept == {"read": memoryview(b"abcd"), "written": None}, "memory that structs keep"
        gaps = memoryview(room)[::2]
        one.written, one.read = b"abcd", gaps
        yield told == [b"abcd", gaps] and one.written == 5, "memory for Python"
    finally:
        lenders.clear()
        lenders.update(before)


def _parts() -> Iterator[tuple[bool, str]]:
    """Parts that are set to structs, and keep what these keep."""
    from .remembered import slots_of

    if FREE_THREADED:
        return
    told: list[Any] = []
    given: Any = _struct_with_members([], address=(ctypes.c_uint64, "Q", {"stored": "Q"}))
    part = {"classes": (type(given),), "record": lambda: type(given)}
    whole: Any = _struct_with_members(told, before=(ctypes.c_uint64, "Q", {}), part=(type(given), "", part))
    for number, kept in ((7, None), (8, {"address": "a"}), (9, {"address": "b"})):
        given.address = number
        if kept:
            given._kept = kept
        whole.part = given
        expected = {(type(given), 8): kept} if kept else None
        found = bytes(whole) == bytes(8) + bytes(given), getattr(whole, "_kept", None) == expected, told
        yield found == (True, True, []), "parts set to structs"
    given._kept = {"other": "c"}
    whole.part = given
    yield told == [given], "parts that keep more"
    read, again, before = whole.part, whole.part, bytes(whole)
    yield (read is again) is bool(slots_of(type(whole), "part")), "parts that are read again"
    del whole
    yield bytes(8) + bytes(read) == before, "memory that a part keeps"


def _handles_of_parts(handle: Any) -> Iterator[tuple[bool, str]]:
    facts = {"classes": (handle,), "stored": "Q", "live": handle, "reads": False}
    inner: Any = type(_struct_with_members([], first=(ctypes.c_uint64, "Q", {}), handle=(ctypes.c_uint64, "Q", facts)))
    part = {"classes": (inner,), "record": lambda: inner}
    whole: Any = _struct_with_members([], before=(ctypes.c_uint64, "Q", {}), part=(inner, "", part))
    for number in (0, 5, 1 << 30, (1 << 60) - 1):
        whole.part.handle = number
        found = whole.part.handle
        yield found == int.__add__(found, 0) == number, "handles of parts"
        yield found.getPtr() == whole.getPtr() + 16, "places of handles of parts"


def _live_handles(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..types import Handle
    from ..types.live_handles import live_class
    from .constructors import slot_of
    from .handle_constructors import HandleConstructor
    from .live_methods import quicken_live
    from .routine import METHODS

    if not METHODS or FREE_THREADED:
        return
    handle: Any = type("Handle", (Handle,), {"code": "Q", "low": 0, "high": (1 << 64) - 1})
    live, word = live_class(handle), ctypes.c_uint64(5)
    quicken_live(live)
    slot_of(handle).value = HandleConstructor(slow, True, True).lasting_address(__name__)
    there, twin = (handle(_ptr=ctypes.addressof(word)) for _ in range(2))
    for number in (0, 5, 1 << 40, (1 << 64) - 1):
        word.value = number
        answers = int(there), there.__index__(), there == number, there != number, there == handle(7)
        yield answers == (number, number, True, False, False), f"live handles of {number}"
        yield there == twin and not there != twin and hash(there) == hash(number), f"equal live handles of {number}"
    word.value = (1 << 60) - 1
    made = handle(there)
    yield (made, type(made)) == ((1 << 60) - 1, handle), "a handle of a live one"
    word.value -= 1
    yield made != there and there == there._number() != made, "live handles that differ"
    yield type(there) is live and there.getPtr() == ctypes.addressof(word) and there != "a", "live handles"
    yield handle(_ptr=5)[0] == handle(_ptr=True)[0] == "slow", "places for Python"
    for number in (0, 5, (1 << 60) - 1):
        yield handle(_Index(number)) == number, f"a handle of an object with the number {number}"
    yield handle(_Index(-1))[0] == handle(_Index("5"))[0] == "slow", "handles of other objects"


def _pointed_lists(trial: Trial) -> Iterator[tuple[bool, str]]:
    from .members import BASE
    from .routine import METHODS

    if not METHODS or not BASE or FREE_THREADED:
        return
    told: list[Any] = []
    part = type(_struct_with_members(told, number=(ctypes.c_uint64, "Q", {"stored": "Q"})))
    one = _struct_with_members(
        told,
        words=(ctypes.c_uint64, "", {"pointed": lambda: (None, "Q", (int,)), "reads": False}),
        parts=(ctypes.c_uint64, "", {"pointed": lambda: (part, "", ()), "reads": False}),
    )
    numbers = [7, (1 << 60) - 1, 3]
    parts = [part() for _ in numbers]
    for filled, number in zip(parts, numbers):
        filled.number = number
    for name, given in (("words", numbers), ("parts", parts)):
        for number in (3, 1, 2):
            for value in (given[:number], tuple(given[:number])):
                setattr(one, name, value)
                seen = (ctypes.c_uint64 * number).from_address(
                    ctypes.c_uint64.from_buffer(one, 8 * (name == "parts")).value
                )
                yield seen[:] == numbers[:number] and not told, "lists that a struct points to"
    one.words, one.parts = [5, None], [part(), None]
    yield told == [[5, None], [told[1][0], None]], "other lists that a struct points to"


class _Index:
    """An object that is no int, with a number."""

    def __init__(self, number: Any) -> None:
        self.number = number

    def __index__(self) -> Any:
        return self.number


def _struct_with_members(told: list[Any], **members: Any) -> Any:
    """A struct whose members are set by machine code, and by a function that adds the value to ``told``: of each its class, its
    struct code and its facts."""
    from ..types.member import Member
    from ..types.struct_views import View, hide, room_for
    from .handle_constructors import quicken
    from .members import quicken_members

    fields = [(name, kind) for name, (kind, _, _) in members.items()]
    hidden = room_for([name for name, (_, _, facts) in members.items() if "live" in facts or "record" in facts])
    namespace = {"__slots__": ("_kept", *hidden), "_fields_": fields, "_generated": True, "_align_in_c": 0}
    namespace["_has_pointers"] = True
    kind: Any = type(ctypes.Structure)
    cls = kind("Checked", (View, ctypes.Structure), namespace)
    hide(cls, hidden)
    for name, (c_type, code, facts) in members.items():
        field = getattr(cls, name)
        member = Member(field.__get__, lambda self, value: told.append(value))
        setattr(cls, name, member.told(field=(c_type, field.offset) if "live" in facts else field, code=code, **facts))
    quicken(cls)
    quicken_members(cls)
    return cls()


def _getters(trial: Trial) -> Iterator[tuple[bool, str]]:
    from .getters import PYTHON, getter

    cls: Any = type("Held", (), {"__slots__": ("first", "second")})
    told: list[Any] = []
    written = property(lambda held: "slow", lambda held, value: told.append(value))
    cls.alias = getter(cls, "alias", property(), ("first",), (), none=None)
    held, other = cls(), cls()
    held.first = other
    yield held.alias is other and not hasattr(other, "alias"), "aliases of slots"
    if FREE_THREADED:
        return
    cls.content = getter(cls, "content", written, ("first",), (), open="second")
    cls.opened = getter(cls, "opened", written, ("first",), (), open="second", closed=0, none="none")
    cls.inner = getter(cls, "inner", written, ("first", "second"), (cls,), none="none")
    cls.others = getter(cls, "others", written, ("first", "second"), (cls,), others=True)
    cls.item = getter(cls, "item", written, ("first",), (), item=1)
    cls.value = getter(cls, "value", written, ("first",), (), key="key", none="none", other=PYTHON)
    cls.meaning = getter(cls, "meaning", written, ("first",), (), known={3: "three"}, none="none", other="other")
    cls.real = getter(cls, "real", written, ("first",), (), item=0, ask="second")
    names = "content", "inner", "item", "value", "meaning"
    for first, second, found in (
        (None, 1, ("slow", "none", "slow", "none", "none")),
        (other, None, ("slow", 7, "slow", "slow", "other")),
        ((1, 2), 1, ((1, 2), "slow", 2, "slow", "other")),
        ((1,), 1, ((1,), "slow", "slow", "slow", "other")),
        ({"key": 5}, 1, ({"key": 5}, "slow", "slow", 5, "other")),
        ({}, 1, ({}, "slow", "slow", "none", "other")),
        (3, 1, (3, "slow", "slow", "slow", "three")),
        (4, 1, (4, "slow", "slow", "slow", "other")),
    ):
        held.first, held.second, other.second = first, second, 7
        yield tuple([getattr(held, name) for name in names]) == found, "properties"
        yield held.others == (7 if first is other else "slow" if first is None else first), "properties of others"
    for state, both in ((1, [4, 4]), (0, [4, "slow"]), (None, ["slow", "slow"])):
        held.second = state
        yield [held.content, held.opened] == both, "properties of what may be closed"
    for given, asked, answer in (((5,), 6, 5), (None, 6, 6), (None, None, "slow"), (7, 6, "slow")):
        held.first, held.second = given, asked
        yield held.real == answer, "properties of an object that is asked"
    held.content = 9
    yield told == [9], "properties that are set"


def _equality(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..types import Handle
    from .equality import quicken_equality, quicken_hash, quicken_numbers

    methods = {"__eq__": lambda one, other: "slow", "__hash__": lambda one: 1}
    alone: Any = type("Alone", (), {**methods})
    handle: Any = type("Handle", (Handle,), {"low": 0, "high": 9, "__le__": lambda one, other: "slow"})
    held: Any = type("Held", (), {"__slots__": ("first", "second"), **methods})
    quicken_equality(alone, vars(alone)["__eq__"], ())
    quicken_equality(held, vars(held)["__eq__"], ("first", "second"))
    quicken_hash(held, vars(held)["__hash__"], ("first",), (int,))

    def of(first: Any, second: Any) -> Any:
        made = held()
        made.first, made.second = first, second
        return made

    for cls in alone, held:
        one, other = cls(), cls()
        yield (one == one, one != one) == (True, False), "instances that are the same"
        yield (one == None, one != None) == (False, True), "instances and None"  # noqa: E711
        derived = type("Derived", (cls,), {"__slots__": ()})()
        yield (one == other, one == derived, derived == one) == ("slow", "slow", "slow"), "instances and others"
        yield (one == 5, one != 5, one == handle) == (False, True, False), "instances and objects of other classes"
    for numbers in (3, 3), (1 << 40, 5), (5, 1 << 40), (1 << 63, 1 << 59), (0, 1):
        one, other = of(*numbers), of(*[number + 1 - 1 for number in numbers])
        unlike, unlike_too = of(numbers[0] + 1, numbers[1]), of(numbers[0], numbers[1] + 1)
        expected = ("slow", False, "slow", "slow") if FREE_THREADED else (True, True, False, False)
        found = one == other, one != unlike, one == unlike, one == unlike_too
        yield found == expected, "instances with numbers"
        small = not FREE_THREADED and 0 < numbers[0] < 1 << 60
        yield hash(one) == (numbers[0] if small else 1), "hashes"
    yield (of(None, 1) == of(None, 1), hash(of(None, 1))) == ("slow", 1), "instances without numbers"
    short, long = of(5, 1), of(1 << 40, 1)
    yield (short == long) is (long == short) is False or FREE_THREADED, "numbers of two lengths"
    around: Any = type("Around", (), {"__slots__": ("held",), **methods})
    quicken_equality(around, vars(around)["__eq__"], path=("held", "first"), classes=(held, handle))
    for number, equal in (handle(5), True), (handle(6), False), (5, "slow"):
        one, other = around(), around()
        one.held, other.held = of(handle(5), 1), of(number, 2)
        answer = one == other
        yield answer == ("slow" if FREE_THREADED else equal), "instances with objects that have numbers"
    quicken_numbers(handle)
    one = handle(5)
    compared = one == 5, one == handle(6), one != handle(5), one != 6, one == "5", one <= 7
    yield compared == (True, False, False, True, False, "slow"), "handles"


def _endings(trial: Trial) -> Iterator[tuple[bool, str]]:
    from .endings import Ending
    from .routine import METHODS

    if not METHODS:
        return
    cls: Any = type("Held", (), {"__slots__": ("handle", "order", "free")})
    ending = Ending(cls, trial.cell, slow, lambda held, *told: told)
    waiting: list[int] = []
    phase = {"s"}
    ending.unless_any(waiting)
    ending.unless_in("r", phase)
    ending.ended_if_none("order")
    ending.expect_in("free", slow)
    ending.passes("handle")
    ending.passes("order", cls, inner="handle")
    ending.empties("handle", "order", deletes="free")
    cls.close = ending.method(cls, "close", "")
    held, order = cls(), cls()
    for number, trial.status in ((1 << 40, 0), (5, 0), (1 << 63, -7)):
        held.handle, order.handle, held.order, held.free = number, 3, order, slow
        for collecting, ended, free in (({"r"}, [], slow), (set(), [1], slow), (set(), [], None)):
            phase |= collecting
            waiting += ended
            held.free = free
            yield held.close()[0] == "slow" and held.handle == number, "objects that Python ends"
            phase.discard("r")
            waiting.clear()
        held.free = slow
        yield held.close() == ((-7, slow, number, order) if trial.status else None), "the end of an object"
        yield (
            trial.arrived[:2] == [number, 3] and held.handle is held.order is None,
            "the slots of an object that ended",
        )
        yield not hasattr(held, "free") and held.close() is None, "an object that has ended"


def _finalizers(trial: Trial) -> Iterator[tuple[bool, str]]:
    from .endings import Ending, finalize
    from .routine import METHODS

    if not METHODS:
        return
    left: list[Any] = []
    cls: Any = type("Held", (), {"__slots__": ("handle",), "__del__": slow})
    ending = Ending(cls, trial.cell, lambda held: left.append(held.handle))
    ending.ended_if_none("handle")
    ending.passes("handle")
    cls.__del__ = ending.method(cls, "__del__", "")
    finalize(cls, ending)
    for handle in (1 << 40, 5, None, "other"):
        trial.arrived, held = [], cls()
        held.handle = handle
        del held
        yield trial.arrived[:1] == [handle] * isinstance(handle, int), "the end of an instance"
    yield left == ["other"], "instances that Python ends"


def _capsules(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..builtins import lasting, object_at, process_function
    from .capsules import borrowing, offers

    names = lasting([ctypes.create_string_buffer(name) for name in (b"offered", b"taken", b"lent")])
    ended: list[str] = lasting([])  # a check that fails may leave a loan
    unused, used, lent = map(ctypes.addressof, names)
    kind = unused, used, 0, 8, 16, -1, 24  # context, deleter, version, flags and tensor
    offer = offers({"kind": slow}, {"kind": kind})["kind"]
    lend, read = borrowing(slow, slow, [(*kind, lent)], 3, ended)
    owner: list[Any] = []
    count = sys.getrefcount(owner)

    def content(shape: int, strides: int, *numbers: int) -> bytes:
        tensor = struct.pack("=QIIIIQQQ", 4096, 1, 2, len(numbers) // 2, 0x2000, shape, strides, 5)
        return struct.pack("=QQQ", 0, 0, 3) + tensor + struct.pack(f"={len(numbers)}Q", *numbers)

    for numbers in (), (2, 3, 1, 2):
        capsule = offer(content(72, 88, *numbers), owner)
        loan = lend(capsule)
        taken = read(loan)
        address = int.from_bytes(taken[:8], "little")
        told = struct.pack("=QQQQ", address, address + 8, 3, 0) + content(address + 72, address + 88, *numbers)[24:]
        yield taken == told, "tensors of capsules"
        yield lend(capsule) == ("slow", (capsule,), {}), "capsules that are taken twice"
        yield sys.getrefcount(owner) == count + 1, "the owner of a tensor"
        del loan
        yield sys.getrefcount(owner) == count, "the end of a tensor"
    offer(content(72, 88), owner)
    yield sys.getrefcount(owner) == count, "the end of a capsule"
    memory: Any = ctypes.create_string_buffer(96)
    address = ctypes.addressof(memory)
    memory[:88] = content(address + 72, 0, 5, 6)  # without strides, and without a deleter
    new, word = process_function("PyCapsule_New"), ctypes.c_void_p
    taken = read(lend(object_at(new(word(address), word(unused), None))))
    yield taken[32:] == memory[24:80], "tensors without strides"


def _patterns(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..builtins import BYTES
    from .patterns import COUNT, pattern_filler, pattern_reader

    arrived: list[Any] = []
    kind = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * 4)

    def called(width: int, *given: int) -> int:
        arrived.append((width, *given))
        return 5

    kept = {width: kind(partial(called, width)) for width in (2, 4, 1)}
    cells = {width: ctypes.cast(function, ctypes.c_void_p) for width, function in kept.items()}
    fill = kind(pattern_filler(cells, "patterns").value or 0)
    size = 1 << 40
    for pattern in (b"\xff", b"\x01\xfe", b"\x01\x02\x03\xfc", b"", b"abc", bytes(8)):
        width = len(pattern)
        for odd in (0, 1, 2):
            del arrived[:]
            status = fill(7, id(pattern) + BYTES, size + odd, 9)
            fits = width in cells and not odd % width
            expected = [(width, 7, int.from_bytes(pattern, "little"), (size + odd) // width, 9)] if fits else []
            yield (status, arrived) == (5 if fits else 1, expected), "patterns"
    for byte in (0, 255):
        del arrived[:]
        yield (fill(7, byte, size, 9), arrived) == (5, [(1, 7, byte, size, 9)]), "bytes to fill with"
    read = pattern_reader(lambda value: ("slow", value), dict.fromkeys((bytes, bytearray, memoryview, str)))
    for pattern in (b"\xff", b"\x01\xfe", b"\x01\x02\x03\xfc"):
        number = int.from_bytes(pattern, "little")
        del arrived[:]
        told = [read(value) for value in (pattern, bytearray(pattern), memoryview(pattern + pattern)[: len(pattern)])]
        yield told == [number | len(pattern) << COUNT] * 3, "bytes that are read"
        yield (
            (fill(7, told[0], size, 9), arrived) == (5, [(len(pattern), 7, number, size // len(pattern), 9)]),
            "numbers",
        )
    for value in (5, "a", None, type("Bytes", (bytes,), {})(b"a"), b"", b"abc", bytes(8), memoryview(b"abcd")[::2]):
        yield read(value) == ("slow", value), "no pattern"
