"""``python -m benchmarks.threads``: how calls of different functions scale with threads, on a libcuda that does nothing.

Each thread calls its own function in a loop. ``speed`` is the calls of all threads per second, relative to the mean of
the same functions in one thread. Without the GIL, it is the number of threads if they share nothing that they write to.
"""

from __future__ import annotations

import argparse
import sys
import threading
import time
from statistics import median
from typing import Any

from benchmarks.facts import facts
from benchmarks.nothing import run_with_nothing
from benchmarks.table import table
from benchmarks.timing import Code, Loop

CALLS = {
    "cuEventRecord": "cuEventRecord(event, stream)",
    "cuStreamWaitEvent": "cuStreamWaitEvent(stream, event, 0)",
    "cuMemAlloc": "cuMemAlloc(4096)",
    "cuMemFree": "cuMemFree(address)",
    "cuMemcpyHtoDAsync": "cuMemcpyHtoDAsync(address, 0x7F0000001000, 4096, stream)",
    "cuCtxGetCurrent": "cuCtxGetCurrent()",
    "cuDeviceGetAttribute": "cuDeviceGetAttribute(attribute, 0)",
    "cuStreamSynchronize": "cuStreamSynchronize(stream)",
}
SETUP = """
event, stream, address = CUevent(3), CUstream(5), CUdeviceptr(0x7F0000000000)
attribute = CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE
"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.threads", description=__doc__)
    parser.add_argument("--threads", type=int, nargs="*", default=[1, 2, 4, 8], help="numbers of threads")
    parser.add_argument("--seconds", type=float, default=0.2, help="time per measurement (default 0.2)")
    parser.add_argument("--rounds", type=int, default=5, help="measurements per number (default 5)")
    arguments = parser.parse_args()
    run_with_nothing("benchmarks.threads")
    gil = getattr(sys, "_is_gil_enabled", lambda: True)()
    print(f"{facts()}\n{'with' if gil else 'without'} the GIL", end="\n\n", flush=True)
    from cuda_ctypes.bindings import driver

    loops = {name: Code(SETUP, call).loop(driver) for name, call in CALLS.items()}
    for loop in loops.values():
        loop(iter(range(100)))
    rows: list[list[Any]] = []
    for count in arguments.threads:
        names = list(loops)[:count]
        found = [
            (together([loops[name] for name in names], arguments.seconds), alone(loops, names, arguments.seconds))
            for _ in range(arguments.rounds)
        ]
        ratios = [all_ / one for all_, one in found]
        rows.append([count, round(median(all_ for all_, _ in found)), median(ratios), max(ratios)])
    print(table(["threads", "calls per ms", "speed", "highest"], rows))
    return 0


def alone(loops: dict[str, Loop], names: list[str], seconds: float) -> float:
    """Calls per millisecond of these functions in one thread, one after the other, for the same time each."""
    return sum(together([loops[name]], seconds / len(names)) for name in names) / len(names)


def together(loops: list[Loop], seconds: float) -> float:
    """Calls per millisecond of one thread for each loop, started at once."""
    counts = [0] * len(loops)
    times = [1.0] * len(loops)
    barrier = threading.Barrier(len(loops))

    def run(place: int, loop: Loop) -> None:
        done = 0
        barrier.wait()
        start = time.perf_counter()
        while (taken := time.perf_counter() - start) < seconds:
            loop(iter(range(250)))
            done += 250 * 8
        counts[place], times[place] = done, taken

    threads = [threading.Thread(target=run, args=item) for item in enumerate(loops)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(count / taken for count, taken in zip(counts, times)) / 1000


if __name__ == "__main__":
    sys.exit(main())
