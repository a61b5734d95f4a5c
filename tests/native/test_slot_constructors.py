"""Objects whose arguments go into slots, made by machine code: they equal those that ``__init__`` makes."""

from __future__ import annotations

import copy
import inspect
import itertools
import pickle
import sys
from dataclasses import dataclass, replace
from typing import Any

import pytest

from cuda_ctypes._floor.native import routines
from cuda_ctypes.core import EventOptions, LaunchConfig, StreamOptions
from cuda_ctypes.core.options import SLOTS, Options
from cuda_ctypes.core.quick_properties import FIRST, constructed
from tests.interpreter import quick_output_of
from tests.native.routines import METHODS
from tests.native.steady import assert_steady

pytestmark = pytest.mark.skipif(not METHODS, reason="before Python 3.11, and in PyPy, Python makes all instances")

FIELDS = ("first", "second", "third")


def made() -> tuple[Any, Any]:
    """Two classes of the same fields: one by machine code, one by Python."""
    from cuda_ctypes._floor.native.constructors import slot_of

    classes: list[Any] = []
    for quick in (True, False):

        @dataclass(eq=True, **SLOTS)
        class Chosen(Options):
            first: Any = None
            second: Any = 5
            third: Any = (1, 2)

        if quick:
            Chosen = constructed(Chosen)  # type: ignore[misc]
        for _ in range(FIRST + 1):
            Chosen()
        classes.append(Chosen)
    quick, python = classes
    assert bool(slot_of(quick).value) is (routines() is not None) and not slot_of(python).value
    return quick, python


def completed() -> tuple[Any, Any]:
    """The same for classes whose first field is needed, and which look at their fields when these are set."""
    from cuda_ctypes._floor.native.constructors import slot_of

    classes: list[Any] = []
    for quick in (True, False):

        @dataclass(eq=True, **SLOTS)
        class Checked(Options):
            first: Any
            second: Any = 5
            third: Any = (1, 2)

            def __post_init__(self) -> None:
                if self.second == "wrong":
                    raise TypeError("second is wrong")
                self.third = self.first, self.second

        if quick:
            Checked = constructed(Checked)  # type: ignore[misc]
        for _ in range(FIRST + 1):
            Checked(1)
        classes.append(Checked)
    quick, python = classes
    assert bool(slot_of(quick).value) is (routines() is not None) and not slot_of(python).value
    return quick, python


def outcome(cls: Any, *values: Any, **named: Any) -> Any:
    try:
        instance = cls(*values, **named)
    except TypeError as error:
        return str(error)
    return type(instance) is cls, *(getattr(instance, name) for name in FIELDS)


@pytest.mark.parametrize("made", [made, completed])
def test_each_way_to_give_arguments(made: Any) -> None:
    quick, python = made()
    names = (*FIELDS, "forth")
    for count in range(5):
        for some in range(4):
            for chosen in itertools.permutations(names, some):
                values, named = ["a", None, 7.5, True][:count], dict.fromkeys(chosen, "named")
                for place, name in enumerate(named):
                    named[name] = f"named {place}"
                assert outcome(quick, *values, **named) == outcome(python, *values, **named), (values, named)


def test_fields_that_are_looked_at() -> None:
    quick, python = completed()
    for cls in (quick, python):
        assert outcome(cls, 1, "wrong") == outcome(cls, second="wrong", first=1) == "second is wrong"
        assert outcome(cls, second=1).endswith("missing 1 required positional argument: 'first'")
        assert outcome(cls, 4) == (True, 4, 5, (4, 5))
        cls.__post_init__ = lambda self: setattr(self, "third", "other")
        assert outcome(cls, 4) == (True, 4, 5, "other")


def test_fields_that_are_looked_at_leave_nothing_behind() -> None:
    quick, _ = completed()
    value = [1]

    def make() -> None:
        quick(value), quick(first=value, second=value)
        for wrong in (lambda: quick(value, "wrong"), lambda: quick(second=value)):
            with pytest.raises(TypeError):
                wrong()

    assert_steady(make, value, quick)


def test_the_first_use_of_a_name_leaves_the_machine_code() -> None:
    """It lets type hints be had, which changes a class."""
    program = """
        import sys
        from cuda_ctypes import core
        from cuda_ctypes.core.options import EventOptions, options_of
        for _ in range(5):
            options_of(EventOptions, {"timing_enabled": True}, "options")
        called = []
        make = core.EventOptions
        sys.setprofile(lambda frame, event, _: called.append(frame.f_code.co_name) if event == "call" else None)
        make(timing_enabled=True)
        sys.setprofile(None)
        print(called)
    """
    assert quick_output_of(program) == ("[]" if routines() else "['__init__', '__post_init__']")


def test_names_that_are_no_literals() -> None:
    quick, _ = made()
    name = "".join(["sec", "ond"])
    assert quick(**{name: 6}).second == 6
    assert quick(*[1, 2], **{sys.intern(name[::-1])[::-1].replace("second", "third"): 6}).third == 6


