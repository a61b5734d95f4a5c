"""The timed calls of ``cuda_ctypes.core``: one statement for it and for cuda.core, and the equivalent for others."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.cases import kernel_arguments
from benchmarks.timing import Code

PEER, OURS, BINDINGS, CUPY, PYCUDA = "cuda.core", "ours", "cuda.bindings", "CuPy", "PyCUDA"

LAUNCHED = (0, 3, 8, 16)
"""The kernels' numbers of arguments."""
KINDS, VALUES = ("ctypes.c_void_p", "ctypes.c_longlong", "ctypes.c_double"), ("0x7F0000000000", "1024", "1.5")
PTX_TYPES = (".u64", ".s64", ".f64")
"""A kernel's types for a pointer, a Python int and a Python float."""


def ptx() -> bytes:
    """Empty kernels: kernelN has N parameters."""
    kernels = []
    for count in LAUNCHED:
        parameters = ", ".join(f".param {PTX_TYPES[index % 3]} p{index}" for index in range(count))
        kernels.append(f".visible .entry kernel{count}({parameters}) {{ ret; }}")
    return "\n".join([".version 7.0", ".target sm_52", ".address_size 64", *kernels, ""]).encode()


@dataclass(frozen=True)
class Case:
    """One row: the code per package, and the targets for ours."""

    name: str
    code: dict[str, Code]
    at_most: float | None = None
    """The largest ratio to cuda.core."""
    in_c: str = ""
    """An expression for :func:`benchmarks.in_c.loop`, evaluated after our setup: a C function and its arguments."""
    of_c: float | None = None
    """The largest ratio to that function called from C."""


SETUP = {
    OURS: f"""
core = driver
device = core.Device(0)
device.set_current()
stream, other = device.create_stream(), device.create_stream()
event = device.create_event()
stream.record(event)
pool = device.memory_resource
source, target = device.allocate(4096, stream=stream), device.allocate(4096, stream=stream)
config = core.LaunchConfig(grid=1, block=32)
code = core.ObjectCode.from_ptx({ptx()!r})
""",
    BINDINGS: f"""
def ok(result):
    assert int(result[0]) == 0, result
    return result[1] if len(result) == 2 else result[1:]
ok(cuInit(0))
device = ok(cuDeviceGet(0))
ok(cuCtxSetCurrent(ok(cuDevicePrimaryCtxRetain(device))))
stream, event = ok(cuStreamCreate(1)), ok(cuEventCreate(2))
ok(cuEventRecord(event, stream))
pool = ok(cuDeviceGetMemPool(device))
source, target = ok(cuMemAllocFromPoolAsync(4096, pool, stream)), ok(cuMemAllocFromPoolAsync(4096, pool, stream))
code = ok(cuLibraryLoadData({ptx()!r}, None, None, 0, None, None, 0))
warp_size = CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE
""",
    CUPY: f"""
cupy = driver
import tempfile
device = cupy.cuda.Device(0)
device.use()
stream, other = cupy.cuda.Stream(non_blocking=True), cupy.cuda.Stream(non_blocking=True)
event = cupy.cuda.Event(disable_timing=True)
stream.use()
cupy.benchmark_keeps = stream  # use() does not
event.record(stream)
pool = cupy.cuda.MemoryAsyncPool()
source, target = pool.malloc(4096), pool.malloc(4096)
with tempfile.NamedTemporaryFile(suffix=".ptx") as file:
    file.write({ptx()!r})
    file.flush()
    code = cupy.RawModule(path=file.name)
    kernels = {{count: code.get_function(f"kernel{{count}}") for count in {LAUNCHED}}}
""",
    PYCUDA: f"""
import pycuda.autoprimaryctx, numpy
stream, other = driver.Stream(), driver.Stream()
event = driver.Event(driver.event_flags.DISABLE_TIMING)
event.record(stream)
source, target = driver.mem_alloc(4096), driver.mem_alloc(4096)
code = driver.module_from_buffer({ptx()!r})
""",
}
SETUP[PEER] = SETUP[OURS]
OUR_PYCUDA = f"""
from cuda_ctypes.pycuda import driver as drv
drv.Device(0).retain_primary_context().push()
stream, code = drv.Stream(), drv.Module({ptx()!r})
"""


def case(
    name: str,
    text: str,
    at_most: float | None = None,
    *,
    bindings: str = "",
    cupy: str = "",
    pycuda: str = "",
    in_c: str = "",
) -> Case:
    texts = {PEER: text, OURS: text, BINDINGS: bindings, CUPY: cupy, PYCUDA: pycuda}
    return Case(name, {package: Code(SETUP[package], call) for package, call in texts.items() if call}, at_most, in_c)


