"""Arguments and memory that Python functions make for a call."""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Any

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.native.routines import DONE, Maker, Pair
from tests.native.steady import assert_steady


def prepared(make: Maker, prepare: Any, count: int = 1) -> Any:
    routine = make("pass_word", count)
    return make.function(routine, routine.prepared(prepare, *range(count)), routine.number(9))


def test_a_number_nothing_or_memory(make: Maker) -> None:
    value = ctypes.c_uint64(77)
    routine = make("take_2", 1)
    number = make.function(routine, routine.prepared(lambda given: given, 0), routine.number(9))
    for right in (0, 1, 2**30, 2**63, 2**64 - 1):
        assert make.takes(number, right)[:2] == [right, 9]
    assert make.takes(number, None)[0] == 0
    assert make.takes(number, value)[0] == ctypes.addressof(value)


def test_plain_numbers_need_no_python(make: Maker) -> None:
    """Ints that fit and None are passed as they are, on both sides of an argument that Python prepares."""
    made = []

    def prepare(given: Any) -> Any:
        made.append(given)
        return 33

    routine = make("take_6", 3)
    sources = [routine.prepared(prepare, place, plain=(int,) if place != 1 else ()) for place in range(3)]
    function = make.function(routine, *sources, routine.number(7), routine.number(8), routine.number(9))
    for right in (0, 1, 2**30, 2**60, 2**64 - 1):
        assert make.takes(function, right, "text", None)[:6] == [right, 33, 0, 7, 8, 9]
    assert made == ["text"] * 5
    assert make.takes(function, True, 1, 2.0)[:3] == [33, 33, 33]
    assert made[5:] == [True, 1, 2.0]
    for wrong in (-1, 2**64):
        make.leaves(function, wrong, 1, None)
        make.leaves(function, 1, 1, wrong)
    assert len(made) == 8
    assert_steady(lambda: (function(5, "text", None), function(-1, 1, 2)), prepare)


def test_bytes_of_an_exact_length_need_no_python(make: Maker) -> None:
    """The first of several arguments of the Python function; the length is another argument of C, before it or behind it."""
    from cuda_ctypes._floor.builtins import BYTES

    made = []

    def prepare(*given: Any) -> Any:
        made.append(given)
        return 44

    routine = make("take_2", 2)
    source = routine.prepared(prepare, 1, 0, plain=(int, bytes), exact=0)
    function = make.function(routine, routine.value(0, "Q", int), source)
    for content in (b"", b"a", bytes(1000)):
        assert make.takes(function, len(content), content)[:2] == [len(content), id(content) + BYTES]
        make.leaves(function, len(content) + 1, content)
    assert make.takes(function, 3, 5)[:2] == [3, 5] and make.takes(function, 3, None)[:2] == [3, 0]
    assert not made
    buffer = bytearray(3)
    assert make.takes(function, 3, buffer)[:2] == [3, 44] and made == [(buffer, 3)]
    routine = make("take_2", 2)
    source = routine.prepared(prepare, 0, plain=(int, bytes), exact=1)
    function = make.function(routine, source, routine.value(1, "I", int))
    assert make.takes(function, b"four", 4)[1] == 4
    make.leaves(function, b"four", 5)


def test_its_memory_lives_until_the_call_returns(make: Maker) -> None:
    function = prepared(make, lambda first, second: Pair(first * second), 2)
    for first in range(5):
        assert make.takes(function, first, 3)[:2] == [3 * first, 9]


def test_python_may_leave_the_call_to_the_written_function(make: Maker) -> None:
    made = []

    def prepare(given: Any) -> Any:
        made.append(given)
        return NotImplemented

    function = prepared(make, prepare)
    make.leaves(function, 5)
    assert made == [5]
    routine = make("give_Q", 2)
    function = make.function(routine, routine.made(lambda given: given, 0), routine.value(1, "Q", int))
    make.leaves(function, NotImplemented, 5)


def test_an_exception_passes(make: Maker) -> None:
    def refused(given: Any) -> Any:
        raise LookupError(given)

    routine = make("take_2", 2)
    function = make.function(routine, routine.prepared(lambda given: given, 0), routine.prepared(refused, 1))
    calls = make.calls.value
    with pytest.raises(LookupError, match="text"):
        function(5, "text")
    assert make.calls.value == calls


def test_memory_of_several_arguments_or_none_at_all(make: Maker) -> None:
    routine = make("give_Q", 3)
    array = routine.made(lambda one, two: (ctypes.c_uint64 * (one + two))(), 0, 2, convert=list)
    function = make.function(routine, array, routine.value(1, "Q", int))
    assert function(1, 2**63, 2) == [2**63, 0, 0]
    routine = make("give_nothing", 0)
    routine.returns_tuple(DONE)
    function = make.function(routine, routine.made(lambda: None, convert=lambda memory: [memory]))
    assert function() == ("fail", 1), "C got NULL"


class Union(ctypes.Union):
    _fields_ = [("whole", ctypes.c_uint64), ("part", ctypes.c_uint8)]


class Own(Pair):
    def __init__(self) -> None:
        raise AssertionError("no Python code runs")


