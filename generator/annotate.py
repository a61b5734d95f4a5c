"""Directions and conventions of parameters, which C does not express.

Rules decide the simple cases. ``[annotations]`` in the library's descriptor decides the others and overrides the rules:

``functions.NAME``
    ``PARAMETER = "DIRECTION note=value ..."``. NAME is one of

    - a public name: for every form of the function (``_v2``, ``_ptsz`` ...) that has the parameter;
    - an exact symbol;
    - a pattern (``*``, ``?``): for the pointers of all functions that match. A name overrides a pattern, a later
      pattern an earlier one. In a pattern, ``writable`` is for pointers to non-const only, ``memory`` for structs.

    Directions are ``in``, ``out`` and ``inout``. The registry in ``cuda_ctypes/_floor/calls/notes`` lists the notes, a
    module per family.
``members.RECORD``
    ``MEMBER = "note ..."``: notes of a struct's members. RECORD may be ``*``. ``notes/members.py`` there lists them.
``attributes.ENUM``
    ``ENUMERATOR = "C type"``: the type behind ``void *`` for ``attribute`` and ``options``.
``rename``
    ``PARAMETER = "NAME"``: another name for a parameter that Python cannot or should not use; ``"TYPE.MEMBER" = "NAME"``
    for a member of a struct or an enumerator.
``synonyms``
    ``NAME = "FUNCTION"``: a further public name of a function whose exact symbol is public too.

A key that matches nothing is an error; see generator/stale.py.
"""

from __future__ import annotations

import argparse
import keyword
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from cuda_ctypes._floor.calls import notes as registry
from cuda_ctypes._floor.calls.notes.members import MEMBER_NOTES
from generator import command, forms
from generator.errors import DescriptorError, suggestion
from generator.model import CType, Enum, Field, Function, HeaderTable, Parameter, Record
from generator.resolve import Resolver

COUNT = re.compile(r"^(num[A-Z]\w*|count|n[A-Z]\w*)$")
DIRECTIONS = ("in", "out", "inout")
NAMES_MEMBERS = tuple(note.name for note in registry.every() if note.names == "member")
"""Notes that name members of the struct."""


def base_name(symbol: str) -> str:
    """A function's name without the endings that its other forms have."""
    return forms.ending().sub("", symbol)


def _handles(table: HeaderTable) -> dict[str, str]:
    """Tags of structs that are only declared, to the typedefs of pointers to them."""
    opaque = {item.name for item in table.opaques}
    return {
        typedef.type.name: typedef.name
        for typedef in reversed(table.typedefs)
        if typedef.type.name in opaque and len(typedef.type.pointers) == 1 and not typedef.type.const
    }


def _by_its_typedef(ctype: CType, handles: dict[str, str]) -> CType:
    """``struct T **`` as ``T_t *``, if ``T_t`` is the typedef of ``struct T *``."""
    if len(ctype.pointers) > 1 and not ctype.const and ctype.name in handles:
        return CType(handles[ctype.name], False, ctype.pointers[1:])
    return ctype


def _is_open(parameter: Parameter, types: Resolver) -> bool:
    """Whether C leaves a parameter's direction open: a pointer, except to text and to a function."""
    return parameter.type.is_pointer and types.kind(parameter.type) not in ("text", "callback")


