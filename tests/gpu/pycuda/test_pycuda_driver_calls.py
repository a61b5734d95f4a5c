"""Each call that ``cuda_ctypes.pycuda.driver`` promises, as a program makes it."""

from __future__ import annotations

import time
from array import array
from typing import Any

import pytest

from tests.gpu.ptx import KERNELS, image

pytestmark = pytest.mark.usefixtures("context")


def test_init_may_be_called_again(drv: Any) -> None:
    assert drv.init() is None
    assert drv.init(flags=0) is None


def test_init_without_a_driver_is_a_cuda_error(run_python: Any) -> None:
    program = """
        import os
        os.environ["CUDA_CTYPES_LIBCUDA"] = "/nowhere/libcuda.so.1"
        import cuda_ctypes.pycuda.driver as drv
        try:
            drv.init()
        except drv.CudaError as error:
            print(type(error) is drv.RuntimeError, "/nowhere/libcuda.so.1" in str(error))
    """
    assert run_python(program).split() == ["True", "True"]


def test_device(drv: Any, device: Any) -> None:
    assert drv.Device.count() >= 1
    assert isinstance(device.name(), str) and device.name()
    major, minor = device.compute_capability()
    assert (major, minor) >= (5, 0)
    assert device.total_memory() > 1 << 30
    assert device.get_attribute(drv.device_attribute.WARP_SIZE) == 32
    assert device.get_attribute(10) == 32, "a number is accepted like a name"


def test_context_by_the_device_and_by_its_class(drv: Any, device: Any, context: Any) -> None:
    for make, flag in ((device.make_context, "SCHED_SPIN"), (lambda flags: drv.Context(device, flags), "SCHED_AUTO")):
        made = make(getattr(drv.ctx_flags, flag))
        assert drv.Context.get_current() is made
        assert made.get_device() == device
        assert made.synchronize() is None
        assert made.pop() is made
        assert drv.Context.get_current() is context
        made.push()
        assert drv.Context.get_current() is made
        made.detach()
        assert drv.Context.get_current() is context


def test_memory(drv: Any) -> None:
    free, total = drv.mem_get_info()
    assert 0 < free <= total
    memory, other = drv.mem_alloc(16), drv.mem_alloc(16)
    assert type(memory) is drv.DeviceAllocation
    assert int(memory) > 0 and len(memory) == 16
    drv.memcpy_htod(memory, b"0123456789abcdef")
    drv.memcpy_dtod(other, memory, 16)
    out = bytearray(16)
    drv.memcpy_dtoh(out, other)
    assert out == b"0123456789abcdef"
    assert memory.free() is None


def test_page_locked_memory(drv: Any) -> None:
    memory = drv.mem_host_alloc(64, drv.host_alloc_flags.PORTABLE | drv.host_alloc_flags.DEVICE_MAP)
    assert type(memory) is drv.HostAllocation
    assert len(memory) == 64
    assert memory.free() is None


def test_stream(drv: Any) -> None:
    event = drv.Event()
    for flags in (drv.stream_flags.DEFAULT, drv.stream_flags.NON_BLOCKING, 0):
        stream = drv.Stream(flags)
        event.record(stream)
        assert drv.Stream().wait_for_event(event) is None
        assert stream.synchronize() is None
        assert stream.is_done() is True


def test_event(drv: Any) -> None:
    start, end = drv.Event(), drv.Event(drv.event_flags.BLOCKING_SYNC)
    start.record()
    memory = drv.mem_alloc(1 << 20)
    drv.memset_d8(memory, 1, 1 << 20)
    time.sleep(0.001)
    end.record(stream=None)
    end.synchronize()
    assert end.query() is True
    assert 0 < end.time_since(start) == start.time_till(end) < 10_000, "milliseconds"
    for other in (drv.Event(), drv.Event(drv.event_flags.DISABLE_TIMING).record()):
        with pytest.raises(drv.LogicError, match="INVALID_HANDLE.*never recorded, was made with DISABLE_TIMING"):
            other.time_since(start)


def test_module_and_function(drv: Any) -> None:
    module = drv.Module(image(KERNELS))
    function = module.get_function("increment")
    assert type(function) is drv.Function
    where, size = module.get_global("counter")
    assert isinstance(where, drv.DeviceAllocation) and size == len(where) == 4
    assert function(block=(1, 1, 1)) is None
    assert function(block=(1, 1, 1), grid=(2, 1, 1), stream=drv.Stream(), shared=0) is None
    drv.Context.synchronize()
    out = array("I", [0])
    drv.memcpy_dtoh(out, where)
    assert out[0] == 41 + 3


def test_prepared_function(drv: Any, kernels: Any) -> None:
    x, y, total = array("f", range(100)), array("f", [0.5] * 100), array("f", [0] * 100)
    left, right, result = drv.to_device(x), drv.to_device(y), drv.to_device(total)
    stream = drv.Stream()
    prepared = kernels.get_function("add_vectors").prepare(["P", "P", "P", "i"])
    assert type(prepared) is drv.PreparedFunction
    for launch in (
        lambda: prepared(result, left, right, 100, block=(128, 1, 1), grid=(1, 1)),
        lambda: prepared.prepared_call((1, 1), (128, 1, 1), result, left, right, 100),
        lambda: prepared.prepared_async_call((1, 1), (128, 1, 1), stream, result, left, right, 100),
    ):
        drv.memset_d32(result, 0, 100)
        drv.Context.synchronize()
        assert launch() is None
        drv.Context.synchronize()
        drv.memcpy_dtoh(total, result)
        assert list(total) == [value + 0.5 for value in range(100)]


def test_errors(drv: Any) -> None:
    assert issubclass(drv.CudaError, Exception)
    for name in ("CompileError", "MemoryError", "LaunchError"):
        assert issubclass(getattr(drv, name), drv.CudaError), name
    with pytest.raises(drv.MemoryError):
        drv.mem_alloc(1 << 50)


@pytest.mark.parametrize(
    ("flags", "values"),
    [
        (
            "ctx_flags",
            "SCHED_AUTO=0 SCHED_SPIN=1 SCHED_YIELD=2 SCHED_BLOCKING_SYNC=4 MAP_HOST=8 LMEM_RESIZE_TO_MAX=16",
        ),
        ("host_alloc_flags", "PORTABLE=1 DEVICE_MAP=2 WRITE_COMBINED=4"),
        ("event_flags", "DEFAULT=0 BLOCKING_SYNC=1 DISABLE_TIMING=2 INTERPROCESS=4"),
        ("stream_flags", "DEFAULT=0 NON_BLOCKING=1"),
    ],
)
def test_constants(drv: Any, flags: str, values: str) -> None:
    for item in values.split():
        name, _, value = item.partition("=")
        assert getattr(getattr(drv, flags), name) == int(value), f"{flags}.{name}"
