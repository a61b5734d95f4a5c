"""Command-line arguments that several stages share."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_library(parser: argparse.ArgumentParser, *, windows: bool = False, every: bool = False) -> None:
    """Add the library, the release, and the source of headers and preprocessor."""
    from generator import descriptor  # it imports the model, which imports this module

    known = f"a descriptor in generator/libraries: {', '.join(descriptor.names())}"
    parser.add_argument("library", help=f"{known}; or all" if every else known)
    parser.add_argument("release", help="CUDA release, for example 13.5")
    parser.add_argument("--include", type=Path, metavar="DIR", help="an installed toolkit's include folder")
    parser.add_argument("--compiler", metavar="CC", help="use this compiler's preprocessor instead of pcpp")
    if windows:
        parser.add_argument("--windows", action="store_true", help="read the headers as on Windows x64")
