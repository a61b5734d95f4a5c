"""GNU's attributes in places where NVRTC drops them without a word, so that structs would have another layout than with nvcc.

``struct { char a; int b; } __attribute__((packed));`` is one of them: here they move to the head of the type, where NVRTC heeds them.
"""

from __future__ import annotations

import re

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

WORDS = ("__align__", "__builtin_align__", "__attribute__", "__attribute")
"""The words before the parentheses of an attribute."""
DIRECTIVE = r"^[ \t]*\#(?:\\\n|[^\n])*"
TOKENS = re.compile(
    rf"""{DIRECTIVE}|//(?:\\\n|[^\n])*|/\*.*?(?:\*/|\Z)|\bR"([^(\s]*)\((?:.*?\)\1"|.*\Z)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[{{}}]""",
    re.DOTALL | re.MULTILINE | re.VERBOSE,
)
"""Braces; and comments, texts and directives, in which braces count for nothing."""
MACRO = re.compile(rf"^[ \t]*\#[ \t]*define[ \t]+(\w+)(\([^)]*\))?[ \t]+(?:{'|'.join(WORDS)})\b", re.MULTILINE)
"""The definition of a name for an attribute, perhaps with parameters."""
SPACE = re.compile(r"(?:\s|//[^\n]*\n|/\*.*?(?:\*/|\Z))*", re.DOTALL)
KEYWORD = re.compile(r"\b(?:struct|union|class|enum(?:\s+(?:class|struct))?)\b")
PARENTHESIS = re.compile(r"[(){};]")
OF_CPP = re.compile(r"\[\[\s*gnu\s*::\s*((?:packed|aligned)\b[^\]]*)\]\]")
"""The same attributes as C++ writes them."""


def heeded(source: str) -> str:
    """A source whose attributes of types are where NVRTC heeds them. Lines keep their numbers.

    Parameters
    ----------
    source : str
        The program.

    Returns
    -------
    str
    """
    if "gnu" in source:
        source = OF_CPP.sub(r"__attribute__((\1))", source)
    named = {name: bool(parameters) for name, parameters in MACRO.findall(source)}
    names = re.compile("|".join([rf"\b{name}\b" for name in (*WORDS, *named)]))
    if not names.search(source):
        return source
    opened: list[int] = []
    moves: list[tuple[int, int, str]] = []  # from a place to another one, with the text instead
    for token in TOKENS.finditer(source):
        if token[0] == "{":
            opened.append(token.start())
        elif token[0] == "}" and opened:
            head, begin = _head(source, opened.pop(), names, named), token.end()
            end, found = _behind(source, begin, names, named)
            if head and found:
                moves.append((head, head, f" {' '.join(found)}"))
                moves.append((begin, end, " " + "\n" * source.count("\n", begin, end)))
    parts: list[str] = []
    place = 0
    for begin, end, text in sorted(moves):
        parts += source[place:begin], text
        place = end
    return "".join([*parts, source[place:]])


def _behind(source: str, place: int, names: Any, named: dict[str, bool]) -> tuple[int, list[str]]:
    """The end of the attributes behind a place, and each of them."""
    attributes: list[str] = []
    while True:
        found = names.match(source, SPACE.match(source, place).end())  # type: ignore[union-attr]
        if found is None:
            return place, attributes
        end = _closed(source, found.end()) if named.get(found[0], True) else found.end()
        if not end:
            return place, attributes
        attributes.append(" ".join(source[found.start() : end].split()))
        place = end


def _closed(source: str, place: int) -> int:
    """The place behind the parentheses that begin here; 0 if none do."""
    depth = 0
    for found in PARENTHESIS.finditer(source, place):
        if found[0] in "{};" or not depth and source[place : found.start()].strip():
            return 0
        depth += 1 if found[0] == "(" else -1
        if depth <= 0:
            return 0 if depth < 0 else found.end()
    return 0


def _head(source: str, brace: int, names: Any, named: dict[str, bool]) -> int:
    """The place behind the keyword of the type whose members begin with a brace; 0 if it begins something else."""
    begin = max(source.rfind(end, 0, brace) for end in ";{}") + 1
    keywords = [*KEYWORD.finditer(source, begin, brace)]
    if not keywords:
        return 0
    place = keywords[-1].end()
    end, _ = _behind(source, place, names, named)
    return 0 if re.search(r"[()=]", source[end:brace]) else place
