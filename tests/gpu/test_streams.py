"""Streams, events, and Python functions that the driver calls."""

from __future__ import annotations

import ctypes
import gc
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.gpu import ptx
from tests.gpu.faces import Face

PATIENCE = 10.0


class Gate:
    """Holds a stream until it is opened."""

    def __init__(self, cuda: Face, stream: Any) -> None:
        self.opened = threading.Event()
        cuda.cuLaunchHostFunc(stream, lambda _: self.opened.wait(PATIENCE), None)

    def open(self) -> None:
        self.opened.set()


@pytest.fixture
def gate(cuda: Face, stream: Any) -> Iterator[Gate]:
    """A gate on ``stream``: its work does not end before the gate is opened."""
    made = Gate(cuda, stream)
    yield made
    made.open()
    cuda.cuStreamSynchronize(stream)


@pytest.fixture
def other(cuda: Face) -> Iterator[Any]:
    made = cuda.cuStreamCreate(cuda.CUstream_flags.CU_STREAM_NON_BLOCKING)
    yield made
    cuda.cuStreamDestroy(made)


def test_a_stream_has_the_requested_flags(cuda: Face, stream: Any) -> None:
    assert isinstance(stream, cuda.CUstream)
    assert cuda.cuStreamGetFlags(stream) == cuda.CUstream_flags.CU_STREAM_NON_BLOCKING
    assert cuda.cuStreamGetCtx(stream) == cuda.context
    low, high = cuda.cuCtxGetStreamPriorityRange()
    assert high <= low == 0
    urgent = cuda.cuStreamCreateWithPriority(cuda.CUstream_flags.CU_STREAM_DEFAULT, high)
    assert cuda.cuStreamGetPriority(urgent) == high
    assert cuda.cuStreamGetId(urgent) != cuda.cuStreamGetId(stream)
    cuda.cuStreamDestroy(urgent)


@pytest.mark.callbacks
def test_running_work_is_not_ready_without_an_error(cuda: Face, stream: Any, gate: Gate) -> None:
    event = cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DEFAULT)
    cuda.cuEventRecord(event, stream)
    assert not cuda.finished("cuStreamQuery", stream)
    assert not cuda.finished("cuEventQuery", event)
    gate.open()
    cuda.cuEventSynchronize(event)
    assert cuda.finished("cuEventQuery", event)
    cuda.cuStreamSynchronize(stream)
    assert cuda.finished("cuStreamQuery", stream)
    cuda.cuEventDestroy(event)


def test_a_kernel_runs_until_the_host_stops_it(cuda: Face, stream: Any) -> None:
    module = cuda.cuModuleLoadData(ptx.image(ptx.KERNELS))
    kernel = cuda.cuModuleGetFunction(module, b"wait_for")
    address, flag = cuda.pinned(4)
    event = cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DISABLE_TIMING)
    types = (ctypes.c_void_p, ctypes.c_ulonglong)
    cuda.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, ((address, 5 * 10**9), types), 0)
    cuda.cuEventRecord(event, stream)
    assert not cuda.finished("cuStreamQuery", stream)
    assert not cuda.finished("cuEventQuery", event)
    flag[0] = 1
    cuda.cuStreamSynchronize(stream)
    assert cuda.finished("cuStreamQuery", stream)
    assert cuda.finished("cuEventQuery", event)
    cuda.cuEventDestroy(event)
    cuda.cuMemFreeHost(address)
    cuda.cuModuleUnload(module)


@pytest.mark.callbacks
def test_events_measure_time(cuda: Face, stream: Any) -> None:
    begin, end = (cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DEFAULT) for _ in range(2))
    cuda.cuEventRecord(begin, stream)
    cuda.cuLaunchHostFunc(stream, lambda _: time.sleep(0.02), None)
    cuda.cuEventRecordWithFlags(end, stream, cuda.CUevent_record_flags.CU_EVENT_RECORD_DEFAULT)
    cuda.cuEventSynchronize(end)
    milliseconds = cuda.cuEventElapsedTime(begin, end)
    assert type(milliseconds) is float
    assert 19 < milliseconds < 5000
    for event in (begin, end):
        cuda.cuEventDestroy(event)


