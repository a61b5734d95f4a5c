"""The benchmarks of ``cuda_ctypes.core`` run: each timed statement once, on the libcuda that they use without a GPU."""

from __future__ import annotations

import re
from importlib.util import find_spec
from itertools import repeat
from pathlib import Path
from typing import Callable

import pytest

from benchmarks.core_cases import LAUNCHED, OURS, Case, all_cases
from benchmarks.every import SLOWER
from tests.conftest import package_on

Standin = Callable[[str], str]


HERE = [case for case in all_cases() if "numpy" not in case.code[OURS].setup or find_spec("numpy")]


@pytest.mark.parametrize("case", HERE, ids=lambda case: case.name)
def test_case_runs(standin: Standin, case: Case) -> None:
    with package_on(standin("answering")) as module:
        case.code[OURS].loop(module("core"))(repeat(None, 2))


def test_kernels_of_the_standin_have_the_parameters_in_their_names(standin: Standin) -> None:
    with package_on(standin("answering")) as module:
        code = module("core").ObjectCode.from_ptx(b"any")
        assert [code.get_kernel(f"kernel{count}").num_arguments for count in LAUNCHED] == [*LAUNCHED]


def test_the_page_and_the_program_name_the_same_slower_functions() -> None:
    page = (Path(__file__).parents[1] / "docs" / "performance" / "slower.toml").read_text("utf-8")
    assert sorted(re.findall(r"name = \"`(\w+)`\"", page)) == sorted(SLOWER)
