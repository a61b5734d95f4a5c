"""The declarations of a vendored file: the requested names and their dependencies."""

from __future__ import annotations

from .._floor.suggest import hint
from .._floor.tables import table_of
from .._floor.tables.declarations import declaration, declared
from .._floor.tables.libraries import library_names
from .._floor.tables.spelling import field_name
from .._floor.types.table_types import Types
from ..errors import error_names
from .snake_case import SnakeCase

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from .._floor.tables.declarations import Declaration, Prototype

PACKAGE = __name__.rpartition(".vendor.")[0]
RAISING = ("checked", "snake_case")
"""The conventions whose functions raise exceptions."""


class SelectionError(Exception):
    """An impossible selection; the message gives the reason."""


class Source:
    """The table of one library at one CUDA major, and the types of the libraries that it uses."""

    def __init__(self, library: str, major: int, face: str = "raw") -> None:
        self.library = library
        self.major = major
        try:
            self.table = table_of(f"{PACKAGE}.cu{major}", library)
        except ImportError:
            raise SelectionError(f"there is no {library} of CUDA {major}") from None
        self.settings: dict[str, Any] = self.table.settings
        if face != "raw" and "result" not in self.settings:
            raise SelectionError(f"{library} has no statuses, so the convention is C's own: --face raw")
        parents = [Source(name, major).types for name in self.table.uses]
        self.types: Types = Types(self.table, f"{PACKAGE}.cu{major}.raw.{library}", tuple(parents))
        self.face = face
        """The convention: ``raw``, ``bindings``, ``checked``, or ``snake_case`` for the newer modules of cuda.bindings."""
        self.snake: SnakeCase | None = None
        if face == "bindings" and "snake_error" in self.settings:
            self.face, self.snake = "snake_case", SnakeCase(self.types)
        self.spelled: dict[str, str] = {}
        """Names that are not as in C, all of the file."""
        self.renamed: frozenset[str] = frozenset()
        """Types that differ between the majors: their names end in the major."""

    def c_name(self, name: str) -> str:
        """The name in C of a name in this face; of a function, its symbol where Python's name is made of that."""
        if self.snake is None:
            return name
        name = self.snake.c_names.get(name, name)
        return self.symbol(name) or self.target(name)

    def target(self, name: str) -> str:
        """The type that gets a definition for this one: snake_case has one name for a struct or enum."""
        if self.snake is not None and self.types.kind(name) in ("record", "enum"):
            return self.types.target(name)
        return name

    def wanted(self, name: str) -> str:
        """The name in this face of a name in C."""
        return name if self.snake is None else self.snake.spelled.get(name, name)

    def local(self, name: str) -> str:
        """The name in the file of a function, type, constant or exception."""
        name = self.target(name)
        spelled = self.spelled.get(name, name)
        return f"{spelled}_{self.major}" if name in self.renamed else spelled

    def member(self, item: Declaration) -> str:
        """The name of a struct's member."""
        return item.name if self.snake is None else field_name(item)

    def errors(self) -> dict[str, str]:
        """The exceptions of this face with their statuses, as in C; empty where none is raised."""
        known = error_names(self.table) if self.face in RAISING else {}
        return known if self.snake is None else {name: known[name] for name in known if name in self.snake.spelled}

    def status(self, name: str) -> str:
        """The enumerator of a status."""
        return name if self.snake is None else self.snake.status(name)

    def symbol(self, name: str) -> str:
        """The exported symbol of a function's name; empty if there is no such function."""
        symbol = self.table.names.get(name, name)
        return symbol if symbol in self.table.functions or symbol in self.table.older else ""

    def prototype(self, name: str, face: str) -> Prototype:
        made = declared(self.table, self.symbol(name), face)
        if face == "snake_case" and self.snake is not None:
            self.snake.parameters(made.parameters)
        return made

    def defines(self, name: str) -> bool:
        return self.types.defines(name)

    def is_macro_enum(self, name: str) -> bool:
        """Whether a name is that of an enum made of constants, which C lacks."""
        return self.snake is not None and name in self.snake.macros

    def names(self) -> list[str]:
        table = self.table
        sections = (
            table.names,
            table.functions,
            table.older,
            table.enums,
            table.typedefs,
            table.records,
            table.constants,
        )
        more = [] if self.snake is None else self.snake.c_names
        return [*(name for section in sections for name in section), *more]


def asked(words: Iterable[str]) -> dict[str, list[str]]:
    """``driver:cuInit,cuMemAlloc nvrtc:nvrtcVersion`` as names by library. Raises SelectionError."""
    names: dict[str, list[str]] = {}
    library = ""
    for word in words:
        before, colon, listed = word.rpartition(":")
        library = before or library
        if not library or colon and not before:
            raise SelectionError(f"{word}: write LIBRARY:NAME,NAME, for example driver:cuInit,cuMemAlloc")
        if library not in library_names():
            raise SelectionError(f"no library {library!r}: {', '.join(library_names())}")
        given = names.setdefault(library, [])
        given += [name for name in listed.replace(",", " ").split() if name not in given]
    return {library: names[library] for library in library_names() if names.get(library)}


