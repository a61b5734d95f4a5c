"""The CUDA runtime's conventions on a recording stand-in. ``bindings`` and ``checked`` make the same calls."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.conftest import package_on
from tests.standin import build
from tests.standin.control import Recorder

MAJORS = (12, 13)
OUT_OF_MEMORY = 2


class Runtime:
    """The modules of one CUDA major, on stand-ins for its runtime and the driver."""

    def __init__(self, major: int, recorder: Recorder, driver_recorder: Recorder, module: Callable[[str], Any]) -> None:
        self.major = major
        self.recorder = recorder
        self.driver_recorder = driver_recorder
        self.bindings = module(f"cu{major}.bindings.runtime")
        self.checked = module(f"cu{major}.checked.runtime")
        self.raw = module(f"cu{major}.raw.runtime")
        self.driver = module(f"cu{major}.bindings.driver")
        self.checked_driver = module(f"cu{major}.checked.driver")

    def both(self, name: str, *arguments: Any) -> Any:
        """Call a function that succeeds in both faces, and return the result, which must be equal."""
        status, *outputs = getattr(self.bindings, name)(*arguments)
        assert status is self.bindings.cudaError_t.cudaSuccess
        value = None if not outputs else outputs[0] if len(outputs) == 1 else tuple(outputs)
        assert getattr(self.checked, name)(*arguments) == value
        return value

    def sent(self, symbol: str) -> list[bytes]:
        """The arguments of the last call of a function."""
        return self.recorder.calls(symbol)[-1].arguments


@pytest.fixture(scope="module", params=MAJORS, ids=[f"cu{major}" for major in MAJORS])
def modules(request: pytest.FixtureRequest) -> Iterator[Runtime]:
    standins = build.standins()
    needed = [standins[f"cu{request.param}", library] for library in ("driver", "runtime")]
    build.ensure(*needed)
    driver, runtime = (str(standin.path("recording")) for standin in needed)
    with package_on(driver, CUDA_CTYPES_LIBCUDART=runtime) as module:
        yield Runtime(request.param, Recorder(runtime), Recorder(driver), module)


@pytest.fixture
def runtime(modules: Runtime) -> Runtime:
    modules.recorder.program()
    modules.driver_recorder.program()
    return modules


def test_a_library_that_is_older_than_a_function(modules: Runtime, tmp_path: Path) -> None:
    """The error compares the version that brought the function with the library's."""
    standin = build.standins()[f"cu{modules.major}", "runtime"]
    path = build.link("recording", tmp_path, without=["cudaLibraryUnload"], standin=standin)
    recorder = Recorder(path)
    recorder.program("cudaRuntimeGetVersion")
    recorder.write(0, (12060).to_bytes(4, "little"))
    with package_on(**{"CUDA_CTYPES_LIBCUDART": str(path)}) as module:
        with pytest.raises(module("errors").FunctionNotFoundError) as caught:
            module(f"cu{modules.major}.checked.runtime").cudaLibraryUnload(1)
    assert str(caught.value).endswith(
        "cudaLibraryUnload, which came with CUDA 12.8; the library found supports CUDA 12.6: update it to call this function"
    )


def number(value: int, size: int = 8) -> bytes:
    return value.to_bytes(size, "little")


# --- results


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("cudaMalloc", (64,)),
        ("cudaMallocHost", (64,)),
        ("cudaHostAlloc", (64, 0)),
        ("cudaMallocManaged", (64, 1)),
        ("cudaMallocAsync", (64, 0)),
        ("cudaMallocFromPoolAsync", (64, 0, 0)),
        ("cudaHostGetDevicePointer", (5, 0)),
    ],
)
def test_addresses_are_ints(runtime: Runtime, name: str, arguments: tuple[Any, ...]) -> None:
    runtime.recorder.program(name)
    runtime.recorder.write(0, number(0x7F0123456789))
    value = runtime.both(name, *arguments)
    assert type(value) is int and value == 0x7F0123456789


