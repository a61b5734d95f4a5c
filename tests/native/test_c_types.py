"""C arguments and results of other types than numbers in a register: floats, large structs, texts, changed numbers."""

from __future__ import annotations

import ctypes
import struct
from typing import Any

import pytest

from cuda_ctypes._floor.native import processor
from tests.native.routines import DONE, Handle, Maker, Other, Slotted, constant, fail
from tests.native.steady import assert_steady


def bits_of(value: float) -> int:
    return int.from_bytes(struct.pack("<d", value), "little")


def test_floats_among_words(make: Maker) -> None:
    routine = make("reals", 5)
    kinds = zip("QfQdf", (int, float, int, float, float))
    function = make.function(routine, *[routine.value(place, code, cls) for place, (code, cls) in enumerate(kinds)])
    for a, b, c in ((0.0, -1.5, 3.25), (-0.0, 1e300, 1e-40), (2.0**100, float("inf"), -7.0)):
        single = ctypes.c_float(c).value
        assert make.takes(function, 1, a, 2**63, b, c)[:5] == [1, bits_of(a), 2**63, bits_of(b), bits_of(single)]
    make.leaves(function, 1, 2, 3, 4.0, 5.0)
    make.leaves(function, 1, 1e300, 3, 4.0, 5.0)


def test_as_many_floats_as_there_are_registers(make: Maker) -> None:
    routine = make("many_reals", 10)
    sources = [routine.value(place, *("Q", int) if place in (1, 9) else ("d", float)) for place in range(10)]
    function = make.function(routine, *sources)
    found = make.takes(function, 1.0, 2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 9.75, 10)
    assert found[:4] == [bits_of(1.0) ^ bits_of(0.5), 2, bits_of(9.75), 10]
    if processor().POSITIONAL:  # of any number, four are in registers
        return
    routine = make("many_reals", 9)
    routine.sources = [routine.value(place, "d", float) for place in range(9)]
    assert routine.function("function", "module") is routine.objects[1], "Python makes the call"


class Triple(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint64) for name in ("first", "second", "third")]


def test_large_structs_are_passed_by_value(make: Maker) -> None:
    routine = make("structures", 9)
    sources = [
        routine.structure(place, 24, Triple) if place in (1, 3) else routine.value(place, "Q", int)
        for place in range(9)
    ]
    function = make.function(routine, *sources)
    given = [1, Triple(2, 3, 2**64 - 1), 5, Triple(6, 7, 8), 9, 10, 11, 12, 13]
    assert make.takes(function, *given)[:13] == [1, 2, 3, 2**64 - 1, *range(5, 14)]
    make.leaves(function, 1, (2, 3, 4), *given[2:])
    for size in (8, 16, 20):
        with pytest.raises(ValueError, match=str(size)):
            routine.structure(0, size, Triple)


def test_a_number_that_c_changes(make: Maker) -> None:
    known = {7: "seven"}
    routine = make("add_to", 3)
    changed = routine.exchanged(0, "i", (int, Handle), known, lambda number: ["made", number])
    function = make.function(routine, changed, routine.value(1, "i", int), routine.value(2, "i", int))
    assert function(5, 2, 0) == "seven" and function(Handle(5), -6, 0) == ["made", -1]
    assert function(5, 2, 700) == ("fail", 700)
    other = Other(5)
    assert function(other, 2, 0)[0] == "slow" and function(2**31, 2, 0)[0] == "slow"
    routine = make("add_to", 1)
    function = make.function(
        routine, routine.exchanged(0, "i", (int, type(None))), routine.number(3), routine.number(0)
    )
    assert function(None) == 3 and function(2**31 - 1) == 2 - 2**31


@pytest.mark.parametrize("text", [b"", b"a", b"name", b"x" * 5000, None])
def test_a_text_that_c_has(make: Maker, text: Any) -> None:
    routine = make("text_at", 1)
    function = make.function(routine, routine.output("s"), routine.value(0, "Q", bytes, type(None)))
    found = function(text)
    assert found == text and (text is None or type(found) is bytes)


