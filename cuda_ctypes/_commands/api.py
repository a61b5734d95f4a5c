"""``python -m cuda_ctypes api``: the facts about a C function, and its call in each face."""

from __future__ import annotations

import argparse
import inspect
import json
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .. import MAJORS
from .. import major as default_major
from .._floor.cuda_version import version_text
from .._floor.suggest import hint
from .._floor.tables.libraries import library_names
from ..vendor import c_types
from ..vendor.layout import SOLID
from ..vendor.selection import SelectionError, Source
from . import CommandError
from .atlas import history

if TYPE_CHECKING:
    from .._floor.tables.declarations import Prototype

PACKAGE = __name__.rpartition("._commands.")[0]
WORDS = {
    "array": "a list of {} values",
    "address": "an address, passed as it is",
    "asked": "the library tells it at a first call",
    "attribute": "typed as {} says",
    "attributes": "typed as {} says",
    "buffer": "memory of {} bytes that C fills",
    "bytes": "of {} bytes",
    "callers": "the caller's memory in bindings",
    "counted": "as long as {} says",
    "default": "{} if left out",
    "default_checked": "{} if left out, in checked",
    "during": "a function that is called during the call only",
    "entries": "structs, or numbers for {}",
    "exact": "memory of {} bytes",
    "gives": "results: {}",
    "is": "always {}",
    "kept": "{} keeps it alive",
    "kernel_parameters": "(values, types), such as ((pointer, 5), (ctypes.c_void_p, ctypes.c_int))",
    "least": "memory of at least {} bytes",
    "length_of": "the length of {}",
    "memory": "an address or a buffer",
    "newer": "may be left out, as in older forms",
    "once": "a function that is called once",
    "optional": "may be None",
    "options": "values of {}",
    "size_of": "the size of {}",
    "sized": "as long as {} says; in checked, a result",
    "slot": "a handle whose address C gets",
    "takes": "made of {}",
    "text": "text",
    "value": "a number whose address C gets",
    "version": "a struct of version {}, which is set",
    "writable": "memory that C writes to",
}
"""Notes of parameters in words; an empty value leaves a word out."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="+", metavar="NAME", help="cuMemAlloc, or driver:cuMemAlloc")
    parser.add_argument("--major", choices=MAJORS, help="CUDA major; the default one if left out")
    parser.add_argument("--json", action="store_true", help="as JSON")


def run(arguments: argparse.Namespace) -> int:
    major = int(arguments.major or default_major())
    found = [about(*place(name, major)) for name in arguments.names]
    if arguments.json:
        print(json.dumps(found, indent=1))
    else:
        print("\n\n".join(map(shown, found)))
    return 0


def place(name: str, major: int) -> tuple[Source, str]:
    """The library of a function, and its name in C. Raises CommandError."""
    library, _, name = name.rpartition(":")
    if not name:
        raise CommandError("name a function: driver:cuMemAlloc")
    if library and library not in library_names():
        raise CommandError(f"no library {library!r}: {', '.join(library_names())}")
    known: list[str] = []
    snake: list[tuple[Source, str]] = []
    searched = [library] if library else library_names()
    for each in searched:
        try:
            source = Source(each, major)
        except SelectionError as error:
            if library:
                raise CommandError(str(error)) from None
            continue
        if source.symbol(name):
            return source, name
        plain = source.table.snake_functions if "snake_error" in source.settings else {}
        if name in plain:
            snake.append((source, plain[name]))
        known += [*source.table.names, *source.table.functions, *plain]
    if len(snake) == 1:
        return snake[0]
    if snake:
        several = " and ".join(f"{source.library}:{name}" for source, _ in snake)
        raise CommandError(f"several libraries have a function {name}: {several}")
    for other in MAJORS:
        if any(_has(each, int(other), name) for each in searched):
            raise CommandError(f"CUDA {major} has no function {name}, but CUDA {other} has: --major {other}")
    for each in library_names():
        if _has(each, major, name):
            raise CommandError(f"{library} has no function {name}, but {each} has: {each}:{name}")
    lacking = f"{library} has no" if library else "no library has a"
    raise CommandError(other_kind(name, major) or f"{lacking} function {name}{hint(name, known)}")


def _has(library: str, major: int, name: str) -> bool:
    """Whether the library of a CUDA major has a function."""
    try:
        return bool(Source(library, major).symbol(name))
    except SelectionError:
        return False


def other_kind(name: str, major: int) -> str:
    """What a name is that is no function's; empty if no library has it."""
    for library in library_names():
        try:
            module = import_module(f"{PACKAGE}.cu{major}.raw.{library}")
        except ModuleNotFoundError:
            continue
        if name in dir(module):
            value = getattr(module, name)
            home = value.__module__ if getattr(value, "__module__", "").startswith(PACKAGE) else module.__name__
            kind = f"a type: python -m pydoc {home}.{name}" if isinstance(value, type) else f"{value!r}"
            return f"{name} is no function, but {kind}"
    return ""


