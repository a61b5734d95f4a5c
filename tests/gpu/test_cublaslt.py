"""cuBLASLt on a GPU: products with bias and ReLU through ``raw`` and ``checked``, algorithms, a transposition, errors.

Matrices are stored column by column.
"""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import byref
from typing import Any, Callable

import pytest

from tests.gpu.libraries import Opened, open_library

M, N, K = 48, 40, 32
WORKSPACE = 1 << 22


@pytest.fixture(scope="module")
def cublaslt(package: Callable[[str], Any], major: int, on_standin: bool) -> Opened:
    return open_library(package, major, on_standin, "cublaslt", lambda checked: checked.cublasLtGetVersion())


@pytest.fixture
def handle(cublaslt: Opened) -> Iterator[Any]:
    made = cublaslt.checked.cublasLtCreate()
    assert isinstance(made, cublaslt.checked.cublasLtHandle_t)
    yield made
    cublaslt.checked.cublasLtDestroy(made)


@contextmanager
def product(module: Any, kind: int, epilogue: int, bias: int) -> Iterator[tuple[Any, list[Any]]]:
    """The description of a product in 32-bit floats, with an epilogue, and the layouts of A, B, C and D."""
    attributes = module.cublasLtMatmulDescAttributes_t
    operation = module.cublasLtMatmulDescCreate(
        module.cublasComputeType_t.CUBLAS_COMPUTE_32F, module.cudaDataType.CUDA_R_32F
    )
    said: Any = (attributes.CUBLASLT_MATMUL_DESC_EPILOGUE, ctypes.c_int32(epilogue))
    module.cublasLtMatmulDescSetAttribute(operation, *said, 4)
    if bias:
        said = attributes.CUBLASLT_MATMUL_DESC_BIAS_POINTER, (ctypes.c_uint64 * 1)(bias)
        module.cublasLtMatmulDescSetAttribute(operation, *said, 8)
    shapes = [(M, K), (K, N), (M, N), (M, N)]
    layouts = [module.cublasLtMatrixLayoutCreate(kind, rows, columns, rows) for rows, columns in shapes]
    yield operation, layouts
    for layout in layouts:
        module.cublasLtMatrixLayoutDestroy(layout)
    module.cublasLtMatmulDescDestroy(operation)


@contextmanager
def preference(module: Any) -> Iterator[Any]:
    made = module.cublasLtMatmulPreferenceCreate()
    most = module.cublasLtMatmulPreferenceAttributes_t.CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES
    module.cublasLtMatmulPreferenceSetAttribute(made, most, (ctypes.c_uint64 * 1)(WORKSPACE), 8)
    yield made
    module.cublasLtMatmulPreferenceDestroy(made)


class Problem:
    """Small whole numbers in device memory, and their product after bias and ReLU."""

    def __init__(self, opened: Opened, code: str) -> None:
        dice, self.opened, self.code = random.Random(7), opened, code
        left, right, bias = ([dice.randrange(-4, 5) for _ in range(size)] for size in (M * K, K * N, M))
        self.places = [opened.upload(code, numbers) for numbers in (left, right, [0] * (M * N), bias)]
        self.a, self.b, self.d, self.bias = self.places
        product = [
            sum(left[inner * M + row] * right[column * K + inner] for inner in range(K))
            for column in range(N)
            for row in range(M)
        ]
        self.plain = [float(number) for number in product]
        self.with_bias_and_relu = [max(0.0, number + bias[index % M]) for index, number in enumerate(product)]
        self.workspace: int = opened.runtime.cudaMalloc(WORKSPACE)

    def result(self) -> list[float]:
        return self.opened.download(self.code, self.d, M * N)

    def free(self) -> None:
        for address in (*self.places, self.workspace):
            self.opened.runtime.cudaFree(address)


