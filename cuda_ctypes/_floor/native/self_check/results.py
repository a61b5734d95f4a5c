"""The self-check of results and statuses, and of objects that are made, found, or kept for C."""

from __future__ import annotations

import ctypes
import sys

from ... import FREE_THREADED
from .trial import Trial, Words

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


def results(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ...types import INTEGERS

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


def made(trial: Trial) -> Iterator[tuple[bool, str]]:
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


def known(trial: Trial) -> Iterator[tuple[bool, str]]:
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


def kept(trial: Trial) -> Iterator[tuple[bool, str]]:
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


def retained(trial: Trial) -> Iterator[tuple[bool, str]]:
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


def other_results(trial: Trial) -> Iterator[tuple[bool, str]]:
    from ..routine import COUNT, FIRST_OUTPUT, NOTHING, PAIR, REFUSED

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


def statuses(trial: Trial) -> Iterator[tuple[bool, str]]:
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


CHECKS = (results, made, known, kept, retained, other_results, statuses)
