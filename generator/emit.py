"""From the annotated table to the package's modules of one library in one CUDA major.

``MAJOR`` is a folder of the package (``cu13``). The modules are ``MAJOR/_LIBRARY.py``, with one line per function,
member and enumerator, and for each face ``MAJOR/FACE/LIBRARY.py`` with its ``.pyi`` stub. All are written, or none.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import keyword
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import jinja2

from cuda_ctypes._floor.types import Enum as Enumeration
from cuda_ctypes._floor.types.records import RawStruct, RawUnion
from cuda_ctypes._floor.types.struct_views import View
from generator import command, ctypes_layout, descriptor, files, forms, stubs
from generator.descriptor import Descriptor
from generator.errors import GeneratorError, HeaderError, remedy
from generator.model import Alias, CType, Enum, Field, Function, HeaderTable, Parameter, Record, Typedef
from generator.resolve import Resolver
from generator.snake_case import SnakeCase

PACKAGE = Path(__file__).resolve().parent.parent / "cuda_ctypes"
TEMPLATES = Path(__file__).parent / "templates"
TEMPORARY = ".generated-"
QUOTES = '"""'
DEAD = 3600
"""Age in seconds at which a temporary folder counts as left behind."""
FACES = ("raw", "bindings", "checked")
VOID = CType("void")
SPECIAL = r"__\w+__|_(fields|anonymous|pack|align|layout|swappedbytes)_|_(kept|raw_class|accepted|generated|type_)"
OF_STRUCTS, OF_ENUMS = (
    re.compile("|".join([SPECIAL, *(name for cls in classes for name in dir(cls))]))
    for classes in ((View, RawStruct, RawUnion), (Enumeration, type(Enumeration)))
)
"""Names that mean something else to Python, ctypes or the floor's classes."""
BUILTIN_TYPEDEFS = {
    "size_t",
    "uintptr_t",
    "intptr_t",
    "ptrdiff_t",
    *(f"{u}int{bits}_t" for u in ("", "u") for bits in (8, 16, 32, 64)),
}
"""Typedefs of the C library that the floor defines."""


def modules(
    table: HeaderTable, description: Descriptor, parents: Sequence[HeaderTable] = (), *, alone: bool = False
) -> dict[str, str]:
    """All modules made from one table: file name, relative to the package, to text.

    ``parents`` are the tables of the libraries whose types it uses, at the same release. ``alone``: the package has
    no modules of the newest major, to which those of older majors could refer.
    """
    ctypes_layout.check(table, description.platforms)
    check_names(table)
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES), trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True,
        undefined=jinja2.StrictUndefined, autoescape=False,
    )  # fmt: skip
    lines = TableLines(table, {name for parent in parents for name in TableLines(parent).defined()})
    snake_case = SnakeCase(table, description.faces.get("snake_case", {}), lines.borrowed)
    context = {
        "snake_case": snake_case,
        "settings": [*settings(description, lines, snake_case)],
        "command": f"python -m generator generate {table.library} {table.release}",
        "table": table,
        "library": table.library,
        "release": table.release,
        "faces": description.faces,
        "lines": lines,
        "stubs": stubs.Stubs(lines, description, [TableLines(parent) for parent in parents]),
    }
    major, newest = f"cu{table.major}", f"cu{max(description.majors or [table.major])}"
    # If the newest headers serve all majors, the modules of older majors refer to the newest.
    same = description.newest and major != newest and not alone
    context["newest"] = newest
    context["same"] = same
    made = {f"{major}/_{table.library}.py": indexed(environment.get_template("table.py.jinja").render(context))}
    for face in filter(description.modules.__contains__, FACES):
        context["face"] = face
        made[f"{major}/{face}/{table.library}.py"] = environment.get_template("face.py.jinja").render(context)
        # Stubs name the types of other libraries, and those are the older major's own.
        name = "same.pyi.jinja" if same and not description.uses else f"{face}.pyi.jinja"
        made[f"{major}/{face}/{table.library}.pyi"] = environment.get_template(name).render(context)
        for ending in ("py", "pyi"):
            made[f"{face}/{table.library}.{ending}"] = environment.get_template(f"default.{ending}.jinja").render(
                context
            )
    made |= new_packages(table.major, description)
    for name, text in made.items():
        check_python(name, text)
    return made


