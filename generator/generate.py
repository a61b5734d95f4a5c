"""``python -m generator generate driver 13.5``: headers to modules, and what a person should look at."""

from __future__ import annotations

import argparse
import functools
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cuda_ctypes._floor.tables import table_of
from cuda_ctypes._floor.tables.declarations import prototype
from generator import annotate, command, descriptor, emit, fetch, manifest, preprocess, stale, tables
from generator.errors import DescriptorError, GeneratorError, suggestion
from generator.layout import FLOATS, INTEGERS
from generator.model import HeaderTable

ATTRIBUTE_WORDS = ("void", "address", "buffer", "text")
"""What attributes may be besides C types that have a size; see cuda_ctypes/_floor/types/attributes.py."""


def annotated(
    library: str, release: str, include: Path | None = None, compiler: str | None = None, package: Path = emit.PACKAGE
) -> tuple[HeaderTable, list[str]]:
    """The table of one release with all that the descriptor adds, and the functions that rest on rules alone.

    ``package`` is where its modules are to go.
    """
    description = descriptor.load(library)
    serving = preprocess.serving(description, release, include)
    if serving != release:
        fetch.say(f"{library} {release}: the headers of CUDA {serving} serve it")
    table = complete(library, release, include, compiler)
    _refuse_another_major(table, description)
    _refuse_another_result(table, description)
    _refuse_stale_keys(table, description, package)
    inferred = annotate.annotate(table, description.annotations)
    _refuse_unknown_types(table, lambda: [_parent(name, release, include, compiler) for name in description.uses])
    return table, inferred


def complete(library: str, release: str, include: Path | None, compiler: str | None) -> HeaderTable:
    """The table for all platforms that the library is for."""
    table = tables.load(library, release, include=include, compiler=compiler)
    if "windows" in descriptor.load(library).platforms:
        emit.merge_windows(table, tables.load(library, release, include=include, compiler=compiler, windows=True))
    return table


def parents(description: descriptor.Descriptor, arguments: argparse.Namespace) -> list[HeaderTable]:
    """The tables of the libraries whose types this one uses."""
    return [_parent(name, arguments.release, arguments.include, arguments.compiler) for name in description.uses]


_parent = functools.cache(complete)
"""As several libraries use the same one's types."""


def _refuse_another_major(table: HeaderTable, description: descriptor.Descriptor) -> None:
    """The modules of a major lead to those of the newest, which must come to be. An installed toolkit needs no manifest."""
    majors = {manifest.numbers(release)[0] for release in (*manifest.read(), table.release)}
    if absent := set(description.majors) - majors:
        construct = f"the manifest has no release of CUDA {', '.join(map(str, sorted(absent)))}"
        raise DescriptorError(table.library, "majors", construct)
    if table.major not in description.majors:
        construct = f"CUDA {table.release} is of none of them, {', '.join(map(str, description.majors))}"
        raise DescriptorError(table.library, "majors", construct)


def _refuse_another_result(table: HeaderTable, description: descriptor.Descriptor) -> None:
    """Each face is made around the enum of a library's statuses."""
    enums = [name for name, _ in emit.TableLines(table).enums()]
    result = description.faces["result"]
    if result not in enums:
        construct = f"there is no enum {result} in CUDA {table.release}{suggestion(result, enums)}"
        raise DescriptorError(table.library, "faces.result", construct)


def _refuse_stale_keys(table: HeaderTable, description: descriptor.Descriptor, package: Path) -> None:
    """A key must match in this table or in one that the package ships beside it."""
    annotations = description.annotations
    known = stale.KnownNames()
    known.add_table(table)
    releases = []
    for path in sorted(emit.PACKAGE.glob(f"cu*/_{table.library}.py")):
        major = path.parent.name
        if package.resolve() == emit.PACKAGE and major == f"cu{table.major}":  # it will be replaced
            continue
        shipped = table_of(f"cuda_ctypes.{major}", table.library)
        known.add_shipped(shipped, annotations.get("rename", {}))
        releases.append(shipped.release)
    if not releases and len(description.majors) > 1:  # a key may be for a major that is still to come
        return
    keys = [f"annotations.{key}" for key in stale.stale_keys(known, annotations)]
    keys += [f"faces.{setting}" for setting in stale.stale_settings(known, description.faces)]
    if keys:
        looked = ", ".join(sorted({*releases, table.release}))
        raise GeneratorError(f"{table.library}.toml: nothing in CUDA {looked} matches {', '.join(keys)}")


