"""Statuses that are answers ("not ready") take no longer than success: no Python function is called for them once they are known."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import FREE_THREADED, native
from tests.native.python_calls import python_calls
from tests.standin.control import Recorder

Standin = Callable[[str], Path]
NOT_READY, REFUSED = 600, 400


@pytest.mark.parametrize("name", ["cuEventQuery", "cuStreamQuery"])
def test_polling(module: Any, recorder: Recorder, name: str) -> None:
    bindings, checked = getattr(module("bindings.driver"), name), getattr(module("checked.driver"), name)
    results = module("bindings.driver").CUresult
    for status, answers in ((NOT_READY, (False, False)), (0, (True, True))) * 2:
        recorder.program(name, status)
        for _ in range(4):
            assert bindings(5) == (status,) and type(bindings(5)[0]) is results
            assert checked(5) is answers[0]
        if native.available():
            assert python_calls(lambda: (bindings(5), checked(5))) == []
    recorder.program(name, REFUSED)
    for _ in range(4):
        assert bindings(5) == (REFUSED,)
        with pytest.raises(module("checked.driver").CudaError, match="INVALID_HANDLE|400"):
            checked(5)


def test_every_status_of_bindings_is_found_again(module: Any, recorder: Recorder) -> None:
    driver = module("bindings.driver")
    for status in (1, 2, 719, 999, 77_777, -5):
        recorder.program(None, status)
        for _ in range(4):
            assert driver.cuMemAlloc(64) == (status, None) and driver.cuEventRecord(5, 6) == (status,)
            assert driver.cuCtxGetStreamPriorityRange() == (status, None, None)
        if native.available():
            calls = python_calls(lambda: (driver.cuMemAlloc(64), driver.cuEventRecord(5, 6)))
            assert calls == [], f"of status {status}"
    recorder.program()
    assert driver.cuMemAlloc(64)[0] == 0


def test_statuses_without_end_are_not_kept(module: Any, recorder: Recorder) -> None:
    """A library other than the CUDA driver."""
    driver, most = module("bindings.driver"), module("_floor.library.answers").MOST_ANSWERS
    function = driver.cuEventRecord
    for status in range(1, most + 500):
        recorder.program("cuEventRecord", status)
        assert function(5, 6) == (status,)
    if native.available():
        words = function.__self__[:16]
        if FREE_THREADED:  # the address of the two words
            words = ctypes.string_at(int.from_bytes(words[:8], "little"), 16)
        pool = ctypes.cast(int.from_bytes(words[8:], "little"), ctypes.py_object).value
        (answers,) = [each for each in pool if type(each).__name__ == "Answers"]
        assert len(answers) == most


def test_results_are_shared_and_counted(module: Any, recorder: Recorder) -> None:
    if not native.available():
        pytest.skip("PyPy has no machine code")
    query = module("bindings.driver").cuEventQuery
    recorder.program("cuEventQuery", NOT_READY)
    first = [query(5) for _ in range(4)][-1]
    before = sys.getrefcount(first)
    for _ in range(1000):
        query(5)
    kept = [query(5) for _ in range(100)]
    assert sys.getrefcount(first) == before + 100 and all(each is first for each in kept)
