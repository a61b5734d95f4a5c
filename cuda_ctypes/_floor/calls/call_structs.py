"""Structs made for a call: their members are parameters or results, or arrays whose length a first call returns.

The notes of :mod:`.notes.structs` and the note ``entries`` use them.
"""

from __future__ import annotations

import ctypes
from math import prod
from struct import Struct, pack_into, unpack_from

from .. import PYPY
from ..tables import declaration_parts
from ..types.arguments import elements
from ..types.struct_layout import code_of, places
from . import number, results
from .layers import again_line
from .sources import version_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..tables.declarations import Declaration
    from . import Source
    from .sources import Call
    from .writer import Writer


def write_struct(writer: Writer, item: Declaration) -> None:
    """A struct whose members are parameters and results of the function."""
    types, name, notes = writer.types, item.name, item.notes
    base = notes.get("as", item.base)
    made = f"_o_{name}"
    members = _by_name(types, base)
    if "asks" in notes:
        _asks(writer, item, base, members)
    else:
        version = int(notes.get("version", 0))
        make = None if PYPY else types.constructor(base, version)
        writer.before.append(f"{made} = {writer.name(make or types.view(base))}()")
        if version and not make:
            writer.before.append(f"{made}.version = {ctypes.sizeof(types.c_class(base)) | version << 24}")
        _take(writer, item, base, members)
        if "makes" in notes:
            _make_room(writer, item, base, members)
        pointer = ctypes.addressof if writer.is_outer else types.record_pointer
        writer.argument(f"{writer.name(pointer)}({made})")
    if item.direction != "in":
        _give(writer, item, base, members)


def fields(call: Call, item: Declaration) -> Source | None:
    """The source of a struct whose members are parameters, or results in its place, if these are integers."""
    types, notes = call.types, item.notes
    asks = notes.get("asks")
    if call.face != "snake_case" or not {"as", "asks", "gives", "takes", "version"}.issuperset(notes):
        return None
    base = notes.get("as", item.base)
    members, given = _by_name(types, base), version_of(types, base, int(notes.get("version", 0)))
    given += [_given(types, members, name, position) for position, (name, _) in enumerate(taken(notes), call.position)]
    read = [name for name in notes.get("gives", "").split(",") if name]
    results = [(members[name][1], *_result(types, members, name)) for name in read]
    if None in [width for _, width, _ in given] or not all([code for _, code, _ in results]):
        return None
    given.sort(key=lambda member: member[0])
    size = ctypes.sizeof(types.c_class(base))
    if any([offset + width > size for offset, width, _ in given]):
        return None
    if asks:
        array = members[asks][0]
        known = not results and not _is_byte(types, array) and "insufficient" in types.table.settings
        counter = members[array.notes["count"]][1]
        return ("struct", None, types.is_plainly_made(base), None, given, counter) if known else None
    if item.direction != "in" and not results:
        return "struct", None, types.is_plainly_made(base), None, given
    return ("fields", size, given, results) if size <= LARGEST else None


LARGEST = 3 << 10
"""The most bytes of a struct that machine code makes in its frame."""
SIZES = {"B": 4, "H": 4, "I": 4, "i": 4, "Q": 8, "q": 8}
"""Bytes to store for each struct code. Members are stored in the order of their offsets: the 0 bytes behind a short number come
before the next member."""


def _number(types: Any, member: Declaration) -> tuple[str, tuple[Any, ...]]:
    """The struct code that a struct's member has in Python, and the classes accepted for it; empty if it is no integer."""
    classes = () if member.stars or member.bounds else number(types, member.base)[1]
    code = code_of(types, member) if classes else ""
    return LONG.get(code, code), classes


LONG = {"l": "q", "L": "Q"}


def _is_text(types: Any, member: Declaration) -> bool:
    return bool(
        types.target(member.base) == "char" and member.bounds and not member.stars and "bytes" not in member.notes
    )


def _given(types: Any, members: dict[str, Any], name: str, position: int) -> tuple[int, int | None, Source]:
    """The offset and size of a member that is a parameter, and its source. In place of the size, bytes and texts have the offset of
    their length, or -1. The size is None for members that machine code does not take."""
    member, offset = members[name]
    if _is_bytes(types, member):
        _, size, count = _bytes_place(types, members, name)
        return offset, -1 if count is None else count, ("content", position, size, bytes)
    if _is_text(types, member):
        return offset, -1, ("content", position, prod(member.bounds) - 1, str)
    code, classes = _number(types, member)
    return offset, SIZES.get(code), ("value", position, code, classes, ())


