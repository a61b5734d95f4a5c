"""Looks at one implementation of a module, inside the interpreter that it runs in.

    python -m tests.peer.probe surface MODULE                   names and what they are, as one JSON object
    python -m tests.peer.probe objects MODULE < hidden          the same of a module of classes
    python -m tests.peer.probe accepted MODULE LIBRARY < skip   for each function arguments that it accepts: JSON lines
    python -m tests.peer.probe run MODULE [LIBRARY] < snippets  snippets as JSON in, a line with the outcome of each out

The same files run in the published package's environment and in ours, so that both are seen with the same eyes.
"""

from __future__ import annotations

import ast
import ctypes
import importlib
import json
import struct
import sys
from typing import Any, Callable

from tests.peer.arguments import accepted
from tests.peer.looking import flat, learn_names, representation, show, shown, shown_error, surface
from tests.peer.objects import objects
from tests.standin.control import Recorder

PAGE = 1 << 44
"""Where texts lie whose addresses end in a status: see :func:`texts_at_statuses`."""


class Fake:
    """The stand-in for a library, as snippets use it: ``status`` first, then ``write`` and ``read``, then the call."""

    def __init__(self, path: str) -> None:
        self._recorder = Recorder(path)

    def status(self, code: int) -> None:
        """Every call returns this."""
        self._recorder.program(None, PAGE + code if 0 <= code < 4096 else code)

    def write(self, argument: int, data: bytes, *path: int) -> None:
        """During the call, write behind the pointer that is argument number so-and-so."""
        self._recorder.write(argument, data, *path)

    def read(self, argument: int, size: int, *path: int) -> Callable[[], Any]:
        """During the call, copy from behind a pointer; calling the result gives the bytes, or None after a NULL."""
        action = self._recorder.read(argument, size, *path)
        return lambda: self._recorder.result(action)

    def symbols(self) -> list[str]:
        """The functions that were reached, under their exact symbols."""
        return [call.symbol for call in self._recorder.calls()]

    def words(self, count: int) -> list[int]:
        """The first arguments of the last call, as unsigned numbers."""
        call = self._recorder.calls()[-1]
        return [call.unsigned(index) for index in range(count)]

    def floats(self, first: int) -> list[float]:
        """Arguments of the last call that are C floats, from number ``first`` on."""
        return [struct.unpack("<f", argument)[0] for argument in self._recorder.calls()[-1].arguments[first:]]

    def bytes(self, index: int) -> bytes:
        """One argument of the last call as it lay in C, for a struct by value."""
        return self._recorder.calls()[-1].arguments[index]

    def arrived(self) -> list[Any]:
        """The last call that C knows of: symbol and arguments, with ``address`` for what is one."""
        return self.all_arrived()[-1:]

    def all_arrived(self) -> list[Any]:
        """Every call."""
        return [[call.symbol, *(plain(argument) for argument in call.arguments)] for call in self._recorder.calls()]


def texts_at_statuses() -> None:
    """A function that returns a text returns the same eight bytes as one that returns a status, which takes the lower
    four: make each such address one of a text."""
    page = ctypes.CDLL(None).mmap
    page.restype, page.argtypes = ctypes.c_size_t, [ctypes.c_size_t] * 2 + [ctypes.c_int] * 3 + [ctypes.c_long]
    assert page(PAGE, 8192, 3, 0x22, -1, 0) == PAGE, "the addresses for texts are taken"
    ctypes.memset(PAGE, ord("x"), 4096 + 3)


def plain(argument: bytes) -> Any:
    number = int.from_bytes(argument, "little")
    if len(argument) > 8:
        return argument
    return "address" if 1 << 32 <= number < (1 << 64) - (1 << 32) and len(argument) == 8 else number


def parts(code: str) -> tuple[Any, Any]:
    """The compiled statements of a snippet, and the expression that comes last; None for what is not there."""
    try:
        return None, compile(code, "<snippet>", "eval")  # as most are: twice as quick as by way of a tree
    except SyntaxError:
        tree = ast.parse(code)
    value = None
    if isinstance(last := tree.body[-1], ast.Expr):
        value = compile(ast.Expression(last.value), "<snippet>", "eval")
        tree.body.pop()
    return compile(tree, "<snippet>", "exec"), value


def evaluate(code: str, names: dict[str, Any]) -> str:
    """Run statements and say what came out: the value of the last one, or the exception."""
    statements, expression = parts(code)
    scope = dict(names)
    try:
        if statements:
            exec(statements, scope)  # noqa: S102 - the snippets are ours
        return show(eval(expression, scope) if expression else None)
    except Exception as error:  # noqa: BLE001 - whichever it is, it is the outcome
        return shown_error(error)


def main() -> None:
    command, name, *files = sys.argv[1:]
    module = importlib.import_module(name)
    if command == "objects":
        print(json.dumps(objects(module, json.load(sys.stdin))))
        return
    learn_names(module)
    if command == "surface":
        print(json.dumps(surface(module)))
        return
    given = json.load(sys.stdin)
    names: dict[str, Any] = {"d": module, "ctypes": ctypes, "struct": struct, "shown": representation, "flat": flat}
    if files:
        # Whoever looks for the library finds it loaded already.
        ctypes.CDLL(files[0], ctypes.RTLD_GLOBAL)
    if command == "accepted":
        print_accepted(module, given, {**names, "fake": Fake(files[0])})
        return
    if given["records"]:
        texts_at_statuses()
        names["fake"] = Fake(files[0])
    shown.update(given["members"])
    for code in given["snippets"]:
        if given["records"]:
            names["fake"].status(0)
        print(json.dumps(evaluate(code, names)), flush=True)


def print_accepted(module: Any, skipped: list[str], names: dict[str, Any]) -> None:
    texts_at_statuses()

    def attempt(code: str) -> str | None:
        """The symbol that a call reaches, if it is not refused."""
        names["fake"].status(1)
        evaluate(code, names)
        return next(iter(names["fake"].symbols()), None)

    for name, about in accepted(module, skipped, attempt):
        print(json.dumps([name, about]), flush=True)


if __name__ == "__main__":
    main()
