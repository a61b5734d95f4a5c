"""Vendored files on NVIDIA's own libraries that need no GPU, in a process that has nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Callable

import pytest

from tests.real.programs import HEAD
from tests.vendored import LISTS, run_alone, write

COMPILE = """
import _cuda as nvrtc

assert nvrtc.nvrtcVersion()[0] in (12, 13) and 90 in nvrtc.nvrtcGetSupportedArchs()
source = "template <class T> __global__ void fill(T *to) { to[threadIdx.x] = 1; }"
program = nvrtc.nvrtcCreateProgram(source, "fill.cu", 0, [], [])
nvrtc.nvrtcAddNameExpression(program, "fill<float>")
nvrtc.nvrtcCompileProgram(program, 2, ["-arch=sm_90", b"-lineinfo"])
name = nvrtc.nvrtcGetLoweredName(program, "fill<float>")
assert name in nvrtc.nvrtcGetPTX(program).decode()
assert nvrtc.nvrtcGetCUBIN(program)[:4] == b"\\x7fELF"
nvrtc.nvrtcDestroyProgram(program)
program = nvrtc.nvrtcCreateProgram("nonsense", None, 0, None, None)
try:
    nvrtc.nvrtcCompileProgram(program, 0, None)
except nvrtc.CudaError as error:
    assert error.status == nvrtc.nvrtcResult.NVRTC_ERROR_COMPILATION, error
    assert str(error).startswith("nvrtcCompileProgram: NVRTC_ERROR_COMPILATION (6): "), error
assert "nonsense" in nvrtc.nvrtcGetProgramLog(program)
print(nvrtc._nvrtc.path)
"""

BINDINGS = """
import _cuda as nvrtc

status, major, minor = nvrtc.nvrtcVersion()
assert status == nvrtc.nvrtcResult.NVRTC_SUCCESS and major in (12, 13)
status, architectures = nvrtc.nvrtcGetSupportedArchs()
assert 90 in architectures
status, program = nvrtc.nvrtcCreateProgram(b'extern "C" __global__ void f() {}', b"f.cu", 0, [], [])
assert nvrtc.nvrtcCompileProgram(program, 0, []) == (nvrtc.nvrtcResult.NVRTC_SUCCESS,)
status, size = nvrtc.nvrtcGetPTXSize(program)
ptx = bytearray(size)
assert nvrtc.nvrtcGetPTX(program, ptx) == (0,) and b".entry f" in ptx
status, = nvrtc.nvrtcAddNameExpression(program, b"late")
assert status == nvrtc.nvrtcResult.NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION, status
assert nvrtc.nvrtcGetErrorString(status)[1]
print(nvrtc._nvrtc.path)
"""

RUNTIME = """
import _cuda as cuda

assert cuda.cudaRuntimeGetVersion() // 1000 in (12, 13)
assert cuda.cudaGetErrorString(2) == "out of memory"
for call in (lambda: cuda.cudaSetDevice(0), lambda: cuda.cudaMalloc(5), cuda.cudaDeviceSynchronize):
    try:
        call()
    except cuda.CudaError as error:
        assert error.status in (35, 100), error  # no driver, or no device
        assert error.meaning == cuda.cudaGetErrorString(error.status)
print(cuda._runtime.path)
"""

LINKED = """
import _cuda as cuda

program = cuda.create_program()
head = "@HEAD@"
ir = ", ".join(f"i32 {number}" for number in cuda.ir_version())
text = head + "define void @nothing() { ret void }\\n!nvvmir.version = !{!0}\\n!0 = !{" + ir + "}\\n"
cuda.add_module_to_program(program, text.encode(), len(text), "unit")
cuda.compile_program(program, 1, ["-arch=compute_90"])
ptx = bytearray(cuda.get_compiled_result_size(program))
cuda.get_compiled_result(program, ptx)
assert b"nothing" in ptx
cuda.destroy_program(program)
try:
    cuda.compile_program(cuda.create_program(), 0, None)
except cuda.nvvmError as error:
    assert error.status == cuda.nvvmResult.ERROR_NO_MODULE_IN_PROGRAM, error
    assert error.meaning == cuda.get_error_string(error.status) and not isinstance(error, cuda.nvJitLinkError)

