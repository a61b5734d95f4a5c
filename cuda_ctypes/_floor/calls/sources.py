"""Arguments and results of a :class:`.ShortCut` other than single numbers: lists, structs passed like a number, memory
of a minimum size, values typed by another argument, and text or bytes that C writes. (Functions without these do not
load this module.)

Sources are tuples. *position* is that of a Python argument:

- ("value", position, struct code, classes of numbers, other classes that ctypes accepts), the same with "kernel_parameters",
  and with "record" if the address of an instance is passed;
- ("float", position, struct code); ("number", a constant); ("word", position, classes of 8-byte structs);
- ("structure", position, size of a struct passed by value, its classes);
- ("array", position, struct code or "" for structs, classes of the elements, position of their minimum count or None, whether
  the list may be empty all the same, a function that packs the list for a first call);
- ("texts", position of a list, position of the minimum length, whether it may be empty all the same, a function that makes the
  array for a first call);
- ("measured", position of an address or bytes, position of the minimum size, classes of addresses, a function that checks it in a
  first call);
- ("prepared", function that returns an int, None for 0, or a ctypes object whose address is passed, positions of its arguments, the
  classes of numbers, and bytes, that like None need no call if they are the first argument, position of the length that bytes must
  have);
- ("room", position of memory that C fills, classes of addresses, whether bytes are refused, a function that returns the memory for a
  first call, the C function that tells the size);
- ("inside", position in C of a "made" or "prepared" argument, bytes behind its address);
- ("kept_options", function that prepares none in a first call, positions of its arguments, that of later calls, positions of its
  arguments, position of the result that must not outlive them or None);
- ("kept_text", position, position of the handle that the text must outlive, dict of the kept objects). Only machine code passes it;
- ("asked",), the number of elements that a call without memory tells. Only machine code makes both calls;
- ("fields", struct's size, given members, results), a struct made for the call: of each given member the offset, its size and the
  source of its value, of each result the offset, the struct code and the size of a text. Only machine code makes it;
- ("content", position, most bytes, bytes or str) for such a member; the offset of its size, or -1, stands for the member's size.

Sources of results have four parts or more:

- ("output", struct code, dict from numbers to results, converter of other numbers), the same with "exchanged" for a number that C
  changes, and behind it its position and its classes;
- ("direct", struct code of a float or of a text, result for no text, converter of its bits in a first call);
- ("told", dict from an argument to the reader of its number, position of that argument, position of the size or None, function that
  makes the memory for a first call);
- ("made", function that makes the memory for C to fill, positions of its arguments, converter of the memory or None);
- ("struct", the same function or None, class of the struct, None, given members as in "fields", offset of the length of an array that
  a first call tells, if there is one);
- ("text", size of the memory, or of an element, position of the number of elements or None, converter of the bytes or None, whether
  C gets 0 if there are none);
- ("listed", position among the results of the number of elements, size of one, converter of their bytes), an array of the library. Only
  machine code asks for it;
- ("filled", size of an element, whether the result has as many as the second call tells, converter of the bytes, or str), memory of
  the number that is "asked".
"""

from _ctypes import byref, sizeof
from _operator import methodcaller

from .. import FREE_THREADED
from ..tables.declarations import parameters_of
from ..types import BITS, INTEGERS, WORD, EnumType, number_class
from . import HARMLESS, HIDDEN, MISSED, REALS, NoneType, address, is_of, number
from . import kernel_parameters as kernel_parameters

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..tables.declarations import Declaration
    from ..types import ScalarTypes
    from ..types.table_types import Types
    from . import Source


class Call:
    """The C function whose arguments are described."""

    def __init__(
        self,
        types: "ScalarTypes",
        parameters: "list[str]",
        face: str,
        position: int,
        function: "Callable[[str], Any] | None",
    ) -> None:
        self._types = types
        self.face = face
        self.function = function
        """Returns another function of the library, in the convention of ``checked``, by name."""
        self.position = position
        """The number of Python arguments before the one to describe."""
        self.parameters = types.parameters(parameters_of(parameters, face))

    @property
    def types(self) -> "Types":
        return self._types.complete()

    def position_of(self, name: str) -> int:
        """Position of a number among the Python arguments; -1 if no number has that name."""
        position = 0
        for item in self.parameters:
            counts = item.direction == "inout" or not item.stars and item.direction == "in"
            if item.name == name and counts and HARMLESS.issuperset(item.notes):
                return position
            position += _arguments_of(item)
        return -1

    def is_asked(self, count: str) -> bool:
        """Whether a first call tells this number."""
        return any(item.name == count and "asked" in item.notes for item in self.parameters)


