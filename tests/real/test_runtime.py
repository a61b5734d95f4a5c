"""The real CUDA runtime without a device. Without a driver, every call reports that, and no call raises another error."""

from __future__ import annotations

import ctypes
import os
from typing import Any, Callable

import pytest

from cuda_ctypes._floor.library import PER_THREAD_VARIABLE
from cuda_ctypes._floor.tables.declarations import prototype

Modules = Callable[[str], Any]
GPU = any(os.path.exists(path) for path in ("/dev/nvidiactl", "/dev/dxg"))
without_driver = pytest.mark.skipif(GPU, reason="there is a driver here; tests/gpu has the tests for that")


def table_of(real: Modules) -> Any:
    package = real("bindings.runtime").__name__.rsplit(".", 2)[0]
    return real("_floor.tables").table_of(package, "runtime")


@pytest.fixture
def bindings(real: Modules) -> Any:
    return real("bindings.runtime")


@pytest.fixture
def checked(real: Modules) -> Any:
    return real("checked.runtime")


# --- functions that need no driver


def test_the_version_is_that_of_the_library_found(bindings: Any, checked: Any, major: int) -> None:
    status, version = bindings.cudaRuntimeGetVersion()
    assert status is bindings.cudaError_t.cudaSuccess and version // 1000 == major
    assert bindings.getLocalRuntimeVersion() == (status, version)
    assert checked.cudaRuntimeGetVersion() == checked.getLocalRuntimeVersion() == version


def test_names_of_statuses_are_the_enumerators(bindings: Any, checked: Any) -> None:
    for name, member in bindings.cudaError_t.__members__.items():
        assert bindings.cudaGetErrorName(member) == (bindings.cudaError_t.cudaSuccess, name.encode())
        assert checked.cudaGetErrorName(member) == name


def test_descriptions_of_statuses(bindings: Any, checked: Any, real: Modules) -> None:
    success, invalid = bindings.cudaError_t.cudaSuccess, bindings.cudaError_t.cudaErrorInvalidValue
    assert bindings.cudaGetErrorString(invalid) == (success, b"invalid argument")
    assert checked.cudaGetErrorString(invalid) == "invalid argument"
    assert checked.cudaGetErrorString(99999) == checked.cudaGetErrorName(-1) == "unrecognized error code"
    another = real("bindings.driver").CUresult.CUDA_ERROR_INVALID_VALUE
    assert checked.cudaGetErrorName(another) == "cudaErrorInvalidValue"
    with pytest.raises(TypeError, match="'error' must not be None"):
        bindings.cudaGetErrorName(None)


def test_a_format_comes_back_as_it_was_asked_for(bindings: Any, checked: Any) -> None:
    kind = bindings.cudaChannelFormatKind.cudaChannelFormatKindFloat
    status, made = bindings.cudaCreateChannelDesc(32, 16, 8, 0, kind)
    assert status == 0 and (made.x, made.y, made.z, made.w, made.f) == (32, 16, 8, 0, kind)
    assert checked.cudaCreateChannelDesc(32, 16, 8, 0, kind) == made
    assert int(bindings.cudaCreateChannelDesc(1, 2, 3, 4, 99)[1].f) == 99


def test_the_same_through_raw(real: Modules, major: int) -> None:
    raw = real("raw.runtime")
    version = ctypes.c_int()
    assert raw.cudaRuntimeGetVersion(ctypes.byref(version)) == raw.cudaError_t.cudaSuccess
    assert version.value // 1000 == major
    assert raw.cudaGetErrorName(raw.cudaError_t.cudaErrorAssert) == b"cudaErrorAssert"
    made = raw.cudaCreateChannelDesc(32, 0, 0, 0, raw.cudaChannelFormatKind.cudaChannelFormatKindUnsigned)
    assert (made.x, made.f) == (32, 1)


def file(real: Modules, major: int) -> str:
    """The path of the library."""
    found: str = real("pathfinder").load_nvidia_dynamic_lib("cudart", major=major).abs_path
    return found


