"""All functions of a library's tables as a caller needs them: the width of each parameter and the targets of pointers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from generator.errors import GeneratorError
from generator.layout import FLOATS, INTEGERS, POINTER
from generator.model import CType, Enum, Function, HeaderTable, Parameter, Record
from generator.resolve import Resolver

STATUS = "cudaError_enum"
BY_HAND = {"cuGetProcAddress", "cuGetProcAddress_v2"}
"""Written by hand for every mode: nobody loads a library that does not answer them."""


@dataclass
class Plain:
    """A type without typedef names."""

    kind: str
    """``signed``, ``unsigned``, ``float``, ``enum``, ``record``, ``array``, ``pointer``, ``callback``, ``void`` or ``opaque``."""
    size: int
    name: str
    """The name after all typedefs: of a record, an enum or a builtin type."""
    to: Plain | None = None
    """The target of a pointer, or the element of an array."""

    def as_json(self) -> dict[str, Any]:
        plain: dict[str, Any] = {"kind": self.kind, "size": self.size, "name": self.name}
        if self.to is not None:
            plain["to"] = self.to.as_json()
        return plain


def plain_type(types: Resolver, ctype: CType) -> Plain:
    bottom = types.bottom(ctype)
    if types.kind(ctype) == "callback":
        return Plain("callback", POINTER, bottom.name)
    if bottom.array:
        element = plain_type(types, bottom.element)
        return Plain("array", bottom.array[0] * element.size, element.name, element)
    if bottom.pointers:
        to = plain_type(types, bottom.pointee)
        return Plain("pointer", POINTER, to.name, to)
    name = bottom.name
    definition = types.definition(name)
    if isinstance(definition, Record):
        return Plain("record", definition.size, name)
    if isinstance(definition, Enum):
        return Plain("enum", definition.size, name)
    if definition is not None:
        return Plain("opaque", 0, name)
    if name in INTEGERS:
        size, signed = INTEGERS[name]
        return Plain("signed" if signed else "unsigned", size, name)
    return Plain("float", FLOATS[name], name) if name in FLOATS else Plain("void", 0, name)


def passed(types: Resolver, parameter: Parameter) -> Plain:
    """A parameter's type as in a prototype: an array becomes a pointer to its element."""
    plain = plain_type(types, parameter.type)
    return Plain("pointer", POINTER, plain.name, plain.to) if plain.kind == "array" else plain


def c_type(plain: Plain) -> str:
    """A C type that is passed in the same way."""
    if plain.kind == "float":
        return plain.name
    if plain.kind == "record":
        return plain.name
    if plain.kind in ("pointer", "callback"):
        return "void *"
    if plain.kind in ("signed", "unsigned", "enum"):
        return f"{'' if plain.kind == 'signed' else 'u'}int{plain.size * 8}_t"
    raise GeneratorError(f"{plain.name} cannot be passed")


def result_type(plain: Plain) -> str:
    """The declared result of a function. A status is an int."""
    return "void" if plain.kind == "void" else "int" if plain.kind == "enum" else c_type(plain)


def record_of(types: Resolver, plain: Plain) -> Record:
    definition = types.definition(plain.name)
    assert isinstance(definition, Record)
    return definition


def body(types: Resolver, record: Record, done: dict[str, str]) -> str:
    """The members of a record in braces, with those of unnamed members in place."""
    lines = []
    for item in record.fields:
        plain, bounds = plain_type(types, item.type), ""
        while plain.kind == "array":
            assert plain.to is not None
            bounds += f"[{plain.size // (plain.to.size or 1)}]"
            plain = plain.to
        if plain.kind == "record" and item.anonymous:
            inner = record_of(types, plain)
            lines.append(f"{inner.kind} {body(types, inner, done)};")
            continue
        if plain.kind == "record":
            declare(types, record_of(types, plain), done)
        lines.append(f"{c_type(plain)} {item.name}{bounds}{f' : {item.bits}' if item.bits else ''};")
    return f"{{ {' '.join(lines)} }}"


def declare(types: Resolver, record: Record, done: dict[str, str]) -> None:
    """Add the C definition of a record to ``done``, after those of the records inside it."""
    if record.name in done:
        return
    members = body(types, record, done)
    align = f" __attribute__((aligned({record.requested_align})))" if record.requested_align else ""
    done[record.name] = (
        f"typedef {record.kind} {record.name} {members}{align} {record.name};\n"
        f'_Static_assert(sizeof({record.name}) == {record.size}, "{record.name}");'
    )


