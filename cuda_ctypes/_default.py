"""The CUDA major that ``cuda_ctypes.raw``, ``.bindings`` and ``.checked`` mean: 13, or what CUDA_CTYPES_API says."""

from __future__ import annotations

import os
import sys

VARIABLE = "CUDA_CTYPES_API"
MAJORS = ("13", "12")


def major() -> str:
    chosen = os.environ.get(VARIABLE) or MAJORS[0]
    if chosen not in MAJORS:
        raise ImportError(f"{VARIABLE} is {chosen!r}, but this package speaks CUDA {' and '.join(sorted(MAJORS))}")
    return chosen


def stand_for(name: str) -> None:
    """Replace the module ``name`` (``cuda_ctypes.FACE.LIBRARY``) by that of the chosen major."""
    package, face, library = name.rsplit(".", 2)
    chosen = f"{package}.cu{major()}.{face}.{library}"
    try:
        __import__(chosen)
    except ModuleNotFoundError as error:
        if error.name != chosen:
            raise
        raise ModuleNotFoundError(f"there is no {library} of CUDA {major()} ({VARIABLE})", name=name) from None
    sys.modules[name] = sys.modules[chosen]
