"""Outputs, statuses and results of a call."""

from __future__ import annotations

import ctypes
import gc
import struct
from typing import Any

import pytest

from tests.native.routines import BOUNDS, DONE, Handle, Maker, Pair, bits
from tests.native.steady import assert_steady


@pytest.mark.parametrize("code", BOUNDS)
def test_an_output(make: Maker, code: str) -> None:
    """C writes no more bytes than its type has, and the result is that number."""
    routine = make(f"give_{code}", 1)
    function = make.function(routine, routine.output(code), routine.value(0, "Q", int))
    low, high = BOUNDS[code]
    for value in {low, low + 1, max(low, -1), 0, 1, 255, 256, 257, high // 2, high // 2 + 1, high}:
        if low <= value <= high:
            found = function(bits(value))
            assert found == value and type(found) is int
    assert function(-1) == ("slow", (-1,), {})


@pytest.mark.parametrize(("code", "size", "unsigned"), [("f", 4, "I"), ("d", 8, "Q")])
def test_an_output_that_is_a_float(make: Maker, code: str, size: int, unsigned: str) -> None:
    routine = make(f"give_{unsigned}", 1)
    function = make.function(routine, routine.output(code), routine.value(0, "Q", int))
    for value in (0.0, -0.0, 1.5, -2.25, 1e-40, 3e38, float("inf"), -float("inf")):
        (content,) = struct.unpack(f"<{code}", struct.pack(f"<{code}", value))
        found = function(int.from_bytes(struct.pack(f"<{code}", value), "little"))
        assert type(found) is float and struct.pack("<d", found) == struct.pack("<d", content)
    nan = function((1 << 8 * size) - 1)
    assert nan != nan


def test_several_outputs(make: Maker) -> None:
    first = object()
    routine = make("give_three", 0)
    sources = [routine.output(code) for code in "iQb"]
    routine.returns_tuple(first)
    function = make.function(routine, *sources, routine.number(0))
    found = function()
    assert found == (first, -1000, 2**64 - 1, -3) and type(found) is tuple and gc.is_tracked(found)


def test_an_output_that_c_leaves_alone_is_0(make: Maker) -> None:
    routine = make("give_nothing", 0)
    function = make.function(routine, routine.output("Q"))
    assert [function() for _ in range(3)] == [0, 0, 0]


def test_an_array_of_the_library(make: Maker) -> None:
    """Its bytes are converted, as many as a later output says; of none, there is an empty list."""
    memory = ctypes.create_string_buffer(b"abcdef", 6)
    seen: list[bytes] = []

    def convert(content: bytes) -> list[int]:
        seen.append(content)
        if content == b"abcdef":
            raise LookupError("abcdef")
        return [*content]

    routine = make("give_list", 2)
    sources = [routine.value(0, "Q", int), routine.value(1, "Q", int), routine.owned(1, 2, convert)]
    routine.returns_tuple()
    function = make.function(routine, *sources, routine.output("Q"))
    address = ctypes.addressof(memory)
    assert function(address, 2) == ([97, 98, 99, 100], 2)
    assert function(address, 1) == ([97, 98], 1)
    assert function(address, 0) == ([], 0)
    assert function(0, 7) == ([], 7)
    with pytest.raises(LookupError, match="abcdef"):
        function(address, 3)
    assert seen == [b"abcd", b"ab", b"abcdef"]

    def work() -> None:
        function(address, 2)
        function(address, 0)
        seen.clear()

    assert_steady(work, memory)


def test_known_results_and_converted_ones(make: Maker) -> None:
    """Objects found in the dict are returned as they are; the function makes the others."""
    known: dict[int, Any] = {1: "one", 2**64 - 1: "most"}
    routine = make("give_Q", 1)
    function = make.function(routine, routine.output("Q", known, lambda n: ["made", n]), routine.value(0, "Q", int))
    assert function(1) is known[1] and function(2**64 - 1) is known[2**64 - 1]
    assert function(2) == ["made", 2] and function(2) is not function(2)
    known[2] = None
    assert function(2) is None
    known.clear()
    assert function(1) == ["made", 1]


@pytest.mark.parametrize("known", [None, {}])
def test_every_result_is_converted(make: Maker, known: Any) -> None:
    routine = make("give_i", 1)
    function = make.function(routine, routine.output("i", known, Handle), routine.value(0, "Q", int))
    assert type(function(5)) is Handle and function(2**32 - 5) == -5
    if known is not None:
        known[7] = "seven"
        assert function(7) == "seven", "an empty dict is used as well"


def test_memory_that_is_made_is_a_result(make: Maker) -> None:
    routine = make("give_Q", 1)
    function = make.function(routine, routine.made(Pair), routine.value(0, "Q", int))
    found = function(2**63)
    assert type(found) is Pair and (found.first, found.second) == (2**63, 0) and function(5) is not found
    make.leaves(function, -1)


def test_memory_that_was_made_before_is_taken_first(make: Maker) -> None:
    spare = [Pair(), Pair()]
    first = spare[-1]

    def made() -> Any:
        return Pair()

    made.spare = spare.pop  # type: ignore[attr-defined]
    routine = make("give_Q", 1)
    function = make.function(routine, routine.made(made), routine.value(0, "Q", int))
    assert function(7) is first and first.first == 7 and len(spare) == 1
    make.leaves(function, -1)
    assert function(8) is not first and not spare
    assert [function(number).first for number in (9, 10)] == [9, 10]
    del first

    def work() -> None:
        spare.append(Pair())
        function(1)
        function(2)

    assert_steady(work, made, spare, Pair)


def test_a_value_is_made_for_an_argument_and_converted(make: Maker) -> None:
    routine = make("give_Q", 2)
    size: dict[str, Any] = {"one": Pair, "many": Pair * 3}
    made = routine.made(lambda name: size[name](), 0, convert=lambda memory: (type(memory), bytes(memory)[:8]))
    routine.expect(0, str)
    function = make.function(routine, made, routine.value(1, "Q", int))
    assert function("one", 1) == (Pair, b"\1" + bytes(7)) and function("many", 2) == (Pair * 3, b"\2" + bytes(7))
    with pytest.raises(KeyError, match="two"):
        function("two", 5)


@pytest.mark.parametrize("order", ["made first", "made in the middle", "made last"])
def test_memory_among_other_results(make: Maker, order: str) -> None:
    routine = make("give_three", 1)
    kinds = {"made first": "mQb", "made in the middle": "imb", "made last": "iQm"}[order]
    sources = [routine.made(Pair) if kind == "m" else routine.output(kind) for kind in kinds]
    routine.returns_tuple(DONE)
    function = make.function(routine, *sources, routine.value(0, "i", int))
    first, *found = function(0)
    assert first is DONE
    for kind, value, low in zip(kinds, found, (-1000 % 2**32, 2**64 - 1, -3 % 2**8)):
        assert (value.first if kind == "m" else value) == (
            low if kind == "m" else {"i": -1000, "Q": 2**64 - 1, "b": -3}[kind]
        )
    assert function(7) == ("fail", 7)


def test_c_is_not_called_where_memory_cannot_be_made(make: Maker) -> None:
    def refused() -> Any:
        raise LookupError("no memory")

    routine = make("take_2", 0)
    function = make.function(routine, routine.made(Pair), routine.made(refused))
    calls = make.calls.value
    with pytest.raises(LookupError, match="no memory"):
        function()
    assert make.calls.value == calls


def test_a_conversion_that_raises(make: Maker) -> None:
    def convert(number: int) -> Any:
        raise LookupError(number)

    routine = make("give_three", 0)
    sources = [routine.output("i", {}, str), routine.output("Q"), routine.output("b", {}, convert)]
    routine.returns_tuple(None)
    function = make.function(routine, *sources, routine.number(0))
    with pytest.raises(LookupError, match="-3"):
        function()


def test_objects_and_arguments_as_results(make: Maker) -> None:
    routine = make("take_2", 2)
    routine.returns_argument(1)
    function = make.function(routine, routine.value(0, "Q", int), routine.value(1, "Q", Handle))
    given = Handle(9)
    assert function(5, given) is given
    for result in (None, (), "text", [1]):
        routine = make("take_0", 0)
        routine.returns(result)
        assert make.function(routine)() is result


@pytest.mark.parametrize("status", [1, 700, 2**31 - 1, -1, -(2**31)])
def test_a_status_other_than_0(make: Maker, status: int) -> None:
    """``fail`` gets the status as a signed int, and its result is returned."""
    routine = make("status_of", 1)
    function = make.function(routine, routine.value(0, "i", int))
    assert function(0) is DONE
    assert function(status) == ("fail", status)
    routine = make("give_three", 1)
    sources = [routine.output("i", {}, str), routine.output("Q"), routine.output("b")]
    routine.returns_tuple("first")
    function = make.function(routine, *sources, routine.value(0, "i", int))
    assert function(status) == ("fail", status)


def test_exceptions_of_python_functions_pass(make: Maker) -> None:
    def raising(*arguments: Any) -> Any:
        raise LookupError(*arguments)

    routine = make("status_of", 1, slow=raising, fail=raising)
    function = make.function(routine, routine.value(0, "i", int))
    with pytest.raises(LookupError, match="^77$"):
        function(77)
    with pytest.raises(LookupError, match="^text$"):
        function("text")
    with pytest.raises(LookupError, match=str(2**40)) as caught:
        function(2**40)
    assert caught.value.__context__ is None, "the code's own refusal shows"
    assert function(0) is DONE


@pytest.mark.usefixtures("machine_code")
def test_an_exception_while_something_is_kept_for_a_result_is_raised() -> None:
    """Such as one of a signal handler; what was made for the call goes."""
    from cuda_ctypes._floor.native.self_check.trial import Trial

    trial = Trial()
    trial.look = lambda given: ctypes.c_uint64.from_address(given[0]).__init__(7)  # type: ignore[misc]
    routine, memory = trial.routine(1), ctypes.c_uint64(5)

    def keep(number: int, what: Any) -> None:
        assert (number, what) == (7, memory)
        raise TimeoutError("of a signal handler")

    routine.retains(1, 0, keep)
    function = trial.function(routine, routine.output("Q"), routine.prepared(lambda value: memory, 0))

    def work() -> None:
        with pytest.raises(TimeoutError, match="of a signal handler"):
            function(1)

    assert_steady(work, memory)
