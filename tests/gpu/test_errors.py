"""Errors of each kind: ``bindings`` returns them, ``checked`` raises them, and most do no harm."""

from __future__ import annotations

import ctypes
import importlib
import inspect
import json
import mmap
import os
import pickle
import threading
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.gpu import ptx
from tests.gpu.faces import LIBRARY, Face, text

pytestmark = pytest.mark.errors


@pytest.fixture
def loaded(cuda: Face) -> Any:
    module = cuda.cuModuleLoadData(ptx.image(ptx.KERNELS))
    yield module
    cuda.cuModuleUnload(module)


def test_bindings_return_the_status_and_nothing_else(cuda: Face) -> None:
    if cuda.face == "bindings":
        status = cuda.CUresult.CUDA_ERROR_INVALID_VALUE
        assert cuda.module.cuMemAlloc(0) == (status, None)
        assert cuda.module.cuMemAllocPitch(0, 0, 4) == (status, None, None)
        assert cuda.module.cuMemFree(64) == (status,)
    else:
        with pytest.raises(cuda.CudaErrorInvalidValue, match=r"cuMemAlloc: CUDA_ERROR_INVALID_VALUE \(1\): "):
            cuda.module.cuMemAlloc(0)


def test_an_exception_is_an_object_of_its_own(cuda: Face) -> None:
    if cuda.face == "bindings":
        return
    with pytest.raises(cuda.CudaError) as caught:
        cuda.module.cuDeviceGet(1 << 20)
    error = caught.value
    assert type(error) is cuda.CudaErrorInvalidDevice
    assert error.status == cuda.CUresult.CUDA_ERROR_INVALID_DEVICE
    twin = pickle.loads(pickle.dumps(error))
    assert (type(twin), str(twin), twin.status) == (type(error), str(error), error.status)


def test_an_error_that_comes_again_says_the_same(cuda: Face) -> None:
    if cuda.face == "bindings":
        return
    told = []
    for _ in range(3):
        with pytest.raises(cuda.CudaErrorInvalidDevice) as caught:
            cuda.module.cuDeviceGet(1 << 20)
        told.append((type(caught.value), caught.value.advice, caught.value.args))
        with pytest.raises(cuda.CudaError) as other:
            cuda.module.cuDeviceGetAttribute(1 << 20, 0)
        assert other.value.args != caught.value.args
    assert told[0] == told[1] == told[2] and told[0][1]


def test_more_memory_than_there_is(cuda: Face) -> None:
    assert cuda.status("cuMemAlloc", 1 << 60) == "CUDA_ERROR_OUT_OF_MEMORY"
    cuda.cuMemFree(cuda.cuMemAlloc(64))


def test_a_name_that_nothing_has(cuda: Face, loaded: Any) -> None:
    assert cuda.status("cuModuleGetFunction", loaded, b"no such kernel") == "CUDA_ERROR_NOT_FOUND"
    assert cuda.status("cuModuleGetGlobal", loaded, "no such variable") == "CUDA_ERROR_NOT_FOUND"


def test_a_device_that_is_not_there(cuda: Face) -> None:
    assert cuda.status("cuDeviceGet", 4096) == "CUDA_ERROR_INVALID_DEVICE"
    assert cuda.status("cuDeviceGetByPCIBusId", b"ffff:ff:1f.0") in (
        "CUDA_ERROR_INVALID_DEVICE",
        "CUDA_ERROR_INVALID_VALUE",
    )


def test_a_pointer_that_was_never_allocated(cuda: Face) -> None:
    assert cuda.status("cuMemFree", 64) == "CUDA_ERROR_INVALID_VALUE"
    kind = cuda.CUpointer_attribute.CU_POINTER_ATTRIBUTE_CONTEXT
    assert cuda.status("cuPointerGetAttribute", kind, 64) == "CUDA_ERROR_INVALID_VALUE"


def test_an_event_without_timing_has_no_time(cuda: Face, stream: Any) -> None:
    event = cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DISABLE_TIMING)
    cuda.cuEventRecord(event, stream)
    cuda.cuStreamSynchronize(stream)
    assert cuda.status("cuEventElapsedTime", event, event) == "CUDA_ERROR_INVALID_HANDLE"
    cuda.cuEventDestroy(event)


def test_a_null_stream_is_the_default_stream_but_a_null_event_is_invalid(cuda: Face) -> None:
    assert cuda.status("cuStreamQuery", None) == "CUDA_SUCCESS"
    assert cuda.status("cuEventQuery", None) == "CUDA_ERROR_INVALID_HANDLE"


def test_a_file_that_is_not_there(cuda: Face, tmp_path: Path) -> None:
    assert cuda.status("cuModuleLoad", str(tmp_path / "nothing.cubin")) == "CUDA_ERROR_FILE_NOT_FOUND"


def test_blocks_that_are_too_large(cuda: Face, loaded: Any) -> None:
    kernel = cuda.cuModuleGetFunction(loaded, b"increment")
    for size in (0, 2048):
        status = cuda.status("cuLaunchKernel", kernel, 1, 1, 1, size, 1, 1, 0, 0, None, 0)
        assert status == "CUDA_ERROR_INVALID_VALUE", f"a block of {size} threads"


