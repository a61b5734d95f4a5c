"""The types of one table, built from their declarations on first use.

``bindings`` and ``checked`` have handles as ints and structs as views; :mod:`.c_classes` has the ctypes classes of ``raw``.
"""

import sys
from _thread import RLock

from .declarations import Declaration, declaration, prototype
from .values import INTEGERS, make_enum, make_handle

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from .arguments import Scalars

LONG = "i" if sys.platform == "win32" else "q"
BUILTIN = {
    "void": "",
    "char": "c",
    "signed char": "b",
    "unsigned char": "B",
    "short": "h",
    "unsigned short": "H",
    "int": "i",
    "unsigned int": "I",
    "long": LONG,
    "unsigned long": LONG.upper(),
    "long long": "q",
    "unsigned long long": "Q",
    "float": "f",
    "double": "d",
    "_Bool": "?",
    "size_t": "Q",
    "int8_t": "b",
    "uint8_t": "B",
    "int16_t": "h",
    "uint16_t": "H",
    "int32_t": "i",
    "uint32_t": "I",
    "int64_t": "q",
    "uint64_t": "Q",
    "uintptr_t": "Q",
    "intptr_t": "q",
}
"""C's own types, and their codes in :mod:`struct`."""


class Types:
    """Names to types for one table: enums, which all faces share, and the ctypes classes of ``raw``.

    ``parents`` have the types of the libraries that this one uses: what they define is theirs.
    """

    def __init__(self, table: "Any", module: str, parents: "tuple[Any, ...]" = ()) -> None:
        self.table = table
        self.module = module
        self.parents = parents
        self.raw_module = module
        self.enums: dict[str, Any] = {}
        self.classes: dict[str, Any] = {}
        self.lock = RLock()
        self.unfinished: dict[str, Any] = {}
        """Classes whose members are being declared, which may point to them: for the thread that holds the lock only."""
        self.depth = 0
        self.views: dict[str, Any] = {}
        self.handles: dict[str, Any] = {}
        self.inputs: dict[str, Any] = {}
        """What is given for numbers, as :mod:`.functions` found out."""
        self._targets: dict[str, str] = {}
        self._kinds: dict[str, str] = {}
        self._homes: dict[str, Any] = {}

    def home(self, name: str) -> "Any":
        """The types that define a name: these, or a parent's."""
        if not self.parents:
            return self
        try:
            return self._homes[name]
        except KeyError:
            home = next((parent.home(name) for parent in self.parents if parent.defines(name)), self)
            return self._homes.setdefault(name, self if self.defines_itself(name) else home)

    def defines_itself(self, name: str) -> bool:
        table = self.table
        return name in table.typedefs or name in table.records or name in table.enums or name in table.callbacks

    def defines(self, name: str) -> bool:
        return self.defines_itself(name) or any(parent.defines(name) for parent in self.parents)

    def is_typedef(self, name: str) -> bool:
        return name in self.home(name).table.typedefs

    def target(self, name: str) -> str:
        """The end of a chain of typedefs: a builtin, an enum, a record, a callback, ``"T *"`` or an opaque tag."""
        try:
            return self._targets[name]
        except KeyError:
            typedefs = self.table.typedefs
            target = name
            while target in typedefs:
                target = typedefs[target]
            home = self.home(target)
            if home is not self:
                target = home.target(target)
            self._targets[name] = target
            return target

    def kind(self, name: str) -> str:
        """``void``, ``scalar``, ``enum``, ``record``, ``callback``, ``handle``, ``array`` or ``opaque``."""
        try:
            return self._kinds[name]
        except KeyError:
            return self._kinds.setdefault(name, self._kind(self.target(name)))

    def _kind(self, target: str) -> str:
        if target in BUILTIN:
            return "void" if target == "void" else "scalar"
        if target.endswith("*"):
            return "handle"
        if target.endswith("]"):
            return "array"
        home = self.home(target)
        if home is not self:
            return str(home.kind(target))
        for kind, names in (
            ("enum", self.table.enums),
            ("record", self.table.records),
            ("callback", self.table.callbacks),
        ):
            if target in names:
                return kind
        return "opaque"

    def enum(self, name: str) -> "Any":
        """The class of an enum; another name for an enum in C is a class of its own, as in cuda.bindings."""
        home = self.home(name)
        if home is not self:
            return home.enum(name)
        return self.once(self.enums, name, lambda: make_enum(name, self.module, self.enumerators(name)))

    def enumerators(self, name: str) -> str:
        """The lines of an enum, as its header has them."""
        target = self.target(name)
        return self.home(target).table.enums.body(target)  # type: ignore[no-any-return]

    def members(self, name: str) -> "list[Declaration]":
        """The members of a record, as its header has them."""
        return [declaration(line) for line in self.home(name).table.records[name][1:]]

    def callback(self, name: str) -> "Any":
        """The prototype of a callback."""
        target = self.target(name)
        return prototype(self.home(target).table.callbacks[target])

    def once(self, made: "dict[str, Any]", name: str, build: "Callable[[], Any]") -> "Any":
        """``made[name]``, built by the first thread that asks."""
        try:
            return made[name]
        except KeyError:
            with self.lock:
                if name not in made:
                    made[name] = build()
                return made[name]

    def code(self, name: str) -> str:
        """The struct code of a number; empty for what is none."""
        kind = self.kind(name)
        if kind == "enum":
            return "i" if " = -" in self.enumerators(name) else "I"
        if kind == "scalar":
            return BUILTIN[self.target(name)]
        return "Q" if kind in ("handle", "callback") else ""

    def c_class(self, name: str) -> "Any":
        """The ctypes class for a type's name; None for ``void`` and for what is only ever pointed to."""
        try:
            return self.classes[name]
        except KeyError:
            from .c_classes import c_class

            return c_class(self, name)

    def c_type(self, what: "Declaration") -> "Any":
        """The ctypes type of a parameter, result or member, pointers and array bounds applied."""
        from .c_classes import c_type

        return c_type(self, what)

    # What callers in Python have.

    @property
    def record_argument(self) -> "Any":
        """What makes a pointer of a struct that is passed."""
        from .arguments import record_argument

        return record_argument

    @property
    def record_pointer(self) -> "Any":
        """What makes a pointer of a struct that was made here."""
        from _ctypes import byref

        return byref

    def record_array(self, name: str) -> "Callable[[int], Any]":
        """What makes an array of so many structs."""
        from .records import aligned_array

        cls = self.view(name)
        return lambda count: aligned_array(cls, count)

    @staticmethod
    def record_list(array: "Any", make: "Any", count: "int | None" = None) -> "list[Any]":
        """The first ``count`` structs of an array."""
        return array[:count] if array else []

    def room(self, name: str) -> "Callable[[int], Any]":
        """What makes the value of a member that points to so many elements."""
        if self.kind(name) != "record":
            return lambda count: [0] * count
        return lambda count: [self.view(name)() for _ in range(count)]

    def number_list(self, name: str) -> "Callable[..., Any]":
        """What turns a C array of numbers into a Python value."""
        from .records import plain

        convert = self.from_c(name)
        return lambda array, count=None: [convert(plain(item)) for item in array[:count]] if array else []

    def member_name(self, record: str, member: str) -> str:
        """A struct's member as an attribute."""
        return member

    spell: "Any" = None
    """What turns a C name into a parameter's, where these differ."""

    def parameters(self, declared: "tuple[Declaration, ...]") -> "tuple[Declaration, ...]":
        """A function's parameters, as Python callers know them."""
        return declared

    def is_integer(self, name: str) -> bool:
        return BUILTIN.get(self.target(name)) in INTEGERS

    def storage(self, name: str) -> "Any":
        """The plain ctypes class, with an int as its value, that has the size of a scalar, enum, handle or callback."""
        from .c_classes import CLASSES

        return CLASSES["Q" if self.kind(name) == "void" else self.code(name)]

    def item_type(self, name: str, stars: int) -> "Any":
        """The ctypes class of an element of a list."""
        if stars:
            from ctypes import c_char_p, c_void_p

            return c_char_p if name == "char" else c_void_p
        return self.c_class(name) if self.kind(name) == "record" else self.storage(name)

    def scalars(self, name: str) -> "Scalars":
        from .arguments import scalars_of

        kind = self.kind(name)
        null = kind in ("handle", "callback") or (kind != "enum" and self.is_typedef(name))
        return scalars_of(self.storage(name), null, kind == "enum")

    def view(self, name: str) -> "Any":
        """The ``bindings`` class of a struct or union."""
        home = self.home(name)
        if home is not self:
            return home.view(name)
        from .views import make_view

        return self.once(self.views, name, lambda: make_view(self, name))

    def handle(self, name: str) -> "Any":
        """The ``bindings`` class of a handle, a scalar typedef or a callback."""
        home = self.home(name)
        if home is not self:
            return home.handle(name)
        return self.once(self.handles, name, lambda: self._handle(name))

    def _handle(self, name: str) -> "Any":
        kind = self.kind(name)
        if kind == "callback":
            from .callbacks import make_callback

            return make_callback(self, name)
        extra: dict[str, Any] = {}
        if name in self.table.settings.get("streams", ()):
            extra["__cuda_stream__"] = lambda self: (0, int(self))
        base = self._same_in_parents(name) if kind == "handle" else ""
        more = (self.handle(base),) if base else ()
        return make_handle(name, self.module, self.code(name), kind == "handle", extra, *more)

    def _same_in_parents(self, name: str) -> str:
        """What a parent calls the same thing: ``CUstream`` for ``cudaStream_t``, both pointers to a CUstream_st."""
        target = self.target(name)
        return next(filter(None, (parent.table.typedefs.name_of(target) for parent in self.parents)), "")

    def python_class(self, name: str) -> "Any":
        """The class that a name stands for in ``bindings``: enum, handle or struct; None for a plain number."""
        kind = self.kind(name)
        if kind == "enum":
            return self.enum(name)
        if kind == "record":
            return self.view(name)
        if kind == "array":
            return self.c_class(name)
        if kind in ("handle", "callback") or self.is_typedef(name):
            return self.handle(name)
        return None

    def from_c(self, name: str, stars: int = 0) -> "Callable[[Any], Any]":
        """What turns a C value, read as a number, into the Python value for it."""
        cls = None if stars or self.kind(name) in ("record", "array") else self.python_class(name)
        if cls is None:
            return lambda value: value
        return cls.from_c  # type: ignore[no-any-return]
