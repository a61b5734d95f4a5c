"""What becomes of a library in a child that was forked after its parent had initialized it.

The CUDA driver does not survive a fork, and not every function of it says so: some report success and do nothing. So in such
a child each function is made to be the one that does say so, which the table names.
"""

from __future__ import annotations

import ctypes
import os
import sys

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .library import Library

PYPY = sys.implementation.name == "pypy"  # its functions do not keep their addresses there


def refuse_in_children(library: Library, asks: str, refuses: str) -> None:
    """From now on, forked children are told. ``asks`` takes an address to write to and succeeds where the library was
    initialized; ``refuses`` takes nothing and fails in the child."""
    refusal = library.address(refuses)
    if not (refusal and library.address(asks) and hasattr(os, "register_at_fork")) or PYPY:
        return
    room = ctypes.c_void_p()
    initialized = False
    ask = library.function(asks, 0, "")

    def before() -> None:
        nonlocal initialized
        initialized = not ask(ctypes.byref(room))

    def in_child() -> None:
        if initialized:
            for function in library.functions:  # what a ctypes function calls is the address in its memory
                ctypes.c_void_p.from_address(ctypes.addressof(function)).value = refusal

    os.register_at_fork(before=before, after_in_child=in_child)
