"""What C does not tell: which parameters are written, which are arrays, and how untyped values are typed.

Rules decide what they can; ``[annotations]`` in the library's descriptor says the rest and corrects the rules:

``functions.NAME``
    ``PARAMETER = "DIRECTION note=value ..."``. NAME is a public name, and then holds for every form of the function
    (``_v2``, ``_ptsz`` ...) that has such a parameter, or one exact symbol. Directions: ``in``, ``out``, ``inout``.
    Notes: ``array=COUNT`` (elements; COUNT is a parameter, a number, or left out where C cannot check),
    ``buffer=LENGTH`` (text written by the callee), ``default=N``, ``attribute=ENUM_PARAMETER`` (the value's type depends
    on an enum), ``attributes=LIST_PARAMETER``, ``options=LIST_PARAMETER``, ``bytes=PARAMETER`` (size of the value),
    ``size_of=PARAMETER`` (filled in from the value), ``slot`` (address of a handle that the callee may change),
    ``address`` (an int, passed as it is), ``kernel_parameters``, ``kept=PARAMETER`` (the handle that keeps what the
    library goes on writing to), ``once[=STREAM]`` (a callback that runs once, unless STREAM is being captured),
    ``writable`` (memory of the caller's that C writes to: a read-only buffer is refused).
``members.RECORD``
    ``MEMBER = "note"``, the same for members of structs; RECORD may be ``*``.
``attributes.ENUM``
    ``ENUMERATOR = "C type"``: the type behind ``void *`` for ``attribute`` and ``options``.
``rename``
    parameter names that Python cannot or should not use.

A key that matches nothing is an error; see generator/stale.py.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any

from generator.errors import GeneratorError
from generator.model import Function, Parameter, Table
from generator.resolve import Resolver

FORM = re.compile(r"(_v\d+)?(_pt[sd][sz])?$")
COUNT = re.compile(r"^(num[A-Z]\w*|count|n[A-Z]\w*)$")
DIRECTIONS = ("in", "out", "inout")
NOTES = {
    *("array", "buffer", "default", "attribute", "attributes", "options", "bytes", "size_of", "slot", "address"),
    *("kernel_parameters", "kept", "once", "writable"),
}


def base_name(symbol: str) -> str:
    """A function's name without the endings that its other forms have."""
    return FORM.sub("", symbol)


def _is_open(parameter: Parameter, types: Resolver) -> bool:
    """Whether C leaves open what a parameter is for: it is a pointer, and not to text or a function."""
    return parameter.type.is_pointer and types.kind(parameter.type) not in ("text", "callback")


def infer(function: Function, parameter: Parameter, types: Resolver) -> None:
    """The rules: a pointer to non-const is written, a pointer to const before exactly one count is an array."""
    pointers = len(parameter.type.pointers)
    parameter.direction = "in"
    if not _is_open(parameter, types):
        return
    untyped = types.bottom(parameter.type.pointee).name == "void"
    if pointers > 1 or (not parameter.type.const and not untyped):
        parameter.direction = "out"
    elif parameter.type.const and not untyped:
        position = function.parameters.index(parameter)
        counts = [other.name for other in function.parameters[position:] if COUNT.match(other.name)]
        if len(counts) == 1 and types.kind(parameter.type.pointee) != "opaque":
            parameter.notes["array"] = counts[0]
    if parameter.count:
        parameter.notes["array"] = parameter.count


def annotate(table: Table, annotations: dict[str, Any]) -> list[str]:
    """Fill directions and notes of ``table`` in place. Returns the public functions with a pointer of which only the
    rules say what it is for: what a person should look at when a release is new."""
    types = Resolver(table)
    unseen: list[str] = []
    said: dict[str, dict[str, str]] = annotations.get("functions", {})
    public = {function.symbol for _, function in table.public_functions()}
    for function in table.functions:
        key = function.symbol if function.symbol in said else base_name(function.symbol)
        entries = said.get(key, {})
        for parameter in function.parameters:
            infer(function, parameter, types)
            if parameter.name in entries:
                _apply(function, parameter, entries[parameter.name])
        inferred = [item for item in function.parameters if item.name not in entries and _is_open(item, types)]
        if inferred and function.symbol in public:
            unseen.append(function.symbol)
    for record in table.records:
        for source in ("*", record.name):
            for member, note in annotations.get("members", {}).get(source, {}).items():
                for item in record.fields:
                    if item.name == member:
                        item.note = note
    table.attributes = _attributes(table, annotations.get("attributes", {}))
    _rename(table, annotations.get("rename", {}))
    return unseen


def _apply(function: Function, parameter: Parameter, text: str) -> None:
    direction, *notes = text.split()
    if direction not in DIRECTIONS:
        raise GeneratorError(f"annotations.functions.{function.symbol}.{parameter.name}: no direction in {text!r}")
    parameter.direction = direction
    parameter.notes = {}
    for note in notes:
        name, _, value = note.partition("=")
        if name not in NOTES:
            raise GeneratorError(f"annotations.functions.{function.symbol}.{parameter.name}: unknown note {name!r}")
        if value and not value.isdigit() and value not in {other.name for other in function.parameters}:
            raise GeneratorError(
                f"annotations.functions.{function.symbol}.{parameter.name}: {name}={value}, but it has no such parameter"
            )
        parameter.notes[name] = value


def _attributes(table: Table, said: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """The part of ``[annotations.attributes]`` that this release has."""
    typedefs = {typedef.type.name: typedef.name for typedef in reversed(table.typedefs)}
    members = {typedefs.get(enum.name, enum.name): {item.name for item in enum.members} for enum in table.enums}
    return {
        enum: {name: ctype for name, ctype in entries.items() if name in members[enum]}
        for enum, entries in said.items()
        if enum in members
    }


def _rename(table: Table, renamed: dict[str, str]) -> None:
    for function in table.functions:
        for parameter in function.parameters:
            parameter.name = renamed.get(parameter.name, parameter.name)
            parameter.notes = {name: renamed.get(value, value) for name, value in parameter.notes.items()}


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("library", help="name of a descriptor in generator/libraries, for example driver")
    parser.add_argument("release", help="CUDA release, for example 13.5")
    parser.add_argument("--include", type=Path, metavar="DIR", help="an installed toolkit's include folder")
    parser.add_argument("--compiler", metavar="CC", help="use this compiler's preprocessor instead of pcpp")


def run(arguments: argparse.Namespace) -> int:
    from generator.generate import annotated  # it imports this module

    table, _ = annotated(arguments.library, arguments.release, arguments.include, arguments.compiler)
    sys.stdout.write(table.to_json())
    return 0
