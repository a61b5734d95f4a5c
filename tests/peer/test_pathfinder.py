"""Our pathfinder and ``cuda.pathfinder`` have the same names, arguments and results, and the same order of places."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.peer import environments
from tests.standin import build

VERSION = "1.9.0"
SURFACE = """
import inspect, json, sys
from importlib import import_module
module = import_module(sys.argv[1])

def described(value):
    if inspect.isclass(value):
        if not issubclass(value, Exception):
            return ["class", [name for name in inspect.signature(value).parameters]]
        family = [base.__name__ for base in value.__mro__ if base.__module__.startswith(("cuda.", "builtins"))]
        return ["error", family if sys.argv[1].startswith("cuda.") else [base.__name__ for base in value.__mro__]]
    if callable(value):
        positional = [p for p in inspect.signature(value).parameters.values() if p.kind is not p.KEYWORD_ONLY]
        return ["function", [[p.name, int(p.kind), p.default is p.empty] for p in positional]]
    return ["value", list(value.items()) if isinstance(value, dict) else value]

public = [name for name in dir(module) if not name.startswith("_") and not inspect.ismodule(getattr(module, name))]
print(json.dumps({name: described(getattr(module, name)) for name in [*public, "__version__"]}))
"""
RESULTS = """
import ctypes, json, site, sys
folder = sys.argv[2]
site.getsitepackages = lambda: [folder + "/site"]  # where theirs looks for wheels
sys.path.append(folder + "/site")  # where ours does
from importlib import import_module
module = import_module(sys.argv[1])

def outcome(call, name):
    try:
        found = call(name)
    except Exception as error:
        family = ("DynamicLibNotFoundError", "StaticLibNotFoundError", "BitcodeLibNotFoundError", "ValueError")
        return [base.__name__ for base in type(error).__mro__ if base.__name__ in family]
    if found is None or isinstance(found, str):
        return found
    kept = ("name", "abs_path", "filename", "found_via", "was_already_loaded_from_elsewhere")
    return {field: getattr(found, field) for field in kept if hasattr(found, field)}

for file in json.loads(sys.argv[3]):
    ctypes.CDLL(file)
print(json.dumps([[f"{call}({name!r})", outcome(getattr(module, call), name)] for call, name in json.loads(sys.argv[4])]))
"""


@pytest.fixture(scope="module")
def published() -> str:
    """An interpreter with cuda.pathfinder, installed once into a permanent folder."""
    folder = environments.ENVIRONMENTS / f"pathfinder-{VERSION}"
    python = folder / "bin" / "python"
    try:
        if not (folder / "complete").exists():
            shutil.rmtree(folder, ignore_errors=True)
            environments.install([environments.interpreter(), "-m", "venv", str(folder)])
            environments.install([str(python), "-m", "pip", "install", "--quiet", f"cuda-pathfinder=={VERSION}"])
            (folder / "complete").touch()
    except environments.Unavailable as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(str(error))
    return str(python)


def answer(python: str, code: str, *arguments: str, **variables: str) -> Any:
    unset = ("CONDA_PREFIX", "CUDA_PATH", "CUDA_HOME", "NCCL_HOME", "CUDNN_PATH", "LD_LIBRARY_PATH", "CUDA_CTYPES_API")
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    environment.update({"PYTHONPATH": str(environments.ROOT), "PYTHONWARNINGS": "ignore", **variables})
    done = subprocess.run(
        [python, "-c", code, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def both(published: str, code: str, *arguments: str, **variables: str) -> tuple[Any, Any]:
    return (
        answer(published, code, "cuda.pathfinder", *arguments, **variables),
        answer(sys.executable, code, "cuda_ctypes.pathfinder", *arguments, **variables),
    )


def test_every_published_name_is_here_and_is_the_same(published: str) -> None:
    theirs, ours = both(published, SURFACE)
    assert len(theirs) > 20, "too little was looked at"
    for name, (kind, about) in theirs.items():
        assert name in ours, f"{name} is missing"
        if kind == "error":
            lacking = set(about) - set(ours[name][1])
            assert not lacking, f"{name} is no {lacking}"
        else:
            assert ours[name] == [kind, about], name
    assert set(ours) - set(theirs) == {"DynamicLibLoadError", "UnsupportedBinaryError"}


def test_every_published_library_is_known(published: str) -> None:
    code = """
import json, sys
from importlib import import_module
try:
    import_module(sys.argv[1]).load_nvidia_dynamic_lib("no such library")
except RuntimeError as error:
    print(json.dumps([type(error).__name__, sorted(word.strip(",'[]") for word in str(error).split(":")[-1].split())]))
"""
    theirs, ours = both(published, code)
    assert ours == theirs
    assert len(ours[1]) == 50


CALLS = [
    ["load_nvidia_dynamic_lib", "nvJitLink"],
    ["load_nvidia_dynamic_lib", "nppc"],
    ["load_nvidia_dynamic_lib", "npps"],
    ["load_nvidia_dynamic_lib", "nccl"],
    ["load_nvidia_dynamic_lib", "cufft"],
    ["load_nvidia_dynamic_lib", "nvpl_fftw"],
    ["load_nvidia_dynamic_lib", "cutensor"],
    ["locate_bitcode_lib", "nccl_device"],
    ["locate_bitcode_lib", "nothing"],
    ["find_bitcode_lib", "device"],
    ["locate_static_lib", "cudadevrt"],
    ["locate_nvidia_header_directory", "nvjitlink"],
    ["locate_nvidia_header_directory", "nccl"],
    ["locate_nvidia_header_directory", "nvvm"],
    ["find_nvidia_header_directory", "cccl"],
    ["find_nvidia_header_directory", "cudla"],
    ["find_nvidia_binary_utility", "nvprune"],
    ["find_nvidia_binary_utility", "ncu"],
]
TOOLKIT = {
    "lib64": ["libnvJitLink.so.13", "libnppc.so.13", "libnpps.so.13", "libcufft.so.12", "libcublasLt.so.13"],
    "lib": ["libcudadevrt.a"],
    "nvvm/libdevice": ["libdevice.10.bc"],
    "include": ["nvJitLink.h"],
    "nvvm/include": ["nvvm.h"],
    "include/cccl/cuda/std": ["version"],
    "bin": ["nvprune", "ncu"],
}
PRODUCT = {"lib": ["libnccl.so.2", "libnccl_device.bc"], "include": ["nccl.h"]}


def place(folder: Path, files: dict[str, list[str]], **renamed: str) -> None:
    for where, names in files.items():
        target = folder / renamed.get(where.replace("/", "_"), where)
        target.mkdir(parents=True, exist_ok=True)
        for name in names:
            if ".so" in name:
                compiled(target / name)
            else:
                (target / name).write_text("")
                (target / name).chmod(0o755)


def compiled(file: Path) -> None:
    source = file.parent / "empty.c"
    source.write_text("int nothing;\n")
    build.run([*build.compiler(), "-shared", "-fPIC", str(source), f"-Wl,-soname,{file.name}", "-o", str(file)])


def nothing(outcome: Any) -> bool:
    """Whether the published package found nothing. Ours has further places: bitcode in NCCL_HOME, archives and bitcode
    in the loader's toolkit."""
    return outcome is None or isinstance(outcome, list)


STEPS = ("loaded", "wheels", "conda", "loader", "products", "toolkit", "nothing")


@pytest.mark.parametrize("first", STEPS)
def test_the_same_is_found_in_the_same_place(published: str, tmp_path: Path, first: str) -> None:
    """The places before ``first`` are empty, and all others have every file."""
    there = STEPS[STEPS.index(first) :]
    variables = {}
    loaded = []
    if "loaded" in there:
        place(tmp_path / "elsewhere", {".": ["libnvJitLink.so.13", "libnccl.so.2"]})
        loaded = [str(tmp_path / "elsewhere" / name) for name in ("libnvJitLink.so.13", "libnccl.so.2")]
    if "wheels" in there:
        place(tmp_path / "site/nvidia/cu13", TOOLKIT, lib64="lib", nvvm_include="include")
        place(tmp_path / "site/nvidia/nccl", PRODUCT)
        place(tmp_path / "site/cutensor", {"lib": ["libcutensor.so.2"]})
        place(tmp_path / "site/nvidia/nsight_compute", {"bin": ["ncu"]})
    if "conda" in there:
        place(tmp_path / "conda", TOOLKIT, lib64="lib")
        place(tmp_path / "conda/targets/x86_64-linux", {name: TOOLKIT[name] for name in TOOLKIT if "include" in name})
        place(tmp_path / "conda", {"lib": PRODUCT["lib"]})
        variables["CONDA_PREFIX"] = str(tmp_path / "conda")
    if "loader" in there:
        place(tmp_path / "loader", {".": [*TOOLKIT["lib64"], "libnccl.so.2", "libnvpl_fftw.so.0"]})
        variables["LD_LIBRARY_PATH"] = str(tmp_path / "loader")
    if "products" in there:
        place(tmp_path / "product", PRODUCT)
        variables["NCCL_HOME"] = str(tmp_path / "product")
    if "toolkit" in there:
        place(tmp_path / "toolkit", TOOLKIT)
        place(tmp_path / "toolkit", {"lib64": ["libnvpl_fftw.so.0"]})
        variables["CUDA_HOME"] = str(tmp_path / "toolkit")
    theirs, ours = both(published, RESULTS, str(tmp_path), json.dumps(loaded), json.dumps(CALLS), **variables)
    assert len(theirs) == len(CALLS)
    different = [
        (call, expected, found)
        for (call, expected), (_, found) in zip(theirs, ours)
        if found != expected and not (nothing(expected) and not nothing(found))
    ]
    assert not different, "\n".join(f"{call}\n  published: {a}\n  ours:      {b}" for call, a, b in different)
