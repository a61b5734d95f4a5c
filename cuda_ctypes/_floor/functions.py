"""Libraries, opened at the first call, and the functions of ``bindings``, ``checked`` and the younger modules, made when they are
first asked for.

:mod:`.calls` writes them in Python. Most are not needed in this form: where all parameters are numbers, handles, enums,
addresses, structs, texts or lists of numbers, and C writes the results one by one, a :class:`ShortCut` makes the first call
from a description of these; then machine code (:mod:`.machine_code`) takes its place. What is given in another way (keywords,
buffers, numbers out of range) goes to the Python function.
"""

import os
import sys
from _ctypes import addressof, byref
from _thread import allocate_lock

from . import declaration_parts, function_parts
from .types import INTEGERS, WORD, number_class

try:
    from _ctypes import call_cdeclfunction, dlopen, dlsym
except ImportError:  # PyPy, Windows
    dlopen = dlsym = None  # type: ignore[assignment]
try:
    from . import builtins
except (ImportError, OSError):  # there can be no machine code
    builtins = None  # type: ignore[assignment]

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from .statuses import Status
    from .types import Names

    Source = tuple[Any, ...]

PER_THREAD_VARIABLE = "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM"


def per_thread_default_stream() -> bool:
    """Whether functions with a twin for the per-thread default stream use it: the variable that cuda.bindings reads."""
    text = os.environ.get(PER_THREAD_VARIABLE, "0").strip().lower()
    try:
        return int(text) != 0
    except ValueError:
        return text not in ("", "false", "no", "off")


class Library:
    """One shared library: the file that was found for it, and its functions by symbol."""

    def __init__(self, name: str, settings: "dict[str, Any]", major: int = 0) -> None:
        self.name = name
        self.settings = settings
        self.major = major
        self.path = ""
        """The file that was opened, as given to the system's loader."""
        self.pid = 0
        """The process that opened it; 0 before, and from a fork on before which that had not initialized it."""
        self.functions: list[Any] = []
        """All that were made, for forked children."""
        self.refusal: Any = None
        """In a forked child, the function to which all of them are redirected."""
        self._handle: Any = None
        """The system's handle, once the library is open."""
        self._dll: Any = None
        """The same as ctypes.CDLL, whose import takes 2 ms, once that is needed."""
        self._lock = allocate_lock()

    def candidates(self) -> "list[str]":
        """File names in the order in which they are tried; a file that the environment names is the only one."""
        named = os.environ.get(self.settings["environment"])
        if named:
            return [os.path.abspath(named)]
        if sys.platform == "win32":
            system = os.path.join(os.environ.get("SystemRoot", r"C:\Windows"), "System32")
            return [os.path.join(system, file) for file in self.settings["windows"]]
        return [*self.settings["linux"], *self.settings.get("wsl", ())]

    def open(self) -> None:
        """Open the library, unless it is open. Raises LibraryNotFoundError or LibraryLoadError, at each attempt anew."""
        if self._handle is None:
            with self._lock:
                opened = self._handle is None
                if opened:
                    self._handle = self._open()
            if opened and "fork" in self.settings:
                refuse_in_children(self, **self.settings["fork"])

    def _open(self) -> "Any":
        """The system's handle."""
        if "pathfinder" in self.settings and not os.environ.get(self.settings["environment"]):
            from ..pathfinder.load import open_library

            self._dll, self.path = open_library(self.settings["pathfinder"], self.major)
            self.pid = os.getpid()
            return self._dll._handle
        failed = []
        for file in self.candidates():
            try:
                handle = self._load(file)
            except (OSError, UnicodeError) as error:  # a file's name need not be text
                failed.append((file, str(error)))
                continue
            self.path = file
            self.pid = os.getpid()
            return handle
        from .missing import library_missing

        raise library_missing(self.settings, failed)

    def _load(self, file: str) -> "Any":
        """The system's handle of a file. Raises OSError."""
        if dlopen is not None:
            return dlopen(file, 0)
        if sys.platform == "win32":
            from ctypes import WinDLL as loader
        else:
            from ctypes import CDLL as loader
        self._dll = loader(file)
        return self._dll._handle

    def __getitem__(self, symbol: str) -> "Any":
        """An exported function as ctypes has it, without prototype. Raises AttributeError where there is none."""
        self.open()
        if self._dll is None:
            from ctypes import CDLL

            self._dll = CDLL(self.path, handle=self._handle)
        return self._dll[symbol]

    def address(self, symbol: str) -> int:
        """Address of an exported symbol; 0 if there is none."""
        self.open()
        try:
            if dlsym is not None:
                return dlsym(self._handle, symbol)
            from ctypes import c_void_p, cast

            return cast(self[symbol], c_void_p).value or 0
        except (OSError, AttributeError):
            return 0

    def function(self, symbol: str, since: int, per_thread: str) -> "Any":
        """A fresh ctypes function without prototype; its symbol is the per-thread twin's where that is asked for."""
        return self._followed(self[self._exported(symbol, since, per_thread)[0]])

    def entry(self, symbol: str, since: int, per_thread: str) -> "Any":
        """The address of that function, in a ctypes object."""
        return self._followed(WORD(self._exported(symbol, since, per_thread)[1]))

    def _exported(self, symbol: str, since: int, per_thread: str) -> "tuple[str, int]":
        if per_thread and per_thread_default_stream():
            symbol = f"{symbol}_{per_thread}"
        address = self.address(symbol)
        if not address:
            from .missing import function_missing

            raise function_missing(self, symbol, since)
        return symbol, address

    def _followed(self, function: "Any") -> "Any":
        self.functions.append(function)
        if self.refusal is not None:
            redirect(function, self.refusal)
        return function

    def version(self) -> int:
        """What the library's own version function says, as 12030 for 12.3; 0 if it has none or it fails."""
        name, number = self.settings.get("version_function"), number_class("i")()
        return 0 if not name or not self.address(name) or self[name](byref(number)) else int(number.value)