def infer(function: Function, parameter: Parameter, types: Resolver, pointers: str = "review") -> bool:
    """Apply the rules to one parameter, and give the reason. Returns whether the decision is a guess.

    ``pointers`` says what pointers to numbers are, as in the descriptor.
    """
    parameter.direction = "in"
    if not _is_open(parameter, types):
        return False
    target, pointee = types.bottom(parameter.type.pointee), parameter.type.pointee
    if types.kind(pointee) == "opaque":
        parameter.reason = "the struct is opaque, so that only the library can write it"
        return False
    if types.kind(pointee) == "array":
        parameter.reason = "rows of numbers, an address or a buffer"
        parameter.notes = {} if target.const else {"writable": ""}
        return False
    if pointers != "review" and _is_number(pointee, types):
        return _by_default(parameter, types, pointers)
    if target.name == "void" and not target.pointers:
        parameter.reason = "memory without a type, an address or a buffer"
        return False
    if len(parameter.type.pointers) > 1 or not _is_const(pointee):
        parameter.direction = "out"
        parameter.reason = "a pointer to a pointer" if len(parameter.type.pointers) > 1 else "not const"
    if parameter.count:
        parameter.notes["array"] = parameter.count
        parameter.reason = "declared as an array"
    elif parameter.direction == "in":
        position = function.parameters.index(parameter)
        counts = [other.name for other in function.parameters[position:] if COUNT.match(other.name)]
        parameter.reason = "const"
        if len(counts) == 1:
            parameter.notes["array"] = counts[0]
            parameter.reason = f"const, and followed by one count, {counts[0]}"
    return parameter.direction == "out" or "array" in parameter.notes


def _is_number(ctype: CType, types: Resolver) -> bool:
    """Whether a type is a number, or a struct of floats such as a complex number."""
    record = types.definition(types.bottom(ctype).name)
    if types.kind(ctype) == "record" and isinstance(record, Record):
        return all(types.kind(item.type) == "float" for item in record.fields)
    return types.kind(ctype) in ("integer", "float")


def _by_default(parameter: Parameter, types: Resolver, pointers: str) -> bool:
    """Decide a pointer to numbers as the descriptor's ``pointers`` says; that is no guess."""
    if pointers == "results" and not _is_const(parameter.type.pointee):
        parameter.direction = "out"
    elif pointers == "host" and _is_const(parameter.type.pointee) and types.kind(parameter.type.pointee) != "record":
        parameter.notes["array"] = parameter.count
    elif pointers != "results":
        parameter.notes = {} if _is_const(parameter.type.pointee) else {"writable": ""}
        if types.kind(parameter.type.pointee) == "record":
            parameter.notes["memory"] = ""
    return False


def annotate(
    table: HeaderTable, annotations: Mapping[str, Any], pointers: str = "review", reviewed: Sequence[str] = ("*",)
) -> dict[str, list[Parameter]]:
    """Fill in directions and notes of ``table``. Returns the pointers that only the rules decided, by public function:
    a person should review them when a release is new.

    ``pointers`` and ``reviewed`` are the descriptor's: what pointers to numbers are, and the functions whose guesses a
    person has found right. Other functions with a guess are marked as unreviewed.
    """
    types = Resolver(table)
    by_rule: dict[str, list[Parameter]] = {}
    said: dict[str, dict[str, str]] = annotations.get("functions", {})
    public = {function.symbol for _, function in table.public_functions()}
    handles = _handles(table)
    for function in table.functions:
        key = function.symbol if function.symbol in said else base_name(function.symbol)
        entries = said.get(key, {})
        general = _general(base_name(function.symbol), said)
        for parameter in function.parameters:
            parameter.type = _by_its_typedef(parameter.type, handles)
            guessed = infer(function, parameter, types, pointers)
            if parameter.name in entries:
                _apply(table, function, parameter, entries[parameter.name], types)
            elif parameter.name in general and _is_open(parameter, types):
                _apply(table, function, parameter, general[parameter.name], types)
                if _is_const(parameter.type.pointee):
                    parameter.notes.pop("writable", None)
                if types.kind(parameter.type.pointee) != "record":
                    parameter.notes.pop("memory", None)
            if parameter.name in entries or parameter.name in general:
                parameter.reason = ""
            elif guessed and not any(fnmatchcase(base_name(function.symbol), pattern) for pattern in reviewed):
                function.unreviewed.append(parameter.name)
        inferred = [item for item in function.parameters if item.reason]
        if inferred and function.symbol in public:
            by_rule[function.symbol] = inferred
    members: dict[str, dict[str, str]] = annotations.get("members", {})
    _refuse_misused_notes(table, members)
    for record in table.records:
        for source in ("*", record.name):
            for member, note in members.get(source, {}).items():
                for item in record.fields:
                    if item.name == member:
                        item.note = note
    _refuse_unknown_members(table, types)
    table.attributes = _attributes(table, annotations.get("attributes", {}))
    table.synonyms = _synonyms(table, annotations.get("synonyms", {}))
    _rename(table, annotations.get("rename", {}))
    return by_rule


