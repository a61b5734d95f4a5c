"""What surrounds a call: the variable that chooses the default stream, a driver without a function, no driver."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.peer.conftest import Comparison
from tests.peer.environments import VERSIONS
from tests.standin import build as standin

CALLS = [
    "d.cuStreamQuery(1), fake.symbols()",
    "d.cuMemcpyHtoD(1, 2, 3), fake.symbols()",
    "d.cuMemAlloc(5), fake.symbols()",
]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("setting", ["0", "1", "2"])
def test_the_variable_chooses_the_default_stream(
    compared: Callable[[str], Comparison], version: str, setting: str
) -> None:
    environment = {"CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM": setting}
    published = compared(version).published.evaluate(CALLS, {}, **environment)
    ours = compared(version).ours.evaluate(CALLS, {}, **environment)
    assert ours == published
    assert ("cuStreamQuery_ptsz" in ours[0]) == (setting != "0")


@pytest.mark.parametrize("version", VERSIONS)
def test_a_driver_without_the_function(compared: Callable[[str], Comparison], version: str, tmp_path: Path) -> None:
    """Calling it raises, and the others work."""
    standin.link("recording", tmp_path, without=["cuStreamQuery", "cuStreamQuery_ptsz"])
    snippets = ["d.cuStreamQuery(1)", "d.cuInit(0)"]
    published = compared(version).published.evaluate(snippets, {}, LD_LIBRARY_PATH=str(tmp_path))
    ours = compared(version).ours.evaluate(snippets, {}, LD_LIBRARY_PATH=str(tmp_path))
    assert published == ours == ["raises RuntimeError", "(CUresult.CUDA_SUCCESS)"]


@pytest.mark.parametrize("version", VERSIONS)
def test_no_driver(compared: Callable[[str], Comparison], version: str, tmp_path: Path) -> None:
    """Importing works, the first call raises."""
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        pass
    else:
        pytest.skip("there is a driver on this machine")
    snippets = ["d.cuInit(0)", "d.CUresult.CUDA_SUCCESS"]
    published = compared(version).published.evaluate(snippets, {}, LD_LIBRARY_PATH=str(tmp_path))
    ours = compared(version).ours.evaluate(snippets, {}, LD_LIBRARY_PATH=str(tmp_path))
    assert published == ours == ["raises RuntimeError", "CUresult.CUDA_SUCCESS"]
