"""Builtin functions that lead to a Python object at first, and to machine code later, for whoever has them by then.

A builtin's code has just the arguments of the interpreter's own PyObject_Vectorcall, which calls what would be ``self``.
"""

from __future__ import annotations

from _ctypes import CFuncPtr, addressof, dlopen

from ..c_numbers import Function, address_of, number_class

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

FAST_WITH_KEYWORDS = 0x82
"""METH_FASTCALL | METH_KEYWORDS: C gets an array of arguments and the names of the last of them."""


class _Interpreter:
    _handle = dlopen(None, 0)  # type: ignore[arg-type]


class _Function(CFuncPtr):
    """A function of the interpreter's, which needs the GIL."""

    _flags_ = 1 | 4  # FUNCFLAG_CDECL | FUNCFLAG_PYTHONAPI


_interpreter: Any = _Interpreter
_object, _word = number_class("O"), number_class("Q")
_make: Any = _Function(("PyCFunction_NewEx", _interpreter))
_make.argtypes, _make.restype = (_word, _object, _object), _object
_keep = _Function(("Py_IncRef", _interpreter))
_keep.argtypes, _keep.restype = (_object,), None
try:
    _call = address_of(Function(("PyObject_Vectorcall", _interpreter)))
except AttributeError:  # before Python 3.11
    _call = 0


def possible() -> bool:
    return _call != 0


def builtin(to: Any, name: str, module: str, doc: str) -> Any:
    """A builtin function that calls ``to``."""
    texts = name.encode(), doc.encode()
    start = bytes.__basicsize__ - 1  # of what is in bytes
    # PyMethodDef: name, code, flags, documentation
    method = (_word * 4)(id(texts[0]) + start, _call, FAST_WITH_KEYWORDS, id(texts[1]) + start)
    _keep((texts, method))  # a builtin refers to them, and may outlive this module
    return _make(addressof(method), to, module)


def replace(function: Any, to: Any, code: int, owner: Any) -> bool:
    """Let a builtin that calls ``to`` be one of the code at an address, which gets ``owner`` as its first argument. False where
    the interpreter does not keep its functions as expected."""
    # PyCFunctionObject: an object's head, PyMethodDef, self
    parts = (_word * 2).from_address(id(function) + object.__basicsize__)
    if parts[1] != id(to):
        return False
    method = (_word * 4)(*(_word * 4).from_address(parts[0]))
    method[1] = code
    _keep((method, owner))
    parts.__init__(
        addressof(method), id(owner)
    )  # both at once: no other thread sees the code of one with the self of the other
    return True
