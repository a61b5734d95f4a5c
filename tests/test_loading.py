"""Opening libraries: which file, when, and the errors for a missing, a broken or an old one."""

from __future__ import annotations

import contextlib
import inspect
import os
import re
import shutil
import struct
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor.whole_files import objection
from tests.conftest import VARIABLE, package_on
from tests.interpreter import BESIDE, output_of, run
from tests.standin import build
from tests.standin.control import Recorder

MAJORS = ("cu12", "cu13")
FACES = ("raw", "bindings", "checked")
Standin = Callable[[str], Path]


def compile_library(folder: Path, source: str, name: str, *flags: str) -> Path:
    (folder / f"{name}.c").write_text(source)
    build.run([*build.compiler(), "-shared", "-fPIC", str(folder / f"{name}.c"), "-o", str(folder / name), *flags])
    return folder / name


def driver_table(module: Callable[[str], Any]) -> Any:
    return module("_floor.tables").table_of("cuda_ctypes.cu13", "driver")


@contextlib.contextmanager
def package_that_looks_for(linux: list[str], elsewhere: list[str]) -> Iterator[Callable[[str], Any]]:
    """The package without CUDA_CTYPES_LIBCUDA, with other default names of the driver."""
    with package_on("") as module:
        driver_table(module).settings.update(linux=linux, elsewhere=elsewhere)
        yield module


# --- nothing happens before the first call


@pytest.mark.parametrize("face", FACES)
def test_import_and_attribute_access_open_nothing(standin: Standin, face: str) -> None:
    code = f"""
        import cuda_ctypes, cuda_ctypes.{face}.driver as driver
        driver.cuInit, driver.CUresult, driver.CUDA_MEMCPY2D, dir(driver)
        print("before:", "libcuda" in open("/proc/self/maps").read())
        driver.cuInit(0)
        print("after:", "libcuda" in open("/proc/self/maps").read())
    """
    assert output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing"))) == "before: False\nafter: True"


@pytest.mark.parametrize("face", FACES)
def test_a_missing_library_is_an_error_of_the_first_call_only(face: str) -> None:
    with package_that_looks_for(["libabsent-of-cuda.so.1"], ["/nowhere/libcuda.so.1"]) as module:
        errors = module("errors")
        function = module(f"cu13.{face}.driver").cuInit
        with pytest.raises(errors.LibraryNotFoundError) as caught:
            function(0)
    message = str(caught.value)
    assert message.startswith("the CUDA driver was not found"), message
    assert "libabsent-of-cuda.so.1, /nowhere/libcuda.so.1" in message, "the message does not say what was tried"
    assert "display driver" in message, "the message does not say what to install"
    assert VARIABLE in message, "the message does not say how to name a file"


def test_a_missing_library_is_found_by_a_later_call(standin: Standin, tmp_path: Path) -> None:
    file = tmp_path / "libcuda.so.1"
    with package_on(file) as module:
        driver = module("checked.driver")
        with pytest.raises(module("errors").LibraryNotFoundError):
            driver.cuInit(0)
        with pytest.raises(module("errors").LibraryNotFoundError):
            driver.cuInit(0)
        shutil.copy(standin("nothing"), file)
        driver.cuInit(0)


# --- found but not loaded


def test_a_file_other_than_a_library_gives_the_loaders_message(tmp_path: Path) -> None:
    file = tmp_path / "libcuda.so.1"
    file.write_text("not a library, but long enough to be read as a header of one: " * 10)
    with package_on(file) as module, pytest.raises(module("errors").LibraryLoadError) as caught:
        module("checked.driver").cuInit(0)
    message = str(caught.value)
    assert message.startswith("the CUDA driver was found but could not be loaded"), message
    assert str(file) in message and "invalid ELF header" in message, message
    assert message.endswith("(CUDA_CTYPES_LIBCUDA names the file)"), message


@pytest.mark.parametrize("part", [0.01, 0.1, 0.5])
def test_a_library_that_was_cut_short_is_refused(standin: Standin, tmp_path: Path, part: float) -> None:
    """The system's loader would map it, and a signal would end the process."""
    content = standin("nothing").read_bytes()
    file = tmp_path / "libcuda.so.1"
    file.write_bytes(content[: int(len(content) * part)])
    with package_on(file) as module, pytest.raises(module("errors").LibraryLoadError) as caught:
        module("checked.driver").cuInit(0)
    assert re.search(rf"{file}: it was cut short: it has \d+ bytes of \d+ or more; install it again", str(caught.value))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")
def test_a_pipe_is_no_library(tmp_path: Path) -> None:
    """To open it would wait for somebody who writes there, the loader too."""
    os.mkfifo(tmp_path / "libcuda.so.1")
    code = "from cuda_ctypes.checked import driver\ndriver.cuInit(0)"
    done = run("-c", code, CUDA_CTYPES_LIBCUDA=str(tmp_path / "libcuda.so.1"))
    assert done.returncode == 1 and "libcuda.so.1: it is a pipe, not a library" in done.stderr


def test_a_library_without_its_last_bytes_that_are_not_loaded(standin: Standin, tmp_path: Path) -> None:
    file = tmp_path / "libcuda.so.1"
    file.write_bytes(standin("nothing").read_bytes()[:-1])
    with package_on(file) as module:
        module("checked.driver").cuInit(0)


