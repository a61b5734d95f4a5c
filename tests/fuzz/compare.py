"""Runs a case in two processes, and finds the smallest case that shows a difference or a crash."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Callable

from cuda_ctypes._floor import FREE_THREADED
from tests.fuzz.cases import Case, case

ROOT = Path(__file__).parents[2]
PATIENCE = 1200
"""Seconds after which a process hangs. Of the processor's time it may take less (:data:`.calls.SECONDS`): other work may have it."""
TRIALS = 20
"""Most processes to start for a smaller case."""
BEFORE = (0, 1, 4, 16, 64, 256, 1024)


def address_sanitizer() -> dict[str, str]:
    """The environment that loads GCC's AddressSanitizer into a Python compiled without it."""
    found = [
        subprocess.run(["gcc", f"-print-file-name={name}"], capture_output=True, text=True, check=True).stdout.strip()
        for name in ("libasan.so", "libstdc++.so")  # without the second, C++ exceptions end the process
    ]
    options = "detect_leaks=0:abort_on_error=1:use_sigaltstack=0:handle_segv=0:allocator_may_return_null=1"
    return {"LD_PRELOAD": " ".join(found), "ASAN_OPTIONS": options, "PYTHONMALLOC": "malloc"}


TOOLS: dict[str, tuple[list[str], Callable[[], dict[str, str]]]] = {
    "": ([], dict),
    "valgrind": (
        ["valgrind", "--quiet", "--error-exitcode=9", "--undef-value-errors=no"],
        lambda: {"PYTHONMALLOC": "malloc"},
    ),
    "asan": ([], address_sanitizer),
}
"""Command and variables of tools that look at the process with machine code."""
UNFIT = {"valgrind": ("low memory", "no new code")}
"""Disturbances that end the tool itself: cases with them run undisturbed."""
OF_PYTHON = "CPython 3.13 without the GIL frees the memory of a list twice where PyList_New finds none: see docs/machine-code.md"
"""What ends processes with low memory there, now and then."""
LOW_ADDRESSES = {"valgrind"}
"""Tools that put memory where addresses look like numbers: only the tool's findings count, and values that arrive wrong."""


class Runner:
    """Runs cases on the stand-ins: ``libraries`` are their paths by major and library."""

    def __init__(self, libraries: dict[tuple[str, str], str], under: str = "") -> None:
        self.libraries = libraries
        self.under = under

    def run(self, case: Case, native: bool) -> list[str]:
        """The lines of a process that makes the calls of a case; the last one says how it ended."""
        from cuda_ctypes._floor.tables import table_of

        command, variables = TOOLS[self.under if native else ""]
        path = self.libraries[case.major, case.library]
        variable = table_of(f"cuda_ctypes.{case.major}", case.library).settings["environment"]
        environment = {**os.environ, **variables(), variable: path, "CUDA_CTYPES_NATIVE": "1" if native else "0"}
        environment |= {"PYTHONHASHSEED": "1", "PYTHONPATH": str(ROOT)}
        environment.pop("CUDA_CTYPES_API", None)
        python = [sys.executable, "-X", "faulthandler", "-m", "tests.fuzz", "--make", str(case), "--on", path]
        try:
            done = subprocess.run(
                [*command, *python],
                cwd=ROOT,
                env=environment,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=PATIENCE * (5 if command else 1),
                check=False,
            )
        except subprocess.TimeoutExpired:
            return [f"no end within {PATIENCE} s"]
        lines = done.stdout.splitlines()
        if done.returncode or not lines or not lines[-1].startswith("end"):
            lines.append(f"status {done.returncode}: {done.stderr[-1500:]}")
        return lines

    def both(self, case: Case) -> tuple[list[str], list[str]]:
        """The lines by machine code and by Python."""
        native = self.run(case, True)
        if self.under in LOW_ADDRESSES:
            return native, ["end" if line.startswith("status") else line for line in native]
        return native, self.run(case, False)

    def difference(self, case: Case) -> str:
        """The first difference in the lines of both processes; empty if they are equal."""
        native, python = self.both(case)
        for ours, theirs in zip(native, python):
            if "WRONG" in ours + theirs or ours != theirs and "FAULT" not in ours + theirs:
                return f"native: {ours}\nPython: {theirs}"
        return f"native ends at {native[-1]}\nPython ends at {python[-1]}" if len(native) != len(python) else ""

    def place(self, case: Case) -> tuple[int, str]:
        """The first call of a case that differs; -1 if none does in this run."""
        native, python = self.both(case.but(all_lines=True))
        for ours, theirs in zip(native, python):
            if "WRONG" in ours + theirs or ours != theirs and "FAULT" not in ours + theirs:
                number = min((line.split()[0] for line in (ours, theirs) if line[:1].isdigit()), default="", key=int)
                # a process that died was at the call after its last line
                return (int(number) if number else case.last - 1), f"native: {ours}\nPython: {theirs}"
        return -1, ""

    def smallest(self, case: Case, first: str) -> str:
        """The report of the case with the difference ``first``: the fewest calls and arguments that show it."""
        index, told = self.place(case)
        if index < 0:
            return f"{case}\nonce, and not again:\n{first}"
        found = None
        for before in BEFORE:
            smaller = case.but(only=tuple(range(max(0, index - before), index + 1)), warm=True, all_lines=True)
            difference = self.difference(smaller)
            if difference:
                found, told = smaller, difference
                break
        if found is None:
            return f"call {index} after all before it:\n{told}\n{self.command(case.but(all_lines=True))}"
        found, told = self.without_calls(found, told)
        found, told = self.without_arguments(found, told)
        return f"call {index}, with {len(found.only) - 1} calls before it:\n{told}\n{self.command(found)}"

    def without_calls(self, case: Case, told: str) -> tuple[Case, str]:
        """Leave out calls, halves first, as long as the difference stays."""
        trials, size = TRIALS, len(case.only) // 2
        while size and trials:
            start = 0
            while start < len(case.only) - 1 and trials:
                rest = case.only[:start] + case.only[min(start + size, len(case.only) - 1) :]
                trials -= 1
                difference = self.difference(case.but(only=rest))
                if difference:
                    case, told = case.but(only=rest), difference
                else:
                    start += size
            size //= 2
        return case, told

    def without_arguments(self, case: Case, told: str) -> tuple[Case, str]:
        """Replace arguments of the last call by 5 as long as the difference stays."""
        for position in range(16):
            plainer = case.but(plain=(*case.plain, position))
            difference = self.difference(plainer)
            if difference and difference != told:
                case, told = plainer, difference
        return case, told

    def command(self, case: Case) -> str:
        return f"again: python -m tests.fuzz --again '{case}'"


