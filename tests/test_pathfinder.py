"""Places where pathfinder looks for NVIDIA's libraries, their order, and CUDA majors, which it never mixes.

The C compiler makes libraries in folders that look like wheels, conda or a toolkit. The library ``probe`` is an entry that the
tests add to the table, so that this machine's installed libraries do not matter. Each test starts a process, because a library
stays open once it was opened.
"""

from __future__ import annotations

import functools
import json
import os
import sys
import tempfile
import textwrap
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.interpreter import ROOT, output_of, run
from tests.standin import build

PREAMBLE = """
import ctypes, json, os, sys
from cuda_ctypes import errors, pathfinder
from cuda_ctypes.pathfinder import load, majors, search, system, table

def add(name, linux, kind=table.Library, **about):
    table.LIBRARIES[name] = kind(name, linux, **about)

def error_of(call, *arguments, **keywords):
    try:
        return f"no error: {call(*arguments, **keywords)}"
    except Exception as error:
        return error

def mapped(name):
    return name in open("/proc/self/maps").read()

WHEELS = {13: "nvidia/cu13", 12: "nvidia/probe"}
add("probe", "libprobe.so.{major}", wheel=WHEELS, package={13: "nvidia-probe", 12: "nvidia-probe-cu12"}, toolkit=True)
add("alike", "libalike.so.4", wheel=WHEELS, toolkit=True, folders="nvvm/lib64 lib")
add("shared", "libshared.so.2", wheel="nvidia/shared", package="nvidia-shared-cu{major}")
"""
UNSET = dict.fromkeys(("CONDA_PREFIX", "CUDA_PATH", "CUDA_HOME", "NCCL_HOME", "CUDNN_PATH"), "")


@functools.cache
def compiled(name: str, source: str, flags: tuple[str, ...]) -> bytes:
    """Compile a library whose soname is ``name``. ``flags`` may name files."""
    with tempfile.TemporaryDirectory() as folder:
        code, file = Path(folder) / "code.c", Path(folder) / name
        code.write_text(source)
        soname = f"-Wl,-soname,{name}"
        build.run([*build.compiler(), "-shared", "-fPIC", str(code), "-o", str(file), soname, *flags])
        return file.read_bytes()


class Tree:
    """Folders of libraries below one folder."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def __truediv__(self, path: str) -> Path:
        return self.root / path

    def library(self, path: str, source: str = "int probe(void) { return 1; }", *flags: str) -> Path:
        """Add a library whose soname is its file's name."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(compiled(file.name, source, flags))
        return file

    def file(self, path: str, text: str = "") -> Path:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    def tool(self, path: str) -> Path:
        file = self.file(path, "#!/bin/sh\n")
        file.chmod(0o755)
        return file

    def ask(self, code: str, *site: str, **variables: str) -> str:
        """Run a program with these folders on Python's path, and return its output."""
        path = os.pathsep.join([str(ROOT), *(str(self / folder) for folder in site)])
        return output_of(PREAMBLE + code, cwd=self.root, **{**UNSET, "PYTHONPATH": path, **variables})

    def loaded(self, name: str, major: int, *site: str, before: str = "", **variables: str) -> tuple[str, str]:
        """How a library was found and its path in the tree, or the error's name and message."""
        code = f"""
result = error_of(load.load, {name!r}, {major})
if isinstance(result, Exception):
    print(json.dumps([type(result).__name__, str(result)]))
else:
    found = load.load({name!r}, {major})
    print(json.dumps([found.found_via, os.path.relpath(found.abs_path, {str(self.root)!r})]))
"""
        how, where = json.loads(self.ask(before + code, *site, **variables))
        return how, where


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


# --- the order

PLACES = [
    # how it is found, the file, and the settings that lead to it
    ("was-already-loaded-from-elsewhere", "elsewhere/libprobe.so.13"),
    ("site-packages", "site/nvidia/cu13/lib/libprobe.so.13"),
    ("conda", "conda/lib/libprobe.so.13"),
    ("system-search", "loader/libprobe.so.13"),
    ("PROBE_HOME", "product/lib64/libprobe.so.13"),
    ("CUDA_PATH", "path/lib64/libprobe.so.13"),
    ("CUDA_PATH", "home/lib64/libprobe.so.13"),
    ("supported_install_dir", "system/probe-2/lib64/libprobe.so.13"),
    ("supported_install_dir", "system/probe-1/lib64/libprobe.so.13"),
    ("system-ctk-root", "toolkit/nvvm/lib64/libprobe.so.13"),
]


def environment(tree: Tree) -> dict[str, str]:
    return {
        "CONDA_PREFIX": str(tree / "conda"),
        "LD_LIBRARY_PATH": f"{tree / 'loader'}:{tree / 'toolkit/lib64'}",
        "PROBE_HOME": str(tree / "product"),
        "CUDA_PATH": str(tree / "path"),
        "CUDA_HOME": str(tree / "home"),
    }


@pytest.mark.parametrize("first", range(len(PLACES)))
def test_the_order_of_the_places(tree: Tree, first: int) -> None:
    """If the earlier places are empty, the library comes from the next one."""
    tree.library("toolkit/lib64/libanchor.so.13")
    for _, file in PLACES[first:]:
        tree.library(file)
    before = f"""
about = dict(product="PROBE_HOME", system={str(tree / "system/probe-*")!r}, near="anchor", folders="nvvm/lib64 lib64 lib")
add("anchor", "libanchor.so.{{major}}")
add("probe", "libprobe.so.{{major}}", wheel="nvidia/cu{{major}}", **about)
if os.path.exists("elsewhere"):
    kept = ctypes.CDLL(os.path.abspath("elsewhere/libprobe.so.13"))
"""
    assert tree.loaded("probe", 13, "site", before=before, **environment(tree)) == PLACES[first]


def test_a_driver_library_is_taken_from_the_loader_only(tree: Tree) -> None:
    for _, file in PLACES:
        tree.library(file)
    before = 'add("probe", "libprobe.so.13", table.Driver, wheel="nvidia/cu13", product="PROBE_HOME")\n'
    assert tree.loaded("probe", 13, "site", before=before, **environment(tree)) == PLACES[3]
    variables = {**environment(tree), "LD_LIBRARY_PATH": ""}
    name, message = tree.loaded("probe", 13, "site", before=before, **variables)
    assert name == "DynamicLibNotFoundError"
    assert message.startswith("libprobe.so.13 was not found: it comes with NVIDIA's display driver."), message
    assert "conda" not in message and "site-packages" not in message


def test_every_folder_on_pythons_path_can_have_wheels(tree: Tree) -> None:
    tree.library("first/other/file.so")
    tree.library("second/nvidia/cu13/lib/libprobe.so.13")
    assert tree.loaded("probe", 13, "first", "second") == (
        "site-packages",
        "second/nvidia/cu13/lib/libprobe.so.13",
    )


def test_the_current_directory_has_no_libraries(tree: Tree) -> None:
    tree.library("nvidia/cu13/lib/libprobe.so.13")
    tree.library("libprobe.so.13")
    assert tree.loaded("probe", 13)[0] == "DynamicLibNotFoundError"


def test_folders_of_conda_for_cross_compilers(tree: Tree) -> None:
    tree.library("conda/targets/x86_64-linux/lib/libprobe.so.13")
    found = tree.loaded("probe", 13, CONDA_PREFIX=str(tree / "conda"))
    assert found == ("conda", "conda/targets/x86_64-linux/lib/libprobe.so.13")


def test_asking_where_the_loader_finds_cudart_leaves_it_closed(tree: Tree) -> None:
    tree.library("toolkit/lib64/libanchor.so.13")
    tree.file("toolkit/include/probe.h")
    code = """
add("anchor", "libanchor.so.{major}")
table.HEADERS["probe"] = table.Header("probe", "probe.h", near="anchor")
print(pathfinder.locate_nvidia_header_directory("probe", major=13), mapped("libanchor"))
"""
    expected = f"LocatedHeaderDir(abs_path='{tree / 'toolkit/include'}', found_via='system-ctk-root') False"
    assert tree.ask(code, LD_LIBRARY_PATH=str(tree / "toolkit/lib64")) == expected


def test_a_wheels_cudart_that_is_loaded_hides_no_toolkit(tree: Tree) -> None:
    """After ``import torch``, the loader would return the wheel's library."""
    wheel = tree.library("site/nvidia/cu13/lib/libanchor.so.13")
    tree.library("toolkit/lib64/libanchor.so.13")
    tree.file("toolkit/include/probe.h")
    code = f"""
add("anchor", "libanchor.so.{{major}}")
table.HEADERS["probe"] = table.Header("probe", "probe.h", near="anchor")
kept = ctypes.CDLL({str(wheel)!r})
print(pathfinder.find_nvidia_header_directory("probe", major=13), mapped("toolkit"))
"""
    assert tree.ask(code, "site", LD_LIBRARY_PATH=str(tree / "toolkit/lib64")) == f"{tree / 'toolkit/include'} False"
    assert tree.ask(code, "site") == "None False"


def test_the_loaders_settings(tree: Tree) -> None:
    tree.file(
        "etc/ld.so.conf", "# text\n\n/first # more\ninclude parts/*.conf none/*.conf\nhwcap 0 x\n/My Libs=libc6\n"
    )
    tree.file("etc/parts/b.conf", "/b\n")
    tree.file("etc/parts/a.conf", "/a1\n/a2\ninclude ../ld.so.conf\n")
    code = """
folders = [*system.folders("etc/ld.so.conf")]
print(*folders[:7], folders[7:] == [*system.folders("nowhere")][2:])
"""
    assert tree.ask(code, LD_LIBRARY_PATH="/x::/y") == "/x /y /first /a1 /a2 /b /My Libs True"


# --- CUDA majors are never mixed


@pytest.mark.parametrize("major", [12, 13])
def test_the_major_chooses_among_wheels(tree: Tree, major: int) -> None:
    tree.library("site/nvidia/cu13/lib/libprobe.so.13")
    tree.library("site/nvidia/probe/lib/libprobe.so.12")
    folder = {12: "probe", 13: "cu13"}[major]
    assert tree.loaded("probe", major, "site")[1] == f"site/nvidia/{folder}/lib/libprobe.so.{major}"


def test_another_major_is_never_taken(tree: Tree) -> None:
    for _, file in PLACES:
        tree.library(file)
    before = "kept = ctypes.CDLL(os.path.abspath('elsewhere/libprobe.so.13'))\n"
    name, message = tree.loaded("probe", 12, "site", before=before, **environment(tree))
    assert name == "DynamicLibNotFoundError"
    there = tree / "site/nvidia/cu13/lib/libprobe.so.13"
    assert (
        f"{there} is of CUDA 13: CUDA_CTYPES_API=13 selects it for modules without a major in their name." in message
    ), message


def test_both_majors_are_loaded_side_by_side(tree: Tree) -> None:
    tree.library(
        "site/nvidia/cu13/lib/libalike.so.4", "int which(void) { return 13; } int ask(void) { return which(); }"
    )
    tree.library(
        "site/nvidia/probe/lib/libalike.so.4", "int which(void) { return 12; } int ask(void) { return which(); }"
    )
    code = """
print([load.open_library("alike", major)[0].ask() for major in (13, 12)])
"""
    assert tree.ask(code, "site") == "[13, 12]", "a library calls functions of the other major's"


OTHERS = {
    "by a wheel's folder": ("site/nvidia/cu13/lib/libalike.so.4", None, "nvidia/cu13 is of CUDA 13"),
    "by cudart beside it": ("any/lib/libalike.so.4", "any/lib/libcudart.so.13", "any/lib is of CUDA 13"),
    "by cudart of its root": ("any/nvvm/lib64/libalike.so.4", "any/lib64/libcudart.so.13", "any is of CUDA 13"),
    "by the toolkit's version": ("any/nvvm/lib64/libalike.so.4", "any/version.json", "any is of CUDA 13"),
    "by conda's version": ("any/lib/libalike.so.4", "any/conda-meta/cuda-version-13.1-3.json", "any is of CUDA 13"),
}