@pytest.mark.parametrize(
    ("text", "found"),
    [(b"", ""), (b"name", "name"), ("ä€".encode(), "ä€"), (b"\xffx", "\N{REPLACEMENT CHARACTER}x"), (None, 5)],
)
def test_a_text_that_c_has_as_str(make: Maker, text: Any, found: Any) -> None:
    """Bytes that are no UTF-8 are replaced; a NULL has a result of its own."""
    routine = make("text_at", 1)
    function = make.function(routine, routine.decoded(5), routine.value(0, "Q", bytes, type(None)))
    assert function(text) == found


def test_a_text_that_c_returns_instead_of_a_status(make: Maker) -> None:
    routine = make("name_of", 1)
    routine.returned = constant("FIRST_OUTPUT")
    routine.output("s")
    function = make.function(routine, routine.value(0, "Q", int))
    assert (function(1), function(2), function(3)) == (b"one", b"\xfftwo", None)
    routine = make("name_of", 1)
    routine.returned = constant("FIRST_OUTPUT")
    routine.decoded("")
    routine.returns_tuple(DONE)
    function = make.function(routine, routine.value(0, "Q", int))
    assert (function(1), function(3)) == ((DONE, "one"), (DONE, ""))
    assert function(2) == (DONE, "\N{REPLACEMENT CHARACTER}two")
    make.leaves(function, "1")


@pytest.mark.parametrize(("kind", "failed"), [("PAIR", (5, (9 << 32) + 5, (1 << 63) + 5)), ("NOTHING", ())])
def test_a_status_with_the_drivers_and_no_status(make: Maker, kind: str, failed: tuple[int, ...]) -> None:
    """Of two ints the first decides. The handler gets both."""
    routine = make("pair_of", 1)
    routine.returned = constant(kind)
    function = make.function(routine, routine.value(0, "Q", int))
    for number in (0, 5, 9 << 32, (9 << 32) + 5, (1 << 63) + 5):
        assert function(number) == (("fail", number) if number in failed else DONE), hex(number)
        assert make.arrived[0] == number


def test_a_count_or_an_error_of_the_system(make: Maker) -> None:
    """Only -1 is an error: the handler gets errno."""
    routine = make("count_of", 2)
    routine.returned = constant("COUNT")
    routine.output("q")
    function = make.function(routine, routine.value(0, "q", int), routine.value(1, "I", int))
    for count in (0, 1, 1 << 62, -2, -(1 << 63), (1 << 32) - 1):
        assert function(count, 5) == count
    for number in (0, 2, 110, 1 << 30):
        assert function(-1, number) == ("fail", constant("REFUSED") + number)
    assert_steady(lambda: (function(1 << 40, 5), function(-1, 1 << 20)), fail)


def test_a_str_is_passed_as_utf_8(make: Maker) -> None:
    routine = make("text_at", 1)
    function = make.function(routine, routine.output("s"), routine.value(0, "Q", str, bytes, type(None)))
    for text in ("", "name", "ä€\N{GRINNING FACE}", "x" * 5000):
        assert function(text) == text.encode() == function(text.encode())
    assert function("a\0b") == b"a", "C reads up to the first 0"
    assert function(None) is None
    for other in ("\ud800", 5, type("Text", (str,), {})("x")):
        make.leaves(function, other)


def test_a_text_that_c_writes(make: Maker) -> None:
    """Its memory is zeroed, and it is never one of the interpreter's shared objects."""
    routine = make("fill", 2)
    function = make.function(
        routine, routine.text(1, given=True), routine.value(0, "i", int), routine.value(1, "i", int)
    )
    for size in (0, 1, 2, 7, 8, 100, 4096, 65536):
        assert function(size, 0) == bytes(size)
        assert function(size, 1) == (b"a" + bytes(size - 1) if size else ("fail", 1))
    assert bytes([ord("a")]) == b"a" and bytes(1) == b"\0"
    for size in (-1, 65537, 2**31 - 1):
        assert function(size, 1) == ("slow", (size, 1), {})
    assert function(5, 6) == ("fail", 1)


