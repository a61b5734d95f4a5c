"""Allocate, copy, launch and query through ``checked``; type checkers find nothing wrong."""

from __future__ import annotations

import ctypes

from cuda_ctypes.checked import driver
from tests.gpu.ptx import KERNELS

COUNT = 256


def attributes(device: driver.CUdevice) -> tuple[int, str, bytes]:
    multiprocessors: int = driver.cuDeviceGetAttribute(
        driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, device
    )
    name: str = driver.cuDeviceGetName(100, device)
    uuid: bytes = driver.cuDeviceGetUuid(device).bytes
    return multiprocessors, name, uuid


def add(left: list[float], right: list[float]) -> list[float]:
    count = len(left)
    numbers = ctypes.c_float * count
    size = ctypes.sizeof(numbers)
    module: driver.CUmodule = driver.cuModuleLoadData(KERNELS.encode() + b"\0")
    kernel: driver.CUfunction = driver.cuModuleGetFunction(module, "add_vectors")
    stream: driver.CUstream = driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING)
    memory: list[driver.CUdeviceptr] = [driver.cuMemAlloc(size) for _ in range(3)]
    sources = numbers(*left), numbers(*right)  # they must live until the copies are done
    for where, source in zip(memory[1:], sources):
        driver.cuMemcpyHtoDAsync(where, source, size, stream)
    config = driver.CUlaunchConfig(gridDimX=1, gridDimY=1, gridDimZ=1, blockDimX=count, hStream=stream)
    config.blockDimY = config.blockDimZ = 1
    values_and_types = ((*memory, count), (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint))
    driver.cuLaunchKernelEx(config, kernel, values_and_types, 0)
    first = ctypes.c_float()
    driver.cuMemcpyDtoH(ctypes.byref(first), memory[1], 4)
    assert first.value == left[0]
    total = numbers()
    driver.cuMemcpyDtoHAsync(total, memory[0], size, stream)
    driver.cuStreamSynchronize(stream)
    finished: bool = driver.cuStreamQuery(stream)
    assert finished
    for where in memory:
        driver.cuMemFree(where)
    driver.cuStreamDestroy(stream)
    driver.cuModuleUnload(module)
    return list(total)


def status_of_a_failure() -> driver.CUresult:
    try:
        driver.cuModuleGetFunction(None, b"nothing")
    except driver.CudaErrorInvalidHandle:
        return driver.CUresult.CUDA_ERROR_INVALID_HANDLE
    except driver.CudaError as error:
        return driver.CUresult(error.status)
    return driver.CUresult.CUDA_SUCCESS


def main() -> None:
    driver.cuInit(0)
    device = driver.cuDeviceGet(0)
    context = driver.cuDevicePrimaryCtxRetain(device)
    driver.cuCtxSetCurrent(context)
    print(attributes(device))
    assert add([1.0] * COUNT, [2.0] * COUNT) == [3.0] * COUNT
    assert status_of_a_failure() is not driver.CUresult.CUDA_SUCCESS
    driver.cuDevicePrimaryCtxRelease(device)


if __name__ == "__main__":
    main()
