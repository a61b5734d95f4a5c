"""``python -m benchmarks.calls``: nanoseconds per call on a libcuda that does nothing, all packages in one process.

Each row is measured in short rounds that alternate between the packages. ``ratio`` is the median over the rounds of
ours / cuda.bindings; ``of minima`` is the ratio of the fastest rounds, which other processes on the machine disturb
less.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from typing import Any

from benchmarks.cases import NAIVE, OURS, PEER, RAW, Case, all_cases
from benchmarks.facts import facts
from benchmarks.nothing import run_with_nothing
from benchmarks.table import table
from benchmarks.timing import Times, interleaved

MODULES = {
    PEER: "cuda.bindings.driver",
    OURS: "cuda_ctypes.cu13.bindings.driver",
    NAIVE: "benchmarks.naive",
    RAW: "cuda_ctypes.cu13.raw.driver",
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calls", description=__doc__)
    parser.add_argument("--only", default="", help="rows whose name contains this text")
    parser.add_argument("--seconds", type=float, default=0.3, help="time per package and row (default 0.3)")
    arguments = parser.parse_args()
    run_with_nothing("benchmarks.calls")
    print(facts(), end="\n\n", flush=True)
    modules = available(*MODULES)
    if PEER not in modules:
        print("cuda-bindings is not installed for this Python: its columns stay empty\n")
    measured = [
        (case, measure(case, modules, arguments.seconds)) for case in all_cases() if arguments.only in case.name
    ]
    print(show(measured), end="\n\n")
    print("\n".join(summary(measured)))
    return 0


def available(*packages: str) -> dict[str, Any]:
    """The modules that can be imported here."""
    modules = {}
    for package in packages:
        try:
            modules[package] = importlib.import_module(MODULES[package])
        except ImportError:
            continue
    return modules


def measure(case: Case, modules: dict[str, Any], seconds: float) -> dict[str, Times]:
    loops = {}
    for package, module in modules.items():
        if package in case.code:
            loops[package] = case.code[package].loop(module)
    return interleaved(loops, seconds)


def show(measured: list[tuple[Case, dict[str, Times]]]) -> str:
    heading = [
        "ns per call, median (minimum)",
        PEER,
        OURS,
        "ratio",
        "of minima",
        "target",
        "",
        NAIVE,
        "naive/ours",
        "target",
        "",
        RAW,
    ]
    rows = []
    for case, times in measured:
        ours, peer, naive = times[OURS], times.get(PEER), times.get(NAIVE)
        bound = case.bound(version())
        rows.append(
            [
                case.name,
                figures(peer),
                figures(ours),
                ours.over(peer) if peer else None,
                ours.minimum / peer.minimum if peer else None,
                f"<= {bound}" if bound else None,
                verdict(ours.over(peer) <= bound) if bound and peer else None,
                figures(naive),
                naive.over(ours) if naive else None,
                f">= {case.times_naive}" if case.times_naive else None,
                verdict(naive.over(ours) >= case.times_naive) if case.times_naive and naive else None,
                figures(times.get(RAW)),
            ]
        )
    return table(heading, rows)


def figures(times: Times | None) -> str | None:
    return f"{times.median:.0f} ({times.minimum:.0f})" if times else None


def verdict(met: bool) -> str:
    return "met" if met else "NOT MET"


def version() -> str:
    return "{}.{}".format(*sys.version_info)


def summary(measured: list[tuple[Case, dict[str, Times]]]) -> list[str]:
    """One line per target: whether all rows of its group meet it, and the worst row."""
    lines = []
    for group in dict.fromkeys(case.target for case, _ in measured if case.target):
        rows = [(case, times) for case, times in measured if case.target == group]
        bound, factor = rows[0][0].bound(version()), rows[0][0].times_naive
        compared = [(times[OURS].over(times[PEER]), case.name) for case, times in rows if PEER in times]
        if compared and bound:
            ratio, name = max(compared)
            lines.append(f"{group}: at most {bound}x of {PEER}: {verdict(ratio <= bound)} (worst {ratio:.2f}, {name})")
        if factor:
            ratio, name = min((times[NAIVE].over(times[OURS]), case.name) for case, times in rows)
            lines.append(
                f"{group}: {factor:g} times as quick as {NAIVE}: {verdict(ratio >= factor)} (worst {ratio:.2f}, {name})"
            )
    return lines


if __name__ == "__main__":
    sys.exit(main())
