"""Exchange of NumPy's arrays and this package's memory, in both directions, as plain functions.

test_interop.py runs them in an interpreter with NumPy. ``python -m tests.gpu.core.numpy_arrays`` prints their outcomes as JSON.
"""

from __future__ import annotations

import ctypes
import gc
import importlib.util
import itertools
import struct
import sys
import weakref
from typing import Any

from cuda_ctypes._floor import native
from cuda_ctypes.bindings import driver
from cuda_ctypes.core import Buffer, Device, LaunchConfig, LegacyPinnedMemoryResource, ObjectCode, launch
from cuda_ctypes.core.arrays import capsules
from cuda_ctypes.core.arrays.data_types import named
from cuda_ctypes.core.arrays.interfaces import device_address
from cuda_ctypes.core.texture import OpaqueArrayOptions
from cuda_ctypes.core.utils import StridedMemoryView
from tests.gpu.ptx import KERNELS, image
from tests.native.python_calls import python_calls
from tests.numpy_process import report

np: Any = importlib.import_module("numpy") if importlib.util.find_spec("numpy") else None
has_dlpack = hasattr(np, "from_dlpack")
"""NumPy 1.23 and newer."""


def opened() -> tuple[Any, Any]:
    device = Device(0)
    device.set_current()
    return device, device.default_stream


def pinned(size: int) -> Any:
    return LegacyPinnedMemoryResource().allocate(size, stream=opened()[1])


def raises(kinds: Any, work: Any) -> str:
    try:
        work()
    except kinds as error:
        return str(error)
    raise AssertionError(f"{kinds} was not raised")


def test_tensor_maps_know_the_types_of_numpy_again() -> None:
    device, stream = opened()
    buffer = device.allocate(1 << 16, stream=stream)

    def made(name: str) -> Any:
        return StridedMemoryView.from_buffer(buffer, (16, 16), dtype=np.dtype(name)).as_tensor_map((16, 16))

    if device.compute_capability < (9, 0):
        return
    for name in ("float16", "uint16") * 2:
        assert f"dtype={name.upper()}" in repr(made(name))
        assert "no type for int8" in raises(ValueError, lambda: made("int8"))


def test_numpy_reads_and_writes_a_buffer() -> None:
    buffer = pinned(64)
    arrays = [np.asarray(buffer)] + ([np.from_dlpack(buffer)] if has_dlpack else [])
    for number, array in enumerate(arrays, 1):
        assert array.shape == (64,) and array.itemsize == 1 and array.flags.writeable
        array[:] = number
        assert bytes(buffer.as_memoryview()) == bytes([number]) * 64


def echo(run: Any, out: Any, stream: Any) -> tuple[Any, ...]:
    """What the kernel ``echo`` wrote to ``out`` in this run."""
    out.fill(0, stream=stream)
    run()
    got = bytearray(80)
    out.copy_to(got, stream=stream)
    stream.sync()
    return struct.unpack("<i4xf4xqdQQQd", got[:64])


def test_scalars_reach_kernels() -> None:
    """Each dtype has its size, structured dtypes too. A wrong size is an error."""
    device, stream = opened()
    kernel = ObjectCode.from_ptx(image(KERNELS)).get_kernel("echo")
    one, out = LaunchConfig(grid=1, block=1), device.allocate(80, stream=stream)
    pair = np.array([(9, 1.0)], dtype=[("first", "u8"), ("second", "f8")])[0]
    given = [np.int32(-5), np.float32(1.5), np.int64(1 << 40), np.float64(2.5), np.uint8(7), np.int16(-2), pair]
    types = [np.int32, np.dtype("f4"), np.int64, np.float64, np.uint8, np.dtype("i2"), pair.dtype]
    prepared = kernel.prepare(stream, one, Buffer, *types)
    for run in (lambda: launch(stream, one, kernel, out, *given), lambda: prepared(out, *given)):
        for _ in range(2):
            echoed = echo(run, out, stream)
            assert echoed == (-5, 1.5, 1 << 40, 2.5, 7, 0xFFFE, 9, 1.0), echoed
    given[1] = np.float64(1.5)
    told = raises(TypeError, lambda: launch(stream, one, kernel, out, *given))
    assert "float64 is passed in 8 bytes, but the kernel's parameter has 4: pass a numpy.float32 or" in told, told
    given[0] = np.int64(-5)
    told = raises(TypeError, lambda: launch(stream, one, kernel, out, *given))
    assert "int64 is passed in 8 bytes, but the kernel's parameter has 4: pass an int" in told, told
    host = np.zeros(4)
    assert "device" in raises((TypeError, ValueError, BufferError), lambda: launch(stream, one, kernel, host, *given))
    given[0] = np.str_("t")  # 4 bytes
    assert "str_ cannot be passed to a kernel" in raises(TypeError, lambda: launch(stream, one, kernel, out, *given))


class Pair(ctypes.Structure):
    _fields_ = [("first", ctypes.c_uint64), ("second", ctypes.c_double)]


