"""The benchmarks of ``cuda_ctypes.core`` run: each timed statement once, on the stand-ins that they use without a GPU."""

from __future__ import annotations

import re
from importlib.util import find_spec
from itertools import repeat
from pathlib import Path
from typing import Any, Callable

import pytest

from benchmarks import first, objects, system
from benchmarks.core_cases import LAUNCHED, OURS, Case, all_cases
from benchmarks.every import SLOWER
from benchmarks.objects import make
from tests.conftest import package_on
from tests.gpu.core.conftest import nvml_standin

Standin = Callable[[str], str]


HERE = [case for case in all_cases() if "numpy" not in case.code[OURS].setup or find_spec("numpy")]


@pytest.mark.parametrize("case", HERE, ids=lambda case: case.name)
def test_case_runs(standin: Standin, case: Case) -> None:
    with package_on(standin("answering")) as module:
        case.code[OURS].loop(module("core"))(repeat(None, 2))


def test_the_program_of_first_calls_runs(standin: Standin) -> None:
    with package_on(standin("behaving")):
        exec(first.PROGRAM.format(package=objects.OURS, times=2), {})


def test_first_calls_are_counted() -> None:
    calls: list[None] = []
    found = first.figures("calls.append(None)", {"calls": calls})
    assert len(calls) == sum(first.PARTS.values()) and len(found) == len(first.PARTS) and min(found) > 0


@pytest.mark.filterwarnings("ignore:shutdown:DeprecationWarning")
def test_the_objects_and_calls_of_the_system_run() -> None:
    with package_on(CUDA_CTYPES_LIBNVML=str(nvml_standin())) as module:
        names: dict[str, Any] = {"system": module("core.system")}
        make(OURS, names, system.OBJECTS)
        assert set(system.OBJECTS) < set(names)
        for text in system.CALLS:
            eval(text, names)


def test_kernels_of_the_standin_have_the_parameters_in_their_names(standin: Standin) -> None:
    with package_on(standin("answering")) as module:
        code = module("core").ObjectCode.from_ptx(b"any")
        assert [code.get_kernel(f"kernel{count}").num_arguments for count in LAUNCHED] == [*LAUNCHED]


def test_the_page_and_the_program_name_the_same_slower_functions() -> None:
    page = (Path(__file__).parents[1] / "docs" / "performance" / "slower.toml").read_text("utf-8")
    assert sorted(re.findall(r"name = \"`(\w+)`\"", page)) == sorted(SLOWER)
