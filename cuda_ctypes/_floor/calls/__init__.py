"""One C function becomes one Python function, made on first use.

:mod:`.python_function` writes it in Python. Most functions need no such form: if all parameters are numbers, handles,
enums, addresses, structs, texts or lists of numbers, and C writes the results one by one, a :class:`ShortCut` makes the
first calls from a description of them, and machine code (:mod:`.machine_code`) the later ones. Other calls (with
keywords, buffers, numbers out of range) go to the Python function.
"""

from _ctypes import _SimpleCData, byref, sizeof
from sys import intern

from .. import FAULTS, FEW, PROCESSOR, first_use_refused, from_a_signal, import_is_impossible
from ..tables import declaration_parts, function_parts
from ..types import INTEGERS, WORD, EnumType, integer, note_lender, number_class, shared

try:
    from _ctypes import call_cdeclfunction
except ImportError:  # PyPy
    pass
try:
    from .. import builtins as builtins
except (ImportError, OSError) as error:  # no machine code on this platform
    if from_a_signal(error):
        raise
    builtins = None  # type: ignore[assignment]

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..library import Library
    from ..library.statuses import Status
    from ..types import ScalarTypes

    Source = tuple[Any, ...]

HARMLESS = {"address", "default", "default_checked", "least", "memory", "newer", "writable"}
"""Notes of parameters that make no difference to a number or an address."""
HIDDEN = {"is", "size_of"}
"""Notes of parameters that Python callers do not see."""
REALS = ("f", "d")
"""The struct codes of floats."""
TRUTH = {0: False, 1: True}
"""The results of a C bool."""
RESULTS = ("output", "direct", "exchanged", "told", "made", "struct", "text", "filled", "listed")
"""Kinds of sources that are results."""
TEXT = "const char *"
"""The result of C functions that return a text instead of a status."""
MISSED: "Any" = object()
word: "Any" = WORD.from_param
"""An argument of 64 bits; ctypes passes ints as C's."""
_from_buffer: "Any" = None
"""Of the ctypes class of a byte, once a buffer was passed."""
_numbers_of_kernel: "Any" = None
"""The function :func:`~.kernel_parameters.numbers`, once a kernel's arguments were passed."""
NoneType = type(None)


def make_function(
    types: "ScalarTypes",
    library: "Library",
    status: "Callable[[], Status]",
    name: str,
    symbol: str,
    face: str,
    line: str = "",
) -> "Any":
    """The function ``name`` of a face: a short cut if possible, else written in Python. ``status`` returns the
    library's :class:`Status`. A ``line`` in place of the table's makes a function of :mod:`.layers`."""
    parts = function_parts(line or types.table.functions.get(symbol) or types.table.older[symbol])
    result, parameters, since, per_thread = parts
    about = documentation(types.table, symbol, parts, face, types.spell)
    short = ShortCut(types, library, status, name, (symbol, since, per_thread), face, about)
    short.line = line
    short.result = "number" if line else result_of(types.table, symbol, result, face)
    if not short.result and PROCESSOR == "x86_64" and types.kind(result) == "record":
        if sizeof(types.complete().c_class(result)) > 16:  # by the ABI, C writes it where a first argument points to
            short.result, parameters = "nothing", [f"out {result} *result", *parameters]
    found = None
    if short.result:

        def function(other: str) -> "Any":
            return make_function(types, library, status, other, other, "checked")

        found = described(types, parameters, face, function)
    if found and short.result in ("text", "count") and outputs_of(found[0]):
        found = None
    return found and short_cut(short, *found) or short.write()


def result_of(table: "Any", symbol: str, result: str, face: str) -> str:
    """What a C function returns: a "status", a "pair" of the status and the driver's, a "text", a "count" or -1, or "nothing";
    empty for others."""
    settings = table.settings
    if symbol in settings.get("negative_status", ()):
        return "count" if face == "snake_case" else ""
    known = {settings["result"]: "status", TEXT: "text", "void": "nothing"}
    if "status_struct" in settings:
        known[settings["status_struct"]["name"]] = "pair"
    return known.get(result, "")