@pytest.mark.parametrize(
    ("sign", "found"),
    [
        *(("by cudart beside it", found) for found in ("loaded", "loader", "conda", "toolkit")),
        *((sign, "loader") for sign in OTHERS if sign != "by cudart beside it"),
    ],
)
def test_a_name_of_both_majors_is_resolved_by_its_surroundings(tree: Tree, sign: str, found: str) -> None:
    file, other, reason = OTHERS[sign]
    library = tree.library(file)
    if other:
        tree.file(other, '{"cuda": {"version": "13.1.0"}}')
    root = library.parent.parent if library.parent.name == "lib" else library.parent.parent.parent
    before = f"kept = ctypes.CDLL({str(library)!r})\n" if found == "loaded" else ""
    variables = {"loader": "LD_LIBRARY_PATH", "conda": "CONDA_PREFIX", "toolkit": "CUDA_PATH"}
    given = {variables[found]: str(library.parent if found == "loader" else root)} if found in variables else {}
    name, message = tree.loaded("alike", 12, before=before, **given)
    assert name == "DynamicLibNotFoundError", f"taken for CUDA 12: {message}"
    assert f"{library} is not used: " in message and reason in message, message
    assert tree.loaded("alike", 13, before=before, **given)[1] == file, "not taken for its own major"


@pytest.mark.parametrize("installed", [["12"], ["13"], ["12", "13"], []])
def test_a_folder_that_wheels_of_both_majors_share_is_told_by_which_is_installed(
    tree: Tree, installed: list[str]
) -> None:
    tree.library("site/nvidia/shared/lib/libshared.so.2")
    for major in installed:
        tree.file(f"site/nvidia_shared_cu{major}-2.30.0.dist-info/METADATA")
    taken = [str(major) for major in (12, 13) if tree.loaded("shared", major, "site")[0] == "site-packages"]
    assert taken == (installed or ["12", "13"])


def test_a_library_that_nothing_tells_the_major_of_is_taken(tree: Tree) -> None:
    tree.library("any/lib/libalike.so.4")
    for major in (12, 13):
        assert tree.loaded("alike", major, CUDA_HOME=str(tree / "any"))[0] == "CUDA_PATH"


@pytest.mark.parametrize(
    ("loaded", "variable", "expected"),
    [([], "", 13), ([], "12", 12), (["12"], "", 12), (["13"], "", 13), (["12", "13"], "", 13), (["12"], "13", 13)],
)
def test_the_major_that_is_meant_without_one(tree: Tree, loaded: list[str], variable: str, expected: int) -> None:
    for name in loaded:
        tree.library(f"torch/libcudart.so.{name}")
    for major in (12, 13):
        tree.library(f"site/nvidia/{'cu13' if major == 13 else 'probe'}/lib/libprobe.so.{major}")
    code = f"""
kept = [ctypes.CDLL(os.path.abspath(f"torch/libcudart.so.{{major}}")) for major in {loaded}]
print(os.path.basename(pathfinder.load_nvidia_dynamic_lib("probe").abs_path))
"""
    assert tree.ask(code, "site", CUDA_CTYPES_API=variable) == f"libprobe.so.{expected}"


def test_a_major_that_does_not_exist_is_an_error(tree: Tree) -> None:
    code = """
for call in (pathfinder.load_nvidia_dynamic_lib, pathfinder.locate_nvidia_header_directory):
    print(repr(error_of(call, "nvrtc", major=11)))
"""
    expected = "ValueError('no CUDA major 11: use 12 or 13')"
    assert tree.ask(code).splitlines() == [expected, expected]


# --- errors


def test_the_error_says_what_was_tried_in_order_and_what_to_install(tree: Tree) -> None:
    (tree / "site/nvidia/cu13").mkdir(parents=True)
    variables = {"CUDA_PATH": str(tree / "absent"), "CUDA_HOME": str(tree / "site")}
    name, message = tree.loaded("probe", 13, "site", before=f"sys.path[:] = [{str(tree / 'site')!r}]\n", **variables)
    toolkit = f"CUDA_PATH (now {tree / 'absent'})"
    loader = "libprobe.so.13: cannot open shared object file: No such file or directory"
    if "Error loading" in message:  # musl's message
        loader = "Error loading shared library libprobe.so.13: No such file or directory"
    assert (name, message.splitlines()) == (
        "DynamicLibNotFoundError",
        [
            f"libprobe.so.13 (CUDA 13) was not found: pip install nvidia-probe, or set {toolkit} to a toolkit of CUDA 13. "
            "Tried:",
            "  1. already loaded: no libprobe.so.13",
            f"  2. site-packages: {tree / 'site/nvidia/cu13/lib64/libprobe.so.13'} does not exist",
            f"  3. site-packages: {tree / 'site/nvidia/cu13/lib/libprobe.so.13'} does not exist",
            "  4. conda: CONDA_PREFIX is not set",
            f"  5. system-search: {loader}",
            f"  6. CUDA_PATH: there is no folder {tree / 'absent'}",
            f"  7. CUDA_PATH: {tree / 'site/lib64/libprobe.so.13'} does not exist",
            f"  8. CUDA_PATH: {tree / 'site/lib/libprobe.so.13'} does not exist",
        ],
    )


