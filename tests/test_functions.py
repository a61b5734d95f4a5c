"""A function of ``bindings`` or ``checked`` is the same object before its first call, at its second, and afterwards."""

from __future__ import annotations

import ctypes
import gc
import importlib
import inspect
import os
import pickle
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import calls, faces, native, tables
from cuda_ctypes._floor.tables.declarations import declared
from tests.conftest import package_on
from tests.interpreter import ROOT, output_of
from tests.standin import build
from tests.standin.control import Recorder

Standin = Callable[[str], Path]

WITHOUT = "PyPy has no machine code"


@pytest.fixture
def driver(standin: Standin, recorder: Recorder) -> Iterator[Any]:
    recorder.program()
    with package_on(str(standin("recording"))) as module:
        yield module("bindings.driver")


def test_a_function_stays_the_same_object(driver: Any) -> None:
    """References taken before the first call get the machine code as well."""
    if not native.available():
        pytest.skip(WITHOUT)
    function = driver.cuEventRecord
    registry, places = {function: "known"}, []
    for call in range(4):
        places.append(bytes(function.__self__[:8]))  # the address of its code
        assert function(5, call) == (0,)
    assert places[0] == places[1] != places[2] == places[3]
    assert registry[function] == "known"
    assert driver.cuEventRecord is function
    assert pickle.loads(pickle.dumps(function)) is function


@pytest.mark.parametrize("calls_before", range(3))
def test_names_and_other_kinds_of_arguments_at_any_call(driver: Any, recorder: Recorder, calls_before: int) -> None:
    """Keywords, buffers, None and numbers out of range are treated alike at every call."""
    copy = driver.cuMemcpyHtoD
    for _ in range(calls_before):
        assert copy(7, 0x1000, 8) == (0,)
    recorder.program(None, 0)
    assert copy(7, b"12345678", 8) == copy(dstDevice=7, srcHost=bytearray(8), ByteCount=8) == copy(7, None, 8) == (0,)
    with pytest.raises(OverflowError, match="ByteCount"):
        copy(7, 0x1000, 1 << 64)
    with pytest.raises(TypeError, match="ByteCount"):
        copy(7, 0x1000, "8")
    with pytest.raises(TypeError):
        copy(7)
    assert [call.arguments[0] for call in recorder.calls()] == [(7).to_bytes(8, "little")] * 3


def test_first_calls_load_few_modules_and_not_ctypes(standin: Standin) -> None:
    """ctypes takes half as long to import as the ten functions of a short program; any other module takes 0.1 ms."""
    if not native.available():
        pytest.skip(WITHOUT)
    from cuda_ctypes._floor.builtins import is_tested

    code = """
        import sys
        from cuda_ctypes.bindings import driver
        driver.cuInit(0), driver.cuCtxGetCurrent(), driver.cuMemAlloc(512), driver.cuMemcpyHtoD(7, bytes(64), 64)
        driver.cuDeviceGetAttribute(driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE, 0)
        driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, None, 0)
        print(*sorted(name.partition("cuda_ctypes.")[2] or name for name in sys.modules if "ctypes" in name))
    """
    rooms = "builtins calls faces library tables types whole_files"  # the last one for a library named by its path
    if not is_tested() and not os.environ.get("CUDA_CTYPES_NATIVE"):
        rooms += " native native.proof user_cache"  # it proves itself
    needed = " ".join(
        ["_ctypes", "_floor", *(f"_floor.{room}" for room in sorted(rooms.split()))]
        + ["_quick_module", "bindings", "bindings.driver"]
    )
    assert output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing"))) == f"{needed} cuda_ctypes"