def test_several_results_are_a_tuple_in_the_order_of_c(runtime: Runtime) -> None:
    runtime.recorder.program("cudaMemGetInfo")
    runtime.recorder.write(0, number(11))
    runtime.recorder.write(1, number(22))
    assert runtime.both("cudaMemGetInfo") == (11, 22)
    runtime.recorder.program("cudaMallocPitch")
    runtime.recorder.write(0, number(33))
    runtime.recorder.write(1, number(44))
    assert runtime.both("cudaMallocPitch", 640, 480) == (33, 44)
    assert [int.from_bytes(item, "little") for item in runtime.sent("cudaMallocPitch")[2:]] == [640, 480]


def test_a_call_without_results(runtime: Runtime) -> None:
    assert runtime.bindings.cudaFree(5) == (runtime.bindings.cudaError_t.cudaSuccess,)
    assert runtime.checked.cudaFree(5) is None


def test_text_is_bytes_in_bindings_and_str_in_checked(runtime: Runtime) -> None:
    there = ctypes.create_string_buffer(b"a text of the library's")
    for name in ("cudaGetErrorName", "cudaGetErrorString"):
        runtime.recorder.program(name, result=number(ctypes.addressof(there)))
        success = runtime.bindings.cudaError_t.cudaSuccess
        assert getattr(runtime.bindings, name)(1) == (success, there.value)
        assert getattr(runtime.checked, name)(runtime.checked.cudaError_t.cudaErrorInvalidValue) == there.value.decode()
        with pytest.raises(TypeError, match="Argument 'error' must not be None"):
            getattr(runtime.checked, name)(None)
    runtime.recorder.program("cudaDeviceGetPCIBusId")
    runtime.recorder.write(0, b"0000:01:00.0\0")
    assert runtime.bindings.cudaDeviceGetPCIBusId(14, 0)[1] == b"0000:01:00.0\0\0"
    assert runtime.checked.cudaDeviceGetPCIBusId(length=14, device=0) == "0000:01:00.0"


def test_structs_that_are_returned_and_made(runtime: Runtime) -> None:
    runtime.recorder.program("cudaCreateChannelDesc", result=struct.pack("<5i", 1, 2, 3, 4, 2))
    found = runtime.both("cudaCreateChannelDesc", 1, 2, 3, 4, runtime.bindings.cudaChannelFormatKind(2))
    assert (found.x, found.y, found.z, found.w) == (1, 2, 3, 4)
    assert found.f is runtime.bindings.cudaChannelFormatKind.cudaChannelFormatKindFloat
    for _ in range(4):  # by machine code at last, where C returns a struct in memory of the caller
        again = runtime.both("cudaCreateChannelDesc", 1, 2, 3, 4, runtime.bindings.cudaChannelFormatKind(2))
        assert again == found and again is not found
    with pytest.raises(OverflowError):
        runtime.bindings.cudaCreateChannelDesc(1 << 31, 2, 3, 4, runtime.bindings.cudaChannelFormatKind(2))
    for face in (runtime.bindings, runtime.checked):
        memory = bytearray(8)
        pitched = face.make_cudaPitchedPtr(memory, 6, 7, 8)
        there = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        assert (pitched.ptr, pitched.pitch, pitched.xsize, pitched.ysize) == (there, 6, 7, 8)
        assert face.make_cudaPitchedPtr(None, 6, 7, 8).ptr == 0
        position = face.make_cudaPos(x=1, y=2, z=3)
        assert isinstance(position, face.cudaPos) and (position.x, position.y, position.z) == (1, 2, 3)
        extent = face.make_cudaExtent(w=1, h=2, d=3)
        assert (extent.width, extent.height, extent.depth) == (1, 2, 3)
        with pytest.raises(OverflowError):
            face.make_cudaExtent(-1, 2, 3)
    raw = runtime.raw.make_cudaExtent(1, 2, 3)
    assert isinstance(raw, ctypes.Structure) and (raw.width, raw.height, raw.depth) == (1, 2, 3)