def test_a_library_that_the_loader_refuses_is_not_missing(tree: Tree) -> None:
    broken = tree.file("site/nvidia/cu13/lib/libprobe.so.13", "no library " * 100)
    code = """
plain = error_of(load.open_library, "probe", 13)
public = error_of(pathfinder.load_nvidia_dynamic_lib, "probe", major=13)
print(type(plain).__name__, isinstance(plain, errors.LibraryNotFoundError), isinstance(plain, errors.LibraryLoadError))
print([isinstance(public, kind) for kind in (pathfinder.DynamicLibNotFoundError, errors.LibraryLoadError)])
assert str(public) == str(plain)
print(plain)
"""
    kind, public, message = tree.ask(code, "site").splitlines()
    assert (kind, public) == ("LibraryLoadError False True", "[True, True]")
    assert message.startswith("libprobe.so.13 (CUDA 13) was found but could not be loaded: site-packages: "), message
    assert str(broken) in message and "ELF" in message, "the loader's words are missing"
    tree.library("conda/lib/libprobe.so.13")
    assert tree.loaded("probe", 13, "site", CONDA_PREFIX=str(tree / "conda"))[0] == "conda", (
        "the next place is not tried"
    )


def test_a_library_that_was_cut_short_is_not_tried(tree: Tree) -> None:
    """The loader would map it, and a signal would end the process."""
    whole = tree.library("conda/lib/libprobe.so.13")
    tree.file("site/nvidia/cu13/lib/libprobe.so.13", "").write_bytes(whole.read_bytes()[:1000])
    code = 'print(error_of(load.open_library, "probe", 13))'
    assert "it was cut short: it has 1000 bytes of " in tree.ask(code, "site")
    assert tree.loaded("probe", 13, "site", CONDA_PREFIX=str(tree / "conda"))[0] == "conda"


def test_a_library_that_another_one_needs_is_named_with_its_package(tree: Tree) -> None:
    needed = tree.library("lib/libneeded.so.13", "int needed(void) { return 0; }")
    tree.library(
        "site/nvidia/cu13/lib/libprobe.so.13", "int needed(void); int f(void) { return needed(); }", str(needed)
    )
    needed.unlink()
    before = """
add("needed", "libneeded.so.{major}", package="nvidia-needed-cu{major}")
add("probe", "libprobe.so.{major}", wheel="nvidia/cu{major}", needs="needed")
"""
    name, message = tree.loaded("probe", 13, "site", before=before)
    assert name == "LibraryLoadError" and "libneeded.so.13" in message, message
    assert message.endswith("; for needed: pip install nvidia-needed-cu13"), message


def test_names_that_are_unknown_or_not_for_this_system(tree: Tree) -> None:
    code = """
add("windows_only", "", windows="a.dll")
add("newer", {13: "libnewer.so.1"})
for name in ("nvrtcc", "windows_only", "newer"):
    error = error_of(pathfinder.load_nvidia_dynamic_lib, name, major=12)
    print(type(error).__name__, str(error).partition(";")[0])
    assert isinstance(error, (pathfinder.DynamicLibNotFoundError, RuntimeError))
"""
    assert tree.ask(code).splitlines() == [
        "DynamicLibUnknownError unknown library 'nvrtcc'",
        f"DynamicLibNotAvailableError windows_only does not exist for this system ({sys.platform})",
        "DynamicLibNotAvailableError newer does not exist for CUDA 12",
    ]


def test_errors_are_of_both_families(tree: Tree) -> None:
    code = """
names = [name for name in dir(pathfinder) if name.endswith("Error")]
print([name for name in names if not issubclass(getattr(pathfinder, name), errors.CudaCtypesError)])
print(issubclass(pathfinder.DynamicLibNotFoundError, errors.LibraryNotFoundError))
"""
    assert tree.ask(code) == "[]\nTrue"


# --- dependencies of a library


def test_dependencies_are_loaded_first_from_the_librarys_folder(tree: Tree) -> None:
    needed = tree.library("site/nvidia/cu13/lib/libneeded.so.13", "int needed(void) { return 5; }")
    tree.library("loader/libneeded.so.13", "int needed(void) { return 6; }")
    tree.library(
        "site/nvidia/cu13/lib/libprobe.so.13", "int needed(void); int f(void) { return needed(); }", str(needed)
    )
    code = """
add("needed", "libneeded.so.{major}")
add("probe", "libprobe.so.{major}", wheel="nvidia/cu{major}", needs="needed")
print(load.open_library("probe", 13)[0].f())
"""
    assert tree.ask(code, "site", LD_LIBRARY_PATH=str(tree / "loader")) == "5"


def test_dependencies_are_searched_like_any_library(tree: Tree) -> None:
    needed = tree.library("site/nvidia/needed/lib/libneeded.so.13", "int needed(void) { return 5; }")
    tree.library("loader/libprobe.so.13", "int needed(void); int f(void) { return needed(); }", str(needed))
    code = """
add("needed", "libneeded.so.{major}", wheel="nvidia/needed")
add("probe", "libprobe.so.{major}", needs="needed")
print(load.open_library("probe", 13)[0].f())
"""
    assert tree.ask(code, "site", LD_LIBRARY_PATH=str(tree / "loader")) == "5"


def test_files_that_a_library_opens_by_their_bare_names_are_ready(tree: Tree) -> None:
    """NVRTC's builtins, of the same version as NVRTC."""
    source = '#include <dlfcn.h>\nint f(void) { return dlopen("libprobe-builtins.so.13.5", RTLD_NOW) != 0; }'
    tree.library("site/nvidia/cu13/lib/libprobe.so.13", source, "-ldl")
    tree.library("site/nvidia/cu13/lib/libprobe-builtins.so.13.5")
    tree.library("site/nvidia/cu13/lib/libprobe-builtins.so.12.9")
    tree.library("site/nvidia/cu13/lib/libprobe-builtins.alt.so.13.5")
    code = """
add("probe", "libprobe.so.{major}", wheel="nvidia/cu{major}", beside=%s)
print(load.open_library("probe", 13)[0].f(), mapped("builtins.so.12"), mapped("builtins.alt"))
"""
    assert tree.ask(code % '"libprobe-builtins.so.{major}."', "site") == "1 False False"
    assert tree.ask(code % '""', "site") == "0 False False", "the library finds the file anyway: this tests nothing"
    assert tree.ask('print(table.LIBRARIES["nvrtc"].beside)') == "libnvrtc-builtins.so.{major}."


