"""``python -m tests``: everything that needs no GPU, on this Python and on every other that is installed.

The generator's tests, the comparison with cuda-bindings and the package's own tests run here; the package's own tests
run again on each other CPython from 3.9 on and on PyPy, in environments under build/venvs.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.peer import environments
from tests.standin import build

ROOT = Path(__file__).parent.parent
VENVS = ROOT / "build" / "venvs"
MINORS = range(9, 16)
PACKAGE = [
    "tests/test_conformance.py",
    "tests/test_native.py",
    "tests/test_native_assemblers.py",
    "tests/test_threads.py",
    "tests/test_advice.py",
    "tests/test_loading.py",
    "tests/test_types.py",
    "tests/test_runtime.py",
    "tests/test_callbacks.py",
    "tests/test_packaging.py",
    "tests/test_pathfinder.py",
    "tests/test_data.py",
    "tests/test_utils.py",
    "tests/gpu",
]
"""Tests of the package alone: what every Python must pass, PyPy included."""

APART = ["tests/test_callbacks.py", "tests/gpu"]
"""On PyPy in a process of their own, and without tests that start processes: where a library has threads that Python does
not know, PyPy's fork may wait for ever for what one of them held."""
PATIENCE = 1500
"""Seconds after which a Python's tests are given up."""


def others() -> list[tuple[str, str]]:
    """(name, executable) of the other Pythons: on PATH, and those that pyenv installed."""
    found: dict[str, str] = {}
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    candidates = [str(path / "bin" / "python") for path in sorted(pyenv.glob("3.*"))]
    candidates += [path for minor in MINORS if (path := shutil.which(f"python3.{minor}"))]
    candidates += [path for name in ("pypy3",) if (path := shutil.which(name))]
    for executable in candidates:
        asked = "import sys; print(sys.implementation.name, *sys.version_info[:2])"
        answer = subprocess.run([executable, "-c", asked], capture_output=True, text=True)
        if answer.returncode == 0:
            kind, major, minor = answer.stdout.split()
            if int(major) == 3 and int(minor) in MINORS and (kind, int(minor)) != ("cpython", sys.version_info[1]):
                found.setdefault(f"{kind}-3.{minor}", executable)
    return sorted(found.items(), key=lambda item: (item[0].split("-")[0], int(item[0].rpartition(".")[2])))


def environment(name: str, executable: str) -> str:
    """A virtual environment with pytest for one Python; made once."""
    folder = VENVS / name
    python = folder / "bin" / "python"
    if not (folder / "done").exists():
        subprocess.run([executable, "-m", "venv", "--clear", folder], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "pytest>=8.4"], check=True)
        (folder / "done").touch()
    return str(python)


def package_tests(name: str, executable: str) -> tuple[str, str, int]:
    """Run the package's tests on another Python: its name, what pytest printed, its exit status."""
    python = environment(name, executable)
    parts = [PACKAGE]
    if name.startswith("pypy"):
        parts = [[item for item in PACKAGE if item not in APART], [*APART, "-m", "not processes"]]
    printed, status = "", 0
    for part in parts:
        command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *part]
        for last in (not name.startswith("pypy"), True):
            try:
                done = subprocess.run(
                    command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE
                )
            except subprocess.TimeoutExpired:
                return name, f"{printed}\n{' '.join(part)}: not done after {PATIENCE} s", 1
            printed += done.stdout
            if done.returncode >= 0 or last:
                break
            printed += f"\n{name} died of signal {-done.returncode}; once more\n"  # as PyPy may, before any test
        status = status or done.returncode
    return name, printed, status


def download() -> None:
    """NVIDIA's libraries that need no GPU, for the other Pythons too: they only use what is there."""
    for version in environments.VERSIONS:
        try:
            environments.real(version, "runtime")
        except environments.Unavailable as error:
            print(error, file=sys.stderr, flush=True)


def main() -> int:
    started = time.monotonic()
    build.ensure()  # the other Pythons only use it
    download()
    failed = []
    with ThreadPoolExecutor(1) as beside:  # the two halves take about as long
        running = [beside.submit(package_tests, *other) for other in others()]
        if subprocess.run([sys.executable, "-m", "pytest", "-q", *sys.argv[1:]], cwd=ROOT).returncode:
            failed.append(f"python 3.{sys.version_info[1]}")
        for name, printed, status in (future.result() for future in running):
            print(f"\n== {name}\n{printed}", flush=True)
            if status:
                failed.append(name)
    print(f"\n{time.monotonic() - started:.0f} s; " + (f"failed: {', '.join(failed)}" if failed else "all passed"))
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
