"""Where the cases run: a machine with a GPU and NVIDIA's packages, or the stand-in and an environment of the tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache

from tests.gpu.driver import gpu_driver
from tests.peer import environments
from tests.peer.core.sides import Side
from tests.peer.hidden import HIDDEN_IN_CORE, HIDDEN_IN_SYSTEM
from tests.standin import build

SURFACE = """
import json, sys
from tests.peer.core import coverage
print(json.dumps(coverage.surface(json.load(sys.stdin))))
"""
VERSION = "13.5.0"
"""Of NVIDIA's libraries beside the stand-in."""
FOUND_ELSEWHERE = ("CUDA_PATH", "CUDA_HOME", "CONDA_PREFIX", "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM")


def where() -> str:
    return "standin" if gpu_driver() else "gpu"


def workers() -> int:
    return max(2, min(12, os.cpu_count() or 1))


@cache
def both() -> dict[str, Side]:
    """Raises :exc:`environments.Unavailable` without NVIDIA's packages."""
    if where() == "gpu":
        return {"published": Side(sys.executable, False), "ours": Side(sys.executable, True)}
    python = str(environments.published_core("cuda.core").python)
    library = environments.real(VERSION, "nvrtc")
    assert library
    made = {"driver": build.driver(), "nvml": build.standins()["cu13", "nvml"]}
    for item in made.values():
        build.ensure(item)
    folders = [str(item.path("behaving").parent) for item in made.values()]
    settings = {"LD_LIBRARY_PATH": os.pathsep.join([*folders, str(library.path.parent)]), "CUDA_CTYPES_API": "13"}
    settings.update({name: "" for name in FOUND_ELSEWHERE if name in os.environ})
    return {"published": Side(python, False, settings), "ours": Side(python, True, settings)}


def surface(published: Side) -> list[str]:
    """The public names of the published package."""
    hidden = {
        name: f"{home}.{place}" if ":" in place else f"{home}.{place}:{name}"
        for home, names in (("cuda.core", HIDDEN_IN_CORE), ("cuda.core.system", HIDDEN_IN_SYSTEM))
        for name, (place, _) in names.items()
    }
    done = subprocess.run(
        [published.python, "-c", SURFACE],
        input=json.dumps(hidden),
        capture_output=True,
        text=True,
        env=published.settings(),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    return found
