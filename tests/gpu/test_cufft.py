"""cuFFT on a GPU, against NumPy: transforms of many sizes, types and layouts through ``raw`` and ``checked``, errors."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from ctypes import byref, cast
from typing import Any, Callable

import pytest

from tests.gpu.libraries import Opened, open_library

SIZES = [1, 2, 3, 8, 17, 36, 100, 127, 256, 1000, 1021, 4096, 6561, 65536]
"""Powers of two, products of small primes, and primes."""
BATCH = 3


@pytest.fixture(scope="module")
def cufft(package: Callable[[str], Any], major: int, on_standin: bool) -> Opened:
    return open_library(package, major, on_standin, "cufft", lambda checked: checked.cufftGetVersion())


class Arrays:
    """Copies of NumPy's arrays to the device and back."""

    def __init__(self, opened: Opened) -> None:
        self.runtime, self.numpy = opened.runtime, pytest.importorskip("numpy")
        self.dice = self.numpy.random.default_rng(5)
        self.addresses: list[int] = []

    def numbers(self, shape: Any, dtype: str) -> Any:
        parts = self.dice.standard_normal((2, *shape))
        return (parts[0] + 1j * parts[1] if dtype.startswith("complex") else parts[0]).astype(dtype)

    def room(self, size: int) -> int:
        self.addresses.append(self.runtime.cudaMalloc(max(size, 1)))
        return self.addresses[-1]

    def put(self, array: Any) -> int:
        address = self.room(array.nbytes)
        self.runtime.cudaMemcpy(address, array, array.nbytes, self.runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)
        self.runtime.cudaDeviceSynchronize()  # streams do not wait for the copy
        return address

    def take(self, address: int, shape: Any, dtype: str) -> Any:
        array = self.numpy.empty(shape, dtype)
        self.runtime.cudaDeviceSynchronize()
        self.runtime.cudaMemcpy(array, address, array.nbytes, self.runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
        return array

    def near(self, found: Any, wanted: Any) -> bool:
        """Whether the error is small, compared with the largest number."""
        tolerance = (
            1e-5 if found.dtype.itemsize <= 8 and found.dtype.kind == "c" or found.dtype.itemsize == 4 else 1e-12
        )
        return bool(abs(found - wanted).max() <= tolerance * max(1.0, abs(wanted).max()))

    def free(self) -> None:
        for address in self.addresses:
            self.runtime.cudaFree(address)


@pytest.fixture
def arrays(cufft: Opened) -> Iterator[Arrays]:
    made = Arrays(cufft)
    yield made
    made.free()


def test_the_version(cufft: Opened) -> None:
    checked, kind = cufft.checked, cufft.checked.libraryPropertyType
    version = checked.cufftGetVersion()
    assert version // 1000 == checked.cufftGetProperty(kind.MAJOR_VERSION) == cufft.major - 1
    number = ctypes.c_int()
    assert cufft.raw.cufftGetVersion(byref(number)) == 0 and number.value == version


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("kind", "dtype"), [("C2C", "complex64"), ("Z2Z", "complex128")])
def test_a_batch_of_transforms_there_and_back(cufft: Opened, arrays: Arrays, size: int, kind: str, dtype: str) -> None:
    checked, numbers = cufft.checked, arrays.numbers((BATCH, size), dtype)
    source, target = arrays.put(numbers), arrays.room(numbers.nbytes)
    plan = checked.cufftPlan1d(size, getattr(checked.cufftType, f"CUFFT_{kind}"), BATCH)
    execute = getattr(checked, f"cufftExec{kind}")
    assert execute(plan, source, target, checked.CUFFT_FORWARD) is None
    assert arrays.near(arrays.take(target, numbers.shape, dtype), arrays.numpy.fft.fft(numbers))
    execute(plan, target, target, checked.CUFFT_INVERSE)
    assert arrays.near(arrays.take(target, numbers.shape, dtype) / size, numbers)
    checked.cufftDestroy(plan)