def new_packages(major: int, description: Descriptor) -> dict[str, str]:
    """The ``__init__`` modules of a CUDA major that the package does not have yet."""
    if (PACKAGE / f"cu{major}").exists():
        return {}
    made = {f"cu{major}/__init__.py": f'"""CUDA {major}, whatever the default is."""\n'}
    for face in description.modules:
        newest = max(PACKAGE.glob(f"cu*/{face}/__init__.py"), key=lambda path: int(path.parent.parent.name[2:]))
        made[f"cu{major}/{face}/__init__.py"] = newest.read_text("utf-8").splitlines()[0] + "\n"
    return made


def check_names(table: HeaderTable) -> None:
    """Refuse names that Python's classes cannot have: members and enumerators in one message, as they can be renamed."""
    groups = (table.functions, table.records, table.enums, table.typedefs, table.callbacks, table.constants)
    for item in (item for group in groups for item in group):
        if keyword.iskeyword(_key(item)):
            raise HeaderError(item.location, f"{_key(item)!r} is a keyword in Python; {remedy(_key(item))}")
    owners: list[Record | Enum] = [*table.records, *table.enums]
    found = []
    for owner in owners:
        parts = owner.fields if isinstance(owner, Record) else owner.members
        taken = OF_STRUCTS if isinstance(owner, Record) else OF_ENUMS
        found += [(owner, item.name) for item in parts if keyword.iskeyword(item.name) or taken.fullmatch(item.name)]
    if found:
        (owner, name), names = found[0], "\n".join(f'"{owner.name}.{name}" = "{name}_"' for owner, name in found)
        why = "a keyword" if keyword.iskeyword(name) else "an attribute of every such class"
        construct = f"{owner.name}.{name} would not be Python, where that is {why}"
        raise HeaderError(owner.location, f"{construct}; write into the descriptor:\n[annotations.rename]\n{names}")


def check_python(name: str, text: str) -> None:
    """Refuse text that is not valid Python: C may name a parameter ``in``, a member ``class``, an enumerator ``None``."""
    try:
        compile(text, name, "exec", dont_inherit=True)
    except SyntaxError as error:
        lines = text.splitlines()[: error.lineno]
        heading = next(line for line in reversed(lines) if line[:1].strip(" )"))
        where = " in ".join(map(repr, dict.fromkeys((lines[-1].strip(), heading))))
        raise GeneratorError(
            f"{name} would not be Python: {where} ({error.msg}); "
            'give it another name by [annotations.rename] in the descriptor: PARAMETER, or "TYPE.MEMBER" for a member or enumerator'
        ) from error


def write(made: dict[str, str], package: Path = PACKAGE) -> list[str]:
    """Write files into ``package``: all of them, or none. Returns the names of those that changed."""
    try:
        package.mkdir(parents=True, exist_ok=True)
        with files.only_process(package):  # another one would leave some files of each
            return _write(made, package)
    except OSError as error:
        raise GeneratorError(f"cannot write the modules and the report: {error}; none of them changed") from error


def _write(made: dict[str, str], package: Path) -> list[str]:
    changed = [name for name, text in made.items() if existing(package / name) != text]
    for leftover in package.glob(f"{TEMPORARY}*"):
        if time.time() - leftover.stat().st_mtime > DEAD:  # its process was killed
            shutil.rmtree(leftover, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=TEMPORARY, dir=package) as folder:
        places = {package / name: Path(folder) / str(number) for number, name in enumerate(changed)}
        for name, (target, place) in zip(changed, places.items()):
            target.parent.mkdir(parents=True, exist_ok=True)
            place.with_suffix(".new").write_text(made[name], "utf-8")
            if target.exists():
                shutil.copy2(target, place.with_suffix(".old"))
        _replace(places)
    return changed


