"""Whether there is a GPU."""

from __future__ import annotations

import ctypes
import functools
import os

LIBRARY = "CUDA_CTYPES_LIBCUDA"


@functools.cache
def gpu_driver() -> str:
    """The problem with the GPU's driver, or an empty string."""
    file = os.environ.get(LIBRARY) or "libcuda.so.1"
    try:
        library = ctypes.CDLL(file)
    except OSError as error:
        return str(error)
    if hasattr(library, "standin_launched"):
        return f"{file} is the stand-in"
    status = library.cuInit(0)
    return f"cuInit of {file} returns {status}" if status else ""
