"""Machine code and Python functions (``CUDA_CTYPES_NATIVE=0``) treat calls alike.

One process of each makes the same calls with many kinds of arguments, right and wrong. Results, exceptions with their messages,
and the arguments that reach C must be equal.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Callable

import pytest

from tests.conftest import VARIABLE
from tests.interpreter import HURRY, ROOT

START = r"""
import ctypes, random, re, sys

def told(function, *arguments, **named):
    "What becomes of a call, without addresses."
    try:
        found = shown(function(*arguments, **named))
    except Exception as error:
        found = f"{type(error).__name__} ({type(error.__cause__).__name__}, {type(error.__context__).__name__}): {error}"
    found = found.partition(" The driver's log: ")[0]  # with times, in messages of Python 3.9 and 3.10
    return re.sub("0x[0-9a-f]{5,}", "0x", found)

def shown(value):
    if isinstance(value, (tuple, list)):
        return f"{type(value).__name__}({', '.join(map(shown, value))})"
    return f"{type(value).__name__} {value!r}"

class Index:
    def __index__(self):
        return 1

class Broken:
    def __index__(self):
        raise LookupError("no number")
    __int__ = __index__

Int, Float = type("Int", (int,), {}), type("Float", (float,), {})
numbers = [0, 1, 5, -1, 2**31 - 1, -2**31, 2**31, 2**32 - 1, 2**32, 2**63, 2**64 - 1, 2**64, -2**63, -2**63 - 1, 10**30]
others = [True, None, 1.5, 1e39, float("inf"), "1", b"12345678", (), [1], Int(5), Float(5), Index(), Broken(), ctypes.c_int(5),
          ctypes.c_float(1), ctypes.c_void_p(), object, 1j]
"""

FUNCTIONS = (
    START
    + r"""
from cuda_ctypes._floor.tables import table_of
from cuda_ctypes._floor.tables.declarations import prototype
from cuda_ctypes.bindings import driver as bindings
from cuda_ctypes.checked import driver as checked
from tests.standin.control import Recorder

recorder = Recorder(sys.argv[1])
table = table_of("cuda_ctypes.cu13", "driver")
repeated = table.settings.get("allocates", ())

def arrived(name):
    # Python repeats a refused allocation, for its message
    symbol = table.names.get(name, name)
    return recorder.calls(symbol)[: 1 if symbol in repeated else None]

NAMES = '''cuInit cuCtxSynchronize cuDeviceGet cuDeviceGetAttribute cuCtxGetLimit cuCtxSetLimit cuCtxGetStreamPriorityRange
    cuStreamCreate cuStreamCreateWithPriority cuStreamQuery cuStreamWaitEvent cuEventCreate cuEventRecord cuMemAlloc cuMemFree
    cuMemGetInfo cuMemcpyAsync cuMemsetD8Async cuMemsetD2D16 cuMemAllocAsync cuFuncSetCacheConfig cuLaunchKernel
    cuMemcpy2DAsync cuMemcpy3D cuArrayCreate cuMemCreate cuLaunchKernelEx cuModuleGetFunction cuGetErrorName cuEventElapsedTime
    cuTensorMapEncodeTiled cuGraphAddKernelNode cuGraphAddNode cuMemSetAccess cuMemPrefetchAsync cuMemAdvise cuDeviceGetUuid
    cuArrayGetDescriptor cuPointerGetAttribute cuMemPoolGetAttribute cuMemDiscardBatchAsync'''.split()

def own(face):
    live = face.CUstream(7)
    live.getPtr()
    made = [live, face.CUlimit.CU_LIMIT_STACK_SIZE, face.CUresult(1), type("Sub", (face.CUstream,), {})(13)]
    structs = face.CUDA_KERNEL_NODE_PARAMS, face.CUmemLocation, face.CUmemAccessDesc, face.CUgraphEdgeData, face.CUDA_MEMCPY2D, face.CUDA_MEMCPY3D, face.CUDA_ARRAY_DESCRIPTOR, face.CUmemAllocationProp, face.CUlaunchConfig
    for cls in structs:
        each = [cls(), cls(), type("Sub", (cls,), {})(), cls.__mro__[1]()]
        for number, struct in enumerate(each):
            ctypes.memset(struct.getPtr(), 1 + number, 4)
        made += each
    return made + [cls(3) for cls in (face.CUstream, face.CUevent, face.CUdeviceptr, face.CUdevice, face.CUfunction)]

