"""Methods that set slots of objects, and change their class, after the call."""

from __future__ import annotations

import ctypes
import sys
from typing import Any, ClassVar

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.native.routines import METHODS, Maker, Slotted, constant
from tests.native.steady import assert_steady

pytestmark = pytest.mark.skipif(FREE_THREADED, reason="without the GIL, code changes no objects")


class Idle:
    __slots__ = ("number", "keep")

    def __init__(self) -> None:
        self.number, self.keep = 5, ["kept"]


class Busy(Idle):
    __slots__ = ()


class Run:
    __slots__ = ("worker", "seen", "number", "state")
    worker: Idle
    seen: set[Any]
    number: int
    state: Any


class Owner:
    __slots__ = ("worker", "run")
    routines: ClassVar[Any]

    def __init__(self) -> None:
        self.worker = Idle()
        self.run: Any = None

    def begin(self, status: int) -> Any:
        """Make a run."""
        return self.routines[0](self, status)

    def end(self, status: int) -> Any:
        return self.routines[1](self, status)


def beginning(begin: Any, owner: int, status: int) -> Any:
    """The routine, described for the places of the owner and of a status."""
    OUTPUTS = constant("OUTPUTS")
    worker = begin.within(owner, Owner, "worker")
    begin.expect(worker, Idle)
    number = begin.output("i")
    begin.sources += [number, begin.output("Q"), begin.output("b"), begin.value(status, "i", int), begin.new_set()]
    run = begin.instance(Run, worker=worker, number=OUTPUTS[0], state="begun", seen=OUTPUTS[3])
    begin.put(owner, Owner, "run", run)
    begin.turn(worker, Busy)
    begin.returns_argument(owner)
    return begin


@pytest.fixture
def owner(make: Maker) -> Owner:
    end = make("status_of", 2, fail=lambda status: status)
    run = end.within(0, Owner, "run")
    end.expect(end.within(run, Run, "worker"), Busy)
    end.expect_not(end.within(run, Run, "state"), "ended")
    end.sources.append(end.value(1, "i", int))
    end.put(run, Run, "state", "ended")
    end.turn(end.within(run, Run, "worker"), Idle)
    end.returns(None)
    Owner.routines = make.function(beginning(make("give_three", 2), 0, 1)), make.function(end)
    return Owner()


def test_an_instance_is_put_into_a_slot(owner: Any) -> None:
    assert owner.begin(0) is owner
    run = owner.run
    assert run.__class__ is Run and run.worker is owner.worker and run.state == "begun" and run.number == -1000
    assert run.seen == set()


def test_an_object_changes_its_class_there_and_back(owner: Any) -> None:
    before = sys.getrefcount(Busy)
    owner.begin(0)
    assert owner.worker.__class__ is Busy and owner.worker.number == 5 and owner.worker.keep == ["kept"]
    assert sys.getrefcount(Busy) == before + 1, "an instance refers to its class"
    owner.end(0)
    assert owner.worker.__class__ is Idle and owner.run.state == "ended"
    assert sys.getrefcount(Busy) == before


def test_what_was_in_the_slot_is_dropped(owner: Any) -> None:
    former = owner.run = ["former"]
    before = sys.getrefcount(former)
    owner.begin(0)
    assert owner.run is not former and sys.getrefcount(former) == before - 1


def test_nothing_changes_after_a_refusal(owner: Any) -> None:
    assert owner.begin(3) == ("fail", 3)
    assert owner.worker.__class__ is Idle
    owner.begin(0)
    assert owner.end(4) == 4 and owner.run.state == "begun" and owner.worker.__class__ is Busy


def test_other_objects_are_left_to_python(owner: Any) -> None:
    owner.begin(0)
    assert owner.begin(0)[0] == "slow", "the worker is busy"
    owner.end(0)
    assert owner.end(0)[0] == "slow", "the worker is idle"
    owner.worker.__class__ = Busy
    assert owner.end(0)[0] == "slow", "the state is one that is excluded"


