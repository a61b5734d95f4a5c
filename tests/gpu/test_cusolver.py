"""cuSOLVER on a GPU: factorisations and solutions of known systems through ``raw`` and ``checked``, eigenvalues, errors.

Matrices are stored column by column.
"""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterator
from ctypes import byref
from typing import Any, Callable

import pytest

from tests.gpu.libraries import Opened, open_library

N = 24
REALS = {"S": ("f", 2e-3), "D": ("d", 1e-9)}
"""Kind of real number, to its code and the error that a solution may have."""


@pytest.fixture(scope="module")
def cusolver(package: Callable[[str], Any], major: int, on_standin: bool) -> Opened:
    return open_library(
        package,
        major,
        on_standin,
        "cusolver",
        lambda checked: checked.cusolverGetProperty(checked.libraryPropertyType.MAJOR_VERSION),
    )


@pytest.fixture
def handle(cusolver: Opened) -> Iterator[Any]:
    made = cusolver.checked.cusolverDnCreate()
    assert isinstance(made, cusolver.checked.cusolverDnHandle_t)
    yield made
    cusolver.checked.cusolverDnDestroy(made)


class System:
    """A symmetric positive definite matrix A and A x for a known x, in device memory."""

    def __init__(self, opened: Opened, code: str = "d") -> None:
        dice, self.opened, self.code = random.Random(11), opened, code
        part = [[dice.uniform(-1, 1) for _ in range(N)] for _ in range(N)]
        self.matrix = [
            [sum(one * other for one, other in zip(left, right)) + 5.0 * (at == to) for to, right in enumerate(part)]
            for at, left in enumerate(part)
        ]
        self.solution = [dice.uniform(-1, 1) for _ in range(N)]
        right = [sum(one * other for one, other in zip(row, self.solution)) for row in self.matrix]
        self.a = opened.upload(code, [number for row in self.matrix for number in row])
        self.b = opened.upload(code, right)
        self.info = opened.upload("i", [-77])
        self.rows = opened.upload("q", [0] * N)

    def error(self) -> float:
        """The largest error of the solution, which replaced the right-hand side."""
        assert self.opened.download("i", self.info, 1) == [0]
        found = self.opened.download(self.code, self.b, N)
        return max(abs(one - other) for one, other in zip(found, self.solution))

    def free(self) -> None:
        for address in (self.a, self.b, self.info, self.rows):
            self.opened.runtime.cudaFree(address)


@pytest.mark.parametrize("kind", REALS)
def test_getrf_and_getrs(cusolver: Opened, handle: Any, kind: str) -> None:
    checked, (code, allowed) = cusolver.checked, REALS[kind]
    system, stream = System(cusolver, code), cusolver.runtime.cudaStreamCreate()
    checked.cusolverDnSetStream(handle, stream)
    assert checked.cusolverDnGetStream(handle) == stream
    size = getattr(checked, f"cusolverDn{kind}getrf_bufferSize")(handle, N, N, system.a, N)
    work = cusolver.runtime.cudaMalloc(8 * size)
    factorise, solve = (getattr(checked, f"cusolverDn{kind}{name}") for name in ("getrf", "getrs"))
    assert factorise(handle, N, N, system.a, N, work, system.rows, system.info) is None
    none = checked.cublasOperation_t.CUBLAS_OP_N
    solve(handle, none, N, 1, system.a, N, system.rows, system.b, N, system.info)
    cusolver.runtime.cudaStreamSynchronize(stream)
    assert system.error() < allowed
    checked.cusolverDnSetStream(handle, None)
    cusolver.runtime.cudaStreamDestroy(stream)
    cusolver.runtime.cudaFree(work)
    system.free()


@pytest.mark.parametrize("kind", REALS)
def test_potrf_and_potrs(cusolver: Opened, handle: Any, kind: str) -> None:
    checked, (code, allowed) = cusolver.checked, REALS[kind]
    system, lower = System(cusolver, code), checked.cublasFillMode_t.CUBLAS_FILL_MODE_LOWER
    size = getattr(checked, f"cusolverDn{kind}potrf_bufferSize")(handle, lower, N, system.a, N)
    work = cusolver.runtime.cudaMalloc(8 * size)
    getattr(checked, f"cusolverDn{kind}potrf")(handle, lower, N, system.a, N, work, size, system.info)
    getattr(checked, f"cusolverDn{kind}potrs")(handle, lower, N, 1, system.a, N, system.b, N, system.info)
    assert system.error() < allowed
    cusolver.runtime.cudaFree(work)
    system.free()


