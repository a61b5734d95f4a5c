"""The C function that calls a Python object."""

from __future__ import annotations

import ctypes
import sys
import threading
from typing import Any

import pytest

from tests.native.routines import SUPPORTED
from tests.native.steady import assert_steady

pytestmark = pytest.mark.skipif(not SUPPORTED, reason="PyPy has no machine code")


@pytest.fixture
def address() -> int:
    from cuda_ctypes._floor.native import routines

    assert routines()
    from cuda_ctypes._floor.native.call_python import caller

    assert caller() == caller() != 0, "there is one"
    return caller()


@pytest.fixture
def call(address: int) -> Any:
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)
    return lambda thing: function(id(thing))


def test_any_callable(call: Any) -> None:
    called: list[Any] = []

    class Callable:
        def __call__(self) -> None:
            called.append(self)

        def method(self) -> str:
            called.append("method")
            return "a result that nobody gets"

    thing = Callable()
    method = thing.method
    for each in (thing, method, called.clear):
        call(each)
        assert called == {thing: [thing], method: [thing, "method"], called.clear: []}[each]
    assert_steady(lambda: call(method), thing, method)


@pytest.mark.parametrize("error", [ValueError("wrong"), KeyboardInterrupt(), SystemExit(3)])
def test_exceptions_are_reported(call: Any, monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    reported: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda what: reported.append((what.exc_value, what.object)))

    def function() -> None:
        raise error

    call(function)
    assert reported == [(error, function)]
    call(5)
    assert isinstance(reported[1][0], TypeError) and reported[1][1] == 5, "an int is not callable"


def test_threads_that_python_does_not_know(address: int) -> None:
    """Libraries call it there."""
    seen: list[Any] = []
    function = lambda: seen.append(threading.get_ident())  # noqa: E731
    library, thread = ctypes.CDLL(None), ctypes.c_ulong()
    for _ in range(3):
        assert (
            library.pthread_create(ctypes.byref(thread), None, ctypes.c_void_p(address), ctypes.py_object(function))
            == 0
        )
        assert library.pthread_join(thread, None) == 0
    assert len(seen) == 3 and threading.get_ident() not in seen