OUTCOMES = {
    "bindings": "Returns a status, and None for each output if it is an error. Raises ",
    "checked": "Raises CudaError if the status is an error, ",
    "snake_case": "Raises the library's error if the status is one, ",
    "raw": "Returns what C returns. Raises ",
}
WITHOUT_STATUS = {
    "bindings": "C returns no status: the first result is always success. Raises ",
    "checked": "C returns no status. Raises ",
    "snake_case": "C returns no status. Raises ",
    "raw": OUTCOMES["raw"],
}
NEGATIVE = {
    "checked": "Raises CudaError if the result is negative, ",
    "snake_case": "Raises the library's error if the result is -1, ",
    "raw": OUTCOMES["raw"],
}
MISTAKES = "TypeError, ValueError, OverflowError or RuntimeError for a wrong argument"
MISTAKES_OF_CTYPES = "ctypes.ArgumentError or TypeError for a wrong argument"


def documentation(
    table: "Any", symbol: str, parts: "tuple[str, list[str], int, str]", face: str, spell: "Any" = None
) -> str:
    """A docstring: the C prototype with the directions of its parameters, the CUDA version that introduced it, and its
    errors. ``parts`` are those of the function's line; ``spell`` converts a parameter's name to that in Python."""
    result, parameters, since, _ = parts
    settings = table.settings
    declared = with_notes = ", ".join(parameters)
    if " : " in with_notes:
        declared = ", ".join([text.partition(" : ")[0] for text in parameters])
    came = f"CUDA {since // 1000}.{since % 1000 // 10} or newer."
    if not since:
        first = settings.get("since")
        came = f"In CUDA since {first} or before." if first else "The headers do not say since when."
    outcomes = OUTCOMES
    if result != settings.get("result") and result != settings.get("status_struct", {}).get("name"):
        outcomes = NEGATIVE if symbol in settings.get("negative_status", ()) else WITHOUT_STATUS
    spaced = f" {declared}"
    written = "C writes to the parameters marked out or inout. " if " out " in spaced or " inout " in spaced else ""
    text = f"{result} {symbol}({declared})\n\n{written}{came}"
    if face != "raw" and " takes=" in with_notes:
        from .call_structs import members_taken

        text += members_taken(parameters, spell)
    mistakes = MISTAKES_OF_CTYPES if face == "raw" else MISTAKES
    text += f"\n\n{outcomes[face]}{mistakes}, FunctionNotFoundError if the library lacks the function."
    if face == "checked" and symbol in settings.get("queries", ()):
        text += f" Returns False for the status {settings['not_ready']}, True for success."
    return text


def described(
    types: "ScalarTypes",
    parameters: "list[str]",
    face: str,
    function: "Callable[[str], Any] | None" = None,
) -> "tuple[list[Source], list[str]] | None":
    """The source of each argument of the C function, and the parameters' names with defaults; None if a short cut
    cannot make the call. ``function`` returns another function of the library, in the convention of ``checked``, by name.

    The kinds of sources are in :mod:`.sources`.
    """
    settings = types.table.settings
    if "fine" in settings:
        return None
    sources: list[Source] = []
    names: list[str] = []
    older = False
    for place, text in enumerate(parameters):
        direction, base, name, notes = declaration_parts(text)
        stars, position = name.count("*"), len(names)
        if "callers" in notes and face != "checked":
            direction, notes = "in", {}
        source: Source | None = None
        if "is" in notes:
            source = None if stars else ("number", int(notes["is"]))
        elif direction != "out" and "size_of" not in notes:
            if direction == "in":
                source = _input(types, base, stars, notes, position, face)
        elif stars == 1 and not notes:
            source = _output(types, base)
        if source is None:
            from .sources import source_of

            source = source_of(types, parameters, face, place, position, function)
            if source is None:
                return None
        names += _names(types.spell or str, face, direction, name[stars:], notes)
        sources.append(source)
        if "newer" in notes:
            older = True
    if older:
        names[-1] += "=..."  # calls without the first argument are Python's
    return sources, names


