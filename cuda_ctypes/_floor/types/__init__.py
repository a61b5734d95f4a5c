"""The types of one table, built from their declarations on first use: enums, handles, and the names of all types.

First calls need these three, and each further module would make a program start 0.1 ms later.

``bindings`` and ``checked`` represent enums and handles as int subclasses, and structs as views; :mod:`.c_classes`
builds the ctypes classes of ``raw``.

``enum.IntEnum`` takes ten times as long to build as an enum here and twice as long to construct. Members are made on
first access: a program uses a few of the hundreds that an enum has. A value without an enumerator, as a newer driver
may return it, becomes a nameless member instead of being lost.

Handles and scalar typedefs (``CUstream``, ``CUdeviceptr``, ``CUdevice``) hash and compare in C, so that
:mod:`.arguments` finds a handle's converted argument with one dict look-up; a ctypes object in the same place costs 40
ns more per argument.
"""

import sys
from _ctypes import _SimpleCData

from .. import FREE_THREADED, forkable_lock, import_is_impossible

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, Callable

    from ..tables.declarations import Declaration
    from .table_types import Types
else:  # for typing.get_type_hints
    Any = object


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
"""C's builtin types and their :mod:`struct` codes."""
BITS = {"b": 8, "B": 8, "h": 16, "H": 16, "i": 32, "I": 32, "q": 64, "Q": 64, "f": 32, "d": 64, "c": 8, "?": 8}
"""Bits of each :mod:`struct` code."""
INTEGERS = {
    "b": (-0x80, 0x7F),
    "B": (0, 0xFF),
    "h": (-0x8000, 0x7FFF),
    "H": (0, 0xFFFF),
    "i": (-0x80000000, 0x7FFFFFFF),
    "I": (0, 0xFFFFFFFF),
    "q": (-0x8000000000000000, 0x7FFFFFFFFFFFFFFF),
    "Q": (0, 0xFFFFFFFFFFFFFFFF),
}
"""Integer codes, with the lowest and highest value of each."""

_classes: "dict[str, Any]" = {}


def number_class(code: str) -> "Any":
    """The ctypes class of a number. It comes from ``_ctypes``: the Python part of ctypes takes 2 ms to import, and a
    short program does not need it."""
    made = _classes.get(code)
    return made or _classes.setdefault(code, type(f"number_{code}", (_SimpleCData,), {"_type_": code}))


WORD = number_class("P")
"""Any 64 bits; its value is None for 0. (For "Q", ctypes would make a second class for the other byte order.)"""


_COUNT, _ENDLESS = 12, 0xFFFFFFFF
"""``ob_ref_local`` of PyObject without the GIL, and its content in immortal objects, None for one."""


def shared(value: "Any") -> None:
    """Without the GIL, never free a new object from now on, as all threads call it or return it from their calls. CPython
    3.13 and 3.14 then count no references to it: threads would wait for each other's counts."""
    if FREE_THREADED and sys.version_info < (3, 15):
        count = number_class("I").from_address
        if count(id(None) + _COUNT).value == _ENDLESS:
            count(id(value) + _COUNT).value = _ENDLESS


class _ByName:
    """All members of an enum by name. The enum has them as an attribute of its own from the first use on."""

    def __get__(self, cls: "Any", kind: "Any" = None) -> "dict[str, Any]":
        made = {name: getattr(cls, name) for name in cls._names()}
        if made:  # unlike Enum itself, whose attributes all enums have
            type.__setattr__(cls, "_all", tuple(dict.fromkeys(made.values())))
            type.__setattr__(cls, "__members__", made)
        return made


