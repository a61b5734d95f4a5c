"""Scan kernels on the processor equal a loop, in any order of the blocks."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.numpy_process import numpy_s_python
from tests.peer.environments import ROOT

HERE = Path(__file__).parent
CASES = [
    "bytes", "shorts", "ints", "the last int", "longs", "segments", "affine functions", "affine functions, exclusive", "36 bytes",
]  # fmt: skip


@pytest.fixture(scope="module")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """Case -> the macros of scans.cpp."""
    folder = tmp_path_factory.mktemp("scans")
    (folder / "pycuda-complex.hpp").touch()
    command = [numpy_s_python(), "-m", "tests.blocks.scans", str(folder)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT, env=environment, timeout=60)
    assert done.returncode == 0, done.stderr
    found: dict[str, dict[str, Any]] = json.loads(done.stdout)
    assert list(found) == CASES
    return found


@pytest.mark.parametrize("case", CASES)
def test_a_scan(kernels: dict[str, dict[str, Any]], case: str, tmp_path: Path) -> None:
    compiler = shutil.which("g++")
    if compiler is None:
        assert not os.environ.get("CI"), "g++ is missing"
        pytest.skip("g++ is missing")
    macros, program = kernels[case], tmp_path / "scan"
    command = [compiler, "-std=c++17", "-O1", "-w", "-pthread", "-I", str(Path(json.loads(macros["KERNEL"])).parent)]
    command += [*(f"-D{name}={value}" for name, value in macros.items()), "-o", str(program), str(HERE / "scans.cpp")]
    subprocess.run(command, check=True, timeout=60)
    done = subprocess.run([str(program)], check=False, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout
