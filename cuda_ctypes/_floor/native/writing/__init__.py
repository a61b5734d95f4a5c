"""Writes the machine code of a :class:`..routine.Routine`.

=================================  ==========================================================================
:mod:`.frame`                      which slot of the stack has what, and where C gets its arguments from
:mod:`.places`                     how arguments, and objects in them, are read and looked at
:mod:`.critical_sections`          the same without the GIL
:mod:`.function`                   a function that calls C, from its first instruction to its last
:mod:`.dispatch`                   a function that passes its arguments on to another one
:mod:`.sources`                    the C arguments, one after the other
:mod:`.numbers`                    ints and floats as C numbers
:mod:`.texts`, :mod:`.buffers`     bytes, texts, and memory of the caller that C reads or fills
:mod:`.lists`, :mod:`.structs`     arrays from lists, structs from members
:mod:`.prepared`, :mod:`.made`     what is made right before the call: arguments by Python, memory for results
:mod:`.retention`                  objects that a dict keeps for C
:mod:`.calling`                    the call, and one before it
:mod:`.asked`                      another call where C says that there is more
:mod:`.results`                    the Python objects to return
=================================  ==========================================================================

This module has what all code has in common: objects of the pool, references, classes. The others are functions with a
:class:`Writer`; those that few routines need are loaded by the first of these. Code of other kinds, such as that of members or
finalizers, is written by subclasses of :class:`Writer` beside the routines that it is for.

CPython calls the code with four arguments: the owner, the address of the arguments, how many there are (without those that have
names), and a tuple of their names or NULL. The owner of a function is its pool; that of a method is the object, and the address of
the pool stands in the code. Registers have the same roles everywhere; their numbers are in a processor's module:

=============  ======================================================================================
``POOL``       the address of the pool's first item
``VALUES``     the address of the arguments
``KEPT``       the C function; after the call, its status; then the result
``STATE``      an object at hand; during the call, what the GIL is taken with
``ARGUMENTS``  of the C functions that code calls, and of this one at its beginning
``RESULT``     of the C functions that code calls; on aarch64 the same as the first argument
``FIRST``      scratch
``SECOND``     scratch; a call takes it for the address of the function
=============  ======================================================================================

Calls preserve the first four alone. A function here says in which registers it takes and leaves values. It may change the others, but
``POOL``, ``VALUES`` and ``KEPT``; what takes ``KEPT`` for something else before the call loads the C function again.

Labels are places to jump to. Each function has its own, with a number; these are for all:

==================  =========================================================================================
``slow``            let the Python function make the call
``unfit``           the same after an exception, which is forgotten
``unprepared``      the same once something has been made for the call
``call``            make the call, with all arguments in their slots
``again``           let the Python function make the call that C refused
``fail``            let a Python function raise the exception for the status
``not prepared``    leave with the exception that was raised while an argument was made,
``not made``        or memory for a result,
``without 2``       or the output at position 2, behind which there are none,
``undo 2``          or only those that were made before the call
``nothing``         the same with nothing to drop: return NULL
==================  =========================================================================================
"""

from __future__ import annotations

from ... import FREE_THREADED
from ...builtins import BYTES
from .. import processor
from ..interpreter import ITEMS, LENGTH, TYPE, USED, Functions
from ..routine import CELL, NUMBERS, SLOW
from .frame import FOUND, GIVEN, MOST_OBJECTS, NAMES, OWNER, REAL, Frame
from .places import Places

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..routine import Place

MACHINE = processor()
__all__ = ["FOUND", "GIVEN", "NAMES", "OWNER", "REAL", "Writer"]


