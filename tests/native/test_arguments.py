"""Counts of arguments, and keywords."""

from __future__ import annotations

from tests.native.routines import Maker
from tests.native.steady import assert_steady


def test_a_wrong_number_of_arguments(make: Maker) -> None:
    function = make.numbers("take_2", 2)
    for arguments in ((), (1,), (1, 2, 3), tuple(range(50))):
        make.leaves(function, *arguments)


def test_keywords_that_no_routine_wants(make: Maker) -> None:
    function = make.numbers("take_2", 2)
    make.leaves(function, a=1, b=2)
    make.leaves(function, 1, b=2)
    make.leaves(function, 1, 2, c=3)
    make.leaves(function, 1, 2, **{"not a name": 3})
    assert make.takes(function, 1, 2, **{})[:2] == [1, 2]


def test_required_keywords(make: Maker) -> None:
    routine = make("take_2", 2, "stream")
    function = make.function(routine, routine.value(0, "Q", int), routine.value(1, "Q", int))
    assert make.takes(function, 3, stream=4)[:2] == [3, 4]
    for arguments, keywords in [
        ((3, 4), {}),
        ((3,), {}),
        ((), {"stream": 4}),
        ((3, 4), {"stream": 4}),
        ((3,), {"other": 4}),
        ((3,), {"stream": 4, "other": 5}),
        ((3,), {"other": 5, "stream": 4}),
        ((), {"buffer": 3, "stream": 4}),
        ((3,), {"stream": -1}),
    ]:
        make.leaves(function, *arguments, **keywords)


def test_names_of_keywords_may_be_made_at_run_time(make: Maker) -> None:
    routine = make("take_2", 2, "".join(["stre", "am"]), "".join(["be", "fore"]))
    function = make.function(routine, routine.value(0, "Q", int), routine.value(1, "Q", int))
    assert make.takes(function, stream=3, before=4)[:2] == [3, 4]
    make.leaves(function, before=4, stream=3)
    make.leaves(function, 3, before=4)


def test_arguments_by_name_before_required_keywords(make: Maker) -> None:
    """In the order of the parameters; the keywords' are not taken without their names."""
    routine = make("take_6", 4, "stream", "before")
    routine.parameters = routine.pooled(("to", "origin", "stream", "before"))
    sources = [routine.value(place, "Q", int) for place in range(4)]
    function = make.function(routine, *sources, routine.number(1), routine.number(2))
    for count in range(3):
        named = dict(zip(("to", "origin", "stream", "before")[count:], range(3 + count, 7)))
        assert make.takes(function, *range(3, 3 + count), **named)[:4] == [3, 4, 5, 6]
    for arguments, given in [
        ((3, 4, 5), {"before": 6}),
        ((3, 4, 5, 6), {}),
        ((3, 4), {}),
        ((3, 4), {"stream": 5}),
        ((4,), {"to": 3, "stream": 5, "before": 6}),
        ((3,), {"origin": 4, "before": 6, "stream": 5}),
        ((), {"origin": 4, "to": 3, "stream": 5, "before": 6}),
        ((), {"to": 3, "other": 4, "stream": 5, "before": 6}),
        ((), {"to": 3, "origin": 4, "stream": 5, "before": 6, "more": 7}),
    ]:
        make.leaves(function, *arguments, **given)
    assert_steady(lambda: function(to=3, origin=4, stream=5, before=6), function)
    assert_steady(lambda: function(3, origin=4, before=6, stream=5), function)
