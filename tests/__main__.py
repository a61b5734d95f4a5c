"""``python -m tests``: run all tests that need no GPU, on this Python and on every other that is installed.

This Python runs the generator's tests, the comparison with cuda-bindings and the package's own tests. Every other CPython from
3.9 on and PyPy run the package's own tests, in environments under build/venvs. CPython for Windows runs a part of them
(:mod:`tests.windows`), where Wine and MinGW are installed. Two suites run at a time.
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
from tests.windows import environment as windows

ROOT = Path(__file__).parent.parent
VENVS = ROOT / "build" / "venvs"
MINORS = range(9, 16)
PACKAGE = [
    "tests/test_functions.py",
    "tests/native",
    "tests/test_threads.py",
    "tests/test_interrupted_locks.py",
    "tests/test_advice.py",
    "tests/test_loading.py",
    "tests/test_types.py",
    "tests/test_runtime.py",
    "tests/test_callbacks.py",
    "tests/test_packaging.py",
    "tests/test_pathfinder.py",
    "tests/test_struct_classes.py",
    "tests/test_utils.py",
    "tests/test_conformance.py",
    "tests/vendor/test_calls.py",
    "tests/vendor/test_command.py",
    "tests/commands",
    "tests/gpu",
]
"""Tests of the package alone, which every Python must pass, PyPy included."""

APART = ["tests/test_callbacks.py", "tests/gpu"]
"""Tests that PyPy runs in separate processes, without those that start processes. When a library has threads that Python does
not know, PyPy's fork may wait forever for a lock that one of them held."""
CORE = "tests/gpu/core"
"""Half of these, which have a process of their own: PyPy collects garbage the slower, the more tests came before."""
TRACES = "tests/gpu/test_trace.py"
"""Of these, PyPy runs one: its processes are those that use the library."""
LAZY_PYPY = ["--jit", "threshold=20000,function_threshold=30000"]
"""Compile only code that runs very often: most tests end before compilation pays off (15 % less time)."""
REST = ["tests", *(f"--ignore={item}" for item in PACKAGE)]
"""All other tests: the generator's, and comparisons with NVIDIA's packages."""
WORKERS = 2
PATIENCE, SLOW = 2700, 600
"""Time limits of a suite and of a test, in seconds: pytest prints where the test is, and ends, if it is pytest 9."""


@dataclass(frozen=True)
class Suite:
    """Tests that run in one process."""

    name: str
    python: list[str]
    arguments: list[str]
    needs: str = "libraries"
    """The download that it waits for, a key of :data:`DOWNLOADS`, or empty."""
    module: str = "pytest"
    api: str = ""
    """The CUDA major of the C functions, if it is not the default one."""


def others() -> list[tuple[str, str]]:
    """(name, executable) of the other Pythons, those on PATH and those installed by pyenv."""
    found: dict[str, str] = {}
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    candidates = [str(path) for path in sorted(pyenv.glob("3.*/bin/python"))]
    names = [*(f"python3.{minor}" for minor in MINORS), "pypy3"]
    candidates += [path for name in names if (path := shutil.which(name))]
    for executable in candidates:
        asked = "import sys; print(sys.implementation.name, *sys.version_info[:2])"
        answer = subprocess.run([executable, "-c", asked], capture_output=True, text=True)
        if answer.returncode == 0:
            kind, major, minor = answer.stdout.split()
            if int(major) == 3 and int(minor) in MINORS and (kind, int(minor)) != ("cpython", sys.version_info[1]):
                found.setdefault(f"{kind}-3.{minor}", executable)
    return sorted(found.items(), key=lambda item: (item[0].split("-")[0], int(item[0].rpartition(".")[2])))


def environment(name: str, executable: str) -> str:
    """The interpreter of a virtual environment with pytest for one Python, made once."""
    folder = VENVS / name
    python = folder / "bin" / "python"
    if not (folder / "done").exists():
        subprocess.run([executable, "-m", "venv", "--clear", "--without-pip", folder], check=True)
        pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-compile"]
        subprocess.run([*pip, "pytest>=8.4"], check=True)
        (folder / "done").touch()
    return str(python)


def suites(pythons: dict[str, str]) -> list[Suite]:
    """The suites of this Python and the others in the order in which they start, the longest first."""
    ours = "cpython-{}.{}".format(*sys.version_info)
    pypys = [(name, [python, *LAZY_PYPY]) for name, python in pythons.items() if name.startswith("pypy")]
    others = [(name, [python]) for name, python in pythons.items() if not name.startswith("pypy")]
    return [
        *(
            Suite(name, python, [*(item for item in PACKAGE if item not in APART), TRACES], needs="")
            for name, python in pypys
        ),
        Suite(ours, [sys.executable], PACKAGE),
        Suite(f"{ours}, C functions of CUDA 12", [sys.executable], ["tests/gpu/core"], needs="", api="12"),
        Suite(f"{ours}, generator and peers", [sys.executable], REST, needs="everything"),
        *(
            Suite(f"{name} apart, {part[0]}", python, [*part, "-m", "not processes"])
            for name, python in pypys
            for part in ([CORE], [*APART, f"--ignore={CORE}"])
        ),
        *(Suite(name, python, PACKAGE) for name, python in others),
        *([] if without_windows() else [Suite("Windows", [sys.executable], [], module="tests.windows")]),
    ]


def without_windows() -> bool:
    """Whether the tests on Windows are left out: without their tools, but not in CI, where they fail then."""
    return os.environ.get("CI") != "true" and bool(windows.missing())


def run(suite: Suite) -> bool:
    """Run a suite and print pytest's output. Returns whether all tests passed."""
    started = time.monotonic()
    command = [*suite.python, "-m", suite.module]
    if suite.module == "pytest":
        limit = ["-o", f"faulthandler_timeout={SLOW}", "-o", "faulthandler_exit_on_timeout=true"]
        command += ["-q", "-rfE", "-p", "no:cacheprovider", *limit, *suite.arguments]
    # many tests start processes: keep their bytecode, even if the environment says otherwise
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "pycache"), "PYTHONDONTWRITEBYTECODE": ""}
    environment.update({"CUDA_CTYPES_API": suite.api} if suite.api else {})
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
        except subprocess.TimeoutExpired as error:
            so_far = (error.stdout or b"").decode(errors="replace")
            printed += f"{so_far}\nnot done after {PATIENCE} s\n"
            break
        printed += done.stdout
        passed = done.returncode == 0
        if done.returncode >= 0 or last:
            break
        printed += f"\ndied of signal {-done.returncode}; once more\n"  # PyPy may die before any test
    print(f"\n== {suite.name}, {time.monotonic() - started:.0f} s\n{printed}", end="", flush=True)
    return passed


def download_libraries() -> None:
    """Download NVIDIA's libraries that need no GPU, and the published bindings with NumPy."""
    for version in environments.VERSIONS:
        environments.real(version, "runtime")
        environments.published(version, "driver")


def download_the_rest() -> None:
    """Download the published core, and the headers of the releases that have no stand-in."""
    environments.published_core("cuda.core")
    fetch.fetch(list(manifest.read()), descriptor.load("driver").packages)


DOWNLOADS = {"libraries": download_libraries, "everything": download_the_rest}
"""Downloads, in order."""


def download(what: str) -> None:
    """Download, or print the error: the tests that need it report it as well."""
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
        build.ensure()  # the other Pythons use it and cannot build it
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