def test_scalars_reach_kernels_without_python() -> None:
    """From the second launch with values of the same types on, in core and in bindings."""
    device, stream = opened()
    kernel = ObjectCode.from_ptx(image(KERNELS)).get_kernel("echo")
    one, out = LaunchConfig(grid=1, block=1), device.allocate(80, stream=stream)
    types = ctypes.c_int32, ctypes.c_float, ctypes.c_int64, ctypes.c_double, ctypes.c_uint8, ctypes.c_int16, None
    address, function, queue = (int(item.handle) for item in (out, kernel, stream))
    numbers = [np.int32(-5), np.float32(1.5), np.int64(1 << 40), np.float64(2.5), np.uint8(7), np.int16(-2)]
    classes = [type(number) for number in numbers]

    def given() -> list[Any]:
        numbers[0] -= numbers[0].dtype.type(1)
        return [*numbers, Pair(9, 1.0)]

    def by_core() -> None:
        launch(stream, one, kernel, out, *given())

    def by_bindings() -> None:
        driver.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, queue, ((address, *given()), (ctypes.c_void_p, *types)), 0)

    for run, kinds in (
        (by_core, classes),
        (by_bindings, classes),
        (by_bindings, [np.int64, np.float64, np.int64, np.float64, np.int64, np.int64]),
    ):
        numbers[:] = [kind(number) for kind, number in zip(kinds, numbers)]
        for turn in range(4):
            echoed = echo(run, out, stream)
            assert echoed == (int(numbers[0]), 1.5, 1 << 40, 2.5, 7, 0xFFFE, 9, 1.0), (turn, echoed)
        if native.available():
            assert (called := python_calls(run)) == ["given"], called


def test_an_array_keeps_the_buffer() -> None:
    if not has_dlpack:
        return
    buffer = pinned(64)
    gone = weakref.ref(buffer)
    array = np.from_dlpack(buffer)
    part = array[3:5]
    del buffer, array
    gc.collect()
    assert gone() is not None
    part[:] = 7
    del part
    assert gone() is None


def test_numpy_refuses_device_memory() -> None:
    device, stream = opened()
    buffer = device.allocate(64, stream=stream)
    if has_dlpack:
        for _ in range(5):
            assert "device" in raises((RuntimeError, BufferError), lambda: np.from_dlpack(buffer)).lower()
    gc.collect()
    assert not capsules._exports


def test_numpy_asks_for_the_host_and_for_copies() -> None:
    if np.lib.NumpyVersion(np.__version__) < "2.1.0":
        return
    buffer = pinned(64)
    assert np.from_dlpack(buffer, device="cpu").shape == (64,)
    assert "copy=True" in raises(BufferError, lambda: np.from_dlpack(buffer, copy=True))


