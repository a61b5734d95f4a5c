"""``launch``, ``LaunchConfig``, and the arguments of kernels."""

from __future__ import annotations

import ctypes
import struct
import weakref
from typing import Any

import numpy
from cuda.core import Buffer, Device, LaunchConfig, LegacyPinnedMemoryResource, ObjectCode, launch

from tests.gpu import ptx
from tests.gpu.core.tools import in_threads

WRONG: Any = (None, 0, "text", 1.5, object(), [], {})


def _host(size: int) -> Any:
    return LegacyPinnedMemoryResource().allocate(size)


def _read(buffer: Any, size: int) -> bytes:
    return ctypes.string_at(int(buffer.handle), size)


def configs(see: Any, device: Any) -> None:
    for grid in (1, 3, (1,), (1, 2), (1, 2, 3), [1, 2], (1, 2, 3, 4), (), 0, -1, (0, 1), "1", 1.5, None, (1.5,), True):
        made = see(lambda grid=grid: LaunchConfig(grid=grid, block=1))
        see(lambda made=made: made.grid)
        made = see(lambda grid=grid: LaunchConfig(grid=1, block=grid))
        see(lambda made=made: made.block)
        made = see(lambda grid=grid: LaunchConfig(grid=1, cluster=grid, block=1))
        see(lambda made=made: (made.cluster, made.grid))
    for size in (0, 1024, -1, None, 1.5, "1", 1 << 40):
        made = see(lambda size=size: LaunchConfig(grid=1, block=1, shmem_size=size))
        see(lambda made=made: made.shmem_size)
    for flag in (True, False, 0, 1, None, "yes"):
        made = see(lambda flag=flag: LaunchConfig(grid=1, block=1, is_cooperative=flag))
        see(lambda made=made: made.is_cooperative)
        made = see(lambda flag=flag: LaunchConfig(grid=1, block=1, programmatic_stream_serialization=flag))
        see(lambda made=made: made.programmatic_stream_serialization)
    see(LaunchConfig)
    see(LaunchConfig, 1)
    see(LaunchConfig, 1, 1)
    see(LaunchConfig, 1, None, 1)
    see(LaunchConfig, 1, 2, 3, 4)
    see(LaunchConfig, grid=1)
    see(LaunchConfig, block=1)
    see(LaunchConfig, grid=1, block=1, wrong=1)
    see(lambda: LaunchConfig(grid=1, cluster=2, block=1, is_cooperative=True))


def config_objects(see: Any, device: Any) -> None:
    config = LaunchConfig(grid=(2, 3), block=4, shmem_size=5)
    see.members(config, "grid", "block", "cluster", "shmem_size", "is_cooperative", "programmatic_stream_serialization")
    see(repr, config)
    see(lambda: config == LaunchConfig(grid=(2, 3), block=4, shmem_size=5))
    see(lambda: hash(config) == hash(LaunchConfig(grid=(2, 3), block=4, shmem_size=5)))
    see(lambda: config == 1)
    for name, value in (("grid", (5, 6, 7)), ("block", (1, 1, 1)), ("shmem_size", 9), ("is_cooperative", True)):
        see(setattr, config, name, value)
        see(getattr, config, name)
    for name, value in (("grid", 5), ("block", "1"), ("cluster", (1, 1, 1)), ("is_cooperative", 3)):
        see(setattr, config, name, value)
        see(getattr, config, name)
    see(repr, config)
    reference = see(weakref.ref, config)
    del config
    see.gone(reference)


def usual(see: Any, device: Any, stream: Any, kernel: Any) -> None:
    count = 8
    left, right, total = (_host(4 * count) for _ in range(3))
    for buffer in (left, right):
        ctypes.memmove(int(buffer.handle), struct.pack(f"{count}f", *range(count)), 4 * count)
    config = LaunchConfig(grid=1, block=count)
    see(launch, stream, config, kernel, total, left, right, ctypes.c_uint32(count))
    see(stream.sync)
    see(_read, total, 4 * count)
    see(launch, stream, config, kernel, int(total.handle), left.handle, right, numpy.uint32(count))
    see(stream.sync)
    see(launch, stream, config, kernel, ctypes.c_void_p(int(total.handle)), left, right, count)
    see(stream.sync)
    see(launch, device.default_stream, config, kernel, total, left, right, numpy.uint32(2))
    see(device.default_stream.sync)
    see(_read, total, 4 * count)


