"""``python -m tests.windows``: the package's tests on CPython for Windows, under Wine.

Every minor version checks its machine code and runs a program; one of them runs the tests. ``python -m tests.windows FILE`` passes
its arguments on to pytest.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from tests.standin import build
from tests.windows import environment
from tests.windows.selection import ELSEWHERE, FILES_ELSEWHERE, MINOR, TESTS

PATIENCE = 1500
"""Time limit in seconds."""
PROGRAM = Path(__file__).with_name("program.py")


def driver() -> dict[str, str]:
    """The variables that make the behaving stand-in the driver."""
    return {"CUDA_CTYPES_LIBCUDA": f"Z:{build.driver().path('behaving').with_name(build.FOR_WINDOWS)}"}


def programs() -> bool:
    """Run the program on each minor version. Returns whether all is well."""
    well = True
    for minor in environment.PYTHONS:
        done = environment.run(minor, f"Z:{PROGRAM}", timeout=120, **driver())
        well = well and done.returncode == 0
        print(f"Windows, Python {minor}: {done.stdout.strip()}" if done.returncode == 0 else done.stdout, flush=True)
    return well


def tests(chosen: list[str]) -> bool:
    """Run tests in one process. Returns whether all passed."""
    options = ["-q", "-rfE", "--durations=12", "-p", "no:cacheprovider", "--tb=short", "-o", "faulthandler_timeout=120"]
    options += [f"--deselect={name}" for name in ELSEWHERE] + [f"--ignore={name}" for name in FILES_ELSEWHERE]
    done = environment.run(MINOR, "-m", "pytest", *options, *chosen, timeout=PATIENCE, **driver())
    print(done.stdout, end="", flush=True)
    return done.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.windows", usage="%(prog)s [-h] [FILE ...]", description=__doc__
    )
    _, chosen = parser.parse_known_args()
    started = time.monotonic()
    if trouble := environment.missing():
        print(trouble)
        return 1
    environment.prepare([*environment.PYTHONS])
    well = [tests(chosen)] if chosen else [programs(), *map(tests, TESTS)]
    print(f"{time.monotonic() - started:.0f} s")
    return not all(well)


if __name__ == "__main__":
    sys.exit(main())