def elf_file(
    path: Path, start: int = 64, size: int = 56, count: int = 1, segment: tuple[int, int, int] = (1, 0, 0)
) -> str:
    """A file with the header of a library for Linux and that of a segment: its kind, place and bytes."""
    header = bytearray(120)
    header[:6] = b"\x7fELF\2\1"
    struct.pack_into("<Q", header, 32, start)
    struct.pack_into("<HH", header, 54, size, count)
    struct.pack_into("<IxxxxQ16xQ", header, 64, *segment)
    path.write_bytes(header)
    return str(path)


def test_headers_that_no_loader_takes_are_for_the_loader(tmp_path: Path) -> None:
    """It has words for them. Numbers that are out of all bounds take no memory: 65535 headers of 65535 bytes have 4 GB."""
    file = tmp_path / "library.so"
    headers: list[dict[str, Any]] = [
        *({"size": 0xFFFF, "count": 0xFFFF}, {"size": 0}, {"count": 0}),
        *({"start": 2**63}, {"start": 2**64 - 1}),
    ]
    for absurd in headers:
        assert objection(elf_file(file, **absurd)) == "", absurd
    file.write_bytes(b"\x7fELF\2\1")
    assert objection(str(file)) == "" == objection(str(tmp_path)) == objection(os.devnull) == objection("/a\0b")


def test_a_segment_of_no_bytes_may_be_placed_behind_the_file(tmp_path: Path) -> None:
    """That of zeros, which linkers place where its bytes would be."""
    file = tmp_path / "library.so"
    assert objection(elf_file(file, segment=(1, 4096, 0))) == ""
    assert objection(elf_file(file, segment=(1, 4096, 1))).startswith(
        "it was cut short: it has 120 bytes of 4097 or more"
    )
    assert objection(elf_file(file, segment=(6, 4096, 1))) == "", "no loader maps a segment of another kind"


def test_a_library_of_another_architecture_is_refused_in_the_loaders_words(standin: Standin, tmp_path: Path) -> None:
    content = bytearray(standin("nothing").read_bytes())
    content[18:20] = (0xF3).to_bytes(2, "little")  # e_machine: RISC-V
    file = tmp_path / "libcuda.so.1"
    file.write_bytes(content)
    with package_on(file) as module, pytest.raises(module("errors").LibraryLoadError) as caught:
        module("checked.driver").cuInit(0)
    assert str(file) in str(caught.value) and "cannot open shared object file" in str(caught.value)


def test_a_missing_dependency_is_named_and_differs_from_a_missing_driver(tmp_path: Path) -> None:
    compile_library(tmp_path, "int needed(void) { return 0; }", "libneeded-by-cuda.so")
    dependency = ["-L", str(tmp_path), "-l", "needed-by-cuda"]
    compile_library(
        tmp_path, "int needed(void); int cuInit(unsigned f) { return needed(); }", "libcuda.so.1", *dependency
    )
    (tmp_path / "libneeded-by-cuda.so").unlink()
    for names in ({"linux": ["libabsent.so.1"], "elsewhere": [str(tmp_path / "libcuda.so.1")]}, None):
        given = package_that_looks_for(**names) if names else package_on(tmp_path / "libcuda.so.1")
        with given as module, pytest.raises(module("errors").LibraryLoadError) as caught:
            module("checked.driver").cuInit(0)
        assert "libneeded-by-cuda.so" in str(caught.value), "the message does not name what the driver needs"


def test_an_unreadable_library_is_not_called_missing(tmp_path: Path) -> None:
    with package_on(tmp_path) as module, pytest.raises(module("errors").LibraryLoadError, match="Is a directory"):
        module("checked.driver").cuInit(0)


# --- places to look


def test_the_variable_names_the_only_file_that_is_tried(tmp_path: Path) -> None:
    with package_on(tmp_path / "absent.so") as module, pytest.raises(module("errors").LibraryNotFoundError) as caught:
        module("checked.driver").cuInit(0)
    assert str(caught.value) == f"{VARIABLE} names {tmp_path / 'absent.so'}, which does not exist"


@pytest.mark.skipif(
    sys.platform == "win32", reason="not on Windows: its loader looks in the folder of a library by itself"
)
def test_a_named_library_gets_the_files_beside_it(tmp_path: Path) -> None:
    """NVRTC opens its builtins by their bare name. The library of CUDA 13.0 has no RUNPATH, so that only loaded ones are found."""
    source = "int nvrtcVersion(int *major, int *minor) { *major = 13, *minor = 0; return 0; }"
    library = compile_library(tmp_path, source, "libnvrtc.so.13")
    beside = compile_library(tmp_path, "int beside;", "libnvrtc-builtins.so.13.0")
    code = f"""
        from cuda_ctypes.cu13.checked import nvrtc
        print(nvrtc.nvrtcVersion(), {str(beside)!r} in open("/proc/self/maps").read())
    """
    assert output_of(code, None, CUDA_CTYPES_LIBNVRTC=str(library)) == "(13, 0) True"


@pytest.mark.parametrize("locale", ["C.UTF-8", "C"])
@pytest.mark.parametrize("file", [b"\xc3\xa9.so", b"\xff\xfe.so"])
def test_a_file_with_an_undecodable_name_is_handled_like_any_other(tmp_path: Path, file: bytes, locale: str) -> None:
    code = """
        from cuda_ctypes.checked import driver
        try:
            driver.cuInit(0)
        except Exception as error:
            print(type(error).__name__)
    """
    if file[0] == 0xFF and sys.implementation.name == "pypy":
        pytest.skip("PyPy cannot format such text")
    named = os.fsdecode(os.fsencode(tmp_path / "at") + file)
    settings = {"LC_ALL": locale, "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", VARIABLE: named}
    assert output_of(code, None, **settings) == "LibraryNotFoundError"
    Path(named).write_text("no library")
    assert output_of(code, None, **settings) == "LibraryLoadError"


