"""Libraries whose functions return at once, for both packages: the time of a call is the binding's alone."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any


def library(mode: str = "nothing") -> Path:
    """The file, built by ``python -m tests.standin.build`` unless BENCHMARK_LIBCUDA names another.

    In mode ``answering`` it returns handles, so that object libraries can be set up on it.
    """
    named = os.environ.get("BENCHMARK_LIBCUDA")
    if named:
        return Path(named).resolve()
    from tests.standin import build

    made = build.driver().path(mode)
    if not made.exists():
        try:
            build.ensure(build.driver())
        except build.BuildError as error:
            raise SystemExit(str(error)) from None
    return made


def environment(file: Path) -> dict[str, str]:
    """The environment in which cuda-bindings (by the loader's search) and cuda_ctypes both open ``file``."""
    return {**os.environ, "LD_LIBRARY_PATH": str(file.parent), "CUDA_CTYPES_LIBCUDA": str(file)}


def run_with_nothing(module: str, mode: str = "nothing") -> None:
    """Restart this program in that environment: the loader reads it only when a process starts."""
    file = library(mode)
    wanted = environment(file)
    if any(os.environ.get(name) != wanted[name] for name in ("LD_LIBRARY_PATH", "CUDA_CTYPES_LIBCUDA")):
        os.execve(sys.executable, [sys.executable, "-m", module, *sys.argv[1:]], wanted)


def run_with_standins(module: str, libraries: Iterable[str], mode: str = "recording") -> None:
    """The same with stand-ins for other libraries, which do nothing but record their calls; that of NVML has the mode ``behaving`` too."""
    from tests.standin import build

    major = build.majors()[-1]
    files: dict[str, Path] = {}
    for library in libraries:
        standin = build.standins()[major, library]
        build.ensure(standin)
        files[build.table_of(major, library).settings["environment"]] = standin.path(mode)
    folders = ":".join(str(path.parent) for path in files.values())
    wanted = {"LD_LIBRARY_PATH": folders, **{name: str(path) for name, path in files.items()}}
    if any(os.environ.get(name) != value for name, value in wanted.items()):
        os.execve(sys.executable, [sys.executable, "-m", module, *sys.argv[1:]], {**os.environ, **wanted})


def replace_runtime(file: str) -> None:
    """Let cuda.bindings.runtime, which has its library inside, call the functions of a file. To be called before its import, at which it
    takes their addresses from capsules."""
    capsules = import_module("cuda.bindings._bindings.cyruntime").__pyx_capi__
    replace: Any = ctypes.pythonapi["PyCapsule_SetPointer"]
    library = ctypes.CDLL(file)
    for name, capsule in capsules.items():
        function = getattr(library, name.lstrip("_"), None)
        if function is not None:
            replace(ctypes.py_object(capsule), ctypes.cast(function, ctypes.c_void_p))
