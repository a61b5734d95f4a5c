"""Kernels: compilation from C++, launches with all kinds of arguments, prepared launches, and errors."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import pickle
import re
import struct
import sys
import warnings
import weakref
from array import array
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.gpu.ptx import KERNELS, image
from tests.real.programs import entries

pytestmark = pytest.mark.usefixtures("context")

ADD = """
#include <stdio.h>
#include <stdint.h>

__constant__ float offset;

__global__ void add(float *total, const float *a, const float *b, int32_t count)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        total[i] = a[i] + b[i];
}
"""
ONE = {"block": (1, 1, 1)}
FIVE = ctypes.c_int(5)
PYPY = sys.implementation.name == "pypy"


class Pair(ctypes.Structure):
    _fields_ = [("first", ctypes.c_longlong), ("second", ctypes.c_double)]


@pytest.fixture
def numbers() -> tuple[Any, Any, Any]:
    return array("f", range(300)), array("f", [0.5] * 300), array("f", [0] * 300)


@pytest.fixture
def echo(drv: Any, kernels: Any) -> Any:
    """A kernel that writes its arguments to memory: (out, int, float, long, double, byte, short, struct of 16 bytes)."""
    return kernels.get_function("echo")


@pytest.fixture
def out(drv: Any) -> Any:
    memory = drv.mem_alloc(64)
    drv.memset_d8(memory, 0, 64)
    return memory


def echoed(drv: Any, out: Any) -> tuple[Any, ...]:
    drv.Context.synchronize()
    content = bytearray(64)
    drv.memcpy_dtoh(content, out)
    return struct.unpack("<i4xf4xqdB7xH6xqd", content)


SCALARS = (
    ctypes.c_int(-5),
    ctypes.c_float(0.25),
    ctypes.c_longlong(1 << 40),
    ctypes.c_double(0.1),
    ctypes.c_ubyte(200),
)
EXPECTED = (-5, 0.25, 1 << 40, 0.1, 200, 60000, 7, 1.5)


# Compiling


def test_a_vector_addition(drv: Any, compiler: Any, numbers: Any, on_standin: bool) -> None:
    a, b, total = numbers
    module = compiler.SourceModule(ADD)
    add = module.get_function("add")
    assert add(drv.Out(total), drv.In(a), drv.In(b), ctypes.c_int(300), block=(256, 1, 1), grid=(2, 1)) is None
    assert list(total) == [value + 0.5 for value in range(300)]
    assert module.get_global("offset")[1] == 4
    stream = drv.Stream(drv.stream_flags.NON_BLOCKING)
    inout = drv.InOut(total)
    add(inout, inout, drv.In(b), ctypes.c_int(300), block=(256, 1, 1), grid=(2, 1), stream=stream)
    assert list(total) == [value + 1.0 for value in range(300)]


def test_read_only_outputs_are_refused_before_the_launch(drv: Any) -> None:
    for kind in (drv.Out, drv.InOut):
        with pytest.raises(BufferError, match=f"{kind.__name__}: .*bytes is read-only"):
            kind(b"text").get_device_alloc()
    with pytest.raises(TypeError, match="Out: an array or another buffer is expected, got int"):
        drv.Out(5).get_device_alloc()


def test_templates_without_extern_c(compiler: Any) -> None:
    source = 'template <class T> __device__ T twice(T x) { return x + x; }\nextern "C" __global__ void f(int *a) { *a = twice(*a); }'
    assert compiler.SourceModule(source, no_extern_c=True).get_function("f")


def test_c_headers_are_found(compiler: Any) -> None:
    names = "assert.h stddef.h stdio.h stdlib.h string.h math.h limits.h float.h stdint.h cstdio cstdint cmath cuda_runtime.h"
    constants = (
        "M_PI INFINITY NAN HUGE_VAL INT_MAX INT_MIN LLONG_MAX ULLONG_MAX UCHAR_MAX USHRT_MAX CHAR_MIN FLT_MAX DBL_EPSILON "
        "UINT64_MAX INT8_MIN"
    )
    lines = [f"#include <{name}>" for name in names.split()]
    lines += ["__global__ void f(double *to, uint8_t *a, uint64_t b, uint c) {"]
    lines += [f"    to[{number}] = {name};" for number, name in enumerate(constants.split())]
    lines += ['    printf("%d", (int)a[0]); assert(b); memset(a, 0, 4); size_t d = c; a[1] = d;', "}"]
    code = compiler.compile("\n".join(lines), arch="sm_90", target="cubin")
    assert code[:4] == b"\x7fELF"


def test_the_host_s_names_need_no_header(compiler: Any) -> None:
    """nvcc includes several headers of the host's compiler by itself."""
    kinds = "int8_t uint16_t int32_t uint64_t intptr_t ssize_t time_t size_t std::size_t std::uint32_t"
    values = (
        "EXIT_SUCCESS RAND_MAX UINT32_MAX SIZE_MAX std::abs(-x) std::sin(x) std::pow(x,2.0f) std::sqrt(x) std::isnan(x) "
        "std::min(x,1.0f) std::max(1,2) std::fmod(1.0,x)"
    )
    body = "".join(f"*to += {value};" for value in (*values.split(), *[f"({kind})x" for kind in kinds.split()]))
    for included in (
        "",
        "cmath",
        "cstdlib",
        "algorithm",
        "cuda.h",
        "stdbool.h",
        "inttypes.h",
        "cinttypes",
        "sys/types.h",
    ):
        line = f"#include <{included}>\n" if included else ""
        made = compiler.compile(
            f"{line}__global__ void f(double *to, float x) {{ {body} }}", arch="sm_90", target="ptx"
        )
        assert b".entry f(" in made
    source = '#include <inttypes.h>\n__global__ void f(int64_t a) { printf("%" PRId64, a); }'
    assert b"%lld" in bytes(
        int(number)
        for number in re.findall(rb"\b\d+\b", compiler.compile(source, arch="sm_90", target="ptx"))
        if int(number) < 256
    )