class Writer:
    """Writes the code of a routine, instruction by instruction. ``pool`` is the pool's address, of methods only. The attributes are all
    that the modules here share."""

    def __init__(self, routine: Any, pool: int) -> None:
        self.routine = routine
        self.pool = pool
        self.nothing, self.refusal, self.int_class = routine.always
        """Positions of None, NotImplemented and int in the pool."""
        self.machine = MACHINE
        """The processor's module: the numbers of registers."""
        self.frame = Frame(routine, self.machine)
        self.laid, self.first_output = self.frame.laid, self.frame.first_output
        self.code = self.machine.Assembler(self.frame.slots, self.frame.most_passed)
        """The code so far."""
        self.places: Places = _places(self)
        self.slow, self.unfit = "slow", "unfit"
        """Where to jump from here if Python has to make the call: ``unfit`` after an exception. Changed while there is more to undo."""
        self.labels = 0
        """How many there are with a number."""
        self.behind: list[Callable[[], None]] = []
        """Functions that write the code of rare cases. It stands behind the other code, whose room in the cache it would take."""

    def written(self) -> bytes:
        """The whole code."""
        raise NotImplementedError

    def new_label(self) -> str:
        """A new label."""
        self.labels += 1
        return str(self.labels)

    def begin(self) -> None:
        """Store what CPython calls the code with."""
        machine, code = self.machine, self.code
        owner, values, given, names = machine.ARGUMENTS[:4]
        code.store_slot(GIVEN, given)
        code.store_slot(NAMES, names)
        code.store_slot(OWNER, owner)
        code.move(machine.VALUES, values)
        if self.pool:
            code.constant(machine.POOL, self.pool + ITEMS)
        else:
            code.offset(machine.POOL, owner, ITEMS)

    def finish(self) -> bytes:
        """End with the exits that all code has."""
        self.call_slow()
        self.return_nothing()
        self.write_behind()
        self.places.end()
        return self.code.finished()  # type: ignore[no-any-return]

    def write_behind(self) -> None:
        for write in self.behind:
            write()

    def return_nothing(self) -> None:
        self.code.label("nothing")
        self.code.constant(self.machine.RESULT, 0)
        self.code.leave()

    # The pool, and objects.

    def load_object(self, register: int, position: int) -> None:
        """Load an object of the pool."""
        self.code.load(register, self.machine.POOL, 8 * position)

    def load_number(self, register: int, position: int) -> None:
        """Load a number of the pool."""
        self.load_object(register, NUMBERS)
        self.code.load(register, register, BYTES + 8 * position)

    def load_function(self) -> None:
        """Load the C function's address into KEPT."""
        self.load_number(self.machine.FIRST, CELL)
        self.code.load(self.machine.KEPT, self.machine.FIRST, 0)

    def load(self, register: int, place: Place) -> None:
        """Load an argument, or an object inside of it."""
        self.places.load(register, place)

    def store_zero(self, slot: int) -> None:
        """RESULT is lost."""
        self.code.constant(self.machine.RESULT, 0)
        self.code.store_slot(slot, self.machine.RESULT)

    def keep(self, register: int) -> None:
        """Take a reference."""
        self.code.move(self.machine.ARGUMENTS[0], register)
        self.code.call(Functions.keep)

    def drop(self, register: int) -> None:
        """Release a reference; there is nothing to do for NULL."""
        self.code.move(self.machine.ARGUMENTS[0], register)
        self.code.call(Functions.drop)

    def drop_slot(self, slot: int) -> None:
        """The same for an object in a slot. STATE is lost."""
        self.code.load_slot(self.machine.STATE, slot)
        self.drop(self.machine.STATE)

    def find(self, missing: str) -> None:
        """Look up the second argument in a dict, the first: a new reference in STATE, or jump to ``missing``."""
        machine, code = self.machine, self.code
        if FREE_THREADED:  # another thread may remove the object before this one holds a reference
            code.slot_address(machine.ARGUMENTS[2], FOUND)
            code.call(Functions.find)
            code.load_slot(machine.STATE, FOUND)
            code.if_zero(machine.STATE, missing)
            return
        code.call(Functions.find)
        code.move(machine.STATE, machine.RESULT)
        code.if_zero(machine.RESULT, missing)
        self.keep(machine.STATE)

    # What the frame refers to.

    def drop_held(self) -> None:
        """Release what is needed until C returns."""
        for slot in (*self.frame.held, *self.frame.outer.values()):
            self.drop_slot(slot)
        for view, viewed in zip(self.frame.views, self.frame.viewed):
            self.code.load_slot(self.machine.FIRST, viewed)
            self.code.if_zero(self.machine.FIRST, nothing_held := self.new_label())
            self.code.slot_address(self.machine.ARGUMENTS[0], view)
            self.code.call(Functions.give_back)
            self.code.label(nothing_held)
        for slot in self.frame.prepared:
            self.code.load_slot(self.machine.STATE, slot)
            self.code.if_zero(self.machine.STATE, unneeded := self.new_label())
            self.drop(self.machine.STATE)
            self.code.label(unneeded)

    def drop_made(self, after: int = -1) -> None:
        """Release the outputs behind a position that are made before the call."""
        for position in self.frame.made:
            if position > after:
                self.drop_slot(self.frame.output(position))

    def drop_kept(self) -> None:
        """Release kept objects that no instance owns."""
        for position in range(len(self.routine.kept)):
            self.drop_slot(self.frame.kept(position))

    # What is required.

    def expect(self, register: int, offset: int, value: int) -> None:
        """Require a small number in memory."""
        self.code.load(self.machine.FIRST, register, offset)
        self.code.if_other(self.machine.FIRST, value, self.slow)

    def expect_alone(self, struct: int, places: tuple[int, ...], other: str) -> None:
        """Require a struct, in a register, that is no part, at the first offset, and keeps nothing, at the second: it may have an empty dict
        for its parts. SECOND is lost."""
        machine, code, (base, kept), nothing = self.machine, self.code, places, self.new_label()
        code.load(machine.SECOND, struct, base)
        code.if_not_zero(machine.SECOND, other)
        code.load(machine.SECOND, struct, kept)
        code.if_zero(machine.SECOND, nothing)
        if FREE_THREADED:
            code.jump(other)
        else:
            code.load(machine.SECOND, machine.SECOND, USED)
            code.if_not_zero(machine.SECOND, other)
        code.label(nothing)

    def expect_names(self, otherwise: str = "slow") -> None:
        """Require the last arguments to be given by name, in their order, and the others without, or jump. At the beginning."""
        machine, code, names = self.machine, self.code, self.routine.names
        given, given_names = machine.ARGUMENTS[2:4]
        code.if_zero(given_names, "slow")
        code.if_other(given, self.routine.count - len(names), otherwise)
        code.load(machine.FIRST, given_names, LENGTH)
        code.if_other(machine.FIRST, len(names), otherwise)
        for position, name in enumerate(names):
            self.load_object(machine.SECOND, name)
            code.if_other_at(given_names, ITEMS + 8 * position, machine.SECOND, otherwise)

    def guard(
        self, register: int, classes: tuple[int, ...], loaded: int = 0, live: tuple[int, bool, int, int] | None = None
    ) -> None:
        """Require an object of one of these classes, positions in the pool; the first is the usual one. SECOND has the class
        ``loaded``, and the first one afterwards. A negative position is that of a metaclass, which stands for the instances of its
        classes. With the facts on ``live`` handles, those of the first class are fine, too, and registers that calls do not preserve
        are lost."""
        machine, code = self.machine, self.code
        if classes[0] != loaded:
            self.load_object(machine.SECOND, classes[0])
        if len(classes) == 1 and not live:
            code.if_other_at(register, TYPE, machine.SECOND, self.slow)
            return
        other, good, slow = self.new_label(), self.new_label(), self.slow
        code.if_other_at(register, TYPE, machine.SECOND, other)
        code.label(good)

        def look_at_others() -> None:
            code.label(other)
            for cls in classes[1:]:
                following = self.new_label()
                if cls < 0:
                    code.load(machine.SECOND, register, TYPE)
                    code.load(machine.SECOND, machine.SECOND, TYPE)
                    code.if_other_at(machine.POOL, -8 * cls, machine.SECOND, following)
                else:
                    self.load_object(machine.SECOND, cls)
                    code.if_other_at(register, TYPE, machine.SECOND, following)
                self.load_object(machine.SECOND, classes[0])
                code.jump(good)
                code.label(following)
            if live:
                self.if_unchanged(register, classes[0], live, slow)
                self.load_object(machine.SECOND, classes[0])
                code.jump(good)
            code.jump(slow)

        self.behind.append(look_at_others)

    def if_unchanged(self, register: int, cls: int, live: tuple[int, bool, int, int], other: str) -> None:
        """Go on with a live handle that has the number it was made with, or jump to ``other``; see :func:`..live.unchanged`."""
        from ..live import unchanged

        machine, code = self.machine, self.code
        first, second, third, fourth = machine.ARGUMENTS[:4]
        width, owned, classes, where = live
        address = unchanged(width, owned)
        if not address:
            code.jump(other)
            return
        code.move(first, register)
        self.load_object(second, cls)
        self.load_object(third, classes)
        self.load_object(fourth, where)
        code.call(address)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.if_zero(machine.FIRST, other)

    # Calls of Python functions.

    def call_one(self) -> None:
        """Call the Python function in the first argument's register with KEPT."""
        _, second, third = self.machine.ARGUMENTS[:3]
        self.code.move(second, self.machine.KEPT)
        self.code.constant(third, 0)
        self.code.call(Functions.call_one)

    def convert_kept(self, function: int) -> None:
        """Replace KEPT by what a function of the pool returns for it, in STATE; NULL after an exception."""
        self.load_object(self.machine.ARGUMENTS[0], function)
        self.call_one()
        self.code.move(self.machine.STATE, self.machine.RESULT)
        self.drop(self.machine.KEPT)

    def call_with(self, function: int, places: tuple[Place, ...]) -> None:
        """Call an object of the pool with arguments."""
        machine, code = self.machine, self.code
        last = len(machine.ARGUMENTS)
        if len(places) + 2 > MOST_OBJECTS:
            raise ValueError(f"{len(places)} arguments are more than the frame has room for")
        for position, where in enumerate((*places, None), 1):
            register = machine.ARGUMENTS[position] if position < last else machine.FIRST
            code.constant(register, 0) if where is None else self.load(register, where)
            if position >= last:
                code.stack(position - last, register)
        self.load_object(machine.ARGUMENTS[0], function)
        code.call(Functions.call_one)

    def call_slow(self) -> None:
        """Call the Python function with all arguments, and return what it returns."""
        machine, code = self.machine, self.code
        first, second, third, fourth = machine.ARGUMENTS[:4]
        code.label("slow")
        self.load_object(first, SLOW)
        if self.pool:  # a method: bind the Python function to the object
            code.load_slot(second, OWNER)
            code.call(Functions.bind)
            code.if_zero(machine.RESULT, "nothing")
            code.move(machine.KEPT, machine.RESULT)
            code.move(first, machine.RESULT)
        code.move(second, machine.VALUES)
        code.load_slot(third, GIVEN)
        code.load_slot(fourth, NAMES)
        code.call(Functions.call)
        if self.pool:
            self.drop_for_result()
        code.leave()

    def drop_for_result(self) -> None:
        """Drop KEPT, and let RESULT be as it is. STATE is lost."""
        self.code.move(self.machine.STATE, self.machine.RESULT)
        self.drop(self.machine.KEPT)
        self.code.move(self.machine.RESULT, self.machine.STATE)


def _places(writer: Writer) -> Places:
    if not FREE_THREADED:
        return Places(writer)
    from .critical_sections import CriticalSections

    return CriticalSections(writer)
