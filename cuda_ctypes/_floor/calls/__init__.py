"""One C function becomes one Python function, made when it is first asked for.

:mod:`.python_function` writes it in Python. Most are not needed in this form: where all parameters are numbers, handles, enums,
addresses, structs, texts or lists of numbers, and C writes the results one by one, a :class:`ShortCut` makes the first call
from a description of these; then machine code (:mod:`.machine_code`) takes its place. What is given in another way (keywords,
buffers, numbers out of range) goes to the Python function.
"""

import sys
from _ctypes import byref

from .. import FAULTS, first_use_refused
from ..library import Answers
from ..tables import declaration_parts, function_parts
from ..types import INTEGERS, WORD

try:
    from _ctypes import call_cdeclfunction
except ImportError:  # PyPy, Windows
    pass
try:
    from .. import builtins
except (ImportError, OSError):  # there can be no machine code
    builtins = None  # type: ignore[assignment]

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..library import Library
    from ..library.statuses import Status
    from ..types import ScalarTypes

    Source = tuple[Any, ...]

HARMLESS = {"address", "default", "default_checked", "least", "memory", "writable"}
"""Notes of parameters that change nothing for a number or an address."""
REALS = ("f", "d")
"""The struct codes of floats."""
RESULTS = ("output", "real", "made")
"""Kinds of sources that are results."""
MISSED: "Any" = object()
NoneType = type(None)


def make_function(
    types: "ScalarTypes", library: "Library", status: "Callable[[], Status]", name: str, symbol: str, face: str
) -> "Any":
    """The function ``name`` of a face: a short cut where there is one, or as :mod:`.calls` writes it. ``status`` gives what its
    statuses mean."""
    result, parameters, since, per_thread = function_parts(
        types.table.functions.get(symbol) or types.table.older[symbol]
    )
    about = documentation(f"{result} {symbol}", parameters, since, face)
    short = ShortCut(types, library, status, name, (symbol, since, per_thread), face, about)
    found = result == types.table.settings["result"] and described(types, parameters, symbol, face)
    return found and short_cut(short, *found) or short.write()


RAISES = {
    "bindings": "Returns a status, and None for each output if it is an error.",
    "checked": "Raises CudaError if the status is an error.",
    "snake_case": "Raises the library's error if the status is one.",
    "raw": "Returns what C returns, and raises nothing for a status.",
}


def documentation(function: str, parameters: "list[str]", since: int, face: str) -> str:
    """A docstring: the C prototype with the directions of its parameters, the CUDA version that brought it, and the errors."""
    declared = ", ".join([text.partition(" : ")[0] for text in parameters])
    came = f"CUDA {since // 1000}.{since % 1000 // 10} or newer. " if since else ""
    return f"{function}({declared})\n\n{came}{RAISES[face]} C writes to parameters marked out and inout."


def described(
    types: "ScalarTypes", parameters: "list[str]", symbol: str, face: str
) -> "tuple[list[Source], list[str]] | None":
    """Where each argument of the C function comes from, and the parameters' names with defaults; None where that takes more.

    Sources are ("value", position, struct code, classes of numbers, classes of what else ctypes takes), the same with
    "kernel_parameters" and, where the address of an instance is passed, with "record"; ("word", position, classes of structs of
    8 bytes); ("array", position, struct code or nothing for structs, classes of its elements, position of the least number of
    them or None, whether there may be none in spite of that, what makes memory of one for a first call); ("measured", position of
    an address or bytes, position of how many there are at least, what looks at them in a first call); ("number", what C always
    gets). Those of results have four parts: ("output", struct code, dict from numbers to results, what converts others), ("real",
    struct code, None, what makes a float of its bits), ("made", what makes the memory that C fills, position of what it is made
    for or None, what converts it or None).
    """
    settings = types.table.settings
    if "fine" in settings or symbol in settings.get("negative_status", ()) or symbol in settings.get("forget", ()):
        return None
    sources: list[Source] = []
    names: list[str] = []
    for place, text in enumerate(parameters):
        direction, base, name, notes = declaration_parts(text)
        stars = name.count("*")
        if "callers" in notes and face != "checked":
            direction, notes = "in", {}
        if direction == "inout":
            return None
        position = len(names)
        source: Source | None = None
        if "is" in notes:
            source = None if stars else always(notes["is"])
        elif direction == "in":
            source = _input(types, base, stars, notes, position, face)
            name = types.spell(name[stars:]) if types.spell else name[stars:]
            default = notes and (notes.get("default") or face == "checked" and notes.get("default_checked"))
            names.append(f"{name}={default}" if default else name)
        elif stars == 1 and not notes:
            source = _output(types, base)
        if source is None:
            from .sources import source_of

            source = source_of(types.complete(), symbol, face, place, position)
            if source is None:
                return None
        sources.append(source)
    return None if face != "bindings" and outputs_of(sources) > 1 else (sources, names)


