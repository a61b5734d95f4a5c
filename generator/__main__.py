"""The generator's command line: one subcommand per stage."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import signal
import sys

from generator.errors import GeneratorError

STAGES = {
    "fetch": "get the headers of CUDA releases",
    "add-release": "add a CUDA release to the manifest",
    "preprocess": "show a library's headers as the preprocessor leaves them",
    "parse": "list a library's declarations, one per line with its place in the header",
    "model": "write the table of a library as JSON",
    "annotate": "write the same table with the descriptor's annotations",
    "emit": "print a library's Python modules without writing them",
    "generate": "write the Python modules of a library",
    "verify": "compare every layout and value with the C compiler's answer",
    "diff": "show what changed between two releases",
    "atlas": "write which release brought, changed or removed each function",
}
"""Stage to help text. A stage's module (``-`` becomes ``_``) has ``configure(parser)`` and ``run(arguments)``."""

NEEDED = ("jinja2", "pcpp", "pycparser", "tomllib")
"""Modules that only the project's own environment is sure to have; tomllib came with Python 3.11."""


def main(arguments: list[str] | None = None) -> int:
    try:
        if sys.stdout is None:
            raise GeneratorError("standard output is closed")
        return run(arguments)
    except BrokenPipeError:  # the reader of the output, such as head, has closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(f"error: {error.filename or 'standard output or a file'}: {error.strerror or error}", file=sys.stderr)
        return 1
    except GeneratorError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except ModuleNotFoundError as error:
        if error.name not in NEEDED:
            raise
        remedy = "run `make .venv/done` and use .venv/bin/python"
        print(f"error: this Python has no module {error.name!r}: {remedy}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


def run(arguments: list[str] | None) -> int:
    parser = argparse.ArgumentParser(prog="python -m generator", description=__doc__)
    stages = parser.add_subparsers(metavar="STAGE")
    chosen = next((word for word in (sys.argv[1:] if arguments is None else arguments) if word in STAGES), None)
    for stage, help_text in STAGES.items():
        stage_parser = stages.add_parser(stage, help=help_text, description=help_text)
        if stage == chosen:
            importlib.import_module("tomllib")  # first: on older Pythons other modules fail with stranger messages
            module = importlib.import_module("generator." + stage.replace("-", "_"))
            module.configure(stage_parser)
            stage_parser.set_defaults(run=module.run)
    parsed = parser.parse_args(arguments)
    if "run" not in parsed:
        parser.print_help(sys.stderr)
        return 2
    status = int(parsed.run(parsed))
    sys.stdout.flush()
    return status


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # undo incomplete writes, as after Ctrl-C
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # as stderr does
    sys.exit(main())
