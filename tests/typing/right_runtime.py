"""The runtime through ``bindings``, ``checked`` and ``raw``, mixed with the driver; type checkers find nothing wrong."""

from __future__ import annotations

import ctypes

from cuda_ctypes import bindings, checked, raw
from cuda_ctypes.bindings import driver, runtime
from cuda_ctypes.bindings.runtime import cudaError_t, cudaMemcpyKind
from cuda_ctypes.checked import runtime as cudart
from cuda_ctypes.raw import runtime as c_runtime


def ok(status: cudaError_t) -> None:
    if status != cudaError_t.cudaSuccess:
        _, text = runtime.cudaGetErrorName(status)
        raise RuntimeError(text.decode())


def copied(content: bytes) -> bytes:
    status, memory = runtime.cudaMalloc(len(content))
    ok(status)
    back = bytearray(len(content))
    ok(runtime.cudaMemcpy(memory, content, len(content), cudaMemcpyKind.cudaMemcpyHostToDevice)[0])
    ok(runtime.cudaMemcpy(back, memory, len(content), cudaMemcpyKind.cudaMemcpyDeviceToHost)[0])
    (status,) = runtime.cudaFree(memory)
    ok(status)
    return bytes(back)


def streams() -> None:
    """The runtime's handles are subclasses of the driver's, and the driver accepts them."""
    status, stream = runtime.cudaStreamCreate()
    ok(status)
    same: driver.CUstream = stream
    ok(runtime.cudaStreamSynchronize(same)[0])
    driver.cuStreamSynchronize(stream)
    cudart.cudaStreamSynchronize(driver.CUstream(0))
    finished: bool = cudart.cudaStreamQuery(same)
    assert finished
    ok(runtime.cudaStreamDestroy(stream)[0])


def structs() -> runtime.cudaMemcpy3DParms:
    extent: runtime.cudaExtent = runtime.make_cudaExtent(16, 1, 1)
    parameters = runtime.cudaMemcpy3DParms(extent=extent, kind=cudaMemcpyKind.cudaMemcpyDefault)
    parameters.srcPtr = cudart.make_cudaPitchedPtr(bytearray(16), 16, 16, 1)
    width: int = parameters.extent.width
    channel: runtime.cudaChannelFormatDesc = cudart.cudaCreateChannelDesc(
        8, 0, 0, 0, runtime.cudaChannelFormatKind.cudaChannelFormatKindUnsigned
    )
    assert width == 16 and isinstance(channel, runtime.cudaChannelFormatDesc)
    uuid: driver.CUuuid_st = runtime.cudaUUID_t()
    assert isinstance(uuid.bytes, bytes) and runtime.CUuuid is driver.CUuuid
    return parameters


def checked_calls() -> tuple[int, str]:
    try:
        memory: int = cudart.cudaMalloc(4096)
        cudart.cudaFree(memory)
    except cudart.CudaErrorMemoryAllocation as error:
        print(error.status)
    text: str = cudart.cudaGetErrorString(cudaError_t.cudaErrorInvalidValue)
    count: int = cudart.cudaGetDeviceCount()
    return count, text


def c_calls() -> None:
    memory, stream = ctypes.c_void_p(), c_runtime.cudaStream_t()
    status: cudaError_t = c_runtime.cudaMalloc(ctypes.byref(memory), 16)
    ok(status)
    ok(c_runtime.cudaStreamCreate(stream))
    ok(c_runtime.cudaMemcpyAsync(memory, b"sixteen bytes...", 16, cudaMemcpyKind.cudaMemcpyHostToDevice, stream))
    ok(c_runtime.cudaFree(memory))
    name: bytes | None = c_runtime.cudaGetErrorName(status)
    extent: c_runtime.cudaExtent = c_runtime.make_cudaExtent(16, 1, ctypes.c_size_t(1))
    width: int = extent.width
    assert (name is None or isinstance(name, bytes)) and width == 16


def main() -> None:
    assert len(copied(b"content")) == 7
    streams()
    structs()
    checked_calls()
    c_calls()
    assert bindings.runtime is runtime and checked.runtime is cudart and raw.runtime is c_runtime


if __name__ == "__main__":
    main()
