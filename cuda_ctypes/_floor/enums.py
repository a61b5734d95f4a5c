"""Enums as int subclasses: ``enum.IntEnum`` takes ten times as long to build and twice as long to construct.

Members are made when they are first asked for: a program uses a few of the hundreds that an enum has. A value that no
enumerator has, as a newer driver may return it, is kept as a nameless member instead of being lost.
"""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


class EnumType(type):
    """Metaclass: iteration, length, membership and lookup over the members."""

    _lines = "\n"
    """``    NAME = number`` for each enumerator, between line ends."""
    _by_value: dict[int, Any] = {}
    """The members that were made."""
    _members: dict[str, Any] = {}
    """All of them by name, once all were made."""

    def __getattr__(cls, name: str) -> Any:
        start = cls._lines.find(f"\n    {name} = ") if name.isidentifier() else -1
        if start < 0:
            raise AttributeError(f"type object {cls.__name__!r} has no attribute {name!r}")
        start += len(name) + 8
        member = cls._find(int(cls._lines[start : cls._lines.index("\n", start)]))
        type.__setattr__(cls, name, member)
        return member

    def _find(cls, value: Any) -> Any:
        """The member with ``value``, by the first of its names; None if there is none."""
        if value in cls._by_value:
            return cls._by_value[value]
        if cls._members:
            return None
        if not isinstance(value, int):
            return cls._by_value.get(value) if cls.__members__ else None  # which makes them all
        number = int(value)
        end = cls._lines.find(f" = {number}\n") if -1 << 63 <= number < 1 << 64 else -1
        if end < 0:
            return None
        name = cls._lines[cls._lines.rindex("\n", 0, end) + 5 : end]
        return cls._by_value.setdefault(number, _member(cls, name, number))  # one, whichever thread comes first

    @property
    def __members__(cls) -> dict[str, Any]:
        """All of them by name."""
        if not cls._members:
            type.__setattr__(cls, "_members", {name: getattr(cls, name) for name in cls._names()})
        return cls._members

    def _names(cls) -> list[str]:
        return [line[4:].partition(" = ")[0] for line in cls._lines.split("\n") if line]

    def __iter__(cls) -> Iterator[Any]:
        return iter(dict.fromkeys(cls.__members__.values()))

    def __len__(cls) -> int:
        return len(cls._by_value) if cls.__members__ else 0  # all of them are made now

    def __contains__(cls, value: object) -> bool:
        return value in cls._by_value or cls._find(value) is not None

    def __getitem__(cls, name: str) -> Any:
        return (cls._members or cls.__members__)[name]

    def __call__(cls, value: int) -> Any:
        member = cls._by_value.get(value)
        if member is None:
            member = cls._find(value)
        if member is not None:
            return member
        if isinstance(value, cls):
            return value
        raise ValueError(f"{value!r} is not a valid {cls.__name__}")

    def __setattr__(cls, name: str, value: Any) -> None:
        if f"\n    {name} = " in cls._lines:
            raise AttributeError(f"{cls.__name__}.{name} cannot be changed")
        type.__setattr__(cls, name, value)

    def __delattr__(cls, name: str) -> None:
        if f"\n    {name} = " in cls._lines:
            raise AttributeError(f"{cls.__name__}.{name} cannot be removed")
        type.__delattr__(cls, name)

    def __dir__(cls) -> list[str]:
        return [*{*type.__dir__(cls), *cls._names()}]

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
            member = cls._find(value)
            return _member(cls, f"{cls.__name__}_{int(value)}", int(value)) if member is None else member

    def __getattr__(self, name: str) -> Any:
        if f"\n    {name} = " in type(self)._lines:  # another member
            return getattr(type(self), name)
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

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


def make_enum(name: str, module: str, lines: str) -> Any:
    """An :class:`Enum` subclass with the enumerators of ``lines``; names with an equal value share the first one's member."""
    namespace = {"__module__": module, "__doc__": f"The C enum {name}.", "_lines": lines, "_by_value": {}}
    return EnumType(name, (Enum,), namespace)
