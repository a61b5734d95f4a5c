"""Systems that refuse memory for code, at once or from some time on: calls go through ctypes, and the report says why."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.interpreter import quick_output_of

pytestmark = pytest.mark.usefixtures("machine_code")

Standin = Callable[[str], Path]
REASON = "the system forbids executable memory"

HARDEN = {
    "seccomp": """
        from tests.fuzz.disturbances import refuse_executable_memory as harden
    """,
    "PR_SET_MDWE": """
        import ctypes
        def harden():
            return ctypes.CDLL(None).prctl(65, 1, 0, 0, 0) == 0  # Linux 6.3 and newer
    """,
}
CALLS = """
        def call(driver):
            return [driver.cuEventRecord(5, 6)[0] == 0, driver.cuMemAlloc(64)[0] == 0, driver.cuMemFree(5)[0] == 0,
                    *[driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, ((1,), (int_,)), 0)[0] == 0 for _ in range(3)]]
        from ctypes import c_int as int_
"""


def run(code: str, how: str, standin: Standin, **variables: Any) -> str:
    program = textwrap.dedent(HARDEN[how]) + textwrap.dedent(CALLS) + textwrap.dedent(code)
    return quick_output_of(program, CUDA_CTYPES_LIBCUDA=str(standin("nothing")), **variables)


@pytest.mark.parametrize("how", ["seccomp", "PR_SET_MDWE"])
def test_from_the_beginning(standin: Standin, how: str) -> None:
    code = """
        if harden():
            from cuda_ctypes.bindings import driver
            print([all(call(driver)) for _ in range(4)])
            from cuda_ctypes._floor import native
            print(native.why_not())
        else:
            print("this kernel does not know it")
    """
    told = run(code, how, standin)
    assert told in (f"[True, True, True, True]\n{REASON}", "this kernel does not know it")


@pytest.mark.parametrize("how", HARDEN)
def test_from_some_time_on(standin: Standin, how: str) -> None:
    """Existing code stays in use; further functions have none."""
    code = """
        from cuda_ctypes.bindings import driver
        from cuda_ctypes._floor import native
        for _ in range(3):
            driver.cuEventRecord(5, 6)
        before = native.machine_code()["functions"]["made"]
        if harden():
            print([all(call(driver)) for _ in range(4)], native.machine_code()["functions"]["made"] == before > 0)
        else:
            print("this kernel does not know it")
    """
    assert run(code, how, standin) in ("[True, True, True, True] True", "this kernel does not know it")


def test_the_report_says_why(standin: Standin) -> None:
    code = """
        import runpy
        print("hardened:", harden(), flush=True)
        runpy.run_module("cuda_ctypes", run_name="__main__")
    """
    told = run(code, "seccomp", standin)
    if "hardened: False" in told:
        pytest.skip("this kernel does not know it")
    assert f"calls       ctypes ({REASON})" in told


def test_a_dump_for_profilers_that_cannot_be_mapped(standin: Standin, tmp_path: Path) -> None:
    """A folder mounted noexec refuses it like this filter: calls work, without the dump."""
    code = """
        import mmap
        from cuda_ctypes._floor.native import perf
        from cuda_ctypes.bindings import driver
        def refused(*arguments, **named):
            raise PermissionError(1, "noexec")
        perf.FOLDER, mmap.mmap = FOLDER, refused
        print([all(call(driver)) for _ in range(4)])
    """
    told = run(code.replace("FOLDER, r", f"{str(tmp_path)!r}, r"), "seccomp", standin, CUDA_CTYPES_PERF="jitdump")
    assert told == "[True, True, True, True]"


def test_no_memory_left_where_code_takes_its_place(standin: Standin) -> None:
    """All is written by then: Python makes the call nevertheless, and the next ones."""
    code = """
        from cuda_ctypes._floor.calls import machine_code
        from cuda_ctypes.bindings import driver
        def exhausted(*arguments):
            raise MemoryError
        machine_code.replace_code = exhausted
        print([all(call(driver)) for _ in range(4)])
    """
    assert quick_output_of(CALLS + code, CUDA_CTYPES_LIBCUDA=str(standin("nothing"))) == "[True, True, True, True]"