def test_functions_of_mixed_numbers(compiler: Any) -> None:
    """C++ computes them in double; NVRTC alone finds them ambiguous. Two floats stay floats."""
    calls = "pow(x,2.0) pow(2.0,x) pow(i,2) std::pow(x,2.0) sqrt(i) std::log(u) exp(2) fabs(i) fmax(x,0.5) fmin(0,x) atan2(i,i) hypot(x,z)"
    body = "".join(f'static_assert(sizeof({call}) == 8, ""); *to += {call};' for call in calls.split())
    body += "".join(f'static_assert(sizeof({call}) == 4, "");' for call in ("pow(x,x)", "sqrt(x)", "fmax(x,1.0f)"))
    kernel = "__global__ void f(double *to, float x, double z, int i, unsigned u, number n)"
    source = "struct number { float x; __device__ operator float() const { return x; } };\n"
    made = compiler.compile(f"{source}{kernel} {{ {body} fmax(n.x, n); }}", arch="sm_90", target="ptx")
    assert b".entry f(" in made


def test_headers_of_cuda_that_define_limits_again(compiler: Any, tmp_path: Path) -> None:
    (tmp_path / "climits_of_cuda.h").write_text("#define SCHAR_MIN (-128)\n#define LLONG_MAX 0x7fffffffffffffffLL\n")
    named = os.fsencode(tmp_path) + b"/\xfc"  # no text in UTF-8
    os.symlink(os.fsencode(tmp_path), named)
    source = "#include <climits_of_cuda.h>\n__global__ void f(int *to) { *to = SCHAR_MIN; }"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for folder in (tmp_path, str(tmp_path), os.fsencode(tmp_path), named):
            assert compiler.compile(source, arch="sm_90", include_dirs=[folder], target="ptx")


def test_pycuda_s_headers_are_found(compiler: Any) -> None:
    for name in ("complex", "helpers"):
        source = (
            f"#include <pycuda-{name}.hpp>\n__global__ void f(pycuda::complex<float> *z) {{ *z = exp(*z * 2.0) + 1; }}"
        )
        made = compiler.compile(source, arch="sm_90", target="ptx")
        assert b".entry f(" in made, "also within extern C"


