"""``raw``: the subjects of the other files, with the calls that a C programmer writes."""

from __future__ import annotations

import ctypes
import importlib
import os
import struct
import threading
from collections.abc import Iterator
from ctypes import byref
from typing import Any, Callable

import pytest

from tests.gpu import ptx
from tests.gpu.faces import LIBRARY


@pytest.fixture(scope="module")
def raw(package: Callable[[str], Any], major: int) -> Any:
    return package(f"cu{major}.raw.driver")


def test_enumerators_have_their_bare_names_as_in_c(raw: Any) -> None:
    bare = raw.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    assert bare is raw.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    assert {"CU_FUNC_ATTRIBUTE_NUM_REGS", "CU_STREAM_NON_BLOCKING", "CUDA_ERROR_OUT_OF_MEMORY"} <= {*dir(raw)}
    all_of_it: dict[str, Any] = {}
    exec(f"from {raw.__name__} import *", all_of_it)
    assert all_of_it["CU_STREAM_NON_BLOCKING"] == 1


@pytest.fixture(scope="module")
def primary(raw: Any) -> Iterator[Any]:
    """The first device's context."""
    context = raw.CUcontext()
    ok(raw.cuInit(0))
    ok(raw.cuDevicePrimaryCtxRetain(byref(context), 0))
    yield context
    ok(raw.cuDevicePrimaryCtxRelease(0))


@pytest.fixture
def cu(raw: Any, primary: Any) -> Iterator[Any]:
    """The module with the first device's context current."""
    ok(raw.cuCtxSetCurrent(primary))
    yield raw
    ok(raw.cuCtxSynchronize())
    ok(raw.cuCtxSetCurrent(None))


@pytest.fixture
def stream(cu: Any) -> Iterator[Any]:
    made = cu.CUstream()
    ok(cu.cuStreamCreate(byref(made), cu.CUstream_flags.CU_STREAM_NON_BLOCKING))
    yield made
    ok(cu.cuStreamDestroy(made))


@pytest.fixture
def module(cu: Any) -> Iterator[Any]:
    made = cu.CUmodule()
    ok(cu.cuModuleLoadData(byref(made), ptx.image(ptx.KERNELS)))
    yield made
    ok(cu.cuCtxSynchronize())
    ok(cu.cuModuleUnload(made))


def ok(status: Any) -> None:
    assert status == 0, f"{status}"


def test_devices(cu: Any) -> None:
    count, device, warp, total = ctypes.c_int(), cu.CUdevice(), ctypes.c_int(), ctypes.c_size_t()
    ok(cu.cuDeviceGetCount(byref(count)))
    assert count.value >= 1
    ok(cu.cuDeviceGet(byref(device), 0))
    name, uuid, bus = ctypes.create_string_buffer(96), cu.CUuuid(), ctypes.create_string_buffer(20)
    ok(cu.cuDeviceGetName(name, len(name), device))
    ok(cu.cuDeviceGetUuid(byref(uuid), device))
    ok(cu.cuDeviceGetPCIBusId(bus, len(bus), device))
    ok(cu.cuDeviceGetAttribute(byref(warp), cu.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE, device))
    ok(cu.cuDeviceTotalMem(byref(total), device))
    assert name.value and any(bytes(uuid)) and bus.value.count(b":") == 2
    assert warp.value == 32 and total.value >= 1 << 30
    again = cu.CUdevice(-1)
    ok(cu.cuDeviceGetByPCIBusId(byref(again), bus.value))
    assert again == device


def test_memory(cu: Any, stream: Any) -> None:
    content = bytes(range(256))
    pointer, base, size = cu.CUdeviceptr(), cu.CUdeviceptr(), ctypes.c_size_t()
    ok(cu.cuMemAlloc(byref(pointer), 1024))
    ok(cu.cuMemGetAddressRange(byref(base), byref(size), int(pointer) + 512))
    assert (base, size.value) == (pointer, 1024)
    ok(cu.cuMemsetD32(pointer, 0x01020304, 256))
    ok(cu.cuMemcpyHtoD(int(pointer) + 256, content, 256))
    ok(cu.cuCtxSynchronize())  # the other stream does not wait for the default one
    back = ctypes.create_string_buffer(1024)
    ok(cu.cuMemcpyDtoHAsync(back, pointer, 1024, stream))
    ok(cu.cuStreamSynchronize(stream))
    assert back.raw == b"\4\3\2\1" * 64 + content + b"\4\3\2\1" * 128
    ok(cu.cuMemFree(pointer))


