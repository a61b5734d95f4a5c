"""Calls that must leave neither references nor memory behind."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
from pathlib import Path
from typing import Any, Callable

ROUNDS = 20_000 if os.environ.get("CI") == "true" else 100_000


def resident() -> int:
    if sys.platform == "win32":
        counters = (ctypes.c_size_t * 9)(ctypes.sizeof(ctypes.c_size_t) * 9)  # PROCESS_MEMORY_COUNTERS
        kernel: Any = ctypes.CDLL("kernel32")
        process = ctypes.c_void_p(-1)  # this one
        assert kernel.K32GetProcessMemoryInfo(process, counters, ctypes.sizeof(counters))
        return int(counters[2])  # WorkingSetSize
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def collect() -> None:
    """Collect garbage twice: without the GIL, CPython 3.13 frees only then the memory of what it found first."""
    gc.collect()
    gc.collect()


def assert_steady(call: Callable[[], Any], *objects: Any) -> None:
    """Many calls leave no reference to the objects, no allocation and no memory behind."""
    for _ in range(200):
        call()
    for again in (True, False):  # an allocator may ask for memory once, after other tests; a leak grows each time
        collect()
        counts, blocks, memory = [sys.getrefcount(value) for value in objects], sys.getallocatedblocks(), resident()
        for _ in range(ROUNDS):
            call()
        collect()
        left = [sys.getrefcount(value) - count for value, count in zip(objects, counts)]
        assert max(map(abs, left)) < ROUNDS // 100, (
            f"references to these objects: {left}"
        )  # other code refers to None as well
        more = sys.getallocatedblocks() - blocks
        assert abs(more) < ROUNDS // 10, f"{more} more blocks of memory after {ROUNDS} calls"
        grown = resident() - memory
        if grown < max(1 << 20, 32 * ROUNDS):
            break
        assert again, f"{grown} bytes of memory for {ROUNDS} calls"