def test_constants_need_no_header(compiler: Any) -> None:
    assert b".visible .entry f" in compiler.compile(
        "__global__ void f(float *a) { *a = M_PI + INT_MAX + FLT_MIN; }", target="ptx", arch="sm_90"
    )


def test_options(compiler: Any, tmp_path: Path) -> None:
    (tmp_path / "mine.h").write_text("#define MINE 5\n")
    source = (
        '#include "mine.h"\n#if MINE + YOURS != 7\n#error wrong\n#endif\n__global__ void f(float *a) { *a = 1 / *a; }'
    )
    options = [
        "-O3",
        "-g",
        "-D",
        "YOURS=2",
        "-use_fast_math",
        "--expt-relaxed-constexpr",
        "-Xptxas",
        "-O2",
        "-std=c++17",
    ]
    code = compiler.compile(source, "/no/nvcc", options, include_dirs=[tmp_path], target="ptx", arch="sm_90")
    assert b"rcp.approx.ftz" in code or b"div.approx.ftz" in code, "-use_fast_math got lost"
    assert b".target sm_80" in compiler.compile("__global__ void f() {}", arch="sm_80", target="ptx")
    assert compiler.compile("__global__ void f() {}", arch="compute_80", code="sm_86", target="cubin")[:4] == b"\x7fELF"


def test_a_fatbin_has_code_and_ptx(compiler: Any, drv: Any, on_standin: bool) -> None:
    source = "__global__ void set(int *to) { *to = 7; }"
    assert entries(compiler.compile(source, arch="sm_80", target="fatbin")) == [(2, 80), (1, 80)]
    assert entries(compiler.compile(source, arch="compute_80", target="fatbin")) == [(1, 80)], (
        "PTX alone, as nvcc makes it"
    )
    fatbin = compiler.compile(source, target="fatbin")  # for this device
    if not on_standin:  # which reads PTX only
        to, content = drv.mem_alloc(4), ctypes.c_int()
        drv.module_from_buffer(fatbin).get_function("set")(to, **ONE)
        drv.memcpy_dtoh(content, to)
        assert content.value == 7


def test_code_is_of_an_architecture(compiler: Any, drv: Any, context: Any) -> None:
    context.pop()
    try:
        for target in ("fatbin", "cubin"):
            with pytest.raises(drv.CompileError, match=f"a {target} is of an architecture: give arch"):
                compiler.compile("__global__ void f() {}", target=target)
    finally:
        context.push()


@pytest.mark.parametrize(
    "options",
    [
        "-Xcompiler -fPIC", "-Xcompiler=-Wall", "--compiler-options -Wall", "-ccbin g++", "-ccbin=g++", "-v --verbose",
        "--keep -k", "--threads 4", "-t4", "-t 2", "--threads=0", "-res-usage --resource-usage", "--expt-extended-lambda",
        "-std c++17", "--std c++14", "-O 3", "-Xlinker -lfoo", "-cudart static", "-D MORE=-v -I -v",
    ],
)  # fmt: skip
def test_options_of_nvcc_without_effect(compiler: Any, options: str) -> None:
    source = "__global__ void f() {}"
    assert b".target sm_80" in compiler.compile(source, options=options.split(), arch="sm_80", target="ptx")


def test_the_architecture_of_gencode(compiler: Any, context: Any) -> None:
    source, device = "__global__ void f() {}", "sm_{}{}".format(*context.get_device().compute_capability())
    for options, arch, expected in (
        (["-gencode", "arch=compute_80,code=sm_80"], None, "sm_80"),
        (["-gencode=arch=compute_86,code=[compute_86,sm_86]"], None, "sm_86"),
        (["--generate-code", "arch=compute_86,code=compute_86"], None, "sm_86"),
        (["-gencode", "arch=compute_80,code=sm_80"], "sm_75", "sm_75"),
        (["-gencode", "arch=compute_80,code=sm_80"] * 2, None, device),
    ):
        made = compiler.compile(source, options=options, arch=arch, target="ptx")
        assert f".target {expected}".encode() in made


