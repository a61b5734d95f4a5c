"""The part of code that makes a live handle, as :func:`..types.live_handles.view` does: of ``config.hStream``, and of
``CUstream(_ptr=address)``."""

from __future__ import annotations

import sys
from ctypes import c_char

from ..types import WORD
from .equality import INHERITS
from .integers import INDEX
from .interpreter import DIGITS, HASH, ITEMS, LENGTH, ONE_DIGIT, TWO_DIGITS, TYPE, ZERO, Functions, address
from .live import load_number
from .pointed_lists import SET_ITEM
from .writing import FOUND, NAMES, Writer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

SET_DICT, MATCHES = address("PyObject_GenericSetDict"), address("PyErr_ExceptionMatches")
ALL_MEMORY: Any = (c_char * sys.maxsize).from_address(0)
"""All memory of this process, as the owner of a slot at any address: an object for each address would take 0.1 us."""


class LiveMaker(Writer):
    def expect_int(self, live: str, other: str) -> None:
        """Go on with an int of any class in KEPT, such as a bool; jump to ``live`` with a live handle, to ``other`` with anything else.
        Registers that calls do not preserve are lost."""
        machine, code = self.machine, self.code
        first, second = machine.ARGUMENTS[:2]
        code.load(first, machine.KEPT, TYPE)
        code.load(machine.FIRST, first, TYPE)
        code.constant(machine.SECOND, WORD.from_address(id(type) + HASH).value)
        code.if_other_at(machine.FIRST, HASH, machine.SECOND, live)  # the class of live classes has its own
        self.load_object(second, self.int_class)
        code.call(INHERITS)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.if_zero(machine.FIRST, other)

    def load_index(self, to: int, other: str, failed: str) -> None:
        """Load the number of an object in KEPT that is no int, such as NumPy's; jump to ``other`` if it has none, or none of up to two
        digits, to ``failed`` after another exception. STATE is lost."""
        machine, code = self.machine, self.code
        code.move(machine.ARGUMENTS[0], machine.KEPT)
        code.call(INDEX)
        code.if_zero(machine.RESULT, "no index")
        code.move(machine.STATE, machine.RESULT)
        load_number(code, machine, to, machine.STATE, "long index", "of the index")
        self.drop(machine.STATE)
        code.jump("index")
        code.label("long index")
        self.drop(machine.STATE)
        code.jump(other)
        code.label("no index")
        code.constant(machine.ARGUMENTS[0], id(TypeError))
        code.call(MATCHES)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.if_zero(machine.FIRST, failed)
        code.call(Functions.forget_error)
        code.jump(other)
        code.label("index")

    def split(self, other: str) -> None:
        """Make the digits of the number in KEPT, and load their mark into STATE; jump with a negative or longer number."""
        machine, code, known, two = self.machine, self.code, self.new_label(), self.new_label()
        code.constant(machine.STATE, ZERO)
        code.if_zero(machine.KEPT, known)
        code.shift_right(machine.FIRST, machine.KEPT, 30)
        code.constant(machine.STATE, ONE_DIGIT)
        code.if_zero(machine.FIRST, known)
        code.constant(machine.SECOND, 1 << 30)
        code.if_below(machine.FIRST, machine.SECOND, two)
        code.jump(other)
        code.label(two)
        code.constant(machine.SECOND, (1 << 32) - (1 << 30))  # the upper digit moves from bit 30 to 32
        code.multiply(machine.STATE, machine.FIRST, machine.SECOND)
        code.add(machine.FIRST, machine.KEPT, machine.STATE)
        code.move(machine.KEPT, machine.FIRST)
        code.constant(machine.STATE, TWO_DIGITS)
        code.label(known)

    def make_live(
        self,
        load_class: Callable[[], None],
        load_owner: Callable[[], None],
        load_offset: Callable[[], None],
        remember: Callable[[], None] = lambda: None,
    ) -> None:
        """Return a handle with the digits in KEPT and their mark in STATE. The functions load its class into the first argument, what has
        its slot into STATE, and do more with the handle in KEPT. The slots NAMES and FOUND are lost."""
        machine, code = self.machine, self.code
        load_class()
        code.constant(machine.ARGUMENTS[1], 2)
        code.call(Functions.new_object)
        code.if_zero(machine.RESULT, "no handle")
        code.store_slot(NAMES, machine.RESULT)
        code.store(machine.RESULT, LENGTH, machine.STATE)
        code.store(machine.RESULT, DIGITS, machine.KEPT)
        code.constant(machine.ARGUMENTS[0], 2)
        code.call(Functions.new_tuple)
        code.move(machine.KEPT, machine.RESULT)
        code.if_zero(machine.KEPT, "nowhere")
        for place, load in enumerate((load_owner, load_offset)):
            load()
            code.store(machine.KEPT, ITEMS + 8 * place, machine.STATE)
            self.keep(machine.STATE)
        self._tell_where()
        code.load_slot(machine.KEPT, NAMES)
        remember()
        code.move(machine.RESULT, machine.KEPT)
        code.leave()
        code.label("no dict")
        self.drop(machine.KEPT)
        code.label("nowhere")
        code.load_slot(machine.KEPT, NAMES)
        self.drop(machine.KEPT)
        code.label("no handle")
        code.constant(machine.RESULT, 0)
        code.leave()

    def _tell_where(self) -> None:
        """Set the attribute of the handle to the tuple in KEPT. A dict made here takes 20 ns less than one that CPython makes for a new
        attribute (3.12)."""
        machine, code = self.machine, self.code
        first, second, third = machine.ARGUMENTS[:3]
        code.call(Functions.new_dict)
        code.if_zero(machine.RESULT, "no dict")
        code.store_slot(FOUND, machine.RESULT)
        code.move(first, machine.RESULT)
        self.load_object(second, self.routine.where)
        code.move(third, machine.KEPT)
        code.call(SET_ITEM)
        code.move(machine.STATE, machine.RESULT)
        self.drop(machine.KEPT)
        code.load_slot(machine.KEPT, FOUND)
        code.extend(machine.FIRST, machine.STATE, "I")
        code.if_not_zero(machine.FIRST, "no dict")
        code.load_slot(first, NAMES)
        code.move(second, machine.KEPT)
        code.constant(third, 0)
        code.call(SET_DICT)
        code.move(machine.STATE, machine.RESULT)
        self.drop(machine.KEPT)
        code.extend(machine.FIRST, machine.STATE, "I")
        code.if_not_zero(machine.FIRST, "nowhere")