@pytest.mark.parametrize(("name", "code"), [("CUDA_R_32F", "f"), ("CUDA_R_16F", "e")])
def test_a_product_with_bias_and_relu(cublaslt: Opened, handle: Any, name: str, code: str) -> None:
    checked, problem = cublaslt.checked, Problem(cublaslt, code)
    kind, epilogue = getattr(checked.cudaDataType, name), checked.cublasLtEpilogue_t.CUBLASLT_EPILOGUE_RELU_BIAS
    stream = cublaslt.runtime.cudaStreamCreate()
    with product(checked, kind, epilogue, problem.bias) as (operation, layouts), preference(checked) as wanted:
        found, count = checked.cublasLtMatmulAlgoGetHeuristic(handle, operation, *layouts, wanted, 4)
        assert 1 <= count <= 4 == len(found)
        assert found[0].state is checked.cublasStatus_t.CUBLAS_STATUS_SUCCESS
        assert found[0].workspaceSize <= WORKSPACE
        for best in found[:count]:
            checked.cublasLtMatmul(
                *(handle, operation, ctypes.c_float(1), problem.a, layouts[0], problem.b, layouts[1]),
                *(ctypes.c_float(0), problem.d, layouts[2], problem.d, layouts[3]),
                *(best.algo, problem.workspace, WORKSPACE, stream),
            )
            cublaslt.runtime.cudaStreamSynchronize(stream)
            assert problem.result() == problem.with_bias_and_relu
    cublaslt.runtime.cudaStreamDestroy(stream)
    problem.free()


def test_a_product_without_a_chosen_algorithm(cublaslt: Opened, handle: Any) -> None:
    checked, problem = cublaslt.checked, Problem(cublaslt, "f")
    kind, epilogue = checked.cudaDataType.CUDA_R_32F, checked.cublasLtEpilogue_t.CUBLASLT_EPILOGUE_DEFAULT
    with product(checked, kind, epilogue, 0) as (operation, layouts):
        checked.cublasLtMatmul(
            *(handle, operation, ctypes.c_float(2), problem.a, layouts[0], problem.b, layouts[1]),
            *(ctypes.c_float(0), problem.d, layouts[2], problem.d, layouts[3], None, None, 0, None),
        )
        assert problem.result() == [2 * number for number in problem.plain]
    problem.free()


def test_algorithms_by_their_numbers(cublaslt: Opened, handle: Any) -> None:
    checked, problem, kind = cublaslt.checked, Problem(cublaslt, "f"), cublaslt.checked.cudaDataType.CUDA_R_32F
    compute = checked.cublasComputeType_t.CUBLAS_COMPUTE_32F
    numbers, count = checked.cublasLtMatmulAlgoGetIds(handle, compute, kind, kind, kind, kind, kind, 50)
    assert 1 <= count <= 50 and len(set(numbers[:count])) == count
    algorithm = checked.cublasLtMatmulAlgoInit(handle, compute, kind, kind, kind, kind, kind, numbers[0])
    attribute = checked.cublasLtMatmulAlgoConfigAttributes_t.CUBLASLT_ALGO_CONFIG_ID
    told = ctypes.c_int32(-1)
    assert checked.cublasLtMatmulAlgoConfigGetAttribute(algorithm, attribute, told, 4) == 4
    assert told.value == numbers[0]
    problem.free()


def test_attributes_are_read_back(cublaslt: Opened) -> None:
    checked = cublaslt.checked
    layout = checked.cublasLtMatrixLayoutCreate(checked.cudaDataType.CUDA_R_32F, 5, 7, 8)
    attribute, number = checked.cublasLtMatrixLayoutAttribute_t, (ctypes.c_uint64 * 1)()
    for name, wanted in (("ROWS", 5), ("COLS", 7), ("LD", 8)):
        which = getattr(attribute, f"CUBLASLT_MATRIX_LAYOUT_{name}")
        assert checked.cublasLtMatrixLayoutGetAttribute(layout, which, number, 8) == 8
        assert number[0] == wanted
    with pytest.raises(ValueError, match="buf: 16 bytes are required"):
        checked.cublasLtMatrixLayoutGetAttribute(layout, attribute.CUBLASLT_MATRIX_LAYOUT_ROWS, number, 16)
    checked.cublasLtMatrixLayoutDestroy(layout)


