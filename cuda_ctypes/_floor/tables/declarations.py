"""The declarations in a table's lines as objects: functions, parameters and members. (First calls do without, if
:mod:`..calls` knows all parameters.)"""

from __future__ import annotations

from . import declaration_parts, function_parts

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class Declaration:
    """A parameter, a member or a typedef's target: ``out CUdeviceptr *dptr``, ``char name[256]``.

    ``base`` is the type's name without const and pointers. ``direction`` is ``in``, ``out`` or ``inout``. ``notes`` are
    the words after the colon: ``array=numNodes``, ``buffer=size`` ...
    """

    __slots__ = ("base", "bounds", "const", "direction", "name", "notes", "stars")

    def __init__(
        self,
        name: str,
        base: str,
        stars: int,
        bounds: tuple[int, ...],
        const: bool,
        direction: str,
        notes: dict[str, str],
    ) -> None:
        self.name = name
        self.base = base
        self.stars = stars
        self.bounds = bounds
        self.const = const
        self.direction = direction
        self.notes = notes


def declaration(text: str) -> Declaration:
    """``[direction] [const] TYPE [*...]NAME[bounds] [: note=value ...]`` as an object."""
    direction, base, name, notes = declaration_parts(text)
    const = base[:6] == "const "
    if const:
        base = base[6:]
    stars = 0
    if name[:1] == "*":
        stars = name.count("*")
        name = name[stars:]
    bounds: tuple[int, ...] = ()
    if name[-1:] == "]":
        name, *parts = name.split("[")
        bounds = tuple([int(part[:-1]) for part in parts])
    return Declaration(name, base, stars, bounds, const, direction, notes)


class Prototype:
    """A function: ``CUresult (out CUdeviceptr *dptr, size_t bytesize) 3020 ptds``.

    ``since`` is the CUDA version that introduced it, 12030 for 12.3, or 0. ``per_thread`` is the suffix of its
    per-thread default stream variant: ``ptds``, ``ptsz`` or empty.
    """

    __slots__ = ("parameters", "per_thread", "result", "since")

    def __init__(self, result: Declaration, parameters: tuple[Declaration, ...], since: int, per_thread: str) -> None:
        self.result = result
        self.parameters = parameters
        self.since = since
        self.per_thread = per_thread


def prototype(text: str, face: str = "checked") -> Prototype:
    """The function declared by a line, as ``face`` presents it. A parameter with the note "callers" is an input, except
    in ``checked``, which can return it or accept it as a list."""
    result, inside, since, per_thread = function_parts(text)
    parameters = parameters_of(inside, face)
    returned = declaration(f"{result.rstrip(' *')} {'*' * result.count('*')}result")
    return Prototype(returned, parameters, since, per_thread)


def parameters_of(texts: list[str], face: str) -> tuple[Declaration, ...]:
    """The parameters of such a function."""
    parameters = tuple([declaration(text) for text in texts])
    if face != "checked":
        for item in parameters:
            if "callers" in item.notes:
                item.direction, item.notes = "in", {}
    return parameters


def declared(table: Any, symbol: str, face: str = "checked") -> Prototype:
    """The function with this symbol in a table."""
    return prototype(table.functions.get(symbol) or table.older[symbol], face)


def shown(item: Declaration) -> str:
    """A parameter in C syntax."""
    return f"{'const ' if item.const else ''}{item.base} {'*' * item.stars}{item.name}"
