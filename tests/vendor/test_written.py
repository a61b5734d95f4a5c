"""Vendored files are plain ctypes, with the declarations of the tables."""

from __future__ import annotations

import builtins
import ctypes
import importlib
import inspect
import subprocess
import symtable
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from cuda_ctypes._floor.tables import table_of
from cuda_ctypes._floor.tables.libraries import library_names
from cuda_ctypes.vendor.functions import OWN
from cuda_ctypes.vendor.selection import Selection, Source
from cuda_ctypes.vendor.writing import File
from tests.vendored import LAUNCHER, LISTS, run_alone, write

CASES = [(library, major) for library in library_names() for major in (13, 12) if (library, major) != ("cudla", 12)]
FACES = ("raw", "bindings", "checked")


@lru_cache(maxsize=None)
def text_of_all(library: str, face: str, *majors: int) -> str:
    """A file with all functions of a library."""
    names = [
        name
        for name in Source(library, majors[0]).table.functions
        if all(Source(library, m).symbol(name) for m in majors)
    ]
    return File([Selection({library: names}, major, face) for major in majors], f"{library}:...").text()


def undefined(table: symtable.SymbolTable, known: set[str]) -> set[str]:
    """The names that code uses and no module has."""
    used = {symbol.get_name() for symbol in table.get_symbols() if symbol.is_global() and symbol.is_referenced()}
    return used.difference(known).union(*(undefined(child, known) for child in table.get_children()))


def module_of(text: str) -> Any:
    top = symtable.symtable(text, "vendored", "exec")
    known = {symbol.get_name() for symbol in top.get_symbols() if symbol.is_assigned() or symbol.is_imported()}
    assert not undefined(top, {*known, *dir(builtins)})
    namespace: dict[str, Any] = {"__name__": "vendored"}
    exec(compile(text, "vendored", "exec"), namespace)
    return type("Module", (), namespace)


def alike(mine: Any, theirs: Any) -> bool:
    """Whether two ctypes types are the same to C."""
    if mine is None or theirs is None:
        return mine is theirs
    if ctypes.sizeof(mine) != ctypes.sizeof(theirs) or hasattr(mine, "_fields_") != hasattr(theirs, "_fields_"):
        return False
    if not hasattr(mine, "_fields_"):
        return (getattr(mine, "_type_", "") in ("f", "d")) == (getattr(theirs, "_type_", "") in ("f", "d"))
    pairs = zip(mine._fields_, theirs._fields_)
    return len(mine._fields_) == len(theirs._fields_) and all(
        one[0] == other[0] and offset_of(mine, one[0]) == offset_of(theirs, other[0]) for one, other in pairs
    )


def offset_of(cls: Any, name: str) -> tuple[int, int]:
    return getattr(cls, name).offset, getattr(cls, name).size


@pytest.mark.parametrize(("library", "major"), CASES)
def test_prototypes_and_layouts_are_those_of_raw(library: str, major: int) -> None:
    vendored = module_of(text_of_all(library, "raw", major))
    raw = importlib.import_module(f"cuda_ctypes.cu{major}.raw.{library}")
    prototypes = getattr(vendored, f"_{library}").prototypes
    wrong = []
    for name in table_of(f"cuda_ctypes.cu{major}", library).functions:
        result, *parameters = prototypes[name]
        theirs = getattr(raw, name).argtypes
        if len(parameters) != len(theirs) or not all(map(alike, parameters, theirs)):
            wrong.append((name, parameters, theirs))
    assert not wrong, wrong[:3]