def echo(see: Any, device: Any, stream: Any) -> None:
    from cuda.bindings import driver

    text = ptx.KERNELS.replace(", .param .align 8 .b8 p_struct[16]", "")
    text = "\n".join(line for line in text.splitlines() if "p_struct" not in line)
    kernel = ObjectCode.from_ptx(text.encode()).get_kernel("echo")
    out = _host(128)
    config = LaunchConfig(grid=1, block=1)

    class Pair(ctypes.Structure):
        _fields_ = [("first", ctypes.c_int64), ("second", ctypes.c_int64)]

    class Word(ctypes.c_int32):
        pass

    class Double(ctypes.c_double):
        pass

    class Byte(ctypes.c_uint8):
        pass

    class Short(ctypes.c_int16):
        pass

    class Float(ctypes.c_float):
        pass

    small = ctypes.c_int32(-3), ctypes.c_float(1.25), ctypes.c_int64(-4), 2.5
    usual = [*small, ctypes.c_uint8(200), ctypes.c_int16(-5)]
    alternatives = {
        0: (numpy.int32(-3), Word(-3), numpy.uint32(3), driver.CUdevice(3), ctypes.c_float(1.5), True, -3, "a"),
        1: (numpy.float32(1.25), Float(1.25), numpy.int32(1), numpy.complex64(1 + 2j)),
        2: (numpy.int64(-4), numpy.uint64(4), 1 << 63, -(1 << 63), 1 << 64, ctypes.c_ulong(5), driver.CUdeviceptr(8)),
        3: (numpy.float64(2.5), ctypes.c_double(2.5), Double(2.5), 1j, numpy.complex64(1 + 2j), 2),
        4: (
            numpy.uint8(1),
            numpy.int8(-1),
            Byte(9),
            numpy.bool_(True),
            False,
            ctypes.c_bool(True),
            ctypes.c_char(b"a"),
        ),
        5: (numpy.int16(-5), Short(-5), numpy.float16(1.5), ctypes.c_ushort(5)),
    }
    for position in alternatives:
        for choice in (usual[position], *alternatives[position], None, object(), Pair(6, 7), b"text"):
            see(_echoed, stream, config, kernel, out, usual, position, choice)


def _echoed(stream: Any, config: Any, kernel: Any, out: Any, usual: Any, position: int, choice: Any) -> Any:
    given = [*usual]
    given[position] = choice
    ctypes.memset(int(out.handle), 0, 128)
    launch(stream, config, kernel, out, *given)
    stream.sync()
    return _read(out, 64)


def wrong_arguments(see: Any, device: Any, stream: Any, kernel: Any, config: Any) -> None:
    for given in (object(), "text", b"bytes", [1], (1,), {}, 1j, {1}, 1 << 64, -(1 << 63) - 1, device, stream, kernel):
        see(lambda given=given: launch(stream, config, code_of(device).get_kernel("increment"), given))


def code_of(device: Any) -> Any:
    return ObjectCode.from_ptx(ptx.KERNELS.encode())


def wrong(see: Any, device: Any, stream: Any, code: Any, config: Any) -> None:
    kernel = code.get_kernel("increment")
    see(launch, stream, config, kernel)
    for other in WRONG:
        see(launch, other, config, kernel)
        see(launch, stream, other, kernel)
        see(launch, stream, config, other)
    see(launch)
    see(launch, stream)
    see(launch, stream, config)
    see(launch, config, stream, kernel)
    see(launch, stream, kernel, config)
    see(launch, kernel, config)
    see(launch, stream=stream, config=config, kernel=kernel)
    see(launch, stream, {"grid": 1, "block": 1}, kernel)
    see(launch, device, config, kernel)
    see(stream.sync)
    closed = device.create_stream()
    closed.close()
    see(launch, closed, config, kernel)
    see(launch, stream, LaunchConfig(grid=1, block=1 << 20), kernel)
    see(launch, stream, LaunchConfig(grid=(1, 1 << 20), block=1), kernel)
    see(launch, stream, LaunchConfig(grid=1, block=1, shmem_size=1 << 24), kernel)
    see(launch, stream, config, kernel, 1, 2, 3)
    see(stream.sync)


