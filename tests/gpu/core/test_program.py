"""``Program``: C++, PTX and NVVM IR compiled by NVIDIA's own compilers of both CUDA majors."""

from __future__ import annotations

import ctypes
import io
import os
import pickle
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.gpu.core.test_linker import watched
from tests.gpu.core.tools import NOT_TEXT, collect, in_threads
from tests.real.programs import HEAD

ARCH = "sm_90"
KERNEL = 'extern "C" __global__ void kernel(int *a) { *a = 1; }'
SCALE = """
template <class T> __global__ void scale(T *to, const T *from, T factor, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) to[i] = factor * from[i];
}
"""
HALF = '#include <cuda_fp16.h>\nextern "C" __global__ void kernel(__half *a) { *a = __hadd(*a, *a); }'
ELF = b"\x7fELF"


@pytest.fixture
def make(toolchain: Callable[[str], Any]) -> Callable[..., Any]:
    """``make(code, code_type, **options)`` is a program."""
    core = toolchain("core")
    return lambda code, code_type="c++", **options: core.Program(code, code_type, {"arch": ARCH, **options})


@pytest.fixture
def headers(toolchain: Callable[[str], Any]) -> str:
    """The folder of CUDA's own headers."""
    major = int(toolchain("pathfinder.majors").default_major())
    found = toolchain("pathfinder").find_nvidia_header_directory("cudart", major=major)
    if not found:
        pytest.skip(f"the headers of CUDA {major} are not installed here")
    return str(found)


