"""A routine that goes on only if another C function writes the expected number."""

from __future__ import annotations

import ctypes
from typing import Any

from tests.native.routines import DONE, Maker


def test_the_number_decides(make: Maker) -> None:
    from cuda_ctypes._floor.native.comparison import comparison

    answer = {"number": 7 << 40, "status": 0}

    @ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_uint64))  # type: ignore[untyped-decorator]
    def ask(written: Any) -> int:
        written[0] = answer["number"]
        return answer["status"]

    routine = make("take_2", 2)
    cell = ctypes.cast(ask, ctypes.c_void_p)
    compare = comparison(cell, "ask")
    routine.call_first(compare, routine.value(0, "Q", int))
    function = make.function(routine, routine.value(1, "Q", int), routine.number(3))
    for number in (0, 5, 7 << 40, (1 << 64) - 1):
        answer["number"] = number
        assert make.takes(function, number, 8)[:2] == [8, 3]
        make.leaves(function, number ^ 1, 8)
        make.leaves(function, number ^ 1 << 40, 8)
    answer["status"] = -3
    make.leaves(function, answer["number"], 8)
    answer["status"] = 0
    assert comparison(cell, "ask").value == compare.value, "one code for one function"
    assert function(answer["number"], 8) is DONE
    cell.value = None
    make.leaves(function, answer["number"], 8)
