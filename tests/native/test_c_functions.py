"""The C functions that a routine calls: late symbols, unsupported signatures, and a second function called first."""

from __future__ import annotations

import ctypes
import types
from typing import Any

import pytest

from tests.native.routines import DONE, METHODS, Derived, Handle, Maker, Slotted, fail, slow
from tests.native.steady import assert_steady


def test_a_function_that_was_not_found_yet(make: Maker) -> None:
    cell = ctypes.c_void_p(0)
    routine = make("", 2, cell=cell)
    function = make.function(routine, routine.value(0, "Q", int), routine.value(1, "Q", int))
    make.leaves(function, 1, 2)
    cell.value = make.cell("take_2").value
    assert make.takes(function, 1, 2)[:2] == [1, 2]
    cell.value = make.cell("give_Q").value
    there = ctypes.c_uint64()
    assert function(ctypes.addressof(there), 5) is DONE and there.value == 5
    cell.value = None
    make.leaves(function, 1, 2)


def test_the_slow_function_may_find_it(make: Maker) -> None:
    cell = ctypes.c_void_p(0)

    function: Any

    def finding(value: int) -> Any:
        cell.value = make.cell("status_of").value
        return function(value)

    routine = make("", 1, slow=finding, cell=cell)
    function = make.function(routine, routine.value(0, "i", int))
    assert function(5) == ("fail", 5)


def test_a_function_called_first_takes_no_floats(make: Maker) -> None:
    for code in "fd":
        routine = make("take_0", 1)
        routine.call_first(make.cell("take_2"), routine.value(0, code, float), routine.number(0))
        with pytest.raises(ValueError, match="floats"):
            routine.function("function", "module")


if not METHODS:

    def test_only_python_functions_can_be_the_slow_path(make: Maker) -> None:
        for other in (print, slow.__call__, Handle, object()):  # type: ignore[operator]
            with pytest.raises(TypeError, match="Python functions only"):
                make.function(make("take_0", 0, slow=other))


def test_only_slots_are_found(make: Maker) -> None:
    class With:
        __slots__ = ("there", "__dict__")
        method, number = slow, 5

    for cls, name in [
        (With, "method"), (With, "number"), (With, "__dict__"), (With, "missing"), (Derived, "number"), (Slotted, "first"),
        (types.FunctionType, "__globals__"), (int, "real"), (int, "__add__"),
    ]:  # fmt: skip
        with pytest.raises(TypeError, match=name):
            make("take_0", 1).slot(0, cls, name)
    make("take_0", 1).slot(0, With, "there")


def test_another_function_is_called_first(make: Maker) -> None:
    """If it fails, or if the library lacks either function, the Python function gets the arguments."""
    first, second = (ctypes.c_void_p(make.cell(name).value) for name in ("status_of", "take_2"))
    routine = make("", 2, cell=second)
    routine.call_first(first, routine.value(0, "i", int))
    function = make.function(routine, routine.value(0, "Q", int), routine.value(1, "Q", int))
    assert make.takes(function, 0, 6)[:2] == [0, 6]
    for status in (1, 700, -1):
        make.leaves(function, status, 6)
    for cell in (first, second):
        address, cell.value = cell.value, None
        make.leaves(function, 0, 6)
        cell.value = address
    assert make.takes(function, 0, 6)[:2] == [0, 6]


@pytest.mark.parametrize("retried", [False, True])
def test_the_second_function_fails(make: Maker, retried: bool) -> None:
    """Its status goes to ``fail``, or the Python function repeats the call."""
    routine = make("status_of", 2, fail=None if retried else fail)
    routine.call_first(make.cell("take_9"), *[routine.value(1, "Q", int)] * 9)
    function = make.function(routine, routine.value(0, "i", int))
    calls = make.calls.value
    assert function(0, 5) is DONE and make.arrived[:9] == [5] * 9
    assert function(7, 5) == (("slow", (7, 5), {}) if retried else ("fail", 7))
    assert make.calls.value == calls + 2
    assert_steady(lambda: (function(7, 5), function(0, 5)), function, DONE, slow, fail)


def test_fail_is_part_of_a_shape(make: Maker) -> None:
    """Routines with and without ``fail`` share no code."""
    made = []
    for given in (fail, None):
        routine = make("status_of", 1, fail=given)
        routine.sources.append(routine.value(0, "i", int))
        routine.returns(DONE)
        made.append(routine.function("function", "module"))
    assert [function(5) for function in made] == [("fail", 5), ("slow", (5,), {})]
