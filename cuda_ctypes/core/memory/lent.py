"""Memory of buffers that graphs use too: it is freed when its buffer is closed and no graph uses it any more."""

from __future__ import annotations

from ..lifetimes import Owned, take_free
from .buffer import CLOSED, Buffer, changing, made

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class Lent:
    """Frees a lent buffer: not at all. Its twin frees the memory in the same order when nothing refers to it any more."""

    __slots__ = ("twin",)

    def __init__(self, twin: Buffer) -> None:
        self.twin = twin

    def __call__(self, address: Any, stream: Any) -> int:
        return 0

    def free_by(self, free: Any, order: Any) -> Lent:
        twin = self.twin
        twin._free = twin._free and twin._free_on(free, order)
        twin._stream = order
        return self


def lend(buffer: Buffer) -> Any:
    """An object that keeps the memory of an open buffer, even if the buffer is closed later."""
    lent: Any = getattr(buffer, "_free", None)
    if lent.__class__ is Lent:  # before
        return lent.twin
    with changing:
        try:
            found = buffer._free
            if isinstance(found, Lent):
                return found.twin
            if found is None and buffer._resource is None:
                return buffer.owner
            more = buffer._more
            twin: Buffer = made(Buffer, None, buffer._size, buffer._resource, None, None, more)  # owns nothing yet
            lent = Lent(twin)
            more, unordered = {**(more or {}), "lent": lent}, buffer._stream or Owned(0)  # 0: memory without an order
            address = buffer._address or 0
            twin._free = take_free(buffer)  # this thread, or one that closes it
            twin._stream = buffer._stream  # which machine code sets until then
            # One by one: a tuple takes memory, and where that ends both would be closed. No signal handler runs in between.
            buffer._more = more
            buffer._stream = twin._stream or unordered
            buffer._free = lent  # now another thread may close it
            twin._address = address
        except AttributeError:
            raise RuntimeError(CLOSED) from None
        return twin
