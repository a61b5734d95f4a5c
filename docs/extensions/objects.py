"""``.. objects:: MODULE`` documents the names of a module that it lists, or all of them, from their docstrings.

A module in ``COMPLETE`` must be documented whole: a public name that no page lists is a warning, hence an error.
"""

from __future__ import annotations

import ast
import builtins
import functools
import inspect
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from docutils import nodes
from docutils.statemachine import StringList
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

COMPLETE = (
    "cuda_ctypes",
    "cuda_ctypes.core",
    "cuda_ctypes.core.checkpoint",
    "cuda_ctypes.core.graph",
    "cuda_ctypes.core.system",
    "cuda_ctypes.core.system.typing",
    "cuda_ctypes.core.texture",
    "cuda_ctypes.core.typing",
    "cuda_ctypes.core.utils",
    "cuda_ctypes.nvtx",
    "cuda_ctypes.pathfinder",
    "cuda_ctypes.pycuda.characterize",
    "cuda_ctypes.pycuda.cumath",
    "cuda_ctypes.pycuda.curandom",
    "cuda_ctypes.pycuda.driver",
    "cuda_ctypes.pycuda.gl",
)

BESIDES = ("cuda_ctypes.core.arrays.tensor_map", "cuda_ctypes.core.system.field_values")
"""Further modules with names that docstrings mention: those of options and results."""

PACKAGE = Path(__file__).parent.parent.parent / "cuda_ctypes"
logger = logging.getLogger(__name__)


def public(module: str) -> list[str]:
    """The public names of a module: its ``__all__``, or else what it defines itself."""
    found = import_module(module)
    listed = getattr(found, "__all__", None)
    if listed is not None:
        return list(listed)
    return [name for name, value in vars(found).items() if _defined_in(module, name, value)]


def _defined_in(module: str, name: str, value: Any) -> bool:
    if name.startswith("_") or inspect.ismodule(value):
        return False
    if not inspect.isclass(value) and not inspect.isroutine(value):
        return False
    return (
        value.__module__.rpartition(".")[2] == module.rpartition(".")[2]
    )  # classes that moved keep their former module


def is_documented(base: type, module: str) -> bool:
    """Whether the members of a base class are documented elsewhere: on another page, or by Python."""
    if base.__module__.partition(".")[0] in sys.stdlib_module_names:
        return True
    return any(base.__name__ in names_of(home) for home in homes(module))


class Objects(SphinxDirective):
    required_arguments = 1
    has_content = True
    option_spec = {"all": lambda _: True}

    def run(self) -> list[nodes.Node]:
        module = self.arguments[0]
        names = public(module) if "all" in self.options else " ".join(self.content).split()
        documented = self.env.__dict__.setdefault("documented_objects", {})
        documented.setdefault(self.env.docname, set()).update((module, name) for name in names)
        lines: list[str] = []
        for name in names:
            lines += [*self._lines(module, name), ""]
        content = StringList(lines, self.state_machine.input_lines.source(0) or self.env.docname)
        parent = nodes.container()
        self.state.nested_parse(content, 0, parent)
        return parent.children

    def _lines(self, module: str, name: str) -> list[str]:
        value = getattr(import_module(module), name)
        path = f"{module}.{name}"
        if inspect.isclass(value):
            elsewhere = [base.__name__ for base in value.__mro__[1:] if is_documented(base, module)]
            lines = [f".. autoclass:: {path}"]
            if not issubclass(value, BaseException):
                lines += ["   :members:", f"   :inherited-members: {', '.join(elsewhere)}"]
            told = {base.__name__ for base in value.__bases__} - {"object"}
            return [*lines, "   :show-inheritance:"] if told and told.issubset(elsewhere) else lines
        if inspect.isroutine(value):
            return [f".. autofunction:: {path}"]
        return [f".. autodata:: {path}", "   :no-value:"]


def qualify(_: Sphinx, doctree: nodes.document) -> None:
    """Resolve short names in the surrounding module or its packages: Sphinx would search all modules."""
    for node in doctree.findall(addnodes.pending_xref):
        if node.get("refdomain") != "py" or "py:module" not in node:
            continue
        name, _, rest = node["reftarget"].partition(".")
        node["annotation"] = "refspecific" in node
        node.attributes.pop("refspecific", None)
        module = node["py:module"] or ""
        home = next((home for home in homes(module) if name in names_of(home)), None)
        if home is not None:
            node["reftarget"] = ".".join(filter(None, (home, name, rest)))


def homes(module: str) -> list[str]:
    """Where a name that a docstring of this module uses may be, the nearest first."""
    parts = module.split(".")
    around = [".".join(parts[:length]) for length in range(len(parts), 1, -1)]
    known = (*COMPLETE, *BESIDES)
    more = [name for name in known if name.startswith("cuda_ctypes.core") == module.startswith("cuda_ctypes.core")]
    return [name for name in [*around, *more] if name in known]


@functools.cache
def names_of(module: str) -> frozenset[str]:
    return frozenset(public(module))


@functools.cache
def defined() -> frozenset[str]:
    """Every class and function that the package defines by hand."""
    return frozenset(
        node.name
        for path in PACKAGE.rglob("*.py")
        if path.relative_to(PACKAGE).parts[0] not in ("cu12", "cu13")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, (ast.ClassDef, ast.FunctionDef))
    )


def may_be_missing(_: Sphinx, domain: Any, node: addnodes.pending_xref) -> bool | None:
    """A name in an annotation, of Python's own library or of a generated module needs no page, nor does a helper's name in a docstring or as a base.
    A name that the package does not define is an error."""
    target = node["reftarget"]
    of_python = target.partition(".")[0] in sys.stdlib_module_names | set(dir(builtins))
    generated = target.startswith("cuda_ctypes.bindings.")
    whole = target.startswith("cuda_ctypes.")  # of a public class's base
    exists = target.rpartition(".")[2] in defined() and (whole or "docstring of" in source_of(node))
    return True if of_python or generated or exists or node.get("annotation") else None


def source_of(node: nodes.Node | None) -> str:
    """The file or docstring of a node."""
    while node is not None and not node.source:
        node = node.parent
    return str(node.source) if node is not None else ""


def forget(_: Sphinx, env: BuildEnvironment, docname: str) -> None:
    env.__dict__.setdefault("documented_objects", {}).pop(docname, None)


def merge(_: Sphinx, env: BuildEnvironment, docnames: list[str], other: BuildEnvironment) -> None:
    mine = env.__dict__.setdefault("documented_objects", {})
    theirs = other.__dict__.get("documented_objects", {})
    mine.update({name: theirs[name] for name in docnames if name in theirs})


def complete(_: Sphinx, env: BuildEnvironment) -> None:
    documented = set().union(*env.__dict__.get("documented_objects", {}).values())
    for module in COMPLETE:
        if missing := [name for name in public(module) if (module, name) not in documented]:
            logger.warning("no page of the reference lists %s of %s", ", ".join(missing), module)


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("objects", Objects)
    app.connect("doctree-read", qualify)
    app.connect("warn-missing-reference", may_be_missing)
    app.connect("env-purge-doc", forget)
    app.connect("env-merge-info", merge)
    app.connect("env-check-consistency", complete)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
