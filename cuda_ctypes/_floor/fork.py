"""What becomes of a library in a child that was forked after its parent had initialized it.

The CUDA driver does not survive a fork, and not every function of it says so: some report success and do nothing. So in such
a child each function is replaced by one that only says so.
"""

from __future__ import annotations

import ctypes
import os

from .parameters import PYPY

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .library import Library


def redirect(function: Any, to: Any) -> None:
    """Let a ctypes function call another one: what it calls is the address in its memory."""
    ctypes.memmove(ctypes.addressof(function), ctypes.addressof(to), ctypes.sizeof(ctypes.c_void_p))


def refuse_in_children(library: Library, asks: str, status: int) -> None:
    """From now on, all functions return ``status`` in forked children. ``asks`` is a function that takes an address to write
    to and succeeds where the library was initialized."""
    # PyPy's functions do not keep their addresses where they can be replaced
    if PYPY or not hasattr(os, "register_at_fork") or not library.address(asks):
        return
    ask, room = library.function(asks, 0, ""), ctypes.c_void_p()
    initialized = False

    def before() -> None:
        nonlocal initialized
        initialized = not ask(ctypes.byref(room))

    def in_child() -> None:
        if initialized:
            library.refusal = ctypes.CFUNCTYPE(ctypes.c_int)(lambda: status)  # whatever it is called with
            for function in library.functions:
                redirect(function, library.refusal)

    os.register_at_fork(before=before, after_in_child=in_child)
