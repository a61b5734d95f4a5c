"""What stands under every face of every library: opening it, its types, and the shapes of calls.

A generated module calls one of ``raw``, ``bindings``, ``checked`` with its own namespace and gets its ``__getattr__`` and
``__dir__``: until something is asked of it, neither ctypes nor its table is loaded. Its names are built when they are first
asked for, and stored in it: here those of functions that return statuses, in ``raw_face`` C's own, and in ``plain`` those of
the younger modules of cuda.bindings, with ``names`` and, for their structs, ``data``; ``listing`` knows them all.

The generated tables are read here, what their lines declare in ``declarations``. ``types`` builds what they declare, enums
and handles above all, with ``callbacks``, ``live_handles`` and, for ``raw``, ``c_classes``; ``conversions`` adds structs and
how values go to C and come back: ``records`` is what C's structs can do, ``views`` those of ``bindings``, which
``checked_views`` change a little.

``functions`` opens a library, resolves its symbols, takes them from forked children, and makes the functions: a first
call by ctypes, the next ones by ``machine_code``, which ``native`` writes and ``builtins`` makes callable, and in
Python, which ``calls`` writes, where that does not do: ``parameters`` decides how each parameter goes, ``arguments``
converts what a caller passes, ``sources`` are lists and buffers, ``attributes`` what goes through ``void *``,
``kernel_parameters`` what a kernel gets, ``made`` structs that are made for a call; ``results`` is what comes back.
``statuses`` says what failures mean, ``missing`` what is not there. ``makers`` are functions of the headers themselves.

First calls need this module, ``types``, ``functions`` and ``builtins``, which do without ``from __future__ import annotations``:
each module costs 0.1 ms before its first line, that one import 0.15 (``python -m benchmarks startup``), and what they do not
need is in other modules.
"""

import os
import sys
from _thread import RLock

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, Iterator

    from .conversions import Types
    from .statuses import Status

    Served = tuple[Callable[[str], Any], Callable[[], list[str]]]


# The generated tables: text with one line per function, member and enumerator, read when the thing is first asked for.
# As text, a table of 5000 lines loads in 0.1 ms, as text in a module in 0.5; as dicts it takes 1.5 ms and 1 MB, and a program
# uses a few dozen lines. So the text stays the bytes that it is in the file, and what is asked for is decoded.


class Lines:
    """A read-only mapping over lines ``name: rest``, of which the first is left out; ``read`` makes a value of a rest.

    In blocks, an ``end`` of two line ends, indented lines stand under each line ``name: head``, and a blank line after them.
    """

    __slots__ = ("text", "_end", "_read", "_starts")

    def __init__(self, text: bytes, read: "Callable[[str], Any]" = str, end: bytes = b"\n") -> None:
        self.text = text
        self._read = read
        self._end = end
        self._starts: dict[object, int] = {}

    def __getitem__(self, name: str) -> "Any":
        return self._read(self._until_end(self._found(name)))

    def _found(self, name: str) -> int:
        start = self._start(name)
        if start < 0:
            raise KeyError(name)
        return start

    def _until_end(self, start: int) -> str:
        return self.text[start : self.text.index(self._end, start)].decode("ascii")

    def _start(self, name: object) -> int:
        """Where an entry begins, behind its name; less than 0 if there is none."""
        start = self._starts.get(name)
        if start is None:
            line = f"\n{name}: ".encode(errors="replace")
            start = self.text.find(line)
            if start >= 0:
                start = self._starts[name] = start + len(line)
        return start

    def body(self, name: str) -> str:
        """The lines of a block, between line ends."""
        start = self._found(name)
        return self.text[self.text.index(b"\n", start) : self.text.index(self._end, start) + 1].decode("ascii")

    def __contains__(self, name: object) -> bool:
        return self._start(name) >= 0

    def __iter__(self) -> "Iterator[str]":
        lines = self.text.decode("ascii").split("\n")[1:]
        return iter([line.partition(": ")[0] for line in lines if line and line[0] != " "])

    def name_of(self, value: str) -> str:
        """The first name whose entry is this text; empty if there is none."""
        end = self.text.find(f": {value}\n".encode())
        return "" if end < 0 else self.text[self.text.rindex(b"\n", 0, end) + 1 : end].decode("ascii")

    def get(self, name: str, default: "Any" = None) -> "Any":
        start = self._start(name)
        return default if start < 0 else self._read(self._until_end(start))

    def items(self) -> "list[tuple[str, Any]]":
        return [(name, self[name]) for name in self]


