"""Objects that a dict keeps by their addresses, and conditions on arguments: numbers in order."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.native.routines import DONE, Maker, Slotted
from tests.native.steady import assert_steady


def is_done(found: Any) -> bool:
    return found is DONE


@pytest.mark.skipif(FREE_THREADED, reason="without the GIL, another thread may remove the key before the call")
@pytest.mark.parametrize("in_slot", [False, True])
def test_an_object_that_a_dict_keeps_by_its_address(make: Maker, in_slot: bool) -> None:
    routine, holder = make("status_of", 2), Slotted()
    routine.sources.append(routine.number(0))
    routine.keeps_in(0, routine.within(1, Slotted, "text") if in_slot else 1)
    routine.returns(DONE)
    function = make.function(routine)

    def call(thing: Any, addresses: Any) -> Any:
        holder.text = addresses
        return function(thing, holder if in_slot else addresses)

    things = [object(), "text", 5, holder]
    known = {id(thing): thing for thing in things}
    for thing in things:
        others = {key: value for key, value in known.items() if value is not thing}
        dicts: list[dict[int, Any]] = [{}, {**known}, {**others}, {-id(thing): 1}, dict.fromkeys(range(5))]
        for given in dicts:
            expected = {**given, id(thing): thing}
            assert is_done(call(thing, given)) and given == expected, given
        for wrong in ([id(thing)], None, type("Addresses", (dict,), {})(known)):
            assert not is_done(call(thing, wrong)), wrong
        assert_steady(lambda: call(thing, known), function, thing, known)  # noqa: B023
        assert_steady(lambda: call(thing, {**others}), function, thing, known)  # noqa: B023


@pytest.mark.skipif(FREE_THREADED, reason="without the GIL, another thread may remove the key before the call")
def test_keeping_needs_no_memory_for_the_call(make: Maker) -> None:
    """Without memory for the number of the address, or the dict, Python makes the call."""
    testing: Any = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    routine, thing = make("status_of", 2), object()
    routine.sources.append(routine.number(0))
    routine.keeps_in(0, 1)
    routine.returns(DONE)
    function, known = make.function(routine), {id(thing): 1}
    testing.set_nomemory(0, 1)
    try:
        found = function(thing, known)
    finally:
        testing.remove_mem_hooks()
    assert is_done(found) or found == ("slow", (thing, known), {})


@pytest.mark.skipif(FREE_THREADED, reason="without the GIL, another thread may remove the key before the call")
def test_keeping_at_the_limit_of_recursion(make: Maker) -> None:
    """Where CPython refuses to compare the address with a key, Python makes the call, without an exception left over."""
    routine, thing = make("status_of", 2, slow=lambda *arguments: None), object()
    routine.sources.append(routine.number(0))
    routine.keeps_in(0, 1)
    routine.returns(DONE)
    function, known = make.function(routine), {id(thing): 1}
    found: list[Any] = []

    def deeper(levels: int) -> None:
        if levels:
            deeper(levels - 1)
        else:
            found.append(function(thing, known))

    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(levels := 300)
    try:
        for each in range(levels):
            deeper(each)
    except RecursionError:
        pass
    finally:
        sys.setrecursionlimit(limit)
    assert DONE in found and {*found} <= {DONE, None}


def test_numbers_in_order(make: Maker) -> None:
    routine = make("status_of", 2)
    first, second = [routine.value(place, "Q", int) for place in (0, 1)]
    routine.sources.append(routine.number(0))
    routine.expect_at_most(first, second)
    routine.returns(DONE)
    function = make.function(routine)
    numbers = [0, 1, 5, (1 << 31), (1 << 63) - 1, 1 << 63, (1 << 64) - 1]
    for one in numbers:
        for other in numbers:
            assert is_done(function(one, other)) == (one <= other), (one, other)


def test_one_object_at_two_places(make: Maker) -> None:
    routine = make("status_of", 2)
    routine.sources.append(routine.number(0))
    routine.expect_same(0, 1)
    routine.returns(DONE)
    function = make.function(routine)
    one, other = [1], [1]
    assert is_done(function(one, one)) and is_done(function(None, None))
    assert not is_done(function(one, other)) and not is_done(function(1 << 70, 1 << 69))
