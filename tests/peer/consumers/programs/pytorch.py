"""PyTorch calls ``cuda.bindings`` in its tests and templates; ``cuda`` uses its tensors, streams and graphs."""

from __future__ import annotations

import ctypes

import pytest
import torch
from cuda.bindings import driver, runtime
from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch
from cuda.core.utils import StridedMemoryView

CODE = 'extern "C" __global__ void scale(float *x, float by, int n) { int i = threadIdx.x; if (i < n) x[i] *= by; }'


@pytest.fixture
def device():
    torch.cuda.init()
    found = Device(0)
    found.set_current()
    return found


@pytest.fixture
def kernel(device):
    return Program(CODE, "c++", ProgramOptions(arch=f"sm_{device.arch}")).compile("cubin").get_kernel("scale")


class Stream:
    """A program's way to give PyTorch's streams to cuda.core."""

    def __init__(self, stream):
        self.stream = stream

    def __cuda_stream__(self):
        return 0, self.stream.cuda_stream


def good(answer):
    status, *rest = answer
    assert int(status) == 0, status
    return rest[0] if len(rest) == 1 else rest


def test_its_tests_see_the_bindings():
    common = pytest.importorskip("torch.testing._internal.common_utils")
    assert common.TEST_CUDA_PYTHON_BINDINGS


def test_its_check_of_statuses():
    """``common_utils`` compares statuses of the runtime after ``import cuda.bindings`` alone."""
    import cuda.bindings

    assert good(cuda.bindings.runtime.cudaGetDeviceCount()) >= 1
    status, *_ = cuda.bindings.runtime.cudaSetDevice(1000)
    assert status != cuda.bindings.runtime.cudaError_t.cudaSuccess
    assert b"invalid" in good(cuda.bindings.runtime.cudaGetErrorString(status))


def test_one_context(device):
    tensor = torch.ones(4, device="cuda")
    assert int(good(driver.cuCtxGetCurrent())) == int(good(driver.cuDevicePrimaryCtxRetain(0)))
    assert (
        good(
            driver.cuPointerGetAttribute(
                driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, tensor.data_ptr()
            )
        )
        == 0
    )


def test_tensors_as_arguments(device, kernel):
    tensor = torch.ones(8, device="cuda")
    stream = device.create_stream(Stream(torch.cuda.current_stream()))
    launch(stream, LaunchConfig(grid=1, block=8), kernel, tensor.data_ptr(), ctypes.c_float(3), 8)
    torch.cuda.synchronize()
    assert (tensor == 3).all()


def test_own_stream_of_pytorch(device, kernel):
    own = torch.cuda.Stream()
    with torch.cuda.stream(own):
        tensor = torch.ones(8, device="cuda")
    launch(
        device.create_stream(Stream(own)),
        LaunchConfig(grid=1, block=8),
        kernel,
        tensor.data_ptr(),
        ctypes.c_float(2),
        8,
    )
    own.synchronize()
    assert (tensor == 2).all()


def test_stream_of_core(device):
    stream = device.create_stream()
    with torch.cuda.stream(torch.cuda.ExternalStream(int(stream.handle))):
        tensor = torch.arange(100, device="cuda") * 2
    stream.sync()
    assert int(tensor.sum()) == 9900


@pytest.mark.parametrize(
    "dtype", [torch.float32, torch.float64, torch.float16, torch.bfloat16, torch.int8, torch.complex64]
)
def test_views(device, dtype):
    tensor = torch.zeros(3, 4, device="cuda").to(dtype)
    view = StridedMemoryView.from_dlpack(tensor, stream_ptr=-1)
    assert (view.ptr, view.shape, view.device_id) == (tensor.data_ptr(), (3, 4), 0)
    assert view.is_device_accessible


def test_views_of_slices(device):
    view = StridedMemoryView.from_any_interface(torch.zeros(6, 8, device="cuda")[::2, 1:5], stream_ptr=-1)
    assert (view.shape, view.strides) == ((3, 4), (16, 1))


def test_dlpack(device):
    stream = device.create_stream()
    buffer = device.allocate(64, stream=stream)
    buffer.fill(7, stream=stream)
    stream.sync()
    tensor = torch.from_dlpack(buffer)
    assert tensor.is_cuda and (tensor.view(torch.uint8) == 7).all()


def test_event_after_work(device):
    own = torch.cuda.current_stream()
    torch.ones(1000, device="cuda").sum()
    stream = device.create_stream()
    stream.wait(device.create_stream(Stream(own)))
    stream.sync()
    assert own.query()


def test_graph_of_pytorch(device):
    """Inspected with the runtime's functions."""
    tensor = torch.zeros(8, device="cuda")
    graph = torch.cuda.CUDAGraph(keep_graph=True)
    with torch.cuda.graph(graph):
        tensor += 1
        tensor *= 2
    raw = runtime.cudaGraph_t(graph.raw_cuda_graph())
    nodes, count = good(runtime.cudaGraphGetNodes(raw, 16))
    assert count == 2
    kinds = [good(runtime.cudaGraphNodeGetType(node)) for node in nodes[:count]]
    assert kinds == [runtime.cudaGraphNodeType.cudaGraphNodeTypeKernel] * 2
    graph.instantiate()
    graph.replay()
    torch.cuda.synchronize()
    assert (tensor == 2).all()


def test_executable_graph_of_pytorch(device):
    tensor = torch.zeros(8, device="cuda")
    graph = torch.cuda.CUDAGraph(keep_graph=True)
    with torch.cuda.graph(graph):
        tensor += 1
    graph.instantiate()
    made = runtime.cudaGraphExec_t(graph.raw_cuda_graph_exec())
    for _ in range(2):
        good(runtime.cudaGraphLaunch(made, torch.cuda.current_stream().cuda_stream))
    torch.cuda.synchronize()
    assert (tensor == 2).all()


def test_copies(device):
    tensor, host = torch.arange(100, dtype=torch.int32, device="cuda"), torch.zeros(100, dtype=torch.int32).pin_memory()
    stream = device.create_stream(Stream(torch.cuda.current_stream()))
    good(driver.cuMemcpyDtoHAsync(host.data_ptr(), tensor.data_ptr(), 400, stream.handle))
    stream.sync()
    assert host.tolist() == [*range(100)]


def test_its_own_runtime_beside_ours():
    assert torch.cuda.cudart().cudaMemGetInfo(0)[1] == good(runtime.cudaMemGetInfo())[1]


def test_memory_of_pytorch_in_a_buffer(device):
    from cuda.core import Buffer

    tensor = torch.zeros(64, dtype=torch.uint8, device="cuda")
    torch.cuda.synchronize()
    stream = device.create_stream()
    Buffer.from_handle(tensor.data_ptr(), 64, owner=tensor).fill(9, stream=stream)
    stream.sync()
    assert (tensor == 9).all()


def test_libraries_of_pytorch_are_found():
    from cuda import pathfinder

    for name in ("cudart", "nvrtc", "cublas", "nvJitLink"):
        assert pathfinder.load_nvidia_dynamic_lib(name).abs_path


def test_compiled_model(device):
    """Triton and Inductor, and a stream of cuda.core."""
    compiled = torch.compile(lambda x: torch.relu(x) * 2 + 1)
    assert torch.equal(compiled(torch.ones(64, device="cuda")), torch.full((64,), 3.0, device="cuda"))
