"""CUDA C++ compiled by NVIDIA's own NVRTC to PTX, CUBIN and LTO-IR, and every question about a program."""

from tests.peer.snippets.given import d


def _():
    return d.nvrtcVersion()


def _():
    return d.nvrtcGetNumSupportedArchs()


def _():
    return d.nvrtcGetSupportedArchs()


def _():
    return d.nvrtcGetErrorString(d.nvrtcResult.NVRTC_ERROR_COMPILATION)


def _():
    return d.nvrtcGetErrorString(6)


def _():
    return d.nvrtcGetErrorString(999)


def _():
    return d.nvrtcGetErrorString(None)


def _():
    error, prog = d.nvrtcCreateProgram(b'extern "C" __global__ void f(float *x) { *x = 1; }', b"a.cu", 0, None, None)
    compiled = d.nvrtcCompileProgram(prog, 1, [b"--gpu-architecture=compute_90"])
    size = d.nvrtcGetPTXSize(prog)
    ptx = b" " * size[1]
    got = d.nvrtcGetPTX(prog, ptx)
    return error, compiled, size, got, ptx, d.nvrtcGetCUBINSize(prog), d.nvrtcGetLTOIRSize(prog)


def _():
    prog = d.nvrtcCreateProgram(b'extern "C" __global__ void f(float *x) { *x = 1; }', b"a.cu", 0, [], [])[1]
    compiled = d.nvrtcCompileProgram(prog, 1, (b"--gpu-architecture=sm_90",))
    cubin = bytearray(d.nvrtcGetCUBINSize(prog)[1])
    return compiled, d.nvrtcGetCUBIN(prog, cubin), cubin[:4]


def _():
    prog = d.nvrtcCreateProgram(b"__device__ int f() { return 1; }", b"a.cu", 0, None, None)[1]
    compiled = d.nvrtcCompileProgram(prog, 2, [b"-arch=sm_90", b"-dlto"])
    ltoir = b" " * d.nvrtcGetLTOIRSize(prog)[1]
    return compiled, d.nvrtcGetLTOIR(prog, ltoir), len(ltoir) > 100, d.nvrtcGetOptiXIRSize(prog)


def _():
    prog = d.nvrtcCreateProgram(b"template <class T> __global__ void f(T *x) { *x = 2; }", b"a.cu", 0, None, None)[1]
    added = d.nvrtcAddNameExpression(prog, b"f<float>"), d.nvrtcAddNameExpression(prog, b"f<int>")
    early = d.nvrtcGetLoweredName(prog, b"f<float>")
    compiled = d.nvrtcCompileProgram(prog, 0, None)
    return (
        added,
        early,
        compiled,
        d.nvrtcGetLoweredName(prog, b"f<float>"),
        d.nvrtcGetLoweredName(prog, b"f<int>"),
        d.nvrtcGetLoweredName(prog, b"g"),
    )


def _():
    prog = d.nvrtcCreateProgram(b"int f() { return y; }", b"wrong.cu", 0, None, None)[1]
    compiled = d.nvrtcCompileProgram(prog, 0, [])
    log = b" " * d.nvrtcGetProgramLogSize(prog)[1]
    return compiled, d.nvrtcGetProgramLog(prog, log), log, d.nvrtcGetPTXSize(prog)


def _():
    prog = d.nvrtcCreateProgram(
        b'#include "a.h"\n__device__ int f() { return A; }', b"a.cu", 1, [b"#define A 1"], [b"a.h"]
    )[1]
    return d.nvrtcCompileProgram(prog, 0, None)


def _():
    prog = d.nvrtcCreateProgram(b"int x;", b"a.cu", 0, None, None)[1]
    return d.nvrtcCompileProgram(prog, 1, [b"--no-such-option"]), d.nvrtcGetProgramLogSize(prog)


def _():
    prog = d.nvrtcCreateProgram(b"int x;", b"a.cu", 0, None, None)[1]
    return d.nvrtcCompileProgram(prog, 1, [b"-arch=sm_1"])


def _():
    prog = d.nvrtcCreateProgram(b"int x;", b"a.cu", 0, None, None)[1]
    return d.nvrtcDestroyProgram(prog), prog, d.nvrtcDestroyProgram(prog)


def _():
    prog = d.nvrtcCreateProgram(b"int x;", b"a.cu", 0, None, None)[1]
    return (
        d.nvrtcGetPTXSize(prog),
        d.nvrtcGetProgramLogSize(prog),
        d.nvrtcGetPCHCreateStatus(prog),
        d.nvrtcGetPCHHeapSizeRequired(prog),
    )


def _():
    return d.nvrtcDestroyProgram(None)


def _():
    return d.nvrtcDestroyProgram(d.nvrtcProgram())


def _():
    return d.nvrtcGetPTXSize(0)


def _():
    return d.nvrtcSetPCHHeapSize(1 << 20), d.nvrtcGetPCHHeapSize()
