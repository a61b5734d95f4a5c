"""CUDA from pure Python.

``core`` has objects with the names of NVIDIA's ``cuda.core``; ``pycuda`` has those of PyCUDA. ``raw``, ``bindings`` and
``checked`` are three ways to call the functions of NVIDIA's libraries; ``cu12`` and ``cu13`` have those of one CUDA major.
``pathfinder`` finds the libraries, ``errors`` has the exceptions. ``python -m cuda_ctypes`` reports what is installed.
"""

import os

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from . import bindings as bindings
    from . import checked as checked
    from . import core as core
    from . import cu12 as cu12
    from . import cu13 as cu13
    from . import errors as errors
    from . import pathfinder as pathfinder
    from . import pycuda as pycuda
    from . import raw as raw

__version__ = "0.1.0"

VARIABLE = "CUDA_CTYPES_API"
MAJORS = ("13", "12")


def machine_code() -> "dict[str, object]":
    """The machine code that this process uses to call C functions.

    Returns
    -------
    dict
        ``processor``, or ``hindrance``, the reason why there is no machine code. ``functions`` and ``launches`` are its two
        uses, each with the numbers of ``shapes`` (pieces of code) and ``pages`` of memory, their ``bytes``, the ``limit`` in
        pages, the pieces ``made`` and ``evicted``, and the attempts without room (``misses``) or memory (``failures``).
    """
    from ._floor.native import counters

    return counters()


def major() -> str:
    """The CUDA major of ``cuda_ctypes.raw``, ``.bindings`` and ``.checked``: CUDA_CTYPES_API, by default 13."""
    chosen = os.environ.get(VARIABLE) or MAJORS[0]
    if chosen not in MAJORS:
        raise ImportError(f"{VARIABLE} is {chosen!r}: set it to {' or '.join(sorted(MAJORS))}")
    return chosen


_MODULES = ("bindings", "checked", "core", "cu12", "cu13", "errors", "pathfinder", "pycuda", "raw")
"""Modules loaded on first use: ``import cuda_ctypes; cuda_ctypes.core``."""


def __getattr__(name: str) -> "object":
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return import_module(f"{__name__}.{name}")


def __dir__() -> "list[str]":
    return sorted({*globals(), *_MODULES})
