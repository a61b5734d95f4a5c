"""Remove the declarations that a descriptor ignores, before anything parses them.

A function, typedef, variable or enum disappears. A struct or union becomes opaque, so that functions that take pointers to it
stay. Nothing in a removed declaration needs to be valid for the generator.
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Collection, Iterable, Iterator

from generator.attributes import TOKEN, Joined
from generator.model import Location


def among(names: Iterable[str], patterns: Collection[str]) -> set[str]:
    """The names that one of the patterns matches: ``fftwl_*``."""
    return {name for pattern in patterns for name in fnmatch.filter(names, pattern)}


def drop(lines: dict[Location, str], patterns: Collection[str]) -> tuple[dict[Location, str], set[str]]:
    """The lines without the declarations of the names that ``patterns`` match, and these names."""
    if not patterns:
        return lines, set()
    found: set[str] = set()
    joined = Joined(lines)
    for first, last in _declarations(joined.text):
        declaration = joined.text[first:last]
        if ignored := among(_declared(declaration), patterns):
            found |= ignored
            joined.replace(first, last, _opaque(declaration))
    return joined.lines(), found


def _declarations(text: str) -> Iterator[tuple[int, int]]:
    """First and last place of each declaration at the top level, pragmas left out."""
    depth, first, body = 0, -1, False
    for token in TOKEN.finditer(text):
        if first < 0:
            first, body = token.start(), False
        if token[0] in "({[":
            if token[0] == "{" and not depth:
                body = text[first : token.start()].rstrip().endswith(")")
            depth += 1
        elif token[0] in ")}]":
            depth -= 1
        if not depth and (token[0] == ";" or (token[0] == "}" and body)):
            yield first, token.end()
            first = -1


def _declared(text: str) -> set[str]:
    """The names that one declaration declares: of a function, variables, typedefs, and of a type with a body."""
    text = without_attributes(text)
    # a pointer to a function, or a function type: typedef int (*name)(void), typedef int (name)(void)
    names = set(re.findall(r"^[^({]*\(\s*(?:(?:\w+\s*)?\*+\s*(?:const\s+)?|\w+\s+)?(\w+)\s*\)\s*\(", text))
    depth, previous, before = 0, "", ""
    for token in TOKEN.findall(text):
        if not depth and re.fullmatch(r"\w+", previous) and token in "(,;[=":
            names.add(previous)
        if token == "{" and not depth and before in ("struct", "union", "enum"):
            names.add(previous)
        depth += (token in "({[") - (token in ")}]")
        before, previous = previous, token
    return names


def _opaque(text: str) -> str:
    """A struct's or union's declaration without its members; empty for any other declaration."""
    text = without_attributes(text)
    head = re.match(r"\s*(typedef\b)?[^(){};]*?\b(struct|union)\b\s*(\w*)\s*\{", text)
    if not head:
        return ""
    typedef, kind, tag = head.groups()
    if not typedef:
        return f"{kind} {tag};" if tag else ""
    declarators = text[text.rindex("}") + 1 :].strip()
    tag = tag or re.findall(r"\w+", declarators)[0]  # the table names a struct without a tag after its typedef
    return f"typedef {kind} {tag} {declarators}"


def without_attributes(text: str) -> str:
    """A declaration without ``__attribute__((...))`` and its like."""
    while found := re.search(r"\b(?:__attribute__|__attribute|__declspec|_Alignas|__asm__|_Pragma) ?(?=\()", text):
        depth = 0
        for token in TOKEN.finditer(text, found.end()):
            depth += (token[0] == "(") - (token[0] == ")")
            if not depth:
                break
        text = text[: found.start()] + " " + text[token.end() :]
    return text