@pytest.fixture
def quiet() -> Iterator[None]:
    """Ignore the warning that the PTX is too new for the driver: nothing loads it here."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "the driver, of CUDA", RuntimeWarning)
        yield


pytestmark = pytest.mark.usefixtures("quiet")


# --- C++


@pytest.mark.parametrize("target, start", [("ptx", b"//"), ("cubin", ELF), ("ltoir", b"\xedCN\x7f")])
def test_c_plus_plus_becomes(make: Any, target: str, start: bytes) -> None:
    program = make(KERNEL, name="mine")
    assert program.backend == "NVRTC" and int(program.handle) and program.pch_status is None
    made = program.compile(target)
    assert made.code.startswith(start) and (made.code_type, made.name, made.symbol_mapping) == (target, "mine", {})


def test_source_may_be_str_or_bytes_and_names_of_any_case(make: Any) -> None:
    codes = {make(code, "C++").compile("PTX").code for code in (KERNEL, KERNEL.encode(), bytearray(KERNEL.encode()))}
    assert len(codes) == 1


def test_enumerations_are_as_good_as_their_strings(toolchain: Any, make: Any) -> None:
    names = toolchain("core.typing")
    made = make(KERNEL, names.SourceCodeType.CXX).compile(names.ObjectCodeFormatType.CUBIN)
    assert made.code_type == "cubin"
    assert make(KERNEL).backend is names.CompilerBackendType.NVRTC


def test_a_program_is_compiled_again_and_again(make: Any) -> None:
    program = make(SCALE)
    for name in ("scale<int>", "scale<float>"):
        assert list(program.compile("cubin", [name]).symbol_mapping) == [name]
    assert program.compile("ptx").symbol_mapping == {}


def test_name_expressions_instantiate_templates(make: Any) -> None:
    made = make(SCALE).compile("ptx", ("scale<float>", b"scale<double>"))
    assert made.symbol_mapping == {
        "scale<float>": b"_Z5scaleIfEvPT_PKS0_S0_i",
        b"scale<double>": b"_Z5scaleIdEvPT_PKS0_S0_i",
    }
    assert all(symbol in made.code for symbol in made.symbol_mapping.values())
    assert list(make(SCALE).compile("ptx", "scale<int>").symbol_mapping) == [
        "scale<int>"
    ]  # a single name needs no list


def test_a_mistake_is_an_error_with_the_compilers_log(toolchain: Any, make: Any) -> None:
    core = toolchain("core")
    with pytest.raises(core.NVRTCError) as caught:
        make("extern int nonsense(", name="mine.cu").compile("ptx")
    error = caught.value
    assert isinstance(error, core.CUDAError) and error.status.name == "NVRTC_ERROR_COMPILATION"
    assert "mine.cu(1): error" in error.log and str(error).endswith(error.log)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is core.NVRTCError and str(again) == str(error)


def test_a_name_expression_that_does_not_exist(toolchain: Any, make: Any) -> None:
    with pytest.raises(toolchain("core").NVRTCError, match='identifier "scall" is undefined'):
        make(SCALE).compile("ptx", ["scall<int>"])


def test_an_unknown_architecture(toolchain: Any) -> None:
    core = toolchain("core")
    message = (
        r"this NVRTC compiles for .*sm_90, .*, but the options are -arch=sm_9\n\n.*invalid value for --gpu-architecture"
    )
    with pytest.raises(core.NVRTCError, match=message):
        core.Program(KERNEL, "c++", {"arch": "sm_9"}).compile("ptx")


def test_an_unknown_value_of_an_option(toolchain: Any) -> None:
    """NVRTC names the option alone."""
    core = toolchain("core")
    with pytest.raises(core.NVRTCError, match=r"The options: -arch=sm_90 --std=c\+\+99"):
        core.Program(KERNEL, "c++", {"arch": "sm_90", "std": "c++99"}).compile("ptx")


def test_warnings_go_to_logs(make: Any) -> None:
    logs = io.StringIO()
    make("#warning look here\n" + KERNEL).compile("ptx", logs=logs)
    assert "look here" in logs.getvalue() and "\0" not in logs.getvalue()
    silent = io.StringIO()
    make(KERNEL).compile("ptx", logs=silent)
    assert silent.getvalue() == ""


def test_a_log_that_uses_the_program_is_told_so(make: Any) -> None:
    """It would wait for itself, or destroy the program that compiles; so would a signal handler."""
    program = make("#warning look here\n" + KERNEL)

    class Log:
        def __init__(self, use: Callable[[], Any]) -> None:
            self.write = lambda text: use()

    for use in (program.close, lambda: program.compile("ptx")):
        with pytest.raises(RuntimeError, match="this program is in use"):
            program.compile("ptx", logs=Log(use))
    assert program.compile("ptx").code
    program.close()
    assert program.is_closed


@pytest.mark.parametrize(
    "options, target, reason",
    [
        ({"link_time_optimization": True}, "cubin", "the target is 'ltoir'"),
        ({"link_time_optimization": False}, "ltoir", "leave it out, or set it to True"),
        ({"arch": "compute_90"}, "cubin", "'cubin' needs the name of a real architecture"),
    ],
)
def test_options_with_which_the_compiler_makes_nothing(make: Any, options: Any, target: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        make(KERNEL, **options).compile(target)


def test_only_the_syntax_is_checked(toolchain: Any, make: Any) -> None:
    make(KERNEL, fdevice_syntax_only=True).compile("ptx")
    with pytest.raises(toolchain("core").NVRTCError):
        make("extern int nonsense(", fdevice_syntax_only=True).compile("ptx")


# --- headers


def test_cudas_own_headers_are_found(make: Any, headers: str) -> None:
    assert b"add.f16" in make(HALF).compile("ptx").code


def test_headers_that_are_named(make: Any, tmp_path: Path) -> None:
    (tmp_path / "mine.h").write_text("#define VALUE 7\n")
    code = '#include "mine.h"\nextern "C" __global__ void kernel(int *a) { *a = VALUE; }'
    for path in (str(tmp_path), os.fsencode(tmp_path), tmp_path, [tmp_path]):
        assert b", 7;" in make(code, include_path=path).compile("ptx").code


def test_folders_whose_names_are_not_text_here(make: Any, tmp_path: Path) -> None:
    """As those with an umlaut are where LANG is C: Python's str of them has surrogates."""
    folder = os.fsencode(tmp_path / NOT_TEXT)
    os.mkdir(folder)
    (tmp_path / NOT_TEXT / "mine.h").write_text("#define VALUE 7\n")
    code = '#include "mine.h"\nextern "C" __global__ void kernel(int *a) { *a = VALUE; }'
    for path in (folder, os.fsdecode(folder), Path(os.fsdecode(folder))):
        assert b", 7;" in make(code, include_path=path).compile("ptx").code


