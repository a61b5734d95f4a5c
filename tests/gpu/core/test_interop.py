"""Exchange of arrays with NumPy, CuPy, PyTorch and Numba. NumPy runs in an interpreter that has it; the others need a
GPU."""

from __future__ import annotations

import ctypes
import sys
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect
from tests.numpy_process import outcomes_of

NUMPY_TESTS = [
    "test_numpy_reads_and_writes_a_buffer", "test_an_array_keeps_the_buffer", "test_numpy_refuses_device_memory",
    "test_numpy_asks_for_the_host_and_for_copies", "test_views_of_arrays", "test_arrays_of_views",
    "test_read_only_arrays", "test_types", "test_types_of_views_of_buffers", "test_copies_to_the_device_and_back",
    "test_formats_of_images", "test_images_keep_the_order_of_their_rows", "test_arrays_for_kernels", "test_scalars_reach_kernels", "test_scalars_reach_kernels_without_python", "test_nothing_is_left_of_many_arrays", "test_memory_of_numpys_in_a_buffer",
    "test_an_array_that_ends_while_an_exception_is_raised", "test_tensor_maps_know_the_types_of_numpy_again",
    "test_every_name_of_a_type_that_numpy_knows",
]  # fmt: skip
"""The functions in tests/gpu/core/numpy_arrays.py, which is not imported here because it opens the driver."""


@pytest.fixture(scope="module")
def outcomes(package: Callable[[str], Any]) -> dict[str, str]:
    """Test with NumPy -> outcome: empty, or a traceback."""
    return outcomes_of("tests.gpu.core.numpy_arrays")


@pytest.mark.parametrize("name", NUMPY_TESTS)
def test_numpy(outcomes: dict[str, str], name: str) -> None:
    assert not outcomes[name], outcomes[name]


def test_no_test_of_numpys_is_forgotten(outcomes: dict[str, str]) -> None:
    assert sorted(outcomes) == sorted(NUMPY_TESTS)


# --- on a GPU only


def imported(name: str, on_standin: bool) -> Any:
    if on_standin:
        pytest.skip(f"the stand-in has no memory that {name} can use")
    return pytest.importorskip(name)


@pytest.fixture
def cupy(on_standin: bool, device: Any) -> Any:
    return imported("cupy", on_standin)


@pytest.fixture
def torch(on_standin: bool, device: Any) -> Any:
    found = imported("torch", on_standin)
    if not found.cuda.is_available():
        pytest.skip("this PyTorch was built without CUDA")
    return found


@pytest.fixture
def numba_cuda(on_standin: bool, device: Any) -> Any:
    imported("numba", on_standin)
    return pytest.importorskip("numba.cuda")


@pytest.fixture
def views(package: Callable[[str], Any]) -> Any:
    return package("core.utils").StridedMemoryView


@pytest.fixture
def address(package: Callable[[str], Any]) -> Any:
    return package("core.arrays.interfaces").device_address


def bytes_of(buffer: Any, core: Any, stream: Any) -> bytes:
    host = core.LegacyPinnedMemoryResource().allocate(buffer.size, stream=stream)
    buffer.copy_to(host, stream=stream)
    stream.sync()
    return bytes(host.as_memoryview())


def test_cupy_reads_and_writes_a_buffer(core: Any, cupy: Any, device: Any, stream: Any) -> None:
    buffer = device.allocate(256, stream=stream)
    buffer.fill(3, stream=stream)
    stream.sync()
    for array in (cupy.from_dlpack(buffer), cupy.asarray(buffer)):
        assert array.data.ptr == buffer.handle and array.nbytes == 256
        assert int(array.astype(cupy.int64).sum()) == 3 * 256
    cupy.asarray(buffer)[:128] = 9
    cupy.cuda.get_current_stream().synchronize()
    assert bytes_of(buffer, core, stream) == bytes([9]) * 128 + bytes([3]) * 128


def test_views_of_cupys_arrays(cupy: Any, views: Any, address: Any, stream: Any) -> None:
    for code in ("?", "i1", "u2", "i4", "i8", "f2", "f4", "f8", "c8", "c16"):
        array = cupy.ones((4, 6), dtype=code)
        for given in (array, array.T, array[:, ::2], array[::-1]):
            made = [
                views.from_dlpack(given, int(stream.handle)),
                views.from_cuda_array_interface(given, int(stream.handle)),
                views.from_any_interface(given, -1),
            ]
            for view in made:
                assert (view.ptr, view.shape) == (given.data.ptr, given.shape)
                assert view.dtype.itemsize == given.itemsize and view.dtype == given.dtype
                assert view.device_id == 0 and view.is_device_accessible and not view.readonly
                back = cupy.from_dlpack(view)
                assert back.data.ptr == given.data.ptr and back.strides == given.strides and back.dtype == given.dtype
            assert address(given) == given.data.ptr


def test_copies_of_cupys_arrays(cupy: Any, views: Any, stream: Any) -> None:
    source = cupy.arange(24, dtype=cupy.float32).reshape(4, 6)
    target = cupy.zeros((6, 4), dtype=cupy.float32).T
    views.from_dlpack(target, int(stream.handle)).copy_from(views.from_dlpack(source, int(stream.handle)), stream)
    stream.sync()
    assert bool((source == target).all())


def test_cupys_stream_is_waited_for(core: Any, cupy: Any, views: Any, device: Any, stream: Any) -> None:
    target = device.allocate(1 << 22, stream=stream)
    ours = views.from_buffer(target, (1 << 20,), dtype="f4")
    with cupy.cuda.Stream(non_blocking=True):
        for value in range(1, 20):
            array = cupy.full(1 << 20, value, dtype=cupy.float32)
            for _ in range(5):
                array = array * 1
            ours.copy_from(views.from_any_interface(array, int(stream.handle)), stream)
            stream.sync()
            del array
            assert float(cupy.from_dlpack(ours)[-1]) == value


