"""The calls in the introduction of cuda.bindings: driver, runtime and NVRTC in one program, outputs by position."""

from __future__ import annotations

from typing import Any, Callable

import pytest

from tests.gpu.faces import gpu_driver

SOURCE = 'extern "C" __global__ void nothing() {}'


@pytest.fixture
def module(package: Callable[[str], Any], major: int, on_standin: bool) -> Callable[[str], Any]:
    """A function that imports a module of ``bindings`` and requires its library."""
    if on_standin:
        pytest.skip(f"the stand-in has no runtime ({gpu_driver()})")

    def get(name: str) -> Any:
        found = package(f"cu{major}.bindings.{name}")
        if name != "driver":
            try:
                getattr(found, {"runtime": "cudaRuntimeGetVersion", "nvrtc": "nvrtcVersion"}[name])()
            except package("errors").LibraryNotFoundError as error:
                pytest.skip(f"{name} of CUDA {major} is not installed here: {str(error).splitlines()[0]}")
        return found

    return get


def test_driver_and_runtime(module: Callable[[str], Any]) -> None:
    driver, runtime = module("driver"), module("runtime")
    driver.cuInit(0)
    assert driver.cuDeviceGetCount()[1] >= 1
    device = driver.cuDeviceGet(0)[1]
    name = driver.cuDeviceGetName(256, device)[1].decode().rstrip("\0")
    context = driver.cuCtxCreate(0, device)[1]  # CUDA 13 has a parameter before these
    assert int(context)
    runtime.cudaSetDevice(0)
    properties = runtime.cudaGetDeviceProperties(0)[1]
    assert properties.name.decode() == name
    pointer = runtime.cudaMalloc(1024)[1]
    assert runtime.cudaMemset(pointer, 0, 1024) == runtime.cudaFree(pointer) == (runtime.cudaError_t.cudaSuccess,)
    assert driver.cuCtxDestroy(context) == (driver.CUresult.CUDA_SUCCESS,)


def test_compiling_with_a_size_for_a_buffer(module: Callable[[str], Any]) -> None:
    nvrtc = module("nvrtc")
    program = nvrtc.nvrtcCreateProgram(SOURCE.encode(), b"nothing.cu", 0, [], [])[1]
    nvrtc.nvrtcCompileProgram(program, 0, [])
    size = nvrtc.nvrtcGetPTXSize(program)[1]
    assert b".entry nothing" in nvrtc.nvrtcGetPTX(program, size)[1]
    nvrtc.nvrtcDestroyProgram(program)
