"""The machine, versions and build that a table was measured with: the lines above it."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import sysconfig
from pathlib import Path

import cuda_ctypes
from cuda_ctypes._floor.native import why_not


def facts() -> str:
    return "\n".join(
        [
            f"{platform.python_implementation()} {platform.python_version()} ({build()}), {platform.platform()}",
            f"{processor()}, {os.cpu_count()} cores, load {', '.join(f'{load:.1f}' for load in os.getloadavg())}",
            f"cuda_ctypes {cuda_ctypes.__version__} by {calls()}, cuda-bindings {installed('cuda-bindings') or 'not installed'}",
        ]
    )


def calls() -> str:
    """Machine code or ctypes: their figures are not comparable."""
    reason = why_not()
    return f"ctypes ({reason})" if reason else "machine code"


def build() -> str:
    """The interpreter's compiler flags, as far as they are known: they change the time of a call by up to a third."""
    arguments = sysconfig.get_config_var("CONFIG_ARGS") or ""
    optimized = "with" if "--enable-optimizations" in arguments else "without"
    free_threaded = ", free-threaded" if sysconfig.get_config_var("Py_GIL_DISABLED") else ""
    return f"{platform.python_compiler()}, configured {optimized} --enable-optimizations{free_threaded}"


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def installed(distribution: str) -> str:
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return ""
