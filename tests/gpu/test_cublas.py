"""cuBLAS on a GPU: products with known numbers through ``raw`` and ``checked``, pointer modes, batches, errors.

Matrices are stored column by column.
"""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterator
from ctypes import byref, cast
from typing import Any, Callable

import pytest

from tests.gpu.libraries import Opened, open_library

A = [1, 4, 2, 5, 3, 6]
"""1 2 3, 4 5 6"""
B = [7, 9, 11, 8, 10, 12]
"""7 8, 9 10, 11 12"""
C = [1, 3, 2, 4]
"""1 2, 3 4"""
TWICE_AB_LESS_C = [115, 275, 126, 304]
TYPES = {"S": ("f", ctypes.c_float), "D": ("d", ctypes.c_double)}


@pytest.fixture(scope="module")
def cublas(package: Callable[[str], Any], major: int, on_standin: bool) -> Opened:
    return open_library(package, major, on_standin, "cublas", lambda checked: checked.cublasGetStatusName(0))


@pytest.fixture
def handle(cublas: Opened) -> Iterator[Any]:
    made = cublas.checked.cublasCreate()
    assert isinstance(made, cublas.checked.cublasHandle_t)
    yield made
    cublas.checked.cublasDestroy(made)


@pytest.fixture
def stream(cublas: Opened, handle: Any) -> Iterator[Any]:
    """A stream of the runtime, set as the handle's stream."""
    made = cublas.runtime.cudaStreamCreateWithFlags(cublas.runtime.cudaStreamNonBlocking)
    cublas.checked.cublasSetStream(handle, made)
    yield made
    cublas.checked.cublasSetStream(handle, None)
    cublas.runtime.cudaStreamDestroy(made)


def test_the_version_is_that_of_the_major(cublas: Opened, handle: Any) -> None:
    checked = cublas.checked
    version = checked.cublasGetVersion(handle)
    assert version // 10000 == cublas.major
    assert checked.cublasGetProperty(checked.libraryPropertyType.MAJOR_VERSION) == cublas.major
    number = ctypes.c_int()
    assert cublas.raw.cublasGetVersion(int(handle), byref(number)) == 0 and number.value == version


def test_statuses_have_names(cublas: Opened) -> None:
    status = cublas.checked.cublasStatus_t.CUBLAS_STATUS_NOT_SUPPORTED
    assert cublas.checked.cublasGetStatusName(status) == "CUBLAS_STATUS_NOT_SUPPORTED"
    assert cublas.raw.cublasGetStatusName(status) == b"CUBLAS_STATUS_NOT_SUPPORTED"
    assert isinstance(cublas.checked.cublasGetStatusString(status), str)


@pytest.mark.parametrize("kind", TYPES)
def test_a_product_through_checked(cublas: Opened, handle: Any, stream: Any, kind: str) -> None:
    checked, (code, real) = cublas.checked, TYPES[kind]
    a, b, c = (cublas.upload(code, numbers) for numbers in (A, B, C))
    none = checked.cublasOperation_t.CUBLAS_OP_N
    gemm = getattr(checked, f"cublas{kind}gemm")
    assert gemm(handle, none, none, 2, 2, 3, real(2), a, 2, b, 3, real(-1), c, 2) is None
    cublas.runtime.cudaStreamSynchronize(stream)
    assert cublas.download(code, c, 4) == TWICE_AB_LESS_C
    assert checked.cublasGetStream(handle) == stream
    assert isinstance(checked.cublasGetStream(handle), cublas.runtime.cudaStream_t)
    for address in (a, b, c):
        cublas.runtime.cudaFree(address)


@pytest.mark.parametrize("kind", TYPES)
def test_a_product_through_raw(cublas: Opened, kind: str) -> None:
    raw, (code, real) = cublas.raw, TYPES[kind]
    pointer = ctypes.POINTER(real)
    a, b, c = (cublas.upload(code, numbers) for numbers in (A, B, C))
    handle, stream = raw.cublasHandle_t(), cublas.runtime.cudaStreamCreate()
    success, none = raw.cublasStatus_t.CUBLAS_STATUS_SUCCESS, raw.cublasOperation_t.CUBLAS_OP_N
    assert raw.cublasCreate(byref(handle)) is success
    assert raw.cublasSetStream(handle, int(stream)) is success
    gemm = getattr(raw, f"cublas{kind}gemm")
    status = gemm(
        *(handle, none, none, 2, 2, 3, byref(real(2)), cast(a, pointer), 2, cast(b, pointer), 3),
        *(byref(real(-1)), cast(c, pointer), 2),
    )
    assert status is success
    assert cublas.download(code, c, 4) == TWICE_AB_LESS_C
    assert raw.cublasDestroy(handle) is success
    cublas.runtime.cudaStreamDestroy(stream)


def test_a_larger_product_with_a_transposed_matrix(cublas: Opened, handle: Any) -> None:
    checked, dice = cublas.checked, random.Random(5)
    m, n, k = 33, 20, 47
    left, right = ([dice.randrange(-9, 10) for _ in range(size)] for size in (k * m, k * n))
    a, b, c = cublas.upload("d", left), cublas.upload("d", right), cublas.upload("d", [0] * (m * n))
    operation = checked.cublasOperation_t
    one, zero = ctypes.c_double(1), ctypes.c_double(0)
    checked.cublasDgemm_64(handle, operation.CUBLAS_OP_T, operation.CUBLAS_OP_N, m, n, k, one, a, k, b, k, zero, c, m)
    want = [
        float(sum(left[row * k + inner] * right[column * k + inner] for inner in range(k)))
        for column in range(n)
        for row in range(m)
    ]
    assert cublas.download("d", c, m * n) == want


