"""Streams: queues of work that a device does in order."""

from __future__ import annotations

from ._driver import as_int, cuda, late
from .context import InContext, needed

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .event import Event

destroy_stream = late(globals(), "destroy_stream", "cuStreamDestroy")


class Stream(InContext):
    """A stream of the current context. C: cuStreamCreate.

    It is destroyed with the last reference to it.

    Parameters
    ----------
    flags : int
        Bits of ``stream_flags``; 0 for the defaults.

    Raises
    ------
    LogicError
        No context is current, or the driver refuses the flags.
    TypeError, OverflowError
        ``flags`` is not an int of 32 bits.
    """

    __slots__ = ()
    _destroyed_by = "cuStreamDestroy"

    def __init__(self, flags: int = 0) -> None:
        self._create(needed(), "cuStreamCreate", as_int(flags, "flags"))

    @staticmethod
    def _destroyer() -> Any:
        return destroy_stream

    @property
    def handle(self) -> int:
        """The address of the CUstream, an int. Raises LogicError once its context has ended."""
        return self._open()

    def synchronize(self) -> None:
        """Wait until all work in the stream is done. C: cuStreamSynchronize.

        Raises
        ------
        LogicError, LaunchError
            A kernel failed.
        """
        cuda.cuStreamSynchronize(self._open())

    def is_done(self) -> bool:
        """Whether all work in the stream is done. C: cuStreamQuery.

        Returns
        -------
        bool

        Raises
        ------
        LogicError, LaunchError
            A kernel failed.
        """
        return bool(cuda.cuStreamQuery(self._open()))

    def wait_for_event(self, event: Event) -> None:
        """Let all later work in the stream wait for an event. C: cuStreamWaitEvent.

        Parameters
        ----------
        event : Event
            An event of any context.

        Raises
        ------
        TypeError
            ``event`` is not an Event.
        LogicError
            The context of one of them has ended.
        """
        from .event import Event

        if not isinstance(event, Event):
            raise TypeError(f"event: an Event is expected, got {type(event).__name__}")
        cuda.cuStreamWaitEvent(self._open(), event._open(), 0)

    def __cuda_stream__(self) -> tuple[int, int]:
        """The protocol of streams between libraries: its version, 0, and the address of the CUstream."""
        return 0, self._open()

    def __repr__(self) -> str:
        return f"<Stream {self._number:#x}>"


def stream_number(stream: Any) -> int:
    """The address of a CUstream: 0, the default stream, for None. Streams of other libraries have ``__cuda_stream__``.
    Raises TypeError for anything else.
    """
    if stream is None:
        return 0
    if isinstance(stream, Stream):
        return stream._open()
    protocol = getattr(stream, "__cuda_stream__", None)
    if protocol is None:
        raise TypeError(f"stream: a Stream or None is expected, got {type(stream).__name__}")
    return int(protocol()[1])