def test_programs_that_do_not_compile(drv: Any, compiler: Any) -> None:
    with pytest.raises(drv.CompileError) as caught:
        compiler.SourceModule("\n__global__ void f() { nothing(); }", arch="sm_90")
    error = caught.value
    assert 'kernel.cu(2): error: identifier "nothing" is undefined' in error.stderr, (
        "lines are counted from the source on"
    )
    assert error.command_line[0] == "nvrtc" and "-arch=sm_90" in error.command_line
    assert error.stderr in str(error) and "[command: nvrtc" in str(error)
    assert isinstance(error, drv.Error)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    with pytest.raises(drv.CompileError, match="NVRTC, which compiles here, lacks an option of nvcc") as caught:
        compiler.compile("__global__ void f() {}", options=["-default-stream=legacy"], arch="sm_90")
    assert "-default-stream=legacy" in caught.value.stderr
    with pytest.raises(drv.CompileError, match='"nothing.h" was not found: name its folder in include_dirs'):
        compiler.compile("#include <nothing.h>", arch="sm_90")
    template = "template <class T> __global__ void f(T *) {}"
    with pytest.raises(drv.CompileError, match='is in extern "C", .* give no_extern_c=True') as caught:
        compiler.compile(template, arch="sm_90")
    assert "kernel.cu(1)" in caught.value.stderr
    assert compiler.compile(template, arch="sm_90", target="ptx", no_extern_c=True)
    for kind in ("texture<float, 2>", "surface<void, 2>"):
        with pytest.raises(drv.CompileError, match=f"no {kind[:7]} references.*cuda_ctypes.core.texture"):
            compiler.compile(f"{kind} former;", arch="sm_90")
    with pytest.raises(TypeError, match="include_dirs: a list of folders is expected, not the str '/include'"):
        compiler.compile("", include_dirs="/include")
    with pytest.raises(ValueError, match="target is 'elf', but must be 'cubin', 'ptx' or 'fatbin'"):
        compiler.compile("", target="elf")


@pytest.mark.processes
@pytest.mark.parametrize("cache", ["True", "False"])
def test_without_the_compiler_programs_do_not_compile(run_python: Callable[..., str], cache: str) -> None:
    program = f"""
        import os
        os.environ["CUDA_CTYPES_LIBNVRTC"] = "/nowhere/libnvrtc.so"
        from cuda_ctypes.pycuda import compiler, driver
        try: compiler.compile("__global__ void f() {{}}", arch="sm_90", cache_dir={cache})
        except driver.CompileError as error: print(error.command_line[0], "/nowhere/libnvrtc.so" in str(error))
        """
    assert run_python(program) == "nvrtc True\n"


def test_sources_that_generators_of_code_make(compiler: Any) -> None:
    class Block:
        def __str__(self) -> str:
            return "__global__ void f() {}"

    assert b".entry f(" in compiler.compile(Block(), arch="sm_90", target="ptx")
    for source in (b"", bytearray(), None, 5, 0.5, [], object()):
        with pytest.raises(TypeError, match=f"source: a str is expected, .*, got {type(source).__name__}"):
            compiler.compile(source)


def test_warnings_are_told(compiler: Any) -> None:
    with pytest.warns(UserWarning, match='the compiler succeeded, but said:\n.*"x" was declared but never'):
        compiler.compile("__global__ void f() { int x; }", arch="sm_90", target="cubin")


def test_remarks_about_inlining_are_left_out_of_the_log(compiler: Any) -> None:
    log = "remark: kernel.cu:2:28: f inlined into g\n\nkernel.cu(1): warning: x\nremark: kernel.cu:2:28: h\n"
    assert compiler.without_remarks(log) == "kernel.cu(1): warning: x"