def test_as_many_elements_as_an_argument_says(make: Maker) -> None:
    for width in (2, 4, 8):
        routine = make("fill", 2)
        memory = routine.text(1, given=width)
        function = make.function(routine, memory, routine.value(0, "i", int), routine.value(1, "i", int))
        for count in (1, 3, 65536 // width):
            assert function(count, 1) == b"a" + bytes(count * width - 1)
        assert function(0, 0) == b""
        for count in (-1, 65536 // width + 1, 2**31 - 1):
            assert function(count, 1) == ("slow", (count, 1), {})


def test_a_text_of_fixed_size(make: Maker) -> None:
    routine = make("fill", 1)
    routine.returns_tuple(DONE)
    text = routine.text(8, lambda content: content.rstrip(b"\0").decode())
    function = make.function(routine, text, routine.number(8), routine.value(0, "i", int))
    assert function(3) == (DONE, "abc") and function(0) == (DONE, "")


def test_a_text_that_c_writes_as_str(make: Maker) -> None:
    """What comes before the first 0; all bytes if there is none."""
    routine = make("fill", 2)
    text = routine.text(1, str, given=True)
    function = make.function(routine, text, routine.value(0, "i", int), routine.value(1, "i", int))
    assert [function(5, length) for length in range(6)] == ["", "a", "ab", "abc", "abcd", "abcde"]
    assert function(5, 6) == ("fail", 1)


def test_a_dict_that_must_be_empty(make: Maker) -> None:
    known: dict[int, int] = {}
    routine = make("take_0", 0)
    routine.expect_empty(known)
    function = make.function(routine)
    make.takes(function)
    known[1] = 2
    make.leaves(function)
    del known[1]
    make.takes(function)


def test_an_object_that_must_not_be_there(make: Maker, slotted: Any) -> None:
    """As an argument, and in a slot."""
    routine = make("take_0", 2)
    routine.expect_not(0, None)
    routine.expect_not(routine.within(1, Slotted, "second"), None)
    function = make.function(routine)
    make.takes(function, 5, slotted)
    make.leaves(function, None, slotted)
    slotted.second = None
    make.leaves(function, 5, slotted)


def test_a_value_whose_type_an_argument_tells(make: Maker) -> None:
    """Only arguments with a reader, and only sizes that fit the memory."""
    readers: dict[Any, Any] = {"number": lambda bits: bits, "text": str}
    routine = make("give_Q", 2)
    routine.expect(0, str)
    function = make.function(routine, routine.told(0, readers), routine.value(1, "Q", int))
    assert function("number", 2**64 - 1) == 2**64 - 1 and function("text", 5) == "5"
    make.leaves(function, "other", 5)
    routine = make("give_Q", 2)
    function = make.function(routine, routine.told(0, readers, 1), routine.value(1, "Q", int))
    assert function("number", 64) == 64 and function("number", 0) == 0
    for size in (65, 2**63):
        make.leaves(function, "number", size)


def test_a_reader_that_raises(make: Maker) -> None:
    def refused(bits: int) -> Any:
        raise LookupError(bits)

    routine = make("give_three", 1)
    routine.returns_tuple(DONE)
    sources = [routine.output("i", {}, str), routine.told(0, {1: refused}), routine.output("b", {}, str)]
    function = make.function(routine, *sources, routine.number(0))
    with pytest.raises(LookupError, match=str(2**64 - 1)):
        function(1)


def test_two_numbers_that_must_be_equal(make: Maker) -> None:
    routine = make("take_2", 3)
    values = [routine.value(place, "Q", int) for place in range(3)]
    routine.expect_equal(values[1], values[2])
    function = make.function(routine, *values[:2])
    big = 2**62
    assert make.takes(function, 5, big, int(str(big)))[:2] == [5, big]
    make.leaves(function, 5, 6, 7)
    make.leaves(function, 5, 6, -1)
