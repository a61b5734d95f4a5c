"""Allocate from a shared pool after workers with its memory have died: which calls end the process, and which side is
at fault.

``python -m tests.peer.dead_workers`` on a machine with a GPU: each way runs in its own process, by ``cuda.bindings``
(driver functions only) and ``cuda.core``, each of NVIDIA's and ours. If the driver is at fault, all four end in the
same way.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import multiprocessing.connection
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.peer.core import places

SIZE = 1 << 16
EXPORTED = 64
"""Bytes of CUmemPoolPtrExportData."""
LIMIT = 60
"""Seconds for one process."""
ENDS = ("by _exit", "by SIGKILL", "while it waits")
LIMITS = (0, 1 << 16, 1 << 21, 1 << 25)
"""The largest size of a pool; 0: the driver chooses."""


def good(answer: Any) -> Any:
    status, *rest = answer
    if int(status):
        raise RuntimeError(f"{status}")
    return rest[0] if len(rest) == 1 else rest


class Bindings:
    """A pool by the driver's functions only."""

    def __init__(self, largest: int = 0) -> None:
        from cuda.bindings import driver

        self.driver = driver
        good(driver.cuInit(0))
        good(driver.cuCtxSetCurrent(good(driver.cuDevicePrimaryCtxRetain(0))))
        self.stream = good(driver.cuStreamCreate(0))
        self.fd = driver.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
        if largest < 0:
            return
        wanted = driver.CUmemPoolProps()
        wanted.allocType = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
        wanted.handleTypes = self.fd
        wanted.location.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
        wanted.maxSize = largest
        self.pool = good(driver.cuMemPoolCreate(wanted))

    def allocate(self) -> Any:
        pointer = good(self.driver.cuMemAllocFromPoolAsync(SIZE, self.pool, self.stream))
        good(self.driver.cuStreamSynchronize(self.stream))
        return pointer

    def exported(self, pointer: Any) -> Any:
        """For a process with the same parent; multiprocessing sends the descriptor."""
        from multiprocessing.reduction import DupFd

        descriptor = int(good(self.driver.cuMemPoolExportToShareableHandle(self.pool, self.fd, 0)))
        return DupFd(descriptor), ctypes.string_at(good(self.driver.cuMemPoolExportPointer(pointer)).getPtr(), EXPORTED)

    @classmethod
    def opened(cls, given: Any) -> Any:
        """In a worker."""
        self = cls(-1)
        descriptor, content = given
        pool = good(self.driver.cuMemPoolImportFromShareableHandle(descriptor.detach(), self.fd, 0))
        data = self.driver.CUmemPoolPtrExportData()
        ctypes.memmove(data.getPtr(), content, EXPORTED)
        return self, pool, good(self.driver.cuMemPoolImportPointer(pool, data))


class Core:
    """A pool by objects."""

    def __init__(self, largest: int = 0) -> None:
        from cuda.core import Device, DeviceMemoryResource, DeviceMemoryResourceOptions

        device = Device(0)
        device.set_current()
        self.stream = device.create_stream()
        if largest >= 0:
            options = DeviceMemoryResourceOptions(ipc_enabled=True, max_size=largest)
            self.resource = DeviceMemoryResource(device, options)

    def allocate(self) -> Any:
        buffer = self.resource.allocate(SIZE, stream=self.stream)
        self.stream.sync()
        return buffer

    def exported(self, buffer: Any) -> Any:
        return buffer

    @classmethod
    def opened(cls, buffer: Any) -> Any:
        self = cls(-1)
        buffer.fill(1, stream=self.stream)
        self.stream.sync()
        return self, buffer


WAYS: dict[str, Any] = {"bindings": Bindings, "core": Core}


def worker(way: str, given: Any, ready: Any, end: str) -> None:
    kept = WAYS[way].opened(given)
    ready.send(len(kept))
    if end == "by _exit":
        os._exit(3)
    signal.pause()


def program(way: str, largest: int, end: str) -> None:
    """Two workers get memory and die; the pool is used before, meanwhile and after; then another pool is made."""
    context = multiprocessing.get_context("spawn")
    pool = WAYS[way](largest)
    first = pool.allocate()
    for number in range(2):
        here, there = context.Pipe()
        process = context.Process(target=worker, args=(way, pool.exported(first), there, end))
        process.start()
        there.close()
        while process.is_alive() and not here.poll(0.1):
            pass
        print(f"worker {number} {'has it' if here.poll() else 'never had it'}", flush=True)
        if end == "while it waits":
            pool.allocate()
        if end != "by _exit":
            process.kill()
        process.join()
        print(f"worker {number} ended with {process.exitcode}", flush=True)
        pool.allocate()
        print("allocated", flush=True)
    del first
    pool.allocate()
    other = WAYS[way](largest)
    other.allocate()
    print("allocated from another pool", flush=True)


def ending(side: str, way: str, largest: int, end: str) -> str:
    chosen = places.both()[side]
    command = [chosen.python, "-m", "tests.peer.dead_workers", way, str(largest), end]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, env=chosen.settings(), timeout=LIMIT, check=False
        )
    except subprocess.TimeoutExpired:
        return f"not done after {LIMIT} s"
    if done.returncode < 0:
        last = (done.stdout.splitlines() or ["at once"])[-1]
        return f"{signal.Signals(-done.returncode).name} after: {last}"
    said = done.stderr.strip().splitlines()
    return "well" if not done.returncode else said[-1][:120] if said else f"exit code {done.returncode}"


def main() -> int:
    if len(sys.argv) > 1:
        program(sys.argv[1], int(sys.argv[2]), sys.argv[3])
        return 0
    rows = [(way, largest, end) for way in WAYS for largest in LIMITS for end in ENDS]
    with ThreadPoolExecutor(8) as pool:
        found = [[pool.submit(ending, side, *row) for side in ("published", "ours")] for row in rows]
        for (way, largest, end), both in zip(rows, found):
            published, ours = (item.result() for item in both)
            print(f"{way}, at most {largest}, workers die {end}: NVIDIA's: {published} | ours: {ours}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
