"""Structs and value conversions of one table: the part of :class:`ScalarTypes` that first calls do without, for a
faster start.
"""

from __future__ import annotations

from ..tables.declarations import declaration, prototype
from . import BUILTIN, INTEGERS, ScalarTypes, integer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..tables.declarations import Declaration
    from .arguments import Scalars


def is_cut(value: Any, number: int) -> bool:
    """Whether the int made from ``value`` is a different number. Objects whose ``__int__`` is an address or handle do
    not count."""
    return hasattr(value, "__float__") and bool(number != value) and bool(number != float(value))


class Types(ScalarTypes):
    """The types of one table, structs included, with the conversions of values."""

    def members(self, name: str) -> list[Declaration]:
        """The members of a record, as in its header: without padding that the generator added."""
        return [member for member in self.declared(name) if "padding" not in member.notes]

    def declared(self, name: str) -> list[Declaration]:
        """The members with that padding, made once: not to be changed."""
        home = self.home(name)
        known: list[Declaration] | None = home._declared.get(name)
        if known is None:
            known = home._declared[name] = [declaration(line) for line in home.table.records[name][1:]]
        return known

    def callback(self, name: str) -> Any:
        """The prototype of a callback."""
        target = self.target(name)
        return prototype(self.home(target).table.callbacks[target])

    def c_class(self, name: str) -> Any:
        """The ctypes class of a type's name; None for ``void`` and for opaque types."""
        try:
            return self.classes[name]
        except KeyError:
            from .c_classes import c_class

            return c_class(self, name)

    def c_type(self, what: Declaration) -> Any:
        """The ctypes type of a parameter, result or member, with pointers and array bounds applied."""
        from .c_classes import c_type

        return c_type(self, what)

    # The Python side of values.

    @property
    def record_argument(self) -> Any:
        """Converts a struct argument to a pointer."""
        from .arguments import record_argument

        return record_argument

    @property
    def record_pointer(self) -> Any:
        """Converts a struct made here to a pointer."""
        from _ctypes import byref

        return byref

    integer = staticmethod(integer)
    """Converts a value to an int; floats are truncated, as in cuda.bindings."""

    pointed: Any = None
    """Converts a ctypes object given for a ``void *``; None if it is memory, as in cuda.bindings."""

    def record_classes(self, name: str) -> tuple[Any, ...]:
        """The struct classes whose own memory is passed to C; empty if structs are not ctypes objects."""
        cls = self.view(name)
        return (cls,) if cls is cls._accepted else (cls, cls._accepted)

    def constructor(self, name: str, version: int) -> Callable[[], Any] | None:
        """A function that makes a struct for C to fill; None if the struct also needs its ``version`` number set."""
        from .records import constructor

        return None if version else constructor(self.view(name))

    def is_plainly_made(self, name: str) -> Any:
        """The class of a struct whose instances only need zeroed memory; None for other structs."""
        cls = self.view(name)
        return None if cls._initial or cls._is_made_aligned else cls

    def record_array(self, name: str) -> Callable[[int], Any]:
        """A function that makes an array of a given number of structs."""
        from .records import aligned_array

        cls = self.view(name)
        return lambda count: aligned_array(cls, count)

    @staticmethod
    def record_list(array: Any, make: Any, count: int | None = None) -> list[Any]:
        """The first ``count`` structs of an array."""
        return array[:count] if array else []

    def room(self, name: str) -> Callable[[int], Any]:
        """A function that makes the value of a pointer member with a given number of elements."""
        if self.kind(name) != "record":
            return lambda count: [0] * count
        return lambda count: [self.view(name)() for _ in range(count)]

    def number_list(self, name: str) -> Callable[..., Any]:
        """A function that converts a C array of numbers to a Python value."""
        convert = self.from_c(name)
        return lambda array, count=None: [*map(convert, array[:count])] if array else []

    def member_name(self, record: str, member: str) -> str:
        """The attribute name of a struct's member."""
        return member

    def is_integer(self, name: str) -> bool:
        return BUILTIN.get(self.target(name)) in INTEGERS

    def storage(self, name: str) -> Any:
        """The plain ctypes class with the size of a scalar, enum, handle or callback; its value is an int."""
        made = self._storages.get(name)
        if made is None:  # not each time: even an import of a loaded module takes 1 us
            from .c_classes import CLASSES

            made = self._storages[name] = CLASSES["Q" if self.kind(name) == "void" else self.code(name)]
        return made

    def item_type(self, name: str, stars: int) -> Any:
        """The ctypes class of a list's element."""
        if stars:
            from ctypes import c_char_p, c_void_p

            return c_char_p if name == "char" else c_void_p
        return self.c_class(name) if self.kind(name) == "record" else self.storage(name)

    def scalars(self, name: str) -> Scalars:
        made: Scalars | None = self._scalars_of.get(name)
        if made is None:
            from .arguments import scalars_of

            kind = self.kind(name)
            null = kind in ("handle", "callback") or (kind != "enum" and self.is_typedef(name))
            made = scalars_of(self.storage(name), null, kind == "enum", self.integer, self.is_stream(name))
            self._scalars_of[name] = made
        return made

    def is_stream(self, name: str) -> bool:
        """Whether a type is a stream, for which other libraries' objects may stand."""
        return name in self.home(name).table.settings.get("streams", ())

    def view(self, name: str) -> Any:
        """The ``bindings`` class of a struct or union."""
        home = self.home(name)
        if home is not self:
            return home.view(name)
        from .struct_views import make_view

        return self.once(self.views, name, lambda name: make_view(self, name))

    def from_c(self, name: str, stars: int = 0) -> Callable[[Any], Any]:
        """A function that converts a C value, read as a number, to its Python value."""
        cls = None if stars or self.kind(name) in ("record", "array") else self.python_class(name)
        if cls is None:
            return lambda value: value
        return cls.from_c  # type: ignore[no-any-return]
