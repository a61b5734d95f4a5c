"""Parse C text to a syntax tree; errors name the place in the header."""

from __future__ import annotations

import re
from collections import deque
from typing import NoReturn

from pycparser import c_ast
from pycparser.c_lexer import CLexer, Token
from pycparser.c_parser import CParser, ParseError

from generator.errors import HeaderError
from generator.model import Location

_BEFORE_TYPE = frozenset(("LPAREN", "COMMA", "SEMI", "LBRACE", "RBRACE", "CONST", "TYPEDEF", "EXTERN", "STATIC"))
"""Kinds of tokens before a type: an unknown name after one of them was meant as a type."""


TOO_DEEP = "parentheses or operators are nested too deeply"


class _Lexer(CLexer):  # type: ignore[misc]
    """A lexer that remembers the last tokens, because some of pycparser's errors name no place."""

    def __init__(self, *args: object, **options: object) -> None:
        self.recent: deque[Token] = deque(maxlen=50)
        super().__init__(*args, **options)

    def token(self) -> Token | None:
        token = super().token()
        if token is not None:
            self.recent.append(token)
        return token


def location(node: c_ast.Node) -> Location:
    """The place of a node in the header, from the ``# LINE "header"`` markers of the text."""
    while node.coord is None:  # some nodes have no place, such as a type name's declarator
        node = next(iter(node))
    return _location(node.coord.file, node.coord.line)


def syntax_tree(text: str) -> list[c_ast.Node]:
    """The declarations of preprocessed C, in order."""
    parser = CParser(lexer=_Lexer)
    try:
        return list(parser.parse(text).ext)
    except ParseError as error:
        raise _explain(parser.clex, str(error)) from None
    except RecursionError:
        token = parser.clex.recent[-1]
        raise HeaderError(_location(token.filename, token.lineno), TOO_DEEP) from None


def expression(text: str, place: Location, typedefs: list[str]) -> c_ast.Node:
    """The tree of one expression; ``typedefs`` are types in it."""
    prelude = " ".join(f"typedef int {name};" for name in typedefs)
    (declaration,) = syntax_tree(f'{prelude}\n# {place.line} "{place.header}"\nenum {{ _ = {text} }};')[len(typedefs) :]
    enumerators = declaration.type.values.enumerators
    if len(enumerators) != 1:
        raise HeaderError(place, f"{text!r} is not an expression")
    return enumerators[0].value


def _explain(lexer: _Lexer, message: str) -> HeaderError:
    """A pycparser error (``file:line:column: message``, or ``file: message``) as a HeaderError."""
    tokens = list(lexer.recent)
    placed = re.fullmatch(r"(.*):(\d+):\d+: (.*)", message, re.DOTALL)
    if placed:
        place, what = _location(placed[1], int(placed[2])), placed[3]
    else:
        place = _location(tokens[-1].filename, tokens[-1].lineno) if tokens else Location("", 0)
        what = message.rpartition(": ")[2]
    if what == "At end of input":
        return HeaderError(place, f"the header ends in the middle of a declaration, after {tokens[-1].value!r}")
    try:
        following = lexer.token()
    except ParseError:
        following = None
    if following:
        tokens.append(following)
    for token, after in zip(tokens, tokens[1:]):
        if token.filename != after.filename and token.type not in ("SEMI", "RBRACE"):
            where = _location(token.filename, token.lineno)
            return HeaderError(where, f"the header ends in the middle of a declaration, after {token.value!r}")
    window = [*zip([None, *tokens], tokens, [*tokens[1:], None], [*tokens[2:], None, None])]
    for before, token, after, last in window[-7:]:
        if token.type == "ID" and (before is None or before.type in _BEFORE_TYPE) and after is not None:
            pointer = after.type == "LPAREN" and last is not None and last.type == "TIMES"
            if pointer or after.type in ("ID", "TIMES", "RPAREN"):
                return HeaderError(_location(token.filename, token.lineno), f"{token.value!r} is not a declared type")
    if what.startswith("before: "):
        return HeaderError(place, f"syntax error before {what.removeprefix('before: ')!r}")
    return HeaderError(place, f"syntax error: {what[:1].lower()}{what[1:]}")


def _location(file: str, line: int) -> Location:
    return Location(file, line)


def fail(node: c_ast.Node, construct: str) -> NoReturn:
    """Refuse a declaration, with its place."""
    raise HeaderError(location(node), construct)
