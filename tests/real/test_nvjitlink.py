"""The real nvJitLink: objects are linked, and LTO-IR is compiled. No GPU is needed."""

from __future__ import annotations

import copy
import ctypes
import pickle
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.real.programs import ALONE, ARCH, FUNCTION, KERNEL, Compiled

Modules = Callable[[str], Any]
ELF = b"\x7fELF"


@pytest.fixture(scope="module")
def bindings(real: Modules) -> Any:
    return real("bindings.nvjitlink")


@pytest.fixture(scope="module")
def checked(real: Modules) -> Any:
    return real("checked.nvjitlink")


@pytest.fixture(scope="module")
def compiled(real: Modules) -> Compiled:
    return Compiled(real("checked.nvrtc"))


def linked(bindings: Any, inputs: list[tuple[str, bytes]], *options: Any) -> bytes:
    """Link pairs of ``(kind, data)`` to a cubin through ``bindings``."""
    handle = bindings.create(len(options) + 1, [f"-arch={ARCH}", *options])
    for kind, data in inputs:
        bindings.add_data(handle, bindings.InputType[kind], data, len(data), kind)
    bindings.complete(handle)
    cubin = bytearray(bindings.get_linked_cubin_size(handle))
    assert bindings.get_linked_cubin(handle, cubin) is None
    bindings.destroy(handle)
    return bytes(cubin)


def test_the_version_is_of_this_major(bindings: Any, checked: Any, major: int) -> None:
    assert bindings.version() == checked.nvJitLinkVersion() and bindings.version()[0] == major


def test_a_log_of_nothing_is_read_into_nothing(bindings: Any, compiled: Compiled) -> None:
    """An empty buffer has an address, too: C does not get NULL."""
    handle, ptx = bindings.create(1, [f"-arch={ARCH}"]), compiled.ptx(ALONE)
    bindings.add_data(handle, bindings.InputType.PTX, ptx, len(ptx), "kernel")
    bindings.complete(handle)
    assert bindings.get_error_log_size(handle) == 0
    assert bindings.get_error_log(handle, bytearray(bindings.get_error_log_size(handle))) is None
    bindings.destroy(handle)


def test_two_cubins(bindings: Any, compiled: Compiled) -> None:
    cubin = linked(bindings, [("CUBIN", compiled.cubin(KERNEL)), ("CUBIN", compiled.cubin(FUNCTION))])
    assert cubin.startswith(ELF) and b"fill" in cubin and b"twice" in cubin


def test_two_ptx(bindings: Any, compiled: Compiled) -> None:
    cubin = linked(bindings, [("PTX", compiled.ptx(KERNEL)), ("PTX", compiled.ptx(FUNCTION))])
    assert cubin.startswith(ELF) and b"fill" in cubin


def test_lto_ir_is_optimized_across_units(bindings: Any, compiled: Compiled) -> None:
    """The function is inlined into the kernel, so the code has no call of it."""
    inputs = [("LTOIR", compiled.lto(KERNEL)), ("LTOIR", compiled.lto(FUNCTION))]
    cubin = linked(bindings, inputs, "-lto")
    assert cubin.startswith(ELF) and b"fill" in cubin and b"twice" not in cubin


def test_lto_ir_becomes_ptx(checked: Any, compiled: Compiled) -> None:
    handle = checked.nvJitLinkCreate(3, [f"-arch={ARCH}", "-lto", "-ptx"])
    for source in (KERNEL, FUNCTION):
        data = compiled.lto(source)
        checked.nvJitLinkAddData(handle, checked.nvJitLinkInputType.NVJITLINK_INPUT_LTOIR, data, len(data), "unit")
    checked.nvJitLinkComplete(handle)
    ptx = checked.nvJitLinkGetLinkedPtx(handle).rstrip(b"\0").decode()
    assert ".entry fill(" in ptx and f".target {ARCH}" in ptx and "call" not in ptx
    checked.nvJitLinkDestroy(handle)


