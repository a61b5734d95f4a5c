"""The calls in CUDA Python's overview, section by section. Some of its names are older than cuda.core 1.2."""

from __future__ import annotations

import struct
import sys
from typing import Any, Callable

import pytest

ADD = """
template <typename T>
__global__ void vector_add(const T* A, const T* B, T* C, size_t N) {
    const unsigned int tid = threadIdx.x + blockIdx.x * blockDim.x;
    if (tid < N) C[tid] = A[tid] + B[tid];
}
"""
SAXPY = """
extern "C" __global__ void saxpy(float a, const float* x, const float* y, float* out, size_t N) {
    unsigned int tid = threadIdx.x + blockIdx.x * blockDim.x;
    if (tid < N) out[tid] = a * x[tid] + y[tid];
}
"""
STEPS = """
extern "C" __global__ void kernel_a(float* data, size_t N) {
    unsigned int tid = threadIdx.x + blockIdx.x * blockDim.x;
    if (tid < N) data[tid] += 1.0f;
}
extern "C" __global__ void kernel_b(float* data, size_t N) {
    unsigned int tid = threadIdx.x + blockIdx.x * blockDim.x;
    if (tid < N) data[tid] *= 2.0f;
}
"""
HELPER = 'extern "C" __device__ float helper_func(float x) { return x * x; }'
USER = """
extern "C" __device__ float helper_func(float x);
extern "C" __global__ void main_kernel(float* data, size_t N) {
    unsigned int tid = threadIdx.x + blockIdx.x * blockDim.x;
    if (tid < N) data[tid] = helper_func(data[tid]);
}
"""
SIMPLE = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry simple_kernel(.param .u64 ptr) { ret; }
"""


@pytest.fixture
def gpu(on_standin: bool) -> None:
    if on_standin:
        pytest.skip("the stand-in has no machine code: cubins do not load there")


def test_devices(core: Any) -> None:
    dev = core.Device(0)
    dev.set_current()
    assert dev.name and len(dev.uuid) == 36 and dev.pci_bus_id.count(":") == 2
    assert dev.arch == f"{dev.compute_capability[0]}{dev.compute_capability[1]}"
    props = dev.properties
    assert props.multiprocessor_count > 0 and props.warp_size == 32
    assert props.max_threads_per_block >= 512 and props.max_shared_memory_per_block >= 1 << 14
    assert props.memory_pools_supported is True
    dev.sync()
    devices = core.Device.get_all_devices()
    assert [d.device_id for d in devices] == list(range(len(devices)))
    if len(devices) > 1:
        assert devices[0].can_access_peer(core.Device(1)) in (True, False)


def test_streams(core: Any) -> None:
    dev = core.Device()
    dev.set_current()
    stream = dev.create_stream(options=core.StreamOptions(nonblocking=True, priority=0))
    assert stream.is_nonblocking and stream.priority == 0 and int(stream.handle) and stream.device == dev
    stream.sync()
    other_stream = dev.create_stream()
    stream.wait(other_stream)
    assert stream.record() is not None
    assert core.LEGACY_DEFAULT_STREAM != core.PER_THREAD_DEFAULT_STREAM
    foreign = core.Stream.from_handle(int(other_stream.handle))
    assert foreign == other_stream
    stream.close()


def test_events(core: Any) -> None:
    dev = core.Device()
    dev.set_current()
    stream = dev.create_stream()
    options = core.EventOptions(enable_timing=True, busy_waited_sync=False, ipc_enabled=False)
    event = dev.create_event(options=options)
    assert event.is_timing_enabled and not event.is_blocking_sync
    start = stream.record(options=core.EventOptions(enable_timing=True))
    end = stream.record(options=core.EventOptions(enable_timing=True))
    end.sync()
    assert end - start >= 0
    event.sync()
    assert event.is_done
    stream.wait(event)
    shared = stream.record(options=core.EventOptions(ipc_enabled=True))
    assert shared.get_ipc_descriptor() is not None
    event.close()
    stream.close()


def test_memory(core: Any) -> None:
    dev = core.Device()
    dev.set_current()
    stream = dev.create_stream()
    buf = dev.allocate(size=1024, stream=stream)
    assert int(buf.handle) and buf.size == 1024
    device_buf = dev.memory_resource.allocate(4096, stream=stream)
    assert device_buf.is_device_accessible
    pinned_buf = core.LegacyPinnedMemoryResource().allocate(4096, stream=stream)
    assert pinned_buf.is_host_accessible and pinned_buf.is_device_accessible
    for resource in (core.PinnedMemoryResource(), core.ManagedMemoryResource()):
        assert resource.allocate(4096, stream=stream).is_host_accessible
    src_buf = dev.allocate(1024, stream=stream)
    dst_buf = dev.allocate(1024, stream=stream)
    src_buf.copy_to(dst_buf, stream=stream)
    host_data = struct.pack("<4f", 1.0, 2.0, 3.0, 4.0)
    small = dev.allocate(len(host_data), stream=stream)
    small.copy_from(host_data, stream=stream)
    buf.fill(value=0, stream=stream)
    buf.fill(value=b"\xff", stream=stream)
    back = bytearray(len(host_data))
    small.copy_to(back, stream=stream)
    stream.sync()
    assert bytes(back) == host_data
    external = core.Buffer.from_handle(ptr=int(src_buf.handle), size=1024)
    assert external.handle == src_buf.handle
    buf.close(stream)
    with dev.allocate(1024, stream=stream) as buf:
        assert not buf.is_closed
    assert buf.is_closed
    stream.close()


def test_compilation(core: Any, compilers: Any) -> None:
    dev = core.Device()
    dev.set_current()
    options = core.ProgramOptions(
        name="vector_add_program",
        arch=f"sm_{dev.arch}",
        std="c++17",
        relocatable_device_code=False,
        debug=False,
        lineinfo=False,
        ftz=False,
        prec_sqrt=True,
        prec_div=True,
        fma=True,
        use_fast_math=False,
        max_register_count=None,
        define_macro=["DEBUG", ("VERSION", "2")],
        include_path=["/path/to/headers"],
    )
    prog = core.Program(ADD, code_type="c++", options=options)
    names = ("vector_add<float>", "vector_add<double>")
    object_code = prog.compile(target_type="cubin", name_expressions=names, logs=sys.stdout)
    assert prog.backend == "NVRTC"
    assert object_code.code_type == "cubin" and set(object_code.symbol_mapping) == set(names)
    prog.close()


def test_ptx_program(core: Any, compilers: Any) -> None:
    core.Device().set_current()
    assert core.Program(SIMPLE, code_type="ptx").link("cubin").code_type == "cubin"


def test_kernel_attributes_and_occupancy(core: Any, device: Any) -> None:
    obj = core.ObjectCode.from_ptx(SIMPLE, symbol_mapping={"kernel_name": "simple_kernel"})
    kernel = obj.get_kernel("kernel_name")
    attrs = kernel.attributes
    assert attrs.max_threads_per_block() >= 512
    assert attrs.shared_size_bytes() == attrs.local_size_bytes() == 0
    assert attrs.num_regs() > 0
    occ = kernel.occupancy
    assert occ.max_active_blocks_per_multiprocessor(block_size=256, dynamic_shared_memory_size=0) > 0
    result = occ.max_potential_block_size(dynamic_shared_memory_needed=0, block_size_limit=0)
    assert result.min_grid_size > 0 and result.max_block_size > 0
    assert obj.code_type == "ptx" and isinstance(obj.name, str) and int(obj.handle)


def test_launch(core: Any, compilers: Any, gpu: None, package: Callable[[str], Any]) -> None:
    import ctypes

    dev = core.Device()
    dev.set_current()
    stream = dev.create_stream()
    prog = core.Program(SAXPY, code_type="c++", options=core.ProgramOptions(arch=f"sm_{dev.arch}"))
    kernel = prog.compile("cubin").get_kernel("saxpy")
    count = 10000
    x, y, out = (dev.allocate(4 * count, stream=stream) for _ in range(3))
    x.copy_from(struct.pack(f"<{count}f", *range(count)), stream=stream)
    y.copy_from(struct.pack(f"<{count}f", *range(count)), stream=stream)
    block_size = 256
    grid_size = (count + block_size - 1) // block_size
    config = core.LaunchConfig(grid=grid_size, block=block_size, shmem_size=0)
    handles = [int(buffer.handle) for buffer in (x, y, out)]
    core.launch(stream, config, kernel, ctypes.c_float(2.0), *handles, ctypes.c_uint64(count))
    result = bytearray(4 * count)
    out.copy_to(result, stream=stream)
    stream.sync()
    assert struct.unpack(f"<{count}f", result) == tuple(3.0 * number for number in range(count))
    assert core.LaunchConfig(grid=(16, 16, 1), block=(8, 8, 4)).grid == (16, 16, 1)
    assert core.LaunchConfig(grid=(4, 4, 1), cluster=(2, 2, 1), block=(128, 1, 1)).cluster == (2, 2, 1)
    assert core.LaunchConfig(grid=grid_size, block=block_size, cooperative_launch=True).is_cooperative
    stream.close()


def test_linker(core: Any, compilers: Any) -> None:
    dev = core.Device()
    dev.set_current()
    options = core.ProgramOptions(arch=f"sm_{dev.arch}", relocatable_device_code=True)
    obj_a, obj_b = (core.Program(code, code_type="c++", options=options).compile("cubin") for code in (HELPER, USER))
    linker_options = core.LinkerOptions(
        name="linked_program", arch=f"sm_{dev.arch}", link_time_optimization=False, debug=False
    )
    linker = core.Linker(obj_a, obj_b, options=linker_options)
    linked_obj = linker.link(target_type="cubin")
    assert isinstance(linker.get_info_log(), str) and linker.get_error_log() == ""
    assert linker.backend in ("nvJitLink", "driver")
    linker.close()
    assert linked_obj.code_type == "cubin" and b"main_kernel" in linked_obj.code


def test_linked_kernel_runs(core: Any, compilers: Any, gpu: None) -> None:
    dev = core.Device()
    dev.set_current()
    stream = dev.create_stream()
    options = core.ProgramOptions(arch=f"sm_{dev.arch}", relocatable_device_code=True)
    objects = [core.Program(code, code_type="c++", options=options).compile("cubin") for code in (HELPER, USER)]
    kernel = (
        core.Linker(*objects, options=core.LinkerOptions(arch=f"sm_{dev.arch}")).link("cubin").get_kernel("main_kernel")
    )
    data = dev.allocate(64, stream=stream)
    data.copy_from(struct.pack("<16f", *range(16)), stream=stream)
    core.launch(stream, core.LaunchConfig(grid=1, block=16), kernel, data, 16)
    result = bytearray(64)
    data.copy_to(result, stream=stream)
    stream.sync()
    assert struct.unpack("<16f", result) == tuple(float(number * number) for number in range(16))


def test_graphs(core: Any, compilers: Any, gpu: None, capsys: pytest.CaptureFixture[str]) -> None:
    dev = core.Device()
    dev.set_current()
    stream = dev.create_stream()
    prog = core.Program(STEPS, code_type="c++", options=core.ProgramOptions(arch=f"sm_{dev.arch}"))
    obj = prog.compile("cubin")
    kernel_a, kernel_b = obj.get_kernel("kernel_a"), obj.get_kernel("kernel_b")
    data = dev.allocate(4000, stream=stream)
    data.fill(0, stream=stream)
    config = core.LaunchConfig(grid=4, block=256)
    graph_builder = stream.create_graph_builder()
    graph_builder.begin_building()
    core.launch(graph_builder, config, kernel_a, int(data.handle), 1000)
    core.launch(graph_builder, config, kernel_b, int(data.handle), 1000)
    buf = dev.allocate(1024, stream=graph_builder)
    buf.fill(0, stream=graph_builder)
    graph_def = graph_builder.end_building()
    graph = graph_def.complete()
    graph.upload(stream)
    for _ in range(10):
        graph.launch(stream)
    stream.sync()
    result = bytearray(4000)
    data.copy_to(result, stream=stream)
    stream.sync()
    assert struct.unpack("<1000f", result) == (2046.0,) * 1000
    debug_opts = core.graph.GraphDebugPrintOptions(verbose=True, kernel_node_params=True)
    graph_def.debug_print(options=debug_opts)
    printed = capsys.readouterr().out
    assert printed.startswith("digraph") and "kernel_a" in printed and "kernel_b" in printed
    buf.close(stream)
    graph.close()
    graph_builder.close()
    stream.close()


def test_system(core: Any, system: Any) -> None:
    assert system.get_num_devices() > 0
    driver_ver = system.driver_version
    assert driver_ver == system.get_driver_version() and driver_ver >= (12, 0)
    dev = core.Device(0)
    dev.set_current()
    assert dev.to_system_device().uuid.endswith(dev.uuid)