def is_pattern(key: str) -> bool:
    """Whether a key of ``[annotations.functions]`` is a pattern for names of functions."""
    return "*" in key or "?" in key


def _general(name: str, said: dict[str, dict[str, str]]) -> dict[str, str]:
    """The entries of all patterns that match a function's name, by parameter."""
    found: dict[str, str] = {}
    for key, entries in said.items():
        if is_pattern(key) and fnmatchcase(name, key):
            found |= entries
    return found


def _is_const(ctype: CType) -> bool:
    return ctype.pointers[-1] if ctype.pointers else ctype.const


def _error(table: HeaderTable, function: Function, parameter: Parameter, construct: str) -> DescriptorError:
    return DescriptorError(table.library, f"annotations.functions.{function.symbol}.{parameter.name}", construct)


def _apply(table: HeaderTable, function: Function, parameter: Parameter, text: str, types: Resolver) -> None:
    direction, *notes = text.split() or [""]
    if direction not in DIRECTIONS:
        raise _error(table, function, parameter, f"no direction in {text!r}{suggestion(direction, DIRECTIONS)}")
    if direction != "in" and parameter.type.is_pointer and types.kind(parameter.type.pointee) == "opaque":
        construct = (
            f"{text!r}: a pointer to the opaque struct {parameter.type.name!r} is an input: its size is not known"
        )
        raise _error(table, function, parameter, construct)
    parameter.direction = direction
    parameter.notes = {}
    for note in notes:
        if construct := _misused(note, {entry.name: entry.value for entry in registry.every()}):
            raise _error(table, function, parameter, construct)
        name, _, value = note.partition("=")
        parameter.notes[name] = value
        if value and not value.isdigit() and name not in NAMES_MEMBERS:
            kind, known = _named_by(name, table, function)
            if value not in known:
                construct = f"{name}={value}, but there is no such {kind}{suggestion(value, known)}"
                raise _error(table, function, parameter, construct)


def _misused(note: str, notes: Mapping[str, tuple[bool, ...]]) -> str:
    """The error in the form of a note; empty if it is right."""
    name, equals, value = note.partition("=")
    if name not in notes:
        return f"unknown note {name!r}{suggestion(name, notes)}"
    if bool(value) not in notes[name] or (equals and not value):
        return f"the note {note!r} {'has no value' if True in notes[name] else 'takes no value'}"
    return ""


def _named_by(note: str, table: HeaderTable, function: Function) -> tuple[str, set[str]]:
    """The kind of thing that a note's value names, and all names of that kind."""
    if registry.entry(note).names == "function":
        return "function", {*(item.symbol for item in table.functions), *(item.name for item in table.aliases)}
    if registry.entry(note).names == "type":
        return "type", {item.name for group in (table.typedefs, table.records, table.enums) for item in group}
    return "parameter", {other.name for other in function.parameters}


def _refuse_misused_notes(table: HeaderTable, members: dict[str, dict[str, str]]) -> None:
    for record, entries in members.items():
        for member, notes in entries.items():
            for note in notes.split():
                name, _, value = note.partition("=")
                construct = _misused(note, {name: value for name, (value, _) in MEMBER_NOTES.items()})
                if not construct and name == "initial" and not value.removeprefix("-").isdigit():
                    construct = f"{note}, which is not a number"
                if construct:
                    raise DescriptorError(table.library, f"annotations.members.{record}.{member}", construct)


