"""``python -m benchmarks.core``: ``cuda_ctypes.core`` beside cuda.core, in one process, and the cost of setting up.

Without a GPU it runs on a libcuda whose functions return at once, so that only the bindings' own work is measured; with
``--gpu``, on the driver and the GPU. ``ratio`` is the median over the rounds of ours / cuda.core. CuPy and PyCUDA have
columns if they can be imported; ``C`` is the driver's function called from C in a loop; it
stores the arguments of each launch.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib
import statistics
import sys
import tempfile
from functools import partial
from itertools import repeat
from typing import Any

from benchmarks import in_c
from benchmarks.calls import figures, verdict
from benchmarks.core_cases import BINDINGS, CUPY, OURS, PEER, PYCUDA, SETUP, Case, all_cases
from benchmarks.facts import facts, installed
from benchmarks.nothing import run_with_nothing
from benchmarks.startup import python, times
from benchmarks.table import table
from benchmarks.timing import Times, interleaved

MODULES = {
    OURS: "cuda_ctypes.core",
    PEER: "cuda.core",
    BINDINGS: "cuda.bindings.driver",
    CUPY: "cupy",
    PYCUDA: "pycuda.driver",
}
FILE = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
ON_GPU = {CUPY, PYCUDA}
"""Packages that need a GPU to start."""
IN_C = "C"

IMPORTS = {
    OURS: "import cuda_ctypes.core",
    "ours, and the README's objects": "from cuda_ctypes.core import Device, LaunchConfig, Program, launch",
    PEER: "import cuda.core",
}
START = "import time; start = time.perf_counter()"
END = "print((time.perf_counter() - start) * 1e3)"
FIRST = {
    "cuInit": f"import ctypes; {START}; assert not ctypes.CDLL('{FILE}').cuInit(0); {END}",
    OURS: f"from cuda_ctypes import core; {START}; core.Device(); {END}",
    PEER: f"from cuda import core; {START}; core.Device(); {END}",
}
"""Programs that print milliseconds."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.core", description=__doc__)
    parser.add_argument("--gpu", action="store_true", help="on the real driver instead of one that does nothing")
    parser.add_argument("--only", default="", help="rows whose name contains this text; 'start' is the start alone")
    parser.add_argument("--seconds", type=float, default=0.3, help="time per package and row (default 0.3)")
    parser.add_argument("--rounds", type=int, default=20, help="processes per program of the start (default 20)")
    arguments = parser.parse_args()
    if not arguments.gpu:
        run_with_nothing("benchmarks.core", "answering")
    print(facts())
    versions = [f"{name} {installed(name) or 'not installed'}" for name in ("cuda-core", "numpy")]
    print(", ".join(versions), end="\n\n", flush=True)
    summary: list[str] = []
    if arguments.only != "start":
        packages, missing = available(arguments.gpu)
        if arguments.gpu:
            print(gpu(packages[OURS]), end="\n\n", flush=True)
        measured = []
        for case in all_cases():
            if arguments.only in case.name:
                measured.append((case, measure(case, packages, arguments.seconds, missing)))
        print(show(measured, [*packages, IN_C], arguments.gpu), end="\n\n", flush=True)
        print("".join(f"left out: {line}\n" for line in missing))
        summary += judged(measured)
    if arguments.only in ("", "start"):
        summary += started(arguments.rounds)
    print("\n".join(summary))
    return 0


def available(with_gpu: bool) -> tuple[dict[str, Any], list[str]]:
    """The packages that can be imported here, and the reasons why others cannot."""
    packages, missing = {}, []
    for package, module in MODULES.items():
        if package in ON_GPU and not with_gpu:
            continue
        try:
            packages[package] = importlib.import_module(module)
        except Exception as error:  # including PyCUDA's own errors
            missing.append(f"{package}: {type(error).__name__}: {error}")
    return packages, missing


def gpu(core: Any) -> str:
    """The name and versions of the GPU and its driver."""
    device = core.Device(0)
    device.set_current()
    from cuda_ctypes.core._driver import driver_version

    version = driver_version()
    return f"{device.name}, driver for CUDA {version // 1000}.{version % 1000 // 10}"