def test_structs_by_value(runtime: Runtime) -> None:
    extent = runtime.bindings.make_cudaExtent(1, 2, 3)
    runtime.both("cudaMalloc3D", extent)
    assert runtime.sent("cudaMalloc3D")[1] == struct.pack("<3Q", 1, 2, 3)
    for wrong in (None, (1, 2, 3), runtime.bindings.make_cudaPos(1, 2, 3)):
        with pytest.raises(TypeError, match="Argument 'extent' has incorrect type"):
            runtime.checked.cudaMalloc3D(wrong)


def test_lists_that_come_back_and_their_length(runtime: Runtime) -> None:
    def asked(*arguments: Any) -> Any:
        runtime.recorder.program("cudaGraphGetNodes")
        runtime.recorder.write(2, number(2))
        if len(arguments) > 1:
            runtime.recorder.write(1, number(0xA0) + number(0xB0))
        return runtime.both("cudaGraphGetNodes", *arguments)

    assert asked(7) == ([], 2)
    nodes, count = asked(7, 2)
    assert count == 2 and nodes == [0xA0, 0xB0]
    assert all(isinstance(node, runtime.bindings.cudaGraphNode_t) for node in nodes)
    assert runtime.checked.cudaGraphGetNodes(7, numNodes=0) == ([], 2)


def test_edges_have_data_where_the_function_gives_them(runtime: Runtime) -> None:
    plain: Any = ([], [], [], 0) if runtime.major == 13 else ([], [], 0)
    assert runtime.both("cudaGraphGetEdges", 7) == plain
    if runtime.major == 12:
        assert runtime.both("cudaGraphGetEdges_v2", 7) == ([], [], [], 0)


def test_a_pointer_that_is_written(runtime: Runtime) -> None:
    runtime.recorder.program("cudaGraphMemFreeNodeGetParams")
    runtime.recorder.write(1, number(0x5000))
    assert runtime.both("cudaGraphMemFreeNodeGetParams", 3) == 0x5000


def test_graphics_resources_are_handles(runtime: Runtime) -> None:
    for name, arguments in {
        "cudaGraphicsGLRegisterBuffer": (1, 0),
        "cudaGraphicsGLRegisterImage": (1, 2, 0),
        "cudaGraphicsEGLRegisterImage": (1, 0),
        "cudaGraphicsVDPAURegisterVideoSurface": (1, 0),
    }.items():
        runtime.recorder.program(name)
        runtime.recorder.write(0, number(0x1234))
        made = runtime.both(name, *arguments)
        assert isinstance(made, runtime.bindings.cudaGraphicsResource_t) and made == 0x1234
        runtime.recorder.program("cudaGraphicsMapResources")
        seen = runtime.recorder.read(1, 8)
        runtime.both("cudaGraphicsMapResources", 1, made, 0)
        assert runtime.recorder.result(seen) == number(0x1234)


def test_the_finder_of_cuda_bindings_asks_the_found_library(runtime: Runtime) -> None:
    runtime.recorder.program("cudaRuntimeGetVersion")
    runtime.recorder.write(0, number(runtime.major * 1000, 4))
    assert runtime.both("getLocalRuntimeVersion") == runtime.major * 1000 == runtime.both("cudaRuntimeGetVersion")
    assert [call.symbol for call in runtime.recorder.calls()] == ["cudaRuntimeGetVersion"] * 4
    assert getattr(runtime.bindings, "__CUDART_API_VERSION") == runtime.bindings.CUDART_VERSION


# --- errors


