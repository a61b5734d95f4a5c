"""Memory that a routine lays out for C: pointers to arguments, words, and addresses of other memory."""

from __future__ import annotations

import pytest

from tests.native.routines import Maker, bits


@pytest.mark.parametrize("count", [0, 1, 20, 200])
def test_pointers(make: Maker, count: int) -> None:
    """Pointers to as many arguments of a kernel as machine code takes."""
    routine = make("parts", count)
    parts = [routine.value(i, "Q", int) if i % 3 else routine.value(i, "q", int) for i in range(count)]
    function = make.function(routine, routine.pointers(*parts), routine.number(count))
    values = [100 + i if i % 3 else -i - 1 for i in range(count)]
    arrived = make.takes(function, *values)
    for i in range(max(0, count - len(arrived)), count):
        assert arrived[i % len(arrived)] == bits(values[i])


@pytest.mark.parametrize("count", [0, 1, 20])
def test_memory(make: Maker, count: int) -> None:
    routine = make("words", count)
    parts = [routine.value(i, "h", int) for i in range(count)]
    function = make.function(routine, routine.memory(*parts), routine.number(count))
    values = [(-1) ** i * i for i in range(count)]
    assert make.takes(function, *values)[:count] == [bits(value) for value in values]


def test_memory_refers_to_memory(make: Maker) -> None:
    """The words of a memory block are contiguous, even if some of them point to other blocks."""
    routine = make("nested", 3)
    values = [routine.value(i, "Q", int) for i in range(3)]
    outer = routine.memory(routine.memory(values[0]), values[1], routine.memory(values[2], values[1]), values[1])
    function = make.function(routine, outer)
    assert make.takes(function, 5, 6, 7)[:4] == [5, 6, 7, 6]
    routine = make("words", 3)
    values = [routine.value(i, "Q", int) for i in range(3)]
    memory = routine.memory(routine.pointers(values[0], values[1]), *values, routine.memory(values[2]))
    function = make.function(routine, memory, routine.number(5))
    assert make.takes(function, 5, 6, 7)[1:4] == [5, 6, 7]
