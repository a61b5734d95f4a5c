"""Vendored files: their size, and their import time beyond that of ctypes."""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.table import table
from cuda_ctypes.vendor.selection import Selection, asked
from cuda_ctypes.vendor.writing import FACES, File
from tests.vendored import LAUNCHER, LISTS

RUNS = 15
TIMED = """
import sys, time
import ctypes
sys.path.insert(0, sys.argv[1])
start = time.perf_counter()
import _cuda
print((time.perf_counter() - start) * 1000)
"""
WRITTEN = {"twelve functions": LAUNCHER, **LISTS}


def milliseconds(folder: Path, *flags: str) -> float:
    """The median time of an import in separate processes, without the first one, which compiles."""
    command = [sys.executable, "-I", "-S", *flags, "-c", TIMED, str(folder)]
    times = [float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(RUNS + 1)]
    return statistics.median(times[1:])


def row(name: str, words: str, face: str, majors: list[int]) -> list[str]:
    names = asked([words])
    others = [name for listed in names.values() for name in listed] if len(majors) == 2 else []
    file = File([Selection(names, major, face, others) for major in majors], words)
    text = file.text()
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "_cuda.py").write_text(text, "utf-8")
        fresh = milliseconds(Path(folder), "-B")  # -B writes no bytecode
        kept = milliseconds(Path(folder))
    major = " and ".join(map(str, reversed(majors)))
    return [name, face, major, str(len(file.functions)), f"{len(text) / 1000:.1f}", f"{kept:.2f}", f"{fresh:.1f}"]


def run() -> None:
    rows = []
    for name, words in WRITTEN.items():
        for face in FACES:
            for majors in ([13], [13, 12]):
                rows.append(row(name, words, face, majors))
    heads = ["what", "face", "CUDA", "functions", "kB", "import, ms", "without bytecode, ms"]
    print(table(heads, rows))


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m benchmarks.vendor", description=__doc__).parse_args()
    run()
