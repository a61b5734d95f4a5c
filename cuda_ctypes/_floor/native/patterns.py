"""A C function in machine code that fills memory with a pattern: bytes, whose number tells which C function to call."""

from __future__ import annotations

import ctypes

from ..builtins import BYTES, lasting
from . import processor
from .code_memory import FUNCTIONS
from .interpreter import LENGTH

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def pattern_filler(cells: dict[int, Any], name: str) -> Any:
    """The cell with the address of ``int fill(address, pattern, size, more)``, for the rest of the process. ``pattern`` is the number
    of a byte, or the address of the content of bytes. For 1, 2 or 4 of them it calls the C function in the cell of that number, with
    the address, the pattern as a number, how often it fits the ``size``, and ``more``. It returns 1 for others, and where they do not
    fit. The address is 0 if there is no room for code.
    """
    shape = "patterns", *[(width, ctypes.addressof(cell)) for width, cell in cells.items()]
    code = FUNCTIONS.find(shape) or FUNCTIONS.add(shape, lambda: _written(lasting(cells)), name)
    return ctypes.c_void_p(lasting(code).address if code else 0)


def _written(cells: dict[int, Any]) -> tuple[bytes, list[int]]:
    machine = processor()
    code, first, second = machine.Assembler(0, 4), machine.FIRST, machine.SECOND
    _, pattern, size, _ = machine.ARGUMENTS[:4]
    code.constant(first, 256)
    code.if_below(pattern, first, "call 1")
    code.load(second, pattern, LENGTH - BYTES)
    for width in cells:
        other = f"not {width}"
        code.if_other(second, width, other)
        code.offset(pattern, pattern, width - 4)  # what ends there is in the object
        code.load_half(first, pattern)
        code.shift_right(pattern, first, 32 - 8 * width)
        code.shift_right(machine.KEPT, size, width // 2)
        code.move(first, machine.KEPT)
        for _ in range(width // 2):
            code.move(second, first)
            code.add(first, second, second)
        code.if_different(first, size, "refused")
        code.move(size, machine.KEPT)
        code.jump(f"call {width}")
        code.label(other)
    code.label("refused")
    code.constant(machine.RESULT, 1)
    code.leave()
    for width, cell in cells.items():
        code.label(f"call {width}")
        code.constant(first, ctypes.addressof(cell))
        code.load(first, first, 0)
        code.if_zero(first, "refused")
        code.call_register(first)
        code.leave()
    return code.finished(), code.returns