def _refuse_unknown_types(table: HeaderTable, parents: Callable[[], list[HeaderTable]]) -> None:
    """Types of attributes are the library's own or, which takes longer to know, those of the libraries that it uses."""
    known = {*INTEGERS, *FLOATS, *ATTRIBUTE_WORDS, *emit.TableLines(table).defined()}
    named = {
        f"{enum}.{name}": re.sub(r"( \*)?(\[\d*\])?$", "", ctype)
        for enum, entries in table.attributes.items()
        for name, ctype in entries.items()
    }
    if not known.issuperset(named.values()):
        known.update(name for parent in parents() for name in emit.TableLines(parent).defined())
    for place, name in named.items():
        if name not in known:
            construct = f"there is no type {name}{suggestion(name, known)}"
            raise DescriptorError(table.library, f"annotations.attributes.{place}", construct)


def configure(parser: argparse.ArgumentParser) -> None:
    command.add_library(parser, every=True)
    parser.add_argument(
        "--output", type=Path, metavar="DIR", default=emit.PACKAGE, help="write into this package folder"
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if what is there differs")


def run(arguments: argparse.Namespace) -> int:
    """Everything is made before anything is written: all of the libraries change, or none."""
    libraries = [*_libraries(arguments)] if arguments.library == "all" else [arguments.library]
    made = []
    for number, library in enumerate(libraries, 1):
        if len(libraries) > 1:  # it takes half a minute
            print(f"[{number}/{len(libraries)}] {library}", flush=True)
        made.append(_make(argparse.Namespace(**{**vars(arguments), "library": library})))
    texts = {name: text for one in made for name, text in one.modules.items()}
    if arguments.check:
        differing = [name for name, text in texts.items() if emit.existing(arguments.output / name) != text]
        if differing:
            raise GeneratorError(f"not what the headers give: {', '.join(differing)}; run generate without --check")
        for one in made:
            print(f"{one.table.library} {one.table.release}: {len(one.modules)} modules are what the headers give")
        return 0
    changed = emit.write(texts, arguments.output)
    for one in made:
        one.report(changed)
    return 0


def _libraries(arguments: argparse.Namespace) -> Iterator[str]:
    """The libraries that there are in this release; the others are named with the reason."""
    there = None if arguments.include is None else fetch.check_include(arguments.include, [])
    if there is None:
        manifest.packages_of(arguments.release)  # which refuses what it does not know
    for library in descriptor.names():
        description = descriptor.load(library)
        if int(arguments.release.split(".")[0]) not in description.majors:
            continue
        if there is not None and library not in there:
            print(f"{library} {arguments.release}: skipped, {arguments.include} has none of its headers")
            continue
        has = manifest.releases_with(description.packages)
        if arguments.include is None and not description.newest and arguments.release not in has:
            print(f"{library} {arguments.release}: no package of that release; it begins with CUDA {has[0]}")
            continue
        yield library


@dataclass
class _Made:
    """What becomes of one library."""

    table: HeaderTable
    modules: dict[str, str]
    fresh: list[str]
    """Functions that the package had not, or not with these parameters, and whose directions only the rules decided."""

    def report(self, changed: list[str]) -> None:
        table = self.table
        print(
            f"{table.library} {table.release}: {len(table.functions)} functions, {len(table.enums)} enums, "
            f"{len(table.records)} structs and unions, {len(table.constants)} constants"
        )
        names = [name for name in changed if name in self.modules]
        for name in names:
            print(f"  wrote {name}")
        if not names:
            print("  nothing changed")
        if self.fresh:
            print(
                "functions that are new or have new parameters, and whose directions rest on the rules alone; "
                f"say otherwise in libraries/{table.library}.toml:"
            )
            for symbol in self.fresh:
                print(f"  {symbol}: {emit.TableLines(table).function(table.function(symbol))}")


def _make(arguments: argparse.Namespace) -> _Made:
    description = descriptor.load(arguments.library)
    table, inferred = annotated(
        arguments.library, arguments.release, arguments.include, arguments.compiler, arguments.output
    )
    before = _functions(arguments.output / f"cu{table.major}" / f"_{table.library}.py")
    modules = emit.modules(table, description, parents(description, arguments))
    fresh = [name for name in inferred if before and _parameters(table.function(name)) - before.get(name, set())]
    return _Made(table, modules, sorted(fresh))


def _functions(path: Path) -> dict[str, set[str]]:
    """The functions that a generated table has now, with their parameters."""
    if not path.exists():
        return {}
    section = path.read_text("utf-8").partition("\n[functions]\n")[2].partition("\n\n")[0]
    lines = (line.partition(": ") for line in section.splitlines())
    return {symbol: _parameters(prototype(text)) for symbol, _, text in lines}


def _parameters(function: Any) -> set[str]:
    return {parameter.name for parameter in function.parameters}
