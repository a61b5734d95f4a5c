"""Calls of the driver with numbers and bytes: machine code after a few calls of a function."""

from __future__ import annotations

import ctypes

from .._driver import fail, late

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

_functions: dict[str, Any] = {}


def function(name: str) -> Any:
    """A function of the driver's, for numbers, and bytes with the members of structs. It returns the number that C writes; the status if it
    writes none. Raises FunctionNotFoundError if the installed driver lacks it, and CUDAError if it refuses to write a number."""
    return _functions.get(name) or _functions.setdefault(name, late(_functions, name, name))


def call(name: str, *given: int | bytes) -> None:
    """Call a function of the driver's that writes no number. Raises CUDAError if it refuses, FunctionNotFoundError if the installed driver lacks
    it."""
    status = function(name)(*given)
    if status:
        fail(status, name)


def passed(struct: Any) -> int:
    """The address of a struct, for C."""
    if isinstance(struct, ctypes.Structure):
        return ctypes.addressof(struct)
    return struct.getPtr()  # type: ignore[no-any-return]  # one of the driver's module
