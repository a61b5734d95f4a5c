"""Results of NVIDIA's compilers run: NVRTC's cubins, code linked by nvJitLink, NVVM IR with libdevice, fat binaries."""

from __future__ import annotations

import array
import ctypes
import math
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.gpu.faces import Face

COUNT = 1000
NUMBERS = array.array("f", (0.01 * value for value in range(COUNT)))
SCALE = """
template <class T> __global__ void scale(T *to, const T *from, T factor, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) to[i] = factor * from[i];
}
"""
FUNCTION = 'extern "C" __device__ float sine(float x) { return 3 * x; }'
KERNEL = """
extern "C" __device__ float sine(float x);
extern "C" __global__ void apply(float *to, const float *from, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count) to[i] = sine(from[i]);
}
"""
PARAMETERS = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int)
THRICE = [3 * value for value in NUMBERS]
SINES = [math.sin(value) for value in NUMBERS]


def nvvm_ir(version: tuple[int, ...], llvm: int) -> bytes:
    """A kernel that calls libdevice. From LLVM 15 on, all pointers have one type."""
    pointer, annotated = ("ptr", "ptr") if llvm >= 15 else ("float*", "void (float*, float*, i32)*")
    load, element = ("float, ptr", "float, ptr") if llvm >= 15 else ("float, float*", "float, float*")
    numbers = ", ".join(f"i32 {number}" for number in version)
    return f"""
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-\
v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare float @__nv_sinf(float)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
define void @apply({pointer} %to, {pointer} %from, i32 %count) {{
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %width = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %first = mul i32 %block, %width
  %i = add i32 %first, %tid
  %inside = icmp slt i32 %i, %count
  br i1 %inside, label %work, label %done
work:
  %at = getelementptr {element} %from, i32 %i
  %x = load {load} %at
  %y = call float @__nv_sinf(float %x)
  %there = getelementptr {element} %to, i32 %i
  store float %y, {pointer} %there
  br label %done
done:
  ret void
}}
!nvvm.annotations = !{{!0}}
!0 = !{{{annotated} @apply, !"kernel", i32 1}}
!nvvmir.version = !{{!1}}
!1 = !{{{numbers}}}
""".encode()


