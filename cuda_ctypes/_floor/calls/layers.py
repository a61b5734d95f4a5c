"""Functions in two layers: an outer one in Python, and an inner one that machine code can replace.

The inner function is the C function with addresses and counts as parameters, and its status as a number. The outer one makes
structs, and memory for results whose length a first call returns, or keeps a text alive that the library reads after the call.
"""

from __future__ import annotations

from ..tables import declaration_parts, function_parts

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, Iterable

    from ..tables.declarations import Declaration
    from .writer import Writer


OUTER = {"asked", "asks", "gives", "takes"}
"""Notes of parameters that an outer function makes."""


def is_outer(parameters: Iterable[Declaration]) -> bool:
    """Whether a function has two layers."""
    return any(_is_kept_text(item) or not OUTER.isdisjoint(item.notes) for item in parameters)


def _is_kept_text(item: Declaration) -> bool:
    return "kept" in item.notes and item.base == "char"


def first_line(table: Any, symbol: str) -> str:
    """The line of the inner function."""
    return _changed(table, symbol, _inner)


def again_line(table: Any, symbol: str) -> str:
    """The line of the inner function of a second call, if the first one makes a struct."""
    return _changed(table, symbol, lambda text: f"void *{_name(text)}" if "asks=" in text else text)


def _changed(table: Any, symbol: str, change: Callable[[str], str]) -> str:
    line = table.functions.get(symbol) or table.older[symbol]
    parameters = ", ".join(map(change, function_parts(line)[1]))
    return f"int ({parameters}){line.rpartition(')')[2]}"


def _name(text: str) -> str:
    return declaration_parts(text)[2].lstrip("*")


def _inner(text: str) -> str:
    declared, _, notes = text.partition(" : ")
    if "asks=" in notes:
        words = [word for word in text.split(" ") if not word.startswith(("asks=", "gives="))]
        return " ".join(words).removesuffix(" :")
    if "asked" in notes.split():
        return f"in{declared}"  # out becomes inout
    if notes and declared.startswith("out ") or "takes=" in notes:
        return f"void *{_name(text)}"
    return declared if "kept=" in notes else text


def is_passed_on(item: Declaration) -> bool:
    """Whether the outer function leaves a parameter, or a result, to the inner one."""
    return not item.notes if item.direction == "out" else "takes" not in item.notes and not _is_kept_text(item)


def pass_on(writer: Writer, item: Declaration) -> None:
    """Write such a parameter."""
    from .notes import is_hidden

    if item.direction != "in":
        writer.inner_results.append(f"_o_{item.name}")
        writer.outputs.append((f"_o_{item.name}", None, None))
    if item.direction != "out" and not is_hidden(item, writer.face):
        writer.argument(item.name)


def asking(writer: Writer, call: str) -> list[str]:
    """The lines behind a first call, if that returns the length of memory to make; ``call`` is the second."""
    return [
        f"_n = {writer.asked}",
        "if _n and (not _r or _r == _insufficient):",
        "    for _ in range(8):  # the count may grow between calls",
        *("        " + make for make in writer.makes),
        f"        {call}",
        f"        _m, _n = _n, {writer.asked}",
        "        if not _n or (_r != _insufficient if _r else _n <= _m): break",
        "    else: _r = _r or _insufficient",
        "if _r and not _n and _r == _insufficient: _r = 0",
    ]
