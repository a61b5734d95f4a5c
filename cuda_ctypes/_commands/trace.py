"""``python -m cuda_ctypes trace``: runs a program and records its calls, or makes a page of a recording."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from glob import escape, glob

from . import CommandError
from .output import write

DEFAULT = "trace.html"
USAGE = "%(prog)s [-h] [-o FILE] [--kernels] [-m] PROGRAM ...\n       %(prog)s --page TRACE.json [-o FILE]"
FORWARDED = ("SIGTERM", "SIGHUP")
"""Signals that another process sends to this one alone, and means the program by."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.usage = USAGE
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help=f"the output: .json (Perfetto), .html (a page), .log (text), - (standard error); default {DEFAULT}",
    )
    parser.add_argument(
        "--kernels", action="store_true", help="record times of kernels and copies on the GPU, by CUPTI"
    )
    parser.add_argument("--page", metavar="TRACE.json", help="make a page of a recording, of a killed program too")
    parser.add_argument("-m", dest="module", action="store_true", help="PROGRAM is a module's name, as in python -m")
    parser.add_argument(
        "words", nargs=argparse.REMAINDER, metavar="PROGRAM ...", help="a Python program, its arguments"
    )


def run(arguments: argparse.Namespace) -> int:
    words = arguments.words[arguments.words[:1] == ["--"] :]
    if arguments.page:
        if words:
            raise CommandError(f"--page makes a page of a recording, and runs no program: leave out {words[0]}")
        return page(arguments)
    if not words:
        raise CommandError("name a program to run, or a recording with --page")
    output = arguments.output or DEFAULT
    if output != "-" and not output.endswith((".json", ".html", ".log")):
        raise CommandError(f"{output}: the name ends in .json, .html or .log")
    options = subprocess._args_from_interpreter_flags()  # type: ignore[attr-defined]
    command = [sys.executable, *options, *(["-m"] if arguments.module else []), *words]
    if not arguments.module and not os.path.exists(words[0]):
        raise CommandError(f"there is no file {words[0]}")
    folder = os.path.dirname(output)
    if folder and not os.path.isdir(folder):
        raise CommandError(f"{output}: there is no folder {folder}")
    kernels = {"CUDA_CTYPES_TRACE_KERNELS": "1"} if arguments.kernels else {}
    before = _written(output)
    target = output if output == "-" else os.path.abspath(output)  # the program may change its folder first
    done = _finished(command, {**os.environ, "CUDA_CTYPES_TRACE": target, **kernels})
    if output != "-":
        written = [path for path, when in _written(output).items() if when != before.get(path)]
        for path in [output] if output in written else sorted(written):
            print(f"trace: {path}", file=sys.stderr)
        if not written and not done:  # a program that failed has said why
            print(f"trace: {words[0]} did not import cuda_ctypes", file=sys.stderr)
    return done if done >= 0 else 128 - done


def _written(output: str) -> dict[str, int]:
    """The files of that name, or with a process' number in it, and the times of the last write to them."""
    stem, ending = os.path.splitext(output)
    numbered = output if "{pid}" in output else f"{stem}-{{pid}}{ending}"
    paths = [output, *glob("[0-9]*".join([escape(part) for part in numbered.split("{pid}")]))]
    return {path: os.stat(path).st_mtime_ns for path in paths if os.path.isfile(path)}


def _finished(command: list[str], environment: dict[str, str]) -> int:
    """The status of a program that has ended. Ctrl-C is its own business: it gets the signal, too."""
    process = subprocess.Popen(command, env=environment)
    for name in FORWARDED:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_DFL:
            signal.signal(number, lambda number, frame: process.send_signal(number))
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            pass


def page(arguments: argparse.Namespace) -> int:
    """Make a page of a recording."""
    from .._tracing.page import END, START

    source, output = arguments.page, arguments.output or f"{os.path.splitext(arguments.page)[0]}.html"
    if not os.path.isfile(source):
        raise CommandError(f"there is no file {source}")
    if not output.endswith(".html"):
        raise CommandError(f"{output}: the name of a page ends in .html")
    with open(source, "rb") as file:
        content = file.read().rstrip(b" \0\n")
    if content[:1] != b"[" or content[1:].lstrip()[:1] != b"{" or b'"ph"' not in content:
        raise CommandError(f"{source} is not a trace: it does not begin with a list of events")
    if os.path.exists(output) and os.path.samefile(source, output):
        raise CommandError(f"{source} is the page itself: open it in a browser")
    write(output, START + content.replace(b"<", b"\\u003c") + b"\n" + END)  # "</script>" would end the list
    print(output)
    return 0
