"""Unwind information for generated code on Windows, for exceptions, debuggers, profilers and crash reporters.

Windows finds it by a table of functions, whose addresses count from that of the code. So both stand behind the code.
"""

from __future__ import annotations

from struct import pack, unpack_from

from ..builtins import process_function
from ..types import WORD

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

PUSHED, ALLOCATED, FRAME = 0, 1, 3  # UWOP_PUSH_NONVOL, UWOP_ALLOC_LARGE, UWOP_SET_FPREG
RBP = 5
STEPS = (
    # bytes of code up to the step's end, the step, its register: see the beginning of x86_64.Assembler, the last step first
    (17, PUSHED, 15),
    (15, PUSHED, 14),
    (13, PUSHED, 13),
    (11, PUSHED, 12),
    (9, PUSHED, 3),
    (8, FRAME, 0),
    (5, PUSHED, RBP),
)
PROLOGUE = 24
"""Bytes of the code that makes the frame. It ends with the size of the frame, of 4 bytes."""
_ENTRY = 12
"""Bytes of a RUNTIME_FUNCTION."""
_functions: list[Any] = []
"""RtlAddFunctionTable and RtlDeleteFunctionTable."""


def behind(code: bytes, at: int) -> bytes:
    """The RUNTIME_FUNCTION and the UNWIND_INFO of code, to stand ``at`` bytes behind its beginning, a multiple of 4."""
    (room,) = unpack_from("<I", code, PROLOGUE - 4)
    steps = pack("<BBH", PROLOGUE, ALLOCATED, room // 8)
    steps += b"".join(pack("<BB", end, step | register << 4) for end, step, register in STEPS)
    count = len(steps) // 2
    return pack("<III4B", 0, len(code), at + _ENTRY, 1, PROLOGUE, count, RBP) + steps + bytes(2 * (count % 2))


def register(address: int, machine: Any, size: int, returns: list[int], at: int) -> Any:
    """Register the table that stands ``at`` bytes behind the beginning of code. Returns an object for :func:`forget`."""
    if not _functions:
        _functions.extend(map(process_function, ("RtlAddFunctionTable", "RtlDeleteFunctionTable")))
    table = WORD(address + at)
    return table if _functions[0](table, 1, WORD(address)) & 0xFF else None


def forget(table: Any, functions: Any = _functions) -> None:
    if table is not None:
        functions[1](table)
