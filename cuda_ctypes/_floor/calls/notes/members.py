"""Notes of struct members, read by :mod:`...types.struct_views`, ``struct_classes`` and the stubs."""

from __future__ import annotations

from .note import WITH, WITHOUT

MEMBER_NOTES: dict[str, tuple[tuple[bool, ...], str]] = {
    "count": (
        WITH,
        "count=MEMBER: the member that holds the number of elements; lists with one count are set together",
    ),
    "initial": (WITH, "initial=N: the value in a new struct"),
    "python": (WITH, "python=NAME: the attribute in the newer modules of bindings"),
    "address": (WITHOUT, "an address, given as an int"),
    "array": (WITHOUT, "a pointer to an array"),
    "hexadecimal": (WITHOUT, "repr shows the number in hexadecimal"),
    "hidden": (WITHOUT, "no attribute in the newer modules of bindings"),
    "kernel_parameters": (WITHOUT, "the arguments of a kernel"),
    "output": (WITHOUT, "C sets it: the attribute is read-only"),
    "shown": (WITHOUT, "an attribute in the newer modules of bindings although it counts another member"),
    "text": (WITHOUT, "text: str in checked"),
    "writable": (WITHOUT, "memory that C writes to: a read-only buffer is rejected"),
}
"""Whether each note has a value, and its meaning."""
