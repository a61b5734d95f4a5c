"""``python -m benchmarks.threads``: how calls of different functions scale with threads, on a libcuda that does nothing.

Each thread calls its own function in a loop. ``speed`` is the calls of all threads per second, relative to the mean of
the same functions in one thread. Without the GIL, it is the number of threads if they share nothing that they write to.
``time`` is the processor's time of a call, relative to the same: 1.0 if no thread waits for another's writes. It can be
measured where other work has the processor as well.
"""

from __future__ import annotations

import argparse
import sys
import threading
import time
from operator import truediv
from statistics import mean, median
from typing import Any, NamedTuple

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
    "cuLaunchKernel": "cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, parameters, 0)",
}
SETUP = """
import ctypes
event, stream, address, function = CUevent(3), CUstream(5), CUdeviceptr(0x7F0000000000), CUfunction(7)
parameters = (1, 2.5), (ctypes.c_int, ctypes.c_float)
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
        ratios = [all_.speed / one.speed for all_, one in found]
        times = [all_.time / one.time for all_, one in found]
        calls = round(median(all_.speed for all_, _ in found))
        rows.append([count, calls, median(ratios), max(ratios), median(times), min(times)])
    print(table(["threads", "calls per ms", "speed", "highest", "time", "lowest"], rows))
    return 0


class Speed(NamedTuple):
    """Calls per millisecond, and the processor's milliseconds per call in each thread, on average."""

    speed: float
    time: float


def alone(loops: dict[str, Loop], names: list[str], seconds: float) -> Speed:
    """These functions in one thread, one after the other, for the same time each."""
    found = [together([loops[name]], seconds / len(names)) for name in names]
    return Speed(mean(each.speed for each in found), mean(each.time for each in found))


def together(loops: list[Loop], seconds: float) -> Speed:
    """One thread for each loop, started at once."""
    counts = [0] * len(loops)
    times, busy = [1.0] * len(loops), [1.0] * len(loops)
    barrier = threading.Barrier(len(loops))

    def run(place: int, loop: Loop) -> None:
        done = 0
        barrier.wait()
        start, before = time.perf_counter(), time.thread_time()
        while (taken := time.perf_counter() - start) < seconds:
            loop(iter(range(250)))
            done += 250 * 8
        counts[place], times[place], busy[place] = done, taken, time.thread_time() - before

    threads = [threading.Thread(target=run, args=item) for item in enumerate(loops)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return Speed(sum(map(truediv, counts, times)) / 1000, mean(map(truediv, busy, counts)) * 1000)


if __name__ == "__main__":
    sys.exit(main())
