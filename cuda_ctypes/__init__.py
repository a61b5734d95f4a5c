"""CUDA from pure Python.

``core`` has objects, with the names of NVIDIA's ``cuda.core``; ``pycuda`` has PyCUDA's. ``raw``, ``bindings`` and ``checked`` are three
ways to call the functions of NVIDIA's libraries; ``cu12`` and ``cu13`` have those of one CUDA major. ``pathfinder`` finds the libraries,
``errors`` has the exceptions. ``python -m cuda_ctypes`` says what is there.
"""

import os

__version__ = "0.1.0"

VARIABLE = "CUDA_CTYPES_API"
MAJORS = ("13", "12")


def machine_code() -> "dict[str, object]":
    """The machine code by which this process calls C functions.

    Returns
    -------
    dict
        ``processor``, or ``hindrance``: why there is none. ``functions`` and ``launches``, the two uses, each with the numbers of
        ``shapes`` (pieces of code), ``pages`` and ``bytes`` of memory, the ``limit`` in pages, how many pieces were ``made`` and
        ``evicted``, how often there was no room (``misses``) or nothing could be written (``failures``).
    """
    from ._floor.native import counters

    return counters()


def major() -> str:
    """The CUDA major that ``cuda_ctypes.raw``, ``.bindings`` and ``.checked`` mean: 13, or what CUDA_CTYPES_API says."""
    chosen = os.environ.get(VARIABLE) or MAJORS[0]
    if chosen not in MAJORS:
        raise ImportError(f"{VARIABLE} is {chosen!r}, but this package speaks CUDA {' and '.join(sorted(MAJORS))}")
    return chosen
