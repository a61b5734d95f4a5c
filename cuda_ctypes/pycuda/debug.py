"""``python -m cuda_ctypes.pycuda.debug PROGRAM ARGUMENTS...`` runs a program for cuda-gdb: with :func:`driver.set_debugging`."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Run the program that ``sys.argv`` names after this one, as Python does.

    Raises
    ------
    SystemExit
        No program is given, or its file does not exist.
    """
    import runpy

    from . import driver

    if len(sys.argv) < 2:
        raise SystemExit("usage: python -m cuda_ctypes.pycuda.debug PROGRAM ARGUMENTS...")
    file = sys.argv[1]
    if not os.path.exists(file):
        raise SystemExit(f"there is no file {file!r}")
    driver.set_debugging()
    sys.argv = sys.argv[1:]
    sys.path[0] = os.path.dirname(os.path.abspath(file))
    runpy.run_path(file, run_name="__main__")


if __name__ == "__main__":
    main()