def test_the_interface_of_64_bits(cusolver: Opened, handle: Any) -> None:
    checked, system, kind = cusolver.checked, System(cusolver), cusolver.checked.cudaDataType.CUDA_R_64F
    parameters = checked.cusolverDnCreateParams()
    device, host = checked.cusolverDnXgetrf_bufferSize(handle, parameters, N, N, kind, system.a, N, kind)
    work, here = cusolver.runtime.cudaMalloc(max(device, 1)), bytearray(max(host, 1))
    checked.cusolverDnXgetrf(
        *(handle, parameters, N, N, kind, system.a, N, system.rows, kind, work, device, here, host, system.info)
    )
    none = checked.cublasOperation_t.CUBLAS_OP_N
    checked.cusolverDnXgetrs(
        handle, parameters, none, N, 1, kind, system.a, N, system.rows, kind, system.b, N, system.info
    )
    assert system.error() < 1e-9
    with pytest.raises(ValueError, match="bufferOnHost: 100 bytes are required"):
        checked.cusolverDnXgetrf(
            *(
                handle,
                parameters,
                N,
                N,
                kind,
                system.a,
                N,
                system.rows,
                kind,
                work,
                device,
                bytearray(9),
                100,
                system.info,
            )
        )
    checked.cusolverDnDestroyParams(parameters)
    cusolver.runtime.cudaFree(work)
    system.free()


def test_eigenvalues(cusolver: Opened, handle: Any) -> None:
    """For a part of the spectrum; their number is a result in host memory."""
    checked, lower = cusolver.checked, cusolver.checked.cublasFillMode_t.CUBLAS_FILL_MODE_LOWER
    matrix = cusolver.upload("d", [2, 1, 0, 1, 2, 0, 0, 0, 9])
    values, info = cusolver.upload("d", [0] * 3), cusolver.upload("i", [-77])
    mode, range_ = checked.cusolverEigMode_t.CUSOLVER_EIG_MODE_VECTOR, checked.cusolverEigRange_t.CUSOLVER_EIG_RANGE_V
    about = (handle, mode, range_, lower, 3, matrix, 3, 0.5, 5.0, 0, 0)
    _, size = checked.cusolverDnDsyevdx_bufferSize(*about, values)
    work = cusolver.runtime.cudaMalloc(8 * size)
    assert checked.cusolverDnDsyevdx(*about, values, work, size, info) == 2
    assert [round(number, 9) for number in cusolver.download("d", values, 2)] == [1, 3]
    assert cusolver.download("i", info, 1) == [0]


def test_a_sparse_system(cusolver: Opened, package: Callable[[str], Any]) -> None:
    """With cuSPARSE's description of the matrix; the singular row is a result in host memory."""
    checked, cusparse = cusolver.checked, package(f"cu{cusolver.major}.checked.cusparse")
    handle, description = checked.cusolverSpCreate(), cusparse.cusparseCreateMatDescr()
    values, starts, columns = (
        cusolver.upload(code, numbers) for code, numbers in (("d", [4, 1, 1, 3]), ("i", [0, 2, 4]), ("i", [0, 1, 0, 1]))
    )
    right, solution = cusolver.upload("d", [6, 7]), cusolver.upload("d", [0, 0])
    singular = checked.cusolverSpDcsrlsvqr(
        handle, 2, 4, description, values, starts, columns, right, 1e-12, 0, solution
    )
    assert singular == -1
    assert [round(number, 9) for number in cusolver.download("d", solution, 2)] == [1, 2]
    checked.cusolverSpDestroy(handle)
    cusparse.cusparseDestroyMatDescr(description)


def test_a_factorisation_through_raw(cusolver: Opened) -> None:
    raw, system, success = cusolver.raw, System(cusolver), cusolver.raw.cusolverStatus_t.CUSOLVER_STATUS_SUCCESS
    real, number, size, handle = ctypes.POINTER(ctypes.c_double), ctypes.POINTER(ctypes.c_int), ctypes.c_int(), None
    handle = raw.cusolverDnHandle_t()
    a, b = ctypes.cast(system.a, real), ctypes.cast(system.b, real)
    rows, info = ctypes.cast(system.rows, number), ctypes.cast(system.info, number)
    assert raw.cusolverDnCreate(byref(handle)) is success
    assert raw.cusolverDnDgetrf_bufferSize(handle, N, N, a, N, byref(size)) is success
    work = ctypes.cast(cusolver.runtime.cudaMalloc(8 * size.value), real)
    assert raw.cusolverDnDgetrf(handle, N, N, a, N, work, rows, info) is success
    assert raw.cusolverDnDgetrs(handle, 0, N, 1, a, N, rows, b, N, info) is success
    assert system.error() < 1e-9
    assert raw.cusolverDnDestroy(handle) is success
    system.free()


@pytest.mark.errors
def test_a_matrix_that_cannot_be_factorised(cusolver: Opened, handle: Any) -> None:
    """The status is success: the info in device memory has the index of the minor that is not positive."""
    checked, lower = cusolver.checked, cusolver.checked.cublasFillMode_t.CUBLAS_FILL_MODE_LOWER
    matrix, info = cusolver.upload("d", [1, 0, 0, -1]), cusolver.upload("i", [-77])
    size = checked.cusolverDnDpotrf_bufferSize(handle, lower, 2, matrix, 2)
    work = cusolver.runtime.cudaMalloc(8 * max(size, 1))
    checked.cusolverDnDpotrf(handle, lower, 2, matrix, 2, work, size, info)
    assert cusolver.download("i", info, 1) == [2]
    for address in (matrix, info, work):
        cusolver.runtime.cudaFree(address)


@pytest.mark.errors
def test_a_status_is_an_exception(cusolver: Opened) -> None:
    cusolver.fails("CUSOLVER_STATUS_INVALID_VALUE", cusolver.checked.cusolverGetProperty, 99)
