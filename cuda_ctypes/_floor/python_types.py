"""The types that ``bindings`` and ``checked`` share: handles as ints, structs as views, and the way back from C."""

from __future__ import annotations

import ctypes

from .arguments import LIMIT, Scalars
from .handles import caches, make_handle
from .types import BUILTIN, Types

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

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

    def __init__(self, table: Any, module: str) -> None:
        super().__init__(table, module)
        self.views: dict[str, Any] = {}
        self.handles: dict[str, Any] = {}
        self.unnamed = {record: name for name, record in table.unnamed.items()}
        """Records without a name in C, by the one made up for them, to the name that cuda.bindings gives them."""

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
            return ctypes.c_void_p
        return self.c_class(name) if self.kind(name) == "record" else self.storage(name)

    def scalars(self, name: str) -> Scalars:
        kind = self.kind(name)
        null = kind in ("handle", "callback") or (kind != "enum" and name in self.table.typedefs)
        return scalars_of(self.storage(name), null, kind == "enum")

    def view(self, name: str) -> Any:
        """The ``bindings`` class of a struct or union."""
        from .views import make_view

        return self.once(self.views, name, lambda: make_view(self, name))

    def handle(self, name: str) -> Any:
        """The ``bindings`` class of a handle, a scalar typedef or a callback."""
        return self.once(self.handles, name, lambda: self._handle(name))

    def _handle(self, name: str) -> Any:
        kind = self.kind(name)
        if kind == "callback":
            from .callbacks import make_callback

            return make_callback(self, name)
        extra: dict[str, Any] = {}
        if name in self.table.settings.get("streams", ()):
            extra["__cuda_stream__"] = lambda self: (0, int(self))
        return make_handle(name, self.module, self.storage(name), kind == "handle", extra)

    def python_class(self, name: str) -> Any:
        """The class that a name stands for in ``bindings``: enum, handle or struct; None for a plain number."""
        kind = self.kind(name)
        if kind == "enum":
            return self.enum(name)
        if kind == "record":
            return self.view(name)
        if kind in ("handle", "callback") or name in self.table.typedefs:
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
