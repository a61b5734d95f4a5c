"""The registry of notes: facts about a parameter that a library's descriptor adds to the C declaration.

Each note is an entry (:class:`.note.Note`). To add a note, write a class in one of these modules and list it here, in
:data:`DECIDING` or :data:`DETAILS`. A module is loaded with the first of its notes that a function needs: most programs
need two or three of them.
"""

from __future__ import annotations

from sys import modules

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ...tables.declarations import Declaration
    from .note import Note

DECIDING = {
    "is": "constants.Is",
    "takes": "structs.Takes",
    "gives": "structs.Gives",
    "version": "structs.Version",
    "entries": "lists.Entries",
    "value": "constants.Value",
    "length_of": "constants.LengthOf",
    "exact": "memory.Exact",
    "sized": "memory.Sized",
    "size_of": "constants.SizeOf",
    "asked": "lists.Asked",
    "kernel_parameters": "handles.KernelParameters",
    "address": "memory.Address",
    "slot": "handles.Slot",
    "options": "typed.Options",
    "attribute": "typed.Attribute",
    "attributes": "typed.Attributes",
    "buffer": "memory.Buffer",
    "counted": "lists.Counted",
    "array": "lists.Array",
}
"""The notes that can decide how a parameter is passed, and their classes. Of several, the first in this order decides."""
DETAILS = {
    "as": "structs.As",
    "asks": "structs.Asks",
    "bytes": "typed.Bytes",
    "callers": "forms.Callers",
    "default": "forms.Default",
    "default_checked": "forms.DefaultChecked",
    "during": "handles.During",
    "kept": "memory.Kept",
    "least": "memory.Least",
    "makes": "structs.Makes",
    "memory": "memory.Memory",
    "newer": "forms.Newer",
    "once": "handles.Once",
    "optional": "lists.Optional",
    "text": "memory.Text",
    "writable": "memory.Writable",
}
"""The notes that change details, and their classes."""
_made: dict[str, Note] = {}


def entry(name: str) -> Note:
    """A note by its name."""
    if name not in _made:
        module, _, cls = (DECIDING.get(name) or DETAILS[name]).partition(".")
        path = f"{__name__}.{module}"
        __import__(path)
        _made.setdefault(name, getattr(modules[path], cls)())
    return _made[name]


def every() -> list[Note]:
    """All notes."""
    return [entry(name) for name in (*DECIDING, *DETAILS)]


def deciding(item: Declaration, face: str) -> Note | None:
    """The note that decides how a parameter is passed; None if its type does."""
    if item.notes:
        for name in DECIDING:
            if name in item.notes and entry(name).decides(item, face):
                return entry(name)
    return None


def is_hidden(item: Declaration, face: str) -> bool:
    """Whether Python has no such parameter."""
    note = deciding(item, face)
    return note is not None and note.hidden
