"""``python -m generator generate driver 13.5``: headers to modules, and what a person should look at."""

from __future__ import annotations

import argparse
import importlib
from pathlib import Path
from typing import Any

from generator import annotate, descriptor, emit, stale, tables
from generator.errors import GeneratorError
from generator.model import Table


def annotated(
    library: str, release: str, include: Path | None = None, compiler: str | None = None, package: Path = emit.PACKAGE
) -> tuple[Table, list[str]]:
    """The table of one release with all that the descriptor adds, and the functions that rest on rules alone.

    ``package`` is where its modules are to go.
    """
    annotations = descriptor.load(library).annotations
    table = tables.load(library, release, include=include, compiler=compiler)
    emit.merge_windows(table, tables.load(library, release, include=include, compiler=compiler, windows=True))
    _refuse_stale_keys(table, annotations, package)
    return table, annotate.annotate(table, annotations)


def _refuse_stale_keys(table: Table, annotations: dict[str, Any], package: Path) -> None:
    """A key must match in this table or in one that the package ships beside it."""
    known = stale.Names()
    releases = []
    for path in sorted(emit.PACKAGE.glob(f"cu*/_tables/{table.library}.py")):
        major = path.parent.parent.name
        if package.resolve() == emit.PACKAGE and major == f"cu{table.major}":  # it will be replaced
            continue
        module = importlib.import_module(f"cuda_ctypes.{major}._tables.{table.library}")
        known.add_module(module, annotations.get("rename", {}))
        releases.append(module.release)
    if not releases:  # the first major of a library: a key may be for one that is still to come
        return
    known.add_table(table)
    if keys := stale.stale_keys(known, annotations):
        looked = ", ".join(sorted({*releases, table.release}))
        raise GeneratorError(
            f"libraries/{table.library}.toml: nothing in CUDA {looked} matches annotations."
            + ", annotations.".join(keys)
        )


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("library", help=f"one of: {', '.join(descriptor.names())}")
    parser.add_argument("release", help="CUDA release, for example 13.5")
    parser.add_argument("--include", type=Path, metavar="DIR", help="an installed toolkit's include folder")
    parser.add_argument("--compiler", metavar="CC", help="use this compiler's preprocessor instead of pcpp")
    parser.add_argument(
        "--output", type=Path, metavar="DIR", default=emit.PACKAGE, help="write into this package folder"
    )
    parser.add_argument("--check", action="store_true", help="write nothing; fail if what is there differs")


def run(arguments: argparse.Namespace) -> int:
    description = descriptor.load(arguments.library)
    table, inferred = annotated(
        arguments.library, arguments.release, arguments.include, arguments.compiler, arguments.output
    )
    before = _functions(arguments.output / f"cu{table.major}" / "_tables" / f"{table.library}.py")
    made = emit.modules(table, description)
    if arguments.check:
        differing = [name for name, text in made.items() if emit.existing(arguments.output / name) != text]
        if differing:
            raise GeneratorError(f"not what the headers give: {', '.join(differing)}; run generate without --check")
        print(f"{table.library} {table.release}: {len(made)} modules are what the headers give")
        return 0
    changed = emit.write(made, arguments.output)
    print(
        f"{table.library} {table.release}: {len(table.functions)} functions, {len(table.enums)} enums, "
        f"{len(table.records)} structs and unions, {len(table.constants)} constants"
    )
    for name in changed:
        print(f"  wrote {name}")
    if not changed:
        print("  nothing changed")
    fresh = sorted(set(inferred) - before) if before else []
    if fresh:
        print(
            f"new functions whose directions rest on the rules alone; say otherwise in libraries/{table.library}.toml:"
        )
        for symbol in fresh:
            print(f"  {symbol}: {emit.Lines(table).function(table.function(symbol))}")
    return 0


def _functions(path: Path) -> set[str]:
    """The functions that a generated table has now."""
    if not path.exists():
        return set()
    section = path.read_text("utf-8").partition("\nfunctions = ")[2].partition('\n""")')[0]
    return {line.partition(":")[0] for line in section.splitlines()[1:]}