def missing(make: Any, header: str) -> str:
    with pytest.raises(Exception) as caught:
        make(f"#include <{header}>\n{KERNEL}").compile("ptx")
    error: Any = caught.value
    assert type(error).__name__ == "NVRTCError" and f'open source file "{header}"' in error.log
    return str(error.advice)


def test_a_missing_header_of_cuda_names_its_package(toolchain: Any, make: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toolchain("core.code.cuda_headers"), "FOLDERS", ())  # hides the installed headers
    suffix = {"13": "", "12": "-cu12"}[toolchain("pathfinder.majors").default_major()]
    for header, package in [
        ("cuda_fp16.h", f"nvidia-cuda-runtime{suffix}"),
        ("cooperative_groups.h", f"nvidia-cuda-runtime{suffix}"),
        ("cuda/std/span", f"nvidia-cuda-cccl{suffix}"),
        ("curand_kernel.h", f"nvidia-curand{suffix}"),
        ("crt/mma.h", "nvidia-cuda-nvcc-cu12" if suffix else "nvidia-cuda-crt"),
    ]:
        advice = missing(make, header)
        assert f"<{header}> was not found: pip install {package}," in advice and "CUDA_PATH" in advice


def test_other_missing_headers(toolchain: Any, make: Any) -> None:
    assert "include <cuda/std/cstdint>" in missing(make, "stdint.h")
    package = {"13": "nvidia-cuda-cccl", "12": "nvidia-cuda-cccl-cu12"}[toolchain("pathfinder.majors").default_major()]
    assert f"the package {package} is installed" in missing(make, "stdint.h")
    assert "include <cuda/std/limits>" in missing(make, "limits")
    for header in ("vector", "iostream"):
        assert f"<{header}> is a header of the host's compiler" in missing(make, header)
    assert (
        missing(make, "nowhere.h") == '"nowhere.h" was not found: name its folder in ProgramOptions(include_path=...)'
    )


def test_a_misspelt_header_of_cuda_is_not_looked_for_in_a_package(headers: str, make: Any) -> None:
    """Its package is installed, so the message must not advise to install it."""
    advice = missing(make, "cuda_fp61.h")
    assert advice.startswith(f"there is no <cuda_fp61.h> in {headers}; did you mean ") and "'cuda_fp16.h'" in advice, (
        advice
    )
    assert "pip install" not in advice
    for wrong, right in (("cooperative_group.h", "cooperative_groups.h"), ("nma.h", "mma.h")):
        advice = missing(make, wrong)
        assert advice.startswith(f'"{wrong}" was not found; did you mean ') and f"'{right}'" in advice, advice
        assert advice.endswith("? If not, name its folder in ProgramOptions(include_path=...)")


# --- precompiled headers


def test_a_precompiled_header(make: Any, headers: str, tmp_path: Path) -> None:
    file = tmp_path / "made.pch"
    program = make(HALF, create_pch=file, include_path=headers)
    program.compile("ptx")
    assert program.pch_status == "created" and file.exists()
    logs = io.StringIO()
    user = make(HALF, use_pch=file, include_path=headers)
    user.compile("ptx", logs=logs)
    assert user.pch_status is None and "using precompiled header" in logs.getvalue()


def test_automatic_precompiled_headers(make: Any, headers: str, tmp_path: Path) -> None:
    for status in ("created", "not_attempted"):  # the second compilation uses the file of the first
        program = make(HALF, pch=True, pch_dir=tmp_path, include_path=headers)
        program.compile("ptx")
        assert program.pch_status == status


