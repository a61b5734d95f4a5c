"""The types that ``bindings`` and ``checked`` share: handles as ints, structs as views, and the way back from C."""

from __future__ import annotations

import ctypes

from .arguments import LIMIT, Scalars, record_argument, record_value
from .handles import caches, make_handle
from .records import aligned_array, plain
from .types import BUILTIN, Types

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from .declarations import Declaration

INTEGERS = {
    name
    for name, made in BUILTIN.items()
    if made not in (None, ctypes.c_char, ctypes.c_float, ctypes.c_double, ctypes.c_bool)
}

_scalars: dict[tuple[int, bool, bool, bool], Scalars] = {}


def scalars_of(c_type: Any, null: bool, enum: bool) -> Scalars:
    """The converter for a C integer type, shared by all types of the same size and sign. Enums have their own: their
    range is wider."""
    signed = c_type(-1).value == -1
    key = ctypes.sizeof(c_type), signed, null, enum
    try:
        return _scalars[key]
    except KeyError:
        return _scalars.setdefault(key, Scalars(c_type, null))


class PythonTypes(Types):
    """All types of one table."""

    def __init__(self, table: Any, module: str, parents: tuple[Any, ...] = ()) -> None:
        super().__init__(table, module, parents)
        self.views: dict[str, Any] = {}
        self.handles: dict[str, Any] = {}
        self.unnamed = {record: name for name, record in table.unnamed.items()}
        """Records without a name in C, by the one made up for them, to the name that cuda.bindings gives them."""

    record_argument = staticmethod(record_argument)
    record_value = staticmethod(record_value)
    record_pointer: Any = staticmethod(ctypes.byref)

    def record_array(self, name: str) -> Callable[[int], Any]:
        """What makes an array of so many structs."""
        cls = self.view(name)
        return lambda count: aligned_array(cls, count)

    @staticmethod
    def record_list(array: Any, make: Any, count: int | None = None) -> list[Any]:
        """The first ``count`` structs of an array."""
        return array[:count] if array else []

    def room(self, name: str) -> Callable[[int], Any]:
        """What makes the value of a member that points to so many elements."""
        if self.kind(name) != "record":
            return lambda count: [0] * count
        return lambda count: [self.view(name)() for _ in range(count)]

    def number_list(self, name: str) -> Callable[..., Any]:
        """What turns a C array of numbers into a Python value."""
        convert = self.from_c(name)
        return lambda array, count=None: [convert(plain(item)) for item in array[:count]] if array else []

    def member_name(self, record: str, member: str) -> str:
        """A struct's member as an attribute."""
        return member

    spell: Any = None
    """What turns a C name into a parameter's, where these differ."""

    def parameters(self, declared: tuple[Declaration, ...]) -> tuple[Declaration, ...]:
        """A function's parameters, as Python callers know them."""
        return declared

    def is_integer(self, name: str) -> bool:
        return self.target(name) in INTEGERS

    def storage(self, name: str) -> Any:
        """The plain ctypes class, with an int as its value, that has the size of a scalar, enum, handle or callback."""
        kind = self.kind(name)
        if kind in ("handle", "callback", "void"):
            return ctypes.c_uint64
        return self.c_class(name) if kind == "enum" else BUILTIN[self.target(name)]

    def item_type(self, name: str, stars: int) -> Any:
        """The ctypes class of an element of a list."""
        if stars:
            return ctypes.c_char_p if name == "char" else ctypes.c_void_p
        return self.c_class(name) if self.kind(name) == "record" else self.storage(name)

    def scalars(self, name: str) -> Scalars:
        kind = self.kind(name)
        null = kind in ("handle", "callback") or (kind != "enum" and self.is_typedef(name))
        return scalars_of(self.storage(name), null, kind == "enum")

    def view(self, name: str) -> Any:
        """The ``bindings`` class of a struct or union."""
        home = self.home(name)
        if home is not self:
            return home.view(name)
        from .views import make_view

        return self.once(self.views, name, lambda: make_view(self, name))

    def handle(self, name: str) -> Any:
        """The ``bindings`` class of a handle, a scalar typedef or a callback."""
        home = self.home(name)
        if home is not self:
            return home.handle(name)
        return self.once(self.handles, name, lambda: self._handle(name))

    def _handle(self, name: str) -> Any:
        kind = self.kind(name)
        if kind == "callback":
            from .callbacks import make_callback

            return make_callback(self, name)
        extra: dict[str, Any] = {}
        if name in self.table.settings.get("streams", ()):
            extra["__cuda_stream__"] = lambda self: (0, int(self))
        base = self._same_in_parents(name) if kind == "handle" else ""
        more = (self.handle(base),) if base else ()
        return make_handle(name, self.module, self.storage(name), kind == "handle", extra, *more)

    def _same_in_parents(self, name: str) -> str:
        """What a parent calls the same thing: ``CUstream`` for ``cudaStream_t``, both pointers to a CUstream_st."""
        target = self.target(name)
        return next(filter(None, (parent.table.typedefs.name_of(target) for parent in self.parents)), "")

    def python_class(self, name: str) -> Any:
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

    def from_c(self, name: str, stars: int = 0) -> Callable[[Any], Any]:
        """What turns a C value, read as a number, into the Python value for it."""
        cls = None if stars else self.python_class(name)
        if cls is None:
            return lambda value: value
        if self.kind(name) == "enum":
            return cls.from_c  # type: ignore[no-any-return]
        return known_handles(cls).make


class Known:
    """Handles by value. One that came from C before is found again instead of being made anew (4 instead of 60 ns)."""

    def __init__(self, cls: Any) -> None:
        self.cls = cls
        self.by_value: dict[int, Any] = {}
        caches.append(self.by_value)

    def make(self, value: int) -> Any:
        made = self.by_value.get(value)
        if made is None:
            made = int.__new__(self.cls, value)
            if len(self.by_value) >= LIMIT:
                self.by_value.clear()
            self.by_value[value] = made
        return made


_known: dict[Any, Known] = {}


def known_handles(cls: Any) -> Known:
    try:
        return _known[cls]
    except KeyError:
        return _known.setdefault(cls, Known(cls))