class Compilers:
    """The compilers' modules of one face, with one method per kind of result."""

    def __init__(self, package: Callable[[str], Any], face: str, major: int) -> None:
        self.face = face
        self.pathfinder = package("pathfinder")
        self.major = major
        for name in ("nvrtc", "nvjitlink", "nvvm", "nvfatbin"):
            setattr(self, name, package(f"cu{major}.{face}.{name}"))

    nvrtc: Any
    nvjitlink: Any
    nvvm: Any
    nvfatbin: Any

    def compile(self, kind: str, source: str, *options: str, expression: str = "") -> tuple[bytes, str]:
        """Compile to PTX, CUBIN or LTOIR, and return it with the lowered name of an expression."""
        nvrtc, lowered = self.nvrtc, ""
        if self.face == "checked":
            program = nvrtc.nvrtcCreateProgram(source, "unit.cu", 0, [], [])
            if expression:
                nvrtc.nvrtcAddNameExpression(program, expression)
            nvrtc.nvrtcCompileProgram(program, len(options), list(options))
            made = getattr(nvrtc, f"nvrtcGet{kind}")(program)
            if expression:
                lowered = nvrtc.nvrtcGetLoweredName(program, expression)
            nvrtc.nvrtcDestroyProgram(program)
            return made, lowered
        program = self.ok(nvrtc.nvrtcCreateProgram(source.encode(), b"unit.cu", 0, None, None))
        if expression:
            self.ok(nvrtc.nvrtcAddNameExpression(program, expression.encode()))
        self.ok(nvrtc.nvrtcCompileProgram(program, len(options), [option.encode() for option in options]))
        buffer = bytearray(self.ok(getattr(nvrtc, f"nvrtcGet{kind}Size")(program)))
        self.ok(getattr(nvrtc, f"nvrtcGet{kind}")(program, buffer))
        if expression:
            lowered = self.ok(nvrtc.nvrtcGetLoweredName(program, expression.encode())).decode()
        self.ok(nvrtc.nvrtcDestroyProgram(program))
        return bytes(buffer), lowered

    def ok(self, results: tuple[Any, ...]) -> Any:
        assert results[0] == self.nvrtc.nvrtcResult.NVRTC_SUCCESS, f"NVRTC returned {results[0]}"
        return results[1] if len(results) > 1 else None

    def link(self, kind: str, inputs: list[bytes], *options: str) -> bytes:
        """Link inputs of one kind to a cubin."""
        link = self.nvjitlink
        if self.face == "checked":
            handle = link.nvJitLinkCreate(len(options), list(options))
            for data in inputs:
                what = getattr(link.nvJitLinkInputType, f"NVJITLINK_INPUT_{kind}")
                link.nvJitLinkAddData(handle, what, data, len(data), "unit")
            link.nvJitLinkComplete(handle)
            made: bytes = link.nvJitLinkGetLinkedCubin(handle)
            link.nvJitLinkDestroy(handle)
            return made
        handle = link.create(len(options), list(options))
        for data in inputs:
            link.add_data(handle, link.InputType[kind], data, len(data), "unit")
        link.complete(handle)
        cubin = bytearray(link.get_linked_cubin_size(handle))
        link.get_linked_cubin(handle, cubin)
        link.destroy(handle)
        return bytes(cubin)

    def ptx_with_libdevice(self, architecture: str) -> bytes:
        nvvm, options = self.nvvm, [f"-arch={architecture}"]
        libdevice = Path(self.pathfinder.find_bitcode_lib("device", major=self.major)).read_bytes()
        newest = int(architecture.rpartition("_")[2]) >= 100  # libNVVM uses a newer LLVM for these
        if self.face == "checked":
            module = nvvm_ir(nvvm.nvvmIRVersion(), 20 if newest else 7)
            program = nvvm.nvvmCreateProgram()
            nvvm.nvvmAddModuleToProgram(program, module, len(module), "apply")
            nvvm.nvvmLazyAddModuleToProgram(program, libdevice, len(libdevice), "libdevice")
            nvvm.nvvmVerifyProgram(program, len(options), options)
            nvvm.nvvmCompileProgram(program, len(options), options)
            made: bytes = nvvm.nvvmGetCompiledResult(program)
            nvvm.nvvmDestroyProgram(program)
            return made
        module = nvvm_ir(nvvm.ir_version(), 20 if newest else 7)
        handle = nvvm.create_program()
        nvvm.add_module_to_program(handle, module, len(module), "apply")
        nvvm.lazy_add_module_to_program(handle, libdevice, len(libdevice), "libdevice")
        nvvm.verify_program(handle, len(options), options)
        nvvm.compile_program(handle, len(options), options)
        ptx = bytearray(nvvm.get_compiled_result_size(handle))
        nvvm.get_compiled_result(handle, ptx)
        nvvm.destroy_program(handle)
        return bytes(ptx)

    def fatbin(self, cubins: dict[str, bytes], ptx: dict[str, bytes]) -> bytes:
        """Make a fat binary of code by architecture, such as "90"."""
        pack = self.nvfatbin
        if self.face == "checked":
            handle = pack.nvFatbinCreate(["-64"], 1)
            for architecture, code in cubins.items():
                pack.nvFatbinAddCubin(handle, code, len(code), architecture, "cubin")
            for architecture, code in ptx.items():
                pack.nvFatbinAddPTX(handle, code, len(code), architecture, "ptx", "")
            made: bytes = pack.nvFatbinGet(handle)
            pack.nvFatbinDestroy(handle)
            return made
        handle = pack.create(["-64"], 1)
        for architecture, code in cubins.items():
            pack.add_cubin(handle, code, len(code), architecture, "cubin")
        for architecture, code in ptx.items():
            pack.add_ptx(handle, code, len(code), architecture, "ptx", "")
        buffer = bytearray(pack.size(handle))
        pack.get(handle, buffer)
        pack.destroy(handle)
        return bytes(buffer)


@pytest.fixture
def make(cuda: Face, package: Callable[[str], Any]) -> Compilers:
    cuda.needs_gpu("compilers: what they make cannot run")
    return Compilers(package, cuda.face, cuda.major)


@pytest.fixture
def need(make: Compilers, package: Callable[[str], Any]) -> Callable[..., None]:
    """``need("nvrtc", ...)`` skips the test if one of these libraries is not installed."""

    def needed(*libraries: str) -> None:
        for name in libraries:
            try:
                package("pathfinder").load_nvidia_dynamic_lib(
                    {"nvjitlink": "nvJitLink"}.get(name, name), major=make.major
                )
            except RuntimeError as error:
                pytest.skip(f"{name} of CUDA {make.major} is not installed here: {str(error).splitlines()[0]}")

    return needed