def test_every_function_is_in_the_library_with_its_twin_for_the_stream_per_thread(real: Modules, major: int) -> None:
    table = table_of(real)
    library = ctypes.CDLL(file(real, major))
    for symbol, text in [*table.functions.items(), *table.older.items()]:
        if symbol != "cudaWGLGetDevice":  # on Windows only
            assert hasattr(library, symbol), symbol
            ending = prototype(text).per_thread
            assert not ending or hasattr(library, f"{symbol}_{ending}"), f"{symbol}_{ending}"


# --- without a driver


WORKING = {
    *("cudaRuntimeGetVersion", "cudaDriverGetVersion", "cudaGetErrorName", "cudaGetErrorString"),
    *("cudaCreateChannelDesc", "cudaGetExportTable"),
}
"""Functions that do not need a driver."""


def plain_arguments(real: Modules, symbol: str) -> list[Any]:
    """Arguments that our Python functions accept."""
    table, module = table_of(real), real("bindings.runtime")
    types = real("_floor.faces").shared_by(module.__name__).types
    given: list[Any] = []
    for item in prototype(table.functions[symbol]).parameters:
        kind = types.kind(item.base)
        if item.direction == "out" or "size_of" in item.notes:
            continue
        if "attribute" in item.notes:
            given.append(1)
        elif kind == "record":
            given.append(None if item.stars else getattr(module, item.base)())
        elif item.base == "char" and item.stars:
            given.append(b"name")
        elif kind == "enum" and not item.stars and item.base in table.attributes:
            given.append(next(iter(getattr(module, item.base))))
        elif item.stars and (item.direction == "in" or "slot" in item.notes):
            given.append(None)
        else:
            given.append(0)
    return given


@without_driver
def test_every_call_says_that_there_is_no_driver(real: Modules, bindings: Any, checked: Any) -> None:
    table = table_of(real)
    public = [name for name in (*table.functions, *table.names) if name not in table.older]
    for name in dict.fromkeys(public):
        symbol = table.names.get(name, name)
        if symbol in WORKING or symbol == "cudaWGLGetDevice" or symbol not in table.functions:
            continue
        arguments = plain_arguments(real, symbol)
        status, *outputs = getattr(bindings, name)(*arguments)
        assert status is bindings.cudaError_t.cudaErrorInsufficientDriver, f"{name}{arguments}: {status}"
        assert outputs == [None] * len(outputs), f"{name} returned {outputs}"
        with pytest.raises(checked.CudaErrorInsufficientDriver, match=f"^{name}: .*nvidia-smi"):
            getattr(checked, name)(*arguments)


@without_driver
def test_the_driver_s_version_is_0(bindings: Any, checked: Any) -> None:
    assert bindings.cudaDriverGetVersion() == (bindings.cudaError_t.cudaSuccess, 0)
    assert checked.cudaDriverGetVersion() == 0


@without_driver
def test_arguments_are_checked_before_the_driver_is_missed(bindings: Any, checked: Any) -> None:
    for face in (bindings, checked):
        with pytest.raises(TypeError, match="size"):
            face.cudaMalloc("64")
        with pytest.raises(TypeError, match="pciBusId"):
            face.cudaDeviceGetByPCIBusId(5)
        with pytest.raises(TypeError, match="'extent' has incorrect type"):
            face.cudaMalloc3D(None)


def test_the_same_with_the_default_stream_per_thread(
    real: Modules, major: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PER_THREAD_VARIABLE, "1")
    function = real("raw.runtime").cudaStreamSynchronize  # no other test resolves it
    twin = ctypes.CDLL(file(real, major)).cudaStreamSynchronize_ptsz
    assert ctypes.cast(function.resolve(), ctypes.c_void_p).value == ctypes.cast(twin, ctypes.c_void_p).value
    assert isinstance(function(None), real("bindings.runtime").cudaError_t)
