"""The generated tables: text with one line per function, member and enumerator, read when the thing is first asked for.

As text, a table of 5000 lines loads in 0.1 ms; as dicts it takes 1.5 ms and 1 MB, and a program uses a few dozen lines.
"""

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, Iterator


class Lines:
    """A read-only mapping over lines ``name: rest``; ``read`` makes a value of a rest."""

    __slots__ = ("text", "_all", "_read", "_starts")
    end = "\n"
    """What an entry ends with."""

    def __init__(self, text: str, read: "Callable[[str], Any]" = str) -> None:
        self.text = text
        self._read = read
        self._starts: dict[object, int] = {}
        self._all: dict[str, Any] | None = None

    def __getitem__(self, name: str) -> "Any":
        return self._read(self.entry(name))

    def entry(self, name: str) -> str:
        """The text of an entry."""
        start = self._start(name)
        if start < 0:
            raise KeyError(name)
        return self.text[start : self.text.index(self.end, start)]

    def _start(self, name: object) -> int:
        """Where an entry begins, behind its name; less than 0 if there is none."""
        start = self._starts.get(name)
        if start is None:
            line = f"\n{name}: "
            start = self.text.find(line)
            if start >= 0:
                start = self._starts[name] = start + len(line)
        return start

    def all(self) -> "dict[str, Any]":
        """Every entry."""
        if self._all is None:
            self._all = {name: self[name] for name in self}
        return self._all

    def __contains__(self, name: object) -> bool:
        return self._start(name) >= 0

    def __iter__(self) -> "Iterator[str]":
        return iter([line.partition(": ")[0] for line in self.text.split("\n") if line and line[0] != " "])

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def name_of(self, value: str) -> str:
        """The first name whose entry is this text; empty if there is none."""
        end = self.text.find(f": {value}\n")
        return "" if end < 0 else self.text[self.text.rindex("\n", 0, end) + 1 : end]

    def get(self, name: str, default: "Any" = None) -> "Any":
        start = self._start(name)
        return default if start < 0 else self._read(self.text[start : self.text.index(self.end, start)])

    def keys(self) -> "list[str]":
        return list(self)

    def values(self) -> "list[Any]":
        return list(self.all().values())

    def items(self) -> "list[tuple[str, Any]]":
        return list(self.all().items())


class Blocks(Lines):
    """Such a mapping where indented lines stand under each line ``name: head``, and a blank line after them."""

    __slots__ = ()
    end = "\n\n"

    def body(self, name: str) -> str:
        """The lines of a block, between line ends."""
        return "\n" + self.entry(name).partition("\n")[2] + "\n"


def value_lines(text: str) -> Lines:
    """Lines whose rests are numbers, or text in quotes."""
    return Lines(text, _value)


def _value(entry: str) -> "Any":
    if entry[0] in "\"'":
        from ast import literal_eval

        return literal_eval(entry)
    return float(entry) if "." in entry else int(entry)


def line_blocks(text: str) -> Blocks:
    """Blocks as tuples: the head and the lines."""
    return Blocks(text, lambda entry: tuple(entry.split("\n    ")))


def word_blocks(text: str) -> Blocks:
    """Blocks of lines ``name = text`` as dicts."""
    return Blocks(text, _words)


def number_blocks(text: str) -> Blocks:
    """Blocks of lines ``name = number`` as dicts."""
    return Blocks(text, lambda entry: {name: int(number) for name, number in _words(entry).items()})


def _words(entry: str) -> "dict[str, str]":
    return dict(line.split(" = ") for line in entry.split("\n    ")[1:])


class Declaration:
    """A parameter, a member or a typedef's target: ``out CUdeviceptr *dptr``, ``char name[256]``.

    ``base`` is the type's name without const and pointers, ``direction`` is ``in``, ``out`` or ``inout``, ``notes`` is what
    stands after the colon: ``array=numNodes``, ``buffer=size`` ...
    """

    __slots__ = ("base", "bounds", "const", "direction", "name", "notes", "stars")

    def __init__(
        self,
        name: str,
        base: str,
        stars: int,
        bounds: "tuple[int, ...]",
        const: bool,
        direction: str,
        notes: "dict[str, str]",
    ) -> None:
        self.name = name
        self.base = base
        self.stars = stars
        self.bounds = bounds
        self.const = const
        self.direction = direction
        self.notes = notes


DIRECTIONS = ("in", "out", "inout")


def declaration(text: str) -> "Declaration":
    """``[direction] [const] TYPE [*...]NAME[bounds] [: note=value ...]`` in parts."""
    text, _, rest = text.partition(" : ")
    words = text.split(" ")
    name = words.pop()
    direction = words.pop(0) if words[0] in DIRECTIONS else "in"
    const = words[0] == "const"
    if const:
        del words[0]
    stars = 0
    if name[:1] == "*":
        stars = name.count("*")
        name = name[stars:]
    bounds: tuple[int, ...] = ()
    if name[-1:] == "]":
        name, *parts = name.split("[")
        bounds = tuple([int(part[:-1]) for part in parts])
    notes = dict([note.partition("=")[::2] for note in rest.split()]) if rest else {}
    return Declaration(name, " ".join(words), stars, bounds, const, direction, notes)


class Prototype:
    """A function: ``CUresult (out CUdeviceptr *dptr, size_t bytesize) 3020 ptds``.

    ``since`` is the CUDA version that introduced it, 12030 for 12.3, or 0; ``per_thread`` is the ending of its twin for the
    per-thread default stream: ``ptds``, ``ptsz`` or nothing.
    """

    __slots__ = ("parameters", "per_thread", "result", "since")

    def __init__(
        self, result: "Declaration", parameters: "tuple[Declaration, ...]", since: int, per_thread: str
    ) -> None:
        self.result = result
        self.parameters = parameters
        self.since = since
        self.per_thread = per_thread


_results: "dict[str, Declaration]" = {}
"""What functions return, by its text: the same for most."""


def prototype(text: str, face: str = "checked") -> "Prototype":
    """The function that a line declares, as a face has it: what is the caller's own elsewhere is so in ``checked`` too
    unless it can be returned or taken as a list there."""
    result, _, rest = text.partition(" (")
    inside, _, after = rest.rpartition(")")
    words = after.split()
    since = int(words.pop(0)) if words and words[0].isdigit() else 0
    parameters = tuple([declaration(part) for part in inside.split(", ")]) if inside else ()
    if face != "checked":
        for item in parameters:
            if "callers" in item.notes:
                item.direction, item.notes = "in", {}
    returned = _results.get(result)
    if returned is None:
        returned = _results[result] = declaration(f"{result.rstrip(' *')} {'*' * result.count('*')}result")
    return Prototype(returned, parameters, since, words[0] if words else "")


def declared(table: "Any", symbol: str, face: str = "checked") -> "Prototype":
    """The function of a table that has this symbol."""
    return prototype(table.functions.get(symbol) or table.older[symbol], face)


def shown(item: "Declaration") -> str:
    """A parameter the way C writes it."""
    return f"{'const ' if item.const else ''}{item.base} {'*' * item.stars}{item.name}"
