"""Python programs of their own process: what a fresh interpreter does with the package."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).parent.parent
BESIDE = Path(sys.prefix).parent == ROOT / "build" / "venvs"
"""Whether this is one of the Pythons on which ``python -m tests`` runs the package's tests beside its own."""
UNSET = ("CUDA_CTYPES_LIBCUDA", "CUDA_CTYPES_API", "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM", "LD_LIBRARY_PATH")
"""Variables that a program only has where a test gives it them."""


def run(
    *arguments: str, cwd: Path | None = None, python: str = sys.executable, **variables: str
) -> subprocess.CompletedProcess[str]:
    """``python ARGUMENTS`` with this repository's package importable."""
    environment = {name: value for name, value in os.environ.items() if name not in UNSET}
    environment.update({"PYTHONPATH": str(ROOT), **variables})
    return subprocess.run(
        [python, *arguments], cwd=cwd or ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False
    )


def output_of(code: str, cwd: Path | None = None, **variables: str) -> str:
    """What a program prints; it must end well and without a word on stderr."""
    done = run("-c", textwrap.dedent(code), cwd=cwd, **variables)
    assert done.returncode == 0, f"exit status {done.returncode}:\n{done.stderr}"
    assert done.stderr == "", f"the program wrote to stderr:\n{done.stderr}"
    return done.stdout.strip()
