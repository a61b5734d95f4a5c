"""Lists and slots that other threads change while machine code reads them: it passes whole numbers and live objects."""

from __future__ import annotations

import ctypes
import itertools
import mmap
import random
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.native.routines import DONE, Maker, Pair, Slotted, bits, listing
from tests.native.steady import ROUNDS
from tests.native.test_dispatchers import Kernel, dispatcher, pool_of

CALLS = 2 * ROUNDS
SECONDS = 60
"""For which calls wait, at most, for moments in which machine code takes what the other threads have left."""


def until_taken(call: Callable[[], bool]) -> None:
    """Call until machine code took many calls."""
    taken, end = 0, time.monotonic() + SECONDS
    while taken < CALLS // 20:
        taken += call()
        assert time.monotonic() < end, f"machine code took {taken} calls"


def fresh() -> int:
    """A new int of two digits; both halves of its 64 bits are equal."""
    half = random.getrandbits(27) | 1 << 8
    return half << 32 | half


def broken() -> int:
    """A new int of two digits whose halves differ."""
    return fresh() ^ 1 << random.randrange(32, 58)


def whole(number: int) -> bool:
    return number >> 32 == number & 0xFFFFFFFF


@pytest.fixture
def meanwhile() -> Iterator[Callable[..., None]]:
    """Runs functions in threads of their own, in loops, until the test ends."""
    stop, failed = threading.Event(), list[Exception]()
    threads: list[threading.Thread] = []

    def run(*functions: Any) -> None:
        def loop(function: Any) -> None:
            try:
                while not stop.is_set():
                    function()
            except Exception as error:
                failed.append(error)

        threads.extend(threading.Thread(target=loop, args=(function,)) for function in functions)
        for thread in threads:
            thread.start()

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        yield run
    finally:
        stop.set()
        for thread in threads:
            thread.join()
        sys.setswitchinterval(before)
    assert not failed


def test_lists_of_numbers(make: Maker, meanwhile: Any) -> None:
    function = listing(make, "Q", least=1)
    numbers = [fresh() for _ in range(8)]

    def replace() -> None:
        numbers[:] = [fresh() for _ in range(8)]

    def change() -> None:
        numbers.clear()
        numbers.extend([fresh() for _ in range(20)])
        numbers.sort()
        del numbers[8:]

    meanwhile(replace, change)

    def call() -> bool:
        taken = function(numbers, 4) is DONE
        assert not taken or all(map(whole, make.arrived[:4]))
        return taken

    until_taken(call)


def test_lists_of_structs(make: Maker, meanwhile: Any) -> None:
    """The struct lives until C returns."""
    routine = make("words", 2)
    function = make.function(routine, routine.records(0, Pair), routine.value(1, "Q", int))
    structs = [Pair(5, 5)]

    def replace() -> None:
        structs[0] = Pair(7, 7)

    meanwhile(replace, replace)
    for _ in range(CALLS):
        assert function(structs, 2) is DONE
        assert make.arrived[0] == make.arrived[1]


@pytest.mark.parametrize("deleted", [False, True])
def test_slots(make: Maker, meanwhile: Any, deleted: bool) -> None:
    routine = make("words", 2)
    memory = routine.memory(routine.content(0, Slotted, "text", 2), routine.slot(0, Slotted, "number"))
    function = make.function(routine, memory, routine.value(1, "Q", int))
    object_ = Slotted()
    numbers = itertools.cycle([fresh() for _ in range(8)])  # each lives on when the next one comes
    object_.number, object_.text = next(numbers), bytes(16)

    def change_number() -> None:
        object_.number = next(numbers)
        if deleted:
            object_.number = "no number"
            del object_.number
            object_.number = next(numbers)

    def change_text() -> None:
        object_.text = fresh().to_bytes(8, "little") * 2

    meanwhile(change_number, change_text)

    def call() -> bool:
        taken = function(object_, 3) is DONE
        if taken:
            assert make.arrived[0] == make.arrived[1]
            assert all(map(whole, make.arrived[:3]))
        else:
            assert deleted
        return taken

    until_taken(call)