def test_a_larger_heap_is_taken_where_a_precompiled_header_needs_it(
    toolchain: Any, make: Any, headers: str, tmp_path: Path
) -> None:
    nvrtc = toolchain("checked.nvrtc")
    before = nvrtc.nvrtcGetPCHHeapSize()
    nvrtc.nvrtcSetPCHHeapSize(1 << 16)
    try:
        program = make(HALF, create_pch=tmp_path / "made.pch", include_path=headers)
        program.compile("ptx")
        assert nvrtc.nvrtcGetPCHHeapSize() > 1 << 16
    finally:
        nvrtc.nvrtcSetPCHHeapSize(before)
    assert program.pch_status == "created" and (tmp_path / "made.pch").exists()


# --- sources for debuggers


def test_with_debug_information_the_source_is_a_file_while_the_program_lives(make: Any) -> None:
    program = make(
        '// a comment\nextern "C" __global__ void __launch_bounds__(64) work(int *a) { *a = 1; }', debug=True
    )
    line = next(line for line in program.compile("ptx").code.decode().splitlines() if ".file" in line)
    path = Path(line.split('"')[1])
    assert path.name.startswith("test_program_work_") and path.suffix == ".cu" and "a comment" in path.read_text()
    program.close()
    assert not path.exists()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_at_the_end_of_python_no_source_stays(run_python: Any, compilers: None, tmp_path: Path) -> None:
    """As in cuda.core. A forked child leaves the file to its parent."""
    program = """
    import os, sys, tempfile
    tempfile.tempdir = sys.argv[1]
    from cuda_ctypes.core import Program
    program = Program('extern "C" __global__ void k() {}', "c++", {"arch": "sm_90", "debug": True})
    if os.fork() == 0:
        sys.exit()
    os.wait()
    print(len(os.listdir(sys.argv[1])))
    """
    assert run_python(program, str(tmp_path)) == "1\n"
    assert not any(tmp_path.iterdir())


def test_a_source_with_a_name_is_written_nowhere(make: Any) -> None:
    code = make(KERNEL, lineinfo=True, name="mine.cu").compile("ptx").code.decode()
    assert 'mine.cu"' in next(line for line in code.splitlines() if ".file" in line)


# --- NVVM IR


def nvvm_ir(toolchain: Any, body: str) -> str:
    numbers = ", ".join(f"i32 {number}" for number in toolchain("checked.nvvm").nvvmIRVersion())
    return f"{HEAD}{body}\n!nvvmir.version = !{{!9}}\n!9 = !{{{numbers}}}\n"


SINE = """
declare float @__nv_sinf(float)
declare float @shifted(float)
define void @kernel(float* %a) {
  %x = load float, float* %a
  %y = call float @__nv_sinf(float %x)
  %z = call float @shifted(float %y)
  store float %z, float* %a
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{void (float*)* @kernel, !"kernel", i32 1}
"""
SHIFTED = "define float @shifted(float %x) { %y = fadd float %x, 1.0 ret float %y }"


def test_nvvm_ir_becomes_ptx(toolchain: Any, make: Any) -> None:
    program = make(nvvm_ir(toolchain, "define void @kernel() { ret void }"), "nvvm", name="mine")
    assert program.backend == "NVVM" and int(program.handle)
    made = program.compile("ptx")
    assert b"kernel" in made.code and f".target {ARCH}".encode() in made.code and made.name == "mine"
    assert program.compile("ptx").code == made.code


def test_nvvm_ir_with_further_modules_and_libdevice(toolchain: Any, make: Any) -> None:
    more = [("shifted", nvvm_ir(toolchain, SHIFTED))]
    code = make(nvvm_ir(toolchain, SINE), "nvvm", extra_sources=more, use_libdevice=True).compile("ptx").code
    assert b".func  (.param .b32 func_retval0) shifted" in code and b".extern" not in code
    without = make(nvvm_ir(toolchain, SINE), "nvvm").compile("ptx").code
    assert without.count(b".extern .func") == 2