def test_a_library_in_the_current_directory_is_never_loaded(standin: Standin, tmp_path: Path) -> None:
    for name in ("libcuda.so.1", "libcuda.so"):
        shutil.copy(standin("nothing"), tmp_path / name)
    code = """
        import os
        from cuda_ctypes.errors import LibraryNotFoundError
        from cuda_ctypes.raw import driver
        try:
            driver.cuInit(0)
        except LibraryNotFoundError:
            pass
        print(os.getcwd() in open("/proc/self/maps").read())
    """
    assert output_of(code, cwd=tmp_path) == "False", "libcuda was loaded from the current directory"


def test_places_of_distributions_come_after_the_systems(standin: Standin, tmp_path: Path) -> None:
    with package_on("") as module:
        library = module("_floor.faces").shared_by("cuda_ctypes.bindings.driver").library
        folders = ("/usr/lib/wsl/lib", "/run/opengl-driver/lib", "/usr/local/nvidia/lib64", "/usr/lib64-nvidia")
        assert library.candidates() == ["libcuda.so.1", *[f"{folder}/libcuda.so.1" for folder in folders]]
    with package_that_looks_for(["libabsent-of-cuda.so.1"], [str(standin("nothing"))]) as module:
        module("checked.driver").cuInit(0)
        assert module("_floor.faces").shared_by("cuda_ctypes.bindings.driver").library.path == str(standin("nothing"))


def test_windows_takes_the_driver_from_system32_only(monkeypatch: pytest.MonkeyPatch) -> None:
    with package_on("") as module:
        library = module("_floor.faces").shared_by("cuda_ctypes.bindings.driver").library
        monkeypatch.setattr(sys, "platform", "win32")
        monkeypatch.setenv("SystemRoot", "C:\\Windows")
        assert [name.replace("/", "\\") for name in library.candidates()] == ["C:\\Windows\\System32\\nvcuda.dll"]


# --- a driver that is older than the headers


@pytest.mark.parametrize("face", FACES)
def test_a_missing_function_names_the_required_driver(standin_with: Callable[..., Path], face: str) -> None:
    path = standin_with("recording", only=["cuInit", "cuDriverGetVersion"])
    recorder = Recorder(path)
    recorder.program("cuDriverGetVersion")
    recorder.write(0, (12020).to_bytes(4, "little"))
    with package_on(path) as module:
        driver = module(f"cu13.{face}.driver")
        with pytest.raises(module("errors").FunctionNotFoundError) as caught:
            driver.cuCtxCreate(*([None, None, 0, 0] if face == "raw" else [None, 0, 0]))
        message = str(caught.value)
        assert "cuCtxCreate_v4" in message, "the message does not name the symbol"
        assert "CUDA 12.5" in message, "the message does not say which CUDA introduced it"
        assert "CUDA 12.2" in message, "the message does not say which CUDA the driver supports"
        assert hasattr(driver, "cuCtxCreate"), "an attribute depends on the driver that is installed"
        driver.cuInit(0)  # functions that the driver has still work


def test_a_function_that_was_missing_stays_an_error(standin_with: Callable[..., Path]) -> None:
    with package_on(standin_with("behaving", without=["cuMemAlloc_v2"])) as module:
        driver = module("bindings.driver")
        for _ in range(2):
            with pytest.raises(module("errors").FunctionNotFoundError, match="cuMemAlloc_v2"):
                driver.cuMemAlloc(16)
        assert driver.cuInit(0) == (driver.CUresult.CUDA_SUCCESS,)


@pytest.mark.parametrize("face", FACES)
def test_an_unknown_name_is_an_attribute_error_that_suggests_a_near_one(standin: Standin, face: str) -> None:
    with package_on(standin("nothing")) as module:
        driver = module(f"{face}.driver")
        assert hasattr(driver, "cuMemAlloc") and not hasattr(driver, "cuMemAllocate")
        with pytest.raises(AttributeError, match="did you mean 'cuMemAllocAsync'"):
            getattr(driver, "cuMemAlocAsync")  # noqa: B009
        with pytest.raises(AttributeError, match="did you mean 'cuMemAllocHost'"):
            getattr(driver, "cumemallochost")  # noqa: B009
        with pytest.raises(AttributeError, match=r"did you mean 'cuInit'\?$"):  # cuGLInit is much farther off
            getattr(driver, "cuInitt")  # noqa: B009
        with pytest.raises(AttributeError, match=r"has no attribute 'utterly_unlike'$"):
            getattr(driver, "utterly_unlike")  # noqa: B009
        with pytest.raises(ImportError, match="cuMemAlocAsync"):
            exec(f"from cuda_ctypes.{face}.driver import cuMemAlocAsync")  # noqa: S102


# --- the per-thread default stream


@pytest.mark.parametrize("major", MAJORS)
@pytest.mark.parametrize(("value", "twins"), [("1", True), ("true", True), ("0", False), ("", False)])
def test_the_variable_of_cuda_bindings_chooses_the_per_thread_default_stream(
    standin: Standin, recorder: Recorder, major: str, value: str, twins: bool
) -> None:
    expected = ["cuStreamQuery_ptsz", "cuMemcpyDtoD_v2_ptds"] if twins else ["cuStreamQuery", "cuMemcpyDtoD_v2"]
    with package_on(standin("recording"), CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM=value) as module:
        for face in FACES:
            driver = module(f"{major}.{face}.driver")
            recorder.program()
            driver.cuStreamQuery(0)
            driver.cuMemcpyDtoD(1, 2, 3)
            driver.cuInit(0)  # it has no twin
            assert [call.symbol for call in recorder.calls()] == [*expected, "cuInit"], f"{face} called other functions"