def test_checked_returns_the_objects_it_makes(checked: Any, compiled: Compiled) -> None:
    handle = checked.nvJitLinkCreate(1, [f"-arch={ARCH}"])
    data = compiled.cubin(ALONE)
    checked.nvJitLinkAddData(handle, checked.nvJitLinkInputType.NVJITLINK_INPUT_ANY, data, len(data), "unit")
    checked.nvJitLinkComplete(handle)
    cubin = checked.nvJitLinkGetLinkedCubin(handle)
    assert cubin.startswith(ELF) and len(cubin) == checked.nvJitLinkGetLinkedCubinSize(handle)
    assert isinstance(checked.nvJitLinkGetInfoLog(handle), str) and checked.nvJitLinkGetErrorLog(handle) == ""
    checked.nvJitLinkDestroy(handle)
    assert int(handle) == 0


def test_files_are_inputs_too(bindings: Any, compiled: Compiled, tmp_path: Path) -> None:
    file = tmp_path / "unit.cubin"
    file.write_bytes(compiled.cubin(ALONE))
    handle = bindings.create(1, [f"-arch={ARCH}"])
    bindings.add_file(handle, bindings.InputType.CUBIN, str(file))
    bindings.complete(handle)
    assert bindings.get_linked_cubin_size(handle) > 0
    bindings.destroy(handle)


@pytest.mark.parametrize(
    "options", [["-arch=sm_90", "-lineinfo"], [b"-arch=sm_90", b"-lineinfo"], ("-arch=sm_90", b"-lineinfo")]
)
def test_options_are_str_or_bytes(bindings: Any, checked: Any, options: Any) -> None:
    handle = bindings.create(2, options)
    assert type(handle) is int
    bindings.destroy(handle)
    checked.nvJitLinkDestroy(checked.nvJitLinkCreate(2, options))


def test_data_is_any_buffer(bindings: Any, compiled: Compiled) -> None:
    data = compiled.cubin(ALONE)
    for buffer in (data, bytearray(data), memoryview(data), (ctypes.c_char * len(data)).from_buffer_copy(data)):
        assert linked(bindings, [("CUBIN", buffer)]).startswith(ELF)  # type: ignore[list-item]


# --- errors


def raised(bindings: Any, function: Callable[..., Any], *arguments: Any) -> Any:
    with pytest.raises(bindings.nvJitLinkError) as caught:
        function(*arguments)
    return caught.value


def test_an_option_that_does_not_exist(bindings: Any, checked: Any) -> None:
    error = raised(bindings, bindings.create, 2, [f"-arch={ARCH}", "-bogus"])
    assert error.status == bindings.Result.ERROR_UNRECOGNIZED_OPTION == 1
    assert str(error).startswith("ERROR_UNRECOGNIZED_OPTION (1)")
    with pytest.raises(checked.NvjitlinkErrorUnrecognizedOption, match="nvJitLinkCreate: NVJITLINK_ERROR"):
        checked.nvJitLinkCreate(2, [f"-arch={ARCH}", "-bogus"])


def test_an_unknown_architecture(bindings: Any, major: int) -> None:
    assert raised(bindings, bindings.create, 1, ["-arch=ninety"]).status == bindings.Result.ERROR_UNRECOGNIZED_OPTION
    if major > 12:  # after this, 12.9's library fails in the same process
        assert raised(bindings, bindings.create, 1, ["-arch=sm_999"]).status == bindings.Result.ERROR_UNRECOGNIZED_ARCH
    assert raised(bindings, bindings.create, 1, ["-lto"]).status == bindings.Result.ERROR_MISSING_ARCH


def test_an_undefined_symbol_is_named_in_the_log(bindings: Any, checked: Any, compiled: Compiled) -> None:
    handle = bindings.create(1, [f"-arch={ARCH}"])
    data = compiled.cubin(KERNEL)
    bindings.add_data(handle, bindings.InputType.CUBIN, data, len(data), "alone")
    assert raised(bindings, bindings.complete, handle).status != 0
    log = bytearray(bindings.get_error_log_size(handle))
    bindings.get_error_log(handle, log)
    assert b"Undefined reference to 'twice' in 'alone'" in log, "the log does not have the given name"
    assert checked.nvJitLinkGetErrorLog(handle) == log.rstrip(b"\0").decode()
    bindings.destroy(handle)