# --- results


def test_results_are_kept_and_failures_are_not(tree: Tree) -> None:
    file = tree.library("later/libprobe.so.13")
    code = f"""
(sys.path).append({str(tree / "site")!r})
print(type(error_of(pathfinder.load_nvidia_dynamic_lib, "probe", major=13)).__name__)
os.makedirs("site/nvidia/cu13/lib")
os.rename({str(file)!r}, "site/nvidia/cu13/lib/libprobe.so.13")
first = pathfinder.load_nvidia_dynamic_lib("probe", major=13)
sys.path.pop()
second = pathfinder.load_nvidia_dynamic_lib("probe", major=13)
print(first is second, first.was_already_loaded_from_elsewhere, first._handle_uint != 0)
"""
    assert tree.ask(code).splitlines() == ["DynamicLibNotFoundError", "True False True"]


def test_every_caller_gets_a_ctypes_library_of_its_own(tree: Tree) -> None:
    file = tree.library("site/nvidia/cu13/lib/libprobe.so.13")
    code = """
(one, path, _), (two, _, _) = load.open_library("probe", 13), load.open_library("probe", 13)
one.probe.restype = ctypes.c_char_p
print(one is two, two.probe(), path)
"""
    assert tree.ask(code, "site") == f"False 1 {file}"


def test_symbols_serve_others_only_where_cuda_pathfinder_has_it_so(tree: Tree) -> None:
    tree.library("site/nvidia/cu13/lib/libprobe.so.13", "int only_in_probe(void) { return 1; }")
    code = """
def visible():
    return hasattr(ctypes.CDLL(None), "only_in_probe")
load.open_library("probe", 13)
print(visible(), end=" ")
pathfinder.load_nvidia_dynamic_lib("probe", major=13)
print(visible())
"""
    assert tree.ask(code, "site") == "False True"


def test_a_library_with_a_copy_of_the_cpp_library_uses_that_of_the_process(tree: Tree) -> None:
    """Without it, libmathdx leaves out the numbers in its kernels' names, which are then all equal."""
    tree.library("site/nvidia/cu13/lib/libprobe.so.13")
    code = """
print(table.LIBRARIES["mathdx"].shares_cpp, table.LIBRARIES["probe"].shares_cpp)
table.LIBRARIES["probe"].shares_cpp = True
if {loaded}:
    kept = ctypes.CDLL(load.CPP)
load.load("probe", 13)
print(hasattr(ctypes.CDLL(None), "_ZSt4cout"), mapped(load.CPP))
"""
    assert tree.ask(code.replace("{loaded}", "True"), "site") == "True False\nTrue True"
    assert tree.ask(code.replace("{loaded}", "False"), "site") == "True False\nFalse False"


def test_loaded_libraries_are_listed_with_their_paths(tree: Tree) -> None:
    file = tree.library("elsewhere/libprobe.so.13")
    code = f"""
kept = ctypes.CDLL({str(file)!r})
print(pathfinder.load_nvidia_dynamic_lib("probe", major=13).was_already_loaded_from_elsewhere)
"""
    assert tree.ask(code) == "True"


def test_threads_get_one_result(tree: Tree) -> None:
    tree.library("site/nvidia/cu13/lib/libprobe.so.13")
    tree.library("site/nvidia/cu13/lib/libneeded.so.13")
    code = """
import threading
add("needed", "libneeded.so.{major}", wheel="nvidia/cu{major}")
add("probe", "libprobe.so.{major}", wheel="nvidia/cu{major}", needs="needed")
barrier, found = threading.Barrier(8), []
def ask(name):
    barrier.wait()
    found.append((name, pathfinder.load_nvidia_dynamic_lib(name, major=13)))
threads = [threading.Thread(target=ask, args=(("probe", "needed")[n % 2],)) for n in range(8)]
[thread.start() for thread in threads], [thread.join() for thread in threads]
print(len(found), len({id(result) for _, result in found}), {result.was_already_loaded_from_elsewhere for _, result in found if _ == "probe"})
"""
    assert tree.ask(code, "site") == "8 2 {False}"


def test_importing_is_cheap_and_left_to_who_needs_it() -> None:
    code = """
        import ctypes, sys  # ctypes' own imports are not ours
        before = set(sys.modules)
        import cuda_ctypes
        print("cuda_ctypes.pathfinder" in sys.modules, end=" ")
        import cuda_ctypes.pathfinder
        costly = "typing dataclasses subprocess pathlib site sysconfig json glob inspect platform".split()
        print([name for name in costly if name in set(sys.modules) - before])
        print("/proc/self/maps:", "libcud" in open("/proc/self/maps").read())
    """
    assert output_of(code) == "False []\n/proc/self/maps: False"


# --- headers, archives, bitcode, tools


def test_header_folders(tree: Tree) -> None:
    tree.file("site/nvidia/cu13/include/nvrtc.h")
    tree.file("site/nvidia/cu13/include/cccl/cuda/std/version")
    tree.file("site/nvidia/cuda_nvcc/nvvm/include/nvvm.h")
    tree.file("conda/targets/x86_64-linux/include/cublas.h")
    tree.file("nccl/build/include/nccl.h")
    tree.file("toolkit/include/curand.h")
    code = f"""
for name, major in ("nvrtc", 13), ("cccl", 13), ("nvvm", 12), ("cublas", 12), ("nccl", 13), ("curand", 12):
    found = pathfinder.locate_nvidia_header_directory(name, major=major)
    assert pathfinder.find_nvidia_header_directory(name, major=major) == (found and found.abs_path)
    print(name, found and (found.found_via, os.path.relpath(found.abs_path, {str(tree.root)!r})))
"""
    variables = {"CONDA_PREFIX": "conda", "NCCL_HOME": "nccl", "CUDA_HOME": "toolkit"}
    printed = tree.ask(code, "site", **{name: str(tree / path) for name, path in variables.items()})
    found = dict(line.split(" ", 1) for line in printed.splitlines())
    assert found == {
        "nvrtc": "('site-packages', 'site/nvidia/cu13/include')",
        "cccl": "('site-packages', 'site/nvidia/cu13/include/cccl')",
        "nvvm": "('site-packages', 'site/nvidia/cuda_nvcc/nvvm/include')",
        "cublas": "('conda', 'conda/targets/x86_64-linux/include')",
        "nccl": "('NCCL_HOME', 'nccl/build/include')",
        "curand": "('CUDA_PATH', 'toolkit/include')",
    }


