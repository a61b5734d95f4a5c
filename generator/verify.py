"""Compare every layout, value and prototype with the C compiler's answer.

One probe per release is compiled against the real headers (generator/probe.py). Its answers are compared with the table
of that release and, if the package ships that release, with the classes of ``cuda_ctypes``.
"""

from __future__ import annotations

import argparse
import fnmatch
import functools
import importlib
import os
import re
import shutil
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from cuda_ctypes._floor.tables import table_of
from generator import (
    annotate,
    descriptor,
    emit,
    fetch,
    ignore,
    imported,
    manifest,
    preprocess,
    probe,
    pythons,
    tables,
    windows,
)
from generator import command as command_line
from generator.descriptor import Descriptor
from generator.errors import GeneratorError
from generator.model import HeaderTable, Location
from generator.probe import Question
from generator.shipped import ShippedTable, differing

LIBC = Path(__file__).parent.parent / "headers" / "libc"
"""Searched after the compiler's own folders, for headers that they may lack (OpenGL, EGL, VDPAU)."""


@dataclass(frozen=True)
class Target:
    """A platform and its compiler."""

    name: str
    compiler: str
    package: str
    """The Debian package of the compiler."""
    windows: bool = False

    @property
    def installed(self) -> bool:
        return shutil.which(self.compiler) is not None


TARGETS = {
    target.name: target
    for target in (
        Target("native", "cc", "gcc"),
        Target("aarch64", "aarch64-linux-gnu-gcc", "gcc-aarch64-linux-gnu"),
        Target("windows", "x86_64-w64-mingw32-gcc", "gcc-mingw-w64-x86-64", windows=True),
    )
}


@dataclass(frozen=True)
class Difference:
    location: Location
    subject: str
    what: str

    def __str__(self) -> str:
        return f"{self.location}: {self.subject}: {self.what}"


@dataclass
class Report:
    """The result of a comparison: the declarations compared, and the C compiler's disagreements."""

    library: str
    release: str
    target: str
    counts: Counter[str] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)
    pythons: list[str] = field(default_factory=list)
    """The Pythons on which the modules were compared too; without any, only the table was."""
    notes: list[str] = field(default_factory=list)
    """Worth knowing, but no differences."""

    def note(self, python: str, said: Mapping[str, Any]) -> None:
        """Add the findings of one Python that imported the modules."""
        self.differences += [Difference(Location(self.library, 0), python, problem) for problem in said["problems"]]
        if lacking := said["symbols"].get("lacking"):
            note = f"{said['symbols']['file']} lacks {', '.join(lacking)}: it may be of another release"
            self.notes += [note] if note not in self.notes else []

    def __str__(self) -> str:
        counts = ", ".join(f"{count} {what}" for what, count in self.counts.items())
        result = f"{len(self.differences) or 'no'} difference{'s' * (len(self.differences) != 1)}"
        sides = f"table and {', '.join(self.pythons)}" if self.pythons else "table"
        return f"{self.library} {self.release} {self.target}, {sides}: {counts}: {result}"


_load = functools.lru_cache(maxsize=4)(tables.load)


def verify(
    library: str,
    release: str,
    target: str = "native",
    include: fetch.Include | None = None,
    package: Path = emit.PACKAGE,
    every: Mapping[str, str] | None = None,
    compiler: str | None = None,
) -> Report:
    """Compare the table of one release with the answers of the compiler for ``target``.

    ``include`` is an installed toolkit's include folder, to use instead of the fetched headers. ``package`` is the folder
    with the generated modules; ``every`` are the Pythons on which they are imported, this one alone if left out.
    """
    chosen = TARGETS[target]
    described = descriptor.load(library)
    table = _load(library, release, include, compiler, windows=chosen.windows)
    serving = preprocess.serving(described, release, include)
    directories = fetch.include_directories(serving, described.packages, include)
    if not shipped(library, release, package):
        return compare(table, described, directories, chosen)
    if target != "native" or every is None:  # what a Python says is the same beside every compiler
        report = compare(table, described, directories, chosen, python_module(library, release, chosen.windows))
    else:
        with pythons.importable(package) as folder:
            request = {"library": library, "major": f"cu{table.major}", "faces": described.modules}
            others = [pythons.OtherPython(name, path, folder, request) for name, path in every.items()]
            report = compare(table, described, directories, chosen, others=others)
    modules = ShippedTable(package / f"cu{table.major}", library)
    report.differences += [Difference(*found) for found in differing(table, modules)]
    return report


