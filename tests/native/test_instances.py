"""Instances that a routine creates from the results of a call."""

from __future__ import annotations

import collections
import ctypes
import gc
import sys
import weakref
from typing import Any

import pytest

from tests.native.routines import DONE, SUPPORTED, Derived, Maker, Slotted, fail
from tests.native.steady import assert_steady


class Inner:
    __slots__ = ("number", "keep", "__weakref__")
    number: int
    keep: Any
    destroyed: Any = collections.deque(maxlen=3)

    def __del__(self) -> None:
        self.destroyed.append(self.number)


class Outer:
    __slots__ = ("first", "again", "inner", "argument", "same", "constant", "unset", "__weakref__")
    first: int
    again: int
    inner: Any
    argument: Any
    same: Any
    constant: Any
    unset: Any


def new_objects(make: Maker, fail: Any = fail) -> Any:
    """A builtin that takes a status and an object with slots, and returns new instances."""
    routine = make("give_three", 2, fail=fail)
    text = routine.within(1, Slotted, "text")
    routine.expect(text, list)
    routine.sources += [routine.output("i"), routine.output("Q"), routine.output("b"), routine.value(0, "i", int)]
    from cuda_ctypes._floor.native.routine import OUTPUT

    inner = routine.instance(Inner, number=OUTPUT, keep=text)
    routine.returns_instance(Outer, first=OUTPUT, again=OUTPUT, inner=inner, argument=(1,), same=(1,), constant=DONE)
    return make.function(routine)


@pytest.fixture
def holder() -> Any:
    made = Slotted()
    made.text = ["text"]
    return made


def test_an_instance_with_another_one(make: Maker, holder: Any) -> None:
    function = new_objects(make)
    made = function(0, holder)
    assert type(made) is Outer and type(made.inner) is Inner and gc.is_tracked(made)
    assert made.first == made.again == made.inner.number == -1000
    assert made.argument is made.same is holder and made.inner.keep is holder.text and made.constant is DONE
    assert not hasattr(made, "unset") and weakref.ref(made)() is made
    text = holder.text
    assert_steady(lambda: function(0, holder), function, holder, text, DONE, Outer, Inner)
    Inner.destroyed.clear()
    del made
    assert list(Inner.destroyed) == [-1000]
    Inner.destroyed.clear()


class Lion:
    __slots__ = ("name",)


class Zebra(Lion):
    __slots__ = ()


class View:
    __slots__ = ("of", "by")
    of: Any
    by: Any


class LionView(View):
    __slots__ = ()


class ZebraView(View):
    __slots__ = ()


def test_an_instance_of_the_class_that_belongs_to_an_arguments(make: Maker) -> None:
    routine, status = make("status_of", 2), 0
    routine.sources.append(routine.value(0, "i", int))
    routine.returns_view({Lion: LionView, Zebra: ZebraView}, View, 1, of=(1,), by=(0,))
    function = make.function(routine)
    for kind, cls in ((Lion, LionView), (Zebra, ZebraView)):
        seen = kind()
        made = function(status, seen)
        assert type(made) is cls and made.of is seen and made.by is status
        assert_steady(lambda: function(0, seen), function, seen, cls, kind)  # noqa: B023
        assert function(5, seen) == ("fail", 5)
        assert_steady(lambda: function(5, seen), function, seen, cls, kind)  # noqa: B023
    for other in (object(), type("Foal", (Zebra,), {})(), LionView(), None):
        assert function(0, other) == ("slow", (0, other), {})


def test_an_instance_that_c_refuses(make: Maker, holder: Any) -> None:
    """References taken before the call are released."""
    text = holder.text
    for given, expected in ((fail, ("fail", 5)), (None, ("slow", (5, holder), {}))):
        function = new_objects(make, given)
        assert function(5, holder) == expected
        assert_steady(lambda: function(5, holder), function, holder, text, DONE, Outer, Inner)  # noqa: B023
    for other in (None, Derived(), holder.text):
        assert function(0, other) == ("slow", (0, other), {})
    for value in ((), "text", None):
        holder.text = value
        assert function(0, holder) == ("slow", (0, holder), {})
    del holder.text
    assert function(0, holder) == ("slow", (0, holder), {})
    assert_steady(lambda: function(0, holder), function, holder, text)


