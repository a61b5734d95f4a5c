"""GNU's attributes in places where NVRTC drops them without a word, so that structs would have another layout than with nvcc.

``struct { char a; int b; } __attribute__((packed));`` is one of them: here they move to the head of the type, where NVRTC heeds them.
"""

from __future__ import annotations

import re
from bisect import bisect_left

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    Change = tuple[int, int, str]

WORDS = ("__align__", "__builtin_align__", "__attribute__", "__attribute")
"""The words before the parentheses of an attribute."""
OPAQUE = re.compile(
    r"""//(?:\\\r?\n|[^\n])*|/\*.*?(?:\*/|\Z)|\b(?:u8|[uUL])?R"([^(\s]{0,16})\((?:.*?\)\1"|.*\Z)|"(?:\\.|[^"\\\n])*"
    |\b\d(?:'?[\w.])*|'(?:\\.|[^'\\\n])*'""",
    re.DOTALL | re.VERBOSE,
)
"""Comments and texts, in which nothing is code; and numbers, whose separators begin no text."""
CONTINUED = re.compile(r"\\(?=\r?\n)")
LINE = re.compile(r"\\?\r?\n")
DIRECTIVE = re.compile(r"^[ \t]*\#(?:\\\r?\n|[^\n])*", re.MULTILINE)
MACRO = re.compile(r"^[ \t]*\#[ \t]*define[ \t]+(\w+)(\([^)\n]*\))?(?:\\\r?\n|[ \t])+(\w+)[ \t]*(\(?)", re.MULTILINE)
"""A macro's name, its parameters, the first word of what it stands for, and the parenthesis behind that."""
CONDITION = re.compile(r"^[ \t]*\#[ \t]*(if|el|endif)")
MARKS = {"if": "<", "el": "=", "endif": ">", "": "#"}
"""The characters that hide a line with a condition, and other ones of the preprocessor."""
NUMBERED = re.compile(r"^[ \t]*\#[ \t]*(?:line\b[ \t]*)?(\d+)[^\n]*\n", re.MULTILINE)
"""The number of the next line."""
WORD = re.compile(r"\s*(\w+|<+|=+|>+)")
KEYWORD = re.compile(r"\b(?:struct|union|class|enum(?:\s+(?:class|struct))?)\b")
PARENTHESIS = re.compile(r"[(){};]")
ALIGNAS = re.compile(r"\balignas\s*\((?:[^()]|\([^()]*\))*\)")
BASES = re.compile(r"(?<!:):(?!:)")
OF_CPP = re.compile(r"\[\[[^][]*\]\]")
"""Attributes as C++ writes them."""
LAYOUT = re.compile(r"\bgnu\s*::\s*((?:__)?(?:packed|aligned)(?:__)?\b\s*(?:\((?:[^()]|\([^()]*\))*\))?)\s*,?")


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
        lists = [found.span() for found in OF_CPP.finditer(_code(source))]
        source = _changed(source, [(begin, end, _of_gnu(source[begin:end])) for begin, end in lists])
    if not any(word in source for word in WORDS):
        return source
    code = _code(source)
    named = dict.fromkeys(WORDS, True)
    for name, parameters, word, parenthesis in MACRO.findall(code):
        if word in named:
            named[name] = bool(parameters) or named[word] and not parenthesis
    directives = [found.span() for found in DIRECTIVE.finditer(code)]
    code = CONTINUED.sub(" ", code)
    marks = [MARKS["".join(CONDITION.findall(code[begin:end]))] for begin, end in directives]
    hidden = _changed(code, [(begin, end, mark * (end - begin)) for (begin, end), mark in zip(directives, marks)])
    moves = [*_moves(hidden, 0, named)]
    for begin, end in directives:  # a macro may stand for a type
        moves += _moves(code[begin:end], begin, named)
    changes: list[Change] = []
    number_of = _numbering(code)
    for head, begin, end in moves:
        behind = source[begin:end]
        if not {*"<=>"}.isdisjoint(hidden[begin:end]):
            changes.append((head, head, f"\n{behind}\n#line {number_of(head)}\n"))
        else:
            changes.append((head, head, f" {_in_one_line(behind)}"))
        changes.append((begin, end, f" {''.join(LINE.findall(behind))}"))
    return _changed(source, changes)


