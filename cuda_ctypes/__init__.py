"""CUDA from pure Python.

``core`` has objects with the names of NVIDIA's ``cuda.core``; ``pycuda`` has those of PyCUDA. ``raw``, ``bindings`` and
``checked`` are three ways to call the functions of NVIDIA's libraries; ``cu12`` and ``cu13`` have those of one CUDA major.
``pathfinder`` finds the libraries, ``errors`` has the exceptions. ``use`` chooses libraries, ``libraries`` lists the open ones,
``trace`` records calls. ``python -m cuda_ctypes`` reports what is installed.
"""

import os

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
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
    from ._floor.library.choices import libraries as libraries
    from ._floor.library.choices import use as use
    from ._floor.native import machine_code as machine_code
    from ._tracing import trace as trace

__version__ = "0.1.0"

if __name__ == "cuda":  # a link in NVIDIA's place: cuda.compute and others of that package are in other folders
    from pkgutil import extend_path

    __path__ = extend_path(__path__, __name__)

VARIABLE = "CUDA_CTYPES_API"


def _majors() -> "tuple[str, ...]":
    """The CUDA majors that the generator has written modules for, newest first."""
    file = globals().get("__file__", "")
    if os.path.exists(file):
        names = os.listdir(os.path.dirname(file))
    else:  # in an archive or a frozen program, which may have no list of its modules
        from importlib.util import find_spec
        from pkgutil import iter_modules

        names = [module.name for module in iter_modules(__path__)]
        names = names or [f"cu{number}" for number in range(11, 20) if find_spec(f"{__name__}.cu{number}")]
    return tuple(sorted([name[2:] for name in names if name[:2] == "cu" and name[2:].isdigit()], key=int, reverse=True))


MAJORS = _majors()


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
        CUDA_CTYPES_API has another value, or the package was copied without ``cu12`` and ``cu13``.
    """
    if not MAJORS:
        raise ImportError(f"{__name__} has neither cu12 nor cu13: a copy or a frozen program needs one of them")
    found = chosen[0] if chosen else os.environ.get(VARIABLE) or MAJORS[0]
    if found not in MAJORS:
        raise ImportError(f"{VARIABLE} is {found!r}: set it to {' or '.join(sorted(MAJORS))}")
    return found


_MODULES = {
    "bindings",
    "checked",
    "core",
    "errors",
    "nvtx",
    "pathfinder",
    "pycuda",
    "raw",
    *["cu" + one for one in MAJORS],
}
"""Modules loaded on first use: ``import cuda_ctypes; cuda_ctypes.core``."""
_FUNCTIONS = {
    "libraries": "_floor.library.choices",
    "machine_code": "_floor.native",
    "trace": "_tracing",
    "use": "_floor.library.choices",
}
"""Functions whose modules are loaded on first use."""


def __getattr__(name: str) -> "object":
    if name not in _MODULES and name not in _FUNCTIONS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from sys import modules

    path = f"{__name__}.{_FUNCTIONS.get(name, name)}"
    __import__(path)  # importlib itself takes longer to import than all of this package
    module = modules[path]
    return module if name in _MODULES else globals().setdefault(name, getattr(module, name))


def __dir__() -> "list[str]":
    return sorted({*globals(), *_MODULES, *_FUNCTIONS} - {"MAJORS", "TYPE_CHECKING", "VARIABLE", "chosen", "os"})


def _trace_this_process() -> None:
    from ._tracing import VARIABLE, start_with_process

    start_with_process(os.environ[VARIABLE])


if os.environ.get("CUDA_CTYPES_TRACE"):
    _trace_this_process()
