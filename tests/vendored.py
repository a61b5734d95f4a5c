"""Files written by ``python -m cuda_ctypes vendor``, and programs that use such a file alone."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

from cuda_ctypes.__main__ import main

LAUNCHER = (
    "driver:cuInit,cuDeviceGet,cuDeviceGetName,cuDevicePrimaryCtxRetain,cuCtxSetCurrent,cuMemAlloc,cuMemFree,cuMemcpyHtoD,"
    "cuMemcpyDtoH,cuModuleLoadData,cuModuleGetFunction,cuLaunchKernel"
)
"""Twelve functions: memory to the GPU, a kernel, memory back."""
LISTS = {
    "vllm": "runtime:cudaSetDevice,cudaDeviceSynchronize,cudaDeviceReset,cudaGetErrorString,cudaMalloc,cudaFree,cudaMemset,"
    "cudaMemcpy,cudaIpcGetMemHandle,cudaIpcOpenMemHandle,cudaMemcpyKind",
    "nccl": "nccl:ncclGetErrorString,ncclGetVersion,ncclGetUniqueId,ncclCommInitRank,ncclAllReduce,ncclReduce,ncclAllGather,"
    "ncclReduceScatter,ncclSend,ncclRecv,ncclBroadcast,ncclCommDestroy,ncclGroupStart,ncclGroupEnd",
    "launcher": f"{LAUNCHER},cuCtxSynchronize,cuModuleUnload,cuFuncSetAttribute,cuFuncGetAttribute,cuDeviceGetAttribute,"
    "cuLaunchKernelEx,cuStreamCreate,cuStreamSynchronize,cuStreamDestroy,cuEventCreate,cuEventRecord,cuEventElapsedTime,"
    "cuDevicePrimaryCtxRelease,cuOccupancyMaxActiveClusters,cuTensorMapEncodeTiled,cuStreamQuery,cuDeviceGetCount",
    "pynvml": "nvml:nvmlInit_v2,nvmlShutdown,nvmlDeviceGetCount_v2,nvmlDeviceGetHandleByIndex_v2,nvmlDeviceGetName,"
    "nvmlDeviceGetMemoryInfo,nvmlDeviceGetMemoryInfo_v2,nvmlDeviceGetUtilizationRates,nvmlSystemGetDriverVersion,"
    "nvmlDeviceGetComputeRunningProcesses_v3",
    "nvrtc": "nvrtc:nvrtcVersion,nvrtcCreateProgram,nvrtcCompileProgram,nvrtcDestroyProgram,nvrtcGetPTX,nvrtcGetProgramLog,"
    "nvrtcAddNameExpression,nvrtcGetLoweredName,nvrtcGetCUBIN,nvrtcGetSupportedArchs",
}
"""What programs wrap by hand: vLLM's wrappers of the runtime and of NCCL, the launchers of tinygrad and Triton, pynvml."""


def write(folder: Path, *words: str, name: str = "_cuda.py") -> Path:
    """The file that the command writes for these arguments."""
    path = folder / name
    assert main(["vendor", "--output", str(path), *words]) == 0
    return path


def load(path: Path) -> Any:
    """The file as a module of its own."""
    specification = importlib.util.spec_from_file_location(path.stem, path)
    assert specification and specification.loader
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def run_alone(path: Path, code: str, *folders: str, python: str = sys.executable, **variables: str) -> str:
    """The output of a program that has only the standard library and the file; ``folders`` hold NVIDIA's libraries."""
    start = f"import sys; sys.path[:0] = {[str(path.parent), *folders]!r}\n"
    done = subprocess.run(
        [python, "-I", "-S", "-W", "error", "-c", start + textwrap.dedent(code)],
        env={**{name: os.environ[name] for name in KEPT if name in os.environ}, **variables},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, f"exit status {done.returncode}:\n{done.stdout}\n{done.stderr}"
    assert done.stderr == "", done.stderr
    return done.stdout.strip()


KEPT = ("SystemRoot", "LD_LIBRARY_PATH", "CUDA_PATH", "CUDA_VISIBLE_DEVICES", "NCCL_NVLS_ENABLE")