class EnumType(type):
    """Metaclass: iteration, length, membership and lookup over the members."""

    _lines = "\n"
    """``    NAME = number`` for each enumerator, between newlines."""
    _by_value: "dict[int, Any]" = {}
    """Members made so far."""
    _all: "tuple[Any, ...]" = ()
    """All members in the header's order, once all are made."""

    def _find(cls, value: "Any") -> "Any":
        """The member with ``value``, under its first name; None if no enumerator has that value."""
        if value in cls._by_value:
            return cls._by_value[value]
        if cls._all:
            return None
        number = int(value) if isinstance(value, int) else 1 << 64
        end = cls._lines.find(f" = {number}\n") if -1 << 63 <= number < 1 << 64 else -1
        if end < 0:  # makes all members, so that the next one needs no search
            return cls._by_value.get(value) if cls.__members__ else None
        name = cls._lines[cls._lines.rindex("\n", 0, end) + 5 : end]
        return cls._by_value.setdefault(number, _member(cls, name, number))  # the same object for every thread

    __members__ = _ByName()

    def _names(cls) -> "list[str]":
        return [line[4:].partition(" = ")[0] for line in cls._lines.split("\n") if line]

    def __iter__(cls) -> "Iterator[Any]":
        return iter(cls._all if cls.__members__ else ())  # __members__ has made all of them

    def __reversed__(cls) -> "Iterator[Any]":
        return iter([*cls][::-1])

    def __len__(cls) -> int:
        return len(cls._all) or (len(cls._all) if cls.__members__ else 0)

    def __contains__(cls, value: object) -> bool:
        return value in cls._by_value or not cls._all and cls._find(value) is not None

    def __getitem__(cls, name: str) -> "Any":
        return cls.__members__[name]

    def __call__(cls, value: int) -> "Any":
        member = cls._by_value.get(value)
        if member is None:
            member = cls._find(value)
        if member is not None:
            return member
        if isinstance(value, cls):
            return value
        raise ValueError(f"{value!r} is not a valid {cls.__name__}")

    def __setattr__(cls, name: str, value: "Any") -> None:
        if f"\n    {name} = " in cls._lines:
            raise AttributeError(f"{cls.__name__}.{name} cannot be changed")
        type.__setattr__(cls, name, value)

    def __delattr__(cls, name: str) -> None:
        if f"\n    {name} = " in cls._lines:
            raise AttributeError(f"{cls.__name__}.{name} cannot be removed")
        type.__delattr__(cls, name)

    def __dir__(cls) -> "list[str]":
        return [*{*type.__dir__(cls), *cls._names()}]

    def __repr__(cls) -> str:
        return f"<enum '{cls.__name__}'>"


class Enum(int, metaclass=EnumType):
    """Base of the generated enums. Members are ints; ``name`` and ``value`` as in :mod:`enum`."""

    name: str
    value: int

    @classmethod
    def from_c(cls, value: int) -> "Any":
        """The member with ``value``; a nameless member if no enumerator has that value."""
        try:
            return cls._by_value[value]
        except KeyError:
            member = cls._find(value)
            return _member(cls, f"{cls.__name__}_{int(value)}", int(value)) if member is None else member

    def __repr__(self) -> str:
        cls, number = type(self), self.value
        known = cls._by_value.get(number) is self
        return f"<{cls.__name__}.{self.name}: {number}>" if known else f"<{cls.__name__}: {number}>"

    __str__ = __repr__

    def __setattr__(self, name: str, value: "Any" = None) -> None:
        raise AttributeError(f"{self!r} cannot be changed")

    __delattr__ = __setattr__

    def __new__(cls, value: int) -> "Any":
        """For pickle: naming ``from_c`` there takes 0.9 us."""
        return cls.from_c(value)

    def __reduce__(self) -> "Any":
        from copyreg import __newobj__  # type: ignore[attr-defined]

        return __newobj__, (type(self), self.value)

    def __copy__(self, memo: "Any" = None) -> "Any":
        return self

    __deepcopy__ = __copy__


def _member(cls: "Any", name: str, value: int) -> "Any":
    member = int.__new__(cls, value)
    member.__dict__["name"] = name
    member.__dict__["value"] = value
    shared(member)
    return member


def make_enum(name: str, module: str, lines: str) -> "Any":
    """An :class:`Enum` subclass with the enumerators in ``lines``. Names with equal values share the first name's
    member."""
    namespace = {"__module__": module, "__doc__": f"The C enum {name}.", "_lines": lines, "_by_value": {}}
    words = lines.split()  # each third one is a number
    namespace.update(zip(words[::3], map(_Later, words[2::3])))
    return EnumType(name, (Enum,), namespace)


class _Later(str):
    """The number of an enumerator whose member is made at the first use. (``__getattr__`` of the metaclass would slow all attributes
    down.)"""

    __slots__ = ()

    def __get__(self, member: "Any", cls: "Any") -> "Any":
        made, lines = cls._find(int(self)), cls._lines
        end = lines.find(f" = {self}\n")
        while end > 0:  # it may have several names
            type.__setattr__(cls, lines[lines.rindex("\n", 0, end) + 5 : end], made)
            end = lines.find(f" = {self}\n", end + 1)
        return made


