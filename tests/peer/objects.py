"""The names, members, parameters and defaults of a module of classes, as JSON for the comparison of two
implementations.

Extension modules do not expose the parameters of a class: the ``.pyi`` beside them is read.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
from pathlib import Path
from typing import Any

SPECIAL = (
    "__buffer__",
    "__cuda_stream__",
    "__dlpack__",
    "__dlpack_device__",
    "__enter__",
    "__exit__",
    "__getitem__",
    "__int__",
    "__len__",
)
"""Methods with meaning to users, besides those that every object has; their parameters are Python's."""
OWN = ("__eq__", "__hash__", "__repr__")
"""Methods that every object has: whether a class has one of its own."""


def objects(module: Any, hidden: dict[str, str]) -> dict[str, Any]:
    """Name -> description, of all names in ``__all__`` and of the modules in it. Classes that users meet but do not
    name are given as name -> place (``_event:IPCEventDescriptor``)."""
    names = {*module.__all__, *(name for name in dir(module) if is_submodule(module, name))}
    found = {name: describe(getattr(module, name)) for name in sorted(names)}
    for name, place in hidden.items():
        home, _, cls = place.partition(":")
        found[name] = describe(getattr(importlib.import_module(f"{module.__name__}.{home}"), cls))
    return found


def is_submodule(module: Any, name: str) -> bool:
    found = None if name.startswith("_") else getattr(module, name, None)
    package = ".".join(module.__name__.split(".")[:2])
    itself = name == module.__name__.rpartition(".")[2]  # a package around the real one
    return inspect.ismodule(found) and not itself and found.__name__.startswith(f"{package}.")


def describe(item: Any) -> Any:
    if inspect.ismodule(item):
        return "module"
    if hasattr(item, "__members__"):
        return {"members": {name: str(value.value) for name, value in item.__members__.items()}}
    if isinstance(item, type):
        return {
            "constructor": constructor(item),
            "fields": fields(item),
            "members": {name: member(item, name) for name in members(item)},
        }
    if callable(item) and not hasattr(item, "__args__"):
        return parameters(inspect.signature(item))
    return type(item).__name__ if type(item).__module__ not in ("typing", "types", "collections.abc") else "alias"


def members(cls: type) -> list[str]:
    public = [name for name in dir(cls) if not name.startswith("_") or name in SPECIAL]
    own = [name for name in OWN if getattr(cls, name) is not getattr(object, name)]
    return sorted({*public, *own} - {*fields(cls)})


def member(cls: type, name: str) -> Any:
    static = inspect.getattr_static(cls, name)
    if name.startswith("__"):
        return "method"
    if isinstance(static, (staticmethod, classmethod)):
        return [type(static).__name__, *parameters(inspect.signature(getattr(cls, name)))]
    if inspect.isdatadescriptor(static) or (hasattr(type(static), "__get__") and not callable(static)):
        return "property"
    if inspect.ismethoddescriptor(static) and not hasattr(static, "__code__"):
        return "method"  # of a base class of Python's
    if callable(static):
        return ["method", *parameters(inspect.signature(static))[1:]]
    return "property" if isinstance(static, (bool, int, str, type(None))) else type(static).__name__


def fields(cls: Any) -> dict[str, str]:
    """The defaults of a dataclass's fields."""
    import dataclasses

    found = {}
    for name, field in getattr(cls, "__dataclass_fields__", {}).items():
        if field.default_factory is not dataclasses.MISSING:
            found[name] = shown(field.default_factory())
        else:
            found[name] = "required" if field.default is dataclasses.MISSING else shown(field.default)
    return found


def constructor(cls: type) -> Any:
    """Its parameters; None if it has no public constructor."""
    if fields(cls):
        return list(fields(cls))
    try:
        found = parameters(inspect.signature(cls))
    except ValueError:
        found = of_stub(cls)
    return None if found == ["*...", "**..."] else found


def of_stub(cls: type) -> list[str]:
    for base in cls.__mro__[:-1]:
        path = Path(inspect.getfile(sys.modules[base.__module__]))
        stub = path.with_name(f"{path.name.partition('.')[0]}.pyi")
        for node in ast.walk(ast.parse(stub.read_text("utf-8"))) if stub.exists() else ():
            if isinstance(node, ast.ClassDef) and node.name == base.__name__:
                for item in node.body:
                    if isinstance(item, ast.FunctionDef) and item.name == "__init__":
                        scope: dict[str, Any] = {}
                        exec(f"def function({ast.unparse(without_types(item.args))}): pass", {}, scope)
                        return parameters(inspect.signature(scope["function"]))[1:]
    return []


def without_types(given: ast.arguments) -> ast.arguments:
    for item in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
        if item is not None:
            item.annotation = None
    return given


def parameters(signature: inspect.Signature) -> list[str]:
    """The parameters in Python's notation, without types."""
    bare = [item.replace(annotation=inspect.Parameter.empty) for item in signature.parameters.values()]
    found = []
    starred = False
    for item in bare:
        if item.kind is item.KEYWORD_ONLY and not starred:
            found.append("*")
        starred = starred or item.kind in (item.KEYWORD_ONLY, item.VAR_POSITIONAL)
        if item.kind in (item.VAR_POSITIONAL, item.VAR_KEYWORD):
            found.append(f"{'*' if item.kind is item.VAR_POSITIONAL else '**'}...")  # under any name
        else:
            found.append(item.name if item.default is item.empty else f"{item.name}={shown(item.default)}")
    return found


def shown(value: Any) -> str:
    """A default; a member of a string enumeration as its string."""
    return repr(str(value)) if isinstance(value, str) else repr(value)