def test_the_function_for_refusals_gets_the_object(make: Maker) -> None:
    """That of a method does."""
    routine = beginning(make("give_three", 1, fail=lambda status, item: (status, item)), constant("SELF"), 0)
    routine.tells_object = True
    if METHODS:  # from Python 3.11 on
        cls: Any = type("Owner", (Owner,), {"__slots__": ()})
        cls.begin = routine.method(cls, "begin", "")
        made = cls()
        assert made.begin(3) == (3, made) and made.begin(0) is made and made.run.number == -1000
        assert_steady(lambda: made.begin(3), made)


def test_nothing_is_left_behind(owner: Any) -> None:
    def call() -> None:
        owner.begin(3)
        owner.begin(0)
        owner.end(4)
        owner.end(0)

    assert_steady(call, Idle, Busy, Run, owner, owner.worker)


def test_one_of_several_classes(make: Maker) -> None:
    """A slot that all of them inherit."""
    routine = make("status_of", 1)
    number = routine.within(0, (Idle, Busy), "number", Idle)
    routine.sources.append(routine.value(number, "i", int))
    function = make.function(routine)
    idle, busy = Idle(), Busy()
    idle.number = busy.number = 0
    assert function(idle) == function(busy) is not None
    assert function(Slotted())[0] == "slow"


def test_all_but_a_new_instance_is_set_without_memory_for_it(owner: Any) -> None:
    """The call was made, and cannot be undone."""
    testing = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    objects = owner, owner.worker, Idle, Busy, Run
    failures = []
    for number in range(8):
        before = [sys.getrefcount(value) for value in objects]
        testing.set_nomemory(number, number + 1)
        try:
            owner.begin(0)
        except MemoryError:
            failures.append((owner.worker.__class__ is Busy, owner.run))
        finally:
            testing.remove_mem_hooks()
        owner.worker.__class__, owner.run = Idle, None
        assert [sys.getrefcount(value) for value in objects] == before, f"allocation {number}"
    assert failures[0] == (False, None), "there was no memory for the set, before the call"
    assert failures[1:] and {*failures[1:]} == {(True, None)}


def reserving(make: Maker, look: Any) -> Any:
    """A function that reserves the run of an owner, and calls ``look()`` before the call of C."""
    routine = make("status_of", 2, fail=lambda status: status)
    routine.expect(routine.within(0, Owner, "run"), list)
    routine.sources += [routine.value(1, "i", int), routine.prepared(look, 0)]
    routine.reserves(0, Owner, "run", "reserved")
    routine.returns(None)
    return make.function(routine)


def test_a_slot_is_reserved_during_the_call(make: Maker) -> None:
    """Afterwards it is as before, whatever the status is."""
    owner, content = Owner(), ["content"]
    owner.run = content
    function = reserving(make, lambda owner: 0)
    for status in (0, 3):
        before = sys.getrefcount(content)
        function(owner, status)
        after = sys.getrefcount(content)
        assert owner.run is content
        assert after == before
    assert_steady(lambda: (function(owner, 0), function(owner, 3)), owner, content)


def test_a_reserved_slot_that_changed_while_arguments_were_made(make: Maker) -> None:
    """Python makes the call."""
    owner = Owner()

    def look(owner: Any) -> int:
        owner.run = ["another"]
        return 0

    owner.run = ["content"]
    function = reserving(make, look)
    assert function(owner, 0)[0] == "slow" and owner.run == ["another"]
    assert_steady(lambda: function(owner, 0), owner)


def test_others_see_the_reserved_slot(make: Maker) -> None:
    """And what they put there stays."""
    seen: list[Any] = []
    owner: Any = Owner()
    called = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(lambda status: during(status))

    def during(status: int) -> int:
        seen.append(owner.run)
        if status:
            owner.run = "replaced"
        return 0

    routine = make("status_of", 2, cell=ctypes.cast(called, ctypes.c_void_p))
    routine.expect(routine.within(0, Owner, "run"), list)
    routine.sources.append(routine.value(1, "i", int))
    routine.reserves(0, Owner, "run", "reserved")
    routine.returns(None)
    function, content, another = make.function(routine), ["content"], ["another"]
    owner.run = content
    assert function(owner, 0) is None and owner.run is content
    assert function(owner, 1) is None
    seen.append(owner.run)
    assert seen == ["reserved", "reserved", "replaced"]
    assert sys.getrefcount(content) == sys.getrefcount(another)
