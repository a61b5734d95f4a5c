"""Rewrite C that pycparser does not know: attributes of GNU's and Microsoft's compilers, and ``#pragma pack``. Harmless
attributes are removed. An attribute that changes a layout becomes a true static assertion, which the parser finds:

- ``_Static_assert(1, "packed");`` as the first member: the struct is packed;
- ``_Static_assert((16), "aligned");`` as the first member: the struct's alignment;
- ``_Static_assert(1, "packed member");`` and ``_Static_assert((16), "aligned member");`` before a member;
- ``_Static_assert((16), "aligned typedef");`` before a typedef;
- ``_Static_assert(1, "pack(push, 1)");`` in the place of a pragma.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from generator.errors import HeaderError
from generator.model import Location

TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|\w+|[^\w\s]')

_HARMLESS = re.compile(
    r"(__)?(access|alloc_align|alloc_size|allocate|allocator|always_inline|annotate|artificial|assume_aligned|availability"
    r"|cold|const|constructor|counted_by|deprecated|designated_init|destructor|diagnose_if|dllexport|dllimport"
    r"|enum_extensibility|error|externally_visible|fallthrough|fd_arg\w*|flag_enum|flatten|format|format_arg|gnu_inline|hot"
    r"|leaf|malloc|may_alias|no_instrument_function|no_sanitize\w*|noalias|noclone|noinline|noipa|nonnull|nonstring"
    r"|noreturn|nothrow|null_terminated_string_arg|overloadable|optimize|pure|restrict|retain|returns_nonnull"
    r"|returns_twice|selectany|sentinel|swift_\w+|tainted_args|target|unavailable|unused|used|uuid|visibility"
    r"|warn_unused_result|warning|weak)(__)?\b.*",
    re.DOTALL,
)
"""Attributes that affect neither layouts nor calls."""

_ALIGNED = re.compile(r"(?:__)?align(?:ed)?(?:__)? ?(?:\((.*)\))?", re.DOTALL)
_BODIES = ("struct", "union", "enum")
_PACKED = re.compile(r"(?:__)?packed(?:__)?")
_ATTRIBUTE = re.compile(r"(__attribute__|__attribute|__declspec) ?(?=\()")
_PRAGMA = re.compile(r"# ?pragma (pack ?\(.*\))$|_Pragma ?\( ?\"(pack ?\(.*?\))\" ?\)")
BIGGEST = 16
"""The alignment of ``aligned`` without a number, on x86-64 and on AArch64."""


class Joined:
    """Lines as one text, in which pieces can be replaced. Each line keeps its place."""

    def __init__(self, lines: dict[Location, str]) -> None:
        self.places = list(lines)
        self.text = "".join(f"{line}\n" for line in lines.values())
        self._starts: list[int] = []
        at = 0
        for line in lines.values():
            self._starts.append(at)
            at += len(line) + 1
        self._instead: list[tuple[int, int, str]] = []

    def place(self, at: int) -> Location:
        return self.places[bisect_right(self._starts, at) - 1]

    def replace(self, first: int, last: int, instead: str = "") -> None:
        """Replace a piece of the text; pieces must not overlap. Its newlines stay, after the inserted text."""
        self._instead.append((first, last, instead))

    def lines(self) -> dict[Location, str]:
        pieces, at = [], 0
        for first, last, instead in sorted(self._instead):
            pieces += [self.text[at:first], instead, "\n" * self.text.count("\n", first, last)]
            at = last
        texts = "".join([*pieces, self.text[at:]]).split("\n")
        return {place: line for place, text in zip(self.places, texts) if (line := " ".join(text.split()))}


@dataclass
class _Brace:
    """An open brace: that of a struct's or union's body, if ``is_record``."""

    start: int
    """Where the text after it begins."""
    is_record: bool
    is_enum: bool = False
    declaration: int = -1
    """Where the current declaration in it begins; negative before its first token."""


def rewrite(lines: dict[Location, str], own: Collection[str]) -> dict[Location, str]:
    """The lines without attributes. Unknown attributes of ``own`` headers are errors; in other headers, ``verify`` catches
    a changed layout."""
    if not any(map(_ATTRIBUTE.search, lines.values())):
        return lines
    joined = Joined(lines)
    insertions: dict[int, str] = {}
    for attribute in _attributes(joined):
        joined.replace(attribute.first, attribute.last, " ")
        parts = _parts(attribute.text)
        unknown = [part for part in parts if part and not (_HARMLESS.fullmatch(part) or _marker(part))]
        if unknown and joined.place(attribute.first).header in own:
            raise HeaderError(joined.place(attribute.first), attribute.shown)
        for part in parts:
            if attribute.of_enum and _marker(part):
                raise HeaderError(joined.place(attribute.first), f"{attribute.shown} of an enum, which then is no int")
            if (marker := _marker(part)) and attribute.target is not None:
                value, word = marker
                if attribute.typedef and (word == "packed" or joined.place(attribute.first).header not in own):
                    continue  # compilers ignore the one; ``verify`` catches the other
                kind = " member" if attribute.is_member else " typedef" if attribute.typedef else ""
                at = attribute.target
                insertions[at] = insertions.get(at, "") + f' _Static_assert(({value}), "{word}{kind}"); '
                _check(joined, attribute)
    for at, text in insertions.items():
        joined.replace(at, at, text)
    return joined.lines()


def without_pragmas(text: str) -> str:
    """A line in which ``pack`` is a static assertion and pragmas for diagnostics are gone."""
    if "ragma" not in text:
        return text
    text = re.sub(r'_Pragma ?\( ?"(GCC|clang) (\\.|[^"\\])*" ?\) ?', "", text)
    return _PRAGMA.sub(lambda found: f'_Static_assert(1, "{found[1] or found[2]}");', text)


def _marker(part: str) -> tuple[str, str] | None:
    """The value and the word of an attribute's static assertion; None if it does not change layouts."""
    if _PACKED.fullmatch(part):
        return "1", "packed"
    if aligned := _ALIGNED.fullmatch(part):
        return aligned[1] or str(BIGGEST), "aligned"
    return None


