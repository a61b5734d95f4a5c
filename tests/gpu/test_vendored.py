"""Wrappers that projects write by hand, from a vendored file alone: a process with only the standard library."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cuda_ctypes.errors import CudaCtypesError
from cuda_ctypes.pathfinder import load_nvidia_dynamic_lib
from tests.gpu.faces import LIBRARY, gpu_driver
from tests.gpu.ptx import KERNELS
from tests.vendored import LISTS, run_alone, write

MAJORS = ["13", "12", "both"]


@pytest.fixture
def gpu(on_standin: bool) -> None:
    if on_standin:
        pytest.skip(f"the stand-in has no libraries beside it ({gpu_driver()})")


def file_of(name: str, major: str) -> str:
    """The installed file of one of NVIDIA's libraries."""
    try:
        found = load_nvidia_dynamic_lib(name, major=13 if major == "both" else int(major)).abs_path
    except CudaCtypesError as error:
        pytest.skip(f"{name} of CUDA {major} is not installed here: {str(error).splitlines()[0]}")
    return str(found)


LAUNCH = """
import ctypes, sys
from array import array
import _cuda as cuda

cuda.cuInit(0)
device = cuda.cuDeviceGet(0)
context = cuda.cuDevicePrimaryCtxRetain(device)
cuda.cuCtxSetCurrent(context)
assert cuda.cuDeviceGetCount() >= 1 and cuda.cuDeviceGetName(256, device)
warp = cuda.cuDeviceGetAttribute(cuda.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE, device)
assert warp == 32, warp
with open(sys.argv[1], "rb") as code:
    module = cuda.cuModuleLoadData(code.read() + b"\\0")
kernel = cuda.cuModuleGetFunction(module, "add_vectors")
count = 1000
left, right = array("f", range(count)), array("f", [0.5] * count)
total, a, b = [cuda.cuMemAlloc(4 * count) for _ in range(3)]
cuda.cuMemcpyHtoD(a, left, 4 * count)
cuda.cuMemcpyHtoD(b, right, 4 * count)
stream = cuda.cuStreamCreate(0)
start, end = cuda.cuEventCreate(0), cuda.cuEventCreate(0)
cuda.cuEventRecord(start, stream)
arguments = (total, a, b, count), (cuda.CUdeviceptr, cuda.CUdeviceptr, cuda.CUdeviceptr, ctypes.c_uint)
cuda.cuLaunchKernel(kernel, 8, 1, 1, 128, 1, 1, 0, stream, arguments, None)
cuda.cuEventRecord(end, stream)
cuda.cuStreamSynchronize(stream)
assert cuda.cuStreamQuery(stream) is True
config = cuda.CUlaunchConfig(gridDimX=8, gridDimY=1, gridDimZ=1, blockDimX=128, blockDimY=1, blockDimZ=1, hStream=stream)
cuda.cuLaunchKernelEx(config, kernel, arguments, None)
cuda.cuCtxSynchronize()
assert cuda.cuEventElapsedTime(start, end) >= 0
back = array("f", [0] * count)
cuda.cuMemcpyDtoH(back, total, 4 * count)
for memory in (total, a, b):
    cuda.cuMemFree(memory)
cuda.cuStreamDestroy(stream)
cuda.cuModuleUnload(module)
cuda.cuDevicePrimaryCtxRelease(device)
print(sum(back))
"""


