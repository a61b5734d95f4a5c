"""Allocate, copy, launch and query through ``raw``, for CUDA 12; type checkers find nothing wrong."""

from __future__ import annotations

import ctypes
from ctypes import byref

from cuda_ctypes.cu12.raw import driver
from cuda_ctypes.cu12.raw.driver import CUresult
from tests.gpu.ptx import KERNELS

COUNT = 256


def ok(status: CUresult) -> None:
    if status:
        raise RuntimeError(status.name)


def attribute(device: driver.CUdevice) -> int:
    value = ctypes.c_int()
    ok(driver.cuDeviceGetAttribute(byref(value), driver.CU_DEVICE_ATTRIBUTE_WARP_SIZE, device))
    name = ctypes.create_string_buffer(100)
    ok(driver.cuDeviceGetName(name, len(name), device))
    print(name.value.decode(), value.value)
    return value.value


def add(left: list[float], right: list[float]) -> list[float]:
    count = ctypes.c_uint(len(left))
    numbers = ctypes.c_float * len(left)
    size = ctypes.c_size_t(ctypes.sizeof(numbers))
    module, kernel = driver.CUmodule(), driver.CUfunction()
    ok(driver.cuModuleLoadData(byref(module), KERNELS.encode() + b"\0"))
    ok(driver.cuModuleGetFunction(byref(kernel), module, b"add_vectors"))
    memory = (driver.CUdeviceptr * 3)()
    for index, values in enumerate(([], left, right)):
        where = driver.CUdeviceptr()
        ok(driver.cuMemAlloc(where, size))
        ok(driver.cuMemcpyHtoD(where, byref(numbers(*values)), size))
        memory[index] = where
    arguments = (ctypes.c_void_p * 4)(
        *[ctypes.addressof(memory) + 8 * index for index in range(3)], ctypes.addressof(count)
    )
    launch = driver.cuLaunchKernel.resolve()
    ok(launch(kernel, 1, 1, 1, count, 1, 1, 0, None, arguments, None))
    total = numbers()
    ok(driver.cuMemcpyDtoH_v2(total, memory[0], size))
    for where in memory:
        ok(driver.cuMemFree(where))
    ok(driver.cuModuleUnload(module))
    return list(total)


def copy_parameters() -> driver.CUDA_MEMCPY2D:
    parameters = driver.CUDA_MEMCPY2D(WidthInBytes=16)
    parameters.Height = 1
    parameters.srcDevice = 4096
    device: driver.CUdeviceptr = parameters.srcDevice
    assert int(device) == 4096 and driver.CUDA_MEMCPY2D.Height.offset == 120
    assert driver.cuMemcpy2D.argtypes == [ctypes.POINTER(driver.CUDA_MEMCPY2D)]
    return parameters


@driver.CUhostFn
def on_host(data: int) -> None:
    print(data)


def main() -> None:
    ok(driver.cuInit(0))
    device, context = driver.CUdevice(), driver.CUcontext()
    ok(driver.cuDeviceGet(byref(device), 0))
    ok(driver.cuDevicePrimaryCtxRetain(ctypes.pointer(context), device))
    ok(driver.cuCtxSetCurrent(context))
    assert attribute(device) == 32
    assert add([1.0] * COUNT, [2.0] * COUNT) == [3.0] * COUNT
    assert copy_parameters().Height == 1
    ok(driver.cuLaunchHostFunc(None, on_host, 7))
    ok(driver.cuCtxSynchronize())
    ok(driver.cuDevicePrimaryCtxRelease(device))


if __name__ == "__main__":
    main()