def compare(
    table: HeaderTable,
    described: Descriptor,
    includes: Sequence[Path],
    target: Target,
    module: ModuleType | None = None,
    others: Sequence[pythons.OtherPython] = (),
) -> Report:
    """Compare a table, and the Python modules made from it, with the headers in the folders ``includes``."""
    if target.windows:
        table = windows.laid_out(table)
    compiler = command(target, described, includes, described.internal_macro)
    headers = [*described.prerequisites, *described.headers]
    seen = probe.look(compiler, headers)
    asked = probe.questions(table, seen.tags, windows.Sizes(table) if target.windows else None)
    answers = probe.ask(asked, compiler, headers)
    python = None if module is None else PythonSide(module, table)
    answerable = _for_python(asked, table)
    new = {
        (owner.name, old): name
        for owner, old, name in annotate.renamed_parts(table, described.annotations.get("rename", {}))
    }
    sides = {} if python is None else {"Python": python.numbers(answerable, new)}
    constants = [item for item in table.constants if not isinstance(item.value, int)]  # integers are questions
    values = {} if python is None else {"Python": [python.find(item.name) for item in constants]}
    report = Report(table.library, table.release, target.name, _counts(table))
    for other in others:
        said = other.ask(answerable, table.public_enums(), new, [item.name for item in constants])
        values[other.name] = said["constants"]
        sides[other.name] = dict(zip(answerable, said["numbers"]))
        report.note(other.name, said)
    report.pythons = [*sides]
    report.differences += [
        Difference(question.location, question.subject, what)
        for question in asked
        for what in _judge(question, answers, sides)
    ]
    differences = report.differences
    known = {*(function.symbol for function in table.functions), *(inline.name for inline in table.inlines)}
    differences += [
        Difference(
            Location(os.path.basename(location.header), location.line), symbol, "declared in C, missing in the table"
        )
        for symbol, location in seen.functions.items()
        if symbol not in known
        and not ignore.among([symbol], described.ignore)
        and _is_own(location.header, described, includes)
        and re.search(described.functions, symbol)
    ]
    differences += [
        Difference(item.location, item.name, f"{item.value!r} in the table, {value!r} in {name}")
        for name, found in values.items()
        for item, value in zip(constants, found)
        if value != item.value
    ]
    for macro in dict.fromkeys(["", described.per_thread_macro]):
        compiler = command(target, described, includes, macro)
        differences += _compare_names(table, compiler, headers, per_thread=bool(macro))
    return report


def _is_own(header: str, described: Descriptor, includes: Sequence[Path]) -> bool:
    """Whether a header, by its path, is one of the library's."""
    patterns = [*described.headers, *described.parts]
    names = [os.path.relpath(header, folder.resolve()).replace(os.sep, "/") for folder in includes]
    return any(fnmatch.fnmatchcase(name, pattern) for name in names for pattern in patterns)


def _compare_names(
    table: HeaderTable, compiler: Sequence[str], headers: Sequence[str], per_thread: bool
) -> list[Difference]:
    """Compare the symbols that public names, and symbols used as names, expand to in a program."""
    stated = {function.symbol: function.symbol for function in table.functions}
    stated |= {alias.name: (alias.per_thread if per_thread else "") or alias.symbol for alias in table.aliases}
    found = probe.expand(stated, compiler, headers)
    places = {function.symbol: function.location for function in table.functions}
    view = "per-thread " if per_thread else ""
    return [
        Difference(
            places.get(symbol, Location(headers[-1], 0)),
            name,
            f"{view}symbol {found.get(name)} in C, {symbol} in the table",
        )
        for name, symbol in stated.items()
        if found.get(name) != symbol
    ]


