"""Instructions of x86-64, with the calling convention of Windows: see :mod:`.x86_64` for all that both have in common."""

from __future__ import annotations

from . import x86_64
from .x86_64 import FIRST, KEPT, POOL, RESULT, RETURN_SIZE, SECOND, STATE, VALUES

__all__ = ["ARGUMENTS", "FIRST", "KEPT", "POOL", "RESULT", "RETURN_SIZE", "SECOND", "STATE", "VALUES", "Assembler"]
TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

ARGUMENTS = (1, 2, 8, 9)
"""The first arguments, of this function and of those it calls; the others are on the stack."""
STACKED = False
"""Structs of more than 8 bytes are passed by address."""
POSITIONAL = True
"""Whether a float takes the place of another argument's register."""


class Assembler(x86_64.Assembler):
    """Collects code."""

    ARGUMENTS = ARGUMENTS
    HOME = 4

    def pass_slots(
        self, slots: Sequence[int | None], reals: Collection[int] = (), stacked: Collection[int] = ()
    ) -> None:
        """As in :mod:`.x86_64`; nothing is ``stacked`` here."""
        for place, (register, index) in enumerate(zip(ARGUMENTS, slots)):
            if index is not None and index in reals:
                self._load_float(place, index)
            elif index is not None:
                self.load_slot(register, index)
        self._stack_slots(slots[len(ARGUMENTS) :])