def integer(value: "Any") -> int:
    """``value`` as an int: a handle, an enum, an integer of ctypes or NumPy, anything that ``int()`` takes but text."""
    if type(value) is int:  # the usual case
        return value
    cls = type(value)
    if issubclass(cls, int):
        if issubclass(cls, Handle) and value._where is not None:
            return value._number()  # type: ignore[no-any-return]
        return int.__int__(value)  # a plain int; index() guarantees that from Python 3.10 on only
    if hasattr(cls, "__index__"):
        try:
            number = cls.__index__(value)
            if type(number) is int:  # the usual case; to import a module takes longer than all of this
                return number
            from _operator import index

            return index(value)
        except TypeError:
            pass
    if isinstance(value, _SimpleCData):
        if isinstance(value.value, int):
            return int(value.value)
        if value.value is None and value._type_ == "P":  # type: ignore[attr-defined]
            return 0  # a c_void_p of NULL
    convert = getattr(cls, "__int__", None)
    if convert is None or isinstance(value, (str, bytes, _SimpleCData)):
        raise TypeError(f"an integer is required, got {cls.__name__}")
    return int(convert(value))


LENDERS = "builtins", "array", "numpy", "mmap"
"""The modules of classes whose buffers machine code takes. They last; those of programs and ctypes may not."""
lenders: "dict[type, bool]" = {}
"""Such classes whose buffers were passed."""


def note_lender(kind: type) -> None:
    """Let machine code take the buffers of a class from now on, if it may."""
    if type(kind) is type and getattr(kind, "__module__", "") in LENDERS:
        lenders[kind] = True


_new = int.__new__

LIMIT = 4096
"""A cache with this many entries is emptied."""
live_handles: "Any" = None
"""The module of that name: its first import sets this."""


def _nothing(self: "Any", *arguments: "Any", **named: "Any") -> None:
    """The ``__init__`` of handles: ``__new__`` has done all."""


MANY = 500
"""Handles that Python makes until machine code does those of the class of the last one: it takes a quarter of the time."""
_left = [MANY]


def _made(cls: "Any", init_value: "Any" = 0, _ptr: int = 0) -> "Any":
    if type(init_value) is int and not _ptr and cls.low <= init_value <= cls.high:
        return _new(cls, init_value)
    if _ptr:
        if live_handles is None:
            from .live_handles import at

            return at(cls, _ptr)
        return live_handles.at(cls, _ptr)
    return _new(cls, cls.check(init_value))


def _quicken(cls: "Any") -> None:
    """Let machine code make the handles of a class; count no more if there is none."""
    from ..native import available

    _left[0] = MANY
    if available():
        from ..native.members import quicken_class
        from ..native.routine import METHODS

        if METHODS:
            quicken_class(cls)
            return
    Handle.__new__ = staticmethod(_made)  # type: ignore[method-assign]


class Handle(int):
    """Base of the generated handle classes. It equals any int of the same value: comparing classes in Python would add
    200 ns to each look-up in :mod:`.arguments` where an int and a handle share a value.

    ``Cls(init_value=0, _ptr=0)``: with ``_ptr``, the address of a slot in memory, the handle is a live view of that
    slot.
    """

    code: str
    """The struct code of the slot in C."""
    low: int
    high: int
    is_pointer: bool
    _by_value: "dict[int, Any]"
    """Handles that came from C, for reuse: 4 ns instead of 60 ns to make one."""
    family: "Any"
    """The root class: ``cudaStream_t`` is a ``CUstream``, and each is accepted for the other."""
    _where: "Any" = None
    """The memory of a live handle, whose address is known outside (:mod:`.live_handles`)."""
    _number = int.__int__
    """The number; that of a handle, too, that is about to become live."""

    def __new__(cls, init_value: "Any" = 0, _ptr: int = 0) -> "Any":
        _left[0] = left = _left[0] - 1
        if left <= 0 and not import_is_impossible():
            _quicken(cls)
        return _made(cls, init_value, _ptr)

    def __init_subclass__(cls, **more: "Any") -> None:
        super().__init_subclass__(**more)
        if "__init__" in cls.__dict__:  # a program's, which may call super().__init__(number)
            base = next((base for base in cls.__mro__[1:] if "_generated" in base.__dict__), None)
            if base is not None and base.__init__ is object.__init__:  # type: ignore[misc]
                base.__init__ = _nothing  # type: ignore[misc]

    @classmethod
    def from_c(cls, value: int) -> "Any":
        """The handle with ``value``."""
        known = cls.__dict__.get("_by_value")
        if known is None:  # a program's subclass, or a live handle class
            return cls(value)
        made = known.get(value)
        if made is None:
            made = _new(cls, value)
            if len(known) >= LIMIT:
                known.clear()
            known[value] = made
        return made

    @classmethod
    def check(cls, value: "Any") -> int:
        """``value`` as an int. Raises OverflowError outside the C type's range."""
        number = integer(value)
        if not cls.low <= number <= cls.high:
            raise OverflowError(f"{number} does not fit {cls.__name__} ({cls.low} to {cls.high})")
        return number

    def getPtr(self) -> int:
        """Address of the memory that holds this handle. From then on the handle's value follows that memory."""
        if live_handles is None:
            from .live_handles import make_live

            return make_live(self)
        return live_handles.make_live(self)  # type: ignore[no-any-return]

    def __setattr__(self, name: str, value: "Any") -> None:
        if "_generated" in type(self).__dict__:  # a program's subclass may have attributes
            raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")
        object.__setattr__(self, name, value)

    __bool__ = True.__bool__  # always; two thirds of the time of a function in Python

    def __lt__(self, other: object) -> bool:
        """Not ordered, as in cuda.bindings: programs such as CuTe DSL tell handles from ints that way."""
        if isinstance(other, int):
            raise TypeError(f"{type(self).__name__} handles have no order: compare int(...) of them")
        return NotImplemented

    __le__ = __gt__ = __ge__ = __lt__

    def __repr__(self) -> str:
        number = self if self._where is None else self._number()
        return f"<{type(self).__name__} {hex(number) if self.is_pointer else int.__repr__(number)}>"

    __str__ = __repr__

    def __reduce__(self) -> "Any":
        return type(self), (integer(self),)


