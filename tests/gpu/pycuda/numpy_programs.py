"""PyCUDA's programs with NumPy, as plain functions, which test_pycuda_numpy.py runs in an interpreter with NumPy.

``python -m tests.gpu.pycuda.numpy_programs`` prints their outcomes as JSON.
"""

from __future__ import annotations

import gc
import importlib
import importlib.util
import weakref
from typing import Any

import cuda_ctypes.pycuda.driver as drv
from tests.gpu.ptx import KERNELS, image
from tests.numpy_process import raises, report

np: Any = importlib.import_module("numpy") if importlib.util.find_spec("numpy") else None
ONE = {"block": (1, 1, 1)}


def kernels() -> Any:
    return drv.module_from_buffer(image(KERNELS))


def echoed(out: Any) -> Any:
    drv.Context.synchronize()
    return drv.from_device(out, 8, np.uint64)


def test_a_vector_addition_as_in_the_tutorial() -> None:
    a = np.random.randn(400).astype(np.float32)
    b = np.random.randn(400).astype(np.float32)
    dest = np.zeros_like(a)
    add = kernels().get_function("add_vectors")
    add(drv.Out(dest), drv.In(a), drv.In(b), np.int32(400), block=(400, 1, 1), grid=(1, 1))
    assert (dest == a + b).all()
    a_gpu = drv.mem_alloc(a.nbytes)
    drv.memcpy_htod(a_gpu, a)
    add(a_gpu, a_gpu, a_gpu, np.int32(400), block=(400, 1, 1))
    doubled = np.empty_like(a)
    drv.memcpy_dtoh(doubled, a_gpu)
    assert (doubled == 2 * a).all()
    add(drv.InOut(a), drv.In(b), drv.In(b), np.int32(400), block=(np.int64(400), 1, 1), grid=(np.int32(1), 1))
    assert (a == 2 * b).all()
    add(drv.Out(a), drv.In(b), drv.In(b), np.int32(400), block=np.array([400, 1, 1]), grid=np.array([1]))
    assert (a == 2 * b).all()


def test_scalars_reach_kernels() -> None:
    echo = kernels().get_function("echo")
    pair = np.array([(9, 1.0)], dtype=[("first", "u8"), ("second", "f8")])
    values = np.int32(-1), np.float32(1.0), np.int64(-2), np.float64(1.0), np.uint8(3), np.uint16(4)
    expected = [0xFFFFFFFF, 0x3F800000, 2**64 - 2, 0x3FF0000000000000, 3, 4, 9, 0x3FF0000000000000]
    for struct in (pair, pair[0]):
        out = drv.to_device(bytes(64))
        echo(out, *values, struct, **ONE)
        assert echoed(out).tolist() == expected
    out = drv.to_device(bytes(64))
    types = [np.intp, np.int32, np.float32, np.dtype("i8"), float, np.uint8, "H", pair.dtype]
    types[4] = np.float64
    echo.prepare(types).prepared_call((1, 1), (1, 1, 1), out, *values, pair[0].tobytes())
    assert echoed(out).tolist() == expected
    complex_number = np.complex128(3 + 4j)
    echo(out, *values, complex_number, **ONE)
    assert echoed(out).tolist()[6:] == np.array([3.0, 4.0]).view(np.uint64).tolist()
    echo.prepare("PifqdBHD").prepared_call((1, 1), (1, 1, 1), out, *values, 4 - 3j)
    assert echoed(out).tolist()[6:] == np.array([4.0, -3.0]).view(np.uint64).tolist()


def test_an_array_of_the_host_is_no_pointer() -> None:
    a = np.zeros(400, np.float32)
    try:
        kernels().get_function("add_vectors")(a, a, a, np.int32(400), **ONE)
    except TypeError as error:
        assert "argument 0 has 1600 bytes, but the kernel's parameter has 8; argument 0 is an array of the host" in str(
            error
        )
        assert "use In(), Out(), InOut() or to_device()" in str(error)
    else:
        raise AssertionError("it was launched")