def test_a_slot_that_is_empty_when_it_is_to_be_kept(make: Maker, holder: Any) -> None:
    """The other references taken until then are released."""
    routine = make("take_0", 1)
    routine.returns_instance(Outer, argument=(0,), same=routine.within(0, Slotted, "text"))
    function = make.function(routine)
    assert function(holder).same is holder.text
    del holder.text
    assert function(holder) == ("slow", (holder,), {})
    assert_steady(lambda: function(holder), function, holder)


try:
    if not SUPPORTED:
        raise ImportError  # PyPy would compile one
    import _testcapi as testing  # type: ignore[import-not-found]
except ImportError:
    testing = None

if hasattr(testing, "set_nomemory"):

    def test_no_memory_for_an_instance(make: Maker, holder: Any) -> None:
        """Whichever allocation fails, no reference is left behind or released twice."""
        function, text = new_objects(make), holder.text
        function(0, holder)
        objects = function, holder, text, DONE, Outer, Inner
        failures = 0
        for number in range(1, 12):
            before = [sys.getrefcount(value) for value in objects]
            for _ in range(20):
                testing.set_nomemory(number, number + 1)
                try:
                    found = function(0, holder)
                except MemoryError:
                    failures += 1
                else:
                    assert found.inner.keep is text
                    del found
                finally:
                    testing.remove_mem_hooks()
            assert [sys.getrefcount(value) for value in objects] == before, f"allocation {number}"
        assert failures >= 40
        Inner.destroyed.clear()


def test_a_kept_object_lives_during_the_call(make: Maker) -> None:
    """Even if another thread changes the slot meanwhile."""
    there = Slotted()
    there.text = Inner()
    there.text.number = 7

    def called(number: int) -> int:
        there.text = None
        gc.collect()
        return 0 if not Inner.destroyed else 1

    callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64)(called)
    routine = make("call_back", 1)
    routine.returns_instance(Outer, argument=routine.within(0, Slotted, "text"))
    Inner.destroyed.clear()
    address = routine.number(ctypes.cast(callback, ctypes.c_void_p).value or 0)
    made = make.function(routine, address, routine.number(0))(there)
    assert there.text is None and made.argument.number == 7
    del made
    assert list(Inner.destroyed) == [7]
    Inner.destroyed.clear()


def test_bytes_are_their_address(make: Maker) -> None:
    routine = make("take_2", 2)
    sources = [routine.value(position, "Q", int, type(None), bytes) for position in range(2)]
    function, text = make.function(routine, *sources), b"twelve bytes"
    place = ctypes.cast(ctypes.c_char_p(text), ctypes.c_void_p).value
    references = sys.getrefcount(text)
    assert make.takes(function, text, None)[:2] == [place, 0]
    assert make.takes(function, 5, text)[:2] == [5, place]
    assert sys.getrefcount(text) == references
    for other in (bytearray(text), memoryview(text), "text", type("Sub", (bytes,), {})(text)):
        make.leaves(function, other, 5)


@pytest.mark.skipif(not SUPPORTED, reason="functions of machine code are not for PyPy")
def test_instances_of_one_class_with_contents_of_other_kinds() -> None:
    """Their code differs only in the classes that it looks for, and in constants whose references are counted or not."""
    from cuda_ctypes._floor.native.making import Make

    def slow(*given: Any) -> str:
        return "slow"

    constant = [1]
    for kind, value, other in ((bytes, b"a", "a"), (str, "a", b"a"), (int, 3, "a")):
        for kept in (None, constant):
            made = Make(slow, Outer, {"first": kind, "again": str}, constant=kept).function("made", __name__)
            outcome = made(value, "b")
            assert (outcome.first, outcome.again, outcome.constant) == (value, "b", kept)
            assert made(other, "b") == made(value, b"b") == made(value) == "slow"
            assert_steady(lambda made=made, value=value: made(value, "b"), constant)  # type: ignore[misc]
