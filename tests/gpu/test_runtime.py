"""The CUDA runtime on a GPU: memory, streams, events, pools, graphs, kernels, and calls of the driver with its objects."""

from __future__ import annotations

import array
import ctypes
import mmap
import os
import pickle
import struct
import threading
from collections.abc import Iterator
from ctypes import byref
from typing import Any, Callable

import pytest

from tests.gpu import ptx
from tests.gpu.faces import Face, text

CONTENT = bytes(range(256)) * 16
SIZE = len(CONTENT)
COUNT = 1000
ADD_TYPES = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint)


class Runtime(Face):
    """A runtime module whose functions return their outputs. :meth:`status` makes calls that must fail."""

    def _function(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def bindings(*arguments: Any, **more: Any) -> Any:
            status, *outputs = function(*arguments, **more)
            assert status is self.cudaError_t.cudaSuccess, f"{name}: {status}"
            return None if not outputs else outputs[0] if len(outputs) == 1 else tuple(outputs)

        return bindings if self.face == "bindings" else function

    def status(self, name: str, *arguments: Any) -> str:
        """Make a call that must fail, check the face's way of reporting failures, and return the status's name."""
        function = getattr(self.module, name)
        if self.face == "bindings":
            status, *outputs = function(*arguments)
            assert outputs == [None] * len(outputs), f"{name} returned {status} and {outputs}"
            return str(status.name)
        with pytest.raises(self.module.CudaError) as caught:
            function(*arguments)
        error = caught.value
        kind = error.status.name[:1].upper() + error.status.name[1:]
        assert type(error) is getattr(self.module, kind), f"{error.status} raised a {type(error).__name__}"
        assert str(error).startswith(f"{name}: {error.status.name} ({int(error.status)}): ") and len(error.advice) > 20
        return str(error.status.name)

    def finished(self, query: str, handle: Any) -> bool:
        """Whether work is done, by ``cudaStreamQuery`` or ``cudaEventQuery``, which do not fail while it is running."""
        result = getattr(self.module, query)(handle)
        if self.face == "checked":
            assert result is True or result is False, f"{query} returned {result!r}"
            return bool(result)
        (status,) = result
        assert status in (self.cudaError_t.cudaSuccess, self.cudaError_t.cudaErrorNotReady), f"{query}: {status}"
        return bool(status is self.cudaError_t.cudaSuccess)

    def to(self, destination: str) -> Any:
        """The kind of a copy to ``destination``."""
        return getattr(self.cudaMemcpyKind, f"cudaMemcpy{destination}")

    def upload(self, data: Any) -> int:
        size = memoryview(data).nbytes
        pointer: int = self.cudaMalloc(size)
        self.cudaMemcpy(pointer, data, size, self.to("HostToDevice"))
        self.cudaDeviceSynchronize()  # streams do not wait for the copy
        return pointer

    def download(self, pointer: Any, size: int) -> bytes:
        data = bytearray(size)
        self.cudaMemcpy(data, pointer, size, self.to("DeviceToHost"))
        return bytes(data)

    def attribute(self, name: str) -> int:
        return int(self.cudaDeviceGetAttribute(getattr(self.cudaDeviceAttr, f"cudaDevAttr{name}"), 0))

    def since(self, version: int) -> None:
        """Skip the rest of a test if the library is older."""
        found = self.cudaRuntimeGetVersion()
        if found < version:
            pytest.skip(f"the runtime found is {found}, this came with {version}")


def open_runtime(package: Callable[[str], Any], major: int, on_standin: bool) -> None:
    """Skip without a GPU or without the runtime's library."""
    if on_standin:
        pytest.skip("the stand-in has no runtime: NVIDIA's own would need the whole driver")
    checked = package(f"cu{major}.checked.runtime")
    try:
        checked.cudaRuntimeGetVersion()
    except package("errors").CudaCtypesError as error:
        pytest.skip(f"no runtime of CUDA {major} is installed here: {error}")
    if checked.cudaDriverGetVersion() // 1000 < major:
        pytest.skip(f"the driver is too old for CUDA {major}")


@pytest.fixture(scope="module", params=["bindings", "checked"])
def opened(request: pytest.FixtureRequest, package: Callable[[str], Any], major: int, on_standin: bool) -> Runtime:
    open_runtime(package, major, on_standin)
    return Runtime(package(f"cu{major}.{request.param}.runtime"), request.param, major, on_standin)


@pytest.fixture
def cuda(opened: Runtime) -> Iterator[Runtime]:
    """The module with the first device current. Work that a test left running must succeed."""
    opened.cudaSetDevice(0)
    yield opened
    opened.cudaDeviceSynchronize()


@pytest.fixture
def stream(cuda: Runtime) -> Iterator[Any]:
    made = cuda.cudaStreamCreateWithFlags(cuda.cudaStreamNonBlocking)
    assert isinstance(made, cuda.cudaStream_t)
    yield made
    cuda.cudaStreamDestroy(made)


@pytest.fixture
def driver(package: Callable[[str], Any], opened: Runtime) -> Face:
    """The same face of the driver."""
    return Face(package(f"cu{opened.major}.{opened.face}.driver"), opened.face, opened.major, False)


# --- devices


def test_versions_and_devices(cuda: Runtime) -> None:
    assert cuda.cudaRuntimeGetVersion() // 1000 == cuda.major
    assert cuda.cudaDriverGetVersion() >= 12000
    assert cuda.cudaGetDeviceCount() > 0
    assert cuda.cudaGetDevice() == 0
    cuda.cudaInitDevice(0, 0, 0)
    least, greatest = cuda.cudaDeviceGetStreamPriorityRange()
    assert greatest <= least


def test_properties_agree_with_attributes_and_with_the_driver(cuda: Runtime, driver: Face) -> None:
    found = cuda.cudaGetDeviceProperties(0)
    device = driver.cuDeviceGet(0)
    assert text(found.name) == text(driver.cuDeviceGetName(256, device))
    assert found.totalGlobalMem == driver.cuDeviceTotalMem(device)
    assert found.uuid.bytes == driver.cuDeviceGetUuid(device).bytes
    assert (found.major, found.minor) == (
        cuda.attribute("ComputeCapabilityMajor"),
        cuda.attribute("ComputeCapabilityMinor"),
    )
    assert found.multiProcessorCount == cuda.attribute("MultiProcessorCount")
    assert found.warpSize == cuda.attribute("WarpSize") == 32
    assert found.maxThreadsPerBlock == cuda.attribute("MaxThreadsPerBlock")
    dimensions = [cuda.attribute(f"MaxBlockDim{axis}") for axis in "XYZ"]
    assert found.maxThreadsDim == (dimensions if cuda.face == "bindings" else tuple(dimensions))
    assert list(found.maxGridSize) == [cuda.attribute(f"MaxGridDim{axis}") for axis in "XYZ"]
    # the last members: the struct is the one that this runtime fills
    assert found.concurrentManagedAccess == cuda.attribute("ConcurrentManagedAccess")
    assert found.memoryPoolsSupported == cuda.attribute("MemoryPoolsSupported")
    assert found.clusterLaunch == cuda.attribute("ClusterLaunch")


def test_a_device_by_its_place_on_the_bus(cuda: Runtime) -> None:
    place = text(cuda.cudaDeviceGetPCIBusId(32, 0))
    assert len(place.split(":")) == 3 and cuda.cudaDeviceGetByPCIBusId(place.encode()) == 0


def test_limits_are_set_and_told(cuda: Runtime) -> None:
    limit = cuda.cudaLimit.cudaLimitStackSize
    before = cuda.cudaDeviceGetLimit(limit)
    cuda.cudaDeviceSetLimit(limit, before + 1024)
    assert cuda.cudaDeviceGetLimit(limit) >= before + 1024
    cuda.cudaDeviceSetLimit(limit, before)


# --- memory


def test_copied_bytes_come_back_from_the_device(cuda: Runtime, stream: Any) -> None:
    first, second = cuda.cudaMalloc(SIZE), cuda.cudaMalloc(SIZE)
    assert type(first) is int and first
    cuda.cudaMemcpy(first, CONTENT, SIZE, cuda.to("HostToDevice"))
    cuda.cudaDeviceSynchronize()
    cuda.cudaMemcpyAsync(second, first, SIZE, cuda.to("DeviceToDevice"), stream)
    cuda.cudaStreamSynchronize(stream)
    for target in (bytearray(SIZE), array.array("d", bytes(SIZE)), (ctypes.c_ushort * (SIZE // 2))()):
        cuda.cudaMemcpy(target, second, SIZE, cuda.to("Default"))
        assert bytes(target) == CONTENT
    back = bytes(16)
    with pytest.raises(BufferError, match="dst.*read-only"):
        cuda.cudaMemcpy(back, second, 16, cuda.to("DeviceToHost"))
    assert back == bytes(16)
    for pointer in (first, second):
        cuda.cudaFree(pointer)
    cuda.cudaFree(None)


def test_memory_is_set(cuda: Runtime, stream: Any) -> None:
    pointer, pitch = cuda.cudaMallocPitch(48, 4)
    assert pitch >= 48
    cuda.cudaMemset(pointer, 0x11, 4 * pitch)
    cuda.cudaMemset2D(pointer, pitch, 0xAB, 16, 4)
    cuda.cudaDeviceSynchronize()  # the other stream does not wait for the default one
    cuda.cudaMemsetAsync(pointer + 32, 0xCD, 16, stream)
    cuda.cudaStreamSynchronize(stream)
    rows = cuda.download(pointer, 4 * pitch)
    assert rows[:48] == b"\xab" * 16 + b"\x11" * 16 + b"\xcd" * 16
    assert all(rows[pitch * row :][:48] == b"\xab" * 16 + b"\x11" * 32 for row in (1, 2, 3))
    cuda.cudaFree(pointer)


def test_planes_are_copied_with_pitches(cuda: Runtime) -> None:
    pointer, pitch = cuda.cudaMallocPitch(48, 4)
    back = bytearray(100 * 4)
    cuda.cudaMemcpy2D(pointer, pitch, CONTENT, 64, 48, 4, cuda.to("HostToDevice"))
    cuda.cudaMemcpy2D(back, 100, pointer, pitch, 48, 4, cuda.to("DeviceToHost"))
    for row in range(4):
        assert back[100 * row : 100 * (row + 1)] == CONTENT[64 * row :][:48] + bytes(52), f"row {row}"
    cuda.cudaFree(pointer)


def test_blocks_are_copied_in_three_dimensions(cuda: Runtime) -> None:
    extent = cuda.make_cudaExtent(8, 3, 2)
    there = cuda.cudaMalloc3D(extent)
    assert isinstance(there, cuda.cudaPitchedPtr) and there.ptr and there.pitch >= 8
    cuda.cudaMemset3D(there, 0xEE, extent)
    content, back = bytearray(CONTENT[:48]), bytearray(48)
    copy = cuda.cudaMemcpy3DParms(kind=cuda.to("HostToDevice"), extent=extent, dstPtr=there)
    copy.srcPtr = cuda.make_cudaPitchedPtr(content, 8, 8, 3)
    cuda.cudaMemcpy3D(copy)
    copy = cuda.cudaMemcpy3DParms(kind=cuda.to("DeviceToHost"), extent=extent, srcPtr=there)
    copy.dstPtr = cuda.make_cudaPitchedPtr(back, 8, 8, 3)
    cuda.cudaMemcpy3D(copy)
    assert back == content
    cuda.cudaFree(there.ptr)


def test_arrays_hold_copied_bytes(cuda: Runtime) -> None:
    described = cuda.cudaCreateChannelDesc(32, 32, 0, 0, cuda.cudaChannelFormatKind.cudaChannelFormatKindFloat)
    made = cuda.cudaMallocArray(described, 64, 0, 0)
    assert isinstance(made, cuda.cudaArray_t)
    back = bytearray(512)
    cuda.cudaMemcpy2DToArray(made, 0, 0, CONTENT, 512, 512, 1, cuda.to("HostToDevice"))
    cuda.cudaMemcpy2DFromArray(back, 512, made, 0, 0, 512, 1, cuda.to("DeviceToHost"))
    assert back == CONTENT[:512]
    found, extent, flags = cuda.cudaArrayGetInfo(made)
    assert (found, extent.width, extent.height, flags) == (described, 64, 0, 0)
    assert cuda.cudaGetChannelDesc(made) == described
    cuda.cudaFreeArray(made)


def test_page_locked_memory_is_one_for_host_and_device(cuda: Runtime, stream: Any) -> None:
    address = cuda.cudaHostAlloc(SIZE, cuda.cudaHostAllocMapped)
    content = (ctypes.c_ubyte * SIZE).from_address(address)
    assert cuda.cudaHostGetFlags(address) & cuda.cudaHostAllocMapped
    there = cuda.cudaHostGetDevicePointer(address, 0)
    cuda.cudaMemsetAsync(there, 0x5A, SIZE, stream)
    cuda.cudaStreamSynchronize(stream)
    assert bytes(content) == b"\x5a" * SIZE
    cuda.cudaFreeHost(address)
    plain = cuda.cudaMallocHost(64)
    assert type(plain) is int and plain
    cuda.cudaFreeHost(plain)
    pages = mmap.mmap(-1, mmap.PAGESIZE)
    cuda.cudaHostRegister(pages, mmap.PAGESIZE, cuda.cudaHostRegisterMapped)
    cuda.cudaMemset(cuda.cudaHostGetDevicePointer(pages, 0), 0x5A, mmap.PAGESIZE)
    cuda.cudaDeviceSynchronize()
    assert pages[:] == b"\x5a" * mmap.PAGESIZE
    cuda.cudaHostUnregister(pages)


def test_managed_memory_is_one_for_host_and_device(cuda: Runtime) -> None:
    pointer = cuda.cudaMallocManaged(SIZE, cuda.cudaMemAttachGlobal)
    content = (ctypes.c_ubyte * SIZE).from_address(pointer)
    cuda.cudaMemset(pointer, 0x11, SIZE)
    cuda.cudaDeviceSynchronize()
    assert bytes(content) == b"\x11" * SIZE
    mostly = cuda.cudaMemRangeAttribute.cudaMemRangeAttributeReadMostly
    assert cuda.cudaMemRangeGetAttribute(4, mostly, pointer, SIZE) == 0
    if cuda.attribute("ConcurrentManagedAccess"):
        here: Any = 0
        if cuda.major == 13:
            here = cuda.cudaMemLocation(type=cuda.cudaMemLocationType.cudaMemLocationTypeDevice, id=0)
        cuda.cudaMemAdvise(pointer, SIZE, cuda.cudaMemoryAdvise.cudaMemAdviseSetReadMostly, here)
        cuda.cudaMemAdvise(pointer, SIZE, cuda.cudaMemoryAdvise.cudaMemAdviseSetAccessedBy, here)
        assert cuda.cudaMemRangeGetAttribute(4, mostly, pointer, SIZE) == 1
        accessed = cuda.cudaMemRangeAttribute.cudaMemRangeAttributeAccessedBy
        assert cuda.cudaMemRangeGetAttributes([8, 4], [accessed, mostly], 2, pointer, SIZE) == [[0, -2], 1]
    cuda.cudaFree(pointer)


def test_the_runtimes_attributes_of_a_pointer(cuda: Runtime) -> None:
    kinds = cuda.cudaMemoryType
    device, host, managed = (
        cuda.cudaMalloc(64),
        cuda.cudaMallocHost(64),
        cuda.cudaMallocManaged(64, cuda.cudaMemAttachGlobal),
    )
    for pointer, kind in {
        device: kinds.cudaMemoryTypeDevice,
        host: kinds.cudaMemoryTypeHost,
        managed: kinds.cudaMemoryTypeManaged,
    }.items():
        found = cuda.cudaPointerGetAttributes(pointer)
        assert found.type is kind and found.device == 0 and found.devicePointer == pointer, kind
        assert found.hostPointer == (0 if kind is kinds.cudaMemoryTypeDevice else pointer), kind
    unknown = cuda.cudaPointerGetAttributes(bytearray(64))
    assert unknown.type is kinds.cudaMemoryTypeUnregistered
    cuda.cudaFree(device)
    cuda.cudaFreeHost(host)
    cuda.cudaFree(managed)


def test_free_memory_shrinks_as_it_is_taken(cuda: Runtime) -> None:
    free, total = cuda.cudaMemGetInfo()
    assert 0 < free <= total
    pointer = cuda.cudaMalloc(256 << 20)
    assert cuda.cudaMemGetInfo()[0] < free
    cuda.cudaFree(pointer)


def test_memory_in_the_order_of_a_stream_and_its_pool(
    cuda: Runtime, stream: Any, package: Callable[[str], Any]
) -> None:
    pool = cuda.cudaDeviceGetDefaultMemPool(0)
    assert isinstance(pool, cuda.cudaMemPool_t)
    known = cuda.cudaMemPoolAttr
    threshold, used = known.cudaMemPoolAttrReleaseThreshold, known.cudaMemPoolAttrUsedMemCurrent
    number = package(f"cu{cuda.major}.bindings.driver").cuuint64_t
    before = cuda.cudaMemPoolGetAttribute(pool, threshold)
    assert isinstance(before, number)
    cuda.cudaMemPoolSetAttribute(pool, threshold, number(1 << 33))
    assert int(cuda.cudaMemPoolGetAttribute(pool, threshold)) == 1 << 33
    cuda.cudaMemPoolSetAttribute(pool, threshold, before)
    taken = int(cuda.cudaMemPoolGetAttribute(pool, used))
    pointer = cuda.cudaMallocAsync(1 << 20, stream)
    assert int(cuda.cudaMemPoolGetAttribute(pool, used)) >= taken + (1 << 20)
    cuda.cudaMemcpyAsync(pointer, CONTENT, SIZE, cuda.to("HostToDevice"), stream)
    cuda.cudaStreamSynchronize(stream)
    assert cuda.download(pointer, SIZE) == CONTENT
    cuda.cudaFreeAsync(pointer, stream)
    cuda.cudaStreamSynchronize(stream)
    assert cuda.cudaMemPoolGetAttribute(pool, known.cudaMemPoolReuseAllowOpportunistic) in (0, 1)


def test_a_pool_of_the_callers_own_travels_as_a_file_descriptor(cuda: Runtime, stream: Any) -> None:
    kinds = cuda.cudaMemAllocationHandleType
    wanted = cuda.cudaMemPoolProps(
        allocType=cuda.cudaMemAllocationType.cudaMemAllocationTypePinned,
        handleTypes=kinds.cudaMemHandleTypePosixFileDescriptor,
    )
    wanted.location.type = cuda.cudaMemLocationType.cudaMemLocationTypeDevice
    pool = cuda.cudaMemPoolCreate(wanted)
    access = cuda.cudaMemAccessDesc(
        location=wanted.location, flags=cuda.cudaMemAccessFlags.cudaMemAccessFlagsProtReadWrite
    )
    cuda.cudaMemPoolSetAccess(pool, [access], 1)
    assert cuda.cudaMemPoolGetAccess(pool, wanted.location) is access.flags
    pointer = cuda.cudaMallocFromPoolAsync(4096, pool, stream)
    cuda.cudaStreamSynchronize(stream)
    posix = kinds.cudaMemHandleTypePosixFileDescriptor
    descriptor = cuda.cudaMemPoolExportToShareableHandle(pool, posix, 0)
    assert type(descriptor) is int and descriptor > 2
    os.close(descriptor)
    assert isinstance(cuda.cudaMemPoolExportPointer(pointer), cuda.cudaMemPoolPtrExportData)
    cuda.cudaFreeAsync(pointer, stream)
    cuda.cudaStreamSynchronize(stream)
    cuda.cudaMemPoolTrimTo(pool, 0)
    cuda.cudaMemPoolDestroy(pool)


# --- streams and events


def test_events_tell_the_time_between_them(cuda: Runtime, stream: Any) -> None:
    start, end = cuda.cudaEventCreate(), cuda.cudaEventCreateWithFlags(cuda.cudaEventBlockingSync)
    assert isinstance(start, cuda.cudaEvent_t)
    pointer = cuda.cudaMalloc(64 << 20)
    cuda.cudaEventRecord(start, stream)
    for _ in range(10):
        cuda.cudaMemsetAsync(pointer, 1, 64 << 20, stream)
    cuda.cudaEventRecordWithFlags(end, stream, cuda.cudaEventRecordDefault)
    cuda.cudaEventSynchronize(end)
    assert cuda.finished("cudaEventQuery", end) and 0 < cuda.cudaEventElapsedTime(start, end) < 10_000
    for event in (start, end):
        cuda.cudaEventDestroy(event)
    cuda.cudaFree(pointer)


@pytest.mark.callbacks
def test_streams_wait_for_events_and_tell_whether_they_are_done(cuda: Runtime, stream: Any) -> None:
    other = cuda.cudaStreamCreateWithPriority(cuda.cudaStreamNonBlocking, 0)
    event = cuda.cudaEventCreateWithFlags(cuda.cudaEventDisableTiming)
    go = threading.Event()
    order: list[int] = []

    def first(data: Any) -> None:
        go.wait(10)
        order.append(1)

    cuda.cudaLaunchHostFunc(stream, first, None)
    cuda.cudaEventRecord(event, stream)
    cuda.cudaStreamWaitEvent(other, event, 0)
    cuda.cudaLaunchHostFunc(other, lambda data: order.append(2), None)
    assert not cuda.finished("cudaStreamQuery", stream) and not cuda.finished("cudaEventQuery", event)
    go.set()
    cuda.cudaStreamSynchronize(other)
    assert order == [1, 2] and cuda.finished("cudaStreamQuery", other)
    cuda.cudaEventDestroy(event)
    cuda.cudaStreamDestroy(other)


def test_a_streams_attributes(cuda: Runtime, stream: Any) -> None:
    assert cuda.cudaStreamGetFlags(stream) == cuda.cudaStreamNonBlocking
    assert cuda.cudaStreamGetPriority(stream) == 0
    assert cuda.cudaStreamGetId(stream) > 0
    assert cuda.cudaStreamIsCapturing(stream) is cuda.cudaStreamCaptureStatus.cudaStreamCaptureStatusNone
    assert stream.__cuda_stream__() == (0, int(stream))
    policy = cuda.cudaStreamAttrID.cudaLaunchAttributeSynchronizationPolicy
    value = cuda.cudaStreamAttrValue(syncPolicy=cuda.cudaSynchronizationPolicy.cudaSyncPolicyYield)
    cuda.cudaStreamSetAttribute(stream, policy, value)
    assert cuda.cudaStreamGetAttribute(stream, policy).syncPolicy is value.syncPolicy


@pytest.mark.callbacks
def test_python_functions_are_called_from_a_stream(cuda: Runtime, stream: Any) -> None:
    calls: list[Any] = []
    data = ctypes.c_int(7)
    cuda.cudaLaunchHostFunc(stream, lambda given: calls.append(given), ctypes.addressof(data))
    cuda.cudaStreamAddCallback(stream, lambda of, status, given: calls.append((int(of), int(status), given)), 11, 0)
    cuda.cudaStreamSynchronize(stream)
    assert calls == [ctypes.addressof(data), (int(stream), 0, 11)]


# --- kernels and graphs


@pytest.fixture
def kernel(cuda: Runtime) -> Iterator[Any]:
    """A kernel that adds two vectors, from one of the runtime's libraries."""
    cuda.since(12080)
    library = cuda.cudaLibraryLoadData(ptx.image(ptx.KERNELS), [], [], 0, [], [], 0)
    assert isinstance(library, cuda.cudaLibrary_t)
    made = cuda.cudaLibraryGetKernel(library, b"add_vectors")
    assert isinstance(made, cuda.cudaKernel_t)
    count = cuda.cudaLibraryGetKernelCount(library)
    kernels = cuda.cudaLibraryEnumerateKernels(count, library)
    assert count == len(kernels) == ptx.KERNELS.count(".entry") and made in kernels
    counter, size = cuda.cudaLibraryGetGlobal(library, b"counter")
    assert (cuda.download(counter, size), size) == (struct.pack("<I", 41), 4)
    yield made
    cuda.cudaDeviceSynchronize()
    cuda.cudaLibraryUnload(library)


@pytest.fixture
def vectors(cuda: Runtime) -> Iterator[list[int]]:
    """Device memory: the total (zeroed), left, right."""
    left = array.array("f", range(COUNT))
    right = array.array("f", (0.5 * value for value in range(COUNT)))
    made = [cuda.upload(bytes(4 * COUNT)), cuda.upload(left), cuda.upload(right)]
    yield made
    for pointer in made:
        cuda.cudaFree(pointer)


def added(cuda: Runtime, vectors: list[int]) -> None:
    total = array.array("f", (1.5 * value for value in range(COUNT)))
    assert cuda.download(vectors[0], 4 * COUNT) == total.tobytes()


def test_a_kernel_is_launched(cuda: Runtime, stream: Any, kernel: Any, vectors: list[int]) -> None:
    grid, block = cuda.dim3(x=4, y=1, z=1), cuda.dim3(x=256, y=1, z=1)
    cuda.cudaLaunchKernel(kernel, grid, block, ((*vectors, COUNT), ADD_TYPES), 0, stream)
    cuda.cudaStreamSynchronize(stream)
    added(cuda, vectors)


def test_a_kernel_is_launched_with_a_configuration(cuda: Runtime, stream: Any, kernel: Any, vectors: list[int]) -> None:
    config = cuda.cudaLaunchConfig_t(
        gridDim=cuda.dim3(x=4, y=1, z=1), blockDim=cuda.dim3(x=256, y=1, z=1), stream=stream
    )
    attribute = cuda.cudaLaunchAttribute(id=cuda.cudaLaunchAttributeID.cudaLaunchAttributePriority)
    attribute.val.priority = 0
    config.attrs, config.numAttrs = [attribute], 1
    cuda.cudaLaunchKernelExC(config, kernel, ((*vectors, COUNT), ADD_TYPES))
    cuda.cudaStreamSynchronize(stream)
    added(cuda, vectors)


def test_the_runtimes_attributes_of_a_kernel(cuda: Runtime, kernel: Any) -> None:
    found = cuda.cudaFuncGetAttributes(kernel)
    assert found.maxThreadsPerBlock >= 256 and found.numRegs > 0
    assert cuda.cudaOccupancyMaxActiveBlocksPerMultiprocessor(kernel, 256, 0) > 0


def test_a_conditional_node_has_as_many_graphs_as_it_says(cuda: Runtime) -> None:
    graph = cuda.cudaGraphCreate(0)
    handle = cuda.cudaGraphConditionalHandleCreate(graph, 0, 0)
    node = cuda.cudaGraphNodeParams(type=cuda.cudaGraphNodeType.cudaGraphNodeTypeConditional)
    part = node.conditional
    part.handle, part.size, part.type = handle, 2, cuda.cudaGraphConditionalNodeType.cudaGraphCondTypeIf
    assert part.phGraph_out == [cuda.cudaGraph_t(0)] * 2
    cuda.cudaGraphAddNode(graph, [], *([None] if cuda.major == 13 else []), 0, node)
    yes, no = node.conditional.phGraph_out
    assert isinstance(yes, cuda.cudaGraph_t) and len({int(graph), int(yes), int(no)}) == 3
    cuda.cudaGraphAddEmptyNode(no, [], 0)
    assert (cuda.cudaGraphGetNodes(yes)[-1], cuda.cudaGraphGetNodes(no)[-1]) == (0, 1)
    cuda.cudaGraphDestroy(graph)


def test_captured_work_runs_whenever_its_graph_is_launched(cuda: Runtime, stream: Any) -> None:
    pointer = cuda.upload(bytes(64))
    cuda.cudaStreamBeginCapture(stream, cuda.cudaStreamCaptureMode.cudaStreamCaptureModeGlobal)
    cuda.cudaMemsetAsync(pointer, 0x22, 32, stream)
    cuda.cudaMemsetAsync(pointer + 32, 0x33, 32, stream)
    status, identity, growing, leaves, *edges, count = cuda.cudaStreamGetCaptureInfo(stream)
    assert status is cuda.cudaStreamCaptureStatus.cudaStreamCaptureStatusActive and int(identity) > 0
    assert isinstance(growing, cuda.cudaGraph_t)
    assert count == len(leaves) == 1 and isinstance(leaves[0], cuda.cudaGraphNode_t)
    assert len(edges) == (1 if cuda.major == 13 else 0)
    graph = cuda.cudaStreamEndCapture(stream)
    assert graph == growing and cuda.cudaGraphGetNodes(graph) == ([], 2)
    nodes, _ = cuda.cudaGraphGetNodes(graph, 2)
    assert [cuda.cudaGraphNodeGetType(node) for node in nodes] == [cuda.cudaGraphNodeType.cudaGraphNodeTypeMemset] * 2
    ready = cuda.cudaGraphInstantiate(graph, 0)
    assert cuda.download(pointer, 64) == bytes(64)
    cuda.cudaGraphLaunch(ready, stream)
    cuda.cudaStreamSynchronize(stream)
    assert cuda.download(pointer, 64) == b"\x22" * 32 + b"\x33" * 32
    cuda.cudaGraphExecDestroy(ready)
    cuda.cudaGraphDestroy(graph)
    cuda.cudaFree(pointer)


@pytest.mark.callbacks
def test_a_graph_made_node_by_node(cuda: Runtime, stream: Any, kernel: Any, vectors: list[int]) -> None:
    graph, calls = cuda.cudaGraphCreate(0), []
    clear = cuda.cudaGraphAddMemsetNode(
        graph, [], 0, cuda.cudaMemsetParams(dst=vectors[0], elementSize=4, width=COUNT, height=1, pitch=4 * COUNT)
    )
    launch = cuda.cudaKernelNodeParams(func=kernel, kernelParams=((*vectors, COUNT), ADD_TYPES))
    launch.gridDim, launch.blockDim = cuda.dim3(x=4, y=1, z=1), cuda.dim3(x=256, y=1, z=1)
    add = cuda.cudaGraphAddKernelNode(graph, [clear], 1, launch)
    back = bytearray(4 * COUNT)
    copied = cuda.cudaGraphAddMemcpyNode1D(graph, [add], 1, back, vectors[0], 4 * COUNT, cuda.to("DeviceToHost"))
    host = cuda.cudaHostNodeParams(fn=cuda.cudaHostFn_t(lambda data: calls.append(data)), userData=5)
    told = cuda.cudaGraphAddHostNode(graph, [copied], 1, host)
    edges = cuda.cudaGraphGetEdges(graph, 3)
    assert set(zip(edges[0], edges[1])) == {(clear, add), (add, copied), (copied, told)}
    assert cuda.cudaGraphNodeGetDependencies(told, 1)[0] == [copied]
    ready = cuda.cudaGraphInstantiate(graph, 0)
    for turn in (1, 2):
        back[:] = bytes(len(back))
        cuda.cudaGraphLaunch(ready, stream)
        cuda.cudaStreamSynchronize(stream)
        assert calls == [5] * turn
        assert back == array.array("f", (1.5 * value for value in range(COUNT))).tobytes()
    cuda.cudaGraphExecDestroy(ready)
    cuda.cudaGraphDestroy(graph)


# --- with the driver


def test_streams_and_events_go_to_the_driver_and_back(cuda: Runtime, driver: Face, stream: Any) -> None:
    driver.cuInit(0)
    assert isinstance(stream, driver.CUstream)
    pointer = cuda.upload(bytes(64))
    driver.cuMemsetD8Async(pointer, 0x44, 32, stream)
    driver.cuStreamSynchronize(stream)
    theirs = driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING)
    cuda.cudaMemsetAsync(pointer + 32, 0x55, 32, theirs)
    event = cuda.cudaEventCreate()
    driver.cuEventRecord(event, theirs)
    cuda.cudaEventSynchronize(event)
    assert cuda.download(pointer, 64) == b"\x44" * 32 + b"\x55" * 32
    driver.cuEventDestroy(event)
    driver.cuStreamDestroy(theirs)
    start = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_RANGE_START_ADDR
    assert driver.cuPointerGetAttribute(start, pointer + 8) == pointer
    driver.cuMemFree(pointer)


def test_a_kernel_of_the_driver_s_on_memory_of_the_runtime_s(
    cuda: Runtime, driver: Face, stream: Any, vectors: list[int]
) -> None:
    module = driver.cuModuleLoadData(ptx.image(ptx.KERNELS))
    function = driver.cuModuleGetFunction(module, b"add_vectors")
    driver.cuLaunchKernel(function, 4, 1, 1, 256, 1, 1, 0, stream, ((*vectors, COUNT), ADD_TYPES), 0)
    cuda.cudaStreamSynchronize(stream)
    added(cuda, vectors)
    driver.cuModuleUnload(module)


def test_nodes_of_both_in_one_list(cuda: Runtime, driver: Face) -> None:
    graph = cuda.cudaGraphCreate(0)
    mine, theirs = cuda.cudaGraphAddEmptyNode(graph, [], 0), driver.cuGraphAddEmptyNode(graph, [], 0)
    last = cuda.cudaGraphAddEmptyNode(graph, [mine, theirs], 2)
    again = driver.cuGraphAddEmptyNode(graph, [mine, theirs, last], 3)
    assert cuda.cudaGraphNodeGetDependencies(again, 3)[-1] == 3
    cuda.cudaGraphDestroy(graph)


def test_the_driver_s_functions_are_found_through_the_runtime(cuda: Runtime) -> None:
    cuda.since(12050)
    address, found = cuda.cudaGetDriverEntryPointByVersion(b"cuDriverGetVersion", 12000, 0)
    assert found is cuda.cudaDriverEntryPointQueryResult.cudaDriverEntryPointSuccess
    version = ctypes.c_int()
    assert ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(address)(ctypes.addressof(version)) == 0
    assert version.value == cuda.cudaDriverGetVersion()


# --- errors


@pytest.mark.errors
def test_errors_have_the_status_that_c_returns(cuda: Runtime) -> None:
    assert cuda.status("cudaSetDevice", 4096) == "cudaErrorInvalidDevice"
    assert cuda.status("cudaGetLastError") == "cudaErrorInvalidDevice", "which is then forgotten"
    cuda.cudaGetLastError()
    assert cuda.status("cudaMalloc", 1 << 60) == "cudaErrorMemoryAllocation"
    assert cuda.status("cudaMemcpy", 0, 0, 64, 99) in ("cudaErrorInvalidMemcpyDirection", "cudaErrorInvalidValue")


@pytest.mark.errors
def test_a_failed_compilation_leaves_its_log(cuda: Runtime) -> None:
    cuda.since(12080)
    option, log = cuda.cudaJitOption, bytearray(8192)
    options = [option.cudaJitErrorLogBuffer, option.cudaJitErrorLogBufferSizeBytes]
    image = ptx.image(ptx.WITH_A_MISTAKE)
    library = cuda.cudaLibraryLoadData(image, options, [log, len(log)], 2, [], [], 0)  # it is compiled at first use
    assert cuda.status("cudaLibraryGetKernel", library, b"add") == "cudaErrorInvalidPtx"
    assert b"no_such_instruction" in log
    cuda.cudaLibraryUnload(library)
    library = cuda.cudaLibraryLoadData(b"nonsense\0", [], [], 0, [], [], 0)
    assert cuda.status("cudaLibraryGetKernel", library, b"add") in (
        "cudaErrorInvalidKernelImage",
        "cudaErrorInvalidPtx",
    )
    cuda.cudaLibraryUnload(library)


# --- other processes


OTHER_PROCESS = """
import importlib, pickle, sys
handle, event = pickle.load(sys.stdin.buffer)
runtime = importlib.import_module(type(handle).__module__.replace("bindings", "checked"))
runtime.cudaSetDevice(0)
pointer = runtime.cudaIpcOpenMemHandle(handle, runtime.cudaIpcMemLazyEnablePeerAccess)
content = bytearray(64)
runtime.cudaMemcpy(content, pointer, 64, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
runtime.cudaMemcpy(pointer, bytes(reversed(content)), 64, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)
mine = runtime.cudaIpcOpenEventHandle(event)
runtime.cudaEventRecord(mine, 0)
runtime.cudaEventSynchronize(mine)
runtime.cudaEventDestroy(mine)
runtime.cudaIpcCloseMemHandle(pointer)
print(bytes(content).hex())
"""


@pytest.mark.processes
def test_memory_is_shared_with_another_process(cuda: Runtime, run_python: Callable[..., str]) -> None:
    content = bytes(range(64))
    pointer = cuda.upload(content)
    event = cuda.cudaEventCreateWithFlags(cuda.cudaEventDisableTiming | cuda.cudaEventInterprocess)
    sent = pickle.dumps((cuda.cudaIpcGetMemHandle(pointer), cuda.cudaIpcGetEventHandle(event)))
    assert run_python(OTHER_PROCESS, stdin=sent).strip() == content.hex()
    assert cuda.download(pointer, 64) == content[::-1]
    cuda.cudaEventSynchronize(event)
    cuda.cudaEventDestroy(event)
    cuda.cudaFree(pointer)


# --- raw


@pytest.fixture
def raw(package: Callable[[str], Any], major: int, on_standin: bool) -> Any:
    open_runtime(package, major, on_standin)
    return package(f"cu{major}.raw.runtime")


def ok(status: Any) -> None:
    assert int(status) == 0, status


@pytest.mark.errors
def test_raw_calls_c_unchanged(raw: Any, major: int) -> None:
    count, pointer, stream = ctypes.c_int(), ctypes.c_void_p(), raw.cudaStream_t()
    ok(raw.cudaGetDeviceCount(byref(count)))
    ok(raw.cudaSetDevice(0))
    ok(raw.cudaMalloc(byref(pointer), SIZE))
    ok(raw.cudaStreamCreate(byref(stream)))
    back = ctypes.create_string_buffer(SIZE)
    kinds = raw.cudaMemcpyKind
    ok(raw.cudaMemcpyAsync(pointer, CONTENT, SIZE, kinds.cudaMemcpyHostToDevice, stream))
    ok(raw.cudaMemcpyAsync(back, pointer, SIZE, kinds.cudaMemcpyDeviceToHost, stream))
    ok(raw.cudaStreamSynchronize(stream))
    assert count.value > 0 and back.raw == CONTENT
    properties = raw.cudaDeviceProp()
    ok(raw.cudaGetDeviceProperties(byref(properties), 0))
    assert properties.warpSize == 32 and bytes(properties.name).partition(b"\0")[0]
    assert raw.cudaSetDevice(4096) == raw.cudaError_t.cudaErrorInvalidDevice
    assert raw.cudaGetLastError() == raw.cudaError_t.cudaErrorInvalidDevice
    ok(raw.cudaStreamDestroy(stream))
    ok(raw.cudaFree(pointer))
