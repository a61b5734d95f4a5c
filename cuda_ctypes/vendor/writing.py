"""The text of a vendored file."""

from __future__ import annotations

import builtins
import ctypes
import json
import textwrap
from collections import Counter

from .. import __version__
from . import file_libraries, parts
from .file_types import FileTypes, Piece
from .functions import Function
from .layout import assigned, bracketed, comment, docstring, in_order, stanzas
from .selection import RAISING, meaning_of
from .support import imports, support

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .selection import Selection, Source

LICENSE = """\
MIT License

Copyright (c) 2026 the cuda_ctypes authors

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software
is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE."""
FACES = {
    "raw": "as C has them: pointers for results, and each returns its status",
    "bindings": "in the convention of cuda.bindings",
    "checked": "which return their results, or raise CudaError",
}
"""The documentation of a file's functions."""


class File:
    """One file for the selections of one CUDA major, or of both."""

    def __init__(self, selections: list[Selection], command: str) -> None:
        self.selections = {selection.major: selection for selection in selections}
        self.majors = sorted(self.selections, reverse=True)
        self.face = selections[0].face
        self.command = command
        self.spelled = spelled(selections)
        for selection in selections:
            selection.spell(self.spelled)
        self.types = FileTypes(self.selections, self.spelled)
        self.functions: dict[str, Piece] = {}
        self.prototypes: dict[str, dict[int, dict[str, list[str]]]] = {}
        self.write_functions()

    # --- functions

    def write_functions(self) -> None:
        names = list(dict.fromkeys(name for major in self.majors for name in self.selections[major].functions))
        for name in names:
            piece = self.functions[name] = Piece(name)
            made: dict[int, tuple[Function, list[str], list[str]]] = {}
            for major in self.majors:
                if name in self.selections[major].functions:
                    source, _ = self.selections[major].functions[name]
                    function = Function(source, name, self.local(name))
                    function.before += self.guard(name, major)
                    lines = function.lines()
                    made[major] = function, lines, function.types()
            for major, (function, _, entry) in made.items():
                library = self.prototypes.setdefault(function.source.library, {})
                library.setdefault(major, {})[function.symbol] = entry
            variants = {tuple(lines) for _, lines, _ in made.values()}
            if len(variants) == 1:
                piece.lines = {0: list(variants.pop())}
                continue
            for major in made:
                source, _ = self.selections[major].functions[name]
                function = Function(source, name, f"_{self.local(name)}_{major}")
                piece.lines[major] = function.lines()
            piece.lines[0] = self.dispatch(name, made)

    def local(self, name: str) -> str:
        """The name in the file of a name in C."""
        return self.spelled.get(name, name)

    def guard(self, name: str, major: int) -> list[str]:
        """The start of a function of one major whose symbol is another function in the other major."""
        source, symbol = self.selections[major].functions[name]
        for other, selection in self.selections.items():
            taken = {(item.library, same) for item, same in selection.functions.values()}
            if name not in selection.functions and (source.library, symbol) in taken:
                text = f'"{self.local(name)} is of CUDA {major}, but CUDA {other} was opened"'
                raising = bracketed("raise FunctionNotFoundError(", [text], ")", 8)
                return [f"if _{source.library}.major == {other}:", *(line[4:] for line in raising)]
        return []

    def dispatch(self, name: str, made: dict[int, tuple[Function, list[str], list[str]]]) -> list[str]:
        """A function that differs between the majors."""
        newest, oldest = self.majors
        library, name = f"_{made[newest][0].source.library}", self.local(name)
        shown = [
            f"CUDA {major}: ({', '.join(item.partition(':')[0] for item in function.signature)})"
            for major, (function, _, _) in made.items()
        ]
        return [
            f"def {name}(*arguments: Any) -> Any:",
            *docstring("; ".join(shown)),
            f"    if {library}.major == {newest}:",
            f"        return _{name}_{newest}(*arguments)",
            f"    return _{name}_{oldest}(*arguments)",
        ]

    def function_stanzas(self) -> list[list[str]]:
        return [lines for piece in self.functions.values() for _, lines in sorted(piece.lines.items(), reverse=True)]

    def errors(self) -> list[list[str]]:
        """The function that makes a status's exception, by library."""
        made = []
        for library, source in self.libraries().items():
            if source.face not in RAISING:
                continue
            enum = source.local(source.settings["result"])
            meaning = meaning_of(source)
            arguments = [f"{enum}(status)", "function"]
            if meaning:
                arguments.append(f"_meaning({source.local(meaning)}, status)")
            base = base_error(source)
            if base != "CudaError":
                made.append([f"class {base}(CudaError):", *docstring(f"A status of {short_name(source)}.")])
            known = {
                name: status
                for selection in self.selections.values()
                for name, (owner, status) in selection.errors.items()
                if owner.library == library
            }
            raised = base
            for name, status in known.items():
                made.append([f"class {self.local(name)}({base}):", *docstring(f"The status {status}.")])
            result = source.target(source.settings["result"])
            defined = self.types.pieces[result].text()  # it lacks limits that differ by major
            items = [
                f"{enum}.{source.status(status)}: {self.local(name)}"
                for name, status in known.items()
                if f"    {source.status(status)} = " in defined
            ]
            if items:
                made.append(bracketed(f"_{library}_errors = {{", items, "}", 0, True))
                raised = f"_{library}_errors.get(status, {base})"
            head = f"def _{library}_error(function: str, status: int) -> CudaError:"
            made.append([head, *bracketed(f"return {raised}(", arguments, ")", 4)])
        return made

    # --- libraries

    def libraries(self) -> dict[str, Source]:
        """Those of the functions and exceptions."""
        return {source.library: source for major in self.majors for source in self.selections[major].libraries}

    def constant_values(self) -> dict[str, Any]:
        return {
            name: value for major in reversed(self.majors) for name, value in self.selections[major].constants.items()
        }

    def constants(self) -> list[str]:
        return [f"{self.local(name)} = {json.dumps(value)}" for name, value in self.constant_values().items()]

    # --- contents

    def asked(self) -> list[str]:
        return list(dict.fromkeys(name for major in self.majors for name in self.selections[major].brought))

    def brought(self, name: str) -> list[str]:
        """The dependencies of a name that earlier names did not add."""
        listed = (other for major in self.majors for other in self.selections[major].brought.get(name, ()))
        return [other for other in dict.fromkeys(listed) if other != name]

    def size_of(self, name: str) -> str:
        """The text of a name and of its dependencies."""
        pieces = {**self.types.pieces, **self.functions}
        names = [name, *self.brought(name)]
        return "\n".join(pieces[item].text() for item in names if item in pieces)

    # --- the whole

    def text(self) -> str:
        (numbers, types), functions = self.types.stanzas(), self.function_stanzas()
        types = [numbers, self.constants(), *types]
        libraries, errors = file_libraries.stanzas(self.prototypes, self.majors), self.errors()
        declared = stanzas([*types, *libraries, *errors, *functions])
        parts, taken = support("\n".join(declared))
        names = [*map(self.local, self.functions), *self.types.names, *map(self.local, self.constant_values())]
        names += [name for name in taken if name.endswith("Error")]
        names += [base_error(source) for source in self.libraries().values() if source.face in RAISING]
        names += [self.local(name) for selection in self.selections.values() for name in selection.errors]
        public = in_order([name for name in dict.fromkeys(names) if name[0] != "_"])
        base = [part for part in parts if part[0].startswith("class Enum")]
        parts = [part for part in parts if part not in base]
        lines = stanzas([*base, *types, *parts, *libraries, *errors, *functions])
        lines = [part for line in lines for part in assigned(line)]
        needed = imports("\n".join(lines))
        head = [
            *comment(f"Made by cuda_ctypes {__version__}: python -m cuda_ctypes vendor {self.command}"),
            "#",
            *("# " + line if line else "#" for line in license_lines()),
            *self.about(),
            "",
            "from __future__ import annotations",
            "",
            *needed,
            *([""] if needed else []),
            *bracketed("__all__ = [", [f'"{name}"' for name in public], "]", 0, True),
        ]
        return "\n".join([*head, "", "", *lines]).rstrip() + "\n"

    def about(self) -> list[str]:
        sources = self.libraries().values()
        from_tables = [
            source
            for major in reversed(self.majors)
            for source in self.selections[major].libraries or self.selections[major].sources
        ]
        releases = " and ".join(dict.fromkeys(f"CUDA {source.table.release}" for source in from_tables))
        names = ", ".join(dict.fromkeys(map(short_name, from_tables)))
        if not sources:
            return docstring(f"Declarations of {names} ({releases}).", "", 0)
        way = FACES[self.face]
        if self.face == "bindings":
            told = {
                "each returns (status, results...)": [item for item in sources if item.face == "bindings"],
                "each returns its results, or raises the library's error": [
                    item for item in sources if item.face == "snake_case"
                ],
            }
            ways = [(words, ", ".join(map(short_name, items))) for words, items in told.items() if items]
            way += ": " + "; ".join(words if len(ways) == 1 else f"of {of}, {words}" for words, of in ways)
        own = ""
        if self.face != "raw":
            own = "Numbers and handles are ints; memory is an address or a buffer; structs are ctypes'."
        return docstring(f"Functions of {names} ({releases}), {way}.", own, 0)


def short_name(source: Source) -> str:
    return str(source.settings["summary"].partition(",")[0])


def base_error(source: Source) -> str:
    """The class of a library's exceptions."""
    return "CudaError" if source.snake is None else str(source.settings["snake_error"])


def spelled(selections: list[Selection]) -> dict[str, str]:
    """The names that are not as in C. A name that two declarations of the file would share stays as in C."""
    wanted = {c_name: name for selection in selections for c_name, name in selection.wanted.items()}
    taken = {*dir(builtins), *dir(ctypes), *vars(parts)} if wanted else set()
    counts = Counter(wanted.values())
    return {c_name: name for c_name, name in wanted.items() if counts[name] == 1 and name not in taken}


def license_lines() -> list[str]:
    lines: list[str] = []
    for paragraph in LICENSE.split("\n\n"):
        lines += [*([""] if lines else []), *textwrap.wrap(paragraph, 86)]
    return lines
