"""Allocate, copy, launch and query through ``bindings``; type checkers find nothing wrong."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, Protocol

from cuda_ctypes.bindings import driver
from cuda_ctypes.bindings.driver import CUresult
from tests.gpu.ptx import KERNELS

COUNT = 256


def ok(status: CUresult) -> None:
    if status != CUresult.CUDA_SUCCESS:
        _, text = driver.cuGetErrorName(status)
        raise RuntimeError(text.decode())


def attributes(device: driver.CUdevice) -> Sequence[int]:
    wanted = [
        driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
        driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
    ]
    found: list[int] = []
    for attribute in wanted:
        status, value = driver.cuDeviceGetAttribute(attribute, device)
        ok(status)
        print(attribute.name, attribute.value, value)
        found.append(value)
    return found


def add(left: Sequence[float], right: Sequence[float]) -> list[float]:
    count = len(left)
    numbers = ctypes.c_float * count
    size = ctypes.sizeof(numbers)
    status, module = driver.cuModuleLoadData(KERNELS.encode() + b"\0")
    ok(status)
    status, kernel = driver.cuModuleGetFunction(module, b"add_vectors")
    ok(status)
    memory: list[driver.CUdeviceptr] = []
    for values in ((), left, right):
        status, where = driver.cuMemAlloc(size)
        ok(status)
        ok(driver.cuMemcpyHtoD(where, numbers(*values), size)[0])
        memory.append(where)
    types = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint)
    ok(driver.cuLaunchKernel(kernel, 1, 1, 1, count, 1, 1, 0, None, ((*memory, count), types), 0)[0])
    total = numbers()
    ok(driver.cuMemcpyDtoH(total, memory[0], size)[0])
    for where in memory:
        (status,) = driver.cuMemFree(where)
        ok(status)
    ok(driver.cuModuleUnload(module)[0])
    return list(total)


def call_back() -> list[int]:
    seen: list[int] = []
    status, stream = driver.cuStreamCreate(0)
    ok(status)
    ok(driver.cuLaunchHostFunc(stream, seen.append, 7)[0])
    ok(driver.cuStreamSynchronize(stream)[0])
    ok(driver.cuStreamDestroy(stream)[0])
    return seen


def copy_parameters() -> driver.CUDA_MEMCPY3D:
    parameters = driver.CUDA_MEMCPY3D(WidthInBytes=16, srcMemoryType=driver.CUmemorytype.CU_MEMORYTYPE_DEVICE)
    parameters.Height = parameters.Depth = 1
    parameters.dstMemoryType = 1  # ints are accepted, and read back as members
    kind: driver.CUmemorytype = parameters.dstMemoryType
    parameters.dstHost = bytearray(16)
    address: int = parameters.dstHost
    assert kind is driver.CUmemorytype.CU_MEMORYTYPE_HOST and address
    return parameters


class Array(Protocol):
    """NumPy's arrays for type checkers before Python 3.12: no buffers."""

    @property
    def __array_interface__(self) -> dict[str, Any]: ...


def copy_array(array: Array, pointer: driver.CUdeviceptr, size: int) -> None:
    ok(driver.cuMemcpyHtoD(pointer, array, size)[0])
    ok(driver.cuMemcpyDtoH(array, pointer, size)[0])


def main() -> None:
    ok(driver.cuInit(0)[0])
    status, device = driver.cuDeviceGet(0)
    ok(status)
    status, own = driver.cuCtxCreate(0, device)
    ok(status)
    ok(driver.cuCtxDestroy(own)[0])
    status, context = driver.cuDevicePrimaryCtxRetain(device)
    ok(status)
    ok(driver.cuCtxSetCurrent(context)[0])
    attributes(device)
    assert add([1.0] * COUNT, [2.0] * COUNT) == [3.0] * COUNT
    assert call_back() == [7]
    assert driver.sizeof(type(copy_parameters())) == 200
    ok(driver.cuDevicePrimaryCtxRelease(device)[0])


if __name__ == "__main__":
    main()
