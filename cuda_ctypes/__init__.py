"""CUDA from pure Python.

``core`` has objects with the names of NVIDIA's ``cuda.core``; ``pycuda`` has those of PyCUDA. ``raw``, ``bindings`` and
``checked`` are three ways to call the functions of NVIDIA's libraries; ``cu12`` and ``cu13`` have those of one CUDA major.
``pathfinder`` finds the libraries, ``errors`` has the exceptions. ``python -m cuda_ctypes`` reports what is installed.
"""

import os

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Mapping

    from . import bindings as bindings
    from . import checked as checked
    from . import core as core
    from . import cu12 as cu12
    from . import cu13 as cu13
    from . import errors as errors
    from . import nvtx as nvtx
    from . import pathfinder as pathfinder
    from . import pycuda as pycuda
    from . import raw as raw
    from ._floor.library.choices import OpenLibrary as OpenLibrary
    from ._tracing import Trace

__version__ = "0.1.0"

if __name__ == "cuda":  # a link in NVIDIA's place: cuda.compute and others of that package are in other folders
    from pkgutil import extend_path

    __path__ = extend_path(__path__, __name__)

VARIABLE = "CUDA_CTYPES_API"


def _majors() -> "tuple[str, ...]":
    """The CUDA majors that the generator has written modules for, newest first."""
    if os.path.exists(__file__):
        names = os.listdir(os.path.dirname(__file__))
    else:  # in an archive or a frozen program
        from pkgutil import iter_modules

        names = [module.name for module in iter_modules(__path__)]
    return tuple(sorted([name[2:] for name in names if name[:2] == "cu" and name[2:].isdigit()], key=int, reverse=True))


MAJORS = _majors()


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


chosen: "list[str]" = []
"""The CUDA major that :func:`use` chose, if any."""


def major() -> str:
    """The CUDA major of ``cuda_ctypes.raw``, ``.bindings`` and ``.checked``: that of :func:`use`, else CUDA_CTYPES_API, by
    default 13.

    Returns
    -------
    str
        "12" or "13".

    Raises
    ------
    ImportError
        CUDA_CTYPES_API has another value.
    """
    found = chosen[0] if chosen else os.environ.get(VARIABLE) or MAJORS[0]
    if found not in MAJORS:
        raise ImportError(f"{VARIABLE} is {found!r}: set it to {' or '.join(sorted(MAJORS))}")
    return found


def use(major: "int | None" = None, paths: "Mapping[str, str | os.PathLike[str]] | None" = None) -> None:
    """Choose the CUDA major and the files of libraries, as the environment variables do from outside.

    Call it before the first import of a module that it is about, and before the first call of a library's function.

    Parameters
    ----------
    major : int, optional
        The CUDA major of ``cuda_ctypes.raw``, ``.bindings``, ``.checked`` and ``.core``: 12 or 13.
    paths : mapping of str to path, optional
        The file of each library, by its module's name or its own: ``{"runtime": "/opt/lib/libcudart.so.12"}`` or
        ``{"cudart": ...}``. It goes before the environment variable.

    Raises
    ------
    ValueError
        The major is not supported, or a library unknown.
    FileNotFoundError
        There is no such file.
    RuntimeError
        It comes too late: a module is loaded for another major, or a library is open from another file.
    """
    from ._floor.library import choices

    choices.use(major, paths)


def libraries() -> "list[OpenLibrary]":
    """The libraries that are open, and where each came from.

    Returns
    -------
    list of OpenLibrary
        Each has a ``name``, the CUDA ``major`` that it was opened for, a ``path``, and ``found_via``, the way it was found: ``"use"``,
        an environment variable, or as in :mod:`cuda_ctypes.pathfinder`.
    """
    from ._floor.library import choices

    return choices.libraries()


def trace(output: "str | os.PathLike[str] | None" = None, *, kernels: bool = False) -> "Trace":
    """Record every call of a C function, whatever face of this package makes it, as long as a ``with`` block runs.

    Parameters
    ----------
    output : str, path or None
        The file, by its name's ending: ``.json`` for the viewers of Chrome and Perfetto, ``.html`` for a page that shows
        itself, ``.log`` for plain text. "-" logs to standard error, None to the loggers ``cuda_ctypes.driver``,
        ``cuda_ctypes.nvrtc`` and so on, with the handlers and levels that the program gave them. ``{pid}`` in a name is the
        process' number; a forked child gets a file of its own.
    kernels : bool
        Whether to record the times of kernels and copies on the GPU too, which CUPTI measures. A process has one user of CUPTI:
        programs that run under Nsight Systems, or with PyTorch's profiler, cannot.

    Returns
    -------
    Trace
        A context manager.

    Raises
    ------
    ValueError
        The name has another ending.
    OSError
        The file cannot be written.
    """
    from ._tracing import Trace

    return Trace(output, kernels)


_MODULES = (
    "bindings",
    "checked",
    "core",
    "errors",
    "nvtx",
    "pathfinder",
    "pycuda",
    "raw",
    *[f"cu{one}" for one in MAJORS],
)
"""Modules loaded on first use: ``import cuda_ctypes; cuda_ctypes.core``."""


def __getattr__(name: str) -> "object":
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return import_module(f"{__name__}.{name}")


def __dir__() -> "list[str]":
    return sorted({*globals(), *_MODULES})


def _trace_this_process() -> None:
    from ._tracing import VARIABLE, start_with_process

    start_with_process(os.environ[VARIABLE])


if os.environ.get("CUDA_CTYPES_TRACE"):
    _trace_this_process()
