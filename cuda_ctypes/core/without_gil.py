"""Taking the content out of a slot without the GIL.

CPython 3.13 looks whether a slot is empty before it locks the object, so that ``del`` succeeds in two threads at the same time. Machine code
that ends objects (:mod:`.._floor.native.endings`) locks the object too.
"""

from __future__ import annotations

from .._floor import forkable_lock
from .._floor.native import routines

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    Take = Callable[[Any], Any]

_lock = forkable_lock()


def taker(name: str) -> Take:
    """As :func:`.lifetimes.take_free`, for any slot."""
    takers: dict[type, Take] = {}

    def take(item: Any) -> Any:
        cls = next(base for base in type(item).__mro__ if name in base.__dict__)
        taker = takers.get(cls) or takers.setdefault(cls, _taker(cls, name))
        (content,) = map(taker, (item,))  # one step for signal handlers: their exceptions cannot lose the content
        return content

    return take


def _taker(cls: type, name: str) -> Take:
    def locked(item: Any) -> Any:
        with _lock:
            content = getattr(item, name)
            delattr(item, name)
            return content

    try:
        if routines() is None:
            return locked
        from .._floor.native.endings import Ending
    except ImportError:  # the interpreter is ending, in one thread
        return locked
    ending = Ending(cls, None, locked)
    ending.gives(name)
    ending.name = f"{cls.__name__}.{name}"
    return ending.method(cls, name)  # type: ignore[no-any-return]
