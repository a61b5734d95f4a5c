"""Properties, ``==`` and hashes that only look at slots, and constructors that only fill them, as functions of C: of the slot itself,
or machine code."""

from __future__ import annotations

from types import MethodType

from .._floor import MANY, from_a_signal, import_is_impossible
from .._floor.calls import builtins
from .._floor.native import routines
from .._hints import hinted

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, TypeGuard, TypeVar

    Function = TypeVar("Function", bound=Callable[..., Any])
    Class = TypeVar("Class")

FIRST = MANY if builtins else 1
"""Calls before the first attempt. Without machine code, the function itself takes the place of this count at once."""
MOST = 1000
"""The most calls from one attempt to the next."""


def kept(
    *path: str, inherits: bool = False, within: tuple[Any, ...] = (), **how: Any
) -> Callable[[Function], Function]:
    """What a property's function reads: ``@property`` above ``@kept("_size", open="_address")``.

    ``path`` and ``how`` are as of :class:`.._floor.native.getters.Getter`, whose code does the same as the function. The objects on the
    path may have slots of their classes' bases if it ``inherits``: they have no properties of the same meaning. The classes of these
    objects are ``within``, or those seen first.
    """
    told = path, within, how
    return _replacing(_quicken_property, () if within else path[:-1], () if within or inherits else path[1:], told)


def compared(*slots: str) -> Callable[[Function], Function]:
    """For ``__eq__``: an instance equals itself, and what is no instance gets NotImplemented; two instances of the class are equal if the
    numbers in these slots are."""
    return _replacing(_quicken_equality, (), (), slots)


def compared_at(*path: str) -> Callable[[Function], Function]:
    """The same for the number at the end of a path of slots."""
    return _replacing(_quicken_equality_at, path, path[1:], path)


def is_a(value: object, cls: type[Class]) -> TypeGuard[Class]:
    """Whether it is one, whatever its ``__class__`` says."""
    return issubclass(type(value), cls)


def hashed(*path: str) -> Callable[[Function], Function]:
    """For ``__hash__``: it is the number at the end of a path of slots."""
    return _replacing(_quicken_hash, path, path[1:], path)


def filling(*slots: str) -> Callable[[type[Class]], type[Class]]:
    """For a class whose ``__init__`` puts its arguments, all of them needed, into these slots, as they are."""

    def quickened(cls: type[Class]) -> type[Class]:
        cls.__init__ = _replacing(_quicken_filling, (), (), slots)(cls.__init__)  # type: ignore[method-assign]
        return cls

    return quickened


def constructed(cls: type[Class]) -> type[Class]:
    """For a dataclass with slots: arguments for its first parameters, the fields, are what the slots have, as they are, before a
    ``__post_init__`` without parameters. An instance equals itself."""
    equal = cls.__eq__  # which asks for __class__

    def __eq__(self: Any, other: Any) -> Any:
        return equal(self, other) if type(self) is type(other) else NotImplemented

    cls.__eq__ = compared()(__eq__)  # type: ignore[method-assign]
    cls.__init__ = _replacing(_quicken_constructor, (), (), None)(cls.__init__)  # type: ignore[method-assign]
    return cls


def packing(defaults: dict[str, Any], *facts: Any) -> Callable[[type[Class]], type[Class]]:
    """For a class whose instances pack their arguments, as of :class:`.._floor.native.packing_constructors.PackingConstructor`: ``defaults`` are those of
    all parameters."""

    def decorate(cls: type[Class]) -> type[Class]:
        cls.__init__ = _replacing(_quicken_packing, (), (), (defaults, *facts))(cls.__init__)  # type: ignore[method-assign]
        return cls

    return decorate


def _replacing(
    quicken: Any, path: tuple[str, ...], inner: tuple[str, ...], told: Any
) -> Callable[[Function], Function]:
    return lambda written: Replaced(quicken, path, inner, told, written)  # type: ignore[return-value]


def wrapping(written: Any) -> Callable[[Function], Function]:
    """``functools.wraps``, whose module takes 1.4 ms to import."""

    def named(made: Function) -> Function:
        for name in ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__"):
            setattr(made, name, getattr(written, name))
        made.__wrapped__ = written  # type: ignore[attr-defined]
        return made

    return named