@pytest.mark.parametrize("face", ["bindings", "checked"])
@pytest.mark.parametrize(("library", "major"), CASES)
def test_parameters_are_those_of_the_face(library: str, major: int, face: str) -> None:
    vendored = module_of(text_of_all(library, face, major))
    table = table_of(f"cuda_ctypes.cu{major}", library)
    is_in_bindings = table.settings.get("home") != "checked" or "snake_error" in table.settings
    module = importlib.import_module(f"cuda_ctypes.cu{major}.{face if is_in_bindings else 'checked'}.{library}")
    snake_case = face == "bindings" and "snake_error" in table.settings
    for symbol, line in table.functions.items():
        notes = {note.partition("=")[0].strip(",)") for note in line.split()}
        if not OWN & notes and (is_in_bindings or face == "checked" or "sized" not in notes):
            name = table.snake_functions.name_of(symbol) if snake_case else symbol
            mine, theirs = (inspect.signature(getattr(place, name)).parameters for place in (vendored, module))
            assert [*mine] == [*theirs], name


class Succeeding:
    """A library whose functions check their arguments as ctypes does, and do nothing."""

    def __init__(self, library: Any) -> None:
        self.library = library

    def __getattr__(self, symbol: str) -> Any:
        result, *parameters = self.library.prototypes[symbol]

        def called(*arguments: Any) -> Any:
            assert len(arguments) == len(parameters)
            for parameter, argument in zip(parameters, arguments):
                parameter.from_param(argument)
            made = result and result()
            return getattr(made, "value", made)

        return called


def some_argument(module: Any, parameter: inspect.Parameter) -> Any:
    """An argument that fits: None where it may be, else zeros."""
    kind = str(parameter.annotation)
    if "None" in kind:
        return None
    if kind.startswith("Array["):
        return (getattr(module, kind[6:-1]) * 1)()
    known = {"Any": 4096, "int": 0, "float": 0.0, "bool": False, "str": ""}
    return known[kind] if kind in known else getattr(module, kind)()


@pytest.mark.parametrize("face", ["bindings", "checked"])
@pytest.mark.parametrize(("library", "major"), CASES)
def test_every_function_can_be_called(library: str, major: int, face: str) -> None:
    module = module_of(text_of_all(library, face, major))
    made = module.__all__
    functions = [value for name, value in vars(module).items() if name in made and inspect.isfunction(value)]
    names = functions[0].__globals__
    names[f"_{library}"] = Succeeding(names[f"_{library}"])
    failed = []
    for function in functions:
        given = [some_argument(module, parameter) for parameter in inspect.signature(function).parameters.values()]
        try:
            function(*given)
        except Exception as error:
            failed.append((function.__name__, error))
    assert not failed, failed


@pytest.mark.parametrize("library", [library for library in library_names() if library != "cudla"])
def test_a_file_for_both_majors_has_every_function_of_both(library: str) -> None:
    vendored = module_of(text_of_all(library, "checked", 13, 12))
    for major in (13, 12):
        prototypes = getattr(vendored, f"_{library}").libraries[major].prototypes
        raw = importlib.import_module(f"cuda_ctypes.cu{major}.raw.{library}")
        for symbol, (_, *parameters) in prototypes.items():
            assert len(parameters) == len(getattr(raw, symbol).argtypes), symbol


def test_twelve_functions_take_less_than_40_kB(tmp_path: Path) -> None:
    assert len(LAUNCHER.split(",")) == 12
    for face in FACES:
        assert write(tmp_path, LAUNCHER, "--face", face).stat().st_size <= 40_000


def test_twelve_functions_take_less_than_3_ms_to_import(tmp_path: Path) -> None:
    path = write(tmp_path, LAUNCHER)
    code = "import ctypes, time; start = time.perf_counter(); import _cuda; print(time.perf_counter() - start)"
    times = [float(run_alone(path, code)) for _ in range(6)]
    assert min(times[1:]) < 0.003, times


RUFF = (
    ["ruff", "format", "--isolated", "--line-length", "88", "--diff"],
    ["ruff", "check", "--isolated", "--line-length", "88", "--select", "E,F,I,W"],
)