@pytest.mark.parametrize("size", [2, 15, 64, 1000])
@pytest.mark.parametrize(("there", "back", "real"), [("R2C", "C2R", "float32"), ("D2Z", "Z2D", "float64")])
def test_real_numbers(cufft: Opened, arrays: Arrays, size: int, there: str, back: str, real: str) -> None:
    checked, dtype = cufft.checked, {"float32": "complex64", "float64": "complex128"}[real]
    numbers, half = arrays.numbers((BATCH, size), real), (BATCH, size // 2 + 1)
    source, middle = arrays.put(numbers), arrays.room(BATCH * (size // 2 + 1) * 16)
    plans = [checked.cufftPlan1d(size, getattr(checked.cufftType, f"CUFFT_{kind}"), BATCH) for kind in (there, back)]
    getattr(checked, f"cufftExec{there}")(plans[0], source, middle)
    assert arrays.near(arrays.take(middle, half, dtype), arrays.numpy.fft.rfft(numbers))
    getattr(checked, f"cufftExec{back}")(plans[1], middle, source)
    assert arrays.near(arrays.take(source, numbers.shape, real) / size, numbers)
    for plan in plans:
        checked.cufftDestroy(plan)


@pytest.mark.parametrize("shape", [(6, 10), (4, 5, 9)])
def test_planes_and_volumes(cufft: Opened, arrays: Arrays, shape: tuple[int, ...]) -> None:
    checked, numbers = cufft.checked, arrays.numbers(shape, "complex64")
    address = arrays.put(numbers)
    plan = getattr(checked, f"cufftPlan{len(shape)}d")(*shape, checked.cufftType.CUFFT_C2C)
    checked.cufftExecC2C(plan, address, address, checked.CUFFT_FORWARD)
    assert arrays.near(arrays.take(address, shape, "complex64"), arrays.numpy.fft.fftn(numbers))
    checked.cufftDestroy(plan)


def test_a_batch_in_a_layout_of_the_caller(cufft: Opened, arrays: Arrays) -> None:
    """Planes of 6 rows and 10 columns, in every second element of rows of 16, go to planes without gaps."""
    checked, around = cufft.checked, arrays.numbers((2, 6, 16, 2), "complex128")
    source, target = arrays.put(around), arrays.room(2 * 6 * 10 * 16)
    kind = checked.cufftType.CUFFT_Z2Z
    plan = checked.cufftPlanMany(2, [6, 10], [6, 16], 2, 6 * 16 * 2, [6, 10], 1, 60, kind, 2)
    checked.cufftExecZ2Z(plan, source, target, checked.CUFFT_FORWARD)
    inside = around[:, :, :10, 0]
    assert arrays.near(arrays.take(target, (2, 6, 10), "complex128"), arrays.numpy.fft.fft2(inside))
    checked.cufftDestroy(plan)


def test_a_batch_without_gaps_needs_no_layout(cufft: Opened, arrays: Arrays) -> None:
    checked, numbers = cufft.checked, arrays.numbers((5, 12), "complex64")
    address = arrays.put(numbers)
    plan = checked.cufftPlanMany(1, [12], None, 1, 12, None, 1, 12, checked.cufftType.CUFFT_C2C, 5)
    checked.cufftExecC2C(plan, address, address, checked.CUFFT_FORWARD)
    assert arrays.near(arrays.take(address, (5, 12), "complex64"), arrays.numpy.fft.fft(numbers))
    checked.cufftDestroy(plan)


@pytest.mark.parametrize("wide", [False, True], ids=["MakePlan1d", "MakePlanMany64"])
def test_a_work_area_and_a_stream_of_the_caller(cufft: Opened, arrays: Arrays, wide: bool) -> None:
    """The size is a prime whose transform does not fit in a block's shared memory, so that it needs a work area."""
    checked, size = cufft.checked, 262147
    numbers = arrays.numbers((BATCH, size), "complex128")
    address, kind = arrays.put(numbers), checked.cufftType.CUFFT_Z2Z
    plan, stream = checked.cufftCreate(), cufft.runtime.cudaStreamCreate()
    checked.cufftSetAutoAllocation(plan, 0)
    if wide:
        needed = checked.cufftMakePlanMany64(plan, 1, [size], None, 1, size, None, 1, size, kind, BATCH)
    else:
        needed = checked.cufftMakePlan1d(plan, size, kind, BATCH)
    assert needed == checked.cufftGetSize(plan) > 0
    checked.cufftSetWorkArea(plan, arrays.room(needed))
    checked.cufftSetStream(plan, stream)
    checked.cufftExecZ2Z(plan, address, address, checked.CUFFT_FORWARD)
    cufft.runtime.cudaStreamSynchronize(stream)
    assert arrays.near(arrays.take(address, numbers.shape, "complex128"), arrays.numpy.fft.fft(numbers))
    checked.cufftDestroy(plan)
    cufft.runtime.cudaStreamDestroy(stream)


def test_types_chosen_by_number(cufft: Opened, arrays: Arrays) -> None:
    """cufftXtMakePlanMany takes sizes of 64 bits and types of the runtime."""
    checked, numbers = cufft.checked, arrays.numbers((4, 32), "complex128")
    source, target, plan = arrays.put(numbers), arrays.room(numbers.nbytes), checked.cufftCreate()
    kind = checked.cudaDataType.CUDA_C_64F
    needed = checked.cufftXtMakePlanMany(plan, 1, [32], None, 1, 32, kind, None, 1, 32, kind, 4, kind)
    assert isinstance(needed, int)
    checked.cufftXtExec(plan, source, target, checked.CUFFT_INVERSE)
    assert arrays.near(arrays.take(target, (4, 32), "complex128"), arrays.numpy.fft.ifft(numbers) * 32)
    checked.cufftDestroy(plan)


def test_estimates_of_work_areas(cufft: Opened) -> None:
    checked = cufft.checked
    one = checked.cufftEstimate1d(1 << 20, checked.cufftType.CUFFT_C2C, 1)
    many = checked.cufftEstimateMany(1, [1 << 20], None, 1, 1 << 20, None, 1, 1 << 20, checked.cufftType.CUFFT_C2C, 8)
    assert 0 < one <= many


def test_a_transform_through_raw(cufft: Opened, arrays: Arrays) -> None:
    raw, numbers = cufft.raw, arrays.numbers((BATCH, 100), "complex64")
    address = cast(arrays.put(numbers), ctypes.POINTER(raw.cufftComplex))
    plan, success = raw.cufftHandle(), raw.cufftResult.CUFFT_SUCCESS
    assert raw.cufftPlan1d(byref(plan), 100, raw.cufftType.CUFFT_C2C, BATCH) is success
    assert raw.cufftExecC2C(plan, address, address, raw.CUFFT_FORWARD) is success
    found = arrays.take(arrays.addresses[0], numbers.shape, "complex64")
    assert arrays.near(found, arrays.numpy.fft.fft(numbers))
    assert raw.cufftDestroy(plan) is success


@pytest.mark.errors
def test_impossible_plans_are_errors(cufft: Opened, arrays: Arrays) -> None:
    checked, kind = cufft.checked, cufft.checked.cufftType.CUFFT_C2C
    cufft.fails("CUFFT_INVALID_SIZE", checked.cufftPlan1d, 0, kind, 1)
    plan = checked.cufftPlan1d(16, kind, 1)
    checked.cufftDestroy(plan)
    address = arrays.room(128)
    cufft.fails("CUFFT_INVALID_PLAN", checked.cufftExecC2C, plan, address, address, checked.CUFFT_FORWARD)
    with pytest.raises(RuntimeError, match="List is too small: n has 1 elements, 2 are needed"):
        checked.cufftPlanMany(2, [16], None, 1, 16, None, 1, 16, kind, 1)
