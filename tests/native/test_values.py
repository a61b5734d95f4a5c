"""C gets the passed number, regardless of earlier arguments and of equality between objects."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.conftest import package_on
from tests.standin.control import Recorder

Standin = Callable[[str], Path]


class Sly(int):
    """An int that hides behind another number."""

    def __new__(cls, number: int, face: int) -> Sly:
        made = int.__new__(cls, number)
        made.face = face
        return made

    face: int

    def __hash__(self) -> int:
        return hash(self.face)

    def __eq__(self, other: object) -> bool:
        return self.face == other


class Equal:
    """No number, but equal to one."""

    def __init__(self, face: int) -> None:
        self.face = face

    def __hash__(self) -> int:
        return hash(self.face)

    def __eq__(self, other: object) -> bool:
        return self.face == other


@pytest.fixture(params=["1", "0"], ids=["native", "Python"])
def driver(request: pytest.FixtureRequest, standin: Standin) -> Iterator[Any]:
    """The driver's functions before their first calls."""
    with package_on(standin("recording"), CUDA_CTYPES_NATIVE=request.param) as module:
        yield module("bindings.driver")


@pytest.fixture
def passed(recorder: Recorder) -> Callable[..., int | str]:
    """``passed(function, *arguments)`` is the number that C gets, or the name of an exception's class."""

    def call(function: Callable[..., Any], *arguments: Any, at: int = 0, **named: Any) -> int | str:
        recorder.program()
        try:
            function(*arguments, **named)
        except (TypeError, OverflowError) as error:
            return type(error).__name__
        return recorder.calls()[0].unsigned(at)

    return call


@pytest.mark.parametrize("calls_before", [0, 4])
@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize(
    ("function", "name"),
    [("cuMemFree", "dptr"), ("cuStreamSynchronize", "hStream"), ("cuCtxSetLimit", "value"), ("cuInit", "Flags")],
)
def test_an_int_with_an_equality_of_its_own_gives_its_own_number(
    driver: Any, passed: Any, function: str, name: str, named: bool, calls_before: int
) -> None:
    tested, before = getattr(driver, function), (5,) if function == "cuCtxSetLimit" else ()

    def got(value: int) -> int | str:
        if named:
            return passed(tested, *before, at=len(before), **{name: value})  # type: ignore[no-any-return]
        return passed(tested, *before, value, at=len(before))  # type: ignore[no-any-return]

    for _ in range(calls_before):
        passed(tested, *before, 77)
    assert [got(Sly(6, 5)), got(5), got(Sly(7, 5))] == [6, 5, 7]
    assert passed(driver.cuMemFree, 5) == passed(driver.cuStreamSynchronize, 5) == 5
    assert passed(driver.cuMemFree, dptr=5) == 5


@pytest.mark.parametrize("value", [Equal(5), 5.0, 5 + 0j, Fraction(5), Decimal(5), True], ids=repr)
@pytest.mark.parametrize(
    ("function", "parameter"),
    [
        ("cuMemFree", "dptr"),
        ("cuInit", "Flags"),
        ("cuCtxSetSharedMemConfig", "config"),
        ("cuCtxSetCacheConfig", "config"),
    ],
)
def test_acceptance_does_not_depend_on_earlier_arguments(
    driver: Any, passed: Any, function: str, parameter: str, value: Any
) -> None:
    tested = getattr(driver, function)
    before = passed(tested, **{parameter: value})
    for other in (5, 1, True):
        passed(tested, **{parameter: other})
    assert passed(tested, **{parameter: value}) == before


def test_handles_are_found_by_the_numbers_that_they_have_now(driver: Any, passed: Any) -> None:
    synchronize, stream = driver.cuStreamSynchronize, driver.CUstream(5)
    equality = {"__eq__": lambda self, other: int(other) == 9, "__hash__": lambda self: 9}
    mine = type("Mine", (driver.CUstream,), equality)(6)
    assert [passed(synchronize, hStream=stream), passed(synchronize, hStream=mine)] == [5, 6]
    ctypes.c_uint64.from_address(stream.getPtr()).value = 8
    given = stream, 9, driver.CUstream(5)
    assert [passed(synchronize, hStream=each) for each in given] == [8, 9, 5]


class Kind(type):
    """Of a class that is equal to any other."""

    face: type = ctypes.c_int

    def __hash__(cls) -> int:
        return hash(cls.face)

    def __eq__(cls, other: object) -> bool:
        return True


class SlyType(metaclass=Kind):
    pass


def test_types_of_kernel_parameters_are_those_themselves(
    driver: Any, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A class that is equal to one of ctypes' would stand for it from then on."""

    def launch(kind: type, value: float) -> Any:
        return driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, ((value,), (kind,)), 0)

    for face in (ctypes.c_int, ctypes.c_double):
        monkeypatch.setattr(Kind, "face", face)
        with pytest.raises(TypeError, match="unsupported"):
            launch(SlyType, 1)
    recorder.program()
    number = recorder.read(9, 8, 0, 0)
    launch(ctypes.c_double, 1.5)
    assert recorder.result(number) == bytes(ctypes.c_double(1.5))


def test_remembered_numbers_are_bounded() -> None:
    from cuda_ctypes._floor.types import LIMIT
    from cuda_ctypes._floor.types.arguments import Scalars

    scalars = Scalars(ctypes.c_uint64)
    for number in range(LIMIT + 10):
        scalars.add(number, "number")
    assert 0 < len(scalars.cache) <= LIMIT
    for kind in [type("Int", (int,), {}), bool]:
        scalars.add(kind(5), "number")
    assert scalars.known == {int}, "a program's classes are kept"
