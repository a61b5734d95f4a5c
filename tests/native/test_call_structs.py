"""Structs that machine code makes for a call: members that are arguments, and members that are results."""

from __future__ import annotations

import ctypes
import sys
from string import ascii_lowercase
from typing import Any

import pytest

from tests.native.routines import DONE, Handle, Maker
from tests.native.steady import assert_steady

LARGE = 1 << 40


class Six(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint32) for name in "abcdef"]


def members(routine: Any) -> list[Any]:
    """A constant at offset 0, a half at 4, a word at 8, a byte at 20."""
    return [
        (0, 4, routine.number(99)),
        (4, 4, routine.value(0, "i", int, Handle)),
        (8, 8, routine.value(1, "Q", int)),
        (20, 4, routine.value(2, "B", int)),
    ]


def test_members_that_are_arguments(make: Maker) -> None:
    routine = make("halves", 3)
    function = make.function(routine, routine.fields(24, members(routine), ()), routine.number(6))
    assert make.takes(function, -1, LARGE + 7, 255)[:6] == [99, 2**32 - 1, 7, LARGE >> 32, 0, 255]
    assert make.takes(function, Handle(2**31 - 1), 2**64 - 1, 0)[:6] == [99, 2**31 - 1, *[2**32 - 1] * 2, 0, 0]
    for wrong in ((2**31, 0, 0), (0, -1, 0), (0, 2**64, 0), (0, 0, 256), (0.0, 0, 0), (None, 0, 0), (0, 0)):
        make.leaves(function, *wrong)


def test_members_that_are_results(make: Maker) -> None:
    """Alone, and with other results."""
    routine = make("raise_members", 3)
    function = make.function(routine, routine.fields(24, members(routine), [(16, "I", 0)]), routine.value(2, "Q", int))
    assert function(5, 0, 6) == 5000
    routine = make("raise_members", 3)
    struct = routine.fields(24, members(routine), [(4, "i", 0), (8, "Q", 0), (20, "B", 0), (16, "h", 0)])
    routine.returns_tuple()
    function = make.function(routine, struct, routine.number(6))
    assert function(-3000, LARGE, 250) == (-1000, LARGE + (4000 << 32) + 3000, 6000 + 250 & 255, 5000)
    routine.returns_tuple(DONE)
    assert make.function(routine)(-3000, 0, 0)[:2] == (DONE, -1000)


def test_texts_among_the_members(make: Maker) -> None:
    """They end at a 0, or where the member ends."""
    routine = make("write_texts", 1)
    struct = routine.fields(16, (), [(0, "u", 3), (3, "U", 5), (8, "I", 0), (12, "u", 4)])
    routine.returns_tuple()
    function = make.function(routine, struct, routine.value(0, "Q", int))
    number = int.from_bytes(b"ijkl", "little")
    for size, texts in ((16, ("abc", "defgh", number, "mnop")), (4, ("abc", "d", 0, "")), (0, ("", "", 0, ""))):
        assert function(size) == texts
    routine = make("write_texts", 1)
    function = make.function(routine, routine.text(256, str), routine.value(0, "Q", int))
    assert [len(function(size)) for size in (0, 1, 255, 256)] == [0, 1, 255, 256]


def test_bytes_and_texts_as_members(make: Maker) -> None:
    """With the number of bytes, or without one."""
    routine = make("halves", 2)
    given = [(4, 0, routine.content_of(0, 5, bytes)), (12, -1, routine.content_of(1, 7, str))]
    function = make.function(routine, routine.fields(20, given, ()), routine.number(5))
    for content, text in (
        (b"", ""),
        (b"abc", "d"),
        (b"abcde", "1234567"),
        (b"a\0bcd", "a\0b\u00e9"),
        (b"\xff", "\u20ac"),
    ):
        length, *halves = make.takes(function, content, text)[:5]
        assert length == len(content)
        seen = b"".join(half.to_bytes(4, "little") for half in halves)
        assert seen == content.ljust(8, b"\0") + text.encode().ljust(8, b"\0")
    for wrong in (
        (b"abcdef", ""),
        (b"", "12345678"),
        (b"", "1234567\u00e9"),
        (b"", "\ud800"),
        (bytearray(2), ""),
        ("", ""),
    ):
        make.leaves(function, *wrong)
    content, text = bytes([1, 2, 3]), "\u00e9" * 2
    assert_steady(lambda: (function(content, text), function(content, "\ud800")), content, text)


def test_bytes_among_the_results(make: Maker) -> None:
    """As many as a member says, but no more than there are."""
    for number in (0, 3, 11, 12, 13, 1 << 31):
        routine = make("raise_members", 1)
        given = [(4, 4, routine.value(0, "I", int))]
        struct = routine.fields(16, given, [(4, "bytes", (12, 4)), (4, "bytes", (5, -1)), (4, "I", 0)])
        routine.returns_tuple()
        function = make.function(routine, struct, routine.number(2))
        found = (number + 2000).to_bytes(4, "little") + bytes(8)
        assert function(number) == (found, found[:5], number + 2000)
        assert_steady(lambda function=function, number=number: function(number), b"")  # type: ignore[misc]


