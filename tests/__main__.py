"""``python -m tests``: everything that needs no GPU, on this Python and on every other that is installed.

The generator's tests, the comparison with cuda-bindings and the package's own tests run here; the package's own tests
run again on each other CPython from 3.9 on and on PyPy, in environments under build/venvs. Two suites run at a time.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from generator import descriptor, fetch, manifest
from generator.errors import GeneratorError
from tests.peer import environments
from tests.standin import build

ROOT = Path(__file__).parent.parent
VENVS = ROOT / "build" / "venvs"
MINORS = range(9, 16)
PACKAGE = [
    "tests/test_functions.py",
    "tests/native",
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
    "tests/test_conformance.py",
    "tests/gpu",
]
"""Tests of the package alone: what every Python must pass, PyPy included."""

APART = ["tests/test_callbacks.py", "tests/gpu"]
"""On PyPy in a process of their own, and without tests that start processes: where a library has threads that Python does
not know, PyPy's fork may wait for ever for what one of them held."""
LAZY_PYPY = ["--jit", "threshold=20000,function_threshold=30000"]
"""It compiles only what runs very often: most tests are over before that pays (15 % less time)."""
REST = ["tests", *(f"--ignore={item}" for item in PACKAGE)]
"""All others: of the generator, and comparisons with what NVIDIA publishes."""
WORKERS = 2
PATIENCE = 1500
"""Seconds after which a suite is given up."""


@dataclass(frozen=True)
class Suite:
    """Tests that one process runs."""

    name: str
    python: list[str]
    arguments: list[str]
    needs: str = "libraries"
    """What must be downloaded before, a key of :data:`DOWNLOADS`; empty for nothing."""


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
        subprocess.run([executable, "-m", "venv", "--clear", "--without-pip", folder], check=True)
        pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-compile"]
        subprocess.run([*pip, "pytest>=8.4"], check=True)
        (folder / "done").touch()
    return str(python)


def suites(pythons: dict[str, str]) -> list[Suite]:
    """What is to run on this Python and the others, in this order: each as soon as it can, the longest before the others."""
    ours = "cpython-{}.{}".format(*sys.version_info)
    pypys = [(name, [python, *LAZY_PYPY]) for name, python in pythons.items() if name.startswith("pypy")]
    others = [(name, [python]) for name, python in pythons.items() if not name.startswith("pypy")]
    return [
        *(Suite(name, python, [item for item in PACKAGE if item not in APART], needs="") for name, python in pypys),
        Suite(ours, [sys.executable], PACKAGE),
        Suite(f"{ours}, generator and peers", [sys.executable], REST, needs="everything"),
        *(Suite(f"{name} apart", python, [*APART, "-m", "not processes"]) for name, python in pypys),
        *(Suite(name, python, PACKAGE) for name, python in others),
    ]


def run(suite: Suite) -> bool:
    """Run a suite and print what pytest printed; whether all passed."""
    started = time.monotonic()
    command = [*suite.python, "-m", "pytest", "-q", "-rfE", "-p", "no:cacheprovider", *suite.arguments]
    # many tests start processes: what these import is compiled once, wherever the environment says that it is not to be kept
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "pycache"), "PYTHONDONTWRITEBYTECODE": ""}
    printed, passed = "", False
    for last in (not suite.name.startswith("pypy"), True):
        try:
            done = subprocess.run(
                command,
                cwd=ROOT,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=PATIENCE,
            )
        except subprocess.TimeoutExpired:
            printed += f"not done after {PATIENCE} s\n"
            break
        printed += done.stdout
        passed = done.returncode == 0
        if done.returncode >= 0 or last:
            break
        printed += f"\ndied of signal {-done.returncode}; once more\n"  # as PyPy may, before any test
    print(f"\n== {suite.name}, {time.monotonic() - started:.0f} s\n{printed}", end="", flush=True)
    return passed


def download_libraries() -> None:
    """NVIDIA's libraries that need no GPU, for the other Pythons too; the published bindings, with NumPy beside them."""
    for version in environments.VERSIONS:
        environments.real(version, "runtime")
        environments.published(version, "driver")


def download_the_rest() -> None:
    """What the generator's tests and comparisons need besides: the headers of releases that no stand-in is made from."""
    environments.published_core("cuda.core")
    fetch.fetch(list(manifest.read()), descriptor.load("driver").packages)


DOWNLOADS = {"libraries": download_libraries, "everything": download_the_rest}
"""One after the other."""


def download(what: str) -> None:
    """What cannot be had is the tests' to say, too."""
    try:
        DOWNLOADS[what]()
    except (environments.Unavailable, GeneratorError) as error:
        print(error, file=sys.stderr, flush=True)


def main() -> int:
    argparse.ArgumentParser(prog="python -m tests", description=__doc__).parse_args()
    started = time.monotonic()
    with ThreadPoolExecutor(WORKERS) as pool, ThreadPoolExecutor(1) as downloader:
        downloaded = {what: downloader.submit(download, what) for what in DOWNLOADS}
        pythons = {name: pool.submit(environment, name, executable) for name, executable in others()}
        build.ensure()  # the other Pythons only use it
        passed: dict[str, Future[bool]] = {}
        for suite in suites({name: python.result() for name, python in pythons.items()}):
            if suite.needs:
                downloaded[suite.needs].result()
            passed[suite.name] = pool.submit(run, suite)
        print(f"all is there after {time.monotonic() - started:.0f} s", flush=True)
        failed = [name for name, future in passed.items() if not future.result()]
    print(f"\n{time.monotonic() - started:.0f} s; " + (f"failed: {', '.join(failed)}" if failed else "all passed"))
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
