"""Surroundings of a call: the variable that chooses the default stream, a driver that lacks a function, no driver."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.peer.conftest import Comparison
from tests.peer.environments import VERSIONS, Library
from tests.peer.test_behaviour import has_driver
from tests.standin import build as standin

Compared = Callable[[str, str], Comparison]
CALLS = [
    "d.cuStreamQuery(1), fake.symbols()",
    "d.cuMemcpyHtoD(1, 2, 3), fake.symbols()",
    "d.cuMemAlloc(5), fake.symbols()",
]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("setting", ["0", "1", "2", "00", " -1 "])
def test_the_variable_chooses_the_default_stream(compared: Compared, version: str, setting: str) -> None:
    both = compared(version, "driver")
    environment = {"CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM": setting}
    published, ours = (side.evaluate(both.recording, CALLS, {}, **environment) for side in (both.published, both.ours))
    assert ours == published
    assert ("cuStreamQuery_ptsz" in ours[0]) == (int(setting) != 0)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_driver_without_the_function(compared: Compared, version: str, tmp_path: Path) -> None:
    """Calls of the function raise an exception, and the other functions work."""
    both = compared(version, "driver")
    without = standin.link("recording", tmp_path, without=["cuStreamQuery", "cuStreamQuery_ptsz"])
    library = Library(without, records=True)
    snippets = ["d.cuStreamQuery(1)", "d.cuInit(0)"]
    published, ours = (side.evaluate(library, snippets, {}) for side in (both.published, both.ours))
    assert published == ours == ["raises RuntimeError", "(CUresult.CUDA_SUCCESS)"]


@pytest.mark.parametrize("version", VERSIONS)
def test_no_driver(compared: Compared, version: str) -> None:
    """The import works, and the first call raises an exception."""
    if has_driver():
        pytest.skip("there is a driver on this machine")
    both = compared(version, "driver")
    snippets = ["d.cuInit(0)", "d.CUresult.CUDA_SUCCESS"]
    published, ours = (side.evaluate(None, snippets, {}) for side in (both.published, both.ours))
    assert published == ours == ["raises RuntimeError", "CUresult.CUDA_SUCCESS"]