class Replaced:  # no docstring: each has that of its function
    # A function that does the same as another, and replaces itself after :data:`FIRST` calls: ``quicken(class, name, member, told, classes of
    # the objects on the path)`` puts a function of C in the place of the other, once these classes, and no bases of theirs, have the
    # slots ``inner``. Objects of few parts, as there are many: closures would have the garbage collector look at all objects twice more
    # while this package is imported.

    __slots__ = ("quicken", "path", "inner", "told", "calls", "most", "__wrapped__", "__doc__")
    is_ending = staticmethod(import_is_impossible)  # the last finalizers find no names of this module

    def __init__(self, quicken: Any, path: tuple[str, ...], inner: tuple[str, ...], told: Any, written: Any) -> None:
        self.quicken, self.path, self.inner, self.told = quicken, path, inner, told
        self.__wrapped__, self.__doc__ = written, written.__doc__
        self.calls, self.most = 0, FIRST

    def __get__(self, instance: Any, owner: Any = None, bind: Any = MethodType) -> Any:
        return self if instance is None else bind(self, instance)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__wrapped__, name)

    def __call__(self, instance: Any, *others: Any, **named: Any) -> Any:
        self.calls += 1
        if self.calls > self.most and not self.is_ending():
            self.replace(instance)
        return self.__wrapped__(instance, *others, **named)

    def replace(self, instance: Any) -> None:
        """Put the function that was written in its place, and let ``quicken`` replace that."""
        self.calls, inside, classes = 0, instance, []
        for slot in self.path:
            inside = getattr(inside, slot, None)
            classes.append(type(inside))
        if None.__class__ in classes or not all(slot in vars(cls) for cls, slot in zip(classes, self.inner)):
            self.most = min(2 * self.most, MOST)  # not known yet
            return
        known = [
            (cls, *item) for cls in type(instance).__mro__ for item in [*vars(cls).items()] if self._calls(item[1])
        ]
        if not known:  # somebody has changed it
            return
        cls, name, member = known[0]
        written = self.__wrapped__
        if type(member) is property:
            written = property(written, member.fset, member.fdel, member.__doc__)
        if vars(cls).get(name) is member:
            setattr(cls, name, written)
        try:
            if routines() is not None and vars(cls).get(name) is written:
                self.quicken(cls, name, written, self.told, tuple(classes))
        except Exception as error:  # whatever prevents it, Python does it
            if from_a_signal(error):
                raise

    def _calls(self, member: Any) -> bool:
        """Whether a member of a class is this function; a proxy may raise if it is asked for its class."""
        return member is self or type(member) is property and member.fget is self


def _quicken_property(cls: Any, name: str, written: Any, told: Any, classes: tuple[Any, ...]) -> None:
    from .._floor.native.getters import getter

    path, within, how = told
    quick = None if written.fdel else getter(cls, name, written, path, within or classes, **how)
    if quick is not None and vars(cls).get(name) is written:
        setattr(cls, name, quick)


def _quicken_equality(cls: Any, name: str, written: Any, slots: Any, classes: tuple[Any, ...]) -> None:
    from .._floor.native.equality import quicken_equality

    quicken_equality(cls, written, slots)


def _quicken_equality_at(cls: Any, name: str, written: Any, path: Any, classes: tuple[Any, ...]) -> None:
    from .._floor.native.equality import quicken_equality

    quicken_equality(cls, written, path=path, classes=classes)


def _quicken_hash(cls: Any, name: str, written: Any, path: Any, classes: tuple[Any, ...]) -> None:
    from .._floor.native.equality import quicken_hash

    quicken_hash(cls, written, path, classes)


def _quicken_filling(cls: Any, name: str, written: Any, slots: Any, classes: tuple[Any, ...]) -> None:
    from .._floor.native.filling_constructors import quicken_filling

    quicken_filling(cls, slots)


def _quicken_constructor(cls: Any, name: str, written: Any, told: None, classes: tuple[Any, ...]) -> None:
    from .._floor.native.slot_constructors import quicken_slots
    from .fields import MISSING, defaults_of

    _settle(cls)
    complete = getattr(cls, "__post_init__", None)
    if complete and complete.__code__.co_argcount > 1:  # for fields of other names, which Python takes
        complete = None
    defaults = defaults_of(cls)
    quicken_slots(cls, defaults, [*defaults.values()].count(MISSING), complete)


def _quicken_packing(cls: Any, name: str, written: Any, facts: tuple[Any, ...], classes: tuple[Any, ...]) -> None:
    from .._floor.native.packing_constructors import quicken_packing

    _settle(cls)
    quicken_packing(cls, *facts)


def _settle(cls: Any) -> None:
    """Now, because later the first use of its name, of a comparison or of a property would change the class, whose instances Python makes
    from then on."""
    hinted(cls)
    for member in [*vars(cls).values()]:
        replaced = member.fget if type(member) is property else member
        if type(replaced) is Replaced:
            replaced.replace(object.__new__(cls))
