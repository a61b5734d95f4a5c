"""``cuda_ctypes.use`` and ``libraries``, and two runtimes in one process."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Callable

import pytest

ROOT = Path(__file__).parents[2]
Real = Callable[[int], Path]


def cudart(real_libraries: Real, major: int) -> str:
    (found,) = real_libraries(major).glob(f"nvidia/**/libcudart.so.{major}")
    return str(found)


@pytest.fixture
def run(real_libraries: Real) -> Callable[..., str]:
    """Runs a program that finds the libraries of CUDA 13. ``old`` and ``new`` are the files of the two runtimes."""
    files = {"old": cudart(real_libraries, 12), "new": cudart(real_libraries, 13)}

    def run(program: str, **environment: str) -> str:
        path = os.pathsep.join([str(ROOT), str(real_libraries(13))])
        before = "".join(f"{name} = {file!r}\n" for name, file in files.items())
        made = "import ctypes, sys, warnings\nimport cuda_ctypes\n"
        done = subprocess.run(
            [sys.executable, "-c", before + made + textwrap.dedent(program)],
            env={**os.environ, "CUDA_CTYPES_API": "", "PYTHONPATH": path, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout + done.stderr

    return run


OPENED = "from cuda_ctypes.checked.runtime import cudaRuntimeGetVersion; print(cudaRuntimeGetVersion() // 1000)\n"


def test_the_other_major_that_the_process_has_loaded_is_named(run: Callable[..., str], real_libraries: Real) -> None:
    said = run("ctypes.CDLL(old)\n" + OPENED)
    assert said.startswith("13\n<string>:")
    assert "RuntimeWarning" in said
    assert f"is opened beside {cudart(real_libraries, 12)}, which this process has loaded" in said
    assert "cuda_ctypes.use(major=12), CUDA_CTYPES_API=12 or the modules of cuda_ctypes.cu12" in said


def test_so_is_the_newer_one(run: Callable[..., str], real_libraries: Real) -> None:
    said = run(
        f"sys.path[0:0] = [{str(real_libraries(12))!r}]\nctypes.CDLL(new)\n" + OPENED,
        CUDA_CTYPES_API="12",
    )
    assert said.startswith("12\n")
    assert "RuntimeWarning" in said and "cuda_ctypes.use(major=13)" in said


def test_who_chooses_is_not_warned(run: Callable[..., str]) -> None:
    assert run("ctypes.CDLL(old); cuda_ctypes.use(major=13)\n" + OPENED) == "13\n"
    assert run("ctypes.CDLL(old); cuda_ctypes.use(major=12)\n" + OPENED) == "12\n"


def test_both_majors_of_this_package_are_meant(run: Callable[..., str]) -> None:
    assert run("cuda_ctypes.use(paths={})\nfrom cuda_ctypes.cu13.checked import runtime\n" + OPENED) == "13\n"


def test_major_and_file_are_chosen_and_told(run: Callable[..., str], real_libraries: Real) -> None:
    said = run(
        "print(cuda_ctypes.libraries())\ncuda_ctypes.use(major=12, paths={'cudart': old})\n"
        + OPENED
        + "(found,) = cuda_ctypes.libraries(); print(found.name, found.major, found.path, found.found_via)",
        CUDA_CTYPES_LIBCUDART="/nowhere",
    )
    assert said.splitlines() == ["[]", "12", f"runtime 12 {cudart(real_libraries, 12)} use"]


def test_where_a_library_was_found(run: Callable[..., str], real_libraries: Real) -> None:
    assert run(OPENED + "print(cuda_ctypes.libraries()[0].found_via)") == "13\nsite-packages\n"
    said = run(
        OPENED + "print(cuda_ctypes.libraries())",
        CUDA_CTYPES_LIBCUDART=cudart(real_libraries, 13),
    )
    assert said == f"13\n[<runtime of CUDA 13: {cudart(real_libraries, 13)} (CUDA_CTYPES_LIBCUDART)>]\n"


def test_a_choice_that_comes_too_late_changes_nothing(run: Callable[..., str]) -> None:
    said = run(
        OPENED
        + """
        import os
        for choice in ({"major": 12}, {"paths": {"runtime": old}}, {"major": 13, "paths": {"nvrtc": new, "cudart": old}}):
            try:
                cuda_ctypes.use(**choice)
            except RuntimeError as error:
                print(error)
        cuda_ctypes.use(major=13, paths={"cudart": new})
        """.replace("\n        ", "\n")
    )
    assert said.splitlines()[1] == (
        "cuda_ctypes.checked.runtime is loaded for CUDA 13: call use(major=12) before the first import of it"
    )
    assert [line.partition(" is open: ")[0] for line in said.splitlines()[2:]] == ["runtime", "cudart"]


@pytest.mark.parametrize(
    ("choice", "error"),
    [
        ({"major": 11}, "ValueError: major is 11: use 12 or 13"),
        ({"paths": {"cudrt": "/"}}, "ValueError: paths: there is no library 'cudrt'; did you mean 'cudart'"),
        ({"paths": {"nvrtc": "/nowhere"}}, "FileNotFoundError: paths: nvrtc is '/nowhere', which does not exist"),
    ],
)
def test_a_wrong_choice(run: Callable[..., str], choice: object, error: str) -> None:
    program = f"""
        try:
            cuda_ctypes.use(**{choice!r})
        except Exception as error:
            print(f"{{type(error).__name__}}: {{error}}")
    """
    assert run(program).startswith(error)


def test_every_library_can_be_chosen() -> None:
    from cuda_ctypes._floor.library.choices import variables

    tables = {path.stem[1:] for path in (ROOT / "cuda_ctypes" / "cu13").glob("_*.py")} - {"_init__"}
    known = variables()
    assert tables <= known.keys(), "each table's library"
    assert {known[name] for name in tables} == {variable for variable in known.values()}
    assert known["runtime"] == known["cudart"] and known["cufft"] == "CUDA_CTYPES_LIBCUFFT"