def about(source: Source, name: str) -> dict[str, Any]:
    """The facts about a function, as printed."""
    prototype = source.prototype(name, "checked")
    symbol = source.symbol(name)
    return {
        "name": name,
        "library": source.library,
        "release": source.table.release,
        "symbol": symbol,
        "prototype": c_types.c_prototype(symbol, prototype.result, prototype.parameters).replace(SOLID, " "),
        "since": came(source, name),
        "changes": changes(source, name),
        "parameters": [
            {
                "name": item.name,
                "direction": item.direction,
                "type": f"{'const ' if item.const else ''}{item.base} {'*' * item.stars}".strip(),
                "meaning": in_words(item.notes),
            }
            for item in prototype.parameters
        ],
        "calls": calls(source, name),
    }


def in_words(notes: dict[str, str]) -> str:
    told = [
        WORDS.get(note, note + "={}" * bool(value)).format(value.replace(",", ", ")) for note, value in notes.items()
    ]
    return "; ".join(text.replace("  ", " ") for text in told)


def came(source: Source, name: str) -> str:
    """The release that brought a function, in the form that it has now; empty if that is not known."""
    since = source.prototype(name, "checked").since
    if since:
        return f"CUDA {version_text(since)}"
    return f"CUDA {source.settings['since']} or before" if "since" in source.settings else ""


def changes(source: Source, name: str) -> list[str]:
    """Its changes since the first release in the atlas."""
    lines = []
    for number, (release, form) in enumerate(history(source.library).events.get(name, ())):
        if form == "-":
            lines.append(f"CUDA {release}: removed")
        elif form == "+":
            lines.append(f"CUDA {release}: {'as it is now' if number else 'new'}")
        else:
            symbol, _, prototype = form.partition(" ")
            result, _, parameters = prototype.partition(" (")
            lines.append(f"{'from ' if number else ''}CUDA {release}: {result} {symbol}({parameters}")
    return lines


def calls(source: Source, name: str) -> dict[str, str]:
    """Its call in each face, with the names of the parameters."""
    made: dict[str, str] = {}
    for face in ("checked", "bindings", "raw"):
        public = name
        try:
            module = import_module(f"{PACKAGE}.cu{source.major}.{face}.{source.library}")
        except ImportError:
            continue
        plain = face == "bindings" and "snake_error" in source.settings
        if plain:
            table = source.table.snake_functions
            public = next((short for short in table if table[short] == source.symbol(name)), "")
            if not public:
                continue
        if face == "raw":
            made[face] = raw_call(source, name)
            continue
        parameters = inspect.signature(getattr(module, public)).parameters
        given = ", ".join(
            item.name if item.default is item.empty else f"{item.name}={item.default!r}" for item in parameters.values()
        )
        results = outputs(source, name, face)
        if face == "bindings" and not plain:
            results = ["status", *results]
        left = ", ".join(results)
        if face == "bindings" and not plain and len(results) == 1:
            left += ","  # a tuple of one
        made[face] = f"{left}{' = ' if left else ''}{public}({given})"
    return made


def outputs(source: Source, name: str, face: str) -> list[str]:
    """The names of the results."""
    prototype = source.prototype(name, "checked" if face == "checked" else "bindings")
    names = ["value"] if returned(source, prototype) == "value" else []
    for item in prototype.parameters:
        if "gives" in item.notes:
            names += item.notes["gives"].split(",")
        elif (item.direction != "in" and "asked" not in item.notes) or (face == "checked" and "sized" in item.notes):
            names.append(item.name)
    return names


def returned(source: Source, prototype: Prototype) -> str:
    """The name of what C returns: "status", "value", or empty for nothing."""
    result, settings = prototype.result, source.settings
    if result.stars:
        return "value"
    if result.base in (settings.get("result"), settings.get("status_struct", {}).get("name")):
        return "status"
    return "" if result.base == "void" else "value"


def raw_call(source: Source, name: str) -> str:
    prototype = source.prototype(name, "raw")
    checked = source.prototype(name, "checked")
    made, given = [], []
    for item, meant in zip(prototype.parameters, checked.parameters):
        if meant.direction != "in" and item.stars and not {"array", "buffer"} & set(meant.notes):
            c_type = c_types.written(source, item)[len("POINTER(") : -1]
            made.append(f"{item.name} = {c_type or 'c_void_p'}()")
            given.append(f"byref({item.name})")
        else:
            given.append(item.name)
    left = returned(source, prototype)
    return "; ".join([*made, f"{left}{' = ' if left else ''}{name}({', '.join(given)})"])


def shown(about: dict[str, Any]) -> str:
    symbol = f", exported as {about['symbol']}" if about["symbol"] != about["name"] else ""
    releases = history(about["library"]).releases
    unchanged = f"none since CUDA {releases[0]}" if releases else "not known"
    lines = [
        f"{about['name']}: {about['library']}, CUDA {about['release']}{symbol}",
        f"  {about['prototype']}",
        f"  since     {about['since'] or 'not known'}",
        f"  changes   {'; '.join(about['changes']) or unchanged}",
    ]
    width = max([len(item["name"]) for item in about["parameters"]], default=0)
    types = max([len(item["type"]) for item in about["parameters"]], default=0)
    for item in about["parameters"]:
        row = f"  {item['direction']:<9} {item['name']:<{width}}  {item['type']:<{types}}  {item['meaning']}"
        lines.append(row.rstrip())
    return "\n".join([*lines, *(f"  {face:<9} {call}" for face, call in about["calls"].items())])
