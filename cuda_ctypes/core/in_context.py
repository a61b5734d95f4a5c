"""Objects whose handles mean something in one context only, whichever is current when they end."""

from __future__ import annotations

from ._driver import entry, late
from .lifetimes import NoConstructor, Owned, call_relaxed, destroy_in

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, TypeVar

    from .context import Context
    from .device import Device

    T = TypeVar("T", bound="InContext")

get_current = late(globals(), "get_current", "cuCtxGetCurrent", 0)


class Inside:
    """A C function that destroys a handle by its number, called in one context, also while a stream is captured."""

    __slots__ = ("_context", "_function")

    def __init__(self, context: Context, name: str) -> None:
        self._context = context._open()
        self._function = entry(name)

    def __call__(self, number: int) -> int:
        if get_current() == self._context.number:
            return self._here(number)
        return destroy_in(self._context, self._here, number)

    def _here(self, number: int) -> int:
        return call_relaxed(self._function, number)  # type: ignore[no-any-return]


def owned_in(context: Context, handle: Any, destroy: str, *keep: Any) -> Owned:
    """A handle that was made in ``context``, destroyed there by the C function ``destroy`` once nothing refers to it any more;
    until then it keeps ``keep``."""
    return Owned(handle, Inside(context, destroy), keep)


class InContext(NoConstructor):
    """Base of what owns such a handle. It can be the subject of ``with``, which closes it."""

    __slots__ = ("_owned", "_device_id", "__weakref__")
    _owned: Owned | None
    """None once closed. What was made from this object keeps it."""
    _device_id: int
    _called = ""
    """What it is in messages."""

    @property
    def handle(self) -> int:
        """Its handle in C; 0 once closed."""
        return 0 if self._owned is None else self._owned.number

    @property
    def is_closed(self) -> bool:
        return self._owned is None

    @property
    def device(self) -> Device:
        """The device on which it was made."""
        from .device import Device

        return Device(self._device_id)

    def _open(self) -> Owned:
        if self._owned is None:
            raise RuntimeError(f"this {self._called} is closed")
        return self._owned

    def close(self) -> None:
        """Give it up: it is destroyed once nothing that was made from it is left. Closing again does nothing."""
        self._owned = None

    def __enter__(self: T) -> T:
        return self

    def __exit__(self, *error: Any) -> None:
        self.close()
