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


MOST = 1000
"""The positions in memory from which on names without an entry are not remembered: programs may ask for any number."""


class Lines:
    """A read-only mapping over lines ``name: rest``; ``read`` converts a rest to a value. The first line is skipped.

    With an ``end`` of two newlines, an entry is a block: a line ``name: head``, indented lines, and a blank line. The
    lines are those of ``whole`` from ``first`` to ``last``: a table's sections share its bytes.
    """

    def __init__(
        self,
        whole: bytes,
        read: "Callable[[str], Any]" = str,
        end: bytes = b"\n",
        first: int = 0,
        last: "int | None" = None,
    ) -> None:
        self._whole = whole
        self._read = read
        self._end = end
        self._first = first
        self._last = len(whole) if last is None else last
        self._starts: dict[object, int] = {}

    @property
    def text(self) -> bytes:
        return self._whole[self._first : self._last]

    def __getitem__(self, name: str) -> "Any":
        entry = self.get(name)
        if entry is None:
            raise KeyError(name)
        return entry

    def get(self, name: str, default: "Any" = None) -> "Any":
        start = self._start(name)
        if start < 0:
            return default
        return self._read(self._whole[start : self._whole.index(self._end, start)].decode())

    def _start(self, name: object) -> int:
        """Position behind an entry's name; negative if there is no such entry."""
        start = self._starts.get(name)
        if start is None:
            line = f"\n{name}: ".encode(errors="replace")
            start = self._whole.find(line, self._first, self._last)
            if start >= 0:
                start += len(line)
            if start >= 0 or len(self._starts) < MOST:
                self._starts[name] = start
        return start

    def body(self, name: str) -> str:
        """The indented lines of an enum, with the newlines around them."""
        whole, start = self._whole, self._start(name)
        if start < 0:
            raise KeyError(name)
        start = whole.index(b"\n", start)
        colon = whole.find(b":", start, self._last)  # of the next block: quicker to find than its two newlines
        end = whole.rindex(self._end, start, self._last if colon < 0 else colon)
        return whole[start : end + 1].decode()

    def __contains__(self, name: object) -> bool:
        return self._start(name) >= 0

    def __iter__(self) -> "Iterator[str]":
        lines = self.text.decode().split("\n")[1:]
        return iter([line.partition(": ")[0] for line in lines if line and line[0] != " "])

    def name_of(self, value: str) -> str:
        """The first name with this text as its entry; empty if there is no such entry."""
        end = self._whole.find(f": {value}\n".encode(), self._first, self._last)
        return "" if end < 0 else self._whole[self._whole.rindex(b"\n", 0, end) + 1 : end].decode()

    def holder(self, word: str) -> str:
        """The first enum with this enumerator; empty if none has it."""
        whole = self._whole
        end = whole.find(f"\n    {word} = ".encode(errors="replace"), self._first, self._last)
        colon = whole.rindex(b":", self._first, end) if end >= 0 else 0
        return whole[whole.rindex(b"\n", 0, colon) + 1 : colon].decode() if colon else ""

    def items(self) -> "list[tuple[str, Any]]":
        if self._end != b"\n":
            return [(name, self[name]) for name in self]
        lines = [line.partition(": ") for line in self.text.decode().split("\n")[1:] if line]
        return [(name, self._read(entry)) for name, _, entry in lines]


def _value(entry: str) -> "Any":
    """A number or a quoted text."""
    if entry[0] in "\"'":
        from ast import literal_eval

        return literal_eval(entry)
    return float(entry) if "." in entry else int(entry)


def _block(entry: str) -> "tuple[str, ...]":
    """The head and the lines of a block."""
    return tuple(entry.split("\n    "))


def _words(entry: str) -> "dict[str, str]":
    """A block of lines ``name = text``."""
    return dict([line.split(" = ") for line in entry.split("\n    ")[1:]])


def _numbers(entry: str) -> "dict[str, int]":
    """A block of lines ``name = number``."""
    return {name: int(number) for name, number in _words(entry).items()}


SECTIONS: "dict[str, tuple[Callable[[str], Any], bytes]]" = {
    "enums": (_numbers, b"\n\n"),
    "snake_enums": (_numbers, b"\n\n"),
    "records": (_block, b"\n\n"),
    "attributes": (_words, b"\n\n"),
    "constants": (_value, b"\n"),
}
"""The sections with another form than plain lines: the reader of an entry, and its end."""
PLAIN = (str, b"\n")
PACKAGE_FOLDER = os.path.dirname(os.path.dirname(__path__[0])) if __path__ else os.devnull
"""Frozen packages may have no folder: then it is no folder, and tables are imported."""
QUOTES = b'"""\n'
"""The text before the settings, and behind the last section."""