def _names(spell: "Callable[[str], str]", face: str, direction: str, name: str, notes: "dict[str, str]") -> "list[str]":
    """The names of the Python parameters of a C parameter, with defaults."""
    if "takes" in notes:
        from .call_structs import taken

        return [spell(parameter) for _, parameter in taken(notes)]
    if direction == "out" or HIDDEN.intersection(notes):
        return []
    default = notes and (notes.get("default") or face == "checked" and notes.get("default_checked"))
    return [f"{spell(name)}={default}" if default else spell(name)]


def outputs_of(sources: "list[Source]") -> int:
    """The number of results."""
    return sum([len(source[3]) if source[0] == "fields" else source[0] in RESULTS for source in sources])


def kernel_parameters(position: int) -> "Source":
    """The arguments of a kernel; a first call accepts None, and numbers."""
    return "kernel_parameters", position, "", (), (NoneType,)


def _input(
    types: "ScalarTypes", base: str, stars: int, notes: "dict[str, str]", position: int, face: str
) -> "Source | None":
    """The source of a number, an address or memory; None for other parameters."""
    if notes and not HARMLESS.issuperset(notes):
        return kernel_parameters(position) if "kernel_parameters" in notes else None
    if "address" in notes and stars != 1:
        return "value", position, *address(types), ()
    if not stars:
        base = base.removeprefix("const ")
        code, classes = types.inputs.get(base) or types.inputs.setdefault(base, number(types, base))
        if not classes:
            if code:
                return "float", position, code
            return ("value", position, "I", (bool,), ()) if types.code(base) == "?" else None
        kind = types.kind(base)
        none = kind == "handle" or kind != "enum" and classes[0] is not int
        return "value", position, code, classes, (NoneType,) if none else ()
    if stars == 1 and base == "const char" and "address" not in notes:
        return "value", position, "Q", (), (str, bytes) if face == "snake_case" else (bytes, str)
    if (
        not {"address", "memory"}.intersection(notes)
        and stars == 1
        and types.kind(base.removeprefix("const ")) == "record"
    ):
        return None
    code, classes = types.inputs.get("void *") or types.inputs.setdefault("void *", address(types))
    if face == "checked" and "least" in notes:  # Python compares a buffer's length
        return ("value", position, code, classes, (NoneType,)) if "writable" in notes else None
    prepare = buffer_or_pointed if face == "checked" else buffer
    return "prepared", prepare, (position,), classes if "writable" in notes else (*classes, bytes)


def buffer(value: "Any") -> "Any":
    """The memory of a writable buffer, or the number of a handle; NotImplemented for other values, which Python converts. The class of a
    buffer to read only is noted for machine code all the same."""
    global _from_buffer
    kind = type(value)
    try:
        if kind is not bytearray and kind is not memoryview:
            if issubclass(kind, int):
                number = integer(value)
                fits = number.__class__ is int and 0 <= number < 1 << 64  # a live handle of a float has a float
                return number if fits else NotImplemented
            if hasattr(value, "__int__") and not value.ndim:  # of NumPy
                number = value.__index__()
                return number if type(number) is int and 0 <= number < 1 << 64 and number == value else NotImplemented
        if _from_buffer is None:
            _from_buffer = number_class("c").from_buffer
        try:
            memory = _from_buffer(value)
        except TypeError:
            memory = NotImplemented
            if not memoryview(value).readonly:
                return memory
        note_lender(kind)
        return memory
    except Exception:  # Python raises it again if it cannot convert the value
        return NotImplemented


def buffer_or_pointed(value: "Any") -> "Any":
    """The same, but not for objects of ctypes, which may be pointers."""
    return NotImplemented if isinstance(value, _SimpleCData.__mro__[1]) else buffer(value)


def address(types: "ScalarTypes") -> "tuple[str, tuple[Any, ...]]":
    """The struct code of an address, and the classes of numbers accepted for it."""
    cls = types.python_class("CUdeviceptr") if types.is_typedef("CUdeviceptr") else None
    return "Q", (int,) if cls is None else (int, cls)