def launches() -> list[Case]:
    rows = []
    for count in LAUNCHED:
        values, kinds = kernel_arguments(count, KINDS, VALUES)
        given = values[1:-1].rstrip(",")
        kernel = f"kernel = code.get_kernel('kernel{count}')\n"
        comma = ", " if given else ""
        plain = Code(SETUP[OURS] + f"{kernel}launch = core.launch", f"launch(stream, config, kernel{comma}{given})")
        types = ", ".join(kinds[1:-1].rstrip(",").split(", "))
        prepared = Code(
            SETUP[OURS] + f"{kernel}launch = kernel.prepare(stream, config{comma}{types})", f"launch({given})"
        )
        others = {
            PEER: plain,
            BINDINGS: Code(
                f"{SETUP[BINDINGS]}kernel = CUfunction(int(ok(cuLibraryGetKernel(code, b'kernel{count}'))))\nkinds = {kinds}",
                f"cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, stream, ({values}, kinds), 0)",
            ),
            CUPY: Code(f"{SETUP[CUPY]}kernel = kernels[{count}]", f"kernel((1,), (32,), {values})"),
            PYCUDA: Code(
                f"{SETUP[PYCUDA]}kernel = code.get_function('kernel{count}')\n"
                f"kernel.prepare({''.join('Pqd'[index % 3] for index in range(count))!r})\n"
                "launch = kernel.prepared_async_call",
                f"launch((1, 1), (32, 1, 1), stream{comma}{given})",
            ),
        }
        by_pycuda = Code(
            f"{SETUP[OURS]}{OUR_PYCUDA}launch = code.get_function('kernel{count}')"
            f".prepare({''.join('Pqd'[index % 3] for index in range(count))!r}).prepared_async_call",
            f"launch((1, 1), (32, 1, 1), stream{comma}{given})",
        )
        in_c = f"launch_of(code.get_kernel('kernel{count}'), {count}, stream)"
        rows.append(Case(f"prepared launch, {count} arguments", {OURS: prepared, **others}, 1.0, in_c, of_c=1.05))
        rows.append(
            Case(f"prepared call of cuda_ctypes.pycuda, {count} arguments", {**others, OURS: by_pycuda}, None, in_c)
        )
        rows.append(Case(f"launch, {count} arguments", {OURS: plain, **others}, 1.15 if count <= 3 else 1.0, in_c))
    objects = Code(
        SETUP[OURS]
        + "import numpy\nkernel = code.get_kernel('kernel3')\nlaunch = core.launch\n"
        + "number, real = ctypes.c_longlong(1024), numpy.float64(1.5)",
        "launch(stream, config, kernel, source, number, real)",
    )
    rows.append(Case("launch, 3 arguments: Buffer, ctypes, NumPy", {OURS: objects, PEER: objects}, 1.15))
    return rows


def streams() -> list[Case]:
    return [
        case(
            "stream.record(event)",
            "stream.record(event)",
            1.0,
            bindings="cuEventRecord(event, stream)",
            cupy="event.record(stream)",
            pycuda="event.record(stream)",
            in_c="function('cuEventRecord', event, stream)",
        ),
        case("stream.record()", "stream.record()"),
        case(
            "stream.wait(event)",
            "stream.wait(event)",
            1.0,
            bindings="cuStreamWaitEvent(stream, event, 0)",
            cupy="stream.wait_event(event)",
            pycuda="stream.wait_for_event(event)",
            in_c="function('cuStreamWaitEvent', stream, event)",
        ),
        case("stream.wait(stream)", "stream.wait(other)", 1.0),
        case(
            "create_stream() and close()",
            "device.create_stream().close()",
            1.0,
            bindings="cuStreamDestroy(cuStreamCreateWithPriority(1, 0)[1])",
            cupy="cupy.cuda.Stream(non_blocking=True)",
            pycuda="driver.Stream()",
        ),
        case(
            "create_event() and close()",
            "device.create_event().close()",
            bindings="cuEventDestroy(cuEventCreate(2)[1])",
            cupy="cupy.cuda.Event(disable_timing=True)",
            pycuda="driver.Event(2)",
        ),
    ]


def memory() -> list[Case]:
    return [
        case(
            "pool.allocate(4096) and close()",
            "pool.allocate(4096, stream=stream).close()",
            1.0,
            bindings="cuMemFreeAsync(cuMemAllocFromPoolAsync(4096, pool, stream)[1], stream)",
            cupy="pool.malloc(4096)",
            pycuda="driver.mem_alloc(4096).free()",
        ),
        case("pool.allocate(4096), dropped", "pool.allocate(4096, stream=stream)", 1.0),
        case("device.allocate(4096) and close()", "device.allocate(4096, stream=stream).close()", 1.0),
        case(
            "buffer.copy_to(buffer)",
            "source.copy_to(target, stream=stream)",
            bindings="cuMemcpyAsync(target, source, 4096, stream)",
            cupy="target.copy_from_device_async(source, 4096, stream)",
            pycuda="driver.memcpy_dtod_async(target, source, 4096, stream)",
        ),
        case(
            "buffer.fill(0)",
            "target.fill(0, stream=stream)",
            bindings="cuMemsetD8Async(target, 0, 4096, stream)",
            cupy="target.memset_async(0, 4096, stream)",
            pycuda="driver.memset_d8_async(target, 0, 4096, stream)",
        ),
    ]


def devices() -> list[Case]:
    return [
        case(
            "device.properties.warp_size",
            "device.properties.warp_size",
            1.0,
            bindings="cuDeviceGetAttribute(warp_size, device)",
            cupy="cupy.cuda.runtime.deviceGetAttribute(10, 0)",
        ),
        case("Device()", "core.Device()"),
        case("Device(0)", "core.Device(0)"),
        case("device.set_current()", "device.set_current()"),
        case("LaunchConfig(grid=1, block=32)", "core.LaunchConfig(grid=1, block=32)"),
        case("LaunchConfig(grid=(8, 4), block=(32, 8, 1))", "core.LaunchConfig(grid=(8, 4), block=(32, 8, 1))"),
    ]


def all_cases() -> list[Case]:
    return [*launches(), *streams(), *memory(), *devices()]
