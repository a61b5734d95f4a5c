"""The meaning of a ctypes object that ``checked`` is given for a pointer.

All ctypes objects are buffers, so ``bindings`` (as cuda.bindings) passes the address of any of them: of a ``c_void_p``,
the address of the Python object that holds the pointer. In ``checked``:

- a pointer (``c_void_p``, ``c_char_p``, ``POINTER(...)``, a function, ``byref(...)``) is the address that it holds;
- an integer of a pointer's size is refused where C takes a ``void *``: it may be an address, or memory of 8 bytes;
- all others (arrays, structs, smaller numbers, floats) are their memory.
"""

from __future__ import annotations

import ctypes

from .records import RawScalar

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

POINTERS = (
    ctypes.c_void_p,
    ctypes.c_char_p,
    ctypes.c_wchar_p,
    ctypes._Pointer,
    ctypes._CFuncPtr,  # type: ignore[attr-defined]
    type(ctypes.byref(ctypes.c_int())),
)
"""Classes of ctypes whose instances hold an address."""
PLAIN = frozenset({int, bytes, bytearray, memoryview, tuple, type(None)})
"""Classes of the usual values, which mean themselves."""
WORD = ctypes.sizeof(ctypes.c_void_p)


def pointed(value: Any, name: str, typed: bool = False) -> Any:
    """The address in a ctypes pointer (None for NULL); any other value as it is. ``typed`` pointers point to a C type
    other than void: an integer is memory there."""
    if isinstance(value, POINTERS):
        return ctypes.cast(value, ctypes.c_void_p).value
    if typed or not isinstance(value, ctypes._SimpleCData):
        return value
    if isinstance(value, RawScalar):  # of the same size, and it has a name: CUdeviceptr
        return value.value
    if isinstance(value, ctypes.py_object):
        raise TypeError(f"{name}: a py_object is no address for C: pass the object's buffer, or id() of it")
    if is_ambiguous(value):
        raise TypeError(
            f"{name}: a {type(value).__name__} is ambiguous for a pointer: {name}.value is the address that it holds, "
            f"ctypes.byref({name}) the address of its memory"
        )
    return value


def is_ambiguous(value: ctypes._SimpleCData[Any]) -> bool:
    """Whether a ctypes object is an integer of a pointer's size, or a reference to a Python object."""
    return ctypes.sizeof(value) == WORD and value._type_ in "lLqQO"  # type: ignore[attr-defined]


def pointed_text(value: Any, name: str) -> Any:
    """The same for ``const char *``; an array of characters is its text up to the first NUL."""
    if isinstance(value, ctypes.Array) and value._type_ is ctypes.c_char:
        return value.value
    if isinstance(value, (ctypes.c_char_p, ctypes._Pointer, ctypes.c_void_p)):
        return ctypes.cast(value, ctypes.c_char_p).value
    return value
