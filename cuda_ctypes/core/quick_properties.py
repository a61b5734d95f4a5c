"""Properties, ``==`` and hashes that only look at slots, as functions of C: of the slot itself, or machine code."""

from __future__ import annotations

from .._floor import from_a_signal
from .._floor.native import routines

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, TypeVar

    Function = TypeVar("Function", bound=Callable[..., Any])

CALLS = 2
"""C takes the place of Python after as many calls."""


def kept(*path: str, **how: Any) -> Callable[[Function], Function]:
    """What a property's function reads: ``@property`` above ``@kept("_size", open="_address")``.

    ``path`` and ``how`` are as of :class:`.._floor.native.getters.Getter`, whose code does the same as the function.
    """

    def quicken(cls: Any, name: str, classes: tuple[Any, ...]) -> None:
        from .._floor.native.getters import getter

        quick = getter(cls, name, vars(cls)[name], path, classes, **how)
        if quick is not None:
            setattr(cls, name, quick)

    return lambda function: _replaced(function, path[:-1], quicken)


def compared(*slots: str) -> Callable[[Function], Function]:
    """For ``__eq__``: an instance equals itself, and not None; two instances of the class are equal if the numbers in these slots
    are."""

    def quicken(cls: Any, name: str, classes: tuple[Any, ...]) -> None:
        from .._floor.native.equality import quicken_equality

        quicken_equality(cls, slots)

    return lambda function: _replaced(function, (), quicken)


def hashed(*path: str) -> Callable[[Function], Function]:
    """For ``__hash__``: it is the number at the end of a path of slots."""

    def quicken(cls: Any, name: str, classes: tuple[Any, ...]) -> None:
        from .._floor.native.equality import quicken_hash

        quicken_hash(cls, path, classes)

    return lambda function: _replaced(function, path, quicken)


def _replaced(function: Any, path: tuple[str, ...], quicken: Callable[[Any, str, tuple[Any, ...]], None]) -> Any:
    """A function that does the same. After some calls ``quicken(class, name, classes of the objects on the path)`` replaces it."""
    calls: list[None] = []

    def call(instance: Any, *others: Any) -> Any:
        found = function(instance, *others)
        calls.append(None)
        if len(calls) >= CALLS:
            calls.clear()
            _replace(instance, call, path, quicken)
        return found

    for name in ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__"):
        setattr(call, name, getattr(function, name))
    call.__wrapped__ = function  # type: ignore[attr-defined]
    return call


def _replace(instance: Any, call: Any, path: tuple[str, ...], quicken: Any) -> None:
    found = [(cls, *item) for cls in type(instance).__mro__ for item in [*vars(cls).items()] if _calls(item[1], call)]
    classes = []
    for slot in path:
        instance = getattr(instance, slot, None)
        classes.append(type(instance))
    if not found or None.__class__ in classes:  # somebody has changed it; it is not known yet
        return
    cls, name, member = found[0]
    function = call.__wrapped__
    is_property = member.__class__ is property
    setattr(cls, name, property(function, member.fset, member.fdel, member.__doc__) if is_property else function)
    try:
        if routines() is not None:
            quicken(cls, name, tuple(classes))
    except Exception as error:  # whatever prevents it, Python does it
        if from_a_signal(error):
            raise


def _calls(member: Any, call: Any) -> bool:
    return member is call or member.__class__ is property and member.fget is call