@dataclass
class _Attribute:
    first: int
    last: int
    shown: str
    text: str
    """Between the parentheses."""
    target: int | None
    """Where its static assertion goes; None if it changes no layout."""
    is_member: bool
    typedef: bool
    """Whether it stands behind a typedef's name, where it aligns the typedef alone."""
    of_enum: bool = False


def _check(joined: Joined, attribute: _Attribute) -> None:
    """Refuse an attribute among several declarators."""
    if attribute.is_member and attribute.target is not None:
        rest = re.split(r"[;{}]", joined.text[attribute.target :], maxsplit=1)[0]
        if len(_parts(_ATTRIBUTE.sub("", rest))) > 1:
            raise HeaderError(joined.place(attribute.first), f"{attribute.shown} of several members in one declaration")


def _attributes(joined: Joined) -> Iterator[_Attribute]:
    """All attributes, with the struct or member that each belongs to."""
    text = joined.text
    braces = [_Brace(0, False)]
    parentheses = 0
    closed: _Brace | None = None  # the body that ended with the last token
    words = ["", "", ""]  # the last three tokens
    pending: list[_Attribute] = []  # between "struct" and "{"
    at = 0
    while token := TOKEN.search(text, at):
        at, word, brace = token.end(), token[0], braces[-1]
        if _ATTRIBUTE.match(text, token.start()):
            found = _read(joined, token.start())
            at = found.last
            if words[-1] in _BODIES or (words[-2] in _BODIES and text[at:].lstrip()[:1] == "{"):
                found.of_enum = "enum" in words[-2:]
                pending.append(found)
                continue
            if closed is not None and closed.is_record:
                found.target = closed.start
            elif closed is not None and closed.is_enum:
                found.of_enum = True
            elif brace.is_record and not parentheses:
                found.is_member = True
                found.target = brace.declaration if brace.declaration >= 0 else found.first
            elif len(braces) == 1 and not parentheses and _is_typedef(text, brace.declaration):
                found.typedef, found.target = True, brace.declaration
            yield found
            continue
        if brace.declaration < 0:
            brace.declaration = token.start()
        if word == "{":
            kind = next((word for word in reversed(words[-2:]) if word in _BODIES), "")
            is_record = kind in ("struct", "union")
            braces.append(_Brace(token.end(), is_record, kind == "enum"))
            for found in pending:
                found.target = token.end() if is_record else None
                yield found
            pending = []
        elif word == ";" or (word == "}" and len(braces) > 1):
            yield from pending
            pending = []
            if word == "}":
                closed = braces.pop()
                if not closed.is_record and len(braces) == 1 and words[-1] in (";", "}", "{"):
                    braces[-1].declaration = -1  # the end of a function's body
                words = [*words[1:], word]
                continue
            brace.declaration = -1
        parentheses += (word == "(") - (word == ")")
        closed = None
        words = [*words[1:], word]
    yield from pending


def _is_typedef(text: str, start: int) -> bool:
    return start >= 0 and re.match(r"typedef\b", text[start:]) is not None


def _read(joined: Joined, first: int) -> _Attribute:
    """The attribute that begins at a place."""
    text = joined.text
    depth, last = 0, len(text)
    for token in TOKEN.finditer(text, text.index("(", first)):
        depth += (token[0] == "(") - (token[0] == ")")
        if not depth:
            last = token.end()
            break
    if depth:
        raise HeaderError(joined.place(first), f"{text[first:].splitlines()[0]} without an end")
    shown = " ".join(text[first:last].split())
    inside = re.sub(r"^\w+ ?\( ?|\)$", "", text[first:last])
    if shown.startswith("__attribute"):
        inside = inside.strip()[1:-1]
    return _Attribute(first, last, shown, inside.strip(), None, False, False)


def _parts(attributes: str) -> list[str]:
    """The attributes in a list; commas in brackets separate nothing."""
    parts, depth = [""], 0
    for character in attributes:
        depth += (character in "([{") - (character in ")]}")
        parts = [*parts, ""] if character == "," and not depth else [*parts[:-1], parts[-1] + character]
    return [" ".join(part.split()) for part in parts]
