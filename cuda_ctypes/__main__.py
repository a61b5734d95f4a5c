"""``python -m cuda_ctypes``: the command line."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module

from . import __version__, major
from ._commands import CommandError

COMMANDS = {
    "report": "the parts of CUDA that this Python can use, the missing ones, and how to get them",
    "devices": "a table of all GPUs and of the processes on them",
    "check": "allocate, compile, launch and compare on every GPU, and report failures",
    "api": "show a function: its prototype, the CUDA version that added it, its call in each face",
    "trace": "run a program, and write down every call of a C function that it makes",
    "vendor": "write one file of plain ctypes for a few functions, for a package of your own",
}
"""Each one's module is of that name in ``_commands``. Without one, it is the first."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command line, by default the process' own. Returns the exit status: 0 unless the request failed."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    if all(word[:1] == "-" and word not in ("-h", "--help", "--version") for word in words):
        words.insert(0, next(iter(COMMANDS)))
    try:
        parsed = parser(words).parse_args(words)
        check_major()
        status = int(parsed.run(parsed))
        print(end="", flush=True)  # there may be no sys.stdout
    except BrokenPipeError:  # the reader, such as head, closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (CommandError, OSError) as error:
        if sys.stderr:  # None is no place for print() either, which would take sys.stdout
            print(f"error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return status


def check_major() -> None:
    """Raise CommandError if CUDA_CTYPES_API has a wrong value."""
    try:
        major()
    except ImportError as error:
        raise CommandError(str(error)) from None


def parser(words: list[str]) -> argparse.ArgumentParser:
    """The parser of a command line. Only the module of the command in it is loaded."""
    made = argparse.ArgumentParser(
        prog=f"python -m {__package__}",
        description="CUDA from pure Python. Without a command: report the installed and the missing parts; --json "
        "as JSON.",
    )
    made.add_argument("--version", action="version", version=f"cuda_ctypes {__version__}")
    commands = made.add_subparsers(metavar="COMMAND", required=True)
    chosen = next((word for word in words if word in COMMANDS), None)
    for name, about in COMMANDS.items():
        command = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
        if name == chosen:
            module = import_module(f"._commands.{name}", __package__)
            module.configure(command)
            command.set_defaults(run=module.run)
    return made


if __name__ == "__main__":
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="backslashreplace")  # letters of paths that the output's encoding lacks
    sys.exit(main())