def _replace(places: dict[Path, Path]) -> None:
    """Move ``PLACE.new`` to each target. If one move fails, restore every target from ``PLACE.old``."""
    created = [target for target in places if not target.exists()]
    try:
        for target, place in places.items():
            os.replace(place.with_suffix(".new"), target)
    except BaseException:
        for target, place in places.items():
            if place.with_suffix(".new").exists():  # it was not moved
                continue
            if place.with_suffix(".old").exists():
                os.replace(place.with_suffix(".old"), target)
            elif target in created:
                target.unlink(missing_ok=True)
        raise


def existing(path: Path) -> str | None:
    """A file's text; one that was damaged is another text too, and is replaced."""
    return path.read_text("utf-8", "replace") if path.exists() else None


def literal(value: Any) -> str:
    """A Python literal in the formatter's style: double quotes unless single quotes need fewer escapes."""
    if isinstance(value, str):
        return repr(value) if value.count('"') > value.count("'") else json.dumps(value, ensure_ascii=False)
    if isinstance(value, float) and "." not in repr(value):  # the floor tells floats by their point
        return repr(value).replace("e", ".0e")
    return repr(value)


def settings(description: Descriptor, lines: TableLines, snake_case: SnakeCase) -> Iterator[str]:
    """The settings at the head of a table, mostly from the descriptor."""
    faces: Mapping[str, Any] = description.faces
    for name, words in (("since", lines.table.since), ("uses", description.uses), ("shared", lines.shared())):
        if words:
            yield from setting(name, words)
    for name, value in faces.items():
        if name not in ("advice", "snake_case"):
            yield from setting(name, value)
    if "snake_case" in faces:
        for name in filter(faces["snake_case"].__contains__, snake_case.settings_of_the_floor):
            yield from setting(f"snake_{name}", faces["snake_case"][name])
        yield from setting("snake_result", snake_case.enum_name(faces["result"]))


def setting(name: str, value: Any) -> Iterator[str]:
    """The lines of one setting: ``name: text``, ``name[]: list of words``, or ``name.key: ...`` per item of a dict."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from setting(f"{name}.{key}", item)
    elif isinstance(value, (list, tuple)):
        if any(len(str(item).split()) != 1 for item in value):
            raise GeneratorError(f"{name}: a list in a table holds words, not {value}")
        yield f"{name}[]: {' '.join(map(str, value))}".rstrip()
    else:
        if "\n" in str(value):
            raise GeneratorError(f"{name}: a setting is one line, not {value!r}")
        yield f"{name}: {value}"


def indexed(text: str) -> str:
    """Add the places of a table's sections to its settings, so that the floor need not search them."""
    head, _, sections = text.partition("\n\n")
    found = [*re.finditer(r"^(?:# .*\n)?\[(\w+)\]$", sections, re.MULTILINE)]
    ends = [following.start() for following in found[1:]] + [len(sections.removesuffix(f"{QUOTES}\n"))]
    places = [f"{item[1]}={item.start(1) - 1}+{end - item.start(1) + 1}" for item, end in zip(found, ends)]
    head = head.rstrip() + (f"\nsections: {' '.join(places)}" if places else "")
    if not is_plain(text) or text.count(QUOTES) > 2:
        raise GeneratorError("the text of a table must be ASCII, without backslashes and triple quotes")
    return f"{head}\n\n{sections}"


def is_plain(text: str) -> bool:
    """Whether text means the same to Python, which imports a table's file, and to the floor, which reads its bytes."""
    return text.isascii() and "\\" not in text


