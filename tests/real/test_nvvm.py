"""The real libNVVM: NVVM IR is compiled to PTX, with functions from libdevice. No GPU is needed."""

from __future__ import annotations

import copy
import ctypes
import pickle
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.real.programs import HEAD, nvvm_ir

Modules = Callable[[str], Any]
PLAIN = """
define i32 @twice(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}
"""
SINE = """
declare float @__nv_sinf(float)
define float @sine(float %x) {
  %y = call float @__nv_sinf(float %x)
  ret float %y
}
"""


@pytest.fixture(scope="module")
def bindings(real: Modules) -> Any:
    return real("bindings.nvvm")


@pytest.fixture(scope="module")
def checked(real: Modules) -> Any:
    return real("checked.nvvm")


@pytest.fixture
def make(bindings: Any) -> Any:
    """``make(*modules)``: a program made by ``bindings``, with these modules added."""
    made = []

    def program(*modules: bytes) -> int:
        prog: int = bindings.create_program()
        made.append(prog)
        for number, module in enumerate(modules):
            bindings.add_module_to_program(prog, module, len(module), f"module{number}")
        return prog

    yield program
    for prog in made:
        bindings.destroy_program(prog)


def ir(bindings: Any, body: str) -> bytes:
    return nvvm_ir(body, bindings.ir_version())


def log_of(bindings: Any, prog: int) -> str:
    log = bytearray(bindings.get_program_log_size(prog))
    bindings.get_program_log(prog, log)
    return log.rstrip(b"\0").decode()


def result_of(bindings: Any, prog: int) -> str:
    result = bytearray(bindings.get_compiled_result_size(prog))
    assert bindings.get_compiled_result(prog, result) is None
    return result.rstrip(b"\0").decode()


def test_the_versions(bindings: Any, checked: Any) -> None:
    assert bindings.version() == checked.nvvmVersion() and bindings.version()[0] == 2
    assert bindings.ir_version() == checked.nvvmIRVersion() and len(bindings.ir_version()) == 4


def test_a_function_that_the_library_does_not_have_is_named(bindings: Any, real: Modules, major: int) -> None:
    """The names come from the newest header, and 12.9's library lacks some of them."""
    if major > 12:
        assert bindings.llvm_version("compute_90") > 5
    else:
        with pytest.raises(real("errors").FunctionNotFoundError, match="nvvmLLVMVersion"):
            bindings.llvm_version("compute_90")


def test_ptx(bindings: Any, make: Any) -> None:
    prog = make(ir(bindings, PLAIN))
    bindings.verify_program(prog, 0, [])
    bindings.compile_program(prog, 1, ["-arch=compute_90"])
    ptx = result_of(bindings, prog)
    assert ".target sm_90" in ptx and "twice(" in ptx


@pytest.mark.parametrize("options", [["-opt=0", "-arch=compute_80"], [b"-opt=0", b"-arch=compute_80"]])
def test_options_are_str_or_bytes(bindings: Any, make: Any, options: Any) -> None:
    prog = make(ir(bindings, PLAIN))
    bindings.compile_program(prog, 2, options)
    assert ".target sm_80" in result_of(bindings, prog)


def test_libdevice_is_found_and_linked(bindings: Any, make: Any, real: Modules, major: int) -> None:
    file = real("pathfinder").find_bitcode_lib("device", major=major)
    libdevice = Path(file).read_bytes()
    prog = make(ir(bindings, SINE))
    bindings.lazy_add_module_to_program(prog, libdevice, len(libdevice), "libdevice")
    bindings.compile_program(prog, 1, ["-arch=compute_90"])
    ptx = result_of(bindings, prog)
    assert "sine(" in ptx and "__nv_sinf" not in ptx, "the function is not inlined from libdevice"
    assert "mul.f32" in ptx or "fma.rn.f32" in ptx


def test_checked_returns_the_objects_it_makes(checked: Any) -> None:
    module = nvvm_ir(PLAIN, checked.nvvmIRVersion())
    prog = checked.nvvmCreateProgram()
    checked.nvvmAddModuleToProgram(prog, module, len(module), "plain")
    checked.nvvmVerifyProgram(prog, 0, [])
    checked.nvvmCompileProgram(prog, 1, ["-arch=compute_90"])
    result = checked.nvvmGetCompiledResult(prog)
    assert isinstance(result, bytes) and b"twice" in result
    assert len(result) == checked.nvvmGetCompiledResultSize(prog)
    assert isinstance(checked.nvvmGetProgramLog(prog), str)
    checked.nvvmDestroyProgram(prog)
    assert int(prog) == 0


def test_the_options_that_the_library_takes(real: Modules) -> None:
    accepts = real("bindings.utils").check_nvvm_compiler_options
    assert accepts(["-arch=compute_90"]) is True and accepts([]) is True and accepts((b"-opt=0",)) is True
    assert accepts(["-bogus"]) is False and accepts(["-arch=compute_999"]) is False
    with pytest.raises(TypeError):
        accepts(None)


