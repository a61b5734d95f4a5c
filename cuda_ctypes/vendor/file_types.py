"""The types of a vendored file, of one CUDA major or of both."""

from __future__ import annotations

import ctypes
import re

from . import c_types

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .selection import Selection, Source


class Piece:
    """A definition of the file: its name, and its lines by CUDA major."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: dict[int, list[str]] = {}

    def text(self) -> str:
        return "\n".join(line for lines in self.lines.values() for line in lines)


class FileTypes:
    """The types that selections need. A type that differs between the majors appears once for each."""

    def __init__(self, selections: dict[int, Selection], spelled: dict[str, str]) -> None:
        self.selections = selections
        self.spelled = spelled
        """Names that are not as in C."""
        self.majors = sorted(selections, reverse=True)
        self.pieces = self.written()
        self.united: set[str] = set()
        """Enums and unions that have the members of both majors."""
        self.differing = self.differing_types()
        if self.differing:
            for selection in selections.values():
                selection.rename(self.differing)
            fresh = self.written()
            for name, piece in self.pieces.items():
                if name not in self.united:
                    piece.lines = fresh[name].lines

    def written(self) -> dict[str, Piece]:
        made: dict[str, Piece] = {}
        for major in reversed(self.majors):
            for name, source in self.selections[major].types.items():
                made.setdefault(name, Piece(name)).lines[major] = self.type_lines(source, name)
        return made

    @property
    def names(self) -> list[str]:
        """As the file has them."""
        return [
            f"{self.spelled.get(name, name)}_{major}" if name in self.differing else self.spelled.get(name, name)
            for name in self.pieces
            for major in (self.majors if name in self.differing else [0])
        ]

    def type_lines(self, source: Source, name: str) -> list[str]:
        types = source.types
        kind = "enum" if source.is_macro_enum(name) else types.kind(name)
        if kind == "enum":
            return c_types.enum(source, name)
        if name != types.target(name) and kind in ("record", "callback"):
            return [f"{source.local(name)} = {source.local(types.target(name))}"]
        if kind == "record":
            return c_types.record(source, name)
        return c_types.callback(source, name) if kind == "callback" else c_types.alias(source, name)

    def differing_types(self) -> set[str]:
        """Types that differ between the majors. An enum gets the members of both."""
        found: set[str] = set()
        for name, piece in self.pieces.items():
            if len(piece.lines) == 2:
                old, new = (piece.lines[major] for major in reversed(self.majors))
                if old != new and old[0] == new[0] and old[0].endswith("(Enum):"):
                    piece.lines = {self.majors[0]: united(old, new)}
                    self.united.add(name)
                    continue
                if old != new and old[0].endswith("(Union):") and self.is_wider(name, old, new):
                    piece.lines = {self.majors[0]: new}
                    self.united.add(name)
                    continue
                if old != new:
                    found.add(name)
        before = -1
        while before != len(found):
            before = len(found)
            for name, piece in self.pieces.items():
                both = len(piece.lines) == 2 or name in self.united
                if both and name not in found and mentions(piece.text(), {self.spelled.get(one, one) for one in found}):
                    found.add(name)
                    self.united.discard(name)
        return found

    def is_wider(self, name: str, old: list[str], new: list[str]) -> bool:
        """Whether the newer major only adds members to a union."""
        sizes = {ctypes.sizeof(self.selections[major].types[name].types.c_class(name)) for major in self.majors}
        return len(sizes) == 1 and set(old) <= set(new)

    def stanzas(self) -> tuple[list[str], list[list[str]]]:
        """Numbers and handles, enums, then the types made of them; of a type that differs, one for each major."""
        texts: dict[str, list[str]] = {}
        for major in reversed(self.majors):
            for name, source in self.selections[major].types.items():
                lines = self.pieces[name].lines
                texts[source.local(name)] = lines[major] if name in self.differing else next(iter(lines.values()))
        numbers: list[str] = []
        enums: list[list[str]] = []
        others: list[list[str]] = []
        written: set[str] = set()

        def put(name: str) -> None:
            """Write a type after the types of its members."""
            written.add(name)
            lines = texts[name]
            for other in words("\n".join(lines)):
                if other in texts and other not in written:
                    put(other)
            if lines[0].endswith("(Enum):"):
                enums.append(lines)
            elif re.fullmatch(r"\w+ = c_\w+", lines[0]):
                numbers.extend(lines)
            else:
                others.append(lines)

        for name in texts:
            if name not in written:
                put(name)
        return numbers, [*enums, *joined(others)]


def joined(parts: list[list[str]]) -> list[list[str]]:
    """One-line definitions form a block without blank lines."""
    made: list[list[str]] = []
    for part in parts:
        if made and not part[0].startswith("class ") and not made[-1][-1].startswith(" "):
            made[-1] += part
        else:
            made.append(list(part))
    return made


def united(old: list[str], new: list[str]) -> list[str]:
    """An enum with the members of both majors, except members whose values differ, mostly limits."""
    before = dict(line.split(" = ") for line in old[1:])
    after = dict(line.split(" = ") for line in new[1:])
    lines = [new[0]]
    for member, value in {**after, **before}.items():
        if before.get(member, value) == after.get(member, value):
            lines.append(f"{member} = {value}")
        else:
            lines.append(f"    # {member.strip()} is {after[member]}, before CUDA 13 {before[member]}")
    return lines


def mentions(text: str, names: set[str]) -> bool:
    return bool(names.intersection(words(text)))


def words(text: str) -> list[str]:
    """The names in a definition, except those of members."""
    return re.findall(r"\w+", re.sub(r'"\w*"', "", text))
