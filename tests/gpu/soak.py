"""Eight threads launch, copy, run graphs and fail at random, for as long as asked: ``python -m tests.gpu.soak --seconds 120``.

Each thread has a number on the device. It counts its additions and compares every hundred turns. Some calls must fail
(wrong handles, sizes, launches that the driver refuses). Needs only the package; exits with status 1 if a result is
wrong.
"""

from __future__ import annotations

import argparse
import ctypes
import random
import resource
import sys
import threading
import time
import traceback
from typing import Any

import cuda_ctypes
from cuda_ctypes.bindings import driver as bindings
from cuda_ctypes.checked import driver
from tests.gpu import ptx

KINDS = "u32", "u64", "s32"


def kernels() -> tuple[str, dict[str, tuple[str, ...]]]:
    """PTX with kernels of some hundred signatures, more than the budget of machine code holds."""
    text, found = ptx.HEAD.format(target="sm_75"), dict[str, tuple[str, ...]]()
    rng = random.Random(5)
    while len(found) < 300:
        kinds = tuple(rng.choice(KINDS) for _ in range(rng.randrange(1, 9)))
        name = "add_" + "_".join(kinds)
        if name in found:
            continue
        found[name] = kinds
        parameters = "".join(f", .param .{kind} p{i}" for i, kind in enumerate(kinds))
        text += f".visible .entry {name}(.param .u64 p_to{parameters})\n{{\n.reg .b64 %to, %sum, %x;\n.reg .b32 %y;\n"
        text += "ld.param.u64 %to, [p_to];\nmov.u64 %sum, 0;\n"
        for i, kind in enumerate(kinds):
            if kind == "u64":
                text += f"ld.param.u64 %x, [p{i}];\n"
            else:
                text += f"ld.param.{kind} %y, [p{i}];\ncvt.{'s64.s32' if kind == 's32' else 'u64.u32'} %x, %y;\n"
            text += "add.u64 %sum, %sum, %x;\n"
        text += "red.global.add.u64 [%to], %sum;\nret;\n}\n"
    return text, found


TYPES = {"u32": ctypes.c_uint32, "u64": ctypes.c_uint64, "s32": ctypes.c_int32}


