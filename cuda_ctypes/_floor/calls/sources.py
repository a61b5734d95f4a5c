"""Arguments and results of a :class:`..ShortCut` other than single numbers: lists, structs passed like a number, memory
of a minimum size, values typed by another argument, and text or bytes that C writes. (Functions without these do not
load this module.)"""

from _ctypes import byref, sizeof

from ..tables.declarations import declared
from ..types import BITS, INTEGERS, WORD
from . import HARMLESS, MISSED, REALS, NoneType, number
from . import always as always
from . import kernel_parameters as kernel_parameters

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..tables.declarations import Declaration
    from ..types.table_types import Types
    from . import Source


class Call:
    """The C function whose arguments are described."""

    def __init__(self, types: "Types", symbol: str, face: str) -> None:
        self.types = types
        self.face = face
        self.parameters = types.parameters(declared(types.table, symbol, face).parameters)

    def position_of(self, name: str) -> int:
        """Position of a number among the Python arguments; -1 if no number has that name."""
        given = [item for item in self.parameters if item.direction == "in" and "is" not in item.notes]
        for position, item in enumerate(given):
            if item.name == name and not item.stars and not item.notes:
                return position
        return -1


def source_of(types: "Types", symbol: str, face: str, place: int, position: int) -> "Source | None":
    """The source of an argument that :func:`..described` does not handle; None if only the written function can pass
    it. ``place`` is its position in C, ``position`` the number of Python arguments before it."""
    from .notes import deciding

    call = Call(types, symbol, face)
    item = call.parameters[place]
    note = deciding(item, face)
    if item.direction == "out":
        if item.bounds:
            return None
        return note.output_source(call, item) if note else _result(call, item)
    if note:
        return note.input_source(call, item, position)  # type: ignore[no-any-return]
    if not HARMLESS.issuperset(item.notes):
        return None
    if types.kind(item.base) != "record" or item.stars > 1 or "memory" in item.notes:
        least = call.position_of(item.notes.get("least", "")) if face == "checked" else -1
        return None if least < 0 else ("measured", position, least, measured)
    classes = types.record_classes(item.base)
    if item.stars:
        return ("record", position, "", (), (NoneType, *classes)) if classes else None
    if not classes or sizeof(classes[0]) != 8 or _has_reals(types, item.base):
        return None
    return "word", position, classes


def _result(call: Call, item: "Declaration") -> "Source | None":
    """A struct, a text, an address or a float that C writes."""
    from . import results

    types, stars, kind = call.types, item.stars, call.types.kind(item.base)
    if kind == "record" and stars == 1 and not item.notes:
        return made_record(call, item)
    if item.notes:
        return None
    if stars == 2 and item.base == "char":
        return "output", "Q", {}, results.texts[call.face]
    if stars == 2:
        return ("output", "Q", None, None) if kind in ("void", "opaque") else None
    code = types.code(item.base)
    return ("real", code, None, results.reals[code]) if stars == 1 and code in REALS else None


def made_record(call: Call, item: "Declaration") -> "Source | None":
    """A struct for C to fill."""
    if call.types.kind(item.base) != "record" or item.stars != 1 or not {"version"}.issuperset(item.notes):
        return None
    make = call.types.constructor(item.base, int(item.notes.get("version", 0)))
    return ("made", make, None, None) if make else None


def measured(value: "Any", arguments: "tuple[Any, ...]", least: int) -> "Any":
    """An address, or bytes of the minimum size, to which the terminating 0 counts: C may read that too."""
    number = arguments[least]
    if type(value) is bytes:
        return value if issubclass(type(number), int) and int(number) <= len(value) + 1 else MISSED
    if type(value) is int:
        return WORD(value) if not value >> 64 else MISSED
    return value if value is None else MISSED


def _has_reals(types: "Types", name: str) -> bool:
    members = [member for member in types.members(types.target(name)) if not member.stars]
    return any(
        _has_reals(types, member.base) if types.kind(member.base) == "record" else types.code(member.base) in REALS
        for member in members
    )


def packed_array(call: Call, item: "Declaration", position: int) -> "Source | None":
    """A list of numbers or structs, with at least as many elements as another argument says."""
    types, notes = call.types, {**item.notes}
    counting, optional = notes.pop("array"), notes.pop("optional", None) is not None
    if item.stars != 1 or not HARMLESS.issuperset(notes):
        return None
    if types.kind(item.base) == "record":
        code, classes = "", types.record_classes(item.base)
    else:
        code, classes = number(types, item.base)
    if not classes or code not in ("", "i", "I", "q", "Q"):
        return None
    place = call.position_of(counting) if counting else None
    return None if place == -1 else ("array", position, code, classes, place, optional, packed)


def told_value(call: Call, item: "Declaration") -> "Source | None":
    """A value whose type depends on another argument."""
    from ..types.attributes import typed

    attribute = item.notes["attribute"]
    position = call.position_of(attribute)
    if len(item.notes) > 1 or position < 0:
        return None
    enum = next(other.base for other in call.parameters if other.name == attribute)
    return "made", typed(call.types, enum).value_out, position, lambda memory: memory.result()


def filled_buffer(call: Call, item: "Declaration") -> "Source | None":
    """Text or bytes in memory whose size is fixed or an argument."""
    from ..types import arguments
    from . import results

    size = item.notes["buffer"]
    if not {"buffer", "text"}.issuperset(item.notes):
        return None
    if size.isdigit():
        convert = results.contents[call.face if "text" in item.notes else "bindings"]
        return "made", lambda: results.buffer(int(size)), None, convert
    position = call.position_of(size)
    if position < 0:
        return None
    return "made", lambda length: results.buffer(arguments.length(length, size)), position, results.contents[call.face]


def packed(
    value: "Any",
    arguments: "tuple[Any, ...]",
    code: str,
    classes: "tuple[Any, ...]",
    count: "int | None",
    optional: bool,
) -> "Any":
    """The elements of a list in C's form; None for an empty list."""
    if type(value) not in (list, tuple, NoneType):
        return MISSED
    value = tuple(value or ())  # copy: another thread may change the list
    least = 0 if count is None or optional and not value else arguments[count]
    if not issubclass(type(least), int) or len(value) < int(least):
        return MISSED
    if not all([type(item) in classes for item in value]):
        return MISSED
    if not code:
        return MISSED if len(value) > 1 else byref(value[0]) if value else None
    low, high = INTEGERS[code]
    if not all([low <= int(item) <= high for item in value]):
        return MISSED
    return b"".join([(int(item) & high - low).to_bytes(BITS[code] // 8, "little") for item in value]) or None