@pytest.mark.parametrize("major", [12, 13])
def test_files_of_the_other_major_are_not_taken(tree: Tree, major: int) -> None:
    """A toolkit of CUDA 12 beside wheels of CUDA 13."""
    for name in ("lib/libcudadevrt.a", "nvvm/libdevice/libdevice.10.bc", "include/nvrtc.h"):
        tree.file(f"site/nvidia/cu13/{name}")
        tree.file(f"toolkit/{name}")
    for root in ("site/nvidia/cu13", "toolkit"):
        tree.tool(f"{root}/bin/nvdisasm")
    tree.file("toolkit/version.json", '{"cuda": {"version": "12.9.1"}}')
    code = f"""
for call, name in (
    (pathfinder.find_static_lib, "cudadevrt"), (pathfinder.find_bitcode_lib, "device"),
    (pathfinder.find_nvidia_header_directory, "nvrtc"), (pathfinder.find_nvidia_binary_utility, "nvdisasm"),
):
    print(os.path.relpath(call(name, major={major}), {str(tree.root)!r}).split("/")[0])
"""
    printed = tree.ask(code, "site", CUDA_PATH=str(tree / "toolkit"), CUDA_CTYPES_API="").splitlines()
    assert printed == ["toolkit" if major == 12 else "site"] * 4


def test_libdevice_is_found_beside_the_nvvm_that_the_loader_finds(tree: Tree) -> None:
    tree.library("any/nvvm/lib64/libanchor.so.4")
    file = tree.file("any/nvvm/libdevice/libprobe.10.bc")
    code = """
add("anchor", "libanchor.so.4")
table.BITCODE["probe"] = table.Bitcode("probe", "libprobe.10.bc", folders="nvvm/libdevice", near="anchor")
print(table.BITCODE["device"].near)
print(pathfinder.locate_bitcode_lib("probe", major=12))
"""
    expected = f"abs_path='{file}', filename='libprobe.10.bc', found_via='system-ctk-root')"
    printed = tree.ask(code, LD_LIBRARY_PATH=str(tree / "any/nvvm/lib64"))
    assert printed == f"cudart nvvm\nLocatedBitcodeLib(name='probe', {expected}"


def test_a_tool_is_a_file_that_can_be_executed(tree: Tree) -> None:
    tree.file("site/nvidia/cuda_nvcc/bin/nvprof")
    (tree / "conda/bin/nvprof").mkdir(parents=True)
    real = tree.tool("toolkit/bin/nvprof-real")
    (tree / "toolkit/bin/nvprof").symlink_to(real)
    code = 'print(pathfinder.find_nvidia_binary_utility("nvprof", major=12))'
    variables = {"CONDA_PREFIX": str(tree / "conda"), "CUDA_PATH": str(tree / "toolkit")}
    assert tree.ask(code, "site", **variables) == str(real)
    assert tree.ask(code, "site", **{**variables, "CUDA_PATH": ""}) == "None"


def test_missing_or_unknown_names(tree: Tree) -> None:
    code = """
for kind in ("ARCHIVES", "BITCODE", "TOOLS", "HEADERS"):
    getattr(table, kind)["probe"] = table.Archive("probe", "libprobe.a", package="nvidia-probe-cu{major}")
for name in ("probe", "x"):
    for call in (
        pathfinder.locate_static_lib, pathfinder.find_bitcode_lib,
        pathfinder.find_nvidia_header_directory, pathfinder.find_nvidia_binary_utility,
    ):
        error = error_of(call, name, major=12)
        print(type(error).__name__, str(error).splitlines()[0].partition(";")[0])
"""
    missing = "libprobe.a (CUDA 12) was not found: pip install nvidia-probe-cu12. Tried:"
    assert tree.ask(code).splitlines() == [
        f"StaticLibNotFoundError {missing}",
        f"BitcodeLibNotFoundError {missing}",
        "str no error: None",
        "str no error: None",
        "ValueError unknown static library 'x'",
        "ValueError unknown bitcode library 'x'",
        "CudaCtypesError unknown headers 'x'",
        "UnsupportedBinaryError unknown tool 'x'",
    ]


@pytest.mark.parametrize(
    ("path", "home", "expected", "warns"),
    [
        ("", "", None, False),
        ("", "b", "b", False),
        ("a", "", "a", False),
        ("a", "b", "a", True),
        ("a", "a", "a", False),
    ],
)
def test_the_toolkit_that_the_environment_names(
    tree: Tree, path: str, home: str, expected: str | None, warns: bool
) -> None:
    code = """
import warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(pathfinder.get_cuda_path_or_home(), [warning.category.__name__ for warning in caught])
"""
    categories = ["UserWarning"] if warns else []
    assert tree.ask(code, CUDA_PATH=path, CUDA_HOME=home) == f"{expected} {categories}"


# --- the table


def items(kind: str) -> dict[str, Any]:
    from cuda_ctypes.pathfinder import table

    found: dict[str, Any] = getattr(table, kind)
    return found


def test_references_in_the_table_are_valid() -> None:
    from cuda_ctypes.pathfinder import search, table

    known = set(table.LIBRARIES)
    for kind in ("LIBRARIES", "HEADERS", "ARCHIVES", "BITCODE", "TOOLS"):
        for name, item in items(kind).items():
            assert item.order in search.ORDERS, name
            assert known.issuperset(item.needs.split()) and known.issuperset(item.near.split()), name
    assert known.issuperset(table.TELLING)
    with pytest.raises(AttributeError, match="folder"):
        table.Library("misspelt", "", folder="lib")