def test_views_of_arrays() -> None:
    array = np.arange(12, dtype=np.float32).reshape(3, 4)
    for given in (array, array.T, array[:, ::2], array[::-1], array[1], array[:0]):
        steps = tuple(stride // 4 for stride in given.strides)
        made = [StridedMemoryView.from_array_interface(given)]
        if hasattr(given, "__dlpack__"):
            made += [StridedMemoryView.from_dlpack(given, -1), StridedMemoryView.from_any_interface(given, -1)]
        for view in made:
            assert (view.ptr, view.shape) == (given.ctypes.data, given.shape) or not given.size
            assert (view.strides or steps) == steps or not given.size
            assert view.dtype == given.dtype and type(view.dtype) is type(given.dtype)
            assert (view.device_id, view.is_device_accessible, view.readonly) == (-1, False, False)
            assert view.exporting_obj is given


def test_arrays_of_views() -> None:
    if not has_dlpack:
        return
    array = np.arange(12, dtype=np.int16).reshape(3, 4)
    for given in (array, array.T, array[:, ::2], array[::-1]):
        back = np.from_dlpack(StridedMemoryView.from_array_interface(given))
        assert np.array_equal(back, given) and back.strides == given.strides and np.shares_memory(back, given)


def test_read_only_arrays() -> None:
    array = np.zeros(4)
    array.flags.writeable = False
    view = StridedMemoryView.from_array_interface(array)
    assert view.readonly
    if np.lib.NumpyVersion(np.__version__) >= "2.1.0":
        assert StridedMemoryView.from_dlpack(array, -1).readonly
        assert not np.from_dlpack(view).flags.writeable


def test_types() -> None:
    for code in ("?", *(f"{kind}{size}" for kind in "iu" for size in (1, 2, 4, 8)), "f2", "f4", "f8", "c8", "c16"):
        array = np.ones((2, 3), code)
        view = StridedMemoryView.from_array_interface(array)
        assert view.dtype == array.dtype
        if has_dlpack and code != "?" or np.lib.NumpyVersion(np.__version__) >= "1.25.0":
            back = np.from_dlpack(view)
            assert back.dtype == array.dtype and np.array_equal(back, array)
    for code in ("V4", "S3", "<U4", "<M8[ns]", "<m8[s]", ">f4", ">i2", "?", "c16"):
        known, ours = np.dtype(code), named(np.dtype(code).str)
        assert ours == known and (ours.name, ours.kind, ours.itemsize, ours.str, ours.byteorder) == (
            known.name,
            known.kind,
            known.itemsize,
            known.str,
            known.byteorder,
        ), code
    assert named("float32") == np.float32 and named("float32") != np.float64


def test_types_of_views_of_buffers() -> None:
    buffer = pinned(64)
    for given in (np.float32, np.dtype("f4"), "float32", "<f4"):
        view = StridedMemoryView.from_buffer(buffer, (4, 4), dtype=given)
        assert view.dtype == np.dtype("f4") and isinstance(view.dtype, np.dtype)
        assert view.view(dtype=np.int32).dtype == np.int32


def test_copies_to_the_device_and_back() -> None:
    device, stream = opened()
    buffer = device.allocate(4096, stream=stream)
    cube = np.arange(2 * 3 * 4, dtype=np.int32).reshape(2, 3, 4)
    for axes in itertools.permutations(range(3)):
        source = cube.transpose(axes)[::-1]
        target = np.zeros(source.shape[::-1], np.int32).T
        on_device = StridedMemoryView.from_buffer(buffer, source.shape, dtype=np.int32)
        on_device.copy_from(StridedMemoryView.from_array_interface(source), stream)
        on_device.copy_to(StridedMemoryView.from_array_interface(target), stream)
        assert np.array_equal(source, target), axes
    kinds = [np.dtype("f8"), np.dtype("i8"), "f8", "i8"]
    for one, other in itertools.permutations(
        [StridedMemoryView.from_buffer(buffer, (8,), dtype=kind) for kind in kinds], 2
    ):
        if one.dtype != other.dtype:
            assert "the types differ" in raises(ValueError, lambda one=one, other=other: one.copy_from(other, stream))


def test_formats_of_images() -> None:
    for name in ("uint8", "uint16", "uint32", "int8", "int16", "int32", "float16", "float32"):
        for given in (np.dtype(name), getattr(np, name)):
            assert OpaqueArrayOptions((4,), given, 1).format == name
    other = np.dtype("f4").newbyteorder()
    assert "'float32 of another byte order'" in raises(ValueError, lambda: OpaqueArrayOptions((4,), other, 1))


def test_images_keep_the_order_of_their_rows() -> None:
    """Otherwise the image would be transposed."""
    device, stream = opened()
    picture = device.create_opaque_array({"shape": (4, 3), "format": np.uint8, "num_channels": 1})
    rows = np.arange(12, dtype=np.uint8).reshape(3, 4)
    picture.copy_from(rows, stream=stream)
    back = picture.copy_to(np.zeros_like(rows), stream=stream)
    stream.sync()
    assert np.array_equal(back, rows)
    columns = np.asfortranarray(rows)
    for copy in (picture.copy_from, picture.copy_to):
        assert "not contiguous, row after row" in raises(BufferError, lambda: copy(columns, stream=stream))


def test_arrays_for_kernels() -> None:
    opened()
    array = np.zeros(4)
    assert "copy it to the device" in raises(TypeError, lambda: device_address(array))
    pinned_array = np.asarray(pinned(64))
    assert device_address(pinned_array) == pinned_array.ctypes.data


def test_nothing_is_left_of_many_arrays() -> None:
    buffer, array = pinned(64), np.zeros((3, 4))
    before = sys.getrefcount(buffer), sys.getrefcount(array)
    for _ in range(3000):
        StridedMemoryView.from_array_interface(array)
        if has_dlpack:
            np.from_dlpack(buffer)
            StridedMemoryView.from_dlpack(array, -1)
    gc.collect()
    assert (sys.getrefcount(buffer), sys.getrefcount(array)) == before and not capsules._exports


def test_an_array_that_ends_while_an_exception_is_raised() -> None:
    buffer = pinned(64)
    before = sys.getrefcount(buffer)
    if has_dlpack and native.available():
        for _ in range(3):
            assert "out of bounds" in raises(IndexError, lambda: np.from_dlpack(buffer)[64])
    assert sys.getrefcount(buffer) == before and not capsules._exports


def test_memory_of_numpys_in_a_buffer() -> None:
    array = np.arange(16, dtype=np.uint8)
    buffer = Buffer.from_handle(array.ctypes.data, array.nbytes, owner=array)
    assert buffer.__dlpack_device__() == (1, 0)
    if has_dlpack:
        assert np.shares_memory(np.from_dlpack(buffer), array)


def test_every_name_of_a_type_that_numpy_knows() -> None:
    for name in (
        *np.typecodes["AllInteger"],
        *np.typecodes["AllFloat"],
        "?",
        "double",
        "half",
        "intc",
        "M8[s]",
        "i2,i2",
    ):
        dtype = np.dtype(name)
        view = StridedMemoryView.from_array_interface(np.zeros(4, f"V{dtype.itemsize}"))
        assert view.view(dtype=name).dtype == dtype, name
    view = StridedMemoryView.from_array_interface(np.zeros(4, "i4"))
    assert "not understood" in raises(TypeError, lambda: view.view(dtype="nothing"))


TESTS = {name: test for name, test in globals().items() if name.startswith("test_")}


if __name__ == "__main__":
    report(TESTS)