@pytest.fixture
def caching(compiler: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The compiler with the user's cache in a temporary folder; ``caching.count`` is the number of compilations."""
    monkeypatch.delenv("PYCUDA_DISABLE_CACHE")
    monkeypatch.delenv("PYCUDA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    compiled = compiler._compiled

    def counting(*arguments: Any) -> Any:
        compiler.count += 1
        return compiled(*arguments)

    monkeypatch.setattr(compiler, "_compiled", counting)
    monkeypatch.setattr(compiler, "count", 0, raising=False)
    return compiler


SOURCE = "__global__ void f() {}"


def test_results_are_kept(caching: Any, tmp_path: Path, capsys: Any, monkeypatch: Any) -> None:
    first = caching.compile(SOURCE, arch="sm_90", cache_dir=tmp_path)
    assert caching.compile(SOURCE, arch="sm_90", cache_dir=tmp_path) == first
    monkeypatch.setenv("PYCUDA_CACHE_DIR", str(tmp_path))
    assert caching.compile(SOURCE, arch="sm_90") == first and caching.count == 1
    assert caching.compile(SOURCE, arch="sm_80") != first
    (tmp_path / "mine.h").write_text(SOURCE)
    included = '#\tinclude "mine.h"'
    before = caching.compile(included, arch="sm_90", include_dirs=[tmp_path])
    (tmp_path / "mine.h").write_text("__global__ void g() {}")
    assert caching.compile(included, arch="sm_90", include_dirs=[tmp_path]) != before, "files may change"
    options = [f"--pre-include={tmp_path / 'mine.h'}"]
    before = caching.compile("", arch="sm_90", options=options)
    (tmp_path / "mine.h").write_text(SOURCE)
    assert caching.compile("", arch="sm_90", options=options) != before
    asking = '#if __has_include("other.h")\n__global__ void f() {}\n#endif'
    before = caching.compile(asking, arch="sm_90", include_dirs=[tmp_path])
    (tmp_path / "other.h").write_text("")
    assert caching.compile(asking, arch="sm_90", include_dirs=[tmp_path]) != before
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert caching.compile(SOURCE, arch="sm_90", keep=True) == first
    folder = capsys.readouterr().out.strip().rpartition(" ")[2]
    assert sorted(os.listdir(folder)) == ["kernel.cu", "kernel.cubin"]


def test_the_user_s_cache_is_the_default(caching: Any, tmp_path: Path, monkeypatch: Any) -> None:
    for _ in range(2):
        caching.compile(SOURCE, arch="sm_90")
    assert caching.count == 1 and os.listdir(tmp_path / "home") == ["cuda-ctypes"]
    monkeypatch.setenv("PYCUDA_CACHE_DIR", str(tmp_path / "other"))
    caching.compile(SOURCE, arch="sm_90", cache_dir=False)
    assert caching.count == 2 and not (tmp_path / "other").exists(), "False means none"
    monkeypatch.setenv("PYCUDA_DISABLE_CACHE", "1")
    caching.compile(SOURCE, arch="sm_90")
    assert caching.count == 3
    monkeypatch.delenv("PYCUDA_DISABLE_CACHE")
    monkeypatch.delenv("PYCUDA_CACHE_DIR")
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert caching.compile(SOURCE, arch="sm_90"), "a home that cannot be written to"
    monkeypatch.setattr(caching, "_cache", lambda *asked: FullDisk())
    assert caching.compile(SOURCE, arch="sm_90")
    with pytest.raises(OSError, match="full"):
        caching.compile(SOURCE, arch="sm_90", cache_dir=tmp_path)


class FullDisk(dict):  # type: ignore[type-arg]
    def __setitem__(self, key: Any, value: Any) -> None:
        raise OSError("full")


# Modules


def test_modules_of_files(drv: Any, tmp_path: Path) -> None:
    file = tmp_path / "kernels.ptx"
    file.write_bytes(image(KERNELS))
    for module in (drv.module_from_file(str(file)), drv.module_from_file(file), drv.Module(image(KERNELS).decode())):
        assert module.get_function("increment")
    with pytest.raises(drv.RuntimeError, match="nothing.cubin' cannot be read"):
        drv.module_from_file(str(tmp_path / "nothing.cubin"))


def test_invalid_modules_are_refused(drv: Any, kernels: Any) -> None:
    told = []
    with pytest.raises(drv.LogicError) as caught:
        drv.module_from_buffer(b".version 7.8\n.target sm_75\nnonsense", [], lambda *said: told.append(said))
    assert told[0][0] is False and told[0][2] and told[0][2] in str(caught.value), (
        "the message has the driver compiler's output"
    )
    for image_, message in ((b"", "the image is empty"), (b"\x7fELF\2\1\1" + bytes(50), "the code is cut off")):
        with pytest.raises(drv.LogicError, match=message):
            drv.Module(image_)
    with pytest.raises(drv.LogicError, match="there is no kernel 'add_vector'"):
        kernels.get_function("add_vector")
    with pytest.raises(drv.LogicError, match="there is no variable 'count'"):
        kernels.get_global("count")
    for work in (lambda: kernels.get_texref("t"), lambda: kernels.get_surfref("t"), drv.TextureReference):
        with pytest.raises(drv.LogicError, match="CUDA 12 has no (texture|surface) references"):
            work()


@pytest.mark.skipif(PYPY, reason="PyPy does not count references")
def test_an_invalid_module_keeps_no_reference_to_its_program(drv: Any) -> None:
    def program() -> Any:
        memory = drv.mem_alloc(16)
        with contextlib.suppress(drv.LogicError):
            drv.Module(b"nonsense")
        return weakref.ref(memory)

    gc.disable()
    try:
        assert program()() is None, "the error keeps its frames, until garbage is collected"
    finally:
        gc.enable()


def test_options_of_the_drivers_compiler(drv: Any) -> None:
    told = []
    options = [(drv.jit_option.OPTIMIZATION_LEVEL, 2)]
    assert drv.module_from_buffer(image(KERNELS), options=options, message_handler=lambda *said: told.append(said))
    assert told[0][0] is True


# Arguments


def test_arguments_of_all_kinds(drv: Any, echo: Any, out: Any) -> None:
    echo(out, *SCALARS, ctypes.c_ushort(60000), Pair(7, 1.5), **ONE)
    assert echoed(drv, out) == EXPECTED


@pytest.mark.parametrize(
    ("number", "remedy"),
    [
        (5, r"numpy.int32\(5\) or ctypes.c_int\(5\)"),
        (True, "numpy.int32"),
        (0.5, "numpy.float32"),
        (1j, "numpy.complex64"),
    ],
)
def test_numbers_of_python_need_a_type(drv: Any, echo: Any, out: Any, number: Any, remedy: str) -> None:
    """The bits of an int in a parameter that is a float would be another number."""
    for place, values in (
        (1, (out, number, *SCALARS[1:])),
        (2, (out, SCALARS[0], number, *SCALARS[2:])),
        (4, (out, *SCALARS[:3], number, SCALARS[4])),
    ):
        with pytest.raises(TypeError, match=rf"invalid type on parameter #{place} \(0-based\) of echo: .*{remedy}"):
            echo(*values, ctypes.c_ushort(60000), Pair(7, 1.5), **ONE)
    echo.prepare("PifqdBH16s")
    echo(out, -5, 0.25, 1 << 40, 0.1, 200, 60000, Pair(7, 1.5), **ONE)
    assert echoed(drv, out) == EXPECTED
    with pytest.raises(OverflowError, match="argument 5 of echo: 256 is not of type 'B'"):
        echo(out, -5, 0.25, 1 << 40, 0.1, 256, 60000, Pair(7, 1.5), **ONE)


def test_prepared_arguments(drv: Any, echo: Any, out: Any) -> None:
    for types in (
        "PifqdBH16s",
        ["P", "if", "q", "d", ctypes.c_ubyte, "H", Pair],
        ["P i f q", "d B H", "16s"],
        [int, "if", int, float, ctypes.c_ubyte, "H", Pair],
    ):
        prepared = echo.prepare(types)
        assert prepared is echo
        for pointer in (out, int(out)):
            drv.memset_d8(out, 0, 64)
            prepared.prepared_call((1, 1), (1, 1, 1), pointer, -5, 0.25, 1 << 40, 0.1, 200, 60000, bytes(Pair(7, 1.5)))
            assert echoed(drv, out) == EXPECTED
        prepared.prepared_call((1,), 1, out, *SCALARS, 60000, Pair(7, 1.5), shared_size=16)
        assert echoed(drv, out) == EXPECTED
        prepared(out, *SCALARS, 60000, Pair(7, 1.5), block=(1, 1, 1))
        assert echoed(drv, out) == EXPECTED


def test_programs_may_keep_more_on_objects(drv: Any, device: Any, context: Any, kernels: Any, echo: Any) -> None:
    """PyCUDA's objects have a ``__dict__``; a prepared function tells what was declared."""
    for thing in (drv.Stream(), drv.Event(), drv.mem_alloc(4), kernels, echo, device, context):
        thing.title = "mine"
        assert thing.title == "mine"
    echo.prepare(["P", "if", ctypes.c_longlong, "d", "B", "H", Pair])
    assert (echo.arg_format, echo.texrefs) == ("PifqdBH16s", [])


def test_a_struct_may_be_given_in_pieces(drv: Any, echo: Any, out: Any) -> None:
    """For types such as float3; only the offsets of the pieces matter."""
    echo.prepare("PifqdBHqd").prepared_call((1, 1), (1, 1, 1), out, -5, 0.25, 1 << 40, 0.1, 200, 60000, 7, 1.5)
    assert echoed(drv, out) == EXPECTED


def test_timing(drv: Any, kernels: Any) -> None:
    took = kernels.get_function("increment")(time_kernel=True, **ONE)
    assert 0 < took < 10, "seconds"
    wait = kernels.get_function("increment").prepare([]).prepared_timed_call((1, 1), (1, 1, 1))
    assert 0 <= wait() < 10


def test_attributes(drv: Any, kernels: Any) -> None:
    function = kernels.get_function("increment")
    assert function.num_regs == function.get_attribute(drv.function_attribute.NUM_REGS) > 0
    assert function.max_threads_per_block >= 512
    function.set_attribute(drv.function_attribute.MAX_DYNAMIC_SHARED_SIZE_BYTES, 1024)
    assert function.max_dynamic_shared_size_bytes == 1024
    function.set_cache_config(drv.func_cache.PREFER_L1)
    with pytest.raises(AttributeError, match="a Function has no 'num_reg'; did you mean 'num_regs'"):
        function.num_reg
    with pytest.raises(AttributeError, match="prepared_call: call prepare.. of increment first"):
        function.prepared_call


class Index:
    def __index__(self) -> int:
        return 1 << 20


@pytest.mark.errors
def test_launches_that_cannot_be(drv: Any, echo: Any, kernels: Any, out: Any, numbers: Any) -> None:
    add = kernels.get_function("add_vectors")
    for work, kind, message in (
        (lambda: add(out, out, out, FIVE), ValueError, "block is missing"),
        (lambda: add(out, out, 5, **ONE), TypeError, "add_vectors takes 4 arguments, 3 were given"),
        (
            lambda: add(out, out, out, ctypes.c_double(5), **ONE),
            TypeError,
            "add_vectors: argument 3 has 8 bytes, .* has 4",
        ),
        (
            lambda: add(out, out, out, "five", **ONE),
            TypeError,
            r"invalid type on parameter #3 \(0-based\) of add_vectors",
        ),
        (
            lambda: add(out, out, out, 5.0, **ONE),
            TypeError,
            "C has several types for the float 5.0: pass numpy.float32",
        ),
        (
            lambda: add(drv.In(5), out, out, FIVE, **ONE),
            TypeError,
            "In: an array or another buffer is expected, got int",
        ),
        (lambda: add(out, out, out, FIVE, grid=(1.5, 1), **ONE), TypeError, "grid: up to three ints are expected"),
        (lambda: add(out, out, out, FIVE, block=(0, 1, 1)), ValueError, "block: one to three positive ints"),
        (lambda: add(out, out, out, FIVE, block=(1, 1, 1, 1)), ValueError, "block: one to three positive ints"),
        (
            lambda: add(out, out, out, FIVE, block=((1 << 32) + 1, 1, 1)),
            ValueError,
            "block: one to three positive ints of 32 bits",
        ),
        (
            lambda: add(out, out, out, FIVE, grid=[(1 << 32) + 1], **ONE),
            ValueError,
            "grid: one to three positive ints of 32 bits",
        ),
        (lambda: add(out, out, out, FIVE, threads=1, **ONE), ValueError, "unknown keyword arguments: threads"),
        (lambda: add(out, out, out, FIVE, shared=4.0, **ONE), TypeError, "shared: an int is expected, got float"),
        (lambda: add(out, out, out, FIVE, shared=None, **ONE), TypeError, "shared: an int is expected, got NoneType"),
        (lambda: add(out, out, out, FIVE, shared=-1, **ONE), ValueError, "shared memory of -1 bytes per block"),
        (lambda: add(out, out, out, FIVE, shared=1 << 32, **ONE), ValueError, "shared memory of 4294967296 bytes"),
        (lambda: add(out, out, out, FIVE, texrefs=[1], **ONE), drv.LogicError, "CUDA 12 has no texture references"),
        (lambda: add(out, out, out, FIVE, time_kernel=True, stream=drv.Stream(), **ONE), ValueError, "record events"),
        (lambda: add(out, out, out, FIVE, stream=7, **ONE), TypeError, "stream: a Stream or None is expected, got int"),
        (lambda: add(out, out, out, FIVE, block=(4096, 1, 1)), drv.LogicError, "a block of 4096 threads, but at most"),
        (lambda: add(out, out, out, FIVE, shared=Index(), **ONE), drv.LogicError, "1048576 bytes of shared memory per"),
        (lambda: echo(out, *SCALARS[:4], 1, 2, **ONE), TypeError, "echo takes 8 arguments, 7 were given"),
        (lambda: add(out, out, **ONE), TypeError, "add_vectors: it takes 4 arguments, 2 were given"),
        (lambda: add.prepare("PPP"), TypeError, "add_vectors: it takes 4 arguments, 3 were given"),
        (
            lambda: add.prepare("PPPq"),
            TypeError,
            "add_vectors: argument 3 has 8 bytes, but the kernel's parameter has 4",
        ),
        (lambda: add.prepare("PPPx"), TypeError, "'PPPx' is not an argument type: letters of struct are expected"),
        (
            lambda: add([1.0], out, out, FIVE, **ONE),
            TypeError,
            "got list; In.., Out.. and InOut.. copy arrays of the host",
        ),
    ):
        with pytest.raises(kind, match=message):
            work()
    prepared = add.prepare("PPPi")
    for values, kind, message in (
        ((out, out, out), TypeError, "add_vectors was prepared for 4 arguments, 3 were given"),
        ((out, out, out, 1.5), TypeError, "argument 3 of add_vectors: 1.5 is not of type 'i'"),
        ((out, out, out, 1 << 40), OverflowError, "argument 3 of add_vectors: 1099511627776 is not of type 'i'"),
        ((out, "out", out, 1), TypeError, "argument 1 of add_vectors: 'out' is not of type 'P'"),
        (
            (out, drv.In(bytes(4)), out, 1),
            TypeError,
            "argument 1 of add_vectors: prepared calls copy no arrays, so they do not take In",
        ),
    ):
        with pytest.raises(kind, match=message) as caught:
            prepared.prepared_call((1, 1), (1, 1, 1), *values)
        assert caught.value.__suppress_context__, "and what struct said"
    freed = drv.mem_alloc(4)
    freed.free()
    with pytest.raises(drv.LogicError, match="it was freed"):
        add(freed, out, out, FIVE, **ONE)
    with pytest.raises(drv.LogicError, match="it was freed"):
        prepared.prepared_call((1, 1), (1, 1, 1), out, freed, out, 1)
    drv.Context.synchronize()


def test_a_stream_of_core(drv: Any, core: Any, device: Any, kernels: Any, package: Callable[[str], Any]) -> None:
    """``core`` accepts streams of ``pycuda``, and the other way round."""
    theirs = core.Device(0)
    stream = drv.Stream()
    assert int(core.Stream.from_handle(stream.handle).handle) == stream.__cuda_stream__()[1]
    primary = device.retain_primary_context()
    primary.push()
    theirs.set_current()
    made = theirs.create_stream()
    drv.Event().record(made)
    made.sync()
    drv.Context.pop()
