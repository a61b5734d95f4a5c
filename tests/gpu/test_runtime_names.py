"""The names of the device and memory pages of ``cuda.bindings.runtime``'s reference: functions, members and constants.

Each exists in ``checked.runtime``, and in ``bindings`` with tuples as results.
"""

from __future__ import annotations

import ctypes
import inspect
from typing import Any, Callable

import pytest

from tests.gpu.test_runtime import open_runtime

FUNCTIONS = {
    "cudaGetDeviceCount": "",
    "cudaSetDevice": "device",
    "cudaGetDevice": "",
    "cudaDeviceReset": "",
    "cudaDeviceSynchronize": "",
    "cudaGetErrorString": "error",
    "cudaGetDeviceProperties": "device",
    "cudaDeviceGetAttribute": "attr, device",
    "cudaMalloc": "size",
    "cudaMallocHost": "size",
    "cudaMallocManaged": "size, flags",
    "cudaHostAlloc": "size, flags",
    "cudaFree": "devPtr",
    "cudaFreeHost": "ptr",
    "cudaHostUnregister": "ptr",
    "cudaMemcpy": "dst, src, count, kind",
    "cudaMemcpyAsync": "dst, src, count, kind, stream",
    "cudaMemset": "devPtr, value, count",
    "cudaMemsetAsync": "devPtr, value, count, stream",
    "cudaMemGetInfo": "",
    "cudaPointerGetAttributes": "ptr",
}
"""Functions with their parameters on the page."""

ATTRIBUTES = """
MaxThreadsPerBlock MaxBlockDimX MaxBlockDimY MaxBlockDimZ MaxGridDimX MaxGridDimY MaxGridDimZ MaxSharedMemoryPerBlock
TotalConstantMemory WarpSize MaxPitch MultiProcessorCount ClockRate MemoryClockRate GlobalMemoryBusWidth
""".split()
"""The page calls the last one MemoryBusWidth."""

PROPERTIES = {
    "name": str,
    **dict.fromkeys(("totalGlobalMem", "sharedMemPerBlock", "regsPerBlock", "warpSize", "memPitch"), int),
    "maxThreadsPerBlock": int,
    "maxThreadsDim": tuple,
    "maxGridSize": tuple,
    **dict.fromkeys(("totalConstMem", "major", "minor", "multiProcessorCount"), int),
}


def module(package: Callable[[str], Any], major: int, face: str) -> Any:
    return package(f"cu{major}.{face}.runtime")


@pytest.fixture
def runtime(package: Callable[[str], Any], major: int, on_standin: bool) -> Any:
    """``checked.runtime``, on a GPU."""
    open_runtime(package, major, on_standin)
    return module(package, major, "checked")


# --- without a GPU: names and signatures


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_have_the_parameters_of_the_page(package: Callable[[str], Any], major: int, name: str) -> None:
    signature = inspect.signature(getattr(module(package, major, "checked"), name))
    assert ", ".join(signature.parameters) == FUNCTIONS[name]
    if name == "cudaMallocManaged":
        signature.bind(1 << 20)  # the page's flags are optional


def test_enumerators_and_constants_of_the_page(package: Callable[[str], Any], major: int) -> None:
    runtime = module(package, major, "checked")
    kinds = runtime.cudaMemcpyKind
    for number, name in enumerate(("HostToHost", "HostToDevice", "DeviceToHost", "DeviceToDevice", "Default")):
        assert getattr(kinds, f"cudaMemcpy{name}") == number
    for name in ATTRIBUTES:
        assert isinstance(getattr(runtime.cudaDeviceAttr, f"cudaDevAttr{name}"), int)
    flags = [getattr(runtime, f"cudaHostAlloc{name}") for name in ("Default", "Portable", "Mapped", "WriteCombined")]
    assert flags == [0, 1, 2, 4]


def test_members_of_the_page_s_structs_have_its_types(package: Callable[[str], Any], major: int) -> None:
    runtime = module(package, major, "checked")
    properties = runtime.cudaDeviceProp()
    assert {name: type(getattr(properties, name)) for name in PROPERTIES} == PROPERTIES
    if major == 12:  # CUDA 13's struct lacks it; cudaDeviceGetAttribute still returns it
        assert type(properties.clockRate) is int
    pointer = runtime.cudaPointerAttributes()
    assert all(isinstance(getattr(pointer, name), int) for name in ("type", "device", "devicePointer", "hostPointer"))


# --- the page's examples


def test_basic_device_management(runtime: Any, capsys: pytest.CaptureFixture[str]) -> None:
    # Check available devices
    device_count = runtime.cudaGetDeviceCount()
    print(f"Found {device_count} CUDA devices")

    # Select and query device
    runtime.cudaSetDevice(0)
    current_device = runtime.cudaGetDevice()
    print(f"Using device {current_device}")

    # Get device properties
    props = runtime.cudaGetDeviceProperties(0)
    print(f"Device: {props.name}")
    print(f"Compute Capability: {props.major}.{props.minor}")
    print(f"Global Memory: {props.totalGlobalMem // (1024**3)} GB")

    printed = capsys.readouterr().out.splitlines()
    assert int(printed[0].split()[1]) > 0 and printed[1] == "Using device 0"
    assert len(printed[2]) > len("Device: ") and "\0" not in printed[2] and "b'" not in printed[2]
    assert int(printed[4].split()[-2]) > 0


