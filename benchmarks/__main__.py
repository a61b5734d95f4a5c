"""Runs the comparisons with other packages, with this Python or with every CPython found (see ``benchmarks.peers``)."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from benchmarks.peers import environments

ROOT = Path(__file__).parents[1]
PROGRAMS = (
    "calls",
    "every",
    "first",
    "forms",
    "graphs",
    "members",
    "modules",
    "objects",
    "startup",
    "core",
    "system",
    "threads",
    "trace",
    "vendor",
)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description=__doc__,
        epilog="Other options go to the programs: python -m benchmarks core --gpu. "
        "python -m benchmarks.core --help shows those of one program.",
    )
    parser.add_argument("--all", action="store_true", help="with every CPython found, each in its own environment")
    parser.add_argument("programs", nargs="*", metavar="program", help=f"{', '.join(PROGRAMS)} (default all)")
    arguments, others = parser.parse_known_args()
    unknown = set(arguments.programs) - set(PROGRAMS)
    if unknown:
        parser.error(f"there is no {', '.join(unknown)}, only {', '.join(PROGRAMS)}; their options follow them")
    pythons = environments() if arguments.all else [Path(sys.executable)]
    failed = 0
    for python in pythons:
        for program in arguments.programs or PROGRAMS:
            print(f"== {program} ==", flush=True)
            done = subprocess.run([str(python), "-m", f"benchmarks.{program}", *others], check=False, cwd=ROOT)
            failed += done.returncode != 0
            print(flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
