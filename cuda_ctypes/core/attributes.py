"""Properties that ask a library by name."""

from __future__ import annotations

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def with_member(written: Any, name: str) -> Any:
    """A function like another one, but for the attribute ``member``, which has another name: it takes 34 ns where ``getattr`` takes 48
    (two AMD EPYC cores, CPython 3.12)."""
    code = written.__code__
    names = tuple([name if known == "member" else known for known in code.co_names])
    return type(written)(
        code.replace(co_names=names, co_name=name), written.__globals__, name, None, written.__closure__
    )


class Attribute:
    """A property of a class with a method ``_ask(name, type)``; or with a function ``_asking(name, type)``, which makes the function of
    a property, and takes half of the time."""

    kind: type

    def __init__(self, name: str = "") -> None:
        self.name = name

    def __set_name__(self, owner: Any, name: str) -> None:
        self.name = self.name or name
        if hasattr(owner, "_asking"):
            setattr(owner, name, property(owner._asking(self.name, self.kind), doc=self.__doc__))

    def __get__(self, asked: Any, owner: Any = None) -> Any:
        return self if asked is None else asked._ask(self.name, self.kind)  # the property itself, for help()


class Number(Attribute):
    """A property that is an int."""

    kind = int
    if TYPE_CHECKING:

        def __get__(self, asked: Any, owner: Any = None) -> int: ...


class Flag(Attribute):
    """A property that is a bool."""

    kind = bool
    if TYPE_CHECKING:

        def __get__(self, asked: Any, owner: Any = None) -> bool: ...


class Text(Attribute):
    """A property that is a str."""

    kind = str
    if TYPE_CHECKING:

        def __get__(self, asked: Any, owner: Any = None) -> str: ...
