"""The types of one table, built from their declarations on first use."""

from __future__ import annotations

import ctypes
import sys
from _thread import RLock

from .declarations import Declaration, declaration, prototype
from .enums import make_enum
from .records import RawScalar, RawStruct, RawUnion

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

BUILTIN: dict[str, Any] = {
    "void": None,
    "char": ctypes.c_char,
    "signed char": ctypes.c_byte,
    "unsigned char": ctypes.c_ubyte,
    "short": ctypes.c_short,
    "unsigned short": ctypes.c_ushort,
    "int": ctypes.c_int,
    "unsigned int": ctypes.c_uint,
    "long": ctypes.c_long,
    "unsigned long": ctypes.c_ulong,
    "long long": ctypes.c_longlong,
    "unsigned long long": ctypes.c_ulonglong,
    "float": ctypes.c_float,
    "double": ctypes.c_double,
    "_Bool": ctypes.c_bool,
    "size_t": ctypes.c_size_t,
    "int8_t": ctypes.c_int8,
    "uint8_t": ctypes.c_uint8,
    "int16_t": ctypes.c_int16,
    "uint16_t": ctypes.c_uint16,
    "int32_t": ctypes.c_int32,
    "uint32_t": ctypes.c_uint32,
    "int64_t": ctypes.c_int64,
    "uint64_t": ctypes.c_uint64,
    "uintptr_t": ctypes.c_size_t,
    "intptr_t": ctypes.c_ssize_t,
}

FUNCTION_TYPE: Any = ctypes.WINFUNCTYPE if sys.platform == "win32" else ctypes.CFUNCTYPE  # type: ignore[attr-defined]