def test_arrays_come_and_go() -> None:
    for order in "CF":
        a = np.asarray(np.arange(24, dtype=np.int32).reshape(4, 6), order=order)
        memory = drv.to_device(a)
        assert len(memory) == a.nbytes == len(drv.mem_alloc_like(a))
        assert (drv.from_device(memory, (4, 6), np.int32, order) == a).all()
        again = drv.from_device_like(memory, a)
        assert (again == a).all() and again.flags[f"{order}_CONTIGUOUS"]
    try:
        drv.memcpy_htod(memory, a[:, ::2])
    except BufferError as error:
        assert "contiguous" in str(error)
    else:
        raise AssertionError("a part of an array was taken for a whole one")
    dates = np.arange(3).astype("M8[s]")
    assert (drv.from_device(drv.to_device(dates), 3, "M8[s]") == dates).all()


def test_page_locked_arrays() -> None:
    flags = drv.host_alloc_flags
    assert drv.pagelocked_empty(np.array([3, 4]), np.float32).shape == (3, 4)
    assert drv.pagelocked_empty(np.int64(3), np.float32).shape == (3,)
    a = drv.pagelocked_empty((3, 4), np.float32, mem_flags=flags.DEVICEMAP)
    a[:] = np.arange(12).reshape(3, 4)
    assert a.shape == (3, 4) and a.dtype == np.float32 and a.flags.c_contiguous and a.flags.writeable
    assert type(a.base) is drv.PagelockedHostAllocation and len(a.base) == a.nbytes
    out = drv.mem_alloc(48)
    kernels().get_function("add_vectors")(
        out, np.intp(a.base.get_device_pointer()), np.intp(a.base.get_device_pointer()), np.int32(12), block=(12, 1, 1)
    )
    assert (drv.from_device(out, (3, 4), np.float32) == 2 * a).all()
    stream = drv.Stream()
    drv.memcpy_dtoh_async(a, out, stream)
    stream.synchronize()
    assert a[2, 3] == 22
    f = drv.pagelocked_zeros((3, 4), np.int16, order="F")
    assert f.flags.f_contiguous and not f.any()
    for like in (drv.pagelocked_empty_like(f), drv.pagelocked_zeros_like(f)):
        assert like.shape == f.shape and like.dtype == f.dtype and like.flags.f_contiguous
        assert type(like.base) is drv.PagelockedHostAllocation
    assert drv.pagelocked_empty(5, "u1").shape == (5,)
    records = drv.pagelocked_zeros(2, [("first", "i4"), ("second", "f8")])
    records["second"] = 1.5
    assert records[1]["second"] == 1.5 and not records["first"].any()
    for dtype in (
        np.dtype([("first", "i1"), ("second", "f8")], align=True),
        np.dtype({"names": ["first", "second"], "formats": ["i4", "f8"], "offsets": [8, 0], "itemsize": 24}),
        np.dtype("V8"),
    ):
        padded = drv.pagelocked_zeros((2, 3), dtype)
        assert padded.dtype == dtype and padded.shape == (2, 3) and padded.tobytes() == bytes(padded.nbytes)
        registered = drv.register_host_memory(drv.aligned_zeros(2, dtype))
        assert registered.dtype == dtype
    for arguments, kind, message in (
        (((3,), object), TypeError, "object has Python objects, which cannot be in memory for the device"),
        (((3,), "f4", "K"), drv.LogicError, "order is 'K', but must be 'C' or 'F'"),
        ((3.5, "f4"), TypeError, "shape: an int or a tuple of ints is expected, got 3.5"),
        ((-1, "f4"), ValueError, "shape is (-1,), but an axis cannot be negative"),
    ):
        raises(kind, message, lambda given=arguments: drv.pagelocked_empty(*given))