class TableLines:
    """The one-line declarations that the floor reads (``cuda_ctypes/_floor/tables``), for the templates."""

    def __init__(self, table: HeaderTable, borrowed: set[str] | frozenset[str] = frozenset()) -> None:
        self.table = table
        self.borrowed = borrowed
        """Types that another library's table defines."""
        self.types = Resolver(table)
        self.public_enum = table.public_enums()

    def names(self) -> Iterator[tuple[str, str]]:
        """Public names of other symbols, and one more for each symbol that a public name hides."""
        symbols = {function.symbol for function in self.table.functions}
        for alias in sorted(self.table.aliases, key=lambda item: item.name):
            if alias.symbol != alias.name and alias.symbol in symbols:
                yield alias.name, alias.symbol
                hidden = forms.read().hidden.format(name=alias.name)
                if alias.name in symbols and hidden not in symbols:
                    yield hidden, alias.name
        for name, symbol in self.table.synonyms.items():
            yield symbol, symbol
            yield name, symbol

    def functions(self, internal: bool) -> Iterator[tuple[str, str]]:
        """Symbols and prototypes of the public functions, or of the older forms; a word marks functions with a
        per-thread twin."""
        public = {function.symbol for _, function in self.table.public_functions()}
        for function in self.table.functions:
            of_raw_alone = function.symbol not in public or bool(function.unreviewed) or function.variadic
            if not forms.is_twin(function.symbol) and of_raw_alone == internal:
                yield function.symbol, self.function(function)

    def unreviewed(self) -> Iterator[tuple[str, str]]:
        """Symbols of public functions of raw alone: with unreviewed parameters, and those; or variadic ones."""
        for _, function in self.table.public_functions():
            if function.unreviewed or function.variadic:
                yield function.symbol, " ".join(function.unreviewed) if not function.variadic else "..."

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
        if isinstance(self.types.definition(name), Typedef) and self.types.bottom(CType(name)).unqualified == VOID:
            return "void"
        if name == "ptrdiff_t":  # the floor has it by one name alone
            return "intptr_t"
        return self.public_enum.get(name, name)

    def spelled(self, ctype: CType) -> str:
        """A type without a name, such as a result or a typedef's target: ``const char *``."""
        return f"{'const ' if ctype.const else ''}{self.type_name(ctype.name)}{' ' + '*' * len(ctype.pointers) if ctype.pointers else ''}"

    def defined(self) -> Iterator[str]:
        """The names of all types."""
        for group in (self.table.enums, self.table.records, self.table.typedefs, self.table.callbacks):
            for item in group:
                yield self.type_name(item.name)

    def everything(self) -> TableLines:
        """The same declarations, including types of other libraries."""
        return TableLines(self.table)

    def shared(self) -> tuple[str, ...]:
        """Types in the library's headers that another library's table holds; no table holds names of opaque structs."""
        opaque = {item.name for item in self.table.typedefs if self.types.kind(item.type) == "opaque"}
        return tuple(sorted(self.borrowed.intersection(self.defined()) - BUILTIN_TYPEDEFS - opaque))

    def makers(self) -> Iterator[tuple[str, str]]:
        """Inline functions that fill in a struct's members in order."""
        records = {record.name: record for record in self.table.records}
        for inline in self.table.inlines:
            record = records.get(self.types.bottom(inline.result).name)
            if record and [item.type for item in inline.parameters] == [item.type for item in record.fields]:
                parameters = ", ".join(self.declared(item.type, item.name) for item in inline.parameters)
                yield inline.name, f"{self.spelled(inline.result)} ({parameters})"

    def enums(self) -> Iterator[tuple[str, list[tuple[str, int]]]]:
        for enum in self.table.enums:
            if self.type_name(enum.name) in self.borrowed:
                continue
            yield self.type_name(enum.name), [(member.name, member.value) for member in enum.members]

    def records(self) -> Iterator[tuple[str, str, list[str]]]:
        for record in self.table.records:
            if record.name in self.borrowed:
                continue
            asked = record.align if record.placed and record.align > 1 else record.requested_align
            head = record.kind + " packed" * record.placed + (f" align {asked}" if asked else "")
            yield record.name, head, [*self.fields(record)]

    def fields(self, record: Record) -> Iterator[str]:
        """The members of a record, with the padding between them if the record is placed."""
        taken, number, end = {item.name for item in record.fields}, 0, 0
        gaps = [(item.offset if record.kind == "struct" else 0, item) for item in record.fields]
        for offset, item in [*gaps, (record.size, None)]:
            if record.placed and offset > end and (record.kind == "struct" or item is None):
                while f"_padding{number}" in taken:
                    number += 1
                taken.add(f"_padding{number}")
                yield f"unsigned char _padding{number}[{offset - (end if record.kind == 'struct' else 0)}] : padding"
            if item is not None:
                end = max(end, offset + self.types.size(item.type))
                yield self.field(item)

    def field(self, field: Field) -> str:
        notes = [note for note in ("anonymous" if field.anonymous else "", field.note) if note]
        if field.bits:
            notes.append(f"bits={field.bits}")
        return self.declared(self.types.spread(field.type), field.name) + (" : " + " ".join(notes) if notes else "")

    def typedefs(self) -> Iterator[tuple[str, str]]:
        for typedef in self.table.typedefs:
            if (
                typedef.name in BUILTIN_TYPEDEFS
                or typedef.name in self.borrowed
                or self.types.kind(typedef.type)
                in ("opaque", "void")  # no class has its name; pointers to it are addresses
                or self.public_enum.get(typedef.type.name) == typedef.name
            ):
                continue
            bounds = "".join(f"[{bound}]" for bound in typedef.type.array)
            const = typedef.type.const and not typedef.type.pointers  # of a value: Python's classes have no such kind
            yield typedef.name, self.spelled(typedef.type).removeprefix("const " * const) + bounds

    def callbacks(self) -> Iterator[tuple[str, str]]:
        for callback in self.table.callbacks:
            if callback.name in self.borrowed:
                continue
            parameters = ", ".join(self.declared(item.type, item.name) for item in callback.parameters)
            bare = " bare" if callback.bare else ""  # a pointer to this type is the function's address
            yield callback.name, f"{self.spelled(callback.result)} ({parameters}){bare}"

    def constants(self) -> Iterator[tuple[str, Any]]:
        for constant in self.table.constants:
            text = literal(constant.value)
            if not is_plain(text):
                construct = f"the constant {constant.name!r}, {text}: a table holds ASCII without backslashes"
                raise HeaderError(constant.location, f"{construct}; {remedy(constant.name)}")
            yield constant.name, text

    def unnamed(self) -> Iterator[tuple[str, str]]:
        """Names as cuda.bindings counts them: in the order in which unnamed records end."""
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
                        yield forms.read().unnamed.format(kind=inner.kind, number=number), inner.name

        for record in self.table.records:
            if not record.nested_in:
                yield from walk(record)


