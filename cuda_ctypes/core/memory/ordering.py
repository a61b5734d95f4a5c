"""The order in which memory is freed: a stream, kept until then."""

from __future__ import annotations

from .. import stream as streams
from .._driver import as_int, fail, late
from ..context import current_context
from ..lifetimes import Owned, inside
from ..stream import LEGACY_DEFAULT_STREAM, PER_THREAD, PER_THREAD_DEFAULT_STREAM, Stream, default_stream, stream_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    Free = Callable[[Any, Any], int]

free_async: Free = late(globals(), "free_async", "cuMemFreeAsync")
get_current = late(globals(), "get_current", "cuCtxGetCurrent", 0)

_bound: dict[tuple[int, int], Bound] = {}


class Bound:
    """A default stream in one context: each context has its own, all with the same handle."""

    __slots__ = ("handle", "number", "owned", "context", "free")

    def __init__(self, owned: Owned, context: int) -> None:
        self.handle = owned.handle
        self.number = owned.number
        self.owned = owned
        self.context = context
        self.free: Free = self._free  # made once, because it is asked for often

    def _free(self, address: Any, stream: Any) -> int:
        """cuMemFreeAsync in this context, whichever is current."""
        if get_current() == self.context:
            return free_async(address, stream)
        return inside(self.context, int, free_async, address, stream)  # type: ignore[no-any-return]

    def here(self, free: Any) -> Any:
        """``free`` for a call in the current context, where no Python is needed."""
        return free_async if free == self.free and get_current() == self.context else free

    def call(self, function: Any, *arguments: Any) -> Any:
        """Call a function in this context."""
        return inside(self.context, lambda status: fail(status, "cuCtxPushCurrent"), function, *arguments)


def order_of(stream: Any) -> tuple[Any, Free]:
    """The object that keeps a stream for a buffer, and the C function that frees pool memory on it.

    Raises TypeError for anything but a stream, RuntimeError for a closed one, and CUDAError for a default stream
    without a current context.
    """
    if stream.__class__ is not Stream:
        stream = stream_of(stream)
    owned = stream._owned or stream._open()
    number = owned.number
    if number > PER_THREAD:
        return owned, free_async
    context = get_current() or int(current_context().handle)  # raises the error
    bound = _bound.get((context, number))
    if bound is None:
        bound = _bound[context, number] = Bound(owned, context)
    return bound, bound.free


def default_order() -> Any:
    """The object that keeps the default stream, as of :func:`order_of`."""
    stream = default_stream()
    return _bound.get((get_current(), stream._number)) or order_of(stream)[0]  # type: ignore[arg-type]


def free_in_order(address: Any, stream: Any) -> None:
    """Free pool memory in the order of ``stream``. C: cuMemFreeAsync."""
    order, _ = order_of(stream)  # a default stream's context is current
    status = free_async(as_int(address, "ptr"), order.number)
    if status:
        fail(status, "cuMemFreeAsync")


def stream_in_order(order: Any) -> Stream:
    """The Stream of a kept order."""
    if order.__class__ is Owned:  # not a default stream
        number = order.number
        return streams.stream_of_owned(order, number, number)
    owned = order.owned if order.__class__ is Bound else order
    if owned is None:
        return default_stream()
    if owned is LEGACY_DEFAULT_STREAM._owned:
        return LEGACY_DEFAULT_STREAM
    if owned is PER_THREAD_DEFAULT_STREAM._owned:
        return PER_THREAD_DEFAULT_STREAM
    return Stream._of(owned)
