"""``python -m benchmarks [--all]``: calls and startup with this Python, or with every CPython found (see ``peers``)."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from benchmarks.peers import environments

ROOT = Path(__file__).parents[1]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--all", action="store_true", help="with every CPython found, in environments of their own")
    parser.add_argument("--only", nargs="*", choices=("calls", "startup"), default=["calls", "startup"])
    arguments = parser.parse_args()
    pythons = environments() if arguments.all else [Path(sys.executable)]
    for python in pythons:
        for program in arguments.only:
            print(f"== {program} ==", flush=True)
            subprocess.run([str(python), "-m", f"benchmarks.{program}"], check=False, cwd=ROOT)
            print(flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