def test_memory_operations(runtime: Any, capsys: pytest.CaptureFixture[str]) -> None:
    # Allocate memory
    size = 1024 * 1024  # 1MB
    device_ptr = runtime.cudaMalloc(size)
    host_ptr = runtime.cudaMallocHost(size)

    # Transfer data
    runtime.cudaMemcpy(device_ptr, host_ptr, size, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)

    # Check memory usage
    free_mem, total_mem = runtime.cudaMemGetInfo()
    print(f"Free: {free_mem // (1024**2)} MB")
    print(f"Total: {total_mem // (1024**2)} MB")

    # Cleanup
    runtime.cudaFree(device_ptr)
    runtime.cudaFreeHost(host_ptr)

    free, total = (int(line.split()[1]) for line in capsys.readouterr().out.splitlines())
    assert 0 < free <= total


# --- the page's sentences about each function


def test_the_pages_promises_about_results(runtime: Any) -> None:
    assert runtime.cudaSetDevice(0) is None and runtime.cudaDeviceSynchronize() is None
    assert isinstance(runtime.cudaGetErrorString(runtime.cudaError_t.cudaErrorInvalidValue), str)
    properties = runtime.cudaGetDeviceProperties(0)
    assert {name: type(getattr(properties, name)) for name in PROPERTIES} == PROPERTIES
    assert len(properties.maxThreadsDim) == len(properties.maxGridSize) == 3 and all(properties.maxThreadsDim)
    for name in ATTRIBUTES:
        value = runtime.cudaDeviceGetAttribute(getattr(runtime.cudaDeviceAttr, f"cudaDevAttr{name}"), 0)
        assert type(value) is int and value > 0, name

    device, host, managed = runtime.cudaMalloc(64), runtime.cudaHostAlloc(64, 0), runtime.cudaMallocManaged(64)
    assert all(type(pointer) is int and pointer for pointer in (device, host, managed))
    stream = runtime.cudaStreamCreate()
    assert runtime.cudaMemset(device, 0x11, 64) is None
    assert runtime.cudaMemsetAsync(managed, 0x22, 64, stream) is None
    assert runtime.cudaMemcpyAsync(host, device, 64, runtime.cudaMemcpyKind.cudaMemcpyDefault, stream) is None
    runtime.cudaStreamSynchronize(stream)
    assert ctypes.string_at(host, 64) == b"\x11" * 64 and ctypes.string_at(managed, 64) == b"\x22" * 64
    found = runtime.cudaPointerGetAttributes(device)
    assert found.type == runtime.cudaMemoryType.cudaMemoryTypeDevice and found.device == 0
    assert (found.devicePointer, found.hostPointer) == (device, 0)
    assert runtime.cudaFree(device) is None and runtime.cudaFree(managed) is None
    assert runtime.cudaFreeHost(host) is None and runtime.cudaStreamDestroy(stream) is None


@pytest.mark.errors
def test_the_pages_promises_about_errors(runtime: Any) -> None:
    with pytest.raises(runtime.CudaErrorInvalidDevice):
        runtime.cudaSetDevice(4096)
    with pytest.raises(runtime.CudaError) as caught:
        runtime.cudaMalloc(1 << 60)
    assert caught.value.status is runtime.cudaError_t.cudaErrorMemoryAllocation
    with pytest.raises(runtime.CudaError):
        runtime.cudaHostUnregister(ctypes.addressof(ctypes.create_string_buffer(64)))


@pytest.mark.processes
def test_a_reset_leaves_nothing(runtime: Any, major: int, run_python: Callable[..., str]) -> None:
    program = f"""
        from cuda_ctypes.cu{major}.checked import runtime
        runtime.cudaMalloc(1 << 20)
        print(runtime.cudaDeviceReset(), type(runtime.cudaMalloc(1 << 20)).__name__)
    """
    assert run_python(program).split() == ["None", "int"]


@pytest.mark.errors
def test_the_same_as_tuples(runtime: Any, package: Callable[[str], Any], major: int) -> None:
    runtime = module(package, major, "bindings")
    success = runtime.cudaError_t.cudaSuccess
    err, device_count = runtime.cudaGetDeviceCount()
    assert err == success and device_count > 0
    (err,) = runtime.cudaSetDevice(0)
    assert err == success
    err, props = runtime.cudaGetDeviceProperties(0)
    assert err == success and type(props.name) is bytes and type(props.maxThreadsDim) is list
    err, device_ptr = runtime.cudaMalloc(1 << 20)
    assert err == success
    err, host_ptr = runtime.cudaMallocHost(1 << 20)
    assert err == success
    (err,) = runtime.cudaMemcpy(device_ptr, host_ptr, 1 << 20, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)
    assert err == success
    err, free, total = runtime.cudaMemGetInfo()
    assert err == success and 0 < free <= total
    assert runtime.cudaFree(device_ptr) == runtime.cudaFreeHost(host_ptr) == (success,)
    err, text = runtime.cudaGetErrorString(runtime.cudaError_t.cudaErrorInvalidValue)
    assert err == success and type(text) is bytes
    assert runtime.cudaMalloc(1 << 60) == (runtime.cudaError_t.cudaErrorMemoryAllocation, None)