@dataclass
class Description:
    """The files that build.py writes: lines of C, and JSON for the tests."""

    functions: dict[str, dict[str, Any]] = field(default_factory=dict)
    records: dict[str, str] = field(default_factory=dict)
    forms: set[tuple[str, int, str, str]] = field(default_factory=set)
    twin_of: dict[str, str] = field(default_factory=dict)
    types: dict[str, dict[str, Any]] = field(default_factory=dict)
    enumerators: dict[str, int] = field(default_factory=dict)
    statuses: dict[int, str] = field(default_factory=dict)

    def add(self, table: HeaderTable) -> None:
        types = Resolver(table)
        for enum in table.enums:
            for member in enum.members:
                self.enumerators.setdefault(member.name, member.value)
            if enum.name == STATUS:
                self.statuses.update((member.value, member.name) for member in enum.members)
        for function in table.functions:
            self._add_function(table, types, function)
        named = self.types.setdefault(table.release, {})
        for things in (table.typedefs, table.records, table.enums):
            for thing in things:
                named.setdefault(thing.name, plain_type(types, CType(thing.name)).as_json())
        self._add_names(table)

    def add_records(self, table: HeaderTable) -> None:
        """Declare every record in C, not only those that are passed by value."""
        types = Resolver(table)
        for record in table.records:
            declare(types, record, self.records)

    def _add_function(self, table: HeaderTable, types: Resolver, function: Function) -> None:
        if function.variadic:
            raise GeneratorError(f"{function.location}: {function.symbol} is variadic, which a stand-in cannot be")
        result = plain_type(types, function.result)
        for plain in (result, *(passed(types, parameter) for parameter in function.parameters)):
            if plain.kind == "record":
                declare(types, record_of(types, plain), self.records)
        parameters = []
        for parameter in function.parameters:
            plain = passed(types, parameter)
            shape: dict[str, Any] = {"name": parameter.name, "type": str(parameter.type), "plain": plain.as_json()}
            shape["c"] = c_type(plain)
            parameters.append(shape)
        known: dict[str, Any] = self.functions.setdefault(
            function.symbol,
            {"since": function.since, "result": result.as_json(), "c": result_type(result), "parameters": {}},
        )
        shapes = [(parameter["plain"]["kind"], parameter["plain"]["size"]) for parameter in parameters]
        for release, others in known["parameters"].items():
            if shapes != [(parameter["plain"]["kind"], parameter["plain"]["size"]) for parameter in others]:
                raise GeneratorError(f"{function.symbol}: other parameters in {table.release} than in {release}")
            if known["c"] != result_type(result):
                raise GeneratorError(f"{function.symbol}: another result in {table.release} than in {release}")
        known["parameters"].setdefault(table.release, parameters)

    def _add_names(self, table: HeaderTable) -> None:
        """Add the symbol that each public name (a symbol without ``_v2`` and the like) means in each CUDA version."""
        exported = {function.symbol for function in table.functions}
        twins = {function.per_thread for function in table.functions if function.per_thread}
        for function in table.functions:
            if function.symbol in twins:
                continue
            if function.per_thread:
                self.twin_of[function.per_thread] = function.symbol
            stem, _, version = function.symbol.rpartition("_v")
            name = stem if version.isdigit() and stem in exported else function.symbol
            self.forms.add((name, function.since, function.symbol, function.per_thread))

    def c_functions(self) -> Iterable[str]:
        for symbol, function in self.functions.items():
            if symbol in BY_HAND:
                continue
            parameters = next(iter(function["parameters"].values()))
            declared = ", ".join(f"{parameter['c']} a{index}" for index, parameter in enumerate(parameters)) or "void"
            names = ", ".join(f"a{index}" for index in range(len(parameters)))
            values = " ".join(f"VALUE(a{index})" for index in range(len(parameters)))
            twin_of = self.twin_of.get(symbol)
            head = f"TWIN({symbol}, {twin_of}" if twin_of else f"FUNCTION({symbol}"
            if function["c"] == "void":
                yield f"PROCEDURE({symbol}, ({declared}), {values})"
            else:
                yield f"{head}, {function['c']}, ({declared}), ({names}), {values})"

    def c_records(self) -> Iterable[str]:
        return self.records.values()

    def c_enumerators(self) -> Iterable[str]:
        for name, value in self.enumerators.items():
            yield f"enum {{ {name} = {value if value < 1 << 31 else hex(value)} }};"

    def c_statuses(self) -> Iterable[str]:
        for value, name in sorted(self.statuses.items()):
            yield f'STATUS({value}, "{name}")'

    def c_forms(self) -> Iterable[str]:
        for name, since, symbol, per_thread in sorted(self.forms):
            twin = f'"{per_thread}"' if per_thread else "0"
            yield f'FORM("{name}", {since}, "{symbol}", {twin})'

    def as_json(self) -> dict[str, Any]:
        return {"functions": self.functions, "twin_of": self.twin_of, "types": self.types}
