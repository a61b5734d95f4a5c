"""The public names of ``cuda.core`` that the cases use: names from the published package, use recorded in ours."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import pkgutil
import sys
from pathlib import Path
from typing import Any

from tests.peer.core.cases.names import MODULES

WATCH = "PEER_WATCH"
"""Set where every use of a member is written down."""
HERE = str(Path(__file__).parent)
OUTSIDE = ("cuda.core.typing", "cuda.core.system.typing", "cuda.core.system.exceptions")
"""Modules of enumerations, protocols and exceptions, which the cases of ``names`` go through one by one."""
SPECIAL = ("__buffer__", "__cuda_stream__", "__dlpack__", "__dlpack_device__", "__int__", "__len__")
"""Methods with meaning to users."""
_touched: set[tuple[str, str]] = set()


def surface(hidden: dict[str, str]) -> list[str]:
    """``module:name`` of public functions and constants, ``Class`` and ``Class.member`` of public classes, each member
    in its first class. ``hidden``: classes that users meet but do not name, ``module:class``."""
    classes: dict[type, str] = {}
    found: list[str] = []
    for module_name in MODULES:
        if module_name in OUTSIDE:
            continue
        module = importlib.import_module(module_name)
        for name in module.__all__:
            item = getattr(module, name)
            if hasattr(item, "__members__") or isinstance(item, type) and issubclass(item, BaseException):
                continue
            if isinstance(item, type):
                classes[item] = f"{prefix(module_name)}{name}"
            elif not inspect.ismodule(item):
                found.append(f"{prefix(module_name)}{name}")
    for name, place in hidden.items():
        home, _, private = place.partition(":")
        classes[getattr(importlib.import_module(home), private)] = f"{'system.' if '.system.' in home else ''}{name}"
    for cls, name in classes.items():
        if hasattr(cls, "__members__"):
            continue
        fields = getattr(cls, "__dataclass_fields__", {})
        found.append(name)
        members = [item for item in dir(cls) if not item.startswith("_") or item in SPECIAL]
        for member in sorted({*members, *fields}):
            first = next((base for base in cls.__mro__ if member in vars(base)), cls)
            if first is cls or first not in classes:
                found.append(f"{name}.{member}")
    return found


def prefix(module: str) -> str:
    return "system." if module.endswith(".system") else ""


def watch() -> None:
    """Record the attributes that cases look up in objects of our classes."""
    package = importlib.import_module("cuda.core")
    for found in pkgutil.walk_packages(package.__path__, "cuda.core."):
        try:
            importlib.import_module(found.name)
        except ImportError:  # a module for type checkers
            continue
    for name, module in list(sys.modules.items()):
        if name.startswith("cuda.core"):
            for item in list(vars(module).values()):
                if isinstance(item, type) and item.__module__.startswith("cuda.core"):
                    watch_class(item)


def watch_class(cls: Any) -> None:
    original = cls.__getattribute__
    if getattr(original, "watches", False) or hasattr(cls, "__members__") or issubclass(cls, BaseException):
        return

    def watching(self: Any, name: str) -> Any:
        if sys._getframe(1).f_code.co_filename.startswith(HERE):
            _touched.update((base.__name__, name) for base in type(self).__mro__)
        return original(self, name)

    watching.watches = True  # type: ignore[attr-defined]
    try:
        cls.__getattribute__ = watching
    except TypeError:
        pass  # a class of C's


ASKED_BY = {len: "__len__", int: "__int__", memoryview: "__buffer__", bytes: "__buffer__"}


def touch(function: Any, arguments: Any) -> None:
    """Record that a builtin function used an object."""
    try:
        special = ASKED_BY.get(function)
    except TypeError:  # not hashable
        return
    if special and arguments:
        _touched.update((base.__name__, special) for base in type(arguments[0]).__mro__)


def write(path: Path) -> None:
    path.write_text("".join(json.dumps(item) + "\n" for item in sorted(_touched)), "utf-8")


def named(files: list[Path]) -> set[tuple[str, str]]:
    """The names in the cases: functions, classes, members, and keywords of constructors."""
    found: set[tuple[str, str]] = set()
    for path in files:
        tree = ast.parse(path.read_text("utf-8"))
        texts = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Name):
                found.add(("", node.id))
            if isinstance(node, ast.Attribute):
                found.add(("", node.attr))
                found.add((last_name(node.value), node.attr))
            if isinstance(node, ast.Call):
                of = [last_name(node.func), *(last_name(item) for item in node.args[:1])]
                found.update((name, item.arg or "") for name in of for item in node.keywords)
                if of[0] == "getattr" or any(item.arg is None for item in node.keywords):  # for all names in the file
                    found.update((name, text) for name in of for text in texts)
    return found


def last_name(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def missing(public: list[str], touched: set[tuple[str, str]], written: set[tuple[str, str]]) -> list[str]:
    """The public names that no case uses."""
    found = []
    for item in public:
        parts = item.removeprefix("system.").split(".")
        if len(parts) == 1:
            of_instance = any(name == parts[0] for name, _ in touched)
            if not of_instance and ("", parts[0]) not in written:
                found.append(item)
        elif tuple(parts) not in touched and tuple(parts) not in written:
            found.append(item)
    return found
