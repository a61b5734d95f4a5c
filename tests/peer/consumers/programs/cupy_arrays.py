"""CuPy finds NVIDIA's libraries with ``cuda.pathfinder``; its arrays and streams are used by ``cuda.core``."""

from __future__ import annotations

import ctypes

import cupy
import numpy
import pytest
from cuda import pathfinder
from cuda.bindings import driver
from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch
from cuda.core.utils import StridedMemoryView, args_viewable_as_strided_memory

CODE = 'extern "C" __global__ void scale(float *x, float by, int n) { int i = threadIdx.x; if (i < n) x[i] *= by; }'


@pytest.fixture
def device():
    found = Device(0)
    found.set_current()
    return found


@pytest.fixture
def kernel(device):
    return Program(CODE, "c++", ProgramOptions(arch=f"sm_{device.arch}")).compile("cubin").get_kernel("scale")


def test_arrays():
    assert float(cupy.arange(100, dtype="f4").sum()) == 4950


@pytest.mark.parametrize("dtype", ["i1", "u2", "i4", "i8", "f2", "f4", "f8", "c8", "c16"])
def test_elementwise(dtype):
    array = cupy.arange(50).astype(dtype)
    assert (cupy.asnumpy(array * 2) == numpy.arange(50).astype(dtype) * 2).all()


def test_raw_kernel():
    array = cupy.ones(8, "f4")
    cupy.RawKernel(CODE, "scale")((1,), (8,), (array, cupy.float32(3), cupy.int32(8)))
    assert (array == 3).all()


def test_raw_module():
    module = cupy.RawModule(code=CODE, options=("-std=c++17",))
    array = cupy.ones(8, "f4")
    module.get_function("scale")((1,), (8,), (array, cupy.float32(2), cupy.int32(4)))
    assert array.get().tolist() == [2, 2, 2, 2, 1, 1, 1, 1]


def test_reduction_kernel():
    norm = cupy.ReductionKernel("T x", "T y", "x * x", "a + b", "y = sqrt(a)", "0", "l2")
    assert float(norm(cupy.asarray([3.0, 4.0]))) == 5


def test_where_cuda_is():
    assert cupy.cuda.get_cuda_path()
    assert cupy.cuda.get_nvcc_path()


def test_fourier_transform():
    array = cupy.random.default_rng(1).standard_normal(64)
    assert cupy.allclose(cupy.fft.ifft(cupy.fft.fft(array)).real, array)
    from cupy.cuda import cufft

    assert cufft.getVersion() > 0


def test_linear_algebra():
    matrix = cupy.eye(16) * 2
    assert cupy.allclose(matrix @ matrix, cupy.eye(16) * 4)
    assert cupy.allclose(cupy.linalg.inv(matrix), cupy.eye(16) / 2)
    assert cupy.allclose(cupy.linalg.svd(matrix)[1], 2)


def test_random():
    numbers = cupy.random.default_rng(3).random(1000)
    assert 0.4 < float(numbers.mean()) < 0.6
    assert cupy.random.rand(10).shape == (10,)


def test_sparse():
    from cupyx.scipy import sparse

    matrix = sparse.csr_matrix(cupy.eye(8) * 3)
    assert (matrix @ cupy.ones(8) == 3).all()


def test_runtime_report():
    from cupyx import _runtime

    text = str(_runtime.get_runtime_info(full=True))
    assert "CUDA" in text and "Device 0 Name" in text


@pytest.mark.parametrize("name", ["nvrtc", "cublas", "cufft", "cusparse", "cusolver", "curand"])
def test_libraries(name):
    found = pathfinder.load_nvidia_dynamic_lib(name)
    assert ctypes.CDLL(found.abs_path)


def test_arrays_as_arguments(device, kernel):
    array = cupy.ones(8, "f4")
    launch(
        device.default_stream, LaunchConfig(grid=1, block=8), kernel, array.data.ptr, numpy.float32(5), numpy.int32(8)
    )
    device.sync()
    assert (array == 5).all()


def test_stream_of_core(device, kernel):
    stream = device.create_stream()
    with cupy.cuda.ExternalStream(int(stream.handle)):
        array = cupy.ones(8, "f4") + 1
    launch(stream, LaunchConfig(grid=1, block=8), kernel, array.data.ptr, numpy.float32(2), numpy.int32(8))
    stream.sync()
    assert (array == 4).all()


def test_stream_from_core(device):
    stream = cupy.cuda.Stream.from_external(device.create_stream())
    with stream:
        array = cupy.arange(10) * 2
    stream.synchronize()
    assert array.get().tolist() == [*range(0, 20, 2)]


def test_stream_of_cupy(device, kernel):
    stream = device.create_stream(cupy.cuda.Stream(non_blocking=True))
    array = cupy.ones(8, "f4")
    cupy.cuda.Device().synchronize()
    launch(stream, LaunchConfig(grid=1, block=8), kernel, array.data.ptr, numpy.float32(2), numpy.int32(8))
    stream.sync()
    assert (array == 2).all()


def test_views(device):
    array = cupy.arange(12, dtype="f4").reshape(3, 4)
    view = StridedMemoryView.from_any_interface(array, stream_ptr=-1)
    assert (view.ptr, view.shape, view.is_device_accessible) == (array.data.ptr, (3, 4), True)

    @args_viewable_as_strided_memory((0,))
    def shape_of(item, stream):
        return item.view(int(stream.handle)).shape

    assert shape_of(array.T, device.create_stream()) == (4, 3)


def test_dlpack(device):
    stream = device.create_stream()
    buffer = device.allocate(64, stream=stream)
    buffer.fill(1, stream=stream)
    stream.sync()
    assert (cupy.from_dlpack(buffer).view("u1") == 1).all()


def test_memory_of_core(device):
    """As CuPy's allocator."""

    def allocate(size):
        buffer = device.allocate(size, stream=device.default_stream)
        memory = cupy.cuda.UnownedMemory(int(buffer.handle), size, buffer)
        return cupy.cuda.MemoryPointer(memory, 0)

    with cupy.cuda.using_allocator(allocate):
        assert float((cupy.ones(100) * 2).sum()) == 200


def test_bindings_see_the_context_of_cupy():
    cupy.ones(1)
    status, context = driver.cuCtxGetCurrent()
    assert status == driver.CUresult.CUDA_SUCCESS and int(context)


def test_graph_of_cupy():
    stream = cupy.cuda.Stream(non_blocking=True)
    array = cupy.zeros(8)
    with stream:
        stream.begin_capture()
        array += 1
        graph = stream.end_capture()
    for _ in range(3):
        graph.launch(stream)
    stream.synchronize()
    assert (array == 3).all()
