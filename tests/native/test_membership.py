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


@pytest.mark.parametrize("is_forward", [True, False])
@pytest.mark.parametrize("zeros", [0, 1])
@pytest.mark.parametrize("of", ["missing", "present", "others"])
def test_a_change_of_the_numbers_that_are_there_or_not(make: Maker, of: str, zeros: int, is_forward: bool) -> None:
    from cuda_ctypes._floor.native.membership import MOST, change

    lists, changes, statuses = Lists(2), [], [0]

    @ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * (4 + zeros))  # type: ignore[untyped-decorator]
    def changing(last: int, begins: int, ends: int, *others: int) -> int:
        columns = [[*(ctypes.c_uint64 * others[-1]).from_address(column)] for column in (begins, ends)]
        changes.append((last, *columns, others[:-1]))
        return statuses[0]

    cell = ctypes.cast(changing, ctypes.c_void_p)
    routine = make("take_2", 4)
    code = change(lists.cell, 2, ROOM, of, cell, is_forward, zeros, "changes")
    changes_set = type(routine)(code, routine.objects[1], routine.objects[2], 4)
    owner, count, last = [changes_set.value(place, "Q", int) for place in (0, 2, 3)]
    changes_set.sources = [owner, changes_set.array(1, "Q", int, least=2, optional=True), count, last]
    changes_set.returns(None)
    function = changes_set.function("function", "module")
    many = [(1 << 64) - 1, 5, 1 << 32 | 5, 7 << 40]
    for length in range(ROOM + 1):
        lists.numbers = many[:length]
        for given in ([], [5], [6], [6, 6, 5, 5, 6], [*many[1:], 0], [*range(1, MOST + 1)], [*range(1, MOST + 2)]):
            changes.clear()
            found = function(3 << 50, given, len(given), 1 << 60)
            if length == ROOM or len(given) > MOST:
                assert found == ("fail", -1) and not changes, (length, given)
                continue
            there = lists.numbers
            wanted = {
                "missing": [number for number in dict.fromkeys(given) if number and number not in there],
                "present": [number for number in dict.fromkeys(given) if number in there],
                "others": [number for number in there if number not in given],
            }[of]
            ends = [3 << 50] * len(wanted), wanted
            right = [(1 << 60, *(ends if is_forward else ends[::-1]), (*[0] * zeros,))]
            assert (found, changes) == (None, right if wanted else []), (length, given)
    lists.numbers, statuses[0] = [5], 35
    given = [6] if of == "missing" else [5] if of == "present" else []
    assert function(1, given, len(given), 2) == ("fail", 35)
    lists.status = 36
    assert function(1, given, len(given), 2) == ("fail", 36)
    lists.status, cell.value = 0, None
    changes.clear()
    assert function(1, given, len(given), 2) == ("fail", -1) and not changes
