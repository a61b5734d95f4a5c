"""A part of ``python -m tests.fuzz`` that takes some seconds; and that it finds what differs."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import native
from tests import fuzz

Standin = Callable[[str], Path]


@pytest.fixture(autouse=True)
def machine_code() -> None:
    if not native.available():
        pytest.skip("PyPy has no machine code")


@pytest.mark.parametrize("seed", range(len(fuzz.DISTURBANCES)), ids=fuzz.DISTURBANCES)
def test_native_and_python_do_the_same(standin: Standin, seed: int) -> None:
    _, wrong = fuzz.fuzz(str(standin("recording")), seed, seconds=0, calls=400, say=lambda report: None)
    assert not wrong, "\n".join(wrong)


def test_an_object_that_pretends_to_be_an_int(standin: Standin) -> None:
    """The first finding: a first call told the error in another way."""
    assert fuzz.difference(str(standin("recording")), 102, 0, 5) is None


def test_the_smallest_case_is_reported(standin: Standin, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a process that dies at one call, and of one that differs after another call."""

    def run(library: str, seed: int, first: int, last: int, is_native: bool, only: bool = False) -> Any:
        lines = [f"{index} call" for index in range(first, last)]
        if is_native and first <= 70 and 77 < last:
            return -11, [*lines[: 77 - first], "status -11: Segmentation fault"]
        return 0, [*lines, "end"]

    monkeypatch.setattr(fuzz, "run", run)
    made, wrong = fuzz.fuzz("library", 9, 0, 1000, say=lambda report: None)
    assert made == 1000 and len(wrong) == 1
    assert (
        wrong[0].startswith("seed 9, call 77 with 16 calls before it:\nnative: status -11")
        and "Python: 77 call" in wrong[0]
    )