def make_handle(
    name: str, module: str, code: str, is_pointer: bool, extra: "dict[str, Any]", base: "Any" = Handle
) -> "Any":
    """A :class:`Handle` subclass whose slot in C is a number with this struct code."""
    low, high = INTEGERS.get(code, INTEGERS["q"])  # a typedef of a float gets a class too
    namespace = {
        "__module__": module,
        "__doc__": f"The C type {name}.",
        "code": code,
        "low": low,
        "high": high,
        "is_pointer": is_pointer,
        "_by_value": {},
        "_generated": True,
        **extra,
    }
    made: Any = type(name, (base,), namespace)
    made.family = made if base is Handle else base.family
    return made


class ScalarTypes:
    """The names of one table, resolved.

    ``parents`` are the types of the libraries that this one builds on; a parent's definition of a name is used here
    too.
    """

    spell: "Any" = None
    """Spells a C name as a parameter's name, where these differ."""

    def __init__(self, table: "Any", module: str, parents: "tuple[Any, ...]" = ()) -> None:
        self.table = table
        self.module = module
        self.parents = parents
        self.raw_module = module
        self.enums: dict[str, Any] = {}
        self.classes: dict[str, Any] = {}
        self.lock = forkable_lock()
        self.unfinished: dict[str, Any] = {}
        """Classes whose members are being declared, and may point to them. Only for the thread that holds the lock."""
        self.depth = 0
        self.empty: dict[str, Any] = {}
        """Classes of structs without their members, with the members; empty unless classes are being made."""
        self.views: dict[str, Any] = {}
        self.handles: dict[str, Any] = {}
        self.inputs: dict[str, Any] = {}
        """Conversions of numbers, as made, for :mod:`..calls`."""
        self.attributes: dict[str, Any] = {}
        """The :class:`~.attributes.Typed` of each enum."""
        self._success: Any = None
        self._targets: dict[str, str] = {}
        self._kinds: dict[str, str] = {}
        self._codes: dict[str, str] = {}
        self._homes: dict[str, Any] = {}
        self._declared: dict[str, list[Declaration]] = {}
        self._storages: dict[str, Any] = {}
        self._scalars_of: dict[str, Any] = {}

    def complete(self) -> "Types":
        """Add structs and value conversions to these types. First calls do without, for a faster start."""
        from .table_types import Types

        if not isinstance(self, Types):
            for parent in self.parents:
                parent.complete()
            self.__class__ = Types
        return self  # type: ignore[return-value]

    def home(self, name: str) -> "Any":
        """The types that define a name: these or a parent's."""
        if not self.parents or name in BUILTIN or name[-1] == "*":
            return self
        home = self._homes.get(name)
        if home is None:
            home = next((parent.home(name) for parent in self.parents if parent.defines(name)), self)
            home = self._homes[name] = self if self.defines_itself(name) else home
        return home

    def defines_itself(self, name: str) -> bool:
        table = self.table
        return name in table.typedefs or name in table.enums or name in table.records or name in table.callbacks

    def defines(self, name: str) -> bool:
        return self.defines_itself(name) or any(parent.defines(name) for parent in self.parents)

    def is_typedef(self, name: str) -> bool:
        return name not in BUILTIN and name in self.home(name).table.typedefs

    def target(self, name: str) -> str:
        """The end of a chain of typedefs: a builtin, an enum, a record, a callback, ``"T *"`` or an opaque tag."""
        target = self._targets.get(name)
        if target is None:
            typedefs = self.table.typedefs
            target = name
            while target not in BUILTIN and target[-1] != "*":
                further = typedefs.get(target)
                if further is None:
                    break
                target = further
            home = self.home(target)
            if home is not self:
                target = home.target(target)
            self._targets[name] = target
        return target

    def kind(self, name: str) -> str:
        """``void``, ``scalar``, ``enum``, ``record``, ``callback``, ``handle``, ``array`` or ``opaque``."""
        return self._kinds.get(name) or self._kinds.setdefault(name, self._kind(self.target(name)))

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
        table = self.table
        if target in table.enums:
            return "enum"
        if target in table.records:
            return "record"
        if target in table.callbacks:
            return "callback"
        return "opaque"

    def enum(self, name: str) -> "Any":
        """The class of an enum; another name for an enum in C is a class of its own, as in cuda.bindings."""
        home = self.home(name)
        if home is not self:
            return home.enum(name)
        return self.once(self.enums, name, self._enum)

    def _enum(self, name: str) -> "Any":
        return make_enum(name, self.module, self.enumerators(name))

    def success(self) -> "Any":
        """The status of a successful call."""
        if self._success is None:
            self._success = self.enum(self.table.settings["result"]).from_c(0)
        return self._success

    def enumerators(self, name: str) -> str:
        """The lines of an enum, as its header has them."""
        target = self.target(name)
        return self.home(target).table.enums.body(target)  # type: ignore[no-any-return]

    def once(self, made: "dict[str, Any]", name: str, build: "Callable[[str], Any]") -> "Any":
        """``made[name]``, built of the name by the first thread that asks."""
        known = made.get(name)
        if known is None:
            with self.lock:
                known = made.get(name)
                if known is None:
                    known = made.setdefault(name, build(name))  # a signal handler may have built it meanwhile
        return known

    def code(self, name: str) -> str:
        """The struct code of a number; empty for anything else."""
        code = self._codes.get(name)
        return self._codes.setdefault(name, self._code(name)) if code is None else code

    def _code(self, name: str) -> str:
        kind = self.kind(name)
        if kind == "enum":  # without its class
            return "i" if "-" in self.enumerators(name) else "I"
        if kind == "scalar":
            return BUILTIN[self.target(name)]
        return "Q" if kind in ("handle", "callback") else ""

    def parameters(self, declared: "tuple[Declaration, ...]") -> "tuple[Declaration, ...]":
        """A function's parameters as Python callers see them."""
        return declared

    def handle(self, name: str) -> "Any":
        """The ``bindings`` class of a handle, a scalar typedef or a callback."""
        home = self.home(name)
        if home is not self:
            return home.handle(name)
        return self.once(self.handles, name, self._handle)

    def _handle(self, name: str) -> "Any":
        kind = self.kind(name)
        if kind == "callback":
            from .callbacks import make_callback

            return make_callback(self.complete(), name)
        extra: dict[str, Any] = {}
        if name in self.table.settings.get("streams", ()):
            extra["__cuda_stream__"] = lambda self: (0, int(self))
        base = self._same_in_parents(name) if self.parents and kind == "handle" else ""
        more = (self.handle(base),) if base else ()
        return make_handle(name, self.module, self.code(name), kind == "handle", extra, *more)

    def _same_in_parents(self, name: str) -> str:
        """A parent's name for the same pointer type: ``CUstream`` for ``cudaStream_t``, as both point to
        CUstream_st."""
        target = self.target(name)
        return next(filter(None, (parent.table.typedefs.name_of(target) for parent in self.parents)), "")

    def made(self, name: str) -> "Any":
        """The class already made for a name of this table; None before its first use."""
        if name in self._kinds:
            for known in (self.enums, self.handles, self.views):
                if name in known:
                    return known[name]
        return None

    def python_class(self, name: str) -> "Any":
        """The ``bindings`` class of a name: enum, handle or struct; None for a plain number."""
        kind = self.kind(name)
        if kind == "enum":
            return self.enum(name)
        if kind == "record":
            return self.complete().view(name)
        if kind == "array":
            return self.complete().c_class(name)
        if kind in ("handle", "callback") or self.is_typedef(name):
            return self.handle(name)
        return None
