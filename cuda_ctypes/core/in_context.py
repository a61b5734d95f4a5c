"""Objects whose handles belong to one context, whichever is current when they end."""

from __future__ import annotations

from .._floor import MANY
from .._floor.calls import builtins
from .._lazy import LazyModule
from . import lifetimes
from ._driver import after, after_few_calls, frequent, late
from .context import in_context
from .lifetimes import NoConstructor, Owned, call_relaxed, destroy_in, owned_by
from .quick_properties import kept

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, TypeVar

    from . import device as devices
    from .context import Context
    from .device import Device

    T = TypeVar("T", bound="InContext")
else:
    devices = LazyModule(globals(), "devices", ".device")

get_current = late(globals(), "get_current", "cuCtxGetCurrent", 0)


class Inside:
    """A C function that destroys a handle in one context, also while a stream is captured."""

    __slots__ = ("_context", "_function")

    def __init__(self, context: Context, name: str) -> None:
        self._context = context._open()
        self._function = frequent(name)

    def __call__(self, number: int) -> int:
        if get_current() == self._context.number:
            return lifetimes._relaxed(self._function, number)  # type: ignore[no-any-return]
        return destroy_in(self._context, self._here, number)

    def _here(self, number: int) -> int:
        return call_relaxed(self._function, number)  # type: ignore[no-any-return]


class Destroyers:
    """What destroys handles in one context, by the names of C functions: what :func:`destroyer` keeps."""

    __slots__ = ("cuArrayDestroy", "cuMipmappedArrayDestroy", "cuTexObjectDestroy", "cuSurfObjectDestroy")


_is_frequent: dict[str, Any] = {}


def destroyer(context: Context, name: str) -> Any:
    """An :class:`Inside`. After many, the context keeps one for later handles, as machine code, which takes 0.3 us less."""
    made = Inside(context, name)
    is_frequent = _is_frequent.get(name) or _is_frequent.setdefault(name, after(MANY))

    def quicken() -> None:
        from .quick_methods import quick_end_inside

        keep(quick_end_inside(made, made._context.number, name))

    def keep(destroy: Any) -> None:
        known = context._destroyers
        if known is None:
            known = context._destroyers = Destroyers()
        setattr(known, name, destroy)

    if builtins is None:
        keep(made)
    elif is_frequent():
        after(1, quicken)()
    return made


class InContext(NoConstructor):
    """Base of objects that own such a handle. ``with`` closes them."""

    __slots__ = ("_owned", "_device_id", "__weakref__")
    _owned: Owned | None
    """None once closed. What was made from this object keeps it."""
    _device_id: int
    _called = ""
    """The name of the object in messages."""
    _filled: tuple[str, ...] = ()
    """The other slots of its class and of those between, which :func:`made_in` fills."""

    @property
    @kept("_owned", "number", none=0)
    def handle(self) -> int:
        """The handle in C, an int; 0 once closed."""
        return 0 if self._owned is None else self._owned.number

    @property
    @kept("_owned", none=True, other=False)
    def is_closed(self) -> bool:
        """Whether :meth:`close` was called."""
        return self._owned is None

    @property
    def device(self) -> Device:
        """The device on which it was made."""
        return devices.Device(self._device_id)

    def _open(self) -> Owned:
        owned = self._owned
        if owned is None:
            raise RuntimeError(f"this {self._called} is closed")
        return owned

    def close(self) -> None:
        """Close it. It is destroyed when nothing made from it is left. Closing again does nothing."""
        self._owned = None

    def __enter__(self: T) -> T:
        return self

    def __exit__(self, *error: Any) -> None:
        self.close()


def made_in(namespace: dict[str, Any], variable: str, cls: Any, name: str, destroy: str) -> Any:
    """A module's variable: ``make(context, keep, *given)``, which makes an object of the handle that the C function ``name`` makes in a
    context, where the C function ``destroy`` destroys it. It keeps the tuple ``keep`` until then. ``given`` are the other arguments
    of C, as of :func:`owned_by`, and the contents of the slots ``cls._filled``. After a few calls, it is machine code: a surface is
    made and ended in 1.7 us, in 2.9 by Python (the stand-in, two AMD EPYC cores, CPython 3.12).
    """
    filled = cls._filled

    def make(context: Context, keep: Any, *given: Any) -> Any:
        count = len(given) - len(filled)
        ends = getattr(context._destroyers, destroy, None) or destroyer(context, destroy)
        self = object.__new__(cls)
        self._owned = in_context(context, owned_by, ends, keep, name, *given[:count])
        self._device_id = context._device_id
        for slot, content in zip(filled, given[count:]):
            setattr(self, slot, content)
        return self

    def quickened(make: Any) -> Any:
        from .quick_methods import quick_make_inside

        return quick_make_inside(make, cls, name, destroy)

    return after_few_calls(namespace, variable, make, quickened)
