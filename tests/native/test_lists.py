"""Lists and tuples of numbers and structs as C arrays."""

from __future__ import annotations

import ctypes
import gc
import struct
import weakref
from typing import Any

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.native.routines import (
    DONE,
    NOTHING,
    DerivedPair,
    Handle,
    Index,
    LiveHandle,
    Maker,
    Other,
    Pair,
    listing,
)
from tests.native.steady import assert_steady

TAKEN = {"Q": [0, 1, 2**30 - 1, 2**30, 2**60 - 1], "q": [0, 5, 2**60 - 1], "I": [0, 1, 2**30 - 1], "i": [0, 2**30 - 1]}
"""C type of an element -> values that machine code converts itself."""
LONGEST = {"Q": 32, "q": 32, "I": 64, "i": 64}
"""C type of an element -> the most elements that machine code converts."""

CLASSES: dict[str, Any] = {
    **{"Q": ctypes.c_uint64, "q": ctypes.c_int64, "d": ctypes.c_double},
    **{"I": ctypes.c_uint32, "i": ctypes.c_int32, "f": ctypes.c_float},
}


@pytest.mark.parametrize("code", TAKEN)
@pytest.mark.parametrize("kind", [list, tuple])
def test_lists_of_numbers(make: Maker, code: str, kind: Any) -> None:
    function = listing(make, code)
    for value in TAKEN[code]:
        for given in (value, Handle(value)):
            assert make.takes(function, kind([5, given, 6]), 3)[:3] == [5, value, 6]
    for count in range(LONGEST[code] + 1):
        assert make.takes(function, kind(range(1, count + 1)), count)[:count] == [*range(1, count + 1)]


@pytest.mark.parametrize("code", TAKEN)
def test_lists_left_to_python(make: Maker, code: str) -> None:
    """Long lists, unusual elements, and subclasses of list and tuple."""
    function = listing(make, code)
    for other in (
        -1,
        2**60,
        2**64,
        10**30,
        True,
        1.0,
        None,
        "1",
        Index(),
        Other(5),
        LiveHandle(5),
        ctypes.c_int(1),
        [1],
    ):
        for given in ([other], [1, 2, other], (other, 1)):
            make.leaves(function, given, 0)
    if code in "Ii":
        make.leaves(function, [2**30], 0)
    make.leaves(function, [*range(LONGEST[code] + 1)], 0)
    no_lists: tuple[Any, ...] = (
        5,
        b"12345678",
        "1",
        {1},
        {},
        range(3),
        iter([]),
        type("List", (list,), {})([1]),
        type("Tuple", (tuple,), {})([1]),
    )
    for given in no_lists:
        make.leaves(function, given, 0)


def longer(make: Maker, code: str, *classes: Any) -> tuple[Any, list[list[Any]]]:
    """A builtin that passes C a list of any length and that length, and what C gets."""
    seen: list[list[Any]] = []
    element = CLASSES[code]

    def called(address: int, count: int) -> int:
        seen[:] = [[*(element * count).from_address(address)]]
        return 5 if count == 404 else 0

    callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint64)(called)
    routine = make("", 2, cell=ctypes.cast(callback, ctypes.c_void_p))
    array = routine.array(0, code, *(classes or (int, Handle)), least=1, longer=True)
    return make.function(routine, array, routine.value(1, "Q", int)), seen


@pytest.mark.skipif(FREE_THREADED, reason="without the GIL, Python copies them")
@pytest.mark.parametrize("code", [*TAKEN, "d", "f"])
def test_lists_that_do_not_fit_the_frame(make: Maker, code: str) -> None:
    """Code makes memory for them. An element that it does not take, wherever it is, is for Python."""
    is_real = code in "df"
    function, seen = longer(make, code, *((float,) if is_real else ()))
    for count in (1, 32, 33, 64, 65, 1000, 404):
        numbers: list[Any] = [place / 2 for place in range(count)] if is_real else [*range(count)]
        mixed = numbers if is_real else [Handle(number) if number % 3 else number for number in numbers]
        for given in (numbers, tuple(numbers), mixed, tuple(mixed)):
            assert function(given, count) == (("fail", 5) if count == 404 else DONE) and seen == [numbers]
        make.leaves(function, mixed, count + 1)
        for place in (0, count // 2, count - 1):
            for other in (True, None, "1", -1, 1e39 if code == "f" else 2**64):
                wrong = [*mixed]
                wrong[place] = other
                make.leaves(function, wrong, count)
    given = [*map(float, range(100))] if is_real else [*map(Handle, range(100))]
    wrong = [*given, None]
    assert_steady(lambda: (function(given, 100), function(given, 101), function(wrong, 101)), *given[:3], given, wrong)


@pytest.mark.skipif(FREE_THREADED, reason="without the GIL, Python copies them")
@pytest.mark.parametrize("code", CLASSES)
def test_the_copy_of_a_long_list_ends_behind_the_last_store(make: Maker, code: str) -> None:
    """Each element is written as 8 bytes, the last one of 4 bytes, too: ``python -X dev`` ends the process for a byte behind the memory."""
    from cuda_ctypes._floor.builtins import BYTES

    room: list[int] = []

    def called(address: int, count: int) -> int:
        copy: bytes = ctypes.cast(address - BYTES, ctypes.py_object).value
        room.append(len(copy) + 1 - ctypes.sizeof(CLASSES[code]) * (count - 1))
        return 0

    callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint64)(called)
    routine = make("", 2, cell=ctypes.cast(callback, ctypes.c_void_p))
    array = routine.array(0, code, float if code in "df" else int, least=1, longer=True)
    given = [0.5 if code in "df" else 5] * 101
    assert make.function(routine, array, routine.value(1, "Q", int))(given, len(given)) is DONE
    assert room[0] >= 8, f"the last element is written to {room[0]} bytes"


