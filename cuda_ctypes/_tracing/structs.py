"""Structs in short: the members that are numbers, handles or texts, in one line."""

from __future__ import annotations

import ctypes
import struct
from itertools import groupby

from . import handles
from .handles import handles_of
from .text import cut, quoted

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, Iterator

    Member = tuple[str, int, str, Callable[[Any], bytes]]

FEW = 10
"""Members that a struct may have to be shown with its zeros."""
MOST = 1000
"""Structs remembered."""
SHOWN = """
def shown(p):
    content = memory(p).raw
    try: return known[content]
    except KeyError: pass
    if len(known) > most: known.clear()
    ({}) = unpack(content)
    known[content] = made = text % ({},)
    return made
"""
ADDRESS: Callable[[Any], bytes] = b"0x%x".__mod__
NUMBER: Callable[[Any], bytes] = b"%d".__mod__
REAL: Callable[[Any], bytes] = b"%.9g".__mod__
_made: dict[Any, Any] = {}


def short(types: Any, name: str) -> Callable[[int], bytes]:
    """A function that shows the struct at an address as a JSON string."""
    home = types.home(name)
    key = id(home), home.target(name)
    return _made.get(key) or _made.setdefault(key, _short(home, home.target(name)))  # type: ignore[no-any-return]


def _short(types: Any, name: str) -> Callable[[int], bytes]:
    members = list(members_of(types, name, "", 0))
    size = ctypes.sizeof(types.c_class(name))
    layout, end = "=", 0
    for _, offset, code, _ in members:
        layout += f"{offset - end}x{code}"
        end = offset + struct.calcsize("=" + code)
    unpack, memory = struct.Struct(layout).unpack_from, (ctypes.c_char * size).from_address
    if not FEW >= len(members) > 0 or any(code[-1:] == "s" for _, _, code, _ in members):
        return lambda address: filled(members, unpack(memory(address)))
    return written(members, unpack, memory)


def written(members: list[Member], unpack: Any, memory: Any) -> Callable[[int], bytes]:
    """A function made for these members, which is quicker than a loop over them: launches have such a struct."""
    names: dict[str, Any] = {"unpack": unpack, "memory": memory, "known": {}, "most": MOST}
    handles.structs.append(names["known"])
    shown, values = [], []
    for place, (member, _, _, show) in enumerate(members):
        directly = {ADDRESS: "0x%x", NUMBER: "%d", REAL: "%.9g"}.get(show)
        shown.append((member, directly or "%b"))
        values.append(f"v{place}" if directly else f"show{place}(v{place})")
        names[f"show{place}"] = show
    names["text"] = quoted(" ".join(pieces(shown)))
    unpacked = "".join([f"v{place}, " for place in range(len(members))])
    exec(SHOWN.format(unpacked, ", ".join(values)), names)
    return names["shown"]  # type: ignore[no-any-return]


def filled(members: list[Member], numbers: tuple[Any, ...]) -> bytes:
    """The members that are not zero."""
    shown = [f"{name}={show(number).decode()}" for (name, _, _, show), number in zip(members, numbers) if number]
    return b'"%b"' % " ".join(shown).encode("ascii")


def pieces(members: list[tuple[str, str]]) -> Iterator[str]:
    """``gridDim=%d,%d,%d`` for gridDimX, gridDimY, gridDimZ."""
    names = {name for name, _ in members}

    def stem_of(member: tuple[str, str]) -> str:
        stem, letter = member[0][:-1], member[0][-1:]
        siblings = "xy" if letter in "xyz" else "XY"
        return stem if letter in "xyzXYZ" and {stem + other for other in siblings} <= names else member[0]

    for stem, group in groupby(members, stem_of):
        shown = [value for _, value in group]
        yield f"{stem}={','.join(shown)}" if stem else ",".join(shown)


def members_of(types: Any, name: str, before: str, start: int) -> Iterator[Member]:
    """The members to show: name, offset, struct code, and the function that shows the value inside a JSON string."""
    cls = types.c_class(name)
    members = types.members(types.target(name))
    for member in members[:1] if issubclass(cls, ctypes.Union) else members:  # of a union, its first member
        field, home = getattr(cls, member.name), types.home(member.base)
        kind, offset = home.kind(member.base), start + field.offset
        shown = before + member.name
        if member.name.startswith(("reserved", "pad")) or "bits" in member.notes:
            continue
        if member.bounds:
            if home.target(member.base) == "char" and not member.stars:
                yield shown, offset, f"{field.size}s", text_inside
        elif member.stars or kind == "callback":
            yield shown, offset, "Q", ADDRESS
        elif kind == "record":
            yield from members_of(home, member.base, before if "anonymous" in member.notes else shown + ".", offset)
        elif kind == "handle":
            yield shown, offset, "Q", inside(handles_of(home, member.base).__getitem__)
        elif kind in ("scalar", "enum"):
            code = home.code(member.base)
            if code in "fd":
                yield shown, offset, code, REAL
            elif code in "cbBhHiIqQ?":
                if kind == "enum":
                    yield shown, offset, code, inside(enum_names(home.enum(member.base)).__getitem__)
                else:
                    show = ADDRESS if "deviceptr" in member.base else NUMBER
                    yield shown, offset, "b" if code == "c" else code, show


def inside(show: Callable[[Any], bytes]) -> Callable[[Any], bytes]:
    """The same without the quotation marks, for the inside of a string."""
    return lambda number: show(number)[1:-1]


def text_inside(value: bytes) -> bytes:
    return cut(value.partition(b"\0")[0])[1:-1]


class Names(dict):  # type: ignore[type-arg]
    """The names of an enum's numbers, as JSON."""

    def __init__(self, enum: Any) -> None:
        self.enum = enum

    def __missing__(self, number: int) -> bytes:
        found = self.enum._find(number)
        self[number] = made = quoted(found.name if found is not None else str(int(number)))
        return made


_names: dict[Any, Names] = {}


def enum_names(enum: Any) -> Names:
    """The names of an enum's numbers, made once."""
    return _names.get(enum) or _names.setdefault(enum, Names(enum))
