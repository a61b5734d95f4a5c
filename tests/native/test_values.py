"""C gets the passed number, regardless of earlier arguments and of equality between objects."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.interpreter import run

Standin = Callable[[str], Path]

START = """if True:
    import ctypes, sys
    from cuda_ctypes.bindings import driver
    from tests.standin.control import Recorder

    recorder = Recorder(sys.argv[1])

    def passed(function, *arguments, at=0, **named):
        recorder.program()
        try:
            function(*arguments, **named)
        except (TypeError, OverflowError) as error:
            return type(error).__name__
        return recorder.calls()[0].unsigned(at)

    class Sly(int):
        "An int that hides behind another number."
        def __new__(cls, number, face):
            made = int.__new__(cls, number)
            made.face = face
            return made
        def __hash__(self): return hash(self.face)
        def __eq__(self, other): return self.face == other

    class Equal:
        "No number, but equal to one."
        def __init__(self, face): self.face = face
        def __hash__(self): return hash(self.face)
        def __eq__(self, other): return self.face == other
"""


def told(standin: Standin, code: str, native: str) -> str:
    path = str(standin("recording"))
    done = run("-c", START + code, path, CUDA_CTYPES_LIBCUDA=path, CUDA_CTYPES_NATIVE=native)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture(params=["1", "0"], ids=["native", "Python"])
def output(request: pytest.FixtureRequest, standin: Standin) -> Callable[[str], str]:
    return lambda code: told(standin, code, request.param)


@pytest.mark.parametrize("calls_before", [0, 4])
@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize(
    ("function", "name", "rest"),
    [
        ("cuMemFree", "dptr", ""),
        ("cuStreamSynchronize", "hStream", ""),
        ("cuCtxSetLimit", "value", ""),
        ("cuInit", "Flags", ""),
    ],
)
def test_an_int_with_an_equality_of_its_own_gives_its_own_number(
    output: Any, function: str, name: str, rest: str, named: bool, calls_before: int
) -> None:
    at, before = (1, "5, ") if function == "cuCtxSetLimit" else (0, "")
    given = (lambda value: f"{before}{name}={value}") if named and not before else (lambda value: f"{before}{value}")
    code = f"""
    function = driver.{function}
    for _ in range({calls_before}): passed(function, {before}77)
    first = passed(function, {given("Sly(6, 5)")}, at={at})
    second = passed(function, {given("5")}, at={at})
    third = passed(function, {given("Sly(7, 5)")}, at={at})
    other = passed(driver.cuMemFree, 5), passed(driver.cuStreamSynchronize, 5), passed(driver.cuMemFree, dptr=5)
    print(first, second, third, *other)
    """
    assert output(code) == "6 5 7 5 5 5"


@pytest.mark.parametrize("value", ["Equal(5)", "5.0", "5 + 0j", "Fraction(5)", "Decimal(5)", "True"])
@pytest.mark.parametrize(
    "function", ["cuMemFree(dptr", "cuInit(Flags", "cuCtxSetSharedMemConfig(config", "cuCtxSetCacheConfig(config"]
)
def test_acceptance_does_not_depend_on_earlier_arguments(output: Any, function: str, value: str) -> None:
    name, _, parameter = function.partition("(")
    code = f"""
    from decimal import Decimal
    from fractions import Fraction
    before = passed(driver.{name}, {parameter}={value})
    passed(driver.{name}, {parameter}=5), passed(driver.{name}, {parameter}=1), passed(driver.{name}, {parameter}=True)
    after = passed(driver.{name}, {parameter}={value})
    print(before == after, before, after)
    """
    assert output(code).startswith("True"), output(code)


def test_handles_are_found_by_the_numbers_that_they_have_now(output: Any) -> None:
    code = """
    stream = driver.CUstream(5)
    mine = type("Mine", (driver.CUstream,), {"__eq__": lambda self, other: int(other) == 9, "__hash__": lambda self: 9})(6)
    first = passed(driver.cuStreamSynchronize, hStream=stream), passed(driver.cuStreamSynchronize, hStream=mine)
    ctypes.c_uint64.from_address(stream.getPtr()).value = 8
    print(*first, passed(driver.cuStreamSynchronize, hStream=stream), passed(driver.cuStreamSynchronize, hStream=9),
          passed(driver.cuStreamSynchronize, hStream=driver.CUstream(5)))
    """
    assert output(code) == "5 6 8 9 5"


def test_types_of_kernel_parameters_are_those_themselves(output: Any) -> None:
    """A class that is equal to one of ctypes' would stand for it from then on."""
    code = """
    class Kind(type):
        face = ctypes.c_int
        def __hash__(cls): return hash(cls.face)
        def __eq__(cls, other): return True
    class Sly(metaclass=Kind): pass
    launch = lambda kind, value: driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, ((value,), (kind,)), 0)
    for face in (ctypes.c_int, ctypes.c_double):
        Kind.face = face
        try: print(launch(Sly, 1))
        except TypeError as error: print("unsupported" in str(error))
    recorder.program()
    number = recorder.read(9, 8, 0, 0)
    Kind.face = ctypes.c_double
    launch(ctypes.c_double, 1.5)
    print(recorder.result(number).hex())
    """
    assert output(code).split() == ["True", "True", bytes(ctypes.c_double(1.5)).hex()]


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
