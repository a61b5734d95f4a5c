"""The lower bound for every binding: a driver function called from C.

``python -m benchmarks.in_c`` compiles it into ``build/benchmarks``, to be copied to a machine without a compiler.
"""

from __future__ import annotations

import argparse
import ctypes
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.timing import UNROLLED, Loop
from cuda_ctypes.checked import driver

SOURCE = Path(__file__).parent / "in_c.c"
COMPILERS = ("cc", "gcc", "clang", "nvcc", "/usr/local/cuda/bin/nvcc")
FILE = Path(__file__).parents[1] / "build" / "benchmarks" / "in_c.so"


def library() -> Path | None:
    """The compiled loop; None without the file and a compiler."""
    if not FILE.exists():
        FILE.parent.mkdir(parents=True, exist_ok=True)
        compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
        if compiler is None:
            return None
        options = ["-Xcompiler", "-fPIC"] if compiler.endswith("nvcc") else ["-fPIC"]
        try:
            subprocess.run([compiler, "-O2", "-shared", *options, "-o", str(FILE), str(SOURCE)], check=True)
        except (OSError, subprocess.CalledProcessError):
            return None
    return FILE


def loop(file: Path, setup: str, expression: str, module: Any) -> Loop:
    """A loop that calls the C function of ``expression``."""
    namespace: dict[str, Any] = {"driver": module, "ctypes": ctypes, "function": function, "launch_of": launch_of}
    exec(setup, namespace)  # noqa: S102 - this folder's own code
    name, called, keep = eval(expression, namespace)  # noqa: S307
    run = ctypes.CDLL(str(file))[name]
    arguments = [ctypes.c_void_p(value) for value in called]

    def calls(times: Any) -> None:
        run(*arguments, ctypes.c_long(times.__length_hint__() * UNROLLED))

    vars(calls)["keep"] = namespace, keep
    return calls


def address_of(name: str) -> int:
    """The address of a driver function."""
    found = ctypes.CDLL("nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1")[name]
    return ctypes.cast(found, ctypes.c_void_p).value or 0


def function(name: str, *objects: Any) -> tuple[str, list[int], Any]:
    """A driver function with the handles of up to four of our objects, for ``c_loop``."""
    return "c_loop", [address_of(name), *[int(item.handle) for item in objects], *[0] * (4 - len(objects))], objects


def launch_of(kernel: Any, count: int, stream: Any) -> tuple[str, list[int], Any]:
    """cuLaunchKernelEx of a kernel with ``count`` parameters of 8 bytes, up to 16, for ``c_launch``."""
    config = driver.CUlaunchConfig(
        gridDimX=1, gridDimY=1, gridDimZ=1, blockDimX=32, blockDimY=1, blockDimZ=1, hStream=stream.handle
    )
    values = (ctypes.c_uint64 * (count + 1))()
    where = int(config.getPtr()) if hasattr(config, "getPtr") else ctypes.addressof(config)
    called = [address_of("cuLaunchKernelEx"), where, int(kernel.handle), ctypes.addressof(values), count]
    return "c_launch", called, (config, values, kernel, stream)


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m benchmarks.in_c", description=__doc__).parse_args()
    print(library() or "no C compiler")
