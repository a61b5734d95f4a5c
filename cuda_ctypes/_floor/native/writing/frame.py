"""The frame of a piece of code: which of its slots has what, and where C gets its arguments from.

A slot has 8 bytes. Each C argument has one, each source may have more behind all of these: a *laid* source knows both.
"""

from __future__ import annotations

from _operator import itemgetter

from ... import FREE_THREADED
from .. import layouts
from ..routine import LONGEST, MADE, WORDS

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, NamedTuple

    from ..routine import Place
    from ..source_kinds import Source

GIVEN, NAMES, OWNER, FOUND = 0, 1, 2, 3
"""Slots of all frames: the number of arguments, the names of keyword arguments, the first C argument, an object found in a dict."""
SECTION = 4
"""Without the GIL, slots of all frames for a PyCriticalSection,"""
LISTED = SECTION + layouts.SECTION
"""and one with 1 if the section of a list is open, 0 for a tuple."""
VIEW, VIEWED, VIEW_SIZE, VIEW_DIMENSIONS = 10, 1, 2, 4
"""The words of a Py_buffer, and the positions of its object, its size, and its dimensions, which are in the upper half."""
REAL = ("f", "d")
"""The struct codes of floats."""
MOST_OBJECTS = 6
"""The most arguments of a call of a Python object, with the object and the NULL behind them."""


if TYPE_CHECKING:

    class Laid(NamedTuple):
        source: Source
        slot: int
        start: int
        parts: list[Laid]

else:

    class Laid(tuple):
        """A source, the slot of its C argument, the first slot of what that points to, and the laid sources in it."""

        __slots__ = ()
        source, slot, start, parts = [property(itemgetter(position)) for position in range(4)]

        def __new__(cls, *facts):
            return tuple.__new__(cls, facts)


