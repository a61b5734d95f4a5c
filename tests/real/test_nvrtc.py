"""The real NVRTC: CUDA C++ is compiled to PTX, CUBIN and LTO-IR, or errors are reported. No GPU is needed."""

from __future__ import annotations

import copy
import ctypes
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.conftest import package_on
from tests.real.programs import ALONE, ARCH, Compiled

ROOT = Path(__file__).parents[2]
Modules = Callable[[str], Any]
ELF = b"\x7fELF"
TEMPLATE = b"template <class T> __global__ void add(T *a, T b) { a[threadIdx.x] += b; }"


@pytest.fixture(scope="module")
def checked(real: Modules) -> Any:
    return real("checked.nvrtc")


@pytest.fixture(scope="module")
def bindings(real: Modules) -> Any:
    return real("bindings.nvrtc")


@pytest.fixture(scope="module")
def compiled(checked: Any) -> Compiled:
    return Compiled(checked)


def program(nvrtc: Any, source: Any, name: str = "") -> Any:
    """A program made by ``checked``."""
    return nvrtc.nvrtcCreateProgram(source, name, 0, [], [])


def test_the_version_is_of_this_major(bindings: Any, checked: Any, major: int) -> None:
    status, *version = bindings.nvrtcVersion()
    assert status == bindings.nvrtcResult.NVRTC_SUCCESS and version[0] == major
    assert checked.nvrtcVersion() == tuple(version)


def test_the_architectures_that_are_known(bindings: Any, checked: Any) -> None:
    architectures = checked.nvrtcGetSupportedArchs()
    assert {80, 90, 100} <= set(architectures) and sorted(architectures) == architectures
    assert checked.nvrtcGetNumSupportedArchs() == len(architectures)
    assert bindings.nvrtcGetSupportedArchs() == (bindings.nvrtcResult.NVRTC_SUCCESS, architectures)


# --- results


def test_ptx(compiled: Compiled, real: Modules) -> None:
    ptx = compiled("PTX", ALONE, "-arch=compute_90").rstrip(b"\0").decode()
    assert ".visible .entry fill(" in ptx and ".target sm_90" in ptx
    utils = real("bindings.utils")
    needed = utils.get_minimal_required_cuda_ver_from_ptx_ver(utils.get_ptx_ver(ptx))
    version = real("checked.nvrtc").nvrtcVersion()
    assert needed // 10 == version[0] * 100 + version[1]


def test_cubin(compiled: Compiled) -> None:
    cubin = compiled("CUBIN", ALONE, f"-arch={ARCH}")
    assert cubin.startswith(ELF) and b"fill" in cubin


def test_lto_ir(compiled: Compiled) -> None:
    assert len(compiled.lto(ALONE)) > 500
    assert not compiled.lto(ALONE).startswith(ELF)


def test_the_callers_buffers_are_filled_in_bindings(bindings: Any, compiled: Compiled) -> None:
    success = bindings.nvrtcResult.NVRTC_SUCCESS
    status, prog = bindings.nvrtcCreateProgram(ALONE.encode(), b"unit.cu", 0, None, None)
    assert status == success
    assert bindings.nvrtcCompileProgram(prog, 1, [b"-arch=sm_90"]) == (success,)
    for kind in ("PTX", "CUBIN"):
        status, size = getattr(bindings, f"nvrtcGet{kind}Size")(prog)
        assert status == success
        for buffer in (bytearray(size), b" " * size):
            if isinstance(buffer, bytes) and sys.implementation.name == "pypy":  # C would get a copy
                with pytest.raises(BufferError, match="read-only"):
                    getattr(bindings, f"nvrtcGet{kind}")(prog, buffer)
                continue
            assert getattr(bindings, f"nvrtcGet{kind}")(prog, buffer) == (success,)
            assert b"fill" in bytes(buffer) and len(buffer) == size
    assert bindings.nvrtcDestroyProgram(prog) == (success,)
    assert int(prog) == 0, "the handle still names a program that is gone"


@pytest.mark.parametrize("options", [["-arch=sm_80", "-DN=3"], [b"-arch=sm_80", b"-DN=3"], ("-arch=sm_80", b"-DN=3")])
def test_options_are_str_or_bytes(bindings: Any, checked: Any, options: Any) -> None:
    source = 'extern "C" __global__ void k(int *a) { *a = N; }'
    prog = program(checked, source)
    checked.nvrtcCompileProgram(prog, 2, options)
    assert b".target sm_80" in checked.nvrtcGetPTX(prog)
    status, prog = bindings.nvrtcCreateProgram(source.encode(), b"", 0, [], [])
    assert bindings.nvrtcCompileProgram(prog, 2, options) == (status,) == (bindings.nvrtcResult.NVRTC_SUCCESS,)