def test_the_variable_is_read_whenever_the_default_stream_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    from cuda_ctypes._floor.library import PER_THREAD_VARIABLE, per_thread_default_stream

    monkeypatch.delenv(PER_THREAD_VARIABLE, raising=False)
    found = [per_thread_default_stream()]
    for value in ("1", "0", " Yes "):
        monkeypatch.setenv(PER_THREAD_VARIABLE, value)
        found.append(per_thread_default_stream())
    assert found == [False, True, False, True]
    monkeypatch.setattr(os, "environ", {PER_THREAD_VARIABLE: "1"})  # a program's own mapping
    assert per_thread_default_stream()


# --- two CUDA majors


def test_both_majors_live_in_one_process(standin: Standin, recorder: Recorder) -> None:
    with package_on(standin("recording")) as module:
        old, new = module("cu12.bindings.driver"), module("cu13.bindings.driver")
        for name in ("CUresult", "CUstream", "CUDA_MEMCPY2D", "CUtensorMap"):
            assert getattr(old, name) is not getattr(new, name), f"both majors share {name}"
        assert list(inspect.signature(old.cuCtxCreate).parameters) == ["flags", "dev"]
        assert list(inspect.signature(new.cuCtxCreate).parameters) == ["ctxCreateParams", "flags", "dev"]
        recorder.program()
        old.cuCtxCreate(0, 0), new.cuCtxCreate(None, 0, 0)
        assert [call.symbol for call in recorder.calls()] == ["cuCtxCreate_v2", "cuCtxCreate_v4"]
        assert module("bindings.driver") is new, "CUDA 13 is not the default"


def test_libraries_of_the_other_major_are_recognized(standin: Standin) -> None:
    with package_on(standin("nothing")) as module:
        old, new = module("cu12.bindings.driver"), module("cu13.bindings.driver")
        with pytest.raises(
            TypeError, match=r"expected CUDA_MEMCPY3D, got cuda_ctypes\.cu12\.bindings\.driver\.CUDA_MEMCPY3D"
        ):
            new.cuMemcpy3D(old.CUDA_MEMCPY3D())
        with pytest.raises(TypeError, match=r"an element of type cuda_ctypes\.cu12\.bindings\.driver\.CUgraphNode"):
            new.cuGraphAddEmptyNode(1, [old.CUgraphNode(5)], 1)
        with pytest.raises(TypeError, match=r"\(expected CUDA_MEMCPY3D, got CUDA_MEMCPY2D\)"):
            new.cuMemcpy3D(new.CUDA_MEMCPY2D())


def test_the_variable_turns_the_default_major(standin: Standin) -> None:
    with package_on(standin("nothing"), CUDA_CTYPES_API="12") as module:
        for face in FACES:
            assert module(f"{face}.driver") is module(f"cu12.{face}.driver")


def test_a_major_that_does_not_exist_is_one_clear_error() -> None:
    message = "CUDA_CTYPES_API is '11': set it to 12 or 13"
    with package_on("", CUDA_CTYPES_API="11") as module:
        for face in FACES:
            with pytest.raises(ImportError) as caught:
                module(f"{face}.driver")
            assert str(caught.value) == message
        (
            module("cu12.bindings.driver"),
            module("cu13.bindings.driver"),
        )  # explicit majors are not affected
    done = run("-m", "cuda_ctypes", CUDA_CTYPES_API="11")
    assert (done.returncode, done.stdout) == (1, "")
    assert message in done.stderr and "Traceback" not in done.stderr, done.stderr


# --- the report


def test_the_report_names_the_file_that_the_loader_found(standin: Standin) -> None:
    done = run("-m", "cuda_ctypes", LD_LIBRARY_PATH=str(standin("behaving").parent))
    assert f"driver      {standin('behaving')}, supports CUDA 13" in done.stdout, done.stdout


@pytest.mark.parametrize(
    ("version", "api", "advice"),
    [
        (12080, "13", "12.8, older than the API chosen: set CUDA_CTYPES_API=12, or update the driver"),
        (12080, "12", "12.8"),
        (11040, "13", "11.4, older than the API chosen: update the driver"),
        (11040, "12", "11.4, older than the API chosen: update the driver"),
    ],
)
def test_the_report_advises_on_an_older_driver(tmp_path: Path, version: int, api: str, advice: str) -> None:
    library = compiled(tmp_path, f"int cuDriverGetVersion(int *to) {{ *to = {version}; return 0; }}")
    done = run("-m", "cuda_ctypes", CUDA_CTYPES_LIBCUDA=str(library), CUDA_CTYPES_API=api)
    assert f"driver      {library}, supports CUDA {advice}\n" in done.stdout, done.stdout


def test_the_report_of_a_driver_without_devices(standin: Standin) -> None:
    done = run("-m", "cuda_ctypes", CUDA_CTYPES_LIBCUDA=str(standin("nothing")))
    assert done.returncode == 0 and "device      none. The driver sees no GPU. Check nvidia-smi" in done.stdout, (
        done.stdout
    )


def test_a_library_of_another_kind_is_told_by_its_file(tmp_path: Path) -> None:
    library = compiled(tmp_path, "int something;")
    done = run("-m", "cuda_ctypes", LD_LIBRARY_PATH=str(tmp_path))
    assert (
        f"{library} does not export cuDriverGetVersion, which came with CUDA 2.2: it is too old, or not the CUDA driver"
        in done.stdout
    ), done.stdout


