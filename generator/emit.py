"""From the annotated table to the Python modules of one library and CUDA major.

``MAJOR`` is a folder of the package (``cu13``). Written are ``MAJOR/_tables/LIBRARY.py`` with one line per function,
member and enumerator, and for each face ``MAJOR/FACE/LIBRARY.py`` with its ``.pyi`` twin. Nothing is written unless
everything could be made.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jinja2

from generator import stubs
from generator.descriptor import Descriptor
from generator.errors import GeneratorError
from generator.model import CType, Field, Function, Parameter, Record, Table
from generator.resolve import Resolver

PACKAGE = Path(__file__).resolve().parent.parent / "cuda_ctypes"
TEMPLATES = Path(__file__).parent / "templates"
FACES = ("raw", "bindings", "checked")
BUILTIN_TYPEDEFS = {
    "size_t",
    "uintptr_t",
    "intptr_t",
    *(f"{u}int{bits}_t" for u in ("", "u") for bits in (8, 16, 32, 64)),
}
"""Typedefs of the C library that the floor knows."""


def modules(table: Table, description: Descriptor) -> dict[str, str]:
    """File name, relative to the package, to text: everything that one table becomes."""
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES), trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True,
        undefined=jinja2.StrictUndefined, autoescape=False,
    )  # fmt: skip
    environment.filters["pyrepr"] = literal
    lines = Lines(table)
    context = {
        "command": f"python -m generator generate {table.library} {table.release}",
        "table": table,
        "library": table.library,
        "release": table.release,
        "faces": description.faces,
        "lines": lines,
        "stubs": stubs.Stubs(lines, description),
    }
    major = f"cu{table.major}"
    made = {f"{major}/_tables/{table.library}.py": environment.get_template("table.py.jinja").render(context)}
    for face in FACES:
        context["face"] = face
        made[f"{major}/{face}/{table.library}.py"] = environment.get_template("face.py.jinja").render(context)
        made[f"{major}/{face}/{table.library}.pyi"] = environment.get_template(f"{face}.pyi.jinja").render(context)
    return made


def write(made: dict[str, str], package: Path = PACKAGE) -> list[str]:
    """Write the modules into ``package``: all of them, or none. Returns the names of those that changed."""
    try:
        package.mkdir(parents=True, exist_ok=True)
        changed = [name for name, text in made.items() if existing(package / name) != text]
        with tempfile.TemporaryDirectory(prefix=".generated-", dir=package) as folder:
            places = {package / name: Path(folder) / str(number) for number, name in enumerate(changed)}
            for name, (target, place) in zip(changed, places.items()):
                target.parent.mkdir(parents=True, exist_ok=True)
                place.with_suffix(".new").write_text(made[name], "utf-8")
                if target.exists():
                    shutil.copy2(target, place.with_suffix(".old"))
            _replace(places)
    except OSError as error:
        raise GeneratorError(f"cannot write the modules: {error}") from error
    return changed


def _replace(places: dict[Path, Path]) -> None:
    """Move ``PLACE.new`` to each target or, if one of them refuses, leave all as they were, which is ``PLACE.old``."""
    done: list[Path] = []
    try:
        for target, place in places.items():
            os.replace(place.with_suffix(".new"), target)
            done.append(target)
    except BaseException:
        for target in done:
            former = places[target].with_suffix(".old")
            if former.exists():
                os.replace(former, target)
            else:
                target.unlink()
        raise


def existing(path: Path) -> str | None:
    return path.read_text("utf-8") if path.exists() else None


def literal(value: Any) -> str:
    """A Python literal in the formatter's style: double quotes where they need no more escapes than single ones."""
    if isinstance(value, str):
        return repr(value) if value.count('"') > value.count("'") else json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return f"[{', '.join(map(literal, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{literal(key)}: {literal(item)}" for key, item in value.items()) + "}"
    return repr(value)


