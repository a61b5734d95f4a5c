"""The functions of ``bindings``, ``checked`` and the younger modules, made when they are first asked for.

:mod:`.calls` writes them in Python. Most are not needed in this form: where all parameters are numbers, handles, enums,
addresses, structs, texts or lists of numbers, and C writes the results one by one, a :class:`ShortCut` makes the first call
from a description of these; then machine code (:mod:`.machine_code`) takes its place. What is given in another way (keywords,
buffers, numbers out of range) goes to the Python function.
"""

import sys
from _ctypes import byref

from .declarations import declared, shown
from .library import Function, address_of
from .types import BITS, INTEGERS, bounds, number_class

try:
    from . import builtins
except (ImportError, OSError):  # there can be no machine code
    builtins = None  # type: ignore[assignment]

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from .declarations import Declaration
    from .library import Library, Status
    from .types import Types

    Source = tuple[Any, ...]

HARMLESS = {"address", "default", "default_checked", "memory", "writable"}
"""Notes of parameters that change nothing for a number or an address."""
REALS = ("f", "d")
"""The struct codes of floats."""
RESULTS = ("output", "real", "made")
"""Kinds of sources that are results."""
MISSED: "Any" = object()
NoneType = type(None)
WORD = number_class("Q")


def make_function(types: "Types", library: "Library", status: "Status", name: str, symbol: str, face: str) -> "Any":
    """The function ``name`` of a face: a short cut where there is one, or as :mod:`.calls` writes it."""
    short = ShortCut(types, library, status, name, symbol, face)
    parts = described(types, short.prototype.result, short.parameters, symbol, face)
    return parts and short_cut(short, *parts) or short.write()


def described(
    types: "Types", result: "Declaration", parameters: "tuple[Declaration, ...]", symbol: str, face: str
) -> "tuple[list[Source], list[str]] | None":
    """Where each argument of the C function comes from, and the parameters' names with defaults; None where that takes more.

    Sources are ("value", position, struct code, classes of numbers, classes of what else ctypes takes), the same with
    "kernel_parameters" and, where the address of an instance is passed, with "record"; ("word", position, classes of structs of
    8 bytes); ("array", position, struct code or nothing for structs, classes of its elements, position of the least number of
    them or None, whether there may be none in spite of that); ("number", what C always gets). Those of results have four parts:
    ("output", struct code, dict from numbers to results, what converts others), ("real", struct code, None, what makes a float of
    its bits), ("made", what makes the memory that C fills, position of what it is made for or None, what converts it or None).
    """
    settings = types.table.settings
    if result.base != settings["result"] or result.stars or settings.get("fine"):
        return None
    if any(symbol in settings.get(name, ()) for name in ("negative_status", "forget")):
        return None
    sources: list[Source] = []
    names: list[str] = []
    for item in parameters:
        source: Source | None
        if "is" in item.notes:
            source = None if item.stars else ("number", int(item.notes["is"]))
        elif item.direction == "in":
            source = _input(types, item, len(names), parameters)
            default = item.notes.get("default") or (item.notes.get("default_checked") if face == "checked" else None)
            names.append(item.name + (f"={default}" if default else ""))
        else:
            source = _output(types, item, parameters, face)
        if source is None:
            return None
        sources.append(source)
    return None if outputs_of(sources) > 1 and face != "bindings" else (sources, names)


def outputs_of(sources: "list[Source]") -> int:
    """How many results there are."""
    return sum([source[0] in RESULTS for source in sources])


def _input(
    types: "Types", item: "Declaration", position: int, parameters: "tuple[Declaration, ...]"
) -> "Source | None":
    notes = item.notes
    if "array" in notes:
        return _array(types, item, position, parameters)
    if "kernel_parameters" in notes:
        return "kernel_parameters", position, "", (), (NoneType,)
    if not HARMLESS.issuperset(notes):
        return None
    if "address" in notes and item.stars != 1:
        return "value", position, "Q", (int,), ()
    if item.stars == 1 and item.base == "char" and item.const and "address" not in notes:
        return "value", position, "Q", (), (bytes,)
    if item.stars == 1 and "address" in notes:
        return None
    if item.stars:
        if item.stars == 1 and types.kind(item.base) == "record" and "memory" not in notes:
            classes = types.record_classes(item.base)
            return ("record", position, "", (), (NoneType, *classes)) if classes else None
        return "value", position, "Q", (int,), () if "writable" in notes else (NoneType, bytes)
    if types.kind(item.base) == "record":
        return _word(types, item.base, position)
    code, classes = types.once(types.inputs, item.base, lambda: _number(types, item.base))
    return ("value", position, code, classes, ()) if classes else None