def test_name_expressions_become_lowered_names(bindings: Any, checked: Any) -> None:
    prog = program(checked, TEMPLATE.decode())
    for expression in ("add<float>", "&add<int>"):
        checked.nvrtcAddNameExpression(prog, expression)
    checked.nvrtcCompileProgram(prog, 1, ["-arch=compute_90"])
    ptx = checked.nvrtcGetPTX(prog).decode()
    lowered = {name: checked.nvrtcGetLoweredName(prog, name) for name in ("add<float>", "&add<int>")}
    assert lowered["add<float>"] == "_Z3addIfEvPT_S0_" and lowered["&add<int>"] == "_Z3addIiEvPT_S0_"
    assert all(f".entry {name}(" in ptx for name in lowered.values())
    status, name = bindings.nvrtcGetLoweredName(int(prog), b"add<float>")
    assert (status, name) == (bindings.nvrtcResult.NVRTC_SUCCESS, b"_Z3addIfEvPT_S0_")
    with pytest.raises(checked.NvrtcErrorNameExpressionNotValid):
        checked.nvrtcGetLoweredName(prog, "add<double>")


def test_headers_are_given_in_memory(bindings: Any, checked: Any) -> None:
    source = '#include "answer.h"\n#include <deep/more.h>\nextern "C" __global__ void k(int *a) { *a = ANSWER + MORE; }'
    headers, names = ["#define ANSWER 42", "#define MORE 1"], ["answer.h", "deep/more.h"]
    prog = checked.nvrtcCreateProgram(source, "k.cu", 2, headers, names)
    checked.nvrtcCompileProgram(prog, 1, ["-arch=compute_90"])
    assert b", 43;" in checked.nvrtcGetPTX(prog)
    inputs = [[text.encode() for text in texts] for texts in (headers, names)]
    status, prog = bindings.nvrtcCreateProgram(source.encode(), b"k.cu", 2, *inputs)
    assert bindings.nvrtcCompileProgram(prog, 1, [b"-arch=compute_90"]) == (status,)
    assert status == bindings.nvrtcResult.NVRTC_SUCCESS


def test_a_callback_can_cancel(checked: Any) -> None:
    """The compiler calls Python code."""
    seen: list[Any] = []

    def stop(payload: Any, reserved: Any) -> int:
        seen.append(payload)
        return 1

    prog = program(checked, ALONE)
    checked.nvrtcSetFlowCallback(prog, stop, 4711)
    with pytest.raises(checked.NvrtcErrorCancelled):
        checked.nvrtcCompileProgram(prog, 1, ["-arch=compute_90"])
    assert seen and set(seen) == {4711}


def test_a_callback_that_does_not_cancel(checked: Any, bindings: Any) -> None:
    calls: list[int] = []

    def go_on(payload: Any, reserved: Any) -> int:
        calls.append(1)
        return 0

    prog = program(checked, ALONE)
    assert bindings.nvrtcSetFlowCallback(int(prog), go_on, None)[0] == 0
    checked.nvrtcCompileProgram(prog, 1, ["-arch=compute_90"])
    assert calls and b"fill" in checked.nvrtcGetPTX(prog)


def test_precompiled_headers(checked: Any, tmp_path: Path) -> None:
    before = checked.nvrtcGetPCHHeapSize()
    checked.nvrtcSetPCHHeapSize(64 << 20)
    assert checked.nvrtcGetPCHHeapSize() == 64 << 20
    try:
        source = '#include "answer.h"\n' + ALONE
        prog = checked.nvrtcCreateProgram(source, "k.cu", 1, ["constexpr int answer = 42;"], ["answer.h"])
        with pytest.raises(checked.NvrtcErrorNoPchCreateAttempted):
            checked.nvrtcGetPCHCreateStatus(prog)
        file = tmp_path / "k.pch"
        checked.nvrtcCompileProgram(prog, 2, ["-arch=compute_90", f"--create-pch={file}"])
        assert checked.nvrtcGetPCHCreateStatus(prog) is None and file.stat().st_size
        assert 0 < checked.nvrtcGetPCHHeapSizeRequired(prog) <= 64 << 20
    finally:
        checked.nvrtcSetPCHHeapSize(before)


# --- errors