def value_lines(text: bytes) -> Lines:
    """Lines whose rests are numbers, or text in quotes."""
    return Lines(text, _value)


def _value(entry: str) -> "Any":
    if entry[0] in "\"'":
        from ast import literal_eval

        return literal_eval(entry)
    return float(entry) if "." in entry else int(entry)


def line_blocks(text: bytes) -> Lines:
    """Blocks as tuples: the head and the lines."""
    return Lines(text, lambda entry: tuple(entry.split("\n    ")), b"\n\n")


def word_blocks(text: bytes) -> Lines:
    """Blocks of lines ``name = text`` as dicts."""
    return Lines(text, _words, b"\n\n")


def number_blocks(text: bytes) -> Lines:
    """Blocks of lines ``name = number`` as dicts."""
    return Lines(text, lambda entry: {name: int(number) for name, number in _words(entry).items()}, b"\n\n")


def _words(entry: str) -> "dict[str, str]":
    return dict(line.split(" = ") for line in entry.split("\n    ")[1:])


SECTIONS: "dict[str, Callable[[bytes], Lines]]" = {
    "enums": number_blocks,
    "plain_enums": number_blocks,
    "records": line_blocks,
    "attributes": word_blocks,
    "constants": value_lines,
}
"""What reads the sections of a table that are not plain lines."""
HEAD, QUOTES = 4096, '"""\n'
"""Bytes at the start of a table's file that hold its settings, at most, and what comes before them."""


