"""Formats Python code: lines of at most 88 characters, with the breaks that formatters choose."""

from __future__ import annotations

import re
import textwrap

WIDTH = 88
SOLID = "\0"
"""A blank that is not a place for a line break."""


def bracketed(start: str, items: list[str], end: str, indent: int = 0, literal: bool = False) -> list[str]:
    """``start``, items with commas between them, ``end``: on one line, else the items on one (but those of a list or a dict
    that is written out), else one on each."""
    pad = " " * indent
    single = "," if literal and start.endswith("(") and len(items) == 1 else ""
    line = f"{pad}{start}{', '.join(items)}{single}{end}"
    if len(line) <= WIDTH or not items:
        return [line]
    inner = f"{pad}    {', '.join(items)}"
    alone = single or start.startswith("def ") and len(items) == 1
    if len(inner) <= WIDTH and not alone and (not literal or len(items) == 1):
        return [f"{pad}{start}", inner, f"{pad}{end}"]
    return [f"{pad}{start}", *(f"{pad}    {item}," for item in items), f"{pad}{end}"]


def nested(start: str, inner: str, items: list[str], end: str, indent: int = 0) -> list[str]:
    """A nested call: ``start``, ``inner``, items with commas between them, a bracket and ``end``."""
    line = f"{' ' * indent}{start}{inner}{', '.join(items)}){end}"
    if len(line) <= WIDTH:
        return [line]
    pad = " " * indent
    return [f"{pad}{start}", *bracketed(inner, items, ")", indent + 4), f"{pad}{end}"]


def assigned(line: str) -> list[str]:
    """A line of code; if it is an assignment and too long, its right side is in brackets, on a line of its own."""
    start, is_, value = line.partition(" = ")
    if len(line) <= WIDTH or not is_ or not start.strip().replace(".", "_").isidentifier():
        return [line]
    pad = " " * (len(start) - len(start.lstrip()) + 4)
    inner, end = (value[1:-3], ")()") if value[0] == "(" and value.endswith(")()") else (value, ")")
    return [f"{start} = (", pad + inner, pad[4:] + end] if len(pad + inner) <= WIDTH else [line]


def docstring(text: str, more: str = "", indent: int = 4) -> list[str]:
    """A docstring of a summary, wrapped where it is long, and of a paragraph below it."""
    pad = " " * indent
    if not more and len(text) + indent + 6 <= WIDTH:
        return [f'{pad}"""{text}"""'.replace(SOLID, " ")]
    lines = wrapped(f'"""{text}', WIDTH - indent)
    if not more and len(lines) == 1:  # only the quotes do not fit
        lines = wrapped(f'"""{text}', WIDTH - indent - 4)
    if more:
        lines += ["", *wrapped(more, WIDTH - indent)]
    return [(pad + line.replace(SOLID, " ")).rstrip() for line in (*lines, '"""')]


def comment(text: str) -> list[str]:
    """A comment; its continuation lines are indented."""
    return ["# " + line.replace(SOLID, " ") for line in wrapped(text, WIDTH - 2, "  ")]


def wrapped(text: str, width: int, further: str = "") -> list[str]:
    return textwrap.wrap(text, width, subsequent_indent=further, break_long_words=False, break_on_hyphens=False)


def stanzas(parts: list[list[str]], blank: int = 2) -> list[str]:
    """Definitions with blank lines between them."""
    lines: list[str] = []
    for part in parts:
        if part:
            lines += [*[""] * (blank if lines else 0), *part]
    return lines


def in_order(names: list[str]) -> list[str]:
    """As linters want ``__all__`` and imports: constants, classes, all else; ``x2`` before ``x10``."""

    def key(name: str) -> tuple[int, list[int | str]]:
        kind = 0 if name.isupper() and len(name) > 1 else 1 if name.strip("_")[0].isupper() else 2
        return kind, [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", name)]

    return sorted(names, key=key)


def split_items(text: str) -> list[str]:
    """The parts between the commas that are outside of brackets."""
    items, depth, now = [], 0, ""
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and not depth:
            items.append(now.strip())
            now = ""
        else:
            now += letter
    return [item for item in (*items, now.strip()) if item]