def _arguments_of(item: "Declaration") -> int:
    """The number of Python arguments of a C parameter."""
    if "takes" in item.notes:
        return item.notes["takes"].count(",") + 1
    return 0 if item.direction == "out" or HIDDEN.intersection(item.notes) else 1


def source_of(
    types: "ScalarTypes",
    parameters: "list[str]",
    face: str,
    place: int,
    position: int,
    function: "Callable[[str], Any] | None" = None,
) -> "Source | None":
    """The source of an argument that :func:`.described` does not handle; None if only the written function can pass
    it. ``place`` is its position in C, ``position`` the number of Python arguments before it, ``function`` as in :class:`Call`."""
    from .notes import deciding

    call = Call(types, parameters, face, position, function)
    item = call.parameters[place]
    note = deciding(item, face)
    if item.direction == "out":
        if item.bounds:
            return None
        return note.output_source(call, item) if note else _result(call, item)
    if note:
        return note.input_source(call, item, position)  # type: ignore[no-any-return]
    if not HARMLESS.issuperset(item.notes):
        return marked(call, item, position)
    if item.direction == "inout":
        return _exchanged(call, item, position)
    if types.kind(item.base) == "callback" and not item.stars:
        return callback(call, item, position)
    if types.kind(item.base) != "record" or item.stars > 1 or "memory" in item.notes:
        least = call.position_of(item.notes.get("least", "")) if face == "checked" else -1
        return None if least < 0 else ("measured", position, least, address(types)[1], measured)
    types = call.types
    classes = types.record_classes(item.base)
    if item.stars:
        if face == "snake_case":
            return "prepared", struct_address, (position,), (int,)
        return ("record", position, "", (), (*classes, NoneType)) if classes else None
    if not classes:
        return None
    size = sizeof(classes[0])
    if size == 8 and not _has_reals(types, item.base):
        return "word", position, classes
    natural = not classes[0]._align_in_c
    return ("structure", position, size, classes) if size > 16 and not size % 8 and natural else None


def _exchanged(call: Call, item: "Declaration", position: int) -> "Source | None":
    """A number that C reads and changes."""
    types = call.types
    code, classes = number(types, item.base)
    if item.stars != 1 or not classes:
        return None
    cls = types.python_class(item.base)
    known, convert = (None, None) if cls is None else (cls._by_value, cls.from_c)
    return "exchanged", code, known, convert, position, classes


def marked(call: Call, item: "Declaration", position: int) -> "Source | None":
    """An argument with notes that do not decide how it is passed."""
    if "sized" in item.notes:
        from .sized_memory import callers_room

        return callers_room(call, item, position)
    if "kept" in item.notes and item.base == "char" and call.face == "snake_case" and not FREE_THREADED:
        from .results import kept_with

        return "kept_text", position, call.position_of(item.notes["kept"]), kept_with
    return callback(call, item, position)


def callback(call: Call, item: "Declaration", position: int) -> "Source | None":
    """A callback that no Python callable was made into: None, an address, or a handle of one."""
    if not {"once", "during"}.issuperset(item.notes) or item.stars or call.types.kind(item.base) != "callback":
        return None
    return "value", position, "Q", (call.types.handle(item.base), int, bool, EnumType), (NoneType,)


def _result(call: Call, item: "Declaration") -> "Source | None":
    """A struct, a text, an address or a float that C writes."""
    from . import results

    types, stars, kind = call.types, item.stars, call.types.kind(item.base)
    if kind == "record" and stars == 1 and not item.notes:
        return made_record(call, item)
    if item.notes:
        return None
    if stars == 2 and item.base == "char":
        code = "s" if call.face == "bindings" else "u"
        return "direct", code, results.NO_TEXT[call.face], results.texts[call.face]
    if stars == 2:
        return ("output", "Q", None, None) if kind in ("void", "opaque") else None
    code = types.code(item.base)
    return ("direct", code, None, results.reals[code]) if stars == 1 and code in REALS else None


