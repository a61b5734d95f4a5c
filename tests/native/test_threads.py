"""Threads, recursion, signals, forks and the end of the process."""

from __future__ import annotations

import ctypes
import signal
import sys
import threading
import time
from typing import Any

import pytest

from tests import interpreter
from tests.native.routines import DONE, Maker, bits
from tests.native.steady import ROUNDS

THREADS = 8


def test_the_gil_is_released(make: Maker) -> None:
    """The C function returns only when a second thread calls it."""
    function = make.function(make("meet", 0))
    found: list[Any] = []
    threads = [threading.Thread(target=lambda: found.append(function())) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [DONE, DONE], "a thread waited for the other in vain"


def test_the_gil_is_held_for_a_brief_call(make: Maker) -> None:
    cell = ctypes.cast(ctypes.pythonapi["PyGILState_Check"], ctypes.c_void_p)
    brief = make("", 0, cell=cell)
    brief.brief = True
    assert make.function(brief)() == ("fail", 1)
    assert make.function(make("", 0, cell=cell))() is DONE


def test_eight_threads_at_once(make: Maker) -> None:
    """Calls never mix up their arguments, outputs or statuses."""
    routine = make("mix", 2)
    sources = routine.value(0, "Q", int), routine.value(1, "Q", int), routine.output("Q", {}, str), routine.output("Q")
    routine.returns_tuple("ok")
    function = make.function(routine, *sources)
    wrong: list[Any] = []

    def work(number: int) -> None:
        for i in range(number, ROUNDS // 50 * THREADS, THREADS):
            a, b = i * 7919, i + 13
            cases: list[Any] = [
                ((a, b), ("fail", 1) if a % 7 == 3 else ("ok", str(a + b), bits(a * b))),
                ((a, -b), ("slow", (a, -b), {})),
            ]
            for given, expected in cases:
                if (found := function(*given)) != expected:
                    wrong.append((given, found))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(THREADS)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert not wrong


def test_a_conversion_calls_again(make: Maker) -> None:
    function: Any

    def convert(number: int) -> Any:
        return (number, function(number - 1)) if number else None

    routine = make("give_Q", 1)
    function = make.function(routine, routine.output("Q", {}, convert), routine.value(0, "Q", int))
    assert function(3) == (3, (2, (1, None)))


def test_c_calls_python_that_calls_again(make: Maker) -> None:
    def called(number: int) -> int:
        return function(address, number - 1)[1] + 1 if number else 100

    callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64)(called)
    address = ctypes.cast(callback, ctypes.c_void_p).value or 0
    routine = make("call_back", 2)
    function = make.function(routine, routine.value(0, "Q", int), routine.value(1, "Q", int))
    assert function(address, 5) == ("fail", 105)


def test_recursion_without_end(make: Maker) -> None:
    function: Any
    routine = make("take_0", 0, slow=lambda value: function(value))
    function = make.function(routine)
    with pytest.raises(RecursionError):
        function(1)
    assert make.takes(function)


def test_signals_wait_for_the_end_of_a_call(make: Maker) -> None:
    """As with ctypes, Python's signal handlers run after the call, and their exceptions are raised then."""
    heard: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda *given: heard.append(given[0]))
    signal.setitimer(signal.ITIMER_REAL, 0.02)
    try:
        function = make.function(make("wait_long", 0))
        start = time.monotonic()
        assert function() == ("fail", -1), "C was not interrupted"
        assert time.monotonic() - start < 30 and heard == [signal.SIGALRM]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


PRELUDE = """
    import ctypes, os, sys, threading, time
    from cuda_ctypes._floor.native.routine import Routine
    routine = Routine(ctypes.cast(ctypes.CDLL({path!r})[{name!r}], ctypes.c_void_p), lambda: 'slow', lambda status: 'fail', 0)
    routine.returns('done')
    function = routine.function('function', 'module')
"""


def prelude(make: Maker, name: str) -> str:
    return PRELUDE.format(path=make.library._name, name=name)


def test_the_process_ends_while_a_thread_is_in_a_call(make: Maker) -> None:
    """The thread ends with the process, even if its call returns when the interpreter is gone already."""
    code = """
    def work():
        while True:
            function()

    for _ in range(4):
        threading.Thread(target=work, daemon=True).start()
    time.sleep(0.05)
    print('end')
    """
    for name in ("wait_shortly", "wait_long", "take_0"):
        assert interpreter.output_of(prelude(make, name) + code) == "end"


def test_a_forked_child_calls(make: Maker) -> None:
    code = """
    child = os.fork()
    if not child:
        os._exit(function() == 'done')
    print(os.waitpid(child, 0)[1] >> 8)
    """
    assert interpreter.output_of(prelude(make, "take_0") + code) == "1"
