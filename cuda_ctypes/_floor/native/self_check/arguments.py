"""The self-check of arguments: numbers, memory, lists, structs, and what is in slots."""

from __future__ import annotations

import ctypes
import sys

from ... import FREE_THREADED
from .trial import ARGUMENTS, Trial, Words

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


def numbers(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ...types import INTEGERS

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


def floats(trial: Trial) -> Iterator[tuple[bool, str]]:
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


def memory(trial: Trial) -> Iterator[tuple[bool, str]]:
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


def lists(trial: Trial) -> Iterator[tuple[bool, str]]:
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


def slots(trial: Trial) -> Iterator[tuple[bool, str]]:
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


def others(trial: Trial) -> Iterator[tuple[bool, str]]:
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


def several_structs(trial: Trial) -> Iterator[tuple[bool, str]]:
    if FREE_THREADED:  # Python copies them there
        return
    routine = trial.routine(1)
    function = trial.function(routine, routine.records(0, Words, prepare=lambda given: NotImplemented, places=(0,)))
    trial.look = lambda given: (ctypes.c_uint64 * 6).from_address(given[0])[:]
    structs = [Words(2 * i, 2 * i + 1) for i in range(3)]
    for listed in (structs, tuple(structs)):
        yield function(listed) == "done" and trial.seen == [*range(6)], "lists of several structs"
    yield function([*structs, 5])[0] == "slow", "lists of structs and others"


def structs(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..interpreter import maker

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


def lent(trial: Trial) -> Iterator[tuple[bool, str]]:
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


CHECKS = (numbers, floats, memory, lists, slots, others, several_structs, structs, lent)