def merge_windows(table: HeaderTable, windows: HeaderTable) -> None:
    """Add the declarations that only Windows has, so that one table serves both. Shared ones must be equal."""
    apart = "a table serves both systems: choose one of `platforms` in the descriptor"
    for group in ("functions", "aliases", "enums", "records", "opaques", "typedefs", "callbacks", "constants"):
        ours = {_key(item): item for item in getattr(table, group)}
        for item in getattr(windows, group):
            same = ours.get(_key(item))
            if same is None:
                getattr(table, group).append(item)
            elif _differs(same, item) and _key(item) not in BUILTIN_TYPEDEFS:
                raise GeneratorError(f"{_key(item)!r}, one of the {group}, differs on Windows; {apart}")
    missing = {item.symbol for item in table.functions} - {item.symbol for item in windows.functions}
    if missing:
        raise GeneratorError(f"only on Linux: {', '.join(sorted(missing))}; {apart}")


def _differs(one: Any, other: Any) -> bool:
    """Whether two declarations differ, wherever they stand: each system may have its own line."""
    return bool(one != (other if isinstance(other, Alias) else dataclasses.replace(other, location=one.location)))


def _key(item: Any) -> str:
    return item.symbol if isinstance(item, Function) else str(item.name)


def configure(parser: argparse.ArgumentParser) -> None:
    command.add_library(parser)
    parser.add_argument(
        "modules", nargs="*", metavar="MODULE", help="a module to print, for example cu13/raw/driver.pyi"
    )


def run(arguments: argparse.Namespace) -> int:
    from generator import generate  # it imports this module

    description = descriptor.load(arguments.library)
    table, _ = generate.annotated(arguments.library, arguments.release, arguments.include, arguments.compiler, Path())
    made = modules(table, description, generate.parents(description, arguments))
    for name in arguments.modules:
        if name not in made:
            raise GeneratorError(f"no module {name!r}: choose one of {', '.join(made)}")
        sys.stdout.write(made[name])
    if not arguments.modules:
        for name, text in made.items():
            print(f"{len(text.encode()):8} bytes  {name}")
    return 0
