"""Options of contexts, streams and events; how options are given everywhere: as a dataclass, a dict of its fields, or
None.
"""

from __future__ import annotations

import sys

from ._driver import class_name
from .fields import dataclass, defaults_of
from .quick_properties import constructed, wrapping

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from dataclasses import InitVar
    from typing import Any, TypeVar

    from .typing import DeviceResourcesType, StrEnum

    T = TypeVar("T")
    E = TypeVar("E", bound=StrEnum)


SLOTS: dict[str, bool] = {"slots": True} if sys.version_info >= (3, 10) else {}
"""For ``@dataclass(eq=True, repr=False, **SLOTS)``; with these alone, editors (jedi) see no fields."""


class Options:
    """Base of options that have slots, which are made in two thirds of the time."""

    __slots__ = ()

    def __reduce_ex__(self, protocol: Any) -> Any:
        return super().__reduce_ex__(max(protocol, 2))  # the first two know no slots


PLAIN = {bool, bytes, float, int, str, type(None)}
"""Classes of values that contain nothing."""


def option_class(cls: type[T]) -> type[T]:
    """For a dataclass without a repr: a name that is no field raises TypeError with the closest one; and its instances may contain
    themselves."""
    return constructed(hinting(shown(cls)))


def shown(cls: type[T]) -> type[T]:
    """For a dataclass: the repr of one."""
    cls.__repr__ = _shown(cls)  # type: ignore[method-assign]
    return cls


def hinting(cls: type[T]) -> type[T]:
    """For a dataclass: a name that is no field raises TypeError with the closest one."""
    known: Any = cls
    written = known.__init__

    @wrapping(written)
    def __init__(self: Any, *values: Any, **named: Any) -> None:
        try:
            written(self, *values, **named)
        except TypeError:
            refuse_unknown(cls, named)
            raise

    known.__init__ = __init__
    return cls


def _shown(cls: Any) -> Any:
    """The repr of a dataclass. That of ``dataclass`` looks for cycles each time, which takes 0.2 us; this one only if there may be some."""
    names: list[str] = [*defaults_of(cls)]
    written: list[Any] = []

    def write() -> None:
        from reprlib import recursive_repr

        @recursive_repr()
        def carefully(self: Any) -> str:
            return f"{self.__class__.__qualname__}({', '.join([f'{name}={getattr(self, name)!r}' for name in names])})"

        looks = " and ".join([f"self.{name}.__class__ in PLAIN" for name in names])
        texts = ", ".join([f"{name}={{self.{name}!r}}" for name in names])
        text = f"lambda self: f'{{self.__class__.__qualname__}}({texts})' if {looks} else carefully(self)"
        written.append(eval(text, {"PLAIN": PLAIN, "carefully": carefully, "__name__": cls.__module__}))

    def __repr__(self: Any) -> str:
        if not written:
            write()
        return written[0](self)  # type: ignore[no-any-return]

    __repr__.__qualname__, __repr__.__module__ = f"{cls.__qualname__}.__repr__", cls.__module__
    return __repr__


def refuse_unknown(cls: Any, given: Any, what: str = "") -> None:
    """Raise TypeError for a name that is not a field, with the closest one."""
    known = cls.__dataclass_fields__
    for name in given:
        if name not in known:
            from .._floor.suggest import hint

            raise TypeError(f"{what}{cls.__name__} has no field {name!r}{hint(name, list(known))}") from None


def options_of(cls: type[T], given: Any, what: str = "") -> T:
    """Options as an instance of the dataclass ``cls``. Errors name them ``what``, for example "options of the stream", or by the class.

    Raises TypeError for another type, and for a name that is not a field, with the closest one.
    """
    if given.__class__ is not dict:
        if given is None:
            return cls()
        if isinstance(given, cls):
            return given
        if not isinstance(given, dict):
            what = what or _named(cls)
            raise TypeError(f"{what}: {cls.__name__}, a dict or None is expected, got {class_name(given)}")
    try:
        return cls(**given)
    except TypeError:
        refuse_unknown(cls, given, f"{what or _named(cls)}: ")
        raise


def _named(cls: Any) -> str:
    return f"options of the {cls.__name__[: -len('Options')]}"


def one_of(known: Any) -> str:
    """Choices as text: ``'a', 'b' or None``."""
    *most, last = [repr(item if item is None else str(item)) for item in known]
    return f"{', '.join(most)} or {last}" if most else last


def member_of(kind: type[E], given: Any, what: str) -> E:
    """The member of an enumeration of strings. Raises ValueError for other values."""
    if given.__class__ is kind:
        return given
    found = kind._value2member_map_.get(given) if given.__class__ is str else None  # kind(given) takes 0.3 us
    if found is not None:
        return found  # type: ignore[return-value]
    try:
        return kind(given)
    except ValueError:
        from .._floor.suggest import hint

        raise ValueError(f"{what} is {given!r}, but must be {one_of(kind)}{hint(given, kind)}") from None


@option_class
@dataclass(eq=True, repr=False, **SLOTS)
class StreamOptions(Options):
    """Options of :meth:`Device.create_stream`."""

    nonblocking: bool = True
    """Whether it runs beside the legacy default stream; else the two wait for each other."""
    priority: int | None = None
    """Lower numbers run first. Default: the lowest priority."""


@option_class
@dataclass(eq=True, repr=False, **SLOTS)
class EventOptions(Options):
    """Options of an event. ``enable_timing`` and ``busy_waited_sync`` are older names of the first two."""

    timing_enabled: bool | None = False
    """Whether the event keeps its time, for the difference of two events."""
    blocking_sync: bool | None = False
    """Whether a waiting thread sleeps instead of spinning."""
    ipc_enabled: bool | None = False
    """Whether other processes can open it; excludes timing."""
    enable_timing: InitVar[bool | None] = None
    """Older name of ``timing_enabled``."""
    busy_waited_sync: InitVar[bool | None] = None
    """Older name of ``blocking_sync``."""

    def __post_init__(self, enable_timing: bool | None, busy_waited_sync: bool | None) -> None:
        if enable_timing is not None:
            self.timing_enabled = enable_timing
        if busy_waited_sync is not None:
            self.blocking_sync = busy_waited_sync


@option_class
@dataclass(eq=True, repr=False, **SLOTS)
class ContextOptions(Options):
    """Options of :meth:`Device.create_context`."""

    resources: DeviceResourcesType
    """The parts of the device: :class:`SMResource` and :class:`WorkqueueResource` objects."""
