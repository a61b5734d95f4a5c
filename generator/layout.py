"""Sizes and layouts of C types on LP64: the System V rules that GCC and Clang follow on x86-64 and AArch64."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

INTEGERS = {
    "_Bool": (1, False),
    "char": (1, True),
    "signed char": (1, True),
    "unsigned char": (1, False),
    "short": (2, True),
    "unsigned short": (2, False),
    "int": (4, True),
    "unsigned int": (4, False),
    "long": (8, True),
    "unsigned long": (8, False),
    "long long": (8, True),
    "unsigned long long": (8, False),
}
"""Size and signedness of each integer type, under its canonical spelling."""

FLOATS = {"float": 4, "double": 8}
"""``long double`` and ``__int128`` are missing on purpose: they differ between platforms."""

POINTER = 8


def canonical(words: Sequence[str]) -> str | None:
    """The canonical spelling of a builtin type (``long unsigned int``: ``unsigned long``); None if not supported."""
    base = [word for word in words if word not in ("signed", "unsigned")]
    if len(words) - len(base) > 1:
        return None
    if len(base) > 1 and "int" in base:
        base.remove("int")
    name = " ".join(base) or "int"
    if "unsigned" in words:
        name = "unsigned " + name
    elif "signed" in words:
        if name not in INTEGERS or name == "_Bool":
            return None
        if name == "char":
            name = "signed char"
    return name if name in INTEGERS or name in FLOATS or name == "void" else None


@dataclass
class Member:
    """Size and alignment of one member, as :func:`lay_out` needs them."""

    size: int
    align: int
    bits: int | None = None
    """Width of a bit-field."""


@dataclass
class Layout:
    offsets: list[tuple[int, int]]
    """Byte offset of each member, and its bit offset within the unit that starts there."""
    size: int
    align: int


def lay_out(kind: str, members: Sequence[Member], align: int = 1) -> Layout:
    """Place the members of a ``struct`` or ``union``; ``align`` is the alignment that it asks for itself."""
    offsets = []
    position = end = 0  # in bits
    for member in members:
        align = max(align, member.align)
        if kind == "union":
            position = 0
        if member.bits is None:
            position = round_up(position, member.align * 8)
            offsets.append((position // 8, 0))
            position += member.size * 8
        else:
            unit = member.size * 8
            # A bit-field lies within one unit of its own type, which it may share with other members.
            if position // unit != (position + member.bits - 1) // unit:
                position = round_up(position, unit)
            offsets.append((position // unit * member.size, position % unit))
            position += member.bits
        end = max(end, position)
    return Layout(offsets, round_up(end, align * 8) // 8, align)


def round_up(value: int, multiple: int) -> int:
    return -(-value // multiple) * multiple
