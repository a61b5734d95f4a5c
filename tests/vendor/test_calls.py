"""Vendored files call the driver: the stand-in that behaves like a small one."""

from __future__ import annotations

import ast
import ctypes
import inspect
import shutil
import sys
import threading
from array import array
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Callable

import pytest

from cuda_ctypes.__main__ import main
from cuda_ctypes.vendor.parts import Enum, _pointer, _texts
from tests.vendored import LISTS, load, run_alone, write

VARIABLE = "CUDA_CTYPES_LIBCUDA"
FACES = ("raw", "bindings", "checked")


@pytest.mark.parametrize("major", ["13", "12", "both"])
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("name", [*LISTS])
def test_a_vendored_file_is_plain(name: str, face: str, major: str, tmp_path: Path) -> None:
    path = write(tmp_path, LISTS[name], "--face", face, "--major", major)
    text = path.read_text("utf-8")
    assert text.startswith("# Made by cuda_ctypes ") and "vendor --output" in text.split("\n")[0]
    assert "# MIT License\n" in text and "cuda_ctypes" not in text.split("TYPE_CHECKING", 1)[1].replace(
        "CUDA_CTYPES", ""
    )
    assert imported(text) <= {"__future__", "ctypes", "os", "sys", "collections.abc", "typing"}
    module = load(path)
    assert module.__doc__ and all(hasattr(module, public) for public in module.__all__)
    assert all(
        inspect.getdoc(getattr(module, word))
        for word in LISTS[name].partition(":")[2].split(",")
        if word[0] == "c" or face != "bindings" and word[:3] in ("ncc", "nvm")
    )


