"""The first calls of a function, before there is machine code: the same results, and few modules."""

from __future__ import annotations

import ctypes
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.conftest import package_on
from tests.interpreter import output_of
from tests.standin.control import Recorder

Standin = Callable[[str], Path]


@pytest.fixture(params=["1", "0"], ids=["native", "Python"])
def driver(request: pytest.FixtureRequest, standin: Standin) -> Iterator[Any]:
    """The driver's functions, of which no machine code is written in the first hundred calls."""
    with package_on(standin("recording"), CUDA_CTYPES_NATIVE=request.param) as module:
        module("_floor").FEW = 100
        yield module("bindings.driver")


@pytest.mark.parametrize(
    ("function", "given", "low", "high"),
    [
        ("cuMemsetD8", (7, None, 1), 0, 0xFF),
        ("cuMemsetD16", (7, None, 1), 0, 0xFFFF),
        ("cuMemsetD32", (7, None, 1), 0, 0xFFFFFFFF),
        ("cuCtxSetLimit", (0, None), 0, 0xFFFFFFFFFFFFFFFF),
        ("cuDeviceGetName", (1, None), -0x80000000, 0x7FFFFFFF),
    ],
)
def test_numbers_at_the_limits_of_their_type(
    driver: Any, recorder: Recorder, function: str, given: tuple[Any, ...], low: int, high: int
) -> None:
    call, place = getattr(driver, function), given.index(None)
    at = 2 if function == "cuDeviceGetName" else place
    for number in (low, 0, 1, high, high - 1):
        recorder.program()
        call(*given[:place], number, *given[place + 1 :])
        assert recorder.calls()[0].unsigned(at) == number & high - low
    for number in (low - 1, high + 1):
        with pytest.raises(OverflowError):
            call(*given[:place], number, *given[place + 1 :])


def test_results_are_the_known_objects(driver: Any, recorder: Recorder) -> None:
    recorder.program("cuStreamCreate")
    recorder.write(0, (1 << 63 | 5).to_bytes(8, "little"))
    first, second = (driver.cuStreamCreate(0)[1] for _ in range(2))
    assert first is second == 1 << 63 | 5 and type(first) is driver.CUstream
    recorder.program("cuDeviceGet")
    recorder.write(0, (-2).to_bytes(4, "little", signed=True))
    assert driver.cuDeviceGet(0)[1] == -2
    recorder.program("cuDeviceCanAccessPeer", status=1)
    assert driver.cuDeviceCanAccessPeer(0, 1) == (driver.CUresult.CUDA_ERROR_INVALID_VALUE, None)


class Indexed:
    """A number that ``struct`` takes."""

    def __index__(self) -> int:
        return 7


@pytest.mark.parametrize("values", [(5, 2.5), (Indexed(), 2), (ctypes.c_int(5), 2.5), (True, ctypes.c_float(2.5))])
def test_numbers_of_a_kernel(driver: Any, recorder: Recorder, values: tuple[Any, ...]) -> None:
    recorder.program("cuLaunchKernel")
    number, real = recorder.read(9, 4, 0, 0), recorder.read(9, 4, 8, 0)
    for _ in range(3):
        driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, (values, (ctypes.c_int, ctypes.c_float)), 0)
        first, second = (getattr(value, "value", value) for value in values)
        assert recorder.result(number) == bytes(ctypes.c_int(first.__index__()))
        assert recorder.result(real) == bytes(ctypes.c_float(second))


@pytest.mark.parametrize(
    ("given", "error"),
    [
        (((5,), (ctypes.c_int, ctypes.c_int)), TypeError),
        (((1 << 40,), (ctypes.c_int,)), OverflowError),
        ((("5",), (ctypes.c_int,)), TypeError),
        (((5,), ("int",)), TypeError),
        (((5,), (ctypes.c_int,), ()), TypeError),
        (([5], [ctypes.c_int]), TypeError),
        ((), TypeError),
    ],
)
def test_wrong_arguments_of_a_kernel(driver: Any, recorder: Recorder, given: Any, error: Any) -> None:
    recorder.program()
    with pytest.raises(error) as first:
        driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, given, 0)
    with pytest.raises(error) as named:
        driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, kernelParams=given, extra=0)
    assert str(first.value) == str(named.value) and not recorder.calls()


def test_a_kernel_without_arguments(driver: Any, recorder: Recorder) -> None:
    recorder.program()
    driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, ((), ()), 0)
    assert recorder.calls()[0].unsigned(9) == 0


@pytest.mark.skipif(FREE_THREADED, reason="without the GIL, a Python proves itself first")
@pytest.mark.skipif(sys.platform == "win32", reason="Windows opens libraries by ctypes")
@pytest.mark.skipif(sys.implementation.name == "pypy", reason="nothing writes machine code on PyPy")
def test_first_uses_load_few_modules(standin: Standin) -> None:
    """Each takes 0.1 to 2 ms."""
    code = """
    import sys
    from cuda_ctypes.bindings import driver

    present = set(sys.modules)
    driver.cuInit(0)
    driver.cuStreamCreate(0)
    driver.cuDeviceGetName(64, 0)
    driver.cuGetErrorString(driver.CUresult.CUDA_SUCCESS)
    assert "ctypes" not in sys.modules or "ctypes" in present
    driver.CUDA_MEMCPY3D()
    driver.CUlaunchConfig()
    import ctypes

    driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, ((1, 2.5), (ctypes.c_int, ctypes.c_float)), 0)
    new = set(sys.modules) - present
    unexpected = {"collections", "re", "typing", "cuda_ctypes.errors", "cuda_ctypes._floor.calls.python_function",
                  "cuda_ctypes._floor.types.callbacks", "cuda_ctypes._floor.native"}
    print(sorted(new & unexpected))
    """
    assert output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing"))) == "[]"


def test_names_are_spelled_as_by_regular_expressions() -> None:
    """Of which the module takes longer to import than all first uses of NVML."""
    with package_on() as module:
        spelling, table = module("_floor.tables.spelling"), module("_floor.tables").table_of("cuda_ctypes.cu13", "nvml")
    names = {*re.findall(r"\w+", table.records.text.decode()), "", "A", "aB", "P2PStatus", "ABc1D2Ef", "NvLinkUID"}
    for name in names:
        words = re.sub("([A-Z]+)([A-Z][a-z0-9])", r"\1_\2", name)
        assert spelling.dtype_name(name) == re.sub("([a-z])([A-Z])", r"\1_\2", words).lower() + "_dtype"
        words = re.sub("([A-Z]+)([A-Z][a-z])", r"\1_\2", name.replace("NvLink", "Nvlink").replace("P2P", "P2p"))
        assert spelling.snake(name) == re.sub("([a-z0-9])([A-Z])", r"\1_\2", words).lower()


@pytest.mark.parametrize(("library", "name"), [("driver", "CUlaunchConfig"), ("runtime", "cudaDeviceProp")])
def test_the_members_of_a_struct_are_read_once(library: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with package_on() as module:
        declarations = module("_floor.tables.declarations")
        read: list[str] = []
        parts = declarations.declaration_parts

        def noted(text: str) -> Any:
            read.append(text)
            return parts(text)

        monkeypatch.setattr(declarations, "declaration_parts", noted)
        table = module("_floor.tables").table_of("cuda_ctypes.cu13", library)
        types = module("_floor.faces").common(table, "cuda_ctypes").types
        types.view(name)
        assert read and len(read) == sum(
            len(known) for each in (types, *types.parents) for known in each._declared.values()
        )