def test_a_cooperative_launch_that_is_too_large(cuda: Face, loaded: Any) -> None:
    cuda.needs_gpu("limit for cooperative launches")
    kernel = cuda.cuModuleGetFunction(loaded, b"increment")
    status = cuda.status("cuLaunchCooperativeKernel", kernel, 1 << 20, 1, 1, 1024, 1, 1, 0, 0, None)
    assert status == "CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE"


def test_host_memory_is_registered_once(cuda: Face) -> None:
    pages = mmap.mmap(-1, mmap.PAGESIZE)
    assert cuda.status("cuMemHostUnregister", pages) == "CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED"
    cuda.cuMemHostRegister(pages, mmap.PAGESIZE, 0)
    assert cuda.status("cuMemHostRegister", pages, mmap.PAGESIZE, 0) == "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED"
    cuda.cuMemHostUnregister(pages)


def test_a_status_that_does_not_exist_has_no_name(cuda: Face) -> None:
    assert cuda.status("cuGetErrorName", 5000) == "CUDA_ERROR_INVALID_VALUE"


def test_a_thread_without_a_context(cuda: Face) -> None:
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(cuda.status("cuMemAlloc", 64)))
    thread.start()
    thread.join()
    assert found == ["CUDA_ERROR_INVALID_CONTEXT"]


def test_an_error_leaves_existing_objects_unchanged(cuda: Face) -> None:
    """Failed calls release their memory, and outputs of later calls are right, from several threads as well."""
    pointer = cuda.cuMemAlloc(4096)
    wrong: list[Any] = []

    def work() -> None:
        cuda.cuCtxSetCurrent(cuda.context)
        for _ in range(200):
            cuda.status("cuMemAlloc", 0)
            if cuda.cuMemGetAddressRange(pointer) != (pointer, 4096):
                wrong.append("range")

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong
    cuda.cuMemFree(pointer)


def since(line: str) -> int:
    """The CUDA version in a function's line of the table."""
    words = line.rpartition(")")[2].split()
    return int(words[0]) if words and words[0].isdigit() else 0


def version_text(version: int) -> str:
    return f"CUDA {version // 1000}.{version % 1000 // 10}"


def test_every_function_is_there_or_explains_that_it_is_newer_than_the_driver(cuda: Face) -> None:
    version = cuda.cuDriverGetVersion()
    table = importlib.import_module("cuda_ctypes._floor.tables").table_of(f"cuda_ctypes.cu{cuda.major}", "driver")
    errors = importlib.import_module("cuda_ctypes.errors")
    library = ctypes.CDLL(os.environ.get(LIBRARY) or "libcuda.so.1")
    elsewhere = {"cuEventCreateFromEGLSync": "embedded systems", "cuWGLGetDevice": "Windows"}
    missing = {
        symbol: since(line)
        for symbol, line in table.functions.items()
        if not hasattr(library, symbol) and symbol not in elsewhere
    }
    assert [symbol for symbol, version_of in missing.items() if version_of <= version] == []
    explained = 0
    for symbol, version_of in missing.items():
        function = getattr(cuda.module, symbol)
        try:
            function(*[None] * len(inspect.signature(function).parameters))
        except errors.FunctionNotFoundError as error:
            said = str(error)
            assert all(word in said for word in (symbol, version_text(version_of), version_text(version), "update")), (
                said
            )
            explained += 1
        except (TypeError, OverflowError):  # None is refused before the function is looked up
            continue
        else:
            pytest.fail(f"{symbol} is not there, but could be called")
    assert explained or not missing, f"none of {list(missing)} explains that it is missing"
    cuda.cuMemFree(cuda.cuMemAlloc(64))


# Errors that end a context or a process are provoked in separate processes.

PROGRAM = """
import ctypes, importlib, json, os, sys
from tests.gpu import ptx
face, major = sys.argv[1:3]
cuda = importlib.import_module(f"cuda_ctypes.cu{major}.{face}.driver")
told = []

def call(name, *arguments):
    function = getattr(cuda, name)
    if face == "bindings":
        status, *outputs = function(*arguments)
        told.append([name, status.name, len(outputs), all(output is None for output in outputs), ""])
        return outputs[0] if outputs else None
    try:
        result = function(*arguments)
    except cuda.CudaError as error:
        told.append([name, error.status.name, 0, True, type(error).__name__ + ": " + str(error)])
        return None
    told.append([name, "CUDA_SUCCESS", 0, True, ""])
    return result

def start():
    call("cuInit", 0)
    call("cuCtxSetCurrent", call("cuDevicePrimaryCtxRetain", 0))

def tell():
    print(json.dumps(told))
"""


@pytest.fixture
def told(face: Face, run_python: Callable[..., str]) -> Callable[[str], Any]:
    """A function that runs a program made of ``call(name, arguments...)`` and yields the outcome of each call."""

    def run(program: str) -> list[Any]:
        output = run_python(PROGRAM + program, face.face, str(face.major))
        return [json.loads(line) for line in output.splitlines()]

    return run


