"""Options as the compilers spell them: a template per field and backend."""

from __future__ import annotations

import os
import sys
from reprlib import recursive_repr

from .._driver import as_int
from ..fields import defaults_of
from ..options import PLAIN, refuse_unknown
from ..quick_properties import wrapping

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, Iterable, TypeVar, Union

    T = TypeVar("T", bound=type)
    Text = Union[str, bytes]
    Path = Union[str, bytes, os.PathLike[str]]
elif sys.version_info >= (3, 10):
    Text = str | bytes
    Path = Text | os.PathLike[str]
else:  # where typing.get_type_hints does not know "int | None"
    Text = Path = None


SEVERAL = {
    "Text | Sequence[Text] | None": (str, bytes),
    "Path | Sequence[Path] | None": (str, bytes, os.PathLike),
}
"""The types of single values, by the declaration of a field."""


def text(value: Any) -> str:
    """A name, path or number as text for the compilers."""
    if value.__class__ is str:
        return value
    if isinstance(value, (bytes, bytearray)):
        return value.decode(errors="surrogateescape")
    return str(os.fspath(value)) if hasattr(value, "__fspath__") else str(value)


def spelled(template: str, value: Any) -> list[str]:
    """A field's value as options; none for None.

    ``--std={}``: once for the value, or for each of a list. ``--ftz={true|false}``: by the truth of the value.
    ``--minimal``: if it is true.
    """
    if value is None:
        return []
    if template[-1] != "}":
        return [template] if value else []
    option, choices = _parts.get(template) or _parts.setdefault(template, parts_of(template))
    if choices:
        return [choices[0 if value else 1]]
    if value.__class__ is int:
        return [f"{option}{value}"]
    several = value if isinstance(value, (list, tuple)) else [value]
    return [option + (item if item.__class__ is str else text(item)) for item in several]


PLAIN_TEXTS = {int, str}
"""Classes of values that are written as they are."""


def row(template: str) -> tuple[str, str, list[str]]:
    """A template; the option before a text or a number, if that is all; and the options for True: the usual cases, in a fifth of
    the time."""
    return template, template[:-2] if template[-2:] == "{}" else "", spelled(template, True)


_parts: dict[str, tuple[str, list[str]]] = {}


def parts_of(template: str) -> tuple[str, list[str]]:
    """The option before a value, and the options to choose from."""
    option, _, choices = template[:-1].partition("{")
    return option, [option + choice for choice in choices.split("|")] if choices else []


_checked: dict[Any, dict[str, Any]] = {}
"""The fields to check of each class: the types of single values, None for an integer."""


def check_values(options: Any, given: dict[str, Any] | None) -> None:
    """Raise TypeError for values that are not text or an integer where the field is declared so, ValueError for a
    negative number: the compilers' own messages do not name the field. ``given``: the fields that may not be None; None for all.
    """
    cls = type(options)
    checked = _checked.get(cls)
    if checked is None:
        declared = {name: kind for name, (kind, _) in cls._declared.items()}
        checked = {name: SEVERAL.get(of) for name, of in declared.items() if of == "int | None" or of in SEVERAL}
        _checked[cls] = checked
    for name in checked if given is None else given:
        if name not in checked:
            continue
        value, types = getattr(options, name), checked[name]
        if value is None:
            continue
        if types is None:
            number = as_int(value, name)
            if number < 0:
                raise ValueError(f"{name} is {number}, but must not be negative")
            setattr(options, name, number)
        elif not value and not isinstance(value, (str, bytes)):
            setattr(options, name, [])
        else:
            for item in value if isinstance(value, (list, tuple)) else [value]:
                if not isinstance(item, types):
                    raise TypeError(f"{name}: a str, or a list or tuple of them, is expected, got {value!r:.80}")


def in_order(given: Iterable[str], places: dict[str, int]) -> list[str]:
    """The names with places, of which there are many, in the order of these."""
    names = [name for name in given if name in places]
    if len(names) > 1:
        names.sort(key=places.__getitem__)
    return names


def suggesting(cls: T) -> T:
    """Let a dataclass name the closest field for an unknown one, and show only fields that are set. Instances have the fields that are
    given, and the class the defaults of the others."""
    known: Any = cls
    made: Callable[..., None] = known.__init__
    equal: Callable[[Any, Any], Any] = known.__eq__
    defaults = defaults_of(known)
    places = {name: place for place, name in enumerate(defaults)}
    shown = {name: value for name, value in defaults.items() if value is not None}

    @wrapping(made)
    def __init__(self: Any, *values: Any, **named: Any) -> None:
        if self.__class__ is known and not values:  # the usual case, in 0.3 to 0.6 of the time
            for name in named:
                if name not in places:
                    break
            else:
                self.__dict__ = named
                self.__post_init__(named)
                return
        try:
            made(self, *values, **named)
        except TypeError:
            refuse_unknown(known, named)
            raise

    def __eq__(self: Any, other: Any) -> Any:
        if self.__class__ is not other.__class__:
            return NotImplemented
        return self.__class__ is known and self.__dict__ == other.__dict__ or equal(self, other)

    def texts(given: dict[str, Any]) -> str:
        written = [f"{name}={given[name]!r}" for name in in_order(given, places) if given[name] is not None]
        return f"{known.__name__}({', '.join(written)})"

    @recursive_repr()
    def carefully(self: Any) -> str:
        return texts({**shown, **self.__dict__})

    def __repr__(self: Any) -> str:
        given = {**shown, **self.__dict__}
        for value in given.values():
            if value.__class__ not in PLAIN:
                return carefully(self)
        return texts(given)

    known.__init__, known.__repr__, known.__eq__ = __init__, __repr__, __eq__
    return cls
