"""cuRAND on a GPU and in host memory: random numbers through ``raw`` and ``checked``, their distribution, seeds, errors."""

from __future__ import annotations

import array
import ctypes
import statistics
from collections.abc import Iterator
from ctypes import byref, cast
from typing import Any, Callable

import pytest

from tests.gpu.libraries import Opened, open_library

COUNT = 1 << 18
"""With that many numbers, a mean is off by 0.01 standard deviations in one of three million runs."""


@pytest.fixture(scope="module")
def curand(package: Callable[[str], Any], major: int, on_standin: bool) -> Opened:
    return open_library(package, major, on_standin, "curand", lambda checked: checked.curandGetVersion())


@pytest.fixture
def generator(curand: Opened) -> Iterator[Any]:
    made = curand.checked.curandCreateGenerator(curand.checked.curandRngType_t.CURAND_RNG_PSEUDO_PHILOX4_32_10)
    assert isinstance(made, curand.checked.curandGenerator_t)
    curand.checked.curandSetPseudoRandomGeneratorSeed(made, 1234)
    yield made
    curand.checked.curandDestroyGenerator(made)


@pytest.fixture
def memory(curand: Opened) -> Iterator[int]:
    """Device memory for COUNT doubles."""
    address: int = curand.runtime.cudaMalloc(8 * COUNT)
    yield address
    curand.runtime.cudaFree(address)


def test_the_version(curand: Opened) -> None:
    checked = curand.checked
    version = checked.curandGetVersion()
    assert version // 1000 == checked.curandGetProperty(checked.libraryPropertyType.MAJOR_VERSION) == 10
    number = ctypes.c_int()
    assert curand.raw.curandGetVersion(byref(number)) == 0 and number.value == version


@pytest.mark.parametrize(("name", "code"), [("", "f"), ("Double", "d")])
def test_uniform_numbers(curand: Opened, generator: Any, memory: int, name: str, code: str) -> None:
    stream = curand.runtime.cudaStreamCreate()
    curand.checked.curandSetStream(generator, stream)
    assert getattr(curand.checked, f"curandGenerateUniform{name}")(generator, memory, COUNT) is None
    curand.runtime.cudaStreamSynchronize(stream)
    numbers = curand.download(code, memory, COUNT)
    assert 0 < min(numbers) < 0.001 and 0.999 < max(numbers) <= 1
    assert abs(statistics.fmean(numbers) - 0.5) < 0.003
    assert abs(statistics.pstdev(numbers) - 12**-0.5) < 0.003
    curand.runtime.cudaStreamDestroy(stream)


@pytest.mark.parametrize(("name", "code"), [("", "f"), ("Double", "d")])
def test_normal_numbers(curand: Opened, generator: Any, memory: int, name: str, code: str) -> None:
    getattr(curand.checked, f"curandGenerateNormal{name}")(generator, memory, COUNT, 1.5, 2.0)
    numbers = curand.download(code, memory, COUNT)
    assert abs(statistics.fmean(numbers) - 1.5) < 0.02
    assert abs(statistics.pstdev(numbers) - 2) < 0.02
    within = sum(abs(number - 1.5) < 2 for number in numbers) / COUNT
    assert abs(within - 0.6827) < 0.005


def test_poisson_numbers(curand: Opened, generator: Any, memory: int) -> None:
    curand.checked.curandGeneratePoisson(generator, memory, COUNT, 10.0)
    numbers = curand.download("I", memory, COUNT)
    assert abs(statistics.fmean(numbers) - 10) < 0.05
    assert abs(statistics.pvariance(numbers) - 10) < 0.3


def test_the_same_seed_gives_the_same_numbers(curand: Opened, memory: int) -> None:
    checked = curand.checked

    def numbers(seed: int, offset: int = 0) -> list[float]:
        generator = checked.curandCreateGenerator(checked.curandRngType_t.CURAND_RNG_PSEUDO_DEFAULT)
        checked.curandSetPseudoRandomGeneratorSeed(generator, seed)
        checked.curandSetGeneratorOffset(generator, offset)
        checked.curandGenerate(generator, memory, 1000)
        checked.curandDestroyGenerator(generator)
        return curand.download("I", memory, 1000)

    assert numbers(7) == numbers(7)
    assert numbers(7) != numbers(8)
    assert numbers(7) != numbers((1 << 63) + 7), "the seed is cut"
    assert numbers(7) != numbers(7, 1 << 40)


