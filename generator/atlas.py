"""Which release brought, changed or removed each function: one small table of all releases in the manifest, for ``python -m cuda_ctypes api``.

A line has the releases at which something happened to a function: ``12.4 +``, it came; ``13.0 -``, it went; ``12.0 SYMBOL PROTOTYPE``,
from then on it was another one than today. A function that is the same in all releases has no line.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from generator import descriptor, manifest, tables
from generator.diff import signature
from generator.errors import DescriptorError, GeneratorError

PATH = Path(__file__).parent.parent / "cuda_ctypes" / "_commands" / "atlas.txt"
HEAD = "# python -m generator atlas\n"


def states(library: str, release: str) -> dict[str, str]:
    """Symbol and prototype of each public function at a release."""
    table = tables.load(library, release, own=True)
    return {name: f"{function.symbol} {signature(function)}" for name, function in table.public_functions()}


def history(releases: dict[str, dict[str, str]]) -> list[str]:
    """The lines of one library, from its functions at each release, in ascending order."""
    newest = next(reversed(releases.values()))
    names = dict.fromkeys(name for functions in releases.values() for name in functions)
    lines = []
    for name in sorted(names):
        before, events = "", []
        for release, functions in releases.items():
            now = functions.get(name, "")
            if now != before:
                events.append(f"{release} {'-' if not now else '+' if now == newest.get(name) else now}")
            before = now
        if events != [f"{next(iter(releases))} +"]:
            lines.append(f"{name}: {'; '.join(events)}")
    return lines


def section(library: str) -> str:
    found = {}
    for release in manifest.releases_with(descriptor.load(library).packages, manifest.read()):
        print(f"{library} of CUDA {release}", file=sys.stderr, flush=True)
        try:
            found[release] = states(library, release)
        except DescriptorError:  # nvJitLink's functions had other names before CUDA 12.3
            continue
    return "\n".join([f"[{library}]", f"releases: {' '.join(found)}", *history(found)]) + "\n"


def write(libraries: Iterable[str], path: Path = PATH) -> None:
    """Write the sections of these libraries anew; the others stay."""
    known = {}
    if path.exists():
        for part in path.read_text("ascii").removeprefix(HEAD).split("\n\n"):
            known[part[1 : part.index("]")]] = part.strip("\n") + "\n"
    for library in libraries:
        known[library] = section(library)
        path.write_text(HEAD + "\n".join(known[name] for name in sorted(known)), "ascii")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("libraries", nargs="*", metavar="LIBRARY", help="only these anew; all if left out")


def run(arguments: argparse.Namespace) -> int:
    unknown = set(arguments.libraries) - set(descriptor.names())
    if unknown:
        raise GeneratorError(f"no descriptor is named {', '.join(sorted(unknown))}: {', '.join(descriptor.names())}")
    write(arguments.libraries or descriptor.names())
    return 0