def test_the_report_needs_no_output_and_no_letters(tmp_path: Path) -> None:
    where = tmp_path / "\u00e9.so"
    where.write_text("no library")
    done = run("-m", "cuda_ctypes", CUDA_CTYPES_LIBCUDA=str(where), PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "") and "\\xe9.so" in done.stdout
    code = "import os, sys; os.close(1); os.execv(sys.executable, [sys.executable, '-m', 'cuda_ctypes'])"
    done = run("-c", code, CUDA_CTYPES_LIBCUDA=str(where))
    assert (done.returncode, done.stderr) == (0, "")


def compiled(folder: Path, code: str) -> Path:
    """Compile C code to a libcuda.so.1."""
    source, library = folder / "driver.c", folder / "libcuda.so.1"
    source.write_text(code)
    build.run([*build.compiler(), *build.FLAGS, "-shared", str(source), "-o", str(library)])
    return library


# --- modules that build their names on first use


def test_importing_builds_no_class() -> None:
    code = """
        import cuda_ctypes.bindings.driver as driver, cuda_ctypes.raw.driver, cuda_ctypes.checked.driver
        from cuda_ctypes._floor import types
        from cuda_ctypes._floor.types import records
        def all_under(cls): return [made for sub in cls.__subclasses__() for made in (sub, *all_under(sub))]
        bases = types.Enum, types.Handle, records.RawStruct, records.RawUnion
        print([cls for base in bases for cls in all_under(base) if ".driver" in cls.__module__])
        print([name for name in vars(driver) if name.startswith(("cu", "CU"))])
    """
    assert output_of(code) == "[]\n[]"


def test_all_ways_to_import_give_one_module() -> None:
    code = """
        import cuda_ctypes.bindings.driver as a
        from cuda_ctypes.bindings import driver as b
        import cuda_ctypes.bindings.driver, cuda_ctypes.cu13.bindings.driver as d, importlib
        c = cuda_ctypes.bindings.driver
        e = importlib.import_module("cuda_ctypes.bindings.driver")
        print(a is b is c is d is e, a.CUstream is b.CUstream)
    """
    assert output_of(code) == "True True"


def test_the_variable_may_change_while_a_program_runs() -> None:
    """Modules imported as the default stay the same, and a major that is named explicitly is always that one."""
    code = """
        import os
        import cuda_ctypes.bindings.driver as default
        os.environ["CUDA_CTYPES_API"] = "12"
        import cuda_ctypes.cu12.bindings.driver as older, cuda_ctypes.cu13.bindings.driver as newer
        import cuda_ctypes.checked.driver as checked
        print(default.CUDA_VERSION, older.CUDA_VERSION, newer.CUDA_VERSION, checked.CUDA_VERSION, default is newer)
    """
    assert output_of(code) == "13050 12090 13050 12090 True"


def test_a_module_that_is_loaded_again_stays_the_one_that_it_was() -> None:
    """Also by its other name, and after a change of the default major."""
    code = """
        import importlib, os, sys
        import cuda_ctypes.bindings.driver as a, cuda_ctypes.cu13.bindings.driver as b
        for name in "cuda_ctypes.bindings.driver", "cuda_ctypes.cu13.bindings.driver":
            del sys.modules[name]
            print(importlib.import_module(name) is a is b, end=" ")
        os.environ["CUDA_CTYPES_API"] = "12"
        print(importlib.reload(a) is b, a.CUDA_VERSION, a.CUresult.__module__ == a.__name__, end=" ")
        del sys.modules["cuda_ctypes.bindings.driver"]
        print(importlib.import_module("cuda_ctypes.bindings.driver").CUDA_VERSION)
    """
    assert output_of(code) == "True True True 13050 True 12090"


@pytest.mark.parametrize(
    "modules",
    [
        "bindings.driver",
        "raw.driver",
        "checked.driver",
        "cu13.bindings.driver",
        "cu12.raw.driver",
        "cu12.checked.driver",
        "bindings.runtime",
        "checked.runtime",
        "bindings.nvml",
        "checked.nvml",
        "bindings.driver cu13.checked.driver",
        "cu13.raw.driver checked.driver",
        "checked.runtime cu13.bindings.driver",
    ],
)
def test_modules_and_classes_are_where_they_say(modules: str) -> None:
    """They are in sys.modules and in their modules: inspect looks only there, and cloudpickle copies classes that it
    cannot find."""
    code = """
        import importlib, inspect, os, sys
        NAMES = "CUresult CUdevice_attribute CUstream CUdeviceptr CUuuid CUdevprop cudaError_t cudaStream_t cudaDeviceProp"
        for name in os.environ["MODULES"].split():
            module = importlib.import_module(f"cuda_ctypes.{name}")
            assert sys.modules[module.__name__] is module, module
            for name in [*NAMES.split(), "PciInfo", "NvmlError", "Return", "nvmlReturn_t"]:
                made = getattr(module, name, None)
                home = inspect.getmodule(made)
                if made is not None:
                    assert getattr(home, name, None) is made, (name, made.__module__, home)
                    print(name)
    """
    assert output_of(code, MODULES=modules), "nothing was looked at"


def test_core_has_the_major_of_the_driver_that_it_has() -> None:
    code = """
        import os
        import cuda_ctypes.checked.driver as driver
        os.environ["CUDA_CTYPES_API"] = "12"
        from cuda_ctypes.core import _driver
        print(driver.CUDA_VERSION, _driver._shared.table.release, _driver.driver is driver)
    """
    assert output_of(code) == "13050 13.5 True"