@pytest.mark.errors
@pytest.mark.callbacks
def test_time_between_events_that_did_not_happen_is_an_error(cuda: Face, stream: Any, gate: Gate) -> None:
    begin, end = (cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DEFAULT) for _ in range(2))
    assert cuda.status("cuEventElapsedTime", begin, end) == "CUDA_ERROR_INVALID_HANDLE"
    cuda.cuEventRecord(begin, stream)
    cuda.cuEventRecord(end, stream)
    assert cuda.status("cuEventElapsedTime", begin, end) == "CUDA_ERROR_NOT_READY"
    gate.open()
    cuda.cuStreamSynchronize(stream)
    for event in (begin, end):
        cuda.cuEventDestroy(event)


@pytest.mark.callbacks
def test_a_stream_waits_for_another(cuda: Face, stream: Any, other: Any, gate: Gate) -> None:
    event = cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DISABLE_TIMING)
    cuda.cuEventRecord(event, stream)
    cuda.cuStreamWaitEvent(other, event, 0)
    assert not cuda.finished("cuStreamQuery", other)
    gate.open()
    cuda.cuStreamSynchronize(other)
    assert cuda.finished("cuEventQuery", event)
    cuda.cuEventDestroy(event)


# Callbacks


@pytest.mark.callbacks
def test_functions_run_in_the_order_of_the_stream(cuda: Face, stream: Any) -> None:
    seen: list[Any] = []
    for number in (3, 1 << 40, None):
        cuda.cuLaunchHostFunc(stream, seen.append, number)
    cuda.cuStreamSynchronize(stream)
    assert seen == [3, 1 << 40, 0]


@pytest.mark.callbacks
def test_a_stream_callback_is_told_stream_and_status(cuda: Face, stream: Any) -> None:
    seen: list[Any] = []
    cuda.cuStreamAddCallback(stream, lambda *told: seen.append(told), 77, 0)
    cuda.cuStreamSynchronize(stream)
    ((told_stream, status, data),) = seen
    assert isinstance(told_stream, cuda.CUstream) and told_stream == stream
    assert status == cuda.CUresult.CUDA_SUCCESS and isinstance(status, cuda.CUresult)
    assert data == 77


@pytest.mark.callbacks
@pytest.mark.parametrize("function", ["cuLaunchHostFunc", "cuStreamAddCallback"])
def test_a_function_lives_until_it_has_run(cuda: Face, stream: Any, gate: Gate, function: str) -> None:
    """The caller drops the function and its objects before the driver calls it."""
    ran = threading.Event()

    class Cargo:
        def __call__(self, *told: Any) -> None:
            ran.set()

    if function == "cuLaunchHostFunc":
        cuda.cuLaunchHostFunc(stream, Cargo(), None)
    else:
        cuda.cuStreamAddCallback(stream, Cargo(), None, 0)
    for _ in range(3):
        gc.collect()
    assert not ran.is_set()
    gate.open()
    cuda.cuStreamSynchronize(stream)
    assert ran.is_set()


@pytest.mark.callbacks
def test_many_functions_at_once(cuda: Face, stream: Any, other: Any) -> None:
    seen: dict[int, list[int]] = {0: [], 1: []}
    for number in range(200):
        for which, where in enumerate((stream, other)):
            cuda.cuLaunchHostFunc(where, seen[which].append, number)
    cuda.cuStreamSynchronize(stream)
    cuda.cuStreamSynchronize(other)
    assert seen == {0: list(range(200)), 1: list(range(200))}


@pytest.mark.callbacks
@pytest.mark.parametrize("function", ["cuLaunchHostFunc", "cuStreamAddCallback"])
def test_an_exception_in_a_function_is_reported_and_goes_no_further(
    cuda: Face, stream: Any, monkeypatch: pytest.MonkeyPatch, function: str
) -> None:
    if sys.implementation.name == "pypy":
        pytest.skip("PyPy prints such an exception without asking the hook")
    reported: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda report: reported.append(report.exc_value))

    def fail(*told: Any) -> None:
        raise LookupError("on purpose")

    after: list[int] = []
    if function == "cuLaunchHostFunc":
        cuda.cuLaunchHostFunc(stream, fail, None)
    else:
        cuda.cuStreamAddCallback(stream, fail, None, 0)
    cuda.cuLaunchHostFunc(stream, after.append, 5)
    cuda.cuStreamSynchronize(stream)
    assert [str(error) for error in reported] == ["on purpose"]
    assert after == [5]


