"""Environments with cuda-bindings and cuda-core, one per CPython found, kept in ``build/peers-bench``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

VERSION, CORE_VERSION = "13.5.0", "1.2.2"
PYTHONS = ("3.10", "3.11", "3.12", "3.13", "3.14")
"""The versions to look for; those without a published cuda-bindings are left out."""
FOLDER = Path(__file__).parents[1] / "build" / "peers-bench"


def environments() -> list[Path]:
    """The interpreters, each with cuda-bindings installed; stderr has those left out, and why."""
    found = []
    for version in PYTHONS:
        interpreter = executable(version)
        python = environment(version, interpreter) if interpreter else None
        if python:
            found.append(python)
    return found


def executable(version: str) -> str | None:
    """A CPython of this version that runs: pyenv's, or one on the PATH (where pyenv's shims may have none to run)."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    candidates = [str(path) for path in sorted(pyenv.glob(f"{version}.*/bin/python{version}"))]
    for candidate in [*candidates, shutil.which(f"python{version}")]:
        if candidate and not subprocess.run([candidate, "-c", ""], check=False, capture_output=True).returncode:
            return candidate
    return None


def environment(version: str, interpreter: str) -> Path | None:
    folder = FOLDER / f"{VERSION}-{CORE_VERSION}-py{version}"
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    if (folder / "complete").exists():
        return python
    shutil.rmtree(folder, ignore_errors=True)
    for command in (
        [interpreter, "-m", "venv", str(folder)],
        [
            str(python),
            "-m",
            "pip",
            "install",
            "--quiet",
            f"cuda-bindings=={VERSION}",
            f"cuda-core=={CORE_VERSION}",
            "numpy",
            "hatchling==1.33.0",
            "build",
        ],
    ):
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            reason = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1:]
            print(f"Python {version} is left out: {' '.join(command)}: {''.join(reason)}", file=sys.stderr)
            return None
    (folder / "complete").touch()
    return python