class Selection:
    """The declarations of one CUDA major that a file needs, in the order of their headers."""

    def __init__(self, names: dict[str, list[str]], major: int, face: str, optional: Iterable[str] = ()) -> None:
        self.major = major
        self.face = face
        self.functions: dict[str, tuple[Source, str]] = {}
        """Public names in C, with the library and the exported symbol."""
        self.types: dict[str, Source] = {}
        self.constants: dict[str, Any] = {}
        self.errors: dict[str, tuple[Source, str]] = {}
        """Exceptions for one status, with the library and the status."""
        self.brought: dict[str, list[str]] = {}
        """The dependencies of each name."""
        self.found: set[str] = set()
        """The names that were asked for, as they were."""
        self.sources: dict[Source, None] = {}
        """The libraries of those names."""
        self.libraries: dict[Source, None] = {}
        """The libraries of functions and of exceptions."""
        self.wanted: dict[str, str] = {}
        """The names that are not as in C."""
        self._now: list[str] = []
        for library, listed in names.items():
            source = Source(library, major, face)
            for name in listed:
                c_name = source.c_name(name)
                self._now = self.brought.setdefault(c_name, [])
                if self._add(source, c_name):
                    self.found.add(name)
                    self.sources[source] = None
                elif name not in optional:
                    known = hint(name, source.names())
                    raise SelectionError(f"{library} of CUDA {major} has no {name}{known}")

    def _add(self, source: Source, name: str) -> bool:
        if source.symbol(name):
            self.add_function(source, name)
        elif source.defines(name) or source.is_macro_enum(name):
            self.add_type(source, name)
        elif name in source.table.constants:
            self.constants[name] = source.table.constants[name]
            self._spell(source, name)
        elif name in source.errors():
            self.errors[name] = source, source.errors()[name]
            self._spell(source, name)
            self._add_raising(source)
        elif source.face == "snake_case" and name == source.settings["snake_error"]:
            self._add_raising(source)
        else:
            return False
        return True

    def _spell(self, source: Source, name: str) -> None:
        if source.wanted(name) != name:
            self.wanted[name] = source.wanted(name)

    def add_function(self, source: Source, name: str) -> None:
        if name in self.functions:
            return
        self.functions[name] = source, source.symbol(name)
        self._spell(source, name)
        prototype = source.prototype(name, source.face)
        for item in (prototype.result, *prototype.parameters):
            self.add_declared(source, item)
        if source.face != "raw":
            self._add_raising(source)
        self.libraries[source] = None
        for item in prototype.parameters:
            for note in ("sized", "counted"):
                if item.notes.get(note) and source.face != "raw" and not (note == "sized" and source.face != "checked"):
                    self._bring(item.notes[note])
                    self.add_function(source, item.notes[note])

    def _add_raising(self, source: Source) -> None:
        """The statuses of a library, and what its exceptions are made of."""
        self.libraries[source] = None
        self.add_type(source, source.settings["result"])
        meaning = meaning_of(source) if source.face in RAISING else ""
        if meaning:
            self._bring(meaning)
            self.add_function(source, meaning)

    def add_declared(self, source: Source, item: Declaration) -> None:
        if item.stars and source.types.kind(item.base) in ("opaque", "void"):
            return
        self.add_type(source, item.base)

    def add_type(self, source: Source, name: str) -> None:
        """A type and the types of its members; ctypes has the builtin ones."""
        types, name = source.types, source.target(name)
        kind = "macros" if source.is_macro_enum(name) else types.kind(name)
        if name in self.types or kind in ("void", "opaque") or not (kind == "macros" or source.defines(name)):
            return
        self._bring(name)
        self._spell(source, name)
        target = types.target(name)
        if kind in ("record", "callback") and name != target:
            self.add_type(source, target)
        if kind == "record" and name == target:
            for member in types.members(name):
                if not (member.stars and types.target(member.base) == name):
                    self.add_declared(source, member)
        elif kind == "callback" and name == target:
            prototype = types.callback(name)
            for item in (prototype.result, *prototype.parameters):
                self.add_declared(source, item)
        elif kind == "array":
            self.add_type(source, target.partition("[")[0])
        self.types[name] = source

    def _bring(self, name: str) -> None:
        if name not in self.types and name not in self.functions:
            self._now.append(name)

    def spell(self, names: dict[str, str]) -> None:
        """Set the names that are not as in C."""
        for source in (*self.types.values(), *self.libraries):
            source.spelled = names

    def rename(self, names: set[str]) -> None:
        """Append the major to the names of these types."""
        for source in (*self.types.values(), *self.libraries):
            source.renamed = frozenset(names)


def meaning_of(source: Source) -> str:
    """The library's function that returns the text of a status; empty without one."""
    result = source.settings["result"]
    for name in source.table.functions:
        if name.endswith("String"):
            parameters = source.prototype(name, "checked").parameters
            if parameters and parameters[0].base == result and len(parameters) <= 2:
                return str(name)
    return ""


def members(source: Source, name: str) -> dict[str, int]:
    """The enumerators of an enum."""
    if source.snake is not None and (name in source.snake.macros or source.types.target(name) in source.snake.spelled):
        return source.snake.members(source.target(name))
    target = source.types.target(name)
    return dict(source.types.home(target).table.enums[target])


def structure(source: Source, name: str) -> tuple[str, int, list[Declaration]]:
    """``struct`` or ``union``, with `` packed`` if it is placed by its offsets; the alignment if C sets one, or 0; and
    the members, padding included."""
    lines = source.types.home(name).table.records[name]
    kind, _, align = lines[0].partition(" align ")
    return kind, int(align or 0), [declaration(line) for line in lines[1:]]