def test_a_compile_error_has_its_log(bindings: Any, checked: Any) -> None:
    source = "__global__ void k() {\n  int x = nonsense;\n}"
    prog = program(checked, source, "mine.cu")
    with pytest.raises(checked.NvrtcErrorCompilation, match="NVRTC_ERROR_COMPILATION") as caught:
        checked.nvrtcCompileProgram(prog, 0, [])
    assert isinstance(caught.value, checked.CudaError) and caught.value.function == "nvrtcCompileProgram"
    log = checked.nvrtcGetProgramLog(prog)
    assert "mine.cu(2): error" in log and "nonsense" in log

    status, prog = bindings.nvrtcCreateProgram(source.encode(), b"mine.cu", 0, None, None)
    assert bindings.nvrtcCompileProgram(prog, 0, None) == (bindings.nvrtcResult.NVRTC_ERROR_COMPILATION,)
    _, size = bindings.nvrtcGetProgramLogSize(prog)
    buffer = bytearray(size)
    bindings.nvrtcGetProgramLog(prog, buffer)
    assert buffer.rstrip(b"\0").decode() == log


def test_an_option_that_does_not_exist(checked: Any) -> None:
    prog = program(checked, ALONE)
    with pytest.raises(checked.NvrtcErrorInvalidOption, match="nvrtcGetProgramLog"):
        checked.nvrtcCompileProgram(prog, 1, ["--bogus"])
    assert "bogus" in checked.nvrtcGetProgramLog(prog)


@pytest.mark.parametrize("architecture", ["sm_1", "compute_999", "ninety"])
def test_an_unknown_architecture(checked: Any, architecture: str) -> None:
    prog = program(checked, ALONE)
    with pytest.raises(checked.NvrtcErrorInvalidOption, match="architecture"):
        checked.nvrtcCompileProgram(prog, 1, [f"-arch={architecture}"])
    assert "arch" in checked.nvrtcGetProgramLog(prog)


@pytest.mark.parametrize("handle", [0, None])
def test_other_files_are_not_programs(bindings: Any, checked: Any, handle: Any) -> None:
    invalid = bindings.nvrtcResult.NVRTC_ERROR_INVALID_PROGRAM
    assert bindings.nvrtcGetPTXSize(handle) == (invalid, None)
    assert bindings.nvrtcCompileProgram(handle, 0, []) == (invalid,)
    with pytest.raises(checked.NvrtcErrorInvalidProgram):
        checked.nvrtcGetPTX(handle)


def test_a_buffer_that_is_too_small_is_refused(bindings: Any, checked: Any) -> None:
    """The library does not know the buffer's length and would write beyond its end."""
    prog = program(checked, ALONE)
    checked.nvrtcCompileProgram(prog, 1, [f"-arch={ARCH}"])
    for name in ("nvrtcGetPTX", "nvrtcGetCUBIN"):
        size = getattr(checked, f"{name}Size")(prog)
        for buffer in (bytearray(3), bytearray(), bytearray(size - 1)):
            with pytest.raises(
                ValueError, match=f"{size} bytes are required, got a {type(buffer).__name__} of {len(buffer)}"
            ):
                getattr(bindings, name)(prog, buffer)


def test_a_list_that_is_too_short_is_refused(bindings: Any, checked: Any) -> None:
    prog = program(checked, ALONE)
    with pytest.raises(RuntimeError, match="options has 1 elements, 2 are needed"):
        bindings.nvrtcCompileProgram(prog, 2, [b"-G"])
    with pytest.raises(RuntimeError, match="headers has 0 elements, 1 are needed"):
        checked.nvrtcCreateProgram(ALONE, "", 1, [], ["a.h"])


def test_wrong_types_are_told_by_parameter(bindings: Any, checked: Any) -> None:
    for nvrtc in (bindings, checked):
        wrong: dict[str, tuple[Any, ...]] = {
            "src": (5, "", 0, [], []),
            "numHeaders": ("", "", "none", [], []),
            "headers": ("", "", 0, "a.h", []),
        }
        for name, arguments in wrong.items():
            with pytest.raises(TypeError, match=name):
                nvrtc.nvrtcCreateProgram(*arguments)
        with pytest.raises(TypeError, match="options"):
            nvrtc.nvrtcCompileProgram(0, 1, [1.5])
        with pytest.raises(TypeError, match="prog"):
            nvrtc.nvrtcGetPTXSize("program")
        with pytest.raises(TypeError, match="result"):
            nvrtc.nvrtcGetErrorString(None)


def test_every_exception_pickles(checked: Any) -> None:
    for member in checked.nvrtcResult:
        if member:
            raised = getattr(checked, "".join(map(str.capitalize, member.name.split("_"))))(
                member, "nvrtcGetPTX", "Why."
            )
            for twin in (pickle.loads(pickle.dumps(raised)), copy.copy(raised)):
                assert type(twin) is type(raised) and (twin.status, twin.function) == (member, "nvrtcGetPTX")
                assert str(twin) == str(raised)


