"""Records the values of a case that must be equal on both sides."""

from __future__ import annotations

import ast
import copy
import gc
import json
import multiprocessing
import operator
import pickle
import sys
import warnings
import weakref
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Callable, TextIO

from tests.peer.core import coverage
from tests.peer.core.shapes import BUILTIN, families, given, shape, status_of

PATIENCE = 15
"""Seconds for what a worker process does."""


PLAIN: dict[str, Callable[[Any], Any]] = {
    "type": type,
    "repr": repr,
    "str": lambda item: str(item) == repr(item) == f"{item}",
    "hash": lambda item: hash(item) == hash(item),
    "== itself": lambda item: item == item,
    "== None": lambda item: item == None,  # noqa: E711
    "== 1": lambda item: item == 1,
    "!= text": lambda item: item != "text",
    "<": lambda item: item < item,
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda item: type(pickle.loads(pickle.dumps(item))),
    "weak reference": lambda item: type(weakref.ref(item)),
    "bool": bool,
    "int": lambda item: type(int(item)),
    "index": lambda item: type(operator.index(item)),
    "len": len,
    "iter": lambda item: type(iter(item)),
    "call": lambda item: callable(item),
    "new attribute": lambda item: setattr(item, "no_such_attribute", 1),
    "unknown attribute": lambda item: item.no_such_attribute_either,
    "made by hand": lambda item: type(item)(),
    "subclass": lambda item: len(type("Sub", (type(item),), {}).__mro__) > 1,
}
"""What every object can be asked."""


class See:
    """Writes down one line for each thing seen."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._seen: Counter[str] = Counter()

    def __call__(self, what: Any, *arguments: Any, **named: Any) -> Any:
        """Record the result or exception of a call and its warnings, or a value that is not callable. Returns the
        value."""
        coverage.touch(what, arguments)
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            try:
                value = what(*arguments, **named) if callable(what) else what
            except Exception as error:
                value, outcome = None, raised(error)
            else:
                outcome = {"value": shape(value)}
        if caught:
            outcome["warns"] = sorted({category(item.category) for item in caught})
        self._write(label(sys._getframe(1)), outcome)
        return value

    def value(self, value: Any) -> Any:
        """Record a value, even if it is callable."""
        self._write(label(sys._getframe(1)), {"value": shape(value)})
        return value

    def kind(self, what: Any, *arguments: Any, **named: Any) -> Any:
        """Like calling this object, for values that differ at each run: only the type is recorded."""
        coverage.touch(what, arguments)
        try:
            value = what(*arguments, **named) if callable(what) else what
        except Exception as error:
            value, outcome = None, raised(error)
        else:
            outcome = {"value": f"some {type(value).__name__.lstrip('_')}"}
        self._write(label(sys._getframe(1)), outcome)
        return value

    def gone(self, *references: Any) -> None:
        """Record whether the targets of these weak references are gone."""
        gc.collect()
        self._write(
            label(sys._getframe(1)), {"value": shape([reference and reference() is None for reference in references])}
        )

    def members(self, item: Any, *names: str) -> None:
        """Each of these members."""
        where = label(sys._getframe(1)).partition("(")[0]
        for name in names:
            try:
                outcome = {"value": shape(getattr(item, name))}
            except Exception as error:
                outcome = raised(error)
            self._write(f"{where}.{name}".removeprefix("members: "), outcome)

    def plain(self, item: Any) -> None:
        """Record the operations that every object has, and whether its members can be set."""
        where = label(sys._getframe(1)).removeprefix("plain: ")
        for function in coverage.ASKED_BY:
            coverage.touch(function, (item,))
        for name, look in PLAIN.items():
            try:
                outcome = {"value": shape(look(item))}
            except Exception as error:
                outcome = raised(error)
            self._write(f"{where}: {name}", outcome)
        for name in dir(type(item)):
            if not name.startswith("_") and not callable(getattr(type(item), name)):
                try:
                    setattr(item, name, None)
                except Exception as error:
                    self._write(f"{where}: set {name}", raised(error))
                else:
                    self._write(f"{where}: set {name}", {"value": "None"})

    def worker(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Record the result or exception of a function in a fresh process; the arguments are pickled."""
        where = label(sys._getframe(1))
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=work, args=(there, function, arguments))
        try:
            process.start()
        except Exception as error:
            self._write(where, raised(error))
            return
        there.close()
        outcome: dict[str, Any] = {}
        try:
            if here.poll(PATIENCE):
                outcome = here.recv()
        except EOFError:
            pass
        process.join(PATIENCE)
        if process.is_alive():
            process.kill()
        self._write(where, outcome or {"value": f"the worker said nothing and ended with {process.exitcode}"})

    def _write(self, what: str, outcome: dict[str, Any]) -> None:
        self._seen[what] += 1
        number = self._seen[what]
        print(json.dumps([what if number == 1 else f"{what} #{number}", outcome]), file=self._out, flush=True)


def raised(error: BaseException) -> dict[str, Any]:
    return {"raises": families(error), "status": status_of(error), "says": f"{type(error).__name__}: {error}"[:300]}


def category(kind: type) -> str:
    return next((base.__name__ for base in kind.__mro__ if base in BUILTIN), kind.__name__)


def work(answer: Any, function: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
    """In the worker process."""
    try:
        outcome = {"value": shape(function(*arguments))}
    except Exception as error:
        outcome = raised(error)
    answer.send(outcome)
    answer.close()


def label(frame: Any) -> str:
    """The source of a frame's current call, without ``see``, and the positions of the loops around it."""
    position = [*frame.f_code.co_positions()][frame.f_lasti // 2]
    text, loops = written(frame.f_code.co_filename)[position]
    return " ".join([text, *(f"[{given(frame.f_locals[name])}]" for name in loops if name in frame.f_locals)])


@cache
def written(file: str) -> dict[Any, tuple[str, list[str]]]:
    """The position of a call in a file: its arguments, and the variables of loops around it."""
    found: dict[Any, tuple[str, list[str]]] = {}

    def visit(node: ast.AST, loops: list[str]) -> None:
        if isinstance(node, ast.For):
            loops = loops + [item.id for item in ast.walk(node.target) if isinstance(item, ast.Name)]
        if isinstance(node, ast.Call):
            position = (node.lineno, node.end_lineno, node.col_offset, node.end_col_offset)
            found[position] = as_called(node), loops
        for child in ast.iter_child_nodes(node):
            visit(child, loops)

    visit(ast.parse(Path(file).read_text("utf-8")), [])
    return found


def as_called(call: ast.Call) -> str:
    """``f(x)`` of ``see(f, x)``, and of ``see(lambda: f(x))``."""
    first, rest = call.args[:1], call.args[1:]
    head = ast.unparse(first[0].body if isinstance(first[0], ast.Lambda) else first[0]) if first else ""
    more = [ast.unparse(item) for item in rest]
    more += [f"{item.arg}={ast.unparse(item.value)}" for item in call.keywords]
    text = f"{head}({', '.join(more)})" if more else head
    return f"{call.func.attr}: {text}" if isinstance(call.func, ast.Attribute) else text