def _code(source: str) -> str:
    """The source with spaces for comments and texts."""
    return OPAQUE.sub(lambda found: found[0] if found[0][0].isdigit() else re.sub(r"[^\n]", " ", found[0]), source)


def _numbering(code: str) -> Callable[[int], int]:
    """A function for the number of the line with a place. The source may have told it."""
    lines = [found.start() for found in re.finditer("\n", code)]
    told = [(0, 1), *[(found.end(), int(found[1])) for found in NUMBERED.finditer(code)]]

    def number_of(place: int) -> int:
        begin, number = told[bisect_left(told, (place,)) - 1]
        return number + bisect_left(lines, place) - bisect_left(lines, begin)

    return number_of


def _in_one_line(attributes: str) -> str:
    text = OPAQUE.sub(lambda found: " " if found[0][0] == "/" else found[0], attributes)
    return " ".join(CONTINUED.sub(" ", text).split())


def _changed(source: str, changes: Iterable[Change]) -> str:
    """The source with other texts from places to places."""
    parts: list[str] = []
    place = 0
    for begin, end, text in sorted(changes):
        parts += source[place:begin], text
        place = end
    return "".join([*parts, source[place:]])


def _of_gnu(attributes: str) -> str:
    """A list of C++'s attributes with those of the layout as GNU writes them."""
    found = LAYOUT.findall(attributes)
    if not found:
        return attributes
    others = LAYOUT.sub("", attributes).strip("[] \t\r\n,")
    text = f"{f'[[{others}]]' if others else ''} __attribute__(({','.join(found)}))"
    return " ".join(text.split()) + "\n" * attributes.count("\n")


def _moves(code: str, offset: int, named: dict[str, bool]) -> Iterator[tuple[int, int, int]]:
    """Of each type with attributes behind its members: the place for them, and where they begin and end."""
    begin, opened = 0, []
    for token in re.finditer("[{};]", code):
        if token[0] == "{":
            opened.append((begin, token.start()))
        elif token[0] == "}" and opened:
            end, of_type = _behind(code, token.end(), named), opened.pop()
            head = _head(code, *of_type, named) if end > token.end() else 0
            if head:
                yield offset + head, offset + token.end(), offset + end
        begin = token.end()


def _behind(code: str, place: int, named: dict[str, bool]) -> int:
    """The end of the attributes behind a place, and of conditions around them."""
    end, depth, seen = place, 0, False
    while place:
        if seen and not depth:
            end = place
        found = WORD.match(code, place)
        if found is None:
            break
        word, place = found[1], found.end()
        if word[0] == "<":
            depth += 1
        elif word[0] in "=>":
            depth -= word[0] == ">"
            if depth < (word[0] == "="):  # of a condition that began before
                break
        elif word in named:
            place, seen = _closed(code, place) if named[word] else place, True
        else:
            break
    return end


def _closed(code: str, place: int) -> int:
    """The place behind the parentheses that begin here; 0 if none do."""
    depth = 0
    for found in PARENTHESIS.finditer(code, place):
        if found[0] in "{};" or not depth and code[place : found.start()].strip():
            return 0
        depth += 1 if found[0] == "(" else -1
        if depth <= 0:
            return 0 if depth < 0 else found.end()
    return 0


def _head(code: str, begin: int, brace: int, named: dict[str, bool]) -> int:
    """The place behind the keyword of the type whose members begin with a brace; 0 if it begins something else."""
    keywords = [*KEYWORD.finditer(code, begin, brace)]
    if not keywords:
        return 0
    place = keywords[-1].end()
    name, *_ = BASES.split(code[_behind(code, place, named) : brace], maxsplit=1)
    return 0 if re.search("[()=]", ALIGNAS.sub("", name)) else place
