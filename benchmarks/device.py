"""``python -m benchmarks.device``: calls on a real driver and GPU, including their work.

Each figure includes the driver's own time, the same for all packages; ``benchmarks.calls`` shows the binding's share
alone. ``ctypes, prepared`` is ctypes with each argument converted beforehand: the minimum for a call through ctypes.
"""

from __future__ import annotations

import argparse
import ctypes
import sys
from typing import Any

from benchmarks.calls import available, figures
from benchmarks.cases import OURS, PEER, kernel_arguments
from benchmarks.facts import facts
from benchmarks.table import table
from benchmarks.timing import Code, interleaved
from cuda_ctypes.errors import CudaCtypesError

PREPARED = "ctypes, prepared"
FILE = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
LAUNCHED = (0, 3, 8)
"""The kernels' numbers of arguments."""

PTX_TYPES = (".u64", ".u32", ".f32")
"""The kernels' types for the arguments of :func:`benchmarks.cases.kernel_arguments`."""


def ptx() -> bytes:
    """Empty kernels."""
    kernels = []
    for count in LAUNCHED:
        parameters = ", ".join(f".param {PTX_TYPES[index % 3]} p{index}" for index in range(count))
        kernels.append(f".visible .entry nothing{count}({parameters}) {{ ret; }}")
    return "\n".join([".version 7.0", ".target sm_52", ".address_size 64", *kernels, ""]).encode()


OBJECTS = f"""
def ok(result):
    assert int(result[0]) == 0, result
    return result[1] if len(result) == 2 else result[1:]
ok(cuInit(0))
device = ok(cuDeviceGet(0))
context = ok(cuDevicePrimaryCtxRetain(device))
ok(cuCtxSetCurrent(context))
stream, event = ok(cuStreamCreate(0)), ok(cuEventCreate(0))
module = ok(cuModuleLoadData({ptx()!r}))
warp_size = CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE
address = ctypes.c_void_p.from_param
"""

CALLS = [
    (
        "cuPointerGetAttribute(enum, address)",
        "memory, kind = ok(cuMemAlloc(4096)), CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE",
        "cuPointerGetAttribute(kind, memory)",
    ),
    (
        "cuEventElapsedTime(event, event)",
        "ok(cuEventRecord(event, stream))\nok(cuEventSynchronize(event))",
        "cuEventElapsedTime(event, event)",
    ),
    (
        "cuMemPoolSetAttribute(pool, enum, cuuint64_t)",
        "pool, kind, most = ok(cuDeviceGetMemPool(device)), CUmemPool_attribute(4), cuuint64_t(1 << 20)",
        "cuMemPoolSetAttribute(pool, kind, most)",
    ),
    (
        "cuMemPoolGetAttribute(pool, enum)",
        "pool, kind = ok(cuDeviceGetMemPool(device)), CUmemPool_attribute(4)",
        "cuMemPoolGetAttribute(pool, kind)",
    ),
    (
        "cuTensorMapEncodeTiled(rank 2)",
        "memory, sizes, strides = ok(cuMemAlloc(1 << 20)), [cuuint64_t(256), cuuint64_t(256)], [cuuint64_t(1024)]\n"
        "box, ones = [cuuint32_t(64), cuuint32_t(64)], [cuuint32_t(1), cuuint32_t(1)]\n"
        "kinds = [CUtensorMapDataType(7), CUtensorMapInterleave(0), CUtensorMapSwizzle(0), CUtensorMapL2promotion(0),\n"
        "         CUtensorMapFloatOOBfill(0)]\n"
        "encode = lambda: cuTensorMapEncodeTiled(kinds[0], 2, memory, sizes, strides, box, ones, *kinds[1:])\n"
        "ok(encode())",
        "encode()",
    ),
]
"""Further calls: the name, preparations, and the statement."""