class Report:
    """Counts of calls, and the findings."""

    def __init__(self) -> None:
        self.calls = 0
        self.cases = 0
        self.by: dict[str, dict[str, int]] = {"face": {}, "library": {}, "disturbance": {}}
        self.functions: set[tuple[str, str]] = set()
        self.wrong: list[str] = []
        self.lock = threading.Lock()

    def add(self, case: Case, wrong: str) -> None:
        with self.lock:
            self._add(case, wrong)

    def _add(self, case: Case, wrong: str) -> None:
        self.calls += case.last
        self.cases += 1
        self.functions.update((case.module, name) for name in case.names)
        face = case.module.split(".")[1] if "." in case.module else "core"
        for what, name in (
            ("face", face),
            ("library", f"{case.major} {case.library}"),
            ("disturbance", case.disturbance),
        ):
            self.by[what][name] = self.by[what].get(name, 0) + case.last
        if wrong:
            self.wrong.append(wrong)

    def __str__(self) -> str:
        lines = [f"{self.calls:,} calls in each mode, of {len(self.functions):,} functions, in {self.cases:,} cases"]
        for what, counts in self.by.items():
            lines.append(f"by {what}: " + ", ".join(f"{name} {count:,}" for name, count in sorted(counts.items())))
        return "\n".join([*lines, f"{len(self.wrong)} cases with differences"])


def compare(runner: Runner, seed: int, calls: int) -> tuple[Case, str]:
    """The case of a seed, and the report of its difference."""
    made = case(seed, calls)
    if made.disturbance in UNFIT.get(runner.under, ()):
        made = made.but(disturbance="nothing")
    told = runner.difference(made)
    if not told:
        return made, ""
    known = made.disturbance == "low memory" and "status -" in told and FREE_THREADED and sys.version_info < (3, 14)
    return made, runner.smallest(made, told) + (f"\nperhaps: {OF_PYTHON}" if known else "")


def libraries(*chosen: str) -> dict[tuple[str, str], str]:
    """The paths of the recording stand-ins by major and library; all are built unless some libraries are chosen."""
    from tests.standin import build

    found = {key: standin for key, standin in build.standins().items() if not chosen or key[1] in chosen}
    build.ensure(*dict.fromkeys(found.values()))
    return {key: str(standin.path("recording")) for key, standin in found.items()}