class Lines:
    """The one-line declarations that the floor reads (``cuda_ctypes/_floor/declarations.py``), as the templates need them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.types = Resolver(table)
        enum_tags = {enum.name for enum in table.enums}
        self.public_enum: dict[str, str] = {}
        """Tag of an enum to the typedef that C programs use."""
        for typedef in table.typedefs:
            if typedef.type.name in enum_tags and not typedef.type.pointers:
                self.public_enum.setdefault(typedef.type.name, typedef.name)

    def names(self) -> Iterator[tuple[str, str]]:
        """Public names that stand for another symbol, and ``_v1`` for a symbol that such a name hides."""
        symbols = {function.symbol for function in self.table.functions}
        for alias in sorted(self.table.aliases, key=lambda item: item.name):
            if alias.symbol != alias.name and alias.symbol in symbols:
                yield alias.name, alias.symbol
                if alias.name in symbols and f"{alias.name}_v1" not in symbols:
                    yield f"{alias.name}_v1", alias.name

    def functions(self, internal: bool) -> Iterator[tuple[str, str]]:
        """Symbols and prototypes: those that C programs get, or the older forms. Twins are a word in their prototype."""
        public = {function.symbol for _, function in self.table.public_functions()}
        for function in self.table.functions:
            if not function.symbol.endswith(("_ptsz", "_ptds")) and (function.symbol not in public) == internal:
                yield function.symbol, self.function(function)

    def function(self, function: Function) -> str:
        parameters = ", ".join(self.parameter(item) for item in function.parameters)
        per_thread = function.per_thread.rpartition("_")[2]
        return " ".join(
            word
            for word in (self.spelled(function.result), f"({parameters})", str(function.since or ""), per_thread)
            if word
        )

    def parameter(self, parameter: Parameter) -> str:
        direction = "" if parameter.direction in ("in", "") else parameter.direction + " "
        notes = " ".join(f"{name}={value}" if value else name for name, value in parameter.notes.items())
        return f"{direction}{self.declared(parameter.type, parameter.name)}{' : ' + notes if notes else ''}"

    def declared(self, ctype: CType, name: str) -> str:
        bounds = "".join(f"[{bound}]" for bound in ctype.array)
        return (
            f"{'const ' if ctype.const else ''}{self.type_name(ctype.name)} {'*' * len(ctype.pointers)}{name}{bounds}"
        )

    def type_name(self, name: str) -> str:
        return self.public_enum.get(name, name)

    def spelled(self, ctype: CType) -> str:
        """A type alone, as the target of a typedef or a result: ``const char *``."""
        return f"{'const ' if ctype.const else ''}{self.type_name(ctype.name)}{' ' + '*' * len(ctype.pointers) if ctype.pointers else ''}"

    def enums(self) -> Iterator[tuple[str, list[tuple[str, int]]]]:
        for enum in self.table.enums:
            yield self.type_name(enum.name), [(member.name, member.value) for member in enum.members]

    def records(self) -> Iterator[tuple[str, str, list[str]]]:
        for record in self.table.records:
            align = f" align {record.requested_align}" if record.requested_align else ""
            yield record.name, record.kind + align, [self.field(item) for item in record.fields]

    def field(self, field: Field) -> str:
        notes = [note for note in ("anonymous" if field.anonymous else "", field.note) if note]
        if field.bits:
            notes.append(f"bits={field.bits}")
        return self.declared(field.type, field.name) + (" : " + " ".join(notes) if notes else "")

    def typedefs(self) -> Iterator[tuple[str, str]]:
        for typedef in self.table.typedefs:
            if typedef.name in BUILTIN_TYPEDEFS or self.public_enum.get(typedef.type.name) == typedef.name:
                continue
            yield typedef.name, self.spelled(typedef.type)

    def callbacks(self) -> Iterator[tuple[str, str]]:
        for callback in self.table.callbacks:
            parameters = ", ".join(self.declared(item.type, item.name) for item in callback.parameters)
            bare = " bare" if callback.bare else ""  # a pointer to such a type is the function's address itself
            yield callback.name, f"{self.spelled(callback.result)} ({parameters}){bare}"

    def constants(self) -> Iterator[tuple[str, Any]]:
        for constant in self.table.constants:
            yield constant.name, constant.value

    def unnamed(self) -> Iterator[tuple[str, str]]:
        """``anon_struct0`` ... as cuda.bindings counts them: a number whenever an unnamed record's brace closes."""
        records = {record.name: record for record in self.table.records}
        counts = {"struct": 0, "union": 0}

        def walk(record: Record) -> Iterator[tuple[str, str]]:
            for field in record.fields:
                inner = records.get(field.type.name)
                if inner is None or inner.nested_in != record.name:
                    continue
                yield from walk(inner)
                if inner.name in (f"{record.name}_{field.name}", f"{record.name}{field.name}"):
                    number = counts[inner.kind]
                    counts[inner.kind] += 1
                    if not field.anonymous:
                        yield f"anon_{inner.kind}{number}", inner.name

        for record in self.table.records:
            if not record.nested_in:
                yield from walk(record)


def merge_windows(table: Table, windows: Table) -> None:
    """Add what only Windows has, so that one table serves both; what both have must be the same."""
    for group in ("functions", "aliases", "enums", "records", "opaques", "typedefs", "callbacks", "constants"):
        ours = {_key(item): item for item in getattr(table, group)}
        for item in getattr(windows, group):
            same = ours.get(_key(item))
            if same is None:
                getattr(table, group).append(item)
            elif same != item and _key(item) not in BUILTIN_TYPEDEFS:
                raise GeneratorError(f"on Windows, one of the {group} is another: {item} instead of {same}")
    missing = {item.symbol for item in table.functions} - {item.symbol for item in windows.functions}
    if missing:
        raise GeneratorError(f"only on Linux: {', '.join(sorted(missing))}")


def _key(item: Any) -> str:
    return item.symbol if isinstance(item, Function) else str(item.name)