def _result(types: Any, members: dict[str, Any], name: str) -> tuple[str, Any]:
    """The struct code of a number, and 0; "U" and the size of a text; "bytes", their size and the offset of their number or -1; empty
    for other members."""
    member, _ = members[name]
    if _is_text(types, member):
        return "U", prod(member.bounds)
    if _is_bytes(types, member):
        _, size, count = _bytes_place(types, members, name)
        return "bytes", (size, -1 if count is None else count)
    return _number(types, member)[0], 0


def _take(writer: Writer, item: Declaration, base: str, members: dict[str, Any]) -> None:
    """Members that are parameters."""
    types, made = writer.types, f"_o_{item.name}"
    for member, parameter in taken(item.notes):
        parameter = writer.spelled(parameter)
        if _is_bytes(types, members[member][0]):
            put = writer.name(bytes_putter(*_bytes_place(types, members, member)))
            writer.before.append(f"{put}({made}, {parameter}, {parameter!r})")
        else:
            writer.before.append(f"{made}.{types.member_name(base, member)} = {parameter}")


def _make_room(writer: Writer, item: Declaration, base: str, members: dict[str, Any]) -> None:
    """An array with the capacity that another member gives."""
    types, made = writer.types, f"_o_{item.name}"
    array, _, length = item.notes["makes"].partition(":")
    room = writer.name(types.room(members[array][0].base))
    length = types.member_name(base, length)
    writer.before.append(f"{made}.{types.member_name(base, array)} = {room}({made}.{length})")
    counter, offset = members[members[array][0].notes["count"]]
    address = f"{writer.name(ctypes.addressof)}({made}) + {offset}"
    number = f"{writer.name(types.storage(counter.base))}.from_address({address})"
    writer.before.append(f"{number}.value = 0  # there are none yet")


def _give(writer: Writer, item: Declaration, base: str, members: dict[str, Any]) -> None:
    """Members that are results, or the struct itself."""
    types, name, made = writer.types, item.name, f"_o_{item.name}"
    given = [member for member in item.notes.get("gives", "").split(",") if member]
    parameters = dict(taken(item.notes))
    for member in given:
        declared = members[member][0]
        if types.spell and declared.stars and member in parameters:  # the caller's own memory
            writer.outputs.append((writer.spelled(parameters[member]), None, None))
        elif declared.stars and _is_byte(types, declared):
            writer.outputs.append((f"(_m_{name}.raw[:_n] if _m_{name} else b'')", None, None))
        elif _is_bytes(types, declared):
            get = writer.name(bytes_getter(*_bytes_place(types, members, member)))
            writer.outputs.append((f"{get}({made})", None, None))
        else:
            writer.outputs.append((f"{made}.{types.member_name(base, member)}", None, None))
    if not given:
        writer.outputs.append((made, None, None))


def taken(notes: dict[str, str]) -> list[tuple[str, str]]:
    """Members that are parameters, with the parameters' names."""
    parts = [entry.partition(":") for entry in notes.get("takes", "").split(",") if entry]
    return [(member, parameter or member) for member, _, parameter in parts]


def members_taken(parameters: list[str], spell: Any) -> str:
    """A sentence of a function's docstring for each struct whose members are parameters; ``spell`` converts their
    names."""
    text = ""
    for parameter in parameters:
        _, _, name, notes = declaration_parts(parameter)
        if "takes" in notes:
            spelled = [(member, spell(other) if spell else other) for member, other in taken(notes)]
            said = [other if other == member else f"{other} (its {member})" for member, other in spelled]
            text += f" Members of {name.lstrip('*')} are parameters: {', '.join(said)}."
    return text