for face in bindings, checked:
    handles = own(face)
    types = ctypes.c_int, ctypes.c_uint, ctypes.c_uint64, ctypes.c_int8, ctypes.c_float, ctypes.c_double, ctypes.c_void_p, None
    for name in NAMES:
        function, rng = getattr(face, name), random.Random(name)
        parameters = prototype(table.functions[table.names.get(name, name)]).parameters
        inputs = [item for item in parameters if item.direction == "in"]
        kinds = [getattr(face, item.base, None) for item in inputs]
        for attempt in range(120 if len(sys.argv) == 2 else 30):
            status = rng.choice((0, 0, 0, 1, 600, 12345, -1))
            recorder.program(table.names.get(name, name), status)
            looked = []
            for position, item in enumerate(parameters):
                if item.direction == "out" and item.base == "char":
                    continue  # C's own text: NULL here
                if item.direction == "out":
                    recorder.write(position, rng.choice((b"\1\0\0\0", b"\xff" * 4)))
                elif item.stars and item.base in ("void", "char"):
                    continue
                elif item.stars:  # a struct
                    looked.append(recorder.read(position, 4))
            given = []
            for item, kind in zip(inputs, kinds):
                usual = [value for value in handles if type(value) is kind] or numbers[:3]
                if item.base == "char":
                    usual = [b"text", b"", "text"]
                if "array" in item.notes:
                    lists = [rng.choices(usual, k=rng.choice((0, 1, 1, 2, 4))) for _ in range(6)]
                    usual = [None, *lists, *map(tuple, lists[:3]), rng.choices(usual + numbers, k=2), rng.choices(usual + others, k=2), usual * 40]
                given.append(rng.choice(rng.choices((usual, numbers, others, handles), (8, 2, 1, 1))[0]))
                if item.name == "kernelParams":
                    pairs = [(rng.choice(numbers + others + handles + [1.5] * 20), rng.choice(types)) for _ in range(rng.choice((0, 1, 1, 2)))]
                    given[-1] = rng.choice((tuple(zip(*pairs)) or ((), ()), ((3, 1e39), types[3:5]), ((3, 1.5), types[3:5]), ((), ()), 0, None))
                    if given[-1] and ctypes.c_void_p not in given[-1][1]:  # addresses are others in each process
                        looked.append(recorder.read(inputs.index(item), 4, 0, 0))
            if rng.random() < 0.1:
                given = given[:-1] if rng.random() < 0.5 else given + [0]
            named = {inputs[-1].name: given.pop()} if inputs and given and rng.random() < 0.05 else {}
            if len(sys.argv) > 2:  # each call is a function's first one
                delattr(face, name)
                function = getattr(face, name)
            print(ascii((face.__name__, name, attempt, told(function, *given, **named), [
                [not any(value) if item.stars else value for item, value in zip(parameters, call.arguments)] for call in arrived(name)
            ], [recorder.result(action) for action in looked])))
"""
)

CORE = (
    START
    + r"""
from cuda_ctypes import core
from tests.gpu.ptx import HEAD, image

device = core.Device(0)
device.set_current()
rng = random.Random(5)
several = ".param .u64 a, .param .s32 b, .param .f32 c, .param .u64 d, .param .f64 e, .param .u8 f, .param .u16 g, .param .u64 h"
kernels = "".join(f".visible .entry {name}({parameters}) {{ ret; }}" for name, parameters in [("one", ".param .u64 a"), ("eight", several)])
code = core.ObjectCode.from_ptx(image(HEAD.format(target="sm_75") + kernels))

class Foreign:
    def __init__(self, stream):
        self.stream = stream
    def __cuda_stream__(self):
        return self.stream.__cuda_stream__()

def closed(made):
    made.close()
    return made

stream, other, event, pool = device.create_stream(), device.create_stream(), device.create_event(), core.DeviceMemoryResource(0)
streams = [stream, stream, other, device.default_stream, Foreign(stream), closed(device.create_stream()), core.Stream.from_handle(int(stream.handle)),
           type("Sub", (core.Stream,), {})._of(stream._owned)]
