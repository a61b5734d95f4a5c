"""The table of a library: everything that its headers declare, as dataclasses.

The stages before this one fill a :class:`HeaderTable`; the stages after it only read one. All sequences are in header
order. A table holds names, types and values, no documentation.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from dataclasses import dataclass, field
from typing import Any, Iterator, Union

from generator import command


@dataclass(frozen=True)
class CType:
    """A C type as CUDA's headers use them: a named type, pointers to it, arrays of that.

    ``name`` is a canonical C spelling (``"unsigned int"``, ``"void"``), a typedef's name, or the tag of a struct,
    union or enum without its keyword. ``pointers`` has one entry per ``*``, innermost first; the entry is True
    where that pointer itself is const (``T *const *``). ``array`` has the bounds, outermost first.
    """

    name: str
    const: bool = False
    pointers: tuple[bool, ...] = ()
    array: tuple[int, ...] = ()

    def __str__(self) -> str:
        stars = "".join("*const " if const else "*" for const in self.pointers).rstrip()
        bounds = "".join(f"[{bound}]" for bound in self.array)
        return f"{'const ' if self.const else ''}{self.name}{' ' + stars if stars else ''}{bounds}"

    @property
    def is_pointer(self) -> bool:
        return bool(self.pointers) and not self.array

    @property
    def unqualified(self) -> CType:
        """Without its const; a pointer's target keeps its const."""
        if self.pointers:
            return dataclasses.replace(self, pointers=(*self.pointers[:-1], False))
        return dataclasses.replace(self, const=False)

    @property
    def pointee(self) -> CType:
        """The type that a pointer points to."""
        return dataclasses.replace(self, pointers=self.pointers[:-1])

    @property
    def element(self) -> CType:
        """The type of an array's elements."""
        return dataclasses.replace(self, array=self.array[1:])


@dataclass(frozen=True)
class Location:
    """The place of a declaration: the header's base name and the line, from 1."""

    header: str
    line: int

    def __str__(self) -> str:
        return f"{self.header}:{self.line}"


@dataclass
class Parameter:
    """One parameter of a function. :mod:`generator.annotate` fills in what C does not express."""

    name: str
    type: CType
    direction: str = ""
    """``in``, ``out`` (the callee writes it) or ``inout``."""
    count: str = ""
    """Bound of a parameter that the header declares as an array."""
    reason: str = ""
    """Why a rule chose the direction; empty if the descriptor did, or if C leaves no choice."""
    notes: dict[str, str] = field(default_factory=dict)
    """Conventions by name, as :mod:`generator.annotate` lists them."""


@dataclass
class Function:
    """A function by the exact symbol that the library exports."""

    symbol: str
    result: CType
    parameters: list[Parameter]
    location: Location
    since: int = 0
    """CUDA version that introduced it (12030 for 12.3); 0 if the header does not tell."""
    per_thread: str = ""
    """Symbol of its twin for the per-thread default stream."""
    internal: bool = False
    """Declared only under the library's internal macro: an older form or a per-thread twin."""
    variadic: bool = False
    unreviewed: list[str] = field(default_factory=list)
    """Parameters whose directions are only guessed by a rule: the function is in ``raw`` alone."""


@dataclass
class Alias:
    """A public name that the header maps to a symbol (``#define cuMemAlloc cuMemAlloc_v2``)."""

    name: str
    symbol: str
    per_thread: str = ""


@dataclass
class Enumerator:
    name: str
    value: int


@dataclass
class Enum:
    """An enum by its tag, or by its typedef's name if it has no tag."""

    name: str
    members: list[Enumerator]
    location: Location
    size: int = 4
    signed: bool = False
    """Whether an enumerator is negative (C compilers then choose ``int``)."""
    is_typedef: bool = field(default=False, compare=False)
    """Whether its name is also that of its first typedef."""


@dataclass
class Field:
    """A member of a struct or union. An anonymous one has a made-up name (``_0``, ``_1`` ...); C programs reach its
    members as members of the parent."""

    name: str
    type: CType
    offset: int
    anonymous: bool = False
    bits: int = 0
    """Width of a bit-field; 0 for other members."""
    bit_offset: int = 0
    note: str = ""
    """Notes as :mod:`generator.annotate` lists them."""


@dataclass
class Record:
    """A struct or union with its layout on LP64 (and, for CUDA's headers, LLP64).

    One without tag or typedef is named after its parent and member: ``CUlaunchAttributeValue_union_clusterDim``.
    """

    name: str
    kind: str
    """``struct`` or ``union``."""
    fields: list[Field]
    location: Location
    size: int
    align: int
    requested_align: int = 0
    """The alignment that ``_Alignas`` or an attribute asks for; 0 if there is none."""
    nested_in: str = ""
    """Name of the enclosing record, for one without a name of its own."""
    placed: bool = False
    """Whether ctypes would lay it out otherwise, so that the modules place each member with its offset; see
    generator/ctypes_layout.py."""