def test_names_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    from cuda_ctypes.pathfinder import table

    monkeypatch.setattr(table, "WINDOWS", True)
    nvrtc = table.LIBRARIES["nvrtc"]
    assert [nvrtc.names(major) for major in (12, 13)] == [["nvrtc64_120_0.dll"], ["nvrtc64_130_0.dll"]]
    assert nvrtc.places()[-1] == "bin"
    assert [name for name, item in table.LIBRARIES.items() if not item.available and item.toolkit] == [
        "cudla",
        "cufile",
    ]


def test_windows_takes_driver_libraries_from_system32_only(monkeypatch: pytest.MonkeyPatch) -> None:
    from cuda_ctypes.pathfinder import load, system, table

    asked: list[str] = []

    def refuse(file: str, deep_binding: bool = False, for_all: bool = False) -> tuple[int, str]:
        asked.append(file.replace("/", "\\"))
        return 0, f"{file}: cannot open shared object file: No such file or directory"

    monkeypatch.setattr(table, "WINDOWS", True)
    monkeypatch.setattr(system, "open_file", refuse)
    monkeypatch.setenv("SystemRoot", "C:\\Windows")
    with pytest.raises(RuntimeError, match="display driver"):
        load.load("nvml", 13)
    assert asked == ["C:\\Windows\\System32\\nvml.dll"]


# --- the report

VERSIONS = {
    "libcudart.so.12": "int cudaRuntimeGetVersion(int *v) { *v = 12090; return 0; }",
    "libnvrtc.so.12": "int nvrtcVersion(int *a, int *b) { *a = 12; *b = 9; return 0; }",
    "libnccl.so.2": "int ncclGetVersion(int *v) { *v = 22803; return 0; }",
    "libcurand.so.10": "int curandGetProperty(int kind, int *v) { *v = 10 - kind; return 0; }",
    "libnvfatbin.so.12": "int other(void) { return 0; }",
    "libcufile.so.0": "int cuFileGetVersion(int *v) { return 5001; }",
}


def test_the_report_lists_every_library_with_its_place_and_version(tree: Tree, standin: Callable[[str], Path]) -> None:
    for name, source in VERSIONS.items():
        tree.library(f"conda/lib/{name}", source)
    tree.file("conda/lib/libnvJitLink.so.12", "broken")
    variables = {
        **UNSET,
        "CUDA_CTYPES_LIBCUDA": str(standin("behaving")),
        "CUDA_CTYPES_API": "12",
        "CONDA_PREFIX": str(tree / "conda"),
    }
    done = run("-m", "cuda_ctypes", cwd=tree.root, **variables)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    lines = {line.split()[0]: line.split(None, 1)[1] for line in done.stdout.splitlines()}
    at = tree / "conda/lib"
    assert lines["runtime"] == f"{at / 'libcudart.so.12'} (conda), version 12.9"
    assert lines["nvrtc"] == f"{at / 'libnvrtc.so.12'} (conda), version 12.9"
    assert lines["nccl"] == f"{at / 'libnccl.so.2'} (conda), version 2.28.3"
    assert lines["curand"] == f"{at / 'libcurand.so.10'} (conda), version 10.9.8"
    assert lines["nvfatbin"] == f"{at / 'libnvfatbin.so.12'} (conda), version unknown", "a version function is missing"
    assert lines["cufile"] == f"{at / 'libcufile.so.0'} (conda), version unknown", "the version function failed"
    assert "could not be loaded" in lines["nvjitlink"] and str(at / "libnvJitLink.so.12") in lines["nvjitlink"]
    assert set(lines) >= {"driver", "nvvm", "nvml", "cublas"}
    assert "pip install nvidia-cublas-cu12" in lines["cublas"] or "version" in lines["cublas"]


def test_the_report_asks_a_library_that_a_variable_names_for_its_version(tree: Tree) -> None:
    library = tree.library("mine/libnvrtc.so.12", VERSIONS["libnvrtc.so.12"])
    done = run("-m", "cuda_ctypes", cwd=tree.root, **UNSET, CUDA_CTYPES_API="12", CUDA_CTYPES_LIBNVRTC=str(library))
    assert done.stderr == ""
    assert f"nvrtc       {library} (CUDA_CTYPES_LIBNVRTC), version 12.9" in done.stdout.splitlines()


def test_toolkits_are_where_distributions_put_them(tree: Tree) -> None:
    """``/opt/cuda`` is Arch Linux's, ``/usr/lib/cuda`` Debian's; no setting or search path names them."""
    tree.library("opt/cuda/lib64/libprobe.so.13")
    code = f"""
        places = table.LIBRARIES["cudart"].system.split()
        assert {{"/opt/cuda", "/usr/local/cuda", "/usr/lib/cuda"}} <= set(places), places
        for item in (table.HEADERS["cudart"], table.TOOLS["nvcc"], table.ARCHIVES["cudadevrt"], table.BITCODE["device"]):
            assert set(places) <= set(item.system.split()), item.name
        table.LIBRARIES["probe"].system = " ".join({str(tree.root)!r} + place for place in places)
        found = pathfinder.load_nvidia_dynamic_lib("probe", major=13)
        print(found.found_via, found.abs_path)
    """
    assert tree.ask(textwrap.dedent(code)) == f"supported_install_dir {tree.root}/opt/cuda/lib64/libprobe.so.13"


