"""Events: points in a stream's work, to wait for and to measure time between."""

from __future__ import annotations

import ctypes

from ._driver import as_int, cuda, late, refuse
from .context import InContext, needed
from .errors import LogicError
from .stream import stream_number

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

INVALID_HANDLE = 400
destroy_event = late(globals(), "destroy_event", "cuEventDestroy")


class Event(InContext):
    """An event of the current context. C: cuEventCreate.

    It is destroyed with the last reference to it.

    Parameters
    ----------
    flags : int
        Bits of ``event_flags``; 0 for the defaults.

    Raises
    ------
    LogicError
        No context is current, or the driver refuses the flags.
    TypeError, OverflowError
        ``flags`` is not an int of 32 bits.
    """

    __slots__ = ()
    _destroyed_by = "cuEventDestroy"

    def __init__(self, flags: int = 0) -> None:
        self._create(needed(), "cuEventCreate", as_int(flags, "flags"))

    @staticmethod
    def _destroyer() -> Any:
        return destroy_event

    def record(self, stream: Any = None) -> Event:
        """Put the event into a stream: it happens when all work before it is done. C: cuEventRecord.

        Parameters
        ----------
        stream : Stream, optional
            The default stream if None.

        Returns
        -------
        Event
            This event.

        Raises
        ------
        LogicError
            The stream is of another context.
        TypeError
            ``stream`` is not a stream.
        """
        cuda.cuEventRecord(self._open(), stream_number(stream))
        return self

    def synchronize(self) -> Event:
        """Wait until the event has happened. C: cuEventSynchronize.

        Returns
        -------
        Event
            This event.

        Raises
        ------
        LogicError, LaunchError
            A kernel before it failed.
        """
        cuda.cuEventSynchronize(self._open())
        return self

    def query(self) -> bool:
        """Whether the event has happened, or was never recorded. C: cuEventQuery.

        Returns
        -------
        bool

        Raises
        ------
        LogicError, LaunchError
            A kernel before it failed.
        """
        return bool(cuda.cuEventQuery(self._open()))

    def time_since(self, start_event: Event) -> float:
        """The time from another event to this one. Both must have happened. C: cuEventElapsedTime.

        Parameters
        ----------
        start_event : Event
            The earlier event.

        Returns
        -------
        float
            Milliseconds.

        Raises
        ------
        LogicError
            One of them was never recorded, keeps no time (DISABLE_TIMING), or is of another context.
        RuntimeError
            One of them has not happened yet.
        TypeError
            ``start_event`` is not an Event.
        """
        return _elapsed(_opened(start_event), self._open())

    def time_till(self, end_event: Event) -> float:
        """The time from this event to another one. Both must have happened. C: cuEventElapsedTime.

        Parameters
        ----------
        end_event : Event
            The later event.

        Returns
        -------
        float
            Milliseconds.

        Raises
        ------
        LogicError
            One of them was never recorded, keeps no time (DISABLE_TIMING), or is of another context.
        RuntimeError
            One of them has not happened yet.
        TypeError
            ``end_event`` is not an Event.
        """
        return _elapsed(self._open(), _opened(end_event))

    def ipc_handle(self) -> bytes:
        """A handle to open the event in another process. C: cuIpcGetEventHandle.

        Returns
        -------
        bytes

        Raises
        ------
        LogicError
            The event was made without INTERPROCESS and DISABLE_TIMING.
        """
        return bytes(cuda.cuIpcGetEventHandle(self._open()))

    @classmethod
    def from_ipc_handle(cls, handle: bytes) -> Event:
        """Open an event of another process. C: cuIpcOpenEventHandle.

        Parameters
        ----------
        handle : bytes
            The result of its :meth:`ipc_handle`.

        Returns
        -------
        Event

        Raises
        ------
        LogicError
            No context is current, or the driver refuses.
        TypeError, ValueError
            ``handle`` is not bytes, or has fewer bytes than a handle.
        """
        context = needed()
        self = object.__new__(cls)
        cell, opened = ctypes.c_void_p(), cuda.CUipcEventHandle.from_buffer_copy(handle)
        self._make(context, cell, "cuIpcOpenEventHandle", ctypes.byref(cell), opened)
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
