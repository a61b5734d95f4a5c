"""Machine code that makes instances of classes with ``__slots__``, without ``__init__``."""

from __future__ import annotations

from sys import intern

from .capsules import Exchange, ExchangeWriter
from .interpreter import ITEMS, LENGTH, ONES, TWO_DIGITS, ZEROS, Functions, is_immortal, slot_offset

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class FillingWriter(ExchangeWriter):
    """The routine has ``offsets`` of slots, and ``constants``: the positions of the contents of some in the pool."""

    def _put(self, name: str) -> None:
        """Put the object in STATE into a slot of the instance in KEPT."""
        self.keep(self.machine.STATE)
        self.code.store(self.machine.KEPT, self.routine.offsets[name], self.machine.STATE)

    def _put_constants(self) -> None:
        for name, constant in self.routine.constants.items():
            self.load_object(self.machine.STATE, constant)
            if is_immortal(self.routine.objects[constant]):
                self.code.store(self.machine.KEPT, self.routine.offsets[name], self.machine.STATE)
            else:
                self._put(name)


class Make(Exchange):
    """``make(*objects)``: an instance of ``cls`` with objects of the classes ``given`` in these slots, in their order, and constants in
    others. One more argument may be given by the name ``named``: whatever it is, a slot of this name behind ``_`` has it, or None; the others
    by ``names``, all of them. For other arguments, and ints that are not from 0 to 2**60 - 1, ``slow`` is called."""

    def __init__(
        self, slow: Any, cls: Any, given: dict[str, Any], named: str = "", names: tuple[str, ...] = (), **constants: Any
    ) -> None:
        self.named = f"_{named}" if named else ""
        slots = (*given, *((self.named,) if named else ()), *constants)
        self.offsets = {name: slot_offset(cls, name) for name in slots}
        facts = (bool(named), bool(names), *self.offsets.values(), *[kind is int for kind in given.values()])
        super().__init__(slow, Making, len(given), bool(named), *facts)
        self.given, self.cls = {name: self.pooled(kind) for name, kind in given.items()}, self.pooled(cls)
        self.constants = {name: self.pooled(value) for name, value in constants.items()}
        self.result += *self.given.values(), *self.constants.values(), *map(is_immortal, constants.values())
        self.keyword = self.pooled(intern(named)) if named else 0
        self.every_name = tuple([self.pooled(intern(name)) for name in names])


class Making(FillingWriter):
    def _count_arguments(self) -> None:
        machine, code, make = self.machine, self.code, self.routine
        names = machine.ARGUMENTS[3]
        if not make.keyword:
            super()._count_arguments()
            return
        code.if_other(machine.ARGUMENTS[2], make.count, "named" if make.every_name else "slow")
        self.load_object(machine.STATE, self.nothing)
        code.if_zero(names, "counted")
        self.expect(names, LENGTH, 1)
        self.load_object(machine.SECOND, make.keyword)
        code.if_other_at(names, ITEMS, machine.SECOND, "slow")
        code.load(machine.STATE, machine.VALUES, 8 * make.count)
        if make.every_name:
            code.jump("counted")
            self._look_at_names()
        code.label("counted")
        code.store_slot(self.first_output, machine.STATE)

    def _look_at_names(self) -> None:
        """Take all arguments by name, in their order."""
        machine, code, make = self.machine, self.code, self.routine
        given, names = machine.ARGUMENTS[2:4]
        code.label("named")
        code.if_not_zero(given, "slow")
        code.if_zero(names, "slow")
        self.load_object(machine.STATE, self.nothing)
        code.load(machine.FIRST, names, LENGTH)
        code.constant(machine.SECOND, make.count)
        code.if_equal(machine.FIRST, machine.SECOND, "others")
        code.if_other(machine.FIRST, make.count + 1, "slow")
        code.load(machine.STATE, machine.VALUES, 8 * make.count)
        self.load_object(machine.SECOND, make.keyword)
        code.if_other_at(names, ITEMS + 8 * make.count, machine.SECOND, "slow")
        code.label("others")
        for position, name in enumerate(make.every_name):
            self.load_object(machine.SECOND, name)
            code.if_other_at(names, ITEMS + 8 * position, machine.SECOND, "slow")

    def write(self, *told: Any) -> None:
        machine, code, make = self.machine, self.code, self.routine
        for position, kind in enumerate(make.given.values()):
            code.load(machine.STATE, machine.VALUES, 8 * position)
            self.guard(machine.STATE, (kind,))
            if make.objects[kind] is int:
                fine = self.new_label()
                code.load(machine.FIRST, machine.STATE, LENGTH)
                for mark in (TWO_DIGITS, *sorted(ONES | ZEROS)):
                    code.constant(machine.SECOND, mark)
                    code.if_equal(machine.FIRST, machine.SECOND, fine)
                code.jump("slow")
                code.label(fine)
        self.load_object(machine.ARGUMENTS[0], make.cls)
        code.constant(machine.ARGUMENTS[1], 0)
        code.call(Functions.new_object)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.KEPT, machine.RESULT)
        for position, name in enumerate(make.given):
            code.load(machine.STATE, machine.VALUES, 8 * position)
            self._put(name)
        if make.keyword:
            code.load_slot(machine.STATE, self.first_output)
            self._put(make.named)
        self._put_constants()
        code.move(machine.RESULT, machine.KEPT)
        code.leave()
