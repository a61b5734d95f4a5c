"""``python -m cuda_ctypes check`` and ``devices`` on a GPU."""

from __future__ import annotations

import json

import pytest

from tests import interpreter
from tests.gpu.faces import gpu_driver

pytestmark = [pytest.mark.processes, pytest.mark.alone]


@pytest.fixture(autouse=True)
def gpu(on_standin: bool) -> None:
    if on_standin:
        pytest.skip(f"the stand-in has no compiler beside it ({gpu_driver()})")


def test_everything_works() -> None:
    done = interpreter.run("-m", "cuda_ctypes", "check", "--json")
    found = json.loads(done.stdout)
    broken = [check for check in found["checks"] if not check["ok"]]
    if [check["what"] for check in broken] == ["compiler"] * len(broken) != []:
        pytest.skip(f"NVRTC is not installed here: {broken[0]['words']}")
    assert (done.returncode, broken, done.stderr) == (0, [], ""), done.stdout
    assert {check["what"] for check in found["checks"]} >= {"driver", "GPUs", "context", "memory", "launch", "results"}


def test_the_table_has_every_gpu() -> None:
    done = interpreter.run("-m", "cuda_ctypes", "devices", "--json")
    assert done.returncode == 0, done.stderr
    for gpu in json.loads(done.stdout)["devices"]:
        assert gpu["name"] and gpu["uuid"].startswith("GPU-") and gpu["memory_total"] > gpu["memory_used"] >= 0
