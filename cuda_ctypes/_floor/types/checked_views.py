"""The structs of ``checked``: those of ``bindings``, with text as str and arrays of numbers as tuples."""

from __future__ import annotations

import ctypes

from . import integer
from .checked_scalars import CheckedScalars
from .ctypes_pointers import pointed
from .records import subclass
from .table_types import Types, is_cut

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..tables.declarations import Declaration


def whole(value: Any) -> int:
    """``value`` as an int. Raises TypeError if the conversion would change the number."""
    number = integer(value)
    if is_cut(value, number):
        raise TypeError("a whole number is required")
    return number


class CheckedTypes(CheckedScalars, Types):
    """The types of ``bindings``, except structs with text or arrays of numbers, and integers, which are never truncated
    floats."""

    integer = staticmethod(whole)
    pointed = staticmethod(pointed)

    def c_class(self, name: str) -> Any:
        return self.bindings.c_class(name)

    def view(self, name: str) -> Any:
        return self.once(self.views, name, self._view)

    def _view(self, name: str) -> Any:
        base = self.bindings.view(name)
        changed = dict(self._changed(base, self.members(self.target(name))))
        if not changed:
            return base
        namespace = {"__module__": self.module, "__slots__": (), "__doc__": base.__doc__, **changed}
        return subclass(base._raw_class, base.__name__, (base,), namespace)

    def _changed(self, base: Any, members: list[Declaration]) -> Any:
        """The members that differ from ``bindings``."""
        for member in members:
            kind = self.kind(member.base)
            if "anonymous" in member.notes:
                yield from self._changed(base, self.members(member.base))
            elif member.stars:
                if _is_untyped(self, member):
                    yield member.name, _pointer(getattr(base, member.name), member.name)
                elif "count" in member.notes and kind == "record":
                    cls = self.view(member.base)
                    if cls is not self.bindings.view(member.base):
                        yield member.name, _counted(getattr(base, member.name), cls)
            elif "text" in member.notes:
                yield member.name, _text(getattr(base, member.name), member)
            elif kind == "record":
                cls = self.view(member.base)
                if cls is not self.bindings.view(member.base):
                    yield member.name, (_list if member.bounds else _nested)(getattr(base, member.name), cls)
            elif member.bounds and isinstance(getattr(base, member.name).__get__(base()), list):
                yield member.name, _tuple(getattr(base, member.name))


def _is_untyped(types: Types, member: Declaration) -> bool:
    return (
        member.stars == 1
        and types.target(member.base) == "void"
        and not member.bounds
        and not member.notes.get("array")
    )


def _pointer(inner: Any, name: str) -> property:
    return property(inner.__get__, lambda self, value: inner.__set__(self, pointed(value, name)))


def _text(inner: Any, member: Declaration) -> property:
    size = member.bounds[0]

    def get(self: Any) -> str:
        return str(inner.__get__(self).split(b"\0", 1)[0].decode("utf-8", "replace"))

    def put(self: Any, value: Any) -> None:
        if not isinstance(value, (str, bytes, bytearray)):  # bytes(5) would be five zeros
            raise TypeError(f"{member.name}: str or bytes are expected, got {type(value).__name__}")
        content = value.encode() if isinstance(value, str) else bytes(value)
        if len(content) >= size and content[size - 1 :] != b"\0":
            raise ValueError(f"{member.name} holds {size - 1} bytes of text, got {len(content)}")
        inner.__set__(self, content.ljust(size, b"\0"))

    return property(get, put)


def _tuple(inner: Any) -> property:
    return property(lambda self: tuple(inner.__get__(self)), inner.__set__)


def _nested(inner: Any, cls: Any) -> property:
    return property(lambda self: _as(cls, inner.__get__(self), self), inner.__set__)


def _list(inner: Any, cls: Any) -> property:
    return property(lambda self: [_as(cls, part, self) for part in inner.__get__(self)], inner.__set__)


def _counted(inner: Any, cls: Any) -> property:
    return property(lambda self: [cls.from_buffer_copy(item) for item in inner.__get__(self)], inner.__set__)


def _as(cls: Any, part: Any, whole: Any) -> Any:
    """A part of a struct as an instance of another class."""
    made = cls.from_buffer(whole, ctypes.addressof(part) - ctypes.addressof(whole))
    made._kept = part._all_kept()
    return made