def test_nvvm_ir_becomes_code_for_linking(toolchain: Any, make: Any) -> None:
    core = toolchain("core")
    code = make(nvvm_ir(toolchain, SINE), "nvvm", use_libdevice=True).compile("ltoir")
    other = make('extern "C" __device__ float shifted(float x) { return x + 1; }').compile("ltoir")
    linked = core.Linker(code, other, options={"arch": ARCH, "link_time_optimization": True}).link("cubin")
    assert linked.code.startswith(ELF)


def test_a_mistake_in_nvvm_ir(toolchain: Any, make: Any) -> None:
    core = toolchain("core")
    with pytest.raises(core.CUDAError, match="expected top-level entity") as caught:
        make("nonsense", "nvvm", name="mine").compile("ptx")
    assert caught.value.status.name == "NVVM_ERROR_INVALID_IR" and "mine" in caught.value.log


@pytest.mark.parametrize("arch", ["sm_90", "sm_100"])
@pytest.mark.parametrize("layout", ["", 'target datalayout = ""', "; target datalayout"])
def test_nvvm_ir_without_a_layout_does_not_end_the_process(toolchain: Any, make: Any, arch: str, layout: str) -> None:
    """NVVM refuses it for sm_90 and aborts for newer architectures."""
    triple = 'target triple = "nvptx64-nvidia-cuda"'
    ir = nvvm_ir(toolchain, "define void @kernel() { ret void }")
    assert ir.startswith(HEAD) and triple in HEAD
    program = make(f"{layout}\n{triple}\n{ir[len(HEAD) :]}", "nvvm", arch=arch)
    with pytest.raises(toolchain("core").CUDAError, match="no 'target datalayout'") as caught:
        program.compile("ptx")
    assert caught.value.status.name == "NVVM_ERROR_INVALID_IR"
    assert make(ir.replace("\n", " \t", 1), "nvvm", arch=arch).compile("ptx").code, "the layout was not seen"


def test_nvvm_ir_without_a_triple(toolchain: Any, make: Any) -> None:
    with pytest.raises(toolchain("core").CUDAError, match="does not contain a triple"):
        make(nvvm_ir(toolchain, "")[len(HEAD) :], "nvvm", arch="sm_100").compile("ptx")


def test_nvvm_makes_no_machine_code(toolchain: Any, make: Any) -> None:
    with pytest.raises(ValueError, match="target_type is 'cubin', but NVVM makes 'ptx' or 'ltoir'"):
        make(nvvm_ir(toolchain, ""), "nvvm").compile("cubin")


# --- PTX


@pytest.fixture
def ptx(make: Any) -> bytes:
    code: bytes = make(KERNEL).compile("ptx").code
    return code


@pytest.mark.parametrize("options", [{}, {"link_time_optimization": True}])
def test_ptx_is_not_made_of_ptx(toolchain: Any, make: Any, ptx: bytes, options: Any) -> None:
    """nvJitLink refuses this with every option."""
    with pytest.raises(toolchain("core").CUDAError, match="PTX is compiled to 'cubin'") as caught:
        make(ptx, "ptx", **options).compile("ptx")
    assert isinstance(caught.value, ValueError)


def test_ptx_is_linked(make: Any, ptx: bytes) -> None:
    program = make(ptx.decode(), "ptx", name="mine")
    assert program.backend == "nvJitLink" and int(program.handle)
    made = program.compile("cubin")
    assert made.code.startswith(ELF) and made.name == "mine"
    assert program.link("cubin").code == make(ptx, "ptx", name="mine").link().code == made.code


@pytest.mark.alone
def test_the_linkers_output_goes_to_logs(make: Any, ptx: bytes) -> None:
    logs, new = io.StringIO(), b"// %d\n" % time.time_ns() + ptx  # the driver tells nothing of code in its cache
    make(new, "ptx", ptxas_options="-v").compile("cubin", logs=logs)
    assert "Function properties for kernel" in logs.getvalue()


