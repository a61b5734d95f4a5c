"""Names of the snake_case modules of cuda.bindings, derived from the names in C."""

from __future__ import annotations

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .declarations import Declaration

WORDS = {"NvLink": "Nvlink", "P2P": "P2p"}
"""Single words that the rule would split."""

ATTRIBUTES = frozenset(("base", "data", "device", "flags", "max", "min", "size"))
"""Attributes of NumPy's arrays: a field with such a name gets an underscore at the end."""


def snake(name: str) -> str:
    """The name of a function (without the library's prefix), parameter or field: ``busId`` is ``bus_id``,
    ``BAR1MemoryInfo`` is ``bar1_memory_info``."""
    import re  # here, because it takes 4 ms: few programs name such fields

    for word, one in WORDS.items():
        name = name.replace(word, one)
    name = re.sub("([A-Z]+)([A-Z][a-z])", r"\1_\2", name)
    return re.sub("([a-z0-9])([A-Z])", r"\1_\2", name).lower()


def dtype_name(name: str) -> str:
    """The name of a struct's NumPy dtype, from its class name. Here a digit does not end a word: ``BAR1Memory`` has
    ``ba_r1memory_dtype``."""
    import re

    name = re.sub("([A-Z]+)([A-Z][a-z0-9])", r"\1_\2", name)
    return re.sub("([a-z])([A-Z])", r"\1_\2", name).lower() + "_dtype"


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