@pytest.fixture
def architecture(make: Compilers, cuda: Face) -> str:
    """The device's architecture, such as "90"."""
    return f"{cuda.attribute('COMPUTE_CAPABILITY_MAJOR')}{cuda.attribute('COMPUTE_CAPABILITY_MINOR')}"


def launched(cuda: Face, image: bytes, name: str, *more: tuple[Any, Any]) -> list[float]:
    """Launch a kernel (to, from, more ..., count) on NUMBERS, and return its results."""
    module = cuda.cuModuleLoadData(image)
    kernel = cuda.cuModuleGetFunction(module, name.encode())
    to, source = cuda.upload(bytes(4 * COUNT)), cuda.upload(NUMBERS)
    values = (to, source, *(value for value, _ in more), COUNT)
    types = (*PARAMETERS[:2], *(kind for _, kind in more), PARAMETERS[2])
    cuda.cuLaunchKernel(kernel, 4, 1, 1, 256, 1, 1, 0, 0, (tuple(values), types), 0)
    cuda.cuCtxSynchronize()
    result = array.array("f", cuda.download(to, 4 * COUNT))
    for pointer in (to, source):
        cuda.cuMemFree(pointer)
    cuda.cuModuleUnload(module)
    return result.tolist()


def test_a_cubin_of_nvrtc(cuda: Face, make: Compilers, need: Callable[..., None], architecture: str) -> None:
    need("nvrtc")
    cubin, name = make.compile("CUBIN", SCALE, f"-arch=sm_{architecture}", expression="scale<float>")
    assert cubin.startswith(b"\x7fELF")
    assert launched(cuda, cubin, name, (3.0, ctypes.c_float)) == pytest.approx(THRICE, rel=1e-6)


def test_ptx_of_nvrtc(cuda: Face, make: Compilers, need: Callable[..., None], architecture: str) -> None:
    """The driver compiles this toolkit's PTX, if it is new enough."""
    need("nvrtc")
    ptx, name = make.compile("PTX", SCALE, f"-arch=compute_{architecture}", expression="scale<float>")
    version = cuda.cuDriverGetVersion()
    if version // 10 < 100 * int(make.nvrtc.nvrtcVersion()[-2]) + int(make.nvrtc.nvrtcVersion()[-1]):
        pytest.skip(f"the driver, of CUDA {version}, is older than the compiler, and does not know its PTX")
    assert launched(cuda, ptx, name, (3.0, ctypes.c_float)) == pytest.approx(THRICE, rel=1e-6)


@pytest.mark.parametrize("kind, option", [("CUBIN", "-rdc=true"), ("LTOIR", "-dlto")])
def test_two_units_are_linked(
    cuda: Face, make: Compilers, need: Callable[..., None], architecture: str, kind: str, option: str
) -> None:
    need("nvrtc", "nvjitlink")
    units = [make.compile(kind, source, f"-arch=sm_{architecture}", option)[0] for source in (KERNEL, FUNCTION)]
    more = ["-lto"] if kind == "LTOIR" else []
    cubin = make.link(kind, units, f"-arch=sm_{architecture}", *more)
    assert launched(cuda, cubin, "apply") == pytest.approx(THRICE, rel=1e-6)


def test_nvvm_ir_with_libdevice(cuda: Face, make: Compilers, need: Callable[..., None], architecture: str) -> None:
    """libdevice has the sine. nvJitLink compiles the PTX to a cubin, so that the driver may be older."""
    need("nvvm", "nvjitlink")
    ptx = make.ptx_with_libdevice(f"compute_{architecture}")
    cubin = make.link("PTX", [ptx], f"-arch=sm_{architecture}")
    assert launched(cuda, cubin, "apply") == pytest.approx(SINES, abs=1e-5)


def test_a_fat_binary(cuda: Face, make: Compilers, need: Callable[..., None], architecture: str) -> None:
    """The driver picks the code for its device."""
    need("nvrtc", "nvfatbin")
    other = "80" if architecture != "80" else "90"
    wrong = SCALE.replace("factor * from[i]", "-1")
    cubins = {
        number: make.compile("CUBIN", source, f"-arch=sm_{number}", expression="scale<float>")
        for number, source in ((other, wrong), (architecture, SCALE))
    }
    image = make.fatbin({number: code for number, (code, _) in cubins.items()}, {})
    name = cubins[architecture][1]
    assert launched(cuda, image, name, (3.0, ctypes.c_float)) == pytest.approx(THRICE, rel=1e-6)
