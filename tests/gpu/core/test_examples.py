"""Each program in ``examples/`` runs as a user starts it, checks its own result, and reports it in one line."""

from __future__ import annotations

import os
import re
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tests.gpu.faces import ROOT
from tests.numpy_process import numpy_s_python

pytestmark = [pytest.mark.processes, pytest.mark.usefixtures("package", "compilers", "system")]

FOLDER = ROOT / "examples"
EXAMPLES = sorted(path.stem for path in FOLDER.glob("*.py") if "__main__" in path.read_text())
PICTURES = {"pycuda_mandelbrot": (3, 2), "pycuda_nbody": (1, 1), "pycuda_option": (8, 5)}
"""Examples with NumPy, each of which draws a picture, and the picture's width to its height."""
LACKS = {
    "green_contexts": "numbers of multiprocessors",
    "ipc": "events of other processes",
    "matrix_multiply": "shared memory",
    "occupancy": "shared memory",
    "texture": "textures",
    "pycuda_nbody": "square roots",
    "pycuda_option": "square roots",
    "tma_copy": "tensor memory accelerator",
}
"""Example -> the step that the stand-in refuses. All earlier steps run on it."""
SMALL = {
    "captured_graph": ["COUNT=500"],
    "graph_by_nodes": ["COUNT=2000"],
    "managed_memory": ["COUNT=2000"],
    "overlap": ["COUNT=512", "PARTS=4"],
    "prepared_launch": ["TIMES=100"],
    "pycuda_mandelbrot": ["WIDTH=120", "HEIGHT=80", "STEPS=32"],
    "pycuda_nbody": ["COUNT=64", "STEPS=3"],
    "pycuda_option": ["PATHS=500", "DAYS=8"],
    "pycuda_vector_add": ["COUNT=10000"],
    "saxpy": ["COUNT=20000"],
    "streams_and_events": ["SIZE=65536"],
    "vector_add": ["COUNT=10000"],
}
"""Smaller constants for the stand-in, which is slow."""


def run(file: Path, on_standin: bool, folder: Path = ROOT, **more: str) -> subprocess.CompletedProcess[str]:
    program = [str(file)]
    if on_standin:
        program = [str(Path(__file__).with_name("example_on_standin.py")), *program, *SMALL.get(file.stem, [])]
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [numpy_s_python() if file.stem in PICTURES else sys.executable, *program],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": paths, "NCCL_NVLS_ENABLE": "0", "PYCUDA_DISABLE_CACHE": "1", **more},
        cwd=folder,
    )


@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name: str, on_standin: bool, tmp_path: Path) -> None:
    if on_standin and name == "vllm_wrappers":
        pytest.skip("the stand-in has no runtime: tests/test_vllm_wrappers.py records the calls")
    picture = tmp_path / "picture.png"
    done = run(FOLDER / f"{name}.py", on_standin, PICTURE=str(picture))
    if on_standin and name in LACKS:
        assert done.returncode, f"the stand-in can do {name}.py now: it printed {done.stdout}"
        if "CUDA_ERROR_NOT_SUPPORTED" in done.stderr:
            pytest.skip(f"the stand-in has no {LACKS[name]}")
    assert done.returncode == 0, f"{name}.py ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    assert done.stderr == "", f"{name}.py complains:\n{done.stderr}"
    assert len(done.stdout.splitlines()) == 1, f"{name}.py does not print one line:\n{done.stdout}"
    if done.stdout.startswith("skipped: "):
        pytest.skip(f"{name}.py says {done.stdout.strip()}")
    if name in PICTURES:
        content = picture.read_bytes()
        width, height = struct.unpack(">II", content[16:24])
        assert content[:8] == b"\x89PNG\r\n\x1a\n" and width * PICTURES[name][1] == height * PICTURES[name][0]


def test_copies_and_kernels_overlap(on_standin: bool) -> None:
    """Three kinds of work that take about the same time run at once, in at most half of their total time."""
    if on_standin:
        pytest.skip("the stand-in has no engines that work at the same time")
    said = run(FOLDER / "overlap.py", on_standin).stdout
    found = re.search(r"([\d.]+) ms in one stream, ([\d.]+) ms overlapped", said)
    assert found, f"overlap.py says {said!r}"
    serial, overlapped = map(float, found.groups())
    assert overlapped < 0.8 * serial, said


def test_each_example_is_explained() -> None:
    """The table in ``examples/README.md`` has a row for each example, and each example begins with its subject."""
    readme = (FOLDER / "README.md").read_text()
    assert 'pip install "..[cu13]"' in readme, "this package is not on the index"
    rows = re.findall(r"^\| \[(\w+)\.py\]\(\1\.py\) \|", readme, re.MULTILINE)
    assert sorted(rows) == EXAMPLES
    for name in EXAMPLES:
        text = (FOLDER / f"{name}.py").read_text()
        assert text.startswith('"""') and "\n\nShows " in text, f"{name}.py does not say what it shows"
        assert 'if __name__ == "__main__":' in text