def test_a_failure_is_a_tuple_of_none_or_an_exception(runtime: Runtime) -> None:
    for name, arguments, outputs in [
        ("cudaFree", (5,), 0),
        ("cudaMalloc", (64,), 1),
        ("cudaMemGetInfo", (), 2),
        ("cudaGraphGetNodes", (7, 2), 2),
        ("cudaGetDeviceProperties", (0,), 1),
    ]:
        runtime.recorder.program(None, OUT_OF_MEMORY)
        status, *rest = getattr(runtime.bindings, name)(*arguments)
        assert status is runtime.bindings.cudaError_t.cudaErrorMemoryAllocation and rest == [None] * outputs
        with pytest.raises(runtime.checked.CudaErrorMemoryAllocation) as caught:
            getattr(runtime.checked, name)(*arguments)
        error = caught.value
        assert isinstance(error, runtime.checked.CudaError) and error.function == name
        assert error.status is runtime.checked.cudaError_t.cudaErrorMemoryAllocation
        asked = "64 bytes were asked for. " if name == "cudaMalloc" else ""
        assert str(error).startswith(f"{name}: cudaErrorMemoryAllocation (2): {asked}The device ")


def test_one_class_for_a_status_that_runtime_and_driver_have(runtime: Runtime) -> None:
    assert runtime.checked.CudaErrorInvalidValue is runtime.checked_driver.CudaErrorInvalidValue
    assert runtime.checked.CudaError is runtime.checked_driver.CudaError


def test_a_status_that_no_release_knows_is_kept(runtime: Runtime) -> None:
    runtime.recorder.program(None, 4321)
    (status,) = runtime.bindings.cudaDeviceSynchronize()
    assert isinstance(status, runtime.bindings.cudaError_t) and status == 4321
    with pytest.raises(runtime.checked.CudaError, match=r"\(4321\)"):
        runtime.checked.cudaDeviceSynchronize()


def test_queries_tell_and_do_not_fail_while_work_runs(runtime: Runtime) -> None:
    for name in ("cudaStreamQuery", "cudaEventQuery"):
        runtime.recorder.program(name, 600)
        assert getattr(runtime.checked, name)(0) is False
        assert getattr(runtime.bindings, name)(0) == (runtime.bindings.cudaError_t.cudaErrorNotReady,)
        runtime.recorder.program(name, 0)
        assert getattr(runtime.checked, name)(0) is True
        runtime.recorder.program(name, 700)
        with pytest.raises(runtime.checked.CudaErrorIllegalAddress):
            getattr(runtime.checked, name)(0)


WRONG: list[tuple[str, tuple[Any, ...], type[Exception], str]] = [
    ("cudaMalloc", ("64",), TypeError, "size"),
    ("cudaMalloc", (-1,), OverflowError, "size"),
    ("cudaSetDevice", (None,), TypeError, "device"),
    ("cudaFree", ("5",), TypeError, "devPtr"),
    ("cudaMemcpy", (5, 6, 7, None), TypeError, "'kind' must not be None"),
    ("cudaMemcpy", (bytes(8), 6, 8, 2), BufferError, "dst.*read-only"),
    ("cudaDeviceGetByPCIBusId", (5,), TypeError, "pciBusId"),
    ("cudaMemcpy3D", (5,), TypeError, "'p' has incorrect type"),
    ("cudaGraphAddEmptyNode", (1, [1], 2), RuntimeError, "List is too small"),
    ("cudaGraphAddEmptyNode", (1, 5, 0), TypeError, "pDependencies"),
    ("cudaDeviceGetGraphMemAttribute", (0, 99), TypeError, "attribute"),
    ("cudaStreamCreate", (1,), TypeError, "argument"),
]


@pytest.mark.parametrize(("name", "arguments", "error", "words"), WRONG, ids=[f"{item[0]}{item[1]}" for item in WRONG])
def test_wrong_arguments_do_not_come_to_c(
    runtime: Runtime, name: str, arguments: tuple[Any, ...], error: type[Exception], words: str
) -> None:
    for face in (runtime.bindings, runtime.checked):
        with pytest.raises(error, match=words):
            getattr(face, name)(*arguments)
    assert not runtime.recorder.calls()


# --- handles of the runtime and of the driver


