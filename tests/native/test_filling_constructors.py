"""Objects whose arguments, all of them needed, go into slots, made by machine code: they equal those that ``__init__`` makes."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from cuda_ctypes._floor.native import routines
from cuda_ctypes.core.quick_properties import FIRST, filling
from tests.native.routines import METHODS
from tests.native.steady import assert_steady

pytestmark = pytest.mark.skipif(not METHODS, reason="before Python 3.11, and in PyPy, Python makes all instances")


def made() -> tuple[Any, Any]:
    """Two classes, one of whose slots is that of a base: one by machine code, one by Python."""
    from cuda_ctypes._floor.native.constructors import slot_of

    class Base:
        __slots__ = ("_first",)

    classes: list[Any] = []
    for quick in (True, False):

        class Filled(Base):
            __slots__ = ("_second", "__weakref__")

            def __init__(self, first: Any, second: Any) -> None:
                self._first = first
                self._second = second

        classes.append(filling("_first", "_second")(Filled) if quick else Filled)
    for _ in range(FIRST + 1):
        classes[0](1, 2)
    assert bool(slot_of(classes[0]).value) is (routines() is not None)
    return classes[0], classes[1]


def outcome(cls: Any, *values: Any, **named: Any) -> Any:
    try:
        instance = cls(*values, **named)
    except TypeError as error:
        return str(error)
    return type(instance) is cls, instance._first, instance._second


def test_each_way_to_give_arguments() -> None:
    quick, python = made()
    calls: list[Any] = [((*range(count),), {}) for count in range(5)]
    calls += [((1,), {"second": 2}), ((), {"first": 1, "second": 2}), ((1, 2), {"second": 2}), ((1,), {"_second": 2})]
    for values, named in calls:
        assert outcome(quick, *values, **named) == outcome(python, *values, **named), (values, named)
    assert inspect.signature(quick) == inspect.signature(python)


def test_derived_classes() -> None:
    quick, _ = made()

    class Derived(quick):  # type: ignore[misc, valid-type]
        def __init__(self, *values: Any) -> None:
            super().__init__(*values)
            self.more = values

    assert Derived(8, 9).more == (8, 9) and Derived(8, 9)._second == 9
    assert outcome(type("Plain", (quick,), {}), 8, 9) == (True, 8, 9)


@pytest.mark.parametrize("path", ["__init__", "__new__", "__base__.__new__"])
def test_a_constructor_that_is_replaced_later(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick, _ = made()
    calls: list[Any] = []
    owner = quick.__base__ if path.startswith("__base__") else quick
    monkeypatch.setattr(owner, path.rpartition(".")[2], lambda cls, *values: calls.append(values))
    quick(7, 8)
    assert calls == [(7, 8)]


def test_nothing_is_left_behind() -> None:
    quick, _ = made()
    value = [1]

    def make() -> None:
        quick(value, 1), quick(1, value), quick(value, second=value)
        for wrong in (lambda: quick(value), lambda: quick(1, value, 3), lambda: quick(value, third=1)):
            with pytest.raises(TypeError):
                wrong()

    assert_steady(make, value, quick)