def test_options_about_c_plus_plus_do_no_harm_to_ptx(make: Any, ptx: bytes) -> None:
    made = make(ptx, "ptx", std="c++17", define_macro="A", max_register_count=32, debug=False, time="table.csv")
    assert made.compile("cubin").code.startswith(ELF)
    with pytest.warns(UserWarning, match="numba_debug"):
        make(ptx, "ptx", numba_debug=True)


def test_a_mistake_in_ptx(toolchain: Any, make: Any, ptx: bytes) -> None:
    wrong = ptx.replace(b"st.global", b"no_such_thing")
    with pytest.raises(toolchain("core").CUDAError, match="no_such_thing") as caught:
        make(wrong, "ptx").compile("cubin")
    assert caught.value.status.name == "NVJITLINK_ERROR_PTX_COMPILE" and "line" in caught.value.log


def test_link_is_for_ptx(make: Any) -> None:
    with pytest.raises(ValueError, match="use a Linker"):
        make(KERNEL).link("cubin")


# --- sources of any kind


def test_arguments_of_a_wrong_type(make: Any) -> None:
    for code_type in ("c", "fatbin", None):
        with pytest.raises(RuntimeError, match="must be 'c\\+\\+', 'ptx' or 'nvvm'"):
            make(KERNEL, code_type)
    with pytest.raises(RuntimeError, match="^code_type is '.{59}, but must be"):
        make("c++", KERNEL * 10)
    with pytest.raises(TypeError, match="code: str or bytes are expected, got int$"):
        make(3)
    with pytest.raises(TypeError, match=r"code: str or bytes are expected, got .*Path: its read_text\(\) is the code"):
        make(Path("kernel.cu"))
    with pytest.raises(ValueError, match="target_type is 'fatbin', but NVRTC makes 'ptx', 'cubin' or 'ltoir'"):
        make(KERNEL).compile("fatbin")
    with pytest.raises(TypeError, match="logs: an object with write"):
        make(KERNEL).compile("ptx", logs=3)
    with pytest.raises(TypeError, match="name_expressions: str or bytes"):
        make(KERNEL).compile("ptx", [3])
    for code_type in ("c++", "ptx"):
        with pytest.raises(ValueError, match="extra_sources: only for code_type 'nvvm'"):
            make(KERNEL, code_type, extra_sources=[("a", "b")])


def test_a_closed_program(make: Any, ptx: bytes) -> None:
    for program in (make(KERNEL), make(ptx, "ptx"), make("not looked at yet", "nvvm")):
        backend = program.backend
        program.close()
        program.close()
        assert program.is_closed and not int(program.handle) and program.backend == backend
        with pytest.raises(RuntimeError, match="this program is closed"):
            program.compile("cubin")


def test_many_threads_compile_one_program(make: Any) -> None:
    program = make(SCALE)
    types = ("int", "float", "double", "short")
    made = in_threads(*[lambda name=name: program.compile("ptx", [f"scale<{name}>"]) for name in types])
    assert sorted(name for code in made for name in code.symbol_mapping) == sorted(f"scale<{name}>" for name in types)


