"""Where machine code is available, and the Python functions that run where it is not."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import types
import warnings
from typing import Any

import pytest

from cuda_ctypes._floor import native
from tests import interpreter
from tests.native.routines import DONE, SUPPORTED, Maker, slow


def test_it_is_available_where_it_should_be() -> None:
    assert native.available() == SUPPORTED
    assert bool(native.why_not()) != SUPPORTED


def test_the_report_says_how_calls_are_made() -> None:
    def line(**variables: Any) -> str:
        return next(
            line for line in interpreter.run("-m", "cuda_ctypes", **variables).stdout.splitlines() if "calls" in line
        )

    how = f"machine code ({platform.machine()})" if SUPPORTED else f"ctypes ({native.why_not()})"
    assert line() == f"calls       {how}"
    assert line(CUDA_CTYPES_NATIVE="off") == "calls       ctypes (CUDA_CTYPES_NATIVE=off)"


@pytest.fixture
def undecided(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(native, "_found", [])
    return monkeypatch


@pytest.mark.parametrize("value", ["0", "false", "No", " off "])
def test_it_can_be_turned_off(undecided: pytest.MonkeyPatch, value: str) -> None:
    undecided.setenv("CUDA_CTYPES_NATIVE", value)
    assert not native.available()
    undecided.delenv("CUDA_CTYPES_NATIVE")
    assert not native.available(), "it is decided once"
    assert native.why_not() == f"CUDA_CTYPES_NATIVE={value.strip()}"


@pytest.mark.parametrize(
    ("variable", "value", "values"),
    [("CUDA_CTYPES_NATIVE", "2", "0 or 1"), ("CUDA_CTYPES_PERF", "maps", "map or jitdump")],
)
def test_a_value_that_means_nothing_is_told(
    undecided: pytest.MonkeyPatch, variable: str, value: str, values: str
) -> None:
    undecided.setenv(variable, value)
    with pytest.warns(RuntimeWarning, match=f"^{variable} is '{value}', which is ignored: set it to {values}$") as told:
        assert native.available() == SUPPORTED
    assert [each.filename for each in told] == [__file__]
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # it is told once
        native.available()


def test_a_build_that_lays_out_objects_in_another_way(undecided: pytest.MonkeyPatch) -> None:
    """For example a build that traces references."""
    if not SUPPORTED:
        pytest.skip("PyPy has no machine code")
    from cuda_ctypes._floor import builtins

    assert builtins.hindrance() == ""
    undecided.setattr(builtins, "HEADER", 65)
    assert builtins.hindrance() == "machine code is for builds of Python without traced references"


def test_without_the_gil_only_on_x86(undecided: pytest.MonkeyPatch) -> None:
    """Other processors may show a thread's writes in another order."""
    if not SUPPORTED:
        pytest.skip("PyPy has no machine code")
    from cuda_ctypes._floor import builtins

    undecided.setattr(builtins, "FREE_THREADED", True)
    undecided.setattr(builtins, "PROCESSOR", "aarch64")
    assert builtins.hindrance() == "without the GIL, machine code is for x86"


def test_a_system_that_forbids_executable_memory(undecided: pytest.MonkeyPatch) -> None:
    if not SUPPORTED:
        pytest.skip("PyPy has no machine code")
    from cuda_ctypes._floor import builtins

    def forbidden(code: bytes) -> int:
        raise PermissionError(13, "the system forbids executable memory")

    undecided.setattr(builtins, "executable", forbidden)
    assert not native.available()
    assert native.why_not() == "the system forbids executable memory"


def test_a_process_that_gives_up_executable_memory() -> None:
    """Linux 6.3 and newer forbid it on request."""
    code = """
    import ctypes
    from cuda_ctypes._floor import native
    forbidden = ctypes.CDLL(None).prctl(65, 1, 0, 0, 0) == 0  # PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN
    print(native.why_not() if forbidden else "an older Linux")
    """
    reason = "the system forbids executable memory" if SUPPORTED else native.why_not()
    assert interpreter.output_of(code) in (reason, "an older Linux")


def test_other_processors(undecided: pytest.MonkeyPatch) -> None:
    if not SUPPORTED:
        pytest.skip("PyPy has no machine code")
    from cuda_ctypes._floor import builtins

    undecided.setattr(builtins, "PROCESSORS", ())
    assert not native.available()
    assert native.why_not() == "machine code is for 64-bit x86 and ARM"


def test_more_shapes_than_there_is_room_for(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Further shapes use the Python function; known shapes keep their code."""
    from cuda_ctypes._floor.native.code_memory import FUNCTIONS

    def made(codes: str) -> Any:
        routine = make("take_16", len(codes))
        routine.sources = [routine.value(position, code, int) for position, code in enumerate(codes)]
        routine.returns(DONE)
        return routine.function("function", "module")

    monkeypatch.setattr(FUNCTIONS, "limit", len(FUNCTIONS.pages) + 1)
    assert type(made("QqQqQqQ")) is types.BuiltinFunctionType
    assert made("qQqQqQq") is slow and made("hQqQqQq") is slow
    assert type(made("QqQqQqQ")) is types.BuiltinFunctionType and made("qQqQqQq") is slow


def test_importing_the_package_leaves_the_machine_code_modules_alone() -> None:
    """Only the module that says whether machine code is available is imported."""
    code = "import sys, cuda_ctypes.bindings.driver; print('cuda_ctypes._floor.native.routine' in sys.modules)"
    assert subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "CUDA_CTYPES_NATIVE": "0"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split() == ["False"]