@pytest.mark.callbacks
def test_a_callback_object_of_the_callers_own(cuda: Face, stream: Any) -> None:
    """As in cuda.bindings, it is made from the address of a ctypes function, which the caller keeps alive."""
    seen: list[int] = []
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: seen.append(data or 0))
    address = ctypes.cast(function, ctypes.c_void_p).value
    mine = cuda.CUhostFn(seen.append)
    cuda.cuLaunchHostFunc(stream, address, 1)
    cuda.cuLaunchHostFunc(stream, cuda.CUhostFn(address), 2)
    cuda.cuLaunchHostFunc(stream, mine, 3)
    cuda.cuStreamSynchronize(stream)
    assert seen == [1, 2, 3]


@pytest.mark.callbacks
def test_data_of_a_callback_may_be_a_buffer(cuda: Face, stream: Any) -> None:
    data = bytearray(8)

    def write(address: int) -> None:
        ctypes.memmove(address, b"callback", 8)

    cuda.cuLaunchHostFunc(stream, write, data)
    cuda.cuStreamSynchronize(stream)
    assert data == b"callback"


@pytest.mark.callbacks
def test_a_user_object_is_destroyed_with_its_last_owner(cuda: Face) -> None:
    ended: list[int] = []
    done = threading.Event()

    def end(data: int) -> None:
        ended.append(data)
        done.set()

    flags = cuda.CUuserObject_flags.CU_USER_OBJECT_NO_DESTRUCTOR_SYNC
    made = cuda.cuUserObjectCreate(123, end, 1, flags)
    assert isinstance(made, cuda.CUuserObject)
    graph = cuda.cuGraphCreate(0)
    cuda.cuGraphRetainUserObject(graph, made, 1, 0)
    cuda.cuUserObjectRelease(made, 1)
    gc.collect()
    assert not ended
    cuda.cuGraphDestroy(graph)
    assert done.wait(PATIENCE), "the destructor was never called"
    assert ended == [123]


# Values in memory


def test_streams_write_and_wait_for_values(cuda: Face, stream: Any, other: Any) -> None:
    cuda.needs_gpu("cuStreamWaitValue32")
    pointer = cuda.upload(bytes(16))
    at_least = cuda.CUstreamWaitValue_flags.CU_STREAM_WAIT_VALUE_GEQ
    cuda.cuStreamWaitValue32(other, pointer, 7, at_least)
    try:
        assert not cuda.finished("cuStreamQuery", other)
        cuda.cuStreamWriteValue32(stream, pointer, cuda.cuuint32_t(9), 0)
    except BaseException:
        cuda.cuMemsetD8(pointer, 9, 4)  # otherwise the stream would wait forever
        raise
    cuda.cuStreamSynchronize(other)
    cuda.cuStreamWriteValue64(stream, int(pointer) + 8, (1 << 63) + 5, 0)
    cuda.cuStreamSynchronize(stream)
    assert cuda.download(pointer, 16) == (9).to_bytes(8, "little") + ((1 << 63) + 5).to_bytes(8, "little")
    cuda.cuMemFree(pointer)


def test_several_operations_on_values_at_once(cuda: Face, stream: Any) -> None:
    cuda.needs_gpu("cuStreamBatchMemOp")
    pointer = cuda.upload(bytes(8))
    cuda.cuCtxSynchronize()  # the stream does not wait for the default one
    operations = [cuda.CUstreamBatchMemOpParams() for _ in range(2)]
    for index, operation in enumerate(operations):
        operation.operation = cuda.CUstreamBatchMemOpType.CU_STREAM_MEM_OP_WRITE_VALUE_32
        operation.writeValue.operation = operation.operation
        operation.writeValue.address = int(pointer) + 4 * index
        operation.writeValue.value = 10 + index
    cuda.cuStreamBatchMemOp(stream, 2, operations, 0)
    cuda.cuStreamSynchronize(stream)
    assert cuda.download(pointer, 8) == b"\x0a\0\0\0\x0b\0\0\0"
    cuda.cuMemFree(pointer)