def test_the_texts_of_the_library(bindings: Any, checked: Any) -> None:
    status, text = bindings.nvrtcGetErrorString(bindings.nvrtcResult.NVRTC_ERROR_COMPILATION)
    assert (status, text) == (bindings.nvrtcResult.NVRTC_SUCCESS, b"NVRTC_ERROR_COMPILATION")
    assert checked.nvrtcGetErrorString(checked.nvrtcResult.NVRTC_ERROR_COMPILATION) == "NVRTC_ERROR_COMPILATION"


def test_a_library_that_is_missing(major: int, tmp_path: Path) -> None:
    file = tmp_path / "libnvrtc.so"
    with package_on(CUDA_CTYPES_LIBNVRTC=str(file)) as module:
        with pytest.raises(module("errors").LibraryNotFoundError, match=f"CUDA_CTYPES_LIBNVRTC names .*{file.name}"):
            module(f"cu{major}.checked.nvrtc").nvrtcVersion()


def test_a_library_that_is_broken(major: int, tmp_path: Path) -> None:
    file = tmp_path / "libnvrtc.so"
    file.write_bytes(b"no library")
    with package_on(CUDA_CTYPES_LIBNVRTC=str(file)) as module:
        with pytest.raises(module("errors").CudaCtypesError, match=file.name):
            module(f"cu{major}.bindings.nvrtc").nvrtcVersion()


def test_the_message_names_the_package_to_install(major: int) -> None:
    """A process that cannot find the library."""
    program = f"from cuda_ctypes.cu{major}.checked import nvrtc; nvrtc.nvrtcVersion()"
    command = [sys.executable, "-S", "-c", f"import sys; sys.path.append({str(ROOT)!r}); {program}"]
    kept = {name: value for name, value in os.environ.items() if name in ("SystemRoot", "TMPDIR")}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=kept)
    if not done.returncode:
        pytest.skip("this machine has an NVRTC for all programs")
    package = "nvidia-cuda-nvrtc-cu12" if major == 12 else "nvidia-cuda-nvrtc"
    assert f"NotFoundError: libnvrtc.so.{major} (CUDA {major}) was not found: pip install {package}," in done.stderr


# --- raw


def test_raw_is_c(real: Modules, major: int) -> None:
    nvrtc = real("raw.nvrtc")
    first, second = ctypes.c_int(), ctypes.c_int()
    assert nvrtc.nvrtcVersion(first, second) == nvrtc.nvrtcResult.NVRTC_SUCCESS
    assert first.value == major
    prog = nvrtc.nvrtcProgram()
    assert nvrtc.nvrtcCreateProgram(ctypes.byref(prog), ALONE.encode(), b"unit.cu", 0, None, None) == 0
    options = (ctypes.c_char_p * 1)(b"-arch=sm_90")
    assert nvrtc.nvrtcCompileProgram(prog, 1, options) == 0
    size = ctypes.c_size_t()
    assert nvrtc.nvrtcGetCUBINSize(prog, ctypes.byref(size)) == 0
    cubin = ctypes.create_string_buffer(size.value)
    assert nvrtc.nvrtcGetCUBIN(prog, cubin) == 0 and cubin.raw.startswith(ELF)
    assert nvrtc.nvrtcDestroyProgram(ctypes.byref(prog)) == 0 and not prog.value


def test_bindings_takes_a_size_for_a_buffer(bindings: Any) -> None:
    """The text is a result then, as in the introduction to cuda.bindings."""
    nvrtc = bindings
    program = nvrtc.nvrtcCreateProgram(b"__global__ void nothing() {}", b"nothing.cu", 0, [], [])[1]
    assert nvrtc.nvrtcCompileProgram(program, 0, []) == (nvrtc.nvrtcResult.NVRTC_SUCCESS,)
    size = nvrtc.nvrtcGetPTXSize(program)[1]
    status, text = nvrtc.nvrtcGetPTX(program, size)
    assert status == nvrtc.nvrtcResult.NVRTC_SUCCESS and len(text) == size and b".entry" in text
    with pytest.raises(ValueError, match=f"{size} bytes are required"):
        nvrtc.nvrtcGetPTX(program, size - 1)
    nvrtc.nvrtcDestroyProgram(program)
    assert nvrtc.nvrtcGetPTX(None, size) == (nvrtc.nvrtcResult.NVRTC_ERROR_INVALID_PROGRAM, None), (
        "as many results when it fails"
    )