class Table:
    """The declarations in the headers of one library and CUDA major, as the generator wrote them to, for example,
    ``cu13/_driver.py``.

    The settings end at the first empty line. They give the position of each section, counted from that line. Sections
    are attributes. The file is also a module, so that packaging tools copy it; it is imported where the file cannot be
    read (in archives) or was changed (other newlines).
    """

    def __init__(self, package: str, library: str) -> None:
        self.package = package
        self.library = library
        self.settings: dict[str, Any] = {}
        self._read(package.rpartition(".")[2])
        self.release: str = self.settings["release"]
        self.uses: list[str] = self.settings.get("uses", [])
        """Libraries whose types these declarations use."""
        self.shared: list[str] = self.settings.get("shared", [])
        """Types of those libraries that this library's headers define too."""

    def _read(self, major: str) -> None:
        self.path = os.path.join(PACKAGE_FOLDER, major, f"_{self.library}.py")
        text = self._text(major)
        start = text.find(QUOTES)
        if start < 0 or not text.endswith(QUOTES, start + 1):
            raise ImportError(f"{self.path} is truncated: install the package again")
        end = text.index(b"\n\n", start)
        for line in text[start:end].decode().split("\n")[1:]:
            # "name: text", "name[]: a list of words", and either as "name.key" for a dict item
            name, _, rest = line.partition(":")
            value: Any = rest[1:]
            if name[-1] == "]":
                name, value = name[:-2], rest.split()
            if "." in name:
                outer, _, name = name.partition(".")
                self.settings.setdefault(outer, {})[name] = value
            else:
                self.settings[name] = value
        if "same" in self.settings:  # the newest headers serve every major
            release = self.settings["release"]
            self._read(self.settings.pop("same"))
            self.settings["release"] = release
            return
        self._start, self._whole = end + 2, text
        self._places = f" {self.settings.pop('sections', '')} "

    def __getattr__(self, name: str) -> "Any":
        _, found, place = self._places.partition(f" {name}=") if name[:1] != "_" else ("", "", "")
        if not found:
            raise AttributeError(f"the table of {self.library} has no section {name}")
        start, _, size = place[: place.index(" ")].partition("+")
        first = self._start + int(start)
        lines = Lines(self._whole, *SECTIONS.get(name, PLAIN), first, first + int(size))
        return self.__dict__.setdefault(name, lines)  # the same object for every thread

    def _text(self, major: str) -> bytes:
        """The file's content."""
        try:
            with open(self.path, "rb", buffering=0) as file:
                text = file.read()
            if b"\r" not in text[:100]:  # tools change all newlines
                return text
        except OSError:
            pass
        module = f"{self.package.rpartition('.')[0]}.{major}._{self.library}"
        __import__(module)
        return QUOTES + sys.modules[module].text[1:].encode("ascii") + QUOTES  # type: ignore[no-any-return]


# The parts of a line, as text.

DIRECTIONS = ("in ", "out ", "inout ")


def function_parts(line: str) -> "tuple[str, list[str], int, str]":
    """``CUresult (out CUdeviceptr *dptr, size_t bytesize) 3020 ptds``: the result, the parameters, the CUDA version
    that introduced the function (12030 for 12.3, or 0: the release of the setting ``since`` had it, if there is one),
    and the suffix of its per-thread default stream variant (or empty)."""
    result, _, rest = line.partition(" (")
    inside, _, after = rest.rpartition(")")
    words = after.split()
    since = int(words.pop(0)) if words and words[0].isdigit() else 0
    return result, inside.split(", ") if inside else [], since, words[0] if words else ""


def declaration_parts(text: str) -> "tuple[str, str, str, dict[str, str]]":
    """``[direction] [const] TYPE [*...]NAME[bounds] [: note=value ...]``: the direction, the type with const, the name
    with stars and bounds, and the notes."""
    notes = {}
    if " : " in text:
        text, _, rest = text.partition(" : ")
        notes = dict([note.partition("=")[::2] for note in rest.split()])
    direction = "in"
    if text.startswith(DIRECTIONS):
        direction, _, text = text.partition(" ")
    base, _, name = text.rpartition(" ")
    return direction, base, name, notes


_tables: "dict[tuple[str, str], Table]" = {}


def table_of(package: str, library: str) -> "Any":
    """The generated table of a library; ``package`` is that of a CUDA major."""
    key = package, library
    return _tables.get(key) or _tables.setdefault(key, Table(package, library))