@pytest.mark.skipif(FREE_THREADED, reason="without the GIL, Python copies them")
@pytest.mark.parametrize(
    "change", [lambda given: given.pop(), lambda given: given.append(1), lambda given: given.clear()]
)
def test_a_long_list_that_changes_before_the_call(make: Maker, change: Any) -> None:
    """What makes another argument is Python: C gets no other length than the one that was looked at."""
    given = [*range(40)]

    def prepare(number: int) -> int:
        change(given)
        return number

    routine = make("take_2", 2)
    sources = routine.prepared(prepare, 1), routine.array(0, "Q", int, longer=True)
    make.leaves(make.function(routine, *sources), given, 5)


def test_an_empty_list_is_a_null_pointer(make: Maker) -> None:
    routine = make("take_2", 2)
    function = make.function(routine, routine.array(0, "Q", int), routine.array(1, "I", int))
    for none in NOTHING:
        first, second = make.takes(function, [7], none)[:2]
        assert first and not second
        assert make.takes(function, none, none)[:2] == [0, 0]


def test_the_least_number_of_elements(make: Maker) -> None:
    function = listing(make, "Q", least=1)
    assert make.takes(function, [7, 8, 9], 2)[:2] == [7, 8]
    assert make.takes(function, [7, 8], 2)[:2] == [7, 8]
    make.takes(function, None, 0)
    for given in ([7], [], (), None):
        make.leaves(function, given, 2)
    make.leaves(function, [7, 8], 2**64 - 1)


def test_an_optional_list(make: Maker) -> None:
    function = listing(make, "Q", least=1, optional=True)
    for none in NOTHING:
        calls = make.calls.value
        routine = make("take_2", 2)
        left_out = make.function(
            routine, routine.array(0, "Q", int, least=1, optional=True), routine.value(1, "Q", int)
        )
        assert make.takes(left_out, none, 5)[:2] == [0, 5] and make.calls.value == calls + 1
    make.leaves(function, [7], 2)
    assert make.takes(function, [7, 8], 2)[:2] == [7, 8]


def test_other_numbers_are_not_elements(make: Maker) -> None:
    with pytest.raises(ValueError, match="no arrays of 'h'"):
        make("take_2", 1).array(0, "h", int)


@pytest.mark.parametrize(("code", "function"), [("d", "words"), ("f", "halves")])
def test_lists_of_floats(make: Maker, code: str, function: str) -> None:
    """A float that C's float cannot hold is left to Python, and ints are."""
    routine = make(function, 2)
    passed = make.function(routine, routine.array(0, code, float, least=1), routine.value(1, "Q", int))
    for values in ([1.5], [-0.0, 2.0**-20, 3e38], [float(number) for number in range(32)]):
        found = make.takes(passed, values, len(values))[: len(values)]
        size = "Q" if code == "d" else "I"
        assert found == [*struct.unpack(f"{len(values)}{size}", struct.pack(f"{len(values)}{code}", *values))]
    for other in ([1], [True], [1.5, None], ["1.5"], *([[1e39]] if code == "f" else [])):
        make.leaves(passed, other, 1)


