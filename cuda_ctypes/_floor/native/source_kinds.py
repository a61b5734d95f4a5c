"""The kinds of sources of C arguments: what :class:`.routine.Routine` describes, and :mod:`.writing` writes.

A source is a tuple of its kind and facts, as a part of the shape that code is kept for. These facts have the same meaning everywhere:

==============  ===============================================================================================
``where``       the place of the argument of Python
``code``        the C type, by its struct code; of an array, that of its elements, or "" for structs
``none``        the position of None in the pool, if it is taken
``limit``       the position of another C argument that this one is compared with, or None
``position``    of a number in the pool; of an output among the routine's
``words``       a size, in units of 8 bytes
``..._class``   a position in the pool
==============  ===============================================================================================
"""

from __future__ import annotations

from _operator import itemgetter

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


FACTS = {
    "value": "where code none content limit text",  # content, text: bytes and str, if they are taken
    "real": "where code",
    "narrowed": "where code offset",
    "number": "position",
    "word": "where",
    "record": "where none",
    "structure": "where words",
    "bytes": "where words",
    "content": "where most is_text",
    "array": "where code limit optional none list_class classes longer prepare places size",
    "texts": "where limit optional none list_class bytes_class str_class",
    "kept text": "where owner kept",
    "prepared": "prepare places taken limit lend",  # taken: None, bytes or 0, and the classes of numbers; lend: a dict, or 0
    "room": "where taken",
    "there": "where offset filled",
    "memory": "*parts",
    "pointers": "*parts",
    "fields": "words members results *parts",  # members: offsets and sizes; results: offsets, outputs and sizes
    "inside": "limit offset",
    "output": "position",
    "exchanged": "position where code none",
    "told": "position where readers limit",
    "made": "position way how *parts",  # how: as each way needs (writing.made)
    "asked": "insufficient",
}
"""The facts of each kind, in their order."""


class Source(tuple):  # type: ignore[type-arg]
    """Of each kind there is a subclass with the facts as attributes, once there is a source."""

    __slots__ = ()
    kind = ""
    limit: int | None = None
    parts: tuple[Any, ...] = ()
    """The sources in it."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


_classes: dict[str, Any] = {}


def source(kind: str, *facts: Any) -> Source:
    """A source of a kind."""
    cls = _classes.get(kind)
    if cls is None:
        names = ["kind", *FACTS[kind].split()]
        members = {name: property(itemgetter(place)) for place, name in enumerate(names)}
        if names[-1] == "*parts":
            members["parts"] = property(itemgetter(slice(len(names) - 1, None)))
        cls = _classes[kind] = type(kind, (Source,), {"__slots__": (), **members})
    return cls((kind, *facts))  # type: ignore[no-any-return]
