"""cuFile from the GPU to a file and back, in compatibility mode.

That mode needs neither a kernel module nor a special file system.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any, Callable

import pytest

from tests.gpu import cufile_trip
from tests.gpu.faces import ROOT, gpu_driver

PATIENCE = 60
"""Time limit in seconds for opening cuFile's driver, which looks for devices and mounts and may wait forever."""


@pytest.fixture(scope="module", params=["bindings", "checked"])
def seen(
    request: pytest.FixtureRequest,
    package: Callable[[str], Any],
    major: int,
    on_standin: bool,
    tmp_path_factory: pytest.TempPathFactory,
) -> dict[str, Any]:
    """The observations of a process that made all calls once."""
    if on_standin:
        pytest.skip(f"the stand-in has no cuFile ({gpu_driver()})")
    try:
        package(f"cu{major}.checked.cufile").cuFileGetVersion()
    except package("errors").CudaCtypesError as error:
        pytest.skip(f"cuFile of CUDA {major} is not installed here: {str(error).splitlines()[0]}")
    folder = tmp_path_factory.mktemp("cufile")
    settings = {
        "logging": {"dir": str(folder), "level": "ERROR"},
        "properties": {"allow_compat_mode": True, "force_compat_mode": True, "use_pci_p2pdma": False},
    }
    (folder / "cufile.json").write_text(json.dumps(settings), "utf-8")
    environment = {
        **os.environ,
        "CUFILE_ENV_PATH_JSON": str(folder / "cufile.json"),
        "CUFILE_ALLOW_COMPAT_MODE": "true",
        "CUFILE_FORCE_COMPAT_MODE": "true",
        "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
    }
    command = [sys.executable, "-m", "tests.gpu.cufile_trip", request.param, str(major), str(folder)]
    try:
        done = subprocess.run(
            command, check=False, capture_output=True, text=True, timeout=PATIENCE, env=environment, cwd=folder
        )
    except subprocess.TimeoutExpired:
        pytest.skip(f"cuFile does not come back within {PATIENCE} s on this machine")
    assert done.returncode == 0, f"the process ended with {done.returncode}:\n{done.stdout}\n{done.stderr}"
    lines = [line for line in done.stdout.splitlines() if line.startswith("JSON")]
    found: dict[str, Any] = json.loads(lines[-1][4:])
    if "skipped" in found:
        pytest.skip(found["skipped"])
    return found


def test_the_driver_is_open(seen: dict[str, Any]) -> None:
    assert seen["use_count"] == 1


def test_memory_is_written_to_a_file(seen: dict[str, Any]) -> None:
    assert seen["written"] == cufile_trip.SIZE and seen["file"], "the file is not what was in the GPU's memory"


def test_a_file_is_read_into_memory(seen: dict[str, Any]) -> None:
    assert seen["read"] == cufile_trip.SIZE and seen["memory"], "the GPU's memory is not what was in the file"


def test_offsets_of_file_and_memory(seen: dict[str, Any]) -> None:
    assert seen["half"] == cufile_trip.HALF and seen["memory of the half"]


def test_beyond_the_end_there_is_nothing_to_read(seen: dict[str, Any]) -> None:
    assert seen["beyond"] == 0


def test_a_batch_reads_both_halves(seen: dict[str, Any]) -> None:
    if "no batch" in seen:
        pytest.skip(f"batches do not work on this machine: {seen['no batch']}")
    complete = 16
    assert seen["batch"] == [[1, complete, cufile_trip.HALF], [2, complete, cufile_trip.HALF]]
    assert seen["memory of the batch"], "the GPU's memory is not what was in the file"


def test_memory_that_is_not_the_gpus_is_refused(seen: dict[str, Any]) -> None:
    assert seen.get("refused", 0) > 5000, f"registering it gave {seen.get('wrong memory')}"
