"""cuda.compute compiles algorithms with ``cuda.core`` and the libraries that ``cuda.pathfinder`` finds."""

from __future__ import annotations

import cupy
import numpy
import pytest
from cuda import compute
from cuda.compute import OpKind, SortOrder
from cuda.core import Device

COUNT = 1000
DTYPES = ["i4", "u8", "f4", "f8"]


@pytest.fixture(autouse=True)
def current():
    Device(0).set_current()


def numbers(dtype="i4", count=COUNT):
    return cupy.arange(count).astype(dtype)[::-1].copy()


@pytest.mark.parametrize("dtype", DTYPES)
def test_reduce(dtype):
    found = cupy.empty(1, dtype)
    compute.reduce_into(d_in=numbers(dtype), d_out=found, num_items=COUNT, op=OpKind.PLUS, h_init=numpy.zeros(1, dtype))
    assert found[0] == COUNT * (COUNT - 1) // 2


def test_reduce_by_a_function():
    def larger(a, b):
        return a if a > b else b

    found = cupy.empty(1, "i4")
    compute.reduce_into(d_in=numbers(), d_out=found, num_items=COUNT, op=larger, h_init=numpy.zeros(1, "i4"))
    assert found[0] == COUNT - 1


def test_reduce_in_steps():
    data, found, first = numbers(), cupy.empty(1, "i4"), numpy.zeros(1, "i4")
    reduce = compute.make_reduce_into(d_in=data, d_out=found, op=OpKind.MAXIMUM, h_init=first)
    needed = reduce(temp_storage=None, d_in=data, d_out=found, num_items=COUNT, op=OpKind.MAXIMUM, h_init=first)
    room = cupy.empty(max(needed, 1), "u1")
    reduce(temp_storage=room, d_in=data, d_out=found, num_items=COUNT, op=OpKind.MAXIMUM, h_init=first)
    assert found[0] == COUNT - 1


def test_in_a_stream_of_core():
    stream, found = Device(0).create_stream(), cupy.empty(1, "i4")
    data = numbers()
    cupy.cuda.Device().synchronize()
    compute.reduce_into(
        d_in=data, d_out=found, num_items=COUNT, op=OpKind.PLUS, h_init=numpy.zeros(1, "i4"), stream=stream
    )
    stream.sync()
    assert found[0] == COUNT * (COUNT - 1) // 2


def test_in_a_stream_of_cupy():
    stream, found = cupy.cuda.Stream(), cupy.empty(1, "i4")
    data = numbers()
    cupy.cuda.Device().synchronize()
    compute.reduce_into(
        d_in=data, d_out=found, num_items=COUNT, op=OpKind.MINIMUM, h_init=numpy.full(1, 7, "i4"), stream=stream
    )
    stream.synchronize()
    assert found[0] == 0


@pytest.mark.parametrize("dtype", DTYPES)
def test_inclusive_scan(dtype):
    data, found = numbers(dtype), cupy.empty(COUNT, dtype)
    compute.inclusive_scan(d_in=data, d_out=found, op=OpKind.PLUS, init_value=numpy.zeros(1, dtype), num_items=COUNT)
    assert (found == cupy.cumsum(data)).all()


def test_exclusive_scan():
    data, found = numbers(), cupy.empty(COUNT, "i4")
    compute.exclusive_scan(d_in=data, d_out=found, op=OpKind.PLUS, init_value=numpy.full(1, 5, "i4"), num_items=COUNT)
    assert (found == cupy.cumsum(data) - data + 5).all()


@pytest.mark.parametrize("order", [SortOrder.ASCENDING, SortOrder.DESCENDING])
@pytest.mark.parametrize("dtype", DTYPES)
def test_radix_sort(dtype, order):
    data, found = numbers(dtype), cupy.empty(COUNT, dtype)
    compute.radix_sort(d_in_keys=data, d_out_keys=found, num_items=COUNT, order=order)
    expected = cupy.arange(COUNT).astype(dtype)
    assert (found == (expected if order is SortOrder.ASCENDING else expected[::-1])).all()


def test_merge_sort_of_pairs():
    def less(a, b):
        return a < b

    keys, values = numbers(), cupy.arange(COUNT, dtype="f4")
    sorted_keys, sorted_values = cupy.empty_like(keys), cupy.empty_like(values)
    compute.merge_sort(
        d_in_keys=keys,
        d_in_values=values,
        d_out_keys=sorted_keys,
        d_out_values=sorted_values,
        num_items=COUNT,
        op=less,
    )
    assert (sorted_keys == cupy.arange(COUNT)).all() and (sorted_values == values[::-1]).all()


def test_unary_transform():
    def twice(a):
        return a * 2

    data, found = numbers(), cupy.empty(COUNT, "i4")
    compute.unary_transform(d_in=data, d_out=found, op=twice, num_items=COUNT)
    assert (found == data * 2).all()


def test_binary_transform():
    data, found = numbers(), cupy.empty(COUNT, "i4")
    compute.binary_transform(d_in1=data, d_in2=data, d_out=found, op=OpKind.PLUS, num_items=COUNT)
    assert (found == data * 2).all()


def test_captured_values():
    by = cupy.full(1, 3, "i4")

    def scaled(a):
        return a * by[0]

    data, found = numbers(), cupy.empty(COUNT, "i4")
    compute.unary_transform(d_in=data, d_out=found, op=scaled, num_items=COUNT)
    assert (found == data * 3).all()