events = [event, event, closed(device.create_event()), device.create_event({"timing_enabled": True})]
pools = [pool, pool, closed(core.DeviceMemoryResource(0, {"max_size": 1 << 20})), type("Sub", (core.DeviceMemoryResource,), {})(0)]
buffers = [pool.allocate(256, stream=stream), closed(pool.allocate(16, stream=stream)), core.Buffer.from_handle(4096, 8)]
config = core.LaunchConfig(grid=1, block=1)
configs = [config, config, core.LaunchConfig(grid=(1, 2), block=3), type("Sub", (core.LaunchConfig,), {})(1, None, 1), core.LaunchConfig(1, None, 10**6)]
live = core._driver.driver.CUdeviceptr(int(buffers[0].handle))
live.getPtr()
one, eight = code.get_kernel("one"), code.get_kernel("eight")
prepared = one.prepare(stream, config, core.Buffer), eight.prepare(stream, config, core.Buffer, int, ctypes.c_float, ctypes.c_int64, float, bool, ctypes.c_short, ctypes.c_uint64)
values = [buffers[0], *buffers, live, core._driver.driver.CUdeviceptr(int(buffers[0].handle))]

def pick(usual):
    return rng.choice(rng.choices((usual, numbers, others, [*events, *streams, *buffers]), (12, 1, 1, 1))[0])

def calls():
    yield core.Stream.record, (rng.choice(streams[:4]), pick(events)), {}
    yield rng.choice(streams[:3]).record, (pick(events),), {}
    yield stream.record, (), {"event": pick(events)}
    yield stream.record, (pick(events), pick([None, {}, 5])), {}
    yield stream.wait, (pick(events + streams),), {}
    yield rng.choice(streams[:4]).wait, (pick(events + streams),), {}
    yield rng.choice(pools).allocate, (pick([1, 8, 4096]),), {"stream": pick(streams)}
    yield pool.allocate, (pick([16]), pick(streams)), {}
    yield pool.allocate, (), {"stream": stream, "size": 5}
    yield core.launch, (pick(streams), pick(configs), one, pick(values)), {}
    yield core.launch, (stream, config, eight, pick(values), pick([5]), ctypes.c_float(1.5), pick([1 << 40]), pick([2.5]), pick([7]), ctypes.c_short(-2), pick([5])), {}
    yield core.launch, (stream, config, rng.choice((one, None, code)), *rng.choices(values, k=rng.choice((0, 1, 1, 2)))), {}
    yield core.launch, (stream, config), {"kernel": one}
    yield prepared[0], (pick(values),), {}
    yield prepared[1], (pick(values), pick([5]), pick([1.5, 1e39]), pick([9]), pick([2.5]), pick([True]), pick([-2]), pick([8])), {}
    yield prepared[0], tuple(rng.choices(values, k=rng.choice((0, 2)))), {}
    yield device.create_stream, (), {}
    yield device.create_stream, (pick([{"priority": 0}, {"nonblocking": False}]),), {}
    yield rng.choice(buffers[:1] + [pool.allocate(16, stream=rng.choice(streams[:4]))]).close, (), rng.choice(({}, {"stream": pick(streams)}))

for attempt in range(150):
    for number, (function, arguments, named) in enumerate(calls()):
        if number == 18 and isinstance(getattr(function, "__self__", None), core.Buffer) and function.__self__ is buffers[0]:
            continue
        print(ascii((attempt, number, told(function, *arguments, **named))))
"""
)


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy has no machine code")
@pytest.mark.parametrize(
    ("program", "mode", "more"),
    [(FUNCTIONS, "recording", []), (FUNCTIONS, "recording", ["first"]), (CORE, "behaving", [])],
    ids=["functions", "first calls of functions", "core"],
)
def test_both_do_the_same(standin: Callable[[str], Path], program: str, mode: str, more: list[str]) -> None:
    path = str(standin(mode))
    variables = {**os.environ, VARIABLE: path, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "0"}
    variables.pop("CUDA_CTYPES_API", None)
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", HURRY + program, path, *more],
            env={**variables, "CUDA_CTYPES_NATIVE": native},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for native in "10"
    ]
    by_code, by_python = (process.communicate(timeout=120)[0].splitlines() for process in processes)
    assert [process.returncode for process in processes] == [0, 0], "\n".join([*by_code[-5:], *by_python[-5:]])
    different = [f"{one}\n{other}" for one, other in zip(by_code, by_python) if one != other]
    assert not different, f"{len(different)} calls; by machine code and by Python:\n" + "\n\n".join(different[:10])
    assert len(by_code) == len(by_python) > 1000