def outputs_of(sources: "list[Source]") -> int:
    """How many results there are."""
    return sum([source[0] in RESULTS for source in sources])


def always(number: str) -> "Source":
    """A number that C always gets."""
    return "number", int(number)


def kernel_parameters(position: int) -> "Source":
    """The arguments of a kernel; a first call takes None only."""
    return "kernel_parameters", position, "", (), (NoneType,)


def _input(
    types: "ScalarTypes", base: str, stars: int, notes: "dict[str, str]", position: int, face: str
) -> "Source | None":
    """The source of what is a number, an address, or memory; None for others."""
    if not HARMLESS.issuperset(notes):
        return kernel_parameters(position) if "kernel_parameters" in notes else None
    if "address" in notes:
        return None if stars == 1 else ("value", position, "Q", (int,), ())
    if not stars:
        base = base.removeprefix("const ")
        code, classes = types.inputs.get(base) or types.once(types.inputs, base, lambda: number(types, base))
        return ("value", position, code, classes, ()) if classes else None
    if stars == 1 and base == "const char":
        return "value", position, "Q", (), (bytes,)
    if "memory" not in notes and stars == 1 and types.kind(base.removeprefix("const ")) == "record":
        return None
    if "writable" in notes:
        return "value", position, "Q", (int,), ()
    if face == "checked" and "least" in notes:
        return None
    return "value", position, "Q", (int,), (NoneType, bytes)


def number(types: "ScalarTypes", name: str) -> "tuple[str, tuple[Any, ...]]":
    """The struct code of an integer, and the classes of what is given for it; none for other types."""
    code, kind = types.code(name), types.kind(name)
    if code not in INTEGERS or kind == "callback":
        return "", ()
    cls = types.python_class(name)
    return code, (int,) if cls is None else (cls,) if kind == "enum" else (cls, int)


def _output(types: "ScalarTypes", base: str) -> "Source | None":
    """The source of a single number; None for others."""
    code = types.code(base) or ("Q" if base == "void" else "")
    if code not in INTEGERS:
        return None
    cls = types.python_class(base)
    return ("output", code, None, None) if cls is None else ("output", code, cls._by_value, cls.from_c)


