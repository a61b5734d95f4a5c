"""PyCUDA and ``cuda_ctypes.pycuda`` in one run: ``python -m benchmarks.pycuda`` on a GPU, in a Python that has NumPy and PyCUDA.

Each case runs in both, in turns, in processes of their own; copies to and from the host run in one process, in turns, because their
time depends on the pages of the host that a process gets. The table has the best time of each, ours as a fraction of PyCUDA's
(below 1 is quicker), and the bytes that ours moves per second as a fraction of what a plain copy on the device moves.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import os
import subprocess
import sys
from time import perf_counter
from typing import Any, Callable

np: Any = importlib.import_module("numpy") if importlib.util.find_spec("numpy") else None
PACKAGES = ("pycuda", "cuda_ctypes.pycuda")
SIZES = {"1 kB": 1 << 10, "1 MB": 1 << 20, "1 GB": 1 << 30}
ROUNDS = 2
TURNS = 4
"""Of copies to and from the host."""
SECONDS = 0.1
"""For which a case is repeated."""
TRANSFERS = ("set", "get", "get into")


def cases(package: str, size: int, host: Any) -> dict[str, tuple[Callable[[], Any], int]]:
    """Name -> the timed function and the bytes it moves, with arrays of ``size`` bytes, as ``host`` has."""
    drv, gpuarray, tools, elementwise, scan = [
        importlib.import_module(f"{package}.{name}") for name in ("driver", "gpuarray", "tools", "elementwise", "scan")
    ]
    count = size // 4
    pool = tools.DeviceMemoryPool()
    x, y, z = [gpuarray.to_gpu(host, allocator=pool.allocate) for _ in range(3)]
    whole = gpuarray.zeros(count, np.int32, allocator=pool.allocate)
    axpy = elementwise.ElementwiseKernel("float a, float *x, float *y, float *z", "z[i] = a * x[i] + y[i]", "axpy")
    running = scan.InclusiveScanKernel(np.int32, "a+b")
    out = gpuarray.zeros(count, np.int32, allocator=pool.allocate)
    return {
        "copy": (lambda: drv.memcpy_dtod_async(z.gpudata, x.gpudata, size, None), 2 * size),
        "x + y": (lambda: x + y, 3 * size),
        "2 * x": (lambda: 2 * x, 2 * size),
        "axpy (mul_add)": (lambda: x.mul_add(2, y, 3), 3 * size),
        "ElementwiseKernel": (lambda: axpy(2, x, y, z), 3 * size),
        "dot": (lambda: gpuarray.dot(x, y), 2 * size),
        "sum": (lambda: gpuarray.sum(x), size),
        "sum, and get": (lambda: gpuarray.sum(x).get(), size),
        "scan": (lambda: running(whole, out), 2 * size),
        "set": (lambda: x.set(host), size),
        "get": (lambda: x.get(), size),
        "get into": (lambda: x.get(host), size),
    }


def seconds_of(work: Callable[[], Any], synchronize: Callable[[], Any]) -> float:
    """The best time of a call."""
    work()
    synchronize()
    start = perf_counter()
    work()
    synchronize()
    times = max(1, min(20_000, int(SECONDS / (perf_counter() - start))))
    best = float("inf")
    for _ in range(3):
        start = perf_counter()
        for _ in range(times):
            work()
        synchronize()
        best = min(best, (perf_counter() - start) / times)
    return best


def measure(package: str) -> dict[str, dict[str, float]]:
    """Case -> size -> seconds per call."""
    importlib.import_module(f"{package}.autoinit")
    synchronize = importlib.import_module(f"{package}.driver").Context.synchronize
    found: dict[str, dict[str, float]] = {}
    for size_name, size in SIZES.items():
        for name, (work, _) in cases(package, size, np.ones(size // 4, np.float32)).items():
            if name not in TRANSFERS:
                found.setdefault(name, {})[size_name] = seconds_of(work, synchronize)
    return found


def measure_transfers() -> dict[str, dict[str, dict[str, float]]]:
    """Package -> case -> size -> seconds per call, each package with a context of its own and the same memory of the host."""
    contexts = {}
    for package in PACKAGES:
        driver = importlib.import_module(f"{package}.driver")
        driver.init()
        contexts[package] = driver.Device(0).make_context()
        contexts[package].pop()
    found: dict[str, dict[str, dict[str, float]]] = {}
    for size_name, size in SIZES.items():
        host = np.ones(size // 4, np.float32)
        for package in PACKAGES * TURNS:
            contexts[package].push()
            made = cases(package, size, host)
            for name in TRANSFERS:
                times = found.setdefault(package, {}).setdefault(name, {})
                seconds = seconds_of(made[name][0], contexts[package].synchronize)
                times[size_name] = min(times.get(size_name, seconds), seconds)
            del made
            contexts[package].pop()
    return found


def run(what: str) -> Any:
    """The results of this program in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.pycuda", what]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=os.environ)
    return json.loads(done.stdout.splitlines()[-1])


def compare() -> None:
    best: dict[str, dict[str, dict[str, float]]] = {package: {} for package in PACKAGES}
    for _ in range(ROUNDS):
        for package in PACKAGES:
            for name, times in run(package).items():
                known = best[package].setdefault(name, times)
                best[package][name] = {size: min(known[size], seconds) for size, seconds in times.items()}
    for package, transfers in run("transfers").items():
        best[package].update(transfers)
    theirs, ours = (best[package] for package in PACKAGES)
    moved = {"copy": 2, "x + y": 3, "2 * x": 2, "axpy (mul_add)": 3, "ElementwiseKernel": 3, "dot": 2, "scan": 2}
    copied = 2 * SIZES["1 GB"] / ours["copy"]["1 GB"]
    print(f"plain copy of 1 GB on the device: {copied / 1e9:.0f} GB/s, read and written\n")
    heads = [f"{size}: PyCUDA | {size}: ours | ratio" for size in SIZES]
    print(f"| case | {' | '.join(heads)} | of a copy's bandwidth at 1 GB: PyCUDA | ours |")
    print("|---" * (1 + 3 * len(SIZES) + 2) + "|")
    for name in ours:
        cells = []
        for size in SIZES:
            pair = theirs[name][size], ours[name][size]
            cells += [*[f"{seconds * 1e6:.1f} us" for seconds in pair], f"{pair[1] / pair[0]:.2f}"]
        for side in (theirs, ours):
            bytes_moved = moved.get(name, 1) * SIZES["1 GB"]
            cells.append("" if name in TRANSFERS else f"{bytes_moved / side[name]['1 GB'] / copied:.2f}")
        print(f"| {name} | {' | '.join(cells)} |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pycuda", description=__doc__)
    parser.add_argument("part", nargs="?", help="a package's own process, or transfers: for this program itself")
    part = parser.parse_args().part
    if part:
        print(json.dumps(measure_transfers() if part == "transfers" else measure(part)))
    else:
        compare()