def test_attributes_of_a_stream(cuda: Face, stream: Any, other: Any) -> None:
    cuda.needs_gpu("cuStreamSetAttribute")
    policy = cuda.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY
    value = cuda.CUstreamAttrValue()
    value.syncPolicy = cuda.CUsynchronizationPolicy.CU_SYNC_POLICY_YIELD
    cuda.cuStreamSetAttribute(stream, policy, value)
    found = cuda.cuStreamGetAttribute(stream, policy)
    assert found.syncPolicy == cuda.CUsynchronizationPolicy.CU_SYNC_POLICY_YIELD
    cuda.cuStreamCopyAttributes(other, stream)
    assert cuda.cuStreamGetAttribute(other, policy).syncPolicy == found.syncPolicy


def test_every_thread_has_a_default_stream_of_its_own(cuda: Face) -> None:
    pointer = cuda.cuMemAlloc(64)
    done: list[int] = []

    def work(value: int) -> None:
        cuda.cuCtxSetCurrent(cuda.context)
        own = cuda.CUstream(cuda.CU_STREAM_PER_THREAD)
        cuda.cuMemsetD8Async(int(pointer) + 8 * value, value + 1, 8, own)
        cuda.cuStreamSynchronize(own)
        done.append(value)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == list(range(8))
    assert cuda.download(pointer, 64) == b"".join(bytes([number + 1]) * 8 for number in range(8))
    cuda.cuMemFree(pointer)


# Green contexts


def test_a_green_context_has_some_of_the_multiprocessors(cuda: Face) -> None:
    kind = cuda.CUdevResourceType.CU_DEV_RESOURCE_TYPE_SM
    whole = cuda.cuDeviceGetDevResource(cuda.device, kind)
    assert whole.type == kind
    assert whole.sm.smCount == cuda.attribute("MULTIPROCESSOR_COUNT")
    groups, count, rest = cuda.cuDevSmResourceSplitByCount(1, whole, 0, 8)
    assert count == len(groups) == 1
    part = groups[0].sm.smCount
    assert part >= 8 and part + rest.sm.smCount <= whole.sm.smCount
    description = cuda.cuDevResourceGenerateDesc(groups, 1)
    assert isinstance(description, cuda.CUdevResourceDesc)
    green = cuda.cuGreenCtxCreate(description, cuda.device, cuda.CUgreenCtxCreate_flags.CU_GREEN_CTX_DEFAULT_STREAM)
    assert cuda.cuGreenCtxGetDevResource(green, kind).sm.smCount == part
    stream = cuda.cuGreenCtxStreamCreate(green, cuda.CUstream_flags.CU_STREAM_NON_BLOCKING, 0)
    assert isinstance(cuda.cuStreamGetGreenCtx(stream), cuda.CUgreenCtx)
    assert cuda.cuStreamGetGreenCtx(stream) == green
    library = cuda.cuLibraryLoadData(ptx.image(ptx.KERNELS), [], [], 0, [], [], 0)
    kernel = cuda.cuLibraryGetKernel(library, b"store_to")
    pointer = cuda.upload(bytes(4))
    cuda.cuCtxSetCurrent(cuda.cuCtxFromGreenCtx(green))
    cuda.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, ((pointer,), (ctypes.c_void_p,)), 0)
    cuda.cuStreamSynchronize(stream)
    cuda.cuCtxSetCurrent(cuda.context)
    assert cuda.download(pointer, 4) == b"\1\0\0\0"
    cuda.cuMemFree(pointer)
    cuda.cuStreamDestroy(stream)
    cuda.cuGreenCtxDestroy(green)
    cuda.cuLibraryUnload(library)
