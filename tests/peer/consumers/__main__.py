"""Run the tests of programs that use ``cuda``, on NVIDIA's packages and on ours: ``python -m tests.peer.consumers [NAME ...]``.

Needs a GPU, and a Python with the programs, NVIDIA's packages, pytest, pytest-timeout and pytest-xdist; for programs of PyCUDA also that and
pytest-grunnur. All programs run at the same time, on both sides.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path
from typing import Any

from tests.peer.consumers import outcomes
from tests.peer.core.sides import Side
from tests.peer.known import load

HERE = Path(__file__).parent
OF_ONE_TEST = 100
"""Seconds for one test."""
PASSED = "passed"
AS_PYCUDA = "tests.peer.consumers.programs.as_pycuda"
"""A plugin of pytest."""
COLUMNS = ("program", "uses", "C level", "tests", "pass on NVIDIA's", "pass on ours", "why not the rest")


@dataclass(frozen=True)
class Program:
    name: str
    distribution: str
    uses: list[str]
    tests: str
    arguments: list[str]
    seconds: int
    compiled: str
    known: list[dict[str, str]] = field(default_factory=list)

    def version(self) -> str:
        try:
            return metadata.version(self.distribution)
        except metadata.PackageNotFoundError:
            return ""

    def reason(self, test: str) -> str:
        return next((item["reason"] for item in self.known if fnmatch.fnmatchcase(test, item["test"])), "")


@dataclass
class Run:
    """The tests of a program on one side."""

    outcomes: dict[str, str]
    said: dict[str, str]
    seconds: float
    """That it took, or the limit if it was cut off."""
    output: str

    def passed(self, among: set[str]) -> set[str]:
        return {test for test in among if self.outcomes[test] == PASSED}


def programs() -> list[Program]:
    return [Program(**item) for item in load(HERE / "programs.toml")["program"]]


def run(program: Program, side: Side, sources: Path | None) -> Run:
    arguments = [str(HERE / item) if item.startswith("programs/") else item for item in program.arguments]
    options = ["-q", "-p", "no:cacheprovider", "-p", outcomes.__name__, "--continue-on-collection-errors"]
    options += ["-W", "ignore", "--timeout", str(OF_ONE_TEST)]
    if program.tests == "source":
        options += ["--rootdir", "."]
    else:
        options += ["--noconftest", "-c", os.devnull, "--import-mode", "importlib", "--rootdir", str(HERE)]
    if "pycuda" in program.uses and side.is_ours:
        options += ["-p", AS_PYCUDA]
    command = [side.python, "-m", "pytest", *options, *arguments]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "outcomes"
        settings = {**side.settings(), outcomes.FILE: str(file), "NUMBA_CACHE_DIR": str(Path(folder) / "numba")}
        place: Path | str = folder
        if program.tests == "source" and sources:
            place = sources / f"{program.distribution}-{program.version()}"
            settings["PYTHONPATH"] += f"{os.pathsep}{place}"
        started = time.monotonic()
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=settings,
            cwd=place,
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=program.seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, _ = process.communicate()
        seconds = time.monotonic() - started
        lines = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
    found = [json.loads(line) for line in lines if line.endswith("\n")]
    results: dict[str, str] = {}
    for test, outcome, _ in found:
        if results.get(test) != "failed":  # a failure during teardown is a failure
            results[test] = outcome
    return Run(results, {test: said for test, _, said in found}, seconds, output[-3000:])


def lost(program: Program, published: Run, ours: Run) -> list[tuple[str, str]]:
    """The tests that pass on NVIDIA's packages and not on ours, and why."""
    both = set(published.outcomes) & set(ours.outcomes)
    return [(test, program.reason(test)) for test in sorted(published.passed(both) - ours.passed(both))]


def row(program: Program, published: Run, ours: Run) -> str:
    """A line of the table in the documentation."""
    both = set(published.outcomes) & set(ours.outcomes)
    why = sorted({reason or "not known" for _, reason in lost(program, published, ours)})
    cells = [
        f"{program.name} {program.version()}",
        ", ".join(f"`{item}`" for item in program.uses),
        program.compiled,
        f"{len(both)}, {'ours' if program.tests == 'ours' else 'its own'}",
        str(len(published.passed(both))),
        str(len(ours.passed(both))),
        "; ".join(why),
    ]
    return f"| {' | '.join(cells)} |"


def detail(program: Program, published: Run, ours: Run) -> str:
    both = set(published.outcomes) & set(ours.outcomes)
    lines = [f"== {program.name}: {published.seconds:.0f} s and {ours.seconds:.0f} s"]
    for test, reason in lost(program, published, ours):
        lines.append(f"{test} {ours.outcomes[test]}{f': {reason}' if reason else ''}")
        lines += [] if reason else [f"    {line}" for line in ours.said[test].splitlines()[-12:]]
    more = sorted(ours.passed(both) - published.passed(both))
    lines += [f"only on ours: {test} ({published.outcomes[test]})" for test in more]
    neither = sorted(test for test in both if "failed" == published.outcomes[test] == ours.outcomes[test])
    lines += [f"on neither: {test}: {last_line(published.said[test])}" for test in neither]
    only = {"NVIDIA's": set(published.outcomes) - both, "ours": set(ours.outcomes) - both}
    lines += [
        f"ran only on {side}: {len(tests)}, {' '.join(sorted(tests)[:10])}" for side, tests in only.items() if tests
    ]
    if not both:
        lines += ["published:", published.output, "ours:", ours.output]
    return "\n".join(lines)


def last_line(text: str) -> str:
    said = [line for line in text.splitlines() if line.startswith("E ")] or text.splitlines() or [""]
    return said[-1].strip()[:160]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.peer.consumers", description=__doc__)
    parser.add_argument("wanted", nargs="*", metavar="NAME", help="only these")
    parser.add_argument("--output", type=Path, help="a folder for the outcomes and the table")
    parser.add_argument(
        "--sources", type=Path, help="a folder with the unpacked source packages of programs that install no tests"
    )
    options = parser.parse_args()
    sides = Side(sys.executable, False), Side(sys.executable, True)
    table = [f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|"]
    details, record, unexplained = [], dict[str, Any](), 0
    sources = options.sources and options.sources.absolute()
    chosen = [item for item in programs() if item.name in options.wanted or not options.wanted]
    chosen = [item for item in chosen if sources or item.tests != "source"]
    with ThreadPoolExecutor(len(sides) * len(chosen)) as pool:
        started = [
            (program, [pool.submit(run, program, side, sources) for side in sides])
            for program in chosen
            if program.version()
        ]
        for program, both in started:
            published, ours = (item.result() for item in both)
            table.append(row(program, published, ours))
            details.append(detail(program, published, ours))
            print(details[-1], flush=True)
            record[program.name] = {"published": vars(published), "ours": vars(ours)}
            unexplained += sum(not reason for _, reason in lost(program, published, ours))
    table += [f"| {program.name} | not installed {'| ' * 6}" for program in chosen if not program.version()]
    print("\n".join(table))
    if options.output:
        options.output.mkdir(parents=True, exist_ok=True)
        (options.output / "consumers.md").write_text("\n".join([*table, "", *details, ""]), "utf-8")
        (options.output / "consumers.json").write_text(json.dumps(record, indent=1), "utf-8")
    return bool(unexplained)


if __name__ == "__main__":
    sys.exit(main())
