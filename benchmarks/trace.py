"""``python -m benchmarks.trace``: the time that a trace adds to a call, and the time of calls before and after it.

Without a GPU it runs on a libcuda whose functions return at once; with ``--gpu``, on the driver and the GPU. Each figure is
the shortest of many rounds, in nanoseconds a call; ``adds`` is ``traced`` less ``before``.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from itertools import repeat
from time import perf_counter_ns
from typing import Any

import cuda_ctypes
from benchmarks.facts import facts
from benchmarks.nothing import run_with_nothing
from benchmarks.table import table

LIMIT = 2000
"""Nanoseconds that a trace may add."""
TURNS, ROUNDS = 50, 400
PTX = b".version 7.0\n.target sm_52\n.address_size 64\n.visible .entry nothing0(){ ret; }\n"


def cases() -> dict[str, Callable[[], Any]]:
    """Calls that programs make often: each is one call of a C function."""
    from cuda_ctypes.bindings import driver as bindings
    from cuda_ctypes.checked import driver
    from cuda_ctypes.core import Device, LaunchConfig, ObjectCode, launch
    from cuda_ctypes.raw import driver as raw

    device = Device()
    device.set_current()
    stream, event = device.create_stream(), device.create_event()
    kernel = ObjectCode.from_ptx(PTX).get_kernel("nothing0")
    config, handle = LaunchConfig(grid=1, block=1), stream.handle
    memory = driver.cuMemAlloc(4096)
    done = driver.cuEventCreate(2)
    return {
        "checked.cuCtxGetCurrent()": driver.cuCtxGetCurrent,
        "bindings.cuCtxGetCurrent()": bindings.cuCtxGetCurrent,
        "checked.cuMemGetInfo()": driver.cuMemGetInfo,
        "checked.cuStreamQuery(stream)": lambda: driver.cuStreamQuery(handle),
        "checked.cuEventRecord(event, stream)": lambda: driver.cuEventRecord(done, handle),
        "checked.cuMemsetD8Async(memory, 0, 4096, stream)": lambda: driver.cuMemsetD8Async(memory, 0, 4096, handle),
        "raw.cuDriverGetVersion(number)": raw_call(raw),
        "core: launch(stream, config, kernel)": lambda: launch(stream, config, kernel),
        "core: stream.record(event)": lambda: stream.record(event),
        "core: stream.sync()": stream.sync,
    }


def raw_call(raw: Any) -> Callable[[], Any]:
    import ctypes

    number = ctypes.c_int()
    return lambda: raw.cuDriverGetVersion(ctypes.byref(number))


def shortest(functions: dict[str, Callable[[], Any]], idle: Callable[[], Any]) -> dict[str, int]:
    """Nanoseconds a call of each function, in its round that was disturbed least. The rounds take turns."""
    best = dict.fromkeys(functions, 1 << 62)
    for _ in range(ROUNDS):
        for name, function in functions.items():
            turns = repeat(None, TURNS)
            start = perf_counter_ns()
            for _ in turns:
                function()
            best[name] = min(best[name], perf_counter_ns() - start)
            idle()  # a full queue would make calls wait
    return {name: time // TURNS for name, time in best.items()}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.trace", description=__doc__)
    parser.add_argument("--gpu", action="store_true", help="on the real driver instead of one that does nothing")
    arguments = parser.parse_args()
    if not arguments.gpu:
        run_with_nothing("benchmarks.trace", "answering")
    assert "cuda_ctypes._tracing" not in sys.modules
    measured = cases()
    from cuda_ctypes.checked.driver import cuCtxSynchronize as idle

    before = shortest(measured, idle)
    with tempfile.TemporaryDirectory() as folder, cuda_ctypes.trace(os.path.join(folder, "trace.json")):
        traced = shortest(measured, idle)
    after = shortest(measured, idle)
    rows = [[name, before[name], traced[name], traced[name] - before[name], after[name]] for name in measured]
    print(facts(), end="\n\n")
    print(table(["ns a call", "before", "traced", "adds", "after"], rows))
    slow = [name for name in measured if traced[name] - before[name] > LIMIT]
    if slow:
        print(f"\nmore than {LIMIT} ns: {', '.join(slow)}")
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main())
