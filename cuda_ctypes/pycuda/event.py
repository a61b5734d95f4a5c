"""Points in a stream's work: to wait for, and to measure time between two of them."""

from __future__ import annotations

from ._driver import as_int, cuda, late, refuse
from .context import InContext, needed
from .errors import LogicError
from .stream import stream_number

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

INVALID_HANDLE = 400
destroy_event = late(globals(), "destroy_event", "cuEventDestroy")


class Event(InContext):
    """An event of the current context (cuEventCreate); ``flags`` are of ``event_flags``."""

    __slots__ = ()
    _destroyed_by = "cuEventDestroy"

    def __init__(self, flags: int = 0) -> None:
        context = needed()
        self._own(cuda.cuEventCreate(as_int(flags, "flags")), context)

    @staticmethod
    def _destroy(number: int) -> int:
        return destroy_event(number)  # type: ignore[no-any-return]

    def record(self, stream: Any = None) -> Event:
        """Let it happen once all is done that is in the stream now (cuEventRecord). Returns the event."""
        cuda.cuEventRecord(self._open(), stream_number(stream))
        return self

    def synchronize(self) -> Event:
        """Wait until it has happened (cuEventSynchronize). Returns the event."""
        cuda.cuEventSynchronize(self._open())
        return self

    def query(self) -> bool:
        """Whether it has happened, or was never recorded (cuEventQuery)."""
        return bool(cuda.cuEventQuery(self._open()))

    def time_since(self, start_event: Event) -> float:
        """Milliseconds from another event to this one (cuEventElapsedTime); both must have happened."""
        return _elapsed(_opened(start_event), self._open())

    def time_till(self, end_event: Event) -> float:
        """Milliseconds from this event to another one (cuEventElapsedTime); both must have happened."""
        return _elapsed(self._open(), _opened(end_event))

    def ipc_handle(self) -> bytes:
        """By which another process opens it: made with INTERPROCESS and DISABLE_TIMING (cuIpcGetEventHandle)."""
        return bytes(cuda.cuIpcGetEventHandle(self._open()))

    @classmethod
    def from_ipc_handle(cls, handle: bytes) -> Event:
        """The event that another process made (cuIpcOpenEventHandle)."""
        context = needed()
        self = object.__new__(cls)
        self._own(cuda.cuIpcOpenEventHandle(cuda.CUipcEventHandle.from_buffer_copy(handle)), context)
        return self

    def __repr__(self) -> str:
        return f"<Event {self._number:#x}>"


def _elapsed(start: int, end: int) -> float:
    try:
        return float(cuda.cuEventElapsedTime(start, end))
    except LogicError as error:
        if error.status != INVALID_HANDLE:
            raise
    advice = "one of the events was never recorded, was made with DISABLE_TIMING, or is of another context"
    refuse(INVALID_HANDLE, "cuEventElapsedTime", advice)


def _opened(event: Any) -> int:
    if not isinstance(event, Event):
        raise TypeError(f"an Event is expected, got {type(event).__name__}")
    return event._open()
