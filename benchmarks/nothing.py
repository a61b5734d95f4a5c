"""A libcuda whose functions return at once, for both packages: the time of a call is the binding's alone."""

from __future__ import annotations

import os
import sys
from pathlib import Path


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