def _number(types: "Types", name: str) -> "tuple[str, tuple[Any, ...]]":
    """The struct code of an integer, and the classes of what is given for it; none for other types."""
    code, kind = types.code(name), types.kind(name)
    if code not in INTEGERS or kind == "callback":
        return "", ()
    cls = types.python_class(name)
    return code, (int,) if cls is None else (cls,) if kind == "enum" else (cls, int)


def _word(types: "Types", name: str, position: int) -> "Source | None":
    """A struct that is passed like a number of 64 bits: one of 8 bytes, unless there is a float among them."""
    from _ctypes import sizeof

    classes = types.record_classes(name)
    return ("word", position, classes) if classes and sizeof(classes[0]) == 8 and not _has_reals(types, name) else None


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
        code, classes = _number(types, item.base)
    if not classes or code not in ("", "i", "I", "q", "Q"):
        return None
    place = _position(counting, parameters) if counting else None
    return None if place == -1 else ("array", position, code, classes, place, optional)


def _position(name: str, parameters: "tuple[Declaration, ...]") -> int:
    """Of an argument that is a number."""
    given = [item for item in parameters if item.direction == "in" and "is" not in item.notes]
    for position, item in enumerate(given):
        if item.name == name and not item.stars and not item.notes:
            return position
    return -1


def _attribute(types: "Types", item: "Declaration", parameters: "tuple[Declaration, ...]") -> "Source | None":
    """A value whose type an argument tells."""
    from .attributes import typed

    position = _position(item.notes["attribute"], parameters)
    if len(item.notes) > 1 or position < 0:
        return None
    enum = next(other.base for other in parameters if other.name == item.notes["attribute"])
    return "made", typed(types, enum).value_out, position, lambda memory: memory.result()


def _buffer(item: "Declaration", parameters: "tuple[Declaration, ...]", face: str) -> "Source | None":
    """Text, or bytes, in memory whose size is fixed or an argument."""
    from . import arguments, results

    size = item.notes["buffer"]
    if not {"buffer", "text"}.issuperset(item.notes):
        return None
    if size.isdigit():
        convert = results.contents[face if "text" in item.notes else "bindings"]
        return "made", lambda: results.buffer(int(size)), None, convert
    position = _position(size, parameters)
    if position < 0:
        return None
    return "made", lambda length: results.buffer(arguments.length(length, size)), position, results.contents[face]


def _output(types: "Types", item: "Declaration", parameters: "tuple[Declaration, ...]", face: str) -> "Source | None":
    kind = types.kind(item.base)
    if item.direction == "inout" or item.bounds:
        return None
    if "attribute" in item.notes:
        return _attribute(types, item, parameters)
    if "buffer" in item.notes:
        return _buffer(item, parameters, face)
    if kind == "record" and item.stars == 1 and {"version"}.issuperset(item.notes):
        make = types.maker(item.base, int(item.notes.get("version", 0)))
        return ("made", make, None, None) if make else None
    if item.notes:
        return None
    if item.stars == 2 and item.base == "char":
        from .results import texts

        return "output", "Q", {}, texts[face]
    if item.stars == 2:
        return ("output", "Q", None, None) if kind in ("void", "opaque") else None
    code = "Q" if kind == "void" else types.code(item.base)
    if item.stars != 1:
        return None
    if code in REALS:
        from .results import reals

        return "real", code, None, reals[code]
    if code not in INTEGERS:
        return None
    cls = types.python_class(item.base)
    return ("output", code, None, None) if cls is None else ("output", code, cls._by_value, types.from_c(item.base))


