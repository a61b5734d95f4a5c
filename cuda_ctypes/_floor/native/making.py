"""Machine code that makes instances of classes with ``__slots__``, without ``__init__``."""

from __future__ import annotations

from .capsules import ExchangeWriter
from .interpreter import IMMORTAL


class FillingWriter(ExchangeWriter):
    """The routine has ``offsets`` of slots, and ``constants``: the positions of the contents of some in the pool."""

    def _put(self, name: str) -> None:
        """Put the object in STATE into a slot of the instance in KEPT."""
        self._keep(self.machine.STATE)
        self.code.store(self.machine.KEPT, self.routine.offsets[name], self.machine.STATE)

    def _put_constants(self) -> None:
        for name, constant in self.routine.constants.items():
            self._object(self.machine.STATE, constant)
            if IMMORTAL and self.routine.objects[constant] in (None, False):
                self.code.store(self.machine.KEPT, self.routine.offsets[name], self.machine.STATE)
            else:
                self._put(name)