@pytest.mark.processes
def test_nothing_works_before_the_driver_is_initialized(face: Face, told: Callable[[str], Any]) -> None:
    ((first, second),) = told('call("cuDeviceGetCount"); call("cuMemAlloc", 64); tell()')
    for name, status, outputs, nothing, said in (first, second):
        assert status == "CUDA_ERROR_NOT_INITIALIZED" and nothing, name
        assert outputs == (1 if face.face == "bindings" else 0)
        assert face.face == "bindings" or "cuInit" in said


@pytest.mark.processes
def test_after_an_illegal_access_the_context_is_lost(face: Face, told: Callable[[str], Any]) -> None:
    program = """
start()
module = call("cuModuleLoadData", ptx.image(ptx.KERNELS))
kernel = call("cuModuleGetFunction", module, b"store_to")
call("cuLaunchKernel", kernel, 1, 1, 1, 1, 1, 1, 0, 0, ((64,), (ctypes.c_void_p,)), 0)
call("cuCtxSynchronize")
call("cuMemAlloc", 64)
call("cuStreamQuery", 0)
call("cuDeviceGetCount")
tell()
"""
    (calls,) = told(program)
    *before, synchronized, allocated, queried, counted = calls
    assert [status for _, status, *_ in before] == ["CUDA_SUCCESS"] * len(before)
    for name, status, _, nothing, said in (synchronized, allocated, queried):
        assert status == "CUDA_ERROR_ILLEGAL_ADDRESS" and nothing, f"{name}: {status}"
        assert face.face == "bindings" or said.startswith(
            f"CudaErrorIllegalAddress: {name}: CUDA_ERROR_ILLEGAL_ADDRESS (700): "
        )
        assert face.face == "bindings" or "compute-sanitizer" in said
    assert counted[1] == "CUDA_SUCCESS"


@pytest.mark.processes
@pytest.mark.filterwarnings("ignore")
def test_a_forked_child_is_told_why_it_has_no_driver(face: Face, told: Callable[[str], Any]) -> None:
    program = """
start()
sys.stdout.flush()
child = os.fork()
if child == 0:
    told.clear()
    try:
        call("cuInit", 0)
        call("cuMemAlloc", 64)
        tell()
        sys.stdout.flush()
    finally:
        os._exit(0)
os.waitpid(child, 0)
told.clear()
call("cuMemAlloc", 64)
tell()
"""
    child, parent = told(program)
    for name, status, _, nothing, said in child:
        assert status == "CUDA_ERROR_NOT_INITIALIZED" and nothing, f"{name}: {status}"
        assert face.face == "bindings" or ("fork" in said and "spawn" in said)
    assert [status for _, status, *_ in parent] == ["CUDA_SUCCESS"], "the parent must stay undisturbed"


OTHER_PROCESS = """
import importlib, pickle, sys
handle, event = pickle.load(sys.stdin.buffer)
driver = importlib.import_module(type(handle).__module__.replace("bindings", "checked"))
driver.cuInit(0)
driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(0))
pointer = driver.cuIpcOpenMemHandle(handle, driver.CUipcMem_flags.CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS)
content = bytearray(64)
driver.cuMemcpyDtoH(content, pointer, 64)
driver.cuMemcpyHtoD(pointer, bytes(reversed(content)), 64)
if event is not None:
    mine = driver.cuIpcOpenEventHandle(event)
    driver.cuEventRecord(mine, 0)
    driver.cuEventSynchronize(mine)
    driver.cuEventDestroy(mine)
driver.cuCtxSynchronize()
driver.cuIpcCloseMemHandle(pointer)
print(bytes(content).hex())
"""


@pytest.mark.processes
def test_memory_is_shared_with_another_process(cuda: Face, run_python: Callable[..., str]) -> None:
    content = bytes(range(64))
    pointer = cuda.upload(content)
    flags = cuda.CUevent_flags.CU_EVENT_DISABLE_TIMING | cuda.CUevent_flags.CU_EVENT_INTERPROCESS
    event = cuda.cuEventCreate(flags)
    handle, event_handle = cuda.cuIpcGetMemHandle(pointer), cuda.cuIpcGetEventHandle(event)
    assert len(handle.reserved) == len(event_handle.reserved) == 64
    assert pickle.loads(pickle.dumps(handle)) == handle
    sent = pickle.dumps((handle, None if cuda.standin else event_handle))
    assert run_python(OTHER_PROCESS, stdin=sent).strip() == content.hex()
    assert cuda.download(pointer, 64) == content[::-1]
    cuda.cuEventSynchronize(event)
    cuda.cuEventDestroy(event)
    cuda.cuMemFree(pointer)


def test_texts_of_all_statuses(cuda: Face) -> None:
    """The driver and the table have the same names for all statuses that the driver knows."""
    known = 0
    for status in cuda.CUresult:
        if cuda.status("cuGetErrorName", status) == "CUDA_SUCCESS":
            assert text(cuda.cuGetErrorName(status)) == status.name
            known += 1
    assert known > 80