def test_ptx_that_does_not_compile(bindings: Any) -> None:
    handle = bindings.create(1, [f"-arch={ARCH}"])
    data = b".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k() { nonsense; }\n\0"
    with pytest.raises(bindings.nvJitLinkError) as caught:
        bindings.add_data(handle, bindings.InputType.PTX, data, len(data), "broken")
        bindings.complete(handle)
    assert caught.value.status == bindings.Result.ERROR_PTX_COMPILE
    log = bytearray(bindings.get_error_log_size(handle))
    bindings.get_error_log(handle, log)
    assert b"nonsense" in log or b"syntax error" in log
    bindings.destroy(handle)


def test_data_of_another_length_than_told_is_refused(bindings: Any, checked: Any) -> None:
    handle = bindings.create(1, [f"-arch={ARCH}"])
    for size in (2, 4):
        with pytest.raises(ValueError, match=f"data: {size} bytes are required, got a bytes of 3"):
            bindings.add_data(handle, bindings.InputType.CUBIN, b"abc", size, "unit")
        with pytest.raises(ValueError, match="data"):
            checked.nvJitLinkAddData(handle, 1, b"abc", size, "unit")
    bindings.destroy(handle)


def test_a_buffer_that_is_too_small_is_refused(bindings: Any, compiled: Compiled) -> None:
    handle = bindings.create(1, [f"-arch={ARCH}"])
    data = compiled.cubin(ALONE)
    bindings.add_data(handle, bindings.InputType.CUBIN, data, len(data), "unit")
    bindings.complete(handle)
    size = bindings.get_linked_cubin_size(handle)
    for given in (0, 3, size - 1):
        with pytest.raises(ValueError, match=f"cubin: {size} bytes are required, got a bytearray of {given}"):
            bindings.get_linked_cubin(handle, bytearray(given))
    with pytest.raises((BufferError, ValueError), match="cubin"):
        bindings.get_linked_cubin(handle, bytes(size))
    bindings.destroy(handle)


@pytest.mark.parametrize(
    "name, arguments",
    [
        ("create", ("one", [])),
        ("create", (1, [1.5])),
        ("create", (1, None)),
        ("complete", ("handle",)),
        ("add_data", (0, 1, b"", 0, None)),
        ("add_file", (0, 1, None)),
        ("get_linked_cubin_size", (1.5,)),
    ],
)
def test_wrong_types(bindings: Any, name: str, arguments: Any) -> None:
    with pytest.raises((TypeError, RuntimeError)) as caught:
        getattr(bindings, name)(*arguments)
    assert not isinstance(caught.value, bindings.nvJitLinkError), "the call reached the library"


def test_every_exception_pickles(bindings: Any, checked: Any) -> None:
    for member in bindings.Result:
        if member:
            for error in (bindings.nvJitLinkError(int(member)), bindings.nvJitLinkError(member)):
                for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
                    assert type(twin) is bindings.nvJitLinkError and twin.status == member == error.status
                    assert str(twin) == str(error) and f"{member.name} ({int(member)})" in str(error)
    with pytest.raises(checked.CudaError) as caught:
        checked.nvJitLinkCreate(0, [])
    twin = pickle.loads(pickle.dumps(caught.value))
    assert type(twin) is type(caught.value) and str(twin) == str(caught.value)


def test_raw_is_c(real: Modules, compiled: Compiled) -> None:
    link = real("raw.nvjitlink")
    handle, size = link.nvJitLinkHandle(), ctypes.c_size_t()
    assert link.nvJitLinkCreate(ctypes.byref(handle), 1, (ctypes.c_char_p * 1)(b"-arch=sm_90")) == 0
    data = compiled.cubin(ALONE)
    assert link.nvJitLinkAddData(handle, link.nvJitLinkInputType.NVJITLINK_INPUT_CUBIN, data, len(data), b"unit") == 0
    assert link.nvJitLinkComplete(handle) == link.nvJitLinkResult.NVJITLINK_SUCCESS
    assert link.nvJitLinkGetLinkedCubinSize(handle, ctypes.byref(size)) == 0
    cubin = ctypes.create_string_buffer(size.value)
    assert link.nvJitLinkGetLinkedCubin(handle, cubin) == 0 and cubin.raw.startswith(ELF)
    assert link.nvJitLinkDestroy(ctypes.byref(handle)) == 0