class ShortCut:
    """What a builtin function leads to until machine code takes its place, and for what that does not take."""

    sources: "list[Source]"
    count: int
    """Of arguments."""

    def __init__(self, types: "Types", library: "Library", status: "Status", name: str, symbol: str, face: str) -> None:
        self.types = types
        self.library = library
        self.status = status
        self.name = name
        self.symbol = symbol
        self.face = face
        self.prototype = declared(types.table, symbol, face)
        self.parameters = types.parameters(self.prototype.parameters)
        self.query = face == "checked" and symbol in types.table.settings.get("queries", ())
        self.success = status.success if face == "bindings" else None
        """What comes before the outputs, unless it is None."""
        self.done = (status.success,) if face == "bindings" else True if self.query else None
        """What is returned where there are no outputs."""
        self.address = WORD()
        """Of the C function, once it is known."""
        self.function: Any = None
        """The builtin."""
        self.caller: Any = self
        """What machine code calls in place of this object."""
        self.replaced = False
        self.in_python: Any = None

    @property
    def module(self) -> str:
        """Where the function is to be found."""
        package = self.types.module.rpartition(".")[0].rpartition(".")[0]
        return f"{package}.{'bindings' if self.face == 'plain' else self.face}.{self.library.name}"

    @property
    def about(self) -> str:
        return f"{self.prototype.result.base} {self.symbol}({', '.join(map(shown, self.parameters))})"

    @property
    def fail(self) -> "Callable[[int], Any]":
        """What is done with a status other than success."""
        return self.status.failing(self.name, self.face, outputs_of(self.sources), self.query)

    def write(self) -> "Any":
        """The function in Python."""
        from .calls import written

        return written(
            self.types, self.library, self.status, self.name, self.symbol, self.face, self.module, self.about
        )

    def __call__(self, *arguments: "Any", **named: "Any") -> "Any":
        first = not self.address.value
        if first:
            function = self.library.function(self.symbol, self.prototype.since, self.prototype.per_thread)
            self.library.functions.append(self.address)  # which a fork concerns, from the moment at which it is known
            self.address.value = address_of(function)
        if first or sys.is_finalizing():  # when nothing can be imported any more
            result = self._once(*arguments, **named)
            if result is not MISSED:
                return result
        elif not self.replaced:
            self.replaced = True
            from .machine_code import replace

            if replace(self):
                return self.function(*arguments, **named)
        if self.in_python is None:
            self.in_python = self.write()
        return self.in_python(*arguments, **named)

    def _once(self, *arguments: "Any", **named: "Any") -> "Any":
        """A call that machine code would make; MISSED where it would do nothing. At the end of Python it takes subclasses too."""
        if named or len(arguments) != self.count:
            return MISSED
        late = sys.is_finalizing()
        passed: list[Any] = []
        for source in self.sources:
            passed.append(None if source[0] in RESULTS else _given(source, arguments, late))
            if passed[-1] is MISSED:
                return MISSED
        results: list[Any] = []
        for place, source in enumerate(self.sources):
            if source[0] in RESULTS:
                results.append(_room(source, arguments))
                passed[place] = byref(results[-1][0])
        status = Function(self.address.value)(*passed)
        if status:
            return self.fail(status)
        if not results:
            return self.done
        for place, (value, code, convert) in enumerate(results):
            if code:
                low, high = bounds(code)
                number = value.value & (high - low)  # C wrote the first bytes
                value = number - (high - low + 1) * (number > high)
            results[place] = convert(value) if convert else value
        return results[0] if self.success is None else (self.success, *results)


def _room(source: "Source", arguments: "tuple[Any, ...]") -> "tuple[Any, str, Any]":
    """Memory for a result, the struct code of the number in it, if that is one, and what converts it."""
    kind, first, second, convert = source
    if kind == "made":
        return first() if second is None else first(arguments[second]), "", convert
    return WORD(), "I" if first == "f" else "Q" if first == "d" else first, convert


def _given(source: "Source", arguments: "tuple[Any, ...]", late: bool) -> "Any":
    """What C gets for a source; MISSED where machine code would not take it."""
    if source[0] == "number":
        return WORD(source[1])
    kind, position, *what = source
    value = arguments[position]
    if kind == "array":
        return _packed(value, arguments, *what)
    if kind == "word":
        return value if type(value) in what[0] or late and isinstance(value, what[0]) else MISSED
    code, classes, others = what
    if type(value) in classes or late and classes and isinstance(value, int):
        number, (low, high) = int(value), bounds(code)
        return WORD(number) if low <= number <= high else MISSED
    if kind == "record":
        if type(value) not in others and not (late and isinstance(value, others)):
            return MISSED
        return None if value is None else byref(value)
    return value if type(value) in others else MISSED


def _packed(
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
    if not isinstance(least, int) or len(value) < least:
        return MISSED
    if not all([type(item) in classes for item in value]):
        return MISSED
    if not code:
        return MISSED if len(value) > 1 else byref(value[0]) if value else None
    low, high = bounds(code)
    if not all([low <= int(item) <= high for item in value]):
        return MISSED
    return b"".join([(int(item) & high - low).to_bytes(BITS[code] // 8, "little") for item in value]) or None


def short_cut(short: "ShortCut", sources: "list[Source]", names: "list[str]") -> "Any":
    """The function that leads to ``short``; None where this process cannot have one."""
    short.sources, short.count = sources, len(names)
    if builtins is None:
        return None
    if not builtins.ANY_CALLABLE:

        def in_python(*arguments: "Any", **named: "Any") -> "Any":
            return short(*arguments, **named)

        short.caller = in_python
    doc = f"{short.name}({', '.join(names)})\n--\n\n{short.about}"
    short.function = builtins.leading(short.caller, short.name, short.module, doc)
    return short.function