class Worker:
    def __init__(self, context: Any, functions: list[tuple[Any, tuple[str, ...]]], seed: int) -> None:
        self.context = context
        self.functions = functions
        self.rng = random.Random(seed)
        self.turns = self.launched = self.refused = 0
        self.wrong: list[str] = []

    def work(self, stop: threading.Event) -> None:
        try:
            driver.cuCtxSetCurrent(self.context)
            self.stream = driver.cuStreamCreate(1)
            self.event = driver.cuEventCreate(2)
            self.number = driver.cuMemAlloc(8)
            self.host = (ctypes.c_uint64 * 1)(0)
            driver.cuMemcpyHtoDAsync(self.number, self.host, 8, self.stream)
            self.expected = 0
            while not stop.is_set():
                for _ in range(100):
                    self.rng.choice(
                        (self.launch, self.launch, self.launch, self.copy, self.graph, self.fail, self.allocate)
                    )()
                    self.turns += 1
                self.look()
            driver.cuMemFree(self.number)
            driver.cuEventDestroy(self.event)
            driver.cuStreamDestroy(self.stream)
        except BaseException:
            self.wrong.append(traceback.format_exc())

    def launch(self) -> None:
        function, kinds = self.rng.choice(self.functions if self.rng.randrange(20) == 0 else self.functions[:20])
        values = [self.rng.getrandbits(31) if kind != "s32" else self.rng.randrange(-1000, 1000) for kind in kinds]
        types = (ctypes.c_void_p, *[TYPES[kind] for kind in kinds])
        status = bindings.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, self.stream, ((self.number, *values), types), 0)
        assert status == (0,), status
        self.expected += sum(values)
        self.launched += 1

    def copy(self) -> None:
        memory = driver.cuMemAllocAsync(64, self.stream)
        given, back = bytearray(self.rng.randbytes(64)), bytearray(64)
        driver.cuMemcpyHtoDAsync(memory, given, 64, self.stream)
        driver.cuMemcpyDtoHAsync(back, memory, 64, self.stream)
        driver.cuMemFreeAsync(memory, self.stream)
        driver.cuStreamSynchronize(self.stream)
        assert given == back, "a copy lost bytes"

    def graph(self) -> None:
        driver.cuStreamBeginCapture(self.stream, 2)
        self.launch()
        self.launch()
        graph = driver.cuStreamEndCapture(self.stream)
        runs = driver.cuGraphInstantiate(graph, 0)
        driver.cuGraphLaunch(runs, self.stream)
        driver.cuStreamSynchronize(self.stream)
        driver.cuGraphExecDestroy(runs)
        driver.cuGraphDestroy(graph)

    def fail(self) -> None:
        """Calls that the driver refuses, and calls that Python refuses."""
        how = self.rng.randrange(5)
        self.refused += 1
        if how == 0:
            function, _ = self.functions[0]
            assert bindings.cuLaunchKernel(
                function, 1, 1, 1, 4096, 1, 1, 0, self.stream, ((5, 5), (ctypes.c_void_p, ctypes.c_uint32)), 0
            ) == (1,)
        elif how == 1:
            assert bindings.cuMemAlloc(1 << 50)[0] == 2
        elif how == 2:
            try:
                driver.cuMemAlloc(0)
                raise AssertionError("no bytes were given")
            except driver.CudaError:
                pass
        elif how == 3:
            try:
                driver.cuMemcpyHtoD(self.number, object(), 8)  # type: ignore[arg-type]
                raise AssertionError("an object was copied")
            except TypeError:
                pass
        else:
            assert bindings.cuDeviceGetAttribute(10_000, 0)[0] == 1

    def allocate(self) -> None:
        driver.cuEventRecord(self.event, self.stream)
        while not driver.cuEventQuery(self.event):
            pass
        driver.cuMemFree(driver.cuMemAlloc(self.rng.randrange(1, 1 << 16)))

    def look(self) -> None:
        driver.cuStreamSynchronize(self.stream)
        driver.cuMemcpyDtoH(self.host, self.number, 8)
        assert self.host[0] == self.expected % (1 << 64), f"{self.host[0]} where {self.expected % (1 << 64)} was added"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.gpu.soak", description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--threads", type=int, default=8)
    seconds, count = (arguments := parser.parse_args()).seconds, arguments.threads
    driver.cuInit(0)
    context = driver.cuDevicePrimaryCtxRetain(driver.cuDeviceGet(0))
    driver.cuCtxSetCurrent(context)
    text, found = kernels()
    module = driver.cuModuleLoadData(text.encode())
    functions = [(driver.cuModuleGetFunction(module, name), kinds) for name, kinds in found.items()]
    workers = [Worker(context, functions, seed) for seed in range(count)]
    stop = threading.Event()
    threads = [threading.Thread(target=worker.work, args=(stop,)) for worker in workers]
    free, _ = driver.cuMemGetInfo()
    for thread in threads:
        thread.start()
    end = time.monotonic() + seconds
    sizes = []
    while time.monotonic() < end and any(thread.is_alive() for thread in threads):
        time.sleep(min(5.0, seconds))
        sizes.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
    stop.set()
    for thread in threads:
        thread.join(60)
    wrong = [each for worker in workers for each in worker.wrong] + [
        f"{t} does not end" for t in threads if t.is_alive()
    ]
    print(f"Python {sys.version.split()[0]}, {driver.cuDeviceGetName(256, 0)}, {count} threads, {seconds:.0f} s")
    for name in ("turns", "launched", "refused"):
        print(f"{name:<9} {sum(getattr(worker, name) for worker in workers)}")
    print(
        f"memory    {sizes[:1]} to {sizes[-1:]} MB at most; on the device {(free - driver.cuMemGetInfo()[0]) >> 20} MiB less"
    )
    print(f"code      {cuda_ctypes.machine_code()}")
    print("\n".join(wrong) or "nothing lost")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
