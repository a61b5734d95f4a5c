"""A C function that looks for a number among those that another one lists."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

from tests.native.routines import Maker

ROOM = 4


class Lists:
    """A C function with one or two arrays, which lists ``numbers`` and returns ``status``."""

    def __init__(self, columns: int) -> None:
        self.numbers: list[int] = []
        self.status = 0
        self.asked: list[tuple[int, int]] = []
        words = ctypes.POINTER(ctypes.c_uint64)
        self.callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, *[words] * columns, words)(self.called)
        self.cell = ctypes.cast(self.callback, ctypes.c_void_p)

    def called(self, owner: int, *given: Any) -> int:
        *columns, count = given
        self.asked.append((owner, count[0]))
        for column in columns:
            for place, number in enumerate(self.numbers[: count[0]]):
                column[place] = number if column is columns[0] else 1 << 63 | place
        if not self.status:
            count[0] = min(count[0], len(self.numbers))
        return self.status


@pytest.mark.parametrize("columns", [1, 2])
def test_a_number_is_found_or_not(make: Maker, columns: int) -> None:
    from cuda_ctypes._floor.native.membership import membership

    lists = Lists(columns)
    routine = make("take_2", 2)
    cell = membership(lists.cell, columns, ROOM, "lists")
    looks = type(routine)(cell, routine.objects[1], routine.objects[2], 2)
    owner, wanted = [looks.value(place, "Q", int) for place in (0, 1)]
    looks.sources = [owner, wanted, looks.output("I", {0: False, 1: True}, bool)]
    function = looks.function("function", "module")
    many = [(1 << 64) - 1, 5, 1 << 32 | 5, 7 << 40]
    for length in range(ROOM + 1):
        lists.numbers = many[:length]
        for number in (*many, 6, 1 << 63):
            lists.asked.clear()
            found = function(3 << 50, number)
            assert lists.asked == [(3 << 50, ROOM)]
            if number in lists.numbers:
                assert found is True
            else:  # there may be more
                assert found == ("fail", -1) if length == ROOM else found is False
    lists.status = 35
    assert function(1, 5) == ("fail", 35)
    lists.cell.value = None
    assert function(1, 5) == ("fail", -1)


@pytest.mark.parametrize("whether", [True, False])
@pytest.mark.parametrize("zeros", [0, 1])
def test_a_change_where_a_number_is_found_or_not(make: Maker, whether: bool, zeros: int) -> None:
    from cuda_ctypes._floor.native.membership import membership

    lists, changes, statuses = Lists(2), [], [0]
    word: Any = ctypes.c_uint64.from_address

    @ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * (4 + zeros))  # type: ignore[untyped-decorator]
    def change(last: int, wanted: int, owner: int, *others: int) -> int:
        changes.append((last, word(wanted).value, word(owner).value, others))
        return statuses[0]

    change_cell = ctypes.cast(change, ctypes.c_void_p)
    routine = make("take_2", 3)
    cell = membership(lists.cell, 2, ROOM, "changes", (change_cell, whether, zeros))
    changing = type(routine)(cell, routine.objects[1], routine.objects[2], 3)
    changing.sources = [changing.value(place, "Q", int) for place in range(3)]
    changing.returns(None)
    function = changing.function("function", "module")
    many = [(1 << 64) - 1, 5, 1 << 32 | 5, 7 << 40]
    for length in range(ROOM + 1):
        lists.numbers = many[:length]
        for number in (*many, 6):
            changes.clear()
            found = function(3 << 50, number, 1 << 60)
            is_there = number in lists.numbers
            assert found is None or (length, is_there, found) == (ROOM, False, ("fail", -1))
            right = [(1 << 60, number, 3 << 50, (*[0] * zeros, 1))]
            assert changes == (right if is_there == whether and found is None else [])
    lists.numbers, statuses[0] = [5], 35
    assert function(1, 5 if whether else 6, 2) == ("fail", 35)
    assert function(1, 6 if whether else 5, 2) is None
    change_cell.value = None
    changes.clear()
    assert function(1, 5, 2) == function(1, 6, 2) == ("fail", -1) and not changes
