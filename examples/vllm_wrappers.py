"""Sums numbers over all GPUs by NCCL, through the two classes that vLLM wraps around the runtime and NCCL.

Shows that custom wrappers become short: ``cuda_ctypes.use`` chooses the file of a library like vLLM's ``so_file``, a
``c_void_p`` is passed as the address it holds, and an error status raises. Prints the path of each library.
"""

from __future__ import annotations

import ctypes
import re
import threading
from importlib import import_module
from typing import Any

import cuda_ctypes
from cuda_ctypes.errors import LibraryNotFoundError

COUNT = 1000


class Library:
    """A library's functions by their C names, from ``so_file`` or else from the file that is loaded or found."""

    module = ""

    def __init__(self, so_file: str | None = None) -> None:
        major = re.search(r"\.so\.(12|13)\b", so_file or "")  # as in libcudart.so.12
        cuda_ctypes.use(paths={self.module: so_file} if so_file else None)
        self._functions = import_module(f"cuda_ctypes.{f'cu{major[1]}.' if major else ''}checked.{self.module}")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._functions, name)


class CudaRTLibrary(Library):
    module = "runtime"

    def cudaMalloc(self, size: int) -> ctypes.c_void_p:
        return ctypes.c_void_p(self._functions.cudaMalloc(size))

    def cudaMemcpy(self, dst: Any, src: Any, count: int) -> None:
        self._functions.cudaMemcpy(dst, src, count, self.cudaMemcpyKind.cudaMemcpyDefault)

    def cudaIpcOpenMemHandle(self, handle: Any) -> ctypes.c_void_p:
        return ctypes.c_void_p(self._functions.cudaIpcOpenMemHandle(handle, self.cudaIpcMemLazyEnablePeerAccess))


class NCCLLibrary(Library):
    module = "nccl"

    def ncclGetVersion(self) -> str:
        major, rest = divmod(self._functions.ncclGetVersion(), 10000)
        return f"{major}.{rest // 100}.{rest % 100}"

    def unique_id_from_bytes(self, data: bytes) -> Any:
        return self.ncclUniqueId(internal=data)


def sum_over_all(rank: int, world: int, name: bytes, cudart: CudaRTLibrary, nccl: NCCLLibrary) -> list[float]:
    """One rank's part, in a thread or process of its own."""
    cudart.cudaSetDevice(rank)
    communicator = nccl.ncclCommInitRank(world, nccl.unique_id_from_bytes(name), rank)
    numbers = (ctypes.c_float * COUNT)(*[rank + 1] * COUNT)
    memory, size = cudart.cudaMalloc(ctypes.sizeof(numbers)), ctypes.sizeof(numbers)
    cudart.cudaMemcpy(memory, numbers, size)
    nccl.ncclAllReduce(
        memory, memory, COUNT, nccl.ncclDataType_t.ncclFloat32, nccl.ncclRedOp_t.ncclSum, communicator, None
    )
    cudart.cudaDeviceSynchronize()
    cudart.cudaMemcpy(numbers, memory, size)
    cudart.cudaFree(memory)
    nccl.ncclCommDestroy(communicator)
    return list(numbers)


def main() -> None:
    cudart, nccl = CudaRTLibrary(), NCCLLibrary()
    try:
        version = nccl.ncclGetVersion()
        world = cudart.cudaGetDeviceCount()
    except LibraryNotFoundError as error:
        print(f"skipped: {str(error).partition(' Tried:')[0]}")
        return
    name = bytes(nccl.ncclGetUniqueId().internal)
    sums: dict[int, list[float]] = {}

    def work(rank: int) -> None:
        sums[rank] = sum_over_all(rank, world, name, cudart, nccl)

    threads = [threading.Thread(target=work, args=(rank,)) for rank in range(world)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = [world * (world + 1) / 2] * COUNT
    assert sums == dict.fromkeys(range(world), expected), "the sums are wrong"
    print(f"NCCL {version} summed {COUNT} numbers over {world} GPU(s); {cuda_ctypes.libraries()}")


if __name__ == "__main__":
    main()