def test_first_calls_of_checked_do_without_ctypes_too(standin: Standin) -> None:
    """Neither structs nor functions written in Python are made for them."""
    if not native.available():
        pytest.skip(WITHOUT)
    code = """
        import sys
        from cuda_ctypes.checked import driver
        driver.cuInit(0), driver.cuCtxGetCurrent(), driver.cuMemAlloc(512), driver.cuMemcpyHtoD(7, bytes(64), 64)
        driver.cuDeviceGetAttribute(driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE, 0)
        driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, None, 0)
        print("ctypes" in sys.modules, sorted(name for name in sys.modules if "_floor.calls." in name))
    """
    said = output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing")))
    assert said == "False ['cuda_ctypes._floor.calls.notes', 'cuda_ctypes._floor.calls.sources']"


def test_a_first_call_returns_typed_values_without_a_written_function(standin: Standin) -> None:
    if not native.available():
        pytest.skip(WITHOUT)
    code = """
        import sys
        from cuda_ctypes.checked import driver
        threshold = driver.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
        print(driver.cuMemPoolGetAttribute(1, threshold), any("python_function" in name for name in sys.modules))
    """
    assert output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing"))) == "<cuuint64_t 0> False"


def test_a_function_is_made_again_after_its_name_was_deleted(driver: Any) -> None:
    for name in ("cuEventRecord", "cuMemFree", "cuStreamSynchronize"):
        function = getattr(driver, name)
        for _ in range(3):
            function(*(5, 6)[: 2 if name == "cuEventRecord" else 1])
            gc.collect()
        delattr(driver, name)
        del function
        gc.collect()
        assert getattr(driver, name)(*(5, 6)[: 2 if name == "cuEventRecord" else 1]) == (0,)


def test_a_first_call_that_fails_is_not_the_last(standin: Standin, tmp_path: Path) -> None:
    file = tmp_path / "libcuda.so.1"
    with package_on(str(file)) as module:
        errors, function = module("errors"), module("bindings.driver").cuInit
        for _ in range(2):
            with pytest.raises(errors.LibraryNotFoundError, match="does not exist"):
                function(0)
        file.symlink_to(standin("nothing"))
        assert [function(0) for _ in range(3)] == [(0,)] * 3