def test_select():
    def even(a):
        return a % 2 == 0

    data, found, count = numbers(), cupy.empty(COUNT, "i4"), cupy.zeros(1, "u8")
    compute.select(d_in=data, d_out=found, d_num_selected_out=count, cond=even, num_items=COUNT)
    assert count[0] == COUNT // 2 and (found[: COUNT // 2] % 2 == 0).all()


def test_three_way_partition():
    def small(a):
        return a < 100

    def large(a):
        return a >= 900

    first, second, rest = (cupy.empty(COUNT, "i4") for _ in range(3))
    counts = cupy.zeros(2, "i8")
    compute.three_way_partition(
        d_in=numbers(),
        d_first_part_out=first,
        d_second_part_out=second,
        d_unselected_out=rest,
        d_num_selected_out=counts,
        select_first_part_op=small,
        select_second_part_op=large,
        num_items=COUNT,
    )
    assert counts.tolist() == [100, 100] and (first[:100] < 100).all() and (second[:100] >= 900).all()


def test_histogram():
    counts = cupy.zeros(4, "i4")
    compute.histogram_even(
        d_samples=numbers("f4"),
        d_histogram=counts,
        num_output_levels=5,
        lower_level=numpy.float32(0),
        upper_level=numpy.float32(COUNT),
        num_samples=COUNT,
    )
    assert counts.tolist() == [250] * 4


def test_segmented_reduce():
    starts, ends, found = cupy.arange(0, COUNT, 100), cupy.arange(100, COUNT + 1, 100), cupy.empty(10, "i4")
    compute.segmented_reduce(
        d_in=numbers(),
        d_out=found,
        num_segments=10,
        start_offsets_in=starts,
        end_offsets_in=ends,
        op=OpKind.PLUS,
        h_init=numpy.zeros(1, "i4"),
    )
    assert (found == numbers().reshape(10, 100).sum(axis=1)).all()


def test_segmented_sort():
    data, found = numbers(), cupy.empty(COUNT, "i4")
    starts, ends = cupy.arange(0, COUNT, 100), cupy.arange(100, COUNT + 1, 100)
    compute.segmented_sort(
        d_in_keys=data,
        d_out_keys=found,
        num_items=COUNT,
        num_segments=10,
        start_offsets_in=starts,
        end_offsets_in=ends,
        order=SortOrder.ASCENDING,
    )
    assert (found.reshape(10, 100) == cupy.sort(data.reshape(10, 100), axis=1)).all()


def test_unique_by_key():
    keys, values = cupy.arange(COUNT, dtype="i4") // 10, cupy.arange(COUNT, dtype="i4")
    found, items, count = cupy.empty(COUNT, "i4"), cupy.empty(COUNT, "i4"), cupy.zeros(1, "i8")
    compute.unique_by_key(
        d_in_keys=keys,
        d_in_items=values,
        d_out_keys=found,
        d_out_items=items,
        d_out_num_selected=count,
        op=OpKind.EQUAL_TO,
        num_items=COUNT,
    )
    assert count[0] == 100 and (items[:100] == cupy.arange(0, COUNT, 10)).all()


@pytest.mark.parametrize("name, expected", [("lower_bound", 10), ("upper_bound", 11)])
def test_bounds(name, expected):
    data, found = cupy.arange(COUNT, dtype="i4"), cupy.zeros(1, "u8")
    getattr(compute, name)(
        d_data=data, num_items=COUNT, d_values=cupy.full(1, 10, "i4"), num_values=1, d_out=found, comp=OpKind.LESS
    )
    assert found[0] == expected


def test_counting_iterator():
    found = cupy.empty(1, "i4")
    compute.reduce_into(
        d_in=compute.CountingIterator(numpy.int32(1)),
        d_out=found,
        num_items=10,
        op=OpKind.PLUS,
        h_init=numpy.zeros(1, "i4"),
    )
    assert found[0] == 55


def test_transformed_iterator():
    def square(a):
        return a * a

    found = cupy.empty(1, "i4")
    compute.reduce_into(
        d_in=compute.TransformIterator(compute.CountingIterator(numpy.int32(1)), square),
        d_out=found,
        num_items=3,
        op=OpKind.PLUS,
        h_init=numpy.zeros(1, "i4"),
    )
    assert found[0] == 14


def test_zipped_and_constant_iterators():
    def summed(pair):
        return pair[0] + pair[1]

    found = cupy.empty(5, "i4")
    pairs = compute.ZipIterator(compute.ConstantIterator(numpy.int32(7)), cupy.arange(5, dtype="i4"))
    compute.unary_transform(d_in=pairs, d_out=found, op=summed, num_items=5)
    assert found.tolist() == [7, 8, 9, 10, 11]


def test_structs():
    point = compute.gpu_struct({"x": numpy.int32, "y": numpy.int32})

    def added(a, b):
        return point(a.x + b.x, a.y + b.y)

    data = cupy.ones(20, "i4").view(point.dtype)
    found = cupy.empty(1, point.dtype)
    compute.reduce_into(d_in=data, d_out=found, num_items=10, op=added, h_init=point(0, 5))
    assert found.get()[0].tolist() == (10, 15)


def test_wrong_stream():
    with pytest.raises((TypeError, ValueError)):
        compute.reduce_into(
            d_in=numbers(),
            d_out=cupy.empty(1, "i4"),
            num_items=COUNT,
            op=OpKind.PLUS,
            h_init=numpy.zeros(1, "i4"),
            stream="stream",
        )