FAMILIES = {
    "cudaStream_t": "CUstream",
    "cudaEvent_t": "CUevent",
    "cudaGraph_t": "CUgraph",
    "cudaGraphNode_t": "CUgraphNode",
    "cudaGraphExec_t": "CUgraphExec",
    "cudaFunction_t": "CUfunction",
    "cudaMemPool_t": "CUmemoryPool",
    "cudaUserObject_t": "CUuserObject",
    "cudaEglStreamConnection": "CUeglStreamConnection",
}


@pytest.mark.parametrize("name", FAMILIES)
def test_a_handle_of_the_runtime_is_one_of_the_driver(runtime: Runtime, name: str) -> None:
    ours, theirs = getattr(runtime.bindings, name), getattr(runtime.driver, FAMILIES[name])
    assert issubclass(ours, theirs) and ours(5) == theirs(5) and theirs(5) == ours(5)
    assert ours(theirs(6)) == 6 and hash(ours(5)) == hash(theirs(5))


def test_streams_go_both_ways(runtime: Runtime) -> None:
    runtime.recorder.program("cudaStreamCreate")
    runtime.recorder.write(0, number(0xABC0))
    made = runtime.both("cudaStreamCreate")
    assert isinstance(made, runtime.bindings.cudaStream_t) and made.__cuda_stream__() == (0, 0xABC0)
    assert runtime.driver.cuStreamSynchronize(made) == (runtime.driver.CUresult.CUDA_SUCCESS,)
    assert runtime.driver_recorder.calls()[-1].arguments == [number(0xABC0)]
    for given in (made, runtime.driver.CUstream(0xABC0), 0xABC0, Borrowed()):
        runtime.recorder.program("cudaStreamSynchronize")
        runtime.both("cudaStreamSynchronize", given)
        assert runtime.sent("cudaStreamSynchronize") == [number(0xABC0)]
    runtime.both("cudaStreamSynchronize", None)
    assert runtime.sent("cudaStreamSynchronize") == [number(0)]


class Borrowed:
    """A stream of another library."""

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, 0xABC0


def test_lists_of_handles_may_have_both_kinds(runtime: Runtime) -> None:
    mixed = [runtime.bindings.cudaGraphNode_t(5), runtime.driver.CUgraphNode(6)]
    for nodes in (mixed, tuple(mixed)):
        runtime.recorder.program("cudaGraphAddEmptyNode")
        seen = runtime.recorder.read(2, 16)
        runtime.both("cudaGraphAddEmptyNode", 1, nodes, 2)
        assert runtime.recorder.result(seen) == number(5) + number(6)
    runtime.driver_recorder.program("cuGraphAddEmptyNode")
    seen = runtime.driver_recorder.read(2, 16)
    runtime.driver.cuGraphAddEmptyNode(1, mixed, 2)
    assert runtime.driver_recorder.result(seen) == number(5) + number(6)
    for wrong in (runtime.bindings.cudaEvent_t(5), runtime.driver.CUevent(5), runtime.bindings.cudaArray_t(5)):
        with pytest.raises(TypeError, match="pDependencies"):
            runtime.checked.cudaGraphAddEmptyNode(1, [wrong], 1)


# --- values whose type an enum decides


def test_attributes_of_a_pool(runtime: Runtime) -> None:
    known = runtime.bindings.cudaMemPoolAttr
    runtime.recorder.program("cudaMemPoolGetAttribute")
    runtime.recorder.write(2, number(1 << 40))
    found = runtime.both("cudaMemPoolGetAttribute", 1, known.cudaMemPoolAttrReleaseThreshold)
    assert isinstance(found, runtime.driver.cuuint64_t) and int(found) == 1 << 40
    runtime.recorder.program("cudaMemPoolGetAttribute")
    runtime.recorder.write(2, number(1, 4))
    assert runtime.both("cudaMemPoolGetAttribute", 1, known.cudaMemPoolReuseAllowOpportunistic) == 1
    for value in (runtime.driver.cuuint64_t((1 << 63) + 5), (1 << 63) + 5):
        runtime.recorder.program("cudaMemPoolSetAttribute")
        seen = runtime.recorder.read(2, 8)
        runtime.both("cudaMemPoolSetAttribute", 1, known.cudaMemPoolAttrReleaseThreshold, value)
        assert runtime.recorder.result(seen) == number((1 << 63) + 5)