def test_an_array_keeps_its_memory() -> None:
    a = drv.pagelocked_zeros(1 << 16, np.uint8)
    memory = weakref.ref(a.base)
    view = a[6:].view(np.uint16)
    del a
    gc.collect()
    assert memory() is not None and not view.any(), "the memory is still there"
    del view
    gc.collect()
    assert memory() is None


def test_registered_arrays() -> None:
    a = drv.aligned_zeros((16, 16), np.float32)
    assert a.ctypes.data % 4096 == 0 and not a.any()
    assert drv.aligned_empty(10, np.uint8, alignment=64).ctypes.data % 64 == 0
    assert drv.aligned_zeros_like(a).shape == a.shape
    registered = drv.register_host_memory(a, flags=drv.mem_host_register_flags.DEVICEMAP)
    assert registered.ctypes.data == a.ctypes.data and registered.shape == a.shape
    registered[3, 4] = 5
    assert a[3, 4] == 5
    assert type(registered.base) is drv.RegisteredHostMemory
    out = drv.mem_alloc(a.nbytes)
    drv.memcpy_dtod(out, registered.base.get_device_pointer(), a.nbytes)
    assert drv.from_device_like(out, a)[3, 4] == 5
    registered.base.unregister()
    registered.base.unregister()
    again = drv.register_host_memory(a)
    del again
    gc.collect()
    drv.register_host_memory(a)
    raises(TypeError, "ary: a NumPy array is expected, got bytearray", lambda: drv.register_host_memory(bytearray(5)))
    raises(drv.LogicError, "not contiguous", lambda: drv.register_host_memory(a[:, ::2]))


def test_managed_arrays() -> None:
    a = drv.managed_zeros((2, 8), np.float32, mem_flags=drv.mem_attach_flags.GLOBAL)
    a += 1
    assert type(a.base) is drv.ManagedAllocation
    kernels().get_function("add_vectors")(a, a, a, np.int32(16), block=(16, 1, 1))
    drv.Context.synchronize()
    assert (a == 2).all()
    assert (np.asarray(a.base.as_buffer(a.nbytes)).view(np.float32) == 2).all()
    like = drv.managed_empty_like(a)
    assert like.shape == a.shape and int(like.base) == like.ctypes.data == like.base.get_device_pointer()
    assert not drv.managed_zeros_like(a).any()


def test_a_pool_of_page_locked_memory() -> None:
    pool = drv.PageLockedMemoryPool(drv.PageLockedAllocator(drv.host_alloc_flags.PORTABLE))
    a = pool.allocate((10, 10), np.float32)
    a.fill(1)
    where = a.ctypes.data
    assert type(a.base) is drv.PooledHostAllocation and pool.active_blocks == 1
    del a
    gc.collect()
    assert (pool.active_blocks, pool.held_blocks) == (0, 1)
    assert pool.allocate(100, np.float32).ctypes.data == where
    pool.stop_holding()


def test_pools_survive_their_program() -> None:
    pool = drv.DeviceMemoryPool()
    memory = pool.allocate(100)
    del pool
    gc.collect()
    drv.memset_d8(memory, 0, 100)