def test_the_instances_are_like_others() -> None:
    quick, python = made()
    instance = quick(1, third=[])
    assert repr(StreamOptions(priority=-1)) == "StreamOptions(nonblocking=True, priority=-1)"
    assert repr(instance) == repr(python(1, third=[])) and instance == quick(1, third=[]) != quick(2)
    assert copy.deepcopy(instance) == instance and replace(instance, second=6).second == 6
    assert inspect.signature(quick) == inspect.signature(python)
    assert pickle.loads(pickle.dumps(StreamOptions(priority=-1))) == StreamOptions(True, -1)


def test_an_instance_equals_itself_and_its_like() -> None:
    """Before and after machine code compares: also what is no number, what equals nothing, and instances of derived classes."""

    class Nothing:
        __hash__ = None  # type: ignore[assignment]

        def __eq__(self, other: object) -> Any:
            raise AssertionError("the same object is asked whether it equals itself")

    quick, python = made()
    for _ in range(FIRST + 1):
        for cls in (quick, python):
            derived = type("Derived", (cls,), {})
            one, other = cls(float("nan"), Nothing()), cls([1], "text")
            assert one == one and other == cls([1], "text") != one
            assert not one != one and other != derived([1], "text") and derived() == derived()
            assert (one == None, one == 5, None != one, one in [5, one]) == (False, False, True, True)  # noqa: E711
            assert cls.__eq__(one, 5) is NotImplemented and cls.__hash__ is None
            with pytest.raises(TypeError, match="unhashable"):
                hash(one)


def test_comparisons_leave_the_constructor() -> None:
    """It would make its instances by Python once the class changes."""
    program = """
        import sys
        from cuda_ctypes.core import StreamOptions
        for _ in range(5):
            StreamOptions()
        one = StreamOptions()
        for _ in range(5):
            assert one == one
        called = []
        sys.setprofile(lambda frame, event, _: called.append(frame.f_code.co_name) if event == "call" else None)
        StreamOptions() == one
        one == one
        sys.setprofile(None)
        print(called)
    """
    by_python = "'__eq__', '__eq__'"  # the dataclass's, and the one that looks at the class
    assert quick_output_of(program) == (
        f"[{by_python}]" if routines() else f"['__init__', '__init__', {by_python}, {by_python}]"
    )


def test_a_derived_class_has_its_own_constructor() -> None:
    quick, _ = made()

    class Derived(quick):  # type: ignore[misc, valid-type]
        def __init__(self, *values: Any) -> None:
            super().__init__(*values)
            self.more = values

    assert Derived(8).more == (8,) and Derived(8).first == 8


