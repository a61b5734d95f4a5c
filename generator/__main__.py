"""``python -m generator STAGE ...``: every stage of the generator from the command line."""

from __future__ import annotations

import argparse
import importlib
import sys

from generator.errors import GeneratorError

STAGES = {
    "fetch": "get the headers of CUDA releases",
    "add-release": "look up a CUDA release that the manifest does not know yet",
    "preprocess": "show a library's headers after the preprocessor",
    "model": "write the table of a library as JSON",
    "generate": "write the Python modules of a library",
    "verify": "compare every layout and value with what the C compiler says",
    "diff": "show what changed between two releases",
}
"""Each stage's module is its name with ``_``; it has ``configure(parser)`` and ``run(arguments) -> exit status``."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m generator", description=__doc__)
    stages = parser.add_subparsers(dest="stage", required=True, metavar="STAGE")
    chosen = next((word for word in (sys.argv[1:] if arguments is None else arguments) if word in STAGES), None)
    for stage, help_text in STAGES.items():
        stage_parser = stages.add_parser(stage, help=help_text, description=help_text)
        if stage == chosen:
            module = importlib.import_module("generator." + stage.replace("-", "_"))
            module.configure(stage_parser)
            stage_parser.set_defaults(run=module.run)
    parsed = parser.parse_args(arguments)
    try:
        return int(parsed.run(parsed))
    except GeneratorError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
