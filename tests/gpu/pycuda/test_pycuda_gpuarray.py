"""PyCUDA's arrays and the modules built on them, compared with NumPy, in an interpreter that has it."""

from __future__ import annotations

import ast
from typing import Any, Callable

import pytest

from tests.gpu.faces import ROOT
from tests.interpreter import BESIDE
from tests.numpy_process import outcomes_of
from tests.standin import build

pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(BESIDE, reason="the arrays run in the interpreter with NumPy and do not depend on the Python"),
]

PROGRAMS = ROOT / "tests" / "gpu" / "pycuda" / "gpuarray_programs.py"
"""Which is not imported here: it opens the driver."""
NAMES = [
    node.name for node in ast.parse(PROGRAMS.read_text("utf-8")).body
    if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
]  # fmt: skip
NEEDS_A_GPU = {
    "test_powers", "test_half_precision", "test_reductions", "test_a_reduction_of_one_s_own", "test_scans",
    "test_mathematical_functions", "test_random_numbers", "test_curand_s_generators", "test_kernels_that_are_linked", "test_the_benchmark_s_cases",
}  # fmt: skip
"""Whose kernels the stand-in cannot run, or whose libraries it has not."""


@pytest.fixture(scope="module")
def outcomes(package: Callable[[str], Any], compilers: None) -> dict[str, str]:
    """Test -> outcome: empty, the reason of a skip, or a traceback."""
    return outcomes_of("tests.gpu.pycuda.gpuarray_programs")


@pytest.mark.parametrize("name", NAMES)
def test_array(outcomes: dict[str, str], name: str, on_standin: bool) -> None:
    if outcomes[name].startswith("skipped: "):
        expected = name in NEEDS_A_GPU if on_standin else outcomes[name].endswith("there is one device")
        assert expected, f"{name} was not to be skipped: {outcomes[name]}"
        pytest.skip(outcomes[name].partition(" ")[2])
    assert not outcomes[name], outcomes[name]


def test_each_exception_that_curandom_names(package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    standin = build.standins()["cu13", "curand"]
    try:
        build.ensure(standin)
    except build.BuildError as error:
        pytest.skip(str(error))
    monkeypatch.setenv("CUDA_CTYPES_LIBCURAND", str(standin.path("recording")))
    failed = {name: text for name, text in outcomes_of("tests.gpu.pycuda.curandom_programs").items() if text}
    assert not failed, "\n".join(failed.values())


def test_arrays_are_only_loaded_where_they_are_asked_for(run_python: Callable[..., str]) -> None:
    program = """
        import sys
        import cuda_ctypes.pycuda.driver, cuda_ctypes.pycuda.compiler, cuda_ctypes.pycuda.tools
        assert "numpy" not in sys.modules
        print([name for name in sys.modules if "gpuarray" in name])
    """
    assert run_python(program) == "[]\n"
