"""Arguments and results of a :class:`.functions.ShortCut` that are no single numbers: lists, structs that are passed like a number,
memory that must be long enough, values whose type an argument tells, and text or bytes that C writes. (Functions that have none
do without this module.)"""

from _ctypes import byref, sizeof

from ..tables.declarations import declared
from ..types import BITS, INTEGERS, WORD
from . import HARMLESS, MISSED, REALS, NoneType, number

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..tables.declarations import Declaration
    from ..types.table_types import Types
    from . import Source


def source_of(types: "Types", symbol: str, face: str, place: int, position: int) -> "Source | None":
    """Where an argument of a C function comes from that :mod:`.functions` does not know; None if machine code does not know either.
    ``place`` is its place in C, ``position`` how many arguments in Python come before it."""
    parameters = types.parameters(declared(types.table, symbol, face).parameters)
    item = parameters[place]
    if item.direction == "out":
        return None if item.bounds else _result(types, item, parameters, face)
    if "array" in item.notes:
        return _array(types, item, position, parameters)
    if not HARMLESS.issuperset(item.notes) or "address" in item.notes:
        return None
    if types.kind(item.base) != "record" or item.stars > 1 or "memory" in item.notes:
        least = position_of(item.notes.get("least", ""), parameters) if face == "checked" else -1
        return None if least < 0 else ("measured", position, least, measured)
    classes = types.record_classes(item.base)
    if item.stars:
        return ("record", position, "", (), (NoneType, *classes)) if classes else None
    if not classes or sizeof(classes[0]) != 8 or _has_reals(types, item.base):
        return None
    return "word", position, classes


def _result(types: "Types", item: "Declaration", parameters: "tuple[Declaration, ...]", face: str) -> "Source | None":
    from . import results

    notes, stars, kind = item.notes, item.stars, types.kind(item.base)
    if "attribute" in notes:
        return _attribute(types, item, parameters)
    if "buffer" in notes:
        return _buffer(item, parameters, face)
    if kind == "record" and stars == 1 and {"version"}.issuperset(notes):
        make = types.maker(item.base, int(notes.get("version", 0)))
        return ("made", make, None, None) if make else None
    if notes:
        return None
    if stars == 2 and item.base == "char":
        return "output", "Q", {}, results.texts[face]
    if stars == 2:
        return ("output", "Q", None, None) if kind in ("void", "opaque") else None
    code = types.code(item.base)
    return ("real", code, None, results.reals[code]) if stars == 1 and code in REALS else None


def position_of(name: str, parameters: "tuple[Declaration, ...]") -> int:
    """Of an argument that is a number; -1 if there is none."""
    given = [item for item in parameters if item.direction == "in" and "is" not in item.notes]
    for position, item in enumerate(given):
        if item.name == name and not item.stars and not item.notes:
            return position
    return -1


def measured(value: "Any", arguments: "tuple[Any, ...]", least: int) -> "Any":
    """An address, or bytes that are long enough: of those C may read the 0 behind them too."""
    number = arguments[least]
    if type(value) is bytes:
        return value if isinstance(number, int) and int(number) <= len(value) + 1 else MISSED
    if type(value) is int:
        return WORD(value) if not value >> 64 else MISSED
    return value if value is None else MISSED


def _has_reals(types: "Types", name: str) -> bool:
    members = [member for member in types.members(types.target(name)) if not member.stars]
    return any(
        _has_reals(types, member.base) if types.kind(member.base) == "record" else types.code(member.base) in REALS
        for member in members
    )


def _array(
    types: "Types", item: "Declaration", position: int, parameters: "tuple[Declaration, ...]"
) -> "Source | None":
    notes = {**item.notes}
    counting, optional = notes.pop("array"), notes.pop("optional", None) is not None
    if item.stars != 1 or not HARMLESS.issuperset(notes):
        return None
    if types.kind(item.base) == "record":
        code, classes = "", types.record_classes(item.base)
    else:
        code, classes = number(types, item.base)
    if not classes or code not in ("", "i", "I", "q", "Q"):
        return None
    place = position_of(counting, parameters) if counting else None
    return None if place == -1 else ("array", position, code, classes, place, optional, packed)


def _attribute(types: "Types", item: "Declaration", parameters: "tuple[Declaration, ...]") -> "Source | None":
    """A value whose type an argument tells."""
    from ..types.attributes import typed

    position = position_of(item.notes["attribute"], parameters)
    if len(item.notes) > 1 or position < 0:
        return None
    enum = next(other.base for other in parameters if other.name == item.notes["attribute"])
    return "made", typed(types, enum).value_out, position, lambda memory: memory.result()


def _buffer(item: "Declaration", parameters: "tuple[Declaration, ...]", face: str) -> "Source | None":
    """Text, or bytes, in memory whose size is fixed or an argument."""
    from ..types import arguments
    from . import results

    size = item.notes["buffer"]
    if not {"buffer", "text"}.issuperset(item.notes):
        return None
    if size.isdigit():
        convert = results.contents[face if "text" in item.notes else "bindings"]
        return "made", lambda: results.buffer(int(size)), None, convert
    position = position_of(size, parameters)
    if position < 0:
        return None
    return "made", lambda length: results.buffer(arguments.length(length, size)), position, results.contents[face]


def packed(
    value: "Any",
    arguments: "tuple[Any, ...]",
    code: str,
    classes: "tuple[Any, ...]",
    count: "int | None",
    optional: bool,
) -> "Any":
    """The elements of a list as C has them, None for none."""
    if type(value) not in (list, tuple, NoneType):
        return MISSED
    value = tuple(value or ())  # another thread may change the list
    least = 0 if count is None or optional and not value else arguments[count]
    if not isinstance(least, int) or len(value) < int(least):
        return MISSED
    if not all([type(item) in classes for item in value]):
        return MISSED
    if not code:
        return MISSED if len(value) > 1 else byref(value[0]) if value else None
    low, high = INTEGERS[code]
    if not all([low <= int(item) <= high for item in value]):
        return MISSED
    return b"".join([(int(item) & high - low).to_bytes(BITS[code] // 8, "little") for item in value]) or None
