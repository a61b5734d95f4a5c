"""Types and signatures for the ``.pyi`` twins.

The declarations are read here by the floor's own reader, and each decision below is one that the floor takes when it
builds the same thing: ``parameters.write`` for functions, ``views`` for structs, ``types.Types.c_type`` for ``raw``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from cuda_ctypes._floor.calls import notes as registry
from cuda_ctypes._floor.calls.notes.structs import Takes, Version
from cuda_ctypes._floor.tables.declarations import Declaration, declaration, prototype
from cuda_ctypes._floor.types.struct_views import together
from cuda_ctypes._floor.types.table_types import Types
from generator.descriptor import Descriptor, load

if TYPE_CHECKING:
    from generator.emit import TableLines

WIDTH = 120
SUMMARIES = {
    "raw": "C as it is: every function a ctypes prototype that returns the status",
    "bindings": "the convention of cuda.bindings: every function returns (status, outputs...)",
    "snake_case": "the convention of cuda.bindings: names in snake_case; every function returns its outputs and raises an exception",
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
TYPED = (Path(__file__).parent.parent / "cuda_ctypes" / "_floor" / "faces" / "typed.pyi").read_text("utf-8")
NUMBERS = {
    f"ctypes.{c_name}": name for name, c_name in re.findall(r"^(\w+): TypeAlias = ctypes\.(\w+) \| int$", TYPED, re.M)
}
"""Classes of ctypes to what is accepted for one: most parameters of ``raw`` are numbers."""
IMPORTS: tuple[dict[str, list[str]], ...] = (
    {"collections.abc": ["Callable", "Collection", "Iterable", "Sequence"], "typing": ["Any", "Final", "overload"]},
    {"typing_extensions": ["Buffer", "Self"]},
    {
        "..._floor.faces.snake_case": ["SnakeCaseError"],
        "..._floor.faces.typed": sorted(re.findall(r"^(?:class |def |(?=\w+: TypeAlias))(\w+)", TYPED, re.MULTILINE)),
    },
)
"""The imports that a stub may need, by module, in sections; each stub imports those that it uses."""


@dataclass
class Class:
    name: str
    base: str
    body: list[str] = field(default_factory=list)


@dataclass
class Stub:
    """One ``.pyi`` file, in the order of its parts."""

    shared: list[str] = field(default_factory=list)
    """Names that come from another face's stub."""
    hidden: list[str] = field(default_factory=list)
    """The same, but with an underscore before them here: bases of classes that have their names."""
    foreign: dict[str, list[str]] = field(default_factory=dict)
    """Names from other libraries' stubs, ``X as X`` where they are this one's too."""
    enums: list[Class] = field(default_factory=list)
    classes: list[Class] = field(default_factory=list)
    """With a body."""
    names: list[Class] = field(default_factory=list)
    """Without one."""
    aliases: list[tuple[str, str]] = field(default_factory=list)
    constants: list[tuple[str, Any]] = field(default_factory=list)
    variables: list[tuple[str, str]] = field(default_factory=list)
    functions: list[list[str]] = field(default_factory=list)

    def imports(self) -> list[str]:
        classes = [*self.enums, *self.classes, *self.names]
        parts: list[str] = [
            *(f"{item.base} {' '.join(item.body)}" for item in classes),
            *(line for lines in self.functions for line in lines),
            *(["Final"] if self.constants else []),
            *(made for _, made in self.variables),
        ]
        used = set(re.findall(r"\w+", " ".join(parts)))
        sections = [["import ctypes"] if "ctypes" in used else [], [], []]
        for section, modules in zip(sections, IMPORTS):
            for module, names in modules.items():
                wanted = [name for name in names if name in used]
                section += wrapped(f"from {module} import ", wanted) if wanted else []
        lines = "\n\n".join("\n".join(section) for section in sections if section).splitlines()
        for library, names in self.foreign.items():
            wanted = [name for name in names if " as " in name or name in used]
            lines += wrapped(f"from .{library} import ", wanted) if wanted else []
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
        rows += union(parameter, indent + 4)
    last = [f") -> {result}: ..."]
    if len(last[0]) + indent > WIDTH:  # a long tuple
        first, inner = result[:-1].split("[", 1)
        last = [f") -> {first}[", f"    {inner}", "]: ..."]
    return [f"def {name}(", *(f"    {row}" for row in rows), *last]


