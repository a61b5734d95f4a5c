"""Memory with code in it, which is never writable and executable at once."""

from __future__ import annotations

import os
from _ctypes import CFuncPtr, dlopen

from ..c_numbers import number_class
from . import processor

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

_READ, _WRITE, _EXECUTE = 1, 2, 4  # PROT_READ, PROT_WRITE, PROT_EXEC
_PRIVATE, _ANONYMOUS = 0x02, 0x20  # MAP_PRIVATE, MAP_ANONYMOUS
WORD, INT = number_class("Q"), number_class("i")


class _Process:
    """Of which functions are: no library is opened for them."""

    _handle = dlopen(None, 0)  # type: ignore[arg-type]


class _Function(CFuncPtr):
    _flags_ = 1 | 4  # FUNCFLAG_CDECL | FUNCFLAG_PYTHONAPI: the GIL is held


def process_function(name: str, result: Any, *arguments: Any) -> Any:
    """A function that this process exports, the interpreter's among them. Raises AttributeError where there is none."""
    process: Any = _Process
    function = _Function((name, process))
    function.restype, function.argtypes = result, arguments
    return function


_allocate = process_function("mmap", WORD, WORD, WORD, INT, INT, INT, WORD)
_protect = process_function("mprotect", INT, WORD, WORD, INT)
_copy = process_function("memcpy", WORD, WORD, number_class("z"), WORD)


def executable(code: bytes) -> int:
    """The address of ``code``, which stays there as long as the process lives. Raises OSError where the system forbids it."""
    page = os.sysconf("SC_PAGESIZE")
    size = -(-len(code) // page) * page
    address: int = _allocate(0, size, _READ | _WRITE, _PRIVATE | _ANONYMOUS, -1, 0)
    if address == (1 << 64) - 1:
        raise OSError("no memory for code")
    _copy(address, code, len(code))
    if os.uname().machine != "x86_64":  # whose instruction cache sees what is written
        processor().synchronize(address, size)
    if _protect(address, size, _READ | _EXECUTE):
        raise OSError("the system forbids executable memory")
    return address