def test_attributes_of_graph_memory(runtime: Runtime) -> None:
    known = runtime.bindings.cudaGraphMemAttributeType
    runtime.recorder.program("cudaDeviceGetGraphMemAttribute")
    runtime.recorder.write(2, number(77))
    found = runtime.both("cudaDeviceGetGraphMemAttribute", 0, known.cudaGraphMemAttrUsedMemHigh)
    assert isinstance(found, runtime.driver.cuuint64_t) and int(found) == 77


def test_attributes_of_ranges(runtime: Runtime) -> None:
    known = runtime.bindings.cudaMemRangeAttribute
    runtime.recorder.program("cudaMemRangeGetAttribute")
    runtime.recorder.write(0, struct.pack("<3i", 0, 1, -2))
    accessed, mostly = known.cudaMemRangeAttributeAccessedBy, known.cudaMemRangeAttributeReadMostly
    assert runtime.both("cudaMemRangeGetAttribute", 12, accessed, 5, 4096) == [0, 1, -2]
    runtime.recorder.program("cudaMemRangeGetAttribute")
    runtime.recorder.write(0, number(1, 4))
    assert runtime.both("cudaMemRangeGetAttribute", 4, mostly, 5, 4096) == 1
    runtime.recorder.program("cudaMemRangeGetAttributes")
    runtime.recorder.write(0, struct.pack("<2i", 1, -2), 0, 0)
    runtime.recorder.write(0, number(1, 4), 8, 0)
    assert runtime.both("cudaMemRangeGetAttributes", [8, 4], [accessed, mostly], 2, 5, 4096) == [[1, -2], 1]


def test_a_pool_travels_as_a_file_descriptor_or_through_the_fabric(runtime: Runtime) -> None:
    known = runtime.bindings.cudaMemAllocationHandleType
    runtime.recorder.program("cudaMemPoolExportToShareableHandle")
    runtime.recorder.write(0, number(17, 4))
    posix = known.cudaMemHandleTypePosixFileDescriptor
    assert runtime.both("cudaMemPoolExportToShareableHandle", 1, posix, 0) == 17
    runtime.recorder.program("cudaMemPoolExportToShareableHandle")
    runtime.recorder.write(0, bytes(range(64)))
    made = runtime.both("cudaMemPoolExportToShareableHandle", 1, known.cudaMemHandleTypeFabric, 0)
    assert isinstance(made, runtime.bindings.cudaMemFabricHandle_t)
    assert ctypes.string_at(made.getPtr(), 64) == bytes(range(64))


def test_options_of_the_compiler(runtime: Runtime) -> None:
    option, log = runtime.bindings.cudaJitOption, bytearray(64)
    options = [option.cudaJitMaxRegisters, option.cudaJitErrorLogBuffer, option.cudaJitErrorLogBufferSizeBytes]
    runtime.recorder.program("cudaLibraryLoadData")
    listed, values = runtime.recorder.read(2, 12), runtime.recorder.read(3, 24)
    runtime.recorder.write(3, b"line 7", 8, 0)
    made = runtime.both("cudaLibraryLoadData", b"code", options, [32, log, 64], 3, [], None, 0)
    assert isinstance(made, runtime.bindings.cudaLibrary_t)
    assert runtime.recorder.result(listed) == struct.pack("<3I", *options)
    there = ctypes.addressof(ctypes.c_char.from_buffer(log))
    assert runtime.recorder.result(values) == struct.pack("<3Q", 32, there, 64)
    assert log.startswith(b"line 7")


# --- kernels, callbacks, memory


