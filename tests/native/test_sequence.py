"""Several C functions as one: each gets its arguments, and the first status other than 0 ends the sequence."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import pytest

from tests.native.routines import SUPPORTED

pytestmark = pytest.mark.skipif(not SUPPORTED, reason="PyPy has no machine code")

Word = ctypes.POINTER(ctypes.c_uint64)
LARGE = 7 << 60


class Calls:
    """C functions that note their arguments, and return statuses. ``open`` writes a number, as ``close`` does, which reads the former
    one."""

    def __init__(self) -> None:
        self.made: list[tuple[Any, ...]] = []
        self.statuses: dict[str, int] = {}
        self.open = self._function("open", lambda at, first, second: self._exchange(at, LARGE + first))
        self.use = self._function("use", lambda first, second, third: None)
        self.close = self._function("close", lambda at, first, second: self._exchange(at, 5))

    def _function(self, name: str, act: Callable[[int, int, int], Any]) -> Any:
        def call(*numbers: int) -> int:
            self.made.append((name, act(*numbers), *numbers[1:]) if act(0, 0, 0) is not None else (name, *numbers))
            return self.statuses.get(name, 0)

        kept = ctypes.CFUNCTYPE(ctypes.c_int, *[ctypes.c_uint64] * 3)(call)
        cell = ctypes.cast(kept, ctypes.c_void_p)
        setattr(self, f"{name}_kept", kept)
        return cell

    def _exchange(self, address: int, value: int) -> int:
        if not address:
            return 0
        place = ctypes.c_uint64.from_address(address)
        former, place.value = place.value, value
        return former


@pytest.fixture
def calls() -> Calls:
    return Calls()


@pytest.fixture
def sequence(calls: Calls) -> Any:
    """``sequence(first, second)``: open, use and close a word that is 3 at first."""
    from cuda_ctypes._floor.native.sequence import Sequence, address, argument, number, word

    made = Sequence(2, 9, 3)
    made.call(calls.open, address(1), argument(0), number(LARGE + 1))
    made.call(calls.use, word(1), argument(1), word(0), refused=(calls.close, (address(1), word(1), number(1))))
    made.call(calls.use, argument(1), argument(0), number(0))
    made.at_last(calls.close, address(1), word(1), number(2))
    cell = made.cell("three calls")
    assert made.cell("three calls").value == cell.value, "one code for one sequence"
    return ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64, ctypes.c_uint64)(cell.value)


def test_all_calls_in_order(calls: Calls, sequence: Any) -> None:
    for first, second in ((1, LARGE + 2), (LARGE // 7, 0)):
        del calls.made[:]
        assert sequence(first, second) == 0
        assert calls.made == [
            ("open", 3, first, LARGE + 1),
            ("use", LARGE + first, second, 9),
            ("use", second, first, 0),
            ("close", LARGE + first, LARGE + first, 2),
        ]


def test_the_last_call_comes_whatever_the_status_is(calls: Calls, sequence: Any) -> None:
    use = iter((0, -7))
    calls.statuses = type("Next", (dict,), {"get": lambda self, name, other: next(use) if name == "use" else 0})()
    assert sequence(1, 2) == -7
    assert [name for name, *_ in calls.made] == ["open", "use", "use", "close"]


def test_a_refused_call_ends_it(calls: Calls, sequence: Any) -> None:
    calls.statuses = {"open": 201}
    assert sequence(1, 2) == 201
    assert [name for name, *_ in calls.made] == ["open"]


def test_another_call_after_a_refused_one(calls: Calls, sequence: Any) -> None:
    calls.statuses = {"use": 700, "close": 1}
    assert sequence(1, 2) == 700
    assert calls.made[2:] == [("close", LARGE + 1, LARGE + 1, 1)]


def test_a_handle_of_0_ends_it(calls: Calls) -> None:
    from cuda_ctypes._floor.native.sequence import Sequence, address, argument, number, word

    made = Sequence(1, 0)
    made.call(calls.open, address(0), argument(0), number(1), needed=0)
    made.call(calls.use, word(0), number(2), number(3))
    function = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64)(made.cell("with a handle").value)
    assert function((1 << 64) - LARGE) == -1, "no status of the driver's"
    assert [name for name, *_ in calls.made] == ["open"]
    assert function(1) == 0
    assert calls.made[-1] == ("use", LARGE + 1, 2, 3)


def test_the_content_of_an_argument(calls: Calls) -> None:
    """The last call may be refused too."""
    from cuda_ctypes._floor.native.sequence import Sequence, argument, content, number

    made = Sequence(1)
    made.call(calls.open, argument(0), number(1), number(2))
    made.call(calls.use, content(0), number(3), number(4), refused=(calls.close, (argument(0), content(0), number(5))))
    function = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(made.cell("with a content").value)
    word = ctypes.c_uint64(8)
    assert function(ctypes.addressof(word)) == 0 and word.value == LARGE + 1
    assert calls.made == [("open", 8, 1, 2), ("use", LARGE + 1, 3, 4)]
    calls.statuses = {"use": 700, "close": 1}
    assert function(ctypes.addressof(word)) == 700 and word.value == 5
    assert calls.made[-1] == ("close", LARGE + 1, LARGE + 1, 5)


def test_nothing_is_called_after_a_function_is_gone(calls: Calls, sequence: Any) -> None:
    calls.close.value = None
    assert sequence(1, 2) == -1, "no status of the driver's"
    assert calls.made == []


def test_a_frame_has_a_limit(calls: Calls) -> None:
    from cuda_ctypes._floor.native.sequence import Sequence, word

    made = Sequence(0, *range(600))
    made.call(calls.use, word(599), word(0), word(1))
    assert not made.cell("too large").value
