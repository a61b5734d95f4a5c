"""Scalars of NumPy as arguments of kernels: C gets the address of the number in the object.

It stands behind the object's header. That is looked up in two of them, once for each class.
"""

from __future__ import annotations

import ctypes
from sys import modules

from ..types.argument_memory import NUMPY

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .routine import Place, Routine
    from .source_kinds import Source

HEADER = getattr(object, "__basicsize__", 0)  # PyPy has none
NARROWER = set("IiHhBb")
_codes: dict[Any, str] = {}
"""By class: the struct code of its numbers, empty for classes with other contents."""


def scalar_of_numpy(routine: Routine, place: int | Place, code: str, cls: Any) -> Source | None:
    """The source of a number with a struct code, given as an instance of a class of NumPy's; None for other classes, and for
    numbers that NumPy would have to convert."""
    if not code or not _is_numpys(cls):
        return None
    if cls not in _codes:
        _codes[cls] = _code(cls)
    if code == _codes[cls]:
        return routine.there(place, cls, HEADER)
    if _codes[cls] == "d" and code == "f" and issubclass(cls, float):
        return routine.value(place, code, cls)
    return routine.narrowed(place, cls, HEADER, code) if _codes[cls] == "q" and code in NARROWER else None


def _is_numpys(cls: Any) -> bool:
    return vars(modules.get("numpy", object)).get(cls.__name__) is cls


def _code(cls: Any) -> str:
    try:
        dtype = cls().dtype
        for value in (cls(77), cls(0)):
            if ctypes.string_at(id(value) + HEADER, dtype.itemsize) != value.tobytes():
                return ""
        return NUMPY.get(f"{dtype.kind}{dtype.itemsize}", "")
    except (AttributeError, TypeError, ValueError):
        return ""