def test_lists_of_texts(make: Maker) -> None:
    """Bytes and str, as many as there are. C gets their own memory, which a copy of the list keeps."""
    routine = make("letters", 2)
    function = make.function(routine, routine.texts(0, 1), routine.value(1, "Q", int))
    lists: list[list[Any]] = [
        [b"one"],
        ["two", b"three"],
        ["\u00e4", "", b""],
        *[[chr(97 + number) for number in range(length)] for length in (31, 32, 33, 60)],
    ]
    for texts in lists:
        expected = [
            *[(text if isinstance(text, bytes) else text.encode() + b"\0")[:1] or b"\0" for text in texts],
            b"\1",
        ]
        for given in (texts, tuple(texts)):
            found = make.takes(function, given, len(texts))
            assert found[: len(expected)] == [byte[0] for byte in expected]
    for none in NOTHING:
        assert make.takes(function, none, 0)[0] == 0
        make.leaves(function, none, 1)
    texts = ["text", b"text"]
    wrong: Any
    for wrong in (
        [5],
        ["text", None],
        [b"text", bytearray(b"text")],
        ["\udc80"],
        ["a"] * 40 + [5],
        "text",
        {"text": 1},
    ):
        make.leaves(function, wrong, 1)
    make.leaves(function, texts, 3)
    assert_steady(
        lambda: (
            function(texts * 30, 60),
            function(texts * 30, 61),
            function(texts, 2),
            function(["a", "\udc80"], 1),
            function(("a", None), 1),
            function(None, 0),
        ),
        *texts,
        function,
    )
    routine = make("letters", 2)
    left_out = make.function(routine, routine.texts(0, 1, optional=True), routine.value(1, "Q", int))
    for none in NOTHING:
        assert left_out(none, 0) is DONE
    make.leaves(left_out, ["a"], 2)


def test_one_struct_in_a_list(make: Maker) -> None:
    routine = make("take_2", 2)
    function = make.function(routine, routine.records(0, Pair, DerivedPair, least=1), routine.value(1, "Q", int))
    inside = (Pair * 3)()
    for pair in (Pair(1, 2), DerivedPair(3, 4), inside[2]):
        for given in ([pair], (pair,)):
            assert make.takes(function, given, 1)[0] == ctypes.addressof(pair)
    for none in NOTHING:
        assert make.takes(function, none, 0)[0] == 0
        make.leaves(function, none, 1)
    make.leaves(function, [Pair()], 2)
    for other in ([Pair(), Pair()], [None], [5], [Pair], Pair(), inside, [type("Further", (DerivedPair,), {})()]):
        make.leaves(function, other, 0)


@pytest.mark.skipif(FREE_THREADED, reason="without the GIL, Python copies them")
def test_several_structs_in_a_list(make: Maker) -> None:
    """Code copies those of the first class; a function of Python gets other lists."""
    seen: list[Any] = []
    prepared: list[Any] = []

    def prepare(value: Any, count: int) -> Any:
        prepared.append((value, count))
        return NotImplemented

    def called(address: int) -> int:
        seen.append([(pair.first, pair.second) for pair in (Pair * 40).from_address(address)])
        return 0

    routine = make("call_back", 2)
    callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(called)
    pairs = routine.records(0, Pair, DerivedPair, least=2, prepare=prepare, places=(0, 1))
    address = ctypes.cast(callback, ctypes.c_void_p).value or 0
    function = make.function(routine, routine.number(address), pairs, routine.value(1, "Q", int))
    given = [Pair(place, 2 * place) for place in range(40)]
    for chosen in (given, tuple(given)):
        assert function(chosen, 40) is DONE and seen.pop() == [(place, 2 * place) for place in range(40)]
    assert not prepared
    for other in ([Pair(), DerivedPair()], [Pair(), 5], (None, None)):
        make.leaves(function, other, 2)
        assert prepared.pop() == (other, 2)
    make.leaves(function, given, 41)

    def work() -> None:
        function(given, 1)
        seen.clear()

    assert_steady(work, given, *given)


def test_a_list_of_structs_that_changes_before_the_call(make: Maker) -> None:
    """What makes another argument is Python."""
    given = [Pair(1, 2), Pair(3, 4)]
    sizes: list[int] = []

    def shorten(number: int) -> int:
        given.pop()
        return number

    def prepare(value: Any) -> Any:
        sizes.append(len(value))
        return NotImplemented

    routine = make("take_2", 2)
    sources = routine.prepared(shorten, 1), routine.records(0, Pair, prepare=prepare, places=(0,))
    function = make.function(routine, *sources)
    assert function(given, 5) is not DONE and sizes == [1]


@pytest.mark.parametrize("status", [0, 5])
def test_a_struct_that_leaves_its_list_during_the_call(make: Maker, status: int) -> None:
    def called(address: int) -> int:
        given.clear()
        gc.collect()
        content.append(Pair.from_address(address).second if alive() else None)
        return status

    content: list[Any] = []
    given = [Pair(1, 2)]
    alive = weakref.ref(given[0])
    routine = make("call_back", 1)
    callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(called)
    address = ctypes.cast(callback, ctypes.c_void_p).value or 0
    function = make.function(routine, routine.number(address), routine.records(0, Pair))
    assert function(given) is DONE if status == 0 else function(given) == ("fail", 5)
    assert content == [2] and alive() is None