def test_a_kernel_is_launched_with_arguments_of_their_types(runtime: Runtime) -> None:
    face, stream = runtime.bindings, runtime.driver.CUstream(9)
    runtime.recorder.program("cudaLaunchKernel")
    values = [runtime.recorder.read(3, size, 8 * index, 0) for index, size in enumerate((4, 4, 8))]
    arguments = ((-7, 1.5, 0x123456789), (ctypes.c_int, ctypes.c_float, ctypes.c_void_p))
    grid, block = face.dim3(x=1, y=2, z=3), face.dim3(x=4, y=5, z=6)
    runtime.both("cudaLaunchKernel", face.cudaKernel_t(5), grid, block, arguments, 1 << 10, stream)
    sent = runtime.sent("cudaLaunchKernel")
    assert sent[0] == number(5) and sent[4:] == [number(1 << 10), number(9)]
    assert sent[1:3] == [struct.pack("<3I", 1, 2, 3), struct.pack("<3I", 4, 5, 6)]
    expected = [struct.pack("<i", -7), struct.pack("<f", 1.5), struct.pack("<Q", 0x123456789)]
    assert [runtime.recorder.result(value) for value in values] == expected
    config = face.cudaLaunchConfig_t(dynamicSmemBytes=64, stream=stream)
    config.gridDim = face.dim3(x=1, y=1, z=1)
    runtime.recorder.program("cudaLaunchKernelExC")
    seen = runtime.recorder.read(2, 4, 0, 0)
    runtime.both("cudaLaunchKernelExC", config, face.cudaKernel_t(5), ((-7,), (ctypes.c_int,)))
    assert runtime.recorder.result(seen) == struct.pack("<i", -7)


def test_a_python_function_is_called_once(runtime: Runtime) -> None:
    called: list[str] = []
    runtime.recorder.program()
    runtime.both("cudaLaunchHostFunc", 0, lambda data: called.append("here"), None)
    assert {call.symbol for call in runtime.recorder.calls()} == {"cudaStreamIsCapturing", "cudaLaunchHostFunc"}
    address = int.from_bytes(runtime.sent("cudaLaunchHostFunc")[1], "little")
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)(None)
    assert called == ["here"]


def test_batches_of_copies(runtime: Runtime) -> None:
    name, more = "cudaMemcpyBatchAsync", 1 if runtime.major == 12 else 0  # CUDA 12 also returns the copy that failed
    host = bytearray(b"abcdefgh")
    attributes = runtime.bindings.cudaMemcpyAttributes()
    runtime.recorder.program(name)
    reads = [runtime.recorder.read(index, 16) for index in (0, 1, 2)]
    runtime.both(name, [5, host], [host, 6], [8, 4], 2, [attributes], [0], 1, 0)
    there = ctypes.addressof(ctypes.c_char.from_buffer(host))
    assert [runtime.recorder.result(read) for read in reads] == [
        number(5) + number(there),
        number(there) + number(6),
        number(8) + number(4),
    ]
    assert len(runtime.bindings.cudaMemcpyBatchAsync([5], [6], [8], 1, [attributes], [0], 1, 0)) == 1 + more


def test_managed_memory_needs_no_flags_in_checked(runtime: Runtime) -> None:
    runtime.checked.cudaMallocManaged(64)
    assert runtime.sent("cudaMallocManaged")[2] == number(runtime.checked.cudaMemAttachGlobal, 4) == number(1, 4)
    with pytest.raises(TypeError, match="flags"):
        runtime.bindings.cudaMallocManaged(64)


def test_an_ipc_handle_goes_by_value(runtime: Runtime) -> None:
    runtime.recorder.program("cudaIpcGetMemHandle")
    runtime.recorder.write(0, bytes(range(64)))
    (_, handle) = runtime.bindings.cudaIpcGetMemHandle(5)
    assert isinstance(handle, runtime.bindings.cudaIpcMemHandle_t) and handle.reserved == bytes(range(64))
    runtime.both("cudaIpcOpenMemHandle", handle, 1)
    assert runtime.sent("cudaIpcOpenMemHandle")[1] == bytes(range(64))
    copied = runtime.checked.cudaIpcMemHandle_t(reserved=bytes(range(64)))
    assert copied == handle


