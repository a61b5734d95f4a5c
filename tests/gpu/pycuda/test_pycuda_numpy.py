"""PyCUDA's programs with NumPy's arrays, in an interpreter that has NumPy."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from typing import Any, Callable

import pytest

from tests.peer import environments

pytestmark = pytest.mark.processes

NAMES = [
    "test_a_vector_addition_as_in_the_tutorial", "test_scalars_reach_kernels", "test_an_array_of_the_host_is_no_pointer",
    "test_arrays_come_and_go", "test_page_locked_arrays", "test_an_array_keeps_its_memory", "test_registered_arrays",
    "test_managed_arrays", "test_a_pool_of_page_locked_memory", "test_pools_survive_their_program",
    "test_arrays_of_the_device",
]  # fmt: skip
"""Those of tests/gpu/pycuda/numpy_programs.py, which is not imported here: it opens the driver."""


@pytest.fixture(scope="module")
def outcomes(package: Callable[[str], Any]) -> dict[str, str]:
    """What came of each: nothing, why it was skipped, or a traceback."""
    python = sys.executable
    if importlib.util.find_spec("numpy") is None:
        try:
            python = str(environments.published("13.5.0", "nvml").python)
        except environments.Unavailable as error:
            if os.environ.get("CI"):
                pytest.fail(str(error))
            pytest.skip(f"no NumPy: {error}")
    command = [python, "-W", "error", "-m", "tests.gpu.pycuda.numpy_programs"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=environments.ROOT, timeout=120)
    assert done.returncode == 0 and not done.stderr, f"the process ended with {done.returncode}:\n{done.stderr}"
    found: dict[str, str] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_numpy(outcomes: dict[str, str], name: str) -> None:
    if outcomes[name].startswith("skipped: "):
        pytest.skip(outcomes[name].partition(" ")[2])
    assert not outcomes[name], outcomes[name]


def test_no_program_is_forgotten(outcomes: dict[str, str]) -> None:
    assert sorted(outcomes) == sorted(NAMES)