@pytest.mark.parametrize("face", FACES)
def test_a_star_import_brings_every_public_name(standin: Standin, face: str) -> None:
    with package_on(standin("nothing")) as module:
        driver = module(f"{face}.driver")
        namespace: dict[str, Any] = {}
        exec(f"from cuda_ctypes.{face}.driver import *", namespace)  # noqa: S102
    for name in ("cuInit", "cuMemAlloc", "CUresult", "CUstream", "CUDA_MEMCPY2D", "CU_IPC_HANDLE_SIZE"):
        assert namespace[name] is getattr(driver, name), f"import * did not bring {name}"
    leaked = [name for name in namespace if name.startswith("_") and name != "__builtins__"]
    assert not leaked, f"import * brought {leaked}"


@pytest.mark.parametrize("face", FACES)
def test_dir_has_every_name_and_every_name_is_there(standin: Standin, face: str) -> None:
    with package_on(standin("nothing")) as module:
        driver = module(f"{face}.driver")
        names = dir(driver)
        assert {"cuInit", "CUresult", "CUstream", "CUDA_MEMCPY2D"} <= set(names)
        assert [name for name in names if not hasattr(driver, name)] == []
        assert names == dir(driver), "dir() changes when names are used"
        driver.added = 1
        assert dir(driver) == sorted([*names, "added"]), "dir() lacks a name that a program added"


@pytest.mark.parametrize("face", FACES)
def test_the_names_of_a_module_are_listed_once(standin: Standin, face: str, monkeypatch: Any) -> None:
    with package_on(standin("nothing")) as module:
        driver, listing = module(f"{face}.driver"), module("_floor.faces.listing")
        dir(driver)
        monkeypatch.setattr(listing, "function_names", None)
        assert "cuInit" in dir(driver) and not hasattr(driver, "cuMemAllocate")


@pytest.mark.parametrize("face", ["bindings", "checked"])
def test_an_enumerator_is_found_in_its_enum(standin: Standin, face: str) -> None:
    with package_on(standin("nothing")) as module:
        driver = module(f"{face}.driver")
        for name, enum in (
            ("CUDA_SUCCESS", "CUresult"),
            ("CU_EVENT_DEFAULT", "CUevent_flags"),
            ("CU_TARGET_COMPUTE_90", "CUjit_target"),
        ):
            with pytest.raises(AttributeError, match=f"did you mean '{enum}.{name}'"):
                getattr(driver, name)


@pytest.mark.parametrize("face", FACES)
def test_threads_that_ask_first_get_the_same_objects(standin: Standin, face: str) -> None:
    with package_on(standin("nothing")) as module:
        driver = module(f"{face}.driver")
        names = [name for name in dir(driver) if name.startswith(("cuMem", "CUmem", "CUDA_"))][:50]
        assert len(names) == 50
        found: list[dict[str, Any]] = [{} for _ in range(8)]
        barrier = threading.Barrier(8)

        def ask(mine: dict[str, Any]) -> None:
            barrier.wait()
            for name in names:
                mine[name] = getattr(driver, name)

        threads = [threading.Thread(target=ask, args=(mine,)) for mine in found]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for mine in found:
            assert set(mine) == set(names), "a thread failed"
            differing = [name for name in names if mine[name] is not found[0][name]]
            assert not differing, f"threads got different objects for {differing}"


# --- forks and the end of the interpreter


def test_a_forked_child_reads_why_nothing_works(standin: Standin) -> None:
    code = """
        import os
        from cuda_ctypes.checked import driver
        driver.cuInit(0)
        pid = os.fork()
        if pid:
            assert os.waitpid(pid, 0)[1] == 0, "the child failed"
            driver.cuDeviceGetCount()
        else:
            try:
                driver.cuDeviceGetCount()
            except driver.CudaErrorNotInitialized as error:
                print(error, flush=True)
                os._exit(0)
            os._exit(1)
    """
    text = output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("behaving")))
    assert "forked" in text and "spawn" in text, f"the child's error does not explain itself: {text}"


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy's functions cannot be redirected")
def test_in_a_forked_child_no_function_reports_success(standin: Standin) -> None:
    """Some driver functions return success there, without doing anything. Every face refuses them, called before the
    fork or not."""
    code = """
        import os
        from cuda_ctypes.bindings import driver as bindings
        from cuda_ctypes.checked import driver
        from cuda_ctypes.raw import driver as raw
        driver.cuInit(0)
        driver.cuStreamSynchronize(0)
        pid = os.fork()
        if pid:
            assert os.waitpid(pid, 0)[1] == 0, "the child failed"
            driver.cuStreamSynchronize(0)
        else:
            for function in driver.cuStreamSynchronize, driver.cuEventSynchronize:
                try:
                    function(0)
                except driver.CudaErrorNotInitialized as error:
                    assert "forked" in str(error)
                else:
                    print(function.__name__, "succeeds in the child", flush=True)
            print(*[int(status) for status in (*bindings.cuStreamQuery(0), raw.cuEventQuery(None))], flush=True)
            os._exit(0)
    """
    assert output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("answering"))) == "3 3"


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy's functions cannot be redirected")
def test_in_a_forked_child_statuses_have_names(standin: Standin) -> None:
    """Programs make their message of them; the driver needs nothing for that."""
    code = """
        import os
        from cuda_ctypes.bindings import driver
        driver.cuInit(0)
        driver.cuGetErrorName(driver.CUresult(1))
        pid = os.fork()
        if pid == 0:
            status, _ = driver.cuDeviceGetCount()
            names = [ask(status)[1].decode() for ask in (driver.cuGetErrorName, driver.cuGetErrorString)]
            print(*names, int(driver.cuDriverGetVersion()[0]), flush=True)
            os._exit(0)
        os.waitpid(pid, 0)
        """
    text = output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("behaving")))
    assert text == "CUDA_ERROR_NOT_INITIALIZED not initialized 0"