def measure(case: Case, packages: dict[str, Any], seconds: float, missing: list[str]) -> dict[str, Times]:
    makers = {
        package: partial(case.code[package].loop, module)
        for package, module in packages.items()
        if package in case.code
    }
    file = in_c.library() if case.in_c else None
    if file:
        makers[IN_C] = partial(in_c.loop, file, SETUP[OURS], case.in_c, packages[OURS])
    loops = {}
    for package, maker in makers.items():
        try:
            loop = maker()
            loop(repeat(None, 1))
            loops[package] = loop
        except Exception as error:
            missing.append(f"{package} from {case.name!r}: {type(error).__name__}: {error}")
    # Between rounds: the queue of a stream holds about 1000 launches.
    return interleaved(loops, seconds, ctypes.CDLL(FILE)["cuCtxSynchronize"]) if loops else {}


def show(measured: list[tuple[Case, dict[str, Times]]], packages: list[str], with_gpu: bool) -> str:
    heading = ["ns per call, median (minimum)", PEER, OURS, "ratio", "of minima", "target", ""]
    others = [package for package in (BINDINGS, CUPY, PYCUDA) if package in packages]
    heading += [*others, IN_C, f"ours/{IN_C}", "target", ""]
    rows = []
    for case, found in measured:
        ours, peer, bottom = found.get(OURS), found.get(PEER), found.get(IN_C)
        ratio = ours.over(peer) if ours and peer else None
        bound = case.of_c if with_gpu else None  # an empty function is not a lower bound
        of_c = ours.minimum / bottom.minimum if ours and bottom else None
        rows.append(
            [
                case.name,
                figures(peer),
                figures(ours),
                ratio,
                ours.minimum / peer.minimum if ours and peer else None,
                f"<= {case.at_most}" if case.at_most else None,
                verdict(ratio <= case.at_most) if case.at_most and ratio else None,
                *[figures(found.get(package)) for package in others],
                figures(bottom),
                of_c,
                f"<= {bound}" if bound else None,
                verdict(of_c <= bound) if bound and of_c else None,
            ]
        )
    return table(heading, rows)


def judged(measured: list[tuple[Case, dict[str, Times]]]) -> list[str]:
    """The rows that miss their target, and the number that meet it."""
    ratios = [
        (case.name, found[OURS].over(found[PEER]), case.at_most)
        for case, found in measured
        if case.at_most and {OURS, PEER} <= found.keys()
    ]
    missed = [f"\n  NOT MET: {name} ({ratio:.2f}, at most {bound})" for name, ratio, bound in ratios if ratio > bound]
    return [f"calls: {len(ratios) - len(missed)} of {len(ratios)} targets met{''.join(missed)}"]


def started(rounds: int) -> list[str]:
    """The cost of importing and of the first Device(), in separate processes, started in turns."""
    imports, firsts = dict(IMPORTS), dict(FIRST)
    if not installed("cuda-core"):
        del imports[PEER], firsts[PEER]
    with tempfile.TemporaryDirectory() as bytecode:
        milliseconds = times(imports, rounds, bytecode)
        first: dict[str, list[float]] = {name: [] for name in firsts}
        for turn in range(rounds + 1):
            for name, text in firsts.items():
                taken = float(python(text, bytecode))
                if turn:  # the first compiles
                    first[name].append(taken)
    rows: list[list[Any]] = [
        [f"import: {name}", measured.over_bare, measured.least] for name, measured in milliseconds.items()
    ]
    rows += [[f"first Device(): {name}", statistics.median(taken), min(taken)] for name, taken in first.items()]
    print(table(["ms", "median", "minimum"], rows), end="\n\n")
    lines = []
    if PEER in imports:
        ratio = milliseconds[OURS].over_bare / milliseconds[PEER].over_bare
        lines.append(f"import at most 0.05x of {PEER}: {verdict(ratio <= 0.05)} ({ratio:.4f})")
    more = statistics.median(first[OURS]) - statistics.median(first["cuInit"])
    lines.append(f"first Device() at most 5 ms more than cuInit: {verdict(more <= 5)} ({more:.2f} ms)")
    return lines


if __name__ == "__main__":
    sys.exit(main())
