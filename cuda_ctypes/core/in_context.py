"""Objects whose handles belong to one context, whichever is current when they end."""

from __future__ import annotations

from .._lazy import LazyModule
from . import lifetimes
from ._driver import frequent, late
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


def owned_in(context: Context, destroy: str, keep: Any, name: str, *arguments: Any) -> Owned:
    """The handle that the C function ``name`` makes in ``context``, destroyed there by the C function ``destroy``; it keeps
    ``keep`` alive until then. ``arguments`` as in :func:`owned_by`.
    """
    return in_context(context, owned_by, Inside(context, destroy), (keep,), name, *arguments)  # type: ignore[no-any-return]


class InContext(NoConstructor):
    """Base of objects that own such a handle. ``with`` closes them."""

    __slots__ = ("_owned", "_device_id", "__weakref__")
    _owned: Owned | None
    """None once closed. What was made from this object keeps it."""
    _device_id: int
    _called = ""
    """The name of the object in messages."""

    @property
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
