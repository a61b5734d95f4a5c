"""cuda.coop compiles parts of kernels for numba-cuda with NVRTC, which ``cuda.core`` calls."""

from __future__ import annotations

import numba
import numpy
import pytest
from cuda.coop import _experimental as coop
from numba import cuda

THREADS = 64
ITEMS = 4
KINDS = [numba.int32, numba.float32, numba.uint64]


def array_of(kind, count):
    return numpy.arange(count, dtype=numba.np.numpy_support.as_dtype(kind))


@pytest.mark.parametrize("kind", KINDS)
def test_sum_of_a_block(kind):
    block_sum = coop.block.make_sum(kind, THREADS)

    @cuda.jit(link=block_sum.files)
    def kernel(given, found):
        total = block_sum(given[cuda.threadIdx.x])
        if cuda.threadIdx.x == 0:
            found[0] = total

    given = array_of(kind, THREADS)
    found = cuda.to_device(given[:1].copy())
    kernel[1, THREADS](cuda.to_device(given), found)
    assert found.copy_to_host()[0] == given.sum()


@pytest.mark.parametrize("algorithm", ["raking", "raking_commutative_only", "warp_reductions"])
def test_algorithms_of_sums(algorithm):
    block_sum = coop.block.make_sum(numba.int32, THREADS, algorithm=algorithm)

    @cuda.jit(link=block_sum.files)
    def kernel(found):
        total = block_sum(numba.int32(1))
        if cuda.threadIdx.x == 0:
            found[0] = total

    found = cuda.to_device(numpy.zeros(1, "i4"))
    kernel[1, THREADS](found)
    assert found.copy_to_host()[0] == THREADS


def test_reduction_by_a_function():
    def larger(a, b):
        return a if a > b else b

    block_max = coop.block.make_reduce(numba.int32, THREADS, larger)

    @cuda.jit(link=block_max.files)
    def kernel(given, found):
        largest = block_max(given[cuda.threadIdx.x])
        if cuda.threadIdx.x == 0:
            found[0] = largest

    given = numpy.random.default_rng(1).permutation(1000)[:THREADS].astype("i4")
    found = cuda.to_device(numpy.zeros(1, "i4"))
    kernel[1, THREADS](cuda.to_device(given), found)
    assert found.copy_to_host()[0] == given.max()


@pytest.mark.parametrize("kind", KINDS)
def test_exclusive_sums(kind):
    block_scan = coop.block.make_exclusive_sum(kind, THREADS, ITEMS)

    @cuda.jit(link=block_scan.files)
    def kernel(given):
        items = cuda.local.array(ITEMS, kind)
        for item in range(ITEMS):
            items[item] = given[cuda.threadIdx.x * ITEMS + item]
        block_scan(items, items)
        for item in range(ITEMS):
            given[cuda.threadIdx.x * ITEMS + item] = items[item]

    given = array_of(kind, THREADS * ITEMS)
    there = cuda.to_device(given)
    kernel[1, THREADS](there)
    assert (there.copy_to_host() == numpy.cumsum(given) - given).all()


@pytest.mark.parametrize("descending", [False, True])
def test_radix_sort(descending):
    make = coop.block.make_radix_sort_keys_descending if descending else coop.block.make_radix_sort_keys
    block_sort = make(numba.int32, THREADS, ITEMS)

    @cuda.jit(link=block_sort.files)
    def kernel(given):
        items = cuda.local.array(ITEMS, numba.int32)
        for item in range(ITEMS):
            items[item] = given[cuda.threadIdx.x * ITEMS + item]
        block_sort(items)
        for item in range(ITEMS):
            given[cuda.threadIdx.x * ITEMS + item] = items[item]

    given = numpy.random.default_rng(2).permutation(THREADS * ITEMS).astype("i4")
    there = cuda.to_device(given)
    kernel[1, THREADS](there)
    expected = numpy.sort(given)
    assert (there.copy_to_host() == (expected[::-1] if descending else expected)).all()


@pytest.mark.parametrize("algorithm", ["direct", "striped", "vectorize", "transpose", "warp_transpose"])
def test_load_and_store(algorithm):
    load = coop.block.make_load(numba.int32, THREADS, ITEMS, algorithm)
    store = coop.block.make_store(numba.int32, THREADS, ITEMS, algorithm)

    @cuda.jit(link=load.files + store.files)
    def kernel(given, found):
        items = cuda.local.array(ITEMS, numba.int32)
        load(given, items)
        store(found, items)

    given = numpy.arange(THREADS * ITEMS, dtype="i4")
    found = cuda.to_device(numpy.zeros_like(given))
    kernel[1, THREADS](cuda.to_device(given), found)
    assert (found.copy_to_host() == given).all()


def test_sum_of_a_warp():
    warp_sum = coop.warp.make_sum(numba.int32)

    @cuda.jit(link=warp_sum.files)
    def kernel(found):
        total = warp_sum(numba.int32(cuda.threadIdx.x))
        if cuda.threadIdx.x == 0:
            found[0] = total

    found = cuda.to_device(numpy.zeros(1, "i4"))
    kernel[1, 32](found)
    assert found.copy_to_host()[0] == 496


def test_exclusive_sums_of_a_warp():
    warp_scan = coop.warp.make_exclusive_sum(numba.int32)

    @cuda.jit(link=warp_scan.files)
    def kernel(found):
        found[cuda.threadIdx.x] = warp_scan(numba.int32(1))

    found = cuda.to_device(numpy.zeros(32, "i4"))
    kernel[1, 32](found)
    assert found.copy_to_host().tolist() == [*range(32)]
