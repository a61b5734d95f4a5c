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
    from .library import Library
    from .statuses import Status
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


def make_function(
    types: "Types", library: "Library", status: "Callable[[], Status]", name: str, symbol: str, face: str
) -> "Any":
    """The function ``name`` of a face: a short cut where there is one, or as :mod:`.calls` writes it. ``status`` gives what its
    statuses mean."""
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
    them or None, whether there may be none in spite of that, what makes memory of one for a first call); ("number", what C always gets). Those of results have four parts:
    ("output", struct code, dict from numbers to results, what converts others), ("real", struct code, None, what makes a float of
    its bits), ("made", what makes the memory that C fills, position of what it is made for or None, what converts it or None).
    """
    settings = types.table.settings
    if result.base != settings["result"] or result.stars or "fine" in settings:
        return None
    if symbol in settings.get("negative_status", ()) or symbol in settings.get("forget", ()):
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
    notes, stars = item.notes, item.stars
    if not stars and not notes:
        code, classes = types.inputs.get(item.base) or types.once(
            types.inputs, item.base, lambda: number(types, item.base)
        )
        if classes:
            return "value", position, code, classes, ()
    elif "kernel_parameters" in notes:
        return "kernel_parameters", position, "", (), (NoneType,)
    elif HARMLESS.issuperset(notes):
        if "address" in notes:
            return None if stars == 1 else ("value", position, "Q", (int,), ())
        if stars == 1 and item.base == "char" and item.const:
            return "value", position, "Q", (), (bytes,)
        if stars and ("memory" in notes or stars > 1 or types.kind(item.base) != "record"):
            return "value", position, "Q", (int,), () if "writable" in notes else (NoneType, bytes)
        if not stars:
            code, classes = number(types, item.base)
            if classes:
                return "value", position, code, classes, ()
    from .sources import argument

    return argument(types, item, position, parameters)


def number(types: "Types", name: str) -> "tuple[str, tuple[Any, ...]]":
    """The struct code of an integer, and the classes of what is given for it; none for other types."""
    code, kind = types.code(name), types.kind(name)
    if code not in INTEGERS or kind == "callback":
        return "", ()
    cls = types.python_class(name)
    return code, (int,) if cls is None else (cls,) if kind == "enum" else (cls, int)


def _output(types: "Types", item: "Declaration", parameters: "tuple[Declaration, ...]", face: str) -> "Source | None":
    if item.direction == "inout" or item.bounds:
        return None
    if item.stars == 1 and not item.notes:
        code = types.code(item.base) or ("Q" if item.base == "void" else "")
        if code in INTEGERS:
            cls = types.python_class(item.base)
            convert = cls and types.from_c(item.base)
            return "output", code, cls and cls._by_value, convert
    from .sources import result

    return result(types, item, parameters, face)


class ShortCut:
    """What a builtin function leads to until machine code takes its place, and for what that does not take."""

    sources: "list[Source]"
    count: int
    """Of arguments."""

    def __init__(
        self, types: "Types", library: "Library", status: "Callable[[], Status]", name: str, symbol: str, face: str
    ) -> None:
        self.types = types
        self.library = library
        self.status = status
        self.name = name
        self.symbol = symbol
        self.face = face
        self.prototype = declared(types.table, symbol, face)
        self.parameters = types.parameters(self.prototype.parameters)
        self.query = face == "checked" and symbol in types.table.settings.get("queries", ())
        self.success = types.success() if face == "bindings" else None
        """What comes before the outputs, unless it is None."""
        self.done = (self.success,) if face == "bindings" else True if self.query else None
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
        return self.status().failing(self.name, self.face, outputs_of(self.sources), self.query)

    def write(self) -> "Any":
        """The function in Python."""
        from .calls import written

        return written(
            self.types, self.library, self.status(), self.name, self.symbol, self.face, self.module, self.about
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
        *what, pack = what
        return pack(value, arguments, *what)
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
