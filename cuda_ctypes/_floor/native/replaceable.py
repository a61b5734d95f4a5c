"""Builtin functions, and such whose code can be replaced while programs have them already."""

from __future__ import annotations

import os
from _ctypes import addressof

from ..c_numbers import address_of, number_class
from .memory import WORD, executable, process_function

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, TypeVar

    T = TypeVar("T")

_FAST_WITH_KEYWORDS = 0x82
"""METH_FASTCALL | METH_KEYWORDS: C gets an array of arguments and the names of the last of them."""
BYTES = bytes.__basicsize__ - 1
"""Offset of the content of bytes."""
START = {
    "x86_64": "48 8b 47 20  48 8b 7f 28  ff e0",  # mov rax, [rdi + 32]; mov rdi, [rdi + 40]; jmp rax
    "aarch64": "09 10 40 f9  00 14 40 f9  20 01 1f d6",  # ldr x9, [x0, 32]; ldr x0, [x0, 40]; br x9
}
"""The code of a builtin whose code can be replaced: go on at the address in the first word of the bytes that are its first
argument, with the second word in their place. It stays the same: builtins are equal if their code and its argument are."""

_object = number_class("O")
_new = process_function("PyCFunction_NewEx", _object, WORD, _object, _object)
_keep = process_function("Py_IncRef", None, _object)
_methods: dict[tuple[str, int, str], Any] = {}


def _caller() -> tuple[int, bool]:
    try:
        return address_of(process_function("PyObject_Vectorcall", None)), True
    except AttributeError:  # before Python 3.11
        return address_of(process_function("_PyFunction_Vectorcall", None)), False


CALL, ANY_CALLABLE = _caller()
"""The address of a function of the interpreter's that calls an object with the arguments that a builtin's code gets; whether it
can be any object, or must be a function in Python."""
_start = executable(bytes.fromhex(START[os.uname().machine]))


def lasting(value: T) -> T:
    """An object whose address C has: it stays, also where Python ends and drops this module before what was made with it."""
    _keep(value)
    return value


def method(name: str, code: int, doc: str) -> Any:
    """PyMethodDef, what a builtin function is made of: name, code, flags, documentation. It and its texts stay where they are."""
    key = name, code, doc
    try:
        return _methods[key]
    except KeyError:
        texts = lasting((name.encode(), doc.encode()))
        told = id(texts[1]) + BYTES if doc else 0
        made = (WORD * 4)(id(texts[0]) + BYTES, code, _FAST_WITH_KEYWORDS, told)
        return lasting(_methods.setdefault(key, made))


def builtin(name: str, code: int, owner: Any, module: str, doc: str) -> Any:
    """A builtin function of the code at an address, which gets ``owner`` as its first argument."""
    return _new(addressof(method(name, code, doc)), owner, module)


class MachineCode(bytes):
    """What a builtin whose code can be replaced refers to; behind the two words stands the name of its module."""

    __slots__ = ()

    def __reduce__(self) -> Any:
        """A builtin is pickled as an attribute of its owner: let that be the module where it is found."""
        from importlib import import_module

        return import_module, (self[16:].decode(),)


def leading(to: Any, name: str, module: str, doc: str) -> Any:
    """A builtin function that calls ``to``."""
    words = CALL.to_bytes(8, "little") + id(lasting(to)).to_bytes(8, "little")
    return builtin(name, _start, MachineCode(words + module.encode()), module, doc)


def replace(function: Any, code: int, owner: Any) -> None:
    """Let a function that :func:`leading` made go on with the code at an address, which gets ``owner`` as its first argument."""
    words = (WORD * 2).from_address(id(function.__self__) + BYTES)
    target = id(lasting(owner))
    words.__init__(code, target)  # both at once, while the GIL is held: no thread sees one without the other
