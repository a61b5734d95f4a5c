"""Properties that ask a library by name."""

from __future__ import annotations

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class Attribute:
    """A property of a class with a method ``_ask(name, type)``."""

    def __init__(self, name: str = "") -> None:
        self.name = name

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = self.name or name


class Number(Attribute):
    """A property that is an int."""

    def __get__(self, asked: Any, owner: Any = None) -> int:
        return self if asked is None else asked._ask(self.name, int)  # type: ignore[return-value]  # the property itself, for help()


class Flag(Attribute):
    """A property that is a bool."""

    def __get__(self, asked: Any, owner: Any = None) -> bool:
        return self if asked is None else asked._ask(self.name, bool)  # type: ignore[return-value]


class Text(Attribute):
    """A property that is a str."""

    def __get__(self, asked: Any, owner: Any = None) -> str:
        return self if asked is None else asked._ask(self.name, str)  # type: ignore[return-value]
