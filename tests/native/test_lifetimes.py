"""References and memory: calls leave nothing behind, and objects live as long as something needs them."""

from __future__ import annotations

import gc
import sys
import weakref
from typing import Any

import pytest

from tests.native.routines import DONE, Handle, Maker, Pair, Slotted, fail, listing, slow
from tests.native.steady import assert_steady


class TestNothingLeaks:
    def test_values(self, make: Maker) -> None:
        function = make.numbers("take_2", 2, "Q", int, Handle, type(None))
        big, handle = 2**63, Handle(5)
        assert_steady(lambda: function(big, handle), function, big, handle, DONE, None, int, Handle)

    def test_refused_numbers(self, make: Maker) -> None:
        function = make.numbers("take_2", 2)
        beyond, text = 2**64, "text"
        assert_steady(lambda: (function(5, beyond), function(-1, 5), function(5, text)), function, beyond, text, slow)

    def test_keywords_and_slots(self, make: Maker, slotted: Any) -> None:
        routine = make("take_2", 2, "stream")
        function = make.function(routine, routine.slot(0, Slotted, "number"), routine.value(1, "Q", int))
        slotted.number = 2**63
        assert_steady(lambda: function(slotted, stream=7), function, slotted, slotted.number, Slotted)
        assert_steady(lambda: function(slotted, other=7), function, slotted, slotted.number, Slotted)

    def test_memory(self, make: Maker, slotted: Any) -> None:
        routine = make("words", 2)
        parts = routine.content(0, Slotted, "text", 3), routine.value(1, "Q", int)
        function = make.function(routine, routine.memory(*parts), routine.number(4))
        assert_steady(lambda: function(slotted, 2**63), function, slotted, slotted.text, bytes)

    def test_floats(self, make: Maker) -> None:
        routine = make("parts", 2)
        pointers = routine.pointers(routine.value(0, "d", float), routine.value(1, "f", float))
        function = make.function(routine, pointers, routine.number(2))
        one, two = float("1e300"), float("1.5")
        assert_steady(lambda: function(one, two), function, one, two, float)

    def test_outputs(self, make: Maker) -> None:
        first = object()
        known = {-1000: object()}
        routine = make("give_three", 0)
        sources = [routine.output("i", known, str), routine.output("Q"), routine.output("b", {}, Handle)]
        routine.returns_tuple(first)
        function = make.function(routine, *sources, routine.number(0))
        assert_steady(function, function, first, known, known[-1000], Handle)

    def test_conversions_that_raise(self, make: Maker) -> None:
        known = {-1000: object()}

        def convert(number: int) -> Any:
            raise error

        def call() -> None:
            try:
                function()
            except LookupError:
                error.__traceback__ = None

        error = LookupError()
        routine = make("give_three", 0)
        sources = [routine.output("i", known, str), routine.output("Q"), routine.output("b", {}, convert)]
        routine.returns_tuple(None)
        function = make.function(routine, *sources, routine.number(0))
        assert_steady(call, function, known[-1000], convert, error)

    def test_lists(self, make: Maker) -> None:
        function, given, big, handle = listing(make, "Q"), [1, 2], 2**50, Handle(5)
        given += [big, handle]
        assert_steady(lambda: function(given, 4), function, given, big, handle, None, DONE)
        assert_steady(lambda: (function([big, -1], 0), function(None, 0)), function, big, None, slow)

    def test_structs_in_lists_beside_memory_that_cannot_be_made(self, make: Maker) -> None:
        def refused() -> Any:
            raise error

        def call() -> None:
            try:
                function(given)
            except LookupError:
                error.__traceback__ = None

        error, given = LookupError(), [Pair()]
        routine = make("take_2", 1)
        function = make.function(routine, routine.records(0, Pair), routine.made(refused))
        assert_steady(call, function, error, given, given[0], Pair)

    def test_structs_in_lists(self, make: Maker) -> None:
        routine = make("take_2", 2)
        function = make.function(routine, routine.records(0, Pair, least=1), routine.value(1, "Q", int))
        given = [Pair()]
        assert_steady(lambda: function(given, 1), function, given, given[0], Pair)
        assert_steady(lambda: (function(None, 0), function(given, 2), function([5], 0)), function, given[0], None, slow)

    @pytest.mark.parametrize("kinds", ["mQb", "imb", "iQm", "mmm"])
    def test_memory_that_is_made(self, make: Maker, kinds: str) -> None:
        """For every end of the call and every result that cannot be made."""
        error = LookupError()
        failing: list[Any] = [0]
        """The result that cannot be made or converted."""

        def made(place: int) -> Any:
            def function(*memory: Any) -> Any:
                if failing[0] == place:
                    raise error
                return Pair()

            return function

        function: Any

        def call() -> None:
            for failing[0] in range(1, 7):
                try:
                    function(0)
                except LookupError:
                    error.__traceback__ = None
            function(5)

        routine = make("give_three", 1)
        sources = [
            routine.made(made(1 + place), convert=made(4 + place))
            if kind == "m"
            else routine.output(kind, {}, made(4 + place))
            for place, kind in enumerate(kinds)
        ]
        routine.returns_tuple(DONE)
        function = make.function(routine, *sources, routine.value(0, "i", int))
        assert_steady(call, function, error, Pair, DONE)

    def test_failures(self, make: Maker) -> None:
        error = LookupError()

        def failing(status: int) -> Any:
            if status == 5:
                raise error
            return "fail", status

        function: Any

        def call() -> None:
            function(2**31 - 1)
            try:
                function(5)
            except LookupError:
                error.__traceback__ = None

        routine = make("status_of", 1, fail=failing)
        function = make.function(routine, routine.value(0, "i", int))
        assert_steady(call, function, failing, error)

    def test_arguments_as_results(self, make: Maker) -> None:
        routine = make("take_2", 2)
        routine.returns_argument(0)
        function = make.function(routine, routine.value(0, "Q", Handle), routine.value(1, "Q", int))
        handle = Handle(5)
        assert_steady(lambda: function(handle, 2**63), function, handle)

    def test_builtins_made_and_dropped(self, make: Maker) -> None:
        """Builtins of one shape share code and names."""
        routine = make("take_2", 2)
        routine.sources = [routine.value(0, "Q", int), routine.value(1, "Q", Handle)]
        routine.returns(DONE)
        cell = routine.objects[3]
        assert_steady(lambda: routine.function("function", "module", "text"), cell, slow, fail, DONE, Handle)


