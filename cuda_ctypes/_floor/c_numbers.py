"""Numbers and functions of C as ctypes has them, from the part of it that is written in C: the other part takes 2 ms to import,
and a short program needs none of it.
"""

from __future__ import annotations

import sys
from _ctypes import CFuncPtr, _SimpleCData, addressof, sizeof

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

INTEGERS = frozenset("bBhHiIqQ")
"""The integer types by their codes in :mod:`struct`; those of signed ones are in lower case."""

_classes: dict[str, Any] = {}


def number_class(code: str) -> Any:
    """The ctypes class of a number."""
    try:
        return _classes[code]
    except KeyError:
        return _classes.setdefault(code, type(f"number_{code}", (_SimpleCData,), {"_type_": code}))


def bounds(code: str) -> tuple[int, int]:
    """The least and the greatest integer of a type."""
    bits = 8 * sizeof(number_class(code))
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if code.islower() else (0, (1 << bits) - 1)


class Function(CFuncPtr):
    """A C function without prototype, which returns an int."""

    _flags_ = 1  # FUNCFLAG_CDECL


def address_of(function: Any) -> int:
    """The address of a C function."""
    if sys.implementation.name != "cpython":
        import ctypes

        return ctypes.cast(function, ctypes.c_void_p).value or 0
    return number_class("Q").from_address(addressof(function)).value  # type: ignore[no-any-return]
