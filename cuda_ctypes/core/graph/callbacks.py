"""Functions that a graph calls on the host."""

from __future__ import annotations

import ctypes
import sys
from types import BuiltinFunctionType, FunctionType, MethodType
from weakref import WeakValueDictionary

from ..._floor.native import routines
from .._driver import after_few
from .operands import address_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

HOST_FUNCTION: Any = ctypes.CFUNCTYPE(None)
"""A CUhostFn without its parameter, which C passes in a register: a Python callable has none."""
C_FUNCTION: Any = HOST_FUNCTION.__bases__[0]
"""The base of all function pointers of ctypes."""
PLAIN = frozenset((FunctionType, BuiltinFunctionType, MethodType))
"""Classes of callables of Python."""
_made: WeakValueDictionary[int, Any] = WeakValueDictionary()
"""Function pointers of ctypes to Python callables, which they have as ``calls``, by their address and by that of the callable."""


def host_function(fn: Any, user_data: Any) -> tuple[int, int, tuple[Any, ...]]:
    """The addresses of a C function and of its argument, and the objects to retain.

    ``fn`` and ``user_data`` are those of :meth:`Building.callback`. Raises TypeError for a wrong type or prototype,
    OverflowError for a number that is no address, ValueError for ``user_data`` with a Python callable.
    """
    if type(fn) in PLAIN and user_data is None and CALLER:  # the usual case
        return CALLER[0], id(fn), (fn,)
    if isinstance(fn, C_FUNCTION):
        check_prototype(fn)
        if user_data is None or isinstance(user_data, int):
            return address_in(fn), address_of(user_data or 0, "user_data"), (fn,)
        copied = copy_of(user_data)
        return address_in(fn), ctypes.addressof(copied), (fn, copied)
    if not callable(fn):
        raise TypeError(f"fn: a callable or a function pointer of ctypes is expected, got {type(fn).__name__}")
    if user_data is not None:
        raise ValueError("user_data is for function pointers of ctypes only: a Python callable can be a closure")
    _called()
    if CALLER:
        return CALLER[0], id(fn), (fn,)
    made = _made.get(id(fn))
    if made is None:
        made = HOST_FUNCTION(fn)
        made.calls = fn
        _made[id(fn)] = _made[address_in(made)] = made
    return address_in(made), 0, (made,)


CALLER: list[int] = []
"""The address of a function of C that calls the Python object at its argument, after a few callables, if there is machine code."""


def quicken_calling() -> list[int]:
    """:data:`CALLER`, with the function if there can be one."""
    if not CALLER and routines() is not None:
        from ..._floor.native.call_python import caller

        CALLER.extend(filter(None, [caller()]))
    return CALLER


_called = after_few(quicken_calling)


def address_in(function: Any) -> int:
    """The address in a function pointer, in a fifth of the time of ``ctypes.cast()``."""
    return ctypes.c_void_p.from_address(ctypes.addressof(function)).value or 0


def callable_at(parameters: Any) -> Any:
    """The Python callable of a CUDA_HOST_NODE_PARAMS, which its graph keeps; None for a function of C."""
    address = address_in(parameters.fn) if isinstance(parameters.fn, C_FUNCTION) else int(parameters.fn)
    if address in CALLER:
        return ctypes.cast(int(parameters.userData), ctypes.py_object).value
    return getattr(_made.get(address), "calls", None)


def check_prototype(fn: Any) -> None:
    """Raise TypeError for a function pointer that the driver cannot call."""
    parameters = fn.argtypes
    if fn.restype is None and parameters is not None and list(parameters) == [ctypes.c_void_p]:
        return
    wanted = "ctypes.CFUNCTYPE(None, ctypes.c_void_p)"
    if sys.platform == "win32":
        wanted += " or ctypes.WINFUNCTYPE(None, ctypes.c_void_p)"
    shown = (
        "undeclared" if parameters is None else ", ".join(getattr(item, "__name__", repr(item)) for item in parameters)
    )
    result = getattr(fn.restype, "__name__", fn.restype)
    raise TypeError(
        f"fn: the driver calls a void function of one pointer, {wanted}; this one returns {result}, parameters: {shown}. "
        "For a function of a library, set its restype and argtypes"
    )


def copy_of(user_data: Any) -> Any:
    """A copy of bytes in memory that stays in place."""
    try:
        content = bytes(memoryview(user_data))
    except TypeError:
        raise TypeError(f"user_data: an address or bytes are expected, got {type(user_data).__name__}") from None
    return ctypes.create_string_buffer(content, max(1, len(content)))
