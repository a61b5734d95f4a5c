"""The text of a vendored file."""

from __future__ import annotations

import ast
import ctypes
import os
import re

from .. import __version__
from ..pathfinder.table import LIBRARIES as FILES
from ..pathfinder.table import chosen
from . import c_types
from .functions import Function
from .layout import bracketed, comment, docstring, split_items, stanzas
from .selection import SelectionError, Source, meaning_of

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .selection import Selection

PARTS = os.path.join(os.path.dirname(__file__), "parts.py")
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
    "bindings": "in the convention of cuda.bindings: each returns (status, results...)",
    "checked": "each returns its results, or raises CudaError",
}
"""What a file says of its functions."""
TITLES = {"driver": "libcuda"}


class Piece:
    """A definition of the file: its name, and its lines by CUDA major."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: dict[int, list[str]] = {}

    def text(self) -> str:
        return "\n".join(line for lines in self.lines.values() for line in lines)


class File:
    """One file for the selections of one CUDA major, or of both."""

    def __init__(self, selections: list[Selection], command: str) -> None:
        self.selections = {selection.major: selection for selection in selections}
        self.majors = sorted(self.selections, reverse=True)
        self.face = selections[0].face
        self.command = command
        for selection in selections:
            for source in selection.libraries():
                if self.face == "bindings" and source.settings.get("home") == "checked":
                    raise SelectionError(
                        f"{source.library}'s functions have no prefix in bindings, and one file has many libraries: "
                        "--face checked or raw has them by their names in C"
                    )
        self.types = self.pieces(lambda selection: selection.types, self.type_lines)
        self.united: set[str] = set()
        """Enums that have the members of both majors."""
        self.differing = self.differing_types()
        if self.differing:
            for selection in selections:
                selection.rename(self.differing)
            fresh = self.pieces(lambda selection: selection.types, self.type_lines)
            for name, piece in self.types.items():
                if name not in self.united:
                    piece.lines = fresh[name].lines
        self.functions: dict[str, Piece] = {}
        self.prototypes: dict[str, dict[int, dict[str, list[str]]]] = {}
        self.write_functions()

    # --- what differs between the majors

    def pieces(self, names: Any, lines: Any) -> dict[str, Piece]:
        made: dict[str, Piece] = {}
        for major in reversed(self.majors):
            for name, source in names(self.selections[major]).items():
                made.setdefault(name, Piece(name)).lines[major] = lines(source, name)
        return made

    def type_lines(self, source: Source, name: str) -> list[str]:
        types = source.types
        kind = types.kind(name)
        if kind == "enum":
            return c_types.enum(source, name)
        if name != types.target(name) and kind in ("record", "callback"):
            return [f"{source.local(name)} = {source.local(types.target(name))}"]
        if kind == "record":
            return c_types.record(source, name)
        return c_types.callback(source, name) if kind == "callback" else c_types.alias(source, name)

    def differing_types(self) -> set[str]:
        """Types that are not the same in both majors. Of enums, the members are united."""
        found: set[str] = set()
        for name, piece in self.types.items():
            if len(piece.lines) == 2:
                old, new = (piece.lines[major] for major in reversed(self.majors))
                if old != new and old[0] == new[0] and old[0].endswith("(Enum):"):
                    piece.lines = {self.majors[0]: united(old, new)}
                    self.united.add(name)
                    continue
                if old != new and old[0].endswith("(Union):") and self.is_wider(name, old, new):
                    piece.lines = {self.majors[0]: new}
                    self.united.add(name)
                    continue
                if old != new:
                    found.add(name)
        before = -1
        while before != len(found):
            before = len(found)
            for name, piece in self.types.items():
                both = len(piece.lines) == 2 or name in self.united
                if both and name not in found and mentions(piece.text(), found):
                    found.add(name)
                    self.united.discard(name)
        return found

    def is_wider(self, name: str, old: list[str], new: list[str]) -> bool:
        """Whether a union has only more members in the newer major."""
        sizes = {ctypes.sizeof(self.selections[major].types[name].types.c_class(name)) for major in self.majors}
        return len(sizes) == 1 and set(old) <= set(new)

    def type_stanzas(self) -> list[list[str]]:
        """Numbers and handles, enums, then what is made of them; of a type that differs, one for each major."""
        texts: dict[str, list[str]] = {}
        for major in reversed(self.majors):
            for name in self.selections[major].types:
                piece = self.types[name]
                if name in self.differing:
                    texts[f"{name}_{major}"] = piece.lines[major]
                else:
                    texts[name] = next(iter(piece.lines.values()))
        numbers: list[str] = []
        enums: list[list[str]] = []
        others: list[list[str]] = []
        written: set[str] = set()

        def put(name: str) -> None:
            """Write a type after those that it is made of."""
            written.add(name)
            lines = texts[name]
            for other in words("\n".join(lines)):
                if other in texts and other not in written:
                    put(other)
            if lines[0].endswith("(Enum):"):
                enums.append(lines)
            elif re.fullmatch(r"\w+ = c_\w+", lines[0]):
                numbers.extend(lines)
            else:
                others.append(lines)

        for name in texts:
            if name not in written:
                put(name)
        constants = [
            f"{name} = {value!r}"
            for selection in self.selections.values()
            for name, value in selection.constants.items()
        ]
        return [numbers, [*dict.fromkeys(constants)], *enums, *joined(others)]

    # --- functions

    def write_functions(self) -> None:
        names = list(dict.fromkeys(name for major in self.majors for name in self.selections[major].functions))
        for name in names:
            piece = self.functions[name] = Piece(name)
            made: dict[int, tuple[Function, list[str], list[str]]] = {}
            for major in self.majors:
                if name in self.selections[major].functions:
                    source, _ = self.selections[major].functions[name]
                    function = Function(source, name, name, self.face)
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
                function = Function(source, name, f"_{name}_{major}", self.face)
                piece.lines[major] = function.lines()
            piece.lines[0] = self.dispatch(name, made)

    def dispatch(self, name: str, made: dict[int, tuple[Function, list[str], list[str]]]) -> list[str]:
        """A function that is another one in each major."""
        newest, oldest = self.majors
        library = f"_{made[newest][0].source.library}"
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
        """What makes the exception for a status, by library."""
        if self.face != "checked":
            return []
        made = []
        sources = {source.library: source for major in self.majors for source in self.selections[major].libraries()}
        for library, source in sources.items():
            enum = source.local(source.settings["result"])
            meaning = meaning_of(source)
            arguments = [f"{enum}(status)", "function"]
            if meaning:
                arguments.append(f"_meaning({meaning}, status)")
            known = {
                name: status
                for selection in self.selections.values()
                for name, (owner, status) in selection.errors.items()
                if owner.library == library
            }
            raised = "CudaError"
            for name, status in known.items():
                made.append([f"class {name}(CudaError):", *docstring(f"The status {status}.")])
            if known:
                items = [f"{enum}.{status}: {name}" for name, status in known.items()]
                made.append(bracketed(f"_{library}_errors = {{", items, "}", 0, True))
                raised = f"_{library}_errors.get(status, CudaError)"
            head = f"def _{library}_error(function: str, status: int) -> CudaError:"
            made.append([head, *bracketed(f"return {raised}(", arguments, ")", 4)])
        return made

    # --- libraries

    def library_stanzas(self) -> list[list[str]]:
        parts: list[list[str]] = []
        if len(self.majors) == 2:
            parts.append(
                [
                    "_cuda = Library(",
                    *("    " + line for line in self.library_arguments("driver", self.majors[0])),
                    '    prototypes={"cuDriverGetVersion": (c_int, c_void_p)},',
                    ")",
                ]
            )
        for library, by_major in self.prototypes.items():
            if len(self.majors) == 1:
                entries = by_major[self.majors[0]]
                parts.append(
                    [
                        f"_{library} = Library(",
                        *("    " + line for line in self.library_arguments(library, self.majors[0])),
                        "    prototypes={",
                        *("    " + line for entry in entries.values() for line in rewrapped(entry)),
                        "    },",
                        ")",
                    ]
                )
                continue
            same = {
                symbol: entry
                for symbol, entry in by_major.get(self.majors[0], {}).items()
                if all(entries.get(symbol) == entry for entries in by_major.values()) and len(by_major) == 2
            }
            if same:
                parts.append([f"_{library}_prototypes = {{", *(line for entry in same.values() for line in entry), "}"])
            lines = [f"_{library} = Either(", "    _cuda,", "    {"]
            for major, entries in by_major.items():
                own = [entry for symbol, entry in entries.items() if symbol not in same]
                lines += [
                    f"        {major}: Library(",
                    *("            " + line for line in self.library_arguments(library, major)),
                ]
                spread = [f"                **_{library}_prototypes,"] if same else []
                if own:
                    rows = [f"    {line}" for entry in own for line in rewrapped(entry, 12)]
                    lines += ["            prototypes={", *spread, *rows, "            },"]
                else:
                    lines.append(f"            prototypes=_{library}_prototypes,")
                lines.append("        ),")
            parts.append([*lines, "    },", ")"])
        return parts

    def library_arguments(self, library: str, major: int) -> list[str]:
        """The arguments of a Library, but for its prototypes."""
        settings = Source(library, major).settings
        if "pathfinder" in settings:
            item = FILES[settings["pathfinder"]]
            files = {"linux": chosen(item.linux, major), "windows": chosen(item.windows, major)}
            wheels = item.wheels(major)
            packages = item.packages(major)
            driver = item.order == "driver"
        else:
            files = {"linux": [*settings["linux"], *settings.get("wsl", ())], "windows": settings["windows"]}
            wheels, packages, driver = [], [], True
        ways = [f"pip install {package}" for package in packages]
        remedy = "it comes with NVIDIA's display driver" if driver else ", or ".join(ways) or "install it"
        name = settings["summary"].partition(",")[0]
        lines = [f'"{name}",', f'"{settings["environment"]}",', f'remedy="{remedy}",']
        for system, listed in files.items():
            lines += bracketed(f"{system}=(", [f'"{file}"' for file in listed], "),", 0, True) if listed else []
        if wheels:
            places = list(dict.fromkeys([*item.folders.split(), *item.windows_folders.split()]))
            lines += bracketed("wheels=(", [f'"{wheel}"' for wheel in wheels], "),", 0, True)
            lines += bracketed("places=(", [f'"{place}"' for place in places if "arm64" not in place], "),", 0, True)
        return lines

    # --- what is in it

    def asked(self) -> list[str]:
        return list(dict.fromkeys(name for major in self.majors for name in self.selections[major].brought))

    def brought(self, name: str) -> list[str]:
        """What a name brings along that those before it did not."""
        listed = (other for major in self.majors for other in self.selections[major].brought.get(name, ()))
        return [other for other in dict.fromkeys(listed) if other != name]

    def size_of(self, name: str) -> str:
        """The text of a name and of what it brings along."""
        pieces = {**self.types, **self.functions}
        names = [name, *self.brought(name)]
        return "\n".join(pieces[item].text() for item in names if item in pieces)

    # --- the whole

    def text(self) -> str:
        types, functions = self.type_stanzas(), self.function_stanzas()
        libraries, errors = self.library_stanzas(), self.errors()
        declared = stanzas([*types, *libraries, *errors, *functions])
        parts, taken = support("\n".join(declared))
        public = [name for name in (*self.functions, *self.public_types()) if name[0] != "_"]
        public += [name for name in taken if name.endswith("Error")]
        public += dict.fromkeys(name for selection in self.selections.values() for name in selection.errors)
        base = [part for part in parts if part[0].startswith("class Enum")]
        parts = [part for part in parts if part not in base]
        lines = stanzas([*base, *types, *parts, *libraries, *errors, *functions])
        head = [
            *comment(f"Made by cuda_ctypes {__version__}: python -m cuda_ctypes vendor {self.command}"),
            "#",
            *("# " + line if line else "#" for line in license_lines()),
            *self.about(),
            "",
            "from __future__ import annotations",
            "",
            *imports("\n".join(lines)),
            "",
            *bracketed("__all__ = [", [f'"{name}"' for name in public], "]", 0, True),
        ]
        return "\n".join([*head, "", "", *lines]).rstrip() + "\n"

    def public_types(self) -> list[str]:
        names = [
            f"{name}_{major}" if name in self.differing else name
            for name in self.types
            for major in (self.majors if name in self.differing else [0])
        ]
        return [*names, *dict.fromkeys(name for selection in self.selections.values() for name in selection.constants)]

    def about(self) -> list[str]:
        sources = {source.library: source for major in self.majors for source in self.selections[major].libraries()}
        releases = " and ".join(
            dict.fromkeys(
                f"CUDA {source.table.release}"
                for major in reversed(self.majors)
                for source in self.selections[major].libraries()
            )
        )
        names = ", ".join(source.settings["summary"].partition(",")[0] for source in sources.values())
        own = ""
        if self.face != "raw":
            own = "Numbers and handles are ints; memory is an address or a buffer; structs are ctypes'."
        return docstring(f"Functions of {names} ({releases}), {FACES[self.face]}.", own, 0)


def joined(parts: list[list[str]]) -> list[list[str]]:
    """Definitions on one line each stand together."""
    made: list[list[str]] = []
    for part in parts:
        if made and not part[0].startswith("class ") and not made[-1][-1].startswith(" "):
            made[-1] += part
        else:
            made.append(list(part))
    return made


def united(old: list[str], new: list[str]) -> list[str]:
    """An enum with the members of both majors, but for those that have other values: limits, most of all."""
    before = dict(line.split(" = ") for line in old[1:])
    after = dict(line.split(" = ") for line in new[1:])
    lines = [new[0]]
    for member, value in {**after, **before}.items():
        if before.get(member, value) == after.get(member, value):
            lines.append(f"{member} = {value}")
        else:
            lines.append(f"    # {member.strip()} is {after[member]}, before CUDA 13 {before[member]}")
    return lines


def mentions(text: str, names: set[str]) -> bool:
    return bool(names.intersection(words(text)))


def words(text: str) -> list[str]:
    """The names in a definition, but for those of members."""
    return re.findall(r"\w+", re.sub(r'"\w*"', "", text))


def rewrapped(entry: list[str], more: int = 4) -> list[str]:
    """A prototype so much further inside, without its usual indentation."""
    start, _, rest = " ".join(line.strip() for line in entry).partition("(")
    items = split_items(rest.rpartition(")")[0])
    return [line[4:] for line in bracketed(f"{start}(", items, "),", 4 + more, True)]


def license_lines() -> list[str]:
    import textwrap

    lines: list[str] = []
    for paragraph in LICENSE.split("\n\n"):
        lines += [*([""] if lines else []), *textwrap.wrap(paragraph, 86)]
    return lines


def support(text: str) -> tuple[list[list[str]], list[str]]:
    """The definitions of parts.py that a text uses, and those that these use; their names."""
    with open(PARTS, encoding="utf-8") as file:
        content = file.read()
    lines = content.split("\n")
    known = {
        node.name: lines[node.lineno - 1 : node.end_lineno]
        for node in ast.parse(content).body
        if isinstance(node, (ast.ClassDef, ast.FunctionDef))
    }
    wanted: set[str] = set()
    fresh = set(re.findall(r"\w+", text)) & set(known)
    while fresh:
        wanted |= fresh
        fresh = {word for name in fresh for word in re.findall(r"\w+", "\n".join(known[name]))} & set(known) - wanted
    names = [name for name in known if name in wanted]
    return [known[name] for name in names], names


CTYPES = re.compile(r"\b(c_\w+|CDLL|POINTER|CFUNCTYPE|Structure|Union|Array|_SimpleCData|addressof|byref|sizeof)\b")


def imports(text: str) -> list[str]:
    """The import statements of what a text uses."""
    code = re.sub(r'"""(.|\n)*?"""', "", text)
    used = set(CTYPES.findall(code))
    made = [f"import {name}" for name in ("os", "sys") if re.search(rf"\b{name}\.", code)]
    names = sorted(filter(ctypes.__dict__.__contains__, used), key=import_order)
    made += import_from("ctypes", names)
    typing = [name for name in ("Any",) if re.search(rf"\b{name}\b", code)]
    collections = [name for name in ("Iterator", "Sequence") if re.search(rf"\b{name}\b", code)]
    if typing or collections:
        made += ["", "TYPE_CHECKING = False  # typing takes longer to import than this file", "if TYPE_CHECKING:"]
        made += [f"    from collections.abc import {', '.join(collections)}"] if collections else []
        made += [f"    from typing import {', '.join(typing)}"] if typing else []
    return made


def import_order(name: str) -> tuple[int, list[str | int]]:
    """As isort has it: constants, classes, others; numbers by their value."""
    group = 0 if name.isupper() else 1 if name.strip("_")[0].isupper() else 2
    return group, [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", name)]


def import_from(module: str, names: list[str]) -> list[str]:
    line = f"from {module} import {', '.join(names)}"
    return [line] if len(line) <= 88 else [f"from {module} import (", *(f"    {name}," for name in names), ")"]
