"""PyCUDA's programs with NumPy's arrays, in an interpreter with NumPy."""

from __future__ import annotations

from typing import Any, Callable

import pytest

from tests.numpy_process import outcomes_of

pytestmark = pytest.mark.processes

NAMES = [
    "test_a_vector_addition_as_in_the_tutorial", "test_scalars_reach_kernels", "test_an_array_of_the_host_is_no_pointer",
    "test_arrays_come_and_go", "test_page_locked_arrays", "test_an_array_keeps_its_memory", "test_registered_arrays",
    "test_managed_arrays", "test_a_pool_of_page_locked_memory", "test_pools_survive_their_program",
    "test_arrays_of_the_device", "test_nothing_is_copied_over_objects_of_python", "test_rows_of_parts_of_arrays",
]  # fmt: skip
"""The functions in tests/gpu/pycuda/numpy_programs.py, which is not imported here because it opens the driver."""


@pytest.fixture(scope="module")
def outcomes(package: Callable[[str], Any]) -> dict[str, str]:
    """Program -> outcome: empty, the reason of a skip, or a traceback."""
    return outcomes_of("tests.gpu.pycuda.numpy_programs")


@pytest.mark.parametrize("name", NAMES)
def test_numpy(outcomes: dict[str, str], name: str) -> None:
    if outcomes[name].startswith("skipped: "):
        pytest.skip(outcomes[name].partition(" ")[2])
    assert not outcomes[name], outcomes[name]


def test_no_program_is_forgotten(outcomes: dict[str, str]) -> None:
    assert sorted(outcomes) == sorted(NAMES)
