"""Inspects one implementation of a module, in the interpreter of that implementation.

    python -m tests.peer.probe surface MODULE                   names and their descriptions, as one JSON object
    python -m tests.peer.probe objects MODULE < hidden          the same for a module of classes
    python -m tests.peer.probe accepted MODULE LIBRARY < skip   accepted arguments of each function, as JSON lines
    python -m tests.peer.probe run MODULE [LIBRARY] < snippets  snippets as JSON in, a line with each outcome out

The published package's environment and ours run the same files, so both are inspected in the same way.
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
"""The address of the texts of :func:`texts_at_statuses`."""


class Fake:
    """The stand-in for a library, for snippets: ``status`` comes first, then ``write`` and ``read``, then the call."""

    def __init__(self, path: str) -> None:
        self._recorder = Recorder(path)

    def status(self, code: int) -> None:
        """Let every call return this status."""
        self._recorder.program(None, PAGE + code if 0 <= code < 4096 else code)

    def write(self, argument: int, data: bytes, *path: int) -> None:
        """Write to the target of a pointer during the call. ``argument`` is the pointer's number."""
        self._recorder.write(argument, data, *path)

    def read(self, argument: int, size: int, *path: int) -> Callable[[], Any]:
        """Copy from the target of a pointer during the call. Returns a function that returns the bytes, or None after a NULL."""
        action = self._recorder.read(argument, size, *path)
        return lambda: self._recorder.result(action)

    def symbols(self) -> list[str]:
        """The exact symbols of the functions that were called."""
        return [call.symbol for call in self._recorder.calls()]

    def words(self, count: int) -> list[int]:
        """The first arguments of the last call, as unsigned numbers."""
        call = self._recorder.calls()[-1]
        return [call.unsigned(index) for index in range(count)]

    def floats(self, first: int) -> list[float]:
        """Arguments of the last call that are C floats, from number ``first`` on."""
        return [struct.unpack("<f", argument)[0] for argument in self._recorder.calls()[-1].arguments[first:]]

    def bytes(self, index: int) -> bytes:
        """The bytes of one argument of the last call, for structs passed by value."""
        return self._recorder.calls()[-1].arguments[index]

    def arrived(self) -> list[Any]:
        """The last call that arrived in C: its symbol and arguments, with ``address`` instead of each address."""
        return self.all_arrived()[-1:]

    def all_arrived(self) -> list[Any]:
        """All calls."""
        return [[call.symbol, *(plain(argument) for argument in call.arguments)] for call in self._recorder.calls()]


def texts_at_statuses() -> None:
    """Map texts at the addresses whose lower four bytes are a status.

    The stand-in returns the same eight bytes from a function with a text as result and from one with a status, which uses the
    lower four.
    """
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
    """The compiled statements of a snippet and its last expression, each None if there is none."""
    try:
        return None, compile(code, "<snippet>", "eval")  # true of most snippets, and twice as quick as a tree
    except SyntaxError:
        tree = ast.parse(code)
    value = None
    if isinstance(last := tree.body[-1], ast.Expr):
        value = compile(ast.Expression(last.value), "<snippet>", "eval")
        tree.body.pop()
    return compile(tree, "<snippet>", "exec"), value


def evaluate(code: str, names: dict[str, Any]) -> str:
    """Run a snippet and return its outcome: the value of the last expression, or the exception."""
    statements, expression = parts(code)
    scope = dict(names)
    try:
        if statements:
            exec(statements, scope)  # noqa: S102 - the snippets are ours
        return show(eval(expression, scope) if expression else None)
    except Exception as error:  # noqa: BLE001 - any exception is the outcome
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
        # The module finds this library, because it is loaded already.
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
        """The symbol that a call reaches, or None if it is refused."""
        names["fake"].status(1)
        evaluate(code, names)
        return next(iter(names["fake"].symbols()), None)

    for name, about in accepted(module, skipped, attempt):
        print(json.dumps([name, about]), flush=True)


if __name__ == "__main__":
    main()
