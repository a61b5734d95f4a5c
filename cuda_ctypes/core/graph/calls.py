"""Calls of the driver with numbers and structs: machine code from the second call of a function on."""

from __future__ import annotations

import ctypes

from .._driver import fail, late, second_call

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

_functions: dict[str, Any] = {}


def function(name: str) -> Any:
    """A function of the driver's, for numbers, and bytes with the members of structs. It returns the number that C writes; the status if it
    writes none. Raises FunctionNotFoundError if the installed driver lacks it, and CUDAError if it refuses to write a number."""
    return _functions.get(name) or _functions.setdefault(name, late(_functions, name, name))


def at_second_call(functions: dict[Any, Any], key: Any, written: Any, quickened: Any) -> Any:
    """``written`` for ``functions[key]``, which ``quickened(written)`` replaces at the second call: the same by machine code."""

    def quicken() -> None:
        functions[key] = quickened(written)

    called = second_call(quicken)

    def first(*given: Any) -> Any:
        called()
        return written(*given)

    return functions.setdefault(key, first)


def call(name: str, *given: Any) -> None:
    """Call a function of the driver's that writes no number, with structs too. Raises CUDAError if it refuses, FunctionNotFoundError if the
    installed driver lacks it."""
    for each in given:
        if each.__class__ is not int and each.__class__ is not bytes:
            given = tuple([each if each.__class__ in (int, bytes) else passed(each) for each in given])
            break
    status = (_functions.get(name) or function(name))(*given)
    if status:
        fail(status, name)


def passed(value: Any) -> int:
    """The number that C gets: the address of a struct or an array, or the handle itself."""
    if isinstance(value, (ctypes.Structure, ctypes.Array)):
        return ctypes.addressof(value)
    return int(value) if hasattr(value, "__int__") else value.getPtr()  # a struct of the driver's module
