"""Machine code behind ``FanInfo(handle, 0)``: an object whose arguments, all of them needed, go into its slots.

``__init__`` in Python takes 90 ns, the code 40 (two AMD EPYC cores, CPython 3.12). Other numbers of arguments, and names, go to Python.
"""

from __future__ import annotations

from .constructors import Constructor, ConstructorWriter
from .interpreter import Functions, inherited_slot, version_of
from .slot_constructors import quicken_named

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class FillingConstructor(Constructor):
    """The arguments are by position, in the order of ``slots``. Python makes the instances once an attribute of the class or of its bases
    has been set."""

    def __init__(self, cls: Any, slots: tuple[str, ...]) -> None:
        super().__init__(type.__call__, cls.__name__)
        self.number(version_of(cls))
        self.result = "filling", tuple(inherited_slot(cls, slot) for slot in slots)

    def write(self, writer: ConstructorWriter) -> None:
        machine, code, offsets = writer.machine, writer.code, self.result[1]
        code.if_not_zero(machine.ARGUMENTS[3], "slow")
        writer.if_given(len(offsets), "given")
        code.jump("slow")
        code.label("given")
        writer.expect_version()
        code.constant(machine.ARGUMENTS[1], 0)
        code.call(Functions.new_object)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.KEPT, machine.RESULT)
        for place, offset in enumerate(offsets):
            code.load(machine.STATE, machine.VALUES, 8 * place)
            writer.keep(machine.STATE)
            code.store(machine.KEPT, offset, machine.STATE)
        code.move(machine.RESULT, machine.KEPT)
        code.leave()


def quicken_filling(cls: Any, slots: tuple[str, ...]) -> None:
    """Let machine code make the instances of a class; see :class:`FillingConstructor`."""
    quicken_named(cls, lambda: FillingConstructor(cls, slots))