def changed_handle(call: Call, item: "Declaration", position: int) -> "Source | None":
    """The address of a handle that C may change: the handle's own memory, or an address given as an int. In the snake_case
    modules, where handles are numbers: that of a copy."""
    if call.face == "snake_case" and {*item.notes} == {"slot"} and item.direction == "in":
        return by_address(call, item, position)
    if call.face != "bindings" or item.direction != "in" or len(item.notes) > 1:
        return None
    family = call.types.python_class(item.base).family

    def prepare(value: "Any") -> "Any":
        if value is None or type(value) is int:  # an object may lie about its __class__
            return value if value is None or 0 <= value < 1 << 64 else NotImplemented
        return value.getPtr() if isinstance(value, family) else NotImplemented

    return "prepared", prepare, (position,), (int,)


def by_address(call: Call, item: "Declaration", position: int) -> "Source | None":
    """A number passed by address, as the only member of a struct made for the call."""
    code, classes = number(call.types, item.base)
    none = (NoneType,) if call.types.kind(item.base) == "handle" else ()
    if code not in ("I", "i", "Q", "q") or item.stars != 1:
        return None
    return "fields", 8, [(0, BITS[code] // 8, ("value", position, code, classes, none))], []


def made_record(call: Call, item: "Declaration") -> "Source | None":
    """A struct for C to fill."""
    if call.types.kind(item.base) != "record" or item.stars != 1 or not {"version"}.issuperset(item.notes):
        return None
    version = int(item.notes.get("version", 0))
    make = call.types.constructor(item.base, version)
    if make is None:
        return None
    cls = call.types.is_plainly_made(item.base)
    return ("struct", make, cls, None, version_of(call.types, item.base, version)) if cls else ("made", make, (), None)


def version_of(types: "Types", record: str, version: int) -> "list[Any]":
    """The member of a struct that has its size and version, as those of the source "fields"."""
    cls = types.c_class(record)
    return [(cls.version.offset, 4, ("number", sizeof(cls) | version << 24))] if version else []


def struct_address(value: "Any") -> "Any":
    """The address of a struct of a snake_case module; NotImplemented for other values, which Python converts."""
    address = getattr(value, "ptr", None)
    return address if type(address) is int and not address >> 64 else NotImplemented


def measured(value: "Any", arguments: "tuple[Any, ...]", least: int, classes: "tuple[Any, ...]") -> "Any":
    """An address, or bytes of the minimum size, to which the terminating 0 counts: C may read that too."""
    number = arguments[least]
    if type(value) is bytes:
        return value if issubclass(type(number), int) and int(number) <= len(value) + 1 else MISSED
    if type(value) in classes:
        return WORD(int(value)) if not int(value) >> 64 else MISSED
    return value if value is None else MISSED


def _has_reals(types: "Types", name: str) -> bool:
    members = [member for member in types.members(types.target(name)) if not member.stars]
    return any(
        _has_reals(types, member.base) if types.kind(member.base) == "record" else types.code(member.base) in REALS
        for member in members
    )


def packed_array(call: Call, item: "Declaration", position: int) -> "Source | None":
    """A list of numbers, addresses, structs or texts, with at least as many elements as another argument says."""
    if item.stars == 2 and item.base == "char":
        from .sized_memory import texts

        return texts(call, item, position)
    types, notes = call.types, {**item.notes}
    for number_in_c, other in enumerate(call.parameters):
        if "attributes" in other.notes:  # its memory has a copy of this list
            from ..types.attributes import MEMBERS, SIZES

            return "inside", number_in_c, MEMBERS if other.notes["attributes"] == item.name else SIZES
    counting, optional = notes.pop("array"), notes.pop("optional", None) is not None
    if item.stars > 2 or not HARMLESS.issuperset(notes):
        return None
    if item.stars == 2:
        code, classes = address(types)
    elif types.kind(item.base) == "record":
        code, classes = "", types.record_classes(item.base)
    else:
        code, classes = number(types, item.base)
    if not classes or code not in ("", "i", "I", "q", "Q"):
        return None
    place = call.position_of(counting) if counting else None
    return None if place == -1 else ("array", position, code, classes, place, optional, packed)


def told_value(call: Call, item: "Declaration") -> "Source | None":
    """A value whose type depends on another argument; its size may be an argument too."""
    from ..types.attributes import typed

    attribute, size = item.notes["attribute"], item.notes.get("bytes")
    positions = [call.position_of(name) for name in (attribute, size) if name]
    if not {"attribute", "bytes"}.issuperset(item.notes) or min(positions) < 0:
        return None
    enum = next(other.base for other in call.parameters if other.name == attribute)
    values = typed(call.types, enum)
    if not values.are_numbers():
        return "made", values.value_out, tuple(positions), methodcaller("result")
    return "told", values.readers, positions[0], positions[1] if size else None, values.value_out


def told_values(call: Call, item: "Declaration") -> "Source | None":
    """Values whose types the elements of a list tell; a list of their sizes may be an argument too."""
    from ..types.attributes import numbers_in, typed

    given = [other for other in call.parameters if other.direction != "out" and not HIDDEN.intersection(other.notes)]
    names = [other.name for other in given]
    listed = next(other for other in given if other.name == item.notes["attributes"])
    sizes, count = item.notes.get("bytes"), listed.notes["array"]
    if not {"attributes", "bytes"}.issuperset(item.notes) or call.position_of(count) < 0:
        return None
    values = typed(call.types, listed.base)
    positions = [names.index(name) for name in (count, listed.name, sizes) if name]
    return "made", values.numbers_out, tuple(positions), numbers_in


def told_size(call: Call, item: "Declaration") -> "Source | None":
    """The size of a struct, or of a value whose type another argument tells, by address."""
    place, measured = next(
        (place, other) for place, other in enumerate(call.parameters) if other.name == item.notes["size_of"]
    )
    if call.types.kind(measured.base) == "record":
        width = BITS.get(call.types.code(item.base), 0) // 8
        size = ("number", sizeof(call.types.c_class(measured.base)))
        return ("fields", 8, [(0, width, size)], []) if width in (4, 8) and item.stars == 1 else None
    from ..types.attributes import SIZE, typed

    if measured.direction == "in":
        return "inside", place, SIZE
    attribute = measured.notes.get("attribute", "")
    position = call.position_of(attribute)
    if position < 0 or item.stars != 1:
        return None
    enum = next(other.base for other in call.parameters if other.name == attribute)
    return "prepared", typed(call.types, enum).size, (position,)


def given_value(call: Call, item: "Declaration", position: int) -> "Source | None":
    """The caller's value of a type that depends on another argument."""
    from ..types.attributes import typed

    attribute = item.notes["attribute"]
    place = call.position_of(attribute)
    if len(item.notes) > 1 or place < 0:
        return None
    enum = next(other.base for other in call.parameters if other.name == attribute)
    return "prepared", typed(call.types, enum).number_in, (place, position)


def option_values(call: Call, item: "Declaration", position: int) -> "Source | None":
    """The values of options that are numbers or memory. For others, the written function makes the call; so it does at first where the
    library may write to them after the call (``kept``)."""
    from ..types.attributes import typed

    given = [other for other in call.parameters if other.direction != "out" and not HIDDEN.intersection(other.notes)]
    names = [other.name for other in given]
    listed = next(other for other in given if other.name == item.notes["options"])
    place = call.position_of(listed.notes.get("array", ""))
    if not {"options", "kept"}.issuperset(item.notes) or place < 0:
        return None
    values, places = typed(call.types, listed.base), (place, names.index(listed.name), position)
    if "kept" not in item.notes:
        return "prepared", values.options_in, places
    outputs = [other.name for other in call.parameters if other.direction == "out"]
    owner = item.notes["kept"]
    if owner in outputs:
        return "kept_options", values.no_options, places, values.options_in, places, outputs.index(owner)
    return "kept_options", values.no_options, places, _keeping(values), (call.position_of(owner), *places), None


def _keeping(values: "Any") -> "Callable[..., Any]":
    from .results import keep_with

    def options_in(owner: "Any", count: "Any", options: "Any", given: "Any") -> "Any":
        made = values.options_in(count, options, given)
        return made if made is NotImplemented else keep_with(owner, made)

    return options_in


def asked_count(call: Call, item: "Declaration") -> "Source | None":
    """The number of elements that a first call tells."""
    told = any(item.name in (other.notes.get("array"), other.notes.get("buffer")) for other in call.parameters)
    known = call.face == "snake_case" and "insufficient" in call.types.table.settings
    return ("asked",) if known and told else None


def _asked_list(call: Call, item: "Declaration") -> "Source | None":
    """An array of that number of elements."""
    types: Any = call.types
    if call.face != "snake_case":
        return None
    is_record = types.kind(item.base) == "record"
    convert = types.records(item.base) if is_record else types.numbers(item.base)
    return "filled", sizeof(types.item_type(item.base, 0)), True, convert


def _owned_list(call: Call, item: "Declaration") -> "Source | None":
    """An array of the library, as long as a later result says."""
    from . import results

    types, count = call.types, item.notes["array"]
    told = [other for other in call.parameters if other.direction != "in" and not HIDDEN.intersection(other.notes)]
    names = [other.name for other in told]
    if count not in names[names.index(item.name) :] or types.code(told[names.index(count)].base) != "Q":
        return None
    cls = types.python_class(item.base)
    if types.kind(item.base) == "record":
        listed = results.structs_of(types.view(item.base))
    else:
        listed = results.listed_numbers(types.code(item.base), cls)
    return "listed", names.index(count), sizeof(types.item_type(item.base, 0)), listed


def filled_list(call: Call, item: "Declaration") -> "Source | None":
    """An array with a fixed length, or a length that is an argument or asked for, as a list."""
    from . import results

    types, count = call.types, item.notes["array"]
    is_record = types.kind(item.base) == "record"
    if item.stars == 2 and len(item.notes) == 1 and call.face != "snake_case":
        return _owned_list(call, item)
    if item.stars != 1 or len(item.notes) > 1:
        return None
    if call.is_asked(count):
        return _asked_list(call, item)
    if call.face == "snake_case":
        return None if is_record else _numbers(call, item)
    if is_record:
        cls, convert, known = types.view(item.base), None, None
    else:
        given = types.python_class(item.base)
        cls, convert, known = types.item_type(item.base, 0), given and given.from_c, given and given._by_value
    if count.isdigit():
        length = int(count)
        if not is_record and convert is None:
            return "text", sizeof(cls) * length, None, results.number_lister(types.code(item.base), length)
        return (
            "made",
            (lambda: results.output_array(cls, length)) if is_record else cls * length,
            (),
            results.lister(convert, known),
        )
    position = call.position_of(count)
    if position < 0:
        return None
    if is_record and cls._align_in_c > 8:  # the memory of bytes is not aligned
        return "made", results.array_maker(cls), (position,), results.lister(None, None)
    listed = results.structs_of(cls) if is_record else results.listed_numbers(types.code(item.base), given)
    return "text", sizeof(cls), position, listed, True


def _numbers(call: Call, item: "Declaration") -> "Source | None":
    """The same for numbers in a snake_case module, where they come back as an array."""
    types: Any = call.types
    size, count, convert = sizeof(types.item_type(item.base, 0)), item.notes["array"], types.numbers(item.base)
    if count.isdigit():
        return "text", size * int(count), None, convert
    position = call.position_of(count)
    return None if position < 0 else ("text", size, position, convert, True)


def filled_buffer(call: Call, item: "Declaration") -> "Source | None":
    """Text or bytes in memory whose size is fixed or an argument."""
    from . import results

    size = item.notes["buffer"]
    if not {"buffer", "text"}.issuperset(item.notes):
        return None
    if size.isdigit():
        return "text", int(size), None, results.contents[call.face if "text" in item.notes else "bindings"]
    if call.is_asked(size):
        return "filled", 1, False, str if "text" in item.notes else None
    position = call.position_of(size)
    return None if position < 0 else ("text", 1, position, results.contents[call.face])


def structs_in(classes: "tuple[Any, ...]") -> "Any":
    """A function that copies a list of structs to an array; it returns NotImplemented for lists that Python refuses."""
    are_known, byte = frozenset(classes).issuperset, number_class("c")

    def prepare(value: "Any", count: "Any" = 0) -> "Any":
        items = tuple(value) if type(value) in (list, tuple) else ()  # copy: another thread may change the list
        if type(count) is not int or not items or len(items) < count or not are_known(map(type, items)):
            return NotImplemented
        content = b"".join(items)
        return (byte * len(content)).from_buffer_copy(content)

    return prepare


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
    if not all([is_of(item, classes) for item in value]):
        return MISSED
    if not code:
        return MISSED if len(value) > 1 else byref(value[0]) if value else None
    low, high = INTEGERS[code]
    if not all([low <= int(item) <= high for item in value]):
        return MISSED
    return b"".join([(int(item) & high - low).to_bytes(BITS[code] // 8, "little") for item in value]) or None
