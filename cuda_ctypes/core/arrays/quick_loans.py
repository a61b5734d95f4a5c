"""Machine code that borrows the tensors of DLPack's capsules, and makes views of them. A loan is a capsule, whose destructor ends it."""

from __future__ import annotations

from ..._floor.builtins import BYTES
from ..._floor.native import processor
from ..._floor.native.capsules import (
    IS_VALID,
    NEW,
    POINTER,
    RENAME,
    RESTORE,
    SET_ASIDE,
    Exchange,
    ExchangeWriter,
    Taking,
    _address,
)
from ..._floor.native.interpreter import ITEMS, LENGTH, Functions, slot_offset

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class Lending(Taking):
    """``lend(capsule)``: a loan; the capsule is used then. For each kind: the names of the unused capsule, of the used one and of a
    loan, and the destructor of this."""

    def write(self, *kinds: Any) -> None:
        machine, code = self.machine, self.code
        first, second, third = machine.ARGUMENTS[:3]
        for number, (unused, *_) in enumerate(kinds):
            self._capsule(IS_VALID, unused)
            code.extend(machine.FIRST, machine.RESULT, "I")
            code.if_not_zero(machine.FIRST, f"kind {number}")
        code.jump("slow")
        for number, (unused, used, lent, destructor) in enumerate(kinds):
            code.label(f"kind {number}")
            self._capsule(POINTER, unused)
            code.move(first, machine.RESULT)
            code.constant(second, lent)
            code.constant(third, destructor)
            code.call(NEW)
            code.if_zero(machine.RESULT, "nothing")
            code.move(machine.STATE, machine.RESULT)
            self._capsule(RENAME, used)
            code.move(machine.RESULT, machine.STATE)
            code.leave()


def _return(lent: int, deleter: int, ended: int) -> Any:
    """The code of ``destructor(loan)``, which calls the deleter, if there is one; without the GIL, because a deleter may take the main
    interpreter's from a subinterpreter, up to Python 3.11, or wait for the device. The exception that is being raised stays. Once the
    list ``ended`` has items, there is nothing to do."""
    machine = processor()
    code = machine.Assembler(4, 3)
    first, second = machine.ARGUMENTS[:2]
    exception, state = (0, 1, 2), 3
    code.move(machine.KEPT, first)
    code.constant(machine.FIRST, ended)
    code.load(machine.FIRST, machine.FIRST, LENGTH)
    code.if_not_zero(machine.FIRST, "done")
    code.constant(second, lent)
    code.call(POINTER)
    code.move(machine.KEPT, machine.RESULT)
    code.load(machine.FIRST, machine.KEPT, deleter)
    code.if_zero(machine.FIRST, "done")
    for part in exception:
        code.slot_address(machine.ARGUMENTS[part], part)
    code.call(SET_ASIDE)
    code.call(Functions.release_gil)
    code.store_slot(state, machine.RESULT)
    code.move(first, machine.KEPT)
    code.load(machine.SECOND, machine.KEPT, deleter)
    code.call_register(machine.SECOND)
    code.load_slot(first, state)
    code.call(Functions.take_gil)
    code.pass_slots([*exception])
    code.call(RESTORE)
    code.label("done")
    code.leave()
    return code


def borrowing(lend: Any, read: Any, kinds: Sequence[tuple[int, ...]], newest: int, ended: list[str]) -> tuple[Any, Any]:
    """Builtins that do the same as two functions of Python, of which ``read`` takes such loans too; these functions if there is no room
    for machine code. A kind: as in :mod:`..._floor.native.capsules`, and the address of a loan's name. ``ended`` lives for ever."""
    lending, reading = [], []
    for unused, used, context, deleter, version, flags, tensor, lent in kinds:
        destructor = _address(_return, lent, deleter, id(ended))
        if not destructor:
            return lend, read
        lending.append((unused, used, lent, destructor))
        reading.append((lent, lent, context, deleter, version, flags, tensor))
    return (
        Exchange(lend, Lending, 1, 0, *lending).function("capsules lent", __name__),
        Exchange(read, Taking, 1, 1, newest, *reading).function("loans read", __name__),
    )


class View(Exchange):
    """``view(obj, loan, content)``: an instance of ``cls`` without ``__init__``. ``kinds`` tells device and type, and loses nothing."""

    def __init__(self, slow: Any, cls: Any, kinds: dict[bytes, Any]) -> None:
        self.offsets = {name: slot_offset(cls, name) for name in cls.__slots__}
        super().__init__(slow, Viewing, 3, 2, *self.offsets.values())
        self.view_class, self.kinds = self.pooled(cls), self.pooled(kinds)
        self.constants = {"_readonly": self.pooled(False)}
        self.constants.update(dict.fromkeys(("_layout_", "_known_bounds", "_content"), self.pooled(None)))


class Viewing(ExchangeWriter):
    """Tensors with flags, and of a kind that is not known yet, are for Python."""

    def write(self, *slots: int) -> None:
        machine, code, view = self.machine, self.code, self.routine
        first, second = machine.ARGUMENTS[:2]
        number, kind = self.first_output, self.first_output + 1
        flags, data, about, offset = [BYTES + place for place in (24, 32, 40, 72)]
        code.load(machine.STATE, machine.VALUES, 16)
        self._guard(machine.STATE, (view.bytes_class,))
        code.load(machine.FIRST, machine.STATE, flags)
        code.if_not_zero(machine.FIRST, "slow")
        code.offset(first, machine.STATE, about)
        code.constant(second, 16)
        code.call(Functions.new_bytes)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.KEPT, machine.RESULT)
        self._object(first, view.kinds)
        code.move(second, machine.KEPT)
        code.call(Functions.find)
        code.store_slot(kind, machine.RESULT)
        self._drop(machine.KEPT)
        code.load_slot(machine.FIRST, kind)
        code.if_zero(machine.FIRST, "unfit")
        code.load(machine.FIRST, machine.STATE, data)
        code.load(machine.SECOND, machine.STATE, offset)
        code.add(first, machine.FIRST, machine.SECOND)
        code.call(Functions.from_unsigned)
        code.if_zero(machine.RESULT, "nothing")
        code.store_slot(number, machine.RESULT)
        self._object(first, view.view_class)
        code.constant(second, 0)
        code.call(Functions.new_object)
        code.if_zero(machine.RESULT, "no view")
        code.move(machine.KEPT, machine.RESULT)
        code.load_slot(machine.FIRST, number)
        code.store(machine.KEPT, view.offsets["_ptr"], machine.FIRST)
        for position, name in enumerate(("_object", "_keep", "_form")):
            code.load(machine.STATE, machine.VALUES, 8 * position)
            self._put(name)
        for position, name in enumerate(("_device", "_dtype")):
            code.load_slot(machine.FIRST, kind)
            code.load(machine.STATE, machine.FIRST, ITEMS + 8 * position)
            self._put(name)
        for name, constant in view.constants.items():
            self._object(machine.STATE, constant)
            self._put(name)
        code.move(machine.RESULT, machine.KEPT)
        code.leave()
        code.label("no view")
        code.load_slot(first, number)
        code.call(Functions.drop)
        code.jump("nothing")

    def _put(self, name: str) -> None:
        """Put the object in STATE into a slot of the instance in KEPT."""
        self._keep(self.machine.STATE)
        self.code.store(self.machine.KEPT, self.routine.offsets[name], self.machine.STATE)


def viewing(view: Any, cls: Any, kinds: dict[bytes, Any]) -> Any:
    """A builtin that does the same as a function of Python; see :class:`View`."""
    return View(view, cls, kinds).function("views made", __name__)
