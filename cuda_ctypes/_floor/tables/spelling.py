"""Names of the snake_case modules of cuda.bindings, derived from the names in C."""

from __future__ import annotations

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .declarations import Declaration

WORDS = {"NvLink": "Nvlink", "P2P": "P2p"}
"""Single words that the rule would split."""

LOWER, DIGITS = "abcdefghijklmnopqrstuvwxyz", "0123456789"
ATTRIBUTES = frozenset(("base", "data", "device", "flags", "max", "min", "size"))
"""Attributes of NumPy's arrays: a field with such a name gets an underscore at the end."""


def snake(name: str) -> str:
    """The name of a function (without the library's prefix), parameter or field: ``busId`` is ``bus_id``,
    ``BAR1MemoryInfo`` is ``bar1_memory_info``."""
    for word, one in WORDS.items():
        name = name.replace(word, one)
    return _split(name, LOWER + DIGITS, LOWER).lower()


def dtype_name(name: str) -> str:
    """The name of a struct's NumPy dtype, from its class name. Here a digit does not end a word: ``BAR1Memory`` has
    ``ba_r1memory_dtype``."""
    return _split(name, LOWER, LOWER + DIGITS).lower() + "_dtype"


def _split(name: str, ends: str, starts: str) -> str:
    """A name with an underscore before the capitals that start a word: those behind the end of a word, and those behind another
    capital if the start of a word follows. (Importing re takes 4 ms.)"""
    made = name[:1]
    for former, letter, later in zip(name, name[1:], f"{name[2:]} "):
        starting = former in ends or "A" <= former <= "Z" and later in starts
        made += f"_{letter}" if "A" <= letter <= "Z" and starting else letter
    return made


def field_name(member: Declaration) -> str:
    """The name of a struct's member."""
    name = member.notes.get("python") or snake(member.name)
    return f"{name}_" if name in ATTRIBUTES else name


def is_hidden(member: Declaration, members: list[Declaration]) -> bool:
    """Whether a member has no attribute: reserved space, and the element counts of other members."""
    if "shown" in member.notes:
        return False
    if "hidden" in member.notes or (member.name == "reserved" and member.bounds):
        return True
    return any(other.notes.get("count") == member.name for other in members)
