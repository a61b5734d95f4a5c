"""Enums as int subclasses: ``enum.IntEnum`` takes ten times as long to build and twice as long to construct.

A value that no enumerator has, as a newer driver may return it, is kept as a nameless member instead of being lost.
"""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


class EnumType(type):
    """Metaclass: iteration, length, membership and lookup over the members."""

    _by_value: dict[int, Any]
    __members__: dict[str, Any]

    def __iter__(cls) -> Iterator[Any]:
        return iter(cls._by_value.values())

    def __len__(cls) -> int:
        return len(cls._by_value)

    def __contains__(cls, value: object) -> bool:
        return value in cls._by_value

    def __getitem__(cls, name: str) -> Any:
        return cls.__members__[name]

    def __call__(cls, value: int) -> Any:
        try:
            return cls._by_value[value]
        except KeyError:
            if isinstance(value, cls):
                return value
            raise ValueError(f"{value!r} is not a valid {cls.__name__}") from None

    def __setattr__(cls, name: str, value: Any) -> None:
        if name in cls.__dict__.get("__members__", ()):
            raise AttributeError(f"{cls.__name__}.{name} cannot be changed")
        type.__setattr__(cls, name, value)

    def __repr__(cls) -> str:
        return f"<enum '{cls.__name__}'>"


class Enum(int, metaclass=EnumType):
    """Base of the generated enums. Members are ints; ``name`` and ``value`` as in :mod:`enum`."""

    name: str
    value: int

    @classmethod
    def from_c(cls, value: int) -> Any:
        """The member with ``value``; for a value that no enumerator has, a nameless member that keeps it."""
        try:
            return cls._by_value[value]
        except KeyError:
            return _member(cls, f"{cls.__name__}_{value}", value)

    def __repr__(self) -> str:
        known = self._value_known()
        return f"<{type(self).__name__}.{self.name}: {int(self)}>" if known else f"<{type(self).__name__}: {int(self)}>"

    __str__ = __repr__

    def __format__(self, specification: str) -> str:
        return format(int(self), specification) if specification else str(self)

    def _value_known(self) -> bool:
        return type(self)._by_value.get(int(self)) is self

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{self!r} cannot be changed")

    def __reduce__(self) -> Any:
        return _from_c, (type(self), int(self))

    def __copy__(self) -> Any:
        return self

    def __deepcopy__(self, memo: Any) -> Any:
        return self


def _from_c(cls: type[Enum], value: int) -> Any:
    return cls.from_c(value)


def _member(cls: Any, name: str, value: int) -> Any:
    member = int.__new__(cls, value)
    member.__dict__["name"] = name
    member.__dict__["value"] = value
    return member


def make_enum(name: str, module: str, members: dict[str, int], doc: str = "") -> Any:
    """An :class:`Enum` subclass with ``members``; names with an equal value share the first one's member."""
    cls: Any = EnumType(name, (Enum,), {"__module__": module, "__doc__": doc or f"The C enum {name}."})
    by_value: dict[int, Any] = {}
    by_name: dict[str, Any] = {}
    for member_name, value in members.items():
        if value not in by_value:
            by_value[value] = _member(cls, member_name, value)
        by_name[member_name] = by_value[value]
        type.__setattr__(cls, member_name, by_value[value])
    type.__setattr__(cls, "_by_value", by_value)
    type.__setattr__(cls, "__members__", by_name)
    return cls