def test_a_matrix_is_transposed(cublaslt: Opened, handle: Any) -> None:
    checked, kind = cublaslt.checked, cublaslt.checked.cudaDataType.CUDA_R_32F
    source, target = cublaslt.upload("f", range(12)), cublaslt.upload("f", [0] * 12)
    transform = checked.cublasLtMatrixTransformDescCreate(kind)
    attribute = checked.cublasLtMatrixTransformDescAttributes_t.CUBLASLT_MATRIX_TRANSFORM_DESC_TRANSA
    transposed = ctypes.c_int32(checked.cublasOperation_t.CUBLAS_OP_T)
    checked.cublasLtMatrixTransformDescSetAttribute(transform, attribute, transposed, 4)
    before, after = (checked.cublasLtMatrixLayoutCreate(kind, *shape) for shape in ((3, 4, 3), (4, 3, 4)))
    one, zero = ctypes.c_float(1), ctypes.c_float(0)
    checked.cublasLtMatrixTransform(handle, transform, one, source, before, zero, None, None, target, after, None)
    assert cublaslt.download("f", target, 12) == [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11]
    for layout in (before, after):
        checked.cublasLtMatrixLayoutDestroy(layout)
    checked.cublasLtMatrixTransformDescDestroy(transform)
    for address in (source, target):
        cublaslt.runtime.cudaFree(address)


def test_a_product_through_raw(cublaslt: Opened) -> None:
    raw, problem, success = cublaslt.raw, Problem(cublaslt, "f"), cublaslt.raw.cublasStatus_t.CUBLAS_STATUS_SUCCESS
    handle, operation, kind = raw.cublasLtHandle_t(), raw.cublasLtMatmulDesc_t(), raw.cudaDataType.CUDA_R_32F
    assert raw.cublasLtCreate(byref(handle)) is success
    compute = raw.cublasComputeType_t.CUBLAS_COMPUTE_32F
    assert raw.cublasLtMatmulDescCreate(byref(operation), compute, kind) is success
    layouts = [raw.cublasLtMatrixLayout_t() for _ in range(3)]
    for layout, (rows, columns) in zip(layouts, [(M, K), (K, N), (M, N)]):
        assert raw.cublasLtMatrixLayoutCreate(byref(layout), kind, rows, columns, rows) is success
    status = raw.cublasLtMatmul(
        *(handle, operation, byref(ctypes.c_float(1)), problem.a, layouts[0], problem.b, layouts[1]),
        *(byref(ctypes.c_float(0)), problem.d, layouts[2], problem.d, layouts[2], None, None, 0, None),
    )
    assert status is success
    assert problem.result() == problem.plain
    assert raw.cublasLtDestroy(handle) is success
    problem.free()


@pytest.mark.errors
def test_layouts_that_do_not_fit_are_an_error(cublaslt: Opened, handle: Any) -> None:
    checked, problem = cublaslt.checked, Problem(cublaslt, "f")
    kind, epilogue = checked.cudaDataType.CUDA_R_32F, checked.cublasLtEpilogue_t.CUBLASLT_EPILOGUE_DEFAULT
    with product(checked, kind, epilogue, 0) as (operation, layouts):
        cublaslt.fails(
            "CUBLAS_STATUS_INVALID_VALUE",
            checked.cublasLtMatmul,
            *(handle, operation, ctypes.c_float(1), problem.a, layouts[1], problem.b, layouts[1]),
            *(ctypes.c_float(0), problem.d, layouts[2], problem.d, layouts[3], None, None, 0, None),
        )
    problem.free()