def number(types: "ScalarTypes", name: str) -> "tuple[str, tuple[Any, ...]]":
    """The struct code of an integer, and the classes accepted for it; a float has no classes, and other types have
    neither."""
    code, kind = types.code(name), types.kind(name)
    if code in REALS:
        return code, ()
    if code not in INTEGERS or kind == "callback":
        return "", ()
    cls = types.python_class(name)
    first = () if cls is None else (cls,)
    return code, (*first, int, EnumType) if kind == "enum" else (*first, int, bool, EnumType)


def is_of(value: "Any", classes: "tuple[Any, ...]") -> bool:
    """Whether the class of a value is one of these, or an instance of a metaclass among them."""
    cls = type(value)
    return cls in classes or type(cls) in classes


def _output(types: "ScalarTypes", base: str) -> "Source | None":
    """The source of a single number; None for other results."""
    code = types.code(base) or ("Q" if base == "void" else "")
    if code == "?":
        return "output", "B", TRUTH, bool
    if code not in INTEGERS:
        return None
    cls = types.python_class(base)
    return ("output", code, None, None) if cls is None else ("output", code, cls._by_value, cls.from_c)


class ShortCut:
    """The target of a builtin until machine code replaces it, and afterwards for calls that machine code cannot
    make."""

    sources: "list[Source]"
    count: int
    """Number of arguments."""
    address: "Any" = None
    """The C function's address in a ctypes object, once known."""
    function: "Any" = None
    """The builtin."""
    replaced = replacing = False
    left = FEW
    """The calls that are left until machine code is written."""
    result = "status"
    """What C returns, as :func:`result_of` says, or a "number"."""
    line = ""
    in_python: "Any" = None
    """The function written in Python, once needed."""
    names: "tuple[str, ...]"
    """The parameters, without defaults."""
    plainly: "Any" = None
    """A function of :func:`.machine_code.plainly`, once there is machine code."""

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
        """The library's symbol, the version that introduced it, and the suffix of its per-thread variant."""
        self.face = face
        self.about = about
        """The docstring."""
        self.forgets = self.symbol in types.table.settings.get("forget", ())
        """Whether it destroys a handle that may keep objects alive."""
        self.query = face == "checked" and self.symbol in types.table.settings.get("queries", ())
        self.again = face == "checked" and self.symbol in types.table.settings.get("allocates", ())
        """Whether the Python function repeats a call that fails: its error has the number of bytes."""
        self.success: Any = types.success() if face == "bindings" else None
        """Returned before the outputs, unless it is None."""
        self.done: Any = (self.success,) if face == "bindings" else True if self.query else None
        """The result of a function without outputs."""
        if face == "bindings":
            shared(self.done)
        self.caller: Any = self
        """The object that machine code calls; by default this one."""

    @property
    def module(self) -> str:
        """The name of the function's module."""
        package = self.types.module.rsplit(".", 2)[0]
        return f"{package}.{'bindings' if self.face == 'snake_case' else self.face}.{self.library.name}"

    def failing(self) -> "Callable[[int], Any]":
        """The handler of a status other than success."""
        if self.result == "count":
            refuse, name = self.status().refused_by_system, self.name
            return lambda number: refuse(number & 0xFFFFFFFF, name)
        return self.status().failing(self.name, self.face, outputs_of(self.sources), self.query)

    def write(self, going_on: bool = False) -> "Any":
        """The function written in Python; ``going_on`` as in :func:`.python_function.written`."""
        from .python_function import written

        types = self.types.complete()
        exported = self.exported
        told = self.face, self.module, self.line, going_on
        made = written(types, self.library, self.status(), self.name, exported, *told)
        made.__doc__ = self.about
        return made

    def __call__(self, /, *arguments: "Any", **named: "Any") -> "Any":
        try:
            if self.plainly:
                plain = self.plainly(arguments, named)
                if plain:
                    return self.function(*plain)
            if self.address is None:
                self.address = self.library.entry(*self.exported)
            self.left -= 1
            if self.left < 0 and not self.replaced and self._replace():
                return self.function(*arguments, **named)
            if not self.replaced or import_is_impossible():
                result = self._once(arguments, named)
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
        """Replace this object by machine code if possible. Returns False while another thread, or the code that a
        signal handler interrupted, does the same."""
        if self.replacing or import_is_impossible():
            return False
        self.replacing = True
        try:
            from .machine_code import replace

            made = replace(self)
            self.replaced = True
            return made
        except ImportError:  # a partially loaded module: try again later
            return False
        finally:
            self.replacing = False

    def _once(self, arguments: "tuple[Any, ...]", named: "dict[str, Any]") -> "Any":
        """A call as machine code would make it; MISSED for others. If no module can be loaded it also accepts
        subclasses."""
        if named or len(arguments) != self.count or self.forgets or not self._result_is_known():
            return MISSED
        passed: list[Any] = []
        rooms: list[Any] = []
        made: list[tuple[int, int]] = []
        for source in self.sources:
            kind = source[0]
            if kind == "value":
                _, position, code, classes, others = source
                value = arguments[position]
                cls = type(value)
                if (
                    cls in classes
                    or type(cls) in classes
                    or classes
                    and issubclass(cls, int)
                    and import_is_impossible()
                ):
                    low, high = INTEGERS[code]
                    number = value if cls is int else int(value)
                    if not low <= number <= high:
                        return MISSED
                    value = word(number) if high >> 32 else number
                elif cls not in others:
                    return MISSED
                elif cls is str:
                    value = value.encode()
            elif kind == "output":
                memory, (_, code, known, convert) = WORD(), source
                rooms.append((memory, code, known, convert))
                value = byref(memory)
            elif kind in RESULTS:
                made.append((len(passed), len(rooms)))
                rooms.append(source)
                value = None
            else:
                value = _given(source, arguments)
                if value is MISSED:
                    return MISSED
            passed.append(value)
        if made and not _make_rooms(made, rooms, passed, arguments):
            return MISSED
        status = call_cdeclfunction(self.address.value, tuple(passed))  # of a pair, the first
        result = self.result
        told = [status] if result == "number" else []
        if status and result not in ("number", "nothing"):
            if self.face == "bindings":
                return (type(self.success).from_c(status), *[None] * outputs_of(self.sources))
            return MISSED if self.again else self.failing()(status)
        if not rooms and not told:
            return self.done
        results = _results(told, rooms)
        if self.success is not None:
            return (self.success, *results)
        return results[0] if len(results) == 1 else tuple(results)

    def _result_is_known(self) -> bool:
        """Whether this module's calls can return what C returns."""
        result = self.result
        return result == "status" or result == "number" or result in ("pair", "nothing") and import_is_impossible()


