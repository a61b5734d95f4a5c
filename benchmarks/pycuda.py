"""PyCUDA and ``cuda_ctypes.pycuda`` in one run: ``python -m benchmarks.pycuda`` on a GPU, in a Python that has NumPy and PyCUDA.

Each case runs in both, in turns, in processes of their own; the table has the best time of each, ours as a fraction of PyCUDA's
(below 1 is quicker), and the bytes that ours moves per second as a fraction of what a plain copy on the device moves.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from time import perf_counter
from typing import Any, Callable

PACKAGES = ("pycuda", "cuda_ctypes.pycuda")
SIZES = {"1 kB": 1 << 10, "1 MB": 1 << 20, "1 GB": 1 << 30}
ROUNDS = 2
SECONDS = 0.1
"""For which a case is repeated."""
TRANSFERS = ("set", "get", "get into")


def cases(package: str, size: int) -> dict[str, tuple[Callable[[], Any], int]]:
    """Name -> the timed function and the bytes it moves, with arrays of ``size`` bytes."""
    np: Any = importlib.import_module("numpy")
    drv, gpuarray, tools, elementwise, scan = [
        importlib.import_module(f"{package}.{name}") for name in ("driver", "gpuarray", "tools", "elementwise", "scan")
    ]
    count = size // 4
    pool = tools.DeviceMemoryPool()
    host = np.ones(count, np.float32)
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


def measure(package: str) -> dict[str, dict[str, float]]:
    """Case -> size -> seconds per call."""
    importlib.import_module(f"{package}.autoinit")
    synchronize = importlib.import_module(f"{package}.driver").Context.synchronize
    found: dict[str, dict[str, float]] = {}
    for size_name, size in SIZES.items():
        for name, (work, _) in cases(package, size).items():
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
            found.setdefault(name, {})[size_name] = best
    return found


def compare() -> None:
    best: dict[str, dict[str, dict[str, float]]] = {package: {} for package in PACKAGES}
    for _ in range(ROUNDS):
        for package in PACKAGES:
            done = subprocess.run(
                [sys.executable, "-m", "benchmarks.pycuda", package],
                check=True,
                stdout=subprocess.PIPE,
                text=True,
                env=os.environ,
            )
            for name, times in json.loads(done.stdout.splitlines()[-1]).items():
                known = best[package].setdefault(name, times)
                best[package][name] = {size: min(known[size], seconds) for size, seconds in times.items()}
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
    if len(sys.argv) > 1:
        print(json.dumps(measure(sys.argv[1])))
    else:
        compare()
