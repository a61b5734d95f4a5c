"""``python -m generator generate driver 13.5``: from headers to modules, with a list of functions to review."""

from __future__ import annotations

import argparse
import fnmatch
import functools
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cuda_ctypes._floor.tables.declarations import prototype
from generator import annotate, atlas, command, descriptor, emit, fetch, manifest, preprocess, report, stale, tables
from generator.errors import DescriptorError, GeneratorError, suggestion
from generator.layout import FLOATS, INTEGERS
from generator.model import Function, HeaderTable, Parameter
from generator.shipped import ShippedTable

ATTRIBUTE_WORDS = ("void", "address", "buffer", "text")
"""Types of attributes that are not C types with a size; see cuda_ctypes/_floor/types/attributes.py."""


def annotated(
    library: str,
    release: str,
    include: fetch.Include | None = None,
    compiler: str | None = None,
    package: Path = emit.PACKAGE,
) -> tuple[HeaderTable, dict[str, list[Parameter]]]:
    """The annotated table of one release, and the pointers that only the rules decided, by function.

    ``package`` is the folder that the modules will be written to.
    """
    description = descriptor.load(library)
    serving = preprocess.serving(description, release, include)
    if serving != release:
        fetch.say(f"{library} {release}: made from the headers of CUDA {serving}")
    table = complete(library, release, include, compiler)
    _refuse_another_major(table, description)
    _refuse_another_result(table, description)
    _refuse_stale_keys(table, description, package)
    inferred = annotate.annotate(table, description.annotations, description.pointers, description.reviewed)
    atlas.introduce(table, serving)
    _refuse_unknown_types(table, lambda: [_parent(name, release, include, compiler) for name in description.uses])
    return table, inferred


def complete(library: str, release: str, include: fetch.Include | None, compiler: str | None) -> HeaderTable:
    """The table for all platforms of the library."""
    table = tables.load(library, release, include=include, compiler=compiler)
    if "windows" in descriptor.load(library).platforms:
        emit.merge_windows(table, tables.load(library, release, include=include, compiler=compiler, windows=True))
    return table


def parents(description: descriptor.Descriptor, arguments: argparse.Namespace) -> list[HeaderTable]:
    """The tables of the libraries whose types this one uses."""
    return [_parent(name, arguments.release, arguments.include, arguments.compiler) for name in description.uses]


_parent = functools.cache(complete)
"""Cached: several libraries use the types of the same one."""


def _refuse_another_major(table: HeaderTable, description: descriptor.Descriptor) -> None:
    """The manifest must have a release of each major: modules of older majors refer to those of the newest."""
    majors = {manifest.numbers(release)[0] for release in (*manifest.read(), table.release)}
    if absent := set(description.majors) - majors:
        construct = f"the manifest has no release of CUDA {', '.join(map(str, sorted(absent)))}"
        raise DescriptorError(table.library, "majors", construct)
    if table.major not in description.majors:
        construct = f"the library has CUDA {', '.join(map(str, description.majors))}, not CUDA {table.release}"
        raise DescriptorError(table.library, "majors", construct)


def _refuse_another_result(table: HeaderTable, description: descriptor.Descriptor) -> None:
    """Every face needs the enum of the library's status codes."""
    enums = [name for name, _ in emit.TableLines(table).enums()]
    result = description.faces.get("result")
    if result is None:  # a library of raw alone
        return
    if result not in enums:
        construct = f"there is no enum {result} in CUDA {table.release}{suggestion(result, enums)}"
        raise DescriptorError(table.library, "faces.result", construct)


def _refuse_stale_keys(table: HeaderTable, description: descriptor.Descriptor, package: Path) -> None:
    """A key must match something in this table or in one that a package has beside it."""
    annotations = description.annotations
    known = stale.KnownNames()
    known.add_table(table)
    beside, remedy = [], ""
    for folder in dict.fromkeys([emit.PACKAGE, package.resolve()]):
        for path in sorted(folder.glob(f"cu*/_{table.library}.py")):
            try:
                shipped = ShippedTable(path.parent, table.library)
            except ImportError:  # a damaged file, which tells nothing
                continue
            if folder == package.resolve() and path.parent.name == f"cu{table.major}":  # about to be replaced
                if folder == emit.PACKAGE and manifest.numbers(table.release) < manifest.numbers(shipped.release):
                    remedy = (
                        "; they are of newer releases: write an older one elsewhere, --output elsewhere/cuda_ctypes"
                    )
                continue
            known.add_shipped(shipped, annotations.get("rename", {}))
            beside.append(shipped.release)
    keys = [f"annotations.{key}" for key in stale.stale_keys(known, annotations)]
    keys += [f"faces.{setting}" for setting in stale.stale_settings(known, description.faces)]
    keys += [f"reviewed: {key}" for key in description.reviewed if not fnmatch.filter(known.functions, key)]
    if not keys:
        return
    looked = ", ".join(sorted({*beside, table.release}))
    said = f"{table.library}.toml: nothing in CUDA {looked} matches {', '.join(keys)}"
    others = [str(major) for major in description.majors if major != table.major]
    if beside or not others or not description.packages:  # headers that are not CUDA's are the same for every major
        raise GeneratorError(said + remedy)
    fetch.say(f"{said}; correct these unless they are for CUDA {', '.join(others)}, whose modules are not there yet")


def _refuse_unknown_types(table: HeaderTable, parents: Callable[[], list[HeaderTable]]) -> None:
    """Attributes have types of the library itself or of the libraries that it uses, whose tables take longer to load."""
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
    command.add_words(parser, "Without a release, --include tells it.")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail if the modules differ from those in the package"
    )


