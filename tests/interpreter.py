"""Programs that use the package in a fresh interpreter."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
BESIDE = Path(sys.prefix).parent == ROOT / "build" / "venvs"
"""Whether this is one of the other Pythons of ``python -m tests``."""
HURRY = "import cuda_ctypes._floor as floor; floor.FEW = floor.MANY = 1; del floor\n"
"""Lets machine code of a function be written at its second call."""
UNSET = ("CUDA_CTYPES_LIBCUDA", "CUDA_CTYPES_API", "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM", "LD_LIBRARY_PATH")
"""Variables that are unset unless a test sets them."""


def status_of(child: int, seconds: float = 60) -> int:
    """The exit status of a forked child. It is killed after this time: it may wait for a lock that another thread held at the fork."""
    end = time.monotonic() + seconds
    found = 0
    while not found:
        found, status = os.waitpid(child, os.WNOHANG)
        if not found and time.monotonic() > end:
            os.kill(child, signal.SIGKILL)
        time.sleep(0.001)
    return os.waitstatus_to_exitcode(status)


def run(
    *arguments: str, cwd: Path | None = None, python: str = sys.executable, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run ``python ARGUMENTS`` with this repository's package importable."""
    environment = {name: value for name, value in os.environ.items() if name not in UNSET}
    environment.update({"PYTHONPATH": str(ROOT), **variables})
    return subprocess.run(
        [python, *arguments], cwd=cwd or ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False
    )


def output_of(code: str, cwd: Path | None = None, **variables: str) -> str:
    """Run a program that must succeed and write nothing to stderr. Returns its output."""
    done = run("-c", textwrap.dedent(code), cwd=cwd, **variables)
    assert done.returncode == 0, f"exit status {done.returncode}:\n{done.stderr}"
    assert done.stderr == "", f"the program wrote to stderr:\n{done.stderr}"
    return done.stdout.strip()


def quick_output_of(code: str, cwd: Path | None = None, **variables: str) -> str:
    """The same, where machine code of a function is written at its second call."""
    return output_of(HURRY + textwrap.dedent(code), cwd, **variables)