def test_uniform_numbers_through_raw(curand: Opened, memory: int) -> None:
    raw, success = curand.raw, curand.raw.curandStatus_t.CURAND_STATUS_SUCCESS
    generator = raw.curandGenerator_t()
    kind = raw.curandRngType_t.CURAND_RNG_PSEUDO_MRG32K3A
    assert raw.curandCreateGenerator(byref(generator), kind) is success
    assert raw.curandSetPseudoRandomGeneratorSeed(generator, 1234) is success
    assert raw.curandGenerateUniform(generator, cast(memory, ctypes.POINTER(ctypes.c_float)), COUNT) is success
    assert abs(statistics.fmean(curand.download("f", memory, COUNT)) - 0.5) < 0.003
    assert raw.curandDestroyGenerator(generator) is success


def test_quasirandom_numbers_fill_each_dimension_evenly(curand: Opened, memory: int) -> None:
    checked = curand.checked
    generator = checked.curandCreateGenerator(checked.curandRngType_t.CURAND_RNG_QUASI_SOBOL32)
    checked.curandSetQuasiRandomGeneratorDimensions(generator, 2)
    checked.curandGenerateUniform(generator, memory, 2 * 1024)
    numbers = curand.download("f", memory, 2 * 1024)
    for dimension in (numbers[:1024], numbers[1024:]):
        below = [sum(number <= part / 8 for number in dimension) for part in range(1, 9)]
        assert all(abs(count - 128 * (part + 1)) <= 2 for part, count in enumerate(below)), below
    checked.curandDestroyGenerator(generator)


def test_the_tables_of_direction_vectors(curand: Opened) -> None:
    checked = curand.checked
    address = checked.curandGetDirectionVectors32(
        checked.curandDirectionVectorSet_t.CURAND_DIRECTION_VECTORS_32_JOEKUO6
    )
    vectors = checked.curandDirectionVectors32_t.from_address(address)
    assert list(vectors) == [1 << 31 - position for position in range(32)], "those of the first dimension halve"


def test_a_generator_of_the_host_fills_a_buffer(curand: Opened) -> None:
    checked = curand.checked
    generator = checked.curandCreateGeneratorHost(checked.curandRngType_t.CURAND_RNG_PSEUDO_XORWOW)
    checked.curandSetPseudoRandomGeneratorSeed(generator, 1234)
    numbers = array.array("f", bytes(4 * COUNT))
    checked.curandGenerateUniform(generator, numbers, COUNT)
    assert abs(statistics.fmean(numbers) - 0.5) < 0.003
    with pytest.raises(BufferError, match="outputPtr: C writes here"):
        checked.curandGenerateUniform(generator, bytes(16), 4)
    checked.curandDestroyGenerator(generator)


@pytest.mark.errors
def test_invalid_calls_of_generators_are_errors(curand: Opened, memory: int) -> None:
    checked, raw = curand.checked, curand.raw
    generator = checked.curandCreateGenerator(checked.curandRngType_t.CURAND_RNG_PSEUDO_XORWOW)
    curand.fails("CURAND_STATUS_LENGTH_NOT_MULTIPLE", checked.curandGenerateNormal, generator, memory, 3, 0.0, 1.0)
    curand.fails("CURAND_STATUS_TYPE_ERROR", checked.curandSetQuasiRandomGeneratorDimensions, generator, 2)
    curand.fails("CURAND_STATUS_TYPE_ERROR", checked.curandCreateGenerator, 77)
    curand.fails("CURAND_STATUS_NOT_INITIALIZED", checked.curandGenerateUniform, None, memory, 4)
    pointer = cast(memory, ctypes.POINTER(ctypes.c_float))
    status = raw.curandGenerateNormal(int(generator), pointer, 3, 0, 1)
    assert status is raw.curandStatus_t.CURAND_STATUS_LENGTH_NOT_MULTIPLE
    checked.curandDestroyGenerator(generator)