def _asks(writer: Writer, item: Declaration, base: str, members: dict[str, Any]) -> None:
    """A struct with an array whose length the first call returns; the array is made for the second."""
    types, name, made = writer.types, item.name, f"_o_{item.name}"
    for _, parameter in taken(item.notes):
        writer.argument(writer.spelled(parameter))
    writer.inner_results.append(made)
    array, offset = next(entry for entry in members.values() if "count" in entry[0].notes and entry[0].stars)
    counter, counter_offset = members[array.notes["count"]]
    address = writer.name(ctypes.addressof)
    writer.asked = f"{writer.name(Struct(code_of(types, counter)).unpack_from)}({made}, {counter_offset})[0]"
    given = [other for other in writer.parameters if other is item or other.direction != "out"]
    others = [f"{address}({made})" if other is item else other.name for other in given]
    writer.again = f"_r = {writer.name(writer.inner(again_line))}({', '.join(others)})"
    if _is_byte(types, array):
        writer.before.append(f"_m_{name} = None")
        pointer = f"{writer.name(ctypes.c_void_p)}.from_address({address}({made}) + {offset})"
        writer.makes += [
            f"_m_{name} = {writer.name(results.buffer)}(_n)",
            f"{pointer}.value = {address}(_m_{name})",
        ]
    else:
        room = writer.name(types.room(array.base))
        writer.makes.append(f"{made}.{types.member_name(base, array.name)} = {room}(_n)")


def _by_name(types: Any, record: str) -> dict[str, Any]:
    """The members of a struct and their offsets."""
    return {member.name: (member, offset) for member, offset in places(types, types.target(record))}


def _is_byte(types: Any, member: Declaration) -> bool:
    return types.target(member.base) in ("unsigned char", "void")


def _is_bytes(types: Any, member: Declaration) -> bool:
    """Whether a member is given as bytes: an array of unsigned char, or a union."""
    if member.stars:
        return False
    if member.bounds:
        return _is_byte(types, member)
    return bool(types.kind(member.base) == "record" and issubclass(types.c_class(member.base), ctypes.Union))


def _bytes_place(types: Any, members: dict[str, Any], name: str) -> tuple[int, int, int | None]:
    """Offset and size of a member, and the offset of its byte count or None."""
    member, offset = members[name]
    size = ctypes.sizeof(types.c_class(member.base)) * prod(member.bounds)
    count = member.notes.get("count")
    return offset, size, members[count][1] if count else None


def bytes_putter(offset: int, size: int, count: int | None) -> Callable[[Any, Any, str], None]:
    """A function that copies bytes into a struct, and stores their count."""
    put = Struct(f"{size}s").pack_into

    def put_bytes(struct: Any, value: Any, name: str) -> None:
        try:
            content = value if type(value) is bytes else bytes(memoryview(value))
        except TypeError:
            raise TypeError(f"{name}: bytes are required, got {type(value).__name__}") from None
        if len(content) > size:
            raise ValueError(f"{name} holds {size} bytes, got {len(content)}")
        put(struct, offset, content)
        if count is not None:
            pack_into("I", struct, count, len(content))

    return put_bytes


def bytes_getter(offset: int, size: int, count: int | None) -> Callable[[Any], bytes]:
    """A function that returns the bytes of a member, as many as their count says."""
    get = Struct(f"{size}s").unpack_from

    def get_bytes(struct: Any) -> bytes:
        (content,) = get(struct, offset)
        return content if count is None else content[: unpack_from("I", struct, count)[0]]  # type: ignore[no-any-return]

    return get_bytes


def entries(make: Any, cls: Any, members: tuple[str, ...], value: Any, name: str) -> Any:
    """An array of structs made from numbers or tuples for ``members``; an array is returned as it is."""
    if isinstance(value, cls) and hasattr(value, "_length_"):
        return value
    if isinstance(value, (str, bytes)) or not (hasattr(value, "__iter__") or hasattr(value, "__getitem__")):
        raise TypeError(f"{name}: a sequence of numbers is required, got {type(value).__name__}")
    given = elements(value, name)
    array = make(len(given))
    for place, entry in enumerate(given):
        numbers = entry if isinstance(entry, tuple) else (entry,)
        if isinstance(entry, cls):
            array[place] = entry
        elif len(numbers) > len(members) or not all(isinstance(number, int) for number in numbers):
            raise ValueError(f"{name}: each entry must be a number, or a tuple for {', '.join(members)}, not {entry!r}")
        else:
            for member, number in zip(members, numbers):
                setattr(array[place], member, number)
    return array
