"""Objects whose slots, bytes or struct memory C gets, and objects that a routine only recognizes."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.native.routines import Base, Derived, DerivedPair, Handle, Maker, Other, Pair, Slotted, bits


def test_numbers_in_slots(make: Maker, slotted: Any) -> None:
    routine = make("take_2", 2)
    sources = routine.slot(1, Slotted, "number"), routine.slot(1, Slotted, "second")
    function = make.function(routine, *sources)
    assert make.takes(function, None, slotted)[:2] == [33, 22]
    for value in (0, 1, 2**30 - 1, 2**30, 2**60 - 1, 2**60, 2**64 - 1):
        slotted.number = value
        if FREE_THREADED and value >= 2**60:
            make.leaves(function, None, slotted)
        else:
            assert make.takes(function, None, slotted)[:2] == [value, 22]
    for wrong in (-1, 2**64, None, True, 1.0, "1", Other(1), Handle(1)):
        slotted.number = wrong
        make.leaves(function, None, slotted)
    del slotted.number
    make.leaves(function, None, slotted)
    for other in (Derived(), Base(), Slotted, None, 5):
        make.leaves(function, None, other)


def test_an_object_in_a_slot_of_an_object_in_a_slot(make: Maker, slotted: Any) -> None:
    """Nothing but a guard looks at it."""
    routine, wanted = make("take_0", 1), object()
    inner = routine.within(routine.within(0, Slotted, "text"), Slotted, "second")
    routine.expect_object(inner, wanted)
    routine.expect_not(routine.within(routine.within(0, Slotted, "text"), Slotted, "number"), 0)
    function = make.function(routine)
    slotted.text = Slotted()
    slotted.text.second, slotted.text.number = wanted, 5
    make.takes(function, slotted)
    for second, number in ((None, 5), (wanted, 0)):
        slotted.text.second, slotted.text.number = second, number
        make.leaves(function, slotted)
    del slotted.text.second
    make.leaves(function, slotted)
    slotted.text = None
    make.leaves(function, slotted)


def test_numbers_in_slots_but_not_this_one(make: Maker, slotted: Any) -> None:
    """The class of the content is required too. Both are looked at, in the slot of an argument and further inside."""
    routine = make("take_2", 1)
    text = routine.within(0, Slotted, "text")
    places = routine.within(0, Slotted, "number"), routine.within(text, Slotted, "number")
    for place in places:
        routine.expect_not(place, 0)
    function = make.function(routine, *[routine.value(place, "Q", int) for place in places])
    slotted.text = Slotted()
    slotted.text.number = 5
    assert make.takes(function, slotted)[:2] == [33, 5]
    for changed in (slotted, slotted.text):
        former, changed.number = changed.number, 0
        make.leaves(function, slotted)
        changed.number = former


def test_a_kept_object_in_a_slot_of_an_object_in_a_slot(make: Maker, slotted: Any) -> None:
    routine = make("take_0", 1)
    routine.returns_instance(Slotted, second=routine.within(routine.within(0, Slotted, "text"), Slotted, "second"))
    function = make.function(routine)
    slotted.text = Slotted()
    slotted.text.second = wanted = object()
    assert function(slotted).second is wanted
    del slotted.text.second
    make.leaves(function, slotted)


def test_bytes_in_slots(make: Maker, slotted: Any) -> None:
    routine = make("words", 1)
    memory = routine.memory(
        routine.number(9), routine.content(0, Slotted, "text", 3), routine.slot(0, Slotted, "number")
    )
    function = make.function(routine, memory, routine.number(5))
    assert make.takes(function, slotted)[:5] == [9, 1, 2, 2**64 - 1, 33]
    text = slotted.text
    for other in (b"", text[:-1], text + b"\0", bytearray(text), None, 5, type("Bytes", (bytes,), {})(text)):
        slotted.text = other
        make.leaves(function, slotted)
    del slotted.text
    make.leaves(function, slotted)
    slotted.text = text
    assert make.takes(function, slotted)[1] == 1


@pytest.mark.parametrize("none", [False, True])
def test_structs(make: Maker, none: bool) -> None:
    """C gets the address of a struct's memory, wherever that lies."""
    routine = make("words", 1)
    memory = routine.memory(routine.record(0, Pair, DerivedPair, *[type(None)] * none), *[routine.number(0)] * 5)
    function = make.function(routine, memory, routine.number(1))
    inside = (Pair * 3)()
    aligned = ctypes.create_string_buffer(64)
    for pair in (Pair(1, 2), DerivedPair(3, 4), inside[2], Pair.from_buffer(aligned, 8)):
        assert make.takes(function, pair)[0] == ctypes.addressof(pair)
    if none:
        assert make.takes(function, None)[0] == 0
    further: Any = type("Further", (DerivedPair,), {})()
    for other in (
        further,
        inside,
        ctypes.c_uint64(5),
        ctypes.byref(Pair()),
        Pair,
        5,
        b"12345678",
        *[None] * (not none),
    ):
        make.leaves(function, other)


class Word(ctypes.Structure):
    _fields_ = [("first", ctypes.c_int32), ("second", ctypes.c_int32)]


def test_structs_of_8_bytes(make: Maker) -> None:
    """Structs of 8 bytes are passed by value like numbers, in registers and on the stack."""
    routine = make("take_9", 2)
    function = make.function(
        routine, *[routine.number(place) for place in range(7)], routine.word(0, Word), routine.word(1, Word)
    )
    inside = (Word * 3)(Word(1, 2), Word(3, -4), Word(-5, 6))
    assert make.takes(function, inside[1], Word(-1, 0))[:9] == [*range(7), bits(-4 << 32 | 3), 0xFFFFFFFF]
    for other in (Pair(1, 2), None, 5, Word, inside, type("DerivedWord", (Word,), {})()):
        make.leaves(function, Word(), other)


def test_lists_inside_tuples(make: Maker) -> None:
    routine = make("take_2", 2)
    routine.expect_tuple(0, 2)
    routine.expect_tuple((0, 1), 1)
    function = make.function(routine, routine.value((0, 0), "Q", int), routine.value((0, 1, 0), "Q", int))
    assert make.takes(function, (5, (6,)), None)[:2] == [5, 6]
    for value in ((5,), (5, 6), (5, (6,), 7), (5, ()), (5, (6, 7)), [5, (6,)], (True, (6,)), (5, (-1,)), 5, None, ()):
        make.leaves(function, value, None)
    make.leaves(function, type("Tuple", (tuple,), {})((5, (6,))), None)


def test_one_object_only(make: Maker) -> None:
    wanted = "the object"
    routine = make("take_2", 3)
    routine.expect_object(2, wanted)
    function = make.function(routine, routine.value(0, "Q", int), routine.value(1, "Q", int))
    assert make.takes(function, 5, 6, wanted)[:2] == [5, 6]
    for other in ("".join(["the ", "object"]), None, 5):
        make.leaves(function, 5, 6, other)


def test_two_objects(make: Maker, slotted: Any) -> None:
    routine = make("take_0", 2)
    routine.expect_other(0, 1)
    routine.expect_other(0, routine.within(1, Slotted, "second"))
    function = make.function(routine)
    one = object()
    make.takes(function, one, slotted)
    make.leaves(function, slotted, slotted)
    slotted.second = one
    make.leaves(function, one, slotted)