def test_a_kernel_from_text(cu: Any, module: Any) -> None:
    count = 500
    kernel, pointers = cu.CUfunction(), [cu.CUdeviceptr() for _ in range(3)]
    ok(cu.cuModuleGetFunction(byref(kernel), module, b"add_vectors"))
    for pointer in pointers:
        ok(cu.cuMemAlloc(byref(pointer), 4 * count))
    numbers = (ctypes.c_float * count)(*range(count))
    for pointer in pointers[1:]:
        ok(cu.cuMemcpyHtoD(pointer, numbers, 4 * count))
    arguments = [*pointers, ctypes.c_uint(count)]
    parameters = (ctypes.c_void_p * 4)(*map(ctypes.addressof, arguments))
    ok(cu.cuLaunchKernel(kernel, 2, 1, 1, 256, 1, 1, 0, None, parameters, None))
    total = (ctypes.c_float * count)()
    ok(cu.cuMemcpyDtoH(total, pointers[0], 4 * count))
    for pointer in pointers:
        ok(cu.cuMemFree(pointer))
    assert list(total) == [2.0 * value for value in range(count)]


def test_a_launch_with_a_configuration(cu: Any, stream: Any) -> None:
    module, kernel, pointer, capability = cu.CUmodule(), cu.CUfunction(), cu.CUdeviceptr(), ctypes.c_int()
    ok(
        cu.cuDeviceGetAttribute(
            byref(capability), cu.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 0
        )
    )
    if capability.value < 9:
        pytest.skip("this device has no clusters")
    ok(cu.cuModuleLoadData(byref(module), ptx.image(ptx.CLUSTERS)))
    ok(cu.cuModuleGetFunction(byref(kernel), module, b"ranks"))
    ok(cu.cuMemAlloc(byref(pointer), 16))
    attribute = cu.CUlaunchAttribute()
    attribute.id = cu.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
    attribute.value.clusterDim.x, attribute.value.clusterDim.y, attribute.value.clusterDim.z = 2, 1, 1
    config = cu.CUlaunchConfig(4, 1, 1, 32, 1, 1, 0, stream, ctypes.pointer(attribute), 1)
    parameters = (ctypes.c_void_p * 1)(ctypes.addressof(pointer))
    ok(cu.cuLaunchKernelEx(byref(config), kernel, parameters, None))
    found = (ctypes.c_uint * 4)()
    ok(cu.cuStreamSynchronize(stream))
    ok(cu.cuMemcpyDtoH(found, pointer, 16))
    ok(cu.cuMemFree(pointer))
    ok(cu.cuModuleUnload(module))
    assert list(found) == [2 << 16, 2 << 16 | 1] * 2


@pytest.mark.errors
def test_a_mistake_in_the_text_of_a_kernel(cu: Any) -> None:
    module, log = cu.CUmodule(), ctypes.create_string_buffer(4096)
    options = (ctypes.c_uint * 2)(
        cu.CUjit_option.CU_JIT_ERROR_LOG_BUFFER, cu.CUjit_option.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES
    )
    values = (ctypes.c_void_p * 2)(ctypes.addressof(log), len(log))
    status = cu.cuModuleLoadDataEx(byref(module), ptx.image(ptx.WITH_A_MISTAKE), 2, options, values)
    assert status == cu.CUresult.CUDA_ERROR_INVALID_PTX
    assert b"error" in log.value and b"line" in log.value
    assert (values[1] or 0) & 0xFFFFFFFF >= len(log.value)  # the driver writes the log's length


@pytest.mark.callbacks
def test_streams_and_events(cu: Any, stream: Any) -> None:
    opened = threading.Event()
    hold = cu.CUhostFn(lambda data: opened.wait(10) and None)
    begin, end, milliseconds = cu.CUevent(), cu.CUevent(), ctypes.c_float(-1)
    for event in (begin, end):
        ok(cu.cuEventCreate(byref(event), 0))
    ok(cu.cuEventRecord(begin, stream))
    ok(cu.cuLaunchHostFunc(stream, hold, None))
    ok(cu.cuEventRecord(end, stream))
    assert cu.cuStreamQuery(stream) == cu.CUresult.CUDA_ERROR_NOT_READY
    assert cu.cuEventQuery(end) == cu.CUresult.CUDA_ERROR_NOT_READY
    opened.set()
    ok(cu.cuEventSynchronize(end))
    ok(cu.cuStreamQuery(stream))
    ok(cu.cuEventElapsedTime(byref(milliseconds), begin, end))
    assert milliseconds.value >= 0
    for event in (begin, end):
        ok(cu.cuEventDestroy(event))