def run(arguments: argparse.Namespace) -> int:
    """Make everything before writing anything: all of the libraries change, or none."""
    asked = command.asked(arguments)
    if not asked.libraries:
        raise GeneratorError("name a library, or all: python -m generator generate driver 13.5")
    releases = _releases(asked, arguments.include)
    majors = {manifest.numbers(release)[0] for release in releases}
    orders = [
        argparse.Namespace(**{**vars(arguments), "library": library, "release": release})
        for release in releases
        for library in (_libraries(release, arguments.include) if asked.every else asked.libraries)
    ]
    made = []
    for number, order in enumerate(orders, 1):
        if len(orders) > 1:  # it takes half a minute
            print(f"[{number}/{len(orders)}] {order.library}", flush=True)
        made.append(_make(order, majors))
    texts = {name: text for one in made for name, text in one.modules.items()}
    folder = report.folder(arguments.output)
    beside = os.path.relpath(folder, arguments.output)
    texts |= {f"{beside}/{name}": text for one in made for name, text in one.pages.items()}
    if arguments.check:
        differing = [name for name, text in texts.items() if emit.existing(arguments.output / name) != text]
        if differing:
            raise GeneratorError(f"out of date: {', '.join(differing)}; run generate without --check")
        for one in made:
            print(f"{one.table.library} {one.table.release}: {len(one.modules)} modules are up to date")
        return 0
    changed = emit.write(texts, arguments.output)
    for one in made:
        one.report(changed, folder)
    return 0


def _releases(asked: command.Asked, include: fetch.Include | None) -> list[str]:
    """The releases to generate, at most one of each major: a package has one set of modules per major."""
    if not asked.releases and include is None:
        raise GeneratorError(f"name a release: {', '.join(manifest.read())}")
    releases = [*dict.fromkeys(asked.releases)] or [fetch.release_of(include)]  # type: ignore[arg-type]
    majors = [manifest.numbers(release)[0] for release in releases]
    if len(set(majors)) < len(majors):
        raise GeneratorError(f"{', '.join(releases)}: a package has the modules of one release of each major")
    return releases


def _libraries(release: str, include: fetch.Include | None) -> Iterator[str]:
    """The libraries that this release has; for the others, print why they are skipped."""
    there = None if include is None else fetch.check_include(include, [])
    if there is None:
        manifest.packages_of(release)  # the reader refuses unknown entries
    for library in descriptor.names():
        description = descriptor.load(library)
        if manifest.numbers(release)[0] not in description.majors:
            continue
        if there is not None and library not in there:
            print(f"{library} {release}: skipped, {command.shown(include)} has none of its headers")  # type: ignore[arg-type]
            continue
        if include is None and not description.packages:
            print(f"{library} {release}: skipped, no package has its headers; name it, with --include")
            continue
        has = manifest.releases_with(description.packages)
        if include is None and not description.newest and release not in has:
            print(f"{library} {release}: skipped, its packages begin with CUDA {has[0]}")
            continue
        yield library


@dataclass
class _Made:
    """The modules of one library."""

    table: HeaderTable
    modules: dict[str, str]
    pages: dict[str, str]
    """The report."""
    fresh: list[str]
    """Functions that are new, or have new parameters, and whose directions only the rules decided."""
    removed: list[str]
    """Functions that the package had before and these headers lack."""

    def report(self, changed: list[str], folder: Path) -> None:
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
        unreviewed = [function.symbol for function in table.functions if function.unreviewed]
        is_raw_alone = not any(Path(name).parent.name in ("bindings", "checked") for name in self.modules)
        if unreviewed and not is_raw_alone:
            print(
                f"{len(unreviewed)} functions are in raw alone, as rules guessed directions of their parameters; see "
                f"{os.path.relpath(folder / next(iter(self.pages)))}, then annotate them in "
                f"generator/libraries/{table.library}.toml, or name them in its `reviewed`"
            )
        if self.removed:
            print(f"{len(self.removed)} functions are gone, which programs may call: {', '.join(self.removed)}")
        if self.fresh:
            print(
                "functions that are new or have new parameters, and whose directions only the rules decided; "
                f"correct them in generator/libraries/{table.library}.toml:"
            )
            for symbol in self.fresh:
                print(f"  {symbol}: {emit.TableLines(table).function(table.function(symbol))}")


def _make(arguments: argparse.Namespace, majors: set[int]) -> _Made:
    """``majors`` are those that are made together."""
    description = descriptor.load(arguments.library)
    table, inferred = annotated(
        arguments.library, arguments.release, arguments.include, arguments.compiler, arguments.output
    )
    before = _functions(arguments.output / f"cu{table.major}" / f"_{table.library}.py")
    newest = max(description.majors)
    alone = newest not in majors and not (arguments.output / f"cu{newest}" / f"_{table.library}.py").exists()
    modules = emit.modules(table, description, parents(description, arguments), alone=alone)
    functions = map(table.function, inferred)
    fresh = [item.symbol for item in functions if before and _is_fresh(item, before.get(item.symbol, set()))]
    now = {function.symbol for function in table.functions}
    return _Made(table, modules, report.pages(table, inferred), sorted(fresh), sorted(before.keys() - now))


def _is_fresh(function: Function, before: set[str]) -> bool:
    return not function.unreviewed and bool(_parameters(function) - before)


def _functions(path: Path) -> dict[str, set[str]]:
    """The functions of the generated table that the package has now, with their parameters."""
    text = emit.existing(path) or ""
    sections = (text.partition(f"\n[{name}]")[2].partition("\n\n")[0] for name in ("functions", "older"))
    lines = (line.partition(": ") for section in sections for line in section.splitlines() if line)
    try:
        return {symbol: _parameters(prototype(text)) for symbol, _, text in lines}
    except ValueError:  # a damaged file, which is replaced
        return {}


def _parameters(function: Any) -> set[str]:
    return {parameter.name for parameter in function.parameters}