def _refuse_unknown_members(table: HeaderTable, types: Resolver) -> None:
    """Refuse notes that name a member which the struct lacks."""
    records = {record.name: record for record in table.records}

    def members(record: Record) -> Iterator[str]:
        for field in record.fields:
            yield field.name
            if field.anonymous:
                yield from members(records[field.type.name])

    for function in table.functions:
        for parameter in function.parameters:
            for note in NAMES_MEMBERS:
                if not (said := parameter.notes.get(note)):
                    continue
                name = types.bottom(CType(parameter.notes["as"])).name if "as" in parameter.notes else ""
                record = records.get(name or types.bottom(parameter.type.pointee).name)
                known = set(members(record)) if record else set()
                for member in said.split(","):
                    if not known.issuperset(member.split(":")[: 2 if note == "makes" else 1]):
                        construct = f"{note}={member}, but the struct has no such member"
                        raise _error(table, function, parameter, construct)
    for record in table.records:
        for field in record.fields:
            for note in (field.note or "").split():
                key, _, member = note.partition("=")
                around = records.get(record.nested_in)
                if key == "count" and member not in {*members(record), *(members(around) if around else ())}:
                    key = f"annotations.members.{record.name}.{field.name}"
                    raise DescriptorError(table.library, key, f"there is no member {member!r}")


def _attributes(table: HeaderTable, said: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """``[annotations.attributes]`` without the enums and enumerators that this release lacks."""
    names = table.public_enums()
    members = {names.get(enum.name, enum.name): {item.name for item in enum.members} for enum in table.enums}
    return {
        enum: {name: ctype for name, ctype in entries.items() if name in members[enum]}
        for enum, entries in said.items()
        if enum in members
    }


def _synonyms(table: HeaderTable, said: dict[str, str]) -> dict[str, str]:
    symbols = {function.symbol for function in table.functions}
    for name, symbol in said.items():
        if symbol not in symbols:
            construct = f"there is no function {symbol!r}{suggestion(symbol, symbols)}"
            raise DescriptorError(table.library, f"annotations.synonyms.{name}", construct)
    return dict(said)


def _rename(table: HeaderTable, renamed: dict[str, str]) -> None:
    for function in table.functions:
        for parameter in function.parameters:
            parameter.name = renamed.get(parameter.name, parameter.name)
            if keyword.iskeyword(parameter.name):  # no caller names it, and Python has no such name
                parameter.name += "_"
            parameter.notes = {name: renamed.get(value, value) for name, value in parameter.notes.items()}
    for callback in table.callbacks:
        for parameter in callback.parameters:
            parameter.name += "_" * keyword.iskeyword(parameter.name)
    for owner, old, new in renamed_parts(table, renamed):
        for item in owner.fields if isinstance(owner, Record) else owner.members:
            item.name = new if item.name == old else item.name
            if isinstance(item, Field):
                item.note = re.sub(rf"\bcount={old}\b", f"count={new}", item.note)


def renamed_parts(table: HeaderTable, renamed: Mapping[str, str]) -> Iterator[tuple[Record | Enum, str, str]]:
    """The members and enumerators that ``rename`` names as ``TYPE.NAME``, with their new names."""
    typedefs: dict[str, list[str]] = {}
    for typedef in table.typedefs:
        if not typedef.type.pointers:
            typedefs.setdefault(typedef.type.name, []).append(typedef.name)
    owners: list[Record | Enum] = [*table.records, *table.enums]
    for owner in owners:
        for name in (owner.name, *typedefs.get(owner.name, ())):
            for key, new in renamed.items():
                if key.startswith(f"{name}."):
                    yield owner, key.removeprefix(f"{name}."), new


def configure(parser: argparse.ArgumentParser) -> None:
    command.add_library(parser)


def run(arguments: argparse.Namespace) -> int:
    from generator.generate import annotated  # it imports this module

    table, _ = annotated(arguments.library, arguments.release, arguments.include, arguments.compiler, Path())
    sys.stdout.write(table.to_json())
    return 0
