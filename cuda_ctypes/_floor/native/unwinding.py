"""Unwind information for generated code, for C++ exceptions, cancelled threads, debuggers, profilers and crash
reporters.

Each piece of code is registered, as DWARF call frame information, with the unwinder of GCC's runtime, which glibc uses
too.
"""

from __future__ import annotations

import _ctypes
from struct import pack

from .. import from_a_signal
from ..builtins import HeldFunction

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

LIBRARY = "libgcc_s.so.1"
_functions: list[Any] = []


def _unwinder() -> Any:
    """``__register_frame`` and ``__deregister_frame``; empty without libgcc, as with musl. They are called with the GIL held: before
    Python 3.12, a finalizer that gives it away while the interpreter ends never gets it back.
    """
    if not _functions:
        try:
            library = _ctypes.dlopen(LIBRARY, 0)
            addresses = [_ctypes.dlsym(library, f"__{name}_frame") for name in ("register", "deregister")]
            _functions.append([HeldFunction(address) for address in addresses])
        except OSError as error:
            if from_a_signal(error):
                raise
            _functions.append(())
    return _functions[0]


def behind(code: bytes, at: int) -> bytes:
    """Nothing needs to stand behind code."""
    return b""


def register(code: Any, machine: Any, size: int, returns: list[int], at: int = 0) -> Any:
    """Register ``size`` bytes of code at the address ``code``, written by a processor's Assembler; ``returns`` are the
    offsets of its return instructions. Returns an object for :func:`forget`, to be kept alive until then; None without
    an unwinder."""
    functions = _unwinder()
    if not functions:
        return None
    kept = frame_information(code, machine, size, returns)
    functions[0](kept)
    return kept


def forget(kept: Any, functions: Any = _functions) -> None:
    if kept is not None:
        functions[0][1](kept)


def frame_information(address: int, machine: Any, size: int, returns: list[int]) -> bytes:
    """An ``.eh_frame`` section: a common entry, the entry of this code, and the end mark."""
    unwound = machine.Unwinding
    start = pack("<IB3sBBBBB", 0, 1, b"zR\0", unwound.unit, 0x78, unwound.link, 1, 0) + unwound.entry
    common = _padded(start)
    steps, here = unwound.prologue, unwound.prologue_size
    for place in returns:
        steps += pack("<BI", 0x04, (place - here) // unwound.unit)  # DW_CFA_advance_loc4
        steps += bytes([0x0A, *unwound.entry_frame, 0x40 | machine.RETURN_SIZE // unwound.unit, 0x0B])
        here = place + machine.RETURN_SIZE  # until there DW_CFA_remember_state, then DW_CFA_restore_state
    entry = _padded(pack("<IQQB", len(common) + 4, address, size, 0) + steps)
    return common + entry + bytes(4)


def _padded(content: bytes) -> bytes:
    content += bytes(-(len(content) + 4) % 8)  # DW_CFA_nop
    return pack("<I", len(content)) + content
