"""CUDA from pure Python: ``raw``, ``bindings`` and ``checked`` are three ways to call NVIDIA's libraries."""

import os

__version__ = "0.1.0"

VARIABLE = "CUDA_CTYPES_API"
MAJORS = ("13", "12")


def major() -> str:
    """The CUDA major that ``cuda_ctypes.raw``, ``.bindings`` and ``.checked`` mean: 13, or what CUDA_CTYPES_API says."""
    chosen = os.environ.get(VARIABLE) or MAJORS[0]
    if chosen not in MAJORS:
        raise ImportError(f"{VARIABLE} is {chosen!r}, but this package speaks CUDA {' and '.join(sorted(MAJORS))}")
    return chosen
