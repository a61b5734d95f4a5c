"""Reads the generated tables: text with one line per function, member and enumerator, parsed when a name is first used.

A table of 5000 lines loads in 0.1 ms as a text file, in 0.5 ms as a module with text, in 1.5 ms and 1 MB as dicts; a
program uses a few dozen lines. The text stays as bytes, and only the lines in use are decoded. First calls need this
module alone; :mod:`.declarations` makes objects of the lines, :mod:`.spelling` converts names to snake_case.
"""

import os
import sys

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, Iterator


class Lines:
    """A read-only mapping over lines ``name: rest``; ``read`` converts a rest to a value. The first line is skipped.

    With an ``end`` of two newlines, an entry is a block: a line ``name: head``, indented lines, and a blank line.
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
        """Position behind an entry's name; negative if there is no such entry."""
        start = self._starts.get(name)
        if start is None:
            line = f"\n{name}: ".encode(errors="replace")
            start = self.text.find(line)
            if start >= 0:
                start = self._starts[name] = start + len(line)
        return start

    def body(self, name: str) -> str:
        """The indented lines of a block, with the newlines around them."""
        start = self._found(name)
        return self.text[self.text.index(b"\n", start) : self.text.index(self._end, start) + 1].decode("ascii")

    def __contains__(self, name: object) -> bool:
        return self._start(name) >= 0

    def __iter__(self) -> "Iterator[str]":
        lines = self.text.decode("ascii").split("\n")[1:]
        return iter([line.partition(": ")[0] for line in lines if line and line[0] != " "])

    def name_of(self, value: str) -> str:
        """The first name with this text as its entry; empty if there is no such entry."""
        end = self.text.find(f": {value}\n".encode())
        return "" if end < 0 else self.text[self.text.rindex(b"\n", 0, end) + 1 : end].decode("ascii")

    def get(self, name: str, default: "Any" = None) -> "Any":
        start = self._start(name)
        return default if start < 0 else self._read(self._until_end(start))

    def items(self) -> "list[tuple[str, Any]]":
        return [(name, self[name]) for name in self]


def value_lines(text: bytes) -> Lines:
    """Lines whose rests are numbers or quoted text."""
    return Lines(text, _value)


def _value(entry: str) -> "Any":
    if entry[0] in "\"'":
        from ast import literal_eval

        return literal_eval(entry)
    return float(entry) if "." in entry else int(entry)


def line_blocks(text: bytes) -> Lines:
    """Blocks as tuples: the head, then the lines."""
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
"""Readers of the sections with another form than plain lines."""
PACKAGE_FOLDER = os.path.dirname(os.path.dirname(__path__[0]))
HEAD, QUOTES = 4096, '"""\n'
"""The most bytes that a table's settings take from the start of its file on, and the text before them."""


class Table:
    """The declarations in the headers of one library and CUDA major, as the generator wrote them to, for example,
    ``cu13/_driver.py``.

    The settings end at the first empty line. They give the position of each section, counted from that line. Sections
    are attributes, read from the file on first use. The file is also a module, so that packaging tools copy it; it is
    imported where the file cannot be read (in archives) or was changed (other newlines).
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
        """Types of those libraries that this library's headers define too."""

    def _open(self, major: str) -> None:
        self._module = f"{self.package.rpartition('.')[0]}.{major}._{self.library}"
        self.path = os.path.join(PACKAGE_FOLDER, major, f"_{self.library}.py")
        self._origin, self._text = 0, b""
        start = self._read(0, HEAD)
        self._origin = start.find(QUOTES.encode())
        head, end, _ = start[self._origin :].decode("ascii").partition("\n\n")
        if self._origin < 0 or not end:
            raise ImportError(f"{self.path} is truncated: install the package again")
        self._start = len(head) + 2
        for line in head.split("\n")[1:]:
            # "name: text", "name[]: a list of words", and either as "name.key" for a dict item
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
            raise AttributeError(f"the table of {self.library} has no section {name}")
        start, _, size = places.partition(" ")[0].partition("+")
        text = self._read(self._start + int(start), int(size))
        if len(text) != int(size) or not text.startswith(f"[{name}]\n".encode()):
            raise ImportError(
                f"{self.path} is truncated or was replaced while this program ran: install the package again"
            )
        lines = SECTIONS.get(name, Lines)(text)
        return self.__dict__.setdefault(name, lines)  # the same object for every thread


# The parts of a line, as text.

DIRECTIONS = ("in", "out", "inout")


def function_parts(line: str) -> "tuple[str, list[str], int, str]":
    """``CUresult (out CUdeviceptr *dptr, size_t bytesize) 3020 ptds``: the result, the parameters, the CUDA version
    that introduced the function (12030 for 12.3, or 0), and the suffix of its per-thread default stream variant (or
    empty)."""
    result, _, rest = line.partition(" (")
    inside, _, after = rest.rpartition(")")
    words = after.split()
    since = int(words.pop(0)) if words and words[0].isdigit() else 0
    return result, inside.split(", ") if inside else [], since, words[0] if words else ""


def declaration_parts(text: str) -> "tuple[str, str, str, dict[str, str]]":
    """``[direction] [const] TYPE [*...]NAME[bounds] [: note=value ...]``: the direction, the type with const, the name
    with stars and bounds, and the notes."""
    text, _, rest = text.partition(" : ")
    direction, _, inner = text.partition(" ")
    if direction not in DIRECTIONS:
        direction, inner = "in", text
    base, _, name = inner.rpartition(" ")
    return direction, base, name, dict([note.partition("=")[::2] for note in rest.split()]) if rest else {}


_tables: "dict[tuple[str, str], Table]" = {}


def table_of(package: str, library: str) -> "Any":
    """The generated table of a library; ``package`` is that of a CUDA major."""
    key = package, library
    return _tables.get(key) or _tables.setdefault(key, Table(package, library))
