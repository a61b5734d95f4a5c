"""Types and signatures for the ``.pyi`` twins.

The declarations are read here by the floor's own reader, and each decision below is one that the floor takes when it
builds the same thing: ``calls.write`` for functions, ``views`` for structs, ``types.Types.c_type`` for ``raw``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

from cuda_ctypes._floor.declarations import Declaration, declaration, prototype
from cuda_ctypes._floor.types import Types
from cuda_ctypes.errors import subclass_name
from generator.descriptor import Descriptor

if TYPE_CHECKING:
    from generator.emit import Lines

WIDTH = 120
SUMMARIES = {
    "raw": "C as it is: every function a ctypes prototype that returns the status",
    "bindings": "the convention of cuda.bindings: every function returns (status, outputs...)",
    "checked": "values or an exception: every function returns its outputs and raises CudaError",
}
C_NAMES = {
    "char": "c_char",
    "signed char": "c_byte",
    "unsigned char": "c_ubyte",
    "short": "c_short",
    "unsigned short": "c_ushort",
    "int": "c_int",
    "unsigned int": "c_uint",
    "long": "c_long",
    "unsigned long": "c_ulong",
    "long long": "c_longlong",
    "unsigned long long": "c_ulonglong",
    "float": "c_float",
    "double": "c_double",
    "_Bool": "c_bool",
    "size_t": "c_size_t",
    "uintptr_t": "c_size_t",
    "intptr_t": "c_ssize_t",
    **{f"{u}int{bits}_t": f"c_{u}int{bits}" for u in ("", "u") for bits in (8, 16, 32, 64)},
}
"""Builtin types to names in ctypes. The classes of the floor's BUILTIN do not tell: c_size_t's own name is c_ulong."""
VALUES = {"float": "float", "double": "float", "_Bool": "bool", "char": "Bytes"}
"""Python types of builtin types that are no integers."""
BYTES = ("char", "signed char", "unsigned char", "int8_t", "uint8_t")
TYPED = (Path(__file__).parent.parent / "cuda_ctypes" / "_floor" / "typed.pyi").read_text("utf-8")
IMPORTS = {
    "collections.abc": ["Callable", "Iterable", "Sequence"],
    "typing": ["Any", "Final"],
    "typing_extensions": ["Self"],
    "..._floor.typed": sorted(re.findall(r"^(?:class |def |(?=\w+: TypeAlias))(\w+)", TYPED, re.MULTILINE)),
}
"""What a stub may use, by module; each imports what it does use."""


@dataclass
class Class:
    name: str
    base: str
    body: list[str] = field(default_factory=list)


@dataclass
class Stub:
    """One ``.pyi`` file, in the order of its parts."""

    shared: list[str] = field(default_factory=list)
    """Names that come from the stub of ``bindings``."""
    enums: list[Class] = field(default_factory=list)
    classes: list[Class] = field(default_factory=list)
    """With a body."""
    names: list[Class] = field(default_factory=list)
    """Without one."""
    aliases: list[tuple[str, str]] = field(default_factory=list)
    constants: list[tuple[str, str]] = field(default_factory=list)
    functions: list[list[str]] = field(default_factory=list)

    def imports(self) -> list[str]:
        classes = [*self.enums, *self.classes, *self.names]
        parts: list[str] = [
            *(f"{item.base} {' '.join(item.body)}" for item in classes),
            *(line for lines in self.functions for line in lines),
            *(["Final"] if self.constants else []),
        ]
        used = set(re.findall(r"\w+", " ".join(parts)))
        lines = ["import ctypes"] if "ctypes" in used else []
        for module, names in IMPORTS.items():
            wanted = [name for name in names if name in used]
            if wanted:
                if module in ("typing_extensions", "..._floor.typed") and lines:
                    lines.append("")
                lines += wrapped(f"from {module} import ", wanted)
        return lines


def wrapped(before: str, names: list[str]) -> list[str]:
    """An import statement as the formatter would print it."""
    line = before + ", ".join(names)
    return [line] if len(line) <= WIDTH else [f"{before}(", *(f"    {name}," for name in names), ")"]


def address(item: Declaration) -> str:
    """The alias in typed.pyi for a pointer without a type."""
    return "WritableAddress" if "writable" in item.notes else "Address"


def signature(name: str, parameters: list[str], result: str, indent: int = 0) -> list[str]:
    """A function on one line, or on one line per parameter where one is not enough."""
    line = f"def {name}({', '.join(parameters)}) -> {result}: ..."
    if len(line) + indent <= WIDTH:
        return [line]
    rows: list[str] = []
    for parameter in parameters:
        fits = len(parameter) + indent + 5 <= WIDTH
        first, *more = [parameter] if fits else re.split(r" \| (?![^\[]*\])", parameter)  # not inside brackets
        rows += [first, *(f"| {part}" for part in more)]
        rows[-1] += ","
    return [f"def {name}(", *(f"    {row}" for row in rows), f") -> {result}: ..."]


class Stubs:
    """The stubs of one table."""

    def __init__(self, lines: Lines, description: Descriptor) -> None:
        self.lines = lines
        self.settings = description.faces
        self.names = dict(lines.names())
        self.functions = dict(lines.functions(internal=False))
        self.older = dict(lines.functions(internal=True))
        self.enums = {name: dict(members) for name, members in lines.enums()}
        self.records = {name: [declaration(line) for line in fields] for name, _, fields in lines.records()}
        self.typedefs = dict(lines.typedefs())
        self.callbacks = dict(lines.callbacks())
        declared = SimpleNamespace(
            enums=self.enums, records=self.records, typedefs=self.typedefs, callbacks=self.callbacks
        )
        self.types = Types(declared, "")
        for name in self.typedefs:  # another name of an enum is a class of its own
            if self.types.kind(name) == "enum":
                self.enums[name] = self.enums[self.types.target(name)]

    def face_summary(self, face: str) -> str:
        summary = self.settings["summary"]
        return f"{summary[0].upper()}{summary[1:]} of CUDA {self.lines.table.release}; {SUMMARIES[face]}."

    def kind(self, name: str) -> str:
        return self.types.kind(name)

    def number(self, name: str) -> str:
        return VALUES.get(self.types.target(name), "int")

    def symbol_names(self, symbol: str) -> list[str]:
        """The names that a symbol is reached by, the most public one first."""
        names = [name for name, target in self.names.items() if target == symbol]
        return names if symbol in self.names else [*names, symbol]

    def public_functions(self) -> Iterator[tuple[str, str]]:
        """Public names and prototypes, in the header's order."""
        for symbol, text in self.functions.items():
            aliases = [name for name, target in self.names.items() if target == symbol]
            for name in aliases or ([] if symbol in self.names else [symbol]):
                yield name, text

    def constants(self) -> list[tuple[str, str]]:
        return [(name, repr(value)) for name, value in self.lines.constants()]

    # ---- bindings

    def bindings(self) -> Stub:
        stub = Stub()
        stub.enums = [
            Class(name, "Enum", [f"{item}: {name}" for item in members]) for name, members in self.enums.items()
        ]
        stub.aliases = list(self.lines.unnamed())
        for name, target in self.typedefs.items():
            kind = self.kind(name)
            if kind == "record":
                stub.names.append(Class(name, target))
            elif kind in ("handle", "scalar"):
                stub.names.append(Class(name, "Stream" if name in self.settings.get("streams", ()) else "Handle"))
            elif kind == "callback":
                stub.classes.append(self.callback(name))
        stub.classes += map(self.callback, self.callbacks)
        stub.classes += map(self.record, self.records)
        stub.constants = self.constants()
        stub.functions = [self.function(name, text, "bindings") for name, text in self.public_functions()]
        stub.functions.append(signature("sizeof", ["objType: type"], "int"))
        return stub

    def callback(self, name: str) -> Class:
        made = signature("__new__", ["cls", f"init_value: {self.callable(name)} | int = 0", "_ptr: int = 0"], "Self", 4)
        return Class(name, "Callback", made)

    def callable(self, name: str) -> str:
        declared = prototype(self.callbacks[self.types.target(name)])
        parameters = ", ".join(map(self.called_with, declared.parameters))
        result = "object" if declared.result.base == "void" else self.value_in(declared.result.base)
        return f"Callable[[{parameters}], {result}]"

    def called_with(self, item: Declaration) -> str:
        if item.stars:
            return "int" if item.base == "void" and item.stars == 1 else "Any"
        return self.value_out(item.base)

    def record(self, name: str) -> Class:
        members = list(self.members(name))
        lines = []
        for member, get, put in members:
            if get == put:
                lines.append(f"{member}: {get}")
            elif put == f"{get} | int" and get in self.enums:
                lines.append(f"{member}: EnumMember[{get}]")
            elif put == f"{get} | int | None":
                lines.append(f"{member}: HandleMember[{get}]")
            elif get == f"list[{put[9:-8]}]":
                lines.append(f"{member}: ListMember[{put[9:-8]}]")
            else:
                lines.append(f"{member}: Member[{get}, {put}]")
        keywords = [f"{member}: {put} = ..." for member, _, put in members]
        return Class(
            name, "Record", lines + signature("__init__", ["self", "_ptr: int = 0", "*", *keywords], "None", 4)
        )

    def members(self, name: str) -> Iterator[tuple[str, str, str]]:
        """Name, type when read and type when set of each member; those of anonymous ones stand in their parent."""
        for item in self.records[name]:
            if "anonymous" in item.notes:
                yield from self.members(item.base)
            else:
                yield item.name, *self.member(item)

    def member(self, item: Declaration) -> tuple[str, str]:
        kind, base = self.kind(item.base), item.base
        if item.bounds:
            if self.types.target(base) in BYTES and not item.stars:
                return "Bytes", "Iterable[int]"
            get, put = ("int", "Address") if item.stars else (self.value_out(base), self.value_in(base))
            return f"list[{get}]", f"Iterable[{put}]"
        if "kernel_parameters" in item.notes:
            return "int", "KernelParams"
        if item.stars == 1 and (kind in ("record", "handle") or "array" in item.notes):
            return f"list[{self.value_out(base)}]", f"Sequence[{self.value_in(base)}] | None"
        if item.stars:
            return "int", address(item)
        if kind == "callback":
            return base, self.callback_in(base)
        return self.value_out(base), self.value_in(base)

    def callback_in(self, name: str) -> str:
        return f"{self.callable(name)} | {name} | int | None"

    def value_out(self, name: str) -> str:
        """What a C value becomes."""
        is_class = self.kind(name) in ("enum", "record", "handle", "callback") or name in self.typedefs
        return name if is_class else self.number(name)

    def value_in(self, name: str) -> str:
        """What is accepted for a C value."""
        kind = self.kind(name)
        if kind == "record":
            return name
        if kind == "enum":
            return f"{name} | int"
        if kind in ("handle", "callback") or name in self.typedefs:
            return f"{name} | {'SupportsStream | ' if name in self.settings.get('streams', ()) else ''}int | None"
        number = self.number(name)
        return number if number == "float" else "int"

    def function(self, name: str, text: str, face: str) -> list[str]:
        """A function of ``bindings`` or ``checked``."""
        declared = prototype(text)
        parameters, outputs = [], []
        for item in declared.parameters:
            if item.direction != "out" and "size_of" not in item.notes:
                default = item.notes.get("default")
                parameters.append(f"{item.name}: {self.argument(item)}" + (f" = {default}" if default else ""))
            if item.direction != "in":
                outputs.append(self.output(item, {other.name for other in declared.parameters}, face))
        if face == "bindings":
            outputs.insert(0, declared.result.base)
        elif name in self.settings.get("queries", ()):
            outputs = ["bool"]
        if face == "bindings" or len(outputs) > 1:
            result = f"tuple[{', '.join(outputs)}]"
        else:
            result = outputs[0] if outputs else "None"
        return signature(name, parameters, result)

    def argument(self, item: Declaration) -> str:
        kind, notes = self.kind(item.base), item.notes
        if "kernel_parameters" in notes:
            return "KernelParams"
        if "address" in notes:
            return "Address" if item.stars == 1 else "int"
        if "slot" in notes:
            return f"{item.base} | None" if item.direction == "inout" else f"{item.base} | int | None"
        if "options" in notes:
            return "Sequence[Any] | None"
        if "attribute" in notes:
            return "Any"
        if "array" in notes:
            element = "Address" if item.stars > 1 else self.value_in(item.base)
            return f"Sequence[{element}]" + ("" if notes["array"].isdigit() else " | None")
        if item.direction == "inout":
            return self.value_in(item.base)
        if item.stars == 1 and item.base == "char" and item.const:
            return "Text"
        if item.stars:
            return f"{item.base} | None" if kind == "record" else address(item)
        return self.callback_in(item.base) if kind == "callback" else self.value_in(item.base)

    def output(self, item: Declaration, parameters: set[str], face: str) -> str:
        notes = item.notes
        if "slot" in notes:
            return f"{item.base} | None"
        if "attribute" in notes:
            return "Any"
        if "attributes" in notes:
            return "list[Any]"
        text = "str" if face == "checked" else "bytes"
        if "buffer" in notes:
            return text if notes["buffer"] in parameters else "bytes"
        if "array" in notes:
            return f"list[{self.value_out(item.base)}]"
        if item.stars == 2:
            return text if item.base == "char" else "int"
        return "int" if item.base == "void" else self.value_out(item.base)

    # ---- checked

    def checked(self) -> Stub:
        types = self.bindings()
        stub = Stub(shared=[*self.defined(types), "sizeof"])
        statuses = self.enums[self.settings["result"]]
        stub.names = [Class(subclass_name(name), "CudaError") for name, value in statuses.items() if value]
        stub.functions = [self.function(name, text, "checked") for name, text in self.public_functions()]
        return stub

    def defined(self, stub: Stub) -> Iterable[str]:
        """Names of a stub's types and constants."""
        yield from (item.name for item in [*stub.enums, *stub.classes, *stub.names])
        yield from (name for name, _ in [*stub.aliases, *stub.constants])

    # ---- raw

    def raw(self) -> Stub:
        stub = Stub(shared=[*self.enums, *(name for name, _ in self.constants())])
        for name, target in self.typedefs.items():
            kind = self.kind(name)
            if kind in ("handle", "scalar"):
                base = "c_void_p" if kind == "handle" else C_NAMES[self.types.target(name)]
                stub.names.append(Class(name, f"RawScalar, ctypes.{base}"))
            elif kind in ("record", "callback"):
                stub.aliases.append((name, target))
        stub.names += [Class(name, "ctypes._CFunctionType") for name in self.callbacks]
        stub.classes = [Class(name, "RawRecord", list(self.fields(name))) for name in self.records]
        for symbol, text in {**self.functions, **self.older}.items():
            name, *others = self.symbol_names(symbol)
            stub.functions.append(self.prototype(name, text))
            stub.aliases += [(other, name) for other in others]
        return stub

    def fields(self, name: str) -> Iterator[str]:
        for item in self.records[name]:
            yield f"{item.name}: {self.field(item)}"
            if "anonymous" in item.notes:
                yield from self.fields(item.base)

    def field(self, item: Declaration) -> str:
        kind, base = self.kind(item.base), item.base
        if item.bounds:
            made = self.pointers(item)[0]
            made = "ctypes.c_ubyte" if made == "ctypes.c_char" else made
            for _ in item.bounds[1:]:
                made = f"Array[{made}]"
            return f"ArrayField[{made}]"
        if item.stars:
            made, stars = self.pointers(item, 1)
            named = {"ctypes.c_void_p": "AddressField", "ctypes.c_char_p": "TextField"}
            return named[made] if not stars else f"PointerField[{made}]"
        if kind in ("record", "callback"):
            return f"Field[{base}]"
        if base in self.typedefs and kind != "enum":
            return f"{'Handle' if kind == 'handle' else 'Scalar'}Field[{base}]"
        return f"Field[{self.number(base)}]"

    def pointers(self, item: Declaration, less: int = 0) -> tuple[str, int]:
        """The ctypes class of a declaration without its bounds and its last ``less`` pointers, and how many of those
        it has: what C points to without naming it, and text, have pointer classes of their own."""
        kind, base, stars = self.kind(item.base), item.base, item.stars
        if kind == "enum":
            signed = any(value < 0 for value in self.enums[self.types.target(base)].values())
            made = "ctypes.c_int" if signed else "ctypes.c_uint"
        elif kind in ("void", "opaque"):
            made, stars = "ctypes.c_void_p", stars - 1
        elif base == "char" and item.const and stars:
            made, stars = "ctypes.c_char_p", stars - 1
        else:
            made = f"ctypes.{C_NAMES[base]}" if base in C_NAMES else base
        for _ in range(stars - less):
            made = f"Pointer[{made}]"
        return made, min(stars, less)

    def prototype(self, name: str, text: str) -> list[str]:
        declared = prototype(text)
        parameters = [f"{item.name}: {self.passed(item)}" for item in declared.parameters]
        parameters += ["/"] if parameters else []
        return ["@c_function", *signature(name, parameters, declared.result.base)]

    def passed(self, item: Declaration) -> str:
        """What ctypes takes for a parameter."""
        kind, base = self.kind(item.base), item.base
        if item.stars:
            made, stars = self.pointers(item, 1)
            named = {"ctypes.c_void_p": "VoidPointer", "ctypes.c_char_p": "CharPointer"}
            return named[made] if not stars else f"ByReference[{made}]"
        if kind in ("record", "callback"):
            return base
        if kind == "handle":
            return f"{base} | int | None"
        made = base if base in self.typedefs or kind == "enum" else f"ctypes.{C_NAMES[base]}"
        return f"{made} | {self.number(base)}"
