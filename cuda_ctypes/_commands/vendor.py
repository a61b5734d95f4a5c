"""``python -m cuda_ctypes vendor``: one file of plain ctypes for a few functions."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import sys

from .. import MAJORS
from ..vendor.layout import SOLID
from ..vendor.scanning import scan
from ..vendor.selection import Selection, SelectionError, asked
from ..vendor.writing import FACES, File
from . import CommandError
from .output import write

CHOICES = {major: [int(major)] for major in MAJORS}
if len(MAJORS) > 1:
    CHOICES["both"] = [int(major) for major in MAJORS[:2]]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "The file needs only the standard library. Its first line has the command that writes it."
    parser.add_argument(
        "names", nargs="*", metavar="LIBRARY:NAME,NAME", help="functions, types, constants: driver:cuInit,cuMemAlloc"
    )
    parser.add_argument("--output", metavar="FILE", help="the file to write (default: standard output)")
    parser.add_argument("--face", choices=FACES, default="checked", help="the convention of calls (default: checked)")
    parser.add_argument(
        "--major",
        choices=CHOICES,
        default=MAJORS[0],
        help=f"CUDA major; both: {' or '.join(MAJORS[:2])}, as the driver has it (default: {MAJORS[0]})",
    )
    parser.add_argument(
        "--for",
        dest="programs",
        action="append",
        default=[],
        metavar="PATH",
        help="add the names that the Python files there use of cuda_ctypes, cuda.bindings or CDLL('libcuda.so.1')",
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="write nothing; fail if FILE is out of date")
    what.add_argument(
        "--list", action="store_true", help="write nothing; show the names in the file, their dependencies, bytes"
    )


def run(arguments: argparse.Namespace) -> int:
    if arguments.check and not arguments.output:
        raise CommandError("--check needs --output FILE")
    if arguments.output and (arguments.output.endswith(("/", os.sep)) or os.path.isdir(arguments.output)):
        raise CommandError(f"{arguments.output} is a folder: name a file in it")
    try:
        file = made(arguments)
        text = file.text()
    except SelectionError as error:
        raise CommandError(str(error)) from None
    if arguments.list:
        listing(file, text)
        return 0
    if arguments.check:
        return check(arguments.output, text)
    if not arguments.output:
        if sys.stdout is None:  # a process may be started without
            raise CommandError("there is no standard output: name a file with --output")
        sys.stdout.write(text)
        return 0
    write(arguments.output, text.encode())
    print(f"{arguments.output}: {len(file.functions)} functions, {len(text)} bytes")
    return 0


def made(arguments: argparse.Namespace) -> File:
    names = asked(arguments.names)
    majors = CHOICES[arguments.major]
    found: set[str] = set()
    if arguments.programs:
        use = scan(arguments.programs, majors)
        for words in use.unclear:
            print(f"not followed: {words}", file=sys.stderr)
        for library, listed in use.names.items():
            given = names.setdefault(library, [])
            given += [name for name in listed if name not in given]
            found.update(listed)
    if not any(names.values()):
        raise SelectionError(
            "no C function is used there; what uses cuda_ctypes.core or pycuda needs a copy of the folder cuda_ctypes"
            if arguments.programs
            else "name functions: driver:cuInit,cuMemAlloc"
        )
    selections = []
    for major in majors:
        others = set(found)
        if len(majors) == 2:  # names that one of them lacks
            for library, listed in names.items():
                others.update(listed)
        selections.append(Selection(names, major, arguments.face, others))
    missing = [
        f"{library}:{name}"
        for library, listed in names.items()
        for name in listed
        if not any(name in item.found for item in selections)
    ]
    if missing:
        Selection({missing[0].partition(":")[0]: [missing[0].partition(":")[2]]}, majors[0], arguments.face)
    return File(selections, command(arguments, names))


def command(arguments: argparse.Namespace, names: dict[str, list[str]]) -> str:
    """The command line that makes the file, without defaults."""
    words = []
    if arguments.output:
        path = arguments.output
        path = os.path.basename(path) if os.path.isabs(path) else path.replace(os.sep, "/")
        path = os.fsencode(path).decode("utf-8", "replace")  # whatever the locale is
        words.append(f"--output {shlex.quote(path).replace(' ', SOLID)}")
    if arguments.face != "checked":
        words.append(f"--face {arguments.face}")
    if arguments.major != MAJORS[0]:
        words.append(f"--major {arguments.major}")
    words += [f"{library}:{', '.join(listed)}" for library, listed in names.items()]
    return " ".join(words)


def check(path: str, text: str) -> int:
    try:
        with open(path, encoding="utf-8", errors="replace", newline="") as file:
            there = comparable(file.read().replace("\r\n", "\n"))
    except FileNotFoundError:
        raise CommandError(f"{path} does not exist") from None
    text = comparable(text)
    if there == text:
        return 0
    import difflib

    lines = difflib.unified_diff(there.splitlines(), text.splitlines(), path, "expected", "", "", 0, "")
    print("\n".join([*lines][:40]))
    print(f"{path} is out of date: run the command without --check", file=sys.stderr)
    return 1


def comparable(text: str) -> str:
    """A file's text without its place in the first line: that depends on the folder of the command."""
    head, end, rest = text.partition("\n#\n")
    return re.sub(r"""\s--output\s('[^']*'|"[^"]*"|[^\s'"])+""", "", re.sub(r"\n# +", " ", head)) + end + rest


def listing(file: File, text: str) -> None:
    """The names in the file, their bytes and their dependencies."""
    rows = [(file.local(name), len(file.size_of(name)), map(file.local, file.brought(name))) for name in file.asked()]
    width = max(len(name) for name, _, _ in rows)
    for name, size, brought in rows:
        print(f"{name:<{width}} {size:>7}{'  brings ' if (more := ', '.join(brought)) else ''}{more}")
    print(f"{'the file':<{width}} {len(text):>7}")