class ShortCut:
    """What a builtin function leads to until machine code takes its place, and for what that does not take."""

    sources: "list[Source]"
    count: int
    """Of arguments."""

    def __init__(
        self,
        types: "ScalarTypes",
        library: "Library",
        status: "Callable[[], Status]",
        name: str,
        exported: "tuple[str, int, str]",
        face: str,
        about: str,
    ) -> None:
        self.types = types
        self.library = library
        self.status = status
        self.name = name
        self.symbol = exported[0]
        self.exported = exported
        """What the library is asked for: the symbol, the version that introduced it, its twin's ending."""
        self.face = face
        self.about = about
        """The function in C."""
        self.query = face == "checked" and self.symbol in types.table.settings.get("queries", ())
        self.success = types.success() if face == "bindings" else None
        """What comes before the outputs, unless it is None."""
        self.done = (self.success,) if face == "bindings" else True if self.query else None
        """What is returned where there are no outputs."""
        self.address: Any = None
        """Of the C function, in a ctypes object, once it is known."""
        self.function: Any = None
        """The builtin."""
        self.caller: Any = self
        """What machine code calls in place of this object."""
        self.replaced = self.replacing = False
        self.in_python: Any = None

    @property
    def module(self) -> str:
        """Where the function is to be found."""
        package = self.types.module.rpartition(".")[0].rpartition(".")[0]
        return f"{package}.{'bindings' if self.face == 'plain' else self.face}.{self.library.name}"

    def answers(self) -> "dict[int, Any]":
        """What is returned for statuses other than success that are answers: in ``bindings`` all are, in ``checked`` "not ready"."""
        if self.face == "bindings":
            return Answers(type(self.success), outputs_of(self.sources))
        not_ready = self.status().not_ready if self.query else None
        return {} if not_ready is None else {not_ready: False}

    def fail(self, answers: "dict[int, Any]") -> "Callable[[int], Any]":
        """What is done with a status other than success."""
        if self.face == "bindings":
            return answers.__getitem__
        return self.status().failing(self.name, self.face, outputs_of(self.sources), self.query)

    def write(self) -> "Any":
        """The function in Python."""
        from .python_function import written

        types = self.types.complete()
        made = written(types, self.library, self.status(), self.name, self.exported, self.face, self.module)
        made.__doc__ = self.about
        return made

    def __call__(self, *arguments: "Any", **named: "Any") -> "Any":
        try:
            first = self.address is None
            if first:
                self.address = self.library.entry(*self.exported)
            if not first and not self.replaced and self._replace():
                return self.function(*arguments, **named)
            if first or not self.replaced or sys.is_finalizing():  # when nothing can be imported any more
                result = self._once(*arguments, **named)
                if result is not MISSED:
                    return result
            if self.in_python is None:
                self.in_python = self.write()
            return self.in_python(*arguments, **named)
        except FAULTS as error:
            refused = first_use_refused(error, self.name)
            if refused is None:
                raise
            raise refused from error

    def _replace(self) -> bool:
        """Let machine code take the place of this object, if it can; not while that is under way already, in another thread or in what
        this function interrupted."""
        if self.replacing or sys.is_finalizing():
            return False
        self.replacing = True
        try:
            from .machine_code import replace

            made = replace(self)
            self.replaced = True
            return made
        except ImportError:  # of a module whose loading was interrupted: later, then
            return False
        finally:
            self.replacing = False

    def _once(self, *arguments: "Any", **named: "Any") -> "Any":
        """A call that machine code would make; MISSED where it would do nothing. At the end of Python it takes subclasses too."""
        if named or len(arguments) != self.count:
            return MISSED
        late = sys.is_finalizing()
        passed: list[Any] = []
        for source in self.sources:
            kind = source[0]
            if kind == "value":
                _, position, code, classes, others = source
                value = arguments[position]
                if type(value) in classes or late and classes and issubclass(type(value), int):
                    number, (low, high) = int(value), INTEGERS[code]
                    value = WORD(number) if low <= number <= high else MISSED
                elif type(value) not in others:
                    return MISSED
            else:
                value = None if kind in RESULTS else _given(source, arguments, late)
            if value is MISSED:
                return MISSED
            passed.append(value)
        results: list[Any] = []
        for place, source in enumerate(self.sources):
            if source[0] in RESULTS:
                results.append(_room(source, arguments))
                passed[place] = byref(results[-1][0])
        status = call_cdeclfunction(self.address.value, tuple(passed))
        if status:
            return self.fail(self.answers())(status)
        if not results:
            return self.done
        for place, (value, code, convert) in enumerate(results):
            if code:
                low, high = INTEGERS[code]
                number = (value.value or 0) & high - low  # C wrote the first bytes
                value = number if number <= high else number + low - high - 1
            results[place] = convert(value) if convert else value
        return results[0] if self.success is None else (self.success, *results)


def _room(source: "Source", arguments: "tuple[Any, ...]") -> "tuple[Any, str, Any]":
    """Memory for a result, the struct code of the number in it, if that is one, and what converts it."""
    kind, first, second, convert = source
    if kind == "made":
        return first() if second is None else first(arguments[second]), "", convert
    return WORD(), "I" if first == "f" else "Q" if first == "d" else first, convert


def _given(source: "Source", arguments: "tuple[Any, ...]", late: bool) -> "Any":
    """What C gets for a source that is no plain value; MISSED where machine code would not take it."""
    if source[0] == "number":
        return WORD(source[1])
    kind, position, *what = source
    value = arguments[position]
    if kind in ("array", "measured"):
        *what, pack = what
        return pack(value, arguments, *what)
    classes = what[0] if kind == "word" else what[2]
    if type(value) not in classes and not (late and isinstance(value, classes)):
        return MISSED
    return byref(value) if kind == "record" and value is not None else value


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
