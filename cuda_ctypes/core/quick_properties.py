"""Properties, ``==`` and hashes that only look at slots, and constructors that only fill them, as functions of C: of the slot itself,
or machine code."""

from __future__ import annotations

from sys import is_finalizing

from .._floor import from_a_signal
from .._floor.native import routines

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, TypeVar

    Function = TypeVar("Function", bound=Callable[..., Any])
    Class = TypeVar("Class")

CALLS = 2
"""C takes the place of Python after as many calls."""


def kept(*path: str, **how: Any) -> Callable[[Function], Function]:
    """What a property's function reads: ``@property`` above ``@kept("_size", open="_address")``.

    ``path`` and ``how`` are as of :class:`.._floor.native.getters.Getter`, whose code does the same as the function.
    """

    def quicken(cls: Any, name: str, written: Any, classes: tuple[Any, ...]) -> None:
        from .._floor.native.getters import getter

        quick = None if written.fdel else getter(cls, name, written, path, classes, **how)
        if quick is not None and vars(cls).get(name) is written:
            setattr(cls, name, quick)

    return lambda function: _replaced(function, path[:-1], quicken)


def compared(*slots: str) -> Callable[[Function], Function]:
    """For ``__eq__``: an instance equals itself, and not None; two instances of the class are equal if the numbers in these slots
    are."""

    def quicken(cls: Any, name: str, written: Any, classes: tuple[Any, ...]) -> None:
        from .._floor.native.equality import quicken_equality

        quicken_equality(cls, written, slots)

    return lambda function: _replaced(function, (), quicken)


def hashed(*path: str) -> Callable[[Function], Function]:
    """For ``__hash__``: it is the number at the end of a path of slots."""

    def quicken(cls: Any, name: str, written: Any, classes: tuple[Any, ...]) -> None:
        from .._floor.native.equality import quicken_hash

        quicken_hash(cls, written, path, classes)

    return lambda function: _replaced(function, path, quicken)


def constructed(cls: type[Class]) -> type[Class]:
    """For a dataclass with slots: arguments for its first parameters, the fields, are what the slots have, as they are."""

    def quicken(cls: Any, name: str, written: Any, classes: tuple[Any, ...]) -> None:
        from dataclasses import fields

        from .._floor.native.slot_constructors import quicken_slots

        quicken_slots(cls, {field.name: field.default for field in fields(cls)})

    cls.__init__ = _replaced(cls.__init__, (), quicken)  # type: ignore[method-assign]
    return cls


def _replaced(function: Any, path: tuple[str, ...], quicken: Callable[[Any, str, Any, tuple[Any, ...]], None]) -> Any:
    """A function that does the same. After some calls it replaces itself, as of :func:`_replace`."""
    calls: list[None] = []
    most, is_ending, replace = CALLS, is_finalizing, _replace  # the last finalizers find no names of this module

    def call(instance: Any, *others: Any, **named: Any) -> Any:
        found = function(instance, *others, **named)
        calls.append(None)
        if len(calls) >= most:
            calls.clear()
            if not is_ending():
                replace(instance, call, path, quicken)
        return found

    for name in ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__"):
        setattr(call, name, getattr(function, name))
    call.__wrapped__ = function  # type: ignore[attr-defined]
    return call


def _replace(instance: Any, call: Any, path: tuple[str, ...], quicken: Any) -> None:
    """Put the function behind ``call`` in its place, and let ``quicken(class, name, member, classes of the objects on the path)``
    replace that."""
    found = [(cls, *item) for cls in type(instance).__mro__ for item in [*vars(cls).items()] if _calls(item[1], call)]
    classes = []
    for slot in path:
        instance = getattr(instance, slot, None)
        classes.append(type(instance))
    if not found or None.__class__ in classes:  # somebody has changed it; it is not known yet
        return
    cls, name, member = found[0]
    written = call.__wrapped__
    if type(member) is property:
        written = property(written, member.fset, member.fdel, member.__doc__)
    if vars(cls).get(name) is member:
        setattr(cls, name, written)
    try:
        if routines() is not None and vars(cls).get(name) is written:
            quicken(cls, name, written, tuple(classes))
    except Exception as error:  # whatever prevents it, Python does it
        if from_a_signal(error):
            raise


def _calls(member: Any, call: Any) -> bool:
    """Whether a member of a class is this function; a proxy may raise if it is asked for its class."""
    return member is call or type(member) is property and member.fget is call
