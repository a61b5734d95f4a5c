"""The builtin that calls a function while the thread has another mode."""

from __future__ import annotations

import ctypes
import sys
from functools import partial
from typing import Any

import pytest

from tests.native.routines import SUPPORTED, slow
from tests.native.steady import assert_steady

pytestmark = pytest.mark.skipif(
    not SUPPORTED or sys.version_info < (3, 11), reason="before Python 3.11, machine code calls Python functions only"
)
NORMAL, RELAXED = 0, 2


class Thread:
    """A mode that a C function exchanges."""

    def __init__(self) -> None:
        self.mode, self.status = NORMAL, 0
        self.exchange = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_int))(self._exchange)
        self.cell = ctypes.cast(self.exchange, ctypes.c_void_p)

    def _exchange(self, place: Any) -> int:
        if not self.status:
            self.mode, place[0] = place[0], self.mode
        return self.status


@pytest.fixture
def thread() -> Thread:
    return Thread()


@pytest.fixture
def call(thread: Thread) -> Any:
    from cuda_ctypes._floor.native.relaxed_calls import relaxed

    made = relaxed(thread.cell, slow, RELAXED, "exchange")
    assert type(made) is type(len)
    return made


def test_the_mode_is_another_one_during_the_call(call: Any, thread: Thread) -> None:
    def seen(*arguments: Any) -> Any:
        return thread.mode, arguments

    for mode in (NORMAL, 1, RELAXED):
        thread.mode = mode
        for given in ((), (1,), (1, "2", None, 4.0)):
            assert call(seen, *given) == (RELAXED, given)
            assert call(partial(seen, 0), *given) == (RELAXED, (0, *given))
            assert thread.mode == mode


def test_exceptions_are_raised_in_the_former_mode(call: Any, thread: Thread) -> None:
    for wrong in (lambda: 1 // 0, partial(int, "x"), 5):
        with pytest.raises((ZeroDivisionError, ValueError, TypeError)):
            call(wrong)
        assert thread.mode == NORMAL


def test_calls_within_calls(call: Any, thread: Thread) -> None:
    assert call(call, call, lambda: thread.mode) == RELAXED
    assert thread.mode == NORMAL


def test_python_makes_calls_that_are_out_of_the_ordinary(call: Any, thread: Thread) -> None:
    assert call() == ("slow", (), {})
    assert call(len, obj=5) == ("slow", (len,), {"obj": 5})
    thread.status = 3  # the driver refuses: the mode stays
    assert call(lambda: thread.mode) == NORMAL == thread.mode
    thread.cell.value = None
    assert call(len, "12") == ("slow", (len, "12"), {})


def test_nothing_is_left(call: Any) -> None:
    value = object()
    assert_steady(lambda: call(id, value), value)
