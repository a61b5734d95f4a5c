"""Compile through ``bindings``, ``checked`` and ``raw``; type checkers find nothing wrong."""

from __future__ import annotations

import ctypes

from cuda_ctypes.bindings import nvrtc
from cuda_ctypes.bindings.nvrtc import nvrtcResult
from cuda_ctypes.checked import nvrtc as compiler
from cuda_ctypes.raw import nvrtc as c_nvrtc

SOURCE = 'extern "C" __global__ void nothing() {}'


def ok(status: nvrtcResult) -> None:
    if status != nvrtcResult.NVRTC_SUCCESS:
        _, text = nvrtc.nvrtcGetErrorString(status)
        raise RuntimeError(text.decode())


def tuples() -> bytes:
    status, program = nvrtc.nvrtcCreateProgram(SOURCE, b"nothing.cu", 1, [b"// header"], ["name.h"])
    ok(status)
    ok(nvrtc.nvrtcCompileProgram(program, 2, (b"--gpu-architecture=sm_90", "--use_fast_math"))[0])
    status, size = nvrtc.nvrtcGetPTXSize(program)
    ok(status)
    ptx = bytearray(size)
    (status,) = nvrtc.nvrtcGetPTX(program, ptx)
    ok(status)
    ok(nvrtc.nvrtcGetProgramLog(program, b" " * 16)[0])
    status, supported = nvrtc.nvrtcGetSupportedArchs()
    ok(status)
    print(sum(supported))
    ok(nvrtc.nvrtcDestroyProgram(program)[0])
    return bytes(ptx)


def values() -> bytes:
    program: nvrtc.nvrtcProgram = compiler.nvrtcCreateProgram(SOURCE, "nothing.cu", 0, None, None)
    log: str = ""
    try:
        compiler.nvrtcCompileProgram(program, 1, ["--gpu-architecture=sm_90"])
    except compiler.NvrtcErrorCompilation as error:
        log = compiler.nvrtcGetProgramLog(program)
        print(log, error.status)
    ptx: bytes = compiler.nvrtcGetPTX(program)
    newest = max(compiler.nvrtcGetSupportedArchs(), default=0)
    major, minor = compiler.nvrtcVersion()
    success: str = compiler.nvrtcGetErrorString(nvrtcResult.NVRTC_SUCCESS)
    print(newest, major + minor, success)
    compiler.nvrtcDestroyProgram(program)
    return ptx


def c_calls() -> None:
    program, size = c_nvrtc.nvrtcProgram(), ctypes.c_size_t()
    ok(c_nvrtc.nvrtcCreateProgram(program, SOURCE.encode(), b"nothing.cu", 0, None, None))
    options = (ctypes.c_char_p * 1)(b"--gpu-architecture=sm_90")
    ok(c_nvrtc.nvrtcCompileProgram(program, 1, options))
    ok(c_nvrtc.nvrtcGetPTXSize(program, ctypes.byref(size)))
    ok(c_nvrtc.nvrtcGetPTX(program, ctypes.create_string_buffer(size.value + 1)))
    ok(c_nvrtc.nvrtcDestroyProgram(ctypes.byref(program)))


def main() -> None:
    assert isinstance(tuples(), bytes)
    assert isinstance(values(), bytes)
    c_calls()


if __name__ == "__main__":
    main()