# What becomes of a library in a child that was forked after its parent had initialized it. The CUDA driver does not survive
# a fork, and not every function of it says so: some report success and do nothing. So in such a child each function is
# replaced by one that only says so.


def redirect(function: "Any", to: "Any") -> None:
    """Let a ctypes function, or what has a function's address, lead to another one: the address in its memory is what is called."""
    place = WORD.from_address
    place(addressof(function)).value = place(addressof(to)).value


def refuse_in_children(library: "Library", asks: str, status: str) -> None:
    """From now on, all functions return ``status``, a number, in forked children. ``asks`` is a function that takes an address to write
    to and succeeds where the library was initialized."""
    # PyPy's functions do not keep their addresses where they can be replaced
    replaceable = sys.implementation.name != "pypy" and hasattr(os, "register_at_fork")
    if not replaceable or not library.address(asks):
        return
    ask, room = library.entry(asks, 0, ""), WORD()
    initialized, number = False, int(status)

    def before() -> None:
        nonlocal initialized
        initialized = not call_cdeclfunction(ask.value, (byref(room),))
        if library.refusal is None:
            library.pid = os.getpid() if initialized else 0

    def in_child() -> None:
        if initialized:
            from _ctypes import CFuncPtr

            # a Python function that C calls, with arguments that it does not get
            kind: Any = type("Refusal", (CFuncPtr,), {"_flags_": 1, "_argtypes_": (), "_restype_": number_class("i")})
            library.refusal = kind(lambda: number)
            for function in library.functions:
                redirect(function, library.refusal)

    os.register_at_fork(before=before, after_in_child=in_child)


# Functions.

HARMLESS = {"address", "default", "default_checked", "least", "memory", "writable"}
"""Notes of parameters that change nothing for a number or an address."""
REALS = ("f", "d")
"""The struct codes of floats."""
RESULTS = ("output", "real", "made")
"""Kinds of sources that are results."""
MISSED: "Any" = object()
NoneType = type(None)


def make_function(
    types: "Names", library: "Library", status: "Callable[[], Status]", name: str, symbol: str, face: str
) -> "Any":
    """The function ``name`` of a face: a short cut where there is one, or as :mod:`.calls` writes it. ``status`` gives what its
    statuses mean."""
    result, parameters, since, per_thread = function_parts(
        types.table.functions.get(symbol) or types.table.older[symbol]
    )
    in_c = [text.partition(" : ")[0].removeprefix("out ").removeprefix("inout ") for text in parameters]
    about = f"{result} {symbol}({', '.join(in_c)})"
    short = ShortCut(types, library, status, name, (symbol, since, per_thread), face, about)
    found = result == types.table.settings["result"] and described(types, parameters, symbol, face)
    return found and short_cut(short, *found) or short.write()


def described(
    types: "Names", parameters: "list[str]", symbol: str, face: str
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
        if direction == "inout" or "is" in notes and stars:
            return None
        position = len(names)
        source: Source | None = None
        if "is" in notes:
            source = "number", int(notes["is"])
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


def returning(statuses: "Any", outputs: int) -> "Callable[[int], Any]":
    """What functions of ``bindings`` make of a status other than success: it comes back, and None for each output."""
    nothing = (None,) * outputs
    return lambda code: (statuses.from_c(code), *nothing)


def outputs_of(sources: "list[Source]") -> int:
    """How many results there are."""
    return sum([source[0] in RESULTS for source in sources])


def _input(types: "Names", base: str, stars: int, notes: "dict[str, str]", position: int, face: str) -> "Source | None":
    """The source of what is a number, an address, or memory; None for others."""
    if not HARMLESS.issuperset(notes):
        return ("kernel_parameters", position, "", (), (NoneType,)) if "kernel_parameters" in notes else None
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


def number(types: "Names", name: str) -> "tuple[str, tuple[Any, ...]]":
    """The struct code of an integer, and the classes of what is given for it; none for other types."""
    code, kind = types.code(name), types.kind(name)
    if code not in INTEGERS or kind == "callback":
        return "", ()
    cls = types.python_class(name)
    return code, (int,) if cls is None else (cls,) if kind == "enum" else (cls, int)


def _output(types: "Names", base: str) -> "Source | None":
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
        types: "Names",
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
        self.replaced = False
        self.in_python: Any = None

    @property
    def module(self) -> str:
        """Where the function is to be found."""
        package = self.types.module.rpartition(".")[0].rpartition(".")[0]
        return f"{package}.{'bindings' if self.face == 'plain' else self.face}.{self.library.name}"

    @property
    def fail(self) -> "Callable[[int], Any]":
        """What is done with a status other than success."""
        if self.face == "bindings":
            return returning(type(self.success), outputs_of(self.sources))
        return self.status().failing(self.name, self.face, outputs_of(self.sources), self.query)

    def write(self) -> "Any":
        """The function in Python."""
        from .calls import written

        types = self.types.complete()
        return written(types, self.library, self.status(), self.name, self.symbol, self.face, self.module, self.about)

    def __call__(self, *arguments: "Any", **named: "Any") -> "Any":
        first = self.address is None
        if first:
            self.address = self.library.entry(*self.exported)
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
            kind = source[0]
            if kind == "value":
                _, position, code, classes, others = source
                value = arguments[position]
                if type(value) in classes or late and classes and isinstance(value, int):
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
            return self.fail(status)
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