def test_torch_reads_and_writes_a_buffer(core: Any, torch: Any, device: Any, stream: Any) -> None:
    buffer = device.allocate(256, stream=stream)
    buffer.fill(3, stream=stream)
    stream.sync()
    tensor = torch.from_dlpack(buffer)
    assert tensor.data_ptr() == buffer.handle and tensor.device.type == "cuda"
    assert int(tensor.to(torch.int64).sum()) == 3 * 256
    tensor[:128] = 9
    torch.cuda.synchronize()
    assert bytes_of(buffer, core, stream) == bytes([9]) * 128 + bytes([3]) * 128


def test_views_of_torchs_tensors(torch: Any, views: Any, address: Any, stream: Any) -> None:
    for name in (
        "bool",
        "int8",
        "uint8",
        "int16",
        "int32",
        "int64",
        "float16",
        "bfloat16",
        "float32",
        "float64",
        "complex64",
    ):
        tensor = torch.ones((4, 6), dtype=getattr(torch, name), device="cuda")
        for given in (tensor, tensor.T, tensor[:, ::2]):
            view = views.from_any_interface(given, int(stream.handle))
            assert (view.ptr, view.shape, view.strides) == (given.data_ptr(), tuple(given.shape), tuple(given.stride()))
            assert view._dtype.name == name and view.device_id == 0
            back = torch.from_dlpack(view)
            assert back.data_ptr() == given.data_ptr() and back.stride() == given.stride() and back.dtype == given.dtype
            assert address(given) == given.data_ptr()


def test_torchs_tensors_of_the_host(torch: Any, views: Any, address: Any) -> None:
    tensor = torch.arange(12, dtype=torch.float32).reshape(3, 4)
    view = views.from_dlpack(tensor, -1)
    assert (view.ptr, view.device_id, view.is_device_accessible) == (tensor.data_ptr(), -1, False)
    with pytest.raises(TypeError, match="copy it to the device"):
        address(tensor)
    fixed = tensor.pin_memory()
    assert address(fixed) == fixed.data_ptr()


def test_numba_reads_and_writes_a_buffer(core: Any, numba_cuda: Any, views: Any, device: Any, stream: Any) -> None:
    buffer = device.allocate(256, stream=stream)
    buffer.fill(3, stream=stream)
    stream.sync()
    array = numba_cuda.as_cuda_array(views.from_buffer(buffer, (64,), dtype="i4"))
    assert array.copy_to_host().tolist() == [0x03030303] * 64
    numpy = pytest.importorskip("numpy")
    plain = numba_cuda.as_cuda_array(buffer)
    plain[:128].copy_to_device(numpy.full(128, 9, "u1"))
    numba_cuda.synchronize()
    assert bytes_of(buffer, core, stream) == bytes([9]) * 128 + bytes([3]) * 128


def test_views_of_numbas_arrays(numba_cuda: Any, views: Any, address: Any, stream: Any) -> None:
    array = numba_cuda.device_array((4, 6), dtype="float32")
    view = views.from_any_interface(array, int(stream.handle))
    assert (view.ptr, view.shape, view.dtype) == (array.device_ctypes_pointer.value, (4, 6), "float32")
    assert address(array) == view.ptr


@pytest.mark.parametrize("library", ["cupy", "torch"])
def test_nothing_is_left_of_many_exchanges(
    request: pytest.FixtureRequest, package: Callable[[str], Any], views: Any, device: Any, stream: Any, library: str
) -> None:
    module = request.getfixturevalue(library)
    exports = package("core.arrays.capsules")._exports
    buffer = device.allocate(256, stream=stream)
    collect()
    before = sys.getrefcount(buffer), len(exports)
    for _ in range(5000):
        views.from_dlpack(module.from_dlpack(buffer), -1)
    collect()
    assert (sys.getrefcount(buffer), len(exports)) == before


@pytest.mark.parametrize("library", ["cupy", "torch"])
def test_foreign_arrays_live_until_the_end_of_the_interpreter(
    request: pytest.FixtureRequest, run_python: Callable[..., str], library: str
) -> None:
    request.getfixturevalue(library)
    program = f"""
        import {library}
        from cuda_ctypes.core import Device

        device = Device()
        device.set_current()
        buffer = device.allocate(256, stream=device.default_stream)
        {library}.kept = [{library}.from_dlpack(buffer), buffer.__dlpack__()]
        print("done")
    """
    assert run_python(program) == "done\n"


def test_torch_takes_the_streams_that_a_consumer_names(views: Any, torch: Any, stream: Any) -> None:
    tensor = torch.zeros(8, device="cuda")
    for place in (0, 1, -1, stream.handle, int(stream.handle)):  # it refuses 2, the per-thread default stream
        assert views.from_dlpack(tensor, place).ptr == tensor.data_ptr(), place


def test_launching_with_foreign_arrays(core: Any, cupy: Any, torch: Any, stream: Any) -> None:
    """One launch with arrays of both libraries as they are."""
    from tests.gpu.ptx import KERNELS, image

    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("add_vectors")
    left, right = torch.ones(1000, device="cuda"), cupy.full(1000, 2, dtype=cupy.float32)
    total = cupy.zeros(1000, dtype=cupy.float32)
    torch.cuda.synchronize()
    cupy.cuda.Device().synchronize()
    config = core.LaunchConfig(grid=4, block=256)
    core.launch(stream, config, kernel, total, left, right, ctypes.c_uint32(1000))
    stream.sync()
    assert total.get().tolist() == [3.0] * 1000