@pytest.mark.parametrize("way", ["deleted", "none"])
def test_numbers_that_leave_for_good(make: Maker, meanwhile: Any, way: str) -> None:
    """Their memory is used for other numbers at once."""
    routine = make("take_2", 1)
    function = make.function(routine, routine.slot(0, Slotted, "number"), routine.number(5))
    current = [Slotted()]

    def change() -> None:
        object_ = Slotted()
        object_.number = fresh()
        current[0] = object_
        for _ in range(20):  # with the GIL, other threads may come here
            pass
        if way == "deleted":
            del object_.number
        else:
            object_.number = None
        [broken() for _ in range(3)]

    meanwhile(change)

    def call() -> bool:
        taken = function(current[0]) is DONE
        assert not taken or whole(make.arrived[0])
        return taken

    until_taken(call)


@pytest.mark.skipif(not FREE_THREADED, reason="without the GIL, other threads run meanwhile")
def test_a_number_that_leaves_while_it_is_read(make: Maker) -> None:
    """The first look at it takes it out of its slot."""
    routine = make("take_2", 1)
    function = make.function(routine, routine.slot(0, Slotted, "number"), routine.number(5))
    model, page = fresh(), mmap.mmap(-1, mmap.PAGESIZE)
    address = ctypes.addressof(ctypes.c_char.from_buffer(page))
    references = [model] * 100  # the copy is never freed
    ctypes.memmove(address, id(model), sys.getsizeof(model))
    object_, spare = Slotted(), [object()] * 10  # with references to spare
    object_.number = ctypes.cast(address, ctypes.py_object).value
    del references
    make.takes(function, object_)
    from cuda_ctypes._floor.native.interpreter import slot_offset

    make.library.change_when_seen.argtypes = ctypes.c_void_p, ctypes.c_void_p, ctypes.py_object
    assert not make.library.change_when_seen(address, id(object_) + slot_offset(Slotted, "number"), spare[0])
    answer = function(object_)
    assert make.library.seen() == 1
    assert object_.number is spare[0]
    assert answer is not DONE


def test_slots_of_objects_in_slots(make: Maker, meanwhile: Any) -> None:
    routine = make("take_2", 1)
    inner = routine.within(0, Slotted, "second")
    function = make.function(routine, routine.slot(inner, Slotted, "number"), routine.number(5))
    outer = Slotted()

    def change() -> None:
        made = Slotted()
        made.number = fresh()
        outer.second = made

    change()
    meanwhile(change, change)
    for _ in range(CALLS):
        assert function(outer) is DONE
        assert whole(make.arrived[0])


def test_slots_kept_in_instances(make: Maker, meanwhile: Any) -> None:
    routine = make("give_Q", 1)
    text = routine.within(0, Slotted, "text")
    routine.expect(text, bytes)
    routine.sources += [routine.output("Q"), routine.number(3)]
    from cuda_ctypes._floor.native.routine import OUTPUT

    routine.returns_instance(Slotted, number=OUTPUT, text=text)
    function = routine.function("function", __name__)
    object_ = Slotted()

    def change() -> None:
        object_.text = fresh().to_bytes(8, "little") * 4

    change()
    meanwhile(change, change)
    for _ in range(CALLS):
        made = function(object_)
        assert made.number == 3 and made.text == made.text[:8] * 4


def test_routines_in_slots(make: Maker, meanwhile: Any) -> None:
    function = dispatcher(lambda *given: "slow", None, 0, [(Kernel, "launch")])
    kernel = Kernel()

    def change() -> None:
        routine = make("take_2", 2)
        kernel.launch = pool_of(routine, routine.value(1, "Q", int), routine.number(7))

    change()
    meanwhile(change)
    for number in range(CALLS // 10):
        assert function(kernel, number) is DONE
        assert make.arrived[:2] == [bits(number), 7]
