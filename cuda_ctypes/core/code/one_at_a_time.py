"""Calls of an object that compiles or links, one at a time."""

from __future__ import annotations

from ..._floor import Lock
from ..lifetimes import Unique

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, TypeVar

    T = TypeVar("T")


class OneAtATime(Unique):
    """Base of an object that lets one thread in; the others wait.

    A call inside of another one of the same thread (of a signal handler, a finalizer, or a log's ``write``) would wait for
    itself, or destroy a handle in use. It raises RuntimeError.
    """

    __slots__ = ("_lock", "_busy")
    _called = ""
    """The name of the object in messages."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._busy = False

    def _alone(self, call: Callable[..., T], *arguments: Any) -> T:
        with self._lock:
            if self._busy:
                raise RuntimeError(
                    f"this {self._called} is in use by the call that this one interrupted: use it when that has returned"
                )
            self._busy = True
            try:
                return call(*arguments)
            finally:
                self._busy = False