class Frame:
    """The slots of a routine."""

    def __init__(self, routine: Any, machine: Any) -> None:
        self.machine = machine
        self.slots = LISTED + 1 if FREE_THREADED else FOUND + 1
        self.laid = self._lay(routine.sources)
        """The C arguments."""
        self.laid_earlier = self._lay(routine.earlier[1:])
        """Those of the C function that is called first."""
        known = dict(zip(routine.sources, self.laid))
        self.laid_compared = [
            (*[known.get(source) or self._lay([source])[0] for source in pair], equal)
            for *pair, equal in routine.compared
        ]
        """Pairs of numbers to compare,"""
        self.laid_further = [laid for *pair, _ in self.laid_compared for laid in pair if laid.source not in known]
        """and those among them that are no C arguments."""
        self.outer: dict[Place, int] = self._outer(routine)
        """Without the GIL, slots of objects that code refers to for their own slots."""
        self.first_output = self._take(len(routine.outputs))
        self.made = [position for position, output in enumerate(routine.outputs) if output[0] == MADE]
        """The positions of outputs that are made before the call."""
        self.forgotten = self._take(1 if routine.forgotten else 0)
        """The slot of what a dict has lost."""
        self.reserved = self._take(1 if routine.reserved else 0)
        """The slot of the content of an object's slot that is reserved."""
        self.first_kept = self._take(len(routine.kept))
        self._find_references()
        self.direct: dict[int, tuple[int, Laid]] = {}
        """The register and the source of C arguments that need no slot, by the slot that they would have."""
        self.passed = self._passed()
        """See :meth:`Assembler.pass_slots <..x86_64.Assembler.pass_slots>`."""
        words = len(self.passed[0]) + (len(machine.ARGUMENTS) if self.passed[2] else 0)
        self.most_passed = max(words, len(routine.earlier), MOST_OBJECTS)

    def _take(self, count: int) -> int:
        """The first of as many new slots."""
        first = self.slots
        self.slots += count
        return first

    def _lay(self, sources: Sequence[Source]) -> list[Laid]:
        """Assign consecutive slots to these sources, and further slots to the values they point to."""
        slots = [self._take(source.words if source.kind == "bytes" else 1) for source in sources]
        laid = []
        for source, slot in zip(sources, slots):
            start = self._take(_further(source))
            laid.append(Laid(source, slot, start, self._lay(source.parts)))
        return laid

    def _outer(self, routine: Any) -> dict[Place, int]:
        if not FREE_THREADED:
            return {}
        from .critical_sections import owners

        return {place: self._take(1) for place in owners(routine)}

    def _find_references(self) -> None:
        """Find the slots with objects that are dropped after the call."""
        arrays = [laid for laid in self.laid if laid.source.kind == "array"]
        self.held = [laid.start + 1 for laid in arrays if not laid.source.code]
        """Of objects that are kept alive until the call returns."""
        self.prepared = [laid.start for laid in self.laid if laid.source.kind in ("prepared", "texts", "kept text")]
        self.prepared += [longer(laid) for laid in arrays if laid.source.longer]
        self.prepared += [laid.start + 1 for laid in self.laid if laid.source.kind == "texts"]
        """Of objects made for the call, or NULL."""
        self.rooms = [laid.start for laid in self.laid if laid.source.kind == "room"]
        lent = [laid.start + 2 for laid in self.laid if laid.source.kind == "prepared" and laid.source.lend]
        self.views = [*self.rooms, *lent]
        """Of buffers held until the call returns; those in ``rooms`` are measured."""
        self.viewed = [view + VIEWED for view in self.views]
        """Of their objects, or NULL."""
        self.makes = bool(self.made or self.prepared or self.rooms)
        """Whether anything is made right before the call."""

    def _passed(self) -> tuple[list[int | None], list[int], list[int]]:
        """The slots of the C arguments, those of them that are floats, and those that are parts of structs on the
        stack. None stands for an argument in ``direct``."""
        slots: list[int | None] = []
        reals: list[int] = []
        stacked: list[int] = []
        compared = {laid.source.limit for laid in self.laid}
        compared |= {
            laid.source.how[0] for laid in self.laid if laid.source.kind == "made" and laid.source.way == "text"
        }
        for position, laid in enumerate(self.laid):
            source, slot, start, _ = laid
            if source.kind == "structure" and self.machine.STACKED:
                stacked += range(start, start + source.words)
                slots += range(start, start + source.words)
                continue
            if source.kind == "value" and source.code in REAL:
                reals.append(slot)
            word = len(slots) - (0 if self.machine.POSITIONAL else len(reals) + len(stacked))
            if (
                source.kind in ("number", "pointers")
                and word < len(self.machine.ARGUMENTS)
                and position not in compared
            ):
                self.direct[slot] = self.machine.ARGUMENTS[word], laid
                slots.append(None)
            else:
                slots.append(slot)
        return slots, reals, stacked

    def output(self, position: int) -> int:
        """The slot of an output: what C writes, then the Python object."""
        return self.first_output + position

    def kept(self, position: int) -> int:
        """The slot of an object that is needed after the call."""
        return self.first_kept + position

    def number(self, position: int) -> int:
        """The slot of the number that is a C argument, or that it points to."""
        laid = self.laid[position]
        return self.output(laid.source.position) if laid.source.kind == "exchanged" else laid.slot


def longer(laid: Laid) -> int:
    """The slot of the bytes that are made for a list that does not fit the frame; the next one says whether they are needed."""
    return laid.start + (1 + LONGEST + 1 if laid.source.code else 2)


def _further(source: Source) -> int:
    """The number of slots that a source has beside that of the C argument, without those of the sources in it."""
    kind = source.kind
    if kind == "pointers":
        return len(source.parts)
    if kind == "array":  # length, and elements, each written as 8 bytes, or the struct; and the two slots of ``longer``
        return (1 + LONGEST + 1 if source.code else 2) + (2 if source.longer else 0)
    if kind == "prepared":  # the object, whether it is needed, and a Py_buffer
        return 2 + VIEW if source.lend else 2 if source.taken else 1
    if kind == "structure":
        return int(source.words)
    if kind == "fields":  # the struct, and what is read with its last member
        return int(source.words) + 1
    return _FURTHER.get(kind, 0)


_FURTHER = {
    "content": 1,  # its size
    "kept text": 1,  # the str
    "room": VIEW + 2,  # a Py_buffer, the size of the memory, and whether the buffer is needed
    "texts": 2 + LONGEST,  # a tuple, and the addresses of its elements, or the bytes that have them
    "asked": 2,  # the number, and its former value
    "told": WORDS + 1,  # the value, and its reader
}
