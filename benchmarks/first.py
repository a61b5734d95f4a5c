"""``python -m benchmarks.first``: the first hundred calls of each kind, before machine code is written for them, and when it is; and short
programs as a whole. Beside cuda.core and cuda.bindings.

Each call is measured in processes of its own, in which both packages have made the same objects before; the figures are the least of these.
Without a GPU they run on the stand-in; with ``--gpu``, on the driver and the GPU.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import itertools
import json
import sys
import tempfile
import time
import warnings
from importlib import import_module
from typing import Any

from benchmarks.facts import facts, installed
from benchmarks.nothing import run_with_nothing
from benchmarks.objects import CALLS, OURS, PACKAGES, PEER, objects
from benchmarks.startup import duration, python
from benchmarks.table import table

BINDINGS = {PEER: "cuda.bindings", OURS: "cuda_ctypes.bindings"}
C_CALLS = [
    "driver.cuDeviceGet(0)",
    "driver.cuDeviceGetAttribute(driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE, 0)",
    "driver.cuCtxGetCurrent()",
    "driver.cuStreamCreate(0)",
    "driver.cuEventCreate(0)",
    "driver.cuMemAlloc(512)",
    "driver.cuGetErrorString(driver.CUresult.CUDA_SUCCESS)",
    "driver.CUstream(5)",
    "driver.CUdeviceptr(5) == driver.CUdeviceptr(5)",
    "driver.CUDA_MEMCPY3D()",
    "driver.CUlaunchConfig()",
    "driver.CUresult(0)",
    "runtime.cudaDeviceProp()",
]
PARTS = {"first": 1, "2nd to 11th": 10, "to 99th": 88, "to 199th": 100}
"""The calls that each figure is the mean of."""
PROCESSES = 4
PROGRAM = """
import importlib
core = importlib.import_module({package!r})
from tests.gpu.ptx import KERNELS, image
device = core.Device(0)
device.set_current()
stream = device.create_stream()
kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to")
config = core.LaunchConfig(grid=1, block=1)
for _ in range({times}):
    one, other = [device.allocate(4096, stream=stream) for _ in range(2)]
    one.fill(0, stream=stream)
    other.copy_from(one, stream=stream)
    core.launch(stream, config, kernel, one)
    stream.record().sync()
    one.close(stream)
    other.close(stream)
stream.sync()
"""
"""A program that makes two buffers, fills, copies, launches and waits, ``times`` times."""
TIMES = 1, 10, 100, 1000


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.first", description=__doc__)
    parser.add_argument("--gpu", action="store_true", help="on this machine's driver instead of the stand-in")
    parser.add_argument("--rows", type=int, default=200, help="number of rows shown (default 200)")
    parser.add_argument("--only", default="", help="rows whose text contains this")
    arguments = parser.parse_args()
    if not arguments.gpu:
        run_with_nothing("benchmarks.first", "behaving")
    print(f"{facts()}\ncuda-core {installed('cuda-core') or 'not installed'}", end="\n\n", flush=True)
    if not installed("cuda-core"):
        print("there is nothing to compare with: cuda-core is not installed")
        return 1
    with tempfile.TemporaryDirectory() as bytecode:
        rows = [row(text, bytecode) for text in [*CALLS, *C_CALLS] if arguments.only in text]
        found = sorted(filter(None, rows), key=lambda cells: cells[3], reverse=True)
        heading = ["ns", *itertools.chain(*[(f"{part}: theirs", "ours", "ratio") for part in PARTS])]
        print(table(heading, found[: arguments.rows]), end="\n\n", flush=True)
        print(table(["ms, the whole process", *PACKAGES, "ratio"], programs(bytecode)))
    return 0


def row(text: str, bytecode: str) -> list[Any] | None:
    """A row of the table; None if one of the packages cannot do it here."""
    runs = [
        json.loads(python(f"from benchmarks.first import measure; measure({text!r}, {turn % 2})", bytecode))
        for turn in range(PROCESSES + 1)  # the first one compiles the bytecode
    ][1:]
    if not all(len(run) == len(PACKAGES) for run in runs):
        return None
    cells: list[Any] = [text]
    for part in range(len(PARTS)):
        theirs, ours = (min(run[package][part] for run in runs) for package in PACKAGES)
        cells += [round(theirs), round(ours), ours / theirs]
    return cells


def measure(text: str, turn: int) -> None:
    """In a process of its own: print the figures of each package, as far as it can do it."""
    warnings.simplefilter("ignore")
    made, found = {}, {}
    with contextlib.redirect_stdout(io.StringIO()):
        for package in PACKAGES:
            made[package] = names(package) if text in C_CALLS else objects(package)
    for package in PACKAGES[::-1] if turn else PACKAGES:
        with contextlib.suppress(Exception):
            found[package] = figures(text, made[package])
    print(json.dumps(found))


def names(package: str) -> dict[str, Any]:
    """What the C functions need."""
    found = {library: import_module(f"{BINDINGS[package]}.{library}") for library in ("driver", "runtime")}
    driver: Any = found["driver"]
    driver.cuInit(0)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(0)[1])
    return found


def figures(text: str, given: dict[str, Any]) -> list[float]:
    """The mean time of a call in each part, in nanoseconds."""
    lines = ["def loop(times):", "    start = now()", f"    for _ in times: {text}", "    return now() - start"]
    namespace = {**given, "now": time.perf_counter_ns}
    exec(compile("\n".join(lines), "<benchmark>", "exec"), namespace)  # noqa: S102 - this folder's own text
    namespace["loop"]([])
    return [namespace["loop"](itertools.repeat(None, count)) / count for count in PARTS.values()]


def programs(bytecode: str) -> list[list[Any]]:
    """The times of processes that run the program, with the start of Python and the imports."""
    rows: list[list[Any]] = []
    for times in TIMES:
        texts = {package: PROGRAM.format(package=package, times=times) for package in PACKAGES}
        found: dict[str, list[float]] = {package: [] for package in PACKAGES}
        for turn in range(2 * PROCESSES + 1):
            for package, text in texts.items():
                taken = duration(text, bytecode)
                if turn:
                    found[package].append(taken)
        theirs, ours = (min(found[package]) for package in PACKAGES)
        rows.append([f"a program of {times} rounds", theirs, ours, ours / theirs])
    return rows


if __name__ == "__main__":
    sys.exit(main())