class Types:
    """Names to types for one table: enums, which all faces share, and the ctypes classes of ``raw``.

    ``parents`` have the types of the libraries that this one uses: what they define is theirs.
    """

    def __init__(self, table: Any, module: str, parents: tuple[Any, ...] = ()) -> None:
        self.table = table
        self.module = module
        self.parents = parents
        self.raw_module = module
        self.enums: dict[str, Any] = {}
        self.classes: dict[str, Any] = {}
        self.lock = RLock()
        self._unfinished: dict[str, Any] = {}
        """Classes whose members are being declared, which may point to them: for the thread that holds the lock only."""
        self._depth = 0
        self._targets: dict[str, str] = {}
        self._kinds: dict[str, str] = {}
        self._homes: dict[str, Any] = {}

    def home(self, name: str) -> Any:
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

    def enum(self, name: str) -> Any:
        """The class of an enum; another name for an enum in C is a class of its own, as in cuda.bindings."""
        home = self.home(name)
        if home is not self:
            return home.enum(name)
        return self.once(self.enums, name, lambda: make_enum(name, self.module, self.enumerators(self.target(name))))

    def enumerators(self, name: str) -> dict[str, int]:
        """Names and values of an enum, as its header has them."""
        return self.home(name).table.enums[name]  # type: ignore[no-any-return]

    def members(self, name: str) -> list[Declaration]:
        """The members of a record, as its header has them."""
        return [declaration(line) for line in self.home(name).table.records[name][1:]]

    def callback(self, name: str) -> Any:
        """The prototype of a callback."""
        target = self.target(name)
        return prototype(self.home(target).table.callbacks[target])

    def once(self, made: dict[str, Any], name: str, build: Callable[[], Any]) -> Any:
        """``made[name]``, built by the first thread that asks."""
        try:
            return made[name]
        except KeyError:
            with self.lock:
                if name not in made:
                    made[name] = build()
                return made[name]

    def enum_result(self, name: str) -> Any:
        """A ctypes restype that gives members of an enum."""
        enum = self.enum(name)

        class Results(dict):  # type: ignore[type-arg]
            def __missing__(self, value: int) -> Any:
                return enum.from_c(value)

        known = Results(enum._by_value)
        code = self.c_class(name)._type_
        return type(f"{name}_result", (ctypes._SimpleCData,), {"_type_": code, "_check_retval_": known.__getitem__})

    def c_class(self, name: str) -> Any:
        """The ctypes class for a type's name; None for ``void`` and for what is only ever pointed to."""
        try:
            return self.classes[name]
        except KeyError:
            home = self.home(name)
            if home is not self:
                return self.classes.setdefault(name, home.c_class(name))
            with self.lock:  # until the outermost class is complete, only this thread may see any of them
                if name in self.classes:
                    return self.classes[name]
                if name in self._unfinished:
                    return self._unfinished[name]
                self._depth += 1
                try:
                    self._unfinished[name] = self._build(name)
                    if self._depth == 1:
                        self.classes.update(self._unfinished)
                    return self._unfinished[name]
                finally:
                    self._depth -= 1
                    if not self._depth:
                        self._unfinished.clear()

    def _build(self, name: str) -> Any:
        if name in BUILTIN:
            return BUILTIN[name]
        target = self.target(name)
        kind = self.kind(name)
        if kind == "enum":
            negative = any(value < 0 for value in self.enumerators(target).values())
            return ctypes.c_int if negative else ctypes.c_uint
        if kind in ("scalar", "handle"):
            base = ctypes.c_void_p if kind == "handle" else BUILTIN[target]
            return type(name, (RawScalar, base), {"__module__": self.raw_module, "__slots__": ()})
        if kind == "array":
            element, _, bounds = target.partition("[")
            base = self.c_type(declaration(f"{element} {name}[{bounds}"))
            return type(name, (base,), {"__module__": self.raw_module, "__slots__": ()})
        if name != target:
            return self.c_class(target)
        if kind == "record":
            return self._record(name)
        if kind == "callback":
            text = prototype(self.table.callbacks[name])
            return FUNCTION_TYPE(self.c_type(text.result), *map(self.c_type, text.parameters))
        return None

    def c_type(self, what: Declaration) -> Any:
        """The ctypes type of a parameter, result or member, pointers and array bounds applied."""
        made = self.c_class(what.base)
        stars = what.stars
        if stars and self.kind(what.base) == "callback":
            # the typedef may be the function's type and not that of a pointer to it
            stars -= self.callback(what.base).per_thread == "bare"
        if stars:
            if made is None:
                made, stars = ctypes.c_void_p, stars - 1
            elif made is ctypes.c_char and what.const:
                made, stars = ctypes.c_char_p, stars - 1
            for _ in range(stars):
                made = ctypes.POINTER(made)
        if what.bounds and made is ctypes.c_char:
            made = ctypes.c_ubyte  # a c_char array would be cut at its first NUL when read
        for bound in reversed(what.bounds):
            made = made * bound
        return made

    def _record(self, name: str) -> Any:
        kind, _, align = self.table.records[name][0].partition(" align ")
        members = self.members(name)
        base: Any = RawUnion if kind == "union" else RawStruct
        namespace: dict[str, Any] = {"__module__": self.raw_module, "__slots__": (), "__doc__": f"The C {kind} {name}."}
        if align:
            namespace["_align_in_c"] = namespace["_align_"] = int(align)
        cls: Any = type(base)(name, (base,), namespace)
        cls._raw_class = cls
        self._unfinished[name] = cls  # before its members, which may point to it
        anonymous = [member.name for member in members if "anonymous" in member.notes]
        if anonymous:
            cls._anonymous_ = anonymous
        fields: list[Any] = []
        for member in members:
            bits = member.notes.get("bits")
            # PyPy describes what a buffer's pointers point to, and does not come to an end with a struct's own kind
            endless = sys.implementation.name == "pypy" and member.stars and self.target(member.base) == name
            c_type = ctypes.c_void_p if endless else self.c_type(member)
            fields.append((member.name, c_type, *([int(bits)] if bits else [])))
            if (
                member.stars
                or self.kind(member.base) in ("handle", "callback")
                or self.kind(member.base) == "record"
                and self.c_class(member.base)._has_pointers
            ):
                cls._has_pointers = True
        cls._fields_ = fields
        if cls._align_in_c > 8:
            cls._room = ctypes.c_char * (ctypes.sizeof(cls) + cls._align_in_c)
        return cls