@pytest.mark.callbacks
def test_callbacks(cu: Any, stream: Any) -> None:
    """As in C, the caller keeps a reference to the function until it has run."""
    seen: list[Any] = []
    function = cu.CUhostFn(lambda data: seen.append(data))
    callback = cu.CUstreamCallback(lambda stream, status, data: seen.append((int(stream), int(status), data)))
    ok(cu.cuLaunchHostFunc(stream, function, 5))
    ok(cu.cuStreamAddCallback(stream, callback, 1 << 40, 0))
    ok(cu.cuStreamSynchronize(stream))
    assert seen == [5, (int(stream), 0, 1 << 40)]


def test_a_memory_pool(cu: Any, stream: Any) -> None:
    pool, pointer, used = cu.CUmemoryPool(), cu.CUdeviceptr(), ctypes.c_uint64()
    wanted = cu.CUmemPoolProps(allocType=cu.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED)
    wanted.location.type = cu.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    threshold = ctypes.c_uint64(1 << 33)
    known = cu.CUmemPool_attribute
    ok(cu.cuMemPoolCreate(byref(pool), byref(wanted)))
    ok(cu.cuMemPoolSetAttribute(pool, known.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, byref(threshold)))
    threshold.value = 0
    ok(cu.cuMemPoolGetAttribute(pool, known.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, byref(threshold)))
    assert threshold.value == 1 << 33
    ok(cu.cuMemAllocFromPoolAsync(byref(pointer), 4096, pool, stream))
    ok(cu.cuMemsetD8Async(pointer, 9, 4096, stream))
    ok(cu.cuStreamSynchronize(stream))
    ok(cu.cuMemPoolGetAttribute(pool, known.CU_MEMPOOL_ATTR_USED_MEM_CURRENT, byref(used)))
    assert used.value >= 4096
    back = ctypes.create_string_buffer(4096)
    ok(cu.cuMemcpyDtoH(back, pointer, 4096))
    assert back.raw == b"\t" * 4096
    ok(cu.cuMemFreeAsync(pointer, stream))
    ok(cu.cuStreamSynchronize(stream))
    ok(cu.cuMemPoolDestroy(pool))


@pytest.mark.callbacks
def test_a_captured_graph(cu: Any, module: Any, stream: Any) -> None:
    kernel, pointer, graph, ready = cu.CUfunction(), cu.CUdeviceptr(), cu.CUgraph(), cu.CUgraphExec()
    size, count, calls = ctypes.c_size_t(), ctypes.c_size_t(), []
    function = cu.CUhostFn(lambda data: calls.append(data))
    ok(cu.cuModuleGetGlobal(byref(pointer), byref(size), module, b"counter"))
    ok(cu.cuModuleGetFunction(byref(kernel), module, b"increment"))
    ok(cu.cuStreamBeginCapture(stream, cu.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL))
    ok(cu.cuMemsetD32Async(pointer, 100, 1, stream))
    ok(cu.cuLaunchKernel(kernel, 1, 1, 1, 8, 1, 1, 0, stream, None, None))
    ok(cu.cuLaunchHostFunc(stream, function, 3))
    ok(cu.cuStreamEndCapture(stream, byref(graph)))
    ok(cu.cuGraphGetNodes(graph, None, byref(count)))
    assert count.value == 3
    nodes = (cu.CUgraphNode * 3)()
    ok(cu.cuGraphGetNodes(graph, nodes, byref(count)))
    assert len({int(node) for node in nodes} - {0}) == 3
    ok(cu.cuGraphInstantiate(byref(ready), graph, 0))
    for _ in range(3):
        ok(cu.cuGraphLaunch(ready, stream))
    ok(cu.cuStreamSynchronize(stream))
    assert calls == [3, 3, 3]
    found = ctypes.c_uint()
    ok(cu.cuMemcpyDtoH(byref(found), pointer, 4))
    ok(cu.cuGraphExecDestroy(ready))
    ok(cu.cuGraphDestroy(graph))
    assert found.value == 108


def test_tensor_maps(cu: Any, major: int) -> None:
    pointer, align = cu.CUdeviceptr(), 128 if major == 13 else 64
    ok(cu.cuMemAlloc(byref(pointer), 1 << 16))
    made = [cu.CUtensorMap() for _ in range(1000)]
    assert [ctypes.addressof(each) % align for each in made] == [0] * 1000
    shape, strides = (cu.cuuint64_t * 2)(32, 64), (cu.cuuint64_t * 1)(128)
    box, steps = (cu.cuuint32_t * 2)(16, 8), (cu.cuuint32_t * 2)(1, 1)
    kind = cu.CUtensorMapDataType.CU_TENSOR_MAP_DATA_TYPE_FLOAT32
    for each in made[:2]:
        status = cu.cuTensorMapEncodeTiled(byref(each), kind, 2, int(pointer), shape, strides, box, steps, 0, 0, 0, 0)
        ok(status)
    assert any(bytes(made[0])) and made[0] == made[1] != made[2]
    ok(cu.cuMemFree(pointer))


