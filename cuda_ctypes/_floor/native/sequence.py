"""Several C functions as one, in machine code that calls them one after the other: no exception of a signal handler comes between.

A :class:`.routine.Routine` calls it like any other C function. Steps that are not the last end it with their status if they are
refused. It calls nothing if the library of a function is closed, and nothing more once a handle that it needs is 0.
"""

from __future__ import annotations

import ctypes

from ..builtins import lasting
from . import NOT_CALLED, processor
from .code_memory import lasting_code

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    Source = tuple[str, int] | tuple[str, int, int]
    Call = tuple[Any, tuple[Source, ...]]


def argument(position: int) -> Source:
    """An argument of the sequence."""
    return "argument", position


def number(value: int) -> Source:
    """A constant."""
    return "number", value


def word(position: int) -> Source:
    """A word of the sequence's own memory."""
    return "word", position


def content(position: int, offset: int = 0) -> Source:
    """The word at the address that an argument is, or behind it."""
    return "content", position, offset


def behind(position: int, offset: int) -> Source:
    """The address behind the one that an argument is."""
    return "behind", position, offset


def address(position: int) -> Source:
    """The address of such a word."""
    return "address", position


class Sequence:
    """A C function with ``count`` arguments. Its own memory has the ``words`` at first."""

    def __init__(self, count: int, *words: int) -> None:
        self.count = count
        self.words = words
        self.steps: list[tuple[Call, Call | None, int | None]] = []
        self.last: Call | None = None

    def call(self, cell: Any, *sources: Source, refused: Call | None = None, needed: int | None = None) -> None:
        """Call the C function in ``cell``. If it is ``refused``, make this call, and return the status. It writes a word ``needed`` by the
        next ones: if that is 0, return NOT_CALLED."""
        self.steps.append(((cell, sources), refused, needed))

    def at_last(self, cell: Any, *sources: Source) -> None:
        """Make this call after the last step, whatever its status is, which the sequence returns."""
        self.last = cell, sources

    def cell(self, name: str) -> Any:
        """The cell with the address of the code, for the rest of the process. The address is 0 if there is no room for code."""
        shape = (
            "sequence",
            self.count,
            self.words,
            *[(_shape(call), _shape(refused), needed) for call, refused, needed in self.steps],
            _shape(self.last),
        )
        return ctypes.c_void_p(lasting_code(shape, self._written, name))

    def _calls(self) -> list[Call]:
        return [each for each in (*[each for step in self.steps for each in step[:2]], self.last) if each]

    def _written(self) -> tuple[bytes, list[int]]:
        machine, status = processor(), self.count + len(self.words)
        code = machine.Assembler(status + 1, max([len(sources) for _, sources in self._calls()]))
        for position, register in zip(range(self.count), machine.ARGUMENTS):
            code.store_slot(position, register)
        for position in range(len(machine.ARGUMENTS), self.count):
            code.load_argument(machine.FIRST, position - len(machine.ARGUMENTS))
            code.store_slot(position, machine.FIRST)
        for position, value in enumerate(self.words, self.count):
            code.constant(machine.FIRST, value)
            code.store_slot(position, machine.FIRST)
        for cell, _ in self._calls():
            code.constant(machine.FIRST, ctypes.addressof(lasting(cell)))
            code.load(machine.FIRST, machine.FIRST, 0)
            code.if_zero(machine.FIRST, "closed")
        for position, (step, refused, needed) in enumerate(self.steps):
            self._write_call(code, step)
            code.extend(machine.FIRST, machine.RESULT, "I")
            code.store_slot(status, machine.FIRST)
            if refused or position + 1 < len(self.steps):
                code.if_not_zero(machine.FIRST, f"refused {position}")
            if needed is not None:
                code.load_slot(machine.FIRST, self.count + needed)
                code.if_zero(machine.FIRST, "closed")
        self._return(code, self.last, status)
        for position, (_, refused, _) in enumerate(self.steps):
            if refused or position + 1 < len(self.steps):
                code.label(f"refused {position}")
                self._return(code, refused, status)
        code.label("closed")
        code.constant(machine.RESULT, NOT_CALLED & 0xFFFFFFFF)
        code.leave()
        return code.finished(), code.returns

    def _return(self, code: Any, last: Call | None, status: int) -> None:
        if last:
            self._write_call(code, last)
        code.load_slot(processor().RESULT, status)
        code.leave()

    def _write_call(self, code: Any, call: Call) -> None:
        machine, (cell, sources) = processor(), call
        last = len(machine.ARGUMENTS)
        for position, (kind, value, *offset) in enumerate(sources):
            register = machine.ARGUMENTS[position] if position < last else machine.FIRST
            if kind == "number":
                code.constant(register, value)
            elif kind == "address":
                code.slot_address(register, self.count + value)
            elif kind == "content":
                code.load_slot(register, value)
                code.load(register, register, *offset)
            elif kind == "behind":
                code.load_slot(register, value)
                code.offset(register, register, *offset)
            else:
                code.load_slot(register, value + (self.count if kind == "word" else 0))
            if position >= last:
                code.stack(position - last, register)
        code.constant(machine.FIRST, ctypes.addressof(cell))
        code.load(machine.FIRST, machine.FIRST, 0)
        code.call_register(machine.FIRST)


def _shape(call: Call | None) -> tuple[Any, ...]:
    return (ctypes.addressof(call[0]), *call[1]) if call else ()