# --- differences of the majors


def test_properties_are_those_of_the_major(runtime: Runtime) -> None:
    symbol, size = {
        12: ("cudaGetDeviceProperties_v2", 1032),
        13: ("cudaGetDeviceProperties", 1008),
    }[runtime.major]
    assert runtime.bindings.sizeof(runtime.bindings.cudaDeviceProp) == size
    runtime.recorder.program(symbol)
    runtime.recorder.write(0, b"A device\0rubbish".ljust(256, b"\0") + bytes(range(16)) + b"12345678" + number(3, 4))
    for face in (runtime.bindings, runtime.checked):
        value = face.cudaGetDeviceProperties(0)
        found = value[1] if face is runtime.bindings else value
        assert found.name == (b"A device" if face is runtime.bindings else "A device")
        assert found.uuid.bytes == bytes(range(16)) and found.luid == b"12345678" and found.luidDeviceNodeMask == 3
        assert found.maxThreadsDim == ([0, 0, 0] if face is runtime.bindings else (0, 0, 0))
        assert hasattr(found, "clockRate") == (runtime.major == 12)
        assert repr(found).startswith("name : A device\nuuid :\n    bytes : 000102")
    assert [call.symbol for call in runtime.recorder.calls()] == [symbol] * 2


def test_dimensions_are_1_unless_said(runtime: Runtime) -> None:
    def dimensions(value: Any) -> tuple[int, int, int]:
        return value.x, value.y, value.z

    for face in (runtime.bindings, runtime.checked):
        assert dimensions(face.dim3()) == (1, 1, 1) and dimensions(face.dim3(y=4)) == (1, 4, 1)
        for holder in (face.cudaKernelNodeParams(), face.cudaLaunchConfig_t()):
            assert dimensions(holder.gridDim) == dimensions(holder.blockDim) == (1, 1, 1)
            holder.gridDim.x = 4
            assert dimensions(holder.gridDim) == (4, 1, 1)
        assert dimensions(face.cudaGraphNodeParams().kernel.gridDim) == (0, 0, 0), "a union starts as zeros"
        if runtime.major == 13:  # it contains a union
            assert dimensions(face.cudaKernelNodeParamsV2().gridDim) == (0, 0, 0), "as in cuda.bindings"
        zeros = (ctypes.c_uint * 3)()
        assert dimensions(face.dim3(ctypes.addressof(zeros))) == (0, 0, 0), "reading does not change the memory"
    assert dimensions(runtime.raw.dim3()) == (0, 0, 0), "as in C"


def test_every_struct_can_be_made_and_shown(runtime: Runtime) -> None:
    for face in (runtime.bindings, runtime.checked):
        for name in dir(face):
            made = getattr(face, name)
            if isinstance(made, type) and issubclass(made, (ctypes.Structure, ctypes.Union)):
                assert repr(made()) == str(made()), name


@pytest.mark.parametrize(("setting", "per_thread"), [("1", True), ("0", False), ("", False)])
@pytest.mark.parametrize("major", MAJORS)
def test_the_default_stream_per_thread(major: int, setting: str, per_thread: bool) -> None:
    standin = build.standins()[f"cu{major}", "runtime"]
    build.ensure(standin)
    file = str(standin.path("recording"))
    variables = {"CUDA_CTYPES_LIBCUDART": file, "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM": setting}
    recorder = Recorder(file)
    with package_on(**variables) as module:
        runtime = module(f"cu{major}.checked.runtime")
        recorder.program()
        runtime.cudaMemcpy(1, 2, 3, 4)
        runtime.cudaStreamSynchronize(0)
        runtime.cudaMalloc(5)
        endings = ["_ptds", "_ptsz", ""] if per_thread else [""] * 3
        names = ("cudaMemcpy", "cudaStreamSynchronize", "cudaMalloc")
        assert [call.symbol for call in recorder.calls()] == [name + ending for name, ending in zip(names, endings)]
