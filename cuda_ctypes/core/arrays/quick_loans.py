"""Machine code that makes views of the borrowed tensors of DLPack's capsules."""

from __future__ import annotations

from ..._floor.builtins import BYTES
from ..._floor.native.capsules import Exchange, ExchangeWriter
from ..._floor.native.interpreter import ITEMS, Functions, slot_offset

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


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