def test_a_child_that_forked_before_the_first_call_works(standin: Standin) -> None:
    code = """
        import os
        from cuda_ctypes.checked import driver
        driver.cuInit, driver.CUresult
        pid = os.fork()
        driver.cuInit(0)
        driver.cuDeviceGetCount()
        if not pid:
            os._exit(0)
        print(os.waitpid(pid, 0)[1])
    """
    assert output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("behaving"))) == "0"


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy has one lock for all imports")
@pytest.mark.parametrize("step", ["imports", "opens"])
def test_a_child_works_though_another_thread_was_in_its_first_use(step: str, standin: Standin) -> None:
    """The module or the library that the thread was loading is not locked for ever."""
    code = f"""
        import os, signal, sys, threading, time, warnings
        from cuda_ctypes.checked import driver
        from cuda_ctypes._floor.library import Library
        warnings.simplefilter("ignore", DeprecationWarning)  # of forks beside threads
        reached = threading.Event()
        def wait():
            if threading.current_thread() is not threading.main_thread():
                reached.set()
                time.sleep(0.5)
        class Slow:
            def find_spec(self, name, *more):
                if name == "cuda_ctypes.core.event":
                    wait()
        def slow_load(self, file, load=Library._load):
            wait()
            return load(self, file)
        def use():
            from cuda_ctypes.core import Device, Event
            Device(0).set_current()
        if "{step}" == "imports":
            sys.meta_path.insert(0, Slow())
        else:
            Library._load = slow_load
        thread = threading.Thread(target=use)
        thread.start()
        assert reached.wait(30)
        pid = os.fork()
        if not pid:
            signal.alarm(30)  # ends a child that waits for ever
            from cuda_ctypes.core import Event
            driver.cuInit(0)
            os._exit(0)
        thread.join()
        print(os.waitpid(pid, 0)[1])
    """
    assert output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("behaving"))) == "0"


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy has no hook for forks")
def test_a_child_of_a_process_that_only_asked_for_the_version_works(standin: Standin) -> None:
    """If it forgets cuInit, its error does not speak of a fork; the error in its own child does."""
    code = """
        import os
        from cuda_ctypes.checked import driver
        def said():
            try:
                driver.cuDeviceGetCount()
            except driver.CudaErrorNotInitialized as error:
                return "forked" in str(error)
        def in_child(work):
            pid = os.fork()
            if not pid:
                work()
                os._exit(0)
            os.waitpid(pid, 0)
        def child():
            print(said(), flush=True)
            driver.cuInit(0)
            print(said(), flush=True)
            in_child(grandchild)
            print(said(), flush=True)
        def grandchild():
            print(said(), flush=True)
            in_child(lambda: print(said(), flush=True))
        driver.cuDriverGetVersion()
        in_child(child)
    """
    found = output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("behaving"))).split()
    assert found == ["False", "None", "True", "True", "None"]