@pytest.mark.errors
def test_statuses_are_returned(cu: Any) -> None:
    pointer, device, module, kernel = cu.CUdeviceptr(), cu.CUdevice(), cu.CUmodule(), cu.CUfunction()
    known = cu.CUresult
    assert cu.cuMemAlloc(byref(pointer), 0) == known.CUDA_ERROR_INVALID_VALUE
    assert cu.cuMemAlloc(byref(pointer), 1 << 60) == known.CUDA_ERROR_OUT_OF_MEMORY
    assert cu.cuDeviceGet(byref(device), 4096) == known.CUDA_ERROR_INVALID_DEVICE
    assert cu.cuMemFree(64) == known.CUDA_ERROR_INVALID_VALUE
    assert cu.cuEventQuery(None) == known.CUDA_ERROR_INVALID_HANDLE
    assert (
        cu.cuModuleLoadData(byref(module), ptx.image(ptx.FROM_THE_FUTURE)) == known.CUDA_ERROR_UNSUPPORTED_PTX_VERSION
    )
    ok(cu.cuModuleLoadData(byref(module), ptx.image(ptx.KERNELS)))
    assert cu.cuModuleGetFunction(byref(kernel), module, b"nothing") == known.CUDA_ERROR_NOT_FOUND
    ok(cu.cuModuleUnload(module))
    name = ctypes.c_char_p()
    ok(cu.cuGetErrorName(known.CUDA_ERROR_NOT_FOUND, byref(name)))
    assert name.value == b"CUDA_ERROR_NOT_FOUND"
    assert isinstance(cu.cuMemFree(64), known)


@pytest.mark.errors
@pytest.mark.processes
def test_a_lost_context(major: int, run_python: Callable[..., str]) -> None:
    program = """
        import ctypes, importlib, sys
        from ctypes import byref
        from tests.gpu import ptx
        cu = importlib.import_module(f"cuda_ctypes.cu{sys.argv[1]}.raw.driver")
        context, module, kernel, pointer = cu.CUcontext(), cu.CUmodule(), cu.CUfunction(), cu.CUdeviceptr(64)
        cu.cuInit(0)
        cu.cuDevicePrimaryCtxRetain(byref(context), 0)
        cu.cuCtxSetCurrent(context)
        cu.cuModuleLoadData(byref(module), ptx.image(ptx.KERNELS))
        cu.cuModuleGetFunction(byref(kernel), module, b"store_to")
        parameters = (ctypes.c_void_p * 1)(ctypes.addressof(pointer))
        print(cu.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, None, parameters, None).name)
        print(cu.cuCtxSynchronize().name)
        print(cu.cuMemAlloc(byref(pointer), 64).name)
    """
    assert run_python(program, str(major)).split() == [
        "CUDA_SUCCESS",
        "CUDA_ERROR_ILLEGAL_ADDRESS",
        "CUDA_ERROR_ILLEGAL_ADDRESS",
    ]


@pytest.mark.errors
def test_a_function_that_the_driver_lacks(cu: Any, major: int) -> None:
    errors = importlib.import_module("cuda_ctypes.errors")
    table = importlib.import_module("cuda_ctypes._floor.tables").table_of(f"cuda_ctypes.cu{major}", "driver")
    library = ctypes.CDLL(os.environ.get(LIBRARY) or "libcuda.so.1")
    for symbol in table.functions:
        if not hasattr(library, symbol):
            with pytest.raises(errors.FunctionNotFoundError, match=symbol):
                getattr(cu, symbol).resolve()


def test_numbers_in_structs_are_those_of_c(cu: Any) -> None:
    """The unnamed bytes of a launch attribute read as in C."""
    attribute = cu.CUlaunchAttribute(id=cu.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_PRIORITY)
    attribute.value.priority = -3
    identity = int(cu.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_PRIORITY)
    assert bytes(attribute)[:12] == struct.pack("<I4xi", identity, -3)


def test_enumerators_have_their_bare_names(package: Callable[[str], Any], major: int) -> None:
    """As in C, where enums have no scope."""
    raw = package(f"cu{major}.raw.driver")
    attribute = raw.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK
    assert attribute is raw.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK == 0
    assert raw.CUDA_ERROR_OUT_OF_MEMORY is raw.CUresult.CUDA_ERROR_OUT_OF_MEMORY
    assert package(f"cu{major}.raw.runtime").cudaMemcpyHostToDevice == 1
    with pytest.raises(AttributeError, match="CU_FUNC_ATTRIBUTE_NONSENSE"):
        raw.CU_FUNC_ATTRIBUTE_NONSENSE