@pytest.mark.processes
@pytest.mark.parametrize("major", MAJORS)
def test_a_launcher(major: str, on_standin: bool, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Like tinygrad and Triton: load, set arguments, launch by both functions, time with events."""
    variables = {LIBRARY: os.environ[LIBRARY]} if os.environ.get(LIBRARY) else {}
    if on_standin and not variables:
        variables[LIBRARY] = str(request.getfixturevalue("standin")("behaving"))
    code = tmp_path / "kernels.ptx"
    code.write_text(KERNELS)
    path = write(tmp_path, LISTS["launcher"], "driver:CUlaunchConfig,CUdevice_attribute", "--major", major)
    printed = run_alone(path, f"import sys; sys.argv = ['', {str(code)!r}]\n" + LAUNCH, **variables)
    if not on_standin:
        assert float(printed) == sum(range(1000)) + 500


RUNTIME = """
import _cuda as cuda, subprocess, sys

cuda.cudaSetDevice(0)
size = 1024
pointer = cuda.cudaMalloc(size)
cuda.cudaMemset(pointer, 7, size)
cuda.cudaDeviceSynchronize()
back = bytearray(size)
cuda.cudaMemcpy(back, pointer, size, cuda.cudaMemcpyKind.cudaMemcpyDeviceToHost)
assert bytes(back) == b"\\7" * size
assert cuda.cudaGetErrorString(2) == "out of memory"
try:
    cuda.cudaMalloc(1 << 60)
except cuda.CudaError as error:
    assert error.status == 2 and "out of memory" in str(error), error
handle = bytes(cuda.cudaIpcGetMemHandle(pointer))
child = '''
import sys; sys.path.insert(0, %r)
import _cuda as cuda
cuda.cudaSetDevice(0)
handle = cuda.cudaIpcMemHandle_t.from_buffer_copy(bytes.fromhex(sys.argv[1]))
back = bytearray(1024)
cuda.cudaMemcpy(back, cuda.cudaIpcOpenMemHandle(handle, 1), 1024, cuda.cudaMemcpyKind.cudaMemcpyDeviceToHost)
print(sum(back))
''' % sys.path[0]
done = subprocess.run([sys.executable, "-I", "-S", "-c", child, handle.hex()], stdout=subprocess.PIPE, text=True, check=True)
assert int(done.stdout) == 7 * size, done.stdout
cuda.cudaFree(pointer)
cuda.cudaDeviceReset()
print("done")
"""


@pytest.mark.processes
@pytest.mark.parametrize("major", MAJORS)
def test_vllms_functions_of_the_runtime(gpu: None, major: str, tmp_path: Path) -> None:
    """Memory that another process opens as well."""
    path = write(tmp_path, LISTS["vllm"], "--major", major)
    assert run_alone(path, RUNTIME, CUDA_CTYPES_LIBCUDART=file_of("cudart", major)) == "done"


COLLECTIVE = """
import _cuda as cuda
from array import array

assert cuda.ncclGetVersion() > 20000
cuda.cudaSetDevice(0)
communicator = cuda.ncclCommInitRank(1, cuda.ncclGetUniqueId(), 0)
numbers = array("f", range(256))
pointer = cuda.cudaMalloc(1024)
cuda.cudaMemcpy(pointer, numbers, 1024, cuda.cudaMemcpyKind.cudaMemcpyHostToDevice)
cuda.ncclGroupStart()
cuda.ncclAllReduce(pointer, pointer, 256, cuda.ncclDataType_t.ncclFloat32, cuda.ncclRedOp_t.ncclSum, communicator, 0)
cuda.ncclGroupEnd()
cuda.cudaDeviceSynchronize()
back = array("f", [0] * 256)
cuda.cudaMemcpy(back, pointer, 1024, cuda.cudaMemcpyKind.cudaMemcpyDeviceToHost)
assert back == numbers
cuda.ncclCommDestroy(communicator)
print("done")
"""


@pytest.mark.processes
@pytest.mark.parametrize("major", ["13", "12"])
def test_the_calls_of_a_communicator(gpu: None, major: str, tmp_path: Path) -> None:
    path = write(tmp_path, LISTS["nccl"], "nccl:ncclDataType_t,ncclRedOp_t", LISTS["vllm"], "--major", major)
    variables = {"CUDA_CTYPES_LIBNCCL": file_of("nccl", major), "CUDA_CTYPES_LIBCUDART": file_of("cudart", major)}
    assert run_alone(path, COLLECTIVE, NCCL_NVLS_ENABLE="0", **variables) == "done"


MONITOR = """
import _cuda as nvml

nvml.nvmlInit_v2()
assert nvml.nvmlDeviceGetCount_v2() >= 1 and nvml.nvmlSystemGetDriverVersion()
device = nvml.nvmlDeviceGetHandleByIndex_v2(0)
memory, more = nvml.nvmlDeviceGetMemoryInfo(device), nvml.nvmlDeviceGetMemoryInfo_v2(device)
assert memory.total == more.total > memory.used > 0 and more.reserved > 0
try:
    assert 0 <= nvml.nvmlDeviceGetUtilizationRates(device).gpu <= 100
except nvml.CudaError as error:  # on parts of a GPU
    assert error.status == nvml.nvmlReturn_t.NVML_ERROR_NOT_SUPPORTED, error
assert all(process.pid for process in nvml.nvmlDeviceGetComputeRunningProcesses_v3(device))
print(nvml.nvmlDeviceGetName(device))
nvml.nvmlShutdown()
"""


@pytest.mark.processes
@pytest.mark.parametrize("major", MAJORS)
def test_pynvmls_memory_and_utilisation(gpu: None, major: str, tmp_path: Path) -> None:
    path = write(tmp_path, LISTS["pynvml"], "--major", major)
    assert run_alone(path, MONITOR)
