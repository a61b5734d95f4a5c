"""The public names of a module and their parameters: of PyCUDA's from its sources, of ours from the module itself.

``python -m tests.peer.pycuda.surface MODULE...`` prints ours as JSON, in an interpreter that has NumPy.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any

Surface = dict[str, Any]
"""Name -> parameters of a function, as "name" or "name=default"; members of a class; None for anything else."""
ANY = "..."
"""A default that is not a literal."""


def published(source: Path) -> Surface:
    """The names that a module of PyCUDA's defines, without its imports."""
    found: Surface = {}
    _read(ast.parse(source.read_text("utf-8")).body, found)
    return {name: about for name, about in found.items() if not name.startswith("_")}


def _read(body: list[ast.stmt], into: Surface) -> None:
    for node in body:
        if isinstance(node, ast.FunctionDef):
            is_property = any(getattr(one, "id", "") == "property" for one in node.decorator_list)
            into[node.name] = None if is_property else _parameters(node.args)
        elif isinstance(node, ast.ClassDef):
            members: Surface = {}
            for base in node.bases:
                members.update(into.get(getattr(base, "id", ""), None) or {})
            _read(node.body, members)
            into[node.name] = members
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    into.setdefault(target.id, None)
        elif isinstance(node, (ast.If, ast.Try)):
            for part in (node.body, node.orelse):
                _read(part, into)


def _parameters(arguments: ast.arguments) -> list[str]:
    plain = [*arguments.posonlyargs, *arguments.args]
    defaults: list[Any] = [inspect.Parameter.empty] * (len(plain) - len(arguments.defaults)) + arguments.defaults
    found = [_parameter(one.arg, default) for one, default in zip(plain, defaults)]
    if arguments.vararg:
        found.append(f"*{arguments.vararg.arg}")
    found += [
        _parameter(one.arg, inspect.Parameter.empty if default is None else default)
        for one, default in zip(arguments.kwonlyargs, arguments.kw_defaults)
    ]
    if arguments.kwarg:
        found.append(f"**{arguments.kwarg.arg}")
    return [one for one in found if one != "self"]


def _parameter(name: str, default: Any) -> str:
    if default is inspect.Parameter.empty:
        return name
    if isinstance(default, ast.expr):
        try:
            default = ast.literal_eval(default)
        except ValueError:
            return f"{name}={ANY}"
    plain = isinstance(default, (bool, int, float, str, type(None)))
    return f"{name}={default!r}" if plain and default.__class__.__module__ == "builtins" else f"{name}={ANY}"


def compiled(sources: list[Path]) -> Surface:
    """The names that PyCUDA's C++ gives to Python."""
    text = "\n".join(source.read_text("utf-8") for source in sources)
    text = re.sub(r"//.*|/\*.*?\*/", "", text)
    patterns = (
        r'\b(?:class_|enum_)<[^;{}]*?>\s*(?:\w+\s*)?\(\s*"(\w+)"',
        r'\bpy::def\(\s*"(\w+)"',
        r"\bDEF_SIMPLE_FUNCTION\((\w+)\)",
    )
    found = {name for pattern in patterns for name in re.findall(pattern, text)}
    return dict.fromkeys(sorted(name for name in found if not name.startswith("_")))


def ours(module: str) -> Surface:
    found: Surface = {}
    loaded = importlib.import_module(module)
    for name in dir(loaded):
        value = getattr(loaded, name)
        if name.startswith("_") or inspect.ismodule(value):
            continue
        found[name] = _about(value)
        if inspect.isclass(value):
            found[name] = {member: _about(getattr(value, member, None)) for member in dir(value)}
            for member in dir(value):
                if isinstance(inspect.getattr_static(value, member, None), property):
                    found[name][member] = None
            found[name]["__init__"] = _about(value.__init__)
    return found


def _about(value: Any) -> Any:
    if not callable(value) or inspect.isclass(value):
        return None
    value = getattr(value, "__wrapped__", value)
    try:
        parameters = inspect.signature(value).parameters.values()
    except (TypeError, ValueError):
        return None
    marks: dict[Any, str] = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}
    return [marks.get(one.kind, "") + _parameter(one.name, one.default) for one in parameters if one.name != "self"]


if __name__ == "__main__":
    json.dump({name: ours(name) for name in sys.argv[1:]}, sys.stdout)