@pytest.mark.parametrize("name", ["__init__", "__new__"])
def test_a_constructor_that_is_replaced_later(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick, _ = made()
    calls: list[Any] = []
    if name == "__init__":
        monkeypatch.setattr(quick, name, lambda self, *values: calls.append(values))
    else:
        monkeypatch.setattr(quick, name, lambda cls, *values: calls.append(values))
    quick(7)
    assert calls == [(7,)]


def test_a_default_that_is_replaced_later_changes_nothing() -> None:
    quick, python = made()
    for cls in (quick, python):
        cls.unrelated = 1
    assert outcome(quick, third=4) == outcome(python, third=4) == (True, None, 5, 4)


def test_older_names_of_options() -> None:
    for _ in range(FIRST + 1):
        EventOptions()
    event = EventOptions(enable_timing=True, busy_waited_sync=True)
    assert (event.timing_enabled, event.blocking_sync, event.ipc_enabled) == (True, True, False)
    assert EventOptions(False, False, True, True).timing_enabled is True
    with pytest.raises(TypeError, match="timing_enable"):
        EventOptions(timing_enable=True)  # type: ignore[call-arg]


def test_nothing_is_left_behind() -> None:
    quick, _ = made()
    value = [1]

    def make() -> None:
        quick(), quick(value), quick(third=value, first=value), quick(1, 2, value)
        for wrong in (lambda: quick(1, first=value), lambda: quick(forth=value), lambda: quick(1, 2, 3, value)):
            with pytest.raises(TypeError):
                wrong()

    assert_steady(make, value, quick)


class InPython(LaunchConfig):
    """Instances of derived classes are Python's."""

    __slots__ = ()


class OwnInt(int):
    pass


NUMBERS = [None, 0, -1, 1, 5, True, OwnInt(5), 1.0, "a", 1 << 30, (1 << 32) - 1, 1 << 32, 1 << 64]
EXTENTS = [
    *NUMBERS,
    (),
    (1,),
    (0,),
    (1, 2),
    (7, 8, 9),
    (1, 2, 3, 4),
    (1, 0, 1),
    (1, True),
    (OwnInt(5), 1),
    (1 << 30, 1, 2),
    [1, 2],
    ((1 << 32) - 1,),
]
"""Arguments that are fine, and others."""


def content(cls: Any, *values: Any, **named: Any) -> Any:
    """What the slots of a new configuration have, and the classes of the numbers; or the exception."""
    try:
        made = cls(*values, **named)
    except (TypeError, ValueError) as error:
        return type(error), str(error).replace("InPython", "LaunchConfig")
    assert type(made) is cls
    numbers = [number for each in made._values for number in (each if isinstance(each, tuple) else (each,))]
    return made._values, made._head, made._tail, [*map(type, numbers)]


@pytest.mark.parametrize("grid", EXTENTS, ids=repr)
def test_configurations_are_those_that_python_makes(grid: Any) -> None:
    for _ in range(FIRST + 1):
        LaunchConfig(1, None, 1)
    for block in EXTENTS:
        for size in NUMBERS:
            given = {"grid": grid, "block": block, "shmem_size": size}
            assert content(LaunchConfig, **given) == content(InPython, **given), given


def test_forms_of_the_arguments_of_configurations() -> None:
    for _ in range(FIRST + 1):
        LaunchConfig(1, None, 1)
    forms: list[Any] = [
        ((4,), {}),
        ((4, None, 5), {}),
        ((4, None, 5, 6), {}),
        ((4, None, 5, 6, True), {}),
        ((), {}),
        ((4, 2, 5), {}),
    ]
    forms += [((4,), {name: 3}) for name in ("block", "grid", "cluster", "other")]
    forms += [
        ((4,), {"block": 3, name: value}) for name in ("cooperative_launch", "is_cooperative") for value in (True, 0)
    ]
    forms += [((), {"block": 3, "grid": (1, 2)}), ((4, None, 5, None, False, False), {}), ((1,) * 7, {})]
    for values, named in forms:
        assert content(LaunchConfig, *values, **named) == content(InPython, *values, **named), (values, named)


def test_code_makes_configurations() -> None:
    """Of any numbers. Reading properties and comparing before leaves the constructor as it is."""
    program = """
        import sys
        from cuda_ctypes.core import LaunchConfig
        for number in range(9):
            one, other = LaunchConfig(grid=(4, 2), block=32), LaunchConfig(8, block=(4, 4, 4))
            assert one != other and one.grid == (4, 2, 1) and other.shmem_size == 0
        called = []
        sys.setprofile(lambda frame, event, _: called.append(frame.f_code.co_name) if event == "call" else None)
        LaunchConfig(grid=(4, 3), block=320), LaunchConfig(9, block=(4, 4, 4)), LaunchConfig(8, None, (4, 4, 5))
        sys.setprofile(None)
        print(called, LaunchConfig(grid=(4, True), block=32.5 // 32 == 1), LaunchConfig(grid=(4, 2), block=32) == one)
    """
    made = "LaunchConfig(grid=(4, 1, 1), cluster=None, block=(1, 1, 1), shmem_size=0, is_cooperative=False"
    called = "[]" if routines() else "['__init__', '__init__', '__init__']"
    assert quick_output_of(program) == f"{called} {made}, programmatic_stream_serialization=False) True"


def test_configurations_leave_nothing_behind() -> None:
    numbers = (1 << 29) + 5, 1 << 29
    for _ in range(FIRST + 1):
        LaunchConfig(1, None, 1)

    def make() -> None:
        (
            LaunchConfig(grid=numbers, block=numbers[0], shmem_size=numbers[1]),
            LaunchConfig((*numbers, 1), None, numbers[:1]),
        )
        for wrong in (numbers[0], 5, 0), (numbers, None, (5, 0)), (numbers, None, 5, "a"):
            try:
                LaunchConfig(*wrong)
            except (TypeError, ValueError):
                pass

    assert_steady(make, numbers, *numbers, LaunchConfig, None, False)


try:
    if not METHODS:
        raise ImportError  # PyPy would compile one
    import _testcapi as testing  # type: ignore[import-not-found]
except ImportError:
    testing = None

if hasattr(testing, "set_nomemory"):

    def test_no_memory() -> None:
        quick, _ = made()
        failures = 0
        for number in range(5):
            testing.set_nomemory(number, number + 1)
            try:
                quick(third=5)
            except MemoryError:
                failures += 1
            finally:
                testing.remove_mem_hooks()
        assert failures and quick(third=5).third == 5

    def test_no_memory_for_configurations() -> None:
        for _ in range(FIRST + 1):
            LaunchConfig(1, None, 1)
        held = [LaunchConfig((5, 6), None, (6, 7)) for _ in range(100)]  # what was kept for reuse is in use
        failures = 0
        for number in range(8):
            testing.set_nomemory(number, number + 1)
            try:
                held.append(LaunchConfig((5, 6), None, (6, 7)))
            except MemoryError:
                failures += 1
            finally:
                testing.remove_mem_hooks()
        assert failures and {made._head for made in held} == {held[0]._head}