def command(target: Target, described: Descriptor, includes: Sequence[Path], macro: str = "") -> list[str]:
    """The compiler with the generator's options for these headers, and with ``macro`` defined."""
    if not target.installed:
        raise GeneratorError(_missing(target))
    # C11 because the headers use _Alignas only then; lean because mingw's OpenGL header includes all of windows.h.
    options = ["-std=gnu11", "-DWIN32_LEAN_AND_MEAN"]
    own = _predefined(target.compiler)  # the generator defines some of a compiler's own macros
    options += [
        f"-D{define}" for define in (*described.defines, macro) if define and define.partition("=")[0] not in own
    ]
    options += ["-Dvolatile=", "-Drestrict=", "-D__restrict=", "-D__restrict__="]  # tables leave them out
    if target.windows:
        options.append("-Ddllimport=")  # a second declaration without it is a warning that cannot be turned off
    for folder in includes:
        options += ["-I", str(folder.resolve())]
    return [target.compiler, *options, "-idirafter", str(LIBC)]


@functools.lru_cache
def _predefined(compiler: str) -> frozenset[str]:
    """The macros that a compiler predefines."""
    return frozenset(probe.predefined([compiler, "-std=gnu11"]))


def is_on(target: Target, described: Descriptor) -> bool:
    """Whether a library exists on a platform."""
    return ("windows" if target.windows else "linux") in described.platforms


def _missing(target: Target) -> str:
    return f"no compiler {target.compiler}: on Debian, install {target.package}"


def _counts(table: HeaderTable) -> Counter[str]:
    return Counter(
        {
            "records": len(table.records),
            "fields": sum(len(record.fields) for record in table.records),
            "enums": len(table.enums),
            "enumerators": sum(len(enum.members) for enum in table.enums),
            "constants": len(table.constants),
            "types": len(table.typedefs) + len(table.callbacks),
            "functions": len(table.functions),
            "aliases": len(table.aliases),
        }
    )


def _judge(question: Question, answers: probe.Answers, sides: Mapping[str, Mapping[Question, int | None]]) -> list[str]:
    """The differences between the table's answers and Python's."""
    if question in answers.rejected:
        return [f"{question.measure} in the table, which the compiler rejects: {answers.rejected[question]}"]
    if question.kind == "declaration":
        return []
    number = answers.numbers[question]
    if question.kind == "claim":
        return [] if number else [f"{question.measure} in the table, but not in C"]
    stated: list[tuple[str, int | None]] = [("the table", question.expected)]
    stated += [(name, numbers[question]) for name, numbers in sides.items() if question in numbers]
    return [
        f"{question.measure} {_shown(number, question)} in C, {_shown(value, question)} in {whose}"
        for whose, value in stated
        if value is None or _wrapped(value, question) != number
    ]


def _wrapped(value: int, question: Question) -> int:
    """A number as the probe holds it, in two's complement."""
    return value % 2**64 if question.kind == "number" else value


def _shown(value: int | None, question: Question) -> str:
    if value is None:
        return "nothing"
    if question.kind == "bits":
        return f"{value:#x}"
    # Headers have no numbers near 2**64: such a number is a negative one.
    return str(value - 2**64 if value >= 2**63 else value)


def python_module(library: str, release: str, on_windows: bool = False) -> ModuleType | None:
    """The ``raw`` module made from this release; None if the package ships another release or none."""
    major = f"cuda_ctypes.cu{manifest.numbers(release)[0]}"
    try:
        if table_of(major, library).release != release:
            return None
    except ImportError:
        return None
    if on_windows:
        return windows.raw_module(major, library)
    return importlib.import_module(f"{major}.raw.{library}")


def shipped(library: str, release: str, package: Path) -> bool:
    """Whether a package has modules made from this release."""
    path = package / f"cu{manifest.numbers(release)[0]}" / f"_{library}.py"
    return path.exists() and f"\nrelease: {release}\n" in (emit.existing(path) or "")