@pytest.mark.parametrize("major", ["13", "both"])
@pytest.mark.parametrize("face", FACES)
def test_it_passes_ruff_and_mypy(face: str, major: str, tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    words = [
        LISTS["launcher"],
        LISTS["vllm"],
        LISTS["nvrtc"],
        LISTS["nccl"],
        LISTS["pynvml"],
        "nvjitlink:nvJitLinkVersion",
        "nvvm:nvvmVersion,nvvmVerifyProgram",
        "cufile:cuFileSetParameterBool,cuFileGetParameterSizeT,cuFileReadv",
        "nvjpeg:nvjpegEncodeRetrieveBitstream",
    ]
    words += ["driver:CudaErrorOutOfMemory"] if face == "checked" else []
    words += ["runtime:cudaGetDeviceProperties_v1,cudaGetDeviceProperties"] if major == "both" else []
    words += ["nvml:NotSupportedError"] if face == "bindings" else []
    path = write(tmp_path, *words, "--face", face, "--major", major)
    for tool in (
        *RUFF,
        ["mypy", "--strict", "--no-incremental", "--cache-dir", str(tmp_path / "cache")],
    ):
        done = subprocess.run([sys.executable, "-m", *tool, str(path)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{' '.join(tool)}:\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("library", library_names())
def test_every_function_is_as_formatters_and_linters_want_it(library: str, tmp_path: Path) -> None:
    """But for prototypes in docstrings, whose names may be longer than a line. RUF022, the order of ``__all__``, is among ruff's defaults."""
    pytest.importorskip("ruff")
    for face in FACES:
        (tmp_path / f"{face}.py").write_text(text_of_all(library, face, 13), "utf-8")
    for tool in (["format", "--isolated", "--diff"], ["check", "--isolated", "--select", "E4,E7,E9,F,I,W,RUF022"]):
        command = [sys.executable, "-m", "ruff", *tool, "--no-cache", str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


NO_FUNCTIONS = (
    ["driver:CUresult"],
    ["driver:CUDA_VERSION", "--major", "both"],
    ["driver:CUdeviceptr", "nvml:NVML_NVLINK_MAX_LINKS,NVML_API_VERSION_STR", "--face", "raw"],
    ["driver:CudaErrorOutOfMemory"],
    ["driver:CudaErrorOutOfMemory", "--major", "both"],
    ["nvml:NotSupportedError", "--face", "bindings"],
    ["nvjitlink:nvJitLinkError", "--face", "bindings"],
)


@pytest.mark.parametrize("words", NO_FUNCTIONS)
def test_a_file_may_have_no_functions(words: list[str], tmp_path: Path) -> None:
    path = write(tmp_path, *words)
    name = words[0].rpartition(":")[2]
    printed = run_alone(path, f"import _cuda; print(_cuda.__doc__); assert _cuda.{name} and {name!r} in _cuda.__all__")
    assert printed.startswith("Functions of " if "Error" in name else "Declarations of ")


@pytest.mark.parametrize("words", NO_FUNCTIONS)
def test_without_functions_it_passes_ruff(words: list[str], tmp_path: Path) -> None:
    pytest.importorskip("ruff")
    path = write(tmp_path, *words)
    for tool in RUFF:
        done = subprocess.run([sys.executable, "-m", *tool, str(path)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{done.stdout}{done.stderr}"


AS_ON_WINDOWS = """
import ctypes, os, sys
posix = {"fcntl", "grp", "posix", "pwd", "resource", "syslog", "termios", "tty"}
sys.modules.update(dict.fromkeys(posix))  # their import is an ImportError
for name in [name for name in dir(os) if name.startswith("RTLD_")] + ["fork", "register_at_fork", "uname", "getuid"]:
    delattr(os, name)
sys.platform = "win32"
import _cuda
print(_cuda._driver.files)
try:
    _cuda.cuInit(0)
except _cuda.LibraryNotFoundError as error:
    print("nvcuda.dll" in str(error))
"""


@pytest.mark.parametrize("face", FACES)
def test_windows_is_asked_for_nothing_that_it_lacks(face: str, tmp_path: Path) -> None:
    """A module, or a name of ``os``, that only POSIX has; at the import, and up to the search for the file."""
    path = write(tmp_path, LAUNCHER, "--face", face)
    assert run_alone(path, AS_ON_WINDOWS).splitlines() == ["('nvcuda.dll',)", "True"]
