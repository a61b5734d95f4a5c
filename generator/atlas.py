"""Which release brought, changed or removed each function: one small table of all releases in the manifest.

``python -m cuda_ctypes api`` shows it, and the modules say the release that brought a function. A line has the
releases at which something happened to a function: ``12.4 +``, it came; ``13.0 -``, it went; ``12.0 SYMBOL PROTOTYPE``,
from then on it was another one than today. A function that is the same in all releases has no line.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from cuda_ctypes._commands.atlas import Event, History, history
from generator import descriptor, fetch, files, manifest, packages, tables
from generator.diff import signature
from generator.errors import DescriptorError, GeneratorError
from generator.manifest import numbers
from generator.model import Function, HeaderTable, Inline

PATH = Path(__file__).parent.parent / "cuda_ctypes" / "_commands" / "atlas.txt"
HEAD = "# python -m generator atlas\n"

Forms = dict[str, str]
"""Name of a public function to its symbol and prototype, at one release."""


def form(function: Function | Inline) -> str:
    return f"{function.symbol if isinstance(function, Function) else function.name} {signature(function)}"


def states(library: str, release: str) -> Forms:
    """The public functions of a release.

    nvJitLink exports the functions that its headers have inline. Only the headers from CUDA 13.1 on also declare them, so
    the inline functions tell since when.
    """
    table = tables.load(library, release, own=True)
    exports = any(name.endswith(tables.NO_INLINE) for name in descriptor.load(library).defines)
    inline = table.inlines if exports else []
    return {item.name: form(item) for item in inline} | {name: form(item) for name, item in table.public_functions()}


def extended(known: History, releases: dict[str, Forms]) -> list[str]:
    """The lines of one library. ``known`` is its history so far; ``releases`` has its functions at the last release of
    that (if there is one) and at each later one, in ascending order."""
    first = next(iter(releases))
    begins = known.releases[0] if known.releases else first
    events = {name: [Event(begins, now)] for name, now in releases[first].items() if name not in known.events}
    for name, told in known.events.items():
        events[name] = [Event(at, releases[first][name] if now == "+" else now) for at, now in told]
    for release, functions in releases.items():
        for name in events.keys() | functions.keys():
            told, now = events.setdefault(name, []), functions.get(name, "-")
            if now != (told[-1].form if told else "-"):
                told.append(Event(release, now))
    newest = releases[next(reversed(releases))]
    lines = []
    for name, told in sorted(events.items()):
        shown = [f"{release} {'+' if now == newest.get(name) else now}" for release, now in told]
        if shown != [f"{begins} +"]:
            lines.append(f"{name}: {'; '.join(shown)}")
    return lines


def section(library: str, known: History) -> str:
    """The section of a library, whose history is ``known``; empty if nothing can be said of its releases."""
    logical = descriptor.load(library).packages
    if not logical or packages.sources()[logical[0]].version == "newest":
        return ""  # no part of CUDA's releases: the manifest has one version for all, or none
    before = known.releases
    found: dict[str, Forms] = {}
    for release in manifest.releases_with(logical):
        if before and numbers(release) < numbers(before[-1]):
            continue
        print(f"{library} of CUDA {release}", file=sys.stderr, flush=True)
        try:
            found[release] = states(library, release)
        except DescriptorError:  # nvJitLink exports its functions from CUDA 12.3 on
            continue
    named = " ".join([*before, *(release for release in found if release not in before)])
    return "\n".join([f"[{library}]", f"releases: {named}", *extended(known, found)]) + "\n"


def write(libraries: Iterable[str], path: Path = PATH, anew: bool = True) -> None:
    """Write the sections of these libraries: ``anew`` from all releases, or with those that they lack. Others stay."""
    said = path.read_text("ascii") if path.exists() else HEAD
    known = {
        part[1 : part.index("]")]: part.strip("\n") + "\n" for part in said.removeprefix(HEAD).split("\n\n") if part
    }
    for library in libraries:
        before = History([], {}) if anew else history(library, said)
        if before.releases[-1:] == manifest.releases_with(descriptor.load(library).packages)[-1:]:
            continue
        known[library] = section(library, before)
        text = HEAD + "\n".join(known[name] for name in sorted(known) if known[name])
        files.write(path, text, "the atlas")


def introduce(table: HeaderTable, release: str) -> None:
    """Set ``since`` of the functions of which the headers do not say it, and the table's ``since``.

    ``release`` is the one whose headers the table is made of.
    """
    known = history(table.library)
    if not known.releases or all(function.since for function in table.functions):
        return
    if release not in known.releases:
        missing = "the atlas does not have the release, so help() will not say which one brought a function"
        only = "" if numbers(release) > numbers(known.releases[-1]) else f" {table.library}"  # which reads all anew
        fetch.say(f"{table.library} {release}: {missing}; `python -m generator atlas{only}` adds it")
        return
    table.since = known.releases[0]
    public = {name: callable_form(form(function)) for name, function in table.public_functions()}
    came = [(public[name], table.since) for name in public.keys() - known.events.keys()]
    for name, told in known.events.items():
        until = [event for event in told if numbers(event.release) <= numbers(release)]
        if until and until[-1].form == "+":
            came += [(public[name], at) for at, now in until if now == "+"]
        came += [(callable_form(now), at) for at, now in until if now not in ("+", "-")]
    first = dict(sorted(came, key=lambda item: numbers(item[1]), reverse=True))
    for function in table.functions:
        release = first.get(callable_form(form(function)), table.since)
        if not function.since and release != table.since:
            major, minor = numbers(release)
            function.since = major * 1000 + minor * 10


def callable_form(text: str) -> str:
    """A symbol and prototype without names of parameters and ``const``, of which calls do not depend."""
    head, _, parameters = text.replace("const ", "").partition(" (")
    return head + " (" + ", ".join(re.sub(r"(?<=[ *])\w+$", "", item) for item in parameters[:-1].split(", "))


def configure(parser: argparse.ArgumentParser) -> None:
    help_text = "read these anew from all releases; if left out, add the releases that the atlas lacks"
    parser.add_argument("libraries", nargs="*", metavar="LIBRARY", help=help_text)


def run(arguments: argparse.Namespace) -> int:
    unknown = set(arguments.libraries) - set(descriptor.names())
    if unknown:
        raise GeneratorError(f"no descriptor is named {', '.join(sorted(unknown))}: {', '.join(descriptor.names())}")
    write(arguments.libraries or descriptor.names(), anew=bool(arguments.libraries))
    return 0