class PythonSide:
    """The answers of a ctypes module."""

    def __init__(self, module: ModuleType, table: HeaderTable) -> None:
        self.module = module
        self.names = table.public_enums()

    def find(self, name: str) -> Any:
        return getattr(self.module, self.names.get(name, name), None)

    def numbers(self, asked: Iterable[Question], renamed: Mapping[tuple[str, str], str]) -> dict[Question, int | None]:
        """The answers to questions; None if Python lacks the name. ``renamed`` has other names of members."""
        return {
            item: imported.number(
                self.find, item.owner, renamed.get((item.owner, item.member), item.member), item.measure, item.kind
            )
            for item in asked
        }


def _for_python(asked: Iterable[Question], table: HeaderTable) -> list[Question]:
    """The questions that Python can answer: its enums are integers without a size."""
    enums = {enum.name for enum in table.enums}
    return [
        item
        for item in asked
        if item.kind in ("number", "bits") and not (item.measure == "sizeof" and item.owner in enums)
    ]


def configure(parser: argparse.ArgumentParser) -> None:
    command_line.add_words(parser, "Default: every library, in the releases that the package has.")
    parser.add_argument("--all", action="store_true", help="every release of the manifest")
    parser.add_argument(
        "--target", nargs="+", action="extend", default=[], choices=TARGETS, help="default: those with a compiler"
    )


def run(arguments: argparse.Namespace) -> int:
    asked = command_line.asked(arguments)
    if asked.releases and arguments.all:
        raise GeneratorError("--all is every release: leave out the others")
    include = arguments.include
    targets = arguments.target or [name for name, target in TARGETS.items() if target.installed]
    for target in TARGETS.values():
        if not target.installed and target.name in targets:
            raise GeneratorError(_missing(target))
        if not target.installed and not arguments.target:
            print(f"{target.name}: skipped, {_missing(target)}")
    reports = []
    every = pythons.installed() if "native" in targets else {}
    named = [] if asked.every else asked.libraries
    there = fetch.check_include(include, []) if include and not named else None
    for library in named or descriptor.names():
        if there is not None and library not in there:
            print(f"{library}: skipped, {command_line.shown(include)} has none of its headers")
            continue
        described = descriptor.load(library)
        if not (named or include or described.packages):
            print(f"{library}: skipped, no package has its headers; name it, with --include")
            continue
        missing = [name for name in targets if not is_on(TARGETS[name], described)]
        for name in missing:
            print(f"{library} {name}: skipped, the library is only on {', '.join(described.platforms)}")
        for release in _releases(library, bool(named), [*dict.fromkeys(asked.releases)], arguments):
            if named and arguments.output != emit.PACKAGE and not shipped(library, release, arguments.output):
                raise GeneratorError(
                    f"{arguments.output} has no modules of {library} {release}: generate --output writes them there"
                )
            for name in targets:
                if name in missing:
                    continue
                report = verify(library, release, name, include, arguments.output, every, arguments.compiler)
                print(*report.differences, *report.notes, report, sep="\n", flush=True)
                reports.append(report)
    if not reports:
        raise GeneratorError("nothing was verified: every target or library was skipped")
    return 1 if any(report.differences for report in reports) else 0


def _releases(library: str, is_named: bool, releases: list[str], arguments: argparse.Namespace) -> list[str]:
    described = descriptor.load(library)
    if arguments.include and described.packages:
        for release in releases:
            fetch.include_directories(release, described.packages, arguments.include)  # which refuses another release's
        return [fetch.release_of(arguments.include)]
    known = manifest.releases_with(described.packages)
    here = [release for release in known if shipped(library, release, arguments.output)]
    chosen = releases or (known if arguments.all else here)
    if not chosen:
        raise GeneratorError(f"the package has no modules of {library} yet: name a release or use --all")
    if is_named or described.newest:  # the newest headers serve every release
        return chosen
    for release in chosen:
        if release not in known:
            manifest.packages_of(release)  # the reader refuses unknown entries
            print(f"{library} {release}: skipped, no package of that release; it begins with CUDA {known[0]}")
    return [release for release in chosen if release in known]
