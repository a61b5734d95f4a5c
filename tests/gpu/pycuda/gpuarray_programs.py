"""PyCUDA's arrays as programs use them, beside NumPy's: plain functions, which test_pycuda_gpuarray.py runs in an interpreter
that has NumPy. ``python -m tests.gpu.pycuda.gpuarray_programs`` prints the outcomes as JSON. The stand-in cannot run
kernels with barriers or calls: tests that need them are skipped with a reason.
"""

from __future__ import annotations

import functools
import gc
import importlib
import importlib.util
import os
import pickle
import tempfile
import warnings
from collections.abc import Iterable
from typing import Any, Callable
from unittest import SkipTest

import cuda_ctypes.pycuda.driver as drv
from cuda_ctypes.pycuda import compiler
from tests.numpy_process import raises, report

np: Any = importlib.import_module("numpy") if importlib.util.find_spec("numpy") else None
drv.init()
ON_STANDIN = drv.Device(0).name().startswith("Stand-in")
LACKS = ("CUDA_ERROR_NOT_SUPPORTED", "CUDA_ERROR_INVALID_PTX")


def module(name: str) -> Any:
    return importlib.import_module(f"cuda_ctypes.pycuda.{name}")


class Arrays:
    """``cuda_ctypes.pycuda.gpuarray``, loaded at first use."""

    def __getattr__(self, name: str) -> Any:
        return getattr(module("gpuarray"), name)


ga = Arrays()


def same(found: Any, expected: Any, tolerance: float = 1e-6) -> None:
    """Check dtype, shape and values of an array of the device or the host."""
    host = found.get() if hasattr(found, "get") else found
    expected = np.asarray(expected)
    assert host.dtype == expected.dtype, f"{host.dtype}, where {expected.dtype} is expected"
    assert host.shape == expected.shape, f"{host.shape}, where {expected.shape} is expected"
    if host.dtype.kind in "fc":
        np.testing.assert_allclose(host, expected, rtol=tolerance, atol=tolerance)
    else:
        np.testing.assert_array_equal(host, expected)


def random(shape: Any, dtype: Any = "f4", seed: int = 1) -> Any:
    rng = np.random.default_rng(seed)
    kind = np.dtype(dtype)
    if kind.kind == "c":
        return (rng.standard_normal(shape) + 1j * rng.standard_normal(shape)).astype(kind)
    if kind.kind in "iu":
        return rng.integers(1, 50, shape).astype(kind)
    if kind.kind == "b":
        return rng.integers(0, 2, shape).astype(bool)
    return rng.standard_normal(shape).astype(kind)


MANY = (1, 2, 31, 33, 255, 257, 5000) if ON_STANDIN else (1, 2, 31, 33, 255, 257, 5000, 100_003, 3_000_017)
DTYPES = ("f4", "f8", "i4", "i8", "u1", "i2", "u4", "c8", "c16")


# Copies


def test_arrays_go_there_and_back() -> None:
    for dtype in (*DTYPES, "f2", "?"):
        for order in "CF":
            host = np.asarray(random((7, 5, 3), dtype), order=order)
            array = ga.to_gpu(host)
            same(array, host)
            assert array.flags.f_contiguous == host.flags.f_contiguous and array.strides == host.strides
            assert array.get().strides == host.strides
    host = random((6, 8))
    array = ga.empty((6, 8), np.float32)
    array.set(host)
    into = np.empty_like(host)
    assert array.get(into) is into and (into == host).all()
    same(ga.to_gpu(host[::2, 1::3]), host[::2, 1::3])
    copy = ga.to_gpu(array)
    assert copy.ptr != array.ptr
    same(copy, host)
    stream = drv.Stream()
    pinned = drv.pagelocked_empty((6, 8), np.float32)
    pinned[...] = host
    array = ga.to_gpu_async(pinned, stream=stream)
    back = array.get_async(stream=stream)
    stream.synchronize()
    assert (back == host).all()
    doubled = pinned * 2  # until the copy has ended
    array.set_async(doubled, stream)
    stream.synchronize()
    same(array.get(pagelocked=True), host * 2)


def test_any_layout_is_copied_to_any() -> None:
    host = np.arange(2 * 3 * 4 * 5, dtype=np.int32).reshape(2, 3, 4, 5)
    array = ga.to_gpu(host)
    flat = ga.empty(host.size, np.int32)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        assert array.get(flat) is flat
    same(flat, host.ravel())
    parts: Any = [
        np.s_[1], np.s_[:, 1], np.s_[..., 2], np.s_[:, ::2, 1:3], np.s_[::-1], np.s_[..., ::-2], np.s_[1, 2, 3, 4],
        np.s_[None, 1, :, None, 2], np.s_[0:0],
    ]  # fmt: skip
    for part in parts:
        same(array[part], host[part])
        same(array[part].copy(), host[part])
        changed, expected = array.copy(), host.copy()
        changed[part] = array[part] if not array[part].size else ga.to_gpu(np.array(-host[part], order="C"))
        expected[part] = -host[part] if host[part].size else host[part]
        same(changed, expected)
        changed[part] = 7
        expected[part] = 7
        same(changed, expected)
    for axes in ((0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)):
        same(array.transpose(axes), host.transpose(axes))
        same(array.transpose(axes).copy(), host.transpose(axes))
    same(array.T[1, ..., ::2], host.T[1, ..., ::2])
    for dtype in ("u1", "u2", "f8", "c16"):
        small = host.astype(dtype)
        same(ga.to_gpu(small)[:, ::2, ::-1].copy(), small[:, ::2, ::-1])
    struct = np.zeros((3, 4), [("a", "u1"), ("b", "u2"), ("c", "u4")])
    struct["c"] = np.arange(12).reshape(3, 4)
    same(ga.to_gpu(struct).T.copy(), struct.T)


def test_views_share_memory() -> None:
    host = random((4, 6))
    array = ga.to_gpu(host)
    view = array[1:3]
    assert view.base is array and view.ptr == array.ptr + 24 and view.strides == array.strides
    view.fill(5)
    host[1:3] = 5
    same(array, host)
    array.reshape(24)[3] = 8
    host.reshape(24)[3] = 8
    same(array, host)
    same(array.reshape(3, -1), host.reshape(3, -1))
    same(array.ravel(), host.ravel())
    same(array.view(np.int32), host.view(np.int32))
    same(array.view(np.uint8), host.view(np.uint8))
    same(array[None, 1:2].squeeze(), host[1])
    memory = array.gpudata
    del array
    gc.collect()
    assert len(memory) == 96, "the view keeps it"
    same(view, host[1:3])