def test_a_builtin_is_collected_with_its_pool(make: Maker) -> None:
    """Even if its Python function refers to it. Objects that it needs live as long as the builtin."""

    class Token:
        pass

    def made(token: Any) -> Any:
        routine = make("take_0", 0, slow=lambda: (token, function))
        routine.returns(token)
        function = routine.function("function", "module")
        return function

    function = made(Token())
    token = weakref.ref(function())
    gc.collect()
    assert type(function()) is Token and function() is token()
    del function
    gc.collect()
    assert token() is None


def test_memory_that_c_points_to_outlives_the_modules(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python drops modules in any order when it ends, and a finalizer may still call."""
    from cuda_ctypes._floor import builtins

    with monkeypatch.context() as patch:
        patch.setattr(builtins, "_methods", {})
        made = make.function(make("take_0", 0), name="short_lived", doc="short_lived()\n--\n\nThe text.")
        (method,) = builtins._methods.values()
        builtins._methods.clear()
        alone = bytes(bytearray(8))
        assert sys.getrefcount(method) > sys.getrefcount(alone), "nothing but the module keeps it"
        del method
    assert made() is DONE and made.__doc__ == "The text." and "short_lived" in repr(made)


def test_a_builtin_that_is_replaced_while_it_runs(make: Maker) -> None:
    """Its objects live until it returns."""
    holder: dict[str, Any] = {}

    def convert(number: int) -> Any:
        holder.clear()
        gc.collect()
        return [number]

    routine = make("give_three", 0)
    sources = [routine.output("i", {}, convert), routine.output("Q", {}, str), routine.output("b", {}, Handle)]
    routine.returns_tuple(["first"])
    holder["function"] = make.function(routine, *sources, routine.number(0))
    del routine, sources, convert
    assert holder["function"]() == (["first"], [-1000], str(2**64 - 1), -3)
