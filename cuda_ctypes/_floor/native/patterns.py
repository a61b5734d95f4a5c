"""A C function in machine code that fills memory with a pattern: bytes, whose number tells which C function to call. And a builtin that
reads them where they are: of a NumPy scalar in 0.1 us, for which Python takes 0.3."""

from __future__ import annotations

import ctypes

from ..builtins import BYTES, lasting
from . import processor
from .capsules import Exchange, ExchangeWriter
from .code_memory import lasting_code
from .interpreter import LENGTH, TYPE, Functions
from .writing.frame import VIEW, VIEW_SIZE

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


COUNT = 57
"""No address has this bit, nor the next two; and with them a number is quickly read."""


def pattern_filler(cells: dict[int, Any], name: str) -> Any:
    """The cell with the address of ``int fill(address, pattern, size, more)``, for the rest of the process. ``pattern`` is the number
    of a byte, or of several with their count from the bit ``COUNT`` on, or the address of the content of bytes. For 1, 2 or 4 of them
    it calls the C function in the cell of that count, with the address, the pattern as a number, how often it fits the ``size``, and
    ``more``. It returns 1 for others, and where they do not fit. The address is 0 if there is no room for code.
    """
    shape = "patterns", *[(width, ctypes.addressof(cell)) for width, cell in cells.items()]
    return ctypes.c_void_p(lasting_code(shape, lambda: _written(lasting(cells)), name))


def _written(cells: dict[int, Any]) -> tuple[bytes, list[int]]:
    machine = processor()
    code, first, second = machine.Assembler(0, 4), machine.FIRST, machine.SECOND
    _, pattern, size, _ = machine.ARGUMENTS[:4]
    code.constant(first, 256)
    code.if_below(pattern, first, "call 1")
    code.shift_right(second, pattern, COUNT)
    code.if_not_zero(second, "number")
    code.load(second, pattern, LENGTH - BYTES)
    for width in cells:
        other = f"not {width}"
        code.if_other(second, width, other)
        code.offset(pattern, pattern, width - 4)  # what ends there is in the object
        code.load_half(first, pattern)
        code.shift_right(pattern, first, 32 - 8 * width)
        code.label(f"number {width}")
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
    code.label("number")
    code.extend(pattern, pattern, "I")
    for width in cells:
        code.constant(first, width)
        code.if_equal(second, first, f"number {width}")
    code.jump("refused")
    for width, cell in cells.items():
        code.label(f"call {width}")
        code.constant(first, ctypes.addressof(cell))
        code.load(first, first, 0)
        code.if_zero(first, "refused")
        code.call_register(first)
        code.leave()
    return code.finished(), code.returns


class Read(Exchange):
    """``read(value)``: the number and the count of the bytes of an object, as :func:`pattern_filler` takes them. ``slow`` is called for
    objects whose class is not in the dict ``classes``. Those must run no Python code."""

    def __init__(self, slow: Any, classes: dict[Any, Any]) -> None:
        super().__init__(slow, Reading, 1, 1 + VIEW)
        self.classes = self.pooled(classes)


class Reading(ExchangeWriter):
    def write(self) -> None:
        machine, code = self.machine, self.code
        first, second, third = machine.ARGUMENTS[:3]
        number, view = self.first_output, self.first_output + 1
        self.load_object(first, self.routine.classes)
        code.load(machine.FIRST, machine.VALUES, 0)
        code.load(second, machine.FIRST, TYPE)
        self.find("unfit")
        self.drop(machine.STATE)
        code.load(first, machine.VALUES, 0)
        code.slot_address(second, view)
        code.constant(third, 0)  # PyBUF_SIMPLE: in one piece
        code.call(Functions.lend)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.if_not_zero(machine.FIRST, "unfit")
        self.store_zero(number)
        code.load_slot(machine.KEPT, view + VIEW_SIZE)
        for width in (1, 2, 4):
            code.if_other(machine.KEPT, width, other := self.new_label())
            code.jump("fine")
            code.label(other)
        code.slot_address(first, view)
        code.call(Functions.give_back)
        code.jump("slow")
        code.label("fine")
        code.slot_address(first, number)
        code.load_slot(second, view)
        code.move(third, machine.KEPT)
        code.call(Functions.copy)
        code.slot_address(first, view)
        code.call(Functions.give_back)
        code.constant(machine.SECOND, 1 << COUNT)
        code.multiply(machine.STATE, machine.KEPT, machine.SECOND)
        code.load_slot(machine.SECOND, number)
        code.add(first, machine.STATE, machine.SECOND)
        code.call(Functions.from_unsigned)
        code.leave()


def pattern_reader(slow: Any, classes: dict[Any, Any]) -> Any:
    """A builtin that does the same as a function of Python; this, if there is no room for code; see :class:`Read`."""
    return Read(slow, classes).function("bytes read", __name__)