def test_parts_of_an_array_are_copied_to_each_other() -> None:
    """As if all elements were read before any is written."""
    for shape in ((7,), (5, 5)):
        for to, source in ((np.s_[1:], np.s_[:-1]), (np.s_[:-1], np.s_[1:]), (np.s_[...], np.s_[::-1])):
            array, expected = ga.to_gpu(random(shape)), random(shape)
            array[to], expected[to] = array[source], expected[source].copy()
            same(array, expected)
    array, expected = ga.to_gpu(random((5, 5))), random((5, 5))
    array[...], expected[...] = array.T, expected.T.copy()
    same(array, expected)
    array[:, 0::2][:, :2], expected[:, 0::2][:, :2] = array[:, 1::2], expected[:, 1::2]
    same(array, expected)


# Arithmetic


def test_operators_do_as_numpy() -> None:
    operators: Any = [
        lambda x, y: x + y, lambda x, y: x - y, lambda x, y: x * y, lambda x, y: x + 2, lambda x, y: 2 + x,
        lambda x, y: x - 3, lambda x, y: 100 - x, lambda x, y: x * 3, lambda x, y: 3 * x, lambda x, y: -x, lambda x, y: +x,
    ]  # fmt: skip
    for dtype in DTYPES:
        x, y = random((13, 7), dtype), random((13, 7), dtype, 2)
        on_x, on_y = ga.to_gpu(x), ga.to_gpu(y)
        for operator in operators:
            same(operator(on_x, on_y), operator(x, y), 1e-5)
        if x.dtype.kind in "fc":
            same(on_x / on_y, x / y, 1e-4)
            same(2 / on_x, (2 / x).astype(dtype), 1e-4)
            same(on_x / 2, x / 2)
        else:
            same(on_x / on_y, (x // y).astype(dtype))
        for change in ("iadd", "isub", "imul"):
            expected, found = x.copy(), on_x.copy()
            expected = getattr(expected, f"__{change}__")(y)
            assert getattr(found, f"__{change}__")(on_y) is found
            same(found, expected, 1e-5)
    x = random(50)
    for number in (2, 2.5, np.float32(2.5), np.float64(2.5), np.int64(3), True):
        same(ga.to_gpu(x) * number, x * number)
        same(number * ga.to_gpu(x), number * x)
    same(ga.to_gpu(x) + 1j, x + 1j)


def test_types_mix_as_numpy_s() -> None:
    for first in DTYPES:
        for second in ("f4", "i4", "u1", "c8", "f8"):
            x, y = random(9, first), random(9, second, 2)
            same(ga.to_gpu(x) + ga.to_gpu(y), x + y, 1e-5)
            same(ga.to_gpu(x) * ga.to_gpu(y), x * y, 1e-5)


def test_results_are_of_the_operand_s_subclass() -> None:
    """PyCUDA makes results by the subclass's constructor, but views and copies are plain."""

    class Picture(module("gpuarray").GPUArray):  # type: ignore[misc]
        def __init__(self, *arguments: Any, **more: Any) -> None:
            super().__init__(*arguments, **more)
            self.title = "new"

    x = random((3, 4))
    for host in (x, np.asfortranarray(x)):
        picture: Any = Picture(host.shape, host.dtype, order="F" if host.flags.f_contiguous else "C")
        picture.set(host)
        for made, expected in (
            (picture + picture, host + host), (picture * 2, host * 2), (1 - picture, 1 - host), (-picture, -host),
            (picture + ga.to_gpu(host), host + host), (picture.astype(np.float64), host.astype("f8")),
            (picture > 0, (host > 0).astype("f4")), (picture + picture[0].copy().astype("f8"), host + host[0].astype("f8")),
            (picture.mul_add(2, picture, 3), 5 * host),
        ):  # fmt: skip
            assert type(made) is Picture and made.title == "new" and made.strides[0] // made.itemsize in (1, 4)
            same(made, expected, 1e-5)
        picture += 1
        assert type(picture) is Picture
        same(picture, host + 1)
        for plain in (picture[1:], picture.reshape(12), picture.T, picture.copy(), ga.to_gpu(host) + picture):
            assert type(plain) is ga.GPUArray


def test_a_subclass_may_count_bytes_otherwise() -> None:
    """Reikna's has the bytes of its buffer in ``nbytes``: copies do not write that many behind an array of the host."""
    whole = ga.arange(64, dtype=np.int32)

    class Part(ga.GPUArray):  # type: ignore[name-defined,misc]
        def __init__(self) -> None:
            super().__init__(4, np.int32, base=whole, gpudata=int(whole.gpudata))
            self.nbytes = whole.nbytes

    part, host = Part(), np.full(64, -1, np.int32)
    part.get(host[:4])
    same(host[:6], np.array([0, 1, 2, 3, -1, -1], np.int32))
    part.set(host[4:8])
    same(whole[:6], np.array([-1, -1, -1, -1, 4, 5], np.int32))
    part.set(ga.to_gpu(np.arange(7, 11, dtype=np.int32)))
    part.fill(5)
    same(whole[:6], np.array([5, 5, 5, 5, 4, 5], np.int32))
    one = ga.to_gpu(np.array(7, np.int32))
    one.nbytes = 1 << 20
    assert one.get() == 7


def test_an_array_is_iterated_by_its_places() -> None:
    """PyCUDA's has no ``__iter__``: programs that look into everything iterable do not look into arrays."""
    rows = ga.to_gpu(np.arange(6, dtype=np.int32).reshape(3, 2))
    assert not isinstance(rows, Iterable)
    assert [row.get().tolist() for row in rows] == [[0, 1], [2, 3], [4, 5]]
    assert [*rows[0, 0]] == []


def test_the_private_name_of_copies() -> None:
    made = ga.empty(6, np.int32)
    ga._memcpy_discontig(made, np.arange(6, dtype=np.int32), async_=True, stream=drv.Stream())
    drv.Context.synchronize()
    same(made, np.arange(6, dtype=np.int32))


def test_shapes_broadcast_and_layouts_mix() -> None:
    x, y = random((4, 5, 6)), random((5, 1), seed=2)
    same(ga.to_gpu(x) + ga.to_gpu(y), x + y)
    same(ga.to_gpu(y) * ga.to_gpu(x), y * x)
    same(ga.to_gpu(x) - ga.to_gpu(np.float32(3)), x - 3)
    fortran = np.asfortranarray(x)
    same(ga.to_gpu(fortran) + ga.to_gpu(x), 2 * x)
    same(ga.to_gpu(x) < ga.to_gpu(fortran) + 1, np.ones_like(x))
    total = ga.to_gpu(x)
    total += ga.to_gpu(y)
    same(total, x + y)
    raises(NotImplementedError, "do not broadcast", lambda: ga.to_gpu(x) + ga.to_gpu(x[:3]))
    raises(NotImplementedError, "does not broadcast", lambda: ga.to_gpu(y).__iadd__(ga.to_gpu(x)))


def test_comparisons_have_the_type_of_their_operands() -> None:
    x, y = random(40, "i4"), random(40, "i4", 2)
    y[::3] = x[::3]
    for name in ("eq", "ne", "lt", "le", "gt", "ge"):
        for other, on_device in ((y, ga.to_gpu(y)), (20, 20), (20.5, 20.5)):
            found = getattr(ga.to_gpu(x), f"__{name}__")(on_device)
            same(found, getattr(x, f"__{name}__")(other).astype(found.dtype))
    assert (ga.to_gpu(x) == None) is False  # noqa: E711


def test_powers() -> None:
    x = np.abs(random(100)) + np.float32(0.1)
    for exponent in (2, 0.5, -1, 3):
        same(ga.to_gpu(x) ** exponent, x**exponent, 1e-4)
    same(2 ** ga.to_gpu(x), 2**x, 1e-4)
    same(ga.to_gpu(x) ** ga.to_gpu(x), x**x, 1e-4)
    whole = np.arange(-4, 5, dtype=np.int32)
    same(ga.to_gpu(whole) ** 3, whole**3)
    z = random(20, "c8")
    same(ga.to_gpu(z) ** 2, z**2, 1e-4)
    same(ga.to_gpu(z) ** 1.5, z**1.5, 1e-3)
    same(abs(ga.to_gpu(z)), np.abs(z), 1e-5)
    array = ga.to_gpu(x)
    array **= 2
    same(array, x**2, 1e-5)


def test_absolute_values_and_conversions() -> None:
    for dtype in DTYPES[:7]:
        x = random(30, dtype)
        if np.dtype(dtype).kind != "u":
            x[::2] *= -1
        same(abs(ga.to_gpu(x)), np.abs(x))
        for other in ("f4", "i4", "f8", "u1", "?", "c8"):
            expected = x.astype(other) if not (np.dtype(other).kind == "u" and x.min() < 0) else None
            if expected is not None:
                same(ga.to_gpu(x).astype(other), expected)
    z = random(30, "c8")
    same(ga.to_gpu(z).real, z.real)
    same(ga.to_gpu(z).imag, z.imag)
    same(ga.to_gpu(z).conj(), z.conj())
    same(ga.to_gpu(z.real.copy()).imag, np.zeros(30, "f4"))
    same(ga.to_gpu(z).astype("c16"), z.astype("c16"))


def test_half_precision() -> None:
    x, y = random(64, "f2"), random(64, "f2", 2)
    same(ga.to_gpu(x) + ga.to_gpu(y), x + y, 1e-3)
    same(ga.to_gpu(x) * 2, x * np.float16(2), 1e-3)
    same(ga.to_gpu(x).astype("f4"), x.astype("f4"))
    same(ga.to_gpu(x.astype("f4")).astype("f2"), x)
    same(ga.to_gpu(x) > 0, (x > 0).astype("f2"))
    same(module("cumath").exp(ga.to_gpu(x)), np.exp(x), 1e-2)
    same(ga.max(ga.to_gpu(x)), x.max())


# Filling, choosing


def test_filled_and_counting_arrays() -> None:
    for dtype in DTYPES:
        same(ga.zeros((3, 5), dtype), np.zeros((3, 5), dtype))
        same(ga.ones((3, 5), dtype, order="F"), np.ones((3, 5), dtype, order="F"))
        same(ga.empty(7, dtype).fill(9), np.full(7, 9, dtype))
        if np.dtype(dtype).kind != "c":
            same(ga.arange(1, 40, 3, dtype=dtype), np.arange(1, 40, 3, dtype=dtype))
    same(ga.arange(10), np.arange(10))
    same(ga.arange(0, 1, 0.125), np.arange(0, 1, 0.125))
    same(ga.arange(5, -5, -2, dtype="i4"), np.arange(5, -5, -2, dtype="i4"))
    same(ga.empty((2, 0), "f4"), np.empty((2, 0), "f4"))
    same(ga.zeros(np.array([2, 3]), "f4"), np.zeros((2, 3), "f4"))
    same(ga.empty((2, 0), "f4") + 1, np.empty((2, 0), "f4"))
    host = np.asfortranarray(random((3, 4)))
    like = ga.zeros_like(ga.to_gpu(host))
    assert like.flags.f_contiguous and not like.get().any()
    same(ga.ones_like(host, dtype="i8"), np.ones_like(host, dtype="i8"))
    same(ga.to_gpu(np.arange(9)).reverse(), np.arange(9)[::-1])


def test_elements_are_taken_and_put() -> None:
    x, y, places = random(50), random(50, seed=2), np.array([7, 3, 3, 0, 49], np.int32)
    on_x, on_y, at = ga.to_gpu(x), ga.to_gpu(y), ga.to_gpu(places)
    same(ga.take(on_x, at), x[places])
    for found, expected in zip(ga.multi_take([on_x, on_y] * 10, at), [x[places], y[places]] * 10):
        same(found, expected)
    expected = np.zeros(60, "f4")
    targets = np.array([5, 1, 9], np.int32)
    expected[targets] = x[:3]
    same(ga.multi_put([on_x[:3]], ga.to_gpu(targets), dest_shape=60)[0], expected)
    expected[targets] = x[places[:3] + 1]
    found = ga.multi_take_put([on_x], ga.to_gpu(targets), at[:3], dest_shape=60, src_offsets=[1])
    same(found[0], expected)
    raises(TypeError, "indices are of integers", lambda: ga.take(on_x, on_y))
    raises(ValueError, "astype() makes them alike", lambda: ga.multi_take([on_x, on_y.astype("f8")], at))


def test_conditions() -> None:
    x, y = random(90), random(90, seed=2)
    on_x, on_y = ga.to_gpu(x), ga.to_gpu(y)
    same(ga.if_positive(on_x, on_x, on_y), np.where(x > 0, x, y))
    same(ga.where(on_x > on_y, on_x, on_y), np.where(x > y, x, y))
    same(ga.where(on_x > 0, on_x, 0), np.where(x > 0, x, np.float32(0)))
    same(ga.maximum(on_x, on_y), np.maximum(x, y))
    same(ga.minimum(on_x, 0.25), np.minimum(x, np.float32(0.25)))
    same(ga.logical_and(on_x > 0, on_y > 0), (x > 0) & (y > 0))
    same(ga.logical_or(on_x > 0, on_y > 0), (x > 0) | (y > 0))
    same(ga.logical_not(on_x > 0), x <= 0)
    raises(ValueError, "the shapes differ", lambda: ga.if_positive(on_x, on_x[1:], on_y))


def test_arrays_are_joined() -> None:
    x, y = random((3, 4)), random((2, 4), seed=2)
    same(ga.concatenate((ga.to_gpu(x), ga.to_gpu(y))), np.concatenate((x, y)))
    same(ga.concatenate((ga.to_gpu(x), ga.to_gpu(x)), axis=1), np.concatenate((x, x), axis=1))
    for axis in (0, 1, 2, -1):
        same(ga.stack((ga.to_gpu(x), ga.to_gpu(2 * x)), axis=axis), np.stack((x, 2 * x), axis=axis))
    raises(ValueError, "cannot be joined", lambda: ga.concatenate((ga.to_gpu(x), ga.to_gpu(y)), axis=1))


# Programs' own kernels


def test_a_kernel_for_each_element() -> None:
    kernel = module("elementwise").ElementwiseKernel(
        "float a, float *x, float b, float *y, float *z", "z[i] = a*x[i] + b*y[i]"
    )
    for count in MANY:
        x, y = random(count), random(count, seed=2)
        z = ga.zeros(count, np.float32)
        kernel(5, ga.to_gpu(x), 6, ga.to_gpu(y), z)
        same(z, 5 * x + 6 * y, 1e-5)
    z = ga.zeros(100, np.float32)
    count = module("elementwise").ElementwiseKernel("float *x", "x[i] = i", "count")
    expected = np.zeros(100, "f4")
    for part in (slice(10, 50, 7), slice(-3, None), slice(90, 80, -2)):
        count(z, slice=part)
        expected[part] = np.arange(100)[part]
        same(z, expected)
    count(z, range=slice(60, 70))
    expected[60:70] = np.arange(60, 70)
    same(z, expected)
    for name in ("range", "slice"):
        raises(TypeError, f"{name}: a slice is expected", functools.partial(count, z, **{name: (2, 8)}))


def test_a_kernel_of_threads_with_contexts_of_their_own() -> None:
    """Between two reads of what the latest call kept, another thread may have written it."""
    reads = []

    class Watched(module("elementwise").ElementwiseKernel):  # type: ignore[misc]
        @property
        def _latest(self) -> Any:
            reads.append(1)
            return self.kept

        @_latest.setter
        def _latest(self, value: Any) -> None:
            self.kept = value

    kernel = Watched("float *x", "x[i] = i", "count")
    array = ga.zeros(10, np.float32)
    for calls in (1, 2):
        kernel(array)
        assert len(reads) == calls


def test_linear_combinations() -> None:
    """The factors' dtypes are told apart from those of the arrays."""
    make = module("elementwise").get_linear_combination_kernel
    kernel, textures = make(((False, np.float64, np.float32), (True, np.int32, np.float32)), np.float32)
    x, y = random(10), random(10, seed=2)
    z = ga.zeros(10, np.float32)
    arrays = ga.to_gpu(x), ga.to_gpu(np.array([3], np.int32)), ga.to_gpu(y), z
    values = [0.1, *[array.gpudata for array in arrays], 10]
    kernel.prepared_call((1, 1), (32, 1, 1), *values)
    same(z, (0.1 * x + 3 * y).astype("f4"), 1e-5)
    assert textures == []


def test_kernels_that_libraries_ask_for_by_name() -> None:
    elementwise, kind = module("elementwise"), np.dtype("f4")
    x = random(10)
    first, z = ga.to_gpu(x), ga.zeros(10, kind)
    for kernel, values, expected in (
        (elementwise.get_axpbz_kernel(kind, kind), (2, first.gpudata, 3), 2 * x + 3),
        (elementwise.get_rdivide_elwise_kernel(kind, kind), (first.gpudata, 3), 3 / x),
        (
            elementwise.get_binary_func_scalar_kernel("fmaxf", kind, kind, kind),
            (first.gpudata, 0.5),
            np.maximum(x, 0.5),
        ),
    ):
        kernel.prepared_call((1, 1), (32, 1, 1), *values, z.gpudata, 10)
        same(z, expected.astype(kind), 1e-5)
    grid, block = ga.splay(1000)
    assert grid[0] * block[0] >= 1000 and (first._grid, first._block) == ga.splay(10)


def test_reductions() -> None:
    for dtype in ("f4", "f8", "i4", "i8", "c8", "c16"):
        for count in MANY:
            x, y = random(count, dtype), random(count, dtype, 2)
            on_x, on_y = ga.to_gpu(x), ga.to_gpu(y)
            tolerance = 1e-3 if x.dtype.itemsize // (1 + (x.dtype.kind == "c")) == 4 else 1e-9
            scale = float(np.abs(x).sum())
            for found, expected in (
                (ga.sum(on_x), x.sum(dtype=dtype)),
                (ga.dot(on_x, on_y), np.sum(x * y, dtype=dtype)),
            ):
                assert found.shape == () and found.dtype == x.dtype
                assert abs(found.get()[()] - expected) <= tolerance * scale * 50
            if x.dtype.kind != "c":
                same(ga.max(on_x), x.max())
                same(ga.min(on_x), x.min())
    x = random((30, 40))
    same(ga.sum(ga.to_gpu(x), dtype=np.float64), x.sum(dtype="f8"), 1e-9)
    places = np.array([3, 5, 1100], np.int32)
    at = ga.to_gpu(places)
    same(ga.subset_sum(at, ga.to_gpu(x)), x.ravel()[places].sum(), 1e-5)
    same(ga.subset_max(at, ga.to_gpu(x)), x.ravel()[places].max())
    same(ga.subset_dot(at, ga.to_gpu(x), ga.to_gpu(x)), np.sum(x.ravel()[places] ** 2), 1e-5)
    assert ga.to_gpu(x).any().get() and ga.to_gpu(x).all().get() and not ga.zeros(70000, "i4").any().get()
    assert not ga.all(ga.arange(70000)).get()
    assert ga.sum(ga.empty(0, "f4")).get() == 0
    raises(ValueError, "without elements", lambda: ga.max(ga.empty(0, "f4")))


def test_products_pair_elements_by_their_places() -> None:
    """Whatever the order of each array in memory."""
    folds = module("gpuarray.folds")
    x, y = random((3, 4)), random((4, 3), seed=2).T
    whole, folds._reduced = folds._reduced, lambda kernel, arrays, *more: arrays
    try:
        for first, second in (
            ga.dot(ga.to_gpu(x), ga.to_gpu(y)),
            ga.subset_dot(ga.arange(2), ga.to_gpu(x), ga.to_gpu(y))[1:],
        ):
            same(first, x)
            same(second, y)
            assert first.strides == second.strides
    finally:
        folds._reduced = whole


def test_a_reduction_of_one_s_own() -> None:
    x, y = random(30_000), random(30_000, seed=2)
    on_x, on_y = ga.to_gpu(x), ga.to_gpu(y)
    kernel = module("reduction").ReductionKernel(
        np.float32, neutral="0", reduce_expr="a+b", map_expr="k * x[i] * y[i]", arguments="float *x, float k, float *y"
    )
    same(kernel(on_x, 2, on_y), np.float32(2 * np.dot(x.astype("f8"), y)), 1e-2)
    out = ga.zeros(4, np.float32)
    assert kernel(on_x, 2, on_y, out=out) is out
    same(kernel(on_x, 2, on_y, slice=slice(10, None, 3)), np.float32(2 * np.dot(x[10::3].astype("f8"), y[10::3])), 1e-2)
    kind = module("tools").get_or_register_dtype("extremes_of_floats", np.dtype([("low", "f4"), ("high", "f4")]))
    extremes = module("reduction").ReductionKernel(
        kind,
        neutral="extremes_of_floats{1e30f, -1e30f}",
        reduce_expr="both(a, b)",
        map_expr="extremes_of_floats{x[i], x[i]}",
        arguments="float *x",
        preamble="struct extremes_of_floats { float low, high; };\n"
        "__device__ extremes_of_floats both(extremes_of_floats a, extremes_of_floats b)\n"
        "{ return {min(a.low, b.low), max(a.high, b.high)}; }",
    )
    assert extremes(on_x).get()[()] == np.array((x.min(), x.max()), kind)[()]


def test_scans() -> None:
    scan = module("scan")
    for dtype in ("i4", "i8", "u1", "f8"):
        inclusive = scan.InclusiveScanKernel(dtype, "a+b")
        exclusive = scan.ExclusiveScanKernel(dtype, "a+b", 0)
        for count in MANY:
            x = random(count, dtype)
            expected = np.cumsum(x, dtype=dtype)
            same(inclusive(ga.to_gpu(x), ga.empty(count, dtype)), expected, 1e-9)
            same(exclusive(ga.to_gpu(x)), np.concatenate((np.zeros(1, dtype), expected[:-1])), 1e-9)
    x = random(200_001, "i4")
    running = scan.InclusiveScanKernel(np.int32, "max(a, b)")
    array = ga.to_gpu(x)
    assert running(array) is array
    same(array, np.maximum.accumulate(x))
    last = scan.InclusiveScanKernel(np.int32, "b")  # not commutative
    same(last(ga.to_gpu(x)), x)
    first = scan.InclusiveScanKernel(np.int32, "a")
    same(first(ga.to_gpu(x)), np.full_like(x, x[0]))
    raises(ValueError, "neutral is missing", lambda: scan.ExclusiveScanKernel(np.int32, "a+b"))


def test_mathematical_functions() -> None:
    cumath = module("cumath")
    small = np.linspace(-0.9, 0.9, 101)
    for dtype, tolerance in (("f4", 1e-5), ("f8", 1e-12), ("c8", 1e-4), ("c16", 1e-11)):
        x = small.astype(dtype)
        if np.dtype(dtype).kind == "c":
            x = x + np.asarray(1j * small[::-1] * 0.7, dtype)
        for name in (
            "exp",
            "sqrt",
            "log",
            "log10",
            "sin",
            "cos",
            "tan",
            "asin",
            "acos",
            "atan",
            "sinh",
            "cosh",
            "tanh",
            "fabs",
        ):
            given = np.abs(x).astype(dtype) + 1 if x.dtype.kind == "f" and name in ("sqrt", "log", "log10") else x
            numpy_s = getattr(np, {"asin": "arcsin", "acos": "arccos", "atan": "arctan", "fabs": "abs"}.get(name, name))
            same(getattr(cumath, name)(ga.to_gpu(given)), numpy_s(given), tolerance)
    x, y = random(40), np.abs(random(40, seed=2)) + 1
    same(cumath.floor(ga.to_gpu(x)), np.floor(x))
    same(cumath.ceil(ga.to_gpu(x), out=ga.empty(40, "f4")), np.ceil(x))
    same(cumath.fmod(ga.to_gpu(x), ga.to_gpu(y)), np.fmod(x, y), 1e-5)
    for found, expected in zip(cumath.modf(ga.to_gpu(x)), np.modf(x)):
        same(found, expected)
    significands, exponents = np.frexp(x)
    for found, expected in zip(cumath.frexp(ga.to_gpu(x)), (significands, exponents.astype("f4"))):
        same(found, expected)
    same(cumath.ldexp(ga.to_gpu(significands), ga.to_gpu(exponents.astype("f4"))), x)


def test_vector_types() -> None:
    host = np.zeros(20, ga.vec.float4)
    host["x"] = np.arange(20)
    array = ga.to_gpu(host)
    module("elementwise").ElementwiseKernel("float4 *v, float4 by", "v[i].y = v[i].x * by.z")(
        array, ga.vec.make_float4(1, 2, 3, 4)
    )
    assert (array.get()["y"] == 3 * np.arange(20)).all()
    assert not ga.zeros(3, ga.vec.double2).get()["y"].any()
    assert ga.vec.make_float3(1, z=3, y=2) == ga.vec.make_float3(1, 2, 3)
    raises(TypeError, "3 numbers are expected, as x, y, z; 2 were given", lambda: ga.vec.make_float3(1, z=2))


# Memory, other libraries, mistakes


def test_allocators_and_pools() -> None:
    pool = module("tools").DeviceMemoryPool()
    array = ga.to_gpu(random(1000), allocator=pool.allocate)
    other = array + array
    assert pool.active_blocks == 2 and other.allocator == pool.allocate
    del array, other
    gc.collect()
    assert (pool.active_blocks, pool.held_blocks) == (0, 2)
    pool.stop_holding()


def test_other_libraries_see_the_memory() -> None:
    host = random((5, 6))
    array = ga.to_gpu(host)
    about = array[:, ::2].__cuda_array_interface__
    assert about["shape"] == (5, 3) and about["strides"] == (24, 8) and about["typestr"] == "<f4"
    again = ga.as_gpuarray(type("Other", (), {"__cuda_array_interface__": about})())
    same(again, host[:, ::2])
    assert again.ptr == array.ptr
    theirs = type("Other", (), {"__cuda_array_interface__": about, "_memory": "their own name"})()
    same(ga.as_gpuarray(theirs), host[:, ::2])
    assert array.__dlpack_device__() == (2, 0)

    class Tensor:
        __dlpack__, __dlpack_device__ = array.__dlpack__, array.__dlpack_device__

    tensor = ga.as_gpuarray(Tensor())
    same(tensor, host)
    assert tensor.ptr == array.ptr
    without = type("Other", (), {"__cuda_array_interface__": {"shape": (3,)}})()
    raises(TypeError, "has no version", lambda: ga.as_gpuarray(without))
    raises(TypeError, "an array of the device or the host", lambda: ga.as_gpuarray(3))
    raises(BufferError, "DLPack cannot hold", ga.zeros(3, ga.vec.float2).__dlpack__)


def test_pickles_and_texts() -> None:
    for host in (random((3, 4)), np.asfortranarray(random((3, 4))), np.float32(3) * np.ones(())):
        array = pickle.loads(pickle.dumps(ga.to_gpu(host)))
        same(array, host)
        assert array.strides == np.asarray(host).strides
        assert str(array) == str(np.asarray(host)) and repr(array) == repr(np.asarray(host))


def test_what_cannot_be() -> None:
    array = ga.to_gpu(random((4, 4)))
    raises(RuntimeError, "copy() makes one that is", lambda: array[:, 1] + 1)
    raises(RuntimeError, "copy() makes one that is", lambda: ga.sum(array[:, 1]))
    raises(TypeError, "to_gpu() copies it to the device", lambda: array + np.ones((4, 4), "f4"))
    raises(TypeError, "to_gpu() copies it to the device", lambda: np.ones((4, 4), "f4") + array)
    raises(TypeError, "cannot be hashed", lambda: hash(array))
    raises(ValueError, "any() or all()", lambda: bool(array))
    raises(ValueError, "cannot have the shape", lambda: array.reshape(5, 3))
    raises(ValueError, "an axis cannot be negative", lambda: array.reshape(-2, -8))
    for axes in ((0,), (0, 0), (0, 3), (0, -3), (-1, -1), (0, 1, 2)):
        raises(ValueError, "each of the 2 axes is expected once", lambda: array.transpose(axes))
    raises(IndexError, "out of range for axis 1", lambda: array[0, 4])
    raises(IndexError, "too many", lambda: array[0, 0, 0])
    raises(
        IndexError,
        "axis 0: an int, a slice, an ellipsis or None is expected, got ndarray",
        lambda: array[np.array([0, 1])],
    )
    raises(TypeError, "Python's objects", lambda: ga.empty(3, object))
    raises(ValueError, "base is given without gpudata", lambda: ga.GPUArray(4, np.float32, base=array))
    raises(ValueError, "strides: one for each axis", lambda: ga.GPUArray((3,), "f4", strides=(4, 4)))
    raises(TypeError, "a GPUArray or a number is expected, got ndarray", lambda: ga.logical_and(array, np.ones((4, 4))))
    raises(TypeError, "no arithmetic", lambda: ga.empty(3, [("a", "i4")]) + 1)
    raises(ValueError, "no type of C is known", lambda: ga.empty(3, [("a", "i4")]).reverse())
    raises(ValueError, "astype(dtype.newbyteorder('='))", lambda: ga.zeros(3, ">f4") + 1)
    raises(TypeError, "astype()", lambda: ga.empty(3, "i4").fill(2.5))
    raises(TypeError, "a number is expected, got None", lambda: array.fill(None))
    raises(TypeError, "a number is expected, got '1'", lambda: array.fill("1"))
    with_parts = ga.zeros((4, 4), "c8")
    for work in (array.__iadd__, array.__ipow__, lambda other: array.mul_add(1, other, 1, out=array)):
        raises(TypeError, "astype(numpy.complex64)", lambda: work(with_parts))
    raises(drv.LogicError, "cuda_ctypes.core.texture", lambda: array.bind_to_texref(None))
    x, at = ga.to_gpu(random(4)), ga.to_gpu(np.array([1, 0], "i4"))
    freed, short = ga.zeros(4, "f4"), ga.zeros(3, "f4")
    freed.gpudata.free()
    cumath = module("cumath")
    for work in (
        lambda out: ga.if_positive(x, x, x, out=out),
        lambda out: ga.where(x, x, x, out=out),
        lambda out: ga.maximum(x, x, out=out),
        lambda out: ga.minimum(x, 1, out=out),
        lambda out: x.mul_add(2, x, 3, out=out),
        lambda out: cumath.sqrt(x, out=out),
    ):
        raises(drv.LogicError, "it was freed", lambda: work(freed))
        raises(ValueError, "the same layout is expected", lambda: work(short))
        raises(TypeError, "out: a GPUArray", lambda: work(np.zeros(4, "f4")))
    raises(ValueError, "the same layout is expected", lambda: ga.take(x, at, out=short))
    raises(ValueError, "the same layout is expected", lambda: ga.logical_not(x, out=x))
    raises(TypeError, "other: a GPUArray", lambda: x.mul_add(2, 1, 3))
    raises(TypeError, "out: a GPUArray", lambda: ga.zeros(4, "c8").conj(out=5))
    scanned = module("scan").InclusiveScanKernel(np.float32, "a+b")
    raises(TypeError, "output_ary: a GPUArray", lambda: scanned(x, np.zeros(4, "f4")))
    raises(TypeError, "ary: an array of NumPy", lambda: x.get([0] * 4))
    raises(TypeError, "ary: an array of NumPy", lambda: x.set(5))
    raises(TypeError, "subset: indices are integers", lambda: ga.subset_sum(x, x))
    raises(TypeError, "subset: indices are integers", lambda: ga.subset_max(x, x))
    raises(TypeError, "an int or a tuple of ints", lambda: x.reshape("a"))
    raises(ValueError, "cannot be seen as", lambda: x.view("S"))
    raises(ValueError, "axis is 2, but there is 1 axis", lambda: ga.concatenate([x, x], 2))
    raises(drv.LogicError, "it was freed", lambda: ga.logical_and(x, freed))
    view, column = array[1], array[:, 1]
    array.gpudata.free()
    raises(drv.LogicError, "it was freed", lambda: array + 1)
    raises(drv.LogicError, "it was freed", view.get)
    raises(drv.LogicError, "it was freed", lambda: column.fill(1))
    other = drv.Device(0).make_context()
    try:
        there = ga.zeros(4, "f4")
    finally:
        other.pop()
    same(there + 1, np.ones(4, "f4"))
    same(there, np.zeros(4, "f4"))
    assert there.ptr == there.__cuda_array_interface__["data"][0], (
        "copies and other libraries may use memory of any context"
    )
    other.detach()
    raises(drv.LogicError, "its context has ended", there.get)


def test_arrays_of_two_devices() -> None:
    if drv.Device.count() < 2:
        raise SkipTest("there is one device")
    here, second = drv.Context.get_current(), drv.Device(1)
    assert here is not None
    x = ga.to_gpu(np.arange(5, dtype="f4"))
    there = second.make_context()
    try:
        y = ga.to_gpu(np.arange(5, dtype="f4"))
        same((y + y).get(), 2 * np.arange(5, dtype="f4"))
    finally:
        there.pop()
    same(y, np.arange(5, dtype="f4"))
    remedy = "enable_peer_access" if here.get_device().can_access_peer(second) else "copy it by get() and set()"
    for work in (lambda: x + y, lambda: y + 1, lambda: ga.dot(x, y), lambda: ga.maximum(x, y), lambda: y.fill(1)):
        raises(drv.LogicError, remedy, work)
    same(x + 1, np.arange(1, 6, dtype="f4"))
    if here.get_device().can_access_peer(second):
        here.enable_peer_access(there)
        try:
            same(x + y, 2 * np.arange(5, dtype="f4"))
            same(y + 1, np.arange(1, 6, dtype="f4"))
        finally:
            here.disable_peer_access(there)
        raises(drv.LogicError, remedy, lambda: x + y)
    there.detach()


def test_what_the_device_is_like() -> None:
    tools, characterize = module("tools"), module("characterize")
    data = tools.DeviceData()
    assert data.register_allocation_unit == "warp"
    assert data.warp_size == 32 and tools.OccupancyRecord(data, 256).occupancy == 1
    raises(ValueError, "a block has at least 1", lambda: tools.OccupancyRecord(data, 0))
    assert characterize.has_double_support() and characterize.platform_bits() == 64
    assert characterize.sizeof("pair", "struct pair { char a; double b; };") == 16


def test_random_numbers() -> None:
    curandom = module("curandom")
    for dtype in ("f4", "f8"):
        found = curandom.rand((100, 1000), dtype).get()
        assert found.shape == (100, 1000) and found.dtype == dtype and found.min() >= 0 and found.max() < 1
        assert abs(found.mean() - 0.5) < 0.01 and abs(found.std() - 12**-0.5) < 0.01
        assert abs(np.corrcoef(found[:, :-1].ravel(), found[:, 1:].ravel())[0, 1]) < 0.02
    for dtype in ("i4", "u4", "i8", "u8"):
        found = curandom.rand(100_000, dtype).get()
        assert np.unique(found).size > 99_000 and abs(np.mean(found % 2) - 0.5) < 0.02
    assert (curandom.rand(100).get() != curandom.rand(100).get()).any()
    raises(NotImplementedError, "no random numbers", lambda: curandom.rand(3, "c8"))


def test_curand_s_generators() -> None:
    curandom = module("curandom")
    try:
        assert curandom.get_curand_version() >= (10, 0, 0)
    except drv.Error as error:
        raise SkipTest(f"cuRAND is not installed: {error}") from None
    if ON_STANDIN:
        raise SkipTest("cuRAND does not start on the stand-in")
    count = 200_001
    kinds = "XORWOW", "MRG32k3a", "Sobol32", "ScrambledSobol32", "Sobol64", "ScrambledSobol64"
    for kind in kinds:
        generator = getattr(curandom, f"{kind}RandomNumberGenerator")()
        for dtype in ("f4", "f8"):
            uniform = generator.gen_uniform(count, dtype).get()
            assert uniform.min() >= 0 and uniform.max() <= 1 and abs(uniform.mean() - 0.5) < 0.01
            assert abs(uniform.std() - 12**-0.5) < 0.01
            normal = generator.gen_normal((3, count // 3), dtype).get()
            assert abs(normal.mean()) < 0.02 and abs(normal.std() - 1) < 0.02
            assert abs((np.abs(normal) < 1).mean() - 0.6827) < 0.01
            log_normal = np.log(generator.gen_log_normal(count, dtype, 0.5, 0.25).get())
            assert abs(log_normal.mean() - 0.5) < 0.02 and abs(log_normal.std() - 0.25) < 0.02
        for mean in (0.5, 7.0, 800.0):
            for dtype in ("u4", "f4", "f8"):
                events = generator.gen_poisson(count, dtype, mean).get().astype("f8")
                assert abs(events.mean() - mean) < 0.03 * mean and abs(events.var() - mean) < 0.05 * mean
        bits = generator.gen_uniform(count, "u8" if kind.endswith("64") else "u4").get()
        assert np.unique(bits).size > count * 0.98
        words = generator.gen_uniform(count, "u4").get()
        assert np.unique(words).size > count * 0.98 and abs(words.mean() / 2**32 - 0.5) < 0.02
        raises(NotImplementedError, "no normal distribution", lambda: generator.gen_normal(3, "i4"))
    make = curandom.XORWOWRandomNumberGenerator
    seeds = lambda n: np.full(n, 7, np.int32)  # noqa: E731
    first, second, third = make(seeds), make(seeds), make(seeds, 100)
    numbers = first.gen_uniform(1000, np.float32).get()
    same(second.gen_uniform(1000, np.float32), numbers)
    same(third.gen_uniform(900, np.float32), numbers[100:])
    fourth = make(seeds)
    fourth.call_skip_ahead(100)
    same(fourth.gen_uniform(900, np.float32), numbers[100:])
    fourth.call_skip_ahead_sequence(1)
    assert (fourth.gen_uniform(900, np.float32).get() != numbers[:900]).any()
    raises(TypeError, "an array of int32", lambda: make(lambda n: np.zeros(n, np.int64)))
    raises(ValueError, "seeds are expected", lambda: make(lambda n: np.zeros(1, np.int32)))
    vectors = curandom.generate_direction_vectors(3)
    assert vectors.shape == (3, 32) and vectors.get()[0, 0] == 1 << 31
    even = curandom.Sobol32RandomNumberGenerator(vectors).gen_uniform(1 << 12, np.float32).get()
    assert np.histogram(even, 64, (0, 1))[0].max() <= 65, "they fill the range evenly"


def test_kernels_that_are_linked() -> None:
    source = "__global__ void f() {}"
    with tempfile.TemporaryDirectory() as folder:
        words = f"there is no library 'cudadevrt' in {folder!r}"
        raises(OSError, words, lambda: compiler.DynamicSourceModule(source, cuda_libdir=folder))
    linker = module("linker")
    do, calls = linker.Linker._do, list[Any]()

    def noted(self: Any, *given: Any) -> Any:
        calls.append(given)
        return do(self, *given)

    linker.Linker._do = noted
    try:
        with tempfile.NamedTemporaryFile(prefix=os.fsdecode(b"\xfc")) as file:  # no text in UTF-8
            raises(drv.Error, "cuLinkAddFile", lambda: drv.Linker().add_file(file.name, drv.jit_input_type.PTX))
        assert os.fsencode(file.name) in calls[-1]
    finally:
        linker.Linker._do = do
    made = compiler.DynamicModule()
    raises(drv.LogicError, "nothing is linked yet", lambda: made.get_function("f"))
    made.add_source("__global__ void f(int *x) { *x = 2 * *x; }").link()
    value = np.array([21], np.int32)
    made.get_function("f")(drv.InOut(value), block=(1, 1, 1))
    assert value[0] == 42
    if ON_STANDIN:
        raise SkipTest("the stand-in links one piece of code")
    told: list[Any] = []
    made = compiler.DynamicModule(message_handler=lambda *said: told.append(said))
    made.add_source("extern __device__ int twice(int x); __global__ void f(int *x) { *x = twice(*x); }")
    other = compiler.compile("__device__ int twice(int x) { return 2 * x; }", options=["-rdc=true"], target="ptx")
    made.add_data(other, drv.jit_input_type.PTX, "other.ptx").link()
    made.get_function("f")(drv.InOut(value), block=(1, 1, 1))
    assert value[0] == 84 and told[-1][0] is True
    missing = compiler.DynamicModule()
    missing.add_source("extern __device__ int lost(int); __global__ void f(int *x) { *x = lost(3); }")
    raises(drv.Error, "lost", missing.link)


def test_the_benchmark_s_cases() -> None:
    from benchmarks.pycuda import cases

    for name, (work, moved) in cases("cuda_ctypes.pycuda", 1 << 12, np.ones(1 << 10, np.float32)).items():
        work()
        assert moved % (1 << 12) == 0, name


def test_templates_are_kept_on_disk() -> None:
    with tempfile.TemporaryDirectory() as folder:
        before = os.environ.get("PYCUDA_CACHE_DIR")
        os.environ["PYCUDA_CACHE_DIR"] = folder
        try:
            module("elementwise").ElementwiseKernel("float *x", "x[i] = 12345", "kept")(ga.zeros(3, "f4"))
        finally:
            os.environ.pop("PYCUDA_CACHE_DIR")
            if before is not None:
                os.environ["PYCUDA_CACHE_DIR"] = before
        assert any(files for _, _, files in os.walk(folder)), "nothing was kept"


TESTS = {name: test for name, test in globals().items() if name.startswith("test_")}


def on_standin(test: Callable[[], None]) -> Callable[[], None]:
    @functools.wraps(test)
    def tried() -> None:
        try:
            test()
        except drv.Error as error:
            if not any(lack in str(error) for lack in LACKS):
                raise
            raise SkipTest(f"the stand-in cannot run this kernel: {str(error).partition(':')[0]}") from None

    return tried


def main() -> None:
    import cuda_ctypes.pycuda.autoinit

    if ON_STANDIN:
        compiler.TARGET = "ptx"
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PYCUDA_CACHE_DIR"] = folder  # not the user's
        report({name: on_standin(test) if ON_STANDIN else test for name, test in TESTS.items()})
    assert drv.Context.get_current() is cuda_ctypes.pycuda.autoinit.context


if __name__ == "__main__":
    main()
