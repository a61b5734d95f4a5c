"""Machine code that exports buffers by DLPack capsules."""

from __future__ import annotations

from sys import intern

from ..._floor.native.capsules import Exchange, Offering, offering_facts
from ..._floor.native.interpreter import TYPE, Functions, slot_offset
from ..memory.buffer import Buffer
from ..memory.device_memory_resource import DeviceMemoryResource

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class Export(Exchange):
    """``export(buffer)``: a capsule with the content that a dict has for the buffer's :func:`.dlpack.place_of`."""

    def __init__(self, slow: Any, contents: dict[Any, bytes], kind: tuple[int, ...], size_at: int) -> None:
        self.at = {name: slot_offset(Buffer, name) for name in ("_address", "_size", "_resource", "_more")}
        self.at["_device_id"] = slot_offset(DeviceMemoryResource, "_device_id")
        self.size_at = size_at
        super().__init__(slow, Exporting, 1, 2, *offering_facts(kind))
        self.buffer_class, self.device_class, self.dict_class = map(self.pooled, (Buffer, DeviceMemoryResource, dict))
        self.contents, self.facts, self.none = map(self.pooled, (contents, intern("facts"), None))


class Exporting(Offering):
    """Closed buffers, derived classes, and places without a content are for Python."""

    owner = 0

    def _load_content(self) -> None:
        machine, code, export = self.machine, self.code, self.routine
        first, second = machine.ARGUMENTS[:2]
        code.load(machine.STATE, machine.VALUES, 0)
        self._guard(machine.STATE, (export.buffer_class,))
        for position, name in enumerate(("_address", "_size")):
            code.load(first, machine.STATE, export.at[name])
            self._guard(first, (self.int_class,))
            self._convert("Q", self.first_output + position)
        code.load(machine.FIRST, machine.STATE, export.at["_resource"])
        self._object(machine.SECOND, export.none)
        code.if_equal(machine.FIRST, machine.SECOND, "foreign")
        code.load(second, machine.FIRST, TYPE)
        self._object(machine.SECOND, export.device_class)
        code.if_different(second, machine.SECOND, "find")
        code.load(second, machine.FIRST, export.at["_device_id"])
        code.if_zero(second, "slow")
        code.jump("find")
        code.label("foreign")
        code.load(first, machine.STATE, export.at["_more"])
        self._guard(first, (export.dict_class,))
        self._object(second, export.facts)
        code.call(Functions.find)
        code.if_zero(machine.RESULT, "unfit")
        code.move(second, machine.RESULT)
        code.label("find")
        self._object(first, export.contents)
        code.call(Functions.find)
        code.if_zero(machine.RESULT, "unfit")
        code.move(machine.STATE, machine.RESULT)

    def _fill(self, tensor: int) -> None:
        for position, offset in enumerate((tensor, self.routine.size_at)):
            self.code.load_slot(self.machine.FIRST, self.first_output + position)
            self.code.store(self.machine.KEPT, offset, self.machine.FIRST)


def exporting(slow: Any, *facts: Any) -> Any:
    """A builtin that exports buffers; see :class:`Export`."""
    export = Export(slow, *facts)
    return export.function("buffers exported", __name__) if all(export.result[1:]) else slow
