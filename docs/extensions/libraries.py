"""Writes ``reference/libraries/``: two pages for each library, its functions and its types, from tables and stubs.

The generated modules have thousands of names, which autodoc would load and show one face at a time. These pages put the faces of a
function side by side: the C prototype, the CUDA version that introduced it, the call in ``checked`` and in ``bindings``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.util import logging

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "cuda_ctypes"
PAGES = Path(__file__).parent.parent / "reference" / "libraries"
FACES = ("checked", "bindings", "raw")
NOTES = re.compile(r" : [^,()]*")
DIRECTIONS = re.compile(r"(?<=[(,] )(?:out|inout) |(?<=\()(?:out|inout) ")


logger = logging.getLogger(__name__)


class Table:
    """The text of a generated table, by section."""

    def __init__(self, major: int, library: str) -> None:
        text = (PACKAGE / f"cu{major}" / f"_{library}.py").read_text("utf-8")
        head, *sections = re.split(r"^\[(\w+)\]\n", text.partition('text = """\n')[2].rpartition('"""')[0], flags=re.M)
        self.settings = dict(line.split(": ", 1) for line in head.splitlines() if ": " in line)
        self.sections = dict(zip(sections[::2], sections[1::2]))
        self.names = dict(self.pairs("names"))
        self.functions = dict(self.pairs("functions"))

    def pairs(self, section: str) -> Iterator[tuple[str, str]]:
        for line in self.sections.get(section, "").splitlines():
            name, colon, value = line.partition(": ")
            if colon and line[0] not in "# ":
                yield name, value

    def groups(self, section: str) -> Iterator[tuple[str, str, list[str]]]:
        """Name, kind and members of each enum or struct."""
        for block in self.sections.get(section, "").split("\n\n"):
            first, *members = [line for line in block.splitlines() if not line.startswith("#")] or [""]
            name, colon, kind = first.partition(": ")
            if colon:
                yield name, kind, [re.sub(r" : .*", "", member) for member in members]

    def prototype(self, symbol: str) -> tuple[str, str]:
        """The C prototype of a function, and the CUDA version that introduced it; empty where the headers do not say."""
        line = self.functions[symbol]
        result, _, rest = line.partition("(")
        inside, _, after = rest.rpartition(")")
        since = next((word for word in after.split() if word.isdigit()), "")
        parameters = DIRECTIONS.sub("", f"({NOTES.sub('', inside)})")
        space = "" if result.rstrip().endswith("*") else " "
        version = f"{int(since) // 1000}.{int(since) % 1000 // 10}" if since else ""
        return f"{result.rstrip()}{space}{symbol}{parameters}", version


def signatures(major: int, face: str, library: str) -> dict[str, list[str]]:
    """Each function of a stub, with its overloads: ``(bytesize: int) -> CUdeviceptr``."""
    path = PACKAGE / f"cu{major}" / face / f"{library}.pyi"
    found: dict[str, list[str]] = {}
    if path.exists():
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
                found.setdefault(node.name, []).append(f"({ast.unparse(node.args)}){returned}")
    return found


def libraries() -> dict[str, list[int]]:
    """Each library with the CUDA majors that have it, the newest first."""
    found: dict[str, list[int]] = {}
    for major in (13, 12):
        for path in sorted((PACKAGE / f"cu{major}").glob("_[!_]*.py")):
            found.setdefault(path.stem[1:], []).append(major)
    first = ["driver", "runtime", "nvrtc", "nvjitlink", "nvvm", "nvfatbin", "nvml"]
    return dict(sorted(found.items(), key=lambda item: (*(item[0] != name for name in first), item[0])))


def heading(text: str, line: str) -> list[str]:
    return [text, line * len(text), ""]


def functions_page(library: str, majors: list[int]) -> Iterator[str]:
    newest = Table(majors[0], library)
    checked, bindings = (signatures(majors[0], face, library) for face in ("checked", "bindings"))
    snake_case = {symbol: name for name, symbol in newest.pairs("snake_functions")}
    summary = newest.settings["summary"]
    faces = [face for face in FACES if (PACKAGE / f"cu{majors[0]}" / face / f"{library}.pyi").exists()]
    yield f".. py:module:: cuda_ctypes.checked.{library}"
    yield ""
    yield from heading(library, "=")
    yield f"{summary[0].upper()}{summary[1:]}, as the headers of CUDA {newest.settings['release']} declare it."
    yield ""
    yield "- Modules: " + ", ".join(f"``cuda_ctypes.{face}.{library}``" for face in faces)
    yield f"- Types and constants: :doc:`{library}-types`"
    yield f"- CUDA majors: {' and '.join(map(str, sorted(majors)))}"
    if "environment" in newest.settings:
        yield f"- ``{newest.settings['environment']}`` names the file to open instead of a search"
    yield ""
    yield ".. toctree::"
    yield "   :hidden:"
    yield ""
    yield f"   {library}-types"
    yield ""
    yield from heading("Functions", "-")
    yield ".. container:: functions"
    yield ""
    for name, overloads in checked.items():
        symbol = newest.names.get(name, name)
        if symbol not in newest.functions:
            continue
        prototype, since = newest.prototype(symbol)
        yield f"   .. py:function:: {name}{overloads[0]}"
        yield from (f"                    {name}{other}" for other in overloads[1:])
        yield "      :no-contents-entry:"
        yield ""
        other = (
            name if name in bindings else next((snake_case[item] for item in (name, symbol) if item in snake_case), "")
        )
        yield f"      | C: ``{prototype}``" + (f", since CUDA {since}" if since else "")
        for overload in bindings.get(other, [])[:1]:
            yield f"      | ``bindings``: ``{other}{overload}``"
        yield ""
    for major in majors[1:]:
        older = Table(major, library)
        gone = [name for name in signatures(major, "checked", library) if name not in checked]
        gone = [name for name in gone if older.names.get(name, name) in older.functions]
        if gone:
            yield from heading(f"Only in CUDA {major}", "-")
            yield f"In ``cuda_ctypes.cu{major}.checked.{library}`` and the other faces of that major:"
            yield ""
            for name in gone:
                prototype, since = older.prototype(older.names.get(name, name))
                yield f"- ``{name}``: ``{prototype}``" + (f", since CUDA {since}" if since else "")
            yield ""


def types_page(library: str, majors: list[int]) -> Iterator[str]:
    table = Table(majors[0], library)
    yield from heading(f"{library}: types and constants", "=")
    yield f"Of CUDA {table.settings['release']}. :doc:`{library}` has the functions."
    yield ""
    for title, section in (("Enums", "enums"), ("Structs and unions", "records"), ("Enums of bindings", "snake_enums")):
        groups = list(table.groups(section))
        if not groups:
            continue
        yield from heading(title, "-")
        module = f"cuda_ctypes.bindings.{library}" if section == "snake_enums" else f"cuda_ctypes.checked.{library}"
        yield f".. py:currentmodule:: {module}"
        yield ""
        for name, _, members in groups:
            yield f".. py:class:: {name}"
            yield "   :no-contents-entry:"
            yield ""
            if members:
                yield "   .. code-block:: c"
                yield ""
                yield from (f"      {member.strip()}" for member in members)
                yield ""
    for title, section, note in (
        ("Handles, callbacks and other names of types", "typedefs", "The C type behind each name."),
        ("Callbacks", "callbacks", "The C prototype of each type of function."),
        ("Constants", "constants", "Values of macros."),
    ):
        pairs = list(table.pairs(section))
        if pairs:
            yield from heading(title, "-")
            yield note
            yield ""
            yield ".. code-block:: c"
            yield ""
            yield from (f"   {name}: {value}" for name, value in pairs)
            yield ""


def index_page() -> Iterator[str]:
    yield from heading("C libraries", "=")
    yield ":doc:`../../guides/functions` explains the three conventions ``checked``, ``bindings`` and ``raw``. Each page lists all functions of"
    yield "one library: the call in ``checked``, the C prototype, which is the call in ``raw``, the CUDA version that introduced the function, and"
    yield "the call in ``bindings``."
    yield ""
    yield ".. toctree::"
    yield "   :maxdepth: 1"
    yield ""
    yield from (f"   {library}" for library in libraries())


def write(app: Sphinx) -> None:
    PAGES.mkdir(parents=True, exist_ok=True)
    pages = {"index.rst": index_page()}
    for library, majors in libraries().items():
        pages[f"{library}.rst"] = functions_page(library, majors)
        pages[f"{library}-types.rst"] = types_page(library, majors)
    for path in PAGES.glob("*.rst"):
        if path.name not in pages:
            path.unlink()
    for name, lines in pages.items():
        text = "\n".join(lines) + "\n"
        if (PACKAGE / "bindings" / name).with_suffix(".py").exists() and "| ``bindings``: " not in text:
            logger.warning("%s shows no call in bindings: has the form of the tables changed?", name)
        path = PAGES / name
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


def setup(app: Sphinx) -> dict[str, Any]:
    app.connect("builder-inited", write)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