def test_the_interpreter_ends_silently_with_everything_alive(standin: Standin) -> None:
    code = """
        import ctypes, threading
        from cuda_ctypes.checked import driver
        from cuda_ctypes.raw import driver as raw
        driver.cuInit(0)
        context = driver.cuCtxCreate(None, 0, driver.cuDeviceGet(0))
        stream, memory = driver.cuStreamCreate(0), driver.cuMemAlloc(64)
        called = threading.Event()
        host_function = driver.CUhostFn(lambda data: called.set())
        driver.cuLaunchHostFunc(stream, host_function, 0)
        driver.cuLaunchHostFunc(stream, lambda data: None, 0)
        driver.cuStreamSynchronize(stream)
        assert called.wait(10)
        data = bytearray(64)
        copy = driver.CUDA_MEMCPY2D(srcHost=data, dstDevice=memory)
        part, slot = driver.CUlaunchConfig(hStream=stream), stream.getPtr()
        cycle = [driver, copy, part, raw.CUDA_MEMCPY2D(), driver.CUtensorMap(), memoryview(data).toreadonly()]
        cycle.append(cycle)
        class Late:
            def __del__(self, driver=driver, memory=memory): driver.cuMemFree(memory)
        late = Late()
        cycle.append(late)
    """
    assert output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("behaving"))) == ""


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy calls no finalizers at its end")
@pytest.mark.parametrize("calls", [1, 2, 3])
def test_at_the_end_of_python_instances_of_subclasses_are_still_taken(standin: Standin, calls: int) -> None:
    """Imports fail then, and most calls have not used the general conversion of arguments before."""
    code = f"""
        from cuda_ctypes.bindings import driver
        class Copy(driver.CUDA_MEMCPY3D): pass
        class Context(driver.CUcontext): pass
        copy, use = driver.cuMemcpy3D, driver.cuCtxSetCurrent
        for _ in range({calls}):
            copy(driver.CUDA_MEMCPY3D())
            use(driver.CUcontext(5))
        class Late:
            given = copy, Copy(), use, Context(5), print
            def __del__(self):
                copy, struct, use, context, show = self.given
                show(int(copy(struct)[0]), int(use(context)[0]))
        late = Late()
    """
    assert output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing"))) == "0 0"


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy calls no finalizers at its end")
@pytest.mark.parametrize("calls", [1, 2, 3])
def test_at_the_end_of_python_functions_work_that_were_called_before(standin: Standin, calls: int) -> None:
    """Whatever their parameters and results."""
    code = f"""
        from cuda_ctypes.bindings import driver
        def made():
            kind = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
            yield driver.cuEventElapsedTime, (driver.CUevent(1), 2)
            yield driver.cuModuleGetFunction, (1, b"name")
            yield driver.cuGraphAddEmptyNode, (5, [driver.CUgraphNode(6), 7], 2)
            yield driver.cuMemSetAccess, (5, 6, [driver.CUmemAccessDesc()], 1)
            yield driver.cuMemPrefetchAsync, (5, 6, driver.CUmemLocation(), 0, 0)
            yield driver.cuDeviceGetUuid, (0,)
            yield driver.cuPointerGetAttribute, (kind, 5)
            yield driver.cuDeviceGetName, (64, 0)
        calls = [*made()]
        for function, given in calls:
            for _ in range({calls}):
                function(*given)
        class Late:
            given = calls, print
            def __del__(self):
                calls, show = self.given
                show(*[int(function(*given)[0]) for function, given in calls])
        late = Late()
    """
    assert output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing"))) == "0 0 0 0 0 0 0 0"


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy calls no finalizers at its end")
def test_at_the_very_end_of_python_a_failure_comes_back(standin: Standin) -> None:
    """For example of a driver that has shut down already. A request for an unknown name gets an answer, too."""
    code = """
        import builtins, os
        from cuda_ctypes.bindings import driver
        driver.cuInit(0), driver.cuCtxCreate(None, 0, 0)
        _, memory = driver.cuMemAlloc(512)
        class Late:
            def __del__(self, driver=driver, free=driver.cuMemFree, memory=memory, write=os.write):
                status, = free(int(memory) + 1)
                write(1, f"{int(status)} {hasattr(driver, 'cuMemFres')}".encode())
        builtins.late = Late()
    """
    assert output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("behaving"))) == "1 False"


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy calls no finalizers at its end")
def test_at_the_very_end_of_python_a_failure_is_raised(standin: Standin) -> None:
    code = """
        import builtins, os
        from cuda_ctypes.checked import driver
        driver.cuInit(0)
        class Late:
            def __del__(self, free=driver.cuMemFree, write=os.write):
                try:
                    free(5)
                except Exception as error:
                    write(1, f"{type(error).__name__} {error.advice[:10]}".encode())
        builtins.late = Late()
    """
    assert output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("behaving"))) == "CudaErrorInvalidContext No context"


# --- memory


def test_calls_do_not_grow_the_process(standin: Standin) -> None:
    code = """
        import ctypes, gc, sys
        from cuda_ctypes.bindings import driver
        from cuda_ctypes.raw import driver as raw
        import os
        def resident():
            gc.collect()
            return int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        copy, data, types = driver.CUDA_MEMCPY2D(), bytearray(64), (ctypes.c_int, ctypes.c_void_p, ctypes.c_float)
        pointer = raw.CUdeviceptr()
        attribute = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_CONTEXT
        shapes = {
            "no output": lambda i: driver.cuMemFree(i << 12),
            "one output": lambda i: driver.cuMemAlloc(i),
            "wide range of sizes": lambda i: driver.cuMemAlloc(i << 20),
            "struct": lambda i: driver.cuMemcpy2D(copy),
            "buffer": lambda i: driver.cuMemcpyHtoD(i, data, 64),
            "read-only buffer": lambda i: driver.cuMemcpyHtoD(i, b"x" * 64, 64),
            "text": lambda i: driver.cuModuleGetFunction(i, "kernel"),
            "text out": lambda i: driver.cuDeviceGetName(64, i),
            "list": lambda i: driver.cuGraphAddEmptyNode(i, [i, i + 1], 2),
            "launch": lambda i: driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 0, ((i, i, 0.5), types), 0),
            "attribute": lambda i: driver.cuPointerGetAttribute(attribute, i),
            "callback": lambda i: i % 100 or driver.cuUserObjectCreate(0, driver.CUhostFn(len), 1, 0),
            "handle": lambda i: driver.CUstream(i).getPtr(),
            "raw": lambda i: raw.cuMemAlloc(ctypes.byref(pointer), i),
        }
        for name, call in shapes.items():
            for i in range(10_000):
                call(i)
            before = resident()
            for i in range(CALLS):
                call(i)
            grown = resident() - before
            if grown > LIMIT:
                print(f"{name}: {grown / 2**20:.1f} MiB after CALLS calls")
    """
    limit = (
        2 << 20 if sys.implementation.name == "cpython" else 24 << 20
    )  # PyPy's collector and compiler keep some memory
    code = code.replace("LIMIT", str(limit)).replace("CALLS", "40_000" if BESIDE else "100_000")
    assert output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing"))) == ""


def test_an_exception_while_a_library_is_opened(standin: Standin, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of a signal handler: forked children are prepared by the next call."""
    with package_on(standin("behaving")) as module:
        library, driver = module("_floor.library"), module("checked.driver")
        prepare, calls = library.refuse_in_children, list[int]()

        def interrupted(*arguments: Any, **more: Any) -> None:
            calls.append(1)
            if len(calls) == 1:
                raise KeyboardInterrupt
            prepare(*arguments, **more)

        monkeypatch.setattr(library, "refuse_in_children", interrupted)
        with pytest.raises(KeyboardInterrupt):
            driver.cuInit(0)
        driver.cuInit(0)
        driver.cuDeviceGet(0)
        assert len(calls) == 2