def union(text: str, indent: int) -> list[str]:
    """A type and the comma after it on one line, or on one line per part of the union."""
    if len(text) + indent + 1 <= WIDTH:
        return [f"{text},"]
    first, *more = re.split(r" \| (?![^\[]*\])", text)  # not inside brackets
    *rows, last = first, *(f"| {part}" for part in more)
    return [*rows, f"{last},"]


def attribute(name: str, get: str, put: str) -> list[str]:
    """A class's attribute that gives one type and is set to another."""
    if get == put:
        return [f"{name}: {get}"]
    line = f"{name}: Member[{get}, {put}]"
    rows = [f"    {row}" for part in (get, put) for row in union(part, 8)]
    return [line] if len(line) + 4 <= WIDTH else [f"{name}: Member[", *rows, "]"]


class Stubs:
    """The stubs of one table."""

    face = "bindings"
    """The convention, as the floor's notes ask for it."""
    address = staticmethod(address)

    def __init__(self, lines: TableLines, description: Descriptor, parents: Sequence[TableLines] = ()) -> None:
        self.lines = lines
        self.description = description
        self.settings = description.faces
        libraries = [description, *map(load, description.uses)]
        self.streams = {name for library in libraries for name in library.faces.get("streams", ())}
        self.names = dict(lines.names())
        self.functions = dict(lines.functions(internal=False))
        self.older = dict(lines.functions(internal=True))
        self.variadic = {symbol for symbol, parameters in lines.unreviewed() if parameters == "..."}
        everything = lines.everything()
        self.enums = {name: dict(members) for name, members in everything.enums()}
        records = {name: map(declaration, fields) for name, _, fields in everything.records()}
        self.records = {
            name: [item for item in items if "padding" not in item.notes] for name, items in records.items()
        }
        self.unions = {name for name, head, _ in everything.records() if head.startswith("union")}
        self.typedefs = dict(everything.typedefs())
        self.callbacks = dict(everything.callbacks())
        declared = SimpleNamespace(
            enums=self.enums, records=self.records, typedefs=self.typedefs, callbacks=self.callbacks
        )
        self.types = Types(declared, "")
        for name in self.typedefs:  # another name of an enum is a class of its own
            if self.types.kind(name) == "enum":
                self.enums[name] = self.enums[self.types.target(name)]
        self.parents = parents
        self.same = {target: name for parent in reversed(parents) for name, target in reversed([*parent.typedefs()])}
        """Targets of other libraries' typedefs to their first names: those of handles are handles of the same family."""

    def own(self, names: Iterable[str]) -> list[str]:
        """Those that are not another library's."""
        return [name for name in names if name not in self.lines.borrowed]

    def foreign(self, shared: Iterable[str]) -> dict[str, list[str]]:
        """Other libraries' types: ``shared``, which the module exports too, and those that are families of handles."""
        exported, found = set(shared), {}
        wanted = exported.union(filter(None, map(self.family, self.own(self.typedefs))))
        for parent in self.parents:
            names = sorted(wanted.intersection(parent.defined()))
            wanted.difference_update(names)
            found[parent.table.library] = [f"{name} as {name}" if name in exported else name for name in names]
        return found

    def family(self, name: str) -> str:
        """The class of another library's that a handle is derived from: ``CUstream`` for ``cudaStream_t``."""
        return self.same.get(self.types.target(name), "") if self.kind(name) == "handle" else ""

    @property
    def summary(self) -> str:
        summary: str = self.settings["summary"]
        return re.sub("^the ", "The ", summary)  # names such as nvJPEG stay

    def face_summary(self, face: str) -> str:
        is_snake_case = face == "bindings" and "snake_error" in self.settings
        return (
            f"{self.summary} (CUDA {self.lines.table.release}); {SUMMARIES['snake_case' if is_snake_case else face]}."
        )

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

    # ---- bindings

    @property
    def home(self) -> str:
        """The face that has the types by their names in C."""
        renamed = "snake_case" in self.settings or "bindings" not in self.description.modules
        return "checked" if renamed else "bindings"

    def bindings(self) -> Stub:
        if "snake_case" in self.settings:
            from generator.stubs_snake_case import SnakeCaseStubs  # which derives from this

            return SnakeCaseStubs(self.lines, self.description, self.parents).stub()
        stub = self.named_types()
        stub.functions = [self.function(name, text, "bindings") for name, text in self.public_functions()]
        stub.functions += self.helpers()
        return stub

    def helpers(self) -> list[list[str]]:
        """Functions that do not call the library."""
        makers = [self.maker(name, text) for name, text in self.lines.makers()]
        return [*makers, signature("sizeof", ["objType: type"], "int")]

    def named_types(self) -> Stub:
        """Types and constants by their names in C."""
        stub = Stub()
        stub.enums = [
            Class(name, "Enum", [f"{item}: {name}" for item in members])
            for name, members in self.enums.items()
            if name not in self.lines.borrowed
        ]
        stub.aliases = list(self.lines.unnamed())
        for name in self.own(self.typedefs):
            target, kind = self.typedefs[name], self.kind(name)
            if kind == "record":
                stub.names.append(Class(name, target))
            elif kind in ("handle", "scalar"):
                stub.names.append(Class(name, self.family(name) or self.number_class(name)))
            elif self.is_array(name):
                stub.names.append(Class(name, self.array_class(name)))
            elif kind == "callback":
                stub.classes.append(self.callback(name))
        stub.classes += map(self.callback, self.own(self.callbacks))
        stub.classes += map(self.record, self.own(self.records))
        stub.constants = list(self.lines.constants())
        stub.foreign = self.foreign(self.lines.shared())
        return stub

    def number_class(self, name: str) -> str:
        """The class in typed.pyi that a handle's, an address's or a number's is derived from."""
        if name in self.streams:
            return "Stream"
        if name.startswith("CUdeviceptr"):
            return "DevicePointer"
        names_an_object = self.kind(name) == "handle" or name.startswith(("CU", "cuda"))
        return "Handle" if names_an_object else "Number"

    def is_array(self, name: str) -> bool:
        """Whether a typedef names an array."""
        return self.types.target(name).endswith("]")

    def array_class(self, name: str) -> str:
        item, _, bounds = self.types.target(name).partition("[")
        base = item.rstrip(" *")
        return f"ArrayType[{self.element(declaration(f'{base} {item[len(base) :].strip()}{name}[{bounds}'))}]"

    def element(self, item: Declaration) -> str:
        """The ctypes class of an array's elements."""
        made = self.pointers(item)[0]
        made = "ctypes.c_ubyte" if made == "ctypes.c_char" else made
        for _ in item.bounds[1:]:
            made = f"Array[{made}]"
        return made

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
        lines: list[str] = []
        for member, get, put in self.members(name):
            if not put:
                lines += ["@property", f"def {member}(self) -> {get}: ..."]
            elif put == f"{get} | int" and get in self.enums:
                lines.append(f"{member}: EnumMember[{get}]")
            elif put == f"{get} | int | None":
                lines.append(f"{member}: HandleMember[{get}]")
            elif get == f"list[{put[9:-8]}]":
                lines.append(f"{member}: ListMember[{put[9:-8]}]")
            else:
                lines += attribute(member, get, put)
        for names in self.together(name):
            lists = [f"{item.name}: {self.member(item)[1]}" for item in self.every_member(name) if item.name in names]
            lines += signature(f"set_{'_'.join(names)}", ["self", *lists], "None", 4)
        return Class(name, "Record", lines + self.constructor(name))

    def together(self, name: str) -> list[list[str]]:
        """Lists with one length, which are set by one method."""
        return together(self.every_member(name))

    def constructor(self, name: str) -> list[str]:
        keywords = [f"{member}: {put} = ..." for member, _, put in self.members(name) if put]
        return signature("__init__", ["self", "_ptr: int = 0", "*", *keywords], "None", 4)

    def members(self, name: str) -> Iterator[tuple[str, str, str]]:
        """Name, type when read and type when set of each member, the latter empty if it cannot be set alone; those of anonymous
        ones stand in their parent."""
        kept = {member for names in self.together(name) for member in names}
        for item in self.every_member(name):
            get, put = self.member(item)
            yield item.name, get, "" if item.name in kept or "output" in item.notes else put

    def member(self, item: Declaration) -> tuple[str, str]:
        kind, base = self.kind(item.base), item.base
        if item.bounds:
            if self.types.target(base) in BYTES and not item.stars:
                return "Bytes", "Iterable[int]"
            get, put = ("int", "Address") if item.stars else (self.value_out(base), self.value_in(base))
            put = self.callback_in(base) if kind == "callback" and not item.stars else put
            return f"list[{get}]", f"Iterable[{put}]"
        if "kernel_parameters" in item.notes:
            return "int", "KernelParams"
        counted = (
            "array" in item.notes or "count" in item.notes and self.types.target(base) not in ("void", "unsigned char")
        )
        if item.stars == 1 and (kind in ("record", "handle") or counted):
            return f"list[{self.value_out(base)}]", f"Sequence[{self.value_in(base)}] | None"
        if item.stars:
            return "int", address(item)
        if kind == "callback":
            return base, self.callback_in(base)
        return self.value_out(base), self.value_in(base)

    def callback_in(self, name: str) -> str:
        return f"{self.callable(name)} | {name} | int | None"

    def value_out(self, name: str) -> str:
        """The Python type of a C value that is returned."""
        is_class = self.kind(name) in ("enum", "record", "handle", "callback") or name in self.typedefs
        return name if is_class else self.number(name)

    def value_in(self, name: str) -> str:
        """The Python types accepted for a C value."""
        kind = self.kind(name)
        if kind == "record":
            return name
        if kind == "enum":
            return f"{name} | int"
        if kind in ("handle", "callback") or name in self.typedefs:
            return f"{name} | {self.stream_in(name)}int | None"
        number = self.number(name)
        return number if number == "float" else "int"

    def stream_in(self, name: str) -> str:
        """Other types accepted for a stream."""
        return "SupportsStream | " if name in self.streams else ""

    def function(self, name: str, text: str, face: str) -> list[str]:
        """A function of ``bindings`` or ``checked``."""
        declared = prototype(text, face)
        self.by_name = {item.name: item for item in declared.parameters}
        parameters = [line for item in declared.parameters for line in self.taken(item, face)]
        for item in declared.parameters:
            if "length_of" in item.notes:  # None and an address have no length
                measured = f"{self.spell(item.notes['length_of'])}: "
                parameters = [
                    line.removesuffix(" | None").removesuffix(" | int") if line.startswith(measured) else line
                    for line in parameters
                ]
        outputs = self.returned(declared.result, face)
        outputs += [output for item in declared.parameters for output in self.given(item, face)]
        if face == "bindings":
            outputs.insert(0, self.settings["result"])
        elif face == "checked" and name in self.settings.get("queries", ()):
            outputs = ["bool"]
        if face == "bindings" or len(outputs) > 1:
            result = f"tuple[{', '.join(outputs)}]"
        else:
            result = outputs[0] if outputs else "None"
        if not any("newer" in item.notes for item in declared.parameters):
            return signature(name, parameters, result)
        older = [*parameters[1:], "/"]
        return ["@overload", *signature(name, parameters, result), "@overload", *signature(name, older, result)]

    def taken(self, item: Declaration, face: str) -> list[str]:
        """The Python parameters for a C parameter: none, one, or the members of a struct."""
        notes = item.notes
        if "takes" in notes:
            return Takes().stub_parameters(self, item)
        hidden = registry.is_hidden(item, face) or "sized" in notes and face == "checked"
        if item.direction == "out" or hidden:
            return []
        default = notes.get("default") or (notes.get("default_checked") if face == "checked" else None)
        return [f"{self.spell(item.name)}: {self.argument(item)}" + (f" = {default}" if default else "")]

    def given(self, item: Declaration, face: str) -> list[str]:
        """The types of the results for a C parameter."""
        text = "bytes" if face == "bindings" else "str"
        note = registry.deciding(item, face)
        if item.direction == "in":
            return note.stub_results(self, item, text) if note and "sized" in item.notes else []
        return note.stub_results(self, item, text) if note else [self.output(item, text)]

    def is_asked(self, item: Declaration) -> bool:
        """Whether the library tells the length of an array or a text at a first call."""
        count = self.by_name.get(item.notes.get("array") or item.notes.get("buffer") or "")
        return count is not None and "asked" in count.notes

    def is_bytes(self, member: Declaration) -> bool:
        """Whether a member of a struct that is made for a call is bytes for its caller: see ``_floor/calls/call_structs.py``."""
        if member.stars or member.bounds:
            return self.types.target(member.base) in ("unsigned char", "void")
        return self.types.target(member.base) in self.unions

    def named_member(self, record: str, name: str) -> Declaration:
        """A member by its name in C, also of an anonymous struct in this one."""
        return next(item for item in self.every_member(self.types.target(record)) if item.name == name)

    def every_member(self, record: str) -> Iterator[Declaration]:
        for item in self.records[record]:
            if "anonymous" in item.notes:
                yield from self.every_member(item.base)
            else:
                yield item

    def asked(self, name: str) -> str:
        """The Python type of an array whose length the library returns."""
        return f"list[{self.value_out(name)}]"

    def spell(self, name: str) -> str:
        """A C name as that of a parameter."""
        return name

    def returned(self, result: Declaration, face: str) -> list[str]:
        """The return type of a function without a status, apart from its outputs."""
        if result.stars:
            text = result.stars == 1 and result.base == "char"
            return [("bytes" if face == "bindings" else "str") if text else "int"]
        statuses = ("void", self.settings["result"], self.settings.get("status_struct", {}).get("name"))
        return [] if result.base in statuses else [self.value_out(result.base)]

    def maker(self, name: str, text: str) -> list[str]:
        """A function that fills a struct of ``bindings``."""
        declared = prototype(text)
        parameters = [f"{item.name}: {self.member(item)[1]}" for item in declared.parameters]
        return signature(name, parameters, declared.result.base)

    def argument(self, item: Declaration) -> str:
        """The type of a parameter."""
        kind, notes = self.kind(item.base), item.notes
        note = registry.deciding(item, self.face)
        if self.face == "bindings" and "sized" in notes:
            note = registry.entry("sized")
        if note and not isinstance(note, Version):
            return note.stub_parameter(self, item)
        if item.direction == "inout":
            return self.value_in(item.base)
        if item.stars == 1 and item.base == "char" and item.const:
            return "Text"
        if item.stars:
            if kind != "record" or item.stars > 1 or "memory" in notes:
                return address(item)
            return self.value_in(item.base) if "version" in notes else self.record_in(item.base)
        return self.callback_in(item.base) if kind == "callback" else self.value_in(item.base)

    def record_in(self, name: str) -> str:
        """The types accepted for a pointer to a struct."""
        return f"{name} | None"

    def output(self, item: Declaration, text: str) -> str:
        """The type of a result that no note decides."""
        if item.stars > 1:
            return text if item.base == "char" and item.stars == 2 else "int"
        return "int" if item.base == "void" else self.value_out(item.base)

    # ---- checked

    def checked(self) -> Stub:
        from generator.stubs_checked import CheckedStubs

        return CheckedStubs(self.lines, self.description, self.parents).stub()

    # ---- raw

    def raw(self) -> Stub:
        stub = Stub(
            shared=[*self.own(self.enums), *(name for name, _ in self.lines.constants())],
            foreign=self.foreign(self.lines.shared()),
        )
        owners: dict[str, str] = {}
        for name, members in self.lines.enums():
            for item, _ in members:
                owners.setdefault(item, name)
        stub.variables = [*owners.items()]
        for name in self.own(self.typedefs):
            target, kind = self.typedefs[name], self.kind(name)
            if kind in ("handle", "scalar"):
                base = "c_void_p" if kind == "handle" else C_NAMES[self.types.target(name)]
                stub.names.append(Class(name, f"RawScalar, ctypes.{base}"))
            elif self.is_array(name):
                stub.names.append(Class(name, self.array_class(name)))
            elif kind in ("record", "callback"):
                stub.aliases.append((name, target))
        stub.names += [Class(name, "ctypes._CFunctionType") for name in self.own(self.callbacks)]
        stub.classes = [Class(name, "RawRecord", list(self.fields(name))) for name in self.own(self.records)]
        for symbol, text in {**self.functions, **self.older}.items():
            name, *others = self.symbol_names(symbol)
            stub.functions.append(self.prototype(name, text))
            stub.aliases += [(other, name) for other in others]
        stub.functions += [self.raw_maker(name, text) for name, text in self.lines.makers()]
        return stub

    def fields(self, name: str) -> Iterator[str]:
        for item in self.records[name]:
            yield f"{item.name}: {self.field(item)}"
            if "anonymous" in item.notes:
                yield from self.fields(item.base)

    def field(self, item: Declaration) -> str:
        kind, base = self.kind(item.base), item.base
        if item.bounds:
            return f"ArrayField[{self.element(item)}]"
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
        elif kind in ("void", "opaque") and not self.is_array(base):
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
        parameters += ["*arguments: Any"] if name in self.variadic else []
        return ["@c_function", *signature(name, parameters, self.result(declared.result))]

    def result(self, item: Declaration) -> str:
        """The result of a ctypes function that is declared to return this."""
        if item.stars:
            made = self.pointers(item)[0]
            return {"ctypes.c_void_p": "int | None", "ctypes.c_char_p": "bytes | None"}.get(made, made)
        return "None" if item.base == "void" else self.value_out(item.base)

    def raw_maker(self, name: str, text: str) -> list[str]:
        """A function that fills a struct of ``raw``."""
        declared = prototype(text)
        parameters = []
        for item in declared.parameters:
            taken = "ctypes.c_void_p | int | None" if item.stars else self.passed(item)
            parameters.append(f"{item.name}: {taken}")
        return signature(name, parameters, declared.result.base)

    def passed(self, item: Declaration) -> str:
        """The types that ctypes takes for a parameter."""
        kind, base = self.kind(item.base), item.base
        if item.stars:
            made, stars = self.pointers(item, 1)
            named = {"ctypes.c_void_p": "VoidPointer", "ctypes.c_char_p": "CharPointer"}
            return named[made] if not stars else f"ByReference[{made}]"
        if kind in ("record", "callback"):
            return base
        if kind == "handle":
            return f"{base} | Handle | int | None"
        if base in self.typedefs and kind == "scalar":  # also of bindings and checked
            return f"{base} | Handle | int"
        made = base if base in self.typedefs or kind == "enum" else f"ctypes.{C_NAMES[base]}"
        return NUMBERS.get(made) or f"{made} | {self.number(base)}"