def foreign_stream(see: Any, device: Any, stream: Any, code: Any, config: Any) -> None:
    class Foreign:
        def __init__(self, answer: Any) -> None:
            self.answer = answer

        def __cuda_stream__(self) -> Any:
            return self.answer

    kernel = code.get_kernel("increment")
    see(launch, Foreign((0, int(stream.handle))), config, kernel)
    see(launch, Foreign((1, int(stream.handle))), config, kernel)
    see(launch, Foreign(5), config, kernel)
    see(stream.sync)


def cooperative(see: Any, device: Any, stream: Any, code: Any) -> None:
    kernel = code.get_kernel("increment")
    see(launch, stream, LaunchConfig(grid=2, block=32, is_cooperative=True), kernel)
    see(launch, stream, LaunchConfig(grid=1 << 10, block=1024, is_cooperative=True), kernel)
    see(stream.sync)
    see(launch, stream, LaunchConfig(grid=2, block=32, programmatic_stream_serialization=True), kernel)
    see(stream.sync)


def clusters(see: Any, device: Any, stream: Any) -> None:
    code = ObjectCode.from_ptx(ptx.CLUSTERS.encode())
    kernel = see(code.get_kernel, "ranks")
    out = _host(64)
    ctypes.memset(int(out.handle), 0, 64)
    see(launch, stream, LaunchConfig(grid=2, cluster=2, block=1), kernel, out)
    see(stream.sync)
    see(_read, out, 32)
    see(launch, stream, LaunchConfig(grid=3, cluster=2, block=1), kernel, out)
    see(launch, stream, LaunchConfig(grid=1, cluster=64, block=1), kernel, out)
    see(stream.sync)


def closed_buffer(see: Any, device: Any, stream: Any, code: Any, config: Any) -> None:
    kernel = code.get_kernel("store_to")
    buffer = device.allocate(64, stream=stream)
    buffer.close()
    see(lambda: type(buffer.handle))
    see(launch, stream, config, kernel, Buffer.from_handle(0, 0))


def tensor_like(see: Any, device: Any, stream: Any, code: Any, config: Any) -> None:
    class Interface:
        @property
        def __cuda_array_interface__(self) -> Any:
            return {"data": (1, False), "shape": (1,), "typestr": "<i4", "version": 3, "strides": None}

    class Index:
        def __index__(self) -> int:
            return 5

    class Int:
        def __int__(self) -> int:
            return 5

    kernel = code.get_kernel("increment")
    for given in (Interface(), Index(), Int(), numpy.zeros(1), bytearray(8), memoryview(b"1")):
        see(launch, stream, config, kernel, given)
    see(stream.sync)


def in_a_worker(see: Any) -> None:
    see.worker(_increment)


def _increment() -> Any:
    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    launch(stream, LaunchConfig(grid=1, block=1), code_of(device).get_kernel("increment"))
    return stream.sync()


def without_context(see: Any) -> None:
    see(lambda: LaunchConfig(grid=1, block=1))
    see(lambda: LaunchConfig(grid=1, cluster=1, block=1))
    code = ObjectCode.from_ptx(ptx.KERNELS.encode())
    see(code.get_kernel, "increment")


def in_a_thread_without_context(see: Any, device: Any, stream: Any, code: Any, config: Any) -> None:
    see(lambda: in_threads(lambda: launch(stream, config, code.get_kernel("increment"))))
    see(lambda: in_threads(lambda: launch(stream, config, code.get_kernel("store_to"))))
    see(stream.sync)


def a_failing_kernel(see: Any, device: Any, stream: Any, code: Any, config: Any) -> None:
    see(launch, stream, config, code.get_kernel("store_to"), 8)
    see(stream.sync)
    see(stream.record)
    see(lambda: device.allocate(8, stream=stream))
    see(device.sync)
    see(stream.close)


def in_a_builder(see: Any, device: Any, stream: Any, code: Any, config: Any) -> None:
    builder = device.create_graph_builder()
    kernel = code.get_kernel("increment")
    see(launch, builder, config, kernel)
    builder.begin_building()
    see(launch, builder, config, kernel)
    builder.end_building()
    see(launch, builder, config, kernel)
    graph = builder.complete()
    see(launch, graph, config, kernel)
    see(graph.launch, stream)
    see(stream.sync)