def imported(text: str) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names |= {item.name for item in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(f"{'.' * node.level}{node.module}")
    return names


@pytest.fixture(params=["13", "12", "both"])
def driver(
    request: pytest.FixtureRequest, standin: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Any:
    """A checked file on the stand-in, its first device's context current."""
    monkeypatch.setenv(VARIABLE, str(standin("behaving")))
    module = load(write(tmp_path, LISTS["launcher"], "--major", request.param))
    module.cuInit(0)
    module.cuCtxSetCurrent(module.cuDevicePrimaryCtxRetain(module.cuDeviceGet(0)))
    return module


def test_memory_goes_there_and_back(driver: Any) -> None:
    memory = driver.cuMemAlloc(32)
    sent = array("f", range(8))
    driver.cuMemcpyHtoD(memory, sent, 32)
    for back in (bytearray(32), array("f", [0] * 8), (ctypes.c_float * 8)(), memoryview(bytearray(32))):
        driver.cuMemcpyDtoH(back, memory, 32)
        assert bytes(back) == sent.tobytes()
    driver.cuMemcpyHtoD(memory, sent.tobytes(), 32)
    driver.cuMemFree(memory)


def test_memory_that_cannot_be_written_to_is_refused(driver: Any) -> None:
    memory = driver.cuMemAlloc(8)
    with pytest.raises(TypeError, match="cannot be written to"):
        driver.cuMemcpyDtoH(b"12345678", memory, 8)
    with pytest.raises(TypeError, match="not str"):
        driver.cuMemcpyHtoD(memory, "12345678", 8)


def test_a_text_is_no_list_of_texts() -> None:
    assert _texts(["-a", b"-b"]) == [b"-a", b"-b"] and _texts([]) == [] and _texts(None) is None
    for wrong in ("-arch=sm_80", b"-arch=sm_80", [5], [["-a"]]):
        with pytest.raises(TypeError, match="a list of str or bytes is expected, got "):
            _texts(wrong)  # type: ignore[arg-type]


def test_a_callback_is_made_by_the_caller(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who knows how long C will call it."""
    module = load(write(tmp_path, "driver:cuLaunchHostFunc"))
    monkeypatch.setattr(module, "_driver", SimpleNamespace(cuLaunchHostFunc=lambda stream, function, data: 0))
    for fine in (module.CUhostFn(print), 4096, None):
        module.cuLaunchHostFunc(0, fine, 0)
    with pytest.raises(TypeError, match=r"write _cuda\.CUhostFn\(function\), and keep it"):
        module.cuLaunchHostFunc(0, print, 0)


def test_memory_with_gaps_is_refused_by_every_python() -> None:
    """PyPy's ctypes takes its first bytes, gaps included."""
    for content in (bytearray(8), bytes(8)):
        assert bytes(_pointer(memoryview(content)[:4])) == bytes(4)
        with pytest.raises(BufferError, match="not C-contiguous"):
            _pointer(memoryview(content)[::2])


def test_a_status_is_an_exception_with_the_drivers_words(driver: Any) -> None:
    with pytest.raises(driver.CudaError) as caught:
        driver.cuDeviceGet(99)
    assert caught.value.status == driver.CUresult.CUDA_ERROR_INVALID_DEVICE
    assert caught.value.status.name == "CUDA_ERROR_INVALID_DEVICE" and caught.value.function == "cuDeviceGet"
    assert str(caught.value).startswith("cuDeviceGet: CUDA_ERROR_INVALID_DEVICE (101)")


def test_a_status_may_have_a_class_of_its_own(
    standin: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(standin("behaving")))
    for major in ("13", "both"):
        module = load(
            write(tmp_path, "driver:cuInit,cuDeviceGet,CudaErrorInvalidDevice,CudaErrorOutOfMemory", "--major", major)
        )
        assert {"CudaError", "CudaErrorInvalidDevice"} <= set(module.__all__)
        module.cuInit(0)
        with pytest.raises(module.CudaErrorInvalidDevice) as caught:
            module.cuDeviceGet(99)
        assert isinstance(caught.value, module.CudaError) and not isinstance(caught.value, module.CudaErrorOutOfMemory)


def test_an_exception_may_be_of_a_status_that_differs_between_the_majors(tmp_path: Path) -> None:
    """It is a limit, which no function returns."""
    module = load(
        write(tmp_path, "cufile:cuFileDriverOpen,CuFileIoMaxError,CuFileDriverNotInitialized", "--major", "both")
    )
    assert issubclass(module.CuFileIoMaxError, module.CudaError)
    assert list(module._cufile_errors.values()) == [module.CuFileDriverNotInitialized]


def test_names_of_enums_are_those_of_c() -> None:
    """From Python 3.13 on, every class has a number of its own: the line of its first statement."""

    class Kind(Enum):
        __firstlineno__ = 100
        FIRST = 100

    assert (Kind(100).name, repr(Kind.FIRST), type(Kind.__firstlineno__)) == ("FIRST", "<Kind.FIRST: 100>", int)


def test_texts_and_numbers_come_back(driver: Any) -> None:
    assert driver.cuDeviceGetCount() >= 1
    assert isinstance(driver.cuDeviceGetName(100, 0), str) and driver.cuDeviceGetName(100, 0)
    assert driver.cuStreamQuery(0) is True


def test_kernel_arguments_are_values_with_types(driver: Any) -> None:
    made = driver._kernel_parameters(((5, 2.5), (ctypes.c_void_p, ctypes.c_float)))
    assert ctypes.c_uint64.from_address(made[0]).value == 5
    assert ctypes.c_float.from_address(made[1]).value == 2.5
    with pytest.raises(ValueError, match="values and types differ: 1 and 2"):
        driver._kernel_parameters(((5,), (ctypes.c_int, ctypes.c_int)))


def test_every_thread_may_be_the_first(
    standin: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(standin("behaving")))
    path = write(tmp_path, LISTS["launcher"])
    for _ in range(20):
        module = load(path)
        barrier = threading.Barrier(4)
        found: list[Any] = []

        def first(module: Any = module, barrier: Any = barrier, found: list[Any] = found) -> None:
            barrier.wait()
            try:
                found.append((module.cuInit(0), module.cuDeviceGet(0), module.cuDeviceGetCount() >= 1))
            except Exception as error:
                found.append(error)

        threads = [threading.Thread(target=first) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert found == [(None, 0, True)] * 4


def test_raw_and_bindings(standin: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(standin("behaving")))
    raw = load(write(tmp_path, LISTS["launcher"], "--face", "raw"))
    assert raw.cuInit(0) == raw.CUresult.CUDA_SUCCESS
    device = raw.CUdevice()
    assert raw.cuDeviceGet(ctypes.byref(device), 0) == 0 and device.value == 0
    assert raw.cuDeviceGet(ctypes.byref(device), 99).name == "CUDA_ERROR_INVALID_DEVICE"
    bindings = load(write(tmp_path, LISTS["launcher"], "--face", "bindings"))
    assert bindings.cuInit(0) == (bindings.CUresult.CUDA_SUCCESS,)
    assert bindings.cuDeviceGet(0) == (bindings.CUresult.CUDA_SUCCESS, 0)
    status, device = bindings.cuDeviceGet(99)
    assert (status, device) == (bindings.CUresult.CUDA_ERROR_INVALID_DEVICE, None)
    assert isinstance(status, bindings.CUresult) and status.value == 101


def test_two_files_of_two_versions_in_one_process(standin: Callable[[str], Path], tmp_path: Path) -> None:
    """Two packages that know neither each other nor cuda_ctypes."""
    for package, major, face in (("one", "13", "checked"), ("two", "12", "raw")):
        folder = tmp_path / package
        folder.mkdir()
        (folder / "__init__.py").write_text("from ._cuda import *\n")
        write(folder, LISTS["launcher"], "--major", major, "--face", face)
    code = """
        import one, two, ctypes, sys
        one.cuInit(0)
        assert two.cuInit(0) == 0
        device = two.CUdevice()
        assert two.cuDeviceGet(ctypes.byref(device), one.cuDeviceGet(0)) == 0
        assert one.CUresult is not two.CUresult and one._cuda._driver.prototypes is not two._cuda._driver.prototypes
        print(one.cuDeviceGetName(100, device.value), [name for name in sys.modules if "cuda_ctypes" in name])
    """
    printed = run_alone(tmp_path / "one", code, **{VARIABLE: str(standin("behaving"))})
    assert printed.endswith(" []") and len(printed) > 3


def test_without_the_library_it_imports_and_a_call_says_what_is_missing(tmp_path: Path) -> None:
    path = write(tmp_path, LISTS["launcher"], LISTS["nvrtc"])
    code = """
        import _cuda
        for call in (lambda: _cuda.cuInit(0), _cuda.nvrtcVersion):
            try:
                call()
            except _cuda.LibraryNotFoundError as error:
                print(error)
    """
    nowhere = str(tmp_path / "nothing.so")
    printed = run_alone(path, code, **{VARIABLE: nowhere, "CUDA_CTYPES_LIBNVRTC": nowhere})
    assert "the CUDA driver was not found: it comes with NVIDIA's display driver" in printed
    assert "NVRTC was not found: pip install nvidia-cuda-nvrtc, or set CUDA_PATH" in printed and nowhere in printed


@pytest.mark.skipif(sys.platform == "win32", reason="NCCL is for Linux")
@pytest.mark.parametrize("major", ["13", "both"])
def test_nccl_is_no_part_of_a_toolkit(
    major: str, standin: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(standin("behaving")))
    monkeypatch.delenv("CUDA_CTYPES_LIBNCCL", raising=False)
    module = load(write(tmp_path, "nccl:ncclGetVersion", "--major", major))
    advice = "pip install nvidia-nccl-cu13, or set NCCL_HOME to the folder that has it"
    with pytest.raises(module.LibraryNotFoundError, match=advice):
        module.ncclGetVersion()
    (tmp_path / "lib").mkdir()
    shutil.copy(standin("nothing"), tmp_path / "lib" / "libnccl.so.2")
    monkeypatch.setenv("NCCL_HOME", str(tmp_path))
    with pytest.raises(module.FunctionNotFoundError, match=r"lib/libnccl\.so\.2 has no ncclGetVersion"):
        module.ncclGetVersion()


@pytest.mark.parametrize("part", [0.1, 0.5, 0.99])
def test_a_library_that_was_cut_short_is_refused(
    standin: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: float
) -> None:
    """The system's loader would map it, and a signal would end the process."""
    content, file = standin("nothing").read_bytes(), tmp_path / "libcuda.so.1"
    file.write_bytes(content[: int(len(content) * part)])
    module = load(write(tmp_path, "driver:cuInit"))
    monkeypatch.setenv(VARIABLE, str(file))
    with pytest.raises(module.LibraryNotFoundError, match=f"{file}: it was cut short; install it again"):
        module.cuInit(0)


def test_a_function_that_the_library_lacks_is_named(
    standin_with: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(standin_with("nothing", only=["cuInit"])))
    module = load(write(tmp_path, LISTS["launcher"]))
    module.cuInit(0)
    with pytest.raises(module.FunctionNotFoundError, match=r"standin.* has no cuMemAlloc_v2"):
        module.cuMemAlloc(5)


def test_both_takes_the_drivers_major(
    standin: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(standin("behaving")))
    module = load(write(tmp_path, "driver:cuInit,cuCtxCreate,cuDriverGetVersion", "--major", "both"))
    module.cuInit(0)
    assert module._driver.major == module.cuDriverGetVersion() // 1000
    monkeypatch.setattr(module, "driver_major", lambda driver, newest: 12)
    other = module.Either(module._cuda, module._driver.libraries)
    assert other.major == 12
    assert "CUDA 13: (ctxCreateParams, flags, dev)" in " ".join(module.cuCtxCreate.__doc__.split())


@pytest.mark.parametrize("name", ["libcudart.so.12", "libcudart.so"])
def test_both_takes_the_major_of_a_file_that_is_named(
    name: str, standin: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The driver supports the newer one, too."""
    monkeypatch.setenv(VARIABLE, str(standin("behaving")))
    shutil.copy(standin("nothing"), tmp_path / "libcudart.so.12.9.79")
    (tmp_path / name).symlink_to(tmp_path / "libcudart.so.12.9.79")
    monkeypatch.setenv("CUDA_CTYPES_LIBCUDART", str(tmp_path / name))
    module = load(write(tmp_path, "runtime:cudaGetDeviceProperties", "--major", "both"))
    assert module._runtime.major == 12
    monkeypatch.setenv("CUDA_CTYPES_LIBCUDART", str(standin("nothing")))
    assert module.Either(module._cuda, module._runtime.libraries).major == 13


def test_a_function_of_one_major_says_so_on_the_other(
    standin: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In CUDA 13, the symbol of the first is another function."""
    monkeypatch.setenv(VARIABLE, str(standin("behaving")))
    monkeypatch.setenv("CUDA_CTYPES_LIBCUDART", str(standin("nothing")))
    names = "cudaGetDeviceProperties_v1,cudaGetDeviceProperties,cudaThreadExit"
    for face in FACES:
        module = load(write(tmp_path, f"runtime:{names}", "--major", "both", "--face", face))
        for name in ("cudaGetDeviceProperties_v1", "cudaThreadExit"):
            function = getattr(module, name)
            with pytest.raises(module.FunctionNotFoundError, match="is of CUDA 12, but CUDA 13 was opened"):
                function(*[0] * len(inspect.signature(function).parameters))
        with pytest.raises(AttributeError, match="__wrapped__"):
            _ = module._runtime.__wrapped__


def test_wheels_are_found_where_python_imports_from(
    standin: Callable[[str], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "nvidia" / "cu13" / "lib"
    folder.mkdir(parents=True)
    shutil.copy(standin("nothing"), folder / "libnvrtc.so.13")
    module = load(write(tmp_path, LISTS["nvrtc"]))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(module._nvrtc, "loaded", lambda file: None)
    with pytest.raises(module.FunctionNotFoundError, match="libnvrtc.so.13 has no nvrtcVersion"):
        module.nvrtcVersion()
    assert module._nvrtc.path == str(folder / "libnvrtc.so.13")


def test_a_list_that_grows_between_two_calls_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = load(write(tmp_path, "nvml:nvmlDeviceGetComputeRunningProcesses_v3"))
    there = iter((2, 3, 3))  # processes at each call

    def ask(device: int, count: Any, infos: Any) -> int:
        room, count._obj.value = count._obj.value, next(there)
        return 0 if infos is not None and room >= count._obj.value else 7

    monkeypatch.setattr(module, "_nvml", SimpleNamespace(nvmlDeviceGetComputeRunningProcesses_v3=ask))
    assert len(module.nvmlDeviceGetComputeRunningProcesses_v3(1)) == 3


def test_memory_of_a_length_that_the_library_tells_may_be_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = b"\xff\xd8\xff\0\x80"

    def retrieve(handle: int, state: int, data: Any, length: Any, stream: int) -> int:
        length._obj.value = len(picture)
        if data is not None:
            data.raw = picture
        return handle

    for face in ("bindings", "checked"):
        module = load(write(tmp_path, "nvjpeg:nvjpegEncodeRetrieveBitstream", "--face", face))
        monkeypatch.setattr(module, "_nvjpeg", SimpleNamespace(nvjpegEncodeRetrieveBitstream=retrieve))
        got = module.nvjpegEncodeRetrieveBitstream(0, 0, 0)
        assert got == (picture if face == "checked" else (0, picture))
    bindings = load(write(tmp_path, "nvjpeg:nvjpegEncodeRetrieveBitstream", "--face", "bindings"))
    monkeypatch.setattr(bindings, "_nvjpeg", SimpleNamespace(nvjpegEncodeRetrieveBitstream=retrieve))
    assert bindings.nvjpegEncodeRetrieveBitstream(2, 0, 0) == (bindings.nvjpegStatus_t(2), None)


def test_a_negative_count_is_a_status(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """cuFile's transfers return a number of bytes, or a status below zero."""
    for face, name, raising in (("checked", "cuFileRead", [-1, -5012]), ("bindings", "read", [-1])):
        module = load(write(tmp_path, "cufile:cuFileRead", "--face", face))
        given = iter((4096, -1, -5012))
        monkeypatch.setattr(module, "_cufile", SimpleNamespace(cuFileRead=lambda *arguments: next(given)))
        assert getattr(module, name)(1, 2, 3, 4, 5) == 4096
        for value in (-1, -5012):
            if value in raising:
                with pytest.raises(module.CudaError) as caught:
                    getattr(module, name)(1, 2, 3, 4, 5)
                assert caught.value.status == -value
            else:
                assert getattr(module, name)(1, 2, 3, 4, 5) == value


def test_the_newer_modules_of_bindings_have_their_own_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Functions, types, members, constants and exceptions, asked for by either name."""
    words = [
        "nvml:nvmlInit,device_get_memory_info_v2,nvmlDeviceGetUtilizationRates,ClocksEventReasons,NVML_NVLINK_MAX_LINKS,"
        "NotSupportedError,NvmlErrorUninitialized,nvmlTemperatureSensors_t,NvmlError",
        "--face",
        "bindings",
    ]
    module = load(write(tmp_path, *words))
    assert [name for name in module.__all__ if name[0].islower()] == [
        "device_get_memory_info_v2",
        "device_get_utilization_rates",
        "error_string",
        "init_v2",
        "nvmlDevice_t",
    ]
    assert [name for name, _ in module.Utilization._fields_] == ["gpu", "memory"]
    assert module.Memory_v2.used.offset > module.Memory_v2.total.offset > 0
    assert module.TemperatureSensors.TEMPERATURE_GPU == 0 and module.NVLINK_MAX_LINKS > 0
    assert module.ClocksEventReasons.EVENT_REASON_GPU_IDLE == 1
    assert {"NvmlError", "NotSupportedError", "UninitializedError"} <= {*module.__all__}
    monkeypatch.setattr(module, "_nvml", SimpleNamespace(nvmlErrorString=lambda status: b"words"))
    error = module._nvml_error("init_v2", module.Return.ERROR_NOT_SUPPORTED)
    assert str(error) == "init_v2: ERROR_NOT_SUPPORTED (3): words"
    assert type(error) is module.NotSupportedError and issubclass(module.NotSupportedError, module.NvmlError)
    assert type(module._nvml_error("init_v2", 999)) is module.NvmlError and issubclass(
        module.NvmlError, module.CudaError
    )
    capsys.readouterr()
    assert main(["vendor", "--list", *words]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[0].startswith("init_v2 ") and rows[1].split()[0] == "device_get_memory_info_v2"
    assert "Memory_v2" in rows[1]


def test_a_name_that_two_libraries_share_stays_as_in_c(tmp_path: Path) -> None:
    module = load(write(tmp_path, "nvjitlink:create,version", "nvvm:version,create_program", "--face", "bindings"))
    assert {"create", "create_program", "nvJitLinkVersion", "nvvmVersion", "nvJitLinkResult"} <= {*module.__all__}
    assert not {"version", "Result"} & {*module.__all__}
    assert module.nvvmResult.ERROR_OUT_OF_MEMORY == 1
    assert {"nvJitLinkError", "nvvmError"} <= {*module.__all__}
    assert issubclass(module.nvvmError, module.CudaError)


def test_a_struct_with_a_version_is_taken_in_every_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = load(write(tmp_path, "nvml:nvmlDeviceGetTemperatureV"))
    seen: list[int] = []

    def called(device: Any, temperature: Any) -> int:
        struct = getattr(temperature, "_obj", temperature)
        struct = getattr(struct, "contents", struct)
        seen.append(struct and struct.version)
        return 0

    monkeypatch.setattr(module, "_nvml", SimpleNamespace(nvmlDeviceGetTemperatureV=called))
    made = module.nvmlTemperature_t()
    for given in (made, ctypes.byref(made), ctypes.pointer(made), None):
        made.version = 0
        module.nvmlDeviceGetTemperatureV(1, given)
    assert seen == [1 << 24 | ctypes.sizeof(made)] * 3 + [None]
    for wrong in (0, ctypes.byref(ctypes.c_int()), "x"):
        with pytest.raises(TypeError, match="a nvmlTemperature_v1_t is expected, got "):
            module.nvmlDeviceGetTemperatureV(1, wrong)


def test_bindings_of_a_library_that_cuda_bindings_lacks_return_statuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = load(write(tmp_path, LISTS["nccl"], "--face", "bindings"))
    monkeypatch.setattr(module, "_nccl", SimpleNamespace(ncclGetVersion=lambda version: 5))
    assert module.ncclGetVersion() == (module.ncclResult_t.ncclInvalidUsage, None)
