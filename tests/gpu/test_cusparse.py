"""cuSPARSE on a GPU: products of sparse matrices with vectors and matrices through ``raw`` and ``checked``, conversions, errors."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import byref
from typing import Any, Callable

import pytest

from tests.gpu.libraries import Opened, open_library

ROWS, COLUMNS, RIGHT = 40, 30, 5
REALS = {"CUDA_R_32F": ("f", ctypes.c_float), "CUDA_R_64F": ("d", ctypes.c_double)}


@pytest.fixture(scope="module")
def cusparse(package: Callable[[str], Any], major: int, on_standin: bool) -> Opened:
    return open_library(
        package,
        major,
        on_standin,
        "cusparse",
        lambda checked: checked.cusparseGetProperty(checked.libraryPropertyType.MAJOR_VERSION),
    )


@pytest.fixture
def handle(cusparse: Opened) -> Iterator[Any]:
    made = cusparse.checked.cusparseCreate()
    assert isinstance(made, cusparse.checked.cusparseHandle_t)
    yield made
    cusparse.checked.cusparseDestroy(made)


class Sparse:
    """A matrix of small whole numbers, most of them 0, in compressed rows in device memory."""

    def __init__(self, opened: Opened, code: str = "d", rows: int = ROWS, columns: int = COLUMNS) -> None:
        dice, self.rows, self.columns = random.Random(rows), rows, columns
        self.full = [[dice.randrange(-5, 6) if dice.random() < 0.2 else 0 for _ in range(columns)] for _ in range(rows)]
        self.places = [(row, column) for row in range(rows) for column in range(columns) if self.full[row][column]]
        self.count = len(self.places)
        starts = [sum(row < end for row, _ in self.places) for end in range(rows + 1)]
        self.offsets = opened.upload("i", starts)
        self.indices = opened.upload("i", [column for _, column in self.places])
        self.values = opened.upload(code, [self.full[row][column] for row, column in self.places])

    def times(self, vector: list[float]) -> list[float]:
        return [float(sum(one * other for one, other in zip(row, vector))) for row in self.full]


@contextmanager
def described(module: Any, sparse: Sparse, kind: int) -> Iterator[Any]:
    index, base = module.cusparseIndexType_t.CUSPARSE_INDEX_32I, module.cusparseIndexBase_t.CUSPARSE_INDEX_BASE_ZERO
    sizes, places = (sparse.rows, sparse.columns, sparse.count), (sparse.offsets, sparse.indices, sparse.values)
    matrix = module.cusparseCreateCsr(*sizes, *places, index, index, base, kind)
    yield matrix
    module.cusparseDestroySpMat(matrix)


def test_the_version_and_names_of_statuses(cusparse: Opened, handle: Any) -> None:
    checked, kind = cusparse.checked, cusparse.checked.libraryPropertyType
    assert checked.cusparseGetProperty(kind.MAJOR_VERSION) == checked.cusparseGetVersion(handle) // 1000
    status = checked.cusparseStatus_t.CUSPARSE_STATUS_ZERO_PIVOT
    assert checked.cusparseGetErrorName(status) == "CUSPARSE_STATUS_ZERO_PIVOT"


@pytest.mark.parametrize("name", REALS)
def test_a_product_with_a_vector(cusparse: Opened, handle: Any, name: str) -> None:
    """y = 2 A x - y"""
    checked, (code, real), dice = cusparse.checked, REALS[name], random.Random(3)
    kind, sparse, stream = (
        getattr(checked.cudaDataType, name),
        Sparse(cusparse, code),
        cusparse.runtime.cudaStreamCreate(),
    )
    left, right = ([float(dice.randrange(-9, 10)) for _ in range(size)] for size in (COLUMNS, ROWS))
    x, y = cusparse.upload(code, left), cusparse.upload(code, right)
    checked.cusparseSetStream(handle, stream)
    assert checked.cusparseGetStream(handle) == stream
    with described(checked, sparse, kind) as matrix:
        vectors = [checked.cusparseCreateDnVec(*about, kind) for about in ((COLUMNS, x), (ROWS, y))]
        call = (
            *(handle, checked.cusparseOperation_t.CUSPARSE_OPERATION_NON_TRANSPOSE, real(2), matrix, vectors[0]),
            *(real(-1), vectors[1], kind, checked.cusparseSpMVAlg_t.CUSPARSE_SPMV_ALG_DEFAULT),
        )
        size = checked.cusparseSpMV_bufferSize(*call)
        work = cusparse.runtime.cudaMalloc(max(size, 1))
        assert checked.cusparseSpMV(*call, work) is None
        cusparse.runtime.cudaStreamSynchronize(stream)
        wanted = [2 * number - before for number, before in zip(sparse.times(left), right)]
        assert cusparse.download(code, y, ROWS) == wanted
        for vector in vectors:
            checked.cusparseDestroyDnVec(vector)
    cusparse.runtime.cudaFree(work)
    checked.cusparseSetStream(handle, None)
    cusparse.runtime.cudaStreamDestroy(stream)


def test_a_product_with_a_matrix(cusparse: Opened, handle: Any) -> None:
    checked, sparse, dice, real = cusparse.checked, Sparse(cusparse), random.Random(4), ctypes.c_double
    kind, order = checked.cudaDataType.CUDA_R_64F, checked.cusparseOrder_t.CUSPARSE_ORDER_COL
    numbers = [float(dice.randrange(-9, 10)) for _ in range(COLUMNS * RIGHT)]
    b, c = cusparse.upload("d", numbers), cusparse.upload("d", [0] * (ROWS * RIGHT))
    plain = checked.cusparseOperation_t.CUSPARSE_OPERATION_NON_TRANSPOSE
    with described(checked, sparse, kind) as matrix:
        dense = [
            checked.cusparseCreateDnMat(rows, RIGHT, rows, place, kind, order)
            for rows, place in ((COLUMNS, b), (ROWS, c))
        ]
        call = (
            *(handle, plain, plain, real(1), matrix, dense[0], real(0), dense[1], kind),
            checked.cusparseSpMMAlg_t.CUSPARSE_SPMM_ALG_DEFAULT,
        )
        work = cusparse.runtime.cudaMalloc(max(checked.cusparseSpMM_bufferSize(*call), 1))
        checked.cusparseSpMM(*call, work)
        wanted = [
            number for at in range(RIGHT) for number in sparse.times(numbers[at * COLUMNS : at * COLUMNS + COLUMNS])
        ]
        assert cusparse.download("d", c, ROWS * RIGHT) == wanted
        for item in dense:
            checked.cusparseDestroyDnMat(item)
    cusparse.runtime.cudaFree(work)


def test_a_product_of_two_sparse_matrices(cusparse: Opened, handle: Any) -> None:
    """Its size is known only after the computation: sizes of work memory are inputs and outputs."""
    checked, real, kind = cusparse.checked, ctypes.c_double, cusparse.checked.cudaDataType.CUDA_R_64F
    left, right = Sparse(cusparse), Sparse(cusparse, "d", COLUMNS, 20)
    index, base = checked.cusparseIndexType_t.CUSPARSE_INDEX_32I, checked.cusparseIndexBase_t.CUSPARSE_INDEX_BASE_ZERO
    plain, room = checked.cusparseOperation_t.CUSPARSE_OPERATION_NON_TRANSPOSE, cusparse.runtime.cudaMalloc
    product = checked.cusparseCreateCsr(ROWS, 20, 0, None, None, None, index, index, base, kind)
    description = checked.cusparseSpGEMM_createDescr()
    with described(checked, left, kind) as a, described(checked, right, kind) as b:
        algorithm = checked.cusparseSpGEMMAlg_t.CUSPARSE_SPGEMM_DEFAULT
        call = (handle, plain, plain, real(1), a, b, real(0), product, kind, algorithm, description)
        size = checked.cusparseSpGEMM_workEstimation(*call, 0, None)
        checked.cusparseSpGEMM_workEstimation(*call, size, room(max(size, 1)))
        size = checked.cusparseSpGEMM_compute(*call, 0, None)
        checked.cusparseSpGEMM_compute(*call, size, room(max(size, 1)))
        rows, columns, count = checked.cusparseSpMatGetSize(product)
        places = cusparse.upload("i", [0] * (ROWS + 1)), room(4 * max(count, 1)), room(8 * max(count, 1))
        checked.cusparseCsrSetPointers(product, *places)
        checked.cusparseSpGEMM_copy(*call)
    assert (rows, columns) == (ROWS, 20)
    got = checked.cusparseCsrGet(product)
    assert got[:3] == (ROWS, 20, count) and tuple(got[3:6]) == places and got[9] is kind
    starts = [int(number) for number in cusparse.download("i", places[0], ROWS + 1)]
    found = list(zip(cusparse.download("i", places[1], count), cusparse.download("d", places[2], count)))
    for row in range(ROWS):
        line = [0.0] * 20
        for column, number in found[starts[row] : starts[row + 1]]:
            line[int(column)] = number
        assert line == [
            float(sum(left.full[row][at] * right.full[at][to] for at in range(COLUMNS))) for to in range(20)
        ]
    checked.cusparseSpGEMM_destroyDescr(description)
    checked.cusparseDestroySpMat(product)


def test_a_sparse_matrix_becomes_dense(cusparse: Opened, handle: Any) -> None:
    checked, sparse, kind = cusparse.checked, Sparse(cusparse), cusparse.checked.cudaDataType.CUDA_R_64F
    place = cusparse.upload("d", [0] * (ROWS * COLUMNS))
    dense = checked.cusparseCreateDnMat(ROWS, COLUMNS, COLUMNS, place, kind, checked.cusparseOrder_t.CUSPARSE_ORDER_ROW)
    with described(checked, sparse, kind) as matrix:
        algorithm = checked.cusparseSparseToDenseAlg_t.CUSPARSE_SPARSETODENSE_ALG_DEFAULT
        size = checked.cusparseSparseToDense_bufferSize(handle, matrix, dense, algorithm)
        checked.cusparseSparseToDense(handle, matrix, dense, algorithm, cusparse.runtime.cudaMalloc(max(size, 1)))
    assert cusparse.download("d", place, ROWS * COLUMNS) == [float(number) for row in sparse.full for number in row]
    checked.cusparseDestroyDnMat(dense)


def test_a_product_through_raw(cusparse: Opened) -> None:
    raw, sparse, success = cusparse.raw, Sparse(cusparse), cusparse.raw.cusparseStatus_t.CUSPARSE_STATUS_SUCCESS
    kind, index = raw.cudaDataType.CUDA_R_64F, raw.cusparseIndexType_t.CUSPARSE_INDEX_32I
    numbers = [float(number) for number in range(COLUMNS)]
    x, y = cusparse.upload("d", numbers), cusparse.upload("d", [0] * ROWS)
    handle, matrix = raw.cusparseHandle_t(), raw.cusparseSpMatDescr_t()
    vectors = raw.cusparseDnVecDescr_t(), raw.cusparseDnVecDescr_t()
    assert raw.cusparseCreate(byref(handle)) is success
    sizes, places = (ROWS, COLUMNS, sparse.count), (sparse.offsets, sparse.indices, sparse.values)
    assert raw.cusparseCreateCsr(byref(matrix), *sizes, *places, index, index, 0, kind) is success
    for vector, size, place in zip(vectors, (COLUMNS, ROWS), (x, y)):
        assert raw.cusparseCreateDnVec(byref(vector), size, place, kind) is success
    one, zero, size_needed = ctypes.c_double(1), ctypes.c_double(0), ctypes.c_size_t()
    call = (handle, 0, byref(one), matrix.value, vectors[0].value, byref(zero), vectors[1], kind, 0)
    assert raw.cusparseSpMV_bufferSize(*call, byref(size_needed)) is success
    assert raw.cusparseSpMV(*call, cusparse.runtime.cudaMalloc(max(size_needed.value, 1))) is success
    assert cusparse.download("d", y, ROWS) == sparse.times(numbers)
    assert raw.cusparseDestroy(handle) is success


@pytest.mark.errors
def test_sizes_that_do_not_fit_are_an_error(cusparse: Opened, handle: Any) -> None:
    checked, sparse, kind = cusparse.checked, Sparse(cusparse), cusparse.checked.cudaDataType.CUDA_R_64F
    place = cusparse.upload("d", [0] * 100)
    with described(checked, sparse, kind) as matrix:
        short = checked.cusparseCreateDnVec(3, place, kind)
        call = (
            *(handle, checked.cusparseOperation_t.CUSPARSE_OPERATION_NON_TRANSPOSE, ctypes.c_double(1), matrix, short),
            *(ctypes.c_double(0), short, kind, checked.cusparseSpMVAlg_t.CUSPARSE_SPMV_ALG_DEFAULT),
        )
        cusparse.fails("CUSPARSE_STATUS_INVALID_VALUE", checked.cusparseSpMV_bufferSize, *call)
        checked.cusparseDestroyDnVec(short)
