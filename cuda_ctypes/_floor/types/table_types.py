"""Structs, and how values of one table's types go to C and come back: what the :class:`ScalarTypes` of first calls do without
until they are completed.
"""

from __future__ import annotations

from ..tables.declarations import declaration, prototype
from . import BUILTIN, INTEGERS, ScalarTypes, integer

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..tables.declarations import Declaration
    from .arguments import Scalars


def is_cut(value: Any, number: int) -> bool:
    """Whether an int that was made of ``value`` is another number: not of an object whose ``__int__`` is an address or a handle."""
    return hasattr(value, "__float__") and bool(number != value) and bool(number != float(value))


class Types(ScalarTypes):
    """The types of one table: what names stand for, structs among them, and the conversions of values."""

    def members(self, name: str) -> list[Declaration]:
        """The members of a record, as its header has them."""
        return [declaration(line) for line in self.home(name).table.records[name][1:]]

    def callback(self, name: str) -> Any:
        """The prototype of a callback."""
        target = self.target(name)
        return prototype(self.home(target).table.callbacks[target])

    def c_class(self, name: str) -> Any:
        """The ctypes class for a type's name; None for ``void`` and for what is only ever pointed to."""
        try:
            return self.classes[name]
        except KeyError:
            from .c_classes import c_class

            return c_class(self, name)

    def c_type(self, what: Declaration) -> Any:
        """The ctypes type of a parameter, result or member, pointers and array bounds applied."""
        from .c_classes import c_type

        return c_type(self, what)

    # What callers in Python have.

    @property
    def record_argument(self) -> Any:
        """What makes a pointer of a struct that is passed."""
        from .arguments import record_argument

        return record_argument

    @property
    def record_pointer(self) -> Any:
        """What makes a pointer of a struct that was made here."""
        from _ctypes import byref

        return byref

    integer = staticmethod(integer)
    """What makes an int of a value that is given for one; floats are cut, as in cuda.bindings."""

    def record_classes(self, name: str) -> tuple[Any, ...]:
        """The classes of structs whose own memory C gets the address of; none where structs are no ctypes objects."""
        cls = self.view(name)
        return (cls,) if cls is cls._accepted else (cls, cls._accepted)

    def constructor(self, name: str, version: int) -> Callable[[], Any] | None:
        """What makes a struct for C to fill; None where that takes more, as a number of its ``version`` does here."""
        from .records import constructor

        return None if version else constructor(self.view(name))

    def record_array(self, name: str) -> Callable[[int], Any]:
        """What makes an array of so many structs."""
        from .records import aligned_array

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
        return lambda array, count=None: [*map(convert, array[:count])] if array else []

    def member_name(self, record: str, member: str) -> str:
        """A struct's member as an attribute."""
        return member

    def is_integer(self, name: str) -> bool:
        return BUILTIN.get(self.target(name)) in INTEGERS

    def storage(self, name: str) -> Any:
        """The plain ctypes class, with an int as its value, that has the size of a scalar, enum, handle or callback."""
        from .c_classes import CLASSES

        return CLASSES["Q" if self.kind(name) == "void" else self.code(name)]

    def item_type(self, name: str, stars: int) -> Any:
        """The ctypes class of an element of a list."""
        if stars:
            from ctypes import c_char_p, c_void_p

            return c_char_p if name == "char" else c_void_p
        return self.c_class(name) if self.kind(name) == "record" else self.storage(name)

    def scalars(self, name: str) -> Scalars:
        from .arguments import scalars_of

        kind = self.kind(name)
        null = kind in ("handle", "callback") or (kind != "enum" and self.is_typedef(name))
        return scalars_of(self.storage(name), null, kind == "enum", self.integer)

    def view(self, name: str) -> Any:
        """The ``bindings`` class of a struct or union."""
        home = self.home(name)
        if home is not self:
            return home.view(name)
        from .struct_views import make_view

        return self.once(self.views, name, lambda: make_view(self, name))

    def from_c(self, name: str, stars: int = 0) -> Callable[[Any], Any]:
        """What turns a C value, read as a number, into the Python value for it."""
        cls = None if stars or self.kind(name) in ("record", "array") else self.python_class(name)
        if cls is None:
            return lambda value: value
        return cls.from_c  # type: ignore[no-any-return]
