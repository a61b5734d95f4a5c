"""Private modules of cuda.core and cuda.bindings that cuda.compute, numba-cuda and numba-cuda-mlir import."""

from __future__ import annotations

from typing import Any, Callable

import pytest


@pytest.fixture
def cuda_utils(package: Callable[[str], Any]) -> Any:
    return package("core._utils.cuda_utils")


def test_they_have_the_classes_that_are_public_elsewhere(
    core: Any, cuda_utils: Any, package: Callable[[str], Any]
) -> None:
    assert cuda_utils.CUDAError is core.CUDAError and cuda_utils.NVRTCError is core.NVRTCError
    assert package("core._memoryview").StridedMemoryView is package("core.utils").StridedMemoryView


def test_results_of_a_call_are_unpacked(cuda_utils: Any, package: Callable[[str], Any]) -> None:
    handle_return = cuda_utils.handle_return
    for library, status in {"driver": "CUresult", "runtime": "cudaError_t", "nvrtc": "nvrtcResult"}.items():
        success = getattr(package(f"bindings.{library}"), status)(0)
        assert handle_return((success,)) is None
        assert handle_return((success, 5)) == 5 and handle_return((success, None)) is None
        assert handle_return((success, 5, 6)) == (5, 6)


def test_failures_are_exceptions(core: Any, cuda_utils: Any, package: Callable[[str], Any]) -> None:
    driver, runtime = package("bindings.driver"), package("bindings.runtime")
    for status in (driver.CUresult.CUDA_ERROR_INVALID_VALUE, runtime.cudaError_t.cudaErrorInvalidValue):
        with pytest.raises(core.CUDAError, match=rf"^{status.name} \(1\): An argument is out of its range") as caught:
            cuda_utils.handle_return((status, None))
        assert caught.value.status == status
    with pytest.raises(core.CUDAError, match=r"\(4321\)"):
        cuda_utils.handle_return((driver.CUresult.from_c(4321),))
    for unknown in (0, None, driver.CUdevice(0)):
        with pytest.raises(RuntimeError, match="unknown status"):
            cuda_utils.handle_return((unknown, 5))


def test_the_exception_has_the_compilers_log(toolchain: Callable[[str], Any]) -> None:
    nvrtc, cuda_utils = toolchain("bindings.nvrtc"), toolchain("core._utils.cuda_utils")
    _, program = nvrtc.nvrtcCreateProgram(b"int nonsense(", b"mine.cu", 0, [], [])
    refused = nvrtc.nvrtcCompileProgram(program, 0, [])
    with pytest.raises(cuda_utils.NVRTCError, match=r"mine.cu\(1\): error") as caught:
        cuda_utils.handle_return(refused, handle=program)
    assert "\0" not in str(caught.value)
    with pytest.raises(cuda_utils.NVRTCError, match="nvrtcGetProgramLog has them"):
        cuda_utils.handle_return(refused)
    with pytest.raises(cuda_utils.NVRTCError, match="INVALID_PROGRAM"):
        cuda_utils.handle_return((nvrtc.nvrtcResult.NVRTC_ERROR_INVALID_PROGRAM,), handle=nvrtc.nvrtcProgram(0))


def test_programs_raise_these_classes_themselves(core: Any) -> None:
    for made in (core.CUDAError, core.NVRTCError):
        error = made("Failed to launch: 700")
        assert str(error) == "Failed to launch: 700" == error.args[0]
        assert str(made()) == ""


@pytest.mark.parametrize(
    "library, function", [("nvjitlink", "nvJitLinkVersion"), ("nvjitlink", "nvJitLinkCreate"), ("nvvm", "nvvmVersion")]
)
def test_programs_see_that_a_library_is_installed(toolchain: Callable[[str], Any], library: str, function: str) -> None:
    private = toolchain(f"bindings._internal.{library}")
    assert private._inspect_function_pointer(f"__{function}") > 0
    for unknown in (function, "__nvNothing"):
        with pytest.raises(KeyError, match=unknown):
            private._inspect_function_pointer(unknown)


def test_programs_see_that_a_library_is_missing(run_python: Callable[..., str]) -> None:
    run_python(
        """
        import os
        os.environ["CUDA_CTYPES_LIBNVJITLINK"] = "/nowhere/libnvJitLink.so"
        from cuda_ctypes.bindings._internal import nvjitlink, utils
        try:
            nvjitlink._inspect_function_pointer("__nvJitLinkVersion")
        except (RuntimeError, utils.NotSupportedError):  # as numba-cuda writes it
            pass
        else:
            raise AssertionError("a library that is not there has a function")
        """
    )


def test_the_types_of_enumerations(package: Callable[[str], Any]) -> None:
    types, status = package("bindings._internal._fast_enum"), package("bindings.driver").CUresult
    assert issubclass(status, types.FastEnum) and type(status) is types.FastEnumMetaclass
