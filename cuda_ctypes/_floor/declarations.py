"""The one-line declarations of the generated tables, read on first use of the thing that they declare."""

from __future__ import annotations

from typing import NamedTuple


class Declaration(NamedTuple):
    """A parameter, a member or a typedef's target: ``out CUdeviceptr *dptr``, ``char name[256]``."""

    name: str
    base: str
    """Name of the type without const and pointers."""
    stars: int
    bounds: tuple[int, ...]
    const: bool
    direction: str
    """``in``, ``out`` or ``inout``."""
    notes: dict[str, str]
    """What stands after the colon: ``array=numNodes``, ``buffer=size``, ``kind=text`` ..."""


DIRECTIONS = ("in", "out", "inout")


def declaration(text: str) -> Declaration:
    """``[direction] [const] TYPE [*...]NAME[bounds] [: note=value ...]`` in parts."""
    text, _, rest = text.partition(" : ")
    notes = dict(note.partition("=")[::2] for note in rest.split()) if rest else {}
    type_text, _, name = text.rpartition(" ")
    words = type_text.split(" ")
    direction = words.pop(0) if words[0] in DIRECTIONS else "in"
    const = words[0] == "const"
    if const:
        words.pop(0)
    stars = name.count("*")
    name = name.lstrip("*")
    bounds: tuple[int, ...] = ()
    if name.endswith("]"):
        name, *parts = name.split("[")
        bounds = tuple(int(part[:-1]) for part in parts)
    return Declaration(name, " ".join(words), stars, bounds, const, direction, notes)


class Prototype(NamedTuple):
    """A function: ``CUresult (out CUdeviceptr *dptr, size_t bytesize) 3020 ptds``."""

    result: Declaration
    parameters: tuple[Declaration, ...]
    since: int
    """CUDA version that introduced the function, 12030 for 12.3; 0 if unknown."""
    per_thread: str
    """Ending of the twin for the per-thread default stream: ``ptds``, ``ptsz`` or nothing."""


def prototype(text: str) -> Prototype:
    result, _, rest = text.partition(" (")
    inside, _, after = rest.rpartition(")")
    words = after.split()
    since = int(words.pop(0)) if words and words[0].isdigit() else 0
    parameters = tuple(declaration(part) for part in inside.split(", ")) if inside else ()
    stars = result.count("*")
    name = "*" * stars + "result"
    return Prototype(declaration(f"{result.rstrip(' *')} {name}"), parameters, since, words[0] if words else "")
