"""The programs of CUDA Python's overview, each in a process of its own, in which ``cuda`` is a link to this package."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.gpu.faces import ROOT

pytestmark = [pytest.mark.processes, pytest.mark.usefixtures("package", "compilers", "system")]

FOLDER = Path(__file__).with_name("overview")
PROGRAMS = sorted(path.stem for path in FOLDER.glob("[!_]*.py"))
ON_A_GPU = {"c_functions": "runtime", "kernels": "machine code", "machines": "NVML's device of that UUID"}
"""Programs that need what the stand-in has not."""


@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str, on_standin: bool, tmp_path: Path) -> None:
    if on_standin and name in ON_A_GPU:
        pytest.skip(f"the stand-in has no {ON_A_GPU[name]}")
    file = FOLDER / f"{name}.py"
    if "import cupy" in file.read_text("utf-8") and not importlib.util.find_spec("cupy"):
        pytest.skip("CuPy is not installed")
    (tmp_path / "cuda").symlink_to(ROOT / "cuda_ctypes")
    paths = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, str(file), *([] if on_standin else ["run"])],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": paths},
        cwd=tmp_path,
    )
    assert done.returncode == 0, f"{name}.py ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    assert done.stdout
