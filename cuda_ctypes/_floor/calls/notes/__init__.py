"""The registry of notes: facts about a parameter that a library's descriptor adds to the C declaration.

Each note is an entry (:class:`.note.Note`). To add a note, write a class in one of these modules and list it in
:data:`NOTES`. If a parameter has several deciding notes, the first in that order decides.
"""

from __future__ import annotations

from .constants import Is, LengthOf, SizeOf, Value
from .forms import Callers, Default, DefaultChecked, Newer
from .handles import KernelParameters, Once, Slot
from .lists import Array, Asked, Counted, Entries, Optional
from .members import MEMBER_NOTES as MEMBER_NOTES
from .memory import Address, Buffer, Exact, Kept, Least, Memory, Sized, Text, Writable
from .note import Note as Note
from .structs import As, Asks, Gives, Makes
from .structs import Takes as Takes
from .structs import Version as Version
from .typed import Attribute, Attributes, Bytes, Options

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ...tables.declarations import Declaration

_DECIDING = (Is, Takes, Gives, Version, Entries, Value, LengthOf, Exact, Sized, SizeOf, Asked, KernelParameters)
_DECIDING_LATER = (Address, Slot, Options, Attribute, Attributes, Buffer, Counted, Array)
_DETAILS = (As, Asks, Bytes, Callers, Default, DefaultChecked, Kept, Least, Makes, Memory, Newer, Once, Optional, Text)
NOTES: dict[str, Note] = {kind.name: kind() for kind in (*_DECIDING, *_DECIDING_LATER, *_DETAILS, Writable)}
"""All notes, by name."""


def deciding(item: Declaration, face: str) -> Note | None:
    """The note that decides how a parameter is passed; None if its type does."""
    if item.notes:
        for note in NOTES.values():
            if note.decides(item, face):
                return note
    return None
