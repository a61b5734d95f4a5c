"""Ranges of NVTX around work on a GPU: in a trace, and in Nsight Systems where it is installed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Callable

import pytest

from tests.gpu.faces import ROOT, gpu_driver

pytestmark = [pytest.mark.processes, pytest.mark.alone]

PROGRAM = """
import sys
import cuda_ctypes
from cuda_ctypes import nvtx
from cuda_ctypes.core import Device
device = Device()
device.set_current()
stream = device.create_stream()

@nvtx.annotate("upload", color="green", payload=4096)
def upload():
    buffer = device.allocate(4096, stream=stream)
    buffer.copy_from(bytes(4096), stream=stream)
    stream.sync()

nvtx.name(stream, "the fast lane")
"""


def test_calls_are_inside_of_their_ranges(run_python: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "trace.json"
    run_python(PROGRAM + "with cuda_ctypes.trace(sys.argv[1]): upload()", str(path))
    events = json.loads(path.read_text())
    start, end = (next(event["ts"] for event in events if event["ph"] == ph and event["cat"] == "nvtx") for ph in "BE")
    calls = [event for event in events if event["ph"] == "X"]
    assert len(calls) >= 2 and all(start <= call["ts"] and call["ts"] + call["dur"] <= end for call in calls)
    assert any(call["args"].get("hStream") == "the fast lane" for call in calls), (
        "handles have the names they were given"
    )


def test_nsight_systems_shows_them(tmp_path: Path) -> None:
    nsys = shutil.which("nsys") or shutil.which("/usr/local/cuda/bin/nsys")
    if not nsys or gpu_driver():
        pytest.skip(f"nsys is {nsys}, the GPU's driver: {gpu_driver() or 'there'}")
    report, environment = tmp_path / "report", {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [
        nsys,
        "profile",
        "--trace=nvtx",
        "--sample=none",
        "-o",
        str(report),
        sys.executable,
        "-c",
        PROGRAM + "upload()",
    ]
    subprocess.run(command, env=environment, check=True, capture_output=True, timeout=120)
    command = [nsys, "stats", "--report", "nvtx_sum", "--format", "csv", f"{report}.nsys-rep"]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
    assert "upload" in done.stdout, done.stdout