def _make_rooms(
    made: "list[tuple[int, int]]", rooms: "list[Any]", passed: "list[Any]", arguments: "tuple[Any, ...]"
) -> bool:
    """Make the memory of results, after a look at all arguments. False if there can be none."""
    for place, index in made:
        rooms[index] = room = _room(rooms[index], arguments)
        memory = room[0]
        if memory is MISSED or memory is NotImplemented:
            return False
        passed[place] = memory if memory is None else byref(memory)
    return True


def _results(results: "list[Any]", rooms: "list[Any]") -> "list[Any]":
    """The ``results``, and what C has written: memory, with its struct code if it is a number, a dict of objects for
    numbers, and a converter."""
    for memory, code, known, convert in rooms:
        if code:
            low, high = INTEGERS[code]
            memory = (memory.value or 0) & high - low  # C wrote only the low bytes
            if memory > high:
                memory += low - high - 1
            if known and memory in known:
                results.append(known[memory])
                continue
        results.append(convert(memory) if convert else memory)
    return results


def _room(source: "Source", arguments: "tuple[Any, ...]") -> "tuple[Any, str, Any, Any]":
    """Memory for a result other than "output", and its description for :func:`_results`."""
    kind, first, second, convert = source[:4]
    if kind in ("exchanged", "listed"):
        return MISSED, "", None, None
    if kind == "told":
        given = [arguments[position] for position in (second, convert) if position is not None]
        return source[4](*given), "", None, lambda memory: memory.result()
    if kind == "made":
        return first(*[arguments[position] for position in second]), "", None, convert
    if kind == "struct":
        return first() if first else MISSED, "", None, None
    if kind == "text":
        count = 1 if second is None else arguments[second]
        if len(source) > 4 and type(count) is int and not count:
            return None, "", None, lambda memory: convert(b"")
        if type(count) is not int or not 0 < count * first <= 1 << 16:
            return MISSED, "", None, None
        room = (number_class("c") * (count * first))()
        return room, "", None, lambda memory: convert(memory.raw) if convert else memory.raw
    return WORD(), "I" if first == "f" else "Q", None, convert  # "direct": a float's bits, or a text's address