@pytest.mark.parametrize("code_type, library", [("c++", "nvrtc"), ("nvvm", "nvvm")])
def test_every_program_is_destroyed_once(
    toolchain: Any, make: Any, monkeypatch: pytest.MonkeyPatch, code_type: str, library: str
) -> None:
    handles = toolchain("core.code.compiler_handle")
    alive = watched(monkeypatch, handles, f"{library}CreateProgram", f"{library}DestroyProgram")
    for number in range(20):
        program = make("nonsense", code_type)
        for _ in range(number % 5 // 4 * 3):  # each compilation may make a new handle
            with pytest.raises(toolchain("core").CUDAError):
                program.compile("ptx")
        assert int(program.handle) in alive
        if number % 2:
            program.close()
    del program
    collect()
    assert not alive


def test_a_result_is_kept_in_a_cache(toolchain: Any, make: Any) -> None:
    cache = toolchain("core.code.program_cache").InMemoryProgramCache()
    logs = io.StringIO()
    first = make("#warning compiled\n" + KERNEL, name="mine").compile("cubin", logs=logs, cache=cache)
    assert "compiled" in logs.getvalue() and len(cache) == 1
    silent = io.StringIO()
    again = make("#warning compiled\n" + KERNEL, name="mine").compile("cubin", logs=silent, cache=cache)
    assert silent.getvalue() == "" and (again.code, again.name) == (first.code, "mine")
    make(KERNEL).compile("ptx", cache=cache)
    assert len(cache) == 2


def test_programs_that_a_cache_cannot_keep(toolchain: Any, make: Any, headers: str) -> None:
    cache = toolchain("core.code.program_cache").InMemoryProgramCache()
    with pytest.raises(TypeError, match="cache: a ProgramCacheResource is expected, got dict"):
        make(KERNEL).compile("ptx", cache={})
    with pytest.raises(ValueError, match="name expressions"):
        make(SCALE).compile("ptx", ["scale<int>"], cache=cache)
    with pytest.raises(ValueError, match="include_path"):
        make(KERNEL, include_path=".").compile("ptx", cache=cache)
    make(HALF).compile("ptx", cache=cache)  # it depends on a header that is unknown to the cache
    assert len(cache) == 0


# --- running the result


def test_a_template_kernel_runs(core: Any, compilers: None, device: Any, stream: Any, on_standin: bool) -> None:
    count = 100
    program = core.Program(SCALE, "c++", {"arch": f"sm_{device.arch}"})
    target = "ptx" if on_standin else "cubin"  # the compiler's PTX may be too new for the driver
    kernel = program.compile(target, ["scale<float>"]).get_kernel("scale<float>")
    to, source = (device.allocate(4 * count, stream=stream) for _ in range(2))
    source.copy_from((ctypes.c_float * count)(*range(count)), stream=stream)
    config = core.LaunchConfig(grid=2, block=64)
    core.launch(stream, config, kernel, to, source, ctypes.c_float(3), ctypes.c_int(count))
    result = (ctypes.c_float * count)()
    to.copy_to(result, stream=stream)
    stream.sync()
    assert list(result) == [3 * number for number in range(count)]


def test_ptx_that_the_driver_is_too_old_for_is_warned_of(
    toolchain: Any, make: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toolchain("core.code.nvrtc_program"), "driver_version", lambda: 12000)
    with pytest.warns(RuntimeWarning, match="the driver, of CUDA 12.0, cannot load PTX of NVRTC") as caught:
        make(KERNEL).compile("ptx")
    assert caught[0].filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        make(KERNEL).compile("cubin")


def test_without_nvrtc_the_error_says_what_to_install(package: Any, run_python: Any, tmp_path: Path) -> None:
    program = """
    import os, sys
    os.environ.update(CUDA_CTYPES_LIBNVRTC=sys.argv[1])
    from cuda_ctypes.core import Program
    try:
        Program("", "c++", {"arch": "sm_90"})
    except RuntimeError as error:
        print(type(error).__name__, error)
    """
    assert "LibraryNotFoundError CUDA_CTYPES_LIBNVRTC names" in run_python(program, str(tmp_path / "none.so"))


def test_the_end_of_the_interpreter_is_silent(run_python: Any, compilers: None) -> None:
    program = """
    import os
    os.dup2(1, 2)
    from cuda_ctypes.core import Linker, Program
    programs = [Program("__global__ void k() {}", "c++", {"arch": "sm_90", "debug": kind}) for kind in (True, False)]
    codes = [program.compile("ltoir") for program in programs]
    linker = Linker(*codes[:1], options={"arch": "sm_90", "link_time_optimization": True})
    print("done")
    """
    assert run_python(program) == "done\n"