def test_arrays_of_the_device() -> None:
    matrix = np.arange(12, dtype=np.float32).reshape(3, 4)
    array = drv.matrix_to_array(matrix, "C")
    told = array.get_descriptor()
    assert (told.width, told.height, told.format, told.num_channels) == (4, 3, drv.array_format.FLOAT, 1)
    out = np.zeros_like(matrix)
    copy = drv.Memcpy2D()
    copy.set_src_array(array)
    copy.set_dst_host(out)
    copy.width_in_bytes = copy.dst_pitch = 16
    copy.height = 3
    copy(aligned=True)
    assert (out == matrix).all()
    told = drv.matrix_to_array(matrix, "F").get_descriptor()
    assert (told.width, told.height) == (3, 4)
    told = drv.make_multichannel_2d_array(np.zeros((5, 6, 4), np.uint8), "C").get_descriptor()
    assert (told.width, told.height, told.num_channels) == (6, 5, 4)
    pairs = drv.make_multichannel_2d_array(np.zeros((5, 6, 2), np.complex64), "C").get_descriptor()
    assert (pairs.width, pairs.height, pairs.num_channels) == (6, 5, 4)
    deep = drv.np_to_array(np.arange(24, dtype=np.complex64).reshape(2, 3, 4), "C").get_descriptor_3d()
    assert (deep.width, deep.height, deep.depth, deep.num_channels) == (4, 3, 2, 2)
    flat = drv.np_to_array(matrix, "C", allowSurfaceBind=True).get_descriptor_3d()
    assert (flat.depth, flat.flags) == (1, drv.array3d_flags.SURFACE_LDST | drv.array3d_flags.ARRAY3D_LAYERED)
    raises(TypeError, "arrays have no format for float64", lambda: drv.matrix_to_array(matrix.astype("f8"), "C"))
    for kind in (">f4", ">i2", ">f8", ">c8"):
        raises(
            TypeError, f"arrays have no format for {np.dtype(kind)}", lambda: drv.np_to_array(matrix.astype(kind), "C")
        )
    assert drv.matrix_to_array(matrix.astype("f8"), "C", allow_double_hack=True).get_descriptor().num_channels == 2


def test_nothing_is_copied_over_objects_of_python() -> None:
    memory = drv.to_device(np.arange(3.0))
    raises(
        TypeError, "dest: numpy.ndarray holds Python's objects", lambda: drv.memcpy_dtoh(np.empty(3, object), memory)
    )
    raises(TypeError, "holds Python's objects", lambda: drv.from_device(memory, 3, object))
    assert (drv.from_device(memory, 3, [("O", "f8")])["O"] == np.arange(3.0)).all()


def test_rows_of_parts_of_arrays() -> None:
    """A pitched copy begins at the first element of a view; the array around the view is the program's affair."""
    matrix = np.arange(24, dtype=np.uint8).reshape(4, 6)
    memory = drv.mem_alloc(64)
    for part, pitch, expected in (
        (matrix[1:3, 2:5], 6, [8, 9, 10, 14, 15, 16]),
        (matrix[::2, 1:4], 12, [1, 2, 3, 13, 14, 15]),
        (matrix[::-1], 6, [18, 19, 20]),
        (memoryview(bytes(range(24)))[3::5], 6, [3, 4, 5, 9, 10, 11]),
    ):
        copy = drv.Memcpy2D()
        copy.set_src_host(part)
        copy.src_pitch = pitch
        copy.set_dst_device(memory)
        copy.dst_pitch = copy.width_in_bytes = 3
        copy.height = len(expected) // 3
        copy(aligned=False)
        assert drv.from_device(memory, len(expected), np.uint8).tolist() == expected
    out = np.zeros((4, 6), np.uint8)
    back = drv.Memcpy3D()
    back.set_src_device(memory)
    back.set_dst_host(out[1:3, 2:5])
    back.src_pitch = back.width_in_bytes = 3
    back.dst_pitch, back.height, back.src_height, back.dst_height = 6, 2, 2, 2
    back()
    assert out[1:3, 2:5].ravel().tolist() == [3, 4, 5, 9, 10, 11] and out.sum() == 42
    out.flags.writeable = False
    for refused in (out[:, ::2], memoryview(bytes(8))[::2]):
        raises(BufferError, "", lambda refused=refused: back.set_dst_host(refused))
    raises(BufferError, "not contiguous", lambda: back.set_src_unified(matrix[:, ::2]))
    raises(TypeError, "devptr: a numpy.ndarray in the host's memory", lambda: back.set_src_device(matrix))


TESTS = {name: test for name, test in globals().items() if name.startswith("test_")}


def main() -> None:
    import cuda_ctypes.pycuda.autoinit

    report(TESTS)
    assert drv.Context.get_current() is cuda_ctypes.pycuda.autoinit.context


if __name__ == "__main__":
    main()