# Python 3.9 tells no slots of ctypes' classes: code calls the class there.
@pytest.mark.parametrize("cls", [Pair, Union, Own] if sys.version_info >= (3, 10) else [Pair, Union])
def test_structs_are_made_without_python_code(make: Maker, cls: Any) -> None:
    routine = make("give_Q", 1)
    function = make.function(routine, routine.struct(cls), routine.value(0, "Q", int))
    one, other = function(2**63), function(5)
    assert type(one) is type(other) is cls and one is not other
    assert bytes(one)[:8] == (2**63).to_bytes(8, "little") and not any(bytes(one)[8:])


def test_nothing_leaks(make: Maker) -> None:
    memory, error = ctypes.c_uint64(5), LookupError()

    def prepare(given: Any) -> Any:
        if given is error:
            raise error
        return given

    routine = make("take_6", 2)
    routine.returns_tuple(DONE)
    sources = [
        routine.struct(Pair),
        routine.text(8),
        routine.made(prepare, 0, convert=id),
        routine.prepared(prepare, 1),
    ]
    first = make.function(routine, *sources, routine.number(0), routine.number(0))
    routine = make("take_2", 2)
    second = make.function(routine, routine.prepared(prepare, 0), routine.prepared(prepare, 1))

    def call() -> None:
        for given in (memory, None, error, NotImplemented, 2**64 - 1):
            for function in (first, second):
                for pair in ((memory, given), (given, memory)):
                    try:
                        function(*pair)
                    except LookupError:
                        error.__traceback__ = None

    assert_steady(call, first, second, memory, error, Pair, DONE, None)
    gc.collect()


@pytest.mark.skipif(FREE_THREADED, reason="there, Python keeps texts")
def test_texts_that_are_kept(make: Maker) -> None:
    """For a number, which gets a dict with its first text."""
    kept: dict[Any, dict[Any, Any]] = {8: {b"a": b"a"}}
    routine = make("take_2", 2)
    function = make.function(routine, routine.value(0, "Q", int, type(None)), routine.kept_text(1, 0, kept))
    texts = ["a", "\u00e9\0b", "letters" * 40, ""]
    for number in (7, 8):
        for text in texts:
            _, address, *_ = make.takes(function, number, text)
            assert ctypes.string_at(address, len(text.encode()) + 1) == text.encode() + b"\0"
    assert kept.pop(8) == {b"a": b"a"} | {text: text for text in texts} and kept == {7: {text: text for text in texts}}
    equal = "".join(["let", "ters"] * 40)
    assert make.takes(function, 7, equal) == make.takes(function, 7, texts[2]), "of equal texts, the first"
    for wrong in ((7, b"a"), (7, None), (7, 5), ("7", "a"), (None, "a"), (7, "\ud800")):
        make.leaves(function, *wrong)
    assert kept == {7: {text: text for text in texts}}

    def work() -> None:
        function(7, equal)
        function(7, "\ud800")
        function(9, equal)
        kept.pop(9)

    assert_steady(work, equal, *texts, kept, kept[7])


@pytest.mark.skipif(FREE_THREADED, reason="there, Python keeps texts")
def test_a_kept_text_outlives_the_call_that_another_thread_lets_it_go_in(make: Maker) -> None:
    kept: dict[Any, dict[Any, Any]] = {}
    ends: list[Any] = []

    def let_go(number: int, address: int) -> int:
        kept.clear()
        ends.append(ctypes.string_at(address))
        return 0

    kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_void_p)
    routine = make("", 2, cell=ctypes.cast(script := kind(let_go), ctypes.c_void_p))
    function = make.function(routine, routine.value(0, "Q", int), routine.kept_text(1, 0, kept))
    kept[5] = {(text := "".join(["a", "text"])): text}
    del text
    assert function(5, "atext") is DONE and ends == [b"atext"] and not kept and script


@pytest.mark.skipif(FREE_THREADED, reason="there, Python does this")
def test_what_is_kept_is_let_go(make: Maker) -> None:
    kept: dict[Any, dict[Any, Any]] = {}
    there: list[Any] = []
    more: list[Any] = []

    def run(number: int) -> int:
        there.append(number in kept)
        for key in more:
            kept.setdefault(number, {})[key] = key
        return number - 5

    kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64)
    routine = make("", 1, cell=ctypes.cast(script := kind(run), ctypes.c_void_p))
    routine.forgets(0, kept)
    function = make.function(routine, routine.value(0, "Q", int))
    value = object()
    assert function(5) is DONE
    kept[6] = {1: value}
    assert function(5) is DONE and kept == {6: {1: value}}
    kept[5] = {2: value}
    assert function(5) is DONE and kept == {6: {1: value}}
    before = kept[6]
    assert function(6) == ("fail", 1) and kept == {6: {1: value}} and kept[6] is before
    assert function(7) == ("fail", 2) and there == [False] * 5
    more.append("new")
    assert function(6) == ("fail", 1) and kept == {6: {1: value, "new": "new"}}, (
        "another thread made one of that number"
    )
    del before

    def work() -> None:
        there.clear()
        kept[5] = {2: value}
        function(5)
        function(6)

    assert_steady(work, value, kept) if script else None