def _given(source: "Source", arguments: "tuple[Any, ...]") -> "Any":
    """The C argument of a source other than "value"; MISSED if machine code would not accept the value."""
    if source[0] == "number":
        return WORD(source[1])
    if source[0] in ("inside", "fields", "asked", "kept_text"):  # memory that only machine code makes
        return MISSED
    kind, position, *what = source
    if kind in ("prepared", "kept_options"):
        return _prepared(arguments, position, *(what if kind == "prepared" else what[:1]))
    value = arguments[position]
    if kind == "room":
        plain, _, prepare, _ = what
        if plain and type(value) in (int, NoneType):
            return value if value is None else WORD(value) if 0 <= value < 1 << 64 else MISSED
        memory = prepare(value, arguments[0])
        return MISSED if memory is NotImplemented else WORD(memory) if type(memory) is int else byref(memory)
    if kind == "texts":
        count, _, prepare = what
        memory = prepare(arguments[count], value)
        return MISSED if memory is NotImplemented else memory if memory is None else byref(memory)
    if kind == "float":
        return number_class(what[0])(value) if type(value) is float else MISSED
    if kind in ("array", "measured"):
        *what, pack = what
        return pack(value, arguments, *what)
    if kind == "kernel_parameters" and type(value) is tuple:
        return _kernel_numbers(value)
    classes = what[{"word": 0, "structure": 1}.get(kind, 2)]
    if type(value) not in classes and not (isinstance(value, classes) and import_is_impossible()):
        return MISSED
    return byref(value) if kind == "record" and value is not None else value


def _kernel_numbers(value: "tuple[Any, ...]") -> "Any":
    """(values, types) in C's form; MISSED for those that Python converts or refuses."""
    global _numbers_of_kernel
    try:
        if _numbers_of_kernel is None:
            from ..types.kernel_parameters import numbers as _numbers_of_kernel  # noqa: PLW0127
        memory = _numbers_of_kernel(*value)
    except Exception as error:
        if from_a_signal(error):
            raise
        return MISSED
    return MISSED if memory is NotImplemented else memory


def _prepared(
    arguments: "tuple[Any, ...]",
    prepare: "Any",
    places: "tuple[int, ...]",
    plain: "tuple[Any, ...]" = (),
    size: "int | None" = None,
) -> "Any":
    value = arguments[places[0]]
    if plain and type(value) in (*plain, NoneType):
        if type(value) in (bytes, NoneType):
            fits = size is None or value is None or arguments[size] == len(value)
            return value if fits else MISSED
        return WORD(int(value)) if 0 <= int(value) < 1 << 64 else MISSED
    value = prepare(*[arguments[place] for place in places])
    if value is NotImplemented:
        return MISSED
    return value if value is None else WORD(value) if type(value) is int else byref(value)


def short_cut(short: "ShortCut", sources: "list[Source]", names: "list[str]") -> "Any":
    """The builtin that leads to ``short``; None if machine code is impossible in this process."""
    short.sources, short.count = sources, len(names)
    short.names = tuple([intern(name.partition("=")[0]) for name in names])
    if builtins is None:
        return None
    if not builtins.ANY_CALLABLE:

        def in_python(*arguments: "Any", **named: "Any") -> "Any":
            return short(*arguments, **named)

        short.caller = in_python
    doc = f"{short.name}({', '.join(names)})\n--\n\n{short.about}"
    short.function = builtins.leading(short.caller, short.name, short.module, doc)
    return short.function