def test_many_threads_make_a_functions_first_calls(driver: Any) -> None:
    names = ["cuEventRecord", "cuMemFree", "cuStreamSynchronize", "cuEventDestroy", "cuCtxPushCurrent", "cuInit"]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for name in names:
            function = getattr(driver, name)
            wrong: list[Any] = []
            start = threading.Barrier(8)
            given = (5, 6)[: 2 if name == "cuEventRecord" else 1]

            def work(function: Any = function, given: Any = given, start: Any = start, wrong: Any = wrong) -> None:
                start.wait()
                wrong += [found for found in (function(*given) for _ in range(4)) if found != (0,)]

            threads = [threading.Thread(target=work) for _ in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert not wrong, name
    finally:
        sys.setswitchinterval(before)


def test_where_memory_cannot_be_made_executable(standin: Standin) -> None:
    """Linux 6.3 and newer forbid it on request; then Python functions do the work."""
    code = """
        import ctypes
        from cuda_ctypes.bindings import driver
        ctypes.CDLL(None).prctl(65, 1, 0, 0, 0)  # PR_SET_MDWE, PR_MDWE_REFUSE_EXEC_GAIN
        print([driver.cuEventRecord(5, stream)[0] for stream in (1, driver.CUstream(2), 3, None, 5)], driver.cuMemAlloc(5)[0])
    """
    success = "<CUresult.CUDA_SUCCESS: 0>"
    assert output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing"))) == f"[{', '.join([success] * 5)}] {success}"


@pytest.mark.parametrize(
    "module", ["cu12.bindings.nvml", "cu13.bindings.nvml", "cu13.checked.runtime", "cu13.bindings.driver"]
)
def test_short_cuts_take_plain_numbers(standin: Standin, module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for parameters whose enum the module does not have."""
    with package_on(str(standin("nothing"))) as package:
        calls = package("_floor.calls")
        made: list[Any] = []
        take = calls.short_cut

        def noting(short: Any, *about: Any) -> Any:
            made.append(short)
            return take(short, *about)

        monkeypatch.setattr(calls, "short_cut", noting)
        face = package(module)
        for name in dir(face):
            if name[:1] != "_" and not name.endswith("_dtype"):
                getattr(face, name)
        values = [source for short in made for source in short.sources if source[0] == "value"]
        assert len(made) > 50 and all(
            issubclass(cls, int) or cls is package("_floor.types").EnumType for value in values for cls in value[3]
        )


def test_a_kernel_without_arguments_gets_no_array_at_any_call(driver: Any, recorder: Recorder) -> None:
    for parameters in [((), ())] * 4 + [None, 0]:
        recorder.program("cuLaunchKernel", 0)
        driver.cuLaunchKernel(1, 1, 1, 1, 1, 1, 1, 0, 0, parameters, 0)
        (call,) = recorder.calls()
        assert call.unsigned(9) == 0, f"C got an address for {parameters}"


def test_a_first_call_looks_at_the_class_itself(driver: Any) -> None:
    """The real type decides, not ``__class__``."""

    class Pretending:
        __class__ = driver.CUgraphNode

    for _ in range(3):
        with pytest.raises(TypeError, match="dependencies: an integer is required, got Pretending"):
            driver.cuGraphAddEmptyNode(5, [Pretending()], 1)
        with pytest.raises(TypeError, match="numDependencies: an integer is required, got Pretending"):
            driver.cuGraphAddEmptyNode(5, [], Pretending())


def test_a_size_of_another_type_is_refused_and_forgotten(driver: Any) -> None:
    attribute = driver.CUmem_range_attribute.CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY
    wrong: Any
    for wrong in (None, "", []):
        with pytest.raises(TypeError, match="an integer is required"):
            driver.cuMemRangeGetAttribute(wrong, attribute, 5, 6)
    for empty in (False, 0):
        assert driver.cuMemRangeGetAttribute(empty, attribute, 5, 6) == (0, [])
    assert driver.cuMemRangeGetAttribute(8, attribute, 5, 6) == (0, [0, 0])


def test_the_first_number_of_an_attribute_counts(driver: Any, recorder: Recorder) -> None:
    """An object may return different numbers: the attribute of a later call decides anew on the value's type."""

    class Changing:
        said = 2

        def __index__(self) -> int:
            self.said -= 1
            return self.said + 1

    memory_type = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE
    recorder.write(0, (2).to_bytes(4, "little"))
    before = driver.cuPointerGetAttribute(memory_type, 5)
    driver.cuPointerGetAttribute(Changing(), 5)
    for _ in range(3):
        assert type(driver.cuPointerGetAttribute(memory_type, 5)[1]) is type(before[1])


@pytest.mark.parametrize("count", [1, 2])
def test_an_empty_list_is_recognized_by_its_length(driver: Any, recorder: Recorder, count: int) -> None:
    """The truth value of the list's class does not matter: C would read beyond the end."""
    driver = importlib.import_module("cuda_ctypes.cu13.bindings.driver")  # CUDA 12's has no such argument

    class Empty(list):  # type: ignore[type-arg]
        def __bool__(self) -> bool:
            return False

    class Refusing:
        def __bool__(self) -> bool:
            raise LookupError("no truth")

    for _ in range(3):
        recorder.program("cuGraphAddDependencies_v2", 0)
        nodes = [driver.CUgraphNode(6)] * count
        assert driver.cuGraphAddDependencies(5, nodes, nodes, Empty(), count) == (0,)
        with pytest.raises(RuntimeError, match=f"edgeData has {count} elements, {count + 1} are needed"):
            driver.cuGraphAddDependencies(5, nodes * 2, nodes * 2, Empty([driver.CUgraphEdgeData()] * count), count + 1)
        with pytest.raises(TypeError, match="edgeData"):
            driver.cuGraphAddDependencies(5, nodes, nodes, Refusing(), count)
        assert len(recorder.calls()) == 1


def test_values_of_options_may_be_an_array_of_numpys(driver: Any, recorder: Recorder) -> None:
    class Array(list):  # type: ignore[type-arg]
        def __bool__(self) -> bool:
            raise ValueError("the truth value is ambiguous")

    for values in ([32, 3], (32, 3), Array([32, 3])):
        recorder.program()
        given = recorder.read(4, 16)
        options = [driver.CUjit_option.CU_JIT_MAX_REGISTERS, driver.CUjit_option.CU_JIT_OPTIMIZATION_LEVEL]
        assert driver.cuModuleLoadDataEx(5, 2, options, values)[0] == 0
        assert recorder.result(given) == (32).to_bytes(8, "little") + (3).to_bytes(8, "little")


def test_nothing_is_made_for_a_first_call_that_python_has_to_make(driver: Any) -> None:
    class Length:
        asked = 0

        def __index__(self) -> int:
            self.asked += 1
            return 8

    length = Length()
    counts = []
    for _ in range(3):
        driver.cuDeviceGetName(length, 0)
        counts.append(length.asked)
    assert len({counts[0], counts[1] - counts[0], counts[2] - counts[1]}) == 1


@pytest.mark.parametrize(
    "table", sorted(f"{path.parent.name}.{path.stem}" for path in ROOT.glob("cuda_ctypes/cu1?/_[!_]*.py"))
)
def test_functions_of_numbers_are_short_cuts(table: str) -> None:
    """All functions whose parameters are numbers, and those with one output that is a number."""
    shared = faces.shared_by(f"cuda_ctypes.{table.replace('._', '.checked.')}")
    names, lines, slow = shared.scalar_types, shared.table, []
    special = {*lines.settings.get("forget", ()), *lines.settings.get("negative_status", ())}

    def is_number(item: Any) -> bool:
        stars = item.stars - (item.direction == "out")
        return not stars and not item.notes and not item.bounds and bool(calls.number(names, item.base)[1])

    for symbol in lines.functions:
        prototype = declared(lines, symbol)
        simple = all(map(is_number, prototype.parameters)) and symbol not in special
        outputs = sum(item.direction == "out" for item in prototype.parameters)
        if simple and outputs < 2 and prototype.result.base == lines.settings["result"] and not prototype.result.stars:
            parameters = tables.function_parts(lines.functions[symbol])[1]
            if not calls.described(names, parameters, "checked"):
                slow.append(symbol)
    assert not slow or "fine" in lines.settings, f"by ctypes only: {slow}"


@pytest.mark.parametrize("face", ["raw", "bindings", "checked"])
def test_docstrings_give_the_prototype_the_directions_the_version_and_the_errors(driver: Any, face: str) -> None:
    module = importlib.import_module(f"cuda_ctypes.cu13.{face}.driver")
    function = module.cuMemAlloc
    prototype, _, rest = (inspect.getdoc(function) or "").partition("\n")
    assert prototype == "CUresult cuMemAlloc_v2(out CUdeviceptr *dptr, size_t bytesize)"
    assert "CUDA 3.2 or newer." in rest and ("Raises CudaError" in rest) == (face == "checked")
    names = [*inspect.signature(function).parameters]
    assert names == (["dptr", "bytesize"] if face == "raw" else ["bytesize"])


def test_nvjitlink_keeps_the_names_of_data_until_the_end() -> None:
    """It reads them after the call."""
    standin = build.standins()["cu13", "nvjitlink"]
    build.ensure(standin)
    recorder = Recorder(standin.path("recording"))
    with package_on(CUDA_CTYPES_LIBNVJITLINK=str(standin.path("recording"))) as module:
        for face in ("bindings", "checked"):
            linker, kept = module(f"cu13.{face}.nvjitlink"), module("_floor.calls.results").kept_with
            add = getattr(linker, "add_data" if face == "bindings" else "nvJitLinkAddData")
            recorder.program()
            name = recorder.read(4, 5)
            for text in ("text", b"text", bytearray(b"text"), "text"):  # the later ones by machine code
                add(4, 4, b"abcd", 4, text)
                assert recorder.result(name) == b"text\0"
            texts: Any = {b"text": b"text"}
            if face == "bindings" and not module("_floor").FREE_THREADED and module("_floor.native").available():
                texts["text"] = "text"  # machine code keeps a str, Python its UTF-8
            assert kept == {4: texts}
            with pytest.raises(TypeError, match="name: expected bytes or str, int found"):
                add(4, 4, b"abcd", 4, 5)
            with pytest.raises(ValueError, match="data: 3 bytes are required"):
                add(4, 4, b"abcd", 3, "text")
            recorder.program("nvJitLinkAddData", 1)
            with pytest.raises(linker.nvJitLinkError if face == "bindings" else linker.CudaError):
                add(4, 4, b"abcd", 4, "text")
            for wrong in (None, "4", 1.5j, 1 << 64):
                with pytest.raises(
                    (TypeError, OverflowError, linker.nvJitLinkError if face == "bindings" else linker.CudaError)
                ):
                    add(wrong, 4, b"abcd", 4, "text")
            assert kept.pop(1 << 64, 0) in ({b"text": b"text"}, 0) and kept == {4: texts}
            recorder.program()
            (linker.destroy if face == "bindings" else linker.nvJitLinkDestroy)(4)
            assert kept == {}


def as_bytes(text: Any) -> bytes:
    return text.encode() if isinstance(text, str) else bytes(text)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_memory_that_a_library_uses_after_a_call_is_kept_in_spite_of_a_signal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The C function is ``raise``: the handler's exception comes right after the call."""
    raising = ctypes.CDLL(None)["raise"]
    before = signal.signal(signal.SIGUSR1, lambda *_: pytest.fail("of a signal handler"))
    number = int(signal.SIGUSR1)
    try:
        with package_on() as module:
            library, kept = module("_floor.library").Library, module("_floor.calls.results").kept_with
            monkeypatch.setattr(library, "function", lambda *_: raising)
            monkeypatch.setattr(library, "entry", lambda *_: ctypes.cast(raising, ctypes.c_void_p))
            driver = module("cu13.bindings.driver")
            option = driver.CUjit_option.CU_JIT_INFO_LOG_BUFFER
            for names in ("one", "two", "three"):  # the later calls by machine code
                with pytest.raises(pytest.fail.Exception, match="of a signal handler"):
                    module("cu13.bindings.nvjitlink").add_data(number, 4, b"abcd", 4, names)
            assert {number} == {*kept} and {*map(as_bytes, kept[number])} == {b"one", b"two", b"three"}
            with pytest.raises(pytest.fail.Exception, match="of a signal handler"):
                driver.cuLinkAddData(
                    number, driver.CUjitInputType.CU_JIT_INPUT_PTX, b"", 0, b"", 1, [option], [bytearray(8)]
                )
            assert len(kept[number]) == 4
    finally:
        signal.signal(signal.SIGUSR1, before)


@pytest.mark.parametrize("face", ["raw", "bindings", "checked"])
@pytest.mark.parametrize("library", ["driver", "nvrtc", "nvml"])
def test_no_helper_is_among_the_names_of_a_module(face: str, library: str) -> None:
    for package in (f"cuda_ctypes.{face}", f"cuda_ctypes.cu12.{face}"):
        module = importlib.import_module(f"{package}.{library}")
        assert face not in dir(module) and not hasattr(module, face)
    utils = importlib.import_module("cuda_ctypes.bindings.utils")
    assert dir(utils) == sorted(utils.__all__)


def test_names_without_an_entry_are_not_remembered_without_end() -> None:
    """Programs may ask for any number of them: each would take 256 bytes for good."""
    lines = tables.Lines(b"# a table\nlast: 7\n")
    assert not any(f"missing{number}" in lines for number in range(3 * tables.MOST))
    assert len(lines._starts) == tables.MOST
    assert lines["last"] == "7" and "last" in lines._starts, "entries are remembered as before"