def calls() -> list[tuple[str, Code, Code | None]]:
    """The name, the statement for a package with the names of cuda.bindings, and the same through ctypes alone."""
    rows: list[tuple[str, Code, Code | None]] = [
        (
            "cuCtxGetCurrent()",
            Code(OBJECTS, "cuCtxGetCurrent()"),
            prepared("cuCtxGetCurrent", "ctypes.byref(ctypes.c_void_p())"),
        ),
        (
            "cuDeviceGetAttribute(enum, device)",
            Code(OBJECTS, "cuDeviceGetAttribute(warp_size, device)"),
            prepared("cuDeviceGetAttribute", "ctypes.byref(ctypes.c_int()), 10, int(device)"),
        ),
        (
            "cuEventRecord(event, stream)",
            Code(OBJECTS, "cuEventRecord(event, stream)"),
            prepared("cuEventRecord", "address(int(event)), address(int(stream))"),
        ),
        (
            "cuStreamQuery(stream)",
            Code(OBJECTS, "cuStreamQuery(stream)"),
            prepared("cuStreamQuery", "address(int(stream))"),
        ),
        (
            "cuMemAllocAsync(int), cuMemFreeAsync(handle)",
            Code(OBJECTS, "cuMemFreeAsync(cuMemAllocAsync(4096, stream)[1], stream)"),
            None,
        ),
    ]
    rows += [(name, Code(OBJECTS + setup, call), None) for name, setup, call in CALLS]
    for count in LAUNCHED:
        values, kinds = kernel_arguments(count)
        kernel = f"{OBJECTS}kernel = ok(cuModuleGetFunction(module, b'nothing{count}'))\nkinds = {kinds}\n"
        call = f"cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, stream, ({values}, kinds), 0)"
        keep = (
            f"kept = [kind(value) for kind, value in zip(kinds, {values})]\n"
            f"pointers = (ctypes.c_void_p * {count})(*[ctypes.addressof(item) for item in kept])"
        )
        arguments = "address(int(kernel)), 1, 1, 1, 32, 1, 1, 0, address(int(stream)), pointers, None"
        rows.append(
            (
                f"cuLaunchKernel({count} arguments)",
                Code(kernel, call),
                prepared("cuLaunchKernel", arguments, kernel + keep),
            )
        )
    return rows


def prepared(name: str, arguments: str, setup: str = OBJECTS) -> Code:
    """A call of the C function with arguments made once."""
    unpacked = f"function, arguments = ctypes.CDLL({FILE!r})[{name!r}], ({arguments},)"
    return Code(f"{setup}\n{unpacked}", "function(*arguments)")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.device", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="time per package and row (default 0.5)")
    seconds = parser.parse_args().seconds
    print(facts())
    modules = available(OURS, PEER)
    try:
        print(device(modules[OURS]), end="\n\n", flush=True)
        waiting = ctypes.CDLL(FILE)[
            "cuCtxSynchronize"
        ]  # between rounds: the queue of a stream holds about 1000 launches
    except (CudaCtypesError, OSError, RuntimeError) as error:  # a missing driver or device is not a failure
        print(f"\nThere is no GPU to measure on: {type(error).__name__}: {error}")
        return 0
    rows: list[list[Any]] = []
    for name, code, alone in calls():
        loops = {}
        for package, module in modules.items():
            try:
                loops[package] = code.loop(module)
            except AssertionError as error:  # a status; cuda.bindings' tensor maps are aligned by chance
                print(f"left out: {name} by {package}: {error}")
        if alone is not None:
            loops[PREPARED] = alone.loop(modules[OURS])
        times = interleaved(loops, seconds, waiting)
        ours, peer = times[OURS], times.get(PEER)
        rows.append(
            [
                name,
                figures(peer),
                figures(ours),
                ours.over(peer) if peer else None,
                ours.minimum / peer.minimum if peer else None,
                figures(times.get(PREPARED)),
            ]
        )
    print(table(["ns per call, median (minimum)", PEER, OURS, "ratio", "of minima", PREPARED], rows))
    return 0


def device(driver: Any) -> str:
    """The name and versions of the GPU and its driver."""

    def ok(result: Any) -> Any:
        if int(result[0]):
            raise RuntimeError(f"{result[0]!r}")
        return result[-1]

    ok(driver.cuInit(0))
    number = ok(driver.cuDeviceGet(0))
    version = ok(driver.cuDriverGetVersion())
    name = ok(driver.cuDeviceGetName(256, number)).split(b"\0")[0].decode()
    return f"{name}, driver for CUDA {version // 1000}.{version % 1000 // 10}"


if __name__ == "__main__":
    sys.exit(main())