def test_a_large_struct(make: Maker) -> None:
    """It is cleared before each call, and its frame is at most a page."""
    routine = make("write_texts", 2)
    given = [(0, 4, routine.number(7)), (2048, 4, routine.value(1, "I", int))]
    struct = routine.fields(2052, given, [(4, "u", 2044), (2048, "I", 0), (0, "I", 0)])
    routine.returns_tuple()
    function = make.function(routine, struct, routine.value(0, "Q", int))
    letters = (ascii_lowercase * 80)[:2052]
    for size in (2052, 0, 2048, 6):
        text, number, first = function(size, 9)
        assert text == letters[4:size][:2044]
        assert number == (9 if size < 2052 else int.from_bytes(letters[2048:].encode(), "little"))
        assert first == (7 if not size else int.from_bytes(b"abcd", "little"))
    routine = make("write_texts", 1)
    routine.sources += [routine.fields(4096, (), [(0, "u", 4096)]), routine.value(0, "Q", int)]
    assert routine.pool() is None


def test_a_text_that_is_no_utf_8(make: Maker) -> None:
    """It raises an error, or has the mark of what is not known."""
    for code, result in (("u", "\N{REPLACEMENT CHARACTER}"), ("U", None)):
        routine = make("raise_members", 0)
        struct = routine.fields(8, [(0, 4, routine.number(0xFF - 1000 + (1 << 32)))], [(0, code, 1)])
        function = make.function(routine, struct, routine.number(1))
        if result:
            assert function() == result
        else:
            assert_steady(lambda function=function: pytest.raises(UnicodeDecodeError, function), function)  # type: ignore[misc]


def test_nothing_is_left_of_an_earlier_call(make: Maker) -> None:
    routine = make("raise_members", 1)
    struct = routine.fields(24, [(0, 4, routine.value(0, "I", int))], [(8 * word, "Q", 0) for word in range(3)])
    routine.returns_tuple()
    function = make.function(routine, struct, routine.number(6))
    for _ in range(3):
        assert function(1) == ((2000 << 32) + 1001, (4000 << 32) + 3000, (6000 << 32) + 5000)
    assert function(98) == ("fail", 1), "a status"


def test_shapes_differ_by_their_places(make: Maker) -> None:
    for offset in (0, 4, 8, 12):
        routine = make("halves", 1)
        struct = routine.fields(16, [(offset, 4, routine.value(0, "I", int))], ())
        expected = [0, 0, 0, 0]
        expected[offset // 4] = 7
        assert make.takes(make.function(routine, struct, routine.number(4)), 7)[:4] == expected


def test_a_new_struct_with_members(make: Maker) -> None:
    """A result of its own, which C changes."""
    routine = make("raise_members", 3)
    if sys.version_info < (3, 10):  # Python 3.9 tells no slots of ctypes' classes
        with pytest.raises(TypeError, match="makes no Six with members"):
            routine.struct(Six, members(routine))
        return
    function = make.function(routine, routine.struct(Six, members(routine)), routine.number(6))
    one, other = function(5, LARGE, 6), function(6, 0, 0)
    assert type(one) is type(other) is Six
    assert [getattr(one, name) for name in "abcdef"] == [1099, 2005, 3000, 4000 + 256, 5000, 6006]
    assert [getattr(other, name) for name in "abcdef"] == [1099, 2006, 3000, 4000, 5000, 6000]
    make.leaves(function, 2**31, 0, 0)
    assert_steady(lambda: function(5, LARGE, 6), Six)


def test_a_new_ctypes_array(make: Maker) -> None:
    array: Any = ctypes.c_byte * 24
    routine = make("raise_members", 0)
    given = [(8, 4, routine.number(1))]
    struct = routine.struct(array, given, lambda: array(*bytes(8), 1))
    function = make.function(routine, struct, routine.number(6))
    assert list(ctypes.c_uint32.from_buffer(function(), 8 * word).value for word in range(3)) == [1000, 3001, 5000]


def test_a_python_that_does_not_tell_how_to_make_one(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuda_ctypes._floor.native.routine.maker", lambda cls: 0)
    routine = make("raise_members", 0)
    given = [(0, 4, routine.number(5))]
    function = make.function(routine, routine.struct(Six, given, lambda: Six(5)), routine.number(6))
    assert (function().a, function().b) == (1005, 2000)
    with pytest.raises(TypeError, match="makes no Six with members"):
        routine.struct(Six, given)


def test_python_goes_on_where_c_says_that_there_is_more(make: Maker) -> None:
    if sys.version_info < (3, 10):
        return
    status = 0

    def run(struct: Any) -> int:
        struct[0].c = struct[0].a
        return status

    def go_on(struct: Any, number: int) -> Any:
        if number == 404:
            raise LookupError(number)
        return struct.a, struct.c, number

    kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(Six))
    routine = make("", 1, cell=ctypes.cast(script := kind(run), ctypes.c_void_p))
    struct = routine.struct(Six, [(0, 4, routine.value(0, "I", int))])
    routine.goes_on(struct, 8, 9, go_on)
    function = make.function(routine, struct)
    for status in (0, 9):
        assert function(7) == (7, 7, 7)
        with pytest.raises(LookupError, match="404"):
            function(404)
        assert_steady(lambda: function(1 << 31), Six, go_on)
    assert function(0) == ("slow", (0,), {}), "not enough memory for nothing"
    status = 5
    assert function(7) == function(0) == ("fail", 5)
    status = 0
    found = function(0)
    assert type(found) is Six and not any(bytes(found)) and script
