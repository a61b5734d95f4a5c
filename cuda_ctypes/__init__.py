"""CUDA from pure Python.

``core`` has objects, with the names of NVIDIA's ``cuda.core``; ``pycuda`` has PyCUDA's. ``raw``, ``bindings`` and ``checked`` are three
ways to call the functions of NVIDIA's libraries; ``cu12`` and ``cu13`` have those of one CUDA major. ``pathfinder`` finds the libraries,
``errors`` has the exceptions. ``python -m cuda_ctypes`` says what is there.
"""

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