def test_complex_numbers_are_structs_in_host_memory_and_addresses_in_the_device_s(cublas: Opened, handle: Any) -> None:
    """y = (1 + 2i) x + y"""
    checked = cublas.checked
    alpha = checked.cuDoubleComplex(x=1, y=2)
    assert ctypes.addressof(alpha) % 16 == 0
    x, y = cublas.upload("d", [3, 4, 0, 1]), cublas.upload("d", [10, 0, 0, 10])
    checked.cublasZaxpy(handle, 2, alpha, x, 1, y, 1)
    assert cublas.download("d", y, 4) == [5, 10, -2, 11]
    result = checked.cuDoubleComplex()
    checked.cublasZdotu(handle, 2, x, 1, y, 1, result)
    assert (result.x, result.y) == (15 - 40 - 11, 30 + 20 - 2)


def test_results_are_in_host_or_device_memory_by_the_pointer_mode(cublas: Opened, handle: Any) -> None:
    checked, mode = cublas.checked, cublas.checked.cublasPointerMode_t
    x, y = cublas.upload("f", [1, 2, 3]), cublas.upload("f", [4, 5, 6])
    assert checked.cublasGetPointerMode(handle) is mode.CUBLAS_POINTER_MODE_HOST
    here = ctypes.c_float()
    checked.cublasSdot(handle, 3, x, 1, y, 1, here)
    assert here.value == 32
    largest = ctypes.c_int()
    checked.cublasIsamax(handle, 3, y, 1, largest)
    assert largest.value == 3
    checked.cublasSetPointerMode(handle, mode.CUBLAS_POINTER_MODE_DEVICE)
    assert checked.cublasGetPointerMode(handle) is mode.CUBLAS_POINTER_MODE_DEVICE
    there, alpha = cublas.upload("f", [0]), cublas.upload("f", [10])
    checked.cublasSdot(handle, 3, x, 1, y, 1, there)
    assert cublas.download("f", there, 1) == [32]
    checked.cublasSaxpy(handle, 3, alpha, x, 1, y, 1)
    assert cublas.download("f", y, 3) == [14, 25, 36]


def test_a_read_only_buffer_is_refused_for_a_result(cublas: Opened, handle: Any) -> None:
    x = cublas.upload("f", [1, 2])
    with pytest.raises(BufferError, match="result: C writes here"):
        cublas.checked.cublasSnrm2(handle, 2, x, 1, bytes(4))


def test_products_in_a_batch(cublas: Opened, handle: Any) -> None:
    checked, none = cublas.checked, cublas.checked.cublasOperation_t.CUBLAS_OP_N
    products = [[cublas.upload("f", numbers) for numbers in (A, B, [factor] * 4)] for factor in (0, 1)]
    lists = [cublas.upload("Q", [product[part] for product in products]) for part in range(3)]
    one = ctypes.c_float(1)
    checked.cublasSgemmBatched(handle, none, none, 2, 2, 3, one, lists[0], 2, lists[1], 3, one, lists[2], 2, 2)
    assert [cublas.download("f", product[2], 4) for product in products] == [
        [58, 139, 64, 154],
        [59, 140, 65, 155],
    ]


def test_groups_of_products_take_lists(cublas: Opened, handle: Any) -> None:
    checked, none = cublas.checked, cublas.checked.cublasOperation_t.CUBLAS_OP_N
    first = [cublas.upload("f", numbers) for numbers in (A, B, [0] * 4)]
    second = [cublas.upload("f", numbers) for numbers in ([3], [5], [7])]
    lists = [cublas.upload("Q", pair) for pair in zip(first, second)]
    alpha, beta = (ctypes.c_float * 2)(1, 1), (ctypes.c_float * 2)(0, 1)
    try:
        checked.cublasSgemmGroupedBatched(
            *(handle, [none, none], [none, none], [2, 1], [2, 1], [3, 1], alpha, lists[0], [2, 1], lists[1], [3, 1]),
            *(beta, lists[2], [2, 1], 2, [1, 1]),
        )
    except cublas.missing as error:
        pytest.skip(f"the library found is older than 12.5: {error}")
    assert cublas.download("f", first[2], 4) == [58, 139, 64, 154]
    assert cublas.download("f", second[2], 1) == [22]


@pytest.mark.errors
def test_a_wrong_dimension_is_an_error(cublas: Opened, handle: Any) -> None:
    checked, raw = cublas.checked, cublas.raw
    a = cublas.upload("f", A)
    none, one = checked.cublasOperation_t.CUBLAS_OP_N, ctypes.c_float(1)
    arguments = (none, none, -1, 2, 3, one, a, 2, a, 3, one, a, 2)
    cublas.fails("CUBLAS_STATUS_INVALID_VALUE", checked.cublasSgemm, handle, *arguments)
    cublas.fails("CUBLAS_STATUS_NOT_INITIALIZED", checked.cublasSgemm, None, *arguments)
    pointer = cast(a, ctypes.POINTER(ctypes.c_float))
    status = raw.cublasSgemm(
        int(handle), none, none, -1, 2, 3, byref(one), pointer, 2, pointer, 3, byref(one), pointer, 2
    )
    assert status is raw.cublasStatus_t.CUBLAS_STATUS_INVALID_VALUE


@pytest.mark.callbacks
def test_the_library_logs_to_a_function(cublas: Opened) -> None:
    seen: list[bytes] = []
    checked = cublas.checked
    checked.cublasSetLoggerCallback(seen.append)
    checked.cublasLoggerConfigure(1, 0, 0, "")
    try:
        checked.cublasDestroy(checked.cublasCreate())
    finally:
        checked.cublasLoggerConfigure(0, 0, 0, "")
        checked.cublasSetLoggerCallback(None)
    assert any(b"cublasCreate" in message for message in seen)
