"""The rule for public docstrings, which users read in help() and in the reference.

Each says the parameters by their names, what is returned, the exceptions that its own lines raise, and the C functions that
they call: a summary that ends in ``C: cuStreamQuery.``, then the sections of numpydoc.
"""

from __future__ import annotations

import ast
import builtins
import importlib
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from enum import Enum
from typing import Any

from cuda_ctypes import core, errors, pathfinder
from cuda_ctypes.bindings import nvml
from cuda_ctypes.pycuda import errors as pycuda_errors
from cuda_ctypes.pycuda.context import of_this_or_current

DESCRIPTORS = property, classmethod, staticmethod, of_this_or_current


def members(module_name: str) -> Iterator[tuple[str, Any, Any]]:
    """The path, object and class (None for a module's names) of each public function, class and member of a class."""
    module = importlib.import_module(f"cuda_ctypes.{module_name}")
    own = f"{module.__name__}."
    here = [name for name, found in vars(module).items() if f"{getattr(found, '__module__', '')}.".startswith(own)]
    for name in getattr(module, "__all__", None) or here:
        found = getattr(module, name)
        if name.startswith("_"):
            continue
        if inspect.isclass(found):
            yield from members_of(f"{module_name}.{name}", found)
        elif inspect.isroutine(found):
            yield f"{module_name}.{name}", found, None


def members_of(path: str, cls: type) -> Iterator[tuple[str, Any, Any]]:
    if not is_ours(cls) or issubclass(cls, (Exception, str)):
        return
    yield path, cls, None
    for owner in [cls, *private_bases(cls)]:
        for name, found in vars(owner).items():
            if not name.startswith("_") or name == "__call__":
                if callable(found) or isinstance(found, DESCRIPTORS):
                    yield f"{path}.{name}", found, owner


def private_bases(cls: type) -> list[type]:
    """The base classes whose members users meet in ``cls`` alone."""
    return [base for base in cls.__mro__[1:] if is_ours(base) and base.__name__.startswith("_")]


def is_ours(cls: type) -> bool:
    return any(f".{part}." in f"{cls.__module__}." for part in ("core", "pycuda", "pathfinder", "nvtx"))


def function_of(found: Any) -> Any:
    if isinstance(found, property):
        return found.fget
    if isinstance(found, of_this_or_current):
        return found._function
    return found.__func__ if isinstance(found, (classmethod, staticmethod)) else found


def lines_of(doc: str, title: str) -> list[str]:
    match = re.search(rf"^{title}\n-+\n(.*?)(?=^\w[\w ]*\n-+\n|\Z)", doc, re.MULTILINE | re.DOTALL)
    return match[1].splitlines() if match else []


def section(doc: str, title: str) -> list[str]:
    """The names at the left of a section of numpydoc."""
    lines = [line for line in lines_of(doc, title) if line[:1].strip()]
    return [name.strip() for line in lines for name in line.partition(" : ")[0].split(",")]


def incomplete(doc: str) -> Iterator[str]:
    """The parameters without a type or a description. A reference to another function may stand for both."""
    lines = lines_of(doc, "Parameters")
    for line, behind in zip(lines, [*lines[1:], ""]):
        typed = " : " in line or line.startswith("*") or behind.strip().startswith(REFERENCES)
        if line[:1].strip() and not (typed and behind[:1] == " "):
            yield f"{line}: needs a type and a description"


REFERENCES = "As in :", "For sources, as in :"


def parameters(function: Any) -> list[str]:
    star: dict[Any, str] = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}
    given = [star.get(item.kind, "") + item.name for item in inspect.signature(function).parameters.values()]
    return [name for name in given if name not in ("self", "cls") and not name.startswith("_")]


def returns(function: Any) -> bool:
    return inspect.signature(function).return_annotation not in (None, "None", "NoReturn", inspect.Signature.empty)


def undescribed(cls: Any) -> Iterator[str]:
    """The fields of a dataclass that no string follows."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(tree, ast.ClassDef)
    for field, behind in zip(tree.body, [*tree.body[1:], None]):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and field.target.id[0] != "_":
            if not (isinstance(behind, ast.Expr) and isinstance(behind.value, ast.Constant)):
                yield field.target.id


def own_lines(function: Any) -> ast.AST | None:
    try:
        return ast.parse(textwrap.dedent(inspect.getsource(function)))
    except (OSError, TypeError):  # machine code took its place
        return None


def raised(tree: ast.AST) -> set[str]:
    """The exceptions that a function's own lines raise."""
    calls = [node.exc for node in ast.walk(tree) if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)]
    return {call.func.id for call in calls if isinstance(call.func, ast.Name) and call.func.id[0].isupper()}


def called(tree: ast.AST) -> set[str]:
    """The C functions that a function's own lines call."""
    names = [node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    return {name for name in names if re.match(r"(cu|nvml|nvrtc|nvJitLink)[A-Z]\w+$", name)}


def lacking(path: str, found: Any, cls: Any) -> Iterator[str]:
    """The gaps of a docstring."""
    doc = inspect.getdoc(vars(cls)[path.rpartition(".")[2]] if cls else found) or ""
    if not doc:
        yield "it has none"
        return
    yield from unknown(doc)
    yield from incomplete(doc)
    if hasattr(found, "__dataclass_fields__"):
        yield from (f"its field {name} has none" for name in undescribed(found))
    if inspect.isclass(found):
        constructor = vars(found).get("__init__") or vars(found).get("__new__")
        if constructor is None or hasattr(found, "__dataclass_fields__") or not hasattr(constructor, "__code__"):
            return
        if issubclass(found, Enum) or constructor.__qualname__.rpartition(".")[0] != found.__qualname__:  # a base's
            return
        found, wants_result = constructor, False
    else:
        wants_result = not isinstance(found, property) and returns(function_of(found))
    function = function_of(found)
    wanted, said = parameters(function), section(doc, "Parameters")
    if wanted != said:
        yield f"the parameters are {', '.join(wanted) or 'none'}, but it says {', '.join(said) or 'none'}"
    if wants_result and not (section(doc, "Returns") or section(doc, "Yields")):
        yield "it has no section Returns"
    tree = own_lines(function)
    if tree is not None:
        for name in sorted(raised(tree)):
            if not re.search(rf"\b{name}\b", doc):
                yield f"it does not name {name}"
        for name in sorted(called(tree)):
            if not re.search(rf"\b{name}\b", doc):
                yield f"it does not name {name}"


EXCEPTIONS = {
    name
    for place in (builtins, core, errors, nvml, pathfinder, pycuda_errors)
    for name in dir(place)
    if name.endswith("Error") or name == "SystemExit"
}
RAW = [
    importlib.import_module(f"cuda_ctypes.cu{major}.raw.{library}")
    for major in (13, 12)
    for library in ("driver", "nvrtc", "nvvm", "nvjitlink", "nvml")
]


def unknown(doc: str) -> Iterator[str]:
    """Unknown names in a docstring: exceptions, and functions and types of C."""
    yield from (f"there is no exception {name}" for name in section(doc, "Raises") if name not in EXCEPTIONS)
    named = re.findall(r"\b(?!cuRAND\b)(?:cu|nvml|nvrtc|nvvm|nvJitLink)[A-Z]\w+", doc)
    yield from (f"C has no {name}" for name in named if not any(hasattr(raw, name) for raw in RAW))


def wrong(module: str) -> list[str]:
    """The gaps of a public module's docstrings."""
    return [f"{path}: {what}" for path, found, cls in members(module) for what in lacking(path, found, cls)]


if __name__ == "__main__":
    print("\n".join(line for module in sys.argv[1:] for line in wrong(module)))
