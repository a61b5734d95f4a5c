"""Reads the generated tables: text with one line per function, member and enumerator, read when a name is first asked for.

As text, a table of 5000 lines loads in 0.1 ms, as text in a module in 0.5; as dicts it takes 1.5 ms and 1 MB, and a program
uses a few dozen lines. The text stays the bytes of the file; only the lines that are asked for are decoded. First calls need
this module alone; :mod:`.declarations` makes objects of the lines, :mod:`.spelling` writes names in snake_case.
"""

import os
import sys

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, Iterator


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
    "snake_enums": number_blocks,
    "records": line_blocks,
    "attributes": word_blocks,
    "constants": value_lines,
}
"""What reads the sections of a table that are not plain lines."""
PACKAGE_FOLDER = os.path.dirname(os.path.dirname(__path__[0]))
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
        self.path = os.path.join(PACKAGE_FOLDER, major, f"_{self.library}.py")
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


# The parts of a line, as text.

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


_tables: "dict[tuple[str, str], Table]" = {}


def table_of(package: str, library: str) -> "Any":
    """The generated table of a library, in the package of a major."""
    key = package, library
    return _tables.get(key) or _tables.setdefault(key, Table(package, library))
