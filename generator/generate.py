"""``python -m generator generate driver 13.5``: headers to modules, and what a person should look at."""

from __future__ import annotations

import argparse
from pathlib import Path

from generator import annotate, descriptor, emit, tables
from generator.errors import GeneratorError
from generator.model import Table


def annotated(
    library: str, release: str, include: Path | None = None, compiler: str | None = None
) -> tuple[Table, list[str]]:
    """The table of one release with all that the descriptor adds, and the functions that rest on rules alone."""
    description = descriptor.load(library)
    table = tables.load(library, release, include=include, compiler=compiler)
    emit.merge_windows(table, tables.load(library, release, include=include, compiler=compiler, windows=True))
    return table, annotate.annotate(table, description.annotations)


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
    table, inferred = annotated(arguments.library, arguments.release, arguments.include, arguments.compiler)
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