class Table:
    """What the headers of one library declare in one CUDA major, as the generator wrote it: the text of ``cu13/_driver.py``.

    The settings, up to the first empty line, say where the sections are, counted from there. Each section is an attribute, read
    from the file when it is first asked for. It is a module for the tools that copy packages, and is imported where there is no
    such file (in archives) or where it was changed (other line ends).
    """

    def __init__(self, package: str, library: str) -> None:
        self.package = package
        self.library = library
        self.settings: dict[str, Any] = {}
        self._open(package.rpartition(".")[2])
        self.release: str = self.settings["release"]
        self.uses: list[str] = self.settings.get("uses", [])
        """Libraries whose types these declarations use."""
        self.shared: list[str] = self.settings.get("shared", [])
        """What of those this library's headers define as well."""

    def _open(self, major: str) -> None:
        self._module = f"{self.package.rpartition('.')[0]}.{major}._{self.library}"
        self.path = os.path.join(os.path.dirname(__path__[0]), major, f"_{self.library}.py")
        self._origin, self._text = 0, b""
        start = self._read(0, HEAD)
        self._origin = start.find(QUOTES.encode())
        head, end, _ = start[self._origin :].decode("ascii").partition("\n\n")
        if self._origin < 0 or not end:
            raise ImportError(f"{self.path} is cut short: install again")
        self._start = len(head) + 2
        for line in head.split("\n")[1:]:
            # "name: text", "name[]: a list of words", and either as "name.key" for an item of a dict
            name, _, value = line.partition(":")
            place = self.settings
            if "." in name:
                outer, _, name = name.partition(".")
                place = place.setdefault(outer, {})
            if name[-2:] == "[]":
                place[name[:-2]] = value.split()
            else:
                place[name] = value[1:]
        if "same" in self.settings:  # the newest headers serve every major
            release = self.settings["release"]
            self._open(self.settings.pop("same"))
            self.settings["release"] = release

    def _read(self, start: int, size: int) -> bytes:
        if not self._text:
            content = self._from_file(self._origin + start, size)
            if content is not None and b"\r" not in content:
                return content
            __import__(self._module)
            self._text = (QUOTES + sys.modules[self._module].text[1:]).encode("ascii")
        return self._text[start : start + size]

    def _from_file(self, start: int, size: int) -> "bytes | None":
        try:
            file = os.open(self.path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        except OSError:
            return None
        try:
            os.lseek(file, start, os.SEEK_SET)
            return os.read(file, size)
        finally:
            os.close(file)

    def __getattr__(self, name: str) -> "Any":
        _, here, places = f" {self.settings['sections']}".partition(f" {name}=") if name[:2] != "__" else ("", "", "")
        if not here:
            raise AttributeError(f"the table of {self.library} has no {name}")
        start, _, size = places.partition(" ")[0].partition("+")
        text = self._read(self._start + int(start), int(size))
        if len(text) != int(size) or not text.startswith(f"[{name}]\n".encode()):
            raise ImportError(
                f"{self.path} is not what it was when this program began, or it is cut short: install again"
            )
        lines = SECTIONS.get(name, Lines)(text)
        return self.__dict__.setdefault(name, lines)  # one, whichever thread comes first


# The lines themselves, as texts; ``declarations`` makes objects of them, which first calls do without.

DIRECTIONS = ("in", "out", "inout")


def function_parts(line: str) -> "tuple[str, list[str], int, str]":
    """``CUresult (out CUdeviceptr *dptr, size_t bytesize) 3020 ptds``: the result, the parameters, the CUDA version that
    introduced it (12030 for 12.3, or 0), and the ending of its twin for the per-thread default stream (or nothing)."""
    result, _, rest = line.partition(" (")
    inside, _, after = rest.rpartition(")")
    words = after.split()
    since = int(words.pop(0)) if words and words[0].isdigit() else 0
    return result, inside.split(", ") if inside else [], since, words[0] if words else ""


def declaration_parts(text: str) -> "tuple[str, str, str, dict[str, str]]":
    """``[direction] [const] TYPE [*...]NAME[bounds] [: note=value ...]``: the direction, the type with its const, the name with
    stars and bounds, and the notes."""
    text, _, rest = text.partition(" : ")
    direction, _, inner = text.partition(" ")
    if direction not in DIRECTIONS:
        direction, inner = "in", text
    base, _, name = inner.rpartition(" ")
    return direction, base, name, dict([note.partition("=")[::2] for note in rest.split()]) if rest else {}


# The modules that are made of them.


_tables: "dict[tuple[str, str], Table]" = {}


def table_of(package: str, library: str) -> "Any":
    """The generated table of a library, in the package of a major."""
    key = package, library
    return _tables.get(key) or _tables.setdefault(key, Table(package, library))


class Common:
    """What the faces of one table share: the library, and the types, which say that they are in the modules of ``package``."""

    def __init__(self, table: "Any", package: str) -> None:
        from .functions import Library
        from .types import Names

        home = table.settings.get("home", "bindings")
        if not _load(f"{package}.{home}.{table.library}"):
            package = table.package
        self.table = table
        self.package = package
        self.library = Library(table.library, table.settings, int(table.release.partition(".")[0]))
        parents = [common(table_of(table.package, name), package).names for name in table.uses]
        self.names: Names = Names(table, f"{package}.{home}.{table.library}", tuple(parents))
        self.names.raw_module = f"{package}.raw.{table.library}"
        self.lock = self.names.lock
        self._status: Status | None = None

    @property
    def types(self) -> "Types":
        return self.names.complete()

    @property
    def status(self) -> "Status":
        """What this library's statuses mean."""
        if self._status is None:
            from .statuses import Status

            self._status = Status(self.names, self.library)
        return self._status

    def symbol(self, name: str) -> str:
        """The exported symbol that a function's name stands for; empty if it is no function."""
        table = self.table
        symbol = table.names.get(name, name)
        if symbol in table.functions:
            return symbol  # type: ignore[no-any-return]
        if name in table.enums or name in table.typedefs:
            return ""
        return symbol if symbol in table.older else ""


_common: "dict[Table, Common]" = {}


def common(table: "Any", package: str) -> "Common":
    """The first package whose modules serve a table is the one that its classes name."""
    return _common.get(table) or _common.setdefault(table, Common(table, package))


def _load(module: str) -> bool:
    """Let a module that classes name be loaded, as inspect and those who send objects to other processes look no further."""
    if module not in sys.modules:
        try:
            __import__(module)
        except ImportError:  # of a copy without it, or when nothing can be imported any more
            return False
    return True


def shared_by(module: str, table: "Any" = None) -> "Common":
    """What the module of this name has in common with the other faces of its table."""
    package, face, library = module.rsplit(".", 2)
    if table is None:
        table = table_of(full_name(module).rsplit(".", 2)[0], library)
    shared = common(table, package)
    for name in (library, *table.uses):
        _load(f"{shared.package}.{face}.{name}")
    return shared


def serve(
    namespace: "dict[str, Any]", shared: "Common", build: "Callable[[str], Any]", names: "Callable[[], list[str]]"
) -> "Served":
    module = namespace["__name__"]

    def lookup(name: str) -> "Any":
        if name == "__all__":  # a dtype needs NumPy
            return [item for item in names() if not item.endswith("_dtype")]
        with shared.lock:  # one object per name, whichever thread asks first
            if name in namespace:
                return namespace[name]
            made = build(name)
            if made is None:
                hint = ""
                if not sys.is_finalizing():  # when nothing can be imported any more
                    from .listing import suggestion

                    hint = suggestion(shared, name, names())
                raise AttributeError(f"module {module!r} has no attribute {name!r}{hint}")
            namespace[name] = made
            return made

    return lookup, lambda: sorted({*namespace, *names()})


_lock = RLock()
_modules: "dict[str, Any]" = {}
"""The modules by their names in the package of a major; that of the default major is the same module."""


def lazily(build: "Callable[[dict[str, Any], Any], Served]") -> "Callable[[dict[str, Any]], Served]":
    """What serves a module, given its namespace, by what needs its table too: that is asked when a name is."""

    def served(namespace: "dict[str, Any]") -> "Served":
        module = namespace["__name__"]
        this = sys.modules.get(module)
        name = full_name(module)
        package, _, library = name.rsplit(".", 2)
        made: list[Any] = []

        def parts() -> "Any":
            with _lock:  # types exist once, whichever thread asks first
                if not made:
                    made.append(build(namespace, table_of(package, library)))
                    namespace["__getattr__"], namespace["__dir__"] = made[0]
                return made[0]

        def lookup(attribute: str) -> "Any":
            if attribute[:2] == "__" and attribute != "__all__":  # of the import system and the like
                raise AttributeError(f"module {module!r} has no attribute {attribute!r}")
            return parts()[0](attribute)

        def listed() -> "list[str]":
            return parts()[1]()  # type: ignore[no-any-return]

        namespace["__getattr__"], namespace["__dir__"] = lookup, listed  # before another thread finds this module
        if this is not None:
            sys.modules[module] = _modules.setdefault(name, this)
        return lookup, listed

    return served


def full_name(module: str) -> str:
    """The name of a module in the package of its major: what it was, where it is loaded already."""
    this = sys.modules.get(module)
    return next((name for name, known in list(_modules.items()) if known is this), "") or in_major(module)


def in_major(module: str) -> str:
    """The name of a module in the package of its major, which is the chosen one for modules of the default major. Raises
    ImportError where there is none, or no such library in it."""
    package, face, library = module.rsplit(".", 2)
    if package != __name__.rpartition(".")[0]:
        return module
    from .. import MAJORS, VARIABLE, major

    chosen = major()
    if chosen != MAJORS[0]:  # which has all libraries
        from importlib.util import find_spec

        if not find_spec(f"{package}.cu{chosen}.{face}.{library}"):
            raise ModuleNotFoundError(f"there is no {library} of CUDA {chosen} ({VARIABLE})", name=module)
    return f"{package}.cu{chosen}.{face}.{library}"


@lazily
def raw(namespace: "dict[str, Any]", table: "Any") -> "Served":
    """C as it is: ctypes classes, and functions with ``argtypes`` and ``restype``."""
    from .raw_face import face

    return face(namespace, table)


@lazily
def bindings(namespace: "dict[str, Any]", table: "Any") -> "Served":
    """The convention of cuda.bindings: ``(status, outputs...)``, or that of its younger modules."""
    if "plain_error" in table.settings:
        from .plain import face

        return face(namespace, table)
    return _python_face(namespace, table, "bindings")


@lazily
def checked(namespace: "dict[str, Any]", table: "Any") -> "Served":
    """Values or exceptions. Besides the names of ``bindings``: CudaError and its subclass per status."""
    return _python_face(namespace, table, "checked")


def _python_face(namespace: "dict[str, Any]", table: "Any", face: str) -> "Served":
    from .functions import make_function

    shared = shared_by(namespace["__name__"], table)
    types = shared.names
    if face == "checked":
        from .checked_views import CheckedTypes

        # both are made now: at the very end of Python nothing can be imported, and calls may fail
        types, _ = CheckedTypes(shared.types), shared.status

    def build(name: str) -> "Any":
        made = types.made(name)
        if made is not None:
            return made
        symbol = shared.symbol(name)
        if symbol:
            return make_function(types, shared.library, lambda: shared.status, name, symbol, face)
        if types.defines_itself(name) or name in table.shared:
            return types.python_class(name)
        if name in table.constants:
            return table.constants[name]
        if name in table.unnamed:
            return types.complete().view(table.unnamed[name])
        if name in table.makers:
            from .makers import maker

            complete = types.complete()
            return maker(complete, name, complete.view)
        if name == "sizeof":
            from .records import size_of

            return size_of
        if face == "checked":
            from .listing import error_class

            return error_class(table, name)
        return None

    def names() -> "list[str]":
        from .listing import names_of

        return names_of(shared, face)

    return serve(namespace, shared, build, names)