@dataclass
class Opaque:
    """A struct or union that is declared but never defined: only pointers to it exist."""

    name: str
    location: Location


@dataclass
class Typedef:
    """``typedef T name;``. ``type`` is the next step of the chain, not its end."""

    name: str
    type: CType
    location: Location
    macro: bool = False
    """Written as ``#define name T``."""
    nameless: bool = False
    """The type of an array that a pointer points to (``int (*rows)[4]``); its name is made up."""


@dataclass
class Callback:
    """A function-pointer typedef, or the type of a member that is a function pointer (named after parent and member)."""

    name: str
    result: CType
    parameters: list[Parameter]
    location: Location
    convention: str = ""
    """Macro before the ``*``: ``CUDA_CB``, ``CUDAAPI``, or empty."""
    bare: bool = False
    """Whether the typedef is of the function itself: only pointers to it are callbacks."""
    variadic: bool = False
    """Whether more arguments may follow, which Python's functions do not get."""


@dataclass
class Constant:
    """A ``#define`` with a value. ``type`` is the type of a cast (``((CUstream)0x1)``), or the enum of an enumerator that
    the macro stands for."""

    name: str
    value: Union[int, float, str]
    location: Location
    type: CType | None = None


@dataclass
class Inline:
    """A ``static inline`` function: no library exports it."""

    name: str
    result: CType
    parameters: list[Parameter]
    location: Location
    calls: list[str] = field(default_factory=list)
    """Functions that its body calls, in order."""


@dataclass
class HeaderTable:
    """One library at one CUDA release."""

    library: str
    release: str
    """``"13.5"``"""
    since: str = ""
    """The first release in the atlas, which has all functions without a version; empty if that is not known."""
    functions: list[Function] = field(default_factory=list)
    aliases: list[Alias] = field(default_factory=list)
    enums: list[Enum] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)
    opaques: list[Opaque] = field(default_factory=list)
    typedefs: list[Typedef] = field(default_factory=list)
    callbacks: list[Callback] = field(default_factory=list)
    constants: list[Constant] = field(default_factory=list)
    inlines: list[Inline] = field(default_factory=list)
    attributes: dict[str, dict[str, str]] = field(default_factory=dict)
    """Enum to enumerator to C type, for values passed as ``void *``; filled by :mod:`generator.annotate`."""
    synonyms: dict[str, str] = field(default_factory=dict)
    """Further public names, which no header has, to functions; filled by :mod:`generator.annotate`."""

    @property
    def major(self) -> int:
        return int(self.release.split(".")[0])

    def public_enums(self) -> dict[str, str]:
        """Enum to the name that C programs use, that of its first typedef, if it has one."""
        names = {enum.name: enum.name for enum in self.enums if enum.is_typedef}
        tags = {enum.name for enum in self.enums}
        for typedef in self.typedefs:
            if typedef.type.name in tags and not typedef.type.pointers and not typedef.macro:
                names.setdefault(typedef.type.name, typedef.name)
        return names

    def function(self, symbol: str) -> Function:
        return next(function for function in self.functions if function.symbol == symbol)

    def public_functions(self) -> Iterator[tuple[str, Function]]:
        """Each name that C programs use, with the function it stands for; internal functions are left out."""
        by_symbol = {function.symbol: function for function in self.functions}
        aliases = {alias.name: alias for alias in self.aliases}
        targets = {alias.symbol for alias in self.aliases}
        for function in self.functions:
            for alias in self.aliases:
                if alias.symbol == function.symbol:
                    yield alias.name, by_symbol[alias.symbol]
            if not function.internal and function.symbol not in aliases and function.symbol not in targets:
                yield function.symbol, function

    def to_json(self) -> str:
        """The table as JSON text; types are written the C way, locations as ``header:line``."""
        return json.dumps(_plain(self), indent=1) + "\n"


def _plain(value: Any) -> Any:
    if isinstance(value, (CType, Location)):
        return str(value)
    if dataclasses.is_dataclass(value):
        return {
            item.name: _plain(getattr(value, item.name))
            for item in dataclasses.fields(value)
            if getattr(value, item.name) != item.default and getattr(value, item.name) != {}
        }
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return dict(value)
    return value


def configure(parser: argparse.ArgumentParser) -> None:
    command.add_library(parser, windows=True)


def run(arguments: argparse.Namespace) -> int:
    from generator import tables  # it imports this module

    table = tables.load(
        arguments.library,
        arguments.release,
        include=arguments.include,
        compiler=arguments.compiler,
        windows=arguments.windows,
        own=True,
    )
    sys.stdout.write(table.to_json())
    return 0
