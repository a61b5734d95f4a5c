"""Run the cases on NVIDIA's packages and on ours, and compare: ``python -m tests.peer.core [FILE[.CASE] ...]``.

With a GPU, it needs a Python with cuda-core; without one, it uses the stand-in for the driver.
"""

from __future__ import annotations

import argparse
import collections
import json
import sys
import time
from pathlib import Path

from tests.peer.core import comparison, coverage, places, sides


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.peer.core", description=__doc__)
    parser.add_argument("wanted", nargs="*", metavar="FILE[.CASE]", help="only these")
    parser.add_argument("--output", type=Path, help="a folder for the records and the table")
    parser.add_argument("--workers", type=int, default=places.workers(), help="files at a time")
    parser.add_argument("--ours-only", action="store_true", help="print what ours does")
    options = parser.parse_args()
    started = time.monotonic()
    both = places.both()
    if options.ours_only:
        both = {"ours": both["ours"]}
    found = sides.run_all(both, options.wanted, options.workers, watch=None if options.wanted else both["ours"])
    if options.output:
        options.output.mkdir(parents=True, exist_ok=True)
        (options.output / "records.json").write_text(json.dumps(found, indent=1), "utf-8")
    if options.ours_only:
        for record in found["ours"].values():
            for what, outcome in comparison.outcomes(record).items():
                print(f"{record['case']}: {what} -> {comparison.text(outcome)}")
        return 0
    listed = comparison.known(places.where())
    differing = comparison.differences(found["published"], found["ours"], places.where() == "standin")
    unexplained = [item for item in differing if not comparison.explanation(item, listed)]
    report = comparison.table(differing, listed)
    stale: list[str] = []
    uncovered: list[str] = []
    if not options.wanted:
        stale = comparison.stale(listed, differing, found["published"])
        touched = {tuple(item) for record in found["watched"].values() for item in record["touched"]}
        uncovered = coverage.missing(
            places.surface(both["published"]), touched, coverage.named(list(sides.CASES.glob("*.py")))
        )
        if places.where() == "gpu":
            uncovered, elsewhere = comparison.reachable(uncovered)
            report += f"\n== Not on this machine: {len(elsewhere)}\n" + "\n".join(elsewhere)
        report += f"\n== No longer different: {len(stale)}\n" + "\n".join(stale)
        report += f"\n== Used by no case: {len(uncovered)}\n" + "\n".join(uncovered)
    broken = [
        f"{record['case']}: {comparison.text(outcome)}"
        for record in found["published"].values()
        for outcome in [comparison.outcomes(record).get("ended")]
        if outcome != comparison.WELL
    ]
    report += f"\n== Did not come to their end on NVIDIA's packages: {len(broken)}\n" + "\n".join(broken)
    slow = sorted((record["seconds"], side, record["case"]) for side in found for record in found[side].values())[-8:]
    report += "\n== Slowest: " + ", ".join(f"{case} {seconds:.0f} s ({side})" for seconds, side, case in reversed(slow))
    counts = collections.Counter(record["case"].partition(".")[0] for record in found["published"].values())
    looks = sum(len(record["seen"]) for record in found["published"].values())
    report += (
        f"\n== {sum(counts.values())} cases in {len(counts)} files, {looks} things seen,"
        f" {len(unexplained)} differences without a reason, {time.monotonic() - started:.0f} s on {places.where()}\n"
    )
    print(report)
    if options.output:
        (options.output / "differences.txt").write_text(report, "utf-8")
    return bool(unexplained or stale or uncovered)


if __name__ == "__main__":
    sys.exit(main())
