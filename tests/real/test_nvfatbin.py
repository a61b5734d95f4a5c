"""The real nvFatbin: code for several architectures in one file. No GPU is needed."""

from __future__ import annotations

import copy
import ctypes
import pickle
from typing import Any, Callable

import pytest

from tests.real.programs import ALONE, Compiled, entries

Modules = Callable[[str], Any]


@pytest.fixture(scope="module")
def bindings(real: Modules) -> Any:
    return real("bindings.nvfatbin")


@pytest.fixture(scope="module")
def checked(real: Modules) -> Any:
    return real("checked.nvfatbin")


@pytest.fixture(scope="module")
def compiled(real: Modules) -> Compiled:
    return Compiled(real("checked.nvrtc"))


@pytest.fixture
def handle(bindings: Any) -> Any:
    made = bindings.create(["-compress=false"], 1)
    yield made
    bindings.destroy(made)


def test_the_version_is_of_this_major(bindings: Any, checked: Any, major: int) -> None:
    assert bindings.version() == checked.nvFatbinVersion() and bindings.version()[0] == major


def test_two_architectures_in_one(bindings: Any, handle: int, compiled: Compiled) -> None:
    for architecture in ("80", "90"):
        cubin = compiled("CUBIN", ALONE, f"-arch=sm_{architecture}")
        bindings.add_cubin(handle, cubin, len(cubin), architecture, f"unit{architecture}")
    ptx = compiled("PTX", ALONE, "-arch=compute_90")
    bindings.add_ptx(handle, ptx, len(ptx), "90", "unit", "-O3")
    fatbin = bytearray(bindings.size(handle))
    assert bindings.get(handle, fatbin) is None
    assert entries(bytes(fatbin)) == [(2, 80), (2, 90), (1, 90)]
    assert fatbin.count(b"\x7fELF") == 2 and b".visible .entry fill(" in fatbin


def test_compression_makes_it_smaller(bindings: Any, compiled: Compiled) -> None:
    sizes = []
    ptx = compiled("PTX", "".join(ALONE.replace("fill", f"fill{i}") for i in range(50)), "-arch=compute_90")
    for option in ("-compress=false", "-compress=true"):
        made = bindings.create([option], 1)
        bindings.add_ptx(made, ptx, len(ptx), "90", "unit", "")
        sizes.append(bindings.size(made))
        bindings.destroy(made)
    assert sizes[1] < sizes[0] / 2


def test_lto_ir(bindings: Any, handle: int, compiled: Compiled) -> None:
    code = compiled.lto(ALONE)
    bindings.add_ltoir(handle, code, len(code), "90", "unit", "")
    assert bindings.size(handle) > len(code)


def test_checked_returns_the_objects_it_makes(checked: Any, compiled: Compiled) -> None:
    made = checked.nvFatbinCreate([b"-64"], 1)
    cubin = compiled("CUBIN", ALONE, "-arch=sm_90")
    checked.nvFatbinAddCubin(made, cubin, len(cubin), "90", "unit")
    fatbin = checked.nvFatbinGet(made)
    assert isinstance(fatbin, bytes) and len(fatbin) == checked.nvFatbinSize(made)
    assert entries(fatbin) == [(2, 90)]
    checked.nvFatbinDestroy(made)
    assert int(made) == 0


# --- errors


def raised(bindings: Any, function: Callable[..., Any], *arguments: Any) -> Any:
    with pytest.raises(bindings.nvFatbinError) as caught:
        function(*arguments)
    return caught.value


def test_an_option_that_does_not_exist(bindings: Any, checked: Any) -> None:
    error = raised(bindings, bindings.create, ["-bogus"], 1)
    assert error.status == bindings.Result.ERROR_UNRECOGNIZED_OPTION
    with pytest.raises(checked.NvfatbinErrorUnrecognizedOption, match="misspelled"):
        checked.nvFatbinCreate(["-bogus"], 1)


def test_an_unknown_architecture(bindings: Any, handle: int, compiled: Compiled) -> None:
    ptx = compiled("PTX", ALONE, "-arch=compute_90")
    for architecture in ("ninety", "sm_90x"):
        error = raised(bindings, bindings.add_ptx, handle, ptx, len(ptx), architecture, "unit", "")
        assert error.status == bindings.Result.ERROR_INVALID_ARCH and "(9)" in str(error)


def test_another_architecture_than_told(bindings: Any, handle: int, compiled: Compiled) -> None:
    cubin = compiled("CUBIN", ALONE, "-arch=sm_90")
    error = raised(bindings, bindings.add_cubin, handle, cubin, len(cubin), "80", "unit")
    assert error.status == bindings.Result.ERROR_ELF_ARCH_MISMATCH


def test_ptx_without_its_directives(bindings: Any, handle: int) -> None:
    error = raised(bindings, bindings.add_ptx, handle, b"nonsense\0", 9, "90", "unit", "")
    assert error.status == bindings.Result.ERROR_MISSING_PTX_VERSION
    assert bindings.get_error_string(error.status)


def test_data_of_another_length_than_told_is_refused(bindings: Any, handle: int) -> None:
    for size in (2, 4):
        with pytest.raises(ValueError, match=f"code: {size} bytes are required, got a bytes of 3"):
            bindings.add_cubin(handle, b"abc", size, "90", "unit")


def test_a_buffer_that_is_too_small_is_refused(bindings: Any, handle: int, compiled: Compiled) -> None:
    cubin = compiled("CUBIN", ALONE, "-arch=sm_90")
    bindings.add_cubin(handle, cubin, len(cubin), "90", "unit")
    size = bindings.size(handle)
    for given in (0, size - 1):
        with pytest.raises(ValueError, match=f"buffer: {size} bytes are required, got a bytearray of {given}"):
            bindings.get(handle, bytearray(given))


@pytest.mark.parametrize(
    "name, arguments",
    [
        ("create", (None, "one")),
        ("add_cubin", (0, 1.5, 0, "90", "unit")),
        ("add_cubin", (0, b"", 0, 90, "unit")),
        ("size", ("handle",)),
        ("size", (1.5,)),
    ],
)
def test_wrong_types(bindings: Any, name: str, arguments: Any) -> None:
    with pytest.raises(TypeError):
        getattr(bindings, name)(*arguments)


def test_every_exception_pickles(bindings: Any, checked: Any) -> None:
    for member in filter(None, bindings.Result):
        error = bindings.nvFatbinError(int(member))
        for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
            assert type(twin) is bindings.nvFatbinError and twin.status == member and str(twin) == str(error)
    with pytest.raises(checked.CudaError) as caught:
        checked.nvFatbinCreate(["-bogus"], 1)
    twin = pickle.loads(pickle.dumps(caught.value))
    assert type(twin) is type(caught.value) and str(twin) == str(caught.value)


def test_raw_is_c(real: Modules, compiled: Compiled) -> None:
    fatbin = real("raw.nvfatbin")
    made, size = fatbin.nvFatbinHandle(), ctypes.c_size_t()
    cubin = compiled("CUBIN", ALONE, "-arch=sm_90")
    assert fatbin.nvFatbinCreate(ctypes.byref(made), None, 0) == fatbin.nvFatbinResult.NVFATBIN_SUCCESS
    assert fatbin.nvFatbinAddCubin(made, cubin, len(cubin), b"90", b"unit") == 0
    assert fatbin.nvFatbinSize(made, ctypes.byref(size)) == 0
    content = ctypes.create_string_buffer(size.value)
    assert fatbin.nvFatbinGet(made, content) == 0 and entries(content.raw) == [(2, 90)]
    assert fatbin.nvFatbinDestroy(ctypes.byref(made)) == 0