# --- errors


def raised(bindings: Any, function: Callable[..., Any], *arguments: Any) -> Any:
    with pytest.raises(bindings.nvvmError) as caught:
        function(*arguments)
    return caught.value


def test_a_broken_module_has_its_log(bindings: Any, checked: Any, make: Any) -> None:
    prog = make((HEAD + "define i32 @f(i32 %x) {\n  ret float %x\n}\n").encode())
    assert raised(bindings, bindings.verify_program, prog, 0, []).status == bindings.Result.ERROR_INVALID_IR
    assert log_of(bindings, prog) == checked.nvvmGetProgramLog(prog)
    assert "module0 (4, 12)" in log_of(bindings, prog), "neither module nor line are told"
    assert raised(bindings, bindings.compile_program, prog, 0, []).status == bindings.Result.ERROR_COMPILATION


def test_a_module_for_another_version(bindings: Any, make: Any) -> None:
    prog = make(nvvm_ir(PLAIN, (1, 0, 3, 0)))
    assert raised(bindings, bindings.compile_program, prog, 0, []).status == bindings.Result.ERROR_IR_VERSION_MISMATCH
    assert "incompatible" in log_of(bindings, prog)


def test_a_program_without_a_module(bindings: Any, checked: Any, make: Any) -> None:
    error = raised(bindings, bindings.compile_program, make(), 0, [])
    assert error.status == bindings.Result.ERROR_NO_MODULE_IN_PROGRAM
    with pytest.raises(checked.NvvmErrorNoModuleInProgram, match="Add a module"):
        checked.nvvmCompileProgram(make(), 0, [])


@pytest.mark.parametrize("option", ["-bogus", "-arch=compute_999", "-arch=sm_90", "-opt=99"])
def test_an_option_that_is_not_accepted(bindings: Any, make: Any, option: str) -> None:
    prog = make(ir(bindings, PLAIN))
    error = raised(bindings, bindings.compile_program, prog, 1, [option])
    assert error.status == bindings.Result.ERROR_INVALID_OPTION and "(7)" in str(error)
    assert option in log_of(bindings, prog)


def test_data_of_another_length_than_told_is_refused(bindings: Any, make: Any) -> None:
    prog = make()
    for size in (2, 4):
        with pytest.raises(ValueError, match=f"buffer: {size} bytes are required, got a bytes of 3"):
            bindings.add_module_to_program(prog, b"abc", size, "module")


def test_a_buffer_that_is_too_small_is_refused(bindings: Any, make: Any) -> None:
    prog = make(ir(bindings, PLAIN))
    bindings.compile_program(prog, 1, ["-arch=compute_90"])
    size = bindings.get_compiled_result_size(prog)
    with pytest.raises(ValueError, match=f"buffer: {size} bytes are required, got a bytearray of 3"):
        bindings.get_compiled_result(prog, bytearray(3))


@pytest.mark.parametrize(
    "name, arguments",
    [
        ("compile_program", ("program", 0, [])),
        ("compile_program", (0, "many", [])),
        ("add_module_to_program", (0, b"", 0, None)),
        ("get_program_log_size", (1.5,)),
    ],
)
def test_wrong_types(bindings: Any, name: str, arguments: Any) -> None:
    with pytest.raises(TypeError):
        getattr(bindings, name)(*arguments)


def test_every_exception_pickles(bindings: Any, checked: Any) -> None:
    for member in filter(None, bindings.Result):
        error = bindings.nvvmError(int(member))
        for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
            assert type(twin) is bindings.nvvmError and twin.status == member and str(twin) == str(error)
    with pytest.raises(checked.NvvmErrorInvalidProgram) as caught:
        checked.nvvmCompileProgram(0, 0, [])
    twin = pickle.loads(pickle.dumps(caught.value))
    assert type(twin) is type(caught.value) and str(twin) == str(caught.value)


def test_raw_is_c(real: Modules) -> None:
    nvvm = real("raw.nvvm")
    prog, size = nvvm.nvvmProgram(), ctypes.c_size_t()
    version = [ctypes.c_int() for _ in range(4)]
    assert nvvm.nvvmIRVersion(*map(ctypes.byref, version)) == nvvm.nvvmResult.NVVM_SUCCESS
    module = nvvm_ir(PLAIN, tuple(item.value for item in version))  # type: ignore[arg-type]
    assert nvvm.nvvmCreateProgram(ctypes.byref(prog)) == 0
    assert nvvm.nvvmAddModuleToProgram(prog, module, len(module), b"plain") == 0
    assert nvvm.nvvmCompileProgram(prog, 1, (ctypes.c_char_p * 1)(b"-arch=compute_90")) == 0
    assert nvvm.nvvmGetCompiledResultSize(prog, ctypes.byref(size)) == 0
    result = ctypes.create_string_buffer(size.value)
    assert nvvm.nvvmGetCompiledResult(prog, result) == 0 and b"twice" in result.value
    assert nvvm.nvvmDestroyProgram(ctypes.byref(prog)) == 0
