"""``python -m tests.fuzz``: see the package."""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.fuzz import compare
from tests.fuzz.cases import Case, groups


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60, help="seconds after which no further case starts")
    parser.add_argument("--seed", type=int, default=0, help="the first seed; further cases count up")
    parser.add_argument("--calls", type=int, default=6000, help="calls of a case")
    parser.add_argument("--total", type=int, default=0, help="stop after this many calls")
    parser.add_argument("--jobs", type=int, default=1, help="cases at a time")
    parser.add_argument(
        "--under", choices=compare.TOOLS, default="", metavar="TOOL", help="a memory checker: valgrind or asan"
    )
    parser.add_argument("--report", type=Path, help="write the report to this file as well")
    parser.add_argument("--again", help="a case from a report")
    parser.add_argument("--make", help=argparse.SUPPRESS)
    parser.add_argument("--on", help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> int:
    arguments = parsed()
    if arguments.make:
        from cuda_ctypes import _floor
        from tests.fuzz.calls import make

        _floor.FEW = _floor.MANY = 1  # as many calls as possible by machine code
        make(Case.read(arguments.make), arguments.on)
        return 0
    runner = compare.Runner(compare.libraries(), arguments.under)
    if arguments.again:
        print(runner.difference(Case.read(arguments.again)) or "no difference")
        return 0
    report, started = compare.Report(), time.monotonic()

    def one(seed: int) -> None:
        if time.monotonic() < started + arguments.seconds and not 0 < arguments.total <= report.calls:
            case, wrong = compare.compare(runner, seed, arguments.calls)
            report.add(case, wrong)
            if wrong:
                print(f"\nseed {seed}, {case.module}, {case.disturbance}: {wrong}", flush=True)
            if arguments.report:
                about = f"Python {platform.python_version()}, {os.uname().machine}, {platform.libc_ver()}"
                spent = f"{time.monotonic() - started:.0f} s, seeds from {arguments.seed}, {len(groups())} groups"
                arguments.report.write_text("\n\n".join([about, spent, str(report), *report.wrong]) + "\n", "utf-8")

    with ThreadPoolExecutor(arguments.jobs) as pool:
        seeds = range(arguments.seed, arguments.seed + (arguments.total // arguments.calls or 10**5) + arguments.jobs)
        for done in [pool.submit(one, seed) for seed in seeds]:
            done.result()
    print(f"\n{report}")
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