handle = cuda.create(1, ["-arch=sm_90"])
ptx = b".version 8.0\\n.target sm_90\\n.address_size 64\\n.visible .entry f() { ret; }\\n"
cuda.add_data(handle, cuda.InputType.PTX, ptx, len(ptx), "unit")
cuda.complete(handle)
cubin = bytearray(cuda.get_linked_cubin_size(handle))
cuda.get_linked_cubin(handle, cubin)
assert cubin[:4] == b"\\x7fELF"
cuda.destroy(handle)
assert cuda.nvJitLinkVersion()[0] in (12, 13) and cuda.nvvmVersion()[0] >= 2 and not hasattr(cuda, "version")
try:
    cuda.create(1, ["-nonsense"])
except cuda.nvJitLinkError as error:
    assert error.status.name == "ERROR_UNRECOGNIZED_OPTION" and isinstance(error, cuda.CudaError), error
    assert isinstance(error.status, cuda.nvJitLinkResult) and str(error).startswith("create: ERROR_")
print(cuda._nvjitlink.path)
"""
LINKED = LINKED.replace("@HEAD@", HEAD.replace('"', '\\"').replace("\n", "\\n"))

PACKED = """
import _cuda as fatbin

handle = fatbin.create(["-compress=false"], 1)
ptx = b".version 8.0\\n.target sm_90\\n.address_size 64\\n.visible .entry f() { ret; }\\n\\0"
fatbin.add_ptx(handle, ptx, len(ptx), "90", "unit", "")
made = bytearray(fatbin.size(handle))
fatbin.get(handle, made)
assert made[:4] == b"\\x50\\xed\\x55\\xba" and b".entry f" in made
try:
    fatbin.add_ptx(handle, ptx, len(ptx), "nonsense", "unit", "")
except fatbin.nvFatbinError as error:
    assert error.status == fatbin.Result.ERROR_INVALID_ARCH, error
fatbin.destroy(handle)
assert fatbin.version()[0] in (12, 13)
print(fatbin._nvfatbin.path)
"""
SNAKE_CASE = {
    "linked": [
        "nvvm:create_program,destroy_program,add_module_to_program,compile_program,get_compiled_result_size,"
        "get_compiled_result,ir_version,nvvmVersion",
        "nvjitlink:nvJitLinkCreate,nvJitLinkDestroy,add_data,complete,get_linked_cubin_size,get_linked_cubin,version",
    ],
    "packed": ["nvfatbin:create,destroy,add_ptx,size,get,version"],
}


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Libraries installed elsewhere are ignored."""
    for name in ("LD_LIBRARY_PATH", "CUDA_PATH"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("both", [False, True], ids=["one", "both"])
@pytest.mark.parametrize(
    ("name", "words", "code"),
    [
        ("nvrtc", [LISTS["nvrtc"]], COMPILE),
        ("nvrtc", [LISTS["nvrtc"], "nvrtc:nvrtcGetPTXSize,nvrtcGetErrorString", "--face", "bindings"], BINDINGS),
        ("runtime", [LISTS["vllm"], "runtime:cudaRuntimeGetVersion"], RUNTIME),
        ("nvjitlink", [*SNAKE_CASE["linked"], "--face", "bindings"], LINKED),
        ("nvfatbin", [*SNAKE_CASE["packed"], "--face", "bindings"], PACKED),
    ],
    ids=["nvrtc", "nvrtc in bindings", "runtime", "nvvm and nvjitlink in bindings", "nvfatbin in bindings"],
)
def test_it_runs_alone_on_the_wheels(
    name: str,
    words: list[str],
    code: str,
    both: bool,
    major: int,
    nowhere: None,
    real_libraries: Callable[[int], Path],
    tmp_path: Path,
) -> None:
    """A file for both majors uses the installed one."""
    path = write(tmp_path, *words, "--major", "both" if both else str(major))
    folder = str(real_libraries(major))
    found = run_alone(path, code, folder)
    if not (both and major == 12):  # the system may have the newer one
        assert found.startswith(folder), found