@pytest.mark.parametrize("includes", ["include", "include/cuda"], ids=["Debian", "Fedora"])
def test_headers_and_tools_that_distributions_spread_below_usr(tree: Tree, includes: str) -> None:
    """The major is that of the runtime beside them."""
    tree.library("usr/lib/x86_64-linux-gnu/libcudart.so.13")
    for file in (f"usr/{includes}/cuda_runtime.h", "usr/lib/x86_64-linux-gnu/libcudadevrt.a"):
        tree.file(file)
    tree.tool("usr/bin/nvcc")
    code = f"""
        for item in (table.HEADERS["cudart"], table.ARCHIVES["cudadevrt"], table.TOOLS["nvcc"]):
            assert "/usr" in item.system.split()
            item.system, item.near = {str(tree.root / "usr")!r}, ""
        for major in (13, 12):
            print(pathfinder.find_nvidia_header_directory("cudart", major=major))
        print(pathfinder.find_static_lib("cudadevrt", major=13))
        print(pathfinder.find_nvidia_binary_utility("nvcc", major=13))
    """
    usr = tree.root / "usr"
    told = f"{usr / includes}\nNone\n{usr}/lib/x86_64-linux-gnu/libcudadevrt.a\n{usr}/bin/nvcc"
    assert tree.ask(textwrap.dedent(code)) == told


def test_parts_of_the_driver_are_where_distributions_put_them(tree: Tree) -> None:
    """NixOS has them in ``/run/opengl-driver/lib``, WSL in ``/usr/lib/wsl/lib``: the system's loader looks in neither."""
    library = tree.library("run/opengl-driver/lib/libprobe-ml.so.1")
    code = f"""
        places = table.LIBRARIES["nvml"].system.split()
        assert {{"/run/opengl-driver/lib", "/usr/lib/wsl/lib", "/usr/local/nvidia/lib64"}} <= set(places)
        probe = table.LIBRARIES["probe"] = table.Driver("probe", "libprobe-ml.so.1")
        probe.system = " ".join({str(tree.root)!r} + place for place in places)
        found = pathfinder.load_nvidia_dynamic_lib("probe", major=13)
        print(found.found_via, found.abs_path)
    """
    assert tree.ask(textwrap.dedent(code)) == f"supported_install_dir {library}"


BESIDE_ANOTHER = """
import ctypes, warnings
from cuda_ctypes._floor.library import Library
from cuda_ctypes._floor.tables import table_of
from cuda_ctypes._floor.tables.libraries import library_names

kept = []  # PyPy closes a library with its object
for name in library_names():
    settings = table_of("cuda_ctypes.cu13", name).settings
    names = {{major: table.LIBRARIES[settings["pathfinder"]].names(major) for major in (12, 13)}} if "pathfinder" in settings else {{}}
    if not names or not names[12] or names[12] == names[13]:
        continue
    kept.append(ctypes.CDLL("{theirs}/" + names[{other}][0]))
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        Library(name, settings, {major}).open()
    print(name, *[warning.message for warning in said])
"""


@pytest.mark.parametrize(("major", "other"), [(13, 12), (12, 13)])
def test_a_library_opened_beside_its_other_major_says_what_the_trouble_is(tree: Tree, major: int, other: int) -> None:
    """The compilers of two majors go together; so does what has one file for both."""
    names = {
        12: "cudart.so.12 cublas.so.12 cublasLt.so.12 cufft.so.11 curand.so.10 cusolver.so.11 cupti.so.12 nvjpeg.so.12"
    }
    names[13] = (
        "cudart.so.13 cublas.so.13 cublasLt.so.13 cufft.so.12 curand.so.11 cusolver.so.12 cupti.so.13 nvjpeg.so.13"
    )
    for each, folder in ((major, "conda/lib"), (other, "theirs")):
        for name in f"{names[each]} nvrtc.so.{each} nvJitLink.so.{each} nvfatbin.so.{each}".split():
            tree.library(f"{folder}/lib{name}")
    code = BESIDE_ANOTHER.format(theirs=tree / "theirs", major=major, other=other)
    said = dict(line.partition(" ")[::2] for line in tree.ask(code, CONDA_PREFIX=str(tree / "conda")).splitlines())
    warned = {name for name, text in said.items() if "is opened beside" in text}
    expected = {"runtime", "cublas", "cublaslt", "cufft", "cupti", "cusolver", "nvjpeg"}
    assert warned == (expected if other == 12 else expected | {"curand"}), "CUDA 13 accepts the file of curand 12"
    assert "plans are numbers" in said["cufft"] and f"use(major={other})" in said["cufft"]


ELEVEN = """
import cuda_ctypes
cuda_ctypes.MAJORS += ("11",)
"""


def test_a_package_with_the_modules_of_cuda_11_finds_its_libraries(tree: Tree) -> None:
    """The files of the wheels of CUDA 11.8; cuda_ctypes/cu11 is there once somebody has generated it."""
    files = {
        "cudart": "cuda_runtime/lib/libcudart.so.11.0",
        "nvrtc": "cuda_nvrtc/lib/libnvrtc.so.11.2",
        "nvvm": "cuda_nvcc/nvvm/lib64/libnvvm.so",
        "cublasLt": "cublas/lib/libcublasLt.so.11",
        "cublas": "cublas/lib/libcublas.so.11",
        "cufft": "cufft/lib/libcufft.so.10",
        "curand": "curand/lib/libcurand.so.10",
        "cusolver": "cusolver/lib/libcusolver.so.11",
        "cusparse": "cusparse/lib/libcusparse.so.11",
        "nvjpeg": "nvjpeg/lib/libnvjpeg.so.11",
        "cupti": "cuda_cupti/lib/libcupti.so.11.8",
    }
    for file in files.values():
        tree.library(f"site/nvidia/{file}")
    code = f"""

for name in {[*files]}:
    found = load.load(name, 11)
    print(name, os.path.relpath(found.abs_path, {str(tree / "site/nvidia")!r}))
print(error_of(load.load, "nvJitLink", 11))
print(error_of(load.load, "cudart", 12))
"""
    said = output_of(ELEVEN + PREAMBLE + code, cwd=tree.root, **UNSET, PYTHONPATH=f"{ROOT}{os.pathsep}{tree / 'site'}")
    assert dict(line.split(" ", 1) for line in said.splitlines()[: len(files)]) == files
    absent, other = said.splitlines()[len(files) : len(files) + 2]
    assert absent == "nvJitLink does not exist for CUDA 11"
    assert other.startswith("libcudart.so.12 (CUDA 12) was not found")
