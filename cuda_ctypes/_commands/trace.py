"""``python -m cuda_ctypes trace``: runs a program and records its calls, or makes a page of a recording."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from . import CommandError

DEFAULT = "trace.html"


def configure(parser: argparse.ArgumentParser) -> None:
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
    parser.add_argument("program", nargs="?", metavar="PROGRAM", help="a Python program")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, metavar="...", help="its arguments")


def run(arguments: argparse.Namespace) -> int:
    if arguments.page:
        return page(arguments)
    if not arguments.program:
        raise CommandError("name a program to run, or a recording with --page")
    output = arguments.output or DEFAULT
    if output != "-" and not output.endswith((".json", ".html", ".log")):
        raise CommandError(f"{output}: the name ends in .json, .html or .log")
    command = [sys.executable, *(["-m"] if arguments.module else []), arguments.program, *arguments.arguments]
    if not arguments.module and not os.path.exists(arguments.program):
        raise CommandError(f"there is no file {arguments.program}")
    folder = os.path.dirname(output)
    if folder and not os.path.isdir(folder):
        raise CommandError(f"{output}: there is no folder {folder}")
    kernels = {"CUDA_CTYPES_TRACE_KERNELS": "1"} if arguments.kernels else {}
    before = _written(output)
    done = _finished(command, {**os.environ, "CUDA_CTYPES_TRACE": output, **kernels})
    if output != "-":
        if _written(output) != before:
            print(f"trace: {output}", file=sys.stderr)
        elif not done and "{pid}" not in output:  # a program that failed has said why
            print(f"trace: {arguments.program} did not import cuda_ctypes", file=sys.stderr)
    return done if done >= 0 else 128 - done


def _written(output: str) -> int:
    """The time of the last write to a file; 0 if there is none."""
    return os.stat(output).st_mtime_ns if os.path.exists(output) else 0


def _finished(command: list[str], environment: dict[str, str]) -> int:
    """The status of a program that has ended. Ctrl-C is its own business: it gets the signal, too."""
    process = subprocess.Popen(command, env=environment)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            pass


def page(arguments: argparse.Namespace) -> int:
    """Make a page of a recording."""
    from .._tracing.page import END, START

    source, output = arguments.page, arguments.output or f"{arguments.page.rpartition('.')[0]}.html"
    with open(source, "rb") as file:
        content = file.read().rstrip(b" \0\n")
    if not content.startswith(b"["):
        raise CommandError(f"{source} is not a trace: it does not begin with a list")
    if os.path.abspath(source) == os.path.abspath(output):
        raise CommandError(f"{source} is the page itself: open it in a browser")
    with open(output, "wb") as file:
        file.write(START + content + b"\n" + END)
    print(output)
    return 0
